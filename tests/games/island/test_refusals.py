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
from tests.games.island.first import first
from tests.games.island.site import TERRITORY_A, name, pocket, site, territory
from tests.games.island.table import house, play, state_of, table
from topcluck.games.island import refusals
from topcluck.games.island.actions import ACTIONS, pack
from topcluck.games.island.board import LAVA
from topcluck.games.island.decisions import KINDS
from topcluck.games.island.draft import OUTCOMES
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import IllegalAction, Refusal
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match
from topcluck.words import LANGUAGES, Words
from topcluck.words.catalogue import bundle

GAME = topcluck.game("chicken-island")
RULES = Path(__file__).parents[3] / "docs" / "rules"


SPOKEN = {lang: Words(lang) for lang in LANGUAGES}


def assert_said(refusal: Refusal) -> None:
    """There is a sentence in every language, and it finds all that it needs."""
    for words in SPOKEN.values():
        assert words.has(f"island-refusal-{refusal.message}")
        sentence = words.refusal(refusal, GAME)
        assert "{" not in sentence
        assert "island-" not in sentence


def refusal_of(match: Match, line: str) -> Refusal:
    """Why a line is refused: the same by asking and by trying, and trying changes nothing."""
    before = match.state.dump()
    refusal = match.why_not(line)
    assert refusal is not None, f"{line!r} is on offer"
    with pytest.raises(IllegalAction) as caught:
        match.push_text(line)
    assert caught.value.refusal == refusal
    assert match.state.dump() == before
    assert_said(refusal)
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
    return SPOKEN[lang].refusal(refusal_of(match, line), match.game)


def turn(*lines: str, a: str = "leader@i3 golem@g4", b: str = "leader@c5 chicken1@d5") -> Match:
    """A moment of A's turn with these units, on T2 with stub cards."""
    return table("\n".join(["turn: 3 A", f"units A: {a}", f"units B: {b}", *lines]))


def fight(*lines: str) -> Match:
    """A's Golem has attacked a Chicken of B; A may add dice."""
    match = turn("dice A: claw +2", "hand A: s_plus_3*2 draw", "hand B: a_plus_2", *lines, b="leader@c5 chicken1@f5")
    play(match, "free attack", "attack golem@g4 chicken1@f5")
    return match


def changed(kind: str, card: str, effect: str, more: str = "") -> str:
    """A card of the stub set that does something else in this position."""
    return f'define:\n  [[{kind}]]\n  id = "{card}"\n  effects = [{effect}]\n  {more}'


# -- the wrong moment (RUL-135, TURN-1) ------------------------------------------------------------------------------


@rule("RUL-135")
def test_what_is_asked_is_answered_first() -> None:
    match = turn()
    assert why(match, "pilot leader@i3") == "RUL-135 asked-first"
    assert told(match, "pilot leader@i3") == {"asked": "action"}
    assert say(match, "yes") == "First things first: do something, or end your actions. (RUL-135)"
    assert say(match, "yes", "de") == "Eins nach dem anderen: etwas tun oder deine Aktionen beenden. (RUL-135)"


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
        changed("machine", "golem", '{ when = "destroyed", op = "gain_resources", amount = 1, player = "you" }'),
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


# -- what actions cost (TURN-6, ACT, DICE) ---------------------------------------------------------------------------


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
    match = turn("free: used", "dice A: claw", a="leader@i3")
    assert why(match, "take wood") == "TURN-6 no-retrieve-left"
    assert why(match, "recover chicken1") == "TURN-6 no-retrieve-left"
    assert why(match, "chicken retrieve") == "DICE-4 no-such-die"
    assert can(turn("free: used", "dice A: chicken", a="leader@i3"), "recover chicken1")


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
        "resources B: wood*9",
        "dice A: claw chicken",
        "lineup: golem tower",
        a="tower@g4 tower@i3",
        b="leader@c5",
    )
    assert why(match, "free build") == "BUILD-7 nothing-to-build"
    assert why(match, "free move") == why(match, "claw move") == "MOVE-3 nobody-can-move"
    assert why(match, "free attack") == why(match, "claw attack") == "CMB-1 nobody-in-reach"
    assert why(match, "free retrieve") == why(match, "chicken retrieve") == "RET-3 nothing-to-retrieve"
    assert can(match, "end")


# -- moving (MOVE, LAVA, SEA) ----------------------------------------------------------------------------------------


@rule("MOVE-2", "MOVE-3")
def test_a_unit_without_speed_or_without_a_way_does_not_set_out() -> None:
    match = turn(a="leader@f3 tower@g4 tower@h3 golem@h4", b="leader@c5")
    assert why(match, "move tower@g4") == "MOVE-2 has-no-speed"
    assert why(match, "move golem@h4") == "MOVE-3 no-way-to-go"
    assert can(match, "move leader@f3")
    play(match, "free move")
    assert why(match, "move tower@g4") == "MOVE-2 has-no-speed"
    assert why(match, "move golem@h4") == "MOVE-3 no-way-to-go"
    assert can(match, "move leader@f3")


@rule("MOVE-1")
def test_steps_lead_to_neighbours_until_the_speed_is_used_up() -> None:
    match = turn(a="leader@i3 chicken1@i3 golem@g4")
    assert why(match, "step h3") == "MOVE-1 no-move-under-way"
    assert why(match, "move golem@g4 g3 f3") == "MOVE-1 no-move-under-way", "it is over as soon as it is used up"
    assert can(match, "move golem@g4 g3")
    play(match, "free move", "move leader@i3")
    assert why(match, "step g3") == "MOVE-1 not-next-to"
    assert told(match, "step g3") == {"hex": "g3", "here": "i3"}
    play(match, "with chicken1@i3", "step h3")
    assert why(match, "step g3") == "MOVE-1 speed-used-up"
    assert told(match, "step g3") == {"speed": "1"}
    assert can(match, "stop")


@rule("MOVE-3", "MOVE-4", "SEA-1")
def test_enemies_bases_and_the_sea_are_closed() -> None:
    match = turn(a="leader@g3 golem@h4", b="leader@c5 chicken1@g4")
    assert why(match, "move golem@h4 g4") == "MOVE-3 enemy-in-the-way"
    assert told(match, "move golem@h4 g4") == {"hex": "g4", "owner": "B"}
    assert why(match, "move golem@h4 i3") == "MOVE-4 base-is-closed"
    assert why(match, "move golem@h4 g5") == "SEA-1 sea-is-closed"
    assert can(match, "move golem@h4 h3")
    assert can(turn(a="leader@h3"), "move leader@h3 i3"), "its own Base is open to a Leader"


@rule("LAVA-1")
@pytest.mark.parametrize("entry", ["effects_only", "forbidden"])
def test_whether_lava_is_closed_is_a_matter_of_the_edition(entry: str) -> None:
    assert why(turn(f"option: lava_entry = {entry}"), "move golem@g4 f4") == "LAVA-1 lava-is-closed"
    assert can(turn("option: lava_entry = allowed"), "move golem@g4 f4")


@rule("RUL-113", "MOVE-4")
def test_a_card_that_lets_one_pass_enemies_lets_nobody_stop_among_them() -> None:
    passing = '{ when = "static", op = "grant", trait = "pass_enemies", target = { ref = "self" } }'
    match = turn(changed("machine", "golem", passing), b="leader@c5 chicken1@f5")
    assert why(match, "move golem@g4 f5") == "RUL-113 no-stop-among-enemies"
    fast = changed("machine", "golem", passing, "speed = 2")
    assert can(turn(fast, b="leader@c5 chicken1@f5"), "move golem@g4 f5 e5")
    assert why(turn(fast, a="leader@i3 golem@d5", b="leader@c5"), "move golem@d5 c5") == "MOVE-4 base-is-closed"


@rule("SEA-1")
def test_at_sea_one_rests_next_to_a_territory_only() -> None:
    match = turn(a="leader@i3 skimmer@h4", b="leader@c5")
    play(match, "free move", "move skimmer@h4", "step i4", "step j4")
    assert why(match, "stop") == "SEA-1 too-far-out"
    assert why(match, "step k3") == "SEA-1 too-far-out"
    assert can(match, "step i4")


