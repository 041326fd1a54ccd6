"""Catastrophes (CAT): when they strike, in which order, what each does, and what comes after the last."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import card, compared, discarded, offered, sheet, told
from tests.games.island.glance import hand, open_table, resources, tags, under_the_table, zone
from tests.games.island.table import house, offers, play, standing, table
from topcluck.kernel.match import Match


def drawing(deck: str, units: str = "", theirs: str = "", lines: str = "", draw: int = 1) -> Match:
    """A, with house cards, has drawn the top of the deck at the end of the turn."""
    match = house(
        f"""
        turn: 3 A
        step: draw
        units A: keekmee@c7 {units}
        units B: blackbeak@g3 {theirs}
        deck: {deck}
        {lines}
        """
    )
    play(match, f"A: draw {draw}")
    return match


# -- when they strike (CAT-1, CAT-2, RUL-73) -------------------------------------------------------------------------


@card("hurricane")
@rule("CAT-1", "CAT-5")
def test_a_catastrophe_strikes_when_drawn_enters_no_hand_and_is_not_replaced() -> None:
    match = drawing("hurricane peck", lines="resources A: wood*2")
    assert hand(match, "A") == []
    assert resources(match, "A") == (0, 0, 0)
    assert "hurricane" in under_the_table(match).scroll_deck and discarded(match) == ()


@rule("CAT-1")
def test_the_drawer_makes_the_choices_also_in_somebody_elses_turn() -> None:
    match = house(
        """
        turn: 3 B
        units A: keekmee@c7 metal_golem@d6 chicken5@e4
        units B: genghis_hen@e6{dice=5} chicken1@f5
        deck: tsunami
        """
    )
    play(match, "B: attack leader@e6 metal_golem@d6", "A: take wood", "A: take wood")
    assert (match.decision.seat, offered(match, "target")) == (0, ["chicken1@f5", "chicken5@e4"])


@rule("CAT-2", "RUL-73")
def test_of_two_catastrophes_drawn_together_the_drawer_chooses_which_is_first() -> None:
    match = drawing("hurricane earthquake", lines="resources A: wood*3", draw=2)
    assert offers(match) == ["first hurricane", "first earthquake"]
    events = play(match, "A: first earthquake")
    assert told(events, "CatastropheStruck") == ["catastrophe_struck earthquake", "catastrophe_struck hurricane"]
    assert told(events, "ScrollDeckShuffled") == ["scroll_deck_shuffled"]


@rule("RUL-73", "CAT-2")
def test_other_scrolls_of_the_same_draw_come_into_the_hand_first() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: keekmee@c7
        units B: blackbeak@g3
        hand A: peck*2 hot_sauce*2 hard_boiled*3 pillow_fort*2
        deck: hurricane side_bet
        """
    )
    play(match, "A: draw 2")
    assert match.decision.kind == "hand_discard" and len(hand(match, "A")) == 10
    play(match, "A: discard side_bet")
    assert len(hand(match, "A")) == 9


CHAIN = """
    turn: 3 A
    step: draw
    units A: keekmee@c7 metal_golem@d6
    units B: blackbeak@g3
    resources A: wood*4
    deck: {deck}
"""


@rule("RUL-73", "CAT-4")
def test_a_catastrophe_drawn_while_another_is_resolved_comes_right_after_it_before_the_clean_up() -> None:
    match = house(CHAIN.format(deck="eruption hurricane peck"))
    play(match, "A: draw 1", "A: take rock")
    events = play(match, "A: take rock", "A: return rock", "A: return rock")
    kinds = ("CatastropheDrawn", "CatastropheStruck", "ScrollDeckShuffled")
    assert told(events, *kinds) == [
        "catastrophe_drawn hurricane",
        "catastrophe_struck hurricane",
        "scroll_deck_shuffled",
    ]
    assert resources(match, "A") == (4, 0, 0)


@rule("RUL-73")
def test_a_catastrophe_drawn_while_another_is_resolved_comes_before_one_that_waits() -> None:
    match = house(CHAIN.format(deck="eruption earthquake hurricane"))
    play(match, "A: draw 2", "A: first eruption", "A: take rock", "A: take rock")
    assert match.decision.kind == "lose_resource"  # Hurricane, while Earthquake still waits
    events = play(match, "A: return wood", "A: return wood")
    assert told(events, "CatastropheStruck") == ["catastrophe_struck earthquake"]


# -- what comes after the last (CAT-3, CAT-4, RUL-30, RUL-86) --------------------------------------------------------

