"""Frozen values as plain JSON and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from topcluck.kernel.codec import from_plain, to_plain
from topcluck.kernel.errors import Unreadable


@dataclass(frozen=True)
class Egg:
    """A small value."""

    name: str
    wild: bool = False


@dataclass(frozen=True)
class Nest:
    """A value made of everything that our values are made of."""

    eggs: tuple[Egg, ...]
    best: Egg | None
    place: tuple[int, int]
    prices: dict[str, int]
    kind: Literal["barn", "tree"]
    mark: Annotated[int, "number"] | str
    note: Any


NEST = Nest((Egg("blue"), Egg("red", wild=True)), Egg("red"), (3, -4), {"blue": 2}, "barn", "x", [1, None])
PLAIN: dict[str, Any] = {
    "eggs": [{"name": "blue", "wild": False}, {"name": "red", "wild": True}],
    "best": {"name": "red", "wild": False},
    "place": [3, -4],
    "prices": {"blue": 2},
    "kind": "barn",
    "mark": "x",
    "note": [1, None],
}


def test_a_value_becomes_plain_json_and_comes_back() -> None:
    assert to_plain(NEST) == PLAIN
    assert from_plain(Nest, json.loads(json.dumps(to_plain(NEST)))) == NEST


def test_none_stays_none_and_either_type_is_read() -> None:
    read = from_plain(Nest, PLAIN | {"best": None, "mark": 5})
    assert (read.best, read.mark) == (None, 5)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"eggs": 5}, "eggs should be a list, not 5"),
        ({"eggs": [{"name": "blue"}]}, r"eggs\[0\]: wild missing"),
        ({"eggs": [{"name": "blue", "wild": False, "size": 3, "age": 1}]}, r"eggs\[0\]: size, age unknown"),
        ({"eggs": [{"nam": "blue", "wild": False}]}, r"eggs\[0\]: name missing; nam unknown"),
        ({"eggs": ["blue"]}, r"eggs\[0\] should be an object, not 'blue'"),
        ({"eggs": [{"name": 5, "wild": False}]}, r"eggs\[0\]\.name should be str, not 5"),
        ({"best": {"name": "x", "wild": 1}}, r"best\.wild should be bool, not 1"),
        ({"place": [1]}, "place should have 2 items, not 1"),
        ({"place": [1, True]}, r"place\[1\] should be int, not True"),
        ({"prices": []}, r"prices should be an object, not \[\]"),
        ({"prices": {"blue": "2"}}, r"prices\.blue should be int, not '2'"),
        ({"kind": "cave"}, "kind should be 'barn' or 'tree', not 'cave'"),
        ({"mark": None}, "mark should be str, not None"),
    ],
)
def test_a_mistake_is_named_with_its_place(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable, match=f"^{sentence}"):
        from_plain(Nest, PLAIN | change)


def test_what_is_no_object_at_all_is_refused() -> None:
    with pytest.raises(Unreadable, match="Nest should be an object, not 'nest'"):
        from_plain(Nest, "nest")