@rule("MAP-8")
@pytest.mark.parametrize("lines", [(), ("option: own_overlap = within_one_move", "dice A: claw")])
def test_a_last_move_does_not_end_on_own_units(lines: tuple[str, ...]) -> None:
    units = "leader@i3 golem@h4 tower@g4"
    assert why(turn(*lines, a=units), "move golem@h4 g4") == "MAP-8 own-units-there"
    assert can(turn("dice A: claw", a=units), "move golem@h4 g4")
    assert can(turn(*lines, a=units), "move golem@h4 h3")


@rule("RUL-132")
def test_a_move_does_not_end_on_own_units_without_a_way_out() -> None:
    match = turn("dice A: claw", a="leader@i3 skimmer@i4 tower@h4", b="leader@c5 chicken1@g4 chicken2@h3")
    play(match, "free move", "move skimmer@i4", "step h4")
    assert why(match, "stop") == "RUL-132 no-way-out"
    assert can(match, "step g5"), "by Sea it can go on, but a way out leads over tiles"
    free = turn("dice A: claw", a="leader@i3 skimmer@i4 tower@h4", b="leader@c5 chicken1@g4")
    play(free, "free move", "move skimmer@i4", "step h4")
    assert can(free, "stop")


@rule("MOVE-9")
def test_a_move_does_not_stop_before_its_first_step() -> None:
    match = turn(a="leader@i3 chicken1@i3")
    play(match, "free move", "move leader@i3")
    assert why(match, "stop") == "MOVE-9 no-step-yet"
    play(match, "go")
    assert why(match, "stop") == "MOVE-9 no-step-yet"
    play(match, "step h3")
    assert match.decision.kind == "action"


# -- units in transit (MOVE-6, RUL-18, RUL-132) ----------------------------------------------------------------------


def in_transit(*lines: str, claws: int = 1, more: str = "", b: str = "leader@c5 chicken1@f5") -> Match:
    """A's Golem has paused on the hex of its Tower, with so many claws left."""
    dice = f"dice A: claw*{claws} star*{5 - claws}"
    match = turn(dice, *lines, a=f"leader@i3 golem@h4 tower@g4 {more}", b=b)
    play(match, "free move", "move golem@h4", "step g4")
    return match


@rule("MOVE-6", "RUL-132")
def test_a_unit_in_transit_moves_on_or_keeps_a_way_out() -> None:
    match = in_transit(claws=1)
    assert why(match, "end") == "MOVE-6 must-move-on"
    assert told(match, "end") == {"unit": "golem@g4"}
    assert why(match, "attack tower@g4 chicken1@f5") == "RUL-132 keep-a-way-out"
    assert why(match, "claw attack") == "RUL-132 keep-a-way-out"
    assert why(match, "move leader@i3 h3") == "RUL-132 keep-a-way-out"
    assert can(match, "star draw")
    assert can(match, "move golem@g4 g3")
    rich = in_transit(claws=2)
    assert can(rich, "attack tower@g4 chicken1@f5")
    assert can(rich, "move leader@i3 h3")


@rule("MOVE-6")
def test_where_moves_follow_one_another_the_same_unit_goes_on() -> None:
    lines = ("option: own_overlap = consecutive_moves", "hand A: draw", "resources A: rock*2", "lineup: soldier")
    match = in_transit(*lines, claws=3, more="chicken1@i3")
    for line in ("attack tower@g4 chicken1@f5", "claw attack", "move leader@i3", "star draw", "play draw", "end"):
        assert why(match, line) == "MOVE-6 must-move-on", line
    assert can(match, "move golem@g4 g3")


@rule("RUL-18")
def test_a_unit_in_transit_does_nothing_else() -> None:
    drawing = changed("machine", "golem", '{ when = "activate", uses = 1, op = "draw", amount = 1, player = "you" }')
    match = in_transit(drawing, claws=3)
    assert why(match, "attack golem@g4 chicken1@f5") == "RUL-18 in-transit"
    assert why(match, "use golem@g4 1") == "RUL-18 in-transit"
    assert can(match, "attack tower@g4 chicken1@f5")
    assert can(turn(drawing), "use golem@g4 1")


@rule("RUL-18")
def test_a_chicken_in_transit_is_no_pilot() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 tower@g4 chicken2@g4 chicken3@i3 chicken4@h3
        units B: leader@c5
        transit: chicken2@g4 from h4
        dice A: claw*2
        resources A: rock*2
        lineup: soldier golem
    """)
    play(match, "free build", "build soldier")
    assert why(match, "pilot chicken2@g4") == "RUL-18 in-transit"
    assert can(match, "pilot chicken4@h3")


@rule("RUL-132")
def test_units_in_transit_together_move_together() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 tower@g4 chicken1@g4 chicken2@g4
        units B: leader@c5
        transit: chicken1@g4 chicken2@g4 from h4
        dice A: claw*2
    """)
    assert why(match, "move chicken2@g4") == "RUL-132 moves-as-a-whole"
    assert told(match, "move chicken2@g4") == {"unit": "chicken2@g4", "other": "chicken1@g4"}
    assert can(match, "move chicken1@g4 h4")


@rule("MOVE-3")
def test_a_unit_in_transit_without_a_step_cannot_set_out() -> None:
    match = table("""
        turn: 3 A
        units A: leader@f3 tower@h4 golem@h4
        units B: leader@c5 chicken1@g4 chicken2@h3
        transit: golem@h4 from h3
        dice A: claw*2
    """)
    assert why(match, "move golem@h4") == "MOVE-3 no-way-to-go"
    assert can(match, "end")


@rule("MOVE-6")
def test_only_one_unit_is_in_transit_at_a_time() -> None:
    match = in_transit(claws=3, more="golem@f3 tower@g3")
    assert why(match, "move golem@f3 g3") == "MOVE-6 one-overlap-at-a-time"
    assert can(match, "move golem@g4 g3"), "it is the same unit, a step farther"


# -- moving together (BAND) ------------------------------------------------------------------------------------------


@rule("BAND-5", "BAND-2", "RUL-133")
def test_who_cannot_come_along() -> None:
    match = turn(a="leader@h4 chicken1@h4 chicken2@h4 soldier@h4 chicken3@h3", b="leader@c5 chicken1@g4")
    play(match, "free move", "move leader@h4", "with chicken1@h4")
    assert why(match, "with chicken1@g4") == "BAND-5 not-your-unit"
    assert why(match, "with chicken3@h3") == "BAND-5 not-in-the-stack"
    assert why(match, "with chicken1@h4") == "BAND-5 comes-already"
    assert can(match, "with soldier@h4"), "all of them can go to h3"
    walled = turn(a="leader@h4 chicken1@h4 soldier@h4", b="leader@c5 chicken1@g4 chicken2@h3")
    play(walled, "free move", "move leader@h4")
    assert why(walled, "with soldier@h4") == "RUL-133 no-way-together", "only the Base is open"
    assert can(walled, "with chicken1@h4")


