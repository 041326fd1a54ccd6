"""The 29 Magic Scrolls of the house set (section 5): each as a player meets it, in combat or on the own turn."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import armor, card, compared, discarded, offered, sheet, speed, strength, told
from tests.games.island.glance import hand, open_table, resources, seen, zone
from tests.games.island.table import house, offers, play, refused, standing
from topcluck.games.island.events import BonusGiven, ScrollStolen, ScrollsTurnedUp
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
    [
        ("peck", (7, 3)),
        ("hot_sauce", (8, 3)),
        ("rooster_booster", (9, 3)),
        ("hard_boiled", (5, 5)),
        ("pillow_fort", (5, 6)),
    ],
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
@rule("CMB-16", "FAQ-5", "RUL-68")
def test_change_now_makes_another_enemy_of_the_attacker_the_defender_and_changes_no_order() -> None:
    match = trio("peck", "hard_boiled", "change_now")
    lines = ("A: lay peck", "B: lay hard_boiled", "C: lay change_now")
    events = play(match, "A: attack wood_golem@d6 chicken4@e6", *lines)
    assert [event.seat for event in events if isinstance(event, ScrollsTurnedUp)] == [2, 0, 1]
    assert compared(events) == (7, 5)
    assert told(events, "UnitDestroyed") == ["unit_destroyed chicken4@d5"]


@card("change_now")
def test_change_now_offers_units_of_all_enemies_and_never_the_attackers_own() -> None:
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
    assert told(events, "DefenderChanged") == ["defender_changed chicken4@e6"]
    assert told(events, "UnitDestroyed") == ["unit_destroyed chicken4@e6"]


@card("change_now")
def test_change_now_does_nothing_when_nobody_else_is_in_reach() -> None:
    match = duel(hand_b="change_now")
    assert compared(laid(match, "B: lay change_now")) == (5, 3)
    assert discarded(match) == ("change_now",)


@card("chicken_out")
@rule("CMB-16")
def test_chicken_out_sends_another_own_unit_in_reach_if_one_defends() -> None:
    match = duel(
        hand_b="chicken_out", theirs="watch_tower@d7 chicken5@f5 wood_golem@e5", lines="board:\n            e5."
    )
    laid(match, "B: lay chicken_out")
    assert offered(match, "target") == ["watch_tower@d7", "wood_golem@e5"]
    assert compared(play(match, "B: target watch_tower@d7")) == (5, 9)


@card("chicken_out")
def test_chicken_out_does_nothing_for_who_does_not_defend() -> None:
    match = trio(hand_c="chicken_out")
    assert compared(play(match, TRIO, "C: lay chicken_out")) == (5, 3)


@card("chicken_out", "hard_boiled")
@rule("FX-8")
def test_a_bonus_for_the_defender_counts_for_whoever_is_it_in_the_end() -> None:
    match = duel(hand_b="hard_boiled chicken_out", theirs="chicken2@e6")
    events = laid(match, "B: lay hard_boiled", "B: lay chicken_out", "B: resolve hard_boiled")
    assert told(events, "DefenderChanged") == ["defender_changed chicken2@e6"]
    assert compared(events) == (5, 4 + 2)


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
    match = duel("plagiarism", more="chicken5@d5", lines=lines)
    play(match, "A: play plagiarism")
    assert (match.decision.kind, armor(match, "chicken5@d5"), len(zone(match, "A").strategies)) == ("action", 2, 4)


@card("plagiarism")
def test_plagiarism_with_nothing_to_copy_is_used_up() -> None:
    match = duel("plagiarism", lines="strategies A: trenches")
    play(match, "A: play plagiarism")
    assert discarded(match) == ("plagiarism",) and zone(match, "A").borrowed == ()


# -- cancelling and copying ------------------------------------------------------------------------------------------


@card("cock_a_doodle_dont")
def test_cock_a_doodle_dont_cancels_a_scroll_that_was_resolved() -> None:
    match = trio("cock_a_doodle_dont", "pillow_fort hard_boiled")
    play(match, TRIO, "A: lay cock_a_doodle_dont", "B: lay pillow_fort", "B: lay hard_boiled", "B: resolve pillow_fort")
    assert offers(match) == ["cancel B hard_boiled 1", "cancel B pillow_fort 1"]
    assert compared(play(match, "A: cancel B pillow_fort 1")) == (5, 5)
    assert discarded(match) == ("pillow_fort", "hard_boiled", "cock_a_doodle_dont")


@card("cock_a_doodle_dont")
def test_cock_a_doodle_dont_cancels_one_that_a_player_has_yet_to_reveal() -> None:
    match = trio("peck hot_sauce", "cock_a_doodle_dont", "side_bet")
    play(match, TRIO, "A: lay peck", "A: lay hot_sauce", "B: lay cock_a_doodle_dont", "C: lay side_bet")
    assert offers(match) == ["cancel unseen A", "cancel unseen C"]
    play(match, "B: cancel unseen A", "C: option 1")
    assert (match.decision.seat, offers(match)) == (1, ["cancel A peck 1", "cancel A hot_sauce 1"])
    assert compared(play(match, "B: cancel A hot_sauce 1")) == (5 + 2 + 2, 3)
    assert discarded(match)[0] == "hot_sauce"


@card("cock_a_doodle_dont", "golem_gym")
@rule("FX-17")
def test_a_cancelled_strategy_leaves_play_at_once() -> None:
    match = duel("cock_a_doodle_dont", "golem_gym", theirs="wood_golem@f5")
    laid(match, "A: lay cock_a_doodle_dont", "B: lay golem_gym")
    assert (zone(match, "B").strategies, strength(match, "wood_golem@f5")) == ((), 5)
    assert discarded(match) == ("golem_gym", "cock_a_doodle_dont")


@card("cock_a_doodle_dont", "wanted_poster")
def test_a_cancelled_scroll_that_was_attached_comes_off() -> None:
    match = trio("cock_a_doodle_dont", hand_c="wanted_poster")
    play(match, TRIO, "A: lay cock_a_doodle_dont", "C: lay wanted_poster", "C: target wood_golem@d6")
    assert armor(match, "wood_golem@d6") == 8
    assert sheet(match, "wood_golem@d6").attached == ()
    assert discarded(match) == ("wanted_poster", "cock_a_doodle_dont")


@card("cock_a_doodle_dont", "cheering_chicks", "spare_shell")
def test_what_a_cancelled_scroll_has_done_stays_done() -> None:
    match = duel("cock_a_doodle_dont", "cheering_chicks spare_shell", lines="deck: peck")
    laid(match, "A: lay cock_a_doodle_dont", "B: lay cheering_chicks", "B: lay spare_shell")
    play(match, "B: resolve cheering_chicks", "B: option 2", "B: target leader@g3")
    assert compared(play(match, "A: cancel B cheering_chicks 1")) == (5, 3)
    assert (hand(match, "B"), sheet(match, "leader@g3").shields) == (["peck"], 1)


@card("cock_a_doodle_dont", "rooster_booster", "second_wind")
def test_what_a_cancelled_scroll_would_do_after_the_combat_is_not_done() -> None:
    match = duel("rooster_booster peck", "cock_a_doodle_dont")
    laid(match, "A: lay rooster_booster", "A: done", "B: lay cock_a_doodle_dont", "A: pass")
    assert match.decision.kind == "action" and hand(match, "A") == ["peck"]


@card("cock_a_doodle_dont", "side_bet")
def test_of_two_equal_scrolls_that_help_different_sides_either_may_be_cancelled() -> None:
    match = duel("cock_a_doodle_dont", "side_bet*2")
    laid(match, "A: lay cock_a_doodle_dont", "B: lay side_bet", "B: lay side_bet", "B: option 1", "B: option 2")
    assert offers(match) == ["cancel B side_bet 1", "cancel B side_bet 2"]
    assert compared(play(match, "A: cancel B side_bet 2")) == (7, 3)


@card("cock_a_doodle_dont", "side_bet")
def test_two_equal_scrolls_that_do_the_same_are_one_choice() -> None:
    match = duel("cock_a_doodle_dont", "side_bet*2")
    events = laid(
        match, "A: lay cock_a_doodle_dont", "B: lay side_bet", "B: lay side_bet", "B: option 2", "B: option 2"
    )
    assert compared(events) == (5, 5)


@card("cock_a_doodle_dont")
def test_nobody_cancels_an_own_scroll() -> None:
    match = duel("cock_a_doodle_dont peck")
    laid(match, "A: lay cock_a_doodle_dont", "A: lay peck")
    events = play(match, "A: resolve peck")
    assert compared(events) == (7, 3)
    assert told(events, "ScrollCancelled") == []


@card("mind_your_own_coop")
def test_mind_your_own_coop_cancels_scrolls_of_bystanders_only_and_draws() -> None:
    match = trio("mind_your_own_coop", "pillow_fort", "hard_boiled", lines="deck: peck")
    lines = ("A: lay mind_your_own_coop", "B: lay pillow_fort", "C: lay hard_boiled")
    events = play(match, TRIO, *lines)  # C's is the only one
    assert compared(events) == (5, 3 + 3)
    assert hand(match, "A") == ["peck"]


@card("mind_your_own_coop")
def test_a_bystander_is_who_neither_attacks_nor_defends_at_that_moment() -> None:
    match = trio("peck", "mind_your_own_coop change_now", "hot_sauce", lines="deck: golem_gym")
    lines = ("A: lay peck", "B: lay mind_your_own_coop", "B: lay change_now", "C: lay hot_sauce")
    play(match, TRIO, *lines, "B: resolve change_now")  # C defends now, B stands by, A attacks
    assert hand(match, "B") == ["golem_gym"]
    assert sorted(discarded(match)) == ["change_now", "hot_sauce", "mind_your_own_coop", "peck"]
    assert standing(match, "C") == ["cluckatoa@g5"]


QUARTET = "A: attack wood_golem@(-1,1) chicken4@(-2,1)"


def quartet(*hands: str) -> Match:
    """A's Wood Golem (5) attacks B's Chicken (armor 3); C and D stand by."""
    return house(
        f"""
        players: 4
        turn: 3 A
        units A: keekmee@(-2,3) wood_golem@(-1,1)
        units B: abigail@(-3,0) chicken4@(-2,1)
        units C: cluckatoa@(1,-3)
        units D: blackbeak@(2,0)
        hand A: {hands[0]}
        hand B: {hands[1]}
        hand C: {hands[2]}
        hand D: {hands[3]}
        """
    )


@card("mind_your_own_coop", "cock_a_doodle_dont")
def test_a_canceller_that_is_cancelled_itself_no_longer_waits_for_anybody() -> None:
    match = quartet("hot_sauce", "-", "cock_a_doodle_dont", "mind_your_own_coop")
    play(match, QUARTET, "A: lay hot_sauce", "C: lay cock_a_doodle_dont", "D: lay mind_your_own_coop")
    assert offers(match) == ["cancel unseen A", "cancel unseen D"]
    events = play(match, "C: cancel unseen A")
    assert told(events, "ScrollCancelled") == ["scroll_cancelled 2 cock_a_doodle_dont"]
    assert compared(events) == (8, 3)


@card("parrot_fashion")
def test_parrot_fashion_repeats_a_magic_card_as_ones_own_with_ones_own_choices() -> None:
    match = trio("parrot_fashion", "side_bet pillow_fort")
    play(match, TRIO, "A: lay parrot_fashion", "B: lay side_bet", "B: lay pillow_fort")
    play(match, "B: resolve side_bet", "B: option 2")
    assert offers(match) == ["copy B pillow_fort", "copy B side_bet"]
    play(match, "A: copy B side_bet")
    assert compared(play(match, "A: option 1")) == (7, 8)
    assert sorted(discarded(match)) == ["parrot_fashion", "pillow_fort", "side_bet"]


@card("parrot_fashion", "golem_gym")
def test_parrot_fashion_repeats_no_strategy() -> None:
    match = trio("parrot_fashion", "golem_gym")
    events = play(match, TRIO, "A: lay parrot_fashion", "B: lay golem_gym")
    assert told(events, "ScrollCopied") == [] and compared(events) == (5, 3)


@card("parrot_fashion", "cock_a_doodle_dont")
def test_parrot_fashion_repeats_no_cancelled_card() -> None:
    match = trio("parrot_fashion", "hard_boiled", "cock_a_doodle_dont")
    lines = ("A: lay parrot_fashion", "B: lay hard_boiled", "C: lay cock_a_doodle_dont")
    events = play(match, TRIO, *lines, "C: cancel B hard_boiled 1")
    assert told(events, "ScrollCopied") == ["scroll_copied 2 cock_a_doodle_dont"]  # all that there is to repeat


@card("parrot_fashion", "cock_a_doodle_dont", "mind_your_own_coop")
def test_cancelling_a_copy_ends_what_the_copier_did_and_nothing_else() -> None:
    match = trio("mind_your_own_coop hot_sauce", "hard_boiled", "parrot_fashion side_bet")
    lines = (
        "A: lay mind_your_own_coop",
        "A: lay hot_sauce",
        "B: lay hard_boiled",
        "C: lay parrot_fashion",
        "C: lay side_bet",
    )
    play(match, TRIO, *lines, "C: resolve parrot_fashion", "C: option 2", "A: resolve mind_your_own_coop")
    assert offers(match) == ["cancel C side_bet 1", "cancel C parrot_fashion 1"]
    assert compared(play(match, "A: cancel C parrot_fashion 1")) == (5 + 3, 3 + 2 + 2)


@card("parrot_fashion", "cock_a_doodle_dont", "mind_your_own_coop")
def test_scrolls_after_a_cancelled_copy_can_be_cancelled_themselves() -> None:
    match = quartet("cock_a_doodle_dont", "hard_boiled", "parrot_fashion", "pillow_fort mind_your_own_coop")
    play(match, QUARTET, "A: lay cock_a_doodle_dont", "B: lay hard_boiled", "C: lay parrot_fashion")
    play(match, "D: lay pillow_fort", "D: lay mind_your_own_coop", "D: resolve pillow_fort")
    assert compared(play(match, "A: cancel D pillow_fort 1")) == (5, 3 + 2)


def winded() -> Match:
    """A's Wood Golem (5) attacks a Tower (9) with Second Wind and Parrot Fashion, and fails."""
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6
        units B: cluckatoa@g3 watch_tower@e6 chicken1@d7 chicken2@d5
        hand A: second_wind parrot_fashion
        """
    )
    play(match, "A: attack wood_golem@d6 watch_tower@e6", "A: lay second_wind", "A: lay parrot_fashion")
    play(match, "A: resolve second_wind")
    return match


@card("second_wind", "parrot_fashion")
def test_parrot_fashion_on_second_wind_gives_two_more_attacks_one_after_the_other() -> None:
    match = winded()
    assert offers(match) == ["trigger second_wind 1", "trigger second_wind 2"]
    play(match, "A: trigger second_wind 2", "A: yes", "A: attack wood_golem@d6 chicken1@d7")
    assert offers(match) == ["yes", "no"]
    play(match, "A: yes", "A: attack wood_golem@d6 chicken2@d5")
    assert standing(match, "B") == ["cluckatoa@g3", "watch_tower@e6"]
    assert sorted(discarded(match)) == ["parrot_fashion", "second_wind"]
    assert match.decision.kind == "action" and open_table(match).free_used


@card("second_wind")
def test_second_wind_may_be_declined() -> None:
    match = winded()
    play(match, "A: trigger second_wind 1", "A: no", "A: no")
    assert match.decision.kind == "action"


@card("second_wind")
def test_second_wind_gives_another_attack_of_the_same_unit_after_a_failure() -> None:
    match = duel("second_wind", theirs="watch_tower@d7", more="rock_golem@d5")
    play(match, "A: attack wood_golem@d6 watch_tower@d7", "A: lay second_wind", "A: yes")
    assert offered(match, "attack") == ["wood_golem@d6 chicken4@e6", "wood_golem@d6 watch_tower@d7"]


@card("second_wind")
@pytest.mark.parametrize(("seat", "target"), [("A", "chicken4@e6"), ("B", "watch_tower@d7")])
def test_second_wind_does_nothing_after_a_success_or_for_who_did_not_attack(seat: str, target: str) -> None:
    hands = ("second_wind", "-") if seat == "A" else ("-", "second_wind")
    match = duel(*hands, theirs="watch_tower@d7")
    play(match, f"A: attack wood_golem@d6 {target}", f"{seat}: lay second_wind")
    assert match.decision.kind == "action"


# -- moving and swapping ---------------------------------------------------------------------------------------------


@card("musical_perches")
@rule("CMB-15", "FAQ-4", "CMB-9", "FX-18")
def test_musical_perches_swaps_a_fighter_with_another_unit_of_its_owner_and_the_combat_goes_on() -> None:
    match = duel("peck", "musical_perches", theirs="watch_tower@f5 chicken1@g4")
    laid(match, "A: lay peck", "B: lay musical_perches")
    assert offers(match) == ["swap leader@g3", "swap chicken1@g4", "swap watch_tower@f5"]
    events = play(match, "B: swap leader@g3")
    assert compared(events) == (7, 3 + 2)  # far away and on its Base, it is the defender still
    assert standing(match, "B") == ["chicken1@g4", "watch_tower@f5", "cluckatoa@e6"]


@card("musical_perches")
def test_musical_perches_may_also_swap_the_attacker() -> None:
    match = duel("musical_perches", more="rock_golem@c5", theirs="chicken1@g4")
    laid(match, "A: lay musical_perches")
    assert offers(match) == ["option 1", "option 2"]
    play(match, "A: option 1")
    assert "wood_golem@c5" in standing(match, "A") and "rock_golem@d6" in standing(match, "A")
    assert standing(match, "B") == ["cluckatoa@g3", "chicken1@g4"]


@card("gust_of_feathers")
@rule("LAVA-2", "LAVA-3", "RUL-78")
def test_gust_of_feathers_moves_any_enemy_unit_one_hex_even_onto_lava() -> None:
    match = duel("gust_of_feathers", theirs="watch_tower@f5")
    play(match, "A: play gust_of_feathers")
    assert offered(match, "target") == ["chicken4@e6", "leader@g3", "watch_tower@f5"]
    play(match, "A: target watch_tower@f5")
    assert offered(match, "to") == ["e5", "f4", "g4", "g5"] and "stay" in offers(match)
    play(match, "A: to e5")
    assert standing(match, "B") == ["cluckatoa@g3", "chicken4@e6"]


@card("gust_of_feathers")
@rule("LAVA-3", "RUL-78", "FX-18")
def test_a_leader_blown_onto_lava_is_placed_by_its_owner() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7
        units B: abigail@f4{shields=2} chicken1@f5
        hand A: gust_of_feathers
        """
    )
    play(match, "A: play gust_of_feathers", "A: target leader@f4")
    assert offered(match, "to") == ["e4", "e5", "f3", "f5", "g3", "g4"]
    play(match, "A: to e5")
    assert (match.decision.seat, offered(match, "at")) == (1, ["d5", "d6", "e4", "e6", "f4", "f5"])
    play(match, "B: at f5")
    assert sheet(match, "leader@f5").shields == 0


