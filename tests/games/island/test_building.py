"""Building Machines (BUILD, RUL-14 to RUL-17, RUL-123): card, cost, Pilots, hex."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import open_table, piece, resources, spent, zone
from tests.games.island.table import offers, play, standing, state_of, table
from topcluck.games.island.model import EDITIONS
from topcluck.kernel.match import Match

UNLIKE = """
define:
  [chicken]
  origin = "house"
  banding = true
  range = 1
  tokens = [
    { speed = 1, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 3 },
    { speed = 1, strength = 2, armor = 2 },
    { speed = 1, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 2 },
  ]
"""


def building(
    lines: str = "",
    *,
    units: str = "leader@i3 chicken1@i3 chicken2@i3 chicken3@i3",
    enemies: str = "leader_r2@c5",
    owned: str = "wood*3 rock*3 metal*2",
    lineup: str = "golem soldier cannon tower",
) -> Match:
    """A in the Take Actions step; T2 has A's Territory on g3, h3, g4, h4 and A's Base on i3."""
    return table(
        f"""
turn: 3 A
units A: {units}
units B: {enemies}
resources A: {owned}
lineup: {lineup}
{lines}
"""
    )


# -- cost (BUILD-1, RUL-123) ---------------------------------------------------------------------------------------


@rule("BUILD-1")
def test_the_resources_on_the_card_go_from_the_banner_to_the_supply() -> None:
    match = building()
    play(match, "build golem", "at g4")
    assert (resources(match, "A"), open_table(match).supply) == ((0, 3, 2), (12, 9, 10))
    match = building()
    play(match, "build cannon", "at g4")
    assert (resources(match, "A"), open_table(match).supply) == ((3, 3, 0), (9, 9, 12))


@rule("BUILD-1", "ACT-3")
def test_the_cost_is_paid_as_soon_as_the_machine_is_chosen() -> None:
    match = building(UNLIKE)
    play(match, "free build", "build soldier")
    assert resources(match, "A") == (3, 1, 2)
    assert match.decision.kind == "build_pilot"


@rule("BUILD-7", "RUL-123", "BUILD-1")
@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        ("wood*3 rock*3 metal*2", ["build golem", "build soldier", "build cannon", "build tower"]),
        ("wood*2 rock*3 metal*4", ["build soldier", "build cannon", "build tower"]),
        ("wood*9", ["build golem"]),
        ("wood*2 rock*2 metal*1", ["build soldier"]),
        ("wood*2 rock*1 metal*6", ["build cannon"]),
    ],
)
def test_the_cost_is_exact_and_nothing_replaces_what_is_missing(owned: str, offered: list[str]) -> None:
    match = building(owned=owned)
    play(match, "free build")
    assert offers(match) == offered


@rule("BUILD-7")
def test_without_any_machine_that_can_be_paid_for_no_build_is_offered() -> None:
    match = building(owned="wood*2 rock*1 metal*1")
    assert offers(match) == ["free move", "free retrieve", "end"]


@rule("GEN-1", "FAQ-1", "BUILD-1")
def test_a_card_may_make_builds_cheaper_than_the_rules_say() -> None:
    discount = """
strategies A: st_speed
define:
  [[scroll]]
  id = "st_speed"
  effects = [{ when = "static", op = "build_discount", amount = 1 }]
"""
    match = building(discount, owned="wood*2", lineup="golem soldier soldier soldier")
    play(match, "build golem", "at g4")
    assert resources(match, "A") == (0, 0, 0)
    mixed = building(discount, owned="wood*1 metal*2", lineup="car soldier soldier soldier")
    play(mixed, "build car")
    assert offers(mixed) == ["save wood", "save metal"]
    play(mixed, "save metal", "at g4")
    assert resources(mixed, "A") == (0, 0, 1)


def test_a_discount_covers_what_is_lacking_first_and_never_everything() -> None:
    discount = """
strategies A: st_speed
define:
  [[scroll]]
  id = "st_speed"
  effects = [{ when = "static", op = "build_discount", amount = 5 }]
