"""An island as a drawing in a few lines of text, and back (house set 8.2).

 B .        a-f are Territories, A-F their Bases, . is Neutral, ^ is Lava. Each row of text is a row of hexes; the
b b         hexes of a row stand two columns apart, and each row is shifted by one against the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from topcluck.games.island.model import TERRITORY_TILES, IslandPreset
from topcluck.games.island.setfiles.layout import Flaw
from topcluck.kernel.hexes import Axial

LAVA, NEUTRAL = "^", "."
TERRITORIES = "abcdef"[:TERRITORY_TILES]
BASES = TERRITORIES.upper()
_SIGNS = LAVA + NEUTRAL + TERRITORIES + BASES
_Sign = tuple[int, int, str]  # row and column of the text, from 0, and what is written there


def draw(island: IslandPreset) -> str:
    """The island as text, as far to the left as possible."""
    signs = dict.fromkeys(island.neutral, NEUTRAL) | dict.fromkeys(island.lava, LAVA)
    for letter, hexes in zip(TERRITORIES, island.territories, strict=False):
        signs.update(dict.fromkeys(hexes, letter))
    signs.update(zip(island.bases, BASES, strict=False))
    left = min(2 * q + r for q, r in signs)
    rows = range(min(r for _, r in signs), max(r for _, r in signs) + 1)
    return "\n".join(_row({2 * q + r - left: sign for (q, r), sign in signs.items() if r == row}) for row in rows)


def _row(signs: dict[int, str]) -> str:
    return "".join(signs.get(column, " ") for column in range(max(signs, default=-1) + 1))


def read_drawing(text: str) -> tuple[dict[str, Any], list[Flaw]]:
    """The tiles of a drawing as the fields of an island, with everything in it that cannot be read.

    The first Lava tile is the centre, (0, 0).
    """
    lines = text.expandtabs().rstrip().split("\n")
    signs = [(row, column, sign) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign > " "]
    known = [sign for sign in signs if sign[2] in _SIGNS]
    flaws = [_misplaced(sign, "is no sign for a tile", "MAP-1") for sign in signs if sign not in known]
    shifted = _shift(known)
    odd = [sign for sign in known if _parity(sign) != shifted]
    flaws += [_misplaced(sign, "lies on two hexes at once", "ISLAND-9") for sign in odd]
    hexes = _hexes([sign for sign in known if sign not in odd], shifted)
    found = _tiles(hexes)
    return found, [*flaws, *_pairs(hexes)]


def _parity(sign: _Sign) -> int:
    return (sign[1] - sign[0]) % 2


def _shift(signs: list[_Sign]) -> int:
    """The columns that hexes stand in: those of most signs."""
    return int(2 * sum(map(_parity, signs)) > len(signs))


def _misplaced(sign: _Sign, message: str, rule: str) -> Flaw:
    row, column, what = sign
    return Flaw("map", None, rule, f"line {row + 1}, column {column + 1}: {what!r} {message}")


def _hexes(signs: list[_Sign], shifted: int) -> dict[str, list[Axial]]:
    """The hexes of each sign, in reading order, counted from the first Lava."""
    places = [((column - row - shifted) // 2, row, sign) for row, column, sign in signs]
    left, top = next(((q, r) for q, r, sign in places if sign == LAVA), (0, 0))
    found: dict[str, list[Axial]] = {sign: [] for sign in _SIGNS}
    for q, r, sign in places:
        found[sign].append((q - left, r - top))
    return found


def _tiles(hexes: dict[str, list[Axial]]) -> dict[str, Any]:
    """The fields of an island; pairs of Base and Territory come first, so that their numbers agree."""
    pairs = [letter for letter in TERRITORIES if hexes[letter] and hexes[letter.upper()]]
    alone = [letter for letter in TERRITORIES if hexes[letter] and letter not in pairs]
    return {
        "center": (0, 0),
        "territories": tuple(tuple(sorted(hexes[letter])) for letter in [*pairs, *alone]),
        "bases": tuple(hexes[letter.upper()][0] for letter in pairs),
        "neutral": tuple(sorted(hexes[NEUTRAL])),
        "lava": tuple(sorted(hexes[LAVA])),
    }


def _pairs(hexes: dict[str, list[Axial]]) -> Iterator[Flaw]:
    """A Base for each Territory, and a Territory for each Base (SET-12)."""
    for letter, base in zip(TERRITORIES, BASES, strict=True):
        if hexes[letter] and not hexes[base]:
            yield Flaw("map", hexes[letter][0], "SET-12", f"Territory {letter} has no Base {base}")
        if hexes[base] and not hexes[letter]:
            yield Flaw("map", hexes[base][0], "SET-12", f"Base {base} has no Territory {letter}")
        for second in hexes[base][1:]:
            yield Flaw("map", second, "SET-12", f"there is another Base {base}")
