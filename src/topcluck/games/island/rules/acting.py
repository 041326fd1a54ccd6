"""The Take Actions step (TURN-6, ACT, DICE): what may be done next, and by what it is paid for."""

from __future__ import annotations

from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import NO_CARD, RESOLVE, STRATEGY
from topcluck.games.island.rules.abilities import outside_abilities, spend, use_ability
from topcluck.games.island.rules.building import buildable
from topcluck.games.island.rules.combat import can_attack
from topcluck.games.island.rules.movement import (
    group_hex,
    may_move_now,
    members,
    movable_units,
    moves_left,
    overlap,
    own_move,
    way_out,
)
from topcluck.games.island.rules.retrieving import can_pick, retrieve
from topcluck.games.island.rules.selecting import effect
from topcluck.games.island.rules.stars import COST, star_abilities, use_stars
from topcluck.games.island.rules.strategies import enter_strategy
from topcluck.games.island.rules.tokens import can_rearrange, let_rearrange
from topcluck.games.island.rules.windows import open_window
from topcluck.games.island.state import CHICKEN, CLAW, PLUS_ONE, State, hand_place
from topcluck.kernel.chance import Chance

_FREE: Final = frozenset((a.FREE_BUILD, a.FREE_MOVE, a.FREE_ATTACK, a.FREE_RETRIEVE))
_CLAW: Final = frozenset((a.CLAW_MOVE, a.CLAW_ATTACK))