@rule("BAND-2")
def test_who_has_no_banding_comes_with_nobody() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 chicken1@g4 chicken2@g4 golem@g4
        units B: leader@c5
        transit: golem@g4 from h4
        dice A: claw*3
    """)
    play(match, "claw move", "move chicken1@g4")
    assert why(match, "with golem@g4") == "BAND-2 has-no-banding"
    assert can(match, "with chicken2@g4")


@rule("BAND-5")
def test_where_a_stack_sets_off_as_a_whole_nobody_stays() -> None:
    units = "leader@i3 chicken1@i3 chicken2@i3"
    match = turn("option: band_move = whole_then_change", a=units)
    play(match, "free move", "move leader@i3")
    assert why(match, "go") == "BAND-5 all-together"
    any_of_them = turn(a=units)
    play(any_of_them, "free move", "move leader@i3")
    assert can(any_of_them, "go")


@rule("RUL-132")
def test_who_stands_in_the_way_of_a_unit_in_transit_goes_as_a_whole() -> None:
    text = """
        turn: 3 A
        units A: leader@i3 chicken1@g4 chicken2@g4 chicken3@g4 golem@g4
        units B: leader@c5
        transit: golem@g4 from h4
        free: used
        dice A: claw*{}
    """
    last = table(text.format(1))
    play(last, "claw move", "move chicken1@g4")
    assert why(last, "go") == "RUL-132 make-room"
    more = table(text.format(2))
    play(more, "claw move", "move chicken1@g4")
    assert can(more, "go")


@rule("BAND-7", "RUL-133")
def test_the_group_changes_only_on_the_way_and_once_per_visit() -> None:
    match = turn("strategies A: st_speed", a="leader@i3 chicken1@i3 chicken2@i3 chicken3@h3 chicken4@g3")
    play(match, "free move", "move chicken1@i3")
    assert why(match, "leave chicken1@i3") == "RUL-133 group-is-fixed"
    play(match, "with chicken2@i3", "go")
    assert why(match, "join leader@i3") == "RUL-133 group-is-fixed"
    play(match, "step h3")
    assert why(match, "leave chicken4@g3") == "BAND-5 not-in-the-stack"
    assert why(match, "leave chicken3@h3") == "BAND-7 not-in-the-group"
    assert why(match, "join chicken1@h3") == "BAND-7 comes-already"
    play(match, "leave chicken1@h3")
    assert why(match, "join chicken1@h3") == "RUL-133 once-per-visit"
    assert why(match, "leave chicken2@h3") == "RUL-133 last-of-the-group"
    assert can(match, "join chicken3@h3")


@rule("BAND-7")
def test_in_some_editions_nobody_joins_on_the_way() -> None:
    units = "leader@i3 chicken1@i3 chicken3@h3"
    match = turn("option: band_join_midmove = false", "strategies A: st_speed", a=units)
    play(match, "free move", "move chicken1@i3", "go", "step h3")
    assert why(match, "join chicken3@h3") == "BAND-7 nobody-joins-on-the-way"
    usual = turn("strategies A: st_speed", a=units)
    play(usual, "free move", "move chicken1@i3", "go", "step h3")
    assert can(usual, "join chicken3@h3")


@rule("MAP-8", "BAND-2")
def test_nobody_is_left_with_or_joined_by_a_tower() -> None:
    match = turn("strategies A: st_speed", a="leader@i3 chicken1@i3 chicken2@i3 tower@h3")
    play(match, "free move", "move chicken1@i3", "with chicken2@i3", "go", "step h3")
    assert why(match, "leave chicken1@h3") == "MAP-8 own-units-there"
    assert why(match, "join tower@h3") == "BAND-2 has-no-banding"
    assert can(match, "step g3")


@rule("RUL-113")
def test_nobody_is_left_among_enemies() -> None:
    passing = '{ when = "static", op = "grant", trait = "pass_enemies", target = { ref = "self" } }'
    match = turn(changed("machine", "soldier", passing), a="leader@i3 soldier@g4 soldier@g4", b="leader@c5 chicken1@f5")
    play(match, "free move", "move soldier@g4", "with soldier#2@g4", "step f5")
    assert why(match, "leave soldier@f5") == "RUL-113 no-stop-among-enemies"
    assert can(match, "step e5")


@rule("SEA-1")
def test_nobody_is_left_at_sea_who_swims_only_in_company() -> None:
    match = house("""
        turn: 3 A
        leaders: A=blackbeak B=abigail
        units A: leader@c7 chicken1@c7
        units B: leader@g3
        strategies A: free_range
    """)
    play(match, "free move", "move leader@c7", "with chicken1@c7", "step b7")
    assert why(match, "leave chicken1@b7") == "SEA-1 cannot-stay-at-sea"
    assert can(match, "leave leader@b7"), "Blackbeak swims alone as well"


@rule("RUL-132", "RUL-133")
def test_who_is_passing_through_is_not_picked_up_nor_who_would_get_stuck() -> None:
    passing = table("""
        turn: 3 A
        units A: leader@i3 soldier@h4 tower@h3 chicken1@h3
        units B: leader@c5
        transit: chicken1@h3 from i3
        dice A: claw*3
    """)
    play(passing, "claw move", "move soldier@h4", "step h3")
    assert why(passing, "join chicken1@h3") == "RUL-132 in-transit"
    walking = '{ when = "static", op = "grant", trait = "lava_walk", target = { ref = "self" } }'
    stuck = turn(
        "option: lava_entry = effects_only",
        "transit: lavawalker@g4 from h4",
        "dice A: claw*4",
        changed("leader", "leader", walking, "speed = 2"),
        a="leader@f4 soldier@g4 lavawalker@g4",
        b="leader@c5 chicken1@h4 chicken2@h3 chicken3@g3 chicken4@f5",
    )
    play(stuck, "claw move", "move leader@f4", "step g4")
    assert why(stuck, "join soldier@g4") == "RUL-133 group-would-be-stuck", "it cannot follow onto the Lava"
    assert can(stuck, "step f4")


# -- being put somewhere (MOVE-10, LAVA-3) ---------------------------------------------------------------------------


@rule("MOVE-10", "MAP-7", "MAP-8", "SEA-1", "FX-18")
def test_a_card_moves_a_unit_to_available_neighbours_only() -> None:
    match = turn("hand A: push", b="leader@f3 golem@d5 cannon@e5", a="leader@f5")
    play(match, "play push", "target golem@d5")
    assert why(match, "to f3") == "MOVE-10 not-next-to"
    assert why(match, "to c5") == "FX-18 base-is-closed"
    assert why(match, "to e5") == "MAP-8 own-units-there"
    assert why(match, "to d6") == "SEA-1 sea-is-closed"
    assert can(match, "to d4")
    other = turn("hand A: push", b="leader@d4 golem@e5", a="leader@f5 golem@g4")
    play(other, "play push", "target golem@e5")
    assert why(other, "to f5") == "MAP-7 hex-is-taken"
    assert why(other, "to f4") == "LAVA-1 lava-is-closed"
    assert can(other, "to e4")


@rule("LAVA-3", "MAP-7", "MAP-8")
def test_a_leader_flees_from_lava_to_a_hex_beside_it() -> None:
    match = turn(a="leader@g4 golem@g3", b="leader@c5 chicken1@f5")
    play(match, "free move", "move leader@g4", "step f4")
    assert why(match, "at h3") == "LAVA-3 not-near-enough"
    assert why(match, "at f5") == "MAP-7 hex-is-taken"
    assert why(match, "at g3") == "MAP-8 own-units-there"
    assert can(match, "at g4")


@rule("MOVE-7")
def test_a_unit_in_transit_returns_to_the_nearest_hex() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 tower@g4 golem@g4
        units B: leader@c5 chicken1@h4
        transit: golem@g4 from h4
        free: used
    """)
    play(match, "end")
    assert why(match, "at e4") == "MOVE-7 not-near-enough"
    assert why(match, "at h4") == "MAP-7 hex-is-taken"
    assert can(match, "at g3")


@rule("RUL-144")
def test_a_unit_that_may_no_longer_swim_comes_ashore_nearby() -> None:
    match = turn("pending: next_turn", "pending: strays", a="leader@i3 golem@g5", b="leader@d5")
    assert why(match, "at g3") == "RUL-144 not-near-enough"
    assert why(match, "at c5") == "MOVE-4 base-is-closed"
    assert can(match, "at h4")


# -- building (BUILD) ------------------------------------------------------------------------------------------------


def workshop(
    *lines: str, a: str = "leader@i3 chicken1@i3 chicken2@i3", owned: str = "wood*3 rock*3", **more: str
) -> Match:
    """A may build."""
    return turn(f"resources A: {owned}", "lineup: golem soldier tower cannon", *lines, a=a, **more)


@rule("BUILD-1", "RUL-123", "BUILD-2")
def test_what_a_machine_asks_for() -> None:
    match = workshop(owned="wood*2 rock*2")
    assert why(match, "build skimmer") == "BUILD-1 not-in-the-lineup"
    assert why(match, "build leader") == "BUILD-1 not-in-the-lineup"
    assert why(match, "build golem") == "RUL-123 cost-is-exact"
    assert told(match, "build golem") == {"card": "golem", "resource": "wood", "number": "1"}
    assert can(match, "build soldier")
    poor = workshop(owned="rock")
    assert why(poor, "build soldier") == "BUILD-1 too-few-resources"
    assert told(poor, "build golem") == {"card": "golem", "resource": "wood", "number": "3"}
    lonely = workshop(a="leader@i3 chicken1@i3")
    assert why(lonely, "build golem") == "BUILD-2 too-few-pilots"
    assert told(lonely, "build golem") == {"card": "golem", "need": "2", "have": "1"}
    assert can(workshop(), "build golem")
    play(lonely, "free build")
    assert why(lonely, "build golem") == "BUILD-2 too-few-pilots", "the same once the action is chosen"


