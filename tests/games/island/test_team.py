"""Team play (TEAM): A and C against B and D."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import hand, open_table, piece, seen, tags, zone
from tests.games.island.table import offers, play, refused, standing, table
from topcluck.games.island.events import ValuesCompared
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.faces import Event
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match

HOMES = {"A": "leader@(3,-1)", "B": "leader_b@(-3,1)", "C": "leader_c@(1,-4)", "D": "leader_d@(-1,4)"}


def team(text: str = "", *, turn: str = "3 A", mode: str = "team", **units: str) -> Match:
    """Four players on T4, every Leader on its Base unless *units* says where the army of a seat stands."""
    armies = [f"units {seat}: {units.get(seat, home)}" for seat, home in HOMES.items()]
    more = [line.removeprefix("    ") for line in text.splitlines()]
    return table("\n".join(["players: 4", f"mode: {mode}", f"turn: {turn}", *armies, *more]))


def compared(events: Iterable[Event]) -> tuple[int, int]:
    """Strength and armor as they were compared."""
    return next((event.strength, event.armor) for event in events if isinstance(event, ValuesCompared))


def turned_up(events: Iterable[Event]) -> str:
    """Who turned up Scrolls, in order."""
    return "".join("ABCD"[event.seat] for event in events if type(event).__name__ == "ScrollsTurnedUp")  # type: ignore[attr-defined]


AMONG_ALL = {
    "A": "leader@(3,-1) golem@(1,0)",
    "B": "leader_b@(-3,1) chicken1@(0,1)",
    "C": "leader_c@(1,-4) chicken1@(1,-1)",
    "D": "leader_d@(-1,4) chicken1@(2,0)",
}  # A's Golem stands between a Chicken of each other player


# -- who plays together ------------------------------------------------------------------------------------------------


@rule("TEAM-1")
@pytest.mark.parametrize("players", [2, 3])
def test_two_teams_of_two_need_four_players(players: int) -> None:
    with pytest.raises(SetupRefused):
        topcluck.new("chicken-island", mode="team", players=players)


@rule("TEAM-1")
def test_turns_alternate_between_the_teams() -> None:
    match = team("    step: roll")
    for seat in "ABCDA":
        play(match, f"{seat}: skip", f"{seat}: end", f"{seat}: draw 0")


@rule("TEAM-1", "TEAM-4", "RUL-36", "SCN-40")
@pytest.mark.parametrize(("attacker", "friend"), ["AC", "BD", "CA", "DB"])
def test_who_sits_opposite_is_not_attacked(attacker: str, friend: str) -> None:
    others = [seat for seat in "ABCD" if seat != attacker]
    around = dict(zip(others, ["f8", "g6", "h6"], strict=True))
    units = {seat: f"{HOMES[seat]} chicken1@{hex}" for seat, hex in around.items()}
    match = team(turn=f"3 {attacker}", **units, **{attacker: f"{HOMES[attacker]} golem@g7"})
    play(match, "free attack")
    targets = sorted(offer.split()[-1] for offer in offers(match, "attack golem"))
    assert targets == [f"chicken1@{hex}" for seat, hex in around.items() if seat != friend]


@rule("TEAM-4", "RUL-36")
def test_an_attack_on_a_teammate_is_refused_even_if_nobody_else_is_near() -> None:
    units = {"A": "golem@(1,0)", "C": "leader_c@(1,-1)"}
    match = team(**units)
    assert refused(match, "free attack") == "CMB-1"
    rivals = team(mode="standard", **units)
    assert "free attack" in offers(rivals)


# -- a teammate's units are not one's own ------------------------------------------------------------------------------


@rule("TEAM-3", "SCN-40")
def test_nobody_passes_or_joins_units_of_a_teammate() -> None:
    match = team(A="leader@(3,-1) soldier@(2,-1)", C="leader_c@(1,-4) chicken1@(1,-1) chicken2@(1,-1)")
    play(match, "free move", "move soldier@(2,-1)")
    assert sorted(offers(match, "step")) == ["step g7", "step h7"], "not g6, where C's Chickens stand"
    play(match, "step g7")
    assert "step g6" not in offers(match)


@rule("TEAM-3")
def test_a_leader_driven_from_lava_does_not_join_units_of_a_teammate() -> None:
    match = team("    hand A: flip", A="leader@(0,1)", C="leader_c@(1,-4) chicken1@(1,0)")
    play(match, "play flip", "tile (0,1)")
    assert sorted(offers(match)) == ["at e8", "at e9", "at f9"], "not g7"


@rule("TEAM-3")
def test_the_base_of_a_teammate_is_closed() -> None:
    match = team(A="leader@(3,-1) chicken1@(1,-3)", C="leader_c@(0,-2)")
    play(match, "free move", "move chicken1@(1,-3)")
    assert sorted(offers(match, "step")) == ["step f4", "step g5"]


@rule("TEAM-3")
def test_soldiers_of_a_teammate_and_strategies_of_a_teammate_do_not_help() -> None:
    match = team(
        "    strategies C: st_plus_2",
        A="leader@(3,-1) soldier@(1,0)", B="leader_b@(-3,1) chicken1@(0,1)", C="leader_c@(1,-4) soldier@(1,-1)",
    )  # fmt: skip
    assert compared(play(match, "attack soldier@(1,0) chicken1@(0,1)")) == (2, 2)


@rule("TEAM-3")
def test_resources_chickens_and_dice_of_a_teammate_are_not_used() -> None:
    text = "    lineup: soldier soldier soldier soldier\n    resources {}: rock*4\n    dice {}: claw star +1*2"
    chickens = {"A": "leader@(3,-1) chicken1@(3,-1)", "C": "leader_c@(1,-4) chicken1@(1,-4)"}
    poor = team(text.format("C", "C"), **chickens)
    assert [offer for offer in offers(poor) if offer != "end"] == ["free move", "free retrieve"]
    rich = team(text.format("A", "A"), **chickens)
    assert {"free build", "claw move", "star lineup"} <= set(offers(rich))
    no_pilot = team(text.format("A", "A"), C=chickens["C"])
    assert "free build" not in offers(no_pilot)


@rule("TEAM-3")
def test_nobody_builds_on_the_territory_of_a_teammate() -> None:
    match = team("    lineup: soldier golem golem golem\n    resources A: rock*2", A="leader@(3,-1) chicken1@(3,-1)")
    play(match, "free build", "build soldier")
    assert sorted(offers(match, "at")) == ["at g6", "at g7", "at h6", "at h7"]


# -- nor are they an enemy's -------------------------------------------------------------------------------------------


@rule("TEAM-4", "RUL-36")
def test_an_effect_on_enemies_does_not_pick_a_teammates_unit() -> None:
    match = team("    hand A: push", **AMONG_ALL)
    play(match, "play push")
    victims = sorted(offer.split()[-1] for offer in offers(match))
    assert victims == ["chicken1@f8", "chicken1@h7", "leader@c8", "leader@e11"]


@rule("TEAM-4")
def test_an_effect_on_an_opponent_of_choice_does_not_pick_the_teammate() -> None:
    text = """
    hand A: draw
    resources B: wood
    resources C: wood
    resources D: wood
    define:
      [[scroll]]
      id = "draw"
      effects = [{ when = "resolve", op = "lose_resources", amount = 1, player = "opponent" }]
    """
    match = team(text)
    play(match, "play draw")
    assert len(offers(match)) == 2
    play(match, offers(match)[1])
    assert [sum(zone(match, seat).resources) for seat in "BCD"] == [1, 1, 0]


@rule("RUL-36")
def test_an_effect_on_any_unit_may_pick_a_teammates() -> None:
    match = team("    dice A: star*4", **AMONG_ALL)
    play(match, "star shield", "shield chicken1@(1,-1)")
    assert piece(match, "chicken1@g6").shields == 1
    swap = team("    hand A: swap", **AMONG_ALL)
    play(swap, "attack golem@(1,0) chicken1@(0,1)", "lay swap", "target leader@(1,-4)")
    assert sorted(standing(swap, "C")) == ["chicken1@g3", "leader_c@g6"]


@rule("TEAM-4")
def test_a_teammate_of_the_attacker_never_becomes_the_defender() -> None:
    match = team("    hand D: redir", **AMONG_ALL)
    events = play(match, "attack golem@(1,0) chicken1@(0,1)", "D: lay redir")
    assert compared(events) == (6, 2)
    assert standing(match, "D") == ["leader_d@e11"], "D's own Chicken is the only other one"
    assert len(standing(match, "C")) == 2


# -- winning -----------------------------------------------------------------------------------------------------------

LEADERS_SIDE_BY_SIDE = {
    "A": "leader@(3,-1) golem@(-1,1)",
    "B": "leader_b@(-2,1)",
    "C": "leader_c@(1,-4) golem@(0,2)",
    "D": "leader_d@(0,3)",
}
STRONG = """
    dice {seat}: +2*2 claw
    tags: {tags}
