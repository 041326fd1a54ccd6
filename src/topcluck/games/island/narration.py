"""What the Challenger decides, with the rule and the facts on which it rests, so that a player can follow and check it.

A *way* is how a hex ranks on the Priority Hex: the ranks of the steps that lead there, smallest first (RUL-50). `by` is
the reason in one word. What then happens is told by the events that everybody has (`events.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from topcluck.games.island.actions import CardName, DirectionName, HexName, UnitName
from topcluck.kernel.faces import Event, Number

Word = Annotated[str, "plain"]
StatName = Annotated[str, "stat"]


@dataclass(frozen=True, slots=True)
class FacingChosen(Event):
    """Which direction has rank 1 on the Priority Hex (SOLO-12, DESOLO-6)."""

    direction: DirectionName
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerPair(Event):
    """Which two rows are active this turn, from the dice in each, and what Power adds to attacks (SOLO-15, SOLO-18)."""

    pair: Word
    power: Number
    command: Number
    build: Number
    reinforce: Number
    bonus: Number
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerAims(Event):
    """Whom a unit attacks and why, among all within its range (SOLO-16, SOLO-19, RUL-92); die 0 is the free action."""

    die: Number
    unit: UnitName
    target: UnitName
    by: Word
    candidates: tuple[UnitName, ...]
    strengths: tuple[Number, ...]
    armors: tuple[Number, ...]
    shields: tuple[Number, ...]
    ways: tuple[Word, ...]
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerWalks(Event):
    """Where a unit without target goes and why (SOLO-25, RUL-53): toward a goal, or at least nearer."""

    die: Number
    unit: UnitName
    path: tuple[HexName, ...]
    way: Word
    goal: HexName
    to: HexName
    by: Word
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerStays(Event):
    """A unit can neither attack nor move: the die is spent without effect (RUL-96)."""

    die: Number
    unit: UnitName
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerLeaderWaits(Event):
    """The Leader may not move before two other units were activated (SOLO-20); `by`: who gets the die instead."""

    die: Number
    activated: Number
    by: Word
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerBuilds(Event):
    """Which Machine of a window of the lineup is built and where (SOLO-13, SOLO-17, SOLO-21, SOLO-22)."""

    by: Word
    dice: Number
    window: tuple[CardName, ...]
    speeds: tuple[Number, ...]
    strengths: tuple[Number, ...]
    machine: CardName
    hexes: tuple[HexName, ...]
    distances: tuple[Number, ...]
    ways: tuple[Word, ...]
    hex: HexName
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerBuildsNothing(Event):
    """No Machine that moves, or no hex for the one that would be built (RUL-49, RUL-52)."""

    by: Word
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerReinforces(Event):
    """What the Reinforce dice bring: Scrolls, and a Shield for the Leader (SOLO-23)."""

    dice: Number
    scrolls: Number
    shields: Number
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerSends(Event):
    """Without Machine a Chicken, drawn at random among these, takes the free action (DESOLO-4, RUL-130)."""

    candidates: tuple[UnitName, ...]
    unit: UnitName
    by: Word
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerRecovers(Event):
    """With nobody but its Leader it recovers Chickens at random (DESOLO-4)."""

    number: Number
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerLays(Event):
    """How many Scrolls it lays face down: the top of the deck, half of its pile, or none (SOLO-26, RUL-93, RUL-94)."""

    by: Word
    number: Number
    pile: Number
    strength: Number
    armor: Number
    laid: Number
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerCounts(Event):
    """What one of its Scrolls adds, and how many it draws for it (SOLO-27, FX-30, FX-31)."""

    scroll: CardName
    stat: StatName
    amount: Number
    draws: Number
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerPicks(Event):
    """Which unit a card of its hits (RUL-91): human units by the order of RUL-92."""

    card: CardName
    unit: UnitName
    candidates: tuple[UnitName, ...]
    strengths: tuple[Number, ...]
    armors: tuple[Number, ...]
    shields: tuple[Number, ...]
    ways: tuple[Word, ...]
    by: Word
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerPlaces(Event):
    """Where a unit of its goes that must be placed, among these hexes (RUL-50)."""

    unit: UnitName
    origin: HexName
    hex: HexName
    hexes: tuple[HexName, ...]
    ways: tuple[Word, ...]
    rule: Word


@dataclass(frozen=True, slots=True)
class ChallengerKeepsPile(Event):
    """Nobody may look at its pile: the effect is done and shows nothing (VIS-8, FX-33)."""

    number: Number
    rule: Word
