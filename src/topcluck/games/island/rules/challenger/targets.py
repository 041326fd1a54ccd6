"""Whom a unit of the Challenger attacks, and whom a card of its hits (SOLO-16, DESOLO-3, RUL-91, RUL-92)."""

from __future__ import annotations

from topcluck.games.island import events as e
from topcluck.games.island.rules.challenger.priority import Way, in_words, way
from topcluck.games.island.rules.reach import targets_of
from topcluck.games.island.rules.values import armor_of, strength_of
from topcluck.games.island.state import State

# why one target was preferred to the next best: names for the places of its merits
_REASONS = {
    "leader_then_strength": ("leader", "strength", "priority", "armor", "shields", "number"),
    "lowest_armor": ("armor", "priority", "shields", "number"),
}
Merits = tuple[int | Way, ...]


def merits(state: State, origin: int, unit: int) -> Merits:
    """What makes a target better than another, the smaller the better.

    Leader, highest strength, nearest rank; in one hex lowest armor, fewest Shields, lowest number (SOLO-16, RUL-92).
    Where the lowest armor counts, the Leader is a target like any other (DESOLO-3).
    """
    rank, armor = way(state, origin, state.where[unit]), armor_of(state, unit)
    if state.box.options.solo_target_priority == "lowest_armor":
        return armor, rank, state.shields[unit], unit
    leads = 0 if state.is_leader(unit) else 1
    return leads, -strength_of(state, unit), rank, armor, state.shields[unit], unit


def best(state: State, origin: int, units: list[int]) -> tuple[int, str]:
    """The best target among these as seen from a hex, and the first thing in which it is better than all others."""
    ranked = sorted((merits(state, origin, unit), unit) for unit in units)
    first = ranked[0]
    if len(ranked) == 1:
        return first[1], "only"
    place = next(number for number, merit in enumerate(first[0]) if merit != ranked[1][0][number])
    return first[1], _REASONS[state.box.options.solo_target_priority][place]


def target_of(state: State, unit: int) -> int:
    """The human unit that a unit would attack from where it stands; -1 if none is within range (RUL-95)."""
    units = targets_of(state, unit)
    return best(state, state.where[unit], units)[0] if units else -1


def facts(state: State, origin: int, units: list[int]) -> tuple[list[int], list[int], list[int], list[int], list[str]]:
    """Units with strength, armor, Shields and way, as they are told."""
    return (
        units,
        [strength_of(state, unit) for unit in units],
        [armor_of(state, unit) for unit in units],
        [state.shields[unit] for unit in units],
        [in_words(way(state, origin, state.where[unit])) for unit in units],
    )


def aim(state: State, unit: int, die: int) -> int:
    """Chooses whom the unit attacks and tells why."""
    hex, units = state.where[unit], targets_of(state, unit)
    target, reason = best(state, hex, units)
    by_armor = state.box.options.solo_target_priority == "lowest_armor"
    rule = "DESOLO-3" if by_armor else "SOLO-19" if die else "SOLO-16"
    state.tell(e.CHALLENGER_AIMS, die, unit, target, reason, *facts(state, hex, units), rule)
    return target
