"""How the effects of a card are read (FX-1 to FX-12, house set 2.2 to 2.6), on cards made up for the purpose.

All on the test island T2:

              f3.   g3a   h3a   i3A
     d4b   e4b   f4^   g4a   h4a
  c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import (
    armor,
    compared,
    defining,
    discarded,
    leader,
    machine,
    magic,
    offered,
    sheet,
    speed,
    strategy,
    strength,
)
from tests.games.island.glance import hand, open_table, resources, zone
from tests.games.island.table import offers, play, standing, table
from topcluck.kernel.match import Match

SCENE = """
    turn: 3 A
    units A: leader@i3 golem@g4 chicken3@h3
    units B: leader_r2@c5 chicken1@f5 chicken2@f5{shields=1} tower@e4
"""
DRAW = 'op = "draw", amount = 1, player = "you"'
THEN_DRAW = f"then = true, {DRAW}"
DISCARD = 'op = "discard", amount = 1, player = "you", chooser = "owner"'
FIGHT = "A: attack golem@g4 chicken1@f5"


def spell(*effects: str, lines: str = "", scene: str = SCENE) -> Match:
    """A has just played a Magic with these effects on the own turn."""
    match = defining(f"{scene.rstrip()}\n    hand A: spell\n{lines}", magic(*effects))
    play(match, "A: play spell")
    return match


def fought(*effects: str, lines: str = "", scene: str = SCENE, attack: str = FIGHT) -> Match:
    """A has attacked and laid a Magic with these effects, the only card in any hand."""
    match = defining(f"{scene.rstrip()}\n    hand A: spell\n{lines}", magic(*effects))
    play(match, attack, "A: lay spell")
    return match


# -- from top to bottom (FX-1, FX-2) ---------------------------------------------------------------------------------


@rule("FX-1")
def test_effects_are_carried_out_from_top_to_bottom() -> None:
    match = spell(DRAW, DISCARD, lines="    deck: s_plus_1")
    assert (hand(match, "A"), discarded(match)) == ([], ("s_plus_1", "spell"))
    match = spell(DISCARD, DRAW, lines="    deck: s_plus_1")
    assert (hand(match, "A"), discarded(match)) == (["s_plus_1"], ("spell",))


@rule("FX-1", "GEN-12")
def test_effects_of_one_card_at_one_moment_are_one_happening() -> None:
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 golem@f4
        units B: leader_r2@c5
        step: draw
        deck: earthquake s_plus_1
        board:
            f4.
        """,
        machine(f'when = "destroyed", {DRAW}', 'when = "destroyed", op = "gain_resources", amount = 1, player = "you"'),
    )
    play(match, "A: draw 1")
    assert match.decision.kind == "gain_resource"  # not asked which of the two comes first


@rule("FX-2", "GEN-6")
def test_an_effect_that_finds_nothing_is_skipped_and_the_card_is_used_all_the_same() -> None:
    match = spell('op = "destroy", target = { owner = "enemy", type = ["soldier"], count = 1 }', DRAW)
    assert len(hand(match, "A")) == 1 and discarded(match) == ("spell",)


FIRST_AND_WHETHER_COMPLETE = [
    ('op = "destroy", target = { type = ["tower"], count = 1 }', True),
    ('op = "destroy", target = { owner = "enemy", type = ["chicken"], shielded = true, count = 1 }', False),
    ('op = "destroy", target = { owner = "enemy", type = ["leader"], count = 1 }', False),
    ('op = "destroy", target = { owner = "enemy", type = ["soldier"], count = 1 }', False),
    ('op = "destroy", target = { owner = "enemy", type = ["tower"], count = "all" }', True),
    ('op = "destroy", target = { owner = "enemy", type = ["chicken"], count = "all" }', False),
    ('op = "add_shield", amount = 1, target = { type = ["golem"], count = 1 }', True),
    ('op = "add_shield", amount = 8, target = { type = ["golem"], count = 1 }', False),
    ('op = "remove_shield", amount = 1, target = { type = ["chicken"], shielded = true, count = 1 }', True),
    ('op = "remove_shield", amount = 1, target = { type = ["golem"], count = 1 }', False),
    ('op = "modify", stat = "armor", amount = 1, target = { type = ["golem"], count = 1 }', True),
    ('op = "modify", stat = "armor", amount = 1, target = { type = ["soldier"], count = 1 }', False),
    ('op = "flip_tile", tile = { side = "lava", count = 1 }', True),
    ('op = "flip_tile", tile = { side = "lava", count = "all" }', True),
    ('op = "flip_tile", tile = { side = "lava", count = 2 }', False),
    ('op = "steal_scroll", amount = 1, player = "opponent"', False),
    ('op = "look_at_hand", player = "opponent"', False),
    ('op = "lose_resources", amount = 1, player = "opponent"', False),
    ('op = "retrieve_chickens", amount = "all"', True),
    ('op = "retrieve_chickens", amount = 5', False),
    ('op = "copy_scroll", what = "strategy"', False),
    ('if = [{ no_tile = "lava" }], op = "gain_resources", amount = 1, player = "you"', False),
]


