"""Who can get where: shortest ways over the tiles to a hex from which somebody can be attacked."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from topcluck.bots.island.scene import Scene, distance, is_leader, is_machine, remembered
from topcluck.games.island.model import MachineCard
from topcluck.games.island.sheet import UnitSheet

FAR = 99


class Gait(NamedTuple):
    """How a unit goes, whatever its speed: units that go alike share their ways."""

    seat: int
    machine: bool
    bands: bool
    on_lava: bool
    past_enemies: bool


class Mover(NamedTuple):
    """A unit, or one that could be built, as far as its ways matter."""

    gait: Gait
    hex: str
    speed: int
    reach: int
    strength: int
    armor: int
    free_move: bool  # one in each turn (MACH-6), not yet used in this one
    company: int = 0  # how many others go along


@remembered
def mover(scene: Scene, unit: UnitSheet) -> Mover:
    """A unit on the island."""
    gait = Gait(
        unit.seat,
        is_machine(unit),
        scene.bands(unit),
        has_trait(scene, unit, "lava_walk"),
        has_trait(scene, unit, "pass_enemies"),
    )
    free_move = scene.cards.moves_itself(unit.card) and f"{unit.id}/1" not in scene.table.used
    mates = companions(scene, unit)
    speed = max(unit.speed, *(mate.speed for mate in mates)) if mates else unit.speed
    return Mover(gait, unit.hex, speed, unit.range, unit.strength, unit.armor, free_move, len(mates))


@remembered
def companions(scene: Scene, unit: UnitSheet) -> list[UnitSheet]:
    """Bandmates that march along: a stack goes as fast as its fastest (BAND-6) and outlives the loss of one.

    The Leader is not among them: it is safest on its Base. In a race for Flags everybody has an errand of their own,
    and only Soldiers stay together.
    """
    if is_leader(unit) or not scene.bands(unit):
        return []
    mates = [mate for mate in scene.at[unit.hex] if mate is not unit and not is_leader(mate)]
    if not scene.table.flags:
        return mates
    return [mate for mate in mates if is_soldier(scene, mate)] if is_soldier(scene, unit) else []


def is_soldier(scene: Scene, unit: UnitSheet) -> bool:
    """Whether a unit draws strength from its bandmates (BAND-10)."""
    lines = scene.cards.lines(unit.card, "static")
    return any(effect.per is not None and effect.per.stack_of is not None for effect in lines)


def built(scene: Scene, machine: MachineCard, hex: str) -> Mover:
    """A Machine as it would stand on a hex; Soldiers are stronger together (BAND-10)."""
    traits = {effect.trait for effect in scene.cards.lines(machine.id, "static") if effect.op == "grant"}
    gait = Gait(scene.me, True, machine.banding, "lava_walk" in traits, "pass_enemies" in traits)
    strength = machine.strength + _company(scene, machine, hex)
    free_move = scene.cards.moves_itself(machine.id)
    return Mover(gait, hex, machine.speed, machine.range, strength, machine.armor, free_move)


def _company(scene: Scene, machine: MachineCard, hex: str) -> int:
    """The strength that a Machine gains from bandmates of its kind on a hex."""
    bonus = 0
    for effect in scene.cards.lines(machine.id, "static"):
        if effect.op == "modify" and effect.stat == "strength" and effect.per and effect.per.stack_of:
            mates = sum(scene.fits(effect.per, unit, scene.me) for unit in scene.at.get(hex, ()))
            bonus += effect.amount * mates
    return bonus


def has_trait(scene: Scene, unit: UnitSheet, trait: str) -> bool:
    """Whether cards in play, or an effect of this turn, let a unit do something that others may not."""
    for card, bearer in scene.bearing(unit):
        for effect in scene.cards.lines(card, "static"):
            alone = effect.target is None or effect.target.stack_of is None
            if effect.trait == trait and alone and scene.fits(effect.target, unit, unit.seat, bearer):
                return True
    return any(mod.op == "grant" and mod.what == trait and mod.whom == unit.id for mod in scene.table.mods)


# -- ground --------------------------------------------------------------------------------------------------------


@remembered
def ground(scene: Scene, gait: Gait) -> tuple[set[str], set[str]]:
    """The hexes through which a unit may go, and those of them on which it may stop (MOVE-3 to MOVE-5, MAP-8)."""
    through = {hex for hex in scene.board if _may_pass(scene, gait, hex)}
    return through, {hex for hex in through if _may_stop(scene, gait, hex)}


def _may_pass(scene: Scene, gait: Gait, hex: str) -> bool:
    """Whether a unit may go through a hex and live."""
    sheet = scene.board[hex]
    if sheet.ground == "lava" and not gait.on_lava:
        return False
    open_to_all = scene.cards.options.base_entry == "any_unit"
    if sheet.ground == "base" and not open_to_all and (gait.machine or sheet.owner != gait.seat):
        return False
    stack = scene.at.get(hex)
    return not stack or stack[0].seat == gait.seat or gait.past_enemies


def _may_stop(scene: Scene, gait: Gait, hex: str) -> bool:
    """Whether a unit may share a hex with who stands there (MAP-7, MAP-8)."""
    stack = scene.at.get(hex, ())
    return all(unit.seat == gait.seat and gait.bands and scene.bands(unit) for unit in stack)


def spread(scene: Scene, gait: Gait, start: Collection[str], most: int = FAR) -> dict[str, int]:
    """How many steps it is from the nearest of these hexes to each hex that can be reached."""
    through, _ = ground(scene, gait)
    steps = dict.fromkeys(start, 0)
    edge = list(start)
    for step in range(1, most + 1):
        edge = [near for hex in edge for near in scene.near.get(hex, ()) if near in through and near not in steps]
        if not edge:
            break
        for hex in edge:
            steps[hex] = step
        edge = list(dict.fromkeys(edge))
    return steps


@remembered
def strike_map(scene: Scene, gait: Gait, reach: int, target: str) -> dict[str, int]:
    """From each hex the steps to the nearest hex on which a unit may stop and attack the target hex."""
    _, stops = ground(scene, gait)
    return spread(scene, gait, [hex for hex in scene.board if hex in stops and 1 <= distance(hex, target) <= reach])


def steps_to_strike(scene: Scene, who: Mover, target: str, hex: str | None = None) -> int:
    """How many steps a unit is from attacking a hex, where it stands or on another hex; FAR if there is no way."""
    here = who.hex if hex is None else hex
    if 1 <= distance(here, target) <= who.reach:
        return 0
    if not who.speed:
        return FAR
    steps = strike_map(scene, who.gait, who.reach, target)
    if here in steps:
        return steps[here] or 1  # where it stands is no place to strike from, whatever the map says of others
    return 1 + min((steps[near] for near in scene.near.get(here, ()) if near in steps), default=FAR - 1)


def stops(scene: Scene, who: Mover, steps: int | None = None, hex: str | None = None) -> list[str]:
    """The hexes on which a move of a unit may end, with so many steps."""
    most = who.speed if steps is None else steps
    _, free = ground(scene, who.gait)
    found = spread(scene, who.gait, [who.hex if hex is None else hex], most)
    return [place for place, away in found.items() if away and place in free]
