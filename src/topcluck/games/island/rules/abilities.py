"""Abilities that a player activates: on the Leader, on Machines, on Strategies (STAR-1, STAR-2, FX-13, RUL-136)."""

from __future__ import annotations

from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import events as e
from topcluck.games.island.box import ACTIVATE
from topcluck.games.island.rules.movement import overlap
from topcluck.games.island.rules.possible import can_do
from topcluck.games.island.rules.selecting import all_hold, effect
from topcluck.games.island.state import STAR, State

_STRATEGY_KEY: Final = 1 << 8  # uses are counted per unit, and for Strategies per card


def spend(state: State, seat: int, face: int, number: int = 1) -> None:
    """Dice leave the Banner and are spent (DICE-1, RUL-83)."""
    if number:
        state.banner[seat * 6 + face] -= number
        state.spent[seat] += number
        state.tell(e.DICE_SPENT, seat, face, number)


def outside_abilities(state: State, seat: int) -> list[int]:
    """Abilities that may be used now, between actions (FX-13)."""
    return _usable(state, seat, in_combat=False)


def combat_abilities(state: State, seat: int) -> list[int]:
    """Abilities for a fighting unit, at the windows of a combat of the own turn (CMB-13)."""
    return _usable(state, seat, in_combat=True) if seat == state.active else []


def window_abilities(state: State, seat: int) -> list[int]:
    """Abilities that may be used at any time, at a window of RUL-110; those for a fighting unit only in a combat."""
    return _usable(state, seat, in_combat=state.fighting, window=True)


def _usable(state: State, seat: int, in_combat: bool, window: bool = False) -> list[int]:
    """The abilities of one's units and Strategies that are paid for and would do something (RUL-128, RUL-135)."""
    options: list[int] = []
    abilities = state.box.abilities
    for unit in state.units_of(seat):
        if not abilities[state.card[unit]]:
            continue
        numbers = _ready(state, seat, state.card[unit], unit, in_combat, window)
        options += [a.pack(a.USE, unit, number + 1) for number in numbers]
    for card in dict.fromkeys(state.strategies[seat] + state.borrowed[seat]):
        numbers = _ready(state, seat, card, -1, in_combat, window)
        options += [a.pack(a.USE_STRATEGY, card, number + 1) for number in numbers]
    return options


def _ready(state: State, seat: int, card: int, unit: int, in_combat: bool, window: bool) -> list[int]:
    """Which abilities of one card can be used now."""
    return [
        number
        for number, ability in enumerate(state.box.abilities[card])
        if (ability.any_time and ability.in_combat <= in_combat if window else ability.in_combat == in_combat)
        and _can_use(state, seat, card, number, unit)
    ]


def _key(card: int, number: int, unit: int) -> int:
    """Under which number the use of an ability is kept."""
    return (unit if unit >= 0 else _STRATEGY_KEY + card) * 16 + number


def _can_use(state: State, seat: int, card: int, number: int, unit: int) -> bool:
    """Whether an ability is paid for, not used up, and would do something."""
    ability = state.box.abilities[card][number]
    if ability.stars > state.banner[seat * 6 + STAR]:
        return False
    copies = 1 if unit >= 0 else (state.strategies[seat] + state.borrowed[seat]).count(card)
    if ability.uses and state.used.count(_key(card, number, unit)) >= ability.uses * copies:
        return False  # each of two equal Strategies is a card of its own (RUL-136)
    if unit >= 0 and state.transit >> unit & 1 and overlap(state):
        return False  # a unit in transit may only move (RUL-18); its own free move is a move (acting.py)
    used = state.used
    state.used += (_key(card, number, unit),)  # judged with what is left once it is paid for
    state.banner[seat * 6 + STAR] -= ability.stars
    line, frame = state.box.lines[card][ACTIVATE][ability.start], effect(seat, card, ACTIVATE, unit, 0)
    possible = all_hold(state, line, frame) and can_do(state, line, frame)
    state.used = used
    state.banner[seat * 6 + STAR] += ability.stars
    return possible


def use_ability(state: State, seat: int, code: int) -> None:
    """Pays for an ability and carries it out."""
    unit = a.first(code) if a.kind(code) == a.USE else -1
    card = state.card[unit] if unit >= 0 else a.first(code)
    number = a.second(code) - 1
    ability = state.box.abilities[card][number]
    state.tell(e.ABILITY_USED, seat, card)
    spend(state, seat, STAR, ability.stars)
    if ability.uses:
        state.used += (_key(card, number, unit),)
    hex = state.where[unit] if unit >= 0 else -1  # from there it reaches, even if it falls itself (RUL-27)
    lines = ability.end - ability.start
    state.stack.append(effect(seat, card, ACTIVATE, unit, lines, start=ability.start, hex=hex))
