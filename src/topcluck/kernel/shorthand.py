"""Whole lines for several small choices: ``move golem@c4 d4 d5`` is a move, a group and two steps.

Each word of the line must belong to an action on offer in its turn: its whole text, or its text without the verb.
Small words between them ("done", or which action pays for the move) may be left out. What is chosen without asking,
because there is only one choice, may be named or not: whoever writes the line need not know. A line never reaches past
a roll, an event that reveals something or another seat's choice, so trying lines teaches nothing.
"""

from __future__ import annotations

from contextlib import suppress

from topcluck.kernel.errors import Refusal, Unreadable, shortened
from topcluck.kernel.faces import Code, Event, Seat, Writer
from topcluck.kernel.game import Game, State

_MOST_CONNECTORS = 3


def expand(game: Game, state: State, seat: Seat, line: str) -> list[Code] | None:
    """The codes that the line stands for, or None if it leads nowhere."""
    words = line.split()
    return _Line(game, seat, words).follow(state, words, _MOST_CONNECTORS) if words else None


def refuse(game: Game, state: State, seat: Seat, line: str) -> Refusal:
    """Why a line leads nowhere: the rule that forbids the first of its actions that is not on offer."""
    words = line.split()
    trial = _Line(game, seat, words)
    trial.follow(state, words, _MOST_CONNECTORS)
    text = " ".join(trial.rest)
    if trial.stop is None:
        return unreadable(text, "a line goes no further than a roll, a secret that it shows or another seat's turn")
    try:
        return game.explain(trial.stop, seat, trial.code_of_rest(trial.stop))
    except Unreadable as problem:
        return unreadable(text, str(problem))


def unreadable(text: str, problem: str) -> Refusal:
    """The refusal of a text that is no action."""
    return Refusal("NOTATION", "unreadable", (("text", shortened(text)), ("problem", shortened(problem, 300))))


class _Line:
    """A line being followed; it remembers how far it came."""

    def __init__(self, game: Game, seat: Seat, words: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.rest = words
        self.stop: State | None = None  # where the rest does not go on; None where nothing may
        self.verb = ""  # of the last action before the rest: more of the same may have been meant

    def follow(self, state: State, words: list[str], connectors: int, verb: str = "") -> list[Code] | None:
        """The codes for the rest of a line, after an action with this verb."""
        if not state.may_answer(self.seat):
            self._reach(None, words, verb)
            return None
        self._reach(state, words, verb)
        codes = state.actions(self.seat)
        writer = self.game.writer(state, self.seat)
        matching = [(length, code) for code in codes if (length := self._length(code, writer, words))]
        for length, code in sorted(matching, key=lambda match: -match[0]):
            found = self._after(state, code, words[length:], _MOST_CONNECTORS, self.game.actions.verb(code))
            if found is not None:
                return found
        if connectors:
            for code in codes:
                if self.game.actions.verb(code) in self.game.connectors:
                    found = self._after(state, code, words, connectors - 1, verb)
                    if found is not None:
                        return found
        return None

    def code_of_rest(self, state: State) -> Code:
        """The action that the rest of the line begins with, perhaps without its verb; `Unreadable` if there is none."""
        writer = self.game.writer(state, self.seat)
        verbs = dict.fromkeys(map(self.game.actions.verb, state.actions(self.seat)))
        for start in ("", *verbs, self.verb):
            for length in range(len(self.rest), 0, -1):
                with suppress(Unreadable):
                    return self.game.actions.parse(" ".join([start, *self.rest[:length]]), writer)
        return self.game.actions.parse(" ".join(self.rest), writer)  # it says what is wrong

    def _reach(self, state: State | None, words: list[str], verb: str) -> None:
        """Remembers the point where the fewest words are left, the first one if there are several."""
        if len(words) < len(self.rest) or (self.stop is None and state is not None and words == self.rest):
            self.rest, self.stop, self.verb = words, state, verb

    def _after(self, state: State, code: Code, words: list[str], connectors: int, verb: str) -> list[Code] | None:
        """The codes when *code* is taken first."""
        if not words:
            return [code]
        ahead = state.copy()
        told: list[Event] = []
        unasked: list[tuple[Seat, Code]] = []
        ahead.sink, ahead.unasked = told, unasked
        try:
            ahead.apply(code, self.seat)
        except Unreadable:  # luck that was fixed in advance and does not fit
            self._reach(None, words, verb)
            return None
        drawn = ahead.chance.counter != state.chance.counter or ahead.chance.script != state.chance.script
        if drawn or any(event.REVEALS for event in told):
            self._reach(None, words, verb)
            return None
        own = [taken for seat, taken in unasked if seat == self.seat]
        rest = self._after_unasked(own, self.game.writer(state, self.seat), ahead, words, connectors, verb)
        return None if rest is None else [code, *rest]

    def _after_unasked(
        self, unasked: list[Code], writer: Writer, ahead: State, words: list[str], connectors: int, verb: str
    ) -> list[Code] | None:
        """The codes for the rest of a line that may begin with choices which were taken without asking."""
        for number, code in enumerate(unasked):
            length = self._length(code, writer, words)
            if length == len(words):
                return []
            if length:
                later, taken = unasked[number + 1 :], self.game.actions.verb(code)
                found = self._after_unasked(later, writer, ahead, words[length:], _MOST_CONNECTORS, taken)
                if found is not None:
                    return found
        return self.follow(ahead, words, connectors, verb)

    def _length(self, code: Code, writer: Writer, words: list[str]) -> int:
        """How many words of the line this action takes up, with its verb or without; 0 if it is not meant.

        A part may be written in any way that means the same: a hex by its axial coordinates, a unit by its type.
        """
        verb = self.game.actions.verb(code).split()
        parts = self.game.actions.parts_of(code)
        for start in (len(verb), 0) if words[: len(verb)] == verb else (0,):
            if not start and not parts:
                continue
            given = words[start : start + len(parts)]
            if len(given) == len(parts) and all(
                _means(writer, kind, word, value) for word, (kind, value) in zip(given, parts, strict=True)
            ):
                return start + len(parts)
        return 0


def _means(writer: Writer, kind: str, word: str, value: int) -> bool:
    """Whether a word means this thing."""
    try:
        return writer.read(kind, word) == value
    except Unreadable:
        return False
