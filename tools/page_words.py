"""Writes what the page says, for `./dev page`: all messages of a language in one file, and apart from them the rules.

    <lang>.words.json          {"messages": Fluent, "cards": {game: Fluent}}
    <game>.<lang>.rules.json   {"messages": Fluent, "references": what belongs to which rule, by id, "guide": ...}
    <game>.editions.json       {edition: {option: value}}; "usual" where everybody plays by the same book

A message that a language does not have yet stands there in English, so the page never needs two languages. With
`--cases` it also writes what Python says to hundreds of things from recorded games and to the options of the editions,
and vitest lets the page say it; and what a server would send to a viewer of such games, for tests of everything else.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from tools.recorded_farm import positions
from tools.recorded_messages import messages
from tools.recorded_talk import records, talk
from topcluck.games import PACKAGES, game
from topcluck.words import LANGUAGES, Words
from topcluck.words.catalogue import english_cards, own_card_sets, rules_guide, rules_references, rules_source, sources
from topcluck.words.rulebook import Rulebook, edition_values, editions_of

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "words" / "gen"
OF_A_SHAPE = 3  # cases with the same type and the same fields in hiding


def words_of(lang: str) -> dict[str, Any]:
    """All messages of a language but those of the rules."""
    messages = [source.read_text(encoding="utf-8") for tongue in (lang, "en") for source in sources(tongue)]
    return {"messages": joined(messages), "cards": {id: joined(_cards(id, lang)) for id in PACKAGES}}


def _cards(id: str, lang: str) -> Iterator[str]:
    """The cards of a game, each set in the language and then in English."""
    for folder in own_card_sets(id):
        translated = folder / f"{lang}.ftl"
        if translated.is_file():
            yield translated.read_text(encoding="utf-8")
        yield english_cards(folder)


def rules_of(id: str, lang: str) -> dict[str, Any]:
    """The rules of a game in a language."""
    texts = [source.read_text(encoding="utf-8") for source in (rules_source(id, lang), rules_source(id, "en"))]
    return {"messages": joined(texts), "references": rules_references(id), "guide": rules_guide(id)}


def editions(id: str) -> dict[str, dict[str, Any]]:
    """What each edition says to the options that rules read; without editions, what holds unless players differ."""
    read = Rulebook(id, Words("en")).options(*rules_references(id))
    named: list[str | None] = [*editions_of(id)] or [None]
    values = {edition or "usual": edition_values(id, edition) for edition in named}
    return {edition: {option: said[option] for option in read} for edition, said in values.items()}


def points(id: str) -> list[dict[str, Any]]:
    """What Python says to every option of every edition, in every language."""
    books = {lang: Rulebook(id, Words(lang)) for lang in LANGUAGES}
    return [
        {
            "edition": edition,
            "option": option,
            "decides": {lang: book.option(option) for lang, book in books.items()},
            "said": {lang: book.value(option, value) for lang, book in books.items()},
        }
        for edition, values in editions(id).items()
        for option, value in values.items()
    ]


def joined(texts: Iterable[str]) -> str:
    """The messages and terms of all these, each once: the first that says it counts. Comments stay behind."""
    found: dict[str, str] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message | Term) and entry.id.span is not None and entry.span is not None:
                sign = "-" if isinstance(entry, Term) else ""
                found.setdefault(sign + entry.id.name, sign + text[entry.id.span.start : entry.span.end])
    return "\n".join(found.values()) + "\n"


def cases() -> list[dict[str, Any]]:
    """Things from recorded games as they are on the wire, and what Python says to each in every language."""
    spoken = {lang: Words(lang) for lang in LANGUAGES}
    met: Counter[str] = Counter()
    found = []
    for record in records():
        for sort, thing in talk(record):
            if sort == "view":
                continue
            data = thing.to_json()
            met[shape := _shape(record.game, sort, data)] += 1
            if met[shape] <= OF_A_SHAPE:
                said = {lang: getattr(words, sort)(thing, game(record.game)) for lang, words in spoken.items()}
                found.append({"game": record.game, "sort": sort, "data": data, "said": said})
    return found


def _shape(id: str, sort: str, data: dict[str, Any]) -> str:
    """What makes a thing a case of its own: what it is, which details it has, and which of them are hidden or empty."""
    kind = data.get("type") or data.get("kind") or data.get("message") or data.get("reason")
    details = {**data, **data.get("about", {}), **data.get("args", {})}
    return " ".join([id, sort, str(kind), *(f"{name}:{value in (None, [], 0, 1)}" for name, value in details.items())])


def main(args: list[str]) -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files: dict[str, Any] = {f"{lang}.words.json": words_of(lang) for lang in LANGUAGES}
    files.update({f"{id}.{lang}.rules.json": rules_of(id, lang) for id in PACKAGES for lang in LANGUAGES})
    files.update({f"{id}.editions.json": editions(id) for id in PACKAGES})
    if "--cases" in args:
        files["cases.json"] = cases()
        files["points.json"] = {id: points(id) for id in PACKAGES}
        files["messages.json"] = messages()
        files["farm.json"] = positions()
        print(f"{len(files['cases.json'])} things to say in {len(LANGUAGES)} languages")
    for name, content in files.items():
        (FOLDER / name).write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
