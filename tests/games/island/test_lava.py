"""Lava (LAVA): who may enter it, whom it destroys, and where a Leader goes that is driven from it.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, tags, zone
from tests.games.island.pictures import assert_reach
from tests.games.island.table import offers, play, standing, table
from topcluck.kernel.match import Match


def steps(match: Match) -> str:
    """The hexes on offer for the next step."""
    return " ".join(sorted(offer.removeprefix("step ") for offer in offers(match, "step")))


HOT_FEET = """
      [[scroll]]
      id = "st_trenches"
      [[scroll.effects]]
      when = "static"
      op = "grant"
      trait = "lava_walk"
      target = { owner = "you", type = ["leader", "chicken"] }
"""


# -- who may step onto Lava (LAVA-1, LAVA-7) ---------------------------------------------------------------------------


@rule("LAVA-1", "RUL-81", "MOVE-3")
def test_in_the_english_edition_any_unit_may_walk_into_lava() -> None:
    assert_reach("G", """
         * ! .
        * G * .
         * * .
    """)  # fmt: skip


@rule("LAVA-1")
@pytest.mark.parametrize("entry", ["effects_only", "forbidden"])
def test_elsewhere_no_move_takes_a_unit_onto_lava(entry: str) -> None:
    assert_reach("S", """
         * ^ *
        * S * *
         * ^ *
          * ^ .
    """, lava_entry=entry)  # fmt: skip


@rule("LAVA-1", "LAVA-7")
@pytest.mark.parametrize("entry", ["allowed", "effects_only", "forbidden"])
def test_who_is_immune_crosses_lava_and_stands_there_everywhere(entry: str) -> None:
    assert_reach("W", """
         ~ ! ~
        * W ! * .
         ~ ~ ! ~
    """, lava_entry=entry)  # fmt: skip


@rule("LAVA-1", "LAVA-6")
def test_the_way_over_lava_is_no_way_for_others() -> None:
    assert_reach("S", """
         ~ ~ ~
        * S ! . .
         ~ ~ ~
    """)  # fmt: skip


@rule("LAVA-7")
def test_an_immune_unit_stays_on_lava_unharmed_turn_after_turn() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 lavawalker@g4{shields=1}
        units B: leader@c5
    """)
    play(match, "move lavawalker@g4", "step f4", "stop", "end", "draw 0", "skip", "end", "draw 0", "skip")
    assert piece(match, "lavawalker@f4").shields == 1
    play(match, "move lavawalker@f4", "step e4", "stop")
    assert standing(match, "A") == ["leader@i3", "lavawalker@e4"]


GUST = """
    turn: 3 A
    option: lava_entry = {entry}
    units A: leader@i3
    units B: leader_b@c5 chicken1@f5
    hand A: push
    define:
      [[scroll]]
      id = "push"
      effects = [{{ when = "resolve", op = "move_unit", amount = 1, {lava} target = {{ owner = "enemy", count = 1 }} }}]
"""


@rule("LAVA-1", "MOVE-10")
@pytest.mark.parametrize("entry", ["allowed", "effects_only", "forbidden"])
def test_an_effect_puts_a_unit_on_lava_if_its_card_says_so(entry: str) -> None:
    match = table(GUST.format(entry=entry, lava="lava = true,"))
    play(match, "play push", "target chicken1@f5")
    assert sorted(offers(match, "to")) == ["to e5", "to f4", "to g4"]
    play(match, "to f4")
    assert standing(match, "B") == ["leader_b@c5"]
    plain = table(GUST.format(entry=entry, lava=""))
    play(plain, "play push", "target chicken1@f5")
    assert sorted(offers(plain, "to")) == ["to e5", "to g4"]


