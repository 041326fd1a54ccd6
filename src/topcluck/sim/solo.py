"""How often a bot beats the Challenger with each Leader, in Solo and in Hard Solo.

    python -m topcluck.sim.solo --games 300 --workers 2 --json build/solo.json

Against each Leader of the Challenger the same number of games is played, as far as it goes: it has no use for
abilities, but their speed, strength and armor differ (SOLO-5).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from topcluck.games.island.sets import load_set
from topcluck.sim.figures import wilson
from topcluck.sim.runner import Batch, Plan, run

HARD = {"normal": (), "hard": ("solo_hard",)}


@dataclass(frozen=True, slots=True)
class Tally:
    """The games with one Leader in one mode."""

    leader: str
    mode: str
    games: int
    finished: int
    wins: int
    turns: float  # of the human, on average over finished games

    def to_json(self) -> dict[str, Any]:
        """The figures in plain JSON values, with the interval in which the true share probably lies."""
        low, high = wilson(self.wins, self.finished)
        share = self.wins / self.finished if self.finished else None
        return {
            "leader": self.leader, "mode": self.mode, "games": self.games, "finished": self.finished,
            "wins": self.wins, "share": share, "low": low, "high": high, "turns": self.turns,
        }  # fmt: skip


def shares(games: int, others: Sequence[str]) -> dict[str, int]:
    """How many of the games are played against each of the others: as even as can be.

    >>> shares(5, ("a", "b", "c"))
    {'a': 2, 'b': 2, 'c': 1}
    """
    return {other: games // len(others) + (place < games % len(others)) for place, other in enumerate(others)}


def measure(
    leader: str, mode: str, games: int, *, bot: str = "hen", seed: str = "solo", edition: str = "second-en",
    workers: int = 1, max_turns: int = 100,
) -> Tally:  # fmt: skip
    """Plays so many games with one Leader against all others."""
    others = [card.id for card in load_set("house").leaders if card.id != leader]
    batches: list[Batch] = []
    for other, number in shares(games, others).items():
        options = {"mode": "solo", "flags": HARD[mode], "edition": edition}
        plan = Plan(
            "chicken-island", (bot,), f"{seed}/{mode}/{leader}/{other}", max_turns, options, leaders=(leader, other)
        )
        batches += [run(plan, number, workers)] if number else []
    finished = [game for batch in batches for game in batch.finished]
    turns = sum(game.turns for game in finished) / len(finished) if finished else 0.0
    wins = sum(bool(game.winners) for game in finished)
    return Tally(leader, mode, sum(len(batch.played) for batch in batches), len(finished), wins, turns)


def main(args: Sequence[str] | None = None) -> int:
    """Measures all Leaders and prints a table."""
    parser = argparse.ArgumentParser(prog="python -m topcluck.sim.solo", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300, metavar="N", help="with each Leader, in each mode")
    parser.add_argument("--leaders", default="", metavar="LIST", help="only these, such as abigail,keekmee")
    parser.add_argument("--bot", default="hen")
    parser.add_argument("--edition", default="second-en")
    parser.add_argument("--seed", default="solo")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--max-turns", type=int, default=100, metavar="N", help="of the human; then it is unfinished")
    parser.add_argument("--json", default="", metavar="FILE", help="write the figures there too")
    given = parser.parse_args(args)
    leaders = given.leaders.split(",") if given.leaders else [card.id for card in load_set("house").leaders]
    tallies = []
    print(f"{'Leader':18}{'mode':8}{'games':>6}{'unfinished':>12}{'wins':>6}{'share':>8}{'95 %':>18}{'turns':>8}")
    for mode in HARD:
        for leader in leaders:
            tally = measure(
                leader, mode, given.games, bot=given.bot, seed=given.seed, edition=given.edition,
                workers=given.workers, max_turns=given.max_turns,
            )  # fmt: skip
            tallies.append(tally)
            print(_row(tally), flush=True)
    if given.json:
        figures = {"command": vars(given), "tallies": [tally.to_json() for tally in tallies]}
        Path(given.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


def _row(tally: Tally) -> str:
    """One line of the table."""
    told = tally.to_json()
    share = "–" if told["share"] is None else f"{told['share']:.1%}"
    between = f"{told['low']:.1%} – {told['high']:.1%}"
    figures = f"{tally.games:6}{tally.games - tally.finished:12}{tally.wins:6}{share:>8}{between:>18}{tally.turns:8.1f}"
    return f"{tally.leader:18}{tally.mode:8}{figures}"


if __name__ == "__main__":
    raise SystemExit(main())
