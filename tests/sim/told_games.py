"""Random games, told in full by one build of the core: `python -m tests.sim.told_games` prints one JSON object.

A game is told as the check sums of everything that anybody can see of it: option lists, texts, events, what is drawn by
`sample`, views, the record and the whole state at the end.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from typing import Any

import topcluck
from topcluck.build import is_compiled
from topcluck.kernel.chance import Chance, key_of

SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "standard": ("chicken-island", {"players": 2}),
    "three": ("chicken-island", {"players": 3, "edition": "second-fr"}),
    "built": ("chicken-island", {"players": 3, "flags": ["built_island"]}),
    "first edition": ("chicken-island", {"players": 2, "edition": "first-de"}),
    "team": ("chicken-island", {"players": 4, "mode": "team"}),
    "flag": ("chicken-island", {"players": 3, "mode": "flag"}),
    "gallos": ("chicken-island", {"players": 2, "mode": "gallos", "edition": "second-it"}),
    "solo": ("chicken-island", {"players": 1, "mode": "solo"}),
    "farm": ("touche-poulet", {"players": 2}),
    "farm of four": ("touche-poulet", {"players": 4}),
}


def bare(game: str, options: dict[str, Any], seed: int, most: int = 4000) -> list[str]:
    """A game on the bare state: what was on offer each time, and how it stood at the end."""
    found = topcluck.game(game)
    state = found.start(found.setup(**options), Chance(key_of(seed)))
    luck, offered = Chance(key_of(f"told {seed}")), sha256()
    for _ in range(most):
        if state.outcome is not None:
            break
        twin = state.copy()
        drawn = twin.sample(luck)
        codes = state.actions()
        offered.update(repr((codes, drawn)).encode())
        state.apply(codes[luck.below(len(codes))])
    return [offered.hexdigest(), _digest(state.dump()), repr(state.outcome)]


def watched(game: str, options: dict[str, Any], seed: int, most: int = 300) -> list[str]:
    """A match: the texts on offer, the events, and now and then what everybody sees; then its record."""
    match, luck, told = topcluck.new(game, seed=seed, **options), Chance(key_of(f"watched {seed}")), sha256()
    for number in range(most):
        if match.outcome is not None:
            break
        told.update(repr((match.decision, [str(action) for action in match.legal_actions])).encode())
        events = match.push(match.legal_actions[luck.below(len(match.legal_actions))])
        told.update(json.dumps([event.to_json() for event in events]).encode())
        if number % 50 == 0:
            views = [match.view(seat) for seat in (None, *range(options["players"]))]
            told.update(json.dumps([view.to_json() for view in views], sort_keys=True).encode())
            redealt = match.state.redeal(0, luck.copy())
            told.update(_digest(redealt.dump()).encode())
    return [told.hexdigest(), sha256(str(match.record).encode()).hexdigest()]


def _digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def tell(games: int) -> dict[str, Any]:
    """So many games of each kind."""
    told = {
        f"{name} {seed}": [bare(game, options, seed), watched(game, options, seed)]
        for name, (game, options) in SETUPS.items()
        for seed in range(games)
    }
    return {"compiled": is_compiled(), "games": told}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(tell(int(sys.argv[1]))))
