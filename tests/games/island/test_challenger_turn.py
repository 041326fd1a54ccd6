"""The Challenger's turn: free action, active pair, Command, Build, Reinforce, dice, Scrolls (SOLO-14 to SOLO-24)."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import zone
from tests.games.island.solo_table import its_turn, name, only, solo, told
from tests.games.island.table import play, standing, state_of
from topcluck.games.island.events import (
    AttackDeclared,
    DiceRolled,
    MachineBuilt,
    ScrollsDrawn,
    TurnBegan,
    ValuesCompared,
)
from topcluck.games.island.narration import (
    ChallengerAims,
    ChallengerBuilds,
    ChallengerLeaderWaits,
    ChallengerPair,
    ChallengerReinforces,
    ChallengerStays,
    ChallengerWalks,
)
from topcluck.kernel.faces import Event

HOME = "leader_b@(-3,1)"


def actors(events: list[Event]) -> list[tuple[int, str]]:
    """Which die was for whom, in order; 0 is the free action."""
    kinds = (ChallengerAims, ChallengerWalks, ChallengerStays)
    return [(event.die, event.unit.partition("@")[0]) for event in events if isinstance(event, kinds)]


# -- the order of the turn ---------------------------------------------------------------------------------------------


@rule("SOLO-14")
def test_free_action_then_rows_then_new_dice_then_two_scrolls() -> None:
    match = solo(challenger=f"{HOME} golem@(-2,1)", dice="claw*3 star chicken")
    names = [type(event).__name__ for event in its_turn(match)]
    order = ["ChallengerPair", "ChallengerWalks", "DiceSpent", "DiceRolled", "ScrollsDrawn", "TurnBegan"]
    places = [names.index(one) if one != "TurnBegan" else len(names) - 1 - names[::-1].index(one) for one in order]
    assert places == sorted(places)
    assert zone(match, "B").hand == 2 and zone(match, "B").spent == 0


@rule("SOLO-15", "SOLO-18", "SOLO-24", "SCN-54")
def test_power_counts_for_the_free_action_if_the_upper_pair_is_active() -> None:
    match = solo(
        human="leader@(3,-1) chicken1@(0,-1)", challenger=f"{HOME} golem@(-1,0)", dice="+3*2 claw chicken star"
    )
    events = its_turn(match)
    pair = only(events, ChallengerPair)
    assert (pair.pair, pair.power, pair.command, pair.build, pair.reinforce) == ("upper", 2, 1, 1, 1)
    assert (pair.bonus, pair.rule) == (6, "SOLO-15")
    assert told(events, ValuesCompared)[0].strength == 6 + 6
    assert {"chicken", "star"} <= set(zone(match, "B").dice), "dice of the lower rows stay"


@rule("SOLO-15", "SOLO-18", "SOLO-24", "SCN-54")
def test_otherwise_power_dice_wait_for_a_later_turn() -> None:
    match = solo(
        "luck: claw claw claw",
        human="leader@(3,-1) chicken1@(0,-1)",
        challenger=f"{HOME} golem@(-1,0)",
        dice="+3*2 chicken*2 star",
    )
    events = its_turn(match)
    assert (only(events, ChallengerPair).pair, only(events, ChallengerPair).bonus) == ("lower", 0)
    assert told(events, ValuesCompared)[0].strength == 6
    assert len(only(events, DiceRolled).faces) == 3
    assert sorted(zone(match, "B").dice) == ["+3", "+3", "claw", "claw", "claw"]


@rule("SOLO-18", "RUL-126")
def test_power_helps_attacks_only_and_command_dice_give_no_bonus() -> None:
    match = solo(human="leader@(3,-1) chicken1@(0,-1)", challenger=f"{HOME} golem@(-1,0)", dice="+1*2 +2*2 star")
    assert told(its_turn(match), ValuesCompared)[0].strength == 6
    match = solo("step: actions", human="leader@(3,-1) golem@(0,-1)", challenger=f"{HOME} golem@(-1,0)", dice="+3*5")
    assert only(play(match, "attack golem@(0,-1) golem@(-1,0)"), ValuesCompared).armor == 6


@rule("RUL-60")
@pytest.mark.parametrize("edition", ["second-en", "second-fr", "second-it"])
def test_all_second_editions_count_power_and_build_dice_alike(edition: str) -> None:
    match = solo(
        human="leader@(3,-1) chicken1@(0,-1)",
        challenger=f"{HOME} golem@(-1,0)",
        dice="+3 claw*2 star chicken",
        more=f"edition: {edition}\n",
    )
    assert told(its_turn(match), ValuesCompared)[0].strength == 6 + 3, "also where Command holds most of the dice"
    match = solo(
        "lineup: soldier golem car tower",
        challenger=f"{HOME} golem@(-1,0)",
        dice="chicken*3 claw*2",
        more=f"edition: {edition}\n",
    )
    events = its_turn(match)
    assert len(told(events, MachineBuilt)) == 1, "one Machine, however many dice"
    assert only(events, ChallengerBuilds).window == ("soldier", "golem", "car", "tower")


# -- Command -----------------------------------------------------------------------------------------------------------


@rule("SOLO-10", "SOLO-19")
def test_each_command_die_is_for_the_next_unit_of_the_order() -> None:
    match = solo(
        "order: golem@(-2,1) car@(-2,0) leader_b@(-3,1)",
        challenger=f"{HOME} car@(-2,0) golem@(-2,1)",
        dice="claw +1 +2 star chicken",
    )
    assert actors(its_turn(match)) == [(0, "golem"), (1, "golem"), (2, "car"), (3, "leader")]


@rule("SOLO-19")
def test_a_unit_with_a_target_attacks_and_the_next_die_goes_to_the_next_unit() -> None:
    match = solo(
        "order: golem@(-1,0) car@(-2,0) leader_b@(-3,1)",
        human="leader@(3,-1) tower@(0,-1)",
        challenger=f"{HOME} golem@(-1,0) car@(-2,0)",
        dice="claw*3 star chicken",
    )
    events = its_turn(match)
    assert actors(events)[:3] == [(0, "golem"), (1, "golem"), (2, "car")]
    assert [event.unit[:5] for event in told(events, ChallengerAims)] == ["golem", "golem"]


@rule("SOLO-19")
def test_after_a_move_into_range_the_next_die_is_an_attack_of_the_same_unit() -> None:
    match = solo(
        "order: golem@(-2,0) golem@(-1,1) leader_b@(-3,1)",
        human="leader@(3,-1) tower@(1,0) chicken1@(0,-1)",
        challenger=f"{HOME} golem@(-1,1) golem@(-2,0)",
        dice="claw*3 star chicken",
    )
    events = its_turn(match)
    assert [type(event).__name__ for event in events if isinstance(event, ChallengerAims | ChallengerWalks)][:3]
    assert actors(events)[:3] == [(0, "golem"), (1, "golem"), (2, "golem")]


@rule("SOLO-20", "RUL-51", "SCN-56")
def test_the_leader_stays_until_two_others_were_activated() -> None:
    match = solo(challenger=f"{HOME} golem@(-2,1)", dice="claw*3 star chicken")
    events = its_turn(match)
    assert actors(events) == [(0, "golem"), (1, "golem"), (2, "golem"), (3, "golem")]
    waits = told(events, ChallengerLeaderWaits)
    assert [(event.die, event.activated, event.by, event.rule) for event in waits] == [
        (2, 1, "first", "SOLO-20"),
        (3, 1, "first", "SOLO-20"),
    ]


@rule("SOLO-20", "RUL-51")
def test_with_two_others_activated_the_leader_moves() -> None:
    match = solo(
        "order: golem@(-2,1) car@(-2,0) leader_b@(-3,1)",
        challenger=f"{HOME} golem@(-2,1) car@(-2,0)",
        dice="claw*3 star chicken",
    )
    events = its_turn(match)
    assert actors(events) == [(0, "golem"), (1, "golem"), (2, "car"), (3, "leader")]
    assert not told(events, ChallengerLeaderWaits)


@rule("RUL-51", "SCN-56")
def test_its_attack_is_not_restricted() -> None:
    match = solo(human="leader@(3,-1) chicken1@(-2,0)", challenger=f"{HOME} golem@(1,0)", dice="claw*3 star chicken")
    events = its_turn(match)
    aims = [event for event in told(events, ChallengerAims) if event.unit.startswith("leader")]
    assert [(event.die, event.target[:8]) for event in aims] == [(2, "chicken1")]


@rule("RUL-51")
def test_without_a_machine_the_leader_cannot_move_and_the_die_is_lost() -> None:
    match = solo("option: solo_no_machine_free_action = chicken_or_recover", dice="claw*3 star chicken")
    waits = told(its_turn(match), ChallengerLeaderWaits)
    assert [(event.die, event.by, event.rule) for event in waits] == [(die, "lost", "RUL-51") for die in (1, 2, 3)]
    assert name(match, -3, 1) in standing(match, "B")[0]


@rule("SOLO-20")
def test_after_the_end_of_the_order_it_goes_on_from_the_left() -> None:
    match = solo(
        "order: golem@(-2,1) car@(-2,0) leader_b@(-3,1)", challenger=f"{HOME} golem@(-2,1) car@(-2,0)", dice="claw*5"
    )
    assert actors(its_turn(match))[:6] == [
        (0, "golem"), (1, "golem"), (2, "car"), (3, "leader"), (4, "golem"), (5, "car"),
    ]  # fmt: skip


@rule("RUL-143", "SOLO-20")
def test_who_falls_in_its_own_attack_drops_out_and_still_counts_as_activated() -> None:
    match = solo(
        "order: golem@(0,-1) car@(-2,0) leader_b@(-3,1)\nhand A: flip",
        human="leader@(3,-1) tower@(1,-1)",
        challenger=f"{HOME} golem@(0,-1) car@(-2,0)",
        dice="claw*3 star chicken",
    )
    events = its_turn(match, "lay flip", f"tile {name(match, 0, -1)}")
    assert actors(events) == [(0, "golem"), (1, "car"), (2, "leader"), (3, "car")]
    assert not told(events, ChallengerLeaderWaits), "the fallen Golem is one of the two others"


@rule("RUL-143", "SOLO-10")
def test_the_next_die_goes_to_the_unit_that_followed_the_fallen_one() -> None:
    match = solo(
        "order: golem@(0,-1) car@(-2,0) leader_b@(-3,1)\nhand A: flip s_plus_1",
        human="leader@(3,-1) tower@(1,-1)",
        challenger=f"{HOME} golem@(0,-1) car@(-2,0)",
        dice="claw*3 star chicken",
    )
    events = its_turn(match, "pass", "lay flip", "done", f"tile {name(match, 0, -1)}")
    assert actors(events) == [(0, "golem"), (1, "golem"), (2, "car"), (3, "leader")]
    assert zone(match, "B").leader == "leader_b" and len(standing(match, "B")) == 2


# -- Build and Reinforce -----------------------------------------------------------------------------------------------


@rule("SOLO-24", "SOLO-21")
def test_both_rows_of_the_pair_are_carried_out_even_one_without_dice() -> None:
    match = solo("lineup: tower soldier golem car", challenger=f"{HOME} golem@(-2,1)", dice="star*3 claw*2")
    events = its_turn(match)
    assert only(events, ChallengerBuilds).machine == "soldier"
    assert only(events, ChallengerReinforces).dice == 3
    match = solo("lineup: tower soldier golem car", challenger=f"{HOME} golem@(-2,1)", dice="chicken*3 claw*2")
    assert only(its_turn(match), ChallengerReinforces).scrolls == 0


@rule("SOLO-23", "SOLO-14", "SCN-58")
def test_four_reinforce_dice_bring_three_scrolls_and_a_shield() -> None:
    match = solo(challenger=f"{HOME} golem@(-2,1)", dice="star*4 claw")
    events = its_turn(match)
    reinforced = only(events, ChallengerReinforces)
    assert (reinforced.scrolls, reinforced.shields, reinforced.rule) == (3, 1, "SOLO-23")
    assert [event.number for event in told(events, ScrollsDrawn)] == [3, 2]
    assert zone(match, "B").hand == 5
    assert state_of(match).shields[state_of(match).leader_of(1)] == 1


@rule("SOLO-23")
@pytest.mark.parametrize(("dice", "scrolls", "shields"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (5, 4, 1)])
def test_reinforce_by_number_of_dice(dice: int, scrolls: int, shields: int) -> None:
    rest = f"chicken*{5 - dice}" if dice < 5 else ""
    match = solo(challenger=f"{HOME} golem@(-2,1)", dice=f"star*{dice} {rest}" if dice else rest)
    reinforced = only(its_turn(match), ChallengerReinforces)
    assert (reinforced.scrolls, reinforced.shields) == (scrolls, shields)


@rule("RUL-120", "SOLO-17")
def test_without_a_machine_the_free_action_builds_one_and_the_row_another() -> None:
    match = solo("lineup: tower soldier golem car", dice="chicken star*2 claw*2")
    built = told(its_turn(match), ChallengerBuilds)
    assert [(event.by, event.machine, event.rule) for event in built] == [
        ("free", "soldier", "SOLO-17"),
        ("row", "golem", "SOLO-21"),
    ]


@rule("SOLO-17", "DESOLO-4", "SCN-61")
def test_without_a_machine_an_option_sends_a_chicken_or_recovers() -> None:
    chickens = "option: solo_challenger_chickens = true\noption: solo_no_machine_free_action = chicken_or_recover\n"
    match = solo(challenger=f"chicken1@(-3,1) {HOME}", more=chickens)
    assert actors(its_turn(match)) == [(0, "chicken1")]
    match = solo(more=chickens)
    names = [type(event).__name__ for event in its_turn(match)]
    assert names.count("ChickenRecovered") == 2 and "ChallengerBuilds" not in names


# -- the human in its turn ---------------------------------------------------------------------------------------------


@rule("SOLO-26")
def test_its_turn_stops_for_the_human_and_goes_on_from_text() -> None:
    match = solo(
        "hand A: a_plus_1", human="leader@(1,-1)", challenger=f"{HOME} golem@(0,-1)", dice="claw*3 star chicken"
    )
    its_turn(match)
    assert (match.decision.kind, match.decision.seat) == ("combat_play", 0)
    again = topcluck.position(match.game.write_position(match.state))
    assert again.state.dump() == match.state.dump()
    assert [str(e) for e in play(match, "lay a_plus_1")] == [str(e) for e in play(again, "lay a_plus_1")]


@rule("SOLO-2", "SOLO-14")
def test_its_turn_ends_at_once_when_it_has_won() -> None:
    match = solo(human="leader@(1,-1)", challenger=f"{HOME} golem@(0,-1)", dice="+3*3 star chicken")
    events = its_turn(match)
    assert match.outcome is not None
    assert type(events[-1]).__name__ == "GameEnded"
    assert len(told(events, AttackDeclared)) == 1 and not told(events, DiceRolled)
    assert told(events, TurnBegan)[-1].seat == 1
