"""Solo at the terminal: the Challenger narrates, and its Solo card is drawn."""

from __future__ import annotations

import re

import pytest

from tests.citing import rule
from tests.cli.running import cli
from topcluck.words import LANGUAGES

SOLO = ("play", "chicken-island", "--mode", "solo", "--seed", "3")
TO_THE_ROLL = "1\n1\n1\n1\nface ne\n"  # both Leaders, both Bases, the direction; then the Challenger plays


def test_one_person_needs_no_more_than_the_mode() -> None:
    ran = cli(*SOLO, typed="1\n1\n")
    assert ran.code == 0
    assert "A: choose a Leader (for A)" in ran.out and "A: choose a Leader (for B)" in ran.out


@rule("SOLO-15", "SOLO-16", "SOLO-19")
def test_the_challenger_tells_what_it_does_and_why() -> None:
    out = cli(*SOLO, typed=TO_THE_ROLL).out
    assert re.search(r"Power \d \+ Command \d against Build \d \+ Reinforce \d: the (upper|lower) pair is active", out)
    assert re.search(
        r"Free action: Metal Golem on \w\d moves to \w\d, because nobody is in its range; .*\(SOLO-16", out
    )
    assert re.search(r"Command die 1: Metal Golem on \w\d moves to \w\d, .*\(SOLO-19", out)
    assert "B draws 2 Scrolls." in out


def test_the_solo_card_shows_rows_of_dice_the_order_and_the_pile() -> None:
    out = cli(*SOLO, typed=TO_THE_ROLL).out
    last = out[out.rindex("Abigail · the Challenger") :]
    for row in ("Power", "Command", "Build", "Reinforce", "Activation order", "Pile", "Rank 1"):
        assert row in last
    assert re.search(r"Activation order Metal Golem \w\d →", last), "Machines from left to right, the Leader at the end"
    assert "Rank 1 north-east" in last
    assert re.search(r"Pile \d in hand", last)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_said_in_the_player_s_language(lang: str) -> None:
    ran = cli(*SOLO, "--lang", lang, typed=TO_THE_ROLL + "roll\nkeep\nend\ndraw 1\n" * 12)
    for line in ran.out.splitlines():
        assert "island-" not in line and "{" not in line and "hidden" not in line
        assert "challenger " not in line, "an event without a sentence"


def test_a_game_by_a_hen_can_be_watched_to_its_end() -> None:
    ran = cli(*SOLO, "--bots", "hen", "--players", "1")
    assert ran.code == 0
    assert re.search(r"\((SOLO-2)\)", ran.out)
