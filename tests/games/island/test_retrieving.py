"""Retrieve (RET, RUL-58, RUL-69) and the limit of Resources (LIMIT-2)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import banner, open_table, resources, zone
from tests.games.island.table import offers, play, standing, table
from topcluck.kernel.match import Match


def retrieving(lines: str = "", *, owned: str = "wood*2") -> Match:
    """A with these Resources, two Chickens on the Base and four destroyed ones."""
    return table(
        f"""
turn: 3 A
units A: leader@(3,-1) chicken1@(3,-1) chicken2@(3,-1)
units B: leader_r2@(-3,1)
resources A: {owned}
{lines}
"""
    )


# -- picks (RET-1 to RET-3, RET-5) ---------------------------------------------------------------------------------


@rule("RET-1")
def test_each_pick_is_a_resource_of_choice_or_a_destroyed_chicken() -> None:
    match = retrieving()
    play(match, "free retrieve")
    assert offers(match) == ["take wood", "take rock", "take metal", "recover chicken3"]
    assert [str(event) for event in play(match, "take metal")] == ["ResourceTaken(seat=0, resource='metal')"]
    assert offers(match) == ["stop", "take wood", "take rock", "take metal", "recover chicken3"]
    told = play(match, "recover chicken3")
    assert [str(event) for event in told] == ["ChickenRecovered(seat=0, chicken='chicken3', base='i3')"]
    assert resources(match, "A") == (2, 0, 1)
    assert open_table(match).supply == (10, 12, 11)
    assert zone(match, "A").destroyed == ("chicken4", "chicken5", "chicken6")
    assert match.decision.kind == "action"


@rule("RET-1")
@pytest.mark.parametrize(
    ("picks", "owned", "chickens"),
    [
        (["take rock", "take rock"], (2, 2, 0), 2),
        (["recover chicken3", "recover chicken4"], (2, 0, 0), 4),
        (["recover chicken3", "take wood"], (3, 0, 0), 3),
    ],
)
def test_any_mix_of_picks_is_allowed(picks: list[str], owned: tuple[int, int, int], chickens: int) -> None:
    match = retrieving()
    play(match, "free retrieve", *picks)
    assert (resources(match, "A"), len(standing(match, "A")) - 1) == (owned, chickens)
    assert match.decision.kind == "action"


UNLIKE = """
define:
  [chicken]
  origin = "house"
  banding = true
  range = 1
  tokens = [
    { speed = 1, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 3 },
    { speed = 2, strength = 1, armor = 2 },
    { speed = 1, strength = 1, armor = 3 },
  ]
"""


@rule("RET-1", "RUL-4")
def test_which_of_several_different_chickens_returns_is_chosen() -> None:
    match = retrieving(UNLIKE)
    play(match, "free retrieve")
    assert offers(match, "recover") == ["recover chicken3", "recover chicken4", "recover chicken5"], "4 and 6 are alike"
    play(match, "recover chicken4")
    assert offers(match, "recover") == ["recover chicken3", "recover chicken5", "recover chicken6"]
    play(match, "recover chicken5")
    assert zone(match, "A").destroyed == ("chicken3", "chicken6")


@rule("RET-2", "RUL-58")
def test_the_free_action_and_a_chicken_die_give_two_picks_each() -> None:
    match = retrieving("dice A: chicken")
    play(match, "free retrieve", "take wood", "take wood")
    assert match.decision.kind == "action"
    play(match, "chicken retrieve", "take rock", "take rock")
    assert (resources(match, "A"), banner(match, "A")) == ((4, 2, 0), "")
    assert offers(match) == ["end"]


@rule("RET-2")
def test_how_many_picks_the_free_action_and_a_die_give_are_two_options() -> None:
    match = retrieving("dice A: chicken\noption: free_retrieve_count = 1")
    play(match, "free retrieve", "take wood")
    assert match.decision.kind == "action"
    play(match, "chicken retrieve", "take rock", "take rock")
    assert resources(match, "A") == (3, 2, 0)
    match = retrieving("dice A: chicken\noption: die_retrieve_count = 3")
    play(match, "free retrieve", "take wood", "take wood", "chicken retrieve", "take rock", "take rock", "take rock")
    assert resources(match, "A") == (4, 3, 0)
    assert offers(match) == ["end"]


@rule("RET-3")
def test_fewer_picks_may_be_taken_but_at_least_one() -> None:
    match = retrieving()
    play(match, "free retrieve")
    assert "stop" not in offers(match)
    play(match, "recover chicken3", "stop")
    assert (resources(match, "A"), zone(match, "A").destroyed) == ((2, 0, 0), ("chicken4", "chicken5", "chicken6"))
    assert offers(match, "free") == []


@rule("RET-3")
def test_only_what_exists_can_be_picked() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 chicken5@i3
        units B: leader_r2@(-3,1)
        supply: rock*1
        """
    )
    play(match, "free retrieve")
    assert offers(match) == ["take rock", "recover chicken6"]
    play(match, "take rock")
    assert offers(match) == ["stop", "recover chicken6"]
    play(match, "recover chicken6")
    assert offers(match) == ["end"]


