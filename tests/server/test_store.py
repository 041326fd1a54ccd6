"""Where tables are kept: the same promises on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster
from tests.server.rows import NOON, RUNNING, a_table, add_table, entry, last_number, opened, two_seats
from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.server.store import Holding, Kept, SeatRow, Standing, Store, StoreFailed, Whole, migrating
from topcluck.server.store.opening import open_store
from topcluck.server.store.postgres import PostgresStore
from topcluck.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with opened(database) as ready:
        yield ready


# -- tables and seats -------------------------------------------------------------------------------------------------


async def test_a_table_comes_back_as_it_was_created(store: Store) -> None:
    table = a_table(deadline=NOON + 60.5, bot_due=None)
    await store.create(table, two_seats())
    assert await store.table("table-one") == (table, two_seats())
    assert await store.table("table-two") is None


async def test_a_table_is_as_old_as_its_last_change_or_else_its_creation(store: Store) -> None:
    await store.create(a_table(updated=0.0), [])
    (table,) = await store.tables()
    assert table.updated == NOON


async def test_two_tables_cannot_have_the_same_id_nor_two_seats_the_same_token(store: Store) -> None:
    await add_table(store)
    with pytest.raises(StoreFailed, match="already"):
        await store.create(a_table(secret="another"), [])
    with pytest.raises(StoreFailed, match="already"):
        await store.create(a_table("table-two"), [SeatRow(0, "person", token="t"), SeatRow(1, "person", token="t")])
    assert await store.all_tables() == ["table-one"]
    assert await store.table("table-one") == (a_table(), two_seats())


async def test_seats_without_a_token_do_not_get_in_each_others_way(store: Store) -> None:
    await store.create(a_table(invite="", watch=""), [SeatRow(0, "bot", bot="hen"), SeatRow(1, "bot", bot="hen")])
    await store.create(a_table("table-two", invite="", watch=""), [SeatRow(0, "free")])
    assert await store.all_tables() == ["table-one", "table-two"]


async def test_a_free_seat_is_taken_once(store: Store) -> None:
    await add_table(store)
    bob, eve = (SeatRow(1, "person", name, "hen", f"token of {name}", f"key of {name}", "w") for name in ("Bob", "Eve"))
    assert sorted(await asyncio.gather(store.sit("table-one", bob), store.sit("table-one", eve))) == [False, True]
    found = await store.table("table-one")
    assert found is not None and found[1][1] in (bob, eve)
    assert not await store.sit("table-one", SeatRow(0, "person", "Eve"))
    assert not await store.sit("table-one", SeatRow(2, "person", "Eve"))


async def test_sitting_down_and_what_tells_of_it_happen_together_or_not_at_all(store: Store) -> None:
    await add_table(store)
    bob = SeatRow(1, "person", "Bob", token="token of Bob")
    assert not await store.sit("table-one", bob, [entry(2, kind="seat")])
    assert not await store.sit("table-one", bob, [entry(1), entry(3)])
    assert await store.holding("table-one", "token of Bob") is None
    assert await store.sit("table-one", bob, [entry(1, kind="seat")])
    assert not await store.sit("table-one", SeatRow(1, "person", "Eve"), [entry(2, kind="seat")])
    assert await store.read("table-one") == [entry(1, kind="seat")]
    found = await store.table("table-one")
    assert found == (a_table(last=1, updated=entry(1).at), [two_seats()[0], bob])


async def test_nobody_sits_down_with_a_token_that_opens_another_seat(store: Store) -> None:
    await add_table(store)
    assert not await store.sit("table-one", SeatRow(1, "person", "Eve", token="token table-one"))
    assert await store.table("table-one") == (a_table(), two_seats())


async def test_a_token_opens_what_it_was_made_for(store: Store) -> None:
    await add_table(store)
    await store.create(a_table("table-two", invite="", watch=""), [])
    assert await store.holding("table-one", "token table-one") == Holding("seat", 0)
    assert await store.holding("table-one", "invite table-one") == Holding("invite")
    assert await store.holding("table-one", "watch table-one") == Holding("watch")
    for token in ("token table-two", "secret of table-one", "key of Ann", ""):
        assert await store.holding("table-one", token) is None
    for token in ("token table-one", "invite table-one", "watch table-one", ""):
        assert await store.holding("table-two", token) is None


async def test_the_links_of_a_game_open_the_next_one(store: Store) -> None:
    await add_table(store)
    await store.create(a_table("table-two", invite="invite table-one", watch="watch table-one"), two_seats()[:1])
    for id in ("table-one", "table-two"):
        assert await store.holding(id, "token table-one") == Holding("seat", 0)
        assert await store.holding(id, "invite table-one") == Holding("invite")


async def test_a_person_adds_one_word_to_the_luck_of_an_open_table(store: Store) -> None:
    silent = [
        SeatRow(0, "person", "Ann"),
        SeatRow(1, "person", "Bob"),
        SeatRow(2, "bot", bot="hen"),
        SeatRow(3, "free"),
    ]
    await store.create(a_table(), silent)
    assert await store.word("table-one", 0, "first")
    assert not await store.word("table-one", 0, "second")
    assert not await store.word("table-one", 2, "a bot's")
    assert not await store.word("table-one", 3, "nobody's")
    assert not await store.word("nowhere", 0, "first")
    assert await store.begin("table-one", "seed", [entry(1)], RUNNING)
    assert not await store.word("table-one", 1, "late")
    found = await store.table("table-one")
    assert found is not None and [seat.word for seat in found[1]] == ["first", "", "", ""]


async def test_the_tables_that_changed_last_are_listed_first(store: Store) -> None:
    for number, status in enumerate(("open", "running", "over", "running")):
        await add_table(store, f"table-{number}", status=status, updated=NOON + number)
    await store.create(a_table("table-4", updated=NOON + 9), [SeatRow(0, "person", key="key of Bob")])

    async def listed(**wish: object) -> list[str]:
        return [table.id for table in await store.tables(**wish)]  # type: ignore[arg-type]

    assert await listed() == ["table-4", "table-3", "table-2", "table-1", "table-0"]
    assert await listed(limit=2) == ["table-4", "table-3"]
    assert await listed(status="running") == ["table-3", "table-1"]
    assert await listed(key="key of Ann", limit=3) == ["table-3", "table-2", "table-1"]
    assert await listed(key="key of Ann", status="over") == ["table-2"]
    assert await listed(key="key of Bob") == ["table-4"]
    assert await listed(key="") == []


async def test_a_table_has_one_rematch(store: Store) -> None:
    await add_table(store)
    assert await store.link("table-one", "table-two")
    assert not await store.link("table-one", "table-three")
    found = await store.table("table-one")
    assert found is not None and found[0].next == "table-two"


async def test_a_removed_table_leaves_nothing_behind(store: Store) -> None:
    await add_table(store)
    await add_table(store, "table-two")
    for id in ("table-one", "table-two"):
        await store.append(id, [entry(1)], RUNNING)
        await store.come(id, 0, "process", NOON + 60)
    await store.remove("table-one")
    assert await store.table("table-one") is None
    assert await store.read("table-one") == []
    assert await store.present("table-one", NOON) == []
    assert await store.holding("table-one", "token table-one") is None
    assert await store.read("table-two") == [entry(1)]
    assert await store.restore(a_table(), two_seats(), [entry(1), entry(2)])


# -- the log ----------------------------------------------------------------------------------------------------------


async def test_entries_come_back_in_order_and_exactly(store: Store) -> None:
    await add_table(store)
    odd = entry(2, "« Çà et là » 🐔\n\t\"'", seat=None, seen=0, check="", at=NOON + 0.123456)
    assert await store.append("table-one", [entry(1), odd], RUNNING)
    assert await store.append("table-one", [entry(3)], Standing("over"))
    assert await store.read("table-one") == [entry(1), odd, entry(3)]
    assert await store.read("table-one", 2) == [entry(3)]
    assert await store.read("table-one", 3) == []


async def test_an_entry_moves_the_table_on(store: Store) -> None:
    await add_table(store)
    assert await store.append("table-one", [entry(1)], Standing("running", NOON + 60, NOON + 1))
    found = await store.table("table-one")
    expected = a_table(last=1, status="running", updated=NOON + 1, deadline=NOON + 60, bot_due=NOON + 1)
    assert found is not None and found[0] == expected
    assert await store.append("table-one", [entry(2)], Standing("over"))
    found = await store.table("table-one")
    assert found is not None and found[0] == a_table(last=2, status="over", updated=NOON + 2)


@pytest.mark.parametrize("numbers", [[1], [3], [1, 2], [2, 4], [2, 2], [3, 2], [0], []])
async def test_numbers_that_do_not_follow_on_are_refused(store: Store, numbers: list[int]) -> None:
    await add_table(store)
    assert await store.append("table-one", [entry(1)], RUNNING)
    assert not await store.append("table-one", [entry(number, "late") for number in numbers], Standing("over"))
    assert await store.read("table-one") == [entry(1)]
    found = await store.table("table-one")
    assert found is not None and (found[0].last, found[0].status) == (1, "running")


async def test_a_table_that_does_not_exist_has_no_log(store: Store) -> None:
    assert not await store.append("nowhere", [entry(1)], RUNNING)
    assert not await store.begin("nowhere", "seed", [entry(1)], RUNNING)
    assert await store.read("nowhere") == []


async def test_of_many_who_append_the_same_number_one_wins(store: Store) -> None:
    await add_table(store)
    tries = [store.append("table-one", [entry(1, f"by {n}")], RUNNING) for n in range(20)]
    won = await asyncio.gather(*tries)
    assert sum(won) == 1
    assert await store.read("table-one") == [entry(1, f"by {won.index(True)}")]


async def test_who_appends_the_next_number_in_the_same_moment_wins_as_well(store: Store) -> None:
    await add_table(store)
    assert all(await asyncio.gather(*(store.append("table-one", [entry(n)], RUNNING) for n in range(1, 6))))
    assert await store.read("table-one") == [entry(n) for n in range(1, 6)]


async def test_many_tables_are_moved_on_together_and_each_for_itself(store: Store) -> None:
    ids = [await add_table(store, f"table-{n}") for n in range(50)]
    await asyncio.gather(*(store.append(id, [entry(1)], RUNNING) for id in ids[::2]))
    second = await asyncio.gather(*(store.append(id, [entry(2)], RUNNING) for id in ids))
    assert second == [n % 2 == 0 for n in range(50)]
    assert [await last_number(store, id) for id in ids] == [2, 0] * 25


async def test_what_one_cannot_store_does_not_keep_the_others_from_it(store: Store) -> None:
    ids = [await add_table(store, f"table-{n}") for n in range(5)]
    bad = entry(1, seen=2**70)
    results = await asyncio.gather(
        *(store.append(id, [bad if id == "table-2" else entry(1)], RUNNING) for id in ids), return_exceptions=True
    )
    assert isinstance(results[2], Exception)
    assert [await last_number(store, id) for id in ids] == [1, 1, 0, 1, 1]
    assert await store.append("table-2", [entry(1)], RUNNING)


@pytest.mark.parametrize("text", ["a\0b", "é\0", "\ud800"])
async def test_text_that_cannot_be_kept_everywhere_is_refused_everywhere(store: Store, text: str) -> None:
    await add_table(store)
    with pytest.raises(Unreadable, match="cannot be stored"):
        await store.append("table-one", [entry(1, text)], RUNNING)
    with pytest.raises(Unreadable):
        await store.sit("table-one", SeatRow(1, "person", text))
    assert await store.table("table-one") == (a_table(), two_seats())


async def test_a_game_begins_once(store: Store) -> None:
    await add_table(store)
    assert await store.append("table-one", [entry(1, kind="talk")], Standing("open"))
    tries = [store.begin("table-one", f"seed {n}", [entry(2, kind="begin", text=f"{n}")], RUNNING) for n in range(5)]
    won = await asyncio.gather(*tries)
    assert sum(won) == 1
    found = await store.table("table-one")
    assert found is not None and found[0].seed == f"seed {won.index(True)}"
    assert not await store.begin("table-one", "seed again", [entry(3)], RUNNING)
    assert await store.append("table-one", [entry(3)], RUNNING)
    found = await store.table("table-one")
    assert found is not None and found[0].seed == f"seed {won.index(True)}"


async def test_two_stores_on_one_database_share_every_number(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await add_table(one)

        async def push(store: Store, name: str) -> list[int]:
            mine = []
            while (number := await last_number(store) + 1) <= 40:
                if await store.append("table-one", [entry(number, name)], RUNNING):
                    mine.append(number)
            return mine

        mine, yours = await asyncio.gather(push(one, "one"), push(other, "other"))
        assert sorted(mine + yours) == list(range(1, 41))
        assert [row.text for row in await one.read("table-one")] == [
            "one" if number in mine else "other" for number in range(1, 41)
        ]


async def test_whoever_stops_waiting_changes_nothing_for_the_others(store: Store) -> None:
    await add_table(store)
    await add_table(store, "table-two")
    impatient = asyncio.create_task(store.append("table-one", [entry(1)], RUNNING))
    patient = asyncio.create_task(store.append("table-two", [entry(1)], RUNNING))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert await last_number(store, "table-one") == 1


# -- surviving --------------------------------------------------------------------------------------------------------


async def test_everything_is_there_after_a_restart(database: str) -> None:
    async with opened(database) as store:
        await add_table(store)
        await store.append("table-one", [entry(1)], RUNNING)
        await store.keep_profile("key of Ann", {"won": 3})
    async with opened(database) as store:
        assert await store.read("table-one") == [entry(1)]
        assert await store.profile("key of Ann") == {"won": 3}
        assert await store.append("table-one", [entry(2)], RUNNING)


async def test_closing_waits_for_what_was_begun(database: str) -> None:
    async with opened(database) as store:
        await add_table(store)
        waiting = [asyncio.create_task(store.append("table-one", [entry(n)], RUNNING)) for n in range(1, 10)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [True] * 9
    with pytest.raises(StoreFailed, match="closed"):
        await store.append("table-one", [entry(10)], RUNNING)
    with pytest.raises(StoreFailed, match="closed"):
        await store.read("table-one")
    assert not await store.ready()
    await store.close()


APPENDS_UNTIL_KILLED = """
import asyncio, sys
from tests.server.rows import RUNNING, add_table, entry, opened

