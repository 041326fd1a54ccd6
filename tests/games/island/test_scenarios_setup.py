"""The worked scenarios of the rules on setup, turn, dice, building and winning (6.2, 6.3, 6.6), in the notation."""

from __future__ import annotations

from itertools import combinations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import (
    banner,
    hand,
    open_table,
    piece,
    resources,
    shuffled_to,
    spent,
    tags,
    under_the_table,
    zone,
)
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.sets import load_set
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match

SCROLLS = [name for scroll in load_set("stub").scrolls for name in [scroll.id] * scroll.copies]


def everybody_chooses(match: Match) -> None:
    """All seats keep the first of their Leaders."""
    for seat in range(int(match.setup["players"])):
        match.push(match.legal_actions_of(seat)[0], seat=seat)


@rule("SCN-1", "SET-10", "SET-14", "RUL-88")
def test_scn_1_seat_order() -> None:
    match = topcluck.new("chicken-island", cards="stub", players=4, first_seat=2, seed=1)
    everybody_chooses(match)
    play(match, "B: claim c8", "A: claim i6", "D: claim e11", "C: claim g3")
    for seat in "CDABC":
        play(match, f"{seat}: skip", f"{seat}: end", f"{seat}: draw 0")


@rule("SCN-2", "SET-3", "RUL-75")
def test_scn_2_catastrophe_at_setup() -> None:
    match = table(
        f"""
        players: 3
        turn: 0 -
        start: A
        dealt A: leader leader_b
        dealt B: leader_c leader_d
        dealt C: leader_e leader_f
        dice A: -
        dice B: -
        dice C: -
        lineup: -
        machine deck: -
        deck: -
        pending: deal
        pending: choose_leader
        luck: {shuffled_to(SCROLLS, ["draw", "tsunami", "push", "swap"])}
        """
    )
    everybody_chooses(match)
    assert hand(match, "A") == ["draw", "push", "swap"]
    assert [len(hand(match, seat)) for seat in "ABC"] == [3, 3, 3]
    sides = [hex.ground for hex in open_table(match).board if hex.name in ("f6", "f7", "f8")]
    assert sides == ["neutral", "lava", "neutral"]
    deck = under_the_table(match).scroll_deck
    assert len(deck) == 53 and {"hurricane", "tsunami", "earthquake", "eruption"} <= set(deck)
    assert open_table(match).scroll_discard == ()


@rule("SCN-3", "SET-6")
@pytest.mark.parametrize(
    ("choice", "each", "supply"),
    [
        ({"edition": "second-en"}, 6, 18),
        ({"options": {"starting_resource_pool": "three_each_per_player", "starting_resources": 9,
                      "unused_resource_tokens": "box"}}, 9, 0),  # as in first-de
        ({"edition": "second-en", "flags": ["expert"]}, 9, 9),
        ({"edition": "second-fr", "flags": ["expert"]}, 9, 0),
    ],
)  # fmt: skip
def test_scn_3_resources(choice: dict[str, object], each: int, supply: int) -> None:
    match = topcluck.new("chicken-island", cards="stub", players=3, seed=5, **choice)
    everybody_chooses(match)
    assert [sum(resources(match, seat)) for seat in "ABC"] == [each] * 3
    assert sum(open_table(match).supply) == supply


WHICH_DICE = """
    turn: 3 A
    step: roll
    units A: leader@(3,-1) golem@(1,0){dice=1}
    units B: leader_r2@(-3,1)
    dice A: star +2
"""


@rule("SCN-4", "TURN-2", "TURN-5", "DICE-6")
def test_scn_4_which_dice() -> None:
    extras = ("add star", "add +2", "lift golem@g4")
    rolls = set()
    for number in range(4):
        for chosen in combinations(extras, number):
            match = table(WHICH_DICE)
            play(match, *chosen)
            if number < 3:  # with all five dice in hand there is nothing else to do
                play(match, "roll")
            rolls.add((chosen, len(zone(match, "A").dice)))
            assert spent(match, "A") == 0, "both spent dice are always rolled"
            assert piece(match, "golem@g4").strength == (6 if "lift golem@g4" in chosen else 7)
    assert len(rolls) == 8
    assert offers(table(WHICH_DICE)) == ["skip", "roll", *extras], "rolling just one spent die is not on offer"
    match = table(WHICH_DICE)
    play(match, "skip")
    assert (banner(match, "A"), spent(match, "A"), piece(match, "golem@g4").strength) == ("star +2", 2, 7)
    chosen_dice = table(WHICH_DICE + "    option: roll_spent_dice = chosen")  # as in first-de
    play(chosen_dice, "add spent", "roll")
    assert (len(zone(chosen_dice, "A").dice), spent(chosen_dice, "A")) == (3, 1)


