"""The Challenger in combat, whoever attacks: what it lays, and what its Scrolls count (SOLO-26, SOLO-27)."""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import ARMOR, MODIFY, STRENGTH
from topcluck.games.island.rules.scrolls import take_from_deck
from topcluck.games.island.rules.values import armor_of, strength_of
from topcluck.games.island.rules.windows import open_window
from topcluck.games.island.state import (
    OPEN,
    RESOLVED,
    THE_ATTACKER,
    THE_DEFENDER,
    THIS_COMBAT,
    State,
    hand_place,
    laid_place,
)

HUMAN = 0
MOST_FROM_PILE = 8


@d.task(d.CHALLENGER_TOP)
def lay_top(state: State, frame: d.Frame) -> None:
    """Step 1: the top card of the Scroll deck, face down; then the human is asked, once (steps 2 and 3)."""
    scrolls = take_from_deck(state, 1, [])
    _tell_laying(state, "top", len(scrolls), "SOLO-26")
    _lay(state, scrolls)
    state.ask(d.CHALLENGER_HALF)
    if state.hand[HUMAN]:
        state.ask(d.COMBAT_PLAY, HUMAN)
    else:  # everybody sees an empty hand (RUL-67)
        state.tell(e.PASSED, HUMAN)
    open_window(state)


def holds_back(state: State) -> bool:
    """Whether it defends, is safe so far, and the human laid nothing: then it lays none of its pile (RUL-93)."""
    defends = state.is_challenger(state.owner_of(state.defender))
    return defends and not state.laid[HUMAN] and strength_of(state, state.attacker) < armor_of(state, state.defender)


@d.task(d.CHALLENGER_HALF)
def lay_half(state: State, frame: d.Frame) -> None:
    """Step 3: half of its pile from the top, rounded down, eight at most (RUL-94)."""
    seat = state.seats
    pile = state.hand[seat]
    if holds_back(state):
        _tell_laying(state, "none", 0, "RUL-93")
        return
    number = min(len(pile) // 2, MOST_FROM_PILE)
    _tell_laying(state, "half", number, "SOLO-26")
    state.hand[seat] = pile[: len(pile) - number]
    if state.knowledge is not None:
        for viewer in range(state.seats):
            for _ in range(number):
                state.knowledge.move_unseen(viewer, hand_place(seat), laid_place(seat))
    _lay(state, list(pile[len(pile) - number :]))


def _tell_laying(state: State, by: str, number: int, rule: str) -> None:
    """How many Scrolls, from how many, and the values on which that rests."""
    strength, armor = strength_of(state, state.attacker), armor_of(state, state.defender)
    pile, laid = len(state.hand[state.seats]), len(state.laid[HUMAN])
    state.tell(e.CHALLENGER_LAYS, by, number, pile, strength, armor, laid, rule)


def _lay(state: State, scrolls: list[int]) -> None:
    """Scrolls go face down, unseen by anybody (VIS-8)."""
    state.laid[state.seats] += tuple(scrolls)
    state.unsettled = state.knowledge is not None


@d.task(d.CHALLENGER_SCROLLS)
def count_scrolls(state: State, frame: d.Frame) -> None:
    """Its revealed Scrolls count as numbers for the side it is on; all else on them is ignored but draws (SOLO-27).

    All of them, Strategies too, are discarded at the end of the combat (SOLO-26, step 5).
    """
    seat, draws = state.seats, 0
    attacks = state.is_challenger(state.owner_of(state.attacker))
    for place, (owner, card, fate, _) in enumerate(state.played):
        if owner == seat and fate == OPEN:
            amount = state.box.bonus[card][0 if attacks else 1]
            state.played = (*state.played[:place], (seat, card, RESOLVED, -1), *state.played[place + 1 :])
            whom, stat = (THE_ATTACKER, STRENGTH) if attacks else (THE_DEFENDER, ARMOR)
            if amount:
                state.mods += ((THIS_COMBAT, place, MODIFY, stat, amount, whom, -1),)
            draws += state.box.draws[card]
            state.tell(e.CHALLENGER_COUNTS, card, stat, amount, state.box.draws[card], "SOLO-27")
    if draws:
        state.ask(d.DRAW_SCROLLS, seat, draws)
