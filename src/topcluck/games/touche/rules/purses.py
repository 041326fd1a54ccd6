"""Ears and bank (TP-12): a purse is one number, the bank never runs dry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import events
from topcluck.kernel.faces import Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def gain(state: State, seat: Seat, ears: int) -> None:
    """The bank pays in full (TP-12.3)."""
    state.purses[seat] += ears
    state.tell(events.EARS_GAINED, seat, ears)


def pay_bank(state: State, seat: Seat, ears: int) -> None:
    """The bank is paid (TP-12.2)."""
    state.purses[seat] -= ears
    state.tell(events.EARS_PAID, seat, ears)


def steal(state: State, seat: Seat, victim: Seat, most: int) -> None:
    """Takes up to *most* ears from a purse, unless a Scarecrow guards it (TP-10.5, TP-15.7, TP-15.13)."""
    ears = 0 if state.has(victim, "no_theft") else min(most, state.purses[victim])
    if ears:
        state.purses[victim] -= ears
        state.purses[seat] += ears
    state.tell(events.EARS_STOLEN, seat, victim, ears)
