"""All choices of a search are looked at in the same scenarios: the same hidden cards, the same luck."""

from __future__ import annotations

from tests.games.island.table import house, state_of
from topcluck.bots.island_search import IslandLookout
from topcluck.bots.search.searcher import WORLD_SHARED, Scenarios
from topcluck.kernel.chance import Chance, QuickChance, key_of

MIDDLE = """
    players: 2
    turn: 9 A
    units A: keekmee@c7 metal_golem@f4 chicken1@c7
    units B: cluckatoa@g3 chicken2@g3
    hand A: pillow_fort
    hand B: peck hot_sauce golden_spurs
    dice A: +3 claw claw
"""


def test_a_scenario_is_the_same_whenever_it_is_asked_for() -> None:
    scenarios = Scenarios(state_of(house(MIDDLE)), 0, Chance(key_of(1)))
    (first, luck), (later, other) = scenarios[0], scenarios[7]
    again, same = scenarios[0]
    assert first is not again and first.digest() == again.digest() and luck == same
    first.apply(first.actions(0)[0], 0)
    assert scenarios[0][0].digest() == again.digest(), "what happens in one copy is not seen in the next"
    assert other != luck and later.hand[1] != again.hand[1]


def test_some_scenarios_share_a_world_with_other_luck() -> None:
    scenarios = Scenarios(state_of(house(MIDDLE)), 0, Chance(key_of(1)))
    dealt = [scenarios[number] for number in range(3 * WORLD_SHARED)]
    assert len({world.digest() for world, _ in dealt}) == 3
    assert len({luck for _, luck in dealt}) == len(dealt)


def test_a_scenario_shows_what_the_seat_can_see_and_no_more() -> None:
    state = state_of(house(MIDDLE))
    scenarios = Scenarios(state, 0, Chance(key_of(1)))
    worlds = [scenarios[number][0] for number in range(0, 30, WORLD_SHARED)]
    assert all(world.hand[0] == state.hand[0] and len(world.hand[1]) == 3 for world in worlds)
    assert len({tuple(world.hand[1]) for world in worlds}) > 5


def test_every_turn_has_its_own_luck_whatever_came_before_it() -> None:
    first, second, later = (state_of(house(MIDDLE.replace("9 A", turn))) for turn in ("9 A", "9 A", "10 B"))
    guide, drawn = IslandLookout().guide(first), []
    for state, before in ((first, 0), (second, 5), (later, 0)):
        state.chance = QuickChance(before)
        guide.follow(77)
        guide.steady(state)
        numbers = [state.chance.below(1000) for _ in range(3)]
        guide.steady(state)
        assert state.chance.below(1000) not in numbers, "it goes on within the turn"
        drawn.append(numbers)
    assert drawn[0] == drawn[1] != drawn[2]
    guide.follow(78)
    guide.steady(first)
    assert [first.chance.below(1000) for _ in range(3)] != drawn[0]
