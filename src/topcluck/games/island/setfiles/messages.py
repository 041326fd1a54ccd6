"""The names and texts of cards in further languages: the plain part of Fluent that they need.

    peck = Coup de bec !
        .text = L'Attaquant a +2 en Force.

A message is the name of the card with that id. Texts are plain: nothing in curly brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from topcluck.games.island.model import TEXT_LIMIT, Card
from topcluck.games.island.setfiles.tables import Problem, meant

_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)", re.ASCII)
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][\w-]*) *= *(.*)", re.ASCII)
_PARTS = ("text", "text-first", "quip")


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card says in one language."""

    name: str
    text: str = ""
    text_first: str = ""
    quip: str = ""


def english(card: Card) -> CardWords:
    """The words that stand on the card itself."""
    return CardWords(card.name, card.text, getattr(card, "text_first", ""), getattr(card, "quip", ""))


def read_messages(file: str, source: str, problems: list[Problem]) -> dict[str, CardWords]:
    """The words of each card in a message file, by id."""
    found: dict[str, CardWords] = {}
    for id, parts in _messages(file, source, problems):
        if id in found:
            problems.append(Problem(file, id, "", "is there twice"))
        strange = sorted(parts.keys() - {"", *_PARTS})
        problems += [Problem(file, id, f".{part}", f"is no part of a card{meant(part, _PARTS)}") for part in strange]
        found[id] = CardWords(*(parts.get(part, "") for part in ("", *_PARTS)))
    return found


def check_messages(
    file: str, words: Mapping[str, CardWords], cards: Iterable[Card], whole: bool, problems: list[Problem]
) -> None:
    """Every card has a name, and every text of it a translation that fits; *whole* if the cards are all there are."""
    known = {card.id: english(card) for card in cards if card.id}
    strange = sorted(words.keys() - known.keys()) if whole else []
    problems += [Problem(file, id, "", f"is no card of this set{meant(id, known)}") for id in strange]
    for id, original in known.items():
        if id in words:
            _check_card(file, id, original, words[id], problems)
        else:
            problems.append(Problem(file, id, "", "is missing"))
    _check_names(file, words, problems)


def _check_card(file: str, id: str, original: CardWords, words: CardWords, problems: list[Problem]) -> None:
    for part in ("name", "text", "text_first", "quip"):
        key = "" if part == "name" else "." + part.replace("_", "-")
        here, there = getattr(words, part), getattr(original, part)
        if there and not here:
            problems.append(Problem(file, id, key, f"has no {part} in this language" if not key else "is missing"))
        elif here and not there:
            problems.append(Problem(file, id, key, "translates nothing: the card has none"))
        elif len(here) > TEXT_LIMIT:
            problems.append(Problem(file, id, key, f"is {len(here)} characters long; {TEXT_LIMIT} is the limit"))


def _check_names(file: str, words: Mapping[str, CardWords], problems: list[Problem]) -> None:
    first: dict[str, str] = {}
    for id, card in words.items():
        if card.name and first.setdefault(card.name, id) != id:
            problems.append(Problem(file, id, "", f'has the name of {first[card.name]}, "{card.name}"'))


def _messages(file: str, source: str, problems: list[Problem]) -> Iterator[tuple[str, dict[str, str]]]:
    """Each message with its parts; the value of the message itself is the part ""."""
    id, parts = "", dict[str, str]()
    for number, line in enumerate(source.replace("\r\n", "\n").split("\n"), 1):
        if "{" in line or "}" in line:
            problems.append(Problem(file, id, f"line {number}", "holds curly brackets; card texts are plain"))
        if not line.strip() or line.startswith("#"):
            continue
        if match := _MESSAGE.fullmatch(line):
            if id:
                yield id, parts
            id, parts = match[1], {"": match[2].strip()}
        elif id and (match := _ATTRIBUTE.fullmatch(line)):
            if match[1] in parts:
                problems.append(Problem(file, id, f".{match[1]}", "is there twice"))
            parts[match[1]] = match[2].strip()
        else:
            problems.append(Problem(file, id, f"line {number}", "is neither a message nor a part of one, on one line"))
    if id:
        yield id, parts
