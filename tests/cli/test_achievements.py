"""Achievements at the terminal: the list, what saved games tell, and what is kept in a profile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import topcluck
from tests.cli.running import Ran, cli
from topcluck.cli.profiles import profile_path, read_profile, write_profile
from topcluck.games.island.profile import Profile
from topcluck.kernel.match import Match
from topcluck.words import LANGUAGES


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "here" / "profile.json"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that is over before anything has happened: B has left."""
    match = topcluck.new("chicken-island", players=2, seed=3)
    match.resign(1)
    return written(match, tmp_path / "game.json")


@pytest.fixture
def won(tmp_path: Path) -> Path:
    """The end of a game, from a position: A wins in the first turn."""
    match = topcluck.position(
        "game: chicken-island\ncards: stub\nisland: t2\nunits A: leader@f6{dice=4}\nunits B: leader_b@e7\ntags: A>B\n"
    )
    match.push_text("free attack")
    match.push_text("attack leader@f6 leader@e7")
    assert match.outcome is not None
    return written(match, tmp_path / "won.json")


def written(match: Match, path: Path) -> Path:
    path.write_text(str(match.record))
    return path


def ask(profile: Path, *args: str) -> Ran:
    return cli("achievements", *args, "--profile", str(profile))


def heard(ran: Ran) -> dict[str, Any]:
    """The one JSON object of an answer."""
    data: dict[str, Any] = json.loads(ran.out)
    return data


# -- the list ----------------------------------------------------------------------------------------------------------


def test_the_list_tells_how_far_one_is(profile: Path) -> None:
    steps = {"ACH-8": frozenset({"keekmee"}), "ACH-9": frozenset({"team"})}
    write_profile(profile, Profile(frozenset({"ACH-1"}), steps))
    first, *lines = ask(profile).out.splitlines()
    assert first == f"Achievements of second-en: 1 of 10 (profile {profile})"
    assert [line.startswith("★ ") for line in lines] == [True, *[False] * 9]
    assert lines[7].endswith("  1 of 9: Keekmee")
    assert "  1 of 7: Team  still to do: Standard, Capture the Flag, Expert," in lines[8]


def test_editions_have_their_own_lists_and_words(profile: Path) -> None:
    assert "(ACH-11)" in ask(profile, "--edition", "first-de").out
    english, french = ask(profile).out, ask(profile, "--edition", "second-fr").out
    assert "Win the game with a ranged attack" in english
    assert "Win a ranged attack" in french and "Win a game on your 3rd turn" in french
    assert "Win a game without a build action" in ask(profile, "--edition", "second-it").out
    assert ask(profile, "--edition", "third-en").refused()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["second-en", "first-de"])
def test_every_language_has_every_word(profile: Path, edition: str, lang: str) -> None:
    told = ask(profile, "--edition", edition, "--lang", lang).out
    assert len(told.splitlines()) == 11
    assert "island-" not in told and "{" not in told and "_" not in told.replace(str(profile), "")


def test_a_profile_is_not_made_by_looking(profile: Path) -> None:
    assert ask(profile).code == 0
    assert not profile.exists()


# -- saved games -------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_asked_who_earned_what(profile: Path, won: Path, saved: Path) -> None:
    told = ask(profile, str(won), str(saved)).out
    assert "A has earned:" in told and "★ The Early Bird (ACH-7): " in told
    assert "Nobody has earned anything" in told
    assert not profile.exists(), "nobody said whose games these are"
    games = heard(ask(profile, str(won), "--json"))["games"]
    assert [seat["earned"] for seat in games[0]["seats"]] == [["ACH-4", "ACH-5", "ACH-7"], []]


def test_the_games_of_a_seat_go_into_the_profile_once(profile: Path, saved: Path) -> None:
    told = ask(profile, str(saved), "--seat", "A").out
    assert f"New in the profile {profile}:" in told and "(ACH-9)  1 of 7: Standard" in told
    assert read_profile(profile) == Profile(frozenset(), {"ACH-9": frozenset({"standard"})})
    assert "New in the profile" not in ask(profile, str(saved), "--seat", "A").out
    assert "New in the profile" not in ask(profile, str(saved), "--seat", "B").out, "B has resigned"


def test_a_game_from_a_position_is_told_but_not_kept(profile: Path, won: Path) -> None:
    assert "does not count for a profile" in ask(profile, str(won), "--seat", "A").out
    assert not profile.exists()


def test_a_game_that_goes_on_has_earned_nothing_yet(profile: Path, tmp_path: Path) -> None:
    running = written(topcluck.new("chicken-island", players=3, seed=3), tmp_path / "running.json")
    assert "not over yet" in ask(profile, str(running)).out
    assert heard(ask(profile, str(running), "--json"))["games"][0]["over"] is False


def test_bad_records_are_refused_and_nothing_is_kept(profile: Path, saved: Path, tmp_path: Path) -> None:
    data = json.loads(saved.read_text())
    (tmp_path / "changed.json").write_text(json.dumps({**data, "hash": "0" * 16}))
    written(topcluck.new("touche-poulet", players=2, seed=1), tmp_path / "farm.json")
    (tmp_path / "text.json").write_text("cluck")
    for name in ("changed.json", "farm.json", "text.json", "absent.json"):
        assert ask(profile, str(saved), str(tmp_path / name), "--seat", "A").refused(), name
    assert ask(profile, str(saved), "--seat", "C").refused()
    assert ask(profile, "--seat", "A").refused()
    assert not profile.exists()


