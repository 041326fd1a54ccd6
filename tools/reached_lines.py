"""Which tests run which lines of the rules: found by running them once under coverage, for `./dev mutants`.

A test that never comes by a line cannot notice that it is broken. What happens while modules are loaded belongs to no
test, and neither does what a test finds worked out by an earlier one: such lines may seem to be run by fewer tests than
truly depend on them, so a mutant may be said to survive that would not, never the other way round.
"""

import ast
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from pathlib import Path
from xml.etree import ElementTree

from coverage import CoverageData

_SETTINGS = "[run]\ndynamic_context = test_function\ndata_file = reached.coverage\ninclude = src/topcluck/games/*\n"


class Reached:
    """For each line of some files the tests that run it, and how long each test took."""

    def __init__(self, lines: dict[str, dict[int, set[str]]], seconds: dict[str, float]) -> None:
        self._lines = lines
        self._seconds = seconds

    @classmethod
    def by_running(cls, folder: Path, tests: Sequence[str], environment: dict[str, str]) -> "Reached":
        """Runs the tests of a project once."""
        (folder / "reached.ini").write_text(_SETTINGS, "utf-8")
        command = [sys.executable, "-m", "coverage", "run", "--rcfile=reached.ini", "-m", "pytest", "-q", "--tb=no"]
        command += ["-m", "not slow", "-p", "no:cacheprovider", "--junitxml=reached.xml", *tests]
        subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
        data = CoverageData(str(folder / "reached.coverage"))
        data.read()
        lines = {
            Path(file).resolve().relative_to(folder.resolve()).as_posix(): {
                line: {test for context in contexts if (test := _id_of(folder, context))}
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        return cls(lines, _seconds_of(folder))

    def tests(self, file: str, line: int, source: str) -> list[str]:
        """The tests that run the statement on a line, the quick ones first; none are known of what modules do."""
        lines = self._lines.get(file, {})
        found: set[str] = set()
        for number in _statement(source, line):
            found |= lines.get(number, set())
        return sorted(found, key=lambda test: (self._seconds.get(test, 0.0), test))

    def seconds(self, tests: Iterable[str]) -> float:
        """How long these tests took under coverage, which is longer than without."""
        return sum(self._seconds.get(test, 1.0) for test in tests)


def _id_of(folder: Path, context: str) -> str:
    """``tests.games.hop.test_hopping.test_steps`` as pytest calls it."""
    parts = context.split(".")
    for length in range(len(parts) - 1, 0, -1):
        path = Path(*parts[:length]).with_suffix(".py")
        if (folder / path).exists():
            return "::".join([path.as_posix(), *parts[length:]])
    return ""


def _seconds_of(folder: Path) -> dict[str, float]:
    """How long each test function took, with all its parameters."""
    seconds: dict[str, float] = {}
    for case in ElementTree.parse(folder / "reached.xml").iter("testcase"):
        name = f"{case.get('classname')}.{case.get('name', '').partition('[')[0]}"
        test = _id_of(folder, name)
        seconds[test] = seconds.get(test, 0.0) + float(case.get("time", 0))
    return seconds


def _statement(source: str, line: int) -> range:
    """The lines of the smallest statement on a line; of one with a body only its head."""
    spans = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.end_lineno is not None:
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno
            spans.append((node.lineno, max(end, node.lineno)))
    spans.sort()
    around = [span for span in spans[: bisect_right(spans, (line, sys.maxsize))] if span[1] >= line]
    start, end = max(around, default=(line, line))
    return range(start, end + 1)
