"""The own turn on the bare state: what each action on offer seems worth (`topcluck.bots.island.turns`, in numbers)."""

from __future__ import annotations

from typing import Final

from topcluck.bots.island.bare.glance import Glance
from topcluck.bots.island.bare.hands import star_lead
from topcluck.bots.island.bare.uses import CHICKEN, SCROLL, SHIELD, ability_worth, play_worth
from topcluck.games.island import actions as a
from topcluck.games.island.board import LAVA
from topcluck.games.island.box import STRENGTH
from topcluck.games.island.state import CLAW, PLUS_ONE, State

NEVER: Final = -9.0
CLAW_FIRST: Final = 0.001
SURE: Final = 0.8  # a chance that no second roll need improve
ENOUGH: Final = 9
ENOUGH_OF_MANY: Final = 5
POOR: Final = 0.08
TWO_RESOURCES: Final = 0.06


# -- dice (TURN-2, TURN-3) -----------------------------------------------------------------------------------------


def roll(glance: Glance, codes: list[int]) -> list[float]:
    """D-ROLL, and which dice for a second roll: all that are not worth keeping."""
    weights: list[float] = []
    for code in codes:
        kind = code & 255
        if kind == a.ADD:
            weights.append(NEVER if glance.keeps(code >> 8) else 2.0)
        elif kind == a.ADD_SPENT:
            weights.append(2.0)
        elif kind == a.LIFT:
            ready = any(unit == code >> 8 for unit, _ in glance.in_reach())
            weights.append(NEVER if ready else 2.0)
        else:
            weights.append(1.0 if kind in (a.ROLL, a.DONE) else 0.0)
    return weights


def second_roll(glance: Glance, codes: list[int]) -> list[float]:
    """D-REROLL: two Resources for better dice before a promising attack, or because there are plenty."""
    state, seat = glance.state, glance.seat
    row, junk, pips = seat * 6, 0, 0
    for face in range(6):
        number = state.banner[row + face]
        if number and not glance.keeps(face):
            junk += number
            pips += number * (face - PLUS_ONE + 1) if face >= PLUS_ONE else 0
    gain = 0.02 * junk if glance.claws_needed() > state.banner[row + CLAW] else 0.0
    for unit, target in glance.in_reach():
        lead, helps = glance.contest(unit, target)
        dice = star_lead(state, seat, unit)
        for face in range(3):
            dice += state.banner[row + PLUS_ONE + face] * (face + 1)
        guard = glance.guard(target)
        now = glance.lore.holds(guard, lead + helps + dice)
        if now < SURE:
            then = glance.lore.holds(guard, lead + helps + dice + junk - pips)
            gain = max(gain, glance.stake(target) * (then - now))
    plenty, wants = state.resources_of(seat) > 6, glance.wanted()
    use = max(glance.best_build(), wants[0], wants[1], wants[2])
    price = 0.3 * use if plenty else TWO_RESOURCES + use
    return [gain - price + 0.001 * spare(glance, code >> 8) if code & 255 == a.PAY else 0.0 for code in codes]


# -- actions (TURN-6) ----------------------------------------------------------------------------------------------


def take_action(glance: Glance, codes: list[int]) -> list[float]:
    """D-ACTION: what gains most; nothing is left undone that gains anything."""
    attack = move = -1.0
    weights: list[float] = []
    for code in codes:
        kind, weight = code & 255, 0.0
        if kind in (a.FREE_ATTACK, a.CLAW_ATTACK):
            if attack < 0.0:
                attack = glance.best_attack()
            weight = attack + (CLAW_FIRST if kind == a.CLAW_ATTACK else 0.0)
        elif kind in (a.FREE_MOVE, a.CLAW_MOVE):
            if move < 0.0:
                move = glance.best_move()
            weight = move if kind == a.FREE_MOVE else move + CLAW_FIRST if move > 0.0 else NEVER
        elif kind == a.FREE_BUILD:
            weight = glance.best_build()
        elif kind in (a.FREE_RETRIEVE, a.CHICKEN_RETRIEVE):
            weight = retrieve_worth(glance)
        elif kind == a.USE:
            unit = code >> 8 & 255
            weight = ability_worth(glance, glance.state.card[unit], code >> 16, unit)
        elif kind == a.USE_STRATEGY:
            weight = ability_worth(glance, code >> 8 & 255, code >> 16, glance.state.leader_of(glance.seat))
        elif kind == a.PLAY:
            weight = play_worth(glance, code >> 8)
        elif kind == a.PLACE:
            weight = NEVER
        elif kind == a.END:
            weight = 0.004
        elif kind == a.PASS:
            weight = 0.1  # in a window: stars may be needed in the own turn
        else:
            weight = _star_worth(glance, kind)
        weights.append(weight)
    return weights


