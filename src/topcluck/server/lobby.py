"""Opening a table, sitting down, beginning, and the next game."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

from topcluck import games
from topcluck.bots import find_bot
from topcluck.kernel.chance import shared_seed
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.faces import Seat
from topcluck.server import protocol as p
from topcluck.server.room import Room
from topcluck.server.rooms import Rooms
from topcluck.server.store import SeatRow, TableRow
from topcluck.server.table import CannotDo, NoSuchTable
from topcluck.server.teaching import Lesson, find_lesson
from topcluck.server.tokens import fresh_id, fresh_token, hashed

NO_WORD = "-"  # of who adds nothing to the luck
_SUBSTITUTE = "hen"  # plays for people who are away


async def open_table(rooms: Rooms, wish: p.NewTable) -> p.TableMade:
    """Opens a table; it begins at once if nobody is missing."""
    row, seats, made = prepared(wish)
    await rooms.store.create(row, seats)
    await begin_if_complete(rooms, made.table)
    return made


def prepared(wish: p.NewTable) -> tuple[TableRow, list[SeatRow], p.TableMade]:
    """A new table as it is stored, and what its opener gets; refuses what cannot be played."""
    game = games.game(wish.game)
    lesson = None if wish.lesson is None else find_lesson(wish.lesson)
    setup = _setup(wish) if lesson is None else _lesson_setup(wish, lesson)
    _check_people(wish)
    links = [p.SeatLink(seat, fresh_token()) for seat, one in enumerate(wish.seats) if one.who == "me"]
    made = p.TableMade(fresh_id(), links, fresh_token(), fresh_token())
    clock = None if wish.clock is None else {"seconds": wish.clock.seconds, "then": wish.clock.then}
    manners = {"talk": wish.talk, "clock": clock, "seed": wish.seed, "hints": _with_hints(wish)}
    if lesson is not None:
        manners |= {"seed": wish.lesson, "lesson": wish.lesson, "position": lesson.position, "hints": False}
    now = time.time()
    row = TableRow(
        made.table, game.id, game.revision, setup, manners, secrets.token_hex(32), "", hashed(made.invite),
        hashed(made.watch), now, updated=now,
    )  # fmt: skip
    tokens = {link.seat: hashed(link.token) for link in links}
    return row, [_seat_row(seat, one, tokens.get(seat, ""), wish) for seat, one in enumerate(wish.seats)], made


def _with_hints(wish: p.NewTable) -> bool:
    """Whether hints may be asked for: as wished, otherwise where nobody else is played against but bots."""
    alone = sum(seat.who != "bot" for seat in wish.seats) == 1
    return alone if wish.hints is None else wish.hints


def _setup(wish: p.NewTable) -> dict[str, Any]:
    """The complete setup, as the game makes it."""
    for key in ("seed", "players"):
        if key in wish.options:
            raise SetupRefused(f"{key!r} is no option of a table: the seats and the table's own luck decide")
    try:
        return dict(games.game(wish.game).setup(players=len(wish.seats), **wish.options))
    except TypeError:
        raise SetupRefused("the options of a table are names with values, such as edition") from None


def _lesson_setup(wish: p.NewTable, lesson: Lesson) -> dict[str, Any]:
    """The setup of a guided game, which is for one person and brings all that it needs."""
    setup = dict(lesson.setup())
    others = [seat.who for seat in wish.seats[1:]]
    if wish.game != lesson.game or wish.seats[0].who != "me" or others != ["bot"] * (setup["players"] - 1):
        raise SetupRefused(f"the lesson {wish.lesson!r} is for one person and a bot at {lesson.game}")
    if wish.options or wish.seed is not None or wish.clock is not None:
        raise SetupRefused("a lesson has its own options and its own luck, and no clock")
    return setup


def _check_people(wish: p.NewTable) -> None:
    """Somebody has to play, and bots have to exist."""
    if all(seat.who == "bot" for seat in wish.seats):
        raise SetupRefused("at least one person has to sit at the table")
    if wish.seed is not None and any(seat.who == "free" for seat in wish.seats):
        raise SetupRefused("a fixed seed is only for those who play alone")
    for seat in wish.seats:
        if seat.bot is not None:
            _known_bot(seat.bot, wish.game)


def _known_bot(name: str, game: str) -> None:
    """Refuses bots that do not come with the program: an import path from a stranger would run the stranger's code."""
    if ":" in name:
        raise SetupRefused(f"there is no bot {name!r} here; from outside it can take a seat with 'topcluck bot'")
    find_bot(name, game)


