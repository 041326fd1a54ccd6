"""The island as a wall of bricks: each hex is a box that touches six others, two of them in each neighbouring row."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from topcluck.cli.island_cards import is_token

if TYPE_CHECKING:
    from typing import Protocol

    from topcluck.games.island.sheet import FlagSheet, HexSheet, UnitSheet

    class Laid(Protocol):
        """What is drawn: the table of a match, or an island on which nobody stands."""

        @property
        def board(self) -> tuple[HexSheet, ...]: ...
        @property
        def units(self) -> tuple[UnitSheet, ...]: ...
        @property
        def flags(self) -> tuple[FlagSheet, ...]: ...


SEATS = "ABCD"
BADGES = ("bold white on #1f5fbf", "bold white on #b3541e", "bold white on #7b3fa0", "bold white on #147a6c")
_TERRITORIES = ("white on #16304f", "white on #4a2710", "white on #36204a", "white on #103a35")
_BASES = ("white on #1f4a80", "white on #7a3d14", "white on #573075", "white on #185a50")
_GROUNDS = {
    "neutral": ("·", "white on #4b4b40"),
    "lava": ("^^^", "white on #8c1616"),
    "sea": ("~~~", "white on #0b4f6c"),
    "base": ("⌂", "white on #2f5d2f"),
    "territory": ("_", "white on #2f5d2f"),
}
LEADER, CHICKEN, SHIELD, FLAG = "♛", "c", "◆", "⚑"
_NARROWEST, _WIDEST = 9, 13  # from the left border of a box to that of the next one
_BORDERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the sides that meet there: 1 above, 2 right, 4 below, 8 left
_ABOVE, _RIGHT, _BELOW, _LEFT = 1, 2, 4, 8

Piece = tuple[str, str]  # text and style


@dataclass(frozen=True, slots=True)
class Box:
    """What is written into one hex."""

    column: int
    row: int
    ground: str
    lines: list[list[Piece]] = field(default_factory=list)


def place(hex: str) -> tuple[int, int]:
    """Column and row of a hex by its name; neighbours in a row are two columns apart, those in the next row one.

    >>> place("c4"), place("d4"), place("c5")
    ((10, 4), (12, 4), (11, 5))
    """
    letters = hex.rstrip("0123456789")
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 96
    row = int(hex[len(letters) :])
    return 2 * number + row, row


def draw_map(table: Laid, names: dict[str, str], room: int) -> Text:
    """The island with all that stands on it, at most *room* characters wide; *names* are those of the Machines."""
    spots = [place(name) for name in {*(hex.name for hex in table.board), *(unit.hex for unit in table.units)}]
    left = min(column for column, _ in spots)
    span = max(column for column, _ in spots) - left + 2
    width = max(_NARROWEST, min(_WIDEST, 2 * (room - 1) // span))
    return _paint(_boxes(table, names, width - 1), left, width, span)


def map_width(table: Laid, width: int = _WIDEST) -> int:
    """How wide the drawing is if each hex is so wide."""
    columns = [place(hex.name)[0] for hex in table.board]
    return (max(columns) - min(columns) + 2) * width // 2 + 1


# -- what stands in a box ---------------------------------------------------------------------------------------------


def flags_on(table: Laid) -> dict[str, str]:
    """The Flags that units carry, by their id, and those that lie in hexes, by their name: ⚑AB."""
    marks: dict[str, str] = {}
    for flag in table.flags:
        place = flag.hex if flag.carrier == "-" else flag.carrier
        marks[place] = marks.get(place, FLAG) + SEATS[flag.seat]
    return marks


def _boxes(table: Laid, names: dict[str, str], inner: int) -> list[Box]:
    """A box for each tile, and for each Sea hex on which somebody swims."""
    stacks: dict[str, list[UnitSheet]] = {}
    for unit in table.units:
        stacks.setdefault(unit.hex, []).append(unit)
    boxes, flags = [], flags_on(table)
    for hex in table.board:
        mark, style = _ground(hex)
        boxes.append(_box(hex.name, mark, style, stacks.pop(hex.name, []), names, flags, inner))
    mark, style = _GROUNDS["sea"]
    return boxes + [_box(hex, mark, style, stack, names, flags, inner) for hex, stack in stacks.items()]


def _ground(hex: HexSheet) -> Piece:
    """Mark and style of a tile: a Base and a Territory show whose they are."""
    mark, style = _GROUNDS[hex.ground]
    if hex.owner is None or hex.ground not in ("base", "territory"):
        return mark, style
    if hex.ground == "base":
        return mark + SEATS[hex.owner], _BASES[hex.owner]
    return SEATS[hex.owner].lower(), _TERRITORIES[hex.owner]


def _box(
    hex: str, mark: str, style: str, stack: list[UnitSheet], names: dict[str, str], flags: dict[str, str], inner: int
) -> Box:
    """The name of the hex, Flags that lie there, what it is, and below it the units, seat by seat."""
    column, row = place(hex)
    head: list[Piece] = [(set_cell_size(hex, inner - cell_len(mark)), "bold"), (mark, "")]
    lines = [head]
    if hex in flags:
        lines.append([(flags[hex], "bold")])
    for seat in sorted({unit.seat for unit in stack}):
        lines += _army([unit for unit in stack if unit.seat == seat], seat, names, flags, inner)
    return Box(column, row, style, lines)


def _army(
    units: list[UnitSheet], seat: int, names: dict[str, str], flags: dict[str, str], inner: int
) -> list[list[Piece]]:
    """The units of one seat on one hex: its letter, Leader and Chickens, then a Machine a line."""
    machines = [unit for unit in units if unit.card in names]
    others = [unit for unit in units if unit.card not in names]
    rows = _wrapped(_tokens(others, flags), inner - 2) if others else []
    for unit, extras, number in _counted(machines, flags):
        rows += _wrapped(_short(names[unit.card]), inner - 2, extras + (f"×{number}" if number > 1 else ""))
    badge: list[Piece] = [(SEATS[seat], BADGES[seat]), (" ", "")]
    return [(badge if line == 0 else [("  ", "")]) + [(row, "bold")] for line, row in enumerate(rows)]


def _tokens(units: list[UnitSheet], flags: dict[str, str]) -> list[str]:
    """Leader and Chickens as signs; bare Chickens are counted."""
    leaders = [LEADER + _extras(unit, flags) for unit in units if not is_token(unit)]
    chickens = [_extras(unit, flags) for unit in units if is_token(unit)]
    bare = chickens.count("")
    counted = [CHICKEN if bare == 1 else f"{CHICKEN}×{bare}"] if bare else []
    return leaders + counted + [CHICKEN + extras for extras in chickens if extras]


def _extras(unit: UnitSheet, flags: dict[str, str]) -> str:
    """The Flags, Shields and +1 dice on a unit."""
    shields = SHIELD * unit.shields if unit.shields < 3 else f"{SHIELD}{unit.shields}"
    return flags.get(unit.id, "") + shields + (f"+{unit.plus}" if unit.plus else "")


def _counted(machines: list[UnitSheet], flags: dict[str, str]) -> list[tuple[UnitSheet, str, int]]:
    """Machines that look the same, what lies on each, and how many of them there are."""
    alike: dict[tuple[str, str], list[UnitSheet]] = {}
    for unit in machines:
        alike.setdefault((unit.card, _extras(unit, flags)), []).append(unit)
    return [(units[0], extras, len(units)) for (_, extras), units in alike.items()]


def _short(name: str) -> list[str]:
    """A name in two words at most: the first and the last of those that say something."""
    words = [word for word in re.split(r"[ -]", name) if len(word) > 2] or [name]
    return words if len(words) < 3 else [words[0], words[-1]]


def _wrapped(words: list[str], room: int, tail: str = "") -> list[str]:
    """Words in as few lines as they need; the tail is never cut."""
    rows: list[str] = []
    for word in words:
        if rows and cell_len(rows[-1]) + 1 + cell_len(word) <= room:
            rows[-1] += f" {word}"
        else:
            rows.append(set_cell_size(word, room).rstrip() if cell_len(word) > room else word)
    if tail and cell_len(rows[-1]) + 1 + cell_len(tail) <= room:
        rows[-1] += f" {tail}"
    elif tail:
        rows.append(tail)
    return rows


# -- painting ---------------------------------------------------------------------------------------------------------


class _Canvas:
    """A sheet of squared paper: signs with their styles, and borders that join where they meet."""

    def __init__(self, width: int, height: int) -> None:
        self.signs: list[list[Piece]] = [[(" ", "")] * width for _ in range(height)]
        self.borders: dict[tuple[int, int], int] = {}

    def frame(self, x: int, y: int, width: int, height: int) -> None:
        """Draws a box from its upper left corner; the far sides belong to the next boxes too."""
        for step in range(width):
            for row in (y, y + height):
                self._join(x + step, row, _RIGHT)
                self._join(x + step + 1, row, _LEFT)
        for step in range(height):
            for column in (x, x + width):
                self._join(column, y + step, _BELOW)
                self._join(column, y + step + 1, _ABOVE)

    def _join(self, x: int, y: int, side: int) -> None:
        self.borders[x, y] = self.borders.get((x, y), 0) | side

    def write(self, x: int, y: int, pieces: Iterable[Piece], ground: str, room: int) -> None:
        """Writes pieces over the ground, which fills the rest of the room."""
        for text, style in pieces:
            for sign in text:
                self.signs[y][x] = (sign, style if " on " in style else f"{style} {ground}")
                for beside in range(1, cell_len(sign)):
                    self.signs[y][x + beside] = ("", "")
                x, room = x + cell_len(sign), room - cell_len(sign)
        for _ in range(room):
            self.signs[y][x], x = (" ", ground), x + 1

    def text(self) -> Text:
        """All of it."""
        for (x, y), sides in self.borders.items():
            self.signs[y][x] = (_BORDERS[sides], "dim")
        drawn = Text()
        for row in self.signs:
            for style, run in groupby(row, key=itemgetter(1)):
                drawn.append("".join(sign for sign, _ in run), style)
            drawn.append("\n")
        return drawn


def _paint(boxes: list[Box], left: int, width: int, span: int) -> Text:
    """The boxes at their places; a row is as high as its fullest box."""
    rows = range(min(box.row for box in boxes), max(box.row for box in boxes) + 1)
    heights = [max([2, *(len(box.lines) for box in boxes if box.row == row)]) for row in rows]
    tops = [sum(heights[:number]) + number for number in range(len(heights))]
    canvas = _Canvas(span * width // 2 + 2, tops[-1] + heights[-1] + 2)
    for box in boxes:
        x, y, height = (box.column - left) * width // 2, tops[box.row - rows[0]], heights[box.row - rows[0]]
        canvas.frame(x, y, width, height + 1)
        for number in range(height):
            line = box.lines[number] if number < len(box.lines) else []
            canvas.write(x + 1, y + 1 + number, line, box.ground, width - 1)
    drawn = canvas.text()
    drawn.rstrip()
    return drawn
