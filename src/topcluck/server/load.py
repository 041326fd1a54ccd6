"""Many games at once against a server on this machine: how long actions take, and what they cost.

All seats are played through sockets of their own by one process, this one; spectators fill up the number of sockets.
Each action is chosen at random from what is offered. Its time is measured from sending it until the last viewer of the
table has its update, at this end of the wire: whatever this process is late with counts against the server. A game
that ends is replaced by a new one.

Nothing but loopback addresses is ever spoken to.
"""

from __future__ import annotations

import asyncio
import random
import resource
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct, UnsetType

from topcluck.kernel.errors import SetupRefused
from topcluck.server import protocol as p
from topcluck.server.client import SOCKET_PATH, Lobby, ServerLost, fresh_word
from topcluck.server.processes import Usage, usage_of
from topcluck.server.thin_socket import ThinSocket

MOST_SECONDS, MOST_GAMES, MOST_SOCKETS, MOST_RATE = 600, 3000, 10_000, 100_000
_PLAYERS = (2, 2, 3, 4, 4)  # of five games in a row: three seats each on average
_GAMES = ("chicken-island", "touche-poulet")
_OPEN_WITHIN = 120  # seconds, for all tables
_OPENING = 16  # tables that are opened at the same time
_AT_ONCE = 3  # actions of a table whose last updates may still be on their way
_TICK = 0.002
_SETTLE = 2.0  # seconds in which the last updates arrive

_ENCODER = msgspec.json.Encoder()


# -- messages, only as far as they are needed --------------------------------------------------------------------------


class _Option(Struct):
    text: str


class _Ask(Struct):
    options: list[_Option]
    answered: bool = False


class _Info(Struct):
    status: str


class _Update(Struct, tag_field="type", tag="update"):
    number: int
    at: float
    ask: _Ask | UnsetType | None = UNSET
    table: _Info | None = None


class _Welcome(Struct, tag_field="type", tag="welcome"):
    number: int
    ask: _Ask | None
    table: _Info


class _Done(Struct, tag_field="type", tag="done"):
    id: int


class _Refused(Struct, tag_field="type", tag="refused"):
    code: str
    sentence: str


class _Explained(Struct, tag_field="type", tag="explained"):
    id: int


class _Presence(Struct, tag_field="type", tag="presence"):
    watchers: int


class _Bye(Struct, tag_field="type", tag="bye"):
    code: str


_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    _Update | _Welcome | _Done | _Refused | _Explained | _Presence | _Bye
)


# -- what is wanted, and what came of it -------------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """What shall be measured."""

    urls: tuple[str, ...]  # of server processes that share their tables
    pids: tuple[int, ...] = ()  # of the same
    games: int = 300
    sockets: int = 1000
    rate: float = 200.0  # actions per second
    seconds: float = 60.0
    bots: int = 0  # games in which a bot has a seat
    saturate: bool = False  # as many actions as possible instead of a rate
    seed: int = 0

    def check(self) -> None:
        """Refuses what should not or cannot be done."""
        for url in self.urls:
            check_loopback(url)
        limits = (
            ("games", self.games, MOST_GAMES), ("sockets", self.sockets, MOST_SOCKETS), ("rate", self.rate, MOST_RATE),
            ("seconds", self.seconds, MOST_SECONDS),
        )  # fmt: skip
        for name, value, most in limits:
            if not 0 < value <= most:
                raise SetupRefused(f"--{name} should be more than 0 and at most {most}, not {value:g}")
        if not 0 <= self.bots <= self.games:
            raise SetupRefused(f"--bots should be from 0 to the number of games, not {self.bots}")
        shapes(self)


