"""Positions as text: a few lines about the table, then for each player a few lines and a drawn board.

    game: touche-poulet
    phase: targeting
    turn: P1

    player P1 P2
    board:
        A B C D E F G H I     A B C D E F G H I
     1  . . . . . S . . .     . . . . . . . . .
     …

On the left lie the units by their letters, on the right the shots: ``o`` crater, ``#`` wreck, ``+`` a pending target,
``1`` to ``4`` an explosion credited to that player. Whatever stands at its usual value may be left out, several players
may share a block, and a later block adds to an earlier one. ``rest`` in a pile means all weapons that are nowhere else.
"""

from __future__ import annotations

from topcluck.games.touche import decisions
from topcluck.games.touche.decisions import read_frame, write_frame
from topcluck.games.touche.farm import Farm, bits, farm_of
from topcluck.games.touche.model import (
    CREDIT,
    ON_SALE,
    PLACING,
    RESERVE,
    UNCONFIRMED,
    WRECK,
    Cell,
    Weapon,
)
from topcluck.games.touche.names import seat_name
from topcluck.games.touche.rules.placement import in_reading_order, kept_free
from topcluck.games.touche.rules.setup import complete_setup
from topcluck.games.touche.state import State
from topcluck.games.touche.view import (
    ANSWERS,
    GAME_ID,
    MAINS,
    PHASES,
    egg_place,
    lay_pending_targets,
    mark_of,
    shots_drawn,
    where,
)
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.faces import Seat
from topcluck.kernel.game import Outcome, Setup

_REST = "rest"

# ---- writing


def write_position(state: State) -> str:
    """The whole position, secrets included; `read_position` reads it back."""
    lines = [f"{key}: {value}".rstrip() for key, value in _table_lines(state)]
    for seat in range(state.seats):
        lines += ["", f"player {seat_name(seat)}"]
        lines += [f"{key}: {value}".rstrip() for key, value in _player_lines(state, seat)]
        lines += ["board:", *draw_board(state, seat)]
    return "\n".join(lines) + "\n"


def _table_lines(state: State) -> list[tuple[str, str]]:
    """What is about nobody in particular."""
    names = state.names
    lines = [
        ("game", GAME_ID),
        ("cards", state.farm.set.name),
        ("options", " ".join(_options(state))),
        ("phase", PHASES[state.phase]),
        ("round", str(state.round)),
        ("first", seat_name(state.first)),
        ("turn", seat_name(state.turn)),
        ("main", MAINS[state.main]),
        ("happened", " ".join(word for word, set in (("hit", state.hit_this_turn), ("busy", state.busy)) if set)),
        ("display", _weapons(state, state.display)),
        ("draw", _weapons(state, state.draw[::-1])),
        ("discard", _weapons(state, state.discard)),
        ("wild", " ".join(where(place) for place in state.wild)),
    ]
    lines += [("pigeon", _pigeon(state, report)) for report in state.reports]
    lines += [("pending", write_frame(frame, names)) for frame in state.stack]
    if state.chance.script:
        lines.append(("luck", " ".join(map(str, state.chance.script))))
    if state.outcome is not None:
        winners = [seat_name(seat) for seat in state.outcome.winners]
        lines.append(("outcome", " ".join([state.outcome.rule, state.outcome.reason, *winners])))
    return lines


def _options(state: State) -> list[str]:
    return [word for word, chosen in (("no_repeat", state.no_repeat), ("no_weapons", not state.weapons)) if chosen]


def _weapons(state: State, pile: list[Weapon]) -> str:
    return " ".join(state.farm.weapon_ids[weapon] for weapon in pile)


def _pigeon(state: State, report: tuple[int, int, int, int]) -> str:
    """A pigeon's count, and the cells of the zone that it did not count because they had exploded."""
    board, zone, count, intact = report
    area = state.names.write("area", board * len(state.farm.zones) + zone)
    gone = [state.farm.cell_names[cell] for cell in bits(state.farm.zone_mask[zone] & ~intact)]
    return " ".join([area, str(count), *gone])


