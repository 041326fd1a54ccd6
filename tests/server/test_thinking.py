"""Tables that go on by themselves: bots, substitutes and standing answers, with a real store and real processes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import statistics
import time
from itertools import pairwise

import pytest

from tests.server.caring import enter, play_for_people, seated, serving, stored, until
from tests.server.sitting import FARM, ISLAND, begin_to_play, begun, kind, numbers, options, play_until
from topcluck.server.pace import AT_ONCE, Pace, pace_of, tempo
from topcluck.server.room import Room
from topcluck.server.thinking import mildest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # real worker processes take their time

STRANGE = "tests.server.strange_bots"
SLOW = Pace(0.3, 0.3, 0.1, 0.1, 0.2, 0.1, 0.1, 9.0)


def acts(room: Room, seat: int | None = None) -> list[str]:
    """What was done at a table, by a seat or by all."""
    return [one.row.text for one in room.table.past if one.row.kind == "act" and seat in (None, one.row.seat)]


async def in_combat(room: Room) -> int:
    """Plays for people like a hen until cards can be laid, and tells who is asked."""
    table = begun(ISLAND, "ppp")
    begin_to_play(table)
    play_until(table, "combat_play")
    for one in table.past[1:]:
        await enter(room, "act", one.row.seat or 0, one.row.text)
    assert kind(room.table) == "combat_play"
    return room.table.asked()[0]


# -- bots -------------------------------------------------------------------------------------------------------------


async def test_bots_and_a_substitute_play_a_whole_game_of_the_island(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pbbb", bot="hen")
        await enter(room, "substitute", 0, "on")
        await until(lambda: room.table.over, 600)
        await until(lambda: server.thinking.busy == 0)  # by then the last answer is stored
        again = await stored(server)
        assert again.over and again.last == room.table.last
        assert {what for _, what in server.heard} == {"answered"}


async def test_bots_and_a_substitute_play_a_whole_game_of_the_farm(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, FARM, "pbbb", bot="chick")
        await enter(room, "substitute", 0, "on")
        await until(lambda: room.table.over, 300)
        await until(lambda: server.thinking.busy == 0)  # by then the last answer is stored
        again = await stored(server)
        assert again.over and again.last == room.table.last
        assert {what for _, what in server.heard} == {"answered"}
        assert await server.store.lease("table-of-tests", "somebody else", time.time(), 1.0)


async def test_bots_wait_for_people_and_go_on_after_them(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pbb")
        await until(lambda: room.table.asked() == [0] and server.thinking.busy == 0)
        assert acts(room, 0) == []
        await play_for_people(room, lambda: len(acts(room, 1)) > 3 and len(acts(room, 2)) > 3)


async def test_the_secret_answers_of_bots_are_noticed_by_nobody(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pbbb")
        before = numbers(room.table)
        await until(lambda: room.table.asked() == [0])
        assert len(acts(room)) == 3
        after = numbers(room.table)
        assert after[0] == before[0] and after[None] == before[None]
        assert all(after[seat] == before[seat] + 1 for seat in (1, 2, 3))


async def test_a_resigned_persons_seat_is_played_on(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pbb")
        await enter(room, "resign", 0)
        await until(lambda: len(acts(room, 0)) > 3)


async def test_who_takes_the_seat_back_is_not_answered_for_any_more(sqlite_url: str) -> None:
    async with serving(sqlite_url, SLOW) as server:
        room = await seated(server, ISLAND, "pp")
        await enter(room, "substitute", 0, "on")
        assert room.table.automatic() == [0]
        await enter(room, "substitute", 0, "off")
        await asyncio.sleep(0.8)
        assert acts(room) == []


# -- bots that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "why"),
    [("Raises", "raised"), ("Nonsense", "nonsense"), ("Sleeps", "late"), ("Dies", "died")],
)
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(sqlite_url: str, bot: str, why: str) -> None:
    name = f"{STRANGE}:{bot}"
    async with serving(sqlite_url, seconds=1.0, slack=3.0) as server:
        room = await seated(server, ISLAND, "pb", bot=name)
        await until(lambda: acts(room, 1) != [])
        assert server.heard[0] == (name, why)
        assert server.heard.count((name, why)) == (2 if why == "died" else 1)
        assert server.heard[-1] == ("hen", "answered")


async def test_the_first_option_is_taken_when_no_bot_can_think(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("topcluck.server.workers._COMMAND", ("/no/such/program",))
    async with serving(sqlite_url) as server:
        room = await seated(server, ISLAND, "pb", bot="hen")
        first = options(room.table, 1)[0]
        await until(lambda: acts(room, 1) != [])
        assert acts(room, 1)[0] == first
        assert server.heard[:2] == [("hen", "no_process"), ("chick", "no_process")]


async def test_the_game_goes_on_when_processes_are_killed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        room = await seated(server, FARM, "pbb", bot="chick")
        await enter(room, "substitute", 0, "on")
        for some in (10, 30, 60):
            await until(lambda some=some: len(acts(room)) > some and server.workers.pids != [])  # type: ignore[misc]
            for pid in server.workers.pids:
                os.kill(pid, signal.SIGKILL)
        last = len(acts(room))
        await until(lambda: len(acts(room)) > last + 20)
        assert {what for _, what in server.heard} <= {"answered", "died"}


# -- leases -----------------------------------------------------------------------------------------------------------


async def test_only_one_of_two_processes_cares_for_a_table(sqlite_url: str) -> None:
    slowly = Pace(0.05, 0.05, 0.05, 0.05)
    async with serving(sqlite_url, slowly) as one, serving(sqlite_url, slowly) as other:
        room = await seated(one, FARM, "pbb")
        await enter(room, "substitute", 0, "on")
        await until(lambda: len(acts(room)) > 40)
        assert other.heard == [] and other.thinking.busy == 0
        assert len(one.heard) > 20


async def test_another_process_goes_on_when_one_stops_renewing_its_lease(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly = Pace(0.2, 0.2, 0.2, 0.2)
    async with serving(sqlite_url, lease=1.5) as other, serving(sqlite_url, slowly, lease=1.5) as one:
        room = await seated(one, FARM, "pbb")
        await enter(room, "substitute", 0, "on")
        await until(lambda: len(acts(room)) > 5)

        async def dead(*_: object) -> bool:
            raise asyncio.CancelledError

        for method in ("lease", "release", "append"):  # as after kill -9: nothing reaches the store any more
            monkeypatch.setattr(one.store, method, dead)
        for task in one.thinking._cared_for.values():
            task.cancel()
        last, dies = (await stored(other)).last, time.monotonic()
        assert other.heard == []
        found = await other.rooms.room("table-of-tests")
        await until(lambda: found.table.last > last + 5, 20)
        assert time.monotonic() - dies < 10
        monkeypatch.undo()


async def test_a_process_that_has_lost_its_lease_stops(sqlite_url: str) -> None:
    async with serving(sqlite_url, Pace(2, 2, 2, 2), lease=0.3) as server:
        room = await seated(server, ISLAND, "pb")
        await until(lambda: server.thinking.busy == 1)
        await asyncio.sleep(0.05)
        now = time.time()
        assert not await server.store.lease("table-of-tests", "somebody else", now, 60.0)
        assert await server.store.lease("table-of-tests", "somebody else", now + 10, 60.0)  # its clock is ahead
        await until(lambda: server.thinking.busy == 0)
        await asyncio.sleep(2.0)
        assert acts(room) == []


async def test_tables_that_were_left_alone_are_found(sqlite_url: str) -> None:
    async with serving(sqlite_url, Pace(60, 60, 60, 60)) as before:
        await seated(before, FARM, "pbb", id="table-one")
        await seated(before, ISLAND, "pb", id="table-two")
    async with serving(sqlite_url) as server:  # after a restart, and nobody looks at the tables
        await until(lambda: len(server.rooms.here()) == 2)
        for room in server.rooms.here():
            await until(lambda room=room: room.table.asked() == [0])  # type: ignore[misc]


async def test_a_table_that_is_stuck_is_left_alone(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url, Pace(60, 60, 60, 60)) as before:
        await seated(before, ISLAND, "pb")
    monkeypatch.setattr("topcluck.server.table.check_sum", lambda match: "another")
    async with serving(sqlite_url) as server:
        await until(lambda: [room.table.stuck != "" for room in server.rooms.here()] == [True])
        await asyncio.sleep(0.5)
        assert server.heard == [] and server.thinking.busy == 0
        assert await server.store.lease("table-of-tests", "somebody else", time.time(), 1.0)
        assert [row.id for row in await server.store.tables(status="stuck")] == ["table-of-tests"]
        assert await server.store.due(time.time()) == []
    monkeypatch.undo()  # the next version can play it again
    async with serving(sqlite_url, Pace(60, 60, 60, 60)) as server:
        await server.rooms.room("table-of-tests")
        (row,) = await server.store.tables(status="running")
        assert row.bot_due is not None


# -- going back -------------------------------------------------------------------------------------------------------


async def test_bots_wait_while_people_decide_whether_to_go_back(sqlite_url: str) -> None:
    unhurried = Pace(3.0, 3.0, 0.1, 0.1)  # the bot must not be through before anybody could ask
    async with serving(sqlite_url, unhurried) as server:
        room = await seated(server, ISLAND, "ppb")
        table = room.table
        for seat in (0, 1):
            await enter(room, "act", seat, options(table, seat)[0])
        await enter(room, "ask_back", 0, json.dumps({"row": 1, "entries": 0}))
        assert table.automatic() == [2]
        await asyncio.sleep(4.0)
        assert acts(room, 2) == []
        await enter(room, "answer_back", 1, "no")
        await until(lambda: acts(room, 2) != [])


# -- standing answers -------------------------------------------------------------------------------------------------


async def test_standing_answers_are_given_until_somebody_plays(sqlite_url: str) -> None:
    async with serving(sqlite_url, SLOW) as server:
        room = await seated(server, ISLAND, "ppp")
        seat = await in_combat(room)
        before = len(acts(room))
        others = [one for one in range(3) if one != seat]
        for one in others:
            await enter(room, "stand", one, "pass_combat")
        await asyncio.sleep(0.5)
        assert len(acts(room)) == before
        began = time.monotonic()
        await enter(room, "act", seat, "pass")
        await until(lambda: len(acts(room)) >= before + 3)
        assert acts(room)[before : before + 3] == ["pass", "pass", "pass"]
        assert time.monotonic() - began > 2 * SLOW.reaction


async def test_an_answer_that_is_left_while_it_is_asked_for_is_given_with_the_click(sqlite_url: str) -> None:
    async with serving(sqlite_url, Pace(9, 9, 9, 9, 9, 1, 0, 99)) as server:
        room = await seated(server, ISLAND, "ppp")
        seat = await in_combat(room)
        before = len(acts(room))
        await enter(room, "stand", seat, "pass_until_play")
        await until(lambda: len(acts(room)) > before, 5)
        assert acts(room)[-1] == "pass"


async def test_an_answer_that_is_taken_back_in_time_is_not_given(sqlite_url: str) -> None:
    async with serving(sqlite_url, SLOW) as server:
        room = await seated(server, ISLAND, "ppp")
        seat = await in_combat(room)
        following = (seat + 1) % 3
        await enter(room, "stand", following, "pass_until_play")
        await enter(room, "act", seat, "pass")
        assert room.table.automatic() == [following]
        before = len(acts(room))
        await enter(room, "stand", following, "off")
        await asyncio.sleep(1.2)
        assert len(acts(room)) == before


# -- pace -------------------------------------------------------------------------------------------------------------


async def test_bots_take_their_time_for_every_choice_but_less_for_the_small_ones_of_a_turn(sqlite_url: str) -> None:
    pace = Pace(0.5, 0.6, 0.2, 0.3)
    async with serving(sqlite_url, pace) as server:
        room = await seated(server, ISLAND, "pb")
        await play_for_people(room, lambda: len(acts(room, 1)) >= 8)
        rows = [one.row for one in room.table.past if one.row.kind in ("begin", "act")]
        for before, row in pairwise(rows):
            if row.seat == 1:
                least = pace.least_between if before.seat == 1 else pace.least
                assert row.at - before.at >= least - 0.02


def test_standing_answers_take_as_long_as_quick_people_and_no_two_alike() -> None:
    pace = Pace()
    drawn = [pace.of_standing(1.0, something_new=False) for _ in range(4000)]
    assert min(drawn) > pace.reaction and max(drawn) <= pace.longest
    middle = statistics.median(drawn)
    assert 1.1 < middle < 1.5
    assert statistics.fmean(drawn) > middle * 1.05  # skewed to the right, as people are
    assert 0.4 < statistics.stdev(drawn) < 1.2
    tenths = statistics.quantiles(drawn, n=10)
    assert tenths[0] < 0.95 and tenths[-1] > 2.0
    assert len(set(drawn)) == 4000
    following = [a * b for a, b in pairwise(normed(drawn))]
    assert abs(statistics.fmean(following)) < 0.08  # one tells nothing about the next
    looked = [pace.of_standing(1.0, something_new=True) for _ in range(4000)]
    assert statistics.median(looked) > middle * 1.2


def normed(values: list[float]) -> list[float]:
    """Values around 0 with spread 1."""
    mean, spread = statistics.fmean(values), statistics.stdev(values)
    return [(value - mean) / spread for value in values]


def test_every_seat_has_a_tempo_of_its_own_that_stays() -> None:
    tempos = [tempo(f"table {n}", seat) for n in range(200) for seat in range(4)]
    assert len(set(tempos)) == 800
    assert 0.75 <= min(tempos) < 0.8 and 1.4 < max(tempos) <= 1.45
    assert tempo("table 1", 2) == tempo("table 1", 2)


def test_no_delay_where_nobody_watches() -> None:
    assert AT_ONCE.of_bot(True) == AT_ONCE.of_bot(False) == 0
    assert AT_ONCE.of_standing(1.3, something_new=True) == 0
    assert pace_of(0) == AT_ONCE


def test_all_bots_of_a_server_are_as_slow_as_its_setting_says() -> None:
    assert pace_of(0.5) == Pace()
    slow = pace_of(2.0)
    assert (slow.least, slow.most, slow.least_between, slow.most_between) == (2.0, 4.8, 0.6, 1.6)
    assert slow.usual == Pace().usual  # people are as quick as ever


def test_the_mildest_option_is_the_one_that_does_nothing() -> None:
    assert mildest(["lay peck", "pass"]) == "pass"
    assert mildest(["add claw", "skip"]) == "skip"
    assert mildest(["free move", "claw move", "end"]) == "end"
    assert mildest(["claim c7", "claim e3"]) is None
