"""`topcluck island`: for makers of islands."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.kernel.errors import SetupRefused, Unreadable

if TYPE_CHECKING:
    from topcluck.games.island.building_order import Order
    from topcluck.games.island.model import IslandPreset
    from topcluck.games.island.sheet import FlagSheet, HexSheet, UnitSheet
    from topcluck.kernel.replay import Record
    from topcluck.words import Words


def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="An island file, or - for standard input.")],
    edition: options.Edition = "second-en",
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Check an island and print every mistake with file, key, hex and rule; exit 0 if there is none, else 1.

    Of an island that is in order it also tells whether players could have built it by the rules of an edition.
    """
    from topcluck.cli.files import read_text
    from topcluck.games.island.island_files import check_island, parse_island
    from topcluck.games.island.model import EDITIONS

    words = options.words_for(lang)
    known = options.known(edition or EDITIONS[0], EDITIONS, "edition")
    source = read_text(file)
    problems = check_island(source, file)
    remark = None if problems else _Remark.on(parse_island(source, file), known)
    if as_json:
        told = [{key: getattr(problem, key) for key in _TOLD} for problem in problems]
        building = None if remark is None else remark.to_json()
        print(json.dumps({"ok": not problems, "problems": told, "building": building}, ensure_ascii=False))
    else:
        for problem in problems:
            print(problem)
        print(words.say("cli-island-checked", mistakes=len(problems)))
        if remark is not None:
            print(remark.said(words))
    raise typer.Exit(1 if problems else 0)


_TOLD = ("file", "key", "hex", "rule", "message")


def draw(
    island: Annotated[str, typer.Argument(metavar="FILE|PRESET", help="An island file, or an island of the set.")],
    out: Annotated[str | None, typer.Option("-o", "--out", metavar="FILE", help="Write an SVG picture here.")] = None,
    cards: options.Cards = None,
    lang: options.Lang = None,
) -> None:
    """Draw an island: in the terminal, or with -o as an SVG picture."""
    words = options.words_for(lang)
    found = _island(island, cards or "house")
    if out is not None:
        from topcluck.cli.island_svg import island_svg

        Path(out).write_text(island_svg(found, words), encoding="utf-8")
        print(words.say("cli-island-drawn", file=out))
        return
    from rich.console import Console
    from rich.text import Text

    from topcluck.cli.island_map import draw_map

    console = Console(highlight=False)
    players = words.say("draw-svg-players", players=found.players, hexes=len(_Bare.of(found).board))
    console.print(Text.assemble((found.name, "bold"), f"  {players}"))
    if found.note:
        console.print(Text(found.note, "dim"))
    console.print(draw_map(_Bare.of(found), {}, console.width))


def save(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="A saved game, or - for standard input.")],
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="The island file to write; else it is printed.")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="What the island is called.")] = None,
    note: Annotated[str | None, typer.Option("--note", metavar="TEXT", help="A word on it.")] = None,
    lang: options.Lang = None,
) -> None:
    """Keep the island of a saved game in a file, as it was laid out or built.

    The game need not be over. `topcluck play chicken-island --island FILE` plays on it again.
    """
    from topcluck.cli.files import read_record
    from topcluck.games.island.island_files import parse_island, write_island

    words = options.words_for(lang)
    text = write_island(_renamed(_island_of(read_record(record)), file, name, note))
    parse_island(text, file or "island")  # what is written can be read
    if file is None:
        print(text, end="")
        return
    if Path(file).exists() and Path(file).stat().st_size:
        raise SetupRefused(f"{file} holds something already")
    Path(file).write_text(text, encoding="utf-8")
    print(words.say("cli-island-saved", file=file))


# -- finding islands --------------------------------------------------------------------------------------------------


