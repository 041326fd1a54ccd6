"""Farm sets: folders of TOML with board, units, prices and weapons, decoded into the types of `model` and checked.

A mistake names the file, the entry and the key; all of them are reported, not only the first.

>>> read_set("farm@1").units[0].id
'barn'
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from topcluck.games.touche import model
from topcluck.games.touche.model import AttackCard, Effect, FarmSet, UnitCard, WeaponCard, ZoneArea
from topcluck.kernel.errors import SetupRefused, Unreadable

FILES = ("set.toml", "board.toml", "units.toml", "weapons.toml")
COLUMNS = "ABCDEFGHIJKL"
_MOST_CELLS = 12 * 12  # so that no list of options passes 200
_MARKS = ".+o#1234"  # what the notation draws on boards; no unit may be drawn with them


@cache
def read_set(name: str) -> FarmSet:
    """A set that ships with the game, by its name (``farm`` or ``farm@1``); `SetupRefused` if there is none."""
    id, _, version = name.partition("@")
    folder = files(__package__) / "sets" / id
    if not id.isidentifier() or not folder.is_dir():
        raise SetupRefused(f"there is no farm set {name!r}; there is 'farm'")
    found = load_set(folder)
    if version not in ("", str(found.version)):
        raise SetupRefused(f"the farm set {id!r} has version {found.version}, not {version}")
    return found


def load_set(folder: Traversable) -> FarmSet:
    """The set in a folder; `Unreadable` tells all that is wrong with it."""
    found, mistakes = decode_set(folder)
    if mistakes or found is None:
        raise Unreadable("; ".join(mistakes))
    return found


def check_set(folder: Traversable) -> list[str]:
    """All mistakes of the set in a folder, one sentence each; none means that it can be played."""
    return decode_set(folder)[1]


def decode_set(folder: Traversable) -> tuple[FarmSet | None, list[str]]:
    """The set in a folder as far as it can be read, and every mistake in it."""
    mistakes: list[str] = []
    tables: dict[str, dict[str, Any]] = {}
    digest = sha256()
    for file in FILES:
        text = _text(folder, file, mistakes)
        digest.update(text.encode())
        tables[file] = _toml(file, text, mistakes)
    if mistakes:
        return None, mistakes
    found = _Reader(tables, mistakes).farm_set(digest.hexdigest()[:16])
    if not mistakes:
        mistakes.extend(_contradictions(found))
    return found, mistakes


def _text(folder: Traversable, file: str, mistakes: list[str]) -> str:
    """A file's text with plain line ends, so that its hash is the same everywhere."""
    try:
        return (folder / file).read_text(encoding="utf-8").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError):
        mistakes.append(f"{file}: cannot be read")
        return ""


