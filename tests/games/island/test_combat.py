"""Combat (CMB): declare, strength dice, card play, reveal, compare, result, clean-up.

Two players on T2:                                 Three and four players on T3 and T4:

              f3.   g3a   h3a   i3A                           g3C
     d4b   e4b   f4^   g4a   h4a                           f4c   g4c
  c5B   d5b   e5b   f5.                                       f5c   g5c
                                                                 f6.   g6a   h6a   i6A
                                                        d7b   e7b   f7^   g7a   h7a
                                                     c8B   d8b   e8b   f8.
                                                                    e9d   f9d
                                                                       e10d  f10d
                                                                          e11D
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.citing import rule
from tests.games.island.glance import banner, hand, open_table, piece, seen, spent, tags, zone
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.events import ValuesCompared
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

GOLEM_ON_CHICKEN = """
    turn: 3 A
    units A: leader@i3 golem@g4
    units B: leader_b@c5 chicken1@f5
"""

GOLEM_ON_TOWER = """
    turn: 3 A
    units A: leader@i3 golem@g4
    units B: leader_b@c5 tower@f5
"""  # strength 6 against armor 9


def names(events: Iterable[Event]) -> list[str]:
    """What kinds of events there were, in order."""
    return [type(event).__name__ for event in events]


def compared(events: Iterable[Event]) -> tuple[int, int] | None:
    """Strength and armor as they were compared; None if they were not."""
    found = [(event.strength, event.armor) for event in events if isinstance(event, ValuesCompared)]
    assert len(found) <= 1
    return found[0] if found else None


def asked(match: Match) -> str:
    """The seat that is asked now."""
    return "ABCD"[match.decision.seat]


# -- declare (CMB-1 to CMB-3) ------------------------------------------------------------------------------------------


@rule("CMB-1")
def test_an_attack_names_an_own_unit_and_an_adjacent_enemy() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4 chicken3@f3 tower@e5
        units B: leader_b@c5 chicken1@f5 chicken2@e4
    """)
    play(match, "free attack")
    assert sorted(offers(match)) == [
        "attack chicken3@f3 chicken2@e4", "attack golem@g4 chicken1@f5", "attack tower@e5 chicken1@f5",
        "attack tower@e5 chicken2@e4",
    ]  # fmt: skip


@rule("CMB-1")
def test_an_attack_need_not_have_a_chance() -> None:
    match = table("turn: 3 A\nunits A: chicken1@g4\nunits B: leader_b@c5 tower@f5")
    events = play(match, "attack chicken1@g4 tower@f5")
    assert compared(events) == (1, 9)


@rule("CMB-1", "ACT-3")
def test_without_a_target_no_attack_is_offered() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 golem@g4\nunits B: leader_b@c5 chicken1@e5\ndice A: claw")
    assert offers(match) == ["free move", "claw move", "free retrieve", "end"]


@rule("CMB-2")
def test_own_units_are_no_targets() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 golem@g4 chicken3@f5 chicken4@g3\nunits B: leader_b@c5 chicken1@e5")
    play(match, "free attack")
    assert offers(match) == ["attack chicken3@f5 chicken1@e5"]


@rule("CMB-3")
def test_the_steps_of_a_combat_follow_in_order() -> None:
    match = table(GOLEM_ON_CHICKEN + "    dice A: +2\n    hand A: s_plus_1\n    hand B: a_plus_1")
    events = play(match, "attack golem@g4 chicken1@f5", "add +2", "lay s_plus_1", "B: lay a_plus_1")
    assert names(events) == [
        "FreeActionUsed", "AttackDeclared",
        "StrengthDieUsed",
        "ScrollsLaid", "ScrollsLaid", "Passed", "Passed", "CardPlayEnded",
        "ScrollsTurnedUp", "ScrollResolved", "BonusGiven", "ScrollsTurnedUp", "ScrollResolved", "BonusGiven",
        "ValuesCompared",
        "UnitDestroyed",
    ]  # fmt: skip
    assert open_table(match).combat is None


# -- strength dice (CMB-4, DICE-9) -------------------------------------------------------------------------------------


@rule("CMB-4", "CMB-9", "DICE-6", "DICE-8")
def test_any_number_of_strength_dice_help_the_attacker() -> None:
    match = table(GOLEM_ON_TOWER + "    dice A: +1*2 +2 +3 claw")
    play(match, "claw attack", "attack golem@g4 tower@f5")
    assert offers(match) == ["done", "add +1", "add +2", "add +3"]
    play(match, "add +1", "add +1", "add +2")
    assert offers(match) == ["done", "add +3"]
    events = play(match, "add +3")
    assert compared(events) == (6 + 1 + 1 + 2 + 3, 9)


