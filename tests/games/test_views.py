"""Views of all seats at once: equal to single ones, made of shared parts, and ready for the wire."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import topcluck
from tests.games.walks import WAYS, Options, name_of, walk
from topcluck.kernel.chance import Chance, key_of

EVERY_WAY = pytest.mark.parametrize(("game", "options"), WAYS, ids=name_of)


def _apart(view: Any) -> dict[str, Any]:
    """The parts of a view by name, those of its table among them."""
    names = view.__dataclass_fields__
    return {name: getattr(view, name) for name in names} | (_apart(view.table) if "table" in names else {})


@EVERY_WAY
def test_all_views_are_those_of_the_single_seats(game: str, options: Options) -> None:
    for match in walk(game, options, seed=3, steps=160):
        views = match.views()
        assert list(views) == [*range(match.state.seats), None]
        assert all(view == match.view(seat) and view.seat == seat for seat, view in views.items())


@EVERY_WAY
def test_a_view_is_the_same_whether_or_not_others_were_made_before(game: str, options: Options) -> None:
    for number, match in enumerate(walk(game, options, seed=4, steps=120)):
        if number % 7 == 0:
            worn = {seat: view.to_json() for seat, view in match.views().items()}
            _forget_parts(match.state)
            assert {seat: view.to_json() for seat, view in match.views().items()} == worn


def _forget_parts(state: Any) -> None:
    """As in a process that has never shown anything."""
    box = getattr(state, "box", None) or state.farm
    box.parts = None
    if hasattr(box, "firm_values"):
        box.firm_values.clear()


@EVERY_WAY
def test_seats_that_see_the_same_see_the_same_objects(game: str, options: Options) -> None:
    shared = apart = 0
    for match in walk(game, options, seed=5, steps=120):
        first, *others = map(_apart, match.views().values())
        for other in others:
            for name, part in first.items():
                if isinstance(part, tuple) and part and part == other[name]:
                    shared += part is other[name]
                    apart += part is not other[name]
    assert shared > 250 and not apart


@pytest.mark.parametrize(("game", "options"), [WAYS[0], WAYS[4], WAYS[10]], ids=name_of)
def test_what_has_not_changed_since_the_last_view_is_the_same_object(game: str, options: Options) -> None:
    same = new = 0
    before: dict[str, Any] = {}
    for match in walk(game, options, seed=6, steps=200):
        now = _apart(match.view(0))
        for name, part in now.items():
            if isinstance(part, tuple) and part and part == before.get(name):
                same += part is before[name]
                new += part is not before[name]
        before = now
    assert same > 1000 and not new


def test_what_a_seat_does_in_secret_leaves_the_objects_of_others_alone() -> None:
    match, luck = topcluck.new("touche-poulet", players=2, seed=1), Chance(key_of("secret"))
    before: dict[int | None, Any] = dict(match.views())
    for _ in range(12):
        codes = match.state.actions(1)
        match.push(codes[luck.below(len(codes) - 1)], 1)
        after: dict[int | None, Any] = dict(match.views())
        assert after[0].boards is before[0].boards and after[None].boards is before[None].boards
        assert after[1].boards != before[1].boards


@EVERY_WAY
def test_msgspec_writes_a_view_as_its_json_is(game: str, options: Options) -> None:
    for number, match in enumerate(walk(game, options, seed=7, steps=150)):
        if number % 5 == 0:
            for view in match.views().values():
                assert json.loads(msgspec.json.encode(view)) == json.loads(json.dumps(view.to_json()))
