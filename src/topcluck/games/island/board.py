"""The island of one match: what lies where and what touches what. Built once, shared by all copies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType

from topcluck.games.island.model import IslandPreset
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.hexes import Axial, around, distance, neighbours

Hex = NewType("Hex", int)  # index into the board's tables; Board.name(hex) is "c4", Board.at(q, r) finds one

SEA: Final = 0
NEUTRAL: Final = 1
LAVA: Final = 2
BASE: Final = 3
TERRITORY: Final = 4
GROUNDS = ("sea", "neutral", "lava", "base", "territory")

SEA_RINGS: Final = 2  # nobody who swims three hexes a move gets farther from land and back (SEA-1)
NOWHERE: Final = Hex(-1)


class Board:
    """Tables over the hexes of an island and the Sea around it."""

    __slots__ = (
        "axial", "bases", "coastal", "corner", "distance", "ground", "index", "names", "near", "pair", "preset",
        "territories", "tiles",
    )  # fmt: skip

    def __init__(self, preset: IslandPreset, corner: Axial | None = None, rings: int = SEA_RINGS) -> None:
        self.preset = preset
        land = _land(preset)
        self.axial: list[Axial] = sorted(around(land, rings), key=lambda hex: (hex[1], hex[0]))
        self.index: dict[Axial, Hex] = {axial: Hex(i) for i, axial in enumerate(self.axial)}
        self.ground: list[int] = [land.get(axial, SEA) for axial in self.axial]  # as laid out; flips are in the state
        self.near: list[list[Hex]] = [[self.index[n] for n in neighbours(a) if n in self.index] for a in self.axial]
        self.distance: list[list[int]] = [[distance(a, b) for b in self.axial] for a in self.axial]  # MAP-3
        self.tiles: list[Hex] = sorted(self.index[a] for a in (*preset.neutral, *preset.lava))  # Lava/Neutral, MAP-4
        self.territories: list[list[Hex]] = [sorted(self.index[a] for a in hexes) for hexes in preset.territories]
        self.bases: list[Hex] = [self.index[a] for a in preset.bases]  # bases[i] is linked to territories[i] (SET-12)
        self.pair: list[int] = [-1] * len(self.axial)  # of Base and Territory hexes; two numbers that go together
        for number, (hexes, base) in enumerate(zip(self.territories, self.bases, strict=False)):
            for hex in (*hexes, base):  # a Territory without Base is nobody's (RUL-87)
                self.pair[hex] = number
        self.coastal: list[bool] = [
            any(self.ground[n] == TERRITORY for n in self.near[hex]) for hex in range(len(self.axial))
        ]  # SEA-1: where a swimmer may rest
        self.corner: Axial = corner or corner_of(land, rings)  # from there hexes are named
        self.names: list[str] = [hex_name(axial, self.corner) for axial in self.axial]

    def name(self, hex: int) -> str:
        """How a hex is written: column letter and row number."""
        return self.names[hex]

    def at(self, q: int, r: int) -> Hex:
        """The hex with these axial coordinates."""
        return self.index[q, r]

    def read(self, text: str) -> Hex:
        """The hex that a text names: ``c4``, or axial ``(1,-2)``."""
        if text in self.names:
            return Hex(self.names.index(text))
        if text.startswith("(") and text.endswith(")"):
            q, _, r = text[1:-1].partition(",")
            try:
                return self.index[int(q), int(r)]
            except (ValueError, KeyError):
                pass
        raise Unreadable(f"there is no hex {text!r} on this island; they go from {self.names[0]} to {self.names[-1]}")


SITE, BUILT = "site", "built"  # the ids of an island that is being built, and of one that was
BUILDING_RINGS: Final = 10  # farther from the centre nobody can lay a tile


def building_site(players: int) -> IslandPreset:
    """The table before an island is built on it: the central Lava and nothing else (ISLAND-1)."""
    return IslandPreset(SITE, SITE, players, territories=(), bases=(), neutral=(), lava=((0, 0),))


def corner_of(land: Iterable[Axial], rings: int = SEA_RINGS) -> Axial:
    """The corner from which the hexes of an island and its Sea are named."""
    hexes = list(land)
    return min(q for q, _ in hexes) - rings, min(r for _, r in hexes) - rings


def hex_name(hex: Axial, corner: Axial) -> str:
    """How a hex is written, counted from a corner: column letter and row number.

    >>> hex_name((0, 1), corner=(-2, -2))
    'c4'
    """
    return f"{_letter(hex[0] - corner[0])}{hex[1] - corner[1] + 1}"


def _letter(column: int) -> str:
    """Column 0 is a, 25 is z, 26 is aa."""
    return chr(97 + column) if column < 26 else _letter(column // 26 - 1) + _letter(column % 26)


def _land(preset: IslandPreset) -> dict[Axial, int]:
    """What lies on each tile hex as the island is laid out."""
    land: dict[Axial, int] = {}
    for hexes in preset.territories:
        land.update(dict.fromkeys(hexes, TERRITORY))
    land.update(dict.fromkeys(preset.bases, BASE))
    land.update(dict.fromkeys(preset.neutral, NEUTRAL))
    land.update(dict.fromkeys(preset.lava, LAVA))
    return land
