"""`topcluck rules`: rules, chapters, words and editions at hand."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import patch

import pytest

from tests.cli.running import cli


def told(*args: str) -> Any:
    """What the command says as JSON, and nothing else."""
    ran = cli("rules", *args, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    return json.loads(ran.out)


def test_a_rule_comes_with_its_chapter_rulings_and_the_editions_value() -> None:
    ran = cli("rules", "LAVA-4")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("LAVA-4 · Lava · War for Chicken Island\n")
    assert "the Leader goes to its own Base" in ran.out
    assert "In second-en\n  A Leader on Lava with no hex beside it: goes to its Base" in ran.out
    assert "RUL-19" in ran.out
    assert "EPIC-2" in ran.out


def test_the_value_is_that_of_the_chosen_edition() -> None:
    ran = cli("rules", "LAVA-4", "--edition", "first-de")
    assert "In first-de\n  A Leader on Lava with no hex beside it: dies an epic death" in ran.out
    assert "goes to its Base" not in ran.out


def test_case_does_not_matter() -> None:
    assert cli("rules", "lava-4").out == cli("rules", "LAVA-4").out
    assert cli("rules", "lava").out == cli("rules", "LAVA").out


def test_a_rule_of_the_farm_is_known_by_its_id() -> None:
    ran = cli("rules", "TP-9.5")
    assert ran.out.startswith("TP-9.5 · Explosions, hits, destruction · Touché Poulet\n")
    assert "The same type may not make the main attack twice in a row: no" in cli("rules", "tp-22.1").out


def test_a_ruling_leads_back_to_its_rules() -> None:
    assert [rule["id"] for rule in told("RUL-38")["see"]] == ["MOVE-5", "FLAG-10"]


def test_a_chapter_is_told_whole() -> None:
    ran = cli("rules", "SEA")
    assert ran.out.startswith("SEA · The Sea · War for Chicken Island\n")
    assert [line.split()[0] for line in ran.out.splitlines() if line.startswith("  SEA-")] == [
        "SEA-1",
        "SEA-2",
        "SEA-3",
    ]
    assert "In second-en" not in ran.out, "no rule of the chapter depends on the edition"
    movement = cli("rules", "MOVE", "--edition", "second-fr").out
    assert "In second-fr\n  Who may enter a Base: its owner's Leader and Chickens" in movement


def test_words_find_rules_of_both_games() -> None:
    ran = cli("rules", "--search", "WEAPON turn")
    assert ran.code == 0
    assert "  TP-14.4" in ran.out
    assert "rules with “WEAPON turn”" in ran.out
    found = told("--search", "lava")
    assert {"LAVA-1", "CAT-8"} <= {rule["id"] for rule in found["found"]}
    assert all("lava" in rule["text"].casefold() for rule in found["found"])


def test_words_are_sought_in_one_chapter_or_game_if_asked_for() -> None:
    assert [rule["id"] for rule in told("SHIELD", "--search", "lava")["found"]] == ["SHIELD-3"]
    assert [rule["id"] for rule in told("SHIELD-3", "--search", "lava")["found"]] == ["SHIELD-3"]
    assert {rule["game"] for rule in told("touche-poulet", "--search", "egg")["found"]} == {"touche-poulet"}


def test_words_that_no_rule_has_are_answered_with_exit_code_1() -> None:
    ran = cli("rules", "--search", "helicopter")
    assert (ran.code, ran.out) == (1, "No rule with “helicopter”.\n")
    ran = cli("rules", "--search", "helicopter", "--json")
    assert (ran.code, json.loads(ran.out)["found"]) == (1, [])


def test_words_are_sought_in_the_chosen_language() -> None:
    found = {rule["id"] for rule in told("--search", "œuf", "--lang", "fr")["found"]}
    assert "TP-18.1" in found
    assert cli("rules", "--search", "œuf").code == 1


def test_two_editions_side_by_side_for_a_rule() -> None:
    point = told("LAVA-1", "--compare", "second-en,first-de")["options"]
    assert [(each["option"], each["differs"]) for each in point] == [("lava_entry", True)]
    values = point[0]["values"]
    assert {edition: said["value"] for edition, said in values.items()} == {
        "second-en": "allowed",
        "first-de": "forbidden",
    }
    ran = cli("rules", "LAVA-1", "--compare", "second-en, first-de")
    assert "second-en" in ran.out and "first-de" in ran.out
    assert "allowed, and it burns" in ran.out and "never, unless a card says so" in ran.out
    assert "The editions agree here." in cli("rules", "WIN-1", "--compare", "second-en,first-de").out


def test_more_than_two_editions_stand_below_each_other_those_that_agree_together() -> None:
    ran = cli("rules", "LAVA-1", "--compare", "second-en,second-fr,second-it,first-de")
    assert "Entering Lava\n" in ran.out
    assert "  second-fr, second-it  only by effects, not by the owner's move" in ran.out


def test_without_a_rule_every_point_that_differs_is_shown_and_no_other() -> None:
    compared = told("--compare", "second-en,second-fr")
    assert {point["option"] for point in compared["options"]} == {
        "machine_card_count",
        "island_second_territory_lava_strict",
        "own_overlap",
        "lava_entry",
        "soldier_bonus_counts",
        "strategy_overflow",
        "flag_start",
        "expert_abigail_shields",
        "expert_leftover_resources",
        "expert_base_entry",
        "gallos_base_bonus",
        "solo_build_hex",
    }
    assert compared["editions"] == ["second-en", "second-fr"]
    assert told("chicken-island", "--compare", "second-en,second-fr") == compared
    assert "BAND-10" in cli("rules", "--compare", "second-en,second-fr").out


def test_an_edition_alone_is_shown_with_all_its_points() -> None:
    shown = told("--edition", "first-de")["options"]
    assert len(shown) == 70
    values = {point["option"]: point["values"]["first-de"]["text"] for point in shown}
    assert values["strategy_limit"] == "1"
    assert values["expert_base_entry"] == "not part of this edition"


def test_alone_it_lists_the_chapters() -> None:
    ran = cli("rules")
    assert ran.code == 0
    assert "War for Chicken Island" in ran.out and "  MOVE    Movement" in ran.out
    assert "Touché Poulet" in ran.out and "  TP-9   Explosions" in ran.out
    only = told("touche-poulet")["games"]
    assert [book["game"] for book in only] == ["touche-poulet"]
    assert only[0]["chapters"][9] == {"id": "TP-9", "title": "Explosions, hits, destruction", "rules": 7}


def test_an_unknown_id_is_answered_with_the_nearest_one() -> None:
    for asked, meant in {
        "MOVE-11": "MOVE-10",
        "MOVE-0": "MOVE-1",
        "TP-9.8": "TP-9.7",
        "LVA-1": "LAVA-1",
        "MOOVE": "MOVE",
        "TP-9-5": "TP-9.5",
    }.items():
        ran = cli("rules", asked)
        assert ran.refused()
        assert ran.err == f"topcluck: there is no rule {asked!r}; did you mean {meant}?\n"


def test_an_unknown_edition_is_answered_with_the_nearest_one() -> None:
    assert "did you mean first-de?" in cli("rules", "MOVE-4", "--edition", "frist-de").err
    assert "did you mean second-it?" in cli("rules", "--compare", "second-en,secnd-it").err


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
@pytest.mark.parametrize(
    "args",
    [
        ("MOVE-6",),
        ("MOVE", "--edition", "first-de"),
        ("--compare", "second-en,second-fr,second-it,first-de"),
        ("SOLO-27", "--compare", "second-it,first-de"),
        ("TP-10",),
        (),
    ],
)
def test_everything_fits_into_80_columns(args: tuple[str, ...], lang: str) -> None:
    with patch("tests.cli.running.WIDTH", "80"):
        ran = cli("rules", *args, "--lang", lang)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "…" not in ran.out, "nothing is cut off"
