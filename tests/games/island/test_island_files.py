"""Islands in files of their own: drawn, read, checked, built and played on."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.citing import rule
from tests.games.island.table import state_of
from topcluck.games.island.board import Board
from topcluck.games.island.building_order import building_order
from topcluck.games.island.island_files import check_island, island_option, parse_island, write_island
from topcluck.games.island.model import EDITIONS, IslandPreset
from topcluck.games.island.setfiles.drawn import draw, read_drawing
from topcluck.games.island.sets import SetError, load_set
from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.kernel.match import Match

HOUSE, STUB = load_set("house"), load_set("stub")
PRESETS = [*HOUSE.islands, *STUB.islands]
SPEC = Path(__file__).parents[3] / "docs" / "rules" / "house-set.md"


def moved(island: IslandPreset) -> IslandPreset:
    """The island where a drawing would put it: its first Lava tile in the middle, hexes in order."""
    left, top = min(island.lava, key=lambda hex: (hex[1], hex[0]))

    def at(hexes: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        return tuple((q - left, r - top) for q, r in hexes)

    return replace(
        island,
        center=(0, 0),
        territories=tuple(tuple(sorted(at(hexes))) for hexes in island.territories),
        bases=at(island.bases),
        neutral=tuple(sorted(at(island.neutral))),
        lava=tuple(sorted(at(island.lava))),
    )


# -- the drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("island", HOUSE.islands, ids=lambda island: island.id)
def test_islands_are_drawn_as_the_specification_draws_them(island: IslandPreset) -> None:
    found = re.search(rf"\*\*{island.name}\*\* \(.*?```\n(.*?)\n```", SPEC.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert draw(island) == found[1]


@pytest.mark.parametrize("island", PRESETS, ids=lambda island: island.id)
def test_an_island_is_read_as_it_was_written(island: IslandPreset) -> None:
    text = write_island(island)
    read = parse_island(text)
    assert check_island(text) == []
    assert read == replace(moved(island), size="standard", origin="house")
    assert write_island(read) == text
    assert Board(read).names == Board(island).names


def test_a_drawing_may_stand_anywhere() -> None:
    drawn = draw(HOUSE.islands[1])
    aside = "\n\n" + "\n".join(f"\t   {line}  " for line in drawn.split("\n")) + "\n\n"
    assert read_drawing(aside) == read_drawing(drawn)
    assert read_drawing(drawn)[1] == []


def test_lists_of_hexes_do_as_well_as_a_drawing() -> None:
    island = HOUSE.islands[0]
    lists = "\n".join(f"{key} = {[list(hex) for hex in getattr(island, key)]}" for key in ("bases", "neutral", "lava"))
    shapes = [[list(hex) for hex in shape] for shape in island.territories]
    text = f'[island]\nid = "x"\nname = "X"\nplayers = 2\ncenter = [0, 0]\nterritories = {shapes}\n{lists}\n'
    assert parse_island(text) == replace(island, id="x", name="X", note="")
    overlap = text.replace("neutral = [[-1, 1]", "neutral = [[0, 1]")
    assert [str(problem) for problem in check_island(overlap, "my.toml")] == [
        "my.toml: d6 is covered by two tiles (ISLAND-9)"
    ]


# -- mistakes ----------------------------------------------------------------------------------------------------------

GOOD = '''[island]
id = "mine"
name = "Mine"
version = 2
players = 2
note = "ours"
map = """
    . B
   . b b
a a ^ b b
 a a .
  A .
