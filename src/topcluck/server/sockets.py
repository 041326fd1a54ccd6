"""One socket per viewer: reads typed messages, answers each, and writes what happens at the table.

Whatever comes in, the answer is a message of the protocol: a malformed, oversized or too frequent one is refused with
a sentence, and who goes on like that is sent away. Who does not take what is sent is cut off and slows nobody down.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from topcluck.kernel.errors import TopcluckError
from topcluck.server import protocol as p
from topcluck.server import telling
from topcluck.server.addresses import Bucket
from topcluck.server.desk import Desk
from topcluck.server.headers import answer, is_welcome
from topcluck.server.hints import RATE
from topcluck.server.lobby import give_word
from topcluck.server.logs import log_mistake
from topcluck.server.requests import answer_request
from topcluck.server.room import Room
from topcluck.server.table import Viewer
from topcluck.server.wire import Write, writing

HELLO_WITHIN = 10.0  # seconds
MOST_WAITING = 500  # messages for somebody who does not take them
MOST_BYTES = 4 << 20
TALK = (0.5, 5)  # things said in a second, and at once
STRIKES = (0.2, 30)  # refusals of what no honest page sends, before it is enough
_CLOSE = {"shutdown": 1012, "too_slow": 1008, "too_many": 1008, "not_welcome": 4004, "replaced": 4009}
_BYE_WITHIN = 2.0  # seconds to take the last message

_DECODER: msgspec.json.Decoder[p.ToServer] = msgspec.json.Decoder(p.ToServer)


class _JustId(msgspec.Struct):
    """What can be told apart in a message that does not fit."""

    id: p.RequestId | None = None


_ID_DECODER = msgspec.json.Decoder(_JustId)


class Outgoing:
    """What waits to be sent through one socket, and the task that sends it; mostly nothing has to wait."""

    def __init__(self, send: Send, write: Write) -> None:
        self._send = send
        self._write_now = write
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._last: p.Bye | None = None
        self.task = asyncio.ensure_future(self._write())

    def put(self, message: bytes) -> bool:
        """Takes a message to be sent; False if there are too many, and then it is over."""
        if self._last is not None or (self._is_idle() and self._write_now(message)):
            return True
        self._waiting.append(message)
        self._bytes += len(message)
        self._awake()
        return len(self._waiting) <= MOST_WAITING and self._bytes <= MOST_BYTES

    def end(self, bye: p.Bye) -> None:
        """Says bye after what waits, or at once if that is too much, and closes."""
        if self._last is not None:
            return
        self._last = bye
        if bye.code == "too_slow":
            self._waiting.clear()
        self._waiting.append(telling.ENCODER.encode(bye))
        self._awake()
        asyncio.get_running_loop().call_later(_BYE_WITHIN, self.task.cancel)

    def _is_idle(self) -> bool:
        """Whether nothing waits and nothing is being sent, so that a message overtakes no other."""
        return self._wake is not None and not self._wake.done()

    def _awake(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        """Sends whatever there is; ends with the last message, or when the other side is gone."""
        waiting, send = self._waiting, self._send
        loop = asyncio.get_running_loop()
        with suppress(OSError, RuntimeError):  # the other side is gone
            while True:
                while waiting:
                    message = waiting.popleft()
                    self._bytes -= len(message)
                    await send({"type": "websocket.send", "text": message.decode()})
                if self._last is not None:
                    await send({"type": "websocket.close", "code": _CLOSE[self._last.code], "reason": self._last.code})
                    return
                self._wake = loop.create_future()
                await self._wake


class Socket:
    """A viewer's socket, as a room knows it."""

    def __init__(self, desk: Desk, viewer: Viewer, outgoing: Outgoing) -> None:
        self.viewer = viewer
        self._desk = desk
        self._outgoing = outgoing

    def send(self, message: bytes) -> None:
        """Sends soon; never waits."""
        if not self._outgoing.put(message):
            self._desk.metrics.cut_off.inc()
            self.close(p.Bye("too_slow", "you did not take what was sent to you; come again"))

    def close(self, bye: p.Bye) -> None:
        """Says why, and closes."""
        self._outgoing.end(bye)


