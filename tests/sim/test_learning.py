"""Learning the island's judgement from games."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from topcluck.bots.island.judgement import FEATURES
from topcluck.bots.island.weights import read_weights
from topcluck.sim.learning import Example, fit, main, notes, solved, surprise, written

TAGS = FEATURES.index("tags")


def example(ours: float, theirs: float, won: bool) -> Example:
    """Two sides that differ in their tags alone."""
    rows = [[0.0] * len(FEATURES), [0.0] * len(FEATURES)]
    rows[0][TAGS], rows[1][TAGS] = ours, theirs
    return rows, [int(won), int(not won)], 1.0


def test_what_wins_gets_weight_and_what_makes_no_difference_gets_none() -> None:
    examples = [example(1.0, 0.0, True), example(0.0, 1.0, False)] * 20
    weights = fit(examples, [0.0] * len(FEATURES), draw=1.0)
    assert weights[TAGS] > 1.0
    assert not any(weight for number, weight in enumerate(weights) if number != TAGS)
    assert fit(examples, [0.0] * len(FEATURES), draw=1000.0)[TAGS] < 0.1, "drawn back to its beginning"
    assert surprise(weights, examples) < 0.7 < surprise([0.0] * len(FEATURES), examples)


def test_the_weights_are_the_likeliest_ones() -> None:
    """Who has a tag more wins three times of four: odds of 3."""
    examples = [example(1.0, 0.0, True)] * 300 + [example(1.0, 0.0, False)] * 100
    assert fit(examples, [0.0] * len(FEATURES), draw=1e-6)[TAGS] == pytest.approx(log(3), abs=1e-3)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = [number / 4 for number in range(len(FEATURES))]
    (tmp_path / "w.toml").write_text(written(weights, "by hand"), encoding="utf-8")
    assert read_weights(tmp_path / "w.toml") == weights


def test_a_game_leaves_notes_of_every_turn_with_its_outcome() -> None:
    found = notes({"edition": "second-en"}, ("hen", "hen"), 0.0, "7")
    assert len(found) > 4 and all(won == found[0][1] and sum(won) == 1 for _, won, _ in found)
    assert all(len(rows) == 2 and all(len(row) == len(FEATURES) for row in rows) for rows, _, _ in found)
    assert [counts for _, _, counts in found] == sorted(counts for _, _, counts in found) and found[-1][2] == 1.0


@pytest.mark.slow
def test_the_script_plays_learns_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "5", "--out", str(tmp_path / "w.toml"), "--seed", "3"])
    assert len(read_weights(tmp_path / "w.toml")) == len(FEATURES)
    assert "5 games of hen,hen" in capsys.readouterr().out