async def play(store, id):
    for number in range(1, 1_000_000):
        assert await store.append(id, [entry(number)], RUNNING)
        print(id, number, flush=True)

async def main():
    async with opened(sys.argv[1]) as store:
        ids = [await add_table(store, f"table-{n}") for n in range(8)]
        await asyncio.gather(*(play(store, id) for id in ids))

asyncio.run(main())
"""


@pytest.mark.slow
async def test_a_killed_process_loses_nothing_that_was_acknowledged(database: str) -> None:
    child = subprocess.Popen([sys.executable, "-c", APPENDS_UNTIL_KILLED, database], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(400)]
    child.send_signal(signal.SIGKILL)
    lines += [line for line in child.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    child.wait()
    child.stdout.close()
    told = {id: int(number) for id, number in map(str.split, lines)}
    async with opened(database) as store:
        for id, number in told.items():
            log = await store.read(id)
            assert len(log) >= number
            assert log == [entry(n + 1) for n in range(len(log))]
            assert await last_number(store, id) == len(log)
            assert await store.append(id, [entry(len(log) + 1)], RUNNING)


# -- bots, clocks, presence -------------------------------------------------------------------------------------------


async def test_one_process_has_the_lease_until_it_runs_out(store: Store) -> None:
    await add_table(store)
    assert await store.lease("table-one", "p1", NOON, 10)
    assert not await store.lease("table-one", "p2", NOON + 9, 10)
    assert await store.lease("table-one", "p1", NOON + 9, 10), "renewed"
    assert not await store.lease("table-one", "p2", NOON + 18, 10)
    assert await store.lease("table-one", "p2", NOON + 19, 10), "taken over"
    assert not await store.lease("table-one", "p1", NOON + 20, 10)
    assert not await store.lease("nowhere", "p1", NOON, 10)


async def test_a_lease_can_be_given_back_by_its_owner(store: Store) -> None:
    await add_table(store)
    assert await store.lease("table-one", "p1", NOON, 10)
    await store.release("table-one", "p2")
    assert not await store.lease("table-one", "p2", NOON + 1, 10)
    await store.release("table-one", "p1")
    assert await store.lease("table-one", "p2", NOON + 1, 10)


async def test_of_many_who_want_a_lease_one_gets_it(store: Store) -> None:
    await add_table(store)
    assert sum(await asyncio.gather(*(store.lease("table-one", f"p{n}", NOON, 10) for n in range(10)))) == 1


async def test_bots_are_due_while_nobody_has_the_lease_and_deadlines_always(store: Store) -> None:
    await add_table(store, "bots", bot_due=NOON)
    await add_table(store, "both", bot_due=NOON - 1, deadline=NOON - 2)
    await add_table(store, "late", deadline=NOON - 5)
    await add_table(store, "in time", deadline=NOON + 5)
    await add_table(store, "people")
    assert await store.due(NOON - 6) == []
    assert await store.due(NOON) == ["late", "both", "bots"]
    assert await store.due(NOON, limit=2) == ["late", "both"]
    for id in ("bots", "both", "late"):
        assert await store.lease(id, "p1", NOON, 10)
    assert await store.due(NOON + 1) == ["late", "both"]
    assert await store.due(NOON + 10) == ["late", "both", "bots", "in time"]
    assert await store.append("late", [entry(1)], RUNNING)
    assert await store.due(NOON + 1) == ["both"]


async def test_tables_that_nobody_touches_are_forgotten_by_status(store: Store) -> None:
    for status in ("open", "running", "over", "stuck"):
        for age in (50, 150, 250):
            await add_table(store, f"{status} {age}", status=status, updated=NOON - age)
    assert sorted(await store.forget(NOON, 100, 200, None)) == ["open 150", "open 250", "running 250"]
    assert await store.forget(NOON, 100, 200, None) == []
    assert sorted(await store.forget(NOON, 100, 200, 200)) == ["over 250", "stuck 250"]
    left = ["open 50", "over 150", "over 50", "running 150", "running 50", "stuck 150", "stuck 50"]
    assert sorted(await store.all_tables()) == left
    assert await store.holding("open 250", "token open 250") is None


async def test_who_is_there_is_known_until_it_runs_out(store: Store) -> None:
    await add_table(store)
    await store.come("table-one", 1, "p1", NOON + 10)
    await store.come("table-one", 1, "p2", NOON + 20)
    await store.come("table-one", None, "p1", NOON + 10, 3)
    await store.come("table-one", None, "p2", NOON + 20, 2)
    await store.come("table-one", 0, "p1", NOON + 10)
    assert await store.present("table-one", NOON) == [None] * 5 + [0, 1]
    assert await store.present("table-one", NOON + 10) == [None, None, 1]
    await store.come("table-one", 0, "p1", NOON + 30)
    await store.come("table-one", None, "p2", NOON + 20, 1)
    assert await store.present("table-one", NOON + 10) == [None, 0, 1]
    await store.go("table-one", None, "p2")
    await store.go("table-one", 1, "p1")
    assert await store.present("table-one", NOON + 10) == [0, 1]
    await store.forget(NOON + 25, 1e6, 1e6, None)
    assert await store.present("table-one", NOON) == [0]


async def test_how_a_table_stands_is_noted_unless_it_has_moved_on(store: Store) -> None:
    await add_table(store)
    await store.append("table-one", [entry(1)], Standing("running", NOON, NOON))
    await store.stand("table-one", 0, Standing("over"))
    assert await store.due(NOON) == ["table-one"]
    await store.stand("table-one", 1, Standing("stuck"))
    assert await store.due(NOON) == []
    assert [row.id for row in await store.tables(status="stuck")] == ["table-one"]
    assert await last_number(store) == 1


async def test_games_that_are_over_wait_to_be_rewarded_once(store: Store) -> None:
    for number, status in enumerate(("over", "running", "over", "stuck")):
        await add_table(store, f"table-{number}", status=status, updated=NOON + number)
    assert await store.unrewarded() == ["table-2", "table-0"]
    await store.reward("table-2")
    assert await store.unrewarded() == ["table-0"]


async def test_what_is_kept_for_a_browser_is_replaced(store: Store) -> None:
    assert await store.profile("key of Ann") is None
    await store.keep_profile("key of Ann", {"won": 1, "where": ["Île"]})
    await store.keep_profile("key of Ann", {"won": 2})
    assert await store.profile("key of Ann") == {"won": 2}
    assert await store.profile("key of Bob") is None


# -- all of it --------------------------------------------------------------------------------------------------------


async def test_everything_is_told_as_it_stood_at_one_moment(store: Store) -> None:
    for n in range(3):
        await add_table(store, f"table-{n}", created=NOON + n)
        await store.append(f"table-{n}", [entry(1)], RUNNING)
    await store.keep_profile("key of Ann", {"won": 1})
    told = []
    async for thing in store.everything():
        told.append(thing)
        await store.append("table-2", [entry(len(told) + 1)], RUNNING)
        await store.keep_profile("key of Bob", {"won": len(told)})
        await store.remove("table-1")
    whole = [
        Whole(a_table(f"table-{n}", created=NOON + n, last=1, status="running", updated=NOON + 1),
              two_seats(f"table-{n}"), [entry(1)])
        for n in range(3)
    ]  # fmt: skip
    assert told == [*whole, Kept("key of Ann", {"won": 1})]


async def test_a_whole_table_can_be_restored_once(store: Store) -> None:
    table = a_table(last=2, status="over", seed="seed", next="table-two")
    assert await store.restore(table, two_seats(), [entry(1), entry(2)])
    assert not await store.restore(table, [], [entry(1)])
    assert await store.table("table-one") == (table, two_seats())
    assert await store.read("table-one") == [entry(1), entry(2)]


async def test_a_database_that_answers_is_ready(store: Store) -> None:
    assert await store.ready()


# -- several processes on PostgreSQL ----------------------------------------------------------------------------------


class Heard:
    """What a store has heard from others."""

    def __init__(self, store: Store) -> None:
        self.notices: list[tuple[str, int]] = []
        store.listen(lambda table, number: self.notices.append((table, number)))

    async def until(self, notice: tuple[str, int]) -> list[tuple[str, int]]:
        """Waits for a notice; all that came up to then."""
        for _ in range(1000):
            if notice in self.notices:
                return self.notices
            await asyncio.sleep(0.01)
        raise AssertionError(f"{notice} did not come, but {self.notices}")


@pytest.mark.slow
async def test_processes_hear_what_others_have_appended_but_not_what_they_have_done_themselves(
    postgres_url: str,
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        here, there = Heard(one), Heard(other)
        await add_table(one)
        await one.append("table-one", [entry(1), entry(2)], RUNNING)
        await one.append("table-one", [entry(1)], RUNNING)
        await one.append("table-one", [entry(3)], RUNNING)
        assert await there.until(("table-one", 3)) == [("table-one", 2), ("table-one", 3)]
        await other.append("table-one", [entry(4)], RUNNING)
        assert await here.until(("table-one", 4)) == [("table-one", 4)]


@pytest.mark.slow
@pytest.mark.parametrize("what", ["sit", "word", "link", "come", "go", "remove", "forget", "more"])
async def test_processes_hear_that_something_else_about_a_table_has_changed(postgres_url: str, what: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.create(a_table(), [*two_seats(), SeatRow(2, "person", "Cyd")])
        await one.come("table-one", 0, "p1", NOON)
        there = Heard(other)
        changes: dict[str, Callable[[], Awaitable[object]]] = {
            "sit": lambda: one.sit("table-one", SeatRow(1, "person", "Bob")),
            "word": lambda: one.word("table-one", 2, "a word"),
            "link": lambda: one.link("table-one", "table-two"),
            "come": lambda: one.come("table-one", 1, "p1", NOON),
            "more": lambda: one.come("table-one", 0, "p1", NOON, 2),
            "go": lambda: one.go("table-one", 0, "p1"),
            "remove": lambda: one.remove("table-one"),
            "forget": lambda: one.forget(NOON + 9, 1, 1, None),
        }
        await changes[what]()
        assert ("table-one", 0) in await there.until(("table-one", 0))


@pytest.mark.slow
async def test_nobody_hears_of_what_has_not_changed(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await add_table(one)
        await one.come("table-one", 0, "p1", NOON)
        await asyncio.sleep(0.1)
        there = Heard(other)
        await one.come("table-one", 0, "p1", NOON + 30)
        await one.go("table-one", 1, "p1")
        await one.sit("table-one", SeatRow(0, "person", "Eve"))
        await one.append("table-one", [entry(2)], RUNNING)
        await one.lease("table-one", "p1", NOON, 5)
        await one.append("table-one", [entry(1)], RUNNING)
        assert await there.until(("table-one", 1)) == [("table-one", 1)]


@pytest.mark.slow
async def test_cut_connections_come_back_and_what_was_missed_is_one_notice(
    postgres_cluster: Cluster, postgres_url: str
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await add_table(one)
        there = Heard(other)
        for number in range(1, 4):
            await asyncio.to_thread(postgres_cluster.disconnect_everybody)
            await asyncio.sleep(0.1)
            assert await one.append("table-one", [entry(number)], RUNNING)
            await there.until(("", 0))
        assert await one.append("table-one", [entry(4)], RUNNING)
        await there.until(("table-one", 4))
        assert await one.read("table-one") == [entry(n) for n in range(1, 5)]


@pytest.mark.slow
async def test_an_append_is_done_once_though_the_connection_broke_after_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from topcluck.server.store import postgres

    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        for id in ("table-one", "table-two"):
            await add_table(store, id)
        await store.append("table-two", [entry(1, "somebody else's")], RUNNING)
        once, answers = store._once, [True]

        async def breaks_afterwards(statement: str, *values: object) -> list[object]:
            rows = await once(statement, *values)
            if answers:
                answers.pop()
                raise postgres._GoneAway("the cable was pulled")
            return rows

        monkeypatch.setattr(store, "_once", breaks_afterwards)
        tries = (store.append(id, [entry(1)], RUNNING) for id in ("table-one", "table-two"))
        assert await asyncio.gather(*tries) == [True, False]
        assert await store.read("table-one") == [entry(1)]


@pytest.mark.slow
async def test_a_database_that_stays_away_is_said_to_be_away_until_it_is_back(
    postgres_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    from topcluck.server.store import postgres

    monkeypatch.setattr(postgres, "RETRIES", (0.01, 0.01))
    with cluster() as another:
        async with opened(another.database()) as store:
            await add_table(store)
            another.stop()
            with pytest.raises(StoreFailed, match="does not answer"):
                await store.append("table-one", [entry(1)], RUNNING)
            with pytest.raises(StoreFailed, match="does not answer"):
                await store.sit("table-one", SeatRow(1, "person"))
            with pytest.raises(StoreFailed, match="does not answer"):
                await store.read("table-one")
            assert not await store.ready()
            another.start()
            for _ in range(100):
                if await store.ready():
                    break
                await asyncio.sleep(0.1)
            assert await store.append("table-one", [entry(1)], RUNNING)


# -- opening ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    ["", "tables.db", "mysql://me:password@host/tables", "sqlite:///", "sqlite://a.db", "sqlite:a.db"],
)
def test_an_address_that_is_none_of_ours_is_refused(url: str) -> None:
    with pytest.raises(SetupRefused, match=r"it should be sqlite:///FILE or postgresql://…") as refused:
        open_store(url)
    assert "password" not in str(refused.value)


def test_an_address_leads_to_its_store(tmp_path: Path) -> None:
    file = open_store(f"sqlite:///{tmp_path}/a b.db", synchronous="full")
    assert isinstance(file, SqliteStore)
    assert (file.path, file.synchronous) == (tmp_path / "a b.db", "FULL")
    beside = open_store("sqlite:///here.db")
    assert isinstance(beside, SqliteStore)
    assert (beside.path, beside.synchronous) == (Path("here.db"), "NORMAL")
    assert isinstance(open_store("postgres://host/tables"), PostgresStore)
    with pytest.raises(SetupRefused, match="NORMAL or FULL"):
        open_store("sqlite:///here.db", synchronous="OFF")


def test_postgres_without_its_package_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(SetupRefused, match=r"pip install 'topcluck\[postgres\]'"):
        open_store("postgresql://host/tables")


async def test_the_folder_of_a_file_is_made_and_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await add_table(store)
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear hens, " * 100)
    with pytest.raises(SetupRefused, match=r"letter.txt cannot be used as a database: file is not a database"):
        await open_store(f"sqlite:///{tmp_path}/letter.txt").open()
    with pytest.raises(SetupRefused, match="cannot be used as a database"):
        await open_store(f"sqlite:///{tmp_path}").open()
    with pytest.raises(SetupRefused, match="cannot be used as a database"):
        await open_store(f"sqlite:///{tmp_path}/letter.txt/tables.db").open()


@pytest.mark.slow
async def test_a_postgres_that_is_not_there_is_refused(postgres_url: str) -> None:
    with pytest.raises(SetupRefused, match=r"PostgreSQL database cannot be used: database .* does not exist"):
        await open_store(postgres_url + "_not_there").open()
    with pytest.raises(SetupRefused, match="PostgreSQL database cannot be used"):
        await open_store("postgresql://127.0.0.1:1/tables").open()
    with pytest.raises(SetupRefused, match="PostgreSQL database cannot be used"):
        await open_store("postgresql://127.0.0.1:port/tables").open()


async def test_what_is_full_is_synchronised_fully(tmp_path: Path) -> None:
    for wish, level in (("NORMAL", 1), ("FULL", 2)):
        store = SqliteStore(tmp_path / "tables.db", wish)
        await store.open()
        assert store._for_writing.execute("PRAGMA synchronous").fetchone() == (level,)
        assert store._for_writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        await store.close()


async def test_many_may_open_a_new_database_at_once(database: str) -> None:
    stores = [open_store(database) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await add_table(stores[0])
    assert [await last_number(store) for store in stores] == [0] * 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_one_server_at_a_time_uses_a_file(sqlite_url: str) -> None:
    async with opened(sqlite_url) as first, opened(sqlite_url) as second:
        await first.claim()
        await first.claim()
        with pytest.raises(SetupRefused, match=r"another server uses .*\.db already; end that one first"):
            await second.claim()
        assert await add_table(second), "who claims nothing may read and write"
        await first.close()
        await second.claim()
        with pytest.raises(SetupRefused, match="another server"):
            async with opened(sqlite_url) as third:
                await third.claim()


CLAIMS_UNTIL_KILLED = """
import asyncio, sys
from tests.server.rows import opened

