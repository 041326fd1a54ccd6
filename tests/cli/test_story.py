"""Taking back: one's own last action, if it drew no luck and showed nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import topcluck
from tests.nest import nest_game
from topcluck.cli.story import Story
from topcluck.kernel.errors import BadRecord, NothingToAnswer


@pytest.fixture(autouse=True)
def _nest() -> Iterator[None]:
    with nest_game():
        yield


def story() -> Story:
    return Story(topcluck.new("nest", players=2, seed=7))


def test_a_plain_action_can_be_taken_back() -> None:
    told = story()
    before = told.match.view(0)
    told.push_line("peck 1", 0)
    assert told.take_back(0).text == "peck 1"
    assert told.match.view(0) == before
    assert told.chapters == []


@pytest.mark.parametrize("line", ["roll", "peek"])
def test_what_drew_luck_or_showed_something_stays(line: str) -> None:
    told = story()
    told.push_line(line, 0)
    after = told.match.state.dump()
    with pytest.raises(NothingToAnswer, match="luck was drawn or something hidden"):
        told.take_back(0)
    assert told.match.state.dump() == after
    assert len(told.match.entries) == len(told.chapters) == 1


def test_nobody_takes_back_what_another_did() -> None:
    told = story()
    told.push_line("peck 1", 0)
    told.push_line("peck 1", 1)
    with pytest.raises(NothingToAnswer, match="your own last action"):
        told.take_back(0)


def test_a_record_tells_the_same_story() -> None:
    told = story()
    for seat, line in enumerate(["peck 1", "peck 2"]):
        told.push_line(line, seat)
    assert Story.of(told.match.record).chapters == told.chapters
    assert list(Story.of(told.match.record, 1).seen_by(None)) == told.chapters[0]


def test_an_entry_that_cannot_be_played_is_named() -> None:
    told = story()
    told.push_line("peck 1", 0)
    entry = told.match.entries[0]
    with pytest.raises(BadRecord, match="entry 2, '0 peck 1', cannot be played"):
        told.go_on(entry)
