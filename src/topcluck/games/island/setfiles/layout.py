"""Whether an island can be laid out and played on: everything that is wrong with the places of its tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from topcluck.games.island.model import TERRITORY_HEXES, TERRITORY_TILES, TWO_SIDED_TILES, IslandPreset
from topcluck.kernel.hexes import Axial, neighbours

Shape = tuple[Axial, ...]


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong with an island: the key where it stands, the hex if it is one, the rule, and what is wrong."""

    key: str
    hex: Axial | None
    rule: str
    message: str


def flaws_of(island: IslandPreset, rotations: Sequence[Shape]) -> list[Flaw]:
    """Every flaw of an island, in the order of its keys; without *rotations* any shape of a Territory will do."""
    return [
        *_numbers(island),
        *_shapes(island, rotations),
        *_places(island),
        *_centre(island),
        *_bases(island),
        *_holes(island),
    ]


def hexes_of(island: IslandPreset) -> list[Axial]:
    """Every hex that a tile covers; one that two tiles cover is there twice."""
    return [hex for shape in island.territories for hex in shape] + [*island.bases, *island.neutral, *island.lava]


def at_origin(shape: Iterable[Axial]) -> frozenset[Axial]:
    """The shape of some hexes, wherever they lie."""
    hexes = sorted(shape)
    return frozenset((q - hexes[0][0], r - hexes[0][1]) for q, r in hexes)


def _numbers(island: IslandPreset) -> Iterator[Flaw]:
    """One Territory and one Base for each player, and no more tiles than in the box."""
    territories, bases = len(island.territories), len(island.bases)
    if territories != island.players:
        yield Flaw("territories", None, "SET-8", f"there are {territories} Territories for {island.players} players")
    if bases != island.players:
        yield Flaw("bases", None, "SET-8", f"there are {bases} Bases for {island.players} players")
    if territories > TERRITORY_TILES:
        message = f"there are {territories} Territories, and {TERRITORY_TILES} in the box"
        yield Flaw("territories", None, "SET-8", message)
    two_sided = len(island.neutral) + len(island.lava)
    if two_sided > TWO_SIDED_TILES:
        message = f"there are {two_sided} Lava and Neutral tiles, and {TWO_SIDED_TILES} in the box"
        yield Flaw("lava", None, "SET-8", message)


def _shapes(island: IslandPreset, rotations: Sequence[Shape]) -> Iterator[Flaw]:
    """A Territory has four hexes, in one shape however it is turned (MAP-1)."""
    shapes = {at_origin(rotation) for rotation in rotations}
    for i, shape in enumerate(island.territories):
        if len(shape) != TERRITORY_HEXES:
            message = f"a Territory has {TERRITORY_HEXES} hexes, and this one {len(shape)}"
            yield Flaw(f"territories[{i}]", shape[0] if shape else None, "MAP-1", message)
        elif shapes and at_origin(shape) not in shapes:
            message = "has not the shape of a Territory in any rotation"
            yield Flaw(f"territories[{i}]", shape[0], "MAP-1", message)


def _places(island: IslandPreset) -> Iterator[Flaw]:
    """No two tiles on one hex, and no part cut off (ISLAND-7, ISLAND-9)."""
    hexes = hexes_of(island)
    for hex in sorted({hex for hex in hexes if hexes.count(hex) > 1}):
        yield Flaw("", hex, "ISLAND-9", "is covered by two tiles")
    left = set(hexes)
    for hex in hexes:
        if hex in left:
            part = _connected(hex, left)
            if hex != hexes[0]:
                yield Flaw("", hex, "ISLAND-7", "is cut off: no tiles lead from here to the others")
            left -= part


def _connected(hex: Axial, hexes: set[Axial]) -> set[Axial]:
    """All of these hexes to which tiles lead from one of them."""
    waiting, reached = [hex], {hex}
    while waiting:
        new = [near for near in neighbours(waiting.pop()) if near in hexes and near not in reached]
        reached.update(new)
        waiting.extend(new)
    return reached


def _centre(island: IslandPreset) -> Iterator[Flaw]:
    """A Lava tile in the centre (ISLAND-1)."""
    if island.center not in island.lava:
        yield Flaw("center", None, "ISLAND-1", "must be a Lava tile")


def _bases(island: IslandPreset) -> Iterator[Flaw]:
    """A Base touches at least two hexes of its Territory (ISLAND-4)."""
    for i, (base, territory) in enumerate(zip(island.bases, island.territories, strict=False)):
        contacts = sum(hex in territory for hex in neighbours(base))
        if contacts < 2:
            message = f"touches {contacts} of the hexes of its Territory; a Base must touch 2"
            yield Flaw(f"bases[{i}]", base, "ISLAND-4", message)


def _holes(island: IslandPreset) -> Iterator[Flaw]:
    """No empty hex is enclosed by tiles (ISLAND-8)."""
    land = set(hexes_of(island))
    if not land:
        return
    columns, rows = {q for q, _ in land}, {r for _, r in land}
    left, top = min(columns) - 1, min(rows) - 1
    frame = {(q, r) for q in range(left, max(columns) + 2) for r in range(top, max(rows) + 2)}
    for hex in sorted(frame - land - _connected((left, top), frame - land)):
        yield Flaw("", hex, "ISLAND-8", "is an empty hex enclosed by tiles; Lava must fill it")
