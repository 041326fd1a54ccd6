"""Building Machines (BUILD): card, cost, Pilots, hex."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import TERRITORY
from topcluck.games.island.box import BUILT
from topcluck.games.island.rules.destruction import become_pilot
from topcluck.games.island.rules.flags import flags_of, settle
from topcluck.games.island.rules.lineup import refill_lineup
from topcluck.games.island.rules.movement import members, overlap
from topcluck.games.island.rules.selecting import effect
from topcluck.games.island.rules.values import build_discount
from topcluck.games.island.state import DESTROYED, State


def discount_on(state: State, seat: int, card: int) -> int:
    """How many Resources the seat saves on this Machine; at least one is always paid."""
    total = sum(state.box.cost[card])
    return max(min(build_discount(state, seat), total - 1), 0)


def can_pay(state: State, seat: int, card: int) -> bool:
    """Whether the seat has the exact Resources, less what it may save (BUILD-1, RUL-123)."""
    missing = 0
    for kind, number in enumerate(state.box.cost[card]):
        missing += max(number - state.resources[seat * 3 + kind], 0)
    return missing <= discount_on(state, seat, card) if missing else True


def possible_pilots(state: State, seat: int) -> list[int]:
    """Own Chickens on the island, wherever they stand (BUILD-2); those in transit cannot be used (RUL-18)."""
    transit = state.transit if overlap(state) else 0
    return [unit for unit in state.chickens_of(seat) if state.where[unit] >= 0 and not transit >> unit & 1]


def building_sites(state: State, seat: int, card: int, pilots: int) -> list[int]:
    """Own Territory hexes that are empty once the Pilots are taken, or hold a band to join (BUILD-3, BUILD-4)."""
    sites: list[int] = []
    bands = state.box.bands[card]
    for hex in state.box.board.territories[state.home[seat]]:
        units = [unit for unit in state.at[hex] if not pilots >> unit & 1]
        own_band = bands and all(state.owner_of(unit) == seat and state.bands(unit) for unit in units)
        if not units or own_band:
            sites.append(hex)
    return sites


def can_build(state: State, seat: int, card: int) -> bool:
    """BUILD-7: Resources, Pilots, a miniature and a hex; room may be made by the Pilots themselves (RUL-14)."""
    if not state.supply_machines[state.box.type_of[card]] or not can_pay(state, seat, card):
        return False
    chickens = possible_pilots(state, seat)
    need = state.box.pilots[card]
    if len(chickens) < need:
        return False
    return bool(building_sites(state, seat, card, 0)) or _room_by_pilots(state, seat, card, chickens, need, 0)


def _room_by_pilots(state: State, seat: int, card: int, chickens: list[int], left: int, taken: int) -> bool:
    """Whether *left* more Pilots can be taken so that a hex is free (RUL-14)."""
    for hex in state.box.board.territories[state.home[seat]]:
        units = [unit for unit in state.at[hex] if not taken >> unit & 1]
        if 0 < len(units) <= left and all(unit in chickens for unit in units):
            return True
    return False


def buildable(state: State, seat: int, most: int = 99) -> list[int]:
    """The Machines of the lineup that the seat can build, each kind once."""
    found: list[int] = []
    for card in dict.fromkeys(state.lineup):
        if can_build(state, seat, card):
            found.append(card)
            if len(found) == most:
                break
    return found


@d.ask(d.BUILD_CARD)
class BuildCard:
    """Which Machine of the lineup is built; the cost is paid at once (BUILD-1, ACT-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.BUILD, card) for card in buildable(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, card = frame[1], a.first(code)
        state.tell(e.MACHINE_CHOSEN, seat, card)
        state.ask(d.BUILD_SAVE, seat, card, discount_on(state, seat, card), *state.box.cost[card])


@d.ask(d.QUICK_BUILD)
class QuickBuild:
    """In a quick game: a build between the Roll step and the actions, at no action, or none (QUICK-1, RUL-105)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.NO, *BuildCard.options(state, frame)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code != a.NO:
            BuildCard.resolve(state, frame, code)


@d.ask(d.BUILD_SAVE)
class BuildSave:
    """Which of the Resources asked for a discount saves, one by one; then the rest is paid."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, _, left, *cost = frame
        if not left:
            return [a.DONE]
        lacking = [kind for kind in range(3) if cost[kind] > state.resources[seat * 3 + kind]]
        forced = sum(cost[kind] - state.resources[seat * 3 + kind] for kind in lacking) == left
        kinds = lacking[:1] if forced else range(3)  # in which order those are saved makes no difference
        return [a.pack(a.SAVE, kind) for kind in kinds if cost[kind]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, card, left, *cost = frame
        if a.kind(code) == a.SAVE:
            cost[a.first(code)] -= 1
            state.ask(d.BUILD_SAVE, seat, card, left - 1, *cost)
            return
        for kind in range(3):
            state.resources[seat * 3 + kind] -= cost[kind]
            state.supply[kind] += cost[kind]
        state.ask(d.BUILD_PILOT, seat, card, state.box.pilots[card], 0)


@d.ask(d.BUILD_PILOT)
class BuildPilot:
    """Which Chickens become Pilots, one by one, so that a hex for the Machine remains (BUILD-2, RUL-14)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, card, left, taken = frame
        if not left:
            return [a.DONE]
        chickens = [unit for unit in possible_pilots(state, seat) if not taken >> unit & 1]
        seen, options = set(), []
        for unit in chickens:
            then = taken | 1 << unit
            if not building_sites(state, seat, card, then):
                rest = [other for other in chickens if other != unit]
                if not _room_by_pilots(state, seat, card, rest, left - 1, then):
                    continue
            looks = _looks(state, unit)
            if looks not in seen:
                seen.add(looks)
                options.append(a.pack(a.PILOT, unit))
        return options

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, card, left, taken = frame
        if a.kind(code) == a.PILOT:
            state.ask(d.BUILD_PILOT, seat, card, left - 1, taken | 1 << a.first(code))
        else:
            state.ask(d.BUILD_HEX, seat, card, taken)


def _looks(state: State, unit: int) -> tuple[object, ...]:
    """All that tells one Chicken from another; equal ones are one option (RUL-4)."""
    values = tuple(column[state.card[unit]] for column in state.box.printed)
    lent = tuple(mod for mod in state.mods if mod[5] == unit)
    flags = tuple(flags_of(state, [unit]))
    return (state.where[unit], values, state.shields[unit], state.plus[unit], state.attached[unit], lent, flags)


@d.ask(d.BUILD_HEX)
class BuildHex:
    """Where the Machine is put (BUILD-3, BUILD-4)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, card, pilots = frame
        return [a.pack(a.AT, hex) for hex in building_sites(state, seat, card, pilots)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, card, pilots = frame
        machine = next(unit for unit in state.machines_of(seat) if state.where[unit] == DESTROYED)
        for pilot in members(pilots):
            state.tell(e.PILOT_TAKEN, seat, pilot)
            become_pilot(state, pilot, machine)
        flags = settle(state) if state.stirred else []  # bandmates come before the Machine (FLAG-8, RUL-38)
        put_machine(state, seat, card, machine, a.first(code))
        state.stack += flags


def put_machine(state: State, seat: int, card: int, machine: int, hex: int) -> None:
    """The miniature stands on its hex, the lineup is refilled, and what is done "when built" follows (BUILD-5)."""
    assert state.ground[hex] == TERRITORY, "Machines are built on Territory only (BUILD-9)"
    state.card[machine] = card
    state.used = tuple(use for use in state.used if use // 16 != machine)  # what stood here before is gone (RUL-136)
    state.supply_machines[state.box.type_of[card]] -= 1
    state.put(machine, hex)
    state.tell(e.MACHINE_BUILT, seat, card, hex)
    lineup = list(state.lineup)
    lineup.remove(card)
    state.lineup = tuple(lineup)
    refill_lineup(state)
    lines = state.box.lines[card][BUILT]
    if lines and not state.is_challenger(seat):  # it takes no decisions (FX-32)
        state.stack.append(effect(seat, card, BUILT, machine, len(lines)))
