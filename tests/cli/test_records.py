"""`replay` and `verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.cli.running import cli, games_here
from tests.nest import nest_game


def a_record(game: str = "nest", entries: int = 12) -> str:
    """A game that was broken off, as text."""
    with nest_game():
        match = topcluck.new(game, players=2, seed=7)
        for number in range(entries):
            if match.outcome is None:
                match.push(match.legal_actions[number % len(match.legal_actions)])
        return str(match.record)


RECORDS = {game: a_record(game) for game in games_here()}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(RECORDS["nest"])
    return path


def test_the_log_is_printed_where_nobody_steps(record: Path) -> None:
    ran = cli("replay", str(record))
    assert ran.code == 0
    assert "   1 A: peck 1" in ran.out
    assert "egg " in ran.out


def test_a_seat_sees_only_its_own_part(record: Path) -> None:
    data = json.loads(cli("replay", str(record), "--seat", "A", "--json").out)
    for entry in data["entries"]:
        assert (entry["action"] is None) == (entry["seat"] != 0)
        assert all(
            event["egg"] is None for event in entry["events"] if event["type"] == "peeked" and event["seat"] != 0
        )


def test_replay_stops_where_it_is_told(record: Path) -> None:
    assert "   3 " not in cli("replay", str(record), "--to", "2").out
    assert cli("replay", str(record), "--to", "9999").refused()
    assert cli("replay", str(record), "--to", "-1").refused()


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    assert cli("replay", str(record), "--seat", "Z").refused()
    assert cli("replay", str(record), "--seat", "7").refused()


@pytest.mark.parametrize("game", games_here())
def test_a_whole_record_is_verified(game: str) -> None:
    ran = cli("verify", "-", typed=RECORDS[game])
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(cli("verify", "-", "--json", typed=RECORDS[game]).out)["verified"] is True


def changed(**keys: Any) -> str:
    """The record of nest with some keys changed."""
    return json.dumps({**json.loads(RECORDS["nest"]), **keys})


@pytest.mark.parametrize(
    "text",
    [
        changed(hash="0" * 16),
        changed(entries=json.loads(RECORDS["nest"])["entries"][:-1]),
        changed(entries=["1 peck 1"]),
        changed(entries=["0 fly away"]),
        changed(outcome={"winners": [1], "reason": "luck", "rule": "WIN-1"}),
        changed(revision=99),
    ],
    ids=["hash", "cut", "seat", "action", "outcome", "revision"],
)
def test_a_record_that_does_not_hold_together_is_found_out(text: str) -> None:
    ran = cli("verify", "-", typed=text)
    assert (ran.code, ran.err) == (1, "")
    assert "does not hold together" in ran.out
    assert json.loads(cli("verify", "-", "--json", typed=text).out)["verified"] is False


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[" * 100_000,
        RECORDS["nest"][:-40],
        changed(seed=8),
        changed(game="chess"),
        changed(version=2),
        changed(setup={"players": 99}),
        changed(setup={"wings": 2}),
        changed(entries=[1]),
        changed(entries="all"),
    ],
    ids=["empty", "bare", "deep", "torn", "seed", "game", "version", "players", "unknown", "number", "word"],
)
def test_what_is_no_record_is_bad_input(text: str) -> None:
    assert cli("verify", "-", typed=text).refused()
    assert cli("replay", "-", typed=text).refused()


def test_bytes_that_are_no_text_are_bad_input() -> None:
    assert cli("verify", "-", typed=b"\xff\xfe{").refused()


@settings(max_examples=60)
@given(st.data())
def test_no_broken_record_breaks_the_program(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(sorted(RECORDS)))
    text = data.draw(broken(RECORDS[game]))
    for command in ("verify", "replay"):
        ran = cli(command, "-", typed=text)
        assert ran.refused() or ran.code in (0, 1), ran.err


def broken(text: str) -> st.SearchStrategy[str]:
    """A record cut off, with a key that is something else, or with an entry changed."""
    data = json.loads(text)
    plain = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.text(max_size=9), max_size=3)
    values = plain | st.dictionaries(st.text(max_size=9), plain, max_size=3)
    with_key = st.builds(lambda key, value: json.dumps({**data, key: value}), st.sampled_from(sorted(data)), values)
    settings_of = st.sampled_from(sorted(data["setup"]))
    with_setup = st.builds(
        lambda key, value: json.dumps({**data, "setup": {**data["setup"], key: value}}), settings_of, values
    )
    with_entry = st.builds(
        lambda at, line: json.dumps({**data, "entries": [*data["entries"][:at], line, *data["entries"][at:]]}),
        st.integers(0, len(data["entries"])),
        st.text() | st.builds("{} {}".format, st.integers(0, 5), st.text()),
    )
    cut = st.builds(lambda end: text[:end], st.integers(0, len(text)))
    return cut | with_key | with_setup | with_entry
