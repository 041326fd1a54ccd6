"""The 17 Strategies of the house set (section 5), and how Strategies come into play and go (STRAT)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import armor, card, compared, discarded, offered, sheet, speed, strength, told
from tests.games.island.glance import hand, open_table, zone
from tests.games.island.table import house, offers, play, refused, standing, table
from topcluck.kernel.match import Match


def with_strategies(*strategies: str, units: str, theirs: str = "", lines: str = "") -> Match:
    """A has these Strategies in play."""
    return house(
        f"""
        turn: 3 A
        units A: keekmee@c7 {units}
        units B: cluckatoa@g3 {theirs}
        strategies A: {" ".join(strategies)}
        {lines}
        """
    )


def printed_and_now(match: Match, names: list[str]) -> list[tuple[int, int, int]]:
    """Speed, strength and armor of these units."""
    return [(speed(match, name), strength(match, name), armor(match, name)) for name in names]


# -- for some units, all the time ------------------------------------------------------------------------------------


@card("trenches", "golem_gym", "gaggle_drill", "turbo_corn", "free_range")
@rule("STRAT-1")
@pytest.mark.parametrize(
    ("strategy", "expected"),
    [
        ("trenches", [(1, 3, 4), (1, 5, 8), (2, 2, 6), (1, 4, 5), (0, 3, 6), (0, 2, 10)]),
        ("golem_gym", [(1, 3, 3), (1, 7, 8), (2, 2, 6), (1, 4, 5), (0, 3, 5), (0, 2, 9)]),
        ("gaggle_drill", [(1, 3, 3), (1, 5, 8), (2, 3, 7), (1, 4, 5), (0, 3, 5), (0, 2, 9)]),
        ("turbo_corn", [(1, 3, 3), (1, 5, 8), (2, 2, 6), (2, 5, 5), (0, 3, 5), (0, 2, 9)]),
        ("free_range", [(2, 5, 3), (1, 5, 8), (2, 2, 6), (1, 4, 5), (0, 3, 5), (0, 2, 9)]),
        ("wobbly_wheels", [(1, 3, 3), (1, 5, 8), (2, 2, 6), (1, 4, 5), (1, 3, 5), (1, 2, 9)]),
    ],
)
def test_a_strategy_for_some_kinds_of_units_changes_own_ones_of_these_kinds_only(
    strategy: str, expected: list[tuple[int, int, int]]
) -> None:
    match = house(
        f"""
        players: 3
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6 cobble_soldier@d5 eggbeater_battle_car@c5 popcorn_cannon@c6
        units B: cluckatoa@e3 chicken6@f3 wood_golem@e4 cobble_soldier@f4 eggbeater_battle_car@d4
        units C: abigail@g5 chicken6@f5 watch_tower@e6
        strategies B: {strategy}
        """
    )
    mine = ["chicken6@f3", "wood_golem@e4", "cobble_soldier@f4", "eggbeater_battle_car@d4"]
    assert printed_and_now(match, mine) == expected[:4]
    assert printed_and_now(match, ["leader@e3"]) == [(2, 5, 12 + 2)]  # a Leader is none of these
    others = ["wood_golem@d6", "cobble_soldier@d5", "eggbeater_battle_car@c5", "popcorn_cannon@c6", "chicken6@f5"]
    assert printed_and_now(match, others) == [(1, 5, 8), (2, 2, 6), (1, 4, 5), (0, 3, 5), (1, 3, 3)]
    match = with_strategies(strategy, units="popcorn_cannon@c5 watch_tower@c6")
    assert printed_and_now(match, ["popcorn_cannon@c5", "watch_tower@c6"]) == expected[4:]


@card("wobbly_wheels")
@rule("MACH-7")
def test_wobbly_wheels_let_cannons_and_towers_roll() -> None:
    match = with_strategies("wobbly_wheels", units="watch_tower@d6 popcorn_cannon@d5")
    play(match, "A: free move", "A: move watch_tower@d6", "A: step e6")
    assert "watch_tower@e6" in standing(match, "A")


@card("pecking_order")
@pytest.mark.parametrize(("chickens", "expected"), [(0, 5), (1, 6), (3, 8), (5, 8)])
def test_pecking_order_strengthens_the_leader_by_the_chickens_in_its_stack_up_to_three(
    chickens: int, expected: int
) -> None:
    band = " ".join(f"chicken{number + 1}@c7" for number in range(chickens))
    match = with_strategies("pecking_order", units=f"{band} chicken6@d6")
    assert strength(match, "leader@c7") == expected
    assert strength(match, "leader@g3") == 5
    assert strength(match, "chicken6@d6") == 3


@card("pecking_order", "tin_can_soldier")
@rule("FAQ-6", "FAQ-10")
def test_soldiers_are_no_chickens_for_pecking_order_nor_chickens_soldiers() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@d6 tin_can_soldier@d6 chicken6@d6
        units B: cluckatoa@g3
        strategies A: pecking_order
        """
    )
    assert (strength(match, "leader@d6"), strength(match, "tin_can_soldier@d6")) == (6, 3)


