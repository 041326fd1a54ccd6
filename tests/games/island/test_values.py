"""Speed, strength, armor, Range and traits at one moment (CMB-9, BASE, FX-4, FX-5).

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import piece
from tests.games.island.table import offers, play, table
from topcluck.games.island.events import ValuesCompared
from topcluck.kernel.match import Match


def defined(effects: str, lines: str) -> Match:
    """A position in which the Strategy ST speed says something else."""
    return table(f"""
        turn: 3 A
        {lines}
        define:
          [[scroll]]
          id = "st_speed"
          effects = [{{ when = "static", {effects} }}]
    """)


def compared(match: Match, *lines: str) -> tuple[int, int]:
    """Strength and armor as they were compared."""
    events = play(match, *lines)
    return next((event.strength, event.armor) for event in events if isinstance(event, ValuesCompared))


# -- the Base (BASE-1, BASE-2) -----------------------------------------------------------------------------------------


@rule("BASE-1")
def test_leader_and_chickens_have_two_more_armor_on_their_own_base_and_nowhere_else() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 chicken1@i3 chicken2@h3\nunits B: leader_b@d5 chicken1@c5")
    expected = {"leader@i3": 10, "chicken1@i3": 4, "chicken2@h3": 2, "leader_b@d5": 8, "chicken1@c5": 4}
    assert {name: piece(match, name).armor for name in expected} == expected


@rule("BASE-1")
@pytest.mark.parametrize(
    ("scope", "bonus", "armor"),
    [
        ("owner_leader_chickens", 2, {"soldier@i3": 3, "chicken1@c5": 2}),
        ("any_occupant", 2, {"soldier@i3": 5, "chicken1@c5": 4}),
        ("any_occupant", 0, {"soldier@i3": 3, "chicken1@c5": 2}),
        ("any_occupant", 5, {"soldier@i3": 8, "chicken1@c5": 7}),
    ],
)
def test_who_has_how_much_of_a_base_is_an_option(scope: str, bonus: int, armor: dict[str, int]) -> None:
    """A's Soldier on A's Base, and A's Chicken on B's."""
    match = table(f"""
        turn: 3 A
        option: base_entry = any_unit
        option: base_armor_scope = {scope}
        option: base_armor_bonus = {bonus}
        units A: leader@h3 soldier@i3 chicken1@c5
        units B: leader_b@d5
    """)
    assert {name: piece(match, name).armor for name in armor} == armor


@rule("BASE-2", "BASE-1", "CMB-9")
def test_units_on_a_base_are_attacked_like_any_others() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 golem@d5\nunits B: leader_b@c5 chicken1@c5")
    assert compared(match, "attack golem@d5 chicken1@c5") == (6, 4)


# -- sums (FX-4, FX-5) -------------------------------------------------------------------------------------------------


@rule("FX-4")
def test_two_copies_of_a_card_count_twice() -> None:
    match = table("turn: 3 A\nunits A: golem@g4\nunits B: leader_b@c5 chicken1@f5\nstrategies A: st_plus_2*2")
    assert compared(match, "attack golem@g4 chicken1@f5") == (6 + 4, 2)


@rule("FX-5")
def test_a_value_never_falls_below_0_and_a_range_never_below_1() -> None:
    lower = 'op = "modify", stat = "{stat}", amount = -9, target = {{ type = ["chicken"] }}'
    units = "units A: chicken1@g4 chicken2@f3\n        units B: leader_b@c5 chicken1@f5\n        strategies A: st_speed"
    for stat in ("speed", "strength", "armor"):
        match = defined(lower.format(stat=stat), units)
        assert getattr(piece(match, "chicken1@g4"), stat) == 0
    match = defined(lower.format(stat="range"), units)
    assert piece(match, "chicken1@g4").range == 1
    play(match, "free attack")
    assert offers(match) == ["attack chicken1@g4 chicken1@f5"]


@rule("FX-5", "BASE-1", "DICE-6")
def test_dice_and_base_make_good_what_cards_take_away() -> None:
    """Printed value, modifiers, dice and Base are one sum; only the sum stops at 0."""
    match = defined(
        'op = "modify", stat = "armor", amount = -3, target = { type = ["chicken"] }',
        "units A: golem@d5\n        units B: leader_b@c5 chicken1@c5\n        strategies A: st_speed",
    )
    assert piece(match, "chicken1@c5").armor == 2 - 3 + 2
    match = defined(
        'op = "modify", stat = "strength", amount = -3, target = { type = ["chicken"] }',
        "units A: chicken1@g4{dice=1}\n        units B: chicken1@f5\n        dice A: +2*2\n"
        "        strategies B: st_speed",
    )
    assert piece(match, "chicken1@g4").strength == 0
    assert compared(match, "attack chicken1@g4 chicken1@f5", "add +2", "add +2") == (1 - 3 + 1 + 4, 2)


@rule("FX-5", "CMB-9")
def test_a_set_value_replaces_the_printed_one_and_bonuses_come_on_top() -> None:
    match = defined(
        'op = "set_stat", stat = "strength", value = 7, target = { owner = "you", type = ["chicken"] }',
        "units A: chicken1@g4{dice=1} leader@i3\n        units B: leader_b@c5\n        strategies A: st_speed",
    )
    assert piece(match, "chicken1@g4").strength == 7 + 1
    assert piece(match, "leader@i3").strength == 4


# -- whose units, where, with whom (house set 2.4) ---------------------------------------------------------------------


@rule("STRAT-1", "GEN-8")
@pytest.mark.parametrize(
    ("target", "stronger"),
    [
        ('owner = "you"', "A"),
        ('owner = "enemy"', "B"),
        ('type = ["chicken"]', "AB"),
    ],
)
def test_a_strategy_is_for_the_units_that_its_text_names(target: str, stronger: str) -> None:
    match = defined(
        f'op = "modify", stat = "strength", amount = 3, target = {{ {target} }}',
        "units A: chicken1@g4\n        units B: chicken1@e4\n        strategies A: st_speed",
    )
    found = "A" * (piece(match, "chicken1@g4").strength == 4) + "B" * (piece(match, "chicken1@e4").strength == 4)
    assert found == stronger


@rule("CMB-9")
@pytest.mark.parametrize(
    ("target", "strength"),
    [
        ('owner = "you", where = ["territory"]', (4, 1, 1, 4)),
        ('owner = "you", ground = "you"', (4, 1, 1, 1)),
        ('owner = "you", ground = "enemy"', (1, 1, 1, 4)),
        ('owner = "you", where = ["neutral", "base"]', (1, 4, 4, 1)),
        ('owner = "you", shielded = true', (1, 1, 4, 1)),
        ('owner = "you", shielded = false', (4, 4, 1, 4)),
    ],
)
def test_static_effects_look_at_the_positions_of_the_moment(target: str, strength: tuple[int, ...]) -> None:
    match = defined(
        f'op = "modify", stat = "strength", amount = 3, target = {{ {target} }}',
        "units A: chicken1@g4 chicken2@f5 chicken3@f3{shields=1} chicken4@e4\n        strategies A: st_speed",
    )
    names = ("chicken1@g4", "chicken2@f5", "chicken3@f3", "chicken4@e4")
    assert tuple(piece(match, name).strength for name in names) == strength


@rule("CMB-9")
def test_a_bonus_may_count_units_up_to_a_cap() -> None:
    text = 'op = "modify", stat = "strength", amount = 2, target = {{ owner = "you", type = ["leader"] }}, {cap}'
    text += 'per = {{ type = ["chicken"], stack_of = "target" }}'
    units = "units A: leader@g4 chicken1@g4 chicken2@g4 chicken3@g4 chicken4@h4\n        strategies A: st_speed"
    assert piece(defined(text.format(cap=""), units), "leader@g4").strength == 4 + 6
    assert piece(defined(text.format(cap="cap = 5, "), units), "leader@g4").strength == 4 + 5
    assert piece(defined(text.format(cap="cap = 7, "), units), "leader@g4").strength == 4 + 6


@rule("FX-8")
def test_a_bonus_for_a_role_that_counts_bandmates_counts_those_of_who_has_the_role() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken4@i3 golem@d4 soldier@g4 chicken1@g4 chicken2@g4
        units B: leader_b@c5 tower@f5
        hand A: s_plus_1
        define:
          [[scroll]]
          id = "s_plus_1"
          [[scroll.effects]]
          when = "resolve"
          op = "modify"
          stat = "strength"
          amount = 3
          per = { type = ["chicken"], stack_of = "target" }
          target = { fights = "attacker" }
    """)
    assert compared(match, "attack soldier@g4 tower@f5", "lay s_plus_1") == (2 + 3 * 2, 9)


