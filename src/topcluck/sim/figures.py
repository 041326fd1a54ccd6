"""A few honest statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

_Z = 1.959964  # 95 %


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson); everything is possible when nothing was tried.

    >>> low, high = wilson(8, 10)
    >>> round(low, 2), round(high, 2)
    (0.49, 0.94)
    """
    if tries == 0:
        return 0.0, 1.0
    share, weight = hits / tries, _Z * _Z / tries
    middle = share + weight / 2
    reach = _Z * sqrt(share * (1 - share) / tries + weight / (4 * tries))
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is distributed; all 0 if there was none."""

    count: int
    mean: float
    low: float
    p10: float
    median: float
    p90: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """The spread of some values."""
        return cls.counted({value: values.count(value) for value in set(values)})

    @classmethod
    def counted(cls, counts: Mapping[float, int] | Mapping[int, int]) -> Spread:
        """The spread of values that came up several times each."""
        rows = sorted(counts.items())
        total = sum(count for _, count in rows)
        if total == 0:
            return cls(0, 0, 0, 0, 0, 0, 0)
        mean = sum(value * count for value, count in rows) / total
        p10, middle, p90 = (_quantile(rows, total, share) for share in (0.1, 0.5, 0.9))
        return cls(total, mean, rows[0][0], p10, middle, p90, rows[-1][0])

    def to_json(self) -> dict[str, Any]:
        """The spread in plain JSON values."""
        return {name: getattr(self, name) for name in self.__slots__}


def _quantile(rows: Sequence[tuple[float, int]], total: int, share: float) -> float:
    """The least value that at least this share of all values does not exceed."""
    seen = 0
    for value, count in rows:
        seen += count
        if seen >= share * total:
            return value
    return rows[-1][0]
