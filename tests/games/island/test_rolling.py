"""The Roll step (TURN-2 to TURN-5, RUL-64 to RUL-66, RUL-124): which dice are rolled, and the second roll."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import banner, open_table, piece, resources, spent
from tests.games.island.table import offers, play, table
from topcluck.kernel.match import Match


def rolling(lines: str = "", *, dice: str = "star +2", golem: int = 1, wood: int = 0) -> Match:
    """A at the Roll step with these dice on the Banner and some +1 dice on a Golem; all other dice are spent."""
    marks = "{dice=" + str(golem) + "}" if golem else ""
    return table(
        f"""
turn: 3 A
step: roll
units A: leader@(3,-1) golem@(1,0){marks}
units B: leader_r2@(-3,1)
dice A: {dice}
resources A: wood*{wood}
{lines}
"""
    )


# -- the first roll (TURN-2, TURN-4, TURN-5) -----------------------------------------------------------------------


@rule("TURN-2")
def test_who_rolls_rolls_all_spent_dice() -> None:
    match = rolling("luck: claw chicken")
    assert offers(match) == ["skip", "roll", "add star", "add +2", "lift golem@g4"]
    play(match, "roll")
    assert banner(match, "A") == "claw chicken star +2"
    assert (spent(match, "A"), piece(match, "golem@g4").plus) == (0, 1)


@rule("TURN-2", "TURN-4")
def test_any_dice_from_the_banner_and_from_units_may_be_added_and_all_are_rolled_together() -> None:
    match = rolling("luck: +1 +1 +1 +3")
    told = play(match, "add star", "lift golem@g4")
    assert [str(event) for event in told] == ["DieLifted(seat=0, unit='golem@g4')"]
    assert (banner(match, "A"), spent(match, "A"), piece(match, "golem@g4").plus) == ("+2", 2, 0)
    assert offers(match) == ["roll", "add +2"], "what was taken for the roll is rolled, and there is no way back"
    events = play(match, "roll")
    assert [str(event) for event in events] == ["DiceRolled(seat=0, faces=('+1', '+1', '+1', '+3'))"]
    assert banner(match, "A") == "+1 +1 +1 +2 +3"
    assert (spent(match, "A"), piece(match, "golem@g4").strength) == (0, 6)


@rule("TURN-4", "RUL-66")
def test_dice_that_were_not_rolled_stay_where_they_are_with_their_old_results() -> None:
    match = rolling("luck: star star", golem=2, dice="claw")
    play(match, "roll")
    assert banner(match, "A") == "claw star star"
    assert piece(match, "golem@g4").plus == 2


@rule("TURN-5", "DICE-1")
def test_who_skips_leaves_spent_dice_spent_and_dice_on_units_where_they_are() -> None:
    match = rolling(wood=2)
    events = play(match, "skip")
    assert [str(event) for event in events] == ["RollSkipped(seat=0)"]
    assert (banner(match, "A"), spent(match, "A"), piece(match, "golem@g4").plus) == ("star +2", 2, 1)
    assert match.decision.kind == "action", "without a first roll no second one is offered (RUL-65)"


@rule("RUL-65")
def test_without_spent_dice_a_roll_needs_at_least_one_chosen_die() -> None:
    match = rolling("luck: claw", dice="chicken*3 star", wood=2)
    assert offers(match) == ["skip", "add chicken", "add star", "lift golem@g4"]
    play(match, "add star")
    assert offers(match) == ["roll", "add chicken", "lift golem@g4"]
    play(match, "roll")
    assert banner(match, "A") == "claw chicken chicken chicken"
    assert match.decision.kind == "reroll"


@rule("RUL-124")
def test_a_die_taken_from_a_unit_is_rolled_and_cannot_be_kept_or_put_elsewhere() -> None:
    match = rolling("luck: star star star", golem=1)
    play(match, "lift golem@g4")
    assert not {"skip", "place +1 leader@i3", "place +1 golem@g4"} & set(offers(match))
    play(match, "roll")
    assert "+1" not in banner(match, "A").split()


@rule("TURN-2")
def test_where_spent_dice_may_be_left_out_each_is_chosen_by_itself() -> None:
    match = rolling("option: roll_spent_dice = chosen\nluck: claw", golem=0, dice="star +2")
    assert offers(match) == ["skip", "add spent", "add star", "add +2"]
    play(match, "add spent")
    assert offers(match) == ["roll", "add spent", "add star", "add +2"]
    play(match, "roll")
    assert (banner(match, "A"), spent(match, "A")) == ("claw star +2", 2)
    all_kept = rolling("option: roll_spent_dice = chosen\nluck: claw", golem=0, dice="star +2")
    play(all_kept, "add star", "roll")
    assert (banner(all_kept, "A"), spent(all_kept, "A")) == ("claw +2", 3)


@rule("RUL-66", "DICE-1")
def test_dice_kept_from_earlier_turns_are_spent_or_rolled_like_any_others() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        dice A: claw star
        """
    )
    play(match, "end", "draw 0", "skip", "end", "draw 0")
    assert banner(match, "A") == "claw star"
    assert {"add claw", "add star"} < set(offers(match))
    play(match, "skip")
    assert {"claw move", "star lineup"} < set(offers(match))


