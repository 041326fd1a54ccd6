"""Whole positions as text that parses back. `docs/notation.md` explains it with examples.

A position is a few lines ``key: value``; what is left out has a sensible default, so that a person writes only what
matters. What a program writes is complete: board, stacks, hands, piles, dice, what this turn has used up, what is
pending, what each seat knows, and the luck to come.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from topcluck.games.island.board import BASE, LAVA, NEUTRAL, SEA
from topcluck.games.island.box import Box
from topcluck.games.island.draft import NONE, OUTCOMES
from topcluck.games.island.model import CHICKENS, RESOURCES
from topcluck.games.island.names import SEATS
from topcluck.games.island.open_table import table_of
from topcluck.games.island.reading import read_position
from topcluck.games.island.sheet import ChallengerSheet, CombatSheet, Hidden, Table, UnitSheet, hidden_of
from topcluck.games.island.state import State

__all__ = ["draw_board", "read_position", "write_position"]


def write_position(state: State) -> str:
    """The whole position, secrets included."""
    table, hidden, box = table_of(state, None, everything=True), hidden_of(state), state.box
    lines = [*_write_setup(box), *_write_turn(table), "board:", *draw_board(state)]
    lines += [f"tile: {tile}" for tile in table.island]
    lines += _write_seats(table, hidden, box.seats)
    lines += _write_flags(table)
    lines += _write_tokens(table)
    lines += _write_piles(table, hidden)
    lines += _write_under_way(table)
    lines += _write_challenger(table.challenger) if table.challenger is not None else []
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
        f"island: {_write_island(setup['island'])}",
    ]
    if setup["flags"]:
        lines.append("flags: " + " ".join(setup["flags"]))
    lines += [f"option: {name} = {_write_value(value)}" for name, value in setup["options"].items()]
    if "leaders" in setup:
        lines.append("leader deck: " + " ".join(setup["leaders"]))
    if setup["first_seat"] is not None:
        lines.append(f"first: {SEATS[setup['first_seat']]}")
    if setup["define"]:
        lines += ["define:", *(f"  {line}" for line in setup["define"].splitlines())]
    return lines


def _write_island(island: str | dict[str, Any]) -> str:
    """The island: its name, or the tiles of one that was built."""
    return island if isinstance(island, str) else json.dumps(island, sort_keys=True)


def _write_value(value: Any) -> str:
    """The value of an option."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return " ".join(value) or NONE if isinstance(value, list | tuple) else str(value)


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


def _write_seats(table: Table, hidden: Hidden, players: int) -> list[str]:
    """Everything that belongs to a seat; the Challenger's hand is a pile, written from the top down."""
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
            ("hand", _tally(hidden.hands[seat]) if seat < players else hidden.hands[seat]),
            ("picked", hidden.picked[seat]),
            ("laid", hidden.laid[seat]),
            ("strategies", sheet.strategies),
            ("borrowed", sheet.borrowed),
            ("dealt", hidden.dealt[seat]),
            ("answer", [hidden.answers[seat]] if hidden.answers[seat] != NONE else []),
            ("second", [hidden.seconds[seat]] if hidden.seconds[seat] != NONE else []),
            ("fallen", [sheet.fallen] if sheet.fallen else []),
        ]
        lines += [f"{key} {name}: {' '.join(words)}".rstrip() for key, words in rows if list(words) or key == "dice"]
    if table.gone:
        lines.append("gone: " + " ".join(table.gone))
    return lines


def _write_flags(table: Table) -> list[str]:
    """Who carries each Flag, or the hex where it lies."""
    units = {unit.id: f"{unit.card}@{unit.hex}" for unit in table.units}
    names = list(units.values())
    lines = []
    for flag in table.flags:
        name = units.get(flag.carrier, flag.hex)
        lines.append(f"flag {SEATS[flag.seat]}: {name if names.count(name) < 2 else flag.carrier}")
    if table.firm:
        lines.append("firm: " + " ".join(f"{unit}={hex}" for unit, hex in table.firm))
    return lines


