"""Making attacks: what is targetable, FREE and LINE, and short targets (TP-7.4 to TP-7.7, TP-7.10)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.touche.farmyard import (
    ALL,
    FARM,
    UNITS,
    marks,
    offered,
    play,
    refused,
    shots,
    table_of,
    wrecked,
    yard,
)
from topcluck.games.touche.view import AttackView
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.match import Match

CELLS = FARM.cell_names


def targets(match: Match, board: str = "P2") -> set[str]:
    """The cells of a board that are on offer as targets."""
    return {line.split(":")[1] for line in offered(match) if line.startswith(f"target {board}:")}


def all_but(*open_cells: str) -> str:
    """Shots in which only these cells are still intact; units on exploded cells are hit by P3."""
    units = set(ALL.split()) - set(open_cells)
    empty = set(CELLS) - set(ALL.split()) - set(open_cells)
    alive = {unit for unit, cells in UNITS.items() if set(cells.split()) & set(open_cells)}
    dead = {cell for unit, cells in UNITS.items() if unit not in alive for cell in cells.split()}
    return shots(crater=" ".join(empty), wreck=" ".join(dead), p3=" ".join(units - dead))


@rule("TP-7.4", "TP-0.2")
def test_targetable_are_intact_cells_of_opponents_with_a_living_unit() -> None:
    match = yard(P2=shots(p3="B2", crater="A1", wreck="F1 F2 F3"), P3=wrecked())
    play(match, "fire sprayer")
    assert match.decision.kind == "attack_cell"
    assert targets(match) == set(CELLS) - {"B2", "A1", "F1", "F2", "F3"}
    assert refused(match, "target P1:A1") == "TP-7.4 own-board"
    assert refused(match, "target P3:A1") == "TP-7.4 no-living-unit"
    assert refused(match, "target P2:F2") == "TP-7.4 exploded"


@rule("TP-7.4")
def test_a_cell_with_a_pending_target_of_anyone_is_not_targetable() -> None:
    match = yard(P3="attack: sprayer P2:A1", P1="attack: salvo P2:B1")
    play(match, "fire sprayer", "aim P2")
    assert targets(match) == set(CELLS) - {"A1", "B1"}
    refusal = match.why_not("target P2:A1")
    assert refusal is not None
    assert (refusal.message, dict(refusal.args)["player"]) == ("targeted-already", "P3")


@rule("TP-7.4", "TP-11.3", "TP-11.4")
def test_a_field_keeps_all_but_its_owner_away() -> None:
    block = {"C2", "D2", "C3", "D3"}
    others = yard(P3="field: P2:C2")
    play(others, "fire sprayer", "aim P2")
    assert targets(others) == set(CELLS) - block
    assert refused(others, "target P2:D3") == "TP-11.3 under-a-field"
    own = yard(P1="field: P2:C2")
    play(own, "fire sprayer", "aim P2")
    assert targets(own) == set(CELLS)


@rule("TP-7.4", "TP-15.1")
def test_a_strike_keeps_everybody_away_even_its_owner() -> None:
    match = yard(P1="attack: nuclear P2:D6\nweapons: salvo")
    play(match, "play salvo", "aim P2")
    assert set(CELLS) - targets(match) == {"D6", "E6", "F6", "D7", "E7", "F7", "D8", "E8", "F8"}


@rule("TP-7.5")
def test_free_targets_go_anywhere_on_one_or_several_boards() -> None:
    match = yard()
    play(match, "fire barn P2:A1 P3:I9 P2:E5")
    assert table_of(match).players[0].attacks[0].places == ("P2:A1", "P3:I9", "P2:E5")
    assert match.decision.seat == 1


@rule("TP-7.5")
def test_with_fewer_cells_than_the_attack_takes_all_of_them_are_targeted() -> None:
    match = yard(P2=all_but("C2", "A9"), P3=wrecked())
    play(match, "fire barn P2:C2")
    assert offered(match) == ["target P2:A9"]
    play(match, "target P2:A9")
    assert table_of(match).players[0].attacks == (AttackView("barn", ("P2:C2", "P2:A9")),)


@rule("TP-7.5")
def test_a_target_for_another_board_than_the_one_aimed_at_is_refused() -> None:
    match = yard()
    play(match, "fire barn", "aim P2")
    assert refused(match, "target P3:A1") == "TP-7.5 aimed-elsewhere"
    assert refused(match, "done") == "TP-7.5 cells-are-left"
    assert refused(match, "fire barn") == "TP-7.5 asked-first"


@rule("TP-7.4")
def test_aiming_needs_a_board_with_something_to_target() -> None:
    match = yard(players=4, P4=wrecked())
    play(match, "fire sprayer")
    assert offered(match) == ["aim P2", "aim P3"]
    assert refused(match, "aim P1") == "TP-7.4 own-board"
    assert refused(match, "aim P4") == "TP-7.4 nothing-to-target-there"


@rule("TP-7.6")
def test_a_line_goes_on_side_by_side_in_one_row_or_column() -> None:
    match = yard()
    play(match, "fire tractank P2:E5")
    assert targets(match) == {"E4", "D5", "F5", "E6"}
    assert refused(match, "done") == "TP-7.6 line-goes-on"
    assert refused(match, "target P2:G5") == "TP-7.6 not-in-line"
    longer = yard()
    play(longer, "fire granary P2:E5")
    assert targets(longer) == {"E3", "E4", "C5", "D5", "F5", "G5", "E6", "E7"}
    play(longer, "target P2:E6")
    assert targets(longer) == {"E4", "E7"}
    gap = yard()
    play(gap, "fire granary P2:E5 P2:E7")
    assert targets(gap) == {"E6"}


@rule("TP-7.6")
def test_the_order_within_a_line_is_the_players() -> None:
    match = yard()
    play(match, "fire granary P2:C9 P2:A9 P2:B9")
    assert table_of(match).players[0].attacks[0].places == ("P2:C9", "P2:A9", "P2:B9")


@rule("TP-7.6")
def test_a_line_stays_on_one_board() -> None:
    match = yard()
    play(match, "fire granary P2:E5")
    assert targets(match, "P3") == set()
    corner = yard()
    play(corner, "fire granary P2:I9")
    assert targets(corner) == {"I7", "I8", "G9", "H9"}


@rule("TP-7.6")
def test_the_cells_of_a_line_that_cannot_be_targeted_get_no_target() -> None:
    match = yard(P2=shots(crater="E4"))
    play(match, "fire tractank P2:E5")
    assert set(offered(match)) == {"target P2:D5", "target P2:F5", "target P2:E6", "done"}
    play(match, "done")
    assert table_of(match).players[0].attacks[0].places == ("P2:E5",)
    assert match.decision.seat == 1


@rule("TP-7.6")
def test_every_targetable_cell_of_the_line_gets_a_target() -> None:
    match = yard(P2=shots(crater="A2 B1"))
    play(match, "fire granary P2:A1")
    # A1–C1 still has C1, A1–A3 still has A3: one of them must be taken
    assert set(offered(match)) == {"target P2:C1", "target P2:A3"}


@rule("TP-7.6")
def test_a_line_with_a_single_targetable_cell_is_done_by_itself() -> None:
    match = yard(P2=shots(crater="A2 B1"))
    play(match, "fire tractank P2:A1")
    assert match.decision.seat == 1
    assert table_of(match).players[0].attacks[0].places == ("P2:A1",)


@rule("TP-7.7", "TP-20.1")
@pytest.mark.parametrize(("in_use", "placed"), [(13, 2), (14, 1), (12, 3)])
def test_short_of_targets_a_player_places_as_many_as_there_are(in_use: int, placed: int) -> None:
    cells = ["B2", "C2", "D2", "B3", "C3", "H2", "I2", "H3", "A5", "B5", "F1", "F2", "E5"]
    more = ["P3:B2", "P3:C2"][: in_use - 12] if in_use > 12 else []
    blocks = {"P2": shots(p1=" ".join(cells[:12]))}
    if more:
        blocks["P3"] = shots(p1=" ".join(place.split(":")[1] for place in more))
    match = yard(**blocks)
    assert table_of(match).players[0].free_targets == 15 - in_use
    play(match, "fire barn")
    for number in range(placed):
        if match.decision.kind == "attack_board":
            play(match, "aim P2")
        play(match, ["target P2:A9", "target P2:B9", "target P2:C9"][number])
    assert len(table_of(match).players[0].attacks[0].places) == placed
    assert match.decision.seat == 1


@rule("TP-7.7")
def test_a_line_is_cut_short_by_want_of_targets() -> None:
    match = yard(P2=shots(p1="B2 C2 D2 B3 C3 H2 I2 H3 A5 B5 F1 F2"), P3=shots(p1="B2"))
    play(match, "fire granary P2:A9 P2:B9")
    assert table_of(match).players[0].attacks[0].places == ("P2:A9", "P2:B9")
    assert match.decision.seat == 1


@rule("TP-7.7", "TP-7.8")
def test_without_any_free_target_no_attack_is_possible() -> None:
    match = yard(P2=shots(p1="B2 C2 D2 B3 C3 H2 I2 H3 A5 B5 F1 F2"), P3=shots(p1="B2 C2 D2"))
    assert offered(match) == ["end"]
    assert refused(match, "fire barn") == "TP-7.7 no-free-target"


@rule("TP-7.8")
def test_without_a_cell_to_target_no_attack_is_possible() -> None:
    match = yard(P3=f"{wrecked()}\nfield: P2:C2", P2=all_but("C2"))
    assert offered(match) == ["end"]
    assert refused(match, "fire barn") == "TP-7.8 nothing-to-target"


@rule("TP-7.10", "TP-21.1")
def test_placed_targets_are_public_and_final() -> None:
    match = yard()
    events = play(match, "fire sprayer P2:A1")
    assert all(event.seen_by(None) == event for event in events)
    assert table_of(match).players[0].attacks[0].places == ("P2:A1",)
    assert not any(line.startswith(("lift", "change")) for line in offered(match))


@rule("TP-3.3", "TP-3.4")
def test_one_card_stands_for_all_tokens_of_its_type() -> None:
    both, one, none = (yard(P1=shots(wreck=cells) if cells else "") for cells in ("", UNITS["reaper A7"], "A7 H5"))
    assert [line for line in offered(both) if "reaper" in line] == ["fire reaper"]
    assert "fire reaper" in offered(one)
    assert refused(none, "fire reaper") == "TP-3.4 unit-is-gone"
    play(one, "fire reaper P2:A1 P2:A2")
    assert len(table_of(one).players[0].attacks[0].places) == 2


def test_sampling_draws_every_targetable_cell_and_no_other() -> None:
    match = yard(P2=shots(crater=" ".join(cell for cell in CELLS if cell not in ALL.split())), P3=wrecked())
    play(match, "fire sprayer")
    chance = Chance(key_of(2))
    drawn = {match.state.sample(chance) for _ in range(600)}
    assert drawn == set(match.state.actions())


def test_a_target_shows_on_no_board_before_it_is_resolved() -> None:
    match = yard()
    play(match, "fire sprayer P2:B2")
    assert marks(match, "P2", "B2") == "."
