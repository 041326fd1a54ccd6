"""Achievements (ACH): the end of a game is played, and its record is asked who earned what."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import option, rule
from tests.games.island.cards import defining, machine, magic
from tests.games.island.table import HOUSE, play, state_of, table
from tests.games.island.test_epic import HIT, attacked
from topcluck.games.island.achievements import deeds, list_of
from topcluck.games.island.chronicle import Witness
from topcluck.games.island.events import (
    AbilityUsed,
    CatastropheStruck,
    LeaderDied,
    ScrollPlayed,
    ScrollResolved,
    ValuesCompared,
)
from topcluck.games.island.rulesets import EDITIONS, FLAGS, MODES, OPTIONS, edition_options
from topcluck.games.island.rulesets.feats import Feat, feats
from topcluck.kernel.faces import Event, Seat
from topcluck.kernel.match import Match

FIRST = "option: achievement_list = first"
CLOSE = "leader@(0,-1){dice=4}"  # strength 8, as much as the armor of a Leader; next to (-1,0) and (0,-2)
ROCK = magic(
    'for = "turn", op = "modify", stat = "range", amount = 1, target = { owner = "you", count = 1 }',
    'for = "turn", op = "modify", stat = "strength", amount = 1, target = { ref = "same" }',
    id="flying_rock", play='["turn"]',
)  # fmt: skip
HITS_B = "attack leader@(0,-1) leader@(-1,0)"
HITS_C = "attack leader@(0,-1) leader@(0,-2)"


def duel(*lines: str, a: str = CLOSE, b: str = "leader_b@(-1,0)", tags: str = "A>B", define: str = ROCK) -> Match:
    """Two players on T2, turn 9 of A (the fifth one): one more tag on B wins."""
    return _scene([*lines, f"units A: {a}", f"units B: {b}"], tags, "turn: 9 A", define)


def brawl(
    *lines: str, a: str = CLOSE, c: str = "leader_c@(0,-2)", d: str = "", tags: str = "A>C", define: str = ROCK
) -> Match:
    """Three players, or four with a *d*: the Leaders of B and C stand next to A's; one tag on B wins."""
    armies = [f"players: {4 if d else 3}", f"units A: {a}", "units B: leader_b@(-1,0)", f"units C: {c}"]
    return _scene([*lines, *armies, *([f"units D: {d}"] if d else [])], tags, "turn: 13 A", define)


def _scene(lines: list[str], tags: str, turn: str, define: str) -> Match:
    begun = [] if any(line.startswith("turn:") for line in lines) else [turn]
    return defining("\n".join(filter(None, [*begun, *lines, f"tags: {tags}" if tags else ""])), define)


def lay(match: Match, *scrolls: str) -> None:
    """The attacker lays these Scrolls and resolves them; nobody else has any."""
    play(match, *(f"lay {scroll}" for scroll in scrolls))
    while match.outcome is None and match.decision.kind == "combat_next":
        match.push(match.legal_actions[0])


def earned(match: Match, seat: str = "A") -> set[str]:
    """What a seat earned in a game that is over; its record holds together."""
    assert match.outcome is not None, f"{match.decision} is asked"
    record = topcluck.verify(match.record).record
    return set(deeds(record)["ABCD".index(seat)].earned)


def ended(match: Match, *lines: str) -> set[str]:
    """What A earned after these lines."""
    play(match, *lines)
    return earned(match)


# -- the lists ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_edition_has_its_list(edition: str) -> None:
    found = [feat.id for feat in feats(edition_options(edition).achievement_list, edition)]
    first = 11 if edition == "first-de" else 1
    assert found == [f"ACH-{number}" for number in range(first, first + 10)]


@option("achievement_list")
def test_the_option_chooses_the_list() -> None:
    assert OPTIONS["achievement_list"].words == ("second", "first")
    for name, first in (("second", "ACH-1"), ("first", "ACH-11")):
        setup = topcluck.new("chicken-island", options={"achievement_list": name}, seed=1).setup
        assert list_of(dict(setup))[0].id == first