def _seat_row(seat: Seat, wish: p.SeatWish, token: str, table: p.NewTable) -> SeatRow:
    """Who sits in a seat at the beginning."""
    bot = wish.bot or _SUBSTITUTE
    if wish.who != "me":
        return SeatRow(seat, wish.who, bot=bot)
    key = hashed(table.key) if table.key else ""
    return SeatRow(seat, "person", wish.name or "", bot, token, key, table.word or NO_WORD)


async def sit(rooms: Rooms, id: str, wish: p.SitDown) -> p.SeatLink:
    """Gives a free seat to who has the invitation."""
    if (await rooms.holding(id, wish.token)).what != "invite":
        raise NoSuchTable
    room = await rooms.room(id)
    token = fresh_token()
    for row in list(room.table.seats):
        if row.who == "free" and wish.seat in (None, row.seat) and await _take_seat(room, row, wish, token):
            await begin_if_complete(rooms, id)
            return p.SeatLink(row.seat, token)
    raise CannotDo("taken", "this seat is taken" if wish.seat is not None else "all seats are taken")


async def _take_seat(room: Room, row: SeatRow, wish: p.SitDown, token: str) -> bool:
    """Puts somebody on a seat, if it is still free."""
    key = hashed(wish.key) if wish.key else ""
    taken = SeatRow(row.seat, "person", wish.name, row.bot, hashed(token), key, wish.word or NO_WORD)
    if not await room.rooms.store.sit(room.table.row.id, taken):
        return False
    await room.enter(lambda table: [("seat", row.seat, json.dumps({"name": wish.name}))])
    return True


async def give_word(rooms: Rooms, room: Room, seat: Seat, word: str | None) -> None:
    """A person who follows to the next game adds to its luck; the last one begins it."""
    if room.table.match is None and not room.table.seats[seat].word:
        await rooms.store.word(room.table.row.id, seat, word or NO_WORD)
        await begin_if_complete(rooms, room.table.row.id)


async def begin_if_complete(rooms: Rooms, id: str) -> None:
    """Begins the game once everybody sits and has had a say in the luck."""
    found = await rooms.store.table(id)
    assert found is not None, "it was just there"
    row, seats = found
    if row.status != "open" or any(seat.who == "free" or (seat.who == "person" and not seat.word) for seat in seats):
        return
    words = [seat.word for seat in seats if seat.who == "person"]
    await (await rooms.room(id)).begin(row.manners["seed"] or shared_seed(row.secret, words))


async def rematch(room: Room, seat: Seat) -> None:
    """Opens the next game: same people and bots, everybody one seat further, same links.

    It begins when all people have come over: each adds to the luck of the new table (`give_word`).
    """
    old, store = room.table, room.rooms.store
    if not old.over:
        raise CannotDo("not_over", "the game is not over yet")
    if old.next:
        return
    if old.lesson is not None:
        raise CannotDo("lesson", "a lesson is not played again at the same table; open a new one")
    moved = old.seats[-1:] + old.seats[:-1]
    seats = [SeatRow(number, row.who, row.name, row.bot, row.token, row.key) for number, row in enumerate(moved)]
    now = time.time()
    row = TableRow(
        fresh_id(), old.row.game, old.game.revision, old.row.setup, old.row.manners, secrets.token_hex(32), "",
        old.row.invite, old.row.watch, now, updated=now,
    )  # fmt: skip
    await store.create(row, seats)
    if await store.link(old.row.id, row.id):
        await room.enter(lambda table: [("rematch", seat, row.id)])
    else:
        await store.remove(row.id)