@card("home_invasion")
@pytest.mark.parametrize(("hex", "expected"), [("f5", 7), ("g4", 7), ("d6", 5), ("e6", 5)])
def test_home_invasion_strengthens_who_stands_on_an_enemy_territory(hex: str, expected: int) -> None:
    match = with_strategies("home_invasion", units=f"wood_golem@{hex}", theirs="chicken1@d5")
    assert strength(match, f"wood_golem@{hex}") == expected
    assert strength(match, "chicken1@d5") == 1  # B has no such Strategy


@card("pepper_powder")
@rule("RANGE-3", "RUL-25")
def test_pepper_powder_lengthens_cannons_and_strengthens_all_own_ranged_attacks() -> None:
    position = """
        turn: 3 A
        units A: william_shell@c7 spiked_cannon@d6
        units B: cluckatoa@g3 chicken1@e6 chicken2@f5 chicken3@g4
        strategies A: pepper_powder
    """
    match = house(position)
    assert (sheet(match, "spiked_cannon@d6").range, sheet(match, "leader@c7").range) == (3, 2)
    for attacker, target, expected in (
        ("spiked_cannon@d6", "chicken1@e6", 5),
        ("spiked_cannon@d6", "chicken3@g4", 6),
        ("leader@c7", "chicken1@e6", 5),
    ):
        events = play(house(position), f"A: attack {attacker} {target}")
        assert (compared(events) or (0, 0))[0] == expected


@card("pepper_powder")
def test_pepper_powder_does_not_help_an_enemys_ranged_attack() -> None:
    match = house(
        """
        turn: 3 B
        units A: keekmee@c7 chicken1@d6
        units B: cluckatoa@g3 spiked_cannon@f5
        strategies A: pepper_powder
        """
    )
    assert compared(play(match, "B: attack spiked_cannon@f5 chicken1@d6")) == (5, 2)


@card("battering_beak")
@rule("FX-5", "BASE-1")
@pytest.mark.parametrize(("target", "expected"), [("leader@g3", 12), ("chicken5@g3", 1), ("chicken6@f4", 3)])
def test_battering_beak_takes_two_armor_from_units_on_a_base_while_one_attacks_them(target: str, expected: int) -> None:
    match = with_strategies("battering_beak", units="wood_golem@g4", theirs="chicken5@g3 chicken6@f4")
    assert compared(play(match, f"A: attack wood_golem@g4 {target}")) == (5, expected)
    assert armor(match, "leader@g3") == 14


@card("battering_beak", "wanted_poster")
@rule("FX-5")
def test_a_value_is_never_below_zero_all_in_all_but_its_parts_may_be() -> None:
    theirs = "chicken5@g3{cards=wanted_poster}"
    match = with_strategies("battering_beak", units="wood_golem@g4", theirs=theirs)
    assert compared(play(match, "A: attack wood_golem@g4 chicken5@g3")) == (5, 1 + 2 - 2 - 1)


@card("battering_beak")
def test_battering_beak_does_not_help_against_its_own_player() -> None:
    match = house(
        """
        turn: 3 B
        units A: keekmee@c7
        units B: cluckatoa@g3 wood_golem@d6
        strategies A: battering_beak
        """
    )
    assert compared(play(match, "B: attack wood_golem@d6 leader@c7")) == (5, 15)


# -- with stars ------------------------------------------------------------------------------------------------------


@card("shortcut")
@rule("MOVE-3", "RUL-113", "STAR-1", "FX-13")
def test_shortcut_lets_own_units_pass_enemies_this_turn_leaders_included() -> None:
    match = house(
        """
        turn: 3 A
        units A: genghis_hen@d6 chicken1@d5
        units B: cluckatoa@e6 chicken1@e4
        strategies A: shortcut
        dice A: star claw
        """
    )
    play(match, "A: use strategy shortcut 1", "A: free move", "A: move leader@d6", "A: step e6")
    assert "stop" not in offers(match) and "f5" in offered(match, "step")
    play(match, "A: step f5", "A: claw move", "A: move chicken1@d5", "A: step e4", "A: step f3")
    assert standing(match, "A") == ["chicken1@f3", "genghis_hen@f5"]
    assert zone(match, "A").dice == ()


