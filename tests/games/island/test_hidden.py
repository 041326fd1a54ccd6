"""What is hidden (VIS-1 to VIS-5, RUL-5, RUL-134): the same view for whoever cannot tell two worlds apart."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.glance import open_table, seen, zone
from tests.games.island.table import offers, play, table

BASE = """
    turn: 3 A
    units A: leader@i3 golem@g4{shields=1,dice=1,cards=charm}
    units B: leader_r2@c5 chicken1@f5
    dice A: claw star
    dice B: +2*2
    resources B: rock*3
    strategies B: st_armor
    tags: A>B
    discard: swap push
    machine discard: tower car
    lineup: golem golem golem golem
"""


@rule("VIS-1", "RUL-5")
def test_a_hand_is_secret_and_its_size_is_public() -> None:
    one = table(
        BASE + "    hand A: flip draw\n    hand B: a_plus_1 x_plus_3 redir\n    deck: s_plus_1 s_plus_2 s_plus_3"
    )
    two = table(
        BASE + "    hand A: flip draw\n    hand B: s_plus_1 s_plus_2 s_plus_3\n    deck: a_plus_1 x_plus_3 redir"
    )
    assert seen(one, "A") == seen(two, "A")
    assert seen(one) == seen(two)
    assert [zone(one, seat).hand for seat in "AB"] == [2, 3]
    assert sorted(seen(one, "B").hand) == ["a_plus_1", "redir", "x_plus_3"]
    assert seen(one).hand == ()


@rule("VIS-2")
def test_laid_scrolls_are_known_to_who_laid_them_and_their_number_to_all() -> None:
    one = table(BASE + "    hand B: a_plus_1 x_plus_3 redir\n    deck: s_plus_1")
    two = table(BASE + "    hand B: a_plus_1 x_plus_3 s_plus_1\n    deck: redir")
    play(one, "attack golem@g4 chicken1@f5", "B: lay x_plus_3", "lay redir", "done")
    play(two, "attack golem@g4 chicken1@f5", "B: lay a_plus_1", "lay x_plus_3", "done")
    for match in (one, two):
        assert match.decision.seat == 1, "B is asked again: passing ends it"
    assert seen(one, "A") == seen(two, "A")
    assert (zone(one, "B").laid, zone(one, "B").hand) == (2, 1)
    assert seen(one, "B").laid == ("x_plus_3", "redir")
    play(one, "B: pass")
    combat = open_table(one).combat
    assert combat is not None and sorted(card.card for card in combat.played) == ["redir", "x_plus_3"]


@rule("VIS-3")
def test_nobody_knows_the_order_of_the_decks_but_all_know_their_sizes() -> None:
    one = table(BASE + "    deck: tsunami flip draw\n    machine deck: skimmer golem car")
    two = table(BASE + "    deck: draw flip tsunami\n    machine deck: car golem skimmer")
    assert [seen(one, seat) for seat in "AB"] == [seen(two, seat) for seat in "AB"]
    assert seen(one) == seen(two)
    assert (open_table(one).scroll_deck, open_table(one).machine_deck) == (58, 33)


@rule("VIS-4", "VIS-5")
def test_everything_else_lies_open_to_everybody() -> None:
    match = table(BASE + "    hand A: flip")
    table_seen = seen(match).table
    assert [seen(match, seat).table for seat in "AB"] == [table_seen, table_seen]
    assert table_seen.scroll_discard == ("swap", "push")
    assert table_seen.machine_discard == ("tower", "car")
    a, b = table_seen.seats
    assert (a.dice, a.spent, a.leader) == (("claw", "star"), 2, "leader")
    assert (b.dice, b.resources, b.strategies, b.tags) == (("+2", "+2"), (0, 3, 0), ("st_armor",), (1, 0))
    golem = next(unit for unit in table_seen.units if unit.card == "golem")
    assert (golem.shields, golem.plus, golem.attached) == (1, 1, ("charm",))
    assert (table_seen.lineup, table_seen.supply, table_seen.shields) == (("golem",) * 4, (12, 9, 12), 7)


# -- choices of sets (RUL-134) -------------------------------------------------------------------------------------


@rule("RUL-134", "CMB-5")
def test_scrolls_are_laid_one_by_one_and_nothing_is_disclosed_before_done() -> None:
    match = table(BASE + "    hand B: a_plus_1*2 x_plus_3")
    play(match, "attack golem@g4 chicken1@f5")
    before = seen(match, "A"), seen(match)
    assert offers(match) == ["pass", "lay a_plus_1", "lay x_plus_3"]
    told = play(match, "B: lay a_plus_1")
    assert told == []
    assert (seen(match, "A"), seen(match)) == before, "not even that B is laying something"
    assert seen(match, "B").picked == ("a_plus_1",)
    assert offers(match) == ["done", "lay a_plus_1", "lay x_plus_3"]
    play(match, "B: lay a_plus_1")
    assert offers(match) == ["done", "lay x_plus_3"], "each card at most once"
    events = play(match, "B: done")
    assert [str(event.seen_by(0)) for event in events][:1] == ["ScrollsLaid(seat=1, number=2, scrolls=None)"]
    assert (zone(match, "B").laid, zone(match, "B").hand) == (2, 1)


@rule("RUL-134", "RUL-86")
def test_discarded_scrolls_are_chosen_one_by_one_and_shown_together() -> None:
    match = table(
        BASE
        + """
    step: draw
    deck: hurricane
    hand B: s_plus_1 s_plus_2 s_plus_3 s_plus_4 s_plus_5 s_plus_6 a_plus_1 a_plus_2 a_plus_3 a_plus_4 a_plus_5
"""
    )
    play(match, "draw 1")
    assert (match.decision.kind, match.decision.seat) == ("hand_discard", 1)
    before = seen(match, "A"), seen(match)
    assert play(match, "B: discard s_plus_1") == []
    assert (seen(match, "A"), seen(match)) == before
    assert "discard s_plus_1" not in offers(match) and len(offers(match)) == 10
    events = play(match, "B: discard a_plus_5")
    assert str(events[0]) == "ScrollsDiscarded(seat=1, scrolls=('s_plus_1', 'a_plus_5'))"
    assert zone(match, "B").hand == 9


@rule("RUL-134")
def test_dice_resources_and_pilots_are_picked_one_by_one() -> None:
    match = table(
        """
        turn: 3 A
        step: roll
        units A: leader@i3 chicken1@i3 chicken2@g4 chicken3@f5
        units B: leader_r2@c5
        dice A: claw*2 star*2 +3
        resources A: wood*9
        lineup: golem golem golem golem
        luck: claw claw claw
        """
    )
    assert offers(match) == ["skip", "add claw", "add star", "add +3"]
    play(match, "add claw", "add star")
    assert offers(match) == ["roll", "add claw", "add star", "add +3"]
    play(match, "add star", "roll", "keep", "build golem")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken2@g4", "pilot chicken3@f5"]
    play(match, "pilot chicken2@g4")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken3@f5"], "each at most once"
