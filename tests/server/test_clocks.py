"""Clocks: whose time is over, who takes over, and how people come back."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.caring import enter, play_for_people, seated, serving, stored, until
from tests.server.sitting import ISLAND, NOON, begun, options
from topcluck.server import requests
from topcluck.server.clocks import Clocks
from topcluck.server.pace import AT_ONCE, Pace
from topcluck.server.protocol import Clock
from topcluck.server.room import Room
from topcluck.server.table import CannotDo
from topcluck.server.thinking import mildest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # time passes for real

BOT, PASS = {"seconds": 1, "then": "bot"}, {"seconds": 1, "then": "pass"}


def kinds(room: Room) -> list[tuple[str, int | None]]:
    """What happened at a table, and who did it."""
    return [(one.row.kind, one.row.seat) for one in room.table.past]


def timed_out(room: Room) -> list[int | None]:
    """Whose time was over, in order."""
    return [seat for kind, seat in kinds(room) if kind == "timeout"]


async def test_a_bot_takes_over_and_the_person_comes_back_with_the_whole_time(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pb", clock=BOT)
        await until(lambda: timed_out(room) == [0])
        late = next(one.row.at for one in room.table.past if one.row.kind == "timeout")
        assert late >= room.table.past[0].row.at + 1
        assert room.table.info().seats[0].substitute
        await until(lambda: kinds(room).count(("act", 0)) > 2)
        with pytest.raises(CannotDo, match="a bot plays this seat"):
            await requests.act(room, 0, "pass")
        room.table.clock = Clock(30, "bot")
        await enter(room, "substitute", 0, "off")
        came = room.table.past[-1].row.at
        await until(lambda: room.table.asked() == [0])
        done = kinds(room).count(("act", 0))
        await asyncio.sleep(0.5)
        assert kinds(room).count(("act", 0)) == done
        assert timed_out(room) == [0]
        deadline = room.table.deadline(0)
        assert deadline is not None and deadline >= came + 30
        await play_for_people(room, lambda: kinds(room).count(("act", 0)) > done)


async def test_the_mildest_option_is_taken_for_one_question_and_the_person_has_the_next_one(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pp", clock=PASS)
        await play_for_people(room, lambda: "skip" in offered(room) or "end" in offered(room))
        seat, mild = room.table.asked()[0], mildest(offered(room))
        before = room.table.last
        await until(lambda: ("act", seat) in kinds(room)[before:])
        assert kinds(room)[before:][:2] == [("timeout", seat), ("act", seat)]
        assert room.table.past[before + 1].row.text == mild
        assert room.table.substitutes == room.table.nudged == set()


def offered(room: Room) -> list[str]:
    """What the first who is asked may answer."""
    return options(room.table, room.table.asked()[0])


async def test_where_nothing_is_mild_a_bot_chooses_and_all_who_are_asked_at_once_are_late_at_once(
    sqlite_url: str,
) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "ppp", clock=PASS)
        await enter(room, "act", 1, options(room.table, 1)[0])
        await until(lambda: len(timed_out(room)) >= 2)
        assert timed_out(room)[:2] == [0, 2]
        await until(lambda: not room.table.in_secret())
        assert ("chick", "answered") in server.heard


async def test_a_clock_outlives_the_process(sqlite_url: str) -> None:
    async with serving(sqlite_url) as before:
        await seated(before, ISLAND, "pp", clock=BOT)
        due = (await before.store.table("table-of-tests") or pytest.fail("it is there"))[0].deadline
        assert due is not None and 0 < due - time.time() <= 1
    await asyncio.sleep(1.1)
    async with serving(sqlite_url) as server:
        await until(lambda: server.rooms.here() != [])
        room = server.rooms.here()[0]
        await until(lambda: sorted(map(str, timed_out(room))) == ["0", "1"])


async def test_of_two_processes_that_notice_one_says_so(sqlite_url: str) -> None:
    quiet = Pace(60, 60, 60, 60)
    async with serving(sqlite_url, quiet) as one, serving(sqlite_url, quiet) as other:
        room = await seated(one, ISLAND, "pp", clock=BOT)
        same = await other.rooms.room("table-of-tests")
        await asyncio.sleep(1.1)
        await asyncio.gather(*[clocks.call(at) for clocks, at in ((one.clocks, room), (other.clocks, same)) * 3])
        table = await stored(one)
        assert [entry.row.seat for entry in table.past if entry.row.kind == "timeout"] == [0, 1]


async def test_who_answers_in_time_is_not_late(sqlite_url: str) -> None:
    async with serving(sqlite_url, AT_ONCE) as server:
        room = await seated(server, ISLAND, "pp", clock={"seconds": 2, "then": "bot"})
        for _ in range(8):
            await asyncio.sleep(0.4)
            for seat in room.table.asked():
                await enter(room, "act", seat, options(room.table, seat)[0])
        assert timed_out(room) == []


async def test_people_have_time_to_come_back_to_a_server_that_was_away(sqlite_url: str) -> None:
    async with serving(sqlite_url) as before:
        await seated(before, ISLAND, "pp", clock={"seconds": 2, "then": "bot"})
    await asyncio.sleep(2.1)
    async with serving(sqlite_url, grace=60.0) as server:  # the whole time at most
        await asyncio.sleep(0.6)
        room = await server.rooms.room("table-of-tests")
        assert timed_out(room) == []
        assert room.table.late(time.time()) == [0, 1]
        await enter(room, "act", 0, options(room.table, 0)[0])  # late, but nobody minds
        assert kinds(room)[-1] == ("act", 0)
        await until(lambda: 1 in timed_out(room))


def test_the_time_to_come_back_grows_with_the_clock_but_never_beyond_it() -> None:
    clocks = Clocks()
    clocks.look(NOON)
    assert clocks.patience_ends(Clock(10)) == NOON + 10
    assert clocks.patience_ends(Clock(60)) == NOON + 30
    assert clocks.patience_ends(Clock(86400)) == NOON + 3600


def test_a_gap_counts_from_when_the_server_is_back_and_steady_looking_does_not() -> None:
    table = begun(ISLAND, "pp", clock={"seconds": 20, "then": "bot"})
    clocks = Clocks()
    for second in range(0, 41, 5):
        clocks.look(NOON + second)
    assert clocks.late(table, NOON + 19) == []
    assert clocks.late(table, NOON + 20) == [0, 1]
    asleep = Clocks()
    asleep.look(NOON)
    asleep.look(NOON + 1000)  # a laptop was closed
    assert asleep.late(table, NOON + 1019) == []
    assert asleep.late(table, NOON + 1020) == [0, 1]


async def test_nobody_is_late_without_a_clock(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pp")
        assert not await server.clocks.call(room)
