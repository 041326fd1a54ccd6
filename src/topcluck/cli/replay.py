"""`topcluck replay`: stepping through a record."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.kernel.errors import Unreadable

if TYPE_CHECKING:
    from topcluck.cli.screen import Screen
    from topcluck.cli.story import Story
    from topcluck.kernel.faces import Event, Seat
    from topcluck.kernel.replay import Record

_PAUSE = 0.7  # seconds between two entries with --auto


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Go to the state after entry N.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Go on by itself.")] = False,
    seat: options.SeatName = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Step through a saved game.

    Enter goes on, b goes back, a number goes to that entry, q stops. Without a terminal it prints what happened, up to
    --to, and the table at the end.
    """
    from topcluck.cli.files import read_record
    from topcluck.cli.story import Story

    record = read_record(file)
    if to is not None and not 0 <= to <= len(record.entries):
        raise Unreadable(f"this record has the entries 1 to {len(record.entries)}; there is no {to}")
    story = Story.of(record)
    viewer = Viewer(record, story, None if seat is None else options.seat_in(story.match, seat), seat is None)
    if as_json:
        viewer.print_json(to)
        return
    screen = _screen(story, lang)
    if sys.stdin.isatty() and sys.stdout.isatty() and file != "-":
        viewer.walk(screen, to, auto)
    else:
        viewer.print_log(screen, to)


def _screen(story: Story, lang: str | None) -> Screen:
    """Where it is shown."""
    from topcluck.cli.screen import Screen

    return Screen(options.words_for(lang, story.match.setup), story.match.game)


class Viewer:
    """Shows a whole story, as one seat saw it or with all secrets."""

    def __init__(self, record: Record, story: Story, seat: Seat | None, everything: bool) -> None:
        self.record = record
        self.story = story
        self.seat = seat
        self.everything = everything

    def seen(self, number: int) -> list[Event]:
        """The events of an entry, numbered from 1."""
        chapter = self.story.chapters[number - 1]
        if self.everything:
            return chapter
        return [seen for event in chapter if (seen := event.seen_by(self.seat)) is not None]

    def is_own(self, number: int) -> bool:
        """Whether what was done in an entry may be told: to who did it, and to those who may know everything."""
        return self.everything or self.record.entries[number - 1].seat == self.seat

    def show(self, screen: Screen, number: int) -> None:
        """One entry and what it brought about; nothing, if the seat noticed nothing."""
        entry, seen = self.record.entries[number - 1], self.seen(number)
        name = self.story.match.game.seat_name(entry.seat)
        if self.is_own(number):
            screen.print(f"{number:>4} {name}: {entry.text}", "bold")
        elif seen:
            screen.print(f"{number:>4} {name}", "bold")
        screen.tell(seen)

    def draw(self, screen: Screen, number: int, stepping: bool = False) -> None:
        """The table after an entry; who steps through a turn sees what changes."""
        from topcluck.cli.story import Story

        match = Story.of(self.record, number).match
        view = match.view(self.seat)
        screen.show(view) if stepping else screen.draw(view)
        if match.outcome is not None:
            from topcluck.cli.achievements import tell_earned

            screen.print(screen.words.outcome(match.outcome, match.game), "bold green")
            tell_earned(screen, self.record, range(match.state.seats))

    def print_log(self, screen: Screen, to: int | None) -> None:
        """All at once."""
        last = len(self.record.entries) if to is None else to
        for number in range(1, last + 1):
            self.show(screen, number)
        self.draw(screen, last)

    def print_json(self, to: int | None) -> None:
        """All at once, for programs."""
        import json

        last = len(self.record.entries) if to is None else to
        noticed = [number for number in range(1, last + 1) if self.is_own(number) or self.seen(number)]
        print(json.dumps({"game": self.record.game, "entries": [self._entry(number) for number in noticed]}))

    def _entry(self, number: int) -> dict[str, Any]:
        """One entry in plain JSON values."""
        entry = self.record.entries[number - 1]
        action = entry.text if self.is_own(number) else None
        return {
            "number": number,
            "seat": entry.seat,
            "action": action,
            "events": [e.to_json() for e in self.seen(number)],
        }

    def walk(self, screen: Screen, to: int | None, auto: bool) -> None:
        """Step by step, at a person's pace or by itself."""
        from topcluck.cli.table import Keyboard, Leave

        number = to or 0
        self.draw(screen, number)
        try:
            while number < len(self.record.entries) or not auto:
                number = self._step(screen, number, _pause() if auto else Keyboard().line(f"{number}> "))
        except Leave:
            return

    def _step(self, screen: Screen, number: int, said: str) -> int:
        """Goes where the person wants; the number of the entry that is shown then."""
        from topcluck.cli.table import Leave

        last = len(self.record.entries)
        if said in ("q", "quit") or (not said and number == last):
            raise Leave
        wanted = number - 1 if said == "b" else int(said) if said.isdecimal() and len(said) < 8 else number + 1
        there = max(0, min(last, wanted))
        if there:
            self.show(screen, there)
        self.draw(screen, there, stepping=True)
        return there


def _pause() -> str:
    """Nobody types anything, for a moment."""
    import time

    time.sleep(_PAUSE)
    return ""
