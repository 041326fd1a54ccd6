"""Movement (MOVE) and banding (BAND): who moves, where a step may lead, where a move may end.

A group is a set of units as bits. It moves as one; on the way members may be left and units picked up (BAND-7).
"""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import LAVA, SEA
from topcluck.games.island.box import ACTIVATE, FREE_ACTION, MOVE, REF_SELF, SEA_WALK
from topcluck.games.island.rules.epic import wait
from topcluck.games.island.rules.flags import hand_over, hand_overs
from topcluck.games.island.rules.lava import scorch
from topcluck.games.island.rules.standing import burns, can_enter, can_hold, nearest
from topcluck.games.island.rules.tokens import can_rearrange, take_unseen
from topcluck.games.island.rules.values import has_trait, speed_of
from topcluck.games.island.state import CLAW, State


def members(group: int) -> list[int]:
    """The units of a group, by number."""
    units = []
    while group:
        low = group & -group
        units.append(low.bit_length() - 1)
        group ^= low
    return units


def group_speed(state: State, group: int) -> int:
    """The fastest unit of the group sets the pace (BAND-6)."""
    return max(speed_of(state, unit) for unit in members(group))


def group_hex(state: State, group: int) -> int:
    """Where the group stands."""
    return state.where[(group & -group).bit_length() - 1]


# -- where a move may end ------------------------------------------------------------------------------------------


def may_stop(state: State, group: int, hex: int) -> bool:
    """Whether a move may end there: MAP-8, SEA-1, or an overlap with a way out (MOVE-6)."""
    if state.ground[hex] == SEA and not state.box.board.coastal[hex]:
        return False
    if _fits(state, group, hex):
        return True
    if any(state.owner_of(other) != state.owner_of((group & -group).bit_length() - 1) for other in state.at[hex]):
        return False
    return _may_overlap(state, group, hex)


def _fits(state: State, group: int, hex: int, without: int = 0) -> bool:
    """Whether the group may share the hex with all who stand there, or will once some have left (MAP-7, MAP-8)."""
    others = [unit for unit in state.at[hex] if not (group | without) >> unit & 1]
    if not others:
        return True
    units = members(group)
    return (
        state.owner_of(others[0]) == state.owner_of(units[0])
        and all(state.bands(other) for other in others)
        and all(state.bands(unit) for unit in units)
    )


def _may_overlap(state: State, group: int, hex: int) -> bool:
    """Whether a move may end on own units that it cannot band with (MOVE-6)."""
    if state.box.options.own_overlap == "within_one_move":
        return False
    if state.transit and state.transit != group and overlap(state, without=group):
        return False  # at most one overlap at a time
    return way_out(state, group, hex, moves_left(state, group))


def overlap(state: State, without: int = 0) -> bool:
    """Whether the units in transit still share a hex against MAP-8; *without*: once these have left it."""
    group = state.transit & ~without
    return bool(group) and not _fits(state, group, group_hex(state, group), without)


def moves_left(state: State, group: int) -> int:
    """M of RUL-132: the free action, claw dice, and a lone Battle Car's own free move."""
    seat = state.owner_of((group & -group).bit_length() - 1)
    left = (0 if state.free_used else 1) + state.banner[seat * 6 + CLAW]
    units = members(group)
    if len(units) == 1 and own_move(state, units[0]) >= 0:
        left += 1
    return left


def own_move(state: State, unit: int) -> int:
    """The ability by which a unit may still move itself this turn (MACH-6); -1 if there is none."""
    card = state.card[unit]
    lines = state.box.lines[card][ACTIVATE]
    for number, ability in enumerate(state.box.abilities[card]):
        line = lines[ability.start]
        own = line.op == FREE_ACTION and line.action == MOVE and line.target is not None and line.target.ref == REF_SELF
        if own and not ability.stars and state.used.count(unit * 16 + number) < ability.uses:
            return number
    return -1


