"""Pelea de Gallos (GALLOS) and Hahnenkampf (HAHN): only Leaders and Chickens, and the Chickens lie face down.

The test island T2; a capital is a Base, a small letter its Territory:

              f3.   g3a   h3a   i3A
     d4b   e4b   f4^   g4a   h4a
  c5B   d5b   e5b   f5.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import topcluck
from tests.citing import option, rule
from tests.games.island.cards import defining, magic, strategy
from tests.games.island.glance import hand, open_table, seen, tags, under_the_table, zone
from tests.games.island.table import HOUSE, STUB, offers, play, state_of, table
from topcluck.games.island.box import Box
from topcluck.games.island.events import ScrollsVoid, TokenRecovered, TokenRevealed, TokensTaken
from topcluck.games.island.rules.values import armor_of
from topcluck.games.island.state import State
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.kernel.faces import Event
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match
from topcluck.sim.conformance import conform

A_AT_HOME, B_AT_HOME = "leader@i3", "leader_b@c5"
ALL_SIX = " ".join(f"chicken{number}@i3" for number in range(1, 7))
HAHN = {
    "gallos_base_bonus": False, "gallos_removed_scrolls": "-", "gallos_attackable": "any",
    "gallos_card_handling": "void_and_redraw", "gallos_rearrange": "never",
}  # fmt: skip  # as first-de has it
HAHN_OPTIONS = {**HAHN, "gallos_removed_scrolls": []}


def gallos(*lines: str, a: str = A_AT_HOME, b: str = B_AT_HOME, head: str = STUB, **options: object) -> Match:
    """A moment of A's turn on T2 with these units."""
    house_rules = [f"option: {name} = {str(value).lower()}" for name, value in options.items()]
    text = ["mode: gallos", "turn: 3 A", *house_rules, f"units A: {a}", f"units B: {b}", *lines]
    return table("\n".join(text), head=head)


def stack(match: Match, hex: str, seat: str | None = None) -> list[str]:
    """What a seat sees of the tokens on a hex, from the top down; without a seat, what a spectator sees."""
    units = [unit.card for unit in seen(match, seat).table.units if unit.hex == hex and unit.id[1:] != "0"]
    return units[::-1]


def may_be(match: Match, hex: str) -> list[str]:
    """The numbers of the tokens that may lie on a hex as far as others can tell, place by place from the top down."""
    table = open_table(match)
    thought = {token.id: "".join(name[-1] for name in token.may_be) for token in table.tokens}
    return [thought[unit.id] for unit in table.units if unit.hex == hex and unit.id in thought][::-1]


