"""Grid, zones, shapes, prices and cards are data, and the checker reports every mistake (TP-0.5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.citing import rule
from topcluck.games.touche import sets
from topcluck.games.touche.farm import Farm
from topcluck.games.touche.sets import check_set, load_set, read_set
from topcluck.kernel.errors import SetupRefused, Unreadable

FOLDER = Path(sets.__file__).parent / "sets" / "farm"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the farm set that a test may spoil."""
    for file in sets.FILES:
        (tmp_path / file).write_text((FOLDER / file).read_text("utf-8"), "utf-8")
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


@rule("TP-0.5")
def test_another_grid_and_other_prices_are_a_matter_of_data(copy: Path) -> None:
    wide = "\n".join(["MMMMPDDDDD"] * 3 + ["MMMMPLLLLL"] * 2 + ["GGGGPLLLLL"] + ["GGGGPWWWWW"] * 4)
    old = (copy / "board.toml").read_text("utf-8").split('"""')[1]
    change(copy, "board.toml", old, f"\n{wide}\n")
    change(copy, "set.toml", "egg_price = 25", "egg_price = 30")
    change(copy, "units.toml", "width = 3", "width = 4")
    farm = Farm(load_set(copy))
    assert (farm.columns, farm.rows, farm.cells, farm.set.egg_price) == (10, 10, 100, 30)
    assert farm.foot[0][0] == (0, 1, 2, 3, 10, 11, 12, 13)


def test_the_set_that_ships_is_in_order() -> None:
    assert check_set(FOLDER) == []
    assert read_set("farm") is not None
    assert read_set("farm@1").name == "farm@1"
    assert len(read_set("farm").hash) == 16


def test_unknown_sets_are_refused() -> None:
    with pytest.raises(SetupRefused, match="no farm set 'barnyard'"):
        read_set("barnyard")
    with pytest.raises(SetupRefused, match="has version 1, not 9"):
        read_set("farm@9")


@pytest.mark.parametrize(
    ("file", "old", "new", "mistake"),
    [
        ("set.toml", "targets = 15", "targets = 0", "set.toml: targets should be a whole number from 1"),
        ("set.toml", "targets = 15", "", "set.toml: the key 'targets' is missing"),
        ("set.toml", "targets = 15", "targets = 15\nbombs = 3", "set.toml: the key 'bombs' is unknown"),
        ("set.toml", "egg_price = 25", "egg_price = 24", "set.toml: egg_price should be multiples of 5"),
        ("set.toml", "[35, 40, 45]", "[45, 40, 35]", "set.toml: wild_eggs should rise"),
        ("set.toml", "[35, 40, 45]", "[]", "set.toml: wild_eggs should be a list of counts"),
        ("set.toml", ', "pigs"]', "]", "set.toml: there should be 4 clans"),
        ("set.toml", '"pigs"', '"moles"', "set.toml: two entries share the clan 'moles'"),
        ("set.toml", 'id = "farm"', 'id = "farm', "set.toml: Illegal character"),
        ("board.toml", "MMMMPDDDD", "MMMPDDDD", "board.toml: the rows of the map should be equally long"),
        ("board.toml", "MMMMPDDDD", "MMMMXDDDD", "board.toml: the map names 'X', which is no zone"),
        ("board.toml", 'letter = "M"', 'letter = "Q"', "board.toml: the zone 'Q' is not on the map"),
        ("board.toml", 'letter = "M"', 'letter = "D"', "board.toml: two entries share the zone letter 'D'"),
        ("board.toml", 'id = "path"', "id = 3", "board.toml, zone 3: id should be a text"),
        ("units.toml", 'letter = "B"', 'letter = "b"', "units.toml, unit barn: the letter should be one capital"),
        ("units.toml", "width = 3", "width = 10", "units.toml, unit barn: it does not fit on the board"),
        ("units.toml", "tokens = 1", "tokens = 2", "units.toml, unit barn: a unit with an egg has one token"),
        ("units.toml", "ears = 5", "ears = 7", "units.toml, unit barn: ears should be a multiple of 5"),
        ("units.toml", "egg = true", 'egg = "yes"', "units.toml, unit barn: egg should be true or false"),
        ("units.toml", 'pattern = "free"', 'pattern = "cross"', "unit barn: the pattern of an attack is one"),
        ("units.toml", 'op = "weapon_for_owner"', 'op = "dance"', "unit barn, when_destroyed: op should be"),
        ("units.toml", 'unit = "eggwitzer" }', 'unit = "ostrich" }', "unit tractank: there is no unit 'ostrich'"),
        ("units.toml", 'pattern = "line", cells = 2', 'pattern = "line", cells = 5', "tractank: a line has at most"),
        ("units.toml", ", amount = 5 }", "}", "units.toml, unit granary, when_hit: the key 'amount' is missing"),
        ("weapons.toml", 'id = "salvo"', 'id = "overtime"', "weapons.toml: two entries share the weapon 'overtime'"),
        ("weapons.toml", "copies = 2", "copies = -1", "weapon nuclear_strike: copies should be a whole number from 1"),
        ("weapons.toml", '["targeting"]', '["breakfast"]', "weapon nuclear_strike: there is no moment 'breakfast'"),
        ("weapons.toml", "price = 10", "price = 7", "weapon nuclear_strike: sums of ears should be multiples of 5"),
        ("weapons.toml", "size = 3", "size = 12", "weapon nuclear_strike: the block does not fit on the board"),
        ("weapons.toml", 'op = "gain_ears", amount = 15', 'op = "gain_ears", amount = 3', "bumper_harvest: sums"),
        ("weapons.toml", 'units = ["reaper"]', 'units = ["weeper"]', "weapon laser_sight: there is no unit 'weeper'"),
        ("weapons.toml", 'op = "no_theft"', 'op = "spy"', "weapon scarecrow, effect: op should be one of"),
    ],
)  # fmt: skip
def test_a_mistake_names_file_entry_and_key(copy: Path, file: str, old: str, new: str, mistake: str) -> None:
    change(copy, file, old, new)
    mistakes = check_set(copy)
    assert any(mistake in said for said in mistakes), mistakes
    with pytest.raises(Unreadable):
        load_set(copy)


def test_every_mistake_is_reported(copy: Path) -> None:
    change(copy, "set.toml", "targets = 15", "targets = 0")
    change(copy, "units.toml", "width = 3", "width = 0")
    change(copy, "weapons.toml", "copies = 2", 'copies = "two"')
    assert len(check_set(copy)) == 3


def test_a_missing_file_is_a_mistake(copy: Path) -> None:
    (copy / "units.toml").unlink()
    assert check_set(copy) == ["units.toml: cannot be read"]


def test_a_board_has_a_least_and_a_greatest_size(copy: Path) -> None:
    old = (copy / "board.toml").read_text("utf-8").split('"""')[1]
    change(copy, "board.toml", old, "\nMMM\nMDL\nGPW\n")
    assert "board.toml: a board has 4 to 12 columns and 4 to 12 rows, not 3 × 3" in check_set(copy)
