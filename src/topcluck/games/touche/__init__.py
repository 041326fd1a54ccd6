"""Touché Poulet: hidden fleets on a farm, 2 to 4 players. Rules and their ids: docs/rules/touche-poulet.md.

Read in this order: `model` (the words as types), `sets` and `farm` (data and tables), `state` (the mutable core),
`decisions`, `actions`, `events` (what is asked, answered, reported), `rules` (one chapter, one file), `view` and
`fleets` (what a seat may see, and worlds that fit it), `notation` (positions as text), `refusals` (every "no").
"""

from __future__ import annotations

from topcluck.games.touche.game import GAME, TouchePoulet
from topcluck.games.touche.state import State
from topcluck.games.touche.view import View

__all__ = ["GAME", "State", "TouchePoulet", "View"]
