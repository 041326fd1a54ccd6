"""Random games of OpenSpiel's battleship, counted as ours are. Runs in the peer's own environment."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from math import log2
from random import Random
from time import process_time
from typing import Any

_BETWEEN_LOOKS_AT_THE_CLOCK = 50


class RandomGames:
    """Games of its two-player battleship as it comes; one that a slice breaks off goes on in the next."""

    def __init__(self) -> None:
        pyspiel: Any = import_module("pyspiel")
        self.battleship = pyspiel.load_game("battleship")
        self.random = Random(1)
        self.state = self.battleship.new_initial_state()

    def lists(self, seconds: float) -> dict[str, float]:
        """Plays with its lists of legal actions; counts decisions with two options or more."""
        decisions, bits, games = 0, 0.0, 0
        random, state = self.random.random, self.state
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                actions = state.legal_actions()
                options = len(actions)
                if options > 1:
                    decisions += 1
                    bits += log2(options)
                state.apply_action(actions[int(random() * options)])
                if state.is_terminal():
                    games += 1
                    state = self.battleship.new_initial_state()
        self.state = state
        return {"seconds": process_time() - began, "decisions": decisions, "bits": bits, "games": games}

    def copies(self, seconds: float) -> dict[str, float]:
        """Copies the state where the last slice left it."""
        copies, state = 0, self.state
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                state.clone()
            copies += _BETWEEN_LOOKS_AT_THE_CLOCK
        return {"seconds": process_time() - began, "copies": copies}


def main() -> None:
    """Answers each line, such as ``lists 0.8``, with a line of JSON."""
    games = RandomGames()
    for line in sys.stdin:
        what, seconds = line.split()
        slices = {"lists": games.lists, "copies": games.copies}
        print(json.dumps(slices[what](float(seconds))), flush=True)


if __name__ == "__main__":
    main()
