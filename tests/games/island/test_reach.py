"""Who can be attacked from where (RANGE, CMB-1), and what makes an attack a ranged one (RANGE-3, RUL-145).

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.events import ValuesCompared
from topcluck.kernel.match import Match

FAR_AND_NEAR = """
    define:
      [[scroll]]
      id = "st_plus_2"
      [[scroll.effects]]
      when = "static"
      if = [{ ranged = true }]
      op = "modify"
      stat = "strength"
      amount = 2
      target = { owner = "you", fights = "attacker" }
      [[scroll]]
      id = "st_armor"
      [[scroll.effects]]
      when = "static"
      if = [{ ranged = false }]
      op = "modify"
      stat = "strength"
      amount = 3
      target = { owner = "you", fights = "attacker" }
"""  # Strategies that tell ranged attacks (+2) from others (+3)


def strength(match: Match, *lines: str) -> int:
    """The strength with which an attack was compared."""
    events = play(match, *lines)
    return next(event.strength for event in events if isinstance(event, ValuesCompared))


@rule("RANGE-1", "CMB-1")
@pytest.mark.parametrize(
    ("range_", "targets"),
    [
        (1, "chicken2@g3"),
        (2, "chicken2@g3 chicken3@f3"),
        (3, "chicken2@g3 chicken3@f3 chicken4@e4"),
        (4, "chicken2@g3 chicken3@f3 chicken4@e4 chicken5@d4"),
    ],
)
def test_a_unit_attacks_at_distance_1_up_to_its_range(range_: int, targets: str) -> None:
    match = table(f"""
        turn: 3 A
        units A: cannon@h3
        units B: leader_b@c5 chicken2@g3 chicken3@f3 chicken4@e4 chicken5@d4
        define:
          [[machine]]
          id = "cannon"
          range = {range_}
    """)
    play(match, "free attack")
    assert " ".join(offer.removeprefix("attack cannon@h3 ") for offer in offers(match)) == targets


@rule("RANGE-2", "MAP-3")
def test_neither_units_nor_lava_nor_sea_stand_in_the_way() -> None:
    """From g4 over Lava to e4, over a Tower to e5, over the Sea between h5 and f6."""
    match = table("""
        turn: 3 A
        units A: leader_r2@g4 tower@f5 skimmer@h5
        units B: leader_b@e4 chicken1@e5 skimmer@f6
        define:
          [[machine]]
          id = "skimmer"
          range = 2
          copies = { second-en = 2, second-fr = 1, second-it = 1, first-de = 1 }
    """)
    play(match, "free attack")
    assert sorted(offers(match)) == [
        "attack leader@g4 chicken1@e5", "attack leader@g4 leader@e4", "attack leader@g4 skimmer@f6",
        "attack skimmer@h5 skimmer@f6", "attack tower@f5 chicken1@e5", "attack tower@f5 skimmer@f6",
    ]  # fmt: skip


@rule("RANGE-2")
def test_no_straight_line_is_needed() -> None:
    """From g3 to f5 there is none: two steps, one over Lava, one over g4."""
    match = table("turn: 3 A\nunits A: leader_r2@g3\nunits B: leader_b@c5 chicken1@f5")
    play(match, "free attack")
    assert offers(match) == ["attack leader@g3 chicken1@f5"]


@rule("RUL-82", "BASE-2", "LAVA-7")
def test_from_and_onto_base_and_lava_attacks_are_as_anywhere() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 lavawalker@f4 golem@d5
        units B: leader_b@c5 chicken1@h4 chicken2@e4
    """)
    play(match, "free attack")
    assert sorted(offers(match)) == [
        "attack golem@d5 chicken2@e4", "attack golem@d5 leader@c5", "attack lavawalker@f4 chicken2@e4",
        "attack leader@i3 chicken1@h4",
    ]  # fmt: skip
    back = table("turn: 3 B\nunits A: leader@i3 lavawalker@f4\nunits B: leader_b@c5 chicken1@h4 chicken2@e4")
    play(back, "free attack")
    assert sorted(offers(back)) == ["attack chicken1@h4 leader@i3", "attack chicken2@e4 lavawalker@f4"]


@rule("RANGE-3", "RUL-25")
@pytest.mark.parametrize(("target", "value"), [("f5", 5 + 3), ("e5", 5 + 2), ("d5", 5 + 2)])
def test_an_attack_is_ranged_from_two_hexes_on(target: str, value: int) -> None:
    match = table(f"""
        turn: 3 A
        units A: cannon@g4
        units B: leader_b@c5 tower@{target}
        strategies A: st_plus_2 st_armor
    """ + FAR_AND_NEAR)  # fmt: skip
    assert strength(match, f"attack cannon@g4 tower@{target}") == value


@rule("RUL-145", "CMB-15")
def test_swapping_places_does_not_make_an_attack_ranged() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 cannon@g4
        units B: leader_b@c5 chicken1@f5 soldier@d5
        strategies A: st_plus_2 st_armor
        hand B: swap
    """ + FAR_AND_NEAR)  # fmt: skip
    play(match, "attack cannon@g4 chicken1@f5", "lay swap", "target chicken1@f5")
    assert strength(match, "swap soldier@d5") == 5 + 3, "three hexes apart now, and still not ranged"
    assert standing(match, "B") == ["leader_b@c5", "soldier@f5"]


@rule("RUL-145", "CMB-16")
@pytest.mark.parametrize(("first", "then", "value"), [("f5", "e5", 5 + 2), ("e5", "f5", 5 + 3)])
def test_a_new_defender_decides_it_anew(first: str, then: str, value: int) -> None:
    match = table(f"""
        turn: 3 A
        units A: leader@i3 cannon@g4
        units B: leader_b@c5 tower@{first} golem@{then}
        strategies A: st_plus_2 st_armor
        hand B: redir
    """ + FAR_AND_NEAR)  # fmt: skip
    play(match, f"attack cannon@g4 tower@{first}")
    assert strength(match, "lay redir") == value
