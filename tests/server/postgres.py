"""A PostgreSQL of our own for the tests: a fresh cluster in a folder that is thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

USER = "topcluck"


class Missing(Exception):
    """There is no PostgreSQL on this machine; the message says how to get one."""


class Cluster:
    """A PostgreSQL server."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self._durable = durable
        self.programs = _programs()
        self._numbers, self._empty, self._made = count(1), list[str](), set[str]()
        self.port = _free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._call("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _program(self, name: str) -> str:
        return str(self.programs / name)

    def start(self) -> None:
        """Starts the server, and waits for it."""
        settings = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        settings += [] if self._durable else ["-c", "fsync=off"]
        with (self.folder / "log.txt").open("ab") as log:
            self._server = subprocess.Popen(
                [self._program("postgres"), "-D", self._data, *settings], stdout=log, stderr=log, **_as_whom()
            )
        for _ in range(300):
            if not self._asked("SELECT 1"):
                return
            time.sleep(0.1)
        raise AssertionError(f"PostgreSQL does not start: {(self.folder / 'log.txt').read_text()[-2000:]}")

    def stop(self) -> None:
        """Ends the server at once, whoever is connected."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(30)

    def database(self) -> str:
        """The address of an empty database; making one takes half a second, so they are used again."""
        name = self._empty.pop() if self._empty else f"test_{next(self._numbers)}"
        if name not in self._made:
            assert not self._asked(f"CREATE DATABASE {name} TEMPLATE template0")
            self._made.add(name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def take_back(self, url: str) -> None:
        """Empties a database that nobody needs any more."""
        name = url.rpartition("/")[2]
        self.disconnect_everybody()
        assert not self._asked("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        self._empty.append(name)

    def disconnect_everybody(self) -> None:
        """Cuts all connections but the one that says so."""
        assert not self._asked(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def _asked(self, statement: str, database: str = "postgres") -> int:
        """Has a statement carried out; 0 if that worked."""
        command = [self._program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database]
        return subprocess.run([*command, "-qAtc", statement], capture_output=True, check=False).returncode

    def _call(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self._program(program), *args], capture_output=True, text=True, check=False, **_as_whom()
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A cluster for as long as it is needed; *durable*: as a host would have it, for measurements."""
    _programs()
    folder = Path(tempfile.mkdtemp(prefix="topcluck-postgres-"))
    try:
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam(_user()).pw_uid, -1)
        running = Cluster(folder, durable)
        try:
            running.start()
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    for folder in found:
        if all((folder / program).exists() for program in ("initdb", "postgres", "psql")):
            return folder
    raise Missing("there is no PostgreSQL here; on Debian and Ubuntu: apt install postgresql")


def _as_whom() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": _user(), "extra_groups": []} if os.geteuid() == 0 else {}


def _user() -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
