"""Capture the Flag (FLAG). The test island T2; a small letter is its owner's Territory, a capital a Base:

            f3.   g3a   h3a   i3A
   d4b   e4b   f4^   g4a   h4a
c5B   d5b   e5b   f5.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import topcluck
from tests.citing import option, rule
from tests.games.island.glance import open_table, piece, resources, tags, zone
from tests.games.island.table import house, offers, play, refused, standing, table
from topcluck.games.island.events import ValuesCompared
from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.kernel.faces import Event
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match
from topcluck.sim.conformance import conform

SIX = " ".join(f"chicken{number}@c5" for number in range(1, 7))
WON_BY_A = Outcome((0,), "flag", "FLAG-2")


def flag(text: str, *, turn: str = "3 A") -> Match:
    """A position of Capture the Flag; Flags that it does not mention are on the top Chicken of their Base."""
    lines = [line.removeprefix("    ") for line in text.splitlines()]
    return table("\n".join(["mode: flag", f"turn: {turn}", *lines]))


def flags(match: Match) -> dict[str, str]:
    """Where the Flags are: who carries it, or the hex where it lies."""
    units = {unit.id: f"{unit.card}@{unit.hex}" for unit in open_table(match).units}
    return {"ABCD"[sheet.seat]: units.get(sheet.carrier, sheet.hex) for sheet in open_table(match).flags}


def told(events: Iterable[Event], *kinds: str) -> list[str]:
    """The names of the events of these kinds, in order."""
    return [name for event in events if (name := type(event).__name__) in kinds]


def fight(match: Match, attack: str) -> list[Event]:
    """One attack with the free action, without dice and Scrolls; it must succeed."""
    events = play(match, "free attack", f"attack {attack}")
    compared = next(event for event in events if isinstance(event, ValuesCompared))
    assert compared.strength >= compared.armor
    return events


# -- setup (FLAG-1, FLAG-3, FLAG-12) -------------------------------------------------------------------------------


def set_up(match: Match) -> Match:
    """Plays on until the first turn: Bases are claimed in the order in which they are offered."""
    while match.decision.kind == "claim":
        match.push(match.legal_actions[0])
    return match


@rule("FLAG-1", "FLAG-3", "FLAG-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_without_leaders_begins_with_the_bases(players: int) -> None:
    match = topcluck.new("chicken-island", mode="flag", players=players, seed=3, first_seat=0)
    assert match.decision.kind == "claim"
    set_up(match)
    seats = open_table(match).seats
    assert [sheet.leader for sheet in seats] == [None] * players
    assert [len(standing(match, seat)) for seat in "ABCD"[:players]] == [6] * players
    assert [(sheet.hand, sum(sheet.resources), len(sheet.dice)) for sheet in seats] == [(3, 6, 5)] * players
    assert [flags(match)["ABCD"[seat]] for seat in range(players)] == [f"chicken6@{sheet.base}" for sheet in seats]
    assert (match.decision.kind, match.decision.seat) == ("roll", 0)


@rule("FLAG-1")
@pytest.mark.parametrize("flag", ["expert", "hardcore"])
def test_what_needs_leaders_does_not_go_with_flags(flag: str) -> None:
    with pytest.raises(SetupRefused):
        topcluck.new("chicken-island", mode="flag", flags=(flag,))


@rule("FLAG-1")
def test_a_position_with_a_leader_is_refused() -> None:
    with pytest.raises(Unreadable, match="without"):
        flag("    units A: leader@(3,-1)")
    with pytest.raises(Unreadable, match="no Flags"):
        table("units A: leader@(3,-1) chicken1@(3,-1)\nflag A: chicken1@(3,-1)")


@rule("FLAG-3", "RUL-146")
@pytest.mark.parametrize("edition", ["second-en", "second-it"])
def test_the_top_chicken_carries_the_flag_at_the_start(edition: str) -> None:
    match = topcluck.new("chicken-island", mode="flag", seed=3, edition=edition)
    set_up(match)
    assert match.decision.kind == "roll"
    stacks = [[unit.card for unit in open_table(match).units if unit.seat == seat] for seat in (0, 1)]
    assert stacks == [[f"chicken{number}" for number in range(1, 7)]] * 2, "by token number, the highest on top"
    assert {name.partition("@")[0] for name in flags(match).values()} == {"chicken6"}


@rule("FLAG-3")
def test_in_french_each_player_says_which_chicken_carries_it() -> None:
    match = topcluck.new("chicken-island", mode="flag", players=3, seed=3, edition="second-fr", first_seat=2)
    set_up(match)
    for seat in range(3):  # GEN-7: by seat number, whoever begins
        base = open_table(match).seats[seat].base
        assert (match.decision.kind, match.decision.seat) == ("flag_start", seat)
        assert offers(match) == [f"carry chicken{number}@{base}" for number in range(1, 7)]
        play(match, f"carry chicken{seat + 2}@{base}")
    assert [name.partition("@")[0] for name in flags(match).values()] == ["chicken2", "chicken3", "chicken4"]
    assert (match.decision.kind, match.decision.seat) == ("roll", 2)


@option("flag_start")
@rule("FLAG-3")
def test_flag_start_is_a_house_rule_too() -> None:
    match = topcluck.new("chicken-island", mode="flag", seed=3, options={"flag_start": "chosen_chicken"})
    assert set_up(match).decision.kind == "flag_start"


# -- winning (FLAG-2, FLAG-11, RUL-98) -----------------------------------------------------------------------------


@rule("FLAG-2", "FLAG-4", "FLAG-11")
def test_an_enemy_flag_on_the_own_base_wins_at_once_wherever_the_own_one_is() -> None:
    match = flag("    units A: chicken1@h3\n    units B: golem@d5\n    flag A: golem@d5\n    flag B: chicken1@h3")
    events = play(match, "free move", "move chicken1@h3", "step i3")
    assert match.outcome == WON_BY_A
    assert [type(event).__name__ for event in events[-2:]] == ["UnitMoved", "GameEnded"]


@rule("FLAG-11")
def test_bringing_home_the_own_flag_has_no_effect() -> None:
    match = flag("    units A: chicken1@h3\n    units B: chicken1@c5\n    flag A: chicken1@h3")
    play(match, "free move", "move chicken1@h3", "step i3")
    assert (match.outcome, flags(match)["A"]) == (None, "chicken1@i3")
    assert match.decision.kind == "action"


@rule("FLAG-2")
def test_an_enemy_unit_on_the_base_wins_nothing_for_anybody() -> None:
    text = "    option: base_entry = any_unit\n    units A: chicken1@g3\n    units B: golem@h4\n    flag {}: golem@h4"
    for carried in "AB":
        match = flag(text.format(carried), turn="3 B")
        play(match, "free move", "move golem@h4", "step i3")
        assert (match.outcome, flags(match)[carried]) == (None, "golem@i3")
    on_land = flag("    units A: chicken1@h3\n    units B: chicken1@c5\n    flag B: chicken1@h3")
    play(on_land, "free move", "move chicken1@h3", "step h4")
    assert on_land.outcome is None, "the own Territory is not the Base"


@rule("FLAG-2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_flag_of_any_enemy_will_do(players: int) -> None:
    text = f"players: {players}\nmode: flag\nturn: 3 A\nunits A: chicken1@(2,-1)\nflag C: chicken1@(2,-1)"
    match = table(text)
    play(match, "free move", "move chicken1@(2,-1)", "step (3,-1)")
    assert match.outcome == WON_BY_A


@rule("RUL-98", "FLAG-2")
def test_a_claim_from_the_own_base_wins_at_once() -> None:
    match = flag("    units A: chicken1@i3\n    dice A: +1\n    units B: chicken1@h3\n    flag B: chicken1@h3")
    events = play(match, "free attack", "attack chicken1@i3 chicken1@h3", "add +1")
    assert match.outcome == WON_BY_A
    kinds = ("UnitDestroyed", "FlagClaimed", "GameEnded")
    assert told(events, *kinds) == list(kinds)


@rule("FLAG-2", "FLAG-8")
def test_a_chicken_recovered_to_a_base_where_an_enemy_flag_lies_wins() -> None:
    match = flag("    units A: chicken1@g4\n    units B: chicken1@c5\n    flag B: i3")
    play(match, "free retrieve", "recover chicken2")
    assert match.outcome == WON_BY_A


@rule("FLAG-2", "FLAG-8", "STAR-7")
def test_of_several_chickens_recovered_at_once_the_owner_says_who_takes_it_and_wins() -> None:
    text = "    units A: chicken1@g4 golem@g3\n    units B: chicken1@c5\n    flag A: f3\n    flag B: i3\n"
    match = flag(text + "    dice A: star*3")
    play(match, "star feast")
    assert (offers(match), match.outcome) == (["carry chicken4@i3", "carry chicken5@i3", "carry chicken6@i3"], None)
    play(match, "carry chicken5@i3")
    assert match.outcome == WON_BY_A


# -- claiming (FLAG-5, FLAG-6, FLAG-7) -----------------------------------------------------------------------------

GOLEM_AT_THE_GATE = f"""
    units A: chicken1@i3 golem@(-2,1)
    units B: {SIX}
    option: flag_claim = {{}}
