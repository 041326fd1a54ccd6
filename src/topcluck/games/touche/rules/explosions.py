"""Explosions, hits, destruction (TP-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import CRATER, CREDIT, ON_SALE, WRECK, Place, Token
from topcluck.games.touche.rules.weapons import take_weapon
from topcluck.kernel.faces import Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def explode(state: State, seat: Seat, place: Place) -> bool:
    """Lets a cell explode, credited to the seat; whether a unit was hit (TP-9.1)."""
    if state.marks[place]:
        return False  # only the first explosion on a cell counts (TP-9.2)
    if state.pending[place]:
        state.tell(events.TARGET_RETURNED, lift_target(state, place), place)
    state.open[place] = 0
    token = state.unit_at[place]
    if not token:
        state.marks[place] = CRATER
        state.tell(events.MISSED, seat, place)
        return False
    state.marks[place] = CREDIT + seat
    state.used[seat] += 1
    state.hit_this_turn = True
    state.tell(events.HIT, seat, place)
    owner = place // state.farm.cells
    index = owner * state.farm.tokens + token - 1
    state.left[index] -= 1
    if not state.left[index]:
        destroy(state, seat, owner, token - 1)
    return True


def lift_target(state: State, place: Place) -> Seat:
    """The pending target leaves the board; its owner, who gets it back."""
    owner = state.pending[place] - 1
    state.pending[place] = 0
    state.used[owner] -= 1
    return owner


def destroy(state: State, by: Seat, owner: Seat, token: Token) -> None:
    """A unit is destroyed: wreck, egg, ears, card, weapon, and the end, in this order (TP-9.5)."""
    farm = state.farm
    kind = farm.token_type[token]
    credited = make_wreck(state, owner, token)
    state.tell(events.UNIT_DESTROYED, by, owner, kind, owner * farm.cells + state.anchors[owner * farm.tokens + token])
    if farm.egg_slot[kind] >= 0:
        put_on_sale(state, owner * len(farm.egg_types) + farm.egg_slot[kind])
    pay(state, by, kind, credited)
    state.living[owner] -= 1
    if not any(state.left[owner * farm.tokens + other] for other in farm.tokens_of(kind)):
        state.types[owner] &= ~(1 << kind)
        state.tell(events.CARD_GONE, owner, kind)
    if not state.living[owner]:
        state.ask(decisions.JUDGE, owner)
    if farm.when_destroyed[kind]:
        take_weapon(state, owner if farm.when_destroyed[kind] == "weapon_for_owner" else by)


def make_wreck(state: State, owner: Seat, token: Token) -> list[int]:
    """Turns the unit's cells into a wreck; the targets on it go back. For each seat how many cells it had hit."""
    credited = [0] * state.seats
    for place in state.places(owner, state.footprint(owner, token)):
        seat = state.marks[place] - CREDIT
        credited[seat] += 1
        state.used[seat] -= 1
        state.marks[place] = WRECK
    return credited


def put_on_sale(state: State, egg: int) -> None:
    """The egg can be bought from now on."""
    state.eggs[egg] = ON_SALE
    state.tell(events.EGG_ON_SALE, egg)


def pay(state: State, by: Seat, kind: int, credited: list[int]) -> None:
    """Every player still in the game is paid for the cells that were the player's (TP-9.5, TP-9.6)."""
    for seat, cells in enumerate(credited):
        ears = cells * state.farm.value[kind]
        if seat == by and state.farm.egg_slot[kind] >= 0:
            ears += fertiliser(state, seat)
        if ears and not state.out[seat]:
            state.purses[seat] += ears
            state.tell(events.EARS_GAINED, seat, ears)


def fertiliser(state: State, seat: Seat) -> int:
    """The ears that a lasting weapon adds for the last hit on an egg type (TP-15.12)."""
    farm = state.farm
    return sum(
        farm.amount[weapon] for weapon in farm.lasting_with("more_for_eggs") if state.held[seat * farm.weapons + weapon]
    )


class Burst(Kind):
    """Cells explode one after another: spreading explosions and nuclear strikes (TP-9.4, TP-15.1)."""

    number = decisions.BURST
    name = "burst"
    parts = ("seat:board", "cells:place*")

    def run(self, state: State, frame: Frame) -> None:
        seat, depth = frame[1], len(state.stack)
        for index in range(2, len(frame)):
            explode(state, seat, frame[index])
            if len(state.stack) > depth:  # somebody takes a weapon first, or the end is judged
                state.stack.insert(depth, (decisions.BURST, seat, *frame[index + 1 :]))
                return
