"""The compiled core is an optional copy of the plain one: the same games, number by number and word by word."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copy, copytree, ignore_patterns, which
from sysconfig import get_path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest

from tests.builds import needs_compiled
from topcluck.build import PLAIN

ROOT = Path(__file__).resolve().parent.parent
CAN_COMPILE = which("cc") is not None and Path(get_path("include"), "Python.h").exists()
SUITES = ("tests/kernel", "tests/games", "tests/bots")  # of what is compiled


def told(games: int, source: Path = ROOT / "src", **environment: str) -> Any:
    """What `tests.sim.told_games` tells in a process of its own."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT), *sys.path]), **environment}
    command = [sys.executable, "-m", "tests.sim.told_games", str(games)]
    return json.loads(subprocess.run(command, env=variables, cwd=ROOT, capture_output=True, check=True).stdout)


def assert_same_games(games: int, source: Path = ROOT / "src") -> None:
    plain, compiled = told(games, source, **{PLAIN: "1"}), told(games, source, **{PLAIN: "0"})
    assert (plain["compiled"], compiled["compiled"]) == (False, True)
    assert [name for name, game in plain["games"].items() if game != compiled["games"][name]] == []


@needs_compiled
def test_both_builds_tell_the_same_games() -> None:
    assert_same_games(1)


@needs_compiled
@pytest.mark.slow
def test_both_builds_tell_many_same_games() -> None:
    assert_same_games(8)


@pytest.mark.slow
@pytest.mark.skipif(not (CAN_COMPILE or os.environ.get("CI")), reason="there is no C compiler here, or no Python.h")
def test_a_wheel_with_a_compiled_core_plays_the_same_games_and_passes_the_same_tests(tmp_path: Path) -> None:
    source = compiled_wheel(tmp_path)
    assert_same_games(1, source)
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *SUITES]
    done = subprocess.run(command, env=variables, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


def compiled_wheel(place: Path) -> Path:
    """What is in a wheel with a compiled core; that is not as fast as it could be, but soon compiled."""
    for part in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        copy(ROOT / part, place / part)
    copytree(ROOT / "src", place / "src", ignore=ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__", "page"))
    variables = {**os.environ, "TOPCLUCK_COMPILE": "1", "TOPCLUCK_OPTIMIZE": "0"}
    build = ["-m", "uv", "build", "--wheel", "--no-build-isolation", "--python", sys.executable, str(place)]
    done = subprocess.run([sys.executable, *build], env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-5000:]
    (wheel,) = place.glob("dist/*.whl")
    unpacked = place / "unpacked"
    with ZipFile(wheel) as packed:
        packed.extractall(unpacked)
    assert [*unpacked.glob("topcluck/kernel/*.so"), *unpacked.glob("topcluck/kernel/*.pyd")], "the core is not compiled"
    return unpacked


def test_the_plain_build_can_always_be_had() -> None:
    asked = (
        "from topcluck.build import is_compiled; import topcluck.kernel.chance as c; print(is_compiled(), c.__file__)"
    )
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), PLAIN: "1"}
    answer = subprocess.run([sys.executable, "-c", asked], env=variables, capture_output=True, text=True, check=True)
    assert answer.stdout.startswith("False ") and answer.stdout.strip().endswith("chance.py")


# ---- ./dev compile


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at work in a folder with one compiled module."""
    loader = SourceFileLoader("dev_script", str(ROOT / "dev"))
    spec = spec_from_file_location("dev_script", loader=loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    kernel = tmp_path / "topcluck" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "luck.py").write_text("SIDES = 6\n")
    (kernel / "luck.cpython-311-x86_64-linux-gnu.so").touch()
    monkeypatch.setattr(module, "SOURCE", tmp_path)
    monkeypatch.setattr(module, "COMPILED_FROM", tmp_path / "compiled-from.txt")
    return module


def test_what_was_compiled_from_this_source_is_used(dev: ModuleType) -> None:
    dev.COMPILED_FROM.write_text(dev.core_digest(), "utf-8")
    dev.drop_outdated()
    assert len(dev.compiled_files()) == 1


def test_what_was_compiled_from_another_source_is_dropped(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    dev.COMPILED_FROM.write_text(dev.core_digest(), "utf-8")
    (dev.SOURCE / "topcluck" / "kernel" / "luck.py").write_text("SIDES = 8\n")
    dev.drop_outdated()
    assert dev.compiled_files() == []
    assert "back to plain Python" in capsys.readouterr().err


def test_what_nobody_knows_the_source_of_is_dropped(dev: ModuleType) -> None:
    dev.drop_outdated()
    assert dev.compiled_files() == []


def test_the_plain_core_comes_back_on_request(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.compile(["--off"]) == 0
    assert dev.compiled_files() == []
    assert (dev.SOURCE / "topcluck" / "kernel" / "luck.py").exists()
    assert dev.compile(["--off"]) == 0
    assert "plain Python already" in capsys.readouterr().err