"""


def struck(rule: str, victim: str, before: str = "") -> Match:
    """SCN-46: A's Golem beside B's Base destroys a Chicken there."""
    match = flag(GOLEM_AT_THE_GATE.format(rule) + before)
    assert flags(match)["B"] == "chicken6@c5"
    fight(match, f"golem@d5 {victim}@c5")
    return match


@rule("SCN-46", "FLAG-5")
def test_scn_46_in_second_en_any_of_the_stack_brings_the_flag() -> None:
    for victim in ("chicken1", "chicken6"):
        match = table(f"mode: flag\nturn: 3 A\nunits A: chicken1@i3 golem@(-2,1)\nunits B: {SIX}")
        fight(match, f"golem@d5 {victim}@c5")
        assert flags(match)["B"] == "golem@d5"
        assert len(standing(match, "B")) == 5


@rule("SCN-46", "FLAG-5", "FLAG-8")
def test_scn_46_in_second_it_only_the_last_of_the_stack_brings_the_flag() -> None:
    text = f"edition: second-it\nmode: flag\nturn: 3 A\ndice A: claw*5\nunits A: golem@(-2,1)\nunits B: {SIX}\n"
    match = table(text)
    fight(match, "golem@d5 chicken1@c5")
    assert flags(match)["B"] == "chicken6@c5", "it was not the carrier"
    play(match, "claw attack", "attack golem@d5 chicken6@c5")
    assert (match.decision.kind, match.decision.seat) == ("flag_take", 1), "a bandmate of the owner's choice"
    assert offers(match) == [f"carry chicken{number}@c5" for number in (2, 3, 4, 5)]
    play(match, "B: carry chicken3@c5")
    assert flags(match)["B"] == "chicken3@c5"
    for number in (2, 4):
        play(match, "claw attack", f"attack golem@d5 chicken{number}@c5")
    play(match, "claw attack", "attack golem@d5 chicken3@c5")
    assert flags(match)["B"] == "chicken5@c5", "the only one left takes it"
    play(match, "claw attack", "attack golem@d5 chicken5@c5")
    assert (flags(match)["B"], standing(match, "B")) == ("golem@d5", [])


@rule("SCN-46", "FLAG-5")
def test_scn_46_in_first_de_only_the_carrier_itself_brings_the_flag() -> None:
    for victim, holder in (("chicken1", "chicken6@c5"), ("chicken6", "golem@d5")):
        match = table(
            f"edition: first-de\noption: default_island = preset\nmode: flag\nturn: 3 A\nunits A: golem@(-2,1)\n"
            f"units B: {SIX}"
        )
        fight(match, f"golem@d5 {victim}@c5")
        assert flags(match)["B"] == holder
    assert flags(struck("defender_only", "chicken1"))["B"] == "chicken6@c5", "the same as a house rule"


@option("flag_claim")
@rule("FLAG-5")
def test_all_flags_of_the_stack_are_claimed_whosever_they_are() -> None:
    text = "    units A: golem@d5\n    units B: chicken1@d4 chicken2@d4 chicken3@c5\n    flag A: chicken2@d4\n"
    both = flag(text + "    flag B: chicken1@d4")
    fight(both, "golem@d5 chicken1@d4")
    assert flags(both) == {"A": "golem@d5", "B": "golem@d5"}
    apart = flag(text + "    flag B: chicken3@c5")
    fight(apart, "golem@d5 chicken1@d4")
    assert flags(apart) == {"A": "golem@d5", "B": "chicken3@c5"}, "another hex is another stack"
    only = flag(text + "    flag B: chicken1@d4\n    option: flag_claim = defender_only")
    fight(only, "golem@d5 chicken1@d4")
    assert flags(only) == {"A": "chicken2@d4", "B": "golem@d5"}


@rule("FLAG-5", "FLAG-4")
def test_the_attacker_keeps_the_flags_it_has() -> None:
    match = flag("    units A: golem@d5\n    units B: chicken1@d4\n    flag A: golem@d5\n    flag B: chicken1@d4")
    fight(match, "golem@d5 chicken1@d4")
    assert flags(match) == {"A": "golem@d5", "B": "golem@d5"}
    play(match, "end", "draw 0", "B: skip", "B: end", "B: draw 0", "skip", "move golem@d5 e5")
    assert flags(match) == {"A": "golem@e5", "B": "golem@e5"}


@rule("FLAG-6")
@pytest.mark.parametrize(("shields", "holder"), [(0, "golem@d5"), (1, "chicken1@d4")])
def test_a_shield_prevents_the_claim(shields: int, holder: str) -> None:
    marks = f"{{shields={shields}}}" if shields else ""
    match = flag(f"    units A: golem@d5\n    units B: chicken1@d4{marks}\n    flag B: chicken1@d4")
    fight(match, "golem@d5 chicken1@d4")
    assert flags(match)["B"] == holder
    assert bool(standing(match, "B")) == bool(shields)


@rule("FLAG-5")
def test_an_attack_that_fails_claims_nothing() -> None:
    match = flag("    units A: chicken1@d5\n    units B: chicken1@d4\n    flag B: chicken1@d4")
    play(match, "free attack", "attack chicken1@d5 chicken1@d4")
    assert flags(match)["B"] == "chicken1@d4"


@rule("FLAG-7", "FX-27")
def test_a_ranged_attack_leaves_the_flag_in_the_hex() -> None:
    match = flag("    units A: cannon@g4\n    units B: chicken1@e4\n    flag B: chicken1@e4")
    events = fight(match, "cannon@g4 chicken1@e4")
    assert flags(match)["B"] == "e4"
    assert told(events, "FlagLeft", "FlagClaimed", "FlagTaken") == ["FlagLeft"]
    near = flag("    units A: cannon@g4\n    units B: chicken1@h4\n    flag B: chicken1@h4")
    fight(near, "cannon@g4 chicken1@h4")
    assert flags(near)["B"] == "cannon@g4", "at distance 1 it is a normal attack"


@rule("FLAG-7", "RUL-37")
def test_a_bandmate_of_a_carrier_struck_from_afar_takes_the_flag() -> None:
    text = "    units A: cannon@g4\n    units B: {}\n    flag B: chicken1@e4"
    alone = flag(text.format("chicken1@e4 chicken2@e4"))
    fight(alone, "cannon@g4 chicken1@e4")
    assert flags(alone)["B"] == "chicken2@e4"
    several = flag(text.format("chicken1@e4 chicken2@e4 soldier@e4 chicken3@d4"))
    fight(several, "cannon@g4 chicken1@e4")
    assert (match_seat(several), offers(several)) == ("B", ["carry chicken2@e4", "carry soldier@e4"])
    assert refused(several, "carry chicken3@d4") == "FLAG-8"
    assert refused(several, "carry cannon@g4") == "FLAG-8"
    play(several, "B: carry soldier@e4")
    assert flags(several)["B"] == "soldier@e4"


def match_seat(match: Match) -> str:
    """Who is asked."""
    return "ABCD"[match.decision.seat]


@rule("FLAG-7")
@pytest.mark.parametrize("claim", ["carrier_or_bandmate", "carrier_and_bandmates", "defender_only"])
def test_a_catastrophe_leaves_the_flag_in_the_hex(claim: str) -> None:
    match = flag(
        "    units A: chicken1@i3\n    units B: chicken1@e5 golem@d4\n    flag B: chicken1@e5\n"
        f"    deck: eruption\n    option: flag_claim = {claim}"
    )
    play(match, "end", "draw 1")
    assert flags(match)["B"] == "e5"
    assert standing(match, "B") == ["golem@d4"]


@rule("FLAG-7")
def test_a_card_that_destroys_the_carrier_in_combat_leaves_the_flag() -> None:
    text = """
    units A: golem@d5
    units B: chicken1@d4
    flag B: chicken1@d4
    hand A: draw
    define:
      [[scroll]]
      id = "draw"
      effects = [{ when = "resolve", op = "destroy", target = { owner = "enemy", count = 1 } }]
    """
    match = flag(text)
    play(match, "free attack", "attack golem@d5 chicken1@d4", "lay draw")
    assert (flags(match)["B"], standing(match, "B")) == ("d4", [])


@rule("RUL-145")
def test_the_stack_is_the_one_where_the_defender_stands_when_it_is_destroyed() -> None:
    text = """
    units A: golem@d5
    units B: chicken1@d4 chicken2@d4 chicken3@e4 chicken4@e4
    hand B: swap
    flag B: {}
    """
    stays = flag(text.format("chicken2@d4"))
    play(
        stays,
        "free attack",
        "attack golem@d5 chicken1@d4",
        "B: lay swap",
        "B: target chicken1@d4",
        "B: swap chicken3@e4",
    )
    assert flags(stays)["B"] == "chicken2@d4", "its bandmate is no bandmate of the defender any more"
    goes = flag(text.format("chicken4@e4"))
    play(
        goes,
        "free attack",
        "attack golem@d5 chicken1@d4",
        "B: lay swap",
        "B: target chicken1@d4",
        "B: swap chicken3@e4",
    )
    assert flags(goes)["B"] == "golem@d5"


@rule("RUL-145")
@pytest.mark.parametrize(("start", "end", "holder"), [("e4", "c5", "cannon@e5"), ("c5", "e4", "e4")])
def test_what_an_attack_was_when_it_was_declared_it_stays(start: str, end: str, holder: str) -> None:
    text = """
    units A: cannon@e5
    units B: chicken1@{start} chicken2@{end}
    hand B: swap
    flag B: chicken2@{end}
    """
    match = flag(text.format(start=start, end=end))
    play(match, "free attack", f"attack cannon@e5 chicken1@{start}", "B: lay swap", f"B: target chicken1@{start}")
    assert standing(match, "B") == [f"chicken2@{start}"], "chicken1 was swapped onto the Flag and destroyed there"
    assert flags(match)["B"] == holder, "adjacent stays adjacent, ranged stays ranged"


# -- Flags that lie in a hex (FLAG-8, RUL-139) ---------------------------------------------------------------------


@rule("FLAG-8")
def test_a_unit_takes_the_flag_that_lies_where_it_goes_even_in_passing() -> None:
    match = flag("    units A: soldier@h4 golem@h3\n    units B: chicken1@c5\n    flag B: g4")
    play(match, "free move", "move soldier@h4")
    assert flags(match)["B"] == "g4"
    events = play(match, "step g4")
    assert (flags(match)["B"], told(events, "UnitMoved", "FlagTaken")) == ("soldier@g4", ["UnitMoved", "FlagTaken"])
    play(match, "step g3")
    assert flags(match)["B"] == "soldier@g3"


@rule("FLAG-8")
def test_a_unit_put_on_a_flag_by_a_card_takes_it() -> None:
    match = flag("    units A: golem@h3\n    units B: chicken1@e5\n    flag A: f5\n    hand A: push")
    play(match, "play push", "to f5")
    assert flags(match)["A"] == "chicken1@f5"


@rule("FLAG-8", "FLAG-10")
def test_a_machine_built_on_a_flag_takes_it() -> None:
    match = flag(
        "    units A: chicken1@i3 chicken2@i3\n    units B: chicken1@c5\n    flag B: g4\n"
        "    lineup: golem golem golem golem\n    resources A: wood*3"
    )
    play(match, "free build", "build golem", "pilot chicken1@i3", "at g4")
    assert flags(match)["B"] == "golem@g4"


@rule("RUL-139", "FLAG-8")
def test_the_owner_says_who_of_a_group_takes_each_flag() -> None:
    match = flag(
        "    units A: soldier@h4 soldier@h4 chicken1@h4\n    units B: chicken1@c5\n    flag A: g4\n    flag B: g4"
    )
    play(match, "free move", "move soldier@h4", "with chicken1@h4", "go", "step g4")
    assert (match.decision.kind, dict(match.decision.about)["flag"]) == ("flag_take", "A")
    assert sorted(offers(match)) == ["carry chicken1@g4", "carry soldier@g4"]
    play(match, "carry chicken1@g4")
    assert (match.decision.kind, dict(match.decision.about)["flag"]) == ("flag_take", "B")
    play(match, "carry soldier@g4")
    assert flags(match) == {"A": "chicken1@g4", "B": "soldier@g4"}
    assert match.decision.kind == "move_step", "and the move goes on"


@rule("RUL-139")
def test_who_burns_does_not_take_a_flag_from_the_lava_but_an_immune_unit_does() -> None:
    text = "    units A: chicken1@g4 lavawalker@g3\n    units B: chicken1@c5\n    flag B: f4"
    burnt = flag(text)
    play(burnt, "free move", "move chicken1@g4", "step f4")
    assert (flags(burnt)["B"], standing(burnt, "A")) == ("f4", ["lavawalker@g3"])
    immune = flag(text)
    play(immune, "free move", "move lavawalker@g3", "step f4", "step f3")
    assert flags(immune)["B"] == "lavawalker@f3"
    flipped = flag(text + "\n    hand A: flip")
    play(flipped, "play flip", "tile f4", "free move", "move chicken1@g4", "step f4")
    assert flags(flipped)["B"] == "chicken1@f4", "once the tile is flipped anybody does"


# -- Lava and Sea (RUL-99) -----------------------------------------------------------------------------------------


@rule("RUL-99", "FLAG-7")
def test_a_carrier_that_walks_into_lava_leaves_the_flag_before_it() -> None:
    match = flag("    units A: chicken1@g4\n    units B: chicken1@c5\n    flag B: chicken1@g4")
    play(match, "free move", "move chicken1@g4", "step f4")
    assert (flags(match)["B"], standing(match, "A")) == ("g4", [])


@rule("RUL-99")
def test_a_carrier_pushed_into_lava_leaves_the_flag_before_it() -> None:
    text = """
    units A: golem@h3
    units B: chicken1@e4
    flag B: chicken1@e4
    hand A: push
    define:
      [[scroll]]
      id = "push"
      effects = [
        { when = "resolve", op = "move_unit", amount = 1, lava = true, target = { owner = "enemy", count = 1 } },
      ]
    """
    match = flag(text)
    play(match, "play push", "to f4")
    assert (flags(match)["B"], standing(match, "B")) == ("e4", [])


@rule("RUL-99")
def test_if_the_tile_turns_to_lava_the_flag_lies_on_it() -> None:
    match = flag("    units A: chicken1@f5\n    units B: chicken1@c5\n    flag B: chicken1@f5\n    hand A: flip")
    play(match, "play flip", "tile f5")
    assert (flags(match)["B"], standing(match, "A")) == ("f5", [])


@rule("RUL-99", "RUL-37")
def test_a_bandmate_that_stands_fast_in_the_lava_takes_the_flag() -> None:
    text = """
    units A: chicken1@g4 lavawalker@g4
    units B: chicken1@c5
    flag B: chicken1@g4
    define:
      [[machine]]
      id = "lavawalker"
      banding = true
    """
    match = flag(text)
    play(match, "free move", "move chicken1@g4", "with lavawalker@g4", "step f4")
    assert (flags(match)["B"], standing(match, "A")) == ("lavawalker@f4", ["lavawalker@f4"])


WALKER = "    units A: lavawalker@g3\n    units B: {}\n    flag A: i3\n    flag B: lavawalker@g3"


def walked(enemy: str, more: str = "") -> Match:
    """A's Lavawalker goes over g4 to the Lava at f4, with B's Flag; now it is B's turn."""
    match = flag(WALKER.format(enemy) + more)
    play(match, "free move", "move lavawalker@g3", "step g4", "step f4", "end", "draw 0", "B: skip")
    return match