@rule("CMB-4")
def test_dice_may_be_kept_and_later_it_is_too_late_for_them() -> None:
    match = table(GOLEM_ON_TOWER + "    dice A: +3*2 claw\n    hand A: s_plus_1*2")
    play(match, "claw attack", "attack golem@g4 tower@f5", "add +3", "done")
    assert offers(match) == ["pass", "lay s_plus_1"]
    events = play(match, "lay s_plus_1")
    assert offers(match) == ["done", "lay s_plus_1"]
    events = play(match, "done", "pass")
    assert compared(events) == (6 + 3 + 1, 9)
    assert banner(match, "A") == "+3"


@rule("CMB-4", "DICE-9")
def test_the_defender_has_no_use_for_its_dice() -> None:
    match = table(GOLEM_ON_TOWER + "    dice B: +1 +2 +3 star\n    hand B: a_plus_1")
    play(match, "attack golem@g4 tower@f5")
    assert (asked(match), offers(match)) == ("B", ["pass", "lay a_plus_1"])


# -- card play (CMB-5, RUL-22, RUL-67) ---------------------------------------------------------------------------------

THREE = """
    players: 3
    turn: 3 A
    units A: leader@i6 golem@g7
    units B: leader_b@c8 tower@f8
    units C: leader_c@g3
"""


@rule("CMB-5", "RUL-22")
def test_all_players_take_part_clockwise_from_the_attackers() -> None:
    match = table(THREE + "    hand A: s_plus_1\n    hand B: a_plus_1\n    hand C: x_plus_1")
    play(match, "attack golem@g7 tower@f8")
    order = ""
    while offers(match, "pass"):
        order += asked(match)
        play(match, "pass")
    assert order == "ABC"
    assert open_table(match).combat is None


@rule("CMB-5", "RUL-22")
def test_a_pass_is_not_final_and_the_step_ends_with_an_unbroken_round_of_passes() -> None:
    match = table(THREE + "    hand A: s_plus_1*2\n    hand B: a_plus_1*2\n    hand C: x_plus_1*2")
    play(match, "attack golem@g7 tower@f8")
    play(match, "A: pass", "B: pass", "C: lay x_plus_1", "C: done")
    play(match, "A: pass", "B: lay a_plus_1", "B: done", "C: pass", "A: pass")
    assert asked(match) == "B", "who played last is asked once more"
    events = play(match, "B: pass")
    assert names(events)[:3] == ["Passed", "CardPlayEnded", "ScrollsTurnedUp"]


@rule("CMB-5", "RUL-134")
def test_a_player_lays_any_number_of_scrolls_at_once() -> None:
    match = table(GOLEM_ON_TOWER + "    hand A: s_plus_1 s_plus_2 s_plus_3 s_plus_4\n    hand B: a_plus_1")
    play(match, "attack golem@g4 tower@f5", "lay s_plus_1", "lay s_plus_3")
    assert offers(match) == ["done", "lay s_plus_2", "lay s_plus_4"], "no pass any more, and each card once"
    events = play(match, "done")
    assert names(events) == ["ScrollsLaid"]
    assert (asked(match), zone(match, "A").laid, zone(match, "A").hand) == ("B", 2, 2)


@rule("CMB-5", "VIS-2")
def test_laid_scrolls_lie_face_down() -> None:
    match = table(GOLEM_ON_TOWER + "    hand A: s_plus_1\n    hand B: a_plus_1")
    events = play(match, "attack golem@g4 tower@f5", "A: lay s_plus_1")
    assert zone(match, "A").laid == 1
    laid = next(event for event in events if type(event).__name__ == "ScrollsLaid")
    assert "s_plus_1" in str(laid.seen_by(0))
    assert "s_plus_1" not in str(laid.seen_by(1))
    assert "s_plus_1" not in str(seen(match, "B"))


@rule("RUL-67")
def test_an_empty_hand_passes_by_itself() -> None:
    match = table(THREE + "    hand B: a_plus_1*2")
    events = play(match, "attack golem@g7 tower@f8")
    assert names(events)[-1] == "Passed"
    assert asked(match) == "B"
    events = play(match, "lay a_plus_1", "done")
    assert names(events) == ["ScrollsLaid", "Passed", "Passed"]
    assert asked(match) == "B", "alone with cards, and still asked once more"


@rule("RUL-67", "CMB-8")
def test_a_scroll_without_effect_may_be_laid_as_a_bluff() -> None:
    """A push with nobody of the enemy who could be pushed, and armor for somebody else's defender."""
    match = table("""
        turn: 3 A
        units A: leader@g3 golem@g4
        units B: leader_b@f3 golem@f5 tower@e4 tower@e5
        hand A: a_plus_2 redir
    """)
    play(match, "attack golem@g4 golem@f5", "lay a_plus_2", "lay redir")
    events = play(match, "resolve redir")
    assert compared(events) == (6, 8)
    assert sorted(open_table(match).scroll_discard) == ["a_plus_2", "redir"]


