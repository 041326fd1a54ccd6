"""Setup (SET, RUL-75 to RUL-89): what is dealt, in which order it is chosen, and what cannot be started at all."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcluck
from tests.citing import rule
from tests.games.island.glance import (
    hand,
    open_table,
    piece,
    resources,
    seen,
    shuffled_to,
    spent,
    under_the_table,
    zone,
)
from tests.games.island.table import offers, play, standing, state_of, table
from topcluck.games.island import sets
from topcluck.games.island.board import Board
from topcluck.games.island.box import Box
from topcluck.games.island.game import GAME, find_island
from topcluck.games.island.model import IslandPreset
from topcluck.games.island.rules.setup import begin
from topcluck.games.island.rulesets import edition_options
from topcluck.games.island.sets import load_set
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.match import Match

CATASTROPHES = {"hurricane", "tsunami", "earthquake", "eruption"}


def new(players: int = 2, *, seed: int = 1, first_seat: int | None = 0, **options: object) -> Match:
    """A new match with stub cards, at the choice of Leaders."""
    return topcluck.new(
        "chicken-island", cards="stub", players=players, seed=seed, first_seat=first_seat, options=options
    )


def dealt(players: int = 2, *, seed: int = 1, first_seat: int | None = 0, **options: object) -> Match:
    """A new match in which everybody has chosen a Leader: the next thing is to claim a Base."""
    match = new(players, seed=seed, first_seat=first_seat, **options)
    for seat in range(players):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    return match


def claimed(players: int = 2, *, seed: int = 1, first_seat: int | None = 0, **options: object) -> Match:
    """A new match at the first turn; everybody took the first Base on the list."""
    match = dealt(players, seed=seed, first_seat=first_seat, **options)
    while match.decision.kind == "claim":
        match.push(match.legal_actions[0])
    return match


CHOOSING = """
    players: 3
    turn: 0 -
    start: A
    dealt A: leader leader_b
    dealt B: leader_c leader_d
    dealt C: leader_e leader_f
    dice A: -
    dice B: -
    dice C: -
    lineup: -
    machine deck: -
    deck: -
    pending: deal
    pending: choose_leader
