"""`sim` and `bench` as commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import topcluck
from tests.cli.running import cli
from tests.nest import nest_game


def test_one_json_object_and_nothing_else() -> None:
    ran = cli("sim", "nest", "--bots", "chick,chick", "--games", "6", "--seed", "5", "--json")
    data = json.loads(ran.out)
    assert ran.err == ""
    assert data["games"] == data["finished"] == 6
    assert sum(bot["wins"] for bot in data["bots"]) == 6


def test_the_seed_decides_everything() -> None:
    args = ("sim", "nest", "--bots", "chick,chick", "--games", "5", "--json", "--seed")
    assert cli(*args, "0").out == cli(*args, "0").out != cli(*args, "1").out


def test_people_read_a_table() -> None:
    ran = cli("sim", "nest", "--bots", "chick,chick", "--games", "4", "--lang", "de")
    assert "4 von 4 Spielen beendet" in ran.out
    assert "Züge je Spieler" in ran.out


def test_how_bots_thought_is_told() -> None:
    args = ("sim", "nest", "--bots", "chick,chick", "--games", "1")
    assert "usual time" not in cli(*args).out
    assert "took 0.2 of their usual time" in cli(*args, "--think", "0.2").out
    assert "8 times for each choice" in cli(*args, "--iterations", "8").out
    assert cli(*args, "--markdown", "--iterations", "8").out.startswith("| bot |")


def test_a_long_run_can_be_played_in_pieces(tmp_path: Path) -> None:
    args = ("sim", "nest", "--bots", "chick,chick", "--keep", str(tmp_path / "kept"), "--json")
    cli(*args, "--games", "2", "--seed", "5")
    assert json.loads(cli(*args, "--games", "3", "--seed", "5").out)["games"] == 3
    assert len((tmp_path / "kept").read_text().splitlines()) == 3
    without_seed = cli(*args)
    assert without_seed.refused() and "--seed" in without_seed.err


def test_records_are_kept(tmp_path: Path) -> None:
    cli("sim", "nest", "--bots", "chick,chick", "--games", "3", "--records", str(tmp_path / "kept"))
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 3
    with nest_game():
        assert all(topcluck.verify(path.read_text()).outcome for path in kept)


def test_what_is_stopped_is_no_result() -> None:
    args = ("sim", "nest", "--bots", "chick,chick", "--games", "2", "--max-turns", "3", "--option", "forever=true")
    assert cli(*args).refused()  # nest has no house rules; its own options are given in Python


def test_bench_prints_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("topcluck.sim.bench.SUBJECTS", (topcluck_subject(),))
    monkeypatch.setattr("topcluck.sim.bench._SLICES", {"lists": 0.01, "copies": 0.01, "samples": 0.01, "match": 0.01})
    monkeypatch.setattr("topcluck.sim.bench._ROUNDS", 1)
    monkeypatch.setattr("topcluck.sim.bench.is_compiled", lambda: False)  # this game never is
    data = json.loads(cli("bench", "nest", "--json").out)
    figures = data["games"]["nest"]["standard"]
    wanted = {"decisions_per_s", "bits_per_s", "copy_us", "games_per_s", "sampled_per_s", "match_decisions_per_s"}
    assert wanted <= set(figures)
    assert "decisions_per_s" in cli("bench", "nest").out


def topcluck_subject() -> object:
    from topcluck.sim.bench import Subject

    return Subject("nest", "standard", {"players": 2})
