"""A real browser and a real server. Without a browser these tests are left out, and in CI that is a failure."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.playing import Person, new_person
from tests.server.serving import Served, served
from topcluck.server import lobby
from topcluck.server.page_files import FOLDER

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome")

NewPerson = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder belong to `./dev browser`."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


def chromium() -> str | None:
    """The browser of this machine, if it has one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def _left_out(why: str) -> NoReturn:
    """Says why there is no test."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The chromium of this machine."""
    program = chromium()
    if program is None:
        _left_out("there is no chromium on this machine (Debian and Ubuntu: apt install chromium)")
    if not (FOLDER / "index.html").exists():
        _left_out("the page has not been built: ./dev page")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots do not pretend to think."""
    with served(tmp_path_factory.mktemp("house"), least_thinking=0, bot_workers=1) as running:
        yield running


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Fixes the luck of the tables that begin in this test; at real ones everybody has a say in it."""
    return lambda seed: monkeypatch.setattr(lobby, "shared_seed", lambda secret, words: seed)


@pytest.fixture
def person(browser: Browser, house: Served) -> Iterator[NewPerson]:
    """Makes people with a browser each; in the end nothing may have gone wrong in any of them."""
    made: list[Person] = []

    def new(*args: Any, **more: Any) -> Person:
        made.append(new_person(browser, house, *args, **more))
        return made[-1]

    yield new
    for one in made:
        one.context.close()
    assert [one.troubles for one in made if one.troubles] == []
