"""How a unit of the Challenger moves toward the human's Leader (SOLO-25, RUL-53)."""

from __future__ import annotations

from topcluck.games.island import events as e
from topcluck.games.island.board import SEA
from topcluck.games.island.rules.challenger.priority import Way, in_words, neighbours, way
from topcluck.games.island.rules.standing import burns, can_enter, can_hold
from topcluck.games.island.rules.values import range_of, speed_of
from topcluck.games.island.state import State

HUMAN = 0
Path = tuple[tuple[int, ...], Way]  # hexes after the first, and the ranks of the steps


def may_pass(state: State, unit: int, hex: int) -> bool:
    """RUL-53, 2: no human units, no closed Base, no Sea, no Lava unless immune; its own units may be passed."""
    if state.ground[hex] == SEA or state.holder(hex) == HUMAN or burns(state, unit, hex):
        return False
    return can_enter(state, unit, hex, 0)


def paths(state: State, unit: int) -> dict[int, Path]:
    """The shortest path to each hex that the unit could ever reach; among equal ones the smallest ranks (RUL-50).

    Directions are tried by rank, so that of each length the paths come out from the smallest to the greatest.
    """
    start = state.where[unit]
    found: dict[int, Path] = {start: ((), ())}
    edge = [start]
    while edge:
        further: list[int] = []
        for hex in edge:
            hexes, ranks = found[hex]
            for rank, near in neighbours(state, hex):
                if near not in found and may_pass(state, unit, near):
                    found[near] = ((*hexes, near), (*ranks, rank))
                    further.append(near)
        edge = further
    del found[start]
    return found


def _goals(state: State, unit: int, reachable: dict[int, Path]) -> list[int]:
    """RUL-53, 1: available hexes from which the unit could attack the Leader."""
    leader = state.where[state.leader_of(HUMAN)]
    reach = range_of(state, unit)
    away = state.box.board.distance[leader]
    return [hex for hex in reachable if 1 <= away[hex] <= reach and can_hold(state, unit, hex)]


def destination(state: State, unit: int) -> tuple[Path, int, str] | None:
    """The path that the unit walks now, the hex that it wants to reach, and why that one; None if it stays (RUL-53)."""
    leader = state.where[state.leader_of(HUMAN)]
    speed = speed_of(state, unit)
    if leader < 0 or not speed:
        return None
    reachable = paths(state, unit)
    goals = _goals(state, unit, reachable)
    if goals:
        goal = min(goals, key=lambda hex: (len(reachable[hex][0]), reachable[hex][1]))
        walked = _up_to(state, unit, reachable[goal], speed)
        return (walked, goal, "goal") if walked[0] else None
    near = _nearer(state, unit, leader, reachable, speed)
    return None if near < 0 else (reachable[near], near, "nearer")


def _up_to(state: State, unit: int, path: Path, speed: int) -> Path:
    """RUL-53, 3: as far as the speed allows; back to the last hex that is a legal end."""
    hexes, ranks = path
    length = min(speed, len(hexes))
    while length and not can_hold(state, unit, hexes[length - 1]):
        length -= 1
    return hexes[:length], ranks[:length]


def _nearer(state: State, unit: int, leader: int, reachable: dict[int, Path], speed: int) -> int:
    """RUL-53, 4: within this move, the legal hex nearest to the Leader, if nearer than now; ties by RUL-50."""
    here, away = state.where[unit], state.box.board.distance[leader]
    within = [hex for hex, (steps, _) in reachable.items() if len(steps) <= speed and can_hold(state, unit, hex)]
    nearer = [hex for hex in within if away[hex] < away[here]]
    return min(nearer, key=lambda hex: (away[hex], way(state, here, hex)), default=-1)


def walk(state: State, unit: int, die: int) -> bool:
    """Moves the unit and tells why; whether it could."""
    found = destination(state, unit)
    if found is None:
        return False
    (hexes, ranks), goal, reason = found
    rule = "SOLO-19" if die else "SOLO-16"
    state.tell(e.CHALLENGER_WALKS, die, unit, hexes, in_words(ranks), goal, hexes[-1], reason, rule)
    for hex in hexes:
        state.tell(e.UNIT_MOVED, state.owner_of(unit), unit, hex)
        state.put(unit, hex)
    return True