def _star_worth(glance: Glance, kind: int) -> float:
    """What the star abilities that everybody has are worth (STAR-4 to STAR-9)."""
    state, seat = glance.state, glance.seat
    if kind == a.STAR_LINEUP:
        rich = state.resources_of(seat) > 2 and not state.free_used and glance.chickens() > 0
        fresh = len(state.machine_deck) > len(state.lineup)
        return POOR if rich and fresh and glance.best_build() < POOR else 0.0
    if kind == a.STAR_SIFT:
        return 0.02
    if kind == a.STAR_DRAW:
        return SCROLL if len(state.hand[seat]) < enough(state) else 0.0
    if kind == a.STAR_FEAST:
        room = 9 - state.resources_of(seat)
        return SCROLL + CHICKEN * len(state.destroyed_chickens(seat)) + 0.01 * room
    if kind == a.STAR_SHIELD:
        return SHIELD
    return 0.4 if kind == a.STAR_PARDON else 0.0


def enough(state: State) -> int:
    """How many Scrolls make a good hand."""
    return ENOUGH if state.armies == 2 else ENOUGH_OF_MANY


def draw_step(glance: Glance, codes: list[int]) -> list[float]:
    """D-DRAW: up to a good hand, unless no way leads anywhere."""
    state = glance.state
    stuck = True
    for unit in state.units_of(glance.seat):
        if state.place[unit] and stuck:
            who = glance.mover(unit)
            stuck = glance.reach(who, who.hex) == 0.0
    wanted = enough(state) - len(state.hand[glance.seat])
    return [float(code >> 8) if stuck or code >> 8 <= wanted else -float(code >> 8) for code in codes]


# -- retrieving and Resources (RET) --------------------------------------------------------------------------------


def retrieve_worth(glance: Glance) -> float:
    """What a retrieve brings: the better of Resources and Chickens, twice."""
    state, seat, wants = glance.state, glance.seat, glance.wanted()
    limit = state.box.options.resource_limit
    room = limit is None or state.resources_of(seat) < limit
    resource = 0.01 + max(wants[0], wants[1], wants[2]) if room and any(state.supply) else 0.0
    chicken = recover_worth(glance, wants) if state.destroyed_chickens(seat) else 0.0
    return 1.5 * max(resource, chicken)


def recover_worth(glance: Glance, wants: list[float]) -> float:
    """What one more Chicken on the Base is worth: Pilots are needed, more than a few are not."""
    return CHICKEN / (1 + glance.chickens()) + wants[3]


def pick(glance: Glance, codes: list[int]) -> list[float]:
    """D-PICK, and Resources that cards and stars bring: what is wanted most."""
    state, seat, wants = glance.state, glance.seat, glance.wanted()
    limit = state.box.options.resource_limit
    full = limit is not None and state.resources_of(seat) >= limit
    weights: list[float] = []
    for code in codes:
        if code & 255 == a.TAKE:
            kind = code >> 8
            weights.append(NEVER if full else 0.01 + wants[kind] - 0.001 * state.resources[seat * 3 + kind])
        elif code & 255 == a.RECOVER:
            strength = state.box.printed[STRENGTH][code >> 8]
            weights.append(recover_worth(glance, wants) + 0.001 * strength)
        else:
            weights.append(0.0)
    return weights


def spare(glance: Glance, kind: int) -> int:
    """How many of a Resource are left over when the next Machine is paid."""
    return glance.state.resources[glance.seat * 3 + kind] - glance.plan()[kind]


