"""Actions (ACT, RUL-135, RUL-136, STAR-1, STAR-2, STAR-11): what may be done, what it costs, and how often."""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest

from tests.citing import rule
from tests.games.island.glance import banner, hand, open_table, piece, resources, spent
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.box import Box
from topcluck.games.island.game import GAME
from topcluck.games.island.rulesets import edition_options
from topcluck.games.island.sets import load_set

READY = """
    turn: 3 A
    units A: leader@(3,-1) chicken1@(3,-1) chicken2@(0,1)
    units B: leader_r2@(-3,1) chicken1@(-1,1)
    resources A: rock*2
    lineup: soldier golem golem tower
"""


# -- the free action (ACT-1, ACT-2) --------------------------------------------------------------------------------


@rule("ACT-1")
def test_the_free_action_is_a_build_a_move_an_attack_or_a_retrieve() -> None:
    match = table(READY + "    free: used")
    assert offers(match) == ["end"]
    match = table(READY)
    assert offers(match) == ["free build", "free move", "free attack", "free retrieve", "end"]
    for lines in (
        ["build soldier", "pilot chicken1@i3", "at g4"],
        ["move chicken2@f5", "step g4"],
        ["attack chicken2@f5 chicken1@e5"],
        ["free retrieve", "take wood", "stop"],
    ):
        match = table(READY)
        play(match, *lines)
        assert offers(match, "free") == [], lines
        assert banner(match, "A") == "" and spent(match, "A") == 5


@rule("ACT-2")
def test_no_die_pays_for_a_build() -> None:
    match = table(READY + "    dice A: claw chicken star*2 +3\n    free: used")
    assert not [line for line in offers(match) if "build" in line]
    assert {"claw move", "claw attack", "chicken retrieve"} < set(offers(match))
    match = table(READY + "    dice A: claw")
    assert offers(match) == [
        "free build", "free move", "claw move", "free attack", "claw attack", "free retrieve", "end",
    ]  # fmt: skip


@rule("ACT-2")
def test_a_card_may_grant_a_build() -> None:
    match = table(
        READY
        + """
    free: used
    dice A: star
    strategies A: st_speed
    define:
      [[scroll]]
      id = "st_speed"
      effects = [{ when = "activate", stars = 1, op = "free_action", action = "build" }]
"""
    )
    play(match, "use strategy st_speed 1", "build soldier", "pilot chicken1@i3", "at g4")
    assert "soldier@g4" in standing(match, "A")


# -- when an action is spent (ACT-3, RUL-135) ----------------------------------------------------------------------


@rule("ACT-3", "RUL-135")
def test_what_cannot_be_carried_through_is_not_offered() -> None:
    blocked = table(
        """
        turn: 3 A
        units A: leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 chicken5@i3 chicken6@i3
        units B: leader_r2@(-3,1) tower@(2,-1) tower@(2,0)
        dice A: claw chicken
        resources A: metal*1
        supply: -
        lineup: cannon golem golem tower
        """
    )
    assert offers(blocked) == ["free attack", "claw attack", "end"], "no step, nothing to pick, too little metal"
    peaceful = table(
        """
        turn: 3 A
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        dice A: claw chicken
        """
    )
    assert offers(peaceful) == ["free move", "claw move", "free retrieve", "chicken retrieve", "end"], "nobody in reach"


@rule("ACT-3", "RUL-135")
@pytest.mark.parametrize(
    ("choice", "asked"),
    [
        ("free build", "build_card"), ("free move", "move_unit"), ("free attack", "attack_with"),
        ("free retrieve", "pick"),
    ],
)  # fmt: skip
def test_once_chosen_an_action_is_carried_out(choice: str, asked: str) -> None:
    match = table(READY)
    play(match, choice)
    assert match.decision.kind == asked
    assert not {"end", "stop", "done", "skip"} & set(offers(match)), "there is no way back"
    assert open_table(match).free_used


@rule("ACT-3")
def test_an_attack_is_spent_when_it_is_declared() -> None:
    match = table(READY + "    hand B: a_plus_6")
    play(match, "attack chicken2@f5 chicken1@e5")
    assert open_table(match).free_used
    play(match, "B: lay a_plus_6")
    assert standing(match, "B") == ["leader_r2@c5", "chicken1@e5"], "it failed"
    assert offers(match) == ["end"]


# -- how often a unit acts (ACT-4) ---------------------------------------------------------------------------------


@rule("ACT-4")
def test_the_same_unit_may_act_again_and_again() -> None:
    match = table(READY + "    dice A: claw*3")
    play(match, "free move", "move chicken2@f5", "step g4", "claw move", "move chicken2@g4", "step f5")
    play(match, "claw attack", "attack chicken2@f5 chicken1@e5", "claw move", "move chicken2@f5", "step g4")
    assert "chicken2@g4" in standing(match, "A")
    assert offers(match) == ["end"]


