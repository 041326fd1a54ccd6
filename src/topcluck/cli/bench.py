"""`topcluck bench`: how fast the engine is."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topcluck.cli import options

if TYPE_CHECKING:
    from topcluck.sim.bench import Measured, Report


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; else all.")] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Put another engine beside ours, in the same run.")
    ] = False,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Measure the speed of the engine.

    Random two-player games with full option lists, by CPU time, in less than 50 seconds.
    --compare fetches catanatron or OpenSpiel into build/peers/ on first use and runs it in turns with ours.
    """
    from topcluck.sim.bench import bench as measure

    options.words_for(lang)
    known = None if game is None else options.known_game(game)
    report = measure(known, compare, peers=Path("build/peers"), tell=_mutter)
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        _print(report)


def _mutter(line: str) -> None:
    """How far it is, for who watches."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr)


def _print(report: Report) -> None:
    """A table for each game and mode."""
    from rich.console import Console
    from rich.table import Table

    for one in report.measured:
        table = Table(title=f"{one.subject.game}, {one.subject.mode}")
        table.add_column("")
        table.add_column("topcluck", justify="right")
        if one.peer is not None:
            table.add_column(f"{one.peer.name} {one.peer.version}", justify="right")
            table.add_column("ratio", justify="right")
        for row in _rows(one):
            table.add_row(*row)
        Console(highlight=False).print(table)


_RATIOS = {"decisions_per_s": "decisions_ratio", "bits_per_s": "bits_ratio", "copy_us": "copy_ratio"}


def _rows(one: Measured) -> list[tuple[str, ...]]:
    """A row for each figure."""
    theirs, ratios = one.peer_figures(), one.ratios()
    rows: list[tuple[str, ...]] = []
    for name, value in one.figures().items():
        beside = f"{theirs[name]:,g}" if name in theirs else ""
        ratio = f"{ratios[_RATIOS[name]]:g}×" if ratios and name in _RATIOS else ""
        rows.append((name, f"{value:,g}", beside, ratio) if one.peer is not None else (name, f"{value:,g}"))
    return rows