# -- by hand -----------------------------------------------------------------------------------------------------------


def test_what_no_game_can_see_is_ticked_off(profile: Path) -> None:
    assert ask(profile, "--tick", "ach-10").out == "Noted: A Coat of Paint (ACH-10).\n"
    assert read_profile(profile).earned == {"ACH-10"}
    assert ask(profile, "--untick", "ACH-10").out == "Taken out: A Coat of Paint (ACH-10).\n"
    assert read_profile(profile).earned == frozenset()


def test_what_games_see_is_not(profile: Path, saved: Path) -> None:
    assert ask(profile, "--tick", "ACH-1").refused()
    assert ask(profile, "--tick", "ACH-99").refused()
    assert ask(profile, str(saved), "--tick", "ACH-10").refused()
    assert not profile.exists()


# -- the file ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "cluck", "{}", '{"format": "topcluck-profile", "version": 9}', "\udcff"])
def test_a_bad_profile_is_refused_and_left_as_it_is(profile: Path, saved: Path, text: str) -> None:
    raw = text.encode("utf-8", "surrogateescape")
    profile.parent.mkdir()
    profile.write_bytes(raw)
    for args in ((), (str(saved), "--seat", "A"), ("--tick", "ACH-10")):
        ran = ask(profile, *args)
        assert ran.refused() and str(profile) in ran.err
    ran = cli("play", "--profile", str(profile), "--bots", "hen,hen")
    assert ran.refused() and "wins" not in ran.out
    assert profile.read_bytes() == raw


def test_a_profile_lies_where_programs_keep_what_belongs_to_a_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert profile_path(None) == Path("/data/topcluck/profile.json")
    assert profile_path("mine.json") == Path("mine.json")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr("pathlib.Path.home", lambda: Path("/home/hen"))
    for platform, folder in (("linux", ".local/share"), ("darwin", "Library/Application Support")):
        monkeypatch.setattr("sys.platform", platform)
        assert profile_path(None) == Path("/home/hen") / folder / "topcluck" / "profile.json"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", "/roaming")
    assert profile_path(None) == Path("/roaming/topcluck/profile.json")


# -- at the end of a game ----------------------------------------------------------------------------------------------


def test_a_game_tells_at_its_end_what_is_new(profile: Path) -> None:
    game = ("play", "chicken-island", "--seats", "human,human", "--seed", "3", "--profile", str(profile))
    ran = cli(*game, typed="\n1\n\nresign\n")
    assert ran.code == 0 and "A wins" in ran.out, ran.out
    assert f"New in the profile {profile}:" in ran.out and "Jack of All Perches (ACH-9)  1 of 7: Standard" in ran.out
    assert read_profile(profile).steps == {"ACH-9": frozenset({"standard"})}


def test_it_tells_everybody_at_the_table_what_they_earned_but_keeps_only_what_the_first_did(
    tmp_path: Path, profile: Path
) -> None:
    match = topcluck.position(
        "game: chicken-island\ncards: stub\nisland: t2\nturn: 2 B\nunits A: leader@f6\nunits B: leader_b@e7{dice=4}\n"
        "tags: B>A\n"
    )
    begun = written(match, tmp_path / "begun.json")
    ran = cli(
        "play", "--resume", str(begun), "--seats", "human,human", "--profile", str(profile),
        typed="\nfree attack\nattack leader@e7 leader@f6\n",
    )  # fmt: skip
    assert "B has earned:" in ran.out and "A has earned:" not in ran.out
    assert "does not count for a profile" in ran.out
    assert not profile.exists()


def test_a_game_that_was_over_before_is_not_earned_again(saved: Path, profile: Path) -> None:
    ran = cli("play", "--resume", str(saved), "--seats", "human,human", "--profile", str(profile))
    assert ran.code == 0 and "New in the profile" not in ran.out
    assert not profile.exists()


def test_games_of_bots_and_of_the_farm_keep_nothing(profile: Path) -> None:
    assert cli("play", "--bots", "hen,hen", "--seed", "1", "--profile", str(profile)).code == 0
    typed = "1\n" * 3 + "resign\n"
    assert cli("play", "touche-poulet", "--seed", "1", "--profile", str(profile), typed=typed).code == 0
    assert not profile.exists()


def test_a_profile_that_cannot_be_kept_does_not_spoil_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "topcluck").mkdir()
    (tmp_path / "topcluck" / "profile.json").write_text("cluck")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = cli("play", "--seats", "human,human", "--seed", "3", typed="\n1\n\nresign\n")
    assert ran.code == 0 and "A wins" in ran.out
    assert "The profile stays as it was: " in ran.out
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "topcluck" / "profile.json"))
    ran = cli("play", "--seats", "human,human", "--seed", "3", typed="\n1\n\nresign\n")
    assert ran.code == 0 and "The profile stays as it was: " in ran.out


def test_a_replay_tells_what_was_earned(won: Path) -> None:
    told = cli("replay", str(won)).out
    assert told.splitlines()[-4:-3] == ["A has earned:"]
    assert "earned" not in cli("replay", str(won), "--to", "1").out
