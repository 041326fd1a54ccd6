"""Leaving a game: it ends when only one side is left, otherwise somebody else plays the seat on."""

from __future__ import annotations

import pytest

import topcluck
from tests.games.island.glance import open_table
from tests.games.island.table import offers, play, table
from topcluck.kernel.errors import NothingToAnswer
from topcluck.kernel.game import Outcome

THREE = """
    players: 3
    turn: 3 A
    units A: leader@(3,-1)
    units B: leader_r2@(-3,1)
    units C: leader_c@(1,-4)
"""


def test_with_two_players_the_other_one_wins() -> None:
    match = table("turn: 3 A\nunits A: leader@i3\nunits B: leader_r2@c5")
    events = match.resign(0)
    assert [str(event) for event in events] == ["Resigned(seat=0)", "GameEnded(winners=(1,))"]
    assert match.outcome == Outcome((1,), "resigned", "GEN-14")
    with pytest.raises(NothingToAnswer, match="the game is over"):
        match.resign(1)


def test_with_more_players_somebody_else_plays_the_seat_on() -> None:
    match = table(THREE)
    match.resign(0)
    assert (match.outcome, open_table(match).resigned) == (None, (0,))
    assert match.decision.seat == 0 and "free move" in offers(match), "the seat keeps its turn"
    play(match, "end", "draw 0", "skip", "end", "draw 0", "skip", "end", "draw 0")
    assert match.decision.seat == 0
    match.resign(2)
    assert match.outcome == Outcome((1,), "resigned", "GEN-14")


def test_the_last_one_left_wins_whoever_it_is() -> None:
    match = table(THREE)
    match.resign(1)
    match.resign(2)
    assert match.outcome == Outcome((0,), "resigned", "GEN-14")


def test_resigning_is_an_entry_that_replays_and_can_be_taken_back() -> None:
    match = topcluck.new("chicken-island", cards="stub", players=3, seed=1)
    match.resign(1)
    twin = topcluck.replay(match.record)
    assert twin.view(0) == match.view(0) and open_table(twin).resigned == (1,)
    match.pop()
    assert open_table(match).resigned == ()


def test_a_seat_may_resign_while_leaders_are_chosen_secretly() -> None:
    match = topcluck.new("chicken-island", cards="stub", players=2, seed=1)
    match.push(match.legal_actions[0])
    match.resign(1)
    assert match.outcome == Outcome((0,), "resigned", "GEN-14")
    assert len(match.legal_actions) == 0
