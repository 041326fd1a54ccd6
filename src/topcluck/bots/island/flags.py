"""Capture the Flag: what a Flag is worth to whom, and the ways of those that carry one (FLAG)."""

from __future__ import annotations

from topcluck.bots.island.scene import Scene, distance, is_chicken, is_machine, remembered
from topcluck.bots.island.ways import FAR, Mover, ground, mover, spread
from topcluck.games.island.names import SEATS
from topcluck.games.island.sheet import FlagSheet, UnitSheet

CLAIMED = 0.5  # what it is worth to get an enemy's Flag that is far from home
OWN_BACK = 0.3  # … or the own one, with which nobody is about to win
HOME_STRETCH = 0.95  # what it is worth to have an enemy's Flag one moment from home
PER_MOVE = 0.8  # what is left of it with each move that it is farther away
GUARD = 0.2  # what it is worth to the carrier of the own Flag to be at home
WON = 9.0
WORTH_IT = 0.05  # what handing a Flag over has to gain
PASSING_ON = 2  # moves that it takes to give a Flag to a Chicken


# -- who has what --------------------------------------------------------------------------------------------------


@remembered
def carried(scene: Scene, unit: UnitSheet) -> list[int]:
    """Whose Flags a unit carries."""
    return [flag.seat for flag in scene.table.flags if flag.carrier == unit.id]


def runs(scene: Scene, unit: UnitSheet) -> bool:
    """Whether a unit carries a Flag with which its player would win (FLAG-2)."""
    return any(flag != unit.seat for flag in carried(scene, unit))


@remembered
def lying(scene: Scene) -> list[FlagSheet]:
    """The Flags that nobody carries."""
    return [flag for flag in scene.table.flags if flag.carrier == "-"]


# -- the way home --------------------------------------------------------------------------------------------------


@remembered
def _ways_home(scene: Scene, seat: int, machine: bool, on_lava: bool) -> dict[str, int]:
    """How many steps a unit of a seat is from its Base, from each hex; a Machine counts to the hexes beside it."""
    base = scene.table.seats[seat].base
    if base is None:
        return {}
    walker = next((mover(scene, unit).gait for unit in scene.units(seat) if is_machine(unit) == machine), None)
    if walker is None:
        return {}
    gait = walker._replace(on_lava=on_lava)
    start = [hex for hex in scene.near[base] if hex in ground(scene, gait)[0]] if machine else [base]
    return spread(scene, gait, start)


def homeward(scene: Scene, unit: UnitSheet, hex: str | None = None) -> float:
    """What it is worth to a unit's player that it has an enemy's Flag on a hex: 1 at home, less on the way there."""
    who = mover(scene, unit)
    steps = _ways_home(scene, unit.seat, is_machine(unit), who.gait.on_lava).get(hex or unit.hex, FAR)
    if steps == 0 and not is_machine(unit):
        return 1.0
    moves = steps / max(unit.speed, 1) + (PASSING_ON if is_machine(unit) else 0)
    return HOME_STRETCH * float(PER_MOVE ** min(moves, FAR))


def errand(scene: Scene, unit: UnitSheet, hex: str) -> float:
    """What it is worth to a unit to be on a hex for the sake of Flags: it carries one, or finds one there."""
    taken = [flag.seat for flag in lying(scene) if flag.hex == hex]
    if runs(scene, unit) or any(flag != unit.seat for flag in taken):
        home = homeward(scene, unit, hex)
        return 1.0 + home if home < 1.0 else WON
    base = scene.table.seats[unit.seat].base
    if base is not None and (taken or carried(scene, unit)):
        return GUARD + GUARD * float(0.5 ** distance(hex, base))
    return 0.0