@rule("RUL-67", "SCR-2", "FX-10")
def test_who_holds_only_scrolls_for_the_own_turn_is_asked_and_can_only_pass() -> None:
    match = table(GOLEM_ON_TOWER + """
    hand B: draw
    define:
      [[scroll]]
      id = "draw"
      play = ["turn"]
    """)  # fmt: skip
    play(match, "attack golem@g4 tower@f5")
    assert (asked(match), offers(match)) == ("B", ["pass"])


@rule("CMB-18")
def test_scrolls_drawn_in_a_combat_come_too_late_for_it() -> None:
    match = table(GOLEM_ON_TOWER + "    hand A: draw\n    deck: s_plus_6")
    events = play(match, "attack golem@g4 tower@f5", "lay draw")
    assert compared(events) == (6, 9)
    assert hand(match, "A") == ["s_plus_6"]


# -- reveal (CMB-6 to CMB-8, RUL-68) -----------------------------------------------------------------------------------

FOUR = """
    players: 4
    turn: 3 A
    units A: leader@i6 golem@g6
    units B: leader_b@c8
    units C: leader_c@g3 tower@g5
    units D: leader_d@e11
"""


def revealed(events: Iterable[Event]) -> str:
    """In which order the players turned up their Scrolls."""
    return "".join("ABCD"[event.seat] for event in events if type(event).__name__ == "ScrollsTurnedUp")  # type: ignore[attr-defined]


@rule("CMB-6", "RUL-68")
def test_players_reveal_clockwise_from_the_defenders() -> None:
    match = table(FOUR + "    hand A: s_plus_1\n    hand B: s_plus_1\n    hand C: a_plus_1\n    hand D: a_plus_2")
    play(match, "attack golem@g6 tower@g5", "A: lay s_plus_1", "B: lay s_plus_1", "C: lay a_plus_1")
    events = play(match, "D: lay a_plus_2")
    assert revealed(events) == "CDAB", "the attacker's player has no special place"


@rule("CMB-6")
def test_who_laid_nothing_is_skipped() -> None:
    match = table(FOUR + "    hand B: s_plus_1\n    hand D: a_plus_2")
    play(match, "attack golem@g6 tower@g5", "B: lay s_plus_1")
    assert revealed(play(match, "D: lay a_plus_2")) == "DB"


@rule("CMB-6")
def test_each_player_turns_up_all_own_scrolls_and_chooses_their_order() -> None:
    match = table(GOLEM_ON_TOWER + "    hand A: s_plus_1 s_plus_2\n    hand B: a_plus_1 a_plus_2 a_plus_3")
    play(match, "attack golem@g4 tower@f5", "A: lay s_plus_1", "A: lay s_plus_2")
    play(match, "B: lay a_plus_3", "B: lay a_plus_1", "B: lay a_plus_2")
    assert offers(match) == ["resolve a_plus_1", "resolve a_plus_2", "resolve a_plus_3"]
    combat = open_table(match).combat
    assert combat is not None and [one.card for one in combat.played] == ["a_plus_1", "a_plus_2", "a_plus_3"]
    play(match, "B: resolve a_plus_2")
    assert (asked(match), offers(match)) == ("B", ["resolve a_plus_1", "resolve a_plus_3"]), "A is not yet to reveal"
    assert zone(match, "A").laid == 2
    play(match, "B: resolve a_plus_3")
    assert (asked(match), offers(match)) == ("A", ["resolve s_plus_1", "resolve s_plus_2"])


@rule("CMB-7")
@pytest.mark.parametrize(("option", "values"), [("option 1", (6 + 4, 9)), ("option 2", (6, 9 + 4))])
def test_a_bystander_decides_whom_a_scroll_helps_when_it_is_resolved(option: str, values: tuple[int, int]) -> None:
    match = table(THREE + "    hand C: x_plus_4")
    play(match, "attack golem@g7 tower@f8", "C: lay x_plus_4")
    assert (asked(match), offers(match)) == ("C", ["option 1", "option 2"])
    assert compared(play(match, option)) == values


@rule("CMB-7")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_attacker_and_defender_choose_for_their_own_scrolls(seat: str) -> None:
    match = table(THREE + f"    hand {seat}: x_plus_4")
    play(match, "attack golem@g7 tower@f8", f"{seat}: lay x_plus_4")
    assert (asked(match), offers(match)) == (seat, ["option 1", "option 2"])