def way_out(state: State, group: int, hex: int, moves: int) -> bool:
    """RUL-132: whether some hex available to the whole group is near enough for the moves that are left."""
    units = members(group)
    steps = moves * group_speed(state, group)
    seen, edge = {hex}, [hex]
    for _ in range(steps):
        edge = [near for place in edge for near in state.box.board.near[place] if near not in seen]
        edge = [near for near in dict.fromkeys(edge) if _passable(state, units, near, group)]
        if any(all(can_hold(state, unit, near, band=group) for unit in units) for near in edge):
            return True
        seen.update(edge)
    return False


def _passable(state: State, units: list[int], hex: int, group: int) -> bool:
    """Whether all of the group may step there alive, over tiles only (RUL-132)."""
    if state.ground[hex] == SEA:
        return False
    return all(can_enter(state, unit, hex, group) and not burns(state, unit, hex, group) for unit in units)


# -- where a step may lead -----------------------------------------------------------------------------------------


def steps_from(state: State, group: int, hex: int, left: int) -> list[int]:
    """The hexes to which the group may go next, with *left* steps to make, this one included (RUL-133)."""
    if left <= 0:
        return []
    units = members(group)
    return [near for near in state.box.board.near[hex] if _can_step(state, units, group, near, left)]


def _can_step(state: State, units: list[int], group: int, hex: int, left: int) -> bool:
    """Whether the group may take one step there, and end its move there or farther on."""
    return _can_all_enter(state, units, hex, group) and _can_rest(state, group, hex, left - 1)


def _can_all_enter(state: State, units: list[int], hex: int, group: int) -> bool:
    """MOVE-3 for each unit of the group."""
    for unit in units:  # noqa: SIM110  no generator: this is the innermost loop of a random game
        if not can_enter(state, unit, hex, group):
            return False
    return True


def _can_rest(state: State, group: int, hex: int, left: int) -> bool:
    """Whether the group, unchanged, may stop there or reach a legal stop with the steps left (RUL-133)."""
    ground = state.ground[hex]
    if ground not in (LAVA, SEA) and not state.at[hex]:
        return True  # the usual case: empty land
    if ground == LAVA:
        unburnt = _unburnt(state, group, hex)
        if not unburnt:
            return True  # wholly destroyed or driven off: that is an end too
        left += group_speed(state, unburnt) - group_speed(state, group)  # who goes on sets the pace (RUL-21)
        group = unburnt
    if may_stop(state, group, hex):
        return True
    if left <= 0:
        return False
    units = members(group)
    return any(
        _can_all_enter(state, units, near, group) and _can_rest(state, group, near, left - 1)
        for near in state.box.board.near[hex]
    )


def _unburnt(state: State, group: int, hex: int) -> int:
    """The units of a group that Lava does not hurt there, in the company of who stands there (RUL-20)."""
    company = group | sum(1 << unit for unit in state.at[hex])
    return sum(1 << unit for unit in members(group) if not burns(state, unit, hex, company))


def can_move(state: State, unit: int) -> bool:
    """Whether a unit by itself has a legal step (MOVE-2)."""
    speed = speed_of(state, unit)
    if not speed:
        return False
    units, group = [unit], 1 << unit
    for near in state.box.board.near[state.where[unit]]:  # noqa: SIM110  as above
        if _can_step(state, units, group, near, speed):
            return True
    return False


# -- the decisions -------------------------------------------------------------------------------------------------


def movable_units(state: State, seat: int, most: int = 99) -> list[int]:
    """Units that may take a move action, at most so many; those in transit move only as a whole (RUL-132)."""
    found: list[int] = []
    transit = state.transit if overlap(state) else 0
    for unit in state.units_of(seat):
        if transit >> unit & 1:
            first = (transit & -transit).bit_length() - 1
            ready = unit == first and bool(first_steps(state, transit))
        else:
            ready = can_move(state, unit)
        if ready:
            found.append(unit)
            if len(found) == most:
                break
    return found


def first_steps(state: State, group: int) -> list[int]:
    """The hexes to which a group may set off."""
    return steps_from(state, group, group_hex(state, group), group_speed(state, group))


def begin_move(state: State, seat: int, unit: int) -> None:
    """A unit sets out; if others of its stack may come along, the seat is asked (BAND-5)."""
    group = state.transit if overlap(state) and state.transit >> unit & 1 else 1 << unit
    if state.box.options.band_move == "whole_or_detach":
        group = _with_band(state, group, unit)
    state.ask(d.MOVE_BAND, seat, group, unit)


