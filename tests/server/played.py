"""Games that were played at a table, without a server."""

from __future__ import annotations

import json
from random import Random

import msgspec

from tests.server.rows import NOON
from topcluck import games
from topcluck.kernel.chance import shared_seed
from topcluck.server.store import SeatRow, TableRow, Whole
from topcluck.server.table import Table


def a_game(id: str = "table-one", entries: int = 30, back: bool = False, over: bool = False) -> Whole:
    """A game by chance; *back*: some of it was taken back by consent; *over*: in the end the people give up."""
    made = games.game("touche-poulet")
    seats = [
        SeatRow(0, "person", "Ann", "hen", f"token of Ann at {id}", "key of Ann", "word of Ann"),
        SeatRow(1, "bot", bot="hen"),
        SeatRow(2, "person", "Bob", "hen", f"token of Bob at {id}", "key of Bob", "word of Bob"),
    ]
    secret = f"secret of {id}"
    row = TableRow(
        id, made.id, made.revision, dict(made.setup(players=3)), {"talk": True, "clock": None, "seed": None}, secret,
        shared_seed(secret, ["word of Ann", "word of Bob"]), f"invite {id}", f"watch {id}", NOON, updated=NOON,
    )  # fmt: skip
    table, luck = Table(row, seats), Random(id)
    table.enter("begin", None, "", NOON)
    match = table.playing()
    while len(match.entries) < entries:
        seat = match.decision.seat
        offered = match.legal_actions_of(seat)
        table.enter("act", seat, str(luck.choice(list(offered))), NOON + table.last)
        if back and len(match.entries) == 12:
            back = False
            table.enter("talk", 0, "Oh no!", NOON + table.last)
            table.enter("back", 0, json.dumps({"to": 7, "stir": True}), NOON + table.last)
    for seat in (0, 2) if over else ():
        table.enter("resign", seat, "", NOON + table.last)
    moved = {"last": table.last, "updated": NOON + table.last, **msgspec.structs.asdict(table.standing())}
    return Whole(msgspec.structs.replace(row, **moved), seats, [happening.row for happening in table.past])
