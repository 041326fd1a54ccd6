"""Why an action is not on offer: rule, message and arguments, from what lies open on the table and the own fleet.

One function for each verb. The messages stand in `words/` under ``touche-refusal-`` and their names.
"""

from __future__ import annotations

from collections.abc import Callable

from topcluck.games.touche import actions, decisions
from topcluck.games.touche.actions import ACTIONS
from topcluck.games.touche.farm import NO_ATTACK
from topcluck.games.touche.model import (
    NOT_YET,
    ON_SALE,
    OUT_OF_PLAY,
    PLACING,
    RESERVE,
    TARGETING,
    UNCONFIRMED,
    WITH_UNIT,
    Place,
    Weapon,
)
from topcluck.games.touche.names import WILD, seat_name
from topcluck.games.touche.rules.cards import smuggled_price
from topcluck.games.touche.rules.eggs import laid_eggs, price_of, wild_price
from topcluck.games.touche.rules.fields import other_fields
from topcluck.games.touche.rules.placement import fleet, kept_free, next_token
from topcluck.games.touche.state import State
from topcluck.kernel.errors import Refusal
from topcluck.kernel.faces import Code, Seat

_RULE_OF = {
    decisions.PLACEMENT: "TP-4.7", decisions.TURN: "TP-7.9", decisions.ATTACK_BOARD: "TP-7.5",
    decisions.ATTACK_CELL: "TP-7.5", decisions.LINE_CELL: "TP-7.6", decisions.OVERTIME: "TP-15.9",
    decisions.STRIKE_BOARD: "TP-15.1", decisions.STRIKE_BLOCK: "TP-15.1", decisions.SPYING: "TP-15.2",
    decisions.ROBBERY: "TP-15.7", decisions.PATCHING: "TP-15.10", decisions.HAGGLING: "TP-15.5",
    decisions.TAKING: "TP-14.1", decisions.RESOLVING: "TP-8.7", decisions.BONUS_BOARD: "TP-10.9",
    decisions.BONUS_CELL: "TP-10.9", decisions.FIELD_BOARD: "TP-11.2", decisions.FIELD_BLOCK: "TP-11.2",
}  # fmt: skip
_BETWEEN_STEPS = (decisions.TURN, decisions.RESOLVING)


def no(rule: str, message: str, **args: str | int) -> Refusal:
    """A refusal."""
    return Refusal(rule, message, tuple((key, str(value)) for key, value in args.items()))


def explain(state: State, seat: Seat, code: Code) -> Refusal:
    """Why the seat cannot do this now."""
    asked = state.asked(seat)[0]
    answers = {offered & 255 for offered in state.actions(seat)}
    values = ACTIONS.unpack(code)
    found = _EXPLAIN[code & 255](state, seat, *values)
    if found is not None:
        return found
    verb = ACTIONS.classes[code & 255].verb()
    said = "other-choice" if code & 255 in answers else "asked-first"
    return no(_RULE_OF[asked], said, verb=verb)


# ---- placing (TP-4)


def _no_placing(state: State, seat: Seat) -> Refusal | None:
    """Why nothing can be placed or lifted now."""
    if state.phase != PLACING:
        return no("TP-4.7", "fleets-are-fixed")
    if state.answers[seat] != UNCONFIRMED:
        return no("TP-4.7", "fleet-is-confirmed")
    return None


def explain_place(state: State, seat: Seat, unit: int, cell: int) -> Refusal | None:
    """Not now, not this unit yet, or not there."""
    early = _no_placing(state, seat)
    if early is not None:
        return early
    farm = state.farm
    token = next_token(state, seat)
    name = farm.unit_ids[unit]
    if all(fleet(state, seat)[other] >= 0 for other in farm.tokens_of(unit)):
        return no("TP-4.3", "unit-is-placed", unit=name)
    if farm.token_type[token] != unit:
        return no("TP-4.8", "larger-units-first", unit=name, next=farm.unit_ids[farm.token_type[token]])
    where = {"unit": name, "cell": farm.cell_names[cell]}
    if not farm.foot[unit][cell]:
        return no("TP-4.5", "leaves-the-grid", **where)
    laid = [(kind, anchor) for kind, anchor in zip(farm.token_type, fleet(state, seat), strict=True) if anchor >= 0]
    covered = sum(farm.foot_mask[kind][anchor] for kind, anchor in laid)
    if covered & farm.foot_mask[unit][cell]:
        return no("TP-4.5", "overlaps", **where)
    if kept_free(farm, fleet(state, seat)) & farm.foot_mask[unit][cell]:
        return no("TP-4.6", "touches", **where)
    return None


