"""Windows (RUL-110): abilities that may be used at any time, in whoever's turn."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.cards import compared
from tests.games.island.first import first
from tests.games.island.glance import banner, hand, spent
from tests.games.island.table import offers, play, refused, state_of, table
from topcluck.kernel.match import Match

UNTIMED = '{ when = "activate", op = "gain_resources", amount = 1, player = "you" }'  # neither stars nor `uses`
POSITION = """
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_b@(-3,1) chicken1@(0,1)
    dice A: claw
    deck: s_plus_2*2
"""


def leaders(*ids: str, effect: str = UNTIMED) -> str:
    """Leaders with the same ability, in the lines of a position."""
    cards = [f'  [[leader]]\n  id = "{id}"\n  effects = [{effect}]' for id in ids]
    return "\ndefine:\n" + "\n".join(cards)


def lines(text: str) -> str:
    """Lines of a position without the space before them."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def asked(match: Match) -> tuple[str, str]:
    """Who is asked what."""
    return "ABCD"[match.decision.seat], match.decision.kind


# -- when (RUL-110) ----------------------------------------------------------------------------------------------------


@rule("STAR-11", "RUL-110")
def test_an_ability_without_stars_and_timing_is_offered_after_each_action_and_before_the_draw() -> None:
    match = first(lines(POSITION) + "\nsupply: wood*9" + leaders("leader_b"))
    assert asked(match) == ("B", "window"), "before the first action"
    play(match, "B: pass", "claw move", "move golem@(1,0)", "step (2,0)")
    assert asked(match) == ("B", "window"), "after an action, in the turn of A"
    assert offers(match) == ["pass", "use leader@c5 1"]
    play(match, "B: pass")
    assert asked(match) == ("A", "action")
    play(match, "end")
    assert asked(match) == ("B", "window"), "before the Draw step"
    play(match, "B: use leader@c5 1")
    assert (state_of(match).resources[3:], asked(match)) == ([1, 0, 0], ("B", "roll")), "A has drawn, and B is up"


@rule("RUL-110")
def test_there_is_a_window_before_the_first_action_for_the_active_player_too() -> None:
    match = first(lines(POSITION).replace("turn: 3 A", "turn: 3 B") + "\nstep: roll" + leaders("leader_b"))
    play(match, "B: skip")
    assert asked(match) == ("B", "window")
    play(match, "use leader@c5 1", "take rock")
    assert asked(match) == ("B", "action")
    assert offers(match, "use") == []


@rule("RUL-136", "RUL-110")
def test_it_is_used_once_per_turn_of_whichever_player() -> None:
    match = first(lines(POSITION) + leaders("leader_b"))
    play(match, "B: pass", "claw move", "move golem@(1,0)", "step (2,0)")
    play(match, "B: use leader@c5 1", "take wood", "end")
    assert asked(match) == ("B", "roll"), "used up in the turn of A"
    play(match, "skip", "B: use leader@c5 1", "take wood", "end")
    assert asked(match) == ("A", "roll")
    play(match, "skip")
    assert asked(match) == ("B", "window"), "each turn anew"


@rule("STAR-11")
def test_by_card_text_it_is_offered_in_the_own_actions_only() -> None:
    match = first(lines(POSITION) + "\noption: starless_ability_timing = card_text" + leaders("leader_b"))
    play(match, "claw move", "move golem@(1,0)", "step (2,0)")
    assert asked(match) == ("A", "action")
    play(match, "end")
    assert asked(match) == ("B", "roll")
    play(match, "skip")
    assert "use leader@c5 1" in offers(match)


@rule("STAR-11", "FX-13")
def test_an_ability_that_says_how_often_has_a_stated_timing() -> None:
    match = first(lines(POSITION) + leaders("leader_b", effect=UNTIMED.replace("op =", "uses = 2, op =")))
    play(match, "claw move", "move golem@(1,0)", "step (2,0)", "end")
    assert asked(match) == ("B", "roll")
    assert not state_of(match).box.windows


@rule("STAR-11", "STAR-1", "RUL-110")
def test_at_a_window_only_abilities_for_any_time_are_offered() -> None:
    """B's Tower may be used once a turn, or for a star: in the turn of B."""
    own = '{ when = "activate", uses = 1, op = "draw", amount = 1, player = "you" }, ' + STAR
    tower = f'\n  [[machine]]\n  id = "tower"\n  effects = [{own}]'
    text = lines(POSITION).replace("chicken1@(0,1)", "chicken1@(0,1) tower@(-1,1)")
    match = first(text + "\ndice B: star" + leaders("leader_b") + tower)
    assert (asked(match), offers(match)) == (("B", "window"), ["pass", "use leader@c5 1"])


# -- in which order (RUL-110) ------------------------------------------------------------------------------------------