def test_editions_differ_where_their_texts_do() -> None:
    def differs(edition: str) -> set[str]:
        both = zip(feats("second", "second-en"), feats("second", edition), strict=True)
        return {one.id for one, other in both if one != other}

    assert differs("second-fr") == {"ACH-3", "ACH-7"}
    assert differs("second-it") == {"ACH-4"}


def test_all_modes_and_flags_of_the_lists_exist() -> None:
    for edition in EDITIONS:
        for feat in feats(edition_options(edition).achievement_list, edition):
            assert set(feat.modes) <= {*MODES, *FLAGS}
            assert feat.mode in ("", *MODES)


def test_nothing_is_earned_before_the_end() -> None:
    match = brawl(tags="")
    play(match, "free attack", HITS_B)
    assert match.outcome is None
    assert not any(done.earned or done.steps for done in deeds(match.record))


def test_they_never_affect_play() -> None:
    one, other = duel(), duel(FIRST)
    assert play(one, "free attack", HITS_B) == play(other, "free attack", HITS_B)
    assert one.outcome == other.outcome


# -- the worked scenario -----------------------------------------------------------------------------------------------


@rule("SCN-72", "ACH-1", "ACH-4", "ACH-5", "ACH-6", "ACH-7", "ACH-12", "ACH-16", "ACH-17", "RUL-114")
@pytest.mark.parametrize(
    ("choice", "expected"),
    [("", {"ACH-1", "ACH-4", "ACH-5", "ACH-6", "ACH-7"}), (FIRST, {"ACH-12", "ACH-16"})],
)
def test_scn_72_achievements(choice: str, expected: set[str]) -> None:
    match = brawl("turn: 6 C", "start: A", "step: draw", "dice A: claw", "hand A: s_plus_6*2 s_plus_1", choice, tags="")
    play(match, "C: draw 0", "A: skip", "A: free attack", HITS_B, "A: pass")
    play(match, "A: claw attack", HITS_C)
    lay(match, "s_plus_6", "s_plus_6", "s_plus_1")
    assert earned(match) == expected
    assert earned(match, "B") == earned(match, "C") == set()


# -- tags --------------------------------------------------------------------------------------------------------------


@rule("ACH-1")
@pytest.mark.parametrize(("scrolls", "expected"), [(("s_plus_6", "s_plus_6"), True), (("s_plus_5", "s_plus_6"), False)])
def test_a_tag_with_strength_twenty(scrolls: tuple[str, str], expected: bool) -> None:
    match = duel(f"hand A: {' '.join(scrolls)}")
    play(match, "free attack", HITS_B)
    lay(match, *scrolls)
    assert ("ACH-1" in earned(match)) == expected


@rule("ACH-1")
def test_strength_alone_is_not_enough_without_a_tag() -> None:
    for b in ("leader_b@(-1,0){shields=1}", "leader_b@(-3,1) chicken1@(-1,0)"):
        match = duel("hand A: s_plus_6*2", b=b)
        play(match, "free attack", f"attack leader@(0,-1) {b.split()[-1].partition('{')[0]}")
        lay(match, "s_plus_6", "s_plus_6")
        match.resign(1)
        assert earned(match) == set()


@rule("ACH-1")
@pytest.mark.parametrize(("leavers", "expected"), [((2, 1), {"ACH-1"}), ((2, 0), set())])
def test_a_tag_counts_without_a_victory_for_who_stays(leavers: tuple[int, int], expected: set[str]) -> None:
    match = brawl("hand A: s_plus_6*2", tags="")
    play(match, "free attack", HITS_C)
    lay(match, "s_plus_6", "s_plus_6")
    for seat in leavers:
        match.resign(seat)
    assert earned(match) == expected


