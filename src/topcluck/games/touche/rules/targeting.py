"""The targeting turn (TP-7): one main attack, and purchases and weapons around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import END, FIRE
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import NOT_YET, WITH_UNIT
from topcluck.games.touche.rules.attacks import fire, ready
from topcluck.games.touche.rules.extras import extras, resolve_extra
from topcluck.kernel.faces import Code, Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


class Turn(Kind):
    """What to do next in the own targeting turn (TP-7.2, TP-7.9)."""

    number = decisions.TURN
    name = "turn"

    def actions(self, state: State, frame: Frame) -> list[Code]:
        seat = frame[1]
        fire = main_attacks(state, seat)
        offered = [*fire, *extras(state, seat)]
        if not fire:
            offered.append(END)  # TP-7.8: who can make a main attack must make one
        return offered

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        seat, kind = frame[1], code & 255
        if kind == FIRE:
            state.main = WITH_UNIT
            state.last_main[seat] = code >> 8
            fire(state, seat, code >> 8)
        elif kind == END:
            end_turn(state, seat)
        else:
            resolve_extra(state, seat, code)


def end_turn(state: State, seat: Seat) -> None:
    """The turn is over; without any main attack this was passing (TP-7.8)."""
    state.stack.pop()
    if state.main != WITH_UNIT:
        state.last_main[seat] = -1
    if state.main == NOT_YET:
        state.tell(events.PASSED, seat)


def main_attacks(state: State, seat: Seat) -> list[Code]:
    """The units that can make the main attack now (TP-7.2); none once it has been made."""
    if state.main != NOT_YET:
        return []
    return state.farm.fire_codes[ready(state, seat, state.last_main[seat] if state.no_repeat else -1)]
