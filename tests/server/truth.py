"""What viewers should have been told, worked out from the stored log alone and without the server's own code.

Only `Match` and the games are used: the log is replayed entry by entry, and after each the view, the events and the
question of every viewer are taken down in plain JSON values.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from topcluck import games
from topcluck.kernel.faces import Event
from topcluck.kernel.match import RESIGN, Match
from topcluck.kernel.replay import Entry
from topcluck.server.store import LogRow, SeatRow, TableRow
from topcluck.server.store.opening import open_store

Viewer = int | None
Wish = tuple[int, int, frozenset[int]]  # to go back: who, after which entry, who agrees


@dataclass(frozen=True, slots=True)
class Sight:
    """What one viewer has before it after an entry."""

    noticed: bool
    events: list[Any]
    view: Any
    ask: Any
    number: int  # of the last update that it has had by then


@dataclass(frozen=True, slots=True)
class Step:
    """An entry and what it was to everybody."""

    row: LogRow
    sights: dict[Viewer, Sight]
    over: bool
    outcome: Any
    secret: bool  # several seats may answer: nobody may know who has
    wish: Wish | None
    back: str  # what became of a wish to go back: "off" or "done"
    heard: frozenset[str]  # the types of all events


@dataclass(frozen=True, slots=True)
class Truth:
    """A whole table."""

    table: TableRow
    seats: list[SeatRow]
    steps: list[Step]

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All seats, and the spectators."""
        return (*range(len(self.seats)), None)

    def noticed(self, viewer: Viewer) -> list[Step]:
        """The entries that are updates to a viewer: the first is number 1."""
        return [step for step in self.steps if step.sights[viewer].noticed]


async def read_truth(db: str, id: str) -> Truth:
    """The truth about a table, from the database."""
    store = open_store(db)
    await store.open()
    try:
        found = await store.table(id)
        assert found is not None, "the table is stored"
        return Truth(*found, replayed(*found, await store.read(id)))
    finally:
        await store.close()


def plain(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return json.loads(json.dumps(value))


def replayed(table: TableRow, seats: Sequence[SeatRow], rows: Sequence[LogRow]) -> list[Step]:
    """All steps of a table."""
    game = games.game(table.game)
    viewers: tuple[Viewer, ...] = (*range(len(seats)), None)
    match: Match | None = None
    wish: Wish | None = None
    before = {viewer: Sight(False, [], None, None, 0) for viewer in viewers}
    steps = []
    for row in rows:
        events: Sequence[Event] = ()
        if row.kind == "begin":
            match = Match(game, game.setup(**table.setup), table.seed)
        elif row.kind in ("act", "resign"):
            assert match is not None and row.seat is not None
            events = match.replay_entry(Entry(row.seat, row.text if row.kind == "act" else RESIGN))
        elif row.kind == "back":
            assert match is not None
            told = json.loads(row.text)
            while len(match.entries) > told["to"]:
                match.pop()
            if told["stir"]:
                match.stir(row.number)
        wish, back = _wish(match, row, wish)
        sights = {viewer: _sight(match, row, events, bool(back), viewer, before[viewer]) for viewer in viewers}
        outcome = None if match is None or match.outcome is None else plain(match.outcome.to_json())
        heard = frozenset(event.type() for event in events)
        steps.append(Step(row, sights, outcome is not None, outcome, _in_secret(match), wish, back, heard))
        before = sights
    return steps


def _wish(match: Match | None, row: LogRow, wish: Wish | None) -> tuple[Wish | None, str]:
    """Who wishes to go back after an entry, and what has just become of it."""
    if row.kind == "ask_back":
        assert row.seat is not None
        return (row.seat, json.loads(row.text)["row"], frozenset({row.seat})), ""
    if row.kind == "back":
        return None, "done"
    if wish is None:
        return None, ""
    if row.kind == "answer_back":
        assert row.seat is not None
        return ((*wish[:2], wish[2] | {row.seat}), "") if row.text == "yes" else (None, "off")
    goes_on = row.kind == "resign" or (row.kind == "act" and not _in_secret(match))
    return (None, "off") if goes_on else (wish, "")


def _in_secret(match: Match | None) -> bool:
    """Whether several seats may answer."""
    return match is not None and sum(match.state.may_answer(seat) for seat in range(match.state.seats)) > 1


def _sight(
    match: Match | None, row: LogRow, events: Sequence[Event], told: bool, viewer: Viewer, before: Sight
) -> Sight:
    """What an entry is to a viewer; some are *told* to everybody."""
    seen = [plain(shown.to_json()) for event in events if (shown := event.seen_by(viewer)) is not None]
    view = None if match is None else plain(match.view(viewer).to_json())
    ask = None if match is None else _ask(match, viewer)
    if row.kind in ("stand", "mute"):
        noticed = row.seat == viewer
    elif row.kind == "act":
        changed = view != before.view or _question(ask) != _question(before.ask)
        noticed = told or row.seat == viewer or bool(seen) or changed
    else:
        noticed = True
    return Sight(noticed, seen, view, ask, before.number + noticed)


def _question(ask: Any) -> Any:
    return None if ask is None else ask["decision"]


def _ask(match: Match, viewer: Viewer) -> Any:
    """What a viewer is asked, as it should be told."""
    if viewer is None or match.outcome is not None or not match.state.may_answer(viewer):
        return None
    return plain(
        {
            "decision": match.game.decision(match.state, viewer).to_json(),
            "options": [{"text": str(action), "action": action.to_json()} for action in match.legal_actions_of(viewer)],
            "deadline": None,
            "answered": viewer not in match.state.deciders(),
            "step": None,
        }
    )
