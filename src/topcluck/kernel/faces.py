"""Numbers inside, named values outside.

The core packs an action into one int, tells an event as a few ints and keeps a decision as a tuple of ints. A *face* is
the frozen dataclass that people, logs, the wire and the tests see. Its fields say by their annotation which kind of
number they show (`Annotated[str, "hex"]`), and a *writer* of the game turns such numbers into words and back:

    class Step(Face):
        \"\"\"Take the next step of a move (MOVE-1).\"\"\"

        hex: Annotated[str, "hex"]

Text is the verb and the parts ("step c4"), JSON is an object with a "type", and both parse back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from topcluck.kernel.codec import from_plain
from topcluck.kernel.errors import Unreadable, shortened
from topcluck.kernel.kept import MOST

Seat = int
Code = int
Shown = tuple[str, dict[str, Any]]  # an action as text and as JSON

Number = Annotated[int, "number"]
SeatNumber = Annotated[int, "seat"]

PART_BITS = 8
_PART = (1 << PART_BITS) - 1


class Writer(Protocol):
    """What a game tells about its numbers: how a part of some kind is written, and read."""

    def write(self, kind: str, number: int) -> str:
        """The text of a number that shows a thing of this kind."""

    def read(self, kind: str, text: str) -> int:
        """The number that a text stands for; `Unreadable` if there is no such thing."""


@cache
def snake(name: str) -> str:
    """CamelCase in small letters: ``snake("ScrollsLaid")`` is ``"scrolls_laid"``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


_NAMES: dict[Any, tuple[str, ...]] = {}  # filled as faces are met


def _names(cls: type[Face]) -> tuple[str, ...]:
    """The names of a face's fields, in order."""
    found = _NAMES.get(cls)
    if found is None:
        found = _NAMES[cls] = tuple(field.name for field in fields(cls))
    return found


@dataclass(frozen=True, slots=True)
class Face:
    """A frozen value with named fields, a JSON form and the way back."""

    @classmethod
    def type(cls) -> str:
        """The name of this kind of value in JSON."""
        return snake(cls.__name__)

    def to_json(self) -> dict[str, Any]:
        """The value as plain JSON, with its type."""
        data: dict[str, Any] = {"type": self.type()}
        for name in _names(type(self)):
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, tuple) else value
        return data


@dataclass(frozen=True, slots=True)
class Action(Face):
    """One of the choices on offer. `str(action)` is its text; each field is one word of it."""

    VERB: ClassVar[str] = ""

    @classmethod
    def verb(cls) -> str:
        """The first word, or words, of the text."""
        return cls.VERB or snake(cls.__name__)

    def __str__(self) -> str:
        return " ".join([self.verb(), *[str(getattr(self, name)) for name in _names(type(self))]])


@dataclass(frozen=True, slots=True)
class Event(Face):
    """Something that happened. `seen_by` gives the form in which a seat may see it, or None.

    `SECRET` names the fields that only the seats in the fields `KNOWN_TO` may read; `HIDDEN` events exist for these
    seats alone. An event that `REVEALS` tells the seat that acts what it could not know before (a card drawn, a hand
    looked at, what others chose in secret): a line of shorthand goes no further.
    """

    SECRET: ClassVar[tuple[str, ...]] = ()
    KNOWN_TO: ClassVar[tuple[str, ...]] = ("seat",)
    HIDDEN: ClassVar[bool] = False
    REVEALS: ClassVar[bool] = False

    def is_public(self) -> bool:
        """Whether everybody may see all of it."""
        return not self.SECRET and not self.HIDDEN

    def seen_by(self, seat: Seat | None) -> Self | None:
        """The event as *seat* sees it (None: a spectator): itself, its public twin, or nothing."""
        if self.is_public():
            return self
        if seat is not None and any(getattr(self, name) == seat for name in self.KNOWN_TO):
            return self
        return None if self.HIDDEN else replace(self, **dict.fromkeys(self.SECRET))


