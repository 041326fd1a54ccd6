"""Nobody needs a mouse."""

from __future__ import annotations

from functools import partial

from tests.browser.conftest import NewPerson
from tests.browser.keys import Keys
from tests.browser.playing import room_of, wait_for
from tests.browser.recorded import recorded
from tests.browser.test_games import Luck
from tests.server.serving import Served


def test_a_whole_game_is_played_with_tab_arrows_enter_and_escape(house: Served, luck: Luck, person: NewPerson) -> None:
    game = recorded("chicken-island", "5", players=1, mode="solo")
    luck(game.seed)
    one = person("en")
    keys = Keys(one)
    one.go("/")
    one.page.get_by_role("heading", name=one.words.say("home-which-game")).wait_for()
    keys.choose("game-chicken-island", begins=True)
    keys.choose("home-company-solo", begins=True)
    keys.choose("home-go")
    one.page.wait_for_url("**/t/*")
    room = room_of(house, one.page.url.rpartition("/")[2])
    one.page.locator(".hex").first.wait_for(state="attached")
    keys.choose("table-menu")
    keys.press("Escape")
    given_back = partial(keys.has_focus, one.words.say("table-menu"))
    assert wait_for(given_back), "Escape closes the menu and gives the focus back"
    for step in game.steps:
        keys.answer(step, room)
    one.sees_the_end(room)
