"""What dice are for (DICE, RUL-10, RUL-83): claws, chickens, stars, and strength."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.glance import banner, piece, spent, tags
from tests.games.island.table import offers, play, standing, table
from topcluck.kernel.match import Match

FIGHT = """
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_r2@(-3,1) chicken1@(0,1) chicken2@(0,1)
"""


def fight(lines: str) -> Match:
    """A's Golem (strength 6, armor 6) beside two of B's Chickens (strength 1, armor 2)."""
    return table(FIGHT + lines)


# -- on and off the Banner (DICE-1, DICE-2) ------------------------------------------------------------------------


@rule("DICE-1")
def test_only_dice_on_the_banner_can_be_used() -> None:
    match = fight("    dice A: chicken\n    free: used")
    assert spent(match, "A") == 4
    assert offers(match) == ["chicken retrieve", "end"]
    play(match, "chicken retrieve", "take wood", "take wood")
    assert (banner(match, "A"), spent(match, "A")) == ("", 5)
    assert offers(match) == ["end"]
    play(match, "end", "draw 0", "skip", "end", "draw 0")
    assert offers(match) == ["skip", "roll"], "spent dice come back in the next Roll step of their owner"


@rule("DICE-2")
def test_dice_are_spent_only_in_the_own_take_actions_step() -> None:
    match = fight("    dice A: claw\n    dice B: claw star*2 +2 +3\n    hand B: a_plus_1")
    play(match, "A: attack golem@(1,0) chicken1@(0,1)")
    assert match.decision.seat == 1
    assert offers(match) == ["pass", "lay a_plus_1"], "B has strength dice and stars, but this is A's turn"
    play(match, "B: pass", "A: end")
    assert offers(match) == ["draw 0", "draw 1", "draw 2"], "and in the Draw step nobody spends dice"
    assert banner(match, "B") == "claw star star +2 +3"


# -- claw, chicken, star (DICE-3 to DICE-5) ------------------------------------------------------------------------


@rule("DICE-3")
def test_a_claw_pays_for_one_move_or_one_attack() -> None:
    moved = fight("    dice A: claw\n    free: used")
    assert offers(moved) == ["claw move", "claw attack", "end"]
    play(moved, "claw move", "move leader@(3,-1)", "(2,-1)")
    assert (banner(moved, "A"), spent(moved, "A")) == ("", 5)
    assert offers(moved) == ["end"]
    attacked = fight("    dice A: claw*2\n    free: used")
    events = play(attacked, "claw attack", "attack golem@(1,0) chicken1@(0,1)")
    assert str(events[0]) == "DiceSpent(seat=0, face='claw', number=1)"
    assert (banner(attacked, "A"), spent(attacked, "A")) == ("claw", 4)
    assert offers(attacked) == ["claw move", "claw attack", "end"]


@rule("DICE-4")
def test_a_chicken_pays_for_a_retrieve_of_two() -> None:
    match = fight("    dice A: chicken*2")
    play(match, "chicken retrieve", "take wood", "take metal")
    assert (banner(match, "A"), spent(match, "A")) == ("chicken", 4)
    assert "free retrieve" in offers(match), "the free action is not touched"


@rule("DICE-5", "RUL-83")
def test_stars_are_spent_alone_or_together_and_each_only_once() -> None:
    match = fight("    dice A: star*3\n    tags: B>A")
    assert offers(match, "star") == ["star lineup", "star sift", "star draw", "star feast"]
    play(match, "star draw")
    assert (banner(match, "A"), spent(match, "A")) == ("star", 4)
    assert offers(match, "star") == ["star lineup", "star sift"]
    play(match, "star lineup")
    assert offers(match, "star") == []


@rule("RUL-83")
def test_stars_of_one_ability_are_spent_in_one_activation() -> None:
    match = fight("    dice A: star*2\n    shields: 8")
    assert "star shield" not in offers(match)
    four = fight("    dice A: star*4")
    events = play(four, "star shield", "shield golem@(1,0)")
    assert str(events[0]) == "DiceSpent(seat=0, face='star', number=4)"
    assert spent(four, "A") == 5


# -- strength (DICE-6 to DICE-9) -----------------------------------------------------------------------------------


@rule("DICE-6", "RUL-10")
def test_a_plus_one_die_outside_combat_goes_on_any_unit_of_ones_own_and_stays() -> None:
    match = fight("    dice A: +1*2")
    assert offers(match, "place") == ["place +1 leader@i3", "place +1 golem@g4"], "no enemy, nobody off the island"
    play(match, "place +1 golem@(1,0)", "place +1 golem@(1,0)")
    assert (piece(match, "golem@g4").plus, piece(match, "golem@g4").strength) == (2, 8)
    assert (banner(match, "A"), spent(match, "A")) == ("", 3)
    assert offers(match, "place") == [], "it cannot be shifted to another unit"
    play(match, "end", "draw 0", "skip", "end", "draw 0", "skip")
    assert piece(match, "golem@g4").strength == 8
    assert offers(match, "place") == []


@rule("DICE-6")
def test_other_strength_dice_are_not_placed_outside_combat() -> None:
    match = fight("    dice A: +2 +3")
    assert offers(match, "place") == []


@rule("DICE-6", "RUL-10", "DICE-8")
def test_in_combat_strength_dice_go_to_the_attacker_only() -> None:
    match = fight("    dice A: +1 +2 +3*2")
    play(match, "A: attack golem@(1,0) chicken1@(0,1)")
    assert offers(match) == ["done", "add +1", "add +2", "add +3"]
    play(match, "add +1", "add +2", "add +3")
    assert piece(match, "golem@g4").strength == 6 + 1 + 2 + 3
    events = play(match, "done")
    assert "ValuesCompared(seat=0, strength=12, armor=2)" in map(str, events)
    assert (banner(match, "A"), spent(match, "A")) == ("+3", 3)
    assert (piece(match, "golem@g4").plus, piece(match, "golem@g4").strength) == (1, 7), "only the +1 stays"


@rule("DICE-7", "PILOT-3")
def test_the_dice_on_a_destroyed_unit_are_spent_dice_of_its_owner() -> None:
    match = table(
        """
        turn: 4 B
        units A: leader@(3,-1) golem@(1,0){dice=2}
        units B: leader_r2@(-3,1) golem@(0,1)
        dice A: star
        """
    )
    assert spent(match, "A") == 2
    play(match, "B: attack golem@(0,1) golem@(1,0)")
    assert (banner(match, "A"), spent(match, "A")) == ("star", 4)


@rule("DICE-7")
def test_a_defeated_leader_keeps_its_dice_unless_the_rule_set_takes_them() -> None:
    position = """
        turn: 4 B
        units A: leader@(1,0){dice=1}
        units B: leader_r2@(-3,1) golem@(0,1)
        dice B: +2
    """
    match = table(position)
    play(match, "B: attack golem@(0,1) leader@(1,0)", "add +2")
    assert (tags(match, "A"), piece(match, "leader@g4").plus, spent(match, "A")) == ((0, 1), 1, 4)
    strict = table(position + "    option: plus_one_die_until = defeated")
    play(strict, "B: attack golem@(0,1) leader@(1,0)", "add +2")
    assert (tags(strict, "A"), piece(strict, "leader@g4").plus, spent(strict, "A")) == ((0, 1), 0, 5)


@rule("DICE-7")
def test_a_shield_that_saves_a_leader_saves_its_dice_too() -> None:
    match = table(
        """
        turn: 4 B
        units A: leader@(1,0){dice=1,shields=1}
        units B: leader_r2@(-3,1) golem@(0,1)
        dice B: +2
        option: plus_one_die_until = defeated
        """
    )
    play(match, "B: attack golem@(0,1) leader@(1,0)", "add +2")
    assert (tags(match, "A"), piece(match, "leader@g4").plus, piece(match, "leader@g4").shields) == ((0, 0), 1, 0)


@rule("DICE-8")
def test_plus_two_and_plus_three_help_in_one_combat_only() -> None:
    match = fight("    dice A: claw +2 +3")
    play(match, "A: attack golem@(1,0) chicken1@(0,1)", "add +2", "add +3")
    assert spent(match, "A") == 4
    events = play(match, "A: attack golem@(1,0) chicken2@(0,1)")
    assert "ValuesCompared(seat=0, strength=6, armor=2)" in map(str, events)
    assert spent(match, "A") == 5


@rule("DICE-9")
def test_strength_dice_never_raise_armor_nor_help_anothers_unit() -> None:
    match = table(
        """
        players: 3
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) golem@(0,1){dice=2}
        units C: leader_c@(1,-4)
        dice A: +1
        dice B: +1 +2
        dice C: +1 +2 +3
        """
    )
    assert piece(match, "golem@f8").strength == 8
    events = play(match, "A: attack golem@(1,0) golem@(0,1)", "done")
    assert "ValuesCompared(seat=0, strength=6, armor=6)" in map(str, events), "nobody else was asked for dice"
    assert (banner(match, "B"), banner(match, "C")) == ("+1 +2", "+1 +2 +3")


@rule("DICE-3", "DICE-4", "DICE-6", "DICE-8")
def test_every_seat_spends_its_own_dice() -> None:
    match = table(
        """
        turn: 4 B
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) golem@(0,1)
        dice A: claw chicken +1 +2 +3
        dice B: claw chicken +1 +2 +3
        free: used
        """
    )
    assert offers(match) == [
        "claw move", "claw attack", "chicken retrieve", "place +1 leader@c5", "place +1 golem@f5", "end",
    ]  # fmt: skip
    play(
        match,
        "place +1 leader@c5",
        "chicken retrieve",
        "take wood",
        "stop",
        "B: attack golem@f5 golem@g4",
        "add +2",
        "done",
    )
    assert (banner(match, "A"), banner(match, "B")) == ("claw chicken +1 +2 +3", "+3")
    assert (spent(match, "A"), spent(match, "B"), piece(match, "leader_r2@c5").plus) == (0, 3, 1)
    assert standing(match, "A") == ["leader@i3"]


@rule("DICE-1")
def test_the_dice_of_another_seat_are_no_use() -> None:
    position = """
        players: 3
        turn: 4 B
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) golem@(0,1)
        units C: leader_c@(1,-4)
        free: used
    """
    rich = "    dice A: claw chicken star +1 +3\n        dice C: claw chicken star +1 +3"
    assert offers(table(position + rich)) == ["end"]
    poor = table(position + "    dice B: claw chicken star +1")
    assert offers(poor) == [
        "claw move", "claw attack", "chicken retrieve", "star lineup", "star sift", "place +1 leader@c8",
        "place +1 golem@f8", "end",
    ]  # fmt: skip
