"""The OpenAPI document tells the truth: whatever fits it is served, whatever does not is refused with a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from tests.server.serving import Served, served
from topcluck.server.openapi import describe
from topcluck.server.routes import OPERATIONS

KEY = "key-of-a-browser"
EXAMPLES = 8  # of each operation; the slow test takes ten times as many


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("openapi")) as running:
        yield running


def test_every_operation_is_described_and_every_reference_leads_somewhere(server: Served) -> None:
    told = server.http.get("/api/openapi.json").json()
    assert told == describe() and told["openapi"] == "3.1.0"
    assert sum(map(len, told["paths"].values())) == len(OPERATIONS)
    assert _references(told) <= {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}


def _references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(_references, value.values()))
    return set().union(*map(_references, value)) if isinstance(value, list) else set()


def _document(server: Served) -> dict[str, Any]:
    """The document with ids that lead somewhere and setups that can be played, so that not all is refused."""
    told = describe()
    over, running = server.open_for_two(key=KEY), server.open_for_two(game="touche-poulet", key=KEY)
    with server.at(over.table, over.seats[0].token) as ada:
        ada.ask("resign")
    free = server.open(game="chicken-island", seats=[{"who": "me"}, {"who": "free"}])
    schemas = told["components"]["schemas"]
    for path in told["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["in"] == "path":
                    known = {"table": [over.table, running.table, free.table, "not-a-table"], "name": ["house@1", "x"]}
                    parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
    wish = schemas["NewTable"]["properties"]
    wish["game"] = {"enum": ["chicken-island", "touche-poulet", "chess"]}
    wish["options"] = {"anyOf": [{"const": {}}, {"const": {"mode": "team"}}, wish["options"]]}
    schemas["SeatWish"]["properties"]["bot"] = {"enum": [None, "chick", "hen", "fox"]}
    for name in ("Mine", "ProfileAsked"):
        schemas[name]["properties"]["key"] = {"anyOf": [{"const": KEY}, schemas[name]["properties"]["key"]]}
    schemas["Tick"]["properties"]["feat"] = {"enum": ["ACH-10", "ACH-1", "ACH-99"]}
    schemas["SitDown"]["properties"]["token"] = {"enum": [free.invite, free.watch, "x" * 43]}
    return told


def _tried(server: Served, examples: int) -> Counter[tuple[str, int]]:
    """Sends what fits the document and what does not, looks at every answer, and tells how often which came."""
    # a setup that has the right form may still be impossible: that is for the game to say
    checks = [check for check in CHECKS.get_all() if check.__name__ != "positive_data_acceptance"]
    came: Counter[tuple[str, int]] = Counter()
    modes = schemathesis.GenerationMode
    for mode, told in ((modes.POSITIVE, _document(server)), (modes.NEGATIVE, describe())):
        for result in schemathesis.openapi.from_dict(told).get_all_operations():
            assert isinstance(result, Ok)

            @hypothesis.settings(
                max_examples=examples, derandomize=True, deadline=None, database=None,
                suppress_health_check=list(hypothesis.HealthCheck),
            )  # fmt: skip
            @hypothesis.given(case=result.ok().as_strategy(mode))
            def attempt(case: Any) -> None:
                answer = case.call_and_validate(base_url=server.url, checks=checks)
                came[case.operation.label, answer.status_code] += 1

            with suppress(Unsatisfiable):  # nothing can be wrong with a request that takes nothing
                attempt()
    return came


def test_answers_keep_to_the_document(server: Served) -> None:
    assert max(status for _, status in _tried(server, EXAMPLES)) < 500


@pytest.mark.slow
def test_answers_keep_to_the_document_for_many_more_requests(server: Served) -> None:
    came = _tried(server, 10 * EXAMPLES)
    assert max(status for _, status in came) < 500
    fine = {label for label, status in came if status < 300}
    assert fine == {f"{operation.method} {operation.path}" for operation in OPERATIONS}
