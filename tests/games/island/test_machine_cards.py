"""The 22 Machines of the house set (section 4): each ability as a player meets it."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import armor, card, compared, offered, sheet, speed, strength, told
from tests.games.island.glance import hand, open_table, resources, seen, zone
from tests.games.island.table import house, offers, play, refused, standing
from topcluck.kernel.match import Match

# -- Soldiers --------------------------------------------------------------------------------------------------------


@card("toothpick_soldier", "cobble_soldier", "tin_can_soldier")
@rule("MACH-4")
@pytest.mark.parametrize(
    ("soldier", "printed"), [("toothpick_soldier", (2, 4)), ("cobble_soldier", (2, 6)), ("tin_can_soldier", (3, 5))]
)
def test_a_soldier_gains_two_strength_and_one_armor_per_other_soldier_in_its_stack(
    soldier: str, printed: tuple[int, int]
) -> None:
    for others, more in (("", 0), ("tin_can_soldier@d6", 1), ("tin_can_soldier@d6 cobble_soldier@d6", 2)):
        match = house(
            f"""
            turn: 3 A
            units A: leader@d6 chicken5@d6 chicken6@d6 {soldier}@d6 {others}
            units B: leader@g3
            """
        )
        assert strength(match, f"{soldier}@d6") == printed[0] + 2 * more
        assert armor(match, f"{soldier}@d6") == printed[1] + more


@card("toothpick_soldier", "cobble_soldier", "tin_can_soldier")
@rule("FAQ-7", "MAP-2")
def test_a_soldier_next_to_another_hex_full_of_soldiers_gains_nothing() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 toothpick_soldier@d6 cobble_soldier@d5 tin_can_soldier@d5
        units B: leader@g3
        """
    )
    assert (strength(match, "toothpick_soldier@d6"), armor(match, "toothpick_soldier@d6")) == (2, 4)
    assert (strength(match, "cobble_soldier@d5"), armor(match, "cobble_soldier@d5")) == (4, 7)
    assert [speed(match, f"{name}_soldier@{hex}") for name, hex in (("toothpick", "d6"), ("cobble", "d5"))] == [3, 2]


# -- Golems ----------------------------------------------------------------------------------------------------------

FALLING = """
    turn: 3 B
    units A: leader@c7 {golem}@d6 {more}
    units B: leader@g3 metal_golem@e6{{dice=3}} {theirs}
    {lines}
"""


def felled(golem: str, more: str = "", theirs: str = "", lines: str = "") -> tuple[Match, list[str]]:
    """A's Golem on d6 is destroyed by B's Metal Golem on e6; the match, and what was told of it."""
    match = house(FALLING.format(golem=golem, more=more, theirs=theirs, lines=lines))
    events = play(match, f"B: attack metal_golem@e6 {golem}@d6")
    return match, told(events, "UnitDestroyed")


@card("wood_golem")
@rule("MACH-5", "PILOT-3")
def test_a_wood_golem_that_falls_brings_back_two_chickens_its_own_pilots_if_one_likes() -> None:
    match, _ = felled("wood_golem", more="chicken5@d5 chicken6@d5")
    assert match.decision.seat == 0
    assert offered(match, "recover") == ["chicken1", "chicken2", "chicken3", "chicken4"]
    play(match, "A: recover chicken1", "A: recover chicken4")
    assert standing(match, "A") == ["chicken5@d5", "chicken6@d5", "keekmee@c7", "chicken1@c7", "chicken4@c7"]
    assert zone(match, "A").destroyed == ("chicken2", "chicken3")


@card("rock_golem")
@rule("MACH-5", "RUL-27")
def test_a_rock_golem_that_falls_drags_down_a_chicken_or_machine_next_to_it_whosever_it_is() -> None:
    match, _ = felled("rock_golem", more="chicken3@d5 chicken4@c5", theirs="chicken3@d7 chicken4@f5")
    assert match.decision.seat == 0
    assert offered(match, "target") == ["chicken3@d5", "chicken3@d7", "metal_golem@e6"]
    events = play(match, "A: target metal_golem@e6")
    assert told(events, "UnitDestroyed") == ["unit_destroyed metal_golem@e6"]
    assert (match.decision.seat, offered(match, "take")) == (1, ["metal", "rock", "wood"])  # a Golem too


