"""Hen in Capture the Flag: it goes for Flags, brings them home, and stops others who do."""

from __future__ import annotations

import pytest

import topcluck
from tests.games.island.glance import open_table
from tests.games.island.table import house, play
from topcluck.bots.island_hen import IslandHen
from topcluck.bots.player import Budget
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match

LIMIT = 250  # decisions in which a short game is over


def hen_plays(match: Match, most: int = LIMIT, seed: int = 1) -> list[str]:
    """Lets hens play on until the turn passes or the game is over; what they chose."""
    hen = IslandHen()
    chosen: list[str] = []
    turn = open_table(match).turn
    while match.outcome is None and len(chosen) < most and open_table(match).turn == turn:
        seat = match.decision.seat
        budget = Budget(seed=seed * 1000 + len(chosen))
        chosen.append(str(hen.choose(match.view(seat), match.legal_actions, budget)))
        match.push_text(chosen[-1], seat=seat)
    return chosen


def flag(text: str) -> Match:
    """A position of Capture the Flag with house cards, A on turn."""
    return house(f"mode: flag\nturn: 3 A\n{text}")


def test_a_chicken_runs_home_with_the_flag() -> None:
    match = flag("units A: chicken1@c6 chicken2@c7 rock_golem@f5\nunits B: chicken1@g3\nflag B: chicken1@c6")
    hen_plays(match)
    assert match.outcome == Outcome((0,), "flag", "FLAG-2")


def test_a_chicken_fetches_the_flag_from_a_machine_that_does_not_get_into_the_base() -> None:
    match = flag("units A: chicken1@c7 rock_golem@c6\nunits B: chicken1@g3\nflag B: rock_golem@c6\ndice A: claw*2")
    chosen = hen_plays(match)
    assert "hand flag B chicken1@c6" in chosen
    assert match.outcome == Outcome((0,), "flag", "FLAG-2")


def test_a_flag_that_lies_about_is_picked_up() -> None:
    match = flag("units A: chicken1@d6 chicken2@c7\nunits B: chicken1@g3\nflag B: d5\nflag A: chicken2@c7")
    assert "step d5" in hen_plays(match)


def test_who_is_about_to_win_is_stopped() -> None:
    text = "units A: rock_golem@f4 chicken6@c7\nunits B: chicken1@g4 wood_golem@f5\nflag A: chicken1@g4\ndice A: +3 +3"
    assert "attack rock_golem@f4 chicken1@g4" in hen_plays(flag(text))


@pytest.mark.parametrize(
    ("whose", "chosen"),
    [("B", "carry chicken1@d5"), ("A", "carry tin_can_soldier@d5")],
)
def test_an_enemy_flag_is_for_who_brings_it_home_and_the_own_one_for_the_best_armor(whose: str, chosen: str) -> None:
    other = "A" if whose == "B" else "B"
    match = flag(
        f"units A: tin_can_soldier@d6 chicken1@d6\nunits B: chicken2@g3\nflag {whose}: d5\n"
        f"flag {other}: {'c7' if other == 'A' else 'chicken2@g3'}"
    )
    play(match, "free move", "move tin_can_soldier@d6", "with chicken1@d6", "step d5")
    assert hen_plays(match, 1) == [chosen]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_hens_end(players: int) -> None:
    match = topcluck.new("chicken-island", mode="flag", players=players, seed=9)
    hen, number = IslandHen(), 0
    while match.outcome is None and number < 3000:
        number += 1
        seat = match.decision.seat
        match.push(hen.choose(match.view(seat), match.legal_actions, Budget(seed=number)))
    assert match.outcome is not None
    assert match.outcome.reason == "flag"
