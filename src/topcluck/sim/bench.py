"""How fast the engine is, in numbers that can be compared with others.

Random games with full option lists on the bare state, as the peers play them, in two counts: decisions with two options
or more per second, and bits of choice per second (the sum of log2 of the number of options, which cutting one choice
into many does not raise). Beside them copies, games, roll-outs by `sample`, and the public `Match`. Everything is CPU
time of one process, in short slices taken in turns, the peer's among them; the median of all rounds is reported.
Where the core is compiled, the plain build runs beside it in the same way.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import log2
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, process_time
from typing import Any

import topcluck
from topcluck.build import is_compiled
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.game import State
from topcluck.sim.peers import PEERS, Peer, Running, RunningPeer, RunningPlain

SECONDS = 40.0  # of wall clock for the whole command, first fetching of a peer included, with some to spare
_ROUNDS = 7
_SLICES = {"lists": 0.8, "copies": 0.1, "samples": 0.3, "match": 0.5}  # seconds of CPU time in each round
_BETWEEN_LOOKS_AT_THE_CLOCK = 50
_RATIO_OF = {"decisions_per_s": "decisions_ratio", "bits_per_s": "bits_ratio", "copy_us": "copy_ratio"}
_LOG2 = [0.0, *(log2(options) for options in range(1, 1001))]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game and mode that is measured, with two players."""

    game: str
    mode: str
    options: Mapping[str, Any]


SUBJECTS = (
    Subject("chicken-island", "standard", {"players": 2}),
    Subject("touche-poulet", "standard", {"players": 2}),
)


@dataclass(frozen=True, slots=True)
class Slice:
    """What was done in one slice of CPU time."""

    seconds: float
    decisions: int = 0
    bits: float = 0.0
    games: int = 0
    copies: int = 0


class RandomGames:
    """Random games on the bare state: a game that a slice breaks off goes on in the next."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self._game = topcluck.game(subject.game)
        self._setup = self._game.setup(**subject.options)
        self._random = Random(seed)
        self._begun = seed * 1_000_000
        self.state = self._next()

    def _next(self) -> State:
        """A fresh game."""
        self._begun += 1
        return self._game.start(self._setup, Chance(key_of(self._begun)))

    def lists(self, seconds: float) -> Slice:
        """Plays with full option lists; counts decisions with two options or more."""
        decisions, bits, games = 0, 0.0, 0
        random, state = self._random.random, self.state
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                codes = state.actions()
                options = len(codes)
                if options > 1:
                    decisions += 1
                    bits += _LOG2[options]
                state.apply(codes[int(random() * options)])
                if state.outcome is not None:
                    games += 1
                    state = self._next()
        self.state = state
        return Slice(process_time() - began, decisions, bits, games)

    def samples(self, seconds: float) -> Slice:
        """Plays by `sample`; counts every decision, for without a list nobody knows how many options there were."""
        decisions, games = 0, 0
        luck, state = Chance(key_of(self._begun)), self.state
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                state.apply(state.sample(luck))
                if state.outcome is not None:
                    games += 1
                    state = self._next()
            decisions += _BETWEEN_LOOKS_AT_THE_CLOCK
        self.state = state
        return Slice(process_time() - began, decisions, games=games)

    def copies(self, seconds: float) -> Slice:
        """Copies the state where the last slice left it."""
        copies, state = 0, self.state
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                state.copy()
            copies += _BETWEEN_LOOKS_AT_THE_CLOCK
        return Slice(process_time() - began, copies=copies)


class RandomMatches:
    """The same through the public `Match`: lists, checks, log, events, and what each seat knows."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self._subject = subject
        self._random = Random(seed)
        self._begun = seed * 1_000_000
        self._match = self._next()

    def _next(self) -> topcluck.Match:
        """A fresh match."""
        self._begun += 1
        return topcluck.new(self._subject.game, seed=self._begun, **self._subject.options)

    def play(self, seconds: float) -> Slice:
        """Plays with the lists that `legal_actions` gives; counts as `RandomGames.lists` does."""
        decisions, bits, games = 0, 0.0, 0
        random, match = self._random.random, self._match
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                legal = match.legal_actions
                options = len(legal)
                if options > 1:
                    decisions += 1
                    bits += _LOG2[options]
                match.push(legal[int(random() * options)])
                if match.outcome is not None:
                    games += 1
                    match = self._next()
        self._match = match
        return Slice(process_time() - began, decisions, bits, games)


