"""What every answer carries and every request must keep to, around the whole app: plain ASGI, no copy of any body.

A page of ours runs no inline script or style, loads nothing from elsewhere, and is shown in nobody's frame.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from topcluck.server.addresses import Addresses
from topcluck.server.logs import log_mistake
from topcluck.server.protocol import Problem
from topcluck.server.settings import Settings

_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_LOCAL_NAME = re.compile(r"localhost|[^.]+|.+\.(local|lan|home|internal|localhost)|\d+\.\d+\.\d+\.\d+", re.IGNORECASE)
_FREE = ("/health", "/ready", "/metrics", "/assets/")  # not counted: those who look after the server ask often

_ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()"),
)


@lru_cache(maxsize=256)
def content_policy(host: str) -> bytes:
    """What a page of ours may do. Not every browser counts sockets to the own host as `'self'`, so they are named."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ).encode()


def header(scope: Scope, name: bytes) -> str:
    """The first header of that name, or an empty text."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_welcome(scope: Scope, settings: Settings) -> bool:
    """Whether the page that asks (its origin) may: ours, or one that the host has named. Programs name none.

    That the page has the same host as the request proves nothing for names in the public DNS: anybody's name can lead
    to this machine. So such names must be named in the settings.
    """
    origin = header(scope, b"origin")
    if not origin:
        return True
    named = {address.rstrip("/").lower() for address in (settings.public, *settings.origins) if address}
    if origin.lower() in named:
        return True
    page = urlsplit(origin)
    host = page.hostname or ""
    return page.netloc.lower() == header(scope, b"host").lower() and (
        page.netloc.startswith("[") or _LOCAL_NAME.fullmatch(host) is not None
    )


def answer(status: int, problem: Problem, *more: tuple[bytes, bytes]) -> tuple[Message, Message]:
    """A refusal as ASGI messages."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    start = {"type": "http.response.start", "status": status, "headers": headers}
    return start, {"type": "http.response.body", "body": body}


class Guard:
    """Around the whole app: headers, limits, and a sentence in place of a traceback."""

    def __init__(self, app: ASGIApp, settings: Settings, addresses: Addresses) -> None:
        self.app = app
        self.settings = settings
        self.addresses = addresses
        self._more = ((b"strict-transport-security", b"max-age=31536000"),) if settings.is_https else ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; sockets look after themselves."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [
                    *message["headers"], *_ALWAYS, *self._more,
                    (b"content-security-policy", content_policy(header(scope, b"host"))),
                ]  # fmt: skip
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            for message in refusal:
                await sending(message)
            return
        try:
            await self.app(scope, _Limited(receive, self.settings.message_size), sending)
        except TooLarge:
            for message in answer(413, self._too_large()):
                await sending(message)
        except Exception as problem:
            log_mistake(problem, path=_safe_path(scope))
            if started:
                raise
            for message in answer(500, Problem("mistake", "this is a mistake of the server, and was noted there")):
                await sending(message)

    def _refusal(self, scope: Scope) -> tuple[Message, Message] | None:
        """Why a request is not even looked at."""
        path: str = scope["path"]
        if not path.startswith(_FREE) and (wait := self.addresses.request(self.addresses.of(scope))):
            sentence = f"too many requests from your address; try again in {wait:.0f} s"
            return answer(429, Problem("too_many", sentence), (b"retry-after", f"{wait:.0f}".encode()))
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length) > self.settings.message_size:
            return answer(413, self._too_large())
        if scope["method"] not in ("GET", "HEAD") and not is_welcome(scope, self.settings):
            return answer(403, Problem("origin", "pages from elsewhere may not use this server"))
        return None

    def _too_large(self) -> Problem:
        return Problem("too_large", f"a request holds {self.settings.message_size} bytes at most")


class TooLarge(Exception):
    """A body that is larger than it may be."""


class _Limited:
    """Reads a body as far as it may be large."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise TooLarge
        return message


def _safe_path(scope: Scope) -> str:
    """The path of a request for a log line; no capability ever stands in one."""
    path: Any = scope["path"]
    return str(path)[:80]
