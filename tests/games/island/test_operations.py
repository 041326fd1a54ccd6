"""What each operation of the effect vocabulary does (house set 2.8), on cards made up for the purpose.

All on the test island T2, or T3 with a third player:

              f3.   g3a   h3a   i3A
     d4b   e4b   f4^   g4a   h4a
  c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import compared, defining, discarded, leader, magic, offered, sheet, strength, told
from tests.games.island.glance import hand, open_table, resources, seen, zone
from tests.games.island.table import offers, play, standing
from topcluck.kernel.match import Match

SCENE = """
    turn: 3 A
    units A: leader@i3 golem@g4 chicken3@h3
    units B: leader_r2@c5 chicken1@f5 chicken2@f5{shields=1} tower@e4
"""
TRIO = """
    players: 3
    turn: 3 A
    units A: leader@(3,-1)
    units B: leader_r2@(-3,1)
    units C: leader_c@(1,-4)
"""


def spell(*effects: str, lines: str = "", scene: str = SCENE) -> Match:
    """A has just played a Magic with these effects on the own turn."""
    match = defining(f"{scene.rstrip()}\n    hand A: spell\n{lines}", magic(*effects))
    play(match, "A: play spell")
    return match


# -- free_action -----------------------------------------------------------------------------------------------------


@rule("MOVE-8")
def test_a_free_move_takes_bandmates_along_and_costs_nothing() -> None:
    scene = SCENE.replace("chicken3@h3", "chicken3@i3")
    match = spell(
        'op = "free_action", action = "move", target = { type = ["leader"], owner = "you", count = 1 }', scene=scene
    )
    play(match, "A: with chicken3@i3", "A: step h3")
    assert "chicken3@h3" in standing(match, "A") and not open_table(match).free_used


def test_a_free_attack_a_free_build_and_a_free_retrieve_follow_their_own_rules() -> None:
    match = spell('op = "free_action", action = "attack", target = { type = ["golem"], owner = "you", count = 1 }')
    assert offered(match, "attack") == ["golem@g4 chicken1@f5", "golem@g4 chicken2@f5"]
    match = spell('op = "free_action", action = "build"', lines="    lineup: cannon tower -\n    resources A: metal*2")
    play(match, "A: build cannon", "A: at h4")
    assert "cannon@h4" in standing(match, "A") and not open_table(match).free_used
    match = spell('op = "free_action", action = "retrieve"')
    play(match, "A: take wood", "A: take metal")
    assert (resources(match, "A"), open_table(match).free_used) == ((1, 0, 1), False)


@pytest.mark.parametrize(
    "effect",
    [
        'action = "attack", target = { type = ["tower"], count = 1 }',
        'action = "move", target = { type = ["soldier"], count = 1 }',
        'action = "build"',
    ],
)
def test_a_free_action_without_a_legal_way_is_lost(effect: str) -> None:
    match = spell(f'op = "free_action", {effect}', scene=SCENE.replace("golem@g4", "tower@h4"), lines="    lineup: -")
    assert match.decision.kind == "action" and discarded(match) == ("spell",)


@rule("FX-2")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_free_action_outside_the_own_take_actions_step_is_lost_unasked(seat: str) -> None:
    march = 'action = "move", target = { type = ["leader"], owner = "you", count = 1 }'
    for action in ('action = "retrieve"', march):
        effect = f'when = "after_combat", may = true, op = "free_action", {action}'
        match = defining(f"{SCENE}    hand {seat}: spell", magic(effect))
        play(match, "A: attack golem@g4 chicken1@f5", f"{seat}: lay spell")
        assert (match.decision.kind == "use_or_not") == (seat == "A")


# -- move_unit, swap_units, change_defender --------------------------------------------------------------------------


@rule("MOVE-10", "MAP-9")
def test_an_effect_moves_a_unit_hex_by_hex_whatever_its_speed() -> None:
    match = spell('op = "move_unit", amount = 2, target = { owner = "enemy", type = ["tower"], count = 1 }')
    assert offers(match) == ["stay", "to f3", "to e5", "to d5", "to d4"]  # neither Lava nor Sea
    play(match, "A: to f3")
    assert offers(match) == ["stay", "to g3", "to e4"]
    play(match, "A: to g3")
    assert "tower@g3" in standing(match, "B")
    assert match.decision.kind == "action", "two hexes and no more"


@rule("MOVE-10", "MAP-9")
def test_only_an_effect_that_says_so_moves_a_unit_onto_lava() -> None:
    target = 'target = { type = ["chicken"], shielded = false, owner = "enemy", count = 1 }'
    push = 'op = "move_unit", amount = 1{}, ' + target.replace("{", "{{").replace("}", "}}")
    assert "f4" not in offered(spell(push.format("")), "to")
    match = spell(push.format(", lava = true"))
    assert "f4" in offered(match, "to")
    play(match, "A: to f4")
    assert zone(match, "B").destroyed[0] == "chicken1"


@rule("FX-18")
def test_an_effect_puts_nobody_on_a_base_but_a_leader_or_chicken_on_its_own() -> None:
    push = 'op = "move_unit", amount = 1, target = {{ owner = "{}", type = ["{}"], count = 1 }}'
    scene = "\n    turn: 3 A\n    units A: leader@h3 golem@h4\n    units B: leader_r2@d5 chicken1@d5 tower@d4\n"
    for option in ("owner_leader_chickens", "any_unit"):
        lines = f"    option: base_entry = {option}"
        ways = {name: offered(spell(push.format(*name.split()), scene=scene, lines=lines), "to") for name in MOVERS}
        assert [hex for hex in ("c5", "i3") if hex in ways["enemy chicken"]] == ["c5"]
        assert "c5" in ways["enemy leader"] and "i3" in ways["you leader"]
        assert "i3" not in ways["you golem"] and "c5" not in ways["enemy tower"]


MOVERS = ("enemy chicken", "enemy leader", "you leader", "you golem", "enemy tower")


def test_an_effect_may_move_the_unit_that_bears_it_or_all_that_match() -> None:
    match = spell(
        'op = "move_unit", amount = 1, target = { owner = "you", type = ["chicken", "golem"], count = "all" }'
    )
    play(match, "A: to g3", "A: to h4")
    assert standing(match, "A") == ["chicken3@g3", "leader@i3", "golem@h4"]


SWAP = 'op = "swap_units", target = { count = 1 }, with = { count = 1 }'


@rule("MOVE-10", "MAP-9", "FX-18")
def test_a_swap_is_between_units_of_one_player_whose_hexes_suit_each_other() -> None:
    scene = """
    turn: 3 A
    units A: leader@i3 golem@g4 chicken3@h3 chicken4@h3 lavawalker@f4
    units B: leader_r2@c5 tower@e4 soldier@d5
