"""``kill -9`` in the middle of everything: nothing that was acknowledged is lost, and all games go on."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter

import pytest

from tests.server.playing import open_table
from topcluck.server import protocol as p
from topcluck.server.client import Client, Link, ServerLost, ServerRefused
from topcluck.server.processes import Server, serving
from topcluck.server.store.opening import open_store

GAMES = 20
_LOOK_AGAIN = ("out_of_date", "nothing_to_answer", "not_on_offer")  # what was in doubt has been done
_BOTS_WITHIN = 10.0  # seconds
_KINDS = (("touche-poulet", 2), ("chicken-island", 2), ("touche-poulet", 4), ("chicken-island", 3))


class Restless:
    """Somebody who plays at random without ever stopping, and remembers what was acknowledged."""

    def __init__(self, client: Client, seed: str) -> None:
        self.client = client
        self.luck = random.Random(seed)
        self.acknowledged: list[str] = []
        self.in_doubt = 0
        self.last = 0.0  # when something was acknowledged

    async def play(self) -> None:
        """Plays until it is cancelled, or the game is over."""
        while (asked := await self.client.question()) is not None:
            line = self.luck.choice(asked.options).text
            try:
                await self.client.act(line, self.client.number)
            except ServerLost:
                self.in_doubt += 1
                connections = self.client.connections
                await self.client.until(lambda client: client.connections > connections)  # noqa: B023
            except ServerRefused as refused:
                if refused.code not in _LOOK_AGAIN:
                    raise
                await self._look_again()
            else:
                self.acknowledged.append(line)
                self.last = time.monotonic()

    async def _look_again(self) -> None:
        try:
            await self.client.ping()
        except ServerLost:
            self.in_doubt += 1


class Evening:
    """Twenty games at once."""

    def __init__(self) -> None:
        self.tables: list[tuple[str, list[Restless]]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, servers: list[Server], bots: bool = False) -> None:
        """Opens the tables; viewers are spread over all servers."""
        for number in range(GAMES):
            game, people = _KINDS[number % len(_KINDS)]
            lobby = servers[number % len(servers)].lobby
            with_bot = ["chick"] if bots and people == 2 else []
            *links, _ = await asyncio.to_thread(open_table, lobby, game, people - len(with_bot), *with_bot)
            players = []
            for seat, link in enumerate(links):
                at = servers[(number + seat) % len(servers)].url
                client = await Client(Link(at, link.table, link.token)).__aenter__()
                players.append(Restless(client, f"{number} {seat}"))
            self.tables.append((links[0].table, players))
        self.tasks = [asyncio.create_task(one.play()) for _, players in self.tables for one in players]

    def everybody(self) -> list[Restless]:
        """All who play."""
        return [one for _, players in self.tables for one in players]

    async def end(self) -> None:
        """Stops playing; a mistake of anybody's is raised."""
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result
        await asyncio.gather(*(one.client.close() for one in self.everybody()))

    async def compare(self, db: str) -> Counter[str]:
        """What was acknowledged stands in the log, in order, and what stands there beside it was in doubt."""
        store = open_store(db)
        await store.open()
        counted: Counter[str] = Counter()
        try:
            for table, players in self.tables:
                log = await store.read(table)
                assert [row.number for row in log] == list(range(1, len(log) + 1))
                for one in players:
                    stored = [row.text for row in log if row.kind == "act" and row.seat == one.client.seat]
                    _stands_in(one.acknowledged, stored)
                    surplus = len(stored) - len(one.acknowledged)
                    assert 0 <= surplus <= one.in_doubt + 1, "only the last one, cut off at the end, may be unknown too"
                    counted["acknowledged"] += len(one.acknowledged)
                    counted["in doubt"] += one.in_doubt
        finally:
            await store.close()
        return counted


def _stands_in(lines: list[str], stored: list[str]) -> None:
    """All lines are stored, in the same order."""
    rest = iter(stored)
    for number, line in enumerate(lines):
        assert line in rest, f"{line}, which was acknowledged as number {number}, is lost"


async def _goes_on(evening: Evening, seconds: float) -> None:
    """At every table something was acknowledged after now."""
    since = time.monotonic()
    waiting = [players for _, players in evening.tables]
    while waiting and time.monotonic() < since + seconds:
        await asyncio.sleep(0.2)
        waiting = [players for players in waiting if not any(one.last > since or one.client.over for one in players)]
        for task in evening.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise AssertionError("a player gave up") from task.exception()
    assert not waiting, f"{len(waiting)} games do not go on"


@pytest.mark.slow
def test_a_killed_server_loses_nothing_and_all_games_go_on_when_it_is_back(sqlite_url: str) -> None:
    async def script(server: Server) -> Counter[str]:
        evening = Evening()
        await evening.begin([server])
        try:
            for _ in range(3):
                await _goes_on(evening, 60)
                await asyncio.sleep(1)
                server.kill()
                await asyncio.to_thread(server.start)
            await _goes_on(evening, 60)
        finally:
            await evening.end()
        return await evening.compare(sqlite_url)

    with serving(sqlite_url) as (server,):
        counted = asyncio.run(asyncio.wait_for(script(server), 400))
    assert counted["acknowledged"] > 10 * GAMES and counted["in doubt"] > 0


@pytest.mark.slow
def test_when_one_of_two_servers_is_killed_the_other_goes_on_without_it(postgres_url: str) -> None:
    async def script(servers: list[Server]) -> Counter[str]:
        first, second = servers
        evening = Evening()
        await evening.begin(servers, bots=True)
        try:
            await _goes_on(evening, 60)
            first.kill()
            for one in evening.everybody():
                one.client.link = Link(second.url, one.client.link.table, one.client.link.token)
            await _bots_go_on(postgres_url, evening)
            await _goes_on(evening, 60)
        finally:
            await evening.end()
        return await evening.compare(postgres_url)

    with serving(postgres_url, 2, least_thinking=0.5) as servers:
        counted = asyncio.run(asyncio.wait_for(script(servers), 400))
    assert counted["acknowledged"] > 5 * GAMES


async def _bots_go_on(db: str, evening: Evening) -> None:
    """Wherever a bot is asked now, it answers soon."""
    store = open_store(db)
    await store.open()
    try:
        now = time.time()
        asked = {}
        for table, _ in evening.tables:
            found = await store.table(table)
            assert found is not None
            if found[0].bot_due is not None:
                asked[table] = found[0].last
        assert asked, "some bot is asked at any moment"
        while asked and time.time() < now + _BOTS_WITHIN:
            await asyncio.sleep(0.2)
            for table, last in list(asked.items()):
                if any(row.kind == "act" for row in await store.read(table, last)):
                    del asked[table]
        assert not asked, f"{len(asked)} bots do not answer within {_BOTS_WITHIN} s"
    finally:
        await store.close()


@pytest.mark.slow
def test_a_server_that_is_asked_to_end_says_so_and_clients_come_back(sqlite_url: str) -> None:
    async def script(server: Server) -> None:
        link, _, _ = open_table(server.lobby, "touche-poulet", 2)
        heard: list[p.ToClient] = []
        async with Client(link, heard=heard.append) as client:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await client.until(lambda one: one.connections == 2, 20)
            assert [message.code for message in heard if isinstance(message, p.Bye)] == ["shutdown"]
            await client.ping()

    with serving(sqlite_url) as (server,):
        asyncio.run(asyncio.wait_for(script(server), 60))
