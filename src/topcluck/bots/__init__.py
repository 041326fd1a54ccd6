"""Players made of code.

A bot sees what a person in its seat would see, and no more: it gets a view, the actions on offer and a budget, never
the state. All that its seat may remember is in the view, so it needs to keep nothing between two decisions.
"""

from topcluck.bots.asking import BotFailed, ask, own_seed
from topcluck.bots.player import Bot, Budget
from topcluck.bots.registry import LEVELS, Level, best_level, find_bot

__all__ = ["LEVELS", "Bot", "BotFailed", "Budget", "Level", "ask", "best_level", "find_bot", "own_seed"]
