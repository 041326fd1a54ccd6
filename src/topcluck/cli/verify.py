"""`topcluck verify`: whether a record holds together."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from topcluck.cli import options
from topcluck.kernel.errors import BadRecord

if TYPE_CHECKING:
    from topcluck.kernel.replay import Record


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Check that a record holds together.

    Its seed, every action, the last state and the outcome must agree: exit 0 if they do, else 1.
    """
    import topcluck
    from topcluck.cli.files import read_record

    record = read_record(file)
    words = options.words_for(lang)
    topcluck.game(record.game).setup(**record.setup)  # what cannot even be set up is bad input, not a failed check
    problem = _problem(record)
    if as_json:
        print(json.dumps({"verified": problem is None, "problem": problem, "entries": len(record.entries)}))
    elif problem is None:
        print(words.say("cli-verified", entries=len(record.entries)))
    else:
        print(words.say("cli-not-verified", problem=problem))
    raise typer.Exit(0 if problem is None else 1)


def _problem(record: Record) -> str | None:
    """What does not hold together."""
    import topcluck

    try:
        topcluck.verify(record)
    except BadRecord as problem:
        return str(problem)
    return None