@card("rock_golem")
def test_a_rock_golem_must_drag_down_an_own_unit_if_no_other_is_near() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 rock_golem@d6 chicken3@d5
        units B: leader@g3
        """
    )
    events = play(match, "A: free move", "A: move rock_golem@d6", "A: step e5")
    assert told(events, "UnitDestroyed") == ["unit_destroyed rock_golem@e5", "unit_destroyed chicken3@d5"]
    assert standing(match, "A") == ["keekmee@c7"]


@card("rock_golem")
@rule("RUL-27", "GEN-12")
def test_rock_golems_side_by_side_fall_one_after_the_other() -> None:
    match, first = felled("rock_golem", more="rock_golem@d5 chicken5@c6 chicken6@c5")
    assert first == ["unit_destroyed rock_golem@d6"]
    assert offered(match, "target") == ["chicken5@c6", "metal_golem@e6", "rock_golem@d5"]
    play(match, "A: target rock_golem@d5")
    assert offered(match, "target") == ["chicken5@c6", "chicken6@c5"]
    play(match, "A: target chicken6@c5")
    assert standing(match, "A") == ["chicken5@c6", "keekmee@c7"]


@card("rock_golem")
@rule("SHIELD-4", "RUL-26")
def test_a_shield_saves_from_a_falling_rock_golem() -> None:
    match, _ = felled("rock_golem", more="chicken3@d5{shields=2}")
    play(match, "A: target chicken3@d5")
    assert sheet(match, "chicken3@d5").shields == 1


@card("rock_golem")
def test_a_rock_golem_with_nobody_but_leaders_around_falls_alone() -> None:
    match = house(
        """
        turn: 3 B
        units A: leader@c7 rock_golem@d6
        units B: genghis_hen@e6{dice=4}
        """
    )
    play(match, "B: attack leader@e6 rock_golem@d6")
    assert (standing(match, "A"), standing(match, "B")) == (["keekmee@c7"], ["genghis_hen@e6"])
    assert match.decision.kind == "action"


@card("metal_golem")
@rule("MACH-5", "LIMIT-2")
def test_a_metal_golem_that_falls_brings_two_resources_and_a_scroll() -> None:
    match, _ = felled("metal_golem", lines="resources A: wood*4 rock*4\n    deck: peck")
    play(match, "A: take metal", "A: take metal")
    assert hand(match, "A") == ["peck"]
    assert offered(match, "return") == ["metal", "rock", "wood"]
    play(match, "A: return wood")
    assert resources(match, "A") == (3, 4, 2)


@card("wood_golem", "metal_golem")
@rule("GEN-12")
def test_golems_that_fall_together_are_resolved_in_the_order_of_their_owner() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: leader@c7 wood_golem@e4 metal_golem@e6
        units B: leader@g3
        deck: earthquake peck
        """
    )
    play(match, "A: draw 1")
    assert offers(match) == ["trigger wood_golem 1", "trigger metal_golem 2"]
    play(match, "A: trigger metal_golem 2", "A: take rock", "A: take rock")
    assert (hand(match, "A"), len(offered(match, "recover"))) == (["peck"], 6)


# -- Battle Cars -----------------------------------------------------------------------------------------------------


