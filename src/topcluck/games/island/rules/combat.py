"""Combat (CMB): declare, strength dice, card play, reveal, compare, result, clean-up."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import AFTER_COMBAT, FAILURE, NO_OUTCOME, RESOLVE, STRATEGY, SUCCESS
from topcluck.games.island.rules.abilities import combat_abilities, use_ability
from topcluck.games.island.rules.destruction import lose_dice, remove_shields, remove_units
from topcluck.games.island.rules.epic import count_attack
from topcluck.games.island.rules.flags import claim
from topcluck.games.island.rules.lava import scorch
from topcluck.games.island.rules.possible import played_name, played_place
from topcluck.games.island.rules.reach import attackers, set_defender, targets_of
from topcluck.games.island.rules.selecting import all_hold, effect
from topcluck.games.island.rules.strategies import enter_strategy
from topcluck.games.island.rules.tags import place_tag
from topcluck.games.island.rules.tokens import reveal as reveal_token
from topcluck.games.island.rules.triggers import trigger
from topcluck.games.island.rules.values import armor_of, strength_of
from topcluck.games.island.rules.windows import open_window
from topcluck.games.island.state import (
    CANCELLED,
    COPIED,
    NO_UNIT,
    OPEN,
    PLUS_ONE,
    PLUS_THREE,
    PLUS_TWO,
    RESOLVED,
    STAYED,
    THIS_COMBAT,
    State,
    Waiting,
    hand_place,
    laid_place,
)

# -- declare (CMB-1, CMB-2) -----------------------------------------------------------------------------------------


def can_attack(state: State, seat: int) -> bool:
    """Whether any attack can be declared."""
    return any(targets_of(state, unit, most=1) for unit in attackers(state, seat))


@d.ask(d.ATTACK_WITH)
class AttackWith:
    """Which unit attacks which; a stack is never attacked as a whole (CMB-1, BAND-8)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        units = attackers(state, frame[1]) if frame[2] < 0 else [frame[2]]
        return [a.pack(a.ATTACK, unit, target) for unit in units for target in targets_of(state, unit)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        declare(state, frame[1], a.first(code), a.second(code))


def declare(state: State, seat: int, attacker: int, defender: int) -> None:
    """The attack is declared; its steps follow in order (CMB-3)."""
    state.tell(e.ATTACK_DECLARED, seat, attacker, defender)
    state.fighting, state.passes = True, 0
    state.attacker = attacker
    if state.box.face_down:
        reveal_token(state, attacker)
    set_defender(state, defender)
    state.ask(d.COMPARE)
    if not state.is_challenger(seat):  # it uses neither strength dice nor abilities (RUL-91, RUL-126)
        state.ask(d.COMBAT_LAST, seat)
    open_window(state)
    state.ask(d.REVEAL, state.owner_of(defender), state.armies)
    state.ask(d.CARD_PLAY, seat)
    if not state.is_challenger(seat):
        state.ask(d.COMBAT_DICE, seat)


# -- strength dice and abilities (CMB-4, CMB-13) -------------------------------------------------------------------


@d.ask(d.COMBAT_DICE)
class CombatDice:
    """Any of the +1, +2 and +3 dice on the Banner help the attacker; abilities may be used (CMB-4, CMB-13)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat = frame[1]
        faces = [face for face in (PLUS_ONE, PLUS_TWO, PLUS_THREE) if state.banner[seat * 6 + face]]
        return [a.DONE, *(a.pack(a.ADD, face) for face in faces), *combat_abilities(state, seat)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.DONE:
            return
        state.stack.append(frame)
        if a.kind(code) == a.ADD:
            _add_strength_die(state, frame[1], a.first(code))
        else:
            use_ability(state, frame[1], code)


def _add_strength_die(state: State, seat: int, face: int) -> None:
    """A die goes from the Banner to the attacker: a +1 stays there, the others for this combat (DICE-6, DICE-8)."""
    state.banner[seat * 6 + face] -= 1
    state.tell(e.STRENGTH_DIE_USED, seat, face)
    if face == PLUS_ONE:
        state.plus[state.attacker] += 1
    elif face == PLUS_TWO:
        state.combat_two += 1
    else:
        state.combat_three += 1


@d.ask(d.COMBAT_LAST)
class CombatLast:
    """After all cards are revealed the attacker's player may use abilities once more (CMB-13, RUL-23)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.DONE, *combat_abilities(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code != a.DONE:
            state.stack.append(frame)
            use_ability(state, frame[1], code)


# -- card play (CMB-5) ---------------------------------------------------------------------------------------------


@d.task(d.CARD_PLAY)
def card_play(state: State, frame: d.Frame) -> None:
    """The next seat has its turn; the step ends when all have passed in a row (RUL-22)."""
    if state.armies > state.seats:
        state.ask(d.CHALLENGER_TOP)  # SOLO-26 instead
    elif state.passes == state.armies:
        state.tell(e.CARD_PLAY_ENDED)
    elif state.box.windows:
        state.ask(d.CARD_TURN, frame[1])
        open_window(state)
    else:
        card_turn(state, frame)


@d.task(d.CARD_TURN)
def card_turn(state: State, frame: d.Frame) -> None:
    """Asks a seat for Scrolls, unless its hand is empty."""
    seat = frame[1]
    if state.hand[seat]:
        state.ask(d.COMBAT_PLAY, seat)
    else:  # everybody sees an empty hand (RUL-67)
        _pass(state, seat)


def _pass(state: State, seat: int) -> None:
    """A seat lays nothing this time round."""
    state.passes += 1
    state.tell(e.PASSED, seat)
    _go_on(state, seat)


def _go_on(state: State, seat: int) -> None:
    """Card play goes clockwise; against the Challenger the human is asked once (RUL-22, RUL-94)."""
    if state.armies == state.seats:
        state.ask(d.CARD_PLAY, state.after(seat))


def layable(state: State, seat: int) -> list[int]:
    """The Scrolls in hand that may be laid in combat, equal ones once (SCR-2, FX-10)."""
    in_combat = state.box.in_combat
    return [a.pack(a.LAY, scroll) for scroll in dict.fromkeys(state.hand[seat]) if in_combat[scroll]]


@d.ask(d.COMBAT_PLAY)
class CombatPlay:
    """Lay a first Scroll, or pass; asked even of who can only pass, so that the question betrays nothing (FX-10)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.PASS, *layable(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.PASS:
            _pass(state, frame[1])
        else:
            _pick(state, frame[1], a.first(code))


def _pick(state: State, seat: int, scroll: int) -> None:
    """One more Scroll is chosen; an empty hand, which all can see, ends it."""
    state.drop_from_hand(seat, scroll)
    state.picked[seat] += (scroll,)
    if state.hand[seat]:
        state.ask(d.COMBAT_MORE, seat)
    else:
        _lay_down(state, seat)


@d.ask(d.COMBAT_MORE)
class CombatMore:
    """Another Scroll, or done (RUL-134)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.DONE, *layable(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.DONE:
            _lay_down(state, frame[1])
        else:
            _pick(state, frame[1], a.first(code))


def _lay_down(state: State, seat: int) -> None:
    """The chosen Scrolls are laid face down together; the count of passes is 0 again (RUL-22)."""
    scrolls, state.picked[seat] = state.picked[seat], ()
    state.laid[seat] += scrolls
    state.passes = 0
    if state.knowledge is not None:
        state.unsettled = True
        could_be = {card for card in state.box.scroll_cards if state.box.in_combat[card]}  # as everybody knows
        for other in range(state.seats):
            for _ in scrolls if other != seat else ():
                state.knowledge.move_unseen(other, hand_place(seat), laid_place(seat), could_be)
    state.tell(e.SCROLLS_LAID, seat, len(scrolls), scrolls)
    _go_on(state, seat)


# -- reveal (CMB-6 to CMB-8) ---------------------------------------------------------------------------------------


@d.task(d.REVEAL)
def reveal(state: State, frame: d.Frame) -> None:
    """Clockwise from the defender's player each turns up all own Scrolls and resolves them (CMB-6, RUL-68)."""
    _, seat, left = frame
    if not left:
        return
    state.ask(d.REVEAL, state.after(seat), left - 1)
    scrolls, state.laid[seat] = tuple(sorted(state.laid[seat])), ()
    if not scrolls:
        return
    for scroll in scrolls:
        state.show_leaving(seat, laid_place(seat), scroll)
        state.played += ((seat, scroll, OPEN, -1),)
    state.unsettled = state.knowledge is not None
    state.tell(e.SCROLLS_TURNED_UP, seat, scrolls)
    if state.is_challenger(seat):
        state.ask(d.CHALLENGER_SCROLLS)
    else:
        state.ask(d.NEXT_SCROLL, seat)
    for canceller, player, _ in reversed(state.cancels):
        if player == seat:
            state.ask(d.CANCEL_TURNED, canceller, seat)
    state.cancels = tuple(cancel for cancel in state.cancels if cancel[1] != seat)


def open_scrolls(state: State, seat: int) -> list[int]:
    """The kinds of Scrolls of a seat that are turned up and not yet resolved."""
    return list(dict.fromkeys(card for owner, card, fate, _ in state.played if owner == seat and fate == OPEN))


@d.task(d.NEXT_SCROLL)
def next_scroll(state: State, frame: d.Frame) -> None:
    """The seat resolves its next Scroll, if there is one."""
    if open_scrolls(state, frame[1]):
        state.ask(d.COMBAT_NEXT, frame[1])


def _open_place(state: State, seat: int, scroll: int) -> int:
    """Where a turned-up Scroll of this kind stands in the row of this combat."""
    return next(i for i, entry in enumerate(state.played) if entry[:3] == (seat, scroll, OPEN))


def set_fate(state: State, place: int, fate: int, unit: int = -1) -> None:
    """Notes what became of a Scroll of this combat."""
    seat, card, _, _ = state.played[place]
    state.played = (*state.played[:place], (seat, card, fate, unit), *state.played[place + 1 :])


@d.ask(d.COMBAT_NEXT)
class CombatNext:
    """Which of the own turned-up Scrolls is resolved next (CMB-6)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.RESOLVE, scroll) for scroll in open_scrolls(state, frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, scroll = frame[1], a.first(code)
        place = _open_place(state, seat, scroll)
        set_fate(state, place, RESOLVED)
        state.ask(d.NEXT_SCROLL, seat)
        state.tell(e.SCROLL_RESOLVED, seat, scroll)
        if state.box.kind[scroll] == STRATEGY:
            set_fate(state, place, STAYED)
            enter_strategy(state, seat, scroll)
        elif state.box.attach[scroll] is not None:
            state.ask(d.ATTACH_TO, seat, scroll, place)
        else:
            lines = len(state.box.lines[scroll][RESOLVE])
            state.stack.append(effect(seat, scroll, RESOLVE, -1, lines, source=place))


@d.ask(d.CANCEL_TURNED)
class CancelTurned:
    """Who cancelled in advance chooses one of the Scrolls now turned up; it is discarded without effect."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        seat = frame[2]
        places = [_open_place(state, seat, scroll) for scroll in open_scrolls(state, seat)]
        return [a.pack(a.CANCEL, *played_name(state, place)) for place in places] or [a.DONE]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.DONE:
            return
        player, scroll = a.first(code), a.second(code)
        set_fate(state, played_place(state, player, scroll, a.third(code)), CANCELLED)
        state.discard += (scroll,)
        state.tell(e.SCROLL_CANCELLED, frame[1], player, scroll)


# -- compare and result (CMB-9 to CMB-12) --------------------------------------------------------------------------


@d.task(d.COMPARE)
def compare(state: State, frame: d.Frame) -> None:
    """Strength equal to or above armor succeeds (CMB-9)."""
    strength, armor = strength_of(state, state.attacker), armor_of(state, state.defender)
    state.tell(e.VALUES_COMPARED, state.owner_of(state.attacker), strength, armor)
    if strength < armor:
        state.ask(d.CLEAN_UP, FAILURE)
    elif remove_shields(state, state.defender, 1):
        state.ask(d.CLEAN_UP, NO_OUTCOME)  # SHIELD-2: no other consequence
    else:
        state.ask(d.CLEAN_UP, SUCCESS)
        _succeed(state)


@d.task(d.CALL_OFF)
def call_off(state: State, frame: d.Frame) -> None:
    """Without both sides there is no comparison and no result, even if a Chicken was recovered meanwhile (CMB-17)."""
    state.tell(e.COMBAT_CANCELLED)
    state.ask(d.CLEAN_UP, NO_OUTCOME)


def _succeed(state: State) -> None:
    """A tag for a Leader (CMB-10), destruction for any other unit (CMB-11)."""
    if state.is_leader(state.defender):
        if state.box.options.plus_one_die_until == "defeated":
            lose_dice(state, state.defender)  # DICE-7
        place_tag(state, state.owner_of(state.attacker), state.owner_of(state.defender))
        if state.outcome_kind < 0:  # who has won need not fear an epic death (RUL-107)
            count_attack(state, state.defender)
    else:
        flags = claim(state) if state.flags else []
        remove_units(state, [state.defender])
        for flag in flags:
            state.tell(e.FLAG_CLAIMED, state.owner_of(state.attacker), state.attacker, flag)


# -- clean-up (CMB-14) ---------------------------------------------------------------------------------------------


@d.task(d.CLEAN_UP)
def clean_up(state: State, frame: d.Frame) -> None:
    """Strategies stay, other Scrolls are discarded unless attached, +2 and +3 dice are spent (CMB-14)."""
    result = frame[1] | int(state.ranged) << 2
    waiting = _after_combat(state, result)
    seat = state.owner_of(state.attacker)
    state.discard += tuple(card for _, card, fate, _ in state.played if fate == RESOLVED)
    state.spent[seat] += state.combat_two + state.combat_three
    state.combat_two = state.combat_three = 0
    state.mods = tuple(mod for mod in state.mods if mod[0] != THIS_COMBAT)
    state.mods = tuple((*mod[:1], -1, *mod[2:]) for mod in state.mods)
    state.played, state.cancels = (), ()
    state.fighting, state.ranged, state.passes = False, False, 0
    state.attacker = state.defender = int(NO_UNIT)
    if waiting:
        trigger(state, waiting)
    scorch(state)  # a trait lent for this combat is gone (LAVA-8)


def _after_combat(state: State, result: int) -> list[Waiting]:
    """What cards say about the time after this combat, as far as their conditions hold (house set 2.3)."""
    sources: list[tuple[int, int, int]] = []  # seat, card, bearer
    for seat in state.from_active():
        sources += [(seat, card, state.leader_of(seat)) for card in state.in_play[seat]]
        sources += [(seat, state.card[unit], unit) for unit in state.machines_of(seat) if state.where[unit] >= 0]
    played = [(seat, card, -1) for seat, card, fate, _ in state.played if fate in (RESOLVED, COPIED)]
    sources += [source for source in played if not state.is_challenger(source[0])]  # SOLO-27: only its numbers count
    lying = [(card, unit) for _, card, fate, unit in state.played if fate == STAYED and unit >= 0]
    sources += [(state.owner_of(unit), card, unit) for card, unit in lying if card in state.attached[unit]]  # FX-3
    waiting: list[Waiting] = []
    for seat, card, bearer in sources:
        lines = state.box.lines[card][AFTER_COMBAT]
        if lines:
            frame = effect(
                seat, card, AFTER_COMBAT, bearer, len(lines), attacker=state.attacker, defender=state.defender,
                result=result,
            )  # fmt: skip
            if any(all_hold(state, line, frame) for line in lines):
                waiting.append((seat, card, AFTER_COMBAT, bearer, -1, state.attacker, state.defender, result))
    return waiting
