"""Tables in PostgreSQL, shared by several server processes.

What tells the other processes of a write is part of its statement: they hear of it when it is committed, or never. A
notice holds a table and a number, nothing else. PostgreSQL commits only one transaction with notices at a time, and
waits for the disk each time; so whatever is to be appended at the same moment goes into one statement.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

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

CHANNEL = "topcluck"
CONNECTIONS = 8
MOST_AT_ONCE = 200  # tables that are moved on by one statement
ANSWER_WITHIN = 15.0  # seconds for a statement
STILL_THERE = 10.0  # seconds between two questions whether the listening connection is alive
RETRIES = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds to wait after the database was not there
_MIGRATING = 0x70C1  # number of the lock under which tables are brought up to date

_TELL = f"SELECT pg_notify('{CHANNEL}', $1::text || ':0')"

# Tables to be moved on, and their entries, each column an array. Of two who move a table on from the same number the
# second waits for the first, looks again, and finds that the number is another one.
_MOVE = (
    "WITH wanted AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::float8[], $5::text[], "
    "$6::float8[], $7::float8[], $8::text[]) "
    "AS wanted (id, before, last_number, updated, status, deadline, bot_due, seed)), "
    "moved AS (UPDATE game_table SET last_number = wanted.last_number, updated = wanted.updated, "
    "status = wanted.status, deadline = wanted.deadline, bot_due = wanted.bot_due, "
    "seed = coalesce(wanted.seed, game_table.seed) FROM wanted WHERE game_table.id = wanted.id "
    "AND game_table.last_number = wanted.before AND (wanted.seed IS NULL OR game_table.status = 'open') "
    "RETURNING game_table.id, game_table.last_number), "
    "added AS (INSERT INTO entry SELECT entries.* FROM moved JOIN unnest($9::text[], $10::bigint[], $11::text[], "
    "$12::bigint[], $13::text[], $14::bigint[], $15::text[], $16::float8[]) AS entries (table_id, number, kind, seat, "
    "body, seen, state_check, entered) ON entries.table_id = moved.id) "
    f"SELECT id, pg_notify('{CHANNEL}', id || ':' || last_number) FROM moved"
)
_MOVE_UP = f"{sql.MOVE_UP} RETURNING pg_notify('{CHANNEL}', id || ':' || last_number)"
_LOCK = "SELECT id FROM game_table WHERE id = $1 FOR UPDATE"


def _telling(statement: str) -> str:
    """Changes something about a table and tells of it; a row comes back for each that was changed."""
    return f"WITH changed AS ({statement} RETURNING 1) {_TELL} FROM changed"


@dataclass(frozen=True, slots=True)
class _Move:
    """Entries that wait to be appended, and who waits for that."""

    id: str
    entries: Sequence[LogRow]
    values: Sequence[Any]  # of the table
    rows: Sequence[Sequence[Any]]  # of the entries
    moved: asyncio.Future[bool]


class PostgresStore:
    """A `Store` in a PostgreSQL database, which must exist; its tables are made."""

    def __init__(self, url: str) -> None:
        try:
            import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  an extra: most hosts have SQLite alone
        except ImportError:
            raise SetupRefused("PostgreSQL needs one more package: pip install 'topcluck[postgres]'") from None
        self._asyncpg = asyncpg
        self._url = url
        self._pool: Any = None
        self._waiting: list[_Move] = []
        self._moving: asyncio.Task[None] | None = None  # what carries them out, while there are any
        self._own: set[int] = set()  # server processes of our connections: what they tell we know already
        self._hearers: list[Callable[[str, int], None]] = []
        # What may pass: no connection, a database that is starting or stopping, two who waited for each other.
        self._passing = (
            OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError, asyncpg.TransactionRollbackError,
        )  # fmt: skip

    async def open(self) -> None:
        """Connects, and brings the tables of the database up to date."""
        try:
            await self._migrate()
            self._pool = await self._asyncpg.create_pool(
                self._url, min_size=1, max_size=CONNECTIONS, init=self._remember, reset=_nothing
            )
            self._listening = asyncio.create_task(self._listen(await self._subscribed()))
        except (*self._passing, self._asyncpg.PostgresError, ValueError) as problem:
            await self._drop_pool()
            if isinstance(problem, SetupRefused):
                raise
            raise SetupRefused(f"the PostgreSQL database cannot be used: {problem or type(problem).__name__}") from None

    async def claim(self) -> None:
        """Any number of processes serve the same tables."""

    async def close(self) -> None:
        """Finishes what was begun, and disconnects."""
        if self._pool is None:
            return
        while self._moving is not None:
            await self._moving
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._drop_pool()

    async def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            return bool(self._pool) and await self._pool.fetchval("SELECT 1", timeout=2.0) == 1
        except (*self._passing, self._asyncpg.PostgresError):
            return False

    async def _migrate(self) -> None:
        """Brings the tables up to date, in one transaction and one process at a time."""
        connection = await self._asyncpg.connect(self._url)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
                await connection.execute(f"SET LOCAL client_min_messages = warning; {migrating.MAKE_LIST}")
                for step in migrating.missing(await connection.fetchval(migrating.LATEST)):
                    for statement in step.statements:
                        await connection.execute(statement)
                    await connection.execute(migrating.NOTE, step.number, time.time())
        finally:
            await connection.close()

    # -- asking -----------------------------------------------------------------------------------------------------

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        """What a statement brings, asked again for a while if the database has gone away; only for what may be done
        twice."""
        for pause in (*RETRIES, None):
            try:
                return await self._once(statement, *values)
            except _GoneAway as problem:
                if pause is None:
                    raise StoreFailed(f"the database does not answer: {problem}") from None
                await asyncio.sleep(pause)
        raise AssertionError("the last try returns or raises")

    async def _once(self, statement: str, *values: Any) -> list[Any]:
        if self._pool is None:
            raise StoreFailed("the database is closed")
        try:
            rows: list[Any] = await self._pool.fetch(statement, *values, timeout=ANSWER_WITHIN)
            return rows
        except self._passing as problem:
            raise _GoneAway(str(problem) or type(problem).__name__) from None
        except self._asyncpg.PostgresError as problem:
            raise _DatabaseRefuses(f"the database refuses: {problem}") from None

    # -- appending --------------------------------------------------------------------------------------------------

    async def _move(self, id: str, entries: Sequence[LogRow], standing: Standing, seed: str | None) -> bool:
        """Moves a table on together with all others that are to be moved on now."""
        if not sql.in_sequence(entries):
            return False
        if self._pool is None:
            raise StoreFailed("the database is closed")
        values = [*sql.moved_values(id, entries, standing), seed]
        rows = [sql.entry_values(id, entry) for entry in entries]
        move = _Move(id, entries, values, rows, asyncio.get_running_loop().create_future())
        self._waiting.append(move)
        if self._moving is None:
            self._moving = asyncio.create_task(self._move_all())
        return await move.moved

    async def _move_all(self) -> None:
        """Carries out what waits, a group at a time, until nothing does."""
        await asyncio.sleep(0)  # whoever is about to append in this turn of the loop comes along
        while self._waiting:
            group = {move.id: move for move in reversed(self._waiting[:MOST_AT_ONCE])}  # the first for each table
            chosen = list(group.values())
            self._waiting = [move for move in self._waiting if group.get(move.id) is not move]
            await self._carry_out(chosen)
        self._moving = None

    async def _carry_out(self, moves: Sequence[_Move]) -> None:
        """All moves in one statement; if the database refuses that each in its own, so that one does not spoil the
        others."""
        try:
            moved = await self._moved(moves)
        except Exception as problem:
            if len(moves) > 1 and isinstance(problem, _DatabaseRefuses):
                for move in moves:
                    await self._carry_out([move])
                return
            for move in moves:
                if not move.moved.done():
                    move.moved.set_exception(problem)
            return
        for move in moves:
            if not move.moved.done():  # else whoever asked has gone away; it is stored all the same
                move.moved.set_result(move.id in moved)

    async def _moved(self, moves: Sequence[_Move]) -> set[str]:
        """The tables that were moved on.

        If the connection breaks nobody knows whether that was done, so it is done again; should it have been done the
        first time, then the entries that are in the way now are these very ones.
        """
        values = [*_columns(move.values for move in moves), *_columns(row for move in moves for row in move.rows)]
        try:
            return {row[0] for row in await self._once(_MOVE, *values)}
        except _GoneAway:
            moved = {row[0] for row in await self._rows(_MOVE, *values)}
        for move in moves:
            there = await self.read(move.id, move.entries[0].number - 1)
            if there[: len(move.entries)] == list(move.entries):
                moved.add(move.id)
        return moved

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Adds a table with its seats."""
        if not await self.restore(table, seats, ()):
            raise StoreFailed(f"there is a table {table.id} already, or two of its seats have the same token")

    async def restore(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow]) -> bool:
        """Adds a whole table as it was elsewhere; False if there is one with this id."""
        row, taken = sql.table_values(table), [sql.seat_values(table.id, seat) for seat in seats]
        log = [sql.entry_values(table.id, entry) for entry in entries]
        added = False
        async with self._transaction() as connection:
            try:
                await connection.execute(sql.ADD_TABLE, *row)
                await connection.executemany(sql.ADD_SEAT, taken)
                await connection.executemany(sql.ADD_ENTRY, log)
            except self._asyncpg.UniqueViolationError:
                raise _Undone from None
            added = True
        return added

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, in order."""
        rows = await self._rows(sql.TABLE, id)
        if not rows:
            return None
        return sql.table_of(rows[0]), [SeatRow(*row) for row in await self._rows(sql.SEATS, id)]

    async def tables(self, *, status: Status | None = None, key: str | None = None, limit: int = 100) -> list[TableRow]:
        """The tables that were changed last, of a status or of a browser's key."""
        statement, values = sql.listing(status, key, limit)
        return [sql.table_of(row) for row in await self._rows(statement, *values)]

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        return [row[0] for row in await self._rows(sql.ALL_IDS)]

    async def read(self, id: str, after: int = 0) -> list[LogRow]:
        """The entries of a table that come after a number, in order."""
        return [LogRow(*row) for row in await self._rows(sql.ENTRIES, id, after)]

    async def append(self, id: str, entries: Sequence[LogRow], standing: Standing) -> bool:
        """Adds entries and tells other processes; False if a number is taken or does not follow on the last one."""
        return await self._move(id, entries, standing, None)

    async def begin(self, id: str, seed: str, entries: Sequence[LogRow], standing: Standing) -> bool:
        """Fixes the seed of an open table and appends its first entries; False if somebody else was first."""
        return await self._move(id, entries, standing, seed)

    async def stand(self, id: str, last: int, standing: Standing) -> None:
        """Notes how a table stands after its entry *last*, without a new one."""
        await self._rows(sql.STAND, id, last, standing.status, standing.deadline, standing.bot_due)

    async def sit(self, id: str, seat: SeatRow, entries: Sequence[LogRow] = ()) -> bool:
        """Puts somebody on a free seat and appends what tells of it, both or neither."""
        if entries and not sql.in_sequence(entries):
            return False
        taken, rows = sql.seat_values(id, seat), [sql.entry_values(id, entry) for entry in entries]
        sits = False
        async with self._transaction() as connection:
            try:
                if not await connection.fetch(_telling(sql.SIT), *taken):
                    raise _Undone
            except self._asyncpg.UniqueViolationError:
                raise _Undone from None
            if entries and not await connection.fetch(_MOVE_UP, *sql.counted_values(id, entries)):
                raise _Undone
            await connection.executemany(sql.ADD_ENTRY, rows)
            sits = True
        return sits

    async def word(self, id: str, seat: int, word: str) -> bool:
        """Notes what a person adds to the luck of an open table; False if there is a word already."""
        return bool(await self._once(_telling(sql.WORD), *sql.storable([id, seat, word])))

    async def holding(self, id: str, token: str) -> Holding | None:
        """What the token with this hash opens at a table."""
        rows = await self._rows(sql.HOLDING, id, token)
        return sql.holding_of(rows[0] if rows else None)

    async def link(self, id: str, next: str) -> bool:
        """Notes the table of the rematch; False if there is one already."""
        return bool(await self._once(_telling(sql.LINK), id, next))

    async def remove(self, id: str) -> None:
        """Deletes a table with all that belongs to it."""
        async with self._transaction() as connection:
            await self._remove(connection, id)

    async def _remove(self, connection: Any, id: str) -> None:
        """Locks the table first, so that nobody adds an entry between the deletions."""
        await connection.execute(_LOCK, id)
        for statement in sql.REMOVE:
            await connection.execute(statement, id)
        await connection.execute(_TELL, id)

    async def forget(self, now: float, open_after: float, running_after: float, over_after: float | None) -> list[str]:
        """Deletes tables that nobody has touched for so many seconds, by status; tells which."""
        gone: list[str] = []
        async with self._transaction() as connection:
            await connection.execute(sql.GONE, now)
            old = sql.cutoffs(now, open_after, running_after, over_after)
            # whoever holds a row is touching it, or forgets it as well
            gone = [row[0] for row in await connection.fetch(f"{sql.FORGOTTEN} FOR UPDATE SKIP LOCKED", *old)]
            for id in gone:
                await self._remove(connection, id)
        return gone

    # -- bots, clocks, who is there ---------------------------------------------------------------------------------

    async def lease(self, id: str, owner: str, now: float, seconds: float) -> bool:
        """Takes or renews the lease on a table's bots; False while somebody else has it."""
        return bool(await self._rows(f"{sql.LEASE} RETURNING id", id, owner, now, now + seconds))

    async def release(self, id: str, owner: str) -> None:
        """Gives the lease back early."""
        await self._rows(sql.RELEASE, id, owner)

    async def due(self, now: float, limit: int = 50) -> list[str]:
        """Tables whose deadline is over, and those whose bots are asked while nobody has the lease."""
        return [row[0] for row in await self._rows(sql.DUE, now, limit)]

    async def come(self, id: str, viewer: int | None, process: str, until: float, viewers: int = 1) -> None:
        """Notes that a process has viewers of a seat at a table, until it says so again; others hear of it only when
        something is new about it."""
        values = (id, sql.viewer_number(viewer), process, until, viewers)
        if not await self._rows(f"{sql.STAY} RETURNING 1", *values):
            await self._rows(_telling(sql.COME), *values)

    async def go(self, id: str, viewer: int | None, process: str) -> None:
        """The opposite of `come`."""
        await self._rows(_telling(sql.GO), id, sql.viewer_number(viewer), process)

    async def present(self, id: str, now: float) -> list[int | None]:
        """Which seats somebody looks at the table from, in whatever process, and None for each spectator."""
        return sql.present_of(await self._rows(sql.PRESENT, id, now))

    async def profile(self, key: str) -> dict[str, Any] | None:
        """What is kept for a browser's key."""
        rows = await self._rows(sql.PROFILE, key)
        return msgspec.json.decode(rows[0][0], type=dict[str, Any]) if rows else None

    async def keep_profile(self, key: str, data: dict[str, Any]) -> None:
        """Replaces it."""
        await self._rows(sql.KEEP_PROFILE, *sql.storable([key, sql.to_text(data)]))

    # -- several statements -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _transaction(self, **kind: Any) -> AsyncIterator[Any]:
        """A connection in a transaction; `_Undone` rolls it back and goes no further."""
        if self._pool is None:
            raise StoreFailed("the database is closed")
        try:
            async with self._pool.acquire(timeout=ANSWER_WITHIN) as connection, connection.transaction(**kind):
                yield connection
        except _Undone:
            return
        except (*self._passing, self._asyncpg.PostgresError) as problem:
            raise StoreFailed(f"the database does not answer: {problem or type(problem).__name__}") from None

    async def everything(self) -> AsyncIterator[Whole | Kept]:
        """All tables and all that is kept for browsers, as they stood at one moment."""
        async with self._transaction(isolation="repeatable_read", readonly=True) as connection:
            for (id,) in await connection.fetch(sql.ALL_IDS):
                table = sql.table_of(await connection.fetchrow(sql.TABLE, id))
                seats = [SeatRow(*row) for row in await connection.fetch(sql.SEATS, id)]
                yield Whole(table, seats, [LogRow(*row) for row in await connection.fetch(sql.ENTRIES, id, 0)])
            for key, data in await connection.fetch(sql.PROFILES):
                yield Kept(key, msgspec.json.decode(data))

    # -- hearing from others ----------------------------------------------------------------------------------------

    async def unrewarded(self) -> list[str]:
        """Tables whose games are over, and of which nobody has noted that all were rewarded: the latest hundred."""
        return [row[0] for row in await self._rows(sql.UNREWARDED)]

    async def reward(self, id: str) -> None:
        """Notes that what a game has earned its players is kept."""
        await self._rows(sql.REWARD, id)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Calls *heard* with table and last number whenever another process has changed something."""
        self._hearers.append(heard)

    async def _remember(self, connection: Any) -> None:
        """Learns the server process of a new connection, for as long as it lasts."""
        process = connection.get_server_pid()
        self._own.add(process)
        connection.add_termination_listener(lambda _: self._own.discard(process))

    async def _subscribed(self) -> tuple[Any, asyncio.Event]:
        """A connection that hears notices, and what is set when it breaks."""
        connection = await self._asyncpg.connect(self._url)
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        await connection.add_listener(CHANNEL, self._hear)
        return connection, broken

    async def _listen(self, subscribed: tuple[Any, asyncio.Event]) -> None:
        """Hears notices for ever; after a break all that was missed is one notice."""
        connection, broken = subscribed
        while True:
            try:
                await self._watch(connection, broken)
                connection, broken = await self._subscribed()
                self._tell("", 0)
            except (*self._passing, self._asyncpg.PostgresError):
                await asyncio.sleep(0.5)
            except asyncio.CancelledError:
                connection.terminate()
                raise

    async def _watch(self, connection: Any, broken: asyncio.Event) -> None:
        """Returns when a connection has broken, also when nothing says so but that it does not answer."""
        with suppress(*self._passing):
            while not broken.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), STILL_THERE)
                    return
                await connection.execute("SELECT 1", timeout=5.0)
        connection.terminate()

    def _hear(self, connection: Any, process: int, channel: str, notice: str) -> None:
        if process not in self._own:
            table, _, number = notice.rpartition(":")
            self._tell(table, int(number))

    def _tell(self, table: str, number: int) -> None:
        for heard in self._hearers:
            heard(table, number)


class _GoneAway(Exception):
    """The database was not there, or left in the middle."""


class _DatabaseRefuses(StoreFailed):
    """The database is there, but does not like what it was asked."""


class _Undone(Exception):
    """A transaction that shall leave no trace; the code after its block says what that means."""


async def _nothing(connection: Any) -> None:
    """What a connection needs before somebody else uses it."""


def _columns(rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    """Rows as columns, for `unnest`."""
    return [list(column) for column in zip(*rows, strict=True)]
