"""What happened, as people may read it. Inside, an event is a number and a few ints told to the state's sink."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

from topcluck.games.island.actions import CardName, FaceName, HexName, ResourceName, UnitName
from topcluck.games.island.names import Names
from topcluck.games.island.narration import (
    ChallengerAims,
    ChallengerBuilds,
    ChallengerBuildsNothing,
    ChallengerCounts,
    ChallengerKeepsPile,
    ChallengerLays,
    ChallengerLeaderWaits,
    ChallengerPair,
    ChallengerPicks,
    ChallengerPlaces,
    ChallengerRecovers,
    ChallengerReinforces,
    ChallengerSends,
    ChallengerStays,
    ChallengerWalks,
    FacingChosen,
)
from topcluck.kernel.faces import Event, Family, Number, SeatNumber

if TYPE_CHECKING:
    from topcluck.games.island.state import State

StatName = Annotated[str, "stat"]
GroundName = Annotated[str, "ground"]


@dataclass(frozen=True, slots=True)
class LeaderDisclosed(Event):
    """A seat's Leader lies open, together with all others (SET-2)."""

    REVEALS: ClassVar[bool] = True
    seat: SeatNumber
    leader: CardName


@dataclass(frozen=True, slots=True)
class ScrollsDealt(Event):
    """A seat got its first Scrolls (SET-3)."""

    REVEALS: ClassVar[bool] = True
    SECRET: ClassVar[tuple[str, ...]] = ("scrolls",)
    seat: SeatNumber
    number: Number
    scrolls: tuple[CardName, ...] | None


@dataclass(frozen=True, slots=True)
class ResourcesDealt(Event):
    """A seat got its first Resources (SET-6)."""

    seat: SeatNumber
    wood: Number
    rock: Number
    metal: Number


@dataclass(frozen=True, slots=True)
class LineupRevealed(Event):
    """New Machines lie in the lineup (SET-4, STAR-4)."""

    REVEALS: ClassVar[bool] = True
    machines: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class StartingSeat(Event):
    """Who begins (SET-9)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class BaseClaimed(Event):
    """A seat took a Base and its Territory (SET-11)."""

    seat: SeatNumber
    base: HexName


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins (TURN-1)."""

    seat: SeatNumber
    turn: Number


@dataclass(frozen=True, slots=True)
class RollSkipped(Event):
    """The Roll step was skipped (TURN-5)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice were rolled and lie on the Banner (TURN-4)."""

    seat: SeatNumber
    faces: tuple[FaceName, ...]


@dataclass(frozen=True, slots=True)
class DieLifted(Event):
    """A +1 die was taken back from a unit (RUL-124)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class RollPaid(Event):
    """A Resource was paid for a second roll (TURN-3)."""

    seat: SeatNumber
    resource: ResourceName


@dataclass(frozen=True, slots=True)
class FreeActionUsed(Event):
    """The free action of the turn is used (ACT-1)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class DiceSpent(Event):
    """Dice were spent (DICE-1)."""

    seat: SeatNumber
    face: FaceName
    number: Number


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """An ability on a card was used (FX-13)."""

    seat: SeatNumber
    card: CardName