def explain_lift(state: State, seat: Seat, cell: int) -> Refusal | None:
    """Not now, or nothing begins there."""
    return _no_placing(state, seat) or no("TP-4.3", "nothing-to-lift", cell=state.farm.cell_names[cell])


def explain_confirm(state: State, seat: Seat) -> Refusal | None:
    """Not now, or tokens are missing."""
    early = _no_placing(state, seat)
    if early is not None:
        return early
    missing = fleet(state, seat).count(-1)
    return no("TP-4.3", "fleet-is-incomplete", count=missing)


def explain_random(state: State, seat: Seat) -> Refusal | None:
    """Only while fleets are placed."""
    return _no_placing(state, seat)


def explain_change(state: State, seat: Seat) -> Refusal | None:
    """Only after confirming, and before all have."""
    return no("TP-4.7", "fleets-are-fixed" if state.phase != PLACING else "nothing-to-change")


# ---- attacking (TP-7)


def explain_fire(state: State, seat: Seat, unit: int) -> Refusal | None:
    """Not now, or this unit cannot."""
    asked = state.stack[-1][0]
    if state.phase != TARGETING:
        return no("TP-7.2", "attacks-are-made-in-targeting")
    if asked == decisions.TURN and state.main != NOT_YET:
        return no("TP-7.2", "one-main-attack")
    if asked not in (decisions.TURN, decisions.OVERTIME):
        return None
    return _unit_cannot(state, seat, unit)


def _unit_cannot(state: State, seat: Seat, unit: int) -> Refusal | None:
    """Why a unit cannot attack."""
    name = state.farm.unit_ids[unit]
    if state.farm.pattern[unit] == NO_ATTACK:
        return no("TP-10.8", "unit-never-attacks", unit=name)
    if not state.types[seat] >> unit & 1:
        return no("TP-3.4", "unit-is-gone", unit=name)
    if state.tilted[seat] >> unit & 1:
        return no("TP-3.4", "card-is-tilted", unit=name)
    if not state.free_targets(seat):
        return no("TP-7.7", "no-free-target")
    if not state.can_target(seat):
        return no("TP-7.8", "nothing-to-target")
    if state.no_repeat and state.last_main[seat] == unit:
        return no("TP-22.1", "not-twice-in-a-row", unit=name)
    return None


def explain_aim(state: State, seat: Seat, board: int) -> Refusal | None:
    """Not now, or nothing to do on that board."""
    asked = state.stack[-1][0]
    player = seat_name(board)
    if asked in (decisions.ATTACK_BOARD, decisions.BONUS_BOARD, decisions.STRIKE_BOARD):
        return no("TP-7.4", "own-board" if board == seat else "nothing-to-target-there", player=player)
    if asked == decisions.FIELD_BOARD:
        return no("TP-11.2", "player-is-out", player=player)
    return None


def explain_target(state: State, seat: Seat, place: Place) -> Refusal | None:
    """TP-7.4: each reason why a cell cannot be targeted; then the pattern (TP-7.6)."""
    asked = state.stack[-1]
    if asked[0] not in _SHOOTING:
        return None
    return _not_targetable(state, seat, place) or _not_in_pattern(state, asked, place)


_SHOOTING = (
    decisions.ATTACK_BOARD, decisions.ATTACK_CELL, decisions.LINE_CELL, decisions.BONUS_BOARD, decisions.BONUS_CELL,
)  # fmt: skip


def _not_targetable(state: State, seat: Seat, place: Place) -> Refusal | None:
    """TP-7.4 a to e."""
    board, cell = divmod(place, state.farm.cells)
    name = state.names.write("place", place)
    if board == seat:
        return no("TP-7.4", "own-board", player=seat_name(board))
    if not state.living[board]:
        return no("TP-7.4", "no-living-unit", player=seat_name(board))
    if state.marks[place]:
        return no("TP-7.4", "exploded", place=name)
    if state.pending[place]:
        return no("TP-7.4", "targeted-already", place=name, player=seat_name(state.pending[place] - 1))
    if other_fields(state, seat, board) >> cell & 1:
        return no("TP-11.3", "under-a-field", place=name)
    if not state.open[place]:
        return no("TP-15.1", "under-a-strike", place=name)
    return None


def _not_in_pattern(state: State, asked: decisions.Frame, place: Place) -> Refusal | None:
    """The cell could be targeted, but not as part of this attack."""
    name = state.names.write("place", place)
    if asked[0] == decisions.LINE_CELL:
        return no("TP-7.6", "not-in-line", place=name, unit=state.names.write("arm", asked[2]))
    if asked[0] in (decisions.ATTACK_CELL, decisions.BONUS_CELL):
        return no("TP-7.5", "aimed-elsewhere", place=name, player=seat_name(asked[-1]))
    return None


