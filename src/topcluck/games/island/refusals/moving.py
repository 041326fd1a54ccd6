"""Moves that are not to be (MOVE, BAND): who cannot set out, where no step leads, where nobody stops."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import SEA
from topcluck.games.island.box import PASS_ENEMIES
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals.attempt import Attempt, about, explains, not_mine
from topcluck.games.island.refusals.paying import must_move_on, unpaid
from topcluck.games.island.refusals.placing import bad_ground
from topcluck.games.island.rules.movement import (
    can_move,
    first_steps,
    group_hex,
    group_speed,
    may_move_now,
    members,
    moves_left,
    overlap,
)
from topcluck.games.island.rules.standing import burns, can_enter
from topcluck.games.island.rules.values import has_trait, speed_of
from topcluck.games.island.state import NOBODY, State
from topcluck.kernel.errors import Refusal

# -- setting out ---------------------------------------------------------------------------------------------------


@explains(a.MOVE)
def move(attempt: Attempt) -> Refusal | None:
    """Not mine, not paid for, stuck, or somebody else must move first."""
    unit = attempt.first
    found = not_mine(attempt, unit, "MOVE-1")
    if found or attempt.asked == d.MOVE_UNIT:
        return found or _cannot_set_out(attempt, unit)
    if attempt.asked == d.ACTION:
        return unpaid(attempt) or _cannot_set_out(attempt.once_paid(), unit)
    return None


def _cannot_set_out(attempt: Attempt, unit: int) -> Refusal | None:
    """Why the unit has no move; None if it has one."""
    state, name = attempt.state, attempt.unit(unit)
    transit = state.transit if overlap(state) else 0
    if not speed_of(state, unit):
        return Refusal("MOVE-2", "has-no-speed", about(unit=name))
    if transit >> unit & 1:
        first = members(transit)[0]
        if unit != first:
            return Refusal("RUL-132", "moves-as-a-whole", about(unit=name, other=attempt.unit(first)))
        return None if first_steps(state, transit) else Refusal("MOVE-3", "no-way-to-go", about(unit=name))
    if not can_move(state, unit):
        return Refusal("MOVE-3", "no-way-to-go", about(unit=name))
    return None if may_move_now(state, unit) else must_move_on(attempt)


@explains(a.WITH)
def take_along(attempt: Attempt) -> Refusal | None:
    """Only units of the stack that have Banding, and only where all of them can go (BAND-5)."""
    if attempt.asked != d.MOVE_BAND:
        return None
    state, unit, group = attempt.state, attempt.first, attempt.frame[2]
    found = not_mine(attempt, unit, "BAND-5") or _not_in(attempt, unit, group_hex(state, group))
    if found:
        return found
    if group >> unit & 1:
        return Refusal("BAND-5", "comes-already", about(unit=attempt.unit(unit)))
    if state.box.options.band_move == "whole_or_detach":
        return Refusal("RUL-62", "detached-stays", about(unit=attempt.unit(unit)))
    no_way = Refusal("RUL-133", "no-way-together", about(unit=attempt.unit(unit)))
    return _cannot_band(attempt, unit, group) or no_way


def _not_in(attempt: Attempt, unit: int, hex: int) -> Refusal | None:
    """Groups form in one hex."""
    if attempt.state.where[unit] == hex:
        return None
    return Refusal("BAND-5", "not-in-the-stack", about(unit=attempt.unit(unit), hex=attempt.hex(hex)))


def _cannot_band(attempt: Attempt, unit: int, group: int) -> Refusal | None:
    """Only units with Banding form a group (BAND-1, BAND-2)."""
    for one in (unit, *members(group)):
        if not attempt.state.bands(one):
            return Refusal("BAND-2", "has-no-banding", about(unit=attempt.unit(one)))
    return None


@explains(a.GO)
def set_off(attempt: Attempt) -> Refusal | None:
    """Others must come along: all of them (BAND-5), or who stands in the way of a unit in transit (RUL-132)."""
    if attempt.asked != d.MOVE_BAND:
        return None
    if attempt.state.box.options.band_move == "whole_then_change":
        return Refusal("BAND-5", "all-together")
    return Refusal("RUL-132", "make-room")


# -- on the way ----------------------------------------------------------------------------------------------------


@explains(a.STEP)
def step(attempt: Attempt) -> Refusal | None:
    """Too far, not to be entered, or no place where the move could end."""
    if attempt.asked not in (d.MOVE_STEP, d.MOVE_BAND):
        return Refusal("MOVE-1", "no-move-under-way") if attempt.asked == d.ACTION else None
    state, hex, group = attempt.state, attempt.first, attempt.frame[2]
    here = group_hex(state, group)
    if hex not in state.box.board.near[here]:
        return Refusal("MOVE-1", "not-next-to", about(hex=attempt.hex(hex), here=attempt.hex(here)))
    steps = attempt.frame[3] if attempt.asked == d.MOVE_STEP else 0
    if steps >= group_speed(state, group):
        return Refusal("MOVE-1", "speed-used-up", about(speed=group_speed(state, group)))
    for unit in members(group):
        if not can_enter(state, unit, hex, group):
            return _closed(attempt, unit, hex)
    company = group | sum(1 << unit for unit in state.at[hex])
    return _no_stop(attempt, sum(1 << unit for unit in members(group) if not burns(state, unit, hex, company)), hex)


def _closed(attempt: Attempt, unit: int, hex: int) -> Refusal:
    """Why a step of a move action cannot lead there (MOVE-3)."""
    state, name = attempt.state, attempt.hex(hex)
    if state.holder(hex) not in (NOBODY, attempt.seat) and not has_trait(state, unit, PASS_ENEMIES, attempt.frame[2]):
        return Refusal("MOVE-3", "enemy-in-the-way", about(hex=name, owner=SEATS[state.holder(hex)]))
    return bad_ground(attempt, unit, hex, "MOVE-4")


def _no_stop(attempt: Attempt, group: int, hex: int) -> Refusal:
    """Why the group's move cannot end there, nor go on to a place where it could (RUL-133)."""
    state, name = attempt.state, attempt.hex(hex)
    if state.holder(hex) not in (NOBODY, attempt.seat):
        return Refusal("RUL-113", "no-stop-among-enemies", about(hex=name))
    if state.ground[hex] == SEA and not state.box.board.coastal[hex]:
        return Refusal("SEA-1", "too-far-out", about(hex=name))
    return _no_overlap(state, group, name)


