"""The Challenger in combat: what it lays, what its Scrolls count, what is left of them (SOLO-26, SOLO-27)."""

from __future__ import annotations

import pytest

from tests.citing import option, rule
from tests.games.island.glance import open_table, seen, under_the_table, zone
from tests.games.island.solo_table import its_turn, only, solo, told
from tests.games.island.table import offers, play, state_of
from topcluck.games.island.events import Passed, ScrollDeckShuffled, ScrollsTurnedUp, StrategyEntered, ValuesCompared
from topcluck.games.island.narration import ChallengerCounts, ChallengerLays
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

HOME = "leader_b@(-3,1)"
ATTACK = "attack golem@(-2,1) leader_b@(-3,1)"


def at_its_base(text: str = "", more: str = "") -> Match:
    """The human's Golem (6) stands before the Challenger's Leader on its Base (8 + 2)."""
    return solo(f"step: actions\n{text}", human="leader@(3,-1) golem@(-2,1)", more=more)


def under_attack(text: str = "", more: str = "") -> Match:
    """The Challenger's Golem (6) is about to attack the human's Leader (8)."""
    return solo(text, human="leader@(1,-1)", challenger=f"{HOME} golem@(0,-1)", dice="star*3 claw*2", more=more)


def laid(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.by, event.number) for event in told(events, ChallengerLays)]


# -- what it lays (SOLO-26) --------------------------------------------------------------------------------------------


@rule("SOLO-26", "RUL-93", "SCN-60")
def test_against_a_weak_attack_without_scrolls_it_lays_only_the_top_of_the_deck() -> None:
    match = at_its_base("hand B: x_plus_1 x_plus_2 x_plus_3 x_plus_4\nhand A: s_plus_1\ndeck: a_plus_2 tsunami")
    events = play(match, ATTACK, "pass")
    assert laid(events) == [("top", 1), ("none", 0)]
    last = told(events, ChallengerLays)[-1]
    assert (last.strength, last.armor, last.laid, last.pile, last.rule) == (6, 10, 0, 4, "RUL-93")
    assert (only(events, ValuesCompared).strength, only(events, ValuesCompared).armor) == (6, 12)
    assert zone(match, "B").hand == 4


@rule("SOLO-26", "RUL-94", "SCN-60")
def test_otherwise_it_lays_half_of_its_pile_from_the_top() -> None:
    match = at_its_base(
        "hand B: x_plus_1 x_plus_2 x_plus_3 x_plus_4 x_plus_5\nhand A: s_plus_1\ndice A: +2*2\ndeck: a_plus_2 tsunami"
    )
    events = play(match, ATTACK, "add +2", "add +2", "pass")
    assert laid(events) == [("top", 1), ("half", 2)], "strength 10 against 10"
    turned = [event for event in told(events, ScrollsTurnedUp) if event.seat == 1]
    assert [sorted(event.scrolls) for event in turned] == [["a_plus_2", "x_plus_1", "x_plus_2"]]
    assert under_the_table(match).hands[1] == ("x_plus_3", "x_plus_4", "x_plus_5")


@rule("SOLO-26", "RUL-93")
def test_a_scroll_of_the_human_is_reason_enough() -> None:
    match = at_its_base("hand B: x_plus_1 x_plus_2\nhand A: s_plus_1\ndeck: tsunami hurricane")
    assert laid(play(match, ATTACK, "lay s_plus_1")) == [("top", 1), ("half", 1)], "even if strength is below armor"


@rule("SOLO-26", "RUL-93")
def test_when_it_attacks_it_always_lays_half() -> None:
    match = under_attack("hand B: x_plus_1 x_plus_1 tsunami\ndeck: hurricane eruption")
    events = its_turn(match)
    assert laid(events) == [("top", 1), ("half", 1)]
    assert only(events, ValuesCompared).strength == 6 + 1, "the top of the pile, and nothing for the Catastrophe"


@rule("SOLO-26")
@pytest.mark.parametrize(("pile", "number"), [(0, 0), (1, 0), (2, 1), (5, 2), (16, 8), (19, 8)])
def test_half_is_rounded_down_and_eight_at_most(pile: int, number: int) -> None:
    scrolls = " ".join(f"{kind}_plus_{n}" for kind in "sax" for n in range(1, 7) for _ in range(2))
    hand = " ".join(scrolls.split()[:pile])
    match = under_attack(f"hand B: {hand}\ndeck: hurricane eruption" if pile else "deck: hurricane eruption")
    assert laid(its_turn(match)) == [("top", 1), ("half", number)]


