"""Fleets that fit all that was seen: every one can come up, nothing else does, and about evenly."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import FARM, UNITS, shots, state_of, wrecked, yard
from topcluck.games.touche import fleets
from topcluck.games.touche.farm import bits, mask_of
from topcluck.games.touche.fleets import Fleet, FleetsThatFit, Sight, fleets_for, lay_fleet, sight
from topcluck.kernel.chance import Chance, key_of

CELL = FARM.cell_numbers


def cells(names: str) -> int:
    return mask_of(tuple(CELL[name] for name in names.split()))


def by_hand(seen: Sight) -> set[frozenset[tuple[int, int]]]:
    """Every fleet that fits, found the slow and simple way: all combinations, each looked at as a whole."""
    options = [[(kind, anchor) for anchor in FARM.spots[kind]] for kind in seen.types]
    small = [[(kind, a) for kind, a in row if not FARM.foot_mask[kind][a] & seen.empty] for row in options]
    found = set()
    for fleet in product(*small):
        covered, blocked, fits = 0, 0, True
        for kind, anchor in fleet:
            foot = FARM.foot_mask[kind][anchor]
            fits = fits and not foot & blocked and all(foot & ~mask for mask in seen.not_within)
            blocked |= FARM.halo_mask[kind][anchor]
            covered |= foot
        if fits and not seen.known & ~covered and all((covered & m).bit_count() == n for m, n in seen.counts):
            found.add(frozenset(fleet))
    return found


def as_set(fleet: Fleet) -> frozenset[tuple[int, int]]:
    return frozenset((spot[3], spot[2]) for spot in fleet)


OPEN = "A1 B1 C1 A2 A3 E1 F1 F2 F3 F4 G4 H5 I5 I8 I9 A9 B9 C9 D9 E9 G9 B2 C2 D2 B3 C3 D3 H2 I2 H3 I3 A5 B5 C5"


def late(*alive: str, **marks: str) -> Sight:
    """A board on which only these units live, most cells are craters, and some were hit."""
    wreck = " ".join(where for unit, where in UNITS.items() if unit not in alive)
    open_cells = set(OPEN.split())
    living = {cell for unit in alive for cell in UNITS[unit].split()}
    craters = [name for name in CELL if name not in open_cells | set(wreck.split()) | living]
    match = yard(P2=shots(wreck=wreck, crater=" ".join(craters), **marks))
    return sight(state_of(match), 1)


SIGHTS = {
    "nothing hit": late("sprayer", "war_chest"),
    "a hit": late("sprayer", "harvester", p1="F2"),
    "two hits in a block": late("barn", "tractank", p1="C2 D3"),
    "a hit of somebody else": late("tractank", "reaper H5", "reaper A7", p3="H2"),
    "granary": late("granary", "reaper A7", "war_chest"),
    "twins": late("reaper A7", "reaper H5", "eggwitzer D7"),
}


@pytest.mark.parametrize("name", SIGHTS)
def test_all_fleets_that_fit_are_found_and_drawn_and_no_other(name: str) -> None:
    seen = SIGHTS[name]
    expected = by_hand(seen)
    of = FleetsThatFit(FARM, seen)
    listed = of.all(100_000)
    assert listed is not None
    assert {as_set(fleet) for fleet in listed} == expected
    assert len(listed) == len(expected)
    luck = Chance(key_of(name))
    drawn = Counter(as_set(of.draw(luck)) for _ in range(30 * min(len(expected), 60)))
    assert set(drawn) <= expected
    if len(expected) <= 60:
        assert set(drawn) == expected


@pytest.mark.parametrize("name", ["a hit", "two hits in a block", "granary", "nothing hit"])
def test_sampling_reaches_every_fleet_about_evenly(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleets, "_FEW", 0)  # never list: only search and stir
    seen = SIGHTS[name]
    expected = by_hand(seen)
    of = FleetsThatFit(FARM, seen)
    luck = Chance(key_of(f"even {name}"))
    draws = 25 * len(expected) if len(expected) < 120 else 3000
    drawn = Counter(as_set(of.draw(luck)) for _ in range(draws))
    assert of.listed is None
    assert set(drawn) <= expected
    if len(expected) < 120:
        assert set(drawn) == expected
        assert max(drawn.values()) < 3.5 * draws / len(expected)


def test_sampled_chances_come_close_to_exact_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = SIGHTS["a hit"]
    exact = FleetsThatFit(FARM, seen).chances(Chance(key_of(1)))
    monkeypatch.setattr(fleets, "_FEW", 0)
    sampled = FleetsThatFit(FARM, seen).chances(Chance(key_of(2)))
    for spot, chance in exact.items():
        assert abs(sampled.get(spot, 0.0) - chance) < 0.12, spot
    assert abs(sum(exact.values()) - len(seen.types)) < 1e-9


def test_the_same_luck_draws_the_same_fleet_whoever_drew_before() -> None:
    seen = sight(state_of(topcluck.new("touche-poulet", players=2, seed=3)), 1)
    fresh, used = FleetsThatFit(FARM, seen), FleetsThatFit(FARM, seen)
    used.draw(Chance(key_of("somebody else")))
    assert used.draw(Chance(key_of("luck"))) == fresh.draw(Chance(key_of("luck")))
    assert used.chances(Chance(key_of("more"))) == fresh.chances(Chance(key_of("more")))


def test_pigeons_counts_are_kept_as_of_the_time_they_were_counted() -> None:
    match = yard("pigeon: P2:meadow 8 B2\npigeon: P2:duck_pond 7\npigeon: P2:wheat_field 2\npigeon: P2:path 1",
                 P2=shots(p1="B2 C2", crater="A9 D9"))  # fmt: skip
    state = state_of(match)
    seen = sight(state, 1)
    luck = Chance(key_of(5))
    for _ in range(25):
        covered = sum(spot[0] for spot in fleets_for(seen).draw(luck))
        assert [(covered & mask).bit_count() for mask, _ in seen.counts] == [8, 7, 2, 1]
        assert covered & cells("B2 C2") == cells("B2 C2")
        assert not covered & cells("A9 D9")


def test_wrecks_count_for_the_pigeons_that_saw_them_alive() -> None:
    match = yard("pigeon: P2:duck_pond 7", P2=shots(wreck="F1 F2 F3"))
    assert sight(state_of(match), 1).counts[0][1] == 4


@rule("TP-15.10")
def test_what_was_hit_before_a_mending_stays_known() -> None:
    match = yard(P2=f"{shots(p1='C2')}\npatched: B2 C2")
    seen = sight(state_of(match), 1)
    assert seen.known == cells("B2 C2")
    luck = Chance(key_of(8))
    for _ in range(30):
        for foot, _, _, kind in fleets_for(seen).draw(luck):
            assert not (FARM.unit_ids[kind] == "granary" and foot == cells("B2 C2"))
            assert foot & ~cells("B2 C2")


@rule("TP-4.6", "TP-9.3")
def test_a_hit_that_destroyed_nothing_belongs_to_a_larger_unit() -> None:
    seen = sight(state_of(yard(P2=shots(p1="B2"))), 1)
    luck = Chance(key_of(3))
    kinds = set()
    for _ in range(60):
        kinds |= {FARM.unit_ids[spot[3]] for spot in fleets_for(seen).draw(luck) if spot[0] & cells("B2")}
    assert kinds == {"barn", "tractank", "sprayer", "harvester", "granary"}


def test_cells_beside_wrecks_are_known_to_be_empty() -> None:
    seen = sight(state_of(yard(P2=shots(wreck="F1 F2 F3"))), 1)
    assert seen.empty == cells("E1 F1 G1 E2 F2 G2 E3 F3 G3 E4 F4 G4")


def test_a_fleet_is_laid_with_wrecks_and_twins_in_order() -> None:
    state = state_of(yard(P2=shots(wreck="H5", p1="B2")))
    lay_fleet(state, 1, fleets_for(sight(state, 1)).draw(Chance(key_of(1))))
    state.check()
    assert state.anchors[15] < state.anchors[16]
    assert 43 in state.anchors[15:17]


def test_a_search_that_loses_its_way_goes_on_until_it_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleets, "_PATIENCE", 1)
    monkeypatch.setattr(fleets, "_FEW", 0)
    seen = SIGHTS["granary"]
    of = FleetsThatFit(FARM, seen)
    assert as_set(of.draw(Chance(key_of(1)))) in by_hand(seen)


def test_what_fits_no_fleet_is_a_mistake() -> None:
    impossible = Sight("farm@1", (0,), FARM.whole, 0, (0,), ())
    with pytest.raises(AssertionError, match="fits no fleet"):
        FleetsThatFit(FARM, impossible).draw(Chance(key_of(1)))


def test_a_board_without_living_units_has_one_empty_fleet() -> None:
    seen = sight(state_of(yard(P2=wrecked())), 1)
    assert fleets_for(seen).draw(Chance(key_of(1))) == ()
    assert bits(0) == []
