"""Abilities that are triggered together (GEN-12), and when triggers come (house set 2.3)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.island.cards import defining, leader, machine, magic, offered, strategy, told
from tests.games.island.glance import hand, resources, zone
from tests.games.island.table import offers, play, standing

DRAW = 'op = "draw", amount = 1, player = "you"'
GAIN = 'op = "gain_resources", amount = 1, player = "you"'


@rule("GEN-12", "MACH-5")
def test_triggers_of_several_players_come_one_at_a_time_the_active_players_first() -> None:
    match = defining(
        """
        players: 3
        turn: 3 B
        step: draw
        units A: leader@(3,-1) golem@(0,-1)
        units B: leader_r2@(-3,1) golem@(0,1)
        units C: leader_c@(1,-4)
        deck: earthquake
        """,
        machine(f'when = "destroyed", {GAIN}'),
    )
    play(match, "B: draw 1")
    assert (match.decision.kind, match.decision.seat) == ("gain_resource", 1)
    play(match, "B: take wood")
    assert (match.decision.kind, match.decision.seat) == ("gain_resource", 0)
    play(match, "A: take rock")
    assert [resources(match, seat) for seat in "ABC"] == [(0, 1, 0), (1, 0, 0), (0, 0, 0)]


FALL = 'when = "destroyed", op = "destroy", target = { type = ["golem"], count = 1 }'


@rule("GEN-12", "RUL-27")
def test_what_a_trigger_triggers_is_done_before_the_next_one() -> None:
    scene = """
        turn: 3 A
        step: draw
        units A: leader@i3 golem@h3{{pilots=chicken1+chicken2}} tower@f3{{pilots=chicken3}} car@f5{{pilots=chicken4}}
        units B: leader_r2@c5
        deck: {deck}
    """
    match = defining(
        scene.format(deck="earthquake s_plus_1 s_plus_2"),
        machine(FALL, id="tower"),
        machine(f'when = "destroyed", {GAIN}', id="car"),
        machine(f'when = "destroyed", {DRAW}'),
    )
    play(match, "A: draw 1")
    assert offers(match) == ["trigger tower 1", "trigger car 2"]
    events = play(match, "A: trigger tower 1")
    assert told(events, "UnitDestroyed", "ScrollsDrawn")[0] == "unit_destroyed golem@h3"
    assert (hand(match, "A"), match.decision.kind) == (["s_plus_1"], "gain_resource")


@rule("GEN-12")
def test_abilities_that_a_trigger_triggers_are_put_in_an_order_of_their_own() -> None:
    match = defining(
        """
        turn: 3 A
        step: draw
        units A: leader@i3 golem@h3 cannon@h4 tower@f3 car@f5
        units B: leader_r2@c5
        deck: earthquake s_plus_1 s_plus_2
        """,
        machine(FALL.replace('["golem"], count = 1', '["golem", "cannon"], count = "all"'), id="tower"),
        machine(f'when = "destroyed", {GAIN}', id="car"),
        machine(f'when = "destroyed", {DRAW}'),
        machine(f'when = "destroyed", {GAIN}', id="cannon"),
    )
    play(match, "A: draw 1", "A: trigger tower 1")
    assert offers(match) == ["trigger golem 1", "trigger cannon 2"], "those of the two that fell; the Car's waits"
    play(match, "A: trigger cannon 2", "A: take metal")
    assert (hand(match, "A"), resources(match, "A")) == (["s_plus_1"], (0, 0, 1))
    play(match, "A: take wood")
    assert (resources(match, "A"), match.decision.seat) == ((1, 0, 1), 1)


@rule("GEN-12")
def test_two_equal_triggers_are_told_apart_by_their_number_and_both_are_resolved() -> None:
    near = 'near = { of = "self", within = 1 }'
    crush = f'when = "destroyed", op = "destroy", target = {{ owner = "enemy", type = ["chicken"], {near}, count = 1 }}'
    match = defining(
        """
        turn: 3 A
        step: draw
        units A: leader@i3 golem@f3 golem@f5
        units B: leader_r2@c5 chicken1@e4 chicken2@e5 chicken3@g4
        deck: earthquake
        """,
        machine(crush),
    )
    play(match, "A: draw 1")
    assert offers(match) == ["trigger golem 1", "trigger golem 2"]
    play(match, "A: trigger golem 2")
    assert offered(match, "target") == ["chicken2@e5", "chicken3@g4"]
    play(match, "A: target chicken3@g4")
    assert standing(match, "B") == ["leader_r2@c5", "chicken2@e5"]


@rule("BUILD-5")
def test_what_a_machine_does_when_built_is_done_after_it_was_placed_and_the_lineup_refilled() -> None:
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 chicken1@i3
        units B: leader_r2@c5
        lineup: tower
        machine deck: golem
        resources A: rock*3
        """,
        machine(f'when = "built", {GAIN}', id="tower"),
    )
    play(match, "A: free build", "A: build tower")
    events = play(match, "A: at g4")
    assert [event.type() for event in events][:4] == [
        "pilot_taken",
        "machine_built",
        "machine_revealed",
        "machine_revealed",
    ]
    assert match.decision.kind == "gain_resource"


