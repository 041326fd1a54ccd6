"""Everything at a table that happens by itself: bots, bots that step in for people, standing answers, clocks.

No process is the home of a table's bots. Who cares for a table has a lease on it in the store, renews it while there is
something to do, and gives it back when there is not; when a process dies its leases run out and others go on. A process
hears of work at once when something happens at a table that it has in memory, and once a second it asks the store for
tables that nobody cares for. Should two ever care for one table, the log keeps them apart: an answer is entered only
while its question is still open, and of two entries with one number one is refused.

Bots think in other processes (`workers`). One that fails, is late or answers what is not on offer is replaced by a
simpler one for this answer, down to the first option, and reported: a table never waits for a bot for long.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import SystemRandom

import structlog

from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.faces import Action, Seat
from topcluck.server.clocks import Clocks
from topcluck.server.pace import Pace, tempo
from topcluck.server.room import Entry, Room
from topcluck.server.rooms import Rooms
from topcluck.server.store import LogRow
from topcluck.server.table import NoSuchTable, Table
from topcluck.server.workers import NoAnswer, Workers

LEASE = 4.0  # seconds without renewal after which others go on
POLL = 1.0  # seconds between two looks for tables that nobody cares for
SIMPLER = ("hen", "chick")  # who answers in the place of a bot that does not
MILDEST = ("pass", "done", "skip", "no", "stop", "keep", "end")  # what is chosen for who lets the time go by

_AT_ONCE = 50  # tables taken over in one go
_AGAIN = 5.0  # seconds after which a table is looked at again at which there was nothing to do after all
_TRIES = 3  # to enter an answer before the table is left to other processes for a while
_AFTER_FAILURE = 30.0  # seconds of that while

Heard = Callable[[str, str, float], None]  # level, what came of it ("answered", "late" …), seconds of thinking

log = structlog.get_logger()
_LUCK = SystemRandom()


def mildest(options: Sequence[str]) -> str | None:
    """The option that changes least, if there is one that can be called so."""
    return next((word for word in MILDEST if word in options), None)


def _nobody(level: str, what: str, seconds: float) -> None:
    """Nobody counts how bots do."""


def stand_ins(bot: str) -> Sequence[str]:
    """The bot of a seat and who is asked after it, each simpler than the one before.

    >>> stand_ins("rooster"), stand_ins("hen"), stand_ins("chick")
    (('rooster', 'hen', 'chick'), ('hen', 'chick'), ('chick',))
    """
    return SIMPLER[SIMPLER.index(bot) :] if bot in SIMPLER else (bot, *SIMPLER)


class Thinking:
    """Answers for those who are answered for, at all tables that no other process cares for."""

    def __init__(
        self, rooms: Rooms, workers: Workers, clocks: Clocks, pace: Pace | None = None, *,
        lease: float = LEASE, poll: float = POLL, heard: Heard = _nobody,
    ) -> None:  # fmt: skip
        self.rooms, self.workers, self.clocks = rooms, workers, clocks
        self.pace = Pace() if pace is None else pace
        self.lease, self.poll, self.heard = lease, poll, heard
        self._cared_for: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, float] = {}  # not to be looked at again by polling, until when (time.monotonic)
        self._elsewhere: dict[str, float] = {}  # another process cares for these, until then at least
        self._polling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to care."""
        self.workers.start()
        self.rooms.watchers.append(self._noticed)
        self._polling = asyncio.create_task(self._look_for_work())

    async def stop(self) -> None:
        """Lets others go on."""
        self.rooms.watchers.remove(self._noticed)
        tasks = [task for task in (self._polling, *self._cared_for.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    @property
    def busy(self) -> int:
        """At how many tables this process cares for somebody."""
        return len(self._cared_for)

    # -- hearing of work --------------------------------------------------------------------------------------------

    def _noticed(self, room: Room) -> None:
        """Something has happened at a table that is in memory here."""
        due = room.table.bot_due()
        if due is None or due > time.time():
            return
        id = room.table.row.id
        if id not in self._cared_for and self._elsewhere.get(id, 0.0) <= time.monotonic():
            self._cared_for[id] = asyncio.create_task(self._care(room))

    async def _look_for_work(self) -> None:
        """Asks the store again and again for tables that nobody cares for."""
        while True:
            found: list[str] = []
            try:
                found = await self._unattended()
                for id in found:
                    await self._look_after(id)
            except Exception as problem:  # the database may be away for a while: whatever it is, try again
                log.warning("looking_for_work_failed", problem=type(problem).__name__)
            if len(found) < _AT_ONCE:
                await asyncio.sleep(self.poll * _LUCK.uniform(0.8, 1.2))  # not in step with other processes

    async def _unattended(self) -> list[str]:
        """Tables at which somebody is due, but for those that are left alone for a while."""
        beat = time.monotonic()
        self._resting = {id: until for id, until in self._resting.items() if until > beat}
        self._elsewhere = {id: until for id, until in self._elsewhere.items() if until > beat}
        now = time.time()
        due = await self.rooms.store.due(now, _AT_ONCE + len(self._resting))
        self.clocks.look(now)
        return [id for id in due if id not in self._resting]

    async def _look_after(self, id: str) -> None:
        """Sees what there is to do at a table, as it is now in the store."""
        try:
            cared_for = id in self._cared_for
            if not cared_for and not await self._take(id):
                return
            self._elsewhere.pop(id, None)
            room = await self.rooms.room(id)
            await room.catch_up()
            called = await self.clocks.call(room)
        except NoSuchTable:
            return  # it was just removed
        if not called and not cared_for:
            self._noticed(room)
        if id not in self._cared_for:
            self._rest(room)
            await self.rooms.store.release(id, self.rooms.process)

    def _rest(self, room: Room) -> None:
        """Leaves a table alone at which there is nothing to do although it is due: while time is generous, or stuck."""
        table, beat = room.table, time.monotonic()
        if table.stuck:
            until = float("inf")
        elif table.clock is not None:
            until = beat + min(max(self.clocks.patience_ends(table.clock) - time.time(), 0.0), _AGAIN)
        else:
            until = beat + _AGAIN
        self._resting[table.row.id] = until

    # -- caring for a table -----------------------------------------------------------------------------------------

    async def _take(self, id: str) -> bool:
        """Takes or renews the lease."""
        return await self.rooms.store.lease(id, self.rooms.process, time.time(), self.lease)

    async def _care(self, room: Room) -> None:
        """Answers for somebody as long as somebody is answered for."""
        id, done = room.table.row.id, False
        renewing: asyncio.Task[None] | None = None
        try:
            if await self._take(id):
                renewing = asyncio.create_task(self._renew(id, asyncio.current_task()))
                await self._answer_all(room)
                done = True
            else:
                self._elsewhere[id] = time.monotonic() + self.lease / 2  # so as not to ask at each of its entries
        except NoSuchTable:
            log.info("table_gone", table=id)
        except Exception as problem:
            log.error("caring_failed", table=id, problem=type(problem).__name__)
            self._elsewhere[id] = self._resting[id] = time.monotonic() + _AFTER_FAILURE
        finally:
            if renewing is not None:
                renewing.cancel()
                with suppress(TopcluckError):
                    await self.rooms.store.release(id, self.rooms.process)
            del self._cared_for[id]
        if done:
            self._noticed(room)  # what happened while the lease was given back

    async def _renew(self, id: str, caring: asyncio.Task[None] | None) -> None:
        """Keeps the lease; who has lost it stops caring."""
        while True:
            await asyncio.sleep(self.lease / 3)
            with suppress(TopcluckError):  # a database that does not answer does not give it to others either
                if not await self._take(id) and caring is not None:
                    caring.cancel()
                    return

    async def _answer_all(self, room: Room) -> None:
        """One answer after the other, each at its moment."""
        moments: dict[Seat, tuple[float, float]] = {}  # since when a seat is asked, and when it will answer
        failed = 0
        while (due := room.table.bot_due()) is not None and due <= time.time():
            moments = {seat: self._moment(room.table, seat, moments.get(seat)) for seat in room.table.automatic()}
            seat = min(moments, key=lambda one: moments[one][1])
            try:
                await self._answer(room, seat, *moments[seat])
                failed = 0
            except NoSuchTable:
                raise
            except TopcluckError:  # what was on offer is not any more, or too many others act
                failed += 1
                if failed >= _TRIES:
                    raise
                await asyncio.sleep(0.05 * failed)

    def _moment(self, table: Table, seat: Seat, known: tuple[float, float] | None) -> tuple[float, float]:
        """Since when a seat is asked, and when it will be answered for; drawn once for each question."""
        since = table.asked_since[seat]
        return known if known is not None and known[0] == since else (since, time.time() + self._delay(table, seat))

    def _delay(self, table: Table, seat: Seat) -> float:
        """How long an answer takes that is worked out from now on."""
        before = last_move(table)
        if table.plays_by_itself(seat):
            return self.pace.of_bot(before is not None and before.seat == seat)
        newest = table.past[-1].row
        if newest.kind == "stand" and newest.seat == seat:
            return 0.0  # the answer was left while it was asked for
        something_new = before is not None and before.text != table.standing_line(seat)
        return self.pace.of_standing(tempo(table.row.id, seat), something_new)

    async def _answer(self, room: Room, seat: Seat, since: float, moment: float) -> None:
        """Works out an answer and enters it when its moment has come, unless the question has gone meanwhile."""
        text = await self._worked_out(room.table, seat)
        await asyncio.sleep(max(0.0, moment - time.time()))

        def work_out(table: Table) -> list[Entry]:
            due = table.bot_due()  # later than now while people decide whether to go back
            still = seat in table.automatic() and table.asked_since[seat] == since
            return [("act", seat, text)] if still and due is not None and due <= time.time() else []

        await room.enter(work_out)

    # -- answers ----------------------------------------------------------------------------------------------------

    async def _worked_out(self, table: Table, seat: Seat) -> str:
        """What is answered for a seat."""
        match = table.playing()
        actions = list(match.legal_actions_of(seat))
        options = [str(action) for action in actions]
        if (left := table.lesson_left(seat)) and left[0][1] in options:
            return left[0][1]
        if not table.plays_by_itself(seat):
            return table.standing_line(seat) or options[0]
        if len(options) == 1:
            return options[0]
        if table.only_nudged(seat) and (mild := mildest(options)) is not None:
            return mild
        return await self._chosen(table, seat, actions)

    async def _chosen(self, table: Table, seat: Seat, actions: Sequence[Action]) -> str:
        """What the bot of a seat chooses, or a simpler one in its place."""
        view = table.playing().view(seat)
        for level in stand_ins(table.seats[seat].bot):
            for last_try in (False, True):
                began = time.monotonic()
                try:
                    text = await self.workers.think(level, view, actions, f"{table.row.id}/{seat}")
                except NoAnswer as problem:
                    self.heard(level, problem.why, time.monotonic() - began)
                    log.warning("bot_failed", table=table.row.id, seat=seat, bot=level, problem=str(problem))
                    if last_try or problem.why != "died":  # which need not be the bot's fault
                        break
                else:
                    self.heard(level, "answered", time.monotonic() - began)
                    return text
        return str(actions[0])


def last_move(table: Table) -> LogRow | None:
    """The last action at a table."""
    return next((one.row for one in reversed(table.past) if one.row.kind == "act"), None)
