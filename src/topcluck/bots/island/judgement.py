"""How likely each side is to win, from features of the bare state and weights that were learnt by self-play.

Every army gets a sum of weighted features, and of what its cards are worth; the chances of the sides are their shares
(softmax), so that with two of them it is a logistic function of the difference. The weights are data (`weights`).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from topcluck.bots.island.bare.glance import Glance, Values, muscle
from topcluck.bots.island.bare.lore import Lore
from topcluck.games.island.rules.values import all_values
from topcluck.games.island.state import CLAW, STAR, State

FEATURES: Final = (
    "tags", "first_threat", "second_threat", "third_threat", "ready", "next_ready", "strike", "in_reach",
    "muscle", "claws", "stars", "scrolls", "attack_scrolls", "armor_scrolls", "machines", "strength", "armor", "speed",
    "chickens", "resources", "strategies", "home", "shields", "leader_armor", "besieged", "destroyed",
    "to_move", "turns_away", "flag_lost", "tagged", "building", "claws_needed", "hand_worth", "strategy_worth",
)  # fmt: skip
SIEGE: Final = 2  # steps from a Base at which an enemy's Machine is felt


def features(state: State, lore: Lore) -> list[list[float]]:
    """For each army what speaks for it."""
    values = all_values(state)
    glances = [Glance(state, seat, lore, values) for seat in range(state.armies)]
    return [_of_army(state, lore, seat, values, glances) for seat in range(state.armies)]


def _of_army(state: State, lore: Lore, seat: int, values: Values, glances: list[Glance]) -> list[float]:
    """What speaks for one army."""
    glance, row = glances[seat], seat * 6
    moves_next = state.active == seat
    attacks = _attacks(glance)
    return [
        _tags(state, seat),
        *_threats(glance),
        attacks[0],
        attacks[0] if moves_next else 0.0,
        attacks[1],
        attacks[2],
        muscle(state, seat) / 10.0,
        state.banner[row + CLAW] / 5.0,
        state.banner[row + STAR] / 5.0,
        *_hand(state, lore, seat),
        *_forces(state, seat, values),
        state.resources_of(seat) / 9.0,
        len(state.strategies[seat]) / 2.0,
        *_leader(state, seat, values),
        _besieged(state, seat),
        len(state.destroyed_chickens(seat)) / 6.0,
        1.0 if moves_next else 0.0,
        (seat - state.active) % state.armies / 3.0,
        _flag_lost(state, seat),
        state.tags_on(seat) / 2.0,
        _building(glance),
        glance.claws_needed() / 2.0,
        *_worth(state, lore, seat),
    ]


def _threats(glance: Glance) -> list[float]:
    """What the three most promising units may win."""
    state, threats = glance.state, [0.0, 0.0, 0.0]
    for unit in state.units_of(glance.seat):
        if state.place[unit]:
            who = glance.mover(unit)
            threats.append(glance.reach(who, who.hex))
    threats.sort(reverse=True)
    return threats[:3]


def _attacks(glance: Glance) -> list[float]:
    """What the best attack promises that is one move away: with the dice as they lie, and after another roll.

    And what it promises after another roll if nobody has to move.
    """
    state, lore, seat = glance.state, glance.lore, glance.seat
    ready = strike = in_reach = 0.0
    dice = muscle(state, seat)
    scrolls, more = 0, glance.growth()
    for card in state.hand[seat]:
        scrolls += lore.attack[card]
    for unit in state.units_of(seat):
        who = glance.mover(unit)
        for target, stake in glance.prey:
            moves = glance.moves(who, state.where[target], who.hex)
            if moves > 1.0:
                continue
            guard = glance.guard(target)
            lead, helps = glance.contest(unit, target)
            if state.place[unit]:
                ready = max(ready, stake * lore.holds(guard, lead + scrolls + dice))
            hope = stake * lore.holds(guard, lead + helps + dice + more)
            strike = max(strike, hope)
            if moves == 0.0:
                in_reach = max(in_reach, hope)
    return [ready, strike, in_reach]


def _hand(state: State, lore: Lore, seat: int) -> list[float]:
    """How many Scrolls an army holds, and what they add for an attacker and for a defender."""
    attack = defence = 0
    for card in state.hand[seat]:
        attack += lore.attack[card]
        defence += lore.defence[card]
    return [len(state.hand[seat]) / 10.0, attack / 20.0, defence / 20.0]


def _building(glance: Glance) -> float:
    """What the most promising Machine of the lineup is worth, less the more is lacking for it."""
    best, pilots = 0.0, glance.chickens()
    for card in glance.state.lineup:
        lacking = sum(glance.missing(card)) + max(glance.state.box.pilots[card] - pilots, 0)
        best = max(best, glance.machine(card) / (1 + lacking))
    return best


def _worth(state: State, lore: Lore, seat: int) -> list[float]:
    """What the Scrolls in a hand are worth by what is printed on them, and the Strategies in play."""
    hand = strategies = 0.0
    for card in state.hand[seat]:
        hand += lore.keep(state, seat, card)
    for card in state.strategies[seat]:
        strategies += lore.strategy(state, seat, card)
    return [hand, strategies]


def _forces(state: State, seat: int, values: Values) -> list[float]:
    """Its Machines, their strength, armor and speed together, and its Chickens."""
    machines = strength = armor = speed = chickens = 0
    for unit in state.units_of(seat):
        if state.place[unit] > 6:
            machines += 1
            strength += values[unit][1]
            armor += values[unit][2]
            speed += values[unit][0]
        elif state.place[unit]:
            chickens += 1
    return [machines / 3.0, strength / 15.0, armor / 20.0, speed / 6.0, chickens / 6.0]


def _leader(state: State, seat: int, values: Values) -> list[float]:
    """Whether its Leader is at home, its Shields and its armor."""
    leader = state.leader_of(seat)
    armor = values[leader][2] if leader in values else 0
    at_home = leader in values and state.where[leader] == state.base_of(seat)
    return [1.0 if at_home else 0.0, state.shields[leader] / 2.0, armor / 10.0]


def _besieged(state: State, seat: int) -> float:
    """Whether a Machine of an enemy stands near its Base."""
    away = state.box.board.distance[state.base_of(seat)]
    for enemy in state.box.enemies[seat]:
        for unit in state.units_of(enemy):
            if state.place[unit] > 6 and away[state.where[unit]] <= SIEGE:
                return 1.0
    return 0.0


def _tags(state: State, seat: int) -> float:
    """How far a seat has come: enemies with a tag of its own, or how near an enemy's Flag is to its Base."""
    armies = state.armies
    if state.flags:
        return _flag_home(state, seat)
    found = 0
    for enemy in state.box.enemies[seat]:
        own = state.tags[seat * armies + enemy]
        found += own if armies == 2 else min(own, 1)
    return float(found)


