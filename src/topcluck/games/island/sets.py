"""Card sets: a folder of TOML tables and message files, decoded and checked into the types of `model`.

    load_set("house")                 a bundled set; "house@1" names its version
    load_set(Path("my_set"))          a folder; SetError carries every mistake in it
    add_set(Path("my_set"))           from now on it is found by its name, "mine" or "mine@1", as if it were bundled
    check_set(Path("my_set"))         the mistakes as a list
    with_cards(load_set("stub"), …)   a set with cards added or changed, for positions

A set is data only: its effects use the closed vocabulary of docs/rules/house-set.md, so a set from a stranger can do
nothing but be a set.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from json import dumps
from pathlib import Path
from typing import Any, TypeVar

from topcluck.games.island.model import EDITIONS, Card, CardSet, ChickenToken, LeaderCard, MachineCard, ScrollCard
from topcluck.games.island.setfiles.cards import read_chickens, read_leader, read_machine, read_scroll
from topcluck.games.island.setfiles.checks import check_unique, machine_cards
from topcluck.games.island.setfiles.folder import card_table, parse, read_folder, read_words, unit_types
from topcluck.games.island.setfiles.messages import CardWords, english
from topcluck.games.island.setfiles.tables import Problem, Table, meant
from topcluck.kernel.errors import TopcluckError

__all__ = [
    "BUNDLED",
    "load_set",
    "add_set",
    "full_name",
    "check_set",
    "card_words",
    "with_cards",
    "parse_cards",
    "CardWords",
    "Problem",
    "SetError",
]

BUNDLED = {"house@1": "house", "stub@1": "stub"}  # a published version never changes; a new one gets its own folder
_NEWEST = {"house": "house@1", "stub": "stub@1"}
_ADDED: dict[str, Path] = {}  # by name and version

# What a card that is new in a position need not say.
_NEW: Mapping[str, object] = {
    "text": "",
    "origin": (),
    "effects": (),
    "effects_first": (),
    "text_first": "",
    "banding": False,
    "play": ("combat",),
}
_NEW_COPIES: Mapping[str, object] = {"machine": tuple((edition, 1) for edition in EDITIONS), "scroll": 1}

_Card = TypeVar("_Card", LeaderCard, MachineCard, ScrollCard)


class SetError(TopcluckError, ValueError):
    """A card set, or a card in a position, is not right; `problems` says everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        others = len(self.problems) - 1
        more = f" (and {others} more mistake{'s' if others > 1 else ''})" if others else ""
        super().__init__(f"{self.problems[0]}{more}")


def load_set(name_or_path: str | Path) -> CardSet:
    """The card set with that name or in that folder.

    >>> load_set("house@1").scroll("peck").text
    'The attacker gets +2 Strength.'
    """
    if isinstance(name_or_path, str) and (name := _known(name_or_path)):
        return _load_known(name)
    return _load(_folder(name_or_path))


def add_set(folder: Path) -> CardSet:
    """Makes the set in a folder known by its name; SetError says why that is not possible.

    Who plays with it need not know the folder. It is read once: what is changed in it later has no effect.
    """
    card_set = _load(_folder(folder))
    name = f"{card_set.id}@{card_set.version}"
    if card_set.id in {known.partition("@")[0] for known in BUNDLED}:
        raise SetError([Problem("set.toml", "", "set.id", f'"{card_set.id}" is the name of a set that comes along')])
    if _ADDED.setdefault(name, folder) != folder:
        raise SetError([Problem("set.toml", "", "set.id", f"there is another set {name} in {_ADDED[name].name}")])
    newest = _NEWEST.get(card_set.id)
    if newest is None or int(newest.partition("@")[2]) < card_set.version:
        _NEWEST[card_set.id] = name
    return _load_known(name)


def full_name(name_or_path: str | Path) -> str:
    """The name by which the same set is found again: one that has a name with its version, a folder as it is.

    >>> full_name("house")
    'house@1'
    """
    return _known(str(name_or_path)) or str(name_or_path)


def check_set(name_or_path: str | Path) -> list[Problem]:
    """Every mistake in a set; SetError if there is no such set.

    >>> check_set("house")
    []
    """
    return read_folder(_folder(name_or_path))[1]


def card_words(name_or_path: str | Path, language: str) -> Mapping[str, CardWords]:
    """What each card of a set says in one of its languages, by id.

    >>> card_words("house", "fr")["wood_golem"].name
    'Golem de bois'
    """
    card_set = load_set(name_or_path)
    if language not in card_set.languages:
        message = f'"{language}" is no language of this set{meant(language, card_set.languages)}'
        raise SetError([Problem("set.toml", "", "set.languages", message)])
    if language == "en":
        return {card.id: english(card) for card in card_set.cards}
    return read_words(_folder(name_or_path), language, []) or {}


