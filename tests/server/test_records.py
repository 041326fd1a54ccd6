"""Single games as records: out of one database and into another."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

import topcluck
from tests.server.played import a_game
from tests.server.rows import NOON, add_table, opened
from topcluck.kernel.chance import shared_commitment, shared_seed
from topcluck.kernel.errors import BadRecord, SetupRefused
from topcluck.kernel.replay import Entry, Record
from topcluck.server.records import export_game, import_game
from topcluck.server.store import Holding, Store
from topcluck.server.table import replayed
from topcluck.server.tokens import hashed

pytestmark = pytest.mark.anyio

FINISHED = a_game(back=True, over=True)


async def exported(store: Store, **wish: bool) -> Record:
    await store.restore(FINISHED.table, FINISHED.seats, FINISHED.entries)
    return await export_game(store, "table-one", **wish)


async def test_a_finished_game_is_a_record_that_verifies(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        record = await exported(store)
    match = topcluck.verify(Record.parse(str(record)))
    assert match.outcome is not None and match.outcome == record.outcome
    assert record.luck is not None and record.luck.words == ("word of Ann", "word of Bob")


async def test_what_was_taken_back_is_not_in_it_but_that_luck_was_stirred(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        record = await exported(store)
    stirred = [row.number for row in FINISHED.entries if row.kind == "back"]
    assert [entry for entry in record.entries if "stir" in entry.text] == [Entry(0, f"!stir {stirred[0]}")]
    assert record.entries.index(Entry(0, f"!stir {stirred[0]}")) == 7
    assert record.entries[-2:] == (Entry(0, "!resign"), Entry(2, "!resign"))
    acts = [Entry(row.seat or 0, row.text) for row in FINISHED.entries if row.kind == "act"]
    assert list(record.entries[:7] + record.entries[8:-2]) == acts[:7] + acts[12:]


async def test_a_running_game_is_told_only_with_its_secrets(sqlite_url: str) -> None:
    running = a_game()
    async with opened(sqlite_url) as store:
        await store.restore(running.table, running.seats, running.entries)
        await add_table(store, "table-two")
        with pytest.raises(SetupRefused, match="table-one is not over, and its record would hold all secrets"):
            await export_game(store, "table-one")
        record = await export_game(store, "table-one", with_secrets=True)
        assert topcluck.verify(record).outcome is None and len(record.entries) == 30
        with pytest.raises(SetupRefused, match="there is no table table-three"):
            await export_game(store, "table-three")
        with pytest.raises(SetupRefused, match="table-two has not begun"):
            await export_game(store, "table-two", with_secrets=True)


async def test_a_finished_game_comes_in_once_and_goes_out_as_it_was(database: str) -> None:
    async with opened(database) as store:
        record = await exported(store)
        done = await import_game(store, record, NOON)
        assert (done.status, done.added, done.seats) == ("over", True, [])
        assert await export_game(store, done.table) == record
        assert await store.holding(done.table, hashed(done.watch)) == Holding("watch")
        again = await import_game(store, record, NOON + 1)
        assert (again.table, again.added, again.watch) == (done.table, False, "")
        found = await store.table(done.table)
        assert found is not None
        assert (found[0].status, found[0].deadline, found[0].bot_due, found[0].updated) == ("over", None, None, NOON)
        assert [seat.word for seat in found[1]] == ["word of Ann", "word of Bob", ""]
        assert found[0].last == len(await store.read(done.table))


async def test_every_entry_of_a_game_that_came_in_has_its_check_sum(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        record = await exported(store)
        done = await import_game(store, record, NOON)
        log = await store.read(done.table)
        found = await store.table(done.table)
        assert found is not None
        table = replayed(*found, log)
    assert not table.stuck and all(row.check for row in log)
    kept = [row.check for row in FINISHED.entries if row.kind in ("begin", "act")]
    assert [row.check for row in log if row.kind in ("begin", "act")] == kept[:8] + kept[13:]


async def test_a_running_game_goes_on_with_new_links(sqlite_url: str) -> None:
    match = topcluck.new("touche-poulet", players=2, seed=7)
    for _ in range(25):
        match.push(match.legal_actions[0])
    async with opened(sqlite_url) as store:
        done = await import_game(store, match.record, NOON)
        assert done.status == "running" and len(set(done.seats)) == 2
        for seat, token in enumerate(done.seats):
            assert await store.holding(done.table, hashed(token)) == Holding("seat", seat)
        found = await store.table(done.table)
        assert found is not None
        table = replayed(*found, await store.read(done.table))
        assert table.match is not None and table.match.state.dump() == match.state.dump()
        assert table.record().entries == match.record.entries
        assert table.record().luck is None


async def test_a_record_that_does_not_hold_is_not_taken_in(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        data = json.loads(str(await exported(store)))
        data["entries"] = data["entries"][:-1]
        with pytest.raises(BadRecord, match="another state"):
            await import_game(store, Record.from_json(data), NOON)
        assert await store.all_tables() == ["table-one"]


async def test_more_words_than_seats_are_refused(sqlite_url: str) -> None:
    words = ["a", "b", "c"]
    match = topcluck.new("touche-poulet", players=2, seed=shared_seed("secret", words))
    data = match.record.to_json()
    data["luck"] = {"commitment": shared_commitment("secret"), "secret": "secret", "words": words}
    async with opened(sqlite_url) as store:
        with pytest.raises(BadRecord, match=r"3 people gave words .* 2 seats"):
            await import_game(store, Record.from_json(data), NOON)


async def test_a_game_that_began_with_a_position_cannot_be_a_table(sqlite_url: str) -> None:
    match = topcluck.example("combat")
    async with opened(sqlite_url) as store:
        with pytest.raises(SetupRefused, match="began with a position"):
            await import_game(store, match.record, NOON)


async def test_a_table_that_is_stuck_is_told_up_to_where_it_holds(sqlite_url: str) -> None:
    running = a_game(entries=10)
    broken = [*running.entries[:-1], replace(running.entries[-1], text="nonsense")]
    async with opened(sqlite_url) as store:
        await store.restore(replace(running.table, status="stuck"), running.seats, broken)
        with pytest.raises(SetupRefused, match="is not over"):
            await export_game(store, "table-one")
        assert len((await export_game(store, "table-one", with_secrets=True)).entries) == 9