@card("shortcut")
def test_shortcut_without_a_star_opens_no_way() -> None:
    match = with_strategies("shortcut", units="toothpick_soldier@d6", theirs="chicken1@e6", lines="dice A: claw")
    assert refused(match, "use strategy shortcut 1") == "STAR-1"
    play(match, "A: free move", "A: move toothpick_soldier@d6")
    assert "e6" not in offered(match, "step")


@card("war_drumsticks")
@rule("FX-13", "STAR-2", "CMB-13", "STAR-1")
def test_war_drumsticks_give_the_own_attacker_two_strength_for_each_star() -> None:
    match = with_strategies("war_drumsticks", units="wood_golem@d6", theirs="watch_tower@e6", lines="dice A: star*2")
    assert offers(match, "use") == []  # only in combat
    play(match, "A: attack wood_golem@d6 watch_tower@e6", "A: use strategy war_drumsticks 1", "A: done")
    assert compared(play(match, "A: use strategy war_drumsticks 1")) == (9, 9)
    assert strength(match, "wood_golem@d6") == 5


@card("war_drumsticks")
@rule("FX-13", "RUL-23")
def test_war_drumsticks_are_of_no_use_to_who_is_attacked() -> None:
    match = house(
        """
        turn: 3 B
        units A: keekmee@c7 wood_golem@d6
        units B: cluckatoa@g3 wood_golem@e6
        strategies A: war_drumsticks
        dice A: star*2
        """
    )
    assert compared(play(match, "B: attack wood_golem@e6 wood_golem@d6")) == (5, 8)


# -- over Lava and Sea -----------------------------------------------------------------------------------------------


@card("hot_feet")
@rule("LAVA-7")
def test_hot_feet_carry_leader_and_chickens_over_lava_but_no_machine() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@d6{shields=1} chicken1@d6 chicken2@d6 tin_can_soldier@d6
        units B: cluckatoa@g3
        strategies A: hot_feet
        """
    )
    play(match, "A: free move", "A: move leader@d6", "A: with chicken1@d6", "A: with tin_can_soldier@d6", "A: go")
    play(match, "A: step e5", "A: stop")
    assert standing(match, "A") == ["keekmee@e5", "chicken1@e5", "chicken2@d6"]
    assert sheet(match, "leader@e5").shields == 1


@card("hot_feet")
@rule("FX-17", "LAVA-8", "STRAT-3")
def test_who_stands_on_lava_when_hot_feet_are_discarded_burns_at_once() -> None:
    match = house(
        """
        turn: 3 A
        units A: abigail@e5 chicken1@e5 wood_golem@d6
        units B: cluckatoa@g3 chicken1@e6
        strategies A: hot_feet trenches shortcut
        hand A: turbo_corn
        """
    )
    play(match, "A: attack wood_golem@d6 chicken1@e6", "A: lay turbo_corn", "A: drop hot_feet")
    assert match.decision.kind == "place_leader"
    play(match, "A: at d5")
    assert standing(match, "A") == ["abigail@d5", "wood_golem@d6"]
    assert zone(match, "A").strategies == ("trenches", "shortcut", "turbo_corn")


DUCKS = """
    turn: 3 A
    units A: keekmee@d4{{shields=2}} chicken1@d4 chicken2@d4{{shields=1}} wood_golem@{golem}
    units B: cluckatoa@g3
    strategies A: rubber_ducks