THREE = """
    players: 3
    turn: 3 B
    units A: leader@(3,-1)
    units B: leader_b@(-3,1) golem@(-1,1)
    units C: leader_c@(1,-4)
    dice B: claw
"""


@rule("RUL-110")
def test_the_active_player_is_asked_first_and_it_closes_when_all_pass_in_a_row() -> None:
    match = first(lines(THREE) + leaders("leader", "leader_b", "leader_c"))
    play(match, "B: pass", "C: pass", "A: pass", "claw move", "move golem@(-1,1)", "step (-2,1)")
    play(match, "B: pass", "C: pass")
    assert asked(match) == ("A", "window")
    play(match, "use leader@(3,-1) 1", "A: take wood")
    assert asked(match) == ("B", "window"), "who passed is asked again"
    play(match, "B: pass", "C: pass")
    assert asked(match) == ("B", "action"), "A has nothing left to use and is not asked"


# -- in a combat (RUL-110, CMB-5) --------------------------------------------------------------------------------------


HELP = '{ when = "activate", op = "modify", stat = "armor", amount = 2, target = { fights = "defender" } }'


@rule("RUL-110", "STAR-11")
def test_in_a_combat_it_is_offered_at_each_turn_of_the_card_play_and_after_the_reveals() -> None:
    text = lines(POSITION) + "\nhand A: s_plus_1\nhand B: a_plus_1" + leaders("leader_b", effect=HELP)
    match = first(text)
    play(match, "free attack", "attack golem@(1,0) chicken1@(0,1)")
    order = []
    while asked(match)[1] != "action":
        order.append(" ".join(asked(match)))
        match.push_text("pass")
    assert order == ["B window", "A combat_play", "B window", "B combat_play", "B window"]
    helped = first(text)
    play(helped, "free attack", "attack golem@(1,0) chicken1@(0,1)", "B: pass", "A: pass", "B: pass", "B: pass")
    assert compared(play(helped, "B: use leader@c5 1")) == (6, 4)


@rule("RUL-110")
def test_outside_a_combat_an_ability_for_a_fighting_unit_is_not_offered() -> None:
    match = first(lines(POSITION) + leaders("leader_b", effect=HELP))
    play(match, "claw move", "move golem@(1,0)", "step (2,0)")
    assert asked(match) == ("A", "action")


# -- star abilities, as a house rule (RUL-12) --------------------------------------------------------------------------


STAR = '{ when = "activate", stars = 1, op = "gain_resources", amount = 1, player = "you" }'


@rule("RUL-12", "STAR-1")
@pytest.mark.parametrize("timing", ["own_actions", "any_time"])
def test_star_abilities_are_offered_at_windows_only_by_a_house_rule(timing: str) -> None:
    extra = f"\ndice B: star*2 claw\noption: star_ability_timing = {timing}"
    match = first(lines(POSITION) + extra + leaders("leader_b", effect=STAR))
    if timing == "own_actions":
        assert asked(match) == ("A", "action")
        return
    assert asked(match) == ("B", "window")
    play(match, "B: use leader@c5 1", "take wood")
    assert (banner(match, "B"), spent(match, "B")) == ("claw star", 3), "paid with stars on the own Banner"
    assert asked(match) == ("B", "window"), "as often as paid for"
    play(match, "use leader@c5 1", "take wood")
    assert asked(match) == ("A", "action")


@rule("RUL-12", "STAR-3")
def test_the_star_abilities_of_everybody_keep_their_time() -> None:
    extra = "\ndice B: star*5\noption: star_ability_timing = any_time"
    match = first(lines(POSITION) + extra + leaders("leader_b", effect=STAR))
    assert offers(match) == ["pass", "use leader@c5 1"]
    assert refused(match, "star draw") == "TURN-1"


@rule("RUL-110")
def test_an_action_is_not_given_in_the_turn_of_another() -> None:
    act = '{ when = "activate", op = "free_action", action = "move", target = { ref = "self" } }'
    match = first(lines(POSITION) + leaders("leader_b", effect=act))
    play(match, "claw move", "move golem@(1,0)", "step (2,0)", "end")
    assert asked(match) == ("B", "roll")


# -- reading and writing -----------------------------------------------------------------------------------------------


def test_a_window_is_written_and_read_like_everything_else() -> None:
    match = first(lines(POSITION) + leaders("leader_b"))
    text = match.game.write_position(match.state)
    assert "pending: window seat=B passes=1\n" in text
    assert state_of(topcluck.position(text)).dump() == state_of(match).dump()


def test_without_such_abilities_there_are_no_windows() -> None:
    match = table(lines(POSITION))
    assert not state_of(match).box.windows
    house = topcluck.new("chicken-island", edition="first-de", options={"default_island": "preset"})
    assert not state_of(house).box.windows
    assert hand(match, "A") == []
