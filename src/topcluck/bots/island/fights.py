"""Combat: which dice to add, which Scrolls to lay, and how the effects of cards are used, in combat and outside."""

from __future__ import annotations

from topcluck.bots.island.challenger import scroll_strength
from topcluck.bots.island.effects import (
    effects_worth,
    line_worth,
    player_worth,
    push_worth,
    tile_worth,
    unit_choice,
)
from topcluck.bots.island.flags import prize, threat
from topcluck.bots.island.plans import DIE_PRICE, hand_lead, keeps, rising, star_lead
from topcluck.bots.island.prospects import hidden_armor, loss, stake, standing, unit_worth
from topcluck.bots.island.scene import MUSCLE, Scene, is_leader, remembered
from topcluck.bots.island.scrolls import help_of, help_of_line, keeping_worth, strategy_worth
from topcluck.bots.island.turns import NEVER
from topcluck.games.island import actions as a
from topcluck.games.island.model import Effect
from topcluck.games.island.names import SEATS
from topcluck.games.island.sheet import UnitSheet
from topcluck.kernel.faces import Action

PER_LAID = 1.7  # what a Scroll that somebody laid face down is expected to add for them
SURE = 0.95  # a chance that needs no more dice
PER_CARD = 0.07  # what a Scroll may cost: a fight is worth so much for each that it takes
IDLE = 0.04  # what laying a Scroll must bring if it does not change the outcome
LATECOMER = 0.2  # what it is worth to hinder somebody who leads in tags


# -- who should win this combat ------------------------------------------------------------------------------------


def fighters(scene: Scene) -> tuple[UnitSheet, UnitSheet] | None:
    """Attacker and defender, while both are on the island."""
    combat = scene.table.combat
    if combat is None or combat.attacker not in scene.by_id or combat.defender not in scene.by_id:
        return None
    return scene.by_id[combat.attacker], scene.by_id[combat.defender]


@remembered
def wish(scene: Scene) -> float:
    """What it is worth to this seat that the attack succeeds; below 0 it should fail."""
    both = fighters(scene)
    if both is None:
        return 0.0
    attacker, defender = both
    ours = scene.side(scene.me)
    tag = stake(scene, attacker.seat, defender)
    if attacker.seat in ours:
        return tag if is_leader(defender) else max(tag, loss(scene, defender))
    if defender.seat in ours:
        return -max(tag, 0.05) if is_leader(defender) else -max(tag, unit_worth(scene, defender))
    if scene.table.flags:
        return threat(scene, defender) if threat(scene, defender) > tag / 2 else -tag / 2
    if tag >= 1.0:
        return -1.0
    return -LATECOMER if tag and standing(scene, attacker.seat) > standing(scene, scene.me) else 0.0


@remembered
def lead(scene: Scene) -> float:
    """The attacker's lead as it stands, with what this seat has laid and what others may have laid."""
    combat, both = scene.table.combat, fighters(scene)
    if combat is None or both is None or combat.strength is None or combat.armor is None:
        return 0.0
    attacker, defender = both
    total = float(combat.strength - combat.armor)
    for scroll in (*scene.view.laid, *scene.view.picked):
        attack, defence = help_of(scene, scroll, attacker, defender)
        total += attack if wish(scene) > 0 else -defence
    for seat, sheet in enumerate(scene.table.seats):
        if scene.is_challenger(seat):
            side = _helps_attacker(scene, seat, attacker, defender)
            coming = scroll_strength(scene, seat) if scene.asked[0] != "combat_dice" else 0.0  # see chance_in_combat
            total += side * (scene.cards.per_scroll * sheet.laid + coming)
        elif seat != scene.me and sheet.laid:
            total += PER_LAID * sheet.laid * _helps_attacker(scene, seat, attacker, defender)
    return total


def _helps_attacker(scene: Scene, seat: int, attacker: UnitSheet, defender: UnitSheet) -> int:
    """1 if a seat is expected to help the attacker, -1 if the defender, 0 if nobody knows."""
    if seat in scene.side(attacker.seat):
        return 1
    if seat in scene.side(defender.seat):
        return -1
    return -1 if stake(scene, attacker.seat, defender) >= 1.0 else 0


# -- strength dice (CMB-4, CMB-13) ---------------------------------------------------------------------------------


def combat_dice(scene: Scene, action: Action) -> float:
    """D-CMB-DICE: for a tag until the attack is all but sure, otherwise no more than it takes."""
    if isinstance(action, a.Add):
        return 2.0 - 0.1 * MUSCLE[action.die] if _wants_die(scene) else -1.0
    return 0.0 if isinstance(action, a.Done) else -1.0  # abilities can wait until all cards are open


