"""Whole positions as text that parses back. `docs/notation.md` explains it with examples.

A position is a few lines ``key: value``; what is left out has a sensible default, so that a person writes only what
matters. What a program writes is complete: board, stacks, hands, piles, dice, what this turn has used up, what is
pending, what each seat knows, and the luck to come.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from topcluck.games.island.board import BASE, GROUNDS, LAVA, NEUTRAL, SEA, Board
from topcluck.games.island.box import MACHINE, Box
from topcluck.games.island.model import DICE, FACES, RESOURCES, SHIELDS, TOKENS_PER_RESOURCE
from topcluck.games.island.names import SEATS
from topcluck.games.island.sheet import (
    CombatSheet,
    HexSheet,
    Hidden,
    ModSheet,
    PlayedSheet,
    SeatSheet,
    Table,
    UnitSheet,
    WaitingSheet,
    build,
    hidden_of,
    table_of,
    unit_id,
)
from topcluck.games.island.state import ARMY, State
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import TopcluckError, Unreadable
from topcluck.kernel.game import Setup
from topcluck.kernel.knowledge import Trace

OUTCOMES = ("tags", "resigned", "deck")
NONE = "-"


# -- writing -------------------------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    """The whole position, secrets included."""
    table, hidden, box = table_of(state, None, everything=True), hidden_of(state), state.box
    lines = [*_write_setup(box), *_write_turn(table), "board:", *draw_board(state)]
    lines += _write_seats(table, hidden)
    lines += _write_piles(table, hidden, dealt=bool(state.machine_deck or state.lineup))
    lines += _write_under_way(table)
    lines += [f"pending: {line}" for line in table.pending]
    lines += _write_knowledge(state)
    lines.append(f"chance: {state.chance.key.hex()} {state.chance.counter}")
    if state.chance.script:
        lines.append("luck: " + " ".join(map(str, state.chance.script)))
    return "\n".join(lines) + "\n"


def _write_setup(box: Box) -> list[str]:
    """What the match was started with."""
    setup = box.setup
    lines = [
        "game: chicken-island",
        f"players: {setup['players']}",
        f"edition: {setup['edition']}",
        f"mode: {setup['mode']}",
        f"cards: {setup['cards']}",
        f"island: {setup['island']}",
    ]
    if setup["flags"]:
        lines.append("flags: " + " ".join(setup["flags"]))
    lines += [f"option: {name} = {_write_value(value)}" for name, value in setup["options"].items()]
    if setup["first_seat"] is not None:
        lines.append(f"first: {SEATS[setup['first_seat']]}")
    if setup["define"]:
        lines += ["define:", *(f"  {line}" for line in setup["define"].splitlines())]
    return lines


def _write_value(value: Any) -> str:
    """The value of an option."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(value)


def _write_turn(table: Table) -> list[str]:
    """Whose turn it is."""
    lines = [f"turn: {table.turn} {_seat(table.active)}", f"start: {_seat(table.start)}"]
    if table.resigned:
        lines.append("resigned: " + " ".join(SEATS[seat] for seat in table.resigned))
    if table.outcome is not None:
        winners = "".join(SEATS[seat] for seat in range(len(table.seats)) if table.outcome[1] >> seat & 1)
        lines.append(f"outcome: {OUTCOMES[table.outcome[0]]} {winners or NONE}")
    return lines


def _seat(seat: int | None) -> str:
    return NONE if seat is None else SEATS[seat]


def draw_board(state: State) -> list[str]:
    """The island, row by row: the name of each hex, then ``.`` Neutral, ``^`` Lava, or the letter of its owner."""
    board = state.box.board
    shown = [hex for hex in range(len(state.ground)) if state.ground[hex] != SEA or state.at[hex]]
    columns = {hex: 2 * board.axial[hex][0] + board.axial[hex][1] for hex in shown}
    left = min(columns.values())
    rows: dict[int, str] = {}
    for hex in shown:
        r = board.axial[hex][1]
        rows[r] = rows.get(r, "").ljust(3 * (columns[hex] - left) + 2) + board.names[hex] + _mark(state, hex)
    return [rows[r] for r in sorted(rows)]


