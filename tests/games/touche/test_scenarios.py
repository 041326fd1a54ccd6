"""The scenarios of section 26, one test each (or one for each part), named after their ids."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import (
    LAYOUT_S,
    UNITS,
    ears,
    mark,
    marks,
    offered,
    play,
    refused,
    shots,
    table_of,
    told,
    weapons,
    wrecked,
    yard,
)
from topcluck.kernel.errors import IllegalAction, Unreadable
from topcluck.kernel.match import Match

FLEET_S = ("barn B2", "tractank H2", "sprayer F1", "harvester A5", "granary E5", "reaper A7", "reaper H5",
           "eggwitzer D7", "eggwitzer G7", "war_chest I8")  # fmt: skip


def placing(*units: str) -> Match:
    """A game in which the first seat has placed these units."""
    match = topcluck.new("touche-poulet", players=2, seed=1)
    for unit in units:
        match.push_text(f"place {unit}")
    return match


def redrawn(*changes: tuple[int, str]) -> str:
    """Layout S as a position for two, with some rows drawn otherwise."""
    rows = LAYOUT_S.strip("\n").splitlines()
    for number, row in changes:
        rows[number] = row
    return "game: touche-poulet\nplayer P1 P2\nboard:\n" + "\n".join(rows)


@rule("TS-1", "TP-4.4", "TP-4.5", "TP-4.6", "TP-4.7", "TP-2.3")
def test_ts_1_placement() -> None:
    assert offered(placing(*FLEET_S))[0] == "confirm"
    topcluck.position(redrawn())
    with pytest.raises(Unreadable, match="no whole granary on E5"):
        topcluck.position(redrawn((5, "5 M M M . G . . R ."), (6, "6 . . . . G . . . .")))
    with pytest.raises(Unreadable, match="no whole sprayer on F1"):
        topcluck.position(redrawn((1, "1 . . . . . S S S ."), (2, "2 . B B B . . . . ."), (3, "3 . B B B . . . . .")))
    assert refused(placing(*FLEET_S[:5]), "place reaper B6") == "TP-4.6 touches"
    assert refused(placing(*FLEET_S[:9]), "place war_chest I4") == "TP-4.6 touches"
    assert refused(placing(*FLEET_S[:7]), "place eggwitzer E4") == "TP-4.6 touches"
    assert refused(placing(), "place barn H8") == "TP-4.5 leaves-the-grid"


@rule("TS-2", "TP-7.4", "TP-8.4", "TP-8.5", "TP-9.1", "TP-9.3", "TP-10.1")
def test_ts_2_targeting_and_resolution() -> None:
    match = yard()
    play(match, "fire barn P2:C2 P2:G9 P3:E9")
    assert refused(match, "fire war_chest") == "TP-10.8 unit-never-attacks"
    play(match, "fire sprayer P1:E1", "fire reaper", "aim P1")
    assert refused(match, "target P1:E1") == "TP-7.4 targeted-already"
    assert refused(match, "target P3:A1") == "TP-7.4 own-board"
    events = play(match, "target P1:A1", "P1:I1")
    assert told(events, "unit_destroyed") == []
    assert [str(event.to_json()["place"]) for event in told(events, "hit")] == ["P2:C2"]
    view = table_of(match)
    assert sum(row.count("o") for board in view.boards for row in board.shots) == 5
    assert mark(match, "P2:C2") == "1"
    assert ears(match) == [0, 0, 0]
    assert [player.free_targets for player in view.players] == [14, 15, 15]
    assert view.boards[1].wrecks == () and view.boards[1].fleet is None
    assert (view.round, match.decision.seat) == (2, 1)
    play(match, "fire sprayer P3:A1", "fire barn", "aim P2")
    assert refused(match, "target P2:C2") == "TP-7.4 exploded"
    assert refused(match, "target P2:G9") == "TP-7.4 exploded"


@rule("TS-3", "TP-9.5", "TP-13.1", "TP-3.4")
def test_ts_3_a_tractank_shared_by_two_players() -> None:
    match = yard("turn: P1\nphase: resolution\nhappened: busy\nround: 3", P3=shots(p1="H2", p2="I2 H3"),
                 P1="attack: barn P3:I3 P3:A1 P3:B1")  # fmt: skip
    before = [player.targets_in_use for player in table_of(match).players]
    events = play(match, "resolve")
    assert before == [4, 2, 0]
    destroyed = told(events, "unit_destroyed")[0].to_json()
    assert (destroyed["owner"], destroyed["unit"], destroyed["place"], destroyed["seat"]) == (2, "tractank", "P3:H2", 0)
    assert marks(match, "P3", "H2 I2 H3 I3 A1 B1") == "####oo"
    assert ears(match) == [10, 10, 0]
    view = table_of(match)
    assert [player.targets_in_use for player in view.players] == [0, 0, 0]
    assert [egg.egg for egg in view.eggs if egg.where == "on_sale"] == ["P3:tractank"]
    assert "tractank" not in view.players[2].cards
    play(match, "fire barn P3:I9 P3:H9 P3:G9")  # the next round begins with P2
    assert match.decision.seat == 2
    assert refused(match, "fire tractank") == "TP-3.4 unit-is-gone"


BARN_NEARLY_GONE = shots(p1="B2 C2", p3="D2 B3 C3")


def barn_falls(display: str) -> Match:
    """TS-4 before the last shot: P3 resolves a target on P2:D3."""
    return yard(f"phase: resolution\nturn: P3\nfirst: P1\nhappened: busy\ndisplay: {display}",
                P2=BARN_NEARLY_GONE, P3="attack: sprayer P2:D3\nweapons: thieving_crow")  # fmt: skip


@rule("TS-4", "TP-9.6", "TP-10.1", "TP-14.4", "TP-14.3", "TP-15.13")
def test_ts_4_value_of_the_barn() -> None:
    match = barn_falls("bumper_harvest scarecrow salvo")
    assert ears(match) == [0, 0, 0]
    play(match, "resolve")
    assert ears(match) == [10, 0, 20]
    assert match.decision.seat == 1
    assert offered(match) == ["take bumper_harvest", "take salvo", "take scarecrow"]
    play(match, "take bumper_harvest")
    assert len(table_of(match).display) == 3
    assert match.decision.seat == 2
    play(match, "end")
    assert (match.decision.seat, match.decision.kind) == (1, "turn")
    play(match, "play bumper_harvest")
    assert ears(match)[1] == 15


@rule("TS-4", "TP-10.1", "TP-15.13")
def test_ts_4_a_scarecrow_from_the_barn_works_at_once() -> None:
    match = barn_falls("bumper_harvest scarecrow salvo")
    play(match, "resolve", "take scarecrow")
    play(match, "play thieving_crow", "rob P2")
    assert ears(match) == [10, 0, 20]
    rich = yard("phase: resolution\nturn: P3\nfirst: P1\nhappened: busy\ndisplay: scarecrow salvo overtime",
                P2=BARN_NEARLY_GONE + "\nears: 25", P3="attack: sprayer P2:D3\nweapons: thieving_crow")  # fmt: skip
    play(rich, "resolve", "take scarecrow", "play thieving_crow", "rob P2")
    assert ears(rich) == [10, 25, 20]


@rule("TS-6", "TP-10.3", "TP-10.7", "TP-8.7", "TP-13.5")
@pytest.mark.parametrize("own", ["", shots(wreck="D7 G7")])
def test_ts_6_tractank_bonus(own: str) -> None:
    match = yard("phase: resolution\nhappened: busy", P1=f"{own}\nattack: tractank P2:E5 P2:F5")
    play(match, "resolve")
    assert ears(match) == [20, 0, 0]
    assert match.decision.kind == "bonus_board"
    play(match, "target P3:H5")
    assert ears(match) == [35, 0, 0]
    assert marks(match, "P3", "H5 H4 G5 I5 H6") == "#oooo"
    assert "reaper" in table_of(match).players[2].cards
    play(match, "buy P2:granary", "take salvo")
    view = table_of(match)
    assert (view.players[0].ears, view.players[0].eggs, len(view.players[0].weapons)) == (10, 1, 1)


@rule("TS-7", "TP-8.5", "TP-10.6")
def test_ts_7_reaper_one_extra_shot() -> None:
    match = yard("phase: resolution\nhappened: busy", P1="attack: reaper P2:B2 P3:B2")
    events = play(match, "resolve", "target P2:C2")
    assert len(told(events, "hit")) == 3
    assert (match.decision.kind, match.decision.seat) == ("turn", 1)
    assert marks(match, "P2", "B2 C2") + mark(match, "P3:B2") == "111"
    assert ears(match) == [0, 0, 0]


@rule("TS-7", "TP-9.5", "TP-3.3")
def test_ts_7_both_reapers() -> None:
    match = yard("phase: resolution\nhappened: busy", P1="attack: salvo P2:H5 P2:A7")
    events = play(match, "resolve")
    assert [event.to_json()["amount"] for event in told(events, "ears_gained")] == [15, 15]
    order = [event.type() for event in events if event.type() in ("unit_destroyed", "card_gone")]
    assert order == ["unit_destroyed", "unit_destroyed", "card_gone"]
    assert "reaper" not in table_of(match).players[1].cards


@rule("TS-8", "TP-7.6", "TP-10.5")
@pytest.mark.parametrize(("purse", "after"), [(10, [20, 5, 0]), (0, [15, 0, 0])])
def test_ts_8_granary(purse: int, after: list[int]) -> None:
    match = yard("phase: resolution\nhappened: busy", P1="attack: granary P2:F1 P2:F2 P2:F3", P2=f"ears: {purse}")
    events = play(match, "resolve")
    assert len(told(events, "hit")) == 3
    assert ears(match) == after


@rule("TS-8", "TP-7.6")
def test_ts_8_the_granary_skips_what_is_exploded_and_refuses_an_l() -> None:
    match = yard(P2=shots(p3="F2"))
    play(match, "fire granary P2:F1 P2:F3")
    assert table_of(match).players[0].attacks[0].places == ("P2:F1", "P2:F3")
    bent = yard()
    play(bent, "fire granary P2:F1 P2:F2")
    assert refused(bent, "target P2:G2") == "TP-7.6 not-in-line"


TEN = "phase: targeting\nround: 9\nwild: P1 on_sale on_sale"
EGGS_OF_P1 = {
    "P1": "ears: 30\n" + shots(wreck=UNITS["sprayer"]),
    "P2": shots(wreck=f"{UNITS['barn']} {UNITS['sprayer']}") + "\neggs: barn P1, sprayer P1",
    "P3": shots(wreck=f"{UNITS['barn']} {UNITS['granary']}") + "\neggs: barn P1",
}


@rule("TS-10", "TP-13.1", "TP-13.2", "TP-13.3", "TP-13.5", "TP-18.1", "TP-18.4")
def test_ts_10_buying_and_winning() -> None:
    match = yard(TEN, **EGGS_OF_P1)
    assert table_of(match).players[0].eggs == 4
    assert refused(match, "buy P1:sprayer") == "TP-13.3 own-egg"
    assert refused(match, "buy wild") == "TP-13.1 too-few-ears"
    play(match, "buy P3:granary")
    assert ears(match)[0] == 5
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0,), "eggs", "TP-18.1")
    assert weapons(match, 0) == ()
    assert match.decisions == []


@rule("TS-10", "TP-13.2")
def test_ts_10_nobody_buys_in_another_players_turn() -> None:
    match = yard("phase: resolution\nround: 9\nturn: P2\nhappened: busy\nwild: P1 on_sale on_sale",
                 **(EGGS_OF_P1 | {"P2": EGGS_OF_P1["P2"] + "\nattack: reaper P3:A1 P3:A2\nears: 25"}))  # fmt: skip
    assert match.decision.seat == 1
    with pytest.raises(topcluck.NothingToAnswer):
        match.push_text("buy P3:granary", seat=0)


@rule("TS-10", "TP-13.5", "TP-14.1")
def test_ts_10_with_three_eggs_the_game_goes_on() -> None:
    match = yard("round: 9\nwild: P1 on_sale on_sale", **(EGGS_OF_P1 | {
        "P2": shots(wreck=f"{UNITS['barn']} {UNITS['sprayer']}") + "\neggs: barn P1, sprayer gone"}))  # fmt: skip
    assert table_of(match).players[0].eggs == 3
    play(match, "buy P3:granary", "take salvo")
    view = table_of(match)
    assert (view.players[0].eggs, len(view.players[0].weapons), len(view.display), view.outcome) == (4, 1, 3, None)


@rule("TS-11", "TP-7.1", "TP-7.3")
def test_ts_11_the_barn_is_upright_again_in_the_next_round() -> None:
    used = "tilted: barn\nlast: barn"
    match = yard("round: 2\nfirst: P2\nturn: P3", P1=used)
    play(match, "fire sprayer P2:A1")
    assert (match.decision.seat, table_of(match).players[0].tilted) == (0, ())
    assert "fire barn" in offered(match)
    strict = yard("round: 2\nfirst: P2\nturn: P3\noptions: no_repeat", P1=used)
    play(strict, "fire sprayer P2:A1")
    assert refused(strict, "fire barn") == "TP-22.1 not-twice-in-a-row"
    gone = yard("round: 2\nfirst: P2\nturn: P1", P1="last: barn\n" + shots(wreck=UNITS["barn"]))
    assert refused(gone, "fire barn") == "TP-3.4 unit-is-gone"


SOLD = "\neggs: barn gone, sprayer gone, tractank gone, harvester gone, granary gone"


def chest_only(**more: str) -> Match:
    """Round 3 begins with P3, then P1, then P2, who has only the war chest."""
    blocks = {
        "P2": wrecked("war_chest") + "\neggs: barn gone, sprayer gone, tractank gone, harvester gone, granary gone"
    }
    return yard("round: 3\nfirst: P3\nturn: P3", **(blocks | more))


@rule("TS-11", "TP-7.8", "TP-16.1", "TP-17.1", "TP-17.2", "TP-17.3", "TP-10.8", "TP-5.2")
def test_ts_11_round_passing_last_survivor() -> None:
    match = chest_only()
    told_first = play(match, "fire sprayer P1:A1", "fire sprayer P2:I8")
    assert [event.to_json()["seat"] for event in told(told_first, "passed")] == [1]
    assert ears(match) == [20, 0, 0]
    assert (match.decision.kind, match.decision.seat) == ("taking", 0)
    last = play(match, "take overtime")
    assert [event.to_json()["seat"] for event in told(last, "wiped_out")] == [1]
    assert [event.to_json()["seat"] for event in told(last, "went_out")] == [1]
    view = table_of(match)
    assert match.outcome is None
    assert (view.players[1].out, view.first_seat, view.round) == (True, 0, 4)


@rule("TS-11", "TP-17.2")
def test_ts_11_a_wiped_out_player_still_buys_in_the_own_resolution_turn() -> None:
    match = chest_only(P2=f"{wrecked('war_chest')}{SOLD}\nears: 50")
    play(match, "fire sprayer P1:A1", "fire sprayer P2:I8", "end", "take salvo")
    assert (match.decision.seat, match.decision.kind) == (1, "resolving")
    play(match, "buy wild")
    assert table_of(match).players[1].eggs == 1


@rule("TS-11", "TP-18.2")
def test_ts_11_the_last_survivor_wins_at_once() -> None:
    gone = f"{wrecked()}{SOLD}\nout: yes"
    match = yard("round: 3\nfirst: P1\nturn: P1", P3=gone, P2=wrecked("war_chest"))
    play(match, "fire sprayer P2:I8", "take overtime")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "TP-18.2")


@rule("TS-11", "TP-18.3")
def test_ts_11_two_war_chests_end_in_a_stalemate() -> None:
    match = yard("round: 30\nturn: P1", players=2, P1=wrecked("war_chest") + SOLD, P2=wrecked("war_chest") + SOLD)
    assert offered(match) == ["end"]
    play(match, "end")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0, 1), "stalemate", "TP-18.3")


@rule("TS-12", "TP-15.1", "TP-7.4")
def test_ts_12_a_nuclear_strike() -> None:
    match = yard(P1="weapons: nuclear_strike\nears: 10")
    events = play(match, "play nuclear_strike", "strike P2:D6")
    assert (ears(match)[0], table_of(match).players[0].tilted) == (0, ())
    assert "strike_placed" in [event.type() for event in events]
    play(match, "fire sprayer P1:A1", "fire barn", "aim P2")
    assert refused(match, "target P2:E7") == "TP-15.1 under-a-strike"
    play(match, "target P2:A1 P2:A2 P2:A3")
    assert ears(match)[0] == 15
    assert marks(match, "P2", "D6 E6 F6 D7 E7 F7 D8 E8 F8") == "ooo#ooooo"
    assert marks(match, "P2", "C7") == "."
    assert all(attack == () for attack in (player.attacks for player in table_of(match).players))
    poor = yard(P1="weapons: nuclear_strike\nears: 5")
    assert refused(poor, "play nuclear_strike") == "TP-15.1 too-few-ears"


@rule("TS-12", "TP-15.2")
def test_ts_12_pigeon_spies() -> None:
    match = yard(P1="weapons: pigeon_spies pigeon_spies")
    play(match, "play pigeon_spies", "spy P2:duck_pond", "spy P2:path")
    assert [(bird.area, bird.count) for bird in table_of(match).pigeons] == [("P2:duck_pond", 7), ("P2:path", 1)]
    hurt = yard(P1="weapons: pigeon_spies", P2=shots(p1="H2"))
    play(hurt, "play pigeon_spies", "spy P2:duck_pond")
    assert table_of(hurt).pigeons[0].count == 6


@rule("TS-12", "TP-15.4")
def test_ts_12_a_smuggler() -> None:
    match = yard("wild: gone on_sale on_sale", P1="weapons: smuggler\nears: 25")
    play(match, "play smuggler")
    assert ears(match)[0] == 0
    assert (table_of(match).wild_eggs, match.decision.kind) == (("gone", "P1", "on_sale"), "taking")


@rule("TS-12", "TP-15.10")
def test_ts_12_patch_up() -> None:
    match = yard("turn: P2\nfirst: P2", P2="weapons: patch_up\n" + shots(p1="H2"))
    assert table_of(match).players[0].free_targets == 14
    play(match, "play patch_up")
    assert table_of(match).players[0].free_targets == 15
    play(match, "fire sprayer P3:A1", "fire sprayer P2:H2")
    later = yard("phase: resolution\nturn: P3\nfirst: P1\nhappened: busy", P2=shots(p3="H2", p1="I2 H3"),
                 P3="attack: sprayer P2:I3")  # fmt: skip
    play(later, "resolve")
    assert ears(later) == [10, 0, 10]


@rule("TS-12", "TP-14.2")
def test_ts_12_the_discard_pile_becomes_the_draw_pile() -> None:
    piles = "display: salvo overtime patch_up\ndraw:\ndiscard: smuggler haggling_hen"
    match = yard(f"phase: resolution\nhappened: busy\n{piles}", P1="ears: 35", P3="weapons: rest")
    events = play(match, "buy wild", "take salvo")
    assert [event.to_json()["cards"] for event in told(events, "pile_shuffled")] == [2]
    view = table_of(match)
    assert (view.draw_pile, view.discard_pile, len(view.display)) == (1, (), 3)
    assert {view.display[2]} <= {"smuggler", "haggling_hen"}


def test_a_line_that_is_half_wrong_changes_nothing() -> None:
    match = yard()
    with pytest.raises(IllegalAction):
        match.push_text("fire barn P2:C2 P2:C2 P2:C3")
    assert match.entries == []
