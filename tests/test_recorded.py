"""Games that were recorded with earlier versions: they replay for ever, to the same state."""

from __future__ import annotations

from pathlib import Path

import pytest

import topcluck
from topcluck import games
from topcluck.kernel.replay import Record, verify

FOLDER = Path(__file__).parent / "recorded"
RECORDED = sorted(path.name for path in FOLDER.iterdir())


@pytest.mark.parametrize("name", RECORDED)
def test_a_game_of_an_earlier_version_replays_to_the_same_state(name: str) -> None:
    record = Record.parse((FOLDER / name).read_text("utf-8"))
    match = verify(games.game(record.game), record)
    assert match.outcome == record.outcome is not None


def test_both_games_and_all_kinds_of_play_are_among_them() -> None:
    records = [Record.parse((FOLDER / name).read_text("utf-8")) for name in RECORDED]
    assert {record.game for record in records} == set(topcluck.GAMES)
    island = [record.setup for record in records if record.game == "chicken-island"]
    assert {setup["players"] for setup in island} >= {2, 3, 4}
    assert {setup["mode"] for setup in island} >= {"standard", "team"}
