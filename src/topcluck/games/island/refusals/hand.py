"""Scrolls that a player would like to have."""

from __future__ import annotations

from topcluck.games.island.box import CATASTROPHE, MAGIC, STRATEGY
from topcluck.games.island.refusals.attempt import Attempt, about
from topcluck.kernel.errors import Refusal

SCROLLS = (MAGIC, STRATEGY, CATASTROPHE)


def not_in_hand(attempt: Attempt, rule: str) -> Refusal | None:
    """No Scroll at all, or none of the own hand."""
    card = attempt.first
    if attempt.state.box.kind[card] not in SCROLLS:
        return Refusal("SCR-1", "not-a-scroll", about(card=attempt.card(card)))
    if card not in attempt.state.hand[attempt.seat]:
        return Refusal(rule, "not-in-your-hand", about(scroll=attempt.card(card)))
    return None