class _SentAway(Exception):
    """The socket is to be closed."""

    def __init__(self, bye: p.Bye) -> None:
        super().__init__(bye.sentence)
        self.bye = bye


class _Gone(Exception):
    """The other side has closed."""


class Sockets:
    """The endpoint `/ws`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: set[Outgoing] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from its beginning to its end."""
        desk, address = self._desk, self._desk.addresses.of(scope)
        await receive()  # websocket.connect
        if not is_welcome(scope, desk.settings):
            await _turn_away(scope, send, 403, p.Problem("origin", "pages from elsewhere may not use this server"))
            return
        if desk.status == "stopping" or not desk.addresses.come(address):
            await _turn_away(scope, send, 429, p.Problem("too_many", "too many sockets; close one of them first"))
            return
        try:
            await send({"type": "websocket.accept"})
            await self._serve(receive, Outgoing(send, writing(scope)))
        except OSError:  # gone before it began
            return
        finally:
            desk.addresses.go(address)

    async def _serve(self, receive: Receive, outgoing: Outgoing) -> None:
        """Serves an open socket until either side has enough."""
        self._open.add(outgoing)
        visitor = Visitor(self._desk, receive, outgoing)
        reading = asyncio.ensure_future(visitor.visit())
        try:
            await asyncio.wait({reading, outgoing.task}, return_when=asyncio.FIRST_COMPLETED)
            if not outgoing.task.done():
                await asyncio.wait({outgoing.task}, timeout=_BYE_WITHIN)
        finally:
            self._open.discard(outgoing)
            for task in (reading, outgoing.task):
                task.cancel()
            await asyncio.gather(reading, outgoing.task, return_exceptions=True)

    async def say_bye(self, bye: p.Bye) -> None:
        """Tells everybody, and waits a little until they have heard it."""
        for outgoing in self._open:
            outgoing.end(bye)
        tasks = [outgoing.task for outgoing in self._open]
        if tasks:
            await asyncio.wait(tasks, timeout=_BYE_WITHIN)


