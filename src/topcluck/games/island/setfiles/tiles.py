"""Hex directions, the Territory and the islands of a set (house set 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from topcluck.games.island.model import BASE_TILES, ORIGINS, TERRITORY_HEXES, IslandPreset
from topcluck.games.island.setfiles.cards import read_id
from topcluck.games.island.setfiles.layout import Shape, at_origin, flaws_of
from topcluck.games.island.setfiles.tables import REQUIRED, Table
from topcluck.kernel.hexes import DIRECTIONS, Axial

SIZES = ("standard", "open")
FAR = 50  # no island reaches so far


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
    if tuple(step for _, step in found) != DIRECTIONS:
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
    if len(shapes) != len(DIRECTIONS):
        table.complain("rotations", f"there are {len(shapes)} rotations, not {len(DIRECTIONS)}")
    for i, shape in enumerate(shapes):
        if i and at_origin(shape) != at_origin(_turned(shapes[i - 1])):
            table.complain(f"rotations[{i}]", "is not the one before turned by 60° clockwise, (q, r) to (-r, q + r)")
        if len(set(shape)) != TERRITORY_HEXES:
            table.complain(f"rotations[{i}]", f"must have {TERRITORY_HEXES} different hexes (MAP-1)")
    return shapes


def read_island(table: Table, rotations: Sequence[Shape]) -> IslandPreset:
    """An island preset: what lies where, and whether it could be laid from the box (SET-8, MAP-1)."""
    island = IslandPreset(
        id=read_id(table),
        name=table.text("name", limit=40),
        version=table.integer("version", 1, 999, 1),
        players=table.integer("players", 2, BASE_TILES),
        size=table.word("size", SIZES, what="a size"),
        origin=table.word("origin", ORIGINS, what="a mark of origin"),
        note=table.text("note", ""),
        **read_tiles(table),
    )
    table.done()
    for flaw in flaws_of(island, rotations):
        where = "" if flaw.hex is None else f"{list(flaw.hex)} "
        table.complain(flaw.key, f"{where}{flaw.message} ({flaw.rule})")
    return island


def read_tiles(table: Table) -> dict[str, Any]:
    """What lies where, as lists of hexes."""
    return {
        "center": read_hex(table, "center"),
        "territories": _shapes(table, "territories"),
        "bases": _hexes(table, "bases"),
        "neutral": _hexes(table, "neutral"),
        "lava": _hexes(table, "lava"),
    }


def read_hex(table: Table, key: str) -> Axial:
    """One hex, [q, r]."""
    numbers = table.items(key, int)
    if numbers is None:
        table.absent(key, REQUIRED, ())
        return (0, 0)
    if len(numbers) != 2 or max(map(abs, numbers)) > FAR:
        table.complain(key, f"must be a hex [q, r] with numbers from {-FAR} to {FAR}")
        return (0, 0)
    return numbers[0], numbers[1]


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
