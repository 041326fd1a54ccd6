"""What hen makes of a position: whom it attacks, who marches, what it builds, when it keeps out of a combat."""

from __future__ import annotations

from textwrap import indent

import pytest

from tests.games.island.table import house, play, standing
from topcluck.bots import Budget
from topcluck.bots.island_hen import IslandHen
from topcluck.kernel.match import Match

HOMES = {"A": "keekmee@d9", "B": "cluckatoa@c6", "C": "blackbeak@g3", "D": "madame_poulette@h6"}
FULL_HANDS = """
    hand B: side_bet*2 pillow_fort*2 hard_boiled
    hand C: pillow_fort hard_boiled*2 change_now side_bet
    hand D: side_bet cheering_chicks*2 change_now peck
"""


def four(text: str = "", **units: str) -> Match:
    """Four seats with their Leaders at home and these other units, in the turn of A unless the lines say otherwise."""
    armies = "\n".join(f"units {seat}: {HOMES[seat]} {units.get(seat, '')}" for seat in HOMES)
    turn = "" if "turn:" in text else "turn: 9 A\n"
    return house(indent(f"players: 4\n{turn}{armies}\n", "    ") + text.strip("\n"))


def answer(match: Match) -> str:
    """What hen chooses in the seat that is asked."""
    seat = match.state.deciders()[0]
    return str(IslandHen().choose(match.view(seat), tuple(match.legal_actions), Budget(seed=1)))


def goes_on(match: Match) -> list[str]:
    """What hen answers until the next action of the turn is asked for."""
    said: list[str] = []
    while not said or match.decision.kind != "action":
        said.append(answer(match))
        match.push_text(said[-1])
    return said


# -- attacks on Leaders ------------------------------------------------------------------------------------------------


def test_an_attack_that_must_be_answered_is_made_though_hands_are_full() -> None:
    match = four("    dice A: +3 +3 +1" + FULL_HANDS, A="metal_golem@d6")
    assert answer(match) == "free attack"
    play(match, "free attack")
    assert answer(match) == "attack metal_golem@d6 leader@c6"


def test_an_attack_that_fails_by_itself_waits_for_better_dice_while_hands_are_full() -> None:
    match = four("    dice A: +3 +1 +1" + FULL_HANDS, A="metal_golem@d6")
    assert "attack" not in answer(match)


@pytest.mark.parametrize(("hex", "tags", "spends"), [("d7", "", False), ("d8", "B>C", True)])
def test_good_dice_are_kept_for_leaders_unless_a_machine_at_the_door_may_win_the_game(
    hex: str, tags: str, spends: bool
) -> None:
    match = four(f"    dice A: +3*2 +2\n    tags: {tags}", A="wood_golem@e7", B=f"metal_golem@{hex}")
    play(match, "free attack", f"attack wood_golem@e7 metal_golem@{hex}")
    assert answer(match).startswith("add") == spends


# -- marching ----------------------------------------------------------------------------------------------------------


def test_chickens_march_together_and_leave_the_leader_at_home() -> None:
    match = four(A="chicken1@d9 chicken4@d9 chicken6@d9")
    play(match, "free move")
    goes_on(match)
    places = dict(unit.split("@", 1) for unit in standing(match, "A"))
    assert places["keekmee"] == "d9"
    assert places["chicken1"] == places["chicken4"] == places["chicken6"] != "d9"


def test_a_fast_soldier_takes_its_stack_along() -> None:
    match = four("    dice A: claw +3*4", A="chicken6@d8 toothpick_soldier@d8")
    play(match, "claw move")
    said = goes_on(match)
    assert len([line for line in said if line.startswith("step")]) > 1, "a Chicken alone makes one step"
    soldier, chicken = (
        next(unit for unit in standing(match, "A") if unit.startswith(card)).split("@")[1]
        for card in ("toothpick", "chicken6")
    )
    assert soldier == chicken


# -- building ----------------------------------------------------------------------------------------------------------

TOWERS = "watch_tower hatchery_tower bell_tower weathercock_tower"
NO_TOWERS = (
    "toothpick_soldier*4 cobble_soldier*3 tin_can_soldier*3 wood_golem*3 rock_golem*3 metal_golem*3 "
    "hammer_battle_car*2 eggbeater_battle_car*2 lawnmower_battle_car*2 rolling_pin_battle_car "
    "spiked_cannon*2 popcorn_cannon*2 omelette_cannon deep_fry_cannon"
)


def test_where_only_towers_lie_open_one_is_built_so_that_another_card_comes() -> None:
    match = four(
        f"    lineup: {TOWERS}\n    resources A: wood*3 rock*3 metal*2", A="chicken1@d9 chicken2@d9 chicken3@d9"
    )
    assert answer(match) == "free build"


@pytest.mark.parametrize(("discard", "shuffles"), [(NO_TOWERS, False), ("", True)])
def test_a_star_turns_the_lineup_over_only_where_other_cards_can_come(discard: str, shuffles: bool) -> None:
    match = four(
        f"    lineup: {TOWERS}\n    machine discard: {discard}\n    dice A: star\n    resources A: metal*3",
        A="chicken1@d9 chicken2@d9",
    )
    assert (answer(match) == "star lineup") == shuffles


# -- Scrolls -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "draws"), [("peck", "draw 2"), ("peck*2 side_bet*4 hot_sauce", "draw 0")])
def test_who_has_a_good_hand_leaves_the_catastrophes_in_the_deck(hand: str, draws: str) -> None:
    match = four(f"    step: draw\n    hand A: {hand}", A="chicken1@d8")
    assert answer(match) == draws


def test_against_one_enemy_a_hand_may_be_fuller() -> None:
    match = house("""
        turn: 9 A
        step: draw
        units A: keekmee@c7 chicken1@c6
        units B: cluckatoa@g3
        hand A: peck*2 side_bet*4 hot_sauce
    """)
    assert answer(match) == "draw 2"


@pytest.mark.parametrize(("tags", "helps"), [("A>C", True), ("", False)])
def test_who_is_not_involved_keeps_out_unless_the_attack_wins_the_game(tags: str, helps: bool) -> None:
    match = four(f"    dice A: +3 +3 +3\n    hand D: pillow_fort*2\n    tags: {tags}", A="metal_golem@d6")
    play(match, "attack metal_golem@d6 leader@c6 +3 +3 +3")
    assert (answer(match) == "lay pillow_fort") == helps
