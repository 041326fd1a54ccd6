"""Moving (MOVE): how far, over what, and where a move may end. Units in transit are in test_transit.py.

The test island T2 in the notation; a small letter is its owner's Territory, a capital a Base:

              f3.   g3a   h3a   i3A
     d4b   e4b   f4^   g4a   h4a
  c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import banner, piece
from tests.games.island.pictures import assert_reach
from tests.games.island.table import house, offers, play, standing, table
from topcluck.kernel.match import Match


def steps(match: Match) -> str:
    """The hexes on offer for the next step."""
    return " ".join(sorted(offer.removeprefix("step ") for offer in offers(match, "step")))


# -- step by step (MOVE-1, MOVE-2, MOVE-9) -----------------------------------------------------------------------------


@rule("MOVE-1", "MAP-2")
def test_a_golem_of_speed_1_goes_to_any_of_the_six_hexes_around_it() -> None:
    assert_reach("G", """
         . . . .
        . * * . .
       . * G * . .
        . * * . .
         . . . .
    """)  # fmt: skip


@rule("MOVE-1")
def test_a_soldier_of_speed_2_goes_one_or_two_steps() -> None:
    assert_reach("S", """
       . * * * .
      . * * * * .
     . * * S * * .
      . * * * * .
       . * * * .
    """)  # fmt: skip


@rule("MOVE-1", "MOVE-3", "MAP-6")
def test_steps_lead_from_hex_to_hex_and_never_over_the_sea() -> None:
    assert_reach("S", """
        * * S ~ .
         * * * ~ .
    """)  # fmt: skip


@rule("MOVE-2")
def test_a_unit_of_speed_0_takes_no_move_action() -> None:
    assert_reach("T", """
        . .
       . T .
        . .
    """)  # fmt: skip
    match = table("""
        turn: 3 A
        units A: leader@h3 tower@g4 cannon@h4
        units B: leader@c5
        dice A: claw
    """)
    play(match, "free move")
    assert offers(match) == ["move leader@h3"]


@rule("MOVE-2")
def test_without_a_unit_that_can_move_no_move_is_offered() -> None:
    match = table("""
        turn: 3 A
        units A: tower@g4 cannon@h4
        units B: leader@c5
        dice A: claw
    """)
    assert offers(match) == ["free retrieve", "end"]


@rule("MOVE-1")
def test_every_step_is_told() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 soldier@g4\nunits B: leader@c5")
    events = play(match, "move soldier@g4", "step h4", "step h3")
    assert list(map(str, events)) == [
        "FreeActionUsed(seat=0)",
        "UnitMoved(seat=0, unit='soldier@g4', to='h4')",
        "UnitMoved(seat=0, unit='soldier@h4', to='h3')",
    ]


@rule("MOVE-9", "RUL-133")
def test_a_move_needs_at_least_one_step_but_may_end_where_it_began() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@g4
        units B: leader@c5
        dice A: claw
        free: used
    """)
    play(match, "claw move", "move soldier@g4")
    assert steps(match) == "f4 f5 g3 h3 h4"
    assert "stop" not in offers(match), "not a single step yet"
    play(match, "step h4")
    assert sorted(offers(match)) == ["step g4", "step h3", "stop"]
    play(match, "step g4")
    assert standing(match, "A") == ["leader@i3", "soldier@g4"]
    assert banner(match, "A") == "", "it was a move action all the same"


@rule("RUL-112")
def test_the_speed_of_the_moment_counts_at_each_step() -> None:
    """A Golem that is faster on Neutral ground: from there it goes on, and back on Territory it is slow again."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader@c5
        define:
          [[machine]]
          id = "golem"
          [[machine.effects]]
          when = "static"
          op = "modify"
          stat = "speed"
          amount = 1
          target = { ref = "self", where = ["neutral"] }
    """)
    play(match, "move golem@g4 f5")
    assert steps(match) == "e5 f4 g4"
    play(match, "stop", "end", "draw 0", "B: skip", "end", "draw 0", "A: skip")
    play(match, "move golem@f5 e5")
    assert standing(match, "A") == ["leader@i3", "golem@e5"]
    assert offers(match, "step") == [], "one step made, and on Territory its speed is 1"


# -- what a step may lead over (MOVE-3 to MOVE-5) ----------------------------------------------------------------------


@rule("MOVE-3", "MAP-7")
def test_enemies_are_neither_entered_nor_passed() -> None:
    assert_reach("S", """
        * . . .
       * c t . .
      * S * g .
       * * * l
    """)  # fmt: skip


@rule("MOVE-3", "MOVE-4")
def test_no_base_is_entered_by_those_who_may_not() -> None:
    assert_reach("S", """
       . 1 *
      . 2 S *
       * * *
    """)  # fmt: skip


@rule("MOVE-4", "LEAD-3")
@pytest.mark.parametrize("unit", ["leader", "chicken1"])
def test_the_owners_leader_and_chickens_enter_their_base(unit: str) -> None:
    match = table(f"""
        turn: 3 A
        units A: {unit}@h3
        units B: leader@c5
    """)
    play(match, f"move {unit}@h3")
    assert steps(match) == "g3 g4 h4 i3"
    play(match, "i3")
    assert standing(match, "A") == [f"{unit}@i3"]


