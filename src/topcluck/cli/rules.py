"""`topcluck rules`: the rules at hand, rule by rule."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.kernel.errors import SetupRefused

if TYPE_CHECKING:
    from topcluck.words.rulebook import Rulebook

Found = dict[str, Any]  # what is printed as JSON, or drawn


def rules(
    name: Annotated[
        str | None, typer.Argument(metavar="[RULE]", help="A rule or a chapter: MOVE-4, MOVE, TP-9.5; or a game.")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", help="Find rules by their words.")] = None,
    edition: options.Edition = None,
    compare: Annotated[
        str | None, typer.Option("--compare", metavar="LIST", help="Editions side by side: second-en,first-de.")
    ] = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Print a rule or a chapter in plain words, with rulings and what the editions make of it.

    Alone it lists the chapters; with --compare and no rule, every point on which the editions differ.
    """
    from topcluck.words.rulebook import Rulebook, games_with_rules

    words = options.words_for(lang)
    books = [Rulebook(game, words) for game in games_with_rules()]
    found = _find(books, name, search, _editions(books, edition, compare))
    if as_json:
        print(json.dumps({"lang": words.lang, **found}, ensure_ascii=False))
    else:
        from topcluck.cli.draw_rules import draw

        draw(found, words)
    raise typer.Exit(1 if search is not None and not found["found"] else 0)


# -- what was asked for -------------------------------------------------------------------------------------------


def _editions(books: Sequence[Rulebook], edition: str | None, compare: str | None) -> list[str]:
    """The editions that were named; none if the usual one will do."""
    from topcluck.words.rulebook import editions_of

    if edition is not None and compare is not None:
        raise SetupRefused("--edition and --compare do not go together; --compare names its editions itself")
    all_editions = [edition for book in books for edition in editions_of(book.game)]
    asked = [edition] if edition is not None else [part.strip() for part in compare.split(",")] if compare else []
    named = list(dict.fromkeys(options.known(part, all_editions, "edition") for part in asked))
    if compare is not None and len(named) < 2:
        raise SetupRefused(f"--compare takes two editions or more, such as second-en,first-de, not {compare!r}")
    return named


def _find(books: Sequence[Rulebook], name: str | None, search: str | None, editions: list[str]) -> Found:
    """What is to be told."""
    if search is not None:
        if len(editions) > 1:
            raise SetupRefused("--search and --compare do not go together; search first, then compare a rule")
        return _search(books, name, search)
    if name is None:
        return _points(books, editions) if editions else _contents(books)
    book, place = _place(books, name)
    if place == book.game:
        return _points([book], _editions_of(book, editions)) if editions else _contents([book])
    editions = _editions_of(book, editions)
    return _rule(book, place, editions) if place in book.ids else _chapter(book, place, editions)


def _editions_of(book: Rulebook, named: list[str]) -> list[str]:
    """The editions in which a book is read: those that were named, or the usual one."""
    from topcluck.words.rulebook import editions_of

    known = editions_of(book.game)
    if named and not known:
        raise SetupRefused(f"{book.words.say(f'game-{book.game}')} has no editions; leave {', '.join(named)} out")
    return named or list(known[:1])


def _place(books: Sequence[Rulebook], name: str) -> tuple[Rulebook, str]:
    """The book that has this rule or chapter, and its id; a game's name means the whole book."""
    for book in books:
        if name == book.game:
            return book, name
        if name.upper() in book.ids or name.upper() in book.chapters:
            return book, name.upper()
    raise SetupRefused(f"there is no rule {name[:40]!r}; did you mean {_nearest(books, name.upper()[:40])}?")


def _nearest(books: Sequence[Rulebook], name: str) -> str:
    """The rule that was probably meant: the nearest number of its chapter, or one that is spelt alike."""
    from difflib import get_close_matches

    from topcluck.words.rulebook import chapter_of

    chapters = {chapter: book.rules_of(chapter) for book in books for chapter in book.chapters}
    chapter, number = chapter_of(name), name.removeprefix(chapter_of(name)).lstrip("-.")
    if chapter in chapters and number.isdecimal():
        return min(chapters[chapter], key=lambda id: abs(int(id[len(chapter) + 1 :]) - int(number)))
    known = [*chapters, *(id for book in books for id in book.ids)]
    return (get_close_matches(name, known, 1, 0.0) or known)[0]


# -- what there is to tell ----------------------------------------------------------------------------------------


def _contents(books: Iterable[Rulebook]) -> Found:
    """The chapters of the games."""
    return {"games": [{"game": book.game, "chapters": _chapters(book)} for book in books]}


def _chapters(book: Rulebook) -> list[Found]:
    return [{"id": id, "title": book.title(id), "rules": len(book.rules_of(id))} for id in book.chapters]


def _rule(book: Rulebook, id: str, editions: list[str]) -> Found:
    """A rule with all that belongs to it."""
    from topcluck.words.rulebook import chapter_of

    return {
        **_line(book, id),
        "chapter": {"id": chapter_of(id), "title": book.title(chapter_of(id))},
        "options": _options(book, book.options(id), editions),
        "rulings": [_line(book, ruling) for ruling in book.rulings(id)],
        "see": [_line(book, other) for other in book.see(id)],
        "editions": editions,
    }


def _chapter(book: Rulebook, chapter: str, editions: list[str]) -> Found:
    """All rules of a chapter, and what the editions say to them."""
    ids = book.rules_of(chapter)
    return {
        "game": book.game,
        "chapter": {"id": chapter, "title": book.title(chapter)},
        "rules": [{**_line(book, id), "rulings": book.rulings(id)} for id in ids],
        "options": _options(book, book.options(*ids), editions),
        "editions": editions,
    }


def _search(books: Iterable[Rulebook], name: str | None, text: str) -> Found:
    """The rules with these words, of all games or of one game, chapter or rule."""
    books = list(books)
    if name is not None:
        book, place = _place(books, name)
        within = set(book.ids if place == book.game else [place] if place in book.ids else book.rules_of(place))
        return {"search": text, "found": [_line(book, id) for id in book.search(text) if id in within]}
    return {"search": text, "found": [_line(book, id) for book in books for id in book.search(text)]}


def _points(books: Iterable[Rulebook], editions: list[str]) -> Found:
    """Every point on which the editions differ; of a single edition every point on which any two might."""
    from topcluck.words.rulebook import editions_of

    book = next(book for book in books if editions_of(book.game))
    points = _options(book, book.options(*book.ids), editions)
    if len(editions) > 1:
        points = [point for point in points if point["differs"]]
    return {"game": book.game, "options": points, "editions": editions}


def _line(book: Rulebook, id: str) -> Found:
    return {"game": book.game, "id": id, "text": book.text(id)}


def _options(book: Rulebook, names: Iterable[str], editions: list[str]) -> list[Found]:
    """Options by name, with what they decide and their value in each edition."""
    from topcluck.words.rulebook import edition_values

    read: list[str | None] = [*editions] or [None]
    said = {edition: edition_values(book.game, edition) for edition in read}
    return [
        {
            "option": name,
            "decides": book.option(name),
            "rules": book.readers(name),
            "values": {edition or "usual": _value(book, name, said[edition][name]) for edition in said},
            "differs": len({values[name] for values in said.values()}) > 1,
        }
        for name in names
    ]


def _value(book: Rulebook, option: str, value: Any) -> Found:
    return {"value": value, "text": book.value(option, value)}