@rule("TURN-8", "FX-15")
def test_effects_at_the_end_of_the_turn_come_after_the_draw_and_before_others_run_out() -> None:
    strong = magic(
        'op = "modify", stat = "strength", amount = 2, target = { owner = "you", type = ["leader"], count = 1 }'
    )
    plan = strategy(
        'when = "end_turn", op = "discard", amount = 9, player = "you", chooser = "owner"',
        'when = "end_turn", op = "gain_resources", amount = 1, player = "you"',
    )
    match = defining(
        """
        turn: 3 A
        units A: leader@i3
        units B: leader_r2@c5
        strategies A: plan
        hand A: spell
        deck: s_plus_1 s_plus_2
        """,
        strong,
        plan,
    )
    play(match, "A: play spell", "A: end", "A: draw 2")
    assert (hand(match, "A"), match.decision.kind) == ([], "gain_resource")
    unit = next(one for one in match.view(None).table.units if one.seat == 0)  # type: ignore[attr-defined]
    assert unit.strength == 6
    play(match, "A: take wood")
    unit = next(one for one in match.view(None).table.units if one.seat == 0)  # type: ignore[attr-defined]
    assert (unit.strength, match.decision.seat) == (4, 1)


@rule("GEN-12")
def test_effects_at_the_end_of_the_turn_are_those_of_its_player_in_the_order_of_choice() -> None:
    end = 'when = "end_turn", {}'
    match = defining(
        """
        turn: 3 A
        step: draw
        units A: leader@i3
        units B: leader_r2@c5
        strategies A: plan
        strategies B: other
        deck: s_plus_1
        """,
        leader(end.format(GAIN)),
        strategy(end.format(DRAW)),
        strategy(end.format(DRAW), id="other"),
    )
    play(match, "A: draw 0")
    assert offers(match) == ["trigger leader 1", "trigger plan 2"]
    play(match, "A: trigger plan 2", "A: take wood")
    assert (hand(match, "A"), hand(match, "B"), zone(match, "A").hand) == (["s_plus_1"], [], 1)


@rule("CMB-14")
def test_after_a_combat_come_effects_of_cards_in_play_and_of_scrolls_resolved_in_it() -> None:
    after = 'when = "after_combat", {}'
    match = defining(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5 chicken1@f5
        strategies A: plan
        strategies B: other
        hand A: spell
        deck: s_plus_1 s_plus_2
        """,
        machine(after.format(GAIN)),
        strategy(after.format(DRAW)),
        strategy(after.format(DRAW), id="other"),
        magic(after.format(GAIN)),
    )
    events = play(match, "A: attack golem@g4 chicken1@f5", "A: lay spell")
    assert told(events, "UnitDestroyed") == ["unit_destroyed chicken1@f5"]
    assert offers(match) == ["trigger plan 1", "trigger golem 2", "trigger spell 4"]
    play(match, "A: trigger plan 1", "A: trigger spell 3", "A: take wood", "A: take wood")
    assert (hand(match, "A"), hand(match, "B"), resources(match, "A")) == (["s_plus_1"], ["s_plus_2"], (2, 0, 0))
