"""Positions as text: what a game reaches can be written and read back, and what a person writes is enough.

`docs/notation.md` explains the notation; here it is also held against the code.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.games.island.table import HOUSE, house, offers, play, state_of, table
from topcluck.examples import example_names, read_example
from topcluck.games.island import decisions as d
from topcluck.games.island.actions import ACTIONS
from topcluck.games.island.draft import BLOCKS, KEYS, SEAT_KEYS
from topcluck.games.island.game import GAME
from topcluck.games.island.notation import read_position, write_position
from topcluck.games.island.sheet import write_frame
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import SetupRefused, TopcluckError, Unreadable
from topcluck.kernel.match import Match

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")

FRYING_PAN = """
board:
              f3.   g3B
           e4.   f4b   g4b
  c5a   d5a   e5^   f5b   g5b
     c6a   d6a   e6.
        c7A   d7.
"""

COMBAT = FRYING_PAN + (
    "turn: 4 B\nunits A: leader@c7 chicken1@c7\nunits B: leader@g3 rock_golem@d6\n"
    "hand A: pillow_fort\nhand B: peck hot_sauce\nfree: used\n"
)


def text_of(match: Match) -> str:
    return match.game.write_position(match.state)


def line_of(match: Match, key: str) -> str:
    """The value of one line of the position."""
    found = [line for line in text_of(match).splitlines() if line.startswith(f"{key}:")]
    assert len(found) == 1, found
    return found[0].partition(":")[2].strip()


# -- whatever can be reached can be written --------------------------------------------------------------------------


def walk(setup: dict[str, object], seed: int, length: int) -> set[str]:
    """A random game; at each kind of decision, now and then, the position must survive being written and read.

    Returns the kinds of decisions at which that was tried.
    """
    state = GAME.start(GAME.setup(**setup), Chance(key_of(seed)))  # type: ignore[arg-type]
    state.track()
    luck, tried = Chance(key_of(seed + 1)), dict[str, int]()
    for _ in range(length):
        if state.outcome is not None:
            break
        kind = d.KINDS[state.stack[-1][0]].name
        if tried.get(kind, 0) < 2 or luck.below(150) == 0:
            tried[kind] = tried.get(kind, 0) + 1
            text = write_position(state)
            setup_again, twin = read_position(text)
            assert twin.dump() == state.dump(), kind
            assert write_position(twin) == text
            assert dict(setup_again) == dict(state.box.setup)
            assert [twin.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]
        state.apply(state.sample(luck), state.deciders()[0])
    return set(tried)


def test_any_position_that_a_game_reaches_can_be_written_and_read_back() -> None:
    kinds: set[str] = set()
    for players in (2, 3, 4):
        for cards in ("house", "stub"):
            kinds |= walk({"players": players, "cards": cards}, players, 700)
    assert {"choose_leader", "claim", "combat_dice", "combat_play", "combat_more", "combat_next"} <= kinds
    assert {"move_step", "build_pilot", "choose_unit", "choose_tile", "hand_discard", "lose_resource"} <= kinds
    assert len(kinds) >= 38


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 4, "mode": "team"},
        {"players": 2, "flags": ("expert",)},
        {"players": 3, "flags": ("built_island",)},
        {"players": 2, "edition": "second-fr"},
        {"players": 2, "edition": "second-it", "options": {"strategy_limit": 2}, "first_seat": 1},
    ],
    ids=["team", "expert", "built island", "French", "Italian, with a house rule"],
)
def test_so_can_the_positions_of_other_modes_and_editions(setup: dict[str, object]) -> None:
    assert len(walk(setup, 5, 120)) >= 12


def survives(match: Match) -> bool:
    """Whether the position is the same after being written and read."""
    twin = topcluck.position(text_of(match), seed=match.seed)
    return twin.state.dump() == match.state.dump() and text_of(twin) == text_of(match)


def test_so_can_abilities_that_wait_for_their_turn() -> None:
    match = house(
        FRYING_PAN + "units A: leader@c7 wood_golem@e4 metal_golem@e6\nunits B: leader@g3\ndeck: earthquake\nstep: draw"
    )
    play(match, "draw 1")
    assert match.decision.kind == "trigger_order"
    assert text_of(match).count("waiting: A ") == 2
    assert survives(match)


def test_so_can_a_scroll_that_will_be_cancelled_when_it_is_turned_up() -> None:
    match = house(
        COMBAT.replace("pillow_fort", "pillow_fort hard_boiled cock_a_doodle_dont") + "combat: B7 A0\nlaid B: peck"
    )
    play(match, "B: pass", "A: lay pillow_fort", "A: lay hard_boiled", "A: lay cock_a_doodle_dont", "B: pass")
    play(match, "A: resolve cock_a_doodle_dont")
    play(match, *[line for line in offers(match) if line.startswith("cancel unseen")][:1])
    assert match.decision.kind == "combat_next"
    assert line_of(match, "cancels").startswith("A>B")
    assert survives(match)


def test_a_game_that_is_over_can_be_written() -> None:
    match = topcluck.new("chicken-island", players=2, seed=4)
    match.resign(1)
    assert line_of(match, "outcome") == "resigned A"
    assert line_of(match, "resigned") == "B"
    assert topcluck.position(text_of(match)).outcome == match.outcome == topcluck.Outcome((0,), "resigned", "GEN-14")


def test_the_luck_to_come_is_part_of_a_position() -> None:
    match = topcluck.new("chicken-island", players=2, seed=4)
    while match.decision.kind != "roll":
        match.push(match.legal_actions[-1])
    twin, other = (topcluck.position(text_of(match), seed=seed) for seed in (4, 5))
    for one in (match, twin, other):
        play(one, "add claw", "roll")
    assert twin.state.dump() == match.state.dump()
    assert line_of(other, "chance") != line_of(match, "chance")


# -- what a person writes --------------------------------------------------------------------------------------------


def test_a_few_lines_are_a_whole_position() -> None:
    match = house("units A: leader@c7\nunits B: leader@g3")
    assert line_of(match, "edition") == "second-en"
    assert line_of(match, "cards") == "house@1"
    assert line_of(match, "island") == "frying_pan"
    assert line_of(match, "turn") == "1 A"
    assert line_of(match, "leaders") == "A=keekmee B=abigail"
    assert line_of(match, "supply") == "wood*12 rock*12 metal*12"
    assert line_of(match, "shields") == "8"
    assert match.decision.kind == "action"
    match.state.check()


def test_hexes_have_a_letter_and_a_number_or_axial_coordinates() -> None:
    assert standing(table("units A: leader@i3\nunits B: leader@(-3,1)")) == ["leader@i3", "leader@c5"]


def standing(match: Match) -> list[str]:
    units = match.view(None).table.units  # type: ignore[attr-defined]
    return [f"{unit.card}@{unit.hex}" for unit in units]


def test_the_board_says_which_side_tiles_show_and_who_lives_where() -> None:
    match = house(FRYING_PAN.replace("g3B", "g3A").replace("c7A", "c7B").replace("e4.", "e4^") + "units A: leader@g3")
    view = match.view(None).table.board  # type: ignore[attr-defined]
    ground = {hex.name: (hex.ground, hex.owner) for hex in view}
    assert ground["g3"] == ("base", 0)
    assert ground["f4"] == ("territory", 0)
    assert ground["c5"] == ("territory", 1)
    assert ground["e4"] == ("lava", None)
    assert ground["e6"] == ("neutral", None)


def test_without_a_board_the_seats_have_the_bases_in_order() -> None:
    view = house("units A: leader@g3").view(None).table.board  # type: ignore[attr-defined]
    assert {hex.name: hex.owner for hex in view if hex.ground == "base"} == {"c7": 0, "g3": 1}


def test_units_carry_shields_dice_cards_and_pilots() -> None:
    match = house("units A: leader@c7 rock_golem@d6{shields=2,dice=1,cards=golden_spurs,pilots=chicken2+chicken5}")
    golem = next(unit for unit in match.view(None).table.units if unit.card == "rock_golem")  # type: ignore[attr-defined]
    assert (golem.shields, golem.plus, golem.attached, golem.pilots) == (
        2,
        1,
        ("golden_spurs",),
        ("chicken2", "chicken5"),
    )
    assert line_of(match, "shields") == "6"


def test_machines_without_stated_pilots_take_chickens_that_stand_nowhere() -> None:
    match = house("units A: leader@c7 chicken1@c7 rock_golem@d6 toothpick_soldier@c6")
    pilots = {unit.card: unit.pilots for unit in match.view(None).table.units}  # type: ignore[attr-defined]
    assert pilots["rock_golem"] == ("chicken2", "chicken3")
    assert pilots["toothpick_soldier"] == ("chicken4",)
    assert match.view(None).table.seats[0].destroyed == ("chicken5", "chicken6")  # type: ignore[attr-defined]


def test_the_second_of_two_equal_units_has_a_number() -> None:
    match = house(FRYING_PAN + "units A: leader@c7 tin_can_soldier@d5 tin_can_soldier@d5{shields=1}\ndice A: claw")
    play(match, "claw move")
    assert offers(match) == ["move leader@c7", "move tin_can_soldier@d5", "move tin_can_soldier#2@d5"]
    play(match, "move tin_can_soldier#2@d5 e4")
    moved = next(unit for unit in match.view(None).table.units if unit.hex == "e4")  # type: ignore[attr-defined]
    assert moved.shields == 1


def test_a_unit_answers_to_its_card_its_type_and_leader() -> None:
    match = house(FRYING_PAN + "units A: keekmee@c7 rock_golem@d6\nunits B: abigail@e6\ndice A: claw")
    for line in ("attack rock_golem@d6 leader@e6", "attack golem@d6 abigail@e6", "attack golem@(0,-1) leader@(1,-1)"):
        assert match.copy().why_not(line) is None or "(" in line, line
    assert match.why_not("attack golem@d6 keekmee@e6").rule == "NOTATION"  # type: ignore[union-attr]


def test_a_whole_line_stands_for_several_small_choices() -> None:
    match = house(FRYING_PAN + "units A: leader@c7 toothpick_soldier@c6\ndice A: claw")
    play(match, "move toothpick_soldier@c6 c5 d5 stop")
    assert [str(entry) for entry in match.entries] == [
        "0 free move",
        "0 move toothpick_soldier@c6",
        "0 step c5",
        "0 step d5",
        "0 stop",
    ]


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        ("build wood_golem chicken1@c7 chicken2@c6 d5", ["pilot chicken1@c7", "at d5"]),  # only one is left
        ("build wood_golem chicken2@c6 pilot chicken1@c7 at d5", ["pilot chicken2@c6", "at d5"]),
        ("build wood_golem chicken1@c7 d5", ["pilot chicken1@c7", "at d5"]),
        ("move rock_golem@d6 d7 stop", ["move rock_golem@d6", "step d7"]),  # and there its speed is used up
        ("move rock_golem@d6 go d7", ["move rock_golem@d6", "step d7"]),
        ("attack golem@d6 abigail@e6 +2 +2 done", ["add +2", "add +2"]),  # those were all dice
    ],
)
def test_a_line_may_name_what_nobody_needs_to_be_asked(line: str, entries: list[str]) -> None:
    match = house(
        "units A: leader@c5 rock_golem@d6{pilots=chicken5+chicken6} chicken1@c7 chicken2@c6\nunits B: abigail@e6\n"
        "dice A: +2*2\nresources A: wood*3\nlineup: wood_golem watch_tower bell_tower silo_tower"
    )
    play(match, line)
    assert [entry.text for entry in match.entries][-2:] == entries


def test_a_line_cannot_name_another_choice_than_the_only_one() -> None:
    match = house("units A: leader@c5 chicken1@c7\nresources A: wood*3 rock*3 metal*3\nlineup: watch_tower")
    assert match.why_not("build watch_tower chicken1@c7 c6") is None
    assert match.why_not("build watch_tower chicken2@c7 c6") is not None


def test_words_with_a_star_stand_for_several() -> None:
    match = house("units A: leader@c7\nhand A: peck*2 hot_sauce\ndice A: star*3 claw\nresources A: wood*3 metal")
    assert line_of(match, "hand A") == "peck*2 hot_sauce"
    assert line_of(match, "dice A") == "claw star*3"
    assert match.view(0).table.seats[0].resources == (3, 0, 1)  # type: ignore[attr-defined]
    assert match.view(0).table.seats[0].spent == 1  # type: ignore[attr-defined]
    assert line_of(match, "supply") == "wood*9 rock*12 metal*11"


def test_decks_are_written_from_the_top_and_the_rest_lies_below() -> None:
    match = house("units A: leader@c7\nlineup: wood_golem\nmachine deck: bell_tower\ndeck: peck hot_sauce\nstep: draw")
    assert line_of(match, "machine deck").split()[:2] == ["bell_tower", "toothpick_soldier"]
    assert len(line_of(match, "machine deck").split()) == 39
    assert len(line_of(match, "deck").split()) == 62
    play(match, "draw 2")
    assert match.view(0).hand == ("peck", "hot_sauce")  # type: ignore[attr-defined]


def test_a_deck_that_ends_with_a_minus_sign_is_complete() -> None:
    with pytest.raises(Unreadable, match="a Scroll is lost or made up"):
        house("units A: leader@c7\ndeck: peck -\ndiscard: hot_sauce")


def test_the_step_says_where_in_the_turn_it_is() -> None:
    kinds = {step: house(f"units A: leader@c7\nstep: {step}").decision.kind for step in ("roll", "actions", "draw")}
    assert kinds == {"roll": "roll", "actions": "action", "draw": "draw_step"}


def test_luck_can_be_fixed_by_faces_and_numbers() -> None:
    match = house("units A: leader@c7\nstep: roll\nluck: claw +3 star 0 5")
    play(match, "roll")
    assert match.view(0).table.seats[0].dice == ("claw", "claw", "star", "+3", "+3")  # type: ignore[attr-defined]


def test_tags_strategies_and_what_the_turn_has_used_up() -> None:
    match = house(
        "units A: leader@c7 watch_tower@c6\nunits B: leader@g3\nhand B: peck\ntags: A>B\n"
        "strategies A: golem_gym\nfree: used\nused: A7/1"
    )
    assert match.view(None).table.seats[1].tags == (1, 0)  # type: ignore[attr-defined]
    assert match.view(None).table.seats[0].strategies == ("golem_gym",)  # type: ignore[attr-defined]
    assert offers(match) == ["end"]
    again = house("units A: leader@c7 watch_tower@c6\nunits B: leader@g3\nhand B: peck\nfree: used")
    assert offers(again) == ["use watch_tower@c6 1", "end"]


def test_house_rules_are_options() -> None:
    match = house("units A: leader@c7\nstep: draw\noption: draw_step_max = 3\noption: epic_death = false")
    assert offers(match) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert text_of(match).count("option:") == 2


def test_comments_and_blank_lines_are_skipped() -> None:
    match = table("# a comment\n\nunits A: leader@i3 # another\n  # and one more\nturn: 7 B")
    assert line_of(match, "turn") == "7 B"
    assert line_of(match, "units A") == "leader@i3"


def test_a_combat_is_written_in_one_line() -> None:
    match = house(COMBAT + "combat: rock_golem@d6 leader@c7 +2*1 +3*2\ndice B: claw")
    assert match.decision.kind == "combat_play"
    assert match.decision.seat == 1
    combat = match.view(None).table.combat  # type: ignore[attr-defined]
    assert (combat.attacker, combat.defender, combat.ranged) == ("B7", "A0", False)
    assert (combat.strength, combat.armor) == (5 + 2 + 6, 13 + 2)
    assert match.view(None).table.seats[1].spent == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("lines", "kind", "seat"),
    [
        ("combat: golem@d6 chicken@c7", "combat_play", 1),
        ("combat: golem@d6 chicken1@c7 passes=1", "combat_play", 0),
        ("combat: B7 A1\nstep: cards A", "combat_play", 0),
        ("combat: B7 A0\nstep: dice\ndice B: +1", "combat_dice", 1),
    ],
)
def test_the_step_of_a_combat_says_who_is_asked(lines: str, kind: str, seat: int) -> None:
    decision = house(COMBAT + lines).decision
    assert (decision.kind, decision.seat) == (kind, seat)


def test_after_a_combat_that_was_written_the_turn_goes_on() -> None:
    match = house(COMBAT + "combat: golem@d6 chicken1@c7\ndice B: claw")
    play(match, "B: pass", "A: pass")
    assert line_of(match, "units A") == "keekmee@c7"
    assert match.decision.kind == "action"
    assert match.decision.seat == 1
    assert not state_of(match).fighting


def test_what_a_seat_knows_is_part_of_a_position() -> None:
    match = house(COMBAT + "knows A: peck@B.hand")
    assert [(scroll.card, scroll.places) for scroll in match.view(0).known] == [("peck", ("B hand",))]  # type: ignore[attr-defined]
    assert match.view(1).known == ()  # type: ignore[attr-defined]
    unsure = house(COMBAT + "laid B: side_bet\nknows A: peck@B.hand+B.laid\ncombat: B7 A0\nstep: cards A")
    assert unsure.view(0).known[0].places == ("B hand", "B laid")  # type: ignore[attr-defined]
    assert line_of(unsure, "knows A") == "peck@B.hand+B.laid"


def test_a_unit_in_transit_is_written_with_the_hex_it_returns_to() -> None:
    match = topcluck.example("transit")
    play(match, "free move golem@(2,0) (1,0)")
    assert line_of(match, "transit") == "A7 from h4"
    by_name = text_of(match).replace("transit: A7 from h4", "transit: golem@g4 from (2,0)")
    assert topcluck.position(by_name).state.dump() == match.state.dump()


def test_a_pending_line_may_leave_out_what_is_nothing() -> None:
    match = topcluck.example("card-effect")
    assert match.decision.kind == "choose_tile"
    frames = [write_frame(state_of(match).box, frame) for frame in state_of(match).stack]
    assert frames[-2].endswith("source=-1 attacker=- defender=- result=-1 units=- tiles=-")
    twin = house(FRYING_PAN + "turn: 5 A\nunits A: keekmee@c7\nunits B: abigail@g3\nhand A: lava_trap\nfree: used")
    play(twin, "play lava_trap")
    assert [write_frame(state_of(twin).box, frame) for frame in state_of(twin).stack] == frames


def test_a_position_may_define_cards_and_change_them() -> None:
    match = house('define:\n  [[machine]]\n  id = "rock_golem"\n  strength = 6\nunits A: leader@c7 rock_golem@d6')
    golem = next(unit for unit in match.view(None).table.units if unit.card == "rock_golem")  # type: ignore[attr-defined]
    assert (golem.strength, golem.armor) == (6, 10)
    assert topcluck.position(text_of(match)).setup == match.setup
    assert topcluck.replay(match.record).state.dump() == match.state.dump()


# -- what cannot be read ---------------------------------------------------------------------------------------------

WRONG = [
    ("units A: leader@z9", "line 3, units A: there is no hex 'z9'"),
    ("units A: leader@c7 dragon@c6", "line 3, units A: 'dragon' is no card of the set 'house'"),
    ("units A: leader", "line 3, units A: 'leader' should be card@hex"),
    ("units A: leader@c7{shields=many}", "line 3, units A: 'many' should be a whole number"),
    ("units A: leader@c7{hats=1}", "line 3, units A: 'hats' is no mark of a unit"),
    ("units A: leader@c7 chicken1@c7 chicken1@c6", "line 3, units A: chicken1 stands in two places"),
    ("units A: leader@c7 chicken1@c7 rock_golem@d6{pilots=chicken1+chicken2}", "chicken1 is in two places"),
    ("units A: leader@c7 rock_golem@d6{pilots=chicken1}", "rock_golem has 2 Pilots, not 1"),
    ("units A: leader@c7 rock_golem@d6{id=B7}", "B7 is no place for a Machine of A"),
    ("leaders: A=keekmee\nunits A: abigail@c7", "line 4, units A: A is led by keekmee, not by abigail"),
    ("units A: abigail@c7\nunits B: abigail@g3", "line 4, units B: abigail leads A already"),
    ("units A: leader@c7\nunits B: leader@c7", "two players share c7 .MAP-7."),
    ("units A: leader@c7 bell_tower@c6 watch_tower@c6", "a stack without Banding on c6 .MAP-8."),
    ("units E: leader@c7", "line 3: .* begins with no key of a position; did you mean 'units [A-D]'"),
    ("unit A: leader@c7", "did you mean 'units A'"),
    ("just some words", "line 3: 'just some words' begins with no key"),
    ("hand A: pekc", "line 3, hand A: 'pekc' is no Scroll of the set 'house'; did you mean peck?"),
    ("hand A: rock_golem", "line 3, hand A: 'rock_golem' is no Scroll"),
    ("hand A: peck*two", "line 3, hand A: 'two' should be a whole number"),
    ("hand A: peck*9999999999", "line 3, hand A: '9999999999' should be a whole number"),
    ("hand A: peck*3", "peck stands 3 times in this position, but the box holds 2"),
    ("lineup: peck", "line 3, lineup: 'peck' is no Machine"),
    ("dice A: claw*6", "line 3, dice A: A has 6 dice in all; there are 5"),
    ("dice A: paw", "line 3, dice A: 'paw' is no face of a die; there are claw"),
    ("resources A: gold", "line 3, resources A: 'gold' is no Resource"),
    ("resources A: wood*13", "less than no Resource|Resource is made up"),
    ("supply: gold", "line 3, supply: 'gold' is no Resource"),
    ("tags: A>A", "line 3, tags: 'A>A': nobody has a tag of their own"),
    ("tags: A>C", "line 3, tags: 'C' is no seat; there are A, B"),
    ("tags: A>B*4", "more tags than there are"),
    ("shields: 9", "a Shield is lost or made up"),
    ("turn: soon A", "line 3, turn: 'soon' should be the number of a turn"),
    ("turn: 3 C", "line 3, turn: 'C' is no seat"),
    ("turn: 3", "a position needs an active seat"),
    ("turn: 3 A\nturn: 4 A", "line 4, turn: this line stands 2 times"),
    ("game: touche-poulet", "line 3, game: this line stands 2 times"),
    ("units C: chicken1@d5", "line 3, units C: 'C' is no seat; there are A, B"),
    ("hand D: peck", "line 3, hand D: 'D' is no seat; there are A, B"),
    ("played: A peck revealed -", "line 3, played: this has no meaning here"),
    ("cancels: A>B/0", "line 3, cancels: this has no meaning here"),
    ("facing: 2", "line 3, facing: this has no meaning here"),
    ("tokens A: chicken1", "line 3, tokens A: this has no meaning here"),
    ("step: sleep", "line 3, step: 'sleep' is no step of a turn; there are actions, roll, draw"),
    ("free: maybe", "line 3, free: 'maybe' is no state of the free action"),
    ("used: A7", "line 3, used: 'A7' is no used ability"),
    ("luck: fish", "line 3, luck: 'fish' should be a face of a die, or a number"),
    ("chance: 1234 0", "line 3, chance: this should be a key of 64 hexadecimal digits"),
    ("players: two", "line 3, players: 'two' should be a whole number"),
    ("first: Z", "line 3, first: 'Z' is no seat"),
    ("option: strategy_limit", "line 3, option: .* should be a name, an equals sign and a value"),
    ("outcome: luck A", "line 3, outcome: 'luck' is no end of a game"),
    ("leaders: A=peck", "line 3, leaders: 'peck' is no Leader"),
    ("board:\n  c7a", "line 4, board: c7 is base on this island and cannot be 'a'"),
    ("board:\n  c7?", "line 4, board: .* should be hexes like"),
    ("board:\n  c7A g3A", "line 4, board: A has two Bases"),
    ("board:\n  c7D", "line 4, board: 'D' is no seat"),
    ("board: c7A", "the lines below it belong to it"),
    ("transit: A7 from nowhere", "line 3, transit: there is no hex 'nowhere'"),
    ("transit: golem@c7 from c6", "line 3, transit: there is no golem@c7"),
    ("gone: A7=peck", "line 3, gone: 'peck' is no Machine"),
    ("struck: peck*3", "peck stands 3 times"),
    ("catastrophes: A>tidal_wave", "line 3, catastrophes: 'tidal_wave' is no Scroll"),
    ("combat: A0", "line 3, combat: this should be the attacker and the defender"),
    ("combat: A0 A1", "line 3, combat: a combat is between units of two seats"),
    ("units A: leader@c7\nunits B: leader@g3\ncombat: A0 B0 fast", "'fast' is no mark of a combat"),
    ("units A: leader@c7\nunits B: leader@g3\ncombat: A0 B0\nstep: roll", "'roll' is no step of a combat"),
    ("units A: leader@c7\nunits B: leader@g3\ncombat: A0 B0\nplayed: A peck", "line 6, played: 'A peck' should be 4"),
    ("units A: leader@c7\nunits B: leader@g3\ncombat: A0 B0\nplayed: A peck eaten -", "'eaten' is no fate"),
    ("hand A: peck*9000 peck*9000", "line 3, hand A: that is more than any game has"),
    ("units A: leader@c7 " + "watch_tower@c6 " * 7, "more Machines than Chickens to pilot them"),
    (
        "units A: leader@c7 rock_golem@d6 rock_golem@d5 rock_golem@c6 rock_golem@c5",
        "no Chickens are left to pilot rock",
    ),
    ("units A: keekmee@c7 abigail@c6", "A is led by keekmee, not by abigail"),
    ("island: {", "island: "),
    ("waiting: A rock_golem destroyed Z1 - - - 0", "line 3, waiting: 'Z1' is no unit"),
    ("mod: turn 0 modify", "line 3, mod: .* should be 7 words"),
    ("mod: week 0 modify strength 1 A0 0", "line 3, mod: 'week' is no duration"),
    ("mod: turn 0 modify charm 1 A0 0", "line 3, mod: 'charm' is no value or trait"),
    ("waiting: A peck", "line 3, waiting: .* should be 8 words"),
    ("waiting: A rock_golem tomorrow - - - - 0", "line 3, waiting: 'tomorrow' is no moment"),
    ("knows A: peck", "line 3, knows A: 'peck' should be card@B.hand"),
    ("knows A: peck@A.hand", "line 3, knows A: .* one's own Scrolls are known anyway"),
    ("knows A: peck@B.hand", "what a seat knows contradicts the number of pieces"),
    ("pending: next_turn\npending: dream seat=A", "line 4, pending: 'dream' is nothing that can be pending"),
    ("pending: next_turn\npending: action", "line 4, pending: 'action' has the fields seat, not none"),
    ("pending: next_turn\npending: action seat=-", "line 4, pending: seat=- names no seat"),
    ("pending: next_turn\npending: action seat=A depth=1", "'action' has the fields seat, not seat=A, depth=1"),
    ("pending: next_turn\npending: pick seat=A left=x taken=0", "line 4, pending: left=x should be a number"),
    ("pending: next_turn\npending: place_stray seat=A unit=A99", "line 4, pending: 'A99' is no unit"),
    ("pending: next_turn\npending: compare", "line 4, pending: this belongs to a combat"),
    (
        "pending: next_turn\npending: build_hex seat=A card=rock_golem pilots=A1",
        "rock_golem is being built, but is not",
    ),
    ("pending: action seat=A", "line 3, pending: 'action' is no beginning of what is pending"),
    ("pending: next_turn\npending: reroll_dice seat=A", "what is pending cannot be carried out in this position"),
    ('define:\n  [[machine]\n  id = "x"', "define: is not TOML"),
    ('define:\n  [[machine]]\n  id = "rock_golem"\n  strenght = 6', "define: rock_golem: strenght: is not a key here"),
]


@pytest.mark.parametrize(("lines", "problem"), WRONG, ids=[lines.replace("\n", " / ")[:50] for lines, _ in WRONG])
def test_what_is_wrong_is_told_with_its_line(lines: str, problem: str) -> None:
    with pytest.raises(TopcluckError, match=problem):
        topcluck.position(HOUSE + lines + "\n")


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("edition: third", "there is no edition 'third'"),
        ("edition: first-de\nflags: expert", "edition first-de has no flag expert"),
        ("players: 5", "mode standard is for 2, 3 or 4 players"),
        ("island: atlantis", "there is no island 'atlantis'"),
        ("option: strategy_limit = many", "the option strategy_limit cannot be 'many'"),
    ],
)
def test_an_impossible_setup_is_refused(lines: str, problem: str) -> None:
    with pytest.raises(SetupRefused, match=problem):
        topcluck.position(HOUSE + lines + "\n")


def test_a_position_names_its_game() -> None:
    with pytest.raises(Unreadable, match="needs a line 'game: chicken-island'"):
        topcluck.position("turn: 3 A\n")


def some_positions() -> list[str]:
    """Positions of a random game, at the beginning, in combat and in the middle of effects."""
    match, chosen, found = topcluck.new("chicken-island", players=3, seed=8), random.Random(8), []
    for number in range(260):
        if number % 26 == 0 or (match.decision.kind.startswith(("combat", "choose")) and chosen.random() < 0.2):
            found.append(text_of(match))
        match.push(chosen.choice(list(match.legal_actions)))
    return found + [read_example(name) for name in example_names() if "chicken-island" in read_example(name)]


POSITIONS = some_positions()
WORDS = sorted(
    {word for text in POSITIONS for word in text.split()} | {"-", "0", "-1", "x*3", "A>", "=", "}", "A0", "²"}
)


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A position with a few words changed, added or left out, or with lines of another one."""
    lines = draw(st.sampled_from(POSITIONS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        place = draw(st.integers(0, len(words) - 1))
        match draw(st.sampled_from(["word", "more", "less", "sign", "line", "cut"])):
            case "word":
                words[place] = draw(st.sampled_from(WORDS))
            case "more":
                words.insert(place, draw(st.sampled_from(WORDS)))
            case "less":
                del words[place]
            case "sign":
                words[place] = words[place][:-1] + draw(st.sampled_from("aAD09*@{}=,:+-.>^~#é "))
            case "line":
                words = draw(st.sampled_from(draw(st.sampled_from(POSITIONS)).splitlines())).split(" ")
            case "cut":
                words = []
        lines[at] = " ".join(words)
    return "\n".join(lines)


@settings(max_examples=150)
@given(broken(), st.randoms(use_true_random=False))
def test_a_broken_position_is_refused_or_can_be_played(text: str, chosen: random.Random) -> None:
    try:
        match = topcluck.position(text)
    except TopcluckError:
        return
    assert topcluck.position(text_of(match)).state.dump() == match.state.dump()
    for _ in range(3):
        if match.outcome is None:
            match.push(chosen.choice(list(match.legal_actions)))


# -- the page and the examples ---------------------------------------------------------------------------------------


def test_the_page_lists_every_action_with_its_parts() -> None:
    for cls, parts in zip(ACTIONS.classes, ACTIONS.parts, strict=True):
        written = " ".join([cls.verb(), *(kind.replace("_name", "").upper() for _, kind, _ in parts)])
        assert f"| `{written}` | {(cls.__doc__ or '').splitlines()[0]} |" in PAGE, written


def test_the_page_lists_every_key() -> None:
    listed = set(re.findall(r"^\| `([a-z ]+?)(?: X)?:", PAGE, re.MULTILINE))
    assert sorted(KEYS | SEAT_KEYS | BLOCKS) == sorted(listed)


def test_the_page_lists_everything_that_can_be_pending() -> None:
    for kind in d.KINDS:
        assert f"`{' '.join([kind.name, *(field for field, _ in kind.fields)])}`" in PAGE, kind.name


@pytest.mark.parametrize("name", example_names())
def test_every_example_can_be_played_and_is_explained(name: str) -> None:
    match = topcluck.example(name)
    assert topcluck.position(text_of(match)).state.dump() == match.state.dump()
    assert match.legal_actions
    assert f"| `{name}` |" in PAGE


def test_the_example_of_a_combat_shows_why_a_scroll_matters() -> None:
    match = topcluck.example("combat")
    assert (match.decision.kind, match.decision.seat) == ("combat_play", 0)
    assert offers(match) == ["pass", "lay pillow_fort"]
    other = match.copy()
    play(match, "A: lay pillow_fort", "B: pass")
    assert match.view(None).table.seats[0].tags == (0, 0)  # type: ignore[attr-defined]
    play(other, "A: pass", "B: pass")
    assert other.view(None).table.seats[0].tags == (0, 1)  # type: ignore[attr-defined]


def test_the_example_of_an_own_card_does_what_its_text_says() -> None:
    match = topcluck.example("own-golem")
    play(match, "attack toothpick_soldier@e4 glass_golem@d5 +3 done")
    assert match.decision.seat == 0
    assert offers(match) == ["target chicken3@d6", "target toothpick_soldier@e4"]
    play(match, "A: target toothpick_soldier@e4")
    assert standing(match) == ["abigail@g3", "chicken6@f4", "chicken3@d6", "keekmee@c7"]


def test_the_example_of_lava_costs_the_golem_everything() -> None:
    match = topcluck.example("lava")
    play(match, "move metal_golem@d5 e5", "take wood", "take rock")
    assert standing(match) == ["abigail@g3", "chicken3@f5", "keekmee@c7", "chicken1@c7"]
    assert match.view(0).hand == ("peck",)  # type: ignore[attr-defined]
    assert match.view(0).table.seats[0].resources == (1, 1, 0)  # type: ignore[attr-defined]
    assert line_of(match, "shields") == "8"


def test_the_example_of_a_building_site_offers_what_can_be_paid_for() -> None:
    match = topcluck.example("build")
    play(match, "free build")
    assert offers(match) == ["build tin_can_soldier", "build popcorn_cannon", "build bell_tower"]


def test_writing_is_stable() -> None:
    for text in POSITIONS:
        once = text_of(topcluck.position(text))
        assert write_position(state_of(topcluck.position(once))) == once
