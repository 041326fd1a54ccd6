"""What the Challenger builds and where, and the lineup it needs (SOLO-6, 7, 13, 17, 21, 22)."""

from __future__ import annotations

import pytest

from tests.citing import option, rule
from tests.games.island.glance import open_table, zone
from tests.games.island.solo_table import HEAD, its_turn, name, only, solo, told
from tests.games.island.table import play, standing, state_of, table
from topcluck.games.island.events import MachineDeckShuffled, MachineRevealed
from topcluck.games.island.narration import ChallengerBuilds, ChallengerBuildsNothing
from topcluck.games.island.notation import draw_board
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

HOME = "leader_b@(-3,1)"


def first_machine(lineup: str, more: str = "") -> tuple[Match, list[Event]]:
    """The last choice of the setup, after which the Challenger builds and plays its first turn."""
    claimed = "\n".join(f"  {row}" for row in draw_board(state_of(solo())))  # as both Bases were chosen before
    match = table(
        f"{HEAD}{more}turn: 0 -\nstart: B\nboard:\n{claimed}\nunits A: leader@(3,-1)\nunits B: {HOME}\ndice B: +3*5\n"
        f"facing: -\nlineup: {lineup}\npending: next_turn\npending: challenger_first\npending: solo_facing seat=A"
    )
    return match, play(match, "face e")


@rule("SOLO-6", "SOLO-12", "SOLO-13", "SOLO-28", "SCN-53")
def test_the_first_machine_is_the_strongest_that_moves_the_leftmost_if_tied() -> None:
    match, events = first_machine("tower soldier golem golem\nmachine deck: car")
    built = told(events, ChallengerBuilds)[0]
    assert (built.machine, built.hex, built.rule) == ("golem", name(match, -2, 1), "SOLO-13")
    assert built.window == ("tower", "soldier", "golem", "golem"), "the whole lineup"
    assert (built.strengths, built.speeds) == ((3, 2, 6, 6), (0, 2, 1, 1))
    assert built.hexes and set(built.ways) >= {"1", "6"}, "east of its Base comes before north-east"
    assert open_table(match).lineup == ("tower", "soldier", "golem", "car"), "cards slide left, a new one comes right"
    assert zone(match, "B").hand == 2


@option("solo_setup_pick")
@rule("SOLO-13")
@pytest.mark.parametrize(("option", "machine"), [("max_strength", "slow"), ("max_strength_then_speed", "quick")])
def test_whether_speed_breaks_a_tie_of_the_first_machine_is_an_option(option: str, machine: str) -> None:
    cards = """define:
  [[machine]]
  id = "slow"
  type = "golem"
  strength = 6
  speed = 1
  armor = 6
  pilots = 1
  cost = { wood = 1 }
  [[machine]]
  id = "quick"
  type = "golem"
  strength = 6
  speed = 2
  armor = 6
  pilots = 1
  cost = { wood = 1 }
"""
    more = f"option: solo_setup_pick = {option}\n{cards}"
    _, events = first_machine("tower slow quick soldier", more)
    assert told(events, ChallengerBuilds)[0].machine == machine


@option("solo_build_window")
@rule("SOLO-21", "SOLO-22", "DESOLO-5", "SCN-57")
@pytest.mark.parametrize(
    ("window", "dice", "machine"),
    [
        ("next_cards", 0, "soldier"), ("next_cards", 1, "soldier"), ("next_cards", 2, "golem"),
        ("next_mobile_cards", 0, "soldier"), ("next_mobile_cards", 1, "golem"), ("next_mobile_cards", 2, "golem"),
    ],
)  # fmt: skip
def test_each_build_die_widens_the_window(window: str, dice: int, machine: str) -> None:
    rows = " ".join(["chicken"] * dice + ["star"] * (3 - dice) + ["claw"] * 2)
    match = solo(
        "lineup: cannon soldier tower golem",
        challenger=f"{HOME} golem@(-2,1)",
        dice=rows,
        more=f"option: solo_build_window = {window}\n",
    )
    built = only(its_turn(match), ChallengerBuilds)
    assert (built.machine, built.dice, built.rule) == (machine, dice, "SOLO-21")
    order = [state_of(match).box.names[state_of(match).card[unit]] for unit in state_of(match).order]
    assert order == ["golem", machine, "leader_b"], "immediately left of the Leader"


@rule("SOLO-5", "SOLO-17")
def test_it_pays_nothing_and_needs_no_pilots() -> None:
    match = solo("lineup: golem soldier tower car")
    its_turn(match)
    assert [piece.partition("@")[0] for piece in standing(match, "B")] == ["leader_b", "golem"]
    assert zone(match, "B").resources == (0, 0, 0) and zone(match, "B").destroyed == ()
    assert all(not unit.pilots for unit in open_table(match).units if unit.seat == 1)


@rule("RUL-90")
@pytest.mark.parametrize(
    ("theirs", "first"), [("golem@(2,0) golem@(2,-1) golem@(1,-1)", "car"), ("golem@(2,0)", "golem")]
)
def test_a_machine_without_miniature_is_as_if_not_in_the_lineup(theirs: str, first: str) -> None:
    match = solo(
        "lineup: golem car soldier tower",
        human=f"leader@(3,-1) {theirs}",
        challenger=f"{HOME} golem@(-2,1) golem@(-2,0) golem@(-1,1)",
        dice="star*3 claw*2",
    )
    assert only(its_turn(match), ChallengerBuilds).window == (first,), "there are six miniatures"


# -- where -------------------------------------------------------------------------------------------------------------


