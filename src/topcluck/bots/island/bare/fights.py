"""Combat and the questions of card effects on the bare state (`topcluck.bots.island.fights`, in numbers)."""

from __future__ import annotations

from typing import Final

from topcluck.bots.island.bare.glance import DIE_PRICE, Glance
from topcluck.bots.island.bare.hands import help_of, help_of_line, star_lead
from topcluck.bots.island.bare.uses import line_worth, lines_worth, player_worth, push_worth, tile_worth, unit_choice
from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import LAVA
from topcluck.games.island.box import (
    ARMOR,
    CANCEL_SCROLL,
    CHANGE_DEFENDER,
    COPY_SCROLL,
    DESTROY,
    MOVE_UNIT,
    RESOLVE,
    STATIC,
    STRATEGY,
    STRENGTH,
    Line,
)
from topcluck.games.island.rules.values import armor_of, strength_of
from topcluck.games.island.state import PLUS_ONE, State

PER_LAID: Final = 1.7  # what a Scroll that somebody laid face down is expected to add for them
SURE: Final = 0.95
PER_CARD: Final = 0.07
IDLE: Final = 0.04
LATECOMER: Final = 0.2


def is_on(state: State) -> bool:
    """Whether two fight that are both on the island."""
    return state.fighting and state.where[state.attacker] >= 0 and state.where[state.defender] >= 0


def stake_of(glance: Glance, seat: int, unit: int) -> float:
    """What a success against this unit brings a seat besides destruction: a tag, or a Flag."""
    state = glance.state
    if state.flags:
        return glance.of(seat).stake(unit)
    return glance.of(seat).tag(state.owner[unit]) if state.place[unit] == 0 else 0.0


def wish(glance: Glance) -> float:
    """What it is worth to the seat that the running attack succeeds; below 0 it should fail."""
    state, seat, sides = glance.state, glance.seat, glance.state.box.sides
    if not is_on(state):
        return 0.0
    attacker, defender = state.owner[state.attacker], state.owner[state.defender]
    leads = state.place[state.defender] == 0
    tag = stake_of(glance, attacker, state.defender)
    if sides[attacker] == sides[seat]:
        return tag if leads else max(tag, glance.loss(state.defender))
    if sides[defender] == sides[seat]:
        return -max(tag, 0.05 if leads else glance.of(defender).body(state.defender))
    if tag >= 1.0:
        return -1.0
    return -LATECOMER if tag and _standing(state, attacker) > _standing(state, seat) else 0.0


def _standing(state: State, seat: int) -> int:
    """How many tags a seat has placed."""
    return sum(state.tags[seat * state.armies : (seat + 1) * state.armies])


def lead(glance: Glance, wanted: float) -> float:
    """The attacker's lead as it stands, with what this seat has laid and what others may have laid."""
    state, seat = glance.state, glance.seat
    if not is_on(state):
        return 0.0
    total = float(strength_of(state, state.attacker) - armor_of(state, state.defender))
    for card in state.laid[seat] + state.picked[seat]:
        attack, defence = help_of(state, seat, card)
        total += attack if wanted > 0.0 else -defence
    for other in range(state.armies):
        if other != seat and state.laid[other]:
            total += PER_LAID * len(state.laid[other]) * _helps_attacker(glance, other)
    return total


def _helps_attacker(glance: Glance, seat: int) -> int:
    """1 if a seat is expected to help the attacker, -1 if the defender, 0 if nobody knows."""
    state, sides = glance.state, glance.state.box.sides
    attacker, defender = state.owner[state.attacker], state.owner[state.defender]
    if sides[seat] == sides[attacker]:
        return 1
    if sides[seat] == sides[defender]:
        return -1
    return -1 if stake_of(glance, attacker, state.defender) >= 1.0 else 0


# -- strength dice (CMB-4, CMB-13) ---------------------------------------------------------------------------------


def combat_dice(glance: Glance, codes: list[int]) -> list[float]:
    """D-CMB-DICE: for a tag until the attack is all but sure, otherwise no more than it takes."""
    wants = is_on(glance.state) and _wants_die(glance)
    weights: list[float] = []
    for code in codes:
        if code & 255 == a.ADD:
            weights.append(2.0 - 0.1 * ((code >> 8) - PLUS_ONE + 1) if wants else -1.0)
        else:
            weights.append(0.0 if code & 255 == a.DONE else -1.0)
    return weights


