"""The Challenger can be followed: a referee rebuilds its every decision from the events and the rules they name."""

from __future__ import annotations

from collections import Counter

import pytest

import topcluck
from tests.games.island.referee import Referee
from topcluck.bots import Budget, find_bot
from topcluck.games.island.sets import load_set
from topcluck.games.island.state import State
from topcluck.kernel.match import Match


def refereed(seed: int, flags: tuple[str, ...] = ()) -> Counter[str]:
    """A game by hen against the Challenger under the eyes of a referee; how many decisions of each kind it checked."""
    match: Match = topcluck.new("chicken-island", players=1, mode="solo", flags=flags, seed=seed)
    referee, hen = Referee(load_set("house")), find_bot("hen", "chicken-island")
    assert isinstance(match.state, State)
    while match.outcome is None and match.state.turn < 60:
        referee.look(match.view(None))  # type: ignore[arg-type]
        action = hen.choose(match.view(0), list(match.legal_actions), Budget(seed=f"{seed}/{len(match.entries)}"))
        referee.hear(match.push(action))
    assert referee.attack is None and referee.building is None and not referee.walking, "something told was not done"
    return referee.seen


@pytest.mark.parametrize("seed", range(3))
def test_the_narration_suffices_to_rebuild_every_decision(seed: int) -> None:
    seen = refereed(seed)
    assert seen["pair"] and seen["lays top"] and seen["builds setup"] == 1


@pytest.mark.slow
def test_the_narration_suffices_in_twenty_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(20):
        seen += refereed(100 + seed, ("solo_hard",) if seed % 2 else ())
    kinds = {
        "pair", "aims", "walks goal", "stays", "leader waits", "builds setup", "builds free", "builds row",
        "reinforces", "lays top", "lays half", "lays none", "counts",
    }  # fmt: skip
    assert kinds <= set(seen), f"never seen: {kinds - set(seen)}"