@card("hammer_battle_car", "eggbeater_battle_car", "lawnmower_battle_car", "rolling_pin_battle_car")
@rule("MACH-6", "MOVE-8", "MACH-9", "FX-13")
@pytest.mark.parametrize("car", ["hammer", "eggbeater", "lawnmower", "rolling_pin"])
def test_a_battle_car_has_one_free_move_a_turn_besides_the_free_action(car: str) -> None:
    match = house(
        f"""
        turn: 3 A
        units A: leader@c7 {car}_battle_car@d6
        units B: leader@g3
        """
    )
    play(match, f"A: use {car}_battle_car@d6 1", "A: step d5")
    assert standing(match, "A") == [f"{car}_battle_car@d5", "keekmee@c7"]
    assert refused(match, f"use {car}_battle_car@d5 1") == "RUL-136"
    assert "free move" in offers(match)


@card("hammer_battle_car")
def test_a_hammer_battle_car_strikes_machines_two_harder_and_nobody_else() -> None:
    position = """
        turn: 3 A
        units A: leader@c7 hammer_battle_car@e6
        units B: william_shell@f5 {other}
    """
    for other, expected in (("chicken1@d7", (5, 2)), ("watch_tower@d7", (7, 9))):
        events = play(house(position.format(other=other)), f"A: attack hammer_battle_car@e6 {other}")
        assert compared(events) == expected
    events = play(house(position.format(other="chicken1@d7")), "A: attack hammer_battle_car@e6 leader@f5")
    assert compared(events) == (5, 12)


@card("hammer_battle_car")
def test_a_hammer_battle_car_gains_nothing_while_it_only_stands_by() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 hammer_battle_car@e6 wood_golem@d6
        units B: leader@g3 watch_tower@d7
        hand B: peck
        """
    )
    play(match, "A: attack wood_golem@d6 watch_tower@d7")
    assert (strength(match, "hammer_battle_car@e6"), strength(match, "wood_golem@d6")) == (5, 5)


@card("eggbeater_battle_car", "turbo_corn")
@rule("MOVE-3", "RUL-113")
def test_an_eggbeater_battle_car_passes_through_enemies_and_stops_on_none() -> None:
    position = """
        turn: 3 A
        units A: keekmee@c7 {car}_battle_car@d6
        units B: leader@g3 chicken1@e6
        strategies A: turbo_corn
    """
    match = house(position.format(car="eggbeater"))
    play(match, "A: use eggbeater_battle_car@d6 1", "A: step e6")
    assert offered(match, "step") == ["d6", "d7", "e5", "f5"]
    assert "stop" not in offers(match)
    match = house(position.format(car="lawnmower"))
    play(match, "A: use lawnmower_battle_car@d6 1")
    assert "e6" not in offered(match, "step")


LAWN = """
    turn: 3 A
    units A: leader@c7 lawnmower_battle_car@d6 wood_golem@d7
    units B: leader@g3 {victim}@e6
"""


@card("lawnmower_battle_car")
def test_a_lawnmower_battle_car_may_move_again_after_each_successful_attack_it_makes() -> None:
    match = house(LAWN.format(victim="chicken1"))
    play(match, "A: attack lawnmower_battle_car@d6 chicken1@e6")
    assert offers(match) == ["yes", "no"]
    play(match, "A: yes", "A: step e6")
    assert "lawnmower_battle_car@e6" in standing(match, "A")
    play(match, "A: use lawnmower_battle_car@e6 1", "A: step d6")


@card("lawnmower_battle_car")
def test_the_lawnmower_may_stay_where_it_is() -> None:
    match = house(LAWN.format(victim="chicken1"))
    play(match, "A: attack lawnmower_battle_car@d6 chicken1@e6", "A: no")
    assert "lawnmower_battle_car@d6" in standing(match, "A")
    assert match.decision.kind == "action"


@card("lawnmower_battle_car")
@pytest.mark.parametrize(
    ("victim", "attacker"), [("watch_tower", "lawnmower_battle_car@d6"), ("chicken1", "wood_golem@d7")]
)
def test_the_lawnmower_has_no_further_move_after_a_failure_or_an_attack_of_another(victim: str, attacker: str) -> None:
    match = house(LAWN.format(victim=victim))
    play(match, f"A: attack {attacker} {victim}@e6")
    assert match.decision.kind == "action"


PUSHING = """
    turn: 3 A
    units A: leader@c7 rolling_pin_battle_car@d6 chicken6@d5
    units B: genghis_hen@d7 chicken1@e6{shields=1} watch_tower@f5
    dice A: star*2
