"""Own card sets and islands of a host, by name."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

import topcluck
from tests.server.serving import served
from topcluck.games.island import sets
from topcluck.kernel.errors import SetupRefused
from topcluck.server import protocol as p
from topcluck.server.shelf import open_shelf
from topcluck.server.workers import NoAnswer, Workers

ISLAND = """
[island]
id = "two_nests"
name = "Two Nests"
players = 2
map = '''
    . B
   . b b
a a ^ b b
 a a .
  A .
'''
"""


@pytest.fixture(autouse=True)
def _forget_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets that a test adds are known to that test alone."""
    monkeypatch.setattr(sets, "_ADDED", {})
    monkeypatch.setattr(sets, "_NEWEST", dict(sets._NEWEST))
    sets._load_known.cache_clear()


def own_set(folder: Path, id: str = "coop", version: int = 1) -> Path:
    """A set of one's own: the house set with another name."""
    path = folder / f"{id}-{version}"
    shutil.copytree(Path(str(files("topcluck.games.island") / "sets" / "house")), path)
    head = (path / "set.toml").read_text("utf-8")
    head = head.replace('id = "house"', f'id = "{id}"').replace("version = 1\n", f"version = {version}\n")
    (path / "set.toml").write_text(head, "utf-8")
    return path


@pytest.mark.anyio
async def test_bots_know_the_hosts_cards(tmp_path: Path) -> None:
    own_set(tmp_path)
    open_shelf(str(tmp_path))
    match = topcluck.new("chicken-island", players=2, seed=4, cards="coop")
    for seat in (0, 1):
        match.push(match.legal_actions_of(seat)[0], seat)
    knowing, ignorant = Workers(1, slack=8.0, folder=str(tmp_path)), Workers(1, slack=8.0)
    seat = match.decision.seat
    try:
        assert await knowing.think("hen", match.view(seat), list(match.legal_actions)) in map(str, match.legal_actions)
        with pytest.raises(NoAnswer, match="raised"):
            await ignorant.think("hen", match.view(seat), list(match.legal_actions))
    finally:
        await knowing.close()
        await ignorant.close()


def test_without_a_folder_there_is_nothing_of_ones_own() -> None:
    shelf = open_shelf("")
    assert not shelf.sets and not shelf.islands and list(shelf.all_sets()) == ["house@1"]


def test_a_table_uses_the_hosts_set_and_island_by_name(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    own_set(own)
    own_set(own, version=2)
    (own / "two_nests.toml").write_text(ISLAND, "utf-8")
    (own / "README.txt").write_text("nobody minds", "utf-8")
    with served(tmp_path, folder=str(own)) as running:
        island = running.http.get("/api/games").json()["games"][0]
        assert [(one["name"], one["own"]) for one in island["sets"]] == [
            ("house@1", False), ("coop@1", True), ("coop@2", True),
        ]  # fmt: skip
        assert [one["name"] for one in island["islands"] if one["cards"] is None] == ["two_nests"]
        assert running.http.get("/api/sets/coop@2").json()["title"]
        made = running.open_for_two(options={"cards": "coop", "island": "two_nests"})
        told = running.http.get(f"/api/tables/{made.table}")
        setup = told.json()["setup"]
        assert setup["cards"] == "coop@2" and setup["island"]["name"] == "Two Nests"
        assert str(tmp_path) not in told.text  # nobody learns where it lies
        with running.at(made.table, made.seats[0].token) as ada:
            assert ada.welcome.ask is not None
            assert isinstance(ada.ask("act", line=ada.welcome.ask.options[0].text), p.Done)
        for cards in (str(own / "coop-1"), "own", "coop@3"):
            wish = {"game": "chicken-island", "seats": [{"who": "me"}] * 2, "options": {"cards": cards}}
            assert "no card set" in running.http.post("/api/tables", json=wish).json()["sentence"]


def test_a_mistake_in_the_folder_is_told_before_anything_begins(tmp_path: Path) -> None:
    own = own_set(tmp_path)
    machines = own / "machines.toml"
    machines.write_text(machines.read_text("utf-8").replace("strength", "strngth", 1), "utf-8")
    with pytest.raises(SetupRefused, match=r"coop-1/machines\.toml.*strength: is missing"):
        open_shelf(str(tmp_path))


def test_a_wrong_island_is_told_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "nests.toml").write_text(ISLAND.replace("players = 2", "players = 9"), "utf-8")
    with pytest.raises(SetupRefused, match=r"nests\.toml.*players"):
        open_shelf(str(tmp_path))


def test_a_name_is_there_once(tmp_path: Path) -> None:
    own_set(tmp_path, "house")
    with pytest.raises(sets.SetError, match="comes along"):
        open_shelf(str(tmp_path))
    (tmp_path / "house-1").rename(tmp_path / "coop-1")
    shutil.rmtree(tmp_path / "coop-1")
    own_set(tmp_path, "coop").rename(tmp_path / "first")
    own_set(tmp_path, "coop")
    with pytest.raises(sets.SetError, match="there is another set coop@1"):
        open_shelf(str(tmp_path))


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupRefused, match="is not there"):
        open_shelf(str(tmp_path / "nowhere"))
