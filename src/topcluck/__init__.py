"""Top Cluck: War for Chicken Island and Touché Poulet as a fast, honest engine.

>>> import topcluck
>>> match = topcluck.new("chicken-island", players=3, seed=7)
>>> while match.outcome is None:
...     events = match.push(match.legal_actions[0])
...     if len(match.entries) == 40:
...         break
>>> topcluck.replay(match.record).view(0) == match.view(0)
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import topcluck.build  # noqa: F401  before all others: it may leave compiled modules aside
from topcluck.games import PACKAGES, game
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import (
    BadRecord,
    IllegalAction,
    NothingToAnswer,
    Refusal,
    SetupRefused,
    TopcluckError,
    Unreadable,
)
from topcluck.kernel.faces import Action, Event
from topcluck.kernel.game import Decision, Outcome, State, View
from topcluck.kernel.match import LegalActions, Match
from topcluck.kernel.replay import Entry, Record
from topcluck.kernel.replay import replay as _replay
from topcluck.kernel.replay import verify as _verify

__all__ = [
    "GAMES",
    "Action",
    "BadRecord",
    "Decision",
    "Entry",
    "Event",
    "IllegalAction",
    "LegalActions",
    "Match",
    "NothingToAnswer",
    "Outcome",
    "Record",
    "Refusal",
    "SetupRefused",
    "State",
    "TopcluckError",
    "Unreadable",
    "View",
    "example",
    "game",
    "imagine",
    "new",
    "position",
    "read_island",
    "replay",
    "verify",
]

GAMES = tuple(PACKAGES)


def new(id: str, *, seed: int | str | None = None, **options: Any) -> Match:
    """A new match; what is unknown or impossible is refused with a sentence. Without *seed* a fresh one is drawn.

    An *island* may be named, or be the `pathlib.Path` of an island file.
    """
    found = game(id)
    if isinstance(options.get("island"), Path):
        options["island"] = read_island(options["island"])  # games know no files
    return Match(found, found.setup(**options), seed)


def read_island(path: Path) -> dict[str, Any]:
    """The island in a file, as the option *island* of a new match; `TopcluckError` says what is wrong with it."""
    from topcluck.games.island.island_files import island_option, parse_island  # noqa: PLC0415  few matches need it

    try:
        source = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as problem:
        raise Unreadable(f"{path} cannot be read: {problem}") from None
    return island_option(parse_island(source, str(path)))


def position(text: str, *, seed: int | str = 0) -> Match:
    """A match that begins at a position written in the notation; its first line names the game."""
    found = game(_game_of(text))
    setup, state = found.read_position(text)
    return Match(found, setup, seed, state)


def _game_of(text: str) -> str:
    """The game that a position is about: its line ``game: …``."""
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        if colon and key.strip() == "game":
            return value.strip()
    raise Unreadable("a position needs a line 'game: chicken-island' or 'game: touche-poulet'")


def example(name: str) -> Match:
    """A position from the documentation by its name, ready to play."""
    from topcluck.examples import read_example  # noqa: PLC0415  the texts are read only when somebody asks

    return position(read_example(name))


def replay(record: Record | str, upto: int | None = None) -> Match:
    """The match that a record tells of."""
    told = Record.parse(record) if isinstance(record, str) else record
    return _replay(game(told.game), told, upto)


def verify(record: Record | str) -> Match:
    """Replays a record and checks that it ends as it says; `BadRecord` says what is wrong."""
    told = Record.parse(record) if isinstance(record, str) else record
    return _verify(game(told.game), told)


def imagine(view: View, seed: int | str = 0) -> State:
    """A bare state that fits what the view shows: the door for honest search. The view is all that goes in."""
    return game(view.game).imagine(view, Chance(key_of(seed)))