@rule("RUL-94")
def test_the_human_lays_once() -> None:
    match = under_attack("hand A: a_plus_1 a_plus_2 a_plus_3\ndeck: hurricane eruption")
    its_turn(match)
    assert offers(match) == ["pass", "lay a_plus_1", "lay a_plus_2", "lay a_plus_3"]
    events = play(match, "lay a_plus_1", "done")
    assert only(events, ValuesCompared).armor == 9, "nobody is asked again"


@rule("RUL-94", "SOLO-26")
def test_with_an_empty_hand_the_human_is_not_asked() -> None:
    events = its_turn(under_attack("deck: hurricane eruption"))
    assert [event.seat for event in told(events, Passed)] == [0]


@rule("SOLO-26", "SCR-4")
def test_an_empty_deck_is_made_of_the_discard_pile_first() -> None:
    box = state_of(solo()).box
    match = under_attack("deck: -\ndiscard: " + " ".join(box.names[card] for card in box.scroll_cards))
    events = its_turn(match)
    assert laid(events)[0] == ("top", 1)
    assert told(events, ScrollDeckShuffled)


# -- what they count (SOLO-27) -----------------------------------------------------------------------------------------


@rule("SOLO-27", "RUL-97", "FX-30")
@pytest.mark.parametrize(
    ("scroll", "bonus"), [("a_plus_3", 3), ("s_plus_3", 3), ("x_plus_5", 5), ("s_plus_1", 1), ("swap", 1)]
)
def test_a_bonus_counts_for_the_side_it_is_on_whatever_is_printed(scroll: str, bonus: int) -> None:
    attacks = its_turn(under_attack(f"deck: {scroll} hurricane"))
    counted = only(attacks, ChallengerCounts)
    assert (counted.scroll, counted.stat, counted.amount, counted.rule) == (scroll, "strength", bonus, "SOLO-27")
    assert only(attacks, ValuesCompared).strength == 6 + bonus
    defends = play(at_its_base(f"deck: {scroll} hurricane"), ATTACK)
    assert (only(defends, ChallengerCounts).stat, only(defends, ValuesCompared).armor) == ("armor", 10 + bonus)


@option("solo_small_bonus_stat")
@rule("SOLO-27", "SCN-67", "FX-30")
@pytest.mark.parametrize(("option", "attack", "plain"), [("relevant", 1, 1), ("printed", 0, 1)])
def test_whether_a_small_bonus_counts_for_the_other_value_is_an_option(option: str, attack: int, plain: int) -> None:
    more = f"option: solo_small_bonus_stat = {option}\n"
    assert only(its_turn(under_attack("deck: a_plus_1 tsunami", more)), ChallengerCounts).amount == attack
    assert only(its_turn(under_attack("deck: redir tsunami", more)), ChallengerCounts).amount == plain
    assert only(its_turn(under_attack("deck: a_plus_2 tsunami", more)), ChallengerCounts).amount == 2
    assert only(its_turn(under_attack("deck: x_plus_1 tsunami", more)), ChallengerCounts).amount == 1


@rule("SOLO-27", "SCN-67", "FX-30")
@pytest.mark.parametrize(("option", "strength"), [("relevant", 1), ("printed", 0)])
def test_when_it_defends_a_small_armor_bonus_helps_it_and_one_of_strength_by_that_option(
    option: str, strength: int
) -> None:
    more = f"option: solo_small_bonus_stat = {option}\n"
    for scroll, amount in (("a_plus_1", 1), ("x_plus_1", 1), ("redir", 1), ("s_plus_1", strength)):
        events = play(at_its_base(f"deck: {scroll} tsunami", more), ATTACK)
        assert only(events, ChallengerCounts).amount == amount, scroll
        assert only(events, ValuesCompared).armor == 10 + amount


@rule("SCN-67")
def test_the_italian_edition_reads_the_printed_value() -> None:
    match = under_attack("hand B: redir tsunami hurricane\ndeck: a_plus_1", "edition: second-it\n")
    events = its_turn(match)
    assert [(event.scroll, event.amount) for event in told(events, ChallengerCounts)] == [("a_plus_1", 0), ("redir", 1)]
    assert only(events, ValuesCompared).strength == 7