@rule("CMB-8", "STRAT-4", "CMB-14")
def test_a_strategy_counts_from_its_reveal_on_and_stays() -> None:
    match = table(GOLEM_ON_TOWER + "    hand A: st_plus_2\n    hand B: st_armor\n    dice A: claw")
    events = play(match, "claw attack", "attack golem@g4 tower@f5", "lay st_plus_2", "lay st_armor")
    assert compared(events) == (6 + 2, 9 + 1)
    assert (zone(match, "A").strategies, zone(match, "B").strategies) == (("st_plus_2",), ("st_armor",))
    assert open_table(match).scroll_discard == ()


# -- compare and result (CMB-9 to CMB-12) ------------------------------------------------------------------------------


@rule("CMB-9", "CMB-11", "CMB-12")
@pytest.mark.parametrize(("card", "falls"), [("s_plus_2", False), ("s_plus_3", True), ("s_plus_4", True)])
def test_strength_equal_to_armor_succeeds_and_one_less_fails(card: str, falls: bool) -> None:
    match = table(GOLEM_ON_TOWER + f"    hand A: {card}")
    events = play(match, "attack golem@g4 tower@f5", f"lay {card}")
    assert compared(events) == (6 + int(card[-1]), 9)
    assert standing(match, "B") == (["leader_b@c5"] if falls else ["leader_b@c5", "tower@f5"])
    assert standing(match, "A") == ["leader@i3", "golem@g4"], "nothing happens to the attacker"


@rule("CMB-9", "BASE-1", "BAND-10", "MAGIC-3")
def test_everything_that_counts_is_added_up() -> None:
    """Soldier 2, two bandmates 2, +1 and +3 dice 4, Strategy 2, Scroll 3; Leader 8, Base 2, Charm 1, Scroll 5."""
    match = table("""
        turn: 3 A
        units A: leader@i3 soldier@d5 soldier@d5 soldier@d5
        units B: leader_b@c5{cards=charm}
        dice A: +1 +3
        strategies A: st_plus_2
        hand A: s_plus_3
        hand B: a_plus_5
    """)
    play(match, "attack soldier@d5 leader@c5", "add +1", "add +3", "lay s_plus_3")
    assert compared(play(match, "lay a_plus_5")) == (2 + 2 + 4 + 2 + 3, 8 + 2 + 1 + 5)


@rule("CMB-10")
def test_success_against_a_leader_places_one_tag_and_the_leader_stays() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@f5 chicken1@e5
        dice A: +2
    """)
    events = play(match, "attack golem@g4 leader@f5", "add +2")
    assert names(events)[-2:] == ["ValuesCompared", "TagPlaced"]
    assert (tags(match, "A"), tags(match, "B")) == ((0, 0), (1, 0))
    assert "leader_b@f5" in standing(match, "B")
    assert match.outcome is None


@rule("CMB-10", "CMB-12")
def test_failure_against_a_leader_places_none() -> None:
    match = table("turn: 3 A\nunits A: leader@i3 golem@g4\nunits B: leader_b@f5")
    assert compared(play(match, "attack golem@g4 leader@f5")) == (6, 8)
    assert tags(match, "B") == (0, 0)


@rule("CMB-11", "PILOT-3")
def test_success_against_a_machine_destroys_it_with_all_that_belongs_to_it() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 golem@f5{dice=1,cards=charm,pilots=chicken2+chicken3} chicken1@d5
        dice A: +1
        dice B: claw star
        lineup: golem tower tower tower
    """)
    play(match, "attack golem@g4 golem@f5", "add +1")
    assert standing(match, "B") == ["leader_b@c5", "chicken1@d5"]
    assert open_table(match).machine_discard == ("golem",)
    assert open_table(match).scroll_discard == ("charm",)
    assert zone(match, "B").spent == 3, "the die that lay on it too"
    assert set(zone(match, "B").destroyed) >= {"chicken2", "chicken3"}
    assert "chicken1" not in zone(match, "B").destroyed
    assert tags(match, "B") == (0, 0)


@rule("CMB-11", "COMP-6")
def test_the_miniature_goes_back_to_the_supply() -> None:
    """Six Golems are on the island: A can build one only once B's has fallen."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4 golem@g3 golem@h4 chicken5@i3 chicken6@i3
        units B: leader_b@c5 golem@f5 golem@e5 golem@e4
        resources A: wood*3
        dice A: claw
        lineup: golem golem tower tower
        define:
          [[machine]]
          id = "golem"
          pilots = 1
          armor = 1
    """)
    assert "free build" not in offers(match)
    play(match, "claw attack", "attack golem@g4 golem@f5")
    assert "free build" in offers(match)


