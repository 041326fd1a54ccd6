"""The actions: numbers inside, faces outside. Each face is one line of the notation; its order is its number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from topcluck.games.island.codes import first, kind, pack, second, third, whole
from topcluck.kernel.faces import Action, Actions, Number

UnitName = Annotated[str, "unit"]
HexName = Annotated[str, "hex"]
CardName = Annotated[str, "card"]
ResourceName = Annotated[str, "resource"]
FaceName = Annotated[str, "face"]
SeatName = Annotated[str, "seat_name"]
DirectionName = Annotated[str, "direction"]


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Secretly keep one of the Leaders dealt (SET-2)."""

    leader: CardName


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a Base and its Territory (SET-11)."""

    base: HexName


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Skip the Roll step (TURN-5)."""


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Add a die from the Banner: to the roll (TURN-2), or to the attacker (CMB-4)."""

    die: FaceName


@dataclass(frozen=True, slots=True)
class AddSpent(Action):
    """Add a spent die to the roll, where it may also be left out (TURN-2)."""

    VERB: ClassVar[str] = "add spent"


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """Take a +1 die back from a unit to roll it (TURN-2, RUL-124)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the chosen dice."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep the dice as they are: no second roll (TURN-3)."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay a Resource for the second roll (TURN-3)."""

    resource: ResourceName


@dataclass(frozen=True, slots=True)
class FreeBuild(Action):
    """Build with the free action (ACT-1)."""

    VERB: ClassVar[str] = "free build"


@dataclass(frozen=True, slots=True)
class FreeMove(Action):
    """Move with the free action (ACT-1)."""

    VERB: ClassVar[str] = "free move"


@dataclass(frozen=True, slots=True)
class FreeAttack(Action):
    """Attack with the free action (ACT-1)."""

    VERB: ClassVar[str] = "free attack"


@dataclass(frozen=True, slots=True)
class FreeRetrieve(Action):
    """Retrieve with the free action (ACT-1)."""

    VERB: ClassVar[str] = "free retrieve"


@dataclass(frozen=True, slots=True)
class ClawMove(Action):
    """Spend a claw die for a move (DICE-3)."""

    VERB: ClassVar[str] = "claw move"


@dataclass(frozen=True, slots=True)
class ClawAttack(Action):
    """Spend a claw die for an attack (DICE-3)."""

    VERB: ClassVar[str] = "claw attack"


@dataclass(frozen=True, slots=True)
class ChickenRetrieve(Action):
    """Spend a chicken die to retrieve (DICE-4)."""

    VERB: ClassVar[str] = "chicken retrieve"


@dataclass(frozen=True, slots=True)
class StarLineup(Action):
    """One star: shuffle the lineup away and reveal new Machines (STAR-4)."""

    VERB: ClassVar[str] = "star lineup"


@dataclass(frozen=True, slots=True)
class StarSift(Action):
    """One star: draw a Scroll, then discard one (STAR-5)."""

    VERB: ClassVar[str] = "star sift"


@dataclass(frozen=True, slots=True)
class StarDraw(Action):
    """Two stars: draw a Scroll (STAR-6)."""

    VERB: ClassVar[str] = "star draw"


@dataclass(frozen=True, slots=True)
class StarFeast(Action):
    """Three stars: a Scroll, all destroyed Chickens, Resources up to nine (STAR-7)."""

    VERB: ClassVar[str] = "star feast"


@dataclass(frozen=True, slots=True)
class StarShield(Action):
    """Four stars: a Shield (STAR-8)."""

    VERB: ClassVar[str] = "star shield"


@dataclass(frozen=True, slots=True)
class StarPardon(Action):
    """Five stars: remove a tag from the own Banner (STAR-9)."""

    VERB: ClassVar[str] = "star pardon"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use an ability of a unit of one's own: which of those on its card (STAR-1, FX-13)."""

    unit: UnitName
    ability: Number


@dataclass(frozen=True, slots=True)
class UseStrategy(Action):
    """Use an ability of a Strategy in play (STAR-1)."""

    VERB: ClassVar[str] = "use strategy"
    strategy: CardName
    ability: Number


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a +1 die on a unit of one's own (DICE-6)."""

    VERB: ClassVar[str] = "place +1"
    unit: UnitName


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a Scroll face up in the own Take Actions step (MAGIC-2)."""

    scroll: CardName


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the Take Actions step (TURN-6)."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw this many Scrolls, announced first (TURN-7)."""

    number: Number


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a Resource from the supply (RET-1)."""

    resource: ResourceName


@dataclass(frozen=True, slots=True)
class Recover(Action):
    """Bring a destroyed Chicken back to the Base (RET-1)."""

    chicken: CardName


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Stop here: no more picks (RET-3), or the end of a move (MOVE-1)."""


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Return a Resource to the supply (LIMIT-2)."""

    resource: ResourceName


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a Scroll from the own hand (STAR-5, CAT-3)."""

    scroll: CardName


