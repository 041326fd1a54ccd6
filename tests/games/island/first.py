"""Positions of the first edition: its rules on a ready island, since building one is another matter."""

from __future__ import annotations

from textwrap import dedent

from tests.games.island.table import HOUSE, STUB, state_of, table
from topcluck.kernel.match import Match

FIRST = "edition: first-de\noption: default_island = preset\n"


def first(text: str, *, cards: str = "stub", seed: int = 0) -> Match:
    """A match at a position of the first edition, by default with stub cards on the test islands."""
    return table(FIRST + dedent(text).strip("\n"), head=STUB if cards == "stub" else HOUSE, seed=seed)


def hexes(match: Match, *places: str) -> list[str]:
    """The names of hexes that are given by their axial coordinates."""
    board = state_of(match).box.board
    return [board.names[board.read(place)] for place in places]
