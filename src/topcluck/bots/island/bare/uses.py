"""What the effects of cards are worth to a seat on the bare state, and on whom to use them (`effects`, in numbers)."""

from __future__ import annotations

from typing import Final

from topcluck.bots.island.bare.glance import Glance
from topcluck.games.island.board import BASE, LAVA, NEUTRAL, SEA
from topcluck.games.island.box import (
    ACTIVATE,
    ADD_SHIELD,
    ARMOR,
    ATTACK,
    BUILD,
    CHANGE_DEFENDER,
    DESTROY,
    DISCARD,
    DRAW,
    EVERY,
    FLIP_TILE,
    FREE_ACTION,
    GAIN_RESOURCES,
    LAVA_WALK,
    LOOK_AT_HAND,
    LOSE_RESOURCES,
    MODIFY,
    MOVE_UNIT,
    P_YOU,
    RANGE,
    REF_SAME,
    REMOVE_SHIELD,
    REROLL_DICE,
    RESOLVE,
    RETRIEVE_CHICKENS,
    SET_DIE,
    SPEED,
    STATIC,
    STEAL_SCROLL,
    STRATEGY,
    STRENGTH,
    SWAP_UNITS,
    Line,
)
from topcluck.games.island.rules.selecting import matches, static_context
from topcluck.games.island.rules.values import has_trait

SHIELD: Final = 0.2  # on the own Leader
SCROLL: Final = 0.06
RESOURCE: Final = 0.03
CHICKEN: Final = 0.04
CARD_PRICE: Final = 0.08  # of a Scroll that could be laid in a combat instead
_EXCHANGES: Final = (DRAW, DISCARD, STEAL_SCROLL, LOOK_AT_HAND, GAIN_RESOURCES, LOSE_RESOURCES)


def ability_worth(glance: Glance, card: int, number: int, bearer: int) -> float:
    """What an ability brings, less what its stars would bring otherwise."""
    ability = glance.state.box.abilities[card][number - 1]
    lines = glance.state.box.lines[card][ACTIVATE][ability.start : ability.end]
    return lines_worth(glance, card, lines, bearer) - 0.02 * ability.stars


def play_worth(glance: Glance, card: int) -> float:
    """What a Scroll brings when it is played face up (MAGIC-2, STRAT-5)."""
    state, box = glance.state, glance.state.box
    if box.kind[card] == STRATEGY:
        room = len(state.strategies[glance.seat]) < box.options.strategy_limit
        return glance.lore.strategy(state, glance.seat, card) if room else 0.0
    on = box.attach[card]
    if on is not None:
        best, frame = 0.0, static_context(glance.seat, card, -1)
        for unit in glance.values:
            if matches(state, on, unit, frame):
                best = max(best, sum([unit_choice(glance, line, unit) for line in box.lines[card][STATIC]]))
        return best - 0.03
    price = CARD_PRICE if box.in_combat[card] else 0.02
    return lines_worth(glance, card, box.lines[card][RESOLVE], -1) - price


def lines_worth(glance: Glance, card: int, lines: list[Line], bearer: int) -> float:
    """What some lines of a card would bring together, alternatives once."""
    total, best = 0.0, 0.0
    for line in lines:
        worth = line_worth(glance, card, line, bearer)
        if line.choice:
            best = max(best, worth)
        else:
            total += worth
    return total + best


def line_worth(glance: Glance, card: int, line: Line, bearer: int) -> float:
    """What one line would bring, used on whom it does most good."""
    op, target, state = line.op, line.target, glance.state
    if op == FREE_ACTION and target is None:
        return glance.best_build() if line.action == BUILD else 2 * RESOURCE
    if op in _EXCHANGES:
        return _worth_of_exchange(line)
    if op == RETRIEVE_CHICKENS:
        lying = len(state.destroyed_chickens(glance.seat))
        return CHICKEN * (lying if line.amount == EVERY else min(line.amount, lying))
    if op == FLIP_TILE:
        best = 0.0
        for hex in state.box.board.tiles:
            if line.tile_side in (0, state.ground[hex]):
                best = max(best, tile_worth(glance, hex, [line]))
        return best
    if op in (SET_DIE, REROLL_DICE):
        return 0.02 * glance.growth() if glance.best_attack() < 1.0 else 0.0
    if target is None or target.fights or target.ref == REF_SAME or op in (CHANGE_DEFENDER, SWAP_UNITS):
        return 0.0  # what it does for a combat is another question, and so is what comes with something else
    best, found, frame = 0.0, False, static_context(glance.seat, card, bearer)
    for unit in glance.values:
        if matches(state, target, unit, frame):
            worth = unit_choice(glance, line, unit)
            best, found = max(best, worth) if found else worth, True
    return best


def _worth_of_exchange(line: Line) -> float:
    """Scrolls and Resources that come, go or change hands."""
    each = RESOURCE if line.op in (GAIN_RESOURCES, LOSE_RESOURCES) else SCROLL
    if line.op == LOOK_AT_HAND:
        return 0.02
    if line.op == STEAL_SCROLL:
        return 2 * each * line.amount
    gains, mine = line.op in (DRAW, GAIN_RESOURCES), line.player == P_YOU
    return each * line.amount * (1.0 if gains == mine else -1.0) * (1.0 if mine else 0.5)