def _with_band(state: State, group: int, mover: int) -> int:
    """All who band with the unit that sets out come along unless they are detached (BAND-5, RUL-62)."""
    transit = state.transit if overlap(state) else 0  # who is in transit moves only as a whole (RUL-132)
    if group & transit or not state.bands(mover):
        return group
    stack = state.at[state.where[mover]]
    return group | sum(1 << unit for unit in stack if state.bands(unit) and not transit >> unit & 1)


@d.ask(d.MOVE_UNIT)
class MoveUnit:
    """Which unit takes the move action (D-MOVE-GROUP)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        moves = [a.pack(a.MOVE, unit) for unit in movable_units(state, frame[1]) if may_move_now(state, unit)]
        return [*moves, a.STAY] if state.box.rearranging and can_rearrange(state, frame[1]) else moves

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code != a.STAY:  # a move of zero hexes, to rearrange only (GALLOS-8, MOVE-9)
            begin_move(state, frame[1], a.first(code))


def may_move_now(state: State, unit: int) -> bool:
    """MOVE-6 while a unit is in transit: it moves itself, makes room, or leaves it a way out."""
    if not overlap(state):
        return True
    group = state.transit
    if group >> unit & 1:
        return True
    if state.box.options.own_overlap == "consecutive_moves":
        return False
    return _makes_room(state, unit) or _leaves_way_out(state)


def _makes_room(state: State, unit: int) -> bool:
    """Whether the unit can take all others out of the hex where the units in transit stand (RUL-132)."""
    hex = group_hex(state, state.transit)
    others = [other for other in state.at[hex] if not state.transit >> other & 1]
    if unit not in others or not (len(others) == 1 or all(state.bands(other) for other in others)):
        return False
    return bool(first_steps(state, sum(1 << other for other in others)))


@d.ask(d.MOVE_BAND)
class MoveBand:
    """Which others of the stack go along, one by one; or who of the whole stack is detached (BAND-5, RUL-62)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, _, group, mover = frame
        if state.box.options.band_move == "whole_or_detach":
            fixed = _all_must_go(state, group) or (group & state.transit and overlap(state))
            detachable = [] if fixed else [unit for unit in members(group) if unit != mover]
            return ([a.GO] if first_steps(state, group) else []) + [a.pack(a.LEAVE, unit) for unit in detachable]
        companions = _companions(state, group)
        return ([a.GO] if _may_go(state, group, companions) else []) + [a.pack(a.WITH, unit) for unit in companions]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, group, mover = frame
        if code == a.GO:
            group = _set_out(state, seat, group) if state.box.face_down else group
            legal = state.transit_from if group == state.transit and overlap(state) else group_hex(state, group)
            state.ask(d.MOVE_STEP, seat, group, 0, 0, legal)
        else:
            state.ask(d.MOVE_BAND, seat, group ^ 1 << a.first(code), mover)  # one more, or one less


def _set_out(state: State, seat: int, group: int) -> int:
    """The group leaves its stack; of face-down tokens all see how many they are, its owner which (RUL-103)."""
    group = take_unseen(state, group)
    tokens = [unit for unit in in_stack_order(state, group) if not state.is_leader(unit)]
    if tokens:
        state.tell(e.TOKENS_TAKEN, seat, group_hex(state, group), tokens, [state.card[unit] for unit in tokens])
    return group


def in_stack_order(state: State, group: int) -> list[int]:
    """The units of a group from the bottom of their stack up."""
    return [unit for unit in state.at[group_hex(state, group)] if group >> unit & 1]


def _companions(state: State, group: int) -> list[int]:
    """Units of the stack that may still join: all must have Banding (MAP-8)."""
    hex = group_hex(state, group)
    stack = state.at[hex]
    if len(stack) < 2:
        return []
    apart = 0
    if overlap(state) and group_hex(state, state.transit) == hex:
        if group & state.transit:
            return []
        apart = state.transit
    if not all(state.bands(unit) for unit in members(group)):
        return []
    return [
        unit
        for unit in stack
        if not (group | apart) >> unit & 1 and state.bands(unit) and first_steps(state, group | 1 << unit)
    ]