def _flag_home(state: State, seat: int) -> float:
    """In a race for Flags: 1 for an enemy's Flag at the own Base, less the farther away it is carried."""
    best, home = 0.0, state.base_of(seat)
    for flag, carrier in enumerate(state.flags):
        if (
            carrier >= 0
            and state.are_enemies(seat, flag)
            and state.owner[carrier] == seat
            and state.where[carrier] >= 0
        ):
            best = max(best, 1.5 - 0.1 * state.box.board.distance[state.where[carrier]][home])
    return best


def _flag_lost(state: State, seat: int) -> float:
    """In a race for Flags: whether the own one is in strange hands."""
    if not state.flags:
        return 0.0
    carrier = state.flags[seat]
    return 1.0 if carrier >= 0 and state.are_enemies(seat, state.owner[carrier]) else 0.0


class Weights:
    """What counts how much: each feature, and by its name each card in a hand, as a Strategy in play, as a unit."""

    def __init__(
        self,
        features: list[float],
        hand: Mapping[str, float],
        strategies: Mapping[str, float],
        units: Mapping[str, float],
    ) -> None:
        self.features, self.hand, self.strategies, self.units = features, hand, strategies, units


class Judgement:
    """Chances of winning by learnt weights."""

    def __init__(self, lore: Lore, weights: Weights) -> None:
        names = lore.box.names
        self.lore, self.weights = lore, weights.features
        self.hand = [weights.hand.get(name, 0.0) for name in names]  # a card that nobody has learnt weighs nothing
        self.strategies = [weights.strategies.get(name, 0.0) for name in names]
        self.units = [weights.units.get(name, 0.0) for name in names]

    def chances(self, state: State) -> list[float]:
        """For each army the chance that its side wins."""
        rows = features(state, self.lore)
        sides = state.box.sides
        sums = [0.0] * (max(sides) + 1)
        members = [0] * (max(sides) + 1)
        weights = self.weights
        for seat, row in enumerate(rows):
            total = self._cards(state, seat)
            for number, value in enumerate(row):
                total += weights[number] * value
            sums[sides[seat]] += total
            members[sides[seat]] += 1
        powers = [0.0] * len(sums)
        whole = 0.0
        for side, total in enumerate(sums):
            if members[side]:
                powers[side] = exp(max(min(total / members[side], 30.0), -30.0))
                whole += powers[side]
        return [powers[sides[seat]] / whole for seat in range(state.armies)]

    def _cards(self, state: State, seat: int) -> float:
        """What the cards of an army are worth."""
        total = 0.0
        for card in state.hand[seat]:
            total += self.hand[card]
        for card in state.strategies[seat]:
            total += self.strategies[card]
        for unit in state.units_of(seat):
            total += self.units[state.card[unit]]
        return total