@dataclass(frozen=True, slots=True)
class Shield(Action):
    """Place a Shield on this unit (STAR-8)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Pardon(Action):
    """Remove a tag of this player from the own Banner (STAR-9)."""

    whose: SeatName


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build this Machine of the lineup (BUILD-1)."""

    machine: CardName


@dataclass(frozen=True, slots=True)
class Save(Action):
    """Leave this Resource out of the cost (build_discount)."""

    resource: ResourceName


@dataclass(frozen=True, slots=True)
class Pilot(Action):
    """This Chicken becomes a Pilot (BUILD-2)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class At(Action):
    """Put it on this hex: a new Machine (BUILD-3), a Leader driven from Lava (LAVA-3), a stray unit (RUL-144)."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move this unit (MOVE-1)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class With(Action):
    """Take this unit of the stack along (BAND-5)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Go(Action):
    """The group is complete; it sets off."""


@dataclass(frozen=True, slots=True)
class Step(Action):
    """The next step of the move (MOVE-1)."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave this member of the group here (BAND-7)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Join(Action):
    """Pick up this unit (BAND-7)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attack with the one unit the other (CMB-1)."""

    attacker: UnitName
    defender: UnitName


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No more dice, cards or other additions."""


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a Scroll face down (CMB-5)."""

    scroll: CardName


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing this time round (CMB-5)."""


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    """Resolve this turned-up Scroll of one's own next (CMB-6)."""

    scroll: CardName


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Discard this Strategy (STRAT-3)."""

    strategy: CardName


@dataclass(frozen=True, slots=True)
class First(Action):
    """Resolve this Catastrophe first (CAT-2)."""

    catastrophe: CardName


@dataclass(frozen=True, slots=True)
class Trigger(Action):
    """Resolve this of several abilities that were triggered together (GEN-12); a hex tells equal cards apart."""

    card: CardName
    number: Number


@dataclass(frozen=True, slots=True)
class Option(Action):
    """Carry out this of the alternatives on a card, counted from 1 (`choice`)."""

    number: Number


@dataclass(frozen=True, slots=True)
class Yes(Action):
    """Use the effect (`may`)."""


@dataclass(frozen=True, slots=True)
class No(Action):
    """Decline the effect (`may`)."""


@dataclass(frozen=True, slots=True)
class Against(Action):
    """Choose this player."""

    player: SeatName


@dataclass(frozen=True, slots=True)
class Tile(Action):
    """Choose this Lava/Neutral tile."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class Target(Action):
    """Choose this unit."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """The chosen unit changes places with this one."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class To(Action):
    """Move the chosen unit to this hex (MOVE-10)."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Move the chosen unit no farther; of a move action: nobody moves, to rearrange only (GALLOS-8)."""


@dataclass(frozen=True, slots=True)
class Cancel(Action):
    """Cancel this Scroll of this player in this combat; the number tells two of a kind apart."""

    player: SeatName
    scroll: CardName
    number: Number


@dataclass(frozen=True, slots=True)
class CancelUnseen(Action):
    """Cancel one of the Scrolls that this player has yet to reveal."""

    VERB: ClassVar[str] = "cancel unseen"
    player: SeatName


@dataclass(frozen=True, slots=True)
class Copy(Action):
    """Copy this Scroll of this player."""

    player: SeatName
    scroll: CardName


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Exchange the one Resource for the other."""

    give: ResourceName
    get: ResourceName


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Turn a die on the Banner from the one face to the other."""

    die: FaceName
    to: FaceName


@dataclass(frozen=True, slots=True)
class Territory(Action):
    """Lay a Territory of this shape and rotation, counted from 1 (ISLAND-3)."""

    rotation: Number


@dataclass(frozen=True, slots=True)
class Lava(Action):
    """Lay a Lava/Neutral tile there, Lava side up (ISLAND-5)."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class Neutral(Action):
    """Lay a Lava/Neutral tile there, Neutral side up (ISLAND-5)."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class HandFlag(Action):
    """Hand the Flag of this player to this unit, while moving (FLAG-10)."""

    VERB: ClassVar[str] = "hand flag"
    flag: SeatName
    unit: UnitName


