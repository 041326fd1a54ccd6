"""The first edition (first-de): what it does otherwise than the second, in the order of the rulebook."""

from __future__ import annotations

from textwrap import dedent

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.cards import armor, compared, offered, sheet, told
from tests.games.island.first import first, hexes
from tests.games.island.glance import (
    banner,
    open_table,
    piece,
    resources,
    seen,
    spent,
    tags,
    under_the_table,
    zone,
)
from tests.games.island.table import offers, play, refused, standing, state_of, table
from topcluck.games.island import actions as a
from topcluck.games.island.box import CATASTROPHE
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.match import Match


def begun(players: int = 3, *, flags: tuple[str, ...] = (), seed: int = 1, **more: object) -> Match:
    """A game of the first edition on a ready island, at its first decision."""
    return topcluck.new(
        "chicken-island", players=players, edition="first-de", cards="stub", flags=list(flags), seed=seed,
        options={"default_island": "preset", **more}, island={2: "t2", 3: "t3", 4: "t4"}[players],
    )  # fmt: skip


def played_to(match: Match, kind: str) -> Match:
    """The match at its first decision of a kind; until then the first option is taken."""
    while match.decision.kind != kind:
        match.push(match.legal_actions[0])
    return match


# -- setup (SET) -----------------------------------------------------------------------------------------------------


@rule("SET-8", "SET-10", "SET-13", "RUL-6")
def test_the_island_comes_first_then_the_bases_then_the_leaders() -> None:
    match = topcluck.new("chicken-island", edition="first-de", cards="stub", seed=1, players=2)
    kinds: list[str] = []
    while match.decision.kind != "roll":
        if kinds[-1:] != [match.decision.kind]:
            kinds.append(match.decision.kind)
        if match.decision.kind == "choose_leader":
            assert all(sheet.hand == 0 and sum(sheet.resources) == 0 for sheet in open_table(match).seats)
        match.push(match.legal_actions[0])
    assert kinds[0] == "tile_shape" and kinds[-2:] == ["claim", "choose_leader"]


@rule("SET-11", "RUL-6")
def test_the_leader_is_put_on_the_stack_when_it_is_chosen() -> None:
    match = played_to(begun(2), "choose_leader")
    base = state_of(match).base_of(0)
    assert len(state_of(match).at[base]) == 6
    play(match, f"choose {seen(match, 'A').dealt[0]}", f"choose {seen(match, 'B').dealt[0]}")
    assert state_of(match).at[base][-1] == state_of(match).leader_of(0), "on top"
    assert len(state_of(match).at[base]) == 7


@rule("SET-6", "SCN-3")
def test_scn_3_three_players_get_all_of_27_resources() -> None:
    match = played_to(begun(3), "roll")
    assert [sum(resources(match, seat)) for seat in "ABC"] == [9, 9, 9]
    assert open_table(match).supply == (0, 0, 0)
    everything = [resources(match, seat) for seat in "ABC"]
    assert [sum(kind) for kind in zip(*everything, strict=True)] == [9, 9, 9], "the other 9 tokens are in the box"


@rule("SET-9")
def test_the_starting_seat_is_given_or_drawn() -> None:
    given = topcluck.new("chicken-island", edition="first-de", players=3, first_seat=2)
    assert (open_table(given).start, given.setup["rules"]) == (2, "first-de")
    drawn = {open_table(topcluck.new("chicken-island", edition="first-de", players=3, seed=s)).start for s in range(20)}
    assert drawn == {0, 1, 2}
    assert topcluck.new("chicken-island", players=3, first_seat=2).setup["rules"] == "custom"


@rule("COMP-8")
def test_its_box_holds_41_machine_cards() -> None:
    match = topcluck.new("chicken-island", edition="first-de", options={"default_island": "preset"}, seed=1)
    played_to(match, "roll")
    assert len(under_the_table(match).machine_deck) + len(open_table(match).lineup) == 41


# -- the turn (TURN, DICE, RET) ----------------------------------------------------------------------------------------


DICE = """
    turn: 3 A
    step: roll
    units A: leader@(3,-1) golem@(1,0){dice=1}
    units B: leader_b@(-3,1)
    dice A: star +2
    luck: claw
"""


