"""How likely each side is to win, from features of the bare state and weights that were learnt by self-play.

Every army gets a sum of weighted features; the chances of the sides are their shares (softmax), so that with two of
them it is a logistic function of the difference. The weights are data: `weights.toml` beside this file, written by
`python -m topcluck.sim.learning`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from topcluck.bots.island.bare.glance import Glance, Values, muscle
from topcluck.bots.island.bare.lore import Lore
from topcluck.games.island.rules.values import all_values
from topcluck.games.island.state import CLAW, STAR, State

FEATURES: Final = (
    "tags", "first_threat", "second_threat", "third_threat", "ready", "next_ready", "muscle", "claws", "stars",
    "scrolls", "attack_scrolls", "armor_scrolls", "machines", "strength", "armor", "speed", "chickens", "resources",
    "strategies", "home", "shields", "to_move", "flag_lost",
)  # fmt: skip


WEIGHTS: Final = Path(__file__).with_name("weights.toml")
BY_HAND: Final = Path(__file__).with_name("weights_by_hand.toml")  # where learning begins


@cache
def learnt_weights(path: Path = WEIGHTS) -> list[float]:
    """The weights in a file, in the order of the features; what it does not name weighs nothing."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [float(data.get(name, 0.0)) for name in FEATURES]


def features(state: State, lore: Lore) -> list[list[float]]:
    """For each army what speaks for it."""
    values = all_values(state)
    glances = [Glance(state, seat, lore, values) for seat in range(state.armies)]
    return [_of_army(state, lore, seat, values, glances) for seat in range(state.armies)]


def _of_army(state: State, lore: Lore, seat: int, values: Values, glances: list[Glance]) -> list[float]:
    """What speaks for one army."""
    glance = glances[seat]
    threats = [0.0, 0.0, 0.0]
    ready = 0.0
    machines, strength, armor, speed, chickens = 0, 0, 0, 0, 0
    dice = muscle(state, seat)
    for card in state.hand[seat]:
        dice += lore.attack[card]
    for unit in state.units_of(seat):
        place, stats = state.place[unit], values[unit]
        if place == 0:
            continue
        who = glance.mover(unit)
        threats.append(glance.reach(who, who.hex))
        for target, stake in glance.prey:
            if glance.moves(who, state.where[target], who.hex) <= 1.0:
                ready = max(ready, stake * glance.chance(unit, target, dice))
        if place <= 6:
            chickens += 1
        else:
            machines += 1
            strength += stats[1]
            armor += stats[2]
            speed += stats[0]
    threats.sort(reverse=True)
    leader = state.leader_of(seat)
    at_home = leader in values and state.where[leader] == state.base_of(seat)
    row = seat * 6
    scrolls = attack = defence = 0
    for card in state.hand[seat]:
        scrolls += 1
        attack += lore.attack[card]
        defence += lore.defence[card]
    moves_next = state.active == seat
    return [
        _tags(state, seat),
        threats[0],
        threats[1],
        threats[2],
        ready,
        ready if moves_next else 0.0,
        muscle(state, seat) / 10.0,
        state.banner[row + CLAW] / 5.0,
        state.banner[row + STAR] / 5.0,
        scrolls / 10.0,
        attack / 20.0,
        defence / 20.0,
        machines / 3.0,
        strength / 15.0,
        armor / 20.0,
        speed / 6.0,
        chickens / 6.0,
        state.resources_of(seat) / 9.0,
        len(state.strategies[seat]) / 2.0,
        1.0 if at_home else 0.0,
        state.shields[leader] / 2.0,
        1.0 if moves_next else 0.0,
        _flag_lost(state, seat),
    ]


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


class Judgement:
    """Chances of winning by learnt weights."""

    def __init__(self, lore: Lore, weights: list[float]) -> None:
        self.lore, self.weights = lore, weights

    def chances(self, state: State) -> list[float]:
        """For each army the chance that its side wins."""
        rows = features(state, self.lore)
        sides = state.box.sides
        sums = [0.0] * (max(sides) + 1)
        members = [0] * (max(sides) + 1)
        weights = self.weights
        for seat, row in enumerate(rows):
            total = 0.0
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
