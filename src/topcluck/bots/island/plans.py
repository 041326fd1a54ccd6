"""The best attack, the best move and the best build of the moment, each with what it is worth.

They are worked out anew at every decision, so that the question after "free move" finds the same answer as the one
before it.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from topcluck.bots.island.flags import WON, errand, meetings, runs
from topcluck.bots.island.prospects import (
    DREAD,
    GOOD,
    Attack,
    at_close_range,
    chance_of,
    danger,
    loss,
    open_lead,
    place_worth,
    reach_worth,
    strikes,
    targets,
)
from topcluck.bots.island.scene import DICE, MUSCLE, Scene, distance, is_leader, remembered
from topcluck.bots.island.scrolls import help_of, strength_for_stars
from topcluck.bots.island.ways import FAR, Mover, built, companions, ground, mover, spread, steps_to_strike, stops
from topcluck.games.island.model import RESOURCES, MachineCard
from topcluck.games.island.names import SEATS
from topcluck.games.island.sheet import UnitSheet

HOPELESS = 0.02
READY = 0.6  # a chance good enough not to wait for better dice
FORCING = 0  # the lead of an attack that others have to answer, or it succeeds
AS_GOOD_AS_LATER = 0.9  # or this part of what one more turn promises
PER_ROLLED_DIE = 1.0  # strength: the mean of the six faces
RUNNING = 3  # claws for whoever runs home with a Flag
DIE_PRICE = 0.06  # what a good die is worth that is not kept for an attack on a Leader
FRESH_CARD = 0.05  # what it is worth to turn up another Machine where only Towers and Cannons lie open
HOME = 0.15  # what it is worth to a Leader to be on its Base


# -- attacks -------------------------------------------------------------------------------------------------------


@remembered
def attacks(scene: Scene) -> list[Attack]:
    """All attacks that this seat's units could make where they stand, the best first."""
    found = [
        judge(scene, unit, target)
        for unit in scene.own
        for target in scene.hostile
        if 1 <= distance(unit.hex, target.hex) <= unit.range and scene.exposed(unit) and scene.exposed(target)
    ]
    return sorted(found, key=lambda attack: -attack.worth)


def best_attack(scene: Scene, only: UnitSheet | None = None) -> float:
    """What the best attack is worth, of all units or of one."""
    return max((attack.worth for attack in attacks(scene) if only in (None, attack.attacker)), default=0.0)


@remembered
def judge(scene: Scene, attacker: UnitSheet, target: UnitSheet) -> Attack:
    """An attack with its chance and what it is worth to declare it now."""
    if is_leader(target) or (scene.table.flags and target in dict(targets(scene, scene.me))):
        return _judge_for_tag(scene, attacker, target)
    worth = loss(scene, target)
    best = Attack(attacker, target, 0.0, 0.0)
    for dice in rising(scene.mine.dice):
        chance = chance_of(scene, attacker, target, sum(dice))
        price = DIE_PRICE * sum(die > 1 for die in dice)
        if chance * worth - price > best.worth:
            best = Attack(attacker, target, chance, chance * worth - price)
    return best


def rising(faces: tuple[str, ...]) -> list[list[int]]:
    """No strength die, the smallest, the two smallest and so on."""
    dice = sorted(MUSCLE[face] for face in faces if face in MUSCLE)
    return [dice[:number] for number in range(len(dice) + 1)]


@remembered
def _judge_for_tag(scene: Scene, attacker: UnitSheet, target: UnitSheet) -> Attack:
    """An attack on a Leader, or for a Flag, takes all that one has; waiting must not promise to make it better.

    Who waits may get better dice, or be destroyed. An attack that succeeds unless somebody lays Scrolls against it is
    worth its dice even where hands are full: hands get emptier, and the next one may find nobody with an answer.
    """
    stake = dict(targets(scene, scene.me)).get(target, 0.0)
    dice = scene.muscle(scene.me) + star_lead(scene, attacker)
    extra = dice + hand_lead(scene, attacker, target)
    chance = chance_of(scene, attacker, target, extra)
    later = chance_of(scene, attacker, target, extra + growth(scene))
    later *= AS_GOOD_AS_LATER * (1.0 - danger(scene, mover(scene, attacker)))
    ready = chance >= READY or HOPELESS < chance >= later or open_lead(scene, attacker, target, dice) >= FORCING
    return Attack(attacker, target, chance, 1.0 + chance * stake if ready and stake else 0.0)


def growth(scene: Scene) -> int:
    """How much more strength the dice may show after another roll, if those worth keeping are kept."""
    kept = [face for face in scene.mine.dice if keeps(scene, face)]
    hoped = sum(MUSCLE.get(face, 0) for face in kept) + PER_ROLLED_DIE * (DICE - len(kept))
    return max(round(hoped) - scene.muscle(scene.me), 0)


