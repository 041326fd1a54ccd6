"""What holds after every action (section 24 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions
from topcluck.games.touche.model import CRATER, CREDIT, OWNED, PLACING, RESOLUTION, TARGETING, WRECK
from topcluck.kernel.faces import Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


def check(state: State) -> None:
    """Asserts the invariants; the numbers are those of section 24."""
    check_purses(state)
    check_eggs(state)
    check_weapons(state)
    for seat in range(state.seats):
        check_targets(state, seat)
        if state.phase != PLACING:
            check_units(state, seat)
    check_open(state)
    check_moment(state)


def check_purses(state: State) -> None:
    """1: purses are multiples of 5 and not negative."""
    assert all(purse >= 0 and purse % 5 == 0 for purse in state.purses), f"purses {state.purses}"


def check_eggs(state: State) -> None:
    """2: every egg is in one place, nobody owns an egg of the own colour, and the counts agree."""
    slots = len(state.farm.egg_types)
    for seat in range(state.seats):
        assert OWNED + seat not in state.eggs[seat * slots : (seat + 1) * slots], f"seat {seat} owns an own egg"
        count = (state.eggs + state.wild).count(OWNED + seat)
        assert state.owned[seat] == count, f"seat {seat} owns {count} eggs, not {state.owned[seat]}"


def check_weapons(state: State) -> None:
    """3: all weapons are somewhere, and the display is short only when both piles are empty."""
    held = [weapon for index, count in enumerate(state.held) for weapon in [index % state.farm.weapons] * count]
    there = sorted([*state.draw, *state.display, *state.discard, *held])
    assert there == (state.farm.deck() if state.weapons else []), f"weapons {there}"
    if len(state.display) < state.farm.set.display and state.weapons:
        assert not state.draw and not state.discard, "the display could be refilled"


def check_targets(state: State, seat: Seat) -> None:
    """4: pending targets and credited explosions are the targets in use."""
    pending = state.pending.count(seat + 1)
    credited = state.marks.count(CREDIT + seat)
    assert state.used[seat] == pending + credited, f"seat {seat} uses {pending} + {credited}, not {state.used[seat]}"
    listed = sorted(place for attack in attacks(state, seat) for place in attack)
    placed = [place for place, owner in enumerate(state.pending) if owner == seat + 1]
    assert [place for place in listed if state.pending[place] == seat + 1] == placed, f"attacks of seat {seat}"


def attacks(state: State, seat: Seat) -> list[tuple[int, ...]]:
    """The places of all attacks of a seat, also of the one that is being resolved."""
    begun = [frame[4:] for frame in state.stack if frame[0] == decisions.SHOTS and frame[1] == seat]
    return [attack[1:] for attack in state.attacks[seat]] + begun


def check_units(state: State, seat: Seat) -> None:
    """5: a unit is destroyed exactly when all its cells are exploded, and then it is a wreck."""
    farm = state.farm
    living = 0
    for token, kind in enumerate(farm.token_type):
        index = seat * farm.tokens + token
        if state.anchors[index] < 0:
            assert state.out[seat] and not state.left[index], "a token that never was"
            continue
        marks = [state.marks[place] for place in state.places(seat, state.footprint(seat, token))]
        living += state.left[index] > 0
        assert state.left[index] == marks.count(0), f"token {token} of seat {seat}"
        wreck = 0 if state.left[index] else farm.size[kind]
        assert marks.count(WRECK) == wreck, f"wreck {token} of seat {seat}"
        assert CRATER not in marks, "a crater on a unit"
    assert state.living[seat] == living, f"seat {seat} has {living} living units"


def check_open(state: State) -> None:
    """6: exploded and targeted cells are not open, and no open cell was forgotten."""
    for board in range(state.seats):
        kept = state.open[:]
        state.reopen(board)
        again, state.open = state.open, kept
        low, high = board * state.farm.cells, (board + 1) * state.farm.cells
        if state.phase != RESOLUTION:  # a strike being resolved has left the attacks, its cells are about to explode
            assert again[low:high] == kept[low:high], f"open cells of board {board}"


def check_moment(state: State) -> None:
    """7: no targets after resolution. 8: no own field while own shots are resolved, unless placed in this turn."""
    if state.phase == TARGETING and not state.busy:
        assert not any(state.pending), "a target outlived the resolution"
        assert not state.strikes(), "a strike outlived the resolution"
    if state.outcome is None and not state.stack:
        raise AssertionError("the game goes on, but nobody is asked")