def _may_go(state: State, group: int, companions: list[int]) -> bool:
    """Whether the group may set off as it is."""
    if companions:
        if state.box.options.band_move == "whole_then_change":
            return False  # at the start all move together (BAND-5)
        if _all_must_go(state, group):
            return False
    return bool(first_steps(state, group))


def _all_must_go(state: State, group: int) -> bool:
    """Whether the group stands in the way of units in transit that have no other way out (RUL-132)."""
    return overlap(state) and not group & state.transit and not _leaves_way_out(state)


def _leaves_way_out(state: State) -> bool:
    """Whether the units in transit have a way out with the moves now left."""
    group = state.transit
    return way_out(state, group, group_hex(state, group), moves_left(state, group))


@d.task(d.MOVE_ON)
def move_on(state: State, frame: d.Frame) -> None:
    """A move goes on after a step with those of the group that are still there (LAVA-6)."""
    _, seat, group, steps, settled, start, hex = frame
    group = sum(1 << unit for unit in members(group) if state.where[unit] == hex)
    if group:
        state.ask(d.MOVE_STEP, seat, group, steps, settled, start)


@d.ask(d.MOVE_STEP)
class MoveStep:
    """The next step, leaving or picking up a unit, a Flag handed over, or the end of the move (MOVE-1, RUL-133)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, group, steps, settled, _ = frame
        hex = group_hex(state, group)
        left = group_speed(state, group) - steps
        options = [a.pack(a.STEP, near) for near in steps_from(state, group, hex, left)]
        hands = hand_overs(state, seat, hex, settled) if state.flags else []
        if not steps:
            return options + hands
        if may_stop(state, group, hex):
            options.append(a.STOP)
        if len(state.at[hex]) > 1:
            options += [a.pack(a.LEAVE, unit) for unit in _leavable(state, group, settled, hex)]
            options += [a.pack(a.JOIN, unit) for unit in _joinable(state, group, steps, settled, hex)]
        return (options or [a.STOP]) + hands  # something closed every way meanwhile: MOVE-7 or RUL-144 will see to it

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, group, steps, settled, start = frame
        kind, part = a.kind(code), a.first(code)
        if kind == a.STEP:
            _step(state, frame, part)
        elif kind == a.STOP:
            _stop(state, group, start)
        elif kind == a.HAND_FLAG:
            hand_over(state, seat, part, a.second(code))
            state.ask(d.MOVE_STEP, seat, group, steps, settled | 1 << state.leader_of(part), start)
        else:  # RUL-133: each unit is left or picked up at most once per visit
            start = state.where[part] if kind == a.JOIN else start  # there all of them stood legally (MOVE-7)
            if state.box.face_down:
                part = _changed_member(state, group, settled, part)
            state.ask(d.MOVE_STEP, seat, group ^ 1 << part, steps, settled | 1 << part, start)


def _changed_member(state: State, group: int, settled: int, unit: int) -> int:
    """Who is left or picked up, as all see it: of face-down tokens that might be meant nobody else knows which."""
    leaves = bool(group >> unit & 1)
    among = (group if leaves else ~group) & ~settled
    return take_unseen(state, 1 << unit, among, lowest=leaves).bit_length() - 1


def _leavable(state: State, group: int, settled: int, hex: int) -> list[int]:
    """Members that may be left here (BAND-7); where one may stay, the others may stop, so that RUL-133 holds."""
    free = group & ~settled if group & (group - 1) else 0  # one at least goes on
    return [unit for unit in members(free) if _may_remain(state, unit, group, hex)]


def _may_remain(state: State, unit: int, group: int, hex: int) -> bool:
    """Whether a member may stay behind with those who are not of the group."""
    others = [other for other in state.at[hex] if not group >> other & 1]
    if any(state.owner_of(other) != state.owner_of(unit) or not state.bands(other) for other in others):
        return False
    if state.ground[hex] == SEA:
        left = 1 << unit | sum(1 << other for other in others)
        return state.box.board.coastal[hex] and has_trait(state, unit, SEA_WALK, left)
    return True


def _joinable(state: State, group: int, steps: int, settled: int, hex: int) -> list[int]:
    """Own units with Banding that may be picked up here (BAND-7)."""
    if not state.box.options.band_join_midmove or not all(state.bands(unit) for unit in members(group)):
        return []
    owner = state.owner_of(members(group)[0])
    apart = settled | (state.transit if overlap(state) else 0)  # who is in transit moves only as a whole (RUL-132)
    found = []
    for unit in state.at[hex]:
        joined = group | 1 << unit
        free = joined != group and not apart >> unit & 1 and state.owner_of(unit) == owner and state.bands(unit)
        if free and _can_rest(state, joined, hex, group_speed(state, joined) - steps):
            found.append(unit)
    return found


def _step(state: State, frame: d.Frame, to: int) -> None:
    """The whole group takes one step; Lava does its work at once (LAVA-2, LAVA-6)."""
    _, seat, group, steps, _, start = frame
    for unit in in_stack_order(state, group) if state.box.face_down else members(group):  # RUL-140
        state.tell(e.UNIT_MOVED, seat, unit, to)
        state.put(unit, to)
    state.ask(d.MOVE_ON, seat, group, steps + 1, 0, start, to)
    scorch(state)


def _stop(state: State, group: int, start: int) -> None:
    """The move ends here: legally, or in transit (MOVE-6); *start* is the last hex that was legal for the group."""
    if _fits(state, group, group_hex(state, group)):
        state.transit &= ~group
    else:
        state.transit, state.transit_from = group, start


# -- the way back --------------------------------------------------------------------------------------------------


def return_from_transit(state: State, seat: int) -> None:
    """The step ends with an overlap: the units in transit return, one by one (MOVE-7)."""
    if overlap(state):
        for unit in reversed(members(state.transit)):
            state.ask(d.TRANSIT_BACK, seat, unit)


@d.ask(d.TRANSIT_BACK)
class TransitBack:
    """To the last hex legally occupied; if that is not available, to the nearest that is (MOVE-7)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        unit = frame[2]
        if can_hold(state, unit, state.transit_from):
            return [a.pack(a.AT, state.transit_from)]
        return [a.pack(a.AT, hex) for hex in nearest_available(state, unit)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        unit = frame[2]
        state.tell(e.UNIT_PLACED, frame[1], unit, a.first(code))
        state.put(unit, a.first(code))
        state.transit &= ~(1 << unit)


def nearest_available(state: State, unit: int) -> list[int]:
    """The nearest hexes available to a unit, equals together; where it is, if there is none at all (RUL-144)."""
    here = state.where[unit]
    hexes = [hex for hex in range(len(state.ground)) if hex != here and can_hold(state, unit, hex)]
    return nearest(state, here, hexes) or [here]


# -- units that stand where they may not ---------------------------------------------------------------------------


@d.task(d.STRAYS)
def strays(state: State, frame: d.Frame) -> None:
    """When an action is complete, who may no longer stand where it stands is placed (RUL-144)."""
    if state.transit and not overlap(state):
        state.transit = 0
    for seat in state.from_active():
        for unit in state.units_of(seat):
            at_sea = state.ground[state.where[unit]] == SEA and not has_trait(state, unit, SEA_WALK)
            if not at_sea and not crowded(state, unit):
                continue
            if nearest_available(state, unit) != [state.where[unit]]:
                state.ask(*frame)
                state.ask(d.PLACE_STRAY, seat, unit)
                return
            if at_sea and state.is_leader(unit):
                wait(state, unit)


def crowded(state: State, unit: int) -> bool:
    """Whether a unit came last to a hex that cannot hold it, since no other could when its transit ended (MOVE-7)."""
    units = state.at[state.where[unit]]
    if len(units) == 1 or units[-1] != unit or all(state.bands(other) for other in units):
        return False
    return not overlap(state) and not any(frame[0] in (d.MOVE_STEP, d.MOVE_ON) for frame in state.stack)


@d.ask(d.PLACE_STRAY)
class PlaceStray:
    """The nearest available hex, the owner choosing among equals (RUL-144)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.AT, hex) for hex in nearest_available(state, frame[2])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        state.tell(e.UNIT_PLACED, frame[1], frame[2], a.first(code))
        state.put(frame[2], a.first(code))
