"""Solo in the first edition (DESOLO): the order of its setup, second Leaders, Resources, the Challenger's Chickens."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import open_table, seen, zone
from tests.games.island.solo_table import its_turn, name, only, solo, told
from tests.games.island.table import offers, play, standing, state_of
from topcluck.games.island.events import LeaderDisclosed
from topcluck.games.island.narration import ChallengerAims, ChallengerBuilds, ChallengerCounts
from topcluck.kernel.match import Match

AT_ONCE = "option: default_island = preset\noption: draw_step_optional = true\n"  # a table that waits for `draw 0`
FIRST = f"edition: first-de\n{AT_ONCE}"
ISLAND = {"options": {"default_island": "preset"}}  # the rest of the setup is the same on an island that is laid out


def new(**options: object) -> Match:
    return topcluck.new("chicken-island", players=1, mode="solo", edition="first-de", seed=1, **options)


@rule("RUL-138", "DESOLO-6", "RUL-56")
def test_island_then_bases_then_leaders_then_the_marker() -> None:
    match, asked = new(), []
    while state_of(match).turn == 0 and match.outcome is None:
        asked.append(match.decision.kind)
        match.push(match.legal_actions[0])
    assert [kind for kind in asked if not kind.startswith("tile")] == [
        "solo_base", "solo_base", "solo_leader", "solo_leader", "solo_leader", "solo_marker",
    ]  # fmt: skip
    assert asked[0] == "tile_shape", "the island is always built"


@rule("RUL-56", "EPIC-1")
def test_the_human_has_a_second_leader_the_challenger_none() -> None:
    match = new(**ISLAND)
    play(match, "claim c7", "claim g3")
    events = play(match, "choose abigail", "choose keekmee")
    assert len(offers(match, "choose")) == 7, "neither of the two"
    events += play(match, "choose blackbeak")
    assert [event.leader for event in told(events, LeaderDisclosed)] == ["abigail", "keekmee"]
    assert seen(match, "A").second == "blackbeak" and seen(match).second is None
    assert [sheet.second for sheet in open_table(match).seats] == [True, False]
    assert standing(match, "A")[-1] == "abigail@c7" and standing(match, "B")[-1] == "keekmee@g3"


@rule("DESOLO-1", "RUL-56")
def test_nine_resources_are_all_there_are_and_six_chickens_stand_with_its_leader() -> None:
    match = new(**ISLAND)
    play(match, "claim c7", "claim g3", "choose abigail", "choose keekmee", "choose blackbeak")
    assert zone(match, "A").resources == (3, 3, 3) and open_table(match).supply == (0, 0, 0)
    assert len([unit for unit in standing(match, "B") if unit.startswith("chicken")]) == 6
    assert zone(match, "B").hand == 3 and len(zone(match, "B").dice) == 5


@rule("HCORE-1", "RUL-138")
def test_hardcore_shields_both_leaders() -> None:
    match = new(flags=("hardcore",), **ISLAND)
    play(match, "claim c7", "claim g3", "choose abigail", "choose keekmee", "choose blackbeak", "mark f4")
    state = state_of(match)
    assert state.shields[state.leader_of(1)] == 1


@rule("RUL-56", "RUL-19")
def test_its_leader_does_not_die_an_epic_death() -> None:
    match = solo(
        "step: actions\nhand A: flip",
        human="leader@(3,-1) tower@(2,0) chicken1@(1,-1) chicken2@(-1,0)",
        challenger="leader_b@(0,-1) golem@(1,0) chicken1@(-3,1)",
        more=FIRST,
    )
    play(match, "attack tower@(2,0) golem@(1,0)", "lay flip", f"tile {name(match, 0, -1)}")
    assert f"leader_b@{name(match, -3, 1)}" in standing(match, "B"), "there was no free hex beside it"


@rule("DESOLO-3", "DESOLO-7", "RUL-131")
def test_the_edition_takes_the_lowest_armor_and_counts_a_catastrophe_as_one() -> None:
    match = solo(human="leader@(1,-1) chicken1@(-1,0)", challenger="leader_b@(-3,1) golem@(0,-1)", more=FIRST)
    events = its_turn(match)
    assert only(events, ChallengerAims).target.startswith("chicken1")
    assert only(events, ChallengerCounts).amount == 1


@rule("DESOLO-5")
@pytest.mark.parametrize(("edition", "machine"), [("second-en", "soldier"), ("first-de", "golem")])
def test_the_edition_counts_only_machines_that_move(edition: str, machine: str) -> None:
    match = solo(
        "lineup: cannon soldier tower golem",
        challenger="leader_b@(-3,1) golem@(-2,1)",
        dice="chicken star*2 claw*2",
        more=f"edition: {edition}\n{AT_ONCE}",
    )
    assert only(its_turn(match), ChallengerBuilds).machine == machine
