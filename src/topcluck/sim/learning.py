"""Learns the weights of the island's judgement anew, from games that instinct plays against itself.

`python -m topcluck.sim.learning --players 2 --games 14000 --seed two --workers 2` plays on the bare state, notes at the
end of some turns what speaks for every side, its cards included, and who won in the end, fits the weights (logistic
regression), and writes the file that comes with the package. Some chaos (`--stray 0.03`: so many of the choices at
random) shows positions that good players avoid.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import topcluck
from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.instinct import Instinct
from topcluck.bots.island.judgement import FEATURES, features
from topcluck.bots.island.weights import BY_HAND, LEARNT, LEARNT_MANY, read_weights
from topcluck.games.island.box import Box
from topcluck.games.island.state import State
from topcluck.kernel.chance import QuickChance, key_of

GAME = "chicken-island"
MAX_TURNS = 100  # of each player
NOTED = 3  # one turn of so many is noted: turns that follow each other tell nearly the same
FADING = 0.95  # how much less a turn counts than the next one: what comes early says little about the end
ROUNDS = 15  # of Newton's method, at most
NEAR = 1e-3  # a step in which no weight moves farther is the last
PIECE = 4096  # examples that are worked on at once
SECTIONS = ("hand", "strategies", "units")  # where a card may count

Numbers = npt.NDArray[np.float64]
Rows = npt.NDArray[np.float32]


class Examples(NamedTuple):
    """Turns: what each side had, by column; which side won in the end; how much the turn counts."""

    rows: Rows  # turn, side, column
    won: Numbers  # turn, side; those who win together share it
    counts: Numbers  # turn

    def pieces(self) -> Iterator[Examples]:
        """The same, a part at a time."""
        for begin in range(0, len(self.rows), PIECE):
            piece = slice(begin, begin + PIECE)
            yield Examples(self.rows[piece], self.won[piece], self.counts[piece])


def together(games: Sequence[Examples]) -> Examples:
    """The turns of many games."""
    return Examples(*(np.concatenate(parts) for parts in zip(*games, strict=True)))


# -- games ---------------------------------------------------------------------------------------------------------


def notes(options: dict[str, Any], stray: float, seed: str) -> Examples | None:
    """One game of instinct against itself; nothing if it comes to no end."""
    state = begun(options, seed)
    luck = QuickChance(int.from_bytes(key_of(f"{seed}/luck")[:8], "big"))
    state.chance, state.knowledge = QuickChance(luck.word()), None  # nobody needs to know, and nobody is to be fooled
    instinct, limit = Instinct(lore_of(state.box)), MAX_TURNS * state.armies
    seen: list[tuple[int, Rows]] = []
    last = 0
    while state.outcome_kind < 0 and state.turn < limit:
        if state.turn > last:
            last = state.turn
            if luck.below(NOTED) == 0:
                seen.append((last, by_side(state)))
        seat = state.deciders()[0]
        codes = state.actions(seat)
        strays = luck.part() < stray
        state.apply(codes[luck.below(len(codes))] if strays else instinct.pick(state, seat, codes, luck), seat)
    if state.outcome_kind < 0 or not seen:
        return None
    sides = sorted(set(state.box.sides))
    winning = {state.box.sides[seat] for seat in range(state.armies) if state.winners >> seat & 1}
    won = np.array([(side in winning) / len(winning) for side in sides])
    counts = np.array([FADING ** (last - turn) for turn, _ in seen])
    return Examples(np.stack([rows for _, rows in seen]), np.tile(won, (len(seen), 1)), counts)


def begun(options: dict[str, Any], seed: str) -> State:
    """The bare state at the beginning of a game."""
    state = topcluck.new(GAME, seed=seed, **options).state.copy()
    assert isinstance(state, State)
    return state


def by_side(state: State) -> Rows:
    """What speaks for each side: the mean of its armies."""
    sides = state.box.sides
    rows = [[*row, *_cards(state, seat)] for seat, row in enumerate(features(state, lore_of(state.box)))]
    members = [[row for seat, row in enumerate(rows) if sides[seat] == side] for side in sorted(set(sides))]
    return np.array([np.mean(side, axis=0) for side in members], dtype=np.float32)


def _cards(state: State, seat: int) -> list[float]:
    """How often each card counts for an army, section by section."""
    count = len(state.box.names)
    found = [0.0] * (count * len(SECTIONS))
    units = [state.card[unit] for unit in state.units_of(seat)]
    for section, cards in enumerate((state.hand[seat], state.strategies[seat], units)):
        for card in cards:
            found[section * count + card] += 1.0
    return found


def played(options: dict[str, Any], stray: float, seeds: Sequence[str], workers: int) -> Iterator[Examples]:
    """The notes of all games that came to an end."""
    play = partial(notes, options, stray)
    if workers < 2:
        yield from filter(None, map(play, seeds))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from filter(None, pool.map(play, seeds, chunksize=20))


# -- weights -------------------------------------------------------------------------------------------------------


def fit(examples: Examples, begin: Numbers, draw: float = 5.0) -> Numbers:
    """The weights under which the outcomes are likeliest, drawn toward those with which it begins.

    Softmax over sides, Newton's method; *draw* counts like so many examples.
    """
    weights = begin.copy()
    for _ in range(ROUNDS):
        slope, bend = draw * (begin - weights), draw * np.eye(len(begin))
        for rows, won, counts in examples.pieces():
            chances = chances_of(weights, rows)
            apart = rows - (chances[..., None] * rows).sum(axis=1, keepdims=True)
            slope += np.einsum("ts,tsc->c", counts[:, None] * (won - chances), rows)
            weighed = (np.sqrt(counts[:, None] * chances)[..., None] * apart).reshape(-1, len(begin))
            bend += weighed.T @ weighed
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < NEAR:
            break
    return weights


def chances_of(weights: Numbers, rows: Rows) -> Numbers:
    """The share of each side."""
    sums = rows @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def surprise(weights: Numbers, examples: Examples) -> float:
    """How much the outcomes surprise whoever believes in these weights, in bits for each example (less is better)."""
    chance = np.concatenate([(chances_of(weights, rows) * (won > 0)).sum(axis=1) for rows, won, _ in examples.pieces()])
    return float(-(examples.counts * np.log2(np.maximum(chance, 1e-9))).sum() / examples.counts.sum())


def written(weights: Sequence[float], box: Box, story: str) -> str:
    """The file of weights; a card that never counted is left out."""
    lines = [f"# {story}", "", "[features]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(FEATURES, weights, strict=False)]
    for number, section in enumerate(SECTIONS):
        first = len(FEATURES) + number * len(box.names)
        lines += ["", f"[{section}]"]
        named = zip(box.names, weights[first : first + len(box.names)], strict=True)
        lines += [f"{name} = {weight:.4f}" for name, weight in named if weight]
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> None:
    """Plays, learns, and writes."""
    parser = argparse.ArgumentParser(prog="python -m topcluck.sim.learning", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="{}", help="more options of the game as JSON")
    parser.add_argument("--stray", type=float, default=0.03, help="the part of choices made at random")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--draw", type=float, default=5.0, help="how many turns it takes to get away from the beginning"
    )
    parser.add_argument(
        "--out", type=Path, help="where they go; by default into the package, for two or for many sides"
    )
    args = parser.parse_args(argv)
    options = {"players": args.players, **json.loads(args.options)}
    box = begun(options, args.seed).box
    seeds = [f"{args.seed}/{number}" for number in range(args.games)]
    games = list(played(options, args.stray, seeds, args.workers))
    begin = np.zeros(len(FEATURES) + len(SECTIONS) * len(box.names))
    begin[: len(FEATURES)] = read_weights(BY_HAND).features
    held_back, learnt = together(games[::5]), together([game for number, game in enumerate(games) if number % 5])
    bits = surprise(fit(learnt, begin, args.draw), held_back)
    weights = fit(together(games), begin, args.draw)
    story = (
        f"{len(games)} games of instinct ({json.dumps(options)}, stray {args.stray}, seed {args.seed}), "
        f"{len(learnt.rows) + len(held_back.rows)} turns; {bits:.3f} bits on a fifth held back"
    )
    out = args.out or (LEARNT if len(set(box.sides)) == 2 else LEARNT_MANY)
    out.write_text(written(weights.tolist(), box, story), encoding="utf-8")
    print(story)


if __name__ == "__main__":
    main()
