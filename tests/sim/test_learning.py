"""Learning the island's judgement from games."""

from __future__ import annotations

from math import log
from pathlib import Path

import numpy as np
import pytest

from topcluck.bots.island.judgement import FEATURES
from topcluck.bots.island.weights import read_weights
from topcluck.sim.learning import SECTIONS, Examples, begun, fit, main, notes, surprise, together, written

TAGS = FEATURES.index("tags")
NOTHING = np.zeros(len(FEATURES))


def example(ours: float, theirs: float, won: bool) -> Examples:
    """Two sides that differ in their tags alone."""
    rows = np.zeros((1, 2, len(FEATURES)), dtype=np.float32)
    rows[0, :, TAGS] = ours, theirs
    return Examples(rows, np.array([[float(won), float(not won)]]), np.array([1.0]))


def test_what_wins_gets_weight_and_what_makes_no_difference_gets_none() -> None:
    examples = together([example(1.0, 0.0, True), example(0.0, 1.0, False)] * 20)
    weights = fit(examples, NOTHING, draw=1.0)
    assert weights[TAGS] > 1.0
    assert np.flatnonzero(weights).tolist() == [TAGS]
    assert fit(examples, NOTHING, draw=1000.0)[TAGS] < 0.1, "drawn back to its beginning"
    assert surprise(weights, examples) < 0.7 < surprise(NOTHING, examples)


def test_the_weights_are_the_likeliest_ones() -> None:
    """Who has a tag more wins three times of four: odds of 3."""
    examples = together([example(1.0, 0.0, True)] * 300 + [example(1.0, 0.0, False)] * 100)
    assert fit(examples, NOTHING, draw=1e-6)[TAGS] == pytest.approx(log(3), abs=1e-3)


def test_a_coin_surprises_by_one_bit() -> None:
    assert surprise(NOTHING, example(1.0, 0.0, True)) == pytest.approx(1.0)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    box = begun({"players": 2}, "1").box
    weights = [number / 4 for number in range(len(FEATURES) + len(SECTIONS) * len(box.names))]
    (tmp_path / "w.toml").write_text(written(weights, box, "by hand"), encoding="utf-8")
    read = read_weights(tmp_path / "w.toml")
    cards = [section[name] for section in (read.hand, read.strategies, read.units) for name in box.names]
    assert read.features + cards == weights


def test_a_game_leaves_notes_of_turns_with_its_outcome() -> None:
    found = notes({"players": 3}, 0.0, "7")
    assert found is not None
    turns, sides, columns = found.rows.shape
    assert turns > 4 and sides == 3 and columns > len(FEATURES)
    assert (found.won == found.won[0]).all() and found.won[0].sum() == 1.0
    assert (np.diff(found.counts) > 0).all() and found.counts[-1] <= 1.0, "late turns count more"


def test_cards_are_counted_where_they_lie() -> None:
    found = notes({"players": 2}, 0.0, "7")
    assert found is not None
    box = begun({"players": 2}, "1").box
    hand, strategies, units = np.split(found.rows[:, :, len(FEATURES) :], len(SECTIONS), axis=2)
    scrolls = FEATURES.index("scrolls")
    assert hand.sum(axis=2) == pytest.approx(10.0 * found.rows[:, :, scrolls])
    assert strategies.sum(axis=2) == pytest.approx(2.0 * found.rows[:, :, FEATURES.index("strategies")])
    assert (units[:, :, box.leaders].sum(axis=2) == 1.0).all(), "a Leader never leaves for good"


def test_the_same_seed_is_the_same_game() -> None:
    first, again, other = (notes({"players": 2}, 0.1, seed) for seed in ("3", "3", "4"))
    assert first is not None and again is not None and other is not None
    assert np.array_equal(first.rows, again.rows) and not np.array_equal(first.rows, other.rows)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_the_script_plays_learns_and_writes(players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "10", "--players", str(players), "--out", str(tmp_path / "w.toml"), "--seed", "3"])
    read = read_weights(tmp_path / "w.toml")
    assert len(read.features) == len(FEATURES) and read.features[TAGS] > 0.0
    assert read.units and read.hand
    assert "games of instinct" in capsys.readouterr().out
