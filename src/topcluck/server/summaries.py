"""The tables of a browser, for its list: who is asked, and how finished games ended.

A table that nobody looks at is not in memory. It is replayed once for the list, in a thread, and remembered until it
changes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from topcluck.server import protocol as p
from topcluck.server.rooms import Rooms
from topcluck.server.store import SeatRow, TableRow
from topcluck.server.table import Table, replayed

_KEPT = 2000


class Summaries:
    """What lists say of tables."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[str, tuple[int, p.TableInfo, frozenset[int]]] = OrderedDict()
        self._one_by_one = asyncio.Semaphore(1)

    async def of(self, key: str, first: int, count: int) -> p.MyTables:
        """A stretch of the tables of a browser, by the hash of its key; the latest first."""
        rows = await self._rooms.store.tables(key=key, limit=first + count + 1)
        tables = [await self._one(row, key) for row in rows[first : first + count]]
        return p.MyTables(first, [one for one in tables if one is not None], len(rows) > first + count)

    async def _one(self, row: TableRow, key: str) -> p.MyTable | None:
        """One table, as its list shows it."""
        found = await self._rooms.store.table(row.id)
        if found is None:
            return None
        _, info, asked = await self._summary(*found)
        own = [seat.seat for seat in found[1] if seat.key == key]
        return p.MyTable(info, own, bool(asked.intersection(own)), row.updated)

    async def _summary(self, row: TableRow, seats: list[SeatRow]) -> tuple[int, p.TableInfo, frozenset[int]]:
        """What there is to say of a table, replayed if need be."""
        kept = self._kept.get(row.id)
        if kept is None or kept[0] != row.last or row.status == "open":
            self._kept[row.id] = _of(await self._table(row, seats))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(row.id)
        return self._kept[row.id]

    async def _table(self, row: TableRow, seats: list[SeatRow]) -> Table:
        """The table, from memory or from the log."""
        room = self._rooms.known(row.id)
        if room is not None and room.table.last == row.last:
            return room.table
        async with self._one_by_one:
            log = await self._rooms.store.read(row.id)
            return await asyncio.to_thread(replayed, row, seats, log)


def _of(table: Table) -> tuple[int, p.TableInfo, frozenset[int]]:
    return table.last, table.info(), frozenset(table.asked())
