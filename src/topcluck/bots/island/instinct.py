"""What comes to mind first: how much each action on offer seems worth, from numbers alone.

Search begins with it where it has not looked yet, and plays its roll-outs by it. One function for each kind of
decision, like the hen's, but quick; what has none is left to chance.
"""

from __future__ import annotations

from math import exp
from typing import Final

from topcluck.bots.island.bare import DICE, FAR, Glance, Lore
from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import LAVA
from topcluck.games.island.box import STRATEGY
from topcluck.games.island.rules.values import armor_of, strength_of
from topcluck.games.island.state import CHICKEN, CLAW, PLUS_ONE, PLUS_THREE, PLUS_TWO, STAR, State

NEVER: Final = -5.0
CLAW_FIRST: Final = 0.001
PER_LAID: Final = 1.7
PER_CARD: Final = 0.07
SURE: Final = 0.95
ENOUGH: Final = 9
ENOUGH_OF_MANY: Final = 5
WARMTH: Final = 0.06  # how far apart two worths must lie to make a clear difference


class Instinct:
    """Weighs what is on offer."""

    def __init__(self, lore: Lore) -> None:
        self.lore = lore

    def weigh(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """What each of these actions seems worth to the seat."""
        frame = state.stack[-1]
        kind = frame[0]
        if kind == d.ACTION:
            return self._actions(state, seat, codes)
        if kind == d.MOVE_STEP:
            return self._steps(state, seat, codes, frame[2])
        if kind in (d.COMBAT_PLAY, d.COMBAT_MORE):
            return self._scrolls(state, seat, codes)
        if kind == d.COMBAT_DICE:
            return self._strength_dice(state, seat, codes)
        if kind in (d.ROLL, d.REROLL_DICE, d.ROLL_AGAIN):
            return self._dice(state, seat, codes)
        if kind == d.REROLL:
            return self._second_roll(state, seat, codes)
        if kind in (d.PICK, d.REFILL, d.GAIN_RESOURCE, d.RECOVER):
            return self._picks(state, seat, codes)
        if kind == d.MOVE_UNIT:
            return self._units_to_move(state, seat, codes)
        if kind == d.ATTACK_WITH:
            glance = Glance(state, seat, self.lore)
            return [glance.attack_worth(code >> 8 & 255, code >> 16 & 255) for code in codes]
        if kind == d.DRAW_STEP:
            enough = ENOUGH if state.armies == 2 else ENOUGH_OF_MANY
            wanted = enough - len(state.hand[seat])
            return [0.1 * (code >> 8) if (code >> 8) <= wanted else -0.1 * (code >> 8) for code in codes]
        if kind == d.MOVE_BAND:
            return [self._company(state, code) for code in codes]
        if kind == d.BUILD_CARD:
            glance = Glance(state, seat, self.lore)
            return [glance.machine(code >> 8) if code & 255 == a.BUILD else 0.0 for code in codes]
        if kind == d.BUILD_HEX:
            return self._sites(state, seat, codes, frame[2])
        if kind == d.BUILD_PILOT:
            return [-0.05 * strength_of(state, code >> 8) if code & 255 == a.PILOT else 0.0 for code in codes]
        if kind == d.HAND_DISCARD:
            return [-self.lore.keep[code >> 8] for code in codes]
        if kind == d.DISCARD_FROM:
            return [self.lore.keep[code >> 8] for code in codes]
        if kind == d.PLACE_SHIELD:
            return [self._shield(state, seat, code >> 8) for code in codes]
        if kind == d.USE_OR_NOT:
            return [0.05 if code & 255 == a.YES else 0.0 for code in codes]
        return [0.0] * len(codes)  # whom and what card effects mean is left to the search

    # -- the turn ---------------------------------------------------------------------------------------------------

    def _actions(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """D-ACTION."""
        glance = Glance(state, seat, self.lore)
        attack = move = build = retrieve = -1.0
        weights: list[float] = []
        for code in codes:
            kind = code & 255
            weight = 0.0
            if kind in (a.FREE_ATTACK, a.CLAW_ATTACK):
                if attack < 0.0:
                    attack = self._best_attack(glance)
                weight = attack + (CLAW_FIRST if kind == a.CLAW_ATTACK else 0.0)
            elif kind in (a.FREE_MOVE, a.CLAW_MOVE):
                if move < 0.0:
                    move = self._best_move(glance)
                weight = move + CLAW_FIRST if kind == a.CLAW_MOVE else move
                if kind == a.CLAW_MOVE and move <= 0.0:
                    weight = -0.2
            elif kind == a.FREE_BUILD:
                if build < 0.0:
                    build = self._best_build(glance)
                weight = build
            elif kind in (a.FREE_RETRIEVE, a.CHICKEN_RETRIEVE):
                if retrieve < 0.0:
                    retrieve = self._retrieve(glance)
                weight = retrieve
            elif kind == a.PLACE:
                weight = -0.5
            elif kind == a.END:
                weight = 0.004
            elif kind == a.PLAY:
                weight = self._face_up(state, seat, code >> 8)
            elif kind == a.USE:
                if move < 0.0:
                    move = self._best_move(glance)
                weight = 0.04 if state.place[code >> 8 & 255] <= 6 else max(move, 0.02)
            elif kind == a.USE_STRATEGY:
                weight = 0.03
            elif kind == a.STAR_PARDON:
                weight = 0.4
            elif kind == a.STAR_DRAW:
                weight = 0.05 if len(state.hand[seat]) < ENOUGH else -0.05
            elif kind == a.STAR_FEAST:
                weight = 0.08
            elif kind == a.STAR_SHIELD:
                weight = 0.1
            elif kind == a.STAR_SIFT:
                weight = 0.02
            weights.append(weight)
        return weights

    def _best_attack(self, glance: Glance) -> float:
        """What the best attack is worth."""
        state, best = glance.state, 0.0
        where, distance = state.where, state.box.board.distance
        for enemy in state.box.enemies[glance.seat]:
            for target in state.army(enemy):
                if where[target] < 0 or target not in glance.values:
                    continue
                for unit in state.units_of(glance.seat):
                    if distance[where[unit]][where[target]] <= glance.values[unit][3]:
                        best = max(best, glance.attack_worth(unit, target))
        return best

    def _best_move(self, glance: Glance) -> float:
        """What the best move gains."""
        best = 0.0
        for unit in glance.state.units_of(glance.seat):
            best = max(best, self._gain(glance, unit, 1))
        return best

    def _gain(self, glance: Glance, unit: int, price: int) -> float:
        """What a move of a unit gains, with so many actions still to be paid for the move itself."""
        state = glance.state
        if state.place[unit] == 0:
            return self._homesick(state, unit)
        speed = glance.values[unit][0]
        if not speed:
            return 0.0
        hex, best = state.where[unit], 0.0
        here = glance.reach(unit, hex)
        left = glance.actions_left() - price
        for target, stake in glance.prey:
            moves = glance.moves(unit, target, hex)
            if 0.0 < moves < FAR:
                worth = stake * 0.5 * (0.75 ** max(moves - 1.0, 0.0) - 0.75**moves)
                if left >= int(moves + 0.999):
                    attack = glance.attack_worth(unit, target)
                    worth = max(worth, attack - 0.05 - here) if attack >= 1.0 else worth
                best = max(best, worth)
        for goal, who, stake in glance.goals:
            if who in (-1, unit) and goal != hex:
                steps = glance.steps(goal)[hex]
                if steps < FAR:
                    best = max(best, stake * (1.0 if steps <= speed else 0.3 * 0.75 ** (steps / speed)))
        return best

    def _homesick(self, state: State, leader: int) -> float:
        """A Leader goes back to its Base."""
        seat = state.owner[leader]
        home = int(state.base_of(seat))
        if state.where[leader] == home:
            return -0.2
        return 0.15 if self.lore.steps(state, home)[state.where[leader]] <= 2 else 0.02

    def _best_build(self, glance: Glance) -> float:
        """What the best Machine is worth that can be paid for."""
        state, seat = glance.state, glance.seat
        resources, best, chickens = state.resources, -1.0, self._chickens(state, seat)
        for card in state.lineup:
            cost = state.box.cost[card]
            if (
                resources[seat * 3] >= cost[0]
                and resources[seat * 3 + 1] >= cost[1]
                and resources[seat * 3 + 2] >= cost[2]
                and chickens >= state.box.pilots[card]
            ):
                best = max(best, glance.machine(card))
        return best

    def _chickens(self, state: State, seat: int) -> int:
        """How many own Chickens could become Pilots."""
        chickens = 0
        for unit in state.chickens_of(seat):
            chickens += state.where[unit] >= 0
        return chickens

    def _wanted(self, glance: Glance) -> list[float]:
        """How much one more of each Resource, and one more Chicken, is wanted for the Machines that lie open."""
        state, seat = glance.state, glance.seat
        wants, chickens = [0.0, 0.0, 0.0, 0.0], self._chickens(state, seat)
        for card in state.lineup:
            cost = state.box.cost[card]
            lacking = [max(cost[kind] - state.resources[seat * 3 + kind], 0) for kind in range(3)]
            lacking.append(max(state.box.pilots[card] - chickens, 0))
            number = sum(lacking)
            if number:
                worth = glance.machine(card) / number
                for kind in range(4):
                    if lacking[kind]:
                        wants[kind] = max(wants[kind], worth)
        wants[3] += 0.04 / (1 + chickens)
        return wants

    def _retrieve(self, glance: Glance) -> float:
        """What a retrieve brings: the better of Resources and Chickens, twice."""
        state, seat, wants = glance.state, glance.seat, self._wanted(glance)
        lying = bool(state.destroyed_chickens(seat))
        limit = state.box.options.resource_limit
        room = limit is None or state.resources_of(seat) < limit
        resource = 0.01 + max(wants[0], wants[1], wants[2]) if room else 0.0
        return 1.5 * max(resource, wants[3] if lying else 0.0)

    def _units_to_move(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """D-MOVE-GROUP."""
        glance = Glance(state, seat, self.lore)
        return [self._gain(glance, code >> 8, 0) if code & 255 == a.MOVE else -0.01 for code in codes]

    def _company(self, state: State, code: int) -> float:
        """Who comes along: all but the Leader."""
        kind, leads = code & 255, state.place[code >> 8] == 0 if code >> 8 < len(state.place) else False
        if kind == a.WITH:
            return -1.0 if leads else 0.3
        if kind == a.LEAVE:
            return 0.3 if leads else -1.0
        return 0.0

    def _steps(self, state: State, seat: int, codes: list[int], group: int) -> list[float]:
        """D-MOVE-STEP: toward the best that can be won; never onto Lava."""
        glance = Glance(state, seat, self.lore)
        unit, best = -1, -1
        for member in state.units_of(seat):
            if group >> member & 1:
                rank = (0 if state.place[member] == 0 else 100) + glance.values[member][1]
                if rank > best:
                    unit, best = member, rank
        weights: list[float] = []
        for code in codes:
            kind = code & 255
            if kind == a.STEP:
                hex = code >> 8
                burns = state.ground[hex] == LAVA
                weights.append(NEVER if burns else self._stand(glance, unit, hex))
            elif kind == a.STOP:
                weights.append(self._stand(glance, unit, state.where[unit]) - 0.01)
            elif kind == a.LEAVE:
                weights.append(self._company(state, code))
            else:
                weights.append(0.0)
        return weights

    def _stand(self, glance: Glance, unit: int, hex: int) -> float:
        """What it is worth that a unit stands on a hex; who can attack from there has arrived."""
        if glance.state.place[unit] == 0:
            home = int(glance.state.base_of(glance.seat))
            return -0.1 * glance.steps(home)[hex]
        return 2.0 * glance.reach(unit, hex)

    def _sites(self, state: State, seat: int, codes: list[int], card: int) -> list[float]:
        """D-BUILD-HEX: near to the enemies' Leaders."""
        glance = Glance(state, seat, self.lore)
        speed, strength, _, reach = state.box.printed
        itself = self.lore.itself[card]
        return [
            2.0 * glance.reach_of(-1, speed[card], strength[card], reach[card], itself, code >> 8) for code in codes
        ]

    # -- dice and Resources -----------------------------------------------------------------------------------------

    def _dice(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """Which dice are rolled: all that are not worth keeping."""
        claws = Glance(state, seat, self.lore).claws_needed()
        weights: list[float] = []
        for code in codes:
            kind = code & 255
            if kind == a.ADD:
                weights.append(-1.0 if self._keeps(state, seat, code >> 8, claws) else 1.0)
            elif kind == a.LIFT:
                weights.append(-0.5)
            elif kind == a.ADD_SPENT:
                weights.append(1.0)
            else:
                weights.append(0.6 if kind in (a.ROLL, a.DONE) else 0.0)
        return weights

    def _keeps(self, state: State, seat: int, face: int, claws: int) -> bool:
        """Whether a die should lie as it does."""
        banner, row = state.banner, seat * 6
        if face == CLAW:
            return banner[row + CLAW] <= claws
        if face == PLUS_THREE:
            return True
        if face == PLUS_TWO:
            return banner[row + PLUS_TWO] + banner[row + PLUS_THREE] <= DICE - claws
        return face == STAR and banner[row + STAR] >= 3

    def _second_roll(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """D-REROLL: if there are useless dice and plenty of Resources, or an attack is near."""
        banner, row = state.banner, seat * 6
        junk = banner[row + CHICKEN] + banner[row + STAR] + banner[row + PLUS_ONE]
        plenty = state.resources_of(seat) - 5
        want = 0.02 * junk + 0.03 * plenty - 0.15
        return [0.0 if code & 255 == a.KEEP else want for code in codes]

    def _picks(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """D-PICK: what the best Machine in sight lacks."""
        wants = self._wanted(Glance(state, seat, self.lore))
        limit = state.box.options.resource_limit
        full = limit is not None and state.resources_of(seat) >= limit
        weights: list[float] = []
        for code in codes:
            if code & 255 == a.TAKE:
                kind = code >> 8
                weights.append(NEVER if full else 0.01 + wants[kind] - 0.001 * state.resources[seat * 3 + kind])
            elif code & 255 == a.RECOVER:
                weights.append(wants[3])
            else:
                weights.append(0.0)
        return weights

    def _face_up(self, state: State, seat: int, card: int) -> float:
        """What a Scroll brings that is played in the own turn."""
        if state.box.kind[card] != STRATEGY:
            return -0.02
        room = len(state.strategies[seat]) < state.box.options.strategy_limit and card not in state.strategies[seat]
        return self.lore.strategy(state, seat, card) if room else -0.05

    # -- combat -----------------------------------------------------------------------------------------------------

    def _wish(self, state: State, seat: int) -> float:
        """What it is worth to a seat that the running attack succeeds; below 0 it should fail."""
        attacker, defender = state.owner[state.attacker], state.owner[state.defender]
        sides = state.box.sides
        stake = 0.0
        glance = Glance(state, attacker, self.lore)
        for prey, worth in glance.prey:
            if prey == state.defender:
                stake = worth
        if sides[attacker] == sides[seat]:
            return stake if stake > 0.0 else glance.body(state.defender) + 0.1
        if sides[defender] == sides[seat]:
            return -max(stake, 0.05 if state.place[state.defender] == 0 else glance.body(state.defender))
        return -1.0 if stake >= 1.0 else 0.0

    def _lead(self, state: State, seat: int) -> float:
        """The attacker's lead, with what this seat has laid and what others may have laid."""
        lead = float(strength_of(state, state.attacker) - armor_of(state, state.defender))
        attacker, defender = state.box.sides[state.owner[state.attacker]], state.box.sides[state.owner[state.defender]]
        own = state.box.sides[seat] == attacker
        for card in state.laid[seat] + state.picked[seat]:
            lead += self.lore.attack[card] if own else -self.lore.defence[card]
        for other in range(state.armies):
            if other != seat and state.laid[other]:
                side = state.box.sides[other]
                sign = 1 if side == attacker else -1 if side == defender else 0
                lead += PER_LAID * len(state.laid[other]) * sign
        return lead

    def _strength_dice(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """D-CMB-DICE: until the attack is all but sure, but not for nothing."""
        if state.where[state.attacker] < 0 or state.where[state.defender] < 0:
            return [0.0] * len(codes)
        wish, lead = self._wish(state, seat), self._lead(state, seat)
        glance = Glance(state, seat, self.lore)
        leads = state.place[state.defender] == 0 or bool(state.flags)
        guard = glance.guard(state.defender)
        chance = self.lore.holds(guard, round(lead) + (glance.hand_attack if leads else 0))
        weights: list[float] = []
        for code in codes:
            if code & 255 == a.ADD:
                pips = 1 if code >> 8 == PLUS_ONE else 2 if code >> 8 == PLUS_TWO else 3
                if leads:
                    weights.append((0.6 - 0.05 * pips) * wish if chance < SURE else -0.3)
                else:
                    most = self.lore.holds(guard, round(lead) + pips)
                    weights.append(2.0 * (most - chance) * wish - 0.05 * pips)
            elif code == a.DONE:
                weights.append(0.0)
            else:
                weights.append(-0.1)
        return weights

    def _scrolls(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """D-CMB-PLAY, D-CMB-MORE: what changes the outcome, if it is worth its cards."""
        wish, lead = self._wish(state, seat), self._lead(state, seat)
        help = self.lore.attack if wish > 0.0 else self.lore.defence
        need = -lead if wish > 0.0 else lead + 1.0
        total, ranked = 0, 0
        helps = sorted([help[card] for card in state.hand[seat]], reverse=True)
        for one in helps:
            if total < need and one:
                total, ranked = total + one, ranked + 1
        lays = wish != 0.0 and need > 0.0 and total >= need and ranked * PER_CARD <= abs(wish)
        weights: list[float] = []
        for code in codes:
            if code & 255 != a.LAY:
                weights.append(0.04)
                continue
            card = code >> 8
            if lays and help[card]:
                spare = help[card] - need
                weights.append(0.5 - 0.03 * spare if spare >= 0.0 else 0.3 + 0.03 * help[card])
            elif state.box.kind[card] == STRATEGY:
                coming = 0
                for other in state.laid[seat] + state.picked[seat]:
                    coming += state.box.kind[other] == STRATEGY
                room = len(state.strategies[seat]) + coming < state.box.options.strategy_limit
                new = card not in state.strategies[seat]
                weights.append(self.lore.strategy(state, seat, card) if room and new else -0.1)
            else:
                weights.append(-0.1 - self.lore.keep[card])
        return weights

    def _shield(self, state: State, seat: int, unit: int) -> float:
        """Who gets a Shield: the own Leader first."""
        if unit >= len(state.owner) or state.box.sides[state.owner[unit]] != state.box.sides[seat]:
            return -0.3
        return 0.3 - 0.05 * state.shields[unit] if state.place[unit] == 0 else 0.0


def shares(weights: list[float], warmth: float) -> list[float]:
    """Weights as shares of 1: the warmer, the more alike."""
    most = max(weights)
    raw = [exp(max((weight - most) / warmth, -30.0)) for weight in weights]
    total = sum(raw)
    return [one / total for one in raw]
