"""What a server would send to a viewer of a recorded game, for tests of the page: real messages without a server."""

from __future__ import annotations

from typing import Any

import msgspec

from tools.recorded_talk import FOLDER
from topcluck.kernel.replay import Record
from topcluck.server import telling
from topcluck.server.store import SeatRow, TableRow
from topcluck.server.table import Table
from topcluck.server.viewing import Encoding

GAMES = {"chicken-island": "island-2.json", "touche-poulet": "farm-2.json"}
SENT = 60  # entries of the game
NAMES = ("Berta", "Gaston")


def messages() -> dict[str, Any]:
    """By game: what seat 0 hears first, what it hears then, and what it would hear if it came back at the end."""
    return {game: _heard(Record.parse((FOLDER / file).read_text("utf-8"))) for game, file in GAMES.items()}


def _heard(record: Record) -> dict[str, Any]:
    table = Table(_row(record), [SeatRow(seat, "person", name) for seat, name in enumerate(NAMES)])
    table.enter("begin", None, "", 0.0)
    first = telling.welcome(table, 0, 0, [0])
    updates = []
    for at, entry in enumerate(record.entries[:SENT]):
        happening = table.enter("act", entry.seat, entry.text, float(at))
        if happening.noticed_by(0):
            asked = 0 in happening.asked
            updates.append(telling.update(table, 0, table.numbers[0], happening, Encoding(), None, asked))
    last = telling.welcome(table, 0, first.number, [0])
    return {"welcome": _plain(first), "updates": [_plain(one) for one in updates], "last": _plain(last)}


def _row(record: Record) -> TableRow:
    return TableRow(
        "recorded1", record.game, record.revision, record.setup, {"talk": True, "clock": None, "seed": None}, "secret",
        str(record.seed), "", "", 0.0,
    )  # fmt: skip


def _plain(message: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(telling.ENCODER.encode(message))