# -- the second roll (TURN-3) --------------------------------------------------------------------------------------


@rule("TURN-3", "GEN-6")
@pytest.mark.parametrize(("wood", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_second_roll_is_offered_to_who_can_pay_two_resources(wood: int, offered: bool) -> None:
    match = rolling("luck: claw claw", wood=wood)
    play(match, "roll")
    assert match.decision.kind == ("reroll" if offered else "action")


@rule("TURN-3")
def test_any_two_resources_pay_for_the_second_roll_and_go_to_the_supply() -> None:
    match = table(
        """
        turn: 3 A
        step: roll
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        dice A: star +2
        resources A: wood*2 rock*1 metal*1
        luck: claw claw claw chicken
        """
    )
    play(match, "roll")
    assert offers(match) == ["keep", "pay wood", "pay rock", "pay metal"]
    play(match, "pay rock")
    assert offers(match) == ["pay wood", "pay metal"], "a cost is paid completely (GEN-6)"
    play(match, "pay wood")
    assert resources(match, "A") == (1, 0, 1)
    assert open_table(match).supply == (11, 12, 11)
    assert offers(match) == ["add claw", "add star", "add +2"], "at least one die"
    play(match, "add claw")
    assert "roll" in offers(match)
    play(match, "roll")
    assert banner(match, "A") == "claw claw chicken star +2"
    assert match.decision.kind == "action", "no third roll"


@rule("TURN-3")
def test_who_keeps_the_dice_pays_nothing() -> None:
    match = rolling("luck: claw claw", wood=2)
    play(match, "roll", "keep")
    assert (resources(match, "A"), match.decision.kind) == ((2, 0, 0), "action")


@rule("RUL-64")
def test_the_second_roll_takes_just_rolled_dice_kept_dice_and_dice_from_units() -> None:
    match = rolling("luck: claw claw +3 +3 +3", wood=2)
    play(match, "roll", "pay wood")
    assert set(offers(match)) == {"add claw", "add star", "add +2", "lift golem@g4"}
    play(match, "add claw", "add star", "lift golem@g4")
    assert piece(match, "golem@g4").strength == 6
    play(match, "roll")
    assert banner(match, "A") == "claw +2 +3 +3 +3"


@rule("TURN-3")
@pytest.mark.parametrize(("cost", "wood", "left"), [("1", 1, 0), ("3", 4, 1)])
def test_what_a_second_roll_costs_is_an_option(cost: str, wood: int, left: int) -> None:
    match = rolling(f"option: reroll_resource_cost = {cost}\nluck: claw claw star", golem=0, dice="+2*3", wood=wood)
    play(match, "roll", "pay wood", "add claw", "roll")
    assert resources(match, "A") == (left, 0, 0)
    assert banner(match, "A") == "claw star +2 +2 +2"
    poor = rolling(f"option: reroll_resource_cost = {cost}\nluck: claw claw", wood=wood - left - 1)
    play(poor, "roll")
    assert poor.decision.kind == "action"


@rule("TURN-3")
def test_where_there_is_no_second_roll_nobody_is_asked_for_it() -> None:
    match = rolling("option: reroll_resource_cost = none\nluck: claw claw", wood=9)
    play(match, "roll")
    assert match.decision.kind == "action"


@rule("TURN-2", "TURN-3", "RUL-64")
def test_every_seat_rolls_its_own_dice_and_pays_from_its_own_banner() -> None:
    match = table(
        """
        players: 3
        turn: 5 C
        step: roll
        units A: leader@(3,-1) golem@(1,0){dice=1}
        units B: leader_r2@(-3,1)
        units C: leader_c@(1,-4) golem@(1,-2){dice=1} soldier@(0,-2)
        dice A: claw*2
        dice B: star*5
        dice C: star +3*2
        resources A: wood*4
        resources C: wood*1 rock*1 metal*3
        luck: chicken +1 chicken star star
        """
    )
    assert offers(match) == ["skip", "roll", "add star", "add +3", "lift golem@g5"]
    play(match, "add +3", "roll")
    assert banner(match, "C") == "chicken star +1 +3"
    told = play(match, "pay rock", "pay metal")
    assert [str(event) for event in told] == [
        "RollPaid(seat=2, resource='rock')",
        "RollPaid(seat=2, resource='metal')",
    ]
    assert [resources(match, seat) for seat in "ABC"] == [(4, 0, 0), (0, 0, 0), (1, 0, 2)]
    assert open_table(match).supply == (7, 12, 10)
    assert offers(match) == ["add chicken", "add star", "add +1", "add +3", "lift golem@g5"]
    play(match, "lift golem@g5", "add +3", "add chicken", "roll")
    assert [banner(match, seat) for seat in "ABC"] == [
        "claw claw",
        "star star star star star",
        "chicken star star star +1",
    ]
    assert [spent(match, seat) for seat in "ABC"] == [2, 0, 0]
    assert (piece(match, "golem@g7").plus, piece(match, "golem@g5").plus) == (1, 0)
