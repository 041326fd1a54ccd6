"""Guided first games: every step of every lesson is played at a real table, as the page would."""

from __future__ import annotations

import pytest

from tests.server.caring import serving, until
from topcluck.kernel.errors import SetupRefused
from topcluck.server import protocol as p
from topcluck.server.lobby import open_table, prepared
from topcluck.server.requests import act
from topcluck.server.table import CannotDo, Table
from topcluck.server.teaching import PUPIL, find_lesson, lesson_names, lessons_of
from topcluck.server.telling import ask
from topcluck.words import LANGUAGES, Words

NOON = 1_000_000.0


def wish(lesson: str, **more: object) -> p.NewTable:
    """What the page asks for when somebody wants to learn."""
    seats = [p.SeatWish("me", "Ada"), p.SeatWish("bot")]
    return p.NewTable(**{"game": find_lesson(lesson).game, "seats": seats, "lesson": lesson, **more})  # type: ignore[arg-type]


def begun(lesson: str) -> Table:
    """The table of a lesson, without a store."""
    row, seats, _ = prepared(wish(lesson))
    table = Table(row, seats)
    table.enter("begin", None, "", NOON)
    return table


def answer(table: Table) -> None:
    """The other one plays what the lesson says, until the pupil is asked."""
    while not table.over and (others := [seat for seat in table.asked() if seat != PUPIL]):
        table.enter("act", others[0], table.lesson_left(others[0])[0][1], NOON)


def test_each_game_has_a_lesson() -> None:
    assert lessons_of("chicken-island") == ["first-island"]
    assert lessons_of("touche-poulet") == ["first-farm"]


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_leads_step_by_step_to_a_win_with_one_thing_to_do_each_time(name: str) -> None:
    table, steps = begun(name), list[str]()
    while True:
        answer(table)
        asked = ask(table, PUPIL)
        if asked is None:
            break
        assert asked.step is not None
        assert len(asked.options) == 1
        assert asked.step.of == len(find_lesson(name).step)
        steps += [asked.step.id] * (asked.step.id not in steps)
        assert asked.step.number == len(steps)
        table.enter("act", PUPIL, asked.options[0].text, NOON)
    assert steps == [step.id for step in find_lesson(name).step]
    assert table.match is not None
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (PUPIL,)
    assert table.lesson_left(PUPIL) == table.lesson_left(1) == []


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_says_something_in_every_language(name: str, lang: str) -> None:
    words = Words(lang)
    for id in (*(step.id for step in find_lesson(name).step), "end-of-lesson"):
        said = words.say(f"learn-{name}-{id}")
        assert 20 < len(said) < 330, said
        assert lang == "en" or said != Words("en").say(f"learn-{name}-{id}")


def test_what_is_not_part_of_the_lesson_is_refused() -> None:
    table = begun("first-island")
    with pytest.raises(CannotDo, match="it goes on with: choose cluckatoa"):
        table.check_lesson(PUPIL, ["choose keekmee"])
    table.check_lesson(PUPIL, ["choose cluckatoa"])


def test_a_line_may_stand_for_several_actions_of_the_lesson() -> None:
    table = begun("first-farm")
    table.check_lesson(PUPIL, ["place barn A1", "place granary F8"])
    with pytest.raises(CannotDo):
        table.check_lesson(PUPIL, ["place barn A1", "place granary H8"])


def test_who_has_left_the_lesson_plays_like_everybody_else() -> None:
    table = begun("first-farm")
    table.enter("act", PUPIL, "place barn B1", NOON)
    asked = ask(table, PUPIL)
    assert asked is not None
    assert asked.step is None
    assert len(asked.options) > 1
    table.check_lesson(PUPIL, ["lift B1"])


def play_until(table: Table, step: str) -> None:
    """Plays the lesson until this step."""
    while (asked := ask(table, PUPIL)) is not None and asked.step is not None and asked.step.id != step:
        table.enter("act", PUPIL, asked.options[0].text, NOON)
        answer(table)


def test_after_taking_back_the_lesson_goes_on_where_it_was() -> None:
    table = begun("first-island")
    play_until(table, "roll")
    table.enter("back", PUPIL, table.back_alone(PUPIL), NOON)
    asked = ask(table, PUPIL)
    assert asked is not None
    assert asked.step is not None
    assert (asked.step.id, asked.options[0].text) == ("dice", "add +3")


def test_who_has_answered_in_secret_is_not_asked_again() -> None:
    table = begun("first-island")
    table.enter("act", PUPIL, "choose cluckatoa", NOON)
    assert ask(table, PUPIL) is None


def test_everybody_is_told_that_it_is_a_lesson() -> None:
    assert begun("first-farm").info().lesson == "first-farm"


@pytest.mark.parametrize(
    "change",
    [
        {"lesson": "last-island"},
        {"game": "touche-poulet"},
        {"options": {"edition": "second-fr"}},
        {"seed": "7"},
        {"seats": [p.SeatWish("me"), p.SeatWish("me")]},
        {"seats": [p.SeatWish("bot"), p.SeatWish("me")]},
        {"seats": [p.SeatWish("me"), p.SeatWish("bot"), p.SeatWish("bot")]},
    ],
)
def test_a_lesson_is_for_one_person_and_has_its_own_options(change: dict[str, object]) -> None:
    with pytest.raises(SetupRefused):
        prepared(p.NewTable(**{**_fields(wish("first-island")), **change}))  # type: ignore[arg-type]


def _fields(wished: p.NewTable) -> dict[str, object]:
    return {name: getattr(wished, name) for name in wished.__struct_fields__}


@pytest.mark.anyio
@pytest.mark.slow  # real worker processes take their time
@pytest.mark.parametrize("name", lesson_names())
async def test_the_server_plays_the_other_side_of_a_lesson(sqlite_url: str, name: str) -> None:
    async with serving(sqlite_url) as server:
        made = await open_table(server.rooms, wish(name))
        room = await server.rooms.room(made.table)
        while not room.table.over:
            await until(lambda: room.table.over or room.table.asked() == [PUPIL])
            if (asked := ask(room.table, PUPIL)) is not None:
                await act(room, PUPIL, asked.options[0].text)
        assert room.table.lesson_left(PUPIL) == []
        assert not server.heard, "no bot had to think"
