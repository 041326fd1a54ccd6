"""Leaving the game (TP-17.4): by resignation, or because the line is dead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.decisions import Frame
from topcluck.games.touche.model import CRATER, CREDIT, NUCLEAR, PLACING, RESERVE, Attack
from topcluck.games.touche.rules.attacks import reach
from topcluck.games.touche.rules.end import go_out, judge_survivors
from topcluck.games.touche.rules.explosions import put_on_sale
from topcluck.games.touche.rules.placement import begin, in_reading_order
from topcluck.kernel.faces import Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def leave(state: State, seat: Seat) -> None:
    """Out at once: targets return, units vanish without payment, reserve eggs are put on sale (TP-17.4)."""
    if state.out[seat]:
        return
    state.tell(events.LEFT, seat)
    return_targets(state, seat)
    vanish(state, seat)
    go_out(state, seat)
    for slot in range(len(state.farm.egg_types)):
        egg = seat * len(state.farm.egg_types) + slot
        if state.eggs[egg] == RESERVE:
            put_on_sale(state, egg)
    for board in range(state.seats):
        state.reopen(board)
    state.stack = [after for frame in state.stack if (after := _without(state, seat, frame))]
    judge_survivors(state)
    if state.outcome is None and state.phase == PLACING and not state.deciders():
        begin(state)


def return_targets(state: State, seat: Seat) -> None:
    """The leaver's pending targets and strikes come off all boards, and everybody's off the leaver's."""
    cells = state.farm.cells
    for place in range(len(state.pending)):
        mark = state.pending[place]
        if mark and seat in (mark - 1, place // cells):
            state.pending[place] = 0
            state.used[mark - 1] -= 1
            state.tell(events.TARGET_RETURNED, mark - 1, place)
    for other in range(state.seats):
        state.attacks[other] = () if other == seat else tuple(_off(a, seat, cells) for a in state.attacks[other])
        state.attacks[other] = tuple(a for a in state.attacks[other] if a != (NUCLEAR,))


def _off(attack: Attack, board: Seat, cells: int) -> Attack:
    """An attack without what it aimed at one board."""
    return (attack[0], *(place for place in attack[1:] if place // cells != board))


def vanish(state: State, seat: Seat) -> None:
    """The living units are gone without payment; the targets on them go back, their cells stay exploded."""
    farm = state.farm
    low = seat * farm.cells
    for place in range(low, low + farm.cells):
        if state.marks[place] >= CREDIT:
            state.used[state.marks[place] - CREDIT] -= 1
            state.marks[place] = CRATER
    for token in range(farm.tokens):
        index = seat * farm.tokens + token
        if state.left[index]:
            for place in state.places(seat, state.footprint(seat, token)) if state.anchors[index] >= 0 else ():
                state.unit_at[place] = 0
            state.anchors[index], state.left[index] = -1, 0
    close_ranks(state, seat)
    state.types[seat] = state.living[seat] = 0


def close_ranks(state: State, seat: Seat) -> None:
    """What stays are wrecks: like tokens cannot be told apart, so the wrecks among them count as the first."""
    farm = state.farm
    in_reading_order(farm, state.anchors, seat * farm.tokens)
    for token in range(farm.tokens):
        if state.anchors[seat * farm.tokens + token] >= 0:
            for place in state.places(seat, state.footprint(seat, token)):
                state.unit_at[place] = token + 1


def _without(state: State, seat: Seat, frame: Frame) -> Frame:
    """What a frame on the stack becomes: the leaver's own are dropped, boards chosen too early are asked for again."""
    if frame[0] == decisions.PLACEMENT:
        return frame
    if frame[1] == seat:
        return ()
    if frame[0] == decisions.SHOTS:
        return (*frame[:4], *(place for place in frame[4:] if state.board_of(place) != seat))
    if frame[0] == decisions.ATTACK_CELL and frame[4] == seat:
        return (decisions.ATTACK_BOARD, *frame[1:4])
    if frame[0] == decisions.LINE_CELL and frame[4] == seat:
        cells = min(reach(state, frame[1], frame[2]), state.free_targets(frame[1]))
        return (decisions.ATTACK_BOARD, frame[1], frame[2], cells)
    if frame[0] in _BOARD_BEFORE and frame[-1] == seat:
        return (_BOARD_BEFORE[frame[0]], *frame[1:-1])
    return frame


_BOARD_BEFORE = {
    decisions.STRIKE_BLOCK: decisions.STRIKE_BOARD,
    decisions.BONUS_CELL: decisions.BONUS_BOARD,
    decisions.FIELD_BLOCK: decisions.FIELD_BOARD,
}
