"""The options of a rule set (section 3.2): for each one a test that shows the difference between two of its values.

The options of a mode are shown where the mode is tested; the last test here finds them all, in whatever file.
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

import topcluck
from tests.citing import option
from tests.games.island.cards import armor, offered, sheet, strength
from tests.games.island.glance import hand, open_table, piece, resources, tags, under_the_table, zone
from tests.games.island.table import offers, play, standing, state_of, table
from topcluck.games.island.rulesets import OPTIONS
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.match import Match

LEADERS = "units A: leader@(3,-1)\nunits B: leader_b@(-3,1)\n"


def by(name: str, value: object, text: str) -> Match:
    """A position in A's third turn, with one option set."""
    written = "none" if value is None else str(value).lower()
    return table(f"turn: 3 A\noption: {name} = {written}\n{dedent(text)}")


def new(
    name: str, value: object, *, players: int = 2, edition: str = "second-en", flags: tuple[str, ...] = ()
) -> Match:
    """A new game with one option set, played to its first turn with the first option of every decision."""
    match = topcluck.new(
        "chicken-island", cards="stub", players=players, edition=edition, flags=list(flags), seed=4,
        options={name: value}, island={2: "t2", 3: "t3", 4: "t4"}[players],
    )  # fmt: skip
    while match.decision.kind != "roll":
        match.push(match.legal_actions[0])
    return match


# -- setup and map -----------------------------------------------------------------------------------------------------


@option("machine_card_count")
def test_the_number_of_machine_cards_is_that_of_the_box() -> None:
    topcluck.new("chicken-island", options={"machine_card_count": 40})
    topcluck.new("chicken-island", options={"machine_card_count": 41}, edition="first-de")
    with pytest.raises(SetupRefused, match="has 40 Machine cards in second-en, not 41"):
        topcluck.new("chicken-island", options={"machine_card_count": 41})


@option("starting_resource_pool")
def test_resources_are_dealt_from_all_tokens_or_three_of_each_per_player() -> None:
    every, few = new("starting_resource_pool", "all_tokens"), new("starting_resource_pool", "three_each_per_player")
    assert sum(open_table(every).supply) == sum(open_table(few).supply) == 24
    assert max(state_of(few).resources) <= 6
    dealt = [state_of(few).resources[kind] + state_of(few).resources[3 + kind] for kind in range(3)]
    assert max(dealt) <= 6, "of no kind more than three per player"
    seeds = [
        topcluck.new("chicken-island", cards="stub", seed=seed, options={"starting_resource_pool": "all_tokens"})
        for seed in range(12)
    ]
    for match in seeds:
        while match.decision.kind != "roll":
            match.push(match.legal_actions[0])
    assert any(max(state_of(m).resources[k] + state_of(m).resources[3 + k] for k in range(3)) > 6 for m in seeds)


@option("starting_resources")
def test_everybody_begins_with_so_many_resources() -> None:
    assert [sum(resources(new("starting_resources", number), "A")) for number in (6, 4)] == [6, 4]


@option("unused_resource_tokens")
def test_tokens_that_are_not_dealt_are_the_supply_or_go_to_the_box() -> None:
    supplies = [sum(open_table(new("unused_resource_tokens", where)).supply) for where in ("supply", "box")]
    assert supplies == [24, 0]


@option("unchosen_leader")
def test_the_rejected_leader_goes_to_the_box_or_lies_face_down() -> None:
    kept = [zone(new("unchosen_leader", where), "A").second for where in ("box", "kept_face_down")]
    assert kept == [False, True]


@option("default_island")
def test_the_island_is_ready_or_built_by_the_players() -> None:
    asked = []
    for kind in ("preset", "built"):
        match = topcluck.new("chicken-island", options={"default_island": kind})
        while match.decision.kind == "choose_leader":
            match.push(match.legal_actions[0])
        asked.append(match.decision.kind)
    assert asked == ["claim", "tile_shape"]


@option("start_player_method")
def test_a_starting_player_who_is_given_is_a_house_rule_where_it_should_be_drawn() -> None:
    for method, rules in (("random", "custom"), ("given", "first-de")):
        match = topcluck.new(
            "chicken-island", edition="first-de", first_seat=1, options={"start_player_method": method}
        )  # fmt: skip
        assert (open_table(match).start, match.setup["rules"]) == (1, rules)


