"""Frozen dataclasses, made as quickly as open ones.

A frozen dataclass sets each of its fields through a call, which takes several times as long as ``self.field = value``.
A view has dozens of fields, and after every action one is made for every viewer. So the fields are set while the object
still belongs to an open class with the same slots; then it becomes what it is, and nobody can change it any more.
"""

from __future__ import annotations

from dataclasses import MISSING, field, fields, make_dataclass
from typing import Any, TypeVar, cast

T = TypeVar("T")


def quickly(cls: type[T]) -> type[T]:
    """What makes a *cls*, a frozen dataclass with slots and without a ``__post_init__`` of its own; only to be called.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Egg:
    ...     hen: str
    ...     golden: bool = False
    >>> quickly(Egg)(hen="Berta")
    Egg(hen='Berta', golden=False)
    """

    def become(self: Any) -> None:
        self.__class__ = cls

    named: list[tuple[str, Any, Any]] = []
    for one in fields(cls):  # type: ignore[arg-type]  # mypy cannot say that it is a dataclass
        assert one.default_factory is MISSING, "each would need one of its own"
        named.append((one.name, one.type, field(default=one.default)))
    return cast(type[T], make_dataclass(cls.__name__, named, namespace={"__post_init__": become}, slots=True))
