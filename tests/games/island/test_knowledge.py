"""What a seat was shown stays in its view, card by card, until it can no longer be followed (FX-19, VIS-1, VIS-2).

A's Watch Tower on d6 sees hands; wars are waged between A on d6 and B's Chicken on d5, C stands by:

        e3B   f3b   g3b
     d4.   e4b   f4b   g4.
  c5a   d5a   e5^   f5c   g5C
     c6a   d6a   e6c   f6c
        c7A   d7.   e7c
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.cards import discarded
from tests.games.island.glance import SEATS, hand, seen, under_the_table, zone
from tests.games.island.table import house, play, state_of
from topcluck.games.island.sheet import hidden_of
from topcluck.games.island.state import State
from topcluck.games.island.view import View
from topcluck.kernel.chance import Chance
from topcluck.kernel.match import Match

B_HAND, B_LAID, C_HAND, A_HAND = "B hand", "B laid", "C hand", "A hand"


def watching(
    hand_a: str = "-", hand_b: str = "peck hot_sauce pillow_fort", hand_c: str = "-", lines: str = ""
) -> Match:
    """A has just looked at B's hand from the Watch Tower."""
    match = house(
        f"""
        players: 3
        turn: 3 A
        units A: keekmee@c7 watch_tower@d6 wood_golem@c5
        units B: abigail@e3 chicken1@d5 wood_golem@e4
        units C: cluckatoa@g5 chicken1@e6
        hand A: {hand_a}
        hand B: {hand_b}
        hand C: {hand_c}
        {lines}
        """
    )
    play(match, "A: use watch_tower@d6 1", "A: against B")
    return match


def known(match: Match, seat: str = "A") -> dict[str, tuple[str, ...]]:
    """The cards that a seat can follow, each with the places where it may be."""
    return {one.card: one.places for one in seen(match, seat).known}


WAR = "A: attack wood_golem@c5 chicken1@d5"


# -- seeing ----------------------------------------------------------------------------------------------------------


def changed(before: View, after: View) -> set[str]:
    """The parts of a view, and of the table in it, that are not as before."""
    old, new = before.to_json(), after.to_json()
    parts = {key for key in old if old[key] != new[key]} - {"table"}
    return parts | {key for key in old["table"] if old["table"][key] != new["table"][key]}


@rule("FX-19", "VIS-1", "RUL-5")
def test_who_looks_at_a_hand_knows_it_and_nobody_elses_view_changes() -> None:
    match = watching()
    match.pop()
    match.pop()
    before = [seen(match, seat) for seat in ("A", "B", "C", None)]
    play(match, "A: use watch_tower@d6 1", "A: against B")
    after = [seen(match, seat) for seat in ("A", "B", "C", None)]
    assert [changed(*pair) for pair in zip(before, after, strict=True)] == [
        {"known", "used"},
        {"used"},
        {"used"},
        {"used"},
    ]
    assert known(match) == {"peck": (B_HAND,), "hot_sauce": (B_HAND,), "pillow_fort": (B_HAND,)}


@rule("FX-19")
def test_two_equal_cards_are_known_as_two() -> None:
    match = watching(hand_b="peck*2 hot_sauce")
    assert Counter(one.card for one in seen(match, "A").known) == {"peck": 2, "hot_sauce": 1}


# -- drawing, discarding, shuffling ----------------------------------------------------------------------------------


@rule("FX-19")
def test_cards_drawn_later_are_not_known_and_those_seen_stay_so() -> None:
    match = watching(lines="deck: side_bet side_bet")
    play(match, "A: end", "A: draw 0", "B: skip", "B: end", "B: draw 2")
    assert known(match) == {"peck": (B_HAND,), "hot_sauce": (B_HAND,), "pillow_fort": (B_HAND,)}
    assert zone(match, "B").hand == 5


@rule("FX-19", "VIS-4")
def test_a_card_seen_to_be_discarded_is_off_the_list_and_stays_off_when_shuffled() -> None:
    match = watching(hand_a="rotten_egg", lines="deck: earthquake")
    play(match, "A: play rotten_egg", "A: against B", "A: discard hot_sauce")
    assert known(match) == {"peck": (B_HAND,), "pillow_fort": (B_HAND,)}
    play(match, "A: end", "A: draw 1")
    assert discarded(match) == () and "hot_sauce" in under_the_table(match).scroll_deck
    assert known(match) == {"peck": (B_HAND,), "pillow_fort": (B_HAND,)}


