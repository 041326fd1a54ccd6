"""The round (TP-5, TP-6, TP-16): targeting turns, then resolution turns, then the first-player token moves on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.model import NOT_YET, RESOLUTION, TARGETING
from topcluck.games.touche.rules.end import go_out, judge_stalemate
from topcluck.games.touche.rules.fields import remove_field
from topcluck.kernel.faces import Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def next_turn(state: State) -> None:
    """The next player in order has a turn (TP-6.2, TP-6.3); after the last one the phase or the round ends."""
    seat = _after(state, state.turn)
    if seat < 0:
        end_phase(state)
    elif state.phase == TARGETING:
        begin_targeting(state, seat)
    else:
        begin_resolution(state, seat)


def _after(state: State, seat: Seat) -> Seat:
    """The next player of this phase after *seat*, who may have left; -1 after the last."""
    for step in range((seat - state.first) % state.seats + 1, state.seats):
        other = (state.first + step) % state.seats
        if not state.out[other]:
            return other
    return -1


def end_phase(state: State) -> None:
    """Targeting gives way to resolution, resolution to the next round."""
    if state.phase == TARGETING:
        state.phase = RESOLUTION
        state.tell(events.RESOLUTION_BEGAN, state.round)
        begin_resolution(state, state.order()[0])
    else:
        end_round(state)


def begin_round(state: State) -> None:
    """A new round from the first player on."""
    state.phase = TARGETING
    state.round += 1
    state.busy = False
    state.tell(events.ROUND_BEGAN, state.round, state.first)
    begin_targeting(state, state.order()[0])


def begin_targeting(state: State, seat: Seat) -> None:
    """TP-7.1: tilted cards are set upright; then the player chooses."""
    state.turn = seat
    state.tilted[seat] = 0
    state.main = NOT_YET
    state.ask(decisions.TURN, seat)


def begin_resolution(state: State, seat: Seat) -> None:
    """TP-8.1: the own field comes back; then attacks are resolved. Also without any attack (TP-6.4)."""
    state.turn = seat
    state.hit_this_turn = False
    remove_field(state, seat)
    state.ask(decisions.RESOLVING, seat)


def end_round(state: State) -> None:
    """TP-16.1: wiped-out players leave, the token goes clockwise to the next player who is in."""
    if not state.busy:
        judge_stalemate(state)
        return
    for seat in range(state.seats):
        if not state.living[seat] and not state.out[seat]:
            state.tell(events.WENT_OUT, seat)
            go_out(state, seat)
    state.first = next(
        seat
        for seat in ((state.first + step) % state.seats for step in range(1, state.seats + 1))
        if not state.out[seat]
    )
    begin_round(state)