def _toml(file: str, text: str, mistakes: list[str]) -> dict[str, Any]:
    """The tables of a file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        mistakes.append(f"{file}: {problem}")
        return {}


_Fits = Callable[[Any], bool]
_WORDS: dict[str, str] = {"count": "a whole number from 1", "text": "a text", "truth": "true or false"}


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value)


_FITS: dict[str, _Fits] = {
    "count": _is_count,
    "text": _is_text,
    "truth": lambda value: isinstance(value, bool),
    "counts": lambda value: isinstance(value, list) and bool(value) and all(map(_is_count, value)),
    "texts": lambda value: isinstance(value, list) and bool(value) and all(map(_is_text, value)),
    "table": lambda value: isinstance(value, dict),
    "tables": lambda value: isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value),
}
_BLANK: dict[str, Any] = {"count": 1, "text": "", "truth": False, "counts": [], "texts": [], "table": {}, "tables": []}

_SET_KEYS = {
    "id": "text", "version": "count", "clans": "texts", "targets": "count", "field": "count",
    "nuclear_tokens": "count", "pigeon_tokens": "count", "craters": "count", "bank": "counts", "display": "count",
    "egg_price": "count", "wild_eggs": "counts", "eggs_to_win": "count",
}  # fmt: skip
_UNIT_KEYS = {
    "id": "text", "letter": "text", "tokens": "count", "width": "count", "height": "count", "ears": "count",
    "egg": "truth",
}  # fmt: skip
_PARAMETERS = {"amount": "count", "price": "count", "size": "count", "unit": "text", "units": "texts"}


class _Reader:
    """Decodes the tables of a set and notes every key that is missing, unknown or of the wrong kind."""

    def __init__(self, tables: Mapping[str, dict[str, Any]], mistakes: list[str]) -> None:
        self.tables = tables
        self.mistakes = mistakes

    def farm_set(self, digest: str) -> FarmSet:
        """The whole set; where something is wrong a blank stands in."""
        plain = self.keys("set.toml", self.tables["set.toml"], _SET_KEYS)
        board = self.keys("board.toml", self.tables["board.toml"], {"map": "text", "zone": "tables"})
        units = self.keys("units.toml", self.tables["units.toml"], {"unit": "tables"})
        weapons = self.keys("weapons.toml", self.tables["weapons.toml"], {"weapon": "tables"})
        return FarmSet(
            **_frozen(plain),
            map=tuple(board["map"].split()),
            zones=tuple(self.zone(number, table) for number, table in enumerate(board["zone"], 1)),
            units=tuple(self.unit(number, table) for number, table in enumerate(units["unit"], 1)),
            weapons=tuple(self.weapon(number, table) for number, table in enumerate(weapons["weapon"], 1)),
            hash=digest,
        )

    def keys(
        self, where: str, table: dict[str, Any], wanted: Mapping[str, str], optional: Mapping[str, str] = {}
    ) -> dict[str, Any]:
        """The values of a table by key; what is wrong is noted and replaced by a blank."""
        self.mistakes.extend(
            f"{where}: the key {key!r} is unknown" for key in table if key not in {**wanted, **optional}
        )
        found = {}
        for key, kind in {**wanted, **optional}.items():
            if key in table and _FITS[kind](table[key]):
                found[key] = table[key]
                continue
            if key in table:
                self.mistakes.append(f"{where}: {key} should be {_WORDS.get(kind, f'a list of {kind}')}")
            elif key in wanted:
                self.mistakes.append(f"{where}: the key {key!r} is missing")
            if key in wanted:
                found[key] = _BLANK[kind]
        return found

    def zone(self, number: int, table: dict[str, Any]) -> ZoneArea:
        """One zone."""
        return ZoneArea(
            **self.keys(f"board.toml, {_called('zone', number, table)}", table, {"id": "text", "letter": "text"})
        )

    def unit(self, number: int, table: dict[str, Any]) -> UnitCard:
        """One type of unit."""
        where = f"units.toml, {_called('unit', number, table)}"
        parts = {"attack": "table", "when_hit": "table", "when_destroyed": "table"}
        found = self.keys(where, table, _UNIT_KEYS, parts)
        attack = self.attack(where, found.pop("attack", None))
        when_hit = self.effect(f"{where}, when_hit", found.pop("when_hit", None), model.WHEN_HIT)
        lost = self.effect(f"{where}, when_destroyed", found.pop("when_destroyed", None), model.WHEN_DESTROYED)
        return UnitCard(**found, attack=attack, when_hit=when_hit, when_destroyed=lost)

    def attack(self, where: str, table: dict[str, Any] | None) -> AttackCard | None:
        """A unit's attack."""
        if table is None:
            return None
        found = self.keys(f"{where}, attack", table, {"pattern": "text", "cells": "count"})
        if found["pattern"] not in model.PATTERNS:
            self.mistakes.append(f"{where}: the pattern of an attack is one of {', '.join(model.PATTERNS)}")
        return AttackCard(**found)

    def effect(
        self, where: str, table: dict[str, Any] | None, vocabulary: Mapping[str, tuple[str, ...]]
    ) -> Effect | None:
        """A word of the vocabulary with its parameters."""
        if table is None:
            return None
        op = str(table.get("op"))
        if op not in vocabulary:
            self.mistakes.append(f"{where}: op should be one of {', '.join(vocabulary)}")
            return None
        found = self.keys(where, table, {"op": "text", **{key: _PARAMETERS[key] for key in vocabulary[op]}})
        return Effect(**_frozen(found))

    def weapon(self, number: int, table: dict[str, Any]) -> WeaponCard:
        """One kind of secret weapon."""
        where = f"weapons.toml, {_called('weapon', number, table)}"
        found = self.keys(where, table, {"id": "text", "copies": "count", "effect": "table"}, {"when": "texts"})
        when = tuple(found.get("when", ()))
        self.mistakes.extend(f"{where}: there is no moment {word!r}" for word in when if word not in model.MOMENTS)
        effect = self.effect(f"{where}, effect", found["effect"], model.SINGLE_USE if when else model.LASTING)
        return WeaponCard(found["id"], found["copies"], effect or Effect(""), when)


