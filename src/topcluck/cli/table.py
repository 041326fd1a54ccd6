"""A game at the terminal: people and bots take turns until it ends or somebody has to go."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from topcluck.bots import Budget, ask, best_level, find_bot, own_seed
from topcluck.bots.explaining import explain_choice
from topcluck.cli.files import write_record
from topcluck.cli.seating import Sitter, sitter
from topcluck.cli.story import CannotTakeBack
from topcluck.kernel.errors import IllegalAction, TopcluckError

if TYPE_CHECKING:
    from topcluck.cli.screen import Screen
    from topcluck.cli.story import Story
    from topcluck.kernel.faces import Seat


class Leave(Exception):
    """Somebody quits, or there is nothing more to read."""


class Keyboard:
    """Lines from a person, or from a file in place of one."""

    def __init__(self, source: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._kept: str | None = None

    def line(self, prompt: str) -> str:
        """The next line without spaces around it; `Leave` when there is none."""
        if self._kept is not None:
            kept, self._kept = self._kept, None
            return kept
        if self._source is sys.stdin and sys.stdin.isatty():
            return self._typed(prompt)
        line = self._source.readline()
        if not line:
            raise Leave
        return line.strip()

    def _typed(self, prompt: str) -> str:
        """A line from a terminal, with its editing keys."""
        try:
            return input(prompt).strip()
        except EOFError:
            raise Leave from None

    def keep(self, line: str) -> None:
        """Gives a line back: it comes next."""
        self._kept = line


class Table:
    """One game being played here."""

    def __init__(
        self, story: Story, sitters: list[Sitter], screen: Screen, keyboard: Keyboard, save: Path | None = None, *,
        hints: bool = True,
    ) -> None:  # fmt: skip
        self.story = story
        self.match = story.match
        self.sitters = sitters
        self.screen = screen
        self.words = screen.words
        self.keyboard = keyboard
        self.save = save
        self.hints = hints
        self._begun = len(story.chapters)  # a resumed game is not told from its beginning
        self._told: dict[Seat | None, int] = {}  # how many chapters each has heard
        self._at_screen: Seat | None = None  # whose hand may be on the screen
        self._commands: dict[str, Callable[[Seat, str], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "card": self._card,
            "view": self._view,
            "log": self._log,
            "resign": self._resign,
            "quit": self._quit,
        }

    @property
    def humans(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, sitting in enumerate(self.sitters) if sitting.is_human]

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        self._keep_record()
        try:
            while self.match.outcome is None:
                seat = self.match.state.deciders()[0]
                self._human_turn(seat) if self.sitters[seat].is_human else self._bot_turn(seat)
                self._keep_record()
        except Leave:
            self.screen.say("cli-left")
        self._finish()

    def _keep_record(self) -> None:
        """Saves after each entry."""
        if self.save is not None:
            write_record(self.save, self.match)

    def _finish(self) -> None:
        """The result, for all to see."""
        self._told.setdefault(None, self._told.get(self._at_screen, self._begun))
        self._tell(self.humans[0] if len(self.humans) == 1 else None)
        if self.match.outcome is not None:
            self.screen.draw(self.match.view(self.humans[0] if len(self.humans) == 1 else None))
            self.screen.print(self.words.outcome(self.match.outcome, self.match.game), "bold green")
        if self.save is not None:
            self.screen.say("cli-saved", file=str(self.save))

    # -- bots ---------------------------------------------------------------------------------------------------

    def _bot_turn(self, seat: Seat) -> None:
        """A bot answers; people hear what they may see of it."""
        sitting = self.sitters[seat]
        assert sitting.bot is not None
        self.story.push(ask(sitting.bot, sitting.name, self.match, seat, self._budget(seat)), seat)
        if len(self.humans) < 2:  # several people hear it when they come to the screen
            self._tell(self.humans[0] if self.humans else None)

    def _budget(self, seat: Seat) -> Budget:
        """All of its time, and luck of its own, for a bot that thinks about what a seat is asked."""
        return Budget(seed=own_seed(self.match.seed, seat, len(self.match.entries)))

    def _tell(self, seat: Seat | None) -> None:
        """What the seat has not heard yet."""
        self.screen.tell(self.story.seen_by(seat, self._told.get(seat, self._begun)))
        self._told[seat] = len(self.story.chapters)

    # -- people -------------------------------------------------------------------------------------------------

    def _human_turn(self, seat: Seat) -> None:
        """Asks a person until something is done."""
        curtain = self._sit_down(seat)
        self._tell(seat)
        if curtain:
            self.screen.draw(self.match.view(seat))
        else:
            self.screen.show(self.match.view(seat))
        self._ask(seat)
        done = len(self.match.entries)
        while len(self.match.entries) == done and self.match.outcome is None:
            self._answer(seat, self.keyboard.line(f"{self.match.game.seat_name(seat)}> "))

    def _sit_down(self, seat: Seat) -> bool:
        """Between two people a curtain falls, so that nobody sees another's hand; whether it did."""
        somebody_sat_here = self._at_screen is not None or len(self.humans) > 1
        needed = somebody_sat_here and self._at_screen != seat
        if needed:
            self.screen.curtain()
            prompt = self.words.say("cli-curtain", seat=self.match.game.seat_name(seat))
            self.screen.print(prompt, "bold")
            said = self.keyboard.line("")
            if said:
                self.keyboard.keep(said)
        self._at_screen = seat
        return needed

    def _ask(self, seat: Seat) -> None:
        """The question and the options."""
        self.screen.print(
            self.words.decision(self.match.game.decision(self.match.state, seat), self.match.game), "bold"
        )
        self.screen.offer(self.match.legal_actions_of(seat))

    def _answer(self, seat: Seat, line: str) -> None:
        """Carries out what was typed: a number, a command, or a line of the notation."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self._ask(seat)
            elif word in self._commands:
                self._commands[word](seat, rest.strip())
            elif line.isdecimal():
                self._take(seat, line)
            else:
                self.story.push_line(line, seat)
        except IllegalAction as problem:
            self.screen.print(self.words.refusal(problem.refusal, self.match.game), "red")
        except TopcluckError as problem:
            self.screen.print(str(problem), "red")

    def _take(self, seat: Seat, number: str) -> None:
        """Takes an option by its number."""
        offered = self.match.legal_actions_of(seat)
        if len(number) < 5 and 1 <= int(number) <= len(offered):
            self.story.push(offered[int(number) - 1], seat)
        else:
            self.screen.say("cli-no-such-number", "red", number=number, most=len(offered))

    # -- commands -----------------------------------------------------------------------------------------------

    def _help(self, seat: Seat, rest: str) -> None:
        """What can be typed."""
        self.screen.say("cli-help")

    def _why(self, seat: Seat, line: str) -> None:
        """Why a line is not on offer."""
        if not line:
            self.screen.say("cli-why-what")
            return
        refusal = self.match.why_not(line, seat)
        if refusal is None:
            self.screen.say("cli-on-offer", line=line)
        else:
            self.screen.print(self.words.refusal(refusal, self.match.game))

    def _hint(self, seat: Seat, rest: str) -> None:
        """What the best bot would do here, which sees what the seat sees, and why."""
        if not self.hints:
            self.screen.say("refused-no-hints", "red")
            return
        game, actions = self.match.game.id, tuple(self.match.legal_actions_of(seat))
        level = best_level(game)
        self.screen.say("hint-thinking", "dim")
        told = explain_choice(find_bot(level, game), self.match.view(seat), actions, self._budget(seat))
        self.screen.advise(level, told, actions)

    def _undo(self, seat: Seat, rest: str) -> None:
        """Takes back one's own last action."""
        try:
            entry = self.story.take_back(seat)
        except CannotTakeBack as problem:
            self.screen.say(problem.key, "red")
            return
        self._told = {who: min(told, len(self.story.chapters)) for who, told in self._told.items()}
        self.screen.say("cli-taken-back", line=entry.text)

    def _card(self, seat: Seat, rest: str) -> None:
        """What a card says, by a part of its name."""
        if not self.screen.read_cards(self.match.view(seat), rest):
            self.screen.say("cli-card-what", "red", text=rest)

    def _view(self, seat: Seat, rest: str) -> None:
        """The table as the seat sees it."""
        self.screen.draw(self.match.view(seat))

    def _log(self, seat: Seat, rest: str) -> None:
        """All that happened, as the seat saw it."""
        self.screen.tell(self.story.seen_by(seat))

    def _resign(self, seat: Seat, rest: str) -> None:
        """Leaves the game; where it goes on, a bot takes the seat."""
        self.story.resign(seat)
        if self.match.outcome is None:
            self.sitters[seat] = _substitute(self.match.game.id)

    def _quit(self, seat: Seat, rest: str) -> None:
        """Goes home."""
        raise Leave


def _substitute(game: str) -> Sitter:
    """Who plays on for somebody who resigned."""
    try:
        return sitter("hen", game)
    except TopcluckError:
        return sitter("chick", game)
