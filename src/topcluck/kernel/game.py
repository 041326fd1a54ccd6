"""The contract of "a game".

A match stands still at a *decision*: one seat, or several at once, must choose one of a short, complete list of
*actions*. Applying an action changes the state, tells *events*, and leads to the next decision or to an *outcome*.

Inside, an action is one int (its code), seats are ints from 0 clockwise, and a pending decision is plain data in the
state: copyable, saveable, resumable. The faces for people (`faces`) are made only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Refusal
from topcluck.kernel.faces import Actions, Code, Event, Family, Seat, Sink, Writer

Setup = Mapping[str, Any]  # what a game was started with, complete, in plain JSON values


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, why, and by which rule. Nobody may have won."""

    winners: tuple[Seat, ...]
    reason: str
    rule: str

    def to_json(self) -> dict[str, Any]:
        """The outcome in plain JSON values."""
        return {"winners": list(self.winners), "reason": self.reason, "rule": self.rule}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        """The way back from `to_json`."""
        return cls(tuple(data["winners"]), str(data["reason"]), str(data["rule"]))


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked: the kind of decision, and what it is about in named, readable details."""

    kind: str
    seat: Seat
    about: tuple[tuple[str, str], ...] = ()

    def __repr__(self) -> str:
        name = "".join(word.capitalize() for word in self.kind.split("_"))
        details = "".join(f", {key} {value}" for key, value in self.about)
        return f"<{name}: seat {self.seat}{details}>"

    def to_json(self) -> dict[str, Any]:
        """The decision in plain JSON values."""
        return {"kind": self.kind, "seat": self.seat, "about": dict(self.about)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Decision:
        """The way back from `to_json`."""
        return cls(str(data["kind"]), int(data["seat"]), tuple((str(k), str(v)) for k, v in data["about"].items()))


class View(Protocol):
    """All that a seat may know, and nothing else: a frozen value that compares. Seat None is a spectator."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def seat(self) -> Seat | None:
        """Who sees this."""

    def to_json(self) -> dict[str, Any]:
        """The view in plain JSON values."""


class State(Protocol):
    """The bare, mutable core of a game: what search works on. No log, no checks, and events only if there is a sink."""

    seats: int
    sink: Sink | None
    unasked: list[tuple[Seat, Code]] | None  # where choices are noted that are taken without asking; as a rule nowhere
    chance: Chance

    def copy(self) -> Self:
        """A state that goes its own way from here; it reports to nobody."""

    def deciders(self) -> list[Seat]:
        """The seats that must answer now, in the order in which they are asked (GEN-7); empty when the game is over."""

    def may_answer(self, seat: Seat) -> bool:
        """Whether the seat can answer now: it is asked, or its secret answer may still be changed."""

    def actions(self, seat: Seat | None = None) -> list[Code]:
        """All that the seat (by default the first of `deciders`) may choose, in a fixed order, without repetition."""

    def sample(self, chance: Chance) -> Code:
        """One of `actions()`, drawn without listing them where that is quicker; each can come up."""

    def apply(self, code: Code, seat: Seat | None = None) -> None:
        """Carries out an action that is on offer, and everything that follows by itself."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def view(self, seat: Seat | None) -> View:
        """What the seat may know; None is the spectator."""

    def views(self) -> Mapping[Seat | None, View]:
        """What every seat and the spectator may know, built together: each equal to its `view`.

        Parts that are the same for several, or were the same before, are the same objects where that is cheap: who
        encodes or sends them need do it once. Only what a view shows has a say in that, never what it hides.
        """

    def redeal(self, seat: Seat, chance: Chance) -> Self:
        """A copy in which everything that the seat cannot know is dealt anew, as it might be."""

    def track(self) -> None:
        """Begins to keep what each seat knows; roll-outs do without."""

    def resign(self, seat: Seat) -> None:
        """The seat leaves the game."""

    def dump(self) -> dict[str, Any]:
        """The whole state, secrets included, in plain JSON values: equal dumps are equal states."""

    def digest(self) -> str:
        """A quick check sum of the whole state, 16 hex digits: equal exactly for equal dumps, on every Python.

        What is added to a state later does not count while it is empty, so digests that were stored still hold.
        """

    def check(self) -> None:
        """Asserts what must always hold: pieces conserved, stacks and places in agreement."""


class Game(Protocol):
    """What the kernel asks of a game beside its states."""

    id: str
    revision: int  # of the rules: a record names it
    actions: Actions
    events: Family[Event]
    connectors: frozenset[str]  # verbs that a line of shorthand may leave out, such as "done"

    def setup(self, **options: Any) -> Setup:
        """The complete setup for these options; `SetupRefused` says what is unknown or impossible."""

    def start(self, setup: Setup, chance: Chance) -> State:
        """The state at the first decision."""

    def seats(self, setup: Setup) -> int:
        """How many seats play."""

    def seat_name(self, seat: Seat) -> str:
        """How a seat is called in text: A to D, or P1 to P4."""

    def writer(self, state: Any, seat: Seat | None) -> Writer:
        """Turns the numbers of this state into words and back, as *seat* may name them."""

    def decision(self, state: Any, seat: Seat) -> Decision:
        """What the seat is asked."""

    def explain(self, state: Any, seat: Seat, code: Code) -> Refusal:
        """Why an action that is not on offer is not, from what the seat may know."""

    def view_from_json(self, data: dict[str, Any]) -> View:
        """The way back from a view's `to_json`."""

    def imagine(self, view: Any, chance: Chance) -> State:
        """A state that fits the view, drawn from all that do."""

    def write_position(self, state: Any) -> str:
        """The whole position as text."""

    def read_position(self, text: str) -> tuple[Setup, State]:
        """The way back from `write_position`, and anything a person writes in the notation."""
