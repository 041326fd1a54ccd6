"""Why something is not on offer: the rule that forbids it, and what would make a sentence of it.

One function for each verb, sorted by subject; each says what a player would be told who tries it at that moment. They
look only at what lies open and at what the asking seat itself holds, so that asking teaches nothing. The sentences
stand in `words/` under ``island-refusal-`` and the name of the message.
"""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals import (
    acting,
    building,
    cards,
    fighting,
    flags,
    laying,
    moving,
    placing,
    retrieving,
    rolling,
    setting_up,
    stars,
)
from topcluck.games.island.refusals.attempt import EXPLAINERS, Attempt, about, asked_for
from topcluck.games.island.state import NOBODY, State
from topcluck.kernel.errors import Refusal

__all__ = [
    "explain", "acting", "building", "cards", "fighting", "flags", "laying", "moving", "placing", "retrieving",
    "rolling", "setting_up", "stars",
]  # fmt: skip

_ACTIONS = frozenset(
    {
        a.FREE_BUILD, a.FREE_MOVE, a.FREE_ATTACK, a.FREE_RETRIEVE, a.CLAW_MOVE, a.CLAW_ATTACK, a.CHICKEN_RETRIEVE,
        a.STAR_LINEUP, a.STAR_SIFT, a.STAR_DRAW, a.STAR_FEAST, a.STAR_SHIELD, a.STAR_PARDON, a.USE, a.USE_STRATEGY,
        a.PLACE, a.PLAY, a.END, a.BUILD, a.MOVE, a.ATTACK,
    }
)  # fmt: skip
_OF_THE_TURN = _ACTIONS | {a.SKIP, a.ADD, a.ADD_SPENT, a.LIFT, a.ROLL, a.KEEP, a.PAY, a.DRAW}
_ROLL_STEP = (d.ROLL, d.REROLL, d.REROLL_DICE)
_RULE_OF = {
    d.CATASTROPHE_ORDER: "CAT-2", d.TRIGGER_ORDER: "GEN-12", d.TILE_LINK: "RUL-118", d.ARRANGE: "GALLOS-7",
    d.ARRANGE_STACK: "GALLOS-7", d.LOSE_CHICKEN: "RUL-43",
}  # fmt: skip  # cards: GEN-1


def explain(state: State, seat: int, code: int) -> Refusal:
    """The rule that forbids an action that is not on offer, from what the seat may know."""
    attempt = Attempt(state, seat, code)
    explainer = EXPLAINERS.get(attempt.verb)
    found = _not_my_turn(attempt) or (explainer(attempt) if explainer else None)
    return found or _not_now(attempt)


def _offers_such(attempt: Attempt) -> bool:
    """Whether something with this verb is on offer."""
    return attempt.verb in {a.kind(code) for code in attempt.state.actions(attempt.seat)}


def _not_my_turn(attempt: Attempt) -> Refusal | None:
    """The steps of a turn are for the player whose turn it is (TURN-1)."""
    active = attempt.state.active
    if attempt.verb not in _OF_THE_TURN or active in (NOBODY, attempt.seat) or _offers_such(attempt):
        return None
    return Refusal("TURN-1", "not-your-turn", about(active=SEATS[active]))


def _not_now(attempt: Attempt) -> Refusal:
    """Something else is asked; there is no way back from it (RUL-135)."""
    state = attempt.state
    if _offers_such(attempt):
        return Refusal(_RULE_OF.get(attempt.asked, "GEN-1"), "not-among-the-choices", asked_for(state))
    if attempt.verb in _ACTIONS and state.active == attempt.seat and attempt.asked != d.ACTION:
        if attempt.asked in _ROLL_STEP:
            return Refusal("TURN-1", "roll-first", asked_for(state))
        if not any(frame[0] == d.ACTION for frame in state.stack):
            return Refusal("TURN-1", "actions-are-over")
        return Refusal("RUL-135", "no-way-back", asked_for(state))
    return Refusal("RUL-135", "asked-first", asked_for(state))
