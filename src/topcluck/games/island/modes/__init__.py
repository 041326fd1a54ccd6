"""What modes change, a small layer each: who plays together, what wins. All else is options (`rulesets/modes.toml`)."""

from __future__ import annotations

from collections.abc import Collection

from topcluck.games.island.modes.flag import Flag
from topcluck.games.island.modes.gallos import Gallos
from topcluck.games.island.modes.solo import Solo
from topcluck.games.island.modes.standard import Standard
from topcluck.games.island.modes.team import Team
from topcluck.games.island.rulesets import add_mode_layer

MODES: dict[str, Standard] = {
    "standard": Standard(), "team": Team(), "flag": Flag(), "gallos": Gallos(), "solo": Solo(),
}  # fmt: skip


def add_mode(name: str, mode: Standard, players: Collection[int] = (2, 3, 4), **options: object) -> None:
    """A mode of one's own: what it does, how many may play it, and the options that it changes."""
    add_mode_layer(name, players, options)
    MODES[name] = mode
