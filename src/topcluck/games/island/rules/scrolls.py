"""Drawing and discarding Scrolls (SCR-4, TURN-7, RUL-28)."""

from __future__ import annotations

from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import CATASTROPHE
from topcluck.games.island.rules.lineup import shuffled
from topcluck.games.island.state import ALL_LOST, State

FEW_SCROLLS: Final = 4  # as many as there are Catastrophes (RUL-2)


def reshuffle(state: State, cards: tuple[int, ...]) -> None:
    """Cards are shuffled into the Scroll deck."""
    state.deck = shuffled(state, state.deck + cards)
    state.tell(e.SCROLL_DECK_SHUFFLED)


def can_draw(state: State) -> bool:
    """Whether any Scroll could be drawn."""
    return bool(state.deck or state.discard)


def take_from_deck(state: State, number: int, aside: list[int]) -> list[int]:
    """The top cards of the deck; an empty one is refilled with the discard pile first (SCR-4)."""
    if not state.deck and state.discard:
        _reshuffle_discard(state)
    return _from_deck(state, number, aside)


def _from_deck(state: State, number: int, aside: list[int]) -> list[int]:
    """The top cards of the deck, as many as there are; void ones are laid *aside* and replaced (HAHN-3)."""
    cards = list(state.deck[-number:][::-1]) if number else []
    state.deck = state.deck[: len(state.deck) - len(cards)]
    void = [card for card in cards if card in state.box.void] if state.box.void else []
    if not void:
        return cards
    aside += void
    kept = [card for card in cards if card not in state.box.void]
    return kept + _from_deck(state, len(void), aside)


def draw_together(state: State, seat: int, number: int) -> None:
    """Draws so many Scrolls at once (TURN-7); RUL-28 says what happens when the deck runs out.

    Other Scrolls come into the hand first, then Catastrophes are resolved (RUL-73).
    """
    if not number:
        return
    if state.box.options.catastrophe_reshuffle == "card_only":
        state.ask(d.DRAWN_OUT)
    _draw(state, seat, number)


def _draw(state: State, seat: int, number: int) -> None:
    """Takes the cards: into the hand, or at once on everybody's heads; the Challenger keeps all (SOLO-8, RUL-76)."""
    void: list[int] = []
    drawn = take_from_deck(state, number, void)
    blind = state.is_challenger(seat)
    struck = not blind and any(state.box.kind[card] == CATASTROPHE for card in drawn)
    if len(drawn) < number and not struck and state.discard:
        _reshuffle_discard(state)
        drawn += _from_deck(state, number - len(drawn), void)
    if void:  # they go to the discard pile when the draw is complete (RUL-137)
        state.discard += tuple(void)
        state.tell(e.SCROLLS_VOID, seat, void)
    keep = [card for card in drawn if blind or state.box.kind[card] != CATASTROPHE]
    if keep:
        state.add_to_hand(seat, keep)
        state.tell(e.SCROLLS_DRAWN, seat, len(keep), keep)
    fate = [card for card in drawn if not blind and state.box.kind[card] == CATASTROPHE]
    if fate:
        strike(state, seat, fate)


def _reshuffle_discard(state: State) -> None:
    """The discard pile becomes the deck (SCR-4)."""
    cards, state.discard = state.discard, ()
    reshuffle(state, cards)


def strike(state: State, seat: int, cards: list[int]) -> None:
    """Catastrophes were drawn; one drawn while another is resolved comes right after it (CAT-1, RUL-73)."""
    for card in cards:
        state.tell(e.CATASTROPHE_DRAWN, seat, card)
    running = [frame[1] for frame in state.stack if frame[0] == d.CATASTROPHES]
    place = len(state.catastrophes) - sum(running)  # before those of earlier draws
    drawn = tuple((seat, card) for card in cards)
    state.catastrophes = state.catastrophes[:place] + drawn + state.catastrophes[place:]
    if not running:
        state.ask(d.CATASTROPHE_END, state.armies)
        state.ask(d.CATASTROPHES, len(cards))


@d.task(d.DRAW_SCROLLS)
def draw_scrolls(state: State, frame: d.Frame) -> None:
    """Draws one by one; a Catastrophe is resolved before the next (house set 2.8)."""
    _, seat, left = frame
    if left > 1:
        state.ask(d.DRAW_SCROLLS, seat, left - 1)
        _draw(state, seat, 1)
    else:
        draw_together(state, seat, 1)


@d.task(d.DRAWN_OUT)
def drawn_out(state: State, frame: d.Frame) -> None:
    """Few cards are left after a draw: in Expert all lose (EXPERT-9, RUL-40), else the discards return (RUL-127)."""
    if len(state.deck) > FEW_SCROLLS:
        return
    if state.box.expert:
        state.end(ALL_LOST, 0)
    elif state.discard:
        _reshuffle_discard(state)


@d.ask(d.HAND_DISCARD)
class HandDiscard:
    """Which Scrolls leave the own hand, one by one; nothing is disclosed before the last (RUL-134)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.DISCARD, scroll) for scroll in dict.fromkeys(state.hand[frame[1]])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, left = frame[1], frame[2]
        state.drop_from_hand(seat, a.first(code))
        state.picked[seat] += (a.first(code),)
        if left > 1:
            state.ask(d.HAND_DISCARD, seat, left - 1)
        else:
            _discard_picked(state, seat)


def _discard_picked(state: State, seat: int) -> None:
    """The chosen Scrolls lie on the open pile, all at once."""
    scrolls, state.picked[seat] = tuple(sorted(state.picked[seat])), ()
    state.hand[seat] = tuple(sorted(state.hand[seat] + scrolls))
    for scroll in scrolls:
        state.discard_from_hand(seat, scroll)
    state.tell(e.SCROLLS_DISCARDED, seat, scrolls)


def _discard_at_random(state: State, seat: int, number: int) -> None:
    """Cards of the Challenger's pile, drawn unseen (RUL-121)."""
    for _ in range(number):
        scroll = state.hand[seat][state.chance.below(len(state.hand[seat]))]
        state.discard_from_hand(seat, scroll)
        state.tell(e.SCROLLS_DISCARDED, seat, [scroll])


def ask_to_discard(state: State, seat: int, number: int) -> None:
    """The seat discards so many Scrolls of choice; with no more in hand than that, all of them, unasked."""
    hand = state.hand[seat]
    if number <= 0 or not hand:
        return
    if state.is_challenger(seat):
        _discard_at_random(state, seat, min(number, len(hand)))
    elif len(hand) <= number:  # everybody sees that there is no choice
        state.picked[seat], state.hand[seat] = hand, ()
        _discard_picked(state, seat)
    else:
        state.ask(d.HAND_DISCARD, seat, number)
