"""What a seat knows, held against all worlds that fit what it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from tests.kernel.worlds import (
    LABELS,
    PLACES,
    World,
    all_worlds,
    certain,
    fits,
    fitting,
    moves,
    put,
    sizes_of,
    take,
)
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.knowledge import Knowledge, Trace, spread

ME = 1  # the seat that is tested; seat 0 sees nothing and knows nothing
HAND, ROW, DECK = PLACES
A, B, C = LABELS
MORE = 4 * settings().max_examples  # of what is quick and has many cases


def bits(*places: int) -> int:
    """Places as the bits of a trace."""
    return sum(1 << place for place in places)


def known(*traces: Trace) -> Knowledge:
    """Seat 1 knows this."""
    return Knowledge([(), tuple(sorted(traces))])


# -- in words -------------------------------------------------------------------------------------------------------


def test_a_hand_that_was_shown_is_remembered_card_by_card() -> None:
    knowledge = Knowledge.nothing(2)
    knowledge.look(ME, HAND, [B, A, A])
    assert knowledge.traces == [(), ((A, bits(HAND)), (A, bits(HAND)), (B, bits(HAND)))]


def test_one_of_three_known_cards_is_laid_and_each_may_be_it() -> None:
    knowledge = known((A, bits(HAND)), (B, bits(HAND)), (C, bits(HAND)))
    knowledge.move_unseen(ME, HAND, ROW)
    knowledge.settle([2, 1, 0])
    assert knowledge.traces[ME] == tuple((label, bits(HAND, ROW)) for label in LABELS)


def test_what_cannot_have_been_laid_is_still_in_hand() -> None:
    knowledge = known((A, bits(HAND)), (B, bits(HAND)), (C, bits(HAND)))
    knowledge.move_unseen(ME, HAND, ROW, among={A, B})
    knowledge.settle([2, 1, 0])
    assert knowledge.traces[ME] == ((A, bits(HAND, ROW)), (B, bits(HAND, ROW)), (C, bits(HAND)))


def test_one_of_two_equal_known_cards_is_laid_and_all_is_still_known() -> None:
    knowledge = known((A, bits(HAND)), (A, bits(HAND)))
    knowledge.move_unseen(ME, HAND, ROW)
    knowledge.settle([1, 2, 0])
    assert knowledge.traces[ME] == ((A, bits(HAND)), (A, bits(ROW)))


def test_turning_up_the_laid_card_tells_where_the_others_are() -> None:
    knowledge = known((A, bits(HAND, ROW)), (B, bits(HAND, ROW)))
    knowledge.see_leave(ME, ROW, B)
    knowledge.settle([1, 0, 0])
    assert knowledge.traces[ME] == ((A, bits(HAND)),)


def test_a_card_seen_twice_is_not_two_cards() -> None:
    knowledge = known((A, bits(HAND, ROW)))
    knowledge.look(ME, ROW, [A, C])
    assert knowledge.traces[ME] == ((A, bits(ROW)), (C, bits(ROW)))


def test_a_card_not_seen_where_it_might_have_been_is_elsewhere() -> None:
    knowledge = known((A, bits(HAND, ROW)))
    knowledge.look(ME, ROW, [C])
    assert knowledge.traces[ME] == ((A, bits(HAND)), (C, bits(ROW)))


def test_one_of_two_equal_cards_is_seen_and_the_other_may_be_either() -> None:
    """Nobody can tell which of the two it was, so the one that is left may be where either might have been."""
    traces = (A, bits(HAND, ROW)), (A, bits(HAND, DECK))
    looked, left = known(*traces), known(*traces)
    looked.look(ME, HAND, [A])
    assert looked.traces[ME] == ((A, bits(HAND)), (A, bits(ROW, DECK)))
    left.see_leave(ME, HAND, A)
    assert left.traces[ME] == ((A, bits(HAND, ROW, DECK)),)


def test_two_of_three_equal_cards_are_seen_and_one_is_left() -> None:
    knowledge = known((A, bits(HAND, ROW)), (A, bits(HAND, ROW)), (A, bits(HAND, DECK)))
    knowledge.look(ME, HAND, [A])
    assert knowledge.traces[ME] == ((A, bits(HAND)), (A, bits(ROW)), (A, bits(ROW, DECK)))


def test_one_of_three_equal_known_cards_leaves_and_two_stay() -> None:
    knowledge = known(*[(A, bits(HAND))] * 3)
    knowledge.see_leave(ME, HAND, A)
    assert knowledge.traces[ME] == ((A, bits(HAND)),) * 2


def test_an_unknown_card_that_leaves_changes_nothing() -> None:
    knowledge = known((A, bits(HAND)))
    knowledge.see_leave(ME, HAND, B)
    assert knowledge.traces[ME] == ((A, bits(HAND)),)


def test_what_one_seat_sees_changes_nothing_for_another() -> None:
    knowledge = Knowledge.nothing(3)
    knowledge.look(2, HAND, [A])
    before = knowledge.copy()
    knowledge.look(1, HAND, [A])
    knowledge.see_leave(1, HAND, A)
    knowledge.learn(1, A, ROW)
    assert knowledge.traces[2] == before.traces[2]
    assert before.traces[1] == ()
    assert knowledge.traces[1] == ((A, bits(ROW)),)


def test_knowledge_that_contradicts_the_pieces_is_noticed() -> None:
    with pytest.raises(AssertionError, match="contradict"):
        spread(((A, bits(HAND)), (B, bits(HAND))), [1, 5, 5], Chance(key_of(1)))
    with pytest.raises(AssertionError, match="contradict"):
        known((A, bits(HAND))).settle([0, 2, 2])


# -- against all worlds ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """Something that happens to one world as the seat sees it: kind, place or places, and label if it shows."""

    kind: str
    place: int
    target: int = 0
    labels: tuple[int, ...] = ()

    def tell(self, knowledge: Knowledge) -> None:
        """Tells the seat."""
        if self.kind == "look":
            knowledge.look(ME, self.place, list(self.labels))
        elif self.kind == "move_unseen":
            knowledge.move_unseen(ME, self.place, self.target, self.labels or None)
        elif self.kind == "see_arrive":
            knowledge.learn(ME, self.labels[0], self.place)
        else:
            knowledge.see_leave(ME, self.place, self.labels[0])
            if self.kind == "see_move":
                knowledge.learn(ME, self.labels[0], self.target)

    def after(self, world: World) -> set[World]:
        """The worlds that this one may have become; none if it cannot have looked like this."""
        if self.kind == "look":
            return {world} if world[self.place] == self.labels else set()
        if self.kind == "move_unseen":
            return moves(world, self.place, self.target, self.labels or LABELS)
        if self.kind == "see_arrive":
            return {put(world, self.place, self.labels[0])}
        if self.labels[0] not in world[self.place]:
            return set()
        left = take(world, self.place, self.labels[0])
        return {put(left, self.target, self.labels[0])} if self.kind == "see_move" else {left}


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A small world."""
    sizes = draw(st.tuples(*[st.integers(0, 3)] * 3).filter(lambda sizes: sum(sizes) <= 6))
    return tuple(tuple(sorted(draw(st.lists(st.sampled_from(LABELS), min_size=size, max_size=size)))) for size in sizes)


