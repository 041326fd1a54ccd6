"""Pelea de Gallos (GALLOS) and Hahnenkampf (HAHN): Leaders and Chickens only, and the Chickens lie face down.

What lying face down means stands in `rules/tokens.py`; which of the two it is, in the options `gallos_…`.
"""

from __future__ import annotations

from topcluck.games.island.modes.standard import Standard


class Gallos(Standard):
    """The objective is that of the standard game (GALLOS-11)."""

    machines_and_resources = False
    face_down = True
