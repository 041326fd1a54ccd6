"""Team play (TEAM): two teams of two, teammates opposite each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.island.modes.standard import Standard

if TYPE_CHECKING:
    from topcluck.games.island.state import State


class Team(Standard):
    """A and C against B and D; turns alternate between teams (TEAM-1)."""

    def sides(self, armies: int) -> list[int]:
        """Teammates sit opposite each other (TEAM-1)."""
        return [seat % 2 for seat in range(armies)]

    def has_won(self, state: State, seat: int) -> bool:
        """Each of the two opponents' Banners holds a tag, whichever teammate placed it (TEAM-5, RUL-101)."""
        return all(state.tags_on(enemy) for enemy in state.enemies_of(seat))

    def win_rule(self, armies: int) -> str:
        """The rule by which a game is won."""
        return "TEAM-5"
