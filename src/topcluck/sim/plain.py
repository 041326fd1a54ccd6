"""Our own random games, asked for by another process: how `bench` measures the plain build beside the compiled one.

python -m topcluck.sim.plain chicken-island      a line "lists 0.5" on standard input is answered by a line of JSON
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import TextIO

from topcluck.sim.bench import SUBJECTS, RandomGames


def answer(game: str, asked: Iterable[str], out: TextIO) -> None:
    """Plays a slice for each line, until there are no more."""
    subject = next(subject for subject in SUBJECTS if subject.game == game)
    games, rollouts = RandomGames(subject, 1), RandomGames(subject, 2)
    slices = {"lists": games.lists, "copies": games.copies, "samples": rollouts.samples}
    for line in asked:
        what, seconds = line.split()
        print(json.dumps(asdict(slices[what](float(seconds)))), file=out, flush=True)


if __name__ == "__main__":
    answer(sys.argv[1], sys.stdin, sys.stdout)
