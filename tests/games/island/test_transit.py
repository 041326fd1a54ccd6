"""Own units that share a hex on their way (MOVE-6, MOVE-7, RUL-18, RUL-132): who is in transit, and what may happen.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import banner, piece
from tests.games.island.pictures import assert_reach
from tests.games.island.table import offers, play, standing, table
from topcluck.kernel.match import Match

TWIST = """
    define:
      [[scroll]]
      id = "draw"
      effects = [{ when = "resolve", op = "set_die", amount = 1 }]
"""  # a Draw card that turns a die on the Banner to another face: the engine cannot foresee it


def steps(match: Match) -> str:
    """The hexes on offer for the next step."""
    return " ".join(sorted(offer.removeprefix("step ") for offer in offers(match, "step")))


# -- when a move may end on own units (MOVE-6) -------------------------------------------------------------------------


@rule("MOVE-6", "RUL-132")
def test_a_move_may_end_on_an_own_unit_only_with_another_move_action_left() -> None:
    drawing = """
         * * . .
        * G T . .
         * * . .
    """
    assert_reach("G", drawing, claws=1)
    assert_reach("G", drawing, claws=2, onto="T")


@rule("MOVE-6", "RUL-132")
@pytest.mark.parametrize(("free", "ends"), [("left", "g4 h3"), ("used", "h3")])
def test_the_free_action_is_a_move_action_left(free: str, ends: str) -> None:
    match = table(f"""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4
        units B: leader@c5
        dice A: claw
        free: {free}
    """)
    play(match, "claw move", "move golem@h4")
    assert steps(match) == ends


@rule("MOVE-6", "RUL-132", "MACH-6")
def test_a_battle_cars_own_unused_move_is_a_move_action_left() -> None:
    text = """
        turn: 3 A
        units A: leader@i3 car@h4 tower@h3 tower@g4 tower@g3
        units B: leader@c5
        free: used
        dice A: claw
    """
    match = table(text)
    play(match, "claw move", "move car@h4", "step g4")
    assert "stop" in offers(match)
    used = table(text)
    play(used, "use car@h4 1", "step g4")
    assert "stop" in offers(used), "the claw is left"
    none = table(text.replace("dice A: claw", "dice A: star"))
    play(none, "use car@h4 1", "step g4")
    assert "stop" not in offers(none), "its own move is the last one"


@rule("RUL-132")
@pytest.mark.parametrize(("claws", "ends"), [(1, ""), (2, "F"), (3, "F G"), (4, "F G H")])
def test_a_way_out_must_be_near_enough_for_the_moves_left(claws: int, ends: str) -> None:
    """Skimmer of speed 1 at Sea: it cannot go back, for the way out leads over tiles. Behind Towers, the nearest free
    hexes are e5 and f3: 1 step from f5, 2 from g4, 3 from h4."""
    match = table(f"""
        turn: 3 A
        units A: skimmer@g5 tower@f5 tower@g4 tower@h4 tower@h3 tower@g3
        units B: leader@c5
        free: used
        dice A: claw*{claws}
        define:
          [[machine]]
          id = "skimmer"
          speed = 1
    """)
    play(match, "claw move", "move skimmer@g5")
    towers = {"f5": "F", "g4": "G", "h4": "H"}
    assert " ".join(sorted(towers[hex] for hex in steps(match).split() if hex in towers)) == ends


@rule("RUL-132")
def test_every_player_counts_the_own_moves() -> None:
    text = """
        turn: 3 B
        units A: leader@i3
        units B: leader_b@c5 golem@d4 tower@e4
        free: used
        dice A: claw*{a}
        dice B: claw*{b}
    """
    for a, b, ends in ((5, 1, "d5"), (0, 2, "d5 e4")):
        match = table(text.format(a=a, b=b).replace("        dice A: claw*0\n", ""))
        play(match, "claw move", "move golem@d4")
        assert steps(match) == ends


@rule("RUL-132")
@pytest.mark.parametrize(
    "ability",
    [
        'op = "free_action", action = "attack", target = { ref = "self" }',
        'op = "add_shield", amount = 1, target = { ref = "self" }',
        'op = "free_action", action = "move", target = { owner = "you", count = 1 }',
        'stars = 1, op = "free_action", action = "move", target = { ref = "self" }',
    ],
)
def test_no_other_ability_counts_as_a_move_action_left(ability: str) -> None:
    uses = "" if "stars" in ability else "uses = 1, "
    match = table(f"""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4
        units B: leader@c5
        free: used
        dice A: claw star
        define:
          [[machine]]
          id = "golem"
          effects = [{{ when = "activate", {uses}{ability} }}]
    """)
    play(match, "claw move", "move golem@h4")
    assert steps(match) == "h3"


@rule("RUL-132")
def test_a_way_out_counts_the_speed_of_the_fastest() -> None:
    """The same Skimmer with speed 2: one move action goes as far as two did."""
    match = table("""
        turn: 3 A
        units A: skimmer@g5 tower@f5 tower@g4 tower@h4 tower@h3 tower@g3
        units B: leader@c5
        free: used
        dice A: claw*2
        define:
          [[machine]]
          id = "skimmer"
          speed = 2
    """)
    play(match, "claw move", "move skimmer@g5", "step g4")
    assert "stop" in offers(match)
    match.pop()
    play(match, "step h4")
    assert "stop" not in offers(match), "three steps to f3, and only two in the one move left"


@rule("RUL-132", "LAVA-1")
def test_lava_is_no_way_out() -> None:
    text = """
        turn: 3 A
        units A: {unit}@g5 tower@f5 tower@g4 tower@e5
        units B: leader@c5 chicken1@g3 chicken2@h3 chicken3@h4
        free: used
        dice A: claw*2
        define:
          [[machine]]
          id = "skimmer"
          speed = 1
          effects = [
            {{ when = "static", op = "grant", trait = "sea_walk", target = {{ ref = "self" }} }},
            {{ when = "static", op = "grant", trait = "{trait}", target = {{ ref = "self" }} }},
          ]
    """
    match = table(text.format(unit="skimmer", trait="sheltered"))
    play(match, "claw move", "move skimmer@g5")
    assert "f5" not in steps(match).split() and "g4" not in steps(match).split()
    immune = table(text.format(unit="skimmer", trait="lava_walk"))
    play(immune, "claw move", "move skimmer@g5")
    assert {"f5", "g4"} <= set(steps(immune).split()), "who may stand on Lava finds it there"


@rule("MOVE-6")
@pytest.mark.parametrize(
    ("option", "first", "then"),
    [("until_last_move", "g4 h3", True), ("consecutive_moves", "g4 h3", False), ("within_one_move", "h3", None)],
)
def test_how_own_units_may_be_passed_by_several_moves_is_an_option(option: str, first: str, then: bool | None) -> None:
    match = table(f"""
        turn: 3 A
        option: own_overlap = {option}
        units A: leader@i3 golem@h4 tower@g4 chicken1@f5
        units B: leader@c5 chicken1@e5
        dice A: claw*2 chicken +1 star
        hand A: push
    """)
    play(match, "claw move", "move golem@h4")
    assert steps(match) == first
    if then is None:
        return
    play(match, "step g4")
    free_to_act = ["free attack", "claw attack", "chicken retrieve", "star lineup", "place +1 leader@i3", "play push"]
    assert [act in offers(match) for act in free_to_act] == [then] * len(free_to_act)
    assert {"free move", "claw move"} <= set(offers(match))
    play(match, "free move")
    assert offers(match) == (["move leader@i3", "move chicken1@f5", "move golem@g4"] if then else ["move golem@g4"])


# -- while a unit is in transit (MOVE-6, RUL-18) -----------------------------------------------------------------------


def in_transit(dice: str, more: str = "", rest: str = "") -> Match:
    """A's Golem has gone to g4, where A's Tower stands, with the free action."""
    match = table(f"""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4 {more}
        units B: leader@c5 chicken1@e5
        dice A: {dice}
        {rest}
    """)
    play(match, "free move", "move golem@h4", "step g4")
    return match


@rule("MOVE-6")
def test_the_step_cannot_end_while_a_way_out_exists() -> None:
    match = in_transit("claw")
    assert offers(match) == ["claw move"]
    play(match, "claw move")
    assert offers(match) == ["move golem@g4"]
    assert sorted(standing(match, "A")) == ["golem@g4", "leader@i3", "tower@g4"]
    play(match, "move golem@g4")
    assert steps(match) == "f4 f5 g3 h3 h4"
    play(match, "step f5")
    assert offers(match) == ["end"]
    assert sorted(standing(match, "A")) == ["golem@f5", "leader@i3", "tower@g4"]


@rule("MOVE-6", "RUL-132")
def test_other_actions_need_a_way_out_after_their_payment() -> None:
    match = in_transit("claw*2", "chicken1@f5")
    assert {"claw move", "claw attack"} == set(offers(match))
    play(match, "attack chicken1@f5 chicken1@e5")
    assert offers(match) == ["claw move"], "the last claw is for the Golem"
    play(match, "claw move")
    assert offers(match) == ["move golem@g4"]


@rule("MOVE-6", "RUL-132")
def test_what_costs_no_move_action_may_be_done_in_transit() -> None:
    match = in_transit("claw chicken +1 star", rest="hand A: push")
    assert set(offers(match)) == {
        "claw move", "chicken retrieve", "star lineup", "star sift", "place +1 leader@i3", "place +1 golem@g4",
        "place +1 tower@g4", "play push",
    }  # fmt: skip


@rule("MOVE-6", "RUL-132", "ACT-2")
def test_the_free_action_is_kept_for_the_way_out_too() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4 chicken1@f5
        units B: leader@c5 chicken1@e5
        dice A: claw
        resources A: rock*2
        lineup: soldier soldier soldier soldier
    """)
    play(match, "claw move", "move golem@h4", "step g4")
    assert offers(match) == ["free move"], "no build, attack or retrieve: they would cost the only move left"


