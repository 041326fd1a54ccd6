"""The SQL that both databases understand, and rows as it knows them.

Parameters are written as PostgreSQL writes them; in every statement that changes a table of ours, ``$1`` is its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from topcluck.kernel.errors import Unreadable
from topcluck.server.store import Holding, LogRow, SeatRow, Standing, Status, TableRow

Row = Sequence[Any]

SPECTATORS = -1  # in place of a seat, where the database allows no null

_TABLE = (
    "id, game, revision, setup, manners, secret, seed, invite, watch, created, status, last_number, updated, deadline, "
    "bot_due, next_table"
)
_SEAT = "seat, who, name, bot, token, browser_key, word"
_ENTRY = "number, kind, seat, body, seen, state_check, entered"

ADD_TABLE = (
    f"INSERT INTO game_table ({_TABLE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"
)
ADD_SEAT = f"INSERT INTO seat (table_id, {_SEAT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
ADD_ENTRY = f"INSERT INTO entry (table_id, {_ENTRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"

TABLE = f"SELECT {_TABLE} FROM game_table WHERE id = $1"
SEATS = f"SELECT {_SEAT} FROM seat WHERE table_id = $1 ORDER BY seat"
ENTRIES = f"SELECT {_ENTRY} FROM entry WHERE table_id = $1 AND number > $2 ORDER BY number"
ALL_IDS = "SELECT id FROM game_table ORDER BY created, id"

# The lock: of two who move a table on from the same number, the second finds it gone.
MOVE_ON = (
    "UPDATE game_table SET last_number = $3, updated = $4, status = $5, deadline = $6, bot_due = $7 "
    "WHERE id = $1 AND last_number = $2"
)
MOVE_OFF = (
    "UPDATE game_table SET last_number = $3, updated = $4, status = $5, deadline = $6, bot_due = $7, seed = $8 "
    "WHERE id = $1 AND last_number = $2 AND status = 'open'"
)
MOVE_UP = "UPDATE game_table SET last_number = $3, updated = $4 WHERE id = $1 AND last_number = $2"

STAND = "UPDATE game_table SET status = $3, deadline = $4, bot_due = $5 WHERE id = $1 AND last_number = $2"

SIT = (
    "UPDATE seat SET who = $3, name = $4, bot = $5, token = $6, browser_key = $7, word = $8 "
    "WHERE table_id = $1 AND seat = $2 AND who = 'free'"
)
LINK = "UPDATE game_table SET next_table = $2 WHERE id = $1 AND next_table = ''"

WORD = (
    "UPDATE seat SET word = $3 WHERE table_id = $1 AND seat = $2 AND who = 'person' AND word = '' "
    "AND EXISTS (SELECT 1 FROM game_table WHERE id = $1 AND status = 'open')"
)

# An empty token is no token: most seats and some tables have none.
HOLDING = (
    "SELECT 'seat', seat FROM seat WHERE table_id = $1 AND token = $2 AND token <> '' "
    "UNION ALL SELECT 'invite', NULL FROM game_table WHERE id = $1 AND invite = $2 AND invite <> '' "
    "UNION ALL SELECT 'watch', NULL FROM game_table WHERE id = $1 AND watch = $2 AND watch <> ''"
)

LEASE = (
    "UPDATE game_table SET lease_owner = $2, lease_until = $4 "
    "WHERE id = $1 AND (lease_owner = '' OR lease_owner = $2 OR lease_until <= $3)"
)
RELEASE = "UPDATE game_table SET lease_owner = '', lease_until = 0 WHERE id = $1 AND lease_owner = $2"
DUE = (
    "SELECT id FROM (SELECT id, deadline AS since FROM game_table WHERE deadline <= $1 UNION ALL "
    "SELECT id, bot_due AS since FROM game_table WHERE bot_due <= $1 AND lease_until <= $1) AS waiting "
    "GROUP BY id ORDER BY min(since), id LIMIT $2"
)

FORGOTTEN_AT_ONCE = 100
FORGOTTEN = (
    "SELECT id FROM game_table WHERE (status = 'open' AND updated < $1) OR (status = 'running' AND updated < $2) "
    f"OR (status IN ('over', 'stuck') AND updated < $3) LIMIT {FORGOTTEN_AT_ONCE}"
)
REMOVE = (
    "DELETE FROM entry WHERE table_id = $1",
    "DELETE FROM seat WHERE table_id = $1",
    "DELETE FROM presence WHERE table_id = $1",
    "DELETE FROM game_table WHERE id = $1",
)

STAY = "UPDATE presence SET until = $4 WHERE table_id = $1 AND viewer = $2 AND process = $3 AND viewers = $5"
COME = (
    "INSERT INTO presence (table_id, viewer, process, until, viewers) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (table_id, viewer, process) DO UPDATE SET until = excluded.until, viewers = excluded.viewers"
)
GO = "DELETE FROM presence WHERE table_id = $1 AND viewer = $2 AND process = $3"
PRESENT = "SELECT viewer, sum(viewers) FROM presence WHERE table_id = $1 AND until > $2 GROUP BY viewer ORDER BY viewer"
GONE = "DELETE FROM presence WHERE until <= $1"

UNREWARDED = "SELECT id FROM game_table WHERE status = 'over' AND rewarded = 0 ORDER BY updated DESC LIMIT 100"
REWARD = "UPDATE game_table SET rewarded = 1 WHERE id = $1"

PROFILE = "SELECT data FROM profile WHERE browser_key = $1"
PROFILES = "SELECT browser_key, data FROM profile ORDER BY browser_key"
KEEP_PROFILE = (
    "INSERT INTO profile (browser_key, data) VALUES ($1, $2) "
    "ON CONFLICT (browser_key) DO UPDATE SET data = excluded.data"
)


def listing(status: Status | None, key: str | None, limit: int) -> tuple[str, list[Any]]:
    """The tables that were changed last, of a status and of a browser's key."""
    wanted: list[str] = []
    values: list[Any] = []
    if status is not None:
        values.append(status)
        wanted.append(f"status = ${len(values)}")
    if key is not None:
        values.append(key)
        wanted.append(f"id IN (SELECT table_id FROM seat WHERE browser_key = ${len(values)} AND browser_key <> '')")
    where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
    values.append(limit)
    return f"SELECT {_TABLE} FROM game_table {where} ORDER BY updated DESC, id LIMIT ${len(values)}", values


