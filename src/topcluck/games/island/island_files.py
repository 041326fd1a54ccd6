"""Islands that players keep: a small TOML text with a drawing, read, checked and written.

    [island]
    id = "frying_pan"
    name = "Frying Pan"
    version = 1
    players = 2
    note = "one step more between the Bases, two ways round the Lava"
    map = '''
        . B
       . b b
    a a ^ b b
     a a .
      A .
    '''

In place of the drawing there may be lists of hexes as in the `islands.toml` of a card set. Where the text comes from
and where it goes is not the game's business.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from topcluck.games.island.board import corner_of, hex_name
from topcluck.games.island.model import BASE_TILES, ORIGINS, CardSet, IslandPreset
from topcluck.games.island.setfiles.cards import read_id
from topcluck.games.island.setfiles.drawn import draw, read_drawing
from topcluck.games.island.setfiles.folder import parse
from topcluck.games.island.setfiles.layout import Flaw, flaws_of, hexes_of
from topcluck.games.island.setfiles.tables import REQUIRED, Problem, Table
from topcluck.games.island.setfiles.tiles import SIZES, read_tiles
from topcluck.games.island.sets import SetError, load_set
from topcluck.kernel.codec import to_plain

_LISTS = ("center", "territories", "bases", "neutral", "lava")
_HEAD = """\
# An island of War for Chicken Island. To play on it:  topcluck play chicken-island --island FILE
# In the map a-d are Territories, A-D their Bases, . is Neutral and ^ is Lava.

[island]
"""


@dataclass(frozen=True, slots=True)
class IslandProblem(Problem):
    """One mistake in an island file, with the hex and the rule where there is one."""

    hex: str = ""
    rule: str = ""

    def __str__(self) -> str:
        said = " ".join(part for part in (self.hex, self.message, f"({self.rule})" if self.rule else "") if part)
        return ": ".join(part for part in (self.file, self.key, said) if part)


def check_island(source: str, file: str = "island") -> list[IslandProblem]:
    """Every mistake in the text of an island file."""
    found = _read(source, file)[1]
    plain = [problem for problem in found if not isinstance(problem, IslandProblem)]
    told = [IslandProblem(problem.file, problem.card, problem.key, problem.message) for problem in plain]
    return told + [problem for problem in found if isinstance(problem, IslandProblem)]


def parse_island(source: str, file: str = "island") -> IslandPreset:
    """The island in a text; `SetError` carries every mistake in it."""
    island, problems = _read(source, file)
    if problems or island is None:
        raise SetError(problems)
    return island


def write_island(island: IslandPreset) -> str:
    """The text of an island file, which `parse_island` reads."""
    values = {name: getattr(island, name) for name in ("id", "name", "version", "players", "note")}
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
    return _HEAD + "\n".join([*lines, f"map = '''\n{draw(island)}\n'''\n"])


def island_option(island: IslandPreset) -> dict[str, Any]:
    """The island in plain values, as `topcluck.new(island=…)` takes it and records keep it."""
    return dict(to_plain(island))


def _read(source: str, file: str) -> tuple[IslandPreset | None, list[Problem]]:
    """The island as far as it can be read, with all mistakes."""
    problems: list[Problem] = []
    tables = parse(file, source, problems)
    if tables is None:
        return None, problems
    root = Table(tables, problems, file)
    found = root.child("island")
    if found is None:
        root.absent("island", REQUIRED, None)
    root.done()
    if found is None:
        return None, problems
    table = found.at_the_top()
    drawing = table.block("map") if "map" in table or not any(key in table for key in _LISTS) else None
    tiles, unread = ({}, []) if drawing is None else read_drawing(drawing)
    island = IslandPreset(
        id=read_id(table),
        name=table.text("name", limit=40),
        version=table.integer("version", 1, 999, 1),
        players=table.integer("players", 2, BASE_TILES),
        size=table.word("size", SIZES, SIZES[0], what="a size"),
        origin=table.word("origin", ORIGINS, "house", what="a mark of origin"),
        note=table.text("note", ""),
        **(tiles or read_tiles(table)),
    )
    table.done()
    if drawing != "":
        problems += _told(island, [*unread, *flaws_of(island, _rotations())], file, drawn=drawing is not None)
    return island, problems


def _told(island: IslandPreset, flaws: Sequence[Flaw], file: str, drawn: bool) -> list[IslandProblem]:
    """Flaws as problems of a file; a hex is called as the board calls it."""
    land = hexes_of(island)
    corner = corner_of(land) if land else (0, 0)
    names = ["" if flaw.hex is None else hex_name(flaw.hex, corner) for flaw in flaws]
    return [
        IslandProblem(file, island.id, "map" if drawn else flaw.key, flaw.message, name, flaw.rule)
        for flaw, name in zip(flaws, names, strict=True)
    ]


def _rotations() -> tuple[tuple[tuple[int, int], ...], ...]:
    """The Territory in all its rotations: that of the house set, which all boxes share (house set 8.1)."""
    house: CardSet = load_set("house")
    return house.territory_rotations
