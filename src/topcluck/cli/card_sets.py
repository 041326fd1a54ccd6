"""`topcluck set`: for makers of cards."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from topcluck.cli import options
from topcluck.kernel.errors import Unreadable


def check(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="The folder of a card set.")],
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Check a card set and print every mistake with file, card and key; exit 0 if there is none, else 1."""
    from topcluck.games.island.sets import check_set

    words = options.words_for(lang)
    if not Path(folder).is_dir():
        raise Unreadable(f"{folder!r} is no folder")
    problems = check_set(Path(folder))
    if as_json:
        print(json.dumps({"ok": not problems, "problems": [asdict(problem) for problem in problems]}))
    else:
        for problem in problems:
            print(problem)
        print(words.say("cli-set-checked", mistakes=len(problems)))
    raise typer.Exit(1 if problems else 0)
