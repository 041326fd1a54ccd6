"""What an effect could do now: the units it may be used on, and whether it would do anything at all.

An ability is offered only if some part of it can be done (RUL-128, RUL-135); a played Scroll is used all the same
(FX-2), and finds here what it may choose from.
"""

from __future__ import annotations

from typing import Final

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, LAVA, SEA
from topcluck.games.island.box import (
    ADD_SHIELD,
    ATTACK,
    BUILD,
    CANCEL_SCROLL,
    CHANGE_DEFENDER,
    COMBAT_MAGIC,
    CONVERT_RESOURCES,
    COPY_SCROLL,
    DESTROY,
    DISCARD,
    DRAW,
    DRAWN,
    EVERY,
    FLIP_TILE,
    FREE_ACTION,
    GAIN_RESOURCES,
    LOOK_AT_HAND,
    LOSE_CHICKENS,
    LOSE_RESOURCES,
    MAGIC,
    MOVE,
    MOVE_UNIT,
    NOTHING,
    OF_TILE,
    P_ALL,
    P_DEFENDER,
    P_OPPONENT,
    P_SAME,
    REMOVE_SHIELD,
    REROLL_DICE,
    RETRIEVE,
    RETRIEVE_CHICKENS,
    SET_DIE,
    STEAL_SCROLL,
    SWAP_UNITS,
    WHOSE_BYSTANDER,
    Line,
)
from topcluck.games.island.rules.building import buildable
from topcluck.games.island.rules.destruction import is_sheltered
from topcluck.games.island.rules.movement import can_move, overlap
from topcluck.games.island.rules.reach import targets_of
from topcluck.games.island.rules.retrieving import can_pick, recoverable
from topcluck.games.island.rules.scrolls import can_draw
from topcluck.games.island.rules.selecting import defender_in, matching
from topcluck.games.island.rules.standing import can_hold
from topcluck.games.island.rules.tokens import can_rearrange, is_exposed
from topcluck.games.island.rules.values import range_of
from topcluck.games.island.state import COPIED, RESOLVED, STAYED, State


def candidates(state: State, line: Line, frame: d.Frame) -> list[int]:
    """The units that an effect may be used on: they match, are not chosen yet, and it would do something to them."""
    if line.target is None:
        return []
    found = matching(state, line.target, frame)
    return [unit for unit in found if not frame[d.UNITS] >> unit & 1 and _works_on(state, line, frame, unit)]


def _works_on(state: State, line: Line, frame: d.Frame, unit: int) -> bool:
    """Whether the operation would do something to this unit."""
    op = line.op
    if op in (MOVE_UNIT, SWAP_UNITS, DESTROY) and is_sheltered(state, unit, frame[d.YOU], frame[d.WHEN] == DRAWN):
        return False
    if op == MOVE_UNIT:
        return bool(places_to_move(state, unit, line.lava, frame[d.WHEN] == DRAWN))
    if op == SWAP_UNITS:
        return bool(partners(state, line, frame, unit))
    if op == CHANGE_DEFENDER:
        return can_defend(state, unit)
    if op == ADD_SHIELD:
        return state.shield_supply > line.amount * frame[d.UNITS].bit_count()
    if op == REMOVE_SHIELD:
        return state.shields[unit] > 0
    if op == FREE_ACTION:
        return in_take_actions(state, frame[d.YOU]) and _can_act(state, line, unit)
    return True


def in_take_actions(state: State, seat: int) -> bool:
    """Whether it is the seat's own Take Actions step, outside combat."""
    return seat == state.active and not state.fighting and any(frame[0] == d.ACTION for frame in state.stack)


def _can_act(state: State, line: Line, unit: int) -> bool:
    """Whether a unit could take the action that it is given."""
    if line.action == MOVE:
        return can_move(state, unit)
    in_transit = state.transit >> unit & 1 and overlap(state)
    return (
        line.action == ATTACK and not in_transit and is_exposed(state, unit) and bool(targets_of(state, unit, most=1))
    )


def places_to_move(state: State, unit: int, lava: bool, catastrophe: bool) -> list[int]:
    """Where an effect may move a unit by one hex (MOVE-10, FX-18); a Catastrophe to any available hex (CAT-14)."""
    near = state.box.board.near[state.where[unit]]
    return [hex for hex in near if can_be_put(state, unit, hex, lava, catastrophe)]


def can_be_put(state: State, unit: int, hex: int, lava: bool, catastrophe: bool = False) -> bool:
    """Whether an effect may put a unit there: available, and on a Base only its own Leader or Chickens (FX-18).

    Who would there share a stack with a lava walker, and only then, is as safe as it (LAVA-7).
    """
    if state.ground[hex] == BASE:
        at_home = state.land_owner(hex) == state.owner_of(unit) and not state.is_machine(unit)
        return (at_home or catastrophe) and can_hold(state, unit, hex)
    band = sum(1 << other for other in {unit, *state.at[hex]}) if state.ground[hex] == LAVA else 0
    return can_hold(state, unit, hex, lava, band)


