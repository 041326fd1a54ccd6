"""What Scrolls are good for: in a combat for either side, in play, in the hand."""

from __future__ import annotations

from topcluck.bots.island.cards import UNDO, guess_armor
from topcluck.bots.island.prospects import lead_from
from topcluck.bots.island.scene import Scene, distance, is_leader
from topcluck.bots.island.ways import has_trait
from topcluck.games.island.model import Effect, ScrollCard
from topcluck.games.island.sheet import UnitSheet

ENDS_IT = 20  # lead of a Scroll that saves the defender whatever the numbers


def help_of(scene: Scene, id: str, attacker: UnitSheet, defender: UnitSheet) -> tuple[int, int]:
    """What a Scroll of this seat would add to the lead of the attacker, and of the defender, at its best."""
    scroll = scene.cards.scrolls[id]
    if scroll.kind == "strategy":
        return _help_of_strategy(scene, id, attacker, defender)
    if scroll.attach is not None:
        return _help_when_attached(scene, scroll, attacker, defender)
    attack = defence = 0
    chosen_attack = chosen_defence = 0
    for effect in scene.cards.lines(id, "resolve"):
        if not _may_happen(scene, effect, attacker, defender):
            continue
        more_attack, more_defence = help_of_line(scene, effect, attacker, defender)
        if effect.choice:
            chosen_attack, chosen_defence = max(chosen_attack, more_attack), max(chosen_defence, more_defence)
        else:
            attack, defence = attack + more_attack, defence + more_defence
    return attack + chosen_attack, defence + chosen_defence


def _may_happen(scene: Scene, effect: Effect, attacker: UnitSheet, defender: UnitSheet) -> bool:
    """Whether this seat is on the side that the line asks for."""
    sides = {condition.side for condition in effect.conditions if condition.side is not None}
    return not sides or scene.me == (attacker if "attacker" in sides else defender).seat


def help_of_line(scene: Scene, effect: Effect, attacker: UnitSheet, defender: UnitSheet) -> tuple[int, int]:
    """What one line adds to the attacker's and to the defender's lead."""
    target = effect.target
    if effect.op in ("modify", "set_stat") and target is not None and target.fights is not None:
        unit = attacker if target.fights == "attacker" else defender
        if scene.fits(target, unit, scene.me):
            return _help_of_value(scene, effect, unit, attacker)
    elif effect.op == "change_defender":
        return 0, ENDS_IT if substitutes(scene, effect, attacker, defender) else 0
    elif effect.op == "cancel_scroll":
        return _help_of_cancelling(scene, effect, attacker, defender)
    elif effect.op in ("destroy", "move_unit") and _removes(scene, effect, attacker):
        return 0, ENDS_IT
    return 0, 0


def _help_of_value(scene: Scene, effect: Effect, unit: UnitSheet, attacker: UnitSheet) -> tuple[int, int]:
    """A value that is raised, lowered or set for the attacker or the defender."""
    if effect.stat not in ("strength", "armor") or (effect.stat == "strength") != (unit is attacker):
        return 0, 0
    amount = effect.amount if effect.op == "modify" else effect.value - _printed(scene, unit, effect.stat)
    if unit is not attacker:
        amount = -amount
    return max(amount, 0), max(-amount, 0)


def _printed(scene: Scene, unit: UnitSheet, stat: str) -> int:
    """The value on a unit's card."""
    card = scene.cards.tokens.get(unit.card) or scene.cards.machines.get(unit.card) or scene.cards.leaders[unit.card]
    return card.strength if stat == "strength" else card.armor


def substitutes(scene: Scene, effect: Effect, attacker: UnitSheet, defender: UnitSheet) -> list[UnitSheet]:
    """The units, no Leaders, that could become the defender instead (CMB-16)."""
    return [
        unit
        for unit in scene.table.units
        if unit is not defender
        and not is_leader(unit)
        and unit.seat in scene.enemies(attacker.seat)
        and 1 <= distance(unit.hex, attacker.hex) <= attacker.range
        and scene.fits(effect.target, unit, scene.me)
    ]