@rule("CMB-12", "SHIELD-2")
def test_success_against_a_shield_takes_the_shield_and_nothing_else() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@f5{shields=2} chicken1@g3{shields=1}
        dice A: claw*2 +2
    """)
    play(match, "claw attack", "attack golem@g4 leader@f5", "add +2")
    assert open_table(match).combat is None
    assert (banner(match, "A"), spent(match, "A")) == ("claw", 4), "the die is spent all the same"
    play(match, "claw attack", "attack golem@g4 chicken1@g3")
    assert (piece(match, "leader_b@f5").shields, piece(match, "chicken1@g3").shields) == (1, 0)
    assert tags(match, "B") == (0, 0)


@rule("RUL-84", "ACT-3")
def test_a_failed_attack_is_not_refunded() -> None:
    match = table(GOLEM_ON_TOWER + "    dice A: claw")
    play(match, "claw attack", "attack golem@g4 tower@f5")
    assert (banner(match, "A"), spent(match, "A")) == ("", 5)
    play(match, "free attack", "attack golem@g4 tower@f5")
    assert offers(match) == ["end"]


@rule("RUL-35", "LIMIT-8")
def test_an_attack_may_succeed_without_a_tag() -> None:
    match = table("""
        players: 3
        turn: 3 A
        units A: leader@i6 golem@g7
        units B: leader_b@f8
        units C: leader_c@g3
        tags: A>B A>B
        dice A: +2
    """)
    events = play(match, "attack golem@g7 leader@f8", "add +2")
    assert names(events)[-2:] == ["ValuesCompared", "TagForbidden"]
    assert tags(match, "B") == (2, 0, 0)


@rule("RUL-109", "WIN-4")
def test_the_win_comes_before_clean_up() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@f5
        tags: A>B
        dice A: +2*2
        hand A: s_plus_1
    """)
    events = play(match, "attack golem@g4 leader@f5", "add +2", "done", "lay s_plus_1")
    assert names(events)[-2:] == ["TagPlaced", "GameEnded"]
    assert match.outcome is not None and match.outcome.winners == (0,)
    assert open_table(match).scroll_discard == (), "nothing further is resolved"
    assert (banner(match, "A"), spent(match, "A")) == ("+2", 3)


# -- abilities in combat (CMB-13, RUL-23) ------------------------------------------------------------------------------

DRUM = """
    define:
      [[machine]]
      id = "golem"
      [[machine.effects]]
      when = "activate"
      stars = 1
      op = "modify"
      stat = "strength"
      amount = 2
      target = { ref = "self", fights = "attacker" }
"""


@rule("CMB-13", "RUL-23", "STAR-2", "STAR-3")
def test_abilities_are_used_with_the_dice_and_once_more_after_the_reveal() -> None:
    match = table(GOLEM_ON_TOWER + "    dice A: star*3 +1\n    hand A: s_plus_1\n    hand B: a_plus_1" + DRUM)
    play(match, "attack golem@g4 tower@f5")
    assert offers(match) == ["done", "add +1", "use golem@g4 1"], "no general star ability"
    play(match, "use golem@g4 1")
    assert offers(match) == ["done", "add +1", "use golem@g4 1"]
    play(match, "done")
    assert offers(match) == ["pass", "lay s_plus_1"], "not during card play"
    play(match, "A: lay s_plus_1", "B: lay a_plus_1")
    assert (asked(match), offers(match)) == ("A", ["done", "use golem@g4 1"]), "all is revealed; no dice any more"
    combat = open_table(match).combat
    assert combat is not None and [(one.card, one.fate) for one in combat.played] == [
        ("a_plus_1", "resolved"), ("s_plus_1", "resolved"),
    ]  # fmt: skip
    play(match, "use golem@g4 1")
    assert offers(match) == ["done", "use golem@g4 1"]
    assert compared(play(match, "use golem@g4 1")) == (6 + 3 * 2 + 1, 9 + 1)


@rule("CMB-13", "RUL-23")
def test_nobody_else_uses_abilities_in_a_combat() -> None:
    units = GOLEM_ON_TOWER.replace("tower@f5", "tower@f5 golem@e5")
    match = table(units + "    dice B: star*3\n    hand B: a_plus_1" + DRUM)
    play(match, "attack golem@g4 tower@f5")
    assert (asked(match), offers(match)) == ("B", ["pass", "lay a_plus_1"])
    play(match, "B: pass")
    assert (asked(match), offers(match)) == ("A", ["end"])


# -- clean-up (CMB-14) -------------------------------------------------------------------------------------------------


