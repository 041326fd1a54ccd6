"""A table in memory: the log replayed into a match, and everything that can be done at it.

Nothing here waits for anything: `Table` is plain bookkeeping that a test can drive by hand. It has one way in, `take`,
for entries old and new; a new one is first worked out by `enter`, which says who has noticed it. Entries change

    act, resign, back            the match
    seat, substitute, timeout    who plays a seat
    ask_back, answer_back        a wish to go back
    stand, mute                  what one seat has left with the server; nobody else notices
    talk, rematch, begin         the table

An entry that no longer leads to the check sum that it was stored with stops the table: it is shown as it was before.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import is_
from typing import Any

from topcluck import games
from topcluck.games.island.modes import MODES
from topcluck.kernel.chance import shared_commitment
from topcluck.kernel.errors import NothingToAnswer, SetupRefused, TopcluckError
from topcluck.kernel.faces import Event, Seat
from topcluck.kernel.game import Decision
from topcluck.kernel.going_back import can_go_back
from topcluck.kernel.match import RESIGN, Match
from topcluck.kernel.replay import Entry, Record, SharedLuck
from topcluck.kernel.shorthand import expand
from topcluck.server.protocol import Clock, Luck, SeatInfo, TableInfo
from topcluck.server.standing import PASS, Standings
from topcluck.server.store import EVERYBODY, SPECTATOR, LogRow, SeatRow, Standing, TableRow
from topcluck.server.teaching import Lesson, find_lesson, keeps_to
from topcluck.server.viewing import Comparison, Parts, Views

Viewer = int | None  # a seat, or None for the spectators
Questions = dict[Viewer, Decision]

_MOVES = frozenset({"begin", "act", "resign", "back"})  # entries that change the position
MOST_PAST = 500  # updates that somebody who comes back is told about
WISH_PATIENCE = 60.0  # seconds for which bots wait while people decide whether to go back


class CannotDo(TopcluckError):
    """A request that changes nothing, for a reason that has nothing to do with the rules of the game."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class NoSuchTable(CannotDo):
    """There is no such table, or the token does not belong to it: nobody is told which."""

    def __init__(self) -> None:
        super().__init__("no_such_table", "there is no such table, or this link does not lead to it")


class Stuck(TopcluckError):
    """The log does not lead to what it says."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody wants to go back to where so many entries of the match are left."""

    seat: Seat
    row: int  # number of the log entry after which the game would stand
    entries: int
    agreed: frozenset[Seat]
    at: float  # when it was asked


@dataclass(slots=True)
class Happening:
    """An entry of the log and what it brought about."""

    row: LogRow
    events: tuple[Event, ...] = ()
    parts: dict[Viewer, Parts] = field(default_factory=dict)  # that have changed, for new entries
    asked: frozenset[Viewer] = frozenset()  # whose question may have changed
    back: str = ""  # "done" or "off"
    dropped: frozenset[Seat] = frozenset()  # whose standing answer has come to its end
    _seen: dict[Viewer, list[dict[str, Any]]] = field(default_factory=dict)
    _open: list[dict[str, Any]] | None = None
    _public: list[dict[str, Any]] | None = None  # what everybody sees, if that is all of it

    def noticed_by(self, viewer: Viewer) -> bool:
        """Whether this has a number for the viewer."""
        return bool(self.row.seen & bit(viewer))

    def seen_by(self, viewer: Viewer) -> list[dict[str, Any]]:
        """The events as the viewer may see them."""
        if self._public is None:
            self._public = self._whole() if all(event.is_public() for event in self.events) else []
        if self._public or not self.events:
            return self._public
        if viewer not in self._seen:
            seen = [event.seen_by(viewer) for event in self.events]
            all_of_it = all(map(is_, seen, self.events))
            self._seen[viewer] = self._whole() if all_of_it else [event.to_json() for event in seen if event]
        return self._seen[viewer]

    def told(self) -> None:
        """Everybody knows it: only who comes back asks again what happened, and nobody what has changed."""
        self.parts, self._seen, self._open, self._public = {}, {}, None, None
        self.asked = self.dropped = frozenset()

    def _whole(self) -> list[dict[str, Any]]:
        """All events for who may see everything of them: made once, and the same object for all."""
        if self._open is None:
            self._open = [event.to_json() for event in self.events]
        return self._open


def check_sum(match: Match) -> str:
    """What an entry is stored with, so that an upgrade cannot quietly change a game."""
    return match.state.digest()


