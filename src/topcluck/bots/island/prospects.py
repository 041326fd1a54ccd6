"""What things are worth, counted in tags: a tag, an attack, a unit, the place where it stands."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from topcluck.bots.island.cards import guess_armor
from topcluck.bots.island.challenger import power, scroll_strength, still_to_lay, tags_to_win
from topcluck.bots.island.flags import homeward, lies_on_the_way, prey, prize, runs, stack_flags, threat
from topcluck.bots.island.scene import DICE, Scene, distance, is_chicken, is_leader, remembered
from topcluck.bots.island.ways import FAR, Mover, mover, steps_to_strike
from topcluck.games.island.model import Condition, Effect
from topcluck.games.island.sheet import UnitSheet

FIRST_TAG = 0.5
SHIELDED = 0.3  # of the worth of a tag: what it is to take a Shield first
PATIENCE = 0.75  # what a chance is worth that is one move action farther away
DREAD = 0.6  # how much of a danger counts: who destroys a unit spends dice that cannot be used for a tag
DARING = 0.2  # the same in a race for Flags: nobody wins it at home
COMES = 0.4  # the chance that an enemy who has to move first does come
HOPE_PER_DIE = 1.3  # strength that a die brings by the time of an attack; what is good is kept from turn to turn
HOPE_PER_SCROLL = 0.4  # strength, or armor, in an unknown Scroll
FOR_A_UNIT = 0.3  # the part of a hand that is laid to save a unit that is no Leader
BYSTANDER = 0.35  # the part of a hand that those not involved lay to stop a winning attack
GUARDED = 0.3  # what a unit is worth whose destruction loses the own Flag
REPLACED = 0.8  # the part of a menace that stays when another unit of the same army is as near
GOOD = ("+2", "+3")  # dice worth keeping for an attack


# -- tags ----------------------------------------------------------------------------------------------------------


def tagged(scene: Scene, seat: int) -> list[int]:
    """The enemies on whose Banners a seat, or its side, has tags, as often as it has."""
    side = scene.side(seat)
    return [other for other in scene.enemies(seat) for mate in side for _ in range(scene.table.seats[other].tags[mate])]


@remembered
def tag_worth(scene: Scene, seat: int, banner: int) -> float:
    """What one more tag on a Banner is worth to a seat: 1 if it wins (WIN-1, WIN-2), nothing if it cannot count."""
    options, lying = scene.cards.options, scene.table.seats[banner].tags
    if sum(lying) >= options.max_tags_per_banner or lying[seat] >= options.max_same_tags_per_banner:
        return 0.0
    placed = tagged(scene, seat)
    if scene.solo:
        return 1.0 if len(placed) + 1 >= tags_to_win(scene, seat) else FIRST_TAG
    if scene.seats > 2 and banner in placed:
        return 0.0
    return 1.0 if placed else FIRST_TAG


@remembered
def targets(scene: Scene, seat: int) -> list[tuple[UnitSheet, float]]:
    """The enemy Leaders whose humiliation would help a seat, or who must go for their Flags, and how much."""
    if scene.table.flags:
        return [(unit, worth * SHIELDED if unit.shields else worth) for unit, worth in prey(scene, seat)]
    found = []
    for enemy in scene.enemies(seat):
        leader, worth = scene.leader(enemy), tag_worth(scene, seat, enemy)
        if leader is not None and worth:
            found.append((leader, worth * SHIELDED if leader.shields else worth))
    return found


def stake(scene: Scene, seat: int, unit: UnitSheet) -> float:
    """What an attack of a seat that succeeds against this unit brings it besides destruction: a tag, or Flags."""
    if scene.table.flags:
        return prize(scene, seat, unit)
    return tag_worth(scene, seat, unit.seat) if is_leader(unit) else 0.0


def strikes(scene: Scene, unit: UnitSheet, target: UnitSheet) -> bool:
    """Whether a unit could win what there is to win from a target where it stands: Flags only from beside it."""
    return 1 <= distance(unit.hex, target.hex) <= (1 if scene.table.flags else unit.range)


def standing(scene: Scene, seat: int) -> int:
    """How far a seat has come: of how many enemies it has tags."""
    placed = tagged(scene, seat)
    return len(set(placed)) if scene.seats > 2 else len(placed)


# -- units and their places ----------------------------------------------------------------------------------------


def likely(lead: float) -> float:
    """A chance from a lead in strength over armor that may still change."""
    return 1.0 / (1.0 + exp(-lead / 2.5))


@remembered
def hopes(scene: Scene, seat: int, target: UnitSheet) -> float:
    """What dice and Scrolls may still add to the lead of a seat that goes for a Leader."""
    if scene.is_challenger(seat):
        return power(scene, seat) + scroll_strength(scene, seat) - HOPE_PER_SCROLL * scene.mine.hand
    dice = scene.table.seats[seat].dice
    good = [face for face in dice if face in GOOD]
    muscle = sum(int(face) for face in good) + HOPE_PER_DIE * (DICE - len(good))
    if scene.is_challenger(target.seat):
        return muscle + HOPE_PER_SCROLL * scene.table.seats[seat].hand - scroll_strength(scene, target.seat)
    scrolls = scene.table.seats[seat].hand - scene.table.seats[target.seat].hand
    return muscle + HOPE_PER_SCROLL * scrolls


def at_close_range(scene: Scene, who: Mover) -> Mover:
    """A unit as it has to fight for Flags, which are not claimed from afar (FLAG-7)."""
    return who._replace(reach=1) if scene.table.flags else who


def moves_to_strike(scene: Scene, who: Mover, target: str, hex: str | None = None) -> float:
    """How many move actions, in parts, a unit needs to have a hex within reach; its own free move is taken off."""
    steps = steps_to_strike(scene, at_close_range(scene, who), target, hex)
    if not steps:
        return 0.0
    return FAR if steps >= FAR else max(steps / who.speed - 0.5 * who.free_move, 0.5)


@remembered
def reach_worth(scene: Scene, who: Mover, hex: str | None = None) -> float:
    """What it is worth to have a unit there: the best tag it may bring, and how soon."""
    best = 0.0
    for leader, worth in targets(scene, who.gait.seat):
        moves = moves_to_strike(scene, who, leader.hex, hex)
        if moves < FAR:
            lead = who.strength + hopes(scene, who.gait.seat, leader) - leader.armor
            best = max(best, worth * likely(lead) * PATIENCE**moves)
    return max(best, lies_on_the_way(scene, who, hex))


@remembered
def danger(scene: Scene, who: Mover, hex: str | None = None) -> float:
    """The chance that a unit there does not live to see its next turn: an enemy is, or can come, within reach.

    Of a stack it is one unit that is lost, and another can strike in its place.
    """
    here, survives = who.hex if hex is None else hex, 1.0
    for enemy in scene.enemies(who.gait.seat):
        sheet = scene.table.seats[enemy]
        muscle = scene.muscle(enemy) + 0.5 * (DICE - len(sheet.dice))
        if scene.is_challenger(enemy):
            muscle = power(scene, enemy) + scroll_strength(scene, enemy)
        worst = 0.0
        for unit in scene.units(enemy):
            gap = distance(unit.hex, here) - unit.range
            if gap <= unit.speed:
                comes = 1.0 if gap <= 0 else COMES
                worst = max(worst, comes * likely(unit.strength + muscle - who.armor - 2))
        survives *= 1.0 - worst
    return (1.0 - survives) / (1 + who.company)


def place_worth(scene: Scene, who: Mover, hex: str | None = None) -> float:
    """What a place is worth to a unit that has to live there until its next turn."""
    dread = DARING if scene.table.flags else DREAD
    return reach_worth(scene, who, hex) * (1.0 - dread * danger(scene, who, hex))


@remembered
def unit_worth(scene: Scene, unit: UnitSheet) -> float:
    """What a unit is worth to its player, apart from a Leader, who cannot be lost."""
    if is_leader(unit):
        return 0.0
    body = 0.04 if is_chicken(unit) else 0.06 + 0.01 * unit.strength
    if stack_flags(scene, unit):
        body += homeward(scene, unit) if runs(scene, unit) else GUARDED
    return body + 0.3 * reach_worth(scene, mover(scene, unit))


@remembered
def menace(scene: Scene, unit: UnitSheet) -> float:
    """How much an enemy unit endangers this seat's own Leader, or is about to win with a Flag."""
    if scene.table.flags:
        return threat(scene, unit)
    leader = scene.leader(scene.me)
    if leader is None:
        return 0.0
    moves = moves_to_strike(scene, mover(scene, unit), leader.hex)
    if moves >= FAR:
        return 0.0
    lead = unit.strength + hopes(scene, unit.seat, leader) - leader.armor
    return tag_worth(scene, unit.seat, scene.me) * likely(lead) * float(PATIENCE**moves)


