"""Speed, strength, armor, Range and traits of a unit at this moment.

Static effects are not stored but asked for anew each time, with the positions of that moment (CMB-9, FX-5). All that
several cards add counts together (FX-4).
"""

from __future__ import annotations

from collections.abc import Iterator

from topcluck.games.island.board import BASE
from topcluck.games.island.box import (
    ARMOR,
    GRANT,
    LIMIT_SCROLL_DRAW,
    LIMIT_STRATEGIES,
    MODIFY,
    OF_TARGET,
    RANGE,
    SET_STAT,
    SPEED,
    STRENGTH,
    FirmValues,
    Line,
    Sel,
)
from topcluck.games.island.rules.selecting import all_hold, matches, static_context
from topcluck.games.island.state import THE_ATTACKER, THE_DEFENDER, State


def value(state: State, stat: int, unit: int) -> int:
    """A value as cards make it: printed or set, plus everything that modifies it (FX-5); it may come out below 0."""
    box, card, seat = state.box, state.card[unit], state.owner_of(unit)
    printed, bonus = box.printed[stat][card], 0
    if box.sets[stat]:
        printed = _set_by_others(state, stat, unit, printed)
    own = box.own_stat[stat]
    for source in (card, *state.attached[unit]):
        if own[source]:
            printed = _set_to(state, own[source], unit, static_context(seat, source, unit), printed)
            bonus += _from_lines(state, own[source], unit, seat, source, unit)
    wide = box.wide_stat[stat]
    for source in state.in_play[seat]:
        if wide[source]:
            bonus += _from_lines(state, wide[source], unit, seat, source, state.leader_of(seat))
    if box.open_stats[stat]:
        bonus += _from_anybody(state, stat, unit)
    if box.any_far:
        for you, source, bearer, lines in _from_afar(state, wide, box.open_stat[stat], seat):
            bonus += _from_lines(state, lines, unit, you, source, bearer)
    if state.mods:
        set_to, more = _from_mods(state, stat, unit)
        printed = printed if set_to < 0 else set_to
        bonus += more
    return printed + bonus


Source = tuple[int, int, int, list[Line]]  # whose card, which, the unit that bears it, and its lines


def _far_cards(state: State) -> Iterator[tuple[int, int, int]]:
    """Machines, and Scrolls attached to units, that do not only touch their unit: whose, which, and the unit."""
    for bearer, hex in enumerate(state.where):
        if hex >= 0:
            for card in (state.card[bearer], *state.attached[bearer]):
                if state.box.far[card]:
                    yield state.owner_of(bearer), card, bearer


def _from_afar(state: State, wide: list[list[Line]], free: list[list[Line]], seat: int) -> list[Source]:
    """What such cards say about units of a seat."""
    return [(you, card, at, free[card] + (wide[card] if you == seat else [])) for you, card, at in _far_cards(state)]


def _set_by_others(state: State, stat: int, unit: int, printed: int) -> int:
    """What cards that reach beyond their unit set a value to."""
    seat, wide, free = state.owner_of(unit), state.box.wide_stat[stat], state.box.open_stat[stat]
    sources: list[Source] = [
        (you, card, state.leader_of(you), free[card] + (wide[card] if you == seat else []))
        for you in range(state.armies)
        for card in state.in_play[you]
    ]
    for you, card, bearer, lines in sources + _from_afar(state, wide, free, seat):
        printed = _set_to(state, lines, unit, static_context(you, card, bearer), printed)
    return printed


def _set_to(state: State, lines: list[Line], unit: int, frame: tuple[int, ...], printed: int) -> int:
    """What the static lines of one card set a value to; the latest counts."""
    for line in lines:
        if line.op == SET_STAT and _touches(state, line, unit, frame):
            printed = line.value
    return printed


def _touches(state: State, line: Line, unit: int, frame: tuple[int, ...], band: int = 0) -> bool:
    """Whether a static line is about this unit now."""
    assert line.target is not None, "a static effect without target"
    return matches(state, line.target, unit, frame, unit, band) and all_hold(state, line, frame)


def _from_lines(state: State, lines: list[Line], unit: int, you: int, card: int, bearer: int) -> int:
    """What the static lines of one card add to a unit."""
    frame = static_context(you, card, bearer)
    total = 0
    for line in lines:
        if line.op == MODIFY and _touches(state, line, unit, frame):
            total += amount(state, line, unit, frame)
    return total


def amount(state: State, line: Line, unit: int, frame: tuple[int, ...]) -> int:
    """The amount of a `modify`: times the units that `per` counts, at most `cap`."""
    if line.per is None:
        return line.amount
    total = line.amount * _count(state, line.per, unit, frame)
    return total if line.cap < 0 else min(total, line.cap)


