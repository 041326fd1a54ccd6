"""Guided first games: whoever clicks what is lit gets on, step by step."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.playing import Person, room_of, wait_for
from tests.browser.recorded import Step
from tests.server.serving import Served
from topcluck.server.room import Room
from topcluck.server.teaching import PUPIL, find_lesson

BEGINNING = {"first-island": 14, "first-farm": 6}  # answers: until something is built, until something is shot at


@pytest.mark.parametrize("name", BEGINNING)
def test_a_lesson_begins_with_clicks_on_what_is_lit(name: str, house: Served, person: NewPerson) -> None:
    lesson = find_lesson(name)
    one = person("fr" if name == "first-farm" else "de")
    one.go("/learn")
    start = f"{one.words.say('learn-start')}: {one.words.say(f'game-{lesson.game}')}"
    one.page.get_by_role("button", name=start, exact=True).click()
    one.page.wait_for_url("**/t/*")
    room = room_of(house, one.page.url.rpartition("/")[2].partition("#")[0])
    for number, line in lesson.lines(PUPIL)[: BEGINNING[name]]:
        one.page.get_by_text(one.words.say("learn-step", number=number + 1, of=len(lesson.step))).wait_for()
        assert one.button("farm-scatter").count() == 0, "nothing is offered that the lesson refuses"
        _click(one, room, line)
    assert one.ways == {"board": BEGINNING[name]}, "nobody needs the list of options"


def _click(one: Person, room: Room, line: str) -> None:
    """Clicks what the lesson asks for."""
    assert wait_for(lambda: room.table.playing().state.may_answer(PUPIL))
    match = room.table.playing()
    action = next(action for action in match.legal_actions_of(PUPIL) if str(action) == line)
    one.answer(Step(PUPIL, action, match.decision.kind), room)
