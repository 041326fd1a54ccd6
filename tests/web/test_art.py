"""The pictures: everything in the boxes has one, and each is small, plain and safe to put into a page."""

import re
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from topcluck.games.island.model import CATASTROPHES, FACES, KINDS, MACHINE_TYPES, PLACES, RESOURCES
from topcluck.games.island.sets import load_set
from topcluck.games.touche.model import UnitCard
from topcluck.games.touche.sets import read_set

ART = Path(__file__).resolve().parents[2] / "web" / "art"
PICTURES = sorted(ART.rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "fill", "fill-opacity", "opacity", "stroke",
    "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap",
}  # fmt: skip
OUTLINED = {"fill": "none", "stroke": "#2B1D1A", "stroke-linecap": "round", "stroke-linejoin": "round"}
CELL = 40  # the width of a cell of the farm
HEX = "M43.3 0l43.3 25v50l-43.3 25l-43.3-25v-50z"
HOUSE, FARM = load_set("house"), read_set("farm")
UNITS = {unit.id: unit for unit in FARM.units}


def names(folder: str) -> set[str]:
    """The pictures lying in a folder."""
    return {path.stem for path in (ART / folder).glob("*.svg")}


def root_of(picture: Path) -> ElementTree.Element:
    return ElementTree.fromstring(picture.read_text("utf-8"))


def box_of(picture: Path) -> tuple[float, ...]:
    return tuple(float(number) for number in root_of(picture).attrib["viewBox"].split())


def named(pictures: Iterable[Path]) -> list[str]:
    return [picture.relative_to(ART).as_posix() for picture in pictures]


@pytest.mark.parametrize(
    ("folder", "ids"),
    [
        ("leaders", {leader.id for leader in HOUSE.leaders}),
        ("machines", set(MACHINE_TYPES)),
        ("chickens", {"chicken", "back", "fleeing", "humiliated"}),
        ("dice", {*FACES, "blank"}),
        ("resources", set(RESOURCES)),
        ("tokens", {"shield", "tag", "star", "flag"}),
        ("scrolls", {*KINDS, "back"}),
        ("catastrophes", set(CATASTROPHES)),
        ("terrain", set(PLACES)),
        ("seats", {"0", "1", "2", "3"}),
        ("clans", set(FARM.clans)),
        ("farm/zones", {zone.id for zone in FARM.zones}),
        ("farm/weapons", {weapon.id for weapon in FARM.weapons}),
    ],
)
def test_a_folder_has_a_picture_of_each_of_its_things_and_no_other(folder: str, ids: set[str]) -> None:
    assert names(folder) == ids


def test_the_farm_has_its_units_and_its_marks() -> None:
    marks = {"intact", "crater", "explosion", "wreck", "target", "field", "nuke", "pigeon", "ear", "egg", "wild_egg"}
    assert names("farm") == {*UNITS, *marks, "first_player"}
    assert names(".") == {"logo", "icon"}


@pytest.mark.parametrize("unit", UNITS.values(), ids=list(UNITS))
def test_a_unit_of_the_farm_is_drawn_in_its_own_shape(unit: UnitCard) -> None:
    assert box_of(ART / "farm" / f"{unit.id}.svg") == (0, 0, unit.width * CELL, unit.height * CELL)


def test_what_lies_on_several_cells_is_as_wide_as_they_are() -> None:
    strikes = [weapon.effect.size for weapon in FARM.weapons if weapon.effect.size]
    assert box_of(ART / "farm" / "field.svg") == (0, 0, FARM.field * CELL, FARM.field * CELL)
    assert [box_of(ART / "farm" / "nuke.svg")] == [(0, 0, size * CELL, size * CELL) for size in strikes]


@pytest.mark.parametrize("ground", PLACES)
def test_a_tile_is_exactly_a_hex_standing_on_a_corner(ground: str) -> None:
    tile = ART / "terrain" / f"{ground}.svg"
    assert box_of(tile) == (0, 0, 86.6, 100)
    shapes = [shape.attrib for shape in root_of(tile)]
    assert shapes[0]["d"] == HEX and shapes[0]["stroke"] == "none", "the ground"
    assert shapes[-1]["d"] == HEX and "fill" not in shapes[-1], "the line around it"


@pytest.mark.parametrize("picture", PICTURES, ids=named(PICTURES))
def test_a_picture_is_small_and_nothing_but_shapes(picture: Path) -> None:
    text = picture.read_text("utf-8")
    root = root_of(picture)
    assert len(text.encode()) < 4000
    assert root.tag == f"{SVG}svg"
    assert OUTLINED.items() <= root.attrib.items()
    assert set(root.attrib) == {*OUTLINED, "viewBox", "stroke-width"}
    assert len(root) >= 2
    for shape in root:
        assert shape.tag.removeprefix(SVG) in SHAPES, "no script, style, text, title, link or group"
        assert set(shape.attrib) <= ATTRIBUTES, "no id, class, style, href or event"
        assert len(shape) == 0 and not (shape.text or "").strip()
    assert "url(" not in text and "<!" not in text


@pytest.mark.parametrize("folder", ["leaders", "machines", "chickens", "dice", "clans", "seats", "farm"])
def test_what_belongs_to_a_player_shows_the_players_colour(folder: str) -> None:
    nobodys = {"crater", "wreck", "intact", "ear", "wild_egg", "pigeon", "nuke"}
    for picture in (ART / folder).glob("*.svg"):
        coloured = 'fill="currentColor"' in picture.read_text("utf-8")
        assert coloured != (picture.stem in nobodys), picture.stem


def test_every_colour_is_in_the_palette_and_every_colour_of_the_palette_is_used() -> None:
    palette = re.findall(r"^\| [a-z]+ \| `(#[0-9A-F]{6})` \|", (ART / "README.md").read_text("utf-8"), re.MULTILINE)
    used = {colour for picture in PICTURES for colour in re.findall(r"#[0-9A-Fa-f]+", picture.read_text("utf-8"))}
    assert len(palette) == len(set(palette))
    assert used == set(palette)
