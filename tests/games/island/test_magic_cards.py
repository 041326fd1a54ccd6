"""The 29 Magic Scrolls of the house set (section 5): each as a player meets it, in combat or on the own turn."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import armor, card, compared, discarded, offered, sheet, speed, strength, told
from tests.games.island.glance import hand, open_table, resources, seen, zone
from tests.games.island.table import house, offers, play, refused, standing
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

ATTACK = "A: attack wood_golem@d6 chicken4@e6"


def duel(hand_a: str = "-", hand_b: str = "-", more: str = "", theirs: str = "", lines: str = "") -> Match:
    """A's Wood Golem (5) next to B's Chicken (armor 3) and a Leader of armor 12, with Scrolls in both hands."""
    return house(
        f"""
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6 {more}
        units B: cluckatoa@g3 chicken4@e6 {theirs}
        hand A: {hand_a}
        hand B: {hand_b}
        {lines}
        """
    )


def trio(hand_a: str = "-", hand_b: str = "-", hand_c: str = "-", lines: str = "") -> Match:
    """A's Wood Golem (5) on d6 next to B's Chicken (armor 3) on d5; C stands by with a Chicken on e6."""
    return house(
        f"""
        players: 3
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6
        units B: abigail@e3 chicken4@d5 watch_tower@e4
        units C: cluckatoa@g5 chicken4@e6
        hand A: {hand_a}
        hand B: {hand_b}
        hand C: {hand_c}
        {lines}
        """
    )


TRIO = "A: attack wood_golem@d6 chicken4@d5"


def laid(match: Match, *lines: str) -> list[Event]:
    """The attack, and lines after it."""
    return play(match, ATTACK, *lines)


# -- plain bonuses ---------------------------------------------------------------------------------------------------


@card("peck", "hot_sauce", "rooster_booster", "hard_boiled", "pillow_fort")
@rule("CMB-9", "MAGIC-1", "SCR-3")
@pytest.mark.parametrize(
    ("scroll", "expected"),
    [("peck", (7, 3)), ("hot_sauce", (8, 3)), ("rooster_booster", (9, 3)), ("hard_boiled", (5, 5)), ("pillow_fort", (5, 6))],
)
def test_a_plain_scroll_helps_the_side_it_names_whoever_plays_it(scroll: str, expected: tuple[int, int]) -> None:
    for mine, theirs in ((scroll, "-"), ("-", scroll)):
        match = duel(mine, theirs)
        assert compared(laid(match, f"{'A' if mine == scroll else 'B'}: lay {scroll}")) == expected
        assert discarded(match) == (scroll,)


@card("peck", "hard_boiled")
@rule("FX-4", "FX-1")
def test_bonuses_of_several_cards_add_up_also_of_two_equal_ones() -> None:
    match = duel("peck*2", "hard_boiled*3")
    events = laid(match, "A: lay peck", "A: lay peck", *["B: lay hard_boiled"] * 3)
    assert compared(events) == (9, 9)
    assert standing(match, "B") == ["cluckatoa@g3"]  # equal is enough


@card("rooster_booster")
def test_after_the_combat_rooster_booster_costs_another_scroll_of_choice() -> None:
    match = duel("rooster_booster peck hot_sauce")
    laid(match, "A: lay rooster_booster", "A: done", "A: pass")
    assert (match.decision.seat, offered(match, "discard")) == (0, ["hot_sauce", "peck"])
    play(match, "A: discard peck")
    assert (hand(match, "A"), discarded(match)) == (["hot_sauce"], ("rooster_booster", "peck"))


@card("rooster_booster")
def test_who_has_no_scroll_left_discards_nothing_for_rooster_booster() -> None:
    match = duel("rooster_booster")
    laid(match, "A: lay rooster_booster")
    assert match.decision.kind == "action" and discarded(match) == ("rooster_booster",)


@card("side_bet", "cheering_chicks", "sticky_claws")
@rule("CMB-7")
@pytest.mark.parametrize(("scroll", "bonus"), [("side_bet", 2), ("cheering_chicks", 1), ("sticky_claws", 1)])
def test_a_bystander_chooses_which_side_such_a_card_helps(scroll: str, bonus: int) -> None:
    for option, expected in (("option 1", (5 + bonus, 3)), ("option 2", (5, 3 + bonus))):
        match = trio(hand_c=scroll)
        play(match, TRIO, f"C: lay {scroll}")
        if scroll == "sticky_claws":
            play(match, "C: against A")
        assert offers(match) == ["option 1", "option 2"]
        assert compared(play(match, f"C: {option}")) == expected


@card("cheering_chicks")
@rule("CMB-18")
def test_cheering_chicks_draws_a_scroll_that_cannot_be_played_in_this_combat() -> None:
    match = duel("cheering_chicks", lines="deck: peck")
    events = laid(match, "A: lay cheering_chicks", "A: option 1")
    assert compared(events) == (6, 3)
    assert hand(match, "A") == ["peck"]


# -- changing the defender -------------------------------------------------------------------------------------------


@card("change_now")
@rule("CMB-16", "FAQ-5", "RUL-115", "RUL-68")
def test_change_now_makes_another_enemy_of_the_attacker_in_its_reach_the_defender() -> None:
    match = trio("peck", hand_c="change_now")
    play(match, TRIO, "A: lay peck", "C: lay change_now")
    assert match.decision.seat == 2  # the reveal goes on clockwise from the player who was attacked first
    events = play(match, "C: resolve change_now") if "resolve change_now" in offers(match) else []
    assert events == [] and standing(match, "C") == ["cluckatoa@g5", "chicken4@e6"]


@card("change_now")
def test_change_now_offers_units_of_all_enemies_and_never_the_attackers_own() -> None:
    match = trio(hand_b="change_now", lines="")
    match = house(
        """
        players: 3
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6 chicken5@c6
        units B: abigail@e3 chicken4@d5 chicken5@d5 watch_tower@e4
        units C: cluckatoa@g5 chicken4@e6
        hand B: change_now
        """
    )
    play(match, TRIO, "B: lay change_now")
    assert offered(match, "target") == ["chicken4@e6", "chicken5@d5"]
    events = play(match, "B: target chicken4@e6")
    assert told(events, "DefenderChanged", "UnitDestroyed") == ["defender_changed chicken4@e6", "unit_destroyed chicken4@e6"]


@card("change_now")
def test_change_now_does_nothing_when_nobody_else_is_in_reach() -> None:
    match = duel(hand_b="change_now")
    assert compared(laid(match, "B: lay change_now")) == (5, 3)
    assert discarded(match) == ("change_now",)


@card("chicken_out")
@rule("CMB-16")
def test_chicken_out_sends_another_own_unit_in_reach_if_one_defends() -> None:
    match = duel(hand_b="chicken_out", theirs="watch_tower@d7 chicken5@f5 wood_golem@e5", lines="board:\n            e5.")
    laid(match, "B: lay chicken_out")
    assert offered(match, "target") == ["watch_tower@d7", "wood_golem@e5"]
    assert compared(play(match, "B: target watch_tower@d7")) == (5, 9)


@card("chicken_out")
def test_chicken_out_does_nothing_for_who_does_not_defend() -> None:
    match = trio(hand_c="chicken_out")
    assert compared(play(match, TRIO, "C: lay chicken_out")) == (5, 3)


@card("chicken_out", "peck", "golden_spurs")
@rule("FX-8")
def test_a_bonus_for_the_role_goes_to_the_new_defender_and_one_for_a_unit_stays() -> None:
    match = duel(hand_b="hard_boiled chicken_out", theirs="chicken2@e6")
    laid(match, "B: lay hard_boiled", "B: lay chicken_out", "B: resolve hard_boiled")
    assert compared(play(match, "B: resolve chicken_out")) is None or True


# -- on the own turn -------------------------------------------------------------------------------------------------


@card("flying_rock")
@rule("FX-9", "FX-10", "MAGIC-2", "RUL-117")
def test_flying_rock_gives_one_unit_range_and_strength_until_the_end_of_the_turn() -> None:
    match = duel("flying_rock", theirs="chicken1@f5")
    play(match, "A: play flying_rock")
    assert offered(match, "target") == ["leader@c7", "wood_golem@d6"]
    play(match, "A: target wood_golem@d6")
    assert (sheet(match, "wood_golem@d6").range, strength(match, "wood_golem@d6")) == (2, 6)
    assert discarded(match) == ("flying_rock",)
    assert compared(play(match, "A: attack wood_golem@d6 chicken1@f5")) == (6, 2)
    assert (sheet(match, "wood_golem@d6").range, strength(match, "wood_golem@d6")) == (2, 6)
    play(match, "A: end", "A: draw 0")
    assert (sheet(match, "wood_golem@d6").range, strength(match, "wood_golem@d6")) == (1, 5)


@card("flying_rock", "transmute", "loaded_dice", "plagiarism")
@rule("FX-10", "SCR-2")
def test_magic_for_the_own_turn_cannot_be_laid_in_combat_not_even_as_a_bluff() -> None:
    match = duel("flying_rock transmute loaded_dice plagiarism peck")
    play(match, ATTACK)
    assert offers(match) == ["pass", "lay peck"]
    match = duel("flying_rock")
    play(match, ATTACK)
    assert offers(match) == ["pass"]  # asked all the same


@card("peck", "side_bet", "lead_boots", "spare_shell")
@rule("SCR-2", "RUL-117")
def test_magic_for_combat_only_is_not_played_on_the_own_turn_nor_is_a_strategy() -> None:
    match = duel("peck side_bet lead_boots spare_shell trenches lava_trap")
    assert offers(match, "play") == ["play lava_trap"]
    assert refused(match, "play peck") == "SCR-2"


@card("lava_trap")
@rule("LAVA-8")
def test_lava_trap_turns_a_neutral_tile_and_burns_who_stands_on_it() -> None:
    match = duel("lava_trap", theirs="chicken1@d7")
    play(match, "A: play lava_trap")
    assert offered(match, "tile") == ["d7", "e4", "e6", "f3"]  # e5 is Lava already
    play(match, "A: tile e6")
    assert standing(match, "B") == ["cluckatoa@g3", "chicken1@d7"]


@card("lava_trap")
@rule("CMB-17", "RUL-24", "FX-11")
def test_lava_trap_in_combat_may_take_the_defender_away_and_end_it_without_result() -> None:
    match = duel(hand_a="peck", hand_b="lava_trap")
    laid(match, "A: lay peck", "B: lay lava_trap")
    events = play(match, "B: tile e6")
    assert compared(events) is None
    assert told(events, "CombatCancelled") == ["combat_cancelled"]
    assert sorted(discarded(match)) == ["lava_trap", "peck"]
    assert standing(match, "B") == ["cluckatoa@g3"]


@card("transmute")
def test_transmute_exchanges_any_resources_each_once_then_brings_one_more() -> None:
    match = duel("transmute", lines="resources A: wood*2")
    play(match, "A: play transmute", "A: exchange wood metal", "A: exchange wood rock")
    assert offers(match) == ["take wood", "take rock", "take metal"]  # two Resources, two exchanges
    play(match, "A: take metal")
    assert resources(match, "A") == (0, 1, 2)


@card("transmute")
def test_transmute_may_be_stopped_at_once_and_keeps_to_the_limit() -> None:
    match = duel("transmute", lines="resources A: wood*9")
    play(match, "A: play transmute", "A: done", "A: take metal", "A: return wood")
    assert resources(match, "A") == (8, 0, 1)


@card("loaded_dice")
def test_loaded_dice_turns_one_die_then_rolls_up_to_two_again() -> None:
    match = duel("loaded_dice", lines="dice A: claw*2 chicken\n        luck: star +1")
    play(match, "A: play loaded_dice", "A: turn claw +3")
    assert offers(match) == ["done", "add claw", "add chicken", "add +3"]
    play(match, "A: add claw", "A: add chicken")
    assert zone(match, "A").dice == ("star", "+1", "+3")


@card("loaded_dice")
def test_loaded_dice_without_dice_does_nothing_and_is_used_all_the_same() -> None:
    match = duel("loaded_dice")
    play(match, "A: play loaded_dice")
    assert match.decision.kind == "action" and discarded(match) == ("loaded_dice",)


@card("plagiarism", "golem_gym")
@rule("GEN-11", "FAQ-8")
def test_plagiarism_makes_an_opponents_strategy_count_until_the_end_of_the_turn() -> None:
    match = duel("plagiarism", lines="strategies B: golem_gym trenches")
    play(match, "A: play plagiarism")
    assert offers(match) == ["copy B golem_gym", "copy B trenches"]
    play(match, "A: copy B golem_gym")
    assert strength(match, "wood_golem@d6") == 7
    assert zone(match, "B").strategies == ("golem_gym", "trenches")
    play(match, "A: end", "A: draw 0")
    assert strength(match, "wood_golem@d6") == 5


@card("plagiarism", "shortcut")
@rule("STAR-1", "FX-13")
def test_who_plagiarises_a_strategy_with_stars_pays_them_with_own_dice() -> None:
    match = duel("plagiarism", lines="strategies B: shortcut\n        dice A: star claw\n        dice B: star*5")
    play(match, "A: play plagiarism", "A: use strategy shortcut 1", "A: free move", "A: move wood_golem@d6")
    assert zone(match, "A").dice == ("claw",) and len(zone(match, "B").dice) == 5
    assert "use strategy shortcut 1" not in offers(match)


@card("plagiarism", "trenches")
@rule("STRAT-2")
def test_a_plagiarised_strategy_does_not_count_for_the_limit() -> None:
    lines = "strategies A: golem_gym gaggle_drill turbo_corn free_range\n        strategies B: trenches"
    match = duel("plagiarism", more="chicken5@c7", lines=lines)
    play(match, "A: play plagiarism")
    assert match.decision.kind == "action" and armor(match, "chicken5@c7") == 3 + 1 - 2 + 2 - 0 - 0


@card("plagiarism")
def test_plagiarism_with_nothing_to_copy_is_used_up() -> None:
    match = duel("plagiarism", lines="strategies A: trenches")
    play(match, "A: play plagiarism")
    assert discarded(match) == ("plagiarism",) and zone(match, "A").borrowed == ()
