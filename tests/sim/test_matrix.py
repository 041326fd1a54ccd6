"""Every way to play the island: allowed ones are played, forbidden ones refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.citing import rule
from topcluck.sim import matrix, soak
from topcluck.sim.matrix import Way


@rule("RUL-57")
def test_what_the_rules_do_not_list_is_refused_with_a_sentence() -> None:
    for way in (
        Way("first-de", "standard", ("expert",), 2),
        Way("second-en", "flag", ("expert",), 2),
        Way("second-en", "standard", ("hardcore",), 2),
        Way("second-en", "solo", (), 2),
        Way("second-en", "team", (), 3),
        Way("second-en", "standard", ("solo_hard",), 2),
    ):
        assert (way.refusal or "").endswith(")"), way
    assert Way("second-fr", "team", ("expert",), 4).refusal is None


def test_the_matrix_shows_what_was_played_and_what_is_forbidden() -> None:
    result = {
        "kind": "random", "options": Way("second-en", "standard", (), 3).options, "games": 4, "ended": 3,
        "unfinished": 1, "errors": [],
    }  # fmt: skip
    lines = matrix.markdown([result]).splitlines()
    row = next(line for line in lines if line.startswith("| second-en | standard |  |"))
    assert row == "| second-en | standard |  | – | not played | 3/4 random, 1 unfinished | not played |"
    assert not any("| expert |" in line and "| flag |" in line for line in lines)


@pytest.mark.slow
def test_every_way_to_play_is_played_once(tmp_path: Path) -> None:
    table = tmp_path / "matrix.md"
    assert soak.main(["--matrix", "--games", "1", "--conform", "0", "--markdown", str(table)]) == 0
    assert "errors" not in table.read_text("utf-8") and "not played" not in table.read_text("utf-8")


@pytest.mark.slow
def test_ten_ways_to_play_pass_the_whole_suite() -> None:
    ways = matrix.playable()
    some = ways[:: len(ways) // 10][:10]
    jobs = [soak.Job(soak.CONFORM, matrix.GAME, way.options, 1, soak.SMALL_EVERY) for way in some]
    lines = soak.run(jobs, workers=2, quiet=True)
    assert [line.errors for line in lines] == [[]] * len(jobs)


@pytest.mark.slow
def test_bots_that_look_ahead_play_every_mode_of_every_edition() -> None:
    """The small form: one game of each, one seat that looks ahead now and then."""
    args = soak.parser().parse_args(["--matrix", "--plain", "--bots", "rooster,chick", "--iterations", "1"])
    args.games = 1
    ways = {(job.options["edition"], job.options["mode"]): job for job in soak.jobs_of(args)}
    lines = soak.run(list(ways.values()), workers=2, quiet=True)
    assert len(lines) == 20 and [line.errors for line in lines] == [[]] * 20
