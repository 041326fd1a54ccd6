"""The Sea (SEA): who goes there, where it may rest, and what becomes of who may stay there no longer.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a   i4~
c5B   d5b   e5b   f5.   g5~   h5~
   d6~   e6~   f6~   g6~
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, resources
from tests.games.island.pictures import assert_reach
from tests.games.island.table import offers, play, standing, table
from topcluck.kernel.match import Match

DUCKS = """
        define:
          [[scroll]]
          id = "st_speed"
          effects = [{ when = "static", op = "grant", trait = "sea_walk", target = { owner = "you" } }]
"""  # a Strategy by which all one's units may move on the Sea


def steps(match: Match) -> str:
    """The hexes on offer for the next step."""
    return " ".join(sorted(offer.removeprefix("step ") for offer in offers(match, "step")))


# -- where a swimmer may go (SEA-1) ------------------------------------------------------------------------------------


@rule("SEA-1", "MOVE-3", "MAP-6")
def test_nobody_leaves_the_island_without_an_ability() -> None:
    assert_reach("L", """
        ~ ~ ~ ~
         ~ L * ~
        ~ ~ ~ ~
    """)  # fmt: skip


@rule("SEA-1")
def test_a_swimmer_ends_on_a_tile_or_next_to_territory() -> None:
    """A Skimmer of speed 3: it may swim farther out, not rest there. Neutral tiles make no coast."""
    assert_reach("M", """
      ~ ~ ~ ~ ~ ~ ~ ~
       ~ @ @ @ ~ ~ ~ ~
      ~ @ M * @ ~ ~ ~
       ~ @ @ @ + ~ ~ ~
      ~ ~ ~ ~ ~ ~ ~ ~
    """)  # fmt: skip


@rule("SEA-1", "RUL-133")
def test_no_step_is_offered_from_which_the_coast_cannot_be_reached_any_more() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 skimmer@g5
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "move skimmer@g5")
    assert steps(match) == "f5 f6 g4 g6 h4 h5"
    play(match, "step g6")
    assert sorted(offers(match)) == ["step f6", "step g5", "step h5", "step h6"], "no stop, and no way farther out"
    play(match, "step f6")
    assert sorted(offers(match)) == ["step e6", "step f5", "step g5"], "the last step must end at the coast or on land"


@rule("SEA-1", "BAND-7")
def test_at_sea_nobody_is_left_who_could_not_stay_there() -> None:
    """A Leader that carries its band over the Sea, and a Strategy that carries everybody."""
    text = """
        turn: 3 A
        units A: leader@h4 chicken1@h4 chicken2@h4
        units B: leader_b@c5
        free: used
        dice A: claw
        {strategies}
        define:
          [[leader]]
          id = "leader"
          speed = 2
          effects = [
            {{ when = "static", op = "grant", trait = "sea_walk", target = {{ ref = "self" }} }},
            {{ when = "static", op = "grant", trait = "sea_walk", target = {{ stack_of = "self" }} }},
          ]
          [[scroll]]
          id = "st_speed"
          effects = [{{ when = "static", op = "grant", trait = "sea_walk", target = {{ owner = "you" }} }}]
    """
    match = table(text.format(strategies=""))
    play(match, "move leader@h4", "with chicken1@h4", "with chicken2@h4", "step g5")
    assert offers(match, "leave") == ["leave leader@g5"], "the Chickens cannot stay there alone"
    play(match, "leave leader@g5")
    assert offers(match, "leave") == ["leave chicken1@g5", "leave chicken2@g5"], "with the Leader they can"
    everybody = table(text.format(strategies="strategies A: st_speed"))
    play(everybody, "move leader@h4", "with chicken1@h4", "with chicken2@h4", "step g5")
    assert offers(everybody, "leave") == ["leave leader@g5", "leave chicken1@g5", "leave chicken2@g5"]


@rule("SEA-1", "BAND-7")
def test_far_out_nobody_is_left_at_all() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g5 soldier@g5
        units B: leader_b@c5
        free: used
        dice A: claw
        strategies A: st_speed
    """ + DUCKS)  # fmt: skip
    play(match, "move soldier@g5", "with leader@g5", "step g6")
    assert sorted(offers(match)) == ["step g5", "step h5"], "no stop and no leaving where no Territory is near"


@rule("SEA-1", "MOVE-10")
def test_no_effect_puts_a_unit_into_the_sea_not_even_a_swimmer() -> None:
    match = table("""
        turn: 3 B
        units A: leader@i3 skimmer@h4
        units B: leader_b@c5
        hand B: push
    """)
    play(match, "play push", "target skimmer@h4")
    assert sorted(offers(match, "to")) == ["to g4", "to h3"]


# -- at Sea (SEA-2, SEA-3) ---------------------------------------------------------------------------------------------