def _mark(state: State, hex: int) -> str:
    """One character for what a hex is."""
    ground, owner = state.ground[hex], state.land_owner(hex)
    if ground in (SEA, NEUTRAL, LAVA):
        return {SEA: "~", NEUTRAL: ".", LAVA: "^"}[ground]
    if owner < 0:
        return "#" if ground == BASE else "_"
    return SEATS[owner] if ground == BASE else SEATS[owner].lower()


def _write_seats(table: Table, hidden: Hidden) -> list[str]:
    """Everything that belongs to a seat."""
    lines = []
    leaders = [f"{SEATS[seat]}={sheet.leader}" for seat, sheet in enumerate(table.seats) if sheet.leader]
    if leaders:
        lines.append("leaders: " + " ".join(leaders))
    for seat, sheet in enumerate(table.seats):
        name = SEATS[seat]
        units = [_write_unit(unit) for unit in table.units if unit.seat == seat]
        rolled = bool(sheet.dice) or sheet.spent or any(unit.plus for unit in table.units if unit.seat == seat)
        rows: list[tuple[str, Iterable[str]]] = [
            ("units", units),
            ("dice", _tally(sheet.dice) if rolled else [NONE]),
            ("resources", _tally_counts(RESOURCES, sheet.resources)),
            ("hand", _tally(hidden.hands[seat])),
            ("picked", hidden.picked[seat]),
            ("laid", hidden.laid[seat]),
            ("strategies", sheet.strategies),
            ("borrowed", sheet.borrowed),
            ("dealt", hidden.dealt[seat]),
            ("answer", [hidden.answers[seat]] if hidden.answers[seat] != NONE else []),
        ]
        lines += [f"{key} {name}: {' '.join(words)}".rstrip() for key, words in rows if list(words) or key == "dice"]
    if table.gone:
        lines.append("gone: " + " ".join(table.gone))
    return lines


def _write_unit(unit: UnitSheet) -> str:
    """A unit with what lies on it."""
    marks = [f"id={unit.id}"]
    marks += [f"shields={unit.shields}"] if unit.shields else []
    marks += [f"dice={unit.plus}"] if unit.plus else []
    marks += ["cards=" + "+".join(unit.attached)] if unit.attached else []
    marks += ["pilots=" + "+".join(unit.pilots)] if unit.pilots else []
    shown = marks if unit.pilots else marks[1:]
    return f"{unit.card}@{unit.hex}" + ("{" + ",".join(shown) + "}" if shown else "")


def _tally(words: Iterable[str]) -> list[str]:
    """Equal words as one with a number: peck*2."""
    counted: dict[str, int] = {}
    for word in words:
        counted[word] = counted.get(word, 0) + 1
    return [word if number == 1 else f"{word}*{number}" for word, number in counted.items()]


def _tally_counts(words: Iterable[str], numbers: Iterable[int]) -> list[str]:
    return [f"{word}*{number}" for word, number in zip(words, numbers, strict=True) if number]


def _write_piles(table: Table, hidden: Hidden, dealt: bool) -> list[str]:
    """Common piles; decks from the top down."""
    end = [] if dealt else [NONE]
    tags = [
        f"{SEATS[owner]}>{SEATS[banner]}"
        for banner, sheet in enumerate(table.seats)
        for owner, number in enumerate(sheet.tags)
        for _ in range(number)
    ]
    rows: list[tuple[str, Iterable[str]]] = [
        ("tags", tags),
        ("lineup", [*table.lineup, *([] if table.lineup else [NONE])]),
        ("machine deck", [*hidden.machine_deck, *end]),
        ("machine discard", table.machine_discard),
        ("deck", [*hidden.scroll_deck, *end]),
        ("discard", table.scroll_discard),
        ("supply", _tally_counts(RESOURCES, table.supply) or [NONE]),
        ("shields", [str(table.shields)]),
    ]
    return [f"{key}: {' '.join(words)}".rstrip() for key, words in rows if list(words)]


