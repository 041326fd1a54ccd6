"""Every way to play War for Chicken Island: edition × mode × flags × number of players (section 3.1 of the rules).

What the rules allow is played by the soak, what they forbid must be refused: `./dev soak --matrix`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from topcluck import games
from topcluck.games.island.rulesets import EDITIONS, FLAGS, MODES, edition_options
from topcluck.kernel.errors import SetupRefused

GAME = "chicken-island"
PLAYERS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play, allowed or not."""

    edition: str
    mode: str
    flags: tuple[str, ...]
    players: int

    @property
    def options(self) -> dict[str, Any]:
        """What `topcluck.new` is given for it."""
        return {"players": self.players, "edition": self.edition, "mode": self.mode, "flags": list(self.flags)}

    @property
    def refusal(self) -> str | None:
        """The sentence with which it is refused, or None if it can be played."""
        try:
            games.game(GAME).setup(**self.options)
        except SetupRefused as problem:
            return str(problem)
        return None


def ways() -> Iterator[Way]:
    """All of them; a flag that an edition has always on is not listed a second time."""
    for edition in EDITIONS:
        flags = [flag for flag in FLAGS if flag != "built_island" or edition_options(edition).default_island != "built"]
        for mode in MODES:
            for number in range(len(flags) + 1):
                for some in combinations(flags, number):
                    yield from (Way(edition, mode, some, players) for players in PLAYERS)


def playable() -> list[Way]:
    """Those that the rules allow."""
    return [way for way in ways() if way.refusal is None]


def markdown(results: Sequence[Mapping[str, Any]]) -> str:
    """The matrix as a table: what was played in each cell, `–` where the rules forbid it."""
    played: dict[str, list[Mapping[str, Any]]] = {}
    for result in results:
        played.setdefault(_key(result["options"]), []).append(result)
    rows: dict[tuple[str, str, str], list[str]] = {}
    for way in ways():
        cell = "–" if way.refusal is not None else _cell(played.get(_key(way.options), []))
        rows.setdefault((way.edition, way.mode, ", ".join(way.flags)), []).append(cell)
    lines = ["| edition | mode | flags | 1 player | 2 | 3 | 4 |", "|---|---|---|---|---|---|---|"]
    lines += ["| " + " | ".join([*row, *cells]) + " |" for row, cells in rows.items() if set(cells) != {"–"}]
    refused = sum(1 for way in ways() if way.refusal is not None)
    lines += ["", f"{refused} further combinations are forbidden and were refused, each with a sentence."]
    return "\n".join(lines) + "\n"


def _key(options: Mapping[str, Any]) -> str:
    """What tells two ways apart."""
    return f"{options['edition']} {options['mode']} {sorted(options['flags'])} {options['players']}"


def _cell(results: Sequence[Mapping[str, Any]]) -> str:
    """Games that ended of games played, and those under the whole suite; unfinished ones and errors if there are."""
    parts = [f"{result['ended']}/{result['games']} {result['kind']}" for result in results]
    unfinished = sum(result["unfinished"] for result in results)
    errors = sum(len(result["errors"]) for result in results)
    parts += [f"{unfinished} unfinished"] if unfinished else []
    parts += [f"**{errors} errors**"] if errors else []
    return ", ".join(parts) or "not played"
