"""Knowledge by brute force: the set of all worlds that fit what a seat saw.

A world says which labels lie in which place; pieces with equal labels cannot be told apart, so that is all there is to
say. What a seat sees leaves some worlds and rules out the others. Small enough to list them all.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import combinations_with_replacement, product

from topcluck.kernel.knowledge import Trace

World = tuple[tuple[int, ...], ...]  # for each place its labels, sorted

PLACES = range(3)
LABELS = range(3)


def sizes_of(world: World) -> list[int]:
    """How many pieces lie in each place, which everybody sees."""
    return [len(place) for place in world]


def all_worlds(sizes: list[int]) -> Iterator[World]:
    """Every world with so many pieces in each place."""
    return product(*(combinations_with_replacement(LABELS, size) for size in sizes))


def put(world: World, place: int, label: int) -> World:
    """The world with one more piece."""
    return tuple(tuple(sorted((*there, label))) if at == place else there for at, there in enumerate(world))


def take(world: World, place: int, label: int) -> World:
    """The world with one piece less."""
    there = list(world[place])
    there.remove(label)
    return tuple(tuple(there) if at == place else others for at, others in enumerate(world))


def moves(world: World, source: int, target: int, among: Container[int]) -> set[World]:
    """All worlds in which some piece with one of these labels went from *source* to *target*."""
    return {put(take(world, source, label), target, label) for label in world[source] if label in among}


def fits(traces: Iterable[Trace], world: World) -> bool:
    """Whether each trace can be a piece of its own in this world."""
    traces = tuple(traces)
    return all(
        _placeable([mask for known, mask in traces if known == label], _counts(world, label)) for label in LABELS
    )


def _counts(world: World, label: int) -> list[int]:
    """How many pieces with this label lie in each place."""
    return [there.count(label) for there in world]


def _placeable(masks: list[int], room: list[int]) -> bool:
    """Whether so many pieces can be found, each in a place that its mask allows."""
    if not masks:
        return True
    for place in PLACES:
        if masks[0] >> place & 1 and room[place]:
            left = [size - (at == place) for at, size in enumerate(room)]
            if _placeable(masks[1:], left):
                return True
    return False


def fitting(traces: Iterable[Trace], sizes: list[int]) -> set[World]:
    """All worlds that these traces allow."""
    traces = tuple(traces)
    return {world for world in all_worlds(sizes) if fits(traces, world)}


def certain(worlds: Iterable[World], label: int, places: int) -> int:
    """How many pieces with this label lie in these places (as bits) for sure."""
    return min(sum(_counts(world, label)[place] for place in PLACES if places >> place & 1) for world in worlds)
