"""`import topcluck`: the surface, tried out with the toy game."""

from __future__ import annotations

import pytest

import topcluck
from topcluck import games


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games."""
    monkeypatch.setitem(games.PACKAGES, "toy", "tests.kernel.toy")


def test_a_game_from_start_to_end() -> None:
    match = topcluck.new("toy", players=3, seed=7)
    while match.outcome is None:
        match.push(match.legal_actions[0])
    assert topcluck.replay(match.record).state.dump() == match.state.dump()
    assert topcluck.verify(str(match.record)).outcome == match.outcome
    assert topcluck.replay(str(match.record), upto=2).entries == match.entries[:2]


def test_what_is_unknown_or_impossible_is_refused_with_a_sentence() -> None:
    with pytest.raises(topcluck.SetupRefused, match="there is no game 'chess'; there are chicken-island"):
        topcluck.new("chess")
    with pytest.raises(topcluck.SetupRefused, match="two or three can play, not 7"):
        topcluck.new("toy", players=7)


def test_a_world_is_imagined_from_a_view_alone() -> None:
    match = topcluck.new("toy", players=2, seed=3)
    worlds = [topcluck.imagine(match.view(0), seed) for seed in range(8)]
    assert all(world.view(0) == match.view(0) for world in worlds)
    assert len({str(world.dump()["hands"]) for world in worlds}) > 1
    assert topcluck.imagine(match.view(0), 5).dump() == topcluck.imagine(match.view(0), 5).dump()


def test_a_position_is_read_and_its_luck_comes_from_the_seed() -> None:
    start = topcluck.new("toy", players=2, seed=3)
    text = topcluck.game("toy").write_position(start.state)
    ends = []
    for seed in (1, 1, 2, 3, 4, 5):
        match = topcluck.position(text, seed=seed)
        match.push_text("bid 1", 0)
        ends.append(match.push_text("bid 1", 1))
    assert ends[0] == ends[1]
    assert any(end != ends[0] for end in ends)


def test_a_position_that_names_no_game_is_refused() -> None:
    with pytest.raises(topcluck.Unreadable, match="a position needs a line 'game: "):
        topcluck.position("seats: 2\n")


def test_an_example_that_does_not_exist_is_refused() -> None:
    with pytest.raises(topcluck.Unreadable, match="there is no example 'nonsense'"):
        topcluck.example("nonsense")


def test_all_public_names_exist() -> None:
    assert all(hasattr(topcluck, name) for name in topcluck.__all__)
    assert topcluck.GAMES == ("chicken-island", "touche-poulet")
