"""Wiped-out players, leaving, and the end of the game (TP-17, TP-18, TP-21.3)."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import (
    ALL,
    FARM,
    UNITS,
    ears,
    marks,
    offered,
    play,
    shots,
    state_of,
    table_of,
    told,
    weapons,
    wrecked,
    yard,
)
from tests.games.touche.test_resolution import NOW
from topcluck.kernel.errors import NothingToAnswer
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match

SOLD = "\neggs: barn gone, sprayer gone, tractank gone, harvester gone, granary gone"


@rule("TP-17.1")
def test_a_lone_war_chest_is_a_living_unit() -> None:
    match = yard("turn: P3\nround: 6", P2=wrecked("war_chest"))
    play(match, "fire sprayer P1:A1")
    assert (match.outcome, table_of(match).players[1].out) == (None, False)


@rule("TP-17.2", "TP-18.1")
def test_a_wiped_out_player_still_resolves_shots_with_their_bonus_and_wins_with_the_fifth_egg() -> None:
    gone = " ".join(UNITS[unit] for unit in ("barn", "sprayer", "tractank", "harvester", "granary"))
    match = yard(
        NOW,
        P1="attack: salvo P2:I8",
        P2=f"{wrecked('war_chest')}\nattack: granary P3:H5\nears: 10",
        P3=f"ears: 30\n{shots(wreck=gone)}\neggs: barn P2, sprayer P2, tractank P2, harvester P2",
    )
    play(match, "resolve", "take salvo")
    assert (match.decision.seat, match.decision.kind) == (1, "resolving")
    assert ears(match) == [20, 10 + 15 + 5, 25]
    play(match, "buy P3:granary")
    assert match.outcome == Outcome((1,), "eggs", "TP-18.1")


@rule("TP-17.3", "TP-16.1")
def test_at_the_end_of_the_round_a_wiped_out_player_is_out() -> None:
    match = yard("phase: resolution\nturn: P3\nround: 8\nwild: P2 on_sale on_sale",
                 P2=f"{wrecked()}\nears: 50\nfield: P1:A1\nweapons: smuggler scarecrow\neggs: barn gone, sprayer P3",
                 P3=f"{shots(wreck=UNITS['barn'])}\neggs: barn P2\nattack: salvo P1:A1")  # fmt: skip
    events = play(match, "resolve")
    assert [event.to_json()["seat"] for event in told(events, "went_out")] == [1]
    view = table_of(match)
    two = view.players[1]
    assert (two.out, two.ears, two.weapons, two.field, two.eggs) == (True, 0, (), None, 0)
    eggs = {egg.egg: egg.where for egg in view.eggs}
    assert (view.wild_eggs[0], eggs["P3:barn"], eggs["P2:sprayer"], eggs["P2:tractank"]) == (
        "gone",
        "gone",
        "P3",
        "on_sale",
    )
    assert set(view.discard_pile) == {"smuggler", "scarecrow"}
    assert match.decision.seat == 2
    play(match, "fire sprayer P1:A2", "fire sprayer P3:A1")
    assert table_of(match).round == 10


@rule("TP-17.4")
def test_who_leaves_is_out_at_once() -> None:
    hurt = shots(p1="B2 C2", wreck=UNITS["sprayer"])
    rich = f"ears: 20\nweapons: smuggler\nfield: P1:A1\nattack: salvo P1:C1\n{hurt}"
    match = yard("turn: P1\nround: 3", P1="attack: salvo P2:A1 P3:A1", P2=rich)
    events = match.resign(1)
    view = table_of(match)
    assert sorted(str(event.to_json()["place"]) for event in told(events, "target_returned")) == ["P1:C1", "P2:A1"]
    assert len(told(events, "left")) == 1
    two = view.players[1]
    assert (two.out, two.ears, two.weapons, two.field, two.cards, two.attacks) == (True, 0, (), None, (), ())
    assert {egg.egg: egg.where for egg in view.eggs}["P2:barn"] == "on_sale"
    assert [player.targets_in_use for player in view.players] == [1, 0, 0]
    assert view.players[0].attacks[0].places == ("P3:A1",)
    assert ears(match) == [0, 0, 0]
    assert marks(match, "P2", "B2 C2 F1") == "oo#"
    assert [token.unit for token in view.boards[1].wrecks] == ["sprayer"]
    under = state_of(match).unit_at[81:162]
    assert [cell for cell in range(81) if under[cell]] == [5, 14, 23]
    assert (match.outcome, match.decision.seat) == (None, 0)
    match.state.check()
    play(match, "fire sprayer P3:B1", "fire sprayer P1:B1")
    assert table_of(match).round == 4


@rule("TP-17.4", "TP-18.2")
def test_the_last_who_stays_wins() -> None:
    match = yard(players=2)
    match.resign(0)
    assert match.outcome == Outcome((1,), "last-survivor", "TP-18.2")
    with pytest.raises(NothingToAnswer):
        match.resign(1)


@rule("TP-17.4")
def test_leaving_in_the_own_turn_hands_it_on() -> None:
    match = yard()
    play(match, "fire barn P2:A1")
    match.resign(0)
    assert (match.decision.seat, match.decision.kind) == (1, "turn")
    assert not any(state_of(match).pending)
    match.state.check()


@rule("TP-17.4")
@pytest.mark.parametrize(
    ("lines", "blocks", "expected"),
    [
        (["fire barn", "aim P2"], {}, "attack_cell"),
        (["fire granary P2:A1"], {}, "attack_cell"),
        (["play nuclear_strike", "aim P2"], {"P1": "weapons: nuclear_strike\nears: 10"}, "strike_block"),
    ],
)
def test_a_board_that_was_aimed_at_too_early_is_chosen_again(
    lines: list[str], blocks: dict[str, str], expected: str
) -> None:
    match = yard(**blocks)
    play(match, *lines)
    match.resign(1)
    assert (match.decision.seat, match.decision.kind) == (0, expected)
    assert dict(match.decision.about)["board"] == "P3"
    match.state.check()


@rule("TP-17.4")
@pytest.mark.parametrize("line", ["fire barn", "play nuclear_strike", "play salvo"])
def test_an_attack_without_any_prey_left_is_over(line: str) -> None:
    only = shots(
        crater=" ".join(cell for cell in FARM.cell_names if cell not in ALL.split()),
        wreck=" ".join(cells for unit, cells in UNITS.items() if unit != "war_chest"),
    )
    match = yard(P1="weapons: nuclear_strike salvo bumper_harvest\nears: 10", P3=f"{only}\nfield: P3:H8")
    play(match, line)
    match.resign(1)
    assert match.decision.kind == "turn"
    match.state.check()


@rule("TP-17.4")
def test_a_line_begun_on_the_leavers_board_begins_anew() -> None:
    match = yard()
    play(match, "fire granary P2:A1")
    match.resign(1)
    play(match, "target P3:A1 P3:B1 P3:C1")
    assert table_of(match).players[0].attacks[0].places == ("P3:A1", "P3:B1", "P3:C1")


@rule("TP-17.4")
def test_bonus_shots_and_fields_aimed_at_the_leaver_are_aimed_again() -> None:
    match = yard(NOW, players=4, P1="attack: reaper P3:B2")
    play(match, "resolve", "aim P2")
    match.resign(1)
    assert match.decision.kind == "bonus_board"
    field = yard(NOW, P1="attack: harvester P3:B2")
    play(field, "resolve", "aim P2")
    field.resign(1)
    assert (field.decision.kind, offered(field)) == ("field_board", ["aim P1", "aim P3", "skip"])


@rule("TP-17.4")
def test_leaving_while_fleets_are_placed() -> None:
    match = topcluck.new("touche-poulet", players=3, seed=2, first_seat=0)
    play(match, "P1: random fleet", "P3: random fleet")
    match.resign(1)
    assert (match.decision.kind, match.decision.seat, table_of(match).players[1].out) == ("turn", 0, True)
    match.state.check()
    duel = topcluck.new("touche-poulet", players=2, seed=2)
    duel.resign(0)
    assert duel.outcome == Outcome((1,), "last-survivor", "TP-18.2")


@rule("TP-17.4")
def test_leaving_in_the_middle_of_a_strike_on_ones_board() -> None:
    match = yard(NOW, players=3, P1="attack: nuclear P2:G7", P2="ears: 5")
    play(match, "resolve")
    assert match.decision.kind == "taking"
    match.resign(0)
    match.state.check()
    assert match.decision.seat == 2 or match.decision.seat == 1
    twice = yard()
    assert twice.resign(2) != []
    assert twice.resign(2) == []
    assert twice.outcome is None


@rule("TP-18.1")
def test_four_eggs_are_not_enough() -> None:
    gone = " ".join(UNITS[unit] for unit in ("barn", "sprayer", "tractank", "harvester"))
    match = yard(P1="ears: 25", P2=f"{shots(wreck=gone)}\neggs: barn P1, sprayer P1, tractank P1")
    play(match, "buy P2:harvester")
    assert match.outcome is None


@rule("TP-18.2")
def test_shots_still_pending_are_not_resolved_at_the_end() -> None:
    match = yard(
        NOW, players=2, P1="attack: salvo P2:I8 P2:A1\nears: 0", P2=f"{wrecked('war_chest')}\nattack: salvo P1:A1"
    )
    play(match, "resolve", "take salvo")
    assert match.outcome == Outcome((0,), "last-survivor", "TP-18.2")
    assert marks(match, "P2", "A1") + marks(match, "P1", "A1") == ".."


@rule("TP-18.3")
@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        ("ears: 10", "ears: 15", (1,)),
        ("ears: 20\neggs: barn P2, sprayer gone, tractank gone, harvester gone, granary gone", "", (1,)),
        ("", "", (0, 1)),
    ],
)
def test_a_stalemate_is_decided_by_eggs_then_ears(one: str, two: str, winners: tuple[int, ...]) -> None:
    first = f"{wrecked('war_chest')}{'' if 'eggs' in one else SOLD}\n{one}"
    match = yard("round: 30\nwild: gone gone gone", players=2, P1=first, P2=f"{wrecked('war_chest')}{SOLD}\n{two}")
    play(match, "end")
    assert match.outcome == Outcome(winners, "stalemate", "TP-18.3")


@rule("TP-18.3")
def test_a_stalemate_is_decided_by_intact_cells_last() -> None:
    full = "B2 C2 D2 B3 C3 H2 I2 H3 A5 B5 F1 F2 E5"
    match = yard("round: 30\nturn: P2", players=2, P1=shots(p2=full), P2=wrecked("war_chest") + SOLD)
    state = state_of(match)
    state.busy = False
    assert (state.intact_cells(0), state.intact_cells(1)) == (10, 1)


@rule("TP-18.3")
def test_any_purchase_weapon_or_target_keeps_the_game_going() -> None:
    chests: dict[str, str] = {"P1": wrecked("war_chest") + SOLD, "P2": wrecked("war_chest") + SOLD}

    def goes_on(more: str, line: str) -> Match:
        match = yard("round: 30", players=2, P1=f"{chests['P1']}\n{more}", P2=chests["P2"])
        play(match, line)
        while match.outcome is None and table_of(match).round == 30:
            play(match, offered(match)[0] if offered(match)[0].startswith(("end", "take")) else "end")
        return match

    for more, line in [("ears: 35", "buy wild"), ("weapons: bumper_harvest", "play bumper_harvest")]:
        assert table_of(goes_on(more, line)).round == 31
    assert yard("round: 30", players=2, P1=chests["P1"], P2=chests["P2"]).outcome is None


@rule("TP-21.3")
def test_when_the_game_ends_all_fleets_are_shown() -> None:
    match = yard(players=2)
    assert table_of(match).boards[0].fleet is None
    events = match.resign(0)
    assert [event.to_json()["seat"] for event in told(events, "fleet_shown")] == [0, 1]
    fleet = table_of(match).boards[1].fleet
    assert fleet is not None and len(fleet) == 10
    assert "barn" in told(events, "fleet_shown")[1].to_json()["units"]
    assert weapons(match, 0) == ()
