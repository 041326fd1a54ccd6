"""A client of the protocol in Python: what `topcluck bot`, `topcluck loadtest` and the tests speak with a server.

A `Link` is what the server gives to people: ``http://host/t/<table>#<token>``. A `Client` looks at a table through
it, over one WebSocket that is opened again whenever it is lost, and keeps everything that the server has told up to
date:

    async with Client(Link.parse(address)) as client:
        while (asked := await client.question()) is not None:
            await client.act(asked.options[0].text)
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from typing import Any, Self, TypeVar

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from topcluck.kernel.errors import TopcluckError, Unreadable
from topcluck.server import protocol as p

SOCKET_PATH = "/ws"
TABLES_PATH = "/api/tables"
MOST_FRAME = 1 << 22  # bytes of one message from the server
PAUSES = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0)  # seconds before the next attempt to connect; the last one again and again
_ANSWER_WITHIN = 30.0  # seconds for an HTTP request

_TO_CLIENT: msgspec.json.Decoder[p.ToClient] = msgspec.json.Decoder(p.ToClient)
_ENCODER = msgspec.json.Encoder()

T = TypeVar("T")


class ServerRefused(TopcluckError):
    """The server has refused something; *code* says what kind of refusal it is."""

    def __init__(self, code: str, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule


class ServerLost(TopcluckError):
    """The connection was lost: what was asked for last may have been done or not. The position shows it."""


class Link(Struct, frozen=True):
    """An address that a server gives out: of a seat, of an invitation, or for spectators."""

    server: str  # http://host:port
    table: str
    token: str

    @classmethod
    def parse(cls, address: str) -> Link:
        """The way back from `str`."""
        parts = urllib.parse.urlsplit(address)
        base, found, table = parts.path.rpartition("/t/")
        if parts.scheme not in ("http", "https") or not (parts.netloc and found and table and parts.fragment):
            raise Unreadable("this is no link to a table; it should read http://HOST/t/TABLE#TOKEN")
        return cls(f"{parts.scheme}://{parts.netloc}{base}", table, parts.fragment)

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}#{self.token}"

    def at(self, table: str) -> Link:
        """The same capability at another table: that of the rematch."""
        return Link(self.server, table, self.token)

    @property
    def socket(self) -> str:
        """Where the WebSocket is."""
        return "ws" + self.server.removeprefix("http") + SOCKET_PATH


def fresh_word() -> str:
    """A random word for the luck of a table."""
    return secrets.token_urlsafe(24)


# -- HTTP -----------------------------------------------------------------------------------------------------------


class Lobby:
    """The HTTP side of a server. Its calls wait: `asyncio.to_thread` keeps a loop going meanwhile."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")

    def open_table(self, wish: p.NewTable) -> p.TableMade:
        """Opens a table."""
        return self._call("POST", TABLES_PATH, p.TableMade, wish)

    def sit_down(self, table: str, wish: p.SitDown) -> p.SeatLink:
        """Takes a free seat."""
        return self._call("POST", f"{TABLES_PATH}/{table}/seats", p.SeatLink, wish)

    def info(self, table: str, token: str) -> p.TableInfo:
        """A table as everybody sees it who has a link to it."""
        return self._call("GET", f"{TABLES_PATH}/{table}", p.TableInfo, token=token)

    def replay(self, table: str, token: str, first: int = 0, count: int | None = None) -> p.Replay:
        """A stretch of a game as the holder of the token saw it."""
        query = f"?first={first}" + ("" if count is None else f"&count={count}")
        return self._call("GET", f"{TABLES_PATH}/{table}/replay{query}", p.Replay, token=token)

    def health(self) -> p.Health:
        """Whether the server is well."""
        return self._call("GET", "/health", p.Health)

    def _call(self, method: str, path: str, answer: type[T], body: Any = None, token: str = "") -> T:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else _ENCODER.encode(body)
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_ANSWER_WITHIN) as response:
                return msgspec.json.decode(response.read(), type=answer)
        except urllib.error.HTTPError as problem:
            with problem:
                raise _refusal(problem.code, problem.read()) from None
        except (OSError, msgspec.MsgspecError) as problem:
            reason = getattr(problem, "reason", problem)
            raise ServerLost(f"the server at {self.server} does not answer: {reason}") from None


def _refusal(status: int, body: bytes) -> ServerRefused:
    """What a server said when it refused an HTTP request."""
    try:
        problem = msgspec.json.decode(body, type=p.Problem)
    except msgspec.MsgspecError:
        return ServerRefused("http", f"the server answered with status {status}")
    return ServerRefused(problem.code, problem.sentence)


# -- the socket -----------------------------------------------------------------------------------------------------


