"""The secret weapons one by one (TP-15)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.touche.farmyard import (
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
from tests.games.touche.test_resolution import NOW, attack

ON_SALE = shots(wreck=f"{UNITS['granary']} {UNITS['sprayer']}")


# ---- TP-15.1 Nuclear Strike


@rule("TP-15.1")
def test_a_strike_takes_the_place_of_the_main_attack() -> None:
    match = yard(P1="weapons: nuclear_strike bumper_harvest\nears: 20")
    play(match, "play nuclear_strike", "strike P2:G7")
    assert set(offered(match)) == {"play bumper_harvest", "end"}
    assert (ears(match)[0], table_of(match).players[0].tilted) == (10, ())
    assert refused(match, "fire barn") == "TP-7.2 one-main-attack"
    late = yard(P1="weapons: nuclear_strike\nears: 20")
    play(late, "fire sprayer P2:A1")
    assert late.decision.seat == 1
    kept = yard(P1="weapons: nuclear_strike bumper_harvest\nears: 20")
    play(kept, "fire sprayer P2:A1")
    assert refused(kept, "play nuclear_strike") == "TP-15.1 instead-of-the-main-attack"


@rule("TP-15.1")
def test_also_a_player_who_cannot_attack_may_strike() -> None:
    match = yard(P1="weapons: nuclear_strike\nears: 10\n" + wrecked("war_chest"))
    assert offered(match) == ["play nuclear_strike", "end"]


@rule("TP-15.1")
def test_a_strike_lies_wholly_on_one_opponents_board_with_prey_in_it() -> None:
    match = yard(
        P1="weapons: nuclear_strike\nears: 10",
        P2=shots(crater="B7 C7 A8 B8 C8 A9 B9 C9", wreck="A7"),
        P3=wrecked(),
    )
    play(match, "play nuclear_strike")
    assert match.decision.kind == "strike_block"
    blocks = [line.split(":")[1] for line in offered(match)]
    assert len(blocks) == 48
    assert refused(match, "strike P2:A7") == "TP-15.1 block-without-prey"
    assert refused(match, "strike P2:H1") == "TP-15.1 block-leaves-the-grid"
    assert refused(match, "strike P1:A1") == "TP-15.1 own-board"


@rule("TP-15.1")
def test_a_strike_explodes_in_reading_order_without_bonus_and_its_token_goes_back() -> None:
    match = yard(NOW, P1="attack: nuclear P2:G1")
    events = play(match, "resolve")
    cells = [str(event.to_json()["place"])[3:] for event in events if event.type() in ("hit", "missed")]
    assert cells == ["G1", "H1", "I1", "G2", "H2", "I2", "G3", "H3", "I3"]
    assert ears(match)[0] == 20
    assert state_of(match).strikes() == []


@rule("TP-15.1")
def test_targets_already_pending_under_a_strike_stay() -> None:
    match = yard("turn: P2\nfirst: P1", P1="attack: sprayer P3:H2", P2="weapons: nuclear_strike\nears: 10")
    play(match, "play nuclear_strike", "strike P3:G1", "fire sprayer P1:A1")
    assert ears(match) == [20, 0, 0]


@rule("TP-15.1", "TP-20.1")
def test_a_strike_needs_no_free_target() -> None:
    full = "B2 C2 D2 B3 C3 H2 I2 H3 A5 B5 F1 F2"
    match = yard(P1="weapons: nuclear_strike\nears: 10", P2=shots(p1=full), P3=shots(p1="B2 C2 D2"))
    assert offered(match) == ["play nuclear_strike", "end"]


@rule("TP-20.4", "TP-15.1")
def test_there_are_two_strike_tokens() -> None:
    match = yard(
        "turn: P3", P1="attack: nuclear P2:A1", P2="attack: nuclear P1:A1", P3="weapons: nuclear_strike\nears: 10"
    )
    assert refused(match, "play nuclear_strike") == "TP-20.4 no-strike-token"


@rule("TP-15.1")
def test_a_strike_needs_a_block_that_can_be_struck() -> None:
    match = yard(P1="weapons: nuclear_strike\nears: 10", P2=wrecked(), P3=wrecked("war_chest") + "\nfield: P3:H7")
    assert refused(match, "play nuclear_strike") == ""
    assert refused(yard(P1="weapons: nuclear_strike\nears: 10", P2=wrecked(), P3=wrecked()), "play nuclear_strike") == (
        "TP-15.1 nothing-to-target"
    )


# ---- TP-15.2 Pigeon Spies


@rule("TP-15.2", "TP-2.3")
def test_pigeons_count_intact_cells_of_living_units_for_all_to_know() -> None:
    match = yard(P1="weapons: pigeon_spies", P2=shots(p3="B2", wreck="A5 B5 C5"))
    play(match, "play pigeon_spies")
    assert len(offered(match)) == 12
    assert refused(match, "spy P1:path") == "TP-15.2 own-board"
    events = play(match, "spy P2:meadow")
    assert refused(match, "spy P2:meadow") == "TP-15.2 spied-already"
    assert len(offered(match)) == 11
    assert told(events, "spied")[0].to_json() == {"type": "spied", "seat": 0, "area": "P2:meadow", "count": 5}
    play(match, "spy P3:wheat_field")
    assert [(bird.area, bird.count) for bird in table_of(match).pigeons] == [("P2:meadow", 5), ("P3:wheat_field", 2)]
    assert match.decision.kind == "turn"


@rule("TP-15.2")
def test_a_pigeons_number_is_not_updated() -> None:
    match = yard("phase: resolution\npigeon: P2:meadow 9", P1="attack: salvo P2:B2")
    play(match, "resolve")
    assert table_of(match).pigeons[0].count == 9


# ---- TP-15.3 Emergency Shield


@rule("TP-15.3")
def test_an_emergency_shield_places_the_field_without_any_hit() -> None:
    match = attack("salvo P2:A1", P1="weapons: emergency_shield")
    play(match, "play emergency_shield")
    assert refused(match, "skip") == "TP-15.3 field-must-be-placed"
    assert offered(match) == ["aim P1", "aim P2", "aim P3"]
    play(match, "field P1:E5")
    assert table_of(match).players[0].field == "P1:E5"


# ---- TP-15.4 Smuggler, TP-15.5 Haggling Hen


@rule("TP-15.4")
@pytest.mark.parametrize(
    ("wild", "paid"), [("on_sale on_sale on_sale", 20), ("P2 on_sale on_sale", 25), ("P2 P3 on_sale", 30)]
)
def test_a_smuggler_makes_a_wild_egg_cheaper(wild: str, paid: int) -> None:
    match = yard(f"wild: {wild}", P1=f"weapons: smuggler\nears: {paid}")
    events = play(match, "play smuggler", "take salvo")
    assert told(events, "egg_bought")[0].to_json() == {"type": "egg_bought", "seat": 0, "egg": "wild", "price": paid}
    assert ears(match)[0] == 0
    poor = yard(f"wild: {wild}", P1=f"weapons: smuggler\nears: {paid - 5}")
    assert refused(poor, "play smuggler") == "TP-15.4 too-few-ears"


@rule("TP-15.4")
def test_without_a_wild_egg_there_is_nothing_to_smuggle() -> None:
    match = yard("wild: P2 P3 gone", P1="weapons: smuggler\nears: 100")
    assert refused(match, "play smuggler") == "TP-15.4 no-wild-egg"


@rule("TP-15.5")
def test_a_haggling_hen_buys_an_egg_from_a_wreck_for_fifteen() -> None:
    match = yard(P1="weapons: haggling_hen\nears: 15", P2=ON_SALE)
    play(match, "play haggling_hen")
    assert offered(match) == ["buy P2:sprayer", "buy P2:granary"]
    assert refused(match, "buy wild") == "TP-15.5 only-eggs-from-wrecks"
    play(match, "buy P2:granary", "take salvo")
    assert (ears(match)[0], table_of(match).players[0].eggs) == (0, 1)
    poor = yard(P1="weapons: haggling_hen\nears: 10", P2=ON_SALE)
    assert refused(poor, "play haggling_hen") == "TP-15.5 too-few-ears"


@rule("TP-15.5")
def test_a_single_egg_is_haggled_for_by_itself() -> None:
    match = yard(P1="weapons: haggling_hen\nears: 15", P2=shots(wreck=UNITS["granary"]))
    events = play(match, "play haggling_hen")
    assert "egg_bought" in kinds(events)


# ---- TP-15.6 Bumper Harvest, TP-15.7 Thieving Crow


@rule("TP-15.6")
def test_a_bumper_harvest_brings_fifteen_ears() -> None:
    match = yard(P1="weapons: bumper_harvest\nears: 5")
    play(match, "play bumper_harvest")
    assert ears(match)[0] == 20


@rule("TP-15.7")
@pytest.mark.parametrize(("purse", "taken"), [(25, 10), (10, 10), (5, 5), (0, 0)])
def test_a_thieving_crow_takes_up_to_ten_ears(purse: int, taken: int) -> None:
    match = yard(P1="weapons: thieving_crow", P2=f"ears: {purse}", P3="ears: 20")
    play(match, "play thieving_crow")
    assert offered(match) == ["rob P2", "rob P3"]
    assert refused(match, "rob P1") == "TP-15.7 not-from-yourself"
    play(match, "rob P2")
    assert ears(match) == [taken, purse - taken, 20]


@rule("TP-15.7")
def test_with_one_opponent_the_crow_knows_its_way() -> None:
    match = yard(P1="weapons: thieving_crow", P2="ears: 25", P3=f"{wrecked()}\nout: yes")
    play(match, "play thieving_crow")
    assert ears(match) == [10, 15, 0]


# ---- TP-15.8 Salvo, TP-15.9 Overtime


@rule("TP-15.8")
def test_a_salvo_is_an_attack_of_its_own_without_bonus_beside_the_main_attack() -> None:
    match = yard(P1="weapons: salvo", P2="ears: 20")
    play(match, "play salvo P2:B2 P3:A1")
    assert "fire granary" in offered(match)
    play(match, "fire granary P2:C2 P2:D2 P2:E2")
    attacks = table_of(match).players[0].attacks
    assert [(made.arm, len(made.places)) for made in attacks] == [("salvo", 2), ("granary", 3)]
    assert table_of(match).players[0].tilted == ("granary",)


@rule("TP-15.8")
def test_a_hit_of_a_salvo_brings_nothing_more() -> None:
    match = attack("salvo P2:B2 P2:C2", P2="ears: 20")
    play(match, "resolve")
    assert (ears(match), match.decision.seat) == ([0, 20, 0], 1)


@rule("TP-15.8")
def test_a_salvo_is_possible_without_a_main_attack_but_not_without_targets() -> None:
    match = yard(P1="weapons: salvo\n" + wrecked("war_chest"))
    assert offered(match) == ["play salvo", "end"]
    full = "B2 C2 D2 B3 C3 H2 I2 H3 A5 B5 F1 F2"
    short = yard(P1="weapons: salvo", P2=shots(p1=full), P3=shots(p1="B2 C2 D2"))
    assert refused(short, "play salvo") == "TP-15.8 no-free-target"
    nobody = yard(P1="weapons: salvo", P2=wrecked(), P3=wrecked())
    assert refused(nobody, "play salvo") == "TP-15.8 nothing-to-target"


@rule("TP-15.9")
def test_overtime_lets_another_unit_attack_too() -> None:
    match = yard("round: 2", P1="weapons: overtime\nlast: reaper")
    assert refused(match, "play overtime") == "TP-15.9 after-the-main-attack"
    play(match, "fire sprayer P2:A1", "play overtime")
    assert {line.split()[1] for line in offered(match)} == {
        "barn", "tractank", "harvester", "granary", "reaper", "eggwitzer",
    }  # fmt: skip
    assert refused(match, "fire sprayer") == "TP-3.4 card-is-tilted"
    play(match, "fire reaper P2:B2 P2:A3")
    view = table_of(match)
    assert (view.players[0].tilted, view.players[0].last_attack) == (("sprayer", "reaper"), "sprayer")
    play(match, "fire sprayer P1:A1", "fire sprayer P1:A2")
    assert match.decision.kind == "bonus_board"  # the second attack has its own bonus


@rule("TP-15.9")
def test_overtime_needs_a_main_attack_with_a_unit_and_another_unit() -> None:
    strike = yard(P1="weapons: overtime nuclear_strike bumper_harvest\nears: 10")
    play(strike, "play nuclear_strike", "strike P2:A1")
    assert refused(strike, "play overtime") == "TP-15.9 after-the-main-attack"
    alone = yard(P1="weapons: overtime bumper_harvest\n" + wrecked("sprayer"))
    play(alone, "fire sprayer P2:A1")
    assert refused(alone, "play overtime") == "TP-15.9 no-other-unit"


# ---- TP-15.10 Patch-Up


@rule("TP-15.10")
def test_patch_up_mends_one_cell_of_an_own_living_unit() -> None:
    match = yard(P1="weapons: patch_up\n" + shots(p2="B2 C2", p3="H2", wreck="F1 F2 F3", crater="A1"))
    play(match, "play patch_up")
    assert offered(match) == ["patch P1:B2", "patch P1:C2", "patch P1:H2"]
    assert refused(match, "patch P1:F1") == "TP-15.10 nothing-to-mend-there"
    before = state_of(match).left[0]
    events = play(match, "patch P1:C2")
    assert told(events, "patched")[0].to_json() == {"type": "patched", "seat": 0, "place": "P1:C2", "credited": 1}
    assert state_of(match).left[0] == before + 1
    assert [player.targets_in_use for player in table_of(match).players] == [0, 1, 1]
    assert marks(match, "P1", "B2 C2") == "2."
    play(match, "fire reaper P2:A1 P2:A2", "fire sprayer")
    assert refused(match, "target P1:C2") == ""
    assert table_of(match).boards[0].patched == (("B2", "C2", "H2"),)


@rule("TP-15.10")
def test_without_damage_there_is_nothing_to_mend() -> None:
    match = yard(P1="weapons: patch_up\n" + shots(wreck="F1 F2 F3", crater="A1"))
    assert refused(match, "play patch_up") == "TP-15.10 nothing-to-mend"


@rule("TP-15.10")
def test_a_mended_cell_is_credited_anew() -> None:
    mended = f"{shots(p3='D2 B3 C3 D3', p1='C2')}\npatched: B2 C2"
    match = attack("salvo P2:B2", P2=mended)
    play(match, "resolve")
    assert ears(match) == [10, 0, 20]


# ---- the lasting ones


@rule("TP-15.11")
def test_a_field_generator_places_the_field_after_a_turn_without_a_hit() -> None:
    match = attack("salvo P2:A1", P1="weapons: field_generator")
    play(match, "resolve")
    assert (match.decision.kind, match.decision.seat) == ("field_board", 0)
    assert "skip" in offered(match)
    play(match, "field P1:A1")
    assert (table_of(match).players[0].field, match.decision.seat) == ("P1:A1", 1)


@rule("TP-15.11")
@pytest.mark.parametrize("line", ["salvo P2:B2", "nuclear P2:A1"])
def test_a_field_generator_does_nothing_after_a_hit(line: str) -> None:
    match = attack(line, P1="weapons: field_generator")
    play(match, "resolve")
    assert match.decision.seat == 1


@rule("TP-15.11")
def test_a_hit_of_another_turn_does_not_stop_the_generator() -> None:
    match = yard(NOW, P1="attack: salvo P2:B2", P2="weapons: field_generator")
    play(match, "resolve")
    assert (match.decision.kind, match.decision.seat) == ("field_board", 1)


@rule("TP-15.12")
@pytest.mark.parametrize(("place", "paid"), [("P2:F3", 20), ("P2:H5", 15)])
def test_fertiliser_adds_five_ears_for_the_last_hit_on_an_egg_type(place: str, paid: int) -> None:
    match = attack(f"salvo {place}", P1="weapons: fertiliser", P2=shots(p1="F1 F2"))
    play(match, "resolve")
    assert ears(match)[0] == paid


@rule("TP-15.12")
def test_fertiliser_is_for_who_hits_last_only() -> None:
    match = attack("salvo P2:F3", P3="weapons: fertiliser", P2=shots(p3="F1 F2"))
    play(match, "resolve")
    assert ears(match) == [5, 0, 10]


@rule("TP-15.13")
def test_a_scarecrow_guards_the_purse() -> None:
    match = attack("granary P2:B2", P2="ears: 20\nweapons: scarecrow")
    play(match, "resolve")
    assert ears(match) == [0, 20, 0]
    crow = yard(P1="weapons: thieving_crow", P2="ears: 20\nweapons: scarecrow")
    play(crow, "play thieving_crow", "rob P2")
    assert ears(crow) == [0, 20, 0]


@rule("TP-15.14")
def test_ostrich_shells_let_all_surrounding_cells_explode() -> None:
    match = attack("eggwitzer P2:C2", P1="weapons: ostrich_shells")
    play(match, "resolve", "take salvo")
    assert marks(match, "P2", "B2 C2 D2 B3 C3 D3 B1") == "######o"
    bonus = attack("tractank P2:B2", P1="weapons: ostrich_shells")
    play(bonus, "resolve", "target P3:H2")
    assert marks(bonus, "P3", "H2 I3 G1") == "##o"
    other = attack("eggwitzer P2:C2", P2="weapons: ostrich_shells")
    play(other, "resolve")
    assert mark(other, "P2:B3") == "."


@rule("TP-15.15", "TP-15.18")
@pytest.mark.parametrize(("weapon", "unit", "cells"), [("laser_sight", "reaper", 3), ("hayloft_gunners", "barn", 4)])
def test_some_weapons_give_a_unit_one_more_target(weapon: str, unit: str, cells: int) -> None:
    match = yard(P1=f"weapons: {weapon}", P3=wrecked())
    play(match, f"fire {unit} P2:A1 P2:A2 P2:A3" + (" P2:A4" if cells == 4 else ""))
    assert len(table_of(match).players[0].attacks[0].places) == cells
    assert match.decision.seat == 1
    plain = yard(P2=f"weapons: {weapon}", P3=wrecked())
    play(plain, f"fire {unit} P2:A1 P2:A2" + (" P2:A3" if cells == 4 else ""))
    assert plain.decision.seat == 1


@rule("TP-15.15")
def test_with_a_laser_sight_there_is_still_one_extra_shot() -> None:
    match = attack("reaper P2:B2 P2:C2 P2:D2", P1="weapons: laser_sight")
    play(match, "resolve", "target P2:A1")
    assert match.decision.seat == 1


@rule("TP-15.16")
@pytest.mark.parametrize("unit", ["tractank", "harvester"])
def test_a_turbo_engine_makes_lines_of_three(unit: str) -> None:
    match = yard(P1="weapons: turbo_engine")
    play(match, f"fire {unit} P2:A1 P2:B1")
    assert offered(match) == ["target P2:C1"]
    play(match, "target P2:C1")
    assert match.decision.seat == 1


@rule("TP-15.17")
@pytest.mark.parametrize(("purse", "stolen"), [(20, 10), (5, 5)])
def test_a_bandit_mask_steals_up_to_ten(purse: int, stolen: int) -> None:
    match = attack("granary P2:B2", P1="weapons: bandit_mask", P2=f"ears: {purse}")
    play(match, "resolve")
    assert ears(match) == [stolen, purse - stolen, 0]