@rule("RUL-99")
def test_a_carrier_that_dies_on_lava_later_leaves_the_flag_where_it_came_from() -> None:
    match = walked("cannon@d4")
    again = topcluck.position(match.game.write_position(match.state))
    assert again.state.dump() == match.state.dump(), "where it came from is written down and read back"
    for there in (match, again):
        fight(there, "cannon@d4 lavawalker@f4")
        assert flags(there)["B"] == "g4"
    near = walked("golem@e4")
    fight(near, "golem@e4 lavawalker@f4")
    assert flags(near)["B"] == "golem@e4", "an attacker beside it claims it all the same"


@rule("RUL-99")
def test_on_a_lava_tile_that_was_flipped_back_the_flag_stays() -> None:
    match = walked("cannon@d4", "\n    hand B: flip")
    play(match, "play flip", "tile f4")
    fight(match, "cannon@d4 lavawalker@f4")
    assert flags(match)["B"] == "f4"


@rule("RUL-99")
def test_at_sea_the_flag_falls_on_the_last_tile() -> None:
    match = flag("    units A: skimmer@h4 chicken6@i3\n    units B: chicken1@c5\n    flag B: skimmer@h4")
    play(match, "free move", "move skimmer@h4")
    sea = [hex for hex in offers(match, "step") if not hex.endswith(("g3", "g4", "h3", "h4", "i3"))]
    play(match, sea[0], "stop")
    carrier = flags(match)["B"]
    assert carrier.startswith("skimmer@")
    assert carrier != "skimmer@h4"
    play(match, "end", "draw 0")
    assert (flags(match)["B"], standing(match, "A")) == ("h4", ["chicken6@i3"])


