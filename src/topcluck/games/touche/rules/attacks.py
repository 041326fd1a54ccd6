"""Attacks being made (TP-7.4 to TP-7.7): which unit, and for each target the board and the cell."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import DONE
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.farm import LINE_CELLS
from topcluck.games.touche.model import SALVO, Cell, Place, UnitType
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Code, Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def ready(state: State, seat: Seat, barred: UnitType = -1) -> int:
    """The types, as bits, that can attack: living, upright, with a free target and a cell to target (TP-3.4, TP-7.7).

    The *barred* type only if there is no other (TP-22.1).
    """
    types = state.types[seat] & ~state.tilted[seat] & state.farm.attackers
    if not types or not state.free_targets(seat) or not state.can_target(seat):
        return 0
    others = types & ~(1 << barred) if barred >= 0 else types
    return others or types


def reach(state: State, seat: Seat, kind: UnitType) -> int:
    """How many cells the unit targets, with the lasting weapons of its owner (TP-15.15, TP-15.16, TP-15.18)."""
    farm = state.farm
    most = farm.reach[kind]
    for weapon in farm.longer[kind]:
        if state.held[seat * farm.weapons + weapon]:
            most = max(most, farm.amount[weapon])
    return most


def fire(state: State, seat: Seat, kind: UnitType) -> None:
    """Tilts the unit's card and lets its targets be placed (TP-7.2)."""
    state.tilted[seat] |= 1 << kind
    state.tell(events.FIRED, seat, kind)
    begin_attack(state, seat, kind, reach(state, seat, kind))


def begin_attack(state: State, seat: Seat, arm: int, cells: int) -> None:
    """An attack of up to so many cells, fewer if targets are short (TP-7.7)."""
    state.attacks[seat] += ((arm,),)
    ask_for_target(state, seat, arm, min(cells, state.free_targets(seat)))


def ask_for_target(state: State, seat: Seat, arm: int, left: int) -> None:
    """The next target of an attack; no further one if there is no cell for it (TP-7.5)."""
    boards = state.boards_to_target(seat)
    if len(boards) == 1:
        state.ask(decisions.ATTACK_CELL, seat, arm, left, boards[0])
    elif boards:
        state.ask(decisions.ATTACK_BOARD, seat, arm, left)


class AttackBoard(Kind):
    """On whose board the next target goes (TP-7.5)."""

    number = decisions.ATTACK_BOARD
    name = "attack_board"
    parts = ("seat:board", "with:arm", "left:number")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        boards = state.boards_to_target(frame[1])  # none: the prey has left the game
        return [state.farm.aim_codes[board] for board in boards] or [DONE]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        if code != DONE:
            state.ask(decisions.ATTACK_CELL, *frame[1:], code >> 8)


class AttackCell(Kind):
    """Which cell (TP-7.4). It is asked even where only one is left, so that a shot can always be written in full."""

    number = decisions.ATTACK_CELL
    name = "attack_cell"
    always_asked = True
    parts = ("seat:board", "with:arm", "left:number", "board:board")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        _, seat, _, _, board = frame
        return list(compress(state.farm.target_codes[board], state.targetable(seat, board)))

    def sample(self, state: State, frame: Frame, chance: Chance) -> Code:
        return sample_cell(state, frame[1], frame[4], chance)

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        _, seat, arm, left, board = frame
        state.stack.pop()
        place_target(state, seat, code >> 8)
        if left == 1:
            return
        if arm != SALVO and state.farm.pattern[arm] == LINE_CELLS:
            state.ask(decisions.LINE_CELL, seat, arm, left - 1, board)
        else:
            ask_for_target(state, seat, arm, left - 1)


def sample_cell(state: State, seat: Seat, board: Seat, chance: Chance) -> Code:
    """A random targetable cell of a board: tries cells while most are open, lists them when few are."""
    flags = state.targetable(seat, board)
    codes = state.farm.target_codes[board]
    for _ in range(4):
        cell = chance.below(state.farm.cells)
        if flags[cell]:
            return codes[cell]
    offered = list(compress(codes, flags))
    return offered[chance.below(len(offered))]


def place_target(state: State, seat: Seat, place: Place) -> None:
    """Puts one of the seat's targets down as part of the attack that is being made; it is final (TP-7.10)."""
    state.pending[place] = seat + 1
    state.open[place] = 0
    state.used[seat] += 1
    state.busy = True
    made = state.attacks[seat]
    state.attacks[seat] = (*made[:-1], (*made[-1], place))
    state.tell(events.TARGET_PLACED, seat, place)


class LineCell(Kind):
    """The next cell of a line; every targetable cell of it gets a target (TP-7.6)."""

    number = decisions.LINE_CELL
    name = "line_cell"
    parts = ("seat:board", "with:arm", "left:number", "board:board")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        cells, complete = line_continues(state, frame)
        codes = state.farm.target_codes[frame[4]]
        offered = [codes[cell] for cell in cells]
        return [*offered, DONE] if complete or not offered else offered

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        _, seat, arm, left, board = frame
        state.stack.pop()
        if code == DONE:
            return
        place_target(state, seat, code >> 8)
        if left > 1:
            state.ask(decisions.LINE_CELL, seat, arm, left - 1, board)


def line_continues(state: State, frame: Frame) -> tuple[list[Cell], bool]:
    """The cells with which the line can go on, and whether it can be left as it is: some line needs no further cell."""
    _, seat, arm, _, board = frame
    low = board * state.farm.cells
    chosen = [place - low for place in state.attacks[seat][-1][1:]]
    flags = state.targetable(seat, board)
    found: set[Cell] = set()
    complete = False
    for line in state.farm.lines_through[reach(state, seat, arm)][chosen[0]]:
        if all(cell in line for cell in chosen):
            rest = [cell for cell in line if flags[cell]]
            found.update(rest)
            complete = complete or not rest
    return sorted(found), complete
