"""`topcluck position`: the rules lawyer's tool."""

from __future__ import annotations

import json
from difflib import unified_diff
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.kernel.errors import IllegalAction, Refusal, Unreadable

if TYPE_CHECKING:
    from topcluck.cli.screen import Screen
    from topcluck.cli.story import Story
    from topcluck.kernel.faces import Event
    from topcluck.kernel.game import Decision
    from topcluck.kernel.match import Match
    from topcluck.words import Words

_NOTATION = "NOTATION"  # the rule that a refusal names when the line could not be read at all


def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position, or - for standard input.")],
    why: Annotated[list[str] | None, typer.Option("--why", metavar="LINE", help="Why is this not on offer?")] = None,
    seat: options.SeatName = None,
    do: Annotated[list[str] | None, typer.Option("--do", metavar="LINE", help="Do this first; repeatable.")] = None,
    expect: Annotated[str | None, typer.Option("--expect", metavar="FILE", help="Compare with this position.")] = None,
    example: Annotated[bool, typer.Option("--example", help="FILE is the name of an example.")] = False,
    seed: options.Seed = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Ask what a position allows, and why not.

    Prints the position (complete, in the notation and as a drawing), whose decision it is and all legal actions.

    --do applies actions first ("B: pass" answers for B), --why names the rule that forbids one (exit 1), --seat shows
    what that seat sees, --expect compares the result with another position (exit 1 if it differs).
    """
    options.words_for(lang)
    match = _match(file, example, seed)
    case = Case(match, options.words_for(lang, match.setup), seat)
    for line in do or []:
        case.do(line)
    for line in why or []:
        case.ask_why(line)
    if expect is not None:
        case.compare(_match(expect, False, seed))
    if as_json:
        print(json.dumps(case.to_json(), ensure_ascii=False))
    else:
        case.print()
    raise typer.Exit(case.exit_code)


def _match(file: str, example: bool, seed: str | None) -> Match:
    """The match that begins at the position in a file."""
    import topcluck
    from topcluck.cli.files import read_text
    from topcluck.examples import example_names, read_example

    text = read_example(options.known(file, example_names(), "example")) if example else read_text(file)
    return topcluck.position(text, seed=options.seed_of(seed) or 0)


class Case:
    """A position, what was done in it and what was asked about it."""

    def __init__(self, match: Match, words: Words, seat: str | None) -> None:
        from topcluck.cli.story import Story

        self.story: Story = Story(match)
        self.match = match
        self.words = words
        self.seat = None if seat is None else options.seat_in(match, seat)
        self.done: list[str] = []
        self.answers: list[tuple[str, Refusal | None]] = []
        self.difference: list[str] | None = None

    def do(self, line: str) -> None:
        """Carries out a line; ``B: pass`` answers for B."""
        seat, text = self._whose(line)
        try:
            self.story.push_line(text, seat)
        except IllegalAction as problem:
            sentence = self.words.refusal(problem.refusal, self.match.game)
            raise Unreadable(f"{text!r}: {sentence}") from None
        self.done.append(line)

    def ask_why(self, line: str) -> None:
        """Why a line is not on offer; a line that cannot be read is bad input."""
        seat, text = self._whose(line)
        refusal = self.match.why_not(text, seat)
        if refusal is not None and refusal.rule == _NOTATION:
            raise Unreadable(self.words.refusal(refusal, self.match.game))
        self.answers.append((text, refusal))

    def _whose(self, line: str) -> tuple[int, str]:
        """The seat that a line is for, and the rest of it."""
        name, colon, rest = line.partition(":")
        if colon and " " not in name.strip():
            return options.seat_in(self.match, name.strip()), rest.strip()
        return self.match.decision.seat, line.strip()

    def compare(self, other: Match) -> None:
        """Finds out where this position differs from another."""
        ours, theirs = (match.game.write_position(match.state).splitlines() for match in (self.match, other))
        self.difference = list(unified_diff(theirs, ours, "expected", "found", lineterm="", n=1))

    @property
    def exit_code(self) -> int:
        """1 if something that was asked for is not so."""
        forbidden = any(refusal is not None for _, refusal in self.answers)
        return 1 if forbidden or self.difference else 0

    def to_json(self) -> dict[str, Any]:
        """Everything in plain JSON values; with a seat, only what that seat may know."""
        game, match = self.match.game, self.match
        whole = self.seat is None
        return {
            "game": game.id,
            "position": game.write_position(match.state) if whole else None,
            "view": None if whole else match.view(self.seat).to_json(),
            "decisions": [self._question(decision) for decision in match.decisions],
            "events": [event.to_json() for event in self._events()],
            "outcome": None if match.outcome is None else match.outcome.to_json(),
            "why": [self._answer(line, refusal) for line, refusal in self.answers],
            "difference": self.difference,
        }

    def _events(self) -> list[Event]:
        """What was done brought about: as the seat saw it, or all of it."""
        if self.seat is not None:
            return list(self.story.seen_by(self.seat))
        return [event for chapter in self.story.chapters for event in chapter]

    def _question(self, decision: Decision) -> dict[str, Any]:
        """A decision with its actions; of another seat's only that there is one."""
        if not self._may_read(decision):
            return {"seat": decision.seat, "kind": None, "about": {}, "actions": []}
        actions = [str(action) for action in self.match.legal_actions_of(decision.seat)]
        return {**decision.to_json(), "actions": actions}

    def _may_read(self, decision: Decision) -> bool:
        """Whether the question is for who looks."""
        return self.seat is None or self.seat == decision.seat

    def _answer(self, line: str, refusal: Refusal | None) -> dict[str, Any]:
        """One answer to --why."""
        if refusal is None:
            return {"line": line, "on_offer": True, "refusal": None, "sentence": None}
        sentence = self.words.refusal(refusal, self.match.game)
        return {"line": line, "on_offer": False, "refusal": refusal.to_json(), "sentence": sentence}

    def print(self) -> None:
        """Everything for people."""
        from topcluck.cli.screen import Screen

        screen = Screen(self.words, self.match.game)
        screen.tell(self._events())
        if self.seat is None:
            screen.print(self.match.game.write_position(self.match.state), "dim")
        screen.draw(self.match.view(self.seat))
        self._print_question(screen)
        self._print_answers(screen)

    def _print_question(self, screen: Screen) -> None:
        """Who is asked what, and what can be answered."""
        match = self.match
        if match.outcome is not None:
            screen.print(self.words.outcome(match.outcome, match.game), "bold green")
            return
        for decision in match.decisions:
            if self._may_read(decision):
                screen.print(self.words.decision(decision, match.game), "bold")
                screen.offer(match.legal_actions_of(decision.seat))
            else:
                screen.say("cli-waiting", "bold", seat=match.game.seat_name(decision.seat))

    def _print_answers(self, screen: Screen) -> None:
        """What was asked with --why and --expect."""
        for line, refusal in self.answers:
            if refusal is None:
                screen.say("cli-on-offer", "bold", line=line)
            else:
                screen.print(f"{line}: {self.words.refusal(refusal, self.match.game)}", "bold")
        if self.difference is not None:
            screen.say("cli-differs" if self.difference else "cli-as-expected", "bold")
            for line in self.difference:
                screen.print(line)