@dataclass(slots=True)
class Measured:
    """The figures of one subject, a row for each round, and those of its peer and of the plain build."""

    subject: Subject
    peer: Peer | None = None
    ours: dict[str, list[float]] = field(default_factory=dict)
    theirs: dict[str, list[float]] = field(default_factory=dict)
    plain: dict[str, list[float]] = field(default_factory=dict)  # our own, where ours are those of the compiled build

    def figures(self) -> dict[str, float]:
        """The median of each of our figures."""
        return _medians(self.ours)

    def peer_figures(self) -> dict[str, float]:
        """The median of each of the peer's figures."""
        return _medians(self.theirs)

    def plain_figures(self) -> dict[str, float]:
        """The median of each figure of the plain build."""
        return _medians(self.plain)

    def ratios(self) -> dict[str, float]:
        """How many times faster we are than the peer, by decisions, bits and copies."""
        return {_RATIO_OF[name]: self._ratio(name, self.theirs) for name in self.theirs if name in _RATIO_OF}

    def plain_ratios(self) -> dict[str, float]:
        """How many times faster the compiled build is than the plain one, figure by figure."""
        return {name: self._ratio(name, self.plain) for name in self.plain}

    def _ratio(self, name: str, others: Mapping[str, list[float]]) -> float:
        """The median over the rounds of ours by the slice beside it; the other way round where less is better."""
        pairs = zip(self.ours[name], others[name], strict=True)
        inverse = name == "copy_us"
        return _rounded(median(other / ours if inverse else ours / other for ours, other in pairs))

    @property
    def rounds(self) -> int:
        """How many rounds were measured."""
        return len(self.ours.get("decisions_per_s", []))

    def to_json(self) -> dict[str, Any]:
        """Our figures; with a peer its own and the ratios, and so with the plain build."""
        data: dict[str, Any] = {"players": 2, "rounds": self.rounds, **self.figures()}
        if self.peer is not None:
            data["peer"] = {"name": self.peer.name, "version": self.peer.version, **self.peer_figures()}
            data.update(self.ratios())
        if self.plain:
            data["plain"] = self.plain_figures()
            data["plain_ratios"] = self.plain_ratios()
        return data


@dataclass(frozen=True, slots=True)
class Report:
    """All that one run measured."""

    measured: tuple[Measured, ...]
    compiled: bool

    def to_json(self) -> dict[str, Any]:
        """Figures by game and mode, and what they were measured with."""
        games: dict[str, dict[str, Any]] = {}
        for one in self.measured:
            games.setdefault(one.subject.game, {})[one.subject.mode] = one.to_json()
        return {
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "machine": f"{platform.system()} {platform.machine()}",
            "compiled": self.compiled,
            "games": games,
        }


def bench(
    game: str | None = None,
    compare: bool = False,
    seconds: float = SECONDS,
    peers: Path = Path("build/peers"),
    tell: Callable[[str], None] = lambda line: None,
) -> Report:
    """Measures one game, or all; *tell* hears how far it is."""
    ends = monotonic() + seconds
    subjects = _subjects(game)
    with ExitStack() as running:
        pairs = [_pair(subject, compare, peers, running, ends, tell) for subject in subjects]
        began = monotonic()
        for number in range(1, _ROUNDS + 1):
            for measure in pairs:
                measure.round()
            tell(f"round {number} of {_ROUNDS}")
            if ends - monotonic() < (monotonic() - began) / number:  # another one might not end in time
                break
    return Report(tuple(measure.measured for measure in pairs), is_compiled())


