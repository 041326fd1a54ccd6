"""The secret weapons one by one (TP-15): when each can be played, and what it does.

The lasting ones work where the rule stands that they change: `attacks.reach`, `resolution`, `explosions`, `purses`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import DONE, PATCH, PLAY, ROB, SPY
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.farm import bits
from topcluck.games.touche.model import (
    CREDIT,
    INTACT,
    NOT_YET,
    NUCLEAR,
    SALVO,
    TARGETING,
    WITH_STRIKE,
    WITH_UNIT,
    Place,
    Weapon,
)
from topcluck.games.touche.names import WILD
from topcluck.games.touche.rules.attacks import begin_attack, fire, ready
from topcluck.games.touche.rules.eggs import buy, laid_eggs, wild_price
from topcluck.games.touche.rules.fields import other_fields
from topcluck.games.touche.rules.purses import gain, pay_bank, steal
from topcluck.games.touche.rules.weapons import discard
from topcluck.kernel.faces import Code, Seat, pack

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def playable(state: State, seat: Seat) -> list[Code]:
    """The single-use weapons that the seat can play now; equal cards once (TP-14.4)."""
    farm = state.farm
    low = seat * farm.weapons
    if not any(state.held[low : low + farm.weapons]):
        return []
    moments = farm.in_targeting if state.phase == TARGETING else farm.in_resolution
    return [PLAY | weapon << 8 for weapon in moments if state.held[low + weapon] and can_play(state, seat, weapon)]


def can_play(state: State, seat: Seat, weapon: Weapon) -> bool:
    """Whether the weapon would have anything to do, apart from its moment."""
    test = _CAN.get(state.farm.op[weapon])
    return test is None or test(state, seat, weapon)


def play(state: State, seat: Seat, weapon: Weapon) -> None:
    """Plays a single-use weapon: it is discarded, then it works (TP-14.3)."""
    state.busy = True
    state.tell(events.WEAPON_PLAYED, seat, weapon)
    discard(state, seat, weapon)
    _USE[state.farm.op[weapon]](state, seat, weapon)


# ---- TP-15.1 Nuclear Strike


def can_strike(state: State, seat: Seat, weapon: Weapon) -> bool:
    """Instead of the main attack, if it can be paid, and a token and a block are there (TP-15.1, TP-20.4)."""
    if state.main != NOT_YET or state.purses[seat] < state.farm.price[weapon]:
        return False
    return len(state.strikes()) < state.farm.set.nuclear_tokens and bool(boards_to_strike(state, seat))


def boards_to_strike(state: State, seat: Seat) -> list[Seat]:
    """The boards with a block that can be struck."""
    return [board for board in range(state.seats) if state.living[board] and blocks_to_strike(state, seat, board)]


def blocks_to_strike(state: State, seat: Seat, board: Seat) -> list[Code]:
    """The blocks with a targetable cell and no cell under another player's field (TP-15.1)."""
    flags = state.targetable(seat, board)
    prey = sum(1 << cell for cell in range(state.farm.cells) if flags[cell])
    fielded = other_fields(state, seat, board)
    return [code for code, mask in state.farm.strike_codes[board] if mask & prey and not mask & fielded]


def nuclear_strike(state: State, seat: Seat, weapon: Weapon) -> None:
    """Pays; the block is chosen next. No unit is tilted."""
    pay_bank(state, seat, state.farm.price[weapon])
    state.main = WITH_STRIKE
    state.ask(decisions.STRIKE_BOARD, seat)


class StrikeBoard(Kind):
    """Whose board is struck (TP-15.1)."""

    number = decisions.STRIKE_BOARD
    name = "strike_board"

    def actions(self, state: State, frame: Frame) -> list[Code]:
        boards = boards_to_strike(state, frame[1])  # none: the only possible prey has left the game
        return [state.farm.aim_codes[board] for board in boards] or [DONE]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        if code != DONE:
            state.ask(decisions.STRIKE_BLOCK, frame[1], code >> 8)