# -- rows -----------------------------------------------------------------------------------------------------------


def table_of(row: Row) -> TableRow:
    """The way back from `table_values`."""
    id, game, revision, setup, manners, *rest = row
    return TableRow(id, game, revision, msgspec.json.decode(setup), msgspec.json.decode(manners), *rest)


def table_values(table: TableRow) -> list[Any]:
    """A table for `ADD_TABLE`."""
    values = list(msgspec.structs.astuple(table))
    values[3], values[4] = to_text(table.setup), to_text(table.manners)
    values[12] = table.updated or table.created
    return storable(values)


def seat_values(id: str, seat: SeatRow) -> list[Any]:
    """A seat for `ADD_SEAT` and `SIT`, which number alike but for the order of the first two."""
    return storable([id, *msgspec.structs.astuple(seat)])


def entry_values(id: str, entry: LogRow) -> list[Any]:
    """An entry for `ADD_ENTRY`."""
    return storable([id, entry.number, entry.kind, entry.seat, entry.text, entry.seen, entry.check, entry.at])


def moved_values(id: str, entries: Sequence[LogRow], standing: Standing) -> list[Any]:
    """What `MOVE_ON` needs to know."""
    first, last = entries[0], entries[-1]
    return [id, first.number - 1, last.number, last.at, standing.status, standing.deadline, standing.bot_due]


def counted_values(id: str, entries: Sequence[LogRow]) -> list[Any]:
    """What `MOVE_UP` needs to know."""
    return [id, entries[0].number - 1, entries[-1].number, entries[-1].at]


def in_sequence(entries: Sequence[LogRow]) -> bool:
    """Whether there are any, and each follows on the one before."""
    return bool(entries) and all(entry.number == entries[0].number + n for n, entry in enumerate(entries))


def holding_of(row: Row | None) -> Holding | None:
    """What `HOLDING` has found."""
    return None if row is None else Holding(row[0], row[1])


def present_of(rows: Iterable[Row]) -> list[int | None]:
    """What `PRESENT` has found: seats once, spectators as many as there are."""
    found: list[int | None] = []
    for viewer, viewers in rows:
        found += [None] * int(viewers) if viewer == SPECTATORS else [viewer]
    return found


def viewer_number(viewer: int | None) -> int:
    """A viewer as the database has it."""
    return SPECTATORS if viewer is None else viewer


def cutoffs(now: float, open_after: float, running_after: float, over_after: float | None) -> list[float]:
    """What `FORGOTTEN` needs to know."""
    return [now - open_after, now - running_after, 0.0 if over_after is None else now - over_after]


def to_text(data: Any) -> str:
    """JSON for a column."""
    return msgspec.json.encode(data).decode()


def storable(values: list[Any]) -> list[Any]:
    """The same values, if both databases can hold them: what is stored in the one can move to the other."""
    for value in values:
        if isinstance(value, str) and not _is_whole(value):
            raise Unreadable(f"{value[:40]!r} holds a character that cannot be stored")
    return values


def _is_whole(text: str) -> bool:
    """Without null characters, which PostgreSQL does not know, and without halves of characters."""
    if text.isascii():
        return "\0" not in text
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False
