"""Hen in the first edition: it answers everything that this edition asks, also without its Leader."""

from __future__ import annotations

from typing import Any

import pytest

import topcluck
from tests.games.island.first import first
from tests.games.island.table import offers, play
from topcluck.bots.island_hen import IslandHen
from topcluck.bots.player import Budget
from topcluck.games.island.actions import Build, Leave
from topcluck.kernel.match import Match

READY = {"default_island": "preset"}


def hen_plays(match: Match, decisions: int) -> set[str]:
    """Lets hen play all seats for a while; the kinds of decisions that came up."""
    kinds: set[str] = set()
    for number in range(decisions):
        if match.outcome is not None:
            break
        seat = match.state.deciders()[0]
        kinds.add(match.decision.kind)
        match.push(hens_choice(match, number), seat=seat)
        match.state.check()
    return kinds


def hens_choice(match: Match, seed: int = 0) -> Any:
    """What hen would do now."""
    seat = match.state.deciders()[0]
    return IslandHen().choose(match.view(seat), list(match.legal_actions_of(seat)), Budget(seed=seed))


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"players": 2, "flags": ["two_player_base_bonus"], "options": READY}, "claim"),
        ({"players": 3, "flags": ["quick_game", "hardcore"], "options": READY}, "quick_build"),
        ({"players": 4, "mode": "team", "options": {**READY, "star_ability_timing": "any_time"}}, "window"),
    ],
)
def test_it_plays_to_the_end(options: dict[str, Any], kind: str) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        match = topcluck.new("chicken-island", edition="first-de", seed=seed, **options)
        kinds |= hen_plays(match, 1500)
        if match.outcome is not None and kind in kinds:
            return
    raise AssertionError("no game came to an end")


def test_it_goes_on_without_its_leader() -> None:
    match = first("""
        turn: 3 B
        units A: leader@(0,-1) golem@(1,-1) tower@(2,-1) tower@(2,0) tower@(1,0)
        units B: leader_b@(-3,1) chicken1@(-1,0) chicken2@(3,-1)
        hand B: flip
        second A: leader_e
    """)
    play(match, "play flip", "tile (0,-1)")
    hen_plays(match, 60)


def test_in_a_quick_game_it_builds_before_its_actions() -> None:
    match = first("""
        turn: 3 A
        step: roll
        flags: quick_game
        units A: keekmee@c7 chicken1@c7 chicken2@c7
        units B: abigail@g3
        resources A: wood*3
        lineup: wood_golem rock_golem metal_golem eggshell_tower
    """, cards="house")  # fmt: skip
    play(match, "skip")
    assert isinstance(hens_choice(match), Build)


def test_it_detaches_who_would_only_come_along() -> None:
    match = first("""
        turn: 3 A
        units A: keekmee@c7 chicken1@c7 chicken2@c7
        units B: abigail@g3
    """, cards="house")  # fmt: skip
    play(match, "free move", "move chicken1@c7")
    assert len(offers(match, "leave")) == 2
    assert isinstance(hens_choice(match), Leave)
