"""Expert (EXPERT): more Resources, shielded Leaders, open Bases, and a deck that must not run out."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import topcluck
from tests.citing import rule
from tests.games.island.glance import hand, open_table, piece, resources, shuffled_to, tags, under_the_table, zone
from tests.games.island.table import offers, play, standing, table
from topcluck.games.island.events import ValuesCompared
from topcluck.games.island.sets import load_set
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.faces import Event
from topcluck.kernel.game import Outcome
from topcluck.kernel.match import Match

SECOND_EDITIONS = ["second-en", "second-fr", "second-it"]


def expert(text: str, *, edition: str = "second-en", flag: bool = True) -> Match:
    """A position of the Expert game on T2; without *flag* the same position of the standard game."""
    return table(
        f"edition: {edition}\n" + ("flags: expert\n" if flag else "") + text.replace("\n    ", "\n").lstrip("\n")
    )


def begun(players: int, edition: str = "second-en", flags: tuple[str, ...] = ("expert",)) -> Match:
    """A new match with stub cards, before its first turn: everybody has chosen a Leader and claimed a Base."""
    match = topcluck.new(
        "chicken-island", cards="stub", players=players, edition=edition, flags=flags, first_seat=0, seed=3
    )
    for seat in range(players):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    while match.decision.kind == "claim":
        match.push(match.legal_actions[0])
    return match


def compared(events: Iterable[Event]) -> tuple[int, int]:
    """Strength and armor as they were compared."""
    return next((event.strength, event.armor) for event in events if isinstance(event, ValuesCompared))


def steps(match: Match) -> list[str]:
    """The hexes on offer for the next step."""
    return sorted(offer.removeprefix("step ") for offer in offers(match, "step"))


# -- setup -------------------------------------------------------------------------------------------------------------


@rule("EXPERT-1")
@pytest.mark.parametrize(("flags", "shields"), [(("expert",), 1), ((), 0)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_leader_starts_with_a_shield(players: int, flags: tuple[str, ...], shields: int) -> None:
    match = begun(players, flags=flags)
    by_card = {unit.card: unit.shields for unit in open_table(match).units}
    leaders = [number for card, number in by_card.items() if card.startswith("leader")]
    assert leaders == [shields] * players
    assert sum(by_card.values()) == sum(leaders), "nobody else has one"
    assert open_table(match).shields == 8 - shields * players


ABIGAIL = """
    turn: 0 -
    start: A
    units A: abigail@(3,-1)
    units B: leader_b@(-3,1)
    pending: leader_gifts left=2
    define:
      [[leader]]
      id = "abigail"
      name = "Abigail"
      origin = { name = "house", rule = "house", stats = "house" }
      speed = 1
      strength = 4
      armor = 8
      text = ""
      effects = []
"""


@rule("EXPERT-1", "SCN-49")
@pytest.mark.parametrize(("edition", "shields"), [("second-en", 1), ("second-fr", 2), ("second-it", 2)])
def test_abigail_starts_with_as_many_shields_as_the_edition_says(edition: str, shields: int) -> None:
    match = expert(ABIGAIL, edition=edition)
    assert (piece(match, "abigail@i3").shields, piece(match, "leader_b@c5").shields) == (shields, 1)
    standard = expert(ABIGAIL, edition=edition, flag=False)
    assert (piece(standard, "abigail@i3").shields, piece(standard, "leader_b@c5").shields) == (0, 0)


@rule("EXPERT-2", "SCN-3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("edition", "leftover"), [("second-en", True), ("second-fr", False), ("second-it", False)])
def test_nine_resources_each_come_from_three_of_each_type_per_player(
    players: int, edition: str, leftover: bool
) -> None:
    match = begun(players, edition)
    dealt = [resources(match, seat) for seat in "ABCD"[:players]]
    assert [sum(seat) for seat in dealt] == [9] * players
    assert [sum(kind) for kind in zip(*dealt, strict=True)] == [3 * players] * 3
    assert open_table(match).supply == ((12 - 3 * players,) * 3 if leftover else (0, 0, 0))


@rule("EXPERT-2")
def test_who_gets_which_resources_is_drawn_by_lot() -> None:
    seeds = range(6)
    dealt = set()
    for seed in seeds:
        match = topcluck.new("chicken-island", cards="stub", flags=["expert"], first_seat=0, seed=seed)
        for seat in range(2):
            match.push(match.legal_actions_of(seat)[0], seat=seat)
        dealt.add(resources(match, "A"))
    assert len(dealt) > 1


# -- the turn ----------------------------------------------------------------------------------------------------------

RICH = """
    turn: 3 A
    units A: leader@(3,-1)
    units B: leader_b@(-3,1)
    resources A: wood*5 rock*4
    dice A: star*3 claw
    deck: push swap flip draw redir charm x_plus_1 x_plus_2
