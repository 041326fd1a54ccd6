"""Shields, destruction, and what a unit leaves behind (SHIELD, CMB-11, LEAD-2, PILOT-3, BUILD-10)."""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import DESTROYED as WHEN_DESTROYED
from topcluck.games.island.box import SHELTERED
from topcluck.games.island.rules.flags import falling, leave_flags, let_fall
from topcluck.games.island.rules.lineup import discard_machine
from topcluck.games.island.rules.tokens import discard_token
from topcluck.games.island.rules.triggers import trigger
from topcluck.games.island.rules.values import has_trait
from topcluck.games.island.state import DESTROYED, PILOTING, State


def add_shields(state: State, unit: int, number: int) -> int:
    """Places Shields from the supply, as many as there are (SHIELD-1); returns how many."""
    placed = min(number, state.shield_supply)
    for _ in range(placed):
        state.shield_supply -= 1
        state.shields[unit] += 1
        state.tell(e.SHIELD_PLACED, state.owner_of(unit), unit)
    return placed


def remove_shields(state: State, unit: int, number: int) -> int:
    """Shields go back to the supply (SHIELD-5); returns how many."""
    lost = min(number, state.shields[unit])
    if lost:
        state.shields[unit] -= lost
        state.shield_supply += lost
        state.tell(e.SHIELDS_LOST, state.owner_of(unit), unit, lost)
    return lost


def lose_dice(state: State, unit: int) -> None:
    """The +1 dice on a unit are spent dice of its owner (DICE-7)."""
    state.spent[state.owner_of(unit)] += state.plus[unit]
    state.plus[unit] = 0


def strip(state: State, unit: int) -> None:
    """What lies on a unit is lost: Shields to the supply, dice spent, Scrolls discarded (BUILD-10, CMB-11)."""
    remove_shields(state, unit, state.shields[unit])
    lose_dice(state, unit)
    state.discard += state.attached[unit]
    state.attached[unit] = ()


def destroy(state: State, unit: int) -> bool:
    """Destroys a unit by an effect; a Shield is taken instead. Returns whether the unit is gone.

    SHIELD-4: one Shield saves any other unit. LEAD-2: a Leader loses all its Shields and nothing else happens.
    """
    if state.is_leader(unit):
        remove_shields(state, unit, state.shields[unit])
        return False
    if remove_shields(state, unit, 1):
        return False
    remove_units(state, [unit])
    return True


def remove_units(state: State, units: list[int]) -> None:
    """Units leave the island together; then what their cards say is triggered (GEN-12)."""
    waiting = []
    fallen = falling(state, units) if state.flags else []
    for unit in units:
        hex, card = state.where[unit], state.card[unit]
        state.tell(e.UNIT_DESTROYED, state.owner_of(unit), unit)
        _leave(state, unit)
        if state.is_machine(unit) and state.box.lines[card][WHEN_DESTROYED]:
            waiting.append((state.owner_of(unit), card, WHEN_DESTROYED, unit, hex, -1, -1, -1))  # RUL-27
    let_fall(state, fallen)
    if waiting:
        trigger(state, waiting)


def depart(state: State, unit: int) -> None:
    """A unit is about to leave the island: what lies on it is lost, a combat with it is called off (CMB-17)."""
    strip(state, unit)
    state.mods = tuple(mod for mod in state.mods if mod[5] != unit)
    state.transit &= ~(1 << unit)
    if unit in (state.attacker, state.defender):
        state.stack[:] = [(d.CALL_OFF,) if frame[0] == d.COMPARE else frame for frame in state.stack]


def _leave(state: State, unit: int) -> None:
    """A Chicken lies beside the Banner; a Machine gives back miniature, card and Pilots (CMB-11, PILOT-3)."""
    depart(state, unit)
    if state.is_machine(unit):
        for pilot in state.pilots_of(unit):
            state.where[pilot] = DESTROYED
        card = state.card[unit]
        state.take_off(unit, DESTROYED)
        state.supply_machines[state.box.type_of[card]] += 1
        discard_machine(state, card)
    else:
        if state.box.face_down:
            discard_token(state, unit)
        state.take_off(unit, DESTROYED)


def become_pilot(state: State, unit: int, machine: int) -> None:
    """A Chicken is turned to its Pilot side and loses what lay on it (BUILD-2, BUILD-10, RUL-17)."""
    if state.flags:
        leave_flags(state, unit)
    strip(state, unit)
    state.mods = tuple(mod for mod in state.mods if mod[5] != unit)
    state.take_off(unit, PILOTING - machine)


def is_sheltered(state: State, unit: int, by: int, catastrophe: bool) -> bool:
    """Whether cards of seat *by* cannot move, swap or destroy the unit: enemies' cards and every Catastrophe."""
    if not catastrophe and not state.are_enemies(state.owner_of(unit), by):
        return False
    return has_trait(state, unit, SHELTERED)
