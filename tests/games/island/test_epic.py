"""Epic death (EPIC): how a Leader of the first edition dies, who takes over, and Leaders that wait."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.cards import told
from tests.games.island.first import first, hexes
from tests.games.island.glance import open_table, piece, seen, spent, tags, zone
from tests.games.island.table import offers, play, refused, standing, state_of, table
from topcluck.games.island.state import State
from topcluck.kernel.match import Match

TWICE = """
    players: 3
    turn: 3 A
    units A: leader@(3,-1) golem@(1,-1)
    units B: leader_b@(-3,1)
    units C: leader_c@(0,-1){marks} chicken1@(0,-2)
    dice A: claw +2*3
    dice C: star*3
    second B: leader_f
    second C: leader_e
"""
HIT = "attack golem@(1,-1) leader@(0,-1) +2 done"


def attacked(marks: str = "", more: str = "") -> Match:
    """A's Golem beside C's Leader, with strength for two attacks that succeed by a hair."""
    return first(TWICE.replace("{marks}", marks) + more)


# -- two attacks in one turn (EPIC-3) ----------------------------------------------------------------------------------


@rule("EPIC-3", "EPIC-4")
def test_a_leader_attacked_with_success_twice_in_a_turn_dies_and_the_second_takes_over() -> None:
    match = attacked()
    play(match, HIT)
    assert tags(match, "C") == (1, 0, 0)
    assert (zone(match, "C").leader, zone(match, "C").second, open_table(match).humbled) == ("leader_c", True, (2,))
    events = play(match, HIT)
    assert told(events, "TagPlaced", "LeaderDied", "LeaderReplaced") == [
        "tag_placed 2", "leader_died leader_c", "leader_replaced leader_e",
    ], "both tags first"  # fmt: skip
    assert tags(match, "C") == (2, 0, 0), "they stay (EPIC-5)"
    sheet = zone(match, "C")
    assert (sheet.leader, sheet.second, sheet.fallen) == ("leader_e", False, "leader_c")
    base, territory = hexes(match, "(1,-4)", "(0,-2)")
    assert standing(match, "C") == [f"leader_e@{base}", f"chicken1@{territory}"]
    assert open_table(match).humbled == (), "the count starts anew (EPIC-5)"
    assert match.outcome is None


@rule("EPIC-3")
@pytest.mark.parametrize("shields", [1, 2])
def test_an_attack_that_a_shield_takes_does_not_count(shields: int) -> None:
    match = attacked(f"{{shields={shields}}}")
    play(match, HIT, HIT)
    assert zone(match, "C").leader == "leader_c"
    assert tags(match, "C") == (2 - shields, 0, 0)


@rule("EPIC-3")
def test_attacks_of_two_turns_do_not_add_up() -> None:
    match = attacked(more="    deck: s_plus_1*2 s_plus_2")
    play(match, HIT, "end", "B: skip", "end", "C: skip", "end", "A: skip")
    play(match, HIT, "A: pass", "B: pass", "C: pass")
    assert (tags(match, "C"), zone(match, "C").leader) == ((2, 0, 0), "leader_c")


@rule("EPIC-3", "LIMIT-8")
def test_a_success_without_room_for_the_tag_counts_too() -> None:
    match = attacked(more="    tags: A>C A>C")
    play(match, HIT)
    assert zone(match, "C").leader == "leader_c"
    events = play(match, HIT)
    assert told(events, "TagForbidden", "LeaderDied") == ["tag_forbidden 2", "leader_died leader_c"]


@rule("EPIC-1")
def test_where_leaders_do_not_die_two_attacks_are_two_tags() -> None:
    match = attacked(more="    option: epic_death = false")
    play(match, HIT, HIT)
    assert (zone(match, "C").leader, zone(match, "C").second, tags(match, "C")) == ("leader_c", True, (2, 0, 0))
    assert open_table(match).humbled == ()


@rule("EPIC-5")
def test_what_lay_on_the_dead_leader_is_lost() -> None:
    match = attacked("{dice=1,cards=charm}", "    hand A: s_plus_1*2")
    play(match, HIT, "lay s_plus_1", "done", "pass", HIT, "lay s_plus_1")
    heir = piece(match, f"leader_e@{hexes(match, '(1,-4)')[0]}")
    assert (heir.plus, heir.attached, heir.shields) == (0, (), 0)
    assert "charm" in open_table(match).scroll_discard
    assert spent(match, "C") == 2, "one lay spent before, the +1 die is the other"


@rule("EPIC-6", "RUL-54")
def test_a_second_leader_does_not_die() -> None:
    match = first(TWICE.replace("{marks}", "").replace("second C: leader_e", "fallen C: leader_e"))
    play(match, HIT, HIT)
    assert (zone(match, "C").leader, zone(match, "C").fallen, tags(match, "C")) == ("leader_c", "leader_e", (2, 0, 0))


@rule("RUL-107")
def test_with_two_players_the_second_tag_wins_and_nobody_dies() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(0,1)
        dice A: claw +2*3
        second B: leader_e
    """)
    events = play(match, "attack golem@(1,0) leader@(0,1) +2 done", "attack golem@(1,0) leader@(0,1) +2 done")
    assert match.outcome is not None and match.outcome.winners == (0,)
    assert told(events, "LeaderDied") == []
    assert zone(match, "B").leader == "leader_b"


