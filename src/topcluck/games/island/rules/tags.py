"""Humiliation tags and winning (WIN, LIMIT-6 to LIMIT-8, STAR-9)."""

from __future__ import annotations

from topcluck.games.island import events as e
from topcluck.games.island.state import WON, State


def may_place_tag(state: State, seat: int, banner: int) -> bool:
    """LIMIT-6, LIMIT-7: a tag left, room on the Banner, not too many of one's own there."""
    options = state.box.options
    return (
        state.unplaced_tags(seat) > 0
        and state.tags_on(banner) < options.max_tags_per_banner
        and state.tags[seat * state.armies + banner] < options.max_same_tags_per_banner
    )


def place_tag(state: State, seat: int, banner: int) -> None:
    """A tag for a humiliated Leader; the win is checked right after it (CMB-10, RUL-109)."""
    if not may_place_tag(state, seat, banner):
        state.tell(e.TAG_FORBIDDEN, seat, banner)  # LIMIT-8: the attack succeeded all the same
        return
    state.tags[seat * state.armies + banner] += 1
    state.tell(e.TAG_PLACED, seat, banner)
    if state.box.mode.has_won(state, seat):
        state.end(WON, state.allies_of(seat))


def remove_tag(state: State, banner: int, whose: int) -> None:
    """A tag goes back to its owner, who may place it again (STAR-9, RUL-7)."""
    state.tags[whose * state.armies + banner] -= 1
    state.tell(e.TAG_REMOVED, banner, whose)
