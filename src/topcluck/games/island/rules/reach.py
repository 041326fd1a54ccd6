"""Who may attack whom (CMB-1, CMB-2, RANGE)."""

from __future__ import annotations

from topcluck.games.island.rules.movement import overlap
from topcluck.games.island.rules.tokens import is_exposed, reveal
from topcluck.games.island.rules.values import range_of
from topcluck.games.island.state import State


def targets_of(state: State, attacker: int, most: int = 99) -> list[int]:
    """Enemy units within the attacker's reach (CMB-1, RANGE-1, RANGE-2)."""
    top_only = state.box.top_only
    away = state.box.board.distance[state.where[attacker]]
    reach = range_of(state, attacker)
    found: list[int] = []
    seat, where = state.owner_of(attacker), state.where
    for enemy in state.enemies_of(seat):
        for unit in state.army(enemy):
            if where[unit] >= 0 and 1 <= away[where[unit]] <= reach and (not top_only or is_exposed(state, unit)):
                found.append(unit)
                if len(found) == most:
                    return found
    return found


def attackers(state: State, seat: int) -> list[int]:
    """Own units on the island that may attack: none in transit (RUL-18), none that others cover (GALLOS-6)."""
    transit = state.transit if overlap(state) else 0
    units = [unit for unit in state.units_of(seat) if not transit >> unit & 1]
    return [unit for unit in units if is_exposed(state, unit)] if state.box.top_only else units


def set_defender(state: State, defender: int) -> None:
    """Names the defender; whether the attack is ranged is fixed now (RANGE-3, RUL-145). No token defends face down."""
    state.defender = defender
    if state.box.face_down:
        reveal(state, defender)
    state.ranged = state.box.board.distance[state.where[state.attacker]][state.where[defender]] > 1
