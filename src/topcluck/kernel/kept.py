"""Frozen values that are made once and shown many times.

After every action somebody looks at the new position, and nearly all of it is as it was. What a part of a view is made
of, a few numbers, finds the part that was made of them before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 4096  # of one sort; then all are forgotten, and made again when somebody asks


class Kept(dict[K, V]):
    """Values by what they are made of: ``kept[numbers]`` makes one or finds it, and the same again is the same object.

    Only the key goes into `make`, so a value cannot show more than the key tells: what a seat may not know must not be
    in the key of what it is shown.

    >>> words = Kept(lambda numbers: tuple("abc"[number] for number in numbers))
    >>> words[0, 2]
    ('a', 'c')
    >>> words[0, 2] is words[0, 2]
    True
    """

    __slots__ = ("_make", "_most")

    def __init__(self, make: Callable[[K], V], most: int = MOST) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: K) -> V:
        value = self._make(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value


def rows_of(make: Callable[[K], V]) -> Kept[tuple[K, ...], tuple[V, ...]]:
    """Rows of values; also the single values are kept, so a row that is new is made of those that are not."""
    single: Kept[K, V] = Kept(make)
    return Kept(lambda row: tuple([single[part] for part in row]))
