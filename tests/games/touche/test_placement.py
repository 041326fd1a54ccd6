"""Hidden placement (TP-4): secret, simultaneous, changeable until the last has confirmed."""

from __future__ import annotations

from itertools import permutations

import pytest

import topcluck
from tests.builds import plain_only
from tests.citing import rule
from tests.games.touche.farmyard import FARM, kinds, offered, play, refused, state_of, told, yard
from tests.games.touche.test_scenarios import FLEET_S, placing
from topcluck.games.touche.rules.placement import in_reading_order, kept_free, random_fleet
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.match import Match


def fresh(players: int = 2, seed: int = 3) -> Match:
    return topcluck.new("touche-poulet", players=players, seed=seed, first_seat=0)


def fleet_lines(seat: int) -> list[str]:
    return [f"P{seat + 1}: place {unit}" for unit in FLEET_S]


@rule("TP-4.3")
def test_all_ten_tokens_are_placed_before_confirming() -> None:
    match = placing(*FLEET_S[:9])
    assert refused(match, "confirm") == "TP-4.3 fleet-is-incomplete"
    match.push_text("place war_chest I8")
    assert "confirm" in offered(match)
    assert not any(line.startswith("place") for line in offered(match))


@rule("TP-4.3", "TP-4.8")
def test_tokens_come_from_the_largest_to_the_smallest() -> None:
    match = placing()
    assert {line.split()[1] for line in offered(match) if line.startswith("place")} == {"barn"}
    assert refused(match, "place war_chest A1") == "TP-4.8 larger-units-first"
    match.push_text("place barn B2")
    assert refused(match, "place barn A1") == "TP-4.3 unit-is-placed"
    assert {line.split()[1] for line in offered(match) if line.startswith("place")} == {"tractank"}


@rule("TP-4.4", "TP-4.5")
def test_a_token_lies_wholly_inside_in_its_one_orientation() -> None:
    match = placing()
    spots = [line.split()[2] for line in offered(match) if line.startswith("place barn")]
    assert len(spots) == 7 * 8
    assert "G8" in spots and "H8" not in spots and "G9" not in spots
    assert refused(match, "place barn H1") == "TP-4.5 leaves-the-grid"
    match.push_text("place barn B2")
    assert refused(match, "place tractank C3") == "TP-4.5 overlaps"


@rule("TP-4.6")
@pytest.mark.parametrize("cell", ["A1", "E1", "E4", "A4", "E2", "C4"])
def test_tokens_do_not_touch_by_side_or_corner(cell: str) -> None:
    match = placing(*FLEET_S[:1], "tractank H2", "sprayer F5", "harvester A9", "granary H9", "reaper I5", "reaper I7")
    assert refused(match, f"place eggwitzer {cell}") == "TP-4.6 touches"


@rule("TP-4.6")
def test_equal_tokens_are_no_exception() -> None:
    match = placing("barn B2", "tractank H2", "sprayer F1", "harvester A5", "granary E5", "reaper A7")
    assert refused(match, "place reaper B8") == "TP-4.6 touches"
    assert refused(match, "place reaper C8") == ""


@rule("TP-4.7", "TP-21.2")
def test_nobody_sees_anything_of_another_fleet() -> None:
    match = fresh(3)
    before = [match.view(seat) for seat in (1, 2, None)]
    events = play(match, "P1: place barn A1", "P1: place tractank A5", "P1: lift A5")
    assert [match.view(seat) for seat in (1, 2, None)] == before
    assert kinds(events) == ["token_placed", "token_placed", "token_lifted"]
    assert all(event.seen_by(seat) is None for event in events for seat in (1, 2, None))
    assert all(event.seen_by(0) == event for event in events)


@rule("TP-4.7", "TP-21.2")
def test_who_has_left_is_not_told_who_has_confirmed() -> None:
    match = fresh(3)
    match.resign(1)
    before = match.why_not("confirm", seat=1)
    assert before is not None and dict(before.args)["problem"] == "P2 is not asked; P1 and P3 are"
    play(match, *fleet_lines(0), "P1: confirm")
    assert match.why_not("confirm", seat=1) == before


