"""What seats may know, put to the test: views, imagined worlds, and worlds that a seat cannot tell apart.

Only the view goes into `imagine`, so an imagined world cannot have peeked: its view is the same again, and the worlds
differ in all that the view does not tell. And when two worlds look alike to a seat, whatever looks alike to it must
leave them alike: view, events, what it is asked, and every "no" with its reason.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.faces import Code, Event, Seat
from topcluck.kernel.game import State, View

if TYPE_CHECKING:
    from topcluck.sim.conformance import Trial

WORLDS = 4  # imagined for each seat at a sampled decision
STEPS = 6  # that two worlds go side by side
_CANDIDATES = 12  # other actions that might look the same
_LINES = 5  # asked about in both worlds
_MOST_WORLDS = 1500  # before a place counts as never reached

Viewer = Seat | None


@runtime_checkable
class TellsPlaces(Protocol):
    """What a state may offer beside the contract, so that the suite can follow hidden pieces."""

    def whereabouts(self) -> set[tuple[str, str]]:
        """Which kinds of hidden pieces truly lie in which places."""

    def places_of_unknown(self, seat: Seat) -> set[tuple[str, str]]:
        """The same as far as the seat can tell: every kind with every place where it may lie."""


class Secrecy:
    """The part of a trial that looks at what seats may know."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.game = trial.game
        self.asking = trial.match.copy()  # to be set to any state
        self.counter = 0

    def look(self, state: State) -> None:
        """At a sampled decision, through the eyes of every seat and of a spectator."""
        for viewer in (*range(state.seats), None):
            view = self._view(state, viewer)
            worlds = [self._imagined(state, view, viewer) for _ in range(WORLDS)]
            self.trial.report.varied = max(self.trial.report.varied, _varying(worlds))
            self._side_by_side(state, self.trial.pick(worlds), viewer)
            if viewer is not None:
                self._redealt(state, view, viewer)
        self._secret_answers(state)
        if self.trial.report.sampled % 5 == 1:
            self._everywhere(state, self.trial.luck.below(state.seats))

    def look_back(self) -> None:
        """At the end: a game that tells secrets must have had something to imagine."""
        if self.trial.secret_events and self.trial.report.sampled > 3:
            self.trial.expect(
                self.trial.report.varied > 0, "all imagined worlds were the same, though there are secrets"
            )

    # -- views and imagined worlds ----------------------------------------------------------------------------------

    def _view(self, state: State, viewer: Viewer) -> View:
        """The view, after a journey through JSON."""
        view = state.view(viewer)
        again = self.game.view_from_json(json.loads(json.dumps(view.to_json())))
        self.trial.equal(again, view, f"the JSON of the view of {_name(viewer)} reads differently")
        self.trial.equal(view.seat, viewer, "a view names another seat")
        self.trial.equal(view.game, self.game.id, "a view names another game")
        return again

    def _imagined(self, state: State, view: View, viewer: Viewer) -> State:
        """A world that fits the view."""
        world = self.game.imagine(view, self._luck())
        self.trial.report.worlds += 1
        self._fits(world, view, viewer, "imagine")
        self.trial.equal(_asked(world, viewer), _asked(state, viewer), f"{_name(viewer)} imagines others to be asked")
        return world

    def _redealt(self, state: State, view: View, viewer: Seat) -> None:
        """The quick way to the same."""
        self._fits(state.redeal(viewer, self._luck()), view, viewer, "redeal")

    def _fits(self, world: State, view: View, viewer: Viewer, how: str) -> None:
        """The world is sound and looks the same."""
        try:
            world.check()
        except AssertionError as problem:
            raise AssertionError(f"{how} for {_name(viewer)} made an impossible world: {problem}") from problem
        self.trial.equal(world.view(viewer), view, f"{how} for {_name(viewer)} made a world that looks different")

    def _luck(self) -> Chance:
        """Fresh luck for an imagined world."""
        self.counter += 1
        return Chance(key_of(f"imagined {self.trial.report.seed} {self.counter}"))

    def _everywhere(self, state: State, viewer: Seat) -> None:
        """Over many imagined worlds each hidden piece turns up wherever it may be, and nowhere else."""
        if not isinstance(state, TellsPlaces):
            return
        possible = state.places_of_unknown(viewer)
        self.trial.expect(state.whereabouts() <= possible, f"seat {viewer} rules out where pieces truly are")
        view = state.view(viewer)
        missing = set(possible)
        for _ in range(_MOST_WORLDS):
            world = self.game.imagine(view, self._luck())
            assert isinstance(world, TellsPlaces)
            found = world.whereabouts()
            self.trial.expect(found <= possible, f"seat {viewer} imagines pieces at {sorted(found - possible)[:3]}")
            missing -= found
            if not missing:
                return
        self.trial.expect(not missing, f"seat {viewer} never imagines {sorted(missing)[:5]}")

    # -- two worlds side by side ------------------------------------------------------------------------------------

    def _side_by_side(self, state: State, world: State, viewer: Viewer) -> None:
        """Carries out what looks alike in two worlds that look alike, for a few steps."""
        left, right = state, world
        for _ in range(STEPS):
            if left.outcome is not None:
                return
            self._same_questions(left, right, viewer)
            pair = self._step(left, right, viewer)
            if pair is None:
                return
            left, right = pair
            self.trial.report.alike += 1

    def _step(self, left: State, right: State, viewer: Viewer) -> tuple[State, State] | None:
        """One action in both worlds; None if it cannot look the same in both."""
        right = right.copy()
        right.chance = left.chance.copy()
        seat = self.trial.pick(left.deciders())
        code = self.trial.pick(left.actions(seat))
        if not right.may_answer(seat):
            return None
        after, seen = self._go(left, code, seat, viewer)
        for other in self._candidates(right, code, seat, viewer):
            twin, also_seen = self._go(right, other, seat, viewer)
            if seen == also_seen and (code == other or seen):
                text = self.game.actions.text(code, self.game.writer(left, seat))
                told = f"after '{text}' by seat {seat} {_name(viewer)} sees {[e.to_json() for e in seen]}, yet"
                self.trial.equal(_asked(after, viewer), _asked(twin, viewer), f"{told} others are asked")
                if after.outcome is None:  # at the end all may be disclosed
                    self.trial.equal(after.view(viewer), twin.view(viewer), f"{told} two views differ")
                return after, twin
        return None

    def _candidates(self, right: State, code: Code, seat: Seat, viewer: Viewer) -> list[Code]:
        """What may look like the action in the other world: the same, or (of somebody else) one of the same kind."""
        offered = right.actions(seat)
        if seat == viewer:
            return [code]
        others = [other for other in offered if other != code and other & 0xFF == code & 0xFF]
        return [*([code] if code in offered else []), *self.trial.some(others, _CANDIDATES)]

    def _same_questions(self, left: State, right: State, viewer: Viewer) -> None:
        """What the seat is asked, offered and refused is the same in both worlds."""
        if viewer is None or not left.may_answer(viewer):
            return
        asked, also_asked = self.game.decision(left, viewer), self.game.decision(right, viewer)
        self.trial.equal(asked, also_asked, f"worlds alike to seat {viewer} ask it different things")
        offered = self._texts(left, viewer)
        self.trial.equal(
            offered, self._texts(right, viewer), f"worlds alike to seat {viewer} offer it different things"
        )
        lines = [
            *self.trial.some(self.trial.texts, _LINES),
            *self._long_lines(left, viewer),
            *self._long_lines(right, viewer),
        ]
        for line in lines:
            said, also_said = self._why_not(left, viewer, line), self._why_not(right, viewer, line)
            self.trial.equal(said, also_said, f"worlds alike to seat {viewer} refuse '{line}' differently")

    def _texts(self, state: State, seat: Seat) -> list[str]:
        """What is on offer, in words."""
        writer = self.game.writer(state, seat)
        return [self.game.actions.text(code, writer) for code in state.actions(seat)]

    def _long_lines(self, state: State, seat: Seat) -> list[str]:
        """Lines of two actions, the second of which is on offer after the first: shorthand must not tell secrets."""
        if len(_asked(state, seat)[0]) > 1:
            return []  # where a line ends depends on who else has answered, which a view need not show
        lines = []
        for code in self.trial.some(state.actions(seat), 2):
            twin = self.trial.after(state, code, seat)
            if twin.outcome is None and twin.may_answer(seat):
                first = self.game.actions.text(code, self.game.writer(state, seat))
                lines += [f"{first} {then}" for then in self.trial.some(self._texts(twin, seat), 2)]
        return lines

    def _why_not(self, state: State, seat: Seat, line: str) -> Any:
        """What a match at this state would say."""
        self.asking.state = state
        return self.asking.why_not(line, seat)

    def _go(self, state: State, code: Code, seat: Seat, viewer: Viewer) -> tuple[State, list[Event]]:
        """The state after an action, and what the viewer saw of it."""
        told: list[Event] = []
        after = self.trial.after(state, code, seat, told)
        return after, [seen for event in told if (seen := event.seen_by(viewer)) is not None]

    # -- secret answers ---------------------------------------------------------------------------------------------

    def _secret_answers(self, state: State) -> None:
        """While others are still asked, nobody can tell one secret answer from another."""
        seats = state.deciders()
        if len(seats) < 2:
            return
        seat = self.trial.pick(seats)
        codes = self.trial.some(state.actions(seat), 2)
        for viewer in (*range(state.seats), None):
            if viewer == seat or len(codes) < 2:
                continue
            (one, seen), (other, also_seen) = (self._go(state, code, seat, viewer) for code in codes)
            if one.deciders() == other.deciders():
                self.trial.equal(seen, also_seen, f"{_name(viewer)} hears what seat {seat} answers in secret")
                self.trial.equal(one.view(viewer), other.view(viewer), f"{_name(viewer)} sees a secret answer")


def _asked(state: State, viewer: Viewer) -> tuple[list[Seat], bool]:
    """Who can answer now, and whether the viewer must; who else has answered in secret need not show."""
    return [seat for seat in range(state.seats) if state.may_answer(seat)], viewer in state.deciders()


def _name(viewer: Viewer) -> str:
    """How a message calls a viewer."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def _varying(worlds: list[State]) -> int:
    """How many parts of the state differ between worlds, luck aside."""
    dumps = []
    for world in worlds:
        twin = world.copy()
        twin.chance = Chance(b"")
        dumps.append(twin.dump())
    return sum(1 for key in dumps[0] if any(dump[key] != dumps[0][key] for dump in dumps))
