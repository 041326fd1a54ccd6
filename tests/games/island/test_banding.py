"""Banding (BAND): stacks, groups on the move, and what Soldiers gain from each other.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece
from tests.games.island.pictures import assert_reach
from tests.games.island.table import house, offers, play, standing, table
from topcluck.kernel.match import Match

BANDING_TOWER = """
        [[machine]]
        id = "tower"
        banding = true
"""


def steps(match: Match) -> str:
    """The hexes on offer for the next step."""
    return " ".join(sorted(offer.removeprefix("step ") for offer in offers(match, "step")))


def others(match: Match) -> list[str]:
    """What is on offer during a move besides steps."""
    return sorted(offer for offer in offers(match) if not offer.startswith("step"))


# -- stacks (BAND-1 to BAND-4) -----------------------------------------------------------------------------------------


@rule("BAND-1", "BAND-2", "MAP-8")
def test_a_stack_has_no_size_limit() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g4 chicken1@g4 chicken2@g4 chicken3@g4 chicken4@g4 chicken5@g4 soldier@h4
        units B: leader@c5
    """)
    play(match, "move soldier@h4", "step g4", "stop")
    assert [unit.hex for unit in open_table(match).units if unit.seat == 0] == ["g4"] * 7


@rule("BAND-1", "BAND-2", "MAP-8")
@pytest.mark.parametrize(("unit", "joins"), [("C", "L"), ("S", "L"), ("G", ""), ("B", "")])
def test_leaders_chickens_and_soldiers_have_banding_and_other_machines_have_not(unit: str, joins: str) -> None:
    drawing = """
        ^ ^ ^
         X L ^
        ^ ^ ^
    """
    drawn, tower = drawing.replace("X", unit), drawing.replace("X", unit).replace("L", "T")
    assert_reach(unit, drawn, onto=joins, own_overlap="within_one_move", lava_entry="forbidden")
    assert_reach(unit, tower, own_overlap="within_one_move", lava_entry="forbidden")


@rule("BAND-2")
def test_another_machine_bands_if_its_card_says_so() -> None:
    assert_reach("S", """
        ~ ~ ~
         S T ~
        ~ ~ ~
    """, onto="T", define=BANDING_TOWER)  # fmt: skip
    assert_reach("S", """
        ~ ~ ~
         S T ~
        ~ ~ ~
    """)  # fmt: skip


@rule("BAND-1", "MAP-7")
def test_units_of_two_players_never_form_a_stack() -> None:
    assert_reach("C", """
        * *
       c C s
        l *
    """)  # fmt: skip


@rule("BAND-3", "BUILD-4", "BUILD-2")
def test_a_soldier_is_built_on_a_stack_with_a_pilot_from_it() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g4 chicken1@g4 chicken2@g4 golem@h4
        units B: leader@c5
        resources A: rock*5
        lineup: soldier tower soldier tower
    """)
    play(match, "build soldier")  # the two Chickens are alike: the first becomes its Pilot
    assert sorted(offers(match)) == ["at g3", "at g4", "at h3"]
    play(match, "at g4")
    assert sorted(standing(match, "A")) == ["chicken2@g4", "golem@h4", "leader@g4", "soldier@g4"]
    assert piece(match, "soldier@g4").pilots == ("chicken1",)


@rule("BAND-4")
def test_a_unit_joins_by_ending_its_move_and_leaves_without_an_action_for_it() -> None:
    match = table("""
        turn: 3 A
        units A: leader@h4 chicken1@h3
        units B: leader@c5
        free: used
        dice A: claw*2
    """)
    play(match, "move chicken1@h3", "step h4", "stop")
    assert sorted(standing(match, "A")) == ["chicken1@h4", "leader@h4"]
    play(match, "claw move")
    assert offers(match) == ["move leader@h4", "move chicken1@h4"]
    play(match, "move leader@h4", "go", "step i3")
    assert sorted(standing(match, "A")) == ["chicken1@h4", "leader@i3"]


# -- groups on the move (BAND-5 to BAND-7) -----------------------------------------------------------------------------

STACK = """
    turn: 3 A
    units A: leader@i3 soldier@h3 chicken1@h3 chicken2@h3
    units B: leader@c5
    free: used
    dice A: claw