@rule("FX-2")
@pytest.mark.parametrize(("first", "complete"), FIRST_AND_WHETHER_COMPLETE)
def test_then_follows_only_what_was_carried_out_completely(first: str, complete: bool) -> None:
    match = spell(first, THEN_DRAW, lines="    deck: s_plus_1")
    while match.decision.kind != "action":
        match.push(match.legal_actions[0])
    assert hand(match, "A") == (["s_plus_1"] if complete else [])


@rule("FX-2")
def test_a_chain_of_then_breaks_at_the_first_link_that_fails() -> None:
    nobody = 'then = true, op = "destroy", target = { type = ["soldier"], count = 1 }'
    assert hand(spell(DRAW, nobody, THEN_DRAW), "A") == ["s_plus_1"]
    assert hand(spell(DRAW, nobody, DRAW), "A") == ["s_plus_1", "s_plus_1"]


# -- choosing (FX-3, FX-7, FX-9, `choice`, `may`, `count`) -----------------------------------------------------------


@rule("FX-3", "GEN-5")
def test_who_played_the_card_makes_all_its_choices() -> None:
    match = spell('op = "move_unit", amount = 1, target = { owner = "enemy", count = 1 }')
    assert match.decision.seat == 0
    play(match, "A: target chicken1@f5")
    assert match.decision.seat == 0


@rule("FX-3")
def test_for_a_magic_attached_to_a_unit_you_are_the_player_of_that_unit() -> None:
    weaken = (
        'when = "static", op = "modify", stat = "armor", amount = -1, target = { owner = "you", type = ["chicken"] }'
    )
    match = defining(f"{SCENE.rstrip()}\n    hand A: spell", magic(weaken, attach='{ owner = "enemy", count = 1 }'))
    play(match, "A: play spell")
    assert match.decision.seat == 0  # but its player chose the unit
    play(match, "A: target leader@c5")
    assert (armor(match, "chicken1@f5"), armor(match, "chicken3@h3")) == (1, 2)


@rule("FX-7", "BAND-9", "FAQ-7")
def test_one_unit_of_a_stack_is_meant_and_its_bandmates_are_not_near_it() -> None:
    shield = 'op = "add_shield", amount = 1, target = { owner = "you", near = { of = "self", within = 1 }, count = 1 }'
    match = defining(
        """
        turn: 3 A
        units A: leader@g4 chicken1@g4 soldier@g4 chicken2@h4 chicken3@h3 chicken4@i3
        units B: leader_r2@c5 chicken1@f5
        """,
        machine(shield, id="soldier"),
    )
    play(match, "A: use soldier@g4 1")
    assert offered(match, "target") == ["chicken2@h4", "chicken3@h3"]
    play(match, "A: target chicken2@h4")
    assert [unit.card for unit in open_table(match).units if unit.shields] == ["chicken2"]


@rule("FX-9")
def test_same_is_the_unit_chosen_before_whatever_happens_to_it_next() -> None:
    match = spell(
        'op = "move_unit", amount = 1, target = { owner = "you", type = ["golem", "chicken"], count = 1 }',
        'op = "add_shield", amount = 2, target = { ref = "same" }',
    )
    play(match, "A: target golem@g4", "A: to g3")
    assert (sheet(match, "golem@g3").shields, sheet(match, "chicken3@h3").shields) == (2, 0)


@rule("FX-9")
def test_the_tile_is_the_one_chosen_before() -> None:
    match = spell(
        'op = "flip_tile", tile = { side = "neutral", count = 1 }',
        'op = "destroy", target = { near = { of = "tile", within = 1 }, count = "all" }',
    )
    play(match, "A: tile f3")
    assert standing(match, "A") == ["chicken3@h3", "leader@i3", "golem@g4"]
    assert standing(match, "B") == ["leader_r2@c5", "chicken1@f5", "chicken2@f5"]  # the Tower on e4 was next to f3