@remembered
def meetings(scene: Scene, unit: UnitSheet, moves: int) -> dict[str, float]:
    """Hexes of own units with which a Flag could change hands, and what that gains: who is sooner at home gets it.

    Units that do not band share a hex only on their way through, with a step or *moves* left to go on (MOVE-6).
    """
    if not unit.speed:
        return {}
    found: dict[str, float] = {}
    for hex, steps in spread(scene, mover(scene, unit).gait, [unit.hex], unit.speed).items():
        for mate in scene.at.get(hex, ()):
            goes_on = steps < unit.speed or moves > 1 or (scene.bands(unit) and scene.bands(mate))
            if mate is not unit and mate.seat == unit.seat and goes_on:
                there = homeward(scene, unit, hex), homeward(scene, mate)
                gain = there[1] - homeward(scene, unit) if runs(scene, unit) else 0.0
                gain = max(gain, there[0] - there[1] if runs(scene, mate) else 0.0)
                if gain > found.get(hex, WORTH_IT):
                    found[hex] = gain
    return found


# -- what can be claimed -------------------------------------------------------------------------------------------


@remembered
def stack_flags(scene: Scene, unit: UnitSheet) -> list[int]:
    """Whose Flags an adjacent attacker gets for this unit, by the edition's rule (FLAG-5)."""
    stack = [mate for mate in scene.at[unit.hex] if mate is unit or (scene.bands(mate) and scene.bands(unit))]
    alone = scene.cards.options.flag_claim == "defender_only"
    return [flag for mate in ([unit] if alone else stack) for flag in carried(scene, mate)]


@remembered
def prize(scene: Scene, seat: int, unit: UnitSheet) -> float:
    """What it is worth to a seat to destroy this unit from beside it, as far as Flags are concerned."""
    flags = stack_flags(scene, unit)
    if not flags or unit.seat == seat:
        return 0.0
    worth = CLAIMED if any(flag != seat for flag in flags) else OWN_BACK
    holders = [mate for mate in scene.at[unit.hex] if runs(scene, mate)]
    worth = max([worth, *(homeward(scene, mate) for mate in holders)])  # else its holder wins
    if scene.cards.options.flag_claim == "carrier_and_bandmates":
        worth /= len(scene.at[unit.hex]) ** 0.5  # all of the stack have to go (DIF-19)
    return worth


@remembered
def prey(scene: Scene, seat: int) -> list[tuple[UnitSheet, float]]:
    """Of each enemy stack with Flags the unit that is easiest to destroy, and what that is worth to a seat."""
    found = []
    for stack in scene.at.values():
        targets = [unit for unit in stack if prize(scene, seat, unit)]
        if targets:
            weakest = min(targets, key=lambda unit: (unit.shields, unit.armor, unit.id))
            found.append((weakest, prize(scene, seat, weakest)))
    return found


def lies_on_the_way(scene: Scene, who: Mover, hex: str | None = None) -> float:
    """What the Flags that lie about are worth to a unit: the nearer the better."""
    best, (through, _) = 0.0, ground(scene, who.gait)
    for flag in lying(scene):
        if flag.hex not in through:
            continue  # it lies on Lava, or on a Base that is closed
        steps = spread(scene, who.gait, [flag.hex]).get(who.hex if hex is None else hex, FAR)
        worth = CLAIMED if flag.seat != who.gait.seat else OWN_BACK
        best = max(best, worth * float(PER_MOVE ** min(steps / max(who.speed, 1), FAR)) if who.speed else 0.0)
    return best


def threat(scene: Scene, unit: UnitSheet) -> float:
    """How near an enemy is to winning with the Flag that it carries."""
    return homeward(scene, unit) if runs(scene, unit) else 0.0


def chickens_wanted(scene: Scene) -> bool:
    """Whether a Machine has an enemy's Flag and no Chicken is there to bring it home (RUL-38)."""
    waiting = any(runs(scene, unit) and is_machine(unit) for unit in scene.own)
    return waiting and not any(is_chicken(unit) for unit in scene.own)


def flag_asked(scene: Scene) -> int:
    """Whose Flag the question is about."""
    return SEATS.index(scene.asked[1]["flag"])
