"""Tables in one SQLite file.

All that waits to be written is committed in one transaction: the dearest part of a write is the commit, and the more
there is to do the more of it is done at once. While several tables are played at the same time, commits keep a few
milliseconds apart. A commit to the write-ahead log waits for no disk, unless the host wants that, so it is done in the
loop: in a thread it takes several times as long, because each statement gives Python's lock away and must get it back.
What does wait goes to a thread: the copying of that log into the file every now and then, writing while another process
does, large deletions. Reading has a thread and a connection of its own; thanks to the write-ahead log the two do not
wait for each other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from topcluck.kernel.errors import SetupRefused
from topcluck.server.store import (
    Holding,
    Kept,
    LogRow,
    SeatRow,
    Standing,
    Status,
    StoreFailed,
    TableRow,
    Whole,
    migrating,
)
from topcluck.server.store import statements as sql
from topcluck.server.store.sole import Sole

T = TypeVar("T")

PATIENCE = 10.0  # seconds to wait for another process that writes
MOST_AT_ONCE = 100  # writes in one transaction
SPACING = 0.005  # seconds from one commit to the next, where another table is played: what comes meanwhile goes with it
CHECKPOINT_AFTER = 2000  # writes after which the write-ahead log is copied into the file
_CACHED = 256  # prepared statements

_Job = tuple["asyncio.Future[Any]", Callable[[], Any], bool]  # whom to tell, what to do, whether it may take long
_Done = tuple["asyncio.Future[Any]", Any, BaseException | None]


@cache
def _own(statement: str) -> str:
    """A statement with its parameters as SQLite numbers them."""
    return statement.replace("$", "?")


class SqliteStore:
    """A `Store` in a file, which is made if it is not there."""

    def __init__(self, path: str | os.PathLike[str], synchronous: str = "NORMAL") -> None:
        if synchronous.upper() not in ("NORMAL", "FULL"):
            raise SetupRefused(f"SQLite can be NORMAL or FULL, not {synchronous!r}")
        self.path = Path(path)
        self._sole = Sole(self.path.with_name(f"{self.path.name}.lock"))
        self.synchronous = synchronous.upper()
        self._waiting: list[_Job] = []
        self._writing = False  # something is being written, or soon will be
        self._wrote = 0.0  # when that was last (time of the loop)
        self._played = ""  # the table that was played last
        self._uncopied = 0  # writes since the write-ahead log was copied into the file
        self._is_open = False

    async def open(self) -> None:
        """Connects, and brings the tables of the database up to date."""
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "topcluck-reads")
        try:
            self._for_writing, self._for_reading = await self._loop.run_in_executor(self._reader, self._connections)
        except BaseException:
            self._reader.shutdown(wait=False)
            raise
        self._writer = ThreadPoolExecutor(1, "topcluck-writes")
        self._is_open = True

    async def close(self) -> None:
        """Finishes what was begun, and disconnects."""
        if not self._is_open:
            return
        self._is_open = False
        await self._written_soon(lambda: None)
        await self._loop.run_in_executor(self._reader, self._disconnect)
        self._sole.give_back()
        self._reader.shutdown()
        self._writer.shutdown()

    async def claim(self) -> None:
        """Only one process serves the tables of a file: this one from now on, or another already."""
        if not self._sole.take():
            raise SetupRefused(
                f"another server uses {self.path} already; end that one first, or name another file with --db"
            )

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            return await self._write(lambda: True)
        except StoreFailed:
            return False

    # -- connections ------------------------------------------------------------------------------------------------

    def _connections(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """One to write and one to read, to an up-to-date database."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))  # the secrets of running games are in it
            writing = self._connect()
            try:
                _in_write_ahead_mode(writing)
                _migrate(writing)
                writing.execute("PRAGMA wal_autocheckpoint = 0")
                writing.execute("PRAGMA busy_timeout = 0")
                reading = self._connect()
            except BaseException:
                writing.close()
                raise
        except (OSError, sqlite3.Error) as problem:
            raise SetupRefused(f"{self.path} cannot be used as a database: {problem}") from None
        reading.execute("PRAGMA query_only = 1")
        return writing, reading

    def _connect(self) -> sqlite3.Connection:
        """One connection, without transactions of Python's own making."""
        connection = sqlite3.connect(
            self.path, PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=_CACHED
        )
        connection.execute(f"PRAGMA synchronous = {self.synchronous}")
        return connection

    def _disconnect(self) -> None:
        """Leaves one tidy file behind, if nobody else uses it."""
        self._for_reading.close()
        self._for_writing.close()

    # -- writing ----------------------------------------------------------------------------------------------------

    async def _write(self, work: Callable[[], T], long: bool = False) -> T:
        """Does something once all that came before it is done; when this returns it is committed.

        What may take *long* must not keep the loop from anything else.
        """
        if not self._is_open:
            raise StoreFailed("the database is closed")
        return await self._written_soon(work, long)

    def _written_soon(self, work: Callable[[], T], long: bool = False, wait: float = 0.0) -> asyncio.Future[T]:
        """Puts something behind what waits already."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((future, work, long))
        if not self._writing:
            self._write_soon(wait)
        return future

    def _since_other_table(self, id: str) -> float:
        """The seconds that are left until the next commit, if another table than this was played just before."""
        other, self._played = self._played != id, id
        return self._wrote + SPACING - self._loop.time() if other else 0.0

    def _write_soon(self, wait: float) -> None:
        """Has what waits written."""
        self._writing = bool(self._waiting)
        if wait > 0:
            self._loop.call_later(wait, self._write_on)
        elif self._writing:
            self._loop.call_soon(self._write_on)

    def _write_on(self) -> None:
        """Carries out what waits, at once or in the thread."""
        jobs, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._uncopied += len(jobs)
        slow = self.synchronous == "FULL" or self._uncopied >= CHECKPOINT_AFTER or any(long for _, _, long in jobs)
        if not slow and self._is_free():
            self._written(self._carry_out(jobs))
        else:
            slowly = self._loop.run_in_executor(self._writer, self._carry_out_slowly, jobs)
            slowly.add_done_callback(lambda done: self._written(done.result()))

    def _written(self, done: Sequence[_Done]) -> None:
        """Wakes those who wait, and goes on with what has come meanwhile."""
        for future, result, problem in done:
            if future.done():
                continue  # whoever asked has gone away; it is stored all the same
            if problem is not None:
                future.set_exception(problem)
            else:
                future.set_result(result)
        self._wrote = self._loop.time()
        self._write_soon(SPACING if 0 < len(self._waiting) < MOST_AT_ONCE else 0.0)

    def _is_free(self) -> bool:
        """Whether no other process writes at this moment; if so, none will before we have."""
        try:
            self._for_writing.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        return True

    def _carry_out_slowly(self, jobs: Sequence[_Job]) -> list[_Done]:
        """The same in the thread: waits for other processes, and copies what is in the write-ahead log."""
        self._for_writing.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
        done = self._carry_out(jobs)
        if self._uncopied >= CHECKPOINT_AFTER:
            self._uncopied = 0
            with suppress(sqlite3.Error):  # later, then
                self._for_writing.execute("PRAGMA wal_checkpoint")
        self._for_writing.execute("PRAGMA busy_timeout = 0")
        return done

    def _carry_out(self, jobs: Sequence[_Job]) -> list[_Done]:
        """All jobs in one transaction; if one of them fails each in its own, so that it does not spoil the others."""
        try:
            return self._in_transaction(jobs)
        except Exception as problem:
            if len(jobs) == 1 or isinstance(problem, sqlite3.OperationalError):  # locked or full for all of them
                return [(future, None, _named(problem)) for future, _, _ in jobs]
            return [done for job in jobs for done in self._carry_out([job])]

    def _in_transaction(self, jobs: Sequence[_Job]) -> list[_Done]:
        """What came of each job, once all of them are committed."""
        connection = self._for_writing
        if not connection.in_transaction:
            connection.execute("BEGIN IMMEDIATE")
        try:
            done: list[_Done] = [(future, work(), None) for future, work, _ in jobs]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return done

    def _change(self, statement: str, values: Sequence[Any] = ()) -> int:
        """How many rows a statement has changed; only where something is written."""
        return self._for_writing.execute(_own(statement), values).rowcount

    def _move(self, statement: str, moved: Sequence[Any], entries: Sequence[Sequence[Any]]) -> bool:
        """Moves a table on and adds the entries, unless somebody else has moved it; only where something is written."""
        if not self._change(statement, moved):
            return False
        for values in entries:
            self._change(sql.ADD_ENTRY, values)
        return True

    # -- the thread that reads --------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Has the reading thread do something, seeing one moment of the database."""
        if not self._is_open:
            raise StoreFailed("the database is closed")
        try:
            return await self._loop.run_in_executor(self._reader, _at_one_moment, self._for_reading, work)
        except sqlite3.Error as problem:
            raise _named(problem) from None

    async def _rows(self, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        return await self._read(lambda connection: connection.execute(_own(statement), values).fetchall())

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Adds a table with its seats."""
        if not await self.restore(table, seats, ()):
            raise StoreFailed(f"there is a table {table.id} already, or two of its seats have the same token")

    async def restore(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow]) -> bool:
        """Adds a whole table as it was elsewhere; False if there is one with this id."""

        row, taken = sql.table_values(table), [sql.seat_values(table.id, seat) for seat in seats]
        log = [sql.entry_values(table.id, entry) for entry in entries]

        def work() -> bool:
            self._change(sql.ADD_TABLE, row)
            for statement, rows in ((sql.ADD_SEAT, taken), (sql.ADD_ENTRY, log)):
                self._for_writing.executemany(_own(statement), rows)
            return True

        try:
            return await self._write(work, long=len(log) > MOST_AT_ONCE)
        except _Taken:
            return False

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, in order."""

        def work(connection: sqlite3.Connection) -> tuple[TableRow, list[SeatRow]] | None:
            row = connection.execute(_own(sql.TABLE), [id]).fetchone()
            if row is None:
                return None
            return sql.table_of(row), [SeatRow(*seat) for seat in connection.execute(_own(sql.SEATS), [id])]

        return await self._read(work)

    async def tables(self, *, status: Status | None = None, key: str | None = None, limit: int = 100) -> list[TableRow]:
        """The tables that were changed last, of a status or of a browser's key."""
        return [sql.table_of(row) for row in await self._rows(*sql.listing(status, key, limit))]

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        return [id for (id,) in await self._rows(sql.ALL_IDS)]

    async def read(self, id: str, after: int = 0) -> list[LogRow]:
        """The entries of a table that come after a number, in order."""
        return [LogRow(*row) for row in await self._rows(sql.ENTRIES, [id, after])]

    async def append(self, id: str, entries: Sequence[LogRow], standing: Standing) -> bool:
        """Adds entries in one transaction; False if one of the numbers is taken or does not follow on the last one."""
        if not sql.in_sequence(entries):
            return False
        if not self._is_open:
            raise StoreFailed("the database is closed")
        moved, rows = sql.moved_values(id, entries, standing), [sql.entry_values(id, entry) for entry in entries]
        wait = self._since_other_table(id)
        return await self._written_soon(lambda: self._move(sql.MOVE_ON, moved, rows), wait=wait)

    async def begin(self, id: str, seed: str, entries: Sequence[LogRow], standing: Standing) -> bool:
        """Fixes the seed of an open table and appends its first entries; False if somebody else was first."""
        if not sql.in_sequence(entries):
            return False
        moved = [*sql.moved_values(id, entries, standing), seed]
        rows = [sql.entry_values(id, entry) for entry in entries]
        return await self._write(lambda: self._move(sql.MOVE_OFF, moved, rows))

    async def stand(self, id: str, last: int, standing: Standing) -> None:
        """Notes how a table stands after its entry *last*, without a new one."""
        values = [id, last, standing.status, standing.deadline, standing.bot_due]
        await self._write(lambda: self._change(sql.STAND, values))

    async def sit(self, id: str, seat: SeatRow, entries: Sequence[LogRow] = ()) -> bool:
        """Puts somebody on a free seat and appends what tells of it, both or neither."""
        if entries and not sql.in_sequence(entries):
            return False
        taken, rows = sql.seat_values(id, seat), [sql.entry_values(id, entry) for entry in entries]

        def work() -> bool:
            if not self._change(sql.SIT, taken):
                return False
            if entries and not self._move(sql.MOVE_UP, sql.counted_values(id, entries), rows):
                raise _Taken("somebody was faster")
            return True

        try:
            return await self._write(work)
        except _Taken:
            return False

    async def word(self, id: str, seat: int, word: str) -> bool:
        """Notes what a person adds to the luck of an open table; False if there is a word already."""
        values = sql.storable([id, seat, word])
        return await self._write(lambda: self._change(sql.WORD, values) == 1)

    async def holding(self, id: str, token: str) -> Holding | None:
        """What the token with this hash opens at a table."""
        rows = await self._rows(sql.HOLDING, [id, token])
        return sql.holding_of(rows[0] if rows else None)

    async def link(self, id: str, next: str) -> bool:
        """Notes the table of the rematch; False if there is one already."""
        return await self._write(lambda: self._change(sql.LINK, [id, next]) == 1)

    async def remove(self, id: str) -> None:
        """Deletes a table with all that belongs to it."""
        await self._write(lambda: self._remove(id), long=True)

    def _remove(self, id: str) -> None:
        for statement in sql.REMOVE:
            self._change(statement, [id])

    async def forget(self, now: float, open_after: float, running_after: float, over_after: float | None) -> list[str]:
        """Deletes tables that nobody has touched for so many seconds, by status; tells which."""
        old = sql.cutoffs(now, open_after, running_after, over_after)

        def work() -> list[str]:
            self._change(sql.GONE, [now])
            gone = [id for (id,) in self._for_writing.execute(_own(sql.FORGOTTEN), old).fetchall()]
            for id in gone:
                self._remove(id)
            return gone

        return await self._write(work, long=True)

    # -- bots, clocks, who is there ---------------------------------------------------------------------------------

    async def lease(self, id: str, owner: str, now: float, seconds: float) -> bool:
        """Takes or renews the lease on a table's bots; False while somebody else has it."""
        return await self._write(lambda: self._change(sql.LEASE, [id, owner, now, now + seconds]) == 1)

    async def release(self, id: str, owner: str) -> None:
        """Gives the lease back early."""
        await self._write(lambda: self._change(sql.RELEASE, [id, owner]))

    async def due(self, now: float, limit: int = 50) -> list[str]:
        """Tables whose deadline is over, and those whose bots are asked while nobody has the lease."""
        return [id for (id,) in await self._rows(sql.DUE, [now, limit])]

    async def come(self, id: str, viewer: int | None, process: str, until: float, viewers: int = 1) -> None:
        """Notes that a process has viewers of a seat at a table, until it says so again."""
        values = [id, sql.viewer_number(viewer), process, until, viewers]
        await self._write(lambda: self._change(sql.COME, values))

    async def go(self, id: str, viewer: int | None, process: str) -> None:
        """The opposite of `come`."""
        await self._write(lambda: self._change(sql.GO, [id, sql.viewer_number(viewer), process]))

    async def present(self, id: str, now: float) -> list[int | None]:
        """Which seats somebody looks at the table from, and None for each spectator."""
        return sql.present_of(await self._rows(sql.PRESENT, [id, now]))

    async def profile(self, key: str) -> dict[str, Any] | None:
        """What is kept for a browser's key."""
        rows = await self._rows(sql.PROFILE, [key])
        return msgspec.json.decode(rows[0][0], type=dict[str, Any]) if rows else None

    async def keep_profile(self, key: str, data: dict[str, Any]) -> None:
        """Replaces it."""
        values = sql.storable([key, sql.to_text(data)])
        await self._write(lambda: self._change(sql.KEEP_PROFILE, values))

    async def unrewarded(self) -> list[str]:
        """Tables whose games are over, and of which nobody has noted that all were rewarded: the latest hundred."""
        return [id for (id,) in await self._rows(sql.UNREWARDED)]

    async def reward(self, id: str) -> None:
        """Notes that what a game has earned its players is kept."""
        await self._write(lambda: self._change(sql.REWARD, [id]))

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """There is nobody to listen to: one process serves all tables of a file."""

    # -- all of it --------------------------------------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[Whole | Kept]:
        """All tables and all that is kept for browsers, as they stood at one moment."""
        with ThreadPoolExecutor(1, "topcluck-copies") as thread:  # others go on reading meanwhile

            async def rows(statement: str, *values: Any) -> list[Any]:
                work = lambda: connection.execute(_own(statement), values).fetchall()  # noqa: E731
                return await self._loop.run_in_executor(thread, work)

            with closing(self._connect()) as connection:
                await rows("BEGIN")
                for (id,) in await rows(sql.ALL_IDS):
                    (table,) = await rows(sql.TABLE, id)
                    seats = [SeatRow(*row) for row in await rows(sql.SEATS, id)]
                    yield Whole(sql.table_of(table), seats, [LogRow(*row) for row in await rows(sql.ENTRIES, id, 0)])
                for key, data in await rows(sql.PROFILES):
                    yield Kept(key, msgspec.json.decode(data))


class _Taken(StoreFailed):
    """Something is there already that must be there only once."""


def _named(problem: Exception) -> Exception:
    """What the database complains of, as callers know it."""
    if isinstance(problem, sqlite3.IntegrityError):
        return _Taken(str(problem))
    if isinstance(problem, sqlite3.Error):
        return StoreFailed(f"the database does not answer: {problem}")
    return problem


def _at_one_moment(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Runs several queries that see the same state of the database."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


def _in_write_ahead_mode(connection: sqlite3.Connection) -> None:
    """Switches the write-ahead log on; SQLite does not wait for others by itself when it does that."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as problem:
            if "locked" not in str(problem) or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _migrate(connection: sqlite3.Connection) -> None:
    """Brings the tables up to date, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(migrating.MAKE_LIST)
        (latest,) = connection.execute(migrating.LATEST).fetchone()
        for step in migrating.missing(latest):
            for statement in step.statements:
                connection.execute(statement)
            connection.execute(_own(migrating.NOTE), [step.number, time.time()])
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