@rule("LAVA-6", "MOVE-10", "LAVA-3")
def test_a_unit_that_an_effect_blows_onto_lava_goes_no_farther() -> None:
    """Up to two hexes, onto Lava too: on dry land the Leader can be moved on, from the Lava its owner places it."""
    match = table(GUST.format(entry="allowed", lava="lava = true,").replace("amount = 1", "amount = 2"))
    play(match, "play push", "target leader@c5", "to d5", "to e4")
    assert standing(match, "B") == ["leader_b@e4", "chicken1@f5"]
    lava = GUST.format(entry="allowed", lava="lava = true,").replace("amount = 1", "amount = 2").replace("@c5", "@e5")
    match = table(lava)
    play(match, "play push", "target leader@e5", "to f4")
    assert match.decision.seat == 1
    assert sorted(offers(match)) == ["at e4", "at e5", "at f3", "at f5", "at g3", "at g4"]


# -- what Lava does (LAVA-2, LAVA-5, LAVA-6) ---------------------------------------------------------------------------


@rule("LAVA-2", "RUL-122", "SHIELD-5")
def test_shields_do_not_save_a_unit_from_lava() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4{shields=2,dice=1,cards=charm}
        units B: leader@c5
        dice A: claw
    """)
    assert open_table(match).shields == 6
    play(match, "free move", "move golem@g4", "step f4")
    assert standing(match, "A") == ["leader@i3"]
    assert open_table(match).shields == 8
    assert open_table(match).machine_discard == ("golem",)
    assert open_table(match).scroll_discard == ("charm",)
    assert zone(match, "A").spent == 4
    assert zone(match, "A").destroyed == ("chicken1", "chicken2", "chicken3", "chicken4", "chicken5", "chicken6")


@rule("LAVA-6")
def test_a_move_ends_in_lava_and_what_is_left_of_it_is_lost() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@g4 car@h4
        units B: leader@c5
        free: used
        dice A: claw
    """)
    play(match, "claw move", "move soldier@g4", "step f4")
    assert offers(match) == ["use car@h4 1", "end"], "the Soldier had a second step"


@rule("LAVA-6", "RUL-20", "RUL-21")
def test_in_a_mixed_group_each_unit_is_treated_by_itself() -> None:
    """Hot feet for Leader and Chickens: the Soldier of the group burns, the others go on at their own pace."""
    text = """
        turn: 3 A
        units A: leader@g4 chicken1@g4 soldier@g4
        units B: leader_b@c5
        free: used
        dice A: claw
        strategies A: st_trenches {more}
        define:
          [[scroll]]
          id = "st_trenches"
          [[scroll.effects]]
          when = "static"
          op = "grant"
          trait = "lava_walk"
          target = {{ owner = "you", type = ["leader", "chicken"] }}
    """
    slow = table(text.format(more=""))
    play(slow, "move soldier@g4", "with leader@g4", "with chicken1@g4", "step f4")
    assert sorted(standing(slow, "A")) == ["chicken1@f4", "leader@f4"]
    assert steps(slow) == "", "without the Soldier one step is all"
    quick = table(text.format(more="st_speed"))
    play(quick, "move soldier@g4", "with leader@g4", "with chicken1@g4", "step f4")
    assert steps(quick) == "e4 e5 f3 f5 g3 g4", "the Chicken has speed 2 now"
    play(quick, "step e5", "stop")
    assert sorted(standing(quick, "A")) == ["chicken1@e5", "leader@e5"]


@rule("LAVA-6", "RUL-21", "RUL-133")
def test_who_would_be_too_slow_to_go_on_over_lava_does_not_enter_it() -> None:
    """On the Lava stands a Lavawalker that bands with nobody: the Leader cannot stop there, and without the Soldier,
    which burns, it has no second step."""
    match = table("""
        turn: 3 A
        units A: leader@g4 soldier@g4 lavawalker@f4
        units B: leader_b@c5
        free: used
        dice A: claw
        strategies A: st_trenches
        define:
    """ + HOT_FEET.replace("\n      ", "\n          "))  # fmt: skip
    play(match, "claw move", "move soldier@g4", "with leader@g4")
    assert steps(match) == "f5 g3 h3 h4"
    match.pop()
    play(match, "go")
    assert steps(match) == "f4 f5 g3 h3 h4", "the Soldier alone may go and burn"


