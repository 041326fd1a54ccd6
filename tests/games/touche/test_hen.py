"""The hen hunts by what her view tells, and only by that."""

from __future__ import annotations

import pytest

import topcluck
from tests.games.touche.farmyard import FARM, UNITS, play, shots, wrecked, yard
from topcluck.bots.player import Budget
from topcluck.bots.touche_hen import ToucheHen
from topcluck.games.touche.view import View
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.match import Match
from topcluck.sim.hunting import HUNTERS, Hunt, measure, table

HEN = ToucheHen()
RESOLVING = "phase: resolution\npending: resolving P1\npending: "


def answer(match: Match) -> str:
    view = match.view(match.decision.seat)
    assert isinstance(view, View)
    return str(HEN.choose(view, list(match.legal_actions), Budget()))


def game(players: int, seed: int, hens: set[int]) -> Match:
    """A game of hens in these seats against chance in the others."""
    match = topcluck.new("touche-poulet", players=players, seed=seed)
    luck = Chance(key_of(seed))
    while match.outcome is None:
        if match.decision.seat in hens:
            match.push_text(answer(match))
        else:
            match.push(match.state.sample(luck))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_she_beats_random_players(seed: int) -> None:
    match = game(2 + seed % 3, seed, {0})
    assert match.outcome is not None and match.outcome.winners == (0,)


@pytest.mark.slow
def test_hens_among_themselves_finish_quickly() -> None:
    match = game(3, 1, {0, 1, 2})
    assert match.outcome is not None
    assert match.state.dump()["round"] < 22


def test_she_finishes_what_was_hit() -> None:
    others = " ".join(cells for unit, cells in UNITS.items() if unit != "sprayer")
    match = yard(players=2, P2=shots(p1="F1 F2", wreck=others))
    play(match, "fire sprayer")
    assert answer(match) == "target P2:F3"


@pytest.mark.parametrize(
    ("table_lines", "blocks", "expected"),
    [
        ("", {"P1": "ears: 60", "P2": shots(wreck=UNITS["granary"])}, "buy P2:granary"),
        ("", {"P1": "ears: 60\nweapons: haggling_hen", "P2": shots(wreck=UNITS["granary"])}, "play haggling_hen"),
        ("", {"P1": "ears: 60\nweapons: smuggler"}, "play smuggler"),
        ("", {"P1": "ears: 60"}, "buy wild"),
        ("", {"P1": "weapons: bumper_harvest"}, "play bumper_harvest"),
        ("", {"P1": "weapons: thieving_crow", "P2": "ears: 20"}, "play thieving_crow"),
        ("", {"P1": "weapons: salvo"}, "play salvo"),
        ("phase: resolution", {"P1": "ears: 60"}, "buy wild"),
        ("phase: resolution", {"P1": "weapons: emergency_shield\nattack: salvo P2:A1"}, "play emergency_shield"),
        (f"{RESOLVING}robbery P1 10", {"P3": "ears: 20"}, "rob P3"),
        (f"{RESOLVING}taking P1\ndisplay: scarecrow overtime salvo", {}, "take overtime"),
        ("pending: turn P1\npending: patching P1", {"P1": shots(p2="B2 H2 H3")}, "patch P1:H2"),
        ("pending: turn P1\npending: spying P1 2", {}, "spy P2:meadow"),
        ("pending: turn P1\npending: spying P1 1 P2:meadow\npigeon: P2:meadow 9", {}, "spy P3:meadow"),
        (f"{RESOLVING}field_board P1 1", {}, "aim P1"),
        (f"{RESOLVING}field_block P1 1 P1", {"P1": shots(p2="I2")}, "field P1:H2"),
    ],
)  # fmt: skip
def test_she_knows_what_is_good_for_her(table_lines: str, blocks: dict[str, str], expected: str) -> None:
    assert answer(yard(table_lines, **blocks)) == expected


def test_she_strikes_where_much_is_left() -> None:
    prey = " ".join(cells for unit, cells in UNITS.items() if unit not in ("tractank", "barn"))
    rich = shots(wreck=prey, crater=" ".join(c for c in FARM.cell_names if c[1] in "6789" and c not in prey.split()))
    match = yard("pending: turn P1\npending: strike_block P1 P2\nmain: strike", players=2, P2=rich)
    assert answer(match).startswith("strike P2:")
    board = yard("pending: turn P1\npending: strike_board P1\nmain: strike", P2=rich, P3=wrecked("war_chest"))
    assert answer(board) == "aim P2"


def test_every_answer_is_on_offer_in_a_whole_game() -> None:
    match = topcluck.new("touche-poulet", players=3, seed=8)
    luck = Chance(key_of(8))
    for _ in range(220):
        if match.outcome is not None:
            break
        if luck.below(4) == 0:
            assert answer(match) in [str(action) for action in match.legal_actions]
        match.push(match.state.sample(luck))


def test_the_table_of_hunters() -> None:
    figures = measure(1, 5)
    assert list(figures) == list(HUNTERS)
    assert all(23 <= row[0] <= 81 for row in figures.values())
    assert table(figures).count("\n") == len(HUNTERS) + 1


def test_a_hunt_tells_hits_misses_and_wrecks() -> None:
    hunt = Hunt(FARM, [10, 16, 5, 36, 40, 43, 54, 57, 60, 71])
    hunt.shoot(0)
    hunt.shoot(10)
    assert (hunt.misses, hunt.hits) == (1, 1 << 10)
    assert hunt.near_hits() == [1, 9, 11, 19]
    hunt.shoot(71)
    assert (hunt.shots, hunt.wrecks, len(hunt.living)) == (3, 1 << 71, 9)
