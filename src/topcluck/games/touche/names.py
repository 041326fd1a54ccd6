"""How the numbers of the game are written and read: cells, places, units, eggs, weapons, zones (TP-0.3).

``P2`` is a player, ``P2:C4`` a cell of that player's board, ``P2:granary`` an egg, ``P2:path`` a zone.
"""

from __future__ import annotations

from functools import cache

from topcluck.games.touche.farm import Farm
from topcluck.games.touche.model import EXTRA_SHOT, NUCLEAR, SALVO
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.faces import Code, Seat, Shown

_ARMS = {SALVO: "salvo", NUCLEAR: "nuclear", EXTRA_SHOT: "extra_shot"}  # what beside units makes attacks

WILD = 255  # the number of "the cheapest wild egg" among the eggs


def seat_name(seat: Seat) -> str:
    """P1 to P4."""
    return f"P{seat + 1}"


@cache
def names_of(farm: Farm, seats: int) -> Names:
    """The one and only."""
    return Names(farm, seats)


class Names:
    """The writer of a match: one for each farm and number of players."""

    def __init__(self, farm: Farm, seats: int) -> None:
        self.farm = farm
        self.seats = seats
        self.shown: dict[Code, Shown] = {}  # here everything is called the same for ever
        self._rows = {"cell": farm.cell_names, "unit": farm.unit_ids, "weapon": farm.weapon_ids}
        self._on_boards = {
            "place": farm.cell_names,
            "egg": [farm.unit_ids[kind] for kind in farm.egg_types],
            "area": farm.zones,
        }

    def write(self, kind: str, number: int) -> str:
        """The text of a number that shows a thing of this kind."""
        if kind == "board":
            return seat_name(number)
        if kind == "arm":
            return _ARMS[number] if number in _ARMS else self.farm.unit_ids[number]
        if kind == "egg" and number == WILD:
            return "wild"
        if kind in self._on_boards:
            board, index = divmod(number, len(self._on_boards[kind]))
            return f"{seat_name(board)}:{self._on_boards[kind][index]}"
        return self._rows[kind][number] if kind in self._rows else str(number)

    def read(self, kind: str, text: str) -> int:
        """The number that a text stands for; `Unreadable` if there is no such thing."""
        if kind == "board":
            return self._board(text)
        if kind == "arm":
            named = [number for number, name in _ARMS.items() if name == text]
            return named[0] if named else self._index(self.farm.unit_ids, "unit", text)
        if kind == "egg" and text == "wild":
            return WILD
        if kind in self._on_boards:
            board, colon, name = text.partition(":")
            if not colon:
                raise Unreadable(f"{text!r} should be written like {self.write(kind, 0)!r}")
            return self._board(board) * len(self._on_boards[kind]) + self._index(self._on_boards[kind], kind, name)
        if kind in self._rows:
            return self._index(self._rows[kind], kind, text)
        if not text.isdecimal():
            raise Unreadable(f"{text!r} should be a number")
        return int(text)

    def _board(self, text: str) -> Seat:
        """The seat with this name."""
        names = [seat_name(seat) for seat in range(self.seats)]
        if text not in names:
            raise Unreadable(f"there is no player {text!r}; there are {', '.join(names)}")
        return names.index(text)

    def _index(self, row: list[str], kind: str, text: str) -> int:
        """Where a name stands in its table."""
        if text not in row:
            some = f"{row[0]} to {row[-1]}" if kind in ("cell", "place") else ", ".join(row)
            raise Unreadable(f"there is no {'cell' if kind == 'place' else kind} {text!r}; there are {some}")
        return row.index(text)
