"""Whole games: the invariants of section 24 hold after every action, and every game ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import topcluck
from tests.games.touche.farmyard import state_of, yard
from topcluck.games.touche.conservation import check
from topcluck.games.touche.decisions import SILENT
from topcluck.games.touche.model import CREDIT
from topcluck.games.touche.rules.setup import complete_setup, start
from topcluck.kernel.chance import Chance, key_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_random_games_end_and_keep_all_invariants(players: int, seed: int) -> None:
    options = {"no_repeat": seed == 1, "weapons": seed != 2}
    state = start(complete_setup({"players": players, "options": options}), Chance(key_of(f"{players} {seed}")))
    luck = Chance(key_of(seed))
    exploded = set[int]()
    steps = 0
    while state.outcome is None:
        offered = state.actions()
        assert 0 < len(offered) <= 200 and len(set(offered)) == len(offered)
        code = offered[luck.below(len(offered))]
        mended = {place for place in range(len(state.marks)) if state.marks[place]}
        state.apply(code)
        state.check()
        patched = mended - {place for place in range(len(state.marks)) if state.marks[place]}
        assert len(patched) <= 1  # 24.6: an exploded cell stays exploded, except by Patch-Up
        exploded |= mended
        steps += 1
        assert steps < 5000
    assert state.deciders() == [] and state.actions() == []
    assert state.outcome.winners


@given(st.lists(st.integers(0, 10_000), min_size=60, max_size=200), st.integers(2, 4), st.integers(0, 5))
def test_any_line_of_choices_keeps_the_invariants(choices: list[int], players: int, seed: int) -> None:
    match = topcluck.new("touche-poulet", players=players, seed=seed)
    for seat in range(players):
        match.push_text("random fleet", seat=seat)
    state = match.state.copy()
    for number, choice in enumerate(choices):
        if state.outcome is not None:
            return
        if choice % 97 == 0 and number > 20:
            state.resign(choice % players)
        else:
            offered = state.actions()
            state.apply(offered[choice % len(offered)])
        state.check()


def test_sampling_agrees_with_listing() -> None:
    state = start(complete_setup({"players": 3}), Chance(key_of(2)))
    luck = Chance(key_of(3))
    while state.outcome is None:
        code = state.sample(luck)
        assert code in state.actions()
        state.apply(code)


def test_a_copy_goes_its_own_way() -> None:
    state = start(complete_setup({"players": 2}), Chance(key_of(4)))
    luck = Chance(key_of(5))
    for _ in range(150):
        before = state.dump()
        twin = state.copy()
        assert twin.dump() == before
        twin.apply(twin.actions()[luck.below(len(twin.actions()))])
        assert state.dump() == before
        state.apply(state.sample(luck))
        if state.outcome is not None:
            break


def test_what_is_offered_may_be_changed_by_the_asker() -> None:
    state = state_of(yard())
    state.offered = state.actions()
    state.actions().clear()
    assert state.actions()
    assert len(SILENT) == 8


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        ("purses", "purses"),
        ("own egg", "owns an own egg"),
        ("owned", "eggs, not"),
        ("weapon", "weapons"),
        ("display", "display could be refilled"),
        ("used", "uses"),
        ("attack", "attacks of seat"),
        ("left", "token 0 of seat 0"),
        ("wreck", "wreck 9 of seat 0"),
        ("crater", "a crater on a unit"),
        ("living", "living units"),
        ("anchor", "never was"),
        ("open", "open cells of board 0"),
        ("pending", "outlived"),
        ("strike", "strike outlived"),
        ("nobody", "nobody is asked"),
    ],
)
def test_a_broken_state_is_noticed(spoil: str, complaint: str) -> None:
    state = state_of(yard())
    match spoil:
        case "purses":
            state.purses[0] = 7
        case "own egg":
            state.eggs[0] = 3
        case "owned":
            state.owned[1] = 1
        case "weapon":
            state.draw.pop()
        case "display":
            state.draw.append(state.display.pop())
        case "used":
            state.used[0] = 1
        case "attack":
            state.attacks[0] = ((100, 90),)
            state.pending[91], state.used[0] = 1, 1
        case "left":
            state.left[0] = 5
        case "wreck":
            state.marks[71], state.left[9], state.used[0] = CREDIT, 0, 1
        case "crater":
            state.marks[10], state.left[0] = 1, 5
        case "living":
            state.living[0] = 9
        case "anchor":
            state.anchors[0] = -1
        case "open":
            state.open[0] = 0
        case "pending":
            state.attacks[0], state.pending[100], state.used[0] = ((100, 100),), 1, 1
            state.open[100] = 0
        case "strike":
            state.attacks[0] = ((101, 90),)
            state.reopen(1)
        case _:
            state.stack.clear()
    with pytest.raises(AssertionError, match=complaint):
        check(state)