def told(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def new(**options: Any) -> Match:
    """A game that is set up up to the first arranging of tokens: everybody chose a Leader and a Base."""
    match = topcluck.new("chicken-island", mode="gallos", seed=3, **options)
    while match.decision.kind in ("choose_leader", "claim"):
        match.push(match.legal_actions[0])
    return match


# -- what there is (GALLOS-1 to GALLOS-3) -----------------------------------------------------------------------------


@rule("GALLOS-1", "GALLOS-2", "HAHN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_no_machines_and_no_resources(players: int) -> None:
    match = new(players=players)
    table = open_table(match)
    assert (table.lineup, table.machine_deck, table.machine_discard, table.supply) == ((), 0, (), (0, 0, 0))
    assert all(sheet.resources == (0, 0, 0) for sheet in table.seats)
    assert not any(event.type() in ("resources_dealt", "machine_revealed") for event in match.events(everything=True))
    assert len(table.units) == 7 * players
    while match.decision.kind == "arrange":
        play(match, "done")
    play(match, "skip")
    assert "free build" not in offers(match)


@rule("GALLOS-1", "TURN-3")
def test_nobody_pays_for_a_second_roll() -> None:
    match = gallos("step: roll", "dice A: claw star")
    play(match, "roll")
    assert match.decision.kind == "action"


@rule("GALLOS-2", "FX-22")
@pytest.mark.parametrize(("edition", "left"), [("second-en", 60), ("second-fr", 60), ("second-it", 60)])
def test_transmute_and_lava_trap_are_taken_out(edition: str, left: int) -> None:
    match = new(players=2, edition=edition)
    scrolls = [*under_the_table(match).scroll_deck, *(card for row in under_the_table(match).hands for card in row)]
    assert "transmute" not in scrolls and "lava_trap" not in scrolls
    assert "flat_pack" in scrolls
    assert len(scrolls) == left


@option("gallos_removed_scrolls")
@rule("GALLOS-2")
def test_which_scrolls_are_taken_out_is_an_option() -> None:
    def of(removed: list[str]) -> set[str]:
        box = new(players=2, options={"gallos_removed_scrolls": removed}).state.box  # type: ignore[attr-defined]
        assert isinstance(box, Box)
        return {box.names[card] for card in box.scroll_cards} & {"transmute", "lava_trap", "peck"}

    assert of(["peck"]) == {"transmute", "lava_trap"}
    assert of([]) == {"transmute", "lava_trap", "peck"}


@rule("GALLOS-2")
def test_a_set_of_which_too_little_is_left_is_refused() -> None:
    every = [f"{kind}_plus_{number}" for kind in "sax" for number in range(1, 7)]
    every += ["draw", "swap", "redir", "push", "flip", "charm", "st_plus_2", "st_armor", "st_speed"]
    with pytest.raises(SetupRefused, match="only 1 Scrolls of the set 'stub' can be dealt in this mode"):
        topcluck.new("chicken-island", mode="gallos", cards="stub", options={"gallos_removed_scrolls": every})


@option("gallos_base_bonus")
@rule("GALLOS-3", "RUL-41")
@pytest.mark.parametrize(
    ("edition", "option", "armor"),
    [
        ("second-en", None, 4),
        ("second-fr", None, 2),
        ("second-it", None, 2),
        ("second-en", False, 2),
        ("second-fr", True, 4),
    ],
)
def test_bases_have_their_bonus_or_not(edition: str, option: bool | None, armor: int) -> None:
    options: dict[str, Any] = {} if option is None else {"gallos_base_bonus": option}
    match = gallos(f"edition: {edition}", a=f"{A_AT_HOME} chicken1@i3 chicken2@g4", **options)
    state = state_of(match)
    assert [armor_of(state, unit) for unit in state.chickens_of(0)[:2]] == [armor, 2]


# -- face down (GALLOS-4, GALLOS-5, VIS-7) ----------------------------------------------------------------------------


@rule("GALLOS-4", "VIS-7", "HAHN-2")
def test_at_the_start_every_chicken_lies_face_down_and_only_its_owner_knows_it() -> None:
    match = new(players=3)
    base = zone(match, "B").base
    assert base is not None
    assert stack(match, base, "B") == [f"chicken{number}" for number in (6, 5, 4, 3, 2, 1)]
    for other in ("A", "C", None):
        assert stack(match, base, other) == ["token"] * 6
    hidden = [unit for unit in seen(match, "A").table.units if unit.card == "token"]
    assert {(unit.speed, unit.strength, unit.armor, unit.range) for unit in hidden} == {(0, 0, 0, 0)}
    assert not any(token.face_up for token in open_table(match).tokens)


@rule("VIS-7", "FX-24")
def test_others_call_a_token_by_its_place_from_the_top() -> None:
    match = gallos("face up A: chicken2", a="leader@g4 chicken1@g4 chicken2@g4 chicken3@g4", b="leader_b@f5")
    writer = match.game.writer(match.state, 1)
    names = [writer.write("unit", unit) for unit in state_of(match).at[state_of(match).box.board.read("g4")]]
    assert names == ["leader@g4", "token3@g4", "chicken2@g4", "token1@g4"]
    own = match.game.writer(match.state, 0)
    assert own.write("unit", own.read("unit", "token3@g4")) == "chicken1@g4"


@rule("VIS-7")
def test_asking_for_a_token_by_its_number_teaches_others_nothing() -> None:
    here = gallos(a="leader@i3 chicken1@f5", b="leader_b@c5 chicken3@e5")
    there = gallos(a="leader@i3 chicken1@f5", b="leader_b@c5 chicken4@e5")
    for name in ("chicken3@e5", "chicken4@e5", "B.chicken3", "B.chicken4", "B.token"):
        line = f"attack chicken1@f5 {name}"
        assert here.why_not(line) == there.why_not(line) is not None
    assert here.why_not("attack chicken1@f5 token1@e5") is None


@rule("GALLOS-5", "HAHN-2")
def test_both_tokens_of_an_attack_are_turned_up_when_it_is_declared_and_stay_so() -> None:
    match = gallos(a="leader@i3 chicken1@f5 chicken5@f5", b="leader_b@c5 chicken2@e5 chicken3@e5")
    assert stack(match, "f5") == stack(match, "e5") == ["token", "token"]
    events = play(match, "attack chicken5@f5 token1@e5")
    assert [(event.seat, event.unit, event.chicken) for event in told(events, TokenRevealed)] == [
        (0, "token1@f5", "chicken5"),
        (1, "token1@e5", "chicken3"),
    ]
    assert (stack(match, "f5"), stack(match, "e5")) == (["chicken5", "token"], ["chicken3", "token"])
    assert match.decision.kind == "action"
    assert stack(match, "f5", "B") == ["chicken5", "token"]


@rule("GALLOS-5")
def test_a_leader_that_fights_turns_up_nothing() -> None:
    match = gallos(a="leader@f5 chicken1@f5", b="leader_b@e5 chicken2@e5")
    assert told(play(match, "attack leader@f5 leader@e5"), TokenRevealed) == []
    assert stack(match, "f5") == stack(match, "e5") == ["token"]


FELLED = {"a": "leader@i3 chicken1@f5", "b": "leader_b@c5 chicken2@e5 chicken3@e5"}


@rule("GALLOS-5")
def test_a_destroyed_token_lies_face_down_and_who_saw_it_remembers() -> None:
    match = gallos("dice A: +2", **FELLED)
    play(match, "attack chicken1@f5 token1@e5", "+2")
    assert zone(match, "B").destroyed == ("token", "token", "token", "token", "token")
    assert seen(match, "B").table.seats[1].destroyed[1] == "chicken3"
    thought = {token.id: token.may_be for token in open_table(match).tokens}
    assert thought["B3"] == ("chicken3",)
    assert thought["B2"] == ("chicken1", "chicken2", "chicken4", "chicken5", "chicken6")


@option("gallos_discard_face_down")
@rule("GALLOS-5")
def test_whether_destroyed_tokens_lie_face_down_is_an_option() -> None:
    tsunami = ("hand A: draw", "deck: tsunami")
    for face_down, shown in ((True, "token"), (False, "chicken3")):
        match = gallos(*tsunami, gallos_discard_face_down=face_down, **FELLED)
        play(match, "play draw")
        events = play(match, "target token1@e5")
        assert zone(match, "B").destroyed[1] == shown
        assert [event.chicken for event in told(events, TokenRevealed)] == ([] if face_down else ["chicken3"])


# -- who fights (GALLOS-6, HAHN-4) ------------------------------------------------------------------------------------

TWO_STACKS = {"a": "leader@f5 chicken1@f5 chicken2@f5", "b": "leader_b@e5 chicken3@e5 chicken4@e5"}


@rule("GALLOS-6")
def test_only_leaders_and_topmost_chickens_fight() -> None:
    match = gallos(**TWO_STACKS)
    play(match, "free attack")
    assert offers(match) == [
        f"attack {attacker} {defender}"
        for attacker in ("leader@f5", "chicken2@f5")
        for defender in ("leader@e5", "token1@e5")
    ]


@option("gallos_attackable")
@rule("GALLOS-6", "HAHN-4", "BAND-8")
def test_without_that_rule_any_unit_of_a_stack_is_named_tokens_by_their_place() -> None:
    match = gallos(gallos_attackable="any", **TWO_STACKS)
    play(match, "free attack")
    assert offers(match, "attack chicken1@f5") == [
        "attack chicken1@f5 leader@e5",
        "attack chicken1@f5 token2@e5",
        "attack chicken1@f5 token1@e5",
    ]
    events = play(match, "attack chicken1@f5 token2@e5")
    assert [event.chicken for event in told(events, TokenRevealed)] == ["chicken1", "chicken3"]


@rule("GALLOS-6")
def test_a_lone_chicken_is_its_own_top() -> None:
    match = gallos(a="leader@i3 chicken1@f5", b="leader_b@c5 chicken3@e5")
    assert match.why_not("attack chicken1@f5 token1@e5") is None


@rule("FX-25", "RUL-140", "GALLOS-6")
def test_a_new_defender_lies_on_top_and_is_turned_up() -> None:
    match = gallos(
        "hand B: redir", a="leader@f5 chicken1@f5", b="leader_b@e5 chicken3@e5 chicken4@e5 chicken5@d4 chicken6@d4"
    )
    play(match, "attack leader@f5 leader@e5")
    events = play(match, "B: lay redir")  # the only other unit in reach that may be attacked
    assert [event.chicken for event in told(events, TokenRevealed)] == ["chicken4"]
    assert stack(match, "e5", "B") == ["chicken3"]  # the other one did not survive


# -- another order (GALLOS-7, GALLOS-8, RUL-42) -----------------------------------------------------------------------


@rule("GALLOS-7", "RUL-42")
def test_after_a_move_all_own_stacks_may_be_rearranged_each_within_its_hex_and_once() -> None:
    match = gallos(a="leader@i3 chicken1@i3 chicken2@i3 chicken3@g4 chicken4@g4 chicken5@h4")
    play(match, "move chicken5@h4 h3")
    assert match.decision.kind == "arrange"
    assert offers(match) == ["done", "arrange i3", "arrange g4"]
    play(match, "arrange g4")
    assert offers(match) == ["next chicken3@g4", "next chicken4@g4"]
    play(match, "next chicken3@g4")
    assert offers(match) == ["done", "arrange i3"]
    assert stack(match, "g4", "A") == ["chicken3", "chicken4"]
    play(match, "done")
    assert match.decision.kind == "action"
    assert stack(match, "i3", "A") == ["chicken2", "chicken1"]


@rule("GALLOS-7")
def test_a_retrieve_allows_it_too_and_nothing_else_does() -> None:
    match = gallos("dice A: chicken star*2", a="leader@i3 chicken1@i3 chicken2@i3")
    play(match, "star draw")
    assert match.decision.kind == "action"
    play(match, "chicken retrieve", "stop")
    assert match.decision.kind == "arrange"


@option("gallos_rearrange")
@rule("GALLOS-7", "HAHN-1")
def test_whether_stacks_are_rearranged_at_all_is_an_option() -> None:
    match = gallos("dice A: chicken", a=f"leader@i3 {ALL_SIX}", gallos_rearrange="never")
    assert not offers(match, "chicken retrieve") and not offers(match, "free retrieve")
    play(match, "move chicken1@i3 go step h3")
    assert match.decision.kind == "action"


@rule("GALLOS-8", "RUL-42", "MOVE-9", "RET-3")
def test_an_action_may_be_taken_only_for_rearranging() -> None:
    match = gallos("dice A: claw", a=f"leader@i3 {ALL_SIX}")
    assert match.state.actions() and "free retrieve" in offers(match)
    play(match, "claw move")
    assert offers(match)[-1] == "stay"
    play(match, "stay", "arrange i3", *(f"next chicken{number}@i3" for number in (1, 2, 3, 4, 5)))
    assert stack(match, "i3", "A") == [f"chicken{number}" for number in range(1, 7)]
    play(match, "free retrieve")
    assert match.decision.kind == "arrange"  # nothing could be recovered


def with_spell(effect: str, a: str, b: str = B_AT_HOME) -> Match:
    """A holds a Scroll with this effect."""
    return defining(f"mode: gallos\nturn: 3 A\nunits A: {a}\nunits B: {b}\nhand A: spell\n", magic(effect))


@rule("GALLOS-7", "MOVE-8")
def test_a_move_action_that_a_card_brings_allows_it_as_well() -> None:
    effect = 'op = "free_action", action = "move", target = { owner = "you", type = ["chicken"], count = 1 }'
    match = with_spell(effect, "leader@i3 chicken1@i3 chicken2@i3 chicken3@i3")
    play(match, "play spell", "target chicken2@i3", "go", "step h3")
    assert offers(match) == ["done", "arrange i3"]
    assert stack(match, "h3", "A") == ["chicken2"]


@rule("GALLOS-7", "GALLOS-8")
def test_so_does_a_retrieve_action_that_a_card_brings() -> None:
    match = with_spell('may = true, op = "free_action", action = "retrieve"', f"leader@i3 {ALL_SIX}")
    play(match, "play spell", "yes")
    assert offers(match) == ["done", "arrange i3"]


@rule("GALLOS-6")
def test_nobody_who_is_covered_attacks_by_a_card_either() -> None:
    effect = 'op = "free_action", action = "attack", target = { owner = "you", type = ["chicken"], count = 1 }'
    match = with_spell(effect, "leader@i3 chicken1@f5 chicken2@f5", "leader_b@c5 chicken1@e5")
    events = play(match, "play spell")
    assert match.decision.kind == "attack_with"
    assert offers(match) == ["attack chicken2@f5 token1@e5"]
    assert told(events, TokenRevealed) == []


@rule("GALLOS-8")
def test_without_a_stack_there_is_nothing_to_rearrange() -> None:
    apart = " ".join(f"chicken{number}@{hex}" for number, hex in enumerate(("i3", "h3", "g3", "h4", "g4", "f5"), 1))
    match = gallos("dice A: claw", a=f"leader@i3 {apart}")
    assert not offers(match, "free retrieve")
    play(match, "claw move")
    assert "stay" not in offers(match)


@rule("RUL-104")
def test_a_recovered_chicken_comes_into_the_stack_where_its_owner_likes() -> None:
    match = gallos(a="leader@i3 chicken1@i3 chicken2@i3", b=B_AT_HOME)
    play(match, "free retrieve", "recover chicken5", "stop", "arrange i3")
    play(match, "next chicken2@i3", "next chicken5@i3")
    assert stack(match, "i3", "A") == ["chicken2", "chicken5", "chicken1"]
    assert stack(match, "i3", "B") == ["token"] * 3


@rule("RUL-146")
def test_the_highest_token_lies_on_top_until_everybody_may_arrange_the_own_stack_once() -> None:
    match = new(players=2)
    bases = [zone(match, seat).base or "" for seat in "AB"]
    assert match.decision.kind == "arrange" and match.decision.seat == 0
    assert may_be(match, bases[0]) == ["123456"] * 6
    assert may_be(match, bases[1]) == ["6", "5", "4", "3", "2", "1"]  # everybody saw how it was put down
    play(match, f"A: arrange {bases[0]}", *(f"A: next chicken{number}@{bases[0]}" for number in (3, 1, 6, 2, 4)))
    assert match.decision.kind == "arrange" and match.decision.seat == 1
    play(match, "B: done")
    assert [may_be(match, base) for base in bases] == [["123456"] * 6] * 2
    assert stack(match, bases[0], "A") == [f"chicken{number}" for number in (3, 1, 6, 2, 4, 5)]
    assert match.decision.kind == "roll"


@rule("RUL-146", "HAHN-2")
def test_where_nobody_rearranges_everybody_knows_the_order_until_tokens_leave() -> None:
    match = new(players=2, options={"gallos_rearrange": "never"})
    assert match.decision.kind == "roll"
    for seat in "AB":
        assert may_be(match, zone(match, seat).base or "") == ["6", "5", "4", "3", "2", "1"]


# -- what others can tell (RUL-103, RUL-140, FX-24) -------------------------------------------------------------------


def moved(*tokens: int) -> Match:
    """A took these of its six tokens from the Base to the next hex; nobody rearranges."""
    match = gallos(
        "guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        a=f"leader@i3 {ALL_SIX}",
        gallos_rearrange="never",
    )
    first, *rest = (f"chicken{number}@i3" for number in tokens)
    play(match, f"move {first}", *(f"with {name}" for name in rest), "go", "step h3")
    return match


def lost_after_a_combat(token: int) -> Match:
    """A's attack has failed; one card of A costs it a token of its choice, another one is still to come."""
    after = 'when = "after_combat", {}, player = "you"'
    match = defining(
        f"""
mode: gallos
option: gallos_rearrange = never
turn: 3 A
units A: leader@f5 {ALL_SIX}
units B: leader_b@e5
guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6
strategies A: plan other
deck: s_plus_1
""",
        strategy(after.format('op = "lose_resources", amount = 1')),
        strategy(after.format('op = "draw", amount = 1'), id="other"),
    )
    play(match, "attack leader@f5 leader@e5", "trigger plan 1", f"target chicken{token}@i3")
    assert stack(match, "i3", "A") == [f"chicken{number}" for number in (6, 5, 4, 3, 2, 1) if number != token]
    return match


@rule("RUL-103", "VIS-7")
def test_others_do_not_see_which_token_is_lost_while_cards_wait_after_a_combat() -> None:
    worlds = [lost_after_a_combat(token) for token in (1, 2, 6)]
    assert len({str(world.view(1)) for world in worlds}) == 1
    assert may_be(worlds[0], "i3") == ["56", "45", "34", "23", "12"]


@rule("RUL-103", "VIS-7")
def test_others_see_only_how_many_tokens_go() -> None:
    worlds = [moved(1, 2), moved(6, 3), moved(5, 4)]
    for viewer in (1, None):
        assert len({str(world.view(viewer)) for world in worlds}) == 1
        assert len({str(world.events(viewer)) for world in worlds}) == 1
    assert [stack(world, "h3", "A") for world in worlds] == [
        ["chicken2", "chicken1"], ["chicken6", "chicken3"], ["chicken5", "chicken4"],
    ]  # fmt: skip  # RUL-140: they keep their order
    assert stack(worlds[1], "i3", "A") == [f"chicken{number}" for number in (5, 4, 2, 1)]
    taken = told(worlds[1].events(everything=True), TokensTaken)[0]
    assert (taken.hex, taken.units, taken.chickens) == ("i3", ("token2@i3", "token1@i3"), ("chicken3", "chicken6"))
    assert taken.seen_by(1).chickens is None


@rule("RUL-103")
def test_while_tokens_are_being_picked_others_see_how_many_so_far() -> None:
    def picking(*tokens: int) -> Match:
        match = gallos("face up A: chicken4", a=f"leader@i3 {ALL_SIX}")
        first, *rest = (f"chicken{number}@i3" for number in tokens)
        play(match, "free move", f"move {first}", *(f"with {name}" for name in rest))
        return match

    def line(match: Match) -> str:
        return open_table(match).pending[-1]

    assert line(picking(1, 5)) == line(picking(6, 3)) == "move_band seat=A group=A3+A6 mover=A6"
    assert line(picking(4)) == "move_band seat=A group=A4 mover=A4"
    assert seen(picking(1, 5), "A").table.pending[-1] == "move_band seat=A group=A1+A5 mover=A1"
    assert str(picking(1, 5).view(1)) == str(picking(6, 3).view(1))


@rule("RUL-103", "HAHN-1")
def test_where_a_stack_moves_as_a_whole_others_see_how_many_are_detached() -> None:
    def detaching(mover: int, *detached: int) -> Match:
        match = gallos(a=f"leader@i3 {ALL_SIX}", band_move="whole_or_detach", gallos_rearrange="never")
        play(match, "free move", f"move chicken{mover}@i3", *(f"leave chicken{number}@i3" for number in detached))
        return match

    here, there = detaching(1, 2, 5), detaching(6, 4, 3)
    assert open_table(here).pending[-1] == "move_band seat=A group=A0+A3+A4+A5+A6 mover=A6"
    assert str(here.view(1)) == str(there.view(1))
    play(here, "go", "step h3")
    play(there, "go", "step h3")
    assert str(here.view(1)) == str(there.view(1)) and here.events(1) == there.events(1)
    assert stack(here, "i3", "A") == ["chicken5", "chicken2"] and stack(there, "i3", "A") == ["chicken4", "chicken3"]


@rule("GALLOS-7", "VIS-7")
def test_while_a_stack_is_being_arranged_others_see_nothing_of_it() -> None:
    def arranging(*lines: str) -> Match:
        match = gallos("dice A: claw", a=f"leader@i3 {ALL_SIX.replace('6@i3', '6@h3').replace('5@i3', '5@h3')}")
        play(match, "claw move", "stay", *lines)
        return match

    worlds = [arranging(), arranging("arrange i3"), arranging("arrange i3", "next chicken1@i3", "next chicken3@i3")]
    worlds.append(arranging("arrange i3", *(f"next chicken{number}@i3" for number in (3, 4, 1))))
    for viewer in (1, None):
        assert len({str(world.view(viewer)) for world in worlds}) == 1
        assert len({str(world.events(viewer)) for world in worlds}) == 1
    assert open_table(worlds[3]).pending[-1] == "arrange seat=A done=-"
    assert seen(worlds[2], "A").table.arranging == ("A1", "A3")
    assert seen(worlds[2], "B").table.arranging == ()


@rule("RUL-103", "RUL-140")
def test_what_others_knew_widens_over_the_places_where_a_token_may_have_gone() -> None:
    match = moved(6, 3)
    assert may_be(match, "h3") == ["23456", "12345"]
    assert may_be(match, "i3") == ["456", "345", "234", "123"]


@rule("VIS-7", "RUL-103")
def test_if_all_of_them_go_nothing_is_forgotten() -> None:
    match = moved(1, 2, 3, 4, 5, 6)
    assert may_be(match, "h3") == ["6", "5", "4", "3", "2", "1"]


@rule("RUL-103", "VIS-7")
def test_a_face_up_token_is_seen_to_go_and_what_lies_on_either_side_of_it_is_told_apart() -> None:
    match = gallos(
        "face up A: chicken3",
        "guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        a=f"leader@i3 {ALL_SIX}",
        gallos_rearrange="never",
    )
    play(match, "move chicken3@i3 with chicken1@i3 go step h3")
    assert stack(match, "h3") == ["chicken3", "token"]
    assert may_be(match, "h3") == ["3", "12"]
    assert may_be(match, "i3") == ["6", "5", "4", "12"]


@rule("RUL-140")
def test_arriving_tokens_are_put_on_top() -> None:
    match = gallos(a="leader@i3 chicken1@h3 chicken6@g3 chicken4@g3", gallos_rearrange="never")
    play(match, "move chicken4@g3 with chicken6@g3 step h3")
    assert stack(match, "h3", "A") == ["chicken4", "chicken6", "chicken1"]


@rule("RUL-103", "RUL-140")
def test_nobody_else_knows_who_is_left_or_picked_up_on_the_way() -> None:
    def world(left: int, joined: int) -> Match:
        match = gallos(
            "option: strategy_limit = 3",
            "strategies A: st_speed",
            a="leader@i3 chicken1@i3 chicken2@i3 chicken3@h3 chicken4@h3",
            gallos_rearrange="never",
        )
        play(match, "move chicken1@i3 with chicken2@i3 go step h3")
        play(match, f"leave chicken{left}@h3", f"join chicken{joined}@h3", "step g3")
        return match

    worlds = [world(left, joined) for left in (1, 2) for joined in (3, 4)]
    for viewer in (1, None):
        assert len({str(world.view(viewer)) for world in worlds}) == 1
        assert len({str(world.events(viewer)) for world in worlds}) == 1
    assert [stack(world, "g3", "A") for world in worlds] == [
        ["chicken2", "chicken3"], ["chicken2", "chicken4"], ["chicken1", "chicken3"], ["chicken1", "chicken4"],
    ]  # fmt: skip


@rule("RUL-103", "RUL-133")
def test_who_was_just_picked_up_is_not_the_one_that_is_left() -> None:
    match = gallos(
        "guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        "strategies A: st_speed",
        a="leader@i3 chicken1@i3 chicken2@i3 chicken3@h3",
        gallos_rearrange="never",
    )
    play(match, "move chicken1@i3 with chicken2@i3 go step h3", "join chicken3@h3", "leave chicken2@h3", "step g3")
    assert (may_be(match, "h3"), may_be(match, "g3")) == (["12"], ["12", "3"])


@rule("RUL-140", "GALLOS-4")
def test_which_destroyed_token_is_recovered_is_told_to_its_owner_only() -> None:
    def world(number: int) -> Match:
        match = gallos("guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6", a="leader@i3 chicken1@h4")
        play(match, "free retrieve", f"recover chicken{number}", "stop")
        return match

    here, there = world(2), world(5)
    assert str(here.view(1)) == str(there.view(1)) and here.events(1) == there.events(1)
    assert may_be(here, "i3") == ["23456"] and may_be(here, "h4") == ["1"]
    recovered = told(here.events(everything=True), TokenRecovered)[0]
    assert (recovered.base, recovered.chicken, recovered.seen_by(1).chicken) == ("i3", "chicken2", None)
    assert (stack(here, "i3", "A"), stack(there, "i3", "A")) == (["chicken2"], ["chicken5"])


@rule("GALLOS-4", "RUL-140")
def test_a_token_that_lay_open_beside_the_banner_is_followed_back_to_its_base() -> None:
    match = gallos("face up A: chicken2 chicken3 chicken4", a="leader@i3 chicken1@h4", gallos_discard_face_down=False)
    play(match, "free retrieve", "recover chicken3", "stop")
    assert stack(match, "i3") == ["token"] and may_be(match, "i3") == ["3"]


@rule("FX-24", "VIS-7")
def test_a_token_that_carries_something_is_recognised_after_rearranging() -> None:
    match = gallos(
        "guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        "dice A: claw",
        a="leader@i3 chicken1@i3 chicken2@i3{shields=1} chicken3@i3",
    )
    play(match, "claw move", "stay", "arrange i3", "next chicken2@i3", "next chicken1@i3")
    assert stack(match, "i3", "A") == ["chicken2", "chicken1", "chicken3"]
    shields = [unit.shields for unit in open_table(match).units if unit.hex == "i3" and unit.card == "token"]
    assert shields == [0, 0, 1]
    assert may_be(match, "i3") == ["2", "13", "13"]


@rule("FX-24", "VIS-5")
@pytest.mark.parametrize("mark", ["shields=1", "dice=1", "cards=charm"])
def test_so_is_one_with_a_die_or_a_scroll_on_it(mark: str) -> None:
    match = gallos(
        "guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        "dice A: claw",
        a=f"leader@i3 chicken1@i3 chicken2@i3{{{mark}}} chicken3@i3",
    )
    play(match, "claw move", "stay", "done")
    assert may_be(match, "i3") == ["13", "2", "13"]


@rule("FX-24")
def test_a_token_that_an_effect_is_about_is_followed_too() -> None:
    match = gallos(
        "guesses A: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        "dice A: claw",
        "mod: turn -1 modify strength 1 A2 -1",
        a="leader@i3 chicken1@i3 chicken2@i3 chicken3@i3",
    )
    play(match, "claw move", "stay", "done")
    assert may_be(match, "i3") == ["13", "2", "13"]


@rule("FX-24", "RUL-140")
def test_who_moves_an_enemys_token_by_a_card_names_its_place_and_it_stays_face_down() -> None:
    match = gallos(
        "hand A: push",
        "guesses B: chicken1 chicken2 chicken3 chicken4 chicken5 chicken6",
        a="leader@i3",
        b="leader_b@c5 chicken1@e5 chicken2@e5 chicken3@e5",
    )
    play(match, "play push")
    assert offers(match) == ["target leader@c5", "target token3@e5", "target token2@e5", "target token1@e5"]
    play(match, "target token2@e5", "to d5")
    assert stack(match, "e5", "B") == ["chicken3", "chicken1"] and stack(match, "d5", "B") == ["chicken2"]
    assert stack(match, "d5") == ["token"]
    assert (may_be(match, "e5"), may_be(match, "d5")) == (["3", "1"], ["2"])


@rule("RUL-140", "VIS-7")
def test_an_own_token_that_a_card_takes_out_of_its_stack_is_known_to_its_owner_only() -> None:
    def world(number: int) -> Match:
        match = defining(
            """
            mode: gallos
            option: gallos_rearrange = never
            turn: 3 A
            units A: leader@i3 chicken1@g4 chicken2@g4
            units B: leader_b@c5
            hand A: spell
            """,
            magic('op = "move_unit", amount = 1, target = { owner = "you", count = 1 }'),
        )
        play(match, "play spell", f"target chicken{number}@g4", "to h4")
        return match

    here, there = world(1), world(2)
    assert str(here.view(1)) == str(there.view(1))
    assert (stack(here, "h4", "A"), stack(there, "h4", "A")) == (["chicken1"], ["chicken2"])


# -- Scrolls without Machines and Resources (GALLOS-9, FX-20, FX-21) --------------------------------------------------


@rule("GALLOS-9", "FX-20", "FAQ-11")
@pytest.mark.parametrize(("scroll", "gain"), [("trenches", 3), ("golem_gym", 0)])
def test_clauses_that_now_mean_the_same_chicken_add_up(scroll: str, gain: int) -> None:
    match = gallos(
        f"strategies A: {scroll}", "island: frying_pan", a="keekmee@c7 chicken1@c6", b="abigail@g3", head=HOUSE
    )
    state = state_of(match)
    assert armor_of(state, state.chickens_of(0)[0]) == 2 + gain
    assert armor_of(state, state.leader_of(0)) == 13 + 2


@rule("GALLOS-9", "FX-20")
def test_one_effect_for_two_types_counts_once() -> None:
    match = gallos("strategies A: wobbly_wheels", a="keekmee@c7 chicken1@c6", b="abigail@g3", head=HOUSE)
    unit = next(unit for unit in seen(match, "A").table.units if unit.card == "chicken1")
    assert unit.speed == 2


@option("gallos_card_handling")
@rule("GALLOS-9")
def test_whether_words_are_replaced_is_an_option() -> None:
    match = gallos(
        "strategies A: wobbly_wheels", a="keekmee@c7 chicken1@c6", b="abigail@g3", head=HOUSE,
        gallos_card_handling="void_and_redraw",
    )  # fmt: skip
    unit = next(unit for unit in seen(match, "A").table.units if unit.card == "chicken1")
    assert unit.speed == 1


def with_resources(effect: str, units: str = "leader@i3 chicken1@g4") -> Match:
    """A has played a Scroll that speaks of Resources."""
    match = with_spell(effect, units, "leader_b@c5 chicken1@e5")
    play(match, "play spell")
    return match


@rule("FX-21")
def test_resources_gained_are_chickens_recovered() -> None:
    match = with_resources('op = "gain_resources", amount = 2, player = "you"')
    assert match.decision.kind == "recover"
    play(match, "recover chicken4", "recover chicken2")
    assert stack(match, "i3", "A") == ["chicken2", "chicken4"]


@rule("FX-21", "RUL-43")
def test_resources_lost_are_own_chickens_destroyed() -> None:
    match = with_resources(
        'op = "lose_resources", amount = 2, player = "you"', "leader@i3 chicken1@g4 chicken2@g4 chicken3@h4"
    )
    assert match.decision.kind == "lose_chicken"
    play(match, "target chicken2@g4", "target chicken3@h4")
    assert stack(match, "g4", "A") == ["chicken1"] and stack(match, "h4") == []


@rule("FX-21")
def test_resources_exchanged_are_nothing() -> None:
    assert with_resources('op = "convert_resources", amount = 2').decision.kind == "action"


@rule("FX-21")
def test_abilities_of_leaders_are_not_reworded() -> None:
    match = topcluck.new("chicken-island", mode="gallos", seed=1, players=2)
    box = state_of(match).box
    names = {box.names[card]: box.lines[card] for card in box.leaders}
    ops = [line.op for lines in names["thomas_eggison"] for line in lines]
    standard = state_of(topcluck.new("chicken-island", seed=1)).box
    assert ops == [line.op for lines in standard.lines[standard.card("thomas_eggison")] for line in lines]


@rule("GALLOS-10", "STAR-4")
def test_the_lineup_is_not_shuffled() -> None:
    assert offers(gallos("dice A: star*5"), "star") == ["star sift", "star draw", "star feast", "star shield"]


@rule("GALLOS-10", "STAR-7", "RUL-104")
def test_three_stars_draw_a_scroll_and_bring_all_chickens_home_in_an_order_that_only_their_owner_knows() -> None:
    four = " ".join(f"chicken{number}@i3" for number in range(1, 5))
    match = gallos("dice A: star*3", "deck: s_plus_1", a=f"leader@i3 {four}")
    play(match, "star feast", "recover chicken6")
    assert stack(match, "i3", "A")[:2] == ["chicken5", "chicken6"]
    assert hand(match, "A") == ["s_plus_1"]
    assert match.decision.kind == "action"


# -- Hurricane (RUL-43) -----------------------------------------------------------------------------------------------

STORM = ("hand A: draw", "deck: hurricane")


@rule("RUL-43", "GALLOS-10")
def test_in_a_hurricane_everybody_loses_two_chickens_of_choice_the_active_player_first() -> None:
    match = gallos(*STORM, a=f"leader@i3 {ALL_SIX}", b="leader_b@c5 chicken1@e5 chicken2@d5{shields=1} chicken3@d4")
    play(match, "play draw", "A: target chicken2@i3", "A: target chicken5@i3")
    assert stack(match, "i3", "A") == [f"chicken{number}" for number in (6, 4, 3, 1)]
    play(match, "B: target chicken2@d5")
    assert offers(match) == ["target chicken1@e5", "target chicken3@d4"]  # nobody twice
    play(match, "B: target chicken3@d4")
    assert stack(match, "d5", "B") == ["chicken2"] and stack(match, "d4") == []
    assert next(unit.shields for unit in open_table(match).units if unit.hex == "d5") == 0
    assert match.decision.kind == "action"


@rule("RUL-43")
def test_who_has_fewer_loses_all_of_them_and_no_leader() -> None:
    match = gallos(*STORM, a="leader@i3 chicken4@h4", b="leader_b@c5 chicken1@e5 chicken2@d5")
    play(match, "play draw")
    assert {unit.hex for unit in open_table(match).units} == {"i3", "c5"}
    assert match.decision.kind == "action"


@rule("RUL-43")
def test_no_hurricane_takes_a_sheltered_chicken() -> None:
    match = defining(
        f"mode: gallos\nturn: 3 A\nunits A: leader@i3 chicken1@h4 chicken2@i3 chicken3@i3\nunits B: {B_AT_HOME}\n"
        "strategies A: plan\nhand A: draw\ndeck: hurricane\n",
        strategy('op = "grant", trait = "sheltered", target = { owner = "you", where = ["territory"] }'),
    )
    play(match, "play draw")
    assert match.decision.kind == "action"
    assert stack(match, "h4", "A") == ["chicken1"] and stack(match, "i3") == []


@rule("RUL-43", "VIS-7")
def test_nobody_else_learns_which_chickens_were_given_up() -> None:
    def world(*numbers: int) -> Match:
        match = gallos(*STORM, a=f"leader@i3 {ALL_SIX}", b=B_AT_HOME)
        play(match, "play draw", *(f"target chicken{number}@i3" for number in numbers))
        match.state.chance = Chance(b"")
        return match

    assert str(world(1, 2).view(1)) == str(world(6, 3).view(1))


# -- Hahnenkampf (HAHN-3, RUL-55, RUL-137, FX-23) ---------------------------------------------------------------------


def hahn(*lines: str, head: str = HOUSE, a: str = "keekmee@c7 chicken1@c6", b: str = "abigail@g3") -> Match:
    """A moment in a game with the options of Hahnenkampf."""
    return gallos(*lines, a=a, b=b, head=head, **HAHN)


VOID = ["transmute", "lead_boots", "fox_in_the_coop", "trenches", "golem_gym", "gaggle_drill", "turbo_corn",
        "pepper_powder", "wobbly_wheels", "flat_pack", "hurricane"]  # fmt: skip


@rule("FX-23", "RUL-55", "HAHN-3")
def test_what_speaks_of_machines_or_resources_is_void_and_nothing_is_taken_out() -> None:
    box = state_of(hahn()).box
    assert [box.names[card] for card in sorted(box.void)] == VOID
    assert len(box.scroll_cards) == 62


@rule("HAHN-1", "HAHN-2", "HAHN-3", "HAHN-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hahnenkampf_is_what_the_first_edition_plays(players: int) -> None:
    box = state_of(topcluck.new("chicken-island", mode="gallos", edition="first-de", players=players)).box
    assert (box.face_down, box.resources, box.machine_cards) == (True, False, [])
    assert (box.top_only, box.rearranging, box.substitutes) == (False, False, False)
    assert [box.names[card] for card in sorted(box.void)] == VOID and len(box.scroll_cards) == 62
    assert (box.options.base_armor_bonus, box.options.gallos_discard_face_down) == (0, True)


@rule("HAHN-3", "RUL-55", "RUL-137")
def test_a_void_scroll_is_laid_aside_and_another_drawn() -> None:
    match = hahn("step: draw", "deck: hurricane peck trenches pillow_fort", "discard: hot_sauce")
    events = play(match, "draw 2")
    assert hand(match, "A") == ["peck", "pillow_fort"]
    assert [event.scrolls for event in told(events, ScrollsVoid)] == [("hurricane", "trenches")]
    assert open_table(match).scroll_discard == ("hot_sauce", "hurricane", "trenches")


@rule("RUL-137")
def test_if_the_deck_runs_out_meanwhile_the_discards_come_back_without_the_void_ones_and_only_once() -> None:
    box = state_of(hahn()).box
    rest = [box.names[card] for card in box.scroll_cards]
    for card in ("trenches", "peck", "hot_sauce"):
        rest.remove(card)
    match = hahn("step: draw", "deck: trenches -", "discard: peck hot_sauce", f"hand B: {' '.join(rest)}")
    play(match, "draw 2")
    assert sorted(hand(match, "A")) == ["hot_sauce", "peck"]
    assert open_table(match).scroll_discard == ("trenches",) and open_table(match).scroll_deck == 0


@rule("RUL-137")
def test_void_scrolls_dealt_at_setup_are_replaced_and_shuffled_in() -> None:
    for seed in range(12):
        match = topcluck.new("chicken-island", mode="gallos", seed=seed, players=4, options=HAHN_OPTIONS)
        while match.decision.kind in ("choose_leader", "claim"):
            match.push(match.legal_actions[0])
        hidden = under_the_table(match)
        assert all(len(row) == 3 and not set(row) & set(VOID) for row in hidden.hands)
        assert set(VOID) <= set(hidden.scroll_deck) and open_table(match).scroll_discard == ()


# -- the objective (GALLOS-11) ----------------------------------------------------------------------------------------


@rule("GALLOS-11")
def test_two_tags_on_the_enemy_win() -> None:
    match = gallos("dice A: +3*3", "tags: A>B", a="leader@f5", b="leader_b@e5")
    play(match, "attack leader@f5 leader@e5 +3 +3 +3")
    assert match.outcome == Outcome((0,), "tags", "WIN-1")
    assert tags(match, "B") == (2, 0)


# -- scenario ---------------------------------------------------------------------------------------------------------


@rule("SCN-51", "GALLOS-3", "GALLOS-9", "RUL-43", "HAHN-3")
def test_scn_51() -> None:
    def armors(edition: str) -> list[int]:
        match = gallos(f"edition: {edition}", "strategies A: st_trenches", a="leader@i3 chicken1@i3 chicken2@g4")
        state = state_of(match)
        return [armor_of(state, unit) for unit in state.chickens_of(0)[:2]]

    assert (armors("second-en"), armors("second-fr")) == ([7, 5], [5, 5])
    storm = gallos(*STORM, a=f"leader@i3 {ALL_SIX}", b="leader_b@c5 chicken1@e5 chicken2@d5 chicken3@d4")
    play(
        storm, "play draw", "target chicken1@i3", "target chicken2@i3", "B: target chicken1@e5", "B: target chicken2@d5"
    )
    assert (len(stack(storm, "i3")), len(stack(storm, "d4"))) == (4, 1)
    calm = hahn("hand A: draw", "deck: hurricane s_plus_1", head=STUB, a=f"leader@i3 {ALL_SIX}", b="leader_b@c5")
    play(calm, "play draw")
    assert len(stack(calm, "i3")) == 6 and hand(calm, "A") == ["s_plus_1"]
    assert "hurricane" in open_table(calm).scroll_discard


def test_every_line_about_tokens_that_cannot_be_is_refused() -> None:
    for line, said in (
        ("tokens A: chicken1", "these should be the tokens chicken1, chicken2"),
        ("guesses A: chicken1", "there should be 6 guesses"),
        ("guesses A: chicken2 chicken1 chicken3 chicken4 chicken5 chicken6", "contradicts the tokens"),
        ("face up A: golem", "is no card of the set"),
        ("arranging: A1", "no stack is being arranged"),
    ):
        with pytest.raises(Unreadable, match=said):
            gallos(line)


# -- the whole game ---------------------------------------------------------------------------------------------------


@rule("VIS-7", "GALLOS-1", "HAHN-1")
@pytest.mark.parametrize("options", [{}, HAHN_OPTIONS, {"gallos_discard_face_down": False}])
def test_a_random_game_keeps_its_secrets(options: dict[str, Any]) -> None:
    report = conform(
        "chicken-island", {"players": 2, "mode": "gallos", "options": options}, seed=6, every=40, max_entries=160
    )
    assert report.sampled > 3 and report.varied > 2


@rule("VIS-7")
def test_a_world_that_is_imagined_does_not_know_what_the_view_does_not_tell() -> None:
    match = gallos(a=f"leader@i3 {ALL_SIX}", b="leader_b@c5 chicken1@e5 chicken2@e5 chicken3@d5")
    view = seen(match, "A")
    dealt = set()
    for seed in range(60):
        world = topcluck.imagine(view, seed)
        assert isinstance(world, State)
        dealt.add(tuple(world.card[unit] for unit in world.chickens_of(1)))
        assert [world.card[unit] for unit in world.chickens_of(0)] == list(range(6))
        assert world.view(0) == view
    assert len(dealt) > 40
    assert {cards[0] for cards in dealt} == set(range(6))