"""


@rule("BAND-5")
def test_any_number_of_units_of_a_stack_move_together() -> None:
    match = table(STACK)
    play(match, "move soldier@h3")
    assert sorted(offers(match)) == ["go", "with chicken1@h3", "with chicken2@h3"]
    play(match, "with chicken2@h3")
    assert sorted(offers(match)) == ["go", "with chicken1@h3"]
    play(match, "go", "step g3", "stop")
    assert sorted(standing(match, "A")) == ["chicken1@h3", "chicken2@g3", "leader@i3", "soldier@g3"]


@rule("BAND-5", "RUL-135")
def test_only_those_are_taken_along_with_whom_there_is_a_legal_step() -> None:
    match = table("""
        turn: 3 A
        units A: leader@h3 soldier@h3 chicken1@h3
        units B: leader_b@c5 golem@g3 golem@g4 tower@h4
    """)
    play(match, "free move", "move leader@h3")
    assert sorted(offers(match)) == ["go", "with chicken1@h3"], "the only way leads to the Base, closed to Soldiers"


@rule("BAND-5")
def test_whether_the_whole_stack_must_set_off_is_an_option() -> None:
    match = table("    option: band_move = whole_then_change\n" + STACK.lstrip("\n"))
    play(match, "move soldier@h3")
    assert sorted(offers(match)) == ["with chicken1@h3", "with chicken2@h3"], "nobody stays at the start"
    play(match, "with chicken1@h3", "step g3")
    assert others(match) == ["leave chicken1@g3", "leave chicken2@g3", "leave soldier@g3", "stop"]
    play(match, "leave chicken2@g3", "step g4")
    assert sorted(standing(match, "A")) == ["chicken1@g4", "chicken2@g3", "leader@i3", "soldier@g4"]


@rule("BAND-6", "RUL-21")
def test_the_fastest_of_the_group_sets_the_pace() -> None:
    drawing = """
        * * *
       * * * *
      * * S * *
       * * * *
        * * *
    """
    assert_reach("S", drawing, stack="SC")
    assert_reach("S", drawing, stack="SCCL")
    assert_reach("C", """
        . . .
       . * * .
      . * C * .
       . * * .
        . . .
    """, stack="CCL")  # fmt: skip


@rule("BAND-6", "RUL-21", "BAND-7")
def test_who_leaves_the_fast_one_behind_may_be_out_of_steps() -> None:
    match = table(STACK)
    play(match, "move soldier@h3", "with chicken1@h3", "go", "step g3")
    assert steps(match) == "f3 f4 g4 h3"
    play(match, "leave soldier@g3")
    assert offers(match) == ["end"], "the Chicken alone has speed 1 and has made its step: the move is over"
    assert sorted(standing(match, "A")) == ["chicken1@g3", "chicken2@h3", "leader@i3", "soldier@g3"]


@rule("BAND-6", "RUL-21", "BAND-7")
def test_who_picks_up_a_fast_one_may_go_farther() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken1@h3 soldier@g3
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "move chicken1@h3", "step g3")
    assert sorted(offers(match)) == ["join soldier@g3", "stop"]
    play(match, "join soldier@g3")
    assert steps(match) == "f3 f4 g4 h3"
    play(match, "step f3")
    assert sorted(standing(match, "A")) == ["chicken1@f3", "leader@i3", "soldier@f3"]
    assert steps(match) == "", "two steps made are the Soldier's speed"


@rule("BAND-7", "RUL-133")
def test_in_each_hex_members_may_be_left_and_units_picked_up() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g3 soldier@h3 chicken1@h3 chicken2@g3 tower@h4
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "move soldier@h3", "with chicken1@h3", "step g3")
    assert others(match) == [
        "join chicken2@g3", "join leader@g3", "leave chicken1@g3", "leave soldier@g3", "stop",
    ]  # fmt: skip
    play(match, "leave chicken1@g3", "join leader@g3")
    assert others(match) == ["join chicken2@g3", "leave soldier@g3", "stop"], "once here for each of them"
    play(match, "join chicken2@g3")
    assert others(match) == ["leave soldier@g3", "stop"]
    match.pop()
    play(match, "step g4")
    assert others(match) == ["leave leader@g4", "leave soldier@g4", "stop"], "a new hex, a new choice"
    play(match, "stop")
    assert sorted(standing(match, "A")) == ["chicken1@g3", "chicken2@g3", "leader@g4", "soldier@g4", "tower@h4"]


@rule("RUL-133")
def test_in_the_start_hex_the_group_is_fixed() -> None:
    match = table(STACK)
    play(match, "move soldier@h3", "with chicken1@h3", "go")
    assert others(match) == []


@rule("RUL-133", "BAND-7")
def test_a_group_keeps_at_least_one_unit() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@h3 chicken1@g3
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "move soldier@h3", "step g3")
    assert others(match) == ["join chicken1@g3", "stop"]


@rule("BAND-7", "MAP-8")
def test_nobody_is_left_on_a_unit_that_does_not_band() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@h3 chicken1@h3 tower@g3
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "move soldier@h3", "with chicken1@h3", "step g3")
    assert others(match) == [], "neither stop nor leave nor join"
    assert steps(match) == "f3 f4 g4 h3"


@rule("BAND-7", "RUL-113")
def test_nobody_is_left_on_an_enemy_that_is_passed() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@h3 chicken1@h3
        units B: leader@c5 chicken1@g3
        free: used
        dice A: claw
        strategies A: st_speed
        define:
          [[scroll]]
          id = "st_speed"
          effects = [{ when = "static", op = "grant", trait = "pass_enemies", target = { owner = "you" } }]
    """)
    play(match, "move soldier@h3", "with chicken1@h3", "step g3")
    assert others(match) == []
    assert steps(match) == "f3 f4 g4 h3"