@rule("BUILD-3", "COMP-6")
def test_a_machine_needs_a_hex_and_a_miniature() -> None:
    full = workshop(a="leader@i3 chicken1@i3 tower@g3 tower@g4 tower@h3 cannon@h4")
    assert why(full, "build tower") == "BUILD-3 no-building-site"
    towers = "tower@g3 tower@g4 tower@h3"
    none = workshop(a=f"leader@i3 chicken1@i3 {towers}", b="leader@c5 tower@d4 tower@d5 tower@e4")
    assert why(none, "build tower") == "COMP-6 no-miniature"
    assert told(none, "build tower") == {"card": "tower", "type": "tower"}
    assert can(workshop(a=f"leader@i3 chicken1@i3 {towers}"), "build tower")


@rule("BUILD-9", "BUILD-3", "BUILD-4")
def test_machines_stand_on_free_hexes_of_the_own_territory() -> None:
    match = workshop(a="leader@i3 chicken1@i3 chicken2@g4 golem@g3")
    play(match, "build tower", "pilot chicken1@i3")
    assert why(match, "at i3") == "BUILD-9 not-your-territory"
    assert told(match, "at f5") == {"hex": "f5", "ground": "neutral"}
    assert why(match, "at g4") == "BUILD-3 site-is-occupied"
    assert can(match, "at h4")
    band = workshop(a="leader@i3 chicken1@i3 chicken2@g4 golem@g3")
    play(band, "build soldier", "pilot chicken1@i3")
    assert why(band, "at g3") == "BUILD-4 no-band-there"
    assert can(band, "at g4"), "a Soldier joins a Chicken"


@rule("BUILD-2", "BUILD-11", "PILOT-2", "RUL-4", "RUL-14")
def test_who_can_become_a_pilot() -> None:
    match = workshop(a="leader@i3 chicken1@i3 chicken2@i3 chicken3@h3 tower@h4{pilots=chicken6}")
    play(match, "build golem")
    assert why(match, "pilot leader@i3") == "BUILD-2 no-chicken-of-yours"
    assert why(match, "pilot chicken1@d5") == "BUILD-2 no-chicken-of-yours"
    assert why(match, "pilot A.chicken5") == "BUILD-11 chicken-is-destroyed"
    assert why(match, "pilot A.chicken6") == "PILOT-2 pilots-already"
    assert why(match, "pilot chicken2@i3") == "RUL-4 equal-token"
    assert told(match, "pilot chicken2@i3") == {"unit": "chicken2@i3", "other": "chicken1@i3"}
    play(match, "pilot chicken1@i3")
    assert why(match, "pilot chicken1@i3") == "PILOT-2 pilots-already"
    assert can(match, "pilot chicken3@h3")
    full = workshop(a="leader@i3 chicken1@i3 chicken2@h4 chicken3@i3 chicken4@g4 tower@g3 tower@h3")
    play(full, "build golem", "pilot chicken1@i3")
    assert why(full, "pilot chicken3@i3") == "RUL-14 pilots-must-make-room"
    assert can(full, "pilot chicken2@h4")


@rule("BUILD-1")
def test_a_discount_saves_what_the_cost_asks_for() -> None:
    discount = changed("scroll", "st_armor", '{ when = "static", op = "build_discount", amount = 1 }')
    lines = ("resources A: wood metal*2", "strategies A: st_armor", "lineup: car golem", discount)
    match = turn(*lines, a="leader@i3 chicken1@i3")
    play(match, "free build", "build car")
    assert why(match, "save rock") == "BUILD-1 not-in-the-cost"
    assert told(match, "save rock") == {"card": "car", "resource": "rock"}
    assert can(match, "save metal")


# -- fighting (CMB, RANGE) -------------------------------------------------------------------------------------------


@rule("CMB-1", "CMB-2", "RANGE-1")
def test_who_cannot_be_attacked() -> None:
    match = turn(a="leader@i3 golem@g4 cannon@h4", b="leader@c5 chicken1@f5 chicken2@e4")
    assert why(match, "attack golem@g4 chicken2@e4") == "CMB-1 not-adjacent"
    assert told(match, "attack golem@g4 chicken2@e4") == {"unit": "golem@g4", "other": "chicken2@e4", "distance": "2"}
    assert why(match, "attack cannon@h4 leader@c5") == "RANGE-1 out-of-range"
    assert told(match, "attack cannon@h4 leader@c5")["range"] == "3"
    assert why(match, "attack golem@g4 cannon@h4") == "CMB-2 not-an-enemy-unit"
    assert can(match, "attack golem@g4 chicken1@f5")
    assert can(match, "attack cannon@h4 chicken2@e4")
    play(match, "free attack")
    assert why(match, "attack golem@g4 leader@c5") == "CMB-1 not-adjacent"


@rule("FX-7")
def test_an_attack_that_a_card_gives_belongs_to_one_unit() -> None:
    attacking = '{ when = "activate", uses = 1, op = "free_action", action = "attack", target = { ref = "self" } }'
    match = turn(changed("machine", "golem", attacking), a="leader@f3 golem@g4", b="leader@e4 chicken1@f5 chicken2@f5")
    play(match, "use golem@g4 1")
    assert why(match, "attack leader@f3 leader@e4") == "FX-7 somebody-else-attacks"
    assert can(match, "attack golem@g4 chicken2@f5")


@rule("CMB-5", "FX-10", "RUL-134")
def test_when_scrolls_are_laid() -> None:
    quiet = turn("hand A: s_plus_3")
    assert why(quiet, "lay s_plus_3") == "CMB-5 no-combat"
    assert why(quiet, "pass") == "CMB-5 no-combat"
    own_turn = '  [[scroll]]\n  id = "draw"\n  play = ["turn"]'
    match = fight(f"define:\n{own_turn}")
    assert why(match, "lay a_plus_6") == "CMB-5 not-in-your-hand", "though dice come first"
    assert can(match, "pass"), "without dice"
    play(match, "done")
    assert why(match, "lay a_plus_2") == "CMB-5 not-in-your-hand", "it is in the other hand"
    assert why(match, "lay golem") == "SCR-1 not-a-scroll"
    assert why(match, "lay draw") == "FX-10 only-on-your-turn"
    assert why(match, "done") == "CMB-5 pass-instead"
    play(match, "lay s_plus_3")
    assert why(match, "pass") == "RUL-134 laid-already"
    assert can(match, "lay s_plus_3")


@rule("CMB-6", "CMB-18")
def test_what_is_turned_up_is_resolved_and_nothing_added() -> None:
    match = turn("hand A: s_plus_3 x_plus_1 draw", "hand B: a_plus_2", b="leader@c5 chicken1@f5")
    play(match, "free attack", "attack golem@g4 chicken1@f5", "lay s_plus_3", "lay x_plus_1", "done", "B: pass", "pass")
    assert why(match, "resolve s_plus_6") == "CMB-6 not-turned-up"
    assert why(match, "resolve a_plus_2") == "CMB-6 not-turned-up", "somebody else's"
    assert why(match, "lay draw") == "CMB-18 card-play-is-over"
    assert can(match, "resolve x_plus_1")


@rule("STRAT-3")
def test_which_strategy_goes() -> None:
    lines = ("hand A: st_trenches", "strategies A: st_plus_2 st_armor st_speed")
    for overflow, reason in (("replace_old", "STRAT-3 new-strategy-stays"), ("keep_any", None)):
        match = turn(*lines, f"option: strategy_overflow = {overflow}", "option: strategy_in_own_turn = true")
        play(match, "play st_trenches")
        assert why(match, "drop flip") == "STRAT-3 strategy-not-in-play"
        assert can(match, "drop st_trenches") is (reason is None)
        if reason:
            assert why(match, "drop st_trenches") == reason
        assert can(match, "drop st_armor")


# -- Scrolls (SCR, MAGIC) --------------------------------------------------------------------------------------------


@rule("MAGIC-2", "SCR-2", "RUL-29", "RUL-117")
def test_when_scrolls_are_played_face_up() -> None:
    match = turn("hand A: s_plus_3 st_armor draw", "hand B: flip")
    assert why(match, "play flip") == "MAGIC-2 not-in-your-hand"
    assert why(match, "play golem") == "SCR-1 not-a-scroll"
    assert why(match, "play s_plus_3") == "SCR-2 only-in-combat"
    assert why(match, "play st_armor") == "RUL-29 only-in-combat"
    assert can(match, "play draw")
    assert can(turn("hand A: st_armor", "option: strategy_in_own_turn = true"), "play st_armor")
    assert why(fight(), "play draw") == "RUL-117 not-in-combat"


