"""What seats are shown (TP-21): views, made after every action for everybody who looks.

First the state is written down in rows of numbers, where a seat's row has only what that seat may know; then each row
finds the named value that was made of it before (`Parts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from topcluck.games.touche.decisions import Frame, write_frame
from topcluck.games.touche.farm import Farm, bits
from topcluck.games.touche.model import PLACING, Attack, Report
from topcluck.games.touche.names import Names
from topcluck.games.touche.view import (
    ANSWERS,
    GAME_ID,
    MAINS,
    PHASES,
    AttackView,
    BoardView,
    EggView,
    PigeonView,
    PlayerView,
    TokenView,
    View,
    drawn,
    where,
)
from topcluck.kernel.faces import Seat
from topcluck.kernel.frozen import quickly
from topcluck.kernel.kept import Kept, rows_of

if TYPE_CHECKING:
    from topcluck.games.touche.state import State

TokenRow = tuple[int, int]  # type of unit, top left cell
# marks, wrecks, the fleet if it is shown, what was hit before each Patch-Up
BoardRow = tuple[bytes, tuple[TokenRow, ...], tuple[TokenRow, ...] | None, tuple[int, ...]]
BoardRows = tuple[list[BoardRow], list[BoardRow]]  # with hidden fleets, and with all shown
# seat, ears, types in the game and tilted, last main attack, targets free and in use, eggs, weapons by type, field,
# attacks, whether the player is out
PlayerRow = tuple[int, int, int, int, int, int, int, int, tuple[int, ...], int, tuple[Attack, ...], bool]

_make_view = quickly(View)


def view_of(state: State, seat: Seat | None) -> View:
    """What the seat may know; None is a spectator."""
    return _views(state, [seat])[0]


def views_of(state: State) -> dict[Seat | None, View]:
    """What every seat and a spectator may know; what is the same for several is made once."""
    seats: list[Seat | None] = [*range(state.seats), None]
    return dict(zip(seats, _views(state, seats), strict=True))


def _views(state: State, seats: Sequence[Seat | None]) -> list[View]:
    """What some seats may know."""
    parts = parts_of(state.farm)
    asked = parts.asked[tuple(filter(state.may_answer, range(state.seats)))]
    pending = parts.pending[tuple(state.stack)]
    display, discard_pile = parts.weapons[tuple(state.display)], parts.weapons[tuple(state.discard)]
    eggs, wild_eggs = parts.eggs[tuple(enumerate(state.eggs))], parts.wild_eggs[tuple(state.wild)]
    pigeons = parts.pigeons[tuple(state.reports)]
    players = parts.players[tuple([_player_row(state, player) for player in range(state.seats)])]
    hidden, shown = board_rows(state)
    over = state.outcome is not None
    return [
        _make_view(
            game=GAME_ID,
            seat=seat,
            cards=state.farm.set.name,
            no_repeat=state.no_repeat,
            weapons=state.weapons,
            phase=PHASES[state.phase],
            round=state.round,
            first_seat=state.first,
            turn=state.turn,
            main_attack=MAINS[state.main],
            hit_this_turn=state.hit_this_turn,
            busy=state.busy,
            answer=ANSWERS[state.answers[seat]] if seat is not None and state.phase == PLACING else None,
            asked=asked,
            pending=pending,
            display=display,
            draw_pile=len(state.draw),
            discard_pile=discard_pile,
            eggs=eggs,
            wild_eggs=wild_eggs,
            pigeons=pigeons,
            boards=parts.boards[tuple(shown if over else _own_shown(hidden, shown, seat))],
            players=players,
            outcome=state.outcome,
        )
        for seat in seats
    ]


# ---- rows of numbers, with what may be known


BOARDS_BY = ("anchors", "left", "marks", "patches", "phase")  # all that the row of a board is made of in a match
_boards_by = attrgetter(*BOARDS_BY)


def board_rows(state: State) -> BoardRows:
    """All boards, for who may not see the fleet on them and for who may.

    Most actions change nothing on them: then the rows that this state or the one before was seen with still hold.
    """
    now: tuple[Any, ...] = _boards_by(state)
    if state.boards_seen is not None and state.boards_seen[0] == now:
        rows: BoardRows = state.boards_seen[1]
        return rows
    hidden = [_board_row(state, board) for board in range(state.seats)]
    rows = hidden, [_with_fleet(state, board, row) for board, row in enumerate(hidden)]
    anchors, left, marks, patches, phase = now
    state.boards_seen = (anchors[:], left[:], marks[:], patches[:], phase), rows
    return rows


def _board_row(state: State, board: Seat) -> BoardRow:
    """A board for who may not see the fleet on it."""
    low = board * state.farm.cells
    return (
        bytes(state.marks[low : low + state.farm.cells]),
        _tokens(state, board, destroyed=True) if state.phase != PLACING else (),
        None,
        tuple([mask for owner, mask in state.patches if owner == board]),
    )


def _with_fleet(state: State, board: Seat, row: BoardRow) -> BoardRow:
    """The same for who may see it."""
    marks, wrecks, _, patches = row
    return marks, wrecks, _tokens(state, board, destroyed=False), patches


def _own_shown(hidden: list[BoardRow], shown: list[BoardRow], seat: Seat | None) -> list[BoardRow]:
    """All boards, the fleets of others hidden."""
    return hidden if seat is None else [*hidden[:seat], shown[seat], *hidden[seat + 1 :]]


def _tokens(state: State, board: Seat, destroyed: bool) -> tuple[TokenRow, ...]:
    """The tokens of a board that are wrecks, or those that are not."""
    farm = state.farm
    first = board * farm.tokens
    tokens = slice(first, first + farm.tokens)
    return tuple(
        [
            (kind, anchor)
            for kind, anchor, left in zip(farm.token_type, state.anchors[tokens], state.left[tokens], strict=True)
            if anchor >= 0 and (not left) == destroyed
        ]
    )


def _player_row(state: State, seat: Seat) -> PlayerRow:
    """What lies before a player."""
    low = seat * state.farm.weapons
    return (
        seat,
        state.purses[seat],
        state.types[seat],
        state.tilted[seat],
        state.last_main[seat],
        state.free_targets(seat),
        state.used[seat],
        state.owned[seat],
        tuple(state.held[low : low + state.farm.weapons]),
        state.fields[seat],
        state.attacks[seat],
        state.out[seat],
    )


# ---- named values, made of such rows


def parts_of(farm: Farm) -> Parts:
    """The parts of views that were made on this farm before."""
    if farm.parts is None:
        farm.parts = Parts(farm)
    return farm.parts


class Parts:
    """All parts of the views of a farm, by the rows they are made of: equal rows are one and the same part."""

    def __init__(self, farm: Farm) -> None:
        names = Names(farm, len(farm.set.clans))
        self.asked: Kept[tuple[Seat, ...], tuple[Seat, ...]] = Kept(tuple)
        self.pending = rows_of(partial(_written, names))
        self.weapons = rows_of(partial(names.write, "weapon"))
        self.eggs = rows_of(partial(_egg, names))
        self.wild_eggs = rows_of(where)
        self.pigeons = rows_of(partial(_pigeon, farm, names))
        self.boards = rows_of(partial(_board, farm))
        self.players = rows_of(partial(_player, farm, names))


def _written(names: Names, frame: Frame) -> str:
    """A frame in words."""
    return write_frame(frame, names)


def _egg(names: Names, row: tuple[int, int]) -> EggView:
    """An egg and where it is."""
    egg, place = row
    return EggView(names.write("egg", egg), where(place))


def _cells(farm: Farm, mask: int) -> tuple[str, ...]:
    return tuple(farm.cell_names[cell] for cell in bits(mask))


def _pigeon(farm: Farm, names: Names, report: Report) -> PigeonView:
    """A pigeon's report."""
    board, zone, count, mask = report
    return PigeonView(names.write("area", board * len(farm.zones) + zone), count, _cells(farm, mask))


