"""A bot that leads with the Leaders it was told, and plays like another one."""

from __future__ import annotations

from collections.abc import Sequence

from topcluck.bots.player import Bot, Budget
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View


class Led:
    """Takes the first of its Leaders that is on offer; all other choices are those of *bot*.

    Against the Challenger the human is asked twice: the first Leader is the bot's own, the next one the Challenger's.
    """

    def __init__(self, bot: Bot, leaders: Sequence[str]) -> None:
        self.bot = bot
        self.leaders = tuple(leaders)

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """The Leader that was told, or what the bot chooses."""
        offered = {str(action): action for action in actions}
        for leader in self.leaders:
            if f"choose {leader}" in offered:
                return offered[f"choose {leader}"]
        return self.bot.choose(view, actions, budget)
