"""Why something is not on offer: each reason that a player can run into, with its rule and its message.

The test island T2 in the notation; a small letter is its owner's Territory, a capital a Base:

              f3.   g3a   h3a   i3A
     d4b   e4b   f4^   g4a   h4a
  c5B   d5b   e5b   f5.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.citing import rule
from tests.games.island.table import house, play, table
from topcluck.games.island import refusals
from topcluck.games.island.actions import ACTIONS, pack
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import IllegalAction, Refusal
from topcluck.kernel.match import Match
from topcluck.words import LANGUAGES, Words
from topcluck.words.catalogue import bundle

GAME = topcluck.game("chicken-island")
RULES = Path(__file__).parents[3] / "docs" / "rules"


def refusal_of(match: Match, line: str) -> Refusal:
    """Why a line is refused: the same by asking and by trying, and trying changes nothing."""
    before = match.state.dump()
    refusal = match.why_not(line)
    assert refusal is not None, f"{line!r} is on offer"
    with pytest.raises(IllegalAction) as caught:
        match.push_text(line)
    assert caught.value.refusal == refusal
    assert match.state.dump() == before
    return refusal


def why(match: Match, line: str) -> str:
    """Rule and message of a refusal."""
    refusal = refusal_of(match, line)
    return f"{refusal.rule} {refusal.message}"


def told(match: Match, line: str) -> dict[str, str]:
    """The arguments of a refusal."""
    return dict(refusal_of(match, line).args)


def can(match: Match, line: str) -> bool:
    """Whether a line is on offer."""
    return match.why_not(line) is None


def say(match: Match, line: str, lang: str = "en") -> str:
    """The sentence that a player reads."""
    return Words(lang).refusal(refusal_of(match, line), match.game)


def turn(*lines: str, a: str = "leader@i3 golem@g4", b: str = "leader@c5 chicken1@d5") -> Match:
    """A moment of A's turn with these units, on T2 with stub cards."""
    return table("\n".join(["turn: 3 A", f"units A: {a}", f"units B: {b}", *lines]))


def fight(*lines: str, a: str = "leader@i3 golem@g4", b: str = "leader@c5 chicken1@f5") -> Match:
    """A's Golem has attacked a Chicken of B; A may add dice."""
    match = turn("dice A: claw +2", "hand A: s_plus_3*2 draw", "hand B: a_plus_2", *lines, a=a, b=b)
    play(match, "free attack", "attack golem@g4 chicken1@f5")
    return match


# -- the wrong moment (RUL-135, TURN-1) ------------------------------------------------------------------------------


@rule("RUL-135")
def test_what_is_asked_is_answered_first() -> None:
    match = turn()
    assert why(match, "step g3") == "RUL-135 asked-first"
    assert told(match, "step g3") == {"asked": "action"}
    assert say(match, "yes") == "First things first: do something, or end your actions. (RUL-135)"
    assert can(match, "move golem@g4 step g3")


@rule("RUL-135")
def test_an_action_that_is_begun_cannot_be_taken_back() -> None:
    match = turn()
    play(match, "free move")
    assert why(match, "end") == "RUL-135 no-way-back"
    assert told(match, "free retrieve") == {"asked": "move_unit"}
    assert can(match, "move golem@g4")


@rule("RUL-135")
def test_who_has_begun_to_pick_dice_rolls_them() -> None:
    match = turn("step: roll", "dice A: claw*5")
    assert can(match, "skip")
    play(match, "add claw")
    assert why(match, "skip") == "RUL-135 no-way-back"
    assert can(match, "roll")


@rule("CAT-2")
def test_only_what_was_drawn_can_strike_first() -> None:
    match = turn("step: draw", "deck: hurricane tsunami")
    play(match, "draw 2")
    assert why(match, "first eruption") == "CAT-2 not-among-the-choices"
    assert told(match, "first eruption") == {"asked": "catastrophe_order"}
    assert can(match, "first tsunami")