class Client:
    """Looks at a table, and plays if the link is that of a seat.

    *heard* is called with every message once it has been taken into account, *frame* with every frame as it came.
    """

    def __init__(
        self,
        link: Link,
        *,
        word: str | None = None,
        have: int = 0,
        heard: Callable[[p.ToClient], None] | None = None,
        frame: Callable[[bytes], None] | None = None,
    ) -> None:
        self.link = link
        self.number = have  # of the last update
        self.seat: int | None = None
        self.table: p.TableInfo | None = None
        self.view: dict[str, Any] | None = None
        self.ask: p.Ask | None = None
        self.talk: list[p.Talk] = []
        self.missed: list[p.Past] = []  # what the last welcome told
        self.standing: str | None = None
        self.muted: list[int | None] = []
        self.back: p.BackAsked | None = None
        self.presence: p.Presence | None = None
        self.connections = 0  # how often the socket was opened
        self._word = word
        self._heard = heard
        self._frame = frame
        self._socket: ClientConnection | None = None
        self._requests = 0
        self._answers: dict[int, asyncio.Future[p.Done | p.Explained | p.Hinted]] = {}
        self._waiting: list[tuple[Callable[[Client], Any], asyncio.Future[Any]]] = []
        self._end: TopcluckError | None = None
        self._keeping: asyncio.Task[None] | None = None

    # -- coming and going -------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._keeping = asyncio.create_task(self._keep_connected())
        try:
            await self.until(lambda client: client.table is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Goes away."""
        if self._keeping is not None:
            if self._end is None:  # otherwise it is about to end by itself
                self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping

    async def lose_connection(self) -> None:
        """Cuts the wire, as a tunnel does; it is opened again at once."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _keep_connected(self) -> None:
        """Opens the socket again whenever it is lost, with growing pauses."""
        failures = 0
        while self._end is None:
            opened = self.connections
            try:
                await self._converse()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as problem:
                lost = ServerLost(f"the connection to {self.link.server} was lost: {problem}")
                self._fail_requests(lost)
                if self.connections == 0 and failures >= len(PAUSES) // 2:
                    self._stop(ServerLost(f"there is no server at {self.link.server}: {problem}"))
                    return
            failures = 0 if self.connections > opened else failures + 1
            if self._end is None:
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _converse(self) -> None:
        """One connection from hello to its end."""
        async with connect(self.link.socket, max_size=MOST_FRAME, compression=None) as socket:
            hello = p.Hello(self.link.table, self.link.token, self.number, self._word)
            await socket.send(_ENCODER.encode(hello), text=True)
            self._socket = socket
            try:
                async for frame in socket:
                    self._take(frame if isinstance(frame, bytes) else frame.encode())
                    if self._end is not None:
                        return
            finally:
                self._socket = None
        raise OSError("closed by the server")

    def _stop(self, reason: TopcluckError) -> None:
        """Never connects again, and tells everybody who waits why."""
        self._end = reason
        self._fail_requests(reason)
        for _, future in self._waiting:
            if not future.done():
                future.set_exception(reason)
        self._waiting.clear()

    def _fail_requests(self, reason: TopcluckError) -> None:
        for future in self._answers.values():
            if not future.done():
                future.set_exception(reason)
        self._answers.clear()

    # -- hearing ----------------------------------------------------------------------------------------------------

    def _take(self, frame: bytes) -> None:
        """Takes a message into account."""
        if self._frame is not None:
            self._frame(frame)
        message = _TO_CLIENT.decode(frame)
        match message:
            case p.Welcome():
                self._welcomed(message)
            case p.Update():
                self._updated(message)
            case p.Presence():
                self._present(message)
            case p.Bye():
                self._farewell(message)
            case p.Refused(id=None):
                self._stop(ServerRefused(message.code, message.sentence, message.rule))
            case _:
                self._answered(message)
        if self._heard is not None:
            self._heard(message)
        self._look_whether_anybody_waits()

    def _welcomed(self, message: p.Welcome) -> None:
        self.connections += 1
        self.number, self.seat, self.table = message.number, message.seat, message.table
        self.view, self.ask, self.missed = message.view, message.ask, message.missed
        self.standing, self.muted, self.back = message.standing, message.muted, message.back
        self.talk += [past.talk for past in message.missed if past.talk is not None]

    def _updated(self, update: p.Update) -> None:
        if update.number != self.number + 1:  # something was lost: the server tells it to who says hello again
            if self._socket is not None:
                self._socket.transport.abort()
            return
        self.number = update.number
        if update.view:
            self.view = merged(self.view, update.view)
        if update.ask is not UNSET:
            self.ask = update.ask
        if update.table is not None:
            self.table = update.table
        if update.talk is not None:
            self.talk.append(update.talk)
        if update.back is not None:
            self.back = update.back if isinstance(update.back, p.BackAsked) else None
        if update.standing is not None:
            self.standing = None if update.standing == "off" else update.standing

    def _present(self, message: p.Presence) -> None:
        self.presence = message
        if self.table is not None:
            seats = [
                msgspec.structs.replace(seat, here=here)
                for seat, here in zip(self.table.seats, message.seats, strict=True)
            ]
            self.table = msgspec.structs.replace(self.table, seats=seats, watchers=message.watchers)

    def _farewell(self, message: p.Bye) -> None:
        """A server that shuts down may come back; every other farewell is meant."""
        if message.code != "shutdown":
            self._stop(ServerRefused(message.code, message.sentence))

    def _answered(self, message: p.Done | p.Refused | p.Explained | p.Hinted) -> None:
        assert message.id is not None, "a refusal without a number ends the conversation"
        future = self._answers.pop(message.id, None)
        if future is None or future.done():
            return
        if isinstance(message, p.Refused):
            future.set_exception(ServerRefused(message.code, message.sentence, message.rule))
        else:
            future.set_result(message)

    def _look_whether_anybody_waits(self) -> None:
        still = []
        for wanted, future in self._waiting:
            if future.done():
                continue
            found = wanted(self)
            if found:
                future.set_result(found)
            else:
                still.append((wanted, future))
        self._waiting = still

    async def until(self, wanted: Callable[[Client], T], timeout: float | None = None) -> T:
        """Waits until *wanted* says something of this client, and returns that."""
        if self._end is not None:
            raise self._end
        found = wanted(self)
        if found:
            return found
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        return await asyncio.wait_for(future, timeout)

    async def question(self) -> p.Ask | None:
        """Waits until this seat must answer, and returns what is asked; None once the game is over."""
        await self.until(lambda client: client.over or client.must_answer)
        return None if self.over else self.ask

    @property
    def must_answer(self) -> bool:
        """Whether the game waits for this seat, as far as this client knows."""
        return self.ask is not None and not self.ask.answered

    @property
    def over(self) -> bool:
        """Whether the game has ended, or goes no further."""
        return self.table is not None and self.table.status in ("over", "stuck")

    # -- asking -----------------------------------------------------------------------------------------------------

    async def request(self, make: Callable[[int], p.ToServer]) -> p.Done | p.Explained | p.Hinted:
        """Sends what *make* makes of a fresh number and waits for the answer; refusals are raised."""
        await self.until(lambda client: client._socket is not None and client.connections > 0)
        assert self._socket is not None, "it was just there"
        self._requests += 1
        future: asyncio.Future[p.Done | p.Explained | p.Hinted] = asyncio.get_running_loop().create_future()
        self._answers[self._requests] = future
        try:
            await self._socket.send(_ENCODER.encode(make(self._requests)), text=True)
        except ConnectionClosed as problem:
            raise ServerLost(f"the connection to {self.link.server} was lost: {problem}") from None
        return await future

    async def act(self, line: str, at: int | None = None) -> None:
        """Carries out an action."""
        await self.request(lambda id: p.Act(id, line, at))

    async def why_not(self, line: str) -> p.Explained:
        """Why a line is not on offer."""
        answer = await self.request(lambda id: p.WhyNot(id, line))
        assert isinstance(answer, p.Explained), "a question is answered with an explanation"
        return answer

    async def hint(self) -> p.Hinted:
        """What a good bot would choose now, and what it looked at."""
        answer = await self.request(p.Hint)
        assert isinstance(answer, p.Hinted), "who asks for a hint gets one"
        return answer

    async def take_back(self) -> None:
        """Takes back one's own last action."""
        await self.request(p.TakeBack)

    async def ask_back(self, to: int) -> None:
        """Asks all others to go back to after one's own update *to*."""
        await self.request(lambda id: p.AskBack(id, to))

    async def answer_back(self, agree: bool) -> None:
        """Agrees to going back, or not."""
        await self.request(lambda id: p.AnswerBack(id, agree))

    async def stand(self, what: Any) -> None:
        """Leaves a standing answer, or takes it back (None)."""
        await self.request(lambda id: p.Stand(id, what))

    async def say(self, text: str) -> None:
        """Table talk."""
        await self.request(lambda id: p.Say(id, text))

    async def mute(self, seat: int | None, on: bool = True) -> None:
        """Stops hearing a seat, or the spectators (None)."""
        await self.request(lambda id: p.Mute(id, seat, on))

    async def resign(self) -> None:
        """Leaves the game for good."""
        await self.request(p.Resign)

    async def substitute(self, on: bool) -> None:
        """Lets a bot play one's own seat, or takes it over again."""
        await self.request(lambda id: p.Substitute(id, on))

    async def rematch(self) -> None:
        """Opens the next game."""
        await self.request(p.Rematch)

    async def ping(self) -> None:
        """Is answered."""
        await self.request(p.Ping)


def merged(view: dict[str, Any] | None, parts: dict[str, Any]) -> dict[str, Any]:
    """A view with new parts, those of a large part under both names.

    >>> merged({"table": {"units": 1, "hexes": 2}, "hand": 3}, {"table.units": 4, "hand": 5})
    {'table': {'units': 4, 'hexes': 2}, 'hand': 5}
    """
    whole = dict(view or {})
    for name, part in parts.items():
        large, dot, small = name.partition(".")
        whole[large] = {**whole.get(large, {}), small: part} if dot else part
    return whole
