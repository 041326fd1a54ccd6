"""Components, setup, first player, numbers of players and options (TP-0, TP-1, TP-4, TP-5, TP-19, TP-22)."""

from __future__ import annotations

from typing import Any

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import FARM, offered, play, refused, shots, state_of, table_of, wrecked, yard
from topcluck.games.touche.rules.setup import complete_setup
from topcluck.kernel.errors import SetupRefused


def fresh(players: int = 2, seed: int = 1, **options: Any) -> topcluck.Match:
    return topcluck.new("touche-poulet", players=players, seed=seed, **options)


@rule("TP-1.1", "TP-1.2", "TP-1.3", "TP-20.2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = FARM.set
    assert (len(box.units), FARM.tokens, box.targets, len(FARM.egg_types)) == (8, 10, 15, 5)
    assert (box.craters, box.nuclear_tokens, box.pigeon_tokens, len(FARM.deck()), len(box.wild_eggs)) == (
        100,
        2,
        6,
        30,
        3,
    )
    assert box.bank[0] * 5 + box.bank[1] * 10 == 300


@rule("TP-1.4", "TP-4.1")
def test_every_player_has_a_clan_of_the_own() -> None:
    clans = [player.clan for player in table_of(fresh(4)).players]
    assert clans == ["roosters", "rabbits", "moles", "pigs"]


@rule("TP-2.1", "TP-0.3")
def test_the_board_has_nine_columns_and_nine_rows_named_from_the_top_left() -> None:
    assert (FARM.columns, FARM.rows, FARM.cells) == (9, 9, 81)
    assert (FARM.cell_names[0], FARM.cell_names[8], FARM.cell_names[9], FARM.cell_names[80]) == ("A1", "I1", "A2", "I9")
    assert FARM.rectangle(0, 2, 2) == (0, 1, 9, 10)


@rule("TP-2.2")
def test_every_cell_belongs_to_one_zone() -> None:
    sizes = {zone: mask.bit_count() for zone, mask in zip(FARM.zones, FARM.zone_mask, strict=True)}
    assert sizes == {
        "meadow": 20,
        "duck_pond": 12,
        "lavender_field": 12,
        "vegetable_garden": 16,
        "path": 9,
        "wheat_field": 12,
    }
    assert sum(FARM.zone_mask) == FARM.whole
    where = {zone: FARM.zone_mask[index] for index, zone in enumerate(FARM.zones)}
    borders = ("A5 meadow", "A6 vegetable_garden", "E9 path", "F3 duck_pond", "F4 lavender_field", "I7 wheat_field")
    for cell, zone in map(str.split, borders):
        assert where[zone] >> FARM.cell_numbers[cell] & 1, cell


@rule("TP-2.4")
def test_neighbours_share_a_side_and_surrounding_cells_a_corner_too() -> None:
    def names(cells: tuple[int, ...]) -> str:
        return " ".join(FARM.cell_names[cell] for cell in cells)

    assert names(FARM.neighbours[FARM.cell_numbers["E5"]]) == "E4 D5 F5 E6"
    assert names(FARM.surrounding[FARM.cell_numbers["E5"]]) == "D4 E4 F4 D5 F5 D6 E6 F6"
    assert names(FARM.surrounding[FARM.cell_numbers["A1"]]) == "B1 A2 B2"
    assert names(FARM.neighbours[FARM.cell_numbers["I9"]]) == "I8 H9"


@rule("TP-3.1", "TP-3.2")
def test_the_fleet() -> None:
    rows = {unit.id: (unit.tokens, unit.width, unit.height, unit.ears, unit.egg) for unit in FARM.set.units}
    assert rows == {
        "barn": (1, 3, 2, 5, True),
        "sprayer": (1, 1, 3, 5, True),
        "tractank": (1, 2, 2, 5, True),
        "harvester": (1, 3, 1, 5, True),
        "granary": (1, 2, 1, 10, True),
        "reaper": (2, 1, 1, 15, False),
        "eggwitzer": (2, 1, 1, 15, False),
        "war_chest": (1, 1, 1, 20, False),
    }
    attacks = {unit.id: (unit.attack.pattern, unit.attack.cells) for unit in FARM.set.units if unit.attack}
    assert attacks == {"barn": ("free", 3), "sprayer": ("free", 1), "tractank": ("line", 2), "harvester": ("line", 2),
                       "granary": ("line", 3), "reaper": ("free", 2), "eggwitzer": ("free", 1)}  # fmt: skip
    assert sum(FARM.size[kind] for kind in FARM.token_type) == 23
    assert sum(FARM.size[kind] * FARM.value[kind] for kind in FARM.token_type) == 180


@rule("TP-4.2")
def test_one_egg_lies_on_each_of_five_cards() -> None:
    view = table_of(fresh(2))
    assert [egg.egg for egg in view.eggs[:5]] == ["P1:barn", "P1:sprayer", "P1:tractank", "P1:harvester", "P1:granary"]
    assert {egg.where for egg in view.eggs} == {"reserve"}


@rule("TP-4.9")
def test_three_weapons_of_a_shuffled_pile_lie_open() -> None:
    views = [table_of(fresh(2, seed)) for seed in range(8)]
    assert all((len(view.display), view.draw_pile, view.discard_pile) == (3, 27, ()) for view in views)
    assert len({view.display for view in views}) > 4


@rule("TP-4.10", "TP-4.11")
def test_wild_eggs_lie_on_their_card_and_purses_are_empty() -> None:
    view = table_of(fresh(3))
    assert view.wild_eggs == ("on_sale",) * 3
    assert FARM.set.wild_eggs == (35, 40, 45)
    assert [player.ears for player in view.players] == [0, 0, 0]


@rule("TP-5.1", "TP-22.3")
def test_the_host_picks_the_first_player_or_luck_does() -> None:
    assert {table_of(fresh(4, seed)).first_seat for seed in range(30)} == {0, 1, 2, 3}
    assert all(table_of(fresh(4, seed, first_seat=2)).first_seat == 2 for seed in range(5))
    match = fresh(4, options={"first_player": 3})
    play(match, *["random fleet"] * 4)
    assert match.decision.seat == 3


@rule("TP-0.4")
def test_the_same_seed_brings_the_same_luck() -> None:
    def begun(seed: int) -> dict[str, Any]:
        match = fresh(3, seed)
        play(match, *["random fleet"] * 3)
        return match.state.dump()

    assert begun(5) == begun(5)
    assert begun(5)["anchors"] != begun(6)["anchors"]


@rule("TP-19.1", "TP-19.2")
@pytest.mark.parametrize(("players", "reachable"), [(2, 8), (3, 13), (4, 18)])
def test_nothing_changes_with_the_number_of_players(players: int, reachable: int) -> None:
    state = state_of(fresh(players))
    assert (state.seats, len(state.eggs), len(state.wild)) == (players, 5 * players, 3)
    assert len(state.eggs) - 5 + len(state.wild) == reachable
    assert state.farm is FARM


@rule("TP-22.1")
def test_no_repeat_forbids_the_unit_of_the_last_round_unless_it_is_the_only_one() -> None:
    assert "fire barn" in offered(yard(P1="last: barn"))
    match = yard("options: no_repeat", P1="last: barn")
    assert "fire barn" not in offered(match)
    assert "fire sprayer" in offered(match)
    assert refused(match, "fire barn") == "TP-22.1 not-twice-in-a-row"
    only = yard("options: no_repeat", P1="last: barn\n" + wrecked("barn", "war_chest"))
    assert "fire barn" in offered(only)


@rule("TP-22.1")
def test_no_repeat_looks_back_one_round_only() -> None:
    match = yard("options: no_repeat\nturn: P3\nround: 4", P3="last: barn\nweapons: nuclear_strike\nears: 10")
    play(match, "play nuclear_strike", "strike P1:G7")
    assert table_of(match).players[2].last_attack is None


@rule("TP-22.2")
def test_without_weapons_nothing_is_ever_taken() -> None:
    match = fresh(2, options={"weapons": False})
    assert (table_of(match).display, table_of(match).draw_pile) == ((), 0)
    falls = yard("options: no_weapons\nphase: resolution\nhappened: busy", players=2,
                 P2=shots(p1="B2 C2 D2 B3 C3"), P1="attack: salvo P2:D3 P2:I8")  # fmt: skip
    play(falls, "resolve")
    assert [player.ears for player in table_of(falls).players] == [50, 0]
    assert falls.decision.kind != "taking"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 1}, "2 to 4 players"),
        ({"players": 5}, "2 to 4 players"),
        ({"players": True}, "2 to 4 players"),
        ({"edition": "second-en"}, "no 'edition'"),
        ({"cards": "nothing"}, "no farm set"),
        ({"cards": "../farm"}, "no farm set"),
        ({"cards": 7}, "named by a text"),
        ({"cards": "farm@2"}, "has version 1"),
        ({"cards_hash": "other"}, "not the one"),
        ({"first_seat": 2}, "from 0 to 1"),
        ({"first_seat": -1}, "from 0 to 1"),
        ({"first_seat": True}, "from 0 to 1"),
        ({"first_seat": 1, "options": {"first_player": 0}}, "different seats"),
        ({"options": {"eggs": 3}}, "no option 'eggs'"),
        ({"options": {"weapons": 1}}, "true or false"),
    ],
)
def test_what_is_unknown_or_impossible_is_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupRefused, match=complaint):
        complete_setup({"players": 2, **given})


def test_a_complete_setup_is_complete_again() -> None:
    setup = complete_setup({"players": 3, "first_seat": 1, "options": {"no_repeat": True}})
    assert complete_setup(setup) == setup
    assert setup["cards"] == "farm@1"
