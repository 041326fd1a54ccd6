"""Over many imagined worlds each Scroll that a seat cannot see turns up wherever it may be, and nowhere else."""

from __future__ import annotations

import pytest

from topcluck import games
from topcluck.games.island.box import CATASTROPHE
from topcluck.games.island.state import State, hand_place, laid_place
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.knowledge import Trace, spread
from topcluck.kernel.match import Match

ISLAND = games.game("chicken-island")
WORLDS = 1200

Whereabouts = set[tuple[str, str]]


def where(state: State, seat: int) -> Whereabouts:
    """Which Scrolls lie in which places that the seat does not see."""
    lying = {"deck": state.deck}
    for other in range(state.seats):
        if other != seat:
            lying[f"{other} hand"], lying[f"{other} laid"] = state.hand[other], state.laid[other]
    return {(state.box.names[card], place) for place, cards in lying.items() for card in cards}


def may_be(state: State, seat: int) -> Whereabouts:
    """The same as far as the seat can tell, thought through without imagining anything."""
    assert state.knowledge is not None
    box, traces = state.box, state.knowledge.traces[seat]
    names = {place(other): f"{other} {what}" for place, what in ((hand_place, "hand"), (laid_place, "laid"))
             for other in range(state.seats) if other != seat}  # fmt: skip
    sizes = [size if place in names else 0 for place, size in enumerate(state.hidden_sizes())]
    unknown = [card for row in (state.deck, *_rows(state, seat)) for card in row]
    for label, _ in traces:
        unknown.remove(label)
    found = {(box.names[label], names[place]) for label, mask in traces for place in names if mask >> place & 1}
    found |= {(box.names[card], "deck") for card in unknown if state.deck}
    for place, name in names.items():
        if has_room(traces, sizes, place):
            fitting = box.in_combat if name.endswith("laid") else [kind != CATASTROPHE for kind in box.kind]
            found |= {(box.names[card], name) for card in unknown if fitting[card]}
    return found


def _rows(state: State, seat: int) -> list[tuple[int, ...]]:
    """The hands and rows of all others."""
    return [row for other in range(state.seats) if other != seat for row in (state.hand[other], state.laid[other])]


def has_room(traces: tuple[Trace, ...], sizes: list[int], place: int) -> bool:
    """Whether a Scroll that the seat never saw may lie there."""
    try:
        spread((*traces, (-1, 1 << place)), sizes, Chance(b""))
    except AssertionError:
        return False
    return True


def told_something(match: Match) -> bool:
    """A moment worth a look: somebody has seen others' Scrolls, and there is a combat or a full hand."""
    state = match.state
    assert isinstance(state, State)
    assert state.knowledge is not None
    return any(state.knowledge.traces) and (any(state.laid) or any(map(len, state.hand)))


def moments(seed: int, number: int) -> list[State]:
    """Moments of a random game of three in which somebody knows something."""
    match = Match(ISLAND, ISLAND.setup(players=3), seed)
    luck = Chance(key_of(f"moments {seed}"))
    found: list[State] = []
    while match.outcome is None and len(found) < number:
        legal = match.legal_actions
        match.push(legal[luck.below(len(legal))])
        if told_something(match) and luck.below(12) == 0:
            assert isinstance(match.state, State)
            found.append(match.state)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_scrolls_turn_up_wherever_they_may_be(seed: int) -> None:
    states = moments(seed, 2)
    assert states
    for state in states:
        assert state.knowledge is not None
        seat = next(seat for seat in range(3) if state.knowledge.traces[seat])
        possible = may_be(state, seat)
        assert where(state, seat) <= possible
        view, reached = state.view(seat), set()
        for number in range(WORLDS):
            world = ISLAND.imagine(view, Chance(key_of(number)))
            assert isinstance(world, State)
            reached |= where(world, seat)
        assert reached == possible