def _player_lines(state: State, seat: Seat) -> list[tuple[str, str]]:
    """What is about one player, apart from the board; usual values are left out."""
    farm, names = state.farm, state.names
    slots = len(farm.egg_types)
    low = seat * farm.weapons
    held = [weapon for weapon in range(farm.weapons) for _ in range(state.held[low + weapon])]
    eggs = [f"{farm.unit_ids[farm.egg_types[slot]]} {where(state.eggs[seat * slots + slot])}" for slot in range(slots)]
    last = state.last_main[seat]
    lines = [
        ("out", "yes" if state.out[seat] else ""),
        ("answer", ANSWERS[state.answers[seat]] if state.phase == PLACING and state.answers[seat] else ""),
        ("ears", str(state.purses[seat]) if state.purses[seat] else ""),
        ("weapons", _weapons(state, held)),
        ("tilted", " ".join(farm.unit_ids[kind] for kind in bits(state.tilted[seat]))),
        ("last", farm.unit_ids[last] if last >= 0 else ""),
        ("field", names.write("place", state.fields[seat]) if state.fields[seat] >= 0 else ""),
        ("eggs", ", ".join(egg for egg in eggs if not egg.endswith("reserve"))),
    ]
    for attack in state.attacks[seat]:
        places = [names.write("place", place) for place in attack[1:]]
        lines.append(("attack", " ".join([names.write("arm", attack[0]), *places])))
    for owner, mask in state.patches:
        if owner == seat:
            lines.append(("patched", " ".join(farm.cell_names[cell] for cell in bits(mask))))
    return [(key, value) for key, value in lines if value]


def draw_board(state: State, seat: Seat, fleet: bool = True) -> list[str]:
    """A drawn board: units on the left (if they may be seen), shots on the right."""
    farm = state.farm
    low = seat * farm.cells
    shots = "".join(shots_drawn(state, seat))
    shots = "".join("+" if state.pending[low + cell] else drawn for cell, drawn in enumerate(shots))
    grids = [units_drawn(state, seat), shots] if fleet else [shots]
    head = " ".join(name[0] for name in farm.cell_names[: farm.columns])
    lines = ["    " + "     ".join([head] * len(grids))]
    for row in range(farm.rows):
        parts = [" ".join(grid[row * farm.columns : (row + 1) * farm.columns]) for grid in grids]
        lines.append(f"{row + 1:2}  " + "     ".join(parts))
    return lines


def units_drawn(state: State, seat: Seat) -> str:
    """The small board: one letter for each cell of a unit, wrecks included."""
    farm = state.farm
    drawn = ["."] * farm.cells
    for token, kind in enumerate(farm.token_type):
        if state.anchors[seat * farm.tokens + token] >= 0:
            for cell in state.footprint(seat, token):
                drawn[cell] = farm.set.units[kind].letter
    return "".join(drawn)


# ---- reading