def _wants_die(glance: Glance) -> bool:
    """Whether another strength die should go into this attack."""
    state, seat = glance.state, glance.seat
    want = wish(glance)
    now = round(lead(glance, want))
    guard = glance.guard(state.defender)
    if state.place[state.defender] == 0 or glance.stake(state.defender):
        for card in state.hand[seat]:
            now += help_of(state, seat, card)[0]
        return glance.lore.holds(guard, now + star_lead(state, seat, state.attacker)) < SURE
    best, row, extra, price = glance.lore.holds(guard, now) * want, seat * 6, 0, 0.0
    for pips in (1, 2, 3):
        for _ in range(state.banner[row + PLUS_ONE + pips - 1]):
            extra += pips
            price += DIE_PRICE if pips > 1 else 0.0
            if glance.lore.holds(guard, now + extra) * want - price > best:
                return True
    return False


# -- laying Scrolls (CMB-5) ----------------------------------------------------------------------------------------


def combat_play(glance: Glance, codes: list[int]) -> list[float]:
    """D-CMB-PLAY, D-CMB-MORE: what changes the outcome for this seat's good, and what is useful in any combat."""
    state, deciding = glance.state, -1
    if is_on(state) and state.hand[glance.seat]:
        deciding = _deciding_scroll(glance)
    weights: list[float] = []
    for code in codes:
        if code & 255 != a.LAY:
            weights.append(IDLE)
        elif code >> 8 == deciding:
            weights.append(1.0)
        else:
            weights.append(_use_worth(glance, code >> 8))
    return weights


def _deciding_scroll(glance: Glance) -> int:
    """The Scroll to lay next if the hand can turn this combat and it is worth its cards; -1 if not."""
    state, seat, want = glance.state, glance.seat, wish(glance)
    if want == 0.0:
        return -1
    now = lead(glance, want)
    need = -now if want > 0.0 else now + 1.0
    if need <= 0.0:
        return -1
    side = 0 if want > 0.0 else 1
    helps = [help_of(state, seat, card)[side] for card in state.hand[seat]]
    total, cards = 0, 0
    for one in sorted(helps, reverse=True):
        if total < need and one:
            total, cards = total + one, cards + 1
    if total < need or cards * PER_CARD > abs(want):
        return -1
    best, found, most, greatest = 999.0, -1, 0, -1
    for card, one in zip(state.hand[seat], helps, strict=True):
        rank = one + glance.lore.keep(state, seat, card)
        if one >= need and rank < best:
            best, found = rank, card
        if one > most:
            most, greatest = one, card
    return found if found >= 0 else greatest


def _use_worth(glance: Glance, card: int) -> float:
    """What a Scroll brings in any combat: a Strategy that comes into play, a Shield, a stolen Scroll."""
    state, seat, box = glance.state, glance.seat, glance.state.box
    if box.kind[card] == STRATEGY:
        coming = 0
        for other in state.laid[seat] + state.picked[seat]:
            coming += box.kind[other] == STRATEGY
        room = len(state.strategies[seat]) + coming < box.options.strategy_limit
        return glance.lore.strategy(state, seat, card) if room and card not in state.strategies[seat] else 0.0
    if box.attach[card] is not None or box.in_turn[card]:
        return 0.0  # better played in the own turn, or when it changes the outcome
    return lines_worth(glance, card, box.lines[card][RESOLVE], -1) - 0.05


# -- the questions of card effects ---------------------------------------------------------------------------------


def card_question(glance: Glance, codes: list[int], frame: d.Frame) -> list[float]:
    """What Scrolls do in a combat, and whom and what card effects mean."""
    kind, state = frame[0], glance.state
    if kind == d.COMBAT_NEXT:
        return [_last(state, code) for code in codes]
    if kind == d.COMBAT_LAST:
        return _combat_last(glance, codes)
    if kind == d.TURN_DIE:
        return [_turn_die(glance, code) for code in codes]
    if kind in (d.CANCEL_TURNED, d.CHOOSE_CANCEL, d.CHOOSE_COPY):
        sign = 1.0 if wish(glance) > 0.0 else -1.0
        return [_cancel(glance, code, sign) for code in codes]
    if kind == d.ATTACH_TO:
        return [_attach(glance, frame[2], code) for code in codes]
    running = _running(state)
    if running is None:
        return [0.0] * len(codes)
    card, lines = running[d.CARD], state.box.lines[running[d.CARD]][running[d.WHEN]]
    at = running[d.LINE]
    if kind == d.CHOOSE_PLAYER:
        return [player_worth(glance, code >> 8) for code in codes]
    if kind == d.CHOOSE_TILE:
        return [tile_worth(glance, code >> 8, lines[at:]) for code in codes]
    if kind == d.MOVE_TO:
        return [_move_to(glance, frame, code) for code in codes]
    if at >= len(lines):
        return [0.0] * len(codes)
    if kind == d.CHOOSE_LINE:
        return [_choose_line(glance, card, lines[at + (code >> 8) - 1 : at + (code >> 8)]) for code in codes]
    if kind == d.USE_OR_NOT:
        worth = line_worth(glance, card, lines[at], running[d.BEARER])
        return [worth if code & 255 == a.YES else 0.001 for code in codes]
    if kind == d.CHOOSE_UNIT:
        return [_choose_unit(glance, lines[at], code >> 8 & 255) for code in codes]
    return [0.0] * len(codes)


