"""The wheel alone, in an environment that holds nothing else, serves the same page."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from topcluck.server.page_files import FOLDER

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")
UV = (sys.executable, "-m", "uv")


def run(*command: str) -> None:
    """Runs a command that has to succeed, far from the sources of this project."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, env=clean, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def built(place: Path) -> Path:
    """The wheel, built from a copy of the sources, so that nothing is left lying about here."""
    copy = place / "sources"
    copy.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info"))
        else:
            shutil.copy(ROOT / part, copy / part)
    run(*UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(place), str(copy))
    (wheel,) = place.glob("*.whl")
    return wheel


def bare_environment(place: Path, wheel: Path) -> Path:
    """An environment with the wheel and what it needs, no newer than what the lock holds."""
    date = re.findall(r"--before (\S+)", (ROOT / "requirements.lock").read_text("utf-8"))[0]
    run(*UV, "venv", "--python", sys.executable, str(place / "bare"))
    programs = place / "bare" / ("Scripts" if os.name == "nt" else "bin")
    run(*UV, "pip", "install", "--exclude-newer", date, "--python", str(programs / "python"), str(wheel))
    return programs


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def front_page(url: str) -> str:
    """The start page, as soon as the server shows it."""
    until = time.monotonic() + 60
    while True:
        try:
            return httpx.get(url + "/").raise_for_status().text
        except httpx.TransportError:
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the page has not been built: ./dev page")
def test_the_wheel_alone_serves_the_same_page(tmp_path: Path) -> None:
    programs = bare_environment(tmp_path, built(tmp_path))
    port = free_port()
    command = [
        str(programs / "topcluck"),
        "serve",
        "--no-open",
        "--port",
        str(port),
        "--db",
        f"sqlite:///{tmp_path}/t.db",
    ]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            url = f"http://127.0.0.1:{port}"
            assert front_page(url) == (FOLDER / "index.html").read_text("utf-8")
            with httpx.Client(base_url=url) as http:
                for asset in sorted((FOLDER / "assets").iterdir()):
                    assert http.get(f"/assets/{asset.name}").content == asset.read_bytes()
                assert len(http.get("/api/games").json()["games"]) == 2
        finally:
            server.terminate()
