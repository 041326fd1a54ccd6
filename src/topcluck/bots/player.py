"""The contract of a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol, runtime_checkable

from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision, and the seed of the luck it may use; None is no limit."""

    seconds: float | None = None
    iterations: int | None = None
    seed: int | str = 0
    think: float = 1.0  # the part of its usual time that a bot takes which has a time of its own
    clock: Callable[[], float] = perf_counter  # by which seconds are counted

    def chance(self) -> Chance:
        """The luck for this decision: the same budget brings the same luck."""
        return Chance(key_of(self.seed))


class Bot(Protocol):
    """A player made of code. It sees what a person in its seat would see, no more."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """One of *actions*, by what *view* shows."""


@dataclass(frozen=True, slots=True)
class Account:
    """How many seconds of a turn a bot has thought; the name of the turn is the bot's own."""

    turn: str = ""
    spent: float = 0.0


@runtime_checkable
class KeepsAccount(Protocol):
    """A bot that shares its time over a whole turn: who makes a new one for each choice hands the account on."""

    account: Account
