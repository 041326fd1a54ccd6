"""What holds for all tests."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tools.rule_ids import rule_ids

# Tests are the same in every run; `HYPOTHESIS_PROFILE=explore ./dev fast` looks for new examples.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests that play games leave the profile of whoever runs them alone."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


RULES = frozenset(rule_ids())


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test cannot cite a rule that does not exist, nor nothing at all."""
    for mark in item.iter_markers("rule"):
        unknown = [id for id in mark.args if id not in RULES]
        if unknown or not mark.args:
            pytest.fail(f"this test cites {', '.join(unknown) or 'nothing'}, not a rule of docs/rules/", pytrace=False)
