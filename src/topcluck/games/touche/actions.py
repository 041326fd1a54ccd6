"""What can be answered: one small choice each. Numbers inside, these faces outside.

A shot is a line of choices, ``fire barn`` · ``aim P2`` · ``target P2:C2`` · …; ``fire barn P2:C2 P2:G9 P3:E9`` is
shorthand for it, because ``aim`` and ``done`` may be left out of a line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from topcluck.kernel.faces import Action, Actions

CellName = Annotated[str, "cell"]
PlaceName = Annotated[str, "place"]
UnitName = Annotated[str, "unit"]
WeaponName = Annotated[str, "weapon"]
EggName = Annotated[str, "egg"]
AreaName = Annotated[str, "area"]
PlayerName = Annotated[str, "board"]


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the next token secretly onto the own board; the cell is its top left one (TP-4.3)."""

    unit: UnitName
    cell: CellName


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """Take a token back from the own board; the cell is its top left one (TP-4.7)."""

    cell: CellName


@dataclass(frozen=True, slots=True)
class RandomFleet(Action):
    """Let the software place the whole fleet when all are ready (TP-4.8)."""

    VERB: ClassVar[str] = "random fleet"


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Say that the fleet lies as it should (TP-4.7)."""


@dataclass(frozen=True, slots=True)
class Change(Action):
    """Take the confirmation back while others still place (TP-4.7)."""


@dataclass(frozen=True, slots=True)
class Fire(Action):
    """Tilt a unit's card and begin its attack (TP-7.2)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """Choose the board for what comes next."""

    player: PlayerName


@dataclass(frozen=True, slots=True)
class Target(Action):
    """Put a target on a cell, or make a bonus shot there (TP-7.4)."""

    place: PlaceName


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No further cell: the other cells of the line cannot be targeted (TP-7.6)."""


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Put the nuclear-strike token on a block; the cell is its top left one (TP-15.1)."""

    place: PlaceName


@dataclass(frozen=True, slots=True)
class Field(Action):
    """Put the magnetic field on a block; the cell is its top left one (TP-11.2)."""

    place: PlaceName


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Leave the magnetic field where it is (TP-10.4)."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy an egg (TP-13.2)."""

    egg: EggName


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a weapon from the display (TP-14.1)."""

    weapon: WeaponName


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a single-use weapon (TP-14.4)."""

    weapon: WeaponName


@dataclass(frozen=True, slots=True)
class Spy(Action):
    """Send a pigeon over a zone of somebody's board (TP-15.2)."""

    area: AreaName


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Send the crow to a purse (TP-15.7)."""

    player: PlayerName


@dataclass(frozen=True, slots=True)
class Patch(Action):
    """Mend a cell of an own unit (TP-15.10)."""

    place: PlaceName


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    """Go on with the next own attack (TP-8.2)."""


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn; without a main attack this is passing (TP-7.8, TP-7.9)."""


ACTIONS = Actions(
    (
        Place, Lift, RandomFleet, Confirm, Change, Fire, Aim, Target, Done, Strike, Field, Skip, Buy, Take, Play, Spy,
        Rob, Patch, Resolve, End,
    )
)  # fmt: skip
PLACE: Final = 0
LIFT: Final = 1
RANDOM_FLEET: Final = 2
CONFIRM: Final = 3
CHANGE: Final = 4
FIRE: Final = 5
AIM: Final = 6
TARGET: Final = 7
DONE: Final = 8
STRIKE: Final = 9
FIELD: Final = 10
SKIP: Final = 11
BUY: Final = 12
TAKE: Final = 13
PLAY: Final = 14
SPY: Final = 15
ROB: Final = 16
PATCH: Final = 17
RESOLVE: Final = 18
END: Final = 19

CONNECTORS = frozenset({"aim", "done"})
