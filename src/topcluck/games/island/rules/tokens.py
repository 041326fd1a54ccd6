"""Face-down Chicken tokens (GALLOS, HAHN, VIS-7): who may attack, what is revealed, and what nobody else sees.

Where tokens lie face down, a Chicken unit is a *place*: what everybody can follow with their eyes, in a stack or beside
the Banner. Which token lies there (`state.card`) is known to its owner. Whenever an owner takes tokens out of a stack
or changes their order unseen, the places show the same whatever was chosen, and the tokens are exchanged between them.
What all others must think possible is kept in `state.knowledge.rows`.
"""

from __future__ import annotations

from collections.abc import Iterable

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.state import State
from topcluck.kernel.knowledge import lifted, mixed, parted

# -- who fights (GALLOS-5, GALLOS-6) -------------------------------------------------------------------------------


def is_exposed(state: State, unit: int) -> bool:
    """Whether a unit may attack and be attacked: a Leader, or the topmost Chicken of its stack (GALLOS-6)."""
    if state.is_leader(unit) or not state.box.top_only:
        return True
    return unit == state.tokens_at(state.where[unit])[-1]


def reveal(state: State, unit: int) -> None:
    """A token that fights is turned up and stays so (GALLOS-5, HAHN-2, FX-25)."""
    if state.is_face_down(unit):
        seat = state.owner_of(unit)
        state.tell(e.TOKEN_REVEALED, seat, unit, state.card[unit])
        state.face_up |= 1 << unit
        if state.knowledge is not None:
            state.knowledge.rows[seat] = lifted(state.knowledge.rows[seat], state.place[unit] - 1, state.card[unit])


def discard_token(state: State, unit: int) -> None:
    """A destroyed token lies beside the Banner: face down, or by an option open to all (GALLOS-5)."""
    if state.box.options.gallos_discard_face_down:
        state.face_up &= ~(1 << unit)
    else:
        reveal(state, unit)


# -- tokens that nobody else can tell apart ------------------------------------------------------------------------


def _pointed_at(state: State, frames: Iterable[d.Frame]) -> int:
    """Units that everybody keeps an eye on: a combat, a lasting effect or something pending is about them."""
    units = [unit for mod in state.mods for unit in (mod[5],)]
    units += [unit for one in state.waiting for unit in (one[3], one[5], one[6])]
    units += [state.attacker, state.defender]
    group = sum({1 << unit for unit in units if unit >= 0})
    for frame in frames:
        for (_, what), value in zip(d.KINDS[frame[0]].fields, frame[1:], strict=False):
            if what == "units":
                group |= value
            elif what == "unit" and value >= 0:
                group |= 1 << value
    return group


def _nameless(state: State, frames: Iterable[d.Frame]) -> int:
    """Face-down tokens that carry nothing by which they could be followed through a change of order (FX-24)."""
    pointed = _pointed_at(state, frames)
    return sum(
        1 << unit
        for seat in range(state.armies)
        for unit in state.chickens_of(seat)
        if state.is_face_down(unit)
        and not (state.shields[unit] or state.plus[unit] or state.attached[unit] or pointed >> unit & 1)
    )


def _runs(state: State, hex: int, among: int) -> list[list[int]]:
    """Tokens of a stack that lie on each other and are all of these, from the bottom up.

    What lies between them is seen by everybody, and so is on which side of it a token goes or stays (VIS-7).
    """
    runs: list[list[int]] = [[]]
    for unit in state.tokens_at(hex):
        if among >> unit & 1:
            runs[-1].append(unit)
        else:
            runs.append([])
    return [run for run in runs if run]


def seen_group(state: State, group: int) -> int:
    """How a group that is being picked looks to others: of tokens they cannot tell apart, the uppermost (RUL-103)."""
    nameless = _nameless(state, state.stack[:-1])
    hexes = {state.where[unit] for unit in range(group.bit_length()) if group >> unit & 1}
    seen = group & ~nameless
    for run in (run for hex in hexes for run in _runs(state, hex, nameless)):
        picked = sum(1 for unit in run if group >> unit & 1)
        seen |= sum(1 << unit for unit in run[len(run) - picked :])
    return seen


# -- taken unseen (RUL-103, RUL-140) -------------------------------------------------------------------------------


def take_unseen(state: State, group: int, among: int = -1, lowest: bool = False) -> int:
    """The owner takes tokens out of a stack, among others that might be meant; returns the places that all see go.

    Those are the uppermost places (or *lowest*), with the tokens that were meant; both parts keep their order.
    """
    if not state.box.face_down:
        return group
    nameless = _nameless(state, state.stack) & among
    hexes = sorted({state.where[unit] for unit in range(group.bit_length()) if group >> unit & 1})
    taken = group & ~nameless
    for run in (run for hex in hexes for run in _runs(state, hex, nameless)):
        picked = [unit for unit in run if group >> unit & 1]
        rest = [unit for unit in run if not group >> unit & 1]
        order = picked + rest if lowest else rest + picked
        _exchange(state, run, [state.card[unit] for unit in order])
        _widen(state, run, len(picked) if lowest else len(rest))
        places = run[: len(picked)] if lowest else run[len(rest) :]
        taken |= sum(1 << unit for unit in places)
    return taken