@rule("RET-3")
def test_the_last_token_ends_a_retrieve_and_without_any_it_is_not_offered() -> None:
    everybody = "leader@i3 chicken1@i3 chicken2@i3 chicken3@i3 chicken4@i3 chicken5@i3 chicken6@i3"
    position = f"""
turn: 3 A
units A: {everybody}
units B: leader_r2@(-3,1)
dice A: chicken
"""
    match = table(position + "supply: rock*1")
    play(match, "free retrieve")
    assert resources(match, "A") == (0, 1, 0), "there is nothing else to take, so nobody is asked"
    assert match.decision.kind == "action", "and the second pick is lost"
    assert not [line for line in offers(match) if "retrieve" in line]
    assert "free retrieve" not in offers(table(position + "supply: -"))
    assert "chicken retrieve" not in offers(table(position + "supply: -"))


@rule("RET-3")
@pytest.mark.parametrize(
    ("mine", "theirs", "lost"), [("leader@h3", "leader_r2@c5 golem@i3", 6), ("leader@h3 golem@i3", "leader_r2@c5", 4)]
)
def test_no_chicken_returns_to_a_base_where_it_finds_no_room(mine: str, theirs: str, lost: int) -> None:
    match = table(
        f"""
turn: 3 A
units A: {mine}
units B: {theirs}
dice A: star*3
option: base_entry = any_unit
"""
    )
    play(match, "free retrieve")
    assert offers(match) == ["take wood", "take rock", "take metal"]
    play(match, "take wood", "stop", "star feast")
    assert len(zone(match, "A").destroyed) == lost, "nor by three stars"
    assert match.decision.kind == "refill"


@rule("RET-5")
def test_recovered_chickens_join_the_stack_on_their_own_base() -> None:
    match = retrieving()
    play(match, "free retrieve", "recover chicken3", "recover chicken4")
    assert standing(match, "A") == ["leader@i3", "chicken1@i3", "chicken2@i3", "chicken3@i3", "chicken4@i3"]
    empty = table(
        """
        turn: 3 A
        units A: leader@(0,1)
        units B: leader_r2@(-3,1)
        """
    )
    play(empty, "free retrieve", "recover chicken1", "stop")
    assert standing(empty, "A") == ["chicken1@i3", "leader@f5"]


# -- the limit (LIMIT-2, RET-4, RUL-69) ----------------------------------------------------------------------------