"""


@card("rolling_pin_battle_car")
@rule("LAVA-2", "MOVE-10")
def test_a_rolling_pin_battle_car_pushes_an_enemy_next_to_it_onto_lava_for_a_star() -> None:
    match = house(PUSHING)
    play(match, "A: use rolling_pin_battle_car@d6 2")
    assert offers(match) == ["stay", "to d7", "to e5"]  # to its Leader, or onto Lava; on f5 stands a Tower
    events = play(match, "A: to e5")
    assert told(events, "ShieldsLost", "UnitDestroyed") == ["shields_lost chicken1@e5 1", "unit_destroyed chicken1@e5"]
    assert zone(match, "A").dice == ("star",)


@card("rolling_pin_battle_car")
@rule("FX-13", "RUL-128", "STAR-1")
def test_the_rolling_pin_pushes_neither_leaders_nor_own_units_nor_who_is_farther_away() -> None:
    match = house(PUSHING.replace(" chicken1@e6{shields=1}", ""))
    assert "use rolling_pin_battle_car@d6 2" not in offers(match)
    match = house(PUSHING.replace("star*2", "claw*2"))
    assert refused(match, "use rolling_pin_battle_car@d6 2") == "STAR-1"


# -- Cannons ---------------------------------------------------------------------------------------------------------


@card("spiked_cannon")
@rule("RUL-25", "RANGE-3")
@pytest.mark.parametrize(("attacker", "expected"), [("wood_golem@d6", (5, 8)), ("popcorn_cannon@c6", (3, 6))])
def test_a_spiked_cannon_is_tougher_against_attacks_from_next_to_it(attacker: str, expected: tuple[int, int]) -> None:
    match = house(
        f"""
        turn: 3 A
        units A: leader@c7 {attacker}
        units B: leader@g3 spiked_cannon@e6
        """
    )
    assert compared(play(match, f"A: attack {attacker} spiked_cannon@e6")) == expected
    assert armor(match, "spiked_cannon@e6") == 6


@card("spiked_cannon", "popcorn_cannon", "omelette_cannon", "deep_fry_cannon")
@rule("RANGE-1", "RANGE-2", "MACH-7", "MOVE-2")
@pytest.mark.parametrize(("cannon", "reach"), [("spiked", 2), ("popcorn", 3), ("omelette", 2), ("deep_fry", 2)])
def test_cannons_shoot_as_far_as_they_say_and_do_not_move(cannon: str, reach: int) -> None:
    match = house(
        f"""
        turn: 3 A
        units A: leader@c7 {cannon}_cannon@c6
        units B: leader@g4 chicken1@d6 chicken2@e6 chicken3@f5
        """
    )
    play(match, "A: free attack")
    targets = ["chicken1@d6", "chicken2@e6", "chicken3@f5"][:reach]
    near = ["leader@c7 chicken1@d6"]
    assert offered(match, "attack") == sorted([f"{cannon}_cannon@c6 {target}" for target in targets] + near)
    assert (sheet(match, f"{cannon}_cannon@c6").range, speed(match, f"{cannon}_cannon@c6")) == (reach, 0)


@card("omelette_cannon")
@rule("STAR-1", "FX-13")
def test_an_omelette_cannon_attacks_for_each_star() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 omelette_cannon@d6
        units B: leader@g3 chicken1@e6 chicken2@f5
        dice A: star*2
        free: used
        """
    )
    play(match, "A: use omelette_cannon@d6 1", "A: attack omelette_cannon@d6 chicken1@e6")
    play(match, "A: use omelette_cannon@d6 1", "A: attack omelette_cannon@d6 chicken2@f5")
    assert standing(match, "B") == ["abigail@g3"]
    assert zone(match, "A").spent == 5


