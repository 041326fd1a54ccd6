"""Catastrophes (CAT): the order in which they strike, and what comes after the last."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import DRAWN
from topcluck.games.island.rules.scrolls import ask_to_discard, reshuffle
from topcluck.games.island.rules.selecting import effect
from topcluck.games.island.state import State


@d.task(d.CATASTROPHES)
def catastrophes(state: State, frame: d.Frame) -> None:
    """Resolves drawn Catastrophes one after another; of several drawn together the drawer says which (CAT-2).

    Those drawn while the last one was resolved come right after it (RUL-73).
    """
    left = frame[1]
    later = left + sum(other[1] for other in state.stack if other[0] == d.CATASTROPHES)
    if len(state.catastrophes) > later:
        state.ask(*frame)
        state.ask(d.CATASTROPHES, len(state.catastrophes) - later)
    elif left:
        state.ask(d.CATASTROPHES, left - 1)
        state.ask(d.CATASTROPHE_ORDER, state.catastrophes[0][0], left)


def _strike(state: State, place: int) -> None:
    """One Catastrophe is resolved by its drawer (CAT-1)."""
    drawer, card = state.catastrophes[place]
    state.catastrophes = state.catastrophes[:place] + state.catastrophes[place + 1 :]
    state.struck += (card,)
    state.tell(e.CATASTROPHE_STRUCK, drawer, card)
    state.stack.append(effect(drawer, card, DRAWN, -1, len(state.box.lines[card][DRAWN])))


@d.ask(d.CATASTROPHE_ORDER)
class CatastropheOrder:
    """Which of several Catastrophes the drawer resolves first (CAT-2)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.FIRST, card) for seat, card in state.catastrophes[: frame[2]] if seat == frame[1]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _strike(state, state.catastrophes.index((frame[1], a.first(code))))


@d.task(d.CATASTROPHE_END)
def catastrophe_end(state: State, frame: d.Frame) -> None:
    """When all are resolved, hands are cut to the limit seat by seat; then cards are shuffled back (CAT-3, CAT-4)."""
    left, limit = frame[1], state.box.options.hand_limit_after_catastrophe
    if left and limit is not None:
        state.ask(d.CATASTROPHE_END, left - 1)
        seat = (max(state.active, 0) + state.armies - left) % state.armies  # RUL-86: the active player first
        if not state.is_challenger(seat):  # RUL-77: it cannot choose
            ask_to_discard(state, seat, len(state.hand[seat]) - limit)
        return
    cards, state.struck = state.struck, ()
    if state.box.options.catastrophe_reshuffle == "with_discards":
        cards, state.discard = cards + state.discard, ()
    reshuffle(state, cards)
