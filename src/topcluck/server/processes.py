"""Server processes that a load test starts itself, and what processes of this machine use (Linux: ``/proc``)."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from topcluck.kernel.errors import SetupRefused, TopcluckError
from topcluck.server.client import Lobby, ServerLost, ServerRefused

_START_WITHIN = 30.0  # seconds
_PROGRAM = "import sys; from topcluck.cli import main; sys.exit(main())"

UNLIMITED: Mapping[str, object] = {  # one address plays everybody here
    "messages_per_second": 10_000,
    "requests_per_minute": 1_000_000,
    "tables_per_address": 100_000,
    "sockets_per_address": 20_000,
    "sockets": 20_000,
    "log_level": "warning",
}


class Server:
    """A server process on loopback with the database at *db*; *settings* as in ``TOPCLUCK_…``."""

    def __init__(self, db: str, **settings: object) -> None:
        self.db = db
        self.port = free_port()
        self.settings = {**UNLIMITED, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def lobby(self) -> Lobby:
        """Its HTTP side."""
        return Lobby(self.url)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None, "it runs"
        return self.process.pid

    def start(self) -> None:
        """Starts it, on the same port as before, and waits until it answers."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TOPCLUCK_")}
        settings = {f"TOPCLUCK_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [
            sys.executable, "-c", _PROGRAM, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", self.db,
            "--no-open",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=kept | settings
        )
        end = time.monotonic() + _START_WITHIN
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if self.lobby.health().status == "ok":
                    return
            except (ServerLost, ServerRefused):
                time.sleep(0.05)
        self.kill()
        raise TopcluckError("the server does not start; 'topcluck serve' says why")

    def kill(self) -> None:
        """``kill -9``."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to end."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(30)
            self.process = None


@contextmanager
def serving(db: str, processes: int = 1, **settings: object) -> Iterator[list[Server]]:
    """Running servers on one database, which are gone afterwards."""
    servers = [Server(db, **settings) for _ in range(processes)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# -- what processes use ------------------------------------------------------------------------------------------------


class Usage(Struct, frozen=True):
    """Seconds of processor time: of server processes, and of those that they have started to let bots think."""

    server: float
    workers: float

    def since(self, before: Usage) -> Usage:
        """What was used meanwhile."""
        return Usage(self.server - before.server, max(self.workers - before.workers, 0.0))


def usage_of(pids: Sequence[int]) -> Usage:
    """What processes have used so far."""
    children = [child for pid in pids for child in _children(pid)]
    return Usage(sum(map(_seconds, pids)), sum(map(_seconds, children)))


def _seconds(pid: int) -> float:
    """Processor time of one process, all its threads included; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    """All processes below one."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            own = [int(child) for child in task.read_text().split()]
        except OSError:
            continue
        found += own + [below for child in own for below in _children(child)]
    return found


def listener(port: int) -> int:
    """The process that listens on a port of this machine."""
    inodes = {
        line.split()[9]
        for table in ("/proc/net/tcp", "/proc/net/tcp6")
        for line in _lines(table)
        if line.split()[3] == "0A" and int(line.split()[1].rpartition(":")[2], 16) == port
    }
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(link).removeprefix("socket:[").rstrip("]") in inodes:
                return int(link.parts[2])
        except OSError:
            continue
    raise SetupRefused(f"the process that listens on port {port} cannot be found; is it another user's?")


def _lines(table: str) -> list[str]:
    """The lines of a table of sockets, without their heading."""
    try:
        return Path(table).read_text().splitlines()[1:]
    except OSError:
        return []