# -- Lava (EPIC-2) -----------------------------------------------------------------------------------------------------


NO_WAY = """
    turn: 3 B
    units A: leader@(0,-1){shields=2} {neighbour}@(1,-1)
    units B: leader_b@(-3,1) chicken1@(-1,0)
    hand B: flip
    second A: leader_e
"""


@rule("EPIC-2", "LAVA-4", "SCN-20")
def test_scn_20_a_leader_on_new_lava_with_no_free_neighbour_dies() -> None:
    match = first(NO_WAY.replace("{neighbour}", "golem"))
    events = play(match, "play flip", "tile (0,-1)")
    assert told(events, "ShieldsLost", "LeaderDied", "TagPlaced")[-1:] == ["leader_died leader"]
    assert open_table(match).shields == 8, "its Shields are lost first"
    assert standing(match, "A") == ["golem@g3", "leader_e@i3"]
    assert tags(match, "A") == (0, 0)


@rule("EPIC-2", "LAVA-3", "SCN-20")
def test_scn_20_with_a_hex_to_go_to_it_does_not_die() -> None:
    match = first(NO_WAY.replace("{neighbour}", "chicken1"))
    play(match, "play flip", "tile (0,-1)")
    assert standing(match, "A") == ["chicken1@g3", "leader@g3"]
    assert zone(match, "A").second


@rule("LAVA-4")
def test_where_lava_sends_leaders_home_it_kills_none() -> None:
    match = first(NO_WAY.replace("{neighbour}", "golem") + "    option: leader_lava_fallback = base")
    play(match, "play flip", "tile (0,-1)")
    assert standing(match, "A") == ["golem@g3", "leader@i3"]


@rule("EPIC-6", "RUL-54")
def test_a_second_leader_on_lava_goes_home() -> None:
    match = first(NO_WAY.replace("{neighbour}", "golem").replace("second A", "fallen A"))
    play(match, "play flip", "tile (0,-1)")
    assert standing(match, "A") == ["golem@g3", "leader@i3"]


@rule("EPIC-2", "CMB-17")
def test_a_leader_that_dies_in_a_combat_is_no_longer_its_defender() -> None:
    match = first(NO_WAY.replace("{neighbour}", "golem").replace("chicken1@(-1,0)", "golem@(-1,0)"))
    events = play(match, "attack golem@(-1,0) leader@(0,-1)", "lay flip", "tile (0,-1)")
    assert told(events, "LeaderDied", "CombatCancelled", "ValuesCompared") == ["leader_died leader", "combat_cancelled"]
    assert piece(match, "leader_e@i3").shields == 0