# -- handing over (FLAG-10, RUL-38, RUL-133) -----------------------------------------------------------------------


@rule("FLAG-10", "RUL-38")
def test_a_machine_hands_its_flag_to_a_chicken_that_passes_and_brings_it_home() -> None:
    text = "    units A: chicken1@i3 golem@h3\n    units B: chicken1@c5\n    flag A: f3\n    flag B: golem@h3\n"
    match = flag(text + "    dice A: claw")
    play(match, "free move", "move chicken1@i3", "step h3")
    assert offers(match, "hand") == ["hand flag B chicken1@h3"]
    events = play(match, "hand flag B chicken1@h3")
    assert (flags(match)["B"], told(events, "FlagHanded")) == ("chicken1@h3", ["FlagHanded"])
    play(match, "claw move", "move chicken1@h3", "step i3")
    assert match.outcome == WON_BY_A


@rule("RUL-38", "MOVE-4")
def test_no_machine_brings_a_flag_into_the_base_itself() -> None:
    match = flag("    units A: golem@h3\n    units B: chicken1@c5\n    flag B: golem@h3")
    play(match, "free move", "move golem@h3")
    assert "step i3" not in offers(match)


@rule("FLAG-10", "RUL-133")
def test_a_flag_changes_hands_in_the_start_hex_and_once_per_visit() -> None:
    text = "    units A: soldier@h3 chicken1@h3 soldier@g3\n    units B: chicken1@c5\n    flag A: i3\n"
    match = flag(text + "    flag B: chicken1@h3")
    play(match, "free move", "move soldier@h3", "go")
    assert offers(match, "hand") == ["hand flag B soldier@h3"], "before the first step"
    play(match, "hand flag B soldier@h3")
    assert offers(match, "hand") == []
    assert refused(match, "hand flag B chicken1@h3") == "RUL-133"
    play(match, "step g3")
    assert offers(match, "hand") == ["hand flag B soldier@g3"], "a new hex: the other Soldier may have it"
    play(match, "hand flag B soldier@g3")
    assert offers(match, "hand") == []
    assert set(offers(match)) >= {"stop", "step h3"}
    play(match, "step h3")
    assert flags(match)["B"] == "soldier@g3"
    assert offers(match, "hand") == [], "it was left behind"


