"""Abilities triggered together: one at a time, the active player's first, each owner ordering its own (GEN-12).

They wait in the state; a TRIGGERS frame knows from which place on they are its own, so that what one of them triggers
is done before the next.
"""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.rules.selecting import effect
from topcluck.games.island.state import State, Waiting


def trigger(state: State, waiting: list[Waiting]) -> None:
    """These abilities were triggered together and are resolved before anything else goes on."""
    state.ask(d.TRIGGERS, len(state.waiting))
    state.waiting += tuple(waiting)


@d.task(d.TRIGGERS)
def next_trigger(state: State, frame: d.Frame) -> None:
    """Resolves the next ability, or asks its owner which one that is."""
    mine = state.waiting[frame[1] :]
    if not mine:
        return
    state.ask(*frame)
    for seat in state.from_active():
        theirs = [place for place, one in enumerate(mine) if one[0] == seat]
        if len(theirs) == 1:
            start(state, frame[1] + theirs[0])
            return
        if theirs:
            state.ask(d.TRIGGER_ORDER, seat, frame[1])
            return


def start(state: State, place: int) -> None:
    """Begins one of the waiting abilities."""
    seat, card, when, bearer, hex, attacker, defender, result = state.waiting[place]
    state.waiting = state.waiting[:place] + state.waiting[place + 1 :]
    lines = len(state.box.lines[card][when])
    frame = effect(seat, card, when, bearer, lines, hex=hex, attacker=attacker, defender=defender, result=result)
    state.stack.append(frame)


@d.ask(d.TRIGGER_ORDER)
class TriggerOrder:
    """Which of several own abilities is resolved next (GEN-12); equal ones are told apart by their number."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        places = [p for p in range(frame[2], len(state.waiting)) if state.waiting[p][0] == frame[1]]
        return [a.pack(a.TRIGGER, state.waiting[place][1], place - frame[2] + 1) for place in places]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        start(state, frame[2] + a.second(code) - 1)
