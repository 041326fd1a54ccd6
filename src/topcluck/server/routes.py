"""The HTTP API: a table of what there is, and a few lines for each.

Tokens and keys travel in bodies and in the header `Authorization`, never in addresses.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from secrets import compare_digest
from typing import Any

import msgspec
import structlog
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from topcluck.kernel.errors import SetupRefused, TopcluckError
from topcluck.server import protocol as p
from topcluck.server.addresses import is_among
from topcluck.server.desk import Desk
from topcluck.server.earning import profile_of, told
from topcluck.server.lobby import open_table, prepared, sit
from topcluck.server.offered import games_offered, program_version, set_file
from topcluck.server.page_files import packed, sent
from topcluck.server.plain_text import one_line
from topcluck.server.settings import networks
from topcluck.server.store import StoreFailed
from topcluck.server.table import CannotDo, NoSuchTable, Viewer
from topcluck.server.tokens import hashed

PLACES = ("rules", "learn", "achievements", "settings")  # of the page, which knows what to show there
MOST_STEPS = 200  # of a replay at once
_JSON = "application/json"
_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Call:
    """A request that is to be answered."""

    desk: Desk
    request: Request
    body: Any = None
    query: dict[str, int | None] = field(default_factory=dict)

    @property
    def table(self) -> str:
        """The id of the table that the path names."""
        return _table_id(self.request.path_params["table"])

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.desk.addresses.of(self.request.scope)


@dataclass(frozen=True, slots=True)
class Asked:
    """A number in the query."""

    name: str
    sentence: str
    usual: int | None
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for; from these routes and OpenAPI document are made."""

    method: str
    path: str
    name: str
    sentence: str
    handle: Callable[[Call], Awaitable[Any]]
    answer: Any = None  # its type; None: no JSON
    body: type | None = None
    query: tuple[Asked, ...] = ()
    bearer: bool = False  # whether a seat's token in the header makes a difference
    status: int = 200
    refusals: dict[int, str] = field(default_factory=dict)


# -- the lobby --------------------------------------------------------------------------------------------------------


async def games(call: Call) -> Response:
    """What can be played."""
    return _kept(call, lambda: games_offered(call.desk.settings, call.desk.shelf))


async def card_set(call: Call) -> Response:
    """The cards of a set."""

    def found() -> p.SetFile:
        cards = set_file(call.desk.shelf, call.request.path_params["name"])
        if cards is None:
            raise CannotDo("no_such_set", "there is no such card set here")
        return cards

    return _kept(call, found)


def _kept(call: Call, make: Callable[[], Any]) -> Response:
    """An answer that stays the same while the server runs: made once, compressed, and not sent to who has it."""
    packs, path = call.desk.packed, call.request.scope["path"]
    if path not in packs:
        packs[path] = packed(msgspec.json.encode(make()), f"{_JSON}; charset=utf-8")
    return sent(packs[path], call.request.headers)


async def check_table(call: Call) -> p.Checked:
    """Whether a table could be opened."""
    try:
        row, _, _ = prepared(_wished(call.desk, call.body))
    except TopcluckError as problem:
        return p.Checked(False, str(problem))
    return p.Checked(True, setup=row.setup)


async def new_table(call: Call) -> p.TableMade:
    """Opens a table."""
    desk, wish = call.desk, call.body
    code = desk.settings.invitation
    if code and not compare_digest((wish.code or "").encode(), code.encode()):
        raise CannotDo("invitation", "this server asks for its invitation code before one opens a table")
    await _check_room_for_tables(desk, call.address)
    made = await open_table(desk.rooms, _wished(desk, wish))
    desk.addresses.tables_of(call.address).add(made.table)
    desk.tables += 1
    desk.metrics.opened.inc()
    _log.info("table_opened", table=made.table, game=wish.game)
    return made


def _wished(desk: Desk, wish: p.NewTable) -> p.NewTable:
    """A table as this server opens it: names in one line, own islands found, and talk only where there is any."""
    seats = [structs.replace(seat, name=None if seat.name is None else _name(seat.name)) for seat in wish.seats]
    options = desk.shelf.resolved(wish.game, wish.options)
    return structs.replace(wish, seats=seats, options=options, talk=wish.talk and desk.settings.talk)


def _name(name: str) -> str:
    """A person's name as others see it."""
    shown = one_line(name)
    if not shown:
        raise SetupRefused("a name needs a letter that one can see")
    return shown


async def _check_room_for_tables(desk: Desk, address: str) -> None:
    """Refuses when there are too many tables, here or of one address."""
    if desk.tables >= desk.settings.tables:
        raise CannotDo("full", "this server has as many tables as it can hold")
    opened = desk.addresses.tables_of(address)
    if len(opened) >= desk.settings.tables_per_address:
        for id in list(opened):
            found = await desk.store.table(id)
            if found is None or found[0].status in ("over", "stuck"):
                opened.discard(id)
    if len(opened) >= desk.settings.tables_per_address:
        raise CannotDo("too_many_tables", "your address has too many unfinished tables here; end one of them first")