@rule("RUL-133")
def test_each_of_two_flags_changes_hands_once() -> None:
    match = flag(
        "    units A: soldier@h3 chicken1@g3\n    units B: chicken1@c5\n    flag A: soldier@h3\n    flag B: soldier@h3"
    )
    play(match, "free move", "move soldier@h3", "step g3")
    assert offers(match, "hand") == ["hand flag A chicken1@g3", "hand flag B chicken1@g3"]
    play(match, "hand flag A chicken1@g3")
    assert offers(match, "hand") == ["hand flag B chicken1@g3"]
    play(match, "hand flag B chicken1@g3")
    assert offers(match, "hand") == []
    assert flags(match) == {"A": "chicken1@g3", "B": "chicken1@g3"}


@rule("FLAG-10")
def test_only_own_units_in_the_same_hex_pass_flags() -> None:
    text = "    units A: soldier@h3 chicken1@g3 chicken2@g4\n    units B: chicken1@c5\n    flag B: chicken2@g4"
    match = flag(text)
    play(match, "free move", "move soldier@h3", "step g3")
    assert offers(match, "hand") == []
    assert refused(match, "hand flag B soldier@g3") == "FLAG-10"
    passing = house(
        "mode: flag\nturn: 3 A\nunits A: toothpick_soldier@d6\nunits B: chicken1@d5 chicken2@g3\nflag B: chicken1@d5\n"
        'define:\n  [[machine]]\n  id = "toothpick_soldier"\n  effects = [{ when = "static", op = "grant",'
        ' trait = "pass_enemies", target = { ref = "self" } }]'
    )
    play(passing, "free move", "move toothpick_soldier@d6", "step d5")
    assert offers(passing, "hand") == [], "no Flag is taken from an enemy in passing"
    assert flags(passing)["B"] == "chicken1@d5"