def _island(name: str, cards: str) -> IslandPreset:
    """An island from a file or from a card set."""
    if options.is_file(name):
        from topcluck.cli.files import read_text
        from topcluck.games.island.island_files import parse_island

        return parse_island(read_text(name), name)
    from topcluck.games.island.sets import load_set

    presets = {island.id: island for island in load_set(cards).islands}
    return presets[options.known(name, list(presets), "island")]


def _island_of(record: Record) -> IslandPreset:
    """The island of a saved game."""
    import topcluck
    from topcluck.games.island.board import SITE
    from topcluck.games.island.state import State

    state = topcluck.replay(record).state
    if not isinstance(state, State):
        raise Unreadable(f"a game of {record.game} has no island")
    if state.box.board.preset.id == SITE:
        raise Unreadable("the island of this game is not finished yet")
    return state.box.board.preset


def _renamed(island: IslandPreset, file: str | None, name: str | None, note: str | None) -> IslandPreset:
    """The island with the name that its builders want; without one it is called as its file, or as it was."""
    from topcluck.games.island.board import BUILT

    built = island.id == BUILT
    if name is None and (built or file is not None):
        name = (Path(file).stem if file is not None else "Built island").replace("_", " ")
    if name is not None:
        letters = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
        island = replace(
            island, id=(letters if letters[:1].isalpha() else f"island_{letters}")[:40].strip("_"), name=name
        )
    return island if note is None else replace(island, note=note)


# -- telling ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Bare:
    """An island on which nobody stands; Bases and Territories are shown as those of seats A to D."""

    board: tuple[HexSheet, ...]
    units: tuple[UnitSheet, ...] = ()
    flags: tuple[FlagSheet, ...] = ()

    @classmethod
    def of(cls, island: IslandPreset) -> _Bare:
        """The hexes of an island."""
        from topcluck.games.island.board import GROUNDS, SEA, Board
        from topcluck.games.island.sheet import HexSheet

        board = Board(island)
        pairs = [None if pair < 0 else pair for pair in board.pair]
        tiles = [(hex, ground) for hex, ground in enumerate(board.ground) if ground != SEA]
        return cls(tuple(HexSheet(board.names[hex], GROUNDS[ground], pairs[hex], pairs[hex]) for hex, ground in tiles))


@dataclass(frozen=True, slots=True)
class _Remark:
    """Whether players could have built an island by the rules of an edition, and how."""

    edition: str
    order: tuple[str, ...] | None  # in the signs of the map; single tiles with their hexes
    more: int = 0

    @classmethod
    def on(cls, island: IslandPreset, edition: str) -> _Remark:
        """What there is to say on an island that is in order."""
        from topcluck.games.island.building_order import building_order
        from topcluck.games.island.sets import load_set

        order = building_order(island, edition, load_set("house"))
        return cls(edition, None) if order is None else cls(edition, _signs(island, order), order.more)

    def to_json(self) -> dict[str, Any]:
        """In plain JSON values."""
        built = self.order is not None and not self.more
        return {"edition": self.edition, "can_be_built": built, "order": self.order, "more_tiles": self.more}

    def said(self, words: Words) -> str:
        """In words."""
        if self.order is None:
            return words.say("cli-island-cannot-be-built", edition=self.edition)
        return words.say("cli-island-can-be-built", edition=self.edition, more=self.more, order=" ".join(self.order))


def _signs(island: IslandPreset, order: Order) -> tuple[str, ...]:
    """An order of laying, written short."""
    from topcluck.games.island.board import NEUTRAL, corner_of, hex_name
    from topcluck.games.island.setfiles import drawn
    from topcluck.games.island.setfiles.layout import hexes_of

    letters = dict(zip(island.bases, drawn.BASES, strict=False))
    letters.update({hex: sign for sign, all in zip(drawn.TERRITORIES, island.territories, strict=False) for hex in all})
    corner = corner_of(hexes_of(island))
    return tuple(
        letters.get(tile.hex) or (drawn.NEUTRAL if tile.ground == NEUTRAL else drawn.LAVA) + hex_name(tile.hex, corner)
        for tile in order.tiles
    )