def bit(viewer: Viewer) -> int:
    """The bit of a viewer in `LogRow.seen`."""
    return SPECTATOR if viewer is None else 1 << viewer


class Table:
    """A table of one game."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.seats = list(seats)
        self.bots = frozenset(seat.seat for seat in seats if seat.who == "bot")  # for good: only free seats are taken
        self.viewers: tuple[Viewer, ...] = (*range(len(seats)), None)  # all seats, and the spectators
        self._bits = [(viewer, bit(viewer)) for viewer in self.viewers]
        self.game = games.game(row.game)
        self.clock = clock_of(row)
        self.lesson = lesson_of(row)
        self.sides = sides_of(row)
        self.match: Match | None = None
        self.past: list[Happening] = []
        self.points: list[tuple[int, int]] = []  # log entry, and how many entries the match had after it
        self.numbers = dict.fromkeys(self.viewers, 0)
        self.moved = dict.fromkeys(self.viewers, 0)  # each viewer's number of the last change of the position
        self.asked_since: dict[Seat, float] = {}
        self.substitutes: set[Seat] = set()
        self.resigned: set[Seat] = set()
        self.nudged: set[Seat] = set()  # whose time was over, where only one answer is given for them
        self.standings = Standings(row.game)
        self.muted: dict[Seat, set[Viewer]] = {}
        self.wish: Wish | None = None
        self.next = row.next
        self.stuck = ""
        self._views: Views = {}
        self._questioned: tuple[int, Questions] = (-1, {})  # who is asked what after an entry

    # -- what it is -------------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.past[-1].row.number if self.past else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.outcome is not None

    @property
    def persons(self) -> set[Seat]:
        """The seats of people who are still in the game."""
        return {row.seat for row in self.seats if row.who == "person"} - self.resigned

    def asked(self) -> list[Seat]:
        """Who must answer now."""
        return [] if self.match is None or self.stuck else self.match.state.deciders()

    def automatic(self) -> list[Seat]:
        """The seats that must answer now and are answered for: bots, substitutes, standing answers."""
        if not (self.bots or self.substitutes or self.nudged or self.standings.some):
            return []
        return [seat for seat in self.asked() if self.plays_by_itself(seat) or self.standing_line(seat) is not None]

    def plays_by_itself(self, seat: Seat) -> bool:
        """Whether a bot answers for a seat."""
        return seat in self.bots or seat in self.substitutes or seat in self.nudged

    def only_nudged(self, seat: Seat) -> bool:
        """Whether a seat is answered for just this once, because its time is over."""
        return seat in self.nudged and seat not in self.substitutes and seat not in self.bots

    def standing_line(self, seat: Seat) -> str | None:
        """What a seat has left as its answer, if that is on offer."""
        if self.match is None or self.standings.of(seat) is None:
            return None
        fits = self.standings.fits(self.match.game.decision(self.match.state, seat).kind)
        return PASS if fits and PASS in map(str, self.match.legal_actions_of(seat)) else None

    def standing(self) -> Standing:
        """How the table stands, for the store."""
        if self.stuck:
            return Standing("stuck")
        if self.match is None:
            return Standing("open")
        if self.over:
            return Standing("over")
        return Standing("running", self.deadline(), self.bot_due())

    def bot_due(self) -> float | None:
        """Since when somebody is answered for; while people decide whether to go back, bots wait a while for them."""
        seats = self.automatic()
        if not seats:
            return None
        asked = min([self.asked_since[seat] for seat in seats])
        return asked if self.wish is None else max(asked, self.wish.at + WISH_PATIENCE)

    def deadline(self, seat: Seat | None = None) -> float | None:
        """When the time of a seat is over, or of whoever comes first."""
        if self.clock is None or self.over:
            return None
        seats = self.asked() if seat is None else [seat]
        waiting = [self.asked_since[one] for one in seats if one in self.asked_since and not self.plays_by_itself(one)]
        return min(waiting) + self.clock.seconds if waiting else None

    def late(self, now: float) -> list[Seat]:
        """The seats whose time is over."""
        return [seat for seat in self.asked() if (end := self.deadline(seat)) is not None and end <= now]

    def info(self, present: Iterable[Viewer] = ()) -> TableInfo:
        """The table as everybody sees it."""
        here = list(present)
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            setup=self.row.setup,
            status=self.standing().status,
            seats=[self._seat_info(row, row.seat in here) for row in self.seats],
            luck=self._luck(),
            clock=self.clock,
            talk=bool(self.row.manners.get("talk", True)),
            hints=self.hints,
            watchers=here.count(None),
            outcome=self.match.outcome.to_json() if self.match is not None and self.match.outcome else None,
            next=self.next or None,
            stuck=self.stuck or None,
            created=self.row.created,
            lesson=self.row.manners.get("lesson"),
        )

    @property
    def hints(self) -> bool:
        """Whether those who play may ask what a bot would do."""
        return bool(self.row.manners.get("hints", False))

    def _seat_info(self, row: SeatRow, here: bool) -> SeatInfo:
        """Who sits in a seat."""
        name = row.bot if row.who == "bot" else row.name
        side = None if self.sides is None else self.sides[row.seat]
        return SeatInfo(row.seat, row.who, name, row.seat in self.substitutes, here, side)

    def _luck(self) -> Luck:
        """The commitment, and once the game is over everything."""
        shared = self.shared_luck()
        if not self.over:
            return Luck(shared.commitment)
        return Luck(shared.commitment, shared.secret, list(shared.words), self.row.seed)

    def shared_luck(self) -> SharedLuck:
        """How the seed came about."""
        words = tuple(row.word for row in self.seats if row.who == "person")
        return SharedLuck(shared_commitment(self.row.secret), self.row.secret, words)

    def record(self) -> Record:
        """The whole game; it holds all secrets."""
        assert self.match is not None, "a game that has not begun has no record"
        fixed = bool(self.row.manners.get("seed"))
        record = self.match.record
        return record if fixed else Record(**{**_fields_of(record), "luck": self.shared_luck()})

    # -- entries ----------------------------------------------------------------------------------------------------

    def take(self, row: LogRow) -> Happening:
        """Takes an entry of the log, as it was stored; `Stuck` if it does not lead to what it says."""
        try:
            happening = self._change(row)
        except TopcluckError as problem:
            raise Stuck(f"entry {row.number} can no longer be played: {problem}") from None
        if row.check and self.match is not None and check_sum(self.match) != row.check:
            raise Stuck(f"entry {row.number} now leads to another position than when it was played")
        self._note(happening)
        return happening

    def enter(self, kind: str, seat: Seat | None, text: str, now: float) -> Happening:
        """A new entry: carries it out and says who has noticed it. It is not stored yet."""
        row = LogRow(self.last + 1, kind, seat, text, EVERYBODY, "", now)
        before, compared = self.views(), Comparison()
        asked = self._questioned[1] if self._questioned[0] == self.last else self._questions()
        happening = self._change(row)
        self._views = {}
        after_views = self.views()
        happening.parts = {
            viewer: changed for viewer in self.viewers
            if (changed := compared.changed(before.get(viewer), after_views.get(viewer)))
        }  # fmt: skip
        after = self._questions()
        self._questioned = (row.number, after)
        anew = kind in ("back", "resign")  # what can be chosen may be something else, though it is the same question
        happening.asked = frozenset(
            one for one in {*asked, *after} if anew or one == seat or asked.get(one) != after.get(one)
        )
        check = "" if self.match is None else check_sum(self.match)
        happening.row = LogRow(row.number, kind, seat, text, self._noticed(happening), check, now)
        self._note(happening)
        return happening

    def _noticed(self, happening: Happening) -> int:
        """Who has noticed a new entry."""
        kind, seat = happening.row.kind, happening.row.seat
        if kind in ("stand", "mute"):
            return bit(seat)
        if kind not in ("act", "back"):
            return EVERYBODY
        if happening.back:
            return EVERYBODY
        parts, asked, mask = happening.parts, happening.asked, 0
        for viewer, mark in self._bits:
            if viewer == seat or viewer in parts or viewer in asked or happening.seen_by(viewer):
                mask |= mark
        return mask

    def _questions(self) -> Questions:
        """What each seat is asked, as far as one question can be told from another."""
        if self.match is None or self.over:
            return {}
        game, state = self.match.game, self.match.state
        return {seat: game.decision(state, seat) for seat in range(state.seats) if state.may_answer(seat)}

    def question(self, seat: Seat) -> Decision:
        """What a seat is asked that may answer."""
        number, known = self._questioned
        if number == self.last and seat in known:
            return known[seat]
        return self.playing().game.decision(self.playing().state, seat)

    def _note(self, happening: Happening) -> None:
        """Keeps an entry, counts it for who noticed it, and sees who is asked since when."""
        row = happening.row
        self.past.append(happening)
        moves = row.kind in _MOVES
        for viewer, mark in self._bits:
            if row.seen & mark:
                self.numbers[viewer] += 1
                if moves:
                    self.moved[viewer] = self.numbers[viewer]
        self._see_who_is_asked(row)
        if self.match is not None and moves:
            happening.dropped = self._ended_answers(happening)
            self.points.append((row.number, len(self.match)))

    def _see_who_is_asked(self, row: LogRow) -> None:
        """Who is asked since when: whoever answers has the whole time for the next question, after going back all."""
        since = {} if row.kind == "back" else self.asked_since
        answered = row.seat if row.kind == "act" else None
        self.asked_since = {
            seat: since[seat] if seat in since and seat != answered else row.at for seat in self.asked()
        }
        if self.nudged:
            self.nudged &= self.asked_since.keys()

    def _ended_answers(self, happening: Happening) -> frozenset[Seat]:
        """Whose standing answer ends here: they were meant for a combat that may never come, if all go back."""
        row = happening.row
        if row.kind == "back" and json.loads(row.text)["stir"]:
            return self.standings.end_all()
        return self.standings.hear(row.seat, happening.events)

    def _change(self, row: LogRow) -> Happening:
        """Carries an entry out."""
        return getattr(self, f"_take_{row.kind}")(row)  # type: ignore[no-any-return]

    def _take_begin(self, row: LogRow) -> Happening:
        """Everybody sits: the game begins."""
        text = self.row.manners.get("position")
        position = None if text is None else self.game.read_position(text)[1]
        self.match = Match(self.game, self.game.setup(**self.row.setup), self.row.seed, position)
        return Happening(row)

    def _take_act(self, row: LogRow) -> Happening:
        """An action of a seat."""
        assert row.seat is not None, "spectators do not act"
        happening = Happening(row, tuple(self.playing().replay_entry(Entry(row.seat, row.text))))
        self.nudged.discard(row.seat)
        if self.wish is not None and not self.in_secret():  # else its end would tell that somebody has answered
            happening.back = self._wish_off()
        return happening

    def _take_resign(self, row: LogRow) -> Happening:
        """A person leaves for good; if the game needs the seat, a bot plays it on."""
        assert row.seat is not None, "spectators do not resign"
        happening = Happening(row, tuple(self.playing().replay_entry(Entry(row.seat, RESIGN))))
        happening.back = self._wish_off()
        self.resigned.add(row.seat)
        self.substitutes.add(row.seat)
        return happening

    def _take_back(self, row: LogRow) -> Happening:
        """The game goes back."""
        told = json.loads(row.text)
        match = self.playing()
        while len(match) > told["to"]:
            match.pop()
        if told["stir"]:  # true, or the number in a game that was played elsewhere
            match.stir(row.number if told["stir"] is True else told["stir"])
        self.points = [point for point in self.points if point[1] <= told["to"]]
        self.resigned = {entry.seat for entry in match.entries if entry.text == RESIGN}  # who had not, may come back
        self.nudged.clear()
        self.wish = None
        return Happening(row, back="done")

    def _wish_off(self) -> str:
        """The game goes on: nobody wishes to go back any more. Tells whether somebody did."""
        was, self.wish = self.wish, None
        return "" if was is None else "off"

    def _take_talk(self, row: LogRow) -> Happening:
        return Happening(row)

    def _take_seat(self, row: LogRow) -> Happening:
        """Somebody has sat down."""
        told = json.loads(row.text)
        assert row.seat is not None, "a seat was taken"
        old = self.seats[row.seat]
        self.seats[row.seat] = SeatRow(
            row.seat, "person", told["name"], old.bot, told.get("token", old.token), told.get("key", old.key),
            told.get("word", old.word),
        )  # fmt: skip
        return Happening(row)

    def _take_substitute(self, row: LogRow) -> Happening:
        """A bot takes over a person's seat, or the person takes it back."""
        assert row.seat is not None, "only seats are played for"
        if row.text == "on":
            self.substitutes.add(row.seat)
        else:
            self.substitutes.discard(row.seat)
            self.asked_since.pop(row.seat, None)  # who comes back has the whole time again
        return Happening(row)

    def _take_timeout(self, row: LogRow) -> Happening:
        """Somebody's time is over."""
        assert row.seat is not None, "only seats have clocks"
        assert self.clock is not None, "there is a clock where time is over"
        (self.substitutes if self.clock.then == "bot" else self.nudged).add(row.seat)
        return Happening(row)

    def _take_ask_back(self, row: LogRow) -> Happening:
        """Somebody wishes to go back."""
        assert row.seat is not None, "spectators do not go back"
        told = json.loads(row.text)
        self.wish = Wish(row.seat, told["row"], told["entries"], frozenset({row.seat}), row.at)
        return Happening(row)

    def _take_answer_back(self, row: LogRow) -> Happening:
        """Somebody agrees to going back, or not."""
        assert row.seat is not None, "spectators do not go back"
        wish = self.wish
        if wish is None:
            return Happening(row)
        if row.text == "no":
            self.wish = None
            return Happening(row, back="off")
        self.wish = Wish(wish.seat, wish.row, wish.entries, wish.agreed | {row.seat}, wish.at)
        return Happening(row)

    def _take_stand(self, row: LogRow) -> Happening:
        """A seat leaves a standing answer."""
        assert row.seat is not None, "only seats are asked"
        self.standings.leave(row.seat, row.text)
        return Happening(row)

    def _take_mute(self, row: LogRow) -> Happening:
        """A seat stops hearing somebody."""
        assert row.seat is not None, "only seats mute"
        told = json.loads(row.text)
        muted = self.muted.setdefault(row.seat, set())
        (muted.add if told["on"] else muted.discard)(told["seat"])
        return Happening(row)

    def _take_rematch(self, row: LogRow) -> Happening:
        """The next game is open."""
        self.next = row.text
        return Happening(row)

    def playing(self) -> Match:
        """The match, which has begun and goes on."""
        if self.match is None:
            raise CannotDo("not_begun", "the game has not begun: not everybody sits")
        if self.stuck:
            raise CannotDo("stuck", self.stuck)
        return self.match

    # -- what may be done -------------------------------------------------------------------------------------------

    def lines(self, seat: Seat, line: str) -> list[str]:
        """The texts of the actions that a line stands for; refuses what is not on offer, with the rule."""
        match = self.playing()
        if not match.state.may_answer(seat):
            raise NothingToAnswer("the game is over" if self.over else "you are not asked now")
        if match.was_shown(line, seat):
            return [line]
        offered = match.offered(line, seat)
        if offered is not None:
            return [match.game.actions.text(offered, match.game.writer(match.state, seat))]
        codes = expand(match.game, match.state, seat, line)
        if codes is None:
            match.push_text(line, seat)  # which says why not
            raise AssertionError("a line that leads nowhere is refused")
        trial, texts = match.copy(), []
        for code in codes:
            texts.append(trial.game.actions.text(code, trial.game.writer(trial.state, seat)))
            trial.push(code, seat)
        return texts

    def lesson_left(self, seat: Seat) -> list[tuple[int, str]]:
        """What a seat has still to do in a guided game, each with the number of its step."""
        return [] if self.lesson is None or self.match is None else self.lesson.left(self.match, seat)

    def check_lesson(self, seat: Seat, texts: Sequence[str]) -> None:
        """Refuses what would lead away from a guided game."""
        left = self.lesson_left(seat)
        if left and not keeps_to(texts, left):
            raise CannotDo(
                "not_in_lesson", f"this is not what the lesson is about just now; it goes on with: {left[0][1]}"
            )

    def in_secret(self) -> bool:
        """Whether several seats answer at the same time, and nobody may know who has."""
        state = self.playing().state
        return sum(map(state.may_answer, range(state.seats))) > 1

    def _going_on(self) -> Match:
        """The match, if it can go back: once it is over, its luck is known to all."""
        match = self.playing()
        if self.over:
            raise CannotDo("over", "the game is over: there is no going back")
        return match

    def back_alone(self, seat: Seat) -> str:
        """The text of an entry that takes back the seat's own last action."""
        match = self._going_on()
        if self.in_secret():  # whatever else was said here would tell whether others have answered
            raise CannotDo("in_secret", "until everybody has answered you can choose again instead")
        if match.last_entry is None or match.last_entry.seat != seat:
            raise CannotDo("not_yours", "only your own last action can be taken back, before anybody else acts")
        if not can_go_back(match):
            raise CannotDo("seen", "luck was drawn or something hidden was shown: ask the others to go back")
        return json.dumps({"to": len(match) - 1, "stir": False})

    def back_to(self, seat: Seat, number: int) -> str:
        """The text of a wish to go back to where the seat had seen so many updates."""
        self._going_on()
        if self.wish is not None:
            raise CannotDo("asked_already", "somebody has already asked to go back")
        row = self.row_of(seat, number)
        earlier = [point for point in self.points if point[0] <= row]
        if not earlier or number >= self.moved[seat]:  # by what the seat has noticed: others may answer in secret
            raise CannotDo("nowhere", "there is nothing to take back since then")
        return json.dumps({"row": row, "entries": earlier[-1][1]})

    def agreed(self) -> str | None:
        """The text of the entry that goes back, once all people have agreed."""
        if self.wish is None or not self.persons - self.substitutes <= self.wish.agreed:
            return None
        return json.dumps({"to": self.wish.entries, "stir": True})

    def row_of(self, viewer: Viewer, number: int) -> int:
        """The number of the log entry that was an update of this number to the viewer."""
        seen = 0
        for happening in self.past:
            seen += happening.noticed_by(viewer)
            if seen == number and happening.noticed_by(viewer):
                return happening.row.number
        raise CannotDo("no_such_update", f"there was no update {number}")

    def number_at(self, viewer: Viewer, row: int) -> int:
        """How many updates the viewer had seen when a log entry had happened."""
        return sum(happening.noticed_by(viewer) for happening in self.past if happening.row.number <= row)

    def missed(self, viewer: Viewer, have: int) -> list[tuple[int, Happening]]:
        """What happened after the viewer's update *have*, with its numbers: the latest, if there is very much."""
        found: list[tuple[int, Happening]] = []
        number = self.numbers[viewer]
        for happening in reversed(self.past):
            if number <= have or len(found) >= MOST_PAST:
                break
            if happening.noticed_by(viewer):
                found.append((number, happening))
                number -= 1
        return found[::-1]

    # -- views ------------------------------------------------------------------------------------------------------

    def views(self) -> Views:
        """What each viewer sees now."""
        if not self._views and self.match is not None:
            self._views = self.match.views()
        return self._views

    def catch_up(self, rows: Iterable[LogRow], before: Views) -> list[Happening]:
        """Takes entries that others have stored; to each viewer the last that it notices tells what has changed since
        it saw *before*."""
        found = [self.take(row) for row in rows]
        self._views = {}
        after, compared = self.views(), Comparison()
        for viewer in self.viewers:
            last = next((happening for happening in reversed(found) if happening.noticed_by(viewer)), None)
            if last is not None:
                last.parts[viewer] = compared.changed(before.get(viewer), after.get(viewer))
                last.asked |= {viewer}
        return found


