"""Rows to fill a store with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from topcluck.server.store import EVERYBODY, LogRow, SeatRow, Standing, Store, TableRow
from topcluck.server.store.opening import open_store

NOON = 1_700_000_000.25  # when these tables are played
RUNNING = Standing("running")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for as long as it is needed."""
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_table(id: str = "table-one", **changed: Any) -> TableRow:
    """A table that was just opened."""
    given: dict[str, Any] = {
        "game": "chicken-island", "revision": 1, "setup": {"players": 2, "name": "Île aux Poules"},
        "manners": {"talk": True, "clock": None}, "secret": f"secret of {id}", "seed": "", "invite": f"invite {id}",
        "watch": f"watch {id}", "created": NOON, "updated": NOON,
    }  # fmt: skip
    return TableRow(id, **(given | changed))


def two_seats(id: str = "table-one") -> list[SeatRow]:
    """Ann sits, and there is room for one more."""
    return [SeatRow(0, "person", "Ann", "", f"token {id}", "key of Ann", "a word"), SeatRow(1, "free")]


def entry(number: int, text: str = "pass", at: float | None = None, **changed: Any) -> LogRow:
    """An entry of a log."""
    given: dict[str, Any] = {"kind": "act", "seat": 0, "seen": EVERYBODY, "check": f"check {number}"}
    return LogRow(number, text=text, at=NOON + number if at is None else at, **(given | changed))


async def add_table(store: Store, id: str = "table-one", **changed: Any) -> str:
    """Opens a table with two seats."""
    await store.create(a_table(id, **changed), two_seats(id))
    return id


async def last_number(store: Store, id: str = "table-one") -> int:
    """What the row of a table says about its log."""
    found = await store.table(id)
    assert found is not None
    return found[0].last