@dataclass(frozen=True, slots=True)
class PlusPlaced(Event):
    """A +1 die lies on a unit (DICE-6)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class ResourceTaken(Event):
    """A Resource came from the supply (RET-1)."""

    seat: SeatNumber
    resource: ResourceName


@dataclass(frozen=True, slots=True)
class ResourceReturned(Event):
    """A Resource went back to the supply."""

    seat: SeatNumber
    resource: ResourceName


@dataclass(frozen=True, slots=True)
class ChickenRecovered(Event):
    """A destroyed Chicken is back on its Base (RET-5)."""

    seat: SeatNumber
    chicken: CardName
    base: HexName


@dataclass(frozen=True, slots=True)
class MachineChosen(Event):
    """A Machine is being built; its cost is paid (BUILD-1)."""

    seat: SeatNumber
    machine: CardName


@dataclass(frozen=True, slots=True)
class PilotTaken(Event):
    """A Chicken became a Pilot (BUILD-2)."""

    seat: SeatNumber
    chicken: UnitName


@dataclass(frozen=True, slots=True)
class MachineBuilt(Event):
    """A Machine stands on the island (BUILD-3)."""

    seat: SeatNumber
    machine: CardName
    hex: HexName


@dataclass(frozen=True, slots=True)
class MachineRevealed(Event):
    """The lineup was refilled (BUILD-5)."""

    REVEALS: ClassVar[bool] = True
    machine: CardName


@dataclass(frozen=True, slots=True)
class UnitMoved(Event):
    """A unit took one step of a move action (MOVE-1); it is named by where it came from."""

    seat: SeatNumber
    unit: UnitName
    to: HexName


@dataclass(frozen=True, slots=True)
class UnitPlaced(Event):
    """A unit was put on a hex by a rule or an effect (MOVE-10, LAVA-3)."""

    seat: SeatNumber
    unit: UnitName
    to: HexName


@dataclass(frozen=True, slots=True)
class UnitsSwapped(Event):
    """Two units changed places (MOVE-10)."""

    seat: SeatNumber
    unit: UnitName
    other: UnitName


@dataclass(frozen=True, slots=True)
class UnitDestroyed(Event):
    """A unit left the island (CMB-11)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class LeaderScorched(Event):
    """A Leader must leave a Lava hex (LAVA-3)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class ShieldPlaced(Event):
    """A unit got a Shield (SHIELD-1)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class ShieldsLost(Event):
    """Shields went back to the supply (SHIELD-5)."""

    seat: SeatNumber
    unit: UnitName
    number: Number


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """An attack (CMB-1)."""

    seat: SeatNumber
    attacker: UnitName
    defender: UnitName


@dataclass(frozen=True, slots=True)
class DefenderChanged(Event):
    """Another unit is the defender now (CMB-16)."""

    seat: SeatNumber
    defender: UnitName


@dataclass(frozen=True, slots=True)
class StrengthDieUsed(Event):
    """A strength die helps the attacker (CMB-4)."""

    seat: SeatNumber
    die: FaceName


@dataclass(frozen=True, slots=True)
class ScrollsLaid(Event):
    """A seat laid Scrolls face down (CMB-5)."""

    SECRET: ClassVar[tuple[str, ...]] = ("scrolls",)
    seat: SeatNumber
    number: Number
    scrolls: tuple[CardName, ...] | None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat laid nothing this time round (CMB-5)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class CardPlayEnded(Event):
    """Everybody passed in a row (RUL-22)."""


@dataclass(frozen=True, slots=True)
class ScrollsTurnedUp(Event):
    """A seat's laid Scrolls lie open (CMB-6)."""

    REVEALS: ClassVar[bool] = True
    seat: SeatNumber
    scrolls: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class ScrollResolved(Event):
    """A Scroll is being resolved (CMB-6)."""

    seat: SeatNumber
    scroll: CardName


@dataclass(frozen=True, slots=True)
class ScrollPlayed(Event):
    """A Scroll was played face up (MAGIC-2)."""

    seat: SeatNumber
    scroll: CardName


@dataclass(frozen=True, slots=True)
class ScrollCancelled(Event):
    """A Scroll of a player was cancelled by another one."""

    seat: SeatNumber
    player: SeatNumber
    scroll: CardName


@dataclass(frozen=True, slots=True)
class ScrollCopied(Event):
    """A Scroll counts for somebody else too."""

    seat: SeatNumber
    player: SeatNumber
    scroll: CardName


@dataclass(frozen=True, slots=True)
class StrategyEntered(Event):
    """A Strategy is in play (STRAT-1)."""

    seat: SeatNumber
    strategy: CardName


@dataclass(frozen=True, slots=True)
class StrategyDropped(Event):
    """A Strategy was discarded (STRAT-3)."""

    seat: SeatNumber
    strategy: CardName


@dataclass(frozen=True, slots=True)
class ScrollAttached(Event):
    """A Magic stays on a unit (MAGIC-3)."""

    seat: SeatNumber
    scroll: CardName
    unit: UnitName


@dataclass(frozen=True, slots=True)
class BonusGiven(Event):
    """A card changed a value of a unit, of the attacker or of the defender."""

    seat: SeatNumber
    card: CardName
    stat: StatName
    amount: Number


@dataclass(frozen=True, slots=True)
class ValuesCompared(Event):
    """Strength against armor (CMB-9)."""

    seat: SeatNumber
    strength: Number
    armor: Number


@dataclass(frozen=True, slots=True)
class CombatCancelled(Event):
    """Attacker or defender has left the island: no comparison (CMB-17)."""


