"""What the Scrolls of a hand, and stars on the Banner, add to the two that fight, on the bare state (`scrolls`)."""

from __future__ import annotations

from typing import Final

from topcluck.bots.island.bare.lore import UNDO
from topcluck.games.island.board import LAVA
from topcluck.games.island.box import (
    ACTIVATE,
    ARMOR,
    ATTACKER,
    CANCEL_SCROLL,
    CHANGE_DEFENDER,
    DESTROY,
    LAVA_WALK,
    MODIFY,
    MOVE_UNIT,
    RESOLVE,
    SET_STAT,
    STATIC,
    STRATEGY,
    STRENGTH,
    WHOSE_BYSTANDER,
    Line,
    Sel,
    Test,
)
from topcluck.games.island.rules.selecting import all_hold, matches, static_context
from topcluck.games.island.rules.values import has_trait, range_of
from topcluck.games.island.state import STAR, State

ENDS_IT: Final = 20  # lead of a Scroll that saves the defender whatever the numbers


def help_of(state: State, seat: int, card: int) -> tuple[int, int]:
    """What a Scroll of a seat would add to the lead of the attacker, and of the defender, at its best.

    The state knows who fights; `Glance.contest` pretends that they do.
    """
    box = state.box
    if box.kind[card] == STRATEGY:
        return _help_of_strategy(state, seat, card)
    on = box.attach[card]
    if on is not None:
        return _help_when_attached(state, seat, card, on)
    attack = defence = chosen_attack = chosen_defence = 0
    for line in box.lines[card][RESOLVE]:
        if not _may_happen(state, line, seat):
            continue
        more_attack, more_defence = help_of_line(state, seat, card, line)
        if line.choice:
            chosen_attack, chosen_defence = max(chosen_attack, more_attack), max(chosen_defence, more_defence)
        else:
            attack, defence = attack + more_attack, defence + more_defence
    return attack + chosen_attack, defence + chosen_defence


def _may_happen(state: State, line: Line, seat: int) -> bool:
    """Whether the seat is on the side that the line asks for."""
    for test in line.tests:
        if test.kind == Test.SIDE:
            unit = state.attacker if test.value == ATTACKER else state.defender
            if state.owner[unit] != seat:
                return False
    return True


def help_of_line(state: State, seat: int, card: int, line: Line) -> tuple[int, int]:
    """What one line adds to the attacker's and to the defender's lead."""
    target, op = line.target, line.op
    if op in (MODIFY, SET_STAT):
        if target is not None and target.fights:
            unit = state.attacker if target.fights == ATTACKER else state.defender
            if matches(state, target, unit, static_context(seat, card, -1)):
                return _help_of_value(state, line, unit)
    elif op == CHANGE_DEFENDER:
        return 0, ENDS_IT if _has_substitute(state, seat, card, line) else 0
    elif op == CANCEL_SCROLL:
        return _help_of_cancelling(state, seat, line)
    elif op in (DESTROY, MOVE_UNIT) and _removes(state, seat, card, line):
        return 0, ENDS_IT
    return 0, 0


def _help_of_value(state: State, line: Line, unit: int) -> tuple[int, int]:
    """A value that is raised, lowered or set for the attacker or the defender."""
    attacks = unit == state.attacker
    if line.stat not in (STRENGTH, ARMOR) or (line.stat == STRENGTH) != attacks:
        return 0, 0
    amount = line.amount if line.op == MODIFY else line.value - state.box.printed[line.stat][state.card[unit]]
    if not attacks:
        amount = -amount
    return max(amount, 0), max(-amount, 0)


def _has_substitute(state: State, seat: int, card: int, line: Line) -> bool:
    """Whether a unit, no Leader, could become the defender instead (CMB-16)."""
    attacker = state.attacker
    away, reach = state.box.board.distance[state.where[attacker]], range_of(state, attacker)
    frame = static_context(seat, card, -1)
    for enemy in state.box.enemies[state.owner[attacker]]:
        for unit in state.units_of(enemy):
            near = unit != state.defender and state.place[unit] and 1 <= away[state.where[unit]] <= reach
            if near and (line.target is None or matches(state, line.target, unit, frame)):
                return True
    return False


