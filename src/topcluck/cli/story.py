"""A match together with what each of its entries brought about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import topcluck
from topcluck.kernel.errors import BadRecord, NothingToAnswer, TopcluckError
from topcluck.kernel.going_back import can_go_back
from topcluck.kernel.shorthand import expand

if TYPE_CHECKING:
    from topcluck.kernel.faces import Action, Event, Seat
    from topcluck.kernel.match import Match
    from topcluck.kernel.replay import Entry, Record


class CannotTakeBack(NothingToAnswer):
    """An action stays; *key* is the message that tells a player why."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class Story:
    """A match and its chapters: the events of each entry, in order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.chapters: list[list[Event]] = []

    @classmethod
    def of(cls, record: Record, upto: int | None = None) -> Story:
        """The story that a record tells, or its beginning."""
        story = cls(topcluck.replay(record, 0))
        for entry in record.entries[:upto]:
            story.go_on(entry)
        return story

    def go_on(self, entry: Entry) -> list[Event]:
        """Carries out the next entry of a record."""
        try:
            self.chapters.append(self.match.replay_entry(entry))
        except TopcluckError as problem:
            raise BadRecord(f"entry {len(self.chapters) + 1}, '{entry}', cannot be played: {problem}") from None
        return self.chapters[-1]

    def push(self, action: Action, seat: Seat) -> list[Event]:
        """Carries out an action."""
        self.chapters.append(self.match.push(action, seat))
        return self.chapters[-1]

    def push_line(self, line: str, seat: Seat) -> list[Event]:
        """Carries out a line of the notation, which may be shorthand for several entries."""
        codes = expand(self.match.game, self.match.state, seat, line)
        if codes is None:
            return self.match.push_text(line, seat)  # which refuses it, with the reason
        begun = len(self.chapters)
        for code in codes:
            self.chapters.append(self.match.push(code, seat))
        return [event for chapter in self.chapters[begun:] for event in chapter]

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves."""
        self.chapters.append(self.match.resign(seat))
        return self.chapters[-1]

    def seen_by(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:
        """What happened since some entry, as a seat saw it."""
        for chapter in self.chapters[since:]:
            for event in chapter:
                seen = event.seen_by(seat)
                if seen is not None:
                    yield seen

    def take_back(self, seat: Seat) -> Entry:
        """Takes back the seat's own last action, if it drew no luck and showed nobody anything new."""
        last = self.match.last_entry
        if not self.chapters or last is None or last.seat != seat:
            sentence = "only your own last action can be taken back, before anybody else acts"
            raise CannotTakeBack("cli-undo-not-yours", sentence)
        if not can_go_back(self.match):
            sentence = "this cannot be taken back: luck was drawn or something hidden was shown"
            raise CannotTakeBack("cli-undo-seen", sentence)
        self.chapters.pop()
        return self.match.pop()