WEAK = '[[leader]]\nid = "leader_b"\narmor = 6'
SOLDIERS = {
    "soldier@(0,-1){dice=5} soldier@(0,-1) leader@(3,-1)": 2,
    "soldier@(0,-1){dice=4} soldier@(0,-1) soldier@(0,-1) leader@(3,-1)": 3,
    "soldier@(0,-1){dice=5} leader@(3,-1)": 1,
    "soldier@(0,-1){dice=5} soldier@(1,-1) soldier@(1,-1) leader@(3,-1)": 1,  # beside it, not with it
    "soldier@(0,-1){dice=5} chicken1@(0,-1) chicken2@(0,-1) leader@(3,-1)": 1,
    "leader@(0,-1){dice=4} soldier@(0,-1) soldier@(0,-1) soldier@(0,-1)": 0,  # the Leader attacks
}


@rule("ACH-2", "ACH-13")
@pytest.mark.parametrize("army", SOLDIERS)
def test_a_tag_by_soldiers_that_band(army: str) -> None:
    attack = f"attack {army.partition('{')[0]} leader@(-1,0)"
    assert ("ACH-2" in ended(duel(a=army, define=WEAK), "free attack", attack)) == (SOLDIERS[army] >= 2)
    assert ("ACH-13" in ended(duel(FIRST, a=army, define=WEAK), "free attack", attack)) == (SOLDIERS[army] >= 3)


@rule("ACH-2")
def test_a_companion_that_fell_in_the_combat_bands_no_more() -> None:
    strike = magic('op = "destroy", target = { type = ["soldier"], count = 1 }')
    for struck, expected in (("soldier@g6", True), ("soldier#2@(0,-1)", False)):
        army = "soldier@(0,-1){dice=5} soldier@(0,-1) soldier@g6 leader@(3,-1)"
        match = duel("hand B: spell", a=army, define=f"{WEAK}\n{strike}")
        play(match, "free attack", "attack soldier@(0,-1) leader@(-1,0)", "B: lay spell")
        assert ("ACH-2" in ended(match, f"B: target {struck}")) == expected


# -- Flying Rock -------------------------------------------------------------------------------------------------------

FAR = "leader@(0,-1){dice=3}"  # with Flying Rock strength 8, and Range 2 to (-2,1) or (-2,0)


@rule("ACH-3")
def test_the_game_is_won_with_a_ranged_attack_after_flying_rock() -> None:
    match = duel("hand A: flying_rock", a=FAR, b="leader_b@(-2,0)")
    play(match, "play flying_rock")
    assert "ACH-3" in ended(match, "free attack", "attack leader@(0,-1) leader@(-2,0)")


@rule("ACH-3")
def test_an_attack_beside_it_or_without_the_rock_is_another_thing() -> None:
    match = duel("hand A: flying_rock", a=FAR)
    play(match, "play flying_rock")
    assert "ACH-3" not in ended(match, "free attack", HITS_B), "not ranged"
    match = duel(a="leader_r2@(0,-1){dice=4}", b="leader_b@(-2,0)")
    assert "ACH-3" not in ended(match, "free attack", "attack leader@(0,-1) leader@(-2,0)"), "no Flying Rock"


@rule("ACH-3")
def test_a_flying_rock_of_another_turn_or_player_does_not_count() -> None:
    shot = ("A: free attack", "attack leader@(0,-1) leader@(-2,0)")
    match = duel("hand A: flying_rock", a="leader_r2@(0,-1){dice=4}", b="leader_b@(-2,0)")
    play(match, "play flying_rock", "A: end", "A: draw 0", "B: skip", "B: end", "B: draw 0")
    assert "ACH-3" not in ended(match, "A: skip", *shot)
    match = duel("turn: 8 B", "start: A", "hand B: flying_rock", a="leader_r2@(0,-1){dice=4}", b="leader_b@(-2,0)")
    play(match, "B: play flying_rock", "B: end", "B: draw 0")
    assert "ACH-3" not in ended(match, "A: skip", *shot)


