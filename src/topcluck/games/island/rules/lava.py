"""Lava (LAVA): who burns, and where a Leader goes that is driven from it. No tag is placed (LAVA-5)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import LAVA, NEUTRAL, SEA, TERRITORY
from topcluck.games.island.rules.destruction import remove_shields, remove_units
from topcluck.games.island.rules.epic import die, dies_on_lava, wait
from topcluck.games.island.rules.standing import burns, can_hold, nearest
from topcluck.games.island.state import State


def scorch(state: State, first: int = -1) -> None:
    """Lava does its work on everybody who now stands on it without protection (LAVA-2, LAVA-3, LAVA-8).

    All other units are destroyed together, then what that triggers is resolved, then Leaders are placed one at a time:
    seat *first* (the active player, if none is given), then clockwise (CAT-10, RUL-32).
    """
    ground, at = state.ground, state.at
    victims = [
        unit
        for hex in state.box.board.tiles
        if ground[hex] == LAVA and at[hex]
        for unit in at[hex]
        if burns(state, unit, hex)
    ]
    if victims and not any(frame[0] == d.SCORCH for frame in state.stack):
        _scorch(state, victims, max(state.active, 0) if first < 0 else first)


@d.task(d.SCORCH)
def scorch_at_last(state: State, frame: d.Frame) -> None:
    """Lava had to wait, and does its work now (RUL-106)."""
    scorch(state, frame[1])


def _scorch(state: State, victims: list[int], first: int) -> None:
    """Shields are lost and save nobody; Leaders wait to be placed, the others are gone (LAVA-2, LAVA-3)."""
    leaders = [unit for unit in victims if state.is_leader(unit)]
    leaders.sort(key=lambda unit: (state.owner_of(unit) - first) % state.armies)
    for unit in victims:
        remove_shields(state, unit, state.shields[unit])
    for unit in reversed(leaders):
        state.tell(e.LEADER_SCORCHED, state.owner_of(unit), unit)
        state.ask(d.LEADER_OFF_LAVA, unit, state.where[unit])
    others = [unit for unit in victims if not state.is_leader(unit)]
    if others:
        remove_units(state, others)


@d.task(d.LEADER_OFF_LAVA)
def leader_off_lava(state: State, frame: d.Frame) -> None:
    """The owner places the Leader, unless something else has moved or saved it meanwhile; or it dies (EPIC-2)."""
    _, unit, hex = frame
    if state.where[unit] != hex or not burns(state, unit, hex):
        return
    if not beside(state, unit, hex) and dies_on_lava(state, unit):
        die(state, unit)
        scorch(state)  # whom it kept from burning (LAVA-8)
    elif refuge(state, unit, hex):
        state.ask(d.PLACE_LEADER, state.owner_of(unit), unit, hex)
    else:
        wait(state, unit)


def beside(state: State, unit: int, hex: int) -> list[int]:
    """The hexes next to a Lava hex that are available to a Leader (LAVA-3)."""
    return [place for place in state.box.board.near[hex] if can_hold(state, unit, place)]


def refuge(state: State, unit: int, hex: int) -> list[int]:
    """Where a Leader driven from Lava may go: next to it (LAVA-3), else its Base (LAVA-4), else RUL-19."""
    seat, near = state.owner_of(unit), beside(state, unit, hex)
    if near:
        return near
    base = state.base_of(seat)
    if can_hold(state, unit, base):
        return [base]
    land = [place for place in range(len(state.ground)) if can_hold(state, unit, place)]
    own = [place for place in land if state.ground[place] == TERRITORY and state.land_owner(place) == seat]
    return nearest(state, base, own) or nearest(state, base, land)


@d.ask(d.PLACE_LEADER)
class PlaceLeader:
    """The Leader's owner chooses the hex, whoever caused it (LAVA-3, RUL-78)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.AT, hex) for hex in refuge(state, frame[2], frame[3])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        state.tell(e.UNIT_PLACED, frame[1], frame[2], a.first(code))
        state.put(frame[2], a.first(code))
        state.transit &= ~(1 << frame[2])


def flip(state: State, hexes: list[int]) -> None:
    """Tiles show their other side, all at once; Lava has yet to do its work (MAP-4, LAVA-8, RUL-32)."""
    for hex in hexes:
        state.ground[hex] = NEUTRAL if state.ground[hex] == LAVA else LAVA
        state.tell(e.TILE_FLIPPED, hex, state.ground[hex])
    if state.firm:
        state.firm = tuple(pair for pair in state.firm if state.ground[state.where[pair[0]]] in (LAVA, SEA))