@rule("CMB-14", "MAGIC-1", "MAGIC-3")
def test_what_stays_and_what_goes_after_a_combat() -> None:
    match = table(GOLEM_ON_TOWER + "    dice A: +1 +2 +3\n    hand A: s_plus_1 charm st_plus_2\n    hand B: a_plus_6")
    play(match, "attack golem@g4 tower@f5", "add +1", "add +2", "add +3")
    play(match, "A: lay s_plus_1", "A: lay charm", "A: lay st_plus_2", "B: lay a_plus_6")
    play(match, "resolve charm", "target golem@g4", "resolve s_plus_1")
    assert sorted(open_table(match).scroll_discard) == ["a_plus_6", "s_plus_1"]
    assert zone(match, "A").strategies == ("st_plus_2",)
    golem = piece(match, "golem@g4")
    assert (golem.attached, golem.plus, golem.strength) == (("charm",), 1, 7), "the +1 die stays, the bonuses do not"
    assert (banner(match, "A"), spent(match, "A")) == ("", 4)


@rule("CMB-14", "GEN-11")
def test_bonuses_of_a_combat_end_with_it_and_those_of_a_turn_do_not() -> None:
    """S+1 gives a unit of choice +1 Armor in this combat, S+2 gives it +2 Armor until the end of the turn."""
    match = table(GOLEM_ON_TOWER + """
    hand A: s_plus_1 s_plus_2
    define:
      [[scroll]]
      id = "s_plus_1"
      [[scroll.effects]]
      when = "resolve"
      op = "modify"
      stat = "armor"
      amount = 1
      target = { owner = "you", type = ["golem"], count = 1 }
      [[scroll]]
      id = "s_plus_2"
      [[scroll.effects]]
      when = "resolve"
      for = "turn"
      op = "modify"
      stat = "armor"
      amount = 2
      target = { owner = "you", type = ["golem"], count = 1 }
    """)  # fmt: skip
    play(match, "attack golem@g4 tower@f5", "lay s_plus_1", "lay s_plus_2")
    play(match, "resolve s_plus_1")
    assert piece(match, "golem@g4").armor == 6 + 2
    play(match, "end", "draw 0")
    assert piece(match, "golem@g4").armor == 6


@rule("CMB-1", "RUL-135")
def test_an_attack_granted_to_one_unit_is_made_by_that_unit() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4 cannon@h3
        units B: leader_b@c5 chicken1@f5 chicken2@e5
        free: used
        dice A: star
        define:
          [[machine]]
          id = "cannon"
          effects = [{ when = "activate", stars = 1, op = "free_action", action = "attack", target = { ref = "self" } }]
    """)
    play(match, "use cannon@h3 1")
    assert offers(match) == ["attack cannon@h3 chicken1@f5", "attack cannon@h3 chicken2@e5"]
    play(match, "attack cannon@h3 chicken2@e5")
    assert standing(match, "B") == ["leader_b@c5", "chicken1@f5"]


@rule("CMB-14", "MAGIC-1")
def test_what_a_magic_says_about_the_time_after_the_combat_is_for_its_own_combat_only() -> None:
    match = table(GOLEM_ON_TOWER + """
    hand A: s_plus_1 s_plus_2
    hand B: a_plus_1
    dice A: claw*2
    deck: s_plus_4 s_plus_5 s_plus_6
    define:
      [[scroll]]
      id = "s_plus_1"
      effects = [{ when = "after_combat", if = [{ outcome = "failure" }], op = "draw", amount = 1, player = "you" }]
    """)  # fmt: skip
    play(match, "claw attack", "attack golem@g4 tower@f5", "A: lay s_plus_1", "A: done", "B: pass", "A: pass")
    assert hand(match, "A") == ["s_plus_2", "s_plus_4"]
    assert open_table(match).scroll_discard == ("s_plus_1",)
    play(match, "claw attack", "attack golem@g4 tower@f5", "A: pass", "B: pass")
    assert hand(match, "A") == ["s_plus_2", "s_plus_4"]


@rule("CMB-14")
def test_what_units_and_strategies_say_about_the_time_after_a_combat_is_for_every_combat() -> None:
    """Leader, Machine and Strategy of both sides; a Machine that has just fallen says nothing any more."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 golem@f5 tower@e5
        dice A: claw
        strategies B: st_armor
        define:
          [[leader]]
          id = "leader"
          effects = [{ when = "after_combat", op = "draw", amount = 1, player = "you" }]
          [[machine]]
          id = "golem"
          effects = [{ when = "after_combat", op = "draw", amount = 1, player = "you" }]
          [[scroll]]
          id = "st_armor"
          effects = [{ when = "after_combat", op = "draw", amount = 1, player = "you" }]
    """)
    play(match, "claw attack", "attack golem@g4 golem@f5")
    play(match, offers(match, "trigger")[0])
    assert (zone(match, "A").hand, zone(match, "B").hand) == (2, 1)


# -- places and roles change (CMB-15, CMB-16) --------------------------------------------------------------------------


@rule("CMB-15", "FAQ-4", "CMB-9", "BASE-1")
def test_a_defender_that_is_swapped_away_is_still_the_defender() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@f5 soldier@e4
        hand B: swap
    """)
    play(match, "attack golem@g4 chicken1@f5", "lay swap", "target chicken1@f5")
    assert offers(match) == ["swap leader@c5", "swap soldier@e4"]
    events = play(match, "swap leader@c5")
    assert compared(events) == (6, 2 + 2), "on its Base now, out of reach, and destroyed all the same"
    assert standing(match, "B") == ["soldier@e4", "leader_b@f5"]


