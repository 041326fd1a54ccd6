"""The tables that this process has in memory."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from topcluck.server.protocol import Bye
from topcluck.server.room import PRESENCE, Room
from topcluck.server.store import Holding, LogRow, SeatRow, Store, TableRow
from topcluck.server.table import CannotDo, NoSuchTable, Table, Viewer, replaying
from topcluck.server.tokens import hashed

if TYPE_CHECKING:
    from topcluck.server.hints import Hints

AT_A_TIME = 50  # entries that are replayed before others have their turn
_IDLE = 900.0  # seconds after which a room without viewers is forgotten


class Rooms:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, process: str | None = None) -> None:
        self.store = store
        self.process = process or secrets.token_hex(8)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.watchers: list[Callable[[Room], None]] = []  # called after every change of a table in this process
        self.hints: Hints | None = None  # who works out hints, while bots think here
        self.took: Callable[[float, float], None] | None = None  # told how long working out and storing have taken
        store.listen(self._heard)

    def changed(self, room: Room) -> None:
        """Something has happened at a table: whoever lets bots think wants to know."""
        for watcher in self.watchers:
            watcher(room)

    # -- finding ----------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, read from the log if it is not here yet."""
        found = self._rooms.get(id)
        if found is not None:
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._rooms:
                room = self._rooms[id] = Room(self, await self._read(id))
                if room.table.last > AT_A_TIME:  # others may have gone on meanwhile, and nobody here has heard it
                    await room.catch_up()
        self._loading.pop(id, None)
        return self._rooms[id]

    async def _read(self, id: str) -> Table:
        """A table from the store."""
        found = await self.store.table(id)
        if found is None:
            raise NoSuchTable
        return await self.replay(*found, await self.store.read(id))

    async def replay(self, row: TableRow, seats: Sequence[SeatRow], log: Iterable[LogRow]) -> Table:
        """A table from what is stored; other tables go on meanwhile, because a long game takes its time.

        Whether it is stuck is noted, so that nobody looks for its bots and clocks in vain; also that it is no more.
        """
        table = Table(row, seats)
        for table in replaying(row, seats, log):
            if table.last % AT_A_TIME == AT_A_TIME - 1:
                await asyncio.sleep(0)
        if (row.status == "stuck") != bool(table.stuck):
            await self.store.stand(row.id, row.last, table.standing())
        return table

    async def holding(self, id: str, token: str) -> Holding:
        """What a token opens."""
        found = await self.store.holding(id, hashed(token))
        if found is None:
            raise NoSuchTable
        return found

    async def viewer(self, id: str, token: str) -> Viewer:
        """Who looks at a table with this token."""
        held = await self.holding(id, token)
        if held.what == "invite":
            raise CannotDo("not_seated", "this is an invitation: sit down first")
        return held.seat

    def known(self, id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(id)

    def here(self) -> list[Room]:
        """All rooms of this process."""
        return list(self._rooms.values())

    def _heard(self, id: str, number: int) -> None:
        """Another process has appended, or something may have been missed."""
        for room in self.here() if not id else [self._rooms[id]] if id in self._rooms else []:
            if not number or number > room.table.last:
                self._soon(room.catch_up() if number or not id else room.look_around())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something as soon as possible, without anybody waiting for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def drop(self, id: str, bye: Bye) -> None:
        """A table is gone: who looks at it hears so."""
        room = self._rooms.pop(id, None)
        if room is not None:
            room.say_bye(bye)

    async def keep_house(self) -> None:
        """Says again who is here, and forgets rooms that nobody has looked at for a while."""
        until = time.time() + PRESENCE
        for id, room in list(self._rooms.items()):
            for viewer in list(room.connections):
                await self.store.come(id, viewer, self.process, until)
            if not room.connections and time.monotonic() - room.used > _IDLE:
                del self._rooms[id]
