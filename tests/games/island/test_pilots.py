"""Pilots (PILOT, GEN-10): Chickens that steer a Machine are neither Chickens nor units."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.glance import open_table, piece, zone
from tests.games.island.table import offers, play, standing, table


@rule("PILOT-1")
def test_pilots_lie_under_their_machine_and_move_with_it() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4{pilots=chicken2+chicken5} soldier@h3{pilots=chicken1} chicken3@i3
        units B: leader_r2@c5
        """
    )
    assert piece(match, "golem@g4").pilots == ("chicken2", "chicken5")
    assert (piece(match, "golem@g4").seat, piece(match, "soldier@h3").pilots) == (0, ("chicken1",))
    assert zone(match, "A").destroyed == ("chicken4", "chicken6")
    play(match, "move golem@g4", "step f5")
    assert piece(match, "golem@f5").pilots == ("chicken2", "chicken5")
    assert standing(match, "A") == ["soldier@h3", "leader@i3", "chicken3@i3", "golem@f5"], "no Pilot stands anywhere"


@rule("PILOT-2", "GEN-10")
def test_pilots_cannot_move_attack_be_attacked_or_be_chosen() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 golem@f5
        hand A: push
        """
    )
    play(match, "free move")
    assert offers(match) == ["move leader@i3", "move golem@g4"]
    match.pop()
    play(match, "free attack")
    assert offers(match) == ["attack golem@g4 golem@f5"]
    match.pop()
    play(match, "play push")
    assert offers(match) == ["target leader@c5", "target golem@f5"]


@rule("PILOT-2")
def test_the_values_of_the_machine_count_and_not_those_of_its_pilots() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 cannon@f5
        strategies A: st_speed
        strategies B: st_trenches
        """
    )
    golem, cannon = piece(match, "golem@g4"), piece(match, "cannon@f5")
    assert (golem.speed, golem.strength, cannon.armor) == (1, 6, 3), "effects on Chickens do not touch Pilots"
    events = play(match, "attack golem@g4 cannon@f5")
    assert "ValuesCompared(seat=0, strength=6, armor=3)" in map(str, events)


@rule("GEN-10", "FAQ-6")
def test_pilots_are_no_chickens_for_any_effect() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5 golem@f5 chicken3@c5
        strategies A: st_speed
        define:
          [[scroll]]
          id = "st_speed"
          [[scroll.effects]]
          when = "activate"
          uses = 1
          op = "destroy"
          target = { owner = "enemy", type = ["chicken"], count = "all" }
        """
    )
    play(match, "use strategy st_speed 1")
    assert standing(match, "B") == ["leader_r2@c5", "golem@f5"]
    assert piece(match, "golem@f5").pilots == ("chicken1", "chicken2")


@rule("PILOT-3", "CMB-11")
def test_pilots_of_a_destroyed_machine_are_destroyed_chickens_and_can_be_recovered() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 golem@f5{pilots=chicken3+chicken4,cards=charm} chicken1@c5 chicken2@c5 chicken5@c5
        dice A: +1*2
        """
    )
    assert zone(match, "B").destroyed == ("chicken6",)
    play(match, "attack golem@g4 golem@f5", "add +1", "done")
    assert zone(match, "B").destroyed == ("chicken3", "chicken4", "chicken6")
    assert open_table(match).machine_discard == ("golem",)
    assert open_table(match).scroll_discard == ("charm",)
    play(match, "end", "draw 0", "skip", "B: free retrieve", "recover chicken3", "recover chicken4")
    assert {"chicken3@c5", "chicken4@c5"} <= set(standing(match, "B"))


@rule("PILOT-4")
def test_pilots_do_not_count_as_banding_units() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 soldier@g4{pilots=chicken1}
        units B: leader_r2@c5
        define:
          [[machine]]
          id = "soldier"
          [[machine.effects]]
          when = "static"
          op = "modify"
          stat = "strength"
          amount = 1
          per = { stack_of = "target" }
          target = { ref = "self" }
        """
    )
    assert piece(match, "soldier@g4").strength == 2, "its own Pilot is nobody's bandmate"
    play(match, "free move")
    assert offers(match) == ["move leader@i3", "move soldier@g4"]
    play(match, "move soldier@g4")
    assert offers(match, "with") == [], "and does not go along as a unit of its own"
