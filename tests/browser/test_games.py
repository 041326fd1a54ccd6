"""Whole games, played through the page as bots have recorded them. Every language plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.playing import PHONE, Wire, entries, play_at_one_screen, play_online, room_of, wait_for
from tests.browser.recorded import recorded
from tests.server.serving import Served
from topcluck.server import workers
from topcluck.server.room import Room

Luck = Callable[[str], None]


def has_come_to(room: Room, answers: int) -> bool:
    return entries(room) == answers


def test_two_at_one_screen_play_the_island_to_its_end(house: Served, luck: Luck, person: NewPerson) -> None:
    game = recorded("chicken-island", "5", players=2)
    luck(game.seed)
    screen = person("de")
    screen.choose_game("chicken-island", "screen")
    room = room_of(house, screen.begin())
    play_at_one_screen(screen, room, game.steps)
    screen.sees_the_end(room)
    assert screen.ways["board"] > 0.8 * len(game.steps), "nearly everything can be chosen on the board itself"


def test_three_play_the_island_online_while_one_loses_the_connection_in_a_combat_and_one_watches(
    house: Served, luck: Luck, person: NewPerson
) -> None:
    game = recorded("chicken-island", "1", players=3)
    luck(game.seed)
    ada, ben, cleo, watcher = person("en"), person("fr"), person("it"), person("de", PHONE)
    wire = Wire(cleo)
    id, invitation, to_watch = ada.open_online("chicken-island", "Ada", players=3)
    ben.sit_down(invitation, "Ben")
    cleo.sit_down(invitation, "Cleo")
    room = room_of(house, id)
    watcher.go(to_watch)
    people = (ada, ben, cleo)
    combat = next(at for at, step in enumerate(game.steps) if step.kind.startswith("combat"))
    play_online(people, room, game.steps[: combat + 1])

    wire.cut()
    alert = cleo.page.get_by_role("alert").filter(has_text=cleo.words.say("table-lost"))
    alert.wait_for()
    wire.mend()
    alert.wait_for(state="detached", timeout=20_000)

    play_online(people, room, game.steps[combat + 1 :])
    for one in (*people, watcher):
        one.sees_the_end(room)
    assert ada.button("table-rematch").count() == 1
    assert watcher.button("table-rematch").count() == 0, "who watches does not ask for another game"


def test_alone_against_the_challenger(house: Served, luck: Luck, person: NewPerson) -> None:
    game = recorded("chicken-island", "5", players=1, mode="solo")
    luck(game.seed)
    ida = person("it")
    ida.choose_game("chicken-island", "solo")
    room = room_of(house, ida.begin())
    play_online([ida], room, game.steps)
    ida.sees_the_end(room)


def test_one_against_three_bots(house: Served, luck: Luck, person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    game = recorded("chicken-island", "12", players=4)
    luck(game.seed)
    monkeypatch.setattr(workers, "secrets", SimpleNamespace(token_hex=lambda bytes: game.seed))
    fay = person("fr")
    fay.choose_game("chicken-island", "bots")
    fay.more_choices()
    fay.choose_one("home-players", "4")
    room = room_of(house, fay.begin())
    for number, step in enumerate(game.steps):
        if step.seat == 0:
            at_once = step.kind == "choose_leader"  # all choose at the same time
            assert at_once or wait_for(partial(has_come_to, room, number), 30), "the bots play as they have played"
            fay.answer(step, room)
    assert wait_for(lambda: room.table.over, 30)
    fay.sees_the_end(room)


def test_two_play_touche_poulet_online_from_placing_to_five_eggs(house: Served, luck: Luck, person: NewPerson) -> None:
    game = recorded("touche-poulet", "8", players=2)
    luck(game.seed)
    dora, felix = person("de"), person("fr")
    id, invitation, _ = dora.open_online("touche-poulet", "Dora")
    felix.sit_down(invitation, "Félix")
    room = room_of(house, id)
    play_online([dora, felix], room, game.steps)
    for one in (dora, felix):
        one.sees_the_end(room)
