"""A pytest plugin that writes down which tests cite which rules, and how those tests ended.

Used by tools.rule_coverage as `-p tools.citations --citations FILE`; it works under pytest-xdist too, because the ids
travel with the reports.
"""

import json
from pathlib import Path

import pytest

CITES = "rule ids"  # the name of the property that carries the ids from the test to its report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--citations", metavar="FILE", help="where to write which test cites which rules")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--citations")
    if file and not hasattr(config, "workerinput"):  # the workers only run tests, the one who started them writes
        config.pluginmanager.register(Citations(Path(file)))


def pytest_itemcollected(item: pytest.Item) -> None:
    ids = [id for mark in item.iter_markers("rule") for id in mark.args]
    if ids:
        item.user_properties.append((CITES, ids))


class Citations:
    """Collects the reports of one run."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.cites: dict[str, list[str]] = {}
        self.passed: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name == CITES and isinstance(ids, list):
                self.cites[report.nodeid] = ids
        if report.when == "call":
            self.passed[report.nodeid] = report.passed
        elif report.failed:  # in setting up or clearing away
            self.passed[report.nodeid] = False

    def pytest_sessionfinish(self) -> None:
        told = [
            {"test": test, "passed": self.passed.get(test, False), "rules": ids} for test, ids in self.cites.items()
        ]
        self.file.write_text(json.dumps(told, indent=1), "utf-8")
