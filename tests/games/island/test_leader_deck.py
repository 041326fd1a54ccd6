"""The Leaders that a game is played with (SET-2): all of the set, or those that were chosen."""

from __future__ import annotations

from typing import Any

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import seen
from tests.games.island.table import offers, play, state_of
from topcluck.games.island.notation import write_position
from topcluck.games.island.sets import load_set
from topcluck.games.island.state import State
from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.kernel.match import Match

FOUR = ["leader_h", "leader_b", "leader_c", "leader_e"]


def with_leaders(leaders: object, **more: Any) -> Match:
    """A game of the stub set with a leader deck of one's own."""
    return topcluck.new("chicken-island", **{"cards": "stub", "leaders": leaders, "seed": 1, **more})


@rule("SET-2")
def test_only_the_leaders_that_were_chosen_are_dealt() -> None:
    for seed in range(12):
        match = with_leaders(FOUR, seed=seed)
        dealt = [leader for seat in "AB" for leader in seen(match, seat).dealt]
        assert sorted(dealt) == sorted(FOUR), "two each, and no other"
    five = {leader for seed in range(12) for leader in seen(with_leaders([*FOUR, "leader"], seed=seed), "A").dealt}
    assert five == {*FOUR, "leader"}


def test_chosen_leaders_are_a_house_rule_and_stay_with_the_game() -> None:
    match = with_leaders(FOUR)
    assert match.setup["leaders"] == ["leader_b", "leader_c", "leader_e", "leader_h"], "in the order of the set"
    assert match.setup["rules"] == "custom"
    assert with_leaders(sorted(FOUR)).view(0) == match.view(0), "in which order they are named makes no difference"
    assert topcluck.replay(match.record).view(0) == match.view(0)
    text = write_position(state_of(match))
    assert "\nleader deck: leader_b leader_c leader_e leader_h\n" in text
    again = topcluck.position(text)
    assert again.setup == match.setup and again.view(0) == match.view(0)


def test_all_leaders_are_as_good_as_none_named() -> None:
    plain = with_leaders(None)
    every = with_leaders([leader.id for leader in load_set("stub").leaders])
    assert every.setup == plain.setup and "leaders" not in plain.setup and plain.setup["rules"] == "second-en"
    assert every.view(0) == plain.view(0)


@rule("VIS-6")
def test_whoever_imagines_the_others_knows_which_leaders_there_are() -> None:
    match = with_leaders(FOUR)
    view, others = match.view(0), set(FOUR) - set(seen(match, "A").dealt)
    for seed in range(8):
        world = topcluck.imagine(view, seed=seed)
        assert world.view(0) == view
        assert isinstance(world, State)
        assert {world.box.names[card] for card in world.dealt[1]} == others


@rule("SOLO-3", "RUL-56")
def test_against_the_challenger_two_leaders_are_enough_and_where_they_die_three() -> None:
    match = with_leaders(FOUR[:2], players=1, mode="solo")
    assert offers(match) == ["choose leader_b", "choose leader_h"]
    play(match, "choose leader_h")
    assert offers(match) == ["choose leader_b"], "the other one leads the Challenger"
    with pytest.raises(SetupRefused, match=r"^a leader deck of 1 is too small: this game needs 2 \(SET-2\)$"):
        with_leaders(FOUR[:1], players=1, mode="solo")
    with pytest.raises(SetupRefused, match=r"this game needs 3 "):
        with_leaders(FOUR[:2], players=1, mode="solo", edition="first-de")
    assert with_leaders(FOUR[:3], players=1, mode="solo", edition="first-de").setup["players"] == 1


@rule("SET-2", "FLAG-1")
@pytest.mark.parametrize(
    ("leaders", "more", "sentence"),
    [
        (FOUR[:3], {}, r"^a leader deck of 3 is too small: this game needs 4 \(SET-2\)$"),
        (FOUR, {"players": 3}, r"^a leader deck of 4 is too small: this game needs 6 \(SET-2\)$"),
        ([], {}, r"^a leader deck of 0 is too small"),
        ([*FOUR, "leader_b"], {}, r"^the Leader 'leader_b' is named twice, and there is only one$"),
        ([*FOUR, "golem"], {}, r"^there is no Leader 'golem' in the set 'stub'; there are leader, leader_b, "),
        ("leader_b", {}, r"^leaders should be a list of names or None, not 'leader_b'$"),
        ([1], {}, r"^leaders should be a list of names or None, not \[1\]$"),
        (FOUR, {"mode": "flag"}, r"^in this mode nobody has a Leader; leaders cannot be chosen \(FLAG-1\)$"),
    ],
)
def test_a_leader_deck_that_cannot_be_dealt_is_refused(leaders: object, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupRefused, match=sentence):
        with_leaders(leaders, **more)


def test_a_position_has_no_leader_that_is_not_in_its_deck() -> None:
    deck = "leader deck: leader_b leader_c leader_e leader_h"
    lines = ["game: chicken-island", "cards: stub", deck, "leaders: A=leader_b B=leader_d"]
    with pytest.raises(Unreadable, match=r"^line 4, leaders: 'leader_d' is not in the leader deck of this match$"):
        topcluck.position("\n".join(lines))
    lines[-1] = "units B: leader_d@c5"
    with pytest.raises(Unreadable, match=r"^line 4, units B: 'leader_d' is not in the leader deck of this match$"):
        topcluck.position("\n".join(lines))