@card("gust_of_feathers", "storm_cellar", "lead_boots")
def test_storm_cellar_and_lead_boots_keep_units_from_being_blown_away() -> None:
    position = """
        turn: 3 A
        units A: keekmee@c7
        units B: cluckatoa@g3 chicken1@f5 chicken2@e6 chicken3@e4{boots}
        hand A: gust_of_feathers
        {lines}
    """
    match = house(position.format(boots="{cards=lead_boots}", lines="strategies B: storm_cellar"))
    play(match, "A: play gust_of_feathers")
    assert match.decision.kind == "move_to"  # only the Chicken on neutral ground without boots can be moved
    assert offered(match, "to") == ["d6", "d7", "e5", "f5"]


# -- Shields, hands, and what stays ----------------------------------------------------------------------------------


@card("can_opener")
@rule("SHIELD-2")
@pytest.mark.parametrize(("shields", "left"), [(1, None), (2, 0)])
def test_can_opener_takes_a_shield_from_the_defender_and_helps_the_attacker(shields: int, left: int | None) -> None:
    match = house(
        f"""
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6
        units B: cluckatoa@g3 chicken4@e6{{shields={shields}}}
        hand A: can_opener
        """
    )
    assert compared(laid(match, "A: lay can_opener")) == (6, 3)
    alive = "chicken4@e6" in standing(match, "B")
    assert (sheet(match, "chicken4@e6").shields if alive else None) == left


