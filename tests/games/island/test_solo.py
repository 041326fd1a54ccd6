"""Solo and Hard Solo: setup, aims, the human's turn, what is hidden (SOLO-1 to SOLO-13, HARD, VIS-8, RUL-138)."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import option, rule
from tests.games.island.glance import open_table, seen, under_the_table, zone
from tests.games.island.solo_table import its_turn, name, solo, told
from tests.games.island.table import offers, play, refused, standing, state_of
from topcluck.games.island.box import CATASTROPHE
from topcluck.games.island.events import BaseClaimed, LeaderDisclosed, TagPlaced
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match
from topcluck.words import Words

ATTACK = "attack golem@(-2,1) leader_b@(-3,1)"


def new(seed: int = 1, **options: object) -> Match:
    return topcluck.new("chicken-island", players=1, mode="solo", seed=seed, **options)


def kinds(match: Match, most: int = 12) -> list[str]:
    """What is asked in the setup, taking the first option each time."""
    asked: list[str] = []
    while state_of(match).turn == 0 and len(asked) < most and match.outcome is None:
        asked.append(match.decision.kind)
        match.push(match.legal_actions[0])
    return asked


# -- setup -------------------------------------------------------------------------------------------------------------


@rule("SOLO-1", "SOLO-3")
def test_one_seat_two_armies() -> None:
    match = new()
    assert (state_of(match).seats, state_of(match).armies) == (1, 2)
    assert [match.decision.seat] == [0]
    with pytest.raises(SetupRefused):
        topcluck.new("chicken-island", players=2, mode="solo")
    with pytest.raises(SetupRefused, match="SOLO-3"):
        new(first_seat=0)


@rule("SOLO-3", "RUL-138")
def test_the_human_chooses_both_leaders_and_both_bases_freely() -> None:
    match = new()
    assert len(offers(match, "choose")) == 9
    events = play(match, "choose abigail")
    assert len(offers(match, "choose")) == 8 and refused(match, "choose abigail") == "SOLO-3"
    events += play(match, "choose blackbeak")
    assert [(event.seat, event.leader) for event in told(events, LeaderDisclosed)] == [(0, "abigail"), (1, "blackbeak")]
    assert offers(match) == ["claim c7", "claim g3"]
    claims = told(play(match, "claim g3", "claim c7"), BaseClaimed)
    assert [(event.seat, event.base) for event in claims] == [(0, "g3"), (1, "c7")]


@rule("SOLO-3", "SOLO-12", "RUL-138")
def test_the_order_of_the_setup() -> None:
    match = new()
    assert kinds(match) == ["solo_leader", "solo_leader", "solo_base", "solo_base", "solo_facing"]
    assert state_of(match).start == 1, "the Challenger begins"
    assert kinds(new(options={"solo_priority_anchor": "marker_at_base"}))[-1] == "solo_marker"


@rule("SOLO-4")
def test_the_human_has_nine_resources_and_three_scrolls() -> None:
    match = new()
    play(match, "choose abigail", "choose keekmee")
    assert zone(match, "A").resources == (3, 3, 3) and open_table(match).supply == (9, 9, 9)
    assert (zone(match, "A").hand, zone(match, "B").hand) == (3, 3)


@rule("RUL-48", "SOLO-4", "SOLO-8")
def test_the_challenger_may_be_dealt_catastrophes_the_human_not() -> None:
    held = {0: 0, 1: 0}
    for seed in range(40):
        match = new(seed)
        play(match, "choose abigail", "choose keekmee")
        state = state_of(match)
        for army in held:
            held[army] += sum(state.box.kind[card] == CATASTROPHE for card in state.hand[army])
    assert held[0] == 0 and held[1] > 0


@option("solo_challenger_chickens")
@rule("SOLO-5", "DESOLO-1")
@pytest.mark.parametrize("chickens", [False, True])
def test_whether_the_challenger_has_chickens_is_an_option(chickens: bool) -> None:
    match = new(options={"solo_challenger_chickens": chickens})
    play(match, "choose abigail", "choose keekmee", "claim c7", "claim g3")
    theirs = [unit for unit in standing(match, "B") if unit.startswith("chicken")]
    assert len(theirs) == (6 if chickens else 0)
    assert zone(match, "B").resources == (0, 0, 0)
    assert zone(match, "B").destroyed == ()


@rule("SOLO-11")
def test_its_dice_are_rolled_at_setup_and_lie_by_their_faces() -> None:
    match = new()
    play(match, "choose abigail", "choose keekmee")
    assert len(zone(match, "B").dice) == 5 and zone(match, "B").spent == 0


@option("solo_priority_anchor")
@rule("SOLO-12", "DESOLO-6")
@pytest.mark.parametrize(("anchor", "line"), [("player_facing", "face se"), ("marker_at_base", "mark g4")])
def test_where_rank_1_points_is_told_by_facing_or_by_a_marker(anchor: str, line: str) -> None:
    match = new(options={"solo_priority_anchor": anchor})
    play(match, "choose abigail", "choose keekmee", "claim c7", "claim g3")
    verb = line.split(maxsplit=1)[0]
    assert len(offers(match)) == 6 and all(offer.startswith(verb) for offer in offers(match))
    match.push_text(line)
    sheet = open_table(match).challenger
    assert sheet is not None and sheet.facing == "se", "g4 is south-east of g3"


@rule("SOLO-12")
def test_other_orders_of_the_priority_hex_come_with_the_card_set() -> None:
    match = solo(challenger="leader_b@(-3,1) golem@(-2,1)")
    assert state_of(match).box.cards.priority_hex == (0, 1, 2, 3, 4, 5)


@rule("RUL-138")
def test_on_a_built_island_the_human_lays_the_tiles_of_both() -> None:
    match = new(flags=("built_island",))
    asked = []
    while state_of(match).turn == 0 and match.outcome is None:
        assert match.decision.seat == 0
        asked.append(match.decision.kind)
        match.push(match.legal_actions[0])
    tiles = [kind for kind in asked if kind.startswith("tile")]
    assert [kind for kind in tiles if kind != "tile_place"] == ["tile_shape", "tile_base", "tile_land"] * 2
    assert asked[:2] == ["solo_leader"] * 2 and asked[-3:] == ["solo_base", "solo_base", "solo_facing"]


# -- winning and losing ------------------------------------------------------------------------------------------------


@rule("SOLO-2", "RUL-47", "WIN-5")
def test_one_tag_on_the_challenger_wins() -> None:
    match = solo("step: actions\ndice A: +3*2", human="leader@(3,-1) golem@(-2,1)")
    events = play(match, ATTACK, "add +3", "add +3")
    assert [(event.seat, event.banner) for event in told(events, TagPlaced)] == [(0, 1)]
    assert match.outcome == Outcome((0,), "tags", "SOLO-2")


@rule("SOLO-2", "RUL-47")
def test_one_tag_on_the_human_loses() -> None:
    match = solo(human="leader@(1,-1)", challenger="leader_b@(-3,1) golem@(0,-1)", dice="+3*3 star chicken")
    its_turn(match)
    assert match.outcome == Outcome((), "challenger", "SOLO-2")
    assert match.outcome.to_json() == {"winners": [], "reason": "challenger", "rule": "SOLO-2"}
    for lang in ("en", "fr", "it", "de"):
        said = Words(lang).outcome(match.outcome, match.game)
        assert "SOLO-2" in said and "challenger (" not in said


@rule("HARD-1", "RUL-119", "SCN-62")
def test_hard_solo_takes_two_tags_and_the_first_stays() -> None:
    hard = "flags: solo_hard\n"
    match = solo("step: actions\ndice A: +3*2", human="leader@(3,-1) golem@(-2,1)", more=hard)
    play(match, ATTACK, "add +3", "add +3")
    assert match.outcome is None and zone(match, "B").tags == (1, 0)
    match = solo("step: actions\ndice A: +3*2\ntags: A>B", human="leader@(3,-1) golem@(-2,1)", more=hard)
    play(match, ATTACK, "add +3", "add +3")
    assert match.outcome == Outcome((0,), "tags", "HARD-1")
    match = solo(human="leader@(1,-1)", challenger="leader_b@(-3,1) golem@(0,-1)", dice="+3*3 star chicken", more=hard)
    its_turn(match)
    assert match.outcome == Outcome((), "challenger", "SOLO-2")


@rule("HARD-2", "SCN-62")
@pytest.mark.parametrize(("flags", "offered"), [("", True), ("flags: solo_hard\n", False)])
def test_in_hard_solo_nobody_pays_for_a_second_roll(flags: str, offered: bool) -> None:
    match = solo("step: roll\nresources A: wood*2", more=flags)
    play(match, "roll")
    assert (match.decision.kind == "reroll") == offered


@option("solo_hard_available")
@rule("HARD-1", "DESOLO-8")
def test_whether_there_is_a_hard_solo_is_an_option() -> None:
    assert new(flags=("solo_hard",)).outcome is None
    with pytest.raises(SetupRefused, match="HARD-1"):
        new(flags=("solo_hard",), options={"solo_hard_available": False})
    with pytest.raises(SetupRefused):
        topcluck.new("chicken-island", players=1, mode="solo", edition="first-de", flags=("solo_hard",))


@rule("SOLO-2")
def test_who_resigns_has_lost_to_the_challenger() -> None:
    match = new()
    match.resign(0)
    assert match.outcome == Outcome((), "resigned", "GEN-14")
    assert not match.outcome.winners


# -- the human's turn --------------------------------------------------------------------------------------------------


@option("solo_human_draw")
@rule("SOLO-9")
@pytest.mark.parametrize("number", [1, 2])
def test_how_many_scrolls_the_human_draws_is_an_option(number: int) -> None:
    match = solo(more="" if number == 1 else "option: solo_human_draw = 2\n")
    assert offers(match) == [f"draw {count}" for count in range(number + 1)]


@rule("SOLO-6")
def test_when_the_human_builds_the_lineup_slides_left() -> None:
    match = solo(
        "step: actions\nlineup: car soldier golem tower\nmachine deck: cannon\nresources A: rock*2",
        human="leader@(3,-1) chicken1@(3,-1)",
    )
    play(match, "build soldier (2,0)")
    assert open_table(match).lineup == ("car", "golem", "tower", "cannon")


# -- what is hidden (VIS-8) --------------------------------------------------------------------------------------------


@rule("VIS-8", "SCN-65", "RUL-48")
def test_its_pile_is_dealt_anew_in_every_imagined_world() -> None:
    match = solo("step: actions\nhand B: x_plus_1 x_plus_2 x_plus_3 x_plus_4")
    found: set[str] = set()
    for seed in range(60):
        world = topcluck.imagine(match.view(0), seed=seed)
        assert world.view(0) == match.view(0)
        found |= {world.box.names[card] for card in world.hand[1]}  # type: ignore[attr-defined]
    assert {"tsunami", "hurricane"} & found, "a Catastrophe may be in it"
    assert len(found) > 20
    assert seen(match).table.seats[1].hand == 4 and seen(match, "A").hand == ()
    assert under_the_table(match).hands[1] == ("x_plus_1", "x_plus_2", "x_plus_3", "x_plus_4")


@rule("VIS-8")
def test_its_draws_show_to_nobody() -> None:
    match = solo("deck: x_plus_6 x_plus_5 tsunami")
    drawn = [event for event in its_turn(match) if type(event).__name__ == "ScrollsDrawn"]
    assert drawn[0].seen_by(0).scrolls is None and drawn[0].seen_by(None).scrolls is None  # type: ignore[union-attr]
    assert name(match, -3, 1)
