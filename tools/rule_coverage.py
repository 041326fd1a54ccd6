"""Which rule of docs/rules/ is cited by which passing test: `./dev rule-coverage`.

Runs the fast tests that carry the `rule` marker, prints a line per chapter and writes build/rule-coverage.json.
A rule is

    cited    by a test that passed,
    missing  and somebody has to write that test,
    open     its mode, edition or game is not built yet (tools/rule_status.toml),
    exempt   it prescribes nothing that an engine can show (there too, with the reason).
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tools.rule_ids import chapter_of, number_of, rule_ids

ROOT = Path(__file__).resolve().parent.parent
STATUS = ROOT / "tools" / "rule_status.toml"
REPORT = ROOT / "build" / "rule-coverage.json"
MOST_EXEMPT = 20
STATES = ("cited", "missing", "open", "exempt")


@dataclass
class Coverage:
    """What became of every rule, and what is wrong."""

    state: dict[str, str] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    reason: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def missing(self) -> list[str]:
        return [id for id, state in self.state.items() if state == "missing"]

    def to_json(self) -> dict[str, Any]:
        """Each id with its status, the tests that cite it, or the reason why none need do so."""
        rules: dict[str, Any] = {}
        for id, state in self.state.items():
            rules[id] = {"status": state}
            if state == "cited":
                rules[id]["tests"] = self.tests[id]
            elif state != "missing":
                rules[id]["reason"] = self.reason[id]
        return rules


def judge(ids: Iterable[str], status: Mapping[str, Any], citations: Iterable[Mapping[str, Any]]) -> Coverage:
    """Put rules, excuses and citations side by side."""
    coverage = Coverage()
    ids = list(ids)
    excused = read_status(ids, status, coverage)
    for citation in citations:
        name = citation["test"].split("[")[0]
        for id in citation["rules"]:
            if id not in ids:
                coverage.faults.append(f"{name} cites {id}, which no page of docs/rules/ has")
            elif not citation["passed"]:
                coverage.faults.append(f"{name} cites {id} and did not pass")
            elif name not in coverage.tests.setdefault(id, []):
                coverage.tests[id].append(name)
    for id in ids:
        if id in coverage.tests:
            coverage.state[id] = "cited"
            if id in excused:
                by = coverage.tests[id][0]
                coverage.faults.append(
                    f"{id} is {excused[id]} in {STATUS.name} but cited by {by}: take it off that list"
                )
        else:
            coverage.state[id] = excused.get(id, "missing")
    coverage.faults = list(dict.fromkeys(coverage.faults))
    return coverage


def read_status(ids: list[str], status: Mapping[str, Any], coverage: Coverage) -> dict[str, str]:
    """The rules that need no test now, and whether they are open or exempt; mistakes in the page become faults."""
    excused: dict[str, str] = {}

    def excuse(id: str, state: str, reason: str) -> None:
        if id not in ids:
            coverage.faults.append(f"{STATUS.name} names {id}, which no page of docs/rules/ has")
        elif id in excused:
            coverage.faults.append(f"{STATUS.name} names {id} twice")
        elif not reason:
            coverage.faults.append(f"{STATUS.name} gives no reason for {id}")
        else:
            excused[id] = state
            coverage.reason[id] = reason

    for entry in status.get("open", []):
        for chapter in entry.get("chapters", []):
            of_chapter = [id for id in ids if chapter_of(id) == chapter]
            if not of_chapter:
                coverage.faults.append(f"{STATUS.name} names the chapter {chapter}, which no page of docs/rules/ has")
            for id in of_chapter:
                excuse(id, "open", entry.get("reason", ""))
        for id in entry.get("ids", []):
            excuse(id, "open", entry.get("reason", ""))
    exempt = status.get("exempt", [])
    for entry in exempt:
        excuse(entry["id"], "exempt", entry.get("reason", ""))
    if len(exempt) > MOST_EXEMPT:
        coverage.faults.append(f"{STATUS.name} exempts {len(exempt)} rules; {MOST_EXEMPT} is the most")
    return excused


def draw(coverage: Coverage) -> Table:
    """A line per chapter, the missing rules by number."""
    table = Table("chapter", *STATES, "which are missing")
    for column in table.columns[1:-1]:
        column.justify = "right"
    for chapter in dict.fromkeys(map(chapter_of, coverage.state)):
        states = {id: state for id, state in coverage.state.items() if chapter_of(id) == chapter}
        table.add_row(chapter, *_counts(states), _spans(id for id, state in states.items() if state == "missing"))
    table.add_section()
    table.add_row("all", *_counts(coverage.state), "")
    return table


def _counts(states: Mapping[str, str]) -> list[str]:
    counts = Counter(states.values())
    return [str(counts[state] or "") for state in STATES]


def _spans(ids: Iterable[str]) -> str:
    """
    >>> _spans(["MOVE-1", "MOVE-2", "MOVE-3", "MOVE-7"])
    '1–3, 7'
    """
    spans: list[list[tuple[int, ...]]] = []
    for number in map(number_of, ids):
        if spans and spans[-1][-1][:-1] == number[:-1] and spans[-1][-1][-1] + 1 == number[-1]:
            spans[-1].append(number)
        else:
            spans.append([number])
    text = [[".".join(map(str, number)) for number in span] for span in spans]
    return ", ".join(span[0] if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in text)


def run_tests(workers: int) -> tuple[int, list[dict[str, Any]]]:
    """Run the tests that cite rules; pytest's exit code and what tools.citations wrote."""
    file = REPORT.parent / "citations.json"
    file.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "rule and not slow", "tests"]
    command += ["-p", "tools.citations", "--citations", str(file)]
    if workers > 1:
        command += ["-n", str(workers), "--dist", "worksteal"]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return code, json.loads(file.read_text("utf-8")) if file.exists() else []


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev rule-coverage", description="Which test cites which rule?")
    parser.add_argument("--workers", type=int, default=min(os.cpu_count() or 1, 8), help="processes that run tests")
    workers = parser.parse_args().workers
    REPORT.parent.mkdir(exist_ok=True)
    code, citations = run_tests(workers)
    coverage = judge(rule_ids(), tomllib.loads(STATUS.read_text("utf-8")), citations)
    if code:
        coverage.faults.append(f"the tests that cite rules did not all pass (pytest ended with {code})")
    REPORT.write_text(json.dumps(coverage.to_json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    console.print(draw(coverage))
    for fault in coverage.faults:
        console.print(fault, markup=False)
    counts = Counter(coverage.state.values())
    console.print(", ".join(f"{counts[state]} {state}" for state in STATES) + f" (in {REPORT.relative_to(ROOT)})")
    return 1 if coverage.faults or coverage.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
