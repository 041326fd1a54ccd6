"""Every screen of the page, and how one gets there. Tests look at all of them, and `./dev screenshots` draws them.

A new screen is a function here: it takes a person with an empty browser and leaves the page showing the screen.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.playing import Person
from tests.browser.recorded import Recorded
from tests.browser.stored import game_played, sit_at, stored, where, with_hints

Screen = Callable[[Person], None]
SCREENS: dict[str, Screen] = {}
ALL_DRAWN = """() => {
    const symbols = [...document.querySelectorAll('use')].map(use => document.querySelector(use.getAttribute('href')));
    const pictures = [...document.querySelectorAll('.art')];
    return symbols.every(one => one?.innerHTML.length > 20) && pictures.every(one => one.childElementCount > 0);
}"""  # drawings come one by one


def screen(function: Screen) -> Screen:
    """Adds a screen; its name is the function's."""
    SCREENS[function.__name__.replace("_", "-")] = function
    return function


# -- around the games ---------------------------------------------------------------------------------------------


@screen
def home(one: Person) -> None:
    one.go("/")
    one.page.get_by_role("heading", name=one.words.say("home-which-game")).wait_for()


@screen
def more_choices(one: Person) -> None:
    one.choose_game("chicken-island", "screen")
    one.more_choices()
    one.choose_one("home-players", "4")


@screen
def house_rules(one: Person) -> None:
    more_choices(one)
    one.page.get_by_text(one.words.say("home-house-rules", changed=0), exact=True).click()
    one.page.locator(".house-rules__list .field").first.wait_for()


@screen
def leaders(one: Person) -> None:
    one.choose_game("chicken-island", "bots")
    one.more_choices()
    one.open_leaders()
    for name in ("blackbeak", "cluckatoa", "genghis_hen"):
        one.toggle_leader(name)


@screen
def waiting_room(one: Person) -> None:
    one.open_online("chicken-island", "Ada", players=3)


@screen
def invited(one: Person) -> None:
    _, invitation, _ = one.open_online("touche-poulet", "Ada", players=3)
    one.page.evaluate("localStorage.clear()")
    one.go(invitation)
    one.button("table-sit-down").wait_for()


@screen
def curtain(one: Person) -> None:
    one.choose_game("chicken-island", "screen")
    one.begin()
    one.page.get_by_role("heading", name=one.words.say("table-who-looks")).wait_for()


@screen
def settings(one: Person) -> None:
    _heading(one, "/settings", "page-settings")


@screen
def rules(one: Person) -> None:
    one.go("/rules#MOVE-3")
    one.page.get_by_text("MOVE-3").first.wait_for()


@screen
def learn(one: Person) -> None:
    _heading(one, "/learn", "page-learn")


@screen
def achievements(one: Person) -> None:
    _heading(one, "/achievements", "page-achievements")


@screen
def nowhere(one: Person) -> None:
    _heading(one, "/t/nowhere", "page-nowhere")


@screen
def without_a_key(one: Person) -> None:
    _heading(one, "/t/nobody-knows-it", "table-no-key")


def _heading(one: Person, path: str, key: str) -> None:
    one.go(path)
    one.page.get_by_role("heading", level=1, name=one.words.say(key)).wait_for()


# -- the island ---------------------------------------------------------------------------------------------------


def _island() -> Recorded:
    return game_played("chicken-island", "1", players=3)


def _at_island(one: Person, played: Recorded, kind: str, number: int) -> None:
    """Sits where something is asked for the so-manieth time."""
    at = where(played, lambda step: step.kind == kind, number)
    sit_at(one, stored(one.house, played, at), played.steps[at].seat)
    _drawn(one)


def _drawn(one: Person) -> None:
    one.page.locator(".map .hex").first.wait_for(state="attached")
    one.page.wait_for_function(ALL_DRAWN, polling=50)


@screen
def island_leaders(one: Person) -> None:
    _at_island(one, _island(), "choose_leader", 1)


@screen
def island_action(one: Person) -> None:
    _at_island(one, _island(), "action", -2)


@screen
def island_moving(one: Person) -> None:
    _at_island(one, _island(), "move_step", -2)


@screen
def island_combat(one: Person) -> None:
    _at_island(one, _island(), "combat_play", -2)


@screen
def island_dice(one: Person) -> None:
    _at_island(one, _island(), "reroll", -1)


@screen
def island_menu(one: Person) -> None:
    island_action(one)
    one.click("table-menu")


@screen
def dice_statistics(one: Person) -> None:
    island_action(one)
    one.click("table-menu")
    one.page.get_by_role("menuitem", name=one.words.say("stats-title")).click()
    one.page.get_by_role("table", name=one.words.say("stats-title")).wait_for()
    one.page.wait_for_function(ALL_DRAWN, polling=50)


@screen
def hint(one: Person) -> None:
    played = _island()
    at = where(played, lambda step: step.kind == "action", -2)
    sit_at(one, with_hints(one.house, played, at), played.steps[at].seat)
    _drawn(one)
    assert one.house.desk.thinking is not None
    workers = one.house.desk.thinking.workers
    workers.seconds, workers.slack = 1.0, 20.0  # enough for a look, on a busy machine too
    one.click("hint-ask")
    one.button("hint-do").wait_for()


@screen
def island_as_text(one: Person) -> None:
    island_combat(one)
    one.click("table-menu")
    one.page.get_by_role("menuitemradio", name=one.words.say("page-text-view")).click()
    one.page.get_by_label(one.words.say("table-command")).wait_for()


@screen
def island_talk(one: Person) -> None:
    island_action(one)
    one.page.get_by_role("tab", name=one.words.say("table-talk")).click()
    one.page.get_by_label(one.words.say("table-say")).fill("Cluck!")
    one.page.get_by_label(one.words.say("table-say")).press("Enter")
    one.page.get_by_text("Cluck!").first.wait_for()


@screen
def island_watched(one: Person) -> None:
    sit_at(one, stored(one.house, _island(), 120))
    _drawn(one)


@screen
def island_solo(one: Person) -> None:
    _at_island(one, game_played("chicken-island", "5", players=1, mode="solo"), "action", -1)


@screen
def island_over(one: Person) -> None:
    played = _island()
    sit_at(one, stored(one.house, played, len(played.steps)))
    _drawn(one)


@screen
def replay(one: Person) -> None:
    island_over(one)
    one.click("page-replay")
    one.page.wait_for_url("**/r/*")
    _drawn(one)


# -- the farm -----------------------------------------------------------------------------------------------------


def _farm() -> Recorded:
    return game_played("touche-poulet", "8", players=2)


def _at_farm(one: Person, kind: str, number: int) -> None:
    """Sits where something is asked for the so-manieth time."""
    at = where(_farm(), lambda step: step.kind == kind, number)
    sit_at(one, stored(one.house, _farm(), at), _farm().steps[at].seat)
    one.page.locator(".farm").first.wait_for()
    one.page.wait_for_function(ALL_DRAWN, polling=50)


@screen
def farm_placing(one: Person) -> None:
    _at_farm(one, "placement", 1)


@screen
def farm_turn(one: Person) -> None:
    _at_farm(one, "turn", -2)


@screen
def farm_aiming(one: Person) -> None:
    _at_farm(one, "attack_cell", -2)


@screen
def farm_buying(one: Person) -> None:
    _at_farm(one, "resolving", -2)


@screen
def farm_taking(one: Person) -> None:
    _at_farm(one, "taking", -1)


@screen
def farm_over(one: Person) -> None:
    sit_at(one, stored(one.house, _farm(), len(_farm().steps)))
    one.page.locator(".farm").first.wait_for()