NINE = "peck*2 hot_sauce*2 hard_boiled*3 pillow_fort*2"


@rule("CAT-3", "LIMIT-1", "RUL-86", "GEN-7")
def test_after_a_catastrophe_hands_are_cut_to_nine_the_active_player_first() -> None:
    match = house(
        f"""
        players: 3
        turn: 3 B
        step: draw
        units A: keekmee@c7
        units B: blackbeak@e3
        units C: abigail@g5
        hand A: side_bet*4 cheering_chicks*2 change_now*2 lava_trap transmute
        hand B: {NINE} spare_shell can_opener
        hand C: free_range
        deck: hurricane
        """
    )
    play(match, "B: draw 1", "B: discard peck")
    assert (match.decision.seat, len(hand(match, "B"))) == (1, 10)
    play(match, "B: discard spare_shell")
    assert (match.decision.seat, len(hand(match, "B"))) == (0, 9)
    play(match, "A: discard transmute")
    assert [zone(match, seat).hand for seat in "ABC"] == [9, 9, 1]
    assert discarded(match) == () and {"peck", "spare_shell", "transmute"} <= set(under_the_table(match).scroll_deck)


@rule("LIMIT-1", "CAT-3")
def test_there_is_no_other_limit_to_a_hand() -> None:
    match = drawing("side_bet side_bet", lines=f"hand A: {NINE}", draw=2)
    assert zone(match, "A").hand == 11 and match.decision.seat == 1


@rule("CAT-3")
def test_without_a_hand_limit_everybody_keeps_all() -> None:
    match = drawing("hurricane", lines=f"option: hand_limit_after_catastrophe = none\n        hand A: {NINE} side_bet")
    assert zone(match, "A").hand == 10


@rule("CAT-4")
@pytest.mark.parametrize(("option", "left"), [("with_discards", ()), ("card_only", ("peck", "hot_sauce"))])
def test_the_catastrophe_goes_back_with_or_without_the_discard_pile(option: str, left: tuple[str, ...]) -> None:
    lines = f"option: catastrophe_reshuffle = {option}\n        discard: peck hot_sauce"
    match = drawing("earthquake", lines=lines)
    assert discarded(match) == left
    assert "earthquake" in under_the_table(match).scroll_deck
    assert open_table(match).scroll_deck == 62 - len(left)


@rule("RUL-30", "CAT-3", "CAT-4")
def test_cards_of_a_running_combat_neither_count_for_nine_nor_are_shuffled_in() -> None:
    match = house(
        f"""
        turn: 3 A
        units A: keekmee@c7 wood_golem@d6
        units B: blackbeak@g3 chicken1@e6
        hand A: {NINE} cheering_chicks
        hand B: side_bet
        discard: transmute
        deck: earthquake
        """
    )
    play(
        match, "A: attack wood_golem@d6 chicken1@e6", "A: lay cheering_chicks", "A: done", "B: lay side_bet", "A: pass"
    )
    events = play(match, "B: option 2", "A: option 1")
    assert told(events, "CatastropheStruck") == ["catastrophe_struck earthquake"]
    assert compared(events) is None  # the Chicken burnt
    assert sorted(discarded(match)) == ["cheering_chicks", "side_bet"]
    assert zone(match, "A").hand == 9


# -- what they do ----------------------------------------------------------------------------------------------------


@card("hurricane")
@rule("CAT-7", "RUL-72", "GEN-7")
def test_hurricane_takes_two_resources_of_their_own_choice_from_everybody() -> None:
    match = house(
        """
        players: 3
        turn: 3 B
        step: draw
        units A: keekmee@c7
        units B: blackbeak@e3
        units C: abigail@g5
        resources A: wood*2 rock*2
        resources B: wood metal*2
        resources C: metal
        deck: hurricane
        """
    )
    play(match, "B: draw 1", "B: return metal", "B: return wood")
    assert (match.decision.seat, offered(match, "return")) == (0, ["rock", "wood"])
    play(match, "A: return rock", "A: return rock")
    assert [resources(match, seat) for seat in "ABC"] == [(2, 0, 0), (0, 0, 1), (0, 0, 0)]
    assert open_table(match).supply == (10, 12, 11)


