"""What the page knows of the editions is what Python knows."""

from __future__ import annotations

import json

import pytest

from tools.page_words import editions, points
from topcluck.games import PACKAGES
from topcluck.words import LANGUAGES, Words
from topcluck.words.rulebook import NOT_PLAYED, Rulebook, edition_values, editions_of


def test_each_edition_of_the_island_says_something_to_every_option_that_a_rule_reads() -> None:
    written = editions("chicken-island")
    read = Rulebook("chicken-island", Words("en")).options(*Rulebook("chicken-island", Words("en")).ids)
    assert list(written) == list(editions_of("chicken-island"))
    for edition, values in written.items():
        assert list(values) == read
        assert values == {option: edition_values("chicken-island", edition)[option] for option in read}


def test_what_an_edition_has_no_use_for_is_marked() -> None:
    written = editions("chicken-island")
    assert written["second-en"]["expert_abigail_shields"] == 1
    assert written["first-de"]["expert_abigail_shields"] == NOT_PLAYED


def test_the_farm_has_one_book() -> None:
    assert editions("touche-poulet") == {"usual": {"no_repeat": False, "weapons": True, "first_player": "random"}}


@pytest.mark.parametrize("id", PACKAGES)
def test_it_can_be_written_and_every_point_has_words_in_every_language(id: str) -> None:
    assert json.loads(json.dumps(editions(id))).keys() == editions(id).keys()
    for point in points(id):
        assert set(point["said"]) == set(point["decides"]) == set(LANGUAGES)
        assert all(point["said"].values())
        assert all(text != point["option"] for text in point["decides"].values())
