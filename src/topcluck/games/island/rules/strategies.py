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
    state.strategies[seat] += (scroll,)
    state.refresh_in_play(seat)
    state.tell(e.STRATEGY_ENTERED, seat, scroll)
    _keep_limit(state, seat, scroll if state.box.options.strategy_overflow == "replace_old" else -1)


def leave_strategy(state: State, seat: int, scroll: int, spared: int = -1) -> None:
    """A Strategy stops at once and is discarded; whom it carried over Lava burns (FX-17, LAVA-8)."""
    left = list(state.strategies[seat])
    left.remove(scroll)
    state.strategies[seat] = tuple(left)
    state.refresh_in_play(seat)
    state.discard += (scroll,)
    _keep_limit(state, seat, spared)  # it may have been the one that allowed for more
    scorch(state)


def _keep_limit(state: State, seat: int, spared: int) -> None:
    """What is above the limit goes; *spared* is the new one where only old ones may (STRAT-3)."""
    excess = len(state.strategies[seat]) - strategy_limit(state, seat)
    if excess > 0:
        state.ask(d.STRATEGY_LIMIT, seat, excess, spared)


@d.task(d.KEEP_LIMIT)
def keep_limit(state: State, frame: d.Frame) -> None:
    """A card that allowed for more may be gone (STRAT-3)."""
    _keep_limit(state, frame[1], -1)


@d.ask(d.STRATEGY_LIMIT)
class StrategyLimit:
    """Which Strategy goes: any, the new one too, or only an old one (STRAT-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, _, spared = frame
        mine = state.strategies[seat]
        kinds = dict.fromkeys(mine)
        old = [scroll for scroll in kinds if scroll != spared or mine.count(scroll) > 1]
        return [a.pack(a.DROP, scroll) for scroll in old or kinds]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, _, spared = frame
        state.tell(e.STRATEGY_DROPPED, seat, a.first(code))
        leave_strategy(state, seat, a.first(code), spared)
