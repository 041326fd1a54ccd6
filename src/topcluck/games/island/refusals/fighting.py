"""Attacks that cannot be made (CMB, RANGE), and Scrolls and dice that are no part of the combat."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.refusals.attempt import Attempt, about, explains, not_mine, not_there
from topcluck.games.island.refusals.hand import not_in_hand
from topcluck.games.island.refusals.paying import must_move_on, unpaid
from topcluck.games.island.rules.movement import overlap
from topcluck.games.island.rules.reach import targets_of
from topcluck.games.island.rules.tokens import is_exposed
from topcluck.games.island.rules.values import range_of
from topcluck.games.island.state import State
from topcluck.kernel.errors import Refusal

CARD_PLAY = (d.COMBAT_PLAY, d.COMBAT_MORE)


@explains(a.ATTACK)
def attack(attempt: Attempt) -> Refusal | None:
    """Not mine, not paid for, in transit, no enemy, or out of reach."""
    if attempt.asked not in (d.ACTION, d.ATTACK_WITH):
        return None
    found = not_mine(attempt, attempt.first, "CMB-1")
    if not found and attempt.asked == d.ACTION:
        found = unpaid(attempt)
    return found or _cannot_attack(attempt, attempt.first, attempt.second) or must_move_on(attempt)


def _cannot_attack(attempt: Attempt, attacker: int, defender: int) -> Refusal | None:
    """Why these two cannot fight; None if they can."""
    state = attempt.state
    if attempt.asked == d.ATTACK_WITH and attempt.frame[2] not in (-1, attacker):
        return Refusal("FX-7", "somebody-else-attacks", about(unit=attempt.unit(attempt.frame[2])))
    if overlap(state) and state.transit >> attacker & 1:
        return Refusal("RUL-18", "in-transit", about(unit=attempt.unit(attacker)))
    if not state.are_enemies(attempt.seat, state.owner_of(defender)):
        return Refusal("CMB-2", "not-an-enemy-unit", about(unit=attempt.unit(defender)))
    for unit in (attacker, defender):
        if state.where[unit] >= 0 and not is_exposed(state, unit):
            return Refusal("GALLOS-6", "covered-by-others", about(unit=attempt.unit(unit)))
    if defender in targets_of(state, attacker):
        return None
    return not_there(attempt, defender) or _out_of_reach(attempt, attacker, defender)


def _out_of_reach(attempt: Attempt, attacker: int, defender: int) -> Refusal:
    """Adjacent, or within Range (CMB-1, RANGE-1)."""
    state = attempt.state
    away = state.box.board.distance[state.where[attacker]][state.where[defender]]
    words = about(unit=attempt.unit(attacker), other=attempt.unit(defender), distance=away)
    reach = range_of(state, attacker)
    if reach > 1:
        return Refusal("RANGE-1", "out-of-range", (*words, *about(range=reach)))
    return Refusal("CMB-1", "not-adjacent", words)


# -- card play -----------------------------------------------------------------------------------------------------


@explains(a.LAY)
def lay(attempt: Attempt) -> Refusal | None:
    """Scrolls are laid in card play, from the own hand, if they are meant for combat (CMB-5, FX-10)."""
    state = attempt.state
    if not state.fighting:
        return Refusal("CMB-5", "no-combat")
    if not _card_play_to_come(state):
        return Refusal("CMB-18", "card-play-is-over")
    found = not_in_hand(attempt, "CMB-5")
    if not found and not state.box.in_combat[attempt.first]:
        found = Refusal("FX-10", "only-on-your-turn", about(scroll=attempt.card(attempt.first)))
    return found


def _card_play_to_come(state: State) -> bool:
    """Whether Scrolls are being laid, or will be in this combat."""
    return state.stack[-1][0] in CARD_PLAY or any(frame[0] == d.CARD_PLAY for frame in state.stack)


@explains(a.PASS)
def do_pass(attempt: Attempt) -> Refusal | None:
    """Passing is for card play; who has laid a Scroll says "done" (CMB-5, RUL-134)."""
    if attempt.asked == d.COMBAT_MORE:
        return Refusal("RUL-134", "laid-already")
    return None if attempt.state.fighting else Refusal("CMB-5", "no-combat")


@explains(a.DONE)
def be_done(attempt: Attempt) -> Refusal | None:
    """Who lays nothing passes (CMB-5)."""
    return Refusal("CMB-5", "pass-instead") if attempt.asked == d.COMBAT_PLAY else None


@explains(a.RESOLVE)
def resolve(attempt: Attempt) -> Refusal | None:
    """Only own Scrolls that are turned up and not yet resolved (CMB-6)."""
    if attempt.asked != d.COMBAT_NEXT:
        return None
    return Refusal("CMB-6", "not-turned-up", about(scroll=attempt.card(attempt.first)))


@explains(a.DROP)
def drop(attempt: Attempt) -> Refusal | None:
    """One of the own Strategies; where the new one stays, an old one (STRAT-3)."""
    if attempt.asked != d.STRATEGY_LIMIT:
        return None
    words = about(scroll=attempt.card(attempt.first))
    if attempt.first == attempt.frame[3]:
        return Refusal("STRAT-3", "new-strategy-stays", words)
    return Refusal("STRAT-3", "strategy-not-in-play", words)