def _write_under_way(table: Table) -> list[str]:
    """What this turn has used up, and what is half done."""
    lines = ["free: used"] if table.free_used else []
    lines += ["used: " + " ".join(table.used)] if table.used else []
    lines += [f"rolling: {table.rolling}"] if table.rolling else []
    lines += [f"transit: {' '.join(table.transit)} from {table.transit_from}"] if table.transit else []
    if not table.transit and table.transit_from != NONE:
        lines.append(f"transit: from {table.transit_from}")
    lines += [
        f"mod: {mod.lasts} {mod.source} {mod.op} {mod.what} {mod.amount} {mod.whom} {mod.types}" for mod in table.mods
    ]
    lines += [
        f"waiting: {SEATS[one.seat]} {one.card} {one.when} {one.bearer} {one.hex} {one.attacker} {one.defender}"
        f" {one.result}"
        for one in table.waiting
    ]
    if table.catastrophes:
        lines.append("catastrophes: " + " ".join(f"{SEATS[seat]}>{card}" for seat, card in table.catastrophes))
    lines += ["struck: " + " ".join(table.struck)] if table.struck else []
    return lines + (_write_combat(table.combat) if table.combat is not None else [])


def _write_combat(combat: CombatSheet) -> list[str]:
    """The combat going on."""
    marks = ["ranged"] * combat.ranged + [f"passes={combat.passes}"] * bool(combat.passes)
    marks += [f"+2*{combat.twos}"] * bool(combat.twos) + [f"+3*{combat.threes}"] * bool(combat.threes)
    lines = [" ".join(["combat:", combat.attacker, combat.defender, *marks])]
    lines += [f"played: {SEATS[one.seat]} {one.card} {one.fate} {one.on}" for one in combat.played]
    if combat.cancels:
        lines.append("cancels: " + " ".join(f"{SEATS[by]}>{SEATS[of]}" for by, of in combat.cancels))
    return lines


def _write_knowledge(state: State) -> list[str]:
    """What each seat was shown and can still follow."""
    if state.knowledge is None:
        return []
    lines = []
    for seat, traces in enumerate(state.knowledge.traces):
        words = [f"{state.box.names[label]}@{_write_places(mask)}" for label, mask in traces]
        if words:
            lines.append(f"knows {SEATS[seat]}: {' '.join(words)}")
    return lines


def _write_places(mask: int) -> str:
    """Hidden places: B.hand, B.laid."""
    places = [place for place in range(mask.bit_length()) if mask >> place & 1]
    return "+".join(f"{SEATS[place // 2]}.{('hand', 'laid')[place % 2]}" for place in places)


# -- reading -------------------------------------------------------------------------------------------------------


@dataclass
class _Draft:
    """The lines of a position by key, in order; with a seat where the key names one."""

    lines: dict[str, list[str]] = field(default_factory=dict)
    board: list[str] = field(default_factory=list)
    define: str = ""

    def one(self, key: str, default: str = "") -> str:
        """The value of a line that stands once at most."""
        found = self.lines.get(key, [])
        if len(found) > 1:
            raise Unreadable(f"the line {key!r} stands {len(found)} times")
        return found[0] if found else default

    def words(self, key: str) -> list[str]:
        """The words of a line, with ``peck*2`` written out; a lone minus sign is nothing."""
        words: list[str] = []
        for word in self.one(key).split():
            name, star, number = word.partition("*")
            if star and not number.isdecimal():
                raise Unreadable(f"{key}: {word!r} should be a word, a star and a number")
            words += [name] * (int(number) if star else 1) if word != NONE else []
        return words

    def closed(self, key: str) -> bool:
        """Whether a pile is complete as it is: it ends with a minus sign."""
        return self.one(key).split()[-1:] == [NONE]


_KEYS = {
    "game", "players", "edition", "mode", "cards", "island", "flags", "option", "first", "turn", "start", "resigned",
    "outcome", "leaders", "gone", "tags", "lineup", "machine deck", "machine discard", "deck", "discard", "supply",
    "shields", "free", "used", "rolling", "transit", "mod", "waiting", "catastrophes", "struck", "combat", "played",
    "cancels", "pending", "step", "chance", "luck",
}  # fmt: skip
_SEAT_KEYS = {
    "units", "dice", "resources", "hand", "picked", "laid", "strategies", "borrowed", "dealt", "answer", "knows",
}  # fmt: skip


