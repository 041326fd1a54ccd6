"""The mutable core: a few flat lists and ints that copy in a few lines. The words of the rulebook are its methods.

Everything that can be known by looking at the table is here, and everything that is hidden too; `view.py` says who may
see what. Rows that seldom change (hands, decks, stacks of units) are tuples, so that a copy shares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Final

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, LAVA, SEA, TERRITORY, Hex
from topcluck.games.island.box import ARMY, NO_CARD, Box, Seat, Unit
from topcluck.games.island.model import CHICKENS, SHIELDS, TAGS, TOKENS_PER_RESOURCE
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Sink
from topcluck.kernel.game import Outcome
from topcluck.kernel.knowledge import Knowledge, in_order
from topcluck.kernel.replay import digest_of

# where a unit is, if not on a hex
DESTROYED: Final = -1  # a Chicken beside the Banner, a Leader or Machine slot that nobody stands in
PILOTING: Final = -2  # and below: PILOTING - u is a Pilot of the Machine u

CLAW: Final = 0
CHICKEN: Final = 1
STAR: Final = 2
PLUS_ONE: Final = 3
PLUS_TWO: Final = 4
PLUS_THREE: Final = 5

# temporary effects: (duration, source, op, stat or trait, amount, whom, unit types)
THIS_COMBAT: Final = 0
THIS_TURN: Final = 1
THE_ATTACKER: Final = -1  # "whom" when a role is meant and not a unit (FX-8)
THE_DEFENDER: Final = -2
Mod = tuple[int, int, int, int, int, int, int]

# a Scroll of the running combat that was turned up: (seat, card, what became of it, the unit it lies on)
OPEN: Final = 0
RESOLVED: Final = 1
CANCELLED: Final = 2
STAYED: Final = 3
COPIED: Final = 4  # no card: it repeats the Scroll of another entry
Played = tuple[int, int, int, int]

# an ability that waits for its turn: (seat, card, moment, bearer, hex, attacker, defender, result of the combat)
Waiting = tuple[int, int, int, int, int, int, int, int]

NAMELESS: Final = 255  # the greatest code of an action without parts

NOBODY: Final = -1
NO_UNIT: Final = Unit(-1)

LYING: Final = -1  # a Flag that nobody carries is at LYING minus its hex

WON: Final = 0
LAST_LEFT: Final = 1
ALL_LOST: Final = 2
FLAG_HOME: Final = 3
_REASONS = (("tags", "WIN-1"), ("resigned", "GEN-14"), ("deck", "EXPERT-9"), ("flag", "FLAG-2"))


# slots that are no part of what is written down: they follow from the rest, or belong to whoever looks
_FOLLOWS = frozenset((
    "armies", "box", "chance", "in_play", "knowledge", "offered", "owner", "place", "sink", "stirred", "unasked",
    "unsettled", "valued",
))  # fmt: skip
# slots that the first records did not have: left out while empty (0, (), []), so that old check sums still hold
_CAME_LATER = frozenset((
    "activated", "arranging", "face_up", "facing", "fallen", "firm", "flags", "humbled", "order", "power", "second",
))  # fmt: skip


_SLOTS = (
    "active", "answers", "armies", "at", "attached", "attacker", "banner", "borrowed", "box", "cancels", "card",
    "catastrophes", "chance", "claims", "combat_three", "combat_two", "dealt", "deck", "defender", "discard",
    "fighting", "free_used", "ground", "hand", "home", "in_play", "island", "knowledge", "laid", "lineup",
    "machine_deck", "machine_discard", "mods", "offered", "outcome_kind", "owner", "passes", "picked", "place",
    "played", "plus", "ranged", "resigned", "resources", "rolling", "seats", "shield_supply", "shields", "sink",
    "spent", "stack", "start", "strategies", "struck", "supply", "supply_machines", "tags", "transit",
    "transit_from", "turn", "unasked", "unsettled", "used", "waiting", "where", "winners",
    "firm", "flags", "stirred", "arranging", "face_up",
    "fallen", "humbled", "second",
    "activated", "facing", "order", "power",
    "valued",
)  # fmt: skip


class State:
    """A game of War for Chicken Island at a decision, or over."""

    __slots__ = _SLOTS

    def __init__(self, box: Box, chance: Chance, other: State | None = None) -> None:
        """An empty table; or that of *other*, for `copy`: a compiled object is made here and nowhere else."""
        self.box, self.chance = box, chance
        if other is None:
            self.seats = box.seats  # people and bots
            self.armies = armies = box.armies  # one for each seat, and the Challenger's (SOLO-5)
            self.owner, self.place = box.owner, box.place  # of units
            units = len(box.owner)
            self.sink: Sink | None = None
            self.unasked: list[tuple[Seat, int]] | None = None
            self.knowledge: Knowledge | None = None
            self.unsettled = False  # whether what seats know must be thought through at the end of this action
            self.offered: list[int] | None = None  # the options of the frame on top, once somebody has asked
            self.valued: tuple[Any, Any] | None = None  # units with their values, and what these were made of: to look
            # the table
            self.stack: list[d.Frame] = []
            self.turn, self.start, self.active = 0, NOBODY, NOBODY
            self.outcome_kind, self.winners = -1, 0
            self.resigned = 0
            self.ground: list[int] = box.board.ground[:]
            self.at: list[tuple[int, ...]] = [()] * len(self.ground)  # stacks, from the bottom to the top
            self.island: tuple[tuple[int, ...], ...] = ()  # tiles laid so far, while an island is built
            self.home: list[int] = [-1] * armies  # the pair of Base and Territory of a seat
            self.claims: list[int] = [NOBODY] * len(box.board.bases)  # the seat of a pair
            # units
            self.where: list[int] = [DESTROYED] * units
            self.card: list[int] = [NO_CARD] * units
            self.shields: list[int] = [0] * units
            self.plus: list[int] = [0] * units  # +1 dice
            self.attached: list[tuple[int, ...]] = [()] * units
            # Flags, where they are played for
            self.flags: list[int] = []  # of each seat: the unit that carries it, or LYING minus the hex where it lies
            self.firm: tuple[tuple[int, int], ...] = ()  # units on Lava or Sea, and where they stood before (RUL-99)
            self.stirred = False  # whether a unit or a Flag has moved since they were last looked after
            # what seats have
            self.hand: list[tuple[int, ...]] = [()] * armies  # sorted: the order of a hand tells nothing
            self.picked: list[tuple[int, ...]] = [()] * armies  # chosen one by one, nothing disclosed yet (RUL-134)
            self.strategies: list[tuple[int, ...]] = [()] * armies
            self.borrowed: list[tuple[int, ...]] = [()] * armies  # enemies' Strategies that count until the turn ends
            self.in_play: list[tuple[int, ...]] = [()] * armies  # cards whose effects reach beyond one unit; follows
            self.resources: list[int] = [0] * (3 * armies)
            self.banner: list[int] = [0] * (6 * armies)  # dice by face
            self.spent: list[int] = [0] * armies
            self.rolling = 0  # dice picked for the roll that is being prepared
            self.tags: list[int] = [0] * (armies * armies)  # tags[a * armies + b]: of a, on the Banner of b
            self.dealt: list[tuple[int, ...]] = [()] * armies  # Leaders to choose from
            self.answers: list[int] = [NO_CARD] * armies
            self.second: tuple[int, ...] = ()  # by seat, if any Leaders lie face down (EPIC-1)
            self.fallen: tuple[int, ...] = ()  # by seat, if any Leaders died an epic death (EPIC-4)
            # common piles
            self.deck: tuple[int, ...] = ()  # the top is the last
            self.discard: tuple[int, ...] = ()
            self.machine_deck: tuple[int, ...] = ()
            self.machine_discard: tuple[int, ...] = ()
            self.lineup: tuple[int, ...] = ()
            self.supply: list[int] = [TOKENS_PER_RESOURCE if box.resources else 0] * 3  # GALLOS-2
            self.shield_supply = SHIELDS
            self.supply_machines: list[int] = [number for _, number in box.cards.miniatures]
            # this turn
            self.free_used = False
            self.used: tuple[int, ...] = ()  # abilities used this turn: unit * 16 + ability
            self.mods: tuple[Mod, ...] = ()
            self.humbled = 0  # Leaders attacked with success this turn, as bits of units (EPIC-3)
            self.transit = 0  # the units in transit as bits (MOVE-6)
            self.transit_from = -1
            self.waiting: tuple[Waiting, ...] = ()
            self.catastrophes: tuple[tuple[int, int], ...] = ()  # drawn and not yet resolved: (drawer, card)
            self.struck: tuple[int, ...] = ()  # resolved, not yet shuffled back
            # this combat
            self.fighting = False
            self.attacker, self.defender, self.ranged = int(NO_UNIT), int(NO_UNIT), False
            self.passes = 0
            self.combat_two, self.combat_three = 0, 0  # +2 and +3 dice used
            self.laid: list[tuple[int, ...]] = [()] * armies
            self.played: tuple[Played, ...] = ()
            self.cancels: tuple[tuple[int, int, int], ...] = ()  # (canceller, who has yet to reveal, place in `played`)
            # face-down tokens: there a unit is a place that all can follow; `card` says which token truly lies there
            self.face_up = 0  # tokens that were revealed, as bits (GALLOS-5)
            self.arranging: tuple[int, ...] = ()  # tokens of the stack that is being arranged, from the top (GALLOS-7)
            # the Challenger (SOLO)
            self.facing = 0  # the direction of rank 1 on the Priority Hex, counted from 1 (SOLO-12)
            self.order: tuple[int, ...] = ()  # its units in activation order, also those that fell this turn (SOLO-10)
            self.activated = 0  # those activated this turn, as bits (SOLO-20)
            self.power = 0  # what Power dice add to its attacks this turn (SOLO-18)
        else:
            self.seats, self.armies = other.seats, other.armies
            self.owner, self.place = other.owner, other.place
            self.sink = self.unasked = None
            self.knowledge = None if other.knowledge is None else other.knowledge.copy()
            self.unsettled, self.offered, self.valued = other.unsettled, other.offered, other.valued
            self.stack = other.stack[:]
            self.turn, self.start, self.active = other.turn, other.start, other.active
            self.outcome_kind, self.winners, self.resigned = other.outcome_kind, other.winners, other.resigned
            self.ground, self.at = other.ground[:], other.at[:]
            self.home, self.claims, self.island = other.home[:], other.claims[:], other.island
            self.where, self.card, self.shields = other.where[:], other.card[:], other.shields[:]
            self.plus, self.attached = other.plus[:], other.attached[:]
            self.flags, self.firm, self.stirred = other.flags[:], other.firm, other.stirred
            self.hand, self.picked = other.hand[:], other.picked[:]
            self.strategies, self.borrowed, self.in_play = other.strategies[:], other.borrowed[:], other.in_play[:]
            self.resources, self.banner, self.spent = other.resources[:], other.banner[:], other.spent[:]
            self.rolling, self.tags = other.rolling, other.tags[:]
            self.dealt, self.answers = other.dealt[:], other.answers[:]
            self.second, self.fallen, self.humbled = other.second, other.fallen, other.humbled
            self.deck, self.discard = other.deck, other.discard
            self.machine_deck, self.machine_discard = other.machine_deck, other.machine_discard
            self.lineup = other.lineup
            self.supply, self.supply_machines = other.supply[:], other.supply_machines[:]
            self.shield_supply = other.shield_supply
            self.free_used, self.used, self.mods = other.free_used, other.used, other.mods
            self.transit, self.transit_from, self.waiting = other.transit, other.transit_from, other.waiting
            self.catastrophes, self.struck = other.catastrophes, other.struck
            self.fighting, self.attacker, self.defender = other.fighting, other.attacker, other.defender
            self.ranged, self.passes = other.ranged, other.passes
            self.combat_two, self.combat_three = other.combat_two, other.combat_three
            self.laid, self.played, self.cancels = other.laid[:], other.played, other.cancels
            self.face_up, self.arranging = other.face_up, other.arranging
            self.facing, self.order = other.facing, other.order
            self.activated, self.power = other.activated, other.power

    # -- the contract of a game's state -----------------------------------------------------------------------------

    def copy(self) -> State:
        """A state that goes its own way from here; it reports to nobody."""
        return State(self.box, self.chance.copy(), self)

    def deciders(self) -> list[Seat]:
        """The seats that must answer now, in the order of GEN-7."""
        if self.outcome_kind >= 0:
            return []
        frame = self.stack[-1]
        if frame[0] == d.CHOOSE_LEADER:
            return [seat for seat in range(self.seats) if self.answers[seat] == NO_CARD]
        return [frame[1]]

    def may_answer(self, seat: Seat) -> bool:
        """Whether the seat can answer now; a secret answer may be changed until all are in."""
        if self.outcome_kind >= 0:
            return False
        frame = self.stack[-1]
        return 0 <= seat < self.seats if frame[0] == d.CHOOSE_LEADER else frame[1] == seat

    def actions(self, seat: Seat | None = None) -> list[int]:
        """All that the seat may choose, in a fixed order."""
        frame = self.stack[-1]
        if frame[0] == d.CHOOSE_LEADER:
            frame = (d.CHOOSE_LEADER, self.deciders()[0] if seat is None else seat)
            return d.OPTIONS[d.CHOOSE_LEADER](self, frame)  # type: ignore[misc]  # filled when the rules are loaded
        if self.offered is None:
            self.offered = d.OPTIONS[frame[0]](self, frame)  # type: ignore[misc]
        return self.offered

    def sample(self, chance: Chance) -> int:
        """One of the actions, drawn at random; where that is quicker, without listing them."""
        if self.offered is None:
            frame = self.stack[-1]
            draw = d.SAMPLE[frame[0]]
            if draw is not None:
                return draw(self, frame, chance)
        options = self.actions()
        return options[chance.below(len(options))] if len(options) > 1 else options[0]

    def apply(self, code: int, seat: Seat | None = None) -> None:
        """Carries out an action that is on offer, and everything that follows by itself."""
        stack = self.stack
        frame = stack.pop()
        self.offered = None
        if frame[0] == d.CHOOSE_LEADER:
            frame = (d.CHOOSE_LEADER, self.first_open() if seat is None else seat)
        d.RESOLVE[frame[0]](self, frame, code)  # type: ignore[misc]
        self.run()

    def first_open(self) -> Seat:
        """The first seat that has not yet chosen a Leader."""
        return self.answers.index(NO_CARD)

    def run(self) -> None:
        """Goes on until a seat must be asked or the game is over."""
        stack = self.stack
        while self.outcome_kind < 0:
            if self.stirred:
                stack.append((d.SETTLE_FLAGS,))
            frame = stack[-1]
            kind = frame[0]
            work = d.RUN[kind]
            if work is not None:
                stack.pop()
                work(self, frame)
            elif d.SILENT[kind]:
                options = d.OPTIONS[kind](self, frame)  # type: ignore[misc]
                assert options, f"{d.KINDS[kind].name} offers nothing"
                code = options[0]
                if len(options) > 1 or (d.NAMED[kind] and code > NAMELESS) or kind in self.box.telling:
                    if frame[1] < self.seats:
                        self.offered = options
                        break
                    code = self.box.mode.answer(self, frame, options)
                if self.unasked is not None:
                    self.unasked.append((frame[1], code))
                stack.pop()
                d.RESOLVE[kind](self, frame, code)  # type: ignore[misc]
            else:
                break
        if self.unsettled:
            self.settle_knowledge()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.outcome_kind < 0:
            return None
        winners = tuple(seat for seat in range(self.seats) if self.winners >> seat & 1)
        reason, rule = _REASONS[self.outcome_kind]
        if self.outcome_kind == WON:
            rule = self.box.mode.win_rule(self.armies)
            if not winners:
                reason, rule = "challenger", self.box.mode.loss_rule()
        return Outcome(winners, reason, rule)

    def resign(self, seat: Seat) -> None:
        """The seat leaves; with one side left the game is over, otherwise somebody else plays the seat on."""
        from topcluck.games.island.events import RESIGNED  # noqa: PLC0415  the core loads no faces until somebody looks

        self.resigned |= 1 << seat
        self.tell(RESIGNED, seat)
        left = [other for other in range(self.armies) if not self.resigned >> other & 1]
        if len({self.side_of(other) for other in left}) == 1:
            self.end(LAST_LEFT, sum(1 << other for other in left))

    def track(self) -> None:
        """Begins to keep what each seat knows."""
        if self.knowledge is None:
            rows = [in_order(CHICKENS)] * self.armies if self.box.face_down else []  # RUL-146: by number
            self.knowledge = Knowledge.nothing(self.seats, rows)

    def view(self, seat: Seat | None) -> Any:
        """What the seat may know; None is the spectator."""
        from topcluck.games.island.showing import view  # noqa: PLC0415  a view is made of a state

        return view(self, seat)

    def views(self) -> dict[Seat | None, Any]:
        """What every seat and the spectator may know, built together."""
        from topcluck.games.island.showing import views  # noqa: PLC0415  a view is made of a state

        return views(self)

    def redeal(self, seat: Seat, chance: Chance) -> State:
        """A copy in which everything that the seat cannot know is dealt anew."""
        from topcluck.games.island.view import redeal  # noqa: PLC0415  views stand outside the core

        return redeal(self, seat, chance)

    def whereabouts(self) -> set[tuple[str, str]]:
        """Which face-down tokens truly lie in which places."""
        from topcluck.games.island.view import whereabouts  # noqa: PLC0415  views stand outside the core

        return whereabouts(self)

    def places_of_unknown(self, seat: Seat) -> set[tuple[str, str]]:
        """The same as far as the seat can tell."""
        from topcluck.games.island.view import places_of_unknown  # noqa: PLC0415  views stand outside the core

        return places_of_unknown(self, seat)

    def dump(self) -> dict[str, Any]:
        """The whole state in plain JSON values; equal dumps are equal states."""
        data: dict[str, Any] = {}
        for name in _SLOTS:
            value = getattr(self, name)
            if name not in _FOLLOWS and (value or name not in _CAME_LATER):
                data[name] = _plain(value)
        data["chance"] = [self.chance.key.hex(), self.chance.counter, list(self.chance.script)]
        data["knowledge"] = None if self.knowledge is None else _plain(self.knowledge.traces)
        if self.knowledge is not None and self.knowledge.rows:
            data["tokens"] = _plain(self.knowledge.rows)
        return data

    def digest(self) -> str:
        """A quick check sum of all that `dump` has."""
        luck, known, later = self.chance, self.knowledge, _later(self)
        return digest_of(
            _others(self),
            [(name, value) for name, value in zip(_LATER, later, strict=True) if value] if any(later) else (),
            (luck.key, luck.counter, luck.script),
            None if known is None else (known.traces, known.rows),
        )

    def check(self) -> None:
        """Asserts that no piece was lost or made up, and that places and stacks agree."""
        from topcluck.games.island.conservation import check  # noqa: PLC0415  only tests and soaks ask for it

        check(self)

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell(self, number: int, *values: Any) -> None:
        """Reports an event to whoever listens."""
        if self.sink is not None:
            from topcluck.games.island.events import face  # noqa: PLC0415  the core loads no faces in roll-outs

            self.sink.append(face(self, number, values))

    # -- pending things ---------------------------------------------------------------------------------------------

    def ask(self, *frame: int) -> None:
        """Puts a question or a task on top of the stack: its kind, then its fields."""
        self.stack.append(frame)

    def note(self, field: int, value: int) -> None:
        """Writes a choice into the effect that asked for it, now on top of the stack."""
        frame = self.stack[-1]
        assert frame[0] == d.EFFECT, "only effects take notes"
        self.stack[-1] = (*frame[:field], value, *frame[field + 1 :])

    def end(self, kind: int, winners: int) -> None:
        """The game is over at once (WIN-4)."""
        from topcluck.games.island.events import GAME_ENDED  # noqa: PLC0415  as above

        self.outcome_kind, self.winners = kind, winners
        self.tell(GAME_ENDED, [seat for seat in range(self.armies) if winners >> seat & 1])

    # -- seats ------------------------------------------------------------------------------------------------------

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.armies

    def from_active(self) -> Iterator[Seat]:
        """All seats, the active one first, then clockwise (GEN-7)."""
        first = max(self.active, 0)
        return ((first + step) % self.armies for step in range(self.armies))

    def is_challenger(self, seat: Seat) -> bool:
        """Whether nobody sits at this army: its rules play it (SOLO-5)."""
        return seat >= self.seats

    def side_of(self, seat: Seat) -> int:
        """Who plays together: seats with the same number."""
        return self.box.sides[seat]

    def allies_of(self, seat: Seat) -> int:
        """The seats of one's side as bits, oneself included."""
        return sum(1 << other for other in range(self.armies) if self.side_of(other) == self.side_of(seat))

    def are_enemies(self, seat: Seat, other: Seat) -> bool:
        """GEN-8: another player who is not a teammate."""
        return seat != other and self.side_of(seat) != self.side_of(other)

    def enemies_of(self, seat: Seat) -> list[Seat]:
        """All enemies, clockwise."""
        return self.box.enemies[seat]

    # -- units ------------------------------------------------------------------------------------------------------

    def owner_of(self, unit: int) -> Seat:
        """Whose unit it is."""
        return self.owner[unit]

    def army(self, seat: Seat) -> list[int]:
        """All units a seat may ever have: the Leader, six Chickens, places for Machines."""
        return self.box.army[seat]

    def leader_of(self, seat: Seat) -> int:
        """The Leader of a seat."""
        return seat * ARMY

    def second_of(self, seat: Seat) -> int:
        """The Leader that lies face down before a seat; NO_CARD if there is none (EPIC-1)."""
        return self.second[seat] if self.second else NO_CARD

    def fallen_of(self, seat: Seat) -> int:
        """The Leader of a seat that died an epic death (EPIC-4)."""
        return self.fallen[seat] if self.fallen else NO_CARD

    def chickens_of(self, seat: Seat) -> list[int]:
        """The six Chicken tokens of a seat; the Challenger may have none (SOLO-5)."""
        return self.box.chickens[seat]

    def machines_of(self, seat: Seat) -> list[int]:
        """The places for a seat's Machines."""
        return self.box.machines[seat]

    def is_leader(self, unit: int) -> bool:
        """LEAD-1."""
        return self.place[unit] == 0

    def is_chicken(self, unit: int) -> bool:
        """A Chicken token, on the island or off it."""
        return 1 <= self.place[unit] <= CHICKENS

    def is_machine(self, unit: int) -> bool:
        """MACH-3: a unit with a card that is no Leader."""
        return self.place[unit] > CHICKENS

    def bands(self, unit: int) -> bool:
        """Whether the unit has Banding (BAND-2)."""
        return self.box.bands[self.card[unit]]

    def units_of(self, seat: Seat) -> list[int]:
        """The units of a seat that are on the island."""
        where = self.where
        return [unit for unit in self.box.army[seat] if where[unit] >= 0]

    def destroyed_chickens(self, seat: Seat) -> list[int]:
        """The tokens beside the Banner (PILOT-3)."""
        return [unit for unit in self.chickens_of(seat) if self.where[unit] == DESTROYED]

    def pilots_of(self, machine: int) -> list[int]:
        """The tokens under a Machine (PILOT-1)."""
        return [unit for unit in self.chickens_of(self.owner_of(machine)) if self.where[unit] == PILOTING - machine]

    def is_face_down(self, unit: int) -> bool:
        """Whether only its owner knows which token this is (GALLOS-4)."""
        return self.box.face_down and self.is_chicken(unit) and not self.face_up >> unit & 1

    def tokens_at(self, hex: int) -> list[int]:
        """The units of a stack from the bottom up without the Leader, who has no place among the tokens."""
        return [unit for unit in self.at[hex] if not self.is_leader(unit)]

    # -- ground -----------------------------------------------------------------------------------------------------

    def base_of(self, seat: Seat) -> Hex:
        """The own Base of a seat (SET-12)."""
        return self.box.board.bases[self.home[seat]]

    def land_owner(self, hex: int) -> Seat:
        """Whose Base or Territory a hex is; NOBODY for all else (MAP-5)."""
        pair = self.box.board.pair[hex]
        return NOBODY if pair < 0 else self.claims[pair]

    def is_own_base(self, seat: Seat, hex: int) -> bool:
        """Whether the hex is the seat's own Base."""
        return self.ground[hex] == BASE and self.land_owner(hex) == seat

    def is_own_territory(self, seat: Seat, hex: int) -> bool:
        """Whether the hex belongs to the seat's own Territory."""
        return self.ground[hex] == TERRITORY and self.land_owner(hex) == seat

    def tiles_showing(self, side: int) -> list[Hex]:
        """The Lava/Neutral tiles with this side up; 0 is either (MAP-4)."""
        return [hex for hex in self.box.board.tiles if not side or self.ground[hex] == side]

    def holder(self, hex: int) -> Seat:
        """Whose units stand on a hex (MAP-7); NOBODY if it is empty."""
        units = self.at[hex]
        return self.owner_of(units[0]) if units else NOBODY

    # -- pieces that come and go ------------------------------------------------------------------------------------

    def put(self, unit: int, hex: int) -> None:
        """Puts a unit on top of a hex, wherever it was before."""
        old = self.where[unit]
        if old >= 0:
            self.at[old] = tuple(other for other in self.at[old] if other != unit)
        self.where[unit] = hex
        self.at[hex] = (*self.at[hex], unit)
        if self.flags:
            self._tread(unit, old, hex)

    def take_off(self, unit: int, to: int) -> None:
        """Takes a unit off the island: destroyed, or a Pilot."""
        old = self.where[unit]
        if old >= 0:
            self.at[old] = tuple(other for other in self.at[old] if other != unit)
        self.where[unit] = to
        if self.firm:
            self.firm = tuple(pair for pair in self.firm if pair[0] != unit)

    def _tread(self, unit: int, old: int, hex: int) -> None:
        """A unit has come to a hex: Flags may lie there; on Lava and Sea it is known where it came from (RUL-99)."""
        self.stirred = True
        before = dict(self.firm)
        last = before.pop(unit, old if old >= 0 else hex)
        if self.ground[hex] in (LAVA, SEA):
            before[unit] = last
        self.firm = tuple(sorted(before.items()))

    def resources_of(self, seat: Seat) -> int:
        """How many Resources lie on a Banner."""
        return sum(self.resources[seat * 3 : seat * 3 + 3])

    def unplaced_tags(self, seat: Seat) -> int:
        """LIMIT-6: each player has 3 tags."""
        return TAGS - sum(self.tags[seat * self.armies : (seat + 1) * self.armies])

    def tags_on(self, seat: Seat) -> int:
        """All tags on a Banner."""
        return sum(self.tags[other * self.armies + seat] for other in range(self.armies))

    def refresh_in_play(self, seat: Seat) -> None:
        """Works out anew which cards of a seat reach beyond one unit (STRAT-4, GEN-11)."""
        leader = self.leader_of(seat)
        own = (self.card[leader],) if self.where[leader] >= 0 else ()
        self.in_play[seat] = (*own, *self.strategies[seat], *self.borrowed[seat])

    # -- hands and what is known of them ----------------------------------------------------------------------------

    def add_to_hand(self, seat: Seat, scrolls: list[int]) -> None:
        """Scrolls come into a hand, or on top of the Challenger's pile; the others see how many (RUL-5, SOLO-8)."""
        hand = self.hand[seat] + tuple(scrolls)
        self.hand[seat] = hand if self.is_challenger(seat) else tuple(sorted(hand))
        self.unsettled = self.knowledge is not None

    def drop_from_hand(self, seat: Seat, scroll: int) -> None:
        """One Scroll of this kind leaves a hand."""
        hand = list(self.hand[seat])
        hand.remove(scroll)
        self.hand[seat] = tuple(hand)
        self.unsettled = self.knowledge is not None

    def show_leaving(self, seat: Seat, place: int, scroll: int) -> None:
        """Everybody sees which Scroll leaves a hidden place of a seat for the open."""
        if self.knowledge is not None:
            for other in range(self.seats):
                if other != seat:
                    self.knowledge.see_leave(other, place, scroll)

    def discard_from_hand(self, seat: Seat, scroll: int) -> None:
        """A Scroll goes from a hand to the open discard pile (SCR-3)."""
        self.drop_from_hand(seat, scroll)
        self.show_leaving(seat, hand_place(seat), scroll)
        self.discard = (*self.discard, scroll)

    def hand_size(self, seat: Seat) -> int:
        """What the others see of a hand; cards being picked have not left it yet (RUL-134)."""
        return len(self.hand[seat]) + len(self.picked[seat])

    def settle_knowledge(self) -> None:
        """What seats know, thought through with the sizes of hands and rows that all can see."""
        self.unsettled = False
        if self.knowledge is not None:
            self.knowledge.settle(self.hidden_sizes())

    def hidden_sizes(self) -> list[int]:
        """How many Scrolls lie in each hidden place."""
        sizes: list[int] = []
        for seat in range(self.armies):
            sizes += (self.hand_size(seat), len(self.laid[seat]))
        return sizes


_LATER = tuple(sorted(_CAME_LATER))
_others, _later = attrgetter(*sorted(set(_SLOTS) - _FOLLOWS - _CAME_LATER)), attrgetter(*_LATER)


def by_seat(cards: list[int]) -> tuple[int, ...]:
    """A card for each seat, some of them NO_CARD; if all are, nothing."""
    return tuple(cards) if any(card != NO_CARD for card in cards) else ()


def hand_place(seat: Seat) -> int:
    """The hand of a seat, as a place of the kernel's knowledge."""
    return 2 * seat


def laid_place(seat: Seat) -> int:
    """The face-down row of a seat, as a place of the kernel's knowledge."""
    return 2 * seat + 1


def _plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value