@rule("TURN-2", "RUL-61", "SCN-4")
def test_scn_4_one_spent_die_may_be_rolled_and_the_other_stays_spent() -> None:
    match = first(DICE)
    assert offers(match) == ["skip", "add spent", "add star", "add +2", "lift golem@g4"]
    play(match, "add spent", "roll")
    assert (banner(match, "A"), spent(match, "A")) == ("claw star +2", 1)
    assert match.decision.kind == "action", "and there is no second roll (TURN-3)"


@rule("TURN-3")
def test_there_is_no_second_roll() -> None:
    match = first(DICE + "    resources A: wood*9")
    play(match, "add spent", "roll")
    assert refused(match, "pay wood") == "TURN-3"


@rule("TURN-7", "TURN-1", "SCN-10")
def test_scn_10_exactly_one_scroll_is_drawn_unasked() -> None:
    match = first("turn: 3 A\nunits A: leader@(3,-1)\nunits B: leader_b@(-3,1)\ndeck: s_plus_1 s_plus_2")
    play(match, "end")
    assert match.decision.kind == "roll" and match.decision.seat == 1
    assert seen(match, "A").hand == ("s_plus_1",)


@rule("RUL-129", "TURN-6")
def test_the_free_action_may_be_left_unused() -> None:
    match = first("turn: 3 A\nunits A: leader@(3,-1)\nunits B: leader_b@(-3,1)")
    assert "free move" in offers(match) and "end" in offers(match)


@rule("RET-2", "SCN-6")
def test_the_free_action_retrieves_one_and_a_die_two() -> None:
    text = "turn: 3 A\nunits A: leader@(3,-1)\nunits B: leader_b@(-3,1)\ndice A: chicken\nsupply: wood*5"
    free, die = first(text), first(text)
    play(free, "free retrieve", "take wood")
    assert (resources(free, "A"), free.decision.kind) == ((1, 0, 0), "action")
    play(die, "chicken retrieve", "take wood")
    assert die.decision.kind == "pick"


@rule("RUL-63", "CMB-14")
def test_a_plus_one_die_stays_after_a_combat_and_others_are_spent() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1) chicken1@(0,1)
        dice A: +1 +2
    """)
    play(match, "free attack", "attack golem@(1,0) chicken1@(0,1)", "add +1", "add +2")
    assert (piece(match, "golem@g4").plus, spent(match, "A")) == (1, 4)


@rule("DICE-7", "SCN-37")
def test_scn_37_a_defeated_leader_loses_its_dice_one_with_a_shield_keeps_them() -> None:
    text = """
        turn: 3 B
        units A: leader@(1,0){marks}
        units B: leader_b@(-3,1) golem@(0,1)
        dice A: star*3
        dice B: +2
    """
    beaten, shielded = first(text.replace("{marks}", "{dice=1}")), first(text.replace("{marks}", "{dice=1,shields=1}"))
    for match, left in ((beaten, 0), (shielded, 1)):
        play(match, "free attack", "attack golem@(0,1) leader@(1,0)", "add +2")
        assert (piece(match, "leader@g4").plus, spent(match, "A")) == (left, 2 - left)


# -- movement, Lava, bands (MOVE, LAVA, BAND) --------------------------------------------------------------------------


@rule("SCN-17", "LAVA-1", "MOVE-3")
def test_scn_17_the_blocked_unit_of_the_first_edition() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(3,-1) car@(1,0)
        units B: leader_r2@(-1,1) chicken1@(0,1)
        dice A: claw*2
    """)
    play(match, "claw move", "move car@(1,0)")
    assert sorted(offers(match, "step")) == ["step g3", "step h3", "step h4"], "neither Lava f4 nor the Chicken's f5"
    play(match, "step (1,-1)")
    assert "step f4" not in offers(match)
    play(match, "stop", "claw move", "move car@(1,-1)", "step (1,0)", "stop")
    play(match, "free attack", "attack car@(1,0) chicken1@(0,1)")
    play(match, "use car@(1,0) 1", "step (0,1)")
    assert offers(match, "step") != [], "two hexes"


