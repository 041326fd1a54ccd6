"""Texts that somebody was shown are understood without being read, and mean the same."""

from __future__ import annotations

import pytest

import topcluck
from tests.games.walks import WAYS, Options, name_of, walk


@pytest.mark.parametrize(("game", "options"), WAYS, ids=name_of)
def test_a_text_that_was_shown_means_what_it_means_when_it_is_read(game: str, options: Options) -> None:
    for match in walk(game, options, seed=3, steps=60):
        reader = match.copy()
        for seat in match.state.deciders():
            legal = match.legal_actions_of(seat)
            assert legal.shown() == [(str(action), action.to_json()) for action in legal]
            texts = [text for text, _ in legal.shown()]
            assert [match.offered(text, seat) for text in texts] == match.state.actions(seat)
            assert [reader.offered(text, seat) for text in texts[:20]] == match.state.actions(seat)[:20]
            assert all(match.was_shown(text, seat) for text in texts)
            assert not any(reader.was_shown(text, seat) for text in texts)


def test_what_was_shown_holds_until_somebody_acts_and_only_for_who_was_shown_it() -> None:
    match = topcluck.new("touche-poulet", players=2, seed=1)
    text = match.legal_actions_of(0).shown()[0][0]
    assert match.was_shown(text, 0) and not match.was_shown(text, 1)
    late = match.legal_actions_of(1)
    match.push_text("random fleet", 0)
    assert not match.was_shown(text, 0)
    late.shown()  # of a moment that is past
    assert not match.was_shown(text, 1)
    match.pop()
    match.legal_actions_of(1).shown()
    assert match.was_shown(text, 1) and not match.was_shown("place barn Z9", 1)
    assert match.offered("place barn Z9", 1) is None