@card("omelette_cannon")
def test_an_omelette_cannon_without_anybody_in_reach_costs_no_star() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 omelette_cannon@c6
        units B: leader@g3 chicken1@f5
        dice A: star
        """
    )
    assert "use omelette_cannon@c6 1" not in offers(match)


FRYING = """
    turn: 3 A
    units A: leader@c7 deep_fry_cannon@d6 wood_golem@d7
    units B: leader@g3 watch_tower@e6
    dice A: star*2
"""


@card("deep_fry_cannon")
@rule("FX-13", "STAR-2", "CMB-13", "RUL-23")
def test_a_deep_fry_cannon_gets_two_strength_for_each_star_when_it_attacks() -> None:
    match = house(FRYING)
    assert "use deep_fry_cannon@d6 1" not in offers(match)
    play(match, "A: attack deep_fry_cannon@d6 watch_tower@e6", "A: use deep_fry_cannon@d6 1", "A: done")
    assert offers(match) == ["done", "use deep_fry_cannon@d6 1"]  # once more, after all cards are revealed
    assert compared(play(match, "A: use deep_fry_cannon@d6 1")) == (10, 9)
    assert strength(match, "deep_fry_cannon@d6") == 6


@card("deep_fry_cannon")
def test_a_deep_fry_cannon_does_not_help_another_attacker() -> None:
    match = house(FRYING)
    assert compared(play(match, "A: attack wood_golem@d7 watch_tower@e6")) == (5, 9)


# -- Towers ----------------------------------------------------------------------------------------------------------


def towering(tower: str, lines: str = "", more: str = "", theirs: str = "") -> Match:
    """A's Tower on d6."""
    return house(
        f"""
        turn: 3 A
        units A: keekmee@c7 {tower}@d6 {more}
        units B: leader@g3 {theirs}
        {lines}
        """
    )


@card("watch_tower")
@rule("FX-19", "VIS-1", "FX-13")
def test_a_watch_tower_shows_an_opponents_hand_to_its_player_alone_once_a_turn() -> None:
    match = house(
        """
        players: 3
        turn: 3 A
        units A: leader@c7 watch_tower@d6
        units B: leader@e3
        units C: leader@g5
        hand B: peck hot_sauce
        hand C: side_bet
        """
    )
    play(match, "A: use watch_tower@d6 1")
    assert offers(match) == ["against B", "against C"]
    events = play(match, "A: against B")
    assert told(events, "HandSeen") == ["hand_seen 1 ['peck', 'hot_sauce']"]
    assert [(one.card, one.places) for one in seen(match, "A").known] == [
        ("peck", ("B hand",)),
        ("hot_sauce", ("B hand",)),
    ]
    assert [seen(match, seat).known for seat in "BC"] == [(), ()]
    assert [hand(match, seat) for seat in "BC"] == [["hot_sauce", "peck"], ["side_bet"]]
    assert refused(match, "use watch_tower@d6 1") == "RUL-136"


@card("watch_tower")
def test_a_watch_tower_has_nothing_to_look_at_while_all_hands_are_empty() -> None:
    assert "use watch_tower@d6 1" not in offers(towering("watch_tower"))


@card("watch_tower")
@rule("MACH-8", "MACH-9", "FAQ-9")
def test_a_towers_ability_works_in_the_turn_it_is_built() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 chicken1@c7
        units B: leader@g3
        lineup: watch_tower -
        resources A: wood rock
        hand B: peck
        """
    )
    play(match, "A: free build", "A: build watch_tower", "A: at d6", "A: use watch_tower@d6 1")
    assert [one.card for one in seen(match, "A").known] == ["peck"]


@card("bell_tower")
@rule("STAR-1", "MOVE-8")
def test_a_bell_tower_lets_one_own_unit_take_a_move_action_for_a_star() -> None:
    match = towering(
        "bell_tower", "dice A: star\n        free: used", more="chicken5@c7 wood_golem@d5", theirs="chicken1@e6"
    )
    play(match, "A: use bell_tower@d6 1")
    assert offered(match, "target") == ["chicken5@c7", "leader@c7", "wood_golem@d5"]  # a Tower does not move
    play(match, "A: target leader@c7", "A: with chicken5@c7", "A: step d7", "A: stop")
    assert standing(match, "A") == ["wood_golem@d5", "bell_tower@d6", "keekmee@d7", "chicken5@d7"]


@card("silo_tower")
def test_a_silo_tower_brings_two_resources_when_it_is_built() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 chicken1@c7
        units B: leader@g3
        lineup: silo_tower -
        resources A: wood*2 rock
        """
    )
    play(match, "A: free build", "A: build silo_tower", "A: at d6", "A: take metal", "A: take rock")
    assert resources(match, "A") == (0, 1, 1)


