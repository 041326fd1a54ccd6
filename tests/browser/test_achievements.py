"""The page of achievements: what only people can witness is noted there."""

from __future__ import annotations

from tests.browser.conftest import NewPerson


def test_a_painted_army_is_ticked_off_by_keyboard_and_stays_so(person: NewPerson) -> None:
    one = person("de")
    one.go("/achievements")
    tick = one.page.get_by_role("checkbox", name=one.words.say("feats-tick"), exact=True)
    count = one.page.get_by_text(one.words.say("feats-count", earned=1, number=10), exact=True)
    tick.press("Space")
    count.wait_for()
    one.page.reload()
    count.wait_for()
    assert tick.count() == 1 and tick.is_checked(), "kept, and nothing else can be ticked"
    tick.press("Space")
    count.wait_for(state="detached")
    assert not tick.is_checked()
