"""The table on which an island is built. A set of hexes is one int, a bit for each, so that a whole set is moved, grown
or counted in a few operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from topcluck.games.island.board import BUILDING_RINGS
from topcluck.kernel.hexes import DIRECTIONS, Axial, around

Hexes = int  # a set of hexes
MARGIN: Final = 6  # columns beside the table, so that nothing that is moved comes in again on the other side
WIDTH: Final = 2 * BUILDING_RINGS + 1 + MARGIN


def bit_of(hex: Axial) -> int:
    """The number of a hex's bit: by rows, then by columns, as a board counts its hexes."""
    return (hex[1] + BUILDING_RINGS) * WIDTH + hex[0] + BUILDING_RINGS


def hexes_at(places: Iterable[Axial]) -> Hexes:
    """The set of these hexes."""
    found = 0
    for hex in places:
        found |= 1 << bit_of(hex)
    return found


def each(hexes: Hexes) -> Iterator[Axial]:
    """The hexes of a set, by rows."""
    while hexes:
        lowest = hexes & -hexes
        row, column = divmod(lowest.bit_length() - 1, WIDTH)
        yield column - BUILDING_RINGS, row - BUILDING_RINGS
        hexes ^= lowest


_DISCS = [hexes_at(around([(0, 0)], rings)) for rings in range(BUILDING_RINGS + 1)]
TABLE: Hexes = _DISCS[-1]
_STEPS = [dr * WIDTH + dq for dq, dr in DIRECTIONS]


def moved(hexes: Hexes, step: Axial) -> Hexes:
    """The set, moved over the table."""
    by = step[1] * WIDTH + step[0]
    return (hexes << by if by >= 0 else hexes >> -by) & TABLE


def beside(hexes: Hexes) -> Hexes:
    """All hexes next to one of these; these too where they touch each other."""
    ne, e, se, sw, w, nw = _STEPS
    grown = hexes << e | hexes << se | hexes << sw | hexes >> -ne | hexes >> -w | hexes >> -nw
    return grown & TABLE


def at_least(number: int, sets: Iterable[Hexes]) -> Hexes:
    """The hexes that lie in at least so many of these sets."""
    counted = [TABLE] + [0] * number
    for hexes in sets:
        for count in range(number, 0, -1):
            counted[count] |= counted[count - 1] & hexes
    return counted[number]


def sides(hexes: Hexes) -> list[Hexes]:
    """For each of the six directions, the hexes that have one of these on that side."""
    return [moved(hexes, (-dq, -dr)) for dq, dr in DIRECTIONS]


def enclosed(land: Hexes) -> Hexes:
    """Empty hexes from which no path of empty hexes leads outside (RUL-141)."""
    rings = next(rings for rings, disc in enumerate(_DISCS) if not land & ~disc)
    unreached = _DISCS[rings] & ~land
    edge = unreached & ~_DISCS[rings - 1] if rings else unreached  # beyond the outermost tile all is open
    while edge:
        unreached &= ~edge
        edge = beside(edge) & unreached
    return unreached
