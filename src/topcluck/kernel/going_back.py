"""What may be taken back by whoever did it, without asking anybody: nothing was drawn, nobody has learnt anything."""

from __future__ import annotations

from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.faces import Code, Seat
from topcluck.kernel.game import State
from topcluck.kernel.match import Match
from topcluck.kernel.replay import Entry

_WORLDS = 3  # imagined to see whether an action has shown somebody something


def can_go_back(match: Match) -> bool:
    """Whether the last entry may be taken back by its seat alone."""
    last = match.last_entry
    if last is None or last.text.startswith("!"):
        return False
    before = match.copy()
    entry = before.pop()
    if _luck(before.state) != _luck(match.state):
        return False
    return all(_learnt_nothing(before, match, entry, viewer) for viewer in (*range(match.state.seats), None))


def _luck(state: State) -> tuple[bytes, int, tuple[int, ...]]:
    """Where the luck of a state stands."""
    return state.chance.key, state.chance.counter, state.chance.script


def _learnt_nothing(before: Match, after: Match, entry: Entry, viewer: Seat | None) -> bool:
    """Whether a viewer knows now no more than it could know before: so it goes in every world it can imagine."""
    seen, then = before.view(viewer), after.view(viewer)
    if seen == then:
        return True
    for seed in range(_WORLDS):
        world = before.game.imagine(seen, Chance(key_of(seed)))
        code = _code(before, world, entry)
        if code is None:
            return False
        world.apply(code, entry.seat)
        if world.view(viewer) != then:
            return False
    return True


def _code(match: Match, world: State, entry: Entry) -> Code | None:
    """The action of an entry in an imagined world, if it is possible there."""
    try:
        code = match.game.actions.parse(entry.text, match.game.writer(world, entry.seat))
    except Unreadable:
        return None
    return code if code in world.actions(entry.seat) else None