@rule("CMB-15")
def test_an_attacker_that_is_swapped_away_still_attacks() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4 chicken1@h3
        units B: leader_b@c5 chicken1@f5
        hand A: swap
    """)
    play(match, "attack golem@g4 chicken1@f5", "lay swap")
    events = play(match, "target golem@g4")  # the Chicken is its only partner: no Golem enters the Base
    assert compared(events) == (6, 2)
    assert standing(match, "A") == ["golem@h3", "leader@i3", "chicken1@g4"]
    assert standing(match, "B") == ["leader_b@c5"]


@rule("CMB-16", "FAQ-5")
def test_a_new_defender_is_an_enemy_of_the_attacker_in_its_reach() -> None:
    """B's own, C's, but none of A's; the tower itself is no change, and e8 is too far."""
    match = table("""
        players: 3
        turn: 3 A
        units A: leader@i6 golem@g7 chicken1@h7
        units B: leader_b@e8 tower@f8
        units C: leader_c@g3 chicken1@g6 chicken2@g6
        hand C: redir
    """)
    play(match, "attack golem@g7 tower@f8", "C: lay redir")
    assert (asked(match), offers(match)) == ("C", ["target chicken1@g6", "target chicken2@g6"])
    events = play(match, "target chicken2@g6")
    assert compared(events) == (6, 2)
    assert standing(match, "C") == ["leader_c@g3", "chicken1@g6"]
    assert "tower@f8" in standing(match, "B")


@rule("CMB-16")
def test_without_another_unit_in_reach_the_defender_stays() -> None:
    match = table(GOLEM_ON_TOWER + "    hand B: redir")
    events = play(match, "attack golem@g4 tower@f5", "lay redir")
    assert compared(events) == (6, 9)


@rule("RUL-115", "CMB-16", "RANGE-1")
def test_reach_for_a_new_defender_is_measured_from_where_the_attacker_is_now() -> None:
    """A's Cannon (Range 3) swaps to h4: from there e4, three hexes off, is in reach, and d5 is not."""
    match = table("""
        turn: 3 A
        units A: leader@i3 cannon@g4 chicken1@h4
        units B: leader_b@c5 tower@f5 chicken1@e4 chicken2@d5
        hand A: swap redir
    """)
    play(match, "attack cannon@g4 tower@f5", "lay swap", "lay redir")
    events = play(match, "resolve swap", "target cannon@g4")
    assert compared(events) == (5, 2), "e4 is the only other one left in reach"
    assert standing(match, "B") == ["leader_b@c5", "chicken2@d5", "tower@f5"]
    near = table("""
        turn: 3 A
        units A: leader@i3 cannon@g4 chicken1@h4
        units B: leader_b@c5 tower@f5 chicken1@e4 chicken2@d5
        hand A: redir
    """)
    play(near, "attack cannon@g4 tower@f5", "lay redir")
    assert offers(near) == ["target chicken1@e4", "target chicken2@d5"]


@rule("RUL-68", "CMB-16")
def test_a_new_defender_does_not_change_the_order_of_reveal() -> None:
    match = table("""
        players: 4
        turn: 3 A
        units A: leader@i6 golem@g6
        units B: leader_b@f6
        units C: leader_c@g3 tower@g5
        units D: leader_d@e11
        hand A: s_plus_1
        hand B: a_plus_1
        hand C: redir
        hand D: a_plus_2
    """)
    play(match, "attack golem@g6 tower@g5", "A: lay s_plus_1", "B: lay a_plus_1", "C: lay redir")
    events = play(match, "D: lay a_plus_2")
    assert revealed(events) == "CDAB"
    assert compared(events) == (6 + 1, 8 + 1 + 2), "B's Leader defends, and B reveals last all the same"


# -- somebody leaves the island (CMB-17, RUL-24) -----------------------------------------------------------------------

LAVA_UNDER_THE_DEFENDER = """
    turn: 3 A
    units A: leader@i3 golem@g4
    units B: leader_b@c5 chicken1@f5
    dice A: +2 claw
    hand A: st_plus_2
    hand B: flip
"""


