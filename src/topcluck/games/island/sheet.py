"""A position in named, readable values: what lies open on the table, and what is hidden.

`table_of` and `hidden_of` describe a state, `build` makes a state of such a description. Views show a table and the
hidden part of one seat; `imagine` fills in the rest; the notation writes both as text.

Units are called by seat and place in the army: A0 is the Leader of seat A, A1 to A6 are its Chickens, A7 and up its
Machines. A minus sign stands for nobody and nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, GROUNDS, LAVA, NEUTRAL, SEA
from topcluck.games.island.box import MACHINE, NO_CARD, Box
from topcluck.games.island.model import CHICKENS, DIRECTIONS, FACES, OPS, STATS, TRAITS, WHENS
from topcluck.games.island.names import FACE_DOWN, SEATS, is_hidden
from topcluck.games.island.rules.flags import flag_hex
from topcluck.games.island.rules.movement import in_stack_order
from topcluck.games.island.rules.tokens import seen_group
from topcluck.games.island.rules.values import armor_of, range_of, speed_of, strength_of
from topcluck.games.island.state import LYING, NO_UNIT, PILOTING, State, by_seat
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.knowledge import Cups, Knowledge, Trace

_MOST = 9999  # no number in a frame is greater
FATES = ("open", "resolved", "cancelled", "stays", "copied")
ROLES = {-1: "attacker", -2: "defender"}
DURATIONS = ("combat", "turn")


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


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _cards(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
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


# -- describing ----------------------------------------------------------------------------------------------------


def table_of(state: State, seat: int | None, everything: bool = False) -> Table:
    """What lies open, as *seat* sees it: what another seat is picking has not left its hand yet (RUL-134)."""
    box = state.box
    return Table(
        turn=state.turn,
        active=_seat(state.active),
        start=_seat(state.start),
        resigned=tuple(seat for seat in range(state.armies) if state.resigned >> seat & 1),
        board=_board(state),
        island=tuple(_write_tile(box, tile) for tile in state.island),
        seats=tuple(_seat_sheet(state, army, seat, everything) for army in range(state.armies)),
        units=tuple(_unit_sheet(state, unit, seat, everything) for stack in state.at for unit in stack),
        gone=_gone(state),
        lineup=_cards(box, state.lineup),
        machine_deck=len(state.machine_deck),
        machine_discard=_cards(box, state.machine_discard),
        scroll_deck=len(state.deck),
        scroll_discard=_cards(box, state.discard),
        supply=(state.supply[0], state.supply[1], state.supply[2]),
        shields=state.shield_supply,
        free_used=state.free_used,
        used=tuple(_write_use(box, use) for use in state.used),
        rolling=state.rolling,
        transit=tuple(unit_id(box, unit) for unit in range(len(state.where)) if state.transit >> unit & 1),
        transit_from="-" if state.transit_from < 0 else box.board.names[state.transit_from],
        mods=tuple(_mod_sheet(box, mod) for mod in state.mods),
        waiting=tuple(_waiting_sheet(box, one) for one in state.waiting),
        catastrophes=tuple((drawer, box.names[card]) for drawer, card in state.catastrophes),
        struck=_cards(box, state.struck),
        combat=_combat_sheet(state) if state.fighting else None,
        pending=tuple(write_frame(box, _as_seen(state, frame, seat, everything)) for frame in state.stack),
        outcome=None if state.outcome_kind < 0 else (state.outcome_kind, state.winners),
        flags=tuple(_flag_sheet(state, flag) for flag in range(len(state.flags))),
        firm=tuple((unit_id(box, unit), box.board.names[hex]) for unit, hex in state.firm),
        tokens=_tokens(state, seat, everything),
        arranging=tuple(unit_id(box, unit) for unit in state.arranging if everything or state.owner_of(unit) == seat),
        humbled=tuple(seat for seat in range(state.armies) if state.humbled >> state.leader_of(seat) & 1),
        challenger=_challenger_sheet(state) if state.armies > state.seats else None,
    )


def _challenger_sheet(state: State) -> ChallengerSheet:
    """What the Challenger goes by."""
    activated = [unit for unit in range(len(state.where)) if state.activated >> unit & 1]
    return ChallengerSheet(
        facing=DIRECTIONS[state.facing - 1] if state.facing else "-",
        order=tuple(unit_id(state.box, unit) for unit in state.order),
        activated=tuple(unit_id(state.box, unit) for unit in activated),
        power=state.power,
    )


def _flag_sheet(state: State, flag: int) -> FlagSheet:
    """Where a Flag is."""
    carrier = state.flags[flag]
    return FlagSheet(flag, state.box.board.names[flag_hex(state, flag)], unit_id(state.box, carrier))


def _as_seen(state: State, frame: d.Frame, seat: int | None, everything: bool) -> d.Frame:
    """A frame as a seat may see it: nobody else learns how far a secret picking has come (RUL-134, RUL-103)."""
    if everything or len(frame) < 2 or frame[1] == seat:
        return frame
    if frame[0] == d.COMBAT_MORE:
        return (d.COMBAT_PLAY, frame[1])
    if frame[0] == d.HAND_DISCARD:
        return (d.HAND_DISCARD, frame[1], frame[2] + len(state.picked[frame[1]]))
    return unseen_tokens(state, frame)


def unseen_tokens(state: State, frame: d.Frame) -> d.Frame:
    """A frame as others see it: not which face-down tokens are being picked, nor how a stack is arranged."""
    if not state.box.face_down:
        return frame
    if frame[0] == d.MOVE_BAND:
        group = seen_group(state, frame[2])
        return (d.MOVE_BAND, frame[1], group, in_stack_order(state, group)[-1])  # who set out first tells nothing
    return (d.ARRANGE, frame[1], 0) if frame[0] in (d.ARRANGE, d.ARRANGE_STACK) else frame


def _tokens(state: State, seat: int | None, everything: bool) -> tuple[TokenSheet, ...]:
    """All places of Chicken tokens, where they lie face down."""
    if not state.box.face_down:
        return ()
    names = state.box.names
    sheets = []
    for army in range(state.armies):
        for place, unit in enumerate(state.chickens_of(army)):
            hidden = not everything and is_hidden(state, unit, seat)
            mask = thought(state, army)[place]
            may_be = tuple(names[card] for card in range(CHICKENS) if mask >> card & 1)
            card = FACE_DOWN if hidden else names[state.card[unit]]
            sheets.append(TokenSheet(unit_id(state.box, unit), card, not state.is_face_down(unit), may_be))
    return tuple(sheets)


def thought(state: State, army: int) -> Cups:
    """What others must think possible of each token of an army; without any memory all that lies face down."""
    if state.knowledge is not None and state.knowledge.rows:
        return state.knowledge.rows[army]
    return at_a_glance([-1 if state.is_face_down(unit) else state.card[unit] for unit in state.chickens_of(army)])


def at_a_glance(cards: list[int]) -> Cups:
    """What one look at the table tells about tokens: which lie face up; -1 is one that does not."""
    seen = sum(1 << card for card in cards if card >= 0)
    return tuple((1 << CHICKENS) - 1 & ~seen if card < 0 else 1 << card for card in cards)


def _write_tile(box: Box, tile: tuple[int, ...]) -> str:
    """A tile laid while the island is built; a Base also names its Territory by number."""
    hexes = tile[1:2] if tile[0] == BASE else tile[1:]
    link = [str(tile[2])] if tile[0] == BASE else []
    return " ".join([GROUNDS[tile[0]], *(box.board.names[hex] for hex in hexes), *link])


def _read_tile(box: Box, text: str) -> tuple[int, ...]:
    """The way back from `_write_tile`."""
    name, *words = text.split()
    if name not in GROUNDS or not words:
        raise Unreadable(f"{text!r} is no tile: write what it is and where it lies")
    link = (int(words.pop()),) if name == "base" else ()
    return (GROUNDS.index(name), *(int(box.board.read(word)) for word in words), *link)


def _board(state: State) -> tuple[HexSheet, ...]:
    """The tile hexes of the island."""
    board = state.box.board
    return tuple(
        HexSheet(
            board.names[hex],
            GROUNDS[ground],
            _seat(board.pair[hex]),
            _seat(state.land_owner(hex)),
        )
        for hex, ground in enumerate(state.ground)
        if ground != SEA
    )


def _unit_sheet(state: State, unit: int, seat: int | None, everything: bool) -> UnitSheet:
    """A unit on the island with its values at this moment; of a token that is not known, none."""
    box = state.box
    pilots = state.pilots_of(unit) if state.is_machine(unit) else []
    known = everything or not is_hidden(state, unit, seat)
    return UnitSheet(
        id=unit_id(box, unit),
        seat=state.owner_of(unit),
        card=box.names[state.card[unit]] if known else FACE_DOWN,
        hex=box.board.names[state.where[unit]],
        shields=state.shields[unit],
        plus=state.plus[unit],
        attached=_cards(box, state.attached[unit]),
        pilots=tuple(box.names[state.card[pilot]] for pilot in pilots),
        speed=speed_of(state, unit) if known else 0,
        strength=strength_of(state, unit) if known else 0,
        armor=armor_of(state, unit) if known else 0,
        range=range_of(state, unit) if known else 0,
    )


def _seat_sheet(state: State, seat: int, viewer: int | None, everything: bool) -> SeatSheet:
    """What lies open before a seat, as the viewer sees it."""
    box, leader = state.box, state.card[state.leader_of(seat)]
    banner = state.banner[seat * 6 : seat * 6 + 6]
    return SeatSheet(
        leader=None if leader == NO_CARD else box.names[leader],
        base=None if state.home[seat] < 0 else box.board.names[state.base_of(seat)],
        hand=state.hand_size(seat),
        laid=len(state.laid[seat]),
        resources=(state.resources[seat * 3], state.resources[seat * 3 + 1], state.resources[seat * 3 + 2]),
        dice=tuple(face for face, number in zip(FACES, banner, strict=True) for _ in range(number)),
        spent=state.spent[seat],
        tags=tuple(state.tags[other * state.armies + seat] for other in range(state.armies)),
        strategies=_cards(box, state.strategies[seat]),
        borrowed=_cards(box, state.borrowed[seat]),
        destroyed=tuple(
            FACE_DOWN if not everything and is_hidden(state, unit, viewer) else box.names[state.card[unit]]
            for unit in state.destroyed_chickens(seat)
        ),
        second=state.second_of(seat) != NO_CARD,
        fallen=None if state.fallen_of(seat) == NO_CARD else box.names[state.fallen_of(seat)],
    )


def _gone(state: State) -> tuple[str, ...]:
    """Machines that left the island and whose place nobody has taken yet, as far as somebody may still ask."""
    return tuple(
        f"{unit_id(state.box, unit)}={state.box.names[state.card[unit]]}"
        for unit in range(len(state.where))
        if state.is_machine(unit) and state.where[unit] < 0 and state.card[unit] != NO_CARD
    )


def _write_use(box: Box, use: int) -> str:
    """An ability used this turn: unit or Strategy, and its number."""
    who, number = divmod(use, 16)
    return f"{unit_id(box, who) if who < 256 else box.names[who - 256]}/{number + 1}"


_USES = tuple(str(number) for number in range(1, 17))


def read_use(box: Box, text: str) -> int:
    """The way back from `_write_use`."""
    who, slash, number = text.partition("/")
    if not slash or number not in _USES:
        raise Unreadable(f"{text!r} is no used ability: write a unit or Strategy, a slash and a number")
    key = 256 + int(box.number[who]) if who in box.number else read_unit_id(box, who)
    return key * 16 + int(number) - 1


def _mod_sheet(box: Box, mod: tuple[int, ...]) -> ModSheet:
    """A temporary effect."""
    lasts, source, op, what, number, whom, types = mod
    word = TRAITS[what] if OPS[op] == "grant" else STATS[what]
    return ModSheet(DURATIONS[lasts], source, OPS[op], word, number, ROLES.get(whom, unit_id(box, whom)), types)


def _read_mod(box: Box, sheet: ModSheet) -> tuple[int, int, int, int, int, int, int]:
    """The way back from `_mod_sheet`."""
    op = OPS.index(sheet.op)
    what = TRAITS.index(sheet.what) if sheet.op == "grant" else STATS.index(sheet.what)
    roles = {name: number for number, name in ROLES.items()}
    whom = roles[sheet.whom] if sheet.whom in roles else read_unit_id(box, sheet.whom)
    return (DURATIONS.index(sheet.lasts), sheet.source, op, what, sheet.amount, whom, sheet.types)


def _waiting_sheet(box: Box, one: tuple[int, ...]) -> WaitingSheet:
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
    """The way back from `_waiting_sheet`."""
    hex = -1 if sheet.hex == "-" else int(box.board.read(sheet.hex))
    units = (read_unit_id(box, sheet.attacker), read_unit_id(box, sheet.defender))
    when = WHENS.index(sheet.when)
    return (sheet.seat, int(box.card(sheet.card)), when, read_unit_id(box, sheet.bearer), hex, *units, sheet.result)


def _combat_sheet(state: State) -> CombatSheet:
    """The combat going on."""
    alive = state.where[state.attacker] >= 0, state.where[state.defender] >= 0
    return CombatSheet(
        attacker=unit_id(state.box, state.attacker),
        defender=unit_id(state.box, state.defender),
        ranged=state.ranged,
        passes=state.passes,
        twos=state.combat_two,
        threes=state.combat_three,
        strength=strength_of(state, state.attacker) if alive[0] else None,
        armor=armor_of(state, state.defender) if alive[1] else None,
        played=tuple(_played_sheet(state, entry) for entry in state.played),
        cancels=state.cancels,
    )


def _played_sheet(state: State, entry: tuple[int, int, int, int]) -> PlayedSheet:
    """A Scroll of this combat."""
    seat, card, fate, on = entry
    where = str(on) if FATES[fate] == "copied" else unit_id(state.box, on)
    return PlayedSheet(seat, state.box.names[card], FATES[fate], where)


def hidden_of(state: State) -> Hidden:
    """Everything that does not lie open."""
    box = state.box
    return Hidden(
        hands=tuple(_cards(box, hand if seat < state.seats else hand[::-1]) for seat, hand in enumerate(state.hand)),
        picked=tuple(_cards(box, picked) for picked in state.picked),
        laid=tuple(_cards(box, laid) for laid in state.laid),
        scroll_deck=_cards(box, state.deck[::-1]),
        machine_deck=_cards(box, state.machine_deck[::-1]),
        dealt=tuple(_cards(box, dealt) for dealt in state.dealt),
        answers=tuple("-" if answer == NO_CARD else box.names[answer] for answer in state.answers),
        seconds=tuple(
            "-" if leader == NO_CARD else box.names[leader] for leader in map(state.second_of, range(state.armies))
        ),
    )


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