@card("can_opener")
@rule("FX-2")
def test_can_opener_helps_the_attacker_even_if_there_is_nothing_to_open() -> None:
    assert compared(laid(duel("can_opener"), "A: lay can_opener")) == (6, 3)


@card("spare_shell")
@rule("SHIELD-1")
def test_spare_shell_puts_a_shield_on_an_own_unit_the_defender_too() -> None:
    match = duel(hand_b="spare_shell")
    laid(match, "B: lay spare_shell")
    assert offered(match, "target") == ["chicken4@e6", "leader@g3"]
    play(match, "B: target chicken4@e6")
    assert (sheet(match, "chicken4@e6").shields, open_table(match).shields) == (0, 8)  # it stopped the blow


@card("sticky_claws")
@rule("FX-19")
def test_sticky_claws_takes_a_random_scroll_that_only_thief_and_victim_know() -> None:
    match = trio("sticky_claws", "peck hot_sauce", "side_bet", lines="luck: 1")
    play(match, TRIO, "A: lay sticky_claws", "B: pass", "C: pass")
    events = play(match, "A: against B")
    assert [event.seen_by(seat) for event in events for seat in (0, 1, 2) if event.type() == "scroll_stolen"] == [
        ScrollStolen(0, 1, "hot_sauce"),
        ScrollStolen(0, 1, "hot_sauce"),
        ScrollStolen(0, 1, None),
    ]
    assert (hand(match, "A"), hand(match, "B")) == (["hot_sauce"], ["peck"])
    assert [(one.card, one.places) for one in seen(match, "B").known] == [("hot_sauce", ("A hand",))]
    assert seen(match, "C").known == ()


