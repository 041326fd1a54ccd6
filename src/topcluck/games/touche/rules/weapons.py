"""Secret weapons in general (TP-14): the display, taking, discarding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import TAKE
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import Weapon
from topcluck.kernel.faces import Code, Seat, pack

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def take_weapon(state: State, seat: Seat) -> None:
    """The seat takes a weapon, if the game is played with them and one lies open (TP-14.1, TP-14.2, TP-22.2)."""
    if state.display:
        state.ask(decisions.TAKING, seat)


class Taking(Kind):
    """Which weapon of the display to take, in whoever's turn it is (TP-10.1, TP-14.1)."""

    number = decisions.TAKING
    name = "taking"

    def actions(self, state: State, frame: Frame) -> list[Code]:
        return [pack(TAKE, weapon) for weapon in sorted(set(state.display))]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        seat, weapon = frame[1], code >> 8
        state.stack.pop()
        state.display.remove(weapon)
        state.held[seat * state.farm.weapons + weapon] += 1
        state.tell(events.WEAPON_TAKEN, seat, weapon)
        refill(state)


def refill(state: State) -> None:
    """Fills the display; an empty draw pile is made anew from the discard pile (TP-14.1, TP-14.2)."""
    while len(state.display) < state.farm.set.display:
        if not state.draw:
            if not state.discard:
                return
            state.draw, state.discard = state.discard, []
            state.chance.shuffle(state.draw)
            state.tell(events.PILE_SHUFFLED, len(state.draw))
        state.display.append(state.draw.pop())
        state.tell(events.WEAPON_OPENED, state.display[-1])


def discard(state: State, seat: Seat, weapon: Weapon) -> None:
    """A weapon leaves its owner; a display that was short is refilled at once (TP-14.2)."""
    state.held[seat * state.farm.weapons + weapon] -= 1
    state.discard.append(weapon)
    refill(state)