@rule("LAVA-8")
def test_whom_the_dead_leader_kept_from_burning_burns() -> None:
    match = first(
        """
        turn: 3 B
        units A: cluckatoa@e5 chicken1@e5 chicken2@d5
        units B: abigail@g3 metal_golem@f5
        second A: keekmee
        second B: genghis_hen
        option: max_same_tags_per_banner = 1
        dice B: claw +3*4
        """,
        cards="house",
    )
    play(match, "attack metal_golem@f5 cluckatoa@e5 +3 +3 done", "attack metal_golem@f5 cluckatoa@e5 +3 +3")
    assert standing(match, "A") == ["chicken2@d5", "keekmee@c7"]
    assert zone(match, "A").destroyed == ("chicken1", "chicken3", "chicken4", "chicken5", "chicken6")


# -- where the second Leader arrives (EPIC-4) --------------------------------------------------------------------------


CROWDED = """
    turn: 3 B
    units A: leader@(0,-1) golem@(1,-1) {more}
    units B: leader_b@(-3,1) chicken1@(-1,0) {on_base}@(3,-1)
    hand B: flip
    deck: s_plus_1*2
    dice A: claw
    second A: leader_e
"""


def crowded(more: str = "", on_base: str = "chicken2") -> Match:
    """A's Leader must die, and its Base is occupied."""
    match = first(CROWDED.replace("{more}", more).replace("{on_base}", on_base))
    play(match, "play flip", "tile (0,-1)")
    return match


@rule("EPIC-4")
def test_if_the_base_cannot_take_it_it_comes_to_the_nearest_hex_of_the_territory() -> None:
    match = crowded()
    assert match.decision.kind == "new_leader"
    assert offers(match) == ["at h3", "at h4"], "equally near: the owner chooses"
    assert match.decision.seat == 0
    assert refused(match, "at g4") == "EPIC-4"
    assert refused(match, "at i3") == "MAP-7"
    play(match, "A: at h4")
    assert "leader_e@h4" in standing(match, "A")
    assert "leader_e@h3" in standing(crowded("tower@(2,0)"), "A"), "one hex is taken without asking"


@rule("EPIC-4")
def test_own_units_that_do_not_band_keep_the_base_too() -> None:
    match = first(CROWDED.replace("{more}", "tower@(3,-1)").replace(" {on_base}@(3,-1)", ""))
    play(match, "play flip", "tile (0,-1)")
    assert offers(match) == ["at h3", "at h4"]


FULL = "tower@(2,-1) tower@(2,0) tower@(1,0)"


@rule("EPIC-4", "GEN-14")
def test_without_any_hex_it_waits_for_the_start_of_a_turn() -> None:
    match = crowded(FULL)
    assert "leader" not in " ".join(standing(match, "A"))
    assert (zone(match, "A").leader, zone(match, "A").second) == ("leader_e", False)
    events = play(match, "B: end", "A: skip")
    assert told(events, "LeaderWaits") == ["leader_waits leader_e"], "there is still no hex"
    play(match, "claw attack", "attack tower@(2,-1) chicken2@(3,-1)", "B: pass")
    assert "leader" not in " ".join(standing(match, "A")), "not in the middle of a turn"
    play(match, "end", "B: skip", "end")
    assert match.decision.kind == "roll"
    assert "leader_e@i3" in standing(match, "A")


@rule("EPIC-4")
def test_a_waiting_leader_is_written_and_read_like_everything_else() -> None:
    match = crowded(FULL)
    text = match.game.write_position(match.state)
    assert state_of(topcluck.position(text)).dump() == state_of(match).dump()
    assert "leaders: A=leader_e B=leader_b\n" in text and "fallen A: leader\n" in text


