"""Strategies in play and their limit (STRAT)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.rules.lava import scorch
from topcluck.games.island.rules.values import strategy_limit
from topcluck.games.island.state import State


def enter_strategy(state: State, seat: int, scroll: int) -> None:
    """A Strategy comes into play and counts at once; what is too many goes (STRAT-2 to STRAT-4)."""
    replaces = state.box.options.strategy_overflow == "replace_old"
    excess = len(state.strategies[seat]) + 1 - strategy_limit(state, seat)
    state.strategies[seat] += (scroll,)
    state.refresh_in_play(seat)
    state.tell(e.STRATEGY_ENTERED, seat, scroll)
    if excess > 0:
        state.ask(d.STRATEGY_LIMIT, seat, excess, scroll if replaces else -1)


def leave_strategy(state: State, seat: int, scroll: int) -> None:
    """A Strategy stops at once and is discarded; whom it carried over Lava burns (FX-17, LAVA-8)."""
    left = list(state.strategies[seat])
    left.remove(scroll)
    state.strategies[seat] = tuple(left)
    state.refresh_in_play(seat)
    state.discard += (scroll,)
    scorch(state)


@d.ask(d.STRATEGY_LIMIT)
class StrategyLimit:
    """Which Strategy goes: any, the new one too, or only an old one (STRAT-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        kinds = dict.fromkeys(state.strategies[frame[1]])
        drops = [a.pack(a.DROP, scroll) for scroll in kinds if scroll != frame[3]]
        return drops or [a.pack(a.DROP, scroll) for scroll in kinds]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left, spared = frame
        if left > 1:
            state.ask(d.STRATEGY_LIMIT, seat, left - 1, spared)
        state.tell(e.STRATEGY_DROPPED, seat, a.first(code))
        leave_strategy(state, seat, a.first(code))