@rule("RUL-18", "MOVE-6")
def test_a_unit_in_transit_does_not_attack() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4 chicken1@h3
        units B: leader@c5 chicken1@f5 chicken2@g3
        dice A: claw*2
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw attack")
    assert offers(match) == [
        "attack chicken1@h3 chicken2@g3", "attack tower@g4 chicken1@f5", "attack tower@g4 chicken2@g3",
    ]  # fmt: skip


CAR_WITH_A_BITE = """
    turn: 3 A
    units A: leader@i3 car@h4 tower@g4
    units B: leader_b@c5 chicken1@f5
    free: used
    dice A: claw star
    define:
      [[machine]]
      id = "car"
      speed = 1
      [[machine.effects]]
      when = "activate"
      uses = 1
      op = "free_action"
      action = "move"
      target = { ref = "self" }
      [[machine.effects]]
      when = "activate"
      stars = 1
      op = "destroy"
      target = { owner = "enemy", near = { of = "self", within = 1 }, count = 1 }
"""


@rule("RUL-18")
def test_a_unit_in_transit_uses_no_ability_but_its_own_move() -> None:
    match = table(CAR_WITH_A_BITE)
    play(match, "claw move", "move car@h4", "step g4")
    assert set(offers(match)) == {"use car@g4 1", "star lineup", "star sift"}
    play(match, "use car@g4 1")
    assert steps(match) == "f4 g3 h3 h4"
    play(match, "step h4")
    assert offers(match, "use") == [], "nobody is near it there"