def _wants_die(scene: Scene) -> bool:
    """Whether another strength die should go into this attack."""
    both = fighters(scene)
    if both is None:
        return False
    attacker, defender = both
    now = round(lead(scene))
    if is_leader(defender) or stake(scene, scene.me, defender):
        helped = now + hand_lead(scene, attacker, defender) + star_lead(scene, attacker)
        return chance_in_combat(scene, helped) < SURE
    worth = [
        chance_in_combat(scene, now + sum(dice)) * wish(scene) - DIE_PRICE * sum(die > 1 for die in dice)
        for dice in rising(scene.mine.dice)
    ]
    return worth.index(max(worth)) > 0


def chance_in_combat(scene: Scene, lead: int) -> float:
    """The chance that a lead of the own attacker survives what others may still lay."""
    both = fighters(scene)
    armor, scrolls = hidden_armor(scene, scene.me, both[1]) if both else (0, 0)
    return scene.cards.holds_at_most(scrolls, lead - armor)


def combat_last(scene: Scene, action: Action) -> float:
    """D-CMB-STAR, after all reveals: abilities if they turn a failure into a success."""
    both = fighters(scene)
    if isinstance(action, a.Done) or both is None:
        return 0.0
    short = lead(scene) < 0 <= lead(scene) + star_lead(scene, both[0])
    return 1.0 if short else -1.0


# -- laying Scrolls (CMB-5) ----------------------------------------------------------------------------------------


def combat_play(scene: Scene, action: Action) -> float:
    """D-CMB-PLAY, D-CMB-MORE: what changes the outcome for this seat's good, and what is useful in any combat."""
    if not isinstance(action, a.Lay):
        return IDLE
    both = fighters(scene)
    if both is None:
        return use_worth(scene, action.scroll)
    if action.scroll == deciding_scroll(scene):
        return 1.0
    return use_worth(scene, action.scroll)


@remembered
def deciding_scroll(scene: Scene) -> str | None:
    """The Scroll to lay next if the hand can turn this combat and it is worth its cards."""
    both, want = fighters(scene), wish(scene)
    need = -lead(scene) if want > 0 else lead(scene) + 1
    if both is None or not want or need <= 0:
        return None
    helps = {scroll: help_of(scene, scroll, *both)[0 if want > 0 else 1] for scroll in scene.view.hand}
    ranked = sorted((helps[scroll] for scroll in scene.view.hand if helps[scroll]), reverse=True)
    cards = next((count for count in range(1, len(ranked) + 1) if sum(ranked[:count]) >= need), None)
    if cards is None or cards * PER_CARD > abs(want):
        return None
    enough = [scroll for scroll in helps if helps[scroll] >= need]
    if enough:
        return min(enough, key=lambda scroll: (helps[scroll], keeping_worth(scene, scroll)))
    return max(helps, key=lambda scroll: helps[scroll])


def use_worth(scene: Scene, id: str) -> float:
    """What a Scroll brings in any combat: a Strategy that comes into play, a Shield, a stolen Scroll."""
    scroll = scene.cards.scrolls[id]
    if scroll.kind == "strategy":
        strategies = [other for other in (*scene.view.laid, *scene.view.picked) if other in scene.cards.scrolls]
        coming = sum(scene.cards.scrolls[other].kind == "strategy" for other in strategies)
        room = len(scene.mine.strategies) + coming < scene.cards.options.strategy_limit
        return strategy_worth(scene, id) if room and id not in scene.mine.strategies else 0.0
    if scroll.attach is not None or "turn" in scroll.play:
        return 0.0  # better played in the own turn, or when it changes the outcome
    return effects_worth(scene, scene.cards.lines(id, "resolve")) - 0.05


# -- turning up and resolving (CMB-6 to CMB-8) ---------------------------------------------------------------------


def combat_next(scene: Scene, action: Action) -> float:
    """D-CMB-NEXT: what copies or cancels others comes last."""
    assert isinstance(action, a.Resolve)
    ops = {effect.op for effect in scene.cards.lines(action.scroll, "resolve")}
    return -1.0 if ops & {"copy_scroll", "cancel_scroll"} else 0.0


def strategy_limit(scene: Scene, action: Action) -> float:
    """D-STRAT-LIMIT: the one that is worth least goes."""
    assert isinstance(action, a.Drop)
    return -strategy_worth(scene, action.strategy)


def cancel(scene: Scene, action: Action) -> float:
    """Which Scroll is cancelled: the one that does most against what this seat wants."""
    match action:
        case a.Cancel(_, scroll):
            return -pull(scene, scroll)
        case a.CancelUnseen(player):
            both = fighters(scene)
            sign = _helps_attacker(scene, SEATS.index(player), *both) if both else 0
            return -PER_LAID * sign * (1 if wish(scene) > 0 else -1)
    return 0.0


def pull(scene: Scene, id: str) -> float:
    """How far a Scroll pulls a combat the way this seat wants, by what is printed on it."""
    scroll = scene.cards.scrolls[id]
    sign = 1 if wish(scene) > 0 else -1
    return sign * (scroll.bonus_strength - scroll.bonus_armor)


