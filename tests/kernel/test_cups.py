"""Pieces under cups, held against all worlds that fit what everybody saw."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.knowledge import Cups, Knowledge, deal, in_order, lifted, mixed, parted, settled_cups

A, B, C, D = 1, 2, 4, 8
World = tuple[int, ...]  # for each cup its piece
Steps = list[tuple[str, set[int], int]]  # what happens, to which cups, and a number


def exchanged(world: World, places: tuple[int, ...]) -> set[World]:
    """All worlds in which the pieces under these cups lie in any order."""
    worlds = set()
    for order in permutations(places):
        now = list(world)
        for place, origin in zip(places, order, strict=True):
            now[place] = world[origin]
        worlds.add(tuple(now))
    return worlds


def taken_first(world: World, places: tuple[int, ...], first: int) -> set[World]:
    """All worlds in which some of these pieces come first, and nobody else changes the order."""
    worlds = set()
    for chosen in combinations(places, first):
        now = list(world)
        for place, origin in zip(places, (*chosen, *(p for p in places if p not in chosen)), strict=True):
            now[place] = world[origin]
        worlds.add(tuple(now))
    return worlds


def fitting(cups: Cups) -> set[World]:
    """All worlds that these cups allow."""
    every = permutations(range(len(cups)))
    return {world for world in every if all(cups[place] >> piece & 1 for place, piece in enumerate(world))}


def possible(worlds: set[World], number: int) -> Cups:
    """For each cup the pieces that lie under it in some world."""
    return tuple(sum(1 << piece for piece in {world[place] for world in worlds}) for place in range(number))


# -- in words -------------------------------------------------------------------------------------------------------


def test_pieces_put_down_openly_are_known_one_by_one() -> None:
    assert in_order(3) == (A, B, C)


def test_exchanged_pieces_may_be_under_each_of_their_cups_and_the_others_stay_known() -> None:
    assert mixed(in_order(4), [0, 2]) == (A | C, B, A | C, D)


def test_one_of_three_goes_and_the_others_keep_their_order() -> None:
    assert parted(in_order(3), [0, 1, 2], 1) == (A | B | C, A | B, B | C)


def test_two_of_three_go_in_their_order() -> None:
    assert parted(in_order(3), [0, 1, 2], 2) == (A | B, B | C, A | B | C)


def test_if_all_or_none_of_them_go_nothing_is_forgotten() -> None:
    assert parted(in_order(3), [0, 1, 2], 3) == parted(in_order(3), [0, 1, 2], 0) == in_order(3)


def test_a_lifted_cup_tells_about_the_others_too() -> None:
    cups = mixed(mixed(in_order(3), [0, 1]), [1, 2])  # C is under the second cup or the third
    assert cups == (A | B, A | B | C, A | B | C)
    assert lifted(cups, 0, 0) == (A, B | C, B | C)
    assert lifted(mixed(in_order(2), [0, 1]), 1, 0) == (B, A)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(AssertionError, match="cannot be here"):
        lifted(in_order(2), 0, 1)


def test_a_piece_for_which_there_would_be_no_room_elsewhere_is_ruled_out() -> None:
    assert settled_cups((A | B, A | B, A | B | C)) == (A | B, A | B, C)


def test_rows_of_cups_are_copied_with_the_rest() -> None:
    knowledge = Knowledge.nothing(2, [in_order(2)])
    twin = knowledge.copy()
    twin.rows[0] = mixed(twin.rows[0], [0, 1])
    assert knowledge.rows == [(A, B)] and twin.rows == [(A | B, A | B)]


def test_every_way_that_fits_is_dealt_equally_often() -> None:
    cups, chance = mixed(mixed(in_order(3), [0, 1]), [1, 2]), Chance(key_of(1))
    dealt = Counter(tuple(deal(cups, chance)) for _ in range(4000))
    assert set(dealt) == fitting(cups) and len(dealt) == 4
    assert all(850 < number < 1150 for number in dealt.values())


# -- against all worlds ---------------------------------------------------------------------------------------------

STEPS = st.lists(
    st.tuples(st.sampled_from(["mix", "part", "lift"]), st.sets(st.integers(0, 4), min_size=1), st.integers(0, 4)),
    max_size=7,
)


@given(STEPS, st.randoms(use_true_random=False))
def test_nothing_true_is_ruled_out_and_every_way_that_is_dealt_fits(steps: Steps, luck: Random) -> None:
    truth: World = tuple(range(5))
    cups = in_order(5)
    for what, chosen, number in steps:
        places = tuple(sorted(chosen))
        if what == "mix":
            truth, cups = luck.choice(sorted(exchanged(truth, places))), mixed(cups, places)
        elif what == "part":
            first = number % (len(places) + 1)
            truth, cups = luck.choice(sorted(taken_first(truth, places, first))), parted(cups, places, first)
        else:
            cups = lifted(cups, places[0], truth[places[0]])
        assert truth in fitting(cups)
        assert settled_cups(cups) == cups
        assert tuple(deal(cups, Chance(key_of(number)))) in fitting(cups)


@given(STEPS, st.randoms(use_true_random=False))
def test_what_may_lie_under_each_cup_is_known_exactly(steps: Steps, luck: Random) -> None:
    truth: World = tuple(range(5))
    cups, worlds = in_order(5), {truth}
    for what, chosen, number in steps:
        places = tuple(sorted(chosen))
        if what == "part":  # exact at once; that it ties cups to each other is not kept
            first = number % (len(places) + 1)
            after = set().union(*(taken_first(world, places, first) for world in worlds))
            assert possible(after, 5) == parted(cups, places, first)
        elif what == "mix":
            worlds = set().union(*(exchanged(world, places) for world in worlds))
            truth, cups = luck.choice(sorted(exchanged(truth, places))), mixed(cups, places)
        else:
            worlds = {world for world in worlds if world[places[0]] == truth[places[0]]}
            cups = lifted(cups, places[0], truth[places[0]])
        assert possible(worlds, 5) == cups
