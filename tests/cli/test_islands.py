"""`topcluck island`: checking, drawing and keeping islands; and playing on them."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.cli.running import cli
from topcluck.games.island.island_files import parse_island, write_island
from topcluck.games.island.setfiles.layout import hexes_of
from topcluck.games.island.sets import load_set
from topcluck.words import LANGUAGES

HOUSE = load_set("house").islands
NAMES = [island.id for island in HOUSE]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def pan(tmp_path: Path) -> Path:
    """A file with the Frying Pan in it."""
    path = tmp_path / "pan.toml"
    path.write_text(write_island(HOUSE[1]), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved game of three who have just built their island."""
    match = topcluck.new("chicken-island", players=3, flags=["built_island"], seed=5)
    while match.decision.kind != "claim":
        match.push(match.legal_actions[0])
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(str(match.record), encoding="utf-8")
    return path


# -- check -------------------------------------------------------------------------------------------------------------


def test_an_island_in_order_and_how_it_could_be_built(pan: Path) -> None:
    ran = cli("island", "check", str(pan))
    assert ran.code == 0
    first, second = ran.out.splitlines()
    assert first == "The island is in order."
    assert second.startswith("Players could have built it by the rules of second-en, with 2 Lava or Neutral tiles more")
    assert sorted(second.rpartition(": ")[2].split()) == sorted(["^e5", "a", "A", ".e4", "b", "B", ".e6", ".f3", ".d7"])


def test_the_remark_is_for_the_edition_that_was_asked_for(pan: Path) -> None:
    assert (
        "could not have built it by the rules of first-de"
        in cli("island", "check", str(pan), "--edition", "first-de").out
    )
    data = json.loads(cli("island", "check", str(pan), "--edition", "second-fr", "--json").out)
    assert (data["ok"], data["problems"]) == (True, [])
    assert (data["building"]["edition"], data["building"]["can_be_built"]) == ("second-fr", False)
    assert (data["building"]["more_tiles"], len(data["building"]["order"])) == (2, 9)
    assert cli("island", "check", str(pan), "--edition", "third-en").refused()


def test_every_mistake_is_told_with_file_key_hex_and_rule(pan: Path) -> None:
    pan.write_text(pan.read_text().replace("  A .", "  . A").replace("players = 2", "players = 4"))
    ran = cli("island", "check", str(pan))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"{pan}: map: there are 2 Territories for 4 players (SET-8)",
        f"{pan}: map: there are 2 Bases for 4 players (SET-8)",
        f"{pan}: map: d7 touches 1 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)",
        "3 mistakes.",
    ]
    data = json.loads(cli("island", "check", str(pan), "--json").out)
    assert (data["ok"], data["building"]) == (False, None)
    assert data["problems"][2] == {
        "file": str(pan), "key": "map", "hex": "d7", "rule": "ISLAND-4",
        "message": "touches 1 of the hexes of its Territory; a Base must touch 2",
    }  # fmt: skip


def test_an_island_from_standard_input(pan: Path) -> None:
    assert cli("island", "check", "-", typed=pan.read_text()).code == 0


def test_what_is_no_file_is_bad_input(tmp_path: Path) -> None:
    assert cli("island", "check", str(tmp_path / "nothing.toml")).refused()
    assert cli("island", "check", str(tmp_path)).refused()


@pytest.mark.parametrize("name", NAMES)
def test_all_islands_of_the_house_set_are_in_order(name: str, tmp_path: Path) -> None:
    path = tmp_path / "island.toml"
    path.write_text(write_island(HOUSE[NAMES.index(name)]), encoding="utf-8")
    assert cli("island", "check", str(path)).code == 0


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_no_broken_file_breaks_the_program(data: st.DataObject) -> None:
    text = write_island(HOUSE[1])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 8)) :]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "island.toml"
        path.write_text(text, encoding="utf-8")
        ran = cli("island", "check", str(path))
        assert ran.code in (0, 1)
        drawn = cli("island", "draw", str(path))
        assert drawn.code == 0 if ran.code == 0 else drawn.refused()


# -- draw --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_an_island_in_the_terminal(name: str) -> None:
    island = HOUSE[NAMES.index(name)]
    ran = cli("island", "draw", name)
    assert ran.code == 0
    assert ran.out.startswith(f"{island.name}  {island.players} players, {len(hexes_of(island))} hexes")
    assert ran.out.count("⌂") == island.players
    assert ran.out.count("^^^") == len(island.lava)


@pytest.mark.parametrize("name", NAMES)
def test_an_island_as_a_picture(name: str, tmp_path: Path) -> None:
    island, path = HOUSE[NAMES.index(name)], tmp_path / "island.svg"
    assert cli("island", "draw", name, "-o", str(path)).out == f"The picture is in {path}.\n"
    root = ElementTree.parse(path).getroot()
    kinds = [use.get("class", "").split(" ")[0] for use in root.iter(f"{SVG}use")]
    assert kinds.count("territory") == 4 * island.players
    assert (kinds.count("base"), kinds.count("lava")) == (island.players, len(island.lava))
    named = [text.text for text in root.iter(f"{SVG}text") if str(text.get("class")).startswith("name")]
    assert len(set(named)) == len(hexes_of(island))
    title = root.find(f"{SVG}title")
    assert title is not None and title.text == island.name