@rule("FX-9")
def test_a_tile_is_asked_for_once_if_an_effect_needs_one_and_none_is_chosen() -> None:
    near = "near = { of = 'tile', side = 'any', within = 1 }".replace("'", '"')
    match = spell(
        f'op = "add_shield", amount = 1, target = {{ owner = "you", {near}, count = 1 }}',
        f'op = "remove_shield", amount = 1, target = {{ owner = "enemy", {near}, count = 1 }}',
        scene=SCENE.replace("tower@e4", "tower@e4{shields=1}"),
    )
    assert offered(match, "tile") == ["f3", "f4", "f5"]
    play(match, "A: tile f3")
    shields = {unit.card: unit.shields for unit in open_table(match).units if unit.shields}
    assert shields == {"chicken2": 1}  # nobody of A is next to f3; the Tower of B was, and lost its Shield


@rule("CMB-7")
def test_exactly_one_of_several_alternatives_is_carried_out() -> None:
    options = [f'choice = "a", op = "gain_resources", amount = {number}, player = "you"' for number in (1, 2, 3)]
    match = spell(*options, DRAW)
    assert offers(match) == ["option 1", "option 2", "option 3"]
    play(match, "A: option 2", "A: take wood", "A: take wood")
    assert (resources(match, "A"), len(hand(match, "A")), match.decision.kind) == ((2, 0, 0), 1, "action")


def test_alternatives_that_would_do_nothing_are_not_offered() -> None:
    match = spell(
        'choice = "a", op = "destroy", target = { type = ["soldier"], count = 1 }',
        'choice = "a", if = [{ no_tile = "lava" }], op = "draw", amount = 5, player = "you"',
        'choice = "a", op = "gain_resources", amount = 1, player = "you"',
        'choice = "b", op = "draw", amount = 1, player = "you"',
        'choice = "b", op = "draw", amount = 2, player = "you"',
    )
    play(match, "A: take wood")  # the third of the first three alternatives is the only one
    assert offers(match) == ["option 1", "option 2"]
    play(match, "A: option 2")
    assert len(hand(match, "A")) == 2


def test_alternatives_keep_the_numbers_that_they_have_on_the_card() -> None:
    match = spell(
        'choice = "a", if = [{ no_tile = "lava" }], op = "draw", amount = 5, player = "you"',
        'choice = "a", op = "draw", amount = 1, player = "you"',
        'choice = "a", op = "draw", amount = 2, player = "you"',
    )
    assert offers(match) == ["option 2", "option 3"]
    play(match, "A: option 3")
    assert len(hand(match, "A")) == 2


@rule("FX-2")
def test_what_continues_an_alternative_is_done_with_it_and_not_with_another() -> None:
    lines = (
        'choice = "a", op = "draw", amount = 1, player = "you"',
        'then = true, op = "gain_resources", amount = 1, player = "you"',
        'choice = "a", op = "draw", amount = 2, player = "you"',
        'then = true, op = "gain_resources", amount = 2, player = "you"',
    )
    for option, number in ((1, 1), (2, 2)):
        match = spell(*lines, lines="    supply: wood*2")
        play(match, f"A: option {option}")
        assert (len(hand(match, "A")), resources(match, "A")) == (number, (number, 0, 0))


def test_alternatives_of_which_none_would_do_anything_are_all_skipped() -> None:
    soldiers = 'op = "destroy", target = { type = ["soldier"], count = 1 }'
    match = spell(f'choice = "a", {soldiers}', f'choice = "a", {soldiers}', DRAW)
    assert len(hand(match, "A")) == 1


def test_an_effect_with_may_can_be_declined_and_then_what_follows_is_too() -> None:
    for answer, cards in (("yes", 2), ("no", 0)):
        match = spell(f"may = true, {DRAW}", THEN_DRAW)
        assert offers(match) == ["yes", "no"]
        play(match, f"A: {answer}")
        assert len(hand(match, "A")) == cards


def test_who_accepts_an_effect_on_an_opponent_then_chooses_which() -> None:
    scene = """
    players: 3
    turn: 3 A
    units A: leader@(3,-1)
    units B: leader_r2@(-3,1)
    units C: leader_c@(1,-4)
    hand C: s_plus_1
"""
    match = spell('may = true, op = "steal_scroll", amount = 1, player = "opponent"', scene=scene)
    play(match, "A: yes")
    assert offers(match) == ["against B", "against C"]
    play(match, "A: against C")
    assert hand(match, "A") == ["s_plus_1"]


