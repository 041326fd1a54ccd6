"""Sinking one hidden fleet alone: how many single-cell shots different hunters need, on the same boards.

    python -m topcluck.sim.hunting --boards 200 --seed 1

A hunter hears "hit", "miss" and, when a unit is destroyed, which one and where it lay. The first four are the known
battleship strategies; the last one counts fleets, as the hen does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from statistics import mean, median, pstdev

from topcluck.games.touche.farm import Farm, bits, farm_of
from topcluck.games.touche.fleets import FleetsThatFit, Sight
from topcluck.games.touche.model import Cell
from topcluck.games.touche.rules.placement import random_fleet
from topcluck.kernel.chance import Chance, key_of


class Hunt:
    """One board: a fleet that the hunter cannot see, and what the shots so far have shown."""

    def __init__(self, farm: Farm, anchors: Sequence[Cell]) -> None:
        self.farm = farm
        self.fleet = [
            (kind, farm.foot_mask[kind][anchor]) for kind, anchor in zip(farm.token_type, anchors, strict=True)
        ]
        self.halos = [farm.halo_mask[kind][anchor] for kind, anchor in zip(farm.token_type, anchors, strict=True)]
        self.shots = 0
        self.misses = 0  # masks
        self.hits = 0  # on units that still live
        self.wrecks = 0
        self.beside = 0  # wrecks and all that surrounds them
        self.living = list(range(len(self.fleet)))

    def shoot(self, cell: Cell) -> None:
        """One shot at a cell."""
        assert cell in self.open(), "this cell has been shot at"
        self.shots += 1
        bit = 1 << cell
        token = next((token for token in self.living if self.fleet[token][1] & bit), -1)
        if token < 0:
            self.misses |= bit
            return
        self.hits |= bit
        mask = self.fleet[token][1]
        if not mask & ~self.hits:
            self.living.remove(token)
            self.hits &= ~mask
            self.wrecks |= mask
            self.beside |= self.halos[token]

    def open(self) -> list[Cell]:
        """The cells that have not been shot at."""
        return bits(self.farm.whole & ~(self.misses | self.hits | self.wrecks))

    def near_hits(self) -> list[Cell]:
        """Open cells beside a hit on a living unit."""
        around = {cell for hit in bits(self.hits) for cell in self.farm.neighbours[hit]}
        return [cell for cell in self.open() if cell in around]


Hunter = Callable[[Hunt, Chance], Cell]


def any_of(cells: Sequence[Cell], chance: Chance) -> Cell:
    """One of these cells, all alike."""
    return cells[chance.below(len(cells))]


def at_random(hunt: Hunt, chance: Chance) -> Cell:
    """Anywhere."""
    return any_of(hunt.open(), chance)


def hunt_and_target(hunt: Hunt, chance: Chance) -> Cell:
    """Anywhere until something is hit, then beside the hit."""
    return any_of(hunt.near_hits() or hunt.open(), chance)


def parity(hunt: Hunt, chance: Chance) -> Cell:
    """The same, but hunting on the black squares first."""
    columns = hunt.farm.columns
    black = [cell for cell in hunt.open() if (cell // columns + cell % columns) % 2 == 0]
    return any_of(hunt.near_hits() or black or hunt.open(), chance)


def density(hunt: Hunt, chance: Chance) -> Cell:
    """The cell that the most single placements of living units cover, those through hits above all."""
    farm = hunt.farm
    closed = hunt.misses | hunt.wrecks
    weight = [0] * farm.cells
    for token in hunt.living:
        for mask in farm.foot_mask[hunt.fleet[token][0]]:
            if not mask or mask & closed or not mask & ~hunt.hits:
                continue
            through = (mask & hunt.hits).bit_count()
            for cell in bits(mask & ~hunt.hits):
                weight[cell] += 1 + 1000 * through
    return most(weight, hunt.open(), chance)


def careful_density(hunt: Hunt, chance: Chance) -> Cell:
    """The same, knowing that units never touch."""
    seen = Hunt.__new__(Hunt)
    seen.__dict__.update(hunt.__dict__)
    seen.misses = hunt.misses | (hunt.beside & ~hunt.wrecks)
    return density(seen, chance)


def counting_fleets(hunt: Hunt, chance: Chance) -> Cell:
    """The cell that the most fleets cover, among those that fit all that was seen."""
    farm = hunt.farm
    types = tuple(hunt.fleet[token][0] for token in hunt.living)
    seen = Sight(farm.set.name, types, hunt.misses | hunt.beside, hunt.hits, (hunt.hits,), ())
    weight = [0.0] * farm.cells
    for spot, mass in FleetsThatFit(farm, seen).chances(chance).items():
        for cell in bits(spot[0]):
            weight[cell] += mass
    return most(weight, hunt.open(), chance)


def most(weight: Sequence[float], cells: Sequence[Cell], chance: Chance) -> Cell:
    """The heaviest of these cells; among equals any."""
    best = max(weight[cell] for cell in cells)
    return any_of([cell for cell in cells if weight[cell] >= best - 1e-9], chance)


HUNTERS: dict[str, Hunter] = {
    "random": at_random,
    "hunt": hunt_and_target,
    "parity": parity,
    "density": density,
    "density, no touching": careful_density,
    "hen": counting_fleets,
}


def shots_needed(hunter: Hunter, farm: Farm, anchors: Sequence[Cell], chance: Chance) -> int:
    """How many shots the hunter takes to sink the whole fleet."""
    hunt = Hunt(farm, anchors)
    while hunt.living:
        hunt.shoot(hunter(hunt, chance))
    return hunt.shots


def measure(boards: int, seed: int | str) -> dict[str, list[int]]:
    """The shots of every hunter on the same boards."""
    farm = farm_of("farm")
    fleets = [random_fleet(farm, Chance(key_of(f"{seed} board {number}"))) for number in range(boards)]
    return {
        name: [
            shots_needed(hunter, farm, fleet, Chance(key_of(f"{seed} {name} {n}"))) for n, fleet in enumerate(fleets)
        ]
        for name, hunter in HUNTERS.items()
    }


def table(shots: dict[str, list[int]]) -> str:
    """The figures as a Markdown table."""
    lines = [
        "| hunter | mean shots | standard error | median | fewest | most |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name, row in shots.items():
        error = pstdev(row) / len(row) ** 0.5
        lines.append(f"| {name} | {mean(row):.2f} | {error:.2f} | {median(row):.0f} | {min(row)} | {max(row)} |")
    return "\n".join(lines)


def main() -> None:
    """Prints the table, or with --json the figures."""
    parser = argparse.ArgumentParser(description="How many shots different hunters need to sink one hidden fleet.")
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    shots = measure(given.boards, given.seed)
    print(json.dumps(shots) if given.json else table(shots))


if __name__ == "__main__":
    main()
