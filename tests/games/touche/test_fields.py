"""The magnetic field (TP-11)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.touche.farmyard import (
    FARM,
    marks,
    offered,
    play,
    refused,
    shots,
    state_of,
    table_of,
    told,
    wrecked,
    yard,
)
from tests.games.touche.test_resolution import NOW, attack


@rule("TP-11.1", "TP-11.2")
def test_a_field_covers_four_cells_wholly_inside_the_grid() -> None:
    match = attack("harvester P2:B2")
    play(match, "resolve", "aim P2")
    blocks = [line.split(":")[1] for line in offered(match)]
    assert len(blocks) == 64
    assert "H8" in blocks and "I8" not in blocks and "H9" not in blocks
    assert refused(match, "field P2:I1") == "TP-11.2 block-leaves-the-grid"
    play(match, "field P2:C4")
    play(match, "fire sprayer")
    state = state_of(match)
    assert [FARM.cell_names[cell] for cell in FARM.fields[state.fields[0] - 81]] == ["C4", "D4", "C5", "D5"]


@rule("TP-11.2")
def test_the_state_of_the_cells_does_not_matter_but_fields_do_not_overlap() -> None:
    match = attack("harvester P2:B2", P3="field: P2:C4", P2=shots(crater="A1 B1", wreck="F1 F2 F3"))
    play(match, "resolve", "aim P2")
    assert {"field P2:A1", "field P2:F1"} <= set(offered(match))
    for cell in ("B3", "C3", "D3", "B4", "C4", "D4", "B5", "C5", "D5"):
        assert refused(match, f"field P2:{cell}") == "TP-11.2 field-over-a-field"
    assert {"field P2:E4", "field P2:C6", "field P2:A4", "field P2:C2"} <= set(offered(match))


@rule("TP-11.2")
def test_it_lies_on_the_own_board_or_an_opponents_not_on_that_of_one_who_is_out() -> None:
    match = attack("harvester P2:B2", P3=f"{wrecked()}\nout: yes")
    play(match, "resolve")
    assert offered(match) == ["aim P1", "aim P2", "skip"]
    assert refused(match, "aim P3") == "TP-11.2 player-is-out"


@rule("TP-11.3", "TP-11.4")
def test_only_its_owner_may_target_under_it() -> None:
    match = yard("first: P2\nturn: P2", P1="field: P3:A1")
    play(match, "fire barn", "aim P3")
    assert refused(match, "target P3:B2") == "TP-11.3 under-a-field"
    own = yard(P1="field: P3:A1")
    play(own, "fire barn", "aim P3")
    assert refused(own, "target P3:B2") == ""


@rule("TP-11.3")
def test_it_holds_off_salvos_strikes_and_lines_as_well() -> None:
    match = yard(P1="weapons: salvo nuclear_strike\nears: 10", P2="field: P2:D4", P3=wrecked())
    play(match, "play salvo")
    assert refused(match, "target P2:D4") == "TP-11.3 under-a-field"
    play(match, "target P2:A1 P2:A2", "play nuclear_strike")
    assert refused(match, "strike P2:B2") == "TP-15.1 block-under-a-field"
    assert refused(match, "strike P2:F4") == ""
    line = yard(P2="field: P2:D4", P3=wrecked())
    play(line, "fire tractank P2:C4")
    assert set(offered(line)) == {"target P2:C3", "target P2:B4", "target P2:C5", "done"}


@rule("TP-11.5")
def test_it_stops_neither_pending_targets_nor_spreading_explosions() -> None:
    match = attack("eggwitzer P2:C2", P3="field: P2:B2")
    play(match, "resolve")
    assert marks(match, "P2", "B2 C2 D2 C3") == "1111"


@rule("TP-11.6", "TP-8.1")
def test_it_is_removed_in_the_next_resolution_turn_of_its_owner() -> None:
    match = attack("harvester P2:B2", table=f"{NOW}\nround: 4")
    play(match, "resolve", "field P1:A1")
    assert (table_of(match).players[0].field, table_of(match).round) == ("P1:A1", 5)
    play(match, "fire sprayer P3:A1", "fire sprayer P2:A1")
    assert table_of(match).players[0].field == "P1:A1"
    events = play(match, "fire sprayer P2:A2")
    assert [event.to_json()["seat"] for event in told(events, "field_removed")] == [0]
    assert table_of(match).players[0].field is None


@rule("TP-11.6")
def test_nobody_elses_resolution_removes_it() -> None:
    match = yard("phase: resolution\nturn: P2\nfirst: P2", P1="field: P1:A1", P2="attack: salvo P3:A1\nears: 35")
    play(match, "resolve")
    assert table_of(match).players[0].field == "P1:A1"


@rule("TP-11.7")
def test_a_field_placed_again_is_moved() -> None:
    match = yard(NOW, P1="weapons: emergency_shield\nattack: harvester P2:B2")
    play(match, "play emergency_shield", "field P1:A1")
    assert (match.decision.kind, table_of(match).players[0].field) == ("field_board", "P1:A1")
    play(match, "field P1:B1")
    assert table_of(match).players[0].field == "P1:B1"
