"""Many games by bots, one after another or in a few processes: who wins, how long it takes, how much is to choose.

A game that passes the limit of turns is stopped and reported as unfinished; it is never counted as a result. A long
run that notes its games in a file can be stopped and started again: it goes on where it was. Bots think by what the
processor works for them, so that nobody plays worse because the machine does something else as well.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import topcluck
from topcluck.bots import Bot, Budget, ask, find_bot, own_seed
from topcluck.bots.led import Led
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.match import Match
from topcluck.sim.figures import Spread, wilson

MAX_TURNS = 500  # per player; far beyond any game that is going somewhere
_DECISIONS_PER_TURN = 500  # a stop for games that do not count turns, or stand still within one


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the bots in the order of their seats in the first game, rotated from game to game."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    max_turns: int = MAX_TURNS
    options: Mapping[str, Any] = field(default_factory=dict)
    records: Path | None = None
    leaders: tuple[str, ...] = ()  # with which a bot leads where it may choose; against the Challenger its own first
    think: float = 1.0  # the part of their usual time that bots take which look ahead
    iterations: int | None = None  # how often they look ahead at most, instead of by the clock

    @property
    def name(self) -> str:
        """What tells its games from those of other plans."""
        known = {"bots": list(self.bots), "options": dict(self.options), "leaders": list(self.leaders)}
        known |= {name: getattr(self, name) for name in ("game", "seed", "max_turns", "think", "iterations")}
        return json.dumps(known, sort_keys=True)

    def seating(self, number: int) -> tuple[int, ...]:
        """For each seat of a game the place of its bot in `bots`."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one game; `winners` are places in the plan's list of bots."""

    number: int
    finished: bool
    winners: tuple[int, ...]
    winning_seats: tuple[int, ...]
    reason: str
    turns: int
    decisions: int
    options: dict[int, int]  # number of options → how many decisions had as many
    thinking: tuple[float, ...] = field(default=(), compare=False)  # seconds of work of each bot in its longest turn

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Played:
        """The game that was written as plain JSON values."""
        lists = {name: tuple(data[name]) for name in ("winners", "winning_seats", "thinking")}
        return cls(**{**data, **lists, "options": {int(size): count for size, count in data["options"].items()}})

    @property
    def choices(self) -> int:
        """Decisions with two options or more."""
        return sum(count for options, count in self.options.items() if options > 1)


@dataclass(frozen=True, slots=True)
class Batch:
    """All games of a plan."""

    plan: Plan
    played: tuple[Played, ...]

    @property
    def finished(self) -> tuple[Played, ...]:
        """The games that have a result."""
        return tuple(game for game in self.played if game.finished)

    def wins(self, place: int) -> int:
        """How many games the bot in this place of the plan has won, alone or with others."""
        return sum(place in game.winners for game in self.finished)

    def wins_of_seat(self, seat: int) -> int:
        """How many games were won from this seat, whoever sat there."""
        return sum(seat in game.winning_seats for game in self.finished)

    @property
    def turns(self) -> Spread:
        """Turns per player in finished games."""
        return Spread.of([game.turns / len(self.plan.bots) for game in self.finished])

    @property
    def decisions(self) -> Spread:
        """All decisions of finished games, those with a single option included."""
        return Spread.of([game.decisions for game in self.finished])

    @property
    def choices(self) -> Spread:
        """Decisions with two options or more of finished games."""
        return Spread.of([game.choices for game in self.finished])

    @property
    def options(self) -> Counter[int]:
        """How many decisions had how many options, over all games."""
        total: Counter[int] = Counter()
        for game in self.played:
            total.update(game.options)
        return total

    def to_json(self) -> dict[str, Any]:
        """Everything in plain JSON values."""
        return {
            "game": self.plan.game,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "max_turns": self.plan.max_turns,
            "think": self.plan.think,
            "iterations": self.plan.iterations,
            "games": len(self.played),
            "finished": len(self.finished),
            "unfinished": len(self.played) - len(self.finished),
            "bots": [self._bot(place) for place in range(len(self.plan.bots))],
            "wins_by_seat": [self.wins_of_seat(seat) for seat in range(len(self.plan.bots))],
            "without_winner": sum(not game.winners for game in self.finished),
            "reasons": dict(Counter(game.reason for game in self.finished)),
            "turns_per_player": self.turns.to_json(),
            "decisions_per_game": self.decisions.to_json(),
            "choices_per_game": self.choices.to_json(),
            "options_per_decision": Spread.counted(self.options).to_json(),
            "options_histogram": {str(options): count for options, count in sorted(self.options.items())},
        }

    def _bot(self, place: int) -> dict[str, Any]:
        """The result of one bot."""
        low, high = wilson(self.wins(place), len(self.finished))
        share = self.wins(place) / len(self.finished) if self.finished else None
        return {"name": self.plan.bots[place], "wins": self.wins(place), "share": share, "low": low, "high": high}

    def longest_turn(self, place: int) -> float:
        """The most seconds that a bot thought in one turn."""
        return max((game.thinking[place] for game in self.played if game.thinking), default=0.0)

    def markdown(self) -> str:
        """A row for each bot: how it thought, games with a result, wins and their interval, its longest turn."""
        plan, finished = self.plan, len(self.finished)
        think = f"{plan.think:g} of its time" if plan.iterations is None else f"{plan.iterations} looks for each choice"
        rows = ["| bot | thinking | games | won | | 95 % | longest turn |", "|---|---|---|---|---|---|---|"]
        for place, name in enumerate(plan.bots):
            bot = self._bot(place)
            share = f"{bot['share']:.1%} | {bot['low']:.1%} – {bot['high']:.1%}" if finished else "– | –"
            longest = f"{self.longest_turn(place):.2f} s"
            rows.append(f"| {place + 1} {name} | {think} | {finished} | {bot['wins']} | {share} | {longest} |")
        return "\n".join(rows)