NINE = """
    turn: 3 A
    units A: leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 chicken5@i3
    units B: leader_r2@c5
    resources A: wood*5 rock*4
    dice A: chicken
"""


@rule("SCN-6", "RET-1", "RET-2", "LIMIT-2", "RUL-69")
def test_scn_6_retrieve() -> None:
    match = table(NINE)
    play(match, "free retrieve", "recover chicken6", "take metal", "return wood")
    assert "chicken6@i3" in standing(match, "A")
    assert (resources(match, "A"), match.decision.kind) == ((4, 4, 1), "action")
    italian = table(NINE + "    edition: second-it")
    play(italian, "free retrieve", "recover chicken6")
    assert (resources(italian, "A"), italian.decision.kind) == ((5, 4, 0), "action"), "only one of the two picks"
    for edition in ("second-en", "second-it"):
        die = table(NINE + f"    edition: {edition}")
        play(die, "chicken retrieve", "recover chicken6", "take metal", "return rock")
        assert (resources(die, "A"), "chicken6@i3" in standing(die, "A")) == ((5, 3, 1), True)


@rule("SCN-7", "STAR-7", "STAR-12", "RUL-13")
def test_scn_7_three_stars() -> None:
    match = table(
        """
        players: 4
        turn: 3 A
        units A: leader@i6 chicken1@i6 chicken2@i6 chicken3@i6
        units B: leader_r2@c8
        units C: leader_c@g3
        units D: leader_d@e11
        dice A: star*3
        resources A: wood*4
        resources B: wood*5 rock*4
        resources C: rock*5 metal*4
        resources D: metal*8 wood*1
        discard: push
        deck: hurricane
        """
    )
    assert sum(open_table(match).supply) == 5
    play(match, "A: star feast", "B: return wood", "B: return wood", "C: return rock", "C: return rock")
    play(match, "D: return metal")
    assert [sum(resources(match, seat)) for seat in "ABCD"] == [2, 7, 7, 8] and match.decision.seat == 3
    assert len(standing(match, "A")) == 4, "the Hurricane is resolved first"
    play(match, "D: return metal")
    assert [sum(resources(match, seat)) for seat in "ABCD"] == [2, 7, 7, 7]
    assert sum(open_table(match).supply) == 13
    assert open_table(match).scroll_discard == (), "the discard pile went back into the deck"
    assert {"push", "hurricane"} <= set(under_the_table(match).scroll_deck)
    assert len(standing(match, "A")) == 7, "all three Chickens are back"
    picks = 0
    while match.decision.kind == "refill":
        play(match, offers(match)[0])
        picks += 1
    assert (picks, sum(resources(match, "A")), sum(open_table(match).supply)) == (7, 9, 6)


@rule("SCN-7", "STAR-7", "RUL-70")
def test_scn_7_three_stars_with_a_short_supply() -> None:
    match = table(
        """
        edition: second-fr
        flags: expert
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        dice A: star*3
        resources A: wood*2
        resources B: wood*4 rock*5 metal*4
        supply: rock*1 metal*2
        deck: push
        """
    )
    play(match, "star feast", "take rock")
    assert (hand(match, "A"), resources(match, "A")) == (["push"], (2, 1, 2))
    assert (open_table(match).supply, match.decision.kind) == ((0, 0, 0), "action")


SEVEN = """
    turn: 3 A
    units A: leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 soldier@g4 soldier@g4
    units B: leader_r2@c5{shields=3}
    dice A: star*4
"""


@rule("SCN-8", "STAR-8", "RUL-71")
def test_scn_8_four_stars() -> None:
    match = table(SEVEN)
    assert open_table(match).shields == 5
    play(match, "star shield")
    assert len(offers(match, "shield")) == 8 and "shield leader@c5" in offers(match)
    play(match, "shield soldier@g4")
    assert (open_table(match).shields, match.decision.kind) == (4, "action")
    italian = table(SEVEN + "    edition: second-it")
    play(italian, "star shield")
    assert len(offers(italian, "shield")) == 7
    lines = ["shield chicken1@i3", "shield chicken3@i3", "shield leader@i3", "shield soldier@g4", "shield soldier#2@g4"]
    play(italian, *lines)
    assert [unit.shields for unit in open_table(italian).units if unit.seat == 0] == [1, 1, 0, 1, 0, 1, 1]
    assert open_table(italian).shields == 0
    empty = table(SEVEN.replace("{shields=3}", "{shields=8}") + "    edition: second-it")
    assert "star shield" not in offers(empty)