"""
    match = building(discount, owned="metal*1", lineup="car golem golem golem")
    play(match, "free build")
    assert offers(match) == ["build car"], "at least one Resource is always paid, of a kind that the card asks for"
    play(match, "build car")
    assert offers(match) == ["at g3", "at h3", "at g4", "at h4"], "wood and one metal are saved unasked"
    play(match, "at g4")
    assert resources(match, "A") == (0, 0, 0)
    theirs = table(
        """
        turn: 4 B
        units A: leader@i3
        units B: leader_r2@c5 chicken1@c5
        resources A: wood*3
        resources B: metal*3
        lineup: car golem golem golem
        strategies B: st_speed
        define:
          [[scroll]]
          id = "st_speed"
          effects = [{ when = "static", op = "build_discount", amount = 1 }]
        """
    )
    play(theirs, "build car", "at e4")
    assert resources(theirs, "B") == (0, 0, 1), "B lacks wood, whatever A has"


# -- Pilots (BUILD-2, BUILD-10, BUILD-11) --------------------------------------------------------------------------


@rule("BUILD-2")
def test_the_owner_takes_as_many_chickens_as_the_card_asks_from_anywhere_on_the_island() -> None:
    match = building(units="leader@i3 chicken1@i3 chicken2@f5 chicken3@e4 chicken4@e4")
    play(match, "build golem")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken2@f5", "pilot chicken3@e4"], "equal ones once"
    play(match, "pilot chicken2@f5")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken3@e4"]
    play(match, "pilot chicken3@e4", "at g4")
    assert standing(match, "A") == ["leader@i3", "chicken1@i3", "chicken4@e4", "golem@g4"]
    assert piece(match, "golem@g4").pilots == ("chicken2", "chicken3")
    assert zone(match, "A").destroyed == ("chicken5", "chicken6"), "Pilots are not destroyed"


@rule("BUILD-2", "RUL-4")
def test_which_of_several_different_chickens_becomes_a_pilot_is_chosen() -> None:
    match = building(UNLIKE, units="leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3")
    play(match, "build soldier")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken3@i3", "pilot chicken4@i3"], "1 and 2 are alike"
    play(match, "pilot chicken4@i3", "at g4")
    assert piece(match, "soldier@g4").pilots == ("chicken4",)


@rule("BUILD-2", "RUL-17")
def test_chickens_that_bear_different_things_are_different() -> None:
    match = building(
        "dice A: star",
        units="leader@i3 chicken1@i3 chicken2@i3{shields=1} chicken3@i3{dice=1} chicken4@i3{cards=charm}",
    )
    play(match, "build soldier")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken2@i3", "pilot chicken3@i3", "pilot chicken4@i3"]


def test_a_chicken_with_a_bonus_until_end_of_turn_is_not_like_the_others() -> None:
    match = building("mod: turn -1 modify strength 2 A2 -1")
    assert (piece(match, "chicken1@i3").strength, piece(match, "chicken2@i3").strength) == (1, 3)
    play(match, "build soldier")
    assert offers(match) == ["pilot chicken1@i3", "pilot chicken2@i3"]


@rule("BUILD-10", "RUL-17", "DICE-7")
def test_a_chicken_that_becomes_a_pilot_loses_what_lay_on_it() -> None:
    match = building("dice A: star", units="leader@i3 chicken1@i3{shields=2,dice=2,cards=charm}")
    assert (spent(match, "A"), open_table(match).shields) == (2, 6)
    play(match, "build soldier", "at g4")
    assert (spent(match, "A"), open_table(match).shields) == (4, 8)
    assert open_table(match).scroll_discard == ("charm",)
    soldier = piece(match, "soldier@g4")
    assert (soldier.shields, soldier.plus, soldier.attached, soldier.pilots) == (0, 0, (), ("chicken1",))


@rule("BUILD-11", "BUILD-7")
def test_destroyed_chickens_and_pilots_cannot_be_used() -> None:
    match = building(units="leader@i3 tower@g4 chicken2@i3")
    play(match, "free build")
    assert offers(match) == ["build soldier", "build cannon", "build tower"], "a Golem needs two"
    play(match, "build soldier")
    assert offers(match) == ["at g3", "at h3", "at h4"], "the only one is taken unasked"
    nobody = building(units="leader@i3 tower@g4")
    assert "free build" not in offers(nobody)


# -- where (BUILD-3, BUILD-4, BUILD-9, RUL-14, RUL-15) -------------------------------------------------------------


@rule("BUILD-3", "BUILD-9", "MAP-5")
def test_a_machine_is_built_on_an_empty_hex_of_the_own_territory_only() -> None:
    match = building(units="leader@i3 chicken1@f5 tower@g3")
    play(match, "build cannon")
    assert offers(match) == ["at h3", "at g4", "at h4"], "no Base, Neutral, Lava or Sea hex, no Territory of others"
    events = play(match, "at h4")
    assert "MachineBuilt(seat=0, machine='cannon', hex='h4')" in map(str, events)
    assert "cannon@h4" in standing(match, "A")


@rule("BUILD-3", "BUILD-7")
def test_enemies_on_the_own_territory_take_up_room() -> None:
    match = building(enemies="leader_r2@c5 soldier@g3 soldier@g4 chicken4@h3")
    play(match, "build soldier")
    assert offers(match) == ["at h4"], "not even a Soldier joins enemies"
    full = building(enemies="leader_r2@c5 soldier@g3 soldier@g4 chicken4@h3 chicken5@h4")
    assert "free build" not in offers(full)


@rule("BUILD-3", "RUL-14")
def test_a_hex_emptied_by_taking_pilots_counts_as_empty() -> None:
    match = building(units="leader@i3 chicken1@g4 chicken2@i3 tower@g3 tower@h3")
    play(match, "build cannon", "pilot chicken1@g4")
    assert offers(match) == ["at g4", "at h4"]
    other = building(units="leader@i3 chicken1@g4 chicken2@i3 tower@g3 tower@h3")
    play(other, "build cannon", "pilot chicken2@i3")
    assert offers(other) == ["at h4"]


FULL = "leader@i3 tower@g3 tower@h3 cannon@h4"


@rule("RUL-14", "BUILD-7")
@pytest.mark.parametrize(
    ("units", "offered"),
    [
        (f"{FULL} chicken4@g4 chicken5@i3", ["build golem", "build soldier", "build cannon", "build tower"]),
        (f"{FULL} chicken4@g4 chicken5@g4", ["build golem", "build soldier"]),
        (f"{FULL} leader@g4 chicken5@g4".replace("leader@i3 ", "", 1), ["build soldier"]),
        (f"{FULL} chicken5@i3", ["build soldier", "build cannon", "build tower"]),
        (f"{FULL} soldier@g4 chicken5@i3", ["build soldier"]),
    ],
)
def test_room_is_made_only_by_taking_every_unit_of_a_hex(units: str, offered: list[str]) -> None:
    match = building(units=units)
    play(match, "free build")
    assert offers(match) == offered


@rule("RUL-14", "BUILD-2")
def test_pilots_are_offered_only_if_a_hex_can_still_be_emptied() -> None:
    match = building(units="leader@i3 tower@g3 tower@h3 chicken3@g4 chicken4@g4 chicken5@h4 chicken6@i3")
    play(match, "build golem")
    assert offers(match) == ["pilot chicken3@g4", "pilot chicken5@h4", "pilot chicken6@i3"]
    play(match, "pilot chicken3@g4")
    assert offers(match) == ["pilot chicken4@g4", "pilot chicken5@h4"], "with chicken6 no hex would be free"
    play(match, "pilot chicken4@g4", "at g4")
    assert "golem@g4" in standing(match, "A")
    two = building(units="leader@i3 tower@g3 tower@h3 cannon@h4 chicken4@g4 chicken5@g4 chicken6@i3")
    play(two, "free build")
    assert "build golem" in offers(two)
    play(two, "build golem")
    assert offers(two) == ["at g4"], "both Chickens of the only hex that can be emptied are taken unasked"
    assert standing(two, "A")[:1] == ["tower@g3"]


@rule("BUILD-4", "RUL-15", "BAND-3")
def test_a_machine_with_banding_may_join_own_units_with_banding() -> None:
    match = building(units="leader@h3 chicken1@i3 chicken2@g4 chicken3@g4 tower@g3")
    play(match, "build soldier", "pilot chicken1@i3")
    assert offers(match) == ["at h3", "at g4", "at h4"], "the Leader's hex, two Chickens' hex and an empty one"
    play(match, "at g4")
    assert standing(match, "A") == ["tower@g3", "leader@h3", "chicken2@g4", "chicken3@g4", "soldier@g4"]
    single = building(units="leader@i3 chicken1@i3 soldier@g4 tower@g3 tower@h3 cannon@h4")
    play(single, "build soldier")
    assert offers(single) == ["at g4"], "one Soldier is enough"


@rule("BUILD-4")
def test_a_machine_without_banding_joins_nobody() -> None:
    match = building(units="leader@h3 chicken1@i3 chicken2@g4 tower@g3")
    play(match, "build cannon", "pilot chicken1@i3")
    assert offers(match) == ["at h4"]


@rule("BUILD-4")
def test_other_machines_band_if_their_card_says_so() -> None:
    banding = """