@remembered
def loss(scene: Scene, unit: UnitSheet) -> float:
    """What it is worth to this seat that a unit is gone: good for an enemy's, bad for its own."""
    worth = unit_worth(scene, unit)
    if unit.seat in scene.side(scene.me):
        return -worth
    return worth / max(scene.seats - 1, 1) + 0.5 * relief(scene, unit)


def relief(scene: Scene, unit: UnitSheet) -> float:
    """How much safer this seat's Leader is without an enemy unit: another as near may strike in its place."""
    others = [menace(scene, other) for other in scene.units(unit.seat) if other is not unit]
    return menace(scene, unit) - REPLACED * min(menace(scene, unit), max(others, default=0.0))


# -- attacks -------------------------------------------------------------------------------------------------------


class Attack(NamedTuple):
    """An attack that could be declared now."""

    attacker: UnitSheet
    target: UnitSheet
    chance: float
    worth: float


def odds_in_combat(scene: Scene, attacker: UnitSheet, defender: UnitSheet) -> int:
    """What cards in play add to the lead of this attacker over this defender only while the two fight (CMB-9)."""
    lead = 0
    for card, bearer in scene.bearing(attacker):
        lead += lead_from(scene, card, attacker.seat, bearer, attacker, defender)
    for card, bearer in scene.bearing(defender):
        lead += lead_from(scene, card, defender.seat, bearer, attacker, defender)
    return lead


