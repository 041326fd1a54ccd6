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
