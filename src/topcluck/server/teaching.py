"""Guided first games: what the player does step by step, and what the other one answers. The games are real ones.

A lesson is a file in `lessons/`: a position with its luck, and the steps. What a step says stands in the message files,
`learn-first-island-dice`. Seat 0 learns; the other one plays what stands under `then`. As long as everybody has kept to
the lesson, seat 0 is offered the next action of it and nothing else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from topcluck import games
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.faces import Seat
from topcluck.kernel.game import Setup
from topcluck.kernel.match import Match

FOLDER = Path(__file__).parent / "lessons"
PUPIL: Seat = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be learnt by doing it."""

    id: str
    play: list[str]  # the actions of the player, one by one
    look: list[str] = []  # parts of the table that it is about
    then: list[str] = []  # what the other one answers before the next step


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    game: str
    minutes: int  # that it takes
    position: str
    step: list[Step]

    def lines(self, seat: Seat) -> list[tuple[int, str]]:
        """All that a seat does, each with the number of its step."""
        return [
            (number, text)
            for number, step in enumerate(self.step)
            for text in (step.play if seat == PUPIL else step.then)
        ]

    def setup(self) -> Setup:
        """The setup of its game."""
        return games.game(self.game).read_position(self.position)[0]

    def left(self, match: Match, seat: Seat) -> list[tuple[int, str]]:
        """What a seat has still to do, each with the number of its step; nothing once anybody has left the lesson."""
        done: dict[Seat, list[str]] = {one: [] for one in range(match.state.seats)}
        for entry in match.entries:
            done[entry.seat].append(entry.text)
        for one, texts in done.items():
            if [text for _, text in self.lines(one)][: len(texts)] != texts:
                return []
        return self.lines(seat)[len(done[seat]) :]


@cache
def lesson_names() -> tuple[str, ...]:
    """All lessons."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def _lesson(name: str) -> Lesson:
    data: dict[str, Any] = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    return msgspec.convert(data, Lesson)


def find_lesson(name: str) -> Lesson:
    """The lesson of that name."""
    if name not in lesson_names():
        raise SetupRefused(f"there is no lesson {name!r}; there are {', '.join(lesson_names())}")
    return _lesson(name)


def lessons_of(game: str) -> list[str]:
    """The lessons of a game."""
    return [name for name in lesson_names() if _lesson(name).game == game]


def keeps_to(texts: Sequence[str], left: Sequence[tuple[int, str]]) -> bool:
    """Whether actions are the next ones of a lesson."""
    return list(texts) == [text for _, text in left[: len(texts)]]