def test_nobody_is_asked_whether_to_do_what_cannot_be_done() -> None:
    match = spell('may = true, op = "destroy", target = { type = ["soldier"], count = 1 }')
    assert match.decision.kind == "action"


def test_a_count_says_how_many_units_are_chosen_one_by_one() -> None:
    match = spell('op = "destroy", target = { type = ["chicken", "machine"], count = 2 }')
    assert offered(match, "target") == ["chicken1@f5", "chicken2@f5", "chicken3@h3", "golem@g4", "tower@e4"]
    play(match, "A: target tower@e4")
    assert offered(match, "target") == ["chicken1@f5", "chicken2@f5", "chicken3@h3", "golem@g4"]
    play(match, "A: target chicken1@f5")
    assert standing(match, "B") == ["leader_r2@c5", "chicken2@f5"] and match.decision.kind == "action"


@rule("FX-2")
def test_with_fewer_units_than_the_count_all_of_them_are_chosen_and_it_is_not_complete() -> None:
    match = spell('op = "destroy", target = { type = ["tower"], count = 2 }', THEN_DRAW)
    assert "tower@e4" not in standing(match, "B") and hand(match, "A") == []


def test_a_count_says_how_many_tiles_are_turned_all_at_once() -> None:
    match = spell('op = "flip_tile", tile = { side = "neutral", count = 2 }', THEN_DRAW)
    play(match, "A: tile f5")
    grounds = {hex.name: hex.ground for hex in open_table(match).board if hex.name in ("f3", "f4", "f5")}
    assert grounds == {"f3": "lava", "f4": "lava", "f5": "lava"}
    assert len(hand(match, "A")) == 1


def test_opponent_is_a_new_choice_each_time_and_same_is_the_last_one() -> None:
    scene = """
    players: 3
    turn: 3 A
    units A: leader@(3,-1)
    units B: leader_r2@(-3,1)
    units C: leader_c@(1,-4)
    resources B: wood*5
    resources C: rock*5
"""
    lose = 'op = "lose_resources", amount = {}, player = "{}"'
    match = spell(lose.format(1, "opponent"), lose.format(1, "opponent"), lose.format(2, "same"), scene=scene)
    assert offers(match) == ["against B", "against C"]
    play(match, "A: against C", "A: against B")
    assert (resources(match, "B"), resources(match, "C")) == ((2, 0, 0), (0, 4, 0))


# -- values (FX-4, FX-5, FX-6, FX-8, FX-12) --------------------------------------------------------------------------


@rule("FX-4")
def test_two_copies_of_the_same_strategy_add_up() -> None:
    match = table(f"{SCENE}    strategies A: st_plus_2*2")
    assert compared(play(match, FIGHT)) == (10, 2)


@rule("FX-5")
def test_no_value_is_below_zero_and_no_range_below_one() -> None:
    weak = [f'op = "modify", stat = "{stat}", amount = -20, target = {{ type = ["cannon"] }}' for stat in STATS]
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 cannon@g4{dice=1}
        units B: leader_r2@c5 chicken1@f5
        strategies B: plan
        """,
        strategy(*weak),
    )
    cannon = sheet(match, "cannon@g4")
    assert (cannon.speed, cannon.strength, cannon.armor, cannon.range) == (0, 0, 0, 1)


STATS = ("speed", "strength", "armor", "range")


@rule("FX-5", "CMB-9")
def test_dice_and_base_come_on_top_before_a_value_is_cut_at_zero() -> None:
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 chicken1@i3{dice=3}
        units B: leader_r2@c5
        strategies B: plan
        """,
        strategy(
            *(f'op = "modify", stat = "{stat}", amount = -3, target = {{ type = ["chicken"] }}' for stat in STATS)
        ),
    )
    assert (strength(match, "chicken1@i3"), armor(match, "chicken1@i3")) == (1 - 3 + 3, 2 - 3 + 2)


@rule("FX-5", "CMB-9")
def test_static_effects_are_asked_for_anew_with_the_positions_of_the_moment() -> None:
    near = 'per = { owner = "enemy", near = { of = "self", within = 1 } }'
    match = defining(
        f"{SCENE}    dice A: claw",
        machine(f'when = "static", op = "modify", stat = "strength", amount = 1, {near}, target = {{ ref = "self" }}'),
    )
    assert strength(match, "golem@g4") == 6 + 2
    play(match, "A: free move", "A: move golem@g4", "A: step h4")
    assert strength(match, "golem@h4") == 6


