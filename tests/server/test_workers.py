"""Bots in processes of their own: what they get, and what becomes of those that fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise

import pytest

import topcluck
from tests.server.sitting import FARM, ISLAND
from topcluck.bots import Budget, find_bot
from topcluck.kernel.match import Match
from topcluck.server import worker
from topcluck.server.workers import NoAnswer, Workers

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # real worker processes take their time

STRANGE = "tests.server.strange_bots"


@asynccontextmanager
async def workers(count: int = 1, seconds: float = 2.0, slack: float = 8.0) -> AsyncIterator[Workers]:
    """A few processes, which are gone afterwards."""
    running = Workers(count, seconds, slack)
    try:
        yield running
    finally:
        pids = running.pids
        await running.close()
        assert running.pids == []
        assert not any(map(lives, pids))


def lives(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def some_match(game: str = ISLAND) -> Match:
    return topcluck.new(game, players=3, seed=5)


async def ask(running: Workers, bot: str, match: Match, player: str = "") -> str:
    return await running.think(bot, match.view(0), list(match.legal_actions_of(0)), player)


async def why(running: Workers, bot: str) -> str:
    """Why a bot has not answered."""
    with pytest.raises(NoAnswer) as problem:
        await ask(running, bot, some_match())
    return str(problem.value)


@pytest.mark.parametrize("game", [ISLAND, FARM])
@pytest.mark.parametrize("bot", ["hen", "chick"])
async def test_a_bot_answers_with_something_on_offer(game: str, bot: str) -> None:
    match = some_match(game)
    async with workers() as running:
        assert running.pids == []  # nobody has asked yet
        for _ in range(3):
            assert await ask(running, bot, match) in map(str, match.legal_actions_of(0))
        assert len(running.pids) == 1


async def test_what_a_player_has_thought_in_a_turn_is_handed_on_to_its_own_next_question_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("topcluck.server.workers._MOST_ACCOUNTS", 2)
    match, bot = some_match(), f"{STRANGE}:Counts"
    options = [str(action) for action in match.legal_actions_of(0)]
    async with workers() as running:
        asked = [await ask(running, bot, match, player) for player in ("t/0", "t/0", "t/1", "u/0", "t/0", "", "")]
        assert [options.index(text) for text in asked] == [0, 1, 0, 0, 0, 0, 0], "t/0 was forgotten: two are kept"
        assert await running.explain(bot, match.view(0), list(match.legal_actions_of(0))) == (options[0], [])


async def test_the_time_of_a_turn_is_shared_by_all_its_questions() -> None:
    match = topcluck.new(ISLAND, players=2, seed=4)
    hen = find_bot("hen", ISLAND)
    while match.view(None).to_json()["table"]["turn"] < 3 or len(match.legal_actions) < 2:
        seat = match.state.deciders()[0]
        match.push(hen.choose(match.view(seat), tuple(match.legal_actions_of(seat)), Budget(seed=1)), seat)
    seat, spent = match.state.deciders()[0], [0.0]
    async with workers(seconds=0.2) as running:
        for _ in range(4):
            await running.think("rooster", match.view(seat), list(match.legal_actions_of(seat)), "t/0")
            account = running._accounts["t/0", "rooster"]
            assert account.turn == f"3 {seat}"
            spent.append(account.spent)
    assert all(0.01 < after - before < 0.4 for before, after in pairwise(spent))


async def test_a_process_can_be_ready_before_anybody_asks() -> None:
    async with workers(2) as running:
        running.ready = 1
        running.start()
        match = some_match()
        assert await ask(running, "chick", match) in map(str, match.legal_actions_of(0))
        await asyncio.gather(*running._starting)
        assert 1 <= len(running.pids) <= 2
        assert running._idle


async def test_the_same_process_answers_again_after_a_bot_has_failed_and_tells_no_secret() -> None:
    async with workers() as running:
        assert await why(running, f"{STRANGE}:Raises") == "raised ValueError"
        pids = running.pids
        assert await why(running, f"{STRANGE}:Nonsense") == "nonsense"
        assert await why(running, "no such bot") == "raised SetupRefused"
        assert await ask(running, f"{STRANGE}:Prints", some_match()) == str(some_match().legal_actions_of(0)[-1])
        assert running.pids == pids


async def test_a_process_that_is_late_is_killed_and_replaced() -> None:
    async with workers(seconds=0.3, slack=0.7) as running:
        await asyncio.sleep(0)
        assert await why(running, f"{STRANGE}:Sleeps") == "late"
        assert running.pids == []
        running.slack = 8.0
        assert await ask(running, "hen", some_match())


async def test_a_process_that_dies_is_replaced() -> None:
    async with workers() as running:
        assert await why(running, f"{STRANGE}:Dies") == "died"
        assert await ask(running, "hen", some_match())
        os.kill(running.pids[0], signal.SIGKILL)  # while it has nothing to do
        await asyncio.sleep(0.3)
        assert await ask(running, "hen", some_match())


async def test_while_one_bot_hangs_others_are_answered() -> None:
    async with workers(2, seconds=2.0, slack=8.0) as running:
        hangs = asyncio.create_task(ask(running, f"{STRANGE}:Sleeps", some_match()))
        await asyncio.sleep(0.1)
        for _ in range(3):
            assert await ask(running, "hen", some_match())
        assert not hangs.done()
        hangs.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hangs
        assert len(running.pids) == 1  # nobody knows when the other one would have been free


async def test_a_process_ends_with_whoever_started_it_even_while_its_bot_thinks() -> None:
    process = subprocess.Popen([sys.executable, "-m", "topcluck.server.worker"], stdin=-1, stdout=-1, text=True)
    assert process.stdin is not None and process.stdout is not None
    with process:
        assert "ready" in process.stdout.readline()
        process.stdin.write(question(f"{STRANGE}:Sleeps") + "\n")
        process.stdin.flush()
        time.sleep(0.3)
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(10) == 0


def question(bot: str) -> str:
    """A question as a process gets it."""
    match = some_match()
    options = [action.to_json() for action in match.legal_actions_of(0)]
    data = {"game": ISLAND, "view": match.view(0).to_json(), "options": options, "bot": bot, "seed": "1", "seconds": 1}
    return json.dumps(data)


async def test_an_answer_without_a_process_is_the_same() -> None:
    answer = worker.answer_to(json.loads(question("chick")))
    assert answer["answer"] in map(str, some_match().legal_actions_of(0))
    assert worker.answer_to(json.loads(question(f"{STRANGE}:Raises"))) == {"problem": "ValueError"}


async def test_a_process_in_which_bots_think_knows_nothing_of_the_web() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, topcluck.server.worker; print(*sys.modules)"],
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    for name in ("starlette", "uvicorn", "typer", "asyncpg", "sqlite3", "topcluck.server.table"):
        assert name not in told