@rule("RUL-18")
def test_with_its_own_move_gone_a_battle_car_in_transit_has_no_ability_at_all() -> None:
    match = table(CAR_WITH_A_BITE)
    play(match, "use car@h4 1", "step g4")
    assert set(offers(match)) == {"claw move", "star lineup", "star sift"}


@rule("RUL-18")
def test_a_chicken_in_transit_is_no_pilot() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken1@h4 chicken2@h3 tower@g4
        units B: leader@c5
        dice A: claw*2
        resources A: rock*2
        lineup: soldier soldier soldier soldier
    """)
    play(match, "claw move", "move chicken1@h4", "step g4", "free build", "build soldier")
    play(match, "at h4")
    assert "chicken1@g4" in standing(match, "A")
    assert "chicken2@h3" not in standing(match, "A")


# -- clearing the overlap (MOVE-6, RUL-132) ----------------------------------------------------------------------------


@rule("MOVE-6", "RUL-132")
def test_the_overlap_may_be_cleared_by_moving_the_other_away() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 golem@g4
        units B: leader@c5
        dice A: claw
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move")
    assert sorted(offers(match)) == ["move golem#2@g4", "move golem@g4"], "the Leader's would be the last move"
    play(match, "move golem@g4", "step f5")
    assert offers(match) == ["end"]
    assert sorted(standing(match, "A")) == ["golem@f5", "golem@g4", "leader@i3"]


@rule("RUL-132")
def test_a_move_that_takes_only_some_of_the_others_away_needs_a_way_out() -> None:
    """A Golem in transit over a stack of two Chickens: with the last claw both go, or neither."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 chicken1@g4 chicken2@g4
        units B: leader@c5
        dice A: claw
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move chicken1@g4", "step h4")
    assert sorted(standing(match, "A")) == ["chicken1@h4", "chicken2@h4", "golem@g4", "leader@i3"]
    two = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 chicken1@g4 chicken2@g4
        units B: leader@c5
        dice A: claw*2
    """)
    play(two, "free move", "move golem@h4", "step g4", "claw move", "move chicken1@g4")
    assert sorted(offers(two)) == ["go", "with chicken2@g4"]


@rule("RUL-132")
def test_the_others_do_not_make_room_with_consecutive_moves() -> None:
    match = table("""
        turn: 3 A
        option: own_overlap = consecutive_moves
        units A: leader@i3 golem@h4 car@g4
        units B: leader@c5
        dice A: claw
    """)
    play(match, "free move", "move golem@h4", "step g4")
    assert offers(match) == ["claw move"], "nor by their own free move"
    play(match, "claw move")
    assert offers(match) == ["move golem@g4"]


@rule("MOVE-6")
def test_there_is_only_one_overlap_at_a_time() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4 lavawalker@h3 tower@g3
        units B: leader@c5
        dice A: claw*3
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move lavawalker@h3", "step g3")
    assert "stop" not in offers(match), "past the second Tower, not onto it"
    play(match, "step f3")
    assert offers(match) == ["claw move"]


@rule("MOVE-6", "RUL-132")
def test_who_makes_room_may_become_the_one_in_transit() -> None:
    """Golem on Golem: the one below goes on to the Tower, now the only overlap, with a claw left to leave it."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 golem@g4 tower@g3
        units B: leader@c5
        dice A: claw*2
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move golem@g4")
    assert steps(match) == "f4 f5 g3 h3 h4"
    play(match, "step g3")
    assert offers(match) == ["claw move"]
    play(match, "claw move")
    assert offers(match) == ["move golem@g3"]


