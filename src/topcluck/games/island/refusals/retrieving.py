"""Resources and Chickens that cannot be had or given (RET, LIMIT-2)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.box import TOKEN
from topcluck.games.island.model import RESOURCES
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.games.island.refusals.paying import must_move_on, unpaid
from topcluck.games.island.rules.retrieving import base_is_open, chicken_of, recoverable
from topcluck.games.island.state import DESTROYED
from topcluck.kernel.errors import Refusal

_TAKING = (d.PICK, d.REFILL, d.GAIN_RESOURCE, d.ACTION)


@explains(a.TAKE)
def take(attempt: Attempt) -> Refusal | None:
    """Nothing of it is in the supply (RET-3)."""
    if attempt.asked not in _TAKING:
        return None
    found = unpaid(attempt) if attempt.asked == d.ACTION else None
    if not found and not attempt.state.supply[attempt.first]:
        found = Refusal("RET-3", "supply-is-empty", about(resource=RESOURCES[attempt.first]))
    return found or must_move_on(attempt)


@explains(a.RECOVER)
def recover(attempt: Attempt) -> Refusal | None:
    """An own destroyed Chicken, if the Base can take it (RET-1, RET-3); of equal ones any (RUL-4)."""
    if attempt.asked not in (d.PICK, d.RECOVER, d.ACTION):
        return None
    state, seat, words = attempt.state, attempt.seat, about(card=attempt.card(attempt.first))
    if state.box.kind[attempt.first] != TOKEN:
        return Refusal("RET-1", "no-chicken", words)
    found = unpaid(attempt) if attempt.asked == d.ACTION else None
    if found:
        return found
    if state.where[chicken_of(state, seat, attempt.code)] != DESTROYED:
        return Refusal("RET-1", "not-destroyed", words)
    if not base_is_open(state, seat):
        return Refusal("RET-3", "base-is-blocked", about(hex=attempt.hex(state.base_of(seat))))
    if chicken_of(state, seat, attempt.code) not in recoverable(state, seat):
        return Refusal("RUL-4", "equal-chicken", words)
    return must_move_on(attempt)


@explains(a.RETURN)
def give_back(attempt: Attempt) -> Refusal | None:
    """A Resource that is not on the Banner (GEN-6)."""
    if attempt.asked not in (d.RETURN_RESOURCE, d.LOSE_RESOURCE):
        return None
    return Refusal("GEN-6", "no-such-resource", about(resource=RESOURCES[attempt.first]))


@explains(a.EXCHANGE)
def exchange(attempt: Attempt) -> Refusal | None:
    """One of the own Resources for another kind of the supply."""
    if attempt.asked != d.EXCHANGE:
        return None
    give, get = attempt.first, attempt.second
    if give == get:
        return Refusal("GEN-6", "changes-nothing")
    if not attempt.state.resources[attempt.seat * 3 + give]:
        return Refusal("GEN-6", "no-such-resource", about(resource=RESOURCES[give]))
    return Refusal("GEN-6", "supply-is-empty", about(resource=RESOURCES[get]))
