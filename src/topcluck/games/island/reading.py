"""Reading positions: the way back from `notation.write_position`, and anything that a person writes by hand.

What is left out has a default: cards that nobody mentions lie under their decks, Chickens that stand nowhere pilot a
Machine or are destroyed, dice that lie nowhere are spent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, GROUNDS, LAVA, NEUTRAL, SEA, TERRITORY, Board
from topcluck.games.island.box import LEADER_CARD, MACHINE, TOKEN, Box
from topcluck.games.island.draft import (
    LEADERS,
    MACHINES,
    NONE,
    OUTCOMES,
    SCROLLS,
    Draft,
    Line,
    known_card,
    one_of,
    read_seat,
    signed,
    whole,
)
from topcluck.games.island.model import (
    DICE,
    DIRECTIONS,
    FACES,
    OPS,
    RESOURCES,
    SHIELDS,
    STATS,
    TOKENS_PER_RESOURCE,
    TRAITS,
    WHENS,
)
from topcluck.games.island.names import SEATS
from topcluck.games.island.rulesets import OPTIONS
from topcluck.games.island.sheet import (
    DURATIONS,
    FATES,
    ROLES,
    ChallengerSheet,
    CombatSheet,
    FlagSheet,
    HexSheet,
    Hidden,
    ModSheet,
    PlayedSheet,
    SeatSheet,
    Table,
    TokenSheet,
    UnitSheet,
    WaitingSheet,
    at_a_glance,
    build,
    read_frame,
    read_unit_id,
    read_use,
    unit_id,
    write_frame,
)
from topcluck.games.island.state import State
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.game import Setup
from topcluck.kernel.knowledge import Trace, settled_cups


def read_position(text: str) -> tuple[Setup, State]:
    """The position that a text describes; `Unreadable` says what is wrong and where."""
    from topcluck.games.island.game import GAME  # noqa: PLC0415  the game reads positions, and a position starts a game

    draft = Draft(text)
    draft.only("game")
    setup = _read_setup(draft, GAME.setup)
    state = _read_state(GAME.box(setup), draft)
    draft.refuse_unread(state.armies)
    try:
        state.check()
        state.settle_knowledge()
    except AssertionError as problem:
        raise Unreadable(f"this position cannot be: {problem}") from None
    try:
        state.stirred = bool(state.flags)
        state.run()
        state.check()
        _try_out(state, thoroughly=bool(draft.all("pending")))
    except Unreadable:
        raise
    except (AssertionError, LookupError, TypeError, ValueError) as problem:
        raise Unreadable(f"what is pending cannot be carried out in this position ({problem!r})") from None
    return setup, state


_TRIALS = 12  # of a long list of actions so many are tried, so that reading stays quick


def _try_out(state: State, thoroughly: bool) -> None:
    """Sees to it that the question can be answered and, where somebody wrote what is pending, that it goes on then."""
    for seat in state.deciders():
        codes = state.actions(seat)
        assert codes, "nothing can be chosen"
        for code in codes[:: len(codes) // _TRIALS + 1] if thoroughly else ():
            ahead = state.copy()
            ahead.chance = Chance(key_of(0))
            ahead.apply(code, seat)
    for depth, frame in enumerate(state.stack[:-1], 1):
        options = d.OPTIONS[frame[0]]
        if options is not None:
            later = state.copy()
            later.stack = later.stack[:depth]
            assert options(later, frame), f"{d.KINDS[frame[0]].name} offers nothing"


def _read_setup(draft: Draft, setup: Callable[..., Setup]) -> Setup:
    """What the match is played with."""
    players = draft.number("players", 2)
    with draft.reading("first"):
        first = read_seat(draft.one("first"), players) if draft.has("first") else None
    return setup(
        players=players,
        edition=draft.one("edition", "second-en"),
        mode=draft.one("mode", "standard"),
        flags=tuple(draft.words("flags")),
        options=dict(_read_option(line) for line in draft.all("option")),
        cards=draft.one("cards", "house"),
        island=_read_island(draft.one("island")),
        leaders=draft.words("leader deck") if draft.has("leader deck") else None,
        first_seat=first,
        define="\n".join(_unindented(line.value) for line in draft.all("define")),
    )


def _read_island(text: str) -> str | dict[str, Any] | None:
    """The island: a name, or the tiles of one that was built."""
    if not text.startswith("{"):
        return text or None
    try:
        island: dict[str, Any] = json.loads(text)
    except ValueError as problem:
        raise Unreadable(f"island: {problem}") from None
    return island


def _unindented(line: str) -> str:
    """A line of a block without the two spaces before it."""
    return line[2:] if line.startswith("  ") else line.lstrip()


_LISTS = frozenset(name for name, option in OPTIONS.items() if option.kind == "names")


def _read_option(line: Line) -> tuple[str, Any]:
    """A house rule: name = value."""
    with line.reading():
        name, equals, value = (part.strip() for part in line.value.partition("="))
        if not equals or not name:
            raise Unreadable(f"{line.value!r} should be a name, an equals sign and a value")
        plain = {"none": None, "true": True, "false": False}
        if name in _LISTS:
            return name, [word for word in value.split() if word != NONE]
        is_number = value.removeprefix("-").isdecimal()
        return name, plain[value] if value in plain else signed(value) if is_number else value


def _read_state(box: Box, draft: Draft) -> State:
    """The state of a draft."""
    table, hidden = _complete(box, draft, _read_table(box, draft), _read_hidden(box, draft))
    chance, traces = _read_chance(draft), _read_knowledge(box, draft)
    try:
        return build(box, table, hidden, chance, traces)
    except Unreadable:
        raise
    except (LookupError, ValueError) as problem:
        raise Unreadable(f"this position cannot be put together ({problem!r})") from None


def _read_chance(draft: Draft) -> Chance:
    """The luck to come: rolls and draws fixed in advance, then a stream of its own."""
    key, counter = key_of(0), 0
    with draft.reading("chance"):
        if draft.has("chance"):
            word, number = draft.only("chance").parts("a key of 64 hexadecimal digits", "a counter")
            if len(word) != 64 or set(word) - set("0123456789abcdef") or not number.isdecimal() or len(number) > 18:
                raise Unreadable("this should be a key of 64 hexadecimal digits and a counter")
            key, counter = bytes.fromhex(word), int(number)
    with draft.reading("luck"):
        script = tuple(
            FACES.index(word) if word in FACES else whole(word, "a face of a die, or a number")
            for word in draft.words("luck")
        )
    return Chance(key, counter, script)


_BOTTOM = ("deal", "leader_gifts", "raise_flags", "next_turn")  # what the game goes on with when all the rest is done

_OF_BUILDING = (d.BUILD_SAVE, d.BUILD_PILOT, d.BUILD_HEX)
_OF_COMBAT = (
    d.COMBAT_DICE, d.CARD_PLAY, d.COMBAT_PLAY, d.COMBAT_MORE, d.REVEAL, d.CANCEL_TURNED, d.NEXT_SCROLL, d.COMBAT_NEXT,
    d.COMBAT_LAST, d.COMPARE,
)  # fmt: skip


def _read_pending(box: Box, draft: Draft) -> tuple[str, ...]:
    """What is pending, from the last thing to do to the first, with all fields written out."""
    lines, frames = draft.all("pending"), []
    for line in lines:
        with line.reading():
            frame = read_frame(box, line.value)
            if frame[0] in _OF_BUILDING and box.names[frame[2]] not in draft.words("lineup"):
                raise Unreadable(f"{box.names[frame[2]]} is being built, but is not in the lineup")
            if frame[0] in _OF_COMBAT and not draft.has("combat"):
                raise Unreadable("this belongs to a combat, but there is no line 'combat'")
            frames.append(write_frame(box, frame))
    if lines and not draft.has("outcome"):
        with lines[0].reading():
            one_of(lines[0].value.split()[0], _BOTTOM, "beginning of what is pending")
    return tuple(frames)


def _read_table(box: Box, draft: Draft) -> Table:
    """What lies open."""
    seats, (turn, active) = box.armies, _read_turn(draft, box.armies)
    standing = any(draft.has(f"units {SEATS[seat]}") for seat in range(seats))
    leaders = _read_leaders(box, draft, needed=standing and turn > 0)  # before, they may not be dealt yet (RUL-6)
    tokens = _read_tokens(box, draft)
    units = [_at_its_place(unit, tokens) for unit in _read_units(box, draft, leaders)]
    combat = _read_combat(box, draft, units)
    transit, transit_from = _read_transit(box, draft, units)
    built = tuple(line.value for line in draft.all("tile"))
    if built:
        draft.skip("board")  # drawn for people: all of it follows from the tiles
    board = () if built else _read_board(box.board, draft, seats)
    return Table(
        turn=turn,
        active=active,
        start=_read_start(draft, active, seats),
        resigned=_read_seats(draft, "resigned", seats),
        board=board,
        island=built,
        seats=tuple(
            _read_seat_sheet(box, draft, seat, leaders[seat], _out(draft, seat, active, units, combat))
            for seat in range(seats)
        ),
        units=tuple(units),
        gone=_read_gone(box, draft),
        lineup=draft.cards("lineup", box, MACHINES),
        machine_deck=0,
        machine_discard=draft.cards("machine discard", box, MACHINES),
        scroll_deck=0,
        scroll_discard=draft.cards("discard", box, SCROLLS),
        supply=_read_supply(draft, seats) if box.resources else (0, 0, 0),
        shields=draft.number("shields", max(SHIELDS - sum(unit.shields for unit in units), 0)),
        free_used=_read_free(draft),
        used=_read_used(box, draft),
        rolling=draft.number("rolling", 0),
        transit=transit,
        transit_from=transit_from,
        mods=tuple(_read_mod(line, box) for line in draft.all("mod")),
        waiting=tuple(_read_waiting(line, box) for line in draft.all("waiting")),
        catastrophes=_read_catastrophes(box, draft),
        struck=draft.cards("struck", box, SCROLLS),
        combat=combat,
        pending=_read_pending(box, draft) or _default_pending(box, draft, active, combat),
        outcome=_read_outcome(draft, seats),
        flags=_read_flags(box, draft, units, board, turn),
        firm=_read_firm(box, draft, units),
        tokens=tokens,
        arranging=_read_arranging(box, draft),
        humbled=_read_seats(draft, "humbled", seats),
        challenger=_read_challenger(box, draft, units) if box.armies > box.seats else None,
    )


def _read_turn(draft: Draft, seats: int) -> tuple[int, int | None]:
    """The number of the turn and whose it is."""
    with draft.reading("turn"):
        number, _, active = draft.one("turn", "1 A").partition(" ")
        who = None if active.strip() in ("", NONE) else read_seat(active.strip(), seats)
        return whole(number, "the number of a turn, and then a seat,"), who


def _read_start(draft: Draft, active: int | None, seats: int) -> int | None:
    """Who began; by default whose turn it is."""
    with draft.reading("start"):
        if not draft.has("start"):
            return active
        return None if draft.one("start") == NONE else read_seat(draft.one("start"), seats)


def _read_seats(draft: Draft, key: str, seats: int) -> tuple[int, ...]:
    """The seats that a line names."""
    with draft.reading(key):
        return tuple(read_seat(word, seats) for word in draft.words(key))


def _read_free(draft: Draft) -> bool:
    """Whether the free action of this turn is used."""
    with draft.reading("free"):
        return draft.has("free") and one_of(draft.one("free"), ("used", "left"), "state of the free action") == "used"


def _read_used(box: Box, draft: Draft) -> tuple[str, ...]:
    """The abilities used this turn: unit or Strategy, a slash, and which of those on the card."""
    words = tuple(draft.words("used"))
    with draft.reading("used"):
        for word in words:
            read_use(box, word)
    return words


def _read_transit(box: Box, draft: Draft, units: list[UnitSheet]) -> tuple[tuple[str, ...], str]:
    """The units in transit, and the hex that they return to."""
    with draft.reading("transit"):
        words, _, back = draft.one("transit").rpartition("from")
        home = box.board.names[box.board.read(back.strip())] if back.strip() else NONE
        return tuple(_read_unit_name(box, word, units) for word in words.split()), home


def _read_unit_name(box: Box, text: str, units: list[UnitSheet]) -> str:
    """The id of a unit: as it is (A7), or by card and hex (rock_golem@c4, the second of two rock_golem#2@c4)."""
    name, at, place = text.partition("@")
    if not at:
        return unit_id(box, read_unit_id(box, text))
    name, _, mark = name.partition("#")
    hex = box.board.names[box.board.read(place)]
    named = [unit.id for unit in units if unit.hex == hex and name in (unit.card, _sort(box, unit.card))]
    number = whole(mark or "1")
    if not 1 <= number <= len(named):
        raise Unreadable(f"there is no {text}")
    return named[number - 1]


def _sort(box: Box, card: str) -> str:
    """What a unit is, whatever its card: leader, chicken, or the type of a Machine."""
    number = box.number[card]
    if box.kind[number] == MACHINE:
        return box.types[box.type_of[number]]
    return "leader" if box.kind[number] == LEADER_CARD else "chicken"


def _read_flags(
    box: Box, draft: Draft, units: list[UnitSheet], board: tuple[HexSheet, ...], turn: int
) -> tuple[FlagSheet, ...]:
    """Where the Flags are; by default on the own Base, carried by the top unit there (FLAG-3)."""
    flags = []
    for seat in range(box.armies):
        key = f"flag {SEATS[seat]}"
        with draft.reading(key):
            if draft.has(key) and box.mode.leaders:
                raise Unreadable("there are no Flags in this game; they belong to the mode 'flag'")
            base = [hex.name for hex in board if hex.ground == "base" and hex.owner == seat]
            if draft.has(key):
                flags.append(_read_flag(box, seat, draft.one(key), units))
            elif turn and base and not box.mode.leaders:
                on_top = next((unit.id for unit in reversed(units) if unit.hex == base[0]), NONE)
                flags.append(FlagSheet(seat, base[0], on_top))
    return tuple(flags)


def _read_flag(box: Box, seat: int, text: str, units: list[UnitSheet]) -> FlagSheet:
    """One Flag: the unit that carries it, or the hex where it lies."""
    if "@" not in text and text[0] not in SEATS:
        return FlagSheet(seat, box.board.names[box.board.read(text)], NONE)
    id = _read_unit_name(box, text, units)
    return FlagSheet(seat, next((unit.hex for unit in units if unit.id == id), NONE), id)


def _read_firm(box: Box, draft: Draft, units: list[UnitSheet]) -> tuple[tuple[str, str], ...]:
    """Units on Lava or at Sea, and the last hex where they stood firmly: skimmer@g2=g3."""
    with draft.reading("firm"):
        words = [word.partition("=")[::2] for word in draft.words("firm")]
        return tuple((_read_unit_name(box, unit, units), box.board.names[box.board.read(hex)]) for unit, hex in words)


def _read_challenger(box: Box, draft: Draft, units: list[UnitSheet]) -> ChallengerSheet:
    """What the Challenger goes by: facing east, its units by number and the Leader last, unless it is said."""
    mine = sorted((unit for unit in units if unit.seat >= box.seats), key=lambda unit: int(unit.id[1:]))
    order = [unit.id for unit in (*mine[1:], *mine[:1])] if mine and mine[0].id.endswith("0") else []
    machines = [id for id in order if int(id[1:]) > len(box.cards.chickens)]
    order = machines + [id for id in order if id not in machines]
    with draft.reading("facing"):
        facing = one_of(draft.one("facing", "e" if units else NONE), (*DIRECTIONS, NONE), "direction")
    with draft.reading("order"):
        order = [_read_unit_name(box, word, units) for word in draft.words("order")] or order
    with draft.reading("activated"):
        activated = tuple(_read_unit_name(box, word, units) for word in draft.words("activated"))
    return ChallengerSheet(facing, tuple(order), activated, draft.number("power", 0))


def _read_gone(box: Box, draft: Draft) -> tuple[str, ...]:
    """Machines that have left the island and that something pending still speaks of."""
    words = tuple(draft.words("gone"))
    with draft.reading("gone"):
        for word in words:
            unit, _, card = word.partition("=")
            read_unit_id(box, unit)
            known_card(box, card, MACHINES)
    return words


def _read_catastrophes(box: Box, draft: Draft) -> tuple[tuple[int, str], ...]:
    """Catastrophes that were drawn and are still to be resolved: the drawer and the card."""
    with draft.reading("catastrophes"):
        pairs = [word.partition(">") for word in draft.words("catastrophes")]
        return tuple((read_seat(seat, box.armies), known_card(box, card, SCROLLS)) for seat, _, card in pairs)


def _read_outcome(draft: Draft, seats: int) -> tuple[int, ...] | None:
    """How the game ended."""
    if not draft.has("outcome"):
        return None
    with draft.reading("outcome"):
        reason, _, winners = draft.one("outcome").partition(" ")
        who = [read_seat(letter, seats) for letter in winners.strip() if letter != NONE]
        return OUTCOMES.index(one_of(reason, OUTCOMES, "end of a game")), sum(1 << seat for seat in set(who))


_STEPS, _COMBAT_STEPS = ("actions", "roll", "draw"), ("cards", "dice")


def _default_pending(box: Box, draft: Draft, active: int | None, combat: CombatSheet | None) -> tuple[str, ...]:
    """A turn in the step that the position names: by default Take Actions, or with a combat its card play."""
    if active is None:
        raise Unreadable("a position needs an active seat, for example 'turn: 3 A', or 'pending' lines")
    seat = SEATS[active]
    window = [f"window seat={seat} passes=0"] if box.windows else []  # RUL-110
    if active >= box.seats:
        return _pending_challenger(draft, seat, combat, box.armies, window)
    lines = ["next_turn", f"end_turn seat={seat}", f"draw_step seat={seat}", *window]
    acting = [*lines, f"end_step seat={seat}", f"action seat={seat}", *window]
    with draft.reading("step"):
        if combat is not None:
            return (*acting, *_pending_combat(draft.one("step", "cards"), combat, box.armies, window))
        step = one_of(draft.one("step", "actions"), _STEPS, "step of a turn")
    if step == "draw":
        return tuple(lines)
    quick = [f"quick_build seat={seat}"] if box.quick else []  # QUICK-1
    return (*acting, *quick, f"roll seat={seat}") if step == "roll" else tuple(acting)


def _pending_challenger(
    draft: Draft, seat: str, combat: CombatSheet | None, seats: int, window: list[str]
) -> tuple[str, ...]:
    """A turn of the Challenger from its beginning, or from a combat on: then only new dice and Scrolls follow it."""
    lines = ["next_turn", f"end_turn seat={seat}"]
    if combat is None:
        return (*lines, "challenger_turn")
    with draft.reading("step"):
        fight = _pending_combat(draft.one("step", "cards"), combat, seats, window)
    fight = [line for line in fight if not line.startswith("combat_")]
    return (*lines, "challenger_draw", "challenger_roll", *fight)


def _pending_combat(step: str, combat: CombatSheet, seats: int, window: list[str]) -> list[str]:
    """The steps of a combat that are still to come (CMB-3); in card play it is the turn of the seat that is named."""
    word, _, named = step.partition(" ")
    one_of(word, _COMBAT_STEPS, "step of a combat")
    seat = SEATS.index(combat.attacker[0])
    turn = read_seat(named.strip(), seats) if named else (seat + combat.passes) % seats
    lines = ["strays", "compare", f"combat_last seat={SEATS[seat]}", *window]
    lines += [f"reveal seat={combat.defender[0]} left={seats}", f"card_play seat={SEATS[turn]}"]
    return [*lines, f"combat_dice seat={SEATS[seat]}"] if word == "dice" else lines


_CELL = re.compile(r"([a-z]+[0-9]+)([.^~#_A-Da-d])")


def _read_board(board: Board, draft: Draft, seats: int) -> tuple[HexSheet, ...]:
    """The drawing: which side tiles show, and who owns what. Without one the island is as laid out, seat by seat.

    Before the first turn nobody owns what is not drawn so.
    """
    shown = _read_cells(board, draft, seats)
    begun = not draft.one("turn").startswith("0")
    owners = {pair: pair for pair in range(min(seats, len(board.bases)))} if begun else {}
    bases = {hex: mark for hex, mark in shown.items() if board.ground[hex] == BASE}
    if bases:
        owners = {board.pair[hex]: SEATS.index(mark) for hex, mark in bases.items() if mark in SEATS}
    sheets = []
    for hex, ground in enumerate(board.ground):
        if ground != SEA:
            now = {".": NEUTRAL, "^": LAVA}.get(shown.get(hex, ""), ground)
            owner = owners.get(board.pair[hex]) if board.pair[hex] >= 0 else None
            sheets.append(HexSheet(board.names[hex], GROUNDS[now], None, owner))
    return tuple(sheets)


_FITTING = {"~": (SEA,), ".": (NEUTRAL, LAVA), "^": (NEUTRAL, LAVA), "#": (BASE,), "_": (TERRITORY,)}


def _read_cells(board: Board, draft: Draft, seats: int) -> dict[int, str]:
    """The marks of a drawing by hex; each must fit what lies there, and nobody has two Bases."""
    shown: dict[int, str] = {}
    for line in draft.all("board"):
        with line.reading():
            if _CELL.sub("", line.value).strip():
                raise Unreadable(f"{line.value.strip()!r} should be hexes like c4. or c4^ or c4a")
            for name, mark in _CELL.findall(line.value):
                hex = board.read(name)
                fitting = _FITTING.get(mark, (BASE,) if mark.isupper() else (TERRITORY,))
                if board.ground[hex] not in fitting:
                    raise Unreadable(f"{name} is {GROUNDS[board.ground[hex]]} on this island and cannot be {mark!r}")
                if mark.isalpha():
                    read_seat(mark.upper(), seats)
                if mark in SEATS and mark in shown.values():
                    raise Unreadable(f"{mark} has two Bases")
                shown[hex] = mark
    return shown


def _read_leaders(box: Box, draft: Draft, needed: bool) -> list[str | None]:
    """The Leader of each seat: as stated, or as it stands among the units, or the first of the set that is left."""
    leaders: list[str | None] = [None] * box.armies
    if not box.mode.leaders:
        return leaders
    with draft.reading("leaders"):
        for word in draft.words("leaders"):
            letter, _, name = word.partition("=")
            leaders[read_seat(letter, box.armies)] = known_card(box, name, LEADERS)
    for seat in range(box.armies):
        key = f"units {SEATS[seat]}"
        with draft.reading(key):
            for word in draft.one(key).split():
                name = word.partition("@")[0]
                if name in box.number and box.number[name] in box.leaders:
                    leaders[seat] = _led_by(leaders, seat, name)
    keys = [f"{word} {SEATS[seat]}" for word in ("second", "fallen") for seat in range(box.armies)]
    elsewhere = [_read_leader(box, draft, key) for key in keys]
    free = [box.names[card] for card in box.leaders if box.names[card] not in (*leaders, *elsewhere)]
    return [leader or (free.pop(0) if needed else None) for leader in leaders]


def _led_by(leaders: list[str | None], seat: int, name: str) -> str:
    """The Leader that stands among a seat's units; it leads nobody else, unless its card is just called leader."""
    if leaders[seat] not in (None, name):
        raise Unreadable(f"{SEATS[seat]} is led by {leaders[seat]}, not by {name}")
    if name != "leader" and name in leaders[:seat]:
        raise Unreadable(f"{name} leads {SEATS[leaders.index(name)]} already")
    return name


_UNIT = re.compile(r"([a-z_0-9]+)@([^{]+)(?:\{(.*)\})?$")


def _read_units(box: Box, draft: Draft, leaders: list[str | None]) -> list[UnitSheet]:
    """All units on the island; Machines without stated Pilots take Chickens that stand nowhere."""
    units: list[UnitSheet] = []
    for seat in range(box.armies):
        key = f"units {SEATS[seat]}"
        with draft.reading(key):
            mine = [_read_unit(box, seat, word, leaders[seat]) for word in draft.one(key).split()]
            placed = _place_machines(box, seat, mine)
            units += placed if seat >= box.seats else _man(box, placed)  # the Challenger needs no Pilots (SOLO-5)
    return units


def _read_unit(box: Box, seat: int, word: str, leader: str | None) -> UnitSheet:
    """One unit: card@hex, and in braces what lies on it."""
    found = _UNIT.match(word)
    if found is None:
        raise Unreadable(f"{word!r} should be card@hex, for example leader@c4{{shields=1}}")
    name, hex, extras = found.groups()
    card = known_card(box, leader if name == "leader" and leader else name, (TOKEN, LEADER_CARD, MACHINE))
    if box.kind[box.number[card]] == LEADER_CARD and not box.mode.leaders:
        raise Unreadable(f"{card} is a Leader, and this mode is played without (FLAG-1)")
    if box.kind[box.number[card]] == LEADER_CARD and card != leader:
        raise Unreadable(f"{card} is not the Leader of {SEATS[seat]}")
    marks = _read_marks(word, extras)
    return UnitSheet(
        id=_unit_place(box, seat, card, marks.get("id", "")),
        seat=seat,
        card=card,
        hex=box.board.names[box.board.read(hex)],
        shields=whole(marks.get("shields", "0")),
        plus=whole(marks.get("dice", "0")),
        attached=tuple(known_card(box, name, SCROLLS) for name in marks["cards"].split("+"))
        if "cards" in marks
        else (),
        pilots=_read_pilots(box, card, marks.get("pilots", "")),
        speed=0,
        strength=0,
        armor=0,
        range=0,
    )


def _read_tokens(box: Box, draft: Draft) -> tuple[TokenSheet, ...]:
    """Where tokens lie face down: place by place which it is, whether all see it, and what they may think otherwise.

    By default each token lies in the place of its number, face down, and nobody remembers anything.
    """
    if not box.face_down:
        return ()
    sheets: list[TokenSheet] = []
    names = tuple(box.names[: len(box.cards.chickens)])
    for seat in range(box.armies):
        shown = draft.cards(f"face up {SEATS[seat]}", box, (TOKEN,))
        with draft.reading(f"tokens {SEATS[seat]}"):
            cards = tuple(draft.one(f"tokens {SEATS[seat]}").split()) or names
            if sorted(cards) != sorted(names):
                raise Unreadable(f"these should be the tokens {', '.join(names)}, each once")
        with draft.reading(f"guesses {SEATS[seat]}"):
            guesses = _read_guesses(box, draft.one(f"guesses {SEATS[seat]}"), cards, shown)
        units = box.army[seat][1 : 1 + len(cards)]
        sheets += [
            TokenSheet(unit_id(box, unit), card, card in shown, may_be)
            for unit, card, may_be in zip(units, cards, guesses, strict=True)
        ]
    return tuple(sheets)


def _read_guesses(box: Box, text: str, cards: tuple[str, ...], shown: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What others must think possible of each place; by default what one look at the table tells."""
    glance = at_a_glance([int(box.number[card]) if card in shown else -1 for card in cards])
    if not text:
        return [tuple(name for name in sorted(cards) if mask >> box.number[name] & 1) for mask in glance]
    guesses = [tuple(known_card(box, name, (TOKEN,)) for name in word.split("+")) for word in text.split()]
    if len(guesses) != len(cards):
        raise Unreadable(f"there should be {len(cards)} guesses, one for each token, not {len(guesses)}")
    masks = tuple(sum({1 << box.number[name] for name in guess}) for guess in guesses)
    fits = all(card in guess for card, guess in zip(cards, guesses, strict=True))
    seen = all(mask & ~look == 0 for mask, look in zip(masks, glance, strict=True))
    if not fits or not seen or settled_cups(masks) != masks:
        raise Unreadable("this contradicts the tokens that lie there")
    return guesses


def _at_its_place(unit: UnitSheet, tokens: tuple[TokenSheet, ...]) -> UnitSheet:
    """A Chicken with the place where its token lies."""
    places = [token.id for token in tokens if token.id[0] == SEATS[unit.seat] and token.card == unit.card]
    return _changed(unit, id=places[0]) if places else unit


def _read_arranging(box: Box, draft: Draft) -> tuple[str, ...]:
    """The tokens that are already placed of a stack that is being arranged, from the top."""
    words = tuple(draft.words("arranging"))
    with draft.reading("arranging"):
        for word in words:
            read_unit_id(box, word)
    return words


def _read_marks(word: str, extras: str | None) -> dict[str, str]:
    """What the braces of a unit say."""
    marks = dict(part.partition("=")[::2] for part in extras.split(",")) if extras else {}
    for mark in marks:
        one_of(mark, ("id", "shields", "dice", "cards", "pilots"), f"mark of a unit in {word!r}")
    return marks


def _unit_place(box: Box, seat: int, card: str, id: str) -> str:
    """The place of a unit in its army; of a Machine the one that is stated, or none yet."""
    number = box.number[card]
    if box.kind[number] != MACHINE:
        return unit_id(box, box.army[seat][0 if box.kind[number] == LEADER_CARD else int(number) + 1])
    if id and read_unit_id(box, id) not in box.army[seat][1 + len(box.cards.chickens) :]:
        raise Unreadable(f"{id} is no place for a Machine of {SEATS[seat]}")
    return id


def _read_pilots(box: Box, card: str, text: str) -> tuple[str, ...]:
    """The Pilots of a Machine."""
    if not text:
        return ()
    pilots = tuple(known_card(box, name, (TOKEN,)) for name in text.split("+"))
    if box.pilots[box.number[card]] != len(pilots):
        raise Unreadable(f"{card} has {box.pilots[box.number[card]]} Pilots, not {len(pilots)}")
    return pilots


def _changed(unit: UnitSheet, **values: Any) -> UnitSheet:
    """A unit with some values changed."""
    fields = {name: getattr(unit, name) for name in unit.__slots__}
    return UnitSheet(**{**fields, **values})


def _place_machines(box: Box, seat: int, units: list[UnitSheet]) -> list[UnitSheet]:
    """Gives each Machine without a stated place in the army the next free one."""
    taken = {unit.id for unit in units}
    free = [unit_id(box, unit) for unit in box.army[seat][1 + len(box.cards.chickens) :]]
    free = [id for id in free if id not in taken]
    placed: list[UnitSheet] = []
    for unit in units:
        if any(unit.id and other.id == unit.id for other in placed):
            raise Unreadable(f"{unit.card} stands in two places")
        if not unit.id and not free:
            raise Unreadable("more Machines than Chickens to pilot them")
        placed.append(unit if unit.id else _changed(unit, id=free.pop(0)))
    return placed


def _man(box: Box, units: list[UnitSheet]) -> list[UnitSheet]:
    """Gives each Machine without stated Pilots Chickens that stand nowhere; nobody is in two places."""
    busy = [unit.card for unit in units] + [pilot for unit in units for pilot in unit.pilots]
    chickens = box.names[: len(box.cards.chickens)]
    twice = [name for name in chickens if busy.count(name) > 1]
    if twice:
        raise Unreadable(f"{twice[0]} is in two places")
    idle = [name for name in chickens if name not in busy]
    manned = []
    for unit in units:
        need = box.pilots[box.card(unit.card)] if not unit.pilots else 0
        if need > len(idle):
            raise Unreadable(f"no Chickens are left to pilot {unit.card}")
        crew, idle = tuple(idle[:need]), idle[need:]
        manned.append(_changed(unit, pilots=crew) if need else unit)
    return manned


def _read_seat_sheet(box: Box, draft: Draft, seat: int, leader: str | None, out: int) -> SeatSheet:
    """What lies open before a seat; dice that are nowhere else are spent."""
    name = SEATS[seat]
    dice, resources = draft.words(f"dice {name}"), draft.words(f"resources {name}")
    with draft.reading(f"dice {name}"):
        for face in dice:
            one_of(face, FACES, "face of a die")
        if len(dice) + out > DICE:
            raise Unreadable(f"{name} has {len(dice) + out} dice in all; there are {DICE}")
    with draft.reading(f"resources {name}"):
        for word in resources:
            one_of(word, RESOURCES, "Resource")
    return SeatSheet(
        leader=leader,
        base=None,
        hand=0,
        laid=0,
        resources=(resources.count("wood"), resources.count("rock"), resources.count("metal")),
        dice=tuple(dice),
        spent=0 if draft.one(f"dice {name}") == NONE else DICE - len(dice) - out,
        tags=_read_tags(draft, seat, box.armies),
        strategies=draft.cards(f"strategies {name}", box, SCROLLS),
        borrowed=draft.cards(f"borrowed {name}", box, SCROLLS),
        destroyed=(),
        fallen=_read_leader(box, draft, f"fallen {name}"),
    )


def _read_leader(box: Box, draft: Draft, key: str) -> str | None:
    """The Leader that a line names, which may be missing."""
    names = draft.cards(key, box, LEADERS)
    with draft.reading(key):
        if len(names) > 1:
            raise Unreadable("this should be one Leader")
    return names[0] if names else None


def _out(draft: Draft, seat: int, active: int | None, units: list[UnitSheet], combat: CombatSheet | None) -> int:
    """How many dice of a seat lie on units or are being used."""
    out = sum(unit.plus for unit in units if unit.seat == seat)
    if seat == active:
        out += draft.number("rolling", 0) + (combat.twos + combat.threes if combat else 0)
    return out


def _read_tags(draft: Draft, banner: int, seats: int) -> tuple[int, ...]:
    """The tags on a Banner by owner."""
    tags = [0] * seats
    with draft.reading("tags"):
        for word in draft.words("tags"):
            owner, _, on = word.partition(">")
            whose, where = read_seat(owner, seats), read_seat(on, seats)
            if whose == where:
                raise Unreadable(f"{word!r}: nobody has a tag of their own on the Banner")
            tags[whose] += where == banner
    return tuple(tags)


def _read_supply(draft: Draft, seats: int) -> tuple[int, int, int]:
    """The common supply; by default all tokens that nobody has."""
    words = draft.words("supply")
    with draft.reading("supply"):
        for word in words:
            one_of(word, RESOURCES, "Resource")
    if draft.has("supply"):
        return words.count("wood"), words.count("rock"), words.count("metal")
    owned = [word for seat in range(seats) for word in draft.words(f"resources {SEATS[seat]}")]
    left = [TOKENS_PER_RESOURCE - owned.count(kind) for kind in RESOURCES]
    return left[0], left[1], left[2]


def _read_mod(line: Line, box: Box) -> ModSheet:
    """A temporary effect."""
    with line.reading():
        lasts, source, op, what, amount, whom, types = line.parts(
            "how long", "source", "operation", "value or trait", "amount", "whom", "types"
        )
        one_of(lasts, DURATIONS, "duration")
        one_of(what, TRAITS if one_of(op, OPS, "operation") == "grant" else STATS, "value or trait")
        if whom not in ROLES.values():
            read_unit_id(box, whom)
        return ModSheet(lasts, signed(source), op, what, signed(amount), whom, signed(types))


def _read_waiting(line: Line, box: Box) -> WaitingSheet:
    """A waiting ability."""
    with line.reading():
        seat, card, when, bearer, hex, attacker, defender, result = line.parts(
            "seat", "card", "moment", "bearer", "hex", "attacker", "defender", "result"
        )
        box.card(card)
        one_of(when, WHENS, "moment")
        if hex != NONE:
            box.board.read(hex)
        for unit in (bearer, attacker, defender):
            read_unit_id(box, unit)
        return WaitingSheet(read_seat(seat, box.armies), card, when, bearer, hex, attacker, defender, signed(result))


_COMBAT_MARKS = ("ranged", "passes", "+2", "+3")


def _read_combat(box: Box, draft: Draft, units: list[UnitSheet]) -> CombatSheet | None:
    """The combat going on."""
    if not draft.has("combat"):
        return None
    with draft.reading("combat"):
        words = draft.one("combat").split()
        if len(words) < 2:
            raise Unreadable("this should be the attacker and the defender, for example golem@c4 leader@d4")
        attacker, defender = (_read_unit_name(box, word, units) for word in words[:2])
        if attacker[0] == defender[0] or NONE in (attacker, defender):
            raise Unreadable("a combat is between units of two seats")
        given = dict(mark.replace("*", "=").partition("=")[::2] for mark in words[2:])
        for mark in given:
            one_of(mark, _COMBAT_MARKS, "mark of a combat")
        twos, threes, passes = (whole(given.get(mark, "0")) for mark in ("+2", "+3", "passes"))
    return CombatSheet(
        attacker=attacker,
        defender=defender,
        ranged="ranged" in given,
        passes=passes,
        twos=twos,
        threes=threes,
        strength=None,
        armor=None,
        played=tuple(_read_played(line, box) for line in draft.all("played")),
        cancels=_read_cancels(draft, box.armies),
    )


def _read_played(line: Line, box: Box) -> PlayedSheet:
    """A Scroll of this combat: whose, which, what became of it, and on what it lies."""
    with line.reading():
        seat, card, fate, on = line.parts("seat", "Scroll", "fate", "unit or number")
        if one_of(fate, FATES, "fate of a Scroll") == "copied":
            whole(on)
        else:
            read_unit_id(box, on)
        return PlayedSheet(read_seat(seat, box.armies), known_card(box, card, SCROLLS), fate, on)


def _read_cancels(draft: Draft, seats: int) -> tuple[tuple[int, int, int], ...]:
    """Who will cancel a Scroll of whom when it is turned up, and by which Scroll played: C>A/1."""
    with draft.reading("cancels"):
        words = [word.partition("/")[::2] for word in draft.words("cancels")]
        pairs = [(who.partition(">")[::2], whole(place)) for who, place in words]
        return tuple((read_seat(by, seats), read_seat(of, seats), place) for (by, of), place in pairs)


def _read_hidden(box: Box, draft: Draft) -> Hidden:
    """Hands, rows, decks and secret choices as far as they are written."""

    def rows(key: str, kinds: tuple[int, ...] = SCROLLS) -> tuple[tuple[str, ...], ...]:
        return tuple(draft.cards(f"{key} {SEATS[seat]}", box, kinds) for seat in range(box.armies))

    answers = rows("answer", LEADERS)
    return Hidden(
        hands=rows("hand"),
        picked=rows("picked"),
        laid=rows("laid"),
        scroll_deck=draft.cards("deck", box, SCROLLS),
        machine_deck=draft.cards("machine deck", box, MACHINES),
        dealt=rows("dealt", LEADERS),
        answers=tuple(answer[0] if answer else NONE for answer in answers),
        seconds=tuple(_read_leader(box, draft, f"second {SEATS[seat]}") or NONE for seat in range(box.armies)),
    )


def _complete(box: Box, draft: Draft, table: Table, hidden: Hidden) -> tuple[Table, Hidden]:
    """Cards that are mentioned nowhere lie under their decks, in the order of the set; the lineup has four."""
    from topcluck.games.island.view import open_scrolls  # noqa: PLC0415  views read sheets too

    held = [card for rows in (hidden.hands, hidden.picked, hidden.laid) for row in rows for card in row]
    scrolls = _rest(
        [box.names[card] for card in box.scroll_cards],
        [*open_scrolls(table), *held],
        hidden.scroll_deck,
        draft.closed("deck"),
    )
    built = [unit.card for unit in table.units if box.kind[box.card(unit.card)] == MACHINE]
    lying = [*table.lineup, *table.machine_discard, *built]
    machines = _rest(
        [box.names[card] for card in box.machine_cards], lying, hidden.machine_deck, draft.closed("machine deck")
    )
    lineup = table.lineup
    if not draft.has("lineup") and table.turn:
        lineup, machines = machines[:4], machines[4:]
    fields = {name: getattr(table, name) for name in table.__slots__}
    secret = {name: getattr(hidden, name) for name in hidden.__slots__}
    return Table(**{**fields, "lineup": lineup}), Hidden(**{**secret, "scroll_deck": scrolls, "machine_deck": machines})


def _rest(all_cards: list[str], elsewhere: list[str], deck: tuple[str, ...], closed: bool) -> tuple[str, ...]:
    """A deck as written, with all cards under it that are nowhere else."""
    left = list(all_cards)
    for name in (*elsewhere, *deck):
        if name not in left:
            there = all_cards.count(name)
            raise Unreadable(f"{name} stands {there + 1} times in this position, but the box holds {there or 'none'}")
        left.remove(name)
    return deck if closed else (*deck, *left)


def _read_knowledge(box: Box, draft: Draft) -> list[tuple[Trace, ...]]:
    """What each seat was shown and can still follow."""
    traces: list[tuple[Trace, ...]] = []
    for seat in range(box.seats):
        with draft.reading(f"knows {SEATS[seat]}"):
            traces.append(tuple(sorted(_read_trace(box, word, seat) for word in draft.words(f"knows {SEATS[seat]}"))))
    return traces


def _read_trace(box: Box, word: str, knower: int) -> Trace:
    """A known Scroll: card@B.hand+B.laid."""
    name, _, places = word.partition("@")
    mask = 0
    for place in places.split("+"):
        seat, _, what = place.partition(".")
        if what not in ("hand", "laid"):
            raise Unreadable(f"{word!r} should be card@B.hand, or card@B.hand+B.laid")
        if read_seat(seat, box.armies) == knower:
            raise Unreadable(f"{word!r}: one's own Scrolls are known anyway")
        mask |= 1 << read_seat(seat, box.armies) * 2 + ("hand", "laid").index(what)
    return int(box.number[known_card(box, name, SCROLLS)]), mask