@rule("BAND-7")
def test_whether_units_are_picked_up_on_the_way_is_an_option() -> None:
    text = """
        turn: 3 A
        option: band_join_midmove = {value}
        units A: leader@g3 soldier@h3 chicken1@h3
        units B: leader@c5
        free: used
        dice A: claw
    """
    for value, joins in (("true", ["join leader@g3"]), ("false", [])):
        match = table(text.format(value=value))
        play(match, "move soldier@h3", "with chicken1@h3", "step g3")
        assert offers(match, "join") == joins
        assert offers(match, "leave") == ["leave chicken1@g3", "leave soldier@g3"]


@rule("RUL-133")
def test_only_what_leaves_the_group_a_legal_stop_is_offered() -> None:
    """On the Tower the group must go on: it may not pick up whom it could not take any farther."""
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@g4 chicken1@g4 tower@g3
        units B: leader@c5 chicken1@f3 chicken2@h3
        free: used
        dice A: claw
    """)
    play(match, "move soldier@g4", "with chicken1@g4")
    assert steps(match) == "f4 f5 g3 h4", "over the Tower there is still the way onto Lava, or back"
    play(match, "step g3")
    assert steps(match) == "f4 g4"
    alone = table("""
        turn: 3 A
        option: lava_entry = forbidden
        units A: leader@i3 chicken1@g4 tower@g3 tower@h3
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(alone, "move chicken1@g4")
    assert steps(alone) == "f5 h4", "a Chicken of speed 1 does not get past a Tower"


@rule("RUL-133", "SEA-1")
def test_nobody_is_picked_up_with_whom_the_group_could_not_end_its_move() -> None:
    """A Golem in transit on two Chickens, and a banding swimmer of speed 2 that passes: its last step leads back
    into the Sea, where no Chicken can follow, or onto a Tower, where neither can stop."""
    match = table("""
        turn: 3 A
        units A: chicken1@h4 chicken2@h4 golem@h4 tower@g4 skimmer@g5
        units B: leader_b@c5 chicken1@h3
        transit: A7 from h3
        free: used
        dice A: claw*3
        define:
          [[machine]]
          id = "skimmer"
          speed = 2
          banding = true
    """)
    play(match, "claw move", "move skimmer@g5", "step h4")
    assert sorted(offers(match)) == ["step g5", "step h5", "step i4"]


# -- fighting in stacks (BAND-8 to BAND-10) ----------------------------------------------------------------------------


