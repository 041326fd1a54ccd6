"""Hide and peck: a toy game with a bit of everything that the kernel is for.

Each seat is dealt three grains of the kinds oat, rye and wheat. First all bid in secret at once; a die settles ties.
Then in turn a seat draws a grain, rolls for a point, looks at a hand, steals from one, lays grains face down (also
after drawing, and then it walks), shows one of them for a point, walks two steps, or passes. Four points win (TOY-1).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from topcluck.kernel.chance import Chance
from topcluck.kernel.codec import from_plain, to_plain
from topcluck.kernel.errors import Refusal, SetupRefused, Unreadable
from topcluck.kernel.faces import Action, Actions, Code, Event, Family, Number, Seat, SeatNumber, Sink, pack
from topcluck.kernel.game import Decision, Outcome, Setup
from topcluck.kernel.knowledge import Knowledge, Trace, spread
from topcluck.kernel.replay import digest_of

GRAINS = ("oat", "rye", "wheat")
COPIES = (8, 3, 1)
FIELDS = ("moor", "dune", "pond")
POINTS = 4
TURNS = 60

Grain = Annotated[str, "grain"]


# -- actions --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid in secret."""

    number: Number


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top grain of the sack."""


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll for a point."""


@dataclass(frozen=True, slots=True)
class Look(Action):
    """See a hand."""

    VERB: ClassVar[str] = "look at"

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Take a grain at random."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a grain face down, and perhaps more."""

    grain: Grain


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Turn up a grain that was laid."""

    grain: Grain


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Set out, with so much luggage."""

    number: Number


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Go somewhere, under some kind of weather."""

    field: Annotated[str, "field"]
    number: Number


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Enough."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Nothing at all."""


ACTIONS = Actions((Bid, Draw, Roll, Look, Steal, Lay, Show, Walk, Step, Done, Pass))
BID, DRAW, ROLL, LOOK, STEAL, LAY, SHOW, WALK, STEP, DONE, PASS = range(11)


# -- events ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """Only the seat itself hears of it."""

    HIDDEN: ClassVar[bool] = True

    seat: SeatNumber
    number: Number


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """All bids, and the die."""

    REVEALS: ClassVar[bool] = True

    bids: tuple[Number, ...]
    die: Number


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A grain came to a hand."""

    SECRET: ClassVar[tuple[str, ...]] = ("grain",)
    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    grain: Grain | None


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A die."""

    seat: SeatNumber
    die: Number


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A seat looked at a hand."""

    SECRET: ClassVar[tuple[str, ...]] = ("grains",)
    KNOWN_TO: ClassVar[tuple[str, ...]] = ("seat", "whose")
    REVEALS: ClassVar[bool] = True

    seat: SeatNumber
    whose: SeatNumber
    grains: tuple[Grain, ...] | None


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A grain changed hands."""

    SECRET: ClassVar[tuple[str, ...]] = ("grain",)
    KNOWN_TO: ClassVar[tuple[str, ...]] = ("seat", "whose")

    seat: SeatNumber
    whose: SeatNumber
    grain: Grain | None


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A grain was laid face down."""

    SECRET: ClassVar[tuple[str, ...]] = ("grain",)

    seat: SeatNumber
    grain: Grain | None


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A grain was turned up."""

    seat: SeatNumber
    grain: Grain


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """A seat walked."""

    seat: SeatNumber
    field: Annotated[str, "field"]


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat resigned."""

    seat: SeatNumber


EVENTS: Family[Event] = Family((BidMade, BidsShown, Drawn, Rolled, HandSeen, Stolen, Laid, Shown, Stepped, Left))


class ToyWriter:
    """The words of the toy."""

    tables: ClassVar[dict[str, tuple[str, ...]]] = {"grain": GRAINS, "field": FIELDS}

    def write(self, kind: str, number: int) -> str:
        """A grain or a field by name, anything else as a number."""
        return self.tables[kind][number] if kind in self.tables else str(number)

    def read(self, kind: str, text: str) -> int:
        """The way back."""
        if kind in self.tables:
            if text in self.tables[kind]:
                return self.tables[kind].index(text)
            raise Unreadable(f"there is no {kind} {text!r}")
        try:
            return int(text)
        except ValueError:
            raise Unreadable(f"{text!r} is no number") from None


WRITER = ToyWriter()


# -- the state ------------------------------------------------------------------------------------------------------

BIDDING, TURN, LAYING, WALKING, OVER = range(5)
KINDS = ("bidding", "turn", "laying", "walking")


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat may know."""

    seat: Seat | None
    asked: tuple[Seat, ...]
    stage: int
    turn: int
    on_turn: Seat
    steps: int
    points: tuple[int, ...]
    gone: tuple[bool, ...]
    bids: tuple[int, ...]  # shown ones, otherwise only one's own
    hands: tuple[int, ...]
    rows: tuple[int, ...]
    sack: int
    open: tuple[int, ...]
    hand: tuple[int, ...]
    row: tuple[int, ...]
    known: tuple[tuple[int, int], ...]
    game: str = "toy"

    def to_json(self) -> dict[str, Any]:
        """In plain JSON values."""
        plain: dict[str, Any] = to_plain(self)
        return plain


