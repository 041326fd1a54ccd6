"""The app under uvicorn, set up as this server needs it."""

from __future__ import annotations

import gc
import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette

from topcluck.kernel.errors import SetupRefused
from topcluck.server.settings import Settings
from topcluck.server.wire import Wire

_PING = 20.0  # seconds between two pings, and to answer one
_END_WITHIN = 5  # seconds for what is still being answered when the server ends
USUAL_PORT = 8000
_TRIED = 20  # ports, when the usual one is taken


def spare_the_collector() -> None:
    """Lets the garbage collector look seldom, and never at what is there for good.

    States, views and messages are trees that go when nobody holds them; looking for cycles among those of some hundred
    tables took a tenth of the server's time. Most of what is young is the tables as they stand, which is looked at each
    time in vain; what stays is looked at twice, a few hundred thousand objects at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 3, 100)


class Server(uvicorn.Server):
    """Says bye to all tables before it closes their sockets."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen."""
        await super().startup(sockets)
        spare_the_collector()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends within seconds."""
        await self._app().state.server.say_bye()
        await super().shutdown(sockets)

    def _app(self) -> Any:
        return self.config.app


def make_server(app: Starlette, settings: Settings) -> Server:
    """A server for the app. Who is behind a proxy, and what is logged, is our own business."""
    return Server(
        uvicorn.Config(
            app,
            http="auto",  # httptools where it is installed
            loop="auto",  # uvloop where it is installed
            ws=Wire,
            ws_max_size=max(4 * settings.message_size, 1 << 17),  # what is a little too large is refused by us
            ws_ping_interval=_PING,
            ws_ping_timeout=_PING,
            ws_per_message_deflate=False,
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=_END_WITHIN,
        )
    )


def bind(settings: Settings) -> socket.socket:
    """A socket to listen on: at the port that was named, otherwise at the usual one or the next that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    named, reason = settings.port, ""
    for port in (*range(USUAL_PORT, USUAL_PORT + _TRIED), 0) if named is None else (named,):
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((settings.host, port))
            found.listen(1024)
            found.setblocking(False)
            return found
        except (OSError, UnicodeError) as problem:  # a name that no address can have is no Unicode of the DNS
            found.close()
            reason = getattr(problem, "strerror", None) or str(problem)
    raise SetupRefused(f"cannot listen on {settings.host} port {named or USUAL_PORT}: {reason}")
