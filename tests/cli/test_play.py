"""Playing at the terminal, without a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.cli.running import cli, games_here
from tests.nest import nest_game
from topcluck.cli.seating import names_of_seats

OPTIONS = (
    "--players",
    "--seats",
    "--seed",
    "--edition",
    "--mode",
    "--flag",
    "--option",
    "--cards",
    "--island",
    "--leaders",
    "--lang",
)


def test_bots_play_a_game_to_its_end() -> None:
    ran = cli("play", "nest", "--bots", "chick,chick", "--seed", "7")
    assert ran.code == 0
    assert "pecked" in ran.out
    assert ran.out.splitlines()[-1].endswith("enough_eggs (WIN-1).")


def test_the_same_seed_brings_the_same_game() -> None:
    args = ("play", "nest", "--bots", "chick,chick,chick", "--seed")
    assert cli(*args, "7").out == cli(*args, "7").out != cli(*args, "8").out


def test_a_person_types_numbers_and_lines() -> None:
    ran = cli("play", "nest", "--seats", "human,human", typed="2\n\npeck 2\n2\n\npeck 2\npeck 2\n")
    assert ran.code == 0
    assert "A wins" in ran.out


def test_a_hint_says_what_a_bot_would_do_and_does_nothing() -> None:
    args = ("play", "nest", "--seats", "human,chick", "--seed", "7")
    hinted = cli(*args, typed="hint\nlog\n").out.splitlines()
    thinking, would, why = hinted[-4:-1]
    assert thinking == "The bot is thinking …"
    assert re.fullmatch(r"Chick would choose: (roll|peek|peck .+)", would)
    assert why == "For this it did not need to look around."
    assert [*hinted[:-4], hinted[-1]] == cli(*args, typed="log\n").out.splitlines()


def test_hints_can_be_left_out_of_a_game() -> None:
    ran = cli("play", "nest", "--seats", "human,chick", "--no-hints", typed="hint\n")
    assert "There are no hints at this table." in ran.out and "would choose" not in ran.out


def test_the_end_of_the_input_ends_the_session_and_not_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    ran = cli("play", "nest", "--seats", "human,chick", "--save", str(saved), typed="1\n")
    assert ran.code == 0
    assert "The game stops here." in ran.out
    assert len(json.loads(saved.read_text())["entries"]) >= 2


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    cli("play", "nest", "--seats", "human,human", "--seed", "7", "--save", str(saved), typed="2\n\n2\nquit\n")
    ran = cli("play", "--resume", str(saved), "--seats", "human,human", typed="\n2\n\n2\n\n2\n")
    assert "A wins" in ran.out
    with nest_game():
        assert topcluck.verify(saved.read_text()).outcome is not None


def test_a_game_that_cannot_be_saved_does_not_begin(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "game.json"
    ran = cli("play", "nest", "--seats", "human,chick", "--save", str(nowhere), typed="1\n")
    assert ran.refused() and f"{nowhere}: No such file or directory" in ran.err
    assert ran.out.count("\n") == 1  # what would be played, and with which seed


def test_a_saved_game_is_not_overwritten_by_another(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    cli("play", "nest", "--bots", "chick,chick", "--save", str(saved))
    assert cli("play", "nest", "--bots", "chick,chick", "--save", str(saved)).refused()


def test_a_saved_game_keeps_its_setup(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    cli("play", "nest", "--bots", "chick,chick", "--save", str(saved))
    assert cli("play", "--resume", str(saved), "--seed", "3").refused()
    assert cli("play", "chicken-island", "--resume", str(saved)).refused()
    assert cli("play", "--resume", str(saved), "--seats", "human,human,human").refused()


def test_a_curtain_falls_between_two_people() -> None:
    ran = cli("play", "nest", "--seats", "human,human", typed="4\n2\n\nquit\n")
    before, after = ran.out.split("The screen goes to B.")
    assert "'seen': '" in before
    assert "'seen': '" not in after
    assert "egg None" in after or "peeked" in after


def test_what_is_typed_at_the_curtain_counts() -> None:
    assert "The game stops here." in cli("play", "nest", "--seats", "human,human", typed="quit\n").out


def test_alone_there_is_no_curtain() -> None:
    assert "The screen goes" not in cli("play", "nest", "--seats", "human,chick", typed="1\n1\n").out


def test_a_person_hears_of_bots_only_what_the_seat_may_see() -> None:
    outs = [cli("play", "nest", "--seats", "human,chick", "--seed", str(seed), typed="1\n1\n").out for seed in range(9)]
    peeks = [line for out in outs for line in out.splitlines() if "peeked" in line]
    assert peeks
    assert all("None" in line for line in peeks)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("why peck 5", "too-many-eggs (most 2) (ACT-1)"),
        ("why peck 2", "“peck 2” is on offer."),
        ("why", "Write what you have in mind"),
        ("peck 5", "too-many-eggs (most 2) (ACT-1)"),
        ("cackle", "cannot be read"),
        ("99", "There is no option 99"),
        ("?", "the rule that forbids it"),
        ("undo", "Only your own last action"),
        ("resign", "B wins: left (GEN-1)."),
        ("view", "'turn': 1"),
    ],
)
def test_commands_answer(typed: str, said: str) -> None:
    assert said in cli("play", "nest", "--seats", "human,chick", typed=typed + "\n").out


def test_the_log_is_what_the_seat_saw() -> None:
    ran = cli("play", "nest", "--seats", "human,human", typed="\n4\n1\n\nlog\n")
    assert "egg None" in ran.out.split("The screen goes to B.")[1]


def test_the_language_can_be_chosen() -> None:
    assert "La partie s'arrête ici." in cli("play", "nest", "--seats", "human,chick", "--lang", "fr").out


def test_seats_can_be_named_in_several_ways() -> None:
    assert names_of_seats(None, None, None) == ["human", "hen"]
    assert names_of_seats(None, "chick", 2) == ["human", "chick"]
    assert names_of_seats("chick, human", None, 2) == ["chick", "human"]


@settings(max_examples=60)
@given(st.sampled_from(sorted(OPTIONS)), st.text(max_size=12) | st.integers().map(str), st.sampled_from(games_here()))
def test_no_option_breaks_the_program(option: str, value: str, game: str) -> None:
    everybody = () if option in ("--players", "--seats") else ("--seats", "human,chick")
    ran = cli("play", game, *everybody, f"{option}={value}", typed="")
    assert ran.refused() or ran.code == 0, ran.err


def test_leaders_are_named_with_commas_and_only_they_are_dealt(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    four = "keekmee, abigail,cluckatoa,blackbeak"
    seats = ("play", "chicken-island", "--seats", "human,human")
    ran = cli(*seats, "--leaders", four, "--save", str(saved), typed="1\nquit\n")
    assert ran.code == 0
    assert json.loads(saved.read_text())["setup"]["leaders"] == ["keekmee", "abigail", "cluckatoa", "blackbeak"]
    few = cli(*seats, "--leaders", "keekmee,abigail")
    assert few.refused() and "this game needs 4" in few.err
