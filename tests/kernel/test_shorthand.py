"""Whole lines for several small choices."""

from __future__ import annotations

import pytest

from tests.kernel.test_match import scripted, toy
from topcluck.kernel.errors import IllegalAction
from topcluck.kernel.match import Match


def done(match: Match, line: str) -> list[str]:
    """What a line was expanded to."""
    before = len(match.entries)
    match.push_text(line)
    return [entry.text for entry in match.entries[before:]]


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("roll", ["roll"]),
        ("look at 1", ["look at 1"]),
        ("walk 0 step moor 0 step dune 1", ["walk 0", "step moor 0", "step dune 1"]),
        ("walk 0 moor 0 dune 1", ["walk 0", "step moor 0", "step dune 1"]),
        ("walk 300 pond 1 done", ["walk 300", "step pond 1", "done"]),
        ("lay oat rye oat", ["lay oat", "lay rye", "lay oat"]),
        ("lay oat oat", ["lay oat", "lay oat"]),
        ("rye", ["lay rye"]),
        ("lay oat pond 1", ["lay oat", "done", "step pond 1"]),
        ("lay oat rye done pond 1 moor 0", ["lay oat", "lay rye", "done", "step pond 1", "step moor 0"]),
        ("lay oat rye oat pond 1", ["lay oat", "lay rye", "lay oat", "step pond 1"]),
        ("lay oat rye oat done pond 1", ["lay oat", "lay rye", "lay oat", "step pond 1"]),  # nobody asks "done?"
        ("lay oat rye oat done", ["lay oat", "lay rye", "lay oat"]),
    ],
)
def test_a_line_stands_for_several_actions(line: str, actions: list[str]) -> None:
    assert done(scripted(), line) == actions


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "walk 0 moor",
        "lay oat rye oat done done done",
        "walk 0 moor 0 dune 1 pond 0",
        "fly",
        "lay wheat oat",
    ],
)
def test_a_line_that_leads_nowhere_is_refused(line: str) -> None:
    match = scripted()
    assert match.why_not(line) is not None
    with pytest.raises(IllegalAction):
        match.push_text(line)
    assert match.entries == []


def test_a_line_never_reaches_past_luck() -> None:
    """Otherwise trying lines would tell the roll beforehand."""
    match = scripted(5)
    assert match.why_not("roll") is None
    for line in ("roll roll", "roll draw", "roll pass", "steal 1 lay oat"):
        assert match.why_not(line) is not None
    match = toy(3)
    match.push_text("bid 1", 1)
    match.push_text("bid 1", 2)
    assert match.why_not("bid 3 roll") is not None  # the die of the bidding lies between


def test_a_line_never_reaches_past_another_seat() -> None:
    match = scripted()
    for line in ("pass pass", "pass roll", "walk 0 moor 0 dune 1 roll"):
        assert match.why_not(line) is not None


@pytest.mark.parametrize("line", ["draw lay oat", "draw lay wheat", "draw done", "draw pond 0", "look at 1 pond 0"])
def test_a_line_never_reaches_past_what_it_would_reveal(line: str) -> None:
    """A drawn grain is no luck, the sack was shuffled long ago; and yet trying lines must not tell which it is."""
    match = scripted(hands=((1,), (0, 0)))
    assert match.why_not("draw") is None
    assert match.why_not(line) is not None


@pytest.mark.parametrize(
    ("line", "rule", "about"),
    [
        ("lay oat wheat", "TOY-4", "wheat"),  # two grains were meant, and the second is not in hand
        ("lay oat lay wheat", "TOY-4", "wheat"),
        ("lay oat rye roll", "TOY-5", "roll"),
        ("walk 0 moor 0 lay oat", "TOY-5", "lay"),
        ("walk 0 moor 0 barn 1", "NOTATION", "barn 1"),
        ("walk 0 moor", "NOTATION", "moor"),
        ("draw lay oat", "NOTATION", "lay oat"),
        ("roll draw", "NOTATION", "draw"),
        ("steal 1 oat", "NOTATION", "oat"),
        ("pass roll", "NOTATION", "roll"),
        ("fly home", "NOTATION", "fly home"),
    ],
)
def test_a_line_is_refused_for_its_first_action_that_is_not_on_offer(line: str, rule: str, about: str) -> None:
    refusal = scripted(5).why_not(line)  # a five for the die, which is too much for a hand of three
    assert refusal is not None
    assert (refusal.rule, refusal.args[0][1]) == (rule, about)