def _count(state: State, per: Sel, target: int, frame: tuple[int, ...]) -> int:
    """How many units `per` counts; which bandmates a Soldier counts is an option (BAND-10, FX-12)."""
    box = state.box
    if per.stack_of and state.where[target] < 0:
        return 0  # who has left the island is in no stack
    soldiers = box.type_bits.get("soldier", 0)
    if per.types == soldiers and per.stack_of and box.options.soldier_bonus_counts == "banding_machines":
        mates = (mate for mate in state.at[state.where[target]] if mate != target)
        return sum(1 for mate in mates if state.is_machine(mate) and state.bands(mate))
    units = state.at[state.where[target]] if per.stack_of == OF_TARGET else range(len(state.where))
    return sum(1 for unit in units if matches(state, per, unit, frame, target))


def _from_anybody(state: State, stat: int, unit: int) -> int:
    """What cards of any seat add to a unit that need not be their player's."""
    lines = state.box.open_stat[stat]
    total = 0
    for seat in range(state.armies):
        for source in state.in_play[seat]:
            if lines[source]:
                total += _from_lines(state, lines[source], unit, seat, source, state.leader_of(seat))
    return total


def _from_mods(state: State, stat: int, unit: int) -> tuple[int, int]:
    """What temporary effects set the value to (the latest counts; -1 if none does), and what they add."""
    set_to, total = -1, 0
    for _, _, op, what, number, whom, types in state.mods:
        if what == stat and op != GRANT and means(state, whom, types, unit):
            if op == SET_STAT:
                set_to = number
            else:
                total += number
    return set_to, total


def means(state: State, whom: int, types: int, unit: int) -> bool:
    """Whether a temporary effect is for this unit: by itself, or by its role (FX-8)."""
    if whom == THE_ATTACKER:
        whom = state.attacker
    elif whom == THE_DEFENDER:
        whom = state.defender
    return whom == unit and (types == -1 or bool(state.box.bit[state.card[unit]] & types))


def speed_of(state: State, unit: int) -> int:
    """How many steps a move action may take (MOVE-1)."""
    return max(value(state, SPEED, unit), 0)


def range_of(state: State, unit: int) -> int:
    """How far the unit attacks; never below 1 (RANGE-1, FX-5)."""
    return max(value(state, RANGE, unit), 1)


def strength_of(state: State, unit: int) -> int:
    """Strength with +1 dice and, for the attacker, the dice of this combat, or Power (DICE-6, DICE-8, SOLO-18)."""
    strength = value(state, STRENGTH, unit) + state.plus[unit]
    if state.fighting and unit == state.attacker:
        strength += 2 * state.combat_two + 3 * state.combat_three + state.power
    return max(strength, 0)


def armor_of(state: State, unit: int) -> int:
    """Armor with the bonus of the Base (BASE-1)."""
    return max(value(state, ARMOR, unit) + base_bonus(state, unit), 0)


def base_bonus(state: State, unit: int) -> int:
    """The armor that a Base gives to who stands on it; for whom is an option (BASE-1)."""
    hex = state.where[unit]
    if hex < 0 or state.ground[hex] != BASE:
        return 0
    options = state.box.options
    if options.base_armor_scope == "owner_leader_chickens":
        at_home = state.land_owner(hex) == state.owner_of(unit) and not state.is_machine(unit)
        return options.base_armor_bonus if at_home else 0
    return options.base_armor_bonus


def all_values(state: State) -> dict[int, tuple[int, int, int, int]]:
    """Speed, strength, armor and Range of every unit on the island, as the functions above say.

    What cards in play say whatever happens on the island is remembered; all else is asked for anew.
    """
    box, plus, ground = state.box, state.plus, state.ground
    owner, card, attached, any_far = state.owner, state.card, state.attached, box.any_far
    firm = box.firm_values[tuple(state.in_play)]
    in_focus = _in_focus(state)
    found = {}
    for hex, stack in enumerate(state.at):
        for unit in stack:
            if any_far or unit in in_focus:
                found[unit] = (
                    speed_of(state, unit),
                    strength_of(state, unit),
                    armor_of(state, unit),
                    range_of(state, unit),
                )
                continue
            key = (owner[unit], card[unit], attached[unit])
            if key not in firm:
                firm[key] = _firm_values(state, unit)
            speed, strength, armor, reach = firm[key]
            if strength is None or plus[unit]:
                strength = strength_of(state, unit)
            if armor is None:
                armor = armor_of(state, unit)
            elif armor < 0 or ground[hex] == BASE:
                armor = max(armor + base_bonus(state, unit), 0)
            found[unit] = (
                speed_of(state, unit) if speed is None else speed,
                strength,
                armor,
                range_of(state, unit) if reach is None else reach,
            )
    return found


