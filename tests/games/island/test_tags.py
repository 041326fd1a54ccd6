"""Humiliation tags and winning (WIN, LIMIT-6 to LIMIT-8, RUL-7, RUL-8)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, spent, tags
from tests.games.island.table import offers, play, standing, state_of, table
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match

HUMILIATION = "A: attack golem@g4 leader@f5"


def duel(lines: str = "", *, marks: str = "") -> Match:
    """A's Golem (strength 6, with +2 and +3 dice) beside B's Leader (armor 8)."""
    return table(
        f"""
turn: 3 A
units A: leader@i3 golem@g4
units B: leader_r2@f5{marks}
dice A: claw*2 +2*2 +3
{lines}
"""
    )


def three(lines: str = "", *, marks: str = "") -> Match:
    """A's Golem between the Leaders of B and C on T3; its strength is 8, as much as their armor, with a +2 die."""
    return table(
        f"""
players: 3
turn: 4 A
units A: leader@(3,-1) golem@(1,-1)
units B: leader_r2@(1,0){marks}
units C: leader_c@(1,-2)
dice A: claw +2*3
{lines}
"""
    )


ON_B, ON_C = "A: attack golem@g6 leader@g7", "A: attack golem@g6 leader@g5"


# -- two players (WIN-1) -------------------------------------------------------------------------------------------


@rule("WIN-1", "CMB-10")
def test_with_two_players_the_second_tag_on_the_enemy_wins() -> None:
    match = duel()
    play(match, HUMILIATION, "add +2", "done")
    assert (tags(match, "B"), match.outcome) == ((1, 0), None)
    events = play(match, HUMILIATION, "add +2", "done")
    assert tags(match, "B") == (2, 0)
    assert match.outcome == Outcome((0,), "tags", "WIN-1")
    assert [str(event) for event in events[-2:]] == ["TagPlaced(seat=0, banner=1)", "GameEnded(winners=(0,))"]


@rule("WIN-4", "RUL-109")
def test_the_game_ends_at_once_and_nothing_further_is_resolved() -> None:
    match = duel("tags: A>B\nhand A: s_plus_1")
    play(match, HUMILIATION, "add +2", "done", "lay s_plus_1")
    assert match.outcome is not None
    assert (match.decisions, list(match.legal_actions)) == ([], [])
    assert open_table(match).scroll_discard == () and open_table(match).combat is not None, "no clean-up"
    assert spent(match, "A") == 0, "the +2 die still lies on the Golem"
    assert open_table(match).turn == 3


@rule("WIN-4", "RUL-7", "STAR-9")
def test_only_tags_that_lie_on_banners_now_count() -> None:
    match = table(
        """
        turn: 4 B
        units A: leader@i3 golem@g4
        units B: leader_r2@f5
        dice A: claw*2 +2*3
        dice B: star*5
        tags: A>B
        """
    )
    play(match, "B: star pardon", "end", "draw 0", "skip")
    assert tags(match, "B") == (0, 0), "a single tag is removed unasked"
    play(match, HUMILIATION, "add +2", "done")
    assert (tags(match, "B"), match.outcome) == ((1, 0), None)
    play(match, HUMILIATION, "add +2", "done")
    assert match.outcome == Outcome((0,), "tags", "WIN-1"), "the removed tag could be placed again"


@rule("WIN-6", "RUL-8")
def test_one_combat_places_one_tag_for_one_player_and_one_player_wins() -> None:
    match = duel("tags: A>B B>A")
    play(match, HUMILIATION, "add +2", "done")
    assert (tags(match, "A"), tags(match, "B")) == ((0, 1), (2, 0))
    assert match.outcome is not None and match.outcome.winners == (0,)


# -- three and four players (WIN-2) --------------------------------------------------------------------------------


@rule("WIN-2")
def test_with_more_players_a_tag_on_each_of_two_enemies_wins() -> None:
    match = three()
    play(match, ON_B, "add +2", "done")
    assert (tags(match, "B"), match.outcome) == ((1, 0, 0), None)
    play(match, ON_C, "add +2", "done")
    assert match.outcome == Outcome((0,), "tags", "WIN-2")


@rule("WIN-2")
def test_two_tags_on_one_of_several_enemies_do_not_win() -> None:
    match = three("tags: A>B")
    play(match, ON_B, "add +2", "done")
    assert (tags(match, "B"), match.outcome) == ((2, 0, 0), None)
    play(match, ON_C, "add +2", "done")
    assert match.outcome is not None, "and the one on C does"


@rule("WIN-2")
def test_only_ones_own_tags_count() -> None:
    match = three("tags: C>B B>C")
    play(match, ON_B, "add +2", "done")
    assert (tags(match, "B"), tags(match, "C"), match.outcome) == ((1, 0, 1), (0, 1, 0), None)


@rule("WIN-2")
def test_with_four_players_two_enemies_of_three_are_enough() -> None:
    match = table(
        """
        players: 4
        turn: 4 A
        units A: leader@(3,-1) golem@(1,-1)
        units B: leader_r2@(1,0)
        units C: leader_c@(1,-2)
        units D: leader_d@(-1,4)
        dice A: +2*2
        tags: A>D
        """
    )
    play(match, "A: attack golem@g6 leader@g7", "add +2", "done")
    assert match.outcome == Outcome((0,), "tags", "WIN-2")


