"""What each operation of the effect vocabulary does (house set 2.8): one small function per word.

`perform` gets the line and the effect's frame with everything chosen; it returns whether the line was carried out
completely, which is what a following `then` asks for (FX-2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import (
    ADD_SHIELD,
    ATTACK,
    ATTACKER,
    BUILD,
    BY_YOU,
    CANCEL_SCROLL,
    CATASTROPHE,
    CHANGE_DEFENDER,
    COMBAT_MAGIC,
    CONVERT_RESOURCES,
    COPY_SCROLL,
    DESTROY,
    DISCARD,
    DRAW,
    DRAWN,
    EVERY,
    FLIP_TILE,
    FREE_ACTION,
    GAIN_RESOURCES,
    GRANT,
    LOOK_AT_HAND,
    LOSE_CHICKENS,
    LOSE_RESOURCES,
    MODIFY,
    MOVE,
    MOVE_UNIT,
    NOTHING,
    P_ALL,
    P_OPPONENT,
    REMOVE_SHIELD,
    REROLL_DICE,
    RESOLVE,
    RETRIEVE_CHICKENS,
    SET_DIE,
    SET_STAT,
    STEAL_SCROLL,
    SWAP_UNITS,
    Line,
)
from topcluck.games.island.model import FACES
from topcluck.games.island.rules.building import buildable
from topcluck.games.island.rules.destruction import add_shields, destroy, is_sheltered, remove_shields, remove_units
from topcluck.games.island.rules.flags import exchange_flags
from topcluck.games.island.rules.lava import flip, scorch
from topcluck.games.island.rules.movement import begin_move, can_move, members
from topcluck.games.island.rules.possible import (
    cancellable,
    candidates,
    copyable,
    exchanges,
    in_take_actions,
    places_to_move,
    played_name,
    played_place,
    players,
    unrevealed,
)
from topcluck.games.island.rules.reach import set_defender, targets_of
from topcluck.games.island.rules.retrieving import (
    can_pick,
    chicken_of,
    recover,
    recoverable,
    retrieve,
    return_resource,
    take_resource,
)
from topcluck.games.island.rules.rolling import add_die, roll_picked
from topcluck.games.island.rules.scrolls import ask_to_discard, strike
from topcluck.games.island.rules.selecting import effect, matches
from topcluck.games.island.rules.standing import burns
from topcluck.games.island.rules.strategies import leave_strategy
from topcluck.games.island.rules.tokens import can_rearrange, let_rearrange, take_one_unseen
from topcluck.games.island.rules.values import amount, means
from topcluck.games.island.state import (
    CANCELLED,
    COPIED,
    STAYED,
    THE_ATTACKER,
    THE_DEFENDER,
    THIS_COMBAT,
    THIS_TURN,
    State,
    hand_place,
)

Operation = Callable[[State, Line, d.Frame], bool]
_OPERATIONS: Final[dict[int, Operation]] = {}


def perform(state: State, line: Line, frame: d.Frame) -> bool:
    """Carries out one line; returns whether all of it was done."""
    return _OPERATIONS[line.op](state, line, frame)


def _operation(*ops: int) -> Callable[[Operation], Operation]:
    """Puts a function behind words of the vocabulary."""

    def put(function: Operation) -> Operation:
        for op in ops:
            _OPERATIONS[op] = function
        return function

    return put


def _units(state: State, line: Line, frame: d.Frame) -> list[int]:
    """The units that a line is for: those chosen, or all that it names and can do something to."""
    return members(frame[d.UNITS]) or candidates(state, line, frame)


# -- values and traits ---------------------------------------------------------------------------------------------


@_operation(MODIFY, SET_STAT, GRANT)
def _give(state: State, line: Line, frame: d.Frame) -> bool:
    """A value or trait for a unit or a role, for this combat or until the end of the turn (house set 2.6, FX-8)."""
    assert line.target is not None, "an effect on nobody"
    lasting = line.for_turn or not state.fighting
    if line.target.fights and not line.target.ref and not lasting:
        return _give_role(state, line, frame)
    units = _units(state, line, frame)
    for unit in units:
        _add_mod(state, line, frame, unit, THIS_TURN if lasting else THIS_COMBAT, -1)
    return bool(units)


def _give_role(state: State, line: Line, frame: d.Frame) -> bool:
    """A bonus for "the attacker" or "the defender" counts for whoever has that role when it comes to it (FX-8)."""
    assert line.target is not None, "an effect on nobody"
    attacking = line.target.fights == ATTACKER
    unit = state.attacker if attacking else state.defender
    if state.where[unit] < 0 or not (line.target.only_role or matches(state, line.target, unit, frame)):
        return False
    _add_mod(state, line, frame, THE_ATTACKER if attacking else THE_DEFENDER, THIS_COMBAT, line.target.types)
    return True


def _add_mod(state: State, line: Line, frame: d.Frame, whom: int, lasts: int, types: int) -> None:
    """Keeps a temporary effect until it runs out; what waits for another in a role is not told as if it counted."""
    unit = {THE_ATTACKER: state.attacker, THE_DEFENDER: state.defender}.get(whom, whom)
    number = line.value if line.op == SET_STAT else amount(state, line, unit, frame)
    what = line.trait if line.op == GRANT else line.stat
    state.mods += ((lasts, frame[d.SOURCE], line.op, what, number, whom, types),)
    if line.op != GRANT and means(state, whom, types, unit):
        state.tell(e.BONUS_GIVEN, frame[d.YOU], frame[d.CARD], line.stat, number)


# -- actions, moves, swaps -----------------------------------------------------------------------------------------


@_operation(FREE_ACTION)
def _free_action(state: State, line: Line, frame: d.Frame) -> bool:
    """An action at no cost, now, by all its rules (MOVE-8); without a legal way it is lost."""
    seat = frame[d.YOU]
    if not in_take_actions(state, seat):
        return False
    if line.action == BUILD:
        possible = bool(buildable(state, seat, most=1))
        if possible:
            state.ask(d.BUILD_CARD, seat)
        return possible
    if line.target is None:
        possible = can_pick(state, seat) or can_rearrange(state, seat)
        if possible:
            retrieve(state, seat, state.box.options.free_retrieve_count)
        return possible
    units = _units(state, line, frame)
    return bool(units) and _act_with(state, line, seat, units[0])


def _act_with(state: State, line: Line, seat: int, unit: int) -> bool:
    """A move or an attack with one unit."""
    if line.action == MOVE and can_move(state, unit):
        let_rearrange(state, seat)
        begin_move(state, seat, unit)
        return True
    if line.action == ATTACK and state.where[unit] >= 0 and targets_of(state, unit, most=1):
        state.ask(d.ATTACK_WITH, seat, unit)
        return True
    return False


@_operation(MOVE_UNIT)
def _move_unit(state: State, line: Line, frame: d.Frame) -> bool:
    """Units are moved up to that many hexes, whatever their speed, one after another (MOVE-10)."""
    units = _units(state, line, frame)
    for unit in reversed(units):
        state.ask(d.MOVE_TO, frame[d.YOU], unit, line.amount, int(line.lava), 0)
    return bool(units)


@d.ask(d.MOVE_TO)
class MoveTo:
    """Where an effect moves a unit, hex by hex (MOVE-10)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, _, unit, _, lava, _ = frame
        hexes = places_to_move(state, unit, bool(lava), _is_catastrophe(state))
        return [a.STAY, *(a.pack(a.TO, hex) for hex in hexes)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, unit, left, lava, moved = frame
        if code == a.STAY:
            return
        state.tell(e.UNIT_PLACED, state.owner_of(unit), unit, a.first(code))
        state.put(unit, a.first(code))
        state.transit &= ~(1 << unit)  # it stands legally now (MOVE-6)
        burnt = burns(state, unit, a.first(code))
        scorch(state)
        if left > 1 and not burnt:  # on Lava its way ends, also that of a Leader (LAVA-6)
            state.ask(d.MOVE_TO, seat, unit, left - 1, lava, moved + 1)


def _is_catastrophe(state: State) -> bool:
    """Whether the effect that moves a unit is that of a Catastrophe (CAT-14)."""
    return next((below[d.WHEN] == DRAWN for below in reversed(state.stack) if below[0] == d.EFFECT), False)


@_operation(SWAP_UNITS)
def _swap_units(state: State, line: Line, frame: d.Frame) -> bool:
    """Two units of one player change places; their bandmates and their roles stay (CMB-15)."""
    unit, other = frame[d.UNIT], frame[d.PARTNER]
    here, there = state.where[unit], state.where[other]
    state.tell(e.UNITS_SWAPPED, frame[d.YOU], unit, other)
    state.put(unit, there)
    state.put(other, here)
    if state.flags:
        exchange_flags(state, unit, other)
    scorch(state)
    return True


@_operation(CHANGE_DEFENDER)
def _change_defender(state: State, line: Line, frame: d.Frame) -> bool:
    """Another enemy of the attacker in its reach becomes the defender (CMB-16)."""
    units = _units(state, line, frame)
    for unit in units:
        set_defender(state, unit)
        state.tell(e.DEFENDER_CHANGED, frame[d.YOU], unit)
    return bool(units)


# -- destruction and Shields ---------------------------------------------------------------------------------------


@_operation(DESTROY)
def _destroy(state: State, line: Line, frame: d.Frame) -> bool:
    """Units are destroyed, all together; a Shield saves one, a Leader only loses its Shields (SHIELD-3, SHIELD-4)."""
    units = _units(state, line, frame)
    doomed = [unit for unit in units if not state.is_leader(unit) and not state.shields[unit]]
    for unit in units:
        if unit not in doomed:
            destroy(state, unit)
    remove_units(state, doomed)
    scorch(state)  # one of them may have kept others from burning (LAVA-8)
    return len(doomed) == len(units) and bool(units)


@_operation(ADD_SHIELD)
def _add_shield(state: State, line: Line, frame: d.Frame) -> bool:
    """Shields from the supply, as many as there are (SHIELD-1)."""
    placed = [add_shields(state, unit, line.amount) for unit in _units(state, line, frame)]
    return bool(placed) and min(placed) == line.amount


@_operation(REMOVE_SHIELD)
def _remove_shield(state: State, line: Line, frame: d.Frame) -> bool:
    """Shields go back to the supply."""
    lost = 0
    for unit in _units(state, line, frame):
        lost += remove_shields(state, unit, state.shields[unit] if line.amount == EVERY else line.amount)
    return lost > 0


# -- Scrolls -------------------------------------------------------------------------------------------------------


@_operation(DRAW)
def _draw(state: State, line: Line, frame: d.Frame) -> bool:
    """Scrolls are drawn one by one, each player in turn (GEN-7)."""
    for seat in reversed(players(state, line, frame)):
        state.ask(d.DRAW_SCROLLS, seat, line.amount)
    return True


@_operation(DISCARD)
def _discard(state: State, line: Line, frame: d.Frame) -> bool:
    """Scrolls leave a hand, chosen by its owner or by you; with fewer, all of them."""
    seats = players(state, line, frame)
    for seat in reversed(seats):
        chosen = line.chooser == BY_YOU and seat != frame[d.YOU] and not state.is_challenger(seat)  # RUL-121
        if chosen and len(state.hand[seat]) > line.amount:
            see_hand(state, frame[d.YOU], seat)  # who chooses from it sees it
            state.ask(d.DISCARD_FROM, frame[d.YOU], seat, line.amount)
        else:
            ask_to_discard(state, seat, line.amount)
    return bool(seats)


@d.ask(d.DISCARD_FROM)
class DiscardFrom:
    """Which Scroll of the other hand is discarded."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.DISCARD, scroll) for scroll in dict.fromkeys(state.hand[frame[2]])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, victim, left = frame
        state.discard_from_hand(victim, a.first(code))
        state.tell(e.SCROLLS_DISCARDED, victim, [a.first(code)])
        if left > 1:
            state.ask(d.DISCARD_FROM, seat, victim, left - 1)


@_operation(STEAL_SCROLL)
def _steal(state: State, line: Line, frame: d.Frame) -> bool:
    """Random Scrolls change hands; thief and victim know which, the others do not (FX-19)."""
    you, stolen = frame[d.YOU], 0
    for victim in players(state, line, frame):
        for _ in range(min(line.amount, len(state.hand[victim])) if victim != you else 0):
            scroll = state.hand[victim][state.chance.below(len(state.hand[victim]))]
            _change_hands(state, you, victim, scroll)
            stolen += 1
    return stolen > 0


def _change_hands(state: State, thief: int, victim: int, scroll: int) -> None:
    """One Scroll goes from hand to hand."""
    state.drop_from_hand(victim, scroll)
    state.tell(e.SCROLL_STOLEN, thief, victim, scroll)
    if state.box.kind[scroll] == CATASTROPHE:  # only the Challenger holds any (FX-33)
        strike(state, thief, [scroll])
    else:
        state.add_to_hand(thief, [scroll])
    if state.knowledge is not None:
        state.knowledge.see_leave(thief, hand_place(victim), scroll)
        for other in range(state.seats):
            if other == victim:
                state.knowledge.learn(victim, scroll, hand_place(thief))
            elif other != thief:
                state.knowledge.move_unseen(other, hand_place(victim), hand_place(thief))


@_operation(LOOK_AT_HAND)
def _look_at_hand(state: State, line: Line, frame: d.Frame) -> bool:
    """You, and only you, see a hand (FX-19)."""
    you, seen = frame[d.YOU], False
    for victim in players(state, line, frame):
        if victim != you and state.hand[victim]:
            seen = True
            if state.is_challenger(victim):
                state.tell(e.CHALLENGER_KEEPS_PILE, len(state.hand[victim]), "FX-33")
            else:
                state.tell(e.HAND_SEEN, you, victim, state.hand[victim])
                see_hand(state, you, victim)
    return seen


def see_hand(state: State, seat: int, victim: int) -> None:
    """The seat knows from now on what this hand holds (FX-19)."""
    if state.knowledge is not None:
        state.knowledge.look(seat, hand_place(victim), list(state.hand[victim]))
        state.unsettled = True


@_operation(CANCEL_SCROLL)
def _cancel_scroll(state: State, line: Line, frame: d.Frame) -> bool:
    """A Scroll of this combat is cancelled: one already resolved, or one that a player has yet to reveal."""
    possible = bool(cancellable(state, line, frame) or unrevealed(state, line, frame))
    if possible:
        state.ask(d.CHOOSE_CANCEL, frame[d.YOU])
    return possible


def _line_before(state: State, frame: d.Frame) -> Line:
    """The line that has just been carried out by the effect below a question."""
    return state.box.lines[frame[d.CARD]][frame[d.WHEN]][frame[d.LINE] - 1]


@d.ask(d.CHOOSE_CANCEL)
class ChooseCancel:
    """Which Scroll, or whose, is cancelled."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        below = state.stack[-2]
        line = _line_before(state, below)
        done = [a.pack(a.CANCEL, *played_name(state, place)) for place in cancellable(state, line, below)]
        return done + [a.pack(a.CANCEL_UNSEEN, seat) for seat in unrevealed(state, line, below)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if a.kind(code) == a.CANCEL_UNSEEN:
            state.cancels += ((frame[1], a.first(code), state.stack[-1][d.SOURCE]),)
        else:
            _cancel(state, frame[1], played_place(state, a.first(code), a.second(code), a.third(code)))


def _cancel(state: State, by: int, place: int) -> None:
    """What a resolved Scroll still does ends, and it is discarded; what is done stays (FX-17)."""
    seat, card, fate, unit = state.played[place]
    state.tell(e.SCROLL_CANCELLED, by, seat, card)
    state.played = tuple(
        (*entry[:2], CANCELLED, -1) if number == place or entry[2:] == (COPIED, place) else entry
        for number, entry in enumerate(state.played)
    )
    state.mods = tuple(mod for mod in state.mods if mod[1] != place)
    state.cancels = tuple(cancel for cancel in state.cancels if cancel[2] != place)
    if unit >= 0:
        left = list(state.attached[unit])
        left.remove(card)
        state.attached[unit] = tuple(left)
        state.discard += (card,)
        scorch(state)
    elif fate == STAYED:
        leave_strategy(state, seat, card)
    else:
        state.discard += (card,)


@_operation(COPY_SCROLL)
def _copy_scroll(state: State, line: Line, frame: d.Frame) -> bool:
    """A Magic of this combat is repeated as yours, or an enemy's Strategy counts for you too."""
    possible = bool(copyable(state, line, frame))
    if possible:
        state.ask(d.CHOOSE_COPY, frame[d.YOU])
    return possible


@d.ask(d.CHOOSE_COPY)
class ChooseCopy:
    """Which Scroll is copied."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        below = state.stack[-2]
        return [a.pack(a.COPY, seat, card) for seat, card in copyable(state, _line_before(state, below), below)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, card, below = frame[1], a.second(code), state.stack[-1]
        state.tell(e.SCROLL_COPIED, seat, a.first(code), card)
        if _line_before(state, below).what != COMBAT_MAGIC:
            state.borrowed[seat] += (card,)
            state.refresh_in_play(seat)
            return
        source = below[d.SOURCE]
        state.played += ((seat, card, COPIED, source),)
        lines = len(state.box.lines[card][RESOLVE])
        state.stack.append(effect(seat, card, RESOLVE, -1, lines, source=source))


# -- Resources and Chickens ----------------------------------------------------------------------------------------


@_operation(GAIN_RESOURCES)
def _gain_resources(state: State, line: Line, frame: d.Frame) -> bool:
    """Resources of choice from the supply."""
    for seat in reversed(players(state, line, frame)):
        if not state.is_challenger(seat):  # Resources mean nothing to it (FX-32)
            state.ask(d.GAIN_RESOURCE, seat, line.amount)
    return sum(state.supply) >= line.amount


@d.ask(d.GAIN_RESOURCE)
class GainResource:
    """Which Resource comes next; an empty supply ends it."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.TAKE, kind) for kind in range(3) if state.supply[kind]] or [a.DONE]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left = frame
        if code == a.DONE:
            return
        take_resource(state, seat, a.first(code))
        if left > 1:
            state.ask(d.GAIN_RESOURCE, seat, left - 1)


@_operation(LOSE_RESOURCES)
def _lose_resources(state: State, line: Line, frame: d.Frame) -> bool:
    """Players return Resources of their own choice; who has fewer returns all (CAT-7, RUL-72)."""
    seats = players(state, line, frame)
    if line.player == P_ALL:
        seats = sorted(seats, key=lambda seat: (seat - max(state.active, 0)) % state.armies)
    for seat in reversed(seats):
        number = min(line.amount, state.resources_of(seat))
        if number:
            chooser = frame[d.YOU] if line.player == P_OPPONENT and frame[d.WHEN] == DRAWN else seat  # RUL-72
            state.ask(d.LOSE_RESOURCE, chooser, number, seat)
    return all(state.resources_of(seat) >= line.amount for seat in seats)


@d.ask(d.LOSE_RESOURCE)
class LoseResource:
    """Which Resource goes back next, and from whose Banner: the own one, or that of a Hurricane's victim (RUL-72)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.RETURN, kind) for kind in range(3) if state.resources[frame[3] * 3 + kind]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left, loser = frame
        return_resource(state, loser, a.first(code))
        if left > 1:
            state.ask(d.LOSE_RESOURCE, seat, left - 1, loser)


@_operation(CONVERT_RESOURCES)
def _convert_resources(state: State, line: Line, frame: d.Frame) -> bool:
    """Resources are exchanged one by one, up to that many."""
    you = frame[d.YOU]
    state.ask(d.EXCHANGE, you, state.resources_of(you) if line.amount == EVERY else line.amount, 0)
    return True


@d.ask(d.EXCHANGE)
class Exchange:
    """A Resource of yours for one of another kind, or no more."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, left, _ = frame
        return [a.DONE, *(a.pack(a.EXCHANGE, give, get) for give, get in exchanges(state, seat) if left)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left, given = frame
        if code != a.DONE:
            return_resource(state, seat, a.first(code))
            take_resource(state, seat, a.second(code))
            state.ask(d.EXCHANGE, seat, left - 1, given + 1)


@_operation(RETRIEVE_CHICKENS)
def _retrieve_chickens(state: State, line: Line, frame: d.Frame) -> bool:
    """Own destroyed Chickens of choice return to the own Base, as many as there are."""
    numbers = []
    for seat in reversed(players(state, line, frame)):
        lying = len(state.destroyed_chickens(seat)) if recoverable(state, seat) else 0
        numbers.append(lying if line.amount == EVERY else min(line.amount, lying))
        if numbers[-1]:
            state.ask(d.RECOVER, seat, numbers[-1])
    return bool(numbers) and min(numbers) > 0 and (line.amount == EVERY or min(numbers) == line.amount)


@d.ask(d.RECOVER)
class Recover:
    """Which Chicken returns next."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.RECOVER, state.card[unit]) for unit in recoverable(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left = frame
        recover(state, chicken_of(state, seat, code))
        if left > 1:
            state.ask(d.RECOVER, seat, left - 1)


@_operation(LOSE_CHICKENS)
def _lose_chickens(state: State, line: Line, frame: d.Frame) -> bool:
    """Players destroy Chickens of their own choice on the island; who has fewer loses all (RUL-43)."""
    seats = players(state, line, frame)
    if line.player == P_ALL:
        seats = sorted(seats, key=lambda seat: (seat - max(state.active, 0)) % state.armies)
    drawn = int(frame[d.WHEN] == DRAWN)
    enough = all(len(losable(state, seat, 0, drawn)) >= line.amount for seat in seats)
    for seat in reversed(seats):
        state.ask(d.LOSE_CHICKEN, seat, line.amount, 0, drawn)
    return enough


def losable(state: State, seat: int, chosen: int, drawn: int) -> list[int]:
    """Own Chickens that may still be chosen; no Catastrophe destroys one that is sheltered."""
    tokens = [unit for unit in state.chickens_of(seat) if state.where[unit] >= 0 and not chosen >> unit & 1]
    return [unit for unit in tokens if not (drawn and is_sheltered(state, unit, seat, catastrophe=True))]


@d.ask(d.LOSE_CHICKEN)
class LoseChicken:
    """Which of the own Chickens is destroyed next; a Shield saves it (RUL-43, SHIELD-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, left, chosen, drawn = frame
        units = losable(state, seat, chosen, drawn)
        if len(units) <= left:  # everybody sees that there is no choice
            return [a.pack(a.TARGET, units[0])] if units else [a.DONE]
        return [a.pack(a.TARGET, unit) for unit in units]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left, chosen, drawn = frame
        if code == a.DONE:
            return
        unit, choice = a.first(code), len(losable(state, seat, chosen, drawn)) > left
        unit = take_one_unseen(state, unit) if choice else unit
        destroy(state, unit)
        scorch(state)
        if left > 1:
            state.ask(d.LOSE_CHICKEN, seat, left - 1, chosen | 1 << unit, drawn)


@_operation(NOTHING)
def _nothing(state: State, line: Line, frame: d.Frame) -> bool:
    """What the card says cannot be done where there are no Resources (FX-21)."""
    return False


# -- tiles and dice ------------------------------------------------------------------------------------------------


@_operation(FLIP_TILE)
def _flip_tile(state: State, line: Line, frame: d.Frame) -> bool:
    """Tiles show their other side, all at once (LAVA-8); after an Earthquake the drawer's Leader is placed first."""
    hexes: list[int] = members(frame[d.TILES]) or [*state.tiles_showing(line.tile_side)]
    flip(state, hexes)
    first = frame[d.YOU] if frame[d.WHEN] == DRAWN else -1
    if hexes and _chicken_step_follows(state, frame):
        state.stack.insert(-1, (d.SCORCH, first))  # after the rest of the card (RUL-106)
    else:
        scorch(state, first)
    return bool(hexes)


def _chicken_step_follows(state: State, frame: d.Frame) -> bool:
    """Whether a Catastrophe lets a Chicken step after the tiles are flipped (CAT-10, CAT-14)."""
    lines = state.box.lines[frame[d.CARD]][frame[d.WHEN]][frame[d.LINE] + 1 :]
    return frame[d.WHEN] == DRAWN and any(line.op == MOVE_UNIT for line in lines)


@_operation(REROLL_DICE)
def _reroll_dice(state: State, line: Line, frame: d.Frame) -> bool:
    """Dice on the Banner are rolled again, together, once."""
    state.ask(d.ROLL_AGAIN, frame[d.YOU], line.amount)
    return True


@d.ask(d.ROLL_AGAIN)
class RollAgain:
    """Which dice on the Banner are rolled again, one by one, up to that many."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, left = frame
        dice = [a.pack(a.ADD, face) for face in range(len(FACES)) if state.banner[seat * 6 + face]] if left else []
        return [a.ROLL if state.rolling else a.DONE, *dice]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left = frame
        if code == a.ROLL:
            roll_picked(state, seat)
        elif code != a.DONE:
            add_die(state, seat, code)
            state.ask(d.ROLL_AGAIN, seat, left - 1)


@_operation(SET_DIE)
def _set_die(state: State, line: Line, frame: d.Frame) -> bool:
    """Dice on the Banner are turned to faces of choice."""
    state.ask(d.TURN_DIE, frame[d.YOU], line.amount)
    return True


@d.ask(d.TURN_DIE)
class TurnDie:
    """Which die is turned to which face, or none."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat, faces = frame[1], range(len(FACES))
        turns = [
            a.pack(a.TURN, old, new) for old in faces if state.banner[seat * 6 + old] for new in faces if old != new
        ]
        return [a.DONE, *turns]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, left = frame
        if code == a.DONE:
            return
        state.banner[seat * 6 + a.first(code)] -= 1
        state.banner[seat * 6 + a.second(code)] += 1
        state.tell(e.DIE_TURNED, seat, a.first(code), a.second(code))
        if left > 1:
            state.ask(d.TURN_DIE, seat, left - 1)
