"""The nine Leaders of the house set (section 3): each ability as a player meets it."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.cards import card, compared, discarded, offered, sheet, speed, strength, told
from tests.games.island.glance import hand, open_table, resources, seen, zone
from tests.games.island.table import house, offers, play, refused, standing
from topcluck.kernel.match import Match

# -- Keekmee ---------------------------------------------------------------------------------------------------------


def with_three_strategies(leader: str, hand_a: str, flags: str = "") -> Match:
    """A has three Strategies in play (in Expert one), and more of them in hand."""
    in_play = "shortcut" if flags else "shortcut trenches golem_gym"
    return house(
        f"""
        {flags}
        turn: 3 A
        units A: {leader}@c7 wood_golem@d6
        units B: william_shell@g3 chicken1@e6
        strategies A: {in_play}
        hand A: {hand_a}
        """
    )


@card("keekmee")
@rule("STRAT-2", "LIMIT-4")
def test_keekmee_has_room_for_a_fourth_strategy() -> None:
    match = with_three_strategies("keekmee", "turbo_corn")
    play(match, "A: attack wood_golem@d6 chicken1@e6", "A: lay turbo_corn")
    assert zone(match, "A").strategies == ("shortcut", "trenches", "golem_gym", "turbo_corn")
    assert discarded(match) == ()


@card("keekmee")
def test_keekmee_has_no_room_for_a_fifth() -> None:
    match = with_three_strategies("keekmee", "turbo_corn free_range")
    play(match, "A: attack wood_golem@d6 chicken1@e6", "A: lay turbo_corn", "A: lay free_range")
    play(match, "A: resolve free_range", "A: drop trenches")
    assert zone(match, "A").strategies == ("shortcut", "golem_gym", "free_range", "turbo_corn")


@card("keekmee")
@rule("STRAT-2", "LIMIT-4")
def test_another_leader_has_no_room_for_a_fourth() -> None:
    match = with_three_strategies("blackbeak", "turbo_corn")
    play(match, "A: attack wood_golem@d6 chicken1@e6", "A: lay turbo_corn")
    assert offered(match, "drop") == ["golem_gym", "shortcut", "trenches", "turbo_corn"]


@rule("FX-14")
@pytest.mark.parametrize(("leader", "asked"), [("keekmee", []), ("blackbeak", ["shortcut", "turbo_corn"])])
def test_in_expert_keekmee_has_two_strategies_where_others_have_one(leader: str, asked: list[str]) -> None:
    match = with_three_strategies(leader, "turbo_corn", flags="flags: expert")
    play(match, "A: attack wood_golem@d6 chicken1@e6", "A: lay turbo_corn")
    assert offered(match, "drop") == asked


# -- Abigail ---------------------------------------------------------------------------------------------------------


def begun(leader: str, flags: tuple[str, ...] = (), edition: str = "second-en") -> Match:
    """A new game for two in which seat A has chosen this Leader, at the first decision after the setup."""
    for seed in range(200):
        match = topcluck.new("chicken-island", players=2, seed=seed, flags=flags, edition=edition)
        if leader in seen(match, "A").dealt and "abigail" not in seen(match, "B").dealt:
            match.push_text(f"choose {leader}")
            while match.decision.kind in ("choose_leader", "claim"):
                match.push(match.legal_actions[0])
            return match
    raise AssertionError(f"{leader} was never dealt to A")


def shields(match: Match) -> dict[str, int]:
    """How many Shields each unit has, as far as it has any."""
    return {unit.card: unit.shields for unit in open_table(match).units if unit.shields}


@card("abigail")
def test_abigail_starts_with_a_shield_and_nobody_else_does() -> None:
    match = begun("abigail")
    assert shields(match) == {"abigail": 1}
    assert open_table(match).shields == 7


@rule("FX-14")
@pytest.mark.parametrize("edition", ["second-en", "second-fr"])
def test_in_expert_abigail_starts_with_two_shields_whatever_the_edition_says(edition: str) -> None:
    match = begun("abigail", flags=("expert",), edition=edition)
    assert sorted(shields(match).values()) == [1, 2]
    assert shields(match)["abigail"] == 2


# -- Ill Pollazzo ----------------------------------------------------------------------------------------------------

MUGGING = """
    turn: 3 A
    units A: ill_pollazzo@c7 metal_golem@d6
    units B: william_shell@f4 chicken1@e6{marks} wood_golem@f5
    hand B: peck hot_sauce rotten_egg
    luck: {luck}