@card("tsunami")
@rule("CAT-8", "RUL-31", "FX-9", "SHIELD-3")
def test_tsunami_floods_a_lava_tile_and_one_unit_next_to_it_own_ones_included() -> None:
    match = drawing("tsunami", "wood_golem@d6 chicken5@c6", "chicken1@e6{shields=2} chicken2@g4")
    assert offered(match, "target") == ["chicken1@e6", "wood_golem@d6"]
    play(match, "A: target chicken1@e6")
    assert sheet(match, "chicken1@e6").shields == 1
    assert ground(match, "e5") == "neutral"


def ground(match: Match, name: str) -> str:
    """What a hex is now."""
    return next(hex.ground for hex in open_table(match).board if hex.name == name)


@card("tsunami")
@rule("RUL-31", "CAT-8")
def test_tsunami_is_compulsory_even_if_only_an_own_unit_is_near() -> None:
    match = drawing("tsunami", "chicken5@d6")
    assert standing(match, "A") == ["keekmee@c7"]


@card("tsunami")
@rule("RUL-31", "FX-2")
def test_tsunami_without_lava_does_nothing_and_with_nobody_near_only_floods() -> None:
    match = drawing("tsunami", "chicken5@d6", lines="board:\n            e5.")
    assert standing(match, "A") == ["chicken5@d6", "keekmee@c7"]
    match = drawing("tsunami", "chicken5@c6")
    assert (standing(match, "A"), ground(match, "e5")) == (["chicken5@c6", "keekmee@c7"], "neutral")


@card("tsunami")
@rule("CAT-8", "LEAD-2")
def test_tsunami_does_not_touch_leaders_nor_who_stands_on_the_tile_itself() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: keekmee@d6{shields=1} chicken1@d5
        units B: cluckatoa@e5 chicken1@e5
        deck: tsunami
        """
    )
    play(match, "A: draw 1")
    assert standing(match, "A") == ["keekmee@d6"]
    assert standing(match, "B") == ["cluckatoa@e5", "chicken1@e5"]


@card("tsunami")
@rule("CAT-8")
def test_the_drawer_of_a_tsunami_chooses_among_all_lava_tiles() -> None:
    match = drawing("tsunami", "chicken5@d7", "chicken1@f3", lines="board:\n            e5^ e6^ e4^")
    assert offered(match, "tile") == ["e4", "e5", "e6"]
    play(match, "A: tile e4")
    assert standing(match, "B") == ["blackbeak@g3"]
    assert (ground(match, "e4"), ground(match, "e5"), ground(match, "e6")) == ("neutral", "lava", "lava")


@card("tsunami")
@rule("CAT-8")
def test_an_option_lets_a_tsunami_take_every_unit_next_to_the_tile() -> None:
    units, theirs = "wood_golem@d6 chicken5@c6", "chicken1@e6{shields=2} chicken2@e4"
    match = drawing("tsunami", units, theirs, "option: tsunami_destroys = all")
    assert offered(match, "recover") == ["chicken1", "chicken2", "chicken3", "chicken4", "chicken6"]
    assert standing(match, "B") == ["blackbeak@g3", "chicken1@e6"]
    assert sheet(match, "chicken1@e6").shields == 1


@card("earthquake")
@rule("CAT-10", "RUL-32", "CAT-6", "FAQ-2", "LAVA-5")
def test_earthquake_turns_every_tile_and_leaders_are_placed_last_the_drawers_first() -> None:
    match = house(
        """
        turn: 3 B
        step: draw
        units A: keekmee@e6 chicken5@e6
        units B: blackbeak@e4 wood_golem@f3 chicken5@e5
        board:
            e5.
        deck: earthquake
        """
    )
    play(match, "B: draw 1")
    assert [ground(match, name) for name in ("e4", "e5", "e6", "d7", "f3")] == ["lava"] * 5
    assert (match.decision.kind, match.decision.seat) == ("recover", 1)  # triggers before Leaders
    play(match, "B: recover chicken6", "B: recover chicken1")
    assert (match.decision.seat, offered(match, "at")) == (1, ["d5", "f4"])
    play(match, "B: at d5")
    assert (match.decision.seat, offered(match, "at")) == (0, ["d6", "f5"])
    play(match, "A: at d6")
    assert standing(match, "A") == ["keekmee@d6"] and tags(match, "A") == tags(match, "B") == (0, 0)


@card("earthquake")
@rule("CAT-10", "LAVA-2")
def test_shields_save_nobody_from_an_earthquake_and_new_neutral_ground_is_safe() -> None:
    match = drawing(
        "earthquake", "chicken1@e6{shields=3}", "chicken1@e5{cards=golden_spurs}", "board:\n            e5."
    )
    assert standing(match, "A") == ["keekmee@c7"] and standing(match, "B") == ["blackbeak@g3"]
    assert (open_table(match).shields, discarded(match)) == (8, ())  # shuffled in with the Catastrophe


@card("eruption")
@rule("CAT-11", "CAT-12", "RUL-122", "SHIELD-3")
def test_eruption_destroys_the_unshielded_around_a_lava_tile_and_takes_all_shields() -> None:
    units = "chicken1@d6 chicken2@d5{shields=2} wood_golem@c6"
    match = drawing("eruption", units, "chicken1@f4{shields=1} chicken2@f4 chicken3@g4{shields=1}")
    assert standing(match, "A") == ["chicken2@d5", "wood_golem@c6", "keekmee@c7"]
    assert standing(match, "B") == ["blackbeak@g3", "chicken1@f4", "chicken3@g4"]
    shields = [sheet(match, name).shields for name in ("chicken2@d5", "chicken1@f4", "chicken3@g4")]
    assert shields == [0, 0, 1]
    assert open_table(match).shields == 7


@card("eruption")
@rule("CAT-12", "LEAD-2", "CAT-6")
def test_a_leader_next_to_an_eruption_loses_all_its_shields_and_nothing_else() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: keekmee@d6{shields=3}
        units B: blackbeak@f4
        deck: eruption
        """
    )
    play(match, "A: draw 1")
    assert sheet(match, "leader@d6").shields == 0
    assert standing(match, "B") == ["blackbeak@f4"] and tags(match, "A") == (0, 0)


