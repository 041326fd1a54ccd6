"""The Priority Hex: a ranking of the six directions that settles every choice among hexes (SOLO-12, RUL-50)."""

from __future__ import annotations

from collections.abc import Iterable

from topcluck.games.island.state import State

Way = tuple[int, ...]  # the ranks of the steps of a path


def rank(state: State, direction: int) -> int:
    """The rank of a direction, 1 to 6: the cards say how they follow clockwise from the anchor (house set 9)."""
    return state.box.cards.priority_hex.index((direction - state.facing + 1) % 6) + 1


def way(state: State, origin: int, hex: int) -> Way:
    """The rank of a hex: the smallest sequence of ranks among the shortest grid paths to it (RUL-50).

    Such a path has steps in two neighbouring directions at most, in any order; the smaller ranks come first.
    """
    board = state.box.board
    (q, r), (to_q, to_r) = board.axial[origin], board.axial[hex]
    dq, dr = to_q - q, to_r - r
    steps = [step for _, step in state.box.cards.directions]
    for first in range(6):
        second = (first + 1) % 6
        (q1, r1), (q2, r2) = steps[first], steps[second]
        many, more = dq * r2 - dr * q2, q1 * dr - r1 * dq
        if many > 0 and more >= 0:
            return tuple(sorted([rank(state, first)] * many + [rank(state, second)] * more))
    return ()


def neighbours(state: State, hex: int) -> list[tuple[int, int]]:
    """The hexes around a hex with the ranks of their directions, best rank first."""
    board = state.box.board
    q, r = board.axial[hex]
    found = []
    for direction, (_, (dq, dr)) in enumerate(state.box.cards.directions):
        near = board.index.get((q + dq, r + dr))
        if near is not None:
            found.append((rank(state, direction), int(near)))
    return sorted(found)


def ways(state: State, origin: int, hexes: Iterable[int]) -> list[Way]:
    """The ranks of several hexes as seen from one."""
    return [way(state, origin, hex) for hex in hexes]


def in_words(path: Way) -> str:
    """A way as it is told: 1-1-2."""
    return "-".join(map(str, path)) or "-"
