"""Every card of the house set has a test that plays it."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

from tests.games.island.cards import PLAYED
from topcluck.games.island.sets import load_set

FILES = ("leader_cards", "machine_cards", "magic_cards", "strategy_cards", "catastrophes")
for file in FILES:
    import_module(f"tests.games.island.test_{file}")

CARDS = [card.id for card in load_set("house").cards]


def test_the_house_set_has_81_designs() -> None:
    assert len(CARDS) == 9 + 22 + 50


@pytest.mark.parametrize("card", CARDS)
def test_a_test_plays_the_card(card: str) -> None:
    names = PLAYED.get(card, [])
    assert names, f"no test plays {card}: mark one with @card({card!r})"
    modules = {name.rpartition(".")[0] for name in names}
    assert any(card.partition("_")[0] in _without_marks(module) for module in modules), f"{card} is only marked"


def _without_marks(module: str) -> str:
    """The source of a module without what tests say about themselves."""
    return re.sub(r"@card\(.*?\)", "", inspect.getsource(import_module(module)), flags=re.DOTALL)


def test_only_cards_of_the_set_are_marked() -> None:
    assert set(PLAYED) <= set(CARDS)
