"""The games, by id. Each package has the same file names, and none imports another."""

from __future__ import annotations

from importlib import import_module

from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.game import Game

PACKAGES = {"chicken-island": "topcluck.games.island", "touche-poulet": "topcluck.games.touche"}


def game(id: str) -> Game:
    """The game with this id, loaded when it is first asked for."""
    if id not in PACKAGES:
        raise SetupRefused(f"there is no game {id!r}; there are {', '.join(PACKAGES)}")
    found: Game = import_module(PACKAGES[id]).GAME
    return found
