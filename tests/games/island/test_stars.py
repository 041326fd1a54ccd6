"""Star abilities that are open to everybody (STAR-3 to STAR-12, RUL-11, RUL-13, RUL-70, RUL-71, RUL-116, RUL-128)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import (
    banner,
    hand,
    open_table,
    piece,
    resources,
    spent,
    tags,
    under_the_table,
    zone,
)
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.sets import load_set
from topcluck.kernel.match import Match

SCROLLS = [name for scroll in load_set("stub").scrolls for name in [scroll.id] * scroll.copies]
STARS = ["star lineup", "star sift", "star draw", "star feast", "star shield", "star pardon"]


def starry(lines: str = "", *, stars: int = 5) -> Match:
    """A with so many stars, a tag on the Banner, a Chicken on the Base and five destroyed ones."""
    return table(
        f"""
turn: 3 A
units A: leader@(3,-1) chicken1@(3,-1)
units B: leader_r2@(-3,1)
dice A: star*{stars}
tags: B>A
{lines}
"""
    )


def holding_all(seat: str, *but: str) -> str:
    """A line by which a seat holds all Scrolls except these, so that neither deck nor discard pile has any more."""
    left = list(SCROLLS)
    for scroll in but:
        left.remove(scroll)
    return f"hand {seat}: {' '.join(left)}\ndeck: {' '.join(but)} -"


# -- what they cost (STAR-3, STAR-10, RUL-11, RUL-128) -------------------------------------------------------------


@rule("STAR-3", "STAR-10", "RUL-11")
@pytest.mark.parametrize(
    ("stars", "offered"),
    [(0, []), (1, STARS[:2]), (2, STARS[:3]), (3, STARS[:4]), (4, STARS[:5]), (5, STARS)],
)
def test_the_six_abilities_cost_one_one_two_three_four_and_five_stars(stars: int, offered: list[str]) -> None:
    assert offers(starry(stars=stars), "star") == offered


@rule("STAR-10", "RUL-11")
@pytest.mark.parametrize(
    ("line", "cost"),
    [("star lineup", 1), ("star sift", 1), ("star draw", 2), ("star feast", 3), ("star shield", 4), ("star pardon", 5)],
)
def test_the_stars_are_spent_when_the_ability_is_chosen(line: str, cost: int) -> None:
    match = starry()
    assert str(play(match, line)[0]) == f"DiceSpent(seat=0, face='star', number={cost})"
    assert (len(zone(match, "A").dice), spent(match, "A")) == (5 - cost, cost)


@rule("STAR-3")
def test_the_abilities_are_for_the_own_take_actions_step_outside_combat_as_often_as_paid_for() -> None:
    match = table(
        """
        turn: 3 A
        step: roll
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        dice A: star*4
        dice B: star*5
        hand A: s_plus_1
        """
    )
    assert offers(match, "star") == []
    play(match, "skip", "star lineup", "star lineup", "A: attack golem@g4 chicken1@f5")
    assert offers(match) == ["pass", "lay s_plus_1"], "not in combat"
    play(match, "pass", "star draw", "A: end")
    assert offers(match, "star") == []
    play(match, "draw 0")
    assert (match.decision.seat, offers(match, "star")) == (1, [])


@rule("RUL-128")
def test_an_ability_is_offered_if_some_part_of_it_can_be_done() -> None:
    everybody = "units A: leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 chicken5@i3 chicken6@i3"
    position = f"""
