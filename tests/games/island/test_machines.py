"""Machines (MACH): what the five types have in common, and what each can do.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.sets import load_set

CARS = """
    turn: 3 A
    units A: leader@i3 car@h3 car@g3
    units B: leader_b@c5
    dice A: claw
"""


# -- the cards (MACH-1, MACH-4 to MACH-8) ------------------------------------------------------------------------------


@rule("MACH-1")
def test_every_machine_needs_a_pilot() -> None:
    assert min(machine.pilots for machine in load_set("house").machines) == 1
    match = table("""
        turn: 3 A
        units A: leader@i3
        units B: leader_b@c5
        resources A: wood*3 rock*3 metal*3
        lineup: golem soldier car tower
    """)
    assert "free build" not in offers(match), "all Chickens are destroyed: no Pilot, no Machine"


@rule("MACH-4")
def test_soldiers_are_fast_and_cheap_and_stronger_together() -> None:
    soldiers = [machine for machine in load_set("house").machines if machine.type == "soldier"]
    assert {(machine.pilots, max(machine.cost), sum(machine.cost)) for machine in soldiers} == {(1, 2, 2)}
    assert all(machine.banding and machine.speed >= 2 for machine in soldiers)


@rule("MACH-5")
def test_golems_are_strong_and_do_something_when_they_fall() -> None:
    golems = [machine for machine in load_set("house").machines if machine.type == "golem"]
    assert {(machine.pilots, max(machine.cost), sum(machine.cost)) for machine in golems} == {(2, 3, 3)}
    assert all(any(effect.when == "destroyed" for effect in machine.effects) for machine in golems)


@rule("MACH-2", "MACH-3")
@pytest.mark.parametrize(
    ("types", "stronger"),
    [
        ('"machine"', ["car", "golem", "lavawalker", "skimmer", "soldier", "tower"]),
        ('"golem"', ["golem"]),
        ('"battle_car", "tower"', ["car", "tower"]),
        ('"soldier"', ["soldier"]),
    ],
)
def test_cards_refer_to_all_machines_or_to_types(types: str, stronger: list[str]) -> None:
    """Whatever it looks like: what has a card and is no Leader is a Machine, also of a type that no box knows."""
    text = f"""
        turn: 3 A
        units A: leader@i3 golem@g4 soldier@h4 car@h3 tower@g3 skimmer@f5
        units B: leader_b@c5 lavawalker@e5 chicken1@e4
        strategies A: st_speed
        define:
          [[scroll]]
          id = "st_speed"
          effects = [{{ when = "static", op = "modify", stat = "armor", amount = 9, target = {{ type = [{types}] }} }}]
    """
    match = table(text)
    assert sorted(unit.card for unit in open_table(match).units if unit.armor > 10) == stronger


# -- Battle Cars (MACH-6) ----------------------------------------------------------------------------------------------


@rule("MACH-6", "ACT-1")
def test_a_battle_car_has_one_move_of_its_own_besides_the_free_action() -> None:
    match = table(CARS)
    play(match, "use car@h3 1", "step h4", "stop")
    assert offers(match) == ["free move", "claw move", "free retrieve", "use car@g3 1", "end"]
    play(match, "use car@g3 1", "step f3", "stop")
    assert offers(match) == ["free move", "claw move", "free retrieve", "end"], "once per turn and per Car"
    play(match, "free move")
    assert offers(match) == ["move leader@i3", "move car@h4", "move car@f3"], "and it moves by the other actions too"


@rule("MACH-6")
def test_the_next_turn_brings_the_move_back() -> None:
    match = table(CARS)
    play(match, "use car@h3 1", "step h4", "stop", "end", "draw 0", "skip")
    assert offers(match, "use") == [], "not in the turn of B"
    play(match, "end", "draw 0", "skip")
    assert offers(match, "use") == ["use car@h4 1", "use car@g3 1"]


@rule("MACH-6")
def test_a_car_that_cannot_move_is_not_offered_its_move() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 car@h3\nunits B: leader_b@c5 chicken1@g3 chicken2@g4 chicken3@h4")
    assert offers(match, "use") == []


@rule("MACH-6", "MACH-9", "FAQ-9", "ACT-4")
def test_a_new_car_has_its_move_though_an_old_one_has_used_its_own() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 car@g4 chicken2@i3
        units B: leader_b@c5
        resources A: wood metal*2
        lineup: car car tower tower
    """)
    play(match, "use car@g4 1", "step f4")
    assert standing(match, "A") == ["leader@i3", "chicken2@i3"], "the old one burns in the Lava"
    play(match, "build car", "at g3")
    assert offers(match, "use") == ["use car@g3 1"]


# -- Cannons and Towers (MACH-7 to MACH-9) -----------------------------------------------------------------------------


@rule("MACH-7", "RANGE-1")
def test_a_cannon_does_not_move_and_shoots_far() -> None:
    match = table("turn: 3 A\nunits A: cannon@g4\nunits B: leader_b@c5 chicken1@e5 chicken2@d5 chicken3@c5")
    assert "free move" not in offers(match)
    play(match, "free attack")
    assert offers(match) == ["attack cannon@g4 chicken1@e5", "attack cannon@g4 chicken2@d5"]
    cannons = [machine for machine in load_set("house").machines if machine.type == "cannon"]
    assert all(machine.speed == 0 and machine.range > 1 for machine in cannons)


@rule("MACH-8", "MACH-9", "FAQ-9")
def test_a_towers_ability_works_in_the_turn_it_is_built() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken1@i3
        units B: leader_b@c5
        resources A: rock*3
        lineup: tower tower golem golem
        define:
          [[machine]]
          id = "tower"
          effects = [
            { when = "built", op = "add_shield", amount = 1, target = { ref = "self" } },
            { when = "activate", uses = 1, op = "gain_resources", amount = 1, player = "you" },
          ]
    """)
    play(match, "build tower", "at g4")
    assert piece(match, "tower@g4").shields == 1
    assert offers(match, "use") == ["use tower@g4 1"]
    play(match, "use tower@g4 1", "take metal")
    assert offers(match, "use") == []
    towers = [machine for machine in load_set("house").machines if machine.type == "tower"]
    assert min(machine.armor for machine in towers) >= 8
