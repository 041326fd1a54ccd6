"""Leaders and Bases that are not to be had (SET)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.kernel.errors import Refusal


@explains(a.CHOOSE)
def choose(attempt: Attempt) -> Refusal | None:
    """One of the Leaders that were dealt (SET-2)."""
    if attempt.asked != d.CHOOSE_LEADER:
        return None
    return Refusal("SET-2", "leader-not-dealt", about(card=attempt.card(attempt.first)))


@explains(a.CLAIM)
def claim(attempt: Attempt) -> Refusal | None:
    """A Base that nobody has claimed (SET-11)."""
    if attempt.asked != d.CLAIM:
        return None
    hex = attempt.first
    if attempt.state.box.board.ground[hex] != BASE:
        return Refusal("SET-11", "not-a-base", about(hex=attempt.hex(hex)))
    return Refusal("SET-11", "base-is-claimed", about(hex=attempt.hex(hex)))