@rule("GEN-12")
def test_only_what_was_triggered_is_resolved() -> None:
    match = turn(
        "step: draw",
        "deck: earthquake",
        'define:\n  [[machine]]\n  id = "golem"\n  effects = [{ when = "destroyed", op = "gain_resources", amount = 1, player = "you" }]',
        a="leader@i3 golem@f3 golem@f5",
    )
    play(match, "draw 1")
    assert why(match, "trigger golem 9") == "GEN-12 not-among-the-choices"
    assert can(match, "trigger golem 2")


@rule("TURN-1")
def test_actions_are_for_the_player_whose_turn_it_is() -> None:
    match = fight()
    play(match, "done", "A: pass")
    for line in ("free move", "star draw", "end", "attack chicken1@f5 golem@g4", "roll", "pay wood", "draw 1"):
        assert why(match, line) == "TURN-1 not-your-turn", line
    assert told(match, "end") == {"active": "A"}
    assert can(match, "lay a_plus_2")


@rule("TURN-1")
def test_actions_come_after_the_roll_step_and_before_the_draw_step() -> None:
    rolling = turn("step: roll", "dice A: claw")
    assert why(rolling, "free move") == "TURN-1 roll-first"
    assert told(rolling, "free move") == {"asked": "roll"}
    assert can(rolling, "skip")
    drawing = turn("step: draw")
    assert why(drawing, "move golem@g4") == "TURN-1 actions-are-over"
    assert can(drawing, "draw 2")


# -- whose unit ------------------------------------------------------------------------------------------------------


@rule("MOVE-1", "CMB-1", "DICE-6", "STAR-1")
def test_nobody_moves_attacks_or_helps_with_units_of_others() -> None:
    match = turn("dice A: claw +1", b="leader@c5 chicken1@d5 car@e5")
    assert why(match, "move chicken1@d5") == "MOVE-1 not-your-unit"
    assert told(match, "move chicken1@d5") == {"unit": "chicken1@d5", "owner": "B"}
    assert why(match, "attack chicken1@d5 golem@g4") == "CMB-1 not-your-unit"
    assert why(match, "place +1 chicken1@d5") == "DICE-6 not-your-unit"
    assert why(match, "use car@e5 1") == "STAR-1 not-your-unit"
    assert can(match, "move golem@g4")
    assert can(match, "place +1 golem@g4")


@rule("TURN-2", "DICE-6")
def test_only_own_dice_come_back_from_units() -> None:
    match = turn("dice A: claw", "step: roll", a="leader@i3 golem@g4{dice=1}", b="leader@c5 chicken1@d5{dice=1}")
    assert why(match, "lift chicken1@d5") == "TURN-2 not-your-unit"
    assert why(match, "lift leader@i3") == "DICE-6 no-die-on-it"
    assert can(match, "lift golem@g4")


@rule("GEN-9")
def test_who_is_not_on_the_island_does_nothing() -> None:
    match = turn("dice A: +1", a="leader@i3 golem@g4{pilots=chicken5+chicken6}")
    assert why(match, "move A.chicken2") == "GEN-9 not-on-the-island", "destroyed"
    assert why(match, "place +1 A.chicken5") == "GEN-9 not-on-the-island", "a Pilot"
    assert why(match, "attack golem@g4 B.chicken3") == "GEN-9 not-on-the-island"


# -- what actions cost (TURN-6, ACT, DICE) -----------------------------------------------------------------------------


@rule("TURN-6", "ACT-1", "DICE-3")
def test_without_free_action_and_claw_nobody_moves_or_attacks() -> None:
    match = turn("dice A: chicken star", "free: used", b="leader@c5 chicken1@f5")
    assert why(match, "move golem@g4 g3") == "TURN-6 no-action-left"
    assert why(match, "attack golem@g4 chicken1@f5") == "TURN-6 no-action-left"
    assert why(match, "free attack") == "TURN-6 free-action-used"
    assert why(match, "claw attack") == "DICE-3 no-such-die"
    assert told(match, "claw move") == {"face": "claw"}
    assert can(match, "take wood")
    assert can(turn("dice A: claw", "free: used"), "move golem@g4 g3")


