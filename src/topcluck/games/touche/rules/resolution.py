"""The resolution turn (TP-8) and the bonuses of units (TP-10)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import TYPE_CHECKING

from topcluck.games.touche import decisions
from topcluck.games.touche.actions import DONE, END, RESOLVE
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import EXTRA_SHOT, NUCLEAR, SALVO, Place, UnitType
from topcluck.games.touche.rules.attacks import sample_cell
from topcluck.games.touche.rules.explosions import explode, lift_target
from topcluck.games.touche.rules.extras import extras, resolve_extra
from topcluck.games.touche.rules.purses import steal
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Code, Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


class Resolving(Kind):
    """Between two steps of the own resolution turn: buy, play, or go on (TP-8.2, TP-8.7, TP-8.8)."""

    number = decisions.RESOLVING
    name = "resolving"

    def actions(self, state: State, frame: Frame) -> list[Code]:
        seat = frame[1]
        return [RESOLVE if state.attacks[seat] else END, *extras(state, seat)]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        seat, kind = frame[1], code & 255
        if kind == RESOLVE:
            resolve_attack(state, seat)
        elif kind == END:
            end_turn(state, seat)
        else:
            resolve_extra(state, seat, code)


def resolve_attack(state: State, seat: Seat) -> None:
    """The seat's first attack is resolved, in the order of making (TP-8.2)."""
    attack, *others = state.attacks[seat]
    state.attacks[seat] = tuple(others)
    if attack[0] == NUCLEAR:
        board, anchor = divmod(attack[1], state.farm.cells)
        state.ask(decisions.BURST, seat, *state.places(board, state.farm.blocks[anchor]))
    else:
        state.ask(decisions.SHOTS, seat, attack[0], 0, *attack[1:])


def end_turn(state: State, seat: Seat) -> None:
    """TP-8.8: what happens at the end of the turn, the Field Generator (TP-15.11)."""
    state.stack.pop()
    if not state.hit_this_turn and state.has(seat, "field_without_hit"):
        state.ask(decisions.FIELD_BOARD, seat, 1)


class Shots(Kind):
    """The targets of one attack, singly, in the order of placing; then the bonus, once (TP-8.3, TP-8.5).

    The frame holds what the attack was made with, the last place that was hit + 1, and the targets still to come.
    """

    number = decisions.SHOTS
    name = "shots"
    parts = ("seat:board", "with:arm", "hit:number", "targets:place*")

    def run(self, state: State, frame: Frame) -> None:
        _, seat, arm, hit = frame[:4]
        depth = len(state.stack)
        for index in range(4, len(frame)):
            place = frame[index]
            if state.pending[place] != seat + 1:
                continue  # it was swept away: neither hit nor miss (TP-9.2)
            lift_target(state, place)
            if explode(state, seat, place):
                hit = place + 1
            if len(state.stack) > depth:  # somebody takes a weapon first, or the end is judged
                state.stack.insert(depth, (decisions.SHOTS, seat, arm, hit, *frame[index + 1 :]))
                return
        if hit and arm != SALVO and arm != EXTRA_SHOT:
            bonus(state, seat, arm, hit - 1)


# ---- bonuses: one function for each word of `model.WHEN_HIT`


def bonus(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """What a hit brings the attacking type; whether it still lives does not matter (TP-8.6)."""
    effect = _BONUS.get(state.farm.when_hit[kind])
    if effect is not None:
        effect(state, seat, kind, place)


def explode_surrounding(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """The 8 surrounding cells explode (TP-10.2)."""
    board, cell = divmod(place, state.farm.cells)
    state.ask(decisions.BURST, seat, *state.places(board, state.farm.surrounding[cell]))


def explode_neighbours(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """The 4 neighbours explode (TP-10.7), or all 8 surrounding cells with a lasting weapon (TP-15.14)."""
    low = seat * state.farm.weapons
    if any(state.held[low + weapon] for weapon in state.farm.wider[kind]):
        explode_surrounding(state, seat, kind, place)
        return
    board, cell = divmod(place, state.farm.cells)
    state.ask(decisions.BURST, seat, *state.places(board, state.farm.neighbours[cell]))


def attack_as(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """One attack of another type at once, with its bonus; it needs no such unit and tilts no card (TP-10.3)."""
    state.ask(decisions.BONUS_BOARD, seat, state.farm.bonus_unit[kind])


def extra_shot(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """One more shot at once, and only one (TP-10.6)."""
    state.ask(decisions.BONUS_BOARD, seat, EXTRA_SHOT)


def place_field(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """The player may place the magnetic field (TP-10.4)."""
    state.ask(decisions.FIELD_BOARD, seat, 1)


def steal_ears(state: State, seat: Seat, kind: UnitType, place: Place) -> None:
    """Ears from the owner of the board, once; more with a lasting weapon (TP-10.5, TP-15.17)."""
    farm = state.farm
    low = seat * farm.weapons
    masks = [farm.amount[weapon] for weapon in farm.greedier[kind] if state.held[low + weapon]]
    steal(state, seat, state.board_of(place), max([farm.bonus_amount[kind], *masks]))


_BONUS: dict[str, Callable[[State, Seat, UnitType, Place], None]] = {
    "explode_surrounding": explode_surrounding,
    "explode_neighbours": explode_neighbours,
    "attack_as": attack_as,
    "extra_shot": extra_shot,
    "place_field": place_field,
    "steal_ears": steal_ears,
}


class BonusBoard(Kind):
    """On whose board the bonus shot goes; it must be made if there is a cell for it (TP-10.9)."""

    number = decisions.BONUS_BOARD
    name = "bonus_board"
    parts = ("seat:board", "with:arm")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        return [state.farm.aim_codes[board] for board in state.boards_to_target(frame[1])] or [DONE]

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        state.stack.pop()
        if code != DONE:
            state.ask(decisions.BONUS_CELL, *frame[1:], code >> 8)


class BonusCell(Kind):
    """The bonus shot, resolved at once (TP-10.9)."""

    number = decisions.BONUS_CELL
    name = "bonus_cell"
    always_asked = True
    parts = ("seat:board", "with:arm", "board:board")

    def actions(self, state: State, frame: Frame) -> list[Code]:
        _, seat, _, board = frame
        return list(compress(state.farm.target_codes[board], state.targetable(seat, board)))

    def sample(self, state: State, frame: Frame, chance: Chance) -> Code:
        return sample_cell(state, frame[1], frame[3], chance)

    def resolve(self, state: State, frame: Frame, code: Code) -> None:
        _, seat, arm, _ = frame
        place = code >> 8
        state.stack.pop()
        depth = len(state.stack)
        if explode(state, seat, place):  # what follows comes below what the explosion itself brought up
            state.stack.insert(depth, (decisions.SHOTS, seat, arm, place + 1))