class Visitor:
    """Somebody at the other end: first says hello, then asks for this and that."""

    def __init__(self, desk: Desk, receive: Receive, outgoing: Outgoing) -> None:
        self._desk = desk
        self._receive = receive
        self._outgoing = outgoing
        rate = desk.settings.messages_per_second
        self._pace = Bucket(rate, max(2.0, 4 * rate))
        self._talk = Bucket(*TALK)
        self._hints = Bucket(*RATE)
        self._thinking: asyncio.Task[None] | None = None  # about a hint
        self._patience = Bucket(*STRIKES)

    async def visit(self) -> None:
        """The whole visit."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
            await self._stay(hello)
        except TimeoutError:
            self._outgoing.end(p.Bye("not_welcome", f"nobody said hello within {HELLO_WITHIN:.0f} s"))
        except _SentAway as away:
            self._outgoing.end(away.bye)
        except TopcluckError as problem:
            self._outgoing.end(p.Bye("not_welcome", str(problem)))
        except _Gone:
            self._outgoing.task.cancel()
        except Exception as problem:
            self._mistake(problem)
            self._outgoing.end(p.Bye("not_welcome", "this is a mistake of the server, and was noted there"))

    async def _hello(self) -> p.Hello:
        """The first message that can be read must be a hello."""
        while True:
            message = await self._next()
            if isinstance(message, p.Hello):
                return message
            self._refuse(p.Refused(message.id, "hello_first", "say hello first"))

    async def _stay(self, hello: p.Hello) -> None:
        """At the table, until one side has enough."""
        desk = self._desk
        viewer = await desk.rooms.viewer(hello.table, hello.token)
        room = await desk.rooms.room(hello.table)
        if viewer is not None:
            await give_word(desk.rooms, room, viewer, hello.word)
        socket = Socket(desk, viewer, self._outgoing)
        try:
            await room.join(socket, hello.have)
            await self._listen(room, socket)
        finally:
            if self._thinking is not None:
                self._thinking.cancel()
            await asyncio.shield(room.leave(socket))

    async def _listen(self, room: Room, socket: Socket) -> None:
        """Answers whatever is asked."""
        metrics = self._desk.metrics
        while True:
            message = await self._next()
            metrics.message(type(message).__name__)
            if isinstance(message, p.Say) and not self._talk.take():
                self._refuse(p.Refused(message.id, "too_fast", "that is a lot of talk; wait a little"), strike=False)
                continue
            if isinstance(message, p.Hint):
                self._hint(room, socket, message)
            else:
                await self._answer(room, socket, message)

    async def _answer(self, room: Room, socket: Socket, message: p.ToServer) -> None:
        """Answers a request, whatever happens."""
        try:
            said = await answer_request(room, socket, message)
        except Exception as problem:
            self._mistake(problem)
            sentence = "this is a mistake of the server, and was noted there"
            said = p.Refused(getattr(message, "id", None), "mistake", sentence)
            socket.send(telling.ENCODER.encode(said))
        if isinstance(said, p.Refused):
            self._desk.metrics.refusal(said.code)

    def _hint(self, room: Room, socket: Socket, message: p.Hint) -> None:
        """Lets a hint be worked out while the viewer goes on; one at a time."""
        if self._thinking is not None and not self._thinking.done():
            self._refuse(p.Refused(message.id, "too_fast", "you will have a hint in a moment"), strike=False)
        elif not self._hints.take():
            self._refuse(p.Refused(message.id, "too_fast", "those were a lot of hints; wait a little"), strike=False)
        else:
            self._thinking = asyncio.ensure_future(self._answer(room, socket, message))

    async def _next(self) -> p.ToServer:
        """The next message that can be read; all others are refused."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                raise _Gone
            raw = event.get("text")
            raw = event.get("bytes") if raw is None else raw
            message = self._decoded(raw or "")
            if isinstance(message, p.Refused):
                self._refuse(message)
            elif not self._pace.take():
                self._refuse(p.Refused(getattr(message, "id", None), "too_fast", "that was too fast; wait a little"))
            else:
                return message

    def _decoded(self, raw: str | bytes) -> p.ToServer | p.Refused:
        """A message, or why it is none."""
        most = self._desk.settings.message_size
        if len(raw) > most:
            return p.Refused(None, "too_large", f"a message holds {most} bytes at most")
        try:
            return _DECODER.decode(raw)
        except msgspec.ValidationError as problem:
            return p.Refused(_id_of(raw), "malformed", f"this is no message of ours: {problem}")
        except (msgspec.DecodeError, ValueError, RecursionError):
            return p.Refused(None, "malformed", "this is no JSON")

    def _refuse(self, refused: p.Refused, strike: bool = True) -> None:
        """Says no; who makes that necessary again and again is sent away."""
        self._desk.metrics.refusal(refused.code)
        self._outgoing.put(telling.ENCODER.encode(refused))
        if strike and not self._patience.take():
            raise _SentAway(p.Bye("too_many", "too many messages that could not be taken"))

    def _mistake(self, problem: Exception) -> None:
        self._desk.metrics.mistakes.inc()
        log_mistake(problem)


def _id_of(raw: str | bytes) -> int | None:
    """The id of a message that does not fit, if it has one."""
    with suppress(msgspec.DecodeError, ValueError, RecursionError):
        return _ID_DECODER.decode(raw).id
    return None


async def _turn_away(scope: Scope, send: Send, status: int, problem: p.Problem) -> None:
    """Refuses a socket before it is open, with a sentence where the server can do that."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    for message in answer(status, problem):
        told: dict[str, Any] = {**message, "type": f"websocket.{message['type']}"}
        await send(told)