"""


@rule("EXPERT-3")
def test_there_is_no_resource_limit() -> None:
    match = expert(RICH)
    play(match, "free retrieve", "take metal", "take metal")
    assert (resources(match, "A"), match.decision.kind) == ((5, 4, 2), "action")
    standard = expert(RICH, flag=False)
    play(standard, "free retrieve", "take metal", "take metal")
    assert standard.decision.kind == "return_resource"


@rule("EXPERT-3")
@pytest.mark.parametrize(("has", "takes"), [("wood*5 rock*4", 0), ("wood*5 rock*3", 1), ("wood*5 rock*6", 0)])
def test_three_stars_fill_the_banner_only_up_to_nine(has: str, takes: int) -> None:
    match = expert(RICH.replace("wood*5 rock*4", has))
    play(match, "star feast", *["take metal"] * takes)
    assert (match.decision.kind, resources(match, "A")[2]) == ("action", takes)


@rule("EXPERT-4")
@pytest.mark.parametrize("edition", SECOND_EDITIONS)
def test_there_is_no_second_roll(edition: str) -> None:
    text = RICH + "    step: roll\n"
    match = expert(text, edition=edition)
    play(match, "roll")
    assert match.decision.kind == "action"
    standard = expert(text, edition=edition, flag=False)
    play(standard, "roll")
    assert standard.decision.kind == "reroll"


@rule("EXPERT-5")
def test_one_scroll_is_drawn() -> None:
    match = expert(RICH)
    play(match, "end")
    assert offers(match) == ["draw 0", "draw 1"]
    play(match, "draw 1")
    assert hand(match, "A") == ["push"]
    standard = expert(RICH, flag=False)
    play(standard, "end")
    assert offers(standard) == ["draw 0", "draw 1", "draw 2"]


KEEKMEE = """
    turn: 3 A
    units A: leader@(3,-1) golem@(1,0)
    units B: leader_b@(-3,1) chicken1@(0,1)
    strategies A: {old}
    hand A: st_trenches
    define:
      [[leader]]
      id = "leader"
      effects = [{{ when = "static", op = "modify_limit", limit = "strategies", amount = {more} }}]
