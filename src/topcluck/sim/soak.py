"""Very many random games, every one of them checked: ``python -m topcluck.sim.soak``.

A random game is played on the bare state, with `check` after every action; then its record must parse, and replay
through a `Match` to the same state byte for byte (every other game is played without keeping what seats know, as
roll-outs are; there the outcome and what a spectator sees must be the same). Some more games run under the whole
conformance suite. A game that passes 1,000 turns of each player is stopped and counts as unfinished, not as a result;
those beyond 500 are counted as long.
Exit 1 if anything went wrong or more than 2 games in 1,000 were unfinished. With ``--matrix`` every way to play the
island is played a little: there unfinished games are counted and shown, but so few of each are no measure.
With ``--bots rooster,hen --iterations 8`` bots play instead of chance, and no game may bring an error.
A long run that notes its games with ``--keep FILE`` can be stopped and started again: it goes on where it was.
"""

from __future__ import annotations

import json
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from shlex import quote
from statistics import mean, median
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import topcluck
from topcluck import games
from topcluck.bots import find_bot
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.game import Game, Setup, State
from topcluck.kernel.replay import Entry, Record, replay, state_hash, verify
from topcluck.sim import matrix, runner
from topcluck.sim.conformance import EVERY, MOST_OPTIONS, MOST_TURNS, NotConforming, conform, turns_of_each

MOST_ACTIONS = 200_000  # for games that do not count turns
UNFINISHED_PER_1000 = 2
LONG = 500  # turns of each player