@rule("ACH-3")
@pytest.mark.parametrize(("edition", "expected"), [("second-en", False), ("second-fr", True), ("second-it", False)])
def test_the_french_edition_asks_only_for_a_ranged_attack(edition: str, expected: bool) -> None:
    match = duel(f"edition: {edition}", "hand A: flying_rock", a=FAR, b="leader_b@(-3,1) chicken1@(-2,0)")
    play(match, "play flying_rock", "free attack", "attack leader@(0,-1) chicken1@(-2,0)")
    match.resign(1)
    assert ("ACH-3" in earned(match)) == expected


@rule("ACH-3")
def test_an_attack_that_fails_is_not_won() -> None:
    match = duel("edition: second-fr", "hand A: flying_rock", a="leader@(0,-1)", b="leader_b@(-2,0)")
    play(match, "play flying_rock", "free attack", "attack leader@(0,-1) leader@(-2,0)")
    match.resign(1)
    assert earned(match) == set()


@rule("ACH-15")
def test_the_game_is_won_by_flying_rock_and_a_cannon() -> None:
    cannon, shot = "cannon@(0,-1){dice=3} leader@(3,-1)", ("free attack", "attack cannon@(0,-1) leader@(-2,0)")
    match = duel(FIRST, "hand A: flying_rock", a=cannon, b="leader_b@(-2,0)")
    play(match, "play flying_rock", "target cannon@(0,-1)")
    assert "ACH-15" in ended(match, *shot)
    assert "ACH-15" not in ended(duel(FIRST, "hand A: flying_rock", a=cannon, b="leader_b@(-2,0)"), *shot, "A: pass")
    match = duel(FIRST, "hand A: flying_rock", a=FAR, b="leader_b@(-2,0)")
    play(match, "play flying_rock")
    assert "ACH-15" not in ended(match, "free attack", "attack leader@(0,-1) leader@(-2,0)"), "no Cannon"


# -- building ----------------------------------------------------------------------------------------------------------

BUILDS = ("resources A: rock*3", "lineup: tower", "dice A: claw")
BUILT = ("free build", "build tower", "at (2,0)")
WITH_PILOT = f"{CLOSE} chicken1@(3,-1)"
GRANTS = 'op = "free_action", action = "build"'


@rule("ACH-4", "ACH-12", "RUL-114")
@pytest.mark.parametrize(("choice", "id"), [("", "ACH-4"), (FIRST, "ACH-12")])
def test_a_regular_game_is_won_without_building(choice: str, id: str) -> None:
    assert id in ended(brawl(*BUILDS, choice, a=WITH_PILOT), "claw attack", HITS_B)
    assert id not in ended(brawl(*BUILDS, choice, a=WITH_PILOT), *BUILT, "claw attack", HITS_B)


@rule("ACH-4")
def test_what_others_build_does_not_matter() -> None:
    builds = ("turn: 12 C", "start: A", "resources C: rock*3", "lineup: tower")
    match = brawl(*builds, c="leader_c@(0,-2) chicken1@(1,-4)")
    play(match, "C: free build", "build tower", "at (1,-3)", "C: end", "C: draw 0", "A: skip")
    assert "ACH-4" in ended(match, "A: free attack", HITS_B)


@rule("ACH-4", "ACH-12")
@pytest.mark.parametrize(
    ("players", "lines", "second", "first"),
    [
        (2, (), True, False),  # the first edition asks for 3 or 4
        (3, (), True, True),
        (4, (), True, True),
        (4, ("mode: team",), False, False),
        (3, ("flags: expert",), False, False),
    ],
)
def test_which_games_are_regular(players: int, lines: tuple[str, ...], second: bool, first: bool) -> None:
    for choice, id, expected in (("", "ACH-4", second), (FIRST, "ACH-12", first)):
        if players == 2:
            match = duel(*lines, choice)
        else:
            d = "leader_d@(-1,4)" if players == 4 else ""
            match = brawl(*lines, choice, d=d, tags="A>D" if "mode: team" in lines else "A>C")
        assert (id in ended(match, "free attack", HITS_B)) == expected


