"""What the Challenger answers, and what human cards do to it (RUL-50, RUL-77, RUL-91, RUL-121, FX-32, FX-33)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, zone
from tests.games.island.solo_table import its_turn, name, only, solo, told
from tests.games.island.table import offers, play, standing, state_of
from topcluck.games.island.events import (
    CatastropheStruck,
    HandSeen,
    ScrollsDiscarded,
    ScrollStolen,
    UnitDestroyed,
    ValuesCompared,
)
from topcluck.games.island.narration import (
    ChallengerKeepsPile,
    ChallengerPicks,
    ChallengerPlaces,
    ChallengerWalks,
)
from topcluck.kernel.match import Match

HOME = "leader_b@(-3,1)"
AT_HOME = "attack golem@(-2,1) leader_b@(-3,1)"


def golem(effects: str) -> str:
    """The stub Golem with an ability."""
    return f'define:\n  [[machine]]\n  id = "golem"\n  effects = [{effects}]\n'


def scroll(effects: str) -> str:
    """A Magic that can be played in combat or in one's own turn."""
    return (
        'define:\n  [[scroll]]\n  id = "trick"\n  kind = "magic"\n  play = ["turn", "combat"]\n  copies = 1\n'
        f"  effects = [{effects}]\n"
    )


# -- its Machines (RUL-91, FX-32) --------------------------------------------------------------------------------------

NEAR = 'near = { of = "self", within = 1 }, count = 1'
BLAST = f'{{ when = "destroyed", op = "destroy", target = {{ {NEAR}, type = ["chicken", "machine"] }} }}'


@rule("RUL-91", "FX-32")
def test_a_trigger_with_a_choice_hits_the_human_s_units_by_the_order_of_targets() -> None:
    match = solo(
        "step: actions",
        human="leader@(3,-1) golem@(0,-1) chicken1@(-1,1)",
        challenger=f"{HOME} golem@(-1,0) car@(-2,0)",
        more=golem(BLAST),
    )
    events = play(match, "attack golem@(0,-1) golem@(-1,0)")
    picked = told(events, ChallengerPicks)[0]
    assert picked.unit.startswith("golem"), "stronger than the Chicken; its own Car is spared"
    assert sorted(candidate.partition("@")[0] for candidate in picked.candidates) == ["chicken1", "golem"]
    assert (picked.by, picked.rule) == ("strength", "RUL-91")


@rule("RUL-91")
def test_without_a_human_unit_near_its_own_is_hit() -> None:
    match = solo(
        "step: actions\ndice A: +1",
        human="leader@(3,-1) cannon@(1,0)",
        challenger=f"{HOME} golem@(-1,0) car@(-2,0)",
        more=golem(BLAST),
    )
    play(match, "attack cannon@(1,0) golem@(-1,0)", "add +1")
    assert standing(match, "B") == [f"leader_b@{name(match, -3, 1)}"], "the effect is compulsory"


@rule("RUL-91", "FX-32")
@pytest.mark.parametrize(
    "effects",
    [
        f'{{ when = "destroyed", may = true, op = "destroy", target = {{ {NEAR} }} }}',
        '{ when = "destroyed", op = "gain_resources", amount = 2, player = "you" }',
        '{ when = "destroyed", op = "retrieve_chickens", amount = 2 }',
    ],
)
def test_what_is_optional_or_about_resources_or_chickens_is_not_used(effects: str) -> None:
    match = solo(
        "step: actions", human="leader@(3,-1) golem@(0,-1)", challenger=f"{HOME} golem@(-1,0)", more=golem(effects)
    )
    events = play(match, "attack golem@(0,-1) golem@(-1,0)")
    assert len(told(events, UnitDestroyed)) == 1
    assert zone(match, "B").resources == (0, 0, 0) and standing(match, "B") == [f"leader_b@{name(match, -3, 1)}"]


@rule("RUL-91", "FX-32")
def test_a_compulsory_draw_fills_its_pile() -> None:
    draw = '{ when = "destroyed", op = "draw", amount = 1, player = "you" }'
    match = solo(
        "step: actions", human="leader@(3,-1) golem@(0,-1)", challenger=f"{HOME} golem@(-1,0)", more=golem(draw)
    )
    play(match, "attack golem@(0,-1) golem@(-1,0)")
    assert zone(match, "B").hand == 1, "a Catastrophe, for all that anybody knows"


