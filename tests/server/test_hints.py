"""Hints: for who plays, where the table has agreed on them, worked out elsewhere from the view of the seat alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Served, Viewer, served
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View
from topcluck.server import hints
from topcluck.server import protocol as p
from topcluck.server.workers import LookedAt, NoAnswer, Workers

FARM = "touche-poulet"
ALONE = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "hen"}]
TWO = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]


class Thoughts(Workers):
    """Answers at once, and remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__(1)
        self.shown: list[tuple[str, View]] = []
        self.fails = False

    async def explain(self, bot: str, view: View, actions: Any) -> tuple[str, list[LookedAt]]:
        """The second option, after a look at two."""
        self.shown.append((bot, view))
        if self.fails:
            raise NoAnswer("late")
        texts = [str(action) for action in actions[:2]]
        return texts[1], [LookedAt(texts[1], 30, 0.75), LookedAt(texts[0], 10, 0.5)]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as running:
        running.desk.rooms.hints = hints.Hints(Thoughts())
        yield running


def thoughts(server: Served) -> Thoughts:
    assert server.desk.rooms.hints is not None
    found = server.desk.rooms.hints._workers
    assert isinstance(found, Thoughts)
    return found


def ask(viewer: Viewer) -> p.Hinted | p.Refused:
    """What somebody hears who asks for a hint."""
    viewer.say({"type": "hint", "id": 77})
    while True:
        heard = viewer.next()
        if isinstance(heard, p.Hinted | p.Refused) and heard.id == 77:
            return heard


def test_a_hint_says_what_a_bot_would_do_and_what_it_looked_at(server: Served) -> None:
    made = server.open(game=FARM, seats=ALONE)
    with server.at(made.table, made.seats[0].token) as ada:
        assert ada.welcome.table.hints and ada.welcome.ask is not None
        first, second = [option.text for option in ada.welcome.ask.options[:2]]
        looked = [p.LookedAt(second, 30, 0.75), p.LookedAt(first, 10, 0.5)]
        assert ask(ada) == p.Hinted(77, ada.welcome.number, "top-cluck", second, looked)


def test_the_bot_is_shown_the_view_of_who_asks_and_nothing_else(server: Served) -> None:
    made = server.open(game=FARM, seats=TWO, hints=True)
    with server.at(made.table, made.seats[1].token) as ben:
        assert isinstance(ask(ben), p.Hinted)
        [(bot, view)] = thoughts(server).shown
        room = server.do(server.desk.rooms.room(made.table))
        assert bot == "top-cluck" and view == room.table.playing().view(1)


def test_nobody_else_hears_of_a_hint_and_the_log_neither(server: Served) -> None:
    made = server.open(game=FARM, seats=TWO, hints=True)
    with server.at(made.table, made.seats[0].token) as ada, server.at(made.table, made.seats[1].token) as ben:
        room = server.do(server.desk.rooms.room(made.table))
        last = room.table.last
        assert isinstance(ask(ada), p.Hinted)
        assert room.table.last == last
        assert ben.ask("ping") == p.Done(1)  # and nothing but who is here before that
        ben.say({"type": "ping", "id": 5})
        assert ben.next() == p.Done(5)


@pytest.mark.parametrize(
    ("seats", "wish", "offered"),
    [(ALONE, None, True), (ALONE, False, False), (TWO, None, False), (TWO, True, True)],
    ids=["alone", "alone-without", "two", "two-with"],
)
def test_there_are_hints_where_one_person_plays_or_as_the_table_wishes(
    server: Served, seats: Any, wish: bool | None, offered: bool
) -> None:
    made = server.open(game=FARM, seats=seats, hints=wish)
    with server.at(made.table, made.seats[0].token) as ada:
        assert ada.welcome.table.hints is offered
        answer = ask(ada)
        assert isinstance(answer, p.Hinted) is offered
        if isinstance(answer, p.Refused):
            assert (answer.code, answer.sentence) == ("no_hints", "there are no hints at this table")


def test_spectators_get_no_hints(server: Served) -> None:
    made = server.open(game=FARM, seats=ALONE)
    with server.at(made.table, made.watch) as watcher:
        assert ask(watcher) == p.Refused(77, "spectator", "spectators only watch")
        assert thoughts(server).shown == []


def test_who_is_not_asked_gets_no_hint(server: Served) -> None:
    made = server.open(game=FARM, seats=TWO, hints=True)
    with server.at(made.table, made.seats[0].token) as ada, server.at(made.table, made.seats[1].token) as ben:
        assert ada.ask("act", line="random fleet") == p.Done(1)
        assert ben.ask("act", line="random fleet") == p.Done(1)
        room = server.do(server.desk.rooms.room(made.table))
        [asked] = room.table.asked()
        answer = ask((ben, ada)[asked])
        assert isinstance(answer, p.Refused) and answer.code == "nothing_to_answer"


def test_who_asks_again_and_again_has_to_wait(server: Served) -> None:
    made = server.open(game=FARM, seats=ALONE)
    with server.at(made.table, made.seats[0].token) as ada:
        answers = [ask(ada) for _ in range(hints.RATE[1] + 1)]
        assert all(isinstance(answer, p.Hinted) for answer in answers[:-1])
        assert isinstance(answers[-1], p.Refused) and answers[-1].code == "too_fast"
        assert ada.ask("ping") == p.Done(1)


def test_a_bot_that_fails_is_told_so(server: Served) -> None:
    made = server.open(game=FARM, seats=ALONE)
    thoughts(server).fails = True
    with server.at(made.table, made.seats[0].token) as ada:
        answer = ask(ada)
        assert isinstance(answer, p.Refused) and answer.code == "no_hint"


def test_while_a_bot_thinks_about_a_hint_the_table_goes_on(server: Served) -> None:
    made = server.open(game=FARM, seats=ALONE)
    thinking, begun = thoughts(server), threading.Event()

    async def for_ever(bot: str, view: View, actions: list[Action]) -> tuple[str, list[LookedAt]]:
        begun.set()
        await asyncio.sleep(60)
        raise AssertionError("nobody waits for this")

    thinking.explain = for_ever  # type: ignore[method-assign]
    with server.at(made.table, made.seats[0].token) as ada:
        ada.say({"type": "hint", "id": 77})
        assert begun.wait(10)
        assert ada.ask("act", line="random fleet") == p.Done(1)
        ada.say({"type": "hint", "id": 78})
        assert ada.hear(p.Refused) == p.Refused(78, "too_fast", "you will have a hint in a moment")


@pytest.mark.slow  # a real worker process
def test_a_real_bot_gives_a_hint(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        made = running.open(game=FARM, seats=ALONE)
        with running.at(made.table, made.seats[0].token) as ada:
            ada.say({"type": "hint", "id": 1})
            hint = ada.hear(p.Hinted, 60)
            assert ada.welcome.ask is not None
            assert hint.text in [option.text for option in ada.welcome.ask.options]