def partners(state: State, line: Line, frame: d.Frame, unit: int) -> list[int]:
    """The units that may change places with this one: same owner, and each finds the other's hex available."""
    assert line.with_ is not None, "a swap with nobody"
    catastrophe = frame[d.WHEN] == DRAWN
    return [
        other
        for other in matching(state, line.with_, frame)
        if other != unit
        and state.owner_of(other) == state.owner_of(unit)
        and state.where[other] != state.where[unit]
        and not is_sheltered(state, other, frame[d.YOU], catastrophe)
        and _can_replace(state, unit, other)
        and _can_replace(state, other, unit)
    ]


def _can_replace(state: State, unit: int, leaving: int) -> bool:
    """Whether a unit may stand where another one leaves."""
    hex = state.where[leaving]
    if state.ground[hex] == SEA:
        return False
    stack = state.at[hex]
    state.at[hex] = tuple(other for other in stack if other != leaving)
    fits = can_be_put(state, unit, hex, lava=False)
    state.at[hex] = stack
    return fits


def can_defend(state: State, unit: int) -> bool:
    """CMB-16: another enemy of the attacker, within its reach at this moment (RUL-115), and exposed (GALLOS-6)."""
    attacker = state.attacker
    if unit == state.defender or not is_contested(state) or not is_exposed(state, unit):
        return False
    away = state.box.board.distance[state.where[attacker]][state.where[unit]]
    enemies = state.are_enemies(state.owner_of(attacker), state.owner_of(unit))
    return enemies and 1 <= away <= range_of(state, attacker)


def is_contested(state: State) -> bool:
    """Whether a combat is going on whose attacker and defender have stayed on the island all the time (CMB-17)."""
    return any(frame[0] == d.COMPARE for frame in state.stack)


def players(state: State, line: Line, frame: d.Frame) -> list[int]:
    """The players that an effect is about, as far as nobody has to choose."""
    if line.player == P_ALL:
        return list(state.from_active())
    if line.player == P_DEFENDER:
        defender = defender_in(state, frame)
        return [state.owner_of(defender)] if defender >= 0 else []
    if line.player in (P_SAME, P_OPPONENT):
        return [frame[d.PLAYER]] if frame[d.PLAYER] >= 0 else []
    return [frame[d.YOU]]


def opponents(state: State, line: Line, frame: d.Frame) -> list[int]:
    """The enemies among whom an effect lets its player choose; one to whom it can do nothing may be chosen too."""
    return state.enemies_of(frame[d.YOU])


def tiles(state: State, line: Line, frame: d.Frame) -> list[int]:
    """The tiles that an effect may choose from: with the right side up, and not chosen yet."""
    if line.op == FLIP_TILE:
        return [hex for hex in state.tiles_showing(line.tile_side) if not frame[d.TILES] >> hex & 1]
    assert line.target is not None, "a tile for nothing"
    return list(state.tiles_showing(line.target.near_side))


def needs_tile(line: Line, frame: d.Frame) -> bool:
    """Whether a tile must be chosen before the effect can go on (house set 2.4)."""
    if line.op == FLIP_TILE:
        return frame[d.TILES].bit_count() < line.tile_count
    return line.target is not None and line.target.near_of == OF_TILE and frame[d.TILE] < 0


