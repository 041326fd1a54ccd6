"""Destruction (CMB-11, PILOT-3) and what it triggers (RUL-27, GEN-12).

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, zone
from tests.games.island.table import offers, play, standing, table

ROCK_GOLEM = """
    define:
      [[machine]]
      id = "golem"
      [[machine.effects]]
      when = "destroyed"
      op = "destroy"
      target = { type = ["chicken", "machine"], near = { of = "self", within = 1 }, count = 1 }
"""  # when destroyed: destroy a Chicken or Machine next to it


# -- what is lost (CMB-11, BUILD-10) -----------------------------------------------------------------------------------


@rule("CMB-11")
def test_a_destroyed_chicken_lies_beside_its_owners_banner_without_what_it_carried() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@c5 chicken2@c5 chicken3@f5{dice=2,cards=charm} chicken4@c5 chicken5@c5 chicken6@c5
        dice B: star
    """)
    play(match, "attack golem@g4 chicken3@f5")
    assert zone(match, "B").destroyed == ("chicken3",)
    assert (zone(match, "B").spent, zone(match, "B").dice) == (4, ("star",))
    assert open_table(match).scroll_discard == ("charm",)
    play(match, "end", "draw 0", "skip", "free retrieve", "recover chicken3", "stop")
    chicken = piece(match, "chicken3@c5")
    assert (chicken.plus, chicken.attached) == (0, ())


@rule("PILOT-3", "CMB-11")
def test_pilots_fall_with_their_machine_and_can_be_recovered() -> None:
    match = table("""
        turn: 3 B
        units A: leader@i3 golem@f5{pilots=chicken2+chicken5} chicken1@i3
        units B: leader_b@c5 golem@e5
        dice B: claw
    """)
    play(match, "claw attack", "attack golem@e5 golem@f5")
    assert set(zone(match, "A").destroyed) == {"chicken2", "chicken3", "chicken4", "chicken5", "chicken6"}
    assert standing(match, "A") == ["leader@i3", "chicken1@i3"]


@rule("MAGIC-3", "RUL-85")
def test_attached_magic_moves_with_its_unit_until_it_leaves_the_island() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3{cards=charm} chicken1@f5{cards=charm}
        units B: leader_b@c5 chicken1@e5
        dice A: claw*3
    """)
    play(match, "move leader@i3", "step h3", "move chicken1@f5", "step g4")
    assert (piece(match, "leader@h3").armor, piece(match, "chicken1@g4").armor) == (8 + 1, 2 + 1)
    play(match, "move chicken1@g4", "step f4")
    assert open_table(match).scroll_discard == ("charm",)
    assert piece(match, "leader@h3").attached == ("charm",)


# -- triggers (RUL-27, GEN-12) -----------------------------------------------------------------------------------------


@rule("RUL-27", "MACH-5")
def test_a_golems_ability_counts_from_its_last_hex_after_it_has_left() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4 chicken1@h4
        units B: leader_b@c5 golem@f5 chicken1@e5 chicken2@d5
    """ + ROCK_GOLEM)  # fmt: skip
    play(match, "attack golem@g4 golem@f5")
    assert match.decision.seat == 1, "its owner chooses"
    assert sorted(offers(match)) == ["target chicken1@e5", "target golem@g4"], "next to f5, whoever owns them"
    assert "golem@f5" not in standing(match, "B")
    play(match, "target golem@g4")
    assert standing(match, "A") == ["leader@i3"], "which triggers the other Golem in turn: only h4 is next to it"
    assert standing(match, "B") == ["leader_b@c5", "chicken2@d5", "chicken1@e5"]