def _running(state: State) -> d.Frame | None:
    """The card effect that is being carried out."""
    for frame in reversed(state.stack):
        if frame[0] == d.EFFECT:
            return frame
    return None


def _last(state: State, code: int) -> float:
    """D-CMB-NEXT: what copies or cancels others comes last."""
    for line in state.box.lines[code >> 8][RESOLVE]:
        if line.op in (COPY_SCROLL, CANCEL_SCROLL):
            return -1.0
    return 0.0


def _combat_last(glance: Glance, codes: list[int]) -> list[float]:
    """D-CMB-STAR, after all reveals: abilities if they turn a failure into a success."""
    state, short = glance.state, False
    if is_on(state):
        now = lead(glance, wish(glance))
        short = now < 0.0 <= now + star_lead(state, glance.seat, state.attacker)
    return [0.0 if code & 255 == a.DONE else 1.0 if short else -1.0 for code in codes]


def _turn_die(glance: Glance, code: int) -> float:
    """Which die is turned to which face: a useless one to the greatest strength."""
    if code & 255 != a.TURN:
        return 0.0
    die, face = code >> 8 & 255, code >> 16
    if glance.keeps(die):
        return -1.0
    return float(max(face - PLUS_ONE + 1, 0) - max(die - PLUS_ONE + 1, 0))


def _cancel(glance: Glance, code: int, sign: float) -> float:
    """Which Scroll is cancelled: what does most against what this seat wants; which is copied: the other way."""
    lore, kind = glance.lore, code & 255
    if kind == a.CANCEL_UNSEEN:
        return -PER_LAID * sign * _helps_attacker(glance, code >> 8) if is_on(glance.state) else 0.0
    card = code >> 16 & 255
    pull = sign * (lore.attack[card] - lore.defence[card])
    return -pull if kind == a.CANCEL else pull if kind == a.COPY else 0.0


def _attach(glance: Glance, card: int, code: int) -> float:
    """On which unit a Magic stays; the two that fight come first."""
    if code & 255 != a.TARGET:
        return 0.0
    state, unit, worth, attack = glance.state, code >> 8 & 255, 0.0, 0
    for line in state.box.lines[card][STATIC]:
        worth += unit_choice(glance, line, unit)
        if line.stat == STRENGTH and unit == state.attacker:
            attack += line.amount
        elif line.stat == ARMOR and unit == state.defender:
            attack -= line.amount
    return worth + 0.2 * attack * wish(glance) if is_on(state) else worth


def _choose_line(glance: Glance, card: int, lines: list[Line]) -> float:
    """Which of several alternatives: the one for the side that should win."""
    if not lines:
        return 0.0
    if not is_on(glance.state):
        return line_worth(glance, card, lines[0], -1)
    attack, defence = help_of_line(glance.state, glance.seat, card, lines[0])
    return float(attack - defence) if wish(glance) > 0.0 else float(defence - attack)


def _choose_unit(glance: Glance, line: Line, unit: int) -> float:
    """On which unit a line is used."""
    state, want = glance.state, wish(glance)
    if unit >= len(state.where) or state.where[unit] < 0:
        return 0.0
    if line.op == CHANGE_DEFENDER:
        if state.place[unit] == 0:
            return 1.0 if want > 0.0 else -1.0
        return glance.loss(unit)
    saves = want < 0.0 and unit == state.attacker and line.op in (DESTROY, MOVE_UNIT)
    return unit_choice(glance, line, unit) + (1.0 if saves else 0.0)


def _move_to(glance: Glance, frame: d.Frame, code: int) -> float:
    """Where an effect moves a unit."""
    if code & 255 != a.TO:
        return 0.0
    state, unit, hex = glance.state, frame[2], code >> 8
    if state.where[unit] < 0:
        return 0.0
    burns = state.ground[hex] == LAVA and state.place[unit] != 0
    saves = burns and unit == state.attacker and wish(glance) < 0.0
    return push_worth(glance, unit, hex, frame[4] != 0) + (1.0 if saves else 0.0)
