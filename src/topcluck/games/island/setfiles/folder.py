"""A folder with a card set: every file of it read, whatever is wrong with the others."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TypeVar

from topcluck.games.island.model import (
    MACHINE_TYPES,
    MINIATURES,
    ORIGINS,
    UNIT_TYPES,
    VOCABULARY,
    CardSet,
    ChickenToken,
)
from topcluck.games.island.setfiles.cards import (
    ID,
    read_chickens,
    read_counts,
    read_id,
    read_leader,
    read_machine,
    read_scroll,
)
from topcluck.games.island.setfiles.checks import check_set_as_a_whole, is_unread
from topcluck.games.island.setfiles.layout import Shape
from topcluck.games.island.setfiles.messages import CardWords, check_messages, read_messages
from topcluck.games.island.setfiles.tables import REQUIRED, Problem, Table, meant
from topcluck.games.island.setfiles.tiles import read_directions, read_island, read_priority, read_rotations

FILES = ("set.toml", "leaders.toml", "machines.toml", "scrolls.toml", "chickens.toml", "islands.toml")

_LARGEST = 1_000_000  # bytes in one file
_LANGUAGE = re.compile(r"[a-z]{2}")
_T = TypeVar("_T")


def read_folder(folder: Traversable) -> tuple[CardSet, list[Problem]]:
    """The set in a folder with all mistakes; with mistakes in it the set is not to be used."""
    problems: list[Problem] = []
    header, leaders, machines, scrolls, chickens, islands = (_file(folder, file, problems) for file in FILES)
    head, geometry, territory = (_part(header, key) for key in ("set", "geometry", "territory"))
    header.done()
    miniatures = _miniatures(head)
    machine_types = [name for name, _ in miniatures]
    types = unit_types(miniatures)
    rotations = _territory(territory)
    card_set = CardSet(
        id=read_id(head),
        name=head.text("name", limit=40),
        version=head.integer("version", 1, 999),
        vocabulary=head.integer("vocabulary", VOCABULARY, VOCABULARY),
        complete=head.flag("complete", True),
        languages=_languages(head),
        leaders=_all(leaders, "leader", lambda table: read_leader(table, types)),
        machines=_all(machines, "machine", lambda table: read_machine(table, types, machine_types)),
        scrolls=_all(scrolls, "scroll", lambda table: read_scroll(table, types)),
        chickens=_chickens(chickens),
        islands=_all(islands, "island", lambda table: read_island(table, rotations)),
        miniatures=miniatures,
        machine_cards=read_counts(head, "machine_cards"),
        removed_in_gallos=tuple(head.items("removed_in_gallos", str) or head.absent("removed_in_gallos", REQUIRED, ())),
        directions=read_directions(geometry),
        priority_hex=read_priority(geometry),
        territory_rotations=rotations,
    )
    geometry.word("orientation", ("pointy-top",))
    for table in (head, geometry):
        table.done()
    check_set_as_a_whole(card_set, problems)
    _check_languages(folder, card_set, problems)
    _check_names_of_files(folder, card_set.languages, problems)
    return card_set, problems


def parse(file: str, source: str, problems: list[Problem]) -> Mapping[str, object] | None:
    """The tables of a TOML text; None, and the line of the mistake, if it is none."""
    try:
        return tomllib.loads(source)
    except ValueError as error:  # TOMLDecodeError, or a number with too many digits
        problems.append(Problem(file, "", "", f"is not TOML: {error}"))
    except RecursionError:
        problems.append(Problem(file, "", "", "is not TOML that can be read: it is nested too deeply"))
    return None


def unit_types(miniatures: Sequence[tuple[str, int]]) -> list[str]:
    """The unit types that a selector of the set may name (house set 2.4)."""
    return list(dict.fromkeys((*UNIT_TYPES, *(name for name, _ in miniatures))))


def read_words(folder: Traversable, language: str, problems: list[Problem]) -> dict[str, CardWords] | None:
    """What the cards say in one language; None if there is no such file or it cannot be read."""
    source = _source(folder, f"{language}.ftl", problems)
    return None if source is None else read_messages(f"{language}.ftl", source, problems)


# ---- files


def _file(folder: Traversable, file: str, problems: list[Problem]) -> Table:
    source = _source(folder, file, problems)
    tables = None if source is None else parse(file, source, problems)
    return _nothing(file) if tables is None else Table(tables, problems, file)


def _source(folder: Traversable, file: str, problems: list[Problem]) -> str | None:
    try:
        data = folder.joinpath(file).read_bytes()
        if len(data) <= _LARGEST:
            return data.decode("utf-8-sig").replace("\r\n", "\n")
        message = f"is larger than {_LARGEST} bytes"
    except FileNotFoundError:
        message = "is missing"
    except OSError:
        message = "cannot be read"
    except UnicodeDecodeError as error:
        message = f"is not UTF-8 ({error.reason} at byte {error.start})"
    problems.append(Problem(file, "", "", message))
    return None


def _part(header: Table, key: str) -> Table:
    part = header.child(key)
    if part is None:
        header.absent(key, REQUIRED, None)
        return _nothing(header.file)
    return part


def _nothing(file: str) -> Table:
    """A table in place of one that is missing; that was said already, so its own complaints go nowhere."""
    return Table({}, [], file)


# ---- contents


def _all(root: Table, key: str, read: Callable[[Table], _T]) -> tuple[_T, ...]:
    tables = root.items(key, dict)
    if tables is None:
        root.absent(key, REQUIRED, ())
    root.done()
    return tuple(read(card_table(root, key, i, data)) for i, data in enumerate(tables or ()))


def card_table(
    root: Table, key: str, number: int, data: Mapping[str, object], defaults: Mapping[str, object] | None = None
) -> Table:
    """The table of one card; complaints about it name the card."""
    id = data.get("id")
    name = id if isinstance(id, str) and ID.fullmatch(id) else f"{key}[{number}]"
    return Table(data, root.problems, root.file, name, defaults=defaults)


def _chickens(root: Table) -> tuple[ChickenToken, ...]:
    table = root.child("chicken")
    if table is None:
        root.absent("chicken", REQUIRED, ())
    root.done()
    return () if table is None else read_chickens(table)


def _miniatures(head: Table) -> tuple[tuple[str, int], ...]:
    table = head.child("miniatures")
    if table is None:
        found: tuple[tuple[str, int], ...] = head.absent("miniatures", REQUIRED, MINIATURES)
        return found
    for name in table.names:
        if not ID.fullmatch(name) or (name in UNIT_TYPES and name not in MACHINE_TYPES):
            table.complain(name, "cannot be a Machine type")
    return tuple((name, table.integer(name, 1, 99)) for name in table.names)


def _territory(table: Table) -> tuple[Shape, ...]:
    table.word("origin", ORIGINS, what="a mark of origin")
    table.text("shape", "", limit=40)
    rotations = read_rotations(table)
    table.done()
    return rotations


def _languages(head: Table) -> tuple[str, ...]:
    languages = tuple(head.items("languages", str) or head.absent("languages", REQUIRED, ()))
    for i, language in enumerate(languages):
        if not _LANGUAGE.fullmatch(language) or language in languages[:i]:
            head.complain(f"languages[{i}]", "must be the two letters of a language, each once")
    if "languages" in head and "en" not in languages:
        head.complain("languages", 'must hold "en", the language of the tables')
    return tuple(language for language in dict.fromkeys(languages) if _LANGUAGE.fullmatch(language))


def _check_languages(folder: Traversable, card_set: CardSet, problems: list[Problem]) -> None:
    whole = not any(is_unread(file, problems) for file in FILES)
    for language in card_set.languages:
        words = None if language == "en" else read_words(folder, language, problems)
        if words is not None:
            check_messages(f"{language}.ftl", words, card_set.cards, whole, problems)


def _check_names_of_files(folder: Traversable, languages: Sequence[str], problems: list[Problem]) -> None:
    expected = (*FILES, *(f"{language}.ftl" for language in languages if language != "en"))
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith((".toml", ".ftl")))
    strangers = [name for name in names if name not in expected]
    problems += [Problem(name, "", "", f"is no file of this set{meant(name, expected)}") for name in strangers]
