"""The values of all units in one pass are those that each unit has by itself."""

from __future__ import annotations

from typing import Any

import pytest

import topcluck
from tests.builds import plain_only
from tests.games.walks import WAYS, Options, name_of, walk
from topcluck.games.island.open_table import VALUED_BY, unit_rows
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


@pytest.mark.parametrize(("options", "seed"), ISLANDS, ids=name_of)
def test_units_that_were_seen_before_are_as_they_would_be_seen_anew(options: Options, seed: int) -> None:
    kept = 0
    for match in walk("chicken-island", options, seed, steps=300):
        state: Any = match.state
        before, fresh = state.valued, state.copy()
        fresh.valued = None
        assert unit_rows(state) == unit_rows(fresh)
        kept += state.valued is before
        match.views()
    assert kept > 10


def test_a_state_that_goes_on_after_somebody_has_looked_is_looked_at_anew() -> None:
    state: Any = topcluck.example("combat").state
    rows = unit_rows(state)
    unit = rows[0][0]
    state.plus[unit] += 1
    assert unit_rows(state)[0] == (*rows[0][:4], rows[0][4] + 1, *rows[0][5:8], rows[0][8] + 1, *rows[0][9:])


@plain_only("it tells nobody what is read")
@pytest.mark.parametrize(("options", "seed"), ISLANDS, ids=name_of)
def test_units_are_made_of_nothing_else_than_what_is_compared(options: Options, seed: int) -> None:
    read: set[str] = set()

    class Watched(State):
        def __getattribute__(self, name: str) -> Any:
            read.add(name)
            return super().__getattribute__(name)

    for match in walk("chicken-island", options, seed, steps=300):
        state: Any = match.state
        watched = Watched(state.box, state.chance, state)
        watched.valued = None
        read.clear()
        unit_rows(watched)
        of_the_match = {"armies", "box", "owner", "place"}
        assert {name for name in read if name in State.__slots__} <= {*VALUED_BY, *of_the_match, "valued"}


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
