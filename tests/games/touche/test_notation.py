"""Positions as text: everything is written, and everything reads back."""

from __future__ import annotations

from typing import Any

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import LAYOUT_S, play, shots, state_of, table_of, wrecked, yard
from topcluck.games.touche import GAME
from topcluck.games.touche.decisions import (
    ATTACK_BOARD,
    FIRST_ASK,
    KINDS,
    PATCHING,
    PLACEMENT,
    SHOTS,
    SPYING,
    read_frame,
    write_frame,
)
from topcluck.games.touche.names import Names, seat_name
from topcluck.games.touche.notation import draw_board, read_position, write_position
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.game import State

BLOCKS = f"player P1 P2\nboard:{LAYOUT_S}"


def without_luck(state: State) -> dict[str, Any]:
    data = state.dump()
    del data["chance"]
    return data


def assert_reads_back(state: Any) -> None:
    text = write_position(state)
    read = read_position(text)[1]
    assert without_luck(read) == without_luck(state), text
    assert write_position(read) == text


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_random_game_reads_back(seed: int) -> None:
    match = topcluck.new("touche-poulet", players=2 + seed % 3, seed=seed, options={"no_repeat": seed == 3})
    luck = Chance(key_of(seed))
    while match.outcome is None:
        if luck.below(6) == 0 or match.decision.kind not in ("turn", "attack_cell"):
            assert_reads_back(match.state)
        match.push(match.state.sample(luck))
    assert_reads_back(match.state)


def test_a_position_in_the_middle_of_everything_reads_back() -> None:
    match = yard(
        "phase: resolution\nround: 12\nturn: P1\nfirst: P3\npigeon: P2:meadow 8 B2\npigeon: P3:path 0 E5 E1"
        "\nluck: 3 0 1\nwild: P2 gone on_sale\noptions: no_repeat",
        P1="attack: reaper P2:I8 P3:A1\nattack: nuclear P3:G1\nweapons: salvo\nears: 15\nlast: barn\ntilted: reaper",
        P2=f"{shots(p1='B2', p3='C2', crater='A1')}\npatched: B2 C2\nfield: P1:C3",
        P3="attack: salvo P1:A9",
    )
    play(match, "resolve")
    assert match.decision.kind == "taking"
    assert_reads_back(match.state)
    assert match.state.chance.script == (3, 0, 1)
    text = GAME.write_position(state_of(match))
    assert "pending: shots P1 reaper" in text and "luck: 3 0 1" in text and text.startswith("game: touche-poulet\n")


def test_a_placement_reads_back() -> None:
    match = topcluck.new("touche-poulet", players=3, seed=5)
    play(match, "P1: place barn A1", "P1: place tractank A5", "P2: random fleet")
    assert_reads_back(match.state)


def test_a_drawn_board_shows_units_shots_and_targets() -> None:
    match = yard(P1="attack: salvo P2:A1", P2=shots(p1="B2", crater="I9", wreck="F1 F2 F3"))
    assert draw_board(state_of(match), 1) == [
        "    A B C D E F G H I     A B C D E F G H I",
        " 1  . . . . . S . . .     + . . . . # . . .",
        " 2  . B B B . S . T T     . 1 . . . # . . .",
        " 3  . B B B . S . T T     . . . . . # . . .",
        " 4  . . . . . . . . .     . . . . . . . . .",
        " 5  M M M . G G . R .     . . . . . . . . .",
        " 6  . . . . . . . . .     . . . . . . . . .",
        " 7  R . . E . . E . .     . . . . . . . . .",
        " 8  . . . . . . . . W     . . . . . . . . .",
        " 9  . . . . . . . . .     . . . . . . . . o",
    ]
    assert draw_board(state_of(match), 1, fleet=False)[1] == " 1  + . . . . # . . ."


@rule("TP-0.3")
def test_names_of_things_read_back() -> None:
    names = Names(state_of(yard()).farm, 3)
    for kind, number, text in [
        ("cell", 10, "B2"), ("place", 81 + 10, "P2:B2"), ("board", 2, "P3"), ("unit", 0, "barn"),
        ("egg", 9, "P2:granary"), ("egg", 255, "wild"), ("weapon", 7, "salvo"), ("area", 7, "P2:duck_pond"),
        ("arm", 100, "salvo"),
        ("arm", 101, "nuclear"), ("arm", 102, "extra_shot"), ("arm", 3, "harvester"), ("number", 17, "17"),
    ]:  # fmt: skip
        assert names.write(kind, number) == text
        assert names.read(kind, text) == number
    assert [seat_name(seat) for seat in range(4)] == ["P1", "P2", "P3", "P4"]