@rule("LAVA-1", "SCN-16")
def test_lava_is_not_entered_by_a_move_nor_by_an_effect_that_does_not_say_so() -> None:
    text = """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1) chicken1@(-1,0)
        hand A: push
    """
    match = first(text)
    play(match, "play push", "target chicken1@(-1,0)")
    assert "to f4" not in offers(match)
    told_so = first(text + """
        define:
          [[scroll]]
          id = "push"
          [[scroll.effects]]
          when = "resolve"
          op = "move_unit"
          amount = 1
          lava = true
          target = { owner = "enemy", count = 1 }
    """)  # fmt: skip
    play(told_so, "play push", "target chicken1@(-1,0)", "to f4")
    assert zone(told_so, "B").destroyed[0] == "chicken1"


@rule("MOVE-6", "SCN-21")
def test_scn_21_nobody_stops_on_an_own_unit() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(3,-1) golem@(2,0) tower@(1,0)
        units B: leader_b@(-3,1)
        dice A: claw
    """)
    play(match, "free move", "move golem@(2,0)")
    assert offers(match, "step") == ["step h3"]


STACK = """
    turn: 3 A
    units A: leader@(3,-1) soldier@(2,-1) chicken1@(2,-1) chicken2@(2,-1) chicken3@(1,-1)
    units B: leader_b@(-3,1)
"""


@rule("BAND-5", "RUL-62", "SCN-24")
def test_scn_24_all_move_together_but_for_those_who_are_detached() -> None:
    match = first(STACK)
    play(match, "free move", "move soldier@(2,-1)")
    assert offers(match) == ["go", "leave chicken1@h3", "leave chicken2@h3"]
    play(match, "leave chicken2@(2,-1)")
    assert offers(match) == ["go", "leave chicken1@h3"]
    assert refused(match, "with chicken2@(2,-1)") == "RUL-62"
    assert refused(match, "leave soldier@(2,-1)") == "RUL-133"
    play(match, "go", "step (2,0)")
    assert {"chicken2@h3", "soldier@h4", "chicken1@h4"} <= set(standing(match, "A"))


@rule("BAND-7", "RUL-62")
def test_on_the_way_units_are_left_but_not_picked_up() -> None:
    match = first(STACK)
    play(match, "free move", "move soldier@(2,-1)", "go", "step (1,-1)")
    assert offers(match, "leave") == ["leave chicken1@g3", "leave chicken2@g3", "leave soldier@g3"]
    assert offers(match, "join") == [], "not chicken3, who stands there"
    play(match, "leave chicken1@(1,-1)", "step (1,0)")
    assert {"chicken1@g3", "chicken3@g3", "soldier@g4", "chicken2@g4"} <= set(standing(match, "A"))


@rule("BAND-5", "RUL-132")
def test_as_a_house_rule_beside_transit_nobody_is_detached_who_is_on_the_way() -> None:
    match = table("""
        turn: 3 A
        option: band_move = whole_or_detach
        units A: leader@(3,-1) chicken1@(2,0) chicken2@(2,0) tower@(1,0)
        units B: leader_b@(-3,1)
        dice A: claw*2
    """)
    play(match, "free move", "move chicken1@(2,0)", "go", "step (1,0)")
    play(match, "claw move", "move chicken1@(1,0)")
    assert match.decision.kind == "move_step", "both go on together"
    play(match, "step (0,1)")
    assert {"chicken1@f5", "chicken2@f5"} <= set(standing(match, "A"))


@rule("BAND-5")
def test_who_does_not_band_moves_alone() -> None:
    match = first(STACK.replace("soldier@(2,-1)", "golem@(1,0)"))
    play(match, "free move", "move golem@(1,0)")
    assert match.decision.kind == "move_step"


@rule("BAND-5", "RUL-133")
def test_where_the_whole_stack_cannot_go_some_must_be_detached_first() -> None:
    match = first(STACK)
    play(match, "free move", "move chicken1@(2,-1)", "leave soldier@(2,-1)", "leave chicken2@(2,-1)")
    assert match.decision.kind == "move_step", "with nobody left to detach there is nothing to ask"


# -- Bases (MOVE-4, BASE) ----------------------------------------------------------------------------------------------


@rule("MOVE-4", "SCN-26")
def test_scn_26_anybody_may_enter_any_base() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(1,0) soldier@(2,-1) chicken1@(3,-1)
        units B: leader_b@(-1,1) chicken1@(2,0)
    """)
    play(match, "free move", "move soldier@(2,-1)")
    assert "step i3" in offers(match), "onto own Chickens"
    other = first("""
        turn: 3 B
        units A: leader@(1,0)
        units B: leader_b@(-1,1) chicken1@(2,0)
    """)
    play(other, "free move", "move chicken1@(2,0)")
    assert "step i3" in offers(other)


