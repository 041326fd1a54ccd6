"""Views as viewers get them: whole once, then only the parts that have changed.

A part is a field of the view, or of a large field of it: ``hand``, ``table.units``. Two viewers share most parts, and
a part that did not change is mostly the very same object, so each is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import repeat
from operator import attrgetter
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
    inner: tuple[_Fields | None, ...] = ()  # of fields that are large parts themselves


@cache
def _fields(cls: type) -> _Fields:
    """The fields of a view."""
    hints, names = get_type_hints(cls), tuple(field.name for field in fields(cls))
    return _Fields(attrgetter(*names), names, tuple(_inner(name, hints[name]) for name in names))


def _inner(name: str, hint: Any) -> _Fields | None:
    """The fields of a part that is always there, if it is a large one."""
    if not (isinstance(hint, type) and is_dataclass(hint)):
        return None
    names = [field.name for field in fields(hint)]
    return _Fields(attrgetter(*names), tuple(f"{name}.{one}" for one in names))


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
        before_parts = repeat(_NEW) if before is None else whole.values(before)
        for part, was, name, inner in zip(whole.values(after), before_parts, whole.names, whole.inner, strict=False):
            if part is was:
                continue
            if inner is not None:
                changed.update(self._inside(inner, was, part))
            elif part != was:
                changed[name] = part
        return changed

    def _inside(self, inner: _Fields, was: Any, part: Any) -> dict[str, Any]:
        """What has changed inside a large part."""
        found = self._known.get((id(was), id(part)))
        if found is None:
            before = repeat(_NEW) if was is _NEW else inner.values(was)
            found = self._known[id(was), id(part)] = {
                name: now
                for now, then, name in zip(inner.values(part), before, inner.names, strict=False)
                if now is not then and now != then
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

    def events(self, seen: list[dict[str, Any]]) -> Any:
        """Events, ready to be sent."""
        return self.raw(seen) if seen else seen  # none at all are left out

    def parts(self, parts: Parts) -> dict[str, Any]:
        """Parts by name, ready to be sent."""
        return {name: self.raw(part) for name, part in parts.items()}
