"""The standard game: everybody for themselves, humiliating Leaders (WIN)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from topcluck.games.island import decisions as d

if TYPE_CHECKING:
    from topcluck.games.island.decisions import Frame
    from topcluck.games.island.state import State

TAGS_TO_WIN = 2


class Standard:
    """The rules that a mode may replace, as the standard game has them."""

    leaders = True  # whether armies have them
    machines_and_resources = True  # without them nobody builds, and cards speak of Chickens instead (GALLOS-1)
    face_down = False  # Chicken tokens lie face down until they fight (GALLOS-4)

    def with_flags(self, flags: Collection[str]) -> Standard:
        """The mode as these flags change it."""
        return self

    def armies(self, seats: int) -> int:
        """How many armies fight: one for each seat."""
        return seats

    def sides(self, armies: int) -> list[int]:
        """Who plays together: seats with the same number."""
        return list(range(armies))

    def opening(self, armies: int) -> d.Frame:
        """What is done when all Bases are claimed: what Leaders bring, then the first turn (SET-14)."""
        return (d.LEADER_GIFTS, armies)

    def answer(self, state: State, frame: Frame, options: list[int]) -> int:
        """What an army at which nobody sits chooses; there is none."""
        raise AssertionError("everybody decides for themselves")

    def has_won(self, state: State, seat: int) -> bool:
        """Two players: two tags on the enemy (WIN-1). More: one on each of two different enemies (WIN-2)."""
        mine = state.tags[seat * state.armies : (seat + 1) * state.armies]
        if state.armies == TAGS_TO_WIN:
            return sum(mine) >= TAGS_TO_WIN
        return sum(1 for number in mine if number) >= TAGS_TO_WIN

    def win_rule(self, armies: int) -> str:
        """The rule by which a game is won."""
        return "WIN-1" if armies == TAGS_TO_WIN else "WIN-2"

    def loss_rule(self) -> str:
        """The rule by which nobody at the table wins, but an army at which nobody sits."""
        return "SOLO-2"