@rule("RET-5", "RUL-39")
def test_an_enemy_on_the_base_keeps_chickens_from_returning() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(1,0)
        units B: leader_b@(-3,1) chicken1@(3,-1)
        supply: wood
    """)
    play(match, "free retrieve")
    assert (resources(match, "A"), len(zone(match, "A").destroyed)) == ((1, 0, 0), 6), "no Chicken was on offer"


@rule("BASE-1", "SCN-32")
def test_scn_32_a_base_gives_no_armor() -> None:
    match = first("turn: 3 A\nunits A: leader@(3,-1)\nunits B: leader_b@(-3,1)")
    assert armor(match, "leader@c5") == 8


@rule("BASE2P-1", "SCN-32")
def test_scn_32_with_the_two_player_option_it_gives_two_to_whoever_stands_there() -> None:
    match = first("""
        turn: 3 A
        flags: two_player_base_bonus
        units A: leader@(1,0) golem@(-3,1)
        units B: leader_b@(3,-1)
    """)
    assert (armor(match, "leader@i3"), armor(match, "golem@c5"), armor(match, "leader@g4")) == (10, 8, 8)
    assert sheet(match, "golem@c5").strength == 6, "armor only"


@rule("RANGE-4", "RANGE-1")
def test_range_means_two_hexes_or_what_the_card_says() -> None:
    match = first("""
        turn: 3 A
        units A: leader_r2@(1,0) cannon@(2,0)
        units B: leader_b@(-3,1) chicken1@(-1,1) chicken2@(-2,1)
    """)
    play(match, "free attack")
    targets = offers(match, "attack")
    assert "attack leader@g4 chicken1@e5" in targets and "attack leader@g4 chicken2@d5" not in targets
    assert "attack cannon@h4 chicken1@e5" in targets and "attack cannon@h4 chicken2@d5" not in targets


# -- Strategies (STRAT) ------------------------------------------------------------------------------------------------


@rule("STRAT-2", "STRAT-3", "STRAT-5", "SCN-36")
def test_scn_36_one_strategy_the_old_one_goes_and_it_may_be_played_in_the_own_turn() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1)
        strategies A: st_armor
        hand A: st_trenches
        hand B: st_speed
    """)
    assert offers(match, "play") == ["play st_trenches"]
    play(match, "play st_trenches")
    assert zone(match, "A").strategies == ("st_trenches",)
    assert open_table(match).scroll_discard == ("st_armor",)
    assert "free move" in offers(match), "at no cost"


# -- Catastrophes (CAT) ------------------------------------------------------------------------------------------------


def drawn(card: str, text: str, players: int = 2) -> Match:
    """A draws a Catastrophe at the end of the turn."""
    return first(f"players: {players}\nturn: 3 A\nstep: draw\ndeck: {card}\n{dedent(text)}")


@rule("CAT-3", "CAT-4", "SCN-41")
def test_scn_41_only_the_catastrophe_goes_back_and_hands_are_not_cut() -> None:
    match = drawn("hurricane", """
        units A: leader@(3,-1)
        units B: leader_b@(-3,1)
        hand B: s_plus_2*2 s_plus_3*2 s_plus_4*2 s_plus_5*2 a_plus_1*2 a_plus_2
        discard: draw swap
    """)  # fmt: skip
    assert (zone(match, "B").hand, open_table(match).scroll_discard) == (11, ("draw", "swap"))
    assert "hurricane" in under_the_table(match).scroll_deck


