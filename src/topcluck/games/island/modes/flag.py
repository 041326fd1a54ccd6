"""Capture the Flag (FLAG): no Leaders; who brings an enemy's Flag home wins. The Flags themselves are `rules/flags`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.island import decisions as d
from topcluck.games.island.modes.standard import Standard

if TYPE_CHECKING:
    from topcluck.games.island.state import State


class Flag(Standard):
    """A race for the Flags of the others."""

    leaders = False  # FLAG-1

    def opening(self, armies: int) -> d.Frame:
        """The Flags are raised before the first turn (FLAG-3)."""
        return (d.RAISE_FLAGS,)

    def has_won(self, state: State, seat: int) -> bool:
        """A unit of one's own stands on the own Base with the Flag of an enemy (FLAG-2)."""
        return any(
            carrier >= 0
            and state.owner_of(carrier) == seat
            and state.is_own_base(seat, state.where[carrier])
            and state.are_enemies(seat, flag)
            for flag, carrier in enumerate(state.flags)
        )