@rule("ACT-4", "MACH-9", "FAQ-9")
def test_a_unit_may_act_in_the_turn_in_which_it_was_built_or_recovered() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) chicken1@(3,-1)
        units B: leader_r2@(-3,1) chicken1@(0,1)
        resources A: wood*1 metal*2
        lineup: car golem golem tower
        dice A: claw*2 chicken
        """
    )
    play(match, "build car", "at g4")
    assert "use car@g4 1" in offers(match)
    play(match, "claw attack", "attack car@g4 chicken1@f5", "use car@g4 1", "step f5", "stop")
    assert "car@f5" in standing(match, "A")
    play(match, "chicken retrieve", "recover chicken2", "stop")
    play(match, "claw move", "move chicken2@i3", "go", "step h3")
    assert "chicken2@h3" in standing(match, "A")


# -- abilities on cards (STAR-1, STAR-2, STAR-11, RUL-136) ---------------------------------------------------------

ABLE = """
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_r2@(-3,1) chicken1@(0,1)
"""

DRAWING_GOLEM = """
    define:
      [[machine]]
      id = "golem"
      effects = [{ when = "activate", stars = 2, op = "draw", amount = 1, player = "you" }]
"""


STARRY = GAME.setup(cards="stub", define=dedent(DRAWING_GOLEM).strip().removeprefix("define:"))


@rule("STAR-1")
def test_a_star_ability_costs_its_stars_and_may_be_used_as_often_as_it_is_paid_for() -> None:
    match = table(ABLE + "    dice A: star*5\n    deck: draw push" + DRAWING_GOLEM)
    assert offers(match, "use") == ["use golem@g4 1"]
    events = play(match, "use golem@g4 1")
    assert [str(event) for event in events[:2]] == [
        "AbilityUsed(seat=0, card='golem')",
        "DiceSpent(seat=0, face='star', number=2)",
    ]
    play(match, "use golem@g4 1")
    assert (banner(match, "A"), spent(match, "A"), hand(match, "A")) == ("star", 4, ["draw", "push"])
    assert offers(match, "use") == []
    assert not open_table(match).used


@rule("STAR-1")
def test_a_star_ability_is_for_the_player_who_has_the_card_in_play_in_the_own_take_actions_step() -> None:
    match = table(
        """
    turn: 4 B
    step: roll
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_r2@(-3,1)
    dice A: star*5
    dice B: star*5
"""
        + DRAWING_GOLEM
    )
    play(match, "B: skip")
    assert offers(match, "use") == [], "the Golem is A's"
    play(match, "B: end", "B: draw 0")
    assert offers(match, "use") == [], "not in the Roll step"
    play(match, "A: skip")
    assert offers(match, "use") == ["use golem@g4 1"]
    play(match, "A: end")
    assert offers(match, "use") == [], "not in the Draw step"


@rule("STAR-1")
def test_a_star_ability_may_say_how_often() -> None:
    match = table(ABLE + "    dice A: star*5" + DRAWING_GOLEM.replace("stars = 2", "stars = 1, uses = 2"))
    play(match, "use golem@g4 1", "use golem@g4 1")
    assert (banner(match, "A"), offers(match, "use")) == ("star star star", [])


@rule("STAR-2")
def test_a_star_ability_for_a_fighting_unit_is_used_inside_combat_of_the_own_turn() -> None:
    match = table(
        ABLE
        + """
    dice A: star*2 +2
    dice B: star*2
    hand B: a_plus_1
    define:
      [[machine]]
      id = "golem"
      [[machine.effects]]
      when = "activate"
      stars = 1
      op = "modify"
      stat = "strength"
      amount = 4
      target = { fights = "attacker" }
"""
    )
    assert offers(match, "use") == [], "only in combat"
    play(match, "attack golem@g4 chicken1@f5")
    assert offers(match) == ["done", "add +2", "use golem@g4 1"]
    play(match, "use golem@g4 1", "done")
    play(match, "B: lay a_plus_1")
    assert offers(match) == ["done", "use golem@g4 1"], "once more when all cards lie open"
    events = play(match, "use golem@g4 1")
    assert "ValuesCompared(seat=0, strength=14, armor=3)" in map(str, events)
    assert spent(match, "A") == 4


@rule("STAR-11")
def test_an_ability_without_stars_is_used_so_often_a_turn_and_is_no_action() -> None:
    match = table(ABLE + "    deck: draw push swap" + DRAWING_GOLEM.replace("stars = 2", "uses = 1"))
    play(match, "use golem@g4 1")
    assert (offers(match, "use"), hand(match, "A"), spent(match, "A")) == ([], ["draw"], 5)
    assert "free move" in offers(match), "and it is no action (FX-13)"
    play(match, "end", "draw 0", "skip", "end", "draw 0", "skip")
    assert offers(match, "use") == ["use golem@g4 1"]


@rule("RUL-136")
def test_an_ability_without_stars_and_without_limit_is_used_once_a_turn() -> None:
    stub, setup = load_set("stub"), GAME.setup(cards="stub")
    machines = [replace(card, effects=tuple(replace(line, uses=0) for line in card.effects)) for card in stub.machines]
    board = GAME.box(setup).board
    box = Box(replace(stub, machines=tuple(machines)), edition_options("second-en"), board, setup)
    assert [ability.uses for ability in box.abilities[box.number["car"]]] == [1]
    assert not any(ability.uses for ability in GAME.box(STARRY).abilities[box.number["golem"]]), "stars are a limit"


@rule("STAR-11")
def test_an_ability_without_stars_may_have_another_limit() -> None:
    match = table(ABLE + "    deck: draw push swap" + DRAWING_GOLEM.replace("stars = 2", "uses = 2"))
    play(match, "use golem@g4 1", "use golem@g4 1")
    assert offers(match, "use") == []


@rule("RUL-136", "MACH-6")
def test_each_card_has_its_own_use() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) car@(2,0) car@(1,0)
        units B: leader_r2@(-3,1)
        """
    )
    assert offers(match, "use") == ["use car@h4 1", "use car@g4 1"]
    play(match, "use car@h4 1", "step h3", "stop")
    assert offers(match, "use") == ["use car@g4 1"]


