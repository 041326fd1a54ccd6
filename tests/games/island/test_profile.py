"""Profiles: what a player has achieved over all games, as a value that only grows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.citing import rule
from topcluck.games.island.achievements import Deeds
from topcluck.games.island.profile import BadProfile, News, Profile, add_game, is_complete, joined, ticked
from topcluck.games.island.rulesets.feats import Feat, feats

SECOND, FIRST = feats("second", "second-en"), feats("first", "first-de")
SHORT = st.text("abc", max_size=3)


def feat(id: str) -> Feat:
    return next(one for one in (*SECOND, *FIRST) if one.id == id)


def game(*steps: tuple[str, str], earned: tuple[str, ...] = (), counts: bool = True) -> Deeds:
    """What a seat did in a game, in either list."""
    return Deeds((*SECOND, *FIRST), earned, steps, counts)


def after(*games: Deeds) -> Profile:
    """A profile after these games."""
    profile = Profile()
    for one in games:
        profile, _ = add_game(profile, one)
    return profile


IN_ONE_GAME = [one.id for one in (*SECOND, *FIRST) if not one.steps and one.deed != "by_hand"]
OVER_SEVERAL = [one.id for one in (*SECOND, *FIRST) if one.steps]
MODES = sorted({mode for one in (*SECOND, *FIRST) for mode in one.modes})


@st.composite
def games(draw: st.DrawFn) -> Deeds:
    leaders = st.tuples(st.sampled_from(["ACH-8", "ACH-18"]), st.sampled_from("abcdefghijk"))
    modes = st.tuples(st.sampled_from(["ACH-9", "ACH-19"]), st.sampled_from(MODES))
    earned = draw(st.lists(st.sampled_from(IN_ONE_GAME), unique=True))
    return game(*draw(st.lists(st.one_of(leaders, modes))), earned=tuple(earned), counts=draw(st.booleans()))


PROFILES = st.builds(
    lambda earned, steps: Profile(frozenset(earned), {id: frozenset(done) for id, done in steps.items()}),
    st.lists(SHORT),
    st.dictionaries(SHORT, st.lists(st.text(), min_size=1)),
)


# -- growing -----------------------------------------------------------------------------------------------------------


@settings(max_examples=50)
@given(st.lists(games(), max_size=8), st.randoms(use_true_random=False))
def test_the_order_of_games_changes_nothing_and_neither_does_a_repetition(played: list[Deeds], luck: Any) -> None:
    again = [*played, *played]
    luck.shuffle(again)
    assert after(*again) == after(*played)


@settings(max_examples=50)
@given(st.lists(games(), max_size=8), games())
def test_a_game_only_adds_and_its_news_are_what_it_added(played: list[Deeds], last: Deeds) -> None:
    before = after(*played)
    then, news = add_game(before, last)
    assert before.earned <= then.earned
    assert {one.id for one in news.earned} == then.earned - before.earned
    assert all(before.towards(feat(id)) <= then.towards(feat(id)) for id in OVER_SEVERAL)
    nearer = {id for id in OVER_SEVERAL if before.towards(feat(id)) != then.towards(feat(id))}
    assert {one.id for one in news.steps} == nearer - {one.id for one in news.earned}
    assert all((id in then.earned) == is_complete(feat(id), then) for id in OVER_SEVERAL)
    assert add_game(then, last) == (then, News())


@settings(max_examples=50)
@given(st.lists(games(), max_size=4), st.lists(games(), max_size=4))
def test_what_was_kept_in_two_places_can_be_put_together(here: list[Deeds], there: list[Deeds]) -> None:
    both = joined(after(*here), after(*there))
    assert both == joined(after(*there), after(*here))
    assert add_game(both, game())[0] == after(*here, *there)


def test_a_game_that_does_not_count_changes_nothing() -> None:
    deeds = game(("ACH-9", "team"), earned=("ACH-1",), counts=False)
    assert add_game(Profile(), deeds) == (Profile(), News())


# -- over several games ------------------------------------------------------------------------------------------------


@rule("ACH-8", "ACH-18")
@pytest.mark.parametrize("id", ["ACH-8", "ACH-18"])
def test_nine_games_are_won_with_nine_leaders(id: str) -> None:
    eight = after(*(game((id, leader)) for leader in "abcdefgh"))
    assert id not in eight.earned
    same, news = add_game(eight, game((id, "c")))
    assert (id in same.earned, news) == (False, News()), "a ninth game, but not a ninth Leader"
    nine, news = add_game(same, game((id, "i")))
    assert nine.earned == {id} and news == News(earned=(feat(id),))


@rule("ACH-9", "ACH-19")
@pytest.mark.parametrize(
    ("id", "modes"),
    [
        ("ACH-9", "standard team flag expert gallos solo solo_hard"),
        ("ACH-19", "standard team flag gallos solo quick_game two_player_base_bonus hardcore"),
    ],
)
def test_all_modes_are_played(id: str, modes: str) -> None:
    for left_out in modes.split():
        most = after(*(game((id, mode)) for mode in modes.split() if mode != left_out))
        assert id not in most.earned
        all_of_them, news = add_game(most, game((id, left_out)))
        assert all_of_them.earned == {id} and news.earned == (feat(id),)


def test_each_step_is_news() -> None:
    profile, news = add_game(Profile(), game(("ACH-9", "team"), ("ACH-8", "a"), earned=("ACH-1",)))
    assert [one.id for one in news.earned] == ["ACH-1"]
    assert [one.id for one in news.steps] == ["ACH-8", "ACH-9"]
    assert profile.towards(feat("ACH-9")) == {"team"}
    assert profile.towards(feat("ACH-19")) == frozenset()


# -- by hand -----------------------------------------------------------------------------------------------------------


@rule("ACH-10", "ACH-20")
def test_only_the_painted_miniatures_are_ticked_off_by_hand() -> None:
    by_hand = [one for one in (*SECOND, *FIRST) if one.deed == "by_hand"]
    assert [one.id for one in by_hand] == ["ACH-10", "ACH-20"]
    for one in by_hand:
        assert ticked(Profile(), one).earned == {one.id}
        assert ticked(ticked(Profile(), one), one, done=False) == Profile()
    for one in (*SECOND, *FIRST):
        if one not in by_hand:
            with pytest.raises(BadProfile, match=f"{one.id} is earned in play"):
                ticked(Profile(), one)


# -- as text -----------------------------------------------------------------------------------------------------------


@given(PROFILES)
def test_a_profile_is_text_that_reads_back(profile: Profile) -> None:
    assert Profile.parse(str(profile)) == profile
    assert Profile.from_json(json.loads(str(profile))) == profile


def test_the_text_is_in_the_order_of_the_lists() -> None:
    profile = Profile(frozenset({"ACH-10", "ACH-2"}), {"ACH-19": frozenset({"team"}), "ACH-9": frozenset({"b", "a"})})
    assert str(profile) == (
        '{"format": "topcluck-profile", "version": 1, "earned": ["ACH-2", "ACH-10"],'
        ' "steps": {"ACH-9": ["a", "b"], "ACH-19": ["team"]}}'
    )


GOOD = Profile().to_json()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ([], "no profile: the key 'format'"),
        ({}, "no profile: the key 'format'"),
        ({**GOOD, "format": "topcluck-record"}, "should be 'topcluck-profile'"),
        ({**GOOD, "version": 2}, "version 2; version 1 can be read"),
        ({**GOOD, "earned": "ACH-1"}, "'earned'"),
        ({**GOOD, "earned": [1]}, "'earned'"),
        ({**GOOD, "steps": []}, "'steps'"),
        ({**GOOD, "steps": {"ACH-9": "team"}}, "'steps'"),
        ({key: value for key, value in GOOD.items() if key != "steps"}, "'steps'"),
    ],
)
def test_what_is_no_profile_is_refused_with_a_sentence(data: object, complaint: str) -> None:
    with pytest.raises(BadProfile, match=complaint):
        Profile.parse(json.dumps(data))


@given(st.text())
def test_no_text_makes_it_stumble(text: str) -> None:
    with pytest.raises(BadProfile):
        Profile.parse(text)


def test_nor_does_a_deep_one() -> None:
    with pytest.raises(BadProfile):
        Profile.parse("[" * 100_000)
