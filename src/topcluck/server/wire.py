"""uvicorn's protocol of one socket, with a quicker way out.

An ASGI server's `send` is a coroutine: somebody must wait for it, and waking a task for every message to every viewer
took longer than sending it. So this protocol offers the app an extension: `write`, which takes a text at once. What was
taken goes out together before the loop looks for new messages: to the system, two texts in a row are one. What comes in
waits for its one reader in a queue that is made for that.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import pack
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

Write = Callable[[bytes], bool]

_EXTENSION = "topcluck.write"
_WHOLE_TEXT = 0x81  # the first byte of a text in one frame (RFC 6455, 5.2)
_MOST_UNSENT = 1 << 16  # bytes that are taken before the system has a look at them
_SHORT, _TWO_BYTES, _EIGHT_BYTES = 125, 126, 127  # how long it is, or where that stands


class Mail:
    """What has come in and was not read yet: as much of an `asyncio.Queue` as one reader needs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # waits for something to read

    def put_nowait(self, event: Any) -> None:
        """Something has come in."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next that has come in."""
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        """Whether everything was read."""
        return not self._events


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Mail(self.loop)  # type: ignore[assignment]
        self._unsent: list[bytes] = []
        self._size = 0  # of these, in bytes

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket: the app begins to serve it, and finds the extension in its scope."""
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)  # none if it was refused at once
        if scope is not None:
            scope["extensions"][_EXTENSION] = {"write": self.write}

    async def run_asgi(self) -> None:
        """Has the app serve the socket; who then has not taken what was sent cannot keep it open."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

    def write(self, text: bytes) -> bool:
        """Sends a text very soon; False, and nothing is sent, where `send` would have to wait or to complain."""
        if self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if not self._unsent:
            self.loop.call_soon(self._send_all)
        self._unsent += (frame_head(len(text)), text)
        self._size += len(text)
        if self._size > _MOST_UNSENT:
            self._send_all()
        return True

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()

    def _send_all(self) -> None:
        """Sends what was taken; it is for nobody if either side has closed meanwhile."""
        unsent, self._unsent, self._size = self._unsent, [], 0
        if unsent and self._is_open():
            self.transport.write(b"".join(unsent))


def writing(scope: Scope) -> Write:
    """How a text can be sent at once through the socket of a scope; servers that know no such thing never do."""
    offered = scope.get("extensions", {}).get(_EXTENSION)
    return _never if offered is None else offered["write"]


def frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes; servers do not mask."""
    if length <= _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return pack("!BBH", _WHOLE_TEXT, _TWO_BYTES, length)
    return pack("!BBQ", _WHOLE_TEXT, _EIGHT_BYTES, length)


def _never(text: bytes) -> bool:
    return False