@rule("RUL-91", "FX-32")
def test_built_effects_and_free_moves_are_not_used() -> None:
    shield = '{ when = "built", op = "add_shield", amount = 1, target = { ref = "self" } }'
    match = solo("lineup: golem tower tower tower", more=golem(shield))
    its_turn(match)
    assert sum(state_of(match).shields) == 0
    match = solo(challenger=f"{HOME} car@(-2,1)", dice="star*3 claw*2")
    assert len(told(its_turn(match), ChallengerWalks)) == 1, "a Battle Car does not move by itself"


@rule("RUL-91")
def test_passive_abilities_work() -> None:
    strong = '{ when = "static", op = "modify", stat = "strength", amount = 3, target = { ref = "self" } }'
    match = solo(human="leader@(1,-1)", challenger=f"{HOME} golem@(0,-1)", dice="star*3 claw*2", more=golem(strong))
    assert only(its_turn(match), ValuesCompared).strength == 9


@rule("SOLO-10", "GEN-12", "FX-32")
@pytest.mark.parametrize(
    ("order", "victims"), [("B7 B8", ["chicken1", "chicken2"]), ("B8 B7", ["chicken2", "chicken1"])]
)
def test_its_machines_that_fall_together_take_their_turns_in_the_order_of_activation(
    order: str, victims: list[str]
) -> None:
    """An Earthquake under two Golems, each beside another Chicken of the human."""
    match = solo(
        f"order: {order} B0\ndeck: earthquake",
        human="leader@(3,-1) chicken1@(-1,0) chicken2@(-1,1)",
        challenger=f"{HOME} golem@(0,-1){{id=B7}} golem@(0,1){{id=B8}}",
        more=golem(BLAST),
    )
    events = play(match, "draw 1")
    fallen = [event.unit.partition("@")[0] for event in told(events, UnitDestroyed)]
    assert fallen == ["golem", "golem", *victims]


# -- its Leader --------------------------------------------------------------------------------------------------------


@rule("SOLO-5", "FX-32")
def test_its_leader_ignores_its_ability_and_range() -> None:
    match = solo(challenger="leader_r2@(-3,1)")
    assert piece(match, f"leader_r2@{name(match, -3, 1)}").range == 1
    armor = '{ when = "static", op = "modify", stat = "armor", amount = 5, target = { owner = "you" } }'
    strong = f'define:\n  [[leader]]\n  id = "leader_b"\n  effects = [{armor}]\n'
    match = solo(more=strong)
    assert piece(match, f"leader_b@{name(match, -3, 1)}").armor == 8 + 2


@rule("RUL-50")
@pytest.mark.parametrize(("facing", "to"), [("e", (1, -1)), ("sw", (-1, 0))])
def test_its_leader_flees_from_lava_by_the_priority_hex(facing: str, to: tuple[int, int]) -> None:
    match = solo(
        f"facing: {facing}\nstep: actions\nhand A: flip",
        human="leader@(3,-1) tower@(2,0)",
        challenger="leader_b@(0,-1) golem@(1,0)",
    )
    play(match, "attack tower@(2,0) golem@(1,0)", "lay flip")
    events = play(match, f"tile {name(match, 0, -1)}")
    placed = only(events, ChallengerPlaces)
    assert (placed.hex, placed.rule) == (name(match, *to), "RUL-50")
    assert set(placed.hexes) == {name(match, 1, -1), name(match, -1, 0)}
    assert f"leader_b@{name(match, *to)}" in standing(match, "B")


# -- human cards and its pile (RUL-121, FX-33) -------------------------------------------------------------------------


def tricked(effects: str, pile: str, seed: int = 0) -> Match:
    match = solo(f"step: actions\nhand A: trick\nhand B: {pile}\ndeck: x_plus_6", more=scroll(effects))
    assert "play trick" in offers(match)
    return match


@rule("RUL-121", "FX-33")
def test_a_scroll_is_stolen_at_random_from_its_pile() -> None:
    match = tricked('{ when = "resolve", op = "steal_scroll", amount = 1, player = "opponent" }', "x_plus_1 x_plus_2")
    stolen = only(play(match, "play trick"), ScrollStolen)
    assert stolen.scroll in ("x_plus_1", "x_plus_2")
    assert list(match.view(0).hand) == [stolen.scroll] and zone(match, "B").hand == 1  # type: ignore[attr-defined]
    assert stolen.seen_by(None).scroll is None  # type: ignore[union-attr]