@rule("ACH-4")
@pytest.mark.parametrize(("edition", "expected"), [("second-en", False), ("second-fr", False), ("second-it", True)])
def test_in_italian_it_may_be_any_game(edition: str, expected: bool) -> None:
    match = brawl(f"edition: {edition}", "flags: expert")
    assert ("ACH-4" in ended(match, "free attack", HITS_B)) == expected


@rule("ACH-4", "ACH-12")
@pytest.mark.parametrize(("choice", "id"), [("", "ACH-4"), (FIRST, "ACH-12")])
def test_a_build_that_a_card_grants_is_a_build_too(choice: str, id: str) -> None:
    match = brawl(*BUILDS, choice, a=f"{WITH_PILOT} car@(2,-1)", define=machine(GRANTS, id="car"))
    play(match, "use car@(2,-1) 1", "build tower", "at (2,0)")
    assert id not in ended(match, "free attack", HITS_B)


# -- how the game was won ----------------------------------------------------------------------------------------------


@rule("ACH-5", "ACH-16")
@pytest.mark.parametrize(("choice", "id"), [("", "ACH-5"), (FIRST, "ACH-16")])
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("leader@(0,-1)", "leader@(0,-1)", True),
        ("golem@(-1,1)", "leader@(0,-1)", False),
        ("leader@(0,-1)", "golem@(-1,1)", False),
    ],
)
def test_all_tags_are_placed_by_the_own_leader(choice: str, id: str, first: str, second: str, expected: bool) -> None:
    match = duel(choice, "dice A: claw", a="leader@(0,-1){dice=2} golem@(-1,1)", tags="", define=WEAK)
    play(match, "free attack", f"attack {first} leader@(-1,0)")
    assert (id in ended(match, "claw attack", f"attack {second} leader@(-1,0)")) == expected


@rule("ACH-5")
def test_in_a_team_everybody_answers_for_the_own_tags() -> None:
    match = brawl("mode: team", c="leader_c@(1,-4)", d="leader_d@(-1,4)", tags="C>D")
    play(match, "free attack", HITS_B)
    assert match.outcome is not None and match.outcome.winners == (0, 2)
    assert ("ACH-5" in earned(match, "A"), "ACH-5" in earned(match, "C")) == (True, False), "C placed none here"


@rule("ACH-6", "RUL-114")
def test_two_tags_in_the_winning_turn_of_two_players_may_lie_on_one_banner() -> None:
    match = duel("dice A: claw", tags="")
    assert "ACH-6" in ended(match, "free attack", HITS_B, "claw attack", HITS_B)
    assert "ACH-6" not in ended(duel(), "free attack", HITS_B), "the first tag is older"


@rule("ACH-6", "RUL-114")
def test_two_tags_in_the_winning_turn_of_more_players_lie_on_two_banners() -> None:
    match = brawl("dice A: claw", tags="")
    assert "ACH-6" in ended(match, "free attack", HITS_B, "claw attack", HITS_C)
    match = brawl("dice A: claw", tags="A>C")
    assert "ACH-6" in ended(match, "free attack", HITS_C, "claw attack", HITS_B), "an older tag does not matter"
    match = brawl("dice A: claw", tags="")
    play(match, "free attack", HITS_B, "A: end", "A: draw 0", "B: skip", "B: end", "B: draw 0")
    play(match, "C: skip", "C: end", "C: draw 0", "A: skip")
    assert "ACH-6" not in ended(match, "A: free attack", HITS_C), "in two turns"


@rule("ACH-6", "ACH-7", "RUL-114")
def test_in_a_team_it_is_the_one_who_does_it() -> None:
    match = brawl(
        "mode: team", "turn: 1 A", "start: A", "dice A: claw", c="leader_c@(1,-4)", d="leader_d@(0,-2)", tags=""
    )
    both = {"ACH-6", "ACH-7"}
    assert both <= ended(match, "free attack", HITS_B, "claw attack", HITS_C)
    assert match.outcome is not None and match.outcome.winners == (0, 2)
    assert not both & earned(match, "C")


