"""What speaks for an army: features that a player would name, read off positions."""

from __future__ import annotations

import pytest

from tests.games.island.table import house, state_of
from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.judgement import FEATURES, Judgement, Weights, features
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


def test_a_machine_that_can_be_paid_promises_more_than_one_that_cannot() -> None:
    golem = changed(NEAR_THE_LEADER, ("dice A:", "lineup: metal_golem eggshell_tower\n    dice A:"))
    rich = changed(golem, ("dice A:", "resources A: wood*3 rock*3 metal*3\n    dice A:"))
    assert seen(rich, 0)["building"] > seen(golem, 0)["building"]


def test_who_moves_last_is_farthest_away() -> None:
    assert seen(NEAR_THE_LEADER, 0)["turns_away"] == 0.0 < seen(NEAR_THE_LEADER, 1)["turns_away"]


def test_tags_count_for_who_placed_them_and_are_seen_on_the_banner() -> None:
    text = changed(NEAR_THE_LEADER, ("dice A:", "tags: A>B\n    dice A:"))
    assert (seen(text, 0)["tags"], seen(text, 0)["tagged"]) == (1.0, 0.0)
    assert (seen(text, 1)["tags"], seen(text, 1)["tagged"]) == (0.0, 0.5)


def test_who_has_to_come_nearer_needs_claws() -> None:
    far = changed(NEAR_THE_LEADER, ("metal_golem@f4", "metal_golem@d6"))
    assert seen(far)["claws_needed"] > seen(NEAR_THE_LEADER)["claws_needed"] == 0.0


def test_cards_are_worth_something_in_a_hand_and_in_play() -> None:
    held = seen(changed(NEAR_THE_LEADER, ("dice A:", "hand A: rooster_booster\n    dice A:")))
    played = seen(changed(NEAR_THE_LEADER, ("dice A:", "strategies A: war_drumsticks\n    dice A:")))
    bare = seen(NEAR_THE_LEADER)
    assert held["hand_worth"] > bare["hand_worth"] == 0.0
    assert played["strategy_worth"] > bare["strategy_worth"] == 0.0


@pytest.mark.parametrize(
    ("line", "section"),
    [("hand A: rooster_booster", "hand"), ("strategies A: war_drumsticks", "strategies"), ("", "units")],
)
def test_each_card_counts_as_it_was_learnt_where_it_lies(line: str, section: str) -> None:
    state = state_of(house(changed(NEAR_THE_LEADER, ("dice A:", f"{line}\n    dice A:"))))
    card = line.rsplit(maxsplit=1)[-1] if line else "metal_golem"
    worth = {name: {card: 1.0} if name == section else {} for name in ("hand", "strategies", "units")}
    weights = Weights([0.0] * len(FEATURES), worth["hand"], worth["strategies"], worth["units"])
    chances = Judgement(lore_of(state.box), weights).chances(state)
    assert chances == pytest.approx([0.731, 0.269], abs=0.001), "a lead of 1"


def test_the_better_attack_makes_a_win_likelier() -> None:
    judged = []
    for text in (NEAR_THE_LEADER, changed(NEAR_THE_LEADER, ("+3 +3 +3", "claw"))):
        state = state_of(house(text))
        chances = Judgement(lore_of(state.box), read_weights(LEARNT)).chances(state)
        assert sum(chances) == pytest.approx(1.0)
        judged.append(chances[0])
    assert judged[0] > judged[1]
