"""Hints: what a good bot would do in somebody's place, and why.

The bot thinks in a process of its own and is shown the view of the seat that asks, so a hint cannot tell what the seat
may not know. It is told to who asked and kept nowhere. Hints are slow and come after everything else: few are worked
out at a time, nobody at the table waits for one, and who asks too often is refused.
"""

from __future__ import annotations

import asyncio

from topcluck.bots import best_level
from topcluck.kernel.errors import NothingToAnswer
from topcluck.kernel.faces import Action, Seat
from topcluck.kernel.game import View
from topcluck.server import protocol as p
from topcluck.server.room import Room
from topcluck.server.table import CannotDo, Table
from topcluck.server.workers import NoAnswer, Workers

AT_ONCE = 1  # hints that are worked out at the same time in one process: bots at the tables come first
MOST_WAITING = 20  # who else may wait for one
RATE = (0.2, 4)  # hints for one socket in a second, and at once

_Question = tuple[View, list[Action], int]


class Hints:
    """Works out hints."""

    def __init__(self, workers: Workers, at_once: int = AT_ONCE) -> None:
        self._workers = workers
        self._free = asyncio.Semaphore(at_once)
        self._waiting = 0

    async def give(self, room: Room, seat: Seat, id: int) -> p.Hinted:
        """What a bot would do in the place of the seat; refusals are raised."""
        await room.look(lambda table: _question(table, seat))  # who may not ask need not wait
        if self._waiting >= MOST_WAITING:
            raise CannotDo("busy", "too many ask for hints just now; try again")
        self._waiting += 1
        try:
            async with self._free:
                view, actions, number = await room.look(lambda table: _question(table, seat))
                return await self._thought_of(room.table.row.game, view, actions, number, id)
        finally:
            self._waiting -= 1

    async def _thought_of(self, game: str, view: View, actions: list[Action], number: int, id: int) -> p.Hinted:
        """What the bot thinks of a position."""
        bot = best_level(game)
        if len(actions) == 1:
            return p.Hinted(id, number, bot, str(actions[0]), [])
        try:
            text, looked = await self._workers.explain(bot, view, actions)
        except NoAnswer:
            raise CannotDo("no_hint", "the bot has no idea just now; try again") from None
        return p.Hinted(id, number, bot, text, [p.LookedAt(row.action, row.visits, row.chance) for row in looked])


def _question(table: Table, seat: Seat) -> _Question:
    """What the seat sees and may choose, and its number of the last update."""
    if not table.hints:
        raise CannotDo("no_hints", "there are no hints at this table")
    match = table.playing()
    if match.outcome is not None or not match.state.may_answer(seat):
        raise NothingToAnswer("you are not asked now")
    return match.view(seat), list(match.legal_actions_of(seat)), table.numbers[seat]
