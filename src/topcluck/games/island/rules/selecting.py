"""Which units a card means: selectors and conditions of the effect vocabulary (house set 2.4, 2.5).

The *context* is the effect's frame (`decisions`): who "you" are, which unit bears the card, what was chosen so far.
"""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island.board import LAVA
from topcluck.games.island.box import (
    ANY,
    ATTACKER,
    DRAWN,
    OF_SELF,
    OF_TARGET,
    OF_TILE,
    REF_SELF,
    STATIC,
    YOU,
    Line,
    Sel,
    Test,
)
from topcluck.games.island.state import State


def effect(
    you: int,
    card: int,
    when: int,
    bearer: int,
    lines: int,
    *,
    start: int = 0,
    hex: int = -1,
    source: int = -1,
    attacker: int = -1,
    defender: int = -1,
    result: int = -1,
) -> d.Frame:
    """The frame of an effect before its first line, with nothing chosen."""
    return (
        d.EFFECT, you, card, when, start, start + lines, 0, bearer, hex, -1, -1, -1, -1, 1, -1, source, attacker,
        defender, result, 0, 0,
    )  # fmt: skip


def static_context(you: int, card: int, bearer: int) -> d.Frame:
    """The context of a static effect, which is never on the stack (FX-5)."""
    return (d.EFFECT, you, card, STATIC, 0, 0, 0, bearer, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, 0, 0)


def attacker_in(state: State, frame: d.Frame) -> int:
    """The attacker of the combat going on, or of the one that triggered the effect."""
    return frame[d.ATTACKER] if frame[d.ATTACKER] >= 0 else state.attacker


def defender_in(state: State, frame: d.Frame) -> int:
    """The defender of the combat going on, or of the one that triggered the effect."""
    return frame[d.DEFENDER] if frame[d.DEFENDER] >= 0 else state.defender


def bearer_hex(state: State, frame: d.Frame) -> int:
    """Where the bearer stands; one that has just left the island counts from its last hex (RUL-27)."""
    bearer = frame[d.BEARER]
    return state.where[bearer] if bearer >= 0 and state.where[bearer] >= 0 else frame[d.HEX]


def matches(state: State, sel: Sel, unit: int, frame: d.Frame, target: int = -1, band: int = 0) -> bool:
    """Whether a unit on the island meets every key of the selector.

    *target* is the unit whose value is asked for; *band*, if given, are the units that count as one stack (a group on
    its way takes its stack along).
    """
    hex = state.where[unit]
    if hex < 0:
        return False
    if sel.ref and unit != (frame[d.BEARER] if sel.ref == REF_SELF else frame[d.UNIT]):
        return False
    if sel.fights and unit != (attacker_in if sel.fights == ATTACKER else defender_in)(state, frame):
        return False
    if sel.types != -1 and not state.box.bit[state.card[unit]] & sel.types:
        return False
    you = frame[d.YOU]
    if sel.owner != ANY and not _owned(state, sel, unit, you):
        return False
    if sel.where != -1 and not sel.where >> state.ground[hex] & 1:
        return False
    if sel.shielded >= 0 and (state.shields[unit] > 0) != (sel.shielded == 1):
        return False
    return (
        (sel.ground == ANY or _on_ground(state, sel, hex, you))
        and (sel.stack_of == ANY or _in_stack(state, sel, unit, frame, target, band))
        and (sel.near_of == ANY or _near(state, sel, hex, frame))
    )


def _owned(state: State, sel: Sel, unit: int, you: int) -> bool:
    """Whether a unit is yours, or an enemy's."""
    owner = state.owner_of(unit)
    return owner == you if sel.owner == YOU else state.are_enemies(you, owner)


def _on_ground(state: State, sel: Sel, hex: int, you: int) -> bool:
    """Whether a hex is your, or an enemy's, Base or Territory."""
    owner = state.land_owner(hex)
    if sel.ground == YOU:
        return owner == you
    return owner >= 0 and state.are_enemies(you, owner)


def _in_stack(state: State, sel: Sel, unit: int, frame: d.Frame, target: int, band: int) -> bool:
    """Whether a unit shares the stack of the bearer, or of the unit whose value is asked for; itself not included."""
    other = target if sel.stack_of == OF_TARGET else frame[d.BEARER]
    if other < 0 or other == unit or not (state.bands(unit) and state.bands(other)):
        return False  # an overlap is no stack (BAND-1, MOVE-6)
    if band and band >> unit & 1:
        return bool(band >> other & 1)
    return state.where[other] == state.where[unit]


def _near(state: State, sel: Sel, hex: int, frame: d.Frame) -> bool:
    """Whether a hex is within reach of the bearer or of the chosen tile; nobody is near its own hex (MAP-2).

    A unit on the tile of an Eruption, still there because Lava does not hurt it, is hit like a neighbour (CAT-13).
    """
    origin = bearer_hex(state, frame) if sel.near_of == OF_SELF else frame[d.TILE]
    if origin < 0:
        return False
    least = 0 if sel.near_of == OF_TILE and frame[d.WHEN] == DRAWN and state.ground[origin] == LAVA else 1
    return least <= state.box.board.distance[origin][hex] <= sel.within


def matching(state: State, sel: Sel, frame: d.Frame) -> list[int]:
    """All units on the island that match, by number."""
    return [unit for unit in range(len(state.where)) if state.where[unit] >= 0 and matches(state, sel, unit, frame)]


def holds(state: State, test: Test, frame: d.Frame) -> bool:
    """Whether a condition holds (house set 2.5), for the combat going on or the one that triggered the effect."""
    if test.kind == Test.SIDE:
        unit = (attacker_in if test.value == ATTACKER else defender_in)(state, frame)
        return unit >= 0 and state.owner_of(unit) == frame[d.YOU]
    if test.kind == Test.OUTCOME:
        return frame[d.RESULT] >= 0 and frame[d.RESULT] & 3 == test.value
    if test.kind == Test.RANGED:
        if frame[d.RESULT] >= 0:
            return frame[d.RESULT] >> 2 == test.value
        return state.fighting and state.ranged == bool(test.value)
    if test.kind == Test.NO_LAVA:
        return not state.tiles_showing(LAVA)
    assert test.unit is not None, "a condition on nothing"
    return _some_unit(state, test.unit, frame)


def _some_unit(state: State, sel: Sel, frame: d.Frame) -> bool:
    """Whether at least one unit matches."""
    if sel.fights:
        unit = (attacker_in if sel.fights == ATTACKER else defender_in)(state, frame)
        return unit >= 0 and _was(state, sel, unit, frame)
    return bool(matching(state, sel, frame))


def _was(state: State, sel: Sel, unit: int, frame: d.Frame) -> bool:
    """Whether the unit with a role matches, also when it was destroyed in the combat just over."""
    if state.where[unit] >= 0:
        return matches(state, sel, unit, frame)
    if sel.ref == REF_SELF and unit != frame[d.BEARER]:
        return False
    if sel.owner != ANY and not _owned(state, sel, unit, frame[d.YOU]):
        return False
    return sel.types == -1 or bool(state.box.bit[state.card[unit]] & sel.types)


def all_hold(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether all conditions of an effect hold."""
    return all(holds(state, test, frame) for test in line.tests) if line.tests else True
