"""Building an island (ISLAND). Hexes are counted from the central Lava, (0,0), which the notation names k11."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from tests.citing import option, rule
from tests.games.island.glance import open_table
from tests.games.island.site import (
    TERRITORY_A,
    TERRITORY_B,
    at,
    begun,
    hex,
    laid,
    name,
    names,
    pocket,
    site,
    territory,
)
from tests.games.island.table import offers, play, state_of
from topcluck.games.island.rules import islands
from topcluck.kernel.hexes import Axial, neighbours
from topcluck.kernel.match import Match

RHOMBUSES: dict[str, list[Axial]] = {
    "territory 1": [(0, 0), (1, 0), (0, 1), (1, 1)],
    "territory 2": [(0, 0), (0, 1), (-1, 1), (-1, 2)],
    "territory 3": [(0, 0), (-1, 1), (-1, 0), (-2, 1)],
}  # half a turn more covers the same hexes
TABLE = [(q, r) for q in range(-10, 11) for r in range(-10, 11) if abs(q + r) <= 10]

# -- how it begins, and who lays what ----------------------------------------------------------------------------------


@rule("ISLAND-1")
def test_a_lava_tile_is_the_centre() -> None:
    match = begun()
    assert open_table(match).island == ("lava k11",)


@rule("ISLAND-2")
@pytest.mark.parametrize(("players", "first_seat", "order"), [(2, 0, "AB"), (3, 1, "BCA"), (4, 2, "CDAB")])
def test_each_player_lays_territory_base_and_land_before_the_next_begins(
    players: int, first_seat: int, order: str
) -> None:
    match = begun(players, first_seat=first_seat)
    asked = []
    while match.decision.kind != "claim":
        asked.append(("ABCD"[match.decision.seat], match.decision.kind))
        play(match, offers(match)[0])
    steps = ("tile_shape", "tile_place", "tile_base", "tile_land")
    assert asked == [(seat, step) for seat in order for step in steps]


@option("island_build_sequence")
@rule("ISLAND-2")
@pytest.mark.parametrize(("players", "first_seat", "order"), [(2, 0, "AB"), (3, 1, "BCA"), (4, 2, "CDAB")])
def test_step_by_step_all_lay_territories_then_all_lay_bases_then_all_lay_land(
    players: int, first_seat: int, order: str
) -> None:
    match = begun(players, first_seat=first_seat, options={"island_build_sequence": "per_step"})
    asked = []
    while match.decision.kind != "claim":
        asked.append(("ABCD"[match.decision.seat], match.decision.kind))
        play(match, offers(match)[-1])
    asked = [(seat, kind) for seat, kind in asked if kind != "tile_place"]  # not asked where there is but one
    assert asked == [(seat, kind) for kind in ("tile_shape", "tile_base", "tile_land") for seat in order]


@rule("SCN-52", "ISLAND-2", "ISLAND-3", "ISLAND-4", "ISLAND-5")
def test_scn_52_building_t2() -> None:
    match = begun()
    play(match, "A: territory 1", f"A: at {name(1, -1)}")
    assert laid(match)[1] == ("territory", ((1, -1), (2, -1), (1, 0), (2, 0)))
    assert name(3, -1) in at(match)
    assert name(2, 1) not in at(match), "it touches one hex"
    play(match, f"A: at {name(3, -1)}")
    assert name(0, -1) in at(match, "neutral")
    assert name(4, -1) not in at(match, "neutral"), "one tile"
    assert name(0, 1) in at(match, "lava")
    assert name(3, 0) not in at(match, "lava")
    assert name(3, 0) in at(match, "neutral"), "Territory and Base"
    play(match, f"A: neutral {name(0, -1)}", "B: territory 1", f"B: at {name(-2, 0)}")
    play(match, f"B: at {name(-3, 1)}", f"B: neutral {name(0, 1)}")
    assert match.decision.kind == "claim"
    grounds = {ground.name: ground.ground for ground in open_table(match).board}
    t2 = [
        (0, 0),
        (0, -1),
        (0, 1),
        (1, -1),
        (2, -1),
        (1, 0),
        (2, 0),
        (-1, 1),
        (-2, 1),
        (-1, 0),
        (-2, 0),
        (3, -1),
        (-3, 1),
    ]
    assert set(grounds) == names(t2)
    assert [grounds[name(*one)] for one in [(0, 0), (0, 1), (3, -1), (-2, 0)]] == [
        "lava",
        "neutral",
        "base",
        "territory",
    ]


@option("island_contact_rules")
@rule("SCN-52", "ISLAND-2", "ISLAND-11")
def test_scn_52_by_the_first_edition_all_territories_are_laid_before_any_base() -> None:
    match = begun(options={"island_build_sequence": "per_step", "island_contact_rules": "first"})
    play(match, "A: territory 1", f"A: at {name(1, -1)}", "B: territory 3", f"B: at {name(1, -2)}")
    assert [kind for kind, _ in laid(match)] == ["lava", "territory", "territory"]
    assert (match.decision.seat, match.decision.kind) == (0, "tile_base")
    assert names([(3, -1), (-1, 0)]) <= at(match)
    play(match, f"A: at {name(-1, 0)}")
    assert name(3, -1) in at(match), "A has laid the Base of B's Territory"
    assert name(0, -3) not in at(match), "which has one now"
    play(match, f"B: at {name(3, -1)}")
    assert [kind for kind, _ in laid(match)] == ["lava", "territory", "territory", "base", "base"]
    assert (match.decision.seat, match.decision.kind) == (0, "tile_land")


# -- where tiles may lie: everything on offer against the rules, read again --------------------------------------------


def enclosed(land: set[Axial]) -> set[Axial]:
    """Empty hexes from which no path of empty hexes leads outside: out of the frame around all tiles."""
    columns, rows = sorted(q for q, _ in land), sorted(r for _, r in land)
    frame = {(q, r) for q in range(columns[0] - 1, columns[-1] + 2) for r in range(rows[0] - 1, rows[-1] + 2)}
    reached: set[Axial] = set()
    edge = [(columns[0] - 1, rows[0] - 1)]
    while edge:
        here = edge.pop()
        if here in frame and here not in reached and here not in land:
            reached.add(here)
            edge += neighbours(here)
    return frame - reached - land


class Reading:
    """The rules of the second edition on one half-built island, for one number of players."""

    def __init__(self, match: Match, players: int, strict: bool) -> None:
        tiles, self.lines = laid(match), open_table(match).island
        self.tiles, self.spares, self.strict = tiles, 8 - 1 - players, strict
        self.land = {one for _, hexes in tiles for one in hexes}
        self.lava = {one for kind, hexes in tiles for one in hexes if kind == "lava"}
        self.territories = [hexes for kind, hexes in tiles if kind == "territory"]
        self.shore = {one for hexes in self.land for one in neighbours(hexes)} - self.land

    def may_cover(self, *hexes: Axial) -> bool:
        """ISLAND-8, ISLAND-9."""
        return not self.land & set(hexes) and len(enclosed(self.land | set(hexes))) <= self.spares

    def bases(self, territory: Iterable[Axial], also: tuple[Axial, ...] = ()) -> set[Axial]:
        """ISLAND-4; *also*: while these hexes are covered too."""
        inside = set(territory)
        near = {one for hexes in inside for one in neighbours(hexes)} - inside
        return {one for one in near if len(inside & set(neighbours(one))) >= 2 and self.may_cover(*also, one)}

    def territory(self) -> set[tuple[str, Axial]]:
        """ISLAND-3, ISLAND-6, RUL-141: rotation and first hex."""
        strict = self.strict and len(self.territories) == 1
        covers = {(shape, place): _cells(shape, place) for shape in RHOMBUSES for place in TABLE}
        fitting = {key for key, cells in covers.items() if self._fits(cells)}
        by_lava = {key for key in fitting if any(touches(one, self.lava) for one in covers[key])}
        return by_lava if by_lava or strict else fitting

    def _fits(self, cells: tuple[Axial, ...]) -> bool:
        return (
            sum(one in self.shore for one in cells) >= 2  # RUL-44
            and self.may_cover(*cells)
            and bool(self.bases(cells, cells))
        )

    def lava_places(self) -> set[Axial]:
        """ISLAND-5, ISLAND-7."""
        return {one for one in self.shore if touches(one, self.lava) and self.may_cover(one)}

    def neutral_places(self) -> set[Axial]:
        """ISLAND-5, ISLAND-7."""
        near = [one for one in self.shore if sum(touches(one, hexes) for _, hexes in self.tiles) >= 2]
        return {one for one in near if self.may_cover(one)}


class ReadingOfFirst(Reading):
    """ISLAND-11 in place of ISLAND-3 to ISLAND-7; everything else is the same."""

    def sides(self, cells: Iterable[Axial], others: Iterable[Axial]) -> int:
        """How many hex sides these hexes share with the others (RUL-46)."""
        wanted = set(others)
        return sum(one in wanted for cell in cells for one in neighbours(cell))

    def territory(self) -> set[tuple[str, Axial]]:
        """A side at the central Lava and two at Territories, as far as possible."""
        walls = [one for hexes in self.territories for one in hexes]
        covers = {(shape, place): _cells(shape, place) for shape in RHOMBUSES for place in TABLE}
        fitting = {key: cells for key, cells in covers.items() if set(cells) <= set(TABLE) and self.may_cover(*cells)}
        at_lava = {key for key, cells in fitting.items() if self.sides(cells, [(0, 0)])}
        two = {key for key, cells in fitting.items() if self.sides(cells, walls) >= 2}
        return at_lava & two or at_lava | two

    def bases(self, territory: Iterable[Axial], also: tuple[Axial, ...] = ()) -> set[Axial]:
        """Two sides at any Territory without Base."""
        taken = {int(line.split()[-1]) for line in self.lines if line.startswith("base")}
        free = [hexes for number, hexes in enumerate(self.territories) if number not in taken]
        return {spot for hexes in free for spot in super(ReadingOfFirst, self).bases(hexes)}

    def lava_places(self) -> set[Axial]:
        """Two sides at Territories or Bases."""
        walls = [one for kind, hexes in self.tiles for one in hexes if kind in ("territory", "base")]
        return {one for one in self.shore if self.sides([one], walls) >= 2 and self.may_cover(one)}

    neutral_places = lava_places


def _cells(shape: str, place: Axial) -> tuple[Axial, ...]:
    """The hexes that a Territory covers."""
    return tuple((place[0] + q, place[1] + r) for q, r in RHOMBUSES[shape])


def touches(one: Axial, others: Iterable[Axial]) -> bool:
    """Whether a hex is next to one of the others."""
    return bool(set(neighbours(one)) & set(others))


def places(reading: Reading, shape: str) -> set[str]:
    """Where the rules let a Territory in this rotation lie."""
    return names(place for rotation, place in reading.territory() if rotation == shape)


def assert_offers_as_read(match: Match, reading: Reading) -> None:
    """Whatever is asked, all that the rules allow is on offer, and nothing else."""
    kind = match.decision.kind
    if kind == "tile_shape":
        assert set(offers(match)) == {shape for shape, _ in reading.territory()}
    elif kind == "tile_place":
        shape = f"territory {state_of(match).stack[-1][2] + 1}"
        assert at(match) == places(reading, shape)
    elif kind == "tile_base":
        assert at(match) == names(reading.bases(reading.territories[-1]))
    else:
        assert at(match, "lava") == names(reading.lava_places())
        assert at(match, "neutral") == names(reading.neutral_places())


@rule("ISLAND-3", "ISLAND-4", "ISLAND-5", "ISLAND-6", "ISLAND-7", "ISLAND-9", "RUL-44", "RUL-141")
@pytest.mark.parametrize(
    ("players", "edition"), [(2, "second-en"), (3, "second-fr"), (4, "second-en"), (4, "second-it")]
)
def test_all_that_the_rules_allow_is_on_offer_and_nothing_else(players: int, edition: str) -> None:
    match = begun(players, edition=edition)
    dice = random.Random(players)
    while match.decision.kind != "claim":
        assert_offers_as_read(match, Reading(match, players, strict=edition != "second-en"))
        play(match, dice.choice(offers(match)))


FIRST, STEPS = {"island_contact_rules": "first"}, {"island_build_sequence": "per_step"}


@rule("ISLAND-9", "ISLAND-11", "RUL-46", "RUL-141")
@pytest.mark.parametrize("sequence", ["per_step", "per_player"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_the_rules_of_the_first_edition_allow_is_on_offer_and_nothing_else(
    players: int, sequence: str
) -> None:
    match = begun(players, options={**FIRST, "island_build_sequence": sequence})
    dice = random.Random(players)
    while match.decision.kind != "claim":
        if match.decision.kind != "tile_link":
            assert_offers_as_read(match, ReadingOfFirst(match, players, strict=False))
        play(match, dice.choice(offers(match)))


# -- single rules ------------------------------------------------------------------------------------------------------


@rule("ISLAND-3")
def test_two_hexes_of_the_first_territory_touch_the_centre() -> None:
    match = begun()
    play(match, "territory 1")
    assert at(match) == names([(0, -2), (1, -1), (-2, 0), (-1, 1)])


@rule("ISLAND-9")
def test_territories_may_be_rotated() -> None:
    assert offers(begun()) == ["territory 1", "territory 2", "territory 3"]


@rule("ISLAND-4", "ISLAND-7")
def test_a_later_base_serves_the_territory_just_laid_not_an_earlier_one() -> None:
    match = site(TERRITORY_A, f"base {name(3, -1)} 0", TERRITORY_B, ask="tile_base", last=True)
    assert at(match) == names([(-3, 1), (-2, 2), (-1, -1)]), "not beside Territory A"
    play(match, f"at {name(-3, 1)}")
    pairs = {one.name: one.pair for one in open_table(match).board}
    assert pairs[name(-3, 1)] == pairs[name(-2, 0)] == 1
    assert pairs[name(3, -1)] == pairs[name(1, 0)] == 0


@rule("ISLAND-4")
def test_also_if_the_earlier_territory_has_no_base() -> None:
    match = site(TERRITORY_A, TERRITORY_B, ask="tile_base", last=True)
    assert at(match) == names([(-3, 1), (-2, 2), (-1, -1)]), "not beside Territory A"


WALLED_IN = [
    TERRITORY_A, f"base {name(3, -1)} 0",
    *(f"neutral {name(q, r)}" for q, r in [(0, 1), (-1, 1), (-1, 0), (0, -1)]),
]  # fmt: skip  # nothing can touch the central Lava any more


@rule("ISLAND-6")
def test_a_later_territory_touches_lava_if_any_place_allows_it() -> None:
    match = site(TERRITORY_A, f"base {name(3, -1)} 0", f"neutral {name(0, -1)}", ask="tile_shape")
    play(match, "territory 1")
    assert at(match)
    assert all(any(touches(cell, [(0, 0)]) for cell in _cells("territory 1", hex(one))) for one in at(match))
    walled = site(*WALLED_IN, ask="tile_shape")
    play(walled, "territory 1")
    assert at(walled) == places(Reading(walled, 2, strict=False), "territory 1")
    assert name(3, -3) in at(walled), "elsewhere two of its hexes must touch tiles"


@rule("ISLAND-6")
@pytest.mark.parametrize("edition", ["second-fr", "second-it"])
def test_in_french_and_italian_the_second_territory_touches_lava_without_exception(edition: str) -> None:
    match = site(*WALLED_IN, ask="tile_shape", edition=edition)
    assert match.decision.kind == "tile_land", "there is no place for it at all"
    more = [territory((3, 0), (4, 0), (3, 1), (4, 1)), f"base {name(4, -1)} 1"]
    third = site(*WALLED_IN, *more, ask="tile_shape", edition=edition)
    assert offers(third) == ["territory 1", "territory 2", "territory 3"], "from the third on: if possible"


@option("island_second_territory_lava_strict")
@rule("ISLAND-6")
def test_the_house_rule_that_the_second_territory_touches_lava_without_exception() -> None:
    lenient = site(*WALLED_IN, ask="tile_shape", options={"island_second_territory_lava_strict": False})
    strict = site(*WALLED_IN, ask="tile_shape", options={"island_second_territory_lava_strict": True})
    assert offers(lenient) == ["territory 1", "territory 2", "territory 3"]
    assert strict.decision.kind == "tile_land", "there is no place for it at all"


@rule("RUL-44")
def test_lava_tiles_count_as_tiles_that_a_territory_touches() -> None:
    match = site(TERRITORY_A, f"base {name(3, -1)} 0", f"neutral {name(3, 0)}", ask="tile_shape")
    play(match, "territory 1")
    assert name(-2, 0) in at(match), "(-1,0) and (-1,1) touch the central Lava and nothing else"


@rule("ISLAND-7")
def test_a_later_lava_tile_touches_any_lava_tile() -> None:
    tiles = [TERRITORY_A, f"base {name(3, -1)} 0", f"lava {name(-1, 0)}", territory((-3, 0), (-2, 0), (-3, 1), (-2, 1)),
             f"base {name(-4, 1)} 1"]  # fmt: skip
    match = site(*tiles, ask="tile_land")
    assert name(-1, -1) in at(match, "lava"), "beside the Lava of the first player"
    assert name(-3, -1) not in at(match, "lava")
    assert name(-1, -1) in at(match, "neutral"), "beside Lava and Lava: two different tiles"


# -- the first edition's rules of contact ------------------------------------------------------------------------------


@rule("ISLAND-11", "RUL-46")
def test_the_first_territory_of_the_first_edition_touches_the_centre_with_a_side() -> None:
    places = {}
    for contact in ("second", "first"):
        match = begun(options={"island_contact_rules": contact})
        play(match, "territory 1")
        places[contact] = at(match)
    assert places["second"] == names([(0, -2), (1, -1), (-2, 0), (-1, 1)]), "two of its hexes"
    assert places["first"] - places["second"] == names([(-2, -1), (-2, 1), (-1, -2), (0, 1), (1, -2), (1, 0)]), "or one"
    assert places["second"] < places["first"]


@rule("ISLAND-11", "RUL-46")
def test_the_second_territory_of_the_first_edition_has_two_sides_at_the_first() -> None:
    match = site(TERRITORY_A, ask="tile_shape", options=FIRST)
    play(match, "territory 3")
    assert at(match) == names([(1, -2), (1, 1)])
    assert name(0, 1) not in at(match), "only (0,1) touches it, with one side"
    assert name(-1, 0) not in at(match), "it touches the centre only"
    assert name(4, -1) not in at(match), "it has two sides at the first and none at the centre"
    second = site(TERRITORY_A, f"base {name(3, -1)} 0", ask="tile_shape")
    play(second, "territory 1")
    assert name(-2, 0) in at(second), "the second edition asks for no contact between Territories"


@rule("ISLAND-11", "RUL-46")
def test_a_territory_of_the_first_edition_that_cannot_reach_the_centre_has_two_sides_at_others() -> None:
    match = site(*WALLED_IN, ask="tile_shape", options=FIRST)
    play(match, "territory 1")
    assert at(match) == places(ReadingOfFirst(match, 2, strict=False), "territory 1")
    assert at(match) == names([(1, -3), (2, -3), (1, 1)])
    assert name(-2, 1) not in at(match), "Neutral tiles are no Territories"


@rule("ISLAND-11")
def test_a_base_of_the_first_edition_may_serve_any_territory_without_base() -> None:
    tiles = [TERRITORY_A, TERRITORY_B]
    match = site(*tiles, ask="tile_base", options={**FIRST, **STEPS})
    around_a, around_b = names([(3, -1), (2, -2), (1, 1)]), names([(-3, 1), (-2, 2), (-1, -1)])
    assert at(match) == around_a | around_b
    served = site(*tiles, f"base {name(3, -1)} 0", ask="tile_base", options={**FIRST, **STEPS})
    assert at(served) == around_b
    own = site(*tiles, ask="tile_base", options=STEPS)
    assert at(own) == around_a, "in the second edition the first builder lays the Base of the first Territory"


@rule("ISLAND-11", "RUL-118")
def test_who_lays_a_base_of_the_first_edition_between_two_territories_names_the_one_it_serves() -> None:
    match = site(TERRITORY_A, territory((4, -2), (5, -2), (4, -1), (5, -1)), ask="tile_base", options=FIRST)
    play(match, f"at {name(3, -1)}")
    assert offers(match) == [f"tile {name(1, -1)}", f"tile {name(4, -2)}"]
    refusal = match.why_not(f"tile {name(0, 0)}")
    assert refusal is not None and refusal.rule == "RUL-118"
    play(match, f"tile {name(4, -2)}")
    assert open_table(match).island[-1] == f"base {name(3, -1)} 1"


@rule("GEN-6")
def test_a_base_of_the_first_edition_that_finds_no_place_with_two_sides_has_one() -> None:
    around = [f"neutral {name(q, r)}" for q, r in [(3, -1), (2, -2), (1, 1)]]
    match = site(TERRITORY_A, *around, ask="tile_base", options=FIRST)
    assert at(match) == names([(0, -1), (1, -2), (3, -2), (3, 0), (2, 1), (0, 1)])


@rule("ISLAND-11")
def test_a_lava_or_neutral_tile_of_the_first_edition_has_two_sides_at_territories_or_bases() -> None:
    tiles = [TERRITORY_A, f"base {name(3, -1)} 0"]
    first, second = site(*tiles, ask="tile_land", options=FIRST), site(*tiles, ask="tile_land")
    assert at(first, "lava") == at(first, "neutral") == names([(2, -2), (1, 1), (3, -2), (3, 0)])
    assert name(0, 1) in at(second, "lava"), "beside the centre"
    assert name(3, 0) not in at(second, "lava")


@rule("RUL-141")
def test_nobody_looks_for_the_room_of_a_base_in_the_first_edition() -> None:
    around = [f"neutral {name(q, r)}" for q, r in [(2, 1), (0, 3), (-1, 2)]]  # with (1,0) all places for its Base
    for contact, fits in [("first", True), ("second", False)]:
        match = site(TERRITORY_A, *around, ask="tile_shape", options={"island_contact_rules": contact})
        assert (name(0, 1) in places_of(match, 1)) is fits, contact
        with_room = site(TERRITORY_A, *around[1:], ask="tile_shape", options={"island_contact_rules": contact})
        assert name(0, 1) in places_of(with_room, 1), contact


def places_of(match: Match, number: int) -> set[str]:
    """Where a Territory may lie in that rotation, also if it is the only place and nobody will be asked."""
    state = state_of(match)
    return {state.box.board.names[place] for place in islands.places(state, number - 1)}


# -- holes -------------------------------------------------------------------------------------------------------------


@rule("ISLAND-8", "RUL-45", "RUL-141")
@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 4), (4, 3)])
def test_no_more_hexes_are_enclosed_than_there_are_tiles_left(players: int, most: int) -> None:
    for length in (1, most, most + 1):
        match = site(*pocket(length), ask="tile_land", players=players)
        assert (name(length + 1, 0) in at(match, "neutral")) is (length <= most)
        inside = name(length, 0)
        assert inside in at(match, "neutral"), "a tile inside leaves one hex less to fill"


@rule("RUL-141")
def test_a_territory_lies_only_where_its_base_could_be_laid_without_enclosing_too_much() -> None:
    around = [f"neutral {name(8, -1)}", f"lava {name(8, 1)}", f"neutral {name(6, 2)}"]  # where its Base could lie else
    for players, fits in [(2, True), (4, False)]:  # at (6,0) it would close the pocket, five hexes, which two can fill
        match = site(*pocket(4), *around, ask="tile_shape", players=players)
        play(match, "territory 3")
        assert (name(8, 0) in at(match)) is fits


LOWER, UPPER = pocket(1)
HOLED = [LOWER, f"base {name(2, 1)} 0", UPPER, f"base {name(3, -2)} 1"]  # around (1,0), open at (2,0)


@rule("ISLAND-8")
def test_enclosed_hexes_are_filled_with_lava_at_the_end() -> None:
    match = site(*HOLED, ask="tile_land", last=True)
    play(match, f"neutral {name(2, 0)}")
    grounds = {one.name: one.ground for one in open_table(match).board}
    assert [grounds[name(q, 0)] for q in (0, 1, 2)] == ["lava", "lava", "neutral"]
    assert list(grounds.values()).count("lava") == 2
    without = site(*HOLED, ask="tile_land", last=True)
    play(without, f"lava {name(-1, 0)}")
    assert name(1, 0) not in {one.name for one in open_table(without).board}, "a bay is not enclosed"


# -- afterwards --------------------------------------------------------------------------------------------------------


@rule("ISLAND-10")
def test_bases_are_claimed_freely_from_the_right_of_the_starting_player() -> None:
    match = begun(3, first_seat=1)
    bases: dict[str, str] = {}
    while match.decision.kind != "claim":
        kind, seat, before = match.decision.kind, "ABC"[match.decision.seat], len(laid(match))
        play(match, offers(match)[0])
        if kind == "tile_base":
            bases[seat] = name(*laid(match)[before][1][0])
    assert sorted(offers(match)) == sorted(f"claim {base}" for base in bases.values())
    play(match, f"A: claim {bases['B']}")
    assert sorted(offers(match)) == sorted([f"claim {bases['A']}", f"claim {bases['C']}"])
    play(match, f"C: claim {bases['A']}", f"B: claim {bases['C']}")
    homes = {unit.seat: unit.hex for unit in open_table(match).units}
    assert homes == {0: bases["B"], 1: bases["C"], 2: bases["A"]}
    assert match.decision.seat == 1, "the starting player begins"


@rule("ISLAND-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_remaining_tiles_go_to_the_box(players: int) -> None:
    match = begun(players, seed=players)
    while match.decision.kind != "claim":
        play(match, offers(match)[0])
    grounds = [one.ground for one in open_table(match).board]
    assert (grounds.count("territory"), grounds.count("base")) == (4 * players, players)
    holes = len(grounds) - 5 * players - 1 - players
    assert 0 <= holes <= 8 - 1 - players
    assert len({one.name for one in open_table(match).board}) == len(grounds), "tiles never overlap"
