"""The values of all units in one pass are those that each unit has by itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.walks import WAYS, Options, name_of, walk
from topcluck.games.island.rules.values import all_values, armor_of, range_of, speed_of, strength_of
from topcluck.games.island.state import State

ISLANDS = [(options, seed) for seed, (game, options) in enumerate(WAYS) if game == "chicken-island"]


def _one_by_one(state: State) -> dict[int, tuple[int, int, int, int]]:
    """The same without any short cut."""
    return {
        unit: (speed_of(state, unit), strength_of(state, unit), armor_of(state, unit), range_of(state, unit))
        for stack in state.at
        for unit in stack
    }


@pytest.mark.parametrize(("options", "seed"), ISLANDS, ids=name_of)
def test_in_one_pass_as_one_by_one(options: Options, seed: int) -> None:
    looked_at = 0
    for match in walk("chicken-island", options, seed, steps=300):
        state: Any = match.state
        assert all_values(state) == _one_by_one(state)
        looked_at += len(all_values(state))
    assert looked_at > 100


@pytest.mark.parametrize("seed", range(2))
def test_also_with_every_card_in_play_that_changes_values(seed: int) -> None:
    for number, match in enumerate(walk("chicken-island", {"players": 3}, seed, steps=300)):
        if number % 10 == 0:
            state: Any = match.state.copy()
            box = state.box
            for card in range(len(box.names)):
                mine = [lines[stat][card] for lines in (box.wide_stat, box.open_stat) for stat in range(4)]
                if any(mine):
                    state.in_play[number // 10 % 3] = (card,)
                    assert all_values(state) == _one_by_one(state), box.names[card]
