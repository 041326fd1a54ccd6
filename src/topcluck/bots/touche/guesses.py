"""Where the units of a hidden fleet lie, by very many guesses.

The hen takes all fleets that fit for equally likely. But nobody lays a fleet like that: who lets the software do it, or
lays one unit after the other wherever there is room, hides in the middle of the board more often. So each guess counts
by how likely a fleet comes about in this way (TP-4.8).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from topcluck.games.touche.farm import Farm, farm_of
from topcluck.games.touche.fleets import Fleet, Sight, Spot, fleets_for
from topcluck.kernel.chance import Chance, key_of

_FEWEST = 40  # worlds that are looked at, however little time there is


class Guesses(NamedTuple):
    """For each spot how likely a unit of its type lies there, and from how many worlds this was learnt."""

    masses: dict[Spot, float]
    worlds: int


def ways(farm: Farm, fleet: Fleet) -> int:
    """Of how many equally likely ways to lay these units, one after another from the largest, this fleet is one."""
    laid: list[Spot] = []
    number = 1
    for spot in sorted(fleet, key=lambda one: (-farm.size[one[3]], one[3], one[2])):
        near = farm.spots_near[spot[3]]
        taken = 0
        for _, _, anchor, kind in laid:
            taken |= near[kind][anchor]
        number *= (farm.every_spot[spot[3]] & ~taken).bit_count()
        laid.append(spot)
    return number


@lru_cache(maxsize=64)
def guess(seen: Sight, worlds: int, seconds: float | None, clock: Callable[[], float] = perf_counter) -> Guesses:
    """What to think of a board, from so many worlds, or as many as there is time for.

    The luck is the sight's own: as long as time does not run out the answer is always the same.
    """
    farm = farm_of(seen.cards)
    until = None if seconds is None else clock() + seconds
    masses: dict[Spot, float] = {}
    total, number = 0.0, 0
    for fleet, weight in fleets_for(seen).guesses(Chance(key_of(repr(seen)))):
        counts = weight / ways(farm, fleet)
        total += counts
        number += 1
        for spot in fleet:
            masses[spot] = masses.get(spot, 0.0) + counts
        if number >= worlds or (until is not None and number >= _FEWEST and clock() > until):
            break
    return Guesses({spot: mass / total for spot, mass in masses.items()}, number)
