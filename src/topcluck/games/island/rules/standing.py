"""Where a unit may stand and what it may enter (MAP-7 to MAP-9, MOVE-3, MOVE-4, LAVA-1, SEA-1)."""

from __future__ import annotations

from topcluck.games.island.board import BASE, LAVA, SEA
from topcluck.games.island.box import LAVA_WALK, PASS_ENEMIES, SEA_WALK
from topcluck.games.island.rules.values import has_trait
from topcluck.games.island.state import State


def may_share(state: State, unit: int, hex: int) -> bool:
    """MAP-7, MAP-8: the hex is empty of others, or all there and the unit have Banding and the same owner."""
    owner = state.owner_of(unit)
    for other in state.at[hex]:
        if other != unit and (state.owner_of(other) != owner or not state.bands(other) or not state.bands(unit)):
            return False
    return True


def may_enter_base(state: State, unit: int, hex: int) -> bool:
    """Whom a Base lets in is an option (MOVE-4)."""
    entry, at_home = state.box.base_entry, state.land_owner(hex) == state.owner_of(unit)
    if entry == "any_unit" or (entry == "enemy_base" and not at_home):
        return True
    return at_home and not state.is_machine(unit)


def can_hold(state: State, unit: int, hex: int, lava: bool = False, band: int = 0) -> bool:
    """Whether a hex is available to a unit (MAP-9); *lava*: even if it burns there."""
    ground = state.ground[hex]
    if ground == SEA:
        return False
    if ground == LAVA and not lava and not has_trait(state, unit, LAVA_WALK, band):
        return False
    if ground == BASE and not may_enter_base(state, unit, hex):
        return False
    return may_share(state, unit, hex)


def can_enter(state: State, unit: int, hex: int, group: int) -> bool:
    """Whether one step of a move action may lead there (MOVE-3); *group* are the units that move together."""
    units = state.at[hex]
    if units and state.owner_of(units[0]) != state.owner_of(unit) and not has_trait(state, unit, PASS_ENEMIES, group):
        return False  # own units let each other pass (MOVE-5), others only by a card (RUL-113)
    ground = state.ground[hex]
    if ground == LAVA:
        return state.box.options.lava_entry == "allowed" or has_trait(state, unit, LAVA_WALK, group)  # LAVA-1
    if ground == SEA:
        return has_trait(state, unit, SEA_WALK, group)  # SEA-1
    return ground != BASE or may_enter_base(state, unit, hex)  # MOVE-4


def burns(state: State, unit: int, hex: int, group: int = 0) -> bool:
    """Whether the unit is hurt by Lava there (LAVA-2)."""
    return state.ground[hex] == LAVA and not has_trait(state, unit, LAVA_WALK, group)


def nearest(state: State, origin: int, hexes: list[int]) -> list[int]:
    """Those of the hexes that are nearest to *origin*, equals together."""
    if not hexes:
        return []
    away = state.box.board.distance[origin]
    least = min(away[hex] for hex in hexes)
    return [hex for hex in hexes if away[hex] == least]