"""
'''


@rule("ISLAND-1", "ISLAND-4", "ISLAND-7", "ISLAND-8", "ISLAND-9", "MAP-1", "SET-8", "SET-12")
@pytest.mark.parametrize(
    ("old", "new", "messages"),
    [
        ("players = 2", "players = 3",
         ["map: there are 2 Territories for 3 players (SET-8)", "map: there are 2 Bases for 3 players (SET-8)"]),
        ("a a ^ b b", "a . ^ b b", ["map: c5 a Territory has 4 hexes, and this one 3 (MAP-1)"]),
        ("a a ^ b b\n a a .", "a a ^ b b\n . a a",
         ["map: c5 has not the shape of a Territory in any rotation (MAP-1)",
          "map: c7 touches 1 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)"]),
        ("a a ^ b b", "a a . b b", ["map: must be a Lava tile (ISLAND-1)"]),
        ("   . b b", "     b b",
         []),
        ("  A .", "  . A",
         ["map: d7 touches 1 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)"]),
        ("  A .", "  . .",
         ["map: c5 Territory a has no Base A (SET-12)", "map: there are 1 Bases for 2 players (SET-8)"]),
        ("  A .", "  A A", ["map: d7 there is another Base A (SET-12)"]),
        ("    . B", "    C B", ["map: f3 Base C has no Territory c (SET-12)"]),
        ("    . B", ".     B",
         ["map: d3 is cut off: no tiles lead from here to the others (ISLAND-7)"]),
        ("a a ^ b b", "a a   b b",
         ["map: must be a Lava tile (ISLAND-1)",
          "map: e5 is an empty hex enclosed by tiles; Lava must fill it (ISLAND-8)"]),
        ("  A .", "  A . . . . .",
         ["map: there are 9 Lava and Neutral tiles, and 8 in the box (SET-8)",]),
        ("   . b b", "  .  b b", ["map: line 2, column 3: '.' lies on two hexes at once (ISLAND-9)"]),
        ("   . b b", "   x b b", ["map: line 2, column 4: 'x' is no sign for a tile (MAP-1)"]),
        ("version = 2", "version = 0", ["version: must be from 1 to 999, not 0"]),
        ("note = \"ours\"", "notes = 3", ['notes: is not a key here (did you mean "note"?)']),
        (GOOD, "", ["island: is missing"]),
    ],
)  # fmt: skip
def test_mistakes_in_an_island_file(old: str, new: str, messages: list[str]) -> None:
    assert old in GOOD
    told = [str(problem) for problem in check_island(GOOD.replace(old, new), "my.toml")]
    assert told == [f"my.toml: {message}" for message in messages]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[island]", "[[island]]", "island: must be a table, not a list"),
        ("[island]\n", "", "island: is missing"),
        ("id = ", "id ", "is not TOML: "),
    ],
)
def test_a_file_without_an_island(old: str, new: str, message: str) -> None:
    assert str(check_island(GOOD.replace(old, new), "my.toml")[0]).startswith(f"my.toml: {message}")


@rule("ISLAND-4")
def test_a_mistake_names_key_hex_and_rule_of_their_own() -> None:
    problem, = check_island(GOOD.replace("  A .", "  . A"), "my.toml")  # fmt: skip
    assert (problem.key, problem.hex, problem.rule) == ("map", "d7", "ISLAND-4")


def test_all_mistakes_are_told_at_once() -> None:
    bad = GOOD.replace("  A .", "  . A").replace("players = 2", "players = 4").replace("b b\n a a .", "b b\n a a")
    with pytest.raises(SetError, match=r"and 2 more mistakes"):
        parse_island(bad)
    assert [problem.rule for problem in check_island(bad)] == ["SET-8", "SET-8", "ISLAND-4"]


# -- playing on it -----------------------------------------------------------------------------------------------------


def test_a_match_on_an_island_of_a_file_keeps_the_island_in_its_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, encoding="utf-8")
    match = topcluck.new("chicken-island", island=path, seed=3)
    assert match.setup["island"]["name"] == "Mine"
    assert match.setup["island"]["version"] == 2
    for _ in range(30):
        match.push(match.legal_actions[0])
    path.unlink()
    again = topcluck.replay(str(match.record))
    assert again.state.dump() == match.state.dump()
    assert again.view(0) == match.view(0)


def test_hexes_have_the_names_that_the_file_is_checked_by() -> None:
    match = topcluck.new("chicken-island", island=island_option(parse_island(GOOD)), seed=3)
    assert state_of(match).box.board.names == Board(parse_island(GOOD)).names


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        topcluck.new("chicken-island", island=tmp_path / "nothing.toml")
    path = tmp_path / "bad.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Unreadable, match="cannot be read"):
        topcluck.new("chicken-island", island=path)
    path.write_text(GOOD.replace("  A .", "  . A"), encoding="utf-8")
    with pytest.raises(SetError, match="ISLAND-4"):
        topcluck.new("chicken-island", island=path)


@rule("SET-8", "SET-10", "SET-12")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"players": 3}, "the island 'mine' is for 3 players, not 2"),
        ({"bases": [[-2, 2]]}, "cannot be played on: there is no Base for everybody"),
        ({"territories": []}, "cannot be played on: there is a Base without a Territory"),
        ({"neutral": [[0, 0]]}, "cannot be played on: two tiles lie on one hex"),
        ({"neutral": [[0, 5 + number] for number in range(40)]}, "there are more tiles than in the box"),
        ({"neutral": [[900, 0]]}, "it is too far away"),
        ({"lava": 5}, "this island cannot be read"),
        ({"corner": 5}, "this island cannot be read"),
    ],
)
def test_an_island_that_no_game_can_use_is_refused(change: dict[str, object], sentence: str) -> None:
    island = {**island_option(parse_island(GOOD)), **change}
    with pytest.raises(SetupRefused, match=sentence):
        topcluck.new("chicken-island", island=island)


def test_an_island_kept_before_islands_had_versions_can_still_be_played_on() -> None:
    island = island_option(parse_island(GOOD))
    del island["version"]
    assert topcluck.new("chicken-island", island=island, seed=1).decision is not None


@rule("SET-8")
def test_who_brings_an_island_does_not_build_one() -> None:
    island = island_option(parse_island(GOOD))
    match = topcluck.new("chicken-island", island=island, flags=["built_island"], seed=1)
    for seat in range(2):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    assert match.decision.kind == "claim"


# -- whether players could have built it -------------------------------------------------------------------------------

# house set 8.2: all can be laid by ISLAND-1 to ISLAND-8, tiles beyond one per player at the end
MORE = {
    "pressure_cooker": 0, "frying_pan": 2, "open_range": 4, "pinwheel": 0, "windmill": 0, "three_winds": 3,
    "egg_carton": 1, "crossroads": 1, "grand_coop": 3,
}  # fmt: skip


@pytest.mark.parametrize("island", HOUSE.islands, ids=lambda island: island.id)
def test_islands_of_the_house_set_can_be_built_by_the_second_edition(island: IslandPreset) -> None:
    order = building_order(island, "second-en", HOUSE)
    assert order is not None
    assert order.more == MORE[island.id]
    assert len(order.tiles) == 2 * island.players + len(island.neutral) + len(island.lava)
    assert order.tiles[0].hex in island.lava
    assert building_order(island, "first-de", HOUSE) is None, "its Territories do not touch each other with two sides"


def test_an_island_that_nobody_could_build_in_order() -> None:
    """The Neutral tile at the end of the pier touches one tile only, whenever it is laid."""
    pier = parse_island(GOOD.replace("  A .", "  A . . ."))
    assert building_order(pier, "second-en", HOUSE) is None


# -- built at random, saved, checked, loaded, played -------------------------------------------------------------------


def built(players: int, seed: int, **more: object) -> Match:
    """A match whose players have built their island at random."""
    match = topcluck.new("chicken-island", players=players, flags=["built_island"], seed=seed, **more)
    dice = random.Random(seed)
    while state_of(match).home[0] < 0:
        match.push(dice.choice(list(match.legal_actions)))
    return match


RULES: list[tuple[str, dict[str, object]]] = [(edition, {}) for edition in EDITIONS if edition != "first-de"] + [
    ("second-en", {"island_build_sequence": "per_step"}),
    ("second-en", {"island_contact_rules": "first"}),
    ("second-en", {"island_build_sequence": "per_step", "island_contact_rules": "first"}),
]


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), rules=st.sampled_from(RULES))
def test_a_built_island_can_be_saved_checked_loaded_and_played_on(
    players: int, seed: int, rules: tuple[str, dict[str, object]]
) -> None:
    edition, options = rules
    match = built(players, seed, edition=edition, options=options)
    island = replace(state_of(match).box.board.preset, id="ours", name="Ours")
    text = write_island(island)
    assert check_island(text) == []
    loaded = parse_island(text)
    assert loaded == moved(island)
    again = topcluck.new("chicken-island", players=players, edition=edition, seed=seed, island=island_option(loaded))
    dice = random.Random(seed)
    for _ in range(40):
        again.push(dice.choice(list(again.legal_actions)))
    assert sum(owner is not None for owner in state_of(again).home) == players
    assert topcluck.replay(str(again.record)).state.dump() == again.state.dump()


@settings(max_examples=12, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), edition=st.sampled_from(EDITIONS[:3]))
def test_what_players_have_built_could_be_built(players: int, seed: int, edition: str) -> None:
    order = building_order(state_of(built(players, seed, edition=edition)).box.board.preset, edition, HOUSE)
    assert order is not None
    assert order.more == 0
