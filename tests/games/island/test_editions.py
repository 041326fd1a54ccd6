"""What the French and the Italian second edition do differently, what they leave alone, and that they can be played."""

from __future__ import annotations

import random
from textwrap import dedent

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import hand, open_table, piece, resources, tags, under_the_table, zone
from tests.games.island.table import offers, play, standing, state_of, table
from topcluck.kernel.match import Match

ENGLISH, FRENCH, ITALIAN = EDITIONS = ("second-en", "second-fr", "second-it")


def on(edition: str, text: str) -> Match:
    """A position on T2 with stub cards, by the rules of this edition."""
    return table(f"edition: {edition}\n{dedent(text).strip()}")


def steps(match: Match) -> list[str]:
    """The hexes on offer for the next step."""
    return sorted(offer.removeprefix("step ") for offer in offers(match, "step"))


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "cards"), [(ENGLISH, 40), (FRENCH, 39), (ITALIAN, 39)])
def test_the_number_of_machine_cards(edition: str, cards: int) -> None:
    match = topcluck.new("chicken-island", edition=edition, seed=2)
    for seat in range(2):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    assert len(open_table(match).lineup) + len(under_the_table(match).machine_deck) == cards


@rule("GEN-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_an_edition_says_nothing_the_english_rule_holds(edition: str) -> None:
    match = on(edition, """
        turn: 3 A
        step: roll
        units A: leader@(3,-1)
        units B: leader_b@(-3,1)
        resources A: wood*2
        hand B: push*3 swap*3 flip*3 draw
        luck: claw star +1 +2 +3 claw
        deck: hurricane x_plus_1 x_plus_2
    """)  # fmt: skip
    play(match, "roll")
    assert offers(match) == ["keep", "pay wood"], "two Resources buy a second roll (TURN-3)"
    play(match, "keep")
    assert [zone(match, "A").spent, len(zone(match, "A").dice)] == [0, 5], "all spent dice were rolled (TURN-2)"
    play(match, "end")
    assert offers(match) == ["draw 0", "draw 1", "draw 2"]
    play(match, "draw 2")
    assert match.decision.kind == "hand_discard", "down to nine after a Catastrophe (CAT-3)"
    play(match, "B: discard draw")
    assert (resources(match, "A"), hand(match, "A"), open_table(match).scroll_discard) == ((0, 0, 0), ["x_plus_1"], ())


# -- retrieve and stars ------------------------------------------------------------------------------------------------


@rule("SCN-6")
@pytest.mark.parametrize(("edition", "picks"), [(ENGLISH, 2), (FRENCH, 2), (ITALIAN, 1)])
def test_scn_6_the_free_retrieve(edition: str, picks: int) -> None:
    text = """
        turn: 3 A
        units A: leader@(3,-1) chicken1@(3,-1) chicken2@(3,-1) chicken3@(3,-1) chicken4@(3,-1) chicken5@(3,-1)
        units B: leader_b@(-3,1)
        resources A: wood*5 rock*4
        dice A: chicken
    """
    free = on(edition, text)
    play(free, "free retrieve", *["recover chicken6", "take metal", "return wood"][: 1 if picks == 1 else 3])
    assert (free.decision.kind, sum(resources(free, "A"))) == ("action", 9)
    assert resources(free, "A")[2] == picks - 1
    die = on(edition, text)
    play(die, "chicken retrieve", "recover chicken6", "take metal", "return rock")
    assert (die.decision.kind, resources(die, "A")) == ("action", (5, 3, 1))


SEVEN = """
    turn: 3 A
    units A: leader@(3,-1) chicken1@(3,-1) chicken2@(3,-1) chicken3@(3,-1) chicken4@(3,-1) soldier@(1,0) soldier@(1,0)
    units B: leader_b@(-3,1){{shields={taken}}} chicken1@(-1,0)
    dice A: star*4
"""


@rule("SCN-8")
@pytest.mark.parametrize("edition", [ENGLISH, FRENCH])
def test_scn_8_four_stars_shield_one_unit_of_any_player(edition: str) -> None:
    match = on(edition, SEVEN.format(taken=3))
    play(match, "star shield")
    assert len(offers(match)) == 9
    play(match, "shield chicken1@(-1,0)")
    assert (piece(match, "chicken1@e4").shields, open_table(match).shields, match.decision.kind) == (1, 4, "action")


@rule("RUL-59", "SCN-8")
def test_scn_8_in_italian_four_stars_shield_own_units_as_far_as_the_supply_goes() -> None:
    match = on(ITALIAN, SEVEN.format(taken=3))
    play(match, "star shield")
    assert len(offers(match)) == 7, "own units only"
    play(match, "shield leader@(3,-1)")
    assert len(offers(match)) == 6, "one Shield each"
    play(match, "shield chicken1@(3,-1)", "shield chicken2@(3,-1)", "shield chicken3@(3,-1)", "shield soldier@(1,0)")
    assert sum(unit.shields for unit in open_table(match).units if unit.seat == 0) == 5
    assert (open_table(match).shields, match.decision.kind) == (0, "action")
    empty = on(ITALIAN, SEVEN.format(taken=8))
    assert "star shield" not in offers(empty)


@rule("RUL-59")
@pytest.mark.parametrize(("taken", "left"), [(0, 1), (1, 0)])
def test_in_italian_every_own_unit_gets_a_shield_the_leader_included_if_there_are_enough(taken: int, left: int) -> None:
    match = on(ITALIAN, SEVEN.format(taken=taken).replace("{shields=0}", ""))
    play(match, "star shield")
    assert [unit.shields for unit in open_table(match).units if unit.seat == 0] == [1] * 7
    assert [unit.shields for unit in open_table(match).units if unit.seat == 1] == [0, taken], "no enemy"
    assert (open_table(match).shields, match.decision.kind) == (left, "action")


@pytest.mark.parametrize(("edition", "left"), [(ENGLISH, (0, 1)), (FRENCH, (0, 1)), (ITALIAN, (0, 0))])
def test_five_stars_remove_one_tag_and_in_italian_all(edition: str, left: tuple[int, int]) -> None:
    match = table(f"""
        edition: {edition}
        players: 3
        turn: 3 A
        units A: leader@(3,-1)
        units B: leader_b@(-3,1)
        units C: leader_c@(1,-4)
        dice A: star*5
        tags: B>A C>A A>C
    """)
    play(match, "star pardon")
    if edition == ITALIAN:
        assert match.decision.kind == "action"
    else:
        play(match, "pardon B")
    assert (tags(match, "A")[1:], tags(match, "C")) == (left, (1, 0, 0))


# -- movement ----------------------------------------------------------------------------------------------------------


@rule("SCN-16")
@pytest.mark.parametrize(
    ("edition", "hexes"),
    [(ENGLISH, ["f4", "g3", "h3", "h4"]), (FRENCH, ["g3", "h3", "h4"]), (ITALIAN, ["g3", "h3", "h4"])],
)
def test_scn_16_lava_is_entered_of_ones_own_will_only_in_english(edition: str, hexes: list[str]) -> None:
    text = """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-1,1) chicken1@(0,1)
        hand A: push
        define:
          [[scroll]]
          id = "push"
          effects = [
            { when = "resolve", op = "move_unit", amount = 1, lava = true, target = { owner = "enemy", count = 1 } },
          ]
    """
    match = on(edition, text)
    play(match, "free move", "move golem@(1,0)")
    assert steps(match) == hexes
    pushed = on(edition, text)
    play(pushed, "play push", "target chicken1@(0,1)")
    assert offers(pushed) == ["stay", "to e5", "to f4"], "an effect may move a unit onto Lava in every edition"


IN_THE_WAY = """
    turn: 3 A
    units A: golem@(2,0) tower@(1,0) chicken1@(1,-1)
    units B: leader_b@(-3,1) chicken1@(0,-1) chicken2@(0,1)
    dice A: {dice}
"""


@rule("SCN-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scn_21_two_moves_pass_an_own_unit(edition: str) -> None:
    text = IN_THE_WAY.replace(" chicken2@(0,1)", "")
    match = on(edition, text.format(dice="claw"))
    play(match, "free move", "move golem@(2,0)", "step (1,0)", "claw move", "move golem@(1,0)", "step (0,1)")
    assert standing(match, "A") == ["chicken1@g3", "tower@g4", "golem@f5"]
    single = on(edition, text.format(dice="star"))
    play(single, "free move", "move golem@(2,0)")
    assert steps(single) == ["h3"]


@rule("SCN-22")
@pytest.mark.parametrize(
    ("edition", "between"),
    [(ENGLISH, ["claw move", "claw attack"]), (FRENCH, ["claw move"]), (ITALIAN, ["claw move"])],
)
def test_scn_22_only_in_english_something_else_comes_between(edition: str, between: list[str]) -> None:
    match = on(edition, IN_THE_WAY.format(dice="claw*2"))
    play(match, "free move", "move golem@(2,0)", "step (1,0)")
    assert offers(match) == between
    play(match, "claw move")
    movers = ["move golem@g4"] if edition != ENGLISH else ["move golem@g4", "move chicken1@g3"]
    assert sorted(offers(match)) == sorted(movers)


@rule("SCN-24")
@pytest.mark.parametrize(("edition", "may_stay"), [(ENGLISH, True), (FRENCH, True), (ITALIAN, False)])
def test_scn_24_in_italian_the_first_step_takes_the_whole_stack(edition: str, may_stay: bool) -> None:
    match = on(edition, """
        turn: 3 A
        units A: leader@(3,-1) soldier@(2,-1) chicken1@(2,-1) chicken2@(2,-1)
        units B: leader_b@(-3,1)
    """)  # fmt: skip
    play(match, "free move", "move soldier@(2,-1)")
    assert offers(match) == ["go"] * may_stay + ["with chicken1@h3", "with chicken2@h3"]
    play(match, "with chicken1@(2,-1)")
    if may_stay:
        play(match, "with chicken2@(2,-1)")
    play(match, "step (1,-1)")
    assert [unit for unit in standing(match, "A") if unit.endswith("h3")] == []
    play(match, "leave chicken2@(1,-1)", "step (1,0)")
    assert sorted(standing(match, "A")) == ["chicken1@g4", "chicken2@g3", "leader@i3", "soldier@g4"]


@pytest.mark.parametrize(("edition", "strength"), [(ENGLISH, 3), (FRENCH, 4), (ITALIAN, 3)])
def test_only_in_french_other_banding_machines_help_a_soldier(edition: str, strength: int) -> None:
    match = on(edition, """
        turn: 3 A
        units A: leader@(1,0) soldier@(1,0) soldier@(1,0) tower@(1,0) chicken1@(1,0)
        units B: leader_b@(-3,1)
        define:
          [[machine]]
          id = "tower"
          banding = true
    """)  # fmt: skip
    assert piece(match, "soldier@g4").strength == strength


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("SCN-36")
@pytest.mark.parametrize(("edition", "new_one_too"), [(ENGLISH, True), (FRENCH, False), (ITALIAN, True)])
def test_scn_36_in_french_an_old_strategy_goes(edition: str, new_one_too: bool) -> None:
    match = on(edition, """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-3,1) chicken1@(0,1)
        strategies A: st_plus_2 st_armor st_speed
        hand A: st_trenches
    """)  # fmt: skip
    assert offers(match, "play") == [], "only in combat"
    play(match, "attack golem@(1,0) chicken1@(0,1)", "lay st_trenches")
    assert ("drop st_trenches" in offers(match)) is new_one_too
    assert {"drop st_plus_2", "drop st_armor", "drop st_speed"} <= set(offers(match))
    play(match, "drop st_armor")
    assert zone(match, "A").strategies == ("st_plus_2", "st_speed", "st_trenches")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tsunami_destroys_one_unit_and_in_italian_every_one(edition: str) -> None:
    match = on(edition, """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_b@(-1,0) chicken1@(0,1) chicken2@(-2,0)
        deck: tsunami
    """)  # fmt: skip
    play(match, "end", "draw 1")
    if edition != ITALIAN:
        assert len(offers(match)) == 2
        play(match, "target chicken1@(0,1)")
    assert standing(match, "A") == (["leader@i3"] if edition == ITALIAN else ["leader@i3", "golem@g4"])
    assert sorted(standing(match, "B")) == ["chicken2@d4", "leader_b@e4"], "not the Leader, and nobody farther away"


# -- whole games -------------------------------------------------------------------------------------------------------

KINDS = [
    *(("standard", (), players) for players in (2, 3, 4)),
    ("team", (), 4),
    *(("standard", ("expert",), players) for players in (2, 3, 4)),
    ("team", ("expert",), 4),
    *(("standard", ("built_island",), players) for players in (2, 3, 4)),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("mode", "flags", "players"), KINDS, ids=[" ".join([mode, *flags, str(players)]) for mode, flags, players in KINDS]
)
def test_random_play_to_the_300th_decision_loses_nothing(
    edition: str, mode: str, flags: tuple[str, ...], players: int
) -> None:
    match = topcluck.new("chicken-island", edition=edition, mode=mode, flags=flags, players=players, seed=players)
    state, chooser = state_of(match), random.Random(f"{edition} {mode} {flags} {players}")
    for _ in range(300):
        seats = state.deciders()
        if not seats:
            break
        state.apply(chooser.choice(state.actions(seats[0])), seats[0])
        state.check()
    assert state.turn > 3
