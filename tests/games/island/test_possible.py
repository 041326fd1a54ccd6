"""What an effect could do now: nobody may choose what would do nothing (RUL-128, RUL-135), and shelter (house set 2.7).

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.cards import defining, leader, machine, magic, offered, strategy
from tests.games.island.table import offers, play, standing
from topcluck.games.island.sets import load_set
from topcluck.kernel.match import Match

SCENE = """
    turn: 3 A
    units A: leader@i3 tower@g4
    units B: leader_r2@c5 chicken1@f5
"""


def offers_ability(effect: str, lines: str = "", scene: str = SCENE) -> bool:
    """Whether A may use an ability of the Tower, once a turn and free, that has this effect."""
    return "use tower@g4 1" in offers(defining(f"{scene.rstrip()}\n{lines}", machine(effect, id="tower")))


NOBODY = 'target = { owner = "enemy", type = ["soldier"], count = 1 }'
SOMEBODY = 'target = { owner = "enemy", type = ["chicken"], count = 1 }'


@rule("RUL-128", "RUL-135")
@pytest.mark.parametrize(
    ("effect", "without", "needed"),
    [
        ('op = "discard", amount = 1, player = "you", chooser = "owner"', "", "hand A: s_plus_1"),
        ('op = "discard", amount = 1, player = "opponent", chooser = "you"', "hand A: s_plus_1", "hand B: s_plus_1"),
        ('op = "steal_scroll", amount = 1, player = "opponent"', "", "hand B: s_plus_1"),
        ('op = "look_at_hand", player = "all"', "", "hand B: s_plus_1"),
        ('op = "gain_resources", amount = 1, player = "you"', "supply: -", "supply: wood"),
        ('op = "lose_resources", amount = 1, player = "opponent"', "resources A: wood", "resources B: wood"),
        ('op = "lose_resources", amount = 1, player = "you"', "resources B: wood", "resources A: wood"),
        ('op = "convert_resources", amount = 1', "", "resources A: wood"),
        ('op = "flip_tile", tile = { side = "lava", count = 1 }', "board:\n        f4.", ""),
        ('op = "reroll_dice", amount = 1', "", "dice A: claw"),
        ('op = "set_die", amount = 1', "dice B: claw", "dice A: claw"),
        ('op = "copy_scroll", what = "strategy"', "strategies A: st_speed", "strategies B: st_speed"),
    ],
)
def test_an_ability_is_offered_only_if_it_can_do_something(effect: str, without: str, needed: str) -> None:
    assert not offers_ability(effect, f"    {without}")
    assert offers_ability(effect, f"    {needed}")


@rule("RUL-128", "SCR-4")
def test_an_ability_to_draw_is_offered_while_deck_or_discard_pile_holds_a_scroll() -> None:
    draw = 'op = "draw", amount = 1, player = "you"'
    everything = " ".join(scroll for card in load_set("stub").scrolls for scroll in [card.id] * card.copies)
    but_one = everything.replace("s_plus_1 ", "", 1)
    assert not offers_ability(draw, f"    hand B: {everything}\n    deck: -")
    assert offers_ability(draw, f"    hand B: {but_one}\n    deck: s_plus_1 -")
    assert offers_ability(draw, f"    hand B: {but_one}\n    deck: -\n    discard: s_plus_1")


@rule("RUL-128")
def test_an_ability_to_recover_is_offered_while_a_chicken_is_destroyed_and_the_base_is_free() -> None:
    back = 'op = "retrieve_chickens", amount = 1'
    crew = " ".join(f"chicken{number}@h3" for number in range(2, 7))
    assert offers_ability(back)
    assert not offers_ability(back, scene=SCENE.replace("tower@g4", f"tower@g4 {crew}"))


@rule("RUL-128")
def test_an_ability_that_finds_nothing_is_not_offered_whatever_would_follow() -> None:
    strike = f'when = "activate", uses = 1, op = "destroy", {NOBODY}'
    draw = 'when = "activate", op = "draw", amount = 1, player = "you"'
    follow = draw.replace("op", "then = true, op", 1)
    assert offers(defining(SCENE, machine(strike, follow, id="tower")), "use") == []
    assert offers(defining(SCENE, leader(strike, follow)), "use") == []


@rule("RUL-135")
def test_an_ability_whose_condition_does_not_hold_is_not_offered() -> None:
    draw = 'if = [{{ unit = {{ owner = "you", type = ["{}"] }} }}], op = "draw", amount = 1, player = "you"'
    assert not offers_ability(draw.format("soldier"))
    assert offers_ability(draw.format("tower"))


def test_an_ability_near_a_tile_is_offered_if_somebody_stands_near_any() -> None:
    near = (
        'op = "destroy", target = {{ owner = "enemy", near = {{ of = "tile", side = "{}", within = 1 }}, count = 1 }}'
    )
    assert offers_ability(near.format("lava"))
    assert not offers_ability(near.format("lava"), scene=SCENE.replace("chicken1@f5", "chicken1@d4"))
    assert not offers_ability(near.format("lava"), "    board:\n        f4.")
    assert offers_ability(near.format("neutral"), scene=SCENE.replace("chicken1@f5", "chicken1@e5"))


# -- shelter ---------------------------------------------------------------------------------------------------------

SHELTER = strategy('op = "grant", trait = "sheltered", target = { owner = "you", type = ["chicken"] }')
OPERATIONS = {
    "move": f'op = "move_unit", amount = 1, {SOMEBODY}',
    "destroy": f'op = "destroy", {SOMEBODY}',
    "swap": 'op = "swap_units", target = { owner = "enemy", type = ["chicken"], count = 1 }, with = { count = 1 }',
}


def sheltered_from(effect: str, of: str) -> Match:
    """A plays a Magic with this effect while Chickens of a seat are sheltered."""
    position = f"""
        turn: 3 A
        units A: leader@i3 chicken1@g3
        units B: leader_r2@c5 chicken1@f5 chicken2@e5
        strategies {of}: plan
        hand A: spell
    """
    match = defining(position, magic(effect), SHELTER)
    play(match, "A: play spell")
    return match


@pytest.mark.parametrize("operation", OPERATIONS)
def test_enemies_cards_cannot_move_swap_or_destroy_a_sheltered_unit(operation: str) -> None:
    assert sheltered_from(OPERATIONS[operation], "B").decision.kind == "action"
    assert offered(sheltered_from(OPERATIONS[operation], "A"), "target") == ["chicken1@f5", "chicken2@e5"]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_ones_own_cards_can(operation: str) -> None:
    match = sheltered_from(OPERATIONS[operation].replace('owner = "enemy"', 'owner = "you"'), "A")
    if operation == "move":
        play(match, "A: to g4")
    after = {"move": ["leader@i3", "chicken1@g4"], "destroy": ["leader@i3"], "swap": ["leader@g3", "chicken1@i3"]}
    assert standing(match, "A") == after[operation]


def test_shelter_holds_against_catastrophes_of_ones_own_draw_too() -> None:
    position = """
        turn: 3 B
        step: draw
        units A: leader@i3
        units B: leader_r2@c5 chicken1@f5 chicken2@e5
        strategies B: plan
        deck: {deck}
    """
    for deck in ("tsunami", "eruption"):
        match = defining(position.format(deck=deck), SHELTER)
        play(match, "B: draw 1")
        assert standing(match, "B") == ["leader_r2@c5", "chicken2@e5", "chicken1@f5"]


def test_shelter_does_not_hold_in_combat() -> None:
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 chicken1@f5
        strategies B: plan
        """,
        SHELTER,
    )
    play(match, "A: attack golem@g4 chicken1@f5")
    assert standing(match, "B") == ["leader_r2@c5"]


def test_the_price_of_an_ability_is_paid_before_its_targets_are_judged() -> None:
    match = defining(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        dice A: star
        """,
        leader('when = "activate", stars = 1, op = "set_die", amount = 1'),
    )
    assert offers(match, "use") == []
