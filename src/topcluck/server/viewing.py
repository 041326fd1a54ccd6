"""Views as viewers get them: whole once, then only the parts that have changed.

A part is a field of the view, or of a large field of it: ``hand``, ``table.units``. Two viewers share most parts, and
a part that did not change is mostly the very same object, so each is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, NamedTuple, get_type_hints

import msgspec

from topcluck.kernel.game import View

Parts = Mapping[str, Any]
Views = Mapping[int | None, View]

_ENCODER = msgspec.json.Encoder()
_NEW = object()  # what a part was that was not there


class _Fields(NamedTuple):
    """The fields of a view or of a large part of it: how all are got at once, and their names."""

    values: Callable[[Any], tuple[Any, ...]]
    names: tuple[str, ...]  # under which they are sent
    inner: tuple[_Fields | None, ...]  # of fields that are large parts themselves
    places: range  # of each field among all
    nothing: tuple[Any, ...]  # what all were that were not there


def _named(own: Sequence[str], names: tuple[str, ...], inner: tuple[_Fields | None, ...] = ()) -> _Fields:
    """Fields that an object has under their own names, and that are sent under others."""
    return _Fields(attrgetter(*own), names, inner, range(len(names)), (_NEW,) * len(names))


@cache
def _fields(cls: type) -> _Fields:
    """The fields of a view."""
    hints, names = get_type_hints(cls), tuple(field.name for field in fields(cls))
    return _named(names, names, tuple(_inner(name, hints[name]) for name in names))


def _inner(name: str, hint: Any) -> _Fields | None:
    """The fields of a part that is always there, if it is a large one."""
    if not (isinstance(hint, type) and is_dataclass(hint)):
        return None
    names = [field.name for field in fields(hint)]
    return _named(names, tuple(f"{name}.{one}" for one in names))


def parts_of(view: View) -> dict[str, Any]:
    """The parts of a view by name."""
    return Comparison().changed(None, view)


class Comparison:
    """Finds what has changed between two moments; a large part that several viewers share is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], dict[str, Any]] = {}

    def changed(self, before: View | None, after: View | None) -> dict[str, Any]:
        """The parts that are not as they were, or were not there: nothing at all is something to tell of as well."""
        changed: dict[str, Any] = {}
        if after is None:
            return changed
        whole = _fields(type(after))
        now, then = whole.values(after), whole.nothing if before is None else whole.values(before)
        for place in compress(whole.places, map(is_not, now, then)):
            part, was, inner = now[place], then[place], whole.inner[place]
            if inner is not None:
                changed.update(self._inside(inner, was, part))
            elif part != was:
                changed[whole.names[place]] = part
        return changed

    def _inside(self, inner: _Fields, was: Any, part: Any) -> dict[str, Any]:
        """What has changed inside a large part."""
        found = self._known.get((id(was), id(part)))
        if found is None:
            now, then = inner.values(part), inner.nothing if was is _NEW else inner.values(was)
            found = self._known[id(was), id(part)] = {
                inner.names[place]: now[place]
                for place in compress(inner.places, map(is_not, now, then))
                if now[place] != then[place]
            }
        return found


class Encoding:
    """Encodes the parts of one moment; what several viewers share is encoded once."""

    def __init__(self) -> None:
        self._raw: dict[int, msgspec.Raw] = {}
        self._rows: dict[tuple[object, ...], msgspec.Raw] = {}
        self._kept: list[Any] = []  # so that no other object gets the number of one that is gone

    def raw(self, part: Any) -> msgspec.Raw:
        """A part as JSON."""
        found = self._raw.get(id(part))
        if found is None:
            found = self._raw[id(part)] = msgspec.Raw(_ENCODER.encode(part))
            self._kept.append(part)
        return found

    def events(self, seen: list[dict[str, Any]]) -> Any:
        """Events, ready to be sent."""
        return self.raw(seen) if seen else seen  # none at all are left out

    def parts(self, parts: Parts) -> dict[str, Any]:
        """Parts by name, ready to be sent."""
        return {name: self.raw(part) for name, part in parts.items()}

    def together(self, parts: Parts) -> Any:
        """The same in one piece, which all viewers share for whom the very same has changed."""
        if not parts:
            return parts  # none at all are left out
        row = (*parts, *map(id, parts.values()))
        found = self._rows.get(row)
        if found is None:
            found = self._rows[row] = msgspec.Raw(_ENCODER.encode(self.parts(parts)))
        return found