@rule("LAVA-6", "LAVA-3", "RUL-20")
def test_a_leader_is_driven_off_while_the_immune_of_its_group_go_on() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g4 lavawalker@g4
        units B: leader_b@c5
        free: used
        dice A: claw
        define:
          [[machine]]
          id = "lavawalker"
          banding = true
    """)
    play(match, "move lavawalker@g4", "with leader@g4", "step f4")
    assert sorted(offers(match)) == ["at e4", "at e5", "at f3", "at f5", "at g3", "at g4"]
    play(match, "at g3")
    assert sorted(offers(match)) == ["step e4", "step e5", "step f3", "step f5", "step g3", "step g4", "stop"]
    play(match, "step e5")
    assert standing(match, "A") == ["leader@g3", "lavawalker@e5"]


# -- Leaders (LAVA-3 to LAVA-5) ----------------------------------------------------------------------------------------


@rule("LAVA-3", "RUL-122", "LAVA-5", "FAQ-2", "WIN-3")
def test_a_leader_loses_its_shields_and_goes_to_an_available_neighbour() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g4{shields=2} chicken1@g3 golem@f5
        units B: leader_b@e5 chicken1@e4
    """)
    events = play(match, "move leader@g4", "step f4")
    assert [type(event).__name__ for event in events[2:]] == ["ShieldsLost", "LeaderScorched"]
    assert sorted(offers(match)) == ["at f3", "at g3", "at g4"], "own Banding units, no Golem, no enemies"
    assert list(map(str, play(match, "at g3"))) == ["UnitPlaced(seat=0, unit='leader@f4', to='g3')"]
    assert piece(match, "leader@g3").shields == 0
    assert open_table(match).shields == 8
    assert (tags(match, "A"), tags(match, "B")) == ((0, 0), (0, 0))


@rule("LAVA-3", "RUL-79", "LAVA-6")
def test_a_leader_may_walk_into_lava_on_purpose_to_be_placed_beyond() -> None:
    match = table("""
        turn: 3 A
        units A: leader@g4
        units B: leader_b@c5
        free: used
        dice A: claw
        define:
          [[leader]]
          id = "leader"
          speed = 3
    """)
    play(match, "move leader@g4", "step f4", "at e4")
    assert standing(match, "A") == ["leader@e4"]
    assert offers(match) == ["end"], "the steps that were left are lost"


@rule("LAVA-3", "MAP-9")
def test_a_leader_is_not_placed_on_other_lava_the_sea_or_an_enemy_base() -> None:
    match = table("""
        turn: 3 A
        players: 2
        units A: leader@f3
        units B: leader_b@c5 golem@e4
        hand A: flip
    """)
    play(match, "play flip", "tile f3")
    assert standing(match, "A") == ["leader@g3"], "f4 is Lava, e4 holds an enemy, the rest is Sea: no choice"


@rule("RUL-78", "LAVA-3", "GEN-5", "LAVA-8")
def test_the_leaders_owner_chooses_whoever_turned_the_tile() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken1@e4
        units B: leader_b@f5 chicken1@e5
        hand A: flip
    """)
    play(match, "A: play flip", "A: tile f5")
    assert match.decision.seat == 1
    assert sorted(offers(match)) == ["at e5", "at g4"]
    play(match, "B: at g4")
    assert standing(match, "B") == ["leader_b@g4", "chicken1@e5"]


@rule("LAVA-4")
def test_without_an_available_neighbour_the_leader_goes_to_its_base() -> None:
    match = table("""
        turn: 3 A
        units A: leader@f3 golem@g3
        units B: leader_b@c5 chicken1@e4
        hand A: flip
    """)
    play(match, "play flip", "tile f3")
    assert standing(match, "A") == ["golem@g3", "leader@i3"]


@rule("LAVA-4")
@pytest.mark.parametrize(
    ("towers", "choice", "place"),
    [
        ("", ["at h3", "at h4"], "h4"),
        ("tower@h3", [], "h4"),
        ("tower@h3 tower@h4", [], "g4"),
        ("tower@h3 tower@h4 tower@g4", [], "f5"),
    ],
)
def test_with_the_base_taken_it_goes_as_near_as_it_can(towers: str, choice: list[str], place: str) -> None:
    """An option opens Bases to everybody: B's Golem stands on A's. First A's Territory, then the rest of the island."""
    match = table(f"""
        turn: 3 A
        option: base_entry = any_unit
        units A: leader@f3 golem@g3 {towers}
        units B: leader_b@c5 chicken1@e4 golem@i3
        hand A: flip
    """)
    play(match, "play flip", "tile f3")
    assert offers(match, "at") == choice
    if choice:
        play(match, f"at {place}")
    assert f"leader@{place}" in standing(match, "A")