def exchange(glance: Glance, code: int) -> float:
    """Which Resource for which: what is left over for what the next Machine lacks."""
    if code & 255 != a.EXCHANGE:
        return 0.5
    return float(min(spare(glance, code >> 8 & 255), -spare(glance, code >> 16 & 255)))


# -- building (BUILD) ----------------------------------------------------------------------------------------------


def site(glance: Glance, card: int, hex: int) -> float:
    """D-BUILD-HEX: where the Machine is most useful."""
    return glance.place(glance.built(card, hex), hex)


def pilot(glance: Glance, code: int) -> float:
    """D-BUILD-PILOTS: the Chicken that would do least else."""
    if code & 255 != a.PILOT:
        return -1.0
    unit = code >> 8
    bearer = 1.0 if unit in glance.state.flags else 0.0
    return -bearer - glance.body(unit) - 0.001 * glance.values[unit][1]


# -- moving (MOVE, BAND) -------------------------------------------------------------------------------------------


def company(state: State, code: int) -> float:
    """Who comes along: all but the Leader, who goes alone."""
    kind = code & 255
    leads = state.place[code >> 8] == 0 if kind in (a.WITH, a.LEAVE) else False
    if kind == a.WITH:
        return -1.0 if leads or state.flags else 1.0
    if kind == a.LEAVE:
        return 1.0 if leads else -1.0
    return 0.0


def move_step(glance: Glance, codes: list[int], group: int, steps: int) -> list[float]:
    """D-MOVE-STEP: toward the best hex that is still within reach; never onto Lava."""
    state = glance.state
    unit, best, speed = -1, (-1, 0, 0), 0
    for member in state.units_of(glance.seat):
        if group >> member & 1:
            values = glance.values[member]
            rank = (1 if state.place[member] else 0, values[1], values[0])
            speed = max(speed, values[0])
            if rank > best:
                unit, best = member, rank
    who = glance.mover(unit)
    left, actions = speed - steps, glance.actions_left()
    through, free = glance.paths.ground(state, who.gait)
    weights: list[float] = []
    for code in codes:
        kind = code & 255
        if kind == a.STEP:
            hex = code >> 8
            if not through[hex] and state.ground[hex] == LAVA:
                weights.append(NEVER)
                continue
            worth = glance.stay(unit, who, hex, actions) if free[hex] else -1.0
            if left > 1:
                for end in glance.paths.stops(state, who.gait, hex, left - 1):
                    worth = max(worth, glance.stay(unit, who, end, actions))
            weights.append(worth)
        elif kind == a.STOP:
            weights.append(glance.stay(unit, who, state.where[unit], actions) + 1e-6)
        elif kind == a.JOIN:
            mate = code >> 8
            joins = state.place[unit] and state.place[mate] and not state.flags
            weights.append(2.0 if joins else -1.0)
        elif kind == a.LEAVE:
            weights.append(2.0 if state.place[code >> 8] == 0 and state.place[unit] else -1.0)
        else:
            weights.append(0.0)
    return weights


def put(glance: Glance, codes: list[int], unit: int) -> list[float]:
    """Where a unit is put that cannot stay: where it is worth most."""
    if unit not in glance.values or glance.state.owner[unit] != glance.seat:
        return [0.0] * len(codes)
    who = glance.mover(unit)
    return [glance.stay(unit, who, code >> 8, 0) for code in codes]


# -- attacks and stars ---------------------------------------------------------------------------------------------


def attack_with(glance: Glance, codes: list[int]) -> list[float]:
    """D-ATTACK: the attack that is worth most; among hopeless ones the likeliest."""
    weights: list[float] = []
    for code in codes:
        chance, worth = glance.attack(code >> 8 & 255, code >> 16 & 255)
        weights.append(worth + 0.01 * chance)
    return weights


def shield(glance: Glance, unit: int) -> float:
    """D-STAR-UNIT: the own Leader first, then what is worth most."""
    state = glance.state
    if unit >= len(state.owner) or state.box.sides[state.owner[unit]] != state.box.sides[glance.seat]:
        return -1.0
    return 1.0 - 0.1 * state.shields[unit] if state.place[unit] == 0 else glance.of(state.owner[unit]).body(unit)
