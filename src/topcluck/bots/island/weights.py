"""The weights of the island's judgement, which are data: `python -m topcluck.sim.learning` writes what was learnt.

Where three or four sides play, other things count than between two.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from topcluck.bots.island.judgement import FEATURES, Weights

LEARNT: Final = Path(__file__).with_name("weights.toml")
LEARNT_MANY: Final = Path(__file__).with_name("weights_many.toml")
BY_HAND: Final = Path(__file__).with_name("weights_by_hand.toml")


@cache
def read_weights(path: Path) -> Weights:
    """The weights in a file; what it does not name weighs nothing."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    known = data["features"]
    features = [float(known.get(name, 0.0)) for name in FEATURES]
    return Weights(features, data.get("hand", {}), data.get("strategies", {}), data.get("units", {}))