class Sink(Protocol):
    """Where a state reports what happens, at the very moment: a list, or somebody who looks at the state meanwhile."""

    def append(self, event: Event, /) -> None:
        """Takes note of an event."""


F = TypeVar("F", bound=Face)


class Family(Generic[F]):
    """All faces of one sort in a game, in the order of their numbers."""

    def __init__(self, classes: Sequence[type[F]]) -> None:
        self.classes = tuple(classes)
        self.by_type = {cls.type(): cls for cls in classes}
        self.number = {cls: index for index, cls in enumerate(classes)}
        self.parts = tuple(_parts(cls) for cls in classes)
        assert len(self.by_type) == len(self.classes), "two faces share a type name"

    def make(self, number: int, values: Sequence[Any], writer: Writer) -> F:
        """The face of kind *number* with these inner values."""
        parts = self.parts[number]
        shown = [_show(kind, many, value, writer) for (_, kind, many), value in zip(parts, values, strict=True)]
        return self.classes[number](*shown)

    def values(self, face: F, writer: Writer) -> list[Any]:
        """The inner values of a face: the way back from `make`."""
        parts = self.parts[self.number[type(face)]]
        return [_hide(kind, many, getattr(face, name), writer) for name, kind, many in parts]

    def from_json(self, data: dict[str, Any]) -> F:
        """The way back from `to_json`."""
        rest = dict(data)
        name = str(rest.pop("type", ""))
        if name not in self.by_type:
            raise Unreadable(f"{name!r} is no type of this game; there are {', '.join(self.by_type)}")
        return from_plain(self.by_type[name], rest, name)


class Actions(Family[Action]):
    """The actions of a game: how they are packed into an int and written as text.

    The lowest eight bits are the kind; each part takes eight more, the last one all that are left.
    """

    def __init__(self, classes: Sequence[type[Action]]) -> None:
        super().__init__(classes)
        assert not any(many for parts in self.parts for _, _, many in parts), "a part of an action is one number"
        self.verbs = {tuple(cls.verb().split()): cls for cls in classes}
        self.first_words = tuple(cls.verb() for cls in classes)
        self.types = tuple(self.by_type)
        self.longest_verb = max((len(verb) for verb in self.verbs), default=0)

    def face(self, code: Code, writer: Writer) -> Action:
        """What a code looks like."""
        return self.make(code & _PART, self.unpack(code), writer)

    def unpack(self, code: Code) -> list[int]:
        """The parts of a code."""
        parts = self.parts[code & _PART]
        rest = code >> PART_BITS
        values = []
        for index in range(len(parts)):
            last = index == len(parts) - 1
            values.append(rest if last else rest & _PART)
            rest >>= PART_BITS
        return values

    def verb(self, code: Code) -> str:
        """The first word, or words, of the text of a code."""
        return self.first_words[code & _PART]

    def parts_of(self, code: Code) -> list[tuple[str, int]]:
        """The parts of a code, each with the kind of thing it shows."""
        kinds = [kind for _, kind, _ in self.parts[code & _PART]]
        return list(zip(kinds, self.unpack(code), strict=True))

    def code(self, action: Action, writer: Writer) -> Code:
        """The code of an action."""
        if type(action) not in self.number:
            raise Unreadable(f"'{action}' is no action of this game")
        return self._packed(type(action), self.values(action, writer))

    def text(self, code: Code, writer: Writer) -> str:
        """The text of a code: that of its face, without making one."""
        words = [self.verb(code)]
        for kind, number in self.parts_of(code):
            words.append(str(number) if kind in _PLAIN else writer.write(kind, number))
        return " ".join(words)

    def shown(self, codes: Sequence[Code], writer: Writer) -> list[Shown]:
        """Text and JSON of codes: those of their faces, without making any.

        A writer may have a dictionary `shown` in which they are kept, because it calls the same number the same for
        ever; but for those with a part of a kind that it names in `changing`.
        """
        known: dict[Code, Shown] | None = getattr(writer, "shown", None)
        if known is None:
            return [self._show(code, writer) for code in codes]
        found = list(map(known.get, codes))
        if None in found:
            found = [self._keep(code, writer, known) for code in codes]
        return cast(list[Shown], found)

    def _keep(self, code: Code, writer: Writer, known: dict[Code, Shown]) -> Shown:
        """Text and JSON of a code, kept if it will be called the same for ever."""
        if code in known:
            return known[code]
        shown, changing = self._show(code, writer), getattr(writer, "changing", ())
        if not any(kind in changing for _, kind, _ in self.parts[code & _PART]):
            if len(known) >= MOST:
                known.clear()
            known[code] = shown
        return shown

    def _show(self, code: Code, writer: Writer) -> Shown:
        number = code & _PART
        words: list[str] = [self.first_words[number]]
        data: dict[str, Any] = {"type": self.types[number]}
        for (name, kind, _), value in zip(self.parts[number], self.unpack(code), strict=True):
            data[name] = part = value if kind in _PLAIN else writer.write(kind, value)
            words.append(str(part))
        return " ".join(words), data

    def parse(self, text: str, writer: Writer) -> Code:
        """The code that a text stands for."""
        words = text.split()
        for length in range(self.longest_verb, 0, -1):
            cls = self.verbs.get(tuple(words[:length]))
            if cls is not None:
                return self._parse_parts(cls, words[length:], writer)
        raise Unreadable(f"{shortened(text)!r} is no action; it begins with none of the verbs of this game")

    def _parse_parts(self, cls: type[Action], words: list[str], writer: Writer) -> Code:
        """The code of an action whose parts are these words."""
        parts = self.parts[self.number[cls]]
        if len(words) != len(parts):
            given, wanted = " ".join([cls.verb(), *words]), " ".join(f"<{name}>" for name, _, _ in parts)
            raise Unreadable(f"{shortened(given)!r} should read '{' '.join([cls.verb(), wanted])}'")
        return self._packed(cls, [writer.read(kind, word) for (_, kind, _), word in zip(parts, words, strict=True)])

    def _packed(self, cls: type[Action], values: Sequence[int]) -> Code:
        """The code of an action with these parts, if they fit into one: no two actions share a code."""
        if any(not 0 <= value <= _PART for value in values[:-1]) or (values and values[-1] < 0):
            raise Unreadable(f"a number of this '{cls.verb()}' is too large or too small")
        return pack(self.number[cls], *values)


