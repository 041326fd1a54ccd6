"""The words of the game as types: what a farm set says about boards, units, eggs and secret weapons.

Nothing here reads a file or knows a rule. `sets.py` decodes and checks the files of a set into these values; `farm.py`
compiles them into tables of ints when a match begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Cell = int  # index on one board, in reading order (TP-0.3)
Place = int  # a cell of somebody's board: board * cells + cell
Token = int  # one of a player's unit tokens
UnitType = int
Weapon = int  # a kind of secret weapon; equal cards have one number
Zone = int

FREE = "free"
LINE = "line"
PATTERNS = (FREE, LINE)

MOMENTS = ("targeting", "resolution")

# ---- what units do: when a target hits, and when the unit is destroyed; the values are the parameters of each word

WHEN_HIT: dict[str, tuple[str, ...]] = {
    "explode_surrounding": (),
    "explode_neighbours": (),
    "attack_as": ("unit",),
    "place_field": (),
    "steal_ears": ("amount",),
    "extra_shot": (),
}
WHEN_DESTROYED: dict[str, tuple[str, ...]] = {"weapon_for_owner": (), "weapon_for_destroyer": ()}

# ---- what secret weapons do: single-use ones when played, lasting ones from the moment they are taken

SINGLE_USE: dict[str, tuple[str, ...]] = {
    "nuclear_strike": ("price", "size"),
    "spy": ("amount",),
    "place_field": (),
    "cheaper_wild_egg": ("amount",),
    "egg_for": ("price",),
    "gain_ears": ("amount",),
    "rob": ("amount",),
    "more_targets": ("amount",),
    "second_attack": (),
    "patch_up": (),
}
LASTING: dict[str, tuple[str, ...]] = {
    "field_without_hit": (),
    "more_for_eggs": ("amount",),
    "no_theft": (),
    "wider": ("unit",),
    "attack_with": ("amount", "units"),
    "steal_more": ("amount", "unit"),
}


@dataclass(frozen=True, slots=True)
class AttackCard:
    """How many cells a unit targets: anywhere (`free`) or side by side in one row or column (`line`)."""

    pattern: str
    cells: int


@dataclass(frozen=True, slots=True)
class Effect:
    """One word of the vocabulary above with its parameters."""

    op: str
    amount: int = 0
    price: int = 0
    size: int = 0
    unit: str = ""
    units: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A type of unit (TP-3.1): one card stands for all its tokens."""

    id: str
    letter: str
    tokens: int
    width: int
    height: int
    ears: int
    egg: bool
    attack: AttackCard | None = None
    when_hit: Effect | None = None
    when_destroyed: Effect | None = None


@dataclass(frozen=True, slots=True)
class WeaponCard:
    """A kind of secret weapon (TP-15); a lasting one has no moments to play it in."""

    id: str
    copies: int
    effect: Effect
    when: tuple[str, ...] = ()

    @property
    def lasting(self) -> bool:
        """Whether it works by itself and stays with its owner (TP-14.3)."""
        return not self.when


@dataclass(frozen=True, slots=True)
class ZoneArea:
    """A zone of the board (TP-2.2)."""

    id: str
    letter: str


@dataclass(frozen=True, slots=True)
class FarmSet:
    """Everything that could be printed otherwise (TP-0.5)."""

    id: str
    version: int
    clans: tuple[str, ...]
    targets: int
    field: int
    nuclear_tokens: int
    pigeon_tokens: int
    craters: int
    bank: tuple[int, ...]
    display: int
    egg_price: int
    wild_eggs: tuple[int, ...]
    eggs_to_win: int
    map: tuple[str, ...]
    zones: tuple[ZoneArea, ...]
    units: tuple[UnitCard, ...]
    weapons: tuple[WeaponCard, ...]
    hash: str = ""

    @property
    def name(self) -> str:
        """The name with the version, as records give it: ``farm@1``."""
        return f"{self.id}@{self.version}"


# ---- the numbers that a state is made of

# phases
PLACING: Final = 0
TARGETING: Final = 1
RESOLUTION: Final = 2
# marks; CREDIT + seat is an explosion credited to that seat
INTACT: Final = 0
CRATER: Final = 1
WRECK: Final = 2
CREDIT: Final = 3
# eggs; OWNED + seat belongs to that seat; wild ones begin ON_SALE
RESERVE: Final = 0
ON_SALE: Final = 1
OUT_OF_PLAY: Final = 2
OWNED: Final = 3
# the main attack of the present targeting turn
NOT_YET: Final = 0
WITH_UNIT: Final = 1
WITH_STRIKE: Final = 2
# answers in the placement
UNCONFIRMED: Final = 0
CONFIRMED: Final = 1
WANTS_RANDOM: Final = 2

SALVO: Final = 100  # beside unit types, what an attack can be made with
NUCLEAR: Final = 101
EXTRA_SHOT: Final = 102  # the reaper's bonus shot, which has no bonus of its own

Attack = tuple[int, ...]  # what with, then the places in the order of placing
Report = tuple[int, int, int, int]  # board, zone, count, and the cells (a mask) that were intact at that time
Patch = tuple[int, int]  # board, and the cells (a mask) of living units that were hit just before