@card("silo_tower")
def test_a_silo_tower_exchanges_one_resource_a_turn_for_another_kind() -> None:
    match = towering("silo_tower", "resources A: wood rock\n        supply: wood metal")
    play(match, "A: use silo_tower@d6 1")
    assert offers(match) == ["done", "exchange wood metal", "exchange rock wood", "exchange rock metal"]
    play(match, "A: exchange rock metal")
    assert (resources(match, "A"), open_table(match).supply) == ((1, 0, 1), (1, 1, 0))
    assert "use silo_tower@d6 1" not in offers(match)


@card("revolving_tower")
@rule("FX-18", "MOVE-10")
def test_a_revolving_tower_swaps_two_own_units_but_no_machine_into_the_base() -> None:
    match = towering(
        "revolving_tower", "dice A: star", more="chicken5@d5 chicken6@c5 wood_golem@d7", theirs="chicken1@f5"
    )
    play(match, "A: use revolving_tower@d6 1")
    assert offered(match, "target") == [
        "chicken5@d5",
        "chicken6@c5",
        "leader@c7",
        "revolving_tower@d6",
        "wood_golem@d7",
    ]
    play(match, "A: target leader@c7")
    assert offered(match, "swap") == ["chicken5@d5", "chicken6@c5"]
    play(match, "A: swap chicken5@d5")
    assert standing(match, "A") == ["chicken6@c5", "keekmee@d5", "revolving_tower@d6", "chicken5@c7", "wood_golem@d7"]


@card("revolving_tower")
def test_a_revolving_tower_may_swap_itself() -> None:
    match = towering("revolving_tower", "dice A: star", more="wood_golem@d7")
    play(match, "A: use revolving_tower@d6 1", "A: target revolving_tower@d6")
    assert standing(match, "A") == ["wood_golem@d6", "keekmee@c7", "revolving_tower@d7"]


@card("revolving_tower")
def test_bandmates_of_a_swapped_unit_stay() -> None:
    match = towering("revolving_tower", "dice A: star", more="chicken4@d5 chicken5@d5 chicken6@d5")
    play(match, "A: use revolving_tower@d6 1", "A: target leader@c7", "A: swap chicken5@d5")
    assert standing(match, "A") == ["chicken4@d5", "chicken6@d5", "keekmee@d5", "revolving_tower@d6", "chicken5@c7"]


@card("hatchery_tower")
@rule("RET-5")
def test_a_hatchery_tower_recovers_one_chicken_a_turn() -> None:
    match = towering("hatchery_tower", more="chicken2@d5 chicken3@d5 chicken4@d5")
    play(match, "A: use hatchery_tower@d6 1", "A: recover chicken6")
    assert "chicken6@c7" in standing(match, "A") and zone(match, "A").destroyed == ("chicken5",)
    assert "use hatchery_tower@d6 1" not in offers(match)


@card("hatchery_tower")
def test_a_hatchery_tower_has_nothing_to_do_while_no_chicken_is_destroyed() -> None:
    match = towering("hatchery_tower", more="chicken2@c7 chicken3@c7 chicken4@c7 chicken5@c7 chicken6@c7")
    assert "use hatchery_tower@d6 1" not in offers(match)


