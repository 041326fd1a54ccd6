"""The island (MAP): what touches what, what lies where, and who may stand there."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table
from tests.games.island.table import offers, play, standing, state_of, table
from topcluck.kernel.errors import Unreadable


@rule("MAP-2")
def test_two_hexes_are_adjacent_when_they_share_a_side() -> None:
    board = state_of(table("turn: 1 A\nunits A: leader@i3\nunits B: leader_r2@c5")).box.board
    here = board.at(0, 0)
    assert {board.axial[near] for near in board.near[here]} == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert all((board.distance[here][hex] == 1) == (hex in board.near[here]) for hex in range(len(board.axial)))
    assert here not in board.near[here]


@rule("MAP-2")
def test_units_in_one_hex_are_not_adjacent_to_each_other() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 soldier@g4 soldier@g4 chicken3@g3 chicken4@f5
        units B: leader_r2@c5
        define:
          [[machine]]
          id = "soldier"
          [[machine.effects]]
          when = "activate"
          uses = 1
          op = "add_shield"
          amount = 1
          target = { near = { of = "self", within = 1 }, count = 1 }
        """
    )
    play(match, "use soldier@g4 1")
    assert offers(match) == ["target chicken3@g3", "target chicken4@f5"], "neither itself nor its bandmate"


@rule("MAP-3", "RANGE-2")
def test_distance_is_counted_over_the_whole_grid_whatever_lies_between() -> None:
    match = table(
        """
        players: 3
        turn: 3 A
        units A: leader@(3,-1) cannon@(2,-1)
        units B: leader_r2@(-3,1) chicken1@(-2,1) chicken2@(-1,1) tower@(0,-1)
        units C: leader_c@(1,-4) chicken1@(1,-3) tower@(1,-2)
        """
    )
    board = state_of(match).box.board
    sea = [board.axial[hex] for hex in range(len(board.axial)) if not state_of(match).ground[hex]]
    assert {(2, -2), (2, -3)} <= set(sea), "between A's Cannon and C's Chicken lies the Sea"
    play(match, "free attack")
    assert sorted(offers(match)) == [
        "attack cannon@h6 chicken1@g4", "attack cannon@h6 chicken2@e8", "attack cannon@h6 tower@f6",
        "attack cannon@h6 tower@g5",
    ], "distances 3, 3, 2 and 2; the Leaders and B's first Chicken are farther away"  # fmt: skip


@rule("MAP-4")
def test_flipping_a_tile_changes_its_side_and_nothing_else() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 lavawalker@f3
        units B: leader_r2@c5
        hand A: flip*2
        """
    )
    sides = {hex.name: hex.ground for hex in open_table(match).board}
    assert (sides["f3"], sides["f4"], sides["f5"]) == ("neutral", "lava", "neutral")
    play(match, "play flip")
    assert offers(match) == ["tile f3", "tile f4", "tile f5"], "Lava/Neutral tiles only, either side up"
    play(match, "tile f3")
    assert {hex.name: hex.ground for hex in open_table(match).board} == {**sides, "f3": "lava"}
    assert standing(match, "A") == ["lavawalker@f3", "leader@i3"]
    play(match, "play flip", "tile f3")
    assert {hex.name: hex.ground for hex in open_table(match).board} == sides


@rule("MAP-5")
def test_neutral_hexes_belong_to_nobody_and_anybody_may_stand_there() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 tower@f3 chicken2@g4
        units B: leader_r2@c5 golem@e5
        resources A: rock*2
        lineup: soldier tower golem golem
        dice A: claw
        """
    )
    owners = {hex.name: hex.owner for hex in open_table(match).board}
    assert [owners[name] for name in ("f3", "f4", "f5")] == [None, None, None]
    assert {name for name, owner in owners.items() if owner == 0} == {"i3", "g3", "h3", "g4", "h4"}
    play(match, "claw move", "move chicken2@g4", "step f5")
    play(match, "build soldier")
    assert offers(match) == ["at g3", "at h3", "at g4", "at h4"]


@rule("MAP-6")
def test_every_hex_without_a_tile_is_sea() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 skimmer@h4 golem@g4
        units B: leader_r2@c5
        """
    )
    assert len(open_table(match).board) == 13, "two Territories, two Bases, three other tiles"
    play(match, "free move", "move skimmer@h4")
    assert {"step i4", "step h5", "step g5"} <= set(offers(match))
    match.pop()
    play(match, "move golem@g4")
    assert sorted(offers(match)) == ["step f4", "step f5", "step g3", "step h3"], "h4 is taken, g5 is Sea"


@rule("MAP-7")
def test_a_position_with_two_players_on_one_hex_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"two players share g4 \(MAP-7\)"):
        table("turn: 3 A\nunits A: leader@i3 chicken1@g4\nunits B: leader_r2@c5 chicken1@g4")


@rule("MAP-7")
def test_nobody_ends_a_move_among_the_units_of_another_player() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 chicken1@g4
        units B: leader_r2@c5 chicken1@f5
        """
    )
    play(match, "free move", "move chicken1@g4")
    assert "step f5" not in offers(match) and "step g3" in offers(match)


@rule("MAP-8")
def test_a_hex_holds_several_units_only_if_all_have_banding() -> None:
    with pytest.raises(Unreadable, match=r"a stack without Banding on g4 \(MAP-8\)"):
        table("turn: 3 A\nunits A: leader@i3 chicken6@g4 golem@g4\nunits B: leader_r2@c5")
    match = table("turn: 3 A\nunits A: leader@g4 chicken6@g4 soldier@g4\nunits B: leader_r2@c5")
    assert standing(match, "A") == ["leader@g4", "chicken6@g4", "soldier@g4"]


PUSHED = """
    turn: 3 A
    units A: leader@i3 {mine}
    units B: leader_r2@c5 {theirs}
    hand A: push
"""


@rule("MAP-9", "MOVE-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "pushed", "hexes"),
    [
        ("", "chicken1@f3", "chicken1@f3", ["g3", "e4"]),
        ("golem@g3", "chicken1@f3", "chicken1@f3", ["e4"]),
        ("chicken4@g3", "chicken1@f3 chicken2@e4", "chicken1@f3", ["e4"]),
        ("", "chicken1@f3 golem@e4", "chicken1@f3", ["g3"]),
        ("", "golem@f3 chicken3@e4", "golem@f3", ["g3"]),
        ("", "lavawalker@f3", "lavawalker@f3", ["g3", "f4", "e4"]),
        ("", "chicken1@d5", "chicken1@d5", ["e5", "c5", "d4", "e4"]),
        ("", "golem@d5", "golem@d5", ["e5", "d4", "e4"]),
        ("", "chicken1@h3", "chicken1@h3", ["h4", "g4", "g3"]),
    ],
)
def test_which_hexes_are_available_to_a_unit(mine: str, theirs: str, pushed: str, hexes: list[str]) -> None:
    match = table(PUSHED.format(mine=mine, theirs=theirs))
    play(match, "play push", f"target {pushed}")
    assert sorted(offers(match, "to")) == sorted(f"to {hex}" for hex in hexes)
