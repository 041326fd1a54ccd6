"""Games shown once more, step by step, as one viewer saw them.

While a game goes on, a seat gets its own replay and a spectator the spectators'. Whatever a viewer did not notice has
no step: neither a gap nor a number tells of it. Going back is a step like any other. A replay is worked out once, in a
thread, because a long game takes its time; whoever pages through it gets what was worked out.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, cast

from topcluck.kernel.game import View
from topcluck.server import protocol as p
from topcluck.server.rooms import Rooms
from topcluck.server.store import LogRow, SeatRow, TableRow
from topcluck.server.table import Stuck, Table, Viewer
from topcluck.server.viewing import Comparison, Encoding

_MOVES = ("begin", "act", "resign", "back")
_KEPT = 8  # replays
_Key = tuple[str, int, Viewer]


class Replays:
    """The replays that were asked for last."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[_Key, list[p.ReplayStep]] = OrderedDict()
        self._one_by_one = asyncio.Semaphore(1)

    async def stretch(self, id: str, viewer: Viewer, first: int, count: int) -> p.Replay:
        """A stretch of the replay of a table for a viewer."""
        room = await self._rooms.room(id)
        steps = await self._steps(room.table, viewer)
        shown = steps[first : first + count]
        if shown:
            shown = [_whole(steps[: first + 1]), *shown[1:]]
        return p.Replay(room.table.info(), viewer, first, len(steps), shown)

    async def _steps(self, table: Table, viewer: Viewer) -> list[p.ReplayStep]:
        """All steps, worked out if need be."""
        key = (table.row.id, table.last, viewer)
        if key not in self._kept:
            log = [happening.row for happening in table.past]
            row, seats, over = table.row, list(table.seats), table.over
            async with self._one_by_one:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(steps_of, row, seats, log, viewer, over)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def steps_of(
    row: TableRow, seats: Iterable[SeatRow], log: Iterable[LogRow], viewer: Viewer, over: bool
) -> list[p.ReplayStep]:
    """A game as a viewer saw it; once it is *over* the texts of all actions are told."""
    table = Table(row, list(seats))
    steps: list[p.ReplayStep] = []
    before: View | None = None
    for entry in log:
        try:
            happening = table.take(entry)
        except Stuck:
            break
        if entry.kind not in _MOVES or not happening.noticed_by(viewer):
            continue
        assert table.match is not None, "the game has begun"
        after = table.match.view(viewer)
        text = entry.text if entry.kind == "act" and (over or entry.seat == viewer) else ""
        changed = Encoding().parts(Comparison().changed(before, after))
        kind, number = cast(Any, entry.kind), table.numbers[viewer]
        steps.append(p.ReplayStep(number, kind, entry.seat, text, happening.seen_by(viewer), changed))
        before = after
    return steps


def _whole(steps: list[p.ReplayStep]) -> p.ReplayStep:
    """The last of these steps with all parts of its view."""
    view: dict[str, Any] = {}
    for step in steps:
        view.update(step.view)
    last = steps[-1]
    return p.ReplayStep(last.entry, last.kind, last.seat, last.text, last.events, view)