def _subjects(game: str | None) -> list[Subject]:
    """What is to be measured: the modes of one game, or of all that are there."""
    if game is not None:
        topcluck.game(game)
        return [subject for subject in SUBJECTS if subject.game == game]
    found = [subject for subject in SUBJECTS if _is_there(subject.game)]
    if not found:
        raise SetupRefused("there is no game to measure")
    return found


def _is_there(game: str) -> bool:
    """Whether a game is part of this installation."""
    try:
        topcluck.game(game)
    except (ImportError, AttributeError):
        return False
    return True


class _Pair:
    """One subject with its peer and, where ours is compiled, the plain build, measured in turns."""

    def __init__(self, subject: Subject, peer: Peer | None, running: Running | None, plain: Running | None) -> None:
        self.measured = Measured(subject, peer)
        self._running = running
        self._plain = plain
        self._games = RandomGames(subject, 1)
        self._rollouts = RandomGames(subject, 2)
        self._matches = RandomMatches(subject, 3)

    def round(self) -> None:
        """A slice of everything."""
        lists = self._games.lists(_SLICES["lists"])
        if self._running is not None:
            _note(self.measured.theirs, _asked_figures(self._running))
        copies = self._games.copies(_SLICES["copies"])
        samples = self._rollouts.samples(_SLICES["samples"])
        if self._plain is not None:
            plain = {**_asked_figures(self._plain), **_sampled(_asked(self._plain, "samples"))}
            _note(self.measured.plain, plain)
        matches = self._matches.play(_SLICES["match"])
        _note(self.measured.ours, {**_common_figures(lists, copies), **_sampled(samples)})
        _note(self.measured.ours, {"match_decisions_per_s": matches.decisions / matches.seconds})


def _asked(running: Running, what: str) -> Slice:
    """A slice of another process, by its own CPU time."""
    return Slice(**running.ask(what, _SLICES[what]))


def _asked_figures(running: Running) -> dict[str, float]:
    """The common figures of another process."""
    return _common_figures(_asked(running, "lists"), _asked(running, "copies"))


def _sampled(samples: Slice) -> dict[str, float]:
    """Roll-outs by `sample`."""
    return {"sampled_per_s": samples.decisions / samples.seconds}


def _pair(
    subject: Subject, compare: bool, folder: Path, running: ExitStack, ends: float, tell: Callable[[str], None]
) -> _Pair:
    """A subject ready to be measured, its peer fetched and started."""
    plain = running.enter_context(RunningPlain(subject.game)) if is_compiled() else None
    peer = PEERS.get(subject.game) if compare else None
    if peer is None:
        return _Pair(subject, None, None, plain)
    python = peer.fetch(folder, ends - monotonic() - 8, tell)
    return _Pair(subject, peer, running.enter_context(RunningPeer(peer, python)), plain)


def _common_figures(lists: Slice, copies: Slice) -> dict[str, float]:
    """What is measured of the peer as of ourselves."""
    return {
        "decisions_per_s": lists.decisions / lists.seconds,
        "bits_per_s": lists.bits / lists.seconds,
        "copy_us": copies.seconds / copies.copies * 1e6,
        "games_per_s": lists.games / lists.seconds,
    }


def _note(rows: dict[str, list[float]], figures: Mapping[str, float]) -> None:
    """Adds the figures of a round."""
    for name, value in figures.items():
        rows.setdefault(name, []).append(value)


def _medians(rows: Mapping[str, list[float]]) -> dict[str, float]:
    """The median of each row."""
    return {name: _rounded(median(values)) for name, values in rows.items()}


def _rounded(value: float) -> float:
    """Four digits are more than such a measurement can promise."""
    return float(f"{value:.4g}")
