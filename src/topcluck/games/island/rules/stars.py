"""Star abilities that are open to everybody (STAR-3 to STAR-12)."""

from __future__ import annotations

from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.rules.abilities import spend
from topcluck.games.island.rules.destruction import add_shields
from topcluck.games.island.rules.lineup import new_lineup
from topcluck.games.island.rules.retrieving import base_is_open, recover, recoverable, take_resource
from topcluck.games.island.rules.scrolls import ask_to_discard, can_draw
from topcluck.games.island.rules.tags import remove_tag
from topcluck.games.island.state import STAR, State

COST: Final = {
    a.STAR_LINEUP: 1, a.STAR_SIFT: 1, a.STAR_DRAW: 2, a.STAR_FEAST: 3, a.STAR_SHIELD: 4, a.STAR_PARDON: 5,
}  # fmt: skip  # STAR-10, RUL-11
FULL: Final = 9  # STAR-7 fills the Banner up to this, also where there is no limit (EXPERT-3)


def star_abilities(state: State, seat: int) -> list[int]:
    """The abilities that are paid for and of which some part can be done (RUL-128)."""
    stars = state.banner[seat * 6 + STAR]
    return [code for code, cost in COST.items() if cost <= stars and _can_do(state, seat, code)] if stars else []


def _can_do(state: State, seat: int, code: int) -> bool:
    """Whether some part of the ability can be done."""
    if code == a.STAR_LINEUP:
        return bool(state.lineup or state.machine_deck)
    if code == a.STAR_SIFT:
        return can_draw(state) or bool(state.hand[seat])
    if code == a.STAR_DRAW:
        return can_draw(state)
    if code == a.STAR_FEAST:
        refill = state.resources_of(seat) < FULL and any(state.supply)
        return can_draw(state) or bool(recoverable(state, seat)) or refill
    if code == a.STAR_SHIELD:
        return state.shield_supply > 0  # RUL-71
    if state.flags and state.box.options.flag_five_star_disabled:
        return False  # FLAG-9
    return state.tags_on(seat) > 0


def use_stars(state: State, seat: int, code: int) -> None:
    """Spends the stars, all at once, and carries the ability out (RUL-83)."""
    spend(state, seat, STAR, COST[code])
    if code == a.STAR_LINEUP:
        new_lineup(state)
    elif code == a.STAR_SIFT:
        state.ask(d.SIFT, seat)
        state.ask(d.DRAW_SCROLLS, seat, 1)
    elif code == a.STAR_DRAW:
        state.ask(d.DRAW_SCROLLS, seat, 1)
    elif code == a.STAR_FEAST:
        state.ask(d.STAR_FEAST, seat)
        state.ask(d.DRAW_SCROLLS, seat, 1)  # a Catastrophe is resolved first (STAR-12)
    elif code == a.STAR_SHIELD:
        _begin_shields(state, seat)
    elif state.box.options.star_five_effect == "remove_all":
        for other in range(state.armies):
            while state.tags[other * state.armies + seat]:
                remove_tag(state, seat, other)
    else:
        state.ask(d.PARDON, seat)


@d.task(d.SIFT)
def sift(state: State, frame: d.Frame) -> None:
    """After the draw of STAR-5 a Scroll of choice is discarded, if any is in hand (RUL-13)."""
    ask_to_discard(state, frame[1], 1)


@d.task(d.STAR_FEAST)
def star_feast(state: State, frame: d.Frame) -> None:
    """All destroyed Chickens return, then Resources of choice come until there are nine (STAR-7, RUL-70)."""
    seat = frame[1]
    _refill(state, seat)
    if not base_is_open(state, seat):
        return
    lying = state.destroyed_chickens(seat)
    if state.box.face_down and lying:
        state.ask(d.RECOVER, seat, len(lying))  # its owner knows in which order they come (RUL-104)
    else:
        for unit in lying:
            recover(state, unit)


def _refill(state: State, seat: int) -> None:
    """Asks for the next Resource while there is room and supply."""
    if state.resources_of(seat) < FULL and any(state.supply):
        state.ask(d.REFILL, seat)


@d.ask(d.REFILL)
class Refill:
    """Which Resource comes next (STAR-7)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.TAKE, kind) for kind in range(3) if state.supply[kind]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        take_resource(state, frame[1], a.first(code))
        _refill(state, frame[1])


def _begin_shields(state: State, seat: int) -> None:
    """One Shield on any unit, or one on each own unit as far as the supply goes (STAR-8, RUL-59, RUL-71)."""
    units = state.units_of(seat)
    if state.box.options.star_four_effect == "one_any_unit":
        state.ask(d.PLACE_SHIELD, seat, 1, 0)
    elif len(units) > state.shield_supply:
        state.ask(d.PLACE_SHIELD, seat, state.shield_supply, 0)
    else:
        for unit in units:
            add_shields(state, unit, 1)


@d.ask(d.PLACE_SHIELD)
class PlaceShield:
    """Which unit gets a Shield (STAR-8)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, _, given = frame
        each = state.box.options.star_four_effect == "each_own_unit"
        units = state.units_of(seat) if each else [u for u in range(len(state.where)) if state.where[u] >= 0]
        return [a.pack(a.SHIELD, unit) for unit in units if not given >> unit & 1]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left, given = frame
        add_shields(state, a.first(code), 1)
        if left > 1:
            state.ask(d.PLACE_SHIELD, seat, left - 1, given | 1 << a.first(code))


@d.ask(d.PARDON)
class Pardon:
    """Which tag leaves the own Banner (STAR-9)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat = frame[1]
        return [a.pack(a.PARDON, other) for other in range(state.armies) if state.tags[other * state.armies + seat]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        remove_tag(state, frame[1], a.first(code))