def hand_lead(scene: Scene, attacker: UnitSheet, target: UnitSheet) -> int:
    """What the own hand adds to an attack."""
    return sum(help_of(scene, scroll, attacker, target)[0] for scroll in scene.view.hand)


def star_lead(scene: Scene, attacker: UnitSheet) -> int:
    """What stars on the Banner add to an attack by abilities in play (CMB-13)."""
    sources = (attacker.card, *scene.mine.strategies, *scene.mine.borrowed)
    return max(strength_for_stars(scene, scene.cards.abilities(card), attacker) for card in sources)


# -- dice ----------------------------------------------------------------------------------------------------------


@remembered
def in_reach(scene: Scene) -> list[tuple[UnitSheet, UnitSheet, float]]:
    """Own units with an enemy Leader within reach whose tag counts."""
    return [
        (unit, leader, worth)
        for leader, worth in targets(scene, scene.me)
        for unit in scene.own
        if strikes(scene, unit, leader) and scene.exposed(unit)
    ]


def keeps(scene: Scene, face: str) -> bool:
    """Whether a die should lie as it does: strength for an attack, claws for the way to it, stars that make strong."""
    dice, claws = scene.mine.dice, claws_needed(scene)
    if face == "claw":
        return dice.count("claw") <= claws
    if face in GOOD:
        good = [other for other in dice if other in GOOD]
        return len(good) <= DICE - claws or face != min(good)
    return face == "star" and any(star_lead(scene, unit) for unit, _, _ in in_reach(scene))


@remembered
def claws_needed(scene: Scene) -> int:
    """How many moves the most promising unit has to make before the free action can be its attack on a Leader."""
    best, needed = 0.0, 1
    if any(runs(scene, unit) for unit in scene.own):
        return RUNNING
    for unit in scene.own:
        who = mover(scene, unit)
        for leader, _ in targets(scene, scene.me):
            moves, worth = strike_moves(scene, who, leader.hex, unit.hex), reach_worth(scene, who)
            if not is_leader(unit) and moves < DICE and worth > best:
                best, needed = worth, moves
    return min(needed, 2)


# -- moves ---------------------------------------------------------------------------------------------------------


class Move(NamedTuple):
    """A unit and the hex where it would be better off."""

    unit: UnitSheet
    hex: str
    gain: float


def actions_left(scene: Scene) -> int:
    """How many moves and attacks this turn can still pay for (ACT-1, DICE-3)."""
    return (not scene.table.free_used) + scene.mine.dice.count("claw")


def best_move(scene: Scene) -> float:
    """What the best move gains, once it is paid for."""
    gains = [move.gain for unit in scene.own if unit.speed and (move := best_move_of(scene, unit, 1))]
    return max(gains, default=0.0)


@remembered
def best_move_of(scene: Scene, unit: UnitSheet, price: int = 0) -> Move | None:
    """Where one unit would best go, with so many actions still to be paid for the move itself."""
    if _drags_leader(scene, unit) or (unit is not vanguard(scene, unit) and not scene.table.flags):
        return None
    who = mover(scene, unit)
    left = actions_left(scene) - price
    here = stay_worth(scene, unit, who, unit.hex, 0)
    options = [(stay_worth(scene, unit, who, hex, left), hex) for hex in stops(scene, who)]
    if scene.table.flags:
        options += [(here + gain, hex) for hex, gain in meetings(scene, unit, left + 1).items()]
    worth, hex = max(options, default=(0.0, ""))
    if worth <= here:
        return None
    return Move(unit, hex, worth - here)


def _drags_leader(scene: Scene, unit: UnitSheet) -> bool:
    """Whether the Leader would have to come along: in one edition a stack moves as a whole at first (BAND-5).

    Without Machines there is no other way to leave the Base; the Leader is left behind after the first step.
    """
    machines = scene.table.lineup or scene.table.machine_deck
    whole = bool(machines) and scene.cards.options.band_move == "whole_then_change"
    return whole and scene.bands(unit) and not is_leader(unit) and any(map(is_leader, scene.at[unit.hex]))