def explain_done(state: State, seat: Seat) -> Refusal | None:
    """A line is done when none of its cells can still be targeted."""
    if state.stack[-1][0] == decisions.LINE_CELL:
        return no("TP-7.6", "line-goes-on")
    if state.stack[-1][0] in _SHOOTING:
        return no("TP-7.5", "cells-are-left")
    return None


# ---- blocks: strikes and fields


def explain_strike(state: State, seat: Seat, place: Place) -> Refusal | None:
    """TP-15.1: where a strike cannot lie."""
    if state.stack[-1][0] not in (decisions.STRIKE_BOARD, decisions.STRIKE_BLOCK):
        return None
    board, cell = divmod(place, state.farm.cells)
    name = state.names.write("place", place)
    if board == seat:
        return no("TP-15.1", "own-board", player=seat_name(board))
    if not state.farm.blocks[cell]:
        return no("TP-15.1", "block-leaves-the-grid", place=name)
    if state.farm.block_mask[cell] & other_fields(state, seat, board):
        return no("TP-15.1", "block-under-a-field", place=name)
    if not any(state.targetable(seat, board)[under] for under in state.farm.blocks[cell]):
        return no("TP-15.1", "block-without-prey", place=name)
    return None


def explain_field(state: State, seat: Seat, place: Place) -> Refusal | None:
    """TP-11.2: where a field cannot lie."""
    if state.stack[-1][0] not in (decisions.FIELD_BOARD, decisions.FIELD_BLOCK):
        return None
    board, cell = divmod(place, state.farm.cells)
    name = state.names.write("place", place)
    if not state.farm.fields[cell]:
        return no("TP-11.2", "block-leaves-the-grid", place=name)
    if state.farm.field_mask[cell] & other_fields(state, seat, board):
        return no("TP-11.2", "field-over-a-field", place=name)
    if state.out[board]:
        return no("TP-11.2", "player-is-out", player=seat_name(board))
    return None


def explain_skip(state: State, seat: Seat) -> Refusal | None:
    """Only the field after a hit or without any may be skipped (TP-10.9)."""
    if state.stack[-1][0] == decisions.FIELD_BOARD:
        return no("TP-15.3", "field-must-be-placed")
    if state.stack[-1][0] in (decisions.BONUS_BOARD, decisions.BONUS_CELL):
        return no("TP-10.9", "bonus-must-be-used")
    return None


# ---- eggs and weapons


def explain_buy(state: State, seat: Seat, egg: int) -> Refusal | None:
    """TP-13: why an egg cannot be bought."""
    if egg == WILD:
        if not wild_price(state):
            return no("TP-13.1", "no-wild-egg")
        place = ON_SALE
    else:
        place = state.eggs[egg]
    name = state.names.write("egg", egg)
    if egg != WILD and egg // len(state.farm.egg_types) == seat:
        return no("TP-13.3", "own-egg", egg=name)
    if place == RESERVE:
        return no("TP-13.4", "egg-in-reserve", egg=name)
    if place != ON_SALE:
        return no("TP-13.6", "egg-is-gone" if place == OUT_OF_PLAY else "egg-is-sold", egg=name)
    if state.stack[-1][0] == decisions.HAGGLING:
        return no("TP-15.5", "only-eggs-from-wrecks")
    if state.stack[-1][0] not in _BETWEEN_STEPS:
        return None
    return no("TP-13.1", "too-few-ears", price=price_of(state, egg), ears=state.purses[seat])


def explain_take(state: State, seat: Seat, weapon: Weapon) -> Refusal | None:
    """TP-14.1: only from the display, and only when a weapon is taken."""
    name = state.farm.weapon_ids[weapon]
    if state.stack[-1][0] != decisions.TAKING:
        return no("TP-14.1", "no-weapon-to-take")
    return no("TP-14.1", "not-in-the-display", weapon=name)


def explain_play(state: State, seat: Seat, weapon: Weapon) -> Refusal | None:
    """TP-14.4 and the card's own conditions."""
    farm = state.farm
    name = farm.weapon_ids[weapon]
    if not state.held[seat * farm.weapons + weapon]:
        return no("TP-14.4", "weapon-not-held", weapon=name)
    if farm.lasting[weapon]:
        return no("TP-14.3", "weapon-is-lasting", weapon=name)
    if state.stack[-1][0] not in _BETWEEN_STEPS:
        return None
    if weapon not in (farm.in_targeting if state.phase == TARGETING else farm.in_resolution):
        return no("TP-14.4", "weapon-not-in-this-phase", weapon=name)
    return _card_cannot(state, seat, weapon)