@rule("SOLO-22", "RUL-52")
def test_it_builds_on_the_empty_hex_nearest_to_its_base() -> None:
    match = solo("lineup: golem tower tower tower", challenger=f"{HOME} golem@(-2,1)", dice="star*3 claw*2")
    built = only(its_turn(match), ChallengerBuilds)
    assert built.hex == name(match, -2, 1), "the Golem has left it; east of the Base ranks before north-east"
    facts = dict(zip(built.hexes, zip(built.distances, built.ways, strict=True), strict=True))
    assert facts == {
        name(match, -2, 1): (1, "1"),
        name(match, -2, 0): (1, "6"),
        name(match, -1, 0): (2, "1-6"),
    }, "all empty hexes of its Territory; the Golem stands on the fourth"


@rule("RUL-52")
def test_with_no_empty_hex_a_soldier_joins_a_band_and_others_are_not_built() -> None:
    full = f"{HOME} soldier@(-2,1) golem@(-1,1) golem@(-1,0) golem@(-2,0)"
    lava = _lava()
    match = solo(f"lineup: soldier tower tower tower\n{lava}", challenger=full, dice="star*3 claw*2")
    assert only(its_turn(match), ChallengerBuilds).hex == name(match, -2, 1)
    match = solo(f"lineup: golem tower tower tower\n{lava}", challenger=full, dice="star*3 claw*2")
    events = its_turn(match)
    assert not told(events, ChallengerBuilds)
    assert (only(events, ChallengerBuildsNothing).by, only(events, ChallengerBuildsNothing).rule) == ("hex", "RUL-52")


def _lava() -> str:
    """Both ways to the human closed, so that nobody leaves its Territory."""
    names = solo()
    return f"board:\n  {name(names, 0, -1)}^ {name(names, 0, 1)}^"


@option("solo_build_hex")
@rule("SOLO-22", "RUL-52")
@pytest.mark.parametrize(("option", "far"), [("closest_empty", True), ("adjacent_first", False)])
def test_whether_a_band_next_to_the_base_comes_before_an_empty_hex_farther_away_is_an_option(
    option: str, far: bool
) -> None:
    match = solo(
        f"lineup: soldier tower tower tower\n{_lava()}\norder: golem@(-1,1) B7 B8 leader_b@(-3,1)",
        challenger=f"{HOME} soldier@(-2,1){{id=B7}} soldier@(-2,0){{id=B8}} golem@(-1,1)",
        dice="star*3 claw*2",
        more=f"option: solo_build_hex = {option}\n",
    )
    built = only(its_turn(match), ChallengerBuilds)
    assert built.hex == (name(match, -1, 0) if far else name(match, -2, 1))


@option("solo_build_hex")
@rule("SOLO-22", "RUL-52")
def test_where_hexes_next_to_the_base_come_first_no_others_are_considered() -> None:
    match = solo(
        f"lineup: soldier tower tower tower\n{_lava()}",
        challenger=f"{HOME} golem@(-1,1)",
        dice="star*3 claw*2",
        more="option: solo_build_hex = adjacent_first\n",
    )
    built = only(its_turn(match), ChallengerBuilds)
    assert set(built.hexes) == {name(match, -2, 1), name(match, -2, 0)}, "not the empty one farther away"


# -- the lineup (SOLO-7, RUL-49) ---------------------------------------------------------------------------------------


@rule("SOLO-7")
def test_a_lineup_in_which_nothing_moves_is_dealt_anew() -> None:
    match = solo(
        "lineup: golem tower cannon tower\nmachine deck: cannon",
        dice="star*3 claw*2",
        challenger=f"{HOME} golem@(-2,1)",
    )
    events = its_turn(match)
    names = [type(event) for event in events if isinstance(event, MachineRevealed | MachineDeckShuffled)]
    assert names[:2] == [MachineRevealed, MachineDeckShuffled], "the fourth Cannon or Tower made it so"
    assert any(state_of(match).box.printed[0][card] for card in state_of(match).lineup)
    assert len(state_of(match).lineup) == 4


@rule("RUL-49")
def test_if_the_deck_holds_none_that_moves_the_discard_pile_is_shuffled_in() -> None:
    match = solo(
        "lineup: golem tower tower tower\nmachine discard: golem",
        challenger=f"{HOME} golem@(-2,1)",
        dice="star*3 claw*2",
        more=_scarce(golem=3),
    )
    its_turn(match)
    assert state_of(match).machine_discard == ()
    assert "golem" in open_table(match).lineup


@rule("RUL-49")
def test_if_there_is_none_at_all_the_lineup_stays_and_nothing_is_built() -> None:
    match = solo("lineup: tower tower tower tower", dice="star*3 claw*2", more=_scarce(golem=0))
    events = its_turn(match)
    assert [event.rule for event in told(events, ChallengerBuildsNothing)] == ["RUL-49", "RUL-49"]
    assert open_table(match).lineup == ("tower",) * 4


def _scarce(golem: int) -> str:
    """A box with few Golems, six Towers and nothing else."""
    numbers = {"golem": golem, "tower": 6}
    machines = ["golem", "soldier", "car", "cannon", "tower", "lavawalker", "skimmer"]
    tables = [f'  [[machine]]\n  id = "{id}"\n  copies = {{ {_everywhere(numbers.get(id, 0))} }}' for id in machines]
    return "define:\n" + "\n".join(tables) + "\n"


def _everywhere(copies: int) -> str:
    """So many copies in each edition."""
    return ", ".join(f"{edition} = {copies}" for edition in ("second-en", "second-fr", "second-it", "first-de"))
