"""Backups: everything in one file, and back into either database."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.played import a_game
from tests.server.rows import NOON, RUNNING, a_table, add_table, entry, last_number, opened, two_seats
from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.server.store import Kept, Store, Whole
from topcluck.server.store.moving import Count, Restored, back_up, check, lines, restore

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> list[Whole | Kept]:
    """Puts two games and a profile into a store; all that is in it then."""
    for whole in (a_game("game-one", entries=20), a_game("game-two", entries=5)):
        assert await store.restore(whole.table, whole.seats, whole.entries)
    await store.keep_profile("key of Ann", {"won": 3})
    return await everything(store)


async def everything(store: Store) -> list[Whole | Kept]:
    return [thing async for thing in store.everything()]


async def test_a_backup_brings_everything_back(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with opened(database) as store:
        before = await fill(store)
        assert await back_up(store, file, NOON) == Count(2, 1)
    assert check(file) == Count(2, 1)
    async with opened(f"sqlite:///{tmp_path}/new.db") as fresh:
        assert await restore(fresh, file) == Restored(2, 0, 1)
        assert await everything(fresh) == before


@pytest.mark.slow
async def test_data_move_from_sqlite_to_postgres_and_back(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as small, opened(postgres_url) as large:
        before = await fill(small)
        await back_up(small, tmp_path / "there", NOON)
        await restore(large, tmp_path / "there")
        assert await everything(large) == before
        await back_up(large, tmp_path / "back", NOON)
    assert (tmp_path / "back").read_bytes() == (tmp_path / "there").read_bytes()


async def test_a_backup_is_of_one_moment_while_others_play(database: str, tmp_path: Path) -> None:
    async with opened(database) as store:
        ids = [await add_table(store, f"table-{n}") for n in range(10)]
        playing = True

        async def play() -> None:
            """One table after the other: at no moment is one of them more than an entry ahead."""
            number = 0
            while playing:
                number += 1
                for id in ids:
                    assert await store.append(id, [entry(number)], RUNNING)

        task = asyncio.create_task(play())
        while await last_number(store, "table-9") < 3:
            await asyncio.sleep(0.01)
        await back_up(store, tmp_path / "backup", NOON)
        playing = False
        await task
    saved = [line for line in lines(tmp_path / "backup") if isinstance(line, Whole)]
    lasts = [whole.table.last for whole in saved]
    assert lasts == sorted(lasts, reverse=True) and lasts[0] - lasts[-1] <= 1
    for whole in saved:
        assert whole.entries == [entry(n) for n in range(1, whole.table.last + 1)]


async def test_a_restored_game_goes_on(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        await fill(store)
        await back_up(store, tmp_path / "backup", NOON)
    async with opened(f"sqlite:///{tmp_path}/new.db") as fresh:
        await restore(fresh, tmp_path / "backup")
        assert await fresh.append("game-two", [entry(7)], RUNNING)
        assert await fresh.holding("game-two", "token of Bob at game-two") is not None


async def test_nobody_else_may_read_a_backup(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        await back_up(store, tmp_path / "backup", NOON)
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600


async def test_a_database_with_tables_is_left_alone_unless_asked(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        await fill(store)
        await back_up(store, tmp_path / "backup", NOON)
    async with opened(f"sqlite:///{tmp_path}/new.db") as other:
        await other.restore(a_table("game-one"), two_seats("game-one"), [])
        await other.keep_profile("key of Ann", {"won": 9})
        with pytest.raises(SetupRefused, match="--merge"):
            await restore(other, tmp_path / "backup")
        assert await other.all_tables() == ["game-one"]
        assert await restore(other, tmp_path / "backup", merge=True) == Restored(1, 1, 0)
        assert await other.table("game-one") == (a_table("game-one"), two_seats("game-one"))
        assert await other.profile("key of Ann") == {"won": 9}
        assert sorted(await other.all_tables()) == ["game-one", "game-two"]


Change = Callable[[list[str]], list[str]]


def changed(line: int, key: str, value: object) -> Change:
    """Another value in one line."""

    def change(text: list[str]) -> list[str]:
        text[line] = json.dumps(json.loads(text[line]) | {key: value})
        return text

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: [], "its end is missing"),
        (lambda text: text[:-1], "its end is missing"),
        (lambda text: text[:1] + text[2:], "2 tables were written, 1 are there"),
        (lambda text: text[:3] + text[4:], "is no whole backup"),
        (lambda text: text[1:], "its header is not where it should be"),
        (lambda text: [text[0], *text], "its header is not where it should be"),
        (lambda text: [*text, text[-1]], "goes on after its end"),
        (lambda text: [*text[:2], "Dear hens", *text[2:]], "is no whole backup"),
        (lambda text: [*text[:2], '{"line": "letter"}', *text[2:]], "is no whole backup"),
        (changed(0, "version", 2), "of version 2; version 1 can be read"),
        (changed(0, "format", "letter"), "is a letter of version 1"),
        (changed(1, "entries", []), "the log of table game-one has gaps"),
    ],
)
async def test_a_backup_that_does_not_hold_together_changes_nothing(
    sqlite_url: str, tmp_path: Path, change: Change, sentence: str
) -> None:
    file = tmp_path / "backup"
    async with opened(sqlite_url) as store:
        await fill(store)
        await back_up(store, file, NOON)
    text = gzip.decompress(file.read_bytes()).decode().splitlines()
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in change(text)).encode()))
    async with opened(f"sqlite:///{tmp_path}/new.db") as fresh:
        with pytest.raises(Unreadable, match=sentence):
            await restore(fresh, file)
        assert await everything(fresh) == []


@pytest.mark.parametrize("cut", [0, 5, 30, 200, -1, -9])
async def test_a_file_that_was_cut_off_is_refused(sqlite_url: str, tmp_path: Path, cut: int) -> None:
    file = tmp_path / "backup"
    async with opened(sqlite_url) as store:
        await fill(store)
        await back_up(store, file, NOON)
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(Unreadable, match="backup"):
        check(file)
