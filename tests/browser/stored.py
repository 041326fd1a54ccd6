"""Tables at which a recorded game has come to a certain point: people go on from there, without clicking up to it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import structs

from tests.browser.playing import Person
from tests.browser.recorded import Recorded, Step, recorded
from tests.server.serving import Served
from topcluck.kernel.match import Match
from topcluck.server.records import Imported, import_game, table_of
from topcluck.server.tokens import fresh_token

_KEPT: dict[tuple[str, str, int], Imported] = {}  # the same record makes the same table, which has its keys only once
_PLAYED: dict[tuple[str, str, str], Recorded] = {}


def game_played(game: str, seed: str, **options: Any) -> Recorded:
    """A recorded game, played only once."""
    key = (game, seed, repr(options))
    if key not in _PLAYED:
        _PLAYED[key] = recorded(game, seed, **options)
    return _PLAYED[key]


def stored(house: Served, played: Recorded, steps: int) -> Imported:
    """A table at which so many answers of a game have been given."""
    key = (house.url, f"{played.game.id} {played.seed} {played.setup}", steps)
    if key not in _KEPT:
        match = come_to(played, steps)
        _KEPT[key] = house.do(import_game(house.desk.store, match.record, time.time()))
    return _KEPT[key]


def come_to(played: Recorded, steps: int) -> Match:
    """A game in which so many answers have been given."""
    match = Match(played.game, played.setup, seed=played.seed)
    for step in played.steps[:steps]:
        match.push(step.action, step.seat)
    return match


def with_hints(house: Served, played: Recorded, steps: int) -> Imported:
    """The same at a table where one may ask what a bot would do."""
    match = come_to(played, steps)
    tokens, watch = [fresh_token() for _ in range(match.state.seats)], fresh_token()
    whole = table_of(match.record, match, tokens, watch, time.time())
    row = structs.replace(whole.table, id=fresh_token()[:20], manners={**whole.table.manners, "hints": True})
    house.do(house.desk.store.restore(row, whole.seats, whole.entries))
    return Imported(row.id, row.status, True, tokens, watch)


def where(played: Recorded, fits: Callable[[Step], bool], number: int = 1) -> int:
    """How many answers were given before something was asked for the so-manieth time; from the end if negative."""
    found = [at for at, step in enumerate(played.steps) if fits(step)]
    return found[number - 1 if number > 0 else number]


def sit_at(one: Person, table: Imported, *seats: int) -> None:
    """Opens the seats of a stored table; several are played at one screen. Without a seat one watches."""
    for token in [table.seats[seat] for seat in seats] or [table.watch]:
        one.go(f"/t/{table.table}#{token}")
        one.page.wait_for_url(f"**/t/{table.table}")
