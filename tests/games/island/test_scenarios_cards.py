"""The worked scenarios of the specification (6.7, 6.9) on Catastrophes, hidden cards, +1 dice and attached Magic."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.cards import armor, discarded, offered, sheet, strength, told
from tests.games.island.glance import banner, hand, open_table, resources, seen, tags, under_the_table, zone
from tests.games.island.table import offers, play, refused, standing, table


@rule("SCN-41", "CAT-2", "CAT-3", "CAT-4", "CAT-5", "RUL-73")
def test_scn_41_two_at_once_and_the_hand_limit() -> None:
    match = table(
        """
        turn: 3 A
        step: draw
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        hand A: s_plus_1
        hand B: s_plus_2*2 s_plus_3*2 s_plus_4*2 s_plus_5*2 a_plus_1*2 a_plus_2
        discard: draw swap
        deck: hurricane eruption
        """
    )
    play(match, "A: draw 2")
    assert offers(match) == ["first hurricane", "first eruption"]
    play(match, "A: first eruption")
    assert (match.decision.seat, zone(match, "B").hand) == (1, 11)
    play(match, "B: discard s_plus_2", "B: discard a_plus_2")
    assert (zone(match, "B").hand, hand(match, "A"), discarded(match)) == (9, ["s_plus_1"], ())
    deck = under_the_table(match).scroll_deck
    assert len(deck) == 62 - 1 - 9
    assert {"hurricane", "eruption", "draw", "swap", "s_plus_2", "a_plus_2"} <= set(deck)


@rule("SCN-42", "CAT-7", "RUL-72")
def test_scn_42_hurricane() -> None:
    match = table(
        """
        players: 3
        turn: 3 A
        step: draw
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        units C: leader_c@(1,-4)
        resources A: wood*5
        resources B: rock
        deck: hurricane
        """
    )
    play(match, "A: draw 1")
    assert [sum(resources(match, seat)) for seat in "ABC"] == [3, 0, 0]
    assert match.decision.seat == 1  # the next turn


@rule("SCN-44", "CAT-11", "CAT-12", "CAT-13", "RUL-34")
def test_scn_44_eruption() -> None:
    match = table(
        """
        turn: 3 A
        step: draw
        units A: leader@(1,-1){shields=2} golem@(1,0)
        units B: leader_r2@(-3,1) soldier@(-1,0){shields=2} lavawalker@(0,0)
        deck: eruption
        """
    )
    events = play(match, "A: draw 1")
    assert told(events, "UnitDestroyed") == ["unit_destroyed golem@g4", "unit_destroyed lavawalker@f4"]
    assert (sheet(match, "leader@(1,-1)").shields, sheet(match, "soldier@(-1,0)").shields) == (0, 0)
    assert open_table(match).shields == 8


@rule("SCN-45", "CAT-10", "LAVA-2", "LAVA-3", "GEN-12", "RUL-32", "LAVA-5")
def test_scn_45_earthquake() -> None:
    match = table(
        """
        define:
          [[machine]]
          id = "golem"
          [[machine.effects]]
          when = "destroyed"
          op = "destroy"
          target = { owner = "enemy", near = { of = "self", within = 1 }, count = 1 }
        turn: 3 A
        step: draw
        units A: leader@(3,-1) golem@(0,-1){shields=1} tower@(1,0)
        units B: leader_r2@(0,1) chicken1@(0,1) chicken2@(-1,0)
        deck: earthquake
        """
    )
    events = play(match, "A: draw 1")
    flipped = [line.split()[1:] for line in told(events, "TileFlipped")]
    assert flipped == [["f3", "lava"], ["f4", "neutral"], ["f5", "lava"]]
    assert told(events, "UnitDestroyed") == [
        "unit_destroyed golem@f3",
        "unit_destroyed chicken1@f5",
        "unit_destroyed chicken2@e4",
    ]
    assert (match.decision.kind, match.decision.seat) == ("place_leader", 1)
    assert offered(match, "at") == ["e5", "f4"]  # (-1,1) and (0,0), not A's Tower on (1,0)
    play(match, "B: at (0,0)")
    assert standing(match, "B") == ["leader_r2@f4"]
    assert tags(match, "B") == (0, 0)


@rule("SCN-65", "VIS-1", "VIS-2", "RUL-5")
def test_scn_65_hidden_information() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        hand A: s_plus_1 s_plus_2 s_plus_3 a_plus_1 a_plus_2 a_plus_3
        hand B: x_plus_1
        """
    )
    play(match, "A: attack golem@(1,0) chicken1@(0,1)", "A: lay s_plus_1", "A: lay a_plus_3", "A: done")
    view = seen(match, "B")
    assert (view.table.seats[0].laid, view.table.seats[0].hand) == (2, 4)
    assert (view.hand, view.laid, view.known) == (("x_plus_1",), (), ())
    told_of_a = [name for name in ("s_plus", "a_plus") if name in str(view.to_json())]
    assert told_of_a == []
    assert seen(match, "A").laid == ("s_plus_1", "a_plus_3")


@rule("SCN-68", "TURN-2", "RUL-124")
def test_scn_68_taking_back_a_plus_one_die() -> None:
    match = table(
        """
        turn: 3 A
        step: roll
        units A: leader@(3,-1) soldier@(1,0){dice=1} chicken1@(1,-1)
        units B: leader_r2@(-3,1)
        dice A: claw*4
        luck: star
        """
    )
    assert strength(match, "soldier@(1,0)") == 3
    play(match, "A: lift soldier@(1,0)", "A: roll")
    assert (banner(match, "A"), strength(match, "soldier@(1,0)")) == ("claw claw claw claw star", 2)
    assert refused(match, "place +1 chicken1@(1,-1)") == "DICE-1"  # no such die is on the Banner


@rule("SCN-69", "MAGIC-1", "MAGIC-3", "CMB-11", "PILOT-3")
def test_scn_69_attached_magic() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) tower@(1,0)
        units B: leader_r2@(-3,1) golem@(0,1){dice=5}
        hand A: charm s_plus_1
        """
    )
    play(match, "A: attack tower@(1,0) golem@(0,1)", "A: lay charm", "A: lay s_plus_1")
    play(match, "A: resolve charm", "A: target tower@(1,0)")
    assert (sheet(match, "tower@(1,0)").attached, discarded(match)) == (("charm",), ("s_plus_1",))
    assert armor(match, "tower@(1,0)") == 10
    play(match, "A: end", "A: draw 0", "B: skip", "B: attack golem@(0,1) tower@(1,0)")
    assert standing(match, "A") == ["leader@i3"]
    assert discarded(match) == ("s_plus_1", "charm")
    assert open_table(match).machine_discard == ("tower",)
    assert zone(match, "A").destroyed == ("chicken1", "chicken2", "chicken3", "chicken4", "chicken5", "chicken6")