@rule("SCR-3")
def test_what_is_discarded_is_there() -> None:
    match = turn("hand A: draw*2 flip", "dice A: star", "deck: charm")
    play(match, "star sift")
    assert why(match, "discard push") == "SCR-3 not-in-your-hand"
    assert can(match, "discard charm")
    egg = house(
        "turn: 3 A\nunits A: leader@c7\nunits B: leader@g3\nhand A: rotten_egg peck\nhand B: hot_sauce trenches"
    )
    play(egg, "play rotten_egg")
    assert why(egg, "discard peck") == "SCR-3 not-in-that-hand"
    assert told(egg, "discard peck") == {"scroll": "peck", "owner": "B"}
    assert can(egg, "discard trenches")


# -- dice (TURN-2, TURN-3, DICE) -------------------------------------------------------------------------------------


@rule("DICE-1", "CMB-4", "RUL-10")
def test_strength_dice_help_the_attacker_right_after_the_attack() -> None:
    quiet = turn("dice A: claw +1 +2")
    assert why(quiet, "add +2") == "CMB-4 strength-dice-when-attacking"
    assert why(quiet, "add claw") == "TURN-1 roll-step-is-over"
    match = fight()
    assert why(match, "add claw") == "CMB-4 no-strength-die"
    assert why(match, "add +3") == "DICE-1 no-such-die"
    assert why(match, "place +1 golem@g4") == "RUL-10 add-it-to-the-attacker"
    assert can(match, "add +2")
    play(match, "done")
    assert why(match, "add +2") == "CMB-4 strength-dice-when-attacking", "too late"


@rule("DICE-1")
def test_only_a_plus_one_on_the_banner_can_be_placed() -> None:
    assert why(turn("dice A: +2"), "place +1 golem@g4") == "DICE-1 no-such-die"
    assert can(turn("dice A: +1"), "place +1 golem@g4")


@rule("TURN-2", "RUL-65", "RUL-124")
def test_which_dice_are_rolled() -> None:
    match = turn("step: roll", "dice A: claw*4")
    assert why(match, "add spent") == "TURN-2 spent-dice-roll-anyway"
    assert why(match, "add star") == "DICE-1 no-such-die"
    assert can(match, "roll")
    none = turn("step: roll", "dice A: claw*5")
    assert why(none, "roll") == "RUL-65 no-dice-to-roll"
    assert can(none, "add claw")
    free = turn("step: roll", "dice A: claw*5", "option: roll_spent_dice = chosen")
    assert why(free, "add spent") == "TURN-2 no-spent-die"
    assert can(turn("step: roll", "dice A: claw*4", "option: roll_spent_dice = chosen"), "add spent")
    assert why(turn(a="leader@i3 golem@g4{dice=1}"), "lift golem@g4") == "RUL-124 lift-only-to-roll"


@rule("TURN-3", "TURN-1")
def test_the_second_roll_comes_after_the_first_and_is_paid_for() -> None:
    match = turn("step: roll", "dice A: claw*4", "resources A: wood*2 rock", "luck: star")
    assert why(match, "pay wood") == "TURN-3 second-roll-after-the-first"
    assert told(match, "pay wood") == {"cost": "2"}
    assert why(match, "keep") == "TURN-3 second-roll-after-the-first"
    play(match, "roll")
    assert why(match, "roll") == "TURN-3 pay-first"
    assert why(match, "pay metal") == "TURN-3 no-such-resource"
    assert can(match, "keep")
    play(match, "pay wood")
    assert why(match, "keep") == "TURN-3 paid-already"
    play(match, "pay rock")
    assert why(match, "roll") == "RUL-65 no-dice-to-roll", "at least one die"
    poor = turn("step: roll", "dice A: claw*4", "resources A: wood", "luck: star")
    play(poor, "roll")
    assert why(poor, "pay wood") == "TURN-3 second-roll-after-the-first", "too poor to be asked"
    assert why(poor, "roll") == why(poor, "skip") == "TURN-1 roll-step-is-over"
    never = turn("step: roll", "dice A: claw", "option: reroll_resource_cost = none")
    assert why(never, "pay wood") == "TURN-3 no-second-roll"


@rule("GEN-6")
def test_cards_that_roll_and_turn_dice() -> None:
    match = house(
        "turn: 3 A\nleaders: A=madame_poulette B=abigail\nunits A: leader@c7\nunits B: leader@g3\ndice A: claw*3 star"
    )
    play(match, "use leader@c7 1", "add claw")
    assert why(match, "add +3") == "DICE-1 no-such-die"
    play(match, "add claw")
    assert match.decision.kind == "action", "two are rolled at once"
    loaded = house("turn: 3 A\nunits A: leader@c7\nunits B: leader@g3\nhand A: loaded_dice\ndice A: claw*3 star")
    play(loaded, "play loaded_dice")
    assert why(loaded, "turn claw claw") == "GEN-6 changes-nothing"
    assert why(loaded, "turn +1 claw") == "DICE-1 no-such-die"
    assert can(loaded, "turn claw +3")


# -- stars and abilities (STAR, FX-13) -------------------------------------------------------------------------------


@rule("STAR-3", "STAR-10", "RUL-128", "RUL-71")
def test_what_stars_do_not_buy() -> None:
    match = turn("dice A: star*3")
    assert why(match, "star shield") == "STAR-10 too-few-stars"
    assert told(match, "star shield") == {"need": "4", "have": "3"}
    assert can(match, "star feast")
    rich = turn("dice A: star*5", "tags: B>A")
    assert can(rich, "star shield")
    assert can(rich, "star pardon")
    assert why(turn("dice A: star*5", a="leader@i3{shields=8}"), "star shield") == "RUL-71 no-shield-left"
    assert why(turn("dice A: star*5"), "star pardon") == "RUL-128 no-tag-to-remove"
    assert why(turn("dice A: star*2", "deck: -"), "star draw") == "RUL-128 would-do-nothing"
    assert why(fight(), "star draw") == "STAR-3 stars-outside-combat"


@rule("STAR-8", "STAR-9")
def test_who_gets_a_shield_and_whose_tag_goes() -> None:
    match = turn("dice A: star*4")
    play(match, "star shield")
    assert why(match, "shield A.chicken5") == "GEN-9 not-on-the-island"
    assert can(match, "shield leader@c5")
    each = turn(
        "option: star_four_effect = each_own_unit", "dice A: star*4", a="leader@i3{shields=6} golem@g4 chicken1@i3"
    )
    play(each, "star shield")
    assert why(each, "shield leader@c5") == "STAR-8 not-your-unit"
    play(each, "shield golem@g4")
    assert why(each, "shield golem@g4") == "STAR-8 one-shield-each"
    assert can(each, "shield leader@i3")
    tagged = table("""
        players: 3
        turn: 3 A
        units A: leader@i5
        units B: leader@c7
        units C: leader@g2
        tags: B>A C>A
        dice A: star*5
    """)
    play(tagged, "star pardon")
    assert why(tagged, "pardon A") == "STAR-9 no-tag-of"
    assert can(tagged, "pardon C")


@rule("STAR-1", "FX-13", "RUL-136", "RUL-128")
def test_what_abilities_ask_for() -> None:
    match = house(
        "turn: 3 A\nleaders: A=madame_poulette B=abigail\nunits A: leader@c7 watch_tower@d6 deep_fry_cannon@c6\n"
        "units B: leader@g3\ndice A: claw\nstrategies A: war_drumsticks shortcut"
    )
    assert why(match, "use leader@c7 2") == "STAR-1 no-such-ability"
    assert why(match, "use deep_fry_cannon@c6 1") == "FX-13 ability-only-in-combat"
    assert why(match, "use strategy war_drumsticks 1") == "FX-13 ability-only-in-combat"
    assert why(match, "use strategy trenches 1") == "STAR-1 strategy-not-in-play"
    assert why(match, "use strategy shortcut 1") == "STAR-1 too-few-stars"
    assert told(match, "use strategy shortcut 1") == {"need": "1", "have": "0"}
    assert why(match, "use watch_tower@d6 1") == "RUL-128 ability-does-nothing", "B has no Scroll to look at"
    assert can(match, "use leader@c7 1")
    play(match, "use leader@c7 1", "done")
    assert why(match, "use leader@c7 1") == "RUL-136 ability-used-up"


