"""`bot` and `loadtest` as commands: what they refuse, and what they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import cli
from topcluck.server import protocol as p
from topcluck.server.client import Link, fresh_word
from topcluck.server.processes import serving

_LINK = "http://127.0.0.1:9/t/abcdefgh#" + "x" * 43


@pytest.mark.parametrize(
    "args",
    [
        ("nonsense", "--bot", "hen"),
        (_LINK, "--bot", "hen"),  # nobody listens there
        (_LINK, "--bot", "hen", "--name", "x" * 25),
        (_LINK, "--bot", "hen", "--seconds", "0"),
        (_LINK,),
    ],
)
def test_a_bot_that_cannot_sit_down_says_why(args: tuple[str, ...]) -> None:
    assert cli("bot", *args).refused()


def test_a_bot_plays_to_the_end_and_tells_how_it_was(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", least_thinking=0) as (server,):
        wishes = [p.SeatWish("me", "Ann"), p.SeatWish("bot", bot="chick")]
        made = server.lobby.open_table(p.NewTable("touche-poulet", wishes, word=fresh_word()))
        link = Link(server.url, made.table, made.seats[0].token)
        assert cli("bot", str(link), "--bot", "no_such_bots:Fox").refused()
        assert cli("bot", str(Link(server.url, made.table, made.watch)), "--bot", "hen").refused()
        ran = cli("bot", str(link), "--bot", "hen", "--json")
        told = json.loads(ran.out)
        assert ran.code == 0 and told["outcome"] is not None and told["seat"] == 0 and told["answers"] > 5
        assert str(link) in ran.err  # with which it could have gone on
        again = cli("bot", str(link), "--bot", "hen", "--lang", "de")  # the game is over: nothing is left to do
        assert again.code == 0 and "0 Antworten" in again.out


@pytest.mark.parametrize(
    "args",
    [
        ("--url", "http://192.0.2.1:80"),
        ("--url", "https://127.0.0.1:80"),
        ("--url", "http://127.0.0.1:9", "--processes", "2"),
        ("--games", "0"),
        ("--seconds", "100000"),
        ("--games", "300", "--sockets", "10"),
        ("--processes", "2"),
        ("--processes", "100", "--db", "postgresql://x"),
        ("--bots", "-1"),
    ],
)
def test_a_load_test_that_should_not_be_is_refused(args: tuple[str, ...]) -> None:
    assert cli("loadtest", *args).refused()


@pytest.mark.slow
def test_a_small_load_test_prints_one_object_or_one_table() -> None:
    size = ("--games", "5", "--sockets", "20", "--rate", "10", "--seconds", "2")
    ran = cli("loadtest", *size, "--json")
    measured = json.loads(ran.out)
    assert ran.code == 0 and measured["errors"] == {} and measured["actions"] > 0
    assert "p99 ms" in cli("loadtest", *size).out
