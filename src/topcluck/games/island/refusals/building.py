"""Machines that cannot be built (BUILD), and what their building asks for."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import GROUNDS
from topcluck.games.island.model import RESOURCES
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.games.island.refusals.paying import must_move_on, unpaid
from topcluck.games.island.rules.building import can_build, can_pay, possible_pilots
from topcluck.games.island.rules.movement import overlap
from topcluck.games.island.state import DESTROYED
from topcluck.kernel.errors import Refusal


@explains(a.BUILD)
def build(attempt: Attempt) -> Refusal | None:
    """Not in the lineup, not paid for, or one of the reasons of BUILD-7."""
    if attempt.asked not in (d.ACTION, d.BUILD_CARD, d.QUICK_BUILD):
        return None
    if attempt.asked == d.ACTION and attempt.state.box.quick:
        return Refusal("QUICK-2", "build-comes-first")
    if attempt.first not in attempt.state.lineup:
        return Refusal("BUILD-1", "not-in-the-lineup", about(card=attempt.card(attempt.first)))
    found = unpaid(attempt) if attempt.asked == d.ACTION else None
    return found or _cannot_build(attempt, attempt.first) or must_move_on(attempt)


def _cannot_build(attempt: Attempt, card: int) -> Refusal | None:
    """What is missing for a Machine of the lineup (BUILD-7)."""
    state, seat, name = attempt.state, attempt.seat, attempt.card(card)
    kind = state.box.type_of[card]
    if not state.supply_machines[kind]:
        return Refusal("COMP-6", "no-miniature", about(card=name, type=state.box.types[kind]))
    if not can_pay(state, seat, card):
        return _too_poor(attempt, card)
    have, need = len(possible_pilots(state, seat)), state.box.pilots[card]
    if have < need:
        return Refusal("BUILD-2", "too-few-pilots", about(card=name, need=need, have=have))
    return None if can_build(state, seat, card) else Refusal("BUILD-3", "no-building-site", about(card=name))


def _too_poor(attempt: Attempt, card: int) -> Refusal:
    """Which Resources are missing: too few altogether, or of the wrong kinds (BUILD-1, RUL-123)."""
    cost, own = attempt.state.box.cost[card], attempt.state.resources[attempt.seat * 3 : attempt.seat * 3 + 3]
    missing = {kind: price - mine for kind, price, mine in zip(RESOURCES, cost, own, strict=True) if price > mine}
    resource, number = next(iter(missing.items()))
    words = about(card=attempt.card(card), resource=resource, number=number)
    if sum(own) >= sum(cost):
        return Refusal("RUL-123", "cost-is-exact", words)
    return Refusal("BUILD-1", "too-few-resources", words)


@explains(a.SAVE)
def save(attempt: Attempt) -> Refusal | None:
    """A discount saves only what the cost asks for (BUILD-1)."""
    if attempt.asked != d.BUILD_SAVE:
        return None
    words = about(card=attempt.card(attempt.frame[2]), resource=RESOURCES[attempt.first])
    return Refusal("BUILD-1", "not-in-the-cost", words)


@explains(a.PILOT)
def become_pilot(attempt: Attempt) -> Refusal | None:
    """Only own Chickens on the island, so that a hex is left for the Machine (BUILD-2, BUILD-11, RUL-14)."""
    if attempt.asked != d.BUILD_PILOT:
        return None
    state, unit, name = attempt.state, attempt.first, attempt.unit(attempt.first)
    if state.owner_of(unit) != attempt.seat or not state.is_chicken(unit):
        return Refusal("BUILD-2", "no-chicken-of-yours", about(unit=name))
    if state.where[unit] == DESTROYED:
        return Refusal("BUILD-11", "chicken-is-destroyed", about(unit=name))
    if state.where[unit] < 0 or attempt.frame[4] >> unit & 1:
        return Refusal("PILOT-2", "pilots-already", about(unit=name))
    if overlap(state) and state.transit >> unit & 1:
        return Refusal("RUL-18", "in-transit", about(unit=name))
    return _no_use(attempt, unit)


def _no_use(attempt: Attempt, unit: int) -> Refusal:
    """A Chicken that would do: an equal one stands for it (RUL-4), or its hex must not be the one that is left."""
    state = attempt.state
    offered = [a.first(code) for code in state.actions(attempt.seat)]
    for other in offered:
        if state.where[other] == state.where[unit]:
            return Refusal("RUL-4", "equal-token", about(unit=attempt.unit(unit), other=attempt.unit(other)))
    return Refusal("RUL-14", "pilots-must-make-room", about(unit=attempt.unit(unit)))


def no_site(attempt: Attempt) -> Refusal:
    """Machines are built on the own Territory, on a hex that is empty or holds a band to join (BUILD-3, BUILD-4)."""
    state, hex = attempt.state, attempt.first
    card = attempt.frame[2]
    if not state.is_own_territory(attempt.seat, hex):
        return Refusal("BUILD-9", "not-your-territory", about(hex=attempt.hex(hex), ground=GROUNDS[state.ground[hex]]))
    if state.box.bands[card]:
        return Refusal("BUILD-4", "no-band-there", about(card=attempt.card(card), hex=attempt.hex(hex)))
    return Refusal("BUILD-3", "site-is-occupied", about(card=attempt.card(card), hex=attempt.hex(hex)))
