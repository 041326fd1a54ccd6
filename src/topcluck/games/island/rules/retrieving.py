"""Retrieve (RET), Resources and their limit (LIMIT-2)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.rules.standing import can_hold
from topcluck.games.island.rules.tokens import can_rearrange, from_pile_unseen, let_rearrange
from topcluck.games.island.state import State


def base_is_open(state: State, seat: int) -> bool:
    """Whether recovered Chickens find room on the own Base: nobody is there whom they could not join (RUL-39)."""
    chickens = state.chickens_of(seat)  # the Challenger may have none (SOLO-5)
    return len(chickens) > 0 and can_hold(state, chickens[0], state.base_of(seat))


def recoverable(state: State, seat: int) -> list[int]:
    """One's destroyed Chickens, if they could return to the Base; equal tokens once (RET-1, RUL-4)."""
    if not base_is_open(state, seat):
        return []
    if state.box.face_down:
        return state.destroyed_chickens(seat)  # to be asked less often would tell that tokens are equal
    printed, seen, chosen = state.box.printed, set(), []
    for unit in state.destroyed_chickens(seat):
        worth = tuple(column[state.card[unit]] for column in printed)
        if worth not in seen:
            seen.add(worth)
            chosen.append(unit)
    return chosen


def recover(state: State, unit: int) -> None:
    """A destroyed Chicken returns to the own Base and joins the stack there (RET-5)."""
    seat = state.owner_of(unit)
    base = state.base_of(seat)
    if state.is_face_down(unit):
        state.tell(e.TOKEN_RECOVERED, seat, base, state.card[unit])
        unit = from_pile_unseen(state, unit)
    else:
        state.tell(e.CHICKEN_RECOVERED, seat, state.card[unit], base)
        state.face_up &= ~(1 << unit)  # GALLOS-4: where tokens lie face down, it does so now
    state.put(unit, base)


def take_resource(state: State, seat: int, kind: int) -> None:
    """One Resource from the supply to the Banner."""
    state.supply[kind] -= 1
    state.resources[seat * 3 + kind] += 1
    state.tell(e.RESOURCE_TAKEN, seat, kind)


def return_resource(state: State, seat: int, kind: int) -> None:
    """One Resource from the Banner to the supply."""
    state.supply[kind] += 1
    state.resources[seat * 3 + kind] -= 1
    state.tell(e.RESOURCE_RETURNED, seat, kind)


def can_pick(state: State, seat: int) -> bool:
    """Whether a retrieve has at least one possible pick (RET-3)."""
    return any(state.supply) or bool(recoverable(state, seat))


def picks(state: State, seat: int) -> list[int]:
    """A Resource of any type in the supply, or a destroyed Chicken (RET-1)."""
    options = [a.pack(a.TAKE, kind) for kind in range(3) if state.supply[kind]]
    return options + [a.pack(a.RECOVER, state.card[unit]) for unit in recoverable(state, seat)]


def chicken_of(state: State, seat: int, code: int) -> int:
    """The token that a `recover` action names."""
    chickens = state.chickens_of(seat)
    if not state.box.face_down:
        return chickens[a.first(code)]
    return next(unit for unit in chickens if state.card[unit] == a.first(code))


def retrieve(state: State, seat: int, number: int) -> None:
    """A retrieve action: so many picks, and in some modes another order of the own stacks (RET-1, GALLOS-7)."""
    let_rearrange(state, seat)
    state.ask(d.PICK, seat, number, 0)


@d.ask(d.PICK)
class Pick:
    """The picks of a retrieve, one by one; fewer may be taken, but at least one (RET-1 to RET-3, GALLOS-8)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return ([a.STOP] if frame[3] or can_rearrange(state, frame[1]) else []) + picks(state, frame[1])

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, left = frame[1], frame[2]
        if code == a.STOP:
            left = 0
        elif a.kind(code) == a.TAKE:
            take_resource(state, seat, a.first(code))
        else:
            recover(state, chicken_of(state, seat, code))
        if left > 1:
            state.ask(d.PICK, seat, left - 1, 1)  # a pick for which nothing is left is lost: only `stop` remains
        else:
            state.ask(d.TRIM_RESOURCES, seat)


@d.task(d.TRIM_RESOURCES)
def trim_resources(state: State, frame: d.Frame) -> None:
    """Whoever has more than the limit when the action is complete returns tokens of choice (LIMIT-2, RUL-69)."""
    limit = state.box.options.resource_limit
    if limit is not None and state.resources_of(frame[1]) > limit:
        state.ask(*frame)
        state.ask(d.RETURN_RESOURCE, frame[1])


@d.ask(d.RETURN_RESOURCE)
class ReturnResource:
    """Which Resource goes back to the supply (LIMIT-2)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.RETURN, kind) for kind in range(3) if state.resources[frame[1] * 3 + kind]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        return_resource(state, frame[1], a.first(code))
