"""Why a bot chooses what it chooses: what it looked at, how often, and how likely it thinks it is to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from topcluck.bots.player import Bot, Budget
from topcluck.kernel.codec import to_plain
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View


@dataclass(frozen=True, slots=True)
class Looked:
    """One option that a bot looked at: how often, and the chance of winning that it expects of it (0 to 1)."""

    action: str
    visits: int
    chance: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a bot chooses, the options it looked at, the most visited first, and how often it looked ahead for it.

    A bot that keeps what it looked at before, in the same turn, counts those visits too.
    """

    chosen: str
    looked: tuple[Looked, ...] = ()
    iterations: int = 0

    def to_json(self) -> dict[str, Any]:
        """The explanation in plain JSON values."""
        data: dict[str, Any] = to_plain(self)
        return data


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self, view: View, actions: Sequence[Action], budget: Budget) -> Explanation:
        """What it would choose, and what it looked at."""


def explain_choice(bot: Bot, view: View, actions: Sequence[Action], budget: Budget) -> Explanation:
    """What the bot would choose, and why if it can say so; a forced choice needs no reason."""
    if len(actions) == 1:
        return Explanation(str(actions[0]))
    if isinstance(bot, Explains):
        return bot.explain(view, actions, budget)
    return Explanation(str(bot.choose(view, actions, budget)))
