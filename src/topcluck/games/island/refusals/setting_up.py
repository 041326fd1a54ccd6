"""Leaders, Bases and markers that are not to be had (SET, SOLO)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.kernel.errors import Refusal


@explains(a.CHOOSE)
def choose(attempt: Attempt) -> Refusal | None:
    """One of the Leaders that were dealt (SET-2); against the Challenger any that leads nobody yet (SOLO-3)."""
    if attempt.asked == d.SOLO_LEADER:
        leads = attempt.first in attempt.state.box.leaders
        return Refusal("SOLO-3", "leader-is-taken", about(card=attempt.card(attempt.first))) if leads else None
    if attempt.asked != d.CHOOSE_LEADER:
        return None
    return Refusal("SET-2", "leader-not-dealt", about(card=attempt.card(attempt.first)))


@explains(a.CLAIM)
def claim(attempt: Attempt) -> Refusal | None:
    """A Base that nobody has claimed (SET-11)."""
    if attempt.asked not in (d.CLAIM, d.SOLO_BASE):
        return None
    hex = attempt.first
    if attempt.state.box.board.ground[hex] != BASE:
        return Refusal("SET-11", "not-a-base", about(hex=attempt.hex(hex)))
    return Refusal("SET-11", "base-is-claimed", about(hex=attempt.hex(hex)))


@explains(a.MARK)
def mark(attempt: Attempt) -> Refusal | None:
    """One of the six hexes beside the Challenger's Base (DESOLO-6)."""
    if attempt.asked != d.SOLO_MARKER:
        return None
    return Refusal("DESOLO-6", "not-beside-the-base", about(hex=attempt.hex(attempt.first)))
