"""Where a unit may stand (MAP-7 to MAP-9): the hexes that are available to it.

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.table import offers, play, standing, table


def available(unit: str, a: str, b: str, option: str = "") -> str:
    """To which of its neighbours B's unit can be blown by A: the hexes that are available to it (MAP-9)."""
    match = table(f"""
        turn: 3 A
        {option}
        units A: {a}
        units B: {b} {unit}
        hand A: push
    """)
    play(match, "play push")
    if offers(match, "target"):  # not asked if nobody else can be moved
        play(match, f"target {unit}")
    return " ".join(sorted(offer.removeprefix("to ") for offer in offers(match, "to")))


@rule("MAP-9", "MAP-6")
def test_tiles_are_available_and_the_sea_is_not() -> None:
    assert available("golem@e4", "leader@i3", "leader_b@c5") == "d4 d5 e5 f3", "Territory and Neutral, not Lava"
    assert available("golem@h4", "leader@g3", "leader_b@c5") == "g4 h3", "not the Base, not the Sea"


@rule("MAP-9")
def test_lava_is_available_to_who_may_stand_there() -> None:
    assert available("lavawalker@e4", "leader@i3", "leader_b@c5") == "d4 d5 e5 f3 f4"


@rule("MAP-9", "MOVE-4")
@pytest.mark.parametrize(
    ("unit", "hexes"),
    [("chicken1@d5", "c5 d4 e4 e5"), ("soldier@d5", "d4 e4 e5"), ("leader@d5", "c5 d4 e4 e5")],
)
def test_the_own_base_is_available_to_leader_and_chickens(unit: str, hexes: str) -> None:
    assert available(unit, "leader_r2@i3", "" if unit.startswith("leader") else "leader_b@c5") == hexes


@rule("MAP-7", "MAP-9")
def test_a_hex_with_enemies_is_available_to_nobody() -> None:
    assert available("chicken1@e4", "leader@d4 chicken1@d5 golem@e5", "leader_b@c5") == "f3"


@rule("MAP-8", "MAP-9", "BAND-1")
@pytest.mark.parametrize(
    ("unit", "others", "hexes"),
    [
        ("chicken1@e4", "chicken2@d4 soldier@d5 leader_b@e5", "d4 d5 e5 f3"),
        ("golem@e4", "chicken2@d4 soldier@d5 leader_b@e5", "f3"),
        ("chicken1@e4", "golem@d4 tower@d5 leader_b@e5", "e5 f3"),
    ],
)
def test_a_hex_with_own_units_is_available_if_all_have_banding(unit: str, others: str, hexes: str) -> None:
    assert available(unit, "leader@i3", others) == hexes


@rule("MAP-8")
def test_one_unit_without_banding_spoils_the_stack() -> None:
    """A Golem in transit over two Chickens: nobody joins them there."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@h4 chicken1@g4 chicken2@h3
        units B: leader_b@c5
        dice A: claw*2
    """)
    play(match, "free move", "move golem@h4", "step g4", "claw move", "move chicken2@h3")
    assert sorted(offers(match)) == ["step g3", "step h4", "step i3"]


@rule("MAP-5")
def test_anybody_may_stand_on_anybodys_territory_and_on_neutral_ground() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@f5
        units B: leader_b@c5
        free: used
        dice A: claw*2
    """)
    play(match, "move soldier@f5", "step e5", "step d5")
    assert standing(match, "A") == ["leader@i3", "soldier@d5"]
    play(match, "move soldier@d5", "step e4", "step f3")
    assert standing(match, "A") == ["soldier@f3", "leader@i3"]
