"""What the Challenger answers where a rule or a card asks its owner (RUL-50, RUL-91, RUL-92, RUL-121)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.rules.challenger.priority import in_words, way
from topcluck.games.island.rules.challenger.targets import best, facts
from topcluck.games.island.rules.selecting import bearer_hex
from topcluck.games.island.state import State

_HEXES = (d.PLACE_LEADER, d.PLACE_STRAY, d.MOVE_TO, d.CHOOSE_TILE)
_UNITS = (d.CHOOSE_UNIT, d.CHOOSE_WITH, d.ATTACH_TO)


def choose(state: State, frame: d.Frame, options: list[int]) -> int:
    """One of the options, by its rules."""
    kind = frame[0]
    if kind in _UNITS:
        return _unit(state, options)
    if kind in _HEXES:
        return _hex(state, frame, options)
    if kind == d.USE_OR_NOT:
        return a.NO  # anything optional is not used (RUL-91)
    if kind == d.RECOVER:
        chickens = state.destroyed_chickens(frame[1])
        return a.pack(a.RECOVER, state.card[chickens[state.chance.below(len(chickens))]])  # FX-32
    if kind == d.TRIGGER_ORDER:
        return min(options, key=lambda code: _place(state, frame, code))
    return options[0]


def _place(state: State, frame: d.Frame, code: int) -> int:
    """Where the bearer of a triggered ability stands in the activation order: from left to right (SOLO-10)."""
    bearer = state.waiting[frame[2] + a.second(code) - 1][3]
    return state.order.index(bearer) if bearer in state.order else len(state.order)


def _origin(state: State) -> int:
    """From where the Priority Hex is read: the unit whose card it is, else its Base."""
    below = state.stack[-2] if len(state.stack) > 1 else ()
    hex = bearer_hex(state, below) if below and below[0] == d.EFFECT else -1
    return hex if hex >= 0 else state.base_of(state.seats)


def _unit(state: State, options: list[int]) -> int:
    """A trigger with a choice hits the human's units by the order of targets; its own only without any (RUL-91)."""
    by_unit = {a.first(code): code for code in options if a.kind(code) != a.DONE}
    human = [unit for unit in by_unit if not state.is_challenger(state.owner_of(unit))]
    units = human or list(by_unit)
    origin = _origin(state)
    unit, reason = best(state, origin, units)
    effect = next((frame for frame in reversed(state.stack) if frame[0] == d.EFFECT), None)
    if effect is not None:
        state.tell(e.CHALLENGER_PICKS, effect[d.CARD], unit, *facts(state, origin, units), reason, "RUL-91")
    return by_unit[unit]


def _hex(state: State, frame: d.Frame, options: list[int]) -> int:
    """A forced placement follows the Priority Hex, as seen from where the unit stands (RUL-50)."""
    by_hex = {a.whole(code): code for code in options if a.kind(code) != a.STAY}
    unit = -1 if frame[0] == d.CHOOSE_TILE else frame[2]
    origin = state.where[unit] if unit >= 0 and state.where[unit] >= 0 else _origin(state)
    hexes = list(by_hex)
    ways = [way(state, origin, hex) for hex in hexes]
    hex = hexes[ways.index(min(ways))]
    if unit >= 0:
        told = [in_words(one) for one in ways]
        state.tell(e.CHALLENGER_PLACES, unit, origin, hex, hexes, told, "RUL-50")
    return by_hex[hex]