class _Block:
    """The lines about the table or about one player; a drawing is the value of its key, with line breaks."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str]] = []

    def get(self, key: str, default: str = "") -> str:
        """The last value that a key was given."""
        return next((value for given, value in reversed(self.lines) if given == key), default)

    def all(self, key: str) -> list[str]:
        """All values that a key was given."""
        return [value for given, value in self.lines if given == key]


_TABLE_KEYS = (
    "game", "cards", "options", "phase", "round", "first", "turn", "main", "happened", "display", "draw", "discard",
    "wild", "pigeon", "pending", "luck", "outcome",
)  # fmt: skip
_PLAYER_KEYS = (
    "out", "answer", "ears", "weapons", "tilted", "last", "field", "eggs", "attack", "patched", "board", "shots",
)  # fmt: skip


def read_position(text: str) -> tuple[Setup, State]:
    """The position that a text describes, and the setup of a game that could have led to it."""
    table, players = _blocks(text)
    farm = farm_of(table.get("cards", "farm"))
    state = State(farm, len(players), Chance(key_of(0), script=_numbers("luck", table.get("luck"))))
    _read_table(state, table)
    for seat, block in enumerate(players):
        _read_player(state, seat, block)
    if not table.all("happened"):
        state.busy = any(state.attacks)
    _read_piles(state, table, players)
    _read_pending(state, table)
    _must_agree(state, players)
    for seat in range(state.seats):
        state.reopen(seat)
    _must_hold(state)
    if state.outcome is None and state.stack[-1][0] < decisions.FIRST_ASK:
        state.go_on()
    options = {"no_repeat": state.no_repeat, "weapons": state.weapons}
    return complete_setup({"players": len(players), "cards": farm.set.name, "options": options}), state


def _blocks(text: str) -> tuple[_Block, list[_Block]]:
    """The lines about the table and about each player."""
    table = _Block()
    players: dict[str, _Block] = {}
    current = [table]
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        if words[0] == "player":
            current = [players.setdefault(name, _Block()) for name in words[1:]]
        elif ":" in line:
            entry = _entry(line, number, _TABLE_KEYS if current == [table] else _PLAYER_KEYS)
            for block in current:
                block.lines.append(entry)
        else:
            for block in current:
                _add_row(block, line, number)
    if sorted(players) != [seat_name(seat) for seat in range(len(players))] or not 2 <= len(players) <= 4:
        raise Unreadable("a position needs a block for each of 2 to 4 players: 'player P1', 'player P2' and so on")
    return table, [players[name] for name in sorted(players)]


def _entry(line: str, number: int, keys: tuple[str, ...]) -> tuple[str, str]:
    """Key and value of a line."""
    key, _, value = line.partition(":")
    if key.strip() not in keys:
        raise Unreadable(f"line {number}: there is no key {key.strip()!r} here; there are {', '.join(keys)}")
    return key.strip(), value.strip()


def _add_row(block: _Block, line: str, number: int) -> None:
    """Adds a row to the drawing that was begun."""
    if not block.lines or block.lines[-1][0] not in ("board", "shots"):
        raise Unreadable(f"line {number}, {line.strip()!r}, is neither 'key: value' nor part of a drawn board")
    key, drawn = block.lines[-1]
    block.lines[-1] = (key, f"{drawn}\n{line}")


def _numbers(key: str, text: str) -> tuple[int, ...]:
    """Whole numbers in a row."""
    if not all(word.isdecimal() for word in text.split()):
        raise Unreadable(f"{key} should be whole numbers, not {text!r}")
    return tuple(int(word) for word in text.split())


def _number(key: str, text: str) -> int:
    """One whole number."""
    found = _numbers(key, text)
    if len(found) != 1:
        raise Unreadable(f"{key} should be one whole number, not {text!r}")
    return found[0]


def _one_of(key: str, text: str, words: tuple[str, ...]) -> int:
    """The place of a word in a row of words."""
    if text not in words:
        raise Unreadable(f"{key} should be one of {', '.join(words)}, not {text!r}")
    return words.index(text)


def _read_table(state: State, table: _Block) -> None:
    """What is about nobody in particular, apart from the piles."""
    names = state.names
    options = table.get("options").split()
    for word in options:
        _one_of("options", word, ("no_repeat", "no_weapons"))
    state.no_repeat, state.weapons = "no_repeat" in options, "no_weapons" not in options
    state.phase = _one_of("phase", table.get("phase", "targeting"), PHASES)
    state.round = _number("round", table.get("round", "0" if state.phase == PLACING else "1"))
    state.first = names.read("board", table.get("first", "P1"))
    state.turn = names.read("board", table.get("turn", seat_name(state.first)))
    state.main = _one_of("main", table.get("main", "open"), MAINS)
    happened = table.get("happened").split()
    for word in happened:
        _one_of("happened", word, ("hit", "busy"))
    state.hit_this_turn, state.busy = "hit" in happened, "busy" in happened
    if table.get("wild"):
        state.wild = [_egg_place(state, word) for word in table.get("wild").split()]
    state.outcome = _outcome(state, table.get("outcome"))
    for line in table.all("pigeon"):
        _read_pigeon(state, line)


def _outcome(state: State, text: str) -> Outcome | None:
    """How the game ended: rule, reason, winners."""
    if not text:
        return None
    if len(text.split()) < 2:
        raise Unreadable(f"an outcome is a rule, a reason and the winners, not {text!r}")
    rule, reason, *winners = text.split()
    return Outcome(tuple(state.names.read("board", winner) for winner in winners), reason, rule)


def _egg_place(state: State, text: str) -> int:
    """Where an egg is."""
    if text not in ("reserve", "on_sale", "gone"):
        state.names.read("board", text)
    return egg_place(text)


def _read_pigeon(state: State, line: str) -> None:
    """A pigeon's count."""
    area, count, *gone = [*line.split(), "", ""][: max(2, len(line.split()))]
    board, zone = divmod(state.names.read("area", area), len(state.farm.zones))
    mask = sum(1 << state.names.read("cell", cell) for cell in gone)
    state.reports.append((board, zone, _number("a pigeon's count", count), state.farm.zone_mask[zone] & ~mask))