@pytest.mark.parametrize(
    ("kind", "text", "complaint"),
    [
        ("cell", "J1", "no cell 'J1'; there are A1 to I9"),
        ("place", "B2", "should be written like 'P1:A1'"),
        ("place", "P4:B2", "no player 'P4'"),
        ("unit", "cow", "no unit 'cow'; there are barn"),
        ("egg", "P1:reaper", "no egg 'reaper'"),
        ("number", "many", "should be a number"),
        ("arm", "stone", "no unit 'stone'"),
    ],
)
def test_unknown_names_are_unreadable(kind: str, text: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        Names(state_of(yard()).farm, 3).read(kind, text)


def test_frames_read_back_and_wrong_ones_do_not() -> None:
    names = state_of(yard()).names
    frames = [(SHOTS, 1, 100, 0, 5, 6), (ATTACK_BOARD, 0, 2, 3), (SPYING, 2, 1, 7, 8), (PATCHING, 0), (PLACEMENT,)]
    for frame in frames:
        assert read_frame(write_frame(frame, names), names) == frame
    assert all(kind.number == number for number, kind in enumerate(KINDS))
    assert KINDS[FIRST_ASK].name == "placement"
    for text, complaint in [("", "nothing that can be pending"), ("dance P1", "nothing that"), ("turn", "should read"),
                            ("turn P1 P2", "should read"), ("attack_cell P1 barn 2", "should read")]:  # fmt: skip
        with pytest.raises(Unreadable, match=complaint):
            read_frame(text, names)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game: touche-poulet", "a block for each of 2 to 4 players"),
        (f"player P1 P3\nboard:{LAYOUT_S}", "a block for each"),
        (f"colour: red\n{BLOCKS}", "no key 'colour' here"),
        (f"{BLOCKS}\nturn: P1", "no key 'turn' here"),
        (f"hello\n{BLOCKS}", "neither 'key: value' nor part of a drawn board"),
        (f"phase: lunch\n{BLOCKS}", "phase should be one of placement"),
        (f"round: two\n{BLOCKS}", "round should be whole numbers"),
        (f"round: 1 2\n{BLOCKS}", "round should be one whole number"),
        (f"options: cheating\n{BLOCKS}", "options should be one of no_repeat"),
        (f"happened: rain\n{BLOCKS}", "happened should be one of hit"),
        (f"luck: heads\n{BLOCKS}", "luck should be whole numbers"),
        (f"wild: stolen on_sale on_sale\n{BLOCKS}", "no player 'stolen'"),
        (f"pigeon: P2:path many\n{BLOCKS}", "a pigeon's count should be"),
        (f"pigeon: nowhere 3\n{BLOCKS}", "should be written like"),
        (f"outcome: TP-18.1\n{BLOCKS}", "an outcome is a rule, a reason and the winners"),
        (f"display: salvo salvo salvo salvo\n{BLOCKS}", "not that many cards 'salvo'"),
        (f"display: bomb\n{BLOCKS}", "no weapon 'bomb'"),
        (f"display: salvo\n{BLOCKS}", "the display could be refilled"),
        (f"draw: salvo\n{BLOCKS}", "this position cannot be: weapons"),
        (f"{BLOCKS}\nears: 7", "this position cannot be: purses"),
        (f"{BLOCKS}\neggs: reaper P2", "reaper has no egg"),
        (f"{BLOCKS}\nplayer P1\neggs: barn P1", "owns an own egg"),
        (f"{BLOCKS}\nplayer P1\nfield: P2:I9", "the field of P1 leaves the board"),
        (f"{BLOCKS}\n{shots(p1='A1')}", "P1:A1 does not fit"),
        (f"{BLOCKS}\n{shots(crater='B2')}", "P1:B2 does not fit"),
        (f"{BLOCKS}\n{shots(wreck='B2')}", "this position cannot be: wreck"),
        (f"{BLOCKS}\n{shots(p1='I8')}", "this position cannot be: wreck"),
        (f"{BLOCKS}\n{shots(p3='B2')}", "'3' is no shot"),
        (f"{BLOCKS}\n{shots(target='A1')}", "a target is drawn on P1:A1, but no attack names it"),
        (BLOCKS.replace("W", "."), "is not complete: there is no war_chest"),
        (BLOCKS.replace("W", "X"), "'X' on I8 is no unit"),
        (BLOCKS.replace("9  . .", "9  W ."), "no whole war_chest on A9, or one too many"),
        (BLOCKS.replace("8  . . . .", "8  . . W .").replace(" W\n 9", " .\n 9"), "touches another unit"),
        (BLOCKS.replace("9  . . . . . . . . .", "9  . . ."), "9 numbered rows of 9 cells"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(text: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        read_position(text)


def test_what_is_usual_may_be_left_out() -> None:
    setup, state = read_position(BLOCKS)
    assert (setup["players"], state.phase, state.round, state.first, state.turn) == (2, 1, 1, 0, 0)
    assert (len(state.display), len(state.draw), state.purses) == (3, 27, [0, 0])
    over = read_position(f"outcome: TP-18.1 eggs P2\n{BLOCKS}")[1]
    assert over.outcome == topcluck.Outcome((1,), "eggs", "TP-18.1")
    assert over.stack == [] and over.actions() == []


def test_a_wrecked_egg_is_on_sale_unless_a_line_says_more() -> None:
    match = yard(P2=f"{wrecked('barn')}\neggs: granary P3")
    eggs = {egg.egg: egg.where for egg in table_of(match).eggs}
    assert (eggs["P2:barn"], eggs["P2:sprayer"], eggs["P2:granary"]) == ("reserve", "on_sale", "P3")
    assert table_of(match).players[2].eggs == 1


def test_a_farm_that_was_left_among_wrecks_reads_back() -> None:
    match = yard(P2=shots(wreck="G7"))
    match.resign(1)
    assert_reads_back(match.state)
    assert [token.unit for token in table_of(match).boards[1].wrecks] == ["eggwitzer"]
    match.state.check()


def test_a_farm_that_was_left_while_placing_reads_back() -> None:
    match = topcluck.new("touche-poulet", players=3, seed=4)
    match.push_text("place barn A1", seat=1)
    match.resign(1)
    assert_reads_back(match.state)
