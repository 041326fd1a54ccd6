"""Instinct weighs on the bare state what the hen weighs on its view: where the hen knows what it wants, so does it."""

from __future__ import annotations

from collections import Counter

import pytest

import topcluck
from tests.games.island.table import house, state_of
from topcluck.bots import Budget
from topcluck.bots.island.bare.glance import Glance
from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.instinct import Instinct, shares
from topcluck.bots.island.scene import Scene
from topcluck.bots.island_hen import WEIGH, IslandHen
from topcluck.games.island.game import GAME
from topcluck.games.island.view import View
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.faces import Action
from topcluck.kernel.match import Match


def clear_choice(match: Match, seat: int) -> tuple[str, Action] | None:
    """What the hen is asked, and what it wants if nothing else is as good."""
    view = match.view(seat)
    assert isinstance(view, View)
    scene = Scene(view, Chance(key_of(1)))
    weigh, actions = WEIGH.get(scene.asked[0]), tuple(match.legal_actions_of(seat))
    if weigh is None or len(actions) == 1:
        return None
    ranked = sorted(((weigh(scene, action), number) for number, action in enumerate(actions)), reverse=True)
    return (scene.asked[0], actions[ranked[0][1]]) if ranked[0][0] - ranked[1][0] > 1e-6 else None


def instinctive(match: Match, seat: int) -> set[Action]:
    """What instinct would do; several if they seem alike."""
    state, actions = state_of(match), tuple(match.legal_actions_of(seat))
    writer = GAME.writer(state, seat)
    codes = [GAME.actions.code(action, writer) for action in actions]
    weights = Instinct(lore_of(state.box)).weigh(state, seat, codes)
    return {action for action, weight in zip(actions, weights, strict=True) if weight > max(weights) - 1e-9}


@pytest.mark.parametrize(("players", "seeds"), [(2, (1, 2)), (4, (3,))])
def test_instinct_wants_what_the_hen_wants(players: int, seeds: tuple[int, ...]) -> None:
    asked, alike, hen = Counter[str](), Counter[str](), IslandHen()
    for seed in seeds:
        match = topcluck.new("chicken-island", players=players, seed=seed)
        while match.outcome is None and state_of(match).turn < 25:
            seat = match.state.deciders()[0]
            clear = clear_choice(match, seat) if state_of(match).turn else None
            if clear is not None:
                asked[clear[0]] += 1
                alike[clear[0]] += clear[1] in instinctive(match, seat)
            actions = tuple(match.legal_actions_of(seat))
            match.push(hen.choose(match.view(seat), actions, Budget(seed=len(match.entries))), seat)
    assert asked.total() > 300 and alike.total() > 0.9 * asked.total()
    assert {kind: alike[kind] for kind in asked if asked[kind] >= 20 and alike[kind] < 0.75 * asked[kind]} == {}


def test_thinking_about_a_fight_leaves_no_trace() -> None:
    match = house("""
        players: 2
        turn: 9 A
        units A: keekmee@d9 metal_golem@d6 chicken1@d9
        units B: cluckatoa@c6
        dice A: +3 +2
    """)
    state = state_of(match)
    before = state.digest()
    golem, leader = state.at[state.box.board.read("d6")][0], state.leader_of(1)
    glance = Glance(state, 0, lore_of(state.box))
    lead, _ = glance.contest(golem, leader)
    assert glance.chance(golem, leader, 20) == 1.0 and glance.chance(golem, leader, -lead - 1) == 0.0
    assert not state.fighting and state.digest() == before


def test_shares_are_parts_of_one_and_the_warmer_the_more_alike() -> None:
    cold, warm = shares([0.0, 0.1, 0.2], 0.02), shares([0.0, 0.1, 0.2], 1.0)
    assert sum(cold) == pytest.approx(1.0) and sum(warm) == pytest.approx(1.0)
    assert cold[2] > 0.99 > 0.4 > warm[2] > warm[1] > warm[0]
