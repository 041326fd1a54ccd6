"""Where tables are kept. The log is the truth, and appending to it is the lock.

A `Store` keeps rows and knows no game. Whoever appends an entry says which number it shall have; of two who append the
same number one gets False, reads what the other has written, and tries again if its entry still makes sense. What
`append` has acknowledged is committed.

`open_store` in `opening.py` finds the store that belongs to an address.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from topcluck.kernel.errors import TopcluckError

Status = Literal["open", "running", "over", "stuck"]


class SeatRow(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    who: Literal["free", "person", "bot"]
    name: str = ""
    bot: str = ""  # the level, also of the bot that would step in for a person
    token: str = ""  # hash of the seat's token
    key: str = ""  # hash of the browser's key
    word: str = ""  # what this person's browser added to the luck


class TableRow(Struct, frozen=True):
    """A table, apart from its log and its seats."""

    id: str
    game: str
    revision: int  # of the rules that it was opened with
    setup: dict[str, Any]  # complete, as the game made it
    manners: dict[str, Any]  # clock, talk: what the table agreed on beside the rules
    secret: str  # of the server, for the luck of this table
    seed: str  # empty until everybody sits
    invite: str  # hashes of the tokens
    watch: str
    created: float
    status: Status = "open"
    last: int = 0  # number of the last entry
    updated: float = 0.0
    deadline: float | None = None  # when somebody's time is over
    bot_due: float | None = None  # since when a bot is asked
    next: str = ""  # the table of the rematch


class LogRow(Struct, frozen=True):
    """One entry of the log of a table."""

    number: int
    kind: str
    seat: int | None
    text: str  # an action in the notation, something said, or JSON
    seen: int  # who noticed: bit n is seat n, `SPECTATOR` the spectators
    check: str  # check sum of the state after it; empty before the game begins
    at: float


SPECTATOR = 1 << 4  # bit of the spectators in `LogRow.seen`
EVERYBODY = SPECTATOR | 0b1111


class Standing(Struct, frozen=True):
    """How a table stands after an entry: what others look for without reading logs."""

    status: Status
    deadline: float | None = None
    bot_due: float | None = None


class Lease(Struct, frozen=True):
    """Who lets the bots of a table think, and until when that holds without renewal."""

    owner: str
    until: float


class Holding(Struct, frozen=True):
    """What a token opens: a seat of a table, its invitation, or its spectators' bench."""

    what: Literal["seat", "invite", "watch"]
    seat: int | None = None


class Whole(Struct, frozen=True, tag="table", tag_field="line"):
    """A table with all that belongs to it."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[LogRow]


class Kept(Struct, frozen=True, tag="profile", tag_field="line"):
    """What is kept for a browser's key."""

    key: str
    data: dict[str, Any]


class StoreFailed(TopcluckError):
    """The database did not do what it was asked for; whether something was stored can be seen by reading again."""


class Store(Protocol):
    """Rows in, rows out. All methods may be called from any number of tasks at once.

    A method that the database fails raises `StoreFailed`; one that is given text which cannot be stored (a null
    character, half a character) raises `Unreadable` and changes nothing.
    """

    async def open(self) -> None:
        """Connects, and brings the tables of the database up to date (numbered migrations)."""

    async def claim(self) -> None:
        """This process serves the tables from now until it closes the store, or ends. `SetupRefused` if only one
        process can, and another does; who just reads or adds something need not claim anything."""

    async def close(self) -> None:
        """Finishes what was begun, and disconnects."""

    async def ready(self) -> bool:
        """Whether the database answers."""

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Adds a table with its seats."""

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, in order."""

    async def tables(self, *, status: Status | None = None, key: str | None = None, limit: int = 100) -> list[TableRow]:
        """The tables that were changed last, of a status or of a browser's key."""

    async def read(self, id: str, after: int = 0) -> list[LogRow]:
        """The entries of a table that come after a number, in order."""

    async def append(self, id: str, entries: Sequence[LogRow], standing: Standing) -> bool:
        """Adds entries in one transaction and tells other processes; False, and nothing changed, if one of the
        numbers is taken or does not follow on the last one."""

    async def begin(self, id: str, seed: str, entries: Sequence[LogRow], standing: Standing) -> bool:
        """Fixes the seed of an open table and appends its first entries; False if somebody else was first."""

    async def stand(self, id: str, last: int, standing: Standing) -> None:
        """Notes how a table stands after its entry *last*, without a new one: whether it is stuck depends on the
        program that reads it."""

    async def sit(self, id: str, seat: SeatRow, entries: Sequence[LogRow] = ()) -> bool:
        """Puts somebody on a free seat and appends what tells of it, both or neither; False if the seat is not free any
        more, or if one of the numbers is taken."""

    async def word(self, id: str, seat: int, word: str) -> bool:
        """Notes what a person adds to the luck of an open table; False if there is a word already."""

    async def holding(self, id: str, token: str) -> Holding | None:
        """What the token with this hash opens at a table; a rematch has the hashes of the game before."""

    async def link(self, id: str, next: str) -> bool:
        """Notes the table of the rematch; False if there is one already."""

    async def lease(self, id: str, owner: str, now: float, seconds: float) -> bool:
        """Takes or renews the lease on a table's bots; False while somebody else has it."""

    async def release(self, id: str, owner: str) -> None:
        """Gives the lease back early."""

    async def due(self, now: float, limit: int = 50) -> list[str]:
        """Tables whose deadline is over, and those whose bots are asked while nobody has the lease; those first that
        have waited longest."""

    async def forget(self, now: float, open_after: float, running_after: float, over_after: float | None) -> list[str]:
        """Deletes tables that nobody has touched for so many seconds, by status (stuck ones are as good as over), a
        hundred at most; tells which."""

    async def come(self, id: str, viewer: int | None, process: str, until: float, viewers: int = 1) -> None:
        """Notes that a process has so many viewers of a seat (None: spectators) at a table, until it says so again."""

    async def go(self, id: str, viewer: int | None, process: str) -> None:
        """The opposite of `come`."""

    async def present(self, id: str, now: float) -> list[int | None]:
        """Which seats somebody looks at the table from, in whatever process, and None for each spectator."""

    async def profile(self, key: str) -> dict[str, Any] | None:
        """What is kept for a browser's key: achievements."""

    async def keep_profile(self, key: str, data: dict[str, Any]) -> None:
        """Replaces it."""

    async def unrewarded(self) -> list[str]:
        """Tables whose games are over, and of which nobody has noted that all were rewarded: the latest hundred."""

    async def reward(self, id: str) -> None:
        """Notes that what a game has earned its players is kept."""

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Calls *heard* with table and last number whenever another process has appended, and with number 0 when
        anything else about a table may have changed, or when notices may have been lost (table ``""``). Nobody is told
        of what this store itself has done. On SQLite nobody is told anything: there one process serves all tables."""

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""

    def everything(self) -> AsyncIterator[Whole | Kept]:
        """All tables and all that is kept for browsers, as they stood at one moment, while others go on writing."""

    async def restore(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow]) -> bool:
        """Adds a whole table as it was elsewhere; False if there is one with this id."""

    async def remove(self, id: str) -> None:
        """Deletes a table with all that belongs to it."""
