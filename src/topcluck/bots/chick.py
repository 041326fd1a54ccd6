"""Chick: picks at random, like the bird. The measure of what playing well is worth."""

from __future__ import annotations

from collections.abc import Sequence

from topcluck.bots.player import Budget
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View


class Chick:
    """Takes any action on offer, all alike."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """One of *actions* by the luck of the budget."""
        return actions[budget.chance().below(len(actions))]