turn: 3 A
{everybody}
units B: leader_r2@(-3,1)
dice A: star*5
"""
    nothing = position + "resources A: wood*9\nshields: 0\n" + holding_all("B")
    nothing = nothing.replace("leader_r2@(-3,1)", "leader_r2@(-3,1){shields=8}")
    assert offers(table(nothing), "star") == ["star lineup"], "no Scroll, no Chicken, no Resource, no Shield, no tag"
    assert offers(table(nothing.replace("wood*9", "wood*8")), "star") == ["star lineup", "star feast"]
    assert offers(table(nothing.replace("wood*9", "wood*8\nsupply: -")), "star") == ["star lineup"]
    assert offers(table(nothing.replace(" chicken6@i3", "")), "star") == ["star lineup", "star feast"]
    assert offers(table(nothing + "\ntags: B>A"), "star") == ["star lineup", "star pardon"]
    assert offers(table(nothing.replace("{shields=8}", "{shields=7}").replace("shields: 0", "shields: 1")), "star") == [
        "star lineup", "star shield",
    ]  # fmt: skip
    mine = position + "resources A: wood*9\n" + holding_all("A")
    assert offers(table(mine), "star") == ["star lineup", "star sift", "star shield"], "a Scroll can be discarded"
    last = position + "resources A: wood*9\n" + holding_all("B", "push")
    assert offers(table(last), "star") == ["star lineup", "star sift", "star draw", "star feast", "star shield"]


# -- one star: the lineup (STAR-4, RUL-116) ------------------------------------------------------------------------


@rule("STAR-4")
def test_one_star_shuffles_the_lineup_into_the_deck_and_reveals_four_new_machines() -> None:
    lineups = set()
    for seed in range(6):
        match = table(
            """
            turn: 3 A
            units A: leader@(3,-1)
            units B: leader_r2@(-3,1)
            dice A: star
            lineup: skimmer lavawalker lavawalker tower
            machine discard: golem golem
            """,
            seed=seed,
        )
        before = sorted(open_table(match).lineup + under_the_table(match).machine_deck)
        play(match, "star lineup")
        lineup, deck = open_table(match).lineup, under_the_table(match).machine_deck
        assert len(lineup) == 4 and len(deck) == 34
        assert sorted(lineup + deck) == before, "the old lineup is in the deck, and nothing came from the discard pile"
        assert open_table(match).machine_discard == ("golem", "golem")
        lineups.add(lineup)
    assert len(lineups) > 1


FEW_MACHINES = """
define:
  [[machine]]
  id = "golem"
  copies = { second-en = 3, second-fr = 3, second-it = 3, first-de = 3 }
  [[machine]]
  id = "soldier"
  copies = { second-en = 1, second-fr = 1, second-it = 1, first-de = 1 }
"""
NONE_LEFT = "".join(
    f'  [[machine]]\n  id = "{name}"\n  copies = {{ second-en = 0, second-fr = 0, second-it = 0, first-de = 0 }}\n'
    for name in ("car", "cannon", "tower", "lavawalker", "skimmer")
)


@rule("RUL-116")
def test_the_discard_pile_is_shuffled_in_when_the_deck_runs_out_while_revealing() -> None:
    match = starry("lineup: golem\nmachine deck: -\nmachine discard: golem golem soldier\n" + FEW_MACHINES + NONE_LEFT)
    play(match, "star lineup")
    assert sorted(open_table(match).lineup) == ["golem", "golem", "golem", "soldier"]
    assert (open_table(match).machine_deck, open_table(match).machine_discard) == (0, ())


@rule("RUL-116")
def test_if_cards_still_lack_the_lineup_is_short() -> None:
    few = FEW_MACHINES.replace("= 3", "= 2")
    match = starry("lineup: golem golem soldier\nmachine deck: -\n" + few + NONE_LEFT)
    play(match, "star lineup")
    assert sorted(open_table(match).lineup) == ["golem", "golem", "soldier"]


# -- one and two stars: Scrolls (STAR-5, STAR-6, STAR-12, RUL-13) --------------------------------------------------


@rule("STAR-5")
def test_one_star_draws_a_scroll_and_then_discards_one_of_choice() -> None:
    match = starry("hand A: push swap\ndeck: flip", stars=1)
    play(match, "star sift")
    assert offers(match) == ["discard swap", "discard push", "discard flip"], "the drawn one too"
    play(match, "discard push")
    assert hand(match, "A") == ["flip", "swap"]
    assert open_table(match).scroll_discard == ("push",)
    assert (banner(match, "A"), match.decision.kind) == ("", "action")


@rule("STAR-5")
def test_with_an_empty_hand_the_drawn_scroll_itself_is_discarded() -> None:
    match = starry("deck: flip", stars=1)
    play(match, "star sift")
    assert (hand(match, "A"), open_table(match).scroll_discard) == ([], ("flip",))


@rule("STAR-6")
def test_two_stars_draw_a_scroll() -> None:
    match = starry("hand A: push\ndeck: flip swap", stars=2)
    play(match, "star draw")
    assert (hand(match, "A"), banner(match, "A"), match.decision.kind) == (["flip", "push"], "", "action")


@rule("STAR-12", "RUL-13")
def test_after_a_catastrophe_one_star_still_discards_a_scroll() -> None:
    match = starry("hand A: push swap\ndeck: hurricane\nresources A: wood*3\nresources B: rock*1", stars=1)
    play(match, "star sift")
    assert (resources(match, "A"), resources(match, "B")) == ((1, 0, 0), (0, 0, 0)), "resolved completely, first"
    assert open_table(match).scroll_discard == () and "hurricane" in under_the_table(match).scroll_deck
    assert offers(match) == ["discard swap", "discard push"]
    play(match, "discard swap")
    assert (hand(match, "A"), open_table(match).scroll_discard) == (["push"], ("swap",))


@rule("STAR-12")
def test_a_catastrophe_drawn_for_two_stars_is_resolved_and_brings_no_other_card() -> None:
    match = starry("deck: earthquake push", stars=2)
    play(match, "star draw")
    assert hand(match, "A") == []
    assert {hex.name: hex.ground for hex in open_table(match).board if hex.name in ("f3", "f4", "f5")} == {
        "f3": "lava", "f4": "neutral", "f5": "lava",
    }  # fmt: skip


# -- three stars: everything (STAR-7, RUL-70) ----------------------------------------------------------------------


@rule("STAR-7")
def test_three_stars_draw_a_scroll_recover_all_chickens_and_fill_the_banner_to_nine() -> None:
    match = starry("deck: flip\nresources A: wood*7", stars=3)
    play(match, "star feast")
    assert hand(match, "A") == ["flip"]
    assert standing(match, "A") == ["leader@i3", *(f"chicken{number}@i3" for number in range(1, 7))]
    assert offers(match) == ["take wood", "take rock", "take metal"], "Resources of choice, and no stopping"
    play(match, "take metal", "take rock")
    assert (resources(match, "A"), open_table(match).supply) == ((7, 1, 1), (5, 11, 11))
    assert (banner(match, "A"), match.decision.kind) == ("", "action")


@rule("STAR-7", "RUL-70")
@pytest.mark.parametrize(
    ("lines", "owned"),
    [
        ("resources A: wood*9", (9, 0, 0)),
        ("resources A: wood*11\noption: resource_limit = none", (11, 0, 0)),
        ("resources A: wood*2\nsupply: rock*2", (2, 2, 0)),
        ("resources A: wood*2\nsupply: -", (2, 0, 0)),
    ],
)
def test_three_stars_take_what_there_is_and_no_more_than_nine(lines: str, owned: tuple[int, int, int]) -> None:
    match = starry(lines, stars=3)
    play(match, "star feast")
    assert (resources(match, "A"), match.decision.kind) == (owned, "action")


@rule("STAR-7", "STAR-12", "RUL-13")
def test_a_catastrophe_drawn_for_three_stars_comes_before_chickens_and_resources() -> None:
    match = starry("deck: hurricane\nresources A: wood*9", stars=3)
    play(match, "star feast")
    assert resources(match, "A") == (7, 0, 0)
    assert len(standing(match, "A")) == 7 and match.decision.kind == "refill"
    play(match, "take rock", "take rock")
    assert (resources(match, "A"), match.decision.kind) == ((7, 2, 0), "action")


@rule("STAR-7")
def test_pilots_are_no_destroyed_chickens() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1)
        dice A: star*3
        resources A: wood*9
        """
    )
    assert zone(match, "A").destroyed == ("chicken3", "chicken4", "chicken5", "chicken6")
    play(match, "star feast")
    assert standing(match, "A") == ["leader@i3", *(f"chicken{number}@i3" for number in range(3, 7)), "golem@g4"]
    assert piece(match, "golem@g4").pilots == ("chicken1", "chicken2")


