"""Imagined fleets in every position of a few games: the small form of `python -m topcluck.sim.imagining`."""

from __future__ import annotations

import pytest

from topcluck.sim import imagining


@pytest.mark.slow
def test_in_every_position_imagined_fleets_fit_and_none_is_out_of_reach() -> None:
    found = imagining.examine(2, "small")
    assert found.holds, found.to_json()
    assert (found.games, found.boards > 0) == (2, True)
    assert found.worlds > 2 * found.positions