RANDOM, CONFORM, BOTS = "random", "conform", "bots"
FULL = {RANDOM: 2000, CONFORM: 50}
MATRIX = {RANDOM: 100, CONFORM: 5}  # of each way to play
SMALL = {RANDOM: 20, CONFORM: 3}  # for CI
OF_BOTS = 50  # games of each way to play
SMALL_EVERY = 250


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play."""

    kind: str
    game: str
    options: dict[str, Any]
    seed: int
    every: int = EVERY
    bots: str = ""
    iterations: int | None = None

    def command(self) -> str:
        """What plays the same game again."""
        numbers = "--games 1 --conform 0" if self.kind == RANDOM else f"--games 0 --conform 1 --every {self.every}"
        if self.kind == BOTS:
            looks = "" if self.iterations is None else f" --iterations {self.iterations}"
            numbers = f"--games 1 --bots {self.bots}{looks}"
        options = quote(json.dumps(self.options))
        return f"python -m topcluck.sim.soak --game {self.game} --options {options} --seed {self.seed} {numbers}"


@dataclass(frozen=True, slots=True)
class Played:
    """What became of a job."""

    job: Job
    ended: bool = False
    choices: int = 0  # decisions with two options or more
    actions: int = 0
    turns: float = 0.0  # of each player
    most_options: int = 0
    sampled: int = 0
    worlds: int = 0
    alike: int = 0
    error: str = ""


@dataclass
class Line:
    """The sum over all games of one kind, game and options."""

    kind: str
    game: str
    options: dict[str, Any]
    played: list[Played] = field(default_factory=list)

    @property
    def errors(self) -> list[Played]:
        """The games in which something went wrong."""
        return [one for one in self.played if one.error]

    @property
    def unfinished(self) -> int:
        """How many games were stopped."""
        return sum(1 for one in self.played if not one.ended and not one.error)

    @property
    def holds(self) -> bool:
        """Whether this is as it should be; few games under the suite say nothing about how many do not end."""
        few = self.kind == CONFORM or self.unfinished * 1000 <= UNFINISHED_PER_1000 * len(self.played)
        return few and not self.errors

    def to_json(self) -> dict[str, Any]:
        """The sum in plain JSON values."""
        whole = [one for one in self.played if one.ended] or [Played(Job(self.kind, self.game, self.options, 0))]
        return {
            "kind": self.kind,
            "game": self.game,
            "options": self.options,
            "games": len(self.played),
            "ended": sum(1 for one in self.played if one.ended),
            "unfinished": self.unfinished,
            "decisions_mean": round(mean(one.choices for one in whole), 1),
            "turns_median": round(median(one.turns for one in whole), 1),
            "turns_most": round(max(one.turns for one in whole), 1),
            "long": sum(1 for one in self.played if one.turns > LONG),
            "most_options": max((one.most_options for one in self.played), default=0),
            "sampled_decisions": sum(one.sampled for one in self.played),
            "imagined_worlds": sum(one.worlds for one in self.played),
            "steps_side_by_side": sum(one.alike for one in self.played),
            "errors": [{"error": one.error, "again": one.job.command()} for one in self.errors],
        }


# -- one game -------------------------------------------------------------------------------------------------------


def play(job: Job) -> Played:
    """Plays one game, in whatever process."""
    try:
        return {CONFORM: _conforming_game, RANDOM: _random_game, BOTS: _game_of_bots}[job.kind](job)
    except NotConforming as problem:
        return Played(job, error=str(problem))
    except Exception as problem:
        return Played(job, error=f"{type(problem).__name__}: {problem}")


def _conforming_game(job: Job) -> Played:
    """A game under the whole suite."""
    report = conform(job.game, job.options, job.seed, every=job.every)
    return Played(
        job, report.outcome is not None, report.choices, report.entries, report.turns, report.most_options,
        report.sampled, report.worlds, report.alike,
    )  # fmt: skip


def _game_of_bots(job: Job) -> Played:
    """A game by bots, in other seats from one seed to the next."""
    players, names = job.options["players"], job.bots.split(",")
    seats = tuple(names[seat % len(names)] for seat in range(players))
    options = {name: value for name, value in job.options.items() if name != "players"}
    plan = runner.Plan(job.game, seats, BOTS, MOST_TURNS, options, iterations=job.iterations)
    told = runner.play(plan, job.seed)
    return Played(job, told.finished, told.choices, told.decisions, told.turns / players, max(told.options))


def _random_game(job: Job) -> Played:
    """A game on the bare state, then its record."""
    game = games.game(job.game)
    setup = game.setup(**job.options)
    state = game.start(setup, Chance(key_of(job.seed)))
    tracked = job.seed % 2 == 0
    if tracked:
        state.track()
    entries: list[Entry] = []
    choices, most = 0, 0
    for options in _play_on(game, state, Random(job.seed), entries):
        choices += options > 1
        most = max(most, options)
    _check_record(game, setup, job.seed, state, entries, tracked)
    return Played(job, state.outcome is not None, choices, len(entries), turns_of_each(state), most)


def _play_on(game: Game, state: State, random: Random, entries: list[Entry]) -> Iterator[int]:
    """Plays to the end, or until it takes too long; yields the number of options at each decision."""
    while state.outcome is None and turns_of_each(state) <= MOST_TURNS and len(entries) < MOST_ACTIONS:
        deciders = state.deciders()
        seat = deciders[0] if len(deciders) == 1 else random.choice(deciders)
        codes = state.actions(seat)
        assert 0 < len(codes) <= MOST_OPTIONS, f"seat {seat} has {len(codes)} options at action {len(entries)}"
        code = codes[int(random.random() * len(codes))]
        entries.append(Entry(seat, game.actions.text(code, game.writer(state, seat))))
        try:
            state.apply(code, seat)
            state.check()
        except Exception as problem:
            raise AssertionError(f"action {len(entries)}, '{entries[-1]}': {problem!r}") from problem
        yield len(codes)


def _without_memory(state: State) -> State:
    """The state as a roll-out knows it, which keeps no record of who saw what."""
    bare = state.copy()
    if hasattr(bare, "knowledge"):
        bare.knowledge = None
    return bare


def _check_record(game: Game, setup: Setup, seed: int, state: State, entries: list[Entry], tracked: bool) -> None:
    """The record parses and replays to the same end."""
    record = Record(
        game.id, game.revision, dict(setup), seed, "", tuple(entries), state.outcome, state_hash(state)
    )  # fmt: skip
    read = Record.parse(str(record))
    assert read == record, "the record's text reads differently"
    match = verify(game, read) if tracked else replay(game, read)
    assert match.outcome == state.outcome, f"a match ends with {match.outcome}, the bare state with {state.outcome}"
    end = match.state if tracked else _without_memory(match.state)
    assert end.view(None) == state.view(None), "a match ends in another position than the bare state"


# -- many games -----------------------------------------------------------------------------------------------------


def jobs_of(args: Namespace) -> list[Job]:
    """Everything to be played, the long games first."""
    jobs = []
    kinds = ((BOTS, args.games),) if args.bots else ((CONFORM, args.conform), (RANDOM, args.games))
    for kind, number in kinds:
        for game in _games(args):
            for options in _variants(args):
                seeds = range(args.seed, args.seed + number)
                jobs += [Job(kind, game, options, seed, args.every, args.bots, args.iterations) for seed in seeds]
    return jobs


def _games(args: Namespace) -> Sequence[str]:
    """Which games are played."""
    return (matrix.GAME,) if args.matrix else args.game or topcluck.GAMES


def _variants(args: Namespace) -> list[dict[str, Any]]:
    """The options to play with."""
    if args.matrix:
        return [way.options for way in matrix.playable() if not (args.plain and way.flags)]
    if args.options:
        return [args.options]
    return [{"players": players} for players in args.players]


def run(jobs: Sequence[Job], workers: int, quiet: bool = False, kept: Path | None = None) -> list[Line]:
    """Plays all jobs in a pool of processes, but not again those that *kept* tells of."""
    lines: dict[str, Line] = {}
    for job in jobs:
        lines.setdefault(_line_of(job), Line(job.kind, job.game, job.options))
    done = _played_before(jobs, kept)
    for played in done.values():
        lines[_line_of(played.job)].played.append(played)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as progress:
        bar = progress.add_task("random games", total=len(jobs), completed=len(done))
        for played in _all([job for job in jobs if _name_of(job) not in done], workers):
            lines[_line_of(played.job)].played.append(played)
            _keep(played, kept)
            progress.advance(bar)
            if played.error:
                progress.console.print(said(played), markup=False, highlight=False, soft_wrap=True)
    return list(lines.values())


def _played_before(jobs: Sequence[Job], kept: Path | None) -> dict[str, Played]:
    """The jobs that an earlier run has played, by name; those that went wrong are played again."""
    if kept is None or not kept.exists():
        return {}
    rows = [json.loads(row) for row in kept.read_text("utf-8").splitlines()]
    told = [Played(**(row | {"job": Job(**row["job"])})) for row in rows]
    wanted = {_name_of(job) for job in jobs}
    return {name: played for played in told if (name := _name_of(played.job)) in wanted and not played.error}


def _keep(played: Played, kept: Path | None) -> None:
    """Writes a line for a later run that goes on from here."""
    if kept is not None:
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")


def _name_of(job: Job) -> str:
    """One job among all."""
    return json.dumps(asdict(job))


def _all(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    """The results as they come in; with one worker in this process."""
    if workers == 1:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(play, job) for job in jobs]):
            yield future.result()


def _line_of(job: Job) -> str:
    """Which line of the table a job belongs to."""
    return json.dumps([job.kind, job.game, job.options])


# -- the report -----------------------------------------------------------------------------------------------------


def report(lines: Sequence[Line], seconds: float) -> dict[str, Any]:
    """All figures in plain JSON values."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "seconds": round(seconds, 1),
        "lines": [line.to_json() for line in lines],
        "holds": all(line.holds for line in lines),
    }


