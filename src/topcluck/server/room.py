"""One table, and who looks at it from this process.

A `Room` puts one thing after the other: it works out what a request does, appends it to the log, and only when that is
committed tells everybody. If another process was first it reads what that one has written and tries again. Whatever
goes wrong in between, the room throws away what it had worked out and reads the log anew: the log is the truth.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.faces import Seat
from topcluck.server import telling
from topcluck.server.protocol import Bye, Presence
from topcluck.server.table import CannotDo, Happening, NoSuchTable, Stuck, Table, Viewer
from topcluck.server.viewing import Encoding, Views

if TYPE_CHECKING:
    from topcluck.server.rooms import Rooms

_TRIES = 8  # to append, while other processes are quicker
PRESENCE = 45.0  # seconds for which a process says that somebody is here

Entry = tuple[str, Seat | None, str]  # kind, seat, text
T = TypeVar("T")


class Connection(Protocol):
    """A viewer's socket."""

    viewer: Viewer

    def send(self, message: bytes) -> None:
        """Sends soon; never waits. Whoever does not take what is sent is cut off."""

    def close(self, bye: Bye) -> None:
        """Says why, and closes."""


class Room:
    """One table, and who looks at it from this process."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.connections: dict[Viewer, set[Connection]] = {}
        self.present: list[Viewer] = []
        self.used = time.monotonic()
        self._lock = asyncio.Lock()

    # -- viewers ----------------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, have: int) -> None:
        """Shows the table to a new viewer and keeps it up to date from now on."""
        async with self._lock:
            self.used = time.monotonic()
            self.connections.setdefault(connection.viewer, set()).add(connection)
            here = self._with_own(self.present)
            connection.send(telling.ENCODER.encode(telling.welcome(self.table, connection.viewer, have, here)))
        await self.rooms.store.come(self.table.row.id, connection.viewer, self.rooms.process, time.time() + PRESENCE)
        await self.look_around()

    async def leave(self, connection: Connection) -> None:
        """A viewer has gone."""
        viewers = self.connections.get(connection.viewer, set())
        viewers.discard(connection)
        if not viewers:
            self.connections.pop(connection.viewer, None)
            await self.rooms.store.go(self.table.row.id, connection.viewer, self.rooms.process)
        await self.look_around()

    def _with_own(self, others: Iterable[Viewer]) -> list[Viewer]:
        """All who are here: a seat once, spectators one by one as far as they are in this process."""
        seats = {viewer for viewer in (*others, *self.connections) if viewer is not None}
        elsewhere = sum(1 for viewer in others if viewer is None)
        watchers = len(self.connections.get(None, ())) + max(elsewhere - (None in self.connections), 0)
        return [*sorted(seats), *([None] * watchers)]

    async def look_around(self) -> None:
        """Sees who is here, and tells everybody if that has changed."""
        before = self._with_own(self.present)
        self.present = await self.rooms.store.present(self.table.row.id, time.time())
        here = self._with_own(self.present)
        seats = [seat in here for seat in range(len(self.table.seats))]
        message = telling.ENCODER.encode(Presence(seats, here.count(None)))
        if here != before or self.connections:
            for connection in self._everybody():
                connection.send(message)

    def say_bye(self, bye: Bye) -> None:
        """Closes all sockets of this table in this process."""
        for connection in self._everybody():
            connection.close(bye)

    def _everybody(self) -> list[Connection]:
        """All viewers of this process."""
        return [connection for viewers in self.connections.values() for connection in viewers]

    # -- going on ---------------------------------------------------------------------------------------------------

    async def enter(self, work_out: Callable[[Table], Sequence[Entry]]) -> list[Happening]:
        """Appends what *work_out* makes of the table as it stands, and tells everybody once it is stored.

        *work_out* refuses by raising; it is asked again if another process was quicker.
        """
        async with self._lock:
            self.used = time.monotonic()
            for _ in range(_TRIES):
                before, last = self.table.views(), self.table.last
                entries = work_out(self.table)
                if not entries:
                    return []
                began = time.perf_counter()
                try:
                    done = [self.table.enter(kind, seat, text, time.time()) for kind, seat, text in entries]
                    entered = time.perf_counter()
                    stored = await self.rooms.store.append(
                        self.table.row.id, [one.row for one in done], self.table.standing()
                    )
                except BaseException:
                    await self._read_anew(before, last)
                    raise
                if self.rooms.took is not None:
                    self.rooms.took(entered - began, time.perf_counter() - entered)
                if stored:
                    self._tell(done)
                    self.rooms.changed(self)
                    return done
                await self._read_anew(before, last)
            raise CannotDo("busy", "too many others act at this table at the same time; try again")

    async def look(self, seen: Callable[[Table], T]) -> T:
        """What *seen* makes of the table; never while an entry is on its way into the log."""
        async with self._lock:
            return seen(self.table)

    async def begin(self, seed: str) -> None:
        """Everybody sits: the luck is fixed and the game begins, unless another process has seen to it."""
        async with self._lock:
            before, last = self.table.views(), self.table.last
            await self._read_anew(before, last)  # the words of all who sit
            if self.table.match is not None:
                return
            self.table.row = msgspec.structs.replace(self.table.row, seed=seed)
            done = self.table.enter("begin", None, "", time.time())
            if await self.rooms.store.begin(self.table.row.id, seed, [done.row], self.table.standing()):
                self._tell([done])
                self.rooms.changed(self)
            else:
                await self._read_anew(before, last)

    async def catch_up(self) -> None:
        """Takes what other processes have appended."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        """Reads what comes after the last entry that is known here."""
        rows = await self.rooms.store.read(self.table.row.id, self.table.last)
        if not rows or self.table.stuck:
            return
        if any(row.kind in ("begin", "seat") for row in rows):  # what belongs to them stands in other rows
            await self._read_anew(self.table.views(), self.table.last)
            return
        try:
            done = self.table.catch_up(rows, self.table.views())
        except TopcluckError:
            await self._read_anew(self.table.views(), self.table.last)
            return
        self._tell(done)
        self.rooms.changed(self)

    async def _read_anew(self, before: Views, last: int) -> None:
        """Reads the whole table from the store; viewers who had seen *before* hear what came after entry *last*."""
        found = await self.rooms.store.table(self.table.row.id)
        if found is None:
            self.say_bye(Bye("not_welcome", "this table is gone"))
            raise NoSuchTable
        log = await self.rooms.store.read(self.table.row.id)
        known = [row for row in log if row.number <= last]
        fresh = await self.rooms.replay(*found, known)
        try:
            done = [] if fresh.stuck else fresh.catch_up(log[len(known) :], before)
        except Stuck:
            fresh, done = await self.rooms.replay(*found, log), []
        self.table = fresh
        self._tell(done)
        self.rooms.changed(self)

    def _shows_table(self, happening: Happening) -> bool:
        """Whether everybody is shown the table anew: who sits where, who plays for whom, how it ended."""
        return happening.row.kind in telling.TABLE_CHANGED or self.table.over

    def _tell(self, done: Sequence[Happening]) -> None:
        """Tells every viewer of this process what it may notice, once it is stored."""
        encoding = Encoding()
        info = self.table.info(self._with_own(self.present)) if any(map(self._shows_table, done)) else None
        for viewer, connections in list(self.connections.items()):
            noticed = [happening for happening in done if happening.noticed_by(viewer)]
            asked = any(viewer in happening.asked for happening in noticed)
            number = self.table.numbers[viewer] - len(noticed)
            for happening in noticed:
                number += 1
                told = telling.update(
                    self.table, viewer, number, happening, encoding, info, asked and happening is noticed[-1]
                )
                message = telling.ENCODER.encode(told)
                for connection in list(connections):
                    connection.send(message)
        for happening in done:
            happening.told()