@rule("LIMIT-2", "RET-4", "RUL-69")
def test_who_has_nine_may_take_two_and_return_two_of_choice() -> None:
    match = retrieving(owned="wood*5 rock*4")
    play(match, "free retrieve", "take metal", "take metal")
    assert resources(match, "A") == (5, 4, 2), "the limit is applied after the gain"
    assert offers(match) == ["return wood", "return rock", "return metal"]
    told = play(match, "return wood", "return rock")
    assert [str(event) for event in told] == [
        "ResourceReturned(seat=0, resource='wood')",
        "ResourceReturned(seat=0, resource='rock')",
    ]
    assert (resources(match, "A"), open_table(match).supply) == ((4, 3, 2), (8, 9, 10))
    assert match.decision.kind == "action"


@rule("LIMIT-2")
@pytest.mark.parametrize(("owned", "returned"), [("wood*7", 0), ("wood*8", 1), ("wood*9", 2)])
def test_only_what_is_above_nine_goes_back(owned: str, returned: int) -> None:
    match = retrieving(owned=owned)
    play(match, "free retrieve", "take rock", "take rock")
    for _ in range(returned):
        assert match.decision.kind == "return_resource"
        play(match, "return rock")
    assert match.decision.kind == "action"
    assert sum(resources(match, "A")) == 9


@rule("LIMIT-2")
def test_the_limit_is_an_option() -> None:
    match = retrieving("option: resource_limit = 3", owned="wood*2")
    play(match, "free retrieve", "take rock", "take rock", "return wood")
    assert (resources(match, "A"), match.decision.kind) == ((1, 2, 0), "action")
    match = retrieving("option: resource_limit = none", owned="wood*9")
    play(match, "free retrieve", "take rock", "take rock")
    assert (resources(match, "A"), match.decision.kind) == ((9, 2, 0), "action")


@rule("LIMIT-2", "GEN-7")
def test_an_effect_that_gives_to_several_is_trimmed_when_it_is_complete_the_active_player_first() -> None:
    match = table(
        """
        players: 3
        turn: 4 B
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        units C: leader_c@(1,-4)
        hand B: draw
        resources A: wood*8
        resources B: rock*8
        resources C: metal*8
        define:
          [[scroll]]
          id = "draw"
          effects = [{ when = "resolve", op = "gain_resources", amount = 2, player = "all" }]
        """
    )
    play(match, "B: play draw", "B: take wood", "B: take wood", "C: take wood", "C: take wood")
    assert (resources(match, "B"), resources(match, "C")) == ((2, 8, 0), (2, 0, 8)), (
        "not before everybody has got theirs"
    )
    play(match, "A: take rock", "A: take rock")
    play(match, "B: return rock", "C: return metal", "A: return wood")
    assert [resources(match, seat) for seat in "ABC"] == [(7, 2, 0), (2, 7, 0), (2, 0, 7)]
    assert (match.decision.kind, match.decision.seat) == ("action", 1)


@rule("RET-1", "RET-5", "LIMIT-2")
def test_every_seat_retrieves_for_itself() -> None:
    match = table(
        """
        players: 3
        turn: 5 C
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1) chicken1@(-3,1)
        units C: leader_c@(1,-4) chicken2@(0,-2) golem@(1,-2){pilots=chicken1+chicken5}
        dice C: chicken
        resources A: wood*9
        resources C: rock*4 metal*4
        """
    )
    play(match, "free retrieve")
    assert offers(match) == ["take wood", "take rock", "take metal", "recover chicken3"]
    play(match, "recover chicken3", "take wood", "chicken retrieve", "take metal", "recover chicken4", "return rock")
    assert [resources(match, seat) for seat in "ABC"] == [(9, 0, 0), (0, 0, 0), (1, 3, 5)]
    assert open_table(match).supply == (2, 9, 7)
    assert standing(match, "C") == ["leader_c@g3", "chicken3@g3", "chicken4@g3", "chicken2@f5", "golem@g5"]
    assert [zone(match, seat).destroyed for seat in "BC"] == [
        ("chicken2", "chicken3", "chicken4", "chicken5", "chicken6"), ("chicken6",),
    ]  # fmt: skip
