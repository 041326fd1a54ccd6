"""Every mode: set up on the page, its special moves, and its end from a stored position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.playing import Person, play_at_one_screen, play_online, room_of
from tests.browser.recorded import Recorded, Step, steps_of
from tests.browser.stored import game_played, sit_at, stored, where
from tests.browser.test_games import Luck
from tests.server.serving import Served
from topcluck.games.island.actions import Choose
from topcluck.games.island.events import FlagHanded, ShieldsLost, TagPlaced, ValuesCompared
from topcluck.games.island.sets import load_set
from topcluck.games.island.view import View
from topcluck.kernel.faces import Event
from topcluck.server.room import Room

BEGINNING, BEFORE, END = 6, 3, 6  # answers that are given on the page


@dataclass(frozen=True)
class Mode:
    """How a mode is chosen, a short game in it, and a move that there is in no other."""

    lang: str
    seed: str
    options: dict[str, Any]
    special: Callable[[Step], bool]
    before: int = BEFORE  # answers that lead to it
    shows: Callable[[Person, Room, Step], None] = lambda one, room, step: None  # what is to be seen then


def tells(*events: type[Event]) -> Callable[[Step], bool]:
    """Whether one of these comes of a step."""
    return lambda step: any(isinstance(event, events) for event in step.told)


def _flag_is_handed_over(one: Person, room: Room, step: Step) -> None:
    """FLAG-10: a Flag of B is carried by another unit of A, and drawn there."""
    handed = next(event for event in step.told if isinstance(event, FlagHanded))
    carried = one.page.locator(f'[data-unit] .carried-flag[data-seat="{handed.flag}"]')
    carrier = carried.locator("xpath=..").get_attribute("data-unit")
    flag = next(flag for flag in _view(room).table.flags if flag.seat == handed.flag)
    assert carrier == flag.carrier and handed.to.startswith("chicken"), "the Flag is where it was handed to"


def _base_helps(one: Person, room: Room, step: Step) -> None:
    """BASE2P-1: a Chicken that is attacked on a Base has two more armor than is printed on it."""
    compared = next(event for event in step.told if isinstance(event, ValuesCompared))
    printed = load_set("house").chickens[0].armor
    assert compared.armor == printed + 2


def _shield_is_gone(one: Person, room: Room, step: Step) -> None:
    """HCORE-1: the Leader's Shield of the start took the blow: no tag, and no Shield is drawn on it any more."""
    lost = next(event for event in step.told if isinstance(event, ShieldsLost))
    assert lost.unit.startswith("leader@") and not any(isinstance(event, TagPlaced) for event in step.told)
    leaders = [unit for unit in _view(room).table.units if unit.card in _LEADERS]
    shown = {unit.seat: _shields_on(one, unit.id) for unit in leaders}
    assert shown == {lost.seat: 0, 1 - lost.seat: 1}


def _shields_on(one: Person, unit: str) -> int:
    return one.page.locator(f'.map [data-unit="{unit}"] use[href="#pic-tokens-shield"]').count()


def _one_tag_is_not_enough(one: Person, room: Room, step: Step) -> None:
    """HARD-1: the Challenger has a tag, and the game goes on."""
    assert one.page.locator('[data-banner="1"] .banner__tag').count() == 1
    assert not room.table.over


_LEADERS = {leader.id for leader in load_set("house").leaders}


def _view(room: Room) -> View:
    """What everybody sees."""
    view = room.table.playing().view(None)
    assert isinstance(view, View)
    return view


def asks(*kinds: str) -> Callable[[Step], bool]:
    """Whether a step answers one of these questions."""
    return lambda step: step.kind in kinds


MODES = {
    "team": Mode("fr", "1", {"players": 4, "mode": "team"}, asks("combat_last", "choose_player")),
    "flag": Mode("it", "1", {"players": 2, "mode": "flag"}, tells(FlagHanded), shows=_flag_is_handed_over),
    "gallos": Mode("de", "2", {"players": 2, "mode": "gallos"}, asks("arrange_stack")),
    "expert": Mode("en", "4", {"players": 2, "flags": ["expert"]}, asks("trigger_order", "use_or_not")),
    "hard": Mode(
        "fr",
        "0",
        {"players": 1, "mode": "solo", "flags": ["solo_hard"]},
        tells(TagPlaced),
        shows=_one_tag_is_not_enough,
    ),
    "built": Mode("en", "4", {"players": 2, "flags": ["built_island"]}, asks("tile_place")),
    "quick": Mode("de", "3", {"players": 2, "edition": "first-de", "flags": ["quick_game"]}, asks("quick_build")),
    "bonus": Mode(
        "de",
        "2",
        {"players": 2, "edition": "first-de", "flags": ["two_player_base_bonus"]},
        tells(ValuesCompared),
        before=6,
        shows=_base_helps,
    ),
    "hardcore": Mode(
        "de",
        "1",
        {"players": 2, "edition": "first-de", "flags": ["hardcore"]},
        tells(ShieldsLost),
        shows=_shield_is_gone,
    ),
}


