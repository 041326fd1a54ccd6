"""Windows (RUL-110): when abilities that may be used at any time are offered, in whoever's turn."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.rules.abilities import use_ability, window_abilities
from topcluck.games.island.state import State


def open_window(state: State) -> None:
    """A moment for such abilities, the active player first; without any in the box there is none."""
    if state.box.windows:
        state.ask(d.WINDOW, state.active, 0)


@d.ask(d.WINDOW)
class Window:
    """Use an ability or pass; who has none to use is not asked. It closes when all pass in a row."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.PASS, *window_abilities(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, passes = frame
        passes = passes + 1 if code == a.PASS else 0
        if passes < state.armies:
            state.ask(d.WINDOW, state.after(seat), passes)
        if code != a.PASS:
            state.ask(d.STRAYS)
            use_ability(state, seat, code)
