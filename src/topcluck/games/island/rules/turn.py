"""The sequence of a turn (TURN): Roll Dice, Take Actions, Draw Scrolls, and what ends with it."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import END_TURN, NO_CARD, STRATEGY
from topcluck.games.island.rules.epic import arrive
from topcluck.games.island.rules.lava import scorch
from topcluck.games.island.rules.movement import return_from_transit
from topcluck.games.island.rules.scrolls import draw_together
from topcluck.games.island.rules.triggers import trigger
from topcluck.games.island.rules.values import extra_draws
from topcluck.games.island.rules.windows import open_window
from topcluck.games.island.state import NOBODY, State, Waiting


@d.task(d.NEXT_TURN)
def next_turn(state: State, frame: d.Frame) -> None:
    """Turns pass clockwise from the starting player (TURN-1, SET-14)."""
    state.active = state.start if state.active == NOBODY else state.after(state.active)
    state.turn += 1
    seat = state.active
    state.free_used, state.used, state.humbled = False, (), 0
    _clear_places(state)
    state.tell(e.TURN_BEGAN, seat, state.turn)
    state.ask(d.NEXT_TURN)
    state.ask(d.END_TURN, seat)
    if state.is_challenger(seat):
        state.ask(d.CHALLENGER_TURN)
        return
    state.ask(d.DRAW_STEP, seat)
    open_window(state)
    state.ask(d.END_STEP, seat)
    state.ask(d.ACTION, seat)
    open_window(state)
    if state.box.quick:
        state.ask(d.QUICK_BUILD, seat)  # QUICK-1
    state.ask(d.ROLL, seat)
    leader = state.leader_of(seat)
    if state.where[leader] < 0 and state.card[leader] != NO_CARD:
        arrive(state, leader)  # it was waiting (EPIC-4)


def _clear_places(state: State) -> None:
    """Of Machines that are gone nobody asks any more."""
    for owner in range(state.armies):
        for unit in state.machines_of(owner):
            if state.where[unit] < 0:
                state.card[unit] = NO_CARD
    if state.order:
        state.order = tuple(unit for unit in state.order if state.where[unit] >= 0)  # SOLO-10


@d.task(d.END_STEP)
def end_step(state: State, frame: d.Frame) -> None:
    """The Take Actions step ends: an unused free action is lost (TURN-6), a unit in transit returns (MOVE-7)."""
    state.free_used = True
    return_from_transit(state, frame[1])


@d.ask(d.DRAW_STEP)
class DrawStep:
    """How many Scrolls are drawn, announced before any is seen (TURN-7, RUL-9)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        options = state.box.options
        most = max(options.draw_step_max + extra_draws(state, frame[1]), 0)
        least = 0 if options.draw_step_optional else min(options.draw_step_max, most)
        return [a.pack(a.DRAW, number) for number in range(least, most + 1)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        draw_together(state, frame[1], a.first(code))


@d.task(d.END_TURN)
def end_turn(state: State, frame: d.Frame) -> None:
    """Effects at the end of the turn, before those that last until then run out (TURN-8, FX-15)."""
    seat = frame[1]
    state.ask(d.TURN_OVER, seat)
    sources = [(card, _bearer(state, seat, card)) for card in state.in_play[seat]]
    sources += [(state.card[unit], unit) for unit in state.machines_of(seat) if state.where[unit] >= 0]
    waiting: list[Waiting] = [
        (seat, card, END_TURN, bearer, -1, -1, -1, -1) for card, bearer in sources if state.box.lines[card][END_TURN]
    ]
    if waiting:
        trigger(state, waiting)


def _bearer(state: State, seat: int, card: int) -> int:
    """The unit that bears a card in play: the Leader its own, a Strategy none."""
    return -1 if state.box.kind[card] == STRATEGY else state.leader_of(seat)


@d.task(d.TURN_OVER)
def turn_over(state: State, frame: d.Frame) -> None:
    """What lasted until the end of the turn is over (GEN-11); who may no longer stand there is placed (RUL-144)."""
    state.mods = ()
    for seat in range(state.armies):
        if state.borrowed[seat]:
            state.borrowed[seat] = ()
            state.refresh_in_play(seat)
    state.ask(d.STRAYS)
    scorch(state)
