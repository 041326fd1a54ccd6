"""What is reported. Everything lies open on the table (TP-21.1) but the placing of fleets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from topcluck.games.touche.actions import AreaName, CellName, EggName, PlaceName, UnitName, WeaponName
from topcluck.kernel.faces import Event, Family, Number, SeatNumber


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token was laid onto a secret board; nobody else notices (TP-4.7)."""

    HIDDEN: ClassVar[bool] = True

    seat: SeatNumber
    unit: UnitName
    cell: CellName


@dataclass(frozen=True, slots=True)
class TokenLifted(Event):
    """A token was taken back."""

    HIDDEN: ClassVar[bool] = True

    seat: SeatNumber
    unit: UnitName
    cell: CellName


@dataclass(frozen=True, slots=True)
class FleetAnswered(Event):
    """A player is ready, or no longer: 0 still placing, 1 placed, 2 wants a random fleet."""

    HIDDEN: ClassVar[bool] = True

    seat: SeatNumber
    answer: Number


@dataclass(frozen=True, slots=True)
class FleetDrawn(Event):
    """The software placed a fleet; its owner sees it (TP-4.8)."""

    HIDDEN: ClassVar[bool] = True
    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    units: tuple[UnitName, ...]
    cells: tuple[CellName, ...]


@dataclass(frozen=True, slots=True)
class FleetsReady(Event):
    """All have confirmed: positions are fixed for the whole game."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins with the targeting turn of the first player (TP-6.2)."""

    round: Number
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class ResolutionBegan(Event):
    """All have targeted; now shots are resolved (TP-6.3)."""

    round: Number


@dataclass(frozen=True, slots=True)
class Fired(Event):
    """A card was tilted (TP-7.2)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class TargetPlaced(Event):
    """A target lies on a cell."""

    seat: SeatNumber
    place: PlaceName


@dataclass(frozen=True, slots=True)
class StrikePlaced(Event):
    """A nuclear-strike token lies on a block (TP-15.1)."""

    seat: SeatNumber
    place: PlaceName


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player could make no main attack (TP-7.8)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Hit(Event):
    """A shot or an explosion hit a unit; which one is not said (TP-9.3)."""

    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    place: PlaceName


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """There was nothing: a crater (TP-9.1)."""

    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    place: PlaceName


@dataclass(frozen=True, slots=True)
class TargetReturned(Event):
    """A pending target left the board unresolved (TP-9.2, TP-17.4)."""

    seat: SeatNumber
    place: PlaceName


@dataclass(frozen=True, slots=True)
class UnitDestroyed(Event):
    """A unit of `owner` became a wreck; `seat` hit it last (TP-9.5)."""

    seat: SeatNumber
    owner: SeatNumber
    unit: UnitName
    place: PlaceName


@dataclass(frozen=True, slots=True)
class EggOnSale(Event):
    """An egg can be bought now (TP-9.5)."""

    egg: EggName


@dataclass(frozen=True, slots=True)
class EarsGained(Event):
    """The bank paid."""

    seat: SeatNumber
    amount: Number


@dataclass(frozen=True, slots=True)
class EarsPaid(Event):
    """The bank was paid (TP-12.2)."""

    seat: SeatNumber
    amount: Number


@dataclass(frozen=True, slots=True)
class EarsStolen(Event):
    """Ears went from `victim` to `seat`."""

    seat: SeatNumber
    victim: SeatNumber
    amount: Number


@dataclass(frozen=True, slots=True)
class CardGone(Event):
    """The last token of a type is destroyed: its card leaves the game (TP-9.5)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class FieldPlaced(Event):
    """A magnetic field lies on a block (TP-11.2)."""

    seat: SeatNumber
    place: PlaceName


@dataclass(frozen=True, slots=True)
class FieldRemoved(Event):
    """A magnetic field went back to its owner (TP-8.1)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class EggBought(Event):
    """An egg was bought (TP-13.5)."""

    seat: SeatNumber
    egg: EggName
    price: Number


@dataclass(frozen=True, slots=True)
class WeaponTaken(Event):
    """A weapon was taken from the display (TP-14.1)."""

    seat: SeatNumber
    weapon: WeaponName


@dataclass(frozen=True, slots=True)
class WeaponOpened(Event):
    """A weapon was turned up for the display."""

    REVEALS: ClassVar[bool] = True

    weapon: WeaponName


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile became the draw pile (TP-14.2)."""

    cards: Number


@dataclass(frozen=True, slots=True)
class WeaponPlayed(Event):
    """A single-use weapon was played and discarded (TP-14.3)."""

    seat: SeatNumber
    weapon: WeaponName


@dataclass(frozen=True, slots=True)
class Spied(Event):
    """A pigeon counted the intact cells of living units in a zone (TP-15.2)."""

    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    area: AreaName
    count: Number


@dataclass(frozen=True, slots=True)
class Patched(Event):
    """An explosion was removed; `credited` loses it (TP-15.10)."""

    seat: SeatNumber
    place: PlaceName
    credited: SeatNumber


@dataclass(frozen=True, slots=True)
class WipedOut(Event):
    """A player has no living unit any more (TP-17.1)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player is out of the game (TP-17.3)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player left the game (TP-17.4)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class FleetShown(Event):
    """When the game is over, the units that were still alive are shown (TP-21.3)."""

    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    units: tuple[UnitName, ...]
    cells: tuple[CellName, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over (TP-18)."""

    winners: tuple[SeatNumber, ...]


EVENTS: Family[Event] = Family(
    (
        TokenPlaced, TokenLifted, FleetAnswered, FleetDrawn, FleetsReady, RoundBegan, ResolutionBegan, Fired,
        TargetPlaced, StrikePlaced, Passed, Hit, Missed, TargetReturned, UnitDestroyed, EggOnSale, EarsGained,
        EarsPaid, EarsStolen, CardGone, FieldPlaced, FieldRemoved, EggBought, WeaponTaken, WeaponOpened,
        PileShuffled, WeaponPlayed, Spied, Patched, WipedOut, WentOut, Left, FleetShown, GameEnded,
    )
)  # fmt: skip
TOKEN_PLACED: Final = 0
TOKEN_LIFTED: Final = 1
FLEET_ANSWERED: Final = 2
FLEET_DRAWN: Final = 3
FLEETS_READY: Final = 4
ROUND_BEGAN: Final = 5
RESOLUTION_BEGAN: Final = 6
FIRED: Final = 7
TARGET_PLACED: Final = 8
STRIKE_PLACED: Final = 9
PASSED: Final = 10
HIT: Final = 11
MISSED: Final = 12
TARGET_RETURNED: Final = 13
UNIT_DESTROYED: Final = 14
EGG_ON_SALE: Final = 15
EARS_GAINED: Final = 16
EARS_PAID: Final = 17
EARS_STOLEN: Final = 18
CARD_GONE: Final = 19
FIELD_PLACED: Final = 20
FIELD_REMOVED: Final = 21
EGG_BOUGHT: Final = 22
WEAPON_TAKEN: Final = 23
WEAPON_OPENED: Final = 24
PILE_SHUFFLED: Final = 25
WEAPON_PLAYED: Final = 26
SPIED: Final = 27
PATCHED: Final = 28
WIPED_OUT: Final = 29
WENT_OUT: Final = 30
LEFT: Final = 31
FLEET_SHOWN: Final = 32
GAME_ENDED: Final = 33
