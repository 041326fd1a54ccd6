"""Whatever people, files and wires may send to a game: one clear sentence, never a traceback."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import topcluck
from topcluck import games
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import Refusal, SetupRefused, TopcluckError
from topcluck.kernel.match import Match

SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from(["", "x", "c4", "2", "é", "a" * 300, "@1", "players", "1e9"]),
    st.just([]),
    st.just({}),
    st.lists(st.integers(-1, 9), max_size=3),
)

every_game = pytest.mark.parametrize("id", games.PACKAGES)


@cache
def begun(id: str) -> Match:
    """A match of three in the middle of things."""
    match = topcluck.new(id, players=3, seed=11)
    luck = Chance(key_of("begun"))
    while len(match.entries) < 150:
        legal = match.legal_actions
        match.push(legal[luck.below(len(legal))])
    return match


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The text with a piece cut out, doubled or replaced."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + draw(st.sampled_from([1, 8, 80])))))
    piece = draw(st.sampled_from(["", text[start:end] * 2, "-1", "999", " ", "\n", ":", "x", "é", text[:20]]))
    return text[:start] + piece + text[end:]


@st.composite
def replaced(draw: st.DrawFn, data: Any) -> Any:
    """Plain JSON values with one of them, at any depth, replaced or left out."""
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(data)))
        if draw(st.integers(0, 8)) == 0:
            return {other: value for other, value in data.items() if other != key}
        return data | {key: draw(replaced(data[key]))}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        index = draw(st.integers(0, len(data) - 1))
        return [*data[:index], draw(replaced(data[index])), *data[index + 1 :]]
    return draw(SCRAPS)


@every_game
@given(data=st.data())
def test_a_line_is_on_offer_or_refused(id: str, data: st.DataObject) -> None:
    match = begun(id)
    texts = sorted({entry.text for entry in match.entries} | {str(action) for action in match.legal_actions})
    words = sorted({word for text in texts for word in text.split()})
    line = data.draw(
        st.one_of(
            st.sampled_from(texts).flatmap(damaged),
            st.lists(st.sampled_from([*words, "-1", "999", "@2", "é"]), max_size=5).map(" ".join),
            st.text(max_size=12),
        )
    )
    for seat in range(3):
        refusal = match.why_not(line, seat)
        assert refusal is None or isinstance(refusal, Refusal)
    if match.why_not(line) is None:
        match.copy().push_text(line)
    else:
        with pytest.raises(TopcluckError):
            match.copy().push_text(line)


@every_game
@given(data=st.data())
def test_options_are_taken_or_refused(id: str, data: st.DataObject) -> None:
    known = dict(topcluck.game(id).setup(players=3))
    options = data.draw(st.one_of(replaced(known), st.dictionaries(st.sampled_from([*known, "x"]), SCRAPS, max_size=3)))
    if isinstance(options, dict):
        with suppress(SetupRefused):
            topcluck.new(id, seed=1, **options)


@every_game
@given(data=st.data())
def test_a_record_verifies_or_is_refused(id: str, data: st.DataObject) -> None:
    record = str(topcluck.replay(begun(id).record, upto=12).record)
    text = data.draw(st.one_of(damaged(record), replaced(json.loads(record)).map(json.dumps)))
    with suppress(TopcluckError):
        topcluck.verify(text)


@every_game
@given(data=st.data())
def test_a_position_is_read_or_refused(id: str, data: st.DataObject) -> None:
    text = data.draw(damaged(topcluck.game(id).write_position(begun(id).state)))
    with suppress(TopcluckError):
        match = topcluck.position(text)
        assert match.outcome is not None or match.legal_actions.codes


@every_game
@given(data=st.data())
def test_a_view_is_read_or_refused(id: str, data: st.DataObject) -> None:
    game = topcluck.game(id)
    plain = data.draw(replaced(json.loads(json.dumps(begun(id).view(1).to_json()))))
    with suppress(TopcluckError):
        game.view_from_json(plain)