@pytest.mark.parametrize("mode", MODES.values(), ids=list(MODES))
def test_a_mode_is_chosen_on_the_page_and_begins(mode: Mode, house: Served, luck: Luck, person: NewPerson) -> None:
    luck(mode.seed)
    one = person(mode.lang)
    room = room_of(house, _begun(one, mode))
    setup = room.table.playing().setup
    for name in ("mode", "edition", "flags"):
        if name in mode.options:
            assert _plain(setup[name]) == mode.options[name]
    _go_on(one, room, steps_of("chicken-island", mode.seed, BEGINNING, **dict(setup)))


def test_leaders_are_chosen_on_the_page_and_nobody_else_is_offered(house: Served, person: NewPerson) -> None:
    one = person("it")
    one.choose_game("chicken-island", "solo")
    one.more_choices()
    one.open_leaders()
    names = [leader.id for leader in load_set("house").leaders]
    for name in names[1:]:
        one.toggle_leader(name)
    assert one.button("home-go").is_disabled(), "one Leader is too few"
    one.page.get_by_role("alert").get_by_text(one.words.say("home-leaders-lacking", needed=2)).wait_for()
    one.toggle_leader("cluckatoa")
    room = room_of(house, one.begin())
    words, game = one.at(room), room.table.game
    offered = {name: words.action(Choose(name), game) for name in names}
    one.page.get_by_role("button", name=offered["cluckatoa"], exact=True).first.wait_for()
    shown = [name for name in names if one.page.get_by_role("button", name=offered[name], exact=True).count()]
    assert shown == [names[0], "cluckatoa"]


def _begun(one: Person, mode: Mode) -> str:
    """The id of a table that was set up on the page."""
    solo = mode.options.get("mode") == "solo"
    one.choose_game("chicken-island", "solo" if solo else "screen")
    one.more_choices()
    if "edition" in mode.options:
        one.choose_one("home-edition", one.words.say(f"home-edition-{mode.options['edition']}"))
    if "mode" in mode.options and not solo:
        one.choose_one("home-mode", _called(one, "mode", mode.options["mode"]))
    for flag in mode.options.get("flags", []):
        one.page.get_by_label(_called(one, "flag", flag), exact=True).click()
    return one.begin()


def _called(one: Person, sort: str, name: str) -> str:
    """What the page calls a mode or a variant."""
    keys = [key.replace("_", "-") for key in (f"home-{sort}-{name}", f"island-{sort}-{name}", f"island-mode-{name}")]
    return next(one.words.say(key) for key in keys if one.words.has(key))


def _plain(value: Any) -> Any:
    return value if isinstance(value, str) else list(value)


@pytest.mark.parametrize("mode", MODES.values(), ids=list(MODES))
def test_a_mode_goes_on_from_stored_positions_with_its_special_move_and_its_end(
    mode: Mode, house: Served, person: NewPerson
) -> None:
    game = game_played("chicken-island", mode.seed, **mode.options)
    one = person(mode.lang)
    at = where(game, mode.special)
    first = max(0, at - mode.before)
    room = _sat_down(one, house, game, first)
    _go_on(one, room, game.steps[first : at + 1])
    _sees_what_came_of(one, room, game.steps[at])
    mode.shows(one, room, game.steps[at])

    first = len(game.steps) - END
    room = _sat_down(one, house, game, first)
    _go_on(one, room, game.steps[first:])
    one.sees_the_end(room)


def _sat_down(one: Person, house: Served, game: Recorded, first: int) -> Room:
    """Has all seats of a game that has come to a certain point."""
    table = stored(house, game, first)
    sit_at(one, table, *range(len(table.seats)))
    return room_of(house, table.table)


def _sees_what_came_of(one: Person, room: Room, step: Step) -> None:
    """The log tells all that the seat may know."""
    log = one.page.get_by_role("log")
    for event in step.told:
        seen = event.seen_by(step.seat)
        if seen is not None:
            expect(log.get_by_text(one.at(room).event(seen, room.table.game)).last).to_be_attached()


def _go_on(one: Person, room: Room, steps: list[Step]) -> None:
    """Plays at one screen, or alone."""
    if len(room.table.seats) > 1:
        play_at_one_screen(one, room, steps)
    else:
        play_online([one], room, steps)
