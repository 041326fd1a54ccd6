"""Nest: a game small enough for tests of everything that knows no game.

Each seat in turn pecks 1 or 2 eggs, rolls for some (luck), peeks at the top egg of the basket (hidden from the others)
or lays an egg it holds secretly; the first with 6 wins. `nest_game` puts it among the games for one test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, ClassVar
from unittest.mock import patch

from topcluck.games import PACKAGES
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.codec import from_plain, to_plain
from topcluck.kernel.errors import Refusal, SetupRefused, Unreadable
from topcluck.kernel.faces import Action, Actions, Code, Event, Family, Number, Seat, SeatNumber, Sink, pack
from topcluck.kernel.game import Decision, Outcome
from topcluck.kernel.replay import digest_of

ENOUGH = 6
COLOURS = ("white", "brown", "golden")


@dataclass(frozen=True, slots=True)
class Peck(Action):
    """Take so many eggs."""

    eggs: Number


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Take as many as luck gives."""


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """Look at the top of the basket, and leave it there."""


@dataclass(frozen=True, slots=True)
class Pecked(Event):
    """A seat took eggs."""

    seat: SeatNumber
    eggs: Number


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat saw an egg."""

    SECRET: ClassVar[tuple[str, ...]] = ("egg",)

    seat: SeatNumber
    egg: Annotated[str, "egg"] | None


PECK, ROLL, PEEK = range(3)
PECKED, PEEKED = range(2)


class Writer:
    """Eggs by colour; all else are numbers."""

    def write(self, kind: str, number: int) -> str:
        return COLOURS[number] if kind == "egg" else str(number)

    def read(self, kind: str, text: str) -> int:
        if kind == "number" and text.isdecimal() and len(text) < 3:
            return int(text)
        if kind == "egg" and text in COLOURS:
            return COLOURS.index(text)
        raise Unreadable(f"{text!r} is no {kind}")


@dataclass(frozen=True, slots=True)
class View:
    """Who has how many, whose turn it is, and the egg that this seat has seen."""

    game: str
    seat: Seat | None
    eggs: tuple[int, ...]
    turn: int
    seen: str | None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data


class State:
    """Eggs by seat, the top of the basket, and who has seen it."""

    def __init__(self, seats: int, chance: Chance, forever: bool = False) -> None:
        self.seats = seats
        self.chance = chance
        self.sink: Sink | None = None
        self.unasked: list[tuple[Seat, Code]] | None = None
        self.eggs = [0] * seats
        self.turn = 1
        self.top = chance.below(len(COLOURS))
        self.seen = [False] * seats
        self.left: Seat | None = None
        self.forever = forever

    def copy(self) -> State:
        twin = object.__new__(State)
        twin.seats, twin.chance, twin.sink, twin.unasked = self.seats, self.chance.copy(), None, None
        twin.eggs, twin.turn, twin.top, twin.seen = self.eggs[:], self.turn, self.top, self.seen[:]
        twin.left, twin.forever = self.left, self.forever
        return twin

    @property
    def seat(self) -> Seat:
        return (self.turn - 1) % self.seats

    def deciders(self) -> list[Seat]:
        return [] if self.outcome is not None else [self.seat]

    def may_answer(self, seat: Seat) -> bool:
        return seat in self.deciders()

    def actions(self, seat: Seat | None = None) -> list[Code]:
        peeks = [] if self.seen[self.seat] else [pack(PEEK)]
        return [pack(PECK, 1), pack(PECK, 2), pack(ROLL), *peeks]

    def sample(self, chance: Chance) -> Code:
        codes = self.actions()
        return codes[chance.below(len(codes))]

    def apply(self, code: Code, seat: Seat | None = None) -> None:
        kind, here = code & 255, self.seat
        if kind == PEEK:
            self.seen[here] = True
            self.tell(PEEKED, here, self.top)
            return
        gained = code >> 8 if kind == PECK else self.chance.below(4)
        self.eggs[here] += 0 if self.forever else gained
        self.tell(PECKED, here, gained)
        self.turn += 1

    def tell(self, kind: int, *values: int) -> None:
        if self.sink is not None:
            self.sink.append(NEST.events.make(kind, values, Writer()))

    @property
    def outcome(self) -> Outcome | None:
        if self.left is not None:
            return Outcome(tuple(seat for seat in range(self.seats) if seat != self.left), "left", "GEN-1")
        winners = tuple(seat for seat in range(self.seats) if self.eggs[seat] >= ENOUGH)
        return Outcome(winners, "enough_eggs", "WIN-1") if winners else None

    def view(self, seat: Seat | None) -> View:
        seen = COLOURS[self.top] if seat is not None and self.seen[seat] else None
        return View(NEST.id, seat, tuple(self.eggs), self.turn, seen)

    def views(self) -> dict[Seat | None, View]:
        return {seat: self.view(seat) for seat in (*range(self.seats), None)}

    def redeal(self, seat: Seat, chance: Chance) -> State:
        twin = self.copy()
        twin.top = self.top if self.seen[seat] else chance.below(len(COLOURS))
        return twin

    def track(self) -> None:
        pass

    def resign(self, seat: Seat) -> None:
        self.left = seat

    def dump(self) -> dict[str, Any]:
        return {"eggs": self.eggs, "turn": self.turn, "top": self.top, "seen": self.seen, "left": self.left}

    def digest(self) -> str:
        return digest_of([self.eggs], self.turn, self.top, self.seen, self.left)

    def check(self) -> None:
        pass


class Nest:
    """The game."""

    id = "nest"
    revision = 1
    actions = Actions((Peck, Roll, Peek))
    events: Family[Event] = Family((Pecked, Peeked))
    connectors: frozenset[str] = frozenset()

    def setup(self, **options: Any) -> dict[str, Any]:
        unknown = set(options) - {"players", "forever"}
        if unknown:
            raise SetupRefused(f"there is no option {min(unknown)!r} in this game")
        players = options.get("players", 2)
        if not isinstance(players, int) or not 1 <= players <= 4:
            raise SetupRefused(f"{players} players cannot play this")
        return {"players": players, "forever": bool(options.get("forever", False))}

    def start(self, setup: Any, chance: Chance) -> State:
        return State(setup["players"], chance, setup["forever"])

    def seats(self, setup: Any) -> int:
        return int(setup["players"])

    def seat_name(self, seat: Seat) -> str:
        return "ABCD"[seat]

    def writer(self, state: State, seat: Seat | None) -> Writer:
        return Writer()

    def decision(self, state: State, seat: Seat) -> Decision:
        return Decision("take_eggs", seat, (("missing", str(ENOUGH - state.eggs[seat])),))

    def explain(self, state: State, seat: Seat, code: Code) -> Refusal:
        if code & 255 == PECK:
            return Refusal("ACT-1", "too-many-eggs", (("most", "2"),))
        return Refusal("ACT-2", "seen-already")

    def view_from_json(self, data: dict[str, Any]) -> View:
        return from_plain(View, data)

    def imagine(self, view: View, chance: Chance) -> State:
        state = State(len(view.eggs), chance)
        state.eggs, state.turn = list(view.eggs), view.turn
        if view.seen is not None and view.seat is not None:
            state.top, state.seen[view.seat] = COLOURS.index(view.seen), True
        return state

    def write_position(self, state: State) -> str:
        eggs = " ".join(map(str, state.eggs))
        return f"game: nest\neggs: {eggs}\nturn: {state.turn}\ntop: {COLOURS[state.top]}\n"

    def read_position(self, text: str) -> tuple[dict[str, Any], State]:
        lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
        unknown = set(lines) - {"game", "eggs", "turn", "top"}
        numbers = [*lines.get("eggs", "").split(), lines.get("turn", "1")]
        if unknown or not all(word.isdecimal() for word in numbers) or lines.get("top", "white") not in COLOURS:
            raise Unreadable(f"this is no nest: {text!r:.40}")
        eggs = [int(word) for word in lines.get("eggs", "0 0").split()]
        state = State(len(eggs), Chance(key_of(0)))
        state.eggs, state.turn = eggs, int(lines.get("turn", "1"))
        state.top = COLOURS.index(lines.get("top", "white"))
        return self.setup(players=len(eggs)), state


NEST: Any = Nest()


@contextmanager
def nest_game() -> Iterator[None]:
    """Nest is one of the games, for as long as this lasts."""
    module = ModuleType("topcluck.games.nest")
    module.GAME = NEST  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    with patch.dict(PACKAGES, {"nest": module.__name__}), patch("topcluck.GAMES", (*PACKAGES, "nest")):
        yield
    del sys.modules[module.__name__]
