"""Very many random games: the command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from topcluck import games
from topcluck.sim import soak


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is the only game; afterwards the others are there again, in their order."""
    kept = dict(games.PACKAGES)
    games.PACKAGES.clear()
    games.PACKAGES["toy"] = "tests.kernel.toy"
    monkeypatch.setattr("topcluck.GAMES", ("toy",))
    yield
    games.PACKAGES.clear()
    games.PACKAGES.update(kept)


def test_games_are_played_checked_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = tmp_path / "soak.json"
    small = ["--players", "2,3", "--games", "6", "--conform", "1", "--every", "20", "--workers", "1"]
    assert soak.main([*small, "--json", str(figures)]) == 0
    data = json.loads(figures.read_text("utf-8"))
    assert data["holds"] is True
    assert [(line["kind"], line["options"], line["games"], line["ended"]) for line in data["lines"]] == [
        ("conform", {"players": 2}, 1, 1),
        ("conform", {"players": 3}, 1, 1),
        ("random", {"players": 2}, 6, 6),
        ("random", {"players": 3}, 6, 6),
    ]
    assert data["lines"][2]["decisions_mean"] > 20
    assert data["lines"][0]["imagined_worlds"] > 0
    shown = capsys.readouterr().out
    assert "toy" in shown
    assert "players=3" in shown


def test_several_processes_play_the_same_games() -> None:
    jobs = [soak.Job(soak.RANDOM, "toy", {"players": 2}, seed) for seed in range(4)]
    one, two = soak.run(jobs, 1, quiet=True), soak.run(jobs, 2, quiet=True)
    assert sorted(one[0].played, key=lambda played: played.job.seed) == sorted(
        two[0].played, key=lambda played: played.job.seed
    )


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "games.jsonl"
    jobs = [soak.Job(soak.RANDOM, "toy", {"players": 2}, seed) for seed in range(4)]
    soak.run(jobs[:2], 1, quiet=True, kept=kept)
    whole = soak.run(jobs, 1, quiet=True)[0].to_json()
    played: list[soak.Job] = []
    play = soak.play

    def watched(job: soak.Job) -> soak.Played:
        played.append(job)
        return play(job)

    monkeypatch.setattr(soak, "play", watched)
    (line,) = soak.run(jobs, 1, quiet=True, kept=kept)
    assert played == jobs[2:]
    assert line.to_json() == whole
    assert len(kept.read_text("utf-8").splitlines()) == 4


def test_bots_play_instead_of_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures, few = tmp_path / "soak.json", ["--players", "2", "--games", "3", "--workers", "1"]
    assert soak.main([*few, "--bots", "chick", "--iterations", "2", "--json", str(figures)]) == 0
    (line,) = json.loads(figures.read_text("utf-8"))["lines"]
    assert (line["kind"], line["games"], line["ended"]) == ("bots", 3, 3) and line["decisions_mean"] > 20
    assert soak.main([*few, "--bots", "tests.server.strange_bots:Nonsense"]) == 1
    assert "--games 1 --bots tests.server.strange_bots:Nonsense" in capsys.readouterr().out
    assert soak.main([*few, "--bots", "chik"]) == 2
    assert "did you mean 'chick'?" in capsys.readouterr().err


def test_what_goes_wrong_is_shown_with_the_command_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.kernel.toy.ToyState.into", staticmethod(lambda place, grain: None))
    assert soak.main(["--players", "2", "--games", "2", "--conform", "1", "--workers", "1"]) == 1
    shown = capsys.readouterr().out
    assert "grains were lost" in shown
    again = "again: python -m topcluck.sim.soak --game toy --options '{\"players\": 2}' --seed 1 "
    assert again + "--games 1 --conform 0" in shown
    assert again + "--games 0 --conform 1 --every 40" in shown


def test_a_game_that_takes_too_long_is_unfinished_and_no_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "MOST_TURNS", 3)
    assert soak.main(["--players", "2", "--games", "4", "--conform", "0", "--workers", "1"]) == 1
    shown = capsys.readouterr().out
    assert "too many games were unfinished" in shown
    line = soak.run([soak.Job(soak.RANDOM, "toy", {"players": 2}, 1)], 1, quiet=True)[0]
    assert (line.unfinished, line.errors) == (1, [])
    assert line.to_json()["ended"] == 0


@pytest.mark.parametrize("arguments", [["--options", '{"hens": 2}'], ["--players", "9"]])
def test_impossible_options_are_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main([*arguments, "--games", "1", "--conform", "0"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [["--options", "[1]"], ["--players", "two"], ["--game", "chess"]])
def test_a_command_line_that_cannot_be_read_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        soak.main(arguments)


def test_the_sizes_are_those_that_were_promised() -> None:
    args = soak.parser().parse_args([])
    assert (args.players, soak.FULL, soak.SMALL) == (
        [2, 3, 4],
        {"random": 2000, "conform": 50},
        {"random": 20, "conform": 3},
    )