def with_cards(card_set: CardSet, toml_text: str, file: str = "cards") -> CardSet:
    """A set with the cards of *toml_text* added or, where the id is known, changed in the keys that are given.

    >>> stub = load_set("stub")
    >>> with_cards(stub, '''
    ... [[machine]]
    ... id = "golem"
    ... strength = 9
    ... ''').machine("golem").strength
    9
    """
    problems: list[Problem] = []
    tables = parse(file, toml_text, problems)
    if tables is None:
        raise SetError(problems)
    return parse_cards(card_set, tables, file)


def parse_cards(card_set: CardSet, tables: Mapping[str, object], file: str = "cards") -> CardSet:
    """The same for tables that are decoded already: `leader`, `machine` and `scroll` lists, a `chicken` table."""
    problems: list[Problem] = []
    root = Table(tables, problems, file)
    machine_types = [name for name, _ in card_set.miniatures]
    types = unit_types(card_set.miniatures)
    changed = replace(
        card_set,
        complete=False,
        leaders=_changed(root, "leader", card_set.leaders, lambda table: read_leader(table, types)),
        machines=_changed(root, "machine", card_set.machines, lambda table: read_machine(table, types, machine_types)),
        scrolls=_changed(root, "scroll", card_set.scrolls, lambda table: read_scroll(table, types)),
        chickens=_changed_chickens(root, card_set.chickens),
    )
    root.done()
    check_unique(changed, problems, file)
    if problems:
        raise SetError(problems)
    return _hashed(replace(changed, machine_cards=machine_cards(changed.machines)))


# ---- finding and loading


def _known(name: str) -> str:
    full = _NEWEST.get(name, name)
    return full if full in BUNDLED or full in _ADDED else ""


def _folder(name_or_path: str | Path) -> Traversable:
    if isinstance(name_or_path, str) and (name := _known(name_or_path)):
        return _ADDED[name] if name in _ADDED else files(__package__) / "sets" / BUNDLED[name]
    folder = Path(name_or_path)
    with suppress(OSError):  # a name that no file system takes
        if folder.is_dir():
            return folder
    known = ", ".join((*_NEWEST, *BUNDLED))
    raise SetError([Problem(str(name_or_path), "", "", f"is neither the name of a card set ({known}) nor a folder")])


@cache
def _load_known(name: str) -> CardSet:
    return _load(_folder(name))


def _load(folder: Traversable) -> CardSet:
    card_set, problems = read_folder(folder)
    if problems:
        raise SetError(problems)
    return _hashed(card_set)


# ---- adding and changing cards


def _changed(root: Table, key: str, cards: tuple[_Card, ...], read: Callable[[Table], _Card]) -> tuple[_Card, ...]:
    known = {card.id: card for card in cards}
    seen: set[str] = set()
    for i, data in enumerate(root.items(key, dict) or ()):
        id = str(data.get("id"))
        defaults = _values(known[id]) if id in known else _values_of_new(key, id)
        table = card_table(root, key, i, data, defaults)
        card = read(table)
        if id in seen:
            table.complain("id", "is there twice")
        seen.add(id)
        known[card.id] = card
    return tuple(known.values())


def _values(card: Card) -> dict[str, object]:
    return {field.name: getattr(card, field.name) for field in fields(card)}


def _values_of_new(key: str, id: str) -> dict[str, object]:
    return {**_NEW, "name": id.replace("_", " ").capitalize(), "copies": _NEW_COPIES.get(key)}


def _changed_chickens(root: Table, chickens: tuple[ChickenToken, ...]) -> tuple[ChickenToken, ...]:
    table = root.child("chicken")
    return chickens if table is None else read_chickens(table)


# ---- the hash


def _hashed(card_set: CardSet) -> CardSet:
    text = dumps(_plain(replace(card_set, hash="")), sort_keys=True, separators=(",", ":"))
    return replace(card_set, hash=sha256(text.encode()).hexdigest())


def _plain(value: Any) -> Any:
    """Plain JSON values; a field that has its default is left out, so that a new field does not change old hashes."""
    if is_dataclass(value):
        return {
            f.name: _plain(getattr(value, f.name)) for f in fields(value) if not _is_default(value, f.name, f.default)
        }
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _is_default(value: object, name: str, default: object) -> bool:
    return default is not MISSING and bool(getattr(value, name) == default)
