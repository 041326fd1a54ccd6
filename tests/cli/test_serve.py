"""`topcluck serve`: says where it is, ends when told, and refuses what makes no sense in one sentence."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.running import cli

SERVE = [sys.executable, "-c", "import sys; from topcluck.cli import main; sys.exit(main(sys.argv[1:]))", "serve"]


@contextmanager
def serving(folder: Path, *args: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with subprocess.Popen(
        [*SERVE, "--json", *args], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())["address"]
        finally:
            process.kill()


def ready(address: str) -> bool:
    """Whether the server answers, after a while."""
    for _ in range(200):
        try:
            return httpx.get(f"{address}/ready").status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
    return False


def test_it_serves_on_loopback_from_the_data_folder_and_ends_within_seconds(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        assert address.startswith("http://127.0.0.1:") and ready(address)
        assert (tmp_path / "topcluck" / "tables.db").is_file()
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 5


def test_a_taken_port_is_left_alone_unless_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = cli("serve", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.db'}", "--no-open")
        assert ran.refused() and f"cannot listen on 127.0.0.1 port {port}" in ran.err


def test_two_servers_get_two_ports(tmp_path: Path) -> None:
    with serving(tmp_path / "a") as (_, first), serving(tmp_path / "b") as (_, second):
        assert first != second and ready(first) and ready(second)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--port", "hen"], "--port is wrong"),
        (["--port", "99999"], "--port is wrong"),
        (["--host", "256.1.1.1"], "cannot listen on 256.1.1.1"),
        (["--db", "mysql://a:secret@b"], "--db is wrong"),
        (["--db", "sqlite:////proc/nowhere/x.db"], "cannot be used as a database"),
        (["--config", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--folder", "nowhere"], "the folder nowhere"),
        (["--log-level", "loud"], "--log-level is wrong"),
        (["--public", "hens"], "--public is wrong"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(tmp_path: Path, args: list[str], sentence: str) -> None:
    db = [] if "--db" in args else ["--db", f"sqlite:///{tmp_path / 'x.db'}"]
    ran = cli("serve", "--no-open", *db, *args)
    assert ran.refused() and sentence in ran.err and "secret" not in ran.err


def test_settings_come_from_the_users_file(tmp_path: Path) -> None:
    (tmp_path / "topcluck").mkdir()
    (tmp_path / "topcluck" / "topcluck.toml").write_text('public = "https://hens.example"\nport = 0\n')
    with serving(tmp_path) as (_, address):
        assert address == "https://hens.example"


def test_in_the_same_network_there_is_a_code_for_phones(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with subprocess.Popen(
        [*SERVE, "--lan", "--no-open", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            if not first:
                pytest.skip("this machine is in no network")
            assert "Top Cluck is at http://" in first
            assert "█" in process.stdout.readline()
        finally:
            process.kill()
