"""A game being played: asks, checks, logs.

`push` refuses what is not on offer, `pop` takes back (luck included), `view` shows what a seat may know, and the record
of a match is its options, its seed and its actions.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import overload

from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import IllegalAction, NothingToAnswer, Refusal, SetupRefused, TopcluckError, Unreadable
from topcluck.kernel.faces import Action, Code, Event, Seat, Shown, Writer
from topcluck.kernel.game import Decision, Game, Outcome, Setup, State, View
from topcluck.kernel.replay import MOST, Entry, Record, is_number
from topcluck.kernel.shorthand import expand, refuse

RESIGN = "!resign"
STIR = "!stir"


class LegalActions(Sequence[Action]):
    """The actions on offer: iterable, countable, knows ``in`` for actions and texts, prints itself.

    It belongs to the moment at which it was asked for: a later `push` does not change it.
    """

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self._match, self._seat, self._state = match, seat, match.state
        self._actions = match.game.actions
        self._writer = match.game.writer(match.state, seat)
        self._codes: list[Code] = [] if seat is None else match.state.actions(seat)

    @property
    def codes(self) -> list[Code]:
        """The same in the engine's numbers."""
        return self._codes

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._face(code) for code in self._codes[index]]
        return self._face(self._codes[index])

    def shown(self) -> list[Shown]:
        """All of them as text and JSON: quicker than by way of each action.

        The match remembers the texts until it goes on: who answers with one of them is understood at once.
        """
        shown = self._actions.shown(self._codes, self._writer)
        if self._seat is not None:
            self._match.remember(self._state, self._seat, [text for text, _ in shown], self._codes)
        return shown

    def _face(self, code: Code) -> Action:
        """What a code looks like to the seat that is asked."""
        return self._actions.face(code, self._writer)

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Action]:
        return (self._face(code) for code in self._codes)

    def __contains__(self, item: object) -> bool:
        return isinstance(item, Action | str) and str(item) in [str(action) for action in self]

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(str, self))}>"


_Texts = tuple[list[str], list[Code]]  # of the same actions
_NO_TEXTS: _Texts = ([], [])
KEPT = 16  # one state in so many is kept; the others are worked out again when somebody goes back


@dataclass(slots=True)
class _Moment:
    """What `pop` goes back to: the state before an entry, if it was kept, and the entry."""

    state: State | None
    entry: Entry
    number: int
    events: tuple[Event, ...]


def _carry_out(state: State, entry: Entry, number: int) -> None:
    """An entry as a change of the state; *number*: the code of an action, or what the luck is stirred with."""
    if entry.text == RESIGN:
        state.resign(entry.seat)
    elif entry.text.startswith(STIR):
        state.chance.stir(number)
    else:
        state.apply(number, entry.seat)