"""


@card("rubber_ducks")
@rule("SEA-1", "SEA-3", "TURN-8", "LEAD-2", "SHIELD-4")
def test_rubber_ducks_carry_units_over_the_sea_until_the_end_of_the_turn() -> None:
    match = house(DUCKS.format(golem="d5"))
    play(match, "A: free move", "A: move wood_golem@d5")
    assert "e4" in offered(match, "step") and "d4" not in offered(match, "step")
    play(match, "A: step c5", "A: end", "A: draw 0")
    assert standing(match, "A") == ["keekmee@d4", "chicken2@d4", "wood_golem@c5"]
    assert [sheet(match, name).shields for name in ("leader@d4", "chicken2@d4")] == [0, 0]


@card("rubber_ducks")
@rule("SEA-3")
def test_all_who_are_at_sea_at_the_end_of_the_turn_are_destroyed_together() -> None:
    match = house(DUCKS.format(golem="c4").replace("{shields=1}", ""))
    play(match, "A: end")
    events = play(match, "A: draw 0")
    assert told(events, "UnitDestroyed") == [
        "unit_destroyed chicken1@d4",
        "unit_destroyed chicken2@d4",
        "unit_destroyed wood_golem@c4",
    ]
    assert len(offered(match, "recover")) == 6


@card("rubber_ducks")
@rule("FX-15", "FX-17", "RUL-144")
def test_who_is_at_sea_when_rubber_ducks_are_cancelled_is_placed_on_the_nearest_hex() -> None:
    match = house(
        """
        turn: 3 A
        units A: abigail@c7 chicken1@d4 wood_golem@d6
        units B: cluckatoa@g3 chicken1@e6
        strategies A: rubber_ducks trenches shortcut
        hand A: turbo_corn
        """
    )
    play(match, "A: attack wood_golem@d6 chicken1@e6", "A: lay turbo_corn", "A: drop rubber_ducks")
    assert (match.decision.seat, offered(match, "at")) == (0, ["c5", "d5", "e4"])
    play(match, "A: at e4")
    assert standing(match, "A") == ["chicken1@e4", "wood_golem@d6", "abigail@c7"]


@card("plagiarism", "rubber_ducks")
@rule("FX-15")
def test_the_price_of_borrowed_rubber_ducks_is_paid_before_they_go_back() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7 chicken1@d5
        units B: cluckatoa@g3
        strategies B: rubber_ducks
        hand A: plagiarism
        """
    )
    play(match, "A: play plagiarism", "A: free move", "A: move chicken1@d5", "A: step d4", "A: end", "A: draw 0")
    assert standing(match, "A") == ["keekmee@c7"]


# -- cards, builds, shelter ------------------------------------------------------------------------------------------


@card("bookworms")
@rule("TURN-7")
def test_bookworms_let_their_player_draw_one_more_scroll() -> None:
    match = with_strategies("bookworms", units="", lines="step: draw\n        deck: peck hot_sauce side_bet")
    assert offers(match) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    play(match, "A: draw 3")
    assert hand(match, "A") == ["hot_sauce", "peck", "side_bet"]


@card("bookworms")
@rule("TURN-7")
def test_what_bookworms_add_is_optional_even_where_the_draw_is_not() -> None:
    lines = "step: draw\n        option: draw_step_optional = false\n        option: draw_step_max = 1"
    assert offers(with_strategies("bookworms", units="", lines=lines)) == ["draw 1", "draw 2"]


@card("flat_pack")
@rule("BUILD-1")
def test_flat_pack_army_saves_one_resource_on_each_build() -> None:
    lines = "lineup: watch_tower -\n        resources A: wood"
    match = with_strategies("flat_pack", units="chicken1@c7", lines=lines)
    play(match, "A: free build", "A: build watch_tower", "A: at d6")
    assert (zone(match, "A").resources, open_table(match).supply) == ((0, 0, 0), (12, 12, 12))


@card("storm_cellar")
@rule("CAT-8")
def test_storm_cellar_protects_from_a_tsunami_at_home_but_nowhere_else() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: keekmee@c7 chicken1@d6 chicken2@e4 wood_golem@f5
        units B: cluckatoa@g3 chicken1@f4 chicken2@e6
        strategies A: storm_cellar
        deck: tsunami
        """
    )
    play(match, "A: draw 1")
    assert offered(match, "target") == ["chicken1@f4", "chicken2@e4", "chicken2@e6", "wood_golem@f5"]


@card("storm_cellar", "lead_boots")
@rule("CAT-12")
def test_storm_cellar_and_lead_boots_hold_against_an_eruption_but_not_for_shields() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: keekmee@c7 chicken1@d6 chicken2@d5{shields=2} chicken3@e4{cards=lead_boots} chicken4@e6
        units B: cluckatoa@g3
        strategies A: storm_cellar
        deck: eruption
        """
    )
    play(match, "A: draw 1")
    assert standing(match, "A") == ["chicken3@e4", "chicken2@d5", "chicken1@d6", "keekmee@c7"]
    assert sheet(match, "chicken2@d5").shields == 0


@card("storm_cellar", "musical_perches")
def test_storm_cellar_keeps_enemies_from_swapping_ones_units_but_not_oneself() -> None:
    position = """
        turn: 3 A
        units A: keekmee@c7 chicken1@d6 chicken2@c5
        units B: cluckatoa@g3 wood_golem@e6 watch_tower@f5
        strategies A: storm_cellar
        hand {seat}: musical_perches
    """
    match = house(position.format(seat="B"))
    play(match, "A: attack chicken1@d6 wood_golem@e6")
    play(match, "B: lay musical_perches")
    assert standing(match, "B") == ["cluckatoa@g3", "wood_golem@f5", "watch_tower@e6"]  # only its own can be swapped
    match = house(position.format(seat="A"))
    play(match, "A: attack chicken1@d6 wood_golem@e6", "A: lay musical_perches")
    assert offers(match) == ["option 1", "option 2"]


