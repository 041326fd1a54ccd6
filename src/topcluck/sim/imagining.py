"""Imagined fleets in every position of many games of Touché Poulet: do they fit, are all reached, are they quick?

    python -m topcluck.sim.imagining --games 200 --seed 1

In each position every player and the spectator imagine a world from their view alone. It fits if it looks to them
exactly like the true one. Where the fleets that fit a board are few, they are counted by a plain search of its own and
drawn many times over: none may be missing among the draws, none may be drawn that was not counted.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, quantiles
from time import process_time
from typing import Any

import topcluck
from topcluck.bots import Budget, ask, find_bot
from topcluck.games.touche.farm import farm_of
from topcluck.games.touche.fleets import FleetsThatFit, Sight, fleets_for, sight
from topcluck.games.touche.model import PLACING
from topcluck.games.touche.state import State
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.match import Match

GAME = "touche-poulet"
BOTS = ("hen", "chick", "chick", "hen")
COUNTABLE = 300  # fleets on a board
DRAWS = 30  # for each of them: that one stays away by chance happens once in 10**10 boards
Laid = frozenset[tuple[int, int]]  # a fleet as types and the cells they cover


@dataclass
class Findings:
    """What came out over all games."""

    games: int = 0
    positions: int = 0
    worlds: int = 0
    misfits: int = 0
    boards: int = 0  # on which the fleets were counted
    fleets: int = 0  # counted there
    missing: int = 0  # of these, never drawn
    strange: int = 0  # drawn, but not counted
    times: list[float] = field(default_factory=list)  # ms

    @property
    def holds(self) -> bool:
        """Whether everything is as it should be."""
        return self.worlds > 0 and not self.misfits and not self.missing and not self.strange

    def to_json(self) -> dict[str, Any]:
        """The figures in plain JSON values."""
        return {
            "games": self.games, "positions": self.positions, "worlds": self.worlds, "misfits": self.misfits,
            "counted_boards": self.boards, "counted_fleets": self.fleets, "never_drawn": self.missing,
            "drawn_but_not_counted": self.strange, "mean_ms": round(mean(self.times), 3),
            "p99_ms": round(quantiles(self.times, n=100)[98], 3), "most_ms": round(max(self.times), 3),
        }  # fmt: skip


def examine(games: int, seed: int | str) -> Findings:
    """Plays games of two, three and four players in turn and looks at every position."""
    found = Findings()
    for number in range(games):
        luck = Random(f"{seed}/{number}")
        for match in positions(2 + number % 3, f"{seed}/{number}"):
            imagine_all(match, luck, found)
            if luck.random() < 0.1:  # counting is slow, and neighbouring positions have the same fleets
                count_all(match, luck, found)
        found.games += 1
    return found


def positions(players: int, seed: str) -> Iterator[Match]:
    """A game of bots, at every decision."""
    match = topcluck.new(GAME, players=players, seed=seed)
    bots = [find_bot(name, GAME) for name in BOTS[:players]]
    while match.outcome is None:
        yield match
        seat = match.decision.seat
        budget = Budget(seed=f"{seed}/{len(match.entries)}")
        match.push(ask(bots[seat], BOTS[seat], match, seat, budget), seat)


def imagine_all(match: Match, luck: Random, found: Findings) -> None:
    """Everybody imagines a world, and it must look to them as the true one does."""
    found.positions += 1
    for seat in (*range(match.state.seats), None):
        view = match.view(seat)
        began = process_time()
        world = topcluck.imagine(view, seed=luck.getrandbits(64))
        found.times.append(1000 * (process_time() - began))
        found.worlds += 1
        found.misfits += world.view(seat) != view


def count_all(match: Match, luck: Random, found: Findings) -> None:
    """On every board with few fleets that fit, all of them are reached and no other."""
    state = match.state
    assert isinstance(state, State)
    if state.phase == PLACING:
        return
    for board in range(state.seats):
        seen = sight(state, board)
        counted = None if state.out[board] else all_fleets(seen)
        if counted is None:
            continue
        drawing, chance = fleets_for(seen), Chance(key_of(luck.getrandbits(64)))
        drawn = {_laid(drawing, chance) for _ in range(DRAWS * len(counted))}
        found.boards += 1
        found.fleets += len(counted)
        found.missing += len(counted - drawn)
        found.strange += len(drawn - counted)


def _laid(drawing: FleetsThatFit, chance: Chance) -> Laid:
    """One drawn fleet."""
    return frozenset((kind, foot) for foot, _, _, kind in drawing.draw(chance))


def all_fleets(seen: Sight) -> set[Laid] | None:
    """Every fleet that fits, by trying all places for one unit after another; None if there are too many."""
    farm = farm_of(seen.cards)
    found: set[Laid] = set()
    steps = 0

    def lay(rest: tuple[int, ...], fleet: Laid, covered: int, blocked: int) -> bool:
        """Lays the rest in every way; whether that stayed within the limits."""
        nonlocal steps
        steps += 1
        if steps > 20_000 or len(found) > COUNTABLE:
            return False
        if not rest:
            if not seen.known & ~covered and all((covered & mask).bit_count() == n for mask, n in seen.counts):
                found.add(fleet)
            return True
        kind = rest[0]
        for anchor in farm.spots[kind]:
            foot = farm.foot_mask[kind][anchor]
            fits = not foot & (blocked | seen.empty) and all(foot & ~mask for mask in seen.not_within)
            if fits and not lay(
                rest[1:], fleet | {(kind, foot)}, covered | foot, blocked | farm.halo_mask[kind][anchor]
            ):
                return False
        return True

    return found if lay(seen.types, frozenset(), 0, 0) and found else None


def main(argv: Sequence[str] | None = None) -> int:
    """Plays, and prints what was found."""
    parser = ArgumentParser("python -m topcluck.sim.imagining", description="Imagined fleets in every position.")
    parser.add_argument("--games", type=int, default=200, help="how many games (200)")
    parser.add_argument("--seed", default="1", help="of all luck (1)")
    args = parser.parse_args(argv)
    found = examine(args.games, args.seed)
    print(json.dumps(found.to_json(), indent=1))
    return 0 if found.holds else 1


if __name__ == "__main__":
    sys.exit(main())