# -- tiles that turn, protection that ends (LAVA-8, RUL-20) ------------------------------------------------------------


@rule("LAVA-8", "RUL-20", "LAVA-2")
def test_a_tile_that_turns_to_lava_takes_effect_on_the_whole_stack_at_once() -> None:
    match = table("""
        turn: 3 A
        units A: leader@f5{shields=1} chicken1@f5{shields=1} soldier@f5 chicken2@g4
        units B: leader_b@c5
        hand A: flip
    """)
    play(match, "play flip", "tile f5")
    assert sorted(offers(match)) == ["at e5", "at g4"]
    play(match, "at g4")
    assert sorted(standing(match, "A")) == ["chicken2@g4", "leader@g4"]
    assert open_table(match).shields == 8


EARTHQUAKE = """
    define:
      [[scroll]]
      id = "flip"
      effects = [{ when = "resolve", op = "flip_tile", tile = { side = "any", count = "all" } }]
      [[machine]]
      id = "golem"
      effects = [{ when = "destroyed", op = "flip_tile", tile = { side = "lava", count = 1 } }]
"""  # a Flip that turns all tiles, and Golems that turn one Lava tile to Neutral when they fall


@rule("MAP-4", "LAVA-8")
def test_lava_that_turns_neutral_is_ground_like_any_other() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 soldier@g4\nunits B: leader_b@c5\nhand A: flip\ndice A: claw")
    assert list(map(str, play(match, "play flip", "tile f4")))[1:] == ["TileFlipped(hex='f4', side='neutral')"]
    play(match, "move soldier@g4", "step f4", "step e4")
    assert standing(match, "A") == ["leader@i3", "soldier@e4"]


@rule("GEN-7", "LAVA-3")
@pytest.mark.parametrize(("seat", "order"), [("A", "AB"), ("B", "BA")])
def test_of_several_leaders_the_active_players_is_placed_first(seat: str, order: str) -> None:
    match = table(f"turn: 3 {seat}\nunits A: leader@f5\nunits B: leader_b@f3\nhand {seat}: flip" + EARTHQUAKE)
    play(match, "play flip")
    asked = ""
    while offers(match, "at"):
        asked += "AB"[match.decision.seat]
        play(match, offers(match, "at")[0])
    assert asked == order


@rule("RUL-32", "CAT-10", "LAVA-3")
def test_after_an_earthquake_the_drawers_leader_is_placed_first() -> None:
    match = table("""
        turn: 3 A
        units A: leader@f5 golem@g4
        units B: leader_b@f3 chicken1@h4
        hand B: draw
        deck: earthquake
    """)
    play(match, "attack golem@g4 chicken1@h4", "B: lay draw")
    assert match.decision.seat == 1, "B drew it, though it is A's turn"
    assert sorted(offers(match)) == ["at e4", "at f4", "at g3"]
    play(match, "B: at f4")
    assert "leader@e5" in standing(match, "A"), "f4 is taken now"


