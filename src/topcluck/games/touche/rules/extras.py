"""What a player may do in the own turn besides attacking: buy eggs and play weapons (TP-7.9, TP-8.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche.actions import BUY
from topcluck.games.touche.rules.cards import play, playable
from topcluck.games.touche.rules.eggs import buy, purchases
from topcluck.kernel.faces import Code, Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def extras(state: State, seat: Seat) -> list[Code]:
    """The purchases and weapons on offer now."""
    return purchases(state, seat) + playable(state, seat)


def resolve_extra(state: State, seat: Seat, code: Code) -> None:
    """Carries out a purchase or plays a weapon."""
    if code & 255 == BUY:
        buy(state, seat, code >> 8)
    else:
        play(state, seat, code >> 8)
