"""The Challenger with Chickens, as the first edition has it (DESOLO), by its options alone."""

from __future__ import annotations

import pytest

from tests.citing import option, rule
from tests.games.island.glance import zone
from tests.games.island.solo_table import its_turn, name, only, solo, told
from tests.games.island.table import house, play, standing, state_of
from topcluck.games.island.events import ChickenRecovered, DiceRolled
from topcluck.games.island.narration import (
    ChallengerAims,
    ChallengerLeaderWaits,
    ChallengerRecovers,
    ChallengerSends,
    ChallengerStays,
    ChallengerWalks,
)
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

CHICKENS = "option: solo_challenger_chickens = true\noption: solo_no_machine_free_action = chicken_or_recover\n"
HOME = "leader_b@(-3,1)"


def flock(text: str = "", *, human: str = "leader@(3,-1)", challenger: str = HOME, dice: str = "+3*5") -> Match:
    return solo(text, human=human, challenger=challenger, dice=dice, more=CHICKENS)


def actors(events: list[Event]) -> list[tuple[int, str]]:
    kinds = (ChallengerAims, ChallengerWalks, ChallengerStays)
    return [(event.die, event.unit.partition("@")[0]) for event in events if isinstance(event, kinds)]


@rule("DESOLO-2")
def test_machines_come_first_then_chickens_from_strong_to_weak_then_the_leader() -> None:
    match = flock(
        "order: golem@(-2,1) chicken1@(-3,1) chicken2@(-3,1) chicken3@(-3,1) leader_b@(-3,1)",
        challenger=f"golem@(-2,1) chicken1@(-3,1) chicken2@(-3,1){{dice=2}} chicken3@(-3,1){{dice=1}} {HOME}",
        dice="claw*2",
    )
    its_turn(match)
    state = state_of(match)
    assert [state.box.names[state.card[unit]] for unit in state.order] == [
        "golem", "chicken2", "chicken3", "chicken1", "leader_b",
    ]  # fmt: skip


@rule("DESOLO-2", "SOLO-20")
def test_chickens_are_activated_and_count_for_the_leader() -> None:
    match = flock(challenger=f"golem@(-2,1) chicken1@(-3,1) {HOME}", dice="claw*3 star chicken")
    events = its_turn(match)
    assert actors(events) == [(0, "golem"), (1, "golem"), (2, "chicken1"), (3, "leader")]
    assert not told(events, ChallengerLeaderWaits)


@rule("DESOLO-4", "SCN-61")
def test_without_a_machine_a_random_chicken_of_the_leader_s_stack_takes_the_free_action() -> None:
    names = set()
    for seed in range(12):
        match = flock(
            f"luck: {seed % 3}", challenger=f"chicken1@(-3,1) chicken2@(-3,1) chicken3@(-3,1) chicken4@(-1,1) {HOME}"
        )
        events = its_turn(match)
        sent = only(events, ChallengerSends)
        assert len(sent.candidates) == 3, "the one away from the Leader is not asked"
        assert (sent.by, sent.rule) == ("stack", "DESOLO-4")
        assert actors(events) == [(0, sent.unit.partition("@")[0])]
        names.add(sent.unit.partition("@")[0])
    assert names == {"chicken1", "chicken2", "chicken3"}


@rule("RUL-130")
def test_if_none_is_with_the_leader_one_on_the_island_acts() -> None:
    sent = only(its_turn(flock(challenger=f"chicken2@(-1,1) {HOME}")), ChallengerSends)
    assert (sent.unit.partition("@")[0], sent.by, sent.rule) == ("chicken2", "island", "RUL-130")


@rule("DESOLO-4", "RUL-130", "SCN-61")
def test_with_neither_it_recovers_two_at_random() -> None:
    match = flock("luck: 5 0")
    events = its_turn(match)
    assert (only(events, ChallengerRecovers).number, only(events, ChallengerRecovers).rule) == (2, "DESOLO-4")
    assert [event.chicken for event in told(events, ChickenRecovered)] == ["chicken6", "chicken1"]
    assert len([unit for unit in standing(match, "B") if unit.startswith("chicken")]) == 2


@rule("RUL-130")
def test_a_closed_base_takes_no_chickens_back() -> None:
    expert = "option: base_entry = any_unit\n"
    match = solo(human="golem@(-3,1) leader@(3,-1)", challenger="leader_b@(-2,1)", more=CHICKENS + expert)
    events = its_turn(match)
    assert only(events, ChallengerRecovers).number == 0 and not told(events, ChickenRecovered)


@rule("DESOLO-1", "FX-32")
def test_a_machine_that_recovers_chickens_does_so_at_random() -> None:
    match = house(
        f"""players: 1
mode: solo
{CHICKENS}turn: 2 A
start: B
units A: leader@c7 metal_golem@e4
units B: leader@g3 wood_golem@f4
dice A: +3*4
dice B: +3*5
luck: 3 0"""
    )
    events = play(match, "attack metal_golem@e4 wood_golem@f4", "add +3", "add +3", "add +3", "add +3")
    assert [event.chicken for event in told(events, ChickenRecovered)] == ["chicken4", "chicken1"]


@option("solo_no_machine_free_action")
@rule("DESOLO-4")
@pytest.mark.parametrize("option", ["build", "chicken_or_recover"])
def test_what_the_free_action_is_without_a_machine_is_an_option(option: str) -> None:
    match = solo(
        "lineup: golem tower tower tower",
        challenger=f"chicken1@(-3,1) {HOME}",
        more=f"option: solo_challenger_chickens = true\noption: solo_no_machine_free_action = {option}\n",
    )
    its_turn(match)
    assert any(unit.startswith("golem") for unit in standing(match, "B")) == (option == "build")


@rule("DESOLO-1")
def test_its_chickens_have_the_armor_of_the_base_and_can_be_destroyed() -> None:
    match = flock("step: actions", human="leader@(3,-1) golem@(-2,1)", challenger=f"chicken1@(-3,1) {HOME}")
    play(match, "attack golem@(-2,1) chicken1@(-3,1)")
    assert standing(match, "B") == [f"leader_b@{name(match, -3, 1)}"]
    assert "chicken1" in zone(match, "B").destroyed
    assert told(play(match, "end", "draw 0"), DiceRolled)
