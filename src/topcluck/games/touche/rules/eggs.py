"""Eggs and purchases (TP-13). An egg is ``seat * egg types + slot``; WILD stands for the cheapest wild egg."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.actions import BUY
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import ON_SALE, OWNED
from topcluck.games.touche.names import WILD
from topcluck.games.touche.rules.end import judge_eggs
from topcluck.games.touche.rules.purses import pay_bank
from topcluck.games.touche.rules.weapons import take_weapon
from topcluck.kernel.faces import Code, Seat, pack

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def laid_eggs(state: State, seat: Seat) -> list[int]:
    """The eggs on wrecks that the seat may buy: never of the own colour (TP-13.3), never from a reserve (TP-13.4)."""
    slots = len(state.farm.egg_types)
    own = range(seat * slots, (seat + 1) * slots)
    return [egg for egg, place in enumerate(state.eggs) if place == ON_SALE and egg not in own]


def wild_price(state: State) -> int:
    """What the cheapest wild egg costs; 0 if none is left (TP-13.1)."""
    for egg, place in enumerate(state.wild):
        if place == ON_SALE:
            return state.farm.wild_prices[egg]
    return 0


def price_of(state: State, egg: int) -> int:
    """What an egg on sale costs (TP-13.1)."""
    return wild_price(state) if egg == WILD else state.farm.egg_price


def purchases(state: State, seat: Seat) -> list[Code]:
    """The eggs that the seat can pay for."""
    purse = state.purses[seat]
    if purse < state.farm.cheapest:
        return []
    offered = []
    if purse >= state.farm.egg_price:
        offered = [pack(BUY, egg) for egg in laid_eggs(state, seat)]
    if 0 < wild_price(state) <= purse:
        offered.append(pack(BUY, WILD))
    return offered


def buy(state: State, seat: Seat, egg: int, price: int | None = None) -> None:
    """Pay, take the egg, check for the fifth, take a weapon (TP-13.5). A weapon may change the *price*."""
    paid = price_of(state, egg) if price is None else price
    pay_bank(state, seat, paid)
    if egg == WILD:
        state.wild[state.wild.index(ON_SALE)] = OWNED + seat
    else:
        state.eggs[egg] = OWNED + seat
    state.owned[seat] += 1
    state.busy = True
    state.tell(events.EGG_BOUGHT, seat, egg, paid)
    judge_eggs(state, seat)
    if state.outcome is None:
        take_weapon(state, seat)


class Haggling(Kind):
    """Which egg the Haggling Hen buys (TP-15.5); the frame holds her price."""

    number = decisions.HAGGLING
    name = "haggling"
    parts = ("seat:board", "ears:number")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        return [pack(BUY, egg) for egg in laid_eggs(state, frame[1])]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        buy(state, frame[1], code >> 8, frame[2])
