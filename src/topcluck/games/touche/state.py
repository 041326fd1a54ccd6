"""The mutable core: boards, purses, eggs, weapons and the stack of pending frames, as flat rows of small numbers.

The words of the rulebook are its methods; only `rules/` changes it. Rows over boards are indexed by *place*
(``board * cells + cell``), rows over tokens by ``seat * tokens + token``.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from topcluck.games.touche import decisions
from topcluck.games.touche.conservation import check
from topcluck.games.touche.decisions import KINDS, PLACEMENT, SILENT, Frame
from topcluck.games.touche.events import EVENTS
from topcluck.games.touche.farm import Farm
from topcluck.games.touche.model import (
    CREDIT,
    NOT_YET,
    NUCLEAR,
    ON_SALE,
    PLACING,
    RESERVE,
    UNCONFIRMED,
    Attack,
    Cell,
    Patch,
    Place,
    Report,
    Token,
    UnitType,
    Weapon,
)
from topcluck.games.touche.names import names_of
from topcluck.games.touche.rules.leaving import leave
from topcluck.games.touche.rules.rounds import next_turn
from topcluck.games.touche.showing import view_of, views_of
from topcluck.games.touche.view import View, redeal
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Code, Seat, Sink
from topcluck.kernel.game import Outcome
from topcluck.kernel.replay import digest_of

_SLOTS = (
    "farm", "names", "seats", "sink", "unasked", "chance", "no_repeat", "weapons", "phase", "round", "first", "turn",
    "stack", "answers", "anchors", "unit_at", "marks", "pending", "open", "left", "types", "living", "used", "tilted",
    "last_main", "main", "hit_this_turn", "busy", "attacks", "fields", "purses", "eggs", "wild", "owned", "held",
    "display", "draw", "discard", "reports", "patches", "out", "outcome",
    "offered", "boards_seen",
)  # fmt: skip


class State:
    """One position of the game. `copy` is cheap; nothing in it is shared but tables, tuples and names."""

    __slots__ = _SLOTS

    def __init__(self, farm: Farm, seats: int, chance: Chance, other: State | None = None) -> None:
        """An empty table; or that of *other*, for `copy`: a compiled object is made here and nowhere else."""
        self.farm, self.seats, self.chance = farm, seats, chance
        if other is None:
            places, tokens = seats * farm.cells, seats * farm.tokens
            self.names = names_of(farm, seats)
            self.sink: Sink | None = None
            self.unasked: list[tuple[Seat, Code]] | None = None
            self.no_repeat = False  # TP-22.1
            self.weapons = True  # TP-22.2
            self.phase = PLACING
            self.round = 0
            self.first: Seat = 0
            self.turn: Seat = 0
            self.stack: list[Frame] = []
            self.answers = [UNCONFIRMED] * seats
            self.anchors: list[Cell] = [-1] * tokens  # -1: not placed, or vanished with its owner
            self.unit_at = bytearray(places)  # token + 1
            self.marks = bytearray(places)
            self.pending = bytearray(places)  # owner of the target + 1
            self.open = bytearray(b"\x01" * places)  # TP-7.4 b, c, e: not exploded, targeted or under a strike
            self.left = [farm.size[kind] for kind in farm.token_type] * seats  # intact cells
            self.types = [(1 << farm.types) - 1] * seats  # types with a living token, as bits
            self.living = [farm.tokens] * seats
            self.used = [0] * seats  # targets lying on boards (TP-20.1)
            self.tilted = [0] * seats  # types, as bits
            self.last_main: list[UnitType] = [-1] * seats
            self.main = NOT_YET
            self.hit_this_turn = False
            self.busy = False  # whether anything happened in this round (TP-18.3)
            self.attacks: list[tuple[Attack, ...]] = [()] * seats
            self.fields: list[Place] = [-1] * seats
            self.purses = [0] * seats
            self.eggs = [RESERVE] * (seats * len(farm.egg_types))
            self.wild = [ON_SALE] * len(farm.set.wild_eggs)
            self.owned = [0] * seats
            self.held = [0] * (seats * farm.weapons)
            self.display: list[Weapon] = []
            self.draw: list[Weapon] = []  # the top is the end
            self.discard: list[Weapon] = []
            self.reports: list[Report] = []  # all of them: the last few lie there as tokens
            self.patches: list[Patch] = []
            self.out = [False] * seats
            self.outcome: Outcome | None = None
            self.offered: list[Code] | None = None  # what is on offer, where that was found out on the way
            self.boards_seen: tuple[Any, Any] | None = None  # as views have them, and what they were made of
        else:
            self.names, self.sink, self.unasked = other.names, None, None
            self.no_repeat, self.weapons = other.no_repeat, other.weapons
            self.phase, self.round = other.phase, other.round
            self.first, self.turn, self.main = other.first, other.turn, other.main
            self.hit_this_turn, self.busy, self.outcome = other.hit_this_turn, other.busy, other.outcome
            self.stack, self.answers, self.anchors = other.stack[:], other.answers[:], other.anchors[:]
            self.unit_at, self.marks, self.pending = other.unit_at[:], other.marks[:], other.pending[:]
            self.open, self.left = other.open[:], other.left[:]
            self.types, self.living = other.types[:], other.living[:]
            self.used, self.tilted, self.last_main = other.used[:], other.tilted[:], other.last_main[:]
            self.attacks, self.fields, self.purses = other.attacks[:], other.fields[:], other.purses[:]
            self.eggs, self.wild, self.owned, self.held = other.eggs[:], other.wild[:], other.owned[:], other.held[:]
            self.display, self.draw, self.discard = other.display[:], other.draw[:], other.discard[:]
            self.reports, self.patches, self.out = other.reports[:], other.patches[:], other.out[:]
            self.offered, self.boards_seen = other.offered, other.boards_seen

    def copy(self) -> State:
        """A state that goes its own way from here; it reports to nobody."""
        return State(self.farm, self.seats, self.chance.copy(), self)

    # -- asking and answering -----------------------------------------------------------------------------------

    def deciders(self) -> list[Seat]:
        """The seats that must answer now; in the placement all that have not confirmed, by seat number."""
        if self.outcome is not None:
            return []
        if self.stack[-1][0] == PLACEMENT:
            return [seat for seat in range(self.seats) if self.answers[seat] == UNCONFIRMED and not self.out[seat]]
        return [self.stack[-1][1]]

    def may_answer(self, seat: Seat) -> bool:
        """Whether the seat can answer now: it is asked, or its secret fleet may still be changed (TP-4.7)."""
        if self.outcome is not None or self.out[seat]:
            return False
        return self.stack[-1][0] == PLACEMENT or self.stack[-1][1] == seat

    def actions(self, seat: Seat | None = None) -> list[Code]:
        """All that the seat may choose, in a fixed order."""
        if self.offered is not None:
            return self.offered[:]
        if self.outcome is not None:
            return []
        frame = self.asked(seat)
        return KINDS[frame[0]].actions(self, frame)

    def sample(self, chance: Chance) -> Code:
        """One of `actions()`, drawn without listing them where that is quicker."""
        if self.offered is not None:
            return self.offered[chance.below(len(self.offered))]
        frame = self.asked(None)
        return KINDS[frame[0]].sample(self, frame, chance)

    def apply(self, code: Code, seat: Seat | None = None) -> None:
        """Carries out an action that is on offer, and everything that follows by itself."""
        self.offered = None
        frame = self.asked(seat)
        KINDS[frame[0]].resolve(self, frame, code)
        self.go_on()

    def asked(self, seat: Seat | None) -> Frame:
        """The frame that the seat (by default the first of `deciders`) answers."""
        frame = self.stack[-1]
        if frame[0] == PLACEMENT:
            return (PLACEMENT, self.deciders()[0] if seat is None else seat)
        return frame

    def ask(self, *frame: int) -> None:
        """Puts a decision or a step on the stack."""
        self.stack.append(frame)

    def go_on(self) -> None:
        """Carries out steps and forced answers until somebody must choose or the game is over."""
        while self.outcome is None:
            if not self.stack:
                next_turn(self)
                continue
            frame = self.stack[-1]
            kind = KINDS[frame[0]]
            if frame[0] < decisions.FIRST_ASK:
                self.stack.pop()
                kind.run(self, frame)
                continue
            if kind.always_asked:
                return
            offered = kind.actions(self, frame)
            if len(offered) > 1 or offered[0] & 255 not in SILENT:
                self.offered = offered
                return
            if self.unasked is not None:
                self.unasked.append((frame[1], offered[0]))
            kind.resolve(self, frame, offered[0])

    def tell(self, event: int, *values: Any) -> None:
        """Reports an event, if somebody listens."""
        if self.sink is not None:
            self.sink.append(EVENTS.make(event, values, self.names))

    def track(self) -> None:
        """Knowledge is made of public shots here, so it is always kept."""

    def resign(self, seat: Seat) -> None:
        """The seat leaves the game (TP-17.4)."""
        self.offered = None
        leave(self, seat)
        self.go_on()

    # -- boards -------------------------------------------------------------------------------------------------

    def targetable(self, seat: Seat, board: Seat) -> bytearray:
        """For each cell of a board whether the seat may target it (TP-7.4); 1 is yes."""
        cells = self.farm.cells
        low = board * cells
        if board == seat or not self.living[board]:
            return bytearray(cells)
        flags = self.open[low : low + cells]
        if max(self.fields) < 0:
            return flags
        for owner, place in enumerate(self.fields):
            if place >= 0 and owner != seat and low <= place < low + cells:  # TP-7.4 d, TP-11.3
                for cell in self.farm.fields[place - low]:
                    flags[cell] = 0
        return flags

    def boards_to_target(self, seat: Seat) -> list[Seat]:
        """The boards with a cell that the seat may target."""
        return [board for board in range(self.seats) if self.living[board] and 1 in self.targetable(seat, board)]

    def can_target(self, seat: Seat) -> bool:
        """Whether there is any cell that the seat may target."""
        for board in range(self.seats):  # noqa: SIM110  a loop is twice as quick here, and this is asked every turn
            if self.living[board] and 1 in self.targetable(seat, board):
                return True
        return False

    def board_of(self, place: Place) -> Seat:
        """Whose board the place is on."""
        return place // self.farm.cells

    def places(self, board: Seat, cells: tuple[Cell, ...]) -> tuple[Place, ...]:
        """The places of cells on a board."""
        low = board * self.farm.cells
        return tuple(low + cell for cell in cells)

    def footprint(self, seat: Seat, token: Token) -> tuple[Cell, ...]:
        """The cells of a token on its owner's board."""
        return self.farm.foot[self.farm.token_type[token]][self.anchors[seat * self.farm.tokens + token]]

    def hits_on(self, board: Seat) -> int:
        """The cells, as a mask, on which living units of a board were hit."""
        low = board * self.farm.cells
        return sum(1 << cell for cell in range(self.farm.cells) if self.marks[low + cell] >= CREDIT)

    def exploded_on(self, board: Seat) -> int:
        """The exploded cells of a board, as a mask."""
        low = board * self.farm.cells
        return sum(1 << cell for cell in range(self.farm.cells) if self.marks[low + cell])

    def strikes(self) -> list[tuple[Seat, Place]]:
        """The nuclear-strike tokens on the boards: who placed them, and the top left place."""
        return [
            (seat, attack[1]) for seat in range(self.seats) for attack in self.attacks[seat] if attack[0] == NUCLEAR
        ]

    def reopen(self, board: Seat) -> None:
        """Works out anew which cells of a board are open; for the rare effects that free cells."""
        cells = self.farm.cells
        low = board * cells
        for place in range(low, low + cells):
            self.open[place] = not self.marks[place] and not self.pending[place]
        for _, anchor in self.strikes():
            if low <= anchor < low + cells:
                for place in self.places(board, self.farm.blocks[anchor - low]):
                    self.open[place] = 0

    # -- players ------------------------------------------------------------------------------------------------

    def order(self) -> list[Seat]:
        """The players still in the game, clockwise from the first player (TP-5.2, TP-16.1)."""
        turn = [(self.first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in turn if not self.out[seat]]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The other players still in the game (TP-0.2)."""
        return [other for other in range(self.seats) if other != seat and not self.out[other]]

    def free_targets(self, seat: Seat) -> int:
        """How many targets the seat can still place (TP-20.1)."""
        return max(0, self.farm.targets - self.used[seat])

    def has(self, seat: Seat, op: str) -> bool:
        """Whether the seat holds a lasting weapon with this effect."""
        held, low = self.held, seat * self.farm.weapons
        return any(held[low + weapon] for weapon in self.farm.lasting_with(op))

    def intact_cells(self, seat: Seat) -> int:
        """The intact cells of the seat's living units (TP-18.3)."""
        low = seat * self.farm.tokens
        return sum(self.left[low : low + self.farm.tokens])

    # -- whole --------------------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        """What the seat may know; None is the spectator."""
        return view_of(self, seat)

    def views(self) -> dict[Seat | None, View]:
        """What every seat and the spectator may know, built together."""
        return views_of(self)

    def redeal(self, seat: Seat, chance: Chance) -> State:
        """A copy in which everything that the seat cannot know is dealt anew, as it might be."""
        return redeal(self, seat, chance)

    def dump(self) -> dict[str, Any]:
        """The whole state, secrets included, in plain JSON values."""
        data = {name: _plain(getattr(self, name)) for name in _SLOTS if name not in _APART}
        data["cards"] = self.farm.set.name
        data["chance"] = [self.chance.key.hex(), self.chance.counter, list(self.chance.script)]
        data["outcome"] = None if self.outcome is None else self.outcome.to_json()
        return data

    def digest(self) -> str:
        """A quick check sum of all that `dump` has."""
        end, luck = self.outcome, self.chance
        return digest_of(
            _written(self),
            self.farm.set.name,
            (luck.key, luck.counter, luck.script),
            None if end is None else (end.winners, end.reason, end.rule),
        )

    def check(self) -> None:
        """Asserts the invariants of section 24."""
        check(self)


# slots that are not written down as such
_APART = frozenset(("farm", "names", "sink", "unasked", "chance", "outcome", "offered", "boards_seen"))
_written = attrgetter(*sorted(set(_SLOTS) - _APART))


def _plain(value: Any) -> Any:
    """A field in plain JSON values."""
    if isinstance(value, list | tuple | bytearray):
        return [_plain(item) for item in value]
    return value
