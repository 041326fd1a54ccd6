"""Hex directions, the Territory and the islands of a set (house set 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from topcluck.games.island.model import (
    BASE_TILES,
    ORIGINS,
    TERRITORY_HEXES,
    TERRITORY_TILES,
    TWO_SIDED_TILES,
    IslandPreset,
)
from topcluck.games.island.setfiles.cards import read_id
from topcluck.games.island.setfiles.tables import REQUIRED, Table

Axial = tuple[int, int]
Shape = tuple[Axial, ...]

STEPS: Shape = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # clockwise from the north-east
SIZES = ("standard", "open")
_FAR = 50  # no island reaches so far


def read_directions(table: Table) -> tuple[tuple[str, Axial], ...]:
    """The six directions with their names, clockwise."""
    tables = table.children("directions")
    if tables is None:
        table.absent("directions", REQUIRED, ())
        return ()
    found = []
    for each in tables:
        found.append((each.text("name", limit=10), read_hex(each, "step")))
        each.done()
    if tuple(step for _, step in found) != STEPS:
        table.complain("directions", "must be the six steps (q, r) clockwise from the north-east, [1, -1] first")
    if len({name for name, _ in found}) < len(found):
        table.complain("directions", "have names that are not unique")
    return tuple(found)


def read_priority(table: Table) -> tuple[int, ...]:
    """Clockwise steps from the anchor, in rank order (RUL-50)."""
    ranks = table.items("priority_hex", int)
    if ranks is None:
        table.absent("priority_hex", REQUIRED, ())
        return ()
    if sorted(ranks) != [0, 1, 2, 3, 4, 5]:
        table.complain("priority_hex", "must hold each of 0 to 5 once")
    elif ranks[0] != 0:
        table.complain("priority_hex", "must begin with 0, the anchor direction itself (SOLO-12)")
    return tuple(ranks)


def read_rotations(table: Table) -> tuple[Shape, ...]:
    """The Territory in six rotations, each 60° clockwise of the one before."""
    shapes = _shapes(table, "rotations")
    if not shapes:
        return ()
    if len(shapes) != len(STEPS):
        table.complain("rotations", f"there are {len(shapes)} rotations, not {len(STEPS)}")
    for i, shape in enumerate(shapes):
        if i and _at_origin(shape) != _at_origin(_turned(shapes[i - 1])):
            table.complain(f"rotations[{i}]", "is not the one before turned by 60° clockwise, (q, r) to (-r, q + r)")
        if len(set(shape)) != TERRITORY_HEXES:
            table.complain(f"rotations[{i}]", f"must have {TERRITORY_HEXES} different hexes (MAP-1)")
    return shapes


def read_island(table: Table, rotations: Sequence[Shape]) -> IslandPreset:
    """An island preset: what lies where, and whether it could be laid from the box (SET-8, MAP-1)."""
    island = IslandPreset(
        id=read_id(table),
        name=table.text("name", limit=40),
        players=table.integer("players", 2, BASE_TILES),
        size=table.word("size", SIZES, what="a size"),
        origin=table.word("origin", ORIGINS, what="a mark of origin"),
        note=table.text("note", ""),
        center=read_hex(table, "center"),
        territories=_shapes(table, "territories"),
        bases=_hexes(table, "bases"),
        neutral=_hexes(table, "neutral"),
        lava=_hexes(table, "lava"),
    )
    table.done()
    _check_numbers(table, island)
    _check_shapes(table, island, rotations)
    _check_places(table, island)
    _check_bases(table, island)
    return island


def read_hex(table: Table, key: str) -> Axial:
    """One hex, [q, r]."""
    numbers = table.items(key, int)
    if numbers is None:
        table.absent(key, REQUIRED, ())
        return (0, 0)
    if len(numbers) != 2 or max(map(abs, numbers)) > _FAR:
        table.complain(key, f"must be a hex [q, r] with numbers from {-_FAR} to {_FAR}")
        return (0, 0)
    return numbers[0], numbers[1]


def neighbours(hex: Axial) -> list[Axial]:
    """The six hexes around one (MAP-2)."""
    return [(hex[0] + q, hex[1] + r) for q, r in STEPS]


def tiles_of(island: IslandPreset) -> list[Axial]:
    """Every hex that a tile covers; one that two tiles cover is there twice."""
    return [hex for shape in island.territories for hex in shape] + [*island.bases, *island.neutral, *island.lava]


def _hexes(table: Table, key: str) -> Shape:
    pairs = table.items(key, list)
    if pairs is None:
        table.absent(key, REQUIRED, ())
        return ()
    found = []
    for i, pair in enumerate(pairs):
        holder = Table({"": pair}, table.problems, table.file, table.card, table.path_to(f"{key}[{i}]"))
        found.append(read_hex(holder, ""))
    return tuple(found)


def _shapes(table: Table, key: str) -> tuple[Shape, ...]:
    lists = table.items(key, list)
    if lists is None:
        table.absent(key, REQUIRED, ())
        return ()
    found = []
    for i, hexes in enumerate(lists):
        holder = Table({f"{key}[{i}]": hexes}, table.problems, table.file, table.card, table.path)
        found.append(_hexes(holder, f"{key}[{i}]"))
    return tuple(found)


def _turned(shape: Iterable[Axial]) -> Shape:
    return tuple((-r, q + r) for q, r in shape)


def _at_origin(shape: Iterable[Axial]) -> frozenset[Axial]:
    hexes = sorted(shape)
    return frozenset((q - hexes[0][0], r - hexes[0][1]) for q, r in hexes)


def _check_numbers(table: Table, island: IslandPreset) -> None:
    """One Territory and one Base for each player, and no more tiles than in the box."""
    for key, number in (("territories", len(island.territories)), ("bases", len(island.bases))):
        if number != island.players:
            table.complain(key, f"there are {number} for {island.players} players")
    if len(island.territories) > TERRITORY_TILES:
        table.complain("territories", f"there are {len(island.territories)}, and {TERRITORY_TILES} tiles in the box")
    two_sided = len(island.neutral) + len(island.lava)
    if two_sided > TWO_SIDED_TILES:
        table.complain("lava", f"with neutral there are {two_sided}, and {TWO_SIDED_TILES} tiles in the box")


def _check_shapes(table: Table, island: IslandPreset, rotations: Sequence[Shape]) -> None:
    shapes = {_at_origin(rotation) for rotation in rotations}
    for i, shape in enumerate(island.territories):
        if shapes and _at_origin(shape) not in shapes:
            table.complain(f"territories[{i}]", "has not the shape of a Territory in any rotation")


def _check_places(table: Table, island: IslandPreset) -> None:
    """No two tiles on one hex, no part cut off, and Lava in the centre (ISLAND-1, ISLAND-9)."""
    hexes = tiles_of(island)
    for hex in sorted({hex for hex in hexes if hexes.count(hex) > 1}):
        table.complain("", f"two tiles lie on {list(hex)} (ISLAND-9)")
    if len(_connected(hexes)) < len(set(hexes)):
        table.complain("", "is not connected: some tiles touch none of the others")
    if island.center not in island.lava:
        table.complain("center", "must be a Lava tile (ISLAND-1)")


def _connected(hexes: Sequence[Axial]) -> set[Axial]:
    waiting, reached = list(hexes[:1]), set(hexes[:1])
    while waiting:
        new = [hex for hex in neighbours(waiting.pop()) if hex in hexes and hex not in reached]
        reached.update(new)
        waiting.extend(new)
    return reached


def _check_bases(table: Table, island: IslandPreset) -> None:
    """A Base touches at least two hexes of its Territory (ISLAND-4)."""
    for i, (base, territory) in enumerate(zip(island.bases, island.territories, strict=False)):
        contacts = sum(hex in territory for hex in neighbours(base))
        if contacts < 2:
            table.complain(f"bases[{i}]", f"touches {contacts} hexes of territories[{i}]; it must touch 2 (ISLAND-4)")