@d.ask(d.ACTION)
class Action:
    """One of everything that can be carried through now, or the end of the step (RUL-135)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat = frame[1]
        if state.transit and overlap(state):
            return _options_in_transit(state, seat)
        return [*_actions(state, seat), *_extras(state, seat), a.END]

    @staticmethod
    def sample(state: State, frame: d.Frame, chance: Chance) -> int:
        if state.transit and overlap(state):
            options = _options_in_transit(state, frame[1])
            return options[chance.below(len(options))]
        return sample_action(state, frame[1], chance)

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.END:
            return
        state.stack.append(frame)
        open_window(state)
        state.ask(d.STRAYS)
        _do(state, frame[1], code)


def _actions(state: State, seat: int) -> list[int]:
    """Build, move, attack, retrieve: with the free action or a die, as far as they are possible (ACT-1, DICE-3)."""
    return _builds(state, seat) + _moves(state, seat) + _attacks(state, seat) + _retrieves(state, seat)


def _builds(state: State, seat: int) -> list[int]:
    """No die pays for a build (ACT-2), and in a quick game the free action does not either (QUICK-2)."""
    allowed = not state.free_used and not state.box.quick
    return [a.FREE_BUILD] if allowed and buildable(state, seat, most=1) else []


def _moves(state: State, seat: int) -> list[int]:
    """A move, if some unit has a legal step, or to rearrange only (GALLOS-8)."""
    free, claw = not state.free_used, state.banner[seat * 6 + CLAW] > 0
    if not (free or claw) or not (_can_move_once_paid(state, seat) or can_rearrange(state, seat)):
        return []
    return [a.FREE_MOVE] * free + [a.CLAW_MOVE] * claw


def _attacks(state: State, seat: int) -> list[int]:
    """An attack, if some unit has a target in reach."""
    free, claw = not state.free_used, state.banner[seat * 6 + CLAW] > 0
    if not (free or claw) or not can_attack(state, seat):
        return []
    return [a.FREE_ATTACK] * free + [a.CLAW_ATTACK] * claw


def _retrieves(state: State, seat: int) -> list[int]:
    """A retrieve, if something can be picked (RET-3), or to rearrange only (GALLOS-8)."""
    free, die = not state.free_used, state.banner[seat * 6 + CHICKEN] > 0
    if not (free or die) or not (can_pick(state, seat) or can_rearrange(state, seat)):
        return []
    return [a.FREE_RETRIEVE] * free + [a.CHICKEN_RETRIEVE] * die


def _can_move_once_paid(state: State, seat: int) -> bool:
    """Whether some unit has a legal step; an overlap counts with the move actions left after this one (MOVE-6)."""
    before, claw = state.free_used, state.banner[seat * 6 + CLAW]
    if before:
        state.banner[seat * 6 + CLAW] = claw - 1
    state.free_used = True
    found = bool(movable_units(state, seat, most=1))
    state.free_used, state.banner[seat * 6 + CLAW] = before, claw
    return found


def _extras(state: State, seat: int) -> list[int]:
    """What is no action: stars, abilities, +1 dice, Scrolls played face up."""
    return (
        star_abilities(state, seat)
        + outside_abilities(state, seat)
        + _plus_ones(state, seat)
        + _playable_scrolls(state, seat)
    )


def _plus_ones(state: State, seat: int) -> list[int]:
    """A +1 die may be put on any own unit on the island (RUL-10)."""
    if not state.banner[seat * 6 + PLUS_ONE]:
        return []
    return [a.pack(a.PLACE, unit) for unit in state.units_of(seat)]


def _playable_scrolls(state: State, seat: int) -> list[int]:
    """Scrolls that may be played now, equal ones once (RUL-117)."""
    in_turn = state.box.in_turn
    return [a.pack(a.PLAY, scroll) for scroll in dict.fromkeys(state.hand[seat]) if in_turn[scroll]]


def _end(state: State, seat: int) -> list[int]:
    """The step may always be ended."""
    return [a.END]


_SORTS = (
    _builds, _moves, _attacks, _retrieves, star_abilities, outside_abilities, _plus_ones, _playable_scrolls, _end,
)  # fmt: skip


def sample_action(state: State, seat: int, chance: Chance) -> int:
    """One of the options, drawn without listing them all: a sort of action first, then one of that sort."""
    while True:
        options = _SORTS[chance.below(len(_SORTS))](state, seat)
        if options:
            return options[chance.below(len(options))] if len(options) > 1 else options[0]


# -- while units are in transit (MOVE-6, RUL-132) ------------------------------------------------------------------


def _options_in_transit(state: State, seat: int) -> list[int]:
    """Moves of the units in transit; other things only if a way out remains; the end only if none is left."""
    out = _has_way_out(state)
    options = [code for code in _actions(state, seat) if _leaves_way_out(state, seat, code)]
    if state.box.options.own_overlap != "consecutive_moves" and out:
        options += _extras(state, seat)
    options += [code for code in _own_moves(state, seat) if code not in options]
    return options if out and options else [*options, a.END]  # MOVE-7


def _has_way_out(state: State) -> bool:
    """Whether the units in transit can still end legally."""
    group = state.transit
    return way_out(state, group, group_hex(state, group), moves_left(state, group))


def _own_moves(state: State, seat: int) -> list[int]:
    """The free move of a lone Battle Car that is in transit, or alone in the way (MACH-6, RUL-132)."""
    transit = state.transit
    in_the_way = [unit for unit in state.at[group_hex(state, transit)] if not transit >> unit & 1]
    sides = [members(transit)] + [in_the_way] * (state.box.options.own_overlap != "consecutive_moves")
    cars = {side[0]: own_move(state, side[0]) + 1 for side in sides if len(side) == 1}
    state.transit = 0  # judged as if nobody were: to move is all that a unit in transit may do
    moves = [code for code in outside_abilities(state, seat) if a.kind(code) == a.USE]
    state.transit = transit
    return [code for code in moves if cars.get(a.first(code)) == a.second(code)]


def _leaves_way_out(state: State, seat: int, code: int) -> bool:
    """Whether an action may be taken in transit: judged with what is left after paying for it."""
    paid_free, paid_claw = code in _FREE, code in _CLAW
    before = state.free_used
    state.free_used = before or paid_free
    state.banner[seat * 6 + CLAW] -= paid_claw
    if code in (a.FREE_MOVE, a.CLAW_MOVE):
        fine = any(may_move_now(state, unit) for unit in movable_units(state, seat))
    else:
        fine = state.box.options.own_overlap != "consecutive_moves" and _has_way_out(state)
    state.free_used = before
    state.banner[seat * 6 + CLAW] += paid_claw
    return fine


# -- doing it ------------------------------------------------------------------------------------------------------


def _do(state: State, seat: int, code: int) -> None:
    """Pays for what was chosen and begins it."""
    kind, part = a.kind(code), a.first(code)
    if kind in _FREE:
        state.free_used = True
        state.tell(e.FREE_ACTION_USED, seat)
    elif kind in _CLAW:
        spend(state, seat, CLAW)
    elif kind == a.CHICKEN_RETRIEVE:
        spend(state, seat, CHICKEN)
    if kind in (a.FREE_MOVE, a.CLAW_MOVE):
        let_rearrange(state, seat)
        state.ask(d.MOVE_UNIT, seat)
    elif kind in (a.FREE_ATTACK, a.CLAW_ATTACK):
        state.ask(d.ATTACK_WITH, seat, -1)
    elif kind == a.FREE_BUILD:
        state.ask(d.BUILD_CARD, seat)
    elif kind == a.FREE_RETRIEVE:
        retrieve(state, seat, state.box.options.free_retrieve_count)  # RET-2
    elif kind == a.CHICKEN_RETRIEVE:
        retrieve(state, seat, state.box.options.die_retrieve_count)
    elif kind == a.PLACE:
        place_plus_one(state, seat, part)
    elif kind == a.PLAY:
        play_scroll(state, seat, part)
    elif kind in COST:
        use_stars(state, seat, code)
    else:
        use_ability(state, seat, code)


def place_plus_one(state: State, seat: int, unit: int) -> None:
    """A +1 die lies on a unit and stays there (DICE-6)."""
    state.banner[seat * 6 + PLUS_ONE] -= 1
    state.plus[unit] += 1
    state.tell(e.PLUS_PLACED, seat, unit)


def play_scroll(state: State, seat: int, scroll: int) -> None:
    """A Scroll is played face up, resolved, and discarded (MAGIC-2); a Strategy stays (STRAT-5)."""
    state.drop_from_hand(seat, scroll)
    state.show_leaving(seat, hand_place(seat), scroll)
    state.tell(e.SCROLL_PLAYED, seat, scroll)
    if state.box.kind[scroll] == STRATEGY:
        enter_strategy(state, seat, scroll)
    elif state.box.attach[scroll] is not None:
        state.ask(d.ATTACH_TO, seat, scroll, -1)
    else:
        state.ask(d.PUT_AWAY, scroll)
        lines = len(state.box.lines[scroll][RESOLVE])
        state.stack.append(effect(seat, scroll, RESOLVE, int(NO_CARD), lines))


@d.task(d.PUT_AWAY)
def put_away(state: State, frame: d.Frame) -> None:
    """The Magic is resolved and goes to the discard pile (MAGIC-2)."""
    state.discard += (frame[1],)