@card("eruption")
@rule("CAT-11", "RUL-80", "LAVA-3")
def test_eruption_without_lava_turns_a_neutral_tile_first_and_burns_who_is_on_it() -> None:
    match = house(
        """
        turn: 3 A
        step: draw
        units A: keekmee@e6{shields=2} chicken1@e6 chicken2@d6
        units B: blackbeak@g3 chicken1@f5 chicken2@e4
        board:
            e5.
        deck: eruption
        """
    )
    play(match, "A: draw 1")
    assert offered(match, "tile") == ["d7", "e4", "e5", "e6", "f3"]
    play(match, "A: tile e6")
    assert standing(match, "A") == ["chicken2@d6", "keekmee@e6"]  # the Leader must go before its neighbours are hit
    assert offered(match, "at") == ["d6", "d7", "e5"]
    play(match, "A: at d6")
    assert standing(match, "A") == ["keekmee@d6"]
    assert standing(match, "B") == ["blackbeak@g3", "chicken2@e4"]
    assert (ground(match, "e6"), sheet(match, "leader@d6").shields) == ("lava", 0)


@card("eruption")
@rule("CAT-11")
def test_with_lava_on_the_island_an_eruption_turns_nothing() -> None:
    match = drawing("eruption", "chicken1@d6", lines="board:\n            e5^ e6^")
    assert offered(match, "tile") == ["e5", "e6"]
    play(match, "A: tile e6")
    assert (ground(match, "e5"), ground(match, "e6")) == ("lava", "lava")


@rule("CAT-6", "FAQ-2", "WIN-3")
@pytest.mark.parametrize("catastrophe", ["hurricane", "tsunami", "earthquake", "eruption"])
def test_no_catastrophe_places_a_tag(catastrophe: str) -> None:
    match = table(
        f"""
        turn: 3 A
        step: draw
        units A: leader@(0,1)
        units B: leader_r2@(-1,1)
        deck: {catastrophe}
        """
    )
    play(match, "A: draw 1")
    while match.decision.kind == "place_leader":
        match.push(match.legal_actions[0])
    assert tags(match, "A") == tags(match, "B") == (0, 0)


@rule("RUL-106", "CAT-2", "CAT-10")
def test_who_is_not_saved_by_the_chicken_step_burns_before_the_next_catastrophe() -> None:
    """The Tsunami that follows turns all Lava back, too late for the Golem."""
    match = table("""
        edition: first-de
        option: default_island = preset
        option: draw_step_max = 2
        turn: 3 A
        step: draw
        units A: leader@i3 golem@f3 chicken1@h3
        units B: leader_b@c5
        deck: earthquake tsunami
    """)
    play(match, "first earthquake", "no")
    assert standing(match, "A") == ["chicken1@h3", "leader@i3"]
    assert [one.name for one in open_table(match).board if one.ground == "lava"] == []