define:
  [[machine]]
  id = "cannon"
  banding = true
"""
    match = building(banding, units="leader@h3 chicken1@i3 chicken2@g4 tower@g3")
    play(match, "build cannon", "pilot chicken1@i3")
    assert offers(match) == ["at h3", "at g4", "at h4"]


# -- the card, the lineup, the miniature (BUILD-5 to BUILD-8, RUL-16, COMP-6) --------------------------------------


@rule("BUILD-5")
def test_the_card_leaves_the_lineup_and_the_lineup_is_refilled_at_once() -> None:
    match = building("machine deck: skimmer lavawalker")
    assert sum(state_of(match).supply_machines) == 36
    events = play(match, "build cannon", "at g4")
    assert sum(state_of(match).supply_machines) == 35
    assert open_table(match).lineup == ("golem", "soldier", "tower", "skimmer")
    assert [str(event) for event in events[-2:]] == [
        "MachineBuilt(seat=0, machine='cannon', hex='g4')",
        "MachineRevealed(machine='skimmer')",
    ]
    assert (open_table(match).machine_deck, open_table(match).machine_discard) == (35, ())


def boxed(**copies: int) -> str:
    """The definition of a box with so many copies of each Machine, and none of the others."""
    machines = []
    for name in ("golem", "soldier", "cannon", "tower", "car", "lavawalker", "skimmer"):
        editions = ", ".join(f"{edition} = {copies.get(name, 0)}" for edition in EDITIONS)
        machines.append(f'  [[machine]]\n  id = "{name}"\n  copies = {{ {editions} }}\n')
    return "define:\n" + "".join(machines)


FEW = boxed(golem=2, soldier=2, cannon=1, tower=2, car=1)


@rule("BUILD-6")
def test_an_empty_machine_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    match = building(f"machine deck: -\nmachine discard: car golem soldier tower\n{FEW}")
    before = open_table(match).machine_discard
    events = play(match, "build cannon", "at g4")
    assert "MachineDeckShuffled()" in map(str, events)
    assert len(open_table(match).lineup) == 4 and open_table(match).machine_deck == 3
    assert open_table(match).machine_discard == ()
    assert open_table(match).lineup[3] in before


@rule("BUILD-6")
def test_the_discard_pile_stays_as_long_as_the_deck_has_cards() -> None:
    match = building(f"machine deck: golem\nmachine discard: car soldier tower\n{FEW}")
    play(match, "build cannon", "at g4")
    assert open_table(match).lineup == ("golem", "soldier", "tower", "golem")
    assert (open_table(match).machine_deck, open_table(match).machine_discard) == (0, ("car", "soldier", "tower"))


@rule("BUILD-6", "RUL-16")
def test_with_deck_and_discard_pile_empty_the_lineup_stays_short_until_a_machine_is_discarded() -> None:
    position = f"machine deck: -\nmachine discard: -\n{FEW}"
    match = building(
        position,
        units="leader@i3 chicken1@i3 chicken2@i3 soldier@f5 car@h3",
        enemies="leader_r2@c5 tower@e5 golem@d5",
        lineup="golem soldier cannon tower",
    )
    play(match, "build cannon", "at g4")
    assert open_table(match).lineup == ("golem", "soldier", "tower")
    play(match, "end", "draw 0", "skip", "B: attack tower@e5 soldier@f5")
    assert open_table(match).lineup == ("golem", "soldier", "tower", "soldier"), "shuffled in and revealed at once"
    assert (open_table(match).machine_deck, open_table(match).machine_discard) == (0, ())


@rule("BUILD-7", "COMP-6")
def test_without_a_miniature_in_the_supply_a_machine_is_not_offered() -> None:
    cannons = "leader_r2@c5 cannon@d4 cannon@e4 cannon@d5 cannon@e5"
    match = building(units="leader@i3 cannon@g3 chicken2@i3 chicken3@i3", enemies=cannons)
    play(match, "free build")
    assert offers(match) == ["build golem", "build soldier", "build tower"]
    assert resources(match, "A") == (3, 3, 2), "nothing was spent on it"
    four = building(units="leader@i3 chicken2@i3 chicken3@i3", enemies=cannons)
    play(four, "build cannon", "at g4")
    assert "cannon@g4" in standing(four, "A")


@rule("COMP-6", "PILOT-3")
def test_a_destroyed_machine_gives_its_miniature_back() -> None:
    match = building(units="leader@i3 soldier@g4", enemies="leader_r2@c5 golem@f5", owned="wood*1")
    before = state_of(match).supply_machines[:]
    play(match, "end", "draw 0", "skip", "B: attack golem@f5 soldier@g4")
    after = state_of(match).supply_machines
    assert sum(after) == sum(before) + 1
    assert after[state_of(match).box.types.index("soldier")] == 9


@rule("BUILD-8")
def test_several_machines_of_one_name_keep_their_own_modifiers() -> None:
    match = building("dice A: +1", units="leader@i3 chicken1@i3 tower@g3{shields=2,cards=charm}", owned="rock*3")
    play(match, "build tower", "at g4", "place +1 tower@g4")
    old, new = piece(match, "tower@g3"), piece(match, "tower@g4")
    assert (old.shields, old.plus, old.attached, old.strength, old.armor) == (2, 0, ("charm",), 3, 10)
    assert (new.shields, new.plus, new.attached, new.strength, new.armor) == (0, 1, (), 4, 9)


@rule("BUILD-7")
def test_without_a_build_action_left_nothing_can_be_built() -> None:
    match = building()
    play(match, "build soldier", "at g4")
    assert not [line for line in offers(match) if "build" in line]


@rule("MACH-8", "MACH-9")
def test_what_a_machine_does_when_built_follows_at_once() -> None:
    match = building(
        """