def read_position(text: str) -> tuple[Setup, State]:
    """The position that a text describes; `Unreadable` says what is wrong and where."""
    from topcluck.games.island.game import GAME  # noqa: PLC0415  the game reads positions, and a position starts a game

    draft = _read_lines(text)
    setup = _read_setup(draft, GAME.setup)
    box = GAME.box(setup)
    try:
        state = _read_state(box, draft)
    except (ValueError, KeyError, IndexError) as problem:
        if isinstance(problem, TopcluckError):
            raise
        raise Unreadable(f"this position cannot be read: {problem}") from None
    try:
        state.check()
    except AssertionError as problem:
        raise Unreadable(f"this position cannot be: {problem}") from None
    state.run()
    return setup, state


def _read_lines(text: str) -> _Draft:
    """The lines of a text by key."""
    draft, block = _Draft(), ""
    define: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.rstrip()
        if not line.strip() or (line.lstrip().startswith("#") and block != "define"):
            continue
        if block and line[:1].isspace():
            (draft.board if block == "board" else define).append(line)
            continue
        key, colon, value = line.partition(":")
        key, block = key.strip(), ""
        if not colon or not _is_key(key):
            raise Unreadable(f"line {number}: {line.strip()!r} begins with no key of a position; see docs/notation.md")
        if key in ("board", "define"):
            block = key
        else:
            draft.lines.setdefault(key, []).append(value.split(" #")[0].strip())
    draft.define = "\n".join(line[2:] if line.startswith("  ") else line.lstrip() for line in define)
    return draft


def _is_key(key: str) -> bool:
    """Whether a line may begin like this."""
    word, _, seat = key.rpartition(" ")
    return key in _KEYS or key in ("board", "define") or (word in _SEAT_KEYS and len(seat) == 1 and seat in SEATS)


def _read_setup(draft: _Draft, setup: Callable[..., Setup]) -> Setup:
    """What the match is played with."""
    options = {}
    for line in draft.lines.get("option", []):
        name, equals, value = (part.strip() for part in line.partition("="))
        if not equals:
            raise Unreadable(f"option: {line!r} should be a name, an equals sign and a value")
        options[name] = _read_value(value)
    players = draft.one("players", "2")
    if not players.isdecimal():
        raise Unreadable(f"players: {players!r} should be a number")
    first = draft.one("first")
    return setup(
        players=int(players),
        edition=draft.one("edition", "second-en"),
        mode=draft.one("mode", "standard"),
        flags=tuple(draft.words("flags")),
        options=options,
        cards=draft.one("cards", "house"),
        island=draft.one("island") or None,
        first_seat=_read_seat(first, int(players)) if first else None,
        define=draft.define,
    )


def _read_value(text: str) -> Any:
    """The value of an option."""
    plain = {"none": None, "true": True, "false": False}
    return plain[text] if text in plain else int(text) if text.lstrip("-").isdecimal() else text


def _read_seat(text: str, seats: int) -> int:
    """A seat by its letter."""
    if len(text) != 1 or text not in SEATS[:seats]:
        raise Unreadable(f"{text!r} is no seat; there are {', '.join(SEATS[:seats])}")
    return SEATS.index(text)


def _read_state(box: Box, draft: _Draft) -> State:
    """The state of a draft."""
    key, counter = key_of(0), 0
    if draft.one("chance"):
        word, number = draft.one("chance").split()
        key, counter = bytes.fromhex(word), int(number)
    script = tuple(FACES.index(word) if word in FACES else int(word) for word in draft.words("luck"))
    table, hidden = _read_table(box, draft), _read_hidden(box, draft)
    table, hidden = _complete(box, draft, table, hidden)
    return build(box, table, hidden, Chance(key, counter, script), _read_knowledge(box, draft))


