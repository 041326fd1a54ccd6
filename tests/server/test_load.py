"""The load generator: what it refuses, how it counts, and a small run that must be without error."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import msgspec
import pytest

from topcluck.kernel.errors import SetupRefused
from topcluck.server.load import Load, Plan, check_loopback, shapes
from topcluck.server.processes import UNLIMITED, Usage, listener, serving, usage_of
from topcluck.server.settings import load_settings
from topcluck.server.thin_socket import ThinSocket


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8000", "http://localhost:1", "http://[::1]:80", "http://127.9.9.9:5"]
)
def test_this_machine_may_be_tested(url: str) -> None:
    check_loopback(url)


@pytest.mark.parametrize(
    "url",
    ["http://192.0.2.1:80", "https://127.0.0.1:1", "http://hens.example", "http://127.0.0.1.example", "", "x"],
)
def test_nobody_else_is_ever_spoken_to(url: str) -> None:
    with pytest.raises(SetupRefused, match="this machine alone"):
        check_loopback(url)


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"games": 400}, {"sockets": 10**6}, {"seconds": 3600}, {"rate": 0}, {"bots": 301}]
)
def test_a_plan_has_bounds(wrong: dict[str, int]) -> None:
    Plan(("http://127.0.0.1:1",)).check()
    with pytest.raises(SetupRefused):
        msgspec.structs.replace(Plan(("http://127.0.0.1:1",)), **wrong).check()


def test_seats_come_first_and_spectators_fill_up() -> None:
    tables = shapes(Plan(()))
    assert len(tables) == 300
    assert sum(players for _, players, _, _ in tables) == 900
    assert sum(watchers for _, _, watchers, _ in tables) == 100
    assert {(game, players) for game, players, _, _ in tables} == {
        (game, players) for game in ("chicken-island", "touche-poulet") for players in (2, 3, 4)
    }
    with_bots = shapes(Plan((), bots=30))
    assert sum(has_bot for *_, has_bot in with_bots) == 30
    assert sum(players - has_bot + watchers for _, players, watchers, has_bot in with_bots) == 1000
    with pytest.raises(SetupRefused, match="need at least 900 sockets"):
        Plan((), sockets=800).check()


def test_the_own_server_has_no_limits_that_a_load_test_would_meet() -> None:
    settings = load_settings(None, {f"TOPCLUCK_{name.upper()}": str(value) for name, value in UNLIMITED.items()}, {})
    assert settings.sockets_per_address == settings.sockets == 20_000


def test_a_thin_socket_takes_frames_however_they_are_cut() -> None:
    async def script() -> None:
        heard: list[bytes] = []
        lost: list[str] = []
        socket = ThinSocket("h", "/ws", heard.append, lost.append)
        texts = [b"", b"a", b"x" * 125, b"y" * 126, b"z" * 70_000]
        frames = b"".join(_frame(text) for text in texts)
        data = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n" + frames + b"\x89\x00" + frames
        for size in (1, 7, 1000, len(data)):
            socket = ThinSocket("h", "/ws", heard.append, lost.append)
            heard.clear()
            for start in range(0, len(data), size):
                socket.data_received(data[start : start + size])
            assert heard == texts + texts
        written: list[bytes] = []
        socket._write = written.append  # type: ignore[assignment, method-assign]
        socket.data_received(b"\x89\x04ping")
        socket.send(b"hello")
        assert written == [b"\x8a\x84\0\0\0\0ping", b"\x81\x85\0\0\0\0hello"]
        socket.data_received(b"\x88\x02\x03\xe8")
        assert lost == ["the server closed the socket"]
        refused = ThinSocket("h", "/ws", heard.append, lost.append)
        refused.data_received(b"HTTP/1.1 429 Too Many Requests\r\n\r\n")
        with pytest.raises(ConnectionError, match="refused the socket"):
            await refused.opened

    asyncio.run(script())


def _frame(text: bytes) -> bytes:
    """A text frame as servers send it."""
    if len(text) < 126:
        return bytes((0x81, len(text))) + text
    if len(text) < 1 << 16:
        return b"\x81\x7e" + len(text).to_bytes(2, "big") + text
    return b"\x81\x7f" + len(text).to_bytes(8, "big") + text


def test_what_processes_use_is_read_from_the_system() -> None:
    used = usage_of([os.getpid()])
    assert used.server > 0
    assert usage_of([2**22 + 1]) == Usage(0.0, 0.0)
    assert Usage(3.0, 1.0).since(Usage(1.0, 2.0)) == Usage(2.0, 0.0)


def test_the_process_behind_a_port_is_found(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as (server,):
        assert listener(server.port) == server.pid
    with pytest.raises(SetupRefused, match="cannot be found"):
        listener(server.port)


@pytest.mark.slow
@pytest.mark.parametrize("saturate", [False, True], ids=["paced", "saturated"])
def test_a_tenth_of_the_load_for_ten_seconds_is_without_error(saturate: bool, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as (server,):
        plan = Plan((server.url,), (server.pid,), games=30, sockets=100, rate=20, seconds=10, saturate=saturate)
        measured = asyncio.run(Load(plan).run(lambda line: None))
    assert measured.errors == {}
    assert measured.sockets == 100 and measured.games == 30
    assert measured.actions >= 150
    assert 0 < measured.p50_ms <= measured.p90_ms <= measured.p99_ms <= measured.max_ms
    assert measured.server_cpu > 0