def test_per_counts_all_units_that_match_up_to_the_cap() -> None:
    plan = strategy(
        'op = "modify", stat = "armor", amount = 2, per = { type = ["chicken"] }, cap = 5, target = { owner = "you" }',
        'op = "modify", stat = "strength", amount = 2, per = { type = ["chicken"] }, target = { owner = "you" }',
    )
    match = defining(f"{SCENE}    strategies A: plan", plan)
    assert (armor(match, "golem@g4"), strength(match, "golem@g4")) == (6 + 5, 6 + 2 * 3)


@rule("FX-12", "BAND-10")
@pytest.mark.parametrize(("option", "expected"), [("soldiers", 3), ("banding_machines", 4)])
def test_which_bandmates_a_soldier_counts_is_an_option(option: str, expected: int) -> None:
    match = defining(
        f"""
        option: soldier_bonus_counts = {option}
        turn: 3 A
        units A: leader@g4 chicken6@g4 soldier@g4 soldier@g4 tower@g4
        units B: leader_r2@c5
        """,
        '[[machine]]\nid = "tower"\nbanding = true',
    )
    assert strength(match, "soldier@g4") == expected


@rule("FX-6", "LEAD-1")
def test_a_selector_without_type_covers_leaders_and_one_with_a_type_does_not() -> None:
    push = 'op = "move_unit", amount = 1, target = {{ owner = "enemy"{}, count = 1 }}'
    assert offered(spell(push.format("")), "target") == ["chicken1@f5", "chicken2@f5", "leader@c5", "tower@e4"]
    named = spell(push.format(', type = ["chicken", "machine"]'))
    assert offered(named, "target") == ["chicken1@f5", "chicken2@f5", "tower@e4"]


@rule("FX-8")
def test_a_bonus_for_a_chosen_unit_stays_with_the_unit_when_the_defender_changes() -> None:
    fort = magic('op = "modify", stat = "armor", amount = 5, target = { owner = "you", count = 1 }')
    match = defining(f"{SCENE.replace('{shields=1}', '')}    hand B: spell redir", fort)
    play(match, FIGHT, "B: lay spell", "B: lay redir", "B: resolve spell", "B: target chicken1@f5")
    assert standing(match, "B") == ["tower@e4", "leader_r2@c5", "chicken1@f5"]  # 6 against 2, though 5 lie next to it


@rule("FX-8")
def test_a_bonus_for_a_role_with_a_condition_on_the_unit_needs_that_condition_now() -> None:
    on_base = 'op = "modify", stat = "armor", amount = 5, target = { fights = "defender", where = ["base"] }'
    match = fought(on_base)
    assert standing(match, "B") == ["tower@e4", "leader_r2@c5", "chicken2@f5"]  # 6 against 2
    scene = SCENE.replace("golem@g4", "golem@d5").replace("chicken1@f5", "chicken1@c5")
    match = fought(on_base, scene=scene, attack="A: attack golem@d5 chicken1@c5")
    assert "chicken1@c5" in standing(match, "B")  # 6 against 2 + 2 + 5


def test_a_bonus_per_unit_for_a_role_is_counted_for_the_unit_that_has_it() -> None:
    per = 'per = { type = ["chicken"], stack_of = "target" }'
    scene = SCENE.replace("chicken1@f5 chicken2@f5{shields=1}", "chicken1@f5 chicken2@f5 chicken3@f5")
    match = defining(
        f"{scene}    hand A: spell",
        magic(f'op = "modify", stat = "armor", amount = 1, {per}, target = {{ fights = "defender" }}'),
    )
    assert compared(play(match, FIGHT, "A: lay spell")) == (6, 2 + 2)


def test_of_several_set_values_the_latest_counts() -> None:
    sets = 'op = "set_stat", stat = "strength", value = {}, target = {{ fights = "attacker" }}'
    match = defining(f"{SCENE}    hand A: spell", magic(sets.format(1), sets.format(9), sets.format(4)))
    assert compared(play(match, FIGHT, "A: lay spell")) == (4, 2)


def test_a_static_effect_may_set_a_value_of_other_units_while_its_condition_holds() -> None:
    tower = 'if = [{ unit = { owner = "you", type = ["tower"] } }]'
    plan = strategy(f'{tower}, op = "set_stat", stat = "speed", value = 3, target = {{ type = ["golem"] }}')
    for seat, expected in (("A", 1), ("B", 3)):
        match = defining(f"{SCENE}    strategies {seat}: plan", plan)
        assert speed(match, "golem@g4") == expected