@rule("ACH-7", "ACH-17", "RUL-114")
@pytest.mark.parametrize(
    ("turn", "third", "second"),
    [("1 A", True, True), ("4 A", True, True), ("7 A", True, False), ("10 A", False, False)],
)
def test_the_game_is_won_in_an_early_turn_or_earlier(turn: str, third: bool, second: bool) -> None:
    early = (f"turn: {turn}", "start: A")
    assert ("ACH-7" in ended(brawl(*early), "free attack", HITS_B)) == third
    assert ("ACH-17" in ended(brawl(*early, FIRST), "free attack", HITS_B)) == second


@rule("ACH-7", "RUL-114")
@pytest.mark.parametrize(("start", "expected"), [("A", False), ("B", True), ("C", True)])
def test_only_the_own_turns_count(start: str, expected: bool) -> None:
    """Turn 9 or 10: the third of A if somebody else began."""
    turn = {"A": "10 A", "B": "9 A", "C": "8 A"}[start]
    assert ("ACH-7" in ended(brawl(f"turn: {turn}", f"start: {start}"), "free attack", HITS_B)) == expected


@rule("ACH-7", "ACH-17")
def test_the_first_edition_asks_for_three_players_or_four() -> None:
    assert "ACH-7" in ended(duel("turn: 3 A", "start: A"), "free attack", HITS_B)
    assert "ACH-17" not in ended(duel("turn: 3 A", "start: A", FIRST), "free attack", HITS_B)
    assert "ACH-17" in ended(brawl("turn: 5 A", "start: A", FIRST, d="leader_d@(-1,4)"), "free attack", HITS_B)


@rule("ACH-4", "ACH-5", "ACH-6", "ACH-7")
def test_who_is_left_alone_has_not_won_by_that() -> None:
    match = duel("turn: 3 A", "start: A")
    match.resign(1)
    assert match.outcome is not None and match.outcome.winners == (0,)
    assert earned(match) == set()


def test_who_has_resigned_earns_nothing_though_somebody_plays_on_and_wins() -> None:
    for leaver, expected in ((None, True), (0, False), (1, True)):
        match = brawl("turn: 1 A", "start: A")
        if leaver is not None:
            match.resign(leaver)
        assert (bool(ended(match, "free attack", HITS_B))) == expected


# -- Golems and Leaders ------------------------------------------------------------------------------------------------


@rule("ACH-14")
@pytest.mark.parametrize(
    ("standing", "expected"),
    [("wood_golem@d5 rock_golem@c6", True), ("wood_golem@d5 wood_golem@c6", False), ("rock_golem@d5", False)],
)
def test_three_different_golems_at_once(standing: str, expected: bool) -> None:
    match = table(
        f"""
        {FIRST}
        turn: 5 A
        units A: leader@c7 {standing} chicken5@c7 chicken6@c7
        units B: leader@g3
        resources A: metal*3
        lineup: metal_golem
        """.replace("\n        ", "\n"),
        head=HOUSE,
    )
    play(match, "free build", "build metal_golem", "pilot chicken5@c7", "at d6")
    match.resign(1)
    assert ("ACH-14" in earned(match)) == expected


@rule("ACH-14")
def test_golems_that_stand_there_one_after_another_are_not_enough() -> None:
    fall = magic('op = "destroy", target = { type = ["golem"], count = 1 }')
    for first, expected in ((False, True), (True, False)):
        match = defining(
            f"""
            {FIRST}
            turn: 5 A
            units A: leader@c7 wood_golem@d5 rock_golem@c6 chicken5@c7 chicken6@c7
            units B: leader@g3
            resources A: metal*3
            lineup: metal_golem
            hand A: spell
            """,
            fall, head=HOUSE,
        )  # fmt: skip
        strike = ("play spell", "target wood_golem@d5", "recover chicken1")
        play(match, *(strike if first else ()), "free build", "build metal_golem", "pilot chicken5@c7")
        play(match, *(("pilot chicken6@c7",) if first else ()), "at d6", *(() if first else strike))
        match.resign(1)
        assert ("ACH-14" in earned(match)) == expected