@rule("RUL-132", "MACH-6")
def test_a_battle_car_in_the_way_makes_room_by_its_own_move_even_without_a_way_out() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 car@g4
        units B: leader@c5
        dice A: claw
        hand A: draw
    """ + TWIST)  # fmt: skip
    play(match, "free move", "move golem@h4", "step g4", "play draw", "turn claw star")
    assert offers(match) == ["use car@g4 1", "end"]
    play(match, "use car@g4 1", "step f5", "stop")
    assert "end" in offers(match)
    assert sorted(standing(match, "A")) == ["car@f5", "golem@g4", "leader@i3"]


@rule("RUL-132")
def test_a_group_in_transit_moves_only_as_a_whole() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@h4 chicken1@h4 tower@g4 soldier@h3
        units B: leader@c5
        dice A: claw*3
    """)
    play(match, "free move", "move soldier@h4", "with chicken1@h4", "step g4", "stop", "claw move")
    assert offers(match) == ["move leader@i3", "move chicken1@g4", "move soldier@h3"], "one name for the whole group"
    play(match, "move soldier@h3", "step g4")
    assert offers(match, "join") == [], "nobody is picked out of a group in transit"
    play(match, "step h4", "claw move", "move chicken1@g4", "step f5")
    assert sorted(standing(match, "A")) == ["chicken1@f5", "leader@i3", "soldier@f5", "soldier@h4", "tower@g4"]
    assert offers(match, "leave") == ["leave chicken1@f5", "leave soldier@f5"], "once the overlap is gone it may split"


