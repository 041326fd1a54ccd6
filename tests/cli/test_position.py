"""`position`: the rules lawyer's tool."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.cli.running import cli, games_here
from tests.nest import nest_game

NEST = "game: nest\neggs: 1 2\nturn: 1\ntop: brown\n"


def test_a_position_is_printed_with_its_decision_and_all_actions() -> None:
    ran = cli("position", "-", typed=NEST)
    assert ran.code == 0
    for part in (NEST, "TakeEggs", "peck 1", "roll"):
        assert part in ran.out


def test_why_names_the_rule_and_answers_no() -> None:
    ran = cli("position", "-", "--why", "peck 3", typed=NEST)
    assert ran.code == 1
    assert "peck 3: too-many-eggs (most 2) (ACT-1)" in ran.out


def test_why_answers_yes_for_what_is_on_offer() -> None:
    ran = cli("position", "-", "--why", "peck 2", "--json", typed=NEST)
    assert ran.code == 0
    assert json.loads(ran.out)["why"][0]["on_offer"] is True


def test_a_line_that_cannot_be_read_is_bad_input() -> None:
    assert cli("position", "-", "--why", "fly", typed=NEST).refused()
    assert cli("position", "-", "--do", "fly", typed=NEST).refused()
    assert cli("position", "-", "--do", "peck 3", typed=NEST).refused()
    assert cli("position", "-", "--do", "B: peck 1", typed=NEST).refused()


def test_a_seat_that_nobody_has_is_bad_input() -> None:
    for option in ("--do", "--why"):
        ran = cli("position", "-", option, "C: peck 1", typed=NEST)
        assert ran.refused() and "there is no seat 'C'" in ran.err


@pytest.mark.parametrize("line", ["x" * 5000, "peck " + "9" * 5000, "9" * 5000], ids=["x", "peck", "9"])
def test_a_line_that_is_far_too_long_is_quoted_as_far_as_it_helps(line: str) -> None:
    ran = cli("position", "-", "--why", line, typed=NEST)
    assert ran.refused() and "…" in ran.err and len(ran.err) < 500


def test_actions_are_carried_out_first() -> None:
    ran = cli("position", "-", "--do", "peck 2", "--do", "B: peck 1", "--json", typed=NEST)
    data = json.loads(ran.out)
    assert "eggs: 3 3" in data["position"]
    assert [event["type"] for event in data["events"]] == ["pecked", "pecked"]
    assert data["decisions"][0]["actions"] == ["peck 1", "peck 2", "roll", "peek"]


def test_nothing_can_be_done_after_the_end() -> None:
    over = "game: nest\neggs: 6 0\n"
    assert "A wins" in cli("position", "-", typed=over).out
    assert cli("position", "-", "--do", "peck 1", typed=over).refused()


def test_a_seat_sees_what_it_may_know() -> None:
    data = json.loads(cli("position", "-", "--seat", "B", "--do", "peek", "--json", typed=NEST).out)
    assert data["position"] is None
    assert data["view"]["seen"] is None
    assert data["events"] == [{"type": "peeked", "seat": 0, "egg": None}]
    assert data["decisions"] == [{"seat": 0, "kind": None, "about": {}, "actions": []}]
    assert "A is asked." in cli("position", "-", "--seat", "B", typed=NEST).out


def test_positions_are_compared(tmp_path: Path) -> None:
    wanted = tmp_path / "wanted.txt"
    wanted.write_text("game: nest\neggs: 2 2\nturn: 2\ntop: brown\n")
    assert cli("position", "-", "--do", "peck 1", "--expect", str(wanted), typed=NEST).code == 0
    ran = cli("position", "-", "--do", "peck 2", "--expect", str(wanted), typed=NEST)
    assert ran.code == 1
    assert "-eggs: 2 2" in ran.out
    assert "+eggs: 3 2" in ran.out


@pytest.mark.parametrize("text", ["", "nonsense", "game: chess\n", "game: nest\nwings: 2\n", b"\xff\xff"])
def test_what_is_no_position_is_bad_input(text: str | bytes) -> None:
    assert cli("position", "-", typed=text).refused()


@cache
def positions() -> dict[str, str]:
    """A position of each game, a few actions in."""
    found = {}
    with nest_game():
        for game in games_here():
            match = topcluck.new(game, players=2, seed=3)
            for number in range(10):
                match.push(match.legal_actions[number % len(match.legal_actions)])
            found[game] = match.game.write_position(match.state)
    return found


@settings(max_examples=60)
@given(st.data())
def test_no_broken_position_breaks_the_program(data: st.DataObject) -> None:
    text = positions()[data.draw(st.sampled_from(sorted(positions())))]
    ran = cli("position", "-", typed=data.draw(broken(text)))
    assert ran.refused() or ran.code in (0, 1), ran.err


def broken(text: str) -> st.SearchStrategy[str]:
    """A position with lines cut, doubled, swapped or with other characters in them."""
    lines = text.splitlines()
    at = st.integers(0, len(lines) - 1)
    words = st.text(st.characters(blacklist_categories=["Cs"]), max_size=12)
    without = st.builds(lambda i: "\n".join(lines[:i] + lines[i + 1 :]), at)
    doubled = st.builds(lambda i, j: "\n".join([*lines[:i], lines[j], *lines[i:]]), at, at)
    rewritten = st.builds(
        lambda i, w: "\n".join([*lines[:i], lines[i].split(":")[0] + ": " + w, *lines[i + 1 :]]), at, words
    )
    cut = st.builds(lambda end: text[:end], st.integers(0, len(text)))
    poked = st.builds(lambda i, w: text[:i] + w + text[i + len(w) :], st.integers(0, len(text)), words)
    return without | doubled | rewritten | cut | poked


@settings(max_examples=40)
@given(st.text(max_size=30))
def test_no_line_breaks_the_program(line: str) -> None:
    for text in positions().values():
        for option in ("--why", "--do"):
            ran = cli("position", "-", f"{option}={line}", typed=text)
            assert ran.refused() or ran.code in (0, 1), ran.err