deck: flip
define:
  [[machine]]
  id = "tower"
  effects = [{ when = "built", op = "draw", amount = 1, player = "you" }]
"""
    )
    play(match, "build tower", "at g4")
    assert match.view(0).hand == ("flip",)  # type: ignore[attr-defined]


@rule("BUILD-1", "BUILD-2", "BUILD-3")
def test_every_seat_builds_on_its_own_territory_with_its_own_means() -> None:
    match = table(
        """
        players: 3
        turn: 5 C
        units A: leader@(3,-1) chicken1@(3,-1)
        units B: leader_r2@(-3,1) chicken1@(0,-2)
        units C: leader_c@(1,-4) chicken1@(1,-4) chicken2@(1,-3){dice=1} chicken3@(1,-3)
        dice C: star
        resources A: wood*9
        resources C: wood*1 metal*3
        lineup: golem car cannon soldier
        """
    )
    play(match, "free build")
    assert offers(match) == ["build car", "build cannon"]
    play(match, "build car")
    assert offers(match) == ["pilot chicken1@g3", "pilot chicken2@g4", "pilot chicken3@g4"]
    play(match, "pilot chicken2@g4")
    assert offers(match) == ["at f4", "at g5"], "B stands on f5, a Chicken of C's own on g4"
    play(match, "at g5")
    assert [resources(match, seat) for seat in "AC"] == [(9, 0, 0), (0, 0, 1)]
    assert (open_table(match).supply, spent(match, "C")) == ((3, 12, 11), 4)
    assert piece(match, "car@g5").pilots == ("chicken2",) and piece(match, "car@g5").seat == 2
    assert standing(match, "C") == ["leader_c@g3", "chicken1@g3", "chicken3@g4", "car@g5"]
