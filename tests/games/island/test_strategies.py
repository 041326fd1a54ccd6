"""Strategies in play (STRAT): from when they count, how many there may be, and what goes if there are too many.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, zone
from tests.games.island.table import offers, play, table
from topcluck.kernel.match import Match


def attack(lines: str) -> Match:
    """A's Golem attacks B's Tower; A lays all Strategies of its hand."""
    match = table(f"""
        turn: 3 A
        units A: leader@i3 golem@g4 chicken6@h3
        units B: leader_b@c5 tower@f5
        {lines}
    """)
    play(match, "attack golem@g4 tower@f5")
    while offers(match, "lay"):
        play(match, offers(match, "lay")[0])
    return match


@rule("STRAT-1", "STRAT-4", "CMB-8")
def test_a_strategy_stays_in_front_of_its_player_and_counts_for_its_units_only() -> None:
    match = attack("hand A: st_trenches")
    assert (zone(match, "A").strategies, zone(match, "B").strategies) == (("st_trenches",), ())
    assert open_table(match).scroll_discard == ()
    assert piece(match, "chicken6@h3").armor == 2 + 1


@rule("STRAT-2", "STRAT-3", "LIMIT-4")
@pytest.mark.parametrize(
    ("limit", "old", "drops"),
    [
        (3, "st_plus_2 st_armor", []),
        (3, "st_plus_2 st_armor st_speed", ["drop st_plus_2", "drop st_armor", "drop st_speed", "drop st_trenches"]),
        (2, "st_plus_2 st_armor", ["drop st_plus_2", "drop st_armor", "drop st_trenches"]),
        (0, "-", []),
    ],
)
def test_what_is_above_the_limit_is_discarded_at_once(limit: int, old: str, drops: list[str]) -> None:
    match = attack(f"option: strategy_limit = {limit}\n        strategies A: {old}\n        hand A: st_trenches")
    assert offers(match, "drop") == drops
    if drops:
        play(match, "drop st_trenches")
        assert zone(match, "A").strategies == tuple(old.split()), "the new one may go as well as any"
    assert len(zone(match, "A").strategies) == min(limit, 3)


REPLACING = "option: strategy_overflow = replace_old\n        "


@rule("STRAT-3")
def test_the_new_one_stays_where_an_old_one_must_go() -> None:
    match = attack(REPLACING + "strategies A: st_armor st_speed st_plus_2\n        hand A: st_trenches")
    assert offers(match, "drop") == ["drop st_armor", "drop st_speed", "drop st_plus_2"]
    play(match, "drop st_speed")
    assert zone(match, "A").strategies == ("st_armor", "st_plus_2", "st_trenches")
    assert open_table(match).scroll_discard == ("st_speed",)


@rule("STRAT-3")
def test_an_old_copy_of_the_new_one_may_go() -> None:
    match = attack(REPLACING + "strategies A: st_plus_2 st_armor st_speed\n        hand A: st_plus_2")
    assert offers(match, "drop") == ["drop st_plus_2", "drop st_armor", "drop st_speed"]
    play(match, "drop st_plus_2")
    assert sorted(zone(match, "A").strategies) == ["st_armor", "st_plus_2", "st_speed"]


ROOM = """
        define:
          [[scroll]]
          id = "st_speed"
          effects = [{ when = "static", op = "modify_limit", limit = "strategies", amount = 1 }]
"""  # a Strategy that allows for one more


@rule("STRAT-2", "STRAT-4")
def test_a_strategy_that_raises_the_limit_makes_room_for_itself() -> None:
    match = attack("strategies A: st_plus_2 st_armor st_trenches\n        hand A: st_speed" + ROOM)
    assert zone(match, "A").strategies == ("st_plus_2", "st_armor", "st_trenches", "st_speed")


@rule("STRAT-2", "STRAT-3")
def test_when_the_one_goes_that_raised_the_limit_another_must_follow() -> None:
    match = attack("strategies A: st_plus_2 st_armor st_plus_2 st_speed\n        hand A: st_trenches" + ROOM)
    play(match, "drop st_speed")
    assert offers(match) == ["drop st_plus_2", "drop st_armor", "drop st_trenches"], "three are the limit again"
    play(match, "drop st_armor")
    assert zone(match, "A").strategies == ("st_plus_2", "st_plus_2", "st_trenches")
    assert offers(match) == ["end"]


@rule("STRAT-3", "CMB-9")
def test_a_dropped_strategy_no_longer_counts_in_the_same_combat() -> None:
    match = table("""
        turn: 3 A
        option: strategy_limit = 1
        units A: leader@i3 golem@g4
        units B: leader_b@c5 golem@f5
        strategies A: st_plus_2
        hand A: st_speed
        hand B: a_plus_2
    """)
    play(match, "attack golem@g4 golem@f5", "A: lay st_speed", "B: lay a_plus_2", "A: drop st_plus_2")
    assert piece(match, "golem@f5").armor == 6, "it still stands: 6 against 8, without the +2"
