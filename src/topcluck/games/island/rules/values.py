"""Speed, strength, armor, Range and traits of a unit at this moment.

Static effects are not stored but asked for anew each time, with the positions of that moment (CMB-9, FX-5). All that
several cards add counts together (FX-4).
"""

from __future__ import annotations

from topcluck.games.island.board import BASE
from topcluck.games.island.box import (
    ARMOR,
    GRANT,
    LIMIT_SCROLL_DRAW,
    LIMIT_STRATEGIES,
    MODIFY,
    RANGE,
    SET_STAT,
    SPEED,
    STRENGTH,
    Line,
    Sel,
)
from topcluck.games.island.rules.selecting import all_hold, matches, static_context
from topcluck.games.island.state import THE_ATTACKER, THE_DEFENDER, State


def value(state: State, stat: int, unit: int) -> int:
    """A value: printed or set, plus everything that modifies it; never below 0 (FX-5)."""
    box, card, seat = state.box, state.card[unit], state.owner_of(unit)
    printed, bonus = box.printed[stat][card], 0
    own = box.own_stat[stat]
    if own[card]:
        bonus += _from_lines(state, own[card], unit, seat, card, unit)
    for scroll in state.attached[unit]:
        for line in own[scroll]:
            if line.op == SET_STAT:
                printed = line.value
        bonus += _from_lines(state, own[scroll], unit, seat, scroll, unit)
    wide = box.wide_stat[stat]
    for source in state.in_play[seat]:
        if wide[source]:
            bonus += _from_lines(state, wide[source], unit, seat, source, state.leader_of(seat))
    if box.open_stats[stat]:
        bonus += _from_anybody(state, stat, unit)
    if state.mods:
        set_to, more = _from_mods(state, stat, unit)
        printed = printed if set_to < 0 else set_to
        bonus += more
    return max(printed + bonus, 0)


def _from_lines(state: State, lines: list[Line], unit: int, you: int, card: int, bearer: int) -> int:
    """What the static lines of one card add to a unit."""
    frame = static_context(you, card, bearer)
    total = 0
    for line in lines:
        assert line.target is not None, "a static effect without target"
        if line.op == MODIFY and matches(state, line.target, unit, frame, unit) and all_hold(state, line, frame):
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
    soldiers = box.type_bits.get("soldier", 0)
    if per.types == soldiers and per.stack_of and box.options.soldier_bonus_counts == "banding_machines":
        mates = (mate for mate in state.at[state.where[target]] if mate != target)
        return sum(1 for mate in mates if state.is_machine(mate) and state.bands(mate))
    units = state.at[state.where[target]] if per.stack_of else range(len(state.where))
    return sum(1 for unit in units if matches(state, per, unit, frame, target))


def _from_anybody(state: State, stat: int, unit: int) -> int:
    """What cards of any seat add to a unit that need not be their player's."""
    lines = state.box.open_stat[stat]
    total = 0
    for seat in range(state.seats):
        for source in state.in_play[seat]:
            if lines[source]:
                total += _from_lines(state, lines[source], unit, seat, source, state.leader_of(seat))
    return total


def _from_mods(state: State, stat: int, unit: int) -> tuple[int, int]:
    """What temporary effects set the value to (the latest counts; -1 if none does), and what they add."""
    set_to, total = -1, 0
    for _, _, op, what, number, whom, types in state.mods:
        if what == stat and op != GRANT and _means(state, whom, types, unit):
            if op == SET_STAT:
                set_to = number
            else:
                total += number
    return set_to, total


def _means(state: State, whom: int, types: int, unit: int) -> bool:
    """Whether a temporary effect is for this unit: by itself, or by its role (FX-8)."""
    if whom == THE_ATTACKER:
        whom = state.attacker
    elif whom == THE_DEFENDER:
        whom = state.defender
    return whom == unit and (types == -1 or bool(state.box.bit[state.card[unit]] & types))


def speed_of(state: State, unit: int) -> int:
    """How many steps a move action may take (MOVE-1)."""
    return value(state, SPEED, unit)


def range_of(state: State, unit: int) -> int:
    """How far the unit attacks; never below 1 (RANGE-1, FX-5)."""
    return max(value(state, RANGE, unit), 1)


def strength_of(state: State, unit: int) -> int:
    """Strength with +1 dice and, for the attacker, the +2 and +3 dice of this combat (DICE-6, DICE-8)."""
    strength = value(state, STRENGTH, unit) + state.plus[unit]
    if state.fighting and unit == state.attacker:
        strength += 2 * state.combat_two + 3 * state.combat_three
    return strength


def armor_of(state: State, unit: int) -> int:
    """Armor with the bonus of the Base (BASE-1)."""
    return value(state, ARMOR, unit) + base_bonus(state, unit)


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
    return any(
        op == GRANT and what == trait and _means(state, whom, types, unit)
        for _, _, op, what, _, whom, types in state.mods
    )


def _granted(state: State, lines: list[Line], unit: int, you: int, card: int, bearer: int, band: int) -> bool:
    """Whether one of these lines grants its trait to the unit."""
    frame = static_context(you, card, bearer)
    for line in lines:
        assert line.target is not None, "a static effect without target"
        if matches(state, line.target, unit, frame, unit, band) and all_hold(state, line, frame):
            return True
    return False


def strategy_limit(state: State, seat: int) -> int:
    """How many Strategies a seat may have in play (STRAT-2)."""
    return max(state.box.options.strategy_limit + _limit(state, seat, LIMIT_STRATEGIES), 0)


def extra_draws(state: State, seat: int) -> int:
    """How many Scrolls more than usual a seat may draw in its Draw step (TURN-7)."""
    return _limit(state, seat, LIMIT_SCROLL_DRAW)


def _limit(state: State, seat: int, limit: int) -> int:
    """What the cards in play add to a limit of their player."""
    lines = state.box.limits
    return sum(line.amount for card in state.in_play[seat] for line in lines[card] if line.limit == limit)


def build_discount(state: State, seat: int) -> int:
    """How many Resources less the seat's builds cost."""
    return sum(state.box.discount[card] for card in state.in_play[seat])
