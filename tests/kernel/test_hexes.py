"""Hexes as axial coordinates."""

from __future__ import annotations

from topcluck.kernel.hexes import DIRECTION_NAMES, DIRECTIONS, E, around, distance, neighbours


def test_six_neighbours_lie_one_step_away_in_a_ring() -> None:
    ring = neighbours((2, -1))
    assert len(set(ring)) == 6
    assert all(distance((2, -1), near) == 1 for near in ring)
    assert all(distance(ring[turn], ring[turn - 1]) == 1 for turn in range(6))
    assert ring[E] == (3, -1)


def test_opposite_directions_cancel_out() -> None:
    for turn in range(6):
        there, back = DIRECTIONS[turn], DIRECTIONS[(turn + 3) % 6]
        assert (there[0] + back[0], there[1] + back[1]) == (0, 0)
    assert len(DIRECTION_NAMES) == 6


def test_distance_counts_steps() -> None:
    """A hex is as far away as the first ring around the start that holds it."""
    for rings in range(1, 4):
        outermost = around([(0, 0)], rings) - around([(0, 0)], rings - 1)
        assert len(outermost) == 6 * rings
        assert {distance((0, 0), hex) for hex in outermost} == {rings}


def test_what_lies_around_several_hexes() -> None:
    assert around([(0, 0), (5, 5)], 0) == {(0, 0), (5, 5)}
    assert around([(0, 0), (1, 0)], 1) == {(0, 0), (1, 0), *neighbours((0, 0)), *neighbours((1, 0))}