# -- no way out left (MOVE-7) ------------------------------------------------------------------------------------------


@rule("MOVE-7", "RUL-18")
def test_without_a_way_out_the_step_may_end_and_the_unit_returns_to_where_it_stood_last() -> None:
    match = in_transit("claw", rest="hand A: draw" + TWIST.replace("\n    ", "\n        "))
    play(match, "play draw", "turn claw star")
    assert offers(match) == ["end"], "no star ability either: no way out remains after it"
    events = play(match, "end")
    assert list(map(str, events)) == ["UnitPlaced(seat=0, unit='golem@g4', to='h4')"]
    assert sorted(standing(match, "A")) == ["golem@h4", "leader@i3", "tower@g4"]


@rule("MOVE-7")
def test_over_several_overlaps_it_returns_to_the_last_legal_hex() -> None:
    match = in_transit("claw*2", "tower@g3", "hand A: draw" + TWIST.replace("\n    ", "\n        "))
    play(match, "claw move", "move golem@g4", "step g3", "play draw", "turn claw star", "end")
    assert "golem@h4" in standing(match, "A")


@rule("MOVE-7", "RUL-18", "MOVE-6")
def test_who_made_room_and_got_stuck_does_not_return_to_where_the_other_came_from() -> None:
    """Golem upon Golem; the lower one goes on to the Tower. The hex that it left is taken, and h4 was never its own."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 golem@g4 tower@g3
        units B: leader@c5
        dice A: claw*2
        hand A: draw
    """ + TWIST)  # fmt: skip
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move golem@g4", "step g3")
    play(match, "play draw", "turn claw star", "end")
    assert offers(match) == ["at f3", "at h3"]


@rule("MOVE-7", "RUL-133")
def test_a_group_returns_to_where_all_of_it_stood_legally() -> None:
    """The Soldier picks up a Chicken on g4, and both get stuck on the Tower on g3: they go back to g4."""
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@h4 chicken1@g4 tower@g3
        units B: leader@c5
        dice A: claw
        hand A: draw
    """ + TWIST)  # fmt: skip
    play(match, "free move", "move soldier@h4", "step g4", "join chicken1@g4", "step g3")
    play(match, "play draw", "turn claw star", "end")
    assert sorted(standing(match, "A")) == ["chicken1@g4", "leader@i3", "soldier@g4", "tower@g3"]


@rule("MOVE-7", "RUL-18", "RUL-132")
def test_if_the_old_hex_is_taken_the_owner_chooses_among_the_nearest() -> None:
    """The Leader steps where the Golem came from: that closes the way out, and is not forbidden."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 tower@g4 tower@h3 tower@g3 tower@f5
        units B: leader@c5
        dice A: claw*2
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move leader@i3", "step h4")
    play(match, "claw move", "move golem@g4")
    assert steps(match) == "f4", "no move of it ends well"
    match.pop()
    match.pop()
    assert offers(match) == ["claw move", "end"]
    play(match, "end")
    assert sorted(offers(match)) == ["at e4", "at e5", "at f3"]
    play(match, "at f3")
    assert sorted(standing(match, "A")) == ["golem@f3", "leader@h4", "tower@f5", "tower@g3", "tower@g4", "tower@h3"]
    assert offers(match) == ["draw 0", "draw 1", "draw 2"]


