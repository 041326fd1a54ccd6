"""Running command lines in this process, as the program would."""

from __future__ import annotations

import io
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

import topcluck
from tests.nest import nest_game
from topcluck.cli import main

WIDTH = "100"  # of the terminal


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a command line."""

    code: int
    out: str
    err: str

    def refused(self) -> bool:
        """Bad input: exit 2, one sentence on standard error, nothing of a traceback, and no excuse of ours."""
        one_sentence = self.err.startswith("topcluck: ") and self.err.count("\n") == 1
        return self.code == 2 and one_sentence and "mistake in topcluck" not in self.err


def cli(*args: str, typed: str | bytes = "") -> Ran:
    """Runs ``topcluck …`` with nest among the games and *typed* as standard input."""
    raw = typed.encode() if isinstance(typed, str) else typed
    out, err = io.StringIO(), io.StringIO()
    with ExitStack() as around:
        around.enter_context(nest_game())
        around.enter_context(patch("sys.stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8")))
        around.enter_context(patch.dict("os.environ", {"LC_ALL": "C", "COLUMNS": WIDTH}))
        around.enter_context(redirect_stdout(out))
        around.enter_context(redirect_stderr(err))
        code = main(args)
    return Ran(code, out.getvalue(), err.getvalue())


def games_here() -> list[str]:
    """The games that can be played."""
    return ["nest", *(game for game in topcluck.GAMES if _is_playable(game))]


def _is_playable(game: str) -> bool:
    try:
        topcluck.new(game, players=2, seed=1)
    except (ImportError, AttributeError):
        return False
    return True