@rule("LAVA-3", "GEN-12", "RUL-32")
def test_a_leader_that_is_saved_by_a_trigger_stays() -> None:
    """A's Golem falls in the same upheaval; its ability turns the Leader's tile back before the Leader is placed."""
    match = table("turn: 3 A\nunits A: leader@f5 golem@f3\nunits B: leader_b@c5\nhand A: flip" + EARTHQUAKE)
    play(match, "play flip", "tile f5")
    assert standing(match, "A") == ["leader@f5"]
    assert offers(match) == ["free move", "free retrieve", "end"]


@rule("LAVA-3", "MOVE-6")
def test_a_leader_driven_out_of_a_group_in_transit_leaves_the_others_in_transit() -> None:
    """Leader and Chicken on their way over a Lavawalker; the tile turns, and only the Leader minds."""
    match = table("""
        turn: 3 A
        units A: leader@g4 chicken1@g4 lavawalker@f5
        units B: leader_b@c5
        dice A: claw*2
        strategies A: st_trenches
        hand A: flip
        define:
          [[scroll]]
          id = "st_trenches"
          effects = [{ when = "static", op = "grant", trait = "lava_walk", target = { type = ["chicken"] } }]
    """)
    play(match, "free move", "move leader@g4", "with chicken1@g4", "step f5", "play flip", "tile f5", "at e5")
    assert "end" not in offers(match)
    play(match, "claw move", "move chicken1@f5", "step g4")
    assert "end" in offers(match)
    assert sorted(standing(match, "A")) == ["chicken1@g4", "lavawalker@f5", "leader@e5"]


@rule("LAVA-8", "LAVA-7")
def test_an_immune_unit_stays_when_the_tile_turns() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 lavawalker@f5
        units B: leader_b@c5
        hand A: flip
    """)
    play(match, "play flip", "tile f5")
    assert standing(match, "A") == ["leader@i3", "lavawalker@f5"]


@rule("LAVA-8", "STRAT-3")
def test_who_loses_its_protection_on_lava_burns_at_once() -> None:
    """A drops the Strategy that carried a Chicken and the Leader, in the middle of a combat."""
    match = table("""
        turn: 3 A
        option: strategy_limit = 1
        units A: leader@f4{shields=1} chicken1@f4 golem@g4
        units B: leader_b@c5 chicken1@f5
        strategies A: st_trenches
        hand A: st_armor
        define:
    """ + HOT_FEET.replace("\n      ", "\n          "))  # fmt: skip
    play(match, "attack golem@g4 chicken1@f5", "lay st_armor", "drop st_trenches")
    assert match.decision.seat == 0
    assert "chicken1@f4" not in standing(match, "A")
    assert sorted(offers(match)) == ["at e4", "at e5", "at f3", "at g3"]
    play(match, "at g3")
    assert piece(match, "leader@g3").shields == 0
    assert standing(match, "B") == ["leader_b@c5"], "and the combat went on"


@rule("LAVA-8", "CMB-14")
def test_protection_lent_for_a_combat_ends_with_it() -> None:
    """B blows the defender onto Lava under the protection of another card; after the combat it burns."""
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@g4
        units B: leader_b@c5 chicken1@f5
        hand B: x_plus_1 push
        define:
          [[scroll]]
          id = "x_plus_1"
          effects = [
            { when = "resolve", op = "grant", trait = "lava_walk", target = { type = ["chicken"], count = 1 } },
            { when = "resolve", op = "modify", stat = "armor", amount = 5, target = { fights = "defender" } },
          ]
          [[scroll]]
          id = "push"
          [[scroll.effects]]
          when = "resolve"
          op = "move_unit"
          amount = 1
          target = { owner = "you", type = ["chicken"], count = 1 }
    """)
    play(match, "attack soldier@g4 chicken1@f5", "lay x_plus_1", "lay push", "resolve x_plus_1", "to f4")
    assert standing(match, "B") == ["leader_b@c5"]
    assert zone(match, "B").destroyed[0] == "chicken1"
    assert open_table(match).combat is None


