"""Setup and hidden placement (TP-4): all at once, secret, changeable until the last has confirmed."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import CHANGE, CONFIRM, LIFT, PLACE, RANDOM_FLEET
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.farm import Farm
from topcluck.games.touche.model import CONFIRMED, UNCONFIRMED, WANTS_RANDOM, Cell, Token
from topcluck.games.touche.rules.rounds import begin_round
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Code, Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


class Placement(Kind):
    """Each player lays tokens one by one, may lift them again, and confirms (TP-4.3, TP-4.7)."""

    number = decisions.PLACEMENT
    name = "placement"
    always_asked = True
    parts = ()

    def actions(self, state: State, frame: Frame) -> list[Code]:
        seat = frame[1]
        if state.answers[seat] != UNCONFIRMED:
            return [CHANGE]
        token = next_token(state, seat)
        offered = [CONFIRM] if token < 0 else spots_for(state, seat, token)
        lifts = [LIFT | anchor << 8 for anchor in fleet(state, seat) if anchor >= 0]
        return [*offered, RANDOM_FLEET, *lifts]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        seat, kind = frame[1], code & 255
        if kind == PLACE:
            place_token(state, seat, next_token(state, seat), code >> 16)
        elif kind == LIFT:
            lift_token(state, seat, code >> 8)
        else:
            answer(state, seat, _ANSWERS[kind])


_ANSWERS = {CONFIRM: CONFIRMED, RANDOM_FLEET: WANTS_RANDOM, CHANGE: UNCONFIRMED}


def fleet(state: State, seat: Seat) -> list[Cell]:
    """Where the seat's tokens lie: the top left cell of each, or -1."""
    low = seat * state.farm.tokens
    return state.anchors[low : low + state.farm.tokens]


def next_token(state: State, seat: Seat) -> Token:
    """The largest token that is not placed yet; -1 if all are."""
    anchors = fleet(state, seat)
    return anchors.index(-1) if -1 in anchors else -1


def kept_free(farm: Farm, anchors: list[Cell]) -> int:
    """The cells that no further token may cover, as a mask: tokens never touch, not even by a corner (TP-4.6)."""
    blocked = 0
    for token, anchor in enumerate(anchors):
        if anchor >= 0:
            blocked |= farm.halo_mask[farm.token_type[token]][anchor]
    return blocked


def spots_for(state: State, seat: Seat, token: Token) -> list[Code]:
    """Where the token can be laid (TP-4.4 to TP-4.6)."""
    kind = state.farm.token_type[token]
    return list(compress(state.farm.place_codes[kind], state.farm.free_spots(kind, fleet(state, seat))))


def place_token(state: State, seat: Seat, token: Token, anchor: Cell) -> None:
    """Lays a token."""
    state.anchors[seat * state.farm.tokens + token] = anchor
    in_reading_order(state.farm, state.anchors, seat * state.farm.tokens)
    state.tell(events.TOKEN_PLACED, seat, state.farm.token_type[token], anchor)


def lift_token(state: State, seat: Seat, anchor: Cell) -> None:
    """Takes a token back."""
    token = fleet(state, seat).index(anchor)
    state.anchors[seat * state.farm.tokens + token] = -1
    in_reading_order(state.farm, state.anchors, seat * state.farm.tokens)
    state.tell(events.TOKEN_LIFTED, seat, state.farm.token_type[token], anchor)


def in_reading_order(farm: Farm, anchors: list[Cell], low: int = 0) -> None:
    """Puts tokens of the same type in reading order: they cannot be told apart, so neither can two equal fleets."""
    for start, end in farm.twins:
        row = anchors[low + start : low + end]
        row.sort(key=lambda anchor: anchor if anchor >= 0 else farm.cells)
        anchors[low + start : low + end] = row


def answer(state: State, seat: Seat, given: int) -> None:
    """Confirms, asks for a random fleet, or takes the answer back; the last answer begins the game."""
    state.answers[seat] = given
    state.tell(events.FLEET_ANSWERED, seat, given)
    if not state.deciders():
        begin(state)


def begin(state: State) -> None:
    """All are in: random fleets are drawn by seat number, positions are fixed, the first round begins (TP-4.7)."""
    state.stack.pop()
    for seat in range(state.seats):
        if state.out[seat]:
            continue
        if state.answers[seat] == WANTS_RANDOM:
            low = seat * state.farm.tokens
            state.anchors[low : low + state.farm.tokens] = random_fleet(state.farm, state.chance)
            state.tell(events.FLEET_DRAWN, seat, state.farm.token_type, fleet(state, seat))
        lay_out(state, seat)
    state.answers = [CONFIRMED] * state.seats
    state.tell(events.FLEETS_READY)
    begin_round(state)


def lay_out(state: State, seat: Seat) -> None:
    """Notes for each cell of the seat's board which token covers it."""
    low = seat * state.farm.cells
    for token, anchor in enumerate(fleet(state, seat)):
        for cell in state.farm.foot[state.farm.token_type[token]][anchor] if anchor >= 0 else ():
            state.unit_at[low + cell] = token + 1


def random_fleet(farm: Farm, chance: Chance) -> list[Cell]:
    """A random legal fleet (TP-4.8): from the largest to the smallest on a random legal spot, or start again."""
    while True:
        anchors: list[Cell] = []
        for kind in farm.token_type:
            free = list(compress(farm.spots[kind], farm.free_spots(kind, anchors)))
            if not free:
                break
            anchors.append(free[chance.below(len(free))])
        if len(anchors) == farm.tokens:
            in_reading_order(farm, anchors)
            return anchors