@rule("FX-8", "CMB-16")
def test_a_bonus_for_a_role_goes_to_the_new_defender_and_one_for_a_unit_stays() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@f5 tower@g3
        hand B: a_plus_3 a_plus_4 redir
        define:
          [[scroll]]
          id = "a_plus_4"
          [[scroll.effects]]
          when = "resolve"
          op = "modify"
          stat = "armor"
          amount = 4
          target = { owner = "you", type = ["chicken"], count = 1 }
    """)
    play(match, "attack golem@g4 chicken1@f5", "lay a_plus_3", "lay a_plus_4", "lay redir", "resolve a_plus_3")
    assert compared(match, "resolve a_plus_4") == (6, 9 + 3), "+3 for the defender, now the Tower"


@rule("TURN-7")
def test_a_machine_that_gives_its_player_more_scrolls_gives_the_others_none() -> None:
    more = """
        turn: 3 {seat}
        step: draw
        units A: leader@i3 tower@g4
        units B: leader_b@c5
        define:
          [[machine]]
          id = "tower"
          effects = [{{ when = "static", op = "modify_limit", limit = "scroll_draw", amount = 1 }}]
    """
    assert offers(table(more.format(seat="A"))) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert offers(table(more.format(seat="B"))) == ["draw 0", "draw 1", "draw 2"]


@rule("RANGE-1", "CMB-9")
def test_a_range_that_depends_on_a_shield_is_seen_as_it_is_now() -> None:
    match = defined(
        'op = "modify", stat = "range", amount = 1, target = { owner = "you", shielded = true }',
        "units A: chicken1@g4{shields=1} chicken2@h4\n        units B: leader_b@c5\n        strategies A: st_speed",
    )
    assert (piece(match, "chicken1@g4").range, piece(match, "chicken2@h4").range) == (2, 1)