"""
    match = spell(SWAP, scene=scene)
    # the Lavawalker stands on Lava and a band takes no Golem; a Machine enters no Base
    assert offered(match, "target") == ["chicken3@h3", "chicken4@h3", "leader@i3", "soldier@d5", "tower@e4"]
    play(match, "A: target leader@i3")
    assert offered(match, "swap") == ["chicken3@h3", "chicken4@h3"]
    play(match, "A: swap chicken4@h3")
    assert standing(match, "A") == ["chicken3@h3", "leader@h3", "chicken4@i3", "lavawalker@f4", "golem@g4"]


@rule("FX-2")
def test_a_swap_of_a_fighter_that_has_nobody_to_swap_with_is_skipped() -> None:
    swap = 'op = "swap_units", target = { fights = "defender" }, with = { type = ["soldier"], count = 1 }'
    match = defining(f"{SCENE}    hand A: spell", magic(swap, 'op = "draw", amount = 1, player = "you"'))
    assert compared(play(match, "A: attack golem@g4 chicken1@f5", "A: lay spell")) == (6, 2)
    assert len(hand(match, "A")) == 1


@rule("FX-18")
def test_a_swap_takes_nobody_to_sea_nor_a_unit_out_of_its_own_stack() -> None:
    scene = """
    turn: 3 A
    units A: leader@i3 chicken1@i3 skimmer@g2 golem@h4
    units B: leader_r2@c5