@rule("FX-13", "CMB-13")
def test_what_is_used_between_actions_is_not_used_in_combat() -> None:
    match = house(
        "turn: 3 A\nleaders: A=madame_poulette B=abigail\nunits A: leader@c7 deep_fry_cannon@d6\n"
        "units B: leader@g3 chicken1@e5\ndice A: claw star\nhand B: peck"
    )
    play(match, "free attack", "attack deep_fry_cannon@d6 chicken1@e5")
    assert why(match, "use leader@c7 1") == "FX-13 ability-only-outside-combat"
    assert can(match, "use deep_fry_cannon@d6 1")
    play(match, "done")
    assert match.decision.seat == 1
    assert why(match, "use deep_fry_cannon@d6 1") == "TURN-1 not-your-turn"


# -- drawing and retrieving (TURN-7, RET) ----------------------------------------------------------------------------


@rule("TURN-7")
def test_how_many_scrolls_are_drawn_and_when() -> None:
    assert why(turn(), "draw 1") == "TURN-7 draw-at-the-end"
    match = turn("step: draw")
    assert why(match, "draw 3") == "TURN-7 draw-another-number"
    assert told(match, "draw 3") == {"number": "3", "least": "0", "most": "2"}
    assert can(match, "draw 0")
    must = turn(
        "step: draw",
        "option: draw_step_optional = false",
        "strategies A: st_armor",
        changed("scroll", "st_armor", '{ when = "static", op = "modify_limit", limit = "scroll_draw", amount = 1 }'),
    )
    assert why(must, "draw 1") == "TURN-7 draw-another-number"
    assert can(must, "draw 3")


@rule("RET-1", "RET-3", "RUL-4")
def test_what_cannot_be_retrieved() -> None:
    match = turn("supply: rock*3", "resources B: wood*9", a="leader@i3 chicken1@i3", b="leader@c5")
    assert why(match, "take wood") == "RET-3 supply-is-empty"
    assert why(match, "recover golem") == "RET-1 no-chicken"
    assert why(match, "recover chicken1") == "RET-1 not-destroyed"
    assert why(match, "recover chicken3") == "RUL-4 equal-chicken"
    assert can(match, "recover chicken2")
    play(match, "free retrieve")
    assert why(match, "stop") == "RET-3 pick-one-first"
    assert why(match, "take metal") == "RET-3 supply-is-empty"
    play(match, "take rock")
    assert can(match, "stop")
    blocked = turn("option: base_entry = any_unit", a="leader@h4 golem@i3", b="leader@c5")
    assert why(blocked, "recover chicken3") == "RET-3 base-is-blocked"
    assert can(turn(a="leader@h4 golem@h3", b="leader@c5"), "recover chicken3")


@rule("GEN-6")
def test_what_cannot_be_given() -> None:
    storm = turn("step: draw", "deck: hurricane", "resources A: wood*2 rock")
    play(storm, "draw 1")
    assert why(storm, "return metal") == "GEN-6 no-such-resource"
    assert can(storm, "return wood")
    transmute = house(
        "turn: 3 A\nunits A: leader@c7\nunits B: leader@g3\nhand A: transmute\nresources A: wood*2 rock\n"
        "supply: wood*3 rock*3\nresources B: metal*9"
    )
    play(transmute, "play transmute")
    assert why(transmute, "exchange wood wood") == "GEN-6 changes-nothing"
    assert why(transmute, "exchange metal wood") == "GEN-6 no-such-resource"
    assert why(transmute, "exchange wood metal") == "GEN-6 supply-is-empty"
    assert can(transmute, "exchange wood rock")


# -- setup (SET) -----------------------------------------------------------------------------------------------------


@rule("SOLO-3", "DESOLO-6")
def test_leaders_bases_and_markers_against_the_challenger() -> None:
    options = {"solo_priority_anchor": "marker_at_base"}
    match = topcluck.new("chicken-island", players=1, mode="solo", options=options, seed=1)
    play(match, "choose abigail")
    assert why(match, "choose abigail") == "SOLO-3 leader-is-taken"
    play(match, "choose keekmee", "claim c7")
    assert why(match, "claim c7") == "SET-11 base-is-claimed"
    assert why(match, "claim d5") == "SET-11 not-a-base"
    play(match, "claim g3")
    assert why(match, "mark c7") == "DESOLO-6 not-beside-the-base"
    assert why(match, "face e") == "RUL-135 asked-first"
    assert can(match, "mark g2"), "also where no tile lies"


@rule("SET-2", "SET-11")
def test_leaders_and_bases_that_are_not_to_be_had() -> None:
    match = topcluck.new("chicken-island", players=2, seed=1, first_seat=0)
    dealt = [str(action) for action in match.legal_actions]
    other = next(card for card in ("keekmee", "abigail", "blackbeak") if f"choose {card}" not in dealt)
    assert why(match, f"choose {other}") == "SET-2 leader-not-dealt"
    assert why(match, "end") == "RUL-135 asked-first", "nobody's turn has begun"
    play(match, dealt[0], str(match.legal_actions_of(1)[0]))
    assert why(match, "claim d5") == "SET-11 not-a-base"
    play(match, "B: claim g3")
    assert why(match, "claim g3") == "SET-11 base-is-claimed"
    assert can(match, "claim c7")


def builders(**more: object) -> tuple[Match, str, str]:
    """A match whose players build their island, the central hex, and one far away."""
    match = topcluck.new("chicken-island", players=4, seed=1, flags=["built_island"], first_seat=0, **more)
    play(match, *(str(match.legal_actions_of(seat)[0]) for seat in range(4)))
    state = state_of(match)
    return match, state.box.board.names[state.ground.index(LAVA)], state.box.board.names[0]


def take_first(match: Match) -> None:
    """The first thing on offer."""
    play(match, str(match.legal_actions[0]))


def test_tiles_that_do_not_fit() -> None:
    match, centre, far = builders()
    assert why(match, "territory 9") == "RUL-141 no-such-rotation"
    assert why(match, "skip") == "ISLAND-2 tile-must-be-laid"
    take_first(match)
    assert why(match, f"at {centre}") == "ISLAND-9 territory-overlaps"
    assert why(match, f"at {far}") == "ISLAND-3 territory-off-the-centre"
    take_first(match)
    assert why(match, f"at {centre}") == "ISLAND-9 tile-there-already"
    assert why(match, f"at {far}") == "ISLAND-4 base-does-not-fit"
    take_first(match)
    assert why(match, f"lava {centre}") == "ISLAND-9 tile-there-already"
    assert why(match, f"lava {far}") == "ISLAND-7 no-lava-beside-it"
    assert why(match, f"neutral {far}") == "ISLAND-7 too-few-tiles-beside-it"
    assert why(match, f"at {far}") == "RUL-135 asked-first"
    take_first(match)
    take_first(match)
    assert why(match, f"at {far}") == "ISLAND-6 territory-lacks-tiles"


def test_tiles_that_do_not_fit_by_the_first_edition() -> None:
    match, _, far = builders(options={"island_contact_rules": "first"})
    take_first(match)
    assert why(match, f"at {far}") == "ISLAND-11 territory-lacks-sides"
    take_first(match)
    assert why(match, f"at {far}") == "ISLAND-11 base-does-not-fit"
    take_first(match)
    assert why(match, f"lava {far}") == "ISLAND-11 land-does-not-fit"
    assert why(match, f"neutral {far}") == "ISLAND-11 land-does-not-fit"


def test_a_territory_that_should_touch_lava() -> None:
    match = site(TERRITORY_A, f"base {name(3, -1)} 0", f"neutral {name(0, -1)}", ask="tile_shape")
    play(match, "territory 1")
    assert why(match, f"at {name(2, -3)}") == "ISLAND-6 territory-off-the-lava"
    assert why(match, f"at {name(2, 3)}") == "ISLAND-6 territory-lacks-tiles"
    assert can(match, f"at {name(-2, 0)}")


def test_a_tile_that_would_leave_no_room_for_a_base() -> None:
    around = [f"neutral {name(q, r)}" for q, r in [(2, 1), (0, 3), (-1, 2)]]  # with (1,0) all places for its Base
    match = site(TERRITORY_A, f"base {name(3, -1)} 0", *around, f"lava {name(0, -1)}", ask="tile_shape")
    play(match, "territory 1")
    assert why(match, f"at {name(0, 1)}") == "RUL-141 no-room-for-a-base"
    others = [f"neutral {name(q, r)}" for q, r in [(5, 0), (6, -2)]]  # with (3,-1) all for the second Territory
    later = territory((4, -1), (5, -1), (4, -2), (5, -2))
    base = site(TERRITORY_A, later, *others, ask="tile_base", options={"island_build_sequence": "per_step"})
    assert can(base, f"at {name(2, -2)}")
    closed = site(
        TERRITORY_A, later, *others, f"neutral {name(5, -3)}", f"neutral {name(4, 0)}", ask="tile_base",
        options={"island_build_sequence": "per_step"},
    )  # fmt: skip
    assert why(closed, f"at {name(3, -1)}") == "RUL-141 no-room-for-a-base"


