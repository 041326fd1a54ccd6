"""The scenarios of the rules (docs/rules, sections 6.4, 6.5 and 6.9) on moving and fighting, one test each.

            f3.   g3a   h3a   i3A                           g3C
   d4b   e4b   f4^   g4a   h4a                           f4c   g4c
c5B   d5b   e5b   f5.                                       f5c   g5c
                                                               f6.   g6a   h6a   i6A
T2: (0,0) is f4                                       d7b   e7b   f7^   g7a   h7a
                                                   c8B   d8b   e8b   f8.
T3, T4: (0,0) is f7                                               e9d   f9d
                                                                     e10d  f10d
                                                                        e11D
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.citing import rule
from tests.games.island.glance import banner, open_table, piece, spent, tags, zone
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.events import ValuesCompared
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match


def steps(match: Match) -> list[str]:
    """The hexes on offer for the next step."""
    return sorted(offer.removeprefix("step ") for offer in offers(match, "step"))


def compared(events: Iterable[Event]) -> tuple[int, int] | None:
    """Strength and armor as they were compared; None if they were not."""
    return next(((event.strength, event.armor) for event in events if isinstance(event, ValuesCompared)), None)


def turned_up(events: Iterable[Event]) -> str:
    """Who turned up Scrolls, in order."""
    return "".join("ABCD"[event.seat] for event in events if type(event).__name__ == "ScrollsTurnedUp")  # type: ignore[attr-defined]


# -- 6.4 Movement, Lava, Sea, banding ----------------------------------------------------------------------------------


@rule("SCN-16", "MOVE-3", "LAVA-1", "LAVA-2", "CMB-11", "RANGE-1", "RANGE-2")
@pytest.mark.parametrize(
    ("entry", "hexes"),
    [("allowed", ["f4", "g3", "h3", "h4"]), ("effects_only", ["g3", "h3", "h4"]), ("forbidden", ["g3", "h3", "h4"])],
)
def test_scn_16_the_blocked_golem(entry: str, hexes: list[str]) -> None:
    match = table(f"""
        turn: 3 A
        option: lava_entry = {entry}
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-1,1) chicken1@(0,1)
        dice A: claw
    """)
    play(match, "free move", "move golem@(1,0)")
    assert steps(match) == hexes, "not (0,1), where the enemy's Chicken stands"
    match.pop()
    match.pop()
    play(match, "claw attack", "attack golem@(1,0) chicken1@(0,1)", "free move", "move golem@(1,0)", "step (0,1)")
    assert standing(match, "A") == ["leader@i3", "golem@f5"]
    back = table("""
        turn: 3 B
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-1,1) chicken1@(0,1)
    """)
    play(back, "free attack")
    assert "attack leader@e5 golem@g4" in offers(back), "Range 2, over Lava and the own Chicken"


@rule("SCN-18", "LAVA-2", "MACH-5", "PILOT-3", "RUL-27")
def test_scn_18_suicide_on_lava() -> None:
    match = table("""
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0){shields=2} chicken3@i3 chicken4@i3 chicken5@i3 chicken6@i3
        units B: leader_r2@(-1,1) chicken1@(0,1) chicken2@(-1,0)
        define:
          [[machine]]
          id = "golem"
          [[machine.effects]]
          when = "destroyed"
          op = "destroy"
          target = { owner = "enemy", near = { of = "self", within = 1 }, count = 1 }
    """)
    assert open_table(match).shields == 6
    play(match, "move golem@(1,0)", "step (0,0)")
    assert open_table(match).shields == 8
    assert zone(match, "A").destroyed == ("chicken1", "chicken2")
    assert open_table(match).machine_discard == ("golem",)
    assert offers(match) == ["target leader@e5", "target chicken1@f5", "target chicken2@e4"]
    play(match, "target chicken2@e4")
    assert standing(match, "B") == ["leader_r2@e5", "chicken1@f5"]


@rule("SCN-20", "LAVA-3", "LAVA-4", "MAP-9")
@pytest.mark.parametrize(("neighbour", "place"), [("golem", "i3"), ("chicken1", "g3")])
def test_scn_20_no_free_neighbour(neighbour: str, place: str) -> None:
    match = table(f"""
        turn: 3 A
        units A: leader@(0,-1) {neighbour}@(1,-1)
        units B: leader_b@(-3,1) chicken1@(-1,0)
        hand B: flip
    """)
    play(match, "attack leader@(0,-1) chicken1@(-1,0)", "B: lay flip", "B: tile (0,-1)")
    assert f"leader@{place}" in standing(match, "A")


@rule("SCN-21", "MOVE-5", "MOVE-6")
def test_scn_21_passing_an_own_unit_with_two_moves() -> None:
    text = """
        turn: 3 A
        units A: golem@(2,0) tower@(1,0)
        units B: leader_b@(-3,1)
        {dice}
    """
    match = table(text.format(dice="dice A: claw"))
    play(match, "free move", "move golem@(2,0)", "step (1,0)", "claw move", "move golem@(1,0)", "step (0,1)")
    assert standing(match, "A") == ["tower@g4", "golem@f5"]
    single = table(text.format(dice=""))
    play(single, "free move", "move golem@(2,0)")
    assert steps(single) == ["h3"]
    never = table(text.format(dice="dice A: claw\n        option: own_overlap = within_one_move"))
    play(never, "free move", "move golem@(2,0)")
    assert steps(never) == ["h3"]


@rule("SCN-22", "MOVE-6", "RUL-18")
@pytest.mark.parametrize("option", ["until_last_move", "consecutive_moves"])
def test_scn_22_acting_in_between(option: str) -> None:
    match = table(f"""
        turn: 3 A
        option: own_overlap = {option}
        units A: golem@(2,0) tower@(1,0) chicken1@(1,-1)
        units B: leader_b@(-3,1) chicken1@(0,-1) chicken2@(0,1)
        dice A: claw*2
    """)
    play(match, "free move", "move golem@(2,0)", "step (1,0)")
    if option == "consecutive_moves":
        assert offers(match) == ["claw move"]
        play(match, "claw move")
        assert offers(match) == ["move golem@g4"]
        return
    assert offers(match) == ["claw move", "claw attack"], "no end of the step"
    play(match, "claw attack")
    assert sorted(offers(match)) == ["attack chicken1@g3 chicken1@f3", "attack tower@g4 chicken2@f5"], "not the Golem"
    play(match, "attack tower@g4 chicken2@f5")
    assert offers(match) == ["claw move"], "the last move action is the Golem's"
    play(match, "claw move")
    assert offers(match) == ["move golem@g4"]


@rule("SCN-25", "BAND-10")
@pytest.mark.parametrize(("counts", "strength"), [("soldiers", 4), ("banding_machines", 5)])
def test_scn_25_soldier_bonus(counts: str, strength: int) -> None:
    stack = "soldier@g4 soldier@g4 soldier@g4 chicken5@g4 chicken6@g4 leader@g4"
    text = f"""
        turn: 3 A
        option: soldier_bonus_counts = {counts}
        units A: {stack} {{more}}
        units B: leader_b@c5
        define:
          [[machine]]
          id = "tower"
          banding = true
    """
    assert piece(table(text.format(more="")), "soldier@g4").strength == 2 + 2
    assert piece(table(text.format(more="tower@g4")), "soldier@g4").strength == strength


@rule("SCN-26", "MOVE-4")
@pytest.mark.parametrize(("entry", "enters"), [("owner_leader_chickens", False), ("any_unit", True)])
def test_scn_26_base_entry(entry: str, enters: bool) -> None:
    own = table(f"""
        turn: 3 A
        option: base_entry = {entry}
        units A: soldier@(2,-1) chicken1@(3,-1)
        units B: leader_b@(-3,1)
    """)
    play(own, "free move", "move soldier@(2,-1)")
    assert ("i3" in steps(own)) is enters, "onto the own Chickens too"
    foreign = table(f"""
        turn: 3 B
        option: base_entry = {entry}
        units A: leader@(0,-1)
        units B: leader_b@(-3,1) chicken1@(2,-1)
    """)
    play(foreign, "free move", "move chicken1@(2,-1)")
    assert ("i3" in steps(foreign)) is enters


# -- 6.5 Combat --------------------------------------------------------------------------------------------------------

HEIDI_GABO_EDGAR = """
    players: 3
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_b@(0,1)
    units C: leader_c@(1,-4)
    dice A: +2*2
    hand A: s_plus_3 st_plus_2 s_plus_1
    hand B: a_plus_1
    hand C: x_plus_4 x_plus_2 x_plus_1
    define:
      [[leader]]
      id = "leader_b"
      armor = 9