class ToyState:
    """The mutable core of the toy."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.sink: Sink | None = None
        self.unasked: list[tuple[Seat, Code]] | None = None
        self.chance = chance
        self.stage, self.turn, self.on_turn, self.steps = BIDDING, 0, 0, 0
        self.points, self.gone, self.bids = [0] * seats, [False] * seats, [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.sack: list[int] = []
        self.open: list[int] = []
        self.knowledge: Knowledge | None = None

    def copy(self) -> ToyState:
        """A state that goes its own way."""
        twin = ToyState(self.seats, self.chance.copy())
        twin.stage, twin.turn, twin.on_turn, twin.steps = self.stage, self.turn, self.on_turn, self.steps
        twin.points, twin.gone, twin.bids = self.points[:], self.gone[:], self.bids[:]
        twin.hands, twin.rows = [hand[:] for hand in self.hands], [row[:] for row in self.rows]
        twin.sack, twin.open = self.sack[:], self.open[:]
        twin.knowledge = None if self.knowledge is None else self.knowledge.copy()
        return twin

    def deal(self) -> None:
        """Shuffles the sack and deals three grains each."""
        self.sack = [grain for grain, copies in enumerate(COPIES) for _ in range(copies)]
        self.chance.shuffle(self.sack)
        for hand in self.hands:
            hand.extend(sorted(self.sack.pop() for _ in range(3)))
            hand.sort()

    # -- what is asked

    @property
    def outcome(self) -> Outcome | None:
        """Four points win, or being left alone; after sixty turns nobody does."""
        if self.stage != OVER:
            return None
        here = [seat for seat in range(self.seats) if not self.gone[seat]]
        if len(here) == 1:
            return Outcome(tuple(here), "alone", "TOY-2")
        winners = tuple(seat for seat in here if self.points[seat] >= POINTS)
        return Outcome(winners, "points", "TOY-1") if winners else Outcome((), "too-long", "TOY-3")

    def deciders(self) -> list[Seat]:
        """All who have not bid, or whose turn it is."""
        if self.stage == OVER:
            return []
        if self.stage != BIDDING:
            return [self.on_turn]
        return [seat for seat in range(self.seats) if not self.bids[seat] and not self.gone[seat]]

    def may_answer(self, seat: Seat) -> bool:
        """Bids may be changed."""
        return seat in self.deciders() or (self.stage == BIDDING and not self.gone[seat])

    def actions(self, seat: Seat | None = None) -> list[Code]:
        """What the seat may do."""
        seat = self.deciders()[0] if seat is None else seat
        if self.stage == BIDDING:
            return [pack(BID, number) for number in (1, 2, 3)]
        if self.stage == WALKING:
            return [pack(STEP, field, weather) for field in range(3) for weather in (0, 1)] + [DONE]
        lays = [pack(LAY, grain) for grain in sorted(set(self.hands[seat]))]
        if self.stage == LAYING:
            return [*lays, DONE]
        others = [other for other in range(self.seats) if other != seat and self.hands[other]]
        return [
            *([DRAW] if self.sack else []), ROLL,
            *(pack(LOOK, other) for other in others), *(pack(STEAL, other) for other in others),
            *lays, *(pack(SHOW, grain) for grain in sorted(set(self.rows[seat]))),
            pack(WALK, 0), pack(WALK, 300), PASS,
        ]  # fmt: skip

    def sample(self, chance: Chance) -> Code:
        """One of them."""
        offered = self.actions()
        return offered[chance.below(len(offered))]

    # -- what happens

    def tell(self, kind: type[Event], *values: Any) -> None:
        """Reports an event, if anybody listens."""
        if self.sink is not None:
            self.sink.append(EVENTS.make(EVENTS.number[kind], values, WRITER))

    def apply(self, code: Code, seat: Seat | None = None) -> None:
        """Carries out an action."""
        seat = self.deciders()[0] if seat is None else seat
        _EFFECTS[code & 0xFF](self, seat, *ACTIONS.unpack(code))
        if self.knowledge is not None:
            self.knowledge.settle(self.sizes())

    def bid(self, seat: Seat, number: int) -> None:
        """The last bid opens them all."""
        self.bids[seat] = number
        self.tell(BidMade, seat, number)
        if not self.deciders():
            self.open_bids()

    def open_bids(self) -> None:
        """The highest begins; the die says where the search for it starts."""
        die = self.chance.below(6)
        self.tell(BidsShown, tuple(self.bids), die + 1)
        order = [(die + turn) % self.seats for turn in range(self.seats)]
        self.on_turn = max((seat for seat in order if not self.gone[seat]), key=lambda seat: self.bids[seat])
        self.stage, self.turn = TURN, 1

    def draw(self, seat: Seat) -> None:
        """The top of the sack."""
        grain = self.sack.pop()
        self.into(self.hands[seat], grain)
        self.tell(Drawn, seat, grain)
        self.stage = LAYING

    def roll(self, seat: Seat) -> None:
        """Four or more is a point."""
        die = self.chance.below(6) + 1
        self.tell(Rolled, seat, die)
        self.points[seat] += die >= 4
        self.end_turn()

    def look(self, seat: Seat, whose: Seat) -> None:
        """A whole hand."""
        self.tell(HandSeen, seat, whose, tuple(self.hands[whose]))
        if self.knowledge is not None:
            self.knowledge.look(seat, whose, self.hands[whose])
        self.end_turn()

    def steal(self, seat: Seat, whose: Seat) -> None:
        """One at random."""
        grain = self.hands[whose].pop(self.chance.below(len(self.hands[whose])))
        self.into(self.hands[seat], grain)
        self.tell(Stolen, seat, whose, grain)
        if self.knowledge is not None:
            self.knowledge.see_leave(seat, whose, grain)
            self.knowledge.learn(whose, grain, seat)
            self.unseen(whose, seat, (seat, whose))
        self.end_turn()

    def lay(self, seat: Seat, grain: int) -> None:
        """Face down; more may follow."""
        self.hands[seat].remove(grain)
        self.into(self.rows[seat], grain)
        self.tell(Laid, seat, grain)
        self.unseen(seat, self.seats + seat, (seat,))
        self.stage = LAYING
        if not self.hands[seat]:  # everybody sees that there is nothing more to lay
            if self.unasked is not None:
                self.unasked.append((seat, DONE))
            self.done(seat)

    def show(self, seat: Seat, grain: int) -> None:
        """Turned up for a point."""
        self.rows[seat].remove(grain)
        self.into(self.open, grain)
        self.tell(Shown, seat, grain)
        if self.knowledge is not None:
            for other in range(self.seats):
                if other != seat:
                    self.knowledge.see_leave(other, self.seats + seat, grain)
        self.points[seat] += 1
        self.end_turn()

    def walk(self, seat: Seat, luggage: int) -> None:
        """Two steps at most."""
        self.stage, self.steps = WALKING, 0

    def step(self, seat: Seat, field: int, weather: int) -> None:
        """One of them."""
        self.tell(Stepped, seat, field)
        self.steps += 1
        if self.steps == 2:
            self.end_turn()

    def done(self, seat: Seat) -> None:
        """Enough laid: now a walk. Enough walked: that was it."""
        if self.stage == LAYING:
            self.stage, self.steps = WALKING, 0
        else:
            self.end_turn()

    def unseen(self, source: int, target: int, witnesses: tuple[Seat, ...]) -> None:
        """Everybody else loses sight of a grain."""
        if self.knowledge is not None:
            for seat in range(self.seats):
                if seat not in witnesses:
                    self.knowledge.move_unseen(seat, source, target)

    @staticmethod
    def into(place: list[int], grain: int) -> None:
        """Hands and rows are kept sorted: no place in them tells anything."""
        place.append(grain)
        place.sort()

    def end_turn(self) -> None:
        """The next seat, or the end."""
        here = [seat for seat in range(self.seats) if not self.gone[seat]]
        if len(here) == 1 or max(self.points) >= POINTS or self.turn >= TURNS:
            self.stage = OVER
            return
        self.stage, self.steps, self.turn = TURN, 0, self.turn + 1
        later = (*range(self.on_turn + 1, self.seats), *here)
        self.on_turn = next(seat for seat in later if not self.gone[seat])

    def resign(self, seat: Seat) -> None:
        """The seat's grains stay where they are."""
        self.gone[seat] = True
        self.tell(Left, seat)
        if sum(self.gone) == self.seats - 1:
            self.stage = OVER
        elif self.stage == BIDDING and not self.deciders():
            self.open_bids()
        elif self.stage != BIDDING and self.on_turn == seat:
            self.end_turn()

    # -- what is known

    def sizes(self) -> list[int]:
        """How many grains lie in each place: hands first, then rows."""
        return [len(place) for place in (*self.hands, *self.rows)]

    def track(self) -> None:
        """Begins to keep what each seat knows."""
        if self.knowledge is None:
            self.knowledge = Knowledge.nothing(self.seats)

    def view(self, seat: Seat | None) -> ToyView:
        """What the seat may know."""
        shown = self.stage != BIDDING
        return ToyView(
            seat, tuple(self.deciders()), self.stage, self.turn, self.on_turn, self.steps, tuple(self.points),
            tuple(self.gone), tuple(bid if shown or seat == owner else 0 for owner, bid in enumerate(self.bids)),
            tuple(map(len, self.hands)), tuple(map(len, self.rows)), len(self.sack), tuple(self.open),
            () if seat is None else tuple(self.hands[seat]), () if seat is None else tuple(self.rows[seat]),
            () if seat is None or self.knowledge is None else self.knowledge.traces[seat],
        )  # fmt: skip

    def views(self) -> dict[Seat | None, ToyView]:
        """The same for everybody; there is nothing here that would be quicker together."""
        return {seat: self.view(seat) for seat in (*range(self.seats), None)}

    def redeal(self, seat: Seat, chance: Chance) -> ToyState:
        """Another world that fits."""
        return imagine(self.view(seat), chance)

    def dump(self) -> dict[str, Any]:
        """Everything in plain JSON values."""
        return {
            "seats": self.seats, "stage": self.stage, "turn": self.turn, "on_turn": self.on_turn, "steps": self.steps,
            "points": self.points[:], "gone": self.gone[:], "bids": self.bids[:],
            "hands": [hand[:] for hand in self.hands], "rows": [row[:] for row in self.rows], "sack": self.sack[:],
            "open": self.open[:],
            "known": None if self.knowledge is None else to_plain(self.knowledge.traces),
            "chance": [self.chance.key.hex(), self.chance.counter, list(self.chance.script)],
        }  # fmt: skip

    def digest(self) -> str:
        """A check sum of everything."""
        return digest_of(sorted(self.dump().items()))

    def check(self) -> None:
        """No grain is lost or doubled."""
        lying = [*self.sack, *self.open, *(grain for place in (*self.hands, *self.rows) for grain in place)]
        assert tuple(map(lying.count, range(len(GRAINS)))) == COPIES, f"grains were lost or doubled: {lying}"

    def whereabouts(self) -> set[tuple[str, str]]:
        """Which kinds of grain lie in which hidden places."""
        return {
            (GRAINS[grain], f"{name} {owner}")
            for name, places in (("hand", self.hands), ("row", self.rows), ("sack", [self.sack]))
            for owner, place in enumerate(places)
            for grain in place
        }

    def places_of_unknown(self, seat: Seat) -> set[tuple[str, str]]:
        """The same as far as the seat can tell."""
        names = [f"{name} {owner}" for name in ("hand", "row") for owner in range(self.seats)]
        view = self.view(seat)
        own = {seat: view.hand, self.seats + seat: view.row}
        sizes = [0 if place in own else size for place, size in enumerate(self.sizes())]
        rest = [grain for grain, copies in enumerate(COPIES) for _ in range(copies)]
        for grain in (*view.open, *view.hand, *view.row, *(grain for grain, _ in view.known)):
            rest.remove(grain)
        found = {(GRAINS[grain], names[place]) for place, grains in own.items() for grain in grains}
        found |= {(GRAINS[grain], names[place]) for grain, mask in view.known for place in bits_of(mask)}
        found |= {(GRAINS[grain], "sack 0") for grain in rest if self.sack}
        for place in range(len(sizes)):
            if has_room(view.known, sizes, place):
                found |= {(GRAINS[grain], names[place]) for grain in rest}
        return found