"""


def choosing(luck: str = "", *, seed: int = 0) -> Match:
    """Three players at the choice of Leaders; the luck of the deal can be fixed."""
    return table(f"{CHOOSING}    luck: {luck}", seed=seed)


def all_choose(match: Match) -> None:
    """Everybody keeps the first Leader."""
    for seat in range(3):
        match.push(match.legal_actions_of(seat)[0], seat=seat)


SCROLLS = [name for scroll in load_set("stub").scrolls for name in [scroll.id] * scroll.copies]


# -- Leaders (SET-2) -----------------------------------------------------------------------------------------------


@rule("SET-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_two_leaders_and_keeps_one(players: int) -> None:
    match = new(players)
    pairs = [seen(match, seat).dealt for seat in "ABCD"[:players]]
    assert [len(pair) for pair in pairs] == [2] * players
    assert len({leader for pair in pairs for leader in pair}) == 2 * players, "no Leader is dealt twice"
    assert [decision.kind for decision in match.decisions] == ["choose_leader"] * players
    for seat, pair in enumerate(pairs):
        assert [str(action) for action in match.legal_actions_of(seat)] == [f"choose {leader}" for leader in pair]
        match.push_text(f"choose {pair[1]}", seat=seat)
    assert [zone(match, seat).leader for seat in "ABCD"[:players]] == [pair[1] for pair in pairs]
    assert all(seen(match, seat).dealt == () for seat in "ABCD"[:players]), "the others are back in the box"


@rule("SET-2", "RUL-89", "VIS-6", "GEN-7")
def test_the_choice_of_a_leader_is_secret_until_all_have_chosen() -> None:
    match = choosing()
    before = {seat: seen(match, seat) for seat in "ABC"}
    told = match.push_text("choose leader_d", seat=1)
    assert told == []
    assert seen(match, "B").answer == "leader_d"
    assert seen(match, "A") == before["A"] and seen(match, "C") == before["C"] and seen(match).answer is None
    assert [decision.seat for decision in match.decisions] == [0, 2]
    match.push_text("choose leader_f", seat=2)
    assert [zone(match, seat).leader for seat in "ABC"] == [None, None, None]
    told = match.push_text("choose leader", seat=0)
    assert [str(event) for event in told[:3]] == [
        "LeaderDisclosed(seat=0, leader='leader')",
        "LeaderDisclosed(seat=1, leader='leader_d')",
        "LeaderDisclosed(seat=2, leader='leader_f')",
    ]
    assert [zone(match, seat).leader for seat in "ABC"] == ["leader", "leader_d", "leader_f"]


@rule("VIS-6")
def test_nobody_sees_the_leaders_dealt_to_another_nor_the_one_that_was_rejected() -> None:
    match = choosing()
    assert seen(match, "A").dealt == ("leader", "leader_b")
    assert seen(match).dealt == ()
    others = ("leader_b", "leader_d", "leader_f")
    all_choose(match)
    for event in match.events(seat=0):
        assert not any(leader in str(event) for leader in others)
    assert not any(leader in str(seen(match, seat)) for seat in "ABC" for leader in others)


@rule("RUL-89")
def test_a_secret_choice_may_be_changed_until_all_are_in() -> None:
    match = choosing()
    match.push_text("choose leader_d", seat=1)
    match.push_text("choose leader_c", seat=1)
    match.push_text("choose leader", seat=0)
    match.push_text("choose leader_e", seat=2)
    assert zone(match, "B").leader == "leader_c"


# -- Scrolls (SET-3) -----------------------------------------------------------------------------------------------


@rule("SET-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_three_scrolls_and_never_a_catastrophe(players: int) -> None:
    for seed in range(8):
        match = dealt(players, seed=seed)
        hands = [seen(match, seat).hand for seat in "ABCD"[:players]]
        assert [len(scrolls) for scrolls in hands] == [3] * players
        assert not CATASTROPHES & {scroll for scrolls in hands for scroll in scrolls}
        assert open_table(match).scroll_deck == 62 - 3 * players
        assert set(under_the_table(match).scroll_deck) >= CATASTROPHES
        assert open_table(match).scroll_discard == ()


@rule("SET-3", "RUL-75")
def test_dealt_catastrophes_are_replaced_and_shuffled_in_only_after_the_last_hand() -> None:
    top = ["draw", "tsunami", "push", "eruption", "swap", "flip", "charm", "hurricane", "redir", "draw", "push", "swap"]
    decks = set()
    for seed in range(4):
        match = choosing(shuffled_to(SCROLLS, top), seed=seed)
        all_choose(match)
        assert hand(match, "A") == ["draw", "push", "swap"]
        assert hand(match, "B") == ["charm", "flip", "redir"], "no Catastrophe was put back before everybody had three"
        assert hand(match, "C") == ["draw", "push", "swap"]
        deck = under_the_table(match).scroll_deck
        assert len(deck) == 53 and set(deck) >= CATASTROPHES
        assert Counter([*deck, *hand(match, "A"), *hand(match, "B"), *hand(match, "C")]) == Counter(SCROLLS)
        decks.add(deck)
    assert len(decks) == 4, "they are shuffled in, not laid on top"


@rule("RUL-75")
def test_a_dealt_catastrophe_has_no_effect() -> None:
    match = choosing(shuffled_to(SCROLLS, ["earthquake", "hurricane", "eruption", "tsunami"]))
    all_choose(match)
    assert not [event for event in match.events(everything=True) if "Catastrophe" in str(event)]
    grounds = {hex.name: hex.ground for hex in open_table(match).board}
    assert (grounds["f6"], grounds["f7"], grounds["f8"]) == ("neutral", "lava", "neutral")
    assert sum(resources(match, "A")) == 6


# -- lineup, dice, Resources (SET-1, SET-4 to SET-7) ---------------------------------------------------------------


@rule("SET-4")
def test_four_machines_lie_open_and_the_rest_is_a_shuffled_deck() -> None:
    match = dealt()
    lineup, deck = open_table(match).lineup, under_the_table(match).machine_deck
    assert (len(lineup), len(deck)) == (4, 36)
    assert open_table(match).machine_deck == 36
    boxed = [name for machine in load_set("stub").machines for name in [machine.id] * machine.copies_in("second-en")]
    assert Counter(lineup + deck) == Counter(boxed)
    assert {open_table(dealt(seed=seed)).lineup for seed in range(4)} != {lineup}


@rule("SET-1", "SET-5")
def test_everybody_has_five_dice_rolled_once_onto_the_banner() -> None:
    match = dealt(4)
    assert [len(zone(match, seat).dice) for seat in "ABCD"] == [5, 5, 5, 5]
    assert [spent(match, seat) for seat in "ABCD"] == [0, 0, 0, 0]
    rolls = [event for event in match.events(everything=True) if str(event).startswith("DiceRolled")]
    assert [event.seat for event in rolls] == [0, 1, 2, 3]  # type: ignore[attr-defined]
    assert [event.faces for event in rolls] == [zone(match, seat).dice for seat in "ABCD"]  # type: ignore[attr-defined]
    faces = {face for seed in range(5) for seat in "ABCD" for face in zone(dealt(4, seed=seed), seat).dice}
    assert faces == {"claw", "chicken", "star", "+1", "+2", "+3"}


@rule("SET-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_resources_each_from_all_tokens_and_the_rest_is_the_supply(players: int) -> None:
    match = dealt(players)
    owned = [resources(match, seat) for seat in "ABCD"[:players]]
    assert [sum(tokens) for tokens in owned] == [6] * players
    assert sum(open_table(match).supply) == 36 - 6 * players
    for kind in range(3):
        assert sum(tokens[kind] for tokens in owned) + open_table(match).supply[kind] == 12
    assert len({resources(dealt(seed=seed), "A") for seed in range(6)}) > 1, "they are dealt at random"


@rule("SET-6")
def test_where_only_three_of_each_type_per_player_are_mixed_all_of_them_are_dealt() -> None:
    match = dealt(3, starting_resource_pool="three_each_per_player", starting_resources=9, unused_resource_tokens="box")
    owned = [resources(match, seat) for seat in "ABC"]
    assert [sum(tokens) for tokens in owned] == [9, 9, 9]
    assert [sum(tokens[kind] for tokens in owned) for kind in range(3)] == [9, 9, 9]
    assert open_table(match).supply == (0, 0, 0)


@rule("SET-6")
def test_tokens_that_are_not_mixed_form_the_supply_unless_they_go_to_the_box() -> None:
    pool: dict[str, Any] = {"starting_resource_pool": "three_each_per_player", "starting_resources": 9}
    assert open_table(dealt(2, **pool)).supply == (6, 6, 6)
    assert open_table(dealt(2, **pool, unused_resource_tokens="box")).supply == (0, 0, 0)
    boxed = dealt(2, unused_resource_tokens="box")
    assert open_table(boxed).supply == (0, 0, 0) and sum(resources(boxed, "A")) == 6
    assert sum(resources(dealt(2, starting_resources=0), "B")) == 0


@rule("SET-7")
def test_shields_and_all_miniatures_lie_in_the_supply() -> None:
    match = dealt()
    assert open_table(match).shields == 8
    miniatures = dict(load_set("stub").miniatures)
    assert dict(zip(miniatures, state_of(match).supply_machines, strict=True)) == miniatures


# -- who begins, and where (SET-9 to SET-14) -----------------------------------------------------------------------


@rule("SET-9")
def test_the_starting_player_is_drawn_unless_the_settings_name_one() -> None:
    assert {open_table(dealt(4, seed=seed, first_seat=None)).start for seed in range(24)} == {0, 1, 2, 3}
    assert [open_table(dealt(4, seed=3, first_seat=seat)).start for seat in range(4)] == [0, 1, 2, 3]


@rule("SET-10", "RUL-88")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, 0, "BA"), (2, 1, "AB"),
        (3, 0, "CBA"), (3, 1, "ACB"), (3, 2, "BAC"),
        (4, 0, "DCBA"), (4, 1, "ADCB"), (4, 2, "BADC"), (4, 3, "CBAD"),
    ],
)  # fmt: skip
def test_bases_are_claimed_counter_clockwise_and_by_the_starting_player_last(
    players: int, first: int, order: str
) -> None:
    match = dealt(players, first_seat=first)
    asked = ""
    while match.decision.kind == "claim":
        asked += "ABCD"[match.decision.seat]
        match.push(match.legal_actions[-1])
    assert asked == order


@rule("SET-11")
def test_any_base_that_nobody_has_yet_may_be_claimed() -> None:
    match = dealt(3)
    assert offers(match) == ["claim i6", "claim c8", "claim g3"]
    play(match, "C: claim c8")
    assert offers(match) == ["claim i6", "claim g3"]
    play(match, "B: claim i6")
    assert offers(match) == ["claim g3"], "the last one is named too, so that a line can say it"


@rule("SET-11", "SET-12", "SET-1")
def test_who_claims_a_base_stacks_six_chickens_on_it_and_the_leader_on_top() -> None:
    match = dealt(3)
    play(match, "C: claim c8")
    chickens = [f"chicken{number}@c8" for number in range(1, 7)]
    assert standing(match, "C") == [*chickens, f"{zone(match, 'C').leader}@c8"]
    assert standing(match, "A") == standing(match, "B") == []
    assert zone(match, "C").base == "c8"
    owned = {hex.name for hex in open_table(match).board if hex.owner == 2}
    assert owned == {"c8", "d7", "e7", "d8", "e8"}, "the Base and the Territory linked to it"
    play(match, "B: claim g3", "A: claim i6")
    owned = {hex.name for hex in open_table(match).board if hex.owner == 2}
    assert owned == {"c8", "d7", "e7", "d8", "e8"}


@rule("SET-13")
def test_bases_are_claimed_with_knowledge_of_hands_lineup_dice_and_resources() -> None:
    match = new(2)
    assert (len(seen(match, "A").hand), open_table(match).lineup, zone(match, "A").dice) == (0, (), ())
    assert resources(match, "A") == (0, 0, 0)
    assert open_table(match).start == 0
    for seat in range(2):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    assert match.decision.kind == "claim"
    assert len(seen(match, "A").hand) == 3 and len(open_table(match).lineup) == 4
    assert len(zone(match, "A").dice) == 5 and sum(resources(match, "A")) == 6


@rule("SET-14", "TURN-1")
@pytest.mark.parametrize(("players", "first", "order"), [(2, 1, [1, 0, 1]), (3, 2, [2, 0, 1, 2]), (4, 1, [1, 2, 3, 0])])
def test_the_first_turn_is_the_starting_players_and_turns_pass_clockwise(
    players: int, first: int, order: list[int]
) -> None:
    match = claimed(players, first_seat=first)
    turns = []
    for number, _ in enumerate(order, 1):
        assert open_table(match).turn == number
        turns.append(open_table(match).active)
        play(match, "skip", "end", "draw 0")
    assert turns == order


@rule("GEN-7")
def test_what_leaders_bring_at_the_start_is_chosen_by_seat_number() -> None:
    gift = '{ when = "setup", op = "gain_resources", amount = 1, player = "you" }'
    define = "".join(f'[[leader]]\nid = "{name}"\neffects = [{gift}]\n' for name in ("leader", "leader_d", "leader_f"))
    setup = GAME.setup(players=3, cards="stub", first_seat=1, define=define)
    match = Match(GAME, setup, 0)
    state = state_of(match)
    names = state.box.number
    state.dealt = [(names["leader"],) * 2, (names["leader_d"],) * 2, (names["leader_f"],) * 2]
    for seat in range(3):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    while match.decision.kind == "claim":
        match.push(match.legal_actions[0])
    asked = []
    while match.decision.kind == "gain_resource":
        asked.append(match.decision.seat)
        match.push(match.legal_actions[0])
    assert asked == [0, 1, 2], "although B begins: there is no active player yet"
    assert match.decision == topcluck.Decision("roll", 1, ())


# -- islands (SET-12, RUL-87, RUL-118) -----------------------------------------------------------------------------


def on_island(preset: IslandPreset) -> Match:
    """Two players at the claiming of Bases on an island that is in no set."""
    setup = GAME.setup(players=2, cards="stub", first_seat=0)
    state = begin(Box(load_set("stub"), edition_options("second-en"), Board(preset), setup), Chance(key_of(1)), 0)
    match = Match(GAME, setup, 0, state)
    for seat in range(2):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    return match


T2, T3 = (find_island(load_set("stub"), name, players) for name, players in (("t2", 2), ("t3", 3)))


def land_of(match: Match, seat: str) -> set[tuple[int, int]]:
    """The axial coordinates of the Base and the Territory of a seat."""
    board = state_of(match).box.board
    return {board.axial[board.read(hex.name)] for hex in open_table(match).board if hex.owner == "ABCD".index(seat)}


@rule("RUL-87", "SET-11", "MAP-5")
def test_a_territory_without_base_is_claimed_by_nobody_and_is_ordinary_ground() -> None:
    match = on_island(replace(T3, players=2, bases=T3.bases[:2]))
    assert offers(match) == ["claim i5", "claim c7"]
    play(match, "B: claim (-3,1)", "A: claim (3,-1)")
    assert land_of(match, "A") == {(3, -1), *T3.territories[0]}
    assert land_of(match, "B") == {(-3, 1), *T3.territories[1]}
    state = state_of(match)
    state.lineup = (state.box.number["soldier"], *state.lineup[1:])
    state.resources[0:3] = [0, 2, 0]
    state.put(1, state.box.board.at(0, -1))
    play(match, "skip", "A: build soldier", "pilot chicken2@(3,-1)")
    assert set(offers(match)) == {"at g5", "at h5", "at g6", "at h6"}, "only on the Territory that goes with A's Base"
    play(match, "at (1,0)", "A: end", "A: draw 0", "skip", "end", "draw 0", "skip", "A: move chicken1@(0,-1) (0,-2)")
    assert "chicken1@f4" in standing(match, "A")


@rule("RUL-118", "SET-12")
def test_the_recorded_link_decides_not_what_a_base_touches() -> None:
    match = on_island(replace(T2, bases=((3, -1), (0, 1)), neutral=((0, -1),)))
    board = state_of(match).box.board
    near = {board.axial[hex] for hex in board.near[board.at(0, 1)]}
    assert near & set(T2.territories[0]) and near & set(T2.territories[1]), "the second Base touches both Territories"
    play(match, "B: claim (0,1)")
    assert land_of(match, "B") == {(0, 1), *T2.territories[1]}
    crossed = on_island(replace(T2, bases=T2.bases[::-1]))
    play(crossed, "B: claim (3,-1)")
    assert land_of(crossed, "B") == {(3, -1), *T2.territories[1]}


# -- what cannot be started ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"players": "2"}, "players should be a number, not '2'"),
        ({"players": True}, "players should be a number, not True"),
        ({"players": 2.0}, "players should be a number, not 2.0"),
        ({"players": None}, "players should be a number, not None"),
        ({"edition": 2}, "edition should be a name, not 2"),
        ({"mode": ["team"]}, "mode should be a name, not ['team']"),
        ({"flags": 3}, "flags should be a list of names, not 3"),
        ({"flags": None}, "flags should be a list of names, not None"),
        ({"flags": "expert"}, "flags should be a list of names, not 'expert'"),
        ({"flags": ["expert", 1]}, "flags should be a list of names, not ['expert', 1]"),
        ({"options": [1]}, "options should be a table of options and their values, not [1]"),
        ({"options": "a=b"}, "options should be a table of options and their values, not 'a=b'"),
        ({"options": {1: 2}}, "there is no option 1 (see 3.2)"),
        ({"cards": None}, "cards should be the name of a card set or its folder, not None"),
        ({"cards": b"house"}, "cards should be the name of a card set or its folder, not b'house'"),
        ({"cards_hash": 7}, "cards_hash should be a text or None, not 7"),
        ({"island": 5}, "island should be a name, the tiles of one, or None, not 5"),
        ({"first_seat": "x"}, "first_seat should be a number or None, not 'x'"),
        ({"first_seat": False}, "first_seat should be a number or None, not False"),
        ({"first_seat": 2}, "first_seat 2 is no seat of 2 players; they are 0 to 1"),
        ({"first_seat": -1}, "first_seat -1 is no seat of 2 players; they are 0 to 1"),
        ({"define": None}, "define should be a text, not None"),
        ({"rules": 1}, "rules should be a name or None, not 1"),
        ({"fist_seat": 1}, "chicken-island knows no option fist_seat"),
        ({"options": {"reroll_resource_cost": 0}},
         "the option reroll_resource_cost cannot be 0; it must be a whole number from 1 to 9 or none"),
        ({"island": "pinwheel"}, "the island 'pinwheel' is for 3 players, not 2"),
        ({"island": "atlantis"},
         "there is no island 'atlantis'; for 2 players there are pressure_cooker, frying_pan, open_range"),
    ],
)  # fmt: skip
def test_a_setup_of_the_wrong_kind_is_refused_with_one_sentence(choice: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupRefused) as refusal:
        topcluck.new("chicken-island", **choice)
    assert str(refusal.value) == sentence


SETUP_KEYS = (
    "players", "edition", "mode", "flags", "options", "cards", "cards_hash", "island", "first_seat", "define", "rules",
)  # fmt: skip
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats() | st.text(max_size=6) | st.binary(max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4) | st.integers(), inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(SETUP_KEYS), PLAIN))
@settings(max_examples=60)
def test_whatever_is_given_a_setup_is_complete_or_refused(choice: dict[str, Any]) -> None:
    try:
        setup = GAME.setup(**choice)
    except topcluck.TopcluckError:
        return
    assert GAME.setup(**setup) == setup, "what was accepted is accepted again, as it is written in a record"


def test_a_flag_named_twice_counts_once() -> None:
    assert GAME.setup(flags=["expert", "expert"])["flags"] == ["expert"]


STUB_FOLDER = Path(sets.__file__).parent / "sets" / "stub"


def folder_with(path: Path, name: str, text: str) -> str:
    """A copy of the stub set, in English only, in which one file reads differently."""
    folder = path / "mine"
    shutil.copytree(STUB_FOLDER, folder, ignore=shutil.ignore_patterns("*.ftl"))
    english = stub_file("set.toml").replace('["en", "fr", "it", "de"]', '["en"]')
    (folder / "set.toml").write_text(english, encoding="utf-8")
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def stub_file(name: str) -> str:
    """The text of a file of the stub set."""
    return (STUB_FOLDER / name).read_text(encoding="utf-8")


def test_a_set_in_a_folder_can_be_played_and_is_found_again(tmp_path: Path) -> None:
    text = stub_file("leaders.toml").replace("armor = 8", "armor = 7")
    match = topcluck.new("chicken-island", cards=folder_with(tmp_path, "leaders.toml", text), seed=1, first_seat=0)
    for seat in range(2):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    play(match, "claim c5", "claim i3")
    assert piece(match, f"{zone(match, 'A').leader}@i3").armor == 9
    assert topcluck.replay(match.record).view(0) == match.view(0)
    assert topcluck.imagine(match.view(0)).view(0) == match.view(0)


def test_a_set_that_does_not_go_round_is_refused(tmp_path: Path) -> None:
    few = "[[leader]]".join(stub_file("leaders.toml").split("[[leader]]")[:4])
    cards = folder_with(tmp_path / "leaders", "leaders.toml", few)
    with pytest.raises(SetupRefused, match=r"^the set 'stub' has 3 Leaders; 2 players need 4 \(SET-2\)$"):
        topcluck.new("chicken-island", cards=cards)
    few = "[[scroll]]".join(["", *stub_file("scrolls.toml").split("[[scroll]]")[1:4], *_last_four()])
    cards = folder_with(tmp_path / "scrolls", "scrolls.toml", few)
    assert topcluck.new("chicken-island", cards=cards).setup["players"] == 2
    with pytest.raises(SetupRefused, match=r"has 6 Scrolls that can be dealt; 3 players need 9 \(SET-3\)$"):
        topcluck.new("chicken-island", cards=cards, players=3)


def _last_four() -> list[str]:
    """The Catastrophes of the stub set."""
    return stub_file("scrolls.toml").split("[[scroll]]")[-4:]


def test_a_name_that_no_file_system_takes_is_no_set() -> None:
    with pytest.raises(topcluck.TopcluckError, match="is neither the name of a card set"):
        topcluck.new("chicken-island", cards="a" * 5000)


@rule("GEN-2")
def test_rule_set_mode_and_flags_are_fixed_when_the_game_is_made() -> None:
    match = topcluck.new("chicken-island", cards="stub", edition="second-fr", flags=["expert"], seed=1)
    setup = match.setup
    assert (setup["edition"], setup["rules"], setup["mode"], setup["flags"]) == (
        "second-fr", "second-fr", "standard", ["expert"],
    )  # fmt: skip
    for seat in range(2):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    play(match, "claim c5", "claim i3", "skip", "end", "draw 1", "skip", "end", "draw 0")
    assert seen(match, "A").setup == seen(match).setup == setup
    assert "draw 2" not in offers(topcluck.replay(match.record))
    custom = topcluck.new("chicken-island", options={"draw_step_max": 1})
    assert custom.setup["rules"] == "custom"
