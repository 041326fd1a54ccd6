"""Achievements: when a game is over, what each person has earned goes into the profile of that person's browser."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from topcluck.games.island.achievements import Deeds, deeds
from topcluck.games.island.profile import BadProfile, Profile, add_game
from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.replay import Record
from topcluck.server.logs import log_mistake
from topcluck.server.protocol import Achievements
from topcluck.server.room import Room
from topcluck.server.rooms import Rooms
from topcluck.server.shelf import ISLAND
from topcluck.server.store import Store

_log = structlog.get_logger()


class Earning:
    """Looks at every table that changes, and once at each that has ended.

    Adding a game twice changes nothing, so it does no harm that several processes see the same end.
    """

    def __init__(self, rooms: Rooms) -> None:
        self._store: Store = rooms.store
        self._seen: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()
        rooms.watchers.append(self.look)

    def look(self, room: Room) -> None:
        """A table has changed."""
        table = room.table
        if not table.over or table.row.game != ISLAND or table.row.id in self._seen:
            return
        self._seen.add(table.row.id)
        keys = {row.seat: row.key for row in table.seats if row.who == "person" and row.key}
        if keys:
            self._soon(self._add(table.record(), keys))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Waits for what was begun."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def _add(self, record: Record, keys: dict[int, str]) -> None:
        """Adds a game to the profiles of those who played it."""
        try:
            async with self._one_by_one:
                done = await asyncio.to_thread(deeds, record)
                for seat, key in keys.items():
                    await self._add_to(key, done[seat])
        except TopcluckError as problem:
            _log.warning("achievements_not_kept", kind=type(problem).__name__)
        except Exception as problem:  # a game that was played to its end does not fail because of this
            log_mistake(problem)

    async def _add_to(self, key: str, done: Deeds) -> None:
        before = await profile_of(self._store, key)
        after, _ = add_game(before, done)
        if after != before:
            await self._store.keep_profile(key, after.to_json())


async def profile_of(store: Store, key: str) -> Profile:
    """What is kept for the hash of a browser's key."""
    kept = await store.profile(key)
    try:
        return Profile() if kept is None else Profile.from_json(kept)
    except BadProfile:
        return Profile()


def told(profile: Profile) -> Achievements:
    """A profile as it is sent."""
    data = profile.to_json()
    return Achievements(data["earned"], data["steps"])