def _read_table(box: Box, draft: _Draft) -> Table:
    """What lies open."""
    seats = box.seats
    number, _, active = draft.one("turn", "1 A").partition(" ")
    if not number.isdecimal():
        raise Unreadable(f"turn: {number!r} should be a number and a seat")
    who = None if active.strip() in ("", NONE) else _read_seat(active.strip(), seats)
    board = _read_board(box.board, draft, seats)
    leaders = _read_leaders(box, draft, any(draft.lines.get(f"units {SEATS[seat]}") for seat in range(seats)))
    units = _read_units(box, draft, leaders)
    transit, _, back = draft.one("transit").rpartition("from")
    start = draft.one("start", SEATS[who] if who is not None else NONE)
    return Table(
        turn=int(number),
        active=who,
        start=None if start == NONE else _read_seat(start, seats),
        resigned=tuple(_read_seat(word, seats) for word in draft.words("resigned")),
        board=board,
        seats=tuple(_read_seat_sheet(draft, seat, seats, leaders, units) for seat in range(seats)),
        units=tuple(units),
        gone=tuple(draft.words("gone")),
        lineup=tuple(draft.words("lineup")),
        machine_deck=0,
        machine_discard=tuple(draft.words("machine discard")),
        scroll_deck=0,
        scroll_discard=tuple(draft.words("discard")),
        supply=_read_supply(draft, seats),
        shields=int(draft.one("shields") or SHIELDS - sum(unit.shields for unit in units)),
        free_used=draft.one("free") == "used",
        used=tuple(draft.words("used")),
        rolling=int(draft.one("rolling", "0")),
        transit=tuple(transit.split()),
        transit_from=back.strip() or NONE,
        mods=tuple(_read_mod(line) for line in draft.lines.get("mod", [])),
        waiting=tuple(_read_waiting(line, seats) for line in draft.lines.get("waiting", [])),
        catastrophes=tuple(
            (_read_seat(word.partition(">")[0], seats), word.partition(">")[2]) for word in draft.words("catastrophes")
        ),
        struck=tuple(draft.words("struck")),
        combat=_read_combat(draft, seats),
        pending=tuple(draft.lines.get("pending", [])) or _default_pending(draft, who),
        outcome=_read_outcome(draft, seats),
    )


def _read_outcome(draft: _Draft, seats: int) -> tuple[int, ...] | None:
    """How the game ended."""
    if not draft.one("outcome"):
        return None
    reason, _, winners = draft.one("outcome").partition(" ")
    if reason not in OUTCOMES:
        raise Unreadable(f"outcome: {reason!r} is none; there are {', '.join(OUTCOMES)}")
    who = [_read_seat(letter, seats) for letter in winners.strip() if letter != NONE]
    return OUTCOMES.index(reason), sum(1 << seat for seat in who)


def _default_pending(draft: _Draft, active: int | None) -> tuple[str, ...]:
    """A turn in the step that the position names: by default Take Actions."""
    if active is None:
        raise Unreadable("a position needs an active seat, for example 'turn: 3 A', or 'pending' lines")
    seat, step = SEATS[active], draft.one("step", "actions")
    steps = ("draw", "actions", "roll")
    if step not in steps:
        raise Unreadable(f"step: {step!r} is none; there are {', '.join(steps)}")
    lines = ["next_turn", f"end_turn seat={seat}", f"draw_step seat={seat}"]
    lines += [f"end_step seat={seat}", f"action seat={seat}"] if step != "draw" else []
    return (*lines, *([f"roll seat={seat}"] if step == "roll" else []))


_CELL = re.compile(r"([a-z]+[0-9]+)([.^~#_A-Da-d])")


def _read_board(board: Board, draft: _Draft, seats: int) -> tuple[HexSheet, ...]:
    """The drawing: which side tiles show, and who owns what. Without one the island is as laid out, seat by seat.

    Before the first turn nobody owns anything that is not drawn so.
    """
    begun = not draft.one("turn").startswith("0")
    owners = {pair: pair for pair in range(min(seats, len(board.bases)))} if begun else {}
    shown: dict[str, str] = {}
    for line in draft.board:
        if _CELL.sub("", line).strip():
            raise Unreadable(f"board: {line.strip()!r} should be hexes like c4. or c4^ or c4a")
        shown.update({name: mark for name, mark in _CELL.findall(line)})
    if shown:
        marks = {board.pair[board.read(name)]: mark for name, mark in shown.items() if mark in "ABCD#"}
        owners = {pair: SEATS.index(mark) for pair, mark in marks.items() if mark in SEATS[:seats]}
    sheets = []
    for hex, ground in enumerate(board.ground):
        mark = shown.get(board.names[hex])
        if ground != SEA:
            now = {".": NEUTRAL, "^": LAVA}.get(mark or "", ground)
            owner = owners.get(board.pair[hex]) if board.pair[hex] >= 0 else None
            sheets.append(HexSheet(board.names[hex], GROUNDS[now], None, owner))
    return tuple(sheets)