async def table_info(call: Call) -> p.TableInfo:
    """A table as everybody sees it."""
    room = await call.desk.rooms.room(call.table)
    return room.table.info(room.present)


async def sit_down(call: Call) -> p.SeatLink:
    """Takes a free seat."""
    wish = structs.replace(call.body, name=_name(call.body.name))
    return await sit(call.desk.rooms, call.table, wish)


async def mine(call: Call) -> p.MyTables:
    """The tables of a browser."""
    return await call.desk.summaries.of(hashed(call.body.key), call.body.first, call.body.count)


async def profile(call: Call) -> p.Achievements:
    """What a person has achieved."""
    return told(*await profile_of(call.desk.store, hashed(call.body.key)))


async def tick(call: Call) -> p.Achievements:
    """Notes what no game can see."""
    key = hashed(call.body.key)
    await call.desk.earning.tick(key, call.body.feat, call.body.done)
    return told(*await profile_of(call.desk.store, key))


# -- games to look at -------------------------------------------------------------------------------------------------


async def record(call: Call) -> dict[str, Any]:
    """The whole game, when it is over."""
    room = await call.desk.rooms.room(call.table)
    if not room.table.over:
        raise CannotDo("not_over", "the record holds all secrets: it can be had when the game is over")
    return room.table.record().to_json()


async def replay(call: Call) -> p.Replay:
    """A game step by step."""
    room = await call.desk.rooms.room(call.table)
    if room.table.match is None:
        raise CannotDo("not_begun", "the game has not begun")
    viewer = await _viewer(call) if not room.table.over else _chosen(call, len(room.table.seats))
    first, count = call.query["first"] or 0, call.query["count"] or MOST_STEPS
    return await call.desk.replays.stretch(call.table, viewer, first, count)


async def _viewer(call: Call) -> Viewer:
    """Whose replay of a running game may be seen: that of the token's seat."""
    scheme, _, token = call.request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise CannotDo("not_over", "while a game goes on its replay is for those at the table, with their token")
    return await call.desk.rooms.viewer(call.table, token.strip())


def _chosen(call: Call, seats: int) -> Viewer:
    """From where a finished game shall be seen."""
    seat = call.query["seat"]
    if seat is not None and seat >= seats:
        raise CannotDo("no_such_seat", f"there is no seat {seat}; this game has {seats}")
    return seat


# -- the server itself ------------------------------------------------------------------------------------------------


async def health(call: Call) -> p.Health:
    """The process is there."""
    return p.Health(call.desk.status, program_version())


async def ready(call: Call) -> Response:
    """The process can serve tables."""
    status = call.desk.status
    if status == "ok" and not await call.desk.store.ready():
        status = "ill"
    return _json(p.Health(status, program_version()), 200 if status == "ok" else 503)


