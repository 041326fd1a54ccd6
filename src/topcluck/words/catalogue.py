"""The message files: where they lie and how they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from topcluck.games import PACKAGES

CARD_ATTRIBUTES = {"text": "text", "text_first": "text-first", "quip": "quip"}  # key of the TOML, attribute in Fluent


@cache
def bundle(lang: str) -> FluentBundle:
    """All that is said at a table in a language by what comes with this package, cards aside."""
    made = empty_bundle(lang)
    for source in sources(lang):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


@cache
def card_bundle(game: str, lang: str) -> FluentBundle:
    """The names and texts of the cards that come with a game."""
    made = empty_bundle(lang)
    for folder in own_card_sets(game):
        add_card_set(made, folder, lang)
    return made


@cache
def rules_bundle(game: str, lang: str) -> FluentBundle:
    """The texts of a game's rules, read when somebody asks for them: a table in play needs none of it."""
    made = empty_bundle(lang)
    source = rules_source(game, lang)
    if source.is_file():
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def rules_source(game: str, lang: str) -> Traversable:
    """The file with the rules of a game in a language."""
    return _game_folder(game) / "words" / "rules" / f"{lang}.ftl"


@cache
def rules_references(game: str) -> Mapping[str, Mapping[str, list[str]]]:
    """All rules of a game in order, and with each its rulings, what to see also, and the options that it reads."""
    source = _game_folder(game) / "words" / "rules" / "references.toml"
    found: dict[str, dict[str, list[str]]] = tomllib.loads(source.read_text(encoding="utf-8"))
    return found


@cache
def rules_guide(game: str) -> Mapping[str, Any]:
    """The rules that one looks up again and again ("quick"), and the rules that explain a term ("terms")."""
    source = _game_folder(game) / "words" / "rules" / "guide.toml"
    found: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8"))
    return found


def empty_bundle(lang: str) -> FluentBundle:
    """A bundle that says nothing yet; no invisible marks around arguments, they break columns and tests."""
    return FluentBundle([lang], use_isolating=False)


def sources(lang: str) -> Iterator[Traversable]:
    """The message files of a language, card sets and rules aside."""
    yield from _files(files("topcluck.words") / lang, ".ftl")
    for game in PACKAGES:
        path = _game_folder(game) / "words" / f"{lang}.ftl"
        if path.is_file():
            yield path


def own_card_sets(game: str) -> list[Traversable]:
    """The folders of the card sets that come with a game, in order: where two know a card, the first names it."""
    folder = _game_folder(game) / "sets"
    if not folder.is_dir():
        return []
    return sorted((entry for entry in folder.iterdir() if (entry / "set.toml").is_file()), key=_name)


def add_card_set(made: FluentBundle, folder: Traversable, lang: str) -> None:
    """Adds the names and texts of a card set: from its message file, or as its tables say them in English."""
    translated = folder / f"{lang}.ftl"
    if translated.is_file():
        made.add_resource(FluentResource(translated.read_text(encoding="utf-8")))
    made.add_resource(FluentResource(english_cards(folder)))


def english_cards(folder: Traversable) -> str:
    """The English names and texts of a card set as messages."""
    return "\n".join(english_messages(path.read_text(encoding="utf-8")) for path in _files(folder, ".toml"))


def english_messages(tables: str) -> str:
    """The English names and texts of the cards in a text of TOML as messages."""
    found = [card for rows in tomllib.loads(tables).values() if isinstance(rows, list) for card in rows]
    return "\n".join(_message(card) for card in found if _is_card(card))


def _message(card: Mapping[str, Any]) -> str:
    """One card as a message with attributes."""
    lines = [f"{card['id']} = {_quoted(card['name'])}"]
    lines += [f"    .{name} = {_quoted(card[key])}" for key, name in CARD_ATTRIBUTES.items() if card.get(key)]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """A text in which Fluent finds nothing to interpret."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'


def _is_card(table: object) -> bool:
    """Whether a table of a card file has a name to tell."""
    return isinstance(table, dict) and isinstance(table.get("id"), str) and isinstance(table.get("name"), str)


def _game_folder(game: str) -> Traversable:
    """The folder of a game, which need not be there yet."""
    return files("topcluck.games") / PACKAGES[game].rpartition(".")[2]


def _files(folder: Traversable, ending: str) -> list[Traversable]:
    """The files of a folder with this ending, in order."""
    return sorted((entry for entry in folder.iterdir() if entry.name.endswith(ending)), key=_name)


def _name(entry: Traversable) -> str:
    return entry.name