@st.composite
def beliefs(draw: st.DrawFn, world: World) -> Knowledge:
    """Something that the seat may know of this world."""
    pieces = [(label, bits(place)) for place, there in enumerate(world) for label in there]
    knowledge = known(*((label, bit | draw(st.integers(0, 7))) for label, bit in pieces if draw(st.booleans())))
    knowledge.settle(sizes_of(world))
    note(knowledge.traces)
    return knowledge


@st.composite
def happenings(draw: st.DrawFn, world: World, restricted: bool = False) -> tuple[Seen, World]:
    """Something that can happen in this world, and the world after it; rules may restrict what moves unseen."""
    full = [place for place in PLACES if world[place]]
    kinds = (
        ["look"] + ["see_arrive"] * (sum(sizes_of(world)) < 6) + ["move_unseen", "see_move", "see_leave"] * bool(full)
    )
    kind = draw(st.sampled_from(kinds))
    if kind == "look":
        place = draw(st.sampled_from(PLACES))
        return Seen(kind, place, labels=world[place]), world
    if kind == "see_arrive":
        place, label = draw(st.sampled_from(PLACES)), draw(st.sampled_from(LABELS))
        return Seen(kind, place, labels=(label,)), put(world, place, label)
    place = draw(st.sampled_from(full))
    label = draw(st.sampled_from(world[place]))
    if kind == "see_leave":
        return Seen(kind, place, labels=(label,)), take(world, place, label)
    target = draw(st.sampled_from([other for other in PLACES if other != place]))
    shown: tuple[int, ...] = (label,)
    if kind == "move_unseen":
        shown = tuple({label, draw(st.sampled_from(LABELS))}) if restricted and draw(st.booleans()) else ()
    return Seen(kind, place, target, shown), put(take(world, place, label), target, label)


