"""Bots in every mode of every edition: they go somewhere."""

from __future__ import annotations

import pytest

from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.instinct import Instinct
from topcluck.games.island.rulesets import EDITIONS
from topcluck.kernel.chance import QuickChance
from topcluck.sim.learning import begun
from topcluck.sim.runner import Plan, play

MODES = {"standard": 2, "team": 4, "flag": 2, "gallos": 2, "solo": 1}
LONG = 150  # turns of each player; a game of hens takes about ten


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mode", "players"), MODES.items())
def test_games_of_hens_come_to_an_end(edition: str, mode: str, players: int) -> None:
    plan = Plan("chicken-island", ("hen",) * players, "to an end", LONG, {"edition": edition, "mode": mode})
    assert any(play(plan, number).finished for number in range(2)), "one may be a stand-off between Lava"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mode", "players"), [way for way in MODES.items() if way[1] > 1])
def test_games_of_instinct_come_to_an_end(edition: str, mode: str, players: int) -> None:
    state = begun({"players": players, "edition": edition, "mode": mode}, "to an end")
    instinct, whim = Instinct(lore_of(state.box)), QuickChance(1)
    while state.outcome_kind < 0 and state.turn < LONG * players:
        seat = state.deciders()[0]
        state.apply(instinct.pick(state, seat, state.actions(seat), whim), seat)
    assert state.outcome_kind >= 0
