"""Choices that a card does not allow: they are named together with the card."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.box import CHANGE_DEFENDER, DESTROY, DRAWN, MOVE_UNIT, SWAP_UNITS, Sel
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals.attempt import Attempt, about, explains, not_there
from topcluck.games.island.rules.destruction import is_sheltered
from topcluck.games.island.rules.effects import line_of
from topcluck.games.island.rules.selecting import matches
from topcluck.kernel.errors import Refusal


def _effect(attempt: Attempt) -> d.Frame:
    """The effect that asks."""
    return attempt.state.stack[-2]


@explains(a.TARGET)
def target(attempt: Attempt) -> Refusal | None:
    """Not one of the units that the card means, sheltered, or one to which it would do nothing."""
    unit = attempt.first
    if attempt.asked == d.ATTACH_TO:
        return not_there(attempt, unit) or _not_meant(attempt, attempt.frame[2], unit, "FX-16")
    if attempt.asked != d.CHOOSE_UNIT:
        return None
    frame = _effect(attempt)
    line = line_of(attempt.state, frame)
    found = not_there(attempt, unit) or _no_match(attempt, line.target, frame)
    if not found and frame[d.UNITS] >> unit & 1:
        found = Refusal("FX-9", "chosen-already", about(unit=attempt.unit(unit)))
    if not found and line.op == CHANGE_DEFENDER:
        found = Refusal("CMB-16", "no-new-defender", about(unit=attempt.unit(unit)))
    if not found and line.op in (MOVE_UNIT, SWAP_UNITS, DESTROY):
        found = _sheltered(attempt, frame)
    return found or Refusal("FX-2", "card-does-nothing", _card_and_unit(attempt, frame[d.CARD], unit))


def _card_and_unit(attempt: Attempt, card: int, unit: int) -> tuple[tuple[str, str], ...]:
    return about(card=attempt.card(card), unit=attempt.unit(unit))


def _not_meant(attempt: Attempt, card: int, unit: int, rule: str) -> Refusal:
    """The card says which units it is for (GEN-1)."""
    return Refusal(rule, "not-meant-by-the-card", _card_and_unit(attempt, card, unit))


def _no_match(attempt: Attempt, sel: Sel | None, frame: d.Frame) -> Refusal | None:
    """The unit is none of those that the card is for."""
    assert sel is not None, "a choice of units without saying which"
    if matches(attempt.state, sel, attempt.first, frame):
        return None
    return _not_meant(attempt, frame[d.CARD], attempt.first, "GEN-1")


def _sheltered(attempt: Attempt, frame: d.Frame) -> Refusal | None:
    """Something protects the unit from cards like this one."""
    if not is_sheltered(attempt.state, attempt.first, frame[d.YOU], frame[d.WHEN] == DRAWN):
        return None
    return Refusal("GEN-1", "sheltered", _card_and_unit(attempt, frame[d.CARD], attempt.first))


@explains(a.SWAP)
def swap(attempt: Attempt) -> Refusal | None:
    """Two units of one player, each of which can stand where the other was (FX-18)."""
    if attempt.asked != d.CHOOSE_WITH:
        return None
    unit, frame = attempt.first, _effect(attempt)
    found = not_there(attempt, unit) or _no_match(attempt, line_of(attempt.state, frame).with_, frame)
    pair = about(unit=attempt.unit(frame[d.UNIT]), other=attempt.unit(unit))
    return found or _sheltered(attempt, frame) or Refusal("FX-18", "no-swap", pair)


@explains(a.TILE)
def tile(attempt: Attempt) -> Refusal | None:
    """A Lava/Neutral tile with the side up that the card asks for (MAP-4)."""
    if attempt.asked != d.CHOOSE_TILE:
        return None
    words = about(card=attempt.card(_effect(attempt)[d.CARD]), hex=attempt.hex(attempt.first))
    return Refusal("MAP-4", "no-such-tile", words)


@explains(a.AGAINST)
def against(attempt: Attempt) -> Refusal | None:
    """An enemy (GEN-8)."""
    return Refusal("GEN-8", "no-enemy", about(owner=SEATS[attempt.first])) if attempt.asked == d.CHOOSE_PLAYER else None


@explains(a.OPTION)
def option(attempt: Attempt) -> Refusal | None:
    """One of the alternatives on the card that would do something (CMB-7)."""
    if attempt.asked != d.CHOOSE_LINE:
        return None
    words = about(card=attempt.card(_effect(attempt)[d.CARD]), number=attempt.first)
    return Refusal("CMB-7", "no-such-alternative", words)
