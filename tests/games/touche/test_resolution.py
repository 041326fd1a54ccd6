"""Resolution turns (TP-8) and the bonuses of units (TP-10)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.touche.farmyard import (
    ALL,
    FARM,
    UNITS,
    ears,
    kinds,
    mark,
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
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

NOW = "phase: resolution\nhappened: busy"


def attack(line: str, table: str = NOW, players: int = 3, **blocks: str) -> Match:
    """P1 is about to resolve an attack; what else P1 has stands in P1=."""
    more = blocks.pop("P1", "")
    return yard(table, players, P1=f"attack: {line}\n{more}", **blocks)


def hits(events: list[Event]) -> list[str]:
    return [str(event.to_json()["place"]) for event in told(events, "hit")]


@rule("TP-8.2", "TP-8.3")
def test_attacks_in_the_order_of_making_and_targets_in_the_order_of_placing() -> None:
    match = attack("salvo P3:A1 P2:A1", P1="attack: salvo P2:B1 P3:B1")
    events = play(match, "resolve")
    assert [event.to_json()["place"] for event in told(events, "missed")] == ["P3:A1", "P2:A1", "P2:B1", "P3:B1"]


@rule("TP-8.4", "TP-9.3", "TP-21.2")
def test_only_hit_or_miss_is_announced() -> None:
    match = attack("salvo P2:B2 P2:A1")
    events = play(match, "resolve")
    assert kinds(events)[:2] == ["hit", "missed"]
    assert events[0].to_json() == {"type": "hit", "seat": 0, "place": "P2:B2"}
    assert mark(match, "P2:B2") == "1"
    assert table_of(match).boards[1].fleet is None


@rule("TP-8.5")
def test_the_bonus_comes_after_the_last_target_and_once() -> None:
    match = attack("reaper P2:B2 P2:C2")
    events = play(match, "resolve")
    assert hits(events) == ["P2:B2", "P2:C2"]
    assert match.decision.kind == "bonus_board"
    play(match, "target P2:A1")
    assert match.decision.seat != 0


@rule("TP-8.5")
@pytest.mark.parametrize("line", ["reaper P2:B2 P2:A1", "reaper P2:A1 P2:B2"])
def test_one_hit_is_enough_whichever_target_it_was(line: str) -> None:
    match = attack(line)
    play(match, "resolve")
    assert match.decision.kind == "bonus_board"


@rule("TP-8.5")
@pytest.mark.parametrize("unit", ["barn", "sprayer", "tractank", "harvester", "granary", "reaper", "eggwitzer"])
def test_without_a_hit_there_is_no_bonus(unit: str) -> None:
    match = attack(f"{unit} P2:A1", P2="ears: 20")
    events = play(match, "resolve")
    assert len(told(events, "missed")) == 1
    assert ears(match) == [0, 20, 0]
    assert match.decision.seat != 0


@rule("TP-8.6")
def test_a_destroyed_attacker_still_has_its_bonus() -> None:
    match = attack("granary P2:B2", P1=shots(wreck="E5 F5"), P2="ears: 20")
    play(match, "resolve")
    assert ears(match) == [5, 15, 0]


@rule("TP-10.1")
def test_the_barn_has_no_effect_on_a_hit() -> None:
    match = attack("barn P2:B2 P2:C2 P2:D2", P2="ears: 20")
    events = play(match, "resolve")
    assert len(hits(events)) == 3
    assert (ears(match), match.decision.seat) == ([0, 20, 0], 1)


@rule("TP-10.2", "TP-9.4")
def test_the_sprayer_lets_all_surrounding_cells_explode() -> None:
    match = attack("sprayer P2:H2")
    events = play(match, "resolve")
    exploded = [str(event.to_json()["place"]) for event in events if event.type() in ("hit", "missed")]
    assert exploded == [f"P2:{cell}" for cell in ["H2", "G1", "H1", "I1", "G2", "I2", "G3", "H3", "I3"]]
    assert marks(match, "P2", "H2 I2 H3 I3 G1 G3") == "####oo"
    assert ears(match)[0] == 20


@rule("TP-9.4")
def test_spreading_explosions_never_trigger_a_bonus_and_stay_on_the_board() -> None:
    match = attack("sprayer P2:C2", P2="ears: 20")
    play(match, "resolve")
    assert marks(match, "P2", "B2 C2 D2 B3 C3 D3") == "######"
    assert match.decision.kind == "taking"
    assert state_of(match).marks[:81] == bytes(81) and state_of(match).marks[162:] == bytes(81)


@rule("TP-9.4")
def test_spreading_happens_also_if_the_hit_destroyed_the_unit() -> None:
    match = attack("eggwitzer P2:H5")
    play(match, "resolve")
    assert marks(match, "P2", "H5 H4 G5 I5 H6 G4") == "#oooo."


@rule("TP-10.3")
def test_the_tractank_brings_one_eggwitzer_attack_on_any_board() -> None:
    match = attack("tractank P2:B2 P2:C2")
    play(match, "resolve")
    assert match.decision.kind == "bonus_board"
    assert match.decision.about == (("with", "eggwitzer"),)
    play(match, "target P3:C2")
    assert marks(match, "P3", "C2 C1 B2 D2 C3 B3") == "1o111."
    assert match.decision.seat == 1


@rule("TP-10.3")
def test_a_bonus_attack_that_misses_spreads_nothing() -> None:
    match = attack("tractank P2:B2 P2:C2")
    play(match, "resolve", "target P3:A1")
    assert marks(match, "P3", "A1 B1 A2") == "o.."


@rule("TP-10.4")
def test_the_harvester_may_place_the_field() -> None:
    match = attack("harvester P2:B2 P2:C2")
    play(match, "resolve")
    assert offered(match) == ["aim P1", "aim P2", "aim P3", "skip"]
    play(match, "skip")
    assert table_of(match).players[0].field is None
    other = attack("harvester P2:B2")
    play(other, "resolve", "field P1:H8")
    assert table_of(other).players[0].field == "P1:H8"


@rule("TP-10.5")
@pytest.mark.parametrize(("purse", "stolen"), [(20, 5), (5, 5), (0, 0)])
def test_the_granary_steals_five_ears_once(purse: int, stolen: int) -> None:
    match = attack("granary P2:B2 P2:C2 P2:D2", P2=f"ears: {purse}", P3="ears: 50")
    play(match, "resolve")
    assert ears(match)[:2] == [stolen, purse - stolen]


@rule("TP-10.5")
def test_ears_for_units_destroyed_by_the_attack_are_paid_before_the_theft() -> None:
    match = attack("granary P2:F1 P2:F2 P2:F3", P2="ears: 10")
    events = play(match, "resolve")
    assert [kind for kind in kinds(events) if kind.startswith("ears")] == ["ears_gained", "ears_stolen"]


@rule("TP-10.6")
def test_the_reapers_extra_shot_has_no_extra_shot() -> None:
    match = attack("reaper P2:B2")
    play(match, "resolve", "target P3:A7")
    assert mark(match, "P3:A7") == "#"
    assert marks(match, "P3", "A6 B7") == ".."
    assert match.decision.seat == 1


@rule("TP-10.7")
def test_the_eggwitzer_lets_the_four_neighbours_explode() -> None:
    match = attack("eggwitzer P2:C2")
    events = play(match, "resolve")
    assert hits(events) == ["P2:C2", "P2:B2", "P2:D2", "P2:C3"]
    assert marks(match, "P2", "C1 B1 B3") == "o.."


@rule("TP-10.8")
def test_the_destroyer_of_the_war_chest_is_paid_and_takes_a_weapon() -> None:
    match = attack("salvo P2:I8")
    play(match, "resolve")
    assert ears(match)[0] == 20
    assert (match.decision.kind, match.decision.seat) == ("taking", 0)


@rule("TP-10.9")
def test_a_bonus_shot_must_be_made_and_obeys_the_rules_of_targets() -> None:
    match = attack("reaper P2:B2", P3="field: P2:A1\n" + shots(crater="I9"))
    play(match, "resolve")
    assert refused(match, "skip") == "TP-10.9 bonus-must-be-used"
    assert refused(match, "target P3:I9") == "TP-7.4 exploded"
    assert refused(match, "target P2:B2") == "TP-7.4 exploded"
    assert refused(match, "target P2:B1") == "TP-11.3 under-a-field"
    assert refused(match, "target P1:B1") == "TP-7.4 own-board"
    play(match, "aim P3")
    assert refused(match, "target P2:I1") == "TP-7.5 aimed-elsewhere"


@rule("TP-10.9")
def test_without_a_targetable_cell_there_is_no_bonus_shot() -> None:
    only = shots(
        crater=" ".join(cell for cell in FARM.cell_names if cell not in ALL.split()),
        wreck=" ".join(cells for unit, cells in UNITS.items() if unit != "barn"),
        p3="D2 B3 C3 D3",
    )
    match = attack("reaper P2:B2", P3=f"{wrecked()}\nfield: P2:C2", P2=only)
    play(match, "resolve")
    assert match.decision.seat == 1
    assert marks(match, "P2", "B2 C2") == "1."


def test_somebody_takes_a_weapon_in_the_middle_of_an_attack_and_it_goes_on() -> None:
    match = attack("reaper P2:I8 P2:B2")
    events = play(match, "resolve")
    assert hits(events) == ["P2:I8"]
    assert match.decision.kind == "taking"
    events = play(match, "take salvo")
    assert hits(events) == ["P2:B2"]
    assert match.decision.kind == "bonus_board"


def test_a_weapon_is_taken_before_the_bonus_of_the_last_target() -> None:
    match = attack("eggwitzer P2:I8")
    events = play(match, "resolve")
    assert kinds(events)[-1] == "card_gone"
    assert mark(match, "P2:I7") == "."
    play(match, "take salvo")
    assert marks(match, "P2", "I7 H8 I9") == "ooo"


def test_a_weapon_is_taken_before_the_bonus_of_a_bonus_attack() -> None:
    match = attack("tractank P2:B2")
    play(match, "resolve", "target P3:I8")
    assert (match.decision.kind, mark(match, "P3:I7")) == ("taking", ".")
    play(match, "take salvo")
    assert marks(match, "P3", "I7 H8 I9") == "ooo"
