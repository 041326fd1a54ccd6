"""All commands together, and the one place where what went wrong becomes a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from topcluck.cli import (
    achievements,
    bench,
    bot,
    card_sets,
    islands,
    loadtest,
    moving,
    play,
    position,
    replay,
    rules,
    serve,
    sim,
    verify,
)

BAD_INPUT = 2
INTERRUPTED = 130

# typer brings its own click, or uses the installed one: what both raise for a wrong command line is BadParameter's root
_CommandLineError: Any = typer.BadParameter.__mro__[2]


def _tell_version(wanted: bool) -> None:
    """Prints the version and stops."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"topcluck {version('topcluck')}")
        raise typer.Exit


def before_the_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """War for Chicken Island and Touché Poulet: play, look up rules, replay, check, simulate, measure."""


def for_makers_of_cards() -> None:
    """For makers of cards."""


def for_makers_of_islands() -> None:
    """For makers of islands."""


@cache
def assembled() -> Any:
    """The whole command line."""
    app = _group(before_the_command, add_completion=False)
    sets = _group(for_makers_of_cards)
    app.command("serve")(serve.serve)
    app.command("play")(play.play)
    app.command("replay")(replay.replay)
    app.command("verify")(verify.verify)
    app.command("achievements")(achievements.achievements)
    app.command("position")(position.position)
    app.command("rules")(rules.rules)
    app.add_typer(sets, name="set")
    sets.command("check")(card_sets.check)
    own_islands = _group(for_makers_of_islands)
    app.add_typer(own_islands, name="island")
    own_islands.command("check")(islands.check)
    own_islands.command("draw")(islands.draw)
    own_islands.command("save")(islands.save)
    app.command("sim")(sim.sim)
    app.command("bench")(bench.bench)
    app.command("bot")(bot.bot)
    app.command("loadtest")(loadtest.loadtest)
    app.command("export")(moving.export)
    app.command("import")(moving.import_)
    app.command("backup")(moving.backup)
    app.command("restore")(moving.restore)
    return typer.main.get_command(app)


def _group(callback: Callable[..., None], **settings: Any) -> typer.Typer:
    """Commands below one name; plain help, for rich alone takes as long to load as everything else."""
    group = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True, **settings)
    group.callback()(callback)
    return group


def run(args: Sequence[str] | None = None) -> int:
    """Runs a command line; whatever happens, there is an exit code and no traceback."""
    from topcluck.cli.files import file_problem
    from topcluck.kernel.errors import TopcluckError

    _write_what_can_be_written()
    try:
        given = None if args is None else list(args)
        code = assembled().main(args=given, prog_name="topcluck", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except _CommandLineError as problem:
        return _complain(problem.format_message() or "a command is missing; topcluck --help lists them")
    except TopcluckError as problem:
        return _complain(str(problem))
    except BrokenPipeError:
        return _nobody_listens()
    except OSError as problem:
        return _complain(file_problem(problem))
    except UnicodeError as problem:
        return _complain(f"this is no UTF-8 text: {problem}")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as problem:
        if os.environ.get("TOPCLUCK_DEBUG"):
            raise
        kind = type(problem).__name__
        return _complain(f"this is a mistake in topcluck ({kind}: {problem}); TOPCLUCK_DEBUG=1 shows where")


def _write_what_can_be_written() -> None:
    """A terminal that has no sign for a hex border or a crown gets a question mark in its place, not a failure."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str) -> int:
    """Says on standard error, in one line, what was wrong."""
    line = " ".join(sentence.split())
    print("topcluck:", line.encode("utf-8", "replace").decode("utf-8"), file=sys.stderr)
    return BAD_INPUT


def _nobody_listens() -> int:
    """The reader of our output has gone, as `head` does: nothing is wrong, and nothing more can be said."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
