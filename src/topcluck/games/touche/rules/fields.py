"""The magnetic field (TP-11): four cells that only its owner may target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import SKIP
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import Place
from topcluck.kernel.faces import Code, Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


class FieldBoard(Kind):
    """On whose board: the own or an opponent's (TP-11.2). After a hit the player may also skip (TP-10.4)."""

    number = decisions.FIELD_BOARD
    name = "field_board"
    parts = ("seat:board", "optional:number")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        optional = frame[2]
        boards = [state.farm.aim_codes[board] for board in range(state.seats) if not state.out[board]]
        return [*boards, SKIP] if optional else boards

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        if code != SKIP:
            state.ask(decisions.FIELD_BLOCK, frame[1], frame[2], code >> 8)


class FieldBlock(Kind):
    """Which cells: wholly inside the grid, and not over another field (TP-11.2)."""

    number = decisions.FIELD_BLOCK
    name = "field_block"
    parts = ("seat:board", "optional:number", "board:board")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        _, seat, _, board = frame
        taken = other_fields(state, seat, board)
        return [code for code, mask in state.farm.field_codes[board] if not mask & taken]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        place_field(state, frame[1], code >> 8)


def other_fields(state: State, seat: Seat, board: Seat) -> int:
    """The cells, as a mask, under fields of other players on a board."""
    low, high = board * state.farm.cells, (board + 1) * state.farm.cells
    mask = 0
    for owner, place in enumerate(state.fields):
        if owner != seat and low <= place < high:
            mask |= state.farm.field_mask[place - low]
    return mask


def place_field(state: State, seat: Seat, place: Place) -> None:
    """Puts the seat's field down; one that lies on a board already is moved (TP-11.7)."""
    state.fields[seat] = place
    state.tell(events.FIELD_PLACED, seat, place)


def remove_field(state: State, seat: Seat) -> None:
    """The field goes back to its owner (TP-8.1, TP-11.6)."""
    if state.fields[seat] >= 0:
        state.fields[seat] = -1
        state.tell(events.FIELD_REMOVED, seat)
