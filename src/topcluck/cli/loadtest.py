"""`topcluck loadtest`: how much a server on this machine can take."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer

from topcluck.cli import options
from topcluck.kernel.errors import SetupRefused

if TYPE_CHECKING:
    from topcluck.server.load import Measured, Plan

_MOST_PROCESSES = 8


def loadtest(
    url: Annotated[
        list[str] | None, typer.Option("--url", metavar="URL", help="A running server; repeatable. Else it starts one.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games at the same time.")] = 300,
    sockets: Annotated[int, typer.Option("--sockets", metavar="N", help="Sockets: all seats, then spectators.")] = 1000,
    rate: Annotated[float, typer.Option("--rate", metavar="N", help="Actions per second.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long.")] = 60,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="For the own server; else a new file.")] = None,
    processes: Annotated[int, typer.Option("--processes", metavar="N", help="Own server processes.")] = 1,
    bots: Annotated[int, typer.Option("--bots", metavar="N", help="Games in which a bot has a seat.")] = 0,
    saturate: Annotated[bool, typer.Option("--saturate", help="As many actions as possible.")] = False,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Measure a server on this machine under load: games of both kinds, random actions, every viewer's update.

    Without --url it starts a server of its own, with an empty database and without limits. Only addresses of this
    machine are allowed. Exit 1 if anything was refused, lost or missing.
    """
    from topcluck.server.load import Plan

    options.words_for(lang)
    if url and (db is not None or processes != 1):
        raise SetupRefused("--db and --processes are for the own server, and --url names one that runs")
    plan = Plan(tuple(url or ()), (), games, sockets, rate, seconds, bots, saturate)
    plan.check()
    measured = _against_running(plan) if url else _against_own(plan, db, processes)
    if as_json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(measured)))
    else:
        _print(measured)
    if measured.errors:
        raise typer.Exit(1)


def _against_running(plan: Plan) -> Measured:
    """A server that somebody else has started."""
    from urllib.parse import urlsplit

    import msgspec

    from topcluck.server.processes import listener

    pids = tuple(listener(urlsplit(url).port or 80) for url in plan.urls)
    return _measure(msgspec.structs.replace(plan, pids=pids))


def _against_own(plan: Plan, db: str | None, processes: int) -> Measured:
    """Servers that are started for it."""
    import tempfile

    import msgspec

    from topcluck.server.processes import serving

    if not 1 <= processes <= _MOST_PROCESSES:
        raise SetupRefused(f"--processes should be from 1 to {_MOST_PROCESSES}")
    if processes > 1 and not (db or "").startswith("postgres"):
        raise SetupRefused("several processes need PostgreSQL: --db postgresql://…")
    with ExitStack() as around:
        folder = around.enter_context(tempfile.TemporaryDirectory(prefix="topcluck-load-"))
        servers = around.enter_context(serving(db or f"sqlite:///{folder}/tables.sqlite3", processes))
        urls, pids = tuple(server.url for server in servers), tuple(server.pid for server in servers)
        return _measure(msgspec.structs.replace(plan, urls=urls, pids=pids))


def _measure(plan: Plan) -> Measured:
    """Runs the test in this process, on the quickest loop there is."""
    import asyncio

    from topcluck.server.load import Load

    try:
        import uvloop
    except ImportError:
        factory = None
    else:
        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(Load(plan).run(_mutter))


def _mutter(line: str) -> None:
    """How far it is, for who watches."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr)


def _print(measured: Measured) -> None:
    """One table."""
    import msgspec
    from rich.console import Console
    from rich.table import Table

    table = Table(title="load test")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in msgspec.to_builtins(measured).items():
        shown = (
            ", ".join(f"{key}: {count}" for key, count in value.items()) if isinstance(value, dict) else f"{value:,}"
        )
        table.add_row(name.replace("_", " "), shown or "none")
    Console(highlight=False).print(table)
