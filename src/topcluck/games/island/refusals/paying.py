"""What an action costs (TURN-6, ACT, DICE), and what a unit in transit asks for first (MOVE-6)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island.refusals.attempt import Attempt, about
from topcluck.games.island.rules.movement import members, overlap
from topcluck.games.island.state import CHICKEN, CLAW
from topcluck.kernel.errors import Refusal

_RETRIEVES = (a.TAKE, a.RECOVER)


def unpaid(attempt: Attempt) -> Refusal | None:
    """Neither the free action nor a die is left for it (TURN-6, ACT-2, DICE-3, DICE-4)."""
    if not attempt.state.free_used:
        return None
    if attempt.verb == a.BUILD:
        return Refusal("ACT-2", "build-needs-the-free-action")
    if attempt.verb in _RETRIEVES:
        return None if _has(attempt, CHICKEN) else Refusal("TURN-6", "no-retrieve-left")
    return None if _has(attempt, CLAW) else Refusal("TURN-6", "no-action-left")


def unpaid_by(attempt: Attempt) -> Refusal | None:
    """What was named as payment is not there: the free action, a claw or a chicken."""
    if attempt.verb in (a.CLAW_MOVE, a.CLAW_ATTACK):
        return None if _has(attempt, CLAW) else Refusal("DICE-3", "no-such-die", about(face="claw"))
    if attempt.verb == a.CHICKEN_RETRIEVE:
        return None if _has(attempt, CHICKEN) else Refusal("DICE-4", "no-such-die", about(face="chicken"))
    if not attempt.state.free_used:
        return None
    if attempt.verb == a.FREE_BUILD:
        return Refusal("ACT-2", "build-needs-the-free-action")
    return Refusal("TURN-6", "free-action-used")


def _has(attempt: Attempt, face: int) -> bool:
    """Whether such a die lies on the Banner."""
    return attempt.state.banner[attempt.seat * 6 + face] > 0


def must_move_on(attempt: Attempt) -> Refusal | None:
    """While a unit is in transit it moves on, or keeps a way out (MOVE-6, RUL-132); None if there is no such unit."""
    state = attempt.state
    if not overlap(state):
        return None
    words = about(unit=attempt.unit(members(state.transit)[0]))
    if attempt.verb == a.END or state.box.options.own_overlap == "consecutive_moves":
        return Refusal("MOVE-6", "must-move-on", words)
    return Refusal("RUL-132", "keep-a-way-out", words)
