"""Bots that do not play by the rules."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence

from topcluck.bots import Budget
from topcluck.bots.player import Account
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View


class Raises:
    """Fails, and tells what it holds."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        raise ValueError(f"my secrets are {view}")


class Nonsense:
    """Answers something that is not on offer."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> str:
        return "end of the world"


class Sleeps:
    """Never answers."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        time.sleep(3600)
        return actions[0]


class Dies:
    """Takes the process with it."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return actions[0]


class Prints:
    """Says more than it should."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        print('{"answer": "end of the world"}', flush=True)  # noqa: T201  that is what it is for
        return actions[-1]


class Counts:
    """Takes the first option, then the second one, as long as it is told that it is in the same turn."""

    def __init__(self) -> None:
        self.account = Account("first")

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        self.account = Account(self.account.turn, self.account.spent + 1.0)
        return actions[int(self.account.spent) - 1]