def bits_of(mask: int) -> list[int]:
    """The places in a mask."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def has_room(traces: tuple[Trace, ...], sizes: list[int], place: int) -> bool:
    """Whether a grain that nobody has seen may lie there."""
    try:
        spread((*traces, (-1, 1 << place)), sizes, Chance(b""))
    except AssertionError:
        return False
    return True


_EFFECTS: tuple[Any, ...] = (
    ToyState.bid, ToyState.draw, ToyState.roll, ToyState.look, ToyState.steal, ToyState.lay, ToyState.show,
    ToyState.walk, ToyState.step, ToyState.done, ToyState.done,
)  # fmt: skip


def imagine(view: ToyView, chance: Chance) -> ToyState:
    """A world that fits the view: own grains, then those that were seen, then the rest as it comes."""
    state = ToyState(len(view.hands), chance)
    state.stage, state.turn, state.on_turn, state.steps = view.stage, view.turn, view.on_turn, view.steps
    state.points, state.gone, state.open = list(view.points), list(view.gone), list(view.open)
    asked = set(view.asked)
    state.bids = [
        bid if bid or seat in asked or view.gone[seat] else 1 + chance.below(3) for seat, bid in enumerate(view.bids)
    ]
    places: list[list[int]] = [*state.hands, *state.rows]
    sizes = [*view.hands, *view.rows]
    if view.seat is not None:
        places[view.seat].extend(view.hand)
        places[state.seats + view.seat].extend(view.row)
    free = [size - len(place) for size, place in zip(sizes, places, strict=True)]
    for (grain, _), place in zip(view.known, spread(view.known, free, chance), strict=True):
        places[place].append(grain)
    rest = [grain for grain, copies in enumerate(COPIES) for _ in range(copies)]
    for grain in [*view.open, *(grain for place in places for grain in place)]:
        rest.remove(grain)
    chance.shuffle(rest)
    for size, lying in zip(sizes, places, strict=True):
        lying.extend(rest.pop() for _ in range(size - len(lying)))
        lying.sort()
    state.sack = rest
    state.track()
    if view.seat is not None and state.knowledge is not None:
        state.knowledge.traces[view.seat] = view.known
    return state


# -- the game -------------------------------------------------------------------------------------------------------


class Toy:
    """The game as the kernel sees it."""

    id = "toy"
    revision = 3
    actions = ACTIONS
    events = EVENTS
    connectors = frozenset({"done"})

    def setup(self, **options: Any) -> Setup:
        """Two or three players."""
        unknown = sorted(set(options) - {"players"})
        if unknown:
            raise SetupRefused(f"there is no option {unknown[0]!r}")
        players = options.get("players", 2)
        if players not in (2, 3) or isinstance(players, bool):
            raise SetupRefused(f"two or three can play, not {players!r}")
        return {"players": players}

    def start(self, setup: Setup, chance: Chance) -> ToyState:
        """Dealt and ready to bid."""
        state = ToyState(setup["players"], chance)
        state.deal()
        return state

    def seats(self, setup: Setup) -> int:
        """As many as players."""
        return int(setup["players"])

    def seat_name(self, seat: Seat) -> str:
        """Hens."""
        return f"hen {seat}"

    def writer(self, state: Any, seat: Seat | None) -> ToyWriter:
        """The same for all."""
        return WRITER

    def decision(self, state: ToyState, seat: Seat) -> Decision:
        """What the seat is asked."""
        about = (("steps", str(state.steps)),) if state.stage == WALKING else ()
        return Decision(KINDS[state.stage], seat, about)

    def explain(self, state: ToyState, seat: Seat, code: Code) -> Refusal:
        """Why not."""
        face = ACTIONS.face(code, WRITER)
        if isinstance(face, Lay) and state.stage in (TURN, LAYING):
            return Refusal("TOY-4", "not-in-hand", (("grain", face.grain),))
        return Refusal("TOY-5", "not-now", (("verb", face.verb()),))

    def view_from_json(self, data: dict[str, Any]) -> ToyView:
        """The way back."""
        return from_plain(ToyView, data)

    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        """A world that fits."""
        return imagine(view, chance)

    def write_position(self, state: ToyState) -> str:
        """One line for each part."""
        return "game: toy\n" + "".join(f"{key}: {json.dumps(value)}\n" for key, value in state.dump().items())

    def read_position(self, text: str) -> tuple[Setup, ToyState]:
        """The way back."""
        lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
        try:
            data: Mapping[str, Any] = {key: json.loads(value) for key, value in lines.items() if key != "game"}
            key, counter, script = data["chance"]
            state = ToyState(data["seats"], Chance(bytes.fromhex(key), counter, tuple(script)))
            for name in data.keys() - {"seats", "known", "chance"}:
                setattr(state, name, data[name])
        except (KeyError, ValueError) as problem:
            raise Unreadable(f"this position cannot be read: {problem!r}") from None
        if data["known"] is not None:
            state.knowledge = Knowledge([tuple((grain, mask) for grain, mask in traces) for traces in data["known"]])
        return {"players": state.seats}, state


GAME = Toy()