def lead_from(
    scene: Scene, card: str, seat: int, bearer: UnitSheet | None, attacker: UnitSheet, defender: UnitSheet
) -> int:
    """What the static lines of one card do for an attacker's lead once there is a combat."""
    lead = 0
    for effect in scene.cards.lines(card, "static"):
        target = effect.target
        if effect.op != "modify" or target is None or target.fights is None:
            continue
        unit = attacker if target.fights == "attacker" else defender
        if scene.fits(target, unit, seat, bearer) and _all_hold(scene, effect, seat, attacker, defender):
            if effect.stat == "strength" and unit is attacker:
                lead += effect.amount
            elif effect.stat == "armor" and unit is defender:
                lead -= effect.amount
    return lead


def _all_hold(scene: Scene, effect: Effect, seat: int, attacker: UnitSheet, defender: UnitSheet) -> bool:
    return all(_holds(scene, condition, seat, attacker, defender) for condition in effect.conditions)


def _holds(scene: Scene, condition: Condition, seat: int, attacker: UnitSheet, defender: UnitSheet) -> bool:
    """Whether a condition would hold in this combat."""
    if condition.side is not None:
        return seat == (attacker if condition.side == "attacker" else defender).seat
    if condition.ranged is not None:
        return (distance(attacker.hex, defender.hex) > 1) == condition.ranged
    if condition.unit is not None and condition.unit.fights is not None:
        return scene.fits(condition.unit, attacker if condition.unit.fights == "attacker" else defender, seat)
    return False


@remembered
def hidden_armor(scene: Scene, attacker: int, defender: UnitSheet) -> tuple[int, int]:
    """What may be laid against an attack: armor that is known to be there, and the number of unknown Scrolls.

    For a Leader the defender lays all that helps, for another unit not nearly so much. Those who are not involved step
    in only against an attack that would win the game, and each leaves some of it to the others.
    """
    armor = scrolls = 0.0
    for seat in range(scene.seats):
        part = _readiness(scene, seat, attacker, defender) if seat != scene.me else 0.0
        if part and scene.is_challenger(seat):
            scrolls += still_to_lay(scene, seat)  # whatever it defends (SOLO-26)
        elif part:
            known = scene.known_hand(seat)
            armor += part * sum(guess_armor(scene.cards.scrolls[card]) for card in known)
            scrolls += part * max(scene.table.seats[seat].hand - len(known), 0)
    return round(armor), round(scrolls)


def _readiness(scene: Scene, seat: int, attacker: int, defender: UnitSheet) -> float:
    """The part of a hand that a seat is expected to lay for the defender, where it can."""
    if seat in scene.side(attacker):
        return 0.0
    if seat == defender.seat:
        return 1.0 if is_leader(defender) or stake(scene, attacker, defender) else FOR_A_UNIT
    return BYSTANDER if stake(scene, attacker, defender) >= 1.0 else 0.0


def chance_of(scene: Scene, attacker: UnitSheet, defender: UnitSheet, extra: int) -> float:
    """The chance of an attack with so much strength added by dice and Scrolls."""
    armor, scrolls = hidden_armor(scene, attacker.seat, defender)
    return scene.cards.holds_at_most(scrolls, open_lead(scene, attacker, defender, extra) - armor)


def open_lead(scene: Scene, attacker: UnitSheet, defender: UnitSheet, extra: int) -> int:
    """The lead of an attack with so much strength added, as long as nobody lays anything against it."""
    return attacker.strength + extra + odds_in_combat(scene, attacker, defender) - defender.armor