@rule("BAND-8", "CMB-1")
def test_one_unit_of_a_stack_attacks_and_one_is_attacked() -> None:
    match = table("""
        turn: 3 A
        units A: soldier@g4 chicken1@g4
        units B: leader_b@f5 chicken1@f5 soldier@f5
        free: used
        dice A: claw
    """)
    play(match, "claw attack")
    assert sorted(offers(match)) == [
        "attack chicken1@g4 chicken1@f5", "attack chicken1@g4 leader@f5", "attack chicken1@g4 soldier@f5",
        "attack soldier@g4 chicken1@f5", "attack soldier@g4 leader@f5", "attack soldier@g4 soldier@f5",
    ]  # fmt: skip
    play(match, "attack soldier@g4 chicken1@f5")
    assert sorted(standing(match, "B")) == ["leader_b@f5", "soldier@f5"], "only the one that was named is destroyed"


@rule("BAND-9")
def test_an_effect_hits_one_unit_of_a_stack() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3
        units B: leader_b@e5 chicken1@e5 chicken2@e5
        hand A: push
    """)
    play(match, "play push", "target chicken2@e5", "to d5")
    assert sorted(standing(match, "B")) == ["chicken1@e5", "chicken2@d5", "leader_b@e5"]


@rule("BAND-10", "FAQ-10")
@pytest.mark.parametrize(
    ("stack", "strength"),
    [
        ("soldier@g4", 2),
        ("soldier@g4 soldier@g4", 3),
        ("soldier@g4 soldier@g4 soldier@g4", 4),
        ("soldier@g4 chicken5@g4 leader@g4", 2),
        ("soldier@g4 soldier@h4", 2),
    ],
)
def test_a_soldier_counts_each_other_soldier_in_its_stack_and_nobody_else(stack: str, strength: int) -> None:
    match = table(f"turn: 3 A\nunits A: {stack}\nunits B: leader_b@c5")
    assert piece(match, "soldier@g4").strength == strength


@rule("BAND-10", "PILOT-4", "GEN-10")
def test_pilots_never_count() -> None:
    match = table("turn: 3 A\nunits A: soldier@g4{pilots=chicken1} soldier@g4{pilots=chicken2}\nunits B: leader_b@c5")
    assert piece(match, "soldier@g4").strength == 3


@rule("BAND-10", "FX-12")
@pytest.mark.parametrize(("counts", "strength"), [("soldiers", 3), ("banding_machines", 4)])
def test_which_bandmates_a_soldier_counts_is_an_option(counts: str, strength: int) -> None:
    match = table(f"""
        turn: 3 A
        option: soldier_bonus_counts = {counts}
        units A: soldier@g4 soldier@g4 tower@g4 leader@g4 chicken6@g4
        units B: leader_b@c5
        define:
          [[machine]]
          id = "tower"
          banding = true
    """)
    assert piece(match, "soldier@g4").strength == strength
    assert piece(match, "tower@g4").strength == 3, "the bonus is the Soldiers' own"


@rule("FAQ-7", "MAP-2")
def test_units_of_one_stack_are_not_adjacent_to_each_other() -> None:
    """An Eggshell Tower shields a unit within 2 hexes: not the one in its own hex, if it had one. Here: a Soldier."""
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@g4 chicken1@g4 chicken2@h4
        units B: leader_b@c5
        define:
          [[machine]]
          id = "soldier"
          [[machine.effects]]
          when = "activate"
          uses = 1
          op = "add_shield"
          amount = 1
          target = { near = { of = "self", within = 1 }, count = 1 }
    """)
    play(match, "use soldier@g4 1")
    assert [unit.card for unit in open_table(match).units if unit.shields] == ["chicken2"]


@rule("BAND-6", "BAND-7", "RUL-21")
def test_a_slow_unit_rides_with_a_quick_one_of_the_house_set() -> None:
    match = house("""
        turn: 3 A
        island: frying_pan
        units A: leader@e4 toothpick_soldier@e4 chicken1@e4{cards=lead_boots}
        units B: leader@i4
        free: used
        dice A: claw
    """)
    assert piece(match, "chicken1@e4").speed == 0
    play(match, "claw move")
    assert "move chicken1@e4" not in offers(match), "alone it cannot move"
    play(match, "move toothpick_soldier@e4")
    assert "with chicken1@e4" in offers(match), "in a group it goes as fast as the fastest"