@rule("MOVE-4")
@pytest.mark.parametrize(
    ("entry", "soldier", "enemy"),
    [("owner_leader_chickens", "g3 g4 h4", "g4 h3"), ("any_unit", "g3 g4 h4 i3", "g4 h3 i3")],
)
def test_whom_a_base_lets_in_is_an_option(entry: str, soldier: str, enemy: str) -> None:
    match = table(f"""
        turn: 3 A
        option: base_entry = {entry}
        units A: soldier@h3 leader@d5
        units B: leader@e5
    """)
    play(match, "move soldier@h3")
    assert steps(match) == soldier
    other = table(f"""
        turn: 3 B
        option: base_entry = {entry}
        units A: leader@d5
        units B: chicken1@h4 leader@e5
    """)
    play(other, "move chicken1@h4")
    assert steps(other) == enemy


@rule("MOVE-4", "MAP-7", "MAP-8")
def test_an_open_base_lets_in_nobody_beside_an_enemy_and_only_banding_units_beside_friends() -> None:
    match = table("""
        turn: 3 A
        option: base_entry = any_unit
        units A: leader@i3 soldier@h3 golem@h4 chicken1@d5
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "claw move")
    tried = {}
    for name in ("soldier@h3", "golem@h4", "chicken1@d5"):
        play(match, f"move {name}")
        tried[name] = steps(match)
        match.pop()
    assert tried == {"soldier@h3": "g3 g4 h4 i3", "golem@h4": "g4", "chicken1@d5": "d4 e4 e5"}


@rule("MOVE-5", "MAP-8")
def test_own_units_let_each_other_pass_but_not_stop() -> None:
    """A Lavawalker (speed 2, no Banding) among friends, with no move action left to clear an overlap."""
    assert_reach("W", """
        * T * .
       * W G * .
        * C * .
    """)  # fmt: skip


@rule("MOVE-5", "MAP-8", "BAND-4")
def test_a_banding_unit_ends_only_with_banding_units() -> None:
    assert_reach("S", """
        * T * .
       * S G * .
        * C * .
         * * . .
    """, onto="C")  # fmt: skip


@rule("MOVE-5")
def test_a_wall_of_own_units_is_passed_only_as_far_as_the_speed_goes() -> None:
    assert_reach("G", """
        T T .
       * G T .
        * C .
    """)  # fmt: skip


@rule("RUL-113", "MAP-7")
def test_who_may_pass_enemies_does_not_stop_on_them() -> None:
    flying = """
        [[machine]]
        id = "golem"
        speed = 2
        effects = [{ when = "static", op = "grant", trait = "pass_enemies", target = { ref = "self" } }]
    """
    assert_reach("G", """
        ~ ~ ~ ~ ~
       * g G c * .
        ~ ~ ~ l ~
    """, define=flying)  # fmt: skip
    slow = flying.replace("speed = 2", "speed = 1")
    assert_reach("G", """
        ~ ~ ~ ~ ~
       . g G c . .
        ~ ~ * l ~
    """, define=slow)  # fmt: skip


# -- moves by cards (MOVE-8, MOVE-10) ----------------------------------------------------------------------------------


@rule("MOVE-8", "MACH-6")
def test_a_battle_cars_own_move_obeys_every_rule_of_moving() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 car@h3 tower@g3
        units B: leader@c5 chicken1@g4
        free: used
    """)
    play(match, "use car@h3 1")
    assert steps(match) == "g3 h4", "past the own Tower, not onto the enemy, the Base or the Sea"
    play(match, "step g3")
    assert sorted(offers(match)) == ["step f3", "step f4", "step h3"], "no stop on the Tower without a way out"
    play(match, "step f3")
    assert standing(match, "A") == ["car@f3", "tower@g3", "leader@i3"]
    assert offers(match) == ["end"]


@rule("MOVE-8", "BAND-5")
def test_a_move_by_a_card_takes_bandmates_along() -> None:
    match = house("""
        turn: 3 A
        units A: leader@d5 cobble_soldier@d5 chicken1@d5 bell_tower@d4
        units B: leader@h5
        free: used
        dice A: star
    """)
    assert "use bell_tower@d4 1" in offers(match)
    play(match, "use bell_tower@d4 1", "target cobble_soldier@d5")
    assert sorted(offers(match)) == ["go", "with chicken1@d5", "with leader@d5"]


PUSH = """
    turn: 3 A
    units A: leader@i3 soldier@g3 {more}
    units B: leader@c5 {target}
    hand A: push
"""


def pushed(target: str, more: str = "") -> list[str]:
    """Where A's Push may move a unit of B."""
    match = table(PUSH.format(target=target, more=more))
    play(match, "play push")
    play(match, f"target {target.split(maxsplit=1)[0]}")
    return sorted(offers(match, "to"))


@rule("MOVE-10")
def test_an_effect_moves_a_unit_whatever_its_speed() -> None:
    assert pushed("tower@f3") == ["to e4"], "not onto A's Soldier, not onto Lava, not into the Sea"


@rule("MOVE-10", "MAP-8", "BAND-9")
def test_an_effect_obeys_banding() -> None:
    assert pushed("chicken1@d5", "golem@e4") == ["to c5", "to d4", "to e5"], "to its Leader on the own Base too"
    assert pushed("golem@d5") == ["to d4", "to e4", "to e5"], "no Golem enters a Base"
    assert pushed("golem@e5 chicken1@d5") == ["to e4", "to f5"], "and none bands with a Chicken"


@rule("MOVE-10", "MOVE-4", "SEA-1")
def test_an_effect_obeys_base_and_sea() -> None:
    assert pushed("chicken1@h4") == ["to g4", "to h3"], "not the Base of A, though it holds nobody of B"


@rule("MOVE-10")
def test_an_effect_may_move_a_unit_less_or_not_at_all() -> None:
    match = table(PUSH.format(target="tower@f3", more=""))
    play(match, "play push", "target tower@f3")
    assert "stay" in offers(match)
    play(match, "stay")
    assert piece(match, "tower@f3").hex == "f3"