"""
    assert spell(SWAP, scene=scene).decision.kind == "action"


WALKS = 'op = "grant", trait = "lava_walk", target = {{ {} = "self" }}'


@rule("LAVA-7", "MAP-9")
def test_lava_is_open_to_who_will_share_a_stack_with_a_lava_walker_there_and_to_nobody_else() -> None:
    position = """
        turn: 3 A
        units A: leader@f4 chicken1@f4 chicken2@h4
        units B: leader_r2@c5
        hand A: spell
        board:
            f3^
    """
    walker = leader(WALKS.format("ref"), WALKS.format("stack_of"))
    chickens = 'target = { type = ["chicken"], count = 1 }'
    match = defining(position, magic(f'op = "swap_units", {chickens}, {chickens.replace("target", "with")}'), walker)
    play(match, "A: play spell", "A: target chicken2@h4")
    assert standing(match, "A") == ["leader@f4", "chicken2@f4", "chicken1@h4"]
    match = defining(position, magic(f'op = "move_unit", amount = 1, {chickens}'), walker)
    play(match, "A: play spell", "A: target chicken1@f4")
    assert "f3" not in offered(match, "to") and "g4" in offered(match, "to")


@rule("CMB-16", "RUL-145")
def test_a_new_defender_must_be_in_reach_and_fixes_anew_whether_the_attack_is_ranged() -> None:
    scene = SCENE.replace("chicken3@h3", "cannon@g3").replace("chicken2@f5{shields=1}", "chicken2@d4")
    redir = 'op = "change_defender", target = { count = 1 }'
    bonus = 'if = [{ ranged = true }], op = "modify", stat = "strength", amount = 4, target = { fights = "attacker" }'
    match = defining(f"{scene}    hand A: spell", magic(redir, bonus))
    play(match, "A: attack cannon@g3 tower@e4", "A: lay spell")
    assert offered(match, "target") == ["chicken1@f5", "chicken2@d4"]
    assert compared(play(match, "A: target chicken2@d4")) == (5 + 4, 2)
    match = defining(f"{SCENE}    hand A: spell", magic(redir, bonus))
    assert compared(play(match, "A: attack golem@g4 chicken1@f5", "A: lay spell")) == (6, 2)


# -- destroy and Shields ---------------------------------------------------------------------------------------------


@rule("LEAD-2", "FAQ-3", "SHIELD-4", "RUL-122")
def test_a_leader_that_would_be_destroyed_loses_all_shields_others_one() -> None:
    scene = SCENE.replace("leader_r2@c5", "leader_r2@c5{shields=2}").replace("tower@e4", "tower@e4{shields=2}")
    match = spell('op = "destroy", target = { owner = "enemy", count = "all" }', scene=scene)
    assert standing(match, "B") == ["tower@e4", "leader_r2@c5", "chicken2@f5"]
    left = [sheet(match, name).shields for name in ("leader@c5", "tower@e4", "chicken2@f5")]
    assert (left, open_table(match).shields) == ([0, 1, 0], 7)


@rule("SHIELD-1", "RUL-71")
def test_shields_come_from_the_supply_as_many_as_there_are() -> None:
    match = spell('op = "add_shield", amount = 9, target = { type = ["golem"], count = 1 }')
    assert (sheet(match, "golem@g4").shields, open_table(match).shields) == (7, 0)


@rule("RUL-71")
def test_if_there_are_too_few_shields_for_all_the_player_chooses_who_gets_one() -> None:
    every = 'op = "add_shield", amount = 1, target = { owner = "you", count = "all" }'
    match = spell(every, scene=SCENE.replace("{shields=1}", "{shields=6}"))
    assert offered(match, "target") == ["chicken3@h3", "golem@g4", "leader@i3"]
    play(match, "A: target golem@g4", "A: target leader@i3")
    assert [sheet(match, name).shields for name in ("golem@g4", "leader@i3", "chicken3@h3")] == [1, 1, 0]
    match = spell(every, scene=SCENE.replace("{shields=1}", "{shields=5}"))
    assert match.decision.kind == "action" and open_table(match).shields == 0


@rule("SHIELD-5")
@pytest.mark.parametrize(("amount", "left"), [("1", 2), ("2", 1), ('"all"', 0)])
def test_removed_shields_go_back_to_the_supply(amount: str, left: int) -> None:
    scene = SCENE.replace("{shields=1}", "{shields=3}")
    match = spell(f'op = "remove_shield", amount = {amount}, target = {{ shielded = true, count = 1 }}', scene=scene)
    assert (sheet(match, "chicken2@f5").shields, open_table(match).shields) == (left, 8 - left)


# -- Scrolls ---------------------------------------------------------------------------------------------------------


@rule("GEN-7")
def test_each_player_draws_in_turn_the_active_one_first() -> None:
    match = spell(
        'op = "draw", amount = 2, player = "all"',
        scene=TRIO,
        lines="    deck: s_plus_1 s_plus_2 a_plus_1 a_plus_2 x_plus_1 x_plus_2",
    )
    assert [hand(match, seat) for seat in "ABC"] == [
        ["s_plus_1", "s_plus_2"],
        ["a_plus_1", "a_plus_2"],
        ["x_plus_1", "x_plus_2"],
    ]


@rule("CAT-1")
def test_scrolls_of_an_effect_are_drawn_one_by_one_and_a_catastrophe_comes_before_the_next() -> None:
    lines = "    deck: hurricane s_plus_1\n    resources A: wood rock metal"
    match = spell('op = "draw", amount = 2, player = "you"', lines=lines)
    assert (match.decision.kind, hand(match, "A")) == ("lose_resource", [])
    play(match, "A: return wood", "A: return rock")
    assert len(hand(match, "A")) == 1


def test_everybody_discards_scrolls_of_own_choice() -> None:
    lines = "    hand B: s_plus_1 s_plus_2 s_plus_3\n    hand C: a_plus_1"
    match = spell('op = "discard", amount = 2, player = "all", chooser = "owner"', scene=TRIO, lines=lines)
    assert (match.decision.seat, zone(match, "C").hand) == (1, 0)  # C has no choice
    play(match, "B: discard s_plus_3", "B: discard s_plus_1")
    assert (hand(match, "B"), discarded(match)) == (["s_plus_2"], ("a_plus_1", "s_plus_1", "s_plus_3", "spell"))


@rule("FX-19")
def test_who_chooses_what_another_discards_sees_that_hand_and_remembers_it() -> None:
    lines = "    hand B: s_plus_1 s_plus_2 s_plus_3"
    match = spell('op = "discard", amount = 2, player = "opponent", chooser = "you"', lines=lines)
    assert (match.decision.seat, offered(match, "discard")) == (0, ["s_plus_1", "s_plus_2", "s_plus_3"])
    play(match, "A: discard s_plus_2", "A: discard s_plus_3")
    assert [one.card for one in seen(match, "A").known] == ["s_plus_1"]
    assert (hand(match, "B"), match.decision.kind) == (["s_plus_1"], "action"), "two, and no more"


def test_with_no_more_scrolls_than_asked_for_all_are_discarded_unasked() -> None:
    for chooser in ("owner", "you"):
        effect = f'op = "discard", amount = 2, player = "opponent", chooser = "{chooser}"'
        match = spell(effect, lines="    hand B: s_plus_1 s_plus_2")
        assert (match.decision.kind, discarded(match)) == ("action", ("s_plus_1", "s_plus_2", "spell"))


@rule("FX-19")
def test_several_scrolls_may_be_stolen_and_no_more_than_there_are() -> None:
    steal = 'op = "steal_scroll", amount = {}, player = "opponent"'
    match = spell(steal.format(2), lines="    hand B: s_plus_1 s_plus_2 s_plus_3\n    luck: 2 0")
    assert (hand(match, "A"), hand(match, "B")) == (["s_plus_1", "s_plus_3"], ["s_plus_2"])
    match = spell(steal.format(5), lines="    hand B: s_plus_1 s_plus_2 s_plus_3")
    assert (len(hand(match, "A")), hand(match, "B")) == (3, [])


DRAW_THEN = 'then = true, op = "draw", amount = 1, player = "you"'


@rule("FX-2", "FX-19")
def test_what_follows_a_theft_follows_if_something_was_stolen() -> None:
    steal = 'op = "steal_scroll", amount = 1, player = "opponent"'
    match = spell(steal, DRAW_THEN, lines="    hand B: s_plus_1\n    deck: a_plus_1")
    assert hand(match, "A") == ["a_plus_1", "s_plus_1"]
    match = spell(steal, DRAW_THEN, lines="    deck: a_plus_1")
    assert hand(match, "A") == []


def test_all_hands_may_be_looked_at_but_not_ones_own() -> None:
    lines = "    hand B: s_plus_1\n    hand C: a_plus_1"
    match = spell('op = "look_at_hand", player = "all"', scene=TRIO, lines=lines)
    assert [(one.card, one.places) for one in seen(match, "A").known] == [
        ("s_plus_1", ("B hand",)),
        ("a_plus_1", ("C hand",)),
    ]


# -- Resources and Chickens ------------------------------------------------------------------------------------------


@rule("LIMIT-2", "GEN-7")
def test_everybody_may_gain_resources_of_choice_and_keeps_to_the_limit_afterwards() -> None:
    lines = "    resources A: wood*9\n    resources B: rock*8\n    resources C: metal*9"
    match = spell('op = "gain_resources", amount = 1, player = "all"', scene=TRIO, lines=lines)
    play(match, "A: take rock", "B: take rock", "C: take rock")
    assert (match.decision.seat, offered(match, "return")) == (0, ["rock", "wood"])
    play(match, "A: return wood")
    assert (match.decision.seat, offered(match, "return")) == (2, ["metal", "rock"])
    play(match, "C: return rock")
    assert [resources(match, seat) for seat in "ABC"] == [(8, 1, 0), (0, 9, 0), (0, 0, 9)]


def test_resources_are_gained_as_far_as_the_supply_goes() -> None:
    match = spell('op = "gain_resources", amount = 3, player = "you"', lines="    supply: wood metal")
    play(match, "A: take metal")
    assert (resources(match, "A"), match.decision.kind) == ((1, 0, 1), "action")


def test_resources_are_exchanged_one_by_one_each_for_another_kind_while_the_supply_has_it() -> None:
    lines = "    resources A: wood*2 rock\n    supply: metal"
    match = spell('op = "convert_resources", amount = 2', lines=lines)
    assert offers(match) == ["done", "exchange wood metal", "exchange rock metal"]
    play(match, "A: exchange wood metal")
    assert offers(match) == ["done", "exchange rock wood", "exchange metal wood"]
    play(match, "A: exchange rock wood")
    assert (resources(match, "A"), match.decision.kind) == ((2, 0, 1), "action")


@rule("RET-5", "RUL-4")
def test_all_chickens_or_so_many_of_choice_return_to_the_base() -> None:
    match = spell('op = "retrieve_chickens", amount = "all"')
    assert zone(match, "A").destroyed == () and standing(match, "A").count("leader@i3") == 1
    assert [name for name in standing(match, "A") if name.endswith("@i3")] == [
        "leader@i3",
        "chicken4@i3",
        "chicken5@i3",
        "chicken6@i3",
    ]
    match = spell('op = "retrieve_chickens", amount = 2')
    assert zone(match, "A").destroyed == ("chicken6",)


COCKFIGHT = """
    mode: gallos
    turn: 3 A
    units A: leader@i3 {}
    units B: leader_r2@c5
    deck: s_plus_1
