"""A store against a model of a few dictionaries: whatever is done in whatever order, both say the same."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.server.rows import NOON, a_table, entry
from topcluck.server.store import Kept, LogRow, SeatRow, Standing, TableRow, Whole
from topcluck.server.store.sqlite import SqliteStore

T = TypeVar("T")

ids = st.sampled_from(["a", "b", "c"])
offsets = st.sampled_from([0, 1, 1, 1, 2])  # added to the last number: 1 is what it should be
standings = st.builds(
    Standing,
    st.sampled_from(["open", "running", "over", "stuck"]),
    st.none() | st.integers(0, 9).map(lambda n: NOON + n),
    st.none() | st.integers(0, 9).map(lambda n: NOON + n),
)
moments = st.integers(0, 12).map(lambda n: NOON + n)
owners = st.sampled_from(["p1", "p2"])


class Stores(RuleBasedStateMachine):
    """The store, and beside it the model."""

    @initialize()
    def begin_empty(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.tables: dict[str, TableRow] = {}
        self.seats: dict[str, list[SeatRow]] = {}
        self.logs: dict[str, list[LogRow]] = {}
        self.leases: dict[str, tuple[str, float]] = {}
        self.there: dict[tuple[str, int | None, str], float] = {}
        self.open_file()

    def open_file(self) -> None:
        self.store = SqliteStore(Path(self.folder.name) / "tables.db")
        self.run(self.store.open())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.run(self.store.close())
            self.loop.close()
            self.folder.cleanup()

    # -- what can be done ---------------------------------------------------------------------------------------------

    @rule(id=ids)
    def create(self, id: str) -> None:
        seats = [SeatRow(0, "person", "Ann", token=f"token {id}"), SeatRow(1, "free")]
        assert self.run(self.store.restore(a_table(id), seats, [])) == (id not in self.tables)
        if id not in self.tables:
            self.tables[id], self.seats[id], self.logs[id] = a_table(id), seats, []

    @rule(tries=st.lists(st.tuples(ids, offsets, st.integers(1, 3), standings), min_size=1, max_size=6))
    def append(self, tries: list[tuple[str, int, int, Standing]]) -> None:
        """Several at the same moment; the first that fits wins."""
        wanted: list[tuple[str, list[LogRow], Standing]] = []
        for id, offset, many, standing in tries:
            first = (self.tables[id].last if id in self.tables else 0) + offset
            wanted.append((id, [entry(first + n, f"{len(wanted)}") for n in range(many)], standing))

        async def all_at_once() -> list[bool]:
            return await asyncio.gather(*(self.store.append(*one) for one in wanted))

        assert self.run(all_at_once()) == [self.moves_on(*one) for one in wanted]

    @rule(id=ids, offset=offsets, standing=standings)
    def begin(self, id: str, offset: int, standing: Standing) -> None:
        table = self.tables.get(id)
        entries = [entry((table.last if table else 0) + offset, kind="begin")]
        fits = table is not None and table.status == "open" and self.moves_on(id, entries, standing)
        assert self.run(self.store.begin(id, "seed", entries, standing)) == fits
        if fits:
            self.tables[id] = msgspec.structs.replace(self.tables[id], seed="seed")

    def moves_on(self, id: str, entries: list[LogRow], standing: Standing) -> bool:
        """What the model makes of an append."""
        table = self.tables.get(id)
        if table is None or entries[0].number != table.last + 1:
            return False
        self.logs[id] += entries
        self.tables[id] = msgspec.structs.replace(
            table, last=entries[-1].number, updated=entries[-1].at, **msgspec.structs.asdict(standing)
        )
        return True

    @rule(id=ids, name=st.sampled_from(["Bob", "Eve"]))
    def sit(self, id: str, name: str) -> None:
        seat = SeatRow(1, "person", name)
        free = id in self.seats and self.seats[id][1].who == "free"
        assert self.run(self.store.sit(id, seat)) == free
        if free:
            self.seats[id][1] = seat

    @rule(id=ids, next=ids)
    def link(self, id: str, next: str) -> None:
        fits = id in self.tables and not self.tables[id].next
        assert self.run(self.store.link(id, next)) == fits
        if fits:
            self.tables[id] = msgspec.structs.replace(self.tables[id], next=next)

    @rule(id=ids, owner=owners, now=moments, seconds=st.integers(1, 5))
    def lease(self, id: str, owner: str, now: float, seconds: int) -> None:
        has, until = self.leases.get(id, (owner, 0.0))
        fits = id in self.tables and (has == owner or until <= now)
        assert self.run(self.store.lease(id, owner, now, seconds)) == fits
        if fits:
            self.leases[id] = (owner, now + seconds)

    @rule(id=ids, owner=owners)
    def release(self, id: str, owner: str) -> None:
        self.run(self.store.release(id, owner))
        if id in self.leases and self.leases[id][0] == owner:
            del self.leases[id]

    @rule(id=ids, viewer=st.sampled_from([None, 0, 1]), process=owners, until=moments)
    def come(self, id: str, viewer: int | None, process: str, until: float) -> None:
        self.run(self.store.come(id, viewer, process, until))
        self.there[id, viewer, process] = until

    @rule(id=ids, viewer=st.sampled_from([None, 0, 1]), process=owners)
    def go(self, id: str, viewer: int | None, process: str) -> None:
        self.run(self.store.go(id, viewer, process))
        self.there.pop((id, viewer, process), None)

    @rule(id=ids)
    def remove(self, id: str) -> None:
        self.run(self.store.remove(id))
        self.drop(id)

    @rule(now=moments, ages=st.tuples(*[st.integers(1, 8)] * 2), over=st.none() | st.integers(1, 8))
    def forget(self, now: float, ages: tuple[int, int], over: int | None) -> None:
        limits: dict[str, int | None] = {"open": ages[0], "running": ages[1], "over": over, "stuck": over}
        old = []
        for id, table in self.tables.items():
            limit = limits[table.status]
            if limit is not None and table.updated < now - limit:
                old.append(id)
        assert sorted(self.run(self.store.forget(now, *ages, over))) == sorted(old)
        self.there = {key: until for key, until in self.there.items() if until > now}
        for id in old:
            self.drop(id)

    def drop(self, id: str) -> None:
        for kept in (self.tables, self.seats, self.logs, self.leases):
            kept.pop(id, None)
        self.there = {key: until for key, until in self.there.items() if key[0] != id}

    @rule()
    def restart(self) -> None:
        self.run(self.store.close())
        self.open_file()

    # -- what must be the same ----------------------------------------------------------------------------------------

    @invariant()
    def everything_agrees(self) -> None:
        async def told() -> list[Whole | Kept]:
            return [thing async for thing in self.store.everything()]

        model = [Whole(self.tables[id], self.seats[id], self.logs[id]) for id in sorted(self.tables)]
        assert self.run(told()) == model

    @rule(id=ids, after=st.integers(0, 5))
    def read(self, id: str, after: int) -> None:
        assert self.run(self.store.read(id, after)) == self.logs.get(id, [])[after:]

    @rule(now=moments)
    def due(self, now: float) -> None:
        waiting = []
        for id, table in self.tables.items():
            free = self.leases.get(id, ("", 0.0))[1] <= now
            since = [table.deadline, table.bot_due if free else None]
            late = [moment for moment in since if moment is not None and moment <= now]
            waiting += [(min(late), id)] if late else []
        assert self.run(self.store.due(now)) == [id for _, id in sorted(waiting)]

    @rule(id=ids, now=moments)
    def present(self, id: str, now: float) -> None:
        here = [viewer for (table, viewer, _), until in self.there.items() if table == id and until > now]
        seats = sorted({viewer for viewer in here if viewer is not None})
        assert self.run(self.store.present(id, now)) == [None] * here.count(None) + seats


Stores.TestCase.settings = settings(max_examples=20, stateful_step_count=25)
TestStores = Stores.TestCase
