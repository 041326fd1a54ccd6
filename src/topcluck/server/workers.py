"""The processes in which bots think, seen from the server: asked one question at a time, replaced when they fail.

A process that takes too long is killed, one that has died is forgotten, and the next question starts another. How long
a question waits for a free process does not count: a bot's time begins when it has been asked. Since any process may
answer, and none remembers, it is kept here how long each player has thought in its turn.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from topcluck.bots.player import Account
from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View

_COMMAND = (sys.executable, "-m", "topcluck.server.worker")
_MOST_ACCOUNTS = 1000  # of players who were asked last; who is forgotten has the time of a turn once more
_STARTING = 60.0  # seconds that a new process may take on a busy machine


class NoAnswer(TopcluckError):
    """A bot did not answer, or not as it should: *why* is raised, nonsense, late, died, or no_process."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why} {detail}".strip())
        self.why = why


class LookedAt(msgspec.Struct):
    """An option that a bot looked at: how often, and how likely it thinks it is to win with it."""

    action: str
    visits: int
    chance: float


class _Reply(msgspec.Struct):
    """What a process says."""

    answer: str | None = None
    looked: list[LookedAt] = []
    account: Account | None = None
    problem: str | None = None


def default_count() -> int:
    """As many processes as leave a core to the tables, but two at least: one that hangs must not stop all bots."""
    return max(2, (os.cpu_count() or 1) - 1)


class Workers:
    """So many processes at most, started when they are needed; *ready* of them at once, since that takes a while."""

    def __init__(
        self, count: int | None = None, seconds: float = 2.0, slack: float = 1.0, ready: int = 0, folder: str = ""
    ) -> None:
        self._command = (*_COMMAND, folder) if folder else _COMMAND  # the host's own cards are known there too
        self.ready = ready
        self.seconds = seconds  # that a bot is told it may think
        self.slack = slack  # until it is late
        self._free = asyncio.Semaphore(default_count() if count is None else count)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._starting: list[asyncio.Task[None]] = []
        self._accounts: dict[tuple[str, str], Account] = {}  # by player and level, who was asked last at the end

    def start(self) -> None:
        """Begins to start the processes that are to be ready."""
        self._starting = [asyncio.create_task(self._make_ready()) for _ in range(self.ready)]

    async def _make_ready(self) -> None:
        """Starts a process before anybody asks; who asks meanwhile waits for it."""
        with suppress(NoAnswer):  # which the first question will tell
            async with self._free:
                self._idle.append(await self._started())

    @property
    def pids(self) -> list[int]:
        """The processes that live."""
        return [process.pid for process in self._all if process.returncode is None]

    async def think(self, bot: str, view: View, actions: Sequence[Action], player: str = "") -> str:
        """The text of what the bot chooses, which is one of *actions*; `NoAnswer` says what went wrong.

        What a *player* (a seat at a table) has thought counts for its whole turn.
        """
        reply = await self._chosen(bot, view, actions, self._accounts.get((player, bot)))
        if player and reply.account is not None:
            self._note(player, bot, reply.account)
        return reply.answer or ""

    async def explain(self, bot: str, view: View, actions: Sequence[Action]) -> tuple[str, list[LookedAt]]:
        """The same, with what the bot looked at."""
        reply = await self._chosen(bot, view, actions, None, why=True)
        return reply.answer or "", reply.looked

    def _note(self, player: str, bot: str, account: Account) -> None:
        """Keeps an account for the next question, and not too many of them."""
        self._accounts.pop((player, bot), None)
        self._accounts[player, bot] = account
        if len(self._accounts) > _MOST_ACCOUNTS:
            del self._accounts[next(iter(self._accounts))]

    async def _chosen(
        self, bot: str, view: View, actions: Sequence[Action], account: Account | None, why: bool = False
    ) -> _Reply:
        """What the bot chooses, and what it looked at if it is asked why."""
        question = {
            "game": view.game, "bot": bot, "view": view, "options": [action.to_json() for action in actions],
            "seed": secrets.token_hex(16), "seconds": self.seconds, "account": account, "why": why,
        }  # fmt: skip
        reply = await self._ask(msgspec.json.encode(question) + b"\n")
        offered = set(map(str, actions))
        if reply.answer not in offered or any(row.action not in offered for row in reply.looked):
            raise NoAnswer("nonsense")
        return reply

    async def _ask(self, line: bytes) -> _Reply:
        """What one of the processes answers."""
        async with self._free:
            process = await self._process()
            try:
                async with asyncio.timeout(self.seconds + self.slack):
                    reply = await _told(process, line)
            except BaseException as problem:  # it may still be busy with the question: nobody else can use it
                await self._end(process)
                if isinstance(problem, TimeoutError):
                    raise NoAnswer("late") from None
                raise
            self._idle.append(process)
        if reply.answer is None:
            raise NoAnswer("raised", reply.problem or "")
        return reply

    async def _process(self) -> Process:
        """A process that has nothing to do."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        return await self._started()

    async def _started(self) -> Process:
        """A new process, once it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        except OSError as problem:
            raise NoAnswer("no_process", type(problem).__name__) from None
        self._all.add(process)
        try:
            async with asyncio.timeout(_STARTING):
                await _told(process, b"")
        except BaseException as problem:
            await self._end(process)
            if isinstance(problem, TimeoutError | NoAnswer):
                raise NoAnswer("no_process") from None
            raise
        return process

    async def _end(self, process: Process) -> None:
        """Kills a process, unless it is dead."""
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await asyncio.shield(_gone(process))

    async def close(self) -> None:
        """Ends all processes."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)


async def _told(process: Process, line: bytes) -> _Reply:
    """The next line of a process, after it was told something."""
    assert process.stdin is not None and process.stdout is not None, "both are pipes"
    try:
        process.stdin.write(line)
        await process.stdin.drain()
        said = await process.stdout.readline()
        return msgspec.json.decode(said, type=_Reply)
    except (ConnectionError, msgspec.DecodeError):
        raise NoAnswer("died") from None


async def _gone(process: Process) -> None:
    """Waits until a process and its pipes are gone."""
    if process.stdin is not None:
        process.stdin.close()
    if process.stdout is not None:
        while await process.stdout.read(65536):
            pass
    await process.wait()
