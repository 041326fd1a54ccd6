"""Abilities that a player activates (STAR-1, STAR-2, FX-13, RUL-136), on cards made up for the purpose."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import compared, defining, leader, machine, offered, strategy, told
from tests.games.island.glance import hand, open_table, zone
from tests.games.island.table import offers, play, refused, standing

DRAW = 'op = "draw", amount = 1, player = "you"'
SCENE = """
    turn: 3 A
    units A: leader@i3 golem@g4 tower@h3
    units B: leader_r2@c5 chicken1@f5
    dice A: star*3
"""


@rule("FX-13", "STAR-1", "STAR-11", "DICE-5")
def test_an_ability_is_no_action_and_takes_no_free_action() -> None:
    match = defining(SCENE, machine(DRAW, id="tower"))
    events = play(match, "A: use tower@h3 1")
    assert told(events, "AbilityUsed", "DiceSpent", "FreeActionUsed") == ["ability_used tower"]
    assert not open_table(match).free_used and "free attack" in offers(match)


@rule("STAR-1", "RUL-83", "DICE-5")
def test_an_ability_with_stars_is_used_as_often_as_it_is_paid_for_all_stars_at_once() -> None:
    match = defining(SCENE, machine(f'when = "activate", stars = 2, {DRAW}', id="tower"))
    events = play(match, "A: use tower@h3 1")
    assert told(events, "DiceSpent") == ["dice_spent star 2"]
    assert (zone(match, "A").dice, zone(match, "A").spent) == (("star",), 4)
    assert refused(match, "use tower@h3 1") == "STAR-1"
    match = defining(SCENE, machine(f'when = "activate", stars = 1, {DRAW}', id="tower"))
    play(match, *["A: use tower@h3 1"] * 3)
    assert len(hand(match, "A")) == 3 and offers(match, "use") == []


@rule("RUL-136", "FX-13")
@pytest.mark.parametrize(("price", "uses"), [("uses = 1", 1), ("uses = 2", 2), ("stars = 1, uses = 2", 2)])
def test_an_ability_is_used_no_more_often_in_a_turn_than_it_says(price: str, uses: int) -> None:
    match = defining(SCENE, machine(f'when = "activate", {price}, {DRAW}', id="tower"))
    play(match, *["A: use tower@h3 1"] * uses)
    assert refused(match, "use tower@h3 1") == "RUL-136"


@rule("RUL-136", "BUILD-8")
def test_each_of_two_equal_machines_has_its_own_uses() -> None:
    match = defining(SCENE.replace("golem@g4", "tower@g4"), machine(DRAW, id="tower"))
    play(match, "A: use tower@g4 1")
    assert offers(match, "use") == ["use tower@h3 1"]


@rule("RUL-136", "FX-4")
def test_each_of_two_equal_strategies_has_its_own_uses() -> None:
    match = defining(f"{SCENE}    strategies A: plan plan", strategy(f'when = "activate", {DRAW}', copies=2))
    play(match, "A: use strategy plan 1", "A: use strategy plan 1")
    assert offers(match, "use") == []


@rule("STAR-1")
def test_only_the_player_who_has_the_card_in_play_uses_it() -> None:
    match = defining(SCENE.replace("turn: 3 A", "turn: 3 B"), machine(DRAW, id="tower"))
    assert offers(match, "use") == []
    match = defining(f"{SCENE}    hand A: plan\n    strategies B: st_speed", strategy(f'when = "activate", {DRAW}'))
    assert offers(match, "use") == []


@rule("FX-13", "STAR-1", "STAR-2")
def test_abilities_for_a_fighting_unit_are_for_combat_only_and_all_others_for_outside() -> None:
    fierce = (
        'when = "activate", stars = 1, op = "modify", stat = "strength", amount = 1, target = { fights = "attacker" }'
    )
    calm = f'when = "activate", stars = 1, {DRAW}'
    match = defining(SCENE, machine(fierce, calm, id="tower"))
    assert offers(match, "use") == ["use tower@h3 2"]
    play(match, "A: attack golem@g4 chicken1@f5")
    assert offers(match) == ["done", "use tower@h3 1"]
    assert compared(play(match, *["A: use tower@h3 1"] * 3)) == (9, 2)


@rule("FX-13", "CMB-13", "RUL-23")
def test_in_an_enemys_turn_nobody_uses_an_ability_not_even_for_a_fighting_unit() -> None:
    tough = 'when = "activate", stars = 1, op = "modify", stat = "armor", amount = 5, target = { fights = "defender" }'
    position = """
        turn: 3 B
        units A: leader@i3 tower@g4
        units B: leader_r2@c5 golem@f5
        dice A: star*3
    """
    match = defining(position, machine(tough, id="tower"))
    assert compared(play(match, "B: attack golem@f5 tower@g4")) == (6, 9)


@rule("MACH-9", "RUL-136")
def test_a_machine_built_where_another_one_fell_this_turn_is_fresh() -> None:
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 car@g4 chicken6@i3
        units B: leader_r2@c5
        lineup: car -
        resources A: wood metal*2
        """,
        leader(),
    )
    play(match, "A: use car@g4 1", "A: step f4")
    play(match, "A: free build", "A: build car", "A: at h3")
    assert offers(match, "use") == ["use car@h3 1"]


@rule("RUL-27")
def test_an_ability_reaches_from_where_its_unit_stands_now_or_fell() -> None:
    march = 'op = "move_unit", amount = 1, target = { ref = "self" }'
    near = 'owner = "enemy", type = ["chicken"], near = { of = "self", within = 1 }, count = 1'
    strike = f'when = "activate", then = true, op = "destroy", target = {{ {near} }}'
    scene = SCENE.replace("golem@g4", "golem@h4").replace("chicken1@f5", "chicken1@f5 chicken2@f3")
    match = defining(scene, machine(march, strike))
    play(match, "A: use golem@h4 1", "A: to g4")
    assert standing(match, "B") == ["chicken2@f3", "leader_r2@c5"]


@rule("STAR-1")
def test_several_abilities_of_one_card_are_told_apart_by_their_number() -> None:
    gain = 'when = "activate", uses = 1, op = "gain_resources", amount = 1, player = "you"'
    match = defining(SCENE, machine(DRAW, gain, id="tower"))
    assert offers(match, "use") == ["use tower@h3 1", "use tower@h3 2"]
    play(match, "A: use tower@h3 2")
    assert offered(match, "take") == ["metal", "rock", "wood"]
    play(match, "A: take rock")
    assert offers(match, "use") == ["use tower@h3 1"]