class StrikeBlock(Kind):
    """Which block is struck (TP-15.1)."""

    number = decisions.STRIKE_BLOCK
    name = "strike_block"
    parts = ("seat:board", "board:board")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        _, seat, board = frame
        return blocks_to_strike(state, seat, board)

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        place_strike(state, frame[1], code >> 8)


def place_strike(state: State, seat: Seat, place: Place) -> None:
    """The token lies on the block: an attack of its own; nobody can target these cells (TP-7.4 e, TP-15.1)."""
    board, anchor = divmod(place, state.farm.cells)
    state.attacks[seat] += ((NUCLEAR, place),)
    for under in state.places(board, state.farm.blocks[anchor]):
        state.open[under] = 0
    state.tell(events.STRIKE_PLACED, seat, place)


# ---- TP-15.2 Pigeon Spies


def spy(state: State, seat: Seat, weapon: Weapon) -> None:
    """Names so many different pairs of an opponent and a zone."""
    state.ask(decisions.SPYING, seat, state.farm.amount[weapon])


class Spying(Kind):
    """Where the next pigeon flies; the frame holds how many are left and where the others flew (TP-15.2)."""

    number = decisions.SPYING
    name = "spying"
    parts = ("seat:board", "left:number", "seen:area*")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        zones = len(state.farm.zones)
        areas = [board * zones + zone for board in state.opponents(frame[1]) for zone in range(zones)]
        return [pack(SPY, area) for area in areas if area not in frame[3:]]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        _, seat, left = frame[:3]
        area = code >> 8
        state.stack.pop()
        count_zone(state, seat, area)
        if left > 1:
            state.ask(decisions.SPYING, seat, left - 1, *frame[3:], area)


def count_zone(state: State, seat: Seat, area: int) -> None:
    """All learn how many intact cells of living units lie in the zone; the number is never updated (TP-15.2)."""
    board, zone = divmod(area, len(state.farm.zones))
    intact = state.farm.zone_mask[zone] & ~state.exploded_on(board)
    low = board * state.farm.cells
    count = sum(1 for cell in bits(intact) if state.unit_at[low + cell])
    state.reports.append((board, zone, count, intact))
    state.tell(events.SPIED, seat, area, count)


# ---- TP-15.3 Emergency Shield


def place_field(state: State, seat: Seat, weapon: Weapon) -> None:
    """The own field without any hit (TP-15.3)."""
    state.ask(decisions.FIELD_BOARD, seat, 0)


# ---- TP-15.4 Smuggler, TP-15.5 Haggling Hen


def smuggled_price(state: State, weapon: Weapon) -> int:
    """What the cheapest wild egg costs with this weapon."""
    return max(0, wild_price(state) - state.farm.amount[weapon])


def can_smuggle(state: State, seat: Seat, weapon: Weapon) -> bool:
    """Whether there is a wild egg, and the lower price can be paid (TP-15.4)."""
    return wild_price(state) > 0 and state.purses[seat] >= smuggled_price(state, weapon)


def cheaper_wild_egg(state: State, seat: Seat, weapon: Weapon) -> None:
    """Buys a wild egg for less (TP-15.4)."""
    buy(state, seat, WILD, smuggled_price(state, weapon))


def can_haggle(state: State, seat: Seat, weapon: Weapon) -> bool:
    """Whether there is an egg on a wreck, and the lower price can be paid (TP-15.5)."""
    return state.purses[seat] >= state.farm.price[weapon] and bool(laid_eggs(state, seat))


def egg_for(state: State, seat: Seat, weapon: Weapon) -> None:
    """Buys an egg from a wreck for less (TP-15.5)."""
    state.ask(decisions.HAGGLING, seat, state.farm.price[weapon])


# ---- TP-15.6 Bumper Harvest, TP-15.7 Thieving Crow


def gain_ears(state: State, seat: Seat, weapon: Weapon) -> None:
    """Ears from the bank (TP-15.6)."""
    gain(state, seat, state.farm.amount[weapon])


def rob(state: State, seat: Seat, weapon: Weapon) -> None:
    """Ears from an opponent (TP-15.7)."""
    state.ask(decisions.ROBBERY, seat, state.farm.amount[weapon])


