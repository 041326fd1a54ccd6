"""What a searching bot sees at a glance on the bare state: who threatens whom, how far away, how strongly.

The same ideas as in `prospects` and `ways`, on numbers instead of names and without their finer points, because it is
asked thousands of times in a second.
"""

from __future__ import annotations

from math import exp
from typing import Final

from topcluck.games.island.board import BASE, LAVA, SEA
from topcluck.games.island.box import (
    ACTIVATE,
    ARMOR,
    ATTACKER,
    BUILD_DISCOUNT,
    CANCEL_SCROLL,
    CATASTROPHE,
    CHANGE_DEFENDER,
    DESTROY,
    FREE_ACTION,
    MAGIC,
    MODIFY,
    MODIFY_LIMIT,
    MOVE,
    MOVE_UNIT,
    RESOLVE,
    STATIC,
    STRATEGY,
    STRENGTH,
    Box,
)
from topcluck.games.island.rules.movement import own_move
from topcluck.games.island.rules.values import all_values, strength_of
from topcluck.games.island.state import CLAW, PLUS_ONE, PLUS_THREE, PLUS_TWO, State

FAR: Final = 99
MOST_LORE: Final = 16  # boxes that are kept in mind
DICE: Final = 5
SAFE: Final = 4  # how much armor a Scroll stands for that takes the attack from the defender
UNDO: Final = 2  # the same for a cancelled Scroll
FIRST_TAG: Final = 0.5
SHIELDED: Final = 0.3
PATIENCE: Final = 0.75
HOPE_PER_DIE: Final = 1.3
HOPE_PER_SCROLL: Final = 0.4
READY: Final = 0.6  # a chance good enough not to wait for better dice
HOPELESS: Final = 0.02
AS_GOOD_AS_LATER: Final = 0.7

Values = dict[int, tuple[int, int, int, int]]  # of each unit on the island: speed, strength, armor, Range


