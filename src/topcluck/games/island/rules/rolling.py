"""The Roll step (TURN-2 to TURN-5): which dice are rolled, and the second roll."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.model import FACES
from topcluck.games.island.state import State


def roll_dice(state: State, seat: int, number: int) -> None:
    """Rolls spent dice of a seat; they go to the Banner with their results (TURN-4)."""
    faces = sorted(state.chance.below(len(FACES)) for _ in range(number))
    for face in faces:
        state.banner[seat * 6 + face] += 1
    state.spent[seat] -= number
    state.tell(e.DICE_ROLLED, seat, faces)


def dice_to_add(state: State, seat: int) -> list[int]:
    """One's own dice that may be added to a roll: from the Banner by face, and +1 dice from units (RUL-64, RUL-66)."""
    banner = state.banner
    options = [a.pack(a.ADD, face) for face in range(6) if banner[seat * 6 + face]]
    options += [a.pack(a.LIFT, unit) for unit in state.units_of(seat) if state.plus[unit]]
    return options


def add_die(state: State, seat: int, code: int) -> None:
    """Takes a die for the roll; one taken from a unit gives no bonus any more (RUL-124)."""
    part = a.first(code)
    if a.kind(code) == a.ADD:
        state.banner[seat * 6 + part] -= 1
    elif a.kind(code) == a.LIFT:
        state.tell(e.DIE_LIFTED, seat, part)
        state.plus[part] -= 1
    else:
        state.spent[seat] -= 1
    state.rolling += 1


def roll_picked(state: State, seat: int) -> None:
    """Rolls the dice that were picked, all together (TURN-2)."""
    number, state.rolling = state.rolling, 0
    state.spent[seat] += number
    roll_dice(state, seat, number)


@d.ask(d.ROLL)
class Roll:
    """Skip, or roll all spent dice and any others; where not all must be rolled, each is added (TURN-2, RUL-65)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat = frame[1]
        all_spent = state.box.options.roll_spent_dice == "all"
        options = [] if state.rolling else [a.SKIP]
        if state.rolling or (all_spent and state.spent[seat]):
            options.append(a.ROLL)
        if state.spent[seat] and not all_spent:
            options.append(a.ADD_SPENT)
        return options + dice_to_add(state, seat)

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat = frame[1]
        if code == a.SKIP:
            state.tell(e.ROLL_SKIPPED, seat)
            return
        if code != a.ROLL:
            add_die(state, seat, code)
            state.stack.append(frame)
            return
        if state.box.options.roll_spent_dice == "all":
            state.rolling, state.spent[seat] = state.rolling + state.spent[seat], 0
        roll_picked(state, seat)
        if can_pay_reroll(state, seat):
            state.ask(d.REROLL, seat, 0)


def can_pay_reroll(state: State, seat: int) -> bool:
    """Whether there is a second roll and the seat can pay for it (TURN-3)."""
    cost = state.box.options.reroll_resource_cost
    return cost is not None and state.resources_of(seat) >= cost


@d.ask(d.REROLL)
class Reroll:
    """Keep the dice, or pay Resources of choice, one by one, for a second roll (TURN-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat, paid = frame[1], frame[2]
        owned = [a.pack(a.PAY, kind) for kind in range(3) if state.resources[seat * 3 + kind]]
        return owned if paid else [a.KEEP, *owned]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, paid = frame[1], frame[2]
        if code == a.KEEP:
            return
        state.resources[seat * 3 + a.first(code)] -= 1
        state.supply[a.first(code)] += 1
        state.tell(e.ROLL_PAID, seat, a.first(code))
        if paid + 1 == state.box.options.reroll_resource_cost:
            state.ask(d.REROLL_DICE, seat)
        else:
            state.ask(d.REROLL, seat, paid + 1)


@d.ask(d.REROLL_DICE)
class RerollDice:
    """Any of one's dice, at least one; the new results stand (TURN-3, RUL-64)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return ([a.ROLL] if state.rolling else []) + dice_to_add(state, frame[1])

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.ROLL:
            roll_picked(state, frame[1])
            return
        add_die(state, frame[1], code)
        state.stack.append(frame)