@rule("RUL-136", "MACH-6")
def test_a_machine_built_in_the_place_of_one_that_is_gone_has_used_nothing_yet() -> None:
    match = table(
        """
        turn: 4 B
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1) car@(-1,0) car@(-2,0) chicken3@(-3,1)
        resources B: wood*1 metal*2
        lineup: car golem golem tower
        """
    )
    play(match, "use car@d4 1", "step d5", "stop", "use car@e4 1", "step f4")
    assert standing(match, "B") == ["leader_r2@c5", "chicken3@c5", "car@d5"], "the first Car drove into Lava"
    play(match, "build car", "at e4")
    assert offers(match, "use") == ["use car@e4 1"], "but the other one has had its move"


@rule("RUL-136")
def test_two_equal_strategies_are_two_cards() -> None:
    match = table(
        ABLE
        + """
    strategies A: st_plus_2 st_plus_2
    define:
      [[scroll]]
      id = "st_plus_2"
      effects = [{ when = "activate", uses = 1, op = "draw", amount = 1, player = "you" }]
"""
    )
    play(match, "use strategy st_plus_2 1", "use strategy st_plus_2 1")
    assert offers(match, "use") == []


@rule("GEN-6")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    define = DRAWING_GOLEM.replace('op = "draw", amount = 1, player = "you"', 'op = "retrieve_chickens", amount = 1')
    idle = table(
        """
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0) chicken3@i3 chicken4@i3 chicken5@i3 chicken6@i3
    units B: leader_r2@(-3,1)
    dice A: star*2
"""
        + define
    )
    assert offers(idle, "use") == [], "all of A's Chickens are alive"
    assert offers(table(ABLE + "    dice A: star*2" + define), "use") == ["use golem@g4 1"]


@rule("GEN-6")
def test_costs_are_paid_completely_or_the_thing_cannot_be_chosen() -> None:
    assert offers(table(ABLE + "    dice A: star" + DRAWING_GOLEM), "use") == []
    assert offers(table(ABLE + "    dice A: star*2" + DRAWING_GOLEM), "use") == ["use golem@g4 1"]


# -- Scrolls played face up ----------------------------------------------------------------------------------------


def test_a_scroll_for_ones_turn_is_played_between_actions_and_costs_nothing() -> None:
    match = table(ABLE + "    hand A: draw*2 s_plus_1\n    deck: push")
    assert offers(match, "play") == ["play draw"], "equal ones once, and no Scroll for combat only"
    told = play(match, "play draw")
    assert str(told[0]) == "ScrollPlayed(seat=0, scroll='draw')"
    assert hand(match, "A") == ["draw", "push", "s_plus_1"]
    assert open_table(match).scroll_discard == ("draw",)
    assert not open_table(match).free_used
    assert resources(match, "A") == (0, 0, 0)


def test_a_magic_that_stays_is_attached_when_it_is_played() -> None:
    match = table(ABLE + "    hand A: charm")
    play(match, "play charm", "target golem@g4")
    assert piece(match, "golem@g4").attached == ("charm",)
    assert (piece(match, "golem@g4").armor, open_table(match).scroll_discard) == (7, ())


def test_a_strategy_is_played_in_ones_turn_only_where_the_rule_set_allows_it() -> None:
    assert offers(table(ABLE + "    hand A: st_plus_2"), "play") == []
    match = table(ABLE + "    hand A: st_plus_2\n    option: strategy_in_own_turn = true")
    play(match, "play st_plus_2")
    assert open_table(match).seats[0].strategies == ("st_plus_2",)


HEMMED_IN = """
    turn: 3 A
    units A: leader@i3 golem@h4 tower@h3 tower@g4
    units B: leader_b@c5
"""  # whoever of A can move would have to end on an own unit


@rule("MOVE-6", "RUL-132", "RUL-135")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("", []),
        ("free: used\n    dice A: claw", []),
        ("dice A: claw", ["free move", "claw move"]),
        ("free: used\n    dice A: claw*2", ["claw move"]),
    ],
)
def test_a_move_that_can_only_end_on_an_own_unit_is_offered_if_another_one_is_left_after_it(
    lines: str, moves: list[str]
) -> None:
    match = table(HEMMED_IN + f"    {lines}")
    assert [line for line in offers(match) if line.endswith("move")] == moves