async def metrics(call: Call) -> Response:
    """Figures for Prometheus."""
    desk = call.desk
    allowed = is_among(desk.addresses.raw(call.request.scope), networks(desk.settings.metrics_from))
    if not desk.settings.metrics or not allowed:
        raise CannotDo("no_such_page", "there is nothing here")
    desk.metrics.sockets.set(desk.addresses.sockets)
    desk.metrics.rooms.set(len(desk.rooms.here()))
    desk.metrics.tables.set(desk.tables)
    desk.metrics.thinking.set(desk.thinking.busy if desk.thinking else 0)
    return Response(desk.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def page(call: Call) -> Response:
    """The page; which table it is about it sees by itself."""
    return sent(call.desk.page.index, call.request.headers)


async def page_file(call: Call) -> Response:
    """A file of the page."""
    found = call.desk.page.file(call.request.path_params["file"])
    if found is None:
        raise CannotDo("no_such_page", "there is nothing here")
    return sent(found, call.request.headers)


_WRONG = {422: "The request is readable, but something in it is wrong or impossible."}
_NO_TABLE = {404: "There is no such table, or the token does not belong to it."}

OPERATIONS = (
    Operation("GET", "/api/games", "games", "What can be played here, and how.", games, p.Games),
    Operation(
        "GET", "/api/sets/{name}", "card_set", "All cards of a set.", card_set, p.SetFile,
        refusals={404: "There is no such set."},
    ),
    Operation(
        "POST", "/api/tables", "open_table", "Opens a table.", new_table, p.TableMade, p.NewTable, status=201,
        refusals={**_WRONG, 403: "The invitation code is wrong.", 409: "There are too many tables."},
    ),
    Operation(
        "POST", "/api/tables/check", "check_table", "Would this table be opened?", check_table, p.Checked, p.NewTable,
        refusals=_WRONG,
    ),
    Operation("GET", "/api/tables/{table}", "table", "A table as everybody sees it.", table_info, p.TableInfo,
              refusals=_NO_TABLE),
    Operation(
        "POST", "/api/tables/{table}/seats", "sit_down", "Takes a free seat, with the invitation's token.", sit_down,
        p.SeatLink, p.SitDown, status=201, refusals={**_WRONG, **_NO_TABLE, 409: "The seat is taken."},
    ),
    Operation(
        "GET", "/api/tables/{table}/record", "record", "The whole game, when it is over.", record, dict[str, Any],
        refusals={**_NO_TABLE, 403: "The game goes on."},
    ),
    Operation(
        "GET", "/api/tables/{table}/replay", "replay",
        "A game step by step: a finished one for everybody, a running one as the seat of the token saw it.", replay,
        p.Replay, bearer=True,
        query=(
            Asked("first", "The first step, counted from 0.", 0, 0, 1_000_000),
            Asked("count", "How many steps.", MOST_STEPS, 1, MOST_STEPS),
            Asked("seat", "Of a finished game: as this seat saw it.", None, 0, 3),
        ),
        refusals={**_WRONG, **_NO_TABLE, 403: "The game goes on, and this is no token of its table."},
    ),
    Operation("POST", "/api/mine", "mine", "The tables of a browser, the latest first.", mine, p.MyTables, p.Mine,
              refusals=_WRONG),
    Operation("POST", "/api/profile", "profile", "What a person has achieved.", profile, p.Achievements,
              p.ProfileAsked, refusals=_WRONG),
    Operation("POST", "/api/profile/tick", "tick", "Notes an achievement that no game can see, or takes it back.", tick,
              p.Achievements, p.Tick, refusals=_WRONG),
    Operation("GET", "/health", "health", "Whether the process is there.", health, p.Health),
    Operation("GET", "/ready", "ready", "Whether it can serve tables.", ready, p.Health,
              refusals={503: "Not now."}),
)  # fmt: skip

_PAGES = (
    Operation("GET", "/metrics", "metrics", "Figures for Prometheus.", metrics),
    Operation("GET", "/", "page", "The page.", page),
    Operation("GET", "/t/{rest:path}", "page_of_table", "The page.", page),
    Operation("GET", "/r/{rest:path}", "page_of_replay", "The page.", page),
    *(Operation("GET", f"/{place}", f"page_{place}", "The page.", page) for place in PLACES),
    Operation("GET", "/{file:path}", "page_file", "A file of the page.", page_file),
)

_STATUS = {
    "no_such_table": 404, "no_such_set": 404, "no_such_page": 404, "no_such_seat": 422, "not_seated": 403,
    "invitation": 403, "not_over": 403, "busy": 503, "full": 409,
}  # fmt: skip


def make_routes(desk: Desk, document: Callable[[], bytes]) -> list[Route]:
    """The routes of the app; *document* is the OpenAPI document."""

    async def described(request: Request) -> Response:
        return Response(document(), media_type=_JSON)

    return [
        *(_route(desk, operation) for operation in OPERATIONS),
        Route("/api/openapi.json", described),
        *(_route(desk, operation) for operation in _PAGES),
    ]


def _route(desk: Desk, operation: Operation) -> Route:
    """An operation as Starlette serves it: refusals become problems, values become JSON."""
    decoder: msgspec.json.Decoder[Any] | None = None
    if operation.body is not None:
        decoder = msgspec.json.Decoder(operation.body)

    async def endpoint(request: Request) -> Response:
        try:
            body = None if decoder is None else _decoded(decoder, await request.body())
            query = {asked.name: _number(asked, request.query_params.get(asked.name)) for asked in operation.query}
            found = await operation.handle(Call(desk, request, body, query))
            response = found if isinstance(found, Response) else _json(found, operation.status)
        except TopcluckError as problem:
            response = refusal(problem)
            desk.metrics.refusal(_code(problem))
        desk.metrics.answer(response.status_code)
        return response

    return Route(operation.path, endpoint, methods=[operation.method], name=operation.name)


class _BadRequest(CannotDo):
    """A body that is no JSON."""


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    """The body of a request."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as problem:
        raise SetupRefused(f"the body does not fit: {_lower(str(problem))}") from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise _BadRequest("unreadable", "the body is no JSON") from None


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _number(asked: Asked, text: str | None) -> int | None:
    """A number of the query."""
    if text is None:
        return asked.usual
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and asked.low <= int(text) <= asked.high):
        raise SetupRefused(f"{asked.name} should be a whole number from {asked.low} to {asked.high}")
    return int(text)


def _table_id(text: str) -> str:
    """The id of a table; what cannot be one leads nowhere."""
    try:
        return msgspec.convert(text, p.TableId)
    except msgspec.ValidationError:
        raise NoSuchTable from None


def _json(value: Any, status: int) -> Response:
    """A value as an answer that nobody keeps."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, media_type=_JSON)


def refusal(problem: TopcluckError) -> Response:
    """A refusal as an answer."""
    return _json(p.Problem(_code(problem), str(problem)), _status(problem))


def _status(problem: TopcluckError) -> int:
    if isinstance(problem, _BadRequest):
        return 400
    if isinstance(problem, StoreFailed):
        return 503
    return _STATUS.get(problem.code, 409) if isinstance(problem, CannotDo) else 422


def _code(problem: TopcluckError) -> str:
    """A word for a refusal."""
    if isinstance(problem, CannotDo):
        return problem.code
    return "unavailable" if isinstance(problem, StoreFailed) else "refused"