@dataclass(frozen=True, slots=True)
class TagPlaced(Event):
    """A Leader was humiliated: a tag on that Banner (CMB-10)."""

    seat: SeatNumber
    banner: SeatNumber


@dataclass(frozen=True, slots=True)
class TagForbidden(Event):
    """The attack succeeded, but a limit forbids the tag (LIMIT-8)."""

    seat: SeatNumber
    banner: SeatNumber


@dataclass(frozen=True, slots=True)
class TagRemoved(Event):
    """A tag went back to its owner (STAR-9)."""

    seat: SeatNumber
    whose: SeatNumber


@dataclass(frozen=True, slots=True)
class ScrollsDrawn(Event):
    """Scrolls came into a hand (TURN-7)."""

    REVEALS: ClassVar[bool] = True
    SECRET: ClassVar[tuple[str, ...]] = ("scrolls",)
    seat: SeatNumber
    number: Number
    scrolls: tuple[CardName, ...] | None


@dataclass(frozen=True, slots=True)
class ScrollsDiscarded(Event):
    """Scrolls went from a hand to the open discard pile (SCR-3)."""

    seat: SeatNumber
    scrolls: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class ScrollStolen(Event):
    """A random Scroll changed hands; only thief and victim know which (FX-19)."""

    REVEALS: ClassVar[bool] = True
    SECRET: ClassVar[tuple[str, ...]] = ("scroll",)
    KNOWN_TO: ClassVar[tuple[str, ...]] = ("seat", "victim")
    seat: SeatNumber
    victim: SeatNumber
    scroll: CardName | None


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A seat looked at a hand; only it knows what is there (FX-19)."""

    REVEALS: ClassVar[bool] = True
    SECRET: ClassVar[tuple[str, ...]] = ("scrolls",)
    seat: SeatNumber
    victim: SeatNumber
    scrolls: tuple[CardName, ...] | None


@dataclass(frozen=True, slots=True)
class ScrollDeckShuffled(Event):
    """The Scroll deck was shuffled anew (SCR-4, CAT-4)."""


@dataclass(frozen=True, slots=True)
class MachineDeckShuffled(Event):
    """The Machine deck was shuffled anew (BUILD-6, STAR-4)."""


@dataclass(frozen=True, slots=True)
class CatastropheDrawn(Event):
    """A Catastrophe is revealed (CAT-1)."""

    REVEALS: ClassVar[bool] = True
    seat: SeatNumber
    scroll: CardName


@dataclass(frozen=True, slots=True)
class CatastropheStruck(Event):
    """A Catastrophe is resolved now (CAT-2)."""

    seat: SeatNumber
    scroll: CardName


@dataclass(frozen=True, slots=True)
class TileFlipped(Event):
    """A tile shows its other side (MAP-4)."""

    hex: HexName
    side: GroundName


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A die on a Banner was turned to another face."""

    seat: SeatNumber
    die: FaceName
    to: FaceName


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat left the game."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over (WIN-4)."""

    winners: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class TerritoryLaid(Event):
    """A Territory lies on the table (ISLAND-3)."""

    seat: SeatNumber
    hexes: tuple[HexName, ...]


@dataclass(frozen=True, slots=True)
class BaseLaid(Event):
    """A Base lies beside its Territory (ISLAND-4)."""

    seat: SeatNumber
    hex: HexName


@dataclass(frozen=True, slots=True)
class LandLaid(Event):
    """A Lava/Neutral tile lies on the table (ISLAND-5)."""

    seat: SeatNumber
    hex: HexName
    side: GroundName


@dataclass(frozen=True, slots=True)
class FlagRaised(Event):
    """A Chicken carries the Flag of its player from the start (FLAG-3)."""

    seat: SeatNumber
    unit: UnitName


@dataclass(frozen=True, slots=True)
class FlagTaken(Event):
    """A unit took a Flag that nobody carried (FLAG-8, FX-26)."""

    seat: SeatNumber
    unit: UnitName
    flag: SeatNumber


@dataclass(frozen=True, slots=True)
class FlagHanded(Event):
    """A Flag passed from unit to unit of one player (FLAG-10)."""

    seat: SeatNumber
    unit: UnitName
    flag: SeatNumber
    to: UnitName


@dataclass(frozen=True, slots=True)
class FlagLeft(Event):
    """A Flag lies in a hex, unclaimed (FLAG-7, FLAG-10)."""

    flag: SeatNumber
    hex: HexName


