"""One suite for every game and mode: a random game through the public `Match`, watched closely.

Cheap things are looked at after every action, costly ones at sampled decisions. Whatever does not hold is reported with
game, options, seed and the number of the entry, and with the command that shows it again.

    >>> from topcluck.sim.conformance import conform
    >>> conform("touche-poulet", {"players": 2}, seed=1, every=200, max_entries=40).entries
    40

The suite knows the contract of `kernel.game` and no game. What seats may know is looked at in `secrecy`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import permutations
from shlex import quote
from typing import Any, TypeVar

from topcluck import games
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import IllegalAction, Refusal, Unreadable
from topcluck.kernel.faces import Code, Event, Seat
from topcluck.kernel.game import Decision, Game, Outcome, State
from topcluck.kernel.match import Match
from topcluck.kernel.replay import Record, replay, state_hash, verify
from topcluck.kernel.shorthand import expand
from topcluck.sim.secrecy import Secrecy

MOST_OPTIONS = 200
EVERY = 40
MAX_ENTRIES = 100_000
MOST_TURNS = 1000  # of each player; then a game is unfinished (by RUL-142 it might go on for ever)

_TAKEN_BACK = 24  # entries at most
_REMEMBERED = 300  # texts of earlier decisions
_ASKED_ABOUT = 6  # of them at a sampled decision
_DRAWS_PER_OPTION = 400  # by `sample`, before an action counts as never drawn

T = TypeVar("T")


class NotConforming(AssertionError):
    """Something that must hold in every game does not."""


@dataclass
class Report:
    """What one game of the suite came across."""

    game: str
    options: dict[str, Any]
    seed: int | str
    outcome: Outcome | None = None
    entries: int = 0
    turns: float = 0.0  # of each player
    choices: int = 0  # decisions with two options or more
    most_options: int = 0
    sampled: int = 0  # decisions at which everything was looked at
    worlds: int = 0  # imagined
    varied: int = 0  # parts of the state that differed between imagined worlds
    alike: int = 0  # actions carried out in two worlds that a seat cannot tell apart
    rules: set[str] = field(default_factory=set)  # named by refusals


def conform(
    game: str | Game, options: Mapping[str, Any], seed: int | str, *, every: int = EVERY, max_entries: int = MAX_ENTRIES
) -> Report:
    """Plays one random game and checks all that must hold; `NotConforming` says what does not."""
    trial = Trial(games.game(game) if isinstance(game, str) else game, options, seed, every)
    with trial.blame():
        trial.begin()
        while trial.goes_on() and trial.report.entries < max_entries:
            trial.look()
            if trial.report.entries < 2 or trial.luck.below(every) == 0:
                trial.look_closely()
            trial.go_on()
        trial.look_back()
    return trial.report


def turns_of_each(state: State) -> float:
    """How many turns each player has had, as far as the game counts them: in rounds, or in turns of anybody."""
    rounds = getattr(state, "round", None)
    return float(getattr(state, "turn", 0)) / state.seats if rounds is None else float(rounds)


class Trial:
    """One game on trial."""

    def __init__(self, game: Game, options: Mapping[str, Any], seed: int | str, every: int) -> None:
        self.game = game
        self.every = every
        self.report = Report(game.id, dict(options), seed)
        self.luck = Chance(key_of(f"conformance {seed}"))
        self.marks: dict[int, str] = {}  # entry and state hash, for the replay
        self.texts: list[str] = []  # of earlier decisions
        self.secret_events = False

    def begin(self) -> None:
        """Sets the game up."""
        self.match = Match(self.game, self.game.setup(**self.report.options), self.report.seed)
        leaving = self.luck.below(4) == 0
        self.leaves_at = 1 + self.luck.below(200) if leaving else -1  # in one game of four somebody resigns
        self.secrecy = Secrecy(self)

    # -- how it is said ---------------------------------------------------------------------------------------------

    @contextmanager
    def blame(self) -> Iterator[None]:
        """Says of whatever goes wrong where that was and how to see it again."""
        try:
            yield
        except Exception as problem:
            kind = "" if isinstance(problem, AssertionError) else f"{type(problem).__name__}: "
            raise NotConforming(f"{kind}{problem}\n  {self.place()}\n  again: {self.command()}") from problem

    def place(self) -> str:
        """Where the game stands."""
        said = f"{self.report.game} {self.report.options}, seed {self.report.seed}, entry {self.report.entries}"
        last = self.match.last_entry if hasattr(self, "match") else None
        return said + (f", after '{last}'" if last is not None else "")

    def command(self) -> str:
        """What shows the same again."""
        options = quote(json.dumps(self.report.options))
        return (
            f"python -m topcluck.sim.soak --game {self.report.game} --options {options} "
            f"--seed {self.report.seed} --games 0 --conform 1 --every {self.every}"
        )

    def expect(self, holds: bool, sentence: str) -> None:
        """Fails with the sentence if something does not hold."""
        if not holds:
            raise NotConforming(sentence)

    def equal(self, one: object, other: object, sentence: str) -> None:
        """Fails, with the first difference, if two things are not equal."""
        if one != other:
            raise NotConforming(f"{sentence}: {difference(one, other)}")

    def pick(self, items: list[T]) -> T:
        """One of them."""
        return items[self.luck.below(len(items))]

    def some(self, items: list[T], most: int) -> list[T]:
        """A few of them, in a random order."""
        items = items[:]
        self.luck.shuffle(items)
        return items[:most]

    def after(self, state: State, code: Code, seat: Seat, told: list[Event] | None = None) -> State:
        """A copy in which an offered action was carried out."""
        twin = state.copy()
        twin.sink = told
        self.carry_out(twin, code, seat)
        twin.sink = None
        return twin

    def carry_out(self, state: State, code: Code, seat: Seat) -> None:
        """Applies an offered action: that must be possible, and lead on or to the end."""
        text = self.game.actions.text(code, self.game.writer(state, seat))
        try:
            state.apply(code, seat)
            state.check()
            assert bool(state.deciders()) == (state.outcome is None), "the game is not over, and yet nobody is asked"
        except Exception as problem:
            raise NotConforming(f"'{text}' is on offer to seat {seat}, but: {problem!r}") from problem

    # -- playing ----------------------------------------------------------------------------------------------------

    def goes_on(self) -> bool:
        """Whether the game is neither over nor too long."""
        self.report.turns = turns_of_each(self.match.state)
        return self.match.outcome is None and self.report.turns <= MOST_TURNS

    def look(self) -> None:
        """What is looked at after every action."""
        state = self.match.state
        state.check()
        deciders = state.deciders()
        self.expect(bool(deciders), "the game is not over, and yet nobody is asked")
        self.equal(len(set(deciders)), len(deciders), f"seats are asked twice in {deciders}")
        for seat in deciders:
            self.expect(state.may_answer(seat), f"seat {seat} is asked and may not answer")
            self._look_at_options(state.actions(seat), seat)

    def _look_at_options(self, codes: list[Code], seat: Seat) -> None:
        """No list is empty, too long or repeats itself."""
        self.expect(bool(codes), f"seat {seat} is asked and has no option")
        self.expect(len(codes) <= MOST_OPTIONS, f"seat {seat} has {len(codes)} options, more than {MOST_OPTIONS}")
        self.expect(len(set(codes)) == len(codes), f"an option of seat {seat} is on offer twice")
        self.report.choices += len(codes) > 1
        self.report.most_options = max(self.report.most_options, len(codes))

    def go_on(self) -> None:
        """Plays one random action, or leaves."""
        self.report.entries += 1
        if self.report.entries == self.leaves_at:
            self.look_at_events(self.match.resign(self.luck.below(self.match.state.seats)))
            return
        seat = self.pick(self.match.state.deciders())
        code = self.pick(self.match.state.actions(seat))
        self.look_at_events(self.match.push(code, seat))
        entry = self.match.last_entry
        assert entry is not None, "something was just done"
        self.equal(entry.seat, seat, "an entry names another seat than the one that acted")
        self._remember(entry.text)

    def _remember(self, text: str) -> None:
        """Keeps a text, to be asked about when it is no longer on offer."""
        if text in self.texts:
            return
        if len(self.texts) < _REMEMBERED:
            self.texts.append(text)
        else:
            self.texts[self.luck.below(_REMEMBERED)] = text

    def look_at_events(self, events: list[Event]) -> None:
        """Every event, and what each seat sees of it, goes to JSON and back."""
        for event in events:
            self.secret_events = self.secret_events or event.HIDDEN or bool(event.SECRET)
            twins = {event.seen_by(seat) for seat in (*range(self.match.state.seats), None)}
            for seen in {event, *twins} - {None}:
                assert seen is not None
                self.equal(self.game.events.from_json(through_json(seen.to_json())), seen, "an event's JSON differs")

    def look_closely(self) -> None:
        """Everything that can be looked at from here."""
        self.report.sampled += 1
        state = self.match.state
        before = state.dump()
        for check in CHECKS:
            check(self)
            self.equal(self.match.state.dump(), before, f"looking ({check.__name__}) changed the game")
        self.secrecy.look(state)
        self.equal(state.dump(), before, "looking at what seats may know changed the game")
        self.marks[len(self.match)] = state_hash(state)

    def look_back(self) -> None:
        """At the end: the record holds together, and everything it says comes out again."""
        self.match.state.check()
        self.report.outcome = self.match.outcome
        if self.match.outcome is not None:
            plain = through_json(self.match.outcome.to_json())
            self.equal(Outcome.from_json(plain), self.match.outcome, "the outcome's JSON differs")
            self.equal(self.match.state.deciders(), [], "the game is over, and yet somebody is asked")
        self.secrecy.look_back()
        record = self.match.record
        self.equal(Record.parse(str(record)), record, "the record's text reads differently")
        replayed = verify(self.game, Record.parse(str(record)))
        self.equal(exact(replayed.state), exact(self.match.state), "the record replays to another state")
        self.equal(replayed.events(everything=True), self.match.events(everything=True), "a replay tells other events")
        for number in self.some(list(self.marks), 3):
            half = replay(self.game, record, number)
            self.equal(state_hash(half.state), self.marks[number], f"the record differs at entry {number}")


# -- the checks at sampled decisions --------------------------------------------------------------------------------


def copies(trial: Trial) -> None:
    """A copy equals the original, and going on in it leaves the original alone."""
    state = trial.match.state
    twin = state.copy()
    trial.equal(exact(twin), exact(state), "a copy differs from its original")
    trial.expect(twin.sink is None, "a copy still reports to the sink of its original")
    for _ in range(8):
        if twin.outcome is None:
            seat = trial.pick(twin.deciders())
            trial.carry_out(twin, trial.pick(twin.actions(seat)), seat)


def options_apply(trial: Trial) -> None:
    """Everything on offer can be done."""
    state = trial.match.state
    for seat in state.deciders():
        for code in state.actions(seat):
            trial.after(state, code, seat)


def texts(trial: Trial) -> None:
    """Every action has one text, one JSON form and one value, and all lead back to it."""
    state, actions = trial.match.state, trial.game.actions
    for seat in state.deciders():
        writer = trial.game.writer(state, seat)
        seen: dict[str, Code] = {}
        for code in state.actions(seat):
            face = actions.face(code, writer)
            text = str(face)
            trial.expect(text not in seen, f"two options of seat {seat} read '{text}'")
            seen[text] = code
            trial.equal(actions.parse(text, writer), code, f"'{text}' reads as another action")
            trial.equal(actions.code(face, writer), code, f"the value of '{text}' is another action")
            trial.equal(actions.from_json(through_json(face.to_json())), face, f"the JSON of '{text}' differs")
        legal = trial.match.legal_actions_of(seat)
        trial.equal([str(action) for action in legal], list(seen), "legal_actions differ from the state's")


def why_not(trial: Trial) -> None:
    """None exactly for what is on offer; otherwise a rule, and a push that changes nothing."""
    state = trial.match.state
    for seat in state.deciders():
        writer = trial.game.writer(state, seat)
        codes = state.actions(seat)
        for code in codes:
            text = trial.game.actions.text(code, writer)
            trial.equal(trial.match.why_not(text, seat), None, f"'{text}' is on offer, but why_not refuses it")
        for text in trial.some(trial.texts, _ASKED_ABOUT):
            with suppress(Unreadable):
                code = trial.game.actions.parse(text, writer)
                if code not in codes:
                    _refused(trial, seat, text, code)


def _refused(trial: Trial, seat: Seat, text: str, code: Code) -> None:
    """An action that was on offer once and is not now."""
    refusal = trial.game.explain(trial.match.state, seat, code)
    trial.expect(bool(refusal.rule and refusal.message), f"the refusal of '{text}' names no rule: {refusal}")
    trial.report.rules.add(refusal.rule)
    trial.equal(Refusal.from_json(through_json(refusal.to_json())), refusal, "a refusal's JSON differs")
    try:
        trial.match.push(code, seat)
    except IllegalAction as problem:
        trial.equal(problem.refusal, refusal, f"push and why_not refuse '{text}' differently")
    else:
        raise NotConforming(f"'{text}' is not on offer, but push takes it")
    if expand(trial.game, trial.match.state, seat, text) is None:  # it might be shorthand for something on offer
        trial.equal(trial.match.why_not(text, seat), refusal, f"why_not explains '{text}' otherwise")


def samples(trial: Trial) -> None:
    """`sample` draws from `actions`, and every one of them."""
    state = trial.match.state
    missing = set(state.actions())
    offered = frozenset(missing)
    for _ in range(_DRAWS_PER_OPTION * len(offered)):
        code = state.sample(trial.luck)
        trial.expect(code in offered, f"sample drew {code}, which is not on offer")
        missing.discard(code)
        if not missing:
            return
    writer = trial.game.writer(state, state.deciders()[0])
    never = [trial.game.actions.text(code, writer) for code in sorted(missing)]
    raise NotConforming(f"sample never drew {never}")


def decisions(trial: Trial) -> None:
    """What is asked goes to JSON and back."""
    for decision in trial.match.decisions:
        trial.equal(Decision.from_json(through_json(decision.to_json())), decision, "a decision's JSON differs")


def undo(trial: Trial) -> None:
    """What is taken back is gone, luck included: done again, it comes out the same."""
    match = trial.match
    before, entries = exact(match.state), match.entries
    seat = trial.pick(match.state.deciders())
    code = trial.pick(match.state.actions(seat))
    told = match.push(code, seat)
    after = exact(match.state)
    match.pop()
    trial.equal(exact(match.state), before, "what was taken back left a trace")
    trial.equal(match.entries, entries, "what was taken back is still in the record")
    trial.equal(match.push(code, seat), told, "what was taken back and done again tells something else")
    trial.equal(exact(match.state), after, "what was taken back and done again comes out differently")
    match.pop()
    _further_back(trial)


def _further_back(trial: Trial) -> None:
    """Many entries taken back and done again come out the same."""
    twin = trial.match.copy()
    number = min(len(twin), 1 + trial.luck.below(_TAKEN_BACK))
    entries = [twin.pop() for _ in range(number)]
    for entry in reversed(entries):
        twin.replay_entry(entry)
    trial.equal(exact(twin.state), exact(trial.match.state), f"{number} entries taken back and done again differ")


def leaving(trial: Trial) -> None:
    """Every seat can resign now, and it can be taken back."""
    match = trial.match
    before = exact(match.state)
    for seat in range(match.state.seats):
        trial.look_at_events(match.resign(seat))
        match.state.check()
        trial.expect(bool(match.state.deciders()) == (match.outcome is None), f"nothing goes on after {seat} has left")
        match.pop()
        trial.equal(exact(match.state), before, "a resignation that was taken back left a trace")


def positions(trial: Trial) -> None:
    """The position as text reads back to the same state."""
    state = trial.match.state
    text = trial.game.write_position(state)
    setup, read = trial.game.read_position(text)
    trial.equal(read.chance.script, state.chance.script, "the luck fixed in advance is lost in the position's text")
    read.chance = state.chance.copy()  # the key of a running game need not stand in a text
    now = getattr(state.view(None), "setup", trial.match.setup)  # an island that was built belongs to it from then on
    trial.equal(dict(setup), dict(now), "the position's text has another setup")
    trial.equal(read.dump(), state.dump(), "the position's text reads differently")
    trial.equal(trial.game.write_position(read), text, "the position's text changes when it is read and written again")


def answering_at_once(trial: Trial) -> None:
    """Where several are asked, the order changes nothing and no luck is drawn before the last."""
    state = trial.match.state
    seats = state.deciders()
    if len(seats) < 2:
        return
    answers = {seat: trial.pick(state.actions(seat)) for seat in seats}
    ends = []
    for order in trial.some(list(permutations(seats)), 3):
        twin = state.copy()
        for number, seat in enumerate(order, 1):
            twin.apply(answers[seat], seat)
            if number < len(seats):
                trial.expect(same_luck(twin, state), f"luck was drawn before all of {seats} had answered")
        ends.append(exact(twin))
    for end in ends:
        trial.equal(end, ends[0], f"the order in which seats {seats} answer makes a difference")
    _changed_answer(trial, state, seats[0])


def _changed_answer(trial: Trial, state: State, seat: Seat) -> None:
    """An answer that may be given again replaces the first one."""
    codes = state.actions(seat)
    first, second = trial.pick(codes), trial.pick(codes)
    changed, plain = state.copy(), state.copy()
    changed.apply(first, seat)
    if changed.may_answer(seat) and changed.actions(seat) == codes:
        changed.apply(second, seat)
        plain.apply(second, seat)
        trial.equal(exact(changed), exact(plain), f"seat {seat} changed its answer, and the first one left a trace")


CHECKS: tuple[Callable[[Trial], None], ...] = (
    texts,
    options_apply,
    copies,
    why_not,
    samples,
    decisions,
    undo,
    leaving,
    positions,
    answering_at_once,
)


# -- comparing ------------------------------------------------------------------------------------------------------


def through_json(data: Any) -> Any:
    """The data as it arrives at the other end of a wire."""
    return json.loads(json.dumps(data))


def exact(state: State) -> str:
    """A state as text, for comparing byte for byte."""
    return json.dumps(state.dump())


def same_luck(one: State, other: State) -> bool:
    """Whether two states will draw the same."""
    return (one.chance.key, one.chance.counter, one.chance.script) == (
        other.chance.key,
        other.chance.counter,
        other.chance.script,
    )


def difference(one: Any, other: Any, where: str = "") -> str:
    """The first place where two values differ, in a few words."""
    if isinstance(one, str) and isinstance(other, str) and one[:1] == other[:1] == "{":
        with suppress(ValueError):
            one, other = json.loads(one), json.loads(other)
    if hasattr(one, "to_json") and hasattr(other, "to_json") and type(one) is type(other):
        one, other = one.to_json(), other.to_json()
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        key = next((key for key in one if one[key] != other[key]), None)
        return "they compare unequal" if key is None else difference(one[key], other[key], f"{where}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        index = next((index for index in range(len(one)) if one[index] != other[index]), None)
        return "they compare unequal" if index is None else difference(one[index], other[index], f"{where}[{index}]")
    return f"{where.lstrip('.') + ': ' if where else ''}{one!r:.300} is not {other!r:.300}"