@rule("TP-4.7")
def test_a_fleet_can_be_changed_until_all_have_confirmed() -> None:
    match = fresh()
    play(match, *fleet_lines(0), "P1: confirm")
    assert [decision.seat for decision in match.decisions] == [1]
    assert [str(action) for action in match.legal_actions_of(0)] == ["change"]
    answered = match.events(0)[-1]
    assert answered.to_json() == {"type": "fleet_answered", "seat": 0, "answer": 1}
    assert answered.seen_by(1) is None
    assert match.why_not("lift B2", seat=0) == topcluck.Refusal("TP-4.7", "fleet-is-confirmed")
    play(match, "P1: change", "P1: lift I8", "P1: place war_chest I9", "P1: confirm", "P2: random fleet")
    assert match.decision.kind == "turn"
    assert refused(match, "change") == "TP-4.7 fleets-are-fixed"
    assert refused(match, "place barn A1") == "TP-4.7 fleets-are-fixed"
    assert state_of(match).unit_at[80] == FARM.tokens
    assert state_of(match).unit_at[71] == 0


@rule("TP-4.7")
def test_lifting_needs_the_first_cell_of_a_token() -> None:
    match = placing("barn A1")
    assert refused(match, "lift B1") == "TP-4.3 nothing-to-lift"
    assert [line for line in offered(match) if line.startswith("lift")] == ["lift A1"]
    assert refused(match, "change") == "TP-4.7 nothing-to-change"


@rule("TP-4.7")
def test_the_order_of_answering_changes_nothing_and_draws_no_luck() -> None:
    ends = []
    for order in permutations(range(3)):
        match = fresh(3)
        counter = match.state.chance.counter
        for seat in order[:2]:
            play(match, f"P{seat + 1}: random fleet")
            assert match.state.chance.counter == counter
        play(match, f"P{order[2] + 1}: random fleet")
        assert match.state.chance.counter > counter
        ends.append(match.state.dump())
    assert all(end == ends[0] for end in ends)


@rule("TP-4.8")
def test_a_random_fleet_is_legal_and_can_lie_anywhere() -> None:
    chance = Chance(key_of(11))
    corners = set()
    for _ in range(150):
        anchors = random_fleet(FARM, chance)
        blocked = 0
        for token, anchor in enumerate(anchors):
            kind = FARM.token_type[token]
            assert FARM.foot[kind][anchor]
            assert not FARM.foot_mask[kind][anchor] & blocked
            blocked |= FARM.halo_mask[kind][anchor]
        corners.add(anchors[0])
        assert anchors[5] < anchors[6] and anchors[7] < anchors[8]
    assert len(corners) > 45


@plain_only("it takes no other luck than a Chance")
@rule("TP-4.8")
def test_a_random_fleet_starts_again_when_a_token_has_no_spot() -> None:
    class Crowded:
        """Luck that first puts everything in each other's way."""

        def __init__(self) -> None:
            self.calls = 0
            self.later = Chance(key_of(1))

        def below(self, n: int) -> int:
            self.calls += 1
            return n // 2 if self.calls < 4 else self.later.below(n)

    luck = Crowded()
    assert len(random_fleet(FARM, luck)) == FARM.tokens  # type: ignore[arg-type]


@rule("TP-4.8")
def test_only_its_owner_sees_the_random_fleet() -> None:
    match = fresh()
    events = play(match, "P1: random fleet", "P2: random fleet")
    drawn = told(events, "fleet_drawn")
    assert [event.seen_by(0) is not None for event in drawn] == [True, False]
    assert [event.seen_by(None) for event in drawn] == [None, None]
    assert match.view(0).boards[0].fleet is not None  # type: ignore[attr-defined]


def test_equal_tokens_are_kept_in_reading_order_whatever_was_placed_first() -> None:
    one = placing(*FLEET_S[:5], "reaper A7", "reaper H5")
    two = placing(*FLEET_S[:5], "reaper H5", "reaper A7")
    assert one.state.dump() == two.state.dump()
    one.push_text("lift H5")
    assert state_of(one).anchors[5:7] == [54, -1]
    row = [0] * 5 + [9, 3, 8, 2, 1]
    in_reading_order(FARM, row)
    assert row == [0] * 5 + [3, 9, 2, 8, 1]


def test_kept_free_is_the_token_and_its_ring() -> None:
    assert kept_free(FARM, [0]).bit_count() == 4 * 3
    assert kept_free(FARM, [-1, -1]) == 0


def test_explanations_outside_the_placement() -> None:
    match = yard()
    for line in ("place barn A1", "lift A1", "confirm", "random fleet", "change"):
        assert refused(match, line) == "TP-4.7 fleets-are-fixed"
