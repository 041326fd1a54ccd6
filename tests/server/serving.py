"""A real server on a free loopback port, with a real database, for tests."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from topcluck.server import protocol as p
from topcluck.server.app import make_app
from topcluck.server.desk import Desk
from topcluck.server.page_files import FOLDER
from topcluck.server.running import Server, bind, make_server
from topcluck.server.settings import Settings

T = TypeVar("T")

WORD = "a word from a browser"
FAST: dict[str, Any] = {"requests_per_minute": 1e6, "messages_per_second": 10000}
_TO_CLIENT: msgspec.json.Decoder[p.ToClient] = msgspec.json.Decoder(p.ToClient)


@dataclass
class Served:
    """A server that runs."""

    app: Starlette
    server: Server
    url: str
    http: httpx.Client
    thread: threading.Thread
    loop: asyncio.AbstractEventLoop

    @property
    def desk(self) -> Desk:
        """What the server has at hand."""
        desk: Desk = self.app.state.desk
        return desk

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def open(self, **wish: Any) -> p.TableMade:
        """Opens a table."""
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=p.TableMade)

    def open_for_two(self, **wish: Any) -> p.TableMade:
        """A table whose opener has both seats, on one screen."""
        seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
        return self.open(**{"game": "chicken-island", "seats": seats, **wish})

    @contextmanager
    def raw(self, **more: Any) -> Iterator[Viewer]:
        """A socket that has not said hello."""
        with connect(self.url.replace("http", "ws") + "/ws", max_size=None, open_timeout=10, **more) as socket:
            yield Viewer(socket)

    @contextmanager
    def at(self, table: str, token: str, have: int = 0) -> Iterator[Viewer]:
        """A viewer of a table."""
        with self.raw() as viewer:
            viewer.say({"type": "hello", "table": table, "token": token, "have": have})
            viewer.welcome = viewer.hear(p.Welcome)
            yield viewer


class Viewer:
    """The other end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: p.Welcome
        self._id = 0

    def say(self, message: Any) -> None:
        """Sends a message, whatever it is."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, timeout: float = 10) -> p.ToClient:
        """The next message of any kind."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str), "JSON comes in text frames"
        return _TO_CLIENT.decode(raw)

    def hear(self, type: type[T], timeout: float = 10) -> T:
        """The next message of this kind."""
        while True:
            message = self.next(timeout)
            if isinstance(message, type):
                return message

    def ask(self, type: str, **fields: Any) -> p.Done | p.Refused | p.Explained:
        """Sends a request and waits for its answer."""
        self._id += 1
        self.say({"type": type, "id": self._id, **fields})
        while True:
            message = self.next()
            if isinstance(message, p.Done | p.Refused | p.Explained) and message.id == self._id:
                return message


@contextmanager
def served(place: Path, page: Path = FOLDER, **settings: Any) -> Iterator[Served]:
    """Runs a server in a thread until the test is over."""
    chosen = Settings(**{"db": f"sqlite:///{place / 'tables.db'}", "port": 0, **FAST, **settings})
    app = make_app(chosen, page=page)
    listening = bind(chosen)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server = make_server(app, chosen)
    began: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        began.append(asyncio.get_running_loop())
        await server.serve([listening])

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    with httpx.Client(base_url=url, timeout=20) as http:
        _wait_for(http)
        try:
            yield Served(app, server, url, http, thread, began[0])
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive(), "the server ends"


def _wait_for(http: httpx.Client) -> None:
    """Waits until the server answers."""
    for _ in range(200):
        try:
            if http.get("/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        threading.Event().wait(0.02)
    raise AssertionError("the server does not answer")
