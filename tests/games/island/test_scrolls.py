"""Drawing and discarding Scrolls (SCR, RUL-28, RUL-134)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.cards import compared, discarded, offered, told
from tests.games.island.glance import hand, open_table, under_the_table, zone
from tests.games.island.table import offers, play, table
from topcluck.games.island.sets import load_set
from topcluck.kernel.match import Match

SCROLLS = [card.id for card in load_set("stub").scrolls for _ in range(card.copies)]


def drawing(deck: str, discard: str, number: int = 2) -> Match:
    """A draws at the end of the turn; the deck ends after the cards named, and B holds all that are nowhere else."""
    left = list(SCROLLS)
    for name in f"{deck} {discard}".split():
        left.remove(name)
    match = table(
        f"""
        option: hand_limit_after_catastrophe = none
        turn: 3 A
        step: draw
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        hand B: {" ".join(name for name in left if name not in CATASTROPHES)}
        struck: {" ".join(name for name in left if name in CATASTROPHES)}
        deck: {deck} -
        discard: {discard}
        """
    )
    play(match, f"A: draw {number}")
    return match


CATASTROPHES = ("hurricane", "tsunami", "earthquake", "eruption")


@rule("SCR-1", "SCR-3")
def test_everybody_draws_from_one_deck_and_discards_to_one_pile() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        hand A: draw
        hand B: draw
        deck: s_plus_1 s_plus_2
        """
    )
    play(match, "A: play draw", "A: end", "A: draw 0", "B: skip", "B: play draw")
    assert (hand(match, "A"), hand(match, "B"), discarded(match)) == (["s_plus_1"], ["s_plus_2"], ("draw", "draw"))


@rule("SCR-1")
def test_a_scroll_is_magic_and_goes_a_strategy_and_stays_or_a_catastrophe_and_strikes() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        hand A: draw st_speed
        deck: earthquake
        """
    )
    play(match, "A: attack golem@(1,0) chicken1@(0,1)", "A: lay draw", "A: lay st_speed")
    events = play(match, "A: resolve draw")
    assert told(events, "CatastropheStruck") == ["catastrophe_struck earthquake"]
    assert (zone(match, "A").strategies, discarded(match)) == (("st_speed",), ("draw",))


@rule("SCR-2")
def test_anybody_may_lay_any_magic_or_strategy_in_combat_whatever_it_does() -> None:
    match = table(
        """
        players: 3
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        units C: leader_c@(1,-4)
        hand C: draw st_speed s_plus_1 charm flip
        """
    )
    play(match, "A: attack golem@(1,0) chicken1@(0,1)")
    assert (match.decision.seat, offered(match, "lay")) == (2, ["charm", "draw", "flip", "s_plus_1", "st_speed"])
    events = play(match, "C: lay draw", "C: lay st_speed", "C: done", "C: pass", "C: resolve draw")
    assert compared(events) == (6, 2)
    assert zone(match, "C").strategies == ("st_speed",)


@rule("SCR-4", "RUL-28")
def test_a_draw_from_an_empty_deck_shuffles_the_discard_pile_first() -> None:
    match = drawing("", "s_plus_1 s_plus_2 s_plus_3")
    assert len(hand(match, "A")) == 2
    assert (open_table(match).scroll_deck, discarded(match)) == (1, ())
    assert set(hand(match, "A")) | set(under_the_table(match).scroll_deck) == {"s_plus_1", "s_plus_2", "s_plus_3"}


@rule("SCR-4", "RUL-28")
def test_a_draw_that_asks_for_more_than_there_is_goes_on_with_the_discard_pile() -> None:
    match = drawing("a_plus_1", "s_plus_1 s_plus_1")
    assert (hand(match, "A"), open_table(match).scroll_deck, discarded(match)) == (["a_plus_1", "s_plus_1"], 1, ())


@rule("RUL-28", "CAT-5")
def test_cards_missing_beside_a_catastrophe_are_not_made_up() -> None:
    match = drawing("earthquake", "s_plus_1 s_plus_2")
    assert hand(match, "A") == []
    assert sorted(under_the_table(match).scroll_deck) == sorted([*CATASTROPHES, "s_plus_1", "s_plus_2"])


@rule("SCR-4")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    match = drawing("", "")
    assert hand(match, "A") == [] and match.decision.seat == 1


@rule("SCR-4")
def test_the_discard_pile_stays_while_the_deck_has_enough() -> None:
    match = drawing("a_plus_1 a_plus_2", "s_plus_1")
    assert (hand(match, "A"), discarded(match), open_table(match).scroll_deck) == (
        ["a_plus_1", "a_plus_2"],
        ("s_plus_1",),
        0,
    )


@rule("RUL-9", "TURN-7")
def test_the_cards_of_one_draw_come_together_and_in_order_from_the_top() -> None:
    match = drawing("a_plus_1 s_plus_1 x_plus_1", "")
    assert hand(match, "A") == ["a_plus_1", "s_plus_1"]
    assert under_the_table(match).scroll_deck == ("x_plus_1",)


@rule("RUL-134")
def test_cards_to_discard_are_chosen_one_by_one_and_lie_open_together() -> None:
    match = table(
        """
        turn: 3 A
        step: draw
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        hand A: s_plus_1*2 s_plus_2*2 s_plus_3*2 s_plus_4*2 s_plus_5*2 s_plus_6
        deck: earthquake
        """
    )
    assert play(match, "A: draw 1")[-1].type() != "scrolls_discarded"
    assert told(play(match, "A: discard s_plus_6"), "ScrollsDiscarded") == []
    assert (discarded(match), "discard s_plus_6" in offers(match)) == ((), False)
    events = play(match, "A: discard s_plus_1")
    assert told(events, "ScrollsDiscarded") == ["scrolls_discarded ['s_plus_1', 's_plus_6']"]
