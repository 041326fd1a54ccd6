"""Random games of catanatron, counted as ours are. Runs in the peer's own environment, so it imports nothing of ours.

Nothing slows it down: no accumulators, no second check of an action taken from its own list, no log beside its own.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from math import log2
from random import Random
from time import process_time
from typing import Any

_TURNS_LIMIT = 1000  # its own, for games that random play does not end
_BETWEEN_LOOKS_AT_THE_CLOCK = 50

catanatron_game: Any = import_module("catanatron.game")
catanatron_player: Any = import_module("catanatron.models.player")


class RandomGames:
    """Two-player games; one that a slice breaks off goes on in the next."""

    def __init__(self) -> None:
        self.random = Random(1)
        self.game = self.next()

    def next(self) -> Any:
        """A fresh game."""
        colors = catanatron_player.Color
        players = [catanatron_player.Player(colors.RED), catanatron_player.Player(colors.BLUE)]
        return catanatron_game.Game(players, seed=self.random.randrange(1, 1 << 40))

    def lists(self, seconds: float) -> dict[str, float]:
        """Plays with its lists of playable actions; counts decisions with two options or more."""
        decisions, bits, games = 0, 0.0, 0
        random, game = self.random.random, self.game
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                actions = game.state.playable_actions
                options = len(actions)
                if options > 1:
                    decisions += 1
                    bits += log2(options)
                game.execute(actions[int(random() * options)], validate_action=False)
                if game.winning_color() is not None or game.state.num_turns >= _TURNS_LIMIT:
                    games += 1
                    game = self.next()
        self.game = game
        return {"seconds": process_time() - began, "decisions": decisions, "bits": bits, "games": games}

    def copies(self, seconds: float) -> dict[str, float]:
        """Copies the game where the last slice left it."""
        copies, game = 0, self.game
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(_BETWEEN_LOOKS_AT_THE_CLOCK):
                game.copy()
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