@rule("FX-33", "CAT-1")
def test_a_stolen_catastrophe_strikes_at_once() -> None:
    steal = '{ when = "resolve", op = "steal_scroll", amount = 1, player = "opponent" }'
    match = tricked(steal, "hurricane")
    state_of(match).resources[0] = 1
    state_of(match).supply[0] -= 1
    events = play(match, "play trick")
    assert [event.scroll for event in told(events, CatastropheStruck)] == ["hurricane"]
    assert match.view(0).hand == () and zone(match, "B").hand == 0  # type: ignore[attr-defined]
    assert zone(match, "A").resources == (0, 0, 0)


@rule("RUL-121", "FX-33")
@pytest.mark.parametrize("chooser", ["owner", "you"])
def test_a_discard_is_a_random_card_of_its_pile_whoever_chooses(chooser: str) -> None:
    match = tricked(
        f'{{ when = "resolve", op = "discard", amount = 1, player = "opponent", chooser = "{chooser}" }}',
        "x_plus_1 x_plus_2 x_plus_3",
    )
    events = play(match, "play trick")
    assert match.decision.kind == "action", "nobody is asked"
    assert len(only(events, ScrollsDiscarded).scrolls) == 1 and zone(match, "B").hand == 2


@rule("FX-33", "VIS-8")
def test_looking_at_its_pile_is_done_and_shows_nothing() -> None:
    look = '{ when = "resolve", op = "look_at_hand", player = "opponent" }, '
    match = tricked(
        look + '{ when = "resolve", then = true, op = "draw", amount = 1, player = "you" }', "x_plus_1 x_plus_2"
    )
    events = play(match, "play trick")
    assert (only(events, ChallengerKeepsPile).number, only(events, ChallengerKeepsPile).rule) == (2, "FX-33")
    assert not told(events, HandSeen) and match.view(0).known == ()  # type: ignore[attr-defined]
    assert zone(match, "A").hand == 1, "it counts as done"


@rule("FX-33", "RUL-121")
def test_it_has_no_resources_to_lose() -> None:
    match = tricked('{ when = "resolve", op = "lose_resources", amount = 2, player = "opponent" }', "x_plus_1")
    play(match, "play trick")
    assert match.decision.kind == "action"


@rule("FX-33")
def test_cancelling_takes_away_the_bonus_of_one_of_its_scrolls() -> None:
    cancel = '{ when = "resolve", op = "cancel_scroll", whose = "any" }'
    match = solo(
        "step: actions\nhand A: trick\nhand B: st_plus_2 x_plus_3\ndeck: a_plus_4 tsunami",
        human="leader@(3,-1) golem@(-2,1)",
        more=scroll(cancel),
    )
    play(match, AT_HOME, "lay trick")
    assert sorted(offers(match)) == ["cancel B a_plus_4 1", "cancel B st_plus_2 1"]
    events = play(match, "cancel B st_plus_2 1")
    assert only(events, ValuesCompared).armor == 10 + 4, "the Strategy was worth 2"
    assert "st_plus_2" in open_table(match).scroll_discard


@rule("FX-33")
def test_copying_takes_its_magic_as_printed_and_finds_no_strategy() -> None:
    copy = '{ when = "resolve", op = "copy_scroll", what = "combat_magic" }'
    match = solo(
        "step: actions\nhand A: trick\nhand B: st_plus_2 x_plus_3\ndeck: s_plus_5 tsunami",
        human="leader@(3,-1) golem@(-2,1)",
        more=scroll(copy),
    )
    events = play(match, AT_HOME, "lay trick")
    assert only(events, ValuesCompared).strength == 6 + 5, "the Strategy beside it is nothing to copy"


@rule("RUL-77", "CAT-3")
def test_it_does_not_discard_down_to_nine() -> None:
    twelve = " ".join(f"{kind}_plus_{number}" for kind in "sa" for number in range(1, 7))
    match = solo(f"hand B: {twelve}\nhand A: x_plus_1\ndeck: hurricane tsunami x_plus_2 x_plus_3")
    play(match, "draw 1")
    assert zone(match, "B").hand == 12 + 2


@rule("SOLO-8", "RUL-76", "RUL-28")
def test_a_catastrophe_that_it_draws_lies_in_its_pile() -> None:
    match = solo("deck: hurricane eruption x_plus_1")
    events = its_turn(match)
    assert not told(events, CatastropheStruck)
    assert zone(match, "B").hand == 2
    held = [state_of(match).box.names[card] for card in state_of(match).hand[1]]
    assert held == ["hurricane", "eruption"]