def stay_worth(scene: Scene, unit: UnitSheet, who: Mover, hex: str, left: int) -> float:
    """What it is worth that a unit is on a hex with so many actions left: to strike at once, or to wait there."""
    if is_leader(unit):
        return home_worth(scene, who, hex)
    worth = place_worth(scene, who, hex)
    if scene.table.flags:
        duty = errand(scene, unit, hex)
        if duty:
            return duty if duty == WON else duty * (1.0 - DREAD * danger(scene, who, hex))
    for leader, stake in targets(scene, scene.me):
        moves = strike_moves(scene, who, leader.hex, hex)
        if left > moves:
            attack = _judge_for_tag(scene, unit, leader)
            if attack.worth:
                worth = max(worth, 1.0 + attack.chance * stake - 0.01 * moves)
    return worth


def strike_moves(scene: Scene, who: Mover, target: str, hex: str) -> int:
    """How many move actions have to be paid for before a unit can attack a hex."""
    moves = ceil(steps_to_strike(scene, at_close_range(scene, who), target, hex) / max(who.speed, 1))
    return max(moves - who.free_move, 0)


def home_worth(scene: Scene, who: Mover, hex: str) -> float:
    """What it is worth to a Leader to stand there: at home, or on the way home."""
    base = scene.mine.base
    return 0.0 if base is None else HOME * 0.5 ** spread(scene, who.gait, [base]).get(hex, FAR)


def vanguard(scene: Scene, unit: UnitSheet) -> UnitSheet:
    """Who leads the stack of a unit when it marches: the strongest."""
    return max((unit, *companions(scene, unit)), key=lambda member: (member.strength, member.id))


# -- builds --------------------------------------------------------------------------------------------------------


def sites(scene: Scene, machine: MachineCard) -> list[str]:
    """The hexes of the own Territory where a Machine could stand (BUILD-3, BUILD-4)."""
    gait = built(scene, machine, "").gait
    _, free = ground(scene, gait)
    own = [hex.name for hex in scene.table.board if hex.owner == scene.me and hex.ground == "territory"]
    return [hex for hex in own if hex in free]


@remembered
def machine_worth(scene: Scene, id: str) -> float:
    """What a Machine would be worth, on the best hex, to an army that has what it has."""
    machine = scene.cards.machines[id]
    places = [reach_worth(scene, built(scene, machine, hex)) for hex in sites(scene, machine)]
    strike = max(places, default=0.0)
    present = max((reach_worth(scene, mover(scene, unit)) for unit in scene.own if not is_leader(unit)), default=0.0)
    useful = 0.02 * len(machine.effects) + 0.002 * machine.armor
    return max(strike - 0.5 * present, 0.0) + (useful if places else 0.0) - 0.01 * (machine.pilots + sum(machine.cost))


def missing(scene: Scene, id: str) -> list[int]:
    """The Resources that are lacking for a Machine, by kind; what a discount saves is taken off (BUILD-1)."""
    machine = scene.cards.machines[id]
    lacking = [max(cost - have, 0) for cost, have in zip(machine.cost, scene.mine.resources, strict=True)]
    saved = min(discount(scene), sum(machine.cost) - 1)
    for kind in range(len(RESOURCES)):
        less = min(saved, lacking[kind])
        lacking[kind] -= less
        saved -= less
    return lacking


def discount(scene: Scene) -> int:
    """How many Resources less a build costs."""
    lines = [effect for card in scene.in_play(scene.me) for effect in scene.cards.lines(card, "static")]
    return sum(effect.amount for effect in lines if effect.op == "build_discount")


def best_build(scene: Scene) -> float:
    """What the best Machine that can be built now is worth, and the card that is turned up in its place (BUILD-5)."""
    chickens = chickens_on_island(scene)
    affordable = [
        machine_worth(scene, id)
        for id in dict.fromkeys(scene.table.lineup)
        if not any(missing(scene, id)) and scene.cards.machines[id].pilots <= chickens
    ]
    walks = any(scene.cards.machines[id].speed for id in scene.table.lineup)
    return max(affordable) + (0.0 if walks else FRESH_CARD) if affordable else 0.0


def chickens_on_island(scene: Scene) -> int:
    """How many own Chickens could become Pilots (BUILD-2)."""
    letter = SEATS[scene.me]
    return sum(f"{letter}{number}" in scene.by_id for number in range(1, 7))


@remembered
def wanted(scene: Scene) -> tuple[float, float, float, float]:
    """How much one more of each Resource, and one more Chicken, is wanted for the Machines that lie open."""
    wants, chickens = [0.0, 0.0, 0.0, 0.0], chickens_on_island(scene)
    for id in dict.fromkeys(scene.table.lineup):
        lacking = [*missing(scene, id), max(scene.cards.machines[id].pilots - chickens, 0)]
        worth = machine_worth(scene, id)
        for kind, number in enumerate(lacking):
            if number:
                wants[kind] = max(wants[kind], worth / sum(lacking))
    return wants[0], wants[1], wants[2], wants[3]
