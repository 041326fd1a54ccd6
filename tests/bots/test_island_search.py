"""What looking ahead brings on Chicken Island, what it costs, and that it sees no more than its view."""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc
from collections import Counter
from collections.abc import Callable
from itertools import count
from time import perf_counter, process_time
from typing import Any

import pytest

import topcluck
from tests.games.island.table import house, play, state_of
from topcluck.bots import LEVELS, Bot, Budget, ask, find_bot
from topcluck.bots.explaining import explain_choice
from topcluck.bots.island_search import PARTS, IslandLookout, Rooster
from topcluck.bots.player import Account, KeepsAccount
from topcluck.bots.search.searcher import Scenarios, Searcher, grow, is_made
from topcluck.bots.search.tree import MOST_NODES, Node, Tree
from topcluck.games.island.view import View
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.match import Match
from topcluck.sim.matrix import playable

GAME = "chicken-island"


def about_to_win() -> Match:
    """A has a tag on B, a Golem beside B's Leader and dice to spare; B's hand is empty."""
    return house("""
        players: 2
        turn: 9 A
        units A: keekmee@d9 metal_golem@d6 chicken1@d9
        units B: cluckatoa@c6
        tags: A>B
        dice A: +3 +3 +3 +2 +2
    """)


def knowing_a_hand() -> Match:
    """A was shown the hand of B by a Watch Tower."""
    match = house("""
        players: 2
        turn: 9 A
        units A: keekmee@c7 watch_tower@d6 wood_golem@c5
        units B: cluckatoa@g5 chicken1@e6
        hand A: can_opener
        hand B: pillow_fort hard_boiled*2
        dice A: claw +3
    """)
    play(match, "A: use watch_tower@d6 1")
    return match


def thought(match: Match, iterations: int = 30, seed: int = 1, bot: Bot | None = None) -> str:
    """What a rooster chooses in the seat that is asked."""
    seat = match.state.deciders()[0]
    budget = Budget(iterations=iterations, seed=seed)
    return str((bot or Rooster()).choose(match.view(seat), tuple(match.legal_actions_of(seat)), budget))


# -- how well ------------------------------------------------------------------------------------------------------


def test_an_attack_that_wins_the_game_is_found_and_carried_through() -> None:
    match, bot = about_to_win(), Rooster()
    for _ in range(20):
        if match.outcome is not None or state_of(match).active != 0:
            break
        match.push_text(thought(match, 40, bot=bot))
    assert match.outcome is not None and match.outcome.winners == (0,)


def test_it_says_what_it_looked_at_the_most_visited_first() -> None:
    match = about_to_win()
    actions = tuple(match.legal_actions)
    told = Rooster().explain(match.view(0), actions, Budget(iterations=40, seed=1))
    assert told.iterations == 40 and sum(one.visits for one in told.looked) == 40
    assert {one.action for one in told.looked} == {str(action) for action in actions}
    assert told.chosen == told.looked[0].action
    assert [one.visits for one in told.looked] == sorted((one.visits for one in told.looked), reverse=True)
    assert all(0.0 <= one.chance <= 1.0 for one in told.looked) and told.looked[0].chance > 0.9


def test_a_choice_without_alternative_takes_no_time_and_no_look() -> None:
    match = about_to_win()
    told = Rooster().explain(match.view(0), tuple(match.legal_actions)[:1], Budget(iterations=40))
    assert told.iterations == 0 and told.chosen == str(match.legal_actions[0])


# -- the same again ------------------------------------------------------------------------------------------------


def test_the_same_seed_and_number_of_iterations_bring_the_same_tree() -> None:
    match = middle_of_a_game()
    seat = match.state.deciders()[0]
    view, actions = match.view(seat), tuple(match.legal_actions_of(seat))
    told = [Rooster().explain(view, actions, Budget(iterations=25, seed=seed)) for seed in (5, 5, 6)]
    assert told[0] == told[1] and told[0] != told[2]


def middle_of_a_game(players: int = 2, **options: Any) -> Match:
    """A game of hens at a choice of actions in its ninth turn."""
    match, hen = topcluck.new(GAME, players=players, seed=4, **options), find_bot("hen", GAME)
    while state_of(match).turn < 9 or match.decision.kind != "action" or len(match.legal_actions) < 4:
        seat = match.state.deciders()[0]
        match.push(ask(hen, "hen", match, seat, Budget(seed=len(match.entries))), seat)
    return match


# -- no peeking ----------------------------------------------------------------------------------------------------