@rule("SEA-2", "RUL-82")
@pytest.mark.parametrize(
    ("seat", "line"), [("A", "attack skimmer@g5 chicken1@f5"), ("B", "attack chicken1@f5 skimmer@g5")]
)
def test_units_at_sea_attack_and_are_attacked(seat: str, line: str) -> None:
    match = table(f"""
        turn: 3 {seat}
        units A: leader@i3 skimmer@g5
        units B: leader_b@c5 chicken1@f5
    """)
    play(match, "free attack")
    assert line in offers(match)


@rule("SEA-3", "TURN-8")
def test_the_penalty_of_the_card_strikes_at_the_end_of_the_turn() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 skimmer@g5 chicken1@h3
        units B: leader_b@c5
    """)
    play(match, "end", "draw 1")
    assert standing(match, "A") == ["chicken1@h3", "leader@i3"]
    assert open_table(match).machine_discard == ("skimmer",)
    ashore = table("""
        turn: 3 A
        units A: leader@i3 skimmer@g5
        units B: leader_b@c5
    """)
    play(ashore, "move skimmer@g5", "step g4", "stop", "end", "draw 0")
    assert standing(ashore, "A") == ["leader@i3", "skimmer@g4"]


@rule("SEA-3")
def test_in_other_players_turns_the_penalty_waits() -> None:
    match = table("""
        turn: 3 B
        units A: leader@i3 skimmer@g5
        units B: leader_b@c5
    """)
    play(match, "end", "draw 0")
    assert "skimmer@g5" in standing(match, "A")


# -- who may stay no longer (RUL-144) ----------------------------------------------------------------------------------


def stranded(units: str) -> Match:
    """In a combat of A a second Strategy pushes out the one that carried A's units over the Sea."""
    match = table(f"""
        turn: 3 A
        option: strategy_limit = 1
        units A: {units} golem@g4
        units B: leader_b@c5 chicken1@f5
        strategies A: st_speed
        hand A: st_armor
    """ + DUCKS)  # fmt: skip
    play(match, "attack golem@g4 chicken1@f5", "lay st_armor", "drop st_speed")
    return match


@rule("RUL-144", "SEA-3")
def test_a_unit_stranded_at_sea_is_placed_on_the_nearest_hex_that_is_available() -> None:
    match = stranded("leader@h5")
    assert standing(match, "A") == ["golem@g4", "leader@h4"]
    assert offers(match) == ["end"]


@rule("RUL-144", "MAP-9")
def test_among_equals_the_owner_chooses() -> None:
    match = stranded("leader@i3 soldier@g5")
    assert sorted(offers(match)) == ["at f5", "at h4"], "g4 holds the Golem; f5 is empty since the attack"
    play(match, "at f5")
    assert standing(match, "A") == ["leader@i3", "golem@g4", "soldier@f5"]
    farther = stranded("leader@i3 chicken1@h5 tower@h4")
    assert sorted(offers(farther)) == ["at f5", "at h3", "at i3"], "two hexes away, since the only neighbour is taken"


@rule("RUL-144")
def test_units_stranded_together_are_placed_one_by_one() -> None:
    match = stranded("leader@g5 chicken1@g5")
    play(match, "at h4")
    assert sorted(offers(match)) == ["at f5", "at h4"]
    play(match, "at f5")
    assert standing(match, "A") == ["golem@g4", "leader@h4", "chicken1@f5"]


@rule("RUL-144")
def test_who_stays_at_sea_when_its_leader_goes_is_washed_ashore() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i4 chicken1@i4
        units B: leader_b@c5
        define:
          [[leader]]
          id = "leader"
          effects = [
            { when = "static", op = "grant", trait = "sea_walk", target = { ref = "self" } },
            { when = "static", op = "grant", trait = "sea_walk", target = { stack_of = "self" } },
          ]
    """)
    play(match, "move leader@i4", "go", "step h5")
    assert sorted(offers(match)) == ["at h4", "at i3"]
    play(match, "at i3")
    assert standing(match, "A") == ["chicken1@i3", "leader@h5"]


@rule("RUL-144", "SEA-3", "FX-15")
def test_the_stated_penalty_comes_first() -> None:
    """Protection for this turn only, and a price at its end: first the price, then the unit is placed."""
    match = table("""
        turn: 3 A
        units A: leader@h5{shields=1}
        units B: leader_b@c5
        resources A: wood*2
        mod: turn -1 grant sea_walk 0 A0 -1
        strategies A: st_speed
        define:
          [[scroll]]
          id = "st_speed"
          [[scroll.effects]]
          when = "end_turn"
          op = "remove_shield"
          amount = "all"
          target = { owner = "you", where = ["sea"], count = "all" }
    """)
    play(match, "end", "draw 0")
    assert piece(match, "leader@h4").shields == 0
    assert resources(match, "A") == (2, 0, 0)