async def main():
    async with opened(sys.argv[1]) as store:
        await store.claim()
        print("claimed", flush=True)
        await asyncio.sleep(100)

asyncio.run(main())
"""


@pytest.mark.slow
async def test_a_killed_server_leaves_its_file_to_the_next(sqlite_url: str) -> None:
    child = subprocess.Popen([sys.executable, "-c", CLAIMS_UNTIL_KILLED, sqlite_url], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "claimed\n"
    async with opened(sqlite_url) as store:
        with pytest.raises(SetupRefused, match="another server"):
            await store.claim()
        child.send_signal(signal.SIGKILL)
        child.wait()
        child.stdout.close()
        await store.claim()


async def test_what_takes_long_and_what_does_not_are_written_in_order(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from topcluck.server.store import sqlite

    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 7)
    monkeypatch.setattr(sqlite, "MOST_AT_ONCE", 3)
    async with opened(sqlite_url) as store:
        ids = [await add_table(store, f"table-{n}") for n in range(10)]
        appends = [store.append(id, [entry(number)], RUNNING) for number in (1, 2, 3) for id in ids]
        removed = store.remove("table-4")
        done = await asyncio.gather(*appends, removed, store.append("table-5", [entry(4)], RUNNING))
        assert done == [True] * 30 + [None, True]
        assert [await last_number(store, id) for id in ids if id != "table-4"] == [3, 3, 3, 3, 4, 3, 3, 3, 3]
        assert await store.table("table-4") is None


async def test_tables_that_are_played_at_the_same_time_are_committed_together(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from topcluck.server.store import sqlite

    monkeypatch.setattr(sqlite, "SPACING", 0.5)
    async with opened(sqlite_url) as store:
        assert isinstance(store, sqlite.SqliteStore)
        commits: list[str] = []
        store._for_writing.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
        ids = [await add_table(store, f"table-{n}") for n in range(12)]
        commits.clear()
        appends = []
        for id in ids:  # one after the other, as messages come in, but none waits for another
            appends.append(asyncio.create_task(store.append(id, [entry(1)], RUNNING)))
            await asyncio.sleep(0.002)
        assert await asyncio.gather(*appends) == [True] * 12
        assert len(commits) <= 2


async def test_who_plays_alone_waits_for_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from topcluck.server.store import sqlite

    monkeypatch.setattr(sqlite, "SPACING", 2.0)
    async with opened(sqlite_url) as store:
        await add_table(store)
        await store.append("table-one", [entry(1)], RUNNING)
        began = time.monotonic()
        for number in range(2, 12):
            assert await store.append("table-one", [entry(number)], RUNNING)
        assert time.monotonic() - began < 1.5


async def test_a_file_that_somebody_else_is_writing_to_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await add_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("table-one", [entry(1)], RUNNING))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        assert await store.read("table-one") == [], "readers wait for nobody"
        other.execute("COMMIT")
        other.close()
        assert await waiting


async def test_a_file_that_stays_locked_fails_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from topcluck.server.store import sqlite

    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await add_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        tries = [store.append("table-one", [entry(n)], RUNNING) for n in range(1, 20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(result, StoreFailed) for result in results)
        assert time.monotonic() - began < 2
        assert not await store.ready()
        other.close()
        assert await store.ready()
        assert await store.append("table-one", [entry(1)], RUNNING)


# -- migrations -------------------------------------------------------------------------------------------------------


def add_migration(folder: Path, number: int, text: str) -> None:
    folder.mkdir(exist_ok=True)
    for path in migrating.FOLDER.glob("*.sql"):
        (folder / path.name).write_text(path.read_text())
    (folder / f"{number:04}_more.sql").write_text(text)


async def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        await add_table(store)
        await store.append("table-one", [entry(1)], RUNNING)
    add_migration(tmp_path / "m", 9998, "-- More.\nALTER TABLE profile ADD COLUMN extra BIGINT;\nDELETE FROM seat;\n")
    monkeypatch.setattr(migrating, "FOLDER", tmp_path / "m")
    for _ in range(2):
        async with opened(database) as store:
            assert await store.read("table-one") == [entry(1)]
            found = await store.table("table-one")
            assert found is not None and found[1] == []


async def test_a_database_that_a_newer_program_has_used_is_refused(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        add_migration(tmp_path / "m", 9998, "DELETE FROM seat;\n")
        newer.setattr(migrating, "FOLDER", tmp_path / "m")
        async with opened(database) as store:
            await add_table(store)
    with pytest.raises(
        SetupRefused, match=r"used by a newer topcluck \(its tables have form 9998, this one knows \d\)"
    ):
        await open_store(database).open()


async def test_a_migration_that_fails_changes_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        await add_table(store)
    with monkeypatch.context() as broken:
        add_migration(tmp_path / "m", 9998, "DELETE FROM seat;\nDELETE FROM no_such_table;\n")
        broken.setattr(migrating, "FOLDER", tmp_path / "m")
        with pytest.raises(SetupRefused, match="no_such_table"):
            await open_store(database).open()
    async with opened(database) as store:
        assert await store.table("table-one") == (a_table(), two_seats())


def test_migrations_are_numbered_without_gaps() -> None:
    steps = migrating.all_migrations()
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert all(step.statements for step in steps)


# -- speed ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_an_append_to_sqlite_costs_little(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        ids = [await add_table(store, f"table-{n}") for n in range(300)]

        async def play(id: str) -> None:
            for number in range(1, 11):
                assert await store.append(id, [entry(number)], RUNNING)

        began = time.process_time()
        await asyncio.gather(*map(play, ids))
        assert (time.process_time() - began) / 3000 < 150e-6  # about 40; the rest is for busy machines
