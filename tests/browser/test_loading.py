"""How much comes over the wire before one can do anything, and how soon one can."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.conftest import NewPerson
from tests.browser.playing import Person

BUDGET = 150_000  # bytes, compressed, of script, style and one language
SOON = 2.0  # seconds on a processor that is four times slower
ART = {path.stem for path in (Path(__file__).parents[2] / "web" / "art").rglob("*.svg")}
_ASSET = re.compile(r"/assets/(.+)-[\w-]{8}\.(js|css)$")


def loaded(one: Person) -> dict[str, int]:
    """The scripts and styles that the start page loads, by name, with their bytes on the wire."""
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda said: addresses.update({said["requestId"]: said["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda said: sizes.update({addresses[said["requestId"]]: int(said["encodedDataLength"])}),
    )
    one.go("/")
    one.page.get_by_role("button", name=re.compile(one.words.say("game-chicken-island"))).wait_for()
    one.page.wait_for_load_state("networkidle")
    return {found[1]: size for address, size in sizes.items() if (found := _ASSET.search(address))}


def test_the_first_load_is_small_and_brings_nothing_that_is_not_needed_yet(person: NewPerson) -> None:
    found = loaded(person("fr"))
    pictures = {name for name in found if name in ART}
    page = {name: size for name, size in found.items() if name not in pictures}
    assert sum(page.values()) <= BUDGET, page
    assert len(pictures) < 12, "pictures come when they are seen"
    assert [name for name in found if name.endswith(".rules")] == [], "the rules come when somebody reads them"
    assert [name for name in found if name.endswith(".words")] == ["fr.words"], "one language is enough"


def test_one_can_begin_within_two_seconds_on_a_slow_processor(person: NewPerson) -> None:
    assert min(seconds_to_begin(person("en")) for _ in range(4)) < SOON


def seconds_to_begin(one: Person) -> float:
    """From the address to the answer to the first click, in an empty browser with a slow processor.

    Counted is the time for which the page kept its processor busy: what else this machine does is not its fault.
    """
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    one.page.goto(one.house.url, wait_until="commit")
    one.page.get_by_role("button", name=re.compile(one.words.say("game-chicken-island"))).click()
    one.page.get_by_role("heading", name=one.words.say("home-who-plays")).wait_for()
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    one.context.close()
    return float(told["TaskDuration"])
