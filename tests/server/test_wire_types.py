"""What the games really say fits the types that the page is written against."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from tools.recorded_talk import records, talk
from topcluck.kernel.replay import Record
from topcluck.server.wire_types import game_types

PREFIX = {"chicken-island": "Island", "touche-poulet": "Touche"}
SORTS = {"action": "Action", "event": "Event", "decision": "Decision", "view": "View"}


@pytest.mark.slow
@pytest.mark.parametrize("record", records(), ids=lambda record: f"{record.game}-{record.seed}")
def test_all_that_is_said_in_a_recorded_game_fits_its_type(record: Record) -> None:
    for sort, thing in talk(record):
        if sort in SORTS:
            assert_fits(record.game, sort, thing.to_json())


@pytest.mark.parametrize("game", PREFIX)
def test_all_that_is_said_at_the_start_fits_its_type(game: str) -> None:
    record = next(record for record in records() if record.game == game)
    found = set()
    for sort, thing in talk(record):
        if sort in SORTS:
            found.add(sort)
            assert_fits(game, sort, thing.to_json())
        if len(found) == len(SORTS):
            break
    assert found == set(SORTS)


def assert_fits(game: str, sort: str, data: Any) -> None:
    """The data are of the type of this sort, and the type leaves nothing out."""
    text = msgspec.json.encode(data)
    read = decoder(PREFIX[game] + SORTS[sort], game).decode(text)
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(text)


@cache
def decoder(name: str, game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game_types(game)[name])


def test_an_action_of_the_other_game_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'buy'"):
        msgspec.convert({"type": "buy", "egg": "red"}, game_types("chicken-island")["IslandAction"])
