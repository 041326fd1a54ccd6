"""Every game passes one suite; and the suite notices what it should."""

from __future__ import annotations

import pytest

from tests.kernel.toy import GAME
from topcluck.sim.conformance import conform


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [2, 3])
def test_the_toy_conforms(players: int, seed: int) -> None:
    report = conform(GAME, {"players": players}, seed, every=4)
    assert report.outcome is not None