def _board(farm: Farm, row: BoardRow) -> BoardView:
    """A board as a seat sees it."""
    marks, wrecks, fleet, patches = row
    return BoardView(
        shots=drawn(farm, marks),
        wrecks=tuple(_token(farm, token) for token in wrecks),
        fleet=None if fleet is None else tuple(_token(farm, token) for token in fleet),
        patched=tuple(_cells(farm, mask) for mask in patches),
    )


def _token(farm: Farm, row: TokenRow) -> TokenView:
    """A token on a board."""
    kind, anchor = row
    return TokenView(farm.unit_ids[kind], farm.cell_names[anchor])


def _player(farm: Farm, names: Names, row: PlayerRow) -> PlayerView:
    """What lies before a player."""
    seat, ears, types, tilted, last, free_targets, in_use, eggs, held, field, attacks, out = row
    return PlayerView(
        clan=farm.set.clans[seat],
        ears=ears,
        cards=tuple(farm.unit_ids[kind] for kind in bits(types)),
        tilted=tuple(farm.unit_ids[kind] for kind in bits(tilted)),
        last_attack=farm.unit_ids[last] if last >= 0 else None,
        free_targets=free_targets,
        targets_in_use=in_use,
        eggs=eggs,
        weapons=tuple(id for id, number in zip(farm.weapon_ids, held, strict=True) for _ in range(number)),
        field=names.write("place", field) if field >= 0 else None,
        attacks=tuple(
            AttackView(names.write("arm", attack[0]), tuple(names.write("place", place) for place in attack[1:]))
            for attack in attacks
        ),
        out=out,
    )