@option("solo_catastrophe_bonus")
@rule("SOLO-8", "SOLO-27", "RUL-76", "RUL-131", "DESOLO-7")
@pytest.mark.parametrize("bonus", [0, 1])
def test_a_catastrophe_that_it_plays_does_nothing_but_what_an_option_says(bonus: int) -> None:
    match = under_attack(
        "deck: eruption x_plus_1 x_plus_2 x_plus_3 x_plus_4 x_plus_5", f"option: solo_catastrophe_bonus = {bonus}\n"
    )
    events = its_turn(match)
    assert only(events, ValuesCompared).strength == 6 + bonus
    assert "eruption" in open_table(match).scroll_discard, "it returns with the next reshuffle"
    assert not [event for event in events if type(event).__name__ == "CatastropheStruck"]


@rule("SOLO-27", "FX-31")
def test_of_all_other_effects_only_draws_count() -> None:
    match = under_attack("deck: draw x_plus_1 x_plus_2 x_plus_3 x_plus_4")
    events = its_turn(match)
    counted = only(events, ChallengerCounts)
    assert (counted.amount, counted.draws) == (1, 1)
    assert zone(match, "B").hand == 1 + 2 + 2, "one for the Scroll, two for three stars, two at the end"
    match = under_attack("deck: push x_plus_1 x_plus_2 x_plus_3 x_plus_4")
    before = [unit.hex for unit in open_table(match).units if unit.seat == 0]
    its_turn(match)
    assert [unit.hex for unit in open_table(match).units if unit.seat == 0] == before


@rule("SOLO-26")
def test_all_its_scrolls_are_discarded_strategies_too() -> None:
    match = solo(
        "deck: st_plus_2 tsunami hurricane eruption",
        human="leader@(1,-1){shields=1}",
        challenger=f"{HOME} golem@(0,-1)",
    )
    events = its_turn(match)
    assert not told(events, StrategyEntered)
    assert zone(match, "B").strategies == ()
    assert "st_plus_2" in open_table(match).scroll_discard


@rule("RUL-126")
def test_what_makes_up_its_strength_and_armor() -> None:
    match = solo(
        "deck: tsunami eruption",
        human="leader@(1,-1)",
        challenger=f"{HOME} soldier@(0,-1) soldier@(0,-1)",
        dice="+3*3 claw star",
    )
    events = its_turn(match)
    assert told(events, ValuesCompared)[0].strength == 2 + 1 + 9, "printed, banded, Power"
    assert only(play(at_its_base("deck: tsunami"), ATTACK), ValuesCompared).armor == 8 + 2, "its Leader on its Base"


@rule("SOLO-26")
def test_the_human_s_strength_dice_come_before_its_scrolls() -> None:
    match = at_its_base("dice A: +2\nhand A: s_plus_1")
    play(match, "free attack", ATTACK)
    assert match.decision.kind == "combat_dice"
    assert zone(match, "B").laid == 0
    play(match, "done")
    assert (match.decision.kind, zone(match, "B").laid) == ("combat_play", 1)


@rule("VIS-8", "SCN-65")
def test_nobody_sees_its_pile_nor_what_it_has_laid() -> None:
    match = at_its_base("hand B: x_plus_6 x_plus_5\nhand A: s_plus_1\ndeck: a_plus_6 tsunami")
    play(match, ATTACK)
    for seat in (0, None):
        shown = str(match.view(seat).to_json())
        assert not any(card in shown for card in ("x_plus_6", "x_plus_5", "a_plus_6"))
        assert zone(match, "B").hand == 2 and zone(match, "B").laid == 1


@rule("VIS-8", "SOLO-26")
def test_who_knows_a_scroll_of_its_pile_cannot_tell_whether_it_was_laid() -> None:
    match = under_attack("hand B: x_plus_6 x_plus_5\nknows A: x_plus_5@B.hand\nhand A: flip\ndeck: eruption tsunami")
    its_turn(match, "lay flip")
    assert zone(match, "B").laid == 2, "the top of the deck, and half of its pile"
    assert [(one.card, one.places) for one in seen(match, "A").known] == [("x_plus_5", ("B hand", "B laid"))]
