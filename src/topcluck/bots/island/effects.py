"""What the effects of cards are worth to this seat, and on whom, where and against whom to use them."""

from __future__ import annotations

from topcluck.bots.island.plans import actions_left, best_attack, best_build, best_move_of, growth, judge
from topcluck.bots.island.prospects import loss, menace, place_worth, standing, tag_worth, targets
from topcluck.bots.island.scene import Scene, distance, is_leader
from topcluck.bots.island.scrolls import can_burn
from topcluck.bots.island.ways import has_trait, mover
from topcluck.games.island.model import ALL, Effect
from topcluck.games.island.sheet import UnitSheet

SHIELD = 0.2  # on the own Leader
SCROLL = 0.06
RESOURCE = 0.03
CHICKEN = 0.04
BURIED_FLAG = 0.3  # what it is worth to dig a Flag out of the Lava

_IN_COMBAT = ("change_defender", "swap_units")


def effects_worth(scene: Scene, effects: tuple[Effect, ...], bearer: UnitSheet | None = None) -> float:
    """What some lines of a card would bring together, alternatives once."""
    total, best = 0.0, 0.0
    for effect in effects:
        worth = line_worth(scene, effect, bearer)
        if effect.choice:
            best = max(best, worth)
        else:
            total += worth
    return total + best


def line_worth(scene: Scene, effect: Effect, bearer: UnitSheet | None = None) -> float:
    """What one line would bring, used on whom it does most good."""
    if effect.op == "free_action" and effect.target is None:
        return best_build(scene) if effect.action == "build" else 2 * RESOURCE
    if effect.op in ("draw", "discard", "steal_scroll", "look_at_hand", "gain_resources", "lose_resources"):
        return _worth_of_exchange(scene, effect)
    if effect.op == "retrieve_chickens":
        lying = len(scene.mine.destroyed)
        return CHICKEN * (lying if effect.amount == ALL else min(effect.amount, lying))
    if effect.op == "flip_tile":
        tiles = [hex.name for hex in scene.table.board if effect.tile and hex.ground == effect.tile.side]
        return max((tile_worth(scene, hex, (effect,)) for hex in tiles), default=0.0)
    if effect.op in ("set_die", "reroll_dice"):
        return 0.02 * growth(scene) if best_attack(scene) < 1.0 else 0.0
    if effect.target is None or effect.target.fights or effect.target.ref == "same" or effect.op in _IN_COMBAT:
        return 0.0  # what it does for a combat is another question, and so is what comes with something else
    units = [unit for unit in scene.table.units if scene.fits(effect.target, unit, scene.me, bearer)]
    return max((unit_choice(scene, effect, unit) for unit in units), default=0.0)


def _worth_of_exchange(scene: Scene, effect: Effect) -> float:
    """Scrolls and Resources that come, go or change hands."""
    each = RESOURCE if effect.op.endswith("resources") else SCROLL
    if effect.op == "look_at_hand":
        return 0.02
    if effect.op == "steal_scroll":
        return 2 * each * effect.amount
    gains = effect.op in ("draw", "gain_resources")
    mine = effect.player == "you"
    return each * effect.amount * (1 if gains == mine else -1) * (1.0 if mine else 0.5)


# -- on whom -------------------------------------------------------------------------------------------------------


def unit_choice(scene: Scene, effect: Effect, unit: UnitSheet) -> float:
    """What it is worth to this seat to use one line on one unit."""
    ours = unit.seat in scene.side(scene.me)
    if effect.op == "destroy":
        return loss(scene, unit) if not unit.shields else 0.3 * loss(scene, unit)
    if effect.op in ("add_shield", "remove_shield"):
        good = ours == (effect.op == "add_shield")
        return (1 if good else -1) * (SHIELD / (1 + unit.shields) if is_leader(unit) else 0.2 * abs(loss(scene, unit)))
    if effect.op == "move_unit":
        return max(push_worth(scene, unit, near, effect.lava) for near in (unit.hex, *scene.near.get(unit.hex, ())))
    if effect.op == "free_action":
        if effect.action == "attack":
            return best_attack(scene, unit)
        move = best_move_of(scene, unit)
        return 0.0 if move is None else move.gain
    return _value_choice(scene, effect, unit, ours)