# -- cards that reach beyond their unit ------------------------------------------------------------------------------


@rule("FX-5")
def test_a_machine_may_help_other_units_while_it_stands_on_the_island() -> None:
    help_all = (
        'when = "static", op = "modify", stat = "strength", amount = 2, target = { owner = "you", type = ["golem"] }'
    )
    match = defining(f"{SCENE}    dice B: claw", machine(help_all, id="tower"))
    assert strength(match, "golem@g4") == 6
    match = defining(SCENE.replace("chicken3@h3", "tower@h3"), machine(help_all, id="tower"))
    assert strength(match, "golem@g4") == 8


def test_a_machine_may_hinder_or_help_anybody_near_it() -> None:
    hinder = (
        'when = "static", op = "modify", stat = "armor", amount = -1, target = { near = { of = "self", within = 2 } }'
    )
    match = defining(SCENE, machine(hinder, id="tower"))
    assert [armor(match, name) for name in ("chicken1@f5", "golem@g4", "chicken3@h3")] == [1, 5, 2]


def test_a_machine_may_grant_a_trait_change_a_limit_and_make_builds_cheaper() -> None:
    gifts = (
        'when = "static", op = "grant", trait = "lava_walk", target = { owner = "you", type = ["chicken"] }',
        'when = "static", op = "modify_limit", limit = "scroll_draw", amount = 2',
        'when = "static", op = "build_discount", amount = 2',
    )
    scene = """
        turn: 3 A
        units A: leader@i3 {tower} chicken3@g4
        units B: leader_r2@c5
        lineup: tower -
        resources A: rock
    """
    match = defining(scene.format(tower="tower@h4"), machine(*gifts, id="tower"))
    play(match, "A: free build", "A: build tower", "A: at h3")
    match = defining(scene.format(tower="tower@h4"), machine(*gifts, id="tower"))
    play(match, "A: free move", "A: move chicken3@g4", "A: step f4", "A: end")
    assert (standing(match, "A")[-1], offers(match)[-1]) == ("tower@h4", "draw 4")
    assert "chicken3@f4" in standing(match, "A")
    match = defining(scene.format(tower=""), machine(*gifts, id="tower"))
    assert "free build" not in offers(match)


def test_a_trait_of_its_own_may_depend_on_a_condition() -> None:
    near = 'if = [{ unit = { owner = "you", type = ["tower"] } }]'
    walk = f'when = "static", {near}, op = "grant", trait = "lava_walk", target = {{ ref = "self" }}'
    for tower, survives in (("tower@h3", True), ("", False)):
        match = defining(SCENE.replace("chicken3@h3", tower), machine(walk))
        play(match, "A: free move", "A: move golem@g4", "A: step f4")
        assert ("golem@f4" in standing(match, "A")) == survives


@rule("LAVA-8")
def test_whom_a_machine_carried_over_lava_burns_when_the_machine_is_destroyed() -> None:
    carry = 'when = "static", op = "grant", trait = "lava_walk", target = { owner = "you", type = ["chicken"] }'
    position = """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5 tower@d4 chicken1@f4
        hand A: spell
    """
    strike = magic('op = "destroy", target = { type = ["tower"], count = 1 }')
    match = defining(position, machine(carry, id="tower"), strike)
    play(match, "A: play spell")
    assert standing(match, "B") == ["leader_r2@c5"]


def test_a_strategy_may_grant_a_trait_to_anybody() -> None:
    everybody = strategy('op = "grant", trait = "lava_walk", target = { type = ["chicken"] }')
    for in_play, standing_on_lava in (("strategies B: plan", True), ("hand B: plan", False)):
        match = defining(
            f"""
            turn: 3 A
            units A: leader@i3 chicken1@g4
            units B: leader_r2@c5
            {in_play}
            """,
            everybody,
        )
        play(match, "A: free move", "A: move chicken1@g4", "A: step f4")
        assert ("chicken1@f4" in standing(match, "A")) == standing_on_lava


@rule("FX-5")
def test_a_condition_on_a_static_limit_or_discount_counts() -> None:
    at_home = 'if = [{ unit = { type = ["leader"], owner = "you", where = ["base"] } }]'
    plan = strategy(f'{at_home}, op = "modify_limit", limit = "scroll_draw", amount = 1')
    for hex, most in (("i3", "draw 3"), ("h3", "draw 2")):
        match = defining(
            f"""
            turn: 3 A
            step: draw
            units A: leader@{hex}
            units B: leader_r2@c5
            strategies A: plan
            """,
            plan,
        )
        assert offers(match)[-1] == most