def test_a_tile_that_would_enclose_too_much() -> None:
    """A pocket of four hexes with one opening: for four players three holes can be filled."""
    for ask, verb in [("tile_land", "neutral"), ("tile_base", "at")]:
        match = site(*pocket(4), ask=ask, players=4)
        assert why(match, f"{verb} {name(5, 0)}") == "ISLAND-8 too-many-holes"
    assert can(site(*pocket(4), ask="tile_land", players=4), f"neutral {name(4, 0)}"), "it would leave three holes"
    wide = site(*pocket(4), ask="tile_shape", players=4)
    play(wide, "territory 1")
    assert why(wide, f"at {name(6, 0)}") == "ISLAND-8 too-many-holes"


# -- what cards say (GEN-1, FX) --------------------------------------------------------------------------------------


@rule("GEN-1", "FX-16")
def test_units_that_a_card_does_not_mean() -> None:
    match = turn("hand A: push charm")
    play(match, "play push")
    assert why(match, "target golem@g4") == "GEN-1 not-meant-by-the-card"
    assert told(match, "target golem@g4") == {"card": "push", "unit": "golem@g4"}
    assert why(match, "target B.chicken2") == "GEN-9 not-on-the-island"
    assert can(match, "target chicken1@d5")
    charm = turn("hand A: charm")
    play(charm, "play charm")
    assert why(charm, "target chicken1@d5") == "FX-16 not-meant-by-the-card"
    assert can(charm, "target golem@g4")


@rule("FX-2", "FX-9")
def test_units_to_which_a_card_does_nothing_or_twice() -> None:
    match = turn("hand A: push", a="leader@e4 golem@d4", b="leader@c5 golem@d5 chicken1@e5 chicken2@f5")
    play(match, "play push")
    assert why(match, "target golem@d5") == "FX-2 card-does-nothing", "it is hemmed in"
    assert can(match, "target chicken2@f5")
    two = '{ when = "resolve", op = "add_shield", amount = 1, target = { owner = "you", count = 2 } }'
    twice = turn("hand A: draw", changed("scroll", "draw", two), a="leader@i3 golem@g4 chicken1@i3")
    play(twice, "play draw", "target golem@g4")
    assert why(twice, "target golem@g4") == "FX-9 chosen-already"
    assert can(twice, "target chicken1@i3")


@rule("GEN-1")
def test_a_sheltered_unit_is_safe_from_cards() -> None:
    match = house(
        "turn: 3 A\nunits A: leader@c7\nunits B: leader@g3 chicken1@f4 chicken2@e4 chicken3@e6\n"
        "hand A: fox_in_the_coop\nstrategies B: storm_cellar"
    )
    play(match, "play fox_in_the_coop")
    assert why(match, "target chicken1@f4") == "GEN-1 sheltered"
    assert told(match, "target chicken1@f4") == {"card": "fox_in_the_coop", "unit": "chicken1@f4"}
    assert can(match, "target chicken2@e4")


def laid(scroll: str, *lines: str, a: str = "leader@i3 golem@g4", b: str = "leader@c5 chicken1@f5") -> Match:
    """A has laid a Scroll in a combat of its Golem with a Chicken of B, and everybody has passed."""
    match = turn(f"hand A: {scroll}", *lines, a=a, b=b)
    play(match, "free attack", "attack golem@g4 chicken1@f5", f"lay {scroll}")
    return match


@rule("CMB-16")
def test_who_cannot_become_the_defender() -> None:
    match = laid("redir", b="leader@c5 chicken1@f5 chicken2@f5 chicken3@f3 chicken4@g3")
    assert why(match, "target chicken1@f5") == "CMB-16 no-new-defender", "it is the defender"
    assert why(match, "target chicken3@f3") == "CMB-16 no-new-defender", "out of reach"
    assert why(match, "target leader@i3") == "CMB-16 no-new-defender", "no enemy of the attacker"
    assert can(match, "target chicken4@g3")


@rule("FX-18")
def test_who_cannot_change_places() -> None:
    match = laid("swap", a="leader@i3 golem@g4 tower@h4 chicken1@g3", b="leader@c5 chicken1@f5 chicken2@d5")
    play(match, "target golem@g4")
    assert why(match, "swap chicken1@f5") == "FX-18 no-swap", "another player's"
    assert why(match, "swap leader@i3") == "FX-18 no-swap", "a Golem does not fit into the Base"
    assert why(match, "swap A.chicken6") == "GEN-9 not-on-the-island"
    assert can(match, "swap tower@h4")


@rule("MAP-4", "GEN-8")
def test_tiles_and_players_that_a_card_does_not_mean() -> None:
    match = turn("hand A: flip")
    play(match, "play flip")
    assert why(match, "tile g4") == "MAP-4 no-such-tile", "a Territory has one side"
    assert can(match, "tile f5")
    egg = house("players: 3\nisland: pinwheel\nturn: 3 A\nhand A: rotten_egg\nhand B: peck hot_sauce\nhand C: peck")
    play(egg, "play rotten_egg")
    assert why(egg, "against A") == "GEN-8 no-enemy"
    assert can(egg, "against C")


@rule("CMB-7")
def test_alternatives_that_a_card_does_not_have() -> None:
    match = laid("x_plus_1")
    assert why(match, "option 3") == "CMB-7 no-such-alternative"
    assert told(match, "option 3") == {"card": "x_plus_1", "number": "3"}
    assert can(match, "option 2")


@rule("GEN-1")
def test_scrolls_that_cannot_be_cancelled() -> None:
    match = house(
        "turn: 3 A\nunits A: leader@c7 wood_golem@d6\nunits B: leader@g3 chicken1@e6\n"
        "hand A: cock_a_doodle_dont\nhand B: hard_boiled pillow_fort"
    )
    play(match, "free attack", "attack wood_golem@d6 chicken1@e6", "lay cock_a_doodle_dont")
    play(match, "B: lay hard_boiled", "lay pillow_fort", "B: resolve hard_boiled")
    assert why(match, "cancel B peck 1") == "GEN-1 not-among-the-choices"
    assert told(match, "cancel B peck 1") == {"asked": "choose_cancel"}
    assert can(match, "cancel B pillow_fort 1")


# -- Flags -----------------------------------------------------------------------------------------------------------


def flagged(more: str = "") -> Match:
    """Capture the Flag: B's Flag with A's Soldier on h3, beside a Chicken of A; A's own lies on f3."""
    units = "units A: soldier@h3 chicken1@h3 chicken2@g3\nunits B: chicken1@c5\nflag A: f3\nflag B: soldier@h3"
    return table(f"mode: flag\nturn: 3 A\n{units}\n{more}")


@rule("FLAG-3", "FLAG-10", "RUL-133")
def test_flags_that_do_not_change_hands() -> None:
    assert why(turn(), "hand flag B leader@i3") == "FLAG-3 no-such-flag"
    match = flagged()
    assert why(match, "hand flag B chicken1@h3") == "FLAG-10 flags-pass-in-moves"
    play(match, "free move", "move soldier@h3", "go")
    assert why(match, "hand flag A chicken1@h3") == "FLAG-10 flag-not-at-hand"
    assert told(match, "hand flag A chicken1@h3") == {"owner": "A", "hex": "h3", "here": "f3"}
    assert why(match, "hand flag B chicken2@g3") == "FLAG-10 not-in-the-hex"
    assert why(match, "hand flag B chicken1@c5") == "FLAG-10 not-your-unit"
    assert why(match, "hand flag B soldier@h3") == "FLAG-10 carries-it-already"
    assert can(match, "hand flag B chicken1@h3")
    play(match, "hand flag B chicken1@h3")
    assert why(match, "hand flag B soldier@h3") == "RUL-133 flag-once-per-visit"
    assert told(match, "hand flag B soldier@h3") == {"owner": "B"}


