"""What seats are shown (VIS): views, made after every action for everybody who looks."""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island.box import NO_CARD
from topcluck.games.island.open_table import parts_of, table_of, tables_of
from topcluck.games.island.sheet import Table
from topcluck.games.island.state import State
from topcluck.games.island.view import View
from topcluck.kernel.frozen import quickly

_make_view = quickly(View)


def view(state: State, seat: int | None) -> View:
    """What the seat may know."""
    return _view(state, seat, table_of(state, seat), _deciding(state))


def views(state: State) -> dict[int | None, View]:
    """What every seat and the spectator may know; what is the same for several is made once."""
    seats: list[int | None] = [*range(state.seats), None]
    deciding = _deciding(state)
    return {
        seat: _view(state, seat, table, deciding) for seat, table in zip(seats, tables_of(state, seats), strict=True)
    }


def _view(state: State, seat: int | None, table: Table, deciding: tuple[int, ...]) -> View:
    """The table, and what the seat alone may know."""
    parts = parts_of(state.box)
    if seat is None:
        return _make_view("chicken-island", None, parts.setup, table, (), (), (), (), None, (), deciding)
    return _make_view(
        game="chicken-island",
        seat=seat,
        setup=parts.setup,
        table=table,
        hand=parts.cards[state.hand[seat]],
        picked=parts.cards[state.picked[seat]],
        laid=parts.cards[state.laid[seat]],
        dealt=parts.cards[state.dealt[seat]],
        answer=_card(state, state.answers[seat]),
        known=() if state.knowledge is None else parts.known[state.knowledge.traces[seat]],
        deciding=deciding,
        second=_card(state, state.second_of(seat)),  # one's own, while it lies face down (VIS-6)
    )


def _card(state: State, card: int) -> str | None:
    """The name of a card, if there is one."""
    return None if card == NO_CARD else state.box.names[card]


def _deciding(state: State) -> tuple[int, ...]:
    """Who is asked; of a secret choice nobody sees who has answered."""
    if state.outcome_kind < 0 and state.stack[-1][0] == d.CHOOSE_LEADER:
        return parts_of(state.box).numbers[tuple(range(state.seats))]
    return parts_of(state.box).numbers[tuple(state.deciders())]