@option("base_claim_step")
def test_bases_are_claimed_last_or_before_leaders_are_dealt() -> None:
    kinds = [
        topcluck.new("chicken-island", options={"base_claim_step": step}).decision.kind
        for step in ("last", "after_island")
    ]
    assert kinds == ["choose_leader", "claim"]


@option("base_armor_bonus")
def test_a_base_gives_so_much_armor() -> None:
    assert [armor(by("base_armor_bonus", bonus, LEADERS), "leader@i3") for bonus in (2, 0)] == [10, 8]


@option("base_armor_scope")
def test_the_armor_of_a_base_is_for_its_owner_or_for_whoever_stands_there() -> None:
    text = "option: base_entry = any_unit\nunits A: leader@(1,0) golem@(-3,1)\nunits B: leader_b@(-1,1)"
    scopes = ("owner_leader_chickens", "any_occupant")
    assert [armor(by("base_armor_scope", scope, text), "golem@c5") for scope in scopes] == [6, 8]


@option("base_entry")
def test_a_base_is_for_its_owners_chickens_and_leader_or_for_all() -> None:
    found = []
    for entry in ("owner_leader_chickens", "any_unit"):
        match = by("base_entry", entry, "units A: leader@(1,0) golem@(2,0)\nunits B: leader_b@(-3,1)")
        play(match, "free move", "move golem@(2,0)")
        found.append("step i3" in offers(match))
    assert found == [False, True]


# -- turn, dice, stars -------------------------------------------------------------------------------------------------


@option("roll_spent_dice")
def test_all_spent_dice_are_rolled_or_those_one_likes() -> None:
    rolls = [offers(by("roll_spent_dice", how, f"step: roll\n{LEADERS}")) for how in ("all", "chosen")]
    assert rolls == [["skip", "roll"], ["skip", "add spent"]]


@option("reroll_resource_cost")
def test_a_second_roll_costs_so_many_resources_or_does_not_exist() -> None:
    after = []
    for cost in (2, 1, None):
        match = by("reroll_resource_cost", cost, f"step: roll\nresources A: wood*3\n{LEADERS}")
        play(match, "roll")
        while match.decision.kind == "reroll":
            match.push_text("pay wood")
        after.append(3 - resources(match, "A")[0])
    assert after == [2, 1, 0]


@option("draw_step_max")
def test_so_many_scrolls_may_be_drawn() -> None:
    draws = [offers(by("draw_step_max", most, f"step: draw\n{LEADERS}")) for most in (2, 3)]
    assert draws == [["draw 0", "draw 1", "draw 2"], ["draw 0", "draw 1", "draw 2", "draw 3"]]


@option("draw_step_optional")
def test_drawing_is_optional_or_not() -> None:
    text = f"step: draw\nhand A: s_plus_1\ndeck: s_plus_2*2\n{LEADERS}"
    assert by("draw_step_optional", True, text).decision.kind == "draw_step"
    assert hand(by("draw_step_optional", False, text), "A") == ["s_plus_1", "s_plus_2", "s_plus_2"], "unasked"


@option("free_retrieve_count")
def test_the_free_action_retrieves_so_much() -> None:
    taken = []
    for number in (2, 1):
        match = by("free_retrieve_count", number, f"supply: wood*9\n{LEADERS}")
        play(match, "free retrieve", *["take wood"] * number)
        taken.append((resources(match, "A")[0], match.decision.kind))
    assert taken == [(2, "action"), (1, "action")]


@option("die_retrieve_count")
def test_a_die_retrieves_so_much() -> None:
    taken = []
    for number in (2, 3):
        match = by("die_retrieve_count", number, f"dice A: chicken\nsupply: wood*9\n{LEADERS}")
        play(match, "chicken retrieve", *["take wood"] * number)
        taken.append((resources(match, "A")[0], match.decision.kind))
    assert taken == [(2, "action"), (3, "action")]


