"""How the Challenger's units move toward the human's Leader (SOLO-12, SOLO-25, RUL-50, RUL-53)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.solo_table import IDLE, its_turn, name, only, places, solo, told
from tests.games.island.table import standing
from topcluck.games.island.events import UnitMoved
from topcluck.games.island.narration import ChallengerAims, ChallengerStays, ChallengerWalks
from topcluck.kernel.match import Match

HOME = "leader_b@(-3,1)"


def walk(match: Match) -> ChallengerWalks:
    """The free action of a Challenger whose Machine has no target."""
    return only(its_turn(match), ChallengerWalks)


@rule("SOLO-16", "SOLO-25", "RUL-53", "RUL-50")
def test_a_unit_takes_the_shortest_path_to_a_hex_from_which_it_could_attack_the_leader() -> None:
    match = solo(challenger=f"{HOME} golem@(-2,1)")
    told_walk = walk(match)
    assert told_walk.path == places(match, (-1, 1)), "north and south are equally far; east has rank 1"
    assert told_walk.goal == name(match, 2, 0)
    assert (told_walk.way, told_walk.by, told_walk.rule) == ("1", "goal", "SOLO-16")
    assert f"golem@{name(match, -1, 1)}" in standing(match, "B")


@rule("SOLO-12", "RUL-50")
@pytest.mark.parametrize(("facing", "first", "way"), [("e", (-1, 1), "1"), ("ne", (-1, 0), "1"), ("w", (-1, 0), "3")])
def test_rank_1_is_where_the_human_faces_and_the_rest_follows_clockwise(
    facing: str, first: tuple[int, int], way: str
) -> None:
    match = solo(f"facing: {facing}", challenger=f"{HOME} golem@(-2,1)")
    told_walk = walk(match)
    assert told_walk.path == places(match, first)
    assert told_walk.way == way


@rule("RUL-53")
def test_human_units_are_in_the_way() -> None:
    match = solo(human="leader@(3,-1) chicken1@(0,1)", challenger=f"{HOME} golem@(-2,1)")
    assert walk(match).path == places(match, (-1, 0))


@rule("RUL-53")
def test_lava_is_avoided_by_all_but_the_immune() -> None:
    board = "board:\n  {}^ {}^"
    names = solo()
    lines = board.format(name(names, 0, -1), name(names, 0, 1))
    blocked = solo(lines, challenger=f"{HOME} car@(-2,1)")
    assert walk(blocked).by == "nearer", "there is no way round"
    immune = solo(lines, challenger=f"{HOME} lavawalker@(-2,1)")
    assert walk(immune).path == places(immune, (-1, 1), (0, 1))


@rule("RUL-53")
def test_the_sea_is_no_way_even_for_who_can_swim() -> None:
    match = solo(human="leader@(3,-1) chicken1@(0,1) chicken2@(0,-1)", challenger=f"{HOME} skimmer@(-2,1)")
    assert walk(match).by == "nearer"


@rule("RUL-53")
def test_own_units_may_be_passed() -> None:
    match = solo("order: car@(-2,1) golem@(-1,1) leader_b@(-3,1)", challenger=f"{HOME} car@(-2,1) golem@(-1,1)")
    assert walk(match).path == places(match, (-1, 1), (0, 1))


@rule("RUL-53")
def test_if_the_last_hex_is_taken_the_unit_stops_before_it() -> None:
    match = solo("order: car@(-2,1) golem@(0,1) leader_b@(-3,1)", challenger=f"{HOME} car@(-2,1) golem@(0,1)")
    assert walk(match).path == places(match, (-1, 1))


@rule("RUL-53")
def test_a_taken_goal_is_no_goal() -> None:
    match = solo("order: golem@(1,0) golem@(2,0) leader_b@(-3,1)", challenger=f"{HOME} golem@(1,0) golem@(2,0)")
    assert walk(match).path == places(match, (2, -1)), "it is farther round on the Priority Hex, but free"


@rule("RUL-53")
def test_who_has_range_stops_farther_away() -> None:
    reach = 'define:\n  [[machine]]\n  id = "golem"\n  range = 3\n'
    match = solo(reach, human="leader@(1,0)", challenger=f"{HOME} golem@(-2,1)")
    events = its_turn(match)
    assert only(events, ChallengerAims).target == f"leader@{name(match, 1, 0)}"
    match = solo(reach, human="leader@(2,0)", challenger=f"{HOME} golem@(-2,1)")
    assert walk(match).goal == name(match, -1, 1), "three hexes from the Leader"


@rule("RUL-53")
def test_without_any_goal_it_goes_nearer_and_ties_are_settled_by_the_priority_hex() -> None:
    match = solo(human="leader@(3,-1) chicken1@(0,1) chicken2@(0,-1)", challenger=f"{HOME} golem@(-2,1)")
    told_walk = walk(match)
    assert (told_walk.by, told_walk.goal) == ("nearer", name(match, -1, 1)), "(-1,0) is as near; east ranks before"


@rule("RUL-53", "RUL-96")
def test_otherwise_it_stays_and_the_action_is_lost() -> None:
    names = solo()
    lava = f"board:\n  {name(names, 0, -1)}^ {name(names, 0, 1)}^"
    match = solo(lava, challenger=f"{HOME} golem@(-1,1)")
    events = its_turn(match)
    assert only(events, ChallengerStays).rule == "RUL-96"
    assert not told(events, UnitMoved)


@rule("RUL-96")
def test_a_die_without_any_use_is_spent_and_the_unit_counts_as_activated() -> None:
    names = solo()
    lava = f"board:\n  {name(names, 0, -1)}^ {name(names, 0, 1)}^"
    match = solo(lava, challenger=f"{HOME} golem@(-1,1) golem@(-1,0)", dice="claw*3 star chicken")
    stays = told(its_turn(match), ChallengerStays)
    assert [event.die for event in stays] == [0, 1, 2]


@rule("SOLO-25")
def test_it_uses_its_full_speed_and_does_not_stop_for_other_targets() -> None:
    match = solo(human="leader@(3,-1) chicken1@(1,0)", challenger=f"{HOME} car@(-2,1)", dice=IDLE)
    match_walk = walk(match)
    assert match_walk.path == places(match, (-1, 0), (0, -1)), "the Chicken beside (0,1) is none of its business"