@dataclass(frozen=True, slots=True)
class FlagClaimed(Event):
    """An attacker took a Flag from the stack that it struck (FLAG-5)."""

    seat: SeatNumber
    unit: UnitName
    flag: SeatNumber


@dataclass(frozen=True, slots=True)
class TokenRevealed(Event):
    """A face-down Chicken token was turned up, because it attacks or is attacked (GALLOS-5)."""

    REVEALS: ClassVar[bool] = True
    seat: SeatNumber
    unit: UnitName
    chicken: CardName


@dataclass(frozen=True, slots=True)
class TokensTaken(Event):
    """A seat took tokens from a stack: the places that all see go; only it knows which tokens these are (RUL-103)."""

    SECRET: ClassVar[tuple[str, ...]] = ("chickens",)
    seat: SeatNumber
    hex: HexName
    units: tuple[UnitName, ...]
    chickens: tuple[CardName, ...] | None


@dataclass(frozen=True, slots=True)
class TokenRecovered(Event):
    """A destroyed Chicken is back on its Base, face down; only its owner knows which (GALLOS-4, RUL-140)."""

    SECRET: ClassVar[tuple[str, ...]] = ("chicken",)
    seat: SeatNumber
    base: HexName
    chicken: CardName | None


@dataclass(frozen=True, slots=True)
class StacksArranged(Event):
    """The face-down tokens in the stacks of a seat may lie in another order now (GALLOS-7)."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class ScrollsVoid(Event):
    """Scrolls that mean nothing in this mode were drawn and laid aside (HAHN-3)."""

    REVEALS: ClassVar[bool] = True
    seat: SeatNumber
    scrolls: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class LeaderDied(Event):
    """A Leader died an epic death; what lay on it is lost (EPIC-4, EPIC-5)."""

    seat: SeatNumber
    leader: CardName


@dataclass(frozen=True, slots=True)
class LeaderReplaced(Event):
    """The second Leader is turned up and takes over (EPIC-4)."""

    REVEALS: ClassVar[bool] = True
    seat: SeatNumber
    leader: CardName


@dataclass(frozen=True, slots=True)
class LeaderWaits(Event):
    """A Leader finds no hex and waits for a later turn of its owner (EPIC-4, RUL-144)."""

    seat: SeatNumber
    leader: CardName


LEADER_DISCLOSED: Final = 0
SCROLLS_DEALT: Final = 1
RESOURCES_DEALT: Final = 2
LINEUP_REVEALED: Final = 3
STARTING_SEAT: Final = 4
BASE_CLAIMED: Final = 5
TURN_BEGAN: Final = 6
ROLL_SKIPPED: Final = 7
DICE_ROLLED: Final = 8
DIE_LIFTED: Final = 9
ROLL_PAID: Final = 10
FREE_ACTION_USED: Final = 11
DICE_SPENT: Final = 12
ABILITY_USED: Final = 13
PLUS_PLACED: Final = 14
RESOURCE_TAKEN: Final = 15
RESOURCE_RETURNED: Final = 16
CHICKEN_RECOVERED: Final = 17
MACHINE_CHOSEN: Final = 18
PILOT_TAKEN: Final = 19
MACHINE_BUILT: Final = 20
MACHINE_REVEALED: Final = 21
UNIT_MOVED: Final = 22
UNIT_PLACED: Final = 23
UNITS_SWAPPED: Final = 24
UNIT_DESTROYED: Final = 25
LEADER_SCORCHED: Final = 26
SHIELD_PLACED: Final = 27
SHIELDS_LOST: Final = 28
ATTACK_DECLARED: Final = 29
DEFENDER_CHANGED: Final = 30
STRENGTH_DIE_USED: Final = 31
SCROLLS_LAID: Final = 32
PASSED: Final = 33
CARD_PLAY_ENDED: Final = 34
SCROLLS_TURNED_UP: Final = 35
SCROLL_RESOLVED: Final = 36
SCROLL_PLAYED: Final = 37
SCROLL_CANCELLED: Final = 38
SCROLL_COPIED: Final = 39
STRATEGY_ENTERED: Final = 40
STRATEGY_DROPPED: Final = 41
SCROLL_ATTACHED: Final = 42
BONUS_GIVEN: Final = 43
VALUES_COMPARED: Final = 44
COMBAT_CANCELLED: Final = 45
TAG_PLACED: Final = 46
TAG_FORBIDDEN: Final = 47
TAG_REMOVED: Final = 48
SCROLLS_DRAWN: Final = 49
SCROLLS_DISCARDED: Final = 50
SCROLL_STOLEN: Final = 51
HAND_SEEN: Final = 52
SCROLL_DECK_SHUFFLED: Final = 53
MACHINE_DECK_SHUFFLED: Final = 54
CATASTROPHE_DRAWN: Final = 55
CATASTROPHE_STRUCK: Final = 56
TILE_FLIPPED: Final = 57
DIE_TURNED: Final = 58
RESIGNED: Final = 59
GAME_ENDED: Final = 60
TERRITORY_LAID: Final = 61
BASE_LAID: Final = 62
LAND_LAID: Final = 63
FLAG_RAISED: Final = 64
FLAG_TAKEN: Final = 65
FLAG_HANDED: Final = 66
FLAG_LEFT: Final = 67
FLAG_CLAIMED: Final = 68
TOKEN_REVEALED: Final = 69
TOKENS_TAKEN: Final = 70
TOKEN_RECOVERED: Final = 71
STACKS_ARRANGED: Final = 72
SCROLLS_VOID: Final = 73
LEADER_DIED: Final = 74
LEADER_REPLACED: Final = 75
LEADER_WAITS: Final = 76
FACING_CHOSEN: Final = 77
CHALLENGER_PAIR: Final = 78
CHALLENGER_AIMS: Final = 79
CHALLENGER_WALKS: Final = 80
CHALLENGER_STAYS: Final = 81
CHALLENGER_LEADER_WAITS: Final = 82
CHALLENGER_BUILDS: Final = 83
CHALLENGER_BUILDS_NOTHING: Final = 84
CHALLENGER_REINFORCES: Final = 85
CHALLENGER_SENDS: Final = 86
CHALLENGER_RECOVERS: Final = 87
CHALLENGER_LAYS: Final = 88
CHALLENGER_COUNTS: Final = 89
CHALLENGER_PICKS: Final = 90
CHALLENGER_PLACES: Final = 91
CHALLENGER_KEEPS_PILE: Final = 92

EVENTS: Family[Event] = Family(
    [
        LeaderDisclosed, ScrollsDealt, ResourcesDealt, LineupRevealed, StartingSeat, BaseClaimed, TurnBegan,
        RollSkipped, DiceRolled, DieLifted, RollPaid, FreeActionUsed, DiceSpent, AbilityUsed, PlusPlaced,
        ResourceTaken, ResourceReturned, ChickenRecovered, MachineChosen, PilotTaken, MachineBuilt, MachineRevealed,
        UnitMoved, UnitPlaced, UnitsSwapped, UnitDestroyed, LeaderScorched, ShieldPlaced, ShieldsLost,
        AttackDeclared, DefenderChanged, StrengthDieUsed, ScrollsLaid, Passed, CardPlayEnded, ScrollsTurnedUp,
        ScrollResolved, ScrollPlayed, ScrollCancelled, ScrollCopied, StrategyEntered, StrategyDropped,
        ScrollAttached, BonusGiven, ValuesCompared, CombatCancelled, TagPlaced, TagForbidden, TagRemoved,
        ScrollsDrawn, ScrollsDiscarded, ScrollStolen, HandSeen, ScrollDeckShuffled, MachineDeckShuffled,
        CatastropheDrawn, CatastropheStruck, TileFlipped, DieTurned, Resigned, GameEnded,
        TerritoryLaid, BaseLaid, LandLaid,
        FlagRaised, FlagTaken, FlagHanded, FlagLeft, FlagClaimed,
        TokenRevealed, TokensTaken, TokenRecovered, StacksArranged, ScrollsVoid,
        LeaderDied, LeaderReplaced, LeaderWaits,
        FacingChosen, ChallengerPair, ChallengerAims, ChallengerWalks, ChallengerStays, ChallengerLeaderWaits,
        ChallengerBuilds, ChallengerBuildsNothing, ChallengerReinforces, ChallengerSends, ChallengerRecovers,
        ChallengerLays, ChallengerCounts, ChallengerPicks, ChallengerPlaces, ChallengerKeepsPile,
    ]
)  # fmt: skip


def face(state: State, number: int, values: Sequence[Any]) -> Event:
    """The face of an event, with the names that things have for everybody at this moment."""
    return EVENTS.make(number, values, Names(state, None))