@option("star_four_effect")
def test_four_stars_shield_one_unit_or_each_of_ones_own() -> None:
    text = "dice A: star*4\nunits A: leader@(3,-1) golem@(1,0)\nunits B: leader_b@(-3,1)"
    one = by("star_four_effect", "one_any_unit", text)
    play(one, "star shield")
    assert len(offers(one, "shield")) == 3
    each = by("star_four_effect", "each_own_unit", text)
    play(each, "star shield")
    assert open_table(each).shields == 6


@option("star_five_effect")
def test_five_stars_remove_one_tag_or_all() -> None:
    left = []
    for effect in ("remove_one", "remove_all"):
        units = "units A: leader@(3,-1)\nunits B: leader_b@(-3,1)\nunits C: leader_c@(1,-4)"
        match = by("star_five_effect", effect, f"players: 3\ndice A: star*5\ntags: B>A C>A\n{units}")
        play(match, "star pardon")
        if effect == "remove_one":
            play(match, "pardon B")
        left.append(tags(match, "A"))
    assert left == [(0, 0, 1), (0, 0, 0)]


ABLE = """
dice A: claw
dice B: star
units A: leader@(3,-1) golem@(1,0)
units B: leader_b@(-3,1)
define:
  [[leader]]
  id = "leader_b"
  effects = [{ when = "activate", op = "gain_resources", amount = 1, player = "you" }]
"""


@option("star_ability_timing")
def test_star_abilities_are_for_the_own_actions_or_for_any_time() -> None:
    text = ABLE.replace('"activate",', '"activate", stars = 1,')
    asked = [by("star_ability_timing", timing, text).decision for timing in ("own_actions", "any_time")]
    assert [(one.kind, one.seat) for one in asked] == [("action", 0), ("window", 1)]


@option("starless_ability_timing")
def test_abilities_without_stars_are_for_the_own_actions_or_for_any_time() -> None:
    asked = [by("starless_ability_timing", timing, ABLE).decision for timing in ("card_text", "any_time")]
    assert [(one.kind, one.seat) for one in asked] == [("action", 0), ("window", 1)]


@option("plus_one_die_until")
def test_a_defeated_leader_keeps_its_dice_or_loses_them() -> None:
    left = []
    for until in ("destroyed", "defeated"):
        text = "dice A: +2\nunits A: leader@(3,-1) golem@(1,0)\nunits B: leader_b@(0,1){dice=1}"
        match = by("plus_one_die_until", until, text)
        play(match, "free attack", "attack golem@(1,0) leader@(0,1)", "add +2")
        left.append((tags(match, "B"), piece(match, "leader_b@f5").plus))
    assert left == [((1, 0), 1), ((1, 0), 0)]


# -- movement and banding ----------------------------------------------------------------------------------------------


@option("own_overlap")
def test_an_own_unit_is_passed_with_several_moves_or_within_one() -> None:
    stops, others = [], []
    for how in ("until_last_move", "consecutive_moves", "within_one_move"):
        text = "dice A: claw +1\nunits A: leader@(3,-1) golem@(2,0) tower@(1,0)\nunits B: leader_b@(-3,1)"
        match = by("own_overlap", how, text)
        play(match, "free move", "move golem@(2,0)")
        stops.append("step g4" in offers(match))
        play(match, "step g4" if stops[-1] else "step h3")
        others.append(bool(offers(match, "place")))
    assert stops == [True, True, False]
    assert others == [True, False, True], "in consecutive moves nothing else comes between"


@option("lava_entry")
def test_lava_may_be_entered_or_not() -> None:
    found = []
    for entry in ("allowed", "effects_only", "forbidden"):
        match = by("lava_entry", entry, "units A: leader@(3,-1) golem@(1,0)\nunits B: leader_b@(-3,1)")
        play(match, "free move", "move golem@(1,0)")
        found.append("step f4" in offers(match))
    assert found == [True, False, False]


@option("leader_lava_fallback")
def test_a_leader_with_no_way_off_lava_goes_home_or_dies() -> None:
    led = []
    for fallback in ("base", "epic_death"):
        text = """
            option: epic_death = true
            units A: leader@(3,-1) golem@(1,-1) golem@(-1,0)
            units B: leader_b@(0,-1)
            hand A: flip
            second B: leader_e
        """
        match = by("leader_lava_fallback", fallback, text)
        play(match, "play flip", "tile (0,-1)")
        led.append(standing(match, "B"))
    assert led == [["leader_b@c5"], ["leader_e@c5"]]