def _read_player(state: State, seat: Seat, block: _Block) -> None:
    """What is about one player: the board first, then what lies around it."""
    farm, names = state.farm, state.names
    state.out[seat] = block.get("out") == "yes"
    _read_board(state, seat, block)
    placing = state.phase == PLACING
    state.answers[seat] = _one_of("answer", block.get("answer", "placing" if placing else "confirmed"), ANSWERS)
    state.purses[seat] = _number("ears", block.get("ears", "0"))
    state.tilted[seat] = sum(1 << names.read("unit", word) for word in block.get("tilted").split())
    state.last_main[seat] = names.read("unit", block.get("last")) if block.get("last") else -1
    state.fields[seat] = names.read("place", block.get("field")) if block.get("field") else -1
    for line in block.all("attack"):
        _read_attack(state, seat, line)
    for line in block.all("patched"):
        state.patches.append((seat, sum(1 << names.read("cell", word) for word in line.split())))
    _read_eggs(state, seat, block.get("eggs"))
    if state.fields[seat] >= 0 and not farm.fields[state.fields[seat] % farm.cells]:
        raise Unreadable(f"the field of {seat_name(seat)} leaves the board")


def _read_attack(state: State, seat: Seat, line: str) -> None:
    """An attack with its pending targets."""
    arm, *places = line.split()
    attack = (state.names.read("arm", arm), *(state.names.read("place", place) for place in places))
    state.attacks[seat] += (attack,)


def _read_eggs(state: State, seat: Seat, text: str) -> None:
    """A player's eggs: on sale where the unit is a wreck, in the reserve otherwise, unless a line says more."""
    farm = state.farm
    slots = len(farm.egg_types)
    for slot, kind in enumerate(farm.egg_types):
        alive = state.types[seat] >> kind & 1
        state.eggs[seat * slots + slot] = RESERVE if alive else ON_SALE
    for part in text.split(",") if text else ():
        unit, place = [*part.split(), "", ""][:2]
        kind = state.names.read("unit", unit)
        if farm.egg_slot[kind] < 0:
            raise Unreadable(f"{unit} has no egg")
        state.eggs[seat * slots + farm.egg_slot[kind]] = _egg_place(state, place)


def _read_board(state: State, seat: Seat, block: _Block) -> None:
    """The drawn fleet and the drawn shots of a player."""
    farm = state.farm
    low, first = seat * farm.cells, seat * farm.tokens
    units, shots = _grids(farm, block.get("board"), block.get("shots"))
    anchors = _find_tokens(farm, units)
    whole = state.phase == PLACING or state.out[seat]
    if -1 in anchors and not whole:
        missing = farm.unit_ids[farm.token_type[anchors.index(-1)]]
        raise Unreadable(f"the fleet of {seat_name(seat)} is not complete: there is no {missing}, or too few")
    state.anchors[first : first + farm.tokens] = anchors
    for cell, drawn in enumerate(shots):
        if drawn not in ".+o#1234"[: 4 + state.seats]:
            raise Unreadable(f"{drawn!r} is no shot; there are . + o # and the numbers of players")
        state.marks[low + cell] = mark_of(drawn)
    _take_stock(state, seat)


def _grids(farm: Farm, board: str, shots: str) -> tuple[str, str]:
    """The cells of the drawn units and of the drawn shots."""
    rows = [line.split()[1:] for line in board.splitlines() if line.split() and line.split()[0].isdecimal()]
    aside = [line.split()[1:] for line in shots.splitlines() if line.split() and line.split()[0].isdecimal()]
    units = "".join("".join(row[: farm.columns]) for row in rows)
    right = "".join("".join(row[farm.columns :]) for row in rows)
    over = "".join("".join(row) for row in aside)
    empty = "." * farm.cells
    if any(len(grid) != farm.cells for grid in (units or empty, right or empty, over or empty)):
        raise Unreadable(f"a drawn board has {farm.rows} numbered rows of {farm.columns} cells")
    return units or empty, over or right or empty


def _find_tokens(farm: Farm, drawn: str) -> list[Cell]:
    """Where the drawn tokens lie; they must be whole, known, and must not touch (TP-4)."""
    anchors = [-1] * farm.tokens
    letters = {unit.letter: kind for kind, unit in enumerate(farm.set.units)}
    seen: set[Cell] = set()
    for cell, letter in enumerate(drawn):
        if letter == "." or cell in seen:
            continue
        if letter not in letters:
            raise Unreadable(f"{letter!r} on {farm.cell_names[cell]} is no unit; there are {' '.join(letters)}")
        kind = letters[letter]
        foot = farm.foot[kind][cell]
        free = [token for token in farm.tokens_of(kind) if anchors[token] < 0]
        if not foot or any(drawn[other] != letter for other in foot) or not free:
            raise Unreadable(f"there is no whole {farm.unit_ids[kind]} on {farm.cell_names[cell]}, or one too many")
        if kept_free(farm, anchors) & farm.foot_mask[kind][cell]:
            raise Unreadable(f"the {farm.unit_ids[kind]} on {farm.cell_names[cell]} touches another unit (TP-4.6)")
        anchors[free[0]] = cell
        seen.update(foot)
    in_reading_order(farm, anchors)
    return anchors


