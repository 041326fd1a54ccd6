"""Epic death (EPIC): how a Leader dies and where the second one takes over; and Leaders that wait for a hex."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import NO_CARD
from topcluck.games.island.rules.destruction import depart
from topcluck.games.island.rules.standing import can_hold, nearest
from topcluck.games.island.state import DESTROYED, State, by_seat


def can_die(state: State, leader: int) -> bool:
    """Whether a Leader can die at all: only while a second one lies face down (EPIC-1, EPIC-6, RUL-54)."""
    return state.box.options.epic_death and state.second_of(state.owner_of(leader)) != NO_CARD


def dies_on_lava(state: State, leader: int) -> bool:
    """Whether Lava kills a Leader that finds no hex beside it (LAVA-4, EPIC-2)."""
    return state.box.options.leader_lava_fallback == "epic_death" and can_die(state, leader)


def count_attack(state: State, leader: int) -> None:
    """An attack on a Leader succeeded, and no Shield took it; the second one in a turn is its end (EPIC-3)."""
    if state.humbled >> leader & 1 and can_die(state, leader):
        die(state, leader)
    elif state.box.options.epic_death:
        state.humbled |= 1 << leader


def die(state: State, leader: int) -> None:
    """The Leader is gone with all that lay on it; the second one is turned up and takes over (EPIC-4, EPIC-5)."""
    seat = state.owner_of(leader)
    dead, heir = state.card[leader], state.second_of(seat)
    state.tell(e.LEADER_DIED, seat, dead)
    depart(state, leader)
    state.take_off(leader, DESTROYED)
    state.humbled &= ~(1 << leader)
    state.used = tuple(use for use in state.used if use // 16 != leader)  # of the card that is gone (RUL-136)
    seats = range(state.armies)
    state.fallen = by_seat([dead if other == seat else state.fallen_of(other) for other in seats])
    state.second = by_seat([NO_CARD if other == seat else state.second_of(other) for other in seats])
    state.card[leader] = heir
    state.tell(e.LEADER_REPLACED, seat, heir)
    arrive(state, leader)


def wait(state: State, leader: int) -> None:
    """A Leader for which the island has no hex leaves it for a while (RUL-144)."""
    depart(state, leader)
    state.take_off(leader, DESTROYED)
    arrive(state, leader)


def arrive(state: State, leader: int) -> None:
    """A Leader off the island comes to it, or goes on waiting; without it some limits are lower (EPIC-4, STRAT-3)."""
    seat = state.owner_of(leader)
    state.refresh_in_play(seat)
    state.ask(d.KEEP_LIMIT, seat)
    if landing(state, leader):
        state.ask(d.NEW_LEADER, seat, leader)
    else:
        state.tell(e.LEADER_WAITS, seat, state.card[leader])


def landing(state: State, leader: int) -> list[int]:
    """Where a Leader comes to the island: its Base, else the nearest available hexes of its Territory (EPIC-4)."""
    seat = state.owner_of(leader)
    base = state.base_of(seat)
    if can_hold(state, leader, base):
        return [base]
    own = [hex for hex in range(len(state.ground)) if state.is_own_territory(seat, hex)]
    return nearest(state, base, [hex for hex in own if can_hold(state, leader, hex)])


@d.ask(d.NEW_LEADER)
class NewLeader:
    """The owner chooses among equally near hexes (EPIC-4)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.AT, hex) for hex in landing(state, frame[2])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, leader = frame
        state.tell(e.UNIT_PLACED, seat, leader, a.first(code))
        state.put(leader, a.first(code))
        state.refresh_in_play(seat)