def with_nowhere_to_go() -> Match:
    """A's Golem stands upon its Tower, the Leader where it came from, somebody or Lava everywhere else."""
    match = table("""
        turn: 3 A
        board:
          f3^ f5^
        units A: leader@i3 golem@h4{pilots=chicken5+chicken6} tower@g4{pilots=chicken4} chicken1@g3 chicken2@h3
        units B: leader@c5 chicken1@d4 chicken2@d5 chicken3@e4 chicken4@e5
        dice A: claw*2
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move leader@i3", "step h4")
    return match


@rule("MOVE-7")
def test_if_no_hex_of_the_island_is_available_the_unit_stays_where_it_is() -> None:
    match = with_nowhere_to_go()
    play(match, "end", "draw 0")
    assert "golem@g4" in standing(match, "A") and "tower@g4" in standing(match, "A")
    match.state.check()
    text = match.game.write_position(match.state)
    assert match.game.write_position(topcluck.position(text).state) == text, "such a position can be written down"


@rule("MOVE-7", "RUL-144")
def test_who_had_nowhere_to_go_is_placed_as_soon_as_a_hex_is_available() -> None:
    match = with_nowhere_to_go()
    play(match, "end", "draw 0", "B: roll", "B: free move", "B: move chicken4@e5", "B: step e4", "B: stop")
    assert "golem@e5" in standing(match, "A") and "tower@g4" in standing(match, "A")


@rule("BAND-5", "BAND-1", "MOVE-7")
def test_who_had_nowhere_to_go_is_not_taken_along_by_a_stack_that_moves_as_a_whole() -> None:
    """The Golem stays on the Soldier's hex into the next turn of A; they share it, but do not band."""
    match = table("""
        turn: 3 A
        option: band_move = whole_or_detach
        board:
          f3^ f5^
        units A: leader@i3 golem@h4{pilots=chicken5+chicken6} soldier@g4{pilots=chicken4} chicken1@g3 chicken2@h3
        units B: leader@c5 chicken1@d4 chicken2@d5 chicken3@e4 chicken4@e5
        dice A: claw*2
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move leader@i3", "step h4", "end", "draw 0")
    play(match, "B: skip", "B: end", "B: draw 0", "A: skip", "A: free move", "A: move soldier@g4")
    assert offers(match, "leave") == []
    play(match, "A: step h3", "A: stop")
    assert sorted(standing(match, "A")) == ["chicken1@g3", "chicken2@h3", "golem@g4", "leader@h4", "soldier@h3"]


# -- what others do to it (RUL-111) ------------------------------------------------------------------------------------


PUSHED = """
    turn: 3 A
    units A: leader@h4 soldier@h4 tower@g4 chicken1@f5
    units B: leader@c5 chicken1@e5
    dice A: claw*3
    hand B: push
"""


@rule("RUL-111", "MOVE-6")
def test_a_unit_in_transit_is_an_ordinary_target() -> None:
    """B pushes the Leader out of the group on the Tower's hex; the Soldier is still in transit."""
    match = table(PUSHED)
    play(match, "free move", "move leader@h4", "with soldier@h4", "step g4", "stop")
    play(match, "attack chicken1@f5 chicken1@e5", "B: lay push", "B: target leader@g4")
    assert sorted(offers(match, "to")) == ["to f5", "to g3", "to h3", "to h4"]
    play(match, "B: to h3")
    assert offers(match) == ["claw move", "claw attack"], "no end with the Soldier on the Tower"
    play(match, "claw move", "move soldier@g4", "step h3", "stop")
    assert sorted(standing(match, "A")) == ["chicken1@f5", "leader@h3", "soldier@h3", "tower@g4"]


@rule("RUL-111", "MOVE-6")
def test_pushed_off_the_overlap_a_unit_is_no_longer_in_transit() -> None:
    match = table(PUSHED.replace("leader@h4 soldier@h4", "leader@i3 soldier@h4"))
    play(match, "free move", "move soldier@h4", "step g4", "stop")
    play(match, "attack chicken1@f5 chicken1@e5", "B: lay push", "B: target soldier@g4", "B: to g3")
    assert "end" in offers(match)
    assert "attack soldier@g3 chicken1@e5" not in offers(match)


@rule("MOVE-6", "BAND-10")
def test_an_overlap_is_no_stack() -> None:
    """Soldiers count their bandmates; a Golem in transit on their hex is none, whatever the option counts."""
    match = table("""
        turn: 3 A
        option: soldier_bonus_counts = banding_machines
        units A: leader@i3 golem@h4 soldier@g4
        units B: leader@c5
        dice A: claw
    """)
    play(match, "free move", "move golem@h4", "step g4")
    assert piece(match, "soldier@g4").strength == 2
    assert banner(match, "A") == "claw"