"""


@rule("TEAM-5", "SCN-40")
def test_a_team_wins_with_a_tag_on_each_opponent_whoever_placed_it() -> None:
    match = team(STRONG.format(seat="C", tags="A>B"), turn="4 C", **LEADERS_SIDE_BY_SIDE)
    play(match, "free attack", "attack golem@(0,2) leader@(0,3)", "add +2", "done")
    assert tags(match, "D") == (0, 0, 1, 0)
    assert match.outcome == Outcome((0, 2), "tags", "TEAM-5")


@rule("TEAM-5", "RUL-101")
def test_both_tags_may_come_from_the_same_teammate() -> None:
    match = team(STRONG.format(seat="A", tags="A>D"), **LEADERS_SIDE_BY_SIDE)
    play(match, "free attack", "attack golem@(-1,1) leader@(-2,1)", "add +2", "done")
    assert match.outcome == Outcome((0, 2), "tags", "TEAM-5")


@rule("TEAM-5", "RUL-101", "SCN-40")
@pytest.mark.parametrize("before", ["A>B", "C>B", "A>B C>B", "B>A D>C", "B>A A>B"])
def test_tags_on_one_opponent_alone_do_not_win(before: str) -> None:
    match = team(STRONG.format(seat="A", tags=before), **LEADERS_SIDE_BY_SIDE)
    play(match, "free attack", "attack golem@(-1,1) leader@(-2,1)", "add +2", "done")
    assert match.outcome is None
    assert tags(match, "B")[0] == before.count("A>B") + 1


@rule("TEAM-5")
def test_the_other_team_wins_in_the_same_way() -> None:
    units = {**LEADERS_SIDE_BY_SIDE, "A": "leader@(1,0)", "D": "leader_d@(-1,4) golem@(0,1)"}
    match = team(STRONG.format(seat="D", tags="B>C A>B"), turn="4 D", **units)
    play(match, "free attack", "attack golem@(0,1) leader@(1,0)", "add +2", "done")
    assert match.outcome == Outcome((1, 3), "tags", "TEAM-5")


@rule("RUL-100")
def test_tag_limits_hold_and_each_attacker_uses_own_tags() -> None:
    third_of_one = team(STRONG.format(seat="A", tags="A>B A>B"), **LEADERS_SIDE_BY_SIDE)
    play(third_of_one, "free attack", "attack golem@(-1,1) leader@(-2,1)", "add +2", "done")
    assert tags(third_of_one, "B") == (2, 0, 0, 0)
    units = {**LEADERS_SIDE_BY_SIDE, "A": "leader@(3,-1)", "C": "leader_c@(1,-4) golem@(-1,1)"}
    third_of_two = team(STRONG.format(seat="C", tags="A>B A>B"), turn="4 C", **units)
    play(third_of_two, "free attack", "attack golem@(-1,1) leader@(-2,1)", "add +2", "done")
    assert tags(third_of_two, "B") == (2, 0, 1, 0)
    fourth = team(STRONG.format(seat="C", tags="A>B A>B C>B"), turn="4 C", **units)
    play(fourth, "free attack", "attack golem@(-1,1) leader@(-2,1)", "add +2", "done")
    assert tags(fourth, "B") == (2, 0, 1, 0)


@rule("RUL-100")
def test_five_stars_clear_the_own_banner_not_the_teammates() -> None:
    friend = team("    dice A: star*5\n    tags: B>C")
    assert "star pardon" not in offers(friend)
    own = team("    dice A: star*5\n    tags: B>C D>A")
    play(own, "star pardon")
    assert (tags(own, "A"), tags(own, "C")) == ((0, 0, 0, 0), (0, 1, 0, 0))


# -- combat ------------------------------------------------------------------------------------------------------------


@rule("TEAM-6", "RUL-125")
def test_all_four_take_part_in_card_play_and_may_help_either_side() -> None:
    text = "    hand A: s_plus_1 s_plus_2\n    hand B: a_plus_1\n    hand C: {}\n    hand D: {}"
    helping = team(text.format("s_plus_5", "a_plus_6"), **AMONG_ALL)
    events = play(
        helping, "attack golem@(1,0) chicken1@(0,1)", "A: lay s_plus_1", "A: done", "B: lay a_plus_1",
        "C: lay s_plus_5", "D: lay a_plus_6", "A: pass",
    )  # fmt: skip
    assert compared(events) == (6 + 1 + 5, 2 + 1 + 6)
    assert turned_up(events) == "BCDA"
    hindering = team(text.format("a_plus_5", "s_plus_6"), **AMONG_ALL)
    events = play(
        hindering, "attack golem@(1,0) chicken1@(0,1)", "A: pass", "B: pass", "C: lay a_plus_5", "D: lay s_plus_6",
        "A: pass", "B: pass",
    )  # fmt: skip
    assert compared(events) == (6 + 6, 2 + 5)


@rule("RUL-125")
def test_your_units_on_a_card_of_the_teammate_are_only_the_teammates_own() -> None:
    match = team("    hand C: st_plus_2", **AMONG_ALL)
    events = play(match, "attack golem@(1,0) chicken1@(0,1)", "C: lay st_plus_2")
    assert compared(events) == (6, 2)
    assert zone(match, "C").strategies == ("st_plus_2",)


# -- secrets -----------------------------------------------------------------------------------------------------------


@rule("TEAM-2", "VIS-9")
def test_the_hand_of_a_teammate_is_as_secret_as_an_enemys() -> None:
    text = "    hand A: {}\n    hand C: flip\n    deck: {}"
    one = team(text.format("push swap", "redir draw"), **AMONG_ALL)
    two = team(text.format("redir draw", "push swap"), **AMONG_ALL)
    assert hand(one, "A") != hand(two, "A")
    for seat in "BCD":
        assert seen(one, seat) == seen(two, seat)
    assert (seen(one, "C").hand, zone(one, "A").hand) == (("flip",), 2)


@rule("TEAM-2", "VIS-9")
def test_scrolls_that_a_teammate_has_laid_are_hidden_until_they_are_turned_up() -> None:
    text = "    hand A: s_plus_1 {} push\n    hand C: flip\n    deck: {}"
    one = team(text.format("s_plus_2", "s_plus_3"), **AMONG_ALL)
    two = team(text.format("s_plus_3", "s_plus_2"), **AMONG_ALL)
    play(one, "attack golem@(1,0) chicken1@(0,1)", "lay s_plus_2", "done")
    play(two, "attack golem@(1,0) chicken1@(0,1)", "lay s_plus_3", "done")
    assert seen(one, "C") == seen(two, "C")
    assert (zone(one, "A").laid, open_table(one).combat is not None) == (1, True)