def checked_seed(seed: object) -> int | str:
    """The seed, if a record can hold it."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SetupRefused(f"a seed is a whole number or a text, not {seed!r}")
    return seed


class Match:
    """One game from its first decision to its outcome.

    A match never changes a state that it has shown: `push` goes on in a copy, so `state` stays what it was at that
    moment, and whatever fails leaves no trace.

    >>> import topcluck
    >>> match = topcluck.new("chicken-island", players=2, seed=7)
    >>> match.decision.seat
    0
    >>> events = match.push(match.legal_actions[0])
    >>> len(match.record.entries)
    1
    """

    def __init__(self, game: Game, setup: Setup, seed: int | str | None = None, position: State | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = secrets.token_hex(16) if seed is None else checked_seed(seed)
        self._start = "" if position is None else game.write_position(position)
        luck = Chance(key_of(self.seed))
        if position is None:
            self.state: State = game.start(setup, luck)
        else:  # what the position fixed in advance comes first, then the luck of the seed: from where it had come, if
            self.state = position.copy()  # the position was written in a match with the same seed
            luck.script = position.chance.script
            luck.counter = position.chance.counter if position.chance.key == luck.key else 0
            self.state.chance = luck
        self.state.track()
        self._moments: list[_Moment] = []
        self._shown: tuple[State | None, dict[Seat, _Texts]] = (None, {})

    # -- what is asked ----------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """One for each seat that must answer now, in the order in which they are asked."""
        return [self.game.decision(self.state, seat) for seat in self.state.deciders()]

    @property
    def decision(self) -> Decision:
        """The first of `decisions`."""
        return self.game.decision(self.state, self._asked(None))

    @property
    def legal_actions(self) -> LegalActions:
        """What the seat of `decision` may choose; empty when the game is over."""
        seats = self.state.deciders()
        return LegalActions(self, seats[0] if seats else None)

    def legal_actions_of(self, seat: Seat) -> LegalActions:
        """What a seat may choose, where several are asked at once."""
        return LegalActions(self, seat if self.state.may_answer(self._existing(seat)) else None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    def _asked(self, seat: Seat | None) -> Seat:
        """The seat that answers: *seat* if it may, otherwise the first that is asked."""
        seats = self.state.deciders()
        if not seats:
            raise NothingToAnswer("the game is over: nobody is asked")
        if seat is None:
            return seats[0]
        if not self.state.may_answer(self._existing(seat)):
            raise NothingToAnswer(f"{self.game.seat_name(seat)} is not asked; {self._who_may_answer()}")
        return seat

    def _who_may_answer(self) -> str:
        """All who can answer now: of a secret choice nobody may learn who has done so."""
        names = [self.game.seat_name(seat) for seat in range(self.state.seats) if self.state.may_answer(seat)]
        return f"{' and '.join(names)} {'is' if len(names) == 1 else 'are'}"

    def _existing(self, seat: Seat) -> Seat:
        """The seat, if this game has it."""
        if not 0 <= seat < self.state.seats:
            raise Unreadable(f"there is no seat {seat}; this game has {self.state.seats}")
        return seat

    # -- answering --------------------------------------------------------------------------------------------------

    def push(self, action: Action | Code, seat: Seat | None = None) -> list[Event]:
        """Carries out an action on offer and returns what happened, all of it (`event.seen_by` cuts it to a seat)."""
        seat = self._asked(seat)
        writer = self.game.writer(self.state, seat)
        code = self.game.actions.code(action, writer) if isinstance(action, Action) else action
        if not isinstance(code, int):
            raise Unreadable(f"{code!r} is no action; `push_text` carries out a text")
        offered = self.state.actions(seat)
        text = self._text(code, writer)
        if code not in offered:
            raise IllegalAction(
                text,
                self.game.explain(self.state, seat, code),
                [self.game.actions.text(other, writer) for other in offered[:6]],
            )
        return self._go_on(Entry(seat, text), code)

    def _text(self, code: Code, writer: Writer) -> str:
        """The text of a code that may come from anywhere."""
        try:
            return self.game.actions.text(code, writer)
        except (LookupError, ValueError):
            raise Unreadable(f"{code} is the code of no action here") from None

    def _go_on(self, entry: Entry, number: int) -> list[Event]:
        """Logs an entry and carries it out in a copy of the state."""
        state = self.state.copy()
        told: list[Event] = []
        state.sink = told
        _carry_out(state, entry, number)
        state.sink = None
        kept = None if len(self._moments) % KEPT else self.state
        self._moments.append(_Moment(kept, entry, number, tuple(told)))
        self.state = state
        return told

    def push_text(self, line: str, seat: Seat | None = None) -> list[Event]:
        """Carries out a line of the notation: one action, or shorthand for several; all of it or nothing."""
        seat = self._asked(seat)
        codes = expand(self.game, self.state, seat, line)
        if codes is None:
            refusal = self._refusal(line, seat)
            raise IllegalAction(line, refusal, [str(action) for action in self.legal_actions_of(seat)])
        done = len(self._moments)
        told: list[Event] = []
        try:
            for code in codes:
                told.extend(self.push(code, seat))
        except TopcluckError:
            while len(self._moments) > done:
                self.pop()
            raise
        return told

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves the game; what that means is the game's to say."""
        if self.outcome is not None:
            raise NothingToAnswer("the game is over: nobody can resign")
        self._existing(seat)
        return self._go_on(Entry(seat, RESIGN), 0)

    def stir(self, number: int) -> None:
        """Goes on with other luck: after going back nobody profits from a roll already seen. It is on the record."""
        if not 0 <= number <= MOST:
            raise Unreadable(f"luck is stirred with a number from 0 to {MOST}, not with {number}")
        self._go_on(Entry(0, f"{STIR} {number}"), number)

    def pop(self) -> Entry:
        """Takes back the last entry, luck included, and returns it."""
        if not self._moments:
            raise NothingToAnswer("nothing has been done yet that could be taken back")
        moment = self._moments.pop()
        self.state = self._state_before(moment)
        return moment.entry

    def _state_before(self, moment: _Moment) -> State:
        """The state before an entry that has just been taken back: kept, or worked out from the last that was."""
        if moment.state is not None:
            return moment.state
        first = len(self._moments) // KEPT * KEPT
        kept = self._moments[first].state
        assert kept is not None, "every so often a state is kept"
        state = kept.copy()
        for earlier in self._moments[first:]:
            _carry_out(state, earlier.entry, earlier.number)
        return state

    def replay_entry(self, entry: Entry) -> list[Event]:
        """Carries out an entry of a record."""
        if entry.text == RESIGN:
            return self.resign(entry.seat)
        if entry.text.startswith(STIR):
            return self._replay_stir(entry)
        seat = self._asked(entry.seat)
        code = self.offered(entry.text, seat)
        if code is None:
            return self.push(self.game.actions.parse(entry.text, self.game.writer(self.state, seat)), seat)  # why not
        return self._go_on(entry, code)

    def offered(self, line: str, seat: Seat) -> Code | None:
        """The action on offer that a line is the text of, if there is one; what was shown need not be read again."""
        texts, codes = self._shown_to(seat)
        if line in texts:
            return codes[texts.index(line)]
        try:
            code = self.game.actions.parse(line, self.game.writer(self.state, seat))
        except Unreadable:
            return None
        return code if code in self.state.actions(seat) else None

    def was_shown(self, line: str, seat: Seat) -> bool:
        """Whether a line is, to the letter, one of the texts that the seat was shown to choose from."""
        return line in self._shown_to(seat)[0]

    def _shown_to(self, seat: Seat) -> _Texts:
        """The texts that a seat was shown, if nothing was done since."""
        state, shown = self._shown
        return shown.get(seat, _NO_TEXTS) if state is self.state else _NO_TEXTS

    def remember(self, state: State, seat: Seat, texts: list[str], codes: list[Code]) -> None:
        """Keeps the texts that a seat was shown, for `offered`; of what is past nobody wants to know."""
        if state is self.state:
            if self._shown[0] is not state:
                self._shown = (state, {})
            self._shown[1][seat] = (texts, codes)

    def _replay_stir(self, entry: Entry) -> list[Event]:
        """Carries out an entry that stirs the luck."""
        number = entry.text.removeprefix(STIR).strip()
        if not is_number(number):
            raise Unreadable(f"'{entry.text}' should read '{STIR} 57'")
        self.stir(int(number))
        return []

    # -- asking about it --------------------------------------------------------------------------------------------

    def why_not(self, line: str, seat: Seat | None = None) -> Refusal | None:
        """None exactly for what is on offer; otherwise the rule and the reason, from what the seat may know."""
        try:
            seat = self._asked(seat)
        except NothingToAnswer as problem:
            return Refusal("GEN-7", "not-asked", (("problem", str(problem)),))
        if expand(self.game, self.state, seat, line) is not None:
            return None
        return self._refusal(line, seat)

    def _refusal(self, line: str, seat: Seat) -> Refusal:
        """Why a line is not on offer."""
        try:
            code = self.game.actions.parse(line, self.game.writer(self.state, seat))
        except Unreadable:
            return refuse(self.game, self.state, seat, line)
        return self.game.explain(self.state, seat, code)

    def view(self, seat: Seat | None) -> View:
        """All that the seat may know, nothing else; None is the spectator."""
        return self.state.view(None if seat is None else self._existing(seat))

    def views(self) -> Mapping[Seat | None, View]:
        """What every seat and the spectator may know: quicker than asking for one view after the other."""
        return self.state.views()

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self._moments)

    def __bool__(self) -> bool:
        """A match is there, even if nothing was done yet."""
        return True

    @property
    def entries(self) -> list[Entry]:
        """All that was done so far, in order."""
        return [moment.entry for moment in self._moments]

    @property
    def last_entry(self) -> Entry | None:
        """What was done last, if anything was."""
        return self._moments[-1].entry if self._moments else None

    def events(self, seat: Seat | None = None, everything: bool = False) -> list[Event]:
        """All that happened so far, as *seat* saw it (None: a spectator), or everything."""
        told = [event for moment in self._moments for event in moment.events]
        if everything:
            return told
        return [seen for event in told if (seen := event.seen_by(seat)) is not None]

    @property
    def record(self) -> Record:
        """The whole game in a few kilobytes of text; it holds all secrets."""
        return Record.of(self)

    @property
    def start(self) -> str:
        """The position that the match began with, if it was not set up by the rules."""
        return self._start

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        twin = object.__new__(Match)
        twin.game, twin.setup, twin.seed, twin._start = self.game, self.setup, self.seed, self._start
        twin.state = self.state.copy()
        twin._moments, twin._shown = self._moments[:], (None, {})
        return twin