@rule("CAT-7", "CAT-14", "RUL-72", "SCN-42")
def test_scn_42_the_drawer_of_a_hurricane_picks_an_enemy_and_the_resources() -> None:
    match = drawn("hurricane", """
        units A: leader@(3,-1)
        units B: leader_b@(-3,1) chicken1@(-1,1)
        units C: leader_c@(1,-4)
        resources A: wood*5
        resources B: rock*2 metal*2
    """, players=3)  # fmt: skip
    assert match.decision.seat == 0
    assert offers(match) == ["against B", "against C"], "also who has none"
    play(match, "against B")
    assert match.decision.seat == 0 and offers(match) == ["return rock", "return metal"], "the drawer chooses"
    play(match, "return metal", "return rock")
    assert [resources(match, seat) for seat in "ABC"] == [(5, 0, 0), (0, 1, 1), (0, 0, 0)]
    play(match, "A: yes", "to (0,1)")
    assert f"chicken1@{hexes(match, '(0,1)')[0]}" in standing(match, "B")
    assert match.decision.seat == 1


@rule("CAT-14", "FX-18")
def test_the_chicken_step_is_optional_and_leads_to_any_available_hex_also_a_base() -> None:
    text = """
        units A: leader@(1,0)
        units B: leader_b@(-1,1) chicken1@(2,0) chicken2@(2,-1)
    """
    match = drawn("hurricane", text)
    play(match, "yes", "target chicken1@(2,0)")
    assert sorted(offers(match)) == ["stay", "to h3", "to i3"], "i3 is the Base of A, h3 has a Chicken to join"
    declined = drawn("hurricane", text)
    play(declined, "no")
    assert declined.decision.seat == 1


@rule("CAT-9")
def test_a_tsunami_flips_all_lava() -> None:
    match = drawn("tsunami", """
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1) chicken1@(-1,0)
        board:
          f3^
    """)  # fmt: skip
    assert {hex.name for hex in open_table(match).board if hex.ground == "lava"} == set()
    assert standing(match, "B") == ["chicken1@e4", "leader_b@c5"], "nobody is destroyed"
    assert match.decision.seat == 1


@rule("CAT-9")
def test_without_lava_a_tsunami_destroys_one_beside_a_neutral_tile() -> None:
    match = drawn("tsunami", """
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(0,-1) chicken1@(-1,0) chicken2@(0,1)
        board:
          f4.
    """)  # fmt: skip
    assert offered(match, "tile") == ["f3", "f4", "f5"]
    play(match, "tile f4")
    assert offered(match, "target") == ["chicken1@e4", "chicken2@f5", "golem@g4"], "no Leader"
    play(match, "target chicken2@f5")
    assert "chicken2" in zone(match, "B").destroyed and "chicken1" not in zone(match, "B").destroyed
    on_tile = drawn("tsunami", """
        units A: leader@(3,-1)
        units B: leader_b@(-3,1) chicken1@(0,0)
        board:
          f4.
    """)  # fmt: skip
    play(on_tile, "tile f3")
    assert "chicken1" in zone(on_tile, "B").destroyed
    beside = drawn("tsunami", """
        units A: leader@(3,-1)
        units B: leader_b@(-3,1) chicken1@(0,0)
        board:
          f4.
    """)  # fmt: skip
    play(beside, "tile f4")
    assert "chicken1" not in zone(beside, "B").destroyed, "it stands on the tile, not next to it"


@rule("CAT-12", "RUL-33", "SCN-44")
def test_scn_44_one_shield_saves_from_an_eruption_and_leaders_lose_one() -> None:
    match = drawn("eruption", """
        units A: leader@(1,-1){shields=2} golem@(1,0)
        units B: leader_b@(0,1) soldier@(-1,0){shields=2} lavawalker@(0,0)
    """)  # fmt: skip
    assert standing(match, "A") == ["leader@g3"]
    assert sheet(match, "leader@g3").shields == 1
    assert sheet(match, "soldier@e4").shields == 1
    assert standing(match, "B") == ["soldier@e4", "leader_b@f5"], "the Lavawalker on the tile is hit too (CAT-13)"
    assert tags(match, "A") == (0, 0)


