"""Other engines to be measured beside ours, each in an environment and a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from topcluck.build import PLAIN
from topcluck.kernel.errors import TopcluckError


class PeerFailed(TopcluckError):
    """A peer could not be fetched, started or asked."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A package and the script beside this one that plays its random games."""

    name: str
    version: str
    package: str
    script: str

    def fetch(self, folder: Path, seconds: float, tell: Callable[[str], None]) -> Path:
        """The Python of the peer's environment, made on first use within so many seconds."""
        home = folder.resolve() / f"{self.name}-{self.version}"
        python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        whole = home / "fetched.txt"
        if not whole.exists():
            tell(f"fetching {self.name} {self.version}")
            shutil.rmtree(home, ignore_errors=True)
            _make_environment(home, python, f"{self.package}=={self.version}", max(seconds, 1.0))
            whole.write_text(f"{self.package}=={self.version}\n", encoding="utf-8")
        return python


PEERS = {
    "chicken-island": Peer("catanatron", "3.2.1", "catanatron", "peer_catanatron.py"),
    "touche-poulet": Peer("openspiel", "2.0.2", "open_spiel", "peer_openspiel.py"),
}


def _make_environment(home: Path, python: Path, requirement: str, seconds: float) -> None:
    """A virtual environment with one package: by uv where there is one, otherwise by pip."""
    if find_spec("uv") is not None:
        uv = [sys.executable, "-m", "uv"]
        made = _call([*uv, "venv", "--quiet", "--python", sys.executable, str(home)], seconds) is None
        if made and _call([*uv, "pip", "install", "--quiet", "--python", str(python), requirement], seconds) is None:
            return
        shutil.rmtree(home, ignore_errors=True)
    problem = _call([sys.executable, "-m", "venv", str(home)], seconds) or _call(
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement], seconds
    )
    if problem is not None:
        raise PeerFailed(f"{requirement} could not be installed for the comparison: {problem}")


def _call(command: list[str], seconds: float) -> str | None:
    """Runs a command; None if it went well, otherwise the last line that it said."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return f"it takes longer than {seconds:.0f} s; try again"
    except OSError as problem:
        return str(problem)
    said = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
    return None if done.returncode == 0 else said[-1]


class Running:
    """Another process that measures: it is asked for slices, one at a time, and idles while ours run."""

    def __init__(self, name: str, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        self._name = name
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, what: str, seconds: float) -> dict[str, Any]:
        """What was done in a slice of its CPU time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{what} {seconds}\n")
            self._process.stdin.flush()
            answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        except (OSError, ValueError) as problem:
            raise PeerFailed(f"{self._name} does not answer: {problem}") from None
        return answer


class RunningPeer(Running):
    """Another engine, by the script beside this one, in an environment of its own."""

    def __init__(self, peer: Peer, python: Path) -> None:
        script = Path(__file__).parent / peer.script
        super().__init__(f"{peer.name} {peer.version}", [str(python), "-I", str(script)])


class RunningPlain(Running):
    """Our own engine in plain Python, beside a compiled one."""

    def __init__(self, game: str) -> None:
        environment = {**os.environ, PLAIN: "1", "PYTHONPATH": os.pathsep.join(sys.path)}
        super().__init__("the plain build", [sys.executable, "-m", "topcluck.sim.plain", game], environment)
