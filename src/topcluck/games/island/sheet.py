"""A position in named, readable values: what lies open on the table, and what is hidden.

`open_table` and `hidden_of` describe a state, `build` makes a state of such a description. Views show a table and the
hidden part of one seat; `imagine` fills in the rest; the notation writes both as text.

Units are called by seat and place in the army: A0 is the Leader of seat A, A1 to A6 are its Chickens, A7 and up its
Machines. A minus sign stands for nobody and nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, GROUNDS, LAVA, NEUTRAL
from topcluck.games.island.box import MACHINE, NO_CARD, Box
from topcluck.games.island.model import CHICKENS, DIRECTIONS, FACES, OPS, STATS, TRAITS, WHENS
from topcluck.games.island.names import FACE_DOWN, SEATS
from topcluck.games.island.state import LYING, NO_UNIT, PILOTING, State, by_seat
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.knowledge import Cups, Knowledge, Trace

_MOST = 9999  # no number in a frame is greater
FATES = ("open", "resolved", "cancelled", "stays", "copied")
ROLES = {-1: "attacker", -2: "defender"}
DURATIONS = ("combat", "turn")
PLACES = ("hand", "laid")


@dataclass(frozen=True, slots=True)
class HexSheet:
    """A hex of the island: its name, what it is now, and whose Base or Territory."""

    name: str
    ground: str
    pair: int | None
    owner: int | None


@dataclass(frozen=True, slots=True)
class UnitSheet:
    """A unit on the island; units of one hex are listed from the bottom to the top of their stack."""

    id: str
    seat: int
    card: str
    hex: str
    shields: int
    plus: int
    attached: tuple[str, ...]
    pilots: tuple[str, ...]
    speed: int
    strength: int
    armor: int
    range: int


@dataclass(frozen=True, slots=True)
class SeatSheet:
    """What lies open before a seat."""

    leader: str | None
    base: str | None
    hand: int
    laid: int
    resources: tuple[int, int, int]
    dice: tuple[str, ...]
    spent: int
    tags: tuple[int, ...]
    strategies: tuple[str, ...]
    borrowed: tuple[str, ...]
    destroyed: tuple[str, ...]
    second: bool = False  # whether another Leader lies face down (EPIC-1)
    fallen: str | None = None  # the Leader that died an epic death


@dataclass(frozen=True, slots=True)
class TokenSheet:
    """A place of a Chicken token where they lie face down: what the viewer sees there, and what others may think."""

    id: str
    card: str  # "token" for who does not know which it is
    face_up: bool
    may_be: tuple[str, ...]  # as far as all but its owner can tell


@dataclass(frozen=True, slots=True)
class PlayedSheet:
    """A Scroll of the running combat that lies open; `on` is the unit it lies on, or the entry it copies."""

    seat: int
    card: str
    fate: str
    on: str


@dataclass(frozen=True, slots=True)
class ModSheet:
    """A temporary effect: how long it lasts, where it comes from, what it does to whom."""

    lasts: str
    source: int
    op: str
    what: str
    amount: int
    whom: str
    types: int


@dataclass(frozen=True, slots=True)
class WaitingSheet:
    """A triggered ability that waits for its turn."""

    seat: int
    card: str
    when: str
    bearer: str
    hex: str
    attacker: str
    defender: str
    result: int


@dataclass(frozen=True, slots=True)
class CombatSheet:
    """The combat going on; strength and armor as known so far."""

    attacker: str
    defender: str
    ranged: bool
    passes: int
    twos: int
    threes: int
    strength: int | None
    armor: int | None
    played: tuple[PlayedSheet, ...]
    cancels: tuple[tuple[int, int, int], ...]  # who cancels, of whom, and by which Scroll played


@dataclass(frozen=True, slots=True)
class FlagSheet:
    """A Flag: whose, the hex where it is, and the unit that carries it; a minus sign if it lies there unclaimed."""

    seat: int
    hex: str
    carrier: str


@dataclass(frozen=True, slots=True)
class ChallengerSheet:
    """What the Challenger goes by: the direction of rank 1, its order, who was activated, what Power adds (SOLO)."""

    facing: str
    order: tuple[str, ...]
    activated: tuple[str, ...]
    power: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies open (VIS-5)."""

    turn: int
    active: int | None
    start: int | None
    resigned: tuple[int, ...]
    board: tuple[HexSheet, ...]
    island: tuple[str, ...]
    seats: tuple[SeatSheet, ...]
    units: tuple[UnitSheet, ...]
    gone: tuple[str, ...]
    lineup: tuple[str, ...]
    machine_deck: int
    machine_discard: tuple[str, ...]
    scroll_deck: int
    scroll_discard: tuple[str, ...]
    supply: tuple[int, int, int]
    shields: int
    free_used: bool
    used: tuple[str, ...]
    rolling: int
    transit: tuple[str, ...]
    transit_from: str
    mods: tuple[ModSheet, ...]
    waiting: tuple[WaitingSheet, ...]
    catastrophes: tuple[tuple[int, str], ...]
    struck: tuple[str, ...]
    combat: CombatSheet | None
    pending: tuple[str, ...]
    outcome: tuple[int, ...] | None
    flags: tuple[FlagSheet, ...] = ()
    firm: tuple[tuple[str, str], ...] = ()  # units on Lava or Sea, and where they stood before (RUL-99)
    tokens: tuple[TokenSheet, ...] = ()  # where they lie face down, on the island and beside the Banner (VIS-7)
    arranging: tuple[str, ...] = ()
    humbled: tuple[int, ...] = ()  # whose Leaders were attacked with success this turn (EPIC-3)
    challenger: ChallengerSheet | None = None