def _frozen(table: Mapping[str, Any]) -> dict[str, Any]:
    """A table with tuples for lists."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}


def _called(what: str, number: int, table: Mapping[str, Any]) -> str:
    """How an entry is named in a mistake."""
    return f"{what} {table.get('id', number)}"


def _contradictions(found: FarmSet) -> list[str]:
    """What is wrong though every key is right."""
    return [
        *_twice("board.toml", "zone", [zone.id for zone in found.zones]),
        *_twice("board.toml", "zone letter", [zone.letter for zone in found.zones]),
        *_twice("units.toml", "unit", [unit.id for unit in found.units]),
        *_twice("units.toml", "unit letter", [unit.letter for unit in found.units]),
        *_twice("weapons.toml", "weapon", [weapon.id for weapon in found.weapons]),
        *_twice("set.toml", "clan", list(found.clans)),
        *_wrong_numbers(found),
        *_wrong_map(found),
        *(mistake for unit in found.units for mistake in _wrong_unit(found, unit)),
        *(mistake for weapon in found.weapons for mistake in _wrong_weapon(found, weapon)),
    ]


def _twice(file: str, what: str, names: list[str]) -> list[str]:
    """A sentence for each name that stands there twice."""
    return [f"{file}: two entries share the {what} {name!r}" for name in dict.fromkeys(names) if names.count(name) > 1]


def _wrong_numbers(found: FarmSet) -> list[str]:
    """Prices that are no multiples of 5 (TP-12.1), too few clans, units beyond what a move can name."""
    prices = {"egg_price": [found.egg_price], "wild_eggs": list(found.wild_eggs)}
    said = [f"set.toml: {key} should be multiples of 5" for key, row in prices.items() if any(p % 5 for p in row)]
    if list(found.wild_eggs) != sorted(found.wild_eggs):
        said.append("set.toml: wild_eggs should rise")
    if len(found.clans) != 4:
        said.append("set.toml: there should be 4 clans")
    if len(found.weapons) > 100 or len(found.units) > 30:
        said.append("weapons.toml: at most 100 kinds of weapons and 30 types of units can be named")
    return said


def _wrong_map(found: FarmSet) -> list[str]:
    """A map that is no rectangle, too small, too large, or names a zone that does not exist."""
    widths = {len(row) for row in found.map}
    if len(widths) != 1:
        return ["board.toml: the rows of the map should be equally long"]
    width, height = widths.pop(), len(found.map)
    if not (4 <= width <= len(COLUMNS) and 4 <= height <= 12 and width * height <= _MOST_CELLS):
        return [f"board.toml: a board has 4 to {len(COLUMNS)} columns and 4 to 12 rows, not {width} × {height}"]
    letters = {zone.letter for zone in found.zones}
    drawn = set("".join(found.map))
    said = [f"board.toml: the map names {letter!r}, which is no zone" for letter in sorted(drawn - letters)]
    return said + [f"board.toml: the zone {letter!r} is not on the map" for letter in sorted(letters - drawn)]


def _wrong_unit(found: FarmSet, unit: UnitCard) -> list[str]:
    """A unit that does not fit the board, the notation, or the rest of the set."""
    where = f"units.toml, unit {unit.id}"
    said = []
    if len(unit.letter) != 1 or unit.letter in _MARKS or not unit.letter.isupper():
        said.append(f"{where}: the letter should be one capital")
    if unit.width > len(found.map[0]) or unit.height > len(found.map):
        said.append(f"{where}: it does not fit on the board")
    if unit.egg and unit.tokens != 1:
        said.append(f"{where}: a unit with an egg has one token")
    if unit.ears % 5:
        said.append(f"{where}: ears should be a multiple of 5")
    if unit.attack is not None and unit.attack.pattern == model.LINE and unit.attack.cells > 4:
        said.append(f"{where}: a line has at most 4 cells")
    return said + _unknown_units(found, where, unit.when_hit)


def _wrong_weapon(found: FarmSet, weapon: WeaponCard) -> list[str]:
    """A weapon that names a unit that does not exist, or odd sums."""
    where = f"weapons.toml, weapon {weapon.id}"
    effect = weapon.effect
    said = _unknown_units(found, where, effect)
    money = effect.op in ("gain_ears", "rob", "cheaper_wild_egg", "more_for_eggs", "steal_more")
    if effect.price % 5 or (money and effect.amount % 5):
        said.append(f"{where}: sums of ears should be multiples of 5")
    if effect.op == "nuclear_strike" and effect.size > min(len(found.map), len(found.map[0])):
        said.append(f"{where}: the block does not fit on the board")
    return said


def _unknown_units(found: FarmSet, where: str, effect: Effect | None) -> list[str]:
    """A sentence for each unit that an effect names and the set does not have."""
    if effect is None:
        return []
    ids = {unit.id for unit in found.units}
    named = ([effect.unit] if effect.unit else []) + list(effect.units)
    return [f"{where}: there is no unit {name!r}" for name in named if name not in ids]