@card("storm_cellar", "lava_trap")
def test_storm_cellar_and_lead_boots_do_not_help_against_lava() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7
        units B: cluckatoa@g3 chicken1@e6{cards=lead_boots}
        hand A: lava_trap
        """
    )
    play(match, "A: play lava_trap", "A: tile e6")
    assert standing(match, "B") == ["cluckatoa@g3"]


# -- coming into play and going (STRAT) ------------------------------------------------------------------------------


def revealing(in_play: str, new: str, lines: str = "") -> Match:
    """A's Golem has just destroyed a Chicken with this Strategy laid."""
    match = table(
        f"""
        {lines}
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        strategies A: {in_play}
        hand A: {new}
        """
    )
    play(match, "A: attack golem@(1,0) chicken1@(0,1)", f"A: lay {new}")
    return match


@rule("STRAT-1", "STRAT-4", "CMB-8", "CMB-14")
def test_a_strategy_counts_in_the_combat_in_which_it_is_revealed_and_stays() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        hand A: st_plus_2
        """
    )
    assert compared(play(match, "A: attack golem@(1,0) chicken1@(0,1)", "A: lay st_plus_2")) == (8, 2)
    assert (zone(match, "A").strategies, discarded(match)) == (("st_plus_2",), ())


@rule("STRAT-2", "STRAT-3", "LIMIT-4")
def test_the_fourth_strategy_is_one_too_many_and_any_may_go_the_new_one_too() -> None:
    match = revealing("st_armor st_speed st_trenches", "st_plus_2")
    assert offers(match) == ["drop st_armor", "drop st_speed", "drop st_trenches", "drop st_plus_2"]
    play(match, "A: drop st_plus_2")
    assert zone(match, "A").strategies == ("st_armor", "st_speed", "st_trenches")
    assert discarded(match) == ("st_plus_2",)


@rule("STRAT-3")
def test_where_an_old_strategy_must_be_replaced_the_new_one_stays() -> None:
    match = revealing("st_armor st_speed st_trenches", "st_plus_2", "option: strategy_overflow = replace_old")
    assert offers(match) == ["drop st_armor", "drop st_speed", "drop st_trenches"]


@rule("STRAT-3")
def test_where_an_old_strategy_must_be_replaced_it_may_be_one_like_the_new() -> None:
    match = revealing("st_plus_2 st_speed st_trenches", "st_plus_2", "option: strategy_overflow = replace_old")
    assert offers(match) == ["drop st_plus_2", "drop st_speed", "drop st_trenches"]


@rule("STRAT-2")
def test_with_room_for_one_strategy_the_only_old_one_goes_unasked() -> None:
    options = "option: strategy_overflow = replace_old\n        option: strategy_limit = 1"
    match = revealing("st_armor", "st_plus_2", options)
    assert (match.decision.kind, zone(match, "A").strategies) == ("action", ("st_plus_2",))


@rule("STRAT-5", "RUL-29", "SCR-2")
def test_a_strategy_is_played_on_the_own_turn_only_where_an_option_says_so() -> None:
    position = """
        {option}
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1)
        hand A: st_speed
        """
    match = table(position.format(option=""))
    assert refused(match, "play st_speed") == "RUL-29"
    match = table(position.format(option="option: strategy_in_own_turn = true"))
    play(match, "A: play st_speed")
    assert (zone(match, "A").strategies, open_table(match).free_used) == (("st_speed",), False)


@rule("STRAT-3")
def test_a_strategy_that_raised_the_limit_takes_another_one_along_when_it_goes() -> None:
    define = """
        define:
          [[scroll]]
          id = "big_table"
          name = "Big Table"
          kind = "strategy"
          origin = { name = "house", rule = "house" }
          copies = 1
          text = "Room for two more Strategies."
          effects = [{ when = "static", op = "modify_limit", limit = "strategies", amount = 2 }]
    """
    position = f"""
        {define.strip()}
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        strategies A: st_armor st_speed st_trenches big_table st_plus_2
        hand A: st_plus_2
    """
    match = table(position)
    play(match, "A: attack golem@(1,0) chicken1@(0,1)", "A: lay st_plus_2", "A: drop big_table", "A: drop st_armor")
    assert offers(match) == ["drop st_speed", "drop st_trenches", "drop st_plus_2"]
    play(match, "A: drop st_speed")
    assert zone(match, "A").strategies == ("st_trenches", "st_plus_2", "st_plus_2")