"""


@rule("GALLOS-9", "RUL-43", "FX-2")
@pytest.mark.parametrize(("chickens", "drawn"), [(1, []), (2, ["s_plus_1"]), (3, ["s_plus_1"])])
def test_what_follows_the_loss_of_chickens_follows_if_there_were_enough(chickens: int, drawn: list[str]) -> None:
    """In a fight of Chickens alone, Resources are read as Chickens."""
    units = " ".join(f"chicken{number}@h3" for number in range(1, chickens + 1))
    lose = 'op = "lose_resources", amount = 2, player = "you"'
    match = spell(lose, DRAW_THEN, scene=COCKFIGHT.format(units))
    while match.decision.kind == "lose_chicken":
        play(match, offers(match)[0])
    assert len(standing(match, "A")) == 1 + max(chickens - 2, 0)
    assert hand(match, "A") == drawn


# -- dice ------------------------------------------------------------------------------------------------------------


def test_dice_are_turned_one_by_one_up_to_the_number() -> None:
    match = spell('op = "set_die", amount = 2', lines="    dice A: claw star")
    play(match, "A: turn claw star", "A: turn star +1")
    assert zone(match, "A").dice == ("star", "+1")
    match = spell('op = "set_die", amount = 2', lines="    dice A: claw star")
    play(match, "A: turn claw +3", "A: done")
    assert zone(match, "A").dice == ("star", "+3")


def test_dice_are_rolled_again_together_once() -> None:
    match = spell('op = "reroll_dice", amount = 3', lines="    dice A: claw*2 star*2\n    luck: +1 +2 +3")
    play(match, "A: add claw", "A: add claw", "A: add star")
    assert zone(match, "A").dice == ("star", "+1", "+2", "+3")


# -- values that last ------------------------------------------------------------------------------------------------


def test_told_of_each_bonus_is_who_gives_it_and_how_much() -> None:
    match = defining(
        f"{SCENE}    hand A: spell",
        magic('op = "modify", stat = "strength", amount = -2, target = { fights = "attacker" }'),
    )
    events = play(match, "A: attack golem@g4 chicken1@f5", "A: lay spell")
    assert told(events, "BonusGiven") == ["bonus_given spell strength -2"]
    assert compared(events) == (4, 2)
    assert strength(match, "golem@g4") == 6


def test_a_unit_that_leaves_takes_what_it_was_given_along() -> None:
    chicken = 'target = { owner = "you", type = ["chicken"], count = 1 }'
    give = magic(f'op = "modify", stat = "armor", amount = 4, {chicken}')
    renew = magic(f'op = "destroy", {chicken}', 'op = "retrieve_chickens", amount = "all"', id="renew")
    match = defining(f"{SCENE}    hand A: spell renew", give, renew)
    play(match, "A: play spell")
    assert sheet(match, "chicken3@h3").armor == 2 + 4
    play(match, "A: play renew")
    assert sheet(match, "chicken3@i3").armor == 2 + 2  # on its Base
