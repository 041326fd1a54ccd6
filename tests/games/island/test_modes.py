"""A mode is a small layer: one that only this test knows, from its few lines to the end of a game."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import pytest

import topcluck
from tests.games.island.table import play, table
from topcluck.games.island.modes import add_mode
from topcluck.games.island.modes.standard import Standard
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.game import Outcome
from topcluck.sim import soak

if TYPE_CHECKING:
    from topcluck.games.island.state import State


class ThreeTags(Standard):
    """The standard game, but the first to have placed three tags wins, wherever they lie."""

    def has_won(self, state: State, seat: int) -> bool:
        """All three tags of the seat lie on Banners."""
        return state.unplaced_tags(seat) == 0


add_mode("three_tags", ThreeTags(), players=(2, 3), max_same_tags_per_banner=3)


def test_a_mode_takes_at_most_fifteen_lines() -> None:
    assert len(inspect.getsource(ThreeTags).splitlines()) + 1 <= 15  # and the line that adds it


@pytest.mark.parametrize(("mode", "over"), [("standard", True), ("three_tags", False)])
def test_two_tags_win_the_standard_game_but_not_this_one(mode: str, over: bool) -> None:
    match = table(f"""
        mode: {mode}
        turn: 3 A
        tags: A>B
        units A: leader@(3,-1) golem@(-2,1)
        units B: leader@(-3,1)
        dice A: +3*2
    """)
    play(match, "A: free attack", "A: attack golem@(-2,1) leader@(-3,1)", "A: add +3", "A: add +3")
    assert (match.outcome is not None) == over


def test_the_third_tag_wins() -> None:
    match = table("""
        mode: three_tags
        turn: 3 A
        tags: A>B A>B
        units A: leader@(3,-1) golem@(-2,1)
        units B: leader@(-3,1)
        dice A: +3*2
    """)
    play(match, "A: free attack", "A: attack golem@(-2,1) leader@(-3,1)", "A: add +3", "A: add +3")
    assert match.outcome == Outcome((0,), "tags", "WIN-1")


def test_it_is_refused_for_more_players_than_it_is_for() -> None:
    with pytest.raises(SetupRefused, match="mode three_tags is for 2 or 3 players, not for 4"):
        topcluck.new("chicken-island", players=4, mode="three_tags")


def test_it_is_played_to_the_end() -> None:
    played = soak.play(soak.Job(soak.RANDOM, "chicken-island", {"players": 2, "mode": "three_tags"}, 3))
    assert (played.ended, played.error) == (True, "")