@rule("TURN-6", "DICE-4")
def test_without_free_action_and_chicken_die_nothing_is_retrieved() -> None:
    match = turn("free: used", "dice A: claw")
    assert why(match, "take wood") == "TURN-6 no-retrieve-left"
    assert why(match, "recover chicken1") == "TURN-6 no-retrieve-left"
    assert why(match, "chicken retrieve") == "DICE-4 no-such-die"
    assert can(turn("free: used", "dice A: chicken"), "recover chicken1")


@rule("ACT-2")
def test_no_die_pays_for_a_build() -> None:
    lines = ("resources A: rock*2", "lineup: soldier tower", "dice A: claw*5")
    used = turn(*lines, "free: used", a="leader@i3 chicken1@i3")
    assert why(used, "build soldier") == "ACT-2 build-needs-the-free-action"
    assert why(used, "free build") == "ACT-2 build-needs-the-free-action"
    assert can(turn(*lines, a="leader@i3 chicken1@i3"), "build soldier")


@rule("BUILD-7", "CMB-1", "MOVE-3", "RET-3")
def test_an_action_that_cannot_be_carried_through_is_not_begun() -> None:
    match = turn(
        "option: base_entry = any_unit",
        "supply: -",
        "resources B: wood*12 rock*12 metal*12",
        "dice A: claw chicken",
        "lineup: golem tower",
        a="tower@g4 tower@i3{pilots=chicken1+chicken2+chicken3+chicken4+chicken5}",
    )
    assert why(match, "free build") == "BUILD-7 nothing-to-build"
    assert why(match, "free move") == why(match, "claw move") == "MOVE-3 nobody-can-move"
    assert why(match, "free attack") == why(match, "claw attack") == "CMB-1 nobody-in-reach"
    assert why(match, "free retrieve") == why(match, "chicken retrieve") == "RET-3 nothing-to-retrieve"
    assert can(match, "end")


# -- moving (MOVE, LAVA, SEA) --------------------------------------------------------------------------------------------


@rule("MOVE-2", "MOVE-3")
def test_a_unit_without_speed_or_without_a_way_does_not_set_out() -> None:
    match = turn(a="leader@h3 tower@g4 golem@i3", b="leader@c5")
    assert why(match, "move tower@g4") == "MOVE-2 has-no-speed"
    assert can(match, "move leader@h3")
    walled = turn("free: used", "dice A: claw", a="golem@h4 tower@g4 tower@h3", b="leader@c5")
    assert why(walled, "move golem@h4") == "MOVE-3 no-way-to-go"
    play(walled := turn(a="golem@h4 tower@g4 tower@h3 leader@f3", b="leader@c5"), "free move")
    assert why(walled, "move golem@h4") == "MOVE-3 no-way-to-go"
    assert can(walled, "move leader@f3")


@rule("MOVE-1")
def test_steps_lead_to_neighbours_until_the_speed_is_used_up() -> None:
    match = turn(a="leader@i3 soldier@g4")
    play(match, "free move", "move soldier@g4")
    assert why(match, "step i3") == "MOVE-1 not-next-to"
    assert told(match, "step i3") == {"hex": "i3", "here": "g4"}
    play(match, "step h4", "step g4")
    match = turn(a="leader@i3 soldier@g4", b="leader@c5")
    play(match, "move soldier@g4 g3 h3")
    stopped = turn(a="leader@h3 chicken1@h3 golem@g4")
    assert why(stopped, "move golem@g4 g3 f3") == "MOVE-1 speed-used-up"
    assert told(stopped, "move golem@g4 g3 f3") == {"speed": "1"}
    assert can(stopped, "move golem@g4 g3")