@rule("ACH-11")
@pytest.mark.parametrize(
    ("doing", "victim", "causers"),
    [
        (ValuesCompared(0, 9, 8), 1, {0}),
        (AbilityUsed(1, "golem"), 0, {1}),
        (ScrollPlayed(0, "flip"), 1, {0}),
        (ScrollResolved(3, "flip"), 2, {3}),
        (CatastropheStruck(1, "eruption"), 0, {1}),
        (ScrollResolved(1, "flip"), 1, set()),  # one's own Leader
        (ScrollResolved(0, "flip"), 2, set()),  # a teammate's
    ],
)
def test_an_epic_death_is_caused_by_whose_doing_it_was(doing: Event, victim: Seat, causers: set[Seat]) -> None:
    match = brawl("mode: team", "combat: leader@(0,-1) leader@(-1,0)", d="leader_d@(-1,4)", tags="")
    witness = Witness(state_of(match))
    witness.append(LeaderDied(victim, "leader"))
    assert witness.epic_deaths == ({0} if victim in (1, 3) else set()), "so far the player on turn did all"
    witness.epic_deaths.clear()
    witness.append(doing)
    witness.append(LeaderDied(victim, "leader"))
    assert witness.epic_deaths == causers


@rule("ACH-11")
@pytest.mark.parametrize(("hits", "died"), [(1, False), (2, True)])
def test_two_successful_attacks_in_a_turn_cause_an_epic_death(hits: int, died: bool) -> None:
    match = attacked()
    play(match, *[HIT] * hits)
    match.resign(1)
    match.resign(2)
    assert ("ACH-11" in earned(match)) == died


@rule("RUL-107", "ACH-11")
def test_the_second_tag_of_a_turn_that_wins_is_no_epic_death() -> None:
    match = duel(FIRST, "dice A: claw", tags="")
    assert "ACH-11" not in ended(match, "free attack", HITS_B, "claw attack", HITS_B)


# -- over several games ------------------------------------------------------------------------------------------------


def abandoned(**choice: object) -> Match:
    """A whole game, though a short one: all others leave at once."""
    match = topcluck.new("chicken-island", seed=5, **choice)
    for seat in range(1, match.state.seats):
        if match.outcome is None:
            match.resign(seat)
    return match


@rule("ACH-9", "ACH-19")
@pytest.mark.parametrize(
    ("choice", "played"),
    [
        ({"players": 2}, ["standard"]),
        ({"players": 2, "flags": ("expert",)}, ["standard", "expert"]),
        ({"players": 2, "flags": ("built_island",)}, ["standard"]),
        ({"players": 4, "mode": "team", "flags": ("expert",)}, ["team", "expert"]),
    ],
)
def test_modes_are_played_one_by_one(choice: dict[str, object], played: list[str]) -> None:
    done = deeds(abandoned(**choice).record)
    assert [step for id, step in done[0].steps if id == "ACH-9"] == played
    assert done[1].steps == (), "who left has not played it"
    done = deeds(abandoned(options={"achievement_list": "first"}, **choice).record)
    assert [step for id, step in done[0].steps if id == "ACH-19"] == [name for name in played if name != "expert"]


@rule("ACH-8")
def test_a_victory_is_a_step_with_the_leader_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    anywhere = (Feat(id="ACH-8", deed="leaders", mode="standard", number=9),)
    match = duel()
    play(match, "free attack", HITS_B)
    assert not any(id == "ACH-8" for done in deeds(match.record) for id, _ in done.steps), "this was no Solo game"
    monkeypatch.setattr("topcluck.games.island.achievements.feats", lambda name, edition: anywhere)
    assert [done.steps for done in deeds(match.record)] == [(("ACH-8", "leader"),), ()]


def test_a_game_from_a_position_does_not_count() -> None:
    match = duel()
    play(match, "free attack", HITS_B)
    assert not any(done.counts for done in deeds(match.record))
    assert all(done.counts for done in deeds(abandoned().record))