def _in_focus(state: State) -> set[int]:
    """The units that fight, and those that temporary effects are for."""
    return {state.attacker, state.defender, *[mod[5] for mod in state.mods]}


def _firm_values(state: State, unit: int) -> FirmValues:
    """The values of a unit without dice and Base, if they follow from its own cards and those in play alone.

    Armor is not cut off at 0 yet: a Base may still raise it.
    """
    return (
        speed_of(state, unit) if _is_firm(state, SPEED, unit) else None,
        max(value(state, STRENGTH, unit), 0) if _is_firm(state, STRENGTH, unit) else None,
        value(state, ARMOR, unit) if _is_firm(state, ARMOR, unit) else None,
        range_of(state, unit) if _is_firm(state, RANGE, unit) else None,
    )


def _is_firm(state: State, stat: int, unit: int) -> bool:
    """Whether nothing that depends on places, Shields, numbers of units or a combat may touch this value."""
    box, card = state.box, state.card[unit]
    types = 0
    for source in (card, *state.attached[unit]):
        types |= box.own_loose[stat][source]
    for source in state.in_play[state.owner_of(unit)]:
        types |= box.wide_loose[stat][source]
    for cards in state.in_play:
        for source in cards:
            types |= box.open_loose[stat][source]
    return not types & (box.bit[card] or -1)  # a type without miniatures has no bit


def has_trait(state: State, unit: int, trait: int, band: int = 0) -> bool:
    """Whether the unit has a trait; *band*: in the company of these units (2.7 of the house set)."""
    box, card, seat = state.box, state.card[unit], state.owner_of(unit)
    own = box.own_trait[trait]
    if own[card] and _granted(state, own[card], unit, seat, card, unit, band):
        return True
    for scroll in state.attached[unit]:
        if own[scroll] and _granted(state, own[scroll], unit, seat, scroll, unit, band):
            return True
    wide = box.wide_trait[trait]
    for source in state.in_play[seat]:
        if wide[source] and _granted(state, wide[source], unit, seat, source, state.leader_of(seat), band):
            return True
    if box.open_traits[trait] and _granted_by_anybody(state, trait, unit, band):
        return True
    if box.any_far:
        for you, source, bearer, lines in _from_afar(state, wide, box.open_trait[trait], seat):
            if _granted(state, lines, unit, you, source, bearer, band):
                return True
    return any(
        op == GRANT and what == trait and means(state, whom, types, unit)
        for _, _, op, what, _, whom, types in state.mods
    )


def _granted(state: State, lines: list[Line], unit: int, you: int, card: int, bearer: int, band: int) -> bool:
    """Whether one of these lines grants its trait to the unit."""
    frame = static_context(you, card, bearer)
    return any(_touches(state, line, unit, frame, band) for line in lines)


def _granted_by_anybody(state: State, trait: int, unit: int, band: int) -> bool:
    """Whether a card of any seat grants the trait to a unit that need not be its player's."""
    lines = state.box.open_trait[trait]
    return any(
        _granted(state, lines[source], unit, seat, source, state.leader_of(seat), band)
        for seat in range(state.armies)
        for source in state.in_play[seat]
    )


def strategy_limit(state: State, seat: int) -> int:
    """How many Strategies a seat may have in play (STRAT-2)."""
    return max(state.box.options.strategy_limit + _limit(state, seat, LIMIT_STRATEGIES), 0)


def extra_draws(state: State, seat: int) -> int:
    """How many Scrolls more than usual a seat may draw in its Draw step (TURN-7)."""
    return _limit(state, seat, LIMIT_SCROLL_DRAW)


def _limit(state: State, seat: int, limit: int) -> int:
    """What the cards in play add to a limit of their player."""
    return sum(line.amount for line in _for_player(state, seat, state.box.limits) if line.limit == limit)


def build_discount(state: State, seat: int) -> int:
    """How many Resources less the seat's builds cost."""
    return sum(line.amount for line in _for_player(state, seat, state.box.discounts))


def _for_player(state: State, seat: int, lines: list[list[Line]]) -> Iterator[Line]:
    """Static lines about a player and no unit that hold now: of Leader, Strategies, Machines and attached Scrolls."""
    sources = [(card, state.leader_of(seat)) for card in state.in_play[seat] if lines[card]]
    if state.box.any_far:
        sources += [(card, bearer) for you, card, bearer in _far_cards(state) if you == seat]
    for card, bearer in sources:
        for line in lines[card]:
            if all_hold(state, line, static_context(seat, card, bearer)):
                yield line