def needs_unit(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether another unit must be chosen before the effect can go on (house set 2.4).

    If all that match are meant but there are too few Shields for them, the player chooses too (RUL-71).
    """
    target = line.target
    if target is None or not target.chosen:
        return False
    if target.count == EVERY and line.op == ADD_SHIELD:
        left = matching(state, target, frame)
        return state.shield_supply < line.amount * len(left) and frame[d.UNITS].bit_count() < len(left)
    return frame[d.UNITS].bit_count() < target.count


def can_do(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether the effect would do anything now."""
    you = frame[d.YOU]
    if line.op == FREE_ACTION and line.action in (BUILD, RETRIEVE):
        retrieving = line.action == RETRIEVE and (can_pick(state, you) or can_rearrange(state, you))
        possible = retrieving or (line.action == BUILD and bool(buildable(state, you, most=1)))
        return possible and in_take_actions(state, you)
    if line.target is not None and needs_tile(line, frame):
        beside = ((*frame[: d.TILE], hex, *frame[d.TILE + 1 :]) for hex in tiles(state, line, frame))
        return any(candidates(state, line, chosen) for chosen in beside)
    if line.target is not None:
        return bool(candidates(state, line, frame))
    if line.op in _CAN_DO:
        return _CAN_DO[line.op](state, line, frame)
    return True


def _some_hand(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether one of the players in question holds a Scroll; hand sizes are public (RUL-5)."""
    asked = opponents(state, line, frame) if line.player == P_OPPONENT else players(state, line, frame)
    return any(state.hand_size(seat) for seat in asked)


def _some_resource(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether one of the players in question has a Resource."""
    asked = opponents(state, line, frame) if line.player == P_OPPONENT else players(state, line, frame)
    return any(state.resources_of(seat) for seat in asked)


def _some_chicken(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether one of the players in question has a Chicken on the island (FX-21)."""
    asked = opponents(state, line, frame) if line.player == P_OPPONENT else players(state, line, frame)
    return any(state.where[unit] >= 0 for seat in asked for unit in state.chickens_of(seat))


def _some_destroyed(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether one of the players in question could recover a Chicken."""
    asked = opponents(state, line, frame) if line.player == P_OPPONENT else players(state, line, frame)
    return any(recoverable(state, seat) for seat in asked)


def _some_die(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether a die is on the Banner."""
    you = frame[d.YOU]
    return any(state.banner[you * 6 : you * 6 + 6])


def exchanges(state: State, seat: int) -> list[tuple[int, int]]:
    """Which Resource may be given for which: another kind, as far as the supply allows."""
    return [
        (give, get)
        for give in range(3)
        for get in range(3)
        if give != get and state.resources[seat * 3 + give] and state.supply[get]
    ]


def cancellable(state: State, line: Line, frame: d.Frame) -> list[int]:
    """Places of the Scrolls of others, resolved in this combat, that may be cancelled; of equal ones the first.

    Two of a kind are equal if they still do the same: one may help the attacker and the other the defender.
    """
    found: dict[tuple[object, ...], int] = {}
    for place, (seat, card, fate, unit) in enumerate(state.played):
        lasting = fate == RESOLVED or (fate == STAYED and still_there(state, place))
        if lasting and _may_cancel(state, line, frame, seat):
            deeds = tuple(mod[2:] for mod in state.mods if mod[1] == place)
            found.setdefault((seat, card, unit, deeds), place)
    return list(found.values())


def played_name(state: State, place: int) -> tuple[int, int, int]:
    """How a Scroll of this combat is named: by player, card, and the how-manieth of that kind it is."""
    seat, card, _, _ = state.played[place]
    alike = [entry for entry in state.played[: place + 1] if entry[:2] == (seat, card) and entry[2] != COPIED]
    return seat, card, len(alike)


def played_place(state: State, seat: int, card: int, number: int) -> int:
    """The way back from `played_name`."""
    return next(place for place in range(len(state.played)) if played_name(state, place) == (seat, card, number))


def still_there(state: State, place: int) -> bool:
    """Whether a Scroll that stays is still in play: a Strategy before its player, a Magic on its unit."""
    seat, card, _, unit = state.played[place]
    return card in (state.strategies[seat] if unit < 0 else state.attached[unit])


def unrevealed(state: State, line: Line, frame: d.Frame) -> list[int]:
    """Players who have yet to reveal, and of whom a Scroll may be cancelled then."""
    return [seat for seat in range(state.armies) if state.laid[seat] and _may_cancel(state, line, frame, seat)]


def _may_cancel(state: State, line: Line, frame: d.Frame, seat: int) -> bool:
    """Another player; for some cards only one who is neither attacker nor defender at this moment."""
    if seat == frame[d.YOU] or not state.fighting:
        return False
    involved = (state.owner_of(state.attacker), state.owner_of(state.defender))
    return line.whose != WHOSE_BYSTANDER or seat not in involved


def copyable(state: State, line: Line, frame: d.Frame) -> list[tuple[int, int]]:
    """What may be copied: Magic resolved in this combat, or an enemy's Strategy; (player, card), equal ones once."""
    if line.what == COMBAT_MAGIC:
        found = [
            (seat, card)
            for place, (seat, card, fate, _) in enumerate(state.played)
            if place != frame[d.SOURCE] and fate in (RESOLVED, STAYED) and _is_plain_magic(state, card)
        ]
    else:
        found = [(seat, card) for seat in state.enemies_of(frame[d.YOU]) for card in state.strategies[seat]]
    return list(dict.fromkeys(found))


def _is_plain_magic(state: State, card: int) -> bool:
    """A Magic that is no copier itself."""
    lines = state.box.lines[card]
    return state.box.kind[card] == MAGIC and not any(line.op == COPY_SCROLL for by in lines for line in by)


_CAN_DO: Final = {
    DRAW: lambda state, line, frame: can_draw(state),
    DISCARD: _some_hand,
    STEAL_SCROLL: _some_hand,
    LOOK_AT_HAND: _some_hand,
    CANCEL_SCROLL: lambda state, line, frame: bool(cancellable(state, line, frame) or unrevealed(state, line, frame)),
    COPY_SCROLL: lambda state, line, frame: bool(copyable(state, line, frame)),
    GAIN_RESOURCES: lambda state, line, frame: any(state.supply),
    LOSE_RESOURCES: _some_resource,
    LOSE_CHICKENS: _some_chicken,
    NOTHING: lambda state, line, frame: False,
    CONVERT_RESOURCES: lambda state, line, frame: bool(exchanges(state, frame[d.YOU])),
    RETRIEVE_CHICKENS: _some_destroyed,
    FLIP_TILE: lambda state, line, frame: bool(tiles(state, line, frame)),
    REROLL_DICE: _some_die,
    SET_DIE: _some_die,
}
