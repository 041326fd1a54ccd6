"""How often bots beat the Challenger: Leaders that are told, games that are shared out evenly, figures as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import topcluck
from tests.citing import rule
from tests.cli.running import cli
from topcluck.bots import Budget, find_bot
from topcluck.bots.led import Led
from topcluck.games.island.view import View
from topcluck.sim.conformance import conform
from topcluck.sim.runner import Plan, begin, play
from topcluck.sim.solo import main, measure, shares


def test_a_bot_leads_with_what_it_is_told_its_own_leader_first() -> None:
    match, bots = begin(Plan("chicken-island", ("hen",), 1, 50, {"mode": "solo"}, leaders=("keekmee", "abigail")), 0)
    assert isinstance(bots[0], Led)
    for _ in range(2):
        match.push(bots[0].choose(match.view(0), list(match.legal_actions), Budget()))
    view = match.view(0)
    assert isinstance(view, View)
    assert [sheet.leader for sheet in view.table.seats] == ["keekmee", "abigail"]


def test_hen_takes_a_strong_leader_and_gives_the_challenger_a_weak_one() -> None:
    match = topcluck.new("chicken-island", players=1, mode="solo", seed=1)
    hen = find_bot("hen", "chicken-island")
    for _ in range(2):
        match.push(hen.choose(match.view(0), list(match.legal_actions), Budget()))
    view = match.view(0)
    assert isinstance(view, View)
    own, other = (next(u for u in load(view) if u[0] == sheet.leader) for sheet in view.table.seats)
    assert own[1] >= other[1]


def load(view: View) -> list[tuple[str, int]]:
    """The Leaders of the set with their armor."""
    from topcluck.games.island.game import cards_of

    return [(leader.id, leader.armor) for leader in cards_of(view.setup).leaders]


def test_hen_finishes_a_game_and_the_human_s_turns_are_counted() -> None:
    game = play(Plan("chicken-island", ("hen",), 1, 60, {"mode": "solo"}), 0)
    assert game.finished and game.reason in ("tags", "challenger")
    assert 0 < game.turns < 60


def test_games_are_shared_out_as_evenly_as_can_be() -> None:
    assert shares(300, [str(number) for number in range(8)]) == {str(n): 38 if n < 4 else 37 for n in range(8)}
    assert sum(shares(5, ["a", "b", "c"]).values()) == 5


def test_a_leader_is_measured_against_all_others() -> None:
    tally = measure("abigail", "hard", 2, bot="chick", max_turns=30)
    assert (tally.leader, tally.mode, tally.games) == ("abigail", "hard", 2)
    told = tally.to_json()
    assert told["wins"] <= told["finished"] <= 2 and told["low"] <= told["high"]


def test_the_command_prints_a_table_and_writes_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "solo.json"
    assert (
        main(["--games", "1", "--leaders", "abigail", "--bot", "chick", "--max-turns", "20", "--json", str(file)]) == 0
    )
    out = capsys.readouterr().out
    assert out.splitlines()[0].startswith("Leader") and out.count("abigail") == 2
    assert [tally["mode"] for tally in json.loads(file.read_text())["tallies"]] == ["normal", "hard"]


def test_topcluck_sim_takes_one_bot_and_leaders() -> None:
    solo = ("sim", "chicken-island", "--bots", "chick", "--mode", "solo", "--games", "2", "--json")
    ran = cli(*solo, "--leaders", "abigail,keekmee")
    assert json.loads(ran.out)["games"] == 2
    assert cli(*solo, "--leaders", "abigale").refused()


@rule("SOLO-1", "VIS-8")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "second-en"},
        {"edition": "second-fr", "flags": ["solo_hard"]},
        {"edition": "second-it", "options": {"solo_challenger_chickens": True, "solo_target_priority": "lowest_armor"}},
    ],
)
def test_solo_conforms(options: dict[str, object]) -> None:
    report = conform("chicken-island", {"players": 1, "mode": "solo", **options}, 3, every=25)
    assert report.outcome is not None
