"""Flags that are not handed over, and units that do not take one (FLAG)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals.attempt import Attempt, about, explains, not_mine
from topcluck.games.island.rules.flags import flag_hex
from topcluck.games.island.rules.movement import group_hex
from topcluck.kernel.errors import Refusal


@explains(a.HAND_FLAG)
def hand_flag(attempt: Attempt) -> Refusal | None:
    """Between own units in the hex of a move action, each Flag once per visit (FLAG-10, RUL-133)."""
    state, flag, unit = attempt.state, attempt.first, attempt.second
    if flag >= len(state.flags):
        return Refusal("FLAG-3", "no-such-flag", about(owner=SEATS[flag]))
    if attempt.asked != d.MOVE_STEP:
        return Refusal("FLAG-10", "flags-pass-in-moves")
    carrier, hex = state.flags[flag], group_hex(state, attempt.frame[2])
    if carrier < 0 or state.owner_of(carrier) != attempt.seat or state.where[carrier] != hex:
        here = attempt.hex(flag_hex(state, flag))
        return Refusal("FLAG-10", "flag-not-at-hand", about(owner=SEATS[flag], hex=attempt.hex(hex), here=here))
    found = not_mine(attempt, unit, "FLAG-10")
    if found or state.where[unit] != hex:
        return found or Refusal("FLAG-10", "not-in-the-hex", about(unit=attempt.unit(unit), hex=attempt.hex(hex)))
    if unit == carrier:
        return Refusal("FLAG-10", "carries-it-already", about(unit=attempt.unit(unit), owner=SEATS[flag]))
    return Refusal("RUL-133", "flag-once-per-visit", about(owner=SEATS[flag]))


@explains(a.CARRY)
def carry(attempt: Attempt) -> Refusal | None:
    """An own Chicken at the start (FLAG-3); later one of those in the hex of the Flag (RUL-37, RUL-139)."""
    state, unit = attempt.state, attempt.first
    if attempt.asked == d.FLAG_START:
        return not_mine(attempt, unit, "FLAG-3")
    if attempt.asked == d.FLAG_TAKE:
        here = attempt.hex(flag_hex(state, attempt.frame[2]))
        beside = Refusal("FLAG-8", "not-in-the-hex", about(unit=attempt.unit(unit), hex=here))
        return not_mine(attempt, unit, "FLAG-8") or beside
    return None