class Lore:
    """What is printed on the cards of a box, and the ways over its island."""

    def __init__(self, box: Box) -> None:
        self.box = box
        count = len(box.names)
        self.attack: list[int] = [0] * count  # what a Scroll adds for the attacker
        self.defence: list[int] = [0] * count  # and for the defender
        self.keep: list[float] = [0.0] * count  # what it is worth in the hand
        for card in range(count):
            self._read(card)
        self.effects = [sum(len(lines) for lines in by_when) for by_when in box.lines]
        self.itself = [self._moves_itself(card) for card in range(count)]
        self._share = self._shares()
        self._odds: list[list[float]] = [[1.0]]
        self._ways: dict[tuple[bytes, int], list[int]] = {}

    def _read(self, card: int) -> None:
        """What a Scroll does in a combat."""
        box = self.box
        if box.kind[card] != MAGIC:
            self.keep[card] = 0.05 if box.kind[card] == STRATEGY else 0.0
            return
        chosen_attack = chosen_defence = attack = defence = 0
        for line in box.lines[card][RESOLVE] + box.lines[card][STATIC]:
            more_attack = more_defence = 0
            if line.op == MODIFY and line.target is not None:
                on_attacker = line.target.fights == ATTACKER
                if line.stat == STRENGTH and (on_attacker or not line.target.fights):
                    more_attack, more_defence = max(line.amount, 0), max(-line.amount, 0)
                elif line.stat == ARMOR and not on_attacker:
                    more_attack, more_defence = max(-line.amount, 0), max(line.amount, 0)
            elif line.op in (CHANGE_DEFENDER, DESTROY, MOVE_UNIT):
                more_defence = SAFE
            elif line.op == CANCEL_SCROLL:
                more_defence = UNDO
            if line.choice:
                chosen_attack, chosen_defence = max(chosen_attack, more_attack), max(chosen_defence, more_defence)
            else:
                attack, defence = attack + more_attack, defence + more_defence
        self.attack[card], self.defence[card] = attack + chosen_attack, defence + chosen_defence
        self.keep[card] = 0.02 + 0.02 * (self.attack[card] + self.defence[card])

    def _moves_itself(self, card: int) -> bool:
        """Whether a Machine has a free move in each turn (MACH-6)."""
        lines = self.box.lines[card][ACTIVATE]
        return any(line.op == FREE_ACTION and line.action == MOVE and not line.stars for line in lines)

    def strategy(self, state: State, seat: int, card: int) -> float:
        """What a Strategy in play is worth to a seat."""
        worth = 0.01
        for line in self.box.lines[card][STATIC] + self.box.lines[card][ACTIVATE]:
            if line.op == MODIFY and line.target is not None and not line.target.fights:
                units = 0
                for unit in state.units_of(seat):
                    units += bool(line.target.types & self.box.bit[state.card[unit]])
                worth += (0.02 if line.stat == STRENGTH else 0.012) * line.amount * min(units, 3)
            elif line.op == MODIFY:
                worth += 0.12
            elif line.op in (MODIFY_LIMIT, BUILD_DISCOUNT):
                worth += 0.08
            else:
                worth += 0.01
        return worth

    def _shares(self) -> list[float]:
        """How likely an unknown Scroll adds so much for a defender."""
        cards = [card for card in self.box.scroll_cards if self.box.kind[card] != CATASTROPHE]
        most = max([self.defence[card] for card in cards], default=0)
        share = [0.0] * (most + 1)
        for card in cards:
            share[self.defence[card]] += 1.0 / len(cards)
        return share if cards else [1.0]

    def holds(self, scrolls: int, lead: int) -> float:
        """The chance that so many unknown Scrolls add no more than that for the defender."""
        if lead < 0:
            return 0.0
        while len(self._odds) <= scrolls:
            last = self._odds[-1]
            grown = [0.0] * (len(last) + len(self._share) - 1)
            for total, chance in enumerate(last):
                for armor, part in enumerate(self._share):
                    grown[total + armor] += chance * part
            self._odds.append(grown)
        row = self._odds[scrolls]
        sums = 0.0
        for total in range(min(lead + 1, len(row))):
            sums += row[total]
        return sums

    def steps(self, state: State, goal: int) -> list[int]:
        """From each hex the steps to *goal* over land that does not burn, whoever stands there."""
        key = (bytes(state.ground), goal)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) > 256:
                self._ways.clear()
            found = self._ways[key] = self._spread(state, goal)
        return found

    def _spread(self, state: State, goal: int) -> list[int]:
        """The steps, worked out."""
        ground, near = state.ground, state.box.board.near
        steps = [FAR] * len(ground)
        steps[goal] = 0
        edge = [int(goal)]
        while edge:
            further: list[int] = []
            for hex in edge:
                for other in near[hex]:
                    if steps[other] == FAR and ground[other] != SEA and ground[other] != LAVA:
                        steps[other] = steps[hex] + 1
                        if ground[other] != BASE:
                            further.append(other)
            edge = further
        return steps


_LORE: dict[int, Lore] = {}  # of the boxes that were last looked at


def lore_of(box: Box) -> Lore:
    """What is printed on the cards of a box; read once."""
    found = _LORE.get(id(box))
    if found is None or found.box is not box:
        if len(_LORE) >= MOST_LORE:
            _LORE.clear()
        found = _LORE[id(box)] = Lore(box)
    return found


def likely(lead: float) -> float:
    """A chance from a lead in strength over armor that may still change."""
    return 1.0 / (1.0 + exp(-lead / 2.5))


def muscle(state: State, seat: int) -> int:
    """The strength that lies on a Banner in dice."""
    row = seat * 6
    return state.banner[row + PLUS_ONE] + 2 * state.banner[row + PLUS_TWO] + 3 * state.banner[row + PLUS_THREE]


def tag_worth(state: State, seat: int, enemy: int) -> float:
    """What a tag on an enemy's Banner is worth to a seat: 1 if it wins."""
    tags, armies, options = state.tags, state.armies, state.box.options
    own = tags[seat * armies + enemy]
    if own >= options.max_same_tags_per_banner or state.tags_on(enemy) >= options.max_tags_per_banner:
        return 0.0
    tags[seat * armies + enemy] = own + 1
    wins = state.box.mode.has_won(state, seat)
    tags[seat * armies + enemy] = own
    if wins:
        return 1.0
    side, sides = state.box.sides[seat], state.box.sides
    if armies > 2 and any(tags[mate * armies + enemy] for mate in range(armies) if sides[mate] == side):
        return 0.0
    return FIRST_TAG