"""


@rule("EXPERT-5")
@pytest.mark.parametrize(
    ("old", "more", "drops"),
    [
        ("", 0, []),
        ("st_armor", 0, ["drop st_armor", "drop st_trenches"]),
        ("st_armor", 1, []),
        ("st_armor st_speed", 1, ["drop st_armor", "drop st_speed", "drop st_trenches"]),
    ],
)
def test_one_strategy_is_the_limit_and_two_for_a_leader_who_allows_one_more(
    old: str, more: int, drops: list[str]
) -> None:
    text = KEEKMEE.format(old=old, more=more)
    if not more:
        text = text[: text.index("    define:")]
    match = expert(text)
    play(match, "attack golem@(1,0) chicken1@(0,1)", "lay st_trenches")
    assert offers(match, "drop") == drops


# -- Bases -------------------------------------------------------------------------------------------------------------


@rule("EXPERT-6", "SCN-26")
@pytest.mark.parametrize(
    ("edition", "flag", "own", "foreign"),
    [
        ("second-en", True, True, True),
        ("second-fr", True, False, True),
        ("second-it", True, True, True),
        ("second-en", False, False, False),
        ("second-fr", False, False, False),
    ],
)
def test_who_may_enter_which_base(edition: str, flag: bool, own: bool, foreign: bool) -> None:
    text = """
    turn: 3 {turn}
    units A: leader@(0,-1) {a}
    units B: leader_b@(-3,1) {b}
    """
    mine = expert(text.format(turn="A", a="soldier@(2,-1)", b=""), edition=edition, flag=flag)
    play(mine, "free move", "move soldier@(2,-1)")
    assert ("i3" in steps(mine)) is own
    theirs = expert(text.format(turn="B", a="", b="chicken1@(2,-1)"), edition=edition, flag=flag)
    play(theirs, "free move", "move chicken1@(2,-1)")
    assert ("i3" in steps(theirs)) is foreign
    machine = expert(text.format(turn="B", a="", b="golem@(2,-1)"), edition=edition, flag=flag)
    play(machine, "free move", "move golem@(2,-1)")
    assert ("i3" in steps(machine)) is foreign
    chicken = expert(text.format(turn="A", a="chicken1@(2,-1)", b=""), edition=edition, flag=flag)
    play(chicken, "free move", "move chicken1@(2,-1)")
    assert "i3" in steps(chicken), "one's own Chickens come home in any case"


@rule("EXPERT-6")
@pytest.mark.parametrize(
    ("at_home", "mover", "enters"),
    [
        ("chicken2@(3,-1)", "soldier@(2,-1)", True),
        ("chicken2@(3,-1)", "golem@(2,-1)", False),
        ("golem@(3,-1)", "chicken1@(2,-1)", False),
    ],
)
def test_on_a_base_too_only_banding_units_share_a_hex(at_home: str, mover: str, enters: bool) -> None:
    match = expert(f"""
    turn: 3 A
    units A: leader@(0,-1) {at_home} {mover}
    units B: leader_b@(-3,1)
    """)
    play(match, "free move", f"move {mover}")
    assert ("i3" in steps(match)) is enters


@rule("EXPERT-6")
def test_on_a_base_too_units_of_two_players_never_share_a_hex() -> None:
    match = expert("""
    turn: 3 B
    units A: leader@(3,-1)
    units B: leader_b@(-3,1) chicken1@(2,-1)
    """)
    play(match, "free move", "move chicken1@(2,-1)")
    assert steps(match) == ["g3", "g4", "h4"]


@rule("EXPERT-7", "SCN-32")
@pytest.mark.parametrize("edition", SECOND_EDITIONS)
def test_any_unit_on_a_base_has_its_bonus(edition: str) -> None:
    text = """
    turn: 3 B
    units A: leader@(3,-1) golem@(-3,1)
    units B: leader_b@(-2,1)
    """
    match = expert(text, edition=edition)
    assert piece(match, "golem@c5").armor == 6 + 2
    assert compared(play(match, "attack leader@(-2,1) golem@(-3,1)")) == (4, 8)
    assert piece(match, "leader@i3").armor == 8 + 2


@rule("EXPERT-7")
def test_own_machines_on_the_own_base_have_the_bonus_too() -> None:
    match = expert("""
    turn: 3 A
    units A: leader@(0,-1) tower@(3,-1)
    units B: leader_b@(-3,1)
    """)
    assert (piece(match, "tower@i3").armor, piece(match, "leader@f3").armor) == (9 + 2, 8)


@rule("RUL-102")
def test_the_bonus_of_a_base_is_armor_only() -> None:
    match = expert("""
    turn: 3 A
    units A: leader@(3,-1) golem@(-3,1)
    units B: leader_b@(-2,1)
    """)
    assert (piece(match, "golem@c5").strength, piece(match, "golem@c5").armor) == (6, 8)
    assert compared(play(match, "attack golem@(-3,1) leader@(-2,1)")) == (6, 8)


OCCUPIED = """
    turn: 3 B
    units A: leader@(3,-1) {a}
    units B: leader_b@(-1,1) {b}
    resources B: rock
    dice B: star*3 chicken
    deck: push swap flip draw redir charm