_ELSEWHERE = """
import json, sys
from topcluck import games
from topcluck.bots import Budget, find_bot
asked = json.load(sys.stdin)
game = games.game("chicken-island")
actions = tuple(game.actions.from_json(action) for action in asked["actions"])
budget = Budget(iterations=asked["iterations"], seed=1)
told = find_bot("rooster", "chicken-island").explain(game.view_from_json(asked["view"]), actions, budget)
print(json.dumps(told.to_json()))
"""


@pytest.mark.slow
def test_a_view_in_another_process_is_all_it_needs_and_another_truth_that_fits_it_changes_nothing() -> None:
    match = middle_of_a_game()
    seat = match.state.deciders()[0]
    actions = tuple(match.legal_actions_of(seat))
    here = Rooster().explain(match.view(seat), actions, Budget(iterations=20, seed=1)).to_json()
    for number in range(2):
        other = match.state.redeal(seat, Chance(key_of(number)))
        assert other.dump() != match.state.dump()
        asked = {"view": other.view(seat).to_json(), "actions": [one.to_json() for one in actions], "iterations": 20}
        ran = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE], input=json.dumps(asked), capture_output=True, text=True, check=True
        )
        assert json.loads(ran.stdout) == here


def test_imagined_hands_hold_what_was_shown() -> None:
    match = knowing_a_hand()
    view = match.view(0)
    assert isinstance(view, View)
    base = IslandLookout().world(view, Chance(key_of(1)))
    for number in range(5):
        world = base.redeal(0, Chance(key_of(number)))
        assert sorted(world.box.names[card] for card in world.hand[1]) == ["hard_boiled", "hard_boiled", "pillow_fort"]


# -- time and room -------------------------------------------------------------------------------------------------


def grown(match: Match, budget: Budget, until: float, most: int = MOST_NODES) -> Tree:
    """A tree of so many situations, in which all that can be chosen came to mind alike."""
    state = state_of(match)
    seat = state.deciders()[0]
    codes, tree = state.actions(seat), Tree(IslandLookout().guide(state), seat, most=most)
    tree.root.prefer(codes, [1.0 / len(codes)] * len(codes))
    grow(tree, codes, Scenarios(state, seat, Chance(key_of(1))), budget, until)
    return tree


def test_trees_that_grow_from_each_other_count_together() -> None:
    """A tree stops growing at some size, so that the memory of a search has an end."""
    match, bot, grew = middle_of_a_game(), Searcher(IslandLookout(), 20.0), False
    seat = match.state.deciders()[0]
    while match.state.deciders() == [seat] and len(match) < 200:
        told = explain_choice(bot, match.view(seat), tuple(match.legal_actions_of(seat)), Budget(iterations=40, seed=1))
        match.push_text(told.chosen, seat)
        if bot._kept is not None:
            tree = bot._kept[0]
            assert _size(tree.root) <= tree.nodes
            grew = grew or tree.nodes > told.iterations + 1
    assert grew


@pytest.mark.slow
@pytest.mark.parametrize("budget", [Budget(seconds=0.8), Budget(think=0.5), Budget(seconds=0.8, iterations=10_000)])
def test_a_choice_takes_no_more_than_a_fifth_above_its_time(budget: Budget) -> None:
    match, bot = middle_of_a_game(), Searcher(IslandLookout(), 20.0)
    seat = match.state.deciders()[0]
    view, actions = match.view(seat), tuple(match.legal_actions_of(seat))
    bot.choose(view, actions, Budget(iterations=1))  # cards are read once
    given = min(budget.seconds or 20.0, PARTS["action"] * 20.0 * budget.think)
    began = perf_counter()
    told = bot.explain(view, actions, budget)
    assert perf_counter() - began < 1.2 * given and told.iterations > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_whole_turns_take_no_more_than_a_fifth_above_their_time(players: int) -> None:
    """By the time that the processor has worked, so that it does not matter what else the machine does."""
    match, bot, hen = middle_of_a_game(players), Searcher(IslandLookout(), 1.0), find_bot("hen", GAME)
    mine, began, spent = state_of(match).active, state_of(match).turn, Counter[int]()
    while match.outcome is None and state_of(match).turn < began + 2 * players:
        seat, clock = match.state.deciders()[0], process_time()
        budget = Budget(seed=len(match.entries), clock=process_time)
        chosen = ask(bot if seat == mine else hen, "bot", match, seat, budget)
        spent[state_of(match).turn] += round(1000 * (process_time() - clock)) if seat == mine else 0
        match.push(chosen, seat)
    assert 100 < max(spent.values()) < 1200, "it thinks, though not about choices that are made"


def test_a_turn_never_takes_more_than_it_is_given() -> None:
    bot = Searcher(IslandLookout(), 2.0)
    match = middle_of_a_game()
    view = match.view(match.state.deciders()[0])
    for _ in range(100):
        bot.account = Account(spent=bot.account.spent + bot._time_for(view, Budget()))
    assert 1.5 < bot.account.spent < 2.0


