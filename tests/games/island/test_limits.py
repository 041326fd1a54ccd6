"""Limits (LIMIT-1, LIMIT-3 to LIMIT-5): what there is no more of than the box holds. For tags see test_tags.py."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.glance import hand, open_table, piece, zone
from tests.games.island.table import offers, play, standing, table

TEN = "s_plus_1 s_plus_2 s_plus_3 s_plus_4 s_plus_5 s_plus_6 a_plus_1 a_plus_2 a_plus_3 a_plus_4"


@rule("LIMIT-1")
def test_a_hand_may_be_of_any_size() -> None:
    match = table(
        f"""
turn: 3 A
units A: leader@i3
units B: leader_r2@c5
hand A: {TEN}
deck: push draw swap
dice A: star*2
"""
    )
    play(match, "star draw", "end", "draw 2")
    assert len(hand(match, "A")) == 13
    assert (match.decision.kind, match.decision.seat) == ("roll", 1), "nobody asks for a discard"


@rule("LIMIT-1", "CAT-3")
def test_only_a_catastrophe_cuts_hands() -> None:
    match = table(
        f"""
turn: 3 A
step: draw
units A: leader@i3
units B: leader_r2@c5
hand A: {TEN}
hand B: push
deck: hurricane
"""
    )
    play(match, "draw 1")
    assert (match.decision.kind, match.decision.seat) == ("hand_discard", 0)
    play(match, "discard s_plus_1")
    assert [zone(match, seat).hand for seat in "AB"] == [9, 1]


@rule("LIMIT-3")
def test_an_army_has_six_chickens_and_a_leader_that_is_none_of_them() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        dice A: star*3
        resources A: wood*9
        """
    )
    assert zone(match, "A").destroyed == tuple(f"chicken{number}" for number in range(1, 7))
    play(match, "star feast")
    assert standing(match, "A") == ["leader@i3", *(f"chicken{number}@i3" for number in range(1, 7))]
    assert "recover" not in " ".join(offers(match)) and zone(match, "A").destroyed == ()


@rule("LIMIT-3")
def test_machines_are_limited_by_their_pilots() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 soldier@g4 soldier@g4 soldier@g4 soldier@g4 soldier@g4 soldier@g4
        units B: leader_r2@c5
        resources A: rock*9
        lineup: soldier tower soldier soldier
        """
    )
    assert piece(match, "soldier@g4").strength == 7
    assert "free build" not in offers(match), "all six Chickens are Pilots, and the Leader cannot be one"


@rule("LIMIT-4", "STRAT-2")
def test_a_player_has_at_most_three_strategies() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        strategies A: st_armor st_speed st_trenches
        hand A: st_plus_2
        option: strategy_in_own_turn = true
        """
    )
    play(match, "play st_plus_2")
    assert offers(match) == ["drop st_armor", "drop st_speed", "drop st_trenches", "drop st_plus_2"]
    play(match, "drop st_speed")
    assert zone(match, "A").strategies == ("st_armor", "st_trenches", "st_plus_2")
    assert open_table(match).scroll_discard == ("st_speed",)


@rule("LIMIT-5", "SHIELD-1")
def test_there_are_eight_shields_and_a_unit_may_carry_any_number_of_them() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3{shields=5} golem@g4{shields=2}
        units B: leader_r2@c5
        dice A: star*4
        """
    )
    assert open_table(match).shields == 1
    play(match, "star shield", "shield leader@i3")
    assert (piece(match, "leader@i3").shields, open_table(match).shields) == (6, 0)
    again = table(
        """
        turn: 3 A
        units A: leader@i3{shields=6} golem@g4{shields=2}
        units B: leader_r2@c5
        dice A: star*4
        """
    )
    assert "star shield" not in offers(again)