# -- conditions (house set 2.5) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ side = "attacker" }', True),
        ('{ side = "defender" }', False),
        ("{ ranged = false }", True),
        ("{ ranged = true }", False),
        ('{ no_tile = "lava" }', False),
        ('{ unit = { fights = "defender", type = ["chicken"] } }', True),
        ('{ unit = { fights = "defender", type = ["leader"] } }', False),
        ('{ unit = { owner = "enemy", type = ["tower"] } }', True),
        ('{ unit = { owner = "you", type = ["tower"] } }', False),
        ('{ outcome = "success" }', False),
        ('{ side = "attacker" }, { no_tile = "lava" }', False),
        ('{ side = "attacker" }, { ranged = false }', True),
    ],
)
def test_an_effect_is_carried_out_only_if_all_its_conditions_hold(condition: str, holds: bool) -> None:
    match = defining(
        f"{SCENE}    hand A: spell",
        magic(f'if = [{condition}], op = "modify", stat = "strength", amount = 3, target = {{ fights = "attacker" }}'),
    )
    assert compared(play(match, FIGHT, "A: lay spell")) == (9 if holds else 6, 2)


@pytest.mark.parametrize(
    ("attack", "success", "failure", "ranged"),
    [
        ("A: attack golem@g4 chicken1@f5", True, False, False),
        ("A: attack golem@g4 chicken2@f5", False, False, False),  # stopped by its Shield: neither
        ("A: attack cannon@h3 tower@e4", False, True, True),
        ("A: attack cannon@h3 chicken1@f5", True, False, True),
    ],
)
def test_after_a_combat_cards_know_how_it_ended(attack: str, success: bool, failure: bool, ranged: bool) -> None:
    gain = 'when = "after_combat", if = [{}], op = "gain_resources", amount = 1, player = "you"'
    scene = SCENE.replace("chicken3@h3", "cannon@h3")
    for condition, expected in (
        ('{ outcome = "success" }', success),
        ('{ outcome = "failure" }', failure),
        ("{ ranged = true }", ranged),
        ("{ ranged = false }", not ranged),
        ('{ side = "attacker" }', True),
        ('{ side = "defender" }', False),
    ):
        match = defining(scene, leader(gain.format(condition)))
        play(match, attack)
        assert (match.decision.kind == "gain_resource") == expected, condition


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ fights = "defender", type = ["chicken"] }', True),
        ('{ fights = "defender", owner = "enemy" }', True),
        ('{ fights = "defender", owner = "you" }', False),
        ('{ fights = "defender", type = ["leader"] }', False),
        ('{ ref = "self", fights = "attacker" }', False),
    ],
)
def test_after_a_combat_cards_know_who_fought_even_if_it_is_gone(condition: str, holds: bool) -> None:
    gain = f'when = "after_combat", if = [{{ unit = {condition} }}], op = "gain_resources", amount = 1, player = "you"'
    match = defining(SCENE, leader(gain))
    play(match, FIGHT)
    assert (match.decision.kind == "gain_resource") == holds


@rule("FX-3", "FX-16")
def test_an_attached_magic_has_its_effect_after_the_combat_it_was_resolved_in_for_the_player_of_its_unit() -> None:
    gain = 'when = "after_combat", op = "gain_resources", amount = 1, player = "you"'
    position = f"{SCENE}    hand A: spell\n    dice A: claw"
    match = defining(position, magic(gain, attach='{ owner = "enemy", type = ["tower"], count = 1 }'))
    play(match, FIGHT, "A: lay spell")
    assert (match.decision.kind, match.decision.seat) == ("gain_resource", 1)
    play(match, "B: take wood", "A: claw attack", "A: attack golem@g4 chicken2@f5")
    assert match.decision.kind == "action"


def test_a_combat_without_comparison_has_no_outcome() -> None:
    gain = 'when = "after_combat", if = [{}], op = "gain_resources", amount = 1, player = "you"'
    outcomes = [gain.format(f'{{ outcome = "{outcome}" }}') for outcome in ("success", "failure")]
    flip = magic('op = "flip_tile", tile = { side = "neutral", count = "all" }')
    match = defining(f"{SCENE}    hand A: spell", leader(*outcomes), flip)
    play(match, FIGHT, "A: lay spell")
    assert match.decision.kind == "action" and standing(match, "B") == ["tower@e4", "leader_r2@c5"]


