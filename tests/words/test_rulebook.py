"""The rules in plain words: found by id, by chapter and by what they say, with what belongs to them."""

from __future__ import annotations

import pytest

import topcluck
from topcluck.games.island.rulesets import EDITIONS, OPTIONS
from topcluck.words import LANGUAGES, Words
from topcluck.words.catalogue import bundle, rules_references
from topcluck.words.rulebook import (
    NOT_PLAYED,
    Rulebook,
    edition_values,
    editions_of,
    games_with_rules,
)

ISLAND = Rulebook("chicken-island", Words("en"))
FARM = Rulebook("touche-poulet", Words("en"))


def test_both_games_have_their_rules() -> None:
    assert games_with_rules() == list(topcluck.GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_does_not_load_the_rules(lang: str) -> None:
    assert not bundle(lang).has_message("island-rule-MOVE-4")
    assert not bundle(lang).has_message("touche-rule-TP-9-5")


def test_a_rule_a_chapter_and_an_option_have_words() -> None:
    assert ISLAND.text("MOVE-2") == "A unit with speed 0 cannot move."
    assert ISLAND.title("MOVE") == "Movement"
    assert ISLAND.option("lava_entry") == "Entering Lava"
    assert FARM.text("TP-15.13") == "Scarecrow: nobody takes ears from you."
    assert (FARM.title("TP-9"), FARM.rules_of("TP-9")[-1]) == ("Explosions, hits, destruction", "TP-9.7")


def test_another_language_says_the_same_in_its_words() -> None:
    assert Rulebook("touche-poulet", Words("fr")).text("TP-18.1") == "Cinq œufs gagnent aussitôt."
    assert Rulebook("touche-poulet", Words("de")).title("TP-13") == "Eier"


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        ("lava_entry", "forbidden", "never, unless a card says so"),
        ("draw_step_max", 2, "2"),
        ("leader_is_unit", True, "yes"),
        ("leader_is_unit", False, "no"),
        ("reroll_resource_cost", None, "there is no second roll"),
        ("resource_limit", None, "no limit"),
        ("gallos_removed_scrolls", ("transmute", "lava_trap"), "Transmute, Lava Trap"),
        ("gallos_removed_scrolls", (), "none"),
        ("expert_abigail_shields", NOT_PLAYED, "not part of this edition"),
    ],
)
def test_every_kind_of_value_is_told(option: str, value: object, text: str) -> None:
    assert ISLAND.value(option, value) == text


def test_what_belongs_to_a_rule() -> None:
    assert ISLAND.rulings("MOVE-7") == ["RUL-18", "RUL-132"]
    assert "MOVE-7" in ISLAND.see("RUL-18")
    assert ISLAND.see("MOVE-9") == ["GALLOS-8"]
    assert ISLAND.options("MOVE-4", "MOVE-6", "MOVE-4") == ["base_entry", "own_overlap"]
    assert ISLAND.readers("base_entry") == ["MOVE-4", "FX-18"]


def test_every_option_is_read_by_the_rules_that_it_names() -> None:
    for option in OPTIONS.values():
        assert set(option.rules) <= set(ISLAND.readers(option.name)), option.name
    assert set(ISLAND.options(*ISLAND.ids)) == set(OPTIONS)
    assert FARM.options(*FARM.ids) == ["no_repeat", "weapons", "first_player"]


@pytest.mark.parametrize("game", games_with_rules())
def test_references_lead_to_rules_that_there_are(game: str) -> None:
    found = rules_references(game)
    for id, entry in found.items():
        assert set(entry) <= {"rulings", "see", "options"}
        assert {*entry.get("rulings", []), *entry.get("see", [])} <= set(found) - {id}
        assert all(ruling.startswith("RUL-") for ruling in entry.get("rulings", []))


def test_search_wants_all_words_in_any_case_and_without_accents() -> None:
    assert ISLAND.search("SPEED 0 cannot") == ["MOVE-2"]
    assert ISLAND.search("speed zebra") == []
    assert ISLAND.search("  ") == []
    french = Rulebook("touche-poulet", Words("fr"))
    assert "TP-18.1" in french.search("œufs aussitot")


def test_editions_have_a_value_for_every_option() -> None:
    for edition in editions_of("chicken-island"):
        assert set(edition_values("chicken-island", edition)) == set(OPTIONS)
    assert editions_of("chicken-island") == EDITIONS
    assert edition_values("chicken-island", "first-de")["lava_entry"] == "forbidden"
    assert edition_values("chicken-island", "first-de")["expert_base_entry"] == NOT_PLAYED
    assert edition_values("chicken-island", "second-fr")["expert_base_entry"] == "enemy_base"


def test_the_farm_has_no_editions_but_usual_values() -> None:
    assert editions_of("touche-poulet") == ()
    assert edition_values("touche-poulet", None) == {"no_repeat": False, "weapons": True, "first_player": "random"}
    assert FARM.value("first_player", "random") == "is drawn by lot"
