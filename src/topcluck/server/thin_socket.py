"""A WebSocket of a load generator: as little work for each frame as can be, so that it measures the server.

It knows what our own server sends and nothing else: whole text frames, pings and a farewell, without compression.
Frames to a server must be masked; with the mask zero that leaves them as they are (RFC 6455, 5.3).
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL = 0x80
_MASKED = 0x80
_NO_MASK = b"\0\0\0\0"


class ThinSocket(asyncio.Protocol):
    """One socket: *heard* is called with the text of each message, *lost* once, with a reason."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._host = host
        self._path = path
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is none by name
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes what has come, all whole frames of it."""
        self.received += len(data)
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(f"the server refused the socket: {head[:60].decode(errors='replace')}")
                return
            self.opened.set_result(None)
        self._buffer = self._take_frames(buffer)

    def _take_frames(self, buffer: bytes) -> bytes:
        """Takes whole frames; returns what is left."""
        start, end = 0, len(buffer)
        while end - start >= 2:
            length, body = buffer[start + 1], start + 2
            if length == 126:
                length, body = int.from_bytes(buffer[body : body + 2], "big"), body + 2
            elif length == 127:
                length, body = int.from_bytes(buffer[body : body + 8], "big"), body + 8
            if end < body or end < body + length:
                break
            kind, start = buffer[start], body + length
            if kind == _FINAL | _TEXT:
                self._heard(buffer[body:start])
            elif kind == _FINAL | _PING:
                self._write(bytes((_FINAL | _PONG, _MASKED | length)) + _NO_MASK + buffer[body:start])
            else:
                self._fail("the server closed the socket" if kind == _FINAL | _CLOSE else f"a frame of kind {kind}")
                return b""
        return buffer[start:] if start else buffer

    def send(self, message: bytes) -> None:
        """Sends a text."""
        length = len(message)
        if length < 126:
            head = bytes((_FINAL | _TEXT, _MASKED | length))
        else:
            head = bytes((_FINAL | _TEXT, _MASKED | 126)) + length.to_bytes(2, "big")
        self._write(head + _NO_MASK + message)

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        """Goes away without a word; nobody is told."""
        self._lost = _nobody
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, problem: Exception | None) -> None:
        """The wire is gone."""
        self._fail(str(problem or "the connection was lost"))

    def _fail(self, reason: str) -> None:
        lost, self._lost, transport = self._lost, _nobody, self._transport
        self._transport = None
        if transport is not None:
            transport.abort()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(reason))
        lost(reason)


def _nobody(reason: str) -> None:
    """Nobody wants to know any more."""