def _read_leaders(box: Box, draft: _Draft, needed: bool) -> list[str | None]:
    """The Leader of each seat; by default the first of the set, in order."""
    leaders: list[str | None] = [None] * box.seats
    for word in draft.words("leaders"):
        seat, _, name = word.partition("=")
        leaders[_read_seat(seat, box.seats)] = box.names[box.card(name)]
    for seat in range(box.seats):
        for word in draft.words(f"units {SEATS[seat]}"):
            name = word.partition("@")[0]
            if name in box.number and box.number[name] in box.leaders:
                leaders[seat] = name
    free = [box.names[card] for card in box.leaders if box.names[card] not in leaders]
    return [leader or (free.pop(0) if needed else None) for leader in leaders]


_UNIT = re.compile(r"([a-z_0-9]+)@([^{]+)(?:\{(.*)\})?$")


def _read_units(box: Box, draft: _Draft, leaders: list[str | None]) -> list[UnitSheet]:
    """All units on the island; Machines without stated Pilots take Chickens that stand nowhere."""
    units: list[UnitSheet] = []
    for seat in range(box.seats):
        mine = [_read_unit(box, seat, word, leaders[seat]) for word in draft.one(f"units {SEATS[seat]}").split()]
        units += _man(box, seat, _place_machines(box, seat, mine))
    seen: set[str] = set()
    for unit in units:
        if unit.id in seen:
            raise Unreadable(f"units {SEATS[unit.seat]}: {unit.card} stands in two places")
        seen.add(unit.id)
    return units


def _read_unit(box: Box, seat: int, word: str, leader: str | None) -> UnitSheet:
    """One unit: card@hex, and in braces what lies on it."""
    found = _UNIT.match(word)
    if found is None:
        raise Unreadable(f"units {SEATS[seat]}: {word!r} should be card@hex, for example leader@c4{{shields=1}}")
    name, hex, extras = found.groups()
    card = leader if name == "leader" and leader else name
    number = box.card(card)
    marks = dict(part.partition("=")[::2] for part in extras.split(",")) if extras else {}
    unknown = set(marks) - {"id", "shields", "dice", "cards", "pilots"}
    if unknown:
        raise Unreadable(f"units {SEATS[seat]}: {word!r} has the unknown mark {', '.join(sorted(unknown))}")
    place = 0 if number in box.leaders else int(number) + 1 if int(number) < len(box.cards.chickens) else -1
    if place < 0 and box.kind[number] != MACHINE:
        raise Unreadable(f"units {SEATS[seat]}: {card} is no unit")
    return UnitSheet(
        id=marks.get("id", "") if place < 0 else unit_id(seat * ARMY + place),
        seat=seat,
        card=card,
        hex=box.board.names[box.board.read(hex)],
        shields=int(marks.get("shields", "0")),
        plus=int(marks.get("dice", "0")),
        attached=tuple(marks["cards"].split("+")) if "cards" in marks else (),
        pilots=tuple(marks["pilots"].split("+")) if "pilots" in marks else (),
        speed=0,
        strength=0,
        armor=0,
        range=0,
    )


def _changed(unit: UnitSheet, **values: Any) -> UnitSheet:
    """A unit with some values changed."""
    fields = {name: getattr(unit, name) for name in unit.__slots__}
    return UnitSheet(**{**fields, **values})


def _place_machines(box: Box, seat: int, units: list[UnitSheet]) -> list[UnitSheet]:
    """Gives each Machine without a stated place in the army the next free one."""
    taken = {unit.id for unit in units}
    free = [unit_id(seat * ARMY + place) for place in range(len(box.cards.chickens) + 1, ARMY)]
    free = [id for id in free if id not in taken]
    placed = []
    for unit in units:
        if not unit.id and not free:
            raise Unreadable(f"units {SEATS[seat]}: more Machines than Chickens to pilot them")
        placed.append(unit if unit.id else _changed(unit, id=free.pop(0)))
    return placed


