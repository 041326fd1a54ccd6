"""Many games by bots: rotated, counted, and never a result where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import topcluck
from tests.nest import nest_game
from topcluck.games.island.state import State
from topcluck.kernel.errors import SetupRefused
from topcluck.sim.figures import Spread, wilson
from topcluck.sim.runner import Batch, Plan, Played, begin, play, run, turn_of


@pytest.fixture(autouse=True)
def _nest() -> Iterator[None]:
    with nest_game():
        yield


def test_seats_rotate_from_game_to_game() -> None:
    plan = Plan("nest", ("a", "b", "c"), 1)
    assert [plan.seating(number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_winners_are_counted_for_the_bot_wherever_it_sat() -> None:
    plan = Plan("nest", ("chick", "chick"), 5)
    game = play(plan, 1)
    assert game.finished
    assert game.winners == tuple(plan.seating(1)[seat] for seat in game.winning_seats)


def test_every_game_has_a_winner_and_its_own_seed() -> None:
    batch = run(Plan("nest", ("chick", "chick"), 5), 12)
    assert len(batch.finished) == 12
    assert batch.wins(0) + batch.wins(1) == 12 == batch.wins_of_seat(0) + batch.wins_of_seat(1)
    assert len({game.decisions for game in batch.played}) > 1


def test_the_same_plan_brings_the_same_games_in_any_number_of_processes() -> None:
    plan = Plan("nest", ("chick", "chick"), 5)
    assert run(plan, 4).played == run(plan, 4).played == run(plan, 4, workers=2).played


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, kept = Plan("nest", ("chick", "chick"), 5, think=0.2), tmp_path / "kept.jsonl"
    first = run(plan, 3, kept=kept)
    kept.write_text(kept.read_text() + '{"plan": "half a li')
    run(Plan("nest", ("chick", "chick"), 6, think=0.2), 2, kept=kept)
    again: list[int] = []

    def counted(plan: Plan, number: int) -> Played:
        again.append(number)
        return play(plan, number)

    monkeypatch.setattr("topcluck.sim.runner.play", counted)
    assert run(plan, 5, kept=kept).played[:3] == first.played
    assert run(plan, 5, kept=kept).played == run(plan, 5).played
    assert again == [3, 4, 0, 1, 2, 3, 4], "what is noted is not played again, other plans have notes of their own"


def test_it_is_told_how_bots_thought_and_how_long() -> None:
    games = (
        Played(0, True, (0,), (0,), "won", 8, 10, {1: 4, 3: 6}, (0.5, 0.1)),
        Played(1, True, (0,), (1,), "won", 8, 10, {1: 4, 3: 6}, (0.7, 0.0)),
    )
    batch = Batch(Plan("nest", ("a", "b"), 1, think=0.2), games)
    assert batch.to_json()["think"] == 0.2 and batch.to_json()["iterations"] is None
    assert batch.markdown().splitlines()[2:] == [
        "| 1 a | 0.2 of its time | 2 | 2 | 100.0% | 34.2% – 100.0% | 0.70 s |",
        "| 2 b | 0.2 of its time | 2 | 0 | 0.0% | 0.0% – 65.8% | 0.10 s |",
    ]
    assert "| 8 looks for each choice |" in Batch(Plan("nest", ("a", "b"), 1, iterations=8), games).markdown()


def test_thinking_in_the_challengers_turn_is_not_counted_with_the_own_turn() -> None:
    match, _ = begin(Plan("chicken-island", ("chick",), 3, options={"mode": "solo"}), 0)
    asked: dict[int, set[int]] = {}
    while match.outcome is None and turn_of(match) < 30:
        assert isinstance(match.state, State)
        if match.state.active >= 0:  # the game has begun
            asked.setdefault(turn_of(match), set()).add(match.state.active)
        match.push(match.legal_actions[len(match.entries) % len(match.legal_actions)])
    assert len(asked) > 4 and all(len(active) == 1 for active in asked.values())
    assert {0, 1} == set().union(*asked.values()), "the Challenger attacks, and is answered"


def test_a_game_that_passes_the_limit_is_unfinished() -> None:
    batch = run(Plan("nest", ("chick", "chick"), 5, max_turns=3, options={"forever": True}), 2)
    data = batch.to_json()
    assert (data["finished"], data["unfinished"]) == (0, 2)
    assert batch.wins(0) == batch.wins(1) == 0
    assert data["bots"][0]["share"] is None
    assert data["turns_per_player"]["count"] == 0
    assert batch.played[0].turns == 7


def test_records_are_kept_and_verify(tmp_path: Path) -> None:
    run(Plan("nest", ("chick", "chick"), 5, records=tmp_path / "deep" / "er"), 2)
    kept = sorted((tmp_path / "deep" / "er").iterdir())
    assert [path.name for path in kept] == ["game-00000.json", "game-00001.json"]
    assert all(topcluck.verify(path.read_text()).outcome for path in kept)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupRefused):
        run(Plan("nest", ("chick",) * 7, 5), 2)
    with pytest.raises(SetupRefused, match="at least one"):
        run(Plan("nest", ("chick", "chick"), 5), 0)
    with pytest.raises(SetupRefused, match="but 2 bots"):
        run(Plan("nest", ("chick", "chick"), 5, options={"players": 3}), 1)


def test_decisions_are_counted_by_their_options() -> None:
    games = (
        Played(0, True, (0,), (0,), "won", 8, 10, {1: 4, 3: 6}),
        Played(1, False, (), (), "", 99, 5, {2: 5}),
    )
    data = Batch(Plan("nest", ("a", "b"), 1), games).to_json()
    assert data["choices_per_game"]["median"] == 6
    assert data["turns_per_player"]["median"] == 4
    assert data["options_histogram"] == {"1": 4, "2": 5, "3": 6}
    assert data["reasons"] == {"won": 1}


def test_spreads_and_intervals() -> None:
    assert Spread.of([1, 2, 2, 9]) == Spread(4, 3.5, 1, 1, 2, 9, 9)
    assert Spread.of([]).count == 0
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(450, 500)
    assert 0.86 < low < 0.9 < high < 0.93