"""  # Heidi is A, Gabo is B, Edgar is C


def until_heidis_last_turn() -> Match:
    """Heidi has played two cards, Edgar two, Gabo and Edgar have passed: Heidi is asked for the last time."""
    match = table(HEIDI_GABO_EDGAR)
    play(match, "attack golem@(1,0) leader@(0,1)", "add +2", "add +2", "A: lay s_plus_3", "A: done", "B: pass")
    play(match, "C: lay x_plus_4", "C: lay x_plus_2", "C: done", "A: lay st_plus_2", "A: done", "B: pass", "C: pass")
    return match


@rule("SCN-28", "CMB-4", "CMB-5", "CMB-6", "CMB-7", "CMB-8", "CMB-9", "CMB-10", "CMB-14", "RUL-22")
def test_scn_28_fifteen_against_fifteen() -> None:
    match = until_heidis_last_turn()
    events = play(match, "A: pass", "C: resolve x_plus_4", "C: option 2", "C: option 2", "A: resolve s_plus_3")
    assert turned_up(events) == "CA", "Gabo has none"
    assert compared(events) == (15, 15)
    assert tags(match, "B") == (1, 0, 0)
    assert zone(match, "A").strategies == ("st_plus_2",)
    assert sorted(open_table(match).scroll_discard) == ["s_plus_3", "x_plus_2", "x_plus_4"]
    assert (banner(match, "A"), spent(match, "A")) == ("", 5)


@rule("SCN-29", "CMB-5", "RUL-22")
def test_scn_29_the_last_player_may_add() -> None:
    match = until_heidis_last_turn()
    play(match, "A: lay s_plus_1")
    play(match, "B: pass", "C: pass")  # and Heidi, with an empty hand, passes by herself
    assert open_table(match).combat is not None
    assert offers(match) == ["resolve x_plus_2", "resolve x_plus_4"], "the round of passes is complete: Edgar reveals"


@rule("SCN-30", "CMB-5", "CMB-6", "RUL-68")
def test_scn_30_reveal_order() -> None:
    match = table("""
        players: 4
        turn: 3 A
        units A: leader@(3,-1) golem@(1,-1)
        units B: leader_b@(-3,1)
        units C: leader_c@(1,-4) tower@(1,-2)
        units D: leader_d@(-1,4)
        hand A: s_plus_1*2
        hand B: s_plus_2*2
        hand C: a_plus_1*2
        hand D: a_plus_2*2
    """)
    play(match, "attack golem@(1,-1) tower@(1,-2)")
    order = ""
    for line in ("lay s_plus_1", "lay s_plus_2", "lay a_plus_1", "lay a_plus_2"):
        order += "ABCD"[match.decision.seat]
        play(match, line, "done")
    events: list[Event] = []
    for _ in range(4):
        order += "ABCD"[match.decision.seat]
        events = play(match, "pass")
    assert order == "ABCDABCD"
    assert turned_up(events) == "CDAB"


@rule("SCN-32", "BASE-1")
@pytest.mark.parametrize(("bonus", "armor", "tagged"), [(2, 10, 0), (0, 8, 1)])
def test_scn_32_base_bonus(bonus: int, armor: int, tagged: int) -> None:
    match = table(f"""
        turn: 3 A
        option: base_armor_bonus = {bonus}
        units A: leader@(3,-1) golem@(-2,1)
        units B: leader_b@(-3,1)
        dice A: +3
    """)
    events = play(match, "attack golem@(-2,1) leader@(-3,1)", "add +3")
    assert compared(events) == (9, armor)
    assert tags(match, "B") == (tagged, 0)


@rule("SCN-33", "CMB-9", "CMB-15", "FAQ-4")
def test_scn_33_swap() -> None:
    match = table("""
        turn: 3 A
        units A: leader@(3,-1) soldier@(1,0)
        units B: leader_b@(-3,1) chicken1@(0,1) golem@(-2,0)
        hand B: swap
    """)
    play(match, "attack soldier@(1,0) chicken1@(0,1)", "lay swap", "target chicken1@(0,1)")
    events = play(match, "swap golem@(-2,0)")
    assert compared(events) == (2, 2)
    assert standing(match, "B") == ["leader_b@c5", "golem@f5"]
    to_the_base = table("""
        turn: 3 A
        units A: leader@(3,-1) soldier@(1,0)
        units B: leader_b@(-3,1) chicken1@(0,1) golem@(-2,0)
        hand B: swap
    """)
    play(to_the_base, "attack soldier@(1,0) chicken1@(0,1)", "lay swap", "target chicken1@(0,1)")
    assert compared(play(to_the_base, "swap leader@(-3,1)")) == (2, 4)


@rule("SCN-34", "CMB-16", "FAQ-5", "RUL-115")
def test_scn_34_change_of_defender() -> None:
    match = table("""
        players: 3
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0) chicken1@(2,0)
        units B: leader_b@(-3,1) tower@(0,1) chicken1@(-1,1)
        units C: leader_c@(1,-1) chicken1@(2,-1)
        hand B: a_plus_1
        hand C: redir
    """)
    play(match, "attack golem@(1,0) tower@(0,1)", "B: lay a_plus_1", "C: lay redir")
    assert offers(match) == ["target leader@g6", "target chicken1@h6"], "B's and C's in reach, none of A's"
    play(match, "target chicken1@h6")
    assert "chicken1@h6" not in standing(match, "C")
    nobody = table("""
        players: 3
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1) tower@(0,1)
        units C: leader_c@(1,-4)
        hand C: redir
    """)
    assert compared(play(nobody, "attack golem@(1,0) tower@(0,1)", "C: lay redir")) == (6, 9)


@rule("SCN-36", "STRAT-2", "STRAT-3", "STRAT-5", "RUL-29")
@pytest.mark.parametrize(
    ("limit", "overflow", "old", "drops"),
    [
        (3, "keep_any", "st_plus_2 st_armor st_speed", ["st_plus_2", "st_armor", "st_speed", "st_trenches"]),
        (3, "replace_old", "st_plus_2 st_armor st_speed", ["st_plus_2", "st_armor", "st_speed"]),
        (1, "keep_any", "st_armor", ["st_armor", "st_trenches"]),
        (1, "replace_old", "st_armor", []),
    ],
)
def test_scn_36_strategies(limit: int, overflow: str, old: str, drops: list[str]) -> None:
    match = table(f"""
        turn: 3 A
        option: strategy_limit = {limit}
        option: strategy_overflow = {overflow}
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1) chicken1@(0,1)
        strategies A: {old}
        hand A: st_trenches
    """)
    assert offers(match, "play") == [], "only in combat"
    play(match, "attack golem@(1,0) chicken1@(0,1)", "lay st_trenches")
    assert offers(match, "drop") == [f"drop {name}" for name in drops]
    if drops:
        play(match, f"drop {drops[0]}")
        assert zone(match, "A").strategies == tuple(name for name in (*old.split(), "st_trenches") if name != drops[0])
        assert drops[0] in open_table(match).scroll_discard
    else:
        assert zone(match, "A").strategies == ("st_trenches",), "without a choice the old one goes"
    own_turn = table("""
        turn: 3 A
        option: strategy_in_own_turn = true
        units A: leader@(3,-1)
        units B: leader_b@(-3,1)
        hand A: st_trenches
    """)
    assert offers(own_turn, "play") == ["play st_trenches"]


@rule("SCN-37", "DICE-7")
@pytest.mark.parametrize(("until", "on_leader"), [("destroyed", 1), ("defeated", 0)])
def test_scn_37_the_plus_one_die(until: str, on_leader: int) -> None:
    match = table(f"""
        turn: 3 B
        option: plus_one_die_until = {until}
        units A: leader@(1,0){{dice=1}} golem@(-1,1){{dice=1}}
        units B: leader_b@(-3,1) golem@(0,1)
        dice A: star*3
        dice B: claw +2
    """)
    play(match, "claw attack", "attack golem@(0,1) leader@(1,0)", "add +2")
    assert tags(match, "A") == (0, 1)
    assert (piece(match, "leader@g4").plus, spent(match, "A")) == (on_leader, 1 - on_leader)
    play(match, "free attack", "attack golem@(0,1) golem@(-1,1)")
    assert standing(match, "A") == ["leader@g4"]
    assert spent(match, "A") == 2 - on_leader, "with the Golem it is spent everywhere"


# -- 6.9 ---------------------------------------------------------------------------------------------------------------


@rule("SCN-70", "LEAD-1", "LEAD-2", "SHIELD-4", "GEN-9")
def test_scn_70_destroying_a_leader() -> None:
    match = table("""
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(0,1){shields=2} golem@(1,-1){shields=2}
        hand A: push*2
        define:
          [[scroll]]
          id = "push"
          effects = [{ when = "resolve", op = "destroy", target = { owner = "enemy", count = 1 } }]
    """)
    play(match, "play push", "target leader@(0,1)", "play push", "target golem@(1,-1)")
    assert (piece(match, "leader_b@f5").shields, piece(match, "golem@g3").shields) == (0, 1)
    assert tags(match, "B") == (0, 0)
    assert open_table(match).shields == 7
