"""Leaders (LEAD): units that are never removed from play, and no Chickens.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, tags
from tests.games.island.table import house, offers, play, standing, table

DESTROYER = """
    define:
      [[scroll]]
      id = "push"
      effects = [{{ when = "resolve", op = "destroy", target = {{ owner = "enemy", {type} count = 1 }} }}]
"""


@rule("LEAD-1", "GEN-9", "FX-6")
def test_a_leader_is_a_unit_for_effects_on_units() -> None:
    units = "turn: 3 A\nunits A: leader@i3\nunits B: leader_b@c5 chicken1@f5 golem@e5\nhand A: push"
    match = table(units + DESTROYER.format(type=""))
    play(match, "play push")
    assert offers(match) == ["target leader@c5", "target chicken1@f5", "target golem@e5"]


@rule("LEAD-1", "FAQ-6")
@pytest.mark.parametrize(
    ("types", "targets"),
    [
        ('"chicken"', ["chicken1@f5", "chicken2@f5"]),
        ('"machine"', ["golem@e5", "soldier@d5"]),
        ('"leader", "soldier"', ["leader@c5", "soldier@d5"]),
    ],
)
def test_a_leader_is_neither_chicken_nor_machine(types: str, targets: list[str]) -> None:
    match = table(
        "turn: 3 A\nunits A: leader@i3\nunits B: leader_b@c5 chicken1@f5 chicken2@f5 golem@e5 soldier@d5\nhand A: push"
        + DESTROYER.format(type=f"type = [{types}],")
    )
    play(match, "play push")
    assert [offer.removeprefix("target ") for offer in offers(match)] == targets


@rule("LEAD-1", "GEN-10")
def test_values_for_chickens_are_not_for_the_leader() -> None:
    match = table("turn: 3 A\nunits A: leader@g4 chicken1@g4\nunits B: leader_b@c5\nstrategies A: st_speed st_trenches")
    assert (piece(match, "leader@g4").speed, piece(match, "leader@g4").armor) == (1, 8)
    assert (piece(match, "chicken1@g4").speed, piece(match, "chicken1@g4").armor) == (2, 3)


@rule("LEAD-2", "FAQ-3", "SHIELD-4")
@pytest.mark.parametrize("shields", [0, 1, 3])
def test_what_would_destroy_a_leader_takes_all_its_shields_and_nothing_else(shields: int) -> None:
    match = table(
        f"turn: 3 A\nunits A: leader@i3\nunits B: leader_b@f5{{shields={shields}}} chicken1@f5\nhand A: push"
        + DESTROYER.format(type="")
    )
    play(match, "play push", "target leader@f5")
    assert standing(match, "B") == ["leader_b@f5", "chicken1@f5"]
    assert piece(match, "leader_b@f5").shields == 0
    assert open_table(match).shields == 8
    assert tags(match, "B") == (0, 0)


@rule("LEAD-2")
def test_of_all_units_that_an_effect_destroys_the_leader_alone_remains() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3
        units B: leader_b@f5{shields=2} chicken1@f5 chicken2@e5{shields=2} golem@e4
        hand A: push
        define:
          [[scroll]]
          id = "push"
          effects = [{ when = "resolve", op = "destroy", target = { owner = "enemy", count = "all" } }]
    """)
    play(match, "play push")
    assert standing(match, "B") == ["chicken2@e5", "leader_b@f5"]
    assert (piece(match, "chicken2@e5").shields, piece(match, "leader_b@f5").shields) == (1, 0)


@rule("LEAD-4")
def test_each_leader_has_the_ability_of_its_own_card() -> None:
    """William Shell shoots two hexes far; Genghis Hen next to him does not, but its Chickens are quicker."""
    match = house("""
        turn: 3 A
        units A: william_shell@(2,0) chicken1@(2,0)
        units B: genghis_hen@(-2,0) chicken1@(-2,0)
    """)
    units = {(unit.seat, unit.card): unit for unit in open_table(match).units}
    assert (units[0, "william_shell"].range, units[1, "genghis_hen"].range) == (2, 1)
    assert units[1, "chicken1"].speed == units[0, "chicken1"].speed + 1
    assert units[1, "chicken1"].strength == units[0, "chicken1"].strength + 1
