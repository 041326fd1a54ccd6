"""Learns the weights of the island's judgement anew, from games that bots play against each other.

`python -m topcluck.sim.learning --games 400 --bots hen,hen --seed 1` plays, notes the features of every army at the
end of each turn and who won in the end, fits the weights (logistic regression), and writes the file that comes with
the package. Some chaos (`--stray 0.1`: a tenth of the choices at random) shows positions that good players
avoid.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from operator import mul, sub
from pathlib import Path
from typing import Any

import topcluck
from topcluck.bots import Budget, ask, find_bot
from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.judgement import FEATURES, features
from topcluck.bots.island.weights import BY_HAND, LEARNT, LEARNT_MANY, read_weights
from topcluck.kernel.chance import Chance, key_of

GAME = "chicken-island"
MAX_TURNS = 200
ROUNDS = 12  # of Newton's method, at most
NEAR = 1e-3  # a step in which no weight moves farther is the last

Row = list[float]
Example = tuple[list[Row], list[int], float]  # the features of each side, whether it won in the end, how much it counts
FADING = 0.95  # how much less a turn counts than the next one: what comes early says little about the end


def notes(options: dict[str, Any], bots: Sequence[str], stray: float, seed: str) -> list[Example]:
    """One game: the features of all sides at the end of each turn, with the outcome; nothing if it has none."""
    match: Any = topcluck.new(GAME, seed=seed, **{"players": len(bots), **options})
    players = [find_bot(name, GAME) for name in bots]
    luck, seen, last = Chance(key_of(f"{seed}/stray")), [], 0
    while match.outcome is None and match.state.turn < MAX_TURNS:
        state = match.state
        if state.turn > last:
            last = state.turn
            seen.append(_by_side(features(state, lore_of(state.box)), state.box.sides))
        seat = state.deciders()[0]
        offered = list(match.legal_actions_of(seat))
        if luck.below(1000) < 1000 * stray:
            match.push(offered[luck.below(len(offered))], seat)
        else:
            budget = Budget(seed=f"{seed}/{len(match.entries)}")
            match.push(ask(players[seat], bots[seat], match, seat, budget), seat)
    if match.outcome is None:
        return []
    state = match.state
    winning = {state.box.sides[seat] for seat in range(state.armies) if state.winners >> seat & 1}
    won = [int(side in winning) for side in sorted(set(state.box.sides))]
    return [(rows, won, FADING ** (len(seen) - turn)) for turn, rows in enumerate(seen, 1)]


def _by_side(rows: list[Row], sides: Sequence[int]) -> list[Row]:
    """The mean features of the armies of each side."""
    found = []
    for side in sorted(set(sides)):
        members = [row for seat, row in enumerate(rows) if sides[seat] == side]
        found.append([sum(column) / len(members) for column in zip(*members, strict=True)])
    return found


def fit(examples: Sequence[Example], begin: Sequence[float], draw: float = 10.0) -> list[float]:
    """The weights under which the outcomes are likeliest, drawn toward those with which it begins.

    Softmax over sides, Newton's method; *draw* counts like so many examples.
    """
    weights = list(begin)
    for _ in range(ROUNDS):
        slope = [draw * (first - weight) for first, weight in zip(begin, weights, strict=True)]
        bend = [[draw if row == column else 0.0 for column in range(len(begin))] for row in range(len(begin))]
        for example in examples:
            _add(example, weights, slope, bend)
        step = solved(bend, slope)
        weights = [weight + move for weight, move in zip(weights, step, strict=True)]
        if max(map(abs, step)) < NEAR:
            break
    return weights


def _add(example: Example, weights: Sequence[float], slope: Row, bend: list[Row]) -> None:
    """What one example adds to the slope of the likelihood and to how it bends."""
    rows, won, counts = example
    chances = _chances(weights, rows)
    middle = [sum(map(mul, chances, column)) for column in zip(*rows, strict=True)]
    for row, chance, win in zip(rows, chances, won, strict=True):
        error, part = counts * (win / max(sum(won), 1) - chance), counts * chance
        apart = map(sub, row, middle)
        off = [(place, far) for place, far in enumerate(apart) if far]
        for place, far in off:
            slope[place] += error * far
            line, much = bend[place], part * far
            for other, farther in off:
                line[other] += much * farther


def solved(matrix: Sequence[Row], right: Row) -> Row:
    """The solution of linear equations with a positive definite matrix (elimination)."""
    size = len(right)
    lines = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, line in enumerate(lines):
        for other in lines[place + 1 :]:
            factor = other[place] / line[place]
            for column in range(place, size + 1):
                other[column] -= factor * line[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(lines[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (lines[place][size] - rest) / lines[place][place]
    return found


def _chances(weights: Sequence[float], rows: Sequence[Row]) -> list[float]:
    """The share of each side."""
    sums = [sum(weight * value for weight, value in zip(weights, row, strict=True)) for row in rows]
    powers = [exp(max(min(total - max(sums), 0.0), -50.0)) for total in sums]
    return [power / sum(powers) for power in powers]


def surprise(weights: Sequence[float], examples: Sequence[Example]) -> float:
    """How much the outcomes surprise whoever believes in these weights, in bits for each example (less is better)."""
    total = 0.0
    for rows, won, counts in examples:
        chance = sum(chance for chance, win in zip(_chances(weights, rows), won, strict=True) if win)
        total -= counts * log(max(chance, 1e-9), 2)
    return total / max(sum(counts for _, _, counts in examples), 1e-9)


def written(weights: Sequence[float], story: str) -> str:
    """The file of weights."""
    lines = [f"# {story}", ""]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(FEATURES, weights, strict=True)]
    return "\n".join(lines) + "\n"


def played(args: argparse.Namespace) -> Iterator[list[Example]]:
    """The notes of all games."""
    play = partial(notes, json.loads(args.options), args.bots.split(","), args.stray)
    seeds = [f"{args.seed}/{number}" for number in range(args.games)]
    if args.workers < 2:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(args.workers) as pool:
        yield from pool.map(play, seeds, chunksize=4)


def main(argv: Sequence[str] | None = None) -> None:
    """Plays, learns, and writes."""
    parser = argparse.ArgumentParser(prog="python -m topcluck.sim.learning", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="hen,hen")
    parser.add_argument("--options", default="{}", help="options of the game as JSON")
    parser.add_argument("--stray", type=float, default=0.1, help="the part of choices made at random")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="the weights with which learning begins")
    parser.add_argument("--draw", type=float, default=10.0, help="how many turns it takes to get away from them")
    parser.add_argument(
        "--out", type=Path, help="where they go; by default into the package, for two or for many sides"
    )
    args = parser.parse_args(argv)
    many = args.bots.count(",") > 1
    games = list(played(args))
    held_back = [example for game in games[::5] for example in game]
    learnt = [example for number, game in enumerate(games) if number % 5 for example in game]
    begin = read_weights(args.begin or (LEARNT if many else BY_HAND))
    bits = surprise(fit(learnt, begin, args.draw), held_back)
    weights = fit(learnt + held_back, begin, args.draw)
    where = f"{len(games)} games of {args.bots} ({args.options}, stray {args.stray}, seed {args.seed})"
    story = f"{where}, {len(learnt + held_back)} turns; {bits:.3f} bits on a fifth held back"
    (args.out or (LEARNT_MANY if many else LEARNT)).write_text(written(weights, story), encoding="utf-8")
    print(story)


if __name__ == "__main__":
    main()