@rule("FLAG-3", "FLAG-8")
def test_units_that_do_not_take_a_flag() -> None:
    start = topcluck.new("chicken-island", mode="flag", seed=1, edition="second-fr", first_seat=0)
    while start.decision.kind == "claim":
        start.push(start.legal_actions[0])
    base, other = (sheet.base for sheet in start.view(None).table.seats)  # type: ignore[attr-defined]
    assert why(start, f"carry chicken1@{other}") == "FLAG-3 not-your-unit"
    assert can(start, f"carry chicken1@{base}")
    match = table(
        "mode: flag\nturn: 3 A\nunits A: cannon@g4\nunits B: chicken1@e4 chicken2@e4 chicken3@e4 chicken4@d4\n"
        "flag B: chicken1@e4"
    )
    assert why(match, "carry chicken2@e4") == "RUL-135 asked-first"
    play(match, "free attack", "attack cannon@g4 chicken1@e4")
    assert why(match, "carry chicken4@d4") == "FLAG-8 not-in-the-hex"
    assert can(match, "carry chicken2@e4")


@rule("FLAG-9")
def test_five_stars_are_of_no_use_among_flags() -> None:
    assert why(flagged("dice A: star*5\ntags: B>A"), "star pardon") == "FLAG-9 no-use-for-five-stars"


# -- the first edition -----------------------------------------------------------------------------------------------


@rule("QUICK-2")
def test_in_a_quick_game_the_build_comes_before_the_actions() -> None:
    match = first("""
        turn: 3 A
        flags: quick_game
        units A: leader@(3,-1) chicken1@(3,-1) chicken2@(3,-1)
        units B: leader_b@(-3,1)
        resources A: wood*3 rock*3
        lineup: golem tower soldier car
    """)
    assert why(match, "free build") == "QUICK-2 build-comes-first"
    assert why(match, "build tower") == "QUICK-2 build-comes-first"
    rolling = first("""
        turn: 3 A
        step: roll
        flags: quick_game
        units A: leader@(3,-1) chicken1@(3,-1) chicken2@(3,-1)
        units B: leader_b@(-3,1)
        resources A: wood*3
        lineup: golem tower soldier car
    """)
    play(rolling, "skip")
    assert why(rolling, "build cannon") == "BUILD-1 not-in-the-lineup"
    assert why(rolling, "build tower") == "RUL-123 cost-is-exact"
    assert can(rolling, "build golem")


@rule("RUL-62")
def test_who_is_detached_is_not_picked_up_again() -> None:
    match = first("""
        turn: 3 A
        units A: leader@(3,-1) chicken1@(2,-1) chicken2@(2,-1) chicken3@(1,0)
        units B: leader_b@(-3,1)
    """)
    play(match, "free move", "move chicken1@(2,-1)")
    assert why(match, "with chicken2@(2,-1)") == "BAND-5 comes-already"
    assert why(match, "leave chicken1@(2,-1)") == "RUL-133 last-of-the-group"
    assert why(match, "leave chicken3@(1,0)").startswith("BAND-5 ")
    assert can(match, "leave chicken2@(2,-1)")
    three = first("""
        turn: 3 A
        units A: leader@(3,-1) chicken1@(2,-1) chicken2@(2,-1) chicken3@(2,-1)
        units B: leader_b@(-3,1)
    """)
    play(three, "free move", "move chicken1@(2,-1)", "leave chicken2@(2,-1)")
    assert why(three, "with chicken2@(2,-1)") == "RUL-62 detached-stays"
    assert why(three, "leave chicken2@(2,-1)") == "RUL-62 detached-stays"


@rule("EPIC-4")
def test_a_second_leader_comes_as_near_to_the_base_as_it_can() -> None:
    match = first("""
        turn: 3 B
        units A: leader@(0,-1) golem@(1,-1)
        units B: leader_b@(-3,1) chicken1@(-1,0) chicken2@(3,-1)
        hand B: flip
        second A: leader_e
    """)
    play(match, "play flip", "tile (0,-1)")
    assert why(match, "at g4") == "EPIC-4 not-near-enough"
    assert why(match, "at i3") == "MAP-7 hex-is-taken"
    assert can(match, "at h3")


# -- all of them -----------------------------------------------------------------------------------------------------


def written() -> set[tuple[str, str]]:
    """All pairs of a rule and a message in the code; where the rule depends, it is empty."""
    found: set[tuple[str, str]] = set()
    for path in Path(str(refusals.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                rule_id, message = node.args[:2]
                assert isinstance(message, ast.Constant), f"{path}: the tests cannot read this message"
                found.add((str(rule_id.value) if isinstance(rule_id, ast.Constant) else "", str(message.value)))
    return found


def rule_ids() -> set[str]:
    """The ids that the specification defines."""
    text = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.md"))
    return set(re.findall(r"\*\*([A-Z0-9]+-\d+)\*\*", text))


@rule("GALLOS-6")
@pytest.mark.parametrize("line", ["attack chicken1@f5 token1@e5", "attack chicken2@f5 token2@e5"])
def test_who_lies_below_others_does_not_fight(line: str) -> None:
    match = table("""
        mode: gallos
        turn: 3 A
        units A: leader@i3 chicken1@f5 chicken2@f5
        units B: leader_b@c5 chicken1@e5 chicken2@e5
    """)
    assert why(match, line) == "GALLOS-6 covered-by-others"
    assert can(match, "attack chicken2@f5 token1@e5")


def test_every_reason_has_an_example_here() -> None:
    examples = set(re.findall(r'"[A-Z0-9]+-\d+ ([a-z-]+)"', Path(__file__).read_text(encoding="utf-8")))
    assert sorted({message for _, message in written()} - examples) == []


def test_every_reason_names_a_rule_of_the_specification() -> None:
    assert sorted({rule_id for rule_id, _ in written() if rule_id} - rule_ids()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_nothing_else_has_a_sentence(lang: str) -> None:
    keys = {key for key in bundle(lang)._messages if key.startswith("island-refusal-")}
    assert keys == {f"island-refusal-{message}" for _, message in written()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_said_as_what_is_asked(lang: str) -> None:
    asked = {f"island-asked-{kind.name.replace('_', '-')}" for kind in KINDS if kind.asked}
    assert {key for key in bundle(lang)._messages if key.startswith("island-asked-")} == asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", OUTCOMES)
def test_every_end_of_a_game_has_a_sentence(reason: str, lang: str) -> None:
    said = SPOKEN[lang].outcome(Outcome((), reason, "WIN-4"), GAME)
    assert reason not in said.replace("(WIN-4)", "").split()
    assert "{" not in said


def near(code: int, luck: Chance) -> int:
    """A code like this one, with one part a little different."""
    parts = ACTIONS.unpack(code)
    if not parts:
        return code
    place = luck.below(len(parts))
    parts[place] = max(0, (parts[place] + 1, parts[place] - 1, luck.below(60))[luck.below(3)])
    return pack(code & 255, *parts)


def well_formed(match: Match, codes: list[int], seat: int) -> Iterator[int]:
    """The codes that mean something here and are not on offer."""
    writer = GAME.writer(match.state, seat)
    for code in dict.fromkeys(codes):
        try:
            ACTIONS.text(code, writer)
        except (LookupError, ValueError):
            continue
        if code not in match.state.actions(seat):
            yield code


@settings(max_examples=8, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 10**6),
    players=st.integers(2, 4),
    edition=st.sampled_from(["second-en", "second-fr", "second-it"]),
)
def test_whatever_is_tried_at_any_time_gets_a_reason(seed: int, players: int, edition: str) -> None:
    """With a rule of the specification and a sentence; and the reason is the same in every world that the seat can
    imagine, so that asking teaches nothing."""
    luck, rules, pool = Chance(key_of(f"try {seed}")), rule_ids(), set[int]()
    match = topcluck.new("chicken-island", players=players, seed=seed, edition=edition)
    for step in range(160):
        if match.outcome is not None:
            break
        seat = match.decision.seat
        pool.update(match.state.actions(seat))
        if step % 8 == 0:
            tried = sorted(pool)
            some = [tried[luck.below(len(tried))] for _ in range(10)]
            world = match.state.redeal(seat, Chance(key_of(seed)))
            for code in well_formed(match, some + [near(code, luck) for code in some], seat):
                refusal = GAME.explain(match.state, seat, code)
                assert refusal.rule in rules
                assert GAME.explain(world, seat, code) == refusal
                assert_said(refusal)
        offered = match.state.actions(seat)
        match.push(offered[luck.below(len(offered))], seat)