def _help_of_cancelling(scene: Scene, effect: Effect, attacker: UnitSheet, defender: UnitSheet) -> tuple[int, int]:
    """Cancelling helps whoever has Scrolls lying against them."""
    sheets = scene.table.seats
    involved = (attacker.seat, defender.seat)
    others = [seat for seat in range(scene.seats) if seat != scene.me and sheets[seat].laid]
    if effect.whose == "bystander":
        others = [seat for seat in others if seat not in involved]
    against_attacker = any(seat != attacker.seat for seat in others)
    return UNDO if against_attacker else 0, UNDO if attacker.seat in others else 0


def _removes(scene: Scene, effect: Effect, attacker: UnitSheet) -> bool:
    """Whether a line could take the attacker off the island, which ends the combat (CMB-17)."""
    if is_leader(attacker) or not scene.fits(effect.target, attacker, scene.me):
        return False
    if effect.op == "destroy":
        return not attacker.shields
    return effect.lava and can_burn(scene, attacker)


def can_burn(scene: Scene, unit: UnitSheet) -> bool:
    """Whether there is Lava next to a unit that would hurt it."""
    lava = any(scene.board[near].ground == "lava" and not scene.at.get(near) for near in scene.near.get(unit.hex, ()))
    return lava and not has_trait(scene, unit, "lava_walk")


def _help_when_attached(scene: Scene, scroll: ScrollCard, attacker: UnitSheet, defender: UnitSheet) -> tuple[int, int]:
    """What a Magic that stays on a unit does for one of the two that fight."""
    attack = defence = 0
    for effect in scene.cards.lines(scroll.id, "static"):
        if effect.op == "modify" and effect.stat == "strength" and scene.fits(scroll.attach, attacker, scene.me):
            attack = max(attack, effect.amount)
        elif effect.op == "modify" and effect.stat == "armor" and scene.fits(scroll.attach, defender, scene.me):
            attack, defence = max(attack, -effect.amount), max(defence, effect.amount)
    return attack, defence


def _help_of_strategy(scene: Scene, id: str, attacker: UnitSheet, defender: UnitSheet) -> tuple[int, int]:
    """A Strategy counts as soon as it is resolved (STRAT-4)."""
    lead = lead_from(scene, id, scene.me, scene.leader(scene.me), attacker, defender)
    for effect in scene.cards.lines(id, "static"):
        if effect.op == "modify" and effect.target is not None and effect.target.fights is None and not effect.per:
            if effect.stat == "strength" and scene.fits(effect.target, attacker, scene.me):
                lead += effect.amount
            elif effect.stat == "armor" and scene.fits(effect.target, defender, scene.me):
                lead -= effect.amount
    if attacker.seat == scene.me:
        lead += strength_for_stars(scene, scene.cards.abilities(id), attacker)
    return max(lead, 0), max(-lead, 0)


def strength_for_stars(scene: Scene, abilities: tuple[tuple[Effect, ...], ...], attacker: UnitSheet) -> int:
    """What stars on the Banner can add to the attacker by these abilities (CMB-13)."""
    stars, added = scene.stars(), 0
    for effects in abilities:
        first = effects[0]
        if first.op == "modify" and first.stat == "strength" and first.target and first.target.fights == "attacker":
            added = max(added, first.amount * (stars // first.stars if first.stars else 1))
    return added


# -- in play and in the hand ---------------------------------------------------------------------------------------


def strategy_worth(scene: Scene, id: str) -> float:
    """What a Strategy in play is worth to this seat, with the units it has."""
    worth = 0.01
    for effect in (*scene.cards.lines(id, "static"), *scene.cards.lines(id, "activate")):
        units = sum(scene.fits(effect.target, unit, scene.me) for unit in scene.own)
        if effect.op == "modify" and effect.target is not None and effect.target.fights is None:
            share = {"strength": 0.02, "armor": 0.01, "speed": 0.015}.get(effect.stat or "", 0.02)
            worth += share * effect.amount * min(units, 3)
        else:
            worth += _RULES.get(effect.op, 0.01)
    return worth


_RULES = {"modify": 0.12, "modify_limit": 0.1, "build_discount": 0.06, "grant": 0.02, "destroy": -0.01}


def keeping_worth(scene: Scene, id: str) -> float:
    """What a Scroll is worth in the hand."""
    scroll = scene.cards.scrolls[id]
    if scroll.kind == "strategy":
        return strategy_worth(scene, id) * (0.5 if id in scene.mine.strategies else 1.0)
    numbers = max(scroll.bonus_strength, guess_armor(scroll), 1)
    return 0.03 * numbers