def _value_choice(scene: Scene, effect: Effect, unit: UnitSheet, ours: bool) -> float:
    """What a change of a value, or a trait, of one unit is worth."""
    amount = effect.amount if effect.op == "modify" else effect.value - unit.speed
    if effect.stat == "range":
        return _range_worth(scene, unit, effect.amount) if ours else 0.0
    if effect.stat == "strength" and ours:
        return 0.1 * amount * place_worth(scene, mover(scene, unit))
    if effect.stat == "armor":
        leader = dict(targets(scene, scene.me)).get(unit, 0.0)
        return 0.02 * amount if ours else -0.08 * amount * leader
    if effect.stat == "speed":
        return (0.02 if ours else -0.3 * menace(scene, unit)) * amount
    return 0.01


def _range_worth(scene: Scene, unit: UnitSheet, more: int) -> float:
    """Range that brings an enemy Leader within reach of an attack that is worth it."""
    if scene.table.flags:
        return 0.01  # Flags are not claimed from afar (FLAG-7)
    gaps = {leader: distance(unit.hex, leader.hex) - unit.range for leader, _ in targets(scene, scene.me)}
    if min(gaps.values(), default=0) <= 0 or not actions_left(scene):
        return 0.0
    return max((judge(scene, unit, leader).worth for leader, gap in gaps.items() if gap <= more), default=0.0)


def push_worth(scene: Scene, unit: UnitSheet, hex: str, lava: bool) -> float:
    """What it is worth to this seat that a unit is moved to a hex, or left where it is."""
    if hex == unit.hex or hex not in scene.board or scene.at.get(hex):
        return 0.0
    ours = unit.seat in scene.side(scene.me)
    if scene.board[hex].ground == "lava" and not has_trait(scene, unit, "lava_walk"):
        return loss(scene, unit) if lava and not is_leader(unit) else 0.0
    if is_leader(unit) and not ours:
        stake = dict(targets(scene, scene.me)).get(unit, 0.0)
        strikers = sum(1 <= distance(own.hex, hex) <= own.range for own in scene.own)
        now = sum(1 <= distance(own.hex, unit.hex) <= own.range for own in scene.own)
        off_base = scene.board[unit.hex].ground == "base" if unit.hex in scene.board else False
        return stake * (0.15 * (strikers > 0) * (now == 0) + 0.1 * off_base * (strikers > 0))
    who = mover(scene, unit)
    gain = place_worth(scene, who, hex) - place_worth(scene, who)
    return gain if ours else -0.3 * gain


# -- where and against whom ----------------------------------------------------------------------------------------


def tile_worth(scene: Scene, hex: str, effects: tuple[Effect, ...]) -> float:
    """What it is worth to this seat that these lines are used on a Lava/Neutral tile."""
    worth = 0.0
    around = [unit for near in (hex, *scene.near.get(hex, ())) for unit in scene.at.get(near, ())]
    for effect in effects:
        if effect.op == "flip_tile" and scene.board[hex].ground == "neutral":
            worth += sum(loss(scene, unit) for unit in scene.at.get(hex, ()) if not has_trait(scene, unit, "lava_walk"))
        elif effect.op == "flip_tile" and any(flag.hex == hex for flag in scene.table.flags):
            worth += BURIED_FLAG
        elif effect.op == "destroy" and effect.target is not None:
            hit = [loss(scene, unit) for unit in around if scene.fits(effect.target, unit, scene.me)]
            worth += sum(hit) if effect.target.count == ALL else max(hit, default=0.0)
        elif effect.op == "remove_shield":
            shielded = [unit for unit in around if unit.shields]
            worth += sum(SHIELD * (-1 if unit.seat == scene.me else 0.5) for unit in shielded)
    return worth


def player_worth(scene: Scene, seat: int) -> float:
    """How much this seat wants to harm another: whoever fights it now, who leads in tags, who has most to lose."""
    combat, worth = scene.table.combat, 0.0
    if combat is not None:
        fighters = [scene.by_id.get(combat.attacker), scene.by_id.get(combat.defender)]
        seats = [unit.seat for unit in fighters if unit is not None]
        worth += 2.0 * (scene.me in seats and seat in seats)
    sheet = scene.table.seats[seat]
    prey = tag_worth(scene, scene.me, seat)
    return worth + standing(scene, seat) + 0.5 * prey + 0.05 * sheet.hand + 0.01 * sum(sheet.resources)


__all__ = ["can_burn", "effects_worth", "line_worth", "player_worth", "push_worth", "tile_worth", "unit_choice"]