class Robbery(Kind):
    """Whose purse the crow visits (TP-15.7); the frame holds how much it can carry."""

    number = decisions.ROBBERY
    name = "robbery"
    parts = ("seat:board", "ears:number")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        return [pack(ROB, board) for board in state.opponents(frame[1])]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        steal(state, frame[1], code >> 8, frame[2])


# ---- TP-15.8 Double-Barrelled Salvo, TP-15.9 Overtime


def can_shoot(state: State, seat: Seat, weapon: Weapon) -> bool:
    """Whether there is a free target and a cell for it (TP-15.8)."""
    return state.free_targets(seat) > 0 and state.can_target(seat)


def more_targets(state: State, seat: Seat, weapon: Weapon) -> None:
    """More targets as an attack of their own, without bonus (TP-15.8)."""
    begin_attack(state, seat, SALVO, state.farm.amount[weapon])


def can_work_overtime(state: State, seat: Seat, weapon: Weapon) -> bool:
    """After the main attack with a unit, if another type can attack (TP-15.9)."""
    return state.main == WITH_UNIT and ready(state, seat) > 0


def second_attack(state: State, seat: Seat, weapon: Weapon) -> None:
    """A second card is tilted (TP-15.9)."""
    state.ask(decisions.OVERTIME, seat)


class Overtime(Kind):
    """Which other unit attacks too (TP-15.9)."""

    number = decisions.OVERTIME
    name = "overtime"

    def actions(self, state: State, frame: Frame) -> list[Code]:
        return state.farm.fire_codes[ready(state, frame[1])] or [DONE]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        if code != DONE:
            fire(state, frame[1], code >> 8)


# ---- TP-15.10 Patch-Up


def damaged(state: State, seat: Seat) -> list[Place]:
    """The explosions on living units of the seat."""
    low = seat * state.farm.cells
    return [place for place in range(low, low + state.farm.cells) if state.marks[place] >= CREDIT]


def can_patch(state: State, seat: Seat, weapon: Weapon) -> bool:
    """Whether there is anything to mend (TP-15.10)."""
    return bool(damaged(state, seat))


def patch_up(state: State, seat: Seat, weapon: Weapon) -> None:
    """Mends one cell."""
    state.ask(decisions.PATCHING, seat)


class Patching(Kind):
    """Which cell is mended (TP-15.10)."""

    number = decisions.PATCHING
    name = "patching"

    def actions(self, state: State, frame: Frame) -> list[Code]:
        return [pack(PATCH, place) for place in damaged(state, frame[1])]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        mend(state, frame[1], code >> 8)


def mend(state: State, seat: Seat, place: Place) -> None:
    """The target goes back, the credit is lost, the cell is intact and targetable again (TP-15.10).

    What was hit before stays known: the cell belongs to a unit, and no unit lay on hit cells alone.
    """
    credited = state.marks[place] - CREDIT
    state.patches = sorted([*state.patches, (seat, state.hits_on(seat))], key=lambda patch: patch[0])
    state.marks[place] = INTACT
    state.used[credited] -= 1
    state.left[seat * state.farm.tokens + state.unit_at[place] - 1] += 1
    state.reopen(seat)
    state.tell(events.PATCHED, seat, place, credited)


_CAN: dict[str, Callable[[State, Seat, Weapon], bool]] = {
    "nuclear_strike": can_strike,
    "cheaper_wild_egg": can_smuggle,
    "egg_for": can_haggle,
    "more_targets": can_shoot,
    "second_attack": can_work_overtime,
    "patch_up": can_patch,
}
_USE: dict[str, Callable[[State, Seat, Weapon], None]] = {
    "nuclear_strike": nuclear_strike,
    "spy": spy,
    "place_field": place_field,
    "cheaper_wild_egg": cheaper_wild_egg,
    "egg_for": egg_for,
    "gain_ears": gain_ears,
    "rob": rob,
    "more_targets": more_targets,
    "second_attack": second_attack,
    "patch_up": patch_up,
}
