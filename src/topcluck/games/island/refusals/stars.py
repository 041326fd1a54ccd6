"""Stars that are missing or of no use (STAR), and abilities on cards (FX-13, RUL-128, RUL-136)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals.attempt import Attempt, about, explains, not_mine, not_there
from topcluck.games.island.refusals.paying import must_move_on
from topcluck.games.island.rules.abilities import combat_abilities, outside_abilities
from topcluck.games.island.rules.movement import overlap
from topcluck.games.island.rules.stars import COST, star_abilities
from topcluck.games.island.state import STAR
from topcluck.kernel.errors import Refusal

_WINDOWS = (d.COMBAT_DICE, d.COMBAT_LAST)  # CMB-13


@explains(*COST)
def stars(attempt: Attempt) -> Refusal | None:
    """Only outside combat (STAR-3), with enough stars (STAR-10), if some part can be done (RUL-128)."""
    if attempt.state.fighting:
        return Refusal("STAR-3", "stars-outside-combat")
    if attempt.asked != d.ACTION:
        return None
    found = _too_few_stars(attempt, COST[attempt.verb], "STAR-10")
    if found or attempt.code in star_abilities(attempt.state, attempt.seat):
        return found or must_move_on(attempt)
    if attempt.verb == a.STAR_SHIELD:
        return Refusal("RUL-71", "no-shield-left")
    if attempt.verb == a.STAR_PARDON and attempt.state.flags and attempt.state.box.options.flag_five_star_disabled:
        return Refusal("FLAG-9", "no-use-for-five-stars")
    if attempt.verb == a.STAR_PARDON:
        return Refusal("RUL-128", "no-tag-to-remove")
    return Refusal("RUL-128", "would-do-nothing")


def _too_few_stars(attempt: Attempt, need: int, rule: str) -> Refusal | None:
    """All stars of an ability are spent at once (RUL-83)."""
    have = attempt.state.banner[attempt.seat * 6 + STAR]
    return Refusal(rule, "too-few-stars", about(need=need, have=have)) if have < need else None


@explains(a.USE)
def use(attempt: Attempt) -> Refusal | None:
    """An ability on a card of a unit of one's own."""
    unit = attempt.first
    found = not_mine(attempt, unit, "STAR-1")
    return found or _cannot_use(attempt, attempt.state.card[unit], unit)


@explains(a.USE_STRATEGY)
def use_strategy(attempt: Attempt) -> Refusal | None:
    """An ability on a Strategy in play."""
    state, card = attempt.state, attempt.first
    if card not in state.strategies[attempt.seat] + state.borrowed[attempt.seat]:
        return Refusal("STAR-1", "strategy-not-in-play", about(scroll=attempt.card(card)))
    return _cannot_use(attempt, card, -1)


def _cannot_use(attempt: Attempt, card: int, unit: int) -> Refusal | None:
    """No such ability, the wrong moment (FX-13), not paid for, used up (RUL-136), or of no effect (RUL-128)."""
    abilities = attempt.state.box.abilities[card]
    if not 1 <= attempt.second <= len(abilities):
        return Refusal("STAR-1", "no-such-ability", about(card=attempt.card(card), number=attempt.second))
    ability = abilities[attempt.second - 1]
    if ability.in_combat and attempt.asked == d.ACTION:
        return Refusal("FX-13", "ability-only-in-combat", about(card=attempt.card(card)))
    if not ability.in_combat and attempt.state.fighting:
        return Refusal("FX-13", "ability-only-outside-combat", about(card=attempt.card(card)))
    if attempt.asked != d.ACTION and attempt.asked not in _WINDOWS:
        return None
    return _too_few_stars(attempt, ability.stars, "STAR-1") or _of_no_use(attempt, card, unit)


def _of_no_use(attempt: Attempt, card: int, unit: int) -> Refusal | None:
    """An ability that is paid for, at its moment."""
    state, usable = attempt.state, outside_abilities if attempt.asked == d.ACTION else combat_abilities
    if attempt.code in usable(state, attempt.seat):
        return must_move_on(attempt)
    if overlap(state) and unit >= 0 and state.transit >> unit & 1:
        return Refusal("RUL-18", "in-transit", about(unit=attempt.unit(unit)))
    fresh = state.copy()
    fresh.used = ()
    if attempt.code in usable(fresh, attempt.seat):
        return Refusal("RUL-136", "ability-used-up", about(card=attempt.card(card)))
    return Refusal("RUL-128", "ability-does-nothing", about(card=attempt.card(card)))


@explains(a.SHIELD)
def shield(attempt: Attempt) -> Refusal | None:
    """Any unit, or each own one once (STAR-8)."""
    if attempt.asked != d.PLACE_SHIELD:
        return None
    if attempt.state.box.options.star_four_effect != "each_own_unit":
        return not_there(attempt, attempt.first)
    once = Refusal("STAR-8", "one-shield-each", about(unit=attempt.unit(attempt.first)))
    return not_mine(attempt, attempt.first, "STAR-8") or once


@explains(a.PARDON)
def pardon(attempt: Attempt) -> Refusal | None:
    """Only a tag that is there (STAR-9)."""
    return Refusal("STAR-9", "no-tag-of", about(owner=SEATS[attempt.first])) if attempt.asked == d.PARDON else None
