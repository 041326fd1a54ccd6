"""A table against the Challenger: T2 with stub cards; the human is A, the Challenger B, and rank 1 is east."""

from __future__ import annotations

from textwrap import dedent
from typing import TypeVar

from tests.games.island.table import play, state_of, table
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

HEAD = "players: 1\nmode: solo\nisland: t2\n"
HUMAN, CHALLENGER = 0, 1
NO_BONUS = "tsunami hurricane earthquake eruption"  # on top of the deck: they add nothing (SOLO-27)
IDLE = "+3*5"  # only Power dice: nothing but the free action happens

T = TypeVar("T", bound=Event)


def solo(
    text: str = "",
    *,
    human: str = "leader@(3,-1)",
    challenger: str = "leader_b@(-3,1)",
    dice: str = IDLE,
    more: str = "",
) -> Match:
    """A match at the end of the human's turn; `draw 0` lets the Challenger play.

    *human* and *challenger* are the armies, *dice* those of the Challenger; *more* are lines of the setup.
    """
    lines = dedent(text).strip("\n")
    step = "" if "step:" in lines or "combat:" in lines or "pending:" in lines else "step: draw\n"
    turn = "" if "turn:" in lines else "turn: 2 A\nstart: B\n"
    deck = "" if "deck:" in lines else f"deck: {NO_BONUS}\n"
    armies = f"units A: {human}\nunits B: {challenger}\ndice B: {dice}\n"
    return table(f"{HEAD}{more}{turn}{step}{deck}{armies}{lines}")


def name(match: Match, q: int, r: int) -> str:
    """How a hex is called."""
    board = state_of(match).box.board
    return board.name(board.at(q, r))


def places(match: Match, *hexes: tuple[int, int]) -> tuple[str, ...]:
    """How several hexes are called."""
    return tuple(name(match, *hex) for hex in hexes)


def its_turn(match: Match, *answers: str) -> list[Event]:
    """The Challenger plays its turn; the human answers in its combats."""
    return play(match, "draw 0", *answers)


def told(events: list[Event], kind: type[T]) -> list[T]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def only(events: list[Event], kind: type[T]) -> T:
    """The one event of this kind."""
    found = told(events, kind)
    assert len(found) == 1, found
    return found[0]