def copy(scene: Scene, action: Action) -> float:
    """Which Scroll is copied: the Magic that helps most, or the Strategy that is worth most."""
    assert isinstance(action, a.Copy)
    strategy = scene.cards.scrolls[action.scroll].kind == "strategy"
    return strategy_worth(scene, action.scroll) if strategy else pull(scene, action.scroll)


# -- the questions of card effects ---------------------------------------------------------------------------------


def choose_line(scene: Scene, action: Action) -> float:
    """Which of several alternatives: the one for the side that should win."""
    assert isinstance(action, a.Option)
    effect, both = scene.line(action.number - 1), fighters(scene)
    if effect is None:
        return 0.0
    if both is None:
        return line_worth(scene, effect)
    attack, defence = help_of_line(scene, effect, *both)
    return (attack - defence) * (1 if wish(scene) > 0 else -1)


def use_or_not(scene: Scene, action: Action) -> float:
    """Whether to use an effect that may be declined."""
    effect = scene.line()
    if isinstance(action, a.No) or effect is None:
        return 0.001
    return line_worth(scene, effect, scene.by_id.get(scene.effect["bearer"]))


def choose_player(scene: Scene, action: Action) -> float:
    """Against whom."""
    assert isinstance(action, a.Against)
    return player_worth(scene, SEATS.index(action.player))


def choose_tile(scene: Scene, action: Action) -> float:
    """Which tile: where it hurts others more than this seat."""
    assert isinstance(action, a.Tile)
    lines = scene.cards.lines(scene.effect["card"], scene.effect["when"])
    return tile_worth(scene, action.hex, lines[int(scene.effect["line"]) :])


def choose_unit(scene: Scene, action: Action) -> float:
    """On which unit a line is used."""
    assert isinstance(action, a.Target)
    effect, unit, both = scene.line(), scene.by_name[action.unit], fighters(scene)
    if effect is None:
        return 0.0
    if effect.op == "change_defender":
        return _defender_worth(scene, unit)
    saves = both is not None and unit is both[0] and wish(scene) < 0 and effect.op in ("destroy", "move_unit")
    return unit_choice(scene, effect, unit) + (1.0 if saves else 0.0)


def _defender_worth(scene: Scene, unit: UnitSheet) -> float:
    """Who should become the defender: a Leader if the attack should succeed, otherwise what is missed least."""
    if is_leader(unit):
        return 1.0 if wish(scene) > 0 else -1.0
    both = fighters(scene)
    flags = prize(scene, both[0].seat, unit) if both else 0.0
    return loss(scene, unit) + (flags if wish(scene) > 0 else -flags)


def attach_to(scene: Scene, action: Action) -> float:
    """On which unit a Magic stays; the two that fight come first."""
    match action:
        case a.Target(name):
            unit, both = scene.by_name[name], fighters(scene)
            lines = scene.cards.lines(scene.asked[1]["card"], "static")
            worth = sum(unit_choice(scene, line, unit) for line in lines)
            return worth + (_attach_in_combat(scene, lines, unit, *both) if both else 0.0)
    return 0.0


def _attach_in_combat(
    scene: Scene, lines: tuple[Effect, ...], unit: UnitSheet, attacker: UnitSheet, defender: UnitSheet
) -> float:
    """What a Magic on one of the fighting units does for this combat."""
    attack = sum(line.amount for line in lines if line.stat == "strength" and unit is attacker)
    attack -= sum(line.amount for line in lines if line.stat == "armor" and unit is defender)
    return 0.2 * attack * wish(scene)


def move_to(scene: Scene, action: Action) -> float:
    """Where an effect moves a unit."""
    match action:
        case a.To(hex):
            fields, both = scene.asked[1], fighters(scene)
            unit = scene.by_id[fields["unit"]]
            burns = hex in scene.board and scene.board[hex].ground == "lava" and not is_leader(unit)
            saves = burns and both is not None and unit is both[0] and wish(scene) < 0
            return push_worth(scene, unit, hex, fields["lava"] != "0") + (1.0 if saves else 0.0)
    return 0.0


def discard_from(scene: Scene, action: Action) -> float:
    """What another must discard: what is worth most."""
    assert isinstance(action, a.Discard)
    return keeping_worth(scene, action.scroll)


def turn_die(scene: Scene, action: Action) -> float:
    """Which die is turned to which face: a useless one to the greatest strength."""
    match action:
        case a.Turn(die, face):
            return MUSCLE.get(face, 0) - MUSCLE.get(die, 0) if not keeps(scene, die) else -1.0
    return 0.0


def roll_again(scene: Scene, action: Action) -> float:
    """Which dice are rolled again: those not worth keeping."""
    match action:
        case a.Add(die):
            return NEVER if keeps(scene, die) else 2.0
    return 1.0
