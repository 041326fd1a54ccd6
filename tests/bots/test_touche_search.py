"""The rooster and the top cluck of Touché Poulet: what they know, how long they take, what they say."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence

import pytest

import topcluck
from topcluck.bots import Budget, ask, find_bot
from topcluck.bots.explaining import explain_choice
from topcluck.bots.touche.guesses import guess, ways
from topcluck.bots.touche.hiding import exposed
from topcluck.games.touche.farm import farm_of
from topcluck.games.touche.fleets import Sight, sight
from topcluck.games.touche.rules.placement import random_fleet
from topcluck.games.touche.state import State
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.faces import Action
from topcluck.kernel.match import Match
from topcluck.server.worker import answer_to

FARM = "touche-poulet"
FEW = Budget(iterations=40, seed=3)


def played(rounds: int, seed: int = 1, players: int = 2, **options: bool) -> Match:
    """A game between hens until a later round, at the first choice of a turn."""
    match = topcluck.new(FARM, players=players, seed=seed, options=options)
    hen = find_bot("hen", FARM)
    while match.outcome is None and not (state_of(match).round >= rounds and asked(match) == "turn"):
        seat = match.state.deciders()[0]
        match.push(ask(hen, "hen", match, seat, Budget(seed=len(match))), seat)
    return match


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def asked(match: Match) -> str:
    return match.decision.kind


def options_of(match: Match) -> tuple[int, tuple[Action, ...]]:
    seat = match.state.deciders()[0]
    return seat, tuple(match.legal_actions_of(seat))


@pytest.mark.parametrize("level", ["rooster", "top-cluck"])
def test_the_same_view_and_iterations_bring_the_same_answer(level: str) -> None:
    match = played(3)
    seat, actions = options_of(match)
    answers = [find_bot(level, FARM).choose(match.view(seat), actions, FEW)]
    guess.cache_clear()
    answers.append(find_bot(level, FARM).choose(match.view(seat), actions, FEW))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_what_is_hidden_does_not_change_the_answer(rounds: int) -> None:
    match = played(rounds)
    seat, actions = options_of(match)
    other = match.state.redeal(seat, Chance(key_of("another world")))
    assert other.dump() != match.state.dump()
    assert other.view(seat) == match.view(seat)
    bot = find_bot("top-cluck", FARM)
    assert bot.choose(other.view(seat), actions, FEW) == bot.choose(match.view(seat), actions, FEW)


@pytest.mark.slow  # starts a process
def test_the_view_in_json_is_enough_in_another_process() -> None:
    match = played(3)
    seat, actions = options_of(match)
    view = match.view(seat).to_json()
    program = (
        "import json, sys; from topcluck import games; from topcluck.bots import Budget, find_bot\n"
        "told = json.load(sys.stdin); game = games.game('touche-poulet')\n"
        "actions = tuple(game.actions.from_json(one) for one in told['actions'])\n"
        "bot = find_bot('top-cluck', 'touche-poulet')\n"
        "print(bot.choose(game.view_from_json(told['view']), actions, Budget(iterations=40, seed=3)))"
    )
    told = json.dumps({"view": view, "actions": [action.to_json() for action in actions]})
    found = subprocess.run([sys.executable, "-c", program], input=told, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == str(find_bot("top-cluck", FARM).choose(match.view(seat), actions, FEW))


def test_a_fleet_counts_by_how_likely_it_is_laid() -> None:
    farm = farm_of("farm")
    seen = Sight(farm.set.name, (farm.unit_ids.index("granary"), farm.unit_ids.index("war_chest")), 0, 0, (0,), ())
    granary, chest = ((farm.foot_mask[kind][0], farm.halo_mask[kind][0], 0, kind) for kind in seen.types)
    corner = farm.cells - 1
    far = (farm.foot_mask[chest[3]][corner], farm.halo_mask[chest[3]][corner], corner, chest[3])
    assert ways(farm, (granary,)) == 72  # two cells wide on a board of 9 × 9
    assert ways(farm, (far, granary)) == 72 * (81 - 6)  # in the corner it keeps six cells free


def test_what_is_seen_is_certain() -> None:
    match = played(5)
    seat, _ = options_of(match)
    state = state_of(match)
    seen = sight(state, 1 - seat)
    found = guess(seen, 60, None)
    covered = [0.0] * state.farm.cells
    for (foot, _, _, _), mass in found.masses.items():
        for cell in range(state.farm.cells):
            covered[cell] += mass * (foot >> cell & 1)
    assert found.worlds == 60
    assert all(chance == pytest.approx(1) for cell, chance in enumerate(covered) if seen.known >> cell & 1)
    assert all(chance == 0 for cell, chance in enumerate(covered) if seen.empty >> cell & 1)


def test_it_hides_away_from_the_edges() -> None:
    match, bot = topcluck.new(FARM, players=2, seed=4), find_bot("rooster", FARM)
    while state_of(match).round == 0 and 0 in match.state.deciders():
        chosen = ask(bot, "rooster", match, 0, Budget(seed=len(match)))
        assert str(chosen) != "random fleet"
        match.push(chosen, 0)
    farm = farm_of("farm")
    usual = sorted(exposed(farm, random_fleet(farm, Chance(key_of(number)))) for number in range(60))
    assert exposed(farm, state_of(match).anchors[: farm.tokens]) < usual[15]


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, 6])
def test_it_keeps_to_its_time(rounds: int) -> None:
    match = played(rounds, players=3)
    seat, actions = options_of(match)
    bot = find_bot("top-cluck", FARM)
    view = match.view(seat)
    bot.choose(view, actions, Budget(seconds=0.01))
    guess.cache_clear()
    began = time.process_time()
    bot.choose(view, actions, Budget(seconds=0.5))
    assert time.process_time() - began <= 0.6


def test_a_forced_choice_costs_no_time() -> None:
    match = played(1)
    seat, actions = options_of(match)
    began = time.process_time()
    for action in actions:
        assert find_bot("top-cluck", FARM).choose(match.view(seat), (action,), Budget()) == action
    assert time.process_time() - began < 0.1


def test_it_says_what_it_looked_at() -> None:
    match = played(1)
    seat, actions = options_of(match)
    bot = find_bot("top-cluck", FARM)
    why = explain_choice(bot, match.view(seat), actions, FEW)
    assert why.chosen == str(bot.choose(match.view(seat), actions, FEW)) == why.looked[0].action
    assert {row.action for row in why.looked} == {str(action) for action in actions if str(action).startswith("fire")}
    assert sum(row.visits for row in why.looked) == why.iterations > 0
    assert all(0 < row.chance < 1 for row in why.looked)
    assert why.looked[0].chance == max(row.chance for row in why.looked)


def test_a_worker_explains_when_it_is_asked_why() -> None:
    match = played(1)
    seat, actions = options_of(match)
    question = {
        "game": FARM, "bot": "rooster", "view": match.view(seat).to_json(), "seed": "1", "seconds": 0.2,
        "options": [action.to_json() for action in actions],
    }  # fmt: skip
    assert answer_to(question)["looked"] == []
    answer = answer_to({**question, "why": True})
    assert answer["looked"][0]["action"] == answer["answer"] and answer["looked"][0]["visits"] > 0


def whole_game(bots: Sequence[str], seed: int, **options: bool) -> Match:
    match = topcluck.new(FARM, players=len(bots), seed=seed, options=options)
    players = [find_bot(name, FARM) for name in bots]
    while match.outcome is None:
        seat = match.state.deciders()[0]
        budget = Budget(iterations=15, seed=len(match))
        why = explain_choice(players[seat], match.view(seat), tuple(match.legal_actions_of(seat)), budget)
        if why.looked:  # and what it chooses is the best of what it tells
            assert (why.chosen, max(row.chance for row in why.looked)) == (why.looked[0].action, why.looked[0].chance)
        match.push_text(why.chosen, seat)
    return match


@pytest.mark.slow  # whole games
@pytest.mark.parametrize("options", [{}, {"no_repeat": True}, {"weapons": False}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_whole_games_and_can_always_say_why(players: int, options: dict[str, bool]) -> None:
    assert whole_game(["top-cluck", "rooster", "chick", "chick"][:players], 5, **options).outcome is not None