def _help_of_cancelling(state: State, seat: int, line: Line) -> tuple[int, int]:
    """Cancelling helps whoever has Scrolls lying against them."""
    attacker, defender = state.owner[state.attacker], state.owner[state.defender]
    against_attacker = against_defender = 0
    for other in range(state.armies):
        if other == seat or not state.laid[other]:
            continue
        if line.whose == WHOSE_BYSTANDER and other in (attacker, defender):
            continue
        if other == attacker:
            against_defender = UNDO
        else:
            against_attacker = UNDO
    return against_attacker, against_defender


def _removes(state: State, seat: int, card: int, line: Line) -> bool:
    """Whether a line could take the attacker off the island, which ends the combat (CMB-17)."""
    attacker = state.attacker
    if state.place[attacker] == 0:
        return False
    if line.target is not None and not matches(state, line.target, attacker, static_context(seat, card, -1)):
        return False
    if line.op == DESTROY:
        return not state.shields[attacker]
    return line.lava and can_burn(state, attacker)


def can_burn(state: State, unit: int) -> bool:
    """Whether there is Lava next to a unit that would hurt it."""
    for near in state.box.board.near[state.where[unit]]:
        if state.ground[near] == LAVA and not state.at[near]:
            return not has_trait(state, unit, LAVA_WALK)
    return False


def _help_when_attached(state: State, seat: int, card: int, on: Sel) -> tuple[int, int]:
    """What a Magic that stays on a unit does for one of the two that fight."""
    attack = defence = 0
    frame = static_context(seat, card, -1)
    for line in state.box.lines[card][STATIC]:
        if line.op != MODIFY:
            continue
        if line.stat == STRENGTH and matches(state, on, state.attacker, frame):
            attack = max(attack, line.amount)
        elif line.stat == ARMOR and matches(state, on, state.defender, frame):
            attack, defence = max(attack, -line.amount), max(defence, line.amount)
    return attack, defence


def _help_of_strategy(state: State, seat: int, card: int) -> tuple[int, int]:
    """A Strategy counts as soon as it is resolved (STRAT-4)."""
    frame, lead = static_context(seat, card, state.leader_of(seat)), 0
    for line in state.box.lines[card][STATIC]:
        if line.op != MODIFY or line.target is None or line.per is not None:
            continue
        if line.stat == STRENGTH and matches(state, line.target, state.attacker, frame):
            lead += line.amount if all_hold(state, line, frame) else 0
        elif line.stat == ARMOR and matches(state, line.target, state.defender, frame):
            lead -= line.amount if all_hold(state, line, frame) else 0
    if state.owner[state.attacker] == seat:
        lead += strength_for_stars(state, seat, card)
    return max(lead, 0), max(-lead, 0)


def strength_for_stars(state: State, seat: int, card: int) -> int:
    """What stars on the Banner can add to the attacker by the abilities of a card (CMB-13)."""
    added = 0
    for ability in state.box.abilities[card]:
        line = state.box.lines[card][ACTIVATE][ability.start]
        if line.op == MODIFY and line.stat == STRENGTH and line.target is not None and line.target.fights == ATTACKER:
            times = state.banner[seat * 6 + STAR] // line.stars if line.stars else 1
            added = max(added, line.amount * times)
    return added


def star_lead(state: State, seat: int, attacker: int) -> int:
    """What stars on the Banner add to an attack by abilities in play (CMB-13)."""
    best = strength_for_stars(state, seat, state.card[attacker])
    for card in state.strategies[seat]:
        best = max(best, strength_for_stars(state, seat, card))
    for card in state.borrowed[seat]:
        best = max(best, strength_for_stars(state, seat, card))
    return best