"""


@card("ill_pollazzo")
@pytest.mark.parametrize(("luck", "stolen"), [(0, "peck"), (1, "hot_sauce"), (2, "rotten_egg")])
def test_ill_pollazzo_takes_a_random_scroll_after_a_successful_attack_of_any_own_unit(luck: int, stolen: str) -> None:
    match = house(MUGGING.format(marks="", luck=luck))
    play(match, "A: attack metal_golem@d6 chicken1@e6", "B: pass")
    assert hand(match, "A") == [stolen]
    assert len(hand(match, "B")) == 2 and stolen not in hand(match, "B")


@card("ill_pollazzo")
def test_a_shield_that_stops_the_attack_of_ill_pollazzo_stops_the_theft() -> None:
    match = house(MUGGING.format(marks="{shields=1}", luck=0))
    play(match, "A: attack metal_golem@d6 chicken1@e6", "B: pass")
    assert (hand(match, "A"), sheet(match, "chicken1@e6").shields) == ([], 0)


@card("ill_pollazzo")
def test_ill_pollazzo_takes_nothing_after_a_failed_attack() -> None:
    match = house(MUGGING.format(marks="", luck=0).replace("metal_golem@d6", "chicken1@d6"))
    events = play(match, "A: attack chicken1@d6 chicken1@e6", "B: pass")
    assert compared(events) == (1, 2)
    assert (hand(match, "A"), len(hand(match, "B"))) == ([], 3)


@card("ill_pollazzo")
def test_ill_pollazzo_takes_nothing_when_its_own_side_is_attacked() -> None:
    match = house(
        """
        turn: 3 B
        units A: ill_pollazzo@c7 chicken1@d6
        units B: william_shell@g3 wood_golem@e6
        hand B: peck
        """
    )
    play(match, "B: attack wood_golem@e6 chicken1@d6", "B: pass")
    assert standing(match, "A") == ["ill_pollazzo@c7"]
    assert (hand(match, "A"), hand(match, "B")) == ([], ["peck"])


# -- William Shell ---------------------------------------------------------------------------------------------------


@card("william_shell")
def test_william_shell_attacks_two_hexes_away_and_no_farther() -> None:
    match = house(
        """
        turn: 3 A
        units A: william_shell@d6
        units B: leader@g3 chicken1@f5 chicken2@g4 chicken3@e6
        """
    )
    play(match, "A: free attack")
    assert offered(match, "attack") == ["leader@d6 chicken1@f5", "leader@d6 chicken3@e6"]


# -- Cluckatoa -------------------------------------------------------------------------------------------------------

ON_LAVA = """
    turn: 3 A
    units A: cluckatoa@e5{marks} chicken1@e5 chicken2@e5 chicken3@d6
    units B: leader@g3
    {lines}