def show(lines: Sequence[Line], seconds: float) -> None:
    """The table for people."""
    table = Table("", "game", "options", title=f"soak: {seconds:.0f} s")
    names = ("games", "ended", "unfinished", "decisions", "turns each", "most", f"over {LONG}", "errors")
    for name in names:
        table.add_column(name, justify="right")
    for line in lines:
        data = line.to_json()
        keys = ("games", "ended", "unfinished", "decisions_mean", "turns_median", "turns_most", "long")
        options = " ".join(f"{key}={value}" for key, value in line.options.items())
        table.add_row(line.kind, line.game, options, *(str(data[key]) for key in keys), str(len(line.errors)))
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(table)
    for line in lines:
        for one in line.errors[:3]:
            console.print(said(one), markup=False, highlight=False, soft_wrap=True)
        if not line.errors and not line.holds:
            console.print(f"{line.game} {line.options}: too many games were unfinished", markup=False)


def said(one: Played) -> str:
    """What went wrong, and how to see it again."""
    return one.error if "again: " in one.error else f"{one.error}\n  again: {one.job.command()}"


def parser() -> ArgumentParser:
    """The command line."""
    made = ArgumentParser("python -m topcluck.sim.soak", description="Very many random games, every one checked.")
    made.add_argument("--game", action="append", choices=topcluck.GAMES, help="which game; by default all")
    made.add_argument("--players", type=_numbers, default=[2, 3, 4], help="numbers of players, such as 2,3,4")
    made.add_argument("--options", type=_object, help="the options of a game as a JSON object, instead of --players")
    made.add_argument("--matrix", action="store_true", help="every edition, mode, flag and number of players")
    made.add_argument("--plain", action="store_true", help="in the matrix only what has no flags")
    made.add_argument("--bots", default="", metavar="LIST", help="bots that play, such as rooster,hen")
    made.add_argument("--iterations", type=int, metavar="N", help="bots look ahead N times instead of by the clock")
    made.add_argument("--games", type=int, help="random games of each (2000; in the matrix 100), or of bots (50)")
    made.add_argument("--conform", type=int, help="games of each under the whole conformance suite (50; 5)")
    made.add_argument("--every", type=int, help=f"look closely at one decision in so many ({EVERY})")
    made.add_argument("--seed", type=int, default=1, help="of the first game; the others follow (1)")
    made.add_argument("--workers", type=int, default=2, help="processes (2)")
    made.add_argument("--json", type=Path, metavar="FILE", help="writes the figures here too")
    made.add_argument("--markdown", type=Path, metavar="FILE", help="writes the matrix here as a table")
    made.add_argument("--keep", type=Path, metavar="FILE", help="notes every game here, and goes on from what it holds")
    made.add_argument("--small", action="store_true", help="the size for CI: 20 random games and 3 under the suite")
    return made


