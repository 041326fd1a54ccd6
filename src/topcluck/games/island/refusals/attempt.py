"""What a seat tried: where the game stands, the verb and the parts; and the words in which it is told what it hears."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.names import SEATS, unit_name
from topcluck.games.island.state import CLAW, State
from topcluck.kernel.errors import Refusal


@dataclass(frozen=True, slots=True)
class Attempt:
    """A well-formed action that is not on offer, and the seat that would like it to be."""

    state: State
    seat: int
    code: int

    @property
    def verb(self) -> int:
        """What was tried."""
        return a.kind(self.code)

    @property
    def first(self) -> int:
        """The first part of it, or the only one."""
        return a.ACTIONS.unpack(self.code)[0]

    @property
    def second(self) -> int:
        """The second part of it."""
        return a.ACTIONS.unpack(self.code)[1]

    @property
    def frame(self) -> d.Frame:
        """What is pending."""
        return self.state.stack[-1]

    @property
    def asked(self) -> int:
        """The kind of question that is pending."""
        return self.frame[0]

    def once_paid(self) -> Attempt:
        """The same when a move or an attack is paid for, by the free action or a claw (RUL-132)."""
        state = self.state.copy()
        if state.free_used:
            state.banner[self.seat * 6 + CLAW] -= 1
        state.free_used = True
        return replace(self, state=state)

    # -- words --------------------------------------------------------------------------------------------------------

    def unit(self, unit: int) -> str:
        """A unit by its name, as the seat may call it."""
        return unit_name(self.state, unit, self.seat)

    def hex(self, hex: int) -> str:
        """A hex by its name."""
        return self.state.box.board.names[hex]

    def card(self, card: int) -> str:
        """A card by its id."""
        return self.state.box.names[card]

    def owner(self, unit: int) -> str:
        """The letter of the seat that a unit belongs to."""
        return SEATS[self.state.owner_of(unit)]


Explainer = Callable[[Attempt], Refusal | None]
EXPLAINERS: dict[int, Explainer] = {}


def explains(*verbs: int) -> Callable[[Explainer], Explainer]:
    """Puts a function behind verbs: it says why they are not on offer, or None if it is not their time at all."""

    def put(function: Explainer) -> Explainer:
        for verb in verbs:
            EXPLAINERS[verb] = function
        return function

    return put


def about(**words: str | int) -> tuple[tuple[str, str], ...]:
    """The arguments of a refusal; each is named after the kind of thing that it is."""
    return tuple((name, str(word)) for name, word in words.items())


def asked_for(state: State) -> tuple[tuple[str, str], ...]:
    """What is being asked, as an argument."""
    return about(asked=d.KINDS[state.stack[-1][0]].name)


def not_there(attempt: Attempt, unit: int) -> Refusal | None:
    """A Pilot or a destroyed unit is no unit now (GEN-9, GEN-10)."""
    if attempt.state.where[unit] >= 0:
        return None
    return Refusal("GEN-9", "not-on-the-island", about(unit=attempt.unit(unit)))


def not_mine(attempt: Attempt, unit: int, rule: str) -> Refusal | None:
    """Somebody else's unit, or one that is not there."""
    if attempt.state.owner_of(unit) != attempt.seat:
        return Refusal(rule, "not-your-unit", about(unit=attempt.unit(unit), owner=attempt.owner(unit)))
    return not_there(attempt, unit)
