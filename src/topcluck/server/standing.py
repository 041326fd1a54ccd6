"""Standing answers: "pass for this combat" and "pass until somebody plays", kept by the server.

Without them four people in card play wait for each other all evening. An answer left here is given after a while like
a person's, is nobody else's business, and can be taken back at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from topcluck.kernel.faces import Event, Seat

PASS = "pass"
COMBAT, UNTIL_PLAY, OFF = "pass_combat", "pass_until_play", "off"


@dataclass(frozen=True, slots=True)
class Manner:
    """What passing means in a game: where one passes, what ends a combat, and what counts as playing something."""

    decisions: frozenset[str]
    combat_over: frozenset[str]
    plays: frozenset[str]


MANNERS: Mapping[str, Manner] = {
    "chicken-island": Manner(
        decisions=frozenset({"combat_play", "window"}),
        combat_over=frozenset({"card_play_ended", "combat_cancelled", "turn_began", "game_ended"}),
        plays=frozenset({"scrolls_laid", "scroll_played", "ability_used", "strength_die_used"}),
    ),
}
_NOWHERE = Manner(frozenset(), frozenset(), frozenset())  # in a game where nobody passes


class Standings:
    """What each seat has left at one table."""

    def __init__(self, game: str) -> None:
        self._manner = MANNERS.get(game, _NOWHERE)
        self._left: dict[Seat, str] = {}

    @property
    def possible(self) -> bool:
        """Whether there is anything to pass in this game."""
        return bool(self._manner.decisions)

    @property
    def some(self) -> bool:
        """Whether anybody has left anything."""
        return bool(self._left)

    def of(self, seat: Seat) -> str | None:
        """What a seat has left."""
        return self._left.get(seat)

    def leave(self, seat: Seat, what: str) -> None:
        """Keeps an answer, or drops it."""
        if what == OFF:
            self._left.pop(seat, None)
        else:
            self._left[seat] = what

    def end_all(self) -> frozenset[Seat]:
        """Drops all answers, and tells whose they were."""
        dropped = frozenset(self._left)
        self._left.clear()
        return dropped

    def fits(self, decision: str) -> bool:
        """Whether standing answers are meant for this kind of decision."""
        return decision in self._manner.decisions

    def hear(self, actor: Seat | None, events: Iterable[Event]) -> frozenset[Seat]:
        """Drops the answers that these events end, and tells whose they were; nobody's own play ends their own."""
        if not self._left:
            return frozenset()
        types = {event.type() for event in events}
        dropped = {
            seat
            for seat, left in self._left.items()
            if (left == COMBAT and types & self._manner.combat_over)
            or (left == UNTIL_PLAY and types & self._manner.plays and seat != actor)
        }
        for seat in dropped:
            del self._left[seat]
        return frozenset(dropped)