# -- what places a tag (WIN-3) -------------------------------------------------------------------------------------


@rule("WIN-3", "CMB-10")
def test_a_tag_is_placed_only_by_a_successful_attack_on_a_leader() -> None:
    failed = duel()
    play(failed, HUMILIATION, "done")
    assert tags(failed, "B") == (0, 0), "6 against 8"
    chicken = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 chicken1@f5
        """
    )
    play(chicken, "A: attack golem@g4 chicken1@f5")
    assert (tags(chicken, "B"), standing(chicken, "B")) == ((0, 0), ["leader_r2@c5"])
    shielded = duel(marks="{shields=1}")
    play(shielded, HUMILIATION, "add +2", "done")
    assert (tags(shielded, "B"), piece(shielded, "leader_r2@f5").shields) == ((0, 0), 0)


@rule("WIN-3", "LAVA-5", "FAQ-2")
def test_lava_catastrophes_and_other_effects_never_place_tags() -> None:
    match = duel("hand A: flip\ntags: A>B")
    play(match, "A: play flip", "tile f5")
    assert (tags(match, "B"), standing(match, "B")) == ((1, 0), ["leader_r2@e5"])
    quake = duel("tags: A>B\ndeck: earthquake")
    play(quake, "end", "draw 1")
    assert (tags(quake, "B"), quake.outcome) == ((1, 0), None)
    doomed = duel(
        """
tags: A>B
strategies A: st_speed
define:
  [[scroll]]
  id = "st_speed"
  effects = [{ when = "activate", uses = 1, op = "destroy", target = { owner = "enemy", count = 1 } }]
""",
        marks="{shields=2}",
    )
    play(doomed, "use strategy st_speed 1")
    assert (tags(doomed, "B"), piece(doomed, "leader_r2@f5").shields) == ((1, 0), 0)


# -- limits (LIMIT-6 to LIMIT-8) -----------------------------------------------------------------------------------


@rule("LIMIT-7", "LIMIT-8")
def test_a_banner_holds_no_more_than_three_tags() -> None:
    match = three("tags: C>B C>B")
    play(match, ON_B, "add +2", "done")
    assert tags(match, "B") == (1, 0, 2), "there was room for one"
    crowded = table(
        """
        players: 4
        turn: 4 A
        units A: leader@(3,-1) golem@(1,-1)
        units B: leader_r2@(1,0)
        units C: leader_c@(1,-4)
        units D: leader_d@(-1,4)
        dice A: +2*2
        tags: C>B C>B D>B A>D
        """
    )
    events = play(crowded, "A: attack golem@g6 leader@g7", "add +2", "done")
    assert (tags(crowded, "B"), crowded.outcome) == ((0, 0, 2, 1), None)
    assert "TagForbidden(seat=0, banner=1)" in map(str, events), "the attack succeeded all the same"
    assert spent(crowded, "A") == 4


@rule("LIMIT-7", "LIMIT-8", "RUL-35")
def test_a_banner_holds_no_more_than_two_tags_of_the_same_enemy() -> None:
    match = three("tags: A>B A>B")
    events = play(match, ON_B, "add +2", "done")
    assert (tags(match, "B"), match.outcome) == ((2, 0, 0), None)
    assert "TagForbidden(seat=0, banner=1)" in map(str, events)


@rule("LIMIT-8")
def test_an_attack_that_brings_no_tag_removes_a_shield_all_the_same() -> None:
    match = three("tags: A>B A>B", marks="{shields=1}")
    play(match, ON_B, "add +2", "done")
    assert (piece(match, "leader_r2@g7").shields, open_table(match).shields) == (0, 8)


@rule("LIMIT-7")
@pytest.mark.parametrize(
    ("option", "before", "after"),
    [
        ("max_tags_per_banner = 1", "C>B", (0, 0, 1)),
        ("max_tags_per_banner = 2", "C>B", (1, 0, 1)),
        ("max_same_tags_per_banner = 1", "A>B", (1, 0, 0)),
        ("max_same_tags_per_banner = 3", "A>B A>B", (3, 0, 0)),
    ],
)
def test_how_many_tags_a_banner_holds_are_two_options(option: str, before: str, after: tuple[int, ...]) -> None:
    match = three(f"tags: {before}\noption: {option}")
    play(match, ON_B, "add +2", "done")
    assert tags(match, "B") == after


@rule("LIMIT-6", "LIMIT-8")
def test_each_player_has_three_tags() -> None:
    match = three("tags: A>B A>B A>B\noption: max_same_tags_per_banner = 3")
    assert [state_of(match).unplaced_tags(seat) for seat in range(3)] == [0, 3, 3]
    events = play(match, ON_C, "add +2", "done")
    assert (tags(match, "C"), match.outcome) == ((0, 0, 0), None), "none is left for C's Banner"
    assert "TagForbidden(seat=0, banner=2)" in map(str, events)
    assert offers(match, "claw") == ["claw move", "claw attack"]