def clock_of(row: TableRow) -> Clock | None:
    """The clock that a table agreed on."""
    told = row.manners.get("clock")
    return None if told is None else Clock(told["seconds"], told["then"])


def sides_of(row: TableRow) -> list[int] | None:
    """Which seats play together (TEAM-1); None where everybody plays for themselves."""
    mode = MODES.get(row.setup.get("mode", ""))
    sides = [] if mode is None else mode.sides(row.setup["players"])
    return sides if len(set(sides)) < len(sides) else None


def lesson_of(row: TableRow) -> Lesson | None:
    """What a guided game follows; a lesson that is gone leaves a game like any other."""
    name = row.manners.get("lesson")
    try:
        return None if name is None else find_lesson(name)
    except SetupRefused:
        return None


def _fields_of(record: Record) -> dict[str, Any]:
    """The fields of a record by name."""
    return {name: getattr(record, name) for name in record.__slots__}


def replayed(row: TableRow, seats: Sequence[SeatRow], log: Iterable[LogRow]) -> Table:
    """A table from what is stored. One whose log no longer holds stops where it last did."""
    *_, table = replaying(row, seats, log)
    return table


def replaying(row: TableRow, seats: Sequence[SeatRow], log: Iterable[LogRow]) -> Iterator[Table]:
    """`replayed`, entry by entry, for who has something else to do as well: what comes last is the table."""
    table, taken = Table(row, seats), list(log)
    yield table
    for index, entry in enumerate(taken):
        try:
            table.take(entry)
        except Stuck as problem:
            for table in replaying(row, seats, taken[:index]):  # without what that entry has done
                yield table
            table.stuck = str(problem)
            yield table
            return
        yield table
