"""Frozen dataclasses that are made quickly are like those made slowly."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from topcluck.kernel.frozen import quickly


@dataclass(frozen=True, slots=True)
class Egg:
    hen: str
    grams: int
    golden: bool = False


lay = quickly(Egg)


def test_it_is_one_like_any_other() -> None:
    egg = lay("Berta", grams=60)
    assert type(egg) is Egg and egg == Egg("Berta", 60) and hash(egg) == hash(Egg("Berta", 60))
    assert repr(egg) == "Egg(hen='Berta', grams=60, golden=False)"
    assert replace(egg, golden=True) == lay("Berta", 60, True)
    assert copy.deepcopy(egg) == egg == pickle.loads(pickle.dumps(egg))


def test_nobody_can_change_it() -> None:
    egg = lay("Berta", 60)
    with pytest.raises(FrozenInstanceError):
        egg.grams = 70  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del egg.hen
    with pytest.raises((AttributeError, TypeError)):
        egg.colour = "white"  # type: ignore[attr-defined]


def test_what_is_missing_or_unknown_is_refused() -> None:
    with pytest.raises(TypeError, match="grams"):
        lay("Berta")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        lay("Berta", 60, colour="white")  # type: ignore[call-arg]