# -- durations (house set 2.6) ---------------------------------------------------------------------------------------


def strengthens(more: str = "") -> str:
    return (
        f'{more}op = "modify", stat = "strength", amount = 2, target = {{ owner = "you", type = ["golem"], count = 1 }}'
    )


def test_what_a_scroll_gives_in_combat_lasts_for_the_combat() -> None:
    match = fought(strengthens())
    assert strength(match, "golem@g4") == 6


def test_for_turn_makes_it_last_until_the_end_of_the_turn() -> None:
    match = fought(strengthens('for = "turn", '))
    assert strength(match, "golem@g4") == 8
    play(match, "A: end", "A: draw 0")
    assert strength(match, "golem@g4") == 6


@rule("TURN-8")
def test_what_a_scroll_gives_on_the_own_turn_lasts_until_its_end() -> None:
    match = spell(strengthens())
    assert compared(play(match, FIGHT)) == (8, 2)
    assert strength(match, "golem@g4") == 8
    play(match, "A: end", "A: draw 0")
    assert strength(match, "golem@g4") == 6


@rule("GEN-11", "FAQ-8")
def test_what_an_ability_gave_until_the_end_of_the_turn_outlives_its_card() -> None:
    gift = 'op = "modify", stat = "strength", amount = 2, target = { owner = "you", type = ["golem"], count = 1 }'
    fall = 'when = "activate", stars = 1, op = "destroy", target = { ref = "self" }'
    match = defining(f"{SCENE.replace('chicken3@h3', 'tower@h3')}    dice A: star", machine(gift, fall, id="tower"))
    play(match, "A: use tower@h3 1", "A: use tower@h3 2")
    assert (standing(match, "A"), strength(match, "golem@g4")) == (["leader@i3", "golem@g4"], 8)


def test_what_lasts_for_a_combat_is_gone_in_the_next_one_of_the_turn() -> None:
    match = defining(f"{SCENE}    hand A: spell\n    dice A: claw", magic(strengthens()))
    assert compared(play(match, FIGHT, "A: lay spell")) == (8, 2)
    assert compared(play(match, "A: claw attack", "A: attack golem@g4 chicken2@f5")) == (6, 2)


def test_a_trait_given_for_a_combat_is_gone_after_it() -> None:
    grant = 'op = "grant", trait = "pass_enemies", target = { owner = "you", type = ["golem"], count = 1 }'
    position = f"{SCENE.replace('chicken1@f5', 'chicken1@f3')}    strategies A: st_speed\n    dice A: claw"
    fast = '[[machine]]\nid = "golem"\nspeed = 2'
    for more, open_way in (("", False), ('for = "turn", ', True)):
        match = defining(f"{position}\n    hand A: spell", magic(f"{more}{grant}"), fast)
        play(match, "A: free attack", "A: attack golem@g4 chicken2@f5", "A: lay spell")
        play(match, "A: claw move", "A: move golem@g4")
        assert ("f5" in offered(match, "step")) == open_way


# -- attaching (FX-16) -----------------------------------------------------------------------------------------------


@rule("FX-16", "MAGIC-3")
def test_a_magic_that_finds_no_unit_to_lie_on_is_discarded_without_effect() -> None:
    lie = magic('when = "static", op = "modify", stat = "armor", amount = 1, target = { ref = "self" }', DRAW,
                attach='{ type = ["soldier"], count = 1 }')  # fmt: skip
    match = defining(f"{SCENE}    hand A: spell", lie)
    play(match, "A: play spell")
    assert (discarded(match), hand(match, "A")) == (("spell",), [])
    match = defining(f"{SCENE}    hand A: spell", lie)
    play(match, FIGHT, "A: lay spell")
    assert (discarded(match), hand(match, "A")) == (("spell",), [])


@rule("FX-16")
def test_what_else_an_attached_magic_does_is_done_when_it_lies() -> None:
    lie = magic('op = "add_shield", amount = 1, target = { ref = "self" }', attach='{ owner = "you", count = 1 }')
    match = defining(f"{SCENE}    hand A: spell", lie)
    play(match, "A: play spell", "A: target golem@g4")
    assert (sheet(match, "golem@g4").shields, sheet(match, "golem@g4").attached) == (1, ("spell",))
    assert zone(match, "A").hand == 0
