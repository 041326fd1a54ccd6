"""Whom the Challenger attacks (SOLO-16, DESOLO-3, RUL-92, RUL-95)."""

from __future__ import annotations

import pytest

from tests.citing import option, rule
from tests.games.island.solo_table import its_turn, name, only, solo, told
from topcluck.games.island.events import AttackDeclared
from topcluck.games.island.narration import ChallengerAims, ChallengerLeaderWaits, ChallengerWalks

HOME = "leader_b@(-3,1)"
LOWEST_ARMOR = "option: solo_target_priority = lowest_armor\n"


def aim(human: str, challenger: str = f"{HOME} golem@(0,-1)", text: str = "", more: str = "") -> ChallengerAims:
    """The free attack of a Golem in the middle."""
    return only(its_turn(solo(text, human=human, challenger=challenger, more=more)), ChallengerAims)


@rule("SOLO-16", "RUL-92")
def test_the_leader_comes_first() -> None:
    seen = aim("leader@(1,-1) golem@(-1,0)")
    assert (seen.target[:6], seen.by, seen.rule) == ("leader", "leader", "SOLO-16")
    assert seen.strengths == (4, 6), "the Golem is stronger, and no Leader"


@rule("SOLO-16", "RUL-92")
def test_otherwise_the_strongest_in_range() -> None:
    seen = aim("leader@(3,-1) chicken1@(1,-1) car@(-1,0)")
    assert (seen.target[:3], seen.by) == ("car", "strength")


@rule("RUL-92")
def test_dice_on_a_unit_count_for_its_strength() -> None:
    seen = aim("leader@(3,-1) chicken1@(1,-1){dice=4} car@(-1,0)")
    assert (seen.target[:8], seen.strengths) == ("chicken1", (5, 4))


@rule("SOLO-12", "SOLO-28", "RUL-92")
@pytest.mark.parametrize(("facing", "target"), [("e", (1, -1)), ("sw", (-1, 0))])
def test_among_equals_the_priority_hex_decides(facing: str, target: tuple[int, int]) -> None:
    match = solo(
        f"facing: {facing}", human="leader@(3,-1) chicken1@(1,-1) chicken2@(-1,0)", challenger=f"{HOME} golem@(0,-1)"
    )
    seen = only(its_turn(match), ChallengerAims)
    assert (seen.target.partition("@")[2], seen.by) == (name(match, *target), "priority")


@rule("RUL-92")
def test_inside_one_hex_the_lowest_armor_then_the_fewest_shields_then_the_first() -> None:
    seen = aim("leader@(3,-1) chicken1@(1,-1){shields=1} chicken2@(1,-1)")
    assert (seen.target[:8], seen.by) == ("chicken2", "shields")
    seen = aim("leader@(3,-1) chicken2@(1,-1) chicken1@(1,-1)")
    assert (seen.target[:8], seen.by) == ("chicken1", "number")
    seen = aim("leader@(3,-1) soldier@(1,-1) chicken1@(1,-1){dice=1}")
    assert (seen.target[:8], seen.by) == ("chicken1", "armor")


@option("solo_target_priority")
@rule("SOLO-16", "DESOLO-3", "SCN-61")
def test_the_lowest_armor_comes_first_where_the_option_says_so() -> None:
    army = "leader@(1,-1) chicken1@(-1,0)"
    assert aim(army).target.startswith("leader")
    seen = aim(army, more=LOWEST_ARMOR)
    assert (seen.target[:8], seen.by, seen.rule, seen.armors) == ("chicken1", "armor", "DESOLO-3", (8, 2))


@rule("DESOLO-3")
def test_with_equal_armor_the_priority_hex_decides() -> None:
    seen = aim("leader@(3,-1) soldier@(-1,0) cannon@(1,-1)", more=LOWEST_ARMOR)
    assert (seen.target[:6], seen.by, seen.armors) == ("cannon", "priority", (3, 3))


@rule("RUL-95", "SOLO-16")
def test_only_what_the_leftmost_machine_itself_reaches_is_attacked_by_the_free_action() -> None:
    match = solo(
        "order: golem@(-2,1) golem@(0,-1) leader_b@(-3,1)",
        human="leader@(1,-1)",
        challenger=f"{HOME} golem@(-2,1) golem@(0,-1)",
    )
    events = its_turn(match)
    assert only(events, ChallengerWalks).unit == f"golem@{name(match, -2, 1)}"
    assert not told(events, AttackDeclared), "the other Golem stands beside the Leader"


@rule("SOLO-5", "FX-32")
def test_the_challenger_s_leader_has_neither_range_nor_ability() -> None:
    match = solo(human="leader@(-1,0)", challenger="leader_r2@(-3,1) golem@(2,0)", dice="claw*3 star chicken")
    events = its_turn(match)
    assert told(events, ChallengerLeaderWaits), "its place in the order has come"
    assert not [event for event in told(events, ChallengerAims) if event.unit.startswith("leader")], "two hexes away"