@card("sticky_claws")
def test_sticky_claws_on_an_empty_hand_takes_nothing_and_still_helps() -> None:
    match = duel("sticky_claws")
    assert compared(laid(match, "A: lay sticky_claws", "A: option 1")) == (6, 3)


@card("rotten_egg")
@rule("FX-19", "FX-9")
def test_rotten_egg_shows_a_hand_and_discards_a_scroll_of_choice_from_it() -> None:
    match = trio("rotten_egg", "peck*2 hot_sauce", "side_bet")
    play(match, "A: play rotten_egg", "A: against B")
    assert offers(match) == ["discard peck", "discard hot_sauce"]
    play(match, "A: discard peck")
    assert hand(match, "B") == ["hot_sauce", "peck"]
    assert discarded(match) == ("peck", "rotten_egg")
    assert [one.card for one in seen(match, "A").known] == ["peck", "hot_sauce"]
    assert [seen(match, seat).known for seat in "BC"] == [(), ()]


@card("rotten_egg")
@rule("FX-2")
def test_rotten_egg_on_an_empty_hand_sees_and_discards_nothing() -> None:
    match = trio("rotten_egg", "-", "side_bet")
    play(match, "A: play rotten_egg", "A: against B")
    assert (match.decision.kind, discarded(match)) == ("action", ("rotten_egg",))