@rule("STRAT-3", "STRAT-2")
def test_strategies_that_only_the_dead_leader_allowed_are_too_many() -> None:
    match = first(
        """
        turn: 3 B
        units A: keekmee@e4
        units B: abigail@g3 metal_golem@f4
        strategies A: shortcut trenches
        second A: genghis_hen
        option: max_same_tags_per_banner = 1
        dice B: claw +3*4
        """,
        cards="house",
    )
    play(match, "attack metal_golem@f4 leader@e4 +3 +3 done")
    assert zone(match, "A").strategies == ("shortcut", "trenches")
    play(match, "attack metal_golem@f4 leader@e4 +3 +3")
    assert match.decision.seat == 0
    assert offers(match) == ["drop shortcut", "drop trenches"]
    assert standing(match, "A") == ["genghis_hen@c7"]


# -- the second Leader is a secret (EPIC-1, VIS-6) ---------------------------------------------------------------------


@rule("EPIC-1", "SET-2", "VIS-6")
def test_the_rejected_leader_lies_face_down_and_only_its_owner_knows_it() -> None:
    match = topcluck.new(
        "chicken-island", edition="first-de", options={"default_island": "preset"}, cards="stub", seed=3
    )
    while match.decision.kind == "claim":
        match.push(match.legal_actions[0])
    dealt = [seen(match, seat).dealt for seat in "AB"]
    for number, leaders in enumerate(dealt):
        match.push_text(f"choose {leaders[0]}", number)
    for seat, leaders in zip("AB", dealt, strict=True):
        assert seen(match, seat).second == leaders[1]
        assert zone(match, seat).second
    assert seen(match).second is None
    assert all(f"'{dealt[1][1]}'" not in str(match.view(other).to_json()) for other in (0, None))
    assert f"'{dealt[1][1]}'" in str(match.view(1).to_json())


@rule("SET-2")
def test_where_rejected_leaders_go_to_the_box_nobody_has_a_second_one() -> None:
    match = topcluck.new(
        "chicken-island", edition="first-de", options={"default_island": "preset", "unchosen_leader": "box"}, seed=3
    )
    while match.decision.kind in ("claim", "choose_leader"):
        match.push(match.legal_actions[0])
    assert not zone(match, "A").second and seen(match, "A").second is None


@rule("VIS-6")
def test_imagined_second_leaders_are_those_that_nobody_has_seen() -> None:
    match = attacked()
    play(match, HIT, HIT)
    view = seen(match, "A")
    found = set()
    for number in range(40):
        world = topcluck.imagine(view, seed=number)
        assert world.view(0) == view
        assert isinstance(world, State)
        found.add(world.box.names[world.second_of(1)])
    assert found == {"leader_d", "leader_f", "leader_g", "leader_h", "leader_r2"}
    assert view.second is None


def test_a_leader_is_not_in_two_places() -> None:
    for line in ("second B: leader_c", "second B: leader_e"):
        with pytest.raises(topcluck.Unreadable, match="a Leader is in two places"):
            first(TWICE.replace("{marks}", "").replace("second B: leader_f", line))
    with pytest.raises(topcluck.Unreadable, match="second B: this should be one Leader"):
        first(TWICE.replace("{marks}", "").replace("second B: leader_f", "second B: leader_f leader_g"))


@rule("RUL-144", "EPIC-4")
def test_a_leader_for_whom_the_island_has_no_hex_waits() -> None:
    match = table("""
        turn: 3 B
        option: base_entry = any_unit
        units A: leader@(0,-1){dice=1} tower@(1,-1) tower@(2,-1) tower@(1,0) tower@(2,0) tower@(3,-1)
        units B: leader_b@(-3,1) chicken1@(-1,0) chicken2@(-2,0) chicken3@(-1,1) chicken4@(-2,1) chicken5@(0,1)
        hand B: flip
    """)
    events = play(match, "play flip", "tile (0,-1)")
    assert told(events, "LeaderScorched", "LeaderWaits", "LeaderDied") == [
        "leader_scorched leader@f3",
        "leader_waits leader",
    ]
    assert "leader" not in " ".join(standing(match, "A"))
    assert spent(match, "A") == 5, "with the die that lay on it"
    play(match, "end", "draw 0", "A: skip", "end", "draw 0")
    assert "leader" not in " ".join(standing(match, "A")), "still no hex"
