"""The command `topcluck`: one file per command, drawn with rich, everything heavy imported when it is needed."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> int:
    """Runs a command line and gives its exit code: 0 yes, 1 checked and the answer is no, 2 bad input."""
    from topcluck.cli.program import run

    return run(args)