def test_a_new_bot_goes_on_with_the_time_of_a_turn_but_not_into_the_next_one() -> None:
    match = middle_of_a_game()
    seat = match.state.deciders()[0]
    view, actions = match.view(seat), tuple(match.legal_actions_of(seat))
    first, second, other = Rooster(), Rooster(), Rooster()
    assert isinstance(first, KeepsAccount)
    first.explain(view, actions, Budget(seconds=0.0))
    assert first.account.turn == f"{state_of(match).turn} {seat}" and first.account.spent > 0.0
    second.account = Account(first.account.turn, 3.0)
    assert second.explain(view, actions, Budget()).iterations == 0, "all is spent: the hen chooses"
    other.account = Account("another", 3.0)
    assert other.explain(view, actions, Budget(seconds=0.1)).iterations > 0


@pytest.mark.parametrize(("start", "least", "most"), [(about_to_win, 33, 60), (middle_of_a_game, 33, 98)])
def test_no_time_is_spent_on_a_choice_that_is_made(start: Callable[[], Match], least: int, most: int) -> None:
    """On a clock on which each look takes one second, with time for 98 looks."""
    ticks = count()
    budget = Budget(clock=lambda: float(next(ticks)))
    tree = grown(start(), budget, 100.0)
    visits = sorted(edge.visits for edge in tree.root.edges.values())
    left = 98 - tree.iterations
    assert least <= tree.iterations <= most
    assert not left or visits[-1] > visits[-2] + left / 2 - 1, "no other could catch up with half of what is left"


@pytest.mark.parametrize(
    ("other", "left", "made"),
    [((10, 4.0), 40, True), ((10, 4.0), 90, False), ((10, 7.0), 40, False), ((1, 1.0), 40, True)],
)
def test_who_has_turned_out_better_may_still_catch_up(other: tuple[int, float], left: int, made: bool) -> None:
    """Against 50 looks at another choice, with a mean of 0.5."""
    root = Node(0)
    root.meet([0, 1], [0.5, 0.5])
    root.edges[0].visits, root.edges[0].total = 50, 25.0
    root.edges[1].visits, root.edges[1].total = other
    assert is_made(root, [0, 1], left) == made


def test_without_time_the_hen_chooses() -> None:
    match = middle_of_a_game()
    seat = match.state.deciders()[0]
    view, actions = match.view(seat), tuple(match.legal_actions_of(seat))
    told = Rooster().explain(view, actions, Budget(seconds=0.0, seed=3))
    assert told.iterations == 0
    assert told.chosen == str(find_bot("hen", GAME).choose(view, actions, Budget(seconds=0.0, seed=3)))


def test_a_tree_that_is_full_grows_no_further() -> None:
    tree = grown(middle_of_a_game(), Budget(iterations=40), float("inf"), most=5)
    assert tree.iterations == 40 and tree.nodes == _size(tree.root) == 5


@pytest.mark.slow
def test_a_full_tree_is_small() -> None:
    match, bot = middle_of_a_game(), Rooster()
    tracemalloc.start()
    thought(match, 150, bot=bot)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert bot._kept is not None
    assert used / _size(bot._kept[0].root) * MOST_NODES < 300e6


def _size(node: Node) -> int:
    return 1 + sum(_size(child) for child in node.children.values())


# -- everywhere ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("keeps_tree", [True, False])
def test_a_game_is_played_with_and_without_keeping_the_tree(keeps_tree: bool) -> None:
    match, bot = topcluck.new(GAME, players=2, seed=3), Rooster(keeps_tree=keeps_tree)
    while match.outcome is None and state_of(match).turn < 4:
        seat = match.state.deciders()[0]
        match.push(ask(bot, "rooster", match, seat, Budget(iterations=3, seed=len(match.entries))), seat)
        assert (bot._kept is not None) <= keeps_tree
    assert state_of(match).turn == 4 or match.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_every_way_to_play_is_played(number: int) -> None:
    for way in playable()[number::20]:
        match, bot = topcluck.new(GAME, seed=number, **way.options), Rooster()
        while match.outcome is None and state_of(match).turn < 4:
            seat = match.state.deciders()[0]
            match.push(ask(bot, "rooster", match, seat, Budget(iterations=2, seed=len(match.entries))), seat)


def test_the_levels_that_look_ahead_are_there() -> None:
    assert list(LEVELS)[:2] == ["chick", "hen"] and list(LEVELS)[-2:] == ["rooster", "top-cluck"]
    assert isinstance(find_bot("rooster", GAME), Searcher) and isinstance(find_bot("top-cluck", GAME), Searcher)
