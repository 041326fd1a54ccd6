"""`set check`: every mistake of a card set, for its maker."""

from __future__ import annotations

import json
import shutil
import tempfile
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.running import cli

with as_file(files("topcluck.games.island") / "sets" / "house") as folder:
    HOUSE = Path(folder)


@pytest.fixture
def my_set(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HOUSE, tmp_path / "mine"))


def test_the_house_set_is_in_order() -> None:
    ran = cli("set", "check", str(HOUSE))
    assert (ran.code, ran.out) == (0, "The set is in order.\n")


def test_every_mistake_is_told_with_file_card_and_key(my_set: Path) -> None:
    machines = my_set / "machines.toml"
    machines.write_text(machines.read_text().replace("strength = 5", "strenght = 5"))
    scrolls = my_set / "scrolls.toml"
    scrolls.write_text(scrolls.read_text().replace('op = "draw"', 'op = "drew"'))
    ran = cli("set", "check", str(my_set))
    assert ran.code == 1
    assert "machines.toml: " in ran.out
    assert "scrolls.toml: " in ran.out
    assert "strenght" in ran.out
    data = json.loads(cli("set", "check", str(my_set), "--json").out)
    assert data["ok"] is False
    assert {"file", "card", "key", "message"} == set(data["problems"][0])


def test_broken_toml_is_a_mistake_with_its_line(my_set: Path) -> None:
    (my_set / "leaders.toml").write_text("[[leader]\n")
    ran = cli("set", "check", str(my_set))
    assert ran.code == 1
    assert "leaders.toml" in ran.out


def test_a_file_is_no_set() -> None:
    assert cli("set", "check", str(HOUSE / "set.toml")).refused()


@settings(max_examples=25)
@given(st.data())
def test_no_broken_set_breaks_the_program(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        mine = Path(shutil.copytree(HOUSE, Path(folder) / "mine"))
        victim = data.draw(st.sampled_from(sorted(path.name for path in mine.iterdir() if path.is_file())))
        raw = (mine / victim).read_bytes()
        at = data.draw(st.integers(0, len(raw)))
        (mine / victim).write_bytes(
            raw[:at] + data.draw(st.binary(max_size=8)) + raw[data.draw(st.integers(at, len(raw))) :]
        )
        ran = cli("set", "check", str(mine))
        assert ran.refused() or ran.code in (0, 1), ran.err