def narrowed(traces: tuple[Trace, ...]) -> Iterator[tuple[Trace, ...]]:
    """The traces with one of them put into each of its places in turn."""
    for index, (label, mask) in enumerate(traces):
        for place in PLACES:
            if mask >> place & 1:
                yield (*traces[:index], (label, bits(place)), *traces[index + 1 :])


@settings(max_examples=MORE)
@given(st.data())
def test_all_worlds_that_look_the_same_fit_what_the_seat_knows(data: st.DataObject) -> None:
    """Soundness, and no leak: nothing is ruled out, nor told, by which of these worlds is the true one."""
    world = data.draw(worlds())
    knowledge = Knowledge.nothing(2)
    possible = set(all_worlds(sizes_of(world)))
    for _ in range(data.draw(st.integers(1, 8))):
        seen, world = data.draw(happenings(world, restricted=True))
        seen.tell(knowledge)
        knowledge.settle(sizes_of(world))
        possible = {after for before in possible for after in seen.after(before)}
        assert world in possible
        for other in possible:
            assert fits(knowledge.traces[ME], other), (seen, other)
        assert knowledge.traces[0] == ()


@settings(max_examples=MORE)
@given(st.data())
def test_each_thing_seen_is_used_as_far_as_traces_can_say_it(data: st.DataObject) -> None:
    """Completeness: no place is kept that no world reaches, and nothing certain is forgotten."""
    world = data.draw(worlds())
    knowledge = data.draw(beliefs(world))
    possible = fitting(knowledge.traces[ME], sizes_of(world))
    seen, world = data.draw(happenings(world))
    seen.tell(knowledge)
    knowledge.settle(sizes_of(world))
    traces = knowledge.traces[ME]
    possible = {after for before in possible for after in seen.after(before)}
    for closer in narrowed(traces):
        assert any(fits(closer, other) for other in possible), (seen, closer)
    believed = fitting(traces, sizes_of(world))
    for label in LABELS:
        for places in range(1, 8):
            assert certain(believed, label, places) == certain(possible, label, places), (seen, label, places)


@given(st.data())
def test_settling_says_exactly_where_each_piece_may_be(data: st.DataObject) -> None:
    world = data.draw(worlds())
    knowledge = data.draw(beliefs(world))
    traces = knowledge.traces[ME]
    possible = fitting(traces, sizes_of(world))
    assert world in possible
    for closer in narrowed(traces):
        assert any(fits(closer, other) for other in possible)


# -- dealing it out again -------------------------------------------------------------------------------------------


def placements(traces: tuple[Trace, ...], sizes: list[int]) -> Counter[tuple[int, ...]]:
    """Every way to put the traces into places, with the number of ways to choose their slots there."""
    ways: Counter[tuple[int, ...]] = Counter({(): 1})
    for _, mask in traces:
        further: Counter[tuple[int, ...]] = Counter()
        for chosen, number in ways.items():
            for place in PLACES:
                if mask >> place & 1:
                    further[(*chosen, place)] += number * max(sizes[place] - chosen.count(place), 0)
        ways = +further
    return ways


@given(st.data())
def test_spread_reaches_every_fitting_placement_and_no_other_about_evenly(data: st.DataObject) -> None:
    world = data.draw(worlds())
    traces = data.draw(beliefs(world)).traces[ME]
    ways = placements(traces, sizes_of(world))
    chance = Chance(key_of("even"))
    draws = 40 * len(ways)
    drawn = Counter(tuple(spread(traces, sizes_of(world), chance)) for _ in range(draws))
    assert set(drawn) <= set(ways)
    total = sum(ways.values())
    for placement, number in ways.items():
        expected = draws * number / total
        assert drawn[placement] >= expected / 6 or expected < 20, placement
        assert drawn[placement] <= expected * 4 + 12, placement


def test_spread_finds_the_only_way_even_where_luck_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first piece must make room for the second."""
    monkeypatch.setattr("topcluck.kernel.knowledge._TRIES", 0)
    assert spread(((A, bits(HAND, ROW)), (B, bits(HAND, DECK))), [1, 1, 0], Chance(key_of(1))) == [ROW, HAND]