def _man(box: Box, seat: int, units: list[UnitSheet]) -> list[UnitSheet]:
    """Gives each Machine without stated Pilots Chickens that stand nowhere."""
    busy = {unit.card for unit in units} | {pilot for unit in units for pilot in unit.pilots}
    idle = [name for name in box.names[: len(box.cards.chickens)] if name not in busy]
    manned = []
    for unit in units:
        need = box.pilots[box.card(unit.card)] - len(unit.pilots) if not unit.pilots else 0
        if need > len(idle):
            raise Unreadable(f"units {SEATS[seat]}: no Chickens are left to pilot {unit.card}")
        crew, idle = tuple(idle[:need]), idle[need:]
        manned.append(_changed(unit, pilots=crew) if need else unit)
    return manned


def _read_seat_sheet(
    draft: _Draft, seat: int, seats: int, leaders: list[str | None], units: list[UnitSheet]
) -> SeatSheet:
    """What lies open before a seat; dice that are nowhere else are spent."""
    name = SEATS[seat]
    dice = tuple(draft.words(f"dice {name}"))
    for face in dice:
        if face not in FACES:
            raise Unreadable(f"dice {name}: {face!r} is no face; there are {', '.join(FACES)}")
    resources = draft.words(f"resources {name}")
    for word in resources:
        if word not in RESOURCES:
            raise Unreadable(f"resources {name}: {word!r} is none; there are {', '.join(RESOURCES)}")
    return SeatSheet(
        leader=leaders[seat],
        base=None,
        hand=0,
        laid=0,
        resources=(resources.count("wood"), resources.count("rock"), resources.count("metal")),
        dice=dice,
        spent=0 if draft.one(f"dice {name}") == NONE else max(_spent(draft, seat, seats, dice, units), 0),
        tags=_read_tags(draft, seat, seats),
        strategies=tuple(draft.words(f"strategies {name}")),
        borrowed=tuple(draft.words(f"borrowed {name}")),
        destroyed=(),
    )


def _spent(draft: _Draft, seat: int, seats: int, dice: tuple[str, ...], units: list[UnitSheet]) -> int:
    """The dice of a seat that are neither on the Banner nor on units nor being used."""
    out = len(dice) + sum(unit.plus for unit in units if unit.seat == seat)
    active = draft.one("turn", "1 A").partition(" ")[2].strip()
    if active == SEATS[seat]:
        combat = _read_combat(draft, seats)
        out += int(draft.one("rolling", "0")) + (combat.twos + combat.threes if combat else 0)
    return DICE - out


def _read_tags(draft: _Draft, banner: int, seats: int) -> tuple[int, ...]:
    """The tags on a Banner by owner."""
    tags = [0] * seats
    for word in draft.words("tags"):
        owner, _, on = word.partition(">")
        if _read_seat(on, seats) == banner:
            tags[_read_seat(owner, seats)] += 1
    return tuple(tags)


def _read_supply(draft: _Draft, seats: int) -> tuple[int, int, int]:
    """The common supply; by default all tokens that nobody has."""
    words = draft.words("supply")
    if draft.one("supply"):
        return words.count("wood"), words.count("rock"), words.count("metal")
    owned = [word for seat in range(seats) for word in draft.words(f"resources {SEATS[seat]}")]
    left = [TOKENS_PER_RESOURCE - owned.count(kind) for kind in RESOURCES]
    return left[0], left[1], left[2]


def _read_mod(line: str) -> ModSheet:
    """A temporary effect."""
    lasts, source, op, what, amount, whom, types = line.split()
    return ModSheet(lasts, int(source), op, what, int(amount), whom, int(types))


def _read_waiting(line: str, seats: int) -> WaitingSheet:
    """A waiting ability."""
    seat, card, when, bearer, hex, attacker, defender, result = line.split()
    return WaitingSheet(_read_seat(seat, seats), card, when, bearer, hex, attacker, defender, int(result))


