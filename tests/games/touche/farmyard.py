"""Positions for tests: unless said otherwise every fleet is layout S of the rules' section 26."""

from __future__ import annotations

from typing import cast

import topcluck
from topcluck.games.touche import State, View
from topcluck.games.touche.farm import Farm, farm_of
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

LAYOUT_S = """
    A B C D E F G H I
 1  . . . . . S . . .
 2  . B B B . S . T T
 3  . B B B . S . T T
 4  . . . . . . . . .
 5  M M M . G G . R .
 6  . . . . . . . . .
 7  R . . E . . E . .
 8  . . . . . . . . W
 9  . . . . . . . . .
"""
UNITS = {
    "barn": "B2 C2 D2 B3 C3 D3", "sprayer": "F1 F2 F3", "tractank": "H2 I2 H3 I3", "harvester": "A5 B5 C5",
    "granary": "E5 F5", "reaper H5": "H5", "reaper A7": "A7", "eggwitzer D7": "D7", "eggwitzer G7": "G7",
    "war_chest": "I8",
}  # fmt: skip
ALL = " ".join(UNITS.values())
FARM: Farm = farm_of("farm")


def shots(**marks: str) -> str:
    """Drawn shots: ``shots(p1="H2 I2", crater="A1", wreck="F1 F2 F3")``."""
    letters = {"crater": "o", "wreck": "#", "target": "+", "p1": "1", "p2": "2", "p3": "3", "p4": "4"}
    drawn = {cell: letters[mark] for mark, cells in marks.items() for cell in cells.split()}
    rows = [" ".join(drawn.get(f"{column}{row}", ".") for column in "ABCDEFGHI") for row in range(1, 10)]
    return "shots:\n" + "\n".join(f"{row} {cells}" for row, cells in enumerate(rows, 1))


def wrecked(*left: str) -> str:
    """Shots that leave only these units (by their names in `UNITS`) alive and untouched."""
    return shots(wreck=" ".join(cells for unit, cells in UNITS.items() if unit not in left))


def yard(table: str = "", players: int | str = 3, **blocks: str) -> Match:
    """A match at a position: lines about the table (first), then what is special about P1, P2, …

    A text for *players* is allowed only because blocks may come as a dict, which the type checker takes for it too.
    """
    if "display:" not in table and "no_weapons" not in table:
        table += "\ndisplay: salvo overtime patch_up"
    names = " ".join(f"P{number + 1}" for number in range(int(players)))
    text = f"game: touche-poulet\n{table}\nplayer {names}\nboard:{LAYOUT_S}\n"
    text += "\n".join(f"player {name}\n{lines}" for name, lines in blocks.items())
    return topcluck.position(text)


def state_of(match: Match) -> State:
    return cast("State", match.state)


def table_of(match: Match) -> View:
    """What a spectator sees."""
    return cast("View", match.view(None))


def ears(match: Match) -> list[int]:
    """All purses."""
    return [player.ears for player in table_of(match).players]


def offered(match: Match) -> list[str]:
    """What is on offer, as text."""
    return [str(action) for action in match.legal_actions]


def verbs(match: Match) -> set[str]:
    """The first words of what is on offer."""
    return {action.split()[0] for action in offered(match)}


def mark(match: Match, place: str) -> str:
    """What is drawn on a cell: ``mark(match, "P2:C2")``."""
    board, _, cell = place.partition(":")
    return table_of(match).boards[int(board[1:]) - 1].shots[int(cell[1:]) - 1]["ABCDEFGHI".index(cell[0])]


def marks(match: Match, board: str, cells: str) -> str:
    """What is drawn on several cells of a board."""
    return "".join(mark(match, f"{board}:{cell}") for cell in cells.split())


def refused(match: Match, line: str) -> str:
    """The rule and the message with which a line is refused; empty if it is on offer."""
    refusal = match.why_not(line)
    return "" if refusal is None else f"{refusal.rule} {refusal.message}"


def play(match: Match, *lines: str) -> list[Event]:
    """Carries out several lines; ``P2: take salvo`` lets that player answer. All that happened."""
    told: list[Event] = []
    for line in lines:
        name, colon, rest = line.partition(": ")
        told += match.push_text(rest, seat=int(name[1:]) - 1) if colon and name[0] == "P" else match.push_text(line)
    return told


def kinds(events: list[Event]) -> list[str]:
    """The types of events."""
    return [event.type() for event in events]


def told(events: list[Event], kind: str) -> list[Event]:
    """The events of one type."""
    return [event for event in events if event.type() == kind]


def weapons(match: Match, seat: int) -> tuple[str, ...]:
    """The weapons that a player holds."""
    return table_of(match).players[seat].weapons