@card("rotten_egg")
def test_rotten_egg_asks_even_if_the_hand_holds_one_kind_only_so_that_the_pause_tells_nothing() -> None:
    match = trio("rotten_egg", "peck*2", "side_bet")
    play(match, "A: play rotten_egg", "A: against B")
    assert (match.decision.seat, offers(match)) == (0, ["discard peck"])


@card("golden_spurs")
@rule("FX-16", "FX-3", "MAGIC-3")
def test_golden_spurs_stay_on_an_own_unit_until_it_leaves_the_island() -> None:
    match = duel("golden_spurs")
    laid(match, "A: lay golden_spurs")
    assert offered(match, "target") == ["leader@c7", "wood_golem@d6"]
    assert compared(play(match, "A: target wood_golem@d6")) == (7, 3)
    assert (sheet(match, "wood_golem@d6").attached, discarded(match)) == (("golden_spurs",), ())
    play(match, "A: end", "A: draw 0")
    assert strength(match, "wood_golem@d6") == 7


@card("golden_spurs")
@rule("MAGIC-2", "MAGIC-3")
def test_golden_spurs_may_be_played_on_the_own_turn_and_are_lost_with_their_unit() -> None:
    match = duel("golden_spurs", lines="dice A: claw")
    play(
        match, "A: play golden_spurs", "A: target wood_golem@d6", "A: free move", "A: move wood_golem@d6", "A: step e5"
    )
    assert discarded(match) == ("golden_spurs",)


