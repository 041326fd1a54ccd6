"""What one seat has in view on the bare state: enemies worth going for, dangers, attacks, moves and Machines.

The same thoughts as in `prospects` and `plans`, in numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from topcluck.bots.island.bare.hands import help_of, star_lead
from topcluck.bots.island.bare.lore import Lore
from topcluck.bots.island.bare.paths import FAR, Paths, gait_of
from topcluck.games.island.rules.movement import own_move
from topcluck.games.island.rules.values import all_values, armor_of, build_discount, strength_of
from topcluck.games.island.state import CLAW, PLUS_ONE, PLUS_THREE, PLUS_TWO, STAR, State

DICE: Final = 5
FIRST_TAG: Final = 0.5
SHIELDED: Final = 0.3
PATIENCE: Final = 0.75
DREAD: Final = 0.6
DARING: Final = 0.2
COMES: Final = 0.4
HOPE_PER_DIE: Final = 1.3
HOPE_PER_SCROLL: Final = 0.4
FOR_A_UNIT: Final = 0.3
BYSTANDER: Final = 0.35
REPLACED: Final = 0.8
READY: Final = 0.6
HOPELESS: Final = 0.02
AS_GOOD_AS_LATER: Final = 0.9
DIE_PRICE: Final = 0.06
FRESH_CARD: Final = 0.05
HOME: Final = 0.15
MOST_FROM_PILE: Final = 8  # SOLO-26

Values = dict[int, tuple[int, int, int, int]]  # of each unit on the island: speed, strength, armor, Range


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


class Mover:
    """A unit, or a Machine that could be built, as far as its ways and its strength matter."""

    __slots__ = ("armor", "company", "free_move", "gait", "hex", "reach", "speed", "strength", "unit")

    def __init__(self, unit: int, gait: int, hex: int, values: tuple[int, int, int, int], free_move: bool) -> None:
        self.unit, self.gait, self.hex = unit, gait, hex  # unit -1: not built yet
        self.speed, self.strength, self.armor, self.reach = values
        self.free_move = free_move  # one in each turn (MACH-6), not yet used in this one
        self.company = 0  # how many others go along


class Glance:
    """What one seat has in view."""

    def __init__(self, state: State, seat: int, lore: Lore, values: Values | None = None) -> None:
        self.state, self.seat, self.lore = state, seat, lore
        self._values = values  # None until somebody asks: many questions can do without
        self._paths: Paths | None = None
        self._has_looked = False  # around: prey and goals are known
        self._prey: list[tuple[int, float]] = []
        self._goals: list[tuple[int, int, float]] = []
        self._tags: dict[int, float] = {}
        self._movers: dict[int, Mover] = {}
        self._others: dict[int, Glance] = {}
        self._contests: dict[int, tuple[int, int]] = {}
        self._tagging: dict[int, tuple[float, float]] = {}
        self._machines: dict[int, float] = {}
        self._present = -1.0  # what the most promising unit is worth, once somebody has asked
        self._claws = -1

    @property
    def prey(self) -> list[tuple[int, float]]:
        """Units to attack, and what that brings besides their destruction."""
        if not self._has_looked:
            self._look_around()
        return self._prey

    @property
    def goals(self) -> list[tuple[int, int, float]]:
        """Hexes to reach in a race for Flags: which, by whom (-1: anybody), what it brings."""
        if not self._has_looked:
            self._look_around()
        return self._goals

    def _look_around(self) -> None:
        """What there is to win."""
        self._has_looked = True
        if self.state.flags:
            self._look_for_flags()
        else:
            self._look_for_leaders()

    def _look_for_leaders(self) -> None:
        """The enemies' Leaders whose humiliation would help this seat."""
        state = self.state
        for enemy in state.box.enemies[self.seat]:
            leader = state.leader_of(enemy)
            worth = self.tag(enemy) if state.where[leader] >= 0 else 0.0
            if worth > 0.0:
                self._prey.append((leader, worth * SHIELDED if state.shields[leader] else worth))

    def _look_for_flags(self) -> None:
        """In a race for Flags: carriers of enemies' Flags, where these lie, and the way home with them (FLAG)."""
        state, seat = self.state, self.seat
        home = int(state.base_of(seat))
        for flag, carrier in enumerate(state.flags):
            if carrier < 0:
                self._goals.append((-1 - carrier, -1, 0.6))
            elif not state.are_enemies(seat, flag):
                if state.are_enemies(seat, state.owner_of(carrier)):
                    self._prey.append((carrier, 0.9))
            elif state.owner_of(carrier) == seat:
                self._goals.append((home, carrier, 1.0))
            else:
                self._prey.append((carrier, 0.6))

    def tag(self, enemy: int) -> float:
        """What a tag on an enemy's Banner is worth to this seat."""
        found = self._tags.get(enemy)
        if found is None:
            found = self._tags[enemy] = tag_worth(self.state, self.seat, enemy)
        return found

    @property
    def values(self) -> Values:
        """Of every unit on the island."""
        if self._values is None:
            self._values = all_values(self.state)
        return self._values

    @property
    def paths(self) -> Paths:
        """The ways of this seat's units."""
        if self._paths is None:
            self._paths = self.lore.paths(self.state, self.seat)
        return self._paths

    def of(self, seat: int) -> Glance:
        """What another seat has in view."""
        if seat == self.seat:
            return self
        found = self._others.get(seat)
        if found is None:
            found = self._others[seat] = Glance(self.state, seat, self.lore, self.values)
        return found

    # -- units and their ways ---------------------------------------------------------------------------------------

    def mover(self, unit: int) -> Mover:
        """A unit of this seat."""
        found = self._movers.get(unit)
        if found is None:
            state = self.state
            hex = state.where[unit]
            found = Mover(unit, gait_of(state, unit), hex, self.values[unit], own_move(state, unit) >= 0)
            for mate in self.companions(unit):
                found.company += 1
                found.speed = max(found.speed, self.values[mate][0])
            self._movers[unit] = found
        return found

    def companions(self, unit: int) -> list[int]:
        """Bandmates that march along: all but the Leader, who is safest on its Base."""
        state = self.state
        if state.place[unit] == 0 or not state.bands(unit) or state.flags:
            return []
        return [mate for mate in state.at[state.where[unit]] if mate != unit and state.place[mate]]

    def built(self, card: int, hex: int) -> Mover:
        """A Machine as it would stand on a hex."""
        speed, strength, armor, reach = self.state.box.printed
        values = (speed[card], strength[card], armor[card], reach[card])
        return Mover(-1, self.lore.gait[card], hex, values, self.lore.itself[card])

    def steps(self, who: Mover, target: int, hex: int) -> int:
        """How many steps a unit is from attacking a hex; FAR if there is no way."""
        state = self.state
        reach = 1 if state.flags else who.reach  # a Flag is not claimed from afar (FLAG-7)
        if 1 <= state.box.board.distance[hex][target] <= reach:
            return 0
        return self.paths.to_strike(state, who.gait, reach, target, hex) if who.speed else FAR

    def moves(self, who: Mover, target: int, hex: int) -> float:
        """How many move actions, in parts, a unit needs to have a hex within reach; its own free move is taken off."""
        steps = self.steps(who, target, hex)
        if not steps:
            return 0.0
        return float(FAR) if steps >= FAR else max(steps / who.speed - (0.5 if who.free_move else 0.0), 0.5)

    def strike_moves(self, who: Mover, target: int, hex: int) -> int:
        """How many move actions have to be paid for before a unit can attack a hex."""
        steps, speed = self.steps(who, target, hex), max(who.speed, 1)
        return max((steps + speed - 1) // speed - who.free_move, 0)

    # -- what places are worth --------------------------------------------------------------------------------------

    def hopes(self, target: int) -> float:
        """What dice and Scrolls may still add to the lead of this seat over a target."""
        state, row = self.state, self.seat * 6
        good = state.banner[row + PLUS_TWO] + state.banner[row + PLUS_THREE]
        dice = 2 * state.banner[row + PLUS_TWO] + 3 * state.banner[row + PLUS_THREE] + HOPE_PER_DIE * (DICE - good)
        scrolls = len(state.hand[self.seat]) - len(state.hand[state.owner[target]])
        return dice + HOPE_PER_SCROLL * scrolls

    def reach(self, who: Mover, hex: int) -> float:
        """What it is worth to have a unit there: the best that it may win, and how soon."""
        best, state = 0.0, self.state
        for target, worth in self.prey:
            moves = self.moves(who, state.where[target], hex)
            if moves < FAR:
                lead = who.strength + self.hopes(target) - self.values[target][2]
                best = max(best, worth * likely(lead) * float(PATIENCE**moves))
        for goal, unit, worth in self.goals:
            if who.speed and unit in (-1, who.unit):
                steps = self.paths.home(state, who.gait, goal)[hex]
                if steps < FAR:
                    best = max(best, worth * float(PATIENCE ** (steps / who.speed)))
        return best

    def danger(self, who: Mover, hex: int) -> float:
        """The chance that a unit there does not live to see its next turn: an enemy is, or can come, within reach."""
        state, survives = self.state, 1.0
        away = state.box.board.distance[hex]
        for enemy in state.box.enemies[self.seat]:
            row, dice = enemy * 6, 0
            for face in range(row, row + 6):
                dice += state.banner[face]
            strength, worst = muscle(state, enemy) + 0.5 * (DICE - dice), 0.0
            for unit in state.units_of(enemy):
                values = self.values[unit]
                gap = away[state.where[unit]] - values[3]
                if gap <= values[0]:
                    chance = likely(values[1] + strength - who.armor - 2)
                    worst = max(worst, chance if gap <= 0 else COMES * chance)
            survives *= 1.0 - worst
        return (1.0 - survives) / (1 + who.company)

    def place(self, who: Mover, hex: int) -> float:
        """What a place is worth to a unit that has to live there until its next turn."""
        worth = self.reach(who, hex)
        if worth == 0.0:
            return 0.0
        return worth * (1.0 - (DARING if self.state.flags else DREAD) * self.danger(who, hex))

    def stay(self, unit: int, who: Mover, hex: int, left: int) -> float:
        """What it is worth that a unit is on a hex with so many actions left: to strike at once, or to wait there."""
        state = self.state
        if state.place[unit] == 0:
            steps = self.paths.home(state, who.gait, int(state.base_of(self.seat)))[hex]
            return HOME * float(0.5**steps)
        worth = self.place(who, hex)
        for target, stake in self.prey:
            if left > 0:
                moves = self.strike_moves(who, state.where[target], hex)
                if left > moves:
                    chance, attack = self.tagging(unit, target)
                    if attack > 0.0:
                        worth = max(worth, 1.0 + chance * stake - 0.01 * moves)
        return worth

    # -- what units are worth ---------------------------------------------------------------------------------------

    def body(self, unit: int) -> float:
        """What a unit of this seat is worth to it; a Leader cannot be lost."""
        place = self.state.place[unit]
        if place == 0:
            return 0.0
        body = 0.04 if place <= 6 else 0.06 + 0.01 * self.values[unit][1]
        who = self.mover(unit)
        return body + 0.3 * self.reach(who, who.hex)

    def menace(self, unit: int, victim: int) -> float:
        """How much a unit of this seat endangers the Leader of another."""
        state = self.state
        leader = state.leader_of(victim)
        if state.flags or state.where[leader] < 0:
            return 0.0
        who = self.mover(unit)
        moves = self.moves(who, state.where[leader], who.hex)
        if moves >= FAR:
            return 0.0
        lead = who.strength + self.hopes(leader) - self.values[leader][2]
        return self.tag(victim) * likely(lead) * float(PATIENCE**moves)

    def loss(self, unit: int) -> float:
        """What it is worth to this seat that a unit is gone: good for an enemy's, bad for its own."""
        state, owner = self.state, self.state.owner[unit]
        other = self.of(owner)
        if state.box.sides[owner] == state.box.sides[self.seat]:
            return -other.body(unit)
        menace, most = other.menace(unit, self.seat), 0.0
        if menace:
            for mate in state.units_of(owner):
                if mate != unit:
                    most = max(most, other.menace(mate, self.seat))
        relief = menace - REPLACED * min(menace, most)
        return other.body(unit) / max(state.armies - 1, 1) + 0.5 * relief

    # -- attacks ----------------------------------------------------------------------------------------------------

    def contest(self, unit: int, target: int) -> tuple[int, int]:
        """The lead of a unit over a target if they fought now, without dice; and what the own hand could add."""
        key = unit << 8 | target
        found = self._contests.get(key)
        if found is None:
            state = self.state
            fighters = (state.attacker, state.defender, state.fighting, state.ranged)
            added = (state.combat_two, state.combat_three, state.power)
            away = state.box.board.distance[state.where[unit]][state.where[target]]
            state.attacker, state.defender, state.fighting, state.ranged = unit, target, True, away > 1
            state.combat_two = state.combat_three = state.power = 0
            lead, helps = strength_of(state, unit) - armor_of(state, target), 0
            for card in state.hand[self.seat]:
                helps += help_of(state, self.seat, card)[0]
            state.attacker, state.defender, state.fighting, state.ranged = fighters
            state.combat_two, state.combat_three, state.power = added
            found = self._contests[key] = (lead, helps)
        return found

    def stake(self, target: int) -> float:
        """What an attack on a target brings besides its destruction."""
        for prey, worth in self.prey:
            if prey == target:
                return worth
        return 0.0

    def guard(self, target: int) -> int:
        """How many unknown Scrolls may be laid for a target of this seat's attack."""
        state, sides = self.state, self.state.box.sides
        owner, stake = state.owner[target], self.stake(target)
        scrolls = 0.0
        for seat in range(state.armies):
            if sides[seat] == sides[self.seat]:
                continue
            if state.is_challenger(seat):
                scrolls += 1 + min(len(state.hand[seat]) // 2, MOST_FROM_PILE)
            elif seat == owner:
                scrolls += len(state.hand[seat]) * (1.0 if stake or state.place[target] == 0 else FOR_A_UNIT)
            elif stake >= 1.0:
                scrolls += BYSTANDER * len(state.hand[seat])
        return round(scrolls)

    def chance(self, unit: int, target: int, extra: int) -> float:
        """The chance of an attack with so much strength added."""
        return self.lore.holds(self.guard(target), self.contest(unit, target)[0] + extra)

    def attack(self, unit: int, target: int) -> tuple[float, float]:
        """The chance of an attack, and what it is worth to declare it now."""
        if self.state.place[target] == 0 or self.stake(target):
            return self.tagging(unit, target)
        worth, best, likelihood = self.loss(target), 0.0, 0.0
        row, banner = self.seat * 6, self.state.banner
        extra, price, chance = 0, 0.0, self.chance(unit, target, 0)
        if chance * worth > best:
            best, likelihood = chance * worth, chance
        for pips in (1, 2, 3):
            for _ in range(banner[row + PLUS_ONE + pips - 1]):
                extra += pips
                price += DIE_PRICE if pips > 1 else 0.0
                chance = self.chance(unit, target, extra)
                if chance * worth - price > best:
                    best, likelihood = chance * worth - price, chance
        return likelihood, best

    def tagging(self, unit: int, target: int) -> tuple[float, float]:
        """An attack on a Leader, or for a Flag, takes all that one has; waiting must not promise to make it better."""
        key = unit << 8 | target
        found = self._tagging.get(key)
        if found is None:
            found = self._tagging[key] = self._judge_for_tag(unit, target)
        return found

    def _judge_for_tag(self, unit: int, target: int) -> tuple[float, float]:
        """The same, worked out."""
        state, stake = self.state, self.stake(target)
        lead, helps = self.contest(unit, target)
        dice = muscle(state, self.seat) + star_lead(state, self.seat, unit)
        guard = self.guard(target)
        chance = self.lore.holds(guard, lead + dice + helps)
        ready = chance >= READY or lead + dice >= 0
        if not ready and chance > HOPELESS:
            who = self.mover(unit)
            later = self.lore.holds(guard, lead + dice + helps + self.growth())
            ready = chance >= later * AS_GOOD_AS_LATER * (1.0 - self.danger(who, who.hex))
        return chance, 1.0 + chance * stake if ready and stake else 0.0

    def best_attack(self, only: int = -1) -> float:
        """What the best attack is worth of all units where they stand, or of one."""
        state, best = self.state, 0.0
        where, distance = state.where, state.box.board.distance
        for unit in state.units_of(self.seat):
            if only not in (-1, unit):
                continue
            reach = self.values[unit][3]
            for enemy in state.box.enemies[self.seat]:
                for target in state.units_of(enemy):
                    if 1 <= distance[where[unit]][where[target]] <= reach:
                        best = max(best, self.attack(unit, target)[1])
        return best

    # -- dice -------------------------------------------------------------------------------------------------------

    def keeps(self, face: int) -> bool:
        """Whether a die should lie as it does: strength for an attack, claws for the way to it."""
        banner, row = self.state.banner, self.seat * 6
        if face == CLAW:
            return banner[row + CLAW] <= self.claws_needed()
        if face in (PLUS_TWO, PLUS_THREE):
            good = banner[row + PLUS_TWO] + banner[row + PLUS_THREE]
            smallest = PLUS_TWO if banner[row + PLUS_TWO] else PLUS_THREE
            return good <= DICE - self.claws_needed() or face != smallest
        if face == STAR:
            for unit, _ in self.in_reach():
                if star_lead(self.state, self.seat, unit):
                    return True
        return False

    def in_reach(self) -> list[tuple[int, int]]:
        """Own units with a target within reach."""
        state, distance = self.state, self.state.box.board.distance
        return [
            (unit, target)
            for target, _ in self.prey
            for unit in state.units_of(self.seat)
            if 1 <= distance[state.where[target]][state.where[unit]] <= (1 if state.flags else self.values[unit][3])
        ]

    def growth(self) -> int:
        """How much more strength the dice may show after another roll, if those worth keeping are kept."""
        banner, row = self.state.banner, self.seat * 6
        kept = hoped = 0
        for face in range(6):
            number = banner[row + face]
            if number and self.keeps(face):
                kept += number
                if face >= PLUS_ONE:
                    hoped += number * (face - PLUS_ONE + 1)
        return max(hoped + DICE - kept - muscle(self.state, self.seat), 0)

    def claws_needed(self) -> int:
        """How many moves the most promising unit makes before the free action can be its attack."""
        if self._claws < 0:
            best, needed = 0.0, 1
            for unit in self.state.units_of(self.seat):
                if self.state.place[unit] == 0:
                    continue
                who = self.mover(unit)
                worth = self.reach(who, who.hex)
                for target, _ in self.prey:
                    moves = self.strike_moves(who, self.state.where[target], who.hex)
                    if moves < DICE and worth > best:
                        best, needed = worth, moves
            self._claws = min(needed, 2)
        return self._claws

    # -- moves ------------------------------------------------------------------------------------------------------

    def actions_left(self) -> int:
        """How many moves and attacks this turn can still pay for."""
        return (0 if self.state.free_used else 1) + self.state.banner[self.seat * 6 + CLAW]

    def best_move(self) -> float:
        """What the best move gains, once it is paid for."""
        best = 0.0
        for unit in self.state.units_of(self.seat):
            if self.values[unit][0]:
                best = max(best, self.gain(unit, 1))
        return best

    def gain(self, unit: int, price: int) -> float:
        """What a unit gains by moving, with so many actions still to be paid for the move itself; -1: nothing."""
        state = self.state
        who = self.mover(unit)
        if self._drags_leader(unit) or not (state.flags or self._is_vanguard(unit)):
            return -1.0
        left = self.actions_left() - price
        here, best = self.stay(unit, who, who.hex, 0), 0.0
        for hex in self.paths.stops(state, who.gait, who.hex, who.speed):
            best = max(best, self.stay(unit, who, hex, left))
        return best - here if best > here else -1.0

    def _drags_leader(self, unit: int) -> bool:
        """Whether the Leader would have to come along: in one edition a stack moves as a whole at first (BAND-5)."""
        state = self.state
        if state.box.options.band_move != "whole_then_change" or not (state.lineup or state.machine_deck):
            return False  # without Machines there is no other way to leave the Base
        if not state.bands(unit) or state.place[unit] == 0:
            return False
        return any(state.place[mate] == 0 for mate in state.at[state.where[unit]])

    def _is_vanguard(self, unit: int) -> bool:
        """Whether a unit leads its stack when it marches: the strongest."""
        own = (self.values[unit][1], unit)
        return all((self.values[mate][1], mate) < own for mate in self.companions(unit))

    # -- Machines ---------------------------------------------------------------------------------------------------

    def machine(self, card: int) -> float:
        """What a Machine would be worth, on the best hex, to an army that has what it has."""
        found = self._machines.get(card)
        if found is None:
            found = self._machines[card] = self._machine(card)
        return found

    def _machine(self, card: int) -> float:
        """The same, worked out."""
        box, state = self.state.box, self.state
        if self._present < 0.0:
            self._present = 0.0
            for unit in state.units_of(self.seat):
                if state.place[unit]:
                    who = self.mover(unit)
                    self._present = max(self._present, self.reach(who, who.hex))
        strike, useful, home = 0.0, 0.0, state.home[self.seat]
        free = self.paths.ground(state, self.lore.gait[card])[1]
        who = self.built(card, -1)
        for hex in box.board.territories[home] if home >= 0 else []:
            if free[hex]:
                strike = max(strike, self.reach(who, hex))
                useful = 0.02 * self.lore.effects[card] + 0.002 * who.armor
        return max(strike - 0.5 * self._present, 0.0) + useful - 0.01 * (box.pilots[card] + sum(box.cost[card]))

    def missing(self, card: int) -> list[int]:
        """The Resources that are lacking for a Machine, by kind; what a discount saves is taken off (BUILD-1)."""
        state, cost = self.state, self.state.box.cost[card]
        lacking = [max(cost[kind] - state.resources[self.seat * 3 + kind], 0) for kind in range(3)]
        saved = min(build_discount(state, self.seat), sum(cost) - 1) if any(lacking) else 0
        for kind in range(3):
            less = min(saved, lacking[kind])
            lacking[kind] -= less
            saved -= less
        return lacking

    def chickens(self) -> int:
        """How many own Chickens could become Pilots (BUILD-2)."""
        chickens = 0
        for unit in self.state.chickens_of(self.seat):
            chickens += self.state.where[unit] >= 0
        return chickens

    def best_build(self) -> float:
        """What the best Machine is worth that can be built now, and the card that is turned up in its place."""
        state, box = self.state, self.state.box
        best, walks, found, chickens = 0.0, False, False, self.chickens()
        for card in state.lineup:
            walks = walks or box.printed[0][card] > 0
            if box.pilots[card] <= chickens and not any(self.missing(card)):
                worth = self.machine(card)
                best, found = max(best, worth) if found else worth, True
        return best + (0.0 if walks else FRESH_CARD) if found else 0.0

    def wanted(self) -> list[float]:
        """How much one more of each Resource, and one more Chicken, is wanted for the Machines that lie open."""
        state, wants, chickens = self.state, [0.0, 0.0, 0.0, 0.0], self.chickens()
        for card in state.lineup:
            lacking = self.missing(card)
            lacking.append(max(state.box.pilots[card] - chickens, 0))
            number = sum(lacking)
            if number:
                worth = self.machine(card) / number
                for kind in range(4):
                    if lacking[kind]:
                        wants[kind] = max(wants[kind], worth)
        return wants

    def plan(self) -> tuple[int, ...]:
        """The cost of the Machine that would be built next, if any is worth it."""
        best, cost = -99.0, (0, 0, 0)
        for card in self.state.lineup:
            worth = self.machine(card) - 0.02 * sum(self.missing(card))
            if worth > best:
                best, cost = worth, self.state.box.cost[card]
        return cost


__all__ = ["DICE", "FAR", "Glance", "Mover", "Values", "likely", "muscle", "tag_worth"]