@card("weathercock_tower")
@rule("RUL-83", "RUL-128")
def test_a_weathercock_tower_turns_another_die_than_the_star_that_pays() -> None:
    match = towering("weathercock_tower", "dice A: star claw")
    play(match, "A: use weathercock_tower@d6 1")
    faces = ["chicken", "star", "+1", "+2", "+3"]
    assert offers(match) == ["done", *(f"turn claw {face}" for face in faces)]
    play(match, "A: turn claw +3")
    assert (zone(match, "A").dice, zone(match, "A").spent) == (("+3",), 4)
    assert "use weathercock_tower@d6 1" not in offers(towering("weathercock_tower", "dice A: star"))


FALL = """
    turn: 3 A
    units A: leader@c7 leaning_tower@d6{marks} chicken6@d5
    units B: genghis_hen@d7 chicken1@e6 watch_tower@e5 chicken2@f5
    board:
        e5.
    dice A: star*2
"""


@card("leaning_tower")
@rule("FX-2", "PILOT-3")
def test_a_leaning_tower_falls_and_then_crushes_an_enemy_chicken_or_machine_next_to_it() -> None:
    match = house(FALL.format(marks=""))
    play(match, "A: use leaning_tower@d6 1")
    assert offered(match, "target") == ["chicken1@e6", "watch_tower@e5"]
    assert "leaning_tower" in open_table(match).machine_discard
    events = play(match, "A: target watch_tower@e5")
    assert told(events, "UnitDestroyed") == ["unit_destroyed watch_tower@e5"]
    assert zone(match, "A").destroyed == ("chicken1", "chicken2", "chicken3", "chicken4", "chicken5")


@card("leaning_tower")
@rule("FX-2", "SHIELD-4")
def test_a_shield_that_saves_the_leaning_tower_from_its_own_fall_saves_all_others_too() -> None:
    match = house(FALL.format(marks="{shields=1}"))
    play(match, "A: use leaning_tower@d6 1")
    assert sheet(match, "leaning_tower@d6").shields == 0
    assert match.decision.kind == "action" and len(standing(match, "B")) == 4
    play(match, "A: use leaning_tower@d6 1", "A: target chicken1@e6")
    assert standing(match, "A") == ["chicken6@d5", "keekmee@c7"]


@card("leaning_tower")
def test_a_leaning_tower_may_fall_with_nobody_under_it() -> None:
    match = towering("leaning_tower", "dice A: star")
    play(match, "A: use leaning_tower@d6 1")
    assert standing(match, "A") == ["keekmee@c7"] and match.decision.kind == "action"


@card("eggshell_tower")
@rule("SHIELD-1", "FX-7")
def test_an_eggshell_tower_gives_a_shield_to_an_own_unit_within_two_hexes_when_built() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7 chicken1@c7 wood_golem@d6 chicken4@f5 chicken5@d5
        units B: leader@f3 chicken1@e6
        lineup: eggshell_tower -
        resources A: rock*2 metal
        """
    )
    play(match, "A: free build", "A: build eggshell_tower", "A: pilot chicken1@c7", "A: at c5")
    assert offered(match, "target") == ["chicken5@d5", "leader@c7", "wood_golem@d6"]
    play(match, "A: target wood_golem@d6")
    assert (sheet(match, "wood_golem@d6").shields, open_table(match).shields) == (1, 7)


@card("eggshell_tower")
@rule("SHIELD-1")
def test_an_eggshell_tower_gives_nothing_when_the_supply_of_shields_is_empty() -> None:
    match = house(
        """
        turn: 3 A
        units A: leader@c7{shields=4} chicken1@c7
        units B: leader@g3{shields=4}
        lineup: eggshell_tower -
        resources A: rock*2 metal
        """
    )
    play(match, "A: free build", "A: build eggshell_tower", "A: at d6")
    assert match.decision.kind == "action" and sheet(match, "leader@c7").shields == 4