def take_one_unseen(state: State, unit: int) -> int:
    """The same for a single token that is about to leave its stack by its owner's choice."""
    return take_unseen(state, 1 << unit).bit_length() - 1


def from_pile_unseen(state: State, unit: int) -> int:
    """The owner takes a token from beside the Banner; of those that lie face down all see only that one goes."""
    if not state.is_face_down(unit):
        return unit
    seat = state.owner_of(unit)
    pile = [other for other in state.destroyed_chickens(seat) if state.is_face_down(other)]
    rest = [other for other in pile if other != unit]
    _exchange(state, pile, [state.card[other] for other in (unit, *rest)])
    _mix(state, pile)
    return pile[0]


def _exchange(state: State, places: list[int], cards: list[int]) -> None:
    """These tokens now lie in these places."""
    for unit, card in zip(places, cards, strict=True):
        state.card[unit] = card


def _widen(state: State, run: list[int], first: int) -> None:
    """What others must think when a run of tokens was parted unseen."""
    if state.knowledge is not None:
        seat = state.owner_of(run[0])
        places = [state.place[unit] - 1 for unit in run]
        state.knowledge.rows[seat] = parted(state.knowledge.rows[seat], places, first)


def _mix(state: State, units: list[int]) -> None:
    """What others must think when tokens may have been exchanged in any way."""
    if state.knowledge is not None and units:
        seat = state.owner_of(units[0])
        places = [state.place[unit] - 1 for unit in units]
        state.knowledge.rows[seat] = mixed(state.knowledge.rows[seat], places)


# -- another order (GALLOS-7, RUL-42) ------------------------------------------------------------------------------


def let_rearrange(state: State, seat: int) -> None:
    """When the move or retrieve action that now begins is over, the seat may rearrange its stacks (GALLOS-7)."""
    if state.box.rearranging:
        state.ask(d.REARRANGE, seat)


def can_rearrange(state: State, seat: int) -> bool:
    """Whether an action may be taken only for rearranging: there is a stack (GALLOS-8)."""
    return state.box.rearranging and bool(stacks_of(state, seat))


def stacks_of(state: State, seat: int) -> list[int]:
    """The hexes where two or more Chickens of a seat lie on each other."""
    hexes = sorted({state.where[unit] for unit in state.chickens_of(seat) if state.where[unit] >= 0})
    return [hex for hex in hexes if len(state.tokens_at(hex)) > 1]


@d.task(d.REARRANGE)
def rearrange(state: State, frame: d.Frame) -> None:
    """From now on nobody else knows the order of the seat's stacks, whether it changes anything or not."""
    seat, nameless = frame[1], _nameless(state, state.stack)
    stacks = stacks_of(state, seat)
    for hex in stacks:
        _mix(state, [unit for unit in state.tokens_at(hex) if nameless >> unit & 1])
    if stacks:
        state.ask(d.ARRANGE, seat, 0)


@d.ask(d.ARRANGE)
class Arrange:
    """Done, or a stack that was not yet arranged in this action (D-REARRANGE)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, done = frame
        return [a.DONE, *(a.pack(a.ARRANGE, hex) for hex in stacks_of(state, seat) if not done >> hex & 1)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, done = frame
        if code == a.DONE:
            state.tell(e.STACKS_ARRANGED, seat)
        else:
            state.ask(d.ARRANGE_STACK, seat, done | 1 << a.first(code), a.first(code))


@d.ask(d.ARRANGE_STACK)
class ArrangeStack:
    """Its tokens one by one from the top; nothing is seen before the last (D-REARRANGE)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.NEXT, unit) for unit in state.tokens_at(frame[3]) if unit not in state.arranging]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, done, hex = frame
        state.arranging += (a.first(code),)
        if len(state.arranging) < len(state.tokens_at(hex)):
            state.stack.append(frame)
            return
        order, state.arranging = state.arranging[::-1], ()
        _lay_in_order(state, hex, list(order))
        state.ask(d.ARRANGE, seat, done)


def _lay_in_order(state: State, hex: int, order: list[int]) -> None:
    """The tokens of a stack get this order, from the bottom up; who can be followed is seen to move (FX-24)."""
    nameless = _nameless(state, state.stack)
    free = [unit for unit in state.tokens_at(hex) if nameless >> unit & 1]
    _exchange(state, free, [state.card[unit] for unit in order if nameless >> unit & 1])
    places = iter(free)
    tokens = iter([next(places) if nameless >> unit & 1 else unit for unit in order])
    state.at[hex] = tuple(unit if state.is_leader(unit) else next(tokens) for unit in state.at[hex])