def shapes(plan: Plan) -> list[tuple[str, int, int, bool]]:
    """Game, players, spectators and whether there is a bot, for each table."""
    kinds = [(_GAMES[n % 2], _PLAYERS[n // 2 % len(_PLAYERS)], n < plan.bots) for n in range(plan.games)]
    watchers = plan.sockets - sum(players - has_bot for _, players, has_bot in kinds)
    if watchers < 0:
        raise SetupRefused(f"{plan.games} games need at least {plan.sockets - watchers} sockets: one for each seat")
    each, more = divmod(watchers, plan.games)
    return [(game, players, each + (n < more), has_bot) for n, (game, players, has_bot) in enumerate(kinds)]


def check_loopback(url: str) -> None:
    """Refuses every address but this machine's own: a load test is no weapon."""
    host = urlsplit(url).hostname or ""
    try:
        is_own = host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        is_own = False
    if not url.startswith("http://") or not is_own:
        raise SetupRefused(f"a load test goes to this machine alone, such as http://127.0.0.1:8000, not to {url!r:.60}")


class Measured(Struct, frozen=True):
    """What came of it."""

    games: int
    sockets: int
    bots: int
    seconds: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p90_ms: float
    p99_ms: float
    max_ms: float
    errors: dict[str, int]
    finished_games: int
    server_cpu: float  # seconds
    worker_cpu: float
    generator_cpu: float
    actions_per_cpu_second: float | None
    received_bytes: int
    mix: dict[str, int]
    processes: int
    saturated: bool


# -- tables ------------------------------------------------------------------------------------------------------------


class _Action:
    """An action that was sent."""

    __slots__ = ("at", "sent")

    def __init__(self, sent: float) -> None:
        self.sent = sent
        self.at = 0.0  # by which all viewers know it


class _Viewer:
    """A socket at a table."""

    __slots__ = ("number", "options", "socket", "table")

    def __init__(self, table: _Table) -> None:
        self.table = table
        self.number = -1
        self.options: list[_Option] | None = None  # None: it need not answer
        self.socket: ThinSocket | None = None

    def heard(self, frame: bytes) -> None:
        """A message has come."""
        message = _DECODER.decode(frame)
        kind = type(message)
        if kind is _Update:
            self._updated(message)
        elif kind is _Done:
            self.table.done()
        elif kind is _Welcome:
            self.number = message.number
            self._asked(message.ask)
        elif kind is _Refused:
            self.table.refused(f"refused: {message.code}")
        elif kind is _Bye:
            self.table.load.errors[f"bye: {message.code}"] += 1

    def _updated(self, message: _Update) -> None:
        if message.number != self.number + 1:
            self.table.load.errors["gap in the updates"] += 1
        self.number = message.number
        if message.ask is not UNSET:
            self._asked(message.ask)
        if message.table is not None and message.table.status == "over":
            self.table.over = True
        self.table.seen(message.at, self)

    def _asked(self, ask: _Ask | None) -> None:
        self.options = None if ask is None or ask.answered else ask.options

    def lost(self, reason: str) -> None:
        """The socket has gone."""
        self.table.load.errors[f"lost: {reason}"] += 1


class _Table:
    """A table with all who look at it."""

    def __init__(self, load: Load, game: str, players: int, watchers: int, has_bot: bool) -> None:
        self.load = load
        self.game, self.players, self.watchers, self.has_bot = game, players, watchers, has_bot
        self.viewers: list[_Viewer] = []
        self.over = False
        self.acting: _Action | None = None  # sent, and not acknowledged yet
        self.actor: _Viewer | None = None
        self.recent: deque[_Action] = deque()
        self.arrived: dict[float, float] = {}  # when the last update of an entry came, by the time of the entry
        self.open = False

    async def come(self, url_number: int) -> None:
        """Opens the table and all its sockets."""
        seats = [p.SeatWish("me", f"Hen {seat + 1}") for seat in range(self.players - self.has_bot)]
        seats += [p.SeatWish("bot", bot="hen")] * self.has_bot
        urls = self.load.plan.urls
        lobby = Lobby(urls[url_number % len(urls)])
        made = await asyncio.to_thread(lobby.open_table, p.NewTable(self.game, seats, word=fresh_word()))
        tokens = [link.token for link in made.seats] + [made.watch] * self.watchers
        for place, token in enumerate(tokens):
            viewer = _Viewer(self)
            await self._connect(viewer, urls[(url_number + place) % len(urls)], made.table, token)
            self.viewers.append(viewer)
        self.open = True

    async def _connect(self, viewer: _Viewer, url: str, table: str, token: str) -> None:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 80
        viewer.socket = ThinSocket(parts.netloc, SOCKET_PATH, viewer.heard, viewer.lost)
        socket = viewer.socket
        await asyncio.get_running_loop().create_connection(lambda: socket, host, port)
        await socket.opened
        socket.send(_ENCODER.encode(p.Hello(table, token)))

    def go(self) -> None:
        """Everybody leaves."""
        self.open = False
        while self.recent:
            self._measure()
        for viewer in self.viewers:
            if viewer.socket is not None:
                self.load.received += viewer.socket.received
                viewer.socket.close()

    def asked(self) -> _Viewer | None:
        """Somebody who must answer, if nothing is on its way."""
        if self.acting is not None or self.over or not self.open:
            return None
        return next((viewer for viewer in self.viewers if viewer.options), None)

    def act(self, viewer: _Viewer) -> None:
        """Sends one of the actions on offer."""
        assert viewer.options and viewer.socket is not None, "somebody is asked"
        line = self.load.luck.choice(viewer.options).text
        if len(self.recent) >= _AT_ONCE:
            self._measure()
        viewer.options = None
        self.actor = viewer
        self.acting = _Action(time.perf_counter())
        viewer.socket.send(_ENCODER.encode(p.Act(self.load.next_id(), line)))

    def seen(self, at: float, viewer: _Viewer) -> None:
        """A viewer has the update of an entry."""
        self.arrived[at] = time.perf_counter()
        if viewer is self.actor and self.acting is not None:
            self.acting.at = at
        elif self.acting is None:
            self.load.moved(self)

    def done(self) -> None:
        """The action is stored."""
        if self.acting is not None:
            self.recent.append(self.acting)
            self.acting = None
            self.load.actions += 1
            self.load.moved(self)

    def refused(self, reason: str) -> None:
        """An action was refused; that should not happen, but where a bot is quicker."""
        self.load.errors[reason] += 1
        self.acting = None

    def _measure(self) -> None:
        """Takes down how long the oldest action took."""
        action = self.recent.popleft()
        arrived = self.arrived.pop(action.at, None)
        if arrived is None:
            self.load.errors["no update"] += 1
        else:
            self.load.times.append(arrived - action.sent)
        for at in [at for at in self.arrived if at < action.at]:
            del self.arrived[at]  # of a bot


class Load:
    """One load test."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.luck = random.Random(plan.seed)
        self.tables: list[_Table] = []
        self.times: list[float] = []
        self.errors: Counter[str] = Counter()
        self.actions = self.received = self.finished = 0
        self._ids = 0
        self._running = False
        self._replacing: set[asyncio.Task[None]] = set()

    def next_id(self) -> int:
        """The number of a request."""
        self._ids += 1
        return self._ids

    async def run(self, tell: Callable[[str], None]) -> Measured:
        """The whole test: opens the tables, plays for a while, and adds up."""
        self.plan.check()
        _allow_files(self.plan.sockets + 200)
        try:
            async with asyncio.timeout(_OPEN_WITHIN):
                await self._open_tables(tell)
        except TimeoutError:
            raise ServerLost(f"the server has not opened all tables within {_OPEN_WITHIN} s") from None
        except OSError as problem:
            raise ServerLost(f"the server does not take all sockets: {problem}") from None
        tell(f"{len(self.tables)} games, {sum(len(table.viewers) for table in self.tables)} sockets")
        await asyncio.sleep(_SETTLE)
        before, own = usage_of(self.plan.pids), time.process_time()
        self.actions, started = 0, time.perf_counter()
        self._running = True
        if self.plan.saturate:
            await self._saturate()
        else:
            await self._keep_pace()
        self._running = False
        seconds = time.perf_counter() - started
        actions, used, own = self.actions, usage_of(self.plan.pids).since(before), time.process_time() - own
        await asyncio.sleep(_SETTLE)
        for task in self._replacing:
            task.cancel()
        for table in self.tables:
            table.go()
        return self._measured(seconds, actions, used, own)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def _open_tables(self, tell: Callable[[str], None]) -> None:
        """Opens all tables, several at a time."""
        self.tables = [_Table(self, *shape) for shape in shapes(self.plan)]
        gate = asyncio.Semaphore(_OPENING)

        async def come(number: int, table: _Table) -> None:
            async with gate:
                await table.come(number)

        tell("opening the tables")
        await asyncio.gather(*(come(number, table) for number, table in enumerate(self.tables)))

    def moved(self, table: _Table) -> None:
        """Something has happened at a table: it is replaced if it is over, and goes on at once at full speed."""
        if table.over:
            if table.open and self._running:
                table.go()
                task = asyncio.ensure_future(self._replace(table))
                self._replacing.add(task)
                task.add_done_callback(self._replacing.discard)
        elif self.plan.saturate and self._running:
            viewer = table.asked()
            if viewer is not None:
                table.act(viewer)

    async def _replace(self, old: _Table) -> None:
        """A new game in place of one that has ended."""
        self.finished += 1
        number = self.tables.index(old)
        new = self.tables[number] = _Table(self, old.game, old.players, old.watchers, old.has_bot)
        await new.come(number)
        if self.plan.saturate:
            await asyncio.sleep(0.5)  # until everybody was welcomed
            self.moved(new)

    # -- playing --------------------------------------------------------------------------------------------------

    async def _saturate(self) -> None:
        """At each table an action is always on its way."""
        for table in self.tables:
            self.moved(table)
        await asyncio.sleep(self.plan.seconds)

    async def _keep_pace(self) -> None:
        """Sends actions at a steady rate, at one table after the other."""
        started = time.perf_counter()
        end, sent, place = started + self.plan.seconds, 0, 0
        while (now := time.perf_counter()) < end:
            wanted = int((now - started) * self.plan.rate)
            for _ in range(len(self.tables)):
                if sent >= wanted:
                    break
                table = self.tables[place % len(self.tables)]
                place += 1
                viewer = table.asked()
                if viewer is not None:
                    table.act(viewer)
                    sent += 1
            await asyncio.sleep(_TICK)

    # -- adding up ------------------------------------------------------------------------------------------------

    def _measured(self, seconds: float, actions: int, used: Usage, own: float) -> Measured:
        times = sorted(self.times)
        mix = Counter(f"{table.game} with {table.players}" for table in self.tables)
        return Measured(
            games=len(self.tables),
            sockets=sum(len(table.viewers) for table in self.tables),
            bots=self.plan.bots,
            seconds=round(seconds, 2),
            actions=actions,
            actions_per_second=round(actions / seconds, 1),
            p50_ms=_share(times, 0.5),
            p90_ms=_share(times, 0.9),
            p99_ms=_share(times, 0.99),
            max_ms=_share(times, 1.0),
            errors=dict(self.errors),
            finished_games=self.finished,
            server_cpu=round(used.server, 2),
            worker_cpu=round(used.workers, 2),
            generator_cpu=round(own, 2),
            actions_per_cpu_second=round(actions / used.server, 1) if used.server else None,
            received_bytes=self.received,
            mix=dict(sorted(mix.items())),
            processes=len(self.plan.urls),
            saturated=self.plan.saturate,
        )


def _share(times: Sequence[float], share: float) -> float:
    """The time in milliseconds below which this share of all times lies."""
    return round(times[min(int(len(times) * share), len(times) - 1)] * 1000, 1) if times else 0.0


def _allow_files(wanted: int) -> None:
    """Raises the number of files, and sockets, that this process and those it starts may have open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