@dataclass(frozen=True, slots=True)
class Carry(Action):
    """This unit carries the Flag: at the start (FLAG-3), or one that nobody carries (RUL-37, RUL-139)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Arrange(Action):
    """Put the tokens of this stack into another order (GALLOS-7)."""

    hex: HexName


@dataclass(frozen=True, slots=True)
class Next(Action):
    """This token comes next, from the top of the stack down (GALLOS-7)."""

    unit: UnitName


@dataclass(frozen=True, slots=True)
class Facing(Action):
    """Face this direction: it has rank 1 on the Challenger's Priority Hex (SOLO-12)."""

    VERB: ClassVar[str] = "face"
    direction: DirectionName


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Lay the marker on this hex beside the Challenger's Base: rank 1 points there (DESOLO-6)."""

    hex: HexName


CHOOSE: Final = 0
CLAIM: Final = 1
SKIP: Final = 2
ADD: Final = 3
ADD_SPENT: Final = 4
LIFT: Final = 5
ROLL: Final = 6
KEEP: Final = 7
PAY: Final = 8
FREE_BUILD: Final = 9
FREE_MOVE: Final = 10
FREE_ATTACK: Final = 11
FREE_RETRIEVE: Final = 12
CLAW_MOVE: Final = 13
CLAW_ATTACK: Final = 14
CHICKEN_RETRIEVE: Final = 15
STAR_LINEUP: Final = 16
STAR_SIFT: Final = 17
STAR_DRAW: Final = 18
STAR_FEAST: Final = 19
STAR_SHIELD: Final = 20
STAR_PARDON: Final = 21
USE: Final = 22
USE_STRATEGY: Final = 23
PLACE: Final = 24
PLAY: Final = 25
END: Final = 26
DRAW: Final = 27
TAKE: Final = 28
RECOVER: Final = 29
STOP: Final = 30
RETURN: Final = 31
DISCARD: Final = 32
SHIELD: Final = 33
PARDON: Final = 34
BUILD: Final = 35
SAVE: Final = 36
PILOT: Final = 37
AT: Final = 38
MOVE: Final = 39
WITH: Final = 40
GO: Final = 41
STEP: Final = 42
LEAVE: Final = 43
JOIN: Final = 44
ATTACK: Final = 45
DONE: Final = 46
LAY: Final = 47
PASS: Final = 48
RESOLVE: Final = 49
DROP: Final = 50
FIRST: Final = 51
TRIGGER: Final = 52
OPTION: Final = 53
YES: Final = 54
NO: Final = 55
AGAINST: Final = 56
TILE: Final = 57
TARGET: Final = 58
SWAP: Final = 59
TO: Final = 60
STAY: Final = 61
CANCEL: Final = 62
CANCEL_UNSEEN: Final = 63
COPY: Final = 64
EXCHANGE: Final = 65
TURN: Final = 66
TERRITORY: Final = 67
LAVA: Final = 68
NEUTRAL: Final = 69
HAND_FLAG: Final = 70
CARRY: Final = 71
ARRANGE: Final = 72
NEXT: Final = 73
FACING: Final = 74
MARK: Final = 75

ACTIONS = Actions(
    [
        Choose, Claim, Skip, Add, AddSpent, Lift, Roll, Keep, Pay, FreeBuild, FreeMove, FreeAttack, FreeRetrieve,
        ClawMove, ClawAttack, ChickenRetrieve, StarLineup, StarSift, StarDraw, StarFeast, StarShield, StarPardon,
        Use, UseStrategy, Place, Play, End, Draw, Take, Recover, Stop, Return, Discard, Shield, Pardon, Build, Save,
        Pilot, At, Move, With, Go, Step, Leave, Join, Attack, Done, Lay, Pass, Resolve, Drop, First, Trigger, Option,
        Yes, No, Against, Tile, Target, Swap, To, Stay, Cancel, CancelUnseen, Copy, Exchange, Turn, Territory,
        Lava, Neutral,
        HandFlag, Carry, Arrange, Next, Facing, Mark,
    ]
)  # fmt: skip

CONNECTORS = frozenset(
    {"free build", "free move", "free attack", "free retrieve", "claw move", "claw attack", "chicken retrieve", "go",
     "done"}
)  # fmt: skip

__all__ = ["ACTIONS", "CONNECTORS", "first", "kind", "pack", "second", "third", "whole"]