def _read_combat(draft: _Draft, seats: int) -> CombatSheet | None:
    """The combat going on."""
    if not draft.one("combat"):
        return None
    attacker, defender, *marks = draft.one("combat").split()
    given = dict(mark.replace("*", "=").partition("=")[::2] for mark in marks)
    played = [line.split() for line in draft.lines.get("played", [])]
    cancels = [word.partition(">") for word in draft.words("cancels")]
    return CombatSheet(
        attacker=attacker,
        defender=defender,
        ranged="ranged" in given,
        passes=int(given.get("passes", "0")),
        twos=int(given.get("+2", "0")),
        threes=int(given.get("+3", "0")),
        strength=None,
        armor=None,
        played=tuple(PlayedSheet(_read_seat(seat, seats), card, fate, on) for seat, card, fate, on in played),
        cancels=tuple((_read_seat(by, seats), _read_seat(of, seats)) for by, _, of in cancels),
    )


def _read_hidden(box: Box, draft: _Draft) -> Hidden:
    """Hands, rows, decks and secret choices as far as they are written."""

    def rows(key: str) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(draft.words(f"{key} {SEATS[seat]}")) for seat in range(box.seats))

    return Hidden(
        hands=rows("hand"),
        picked=rows("picked"),
        laid=rows("laid"),
        scroll_deck=tuple(draft.words("deck")),
        machine_deck=tuple(draft.words("machine deck")),
        dealt=rows("dealt"),
        answers=tuple(draft.one(f"answer {SEATS[seat]}", NONE) for seat in range(box.seats)),
    )


def _complete(box: Box, draft: _Draft, table: Table, hidden: Hidden) -> tuple[Table, Hidden]:
    """Cards that are mentioned nowhere lie under their decks, in the order of the set; the lineup has four."""
    from topcluck.games.island.view import open_scrolls  # noqa: PLC0415  views read sheets too

    scrolls = _rest(
        [box.names[card] for card in box.scroll_cards],
        [
            *open_scrolls(table),
            *(c for rows in (hidden.hands, hidden.picked, hidden.laid) for row in rows for c in row),
        ],
        hidden.scroll_deck,
        draft.closed("deck"),
    )
    built = [unit.card for unit in table.units if box.kind[box.card(unit.card)] == MACHINE]
    lying = [*table.lineup, *table.machine_discard, *built]
    machines = _rest(
        [box.names[card] for card in box.machine_cards], lying, hidden.machine_deck, draft.closed("machine deck")
    )
    lineup = table.lineup
    if not draft.one("lineup") and table.turn:
        lineup, machines = machines[:4], machines[4:]
    fields = {name: getattr(table, name) for name in table.__slots__}
    secret = {name: getattr(hidden, name) for name in hidden.__slots__}
    return Table(**{**fields, "lineup": lineup}), Hidden(**{**secret, "scroll_deck": scrolls, "machine_deck": machines})


def _rest(all_cards: list[str], elsewhere: list[str], deck: tuple[str, ...], closed: bool) -> tuple[str, ...]:
    """A deck as written, with all cards under it that are nowhere else."""
    left = list(all_cards)
    for name in (*elsewhere, *deck):
        if name not in left:
            raise Unreadable(f"there are more {name} in this position than in the box, or none at all")
        left.remove(name)
    return deck if closed else (*deck, *left)


def _read_knowledge(box: Box, draft: _Draft) -> list[tuple[Trace, ...]]:
    """What each seat was shown and can still follow."""
    return [
        tuple(sorted(_read_trace(box, word) for word in draft.words(f"knows {SEATS[seat]}")))
        for seat in range(box.seats)
    ]


def _read_trace(box: Box, word: str) -> Trace:
    """A known Scroll: card@B.hand+B.laid."""
    name, _, places = word.partition("@")
    mask = 0
    for place in places.split("+"):
        seat, _, what = place.partition(".")
        if what not in ("hand", "laid"):
            raise Unreadable(f"knows: {word!r} should be card@B.hand, or card@B.hand+B.laid")
        mask |= 1 << _read_seat(seat, box.seats) * 2 + ("hand", "laid").index(what)
    return int(box.card(name)), mask
