"""The kinds of decisions and steps that can lie on a state's stack, and how a game goes on from there.

A frame on the stack is a tuple of ints: its kind, the seat it concerns, and what it needs to know. A *step* is carried
out by itself; at an *ask* the game stands still until the seat answers. Kinds are stateless objects, written beside the
rules that they apply (`rules/`); here they only get their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from topcluck.games.touche import actions
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.faces import Code, Seat, Writer
from topcluck.kernel.game import Decision

if TYPE_CHECKING:
    from topcluck.games.touche.state import State

Frame = tuple[int, ...]

SHOTS: Final = 0
BURST: Final = 1
JUDGE: Final = 2
PLACEMENT: Final = 3
TURN: Final = 4
ATTACK_BOARD: Final = 5
ATTACK_CELL: Final = 6
LINE_CELL: Final = 7
OVERTIME: Final = 8
STRIKE_BOARD: Final = 9
STRIKE_BLOCK: Final = 10
SPYING: Final = 11
ROBBERY: Final = 12
PATCHING: Final = 13
HAGGLING: Final = 14
TAKING: Final = 15
RESOLVING: Final = 16
BONUS_BOARD: Final = 17
BONUS_CELL: Final = 18
FIELD_BOARD: Final = 19
FIELD_BLOCK: Final = 20
FIRST_ASK: Final = PLACEMENT


class Kind:
    """What all frames of one kind have in common; `parts` names the numbers after the kind and how they are written."""

    number: int = -1
    name: str = ""
    parts: ClassVar[tuple[str, ...]] = ("seat:board",)
    always_asked: bool = False  # also with one option left; then nothing need be listed beforehand

    def run(self, state: State, frame: Frame) -> None:
        """Carries out a step; it has been taken off the stack."""
        raise NotImplementedError

    def actions(self, state: State, frame: Frame) -> list[Code]:
        """All that the seat may answer; a single answer of a silent kind is given by itself."""
        raise NotImplementedError

    def sample(self, state: State, frame: Frame, chance: Chance) -> Code:
        """One of the actions."""
        offered = self.actions(state, frame)
        return offered[chance.below(len(offered))]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        """Carries out an answer; the frame is still on the stack."""
        raise NotImplementedError


KINDS: Final[list[Kind]] = []

# What is done by itself when nothing else is possible: all that decides it lies open on the table, so everybody knows.
# Units and cells are named all the same, so that a shot can always be written in full.
SILENT: Final = frozenset({
    actions.AIM, actions.DONE, actions.BUY, actions.TAKE, actions.ROB, actions.PATCH, actions.RESOLVE, actions.END,
})  # fmt: skip


def enrol(kinds: list[type[Kind]]) -> None:
    """Gives every kind its place in the table; `rules/__init__` calls it with all of them."""
    found = sorted([kind() for kind in kinds], key=lambda kind: kind.number)
    assert [kind.number for kind in found] == list(range(len(found))), "a kind of decision is missing"
    KINDS[:] = found


def _part(kind: Kind, index: int) -> tuple[str, str]:
    """Name and sort of a number in a frame; the last part may stand for many."""
    name, _, sort = kind.parts[min(index, len(kind.parts) - 1)].rstrip("*").partition(":")
    return name, sort


def write_frame(frame: Frame, names: Writer) -> str:
    """A frame as words: its kind's name and its parts."""
    kind = KINDS[frame[0]]
    shown = [names.write(_part(kind, index)[1], number) for index, number in enumerate(frame[1:])]
    return " ".join([kind.name, *shown])


def read_frame(text: str, names: Writer) -> Frame:
    """The way back from `write_frame`."""
    name, *words = text.split() or [""]
    kind = next((kind for kind in KINDS if kind.name == name), None)
    if kind is None:
        raise Unreadable(f"{text!r} is nothing that can be pending; there are {', '.join(k.name for k in KINDS)}")
    many = bool(kind.parts) and kind.parts[-1].endswith("*")
    if len(words) < len(kind.parts) - many or (len(words) > len(kind.parts) and not many):
        raise Unreadable(f"{text!r} should read '{' '.join([name, *kind.parts])}'")
    return (kind.number, *(names.read(_part(kind, index)[1], word) for index, word in enumerate(words)))


def decision_of(state: State, seat: Seat) -> Decision:
    """What the seat is asked, for people."""
    frame = state.asked(seat)
    kind = KINDS[frame[0]]
    about: dict[str, str] = {}
    for index, number in enumerate(frame[2:], 1):
        name, sort = _part(kind, index)
        text = state.names.write(sort, number)
        about[name] = f"{about[name]} {text}" if name in about else text
    return Decision(kind.name, seat, tuple(about.items()))