@option("band_move")
def test_any_part_of_a_stack_moves_or_all_of_it_or_all_who_are_not_detached() -> None:
    asked = {}
    for how in ("any_subset", "whole_then_change", "whole_or_detach"):
        match = by("band_move", how, "units A: leader@(3,-1) chicken1@(2,0) chicken2@(2,0)\nunits B: leader_b@(-3,1)")
        play(match, "free move", "move chicken1@(2,0)")
        asked[how] = offers(match)
    assert asked["any_subset"] == ["go", "with chicken2@h4"]
    assert asked["whole_or_detach"] == ["go", "leave chicken2@h4"]
    assert not {"go", "with chicken2@h4", "leave chicken2@h4"} & set(asked["whole_then_change"]), "there is no choice"


@option("band_join_midmove")
def test_units_are_picked_up_on_the_way_or_not() -> None:
    joins = []
    for may in (True, False):
        text = "units A: leader@(3,-1) soldier@(2,0) chicken1@(1,0)\nunits B: leader_b@(-3,1)"
        match = by("band_join_midmove", may, text)
        play(match, "free move", "move soldier@(2,0)", "step (1,0)")
        joins.append(offers(match, "join"))
    assert joins == [["join chicken1@g4"], []]


@option("soldier_bonus_counts")
def test_a_soldier_counts_soldiers_or_all_machines_that_band() -> None:
    found = []
    for counts in ("soldiers", "banding_machines"):
        text = """
            units A: leader@(3,-1) soldier@(1,0) golem@(1,0)
            units B: leader_b@(-3,1)
            define:
              [[machine]]
              id = "golem"
              banding = true
        """
        found.append(strength(by("soldier_bonus_counts", counts, text), "soldier@g4"))
    assert found == [2, 3]


# -- Leaders, cards, Catastrophes --------------------------------------------------------------------------------------


@option("leader_is_unit")
def test_a_card_for_a_unit_picks_leaders_or_not() -> None:
    found = []
    for leaders_too in (True, False):
        text = """
            units A: leader@(3,-1)
            units B: leader_b@(0,1) golem@(1,0) chicken1@(-1,1)
            hand A: push
            define:
              [[scroll]]
              id = "push"
              effects = [{ when = "resolve", op = "destroy", target = { owner = "enemy", type = ["unit"], count = 1 } }]
        """
        match = by("leader_is_unit", leaders_too, text)
        play(match, "play push")
        found.append("leader@f5" in offered(match, "target"))
    assert found == [True, False]


@option("epic_death")
def test_a_leader_attacked_twice_dies_or_not() -> None:
    led = []
    for deadly in (False, True):
        text = """
            players: 3
            dice A: claw +2*3
            units A: leader@(3,-1) golem@(1,-1)
            units B: leader_b@(-3,1)
            units C: leader_c@(0,-1)
            second C: leader_e
        """
        match = by("epic_death", deadly, text)
        play(match, *["attack golem@(1,-1) leader@(0,-1) +2 done"] * 2)
        led.append(zone(match, "C").leader)
    assert led == ["leader_c", "leader_e"]


PLANS = f"option: strategy_in_own_turn = true\nstrategies A: st_armor\nhand A: st_speed\n{LEADERS}"


@option("strategy_limit")
def test_so_many_strategies_may_be_in_play() -> None:
    found = []
    for limit in (3, 1):
        match = by("strategy_limit", limit, PLANS)
        play(match, "play st_speed")
        found.append((zone(match, "A").strategies, offers(match, "drop")))
    assert found[0] == (("st_armor", "st_speed"), [])
    assert found[1][1] == ["drop st_armor", "drop st_speed"]


@option("strategy_overflow")
def test_any_strategy_goes_or_an_old_one() -> None:
    found = []
    for overflow in ("keep_any", "replace_old"):
        match = by("strategy_overflow", overflow, f"option: strategy_limit = 1\n{PLANS}")
        play(match, "play st_speed")
        found.append((zone(match, "A").strategies, offers(match, "drop")))
    assert found[0][1] == ["drop st_armor", "drop st_speed"]
    assert found[1] == (("st_speed",), [])


