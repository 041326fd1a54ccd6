"""What lies on the table at a glance: the open part of a match, with its types, and what only a test may look at."""

from __future__ import annotations

from tests.games.island.table import state_of
from topcluck.games.island.sheet import Hidden, SeatSheet, Table, UnitSheet, hidden_of
from topcluck.games.island.view import View
from topcluck.kernel.match import Match

SEATS = "ABCD"


def seen(match: Match, seat: str | None = None) -> View:
    """What a seat sees; without one, what a spectator sees."""
    view = match.view(None if seat is None else SEATS.index(seat))
    assert isinstance(view, View)
    return view


def open_table(match: Match) -> Table:
    """Everything that lies open."""
    return seen(match).table


def zone(match: Match, seat: str) -> SeatSheet:
    """What lies open before a seat."""
    return open_table(match).seats[SEATS.index(seat)]


def piece(match: Match, name: str) -> UnitSheet:
    """The unit with this name, by card and hex: golem@g4; of several equal ones the lowest in the stack."""
    card, _, hex = name.partition("@")
    return next(unit for unit in open_table(match).units if unit.card == card and unit.hex == hex)


def under_the_table(match: Match) -> Hidden:
    """What nobody sees: all hands, and the decks from the top down."""
    return hidden_of(state_of(match))


def banner(match: Match, seat: str) -> str:
    """The dice on a Banner in the order of their faces, as text."""
    return " ".join(zone(match, seat).dice)


def spent(match: Match, seat: str) -> int:
    """How many dice of a seat are spent."""
    return zone(match, seat).spent


def resources(match: Match, seat: str) -> tuple[int, int, int]:
    """Wood, rock and metal on a Banner."""
    return zone(match, seat).resources


def hand(match: Match, seat: str) -> list[str]:
    """The Scrolls in a hand, sorted by name."""
    return sorted(seen(match, seat).hand)


def tags(match: Match, banner_of: str) -> tuple[int, ...]:
    """The tags on a Banner, by owner."""
    return zone(match, banner_of).tags


def shuffled_to(cards: list[str], top: list[str]) -> str:
    """The luck of a shuffle after which these cards lie on top, the first of them uppermost; the rest as it was."""
    lying, luck = list(cards), []
    for last in range(len(lying) - 1, 0, -1):
        place = lying.index(top[len(lying) - 1 - last], 0, last + 1) if len(lying) - 1 - last < len(top) else last
        lying[last], lying[place] = lying[place], lying[last]
        luck.append(str(place))
    return " ".join(luck)