def pack(kind: int, *values: int) -> Code:
    """An action as one int."""
    code = 0
    for value in reversed(values):
        code = code << PART_BITS | value
    return code << PART_BITS | kind


def _parts(cls: type[Face]) -> tuple[tuple[str, str, bool], ...]:
    """Name, kind of number, and whether it is a row of them, for each field of a face."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple((field.name, *_part(cls, field.name, hints[field.name])) for field in fields(cls))


def _part(cls: type[Face], name: str, hint: Any) -> tuple[str, bool]:
    """The kind of number a field shows."""
    for option in (hint, *get_args(hint)):
        if get_origin(option) is Annotated:
            return str(option.__metadata__[0]), False
        if get_origin(option) is tuple:
            return _part(cls, name, get_args(option)[0])[0], True
    raise TypeError(f"{cls.__name__}.{name} does not say which kind of number it shows")


def _show(kind: str, many: bool, value: Any, writer: Writer) -> Any:
    """An inner value as the outside sees it."""
    if value is None or kind in _PLAIN:
        return tuple(value) if many and value is not None else value
    return tuple(writer.write(kind, item) for item in value) if many else writer.write(kind, value)


def _hide(kind: str, many: bool, value: Any, writer: Writer) -> Any:
    """The way back from `_show`."""
    if value is None or kind in _PLAIN:
        return value
    return tuple(writer.read(kind, item) for item in value) if many else writer.read(kind, value)


_PLAIN = frozenset({"number", "seat", "plain"})


def texts(codes: Iterable[Code], actions: Actions, writer: Writer) -> list[str]:
    """The texts of many codes."""
    return [actions.text(code, writer) for code in codes]