@card("wanted_poster")
@rule("FX-3", "FX-16", "RUL-85")
def test_a_wanted_poster_stays_on_an_enemy_unit_and_weakens_it() -> None:
    match = duel("wanted_poster", theirs="watch_tower@f5")
    laid(match, "A: lay wanted_poster")
    assert offered(match, "target") == ["chicken4@e6", "leader@g3", "watch_tower@f5"]
    assert compared(play(match, "A: target leader@g3")) == (5, 3)
    assert (armor(match, "leader@g3"), sheet(match, "leader@g3").attached) == (12 + 2 - 1, ("wanted_poster",))


@card("lead_boots")
@rule("FX-5", "FX-3")
def test_lead_boots_stop_a_unit_and_make_it_tougher() -> None:
    match = duel("lead_boots", theirs="toothpick_soldier@f5")
    laid(match, "A: lay lead_boots")
    assert offered(match, "target") == ["chicken4@e6", "toothpick_soldier@f5", "wood_golem@d6"]  # no Leader
    play(match, "A: target toothpick_soldier@f5")
    assert (speed(match, "toothpick_soldier@f5"), armor(match, "toothpick_soldier@f5")) == (0, 6)


@card("lead_boots", "free_range")
@rule("FX-5")
def test_bonuses_come_on_top_of_a_value_that_a_card_sets() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7 chicken1@d6{cards=lead_boots}
        units B: cluckatoa@g3
        strategies A: free_range
        """
    )
    assert speed(match, "chicken1@d6") == 1


@card("fox_in_the_coop")
def test_fox_in_the_coop_destroys_an_enemy_chicken_or_soldier_anywhere() -> None:
    match = duel("fox_in_the_coop", theirs="cobble_soldier@g4 watch_tower@f5")
    play(match, "A: play fox_in_the_coop")
    assert offered(match, "target") == ["chicken4@e6", "cobble_soldier@g4"]
    play(match, "A: target cobble_soldier@g4")
    assert standing(match, "B") == ["cluckatoa@g3", "watch_tower@f5", "chicken4@e6"]


@card("fox_in_the_coop")
@rule("SHIELD-4", "RUL-122")
def test_a_shield_saves_from_the_fox_once() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7
        units B: cluckatoa@g3 chicken4@e6{shields=2}
        hand A: fox_in_the_coop
        """
    )
    play(match, "A: play fox_in_the_coop")
    assert sheet(match, "chicken4@e6").shields == 1


