"""Achievements: when a game is over, what each person has earned goes into the profile of that person's browser."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import structlog

from topcluck.games.island.achievements import Deeds, deeds
from topcluck.games.island.profile import BadProfile, Profile, add_game, ticked
from topcluck.games.island.rulesets.feats import all_feats
from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.replay import Record
from topcluck.server.logs import log_mistake
from topcluck.server.protocol import Achievements
from topcluck.server.room import Room
from topcluck.server.rooms import Rooms
from topcluck.server.shelf import ISLAND
from topcluck.server.store import Store
from topcluck.server.table import Table

_log = structlog.get_logger()


class Earning:
    """Looks at every table that changes, and once at each that has ended.

    Adding a game twice changes nothing, so it does no harm that several processes see the same end. That all is kept
    is noted at the table; where a process has died before, the next one finds it when it starts.
    """

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store: Store = rooms.store
        self._seen: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()
        rooms.watchers.append(self.look)

    def look(self, room: Room) -> None:
        """A table has changed."""
        table = room.table
        if table.over and table.row.id not in self._seen:
            self._seen.add(table.row.id)
            self._soon(self._reward(table))

    def start(self) -> None:
        """Looks for what was not finished when the last process ended."""
        self._soon(self._find_forgotten())

    async def _find_forgotten(self) -> None:
        """Rewards who has not been, one table after the other."""
        try:
            for id in await self._store.unrewarded():
                found = await self._store.table(id)
                if found is not None and id not in self._seen:
                    self._seen.add(id)
                    await self._reward(await self._rooms.replay(*found, await self._store.read(id)))
        except TopcluckError as problem:
            _log.warning("achievements_not_found", kind=type(problem).__name__)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Waits for what was begun."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def _reward(self, table: Table) -> None:
        """Adds a game to the profiles of those who played it, and notes that."""
        keys = {row.seat: row.key for row in table.seats if row.who == "person" and row.key}
        try:
            if keys and table.over and table.row.game == ISLAND:
                await self._add(table.record(), keys)
            await self._store.reward(table.row.id)
        except TopcluckError as problem:
            _log.warning("achievements_not_kept", kind=type(problem).__name__)
        except Exception as problem:  # a game that was played to its end does not fail because of this
            log_mistake(problem)

    async def _add(self, record: Record, keys: dict[int, str]) -> None:
        """Adds a game to profiles."""
        async with self._one_by_one:
            done = await asyncio.to_thread(deeds, record)
            for seat, key in keys.items():
                await self._add_to(key, done[seat])

    async def tick(self, key: str, id: str, done: bool) -> None:
        """Notes what only people can witness, or takes it back (ACH-10, ACH-20)."""
        feat = all_feats().get(id)
        if feat is None:
            raise BadProfile(f"there is no achievement {id!r:.20}")
        async with self._one_by_one:
            before, when = await profile_of(self._store, key)
            after = ticked(before, feat, done)
            if after != before:
                when = {one: at for one, at in when.items() if one != id} | ({id: time.time()} if done else {})
                await self._store.keep_profile(key, {**after.to_json(), "when": when})

    async def _add_to(self, key: str, done: Deeds) -> None:
        before, when = await profile_of(self._store, key)
        after, _ = add_game(before, done)
        if after != before:
            when |= dict.fromkeys(after.earned - before.earned, time.time())
            await self._store.keep_profile(key, {**after.to_json(), "when": when})


When = dict[str, float]  # seconds since 1970 by achievement


async def profile_of(store: Store, key: str) -> tuple[Profile, When]:
    """What is kept for the hash of a browser's key, and since when."""
    kept = await store.profile(key)
    try:
        return (Profile(), {}) if kept is None else (Profile.from_json(kept), dict(kept.get("when", {})))
    except BadProfile:
        return Profile(), {}


def told(profile: Profile, when: When) -> Achievements:
    """A profile as it is sent."""
    data = profile.to_json()
    return Achievements(data["earned"], data["steps"], when)