def _card_cannot(state: State, seat: Seat, weapon: Weapon) -> Refusal | None:
    """The conditions of single cards (TP-15)."""
    name = state.farm.weapon_ids[weapon]
    match state.farm.op[weapon]:
        case "nuclear_strike":
            return _strike_cannot(state, seat, weapon)
        case "cheaper_wild_egg" if not wild_price(state):
            return no("TP-15.4", "no-wild-egg")
        case "cheaper_wild_egg":
            return no("TP-15.4", "too-few-ears", price=smuggled_price(state, weapon), ears=state.purses[seat])
        case "egg_for" if not laid_eggs(state, seat):
            return no("TP-15.5", "no-egg-on-a-wreck")
        case "egg_for":
            return no("TP-15.5", "too-few-ears", price=state.farm.price[weapon], ears=state.purses[seat])
        case "more_targets" if not state.free_targets(seat):
            return no("TP-15.8", "no-free-target")
        case "more_targets":
            return no("TP-15.8", "nothing-to-target")
        case "second_attack" if state.main != WITH_UNIT:
            return no("TP-15.9", "after-the-main-attack", weapon=name)
        case "second_attack":
            return no("TP-15.9", "no-other-unit")
        case "patch_up":
            return no("TP-15.10", "nothing-to-mend")
    return None


def _strike_cannot(state: State, seat: Seat, weapon: Weapon) -> Refusal:
    """The conditions of the Nuclear Strike."""
    price = state.farm.price[weapon]
    if state.main != NOT_YET:
        return no("TP-15.1", "instead-of-the-main-attack", weapon=state.farm.weapon_ids[weapon])
    if state.purses[seat] < price:
        return no("TP-15.1", "too-few-ears", price=price, ears=state.purses[seat])
    if len(state.strikes()) >= state.farm.set.nuclear_tokens:
        return no("TP-20.4", "no-strike-token")
    return no("TP-15.1", "nothing-to-target")


def explain_spy(state: State, seat: Seat, area: int) -> Refusal | None:
    """TP-15.2: two different pairs of an opponent and a zone."""
    if state.stack[-1][0] != decisions.SPYING:
        return None
    board = area // len(state.farm.zones)
    if board == seat:
        return no("TP-15.2", "own-board", player=seat_name(board))
    if state.out[board]:
        return no("TP-15.2", "player-is-out", player=seat_name(board))
    return no("TP-15.2", "spied-already", area=state.names.write("area", area))


def explain_rob(state: State, seat: Seat, board: int) -> Refusal | None:
    """TP-15.7: from an opponent."""
    if state.stack[-1][0] != decisions.ROBBERY:
        return None
    return no("TP-15.7", "not-from-yourself" if board == seat else "player-is-out", player=seat_name(board))


def explain_patch(state: State, seat: Seat, place: Place) -> Refusal | None:
    """TP-15.10: an explosion on a living unit of one's own."""
    if state.stack[-1][0] != decisions.PATCHING:
        return None
    return no("TP-15.10", "nothing-to-mend-there", place=state.names.write("place", place))


# ---- going on


def explain_resolve(state: State, seat: Seat) -> Refusal | None:
    """Only in the own resolution turn, with an attack left."""
    if state.stack[-1][0] == decisions.RESOLVING:
        return no("TP-8.2", "no-attack-left")
    return None


def explain_end(state: State, seat: Seat) -> Refusal | None:
    """Who can attack must (TP-7.8); who has attacks must resolve them (TP-6.3)."""
    if state.stack[-1][0] == decisions.TURN:
        return no("TP-7.8", "must-attack")
    if state.stack[-1][0] == decisions.RESOLVING:
        return no("TP-6.3", "attacks-are-left")
    return None


_EXPLAIN: dict[int, Callable[..., Refusal | None]] = {
    actions.PLACE: explain_place,
    actions.LIFT: explain_lift,
    actions.RANDOM_FLEET: explain_random,
    actions.CONFIRM: explain_confirm,
    actions.CHANGE: explain_change,
    actions.FIRE: explain_fire,
    actions.AIM: explain_aim,
    actions.TARGET: explain_target,
    actions.DONE: explain_done,
    actions.STRIKE: explain_strike,
    actions.FIELD: explain_field,
    actions.SKIP: explain_skip,
    actions.BUY: explain_buy,
    actions.TAKE: explain_take,
    actions.PLAY: explain_play,
    actions.SPY: explain_spy,
    actions.ROB: explain_rob,
    actions.PATCH: explain_patch,
    actions.RESOLVE: explain_resolve,
    actions.END: explain_end,
}