@rule("RUL-27", "LAVA-2", "MACH-5")
def test_it_is_triggered_by_lava_too_and_by_its_owners_own_step() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@e5 chicken2@e4 chicken3@d5
    """ + ROCK_GOLEM)  # fmt: skip
    play(match, "move golem@g4", "step f4")
    assert sorted(offers(match)) == ["target chicken1@e5", "target chicken2@e4"]
    play(match, "target chicken2@e4")
    assert standing(match, "B") == ["leader_b@c5", "chicken3@d5", "chicken1@e5"]


@rule("RUL-27")
def test_a_shield_that_saves_a_golem_triggers_nothing() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 golem@f5{shields=1} chicken1@e5
    """ + ROCK_GOLEM)  # fmt: skip
    play(match, "attack golem@g4 golem@f5")
    assert offers(match) == ["end"]
    assert standing(match, "B") == ["leader_b@c5", "chicken1@e5", "golem@f5"]


TWO_EACH = """
    turn: 3 {active}
    units A: leader@i3 golem@f5 chicken1@g4 chicken2@i3 chicken3@i3
    units B: leader_b@c5 golem@f3 golem@e5 chicken1@d5 chicken2@c5
    hand {active}: flip
    define:
      [[scroll]]
      id = "flip"
      effects = [{{ when = "resolve", op = "destroy", target = {{ type = ["golem"], count = "all" }} }}]
      [[machine]]
      id = "golem"
      effects = [{{ when = "destroyed", op = "draw", amount = 1, player = "you" }}]
"""


@rule("GEN-12")
@pytest.mark.parametrize(("active", "order"), [("A", "ABB"), ("B", "BBA")])
def test_what_is_triggered_together_is_resolved_from_the_active_player_on(active: str, order: str) -> None:
    match = table(TWO_EACH.format(active=active))
    events = play(match, "play flip")
    asked = ""
    while offers(match, "trigger"):
        asked += "AB"[match.decision.seat]
        assert len(offers(match)) == 2, "B orders its own two"
        events += play(match, offers(match)[-1])
    assert asked == "B"
    drawn = [event.seat for event in events if type(event).__name__ == "ScrollsDrawn"]  # type: ignore[attr-defined]
    assert "".join("AB"[seat] for seat in drawn) == order
    assert [type(event).__name__ for event in events].count("UnitDestroyed") == 3


@rule("GEN-12")
def test_what_a_trigger_triggers_comes_before_the_next_one() -> None:
    """A Golem of B falls and takes another along: what that one triggers comes before the first one's next line."""
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken1@g4
        units B: leader_b@c5 golem@f5 golem@d4 golem@e5
        hand A: push
        define:
          [[scroll]]
          id = "push"
          [[scroll.effects]]
          when = "resolve"
          op = "destroy"
          target = { type = ["golem"], where = ["neutral"], count = "all" }
          [[machine]]
          id = "golem"
          [[machine.effects]]
          when = "destroyed"
          op = "destroy"
          target = { type = ["golem"], near = { of = "self", within = 1 }, count = 1 }
          [[machine.effects]]
          when = "destroyed"
          op = "draw"
          amount = 1
          player = "you"
    """)
    events = play(match, "play push")
    kinds = [type(event).__name__ for event in events if type(event).__name__ in ("UnitDestroyed", "ScrollsDrawn")]
    assert kinds == ["UnitDestroyed", "UnitDestroyed", "ScrollsDrawn", "ScrollsDrawn"]
    assert standing(match, "B") == ["golem@d4", "leader_b@c5"]


@rule("MACH-5", "RANGE-3")
@pytest.mark.parametrize(("attacker", "drawn"), [("cannon@h4", 1), ("cannon@g4", 0)])
def test_what_a_machine_does_when_it_falls_may_depend_on_how_it_was_attacked(attacker: str, drawn: int) -> None:
    match = table(f"""
        turn: 3 A
        units A: leader@i3 {attacker}
        units B: leader_b@c5 golem@f5
        dice A: +3
        define:
          [[machine]]
          id = "golem"
          [[machine.effects]]
          when = "destroyed"
          if = [{{ ranged = true }}]
          op = "draw"
          amount = 1
          player = "you"
    """)
    play(match, f"attack {attacker} golem@f5", "add +3")
    assert standing(match, "B") == ["leader_b@c5"]
    assert zone(match, "B").hand == drawn