def _take_stock(state: State, seat: Seat) -> None:
    """What follows from units and shots: who lies where, what is left, whose explosions these are."""
    farm = state.farm
    low, first = seat * farm.cells, seat * farm.tokens
    state.types[seat] = state.living[seat] = 0
    for token, kind in enumerate(farm.token_type):
        if state.phase == PLACING and not state.out[seat]:
            state.types[seat], state.living[seat] = (1 << farm.types) - 1, farm.tokens
            continue
        if state.anchors[first + token] < 0:
            state.left[first + token] = 0
            continue
        places = state.places(seat, state.footprint(seat, token))
        for place in places:
            state.unit_at[place] = token + 1
        state.left[first + token] = sum(1 for place in places if not state.marks[place])
        if state.left[first + token]:
            state.types[seat] |= 1 << kind
            state.living[seat] += 1
    for place in range(low, low + farm.cells):
        mark = state.marks[place]
        if (mark >= WRECK) != bool(mark and state.unit_at[place]):
            name = state.names.write("place", place)
            raise Unreadable(
                f"what is drawn on {name} does not fit: explosions and wrecks lie on units, craters do not"
            )


def _read_piles(state: State, table: _Block, players: list[_Block]) -> None:
    """Display, piles and weapons held. By default the display and the draw pile are in the order of the set."""
    if not state.weapons:
        return
    texts = {"display": table.get("display"), "discard": table.get("discard")}
    texts |= {seat_name(seat): block.get("weapons") for seat, block in enumerate(players)}
    default = "" if any(_REST in text.split() for text in texts.values()) else _REST
    texts["draw"] = table.get("draw", default)
    left = state.farm.deck()
    piles = {key: _pile(state, text, left) for key, text in texts.items()}
    for key, text in texts.items():
        if _REST in text.split():
            piles[key] += left
            left = []
    for seat in range(state.seats):
        for weapon in piles[seat_name(seat)]:
            state.held[seat * state.farm.weapons + weapon] += 1
    state.display, state.discard, state.draw = piles["display"], piles["discard"], piles["draw"][::-1]
    while not table.get("display") and state.draw and len(state.display) < state.farm.set.display:
        state.display.append(state.draw.pop())


def _pile(state: State, text: str, left: list[Weapon]) -> list[Weapon]:
    """The named weapons of a pile, taken from what is left of the deck."""
    found = []
    for word in text.split():
        if word == _REST:
            continue
        weapon = state.names.read("weapon", word)
        if weapon not in left:
            raise Unreadable(f"there are not that many cards {word!r}")
        left.remove(weapon)
        found.append(weapon)
    return found


def _read_pending(state: State, table: _Block) -> None:
    """What is asked; by default the beginning of the turn."""
    by_phase = ("placement", f"turn {seat_name(state.turn)}", f"resolving {seat_name(state.turn)}")
    lines = table.all("pending") or ([by_phase[state.phase]] if state.outcome is None else [])
    state.stack = [read_frame(line, state.names) for line in lines]
    lay_pending_targets(state)
    for seat in range(state.seats):
        pending, credited = state.pending.count(seat + 1), state.marks.count(CREDIT + seat)
        state.used[seat] = pending + credited
        state.owned[seat] = (state.eggs + state.wild).count(egg_place(seat_name(seat)))


def _must_agree(state: State, players: list[_Block]) -> None:
    """Every target that is drawn belongs to an attack."""
    for seat, block in enumerate(players):
        shots = _grids(state.farm, block.get("board"), block.get("shots"))[1]
        for cell, drawn in enumerate(shots):
            place = seat * state.farm.cells + cell
            if drawn == "+" and not state.pending[place]:
                raise Unreadable(f"a target is drawn on {state.names.write('place', place)}, but no attack names it")


def _must_hold(state: State) -> None:
    """Refuses a position that no game could reach."""
    if state.phase == PLACING and any(state.answers[seat] == UNCONFIRMED for seat in range(state.seats)):
        return
    try:
        state.check()
    except AssertionError as problem:
        raise Unreadable(f"this position cannot be: {problem}") from None