@rule("CMB-17", "RUL-24", "FX-11", "RUL-84")
def test_without_a_defender_the_rest_is_resolved_and_nothing_is_compared() -> None:
    match = table(LAVA_UNDER_THE_DEFENDER)
    play(match, "claw attack", "attack golem@g4 chicken1@f5", "add +2", "A: lay st_plus_2", "B: lay flip")
    events = play(match, "B: tile f5")
    assert names(events) == [
        "TileFlipped", "UnitDestroyed", "ScrollsTurnedUp", "ScrollResolved", "StrategyEntered", "CombatCancelled",
    ]  # fmt: skip
    assert zone(match, "A").strategies == ("st_plus_2",)
    assert open_table(match).scroll_discard == ("flip",)
    assert (banner(match, "A"), spent(match, "A")) == ("", 5), "claw and +2 are spent"
    assert open_table(match).combat is None


@rule("CMB-17", "RUL-24")
def test_without_an_attacker_there_is_no_result_either() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@f5
        units B: leader_b@g4
        hand A: s_plus_6
        hand B: flip
    """)
    play(match, "attack golem@f5 leader@g4", "A: lay s_plus_6", "B: lay flip")
    events = play(match, "B: tile f5")
    assert names(events)[-1] == "CombatCancelled"
    assert compared(events) is None
    assert tags(match, "B") == (0, 0)


@rule("CMB-17")
def test_a_defender_that_was_destroyed_and_recovered_is_out_of_the_combat() -> None:
    """B's Chicken burns, and B's next card brings it home: the combat is over all the same."""
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@f5
        hand B: flip draw
        define:
          [[scroll]]
          id = "draw"
          effects = [{ when = "resolve", op = "retrieve_chickens", amount = "all" }]
    """)
    play(match, "attack golem@g4 chicken1@f5", "B: lay flip", "B: lay draw", "B: resolve flip")
    events = play(match, "B: tile f5")
    while offers(match, "recover"):
        events += play(match, offers(match, "recover")[0])
    assert compared(events) is None
    assert "chicken1@c5" in standing(match, "B")


@rule("CMB-17")
def test_after_the_defender_has_left_nobody_takes_its_place() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@f5 chicken2@g3
        hand B: flip redir
    """)
    play(match, "attack golem@g4 chicken1@f5", "B: lay flip", "B: lay redir", "B: resolve flip")
    events = play(match, "B: tile f5")
    assert names(events)[-1] == "CombatCancelled"
    assert standing(match, "B") == ["chicken2@g3", "leader_b@c5"]


@rule("RUL-24", "CMB-15", "LAVA-3")
def test_a_leader_driven_off_by_lava_is_still_the_defender() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@f5{shields=1} chicken1@e5
        dice A: +2
        hand B: flip
    """)
    play(match, "attack golem@g4 leader@f5", "add +2", "B: lay flip")
    play(match, "B: tile f5")
    assert tags(match, "B") == (1, 0), "it lost its Shield to the Lava, then the comparison on e5"
    assert sorted(standing(match, "B")) == ["chicken1@e5", "leader_b@e5"]


@rule("CMB-17")
def test_a_former_defender_that_leaves_does_not_end_the_combat() -> None:
    match = table("""
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_b@c5 chicken1@f5 chicken2@g3
        hand B: flip redir
    """)
    play(match, "attack golem@g4 chicken1@f5", "B: lay flip", "B: lay redir", "B: resolve redir")
    events = play(match, "B: tile f5")
    assert compared(events) == (6, 2)
    assert standing(match, "B") == ["leader_b@c5"]


# -- Magic outside combat, Strategies in the own turn (RUL-117, RUL-29, STRAT-5) ---------------------------------------


@rule("RUL-117", "MAGIC-2")
def test_magic_for_the_own_turn_is_played_between_actions() -> None:
    match = table(GOLEM_ON_TOWER + "    step: roll\n    hand A: draw s_plus_1\n    hand B: draw")
    assert offers(match, "play") == [], "not in the Roll step"
    play(match, "skip")
    assert offers(match, "play") == ["play draw"]
    events = play(match, "play draw")
    assert names(events)[0] == "ScrollPlayed"
    assert open_table(match).scroll_discard == ("draw",)
    play(match, "end")
    assert offers(match) == ["draw 0", "draw 1", "draw 2"], "not in the Draw step"


@rule("RUL-29", "STRAT-5", "SCR-2")
@pytest.mark.parametrize(("value", "plays"), [("false", []), ("true", ["play st_plus_2"])])
def test_whether_a_strategy_may_be_played_in_the_own_turn_is_an_option(value: str, plays: list[str]) -> None:
    match = table(GOLEM_ON_TOWER + f"    hand A: st_plus_2\n    option: strategy_in_own_turn = {value}")
    assert offers(match, "play") == plays
    if plays:
        play(match, "play st_plus_2")
        assert zone(match, "A").strategies == ("st_plus_2",)
        assert open_table(match).scroll_discard == ()
