"""Nothing hidden reaches the wrong client. The full form: ``TOPCLUCK_LEAK_GAMES=50``."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.leaks import GAMES, many
from topcluck.server.processes import serving


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_frame_holds_what_its_viewer_may_know_and_nothing_else(game: str, tmp_path: Path) -> None:
    number = int(os.environ.get("TOPCLUCK_LEAK_GAMES", "5"))
    with serving(f"sqlite:///{tmp_path}/tables.db", least_thinking=0) as (server,):
        counted = asyncio.run(many(server, game, number))
    assert counted["games"] == number
    for what in ("update", "welcome", "explained", "refused not_on_offer", "taken back alone", "gone back by consent",
                 "secret answers", "replay"):  # fmt: skip
        assert counted[what], f"{what} was not tried"
