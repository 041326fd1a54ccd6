"""The server as an ASGI app: store, tables, routes and sockets put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from topcluck.kernel.errors import TopcluckError
from topcluck.server.addresses import Addresses
from topcluck.server.clocks import Clocks
from topcluck.server.desk import Desk
from topcluck.server.earning import Earning
from topcluck.server.headers import Guard
from topcluck.server.hints import Hints
from topcluck.server.logs import log_mistake
from topcluck.server.metrics import Metrics
from topcluck.server.openapi import document
from topcluck.server.pace import pace_of
from topcluck.server.page_files import FOLDER, PageFiles
from topcluck.server.protocol import Bye
from topcluck.server.replaying import Replays
from topcluck.server.rooms import Rooms
from topcluck.server.routes import make_routes, refusal
from topcluck.server.settings import Settings
from topcluck.server.shelf import open_shelf
from topcluck.server.sockets import Sockets
from topcluck.server.store import Store
from topcluck.server.store.opening import open_store
from topcluck.server.summaries import Summaries
from topcluck.server.table import CannotDo
from topcluck.server.thinking import Thinking
from topcluck.server.workers import Workers

HOUSEKEEPING = 15.0  # seconds between two rounds; presence lasts three of them
_ROUNDS_TO_FORGET = 4  # rounds between two looks for tables that can be forgotten
_DAY = 86400.0
_log = structlog.get_logger()


def make_app(settings: Settings, store: Store | None = None, page: Path = FOLDER) -> Starlette:
    """The app for these settings; `SetupRefused` says what is wrong with them."""
    store = store or open_store(settings.db, synchronous=settings.synchronous.upper())
    rooms, metrics = Rooms(store, settings.name or None), Metrics()
    rooms.took = metrics.took
    addresses = Addresses(settings)
    desk = Desk(
        settings, store, open_shelf(settings.folder), rooms, addresses, metrics, Replays(rooms), Summaries(rooms),
        Earning(rooms), PageFiles(page),
    )  # fmt: skip
    sockets = Sockets(desk)
    server = _Running(desk, sockets)
    app = Starlette(
        routes=[WebSocketRoute("/ws", sockets), *make_routes(desk, document)],
        middleware=[Middleware(Guard, settings=settings, addresses=addresses)],
        exception_handlers={HTTPException: _problem},
        lifespan=server.lifespan,
    )
    app.state.desk = desk
    app.state.server = server
    return app


async def _problem(request: Request, problem: Exception) -> Response:
    """What leads nowhere, as every refusal is told."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        response = refusal(CannotDo("method", "this cannot be asked for in this way"))
    else:
        response = refusal(CannotDo("no_such_page", "there is nothing here"))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


class _Running:
    """The server while it runs: what happens by itself, and how it ends."""

    def __init__(self, desk: Desk, sockets: Sockets) -> None:
        self._desk = desk
        self._sockets = sockets

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Opens the store, lets bots think and keeps house until it ends."""
        desk = self._desk
        await desk.store.open()
        await desk.store.claim()
        desk.tables = len(await desk.store.all_tables())
        thinking = desk.thinking = _thinking(desk)
        await thinking.start()
        desk.earning.start()
        desk.rooms.hints = Hints(thinking.workers)
        housekeeping = asyncio.ensure_future(self._keep_house())
        desk.status = "ok"
        _log.info("started", process=desk.rooms.process)
        try:
            yield
        finally:
            await self.say_bye()
            housekeeping.cancel()
            await asyncio.gather(housekeeping, return_exceptions=True)
            await thinking.stop()
            await desk.earning.finish()
            await desk.store.close()
            _log.info("stopped", process=desk.rooms.process)

    async def say_bye(self) -> None:
        """Tells everybody at the tables that the server ends; their browsers come back by themselves."""
        self._desk.status = "stopping"
        await self._sockets.say_bye(Bye("shutdown", "the server ends; nothing is lost, it goes on where it stopped"))

    async def _keep_house(self) -> None:
        """What must be done every now and then."""
        rounds = 0
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            rounds += 1
            try:
                await self._desk.rooms.keep_house()
                if rounds % _ROUNDS_TO_FORGET == 0:
                    await self.forget()
            except TopcluckError as problem:  # the database does not answer; the next round will see
                _log.warning("housekeeping_failed", kind=type(problem).__name__)
            except Exception as problem:
                self._desk.metrics.mistakes.inc()
                log_mistake(problem)

    async def forget(self) -> None:
        """Forgets tables that nobody has touched for as long as the host says."""
        desk, settings = self._desk, self._desk.settings
        finished = settings.forget_finished * _DAY or None
        gone = await desk.store.forget(
            time.time(), settings.forget_open * _DAY, settings.forget_running * _DAY, finished
        )
        for id in gone:
            desk.rooms.drop(id, Bye("not_welcome", "this table was forgotten: nobody has touched it for long"))
        desk.tables = len(await desk.store.all_tables())
        if gone:
            _log.info("tables_forgotten", number=len(gone))


def _thinking(desk: Desk) -> Thinking:
    """What lets bots think and clocks run."""
    settings = desk.settings
    workers = Workers(settings.bot_workers or None, folder=settings.folder)
    return Thinking(desk.rooms, workers, Clocks(), pace_of(settings.least_thinking), heard=desk.metrics.bot)
