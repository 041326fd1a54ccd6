"""How things are called in text, and which thing a text means.

Units are named by card and hex (``rock_golem@c4``, the second of two equal ones ``rock_golem#2@c4``, a Leader
``leader@d4``); since a hex holds units of one player only, the owner need not be said. The type of a Machine may stand
for its card (``golem@c4``), and a Leader's card for ``leader``. A Chicken token that lies face down is to everybody but
its owner a place in its stack, counted from the top (``token2@c4``), or ``A.token`` beside the Banner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from topcluck.games.island.board import GROUNDS
from topcluck.games.island.box import LEADER_BIT
from topcluck.games.island.model import DIRECTIONS, FACES, RESOURCES, STATS, WHENS
from topcluck.kernel.errors import Unreadable

if TYPE_CHECKING:
    from topcluck.games.island.state import State
    from topcluck.kernel.faces import Code, Shown

SEATS = "ABCD"
SPENT_FACE = len(FACES)
FACE_DOWN = "token"  # what a token is called by who does not know which it is

_WORDS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "face": FACES,
    "stat": STATS,
    "ground": GROUNDS,
    "when": WHENS,
    "seat_name": tuple(SEATS),
    "direction": DIRECTIONS,
}


class Names:
    """The names of one state as a seat may use them, or a spectator (a `Writer` of the kernel)."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int | None) -> None:
        self.state, self.seat = state, seat

    changing: ClassVar = frozenset({"unit"})  # kinds whose names tell where things are and what a seat knows

    @property
    def shown(self) -> dict[Code, Shown]:
        """Actions that are called the same for ever, by all who are offered them."""
        return self.state.box.shown

    def write(self, kind: str, number: int) -> str:
        """The text of a number that shows a thing of this kind."""
        if kind == "unit":
            return unit_name(self.state, number, self.seat)
        if kind == "hex":
            return self.state.box.board.names[number]
        if kind == "card":
            return self.state.box.names[number]
        words = _WORDS.get(kind)
        return str(number) if words is None else words[number]

    def read(self, kind: str, text: str) -> int:
        """The number that a text stands for."""
        if kind == "unit":
            return read_unit(self.state, text, self.seat)
        if kind == "hex":
            return self.state.box.board.read(text)
        if kind == "card":
            return self.state.box.card(text)
        words = _WORDS.get(kind)
        if words is None:
            return _read_number(text)
        if text not in words:
            raise Unreadable(f"{text!r} is no {kind.replace('_name', '')}; there are {', '.join(words)}")
        return words.index(text)


def _read_number(text: str) -> int:
    """A whole number from 0 to 255."""
    if not text.isdecimal() or int(text) > 255:
        raise Unreadable(f"{text!r} is no number from 0 to 255")
    return int(text)


def short_name(state: State, unit: int) -> str:
    """What a unit is, without where: its card, or ``leader``."""
    card = state.card[unit]
    return "leader" if state.box.bit[card] == LEADER_BIT else state.box.names[card]


def is_hidden(state: State, unit: int, seat: int | None) -> bool:
    """Whether a seat does not see which token this is (VIS-7)."""
    return state.box.face_down and state.owner_of(unit) != seat and state.is_face_down(unit)


def unit_name(state: State, unit: int, seat: int | None) -> str:
    """A unit by card and hex, as *seat* may call it; one that is off the island by seat and card."""
    hex = state.where[unit]
    hidden = is_hidden(state, unit, seat)
    name = FACE_DOWN if hidden else short_name(state, unit)
    if hex < 0:
        return f"{SEATS[state.owner_of(unit)]}.{name}"
    if hidden:
        return f"{name}{_depth(state, unit)}@{state.box.board.names[hex]}"
    twins = [other for other in state.at[hex] if state.card[other] == state.card[unit]]
    mark = "" if len(twins) < 2 or twins[0] == unit else f"#{twins.index(unit) + 1}"
    return f"{name}{mark}@{state.box.board.names[hex]}"


def _depth(state: State, unit: int) -> int:
    """The place of a token in its stack: 1 is the top one."""
    stack = state.tokens_at(state.where[unit])
    return len(stack) - stack.index(unit)


def read_unit(state: State, text: str, seat: int | None) -> int:
    """The unit that a text of *seat* names; `Unreadable` says what stands there instead."""
    name, at, place = text.partition("@")
    if not at:
        return _read_absent(state, text, seat)
    name, _, mark = name.partition("#")
    hex = state.box.board.read(place)
    named = [unit for unit in state.at[hex] if name in _names_of(state, unit, seat)]
    number = _read_number(mark) - 1 if mark else 0
    if mark == "0" or number >= len(named):
        there = ", ".join(unit_name(state, unit, seat) for unit in state.at[hex]) or "nothing"
        raise Unreadable(f"there is no {name}{'#' + mark if mark else ''} on {place}: {there} stands there")
    return named[number]


def _names_of(state: State, unit: int, seat: int | None) -> tuple[str, ...]:
    """All names that a unit answers to when *seat* calls it."""
    box, card = state.box, state.card[unit]
    if box.face_down and state.is_face_down(unit):
        place = f"{FACE_DOWN}{_depth(state, unit)}"
        return (place, "chicken") if is_hidden(state, unit, seat) else (place, "chicken", short_name(state, unit))
    kind = box.types[box.type_of[card]] if box.type_of[card] >= 0 else "chicken"
    return (short_name(state, unit), box.names[card], "leader" if box.bit[card] == LEADER_BIT else kind)


def _read_absent(state: State, text: str, seat: int | None) -> int:
    """A unit that is off the island: ``A.chicken3``."""
    letter = text.partition(".")[0]
    if len(letter) == 1 and letter in SEATS[: state.armies]:
        for unit in state.army(SEATS.index(letter)):
            if state.card[unit] >= 0 and state.where[unit] < 0 and unit_name(state, unit, seat) == text:
                return unit
    raise Unreadable(f"{text!r} names no unit: write it as card@hex, for example leader@c4")