def _write_unit(unit: UnitSheet) -> str:
    """A unit with what lies on it."""
    marks = [f"id={unit.id}"]
    marks += [f"shields={unit.shields}"] if unit.shields else []
    marks += [f"dice={unit.plus}"] if unit.plus else []
    marks += ["cards=" + "+".join(unit.attached)] if unit.attached else []
    marks += ["pilots=" + "+".join(unit.pilots)] if unit.pilots else []
    shown = marks if int(unit.id[1:]) > CHICKENS else marks[1:]
    return f"{unit.card}@{unit.hex}" + ("{" + ",".join(shown) + "}" if shown else "")


def _write_tokens(table: Table) -> list[str]:
    """Where tokens lie face down: which lies in which place, which are face up, and what the others may think."""
    lines = []
    for seat in range(len(table.seats)):
        name = SEATS[seat]
        tokens = [token for token in table.tokens if token.id[0] == name]
        if tokens:
            lines.append(f"tokens {name}: {' '.join(token.card for token in tokens)}")
            lines.append(f"guesses {name}: {' '.join('+'.join(token.may_be) for token in tokens)}")
        shown = [token.card for token in tokens if token.face_up]
        lines += [f"face up {name}: {' '.join(shown)}"] if shown else []
    return lines + ([f"arranging: {' '.join(table.arranging)}"] if table.arranging else [])


def _tally(words: Iterable[str]) -> list[str]:
    """Equal words as one with a number: peck*2."""
    counted: dict[str, int] = {}
    for word in words:
        counted[word] = counted.get(word, 0) + 1
    return [word if number == 1 else f"{word}*{number}" for word, number in counted.items()]


def _tally_counts(words: Iterable[str], numbers: Iterable[int]) -> list[str]:
    return [f"{word}*{number}" for word, number in zip(words, numbers, strict=True) if number]


def _write_piles(table: Table, hidden: Hidden) -> list[str]:
    """Common piles; decks from the top down. A pile with a minus sign is empty, rather than not worth mentioning."""
    tags = [
        f"{SEATS[owner]}>{SEATS[banner]}"
        for banner, sheet in enumerate(table.seats)
        for owner, number in enumerate(sheet.tags)
        for _ in range(number)
    ]
    rows: list[tuple[str, Iterable[str]]] = [
        ("tags", tags),
        ("lineup", table.lineup or [NONE]),
        ("machine deck", hidden.machine_deck or [NONE]),
        ("machine discard", table.machine_discard),
        ("deck", hidden.scroll_deck or [NONE]),
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
    lines += ["humbled: " + " ".join(SEATS[seat] for seat in table.humbled)] if table.humbled else []
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


def _write_challenger(sheet: ChallengerSheet) -> list[str]:
    """What the Challenger goes by (SOLO)."""
    lines = [f"facing: {sheet.facing}"]
    lines += ["order: " + " ".join(sheet.order)] if sheet.order else []
    lines += ["activated: " + " ".join(sheet.activated)] if sheet.activated else []
    return lines + ([f"power: {sheet.power}"] if sheet.power else [])


def _write_combat(combat: CombatSheet) -> list[str]:
    """The combat going on."""
    marks = ["ranged"] * combat.ranged + [f"passes={combat.passes}"] * bool(combat.passes)
    marks += [f"+2*{combat.twos}"] * bool(combat.twos) + [f"+3*{combat.threes}"] * bool(combat.threes)
    lines = [" ".join(["combat:", combat.attacker, combat.defender, *marks])]
    lines += [f"played: {SEATS[one.seat]} {one.card} {one.fate} {one.on}" for one in combat.played]
    if combat.cancels:
        words = (f"{SEATS[by]}>{SEATS[of]}/{place}" for by, of, place in combat.cancels)
        lines.append("cancels: " + " ".join(words))
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