@option("strategy_in_own_turn")
def test_strategies_are_played_in_the_own_turn_or_only_in_combat() -> None:
    found = [offers(by("strategy_in_own_turn", may, f"hand A: st_speed\n{LEADERS}"), "play") for may in (False, True)]
    assert found == [[], ["play st_speed"]]


def struck(name: str, value: object, catastrophe: str, text: str) -> Match:
    """A has drawn a Catastrophe."""
    match = by(name, value, f"step: draw\ndeck: {catastrophe}\n{dedent(text)}")
    if match.decision.kind == "draw_step":
        play(match, "draw 1")
    return match


ELEVEN = "s_plus_2*2 s_plus_3*2 s_plus_4*2 s_plus_5*2 a_plus_1*2 a_plus_2"


@option("hand_limit_after_catastrophe")
def test_hands_are_cut_to_a_limit_after_a_catastrophe_or_not() -> None:
    asked = []
    for limit in (9, None):
        match = struck("hand_limit_after_catastrophe", limit, "hurricane", f"hand B: {ELEVEN}\n{LEADERS}")
        asked.append(match.decision.kind)
    assert asked == ["hand_discard", "roll"]


@option("catastrophe_reshuffle")
def test_the_discards_go_back_with_a_catastrophe_or_stay() -> None:
    left = []
    for how in ("with_discards", "card_only"):
        match = struck("catastrophe_reshuffle", how, "hurricane", f"discard: draw swap\n{LEADERS}")
        left.append((open_table(match).scroll_discard, "hurricane" in under_the_table(match).scroll_deck))
    assert left == [((), True), (("draw", "swap"), True)]


@option("hurricane_mode")
def test_a_hurricane_takes_two_resources_from_all_or_from_one_enemy() -> None:
    left = []
    for mode in ("all_lose_two", "one_enemy_loses_two"):
        match = struck("hurricane_mode", mode, "hurricane", f"resources A: wood*5\nresources B: rock*5\n{LEADERS}")
        left.append([sum(resources(match, seat)) for seat in "AB"])
        assert match.decision.kind == "roll", "no Chicken step: that is another option"
    assert left == [[3, 3], [5, 3]]


AROUND = "units A: leader@(3,-1) golem@(1,0)\nunits B: leader_b@(-3,1) chicken1@(-1,0)"


@option("tsunami_mode")
def test_a_tsunami_flips_one_tile_and_destroys_or_flips_all() -> None:
    left = []
    for mode in ("flip_one_and_destroy", "flip_all_or_destroy"):
        match = struck("tsunami_mode", mode, "tsunami", f"board:\n  f3^\n{AROUND}")
        if match.decision.kind == "choose_tile":
            play(match, "tile f4", "target golem@g4")
        lava = [hex.name for hex in open_table(match).board if hex.ground == "lava"]
        left.append((lava, standing(match, "A")))
    assert left == [(["f3"], ["leader@i3"]), ([], ["leader@i3", "golem@g4"])]


@option("tsunami_destroys")
def test_a_tsunami_destroys_one_unit_or_all_beside_the_tile() -> None:
    one = struck("tsunami_destroys", "one", "tsunami", AROUND)
    assert offered(one, "target") == ["chicken1@e4", "golem@g4"]
    every = struck("tsunami_destroys", "all", "tsunami", AROUND)
    assert standing(every, "A") == ["leader@i3"] and standing(every, "B") == ["leader_b@c5"]


@option("eruption_shield_loss")
def test_an_eruption_takes_all_shields_or_one() -> None:
    left = []
    for loss in ("all_shields", "one_shield"):
        text = "units A: leader@(1,-1){shields=2} golem@(1,0){shields=2}\nunits B: leader_b@(-3,1)"
        match = struck("eruption_shield_loss", loss, "eruption", text)
        left.append([sheet(match, name).shields for name in ("leader@g3", "golem@g4")])
    assert left == [[0, 0], [1, 1]]


