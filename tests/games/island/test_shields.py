"""Shields (SHIELD): where they come from, what they stop, and where they go.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, tags
from tests.games.island.table import offers, play, standing, table

SHELLS = """
    define:
      [[scroll]]
      id = "draw"
      effects = [{ when = "resolve", op = "add_shield", amount = 3, target = { owner = "you", count = 1 } }]
      [[scroll]]
      id = "push"
      effects = [{ when = "resolve", op = "destroy", target = { owner = "enemy", count = 1 } }]
"""  # Draw places three Shields, Push destroys an enemy unit


@rule("SHIELD-1")
def test_a_unit_carries_any_number_of_shields() -> None:
    match = table("turn: 3 A\nunits A: leader@i3\nunits B: leader_b@c5\nhand A: draw*2" + SHELLS)
    play(match, "play draw", "play draw")
    assert piece(match, "leader@i3").shields == 6
    assert open_table(match).shields == 2


@rule("SHIELD-1", "LIMIT-5")
def test_there_are_no_more_than_eight() -> None:
    units = "turn: 3 A\nunits A: leader@i3{shields=4}\nunits B: leader_b@c5{shields=3}\n"
    match = table(units + "hand A: draw*2\ndice A: star*4" + SHELLS)
    play(match, "play draw")
    assert piece(match, "leader@i3").shields == 5, "the last one in the supply"
    assert "star shield" not in offers(match)
    play(match, "play draw")
    assert (piece(match, "leader@i3").shields, open_table(match).shields) == (5, 0)


@rule("SHIELD-1", "STAR-8")
def test_four_stars_buy_one_from_the_supply() -> None:
    match = table("turn: 3 A\nunits A: leader@i3\nunits B: leader_b@c5\ndice A: star*4")
    play(match, "star shield", "shield leader@c5")
    assert piece(match, "leader_b@c5").shields == 1
    assert open_table(match).shields == 7


@rule("SHIELD-2", "SHIELD-5", "RUL-122")
@pytest.mark.parametrize(("shields", "left"), [(1, 0), (2, 1), (3, 2)])
def test_a_successful_attack_takes_one_shield_instead_of_its_result(shields: int, left: int) -> None:
    match = table(f"""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@f5{{shields={shields}}}
    """)
    play(match, "attack golem@g4 chicken1@f5")
    assert piece(match, "chicken1@f5").shields == left
    assert open_table(match).shields == 8 - left


@rule("SHIELD-2", "CMB-12")
def test_a_failed_attack_takes_no_shield() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 chicken1@g4\nunits B: leader_b@c5 chicken1@f5{shields=1}")
    play(match, "attack chicken1@g4 chicken1@f5")
    assert piece(match, "chicken1@f5").shields == 1


@rule("SHIELD-2")
def test_an_attack_stopped_by_a_shield_has_no_other_consequence() -> None:
    """A card that answers to success does not answer to this."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@f5{shields=1}
        dice A: claw*2 +2*2
        deck: s_plus_1 s_plus_2 s_plus_3 s_plus_4
        strategies A: st_plus_2
        define:
          [[scroll]]
          id = "st_plus_2"
          effects = [
            { when = "after_combat", if = [{ outcome = "success" }], op = "draw", amount = 1, player = "you" },
            { when = "after_combat", if = [{ outcome = "failure" }], op = "draw", amount = 2, player = "you" },
          ]
    """)
    play(match, "claw attack", "attack golem@g4 leader@f5", "add +2", "done")
    assert (tags(match, "B"), open_table(match).seats[0].hand) == ((0, 0), 0)
    play(match, "claw attack", "attack golem@g4 leader@f5", "add +2")
    assert (tags(match, "B"), open_table(match).seats[0].hand) == ((1, 0), 1)
    play(match, "free attack", "attack golem@g4 leader@f5", "pass")
    assert (tags(match, "B"), open_table(match).seats[0].hand) == ((1, 0), 3)


@rule("SHIELD-3", "RUL-122")
def test_a_catastrophe_takes_a_shield_instead_of_the_unit() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3
        units B: leader_b@c5 golem@e4{shields=2}
        deck: tsunami
        step: draw
    """)
    play(match, "draw 1")
    assert piece(match, "golem@e4").shields == 1, "the only unit beside the only Lava tile"
    assert open_table(match).shields == 7


@rule("SHIELD-4", "RUL-26", "RUL-122", "SHIELD-5")
def test_magic_takes_one_shield_each_time_instead_of_the_unit() -> None:
    match = table("turn: 3 A\nunits A: leader@i3\nunits B: leader_b@c5 golem@f5{shields=2}\nhand A: push*3" + SHELLS)
    for left in (1, 0):
        play(match, "play push", "target golem@f5")
        assert (piece(match, "golem@f5").shields, open_table(match).shields) == (left, 8 - left)
    play(match, "play push", "target golem@f5")
    assert standing(match, "B") == ["leader_b@c5"]