def _no_overlap(state: State, group: int, hex: str) -> Refusal:
    """Why nobody may stop on own units that it cannot band with (MAP-8, MOVE-6)."""
    if state.box.options.own_overlap == "within_one_move" or not moves_left(state, group):
        return Refusal("MAP-8", "own-units-there", about(hex=hex))
    if state.transit != group and overlap(state, without=group):
        return Refusal("MOVE-6", "one-overlap-at-a-time", about(hex=hex))
    return Refusal("RUL-132", "no-way-out", about(hex=hex))


@explains(a.STOP)
def stop(attempt: Attempt) -> Refusal | None:
    """A retrieve takes one pick at least (RET-3), a move one step (MOVE-9) and a place to end."""
    if attempt.asked == d.PICK:
        return Refusal("RET-3", "pick-one-first")
    if attempt.asked == d.MOVE_BAND:
        return Refusal("MOVE-9", "no-step-yet")
    if attempt.asked != d.MOVE_STEP:
        return None
    group, steps = attempt.frame[2], attempt.frame[3]
    return _no_stop(attempt, group, group_hex(attempt.state, group)) if steps else Refusal("MOVE-9", "no-step-yet")


@explains(a.LEAVE, a.JOIN)
def change_group(attempt: Attempt) -> Refusal | None:
    """Leaving and picking up: on the way, once per visit, and so that all can end legally (BAND-7, RUL-133)."""
    if attempt.asked not in (d.MOVE_STEP, d.MOVE_BAND):
        return None
    if attempt.asked == d.MOVE_BAND and attempt.state.box.options.band_move == "whole_or_detach":
        return _cannot_detach(attempt, attempt.first)
    if attempt.asked == d.MOVE_BAND or not attempt.frame[3]:
        return Refusal("RUL-133", "group-is-fixed")
    state, unit = attempt.state, attempt.first
    _, _, group, _, settled, _ = attempt.frame
    found = not_mine(attempt, unit, "BAND-7") or _not_in(attempt, unit, group_hex(state, group))
    if found:
        return found
    if settled >> unit & 1:
        return Refusal("RUL-133", "once-per-visit", about(unit=attempt.unit(unit)))
    return _cannot_leave(attempt, unit, group) if attempt.verb == a.LEAVE else _cannot_join(attempt, unit, group)


def _cannot_detach(attempt: Attempt, unit: int) -> Refusal:
    """Before the move all but the unit that was named may be detached, and nobody is picked up (RUL-62)."""
    named, here = about(unit=attempt.unit(unit)), group_hex(attempt.state, attempt.frame[2])
    found = not_mine(attempt, unit, "BAND-5") or _not_in(attempt, unit, here)
    if found:
        return found
    if unit == attempt.frame[3] and attempt.verb == a.LEAVE:
        return Refusal("RUL-133", "last-of-the-group", named)
    return Refusal("RUL-62", "detached-stays", named)


def _cannot_leave(attempt: Attempt, unit: int, group: int) -> Refusal:
    """A member that cannot be left there: everywhere else but at Sea it could."""
    state, name, hex = attempt.state, attempt.unit(unit), group_hex(attempt.state, group)
    if not group >> unit & 1:
        return Refusal("BAND-7", "not-in-the-group", about(unit=name))
    if group == 1 << unit:
        return Refusal("RUL-133", "last-of-the-group", about(unit=name))
    if state.holder(hex) != attempt.seat:
        return Refusal("RUL-113", "no-stop-among-enemies", about(hex=attempt.hex(hex)))
    if any(not state.bands(other) for other in state.at[hex]):
        return Refusal("MAP-8", "own-units-there", about(hex=attempt.hex(hex)))
    return Refusal("SEA-1", "cannot-stay-at-sea", about(unit=name, hex=attempt.hex(hex)))


def _cannot_join(attempt: Attempt, unit: int, group: int) -> Refusal:
    """A unit that cannot come along from here."""
    if group >> unit & 1:
        return Refusal("BAND-7", "comes-already", about(unit=attempt.unit(unit)))
    if not attempt.state.box.options.band_join_midmove:
        return Refusal("BAND-7", "nobody-joins-on-the-way")
    if overlap(attempt.state) and attempt.state.transit >> unit & 1:
        return Refusal("RUL-132", "in-transit", about(unit=attempt.unit(unit)))
    stuck = Refusal("RUL-133", "group-would-be-stuck", about(unit=attempt.unit(unit)))
    return _cannot_band(attempt, unit, group) or stuck