@rule("FX-19")
def test_a_card_played_face_up_is_off_the_list() -> None:
    match = watching(hand_b="lava_trap peck hot_sauce")
    play(match, "A: end", "A: draw 0", "B: skip", "B: play lava_trap", "B: tile d7")
    assert known(match) == {"peck": (B_HAND,), "hot_sauce": (B_HAND,)}


# -- laying ----------------------------------------------------------------------------------------------------------


@rule("FX-19", "VIS-2")
def test_each_known_card_may_be_the_one_laid_face_down() -> None:
    match = watching(hand_c="side_bet")
    play(match, WAR, "B: lay peck", "B: done")
    both = (B_HAND, B_LAID)
    assert known(match) == {"peck": both, "hot_sauce": both, "pillow_fort": both}
    assert (zone(match, "B").hand, zone(match, "B").laid) == (2, 1)


@rule("FX-19", "VIS-2")
def test_the_same_is_known_whichever_card_was_laid() -> None:
    views = []
    for card in ("peck", "hot_sauce", "pillow_fort"):
        match = watching(hand_c="side_bet")
        play(match, WAR, f"B: lay {card}", "B: done")
        views.append(seen(match, "A"))
    assert views[0] == views[1] == views[2]


@rule("FX-19", "VIS-2")
def test_who_lays_the_whole_hand_has_none_of_it_in_hand() -> None:
    match = watching(hand_c="side_bet")
    play(match, WAR, "B: lay peck", "B: lay hot_sauce", "B: lay pillow_fort")
    assert known(match) == {"peck": (B_LAID,), "hot_sauce": (B_LAID,), "pillow_fort": (B_LAID,)}


@rule("FX-19", "VIS-2")
def test_the_reveal_shows_which_was_laid_and_the_others_are_in_the_hand_for_sure() -> None:
    match = watching(hand_c="side_bet")
    play(match, WAR, "B: lay peck", "B: done", "C: pass", "B: pass")
    assert known(match) == {"hot_sauce": (B_HAND,), "pillow_fort": (B_HAND,)}


@rule("FX-19")
def test_an_unknown_card_among_the_laid_leaves_the_known_ones_open() -> None:
    match = watching(hand_b="peck", hand_c="side_bet*2", lines="deck: hot_sauce")
    play(match, "A: end", "A: draw 0", "B: skip", "B: end", "B: draw 1", "C: skip", "C: end", "C: draw 0", "A: skip")
    play(match, WAR, "B: lay hot_sauce", "B: done")
    assert known(match) == {"peck": (B_HAND, B_LAID)}


# -- stealing --------------------------------------------------------------------------------------------------------


@rule("FX-19")
def test_a_card_that_a_third_player_steals_unseen_may_be_any_of_those_known() -> None:
    match = watching(hand_a="spare_shell", hand_c="sticky_claws")
    play(match, WAR, "A: pass", "B: pass", "C: lay sticky_claws", "A: pass", "B: pass", "C: against B")
    either = (B_HAND, C_HAND)
    assert known(match) == {"peck": either, "hot_sauce": either, "pillow_fort": either}
    stolen = hand(match, "C")[0]
    assert known(match, "B") == {stolen: (C_HAND,)}
    assert known(match, "C") == {}


@rule("FX-19")
def test_who_steals_a_known_card_has_it_and_the_victim_knows_where_it_is() -> None:
    match = watching(hand_a="sticky_claws", lines="luck: 0")
    play(match, WAR, "A: lay sticky_claws", "B: pass", "A: against B")
    assert hand(match, "A") == ["peck"]
    assert known(match) == {"hot_sauce": (B_HAND,), "pillow_fort": (B_HAND,)}
    assert known(match, "B") == {"peck": (A_HAND,)}
    assert known(match, "C") == {}