def _numbers(text: str) -> list[int]:
    """Numbers between commas."""
    return [int(part) for part in text.split(",")]


def _object(text: str) -> Mapping[str, Any]:
    """A JSON object."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("not an object")
    return data


def main(argv: Sequence[str] | None = None) -> int:
    """Plays, shows, and says whether all went well."""
    args = parser().parse_args(argv)
    size = SMALL if args.small else MATRIX if args.matrix else FULL
    if args.games is None:
        args.games = OF_BOTS if args.bots else size[RANDOM]
    args.conform = size[CONFORM] if args.conform is None else args.conform
    args.every = args.every or (SMALL_EVERY if args.small else EVERY)
    began = monotonic()
    try:
        jobs = jobs_of(args)
        for options in {json.dumps(job.options): job for job in jobs}.values():
            games.game(options.game).setup(**options.options)
            for bot in filter(None, args.bots.split(",")):
                find_bot(bot, options.game)
    except TopcluckError as problem:
        print(problem, file=sys.stderr)
        return 2
    lines = run(jobs, args.workers, kept=args.keep)
    seconds = monotonic() - began
    show(lines, seconds)
    if args.json:
        args.json.write_text(json.dumps(report(lines, seconds), indent=1) + "\n", "utf-8")
    if args.markdown:
        args.markdown.write_text(matrix.markdown([line.to_json() for line in lines]), "utf-8")
    return 0 if all(not line.errors if args.matrix else line.holds for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
