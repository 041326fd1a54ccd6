"""`topcluck bot`: a bot takes a seat at a table on any server."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from topcluck.cli import options
from topcluck.kernel.errors import SetupRefused

if TYPE_CHECKING:
    from topcluck.server.client import Link
    from topcluck.server.guest import Visit
    from topcluck.words import Words

_MOST_NAME = 24


def bot(
    link: Annotated[str, typer.Argument(metavar="URL", help="The link of a seat or of an invitation.")],
    level: Annotated[str, typer.Option("--bot", metavar="BOT", help="A level, or an import path: my_bots:Fox.")],
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="What the others read.")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="S", help="Time for each decision.")] = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Let a bot take a seat at a table on a server, and play to the end.

    It speaks the protocol that the page speaks and sees what a person in its seat would see. A lost connection is
    opened again; a bot that was stopped goes on with the link of its seat, which is printed when it sits down.
    """
    import asyncio

    from topcluck.server.client import Link
    from topcluck.server.guest import play

    words = options.words_for(lang)
    called = name or level.rpartition(":")[2][:_MOST_NAME]
    if not 1 <= len(called) <= _MOST_NAME:
        raise SetupRefused(f"a name has 1 to {_MOST_NAME} characters")
    if seconds is not None and not 0 < seconds <= 86400:
        raise SetupRefused("--seconds should be more than 0 and at most a day")
    visit = asyncio.run(play(Link.parse(link), level, called, seconds, lambda link, seat: _seated(words, link, seat)))
    if as_json:
        print(json.dumps(_plain(visit)))
    else:
        _print(visit, words)


def _seated(words: Words, link: Link, seat: int) -> None:
    """Says where the bot sits; standard output is for how it ended."""
    print(words.say("bot-seated", seat=str(seat + 1), link=str(link)), file=sys.stderr)


def _plain(visit: Visit) -> dict[str, object]:
    """A visit in plain JSON values."""
    outcome = None if visit.outcome is None else visit.outcome.to_json()
    return {"game": visit.game, "seat": visit.seat, "answers": visit.answers, "outcome": outcome}


def _print(visit: Visit, words: Words) -> None:
    """How it ended."""
    from topcluck import games

    print(words.say("bot-answers", answers=str(visit.answers)))
    if visit.outcome is None:
        print(words.say("bot-stuck"))
    else:
        print(words.outcome(visit.outcome, games.game(visit.game)))
