"""The texts of the rules: complete, the same in all four languages, and made for players."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tools.rule_ids import rule_ids
from topcluck.games.island.rulesets import OPTIONS
from topcluck.words import LANGUAGES
from topcluck.words.catalogue import rules_guide, rules_references, rules_source
from topcluck.words.rulebook import chapter_of

GAMES = {"chicken-island": "island", "touche-poulet": "touche"}
FARM_OPTIONS = ("no_repeat", "weapons", "first_player", "first_player.random")
UNTOLD = ("SCN-", "TS-")  # scenarios
# What belongs to the workshop: other names for pieces of the program, decisions, options, and pages for builders.
NOT_FOR_PLAYERS = re.compile(r"\bopt:|\bD-[A-Z]|\bDIF-|\bSCN-|`|\bengine\b|[a-z]_[a-z]")


def texts(game: str, lang: str) -> dict[str, str]:
    """All messages and attributes of a file, in order; each is plain text."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(rules_source(game, lang).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for key, pattern in parts:
                assert key not in found, f"{key} stands there twice"
                found[key] = _plain(key, pattern)
    return found


def _plain(key: str, pattern: ftl.Pattern | None) -> str:
    assert pattern is not None, f"{key} says nothing"
    assert all(isinstance(part, ftl.TextElement) for part in pattern.elements), f"{key} asks for arguments"
    return "".join(str(part.value) for part in pattern.elements if isinstance(part, ftl.TextElement))


def wanted(game: str) -> list[str]:
    """The keys that a game needs."""
    prefix, on_the_farm = GAMES[game], game == "touche-poulet"
    ids = [id for id in rule_ids() if not id.startswith(UNTOLD) and id.startswith("TP-") == on_the_farm]
    keys = [f"{prefix}-chapter-{chapter}" for chapter in dict.fromkeys(map(chapter_of, ids))]
    keys += [f"{prefix}-rule-{id.replace('.', '-')}" for id in ids]
    keys += [f"{prefix}-option-{name}" for name in (FARM_OPTIONS if on_the_farm else island_options())]
    return keys + [f"{prefix}-term-{term}" for term in rules_guide(game)["terms"]]


def island_options() -> Iterator[str]:
    """The options, and those whose values are words with each of them."""
    for option in OPTIONS.values():
        yield option.name
        yield from (f"{option.name}.{word}" for word in option.words)


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_to_rules_and_keeps_the_order_of_the_book(game: str) -> None:
    ids, guide = list(rules_references(game)), rules_guide(game)
    assert guide["quick"] == [id for id in ids if id in guide["quick"]]
    assert all(rules and set(rules) <= set(ids) for rules in guide["terms"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_rule_option_value_and_term_has_a_text(game: str, lang: str) -> None:
    found = texts(game, lang)
    assert sorted(set(wanted(game)) - set(found)) == []
    assert sorted(set(found) - set(wanted(game))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_languages_keep_the_same_order(game: str, lang: str) -> None:
    assert list(texts(game, lang)) == list(texts(game, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_for_players(lang: str) -> None:
    assert {key: text for key, text in texts("chicken-island", lang).items() if NOT_FOR_PLAYERS.search(text)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_a_whole_sentence_and_a_title_is_none(lang: str) -> None:
    for key, text in texts("chicken-island", lang).items():
        if "-rule-" in key:
            assert text.endswith((".", ".)", "!")), key
        else:
            assert not text.endswith("."), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_another_rule_names_exists(lang: str) -> None:
    named = {id for text in texts("chicken-island", lang).values() for id in re.findall(r"\b[A-Z]+[0-9A-Z]*-\d+", text)}
    assert named <= set(rule_ids())