"""


@card("cluckatoa")
@rule("LAVA-7")
def test_cluckatoa_and_its_band_enter_lava_unharmed_and_may_stay() -> None:
    match = house(
        """
        turn: 3 A
        units A: cluckatoa@d6{shields=1} chicken1@d6 chicken2@d6
        units B: leader@g3
        """
    )
    play(match, "A: free move", "A: move leader@d6", "A: with chicken1@d6", "A: go", "A: step e5", "A: stop")
    assert standing(match, "A") == ["cluckatoa@e5", "chicken1@e5", "chicken2@d6"]
    assert sheet(match, "leader@e5").shields == 1


@card("cluckatoa")
def test_a_chicken_enters_lava_unharmed_where_cluckatoa_stands() -> None:
    match = house(ON_LAVA.format(marks="", lines=""))
    play(match, "A: free move", "A: move chicken3@d6", "A: step e5")
    assert standing(match, "A") == ["cluckatoa@e5", "chicken1@e5", "chicken2@e5", "chicken3@e5"]


@card("cluckatoa")
def test_a_chicken_that_enters_lava_by_itself_burns_whoever_leads_it() -> None:
    match = house(
        """
        turn: 3 A
        units A: cluckatoa@c7 chicken1@d6
        units B: leader@g3
        """
    )
    play(match, "A: free move", "A: move chicken1@d6", "A: step e5")
    assert standing(match, "A") == ["cluckatoa@c7"]


@card("cluckatoa")
@rule("LAVA-8")
def test_whom_cluckatoa_leaves_behind_on_lava_burns_at_once() -> None:
    match = house(ON_LAVA.format(marks="", lines=""))
    play(match, "A: free move", "A: move leader@e5", "A: with chicken1@e5", "A: go", "A: step f5")
    assert standing(match, "A") == ["cluckatoa@f5", "chicken1@f5", "chicken3@d6"]
    assert "chicken2" in zone(match, "A").destroyed


@card("cluckatoa")
@rule("CAT-13", "RUL-34", "LAVA-7")
def test_an_eruption_hits_cluckatoa_and_its_band_on_the_tile_itself() -> None:
    match = house(ON_LAVA.format(marks="{shields=2}", lines="step: draw\n    deck: eruption"))
    play(match, "A: draw 1")
    assert standing(match, "A") == ["cluckatoa@e5"]
    assert sheet(match, "leader@e5").shields == 0


# -- Blackbeak -------------------------------------------------------------------------------------------------------


def at_sea(leader_at: str, held: str, shields: int = 2) -> Match:
    """Blackbeak at the end of its player's turn."""
    return house(
        f"""
        turn: 3 A
        step: draw
        units A: blackbeak@{leader_at}{{shields={shields}}} chicken1@{leader_at}
        units B: leader@g3
        resources A: {held}
        """
    )


@card("blackbeak")
@rule("SEA-1")
def test_blackbeak_takes_its_band_onto_the_sea_next_to_a_territory() -> None:
    match = house(
        """
        turn: 3 A
        units A: blackbeak@d5 chicken1@d5
        units B: leader@g3
        """
    )
    play(match, "A: free move", "A: move leader@d5", "A: with chicken1@d5")
    assert {"d4", "e4"} < set(offered(match, "step"))
    play(match, "A: step d4", "A: stop")
    assert standing(match, "A") == ["blackbeak@d4", "chicken1@d4"]


@card("blackbeak")
@rule("SEA-3", "TURN-8")
def test_blackbeak_at_sea_costs_two_resources_of_choice_and_all_its_shields_at_the_end_of_the_turn() -> None:
    match = at_sea("d4", "wood*2 rock")
    play(match, "A: draw 0")
    assert offered(match, "return") == ["rock", "wood"]
    play(match, "A: return rock")
    assert resources(match, "A") == (1, 0, 0)
    assert (sheet(match, "leader@d4").shields, open_table(match).shields) == (0, 8)
    assert match.decision.seat == 1


@card("blackbeak")
@pytest.mark.parametrize(("held", "left"), [("wood", (0, 0, 0)), ("-", (0, 0, 0))])
def test_who_has_fewer_resources_than_blackbeak_asks_for_returns_all(held: str, left: tuple[int, int, int]) -> None:
    match = at_sea("d4", held)
    play(match, "A: draw 0")
    assert (resources(match, "A"), sheet(match, "leader@d4").shields) == (left, 0)


@card("blackbeak")
def test_blackbeak_on_land_costs_nothing() -> None:
    match = at_sea("d5", "wood*2 rock")
    play(match, "A: draw 0")
    assert (resources(match, "A"), sheet(match, "leader@d5").shields) == ((2, 1, 0), 2)


# -- Thomas Eggison --------------------------------------------------------------------------------------------------


@card("thomas_eggison")
def test_thomas_eggison_starts_with_two_more_resources_of_choice() -> None:
    match = begun("thomas_eggison")
    before = resources(match, "A")
    assert sum(before) == 6 and offered(match, "take") == ["metal", "rock", "wood"]
    play(match, "A: take metal", "A: take metal")
    assert resources(match, "A") == (before[0], before[1], before[2] + 2)
    assert sum(resources(match, "B")) == 6


