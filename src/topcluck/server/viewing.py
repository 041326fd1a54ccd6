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
    parts: dict[str, Any] = {}
    for name, inner in _fields(type(view)):
        value = getattr(view, name)
        if inner:
            for inner_name, whole_name in inner:
                parts[whole_name] = getattr(value, inner_name)
        else:
            parts[name] = value
    return parts


def changed_parts(before: Parts, after: Parts) -> dict[str, Any]:
    """The parts that are not as they were, or were not there: nothing at all is something to tell of as well."""
    return {name: part for name, part in after.items() if part is not (was := before.get(name, _NEW)) and part != was}


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
