"""Single games that leave a database as records, and come into one."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import starmap

import msgspec
from msgspec import Struct

from topcluck import games
from topcluck.kernel.errors import BadRecord, SetupRefused
from topcluck.kernel.match import RESIGN, STIR, Match
from topcluck.kernel.replay import Entry, Record, verify
from topcluck.server.store import EVERYBODY, LogRow, SeatRow, Store, TableRow, Whole
from topcluck.server.table import Table, check_sum, replayed
from topcluck.server.tokens import fresh_token, hashed

_BOT = "hen"  # plays seats in which nobody sat


class Imported(Struct, frozen=True):
    """A table that was made of a record."""

    table: str
    status: str
    added: bool  # else it was there already
    seats: list[str]  # tokens of the people's seats; none if the game is over
    watch: str


async def export_game(store: Store, id: str, with_secrets: bool = False) -> Record:
    """The record of the game at a table; of a running one only *with_secrets*, for it holds all of them."""
    found = await store.table(id)
    if found is None:
        raise SetupRefused(f"there is no table {id}")
    table = replayed(*found, await store.read(id))
    if table.match is None:
        raise SetupRefused(f"the game at table {id} has not begun")
    if not table.over and not with_secrets:
        raise SetupRefused(
            f"the game at table {id} is not over, and its record would hold all secrets; "
            "--with-secrets writes it all the same"
        )
    return table.record()


async def import_game(store: Store, record: Record, now: float) -> Imported:
    """Makes a table of a record: a finished game to look at, or a running one to go on with.

    The same record makes the same table, so nothing is there twice.
    """
    match = verify(games.game(record.game), record)
    seats = [] if match.outcome is not None else [fresh_token() for _ in range(_people(record, match))]
    watch = fresh_token()
    whole = table_of(record, match, seats, watch, now)
    added = await store.restore(whole.table, whole.seats, whole.entries)
    return Imported(whole.table.id, whole.table.status, added, seats if added else [], watch if added else "")


def table_of(record: Record, match: Match, tokens: list[str], watch: str, now: float) -> Whole:
    """A table as if the game had been played at it."""
    if record.position:
        raise SetupRefused("this game began with a position; games at tables begin at the beginning")
    luck = record.luck
    row = TableRow(
        "record-" + sha256(str(record).encode()).hexdigest()[:20], record.game, record.revision, dict(match.setup),
        {"talk": True, "clock": None, "seed": None if luck else str(record.seed)}, luck.secret if luck else "",
        str(record.seed), "", hashed(watch), now, updated=now,
    )  # fmt: skip
    seats = _seats(record, match, tokens)
    table = Table(row, seats)
    for kind, seat, text in (("begin", None, ""), *starmap(_as_logged, enumerate(record.entries))):
        _enter(table, LogRow(table.last + 1, kind, seat, text, EVERYBODY, "", now), match.outcome is not None)
    row = msgspec.structs.replace(row, last=table.last, **msgspec.structs.asdict(table.standing()))
    return Whole(row, seats, [happening.row for happening in table.past])


def _enter(table: Table, row: LogRow, over: bool) -> None:
    """Carries an entry out; who noticed it takes long to find out, and once the game is over nobody needs to know."""
    if not over:
        table.enter(row.kind, row.seat, row.text, row.at)
        return
    happening = table.take(row)
    happening.row = msgspec.structs.replace(row, check=check_sum(table.playing()))


def _seats(record: Record, match: Match, tokens: list[str]) -> list[SeatRow]:
    """People with the words that they gave, then bots: a record does not say in which seats they were."""
    people = _people(record, match)
    words = record.luck.words if record.luck else ("",) * people
    hashes = [hashed(token) for token in tokens] or [""] * people
    seats = [SeatRow(seat, "person", "", _BOT, hashes[seat], "", words[seat]) for seat in range(people)]
    return seats + [SeatRow(seat, "bot", "", _BOT) for seat in range(people, match.state.seats)]


def _people(record: Record, match: Match) -> int:
    """How many people played; all of them where nobody gave a word."""
    people = len(record.luck.words) if record.luck else match.state.seats
    if people > match.state.seats:
        raise BadRecord(f"{people} people gave words to the luck of this game, but it has {match.state.seats} seats")
    return people


def _as_logged(number: int, entry: Entry) -> tuple[str, int | None, str]:
    """An entry of a record, before which there are so many, as an entry of a log: kind, seat, text."""
    if entry.text == RESIGN:
        return "resign", entry.seat, ""
    if entry.text.startswith(STIR):
        return "back", None, json.dumps({"to": number, "stir": int(entry.text.removeprefix(STIR))})
    return "act", entry.seat, entry.text