@rule("FX-19")
def test_the_victim_follows_a_stolen_card_in_the_thiefs_hand_by_the_same_rule() -> None:
    match = watching(hand_a="sticky_claws can_opener", lines="luck: 0\n        dice A: claw")
    play(match, WAR, "A: lay sticky_claws", "A: done", "B: pass", "A: pass", "A: against B", "A: option 2")
    assert known(match, "B") == {"peck": (A_HAND,)}
    play(match, "A: claw attack", "A: attack watch_tower@d6 chicken1@e6", "A: lay can_opener", "A: done")
    assert known(match, "B") == {"peck": (A_HAND, "A laid")}
    play(match, "B: pass", "A: pass")
    assert known(match, "B") == {"peck": (A_HAND,)}


@rule("FX-19")
def test_a_stolen_card_is_found_again_when_the_thief_shows_it() -> None:
    match = watching(hand_a="spare_shell", hand_c="sticky_claws", lines="luck: 1")
    play(match, WAR, "A: pass", "B: pass", "C: lay sticky_claws", "A: pass", "B: pass", "C: against B", "C: option 1")
    play(match, "A: end", "A: draw 0", "B: skip", "B: end", "B: draw 0", "C: skip")
    play(match, "C: attack chicken1@e6 watch_tower@d6", "C: lay hot_sauce")
    either = (B_HAND, "C laid")  # C's hand is empty
    assert known(match) == {"peck": either, "hot_sauce": either, "pillow_fort": either}
    play(match, "A: pass", "B: pass")
    assert known(match) == {"peck": (B_HAND,), "pillow_fort": (B_HAND,)}


# -- imagined worlds -------------------------------------------------------------------------------------------------


def places_in(state: State, card: str) -> set[str]:
    """The hidden places in which a card lies."""
    hidden = hidden_of(state)
    rows = {f"{SEATS[seat]} hand": hidden.hands[seat] for seat in range(state.seats)}
    rows.update({f"{SEATS[seat]} laid": hidden.laid[seat] for seat in range(state.seats)})
    return {place for place, row in rows.items() if card in row}


def situations() -> dict[str, Match]:
    """Matches in which A knows something of B's cards."""
    laid = watching(hand_c="side_bet")
    play(laid, WAR, "B: lay peck", "B: done")
    two = watching(hand_b="peck hot_sauce pillow_fort hard_boiled", hand_c="side_bet")
    play(two, WAR, "B: lay peck", "B: lay hard_boiled", "B: done")
    stolen = watching(hand_a="spare_shell", hand_c="sticky_claws side_bet")
    play(stolen, WAR, "A: pass", "B: pass", "C: lay sticky_claws", "C: done", "A: pass", "B: pass", "C: pass")
    play(stolen, "C: against B")
    return {"seen": watching(hand_c="side_bet"), "laid": laid, "two laid": two, "stolen": stolen}


@rule("FX-19")
@pytest.mark.parametrize("situation", ["seen", "laid", "two laid", "stolen"])
def test_imagined_worlds_obey_what_is_known_and_use_all_the_freedom_that_is_left(situation: str) -> None:
    match = situations()[situation]
    view = seen(match, "A")
    found: dict[str, set[str]] = {one.card: set() for one in view.known}
    rest: set[str] = set()
    for seed in range(60):
        world = topcluck.imagine(view, seed)
        assert isinstance(world, State) and world.view(0) == view
        for card, places in found.items():
            here = places_in(world, card) & set(known(match)[card])
            assert here, f"{card} is nowhere where it may be"
            places |= here
        rest |= set(hidden_of(world).hands[2])
    assert found == {card: set(places) for card, places in known(match).items()}
    assert len(rest) > 10  # of C's cards A knows nothing


@rule("FX-19", "VIS-1")
def test_who_was_shown_nothing_imagines_the_seen_hand_as_freely_as_before() -> None:
    match = watching(hand_c="side_bet")
    hands = {hidden_of(_world(match, "C", seed)).hands[1] for seed in range(20)}
    assert len(hands) > 15 and all(len(cards) == 3 for cards in hands)


def _world(match: Match, seat: str, seed: int) -> State:
    world = topcluck.imagine(seen(match, seat), seed)
    assert isinstance(world, State)
    return world


@rule("FX-19")
def test_in_an_imagined_world_the_looker_goes_on_knowing_what_it_knew() -> None:
    match = watching(hand_c="side_bet")
    world = _world(match, "A", 3)
    assert world.view(0).known == seen(match, "A").known
    assert world.view(1).known == ()  # of what others know it imagines nothing


