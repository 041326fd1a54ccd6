"""How tests of the server sit down: a table in memory, without a store, that has begun."""

from __future__ import annotations

from typing import Any

from topcluck import games
from topcluck.bots import Budget, ask, find_bot
from topcluck.kernel.faces import Seat
from topcluck.server.store import SeatRow, TableRow
from topcluck.server.table import Happening, Table, Viewer

ISLAND, FARM = "chicken-island", "touche-poulet"
NOON = 1_000_000.0  # when all games of these tests begin


def rows(
    game: str = ISLAND,
    who: str = "pp",
    *,
    clock: dict[str, Any] | None = None,
    bot: str = "chick",
    talk: bool = True,
    **options: Any,
) -> tuple[TableRow, list[SeatRow]]:
    """A table as it is stored: a letter for each seat, p for people and b for bots."""  # fmt: skip
    setup = dict(games.game(game).setup(players=len(who), **options))
    manners = {"talk": talk, "clock": clock, "seed": "7"}
    row = TableRow("table-of-tests", game, 1, setup, manners, "secret", "7", "invite", "watch", NOON)
    return row, [
        SeatRow(seat, "bot", bot=bot) if letter == "b"
        else SeatRow(seat, "person", f"Person {seat}", bot, f"token{seat}", "", "word")
        for seat, letter in enumerate(who)
    ]  # fmt: skip


def begun(game: str = ISLAND, who: str = "pp", **manners: Any) -> Table:
    """A table at which the game has begun."""
    table = Table(*rows(game, who, **manners))
    table.enter("begin", None, "", NOON)
    return table


def act(table: Table, seat: Seat, line: str, at: float = NOON) -> list[Happening]:
    """A seat acts."""
    return [table.enter("act", seat, text, at) for text in table.lines(seat, line)]


def options(table: Table, seat: Seat) -> list[str]:
    """What a seat may answer."""
    assert table.match is not None
    return [str(action) for action in table.match.legal_actions_of(seat)]


def kind(table: Table, seat: Seat | None = None) -> str:
    """What kind of decision the first who is asked stands at, or a certain seat."""
    assert table.match is not None
    return table.match.game.decision(table.match.state, table.asked()[0] if seat is None else seat).kind


def first(table: Table, at: float = NOON) -> Happening:
    """The first who is asked takes its first option."""
    seat = table.asked()[0]
    return act(table, seat, options(table, seat)[0], at)[0]


def play_on(table: Table, at: float = NOON) -> Happening:
    """The first who is asked plays like a hen."""
    seat = table.asked()[0]
    assert table.match is not None
    budget = Budget(seed=len(table.past))
    bot = find_bot("hen", table.row.game)
    return act(table, seat, str(ask(bot, "hen", table.match, seat, budget)), at)[0]


def play_until(table: Table, *kinds: str, most: int = 600) -> None:
    """Plays until somebody is asked something of these kinds."""
    for _ in range(most):
        if kind(table) in kinds:
            return
        play_on(table)
    raise AssertionError(f"nobody was asked {' or '.join(kinds)} in {most} actions")


def begin_to_play(table: Table) -> None:
    """Plays through the secret choices of the beginning."""
    while table.in_secret():
        play_on(table)


def numbers(table: Table) -> dict[Viewer, int]:
    """How many updates each viewer has had."""
    return dict(table.numbers)
