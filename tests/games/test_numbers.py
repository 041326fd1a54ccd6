"""The numbers of actions, events, moments and words are written out, for compilers; here they are counted."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from topcluck.games.island import actions as island_actions
from topcluck.games.island import box
from topcluck.games.island import events as island_events
from topcluck.games.island.codes import first, kind, pack, second, third, whole
from topcluck.games.island.model import OPS, STATS, TRAITS, WHENS
from topcluck.games.touche import actions as farm_actions
from topcluck.games.touche import decisions as farm_decisions
from topcluck.games.touche import events as farm_events
from topcluck.kernel import faces


@pytest.mark.parametrize(
    ("module", "family"),
    [
        (island_actions, island_actions.ACTIONS),
        (island_events, island_events.EVENTS),
        (farm_actions, farm_actions.ACTIONS),
        (farm_events, farm_events.EVENTS),
    ],
)
def test_every_face_has_its_place_as_its_number(module: ModuleType, family: faces.Family[Any]) -> None:
    names = [faces.snake(cls.__name__).upper() for cls in family.classes]
    assert [getattr(module, name) for name in names] == list(range(len(names)))


@pytest.mark.parametrize("words", [WHENS, STATS, TRAITS, OPS])
def test_every_word_of_the_vocabulary_has_its_place_as_its_number(words: tuple[str, ...]) -> None:
    assert [getattr(box, word.upper()) for word in words] == list(range(len(words)))


def test_every_kind_of_frame_of_the_farm_has_its_place_as_its_number() -> None:
    names = [kind.name.upper() for kind in farm_decisions.KINDS]
    assert len(names) == 21
    assert [getattr(farm_decisions, name) for name in names] == list(range(len(names)))


@pytest.mark.parametrize("parts", [(), (3,), (200, 7), (1, 255, 9)])
def test_the_core_packs_actions_as_their_faces_do(parts: tuple[int, ...]) -> None:
    code = pack(40, *parts)
    assert code == faces.pack(40, *parts)
    assert [kind(code), first(code), second(code), third(code)] == [40, *parts, *[0] * (3 - len(parts))]
    assert whole(pack(40, 1234)) == 1234