@card("fox_in_the_coop", "storm_cellar", "lead_boots")
def test_storm_cellar_and_lead_boots_keep_the_fox_out() -> None:
    position = """
        turn: 3 A
        units A: keekmee@c7
        units B: cluckatoa@g3 chicken1@g3 chicken2@f5 chicken3@e6{cards=lead_boots} chicken4@e4 chicken5@d6
        hand A: fox_in_the_coop
        strategies B: storm_cellar
    """
    match = house(position)
    play(match, "A: play fox_in_the_coop")
    assert offered(match, "target") == ["chicken4@e4", "chicken5@d6"]  # on neutral ground, and on A's


@card("fox_in_the_coop")
@rule("CMB-17", "FX-11", "RUL-84")
def test_the_fox_in_combat_may_eat_the_attacker_and_end_it_without_result() -> None:
    match = duel(hand_b="fox_in_the_coop", more="chicken6@d7")
    play(match, "A: attack chicken6@d7 chicken4@e6")
    events = play(match, "B: lay fox_in_the_coop")
    assert compared(events) is None and told(events, "CombatCancelled") == ["combat_cancelled"]
    assert standing(match, "B") == ["cluckatoa@g3", "chicken4@e6"]
    assert open_table(match).free_used


@card("fox_in_the_coop", "change_now")
@rule("CMB-17", "RUL-24")
def test_a_combat_whose_defender_is_gone_gets_no_new_one() -> None:
    match = trio("change_now", hand_c="fox_in_the_coop")
    events = play(match, TRIO, "A: lay change_now", "C: lay fox_in_the_coop")
    assert told(events, "UnitDestroyed") == ["unit_destroyed chicken4@d5"]
    assert compared(events) is None and told(events, "DefenderChanged") == []
    assert standing(match, "C") == ["cluckatoa@g5", "chicken4@e6"]