@rule("STAR-5", "STAR-7")
def test_the_stars_of_another_seat_fill_that_seats_hand_base_and_banner() -> None:
    position = """
turn: 4 B
units A: leader@i3
units B: leader_r2@c5 chicken2@e5
resources A: wood*3
resources B: rock*5 metal*2
dice A: star*5
dice B: star*4
hand A: redir
hand B: push
deck: flip swap
"""
    match = table(position)
    assert offers(match, "star") == STARS[:5]
    play(match, "star feast", "take wood", "take metal", "star sift", "discard push")
    assert (banner(match, "A"), banner(match, "B"), spent(match, "B")) == ("star star star star star", "", 5)
    assert (hand(match, "A"), hand(match, "B")) == (["redir"], ["flip", "swap"])
    assert (resources(match, "A"), resources(match, "B")) == ((3, 0, 0), (1, 5, 3))
    assert open_table(match).supply == (8, 7, 9)
    back = [f"chicken{number}@c5" for number in (1, 3, 4, 5, 6)]
    assert standing(match, "B") == ["leader_r2@c5", *back, "chicken2@e5"]
    assert standing(match, "A") == ["leader@i3"]


# -- four stars: a Shield (STAR-8, RUL-71) -------------------------------------------------------------------------

SEVEN = """
turn: 3 A
units A: leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 soldier@g4 soldier@g4
units B: leader_r2@c5
dice A: star*4
"""


@rule("STAR-8")
def test_four_stars_place_a_shield_on_any_one_unit() -> None:
    match = table(SEVEN)
    play(match, "star shield")
    assert offers(match) == [
        "shield leader@i3", "shield chicken1@i3", "shield chicken2@i3", "shield chicken3@i3", "shield chicken4@i3",
        "shield soldier@g4", "shield soldier#2@g4", "shield leader@c5",
    ]  # fmt: skip
    play(match, "shield leader@c5")
    assert (piece(match, "leader_r2@c5").shields, open_table(match).shields) == (1, 7)
    assert match.decision.kind == "action"