def run(plan: Plan, games: int, workers: int = 1, kept: Path | None = None) -> Batch:
    """Plays *games* games of the plan, but not again those that *kept* tells of."""
    if games < 1:
        raise SetupRefused(f"{games} games cannot be played; it takes at least one")
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    begin(plan, 0)  # a plan that cannot be played is refused here, with its own sentence, not by a worker
    played = played_before(plan, games, kept)
    for game in _results(plan, [number for number in range(games) if number not in played], workers):
        played[game.number] = game
        if kept is not None:
            keep(plan, game, kept)
    return Batch(plan, tuple(played[number] for number in range(games)))


def played_before(plan: Plan, games: int, kept: Path | None) -> dict[int, Played]:
    """The games of the plan that an earlier run has noted, by number."""
    if kept is None or not kept.exists():
        return {}
    found: dict[int, Played] = {}
    for line in kept.read_text("utf-8").splitlines():
        with suppress(json.JSONDecodeError):  # the last line of a run that was killed
            row = json.loads(line)
            if row["plan"] == plan.name and row["game"]["number"] < games:
                found[row["game"]["number"]] = Played.from_json(row["game"])
    return found


def keep(plan: Plan, game: Played, kept: Path) -> None:
    """Notes a game for a later run that goes on from here."""
    whole = not kept.exists() or kept.read_bytes()[-1:] in (b"", b"\n")
    with kept.open("a", encoding="utf-8") as file:
        file.write(("" if whole else "\n") + json.dumps({"plan": plan.name, "game": asdict(game)}) + "\n")


def _results(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """The games as they end, from this process or from several."""
    if workers < 2:
        yield from map(partial(play, plan), numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(play, plan, number) for number in numbers]):
            yield future.result()


def begin(plan: Plan, number: int) -> tuple[Match, Sequence[Bot]]:
    """Game *number* of a plan before its first decision, and the bots in its seats."""
    options = {"players": len(plan.bots), **plan.options}
    match = topcluck.new(plan.game, seed=f"{plan.seed}/{number}", **options)
    if match.state.seats != len(plan.bots):
        raise SetupRefused(f"this game has {match.state.seats} seats, but {len(plan.bots)} bots were named")
    bots = [find_bot(plan.bots[place], plan.game) for place in plan.seating(number)]
    return match, [Led(bot, plan.leaders) for bot in bots] if plan.leaders else bots


def play(plan: Plan, number: int) -> Played:
    """Plays one game of a plan to its end, or to the limit."""
    match, bots = begin(plan, number)
    names = [plan.bots[place] for place in plan.seating(number)]
    options: Counter[int] = Counter()
    spent: dict[int, Counter[int]] = {seat: Counter() for seat in range(len(bots))}  # microseconds in each turn
    while match.outcome is None and not _endless(match, plan, sum(options.values())):
        seat = match.state.deciders()[0]
        options[len(match.legal_actions)] += 1
        seed = own_seed(match.seed, seat, len(match.entries))
        budget = Budget(iterations=plan.iterations, seed=seed, think=plan.think, clock=process_time)
        began = process_time()
        chosen = ask(bots[seat], names[seat], match, seat, budget)
        spent[seat][turn_of(match)] += round(1e6 * (process_time() - began))
        match.push(chosen, seat)
    if plan.records is not None:
        (plan.records / f"game-{number:05}.json").write_text(str(match.record), encoding="utf-8")
    longest = {place: max(spent[seat].values(), default=0) / 1e6 for seat, place in enumerate(plan.seating(number))}
    thinking = tuple(longest[place] for place in range(len(bots)))
    return replace(_result(match, plan, number, options), thinking=thinking)


def turn_of(match: Match) -> int:
    """The number of the turn, or of the round; the Challenger's turns have their own."""
    return int(getattr(match.state, "round", getattr(match.state, "turn", 0)))


def turns_begun(match: Match) -> int:
    """How many turns were begun, over all seats: the state counts `turn`, or `round`, in which everybody has one."""
    state: Any = match.state
    rounds = getattr(state, "round", None)
    if rounds is not None:
        return int(rounds * state.seats)
    armies = getattr(state, "armies", state.seats)
    return int(getattr(state, "turn", 0) * state.seats // armies)  # nobody sits at the Challenger's


def _endless(match: Match, plan: Plan, decisions: int) -> bool:
    """Whether a game has passed the limit."""
    limit = plan.max_turns * len(plan.bots)
    return turns_begun(match) > limit or decisions >= limit * _DECISIONS_PER_TURN


def _result(match: Match, plan: Plan, number: int, options: Counter[int]) -> Played:
    """What is kept of a match."""
    played = Played(number, False, (), (), "", turns_begun(match), sum(options.values()), dict(options))
    if match.outcome is None:
        return played
    seating = plan.seating(number)
    seats = match.outcome.winners
    winners = tuple(sorted(seating[seat] for seat in seats))
    return replace(played, finished=True, winners=winners, winning_seats=seats, reason=match.outcome.reason)
