"""What modes change, a small layer each: who plays together, what wins. All else is options (`rulesets/modes.toml`)."""

from __future__ import annotations

from topcluck.games.island.modes.flag import Flag
from topcluck.games.island.modes.gallos import Gallos
from topcluck.games.island.modes.standard import Standard
from topcluck.games.island.modes.team import Team

MODES: dict[str, Standard] = {"standard": Standard(), "team": Team(), "flag": Flag(), "gallos": Gallos()}
