"""Why something is not on offer: the rule that forbids it and what would make a sentence of it."""

from __future__ import annotations

from topcluck.games.island.state import State
from topcluck.kernel.errors import Refusal


def explain(state: State, seat: int, code: int) -> Refusal:
    """The rule that forbids an action, from what the seat may know."""
    return Refusal("RUL-135", "not-now")