def test_the_same_island_gives_the_same_picture_from_a_file_too(pan: Path, tmp_path: Path) -> None:
    pictures = [tmp_path / name for name in ("a.svg", "b.svg", "c.svg")]
    for island, picture in zip(["frying_pan", "frying_pan", str(pan)], pictures, strict=True):
        assert cli("island", "draw", island, "-o", str(picture)).code == 0
    assert len({picture.read_bytes() for picture in pictures}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_speaks_the_language_of_its_viewer(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "island.svg"
    cli("island", "draw", "pinwheel", "-o", str(path), "--lang", lang)
    players = {"en": "3 players", "fr": "3 joueurs", "it": "3 giocatori", "de": "3 Spieler"}
    assert players[lang] in path.read_text(encoding="utf-8")


def test_a_name_with_signs_that_mean_something_in_xml(pan: Path, tmp_path: Path) -> None:
    pan.write_text(pan.read_text().replace('name = "Frying Pan"', 'name = "Hen & <Egg>"'))
    assert cli("island", "draw", str(pan), "-o", str(tmp_path / "x.svg")).code == 0
    assert "Hen &amp; &lt;Egg&gt;" in (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert "Hen & <Egg>" in cli("island", "draw", str(pan)).out


def test_islands_that_cannot_be_drawn(pan: Path, tmp_path: Path) -> None:
    ran = cli("island", "draw", "fryin_pan")
    assert ran.refused() and "did you mean frying_pan?" in ran.err
    pan.write_text(pan.read_text().replace("^", " "))
    assert cli("island", "draw", str(pan)).refused()
    assert cli("island", "draw", "frying_pan", "-o", str(tmp_path)).refused()


# -- save --------------------------------------------------------------------------------------------------------------


def test_a_built_island_is_kept_and_played_on_again(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "our_nest.toml"
    assert cli("island", "save", str(game), str(file), "--note", "ours").out == f"The island is saved in {file}.\n"
    island = parse_island(file.read_text(encoding="utf-8"))
    assert (island.id, island.name, island.players, island.note) == ("our_nest", "our nest", 3, "ours")
    assert "with" not in cli("island", "check", str(file)).out, "no tile more than players lay"
    record = tmp_path / "again.json"
    seats = ("--seats", "human,chick,chick", "--seed", "1")
    played = cli("play", "chicken-island", "--island", str(file), *seats, "--save", str(record), typed="1\n1\nquit\n")
    assert played.code == 0
    file.unlink()
    assert cli("verify", str(record)).code == 0, "the record holds the island itself"


def test_an_island_goes_to_standard_output_without_a_file(game: Path) -> None:
    ran = cli("island", "save", str(game), "--name", "9 Hens' Nest")
    island = parse_island(ran.out)
    assert (island.id, island.name) == ("island_9_hens_nest", "9 Hens' Nest")
    assert parse_island(cli("island", "save", str(game)).out).name == "Built island"


def test_the_island_of_any_game_can_be_kept(tmp_path: Path) -> None:
    match = topcluck.new("chicken-island", players=2, seed=1)
    (tmp_path / "game.json").write_text(str(match.record), encoding="utf-8")
    kept = parse_island(cli("island", "save", str(tmp_path / "game.json")).out)
    assert (kept.id, kept.name) == ("frying_pan", "Frying Pan")


def test_nothing_is_overwritten(game: Path, pan: Path) -> None:
    before = pan.read_text()
    assert cli("island", "save", str(game), str(pan)).refused()
    assert pan.read_text() == before


def test_an_island_that_is_not_there_cannot_be_kept(tmp_path: Path) -> None:
    for name, match in {
        "begun": topcluck.new("chicken-island", flags=["built_island"], seed=1),
        "farm": topcluck.new("touche-poulet", seed=1),
    }.items():
        (tmp_path / name).write_text(str(match.record), encoding="utf-8")
    assert "not finished yet" in cli("island", "save", str(tmp_path / "begun")).err
    assert "has no island" in cli("island", "save", str(tmp_path / "farm")).err
    assert cli("island", "save", str(tmp_path / "nothing")).refused()


# -- playing on it -----------------------------------------------------------------------------------------------------


def test_bots_play_on_an_island_of_a_file(pan: Path) -> None:
    seats = ("--bots", "chick,chick", "--games", "1", "--max-turns", "2", "--seed", "1")
    ran = cli("sim", "chicken-island", "--island", str(pan), *seats, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)


def test_a_file_with_mistakes_or_for_others_is_refused(pan: Path) -> None:
    ran = cli("play", "chicken-island", "--island", str(pan), "--bots", "chick,chick,chick")
    assert ran.refused() and "for 2 players, not 3" in ran.err
    pan.write_text(pan.read_text().replace("  A .", "  . A"))
    ran = cli("play", "chicken-island", "--island", str(pan), "--bots", "chick,chick")
    assert ran.refused() and "ISLAND-4" in ran.err
    assert cli("play", "chicken-island", "--island", "nothing.toml").refused()
