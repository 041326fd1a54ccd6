"""War for Chicken Island at the terminal, played by typing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import topcluck
from tests.cli.running import cli
from topcluck.words import LANGUAGES

HEN = ("play", "chicken-island", "--seats", "human,hen", "--seed", "6")
TWO = ("play", "chicken-island", "--seats", "human,human", "--seed", "5")
TO_THE_ROLL = "1\n1\n"  # the first Leader, the first Base


def typed_at_random(lines: int) -> str:
    """Numbers as a child would type them; those that are on offer count."""
    return "\n".join(str(1 + number * 7 % 5) for number in range(lines)) + "\n"


def mapped(out: str) -> int:
    """How often the island was drawn."""
    return out.count("⌂")


def test_a_person_plays_against_a_hen_to_the_end() -> None:
    ran = cli(*HEN, typed=typed_at_random(3000))
    assert ran.code == 0
    assert re.search(r"^[AB] wins: enough Leaders are humiliated \(WIN-1\)\.$", ran.out, re.MULTILINE)
    assert "Humiliation!" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_the_players_language(lang: str) -> None:
    ran = cli(*HEN, "--lang", lang, typed=typed_at_random(60))
    for line in ran.out.splitlines():
        assert "island-" not in line
        assert "{" not in line
        assert "hidden" not in line


@pytest.mark.slow  # the best bot takes its time
@pytest.mark.parametrize(("lang", "would"), [("en", "Top Cluck would choose: "), ("fr", r"Top Cluck choisirait\s: ")])
def test_a_hint_names_an_option_and_what_the_bot_expects_of_the_best_ones(lang: str, would: str) -> None:
    out = cli(*HEN, "--lang", lang, typed=f"{TO_THE_ROLL}hint\n").out
    ((chosen, looked),) = re.findall(rf"^{would}(.+)\n.+:\n((?:  [1-4] .+\n)+)", out, re.MULTILINE)
    lines = looked.splitlines()
    assert chosen in lines[0] and len(lines) == 4  # not to roll, or to add one of three kinds of dice
    for line in lines:
        assert re.search(r"  (skip|add \+[123])  (about|environ) [1-9][0-9]?\s?%, ", line)


def test_options_say_what_they_do_how_they_are_written_and_what_the_card_says() -> None:
    out = cli(*HEN).out
    assert "  1 Lead with " in out
    assert re.search(r"  choose [a-z_]+  [A-Z]", out)


def test_the_human_hears_what_the_seat_may_know() -> None:
    out = cli(*HEN, typed=TO_THE_ROLL).out
    assert re.search(r"A is dealt 3 Scrolls: \w", out)
    assert "B is dealt 3 Scrolls." in out
    assert "Next in the lineup: " in out


def test_a_game_is_saved_resumed_and_verified(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    first = cli(*HEN, "--save", str(saved), typed=TO_THE_ROLL + "quit\n")
    assert f"The game is saved in {saved}." in first.out
    before = json.loads(saved.read_text())["entries"]
    second = cli("play", "--resume", str(saved), "--seats", "human,hen", typed="1\n1\n1\n")
    assert second.code == 0
    after = json.loads(saved.read_text())["entries"]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert cli("verify", str(saved)).code == 0
    replayed = cli("replay", str(saved), "--seat", "A").out
    assert "   1 A: choose " in replayed
    assert "⌂A" in replayed


def test_a_cut_off_record_and_a_wrong_seed_are_bad_input(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    cli(*HEN, "--save", str(saved), typed=TO_THE_ROLL)
    text = saved.read_text()
    for broken in (text[: len(text) // 2], text.replace('"seed": 6', '"seed": 7')):
        saved.write_text(broken)
        for command in ("replay", "verify"):
            assert cli(command, str(saved)).refused()
        assert cli("play", "--resume", str(saved), "--seats", "human,hen").refused()


def test_the_table_is_drawn_again_when_it_changes_and_only_then() -> None:
    before = mapped(cli(*HEN, typed=TO_THE_ROLL).out)
    assert mapped(cli(*HEN, typed=TO_THE_ROLL + "add +1\nwhy roll\n?\n").out) == before
    assert mapped(cli(*HEN, typed=TO_THE_ROLL + "view\n").out) > before
    assert mapped(cli(*HEN, typed=TO_THE_ROLL + "skip\nmove leader@c7 c6\n").out) > before


def test_why_names_the_rule() -> None:
    out = cli(*HEN, typed=TO_THE_ROLL + "why attack leader@c7 leader@g3\nwhy\nwhy fly away\n").out
    assert re.search(r"\((?:TURN|CMB|RUL|ACT|RANGE|GEN)-\d+\)", out)
    assert "Write what you have in mind" in out
    assert "“fly away” cannot be read" in out


def test_a_card_is_read_by_a_part_of_its_name() -> None:
    out = cli(*HEN, typed="card hot sauce\ncard dragon\ncard\n").out
    assert "Hot Sauce  Magic  The attacker gets +3 Strength." in out
    assert "“dragon” is in none." in out


def test_undo_takes_back_a_choice_that_showed_nothing(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    out = cli(*HEN, "--save", str(saved), typed=TO_THE_ROLL + "add +1\nundo\n").out
    assert "Taken back: add +1" in out
    assert json.loads(saved.read_text())["entries"][-1] != "0 add +1"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Only your own last action"), ("de", "Nur die eigene letzte Aktion")]
)
def test_nobody_takes_back_what_another_has_answered(lang: str, said: str) -> None:
    assert said in cli(*HEN, "--lang", lang, typed=TO_THE_ROLL + "undo\n").out


def test_what_drew_luck_stays() -> None:
    out = cli(*HEN, typed=TO_THE_ROLL + "add +1\nroll\nundo\n").out
    assert "This cannot be taken back: luck was drawn" in out


def test_resigning_ends_a_game_of_two() -> None:
    assert cli(*HEN, typed="resign\n").out.splitlines()[-1].startswith("B wins:")


def test_resigning_among_three_hands_the_seat_to_a_bot() -> None:
    out = cli("play", "--seats", "human,human,hen", "--seed", "5", typed="\n1\n\nresign\n").out
    assert "B leaves" in out
    assert "wins:" not in out


def test_the_curtain_hides_a_hand_from_the_next_player() -> None:
    out = cli(*TWO, typed="\n1\n\n1\n\n").out
    first, second = out.split("The screen goes to B.")[0], out.split("The screen goes to B.")[1]
    chosen = re.findall(r"  choose ([a-z_]+)", first)
    assert len(chosen) == 2
    assert not set(chosen) & set(re.findall(r"  choose ([a-z_]+)", second.split("The screen goes to A.")[0]))


def test_a_curtain_falls_for_the_last_person_when_another_has_left() -> None:
    out = cli("play", "--seats", "human,human,hen", "--seed", "5", typed="\n1\n\n1\nresign\n\nresign\n\n").out
    assert out.count("The screen goes to") >= 2


def test_bots_alone_play_to_the_end() -> None:
    ran = cli("play", "--bots", "hen,hen", "--seed", "3")
    assert ran.out.splitlines()[-1].endswith("(WIN-1).")


def test_long_lists_stand_in_columns_by_kind() -> None:
    units = " ".join(f"chicken{number}@c7" for number in range(1, 7))
    text = f"game: chicken-island\nunits A: leader@c7 {units}\nunits B: leader@d6 chicken1@d6\nboard:\n  c7A g3B\n"
    out = cli("position", "-", "--do", "free attack", typed=text).out
    assert len(re.findall(r"  attack [a-z]", out)) == 14
    assert out.index("attack leader@c7 leader@d6") < out.index("attack chicken1@c7 leader@d6")
    assert all(len(line) <= 100 for line in out.splitlines() if "  attack " in line)


@pytest.mark.parametrize("name", ["combat", "lava", "own-golem"])
def test_an_example_is_shown_with_drawing_text_and_actions(name: str) -> None:
    ran = cli("position", name, "--example")
    assert ran.code == 0
    assert "game: chicken-island" in ran.out
    assert "⌂A" in ran.out
    for action in topcluck.example(name).legal_actions:
        assert str(action).casefold() in ran.out.casefold()


def test_a_seat_sees_the_position_without_the_secrets_of_others() -> None:
    ran = cli("position", "combat", "--example", "--seat", "A", "--json")
    data = json.loads(ran.out)
    assert data["position"] is None
    assert "hard_boiled" not in ran.out
    assert data["view"]["hand"] == ["pillow_fort"]
    assert "Hard-Boiled" not in cli("position", "combat", "--example", "--seat", "A").out
    assert "A is asked." in cli("position", "combat", "--example", "--seat", "B").out


def test_why_answers_with_the_rule_and_exit_code_1() -> None:
    ran = cli("position", "blocked-golem", "--example", "--why", "move golem@(1,0) (0,1)")
    assert ran.code == 1
    assert "(MOVE-3)" in ran.out
    assert cli("position", "blocked-golem", "--example", "--why", "move golem@(1,0) (0,0)").code == 0


def test_a_position_is_compared_with_what_was_expected(tmp_path: Path) -> None:
    after = cli("position", "card-effect", "--example", "--do", "tile e4", "--json")
    wanted = tmp_path / "wanted.txt"
    wanted.write_text(json.loads(after.out)["position"])
    args = ("position", "card-effect", "--example", "--expect", str(wanted), "--do")
    assert cli(*args, "tile e4").code == 0
    other = cli(*args, "tile f3")
    assert other.code == 1
    assert "The position is not as expected" in other.out


@pytest.mark.parametrize(
    "lines",
    [
        "hand A: no_such_card",
        "define:\n  [[machine]\n",
        "units A: leader@c7\nunits B: leader@c7",
        "edition: first-de\nflags: expert",
        "flags: no_such_flag",
        "units A: leader@c7\nluck: 77\nstep: roll",
    ],
    ids=["card", "TOML", "shared hex", "flag of another edition", "flag", "luck"],
)
def test_bad_positions_are_refused_in_one_sentence(lines: str) -> None:
    ran = cli("position", "-", "--do", "roll", typed=f"game: chicken-island\n{lines}\n")
    assert ran.refused(), ran