@rule("LAVA-8", "EPIC-2", "EPIC-4")
def test_with_a_leader_that_dies_on_lava_burns_whom_its_card_kept_safe_there() -> None:
    """It carries Chickens over Lava, but not itself; all around are Lava and other units."""
    match = table("""
        edition: first-de
        option: default_island = preset
        turn: 3 A
        units A: leader@f5 chicken1@f5 tower@g4
        units B: leader_b@c5 chicken1@e5
        second A: leader_e
        hand A: flip
        define:
          [[leader]]
          id = "leader"
          [[leader.effects]]
          when = "static"
          op = "grant"
          trait = "lava_walk"
          target = { owner = "you", type = ["chicken"] }
    """)
    play(match, "play flip", "tile f5")
    assert (zone(match, "A").leader, zone(match, "A").fallen) == ("leader_e", "leader")
    assert sorted(standing(match, "A")) == ["leader_e@i3", "tower@g4"]


# -- company that protects (house set: Cluckatoa) ----------------------------------------------------------------------


def cluckatoa(units: str) -> Match:
    """Cluckatoa (speed 2, carries its band over Lava) on the test island, drawn with stub cards."""
    return table(f"""
        turn: 3 A
        units A: {units}
        units B: leader_b@c5
        free: used
        dice A: claw*3
        define:
          [[leader]]
          id = "leader"
          speed = 2
          effects = [
            {{ when = "static", op = "grant", trait = "lava_walk", target = {{ ref = "self" }} }},
            {{ when = "static", op = "grant", trait = "lava_walk", target = {{ stack_of = "self" }} }},
          ]
    """)


@rule("LAVA-7", "BAND-7")
def test_a_band_crosses_lava_with_the_one_that_protects_it() -> None:
    match = cluckatoa("leader@g4 chicken1@g4 chicken2@g4")
    play(match, "move leader@g4", "with chicken1@g4", "go", "step f4")
    assert sorted(standing(match, "A")) == ["chicken1@f4", "chicken2@g4", "leader@f4"]
    play(match, "step e4", "stop")
    assert sorted(standing(match, "A")) == ["chicken1@e4", "chicken2@g4", "leader@e4"]


@rule("LAVA-8", "LAVA-2")
def test_left_behind_on_lava_it_burns() -> None:
    match = cluckatoa("leader@f4 chicken1@f4")
    play(match, "move leader@f4", "go", "step e4")
    assert standing(match, "A") == ["leader@e4"]


@rule("LAVA-8", "BAND-7")
def test_left_on_the_way_it_burns_when_the_others_go_on() -> None:
    match = cluckatoa("leader@g4 chicken1@g4")
    play(match, "move leader@g4", "with chicken1@g4", "step f4", "leave chicken1@f4")
    assert sorted(standing(match, "A")) == ["chicken1@f4", "leader@f4"], "still in one stack"
    play(match, "step e4")
    assert standing(match, "A") == ["leader@e4"]


@rule("LAVA-2", "BAND-4")
def test_who_joins_the_protecting_stack_on_lava_is_safe_there() -> None:
    match = cluckatoa("leader@f4 chicken1@g4 soldier@g4")
    play(match, "move chicken1@g4", "go", "step f4", "stop")
    assert sorted(standing(match, "A")) == ["chicken1@f4", "leader@f4", "soldier@g4"]
    play(match, "move soldier@g4", "step f4")
    assert steps(match) == "e4 e5 f3 f5 g3 g4", "it goes on like anybody else"
    play(match, "step e4")
    assert sorted(standing(match, "A")) == ["chicken1@f4", "leader@f4", "soldier@e4"]


@rule("LAVA-2", "BAND-1", "MAP-8")
def test_a_unit_without_banding_is_not_protected_by_company() -> None:
    match = cluckatoa("leader@f4 golem@g4")
    play(match, "move golem@g4", "step f4")
    assert standing(match, "A") == ["leader@f4"], "the Golem bands with nobody: it burns"
    assert open_table(match).machine_discard == ("golem",)
