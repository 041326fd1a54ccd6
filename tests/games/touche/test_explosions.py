"""Explosions, hits, destruction (TP-9) and what targets are used up (TP-20.1)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.touche.farmyard import (
    ears,
    kinds,
    mark,
    marks,
    offered,
    play,
    shots,
    state_of,
    table_of,
    told,
    wrecked,
    yard,
)
from tests.games.touche.test_resolution import NOW, attack, hits
from topcluck.games.touche.rules.explosions import explode


@rule("TP-9.1")
def test_an_exploded_cell_does_not_explode_again() -> None:
    match = attack("sprayer P2:C2", P2=shots(p3="B2", crater="B1"))
    before = list(state_of(match).left)
    play(match, "resolve", "take salvo")
    assert mark(match, "P2:B1") == "o"
    assert before[10] == 5
    assert ears(match) == [25, 0, 5]


@rule("TP-9.1", "TP-9.2")
def test_a_pending_target_that_is_swept_away_counts_for_nothing() -> None:
    match = yard(NOW, P1="attack: sprayer P2:B2", P2="ears: 20", P3="attack: granary P2:C2 P2:D2")
    assert table_of(match).players[2].targets_in_use == 2
    events = play(match, "resolve")
    assert [event.to_json() for event in told(events, "target_returned")] == [
        {"type": "target_returned", "seat": 2, "place": "P2:C2"}
    ]
    assert marks(match, "P2", "C2 D2") == "13"
    assert ears(match)[1:] == [15, 5]  # P3's target on D2 still hit


@rule("TP-9.2", "TP-8.5")
def test_a_swept_target_triggers_no_bonus() -> None:
    match = yard(NOW, P1="attack: sprayer P2:B2", P2="ears: 20", P3="attack: granary P2:C2")
    play(match, "resolve")
    assert ears(match) == [0, 20, 0]
    assert table_of(match).players[2].targets_in_use == 0


@rule("TP-9.2")
def test_an_own_explosion_sweeps_an_own_target_too() -> None:
    match = attack("eggwitzer P2:C2", P1="attack: granary P2:D2 P2:E2", P2="ears: 20")
    events = play(match, "resolve")
    assert [event.to_json()["place"] for event in told(events, "target_returned")] == ["P2:D2"]
    assert ears(match) == [0, 20, 0]
    assert table_of(match).players[0].targets_in_use == 4


@rule("TP-9.1", "TP-20.1")
def test_a_miss_gives_the_target_back_and_a_hit_keeps_it() -> None:
    match = attack("barn P2:A1 P2:B2 P2:A2")
    assert table_of(match).players[0].free_targets == 12
    play(match, "resolve")
    assert table_of(match).players[0].free_targets == 14
    assert marks(match, "P2", "A1 B2 A2") == "o1o"


@rule("TP-9.5")
def test_destruction_goes_in_its_order() -> None:
    match = attack("salvo P2:I3", P2=shots(p1="H2", p3="I2 H3"), P1="weapons: fertiliser")
    events = play(match, "resolve")
    assert " ".join(kinds(events)[:6]) == "hit unit_destroyed egg_on_sale ears_gained ears_gained card_gone"
    assert ears(match) == [15, 0, 10]


@rule("TP-9.5")
def test_a_unit_without_an_egg_puts_none_on_sale() -> None:
    match = attack("salvo P2:H5")
    events = play(match, "resolve")
    assert told(events, "egg_on_sale") == []
    assert told(events, "card_gone") == []


@rule("TP-9.5", "TP-17.3")
def test_a_player_who_is_out_is_not_paid() -> None:
    out = f"{wrecked()}\nout: yes"
    match = yard(NOW, players=4, P4=out, P1="attack: salvo P2:I3", P2=shots(p4="H2 I2 H3"))
    play(match, "resolve")
    assert ears(match) == [5, 0, 0, 0]
    assert table_of(match).players[3].targets_in_use == 0


@rule("TP-9.6")
def test_a_single_hit_is_not_paid() -> None:
    match = attack("salvo P2:B2 P2:C2")
    play(match, "resolve")
    assert ears(match) == [0, 0, 0]


@rule("TP-9.7")
def test_cells_next_to_a_wreck_stay_targetable() -> None:
    match = yard(P2=shots(wreck="F1 F2 F3"))
    play(match, "fire sprayer", "aim P2")
    assert {"target P2:E1", "target P2:G4"} <= set(offered(match))
    assert marks(match, "P2", "E1 G4") == ".."


@rule("TP-20.1")
def test_hits_count_even_when_no_target_is_free() -> None:
    used = "B2 C2 D2 B3 C3 H2 I2 H3 A5 B5 F1 F2"
    match = yard(NOW, P1="attack: nuclear P3:C4", P2=shots(p1=used), P3=shots(p1="B2 C2 D2"))
    assert table_of(match).players[0].free_targets == 0
    play(match, "resolve")
    view = table_of(match)
    assert mark(match, "P3:C5") == "1"
    assert (view.players[0].targets_in_use, view.players[0].free_targets) == (
        17 if mark(match, "P3:E5") == "1" else 16,
        0,
    )


@rule("TP-9.5", "TP-15.1")
def test_a_weapon_is_taken_before_the_next_cell_explodes() -> None:
    match = yard(NOW, P1="attack: nuclear P2:G7")
    play(match, "resolve")
    assert match.decision.kind == "taking"
    assert marks(match, "P2", "G7 H7 I7 G8 H8 I8 G9 H9 I9") == "#oooo#..."
    play(match, "take salvo")
    assert marks(match, "P2", "G9 H9 I9") == "ooo"


@rule("TP-17.2")
def test_pending_targets_on_a_wiped_out_board_are_misses() -> None:
    match = yard(NOW, P1="attack: salvo P2:I8", P2=wrecked("war_chest"), P3="attack: salvo P2:A1 P2:H9")
    events = play(match, "resolve", "take salvo")
    assert [event.to_json()["place"] for event in told(events, "missed")] == ["P2:A1", "P2:H9"]


def test_explode_tells_whether_it_hit() -> None:
    state = state_of(yard(NOW))
    assert explode(state, 0, 81 + 10) is True
    assert explode(state, 0, 81 + 10) is False
    assert explode(state, 0, 81) is False
    assert state.hit_this_turn
    assert hits([]) == []