def unit_choice(glance: Glance, line: Line, unit: int) -> float:
    """What it is worth to the seat to use one line on one unit."""
    state, op = glance.state, line.op
    sides = state.box.sides
    ours = sides[state.owner[unit]] == sides[glance.seat]
    if op == DESTROY:
        return glance.loss(unit) if not state.shields[unit] else 0.3 * glance.loss(unit)
    if op in (ADD_SHIELD, REMOVE_SHIELD):
        worth = SHIELD / (1 + state.shields[unit]) if state.place[unit] == 0 else 0.2 * abs(glance.loss(unit))
        return worth if ours == (op == ADD_SHIELD) else -worth
    if op == MOVE_UNIT:
        best = 0.0
        for near in state.box.board.near[state.where[unit]]:
            best = max(best, push_worth(glance, unit, near, line.lava))
        return best
    if op == FREE_ACTION:
        if state.owner[unit] != glance.seat:
            return 0.0
        return glance.best_attack(unit) if line.action == ATTACK else max(glance.gain(unit, 0), 0.0)
    return _value_choice(glance, line, unit, ours)


def _value_choice(glance: Glance, line: Line, unit: int, ours: bool) -> float:
    """What a change of a value, or a trait, of one unit is worth."""
    amount = line.amount if line.op == MODIFY else line.value - glance.values[unit][0]
    if line.stat == RANGE:
        return _range_worth(glance, unit, line.amount) if ours and glance.state.owner[unit] == glance.seat else 0.0
    if line.stat == STRENGTH and ours:
        other = glance.of(glance.state.owner[unit])
        who = other.mover(unit)
        return 0.1 * amount * other.place(who, who.hex)
    if line.stat == ARMOR:
        return 0.02 * amount if ours else -0.08 * amount * glance.stake(unit)
    if line.stat == SPEED:
        if ours:
            return 0.02 * amount
        return -0.3 * glance.of(glance.state.owner[unit]).menace(unit, glance.seat) * amount
    return 0.01


def _range_worth(glance: Glance, unit: int, more: int) -> float:
    """Range that brings an enemy Leader within reach of an attack that is worth it."""
    state, best = glance.state, 0.0
    if state.flags:
        return 0.01  # Flags are not claimed from afar (FLAG-7)
    if not glance.actions_left():
        return 0.0
    for target, _ in glance.prey:
        gap = state.box.board.distance[state.where[unit]][state.where[target]] - glance.values[unit][3]
        if gap <= 0:
            return 0.0
        if gap <= more:
            best = max(best, glance.tagging(unit, target)[1])
    return best


def push_worth(glance: Glance, unit: int, hex: int, lava: bool) -> float:
    """What it is worth to the seat that a unit is moved to a hex, or left where it is."""
    state = glance.state
    here = state.where[unit]
    if hex == here or state.ground[hex] == SEA or state.at[hex]:
        return 0.0
    ours = state.box.sides[state.owner[unit]] == state.box.sides[glance.seat]
    if state.ground[hex] == LAVA and not has_trait(state, unit, LAVA_WALK):
        return glance.loss(unit) if lava and state.place[unit] else 0.0
    if state.place[unit] == 0 and not ours:
        strikers = now = False
        for own in state.units_of(glance.seat):
            away, reach = state.box.board.distance[state.where[own]], glance.values[own][3]
            strikers = strikers or 1 <= away[hex] <= reach
            now = now or 1 <= away[here] <= reach
        if not strikers:
            return 0.0
        return glance.stake(unit) * ((0.0 if now else 0.15) + (0.1 if state.ground[here] == BASE else 0.0))
    other = glance.of(state.owner[unit])
    who = other.mover(unit)
    gain = other.place(who, hex) - other.place(who, here)
    return gain if ours else -0.3 * gain


def tile_worth(glance: Glance, hex: int, lines: list[Line]) -> float:
    """What it is worth to the seat that these lines are used on a Lava/Neutral tile."""
    state, worth = glance.state, 0.0
    around = [unit for near in (hex, *state.box.board.near[hex]) for unit in state.at[near]]
    for line in lines:
        if line.op == FLIP_TILE and state.ground[hex] == NEUTRAL:
            for unit in state.at[hex]:
                if not has_trait(state, unit, LAVA_WALK):
                    worth += glance.loss(unit)
        elif line.op == DESTROY and line.target is not None:
            best = total = 0.0
            for unit in around:
                types = line.target.types
                if types == -1 or state.box.bit[state.card[unit]] & types:
                    loss = glance.loss(unit)
                    best, total = max(best, loss), total + loss
            worth += total if line.target.count == EVERY else best
        elif line.op == REMOVE_SHIELD:
            for unit in around:
                if state.shields[unit]:
                    worth += SHIELD * (-1.0 if state.owner[unit] == glance.seat else 0.5)
    return worth


def player_worth(glance: Glance, seat: int) -> float:
    """How much this seat wants to harm another: whoever fights it now, who leads in tags, who has most to lose."""
    state, worth = glance.state, 0.0
    if state.fighting:
        seats = (state.owner[state.attacker], state.owner[state.defender])
        worth += 2.0 if glance.seat in seats and seat in seats else 0.0
    tags = 0
    for enemy in range(state.armies):
        tags += state.tags[seat * state.armies + enemy]
    return worth + tags + 0.5 * glance.tag(seat) + 0.05 * len(state.hand[seat]) + 0.01 * state.resources_of(seat)