class Glance:
    """What one seat has in view: the enemies worth going for, and what its own units can do about it."""

    def __init__(self, state: State, seat: int, lore: Lore, values: Values | None = None) -> None:
        self.state, self.seat, self.lore = state, seat, lore
        self._values = values  # None until somebody asks: many questions can do without
        self.prey: list[tuple[int, float]] = []  # units to attack, and what that brings besides their destruction
        self.goals: list[tuple[int, int, float]] = []  # hexes to reach: which, by whom (-1: anybody), what it brings
        if state.flags:
            self._flags()
        else:
            for enemy in state.box.enemies[seat]:
                leader = state.leader_of(enemy)
                worth = tag_worth(state, seat, enemy)
                if state.where[leader] >= 0 and worth > 0.0:
                    self.prey.append((leader, worth * SHIELDED if state.shields[leader] else worth))
        row = seat * 6
        banner = state.banner
        good = banner[row + PLUS_TWO] + banner[row + PLUS_THREE]
        self.hope = 2.0 * banner[row + PLUS_TWO] + 3.0 * banner[row + PLUS_THREE] + HOPE_PER_DIE * max(DICE - good, 0)
        self.present = -1.0  # what the most promising unit is worth, once somebody has asked
        self.ways: dict[int, list[int]] = {}  # the steps to hexes about which somebody has asked
        self.machines: dict[int, float] = {}  # what Machines are worth about which somebody has asked
        self.hand_attack = 0
        for card in state.hand[seat]:
            self.hand_attack += lore.attack[card]

    def _flags(self) -> None:
        """In a race for Flags: carriers of enemies' Flags, where these lie, and the way home with them (FLAG)."""
        state, seat = self.state, self.seat
        home = int(state.base_of(seat))
        for flag, carrier in enumerate(state.flags):
            if carrier < 0:
                self.goals.append((-1 - carrier, -1, 0.6))
            elif not state.are_enemies(seat, flag):
                if state.are_enemies(seat, state.owner_of(carrier)):
                    self.prey.append((carrier, 0.9))
            elif state.owner_of(carrier) == seat:
                self.goals.append((home, carrier, 1.0))
            else:
                self.prey.append((carrier, 0.6))

    @property
    def values(self) -> Values:
        """Of every unit on the island."""
        if self._values is None:
            self._values = all_values(self.state)
        return self._values

    def steps(self, goal: int) -> list[int]:
        """From each hex the steps to *goal*."""
        found = self.ways.get(goal)
        if found is None:
            found = self.ways[goal] = self.lore.steps(self.state, goal)
        return found

    def lead(self, unit: int, target: int) -> int:
        """The lead of a unit over a target as they stand, without dice and Scrolls."""
        return self.values[unit][1] - self.values[target][2]

    def moves(self, unit: int, target: int, hex: int) -> float:
        """How many move actions a unit on a hex needs before it can attack a target; FAR if there is no way."""
        speed, _, _, reach = self.values[unit]
        return self._moves(speed, reach, own_move(self.state, unit) >= 0, target, hex)

    def _moves(self, speed: int, reach: int, moves_itself: bool, target: int, hex: int) -> float:
        """The same for anything that goes and strikes so far."""
        state = self.state
        there = state.where[target]
        if state.flags:
            reach = 1  # a Flag is not claimed from afar (FLAG-7)
        if state.box.board.distance[hex][there] <= reach:
            return 0.0
        walk = self.steps(there)[hex]
        if walk >= FAR or speed == 0:
            return float(FAR)
        return max(max(walk - reach, 1) / speed - (0.5 if moves_itself else 0.0), 0.5)

    def reach(self, unit: int, hex: int) -> float:
        """What it is worth to have a unit on a hex: the best that it may win from there, and how soon."""
        speed, strength, _, reach = self.values[unit]
        return self.reach_of(unit, speed, strength, reach, own_move(self.state, unit) >= 0, hex)

    def reach_of(self, unit: int, speed: int, strength: int, reach: int, moves_itself: bool, hex: int) -> float:
        """The same for anything with such values; unit -1 is a Machine that could be built."""
        best = 0.0
        state = self.state
        for target, worth in self.prey:
            moves = self._moves(speed, reach, moves_itself, target, hex)
            if moves < FAR:
                hands = len(state.hand[self.seat]) - len(state.hand[state.owner[target]])
                lead = strength - self.values[target][2] + self.hope + HOPE_PER_SCROLL * hands
                best = max(best, worth * likely(lead) * float(PATIENCE**moves))
        for goal, who, worth in self.goals:
            if speed and who in (-1, unit):
                steps = self.steps(goal)[hex]
                if steps < FAR:
                    best = max(best, worth * float(PATIENCE ** (steps / speed)))
        return best

    def machine(self, card: int) -> float:
        """What a Machine would be worth, on the best hex, to an army that has what it has."""
        if card not in self.machines:
            self.machines[card] = self._machine(card)
        return self.machines[card]

    def _machine(self, card: int) -> float:
        """The same, worked out."""
        box, state = self.state.box, self.state
        if self.present < 0.0:
            self.present = 0.0
            for unit in state.units_of(self.seat):
                if state.place[unit]:
                    self.present = max(self.present, self.reach(unit, state.where[unit]))
        speed, strength, armor, reach = box.printed
        strike, home = 0.0, state.home[self.seat]
        sites = box.board.territories[home] if home >= 0 else []
        for hex in sites:
            if not state.at[hex]:
                worth = self.reach_of(-1, speed[card], strength[card], reach[card], self.lore.itself[card], hex)
                strike = max(strike, worth)
        useful = 0.02 * self.lore.effects[card] + 0.002 * armor[card]
        return max(strike - 0.5 * self.present, 0.0) + useful - 0.01 * (box.pilots[card] + sum(box.cost[card]))

    def guard(self, target: int) -> int:
        """How many unknown Scrolls may be laid for a target."""
        hand = len(self.state.hand[self.state.owner[target]])
        return hand if self.state.place[target] == 0 else round(0.3 * hand)

    def chance(self, unit: int, target: int, extra: int) -> float:
        """The chance of an attack with so much strength added."""
        return self.lore.holds(self.guard(target), self.lead(unit, target) + extra)

    def body(self, unit: int) -> float:
        """What a unit is worth to its player; a Leader cannot be lost."""
        place = self.state.place[unit]
        if place == 0:
            return 0.0
        return 0.04 if place <= 6 else 0.06 + 0.02 * strength_of(self.state, unit)

    def attack_worth(self, unit: int, target: int) -> float:
        """What it is worth to declare an attack now."""
        state = self.state
        extra = muscle(state, self.seat)
        for prey, stake in self.prey:
            if prey == target:
                chance = self.chance(unit, target, extra + self.hand_attack)
                ready = chance >= READY or self.lead(unit, target) + extra >= 0
                if not ready and chance > HOPELESS:
                    later = self.chance(unit, target, extra + self.hand_attack + self.growth())
                    ready = chance >= AS_GOOD_AS_LATER * later
                return 1.0 + chance * stake if ready else -0.1
        best = 0.0
        worth = self.body(target) + 0.1
        for dice in range(0, extra + 1, 2):
            best = max(best, self.chance(unit, target, dice) * worth - 0.03 * dice)
        return best

    def growth(self) -> int:
        """How much more strength the dice may show after another roll."""
        row, banner = self.seat * 6, self.state.banner
        good = banner[row + PLUS_TWO] + banner[row + PLUS_THREE]
        hoped = 2 * banner[row + PLUS_TWO] + 3 * banner[row + PLUS_THREE] + max(DICE - good, 0)
        return max(hoped - muscle(self.state, self.seat), 0)

    def claws_needed(self) -> int:
        """How many moves the most promising unit makes before the free action can be its attack."""
        best, needed = 0.0, 1
        for unit in self.state.units_of(self.seat):
            if self.state.place[unit] == 0:
                continue
            worth = self.reach(unit, self.state.where[unit])
            for target, _ in self.prey:
                moves = self.moves(unit, target, self.state.where[unit])
                if moves < DICE and worth > best:
                    best, needed = worth, int(moves + 0.999)
        return min(needed, 2)

    def actions_left(self) -> int:
        """How many moves and attacks this turn can still pay for."""
        return (0 if self.state.free_used else 1) + self.state.banner[self.seat * 6 + CLAW]
