"""Own card sets and islands of a host: folders and files in one folder, checked when the server starts.

People at tables name them; nobody from outside can name a folder of the host's machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from topcluck.games.island.island_files import island_option, parse_island
from topcluck.games.island.model import CardSet, IslandPreset
from topcluck.games.island.sets import BUNDLED, SetError, add_set, check_set, load_set
from topcluck.kernel.errors import SetupRefused

ISLAND = "chicken-island"  # the one game that has card sets and islands of one's own
_NOT_LISTED = frozenset({"stub@1"})  # a set for tests
_NOT_AT_TABLES = ("define", "rules", "cards_hash")  # what positions and records bring along


@dataclass(frozen=True, slots=True)
class Shelf:
    """The card sets and islands that tables of this server may use, by name."""

    sets: Mapping[str, CardSet] = field(default_factory=dict)  # the host's own
    islands: Mapping[str, IslandPreset] = field(default_factory=dict)

    def all_sets(self) -> dict[str, CardSet]:
        """Those that come along, and the host's own."""
        return {name: load_set(name) for name in BUNDLED if name not in _NOT_LISTED} | dict(self.sets)

    def resolved(self, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a new table as the game takes them: names of the host's own islands become the islands."""
        found = dict(options)
        if game != ISLAND:
            return found
        for key in _NOT_AT_TABLES:
            if key in found:
                raise SetupRefused(f"{key!r} is no option of a table")
        if isinstance(cards := found.get("cards"), str):
            found["cards"] = self._set_name(cards)
        if isinstance(island := found.get("island"), str) and island in self.islands:
            found["island"] = island_option(self.islands[island])
        return found

    def _set_name(self, name: str) -> str:
        """The name of a set that is here; a path would be read by the game."""
        known = {*BUNDLED, *self.sets}
        names = known | {one.partition("@")[0] for one in known}
        if name not in names:
            listed = ", ".join(sorted(self.all_sets()))
            raise SetupRefused(f"there is no card set {name!r:.60} here; there are {listed}")
        return name


def open_shelf(folder: str) -> Shelf:
    """What is in the host's folder; every mistake is told, and then nothing is used."""
    if not folder:
        return Shelf()
    path = Path(folder)
    if not path.is_dir():
        raise SetupRefused(f"the folder {folder} of own card sets and islands is not there")
    problems = [line for entry in sorted(path.iterdir()) for line in _problems(entry)]
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise SetupRefused(f"{folder}: {problems[0]}{more}; topcluck set check and island check tell all")
    sets = [add_set(entry) for entry in sorted(path.iterdir()) if _is_set(entry)]
    islands = [_island(entry) for entry in sorted(path.iterdir()) if _is_island(entry)]
    return Shelf({f"{one.id}@{one.version}": one for one in sets}, {one.id: one for one in islands})


def _is_set(entry: Path) -> bool:
    return (entry / "set.toml").is_file()


def _is_island(entry: Path) -> bool:
    return entry.is_file() and entry.suffix == ".toml"


def _island(entry: Path) -> IslandPreset:
    return parse_island(entry.read_text("utf-8-sig"), entry.name)


def _problems(entry: Path) -> list[str]:
    """What is wrong with one set or island."""
    try:
        if _is_set(entry):
            return [f"{entry.name}/{problem}" for problem in check_set(entry)]
        if _is_island(entry):
            _island(entry)
    except SetError as problem:
        return [str(one) for one in problem.problems]
    except (OSError, ValueError) as problem:
        return [f"{entry.name} cannot be read: {problem}"]
    return []
