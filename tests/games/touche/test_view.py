"""What players see (TP-21), and that a view is enough to imagine worlds that look the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

import topcluck
from tests.builds import plain_only
from tests.citing import rule
from tests.games.touche.farmyard import FARM, play, shots, state_of, table_of, wrecked, yard
from tests.games.walks import walk
from topcluck.games.touche import GAME
from topcluck.games.touche.showing import BOARDS_BY, board_rows
from topcluck.games.touche.state import State
from topcluck.games.touche.view import view_from_json
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import Unreadable


@rule("TP-21.1")
def test_everything_on_the_table_is_public() -> None:
    match = yard(
        "round: 4\npigeon: P2:path 1",
        P1="attack: reaper P2:A1\nears: 15\nweapons: salvo\nfield: P3:A1\ntilted: reaper",
        P2=shots(p1="B2", crater="I9", wreck="F1 F2 F3"),
    )
    view = table_of(match)
    one, two = view.players[0], view.players[1]
    assert (one.ears, one.weapons, one.field, one.tilted, one.attacks[0].places) == (
        15, ("salvo",), "P3:A1", ("reaper",), ("P2:A1",),
    )  # fmt: skip
    assert "sprayer" not in two.cards and "barn" in two.cards
    assert view.boards[1].shots[0] == ".....#..." and view.boards[1].shots[1] == ".1...#..."
    assert [(token.unit, token.cell) for token in view.boards[1].wrecks] == [("sprayer", "F1")]
    assert (len(view.display), view.draw_pile, view.discard_pile) == (3, 26, ())
    assert {egg.egg: egg.where for egg in view.eggs}["P2:sprayer"] == "on_sale"
    assert view.pigeons[0].count == 1
    assert [match.view(seat) == view for seat in range(3)] == [False] * 3
    assert all(
        getattr(match.view(0), name) == getattr(view, name) for name in ("players", "eggs", "display", "pigeons")
    )


@rule("TP-21.2")
def test_a_view_holds_no_other_fleet_and_not_the_order_of_the_draw_pile() -> None:
    one = yard(P2=shots(p1="B2"))
    other_text = GAME.write_position(state_of(one))
    blocks = other_text.split("player ")
    blocks[2] = (
        blocks[2]
        .replace(" 8  . . . . . . . . W ", " 8  . . . . . . . . . ")
        .replace(" 9  . . . . . . . . .     ", " 9  . . . . . . . . W     ", 1)
    )
    text = "player ".join(blocks)
    draw = next(line for line in text.splitlines() if line.startswith("draw:"))
    shuffled = "draw: " + " ".join(reversed(draw.split()[1:]))
    two = topcluck.position(text.replace(draw, shuffled))
    assert one.state.dump() != two.state.dump()
    assert one.view(0) == two.view(0) and one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


@rule("TP-21.2")
def test_the_own_fleet_is_in_the_own_view_only() -> None:
    match = yard()
    for seat in range(3):
        fleets = [board.fleet for board in match.view(seat).boards]  # type: ignore[attr-defined]
        assert [fleet is not None for fleet in fleets] == [other == seat for other in range(3)]


def test_a_view_reads_back_from_json() -> None:
    match = yard(P1="attack: reaper P2:A1", P2=f"{shots(p1='B2')}\npatched: B2 C2")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view_from_json(json.loads(json.dumps(view.to_json()))) == view
    with pytest.raises(Unreadable):
        view_from_json({**match.view(0).to_json(), "secret": 1})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_worlds_look_the_same_in_a_whole_game(players: int) -> None:
    match = topcluck.new("touche-poulet", players=players, seed=players)
    luck = Chance(key_of(f"imagine {players}"))
    while match.outcome is None:
        if luck.below(40) == 0:
            for seat in (None, *range(players)):
                view = match.view(seat)
                world = GAME.imagine(view, luck)  # type: ignore[arg-type]
                world.check()
                assert world.view(seat) == view
                if match.decision.kind != "placement":  # where nobody knows who has confirmed
                    assert world.deciders() == match.state.deciders()
                if seat is not None:
                    again = state_of(match).redeal(seat, luck)
                    again.check()
                    assert again.view(seat) == view
        match.push(match.state.sample(luck))
    assert GAME.imagine(match.view(0), luck).view(0) == match.view(0)  # type: ignore[arg-type]


def test_imagined_worlds_differ_and_have_luck_of_their_own() -> None:
    match = yard(P2=shots(p1="B2", crater="I9"))
    view = match.view(0)
    worlds = [topcluck.imagine(view, seed) for seed in range(40)]
    fleets = {tuple(world.dump()["anchors"][10:20]) for world in worlds}
    draws = {tuple(world.dump()["draw"]) for world in worlds}
    assert len(fleets) == 40 and len(draws) == 40
    assert {world.chance.key for world in worlds}.isdisjoint({match.state.chance.key})
    assert all(world.dump()["anchors"][:10] == match.state.dump()["anchors"][:10] for world in worlds)
    barns = {world.dump()["anchors"][10] for world in worlds}
    assert len(barns) > 1


def test_an_imagined_world_can_be_played_to_the_end() -> None:
    match = yard("phase: resolution", P1="attack: reaper P2:I8 P3:A1\nattack: nuclear P3:G1", P2=shots(p1="B2"))
    play(match, "resolve")
    luck = Chance(key_of(1))
    for seat in (0, 1, 2, None):
        world = topcluck.imagine(match.view(seat), seed=3)
        while world.outcome is None:
            world.apply(world.sample(luck))
        world.check()


def test_a_world_imagined_while_fleets_are_placed_can_be_played() -> None:
    match = topcluck.new("touche-poulet", players=3, seed=6)
    play(match, "P1: place barn A1", "P1: place tractank A5", "P2: random fleet")
    luck = Chance(key_of(4))
    for seat in (0, 1, 2, None):
        world = topcluck.imagine(match.view(seat), seed=2)
        assert world.deciders() == ([0, 2] if seat == 1 else [0, 1, 2])  # only P2 knows that P2 has confirmed
        for _ in range(150):
            world.apply(world.sample(luck))
            world.check()


@rule("TP-4.7")
def test_nobody_sees_who_has_confirmed_its_fleet() -> None:
    match = topcluck.new("touche-poulet", players=3, seed=6)
    before = {seat: match.view(seat) for seat in (0, 1, 2, None)}
    play(match, "P1: random fleet")
    assert match.state.deciders() == [1, 2]
    assert match.view(0) != before[0]
    for seat in (1, 2, None):
        assert match.view(seat) == before[seat]
        assert match.view(seat).asked == (0, 1, 2)  # type: ignore[attr-defined]
    for seat in (1, 2):
        assert match.state.redeal(seat, Chance(key_of(1))).deciders() == [0, 1, 2]
    play(match, "P2: random fleet", "P3: random fleet")
    assert match.view(None).asked == (match.decision.seat,)  # type: ignore[attr-defined]


def test_who_left_is_imagined_as_gone() -> None:
    match = yard(P3=wrecked("war_chest", "barn"))
    match.resign(1)
    for seat in (0, 2, None):
        world = topcluck.imagine(match.view(seat), seed=1)
        world.check()
        assert world.view(seat) == match.view(seat)
        assert world.dump()["living"][1] == 0
    assert FARM.tokens == 10


@pytest.mark.parametrize("players", [2, 4])
def test_boards_that_were_seen_before_are_as_they_would_be_seen_anew(players: int) -> None:
    kept = 0
    for match in walk("touche-poulet", {"players": players}, seed=5, steps=400):
        state: Any = match.state
        before, fresh = state.boards_seen, state.copy()
        fresh.boards_seen = None
        assert board_rows(state) == board_rows(fresh)
        kept += state.boards_seen is before
    assert kept > 100


def test_a_board_that_changes_after_somebody_has_looked_is_looked_at_anew() -> None:
    state = state_of(topcluck.new("touche-poulet", players=2, seed=1))
    hidden, _ = board_rows(state)
    state.marks[3] = 1
    assert board_rows(state)[0][0][0][3] == 1 and hidden[0][0][3] == 0


@plain_only("it tells nobody what is read")
def test_boards_are_made_of_nothing_else_than_what_is_compared() -> None:
    read: set[str] = set()

    class Watched(State):
        def __getattribute__(self, name: str) -> Any:
            read.add(name)
            return super().__getattribute__(name)

    for match in walk("touche-poulet", {"players": 3}, seed=5, steps=400):
        state: Any = match.state
        watched = Watched(state.farm, state.seats, state.chance, state)
        watched.boards_seen = None
        read.clear()
        board_rows(watched)
        assert {name for name in read if name in State.__slots__} <= {*BOARDS_BY, "farm", "seats", "boards_seen"}
