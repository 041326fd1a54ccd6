"""The lineup of Machines and its deck (SET-4, BUILD-5, BUILD-6, STAR-4, SOLO-7)."""

from __future__ import annotations

from topcluck.games.island import events as e
from topcluck.games.island.box import SPEED
from topcluck.games.island.model import LINEUP
from topcluck.games.island.state import State


def shuffled(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a new random order."""
    order = list(cards)
    state.chance.shuffle(order)
    return tuple(order)


def refill_lineup(state: State) -> None:
    """Reveals Machines until there are four (BUILD-5); the Challenger needs one that moves (SOLO-7)."""
    _reveal(state)
    if state.armies > state.seats:
        _mobilise(state)


def _reveal(state: State) -> None:
    """Card by card; without deck the discard pile is shuffled in (BUILD-6)."""
    while len(state.lineup) < LINEUP:
        if not state.machine_deck:
            if not state.machine_discard:
                return  # RUL-16: it stays short until a card is discarded
            state.machine_deck, state.machine_discard = shuffled(state, state.machine_discard), ()
            state.tell(e.MACHINE_DECK_SHUFFLED)
        state.lineup = (*state.lineup, state.machine_deck[-1])
        state.machine_deck = state.machine_deck[:-1]
        state.tell(e.MACHINE_REVEALED, state.lineup[-1])


def discard_machine(state: State, card: int) -> None:
    """A Machine card goes to the discard pile; a short lineup is refilled at once (RUL-16)."""
    state.machine_discard = (*state.machine_discard, card)
    refill_lineup(state)


def new_lineup(state: State) -> None:
    """Shuffles the lineup into the deck and reveals four new cards (STAR-4, RUL-116)."""
    _shuffle_away(state)
    refill_lineup(state)


def _shuffle_away(state: State) -> None:
    """The lineup goes back into the deck."""
    state.machine_deck = shuffled(state, state.machine_deck + state.lineup)
    state.lineup = ()
    state.tell(e.MACHINE_DECK_SHUFFLED)


def _mobilise(state: State) -> None:
    """While no Machine of the lineup moves, it is shuffled away and dealt anew (SOLO-7).

    If lineup and deck hold none that moves, the discard pile is shuffled in first; if there is still none, the lineup
    stays (RUL-49).
    """
    while state.lineup and not _any_moves(state, state.lineup):
        if not _any_moves(state, state.machine_deck):
            if not _any_moves(state, state.machine_discard):
                return
            state.machine_deck, state.machine_discard = state.machine_deck + state.machine_discard, ()
        _shuffle_away(state)
        _reveal(state)


def _any_moves(state: State, cards: tuple[int, ...]) -> bool:
    """Whether one of these Machines has speed 1 or more."""
    return any(state.box.printed[SPEED][card] for card in cards)
