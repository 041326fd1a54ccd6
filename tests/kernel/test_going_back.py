"""What may be taken back without asking anybody."""

from __future__ import annotations

import pytest

from tests.kernel.test_match import at_turn, toy
from topcluck.kernel.going_back import can_go_back


def test_before_anything_was_done_there_is_nothing_to_take_back() -> None:
    assert not can_go_back(toy())


@pytest.mark.parametrize("line", ["walk 0", "walk 0 step moor 0"])
def test_a_plain_choice_can_be_taken_back(line: str) -> None:
    match = at_turn()
    match.push_text(line)
    assert can_go_back(match)


def test_a_secret_choice_can_be_taken_back_while_nobody_has_noticed_it() -> None:
    match = toy()
    match.push_text("bid 1")
    assert can_go_back(match)
    match = at_turn()
    grain = next(str(action) for action in match.legal_actions if str(action).startswith("lay"))
    match.push_text(grain)
    assert can_go_back(match)


@pytest.mark.parametrize("line", ["draw", "roll", "look at 1", "steal 1"])
def test_luck_and_what_was_seen_stay(line: str) -> None:
    match = at_turn()
    seat = match.decision.seat
    match.push_text(line.replace("1", str(1 - seat)))
    assert not can_go_back(match)


def test_what_showed_others_something_stays() -> None:
    match = at_turn()
    grain = next(str(action).split()[1] for action in match.legal_actions if str(action).startswith("lay"))
    seat = match.decision.seat
    match.push_text(f"lay {grain} done")
    match.push_text("done")
    while match.decision.seat != seat:
        match.push_text("pass")
    match.push_text(f"show {grain}")
    assert not can_go_back(match)


def test_leaving_and_stirred_luck_stay() -> None:
    match = at_turn(3)
    match.resign(1)
    assert not can_go_back(match)
    match = at_turn()
    match.stir(3)
    assert not can_go_back(match)