QUAKE = """
    units A: leader@(3,-1) golem@(0,-1){shields=1} tower@(1,0)
    units B: leader_b@(0,1) chicken1@(0,1) chicken2@(-1,0)
"""


@rule("CAT-10", "CAT-14", "RUL-106", "SCN-45")
def test_scn_45_after_the_flip_and_before_lava_burns_a_chicken_may_be_saved() -> None:
    match = drawn("earthquake", QUAKE)
    assert match.decision.kind == "use_or_not"
    assert "golem@f3" in standing(match, "A") and "chicken1@f5" in standing(match, "B"), "nothing has burnt yet"
    assert {hex.name for hex in open_table(match).board if hex.ground == "lava"} == {"f3", "f5"}
    events = play(match, "yes", "target chicken1@f5", "to e5")
    assert told(events, "UnitDestroyed") == ["unit_destroyed golem@f3"]
    assert "chicken1@e5" in standing(match, "B")
    assert (match.decision.kind, match.decision.seat) == ("place_leader", 1)


@rule("CAT-14", "RUL-106")
def test_without_the_step_lava_burns_all_the_same() -> None:
    match = drawn("earthquake", QUAKE)
    events = play(match, "no")
    assert told(events, "UnitDestroyed") == ["unit_destroyed golem@f3", "unit_destroyed chicken1@f5"]


@rule("CAT-10", "RUL-32", "RUL-106")
def test_after_an_earthquake_the_drawers_leader_is_placed_first() -> None:
    match = first("""
        turn: 3 B
        step: draw
        deck: earthquake
        units A: leader@(0,-1)
        units B: leader_b@(0,1)
    """)
    assert (match.decision.kind, match.decision.seat) == ("place_leader", 1)


@rule("RUL-106")
def test_a_half_done_earthquake_is_written_and_read_like_everything_else() -> None:
    match = drawn("earthquake", QUAKE)
    text = match.game.write_position(match.state)
    assert "pending: scorch first=A\n" in text
    again = topcluck.position(text)
    assert told(play(again, "no"), "UnitDestroyed") == ["unit_destroyed golem@f3", "unit_destroyed chicken1@f5"]


@rule("RUL-127", "SCR-4")
def test_when_four_scrolls_are_left_after_a_draw_the_discards_return() -> None:
    match = played_to(begun(2), "roll")
    deck = [card for card in state_of(match).deck if state_of(match).box.kind[card] != CATASTROPHE]
    fate = [card for card in state_of(match).deck if state_of(match).box.kind[card] == CATASTROPHE]
    for lying, left, discards in ((6, 5, 50), (5, 56 - 1, 0)):
        trial = state_of(match).copy()
        trial.deck, trial.discard = tuple(fate + deck[: lying - len(fate)]), tuple(deck[lying - len(fate) :])
        for code in (a.SKIP, a.END):
            trial.apply(code)
        assert (len(trial.deck), len(trial.discard)) == (left, discards)


# -- leaders are no units (GEN-9) --------------------------------------------------------------------------------------


DESTROY = """
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_b@(0,1){shields=2} golem@(1,-1){shields=2}
    hand A: push
    define:
      [[scroll]]
      id = "push"
      effects = [{ when = "resolve", op = "destroy", target = { owner = "enemy", type = ["unit"], count = 1 } }]
"""


@rule("GEN-9", "LEAD-1", "SCN-70")
def test_scn_70_a_card_that_says_unit_does_not_pick_a_leader() -> None:
    match = first(DESTROY)
    play(match, "play push")
    assert (sheet(match, "golem@g3").shields, sheet(match, "leader@f5").shields) == (1, 2), "there is only one choice"
    second = table(DESTROY)
    play(second, "play push")
    assert offered(second, "target") == ["golem@g3", "leader@f5"]


@rule("FX-6")
def test_a_card_that_names_units_and_leaders_picks_both() -> None:
    match = first(DESTROY.replace('type = ["unit"], ', ""))
    play(match, "play push")
    assert offered(match, "target") == ["golem@g3", "leader@f5"]


