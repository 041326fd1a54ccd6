"""The tables of a browser, for its list: who is asked, and how finished games ended.

A table that nobody looks at is not in memory. It is replayed once for the list, in a thread, and remembered until it
changes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Struct

from topcluck.server import protocol as p
from topcluck.server.rooms import Rooms
from topcluck.server.store import SeatRow, TableRow
from topcluck.server.table import Table, replayed

_KEPT = 2000


class Summary(Struct, frozen=True):
    """What lists say of a table, until it changes."""

    last: int
    info: p.TableInfo
    asked: frozenset[int]
    noticed: dict[int, float]  # when each seat last noticed something: what others did in secret does not show


class Summaries:
    """What lists say of tables."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[str, Summary] = OrderedDict()
        self._one_by_one = asyncio.Semaphore(1)

    async def of(self, key: str, first: int, count: int) -> p.MyTables:
        """A stretch of the tables of a browser, by the hash of its key; the latest first."""
        rows = await self._rooms.store.tables(key=key, limit=first + count + 1)
        found = [await self._one(row, key) for row in rows[first : first + count]]
        tables = sorted((one for one in found if one is not None), key=lambda one: one.updated, reverse=True)
        return p.MyTables(first, tables, len(rows) > first + count)

    async def _one(self, row: TableRow, key: str) -> p.MyTable | None:
        """One table, as its list shows it."""
        found = await self._rooms.store.table(row.id)
        if found is None:
            return None
        summary = await self._summary(*found)
        own = [seat.seat for seat in found[1] if seat.key == key]
        updated = max((summary.noticed[seat] for seat in own), default=row.created)
        return p.MyTable(summary.info, own, bool(summary.asked.intersection(own)), updated)

    async def _summary(self, row: TableRow, seats: list[SeatRow]) -> Summary:
        """What there is to say of a table, replayed if need be."""
        kept = self._kept.get(row.id)
        if kept is None or kept.last != row.last or row.status == "open":
            kept = self._kept[row.id] = _of(await self._table(row, seats))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return kept

    async def _table(self, row: TableRow, seats: list[SeatRow]) -> Table:
        """The table, from memory or from the log."""
        room = self._rooms.known(row.id)
        if room is not None and room.table.last == row.last:
            return room.table
        async with self._one_by_one:
            log = await self._rooms.store.read(row.id)
            return await asyncio.to_thread(replayed, row, seats, log)


def _of(table: Table) -> Summary:
    noticed = {row.seat: table.row.created for row in table.seats}
    for happening in table.past:
        noticed.update({seat: happening.row.at for seat in noticed if happening.noticed_by(seat)})
    return Summary(table.last, table.info(), frozenset(table.asked()), noticed)