def building(lineup: str, held: str, more: str = "") -> Match:
    """A may build with Thomas Eggison."""
    return house(
        f"""
        turn: 3 A
        units A: thomas_eggison@c7 chicken1@c7 chicken2@c7 chicken3@c7
        units B: leader@g3
        lineup: {lineup} -
        resources A: {held}
        {more}
        """
    )


@card("thomas_eggison", "hammer_battle_car")
@rule("BUILD-1")
def test_thomas_eggison_saves_one_resource_of_choice_on_each_build() -> None:
    match = building("hammer_battle_car", "wood metal*2")
    play(match, "A: free build", "A: build hammer_battle_car")
    assert offered(match, "save") == ["metal", "wood"]
    play(match, "A: save wood", "A: pilot chicken1@c7", "A: pilot chicken2@c7", "A: at d6")
    assert resources(match, "A") == (1, 0, 0)


@card("thomas_eggison")
def test_what_thomas_eggison_lacks_is_what_is_saved() -> None:
    match = building("hammer_battle_car", "metal*2")
    play(
        match, "A: free build", "A: build hammer_battle_car", "A: pilot chicken1@c7", "A: pilot chicken2@c7", "A: at d6"
    )
    assert resources(match, "A") == (0, 0, 0)


@card("thomas_eggison", "flat_pack")
def test_discounts_add_up_but_at_least_one_resource_is_paid() -> None:
    match = building("watch_tower", "wood*2 rock", "strategies A: flat_pack")
    play(match, "A: free build", "A: build watch_tower", "A: save wood", "A: pilot chicken1@c7", "A: at d6")
    assert resources(match, "A") == (2, 0, 0)
    assert refused(building("watch_tower", "metal", "strategies A: flat_pack"), "free build") == "BUILD-7"


# -- Genghis Hen -----------------------------------------------------------------------------------------------------


@card("genghis_hen")
@rule("LEAD-1", "FAQ-6")
def test_genghis_hen_makes_its_own_chickens_faster_and_stronger_and_nobody_else() -> None:
    match = house(
        """
        turn: 3 A
        units A: genghis_hen@c7 chicken1@c7 chicken6@d6 wood_golem@d5
        units B: leader@g3 chicken1@f5
        """
    )
    assert [(speed(match, name), strength(match, name)) for name in ("chicken1@c7", "chicken6@d6")] == [(2, 2), (2, 4)]
    assert [(speed(match, name), strength(match, name)) for name in ("leader@c7", "wood_golem@d5")] == [(2, 6), (1, 5)]
    assert (speed(match, "chicken1@f5"), strength(match, "chicken1@f5")) == (1, 1)


# -- Madame Poulette -------------------------------------------------------------------------------------------------

GAMBLING = """
    turn: 3 A
    units A: madame_poulette@c7 chicken1@c7{dice=1}
    units B: leader@g3
    dice A: claw chicken star
    luck: +3 +2
"""


@card("madame_poulette")
@rule("FX-13", "STAR-11")
def test_madame_poulette_rolls_two_dice_on_the_banner_again_once_a_turn() -> None:
    match = house(GAMBLING)
    play(match, "A: use leader@c7 1")
    assert offers(match) == ["done", "add claw", "add chicken", "add star"]
    events = play(match, "A: add claw", "A: add star")
    assert told(events, "DiceRolled") == ["dice_rolled ['+2', '+3']"]
    assert zone(match, "A").dice == ("chicken", "+2", "+3")
    assert refused(match, "use leader@c7 1") == "RUL-136"


@card("madame_poulette")
def test_madame_poulette_may_roll_a_single_die_or_none() -> None:
    match = house(GAMBLING)
    play(match, "A: use leader@c7 1", "A: add claw", "A: roll")
    assert zone(match, "A").dice == ("chicken", "star", "+3")
    match = house(GAMBLING)
    play(match, "A: use leader@c7 1", "A: done")
    assert zone(match, "A").dice == ("claw", "chicken", "star")
    assert "use leader@c7 1" not in offers(match)