"""


@rule("EXPERT-8", "RUL-39", "SCN-49")
@pytest.mark.parametrize(
    ("a", "b", "recovers"),
    [
        ("golem@(-3,1)", "", False),
        ("chicken1@(-3,1)", "", False),
        ("", "golem@(-3,1)", False),
        ("", "soldier@(-3,1)", True),
        ("", "chicken1@(-3,1)", True),
        ("", "", True),
    ],
)
def test_chickens_return_only_to_a_base_that_they_can_share(a: str, b: str, recovers: bool) -> None:
    match = expert(OCCUPIED.format(a=a, b=b))
    destroyed = 6 - sum("chicken" in unit for unit in standing(match, "B")) - (2 * ("golem" in b) + ("soldier" in b))
    play(match, "free retrieve")
    assert offers(match, "take") == ["take wood", "take rock", "take metal"]
    assert (offers(match, "recover") != []) is recovers
    feast = expert(OCCUPIED.format(a=a, b=b))
    before = len(standing(feast, "B"))
    play(feast, "star feast")
    assert len(standing(feast, "B")) == before + (destroyed if recovers else 0)
    assert (hand(feast, "B"), feast.decision.kind) == (["push"], "refill"), "the rest is done all the same"


# -- a Leader driven from Lava (RUL-19) --------------------------------------------------------------------------------

DRIVEN = """
    turn: 3 A
    units A: leader@(3,-1) {a}
    units B: leader_b@(0,1) {b}
    hand A: flip