@rule("STAR-8")
def test_a_unit_may_carry_several_shields() -> None:
    match = table(SEVEN.replace("soldier@g4 soldier@g4", "soldier@g4{shields=2}"))
    play(match, "star shield", "shield soldier@g4")
    assert (piece(match, "soldier@g4").shields, open_table(match).shields) == (3, 5)


@rule("STAR-8")
def test_where_each_own_unit_gets_a_shield_nobody_is_asked_if_there_are_enough() -> None:
    match = table(SEVEN + "option: star_four_effect = each_own_unit")
    play(match, "star shield")
    assert [unit.shields for unit in open_table(match).units if unit.seat == 0] == [1] * 7
    assert (piece(match, "leader_r2@c5").shields, open_table(match).shields) == (0, 1)
    assert match.decision.kind == "action"


@rule("STAR-8", "RUL-71")
def test_with_too_few_shields_the_player_says_which_own_units_get_one() -> None:
    short = SEVEN.replace("leader_r2@c5", "leader_r2@c5{shields=6}") + "option: star_four_effect = each_own_unit"
    match = table(short)
    play(match, "star shield")
    assert len(offers(match)) == 7 and "shield leader@c5" not in offers(match)
    play(match, "shield soldier#2@g4")
    assert "shield soldier#2@g4" not in offers(match) and len(offers(match)) == 6, "one each"
    play(match, "shield leader@i3")
    assert [unit.shields for unit in open_table(match).units if unit.seat == 0] == [1, 0, 0, 0, 0, 0, 1]
    assert (open_table(match).shields, match.decision.kind) == (0, "action")


@rule("RUL-71")
def test_without_a_shield_in_the_supply_four_stars_buy_nothing() -> None:
    assert "star shield" not in offers(table(SEVEN.replace("leader_r2@c5", "leader_r2@c5{shields=8}")))
    assert "star shield" in offers(table(SEVEN.replace("leader_r2@c5", "leader_r2@c5{shields=7}")))


# -- five stars: a tag (STAR-9) ------------------------------------------------------------------------------------

HUMILIATED = """
players: 3
turn: 3 A
units A: leader@(3,-1)
units B: leader_r2@(-3,1)
units C: leader_c@(1,-4)
dice A: star*5
tags: B>A B>A C>A A>B
"""


@rule("STAR-9", "RUL-7")
def test_five_stars_remove_one_tag_of_choice_from_the_own_banner() -> None:
    match = table(HUMILIATED)
    play(match, "star pardon")
    assert offers(match) == ["pardon B", "pardon C"]
    events = play(match, "pardon B")
    assert [str(event) for event in events] == ["TagRemoved(seat=0, whose=1)"]
    assert (tags(match, "A"), tags(match, "B")) == ((0, 1, 1), (1, 0, 0)), "only from A's own Banner"
    state = match.state
    assert state.unplaced_tags(1) == 2  # type: ignore[attr-defined]


@rule("STAR-9")
def test_where_all_tags_are_removed_nobody_is_asked() -> None:
    match = table(HUMILIATED + "option: star_five_effect = remove_all")
    play(match, "star pardon")
    assert (tags(match, "A"), tags(match, "B")) == ((0, 0, 0), (1, 0, 0))
    assert match.decision.kind == "action"


@rule("STAR-9")
def test_every_seat_pardons_on_its_own_banner() -> None:
    position = """
players: 3
turn: 4 B
units A: leader@(3,-1)
units B: leader_r2@(-3,1)
units C: leader_c@(1,-4)
dice B: star*5
tags: A>B A>B C>B C>A B>C
"""
    one = table(position)
    play(one, "star pardon")
    assert offers(one) == ["pardon A", "pardon C"]
    play(one, "pardon C")
    assert [tags(one, seat) for seat in "ABC"] == [(0, 0, 1), (2, 0, 0), (0, 1, 0)]
    every = table(position + "option: star_five_effect = remove_all")
    events = play(every, "star pardon")
    assert [tags(every, seat) for seat in "ABC"] == [(0, 0, 1), (0, 0, 0), (0, 1, 0)]
    assert [str(event) for event in events[1:]] == ["TagRemoved(seat=1, whose=0)"] * 2 + ["TagRemoved(seat=1, whose=2)"]


@rule("STAR-9", "RUL-128")
def test_without_a_tag_on_the_own_banner_five_stars_buy_nothing() -> None:
    assert "star pardon" not in offers(table(HUMILIATED.replace("B>A B>A C>A ", "")))