@rule("MOVE-3", "MOVE-4", "SEA-1")
def test_enemies_bases_and_the_sea_are_closed() -> None:
    match = turn(a="leader@i3 golem@h4", b="leader@c5 chicken1@g4")
    assert why(match, "move golem@h4 g4") == "MOVE-3 enemy-in-the-way"
    assert told(match, "move golem@h4 g4") == {"hex": "g4", "owner": "B"}
    assert why(match, "move golem@h4 i3") == "MOVE-4 base-is-closed"
    assert why(match, "move golem@h4 g5") == "SEA-1 sea-is-closed"
    assert can(match, "move golem@h4 h3")
    assert can(match, "move leader@i3 h4") is False
    assert can(turn(a="leader@h4 golem@g4"), "move leader@h4 i3"), "its own Base is open to a Leader"


@rule("LAVA-1")
@pytest.mark.parametrize(
    ("entry", "reason"), [("allowed", None), ("effects_only", "LAVA-1"), ("forbidden", "LAVA-1")]
)
def test_whether_lava_is_closed_is_a_matter_of_the_edition(entry: str, reason: str | None) -> None:
    match = turn(f"option: lava_entry = {entry}")
    refusal = match.why_not("move golem@g4 f4")
    assert (refusal and refusal.rule) == reason
    assert refusal is None or refusal.message == "lava-is-closed"


@rule("RUL-113")
def test_a_card_that_lets_one_pass_enemies_lets_nobody_stop_among_them() -> None:
    text = 'define:\n  [[machine]]\n  id = "golem"\n  speed = {}\n  effects = [{{ when = "static", op = "grant", trait = "pass_enemies", target = {{ ref = "self" }} }}]'
    match = turn(text.format(1), b="leader@c5 chicken1@f5")
    assert why(match, "move golem@g4 f5") == "RUL-113 no-stop-among-enemies"
    assert can(turn(text.format(2), b="leader@c5 chicken1@f5"), "move golem@g4 f5 e5")
    home = turn(text.format(3), a="leader@i3 golem@e5", b="leader@c5 chicken1@e4")
    assert why(home, "move golem@e5 d5 c5") == "MOVE-4 base-is-closed", "not for who stands there"


@rule("SEA-1")
def test_at_sea_one_rests_next_to_a_territory_only() -> None:
    match = turn(a="leader@i3 skimmer@h4", b="leader@c5")
    assert why(match, "move skimmer@h4 i4 j4 k4") == "SEA-1 too-far-out"
    assert can(match, "move skimmer@h4 i4")
    play(match, "move skimmer@h4", "step i4", "step j4")
    assert why(match, "stop") == "SEA-1 too-far-out"
    assert can(match, "step i4")


@rule("MAP-8", "MOVE-6", "RUL-132")
def test_why_a_move_does_not_end_on_own_units() -> None:
    last = turn(a="leader@i3 golem@h4 tower@g4", b="leader@c5")
    assert why(last, "move golem@h4 g4") == "MAP-8 own-units-there"
    assert can(turn("dice A: claw", a="leader@i3 golem@h4 tower@g4", b="leader@c5"), "move golem@h4 g4")
    walled = turn("dice A: claw", a="leader@i3 golem@h4 tower@g4", b="leader@c5 chicken1@g3 chicken2@h3 chicken3@f5 chicken4@f4" if False else "leader@c5 chicken1@g3 chicken2@h3 chicken3@f5")
    play(walled, "use golem@h4 1") if False else None
    assert why(walled, "move golem@h4 g4") == "RUL-132 no-way-out"
    first = turn("option: own_overlap = within_one_move", "dice A: claw", a="leader@i3 golem@h4 tower@g4", b="leader@c5")
    assert why(first, "move golem@h4 g4") == "MAP-8 own-units-there"
