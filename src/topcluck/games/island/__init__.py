"""War for Chicken Island.

Read in this order: `model` (the words of the game as types), `decisions` (what is asked), `actions` (what may be
answered), `events` (what is reported), `state` (the mutable core), `rules` (one chapter, one file), `view` (who sees
what), `names` and `notation` (everything as text).
"""

from __future__ import annotations

from topcluck.games.island.game import GAME, Island

__all__ = ["GAME", "Island"]