@card("giant_chick")
@rule("FX-5", "FX-8")
def test_giant_chick_makes_a_chicken_strong_in_attack_and_tough_in_defence_with_bonuses_on_top() -> None:
    match = duel("giant_chick", more="chicken6@d7{dice=1}")
    play(match, "A: attack chicken6@d7 chicken4@e6")
    assert compared(play(match, "A: lay giant_chick")) == (8, 9)
    match = duel("giant_chick")
    told = laid(match, "A: lay giant_chick")
    assert compared(told) == (5, 9)  # a Golem is no Chicken
    assert [event.stat for event in told if isinstance(event, BonusGiven)] == ["armor"]  # and nobody says it were
    assert (strength(match, "wood_golem@d6"), armor(match, "chicken4@e6")) == (5, 3)


@card("giant_chick", "chicken_out")
@rule("FX-8")
def test_giant_chick_counts_for_a_chicken_that_becomes_the_defender_later() -> None:
    match = house(
        """
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6
        units B: cluckatoa@e6 chicken4@e6
        hand B: giant_chick chicken_out
        """
    )
    play(match, "A: attack wood_golem@d6 leader@e6", "B: lay giant_chick", "B: lay chicken_out")
    assert compared(play(match, "B: resolve giant_chick")) == (5, 9)