@rule("FLAG-10")
def test_nothing_else_than_a_move_passes_or_drops_a_flag() -> None:
    match = flag("    units A: soldier@h3 chicken1@h3\n    units B: chicken1@c5\n    flag B: soldier@h3")
    assert not [offer for offer in offers(match) if "flag" in offer]
    assert refused(match, "hand flag B chicken1@h3") == "FLAG-10"
    play(match, "free move", "move soldier@h3", "with chicken1@h3", "step g3")
    assert sorted(offers(match, "hand")) == ["hand flag B chicken1@g3"]
    assert not [offer for offer in offers(match) if offer.startswith(("drop", "carry"))]


@rule("FLAG-10", "RUL-38", "BUILD-10")
def test_a_chicken_that_becomes_a_pilot_leaves_its_flag() -> None:
    text = (
        "    units A: {}\n    units B: chicken1@c5\n    flag B: chicken1@g4\n    flag A: chicken6@i3\n"
        "    lineup: {} golem golem golem\n    resources A: wood*3 rock*2"
    )
    alone = flag(text.format("chicken6@i3 chicken1@g4", "soldier"))
    play(alone, "free build", "build soldier", "pilot chicken1@g4", "at h3")
    assert flags(alone)["B"] == "g4"
    mate = flag(text.format("chicken6@i3 chicken1@g4 chicken2@g4", "soldier"))
    play(mate, "free build", "build soldier", "pilot chicken1@g4", "at h3")
    assert flags(mate)["B"] == "chicken2@g4"
    beneath = flag(text.format("chicken6@i3 chicken1@g4", "soldier"))
    play(beneath, "free build", "build soldier", "pilot chicken1@g4", "at g4")
    assert flags(beneath)["B"] == "soldier@g4", "the Machine is placed on a hex with an unclaimed Flag (FLAG-8)"