@rule("SCN-10", "TURN-7", "RUL-9")
def test_scn_10_draw_step() -> None:
    position = """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        deck: push swap
    """
    match = table(position)
    play(match, "end")
    assert offers(match) == ["draw 0", "draw 1", "draw 2"]
    play(match, "draw 2")
    assert hand(match, "A") == ["push", "swap"]
    first = table(position + "    option: draw_step_max = 1\n    option: draw_step_optional = false")  # as in first-de
    play(first, "end")
    assert (hand(first, "A"), first.decision.seat) == (["push"], 1), "exactly one, without being asked"


ROOM = """
    turn: 3 A
    units A: leader@i3 tower@(1,-1) tower@(2,-1) chicken1@(1,0) cannon@(2,0) chicken2@i3 chicken3@i3
    units B: leader_r2@c5
    resources A: rock*5 metal*2
    lineup: cannon soldier tower golem
"""


@rule("SCN-11", "BUILD-3", "BUILD-7", "RUL-14")
def test_scn_11_room_made_by_pilots() -> None:
    match = table(ROOM)
    play(match, "free build")
    assert "build cannon" in offers(match)
    play(match, "build cannon")
    assert offers(match) == ["at g4"], "the only Pilot that makes room is taken unasked"
    play(match, "at (1,0)")
    assert piece(match, "cannon@g4").pilots == ("chicken1",)
    assert {"chicken2@i3", "chicken3@i3"} <= set(standing(match, "A"))


@rule("SCN-12", "BUILD-4", "RUL-15")
def test_scn_12_building_on_a_stack() -> None:
    match = table(ROOM)
    play(match, "build soldier", "pilot chicken2@i3", "at (1,0)")
    assert standing(match, "A") == [
        "tower@g3", "tower@h3", "leader@i3", "chicken3@i3", "chicken1@g4", "soldier@g4", "cannon@h4",
    ]  # fmt: skip
    tower = table(ROOM)
    play(tower, "build tower")
    play(tower, "at g4")
    assert piece(tower, "tower@g4").pilots == ("chicken1",), "a Tower needs the hex for itself"


@rule("SCN-13", "ACT-3", "COMP-6", "BUILD-7")
def test_scn_13_no_miniature() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 cannon@g3 cannon@h3 chicken3@i3
        units B: leader_r2@c5 cannon@d4 cannon@e4 cannon@d5
        resources A: rock*2 metal*2
        lineup: cannon soldier golem golem
        """
    )
    play(match, "free build")
    assert offers(match) == ["build soldier"], "five Cannons are on the island"
    assert resources(match, "A") == (0, 2, 2)
    play(match, "build soldier", "at g4")
    assert "soldier@g4" in standing(match, "A")


@rule("SCN-15", "BUILD-10")
def test_scn_15_pilot_of_a_marked_chicken() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 chicken1@i3{shields=1,dice=1}
        units B: leader_r2@c5
        resources A: rock*2
        lineup: soldier golem golem golem
        """
    )
    assert (open_table(match).shields, spent(match, "A")) == (7, 4)
    play(match, "build soldier", "at g4")
    assert (open_table(match).shields, spent(match, "A")) == (8, 5)
    assert standing(match, "A") == ["leader@i3", "soldier@g4"]


TWO_TAGS = """
    turn: 4 B
    units A: leader@i3 golem@g4
    units B: leader_r2@f5
    dice A: claw +2*2
    dice B: star*5
    tags: A>B
"""


@rule("SCN-38", "WIN-1", "WIN-4")
def test_scn_38_two_players() -> None:
    match = table(TWO_TAGS)
    play(match, "B: end", "B: draw 0", "A: skip", "A: attack golem@g4 leader@f5", "add +2", "done")
    assert match.outcome == Outcome((0,), "tags", "WIN-1")
    assert open_table(match).combat is not None and spent(match, "A") == 2, "no clean-up, no draw"
    pardoned = table(TWO_TAGS)
    play(pardoned, "B: star pardon", "B: end", "B: draw 0", "A: skip", "A: attack golem@g4 leader@f5", "add +2", "done")
    assert (pardoned.outcome, tags(pardoned, "B")) == (None, (1, 0))
