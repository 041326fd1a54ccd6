"""Hexes as axial coordinates (q, r): pointy-top, q grows eastward, r south-eastward. After the Red Blob Games guide."""

from __future__ import annotations

from collections.abc import Iterable

Axial = tuple[int, int]

NE, E, SE, SW, W, NW = range(6)
DIRECTIONS: tuple[Axial, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # clockwise from the north-east
DIRECTION_NAMES = ("ne", "e", "se", "sw", "w", "nw")


def distance(a: Axial, b: Axial) -> int:
    """Steps over the whole grid, whatever lies between (MAP-3).

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(hex: Axial) -> list[Axial]:
    """The six hexes around, clockwise from the north-east."""
    return [(hex[0] + dq, hex[1] + dr) for dq, dr in DIRECTIONS]


def around(hexes: Iterable[Axial], rings: int) -> set[Axial]:
    """All hexes within *rings* steps of any of these, these included."""
    found = set(hexes)
    for _ in range(rings):
        found |= {near for hex in found for near in neighbours(hex)}
    return found
