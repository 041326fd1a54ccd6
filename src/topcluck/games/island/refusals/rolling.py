"""Dice that are not to be rolled, added or paid for (TURN-2, TURN-3, DICE)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.model import FACES, RESOURCES
from topcluck.games.island.refusals.attempt import Attempt, about, asked_for, explains, not_mine
from topcluck.games.island.state import PLUS_ONE
from topcluck.kernel.errors import Refusal

_PICKING = (d.ROLL, d.REROLL_DICE, d.ROLL_AGAIN)


@explains(a.ADD)
def add(attempt: Attempt) -> Refusal | None:
    """The die is not there, or this is not its moment (CMB-4)."""
    face = attempt.first
    if attempt.asked in _PICKING:
        return no_die(face)
    if attempt.asked == d.COMBAT_DICE:
        return Refusal("CMB-4", "no-strength-die", about(face=FACES[face])) if face < PLUS_ONE else no_die(face)
    if face < PLUS_ONE:
        return Refusal("TURN-1", "roll-step-is-over")
    return Refusal("CMB-4", "strength-dice-when-attacking")


def no_die(face: int) -> Refusal:
    """No die with this face lies on the Banner (DICE-1)."""
    return Refusal("DICE-1", "no-such-die", about(face=FACES[face]))


@explains(a.ADD_SPENT)
def add_spent(attempt: Attempt) -> Refusal | None:
    """Spent dice are all rolled anyway, or there is none (TURN-2)."""
    if attempt.asked != d.ROLL:
        return None
    if attempt.state.box.options.roll_spent_dice == "all":
        return Refusal("TURN-2", "spent-dice-roll-anyway")
    return Refusal("TURN-2", "no-spent-die")


@explains(a.LIFT)
def lift(attempt: Attempt) -> Refusal | None:
    """A +1 die comes back from a unit of one's own, and only to be rolled (RUL-124)."""
    if attempt.asked not in (d.ROLL, d.REROLL_DICE):
        return Refusal("RUL-124", "lift-only-to-roll")
    found = not_mine(attempt, attempt.first, "TURN-2")
    return found or Refusal("DICE-6", "no-die-on-it", about(unit=attempt.unit(attempt.first)))


@explains(a.ROLL)
def roll(attempt: Attempt) -> Refusal | None:
    """Without dice nothing is rolled (RUL-65); the second roll is paid for first (TURN-3)."""
    if attempt.asked == d.REROLL:
        return Refusal("TURN-3", "pay-first", _price(attempt))
    if attempt.asked in _PICKING:
        return Refusal("RUL-65", "no-dice-to-roll")
    return Refusal("TURN-1", "roll-step-is-over")


@explains(a.SKIP)
def skip(attempt: Attempt) -> Refusal | None:
    """Who has begun to pick dice rolls them (RUL-135); a tile that can be laid is laid (ISLAND-2)."""
    if attempt.asked == d.ROLL:
        return Refusal("RUL-135", "no-way-back", asked_for(attempt.state))
    if attempt.asked in (d.TILE_SHAPE, d.TILE_BASE, d.TILE_LAND):
        return Refusal("ISLAND-2", "tile-must-be-laid")
    return Refusal("TURN-1", "roll-step-is-over")


@explains(a.KEEP)
def keep(attempt: Attempt) -> Refusal | None:
    """What is paid is paid (TURN-3)."""
    if attempt.asked == d.REROLL:
        return Refusal("TURN-3", "paid-already", _price(attempt))
    return _no_second_roll(attempt)


@explains(a.PAY)
def pay(attempt: Attempt) -> Refusal | None:
    """A Resource that is not there, or no second roll to pay for (TURN-3)."""
    if attempt.asked == d.REROLL:
        return Refusal("TURN-3", "no-such-resource", about(resource=RESOURCES[attempt.first]))
    return _no_second_roll(attempt)


def _no_second_roll(attempt: Attempt) -> Refusal:
    """It comes right after the first, if at all."""
    if attempt.state.box.options.reroll_resource_cost is None:
        return Refusal("TURN-3", "no-second-roll")
    return Refusal("TURN-3", "second-roll-after-the-first", _price(attempt))


def _price(attempt: Attempt) -> tuple[tuple[str, str], ...]:
    """What a second roll costs."""
    return about(cost=attempt.state.box.options.reroll_resource_cost or 0)


@explains(a.TURN)
def turn(attempt: Attempt) -> Refusal | None:
    """A card turns a die that is there, to another face."""
    if attempt.asked != d.TURN_DIE:
        return None
    return Refusal("GEN-6", "changes-nothing") if attempt.first == attempt.second else no_die(attempt.first)