@dataclass(frozen=True, slots=True)
class KnownScroll:
    """A Scroll that the seat was shown: which, and in which hidden places it may be now (``B hand``; FX-19)."""

    card: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Everything that does not: hands, rows, decks from the top down, secret choices, luck, and who knows what."""

    hands: tuple[tuple[str, ...], ...]
    picked: tuple[tuple[str, ...], ...]
    laid: tuple[tuple[str, ...], ...]
    scroll_deck: tuple[str, ...]
    machine_deck: tuple[str, ...]
    dealt: tuple[tuple[str, ...], ...]
    answers: tuple[str, ...]
    seconds: tuple[str, ...]


# -- references ----------------------------------------------------------------------------------------------------


def unit_id(box: Box, unit: int) -> str:
    """A unit by seat and place in the army."""
    return "-" if unit < 0 else f"{SEATS[box.owner[unit]]}{box.place[unit]}"


def read_unit_id(box: Box, text: str) -> int:
    """The way back from `unit_id`."""
    if text == "-":
        return int(NO_UNIT)
    if text[:1] and text[:1] in SEATS[: box.armies]:
        army = box.army[SEATS.index(text[0])]
        if text[1:] in map(str, range(len(army))):
            return army[int(text[1:])]
    raise Unreadable(f"{text!r} is no unit: A0 is the Leader of seat A, A1 to A6 are its Chickens, A7 and up Machines")


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1]) if mask else ()


def card_names(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple(box.names[card] for card in cards)


def _numbers(box: Box, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(box.card(name)) for name in names)


# -- frames --------------------------------------------------------------------------------------------------------


def write_frame(box: Box, frame: d.Frame) -> str:
    """A pending task or question as a line: its name, and its fields by name."""
    kind = d.KINDS[frame[0]]
    fields = zip(kind.fields, frame[1:], strict=False)
    return " ".join([kind.name, *(f"{name}={_write_field(box, what, value)}" for (name, what), value in fields)])


def _write_field(box: Box, what: str, value: int) -> str:
    """One field of a frame."""
    if what in ("units", "hexes"):
        things = [thing for thing in range(value.bit_length()) if value >> thing & 1]
        return "+".join(_write_field(box, "unit" if what == "units" else "hex", thing) for thing in things) or "-"
    if what == "number":
        return str(value)
    if value < 0:
        return "-"
    words = {"seat": SEATS, "hex": box.board.names, "card": box.names, "when": WHENS}
    return unit_id(box, value) if what == "unit" else words[what][value]


def read_frame(box: Box, line: str) -> d.Frame:
    """The way back from `write_frame`."""
    name, *words = line.split() or [""]
    if name not in d.KIND_NUMBER:
        raise Unreadable(f"{name!r} is nothing that can be pending; see docs/notation.md")
    kind = d.KINDS[d.KIND_NUMBER[name]]
    given = dict(word.partition("=")[::2] for word in words)
    fields = [field for field, _ in kind.fields]
    said = {**{field: _NOTHING.get(field, "-") for field, what in kind.fields if _may_lack(field, what)}, **given}
    if set(said) != set(fields) or len(given) != len(words):
        raise Unreadable(f"{name!r} has the fields {', '.join(fields) or 'none'}, not {', '.join(words) or 'none'}")
    return (d.KIND_NUMBER[name], *(_read_field(box, field, what, said[field]) for field, what in kind.fields))


_ALWAYS = ("seat", "you")  # fields in which somebody must be named
_NOTHING = {"chosen_line": "-1", "source": "-1", "result": "-1"}  # numbers that may stand for nothing


def _may_lack(field: str, what: str) -> bool:
    """Whether a field may be left out by who writes a frame by hand: then it is nothing."""
    return field in _NOTHING if what == "number" else field not in _ALWAYS


def _read_field(box: Box, field: str, what: str, text: str) -> int:
    """The way back from `_write_field`."""
    if what in ("units", "hexes"):
        one = "unit" if what == "units" else "hex"
        return 0 if text == "-" else sum({1 << _read_field(box, field, one, part) for part in text.split("+")})
    if what == "number":
        if not text.removeprefix("-").isdecimal() or len(text) > 9 or abs(int(text)) > _MOST:
            raise Unreadable(f"{field}={text} should be a number of at most {_MOST}")
        return int(text)
    if text == "-" and field not in _ALWAYS:
        return -1
    if what == "unit":
        return read_unit_id(box, text)
    if what == "hex":
        return int(box.board.read(text))
    if what == "card":
        return int(box.card(text))
    words = tuple(SEATS[: box.armies]) if what == "seat" else WHENS
    if text not in words:
        raise Unreadable(f"{field}={text} names no {what}; there are {', '.join(words)}")
    return words.index(text)


# -- describing: a few numbers as a named value, and back ----------------------------------------------------------


def write_tile(box: Box, tile: tuple[int, ...]) -> str:
    """A tile laid while the island is built; a Base also names its Territory by number."""
    hexes = tile[1:2] if tile[0] == BASE else tile[1:]
    link = [str(tile[2])] if tile[0] == BASE else []
    return " ".join([GROUNDS[tile[0]], *(box.board.names[hex] for hex in hexes), *link])


def _read_tile(box: Box, text: str) -> tuple[int, ...]:
    """The way back from `write_tile`."""
    name, *words = text.split()
    if name not in GROUNDS or not words:
        raise Unreadable(f"{text!r} is no tile: write what it is and where it lies")
    link = (int(words.pop()),) if name == "base" else ()
    return (GROUNDS.index(name), *(int(box.board.read(word)) for word in words), *link)


def write_use(box: Box, use: int) -> str:
    """An ability used this turn: unit or Strategy, and its number."""
    who, number = divmod(use, 16)
    return f"{unit_id(box, who) if who < 256 else box.names[who - 256]}/{number + 1}"


_USES = tuple(str(number) for number in range(1, 17))


def read_use(box: Box, text: str) -> int:
    """The way back from `write_use`."""
    who, slash, number = text.partition("/")
    if not slash or number not in _USES:
        raise Unreadable(f"{text!r} is no used ability: write a unit or Strategy, a slash and a number")
    key = 256 + int(box.number[who]) if who in box.number else read_unit_id(box, who)
    return key * 16 + int(number) - 1


def mod_sheet(box: Box, mod: tuple[int, ...]) -> ModSheet:
    """A temporary effect."""
    lasts, source, op, what, number, whom, types = mod
    word = TRAITS[what] if OPS[op] == "grant" else STATS[what]
    return ModSheet(DURATIONS[lasts], source, OPS[op], word, number, ROLES.get(whom, unit_id(box, whom)), types)


def _read_mod(box: Box, sheet: ModSheet) -> tuple[int, int, int, int, int, int, int]:
    """The way back from `mod_sheet`."""
    op = OPS.index(sheet.op)
    what = TRAITS.index(sheet.what) if sheet.op == "grant" else STATS.index(sheet.what)
    roles = {name: number for number, name in ROLES.items()}
    whom = roles[sheet.whom] if sheet.whom in roles else read_unit_id(box, sheet.whom)
    return (DURATIONS.index(sheet.lasts), sheet.source, op, what, sheet.amount, whom, sheet.types)


def waiting_sheet(box: Box, one: tuple[int, ...]) -> WaitingSheet:
    """A waiting ability."""
    seat, card, when, bearer, hex, attacker, defender, result = one
    place = "-" if hex < 0 else box.board.names[hex]
    return WaitingSheet(
        seat,
        box.names[card],
        WHENS[when],
        unit_id(box, bearer),
        place,
        unit_id(box, attacker),
        unit_id(box, defender),
        result,
    )


def _read_waiting(box: Box, sheet: WaitingSheet) -> tuple[int, int, int, int, int, int, int, int]:
    """The way back from `waiting_sheet`."""
    hex = -1 if sheet.hex == "-" else int(box.board.read(sheet.hex))
    units = (read_unit_id(box, sheet.attacker), read_unit_id(box, sheet.defender))
    when = WHENS.index(sheet.when)
    return (sheet.seat, int(box.card(sheet.card)), when, read_unit_id(box, sheet.bearer), hex, *units, sheet.result)


def played_sheet(box: Box, entry: tuple[int, int, int, int]) -> PlayedSheet:
    """A Scroll of this combat."""
    seat, card, fate, on = entry
    where = str(on) if FATES[fate] == "copied" else unit_id(box, on)
    return PlayedSheet(seat, box.names[card], FATES[fate], where)


def hidden_of(state: State) -> Hidden:
    """Everything that does not lie open."""
    box = state.box
    return Hidden(
        hands=tuple(
            card_names(box, hand if seat < state.seats else hand[::-1]) for seat, hand in enumerate(state.hand)
        ),
        picked=tuple(card_names(box, picked) for picked in state.picked),
        laid=tuple(card_names(box, laid) for laid in state.laid),
        scroll_deck=card_names(box, state.deck[::-1]),
        machine_deck=card_names(box, state.machine_deck[::-1]),
        dealt=tuple(card_names(box, dealt) for dealt in state.dealt),
        answers=tuple("-" if answer == NO_CARD else box.names[answer] for answer in state.answers),
        seconds=tuple(
            "-" if leader == NO_CARD else box.names[leader] for leader in map(state.second_of, range(state.armies))
        ),
    )


def at_a_glance(cards: list[int]) -> Cups:
    """What one look at the table tells about tokens: which lie face up; -1 is one that does not."""
    seen = sum(1 << card for card in cards if card >= 0)
    return tuple((1 << CHICKENS) - 1 & ~seen if card < 0 else 1 << card for card in cards)


def known_scroll(box: Box, trace: Trace) -> KnownScroll:
    """A Scroll that a seat can follow, and the hidden places where it may be."""
    label, places = trace
    return KnownScroll(box.names[label], tuple(f"{SEATS[place // 2]} {PLACES[place % 2]}" for place in bits(places)))


def read_known(box: Box, scroll: KnownScroll) -> Trace:
    """The way back from `known_scroll`."""
    places = [place.partition(" ")[::2] for place in scroll.places]
    return int(box.card(scroll.card)), sum(1 << SEATS.index(seat) * 2 + PLACES.index(what) for seat, what in places)


# -- building ------------------------------------------------------------------------------------------------------


def build(box: Box, table: Table, hidden: Hidden, chance: Chance, traces: list[tuple[Trace, ...]] | None) -> State:
    """The state that a description is about."""
    state = State(box, chance)
    state.turn, state.active = table.turn, -1 if table.active is None else table.active
    state.start = -1 if table.start is None else table.start
    state.resigned = sum(1 << seat for seat in table.resigned)
    _build_board(state, table)
    _build_units(state, table)
    for seat, sheet in enumerate(table.seats):
        _build_seat(state, seat, sheet)
    state.fallen = by_seat([NO_CARD if sheet.fallen is None else box.card(sheet.fallen) for sheet in table.seats])
    _build_piles(state, table, hidden)
    _build_turn(state, table)
    _build_flags(state, table)
    if table.combat is not None:
        _build_combat(state, table.combat)
    if table.challenger is not None:
        _build_challenger(state, table.challenger)
    state.stack = [read_frame(box, line) for line in table.pending]
    if table.outcome is not None:
        state.outcome_kind, state.winners = table.outcome
    for seat in range(state.armies):
        state.refresh_in_play(seat)
    state.knowledge = None if traces is None else Knowledge(traces, _build_rows(box, table))
    return state


def _build_board(state: State, table: Table) -> None:
    """Which side tiles show, and who has claimed what."""
    board = state.box.board
    state.island = tuple(_read_tile(state.box, tile) for tile in table.island)
    for tile in state.island:
        for hex in tile[1:2] if tile[0] == BASE else tile[1:]:
            state.ground[hex] = tile[0]
    if state.island:
        return
    for sheet in table.board:
        hex = board.read(sheet.name)
        ground = GROUNDS.index(sheet.ground)
        if ground in (LAVA, NEUTRAL) and hex in board.tiles:
            state.ground[hex] = ground
        elif ground != board.ground[hex]:
            raise Unreadable(
                f"{sheet.name} is {GROUNDS[board.ground[hex]]} on this island and cannot be {sheet.ground}"
            )
        if sheet.owner is not None and ground == BASE:
            state.claims[board.pair[hex]] = sheet.owner
            state.home[sheet.owner] = board.pair[hex]


def _build_units(state: State, table: Table) -> None:
    """All units, with what lies on them and who pilots them."""
    box = state.box
    for seat in range(state.armies):
        for place, unit in enumerate(state.chickens_of(seat)):
            state.card[unit] = place
    _build_tokens(state, table)
    for entry in table.gone:
        id, _, card = entry.partition("=")
        state.card[read_unit_id(box, id)] = box.card(card)
    for sheet in table.units:
        unit = read_unit_id(box, sheet.id)
        if not table.tokens or not state.is_chicken(unit):
            state.card[unit] = box.borne_by(sheet.seat, box.card(sheet.card))
        state.put(unit, box.board.read(sheet.hex))
        state.shields[unit], state.plus[unit] = sheet.shields, sheet.plus
        state.attached[unit] = _numbers(box, sheet.attached)
        for name in sheet.pilots:
            state.where[state.chickens_of(sheet.seat)[box.card(name)]] = PILOTING - unit
        if box.kind[state.card[unit]] == MACHINE:
            state.supply_machines[box.type_of[state.card[unit]]] -= 1


def _build_tokens(state: State, table: Table) -> None:
    """Which token lies where, as far as that is told, and which of them face up."""
    for sheet in table.tokens:
        unit = read_unit_id(state.box, sheet.id)
        state.face_up |= int(sheet.face_up) << unit
        if sheet.card != FACE_DOWN:
            state.card[unit] = state.box.card(sheet.card)
    state.arranging = tuple(read_unit_id(state.box, unit) for unit in table.arranging)


def _build_rows(box: Box, table: Table) -> list[Cups]:
    """What others may think about the tokens of each army."""
    masks = [sum(1 << box.card(name) for name in sheet.may_be) for sheet in table.tokens]
    return [tuple(masks[start : start + CHICKENS]) for start in range(0, len(masks), CHICKENS)]


def _build_seat(state: State, seat: int, sheet: SeatSheet) -> None:
    """What lies open before a seat."""
    if sheet.leader is not None:
        state.card[state.leader_of(seat)] = state.box.borne_by(seat, state.box.card(sheet.leader))
    state.resources[seat * 3 : seat * 3 + 3] = sheet.resources
    for face in sheet.dice:
        state.banner[seat * 6 + FACES.index(face)] += 1
    state.spent[seat] = sheet.spent
    for other, number in enumerate(sheet.tags):
        state.tags[other * state.armies + seat] = number
    state.strategies[seat] = _numbers(state.box, sheet.strategies)
    state.borrowed[seat] = _numbers(state.box, sheet.borrowed)


def _build_piles(state: State, table: Table, hidden: Hidden) -> None:
    """Hands, rows, decks and piles."""
    box = state.box
    for seat in range(state.armies):
        hand = _numbers(box, hidden.hands[seat])
        state.hand[seat] = hand[::-1] if state.is_challenger(seat) else tuple(sorted(hand))  # a pile, from the top down
        state.picked[seat] = _numbers(box, hidden.picked[seat])
        state.laid[seat] = _numbers(box, hidden.laid[seat])
        state.dealt[seat] = _numbers(box, hidden.dealt[seat])
        state.answers[seat] = NO_CARD if hidden.answers[seat] == "-" else box.card(hidden.answers[seat])
    state.second = by_seat([NO_CARD if name == "-" else box.card(name) for name in hidden.seconds])
    state.deck = _numbers(box, hidden.scroll_deck)[::-1]
    state.machine_deck = _numbers(box, hidden.machine_deck)[::-1]
    state.discard = _numbers(box, table.scroll_discard)
    state.machine_discard = _numbers(box, table.machine_discard)
    state.lineup = _numbers(box, table.lineup)
    state.supply = list(table.supply)
    state.shield_supply = table.shields


def _build_turn(state: State, table: Table) -> None:
    """What this turn has used up and what is under way."""
    box = state.box
    state.free_used, state.rolling = table.free_used, table.rolling
    state.used = tuple(read_use(box, use) for use in table.used)
    state.humbled = sum(1 << state.leader_of(seat) for seat in table.humbled)
    state.transit = sum(1 << read_unit_id(box, unit) for unit in table.transit)
    state.transit_from = -1 if table.transit_from == "-" else int(box.board.read(table.transit_from))
    state.mods = tuple(_read_mod(box, mod) for mod in table.mods)
    state.waiting = tuple(_read_waiting(box, one) for one in table.waiting)
    state.catastrophes = tuple((drawer, int(box.card(card))) for drawer, card in table.catastrophes)
    state.struck = _numbers(box, table.struck)


def _build_flags(state: State, table: Table) -> None:
    """Who carries Flags, and where others lie."""
    box = state.box
    for sheet in table.flags:
        carrier = read_unit_id(box, sheet.carrier)
        state.flags.append(carrier if carrier >= 0 else LYING - int(box.board.read(sheet.hex)))
    state.firm = tuple((read_unit_id(box, unit), int(box.board.read(hex))) for unit, hex in table.firm)


def _build_challenger(state: State, sheet: ChallengerSheet) -> None:
    """What the Challenger goes by."""
    state.facing = 0 if sheet.facing == "-" else DIRECTIONS.index(sheet.facing) + 1
    state.order = tuple(read_unit_id(state.box, unit) for unit in sheet.order)
    state.activated = sum(1 << read_unit_id(state.box, unit) for unit in sheet.activated)
    state.power = sheet.power


def _build_combat(state: State, sheet: CombatSheet) -> None:
    """The combat going on."""
    state.fighting = True
    state.attacker, state.defender = (read_unit_id(state.box, unit) for unit in (sheet.attacker, sheet.defender))
    state.ranged, state.passes = sheet.ranged, sheet.passes
    state.combat_two, state.combat_three = sheet.twos, sheet.threes
    state.cancels = sheet.cancels
    state.played = tuple(
        (entry.seat, int(state.box.card(entry.card)), FATES.index(entry.fate), _read_on(state.box, entry))
        for entry in sheet.played
    )


def _read_on(box: Box, entry: PlayedSheet) -> int:
    """What a Scroll of this combat lies on, or which entry it copies."""
    return int(entry.on) if entry.fate == "copied" else read_unit_id(box, entry.on)
