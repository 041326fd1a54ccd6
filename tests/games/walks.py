"""Random games through which tests walk, one for each way to play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import topcluck
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.match import Match

Options = dict[str, Any]

WAYS: list[tuple[str, Options]] = [
    ("chicken-island", {"players": 2}),
    ("chicken-island", {"players": 3, "flags": ["expert"]}),
    ("chicken-island", {"players": 4, "mode": "team"}),
    ("chicken-island", {"players": 2, "mode": "flag"}),
    ("chicken-island", {"players": 3, "mode": "gallos"}),
    ("chicken-island", {"players": 2, "mode": "gallos", "edition": "first-de"}),
    ("chicken-island", {"players": 1, "mode": "solo"}),
    ("chicken-island", {"players": 2, "flags": ["built_island"]}),
    ("chicken-island", {"players": 3, "edition": "first-de", "flags": ["hardcore"]}),
    ("touche-poulet", {"players": 2}),
    ("touche-poulet", {"players": 4}),
]


def name_of(value: object) -> str:
    """A way to play in a word, for the names of tests."""
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


def walk(game: str, options: Options, seed: int, steps: int) -> Iterator[Match]:
    """A match after each of its first steps; anybody who is asked may be the one to answer."""
    match, luck = topcluck.new(game, seed=seed, **options), Chance(key_of(f"walk {seed}"))
    for _ in range(steps):
        yield match
        seats = match.state.deciders()
        if not seats:
            return
        seat = seats[luck.below(len(seats))]
        codes = match.state.actions(seat)
        match.push(codes[luck.below(len(codes))], seat)
