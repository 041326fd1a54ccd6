"""What speaks for an army: features that a player would name, read off positions."""

from __future__ import annotations

import pytest

from tests.games.island.table import house, state_of
from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.judgement import FEATURES, Judgement, features
from topcluck.bots.island.weights import LEARNT, read_weights

NEAR_THE_LEADER = """
    players: 2
    turn: 9 A
    units A: keekmee@c7 metal_golem@f4 chicken1@c7
    units B: cluckatoa@g3 chicken2@g3
    dice A: +3 +3 +3
"""


def seen(text: str, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    state = state_of(house(text))
    return dict(zip(FEATURES, features(state, lore_of(state.box))[seat], strict=True))


def changed(text: str, *others: tuple[str, str]) -> str:
    """A position with something else in it."""
    for before, after in others:
        assert before in text
        text = text.replace(before, after)
    return text


def test_an_attack_that_can_be_made_is_in_reach_and_counts_more_with_good_dice() -> None:
    weak = seen(changed(NEAR_THE_LEADER, ("+3 +3 +3", "claw")))
    strong = seen(NEAR_THE_LEADER)
    assert strong["in_reach"] == strong["strike"] > 0.0
    assert strong["ready"] > weak["ready"]
    assert strong["next_ready"] == strong["ready"], "it is their turn"
    assert seen(changed(NEAR_THE_LEADER, ("9 A", "10 B")))["next_ready"] == 0.0


def test_an_attack_that_takes_a_move_strikes_but_is_not_in_reach() -> None:
    far = seen(changed(NEAR_THE_LEADER, ("metal_golem@f4", "metal_golem@e5")))
    assert far["strike"] > 0.0 == far["in_reach"]


def test_what_another_roll_may_bring_is_seen() -> None:
    few = seen(changed(NEAR_THE_LEADER, ("+3 +3 +3", "+3 +3 claw")))
    assert few["in_reach"] > few["ready"]


@pytest.mark.parametrize(("hex", "felt"), [("f4", 1.0), ("e5", 1.0), ("d6", 0.0)])
def test_a_base_is_besieged_by_machines_that_stand_near(hex: str, felt: float) -> None:
    assert seen(changed(NEAR_THE_LEADER, ("metal_golem@f4", f"metal_golem@{hex}")), 1)["besieged"] == felt


def test_a_chicken_near_a_base_is_no_siege() -> None:
    text = changed(NEAR_THE_LEADER, ("metal_golem@f4 chicken1@c7", "chicken1@f4"))
    assert seen(text, 1)["besieged"] == 0.0


def test_what_makes_a_leader_safe_is_seen() -> None:
    shielded = changed(NEAR_THE_LEADER, ("cluckatoa@g3 ", "cluckatoa@g3{shields=1} "))
    bare, safe = seen(NEAR_THE_LEADER, 1), seen(shielded, 1)
    assert safe["shields"] > bare["shields"] == 0.0
    assert bare["leader_armor"] > 0.0


def test_the_better_attack_makes_a_win_likelier() -> None:
    judged = []
    for text in (NEAR_THE_LEADER, changed(NEAR_THE_LEADER, ("+3 +3 +3", "claw"))):
        state = state_of(house(text))
        chances = Judgement(lore_of(state.box), read_weights(LEARNT)).chances(state)
        assert sum(chances) == pytest.approx(1.0)
        judged.append(chances[0])
    assert judged[0] > judged[1]
