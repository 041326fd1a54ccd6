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

    build = "compiled" if report.compiled else "plain Python"
    for one in report.measured:
        table = Table(title=f"{one.subject.game}, {one.subject.mode}")
        table.add_column("")
        table.add_column(f"topcluck, {build}", justify="right")
        for name in _beside(one):
            table.add_column(name, justify="right")
            table.add_column("ratio", justify="right")
        for row in _rows(one):
            table.add_row(*row)
        Console(highlight=False).print(table)


_RATIOS = {"decisions_per_s": "decisions_ratio", "bits_per_s": "bits_ratio", "copy_us": "copy_ratio"}


def _beside(one: Measured) -> dict[str, tuple[dict[str, float], dict[str, float]]]:
    """Who was measured beside ours: the figures, and how many times faster ours is, both by the name of the figure."""
    found = {}
    if one.plain:
        found["plain Python"] = (one.plain_figures(), one.plain_ratios())
    if one.peer is not None:
        ratios = one.ratios()
        by_figure = {name: ratios[ratio] for name, ratio in _RATIOS.items() if ratio in ratios}
        found[f"{one.peer.name} {one.peer.version}"] = (one.peer_figures(), by_figure)
    return found


def _rows(one: Measured) -> list[list[str]]:
    """A row for each figure."""
    rows = []
    for name, value in one.figures().items():
        row = [name, f"{value:,g}"]
        for figures, ratios in _beside(one).values():
            row += [f"{figures[name]:,g}" if name in figures else "", f"{ratios[name]:g}×" if name in ratios else ""]
        rows.append(row)
    return rows
