"""Every screen, on a laptop by day and on a phone by night: nothing that keeps anybody out, nothing that sticks out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.playing import LAPTOP, PHONE, Person
from tests.browser.screens import SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP, "color_scheme": "light"},
    "phone": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
}
LANGUAGES = ("en", "fr", "it", "de")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everybody_and_fits(name: str, device: str, person: NewPerson) -> None:
    lang = LANGUAGES[(list(SCREENS).index(name) + list(DEVICES).index(device)) % len(LANGUAGES)]
    one = person(lang, bypass_csp=True, **DEVICES[device])
    SCREENS[name](one)
    assert grave_issues(one) == []
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out to the side"


def grave_issues(one: Person) -> list[str]:
    """What axe finds that keeps somebody out."""
    one.page.evaluate(AXE.read_text("utf-8"))
    found = one.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{issue['id']}: {issue['help']} ({', '.join(' '.join(node['target']) for node in issue['nodes'][:4])})"
        for issue in found
        if issue["impact"] in GRAVE
    ]