# -- nothing is disclosed between two picks (RUL-134) ----------------------------------------------------------------


def others_see(match: Match, seat: str) -> list[dict[str, Any]]:
    """What everybody but this seat sees, the spectator included."""
    return [seen(match, other).to_json() for other in ("A", "B", "C", None) if other != seat]


@rule("RUL-134", "VIS-2")
def test_picking_scrolls_for_combat_discloses_nothing_until_done() -> None:
    match = watching(hand_a="side_bet*2 spare_shell can_opener", hand_c="side_bet")
    play(match, WAR)
    before = others_see(match, "A")
    for line in ("A: lay side_bet", "A: lay spare_shell", "A: lay side_bet"):
        events = play(match, line)
        assert others_see(match, "A") == before
        assert [event for event in events if event.seen_by(1) is not None] == []
    assert seen(match, "A").picked == ("side_bet", "spare_shell", "side_bet")
    play(match, "A: done")
    assert (zone(match, "A").laid, zone(match, "A").hand) == (3, 1)


@rule("RUL-134", "VIS-1")
def test_picking_scrolls_to_discard_discloses_nothing_until_done() -> None:
    ten = "peck*2 hot_sauce*2 hard_boiled*3 pillow_fort*3 side_bet"
    match = house(
        f"""
        players: 3
        turn: 3 A
        step: draw
        units A: keekmee@c7
        units B: abigail@e3
        units C: cluckatoa@g5
        hand A: {ten}
        deck: earthquake
        """
    )
    play(match, "A: draw 1")
    before = others_see(match, "A")
    events = play(match, "A: discard peck")
    assert others_see(match, "A") == before and events == []
    assert _world(match, "B", 1).view(1) == seen(match, "B")
    play(match, "A: discard side_bet")
    assert zone(match, "A").hand == 9


@rule("FX-19", "RUL-134")
def test_picks_of_a_hand_that_was_seen_are_not_disclosed_to_who_saw_it() -> None:
    match = watching(hand_c="side_bet")
    play(match, WAR)
    before = known(match)
    play(match, "B: lay peck")
    assert known(match) == before == {"peck": (B_HAND,), "hot_sauce": (B_HAND,), "pillow_fort": (B_HAND,)}


# -- through whole games ---------------------------------------------------------------------------------------------


def fits(traces: list[tuple[str, tuple[str, ...]]], lying: Counter[tuple[str, str]]) -> bool:
    """Whether each known card can be a different one of those that truly lie somewhere."""
    if not traces:
        return True
    (card, places), *rest = traces
    for place in places:
        if lying[card, place]:
            lying[card, place] -= 1
            if fits(rest, lying):
                lying[card, place] += 1
                return True
            lying[card, place] += 1
    return False


@rule("FX-19")
@pytest.mark.parametrize("seed", range(2))
def test_what_seats_think_they_know_is_true_through_a_whole_game(seed: int) -> None:
    looks = """
[[leader]]
id = "keekmee"
effects = [{ when = "activate", uses = 2, op = "look_at_hand", player = "opponent" }]
[[leader]]
id = "abigail"
effects = [{ when = "activate", uses = 2, op = "steal_scroll", amount = 1, player = "opponent" }]
"""
    match = topcluck.new("chicken-island", players=3, seed=seed, define=looks)
    chance = Chance(bytes([seed]) * 32)
    followed = 0
    for number in range(500):
        match.push(match.legal_actions[chance.below(len(match.legal_actions))])
        if match.outcome is not None:
            break
        if number % 5:
            continue
        hidden = hidden_of(state_of(match))
        lying = Counter((card, f"{SEATS[seat]} hand") for seat in range(3) for card in hidden.hands[seat])
        lying += Counter((card, f"{SEATS[seat]} hand") for seat in range(3) for card in hidden.picked[seat])
        lying += Counter((card, f"{SEATS[seat]} laid") for seat in range(3) for card in hidden.laid[seat])
        for seat in "ABC":
            traces = [(one.card, one.places) for one in seen(match, seat).known]
            assert fits(traces, lying), f"{seat} believes what is not so"
            followed += len(traces)
    assert followed > 50
