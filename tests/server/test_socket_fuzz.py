"""Whatever is sent to a table out of turn, out of form or out of place: a clear refusal, and nothing has changed.

`FUZZ_MESSAGES=10000` sends at least so many that must be refused, half of them in each game; harmless ones that happen
to be among them (`ping`, `why_not`), and those of people who have not said hello, come on top.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.serving import Served, Viewer, served
from topcluck.server import protocol as p
from topcluck.server import sockets

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "500"))
TYPES = ("hello", "act", "why_not", "take_back", "ask_back", "answer_back", "stand", "say", "mute", "resign",
         "substitute", "rematch", "ping", "fly")  # fmt: skip
KEYS = ("type", "id", "line", "at", "to", "agree", "what", "text", "seat", "on", "table", "token", "have", "word", "x")
WORDS = ("pass", "done", "step c4", "attack golem@c4 leader@d4", "choose nobody", "choose", "!resign", "!stir 3",
         "roll", "place barn Z99", "fire P2 B3", "\x00", "\ud800", "é" * 50, "'; drop table seat; --", "%s%n",
         "c4" * 300, "../../etc", "{}", "", " ")  # fmt: skip
CHANGING = frozenset({"say", "mute", "stand", "substitute", "resign"})  # what a seat may do at any time


@pytest.fixture(params=["chicken-island", "touche-poulet"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def values(luck: random.Random, depth: int = 0) -> Any:
    """Any value at all, as JSON knows them."""
    kinds = 9 if depth < 3 else 7
    match luck.randrange(kinds):
        case 0:
            return luck.choice(WORDS)
        case 1:
            return luck.randrange(-3, 400)
        case 2:
            return luck.choice((2**53, 2**64, -(2**70), 1e300, 0.5, -0.0))
        case 3:
            return luck.choice((True, False))
        case 4:
            return None
        case 5:
            return luck.choice(TYPES)
        case 6:
            return "x" * luck.randrange(500)
        case 7:
            return [values(luck, depth + 1) for _ in range(luck.randrange(4))]
        case _:
            return {luck.choice(KEYS): values(luck, depth + 1) for _ in range(luck.randrange(4))}


def well_formed(luck: random.Random) -> dict[str, Any]:
    """A message of the right form that is out of turn or makes no sense here."""
    id = luck.randrange(1000)
    return luck.choice(
        (
            {"type": "act", "id": id, "line": luck.choice(WORDS) or "x"},
            {"type": "act", "id": id, "line": "choose nobody", "at": luck.randrange(50)},
            {"type": "why_not", "id": id, "line": luck.choice(WORDS) or "x"},
            {"type": "take_back", "id": id},
            {"type": "ask_back", "id": id, "to": luck.randrange(1000, 2000)},
            {"type": "answer_back", "id": id, "agree": luck.random() < 0.5},
            {"type": "rematch", "id": id},
            {"type": "ping", "id": id},
            {"type": "hello", "table": "x" * 16, "token": "y" * 43},
        )
    )


def broken(luck: random.Random) -> str | bytes:
    """A message that is out of form."""
    match luck.randrange(6):
        case 0:
            return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
        case 1:
            text = json.dumps(well_formed(luck))
            return text[: luck.randrange(len(text))]
        case 2:
            text = json.dumps(well_formed(luck))
            place = luck.randrange(len(text))
            return text[:place] + luck.choice('{}[],:"\\0é\x01') + text[place + 1 :]
        case 3:
            return json.dumps(values(luck))
        case 4:
            return json.dumps({"type": luck.choice(TYPES), "more": 1, luck.choice(KEYS[1:]): values(luck)})
        case _:
            return luck.choice(("[", '{"a":')) * luck.randrange(1, 3000)


def fuzz(luck: random.Random) -> str | bytes:
    """A message that must not change anything."""
    message = json.dumps(well_formed(luck)) if luck.random() < 0.4 else broken(luck)
    return "{}" if _is_allowed(message) else message


def _is_allowed(message: str | bytes) -> bool:
    """Whether a message has happened to become one that a seat may send at any time."""
    try:
        found = msgspec.json.decode(message)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and str(found.get("type")) in CHANGING


async def standing(server: Served, table: str) -> tuple[int, str, list[Any]]:
    """How a table stands: the log, the check sum of the position, and who knows how much."""
    room = await server.desk.rooms.room(table)
    assert room.table.match is not None
    log = await server.desk.store.read(table)
    return len(log), json.dumps(room.table.match.state.dump(), sort_keys=True), list(room.table.numbers.items())


def answered(viewer: Viewer, message: str | bytes) -> str:
    """The code of the answer to a message, which must be a refusal or harmless."""
    viewer.say(message)
    while True:
        answer = viewer.next()
        if isinstance(answer, p.Refused):
            assert answer.code != "mistake" and answer.sentence, (message, answer)
            return answer.code
        if isinstance(answer, p.Done | p.Explained):
            assert _type_of(message) in ("ping", "why_not"), (message, answer)
            return "fine"
        assert isinstance(answer, p.Presence), (message, answer)


def _type_of(message: str | bytes) -> str:
    return str(msgspec.json.decode(message)["type"])


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not send anybody away."""
    monkeypatch.setattr(sockets, "STRIKES", (1e6, 1e6))


@pytest.mark.usefixtures("patient")
def test_nothing_that_is_out_of_form_or_turn_changes_anything(tmp_path: Path, game: str) -> None:
    luck = random.Random(game)
    codes: Counter[str] = Counter()
    with served(tmp_path, message_size=4096) as server:
        made = server.open_for_two(game=game)
        before = server.do(standing(server, made.table))
        tokens = [made.seats[0].token, made.seats[1].token, made.watch]
        for turn in range(3):
            with server.at(made.table, tokens[turn]) as viewer:
                while codes.total() - codes["fine"] < MESSAGES / 2 * (turn + 1) / 3:
                    codes[answered(viewer, fuzz(luck))] += 1
        assert server.do(standing(server, made.table)) == before
        assert server.desk.metrics.mistakes._value.get() == 0
    assert {"malformed", "fine", "said_already", "spectator"} <= set(codes)
    assert codes.total() - codes["fine"] >= MESSAGES / 2


def test_before_hello_nothing_gets_through_either(tmp_path: Path) -> None:
    luck = random.Random(5)
    with served(tmp_path) as server:
        made = server.open_for_two()
        before = server.do(standing(server, made.table))
        for _ in range(MESSAGES // 50 + 1):
            with server.raw() as stranger:
                for _ in range(10):
                    message = fuzz(luck)
                    if b'"hello"' not in (
                        message if isinstance(message, bytes) else message.encode("utf-8", "replace")
                    ):
                        stranger.say(message)
                        assert isinstance(stranger.next(), p.Refused)
        assert server.do(standing(server, made.table)) == before
