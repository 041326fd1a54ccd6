"""The tool that says which rule no test cites must itself be trusted."""

import tomllib
from typing import Any

import pytest

from tools.rule_coverage import MOST_EXEMPT, STATUS, judge
from tools.rule_ids import chapter_of, rule_ids

IDS = ["MOVE-1", "MOVE-2", "TEAM-1", "GEN-15"]
STATUS_PAGE: dict[str, Any] = {
    "open": [{"reason": "not built yet", "chapters": ["TEAM"]}],
    "exempt": [{"id": "GEN-15", "reason": "prescribes nothing"}],
}


def cites(*rules: str, passed: bool = True) -> dict[str, Any]:
    return {"test": "tests/test_x.py::test_it[2]", "passed": passed, "rules": list(rules)}


def test_every_rule_is_cited_or_missing_or_open_or_exempt() -> None:
    coverage = judge(IDS, STATUS_PAGE, [cites("MOVE-1"), cites("MOVE-1")])
    assert coverage.to_json() == {
        "MOVE-1": {"status": "cited", "tests": ["tests/test_x.py::test_it"]},
        "MOVE-2": {"status": "missing"},
        "TEAM-1": {"status": "open", "reason": "not built yet"},
        "GEN-15": {"status": "exempt", "reason": "prescribes nothing"},
    }
    assert coverage.missing() == ["MOVE-2"]
    assert not coverage.faults


def test_a_test_that_fails_cites_nothing() -> None:
    coverage = judge(IDS, STATUS_PAGE, [cites("MOVE-1", passed=False)])
    assert "MOVE-1" in coverage.missing()
    assert "did not pass" in coverage.faults[0]


@pytest.mark.parametrize(
    ("status", "citation", "fault"),
    [
        (STATUS_PAGE, cites("MOVE-9"), "cites MOVE-9"),
        (STATUS_PAGE, cites("TEAM-1"), "TEAM-1 is open"),
        (STATUS_PAGE, cites("GEN-15"), "GEN-15 is exempt"),
        ({"open": [{"reason": "r", "chapters": ["FLAG"]}]}, cites("MOVE-1"), "the chapter FLAG"),
        ({"open": [{"reason": "r", "ids": ["MOVE-7"]}]}, cites("MOVE-1"), "names MOVE-7"),
        ({"open": [{"reason": "r", "chapters": ["MOVE"], "ids": ["MOVE-2"]}]}, cites(), "names MOVE-2 twice"),
        ({"exempt": [{"id": "MOVE-2"}]}, cites("MOVE-1"), "no reason for MOVE-2"),
    ],
)
def test_what_does_not_fit_is_a_fault(status: dict[str, Any], citation: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in judge(IDS, status, [citation]).faults)


def test_more_than_twenty_exemptions_are_refused() -> None:
    ids = [f"MOVE-{number}" for number in range(1, MOST_EXEMPT + 2)]
    status = {"exempt": [{"id": id, "reason": "r"} for id in ids]}
    assert any("20 is the most" in fault for fault in judge(ids, status, []).faults)


def test_the_ids_of_all_three_pages_are_found_in_order() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids))
    assert {"COMP-1", "STAR-4", "ACH-10", "ACH-17", "BASE2P-1", "SCN-72", "FX-33", "TP-10.8", "TS-12"} <= set(ids)
    assert [id for id in ids if chapter_of(id) == "RUL"] == [f"RUL-{number}" for number in range(1, 147)]
    assert not {chapter_of(id) for id in ids} & {"DIF", "D"}


def test_the_status_page_has_no_faults_of_its_own() -> None:
    assert not judge(rule_ids(), tomllib.loads(STATUS.read_text("utf-8")), []).faults
