"""Views as viewers get them: whole once, then only the parts that have changed.

A part is a field of the view, or of a large field of it: ``hand``, ``table.units``. Two viewers share most parts, and
a part that did not change is mostly the very same object, so each is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_type_hints

import msgspec

from topcluck.kernel.game import View

Parts = Mapping[str, Any]
Views = Mapping[int | None, View]

_ENCODER = msgspec.json.Encoder()
_NEW = object()  # what a part was that was not there


@cache
def _fields(cls: type) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """The fields of a view, each with its own fields under their full names if it is a large part."""
    hints = get_type_hints(cls)
    return tuple((field.name, _inner(field.name, hints[field.name])) for field in fields(cls))


def _inner(name: str, hint: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a part that is always there, with the names under which they are sent."""
    if not (isinstance(hint, type) and is_dataclass(hint)):
        return ()
    return tuple((field.name, f"{name}.{field.name}") for field in fields(hint))


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
        for name, inner in _fields(type(after)):
            part, was = getattr(after, name), getattr(before, name, _NEW)
            if part is was:
                continue
            if inner:
                changed.update(self._inside(inner, was, part))
            elif part != was:
                changed[name] = part
        return changed

    def _inside(self, inner: tuple[tuple[str, str], ...], was: Any, part: Any) -> dict[str, Any]:
        """What has changed inside a large part."""
        found = self._known.get((id(was), id(part)))
        if found is None:
            found = self._known[id(was), id(part)] = {
                whole_name: now
                for name, whole_name in inner
                if (now := getattr(part, name)) is not (then := getattr(was, name, _NEW)) and now != then
            }
        return found


class Encoding:
    """Encodes the parts of one moment; what several viewers share is encoded once."""

    def __init__(self) -> None:
        self._raw: dict[int, msgspec.Raw] = {}
        self._kept: list[Any] = []  # so that no other object gets the number of one that is gone

    def raw(self, part: Any) -> msgspec.Raw:
        """A part as JSON."""
        found = self._raw.get(id(part))
        if found is None:
            found = self._raw[id(part)] = msgspec.Raw(_ENCODER.encode(part))
            self._kept.append(part)
        return found

    def parts(self, parts: Parts) -> dict[str, Any]:
        """Parts by name, ready to be sent."""
        return {name: self.raw(part) for name, part in parts.items()}
