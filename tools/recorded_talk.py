"""All that is said in the recorded games of tests/recorded: what is asked, offered, refused and reported."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from topcluck.games import game
from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.match import Match
from topcluck.kernel.replay import Record, replay

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "recorded"
OFTEN, SELDOM = (
    7,
    40,
)  # at one entry in so many somebody looks at all the options, or at all the rest


def records() -> list[Record]:
    """The recorded games."""
    return [Record.parse(path.read_text("utf-8")) for path in sorted(FOLDER.iterdir())]


def talk(record: Record) -> Iterator[tuple[str, Any]]:
    """What is said in a game, each thing with its sort: decision, action, refusal, event, view, outcome."""
    played = game(record.game)
    match = replay(played, record, upto=0)
    for number, entry in enumerate(record.entries):
        yield from (("decision", decision) for decision in match.decisions)
        if number % OFTEN == 0:
            yield from (("action", action) for action in match.legal_actions)
        if number % SELDOM == 0:
            yield from (("view", match.view(seat)) for seat in (*match.state.deciders(), None))
            yield from _refusals(match, record, number)
        for event in match.replay_entry(entry):
            seen = {event.seen_by(seat) for seat in (entry.seat, None)}
            yield from (("event", form) for form in (event, *seen) if form is not None)
    yield "outcome", match.outcome


def _refusals(match: Match, record: Record, number: int) -> Iterator[tuple[str, Any]]:
    """What the game answers to lines that were written at other moments."""
    for entry in record.entries[number % 11 :: len(record.entries) // 12 + 1]:
        try:
            refusal = match.why_not(entry.text)
        except TopcluckError:  # it cannot be read here: there is no such unit any more
            continue
        if refusal is not None:
            yield "refusal", refusal