@option("catastrophe_chicken_step")
def test_a_chicken_may_step_after_a_hurricane_or_earthquake_or_not() -> None:
    asked = [
        struck(
            "catastrophe_chicken_step", step, card, "units A: leader@(3,-1) chicken1@(1,0)\nunits B: leader_b@(-3,1)"
        )
        for card in ("hurricane", "earthquake", "tsunami", "eruption")
        for step in (False, True)
    ]
    assert [match.decision.kind == "use_or_not" for match in asked[:4]] == [False, True, False, True]
    assert all(match.decision.kind != "use_or_not" for match in asked[4:])


@option("max_tags_per_banner")
def test_a_banner_holds_so_many_tags() -> None:
    placed = []
    for most in (3, 1):
        units = "units A: leader@(3,-1) golem@(1,-1)\nunits B: leader_b@(-3,1)\nunits C: leader_c@(0,-1)"
        match = by("max_tags_per_banner", most, f"players: 3\ndice A: +2\ntags: B>C\n{units}")
        play(match, "free attack", "attack golem@(1,-1) leader@(0,-1)", "add +2")
        placed.append(tags(match, "C"))
    assert placed == [(1, 1, 0), (0, 1, 0)]


@option("max_same_tags_per_banner")
def test_a_banner_holds_so_many_tags_of_one_enemy() -> None:
    placed = []
    for most in (2, 1):
        units = "units A: leader@(3,-1) golem@(1,-1)\nunits B: leader_b@(-3,1)\nunits C: leader_c@(0,-1)"
        match = by("max_same_tags_per_banner", most, f"players: 3\ndice A: +2\ntags: A>C\n{units}")
        play(match, "free attack", "attack golem@(1,-1) leader@(0,-1)", "add +2")
        placed.append(tags(match, "C"))
    assert placed == [(2, 0, 0), (1, 0, 0)]


@option("resource_limit")
def test_a_banner_holds_so_many_resources() -> None:
    kept = []
    for limit in (9, 10, None):
        match = by("resource_limit", limit, f"resources A: wood*9\nsupply: rock*9\n{LEADERS}")
        play(match, "free retrieve", "take rock", "take rock")
        while match.decision.kind == "return_resource":
            match.push_text("return wood")
        kept.append(sum(resources(match, "A")))
    assert kept == [9, 10, 11]


# -- Expert ------------------------------------------------------------------------------------------------------------


@option("expert_abigail_shields")
def test_abigail_starts_expert_with_so_many_shields() -> None:
    shields = []
    for number in (1, 2):
        match = topcluck.new(
            "chicken-island", flags=["expert"], seed=4, options={"expert_abigail_shields": number},
            define='[[leader]]\nid = "abigail"\neffects = []',
        )  # fmt: skip
        while match.decision.kind != "roll":
            wanted = [action for action in match.legal_actions if "abigail" in str(action)]
            match.push((wanted or match.legal_actions)[0])
        shields += [unit.shields for unit in open_table(match).units if unit.card == "abigail"]
    assert shields == [1, 2]


@option("expert_leftover_resources")
def test_what_expert_does_not_deal_is_the_supply_or_goes_to_the_box() -> None:
    supplies = [
        sum(open_table(new("expert_leftover_resources", where, flags=("expert",))).supply)
        for where in ("supply", "box")
    ]
    assert supplies == [18, 0]


@option("expert_base_entry")
def test_in_expert_all_bases_are_open_or_only_those_of_enemies() -> None:
    found = []
    for entry in ("any_base", "enemy_base"):
        match = by(
            "expert_base_entry", entry, "flags: expert\nunits A: leader@(1,0) golem@(2,0)\nunits B: leader_b@(-3,1)"
        )
        play(match, "free move", "move golem@(2,0)")
        found.append("step i3" in offers(match))
    assert found == [True, False]


# -- all of them -------------------------------------------------------------------------------------------------------


def shown() -> set[str]:
    """The options that some test of the island says to show, in whatever file."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.rglob("test_*.py"))]
    rows = [row for text in texts for row in re.findall(r"^@option\((.*?)\)$", text, re.MULTILINE)]
    return {name for row in rows for name in re.findall(r'"(\w+)"', row)}


def test_every_option_is_shown_by_a_test() -> None:
    assert sorted(set(OPTIONS) - shown()) == []
    assert sorted(shown() - set(OPTIONS)) == [], "there are no such options"
