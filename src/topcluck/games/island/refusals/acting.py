"""Actions that are not possible or not paid for, +1 dice, and Scrolls that are played face up, drawn or discarded."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.box import STRATEGY
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals.attempt import Attempt, about, explains, not_mine
from topcluck.games.island.refusals.hand import not_in_hand
from topcluck.games.island.refusals.paying import must_move_on, unpaid_by
from topcluck.games.island.refusals.rolling import no_die
from topcluck.games.island.rules.building import buildable
from topcluck.games.island.rules.combat import can_attack
from topcluck.games.island.rules.movement import movable_units
from topcluck.games.island.rules.retrieving import can_pick
from topcluck.games.island.rules.tokens import can_rearrange
from topcluck.games.island.state import PLUS_ONE
from topcluck.kernel.errors import Refusal

# -- actions -------------------------------------------------------------------------------------------------------


@explains(
    a.FREE_BUILD, a.FREE_MOVE, a.FREE_ATTACK, a.FREE_RETRIEVE, a.CLAW_MOVE, a.CLAW_ATTACK, a.CHICKEN_RETRIEVE
)  # fmt: skip
def act(attempt: Attempt) -> Refusal | None:
    """Not paid for, not possible at all (RUL-135), or a unit in transit comes first."""
    if attempt.asked != d.ACTION:
        return None
    return unpaid_by(attempt) or _impossible(attempt) or must_move_on(attempt)


def _impossible(attempt: Attempt) -> Refusal | None:
    """There is nothing to do it with, or to."""
    state, seat = attempt.state, attempt.seat
    if attempt.verb == a.FREE_BUILD and state.box.quick:
        return Refusal("QUICK-2", "build-comes-first")
    if attempt.verb == a.FREE_BUILD:
        return None if buildable(state, seat, most=1) else Refusal("BUILD-7", "nothing-to-build")
    if attempt.verb in (a.FREE_MOVE, a.CLAW_MOVE):
        possible = movable_units(attempt.once_paid().state, seat, most=1) or can_rearrange(state, seat)
        return None if possible else Refusal("MOVE-3", "nobody-can-move")
    if attempt.verb in (a.FREE_ATTACK, a.CLAW_ATTACK):
        return None if can_attack(state, seat) else Refusal("CMB-1", "nobody-in-reach")
    possible = can_pick(state, seat) or can_rearrange(state, seat)
    return None if possible else Refusal("RET-3", "nothing-to-retrieve")


@explains(a.END)
def end(attempt: Attempt) -> Refusal | None:
    """The step does not end while a unit in transit has a way out (MOVE-6)."""
    return must_move_on(attempt) if attempt.asked == d.ACTION else None


@explains(a.DRAW)
def draw(attempt: Attempt) -> Refusal | None:
    """So many Scrolls as the Draw step allows, and only there (TURN-7)."""
    if attempt.asked != d.DRAW_STEP:
        return Refusal("TURN-7", "draw-at-the-end")
    numbers = [a.first(code) for code in attempt.state.actions(attempt.seat)]
    return Refusal("TURN-7", "draw-another-number", about(number=attempt.first, least=min(numbers), most=max(numbers)))


# -- what is no action ---------------------------------------------------------------------------------------------


@explains(a.PLACE)
def place(attempt: Attempt) -> Refusal | None:
    """A +1 die on a unit of one's own: outside combat on any, in combat on the attacker (RUL-10)."""
    found = not_mine(attempt, attempt.first, "DICE-6")
    if not found and attempt.state.fighting:
        found = Refusal("RUL-10", "add-it-to-the-attacker")
    if found or attempt.asked != d.ACTION:
        return found
    has_die = attempt.state.banner[attempt.seat * 6 + PLUS_ONE]
    return must_move_on(attempt) if has_die else no_die(PLUS_ONE)


@explains(a.PLAY)
def play(attempt: Attempt) -> Refusal | None:
    """From the own hand, if the card may be played outside combat (MAGIC-2), between actions (RUL-117)."""
    found = not_in_hand(attempt, "MAGIC-2")
    if found:
        return found
    box, words = attempt.state.box, about(scroll=attempt.card(attempt.first))
    if not box.in_turn[attempt.first]:
        if box.kind[attempt.first] == STRATEGY:
            return Refusal("RUL-29", "only-in-combat", words)
        return Refusal("SCR-2", "only-in-combat", words)
    if attempt.state.fighting:
        return Refusal("RUL-117", "not-in-combat", words)
    return must_move_on(attempt) if attempt.asked == d.ACTION else None


@explains(a.DISCARD)
def discard(attempt: Attempt) -> Refusal | None:
    """A Scroll of the own hand, or of the hand that a card has opened."""
    if attempt.asked == d.HAND_DISCARD:
        return not_in_hand(attempt, "SCR-3")
    if attempt.asked == d.DISCARD_FROM:
        words = about(scroll=attempt.card(attempt.first), owner=SEATS[attempt.frame[2]])
        return Refusal("SCR-3", "not-in-that-hand", words)
    return None