"""
RING = "chicken1@(1,0) tower@(-1,1)"  # the free neighbours of (0,1) besides Lava and Sea


@rule("RUL-19", "SCN-49")
@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        (RING, "", ["c5"]),  # its Base is free
        (RING + " golem@(-3,1)", "", ["d4", "d5"]),
        (RING, "golem@(-3,1)", ["d4", "d5"]),  # an own unit that cannot band
        (RING + " golem@(-3,1) chicken2@(-2,1)", "", ["d4"]),
        (RING + " golem@(-3,1) chicken2@(-2,1) chicken3@(-2,0)", "", ["e4"]),
        (RING + " car@(-3,1) chicken2@(-2,1) chicken3@(-2,0) soldier@(-1,0)", "", ["f3"]),  # no room in its Territory
    ],
)
def test_a_leader_without_neighbour_and_base_goes_to_the_nearest_hex_of_its_territory_then_of_the_island(
    a: str, b: str, places: list[str]
) -> None:
    match = expert(DRIVEN.format(a=a, b=b))
    play(match, "play flip", "tile (0,1)")
    if len(places) > 1:
        assert match.decision.seat == 1, "its owner chooses among equals"
        assert sorted(offers(match)) == [f"at {place}" for place in places]
        play(match, f"B: at {places[-1]}")
    assert f"leader_b@{places[-1]}" in standing(match, "B")
    assert tags(match, "B") == (0, 0)


# -- the deck ----------------------------------------------------------------------------------------------------------

SCROLLS = [name for scroll in load_set("stub").scrolls for name in [scroll.id] * scroll.copies]
CATASTROPHES = ["hurricane", "tsunami", "earthquake", "eruption"]


def scarce(deck: str, more: str = "", a: str = "", b: str = "", *, flag: bool = True) -> Match:
    """The deck holds only these cards, the hands those; all others lie on the discard pile."""
    rest = list(SCROLLS)
    for name in f"{deck} {a} {b}".split():
        rest.remove(name)
    text = f"""
    turn: 3 A
    units A: leader@(3,-1)
    units B: leader_b@(-3,1)
    hand A: {a}
    hand B: {b}
    discard: {" ".join(rest)}
    deck: {deck}
    {more}
    """
    return expert(text, flag=flag)


def deck_of(match: Match) -> tuple[str, ...]:
    """The Scroll deck from the top down."""
    return tuple(under_the_table(match).scroll_deck)


DRAW_TWO = """define:
      [[scroll]]
      id = "x_plus_1"
      play = ["turn"]
      effects = [{ when = "resolve", op = "draw", amount = 2, player = "you" }]"""
ALL_LOST = Outcome((), "deck", "EXPERT-9")
TEN = "push push push swap swap swap flip flip flip draw"


@rule("SCN-48", "EXPERT-9", "RUL-40", "RUL-74")
def test_scn_48_expert_deck_out() -> None:
    shuffle = shuffled_to(["eruption", "earthquake", "hurricane", "x_plus_2", "tsunami"], ["x_plus_2"])
    match = scarce("x_plus_1 tsunami x_plus_2 hurricane earthquake eruption", f"luck: {shuffle}", a=TEN)
    discard = open_table(match).scroll_discard
    assert len(discard) == 62 - 6 - 10
    play(match, "A: end", "A: draw 1")
    assert (len(deck_of(match)), match.outcome) == (5, None)
    play(match, "B: skip", "B: end", "B: draw 1")
    assert (len(deck_of(match)), match.outcome) == (5, None), "the Tsunami is resolved and shuffled back"
    assert "tsunami" in deck_of(match)
    assert [zone(match, seat).hand for seat in "AB"] == [11, 0], "nobody discards down to nine"
    assert open_table(match).scroll_discard == discard
    play(match, "A: skip", "A: end", "A: draw 1")
    assert sorted(deck_of(match)) == sorted(CATASTROPHES)
    assert match.outcome == ALL_LOST


@rule("EXPERT-9")
def test_in_the_standard_game_hands_are_cut_and_the_discards_return() -> None:
    match = scarce("tsunami x_plus_2 hurricane earthquake eruption", a=TEN, flag=False)
    play(match, "A: end", "A: draw 1")
    assert match.decision.kind == "hand_discard"
    play(match, "discard draw")
    assert (len(deck_of(match)), open_table(match).scroll_discard, match.outcome) == (53, (), None)


@rule("EXPERT-9", "RUL-40")
@pytest.mark.parametrize(
    ("deck", "over"), [("push swap flip draw redir charm", False), ("push swap flip draw redir", True)]
)
def test_the_game_ends_as_soon_as_four_cards_are_left(deck: str, over: bool) -> None:
    match = scarce(deck)
    play(match, "end", "draw 1")
    assert match.outcome == (ALL_LOST if over else None)


@rule("RUL-40")
def test_a_draw_in_the_middle_of_a_turn_counts_even_if_there_was_more_to_do() -> None:
    match = scarce("push swap flip draw redir", "dice A: star*3")
    play(match, "star feast")
    assert match.outcome == ALL_LOST
    assert resources(match, "A") == (0, 0, 0), "no Resources come any more"
    plenty = scarce("push swap flip draw redir charm", "dice A: star*3")
    play(plenty, "star feast")
    assert (plenty.outcome, plenty.decision.kind) == (None, "refill")


@rule("RUL-74", "RUL-40")
def test_of_several_cards_drawn_together_catastrophes_return_before_the_deck_is_counted() -> None:
    match = scarce("push tsunami swap flip draw redir", DRAW_TWO, a="x_plus_1")
    discard = open_table(match).scroll_discard
    play(match, "play x_plus_1")
    assert (hand(match, "A"), len(deck_of(match)), match.outcome) == (["push"], 5, None)
    assert open_table(match).scroll_discard == (*discard, "x_plus_1")
    short = scarce("push swap flip draw redir tsunami", DRAW_TWO, a="x_plus_1")
    play(short, "play x_plus_1")
    assert (len(deck_of(short)), short.outcome) == (4, ALL_LOST)


def test_the_first_edition_has_no_expert_game() -> None:
    with pytest.raises(SetupRefused):
        topcluck.new("chicken-island", edition="first-de", flags=["expert"])