# -- variants (QUICK, HCORE) -------------------------------------------------------------------------------------------


QUICK = """
    turn: 3 A
    step: roll
    flags: quick_game
    units A: leader@(3,-1) chicken1@(3,-1) chicken2@(3,-1) chicken3@(3,-1)
    units B: leader_b@(-3,1)
    resources A: wood*3 rock*5
    lineup: golem tower soldier car
"""


@rule("SCN-64", "QUICK-1", "QUICK-2", "RUL-105")
def test_scn_64_the_quick_game() -> None:
    match = first(QUICK)
    play(match, "skip")
    assert offers(match) == ["no", "build golem", "build tower", "build soldier"]
    play(match, "build golem", "at (1,0)")
    assert "golem@g4" in standing(match, "A")
    assert match.decision.kind == "action"
    assert {"free move", "free retrieve"} <= set(offers(match)), "it took no free action"
    assert offers(match, "free build") == []
    assert refused(match, "free build") == "QUICK-2"
    assert refused(match, "build tower") == "QUICK-2"


@rule("QUICK-1", "RUL-105")
def test_the_extra_build_is_optional_and_once_per_turn() -> None:
    match = first(QUICK)
    play(match, "skip", "no")
    assert match.decision.kind == "action" and offers(match, "free build") == []
    poor = first(QUICK.replace("resources A: wood*3 rock*5", "resources A: wood"))
    play(poor, "skip")
    assert poor.decision.kind == "action", "who can build nothing is not asked"


@rule("QUICK-2", "RUL-105")
def test_a_build_that_a_card_grants_is_not_affected() -> None:
    match = first(QUICK.replace("step: roll", "step: actions") + """
        hand A: draw
        define:
          [[scroll]]
          id = "draw"
          effects = [{ when = "resolve", op = "free_action", action = "build" }]
    """.replace("        ", "    "))  # fmt: skip
    play(match, "play draw")
    assert "build tower" in offers(match)


@rule("SCN-71", "HCORE-1")
def test_scn_71_hardcore() -> None:
    match = played_to(begun(4, flags=("hardcore",)), "roll")
    leaders = [unit for unit in open_table(match).units if unit.id.endswith("0")]
    assert [unit.shields for unit in leaders] == [1, 1, 1, 1]
    assert open_table(match).shields == 4


@rule("RUL-108", "SCN-71")
def test_a_leader_that_replaces_a_dead_one_has_no_shield() -> None:
    match = first("""
        players: 3
        flags: hardcore
        turn: 3 A
        units A: leader@(3,-1) golem@(1,-1)
        units B: leader_b@(-3,1)
        units C: leader_c@(0,-1)
        second C: leader_e
        dice A: claw +2*3
    """)
    play(match, *["attack golem@(1,-1) leader@(0,-1) +2 done"] * 2)
    assert piece(match, f"leader_e@{hexes(match, '(1,-4)')[0]}").shields == 0


@rule("RUL-57")
@pytest.mark.parametrize("flag", ["quick_game", "hardcore", "two_player_base_bonus"])
def test_its_flags_belong_to_it_alone(flag: str) -> None:
    assert topcluck.new("chicken-island", edition="first-de", flags=[flag]).setup["flags"] == [flag]
    with pytest.raises(SetupRefused, match="it is one of first-de"):
        topcluck.new("chicken-island", edition="second-en", flags=[flag])


@rule("TEAM-5")
def test_teams_play_by_its_rules_too() -> None:
    match = first("""
        players: 4
        mode: team
        turn: 3 A
        units A: leader@(3,-1) golem@(1,-1)
        units B: leader_b@(-3,1)
        units C: leader_c@(1,-4)
        units D: leader_d@(0,-1)
        second D: leader_e
        tags: C>B
        dice A: +2
    """)
    assert compared(play(match, "free attack", "attack golem@(1,-1) leader@(0,-1)", "add +2")) == (8, 8)
    assert match.outcome is not None and match.outcome.winners == (0, 2)
