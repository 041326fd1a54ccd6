"""General principles (GEN): who decides, who is an enemy, what is a unit, and in which order things happen."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import hand, open_table, piece, resources, seen
from tests.games.island.table import offers, play, standing, table


@rule("GEN-1", "FAQ-1")
def test_a_card_beats_the_rules() -> None:
    position = """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 chicken1@f5
        strategies A: st_speed
    """
    match = table(position)
    play(match, "free move", "move golem@g4")
    assert "step f5" not in offers(match)
    match = table(
        position
        + """
        define:
          [[machine]]
          id = "golem"
          speed = 2
          effects = [{ when = "static", op = "grant", trait = "pass_enemies", target = { ref = "self" } }]
    """
    )
    play(match, "free move", "move golem@g4")
    assert "step f5" in offers(match), "its card lets it pass enemies, whatever MOVE-3 says"


@rule("GEN-5")
def test_who_controls_a_card_makes_its_choices() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5 chicken1@f3
        hand A: push
        """
    )
    play(match, "A: play push", "A: target chicken1@f3", "A: to g3")
    assert standing(match, "B") == ["chicken1@g3", "leader_r2@c5"]


@rule("GEN-5", "RUL-78")
def test_whose_piece_must_be_placed_by_rule_decides_where() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@f3
        hand A: flip
        """
    )
    play(match, "A: play flip", "A: tile f3")
    assert (match.decision.kind, match.decision.seat) == ("place_leader", 1)
    assert offers(match) == ["at g3", "at e4"]
    play(match, "B: at g3")
    assert (standing(match, "B"), match.decision.seat) == (["leader_r2@g3"], 0)


@rule("GEN-6")
def test_effects_are_carried_out_as_far_as_possible() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        hand A: draw
        resources A: wood*8
        supply: rock*1
        deck: push
        define:
          [[scroll]]
          id = "draw"
          effects = [
            { when = "resolve", op = "gain_resources", amount = 3, player = "you" },
            { when = "resolve", op = "draw", amount = 1, player = "you" },
          ]
        """
    )
    play(match, "play draw")
    assert (resources(match, "A"), hand(match, "A")) == ((8, 1, 0), ["push"]), "what is impossible is skipped"
    assert open_table(match).scroll_discard == ("draw",)


@rule("GEN-8", "CMB-2")
def test_enemies_are_all_other_players_and_their_units() -> None:
    match = table(
        """
        players: 3
        turn: 3 A
        units A: leader@(3,-1) golem@(1,-1) chicken3@(3,-1)
        units B: leader_r2@(-3,1) chicken1@(1,0)
        units C: leader_c@(1,-4) chicken1@(1,-2)
        hand A: push
        """
    )
    play(match, "free attack")
    assert offers(match) == ["attack golem@g6 chicken1@g7", "attack golem@g6 chicken1@g5"]
    match.pop()
    play(match, "play push")
    assert offers(match) == [
        "target leader@c8", "target chicken1@g7", "target leader@g3", "target chicken1@g5",
    ]  # fmt: skip


@rule("GEN-9")
def test_each_unit_of_a_stack_is_an_object_of_its_own() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3{dice=1} chicken1@i3{shields=1} chicken2@i3 chicken3@i3{cards=charm,dice=1}
        units B: leader_r2@c5
        """
    )
    marks = {unit.card: (unit.shields, unit.plus, unit.attached) for unit in open_table(match).units if unit.seat == 0}
    assert marks == {
        "leader": (0, 1, ()), "chicken1": (1, 0, ()), "chicken2": (0, 0, ()), "chicken3": (0, 1, ("charm",)),
    }  # fmt: skip
    play(match, "move chicken3@i3", "go", "step h3")
    assert (piece(match, "chicken3@h3").armor, piece(match, "chicken3@h3").strength) == (3, 2)
    assert (piece(match, "chicken2@i3").armor, piece(match, "chicken2@i3").strength) == (4, 1), "on the Base, without"


@rule("GEN-9")
def test_leaders_chickens_and_machines_are_units() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 chicken4@i3 golem@g4
        units B: leader_r2@c5
        dice A: star*4
        """
    )
    play(match, "star shield")
    assert offers(match) == ["shield leader@i3", "shield chicken4@i3", "shield golem@g4", "shield leader@c5"]


MARTYRS = """
    define:
      [[machine]]
      id = "soldier"
      effects = [{ when = "destroyed", op = "gain_resources", amount = 1, player = "you" }]
      [[machine]]
      id = "cannon"
      banding = true
      effects = [{ when = "destroyed", op = "draw", amount = 1, player = "you" }]
"""


@rule("GEN-12")
@pytest.mark.parametrize(("turn", "order"), [("3 A", [0, 1, 2]), ("4 B", [1, 2, 0]), ("5 C", [2, 0, 1])])
def test_triggers_are_resolved_one_at_a_time_the_active_players_first_then_clockwise(
    turn: str, order: list[int]
) -> None:
    match = table(
        f"""
    players: 3
    turn: {turn}
    step: draw
    units A: leader@(3,-1) soldier@(0,-1)
    units B: leader_r2@(-3,1) soldier@(0,1)
    units C: leader_c@(1,-4) soldier@(0,0)
    deck: earthquake
    board:
               g3C
            f4c   g4c
               f5c   g5c
                  f6.   g6a   h6a   i6A
         d7b   e7b   f7.   g7a   h7a
      c8B   d8b   e8b   f8.
"""
        + MARTYRS
    )
    play(match, "draw 1")
    asked = []
    while match.decision.kind == "gain_resource":
        asked.append(match.decision.seat)
        play(match, "take wood")
    assert asked == order
    assert [unit.card for unit in open_table(match).units] == ["leader_c", "leader", "leader_r2"], "all fell together"


@rule("GEN-12")
def test_each_owner_orders_the_own_triggers() -> None:
    match = table(
        """
    turn: 4 B
    step: draw
    units A: leader@i3 soldier@f3 cannon@f3
    units B: leader_r2@c5 soldier@f5
    deck: earthquake push
"""
        + MARTYRS
    )
    play(match, "B: draw 1")
    assert (match.decision.kind, match.decision.seat) == ("gain_resource", 1)
    play(match, "B: take wood")
    assert (match.decision.kind, match.decision.seat) == ("trigger_order", 0)
    assert offers(match) == ["trigger soldier 1", "trigger cannon 2"]
    play(match, "A: trigger cannon 2")
    assert len(hand(match, "A")) == 1 and resources(match, "A") == (0, 0, 0)
    assert (match.decision.kind, match.decision.seat) == ("gain_resource", 0), "the last one needs no order"


@rule("GEN-13")
def test_the_same_seed_and_the_same_actions_are_the_same_game() -> None:
    matches = [topcluck.new("chicken-island", cards="stub", players=3, seed=seed) for seed in (11, 11, 12)]
    for match in matches:
        for seat in range(3):
            match.push(match.legal_actions_of(seat)[0], seat=seat)
        for _ in range(40):
            match.push(match.legal_actions[-1])
    first, twin, other = matches
    assert first.state.dump() == twin.state.dump()
    assert topcluck.replay(first.record).state.dump() == first.state.dump()
    assert seen(first, "A") != seen(other, "A")


@rule("GEN-14")
def test_nobody_is_eliminated() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 chicken1@f5
        """
    )
    play(match, "attack golem@g4 chicken1@f5", "end", "draw 0")
    assert (match.outcome, match.decision.seat) == (None, 1)
    assert standing(match, "B") == ["leader_r2@c5"]
    play(match, "skip")
    assert offers(match) == ["free move", "free retrieve", "end"]
