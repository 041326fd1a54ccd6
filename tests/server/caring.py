"""How tests let a server care for its tables: a store, rooms, and whoever answers for those who are away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tests.server import sitting
from tests.server.rows import opened
from topcluck.server.clocks import Clocks
from topcluck.server.pace import AT_ONCE, Pace
from topcluck.server.room import Room
from topcluck.server.rooms import Rooms
from topcluck.server.store import Store
from topcluck.server.table import Table
from topcluck.server.thinking import Thinking
from topcluck.server.workers import Workers

PATIENCE = 60.0  # seconds that a test waits on a busy machine


class Server:
    """A process of the server, as far as its tables go by themselves."""

    def __init__(self, store: Store, pace: Pace, **values: Any) -> None:
        self.store = store
        self.rooms = Rooms(store)
        self.workers = Workers(2, values.pop("seconds", 2.0), values.pop("slack", 8.0))
        self.clocks = Clocks(grace=values.pop("grace", 0.0), share=0.0)
        self.heard: list[tuple[str, str]] = []
        note = lambda level, what, seconds: self.heard.append((level, what))  # noqa: E731
        self.thinking = Thinking(self.rooms, self.workers, self.clocks, pace, poll=0.1, heard=note, **values)


@asynccontextmanager
async def serving(url: str, pace: Pace = AT_ONCE, **values: Any) -> AsyncIterator[Server]:
    """A server that cares for its tables."""
    async with opened(url) as store:
        server = Server(store, pace, **values)
        await server.thinking.start()
        try:
            yield server
        finally:
            await server.thinking.stop()


async def seated(server: Server, game: str, who: str, id: str = "table-of-tests", **manners: Any) -> Room:
    """A table that is stored and has begun."""
    row, seats = sitting.rows(game, who, **manners)
    row = msgspec.structs.replace(row, id=id, seed="", invite=f"invite {id}", watch=f"watch {id}", created=time.time())
    seats = [msgspec.structs.replace(seat, token=seat.token and f"{seat.token} {id}") for seat in seats]
    await server.store.create(row, seats)
    room = await server.rooms.room(id)
    await room.begin("7")
    return room


async def until(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.01)


async def stored(server: Server, id: str = "table-of-tests") -> Table:
    """A table as the store has it."""
    return (await Rooms(server.store).room(id)).table


async def enter(room: Room, kind: str, seat: int, text: str = "") -> None:
    """An entry of a test's own."""
    await room.enter(lambda table: [(kind, seat, text)])


async def play_for_people(room: Room, what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Takes the last option for people who are asked, until something holds."""
    async with asyncio.timeout(seconds):
        while not what():
            people = [seat for seat in room.table.asked() if seat not in room.table.automatic()]
            if people:
                await enter(room, "act", people[0], sitting.options(room.table, people[0])[-1])
            else:
                await asyncio.sleep(0.01)