@rule("RUL-38", "FLAG-8")
def test_bandmates_of_a_pilot_come_before_the_machine_that_joins_them() -> None:
    match = flag(
        "    units A: chicken6@i3 chicken1@g4 chicken2@g4 chicken3@g4\n    units B: chicken1@c5\n"
        "    flag B: chicken1@g4\n"
        "    lineup: soldier golem golem golem\n    resources A: rock*2"
    )
    play(match, "free build", "build soldier", "pilot chicken1@g4", "at g4")
    assert offers(match) == ["carry chicken2@g4", "carry chicken3@g4"]
    play(match, "carry chicken3@g4")
    assert flags(match)["B"] == "chicken3@g4"
    assert match.decision.kind == "action"


@rule("FLAG-10", "RUL-99")
def test_a_swimmer_that_becomes_a_pilot_leaves_its_flag_ashore() -> None:
    match = house(
        "mode: flag\nturn: 3 A\nunits A: chicken1@c7 chicken2@c6\nunits B: chicken1@g3\nflag B: chicken2@c6\n"
        "strategies A: rubber_ducks\nlineup: toothpick_soldier watch_tower\nresources A: wood*2\ndice A: claw"
    )
    play(match, "claw move", "move chicken2@c6", "step b7")
    assert flags(match)["B"] == "chicken2@b7"
    play(match, "free build", "build toothpick_soldier", "pilot chicken2@b7", "at d6")
    assert flags(match)["B"] == "c6"


@rule("FLAG-10", "RUL-4")
def test_a_pilot_with_a_flag_is_not_taken_for_one_without() -> None:
    match = flag(
        "    units A: chicken1@i3 chicken2@i3 chicken3@i3\n    units B: chicken1@c5\n    flag A: chicken2@i3\n"
        "    lineup: soldier golem golem golem\n    resources A: rock*2"
    )
    play(match, "free build", "build soldier")
    assert offers(match, "pilot") == ["pilot chicken1@i3", "pilot chicken2@i3"]


# -- what else changes (FLAG-1, FLAG-9, FLAG-12, FX-26, FX-27) -----------------------------------------------------


@rule("FX-26")
def test_units_that_swap_leave_their_flags_in_the_hex() -> None:
    text = """
    units A: golem@d5 chicken1@g4 chicken2@i3
    units B: chicken1@d4 chicken2@e4 chicken3@e4
    flag A: chicken2@i3
    flag B: chicken1@d4
    hand A: swap
    """
    match = flag(text)
    lines = ("free attack", "attack golem@d5 chicken1@d4", "lay swap", "target chicken1@d4", "swap chicken2@e4")
    events = play(match, *lines[:3])
    events = play(match, *lines[3:])
    assert "chicken2@d4" in standing(match, "B")
    assert flags(match)["B"] == "chicken2@d4", "the newcomer carries it"
    assert told(events, "FlagTaken") == ["FlagTaken"]


@rule("FX-26", "FLAG-2")
def test_no_swap_brings_a_flag_home() -> None:
    text = """
    units A: golem@d5 chicken1@g4 chicken2@i3
    units B: chicken1@d4
    flag A: chicken2@i3
    flag B: chicken1@g4
    hand A: swap
    """
    match = flag(text)
    play(match, "free attack", "attack golem@d5 chicken1@d4", "lay swap", "target chicken1@g4", "swap chicken2@i3")
    assert match.outcome is None
    assert flags(match) == {"A": "chicken1@i3", "B": "chicken2@g4"}


