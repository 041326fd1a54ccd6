"""Frozen dataclasses as plain JSON values and back, guided by their annotations.

Only what our values are made of: dataclasses, tuples, dicts with text keys, text, whole numbers, truth values, None.
"""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from topcluck.kernel.errors import Unreadable

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """The value in dicts, lists, text, numbers, truth values and None."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return [item if type(item) in _ATOMS else to_plain(item) for item in value]
    names = _names(kind)  # type: ignore[arg-type]  # mypy does not see that every class can be hashed
    if names is not None:
        return {name: to_plain(getattr(value, name)) for name in names}
    if isinstance(value, dict):
        return {key: to_plain(item) for key, item in value.items()}
    return [to_plain(item) for item in value] if isinstance(value, tuple | list) else value


_ATOMS = frozenset((str, int, bool, type(None)))


@cache
def _names(cls: type) -> tuple[str, ...] | None:
    """The names of a dataclass's fields; None if it is no dataclass."""
    return tuple(field.name for field in fields(cls)) if is_dataclass(cls) else None


def from_plain(cls: type[T], data: Any, where: str = "") -> T:
    """The dataclass *cls* from what `to_plain` made; `Unreadable` names the place of the first mistake."""
    if not isinstance(data, dict):
        raise Unreadable(f"{where or cls.__name__} should be an object, not {data!r:.40}")
    hints = _hints(cls)  # type: ignore[arg-type]  # mypy does not see that every class can be hashed
    missing = [name for name in hints if name not in data]
    unknown = [name for name in data if name not in hints]
    if missing or unknown:
        raise Unreadable(f"{where or cls.__name__}: " + "; ".join(_complaints(missing, unknown)))
    return cls(**{name: _value(hint, data[name], f"{where}.{name}".lstrip(".")) for name, hint in hints.items()})


def _complaints(missing: list[str], unknown: list[str]) -> list[str]:
    """What is wrong with the keys of an object."""
    said = []
    if missing:
        said.append(f"{', '.join(missing)} missing")
    if unknown:
        said.append(f"{', '.join(unknown)} unknown")
    return said


@cache
def _hints(cls: type) -> dict[str, Any]:
    """The annotations of a dataclass's fields."""
    hints = get_type_hints(cls, include_extras=True)
    return {field.name: hints[field.name] for field in fields(cls)}


def _value(hint: Any, data: Any, where: str) -> Any:
    """One value that should fit an annotation."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _value(get_args(hint)[0], data, where)
    if origin is Union or isinstance(hint, types.UnionType):
        return _either(hint, data, where)
    if origin is Literal:
        return _fitting(data in get_args(hint), hint, data, where)
    if origin is tuple:
        return _tuple(get_args(hint), data, where)
    if origin is dict:
        return _dict(get_args(hint)[1], data, where)
    if is_dataclass(hint):
        assert isinstance(hint, type)
        return from_plain(hint, data, where)
    if hint is Any:
        return data
    exact = isinstance(data, hint) and not (hint is int and isinstance(data, bool))
    return _fitting(exact, hint, data, where)


def _fitting(fits: bool, hint: Any, data: Any, where: str) -> Any:
    """The data, if it fits."""
    if not fits:
        wanted = " or ".join(map(repr, get_args(hint))) if get_origin(hint) is Literal else hint.__name__
        raise Unreadable(f"{where} should be {wanted}, not {data!r:.40}")
    return data


def _either(hint: Any, data: Any, where: str) -> Any:
    """A value of one of several types; with None among them, None is None."""
    options = [option for option in get_args(hint) if option is not type(None)]
    if data is None and len(options) < len(get_args(hint)):
        return None
    for option in options[:-1]:
        try:
            return _value(option, data, where)
        except Unreadable:
            continue
    return _value(options[-1], data, where)


def _tuple(args: tuple[Any, ...], data: Any, where: str) -> tuple[Any, ...]:
    """A row of values: of one type and any length, or of these types in turn."""
    if not isinstance(data, list | tuple):
        raise Unreadable(f"{where} should be a list, not {data!r:.40}")
    if len(args) == 2 and args[1] is ...:
        return tuple(_value(args[0], item, f"{where}[{index}]") for index, item in enumerate(data))
    if len(args) != len(data):
        raise Unreadable(f"{where} should have {len(args)} items, not {len(data)}")
    return tuple(
        _value(arg, item, f"{where}[{index}]") for index, (arg, item) in enumerate(zip(args, data, strict=True))
    )


def _dict(hint: Any, data: Any, where: str) -> dict[str, Any]:
    """An object with text keys and values of one type."""
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise Unreadable(f"{where} should be an object, not {data!r:.40}")
    return {key: _value(hint, item, f"{where}.{key}") for key, item in data.items()}
