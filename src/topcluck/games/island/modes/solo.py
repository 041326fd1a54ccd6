"""Solo and Hard Solo (SOLO, HARD, DESOLO): one human against the Challenger, an army at which nobody sits.

What the Challenger does is in `rules/challenger/`; how editions differ in it are the options `solo_…`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from topcluck.games.island.modes.standard import Standard

if TYPE_CHECKING:
    from topcluck.games.island.decisions import Frame
    from topcluck.games.island.state import State


class Solo(Standard):
    """A tag on the Challenger wins, a tag on the human loses (SOLO-2, RUL-47)."""

    tags_to_win = 1
    rule = "SOLO-2"

    def with_flags(self, flags: Collection[str]) -> Standard:
        """Hard Solo is harder on the human only."""
        return HardSolo() if "solo_hard" in flags else self

    def armies(self, seats: int) -> int:
        """The Challenger has an army, but no seat (SOLO-3)."""
        return seats + 1

    def answer(self, state: State, frame: Frame, options: list[int]) -> int:
        """Every choice of the Challenger is made by its rules (RUL-91, RUL-121)."""
        from topcluck.games.island.rules.challenger.choices import choose  # noqa: PLC0415  the rules know the modes

        return choose(state, frame, options)

    def has_won(self, state: State, seat: int) -> bool:
        """The Challenger needs one tag, the human as many as the mode says."""
        needed = 1 if state.is_challenger(seat) else self.tags_to_win
        return sum(state.tags[seat * state.armies : (seat + 1) * state.armies]) >= needed

    def win_rule(self, armies: int) -> str:
        """The rule by which the human wins."""
        return self.rule


class HardSolo(Solo):
    """The human must place two tags; the first one stays (HARD-1, RUL-119)."""

    tags_to_win = 2
    rule = "HARD-1"