@rule("FX-27", "FLAG-1")
def test_pecking_order_does_nothing_and_hot_feet_serves_chickens() -> None:
    text = "mode: flag\nturn: 3 A\nunits A: chicken1@d6 chicken2@d6\nunits B: chicken1@g3\nstrategies A: {}"
    plain, order = house(text.format("")), house(text.format("pecking_order"))
    assert piece(order, "chicken1@d6") == piece(plain, "chicken1@d6")
    for strategy, holder in (("hot_feet", "chicken1@e5"), ("", "chicken2@d6")):
        match = house(text.format(strategy) + "\nflag B: chicken1@d6")
        play(match, "free move", "move chicken1@d6", "go", "step e5")
        assert flags(match)["B"] == holder, "who burns leaves it where it came from, to its bandmate there (RUL-99)"


@rule("FLAG-1")
def test_effects_on_leaders_find_nobody() -> None:
    text = """
    units A: chicken1@i3
    units B: chicken1@e4
    hand A: push
    define:
      [[scroll]]
      id = "push"
      effects = [
        { when = "resolve", op = "add_shield", amount = 1, target = { type = ["leader"], count = 1 } },
        { when = "resolve", op = "gain_resources", amount = 1, player = "you" },
      ]
    """
    match = flag(text)
    play(match, "play push", "take wood")
    assert (resources(match, "A"), sum(unit.shields for unit in open_table(match).units)) == ((1, 0, 0), 0)


@option("flag_five_star_disabled")
@rule("FLAG-9")
def test_five_stars_have_no_effect_unless_a_house_rule_says_so() -> None:
    text = "    units A: chicken1@i3\n    units B: chicken1@c5\n    dice A: star*5\n    tags: {}\n"
    allowed = "    option: flag_five_star_disabled = false"
    assert "star pardon" not in offers(flag(text.format("B>A")))
    assert refused(flag(text.format("B>A")), "star pardon") == "FLAG-9"
    rest = [offer for offer in offers(flag(text.format(""))) if offer.startswith("star")]
    assert offers(flag(text.format("") + allowed), "star") == rest, "no tags are placed, so there is none to remove"
    assert refused(flag(text.format("") + allowed), "star pardon") == "RUL-128"
    match = flag(text.format("B>A") + allowed)
    play(match, "star pardon")
    assert tags(match, "A") == (0, 0)
    standard = table("turn: 3 A\nunits A: leader@i3\nunits B: leader_b@c5\ndice A: star*5\ntags: B>A")
    assert "star pardon" in offers(standard)


@rule("FLAG-12")
def test_no_tags_are_placed() -> None:
    match = struck("carrier_or_bandmate", "chicken6")
    assert (tags(match, "A"), tags(match, "B")) == ((0, 0), (0, 0))
    assert zone(match, "B").destroyed == ("chicken6",)


# -- text and views ------------------------------------------------------------------------------------------------


def test_flags_are_written_and_read_back() -> None:
    match = flag(
        "    units A: soldier@h3 soldier@h3 chicken1@i3\n    units B: chicken1@c5\n    flag A: soldier#2@h3\n"
        "    flag B: e4"
    )
    text = match.game.write_position(match.state)
    assert "flag B: e4" in text.splitlines()
    again = topcluck.position(text)
    assert again.state.dump() == match.state.dump()
    assert flags(again) == {"A": "soldier@h3", "B": "e4"}


def test_a_question_about_a_flag_is_written_and_read_back() -> None:
    match = flag("    units A: cannon@g4\n    units B: chicken1@e4 chicken2@e4 chicken3@e4\n    flag B: chicken1@e4")
    fight(match, "cannon@g4 chicken1@e4")
    again = topcluck.position(match.game.write_position(match.state))
    assert again.state.dump() == match.state.dump()
    assert offers(again) == offers(match) == ["carry chicken2@e4", "carry chicken3@e4"]


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("    flag A: z9", "z9"),
        ("    flag A: golem@h3", "there is no golem@h3"),
        ("    flag A: A5", "carried by nobody"),
        ("    firm: chicken1@i3=h3", "stands firmly"),
        ("    leaders: A=leader\n    units B: leader@c5", "without"),
    ],
)
def test_flags_that_cannot_be(lines: str, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        flag("    units A: chicken1@i3\n" + lines)


@rule("RUL-139")
def test_a_flag_that_lies_under_a_unit_is_taken_as_the_position_is_read_unless_it_burns_there() -> None:
    assert flags(flag("    units A: chicken1@f4\n    flag B: f4"))["B"] == "f4"
    assert flags(flag("    units A: chicken1@h3\n    flag B: h3"))["B"] == "chicken1@h3"
    assert flag("    units A: chicken1@i3\n    flag B: i3").outcome == WON_BY_A


@pytest.mark.parametrize("edition", ["second-en", "second-fr", "second-it", "first-de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_beginning_of_a_game_conforms(players: int, edition: str) -> None:
    setup = {"players": players, "mode": "flag", "edition": edition}
    report = conform("chicken-island", setup, seed=players, every=100, max_entries=300)
    assert report.worlds > 5


def test_everybody_sees_where_the_flags_are() -> None:
    match = flag("    units A: chicken1@h3\n    units B: chicken1@c5\n    flag B: f5")
    assert len({match.view(seat).table.flags for seat in (0, 1, None)}) == 1  # type: ignore[attr-defined]
