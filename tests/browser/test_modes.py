"""Every mode: set up on the page, its special moves, and its end from a stored position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.playing import Person, play_at_one_screen, play_online, room_of
from tests.browser.recorded import Step, steps_of
from tests.browser.stored import game_played, sit_at, stored, where
from tests.browser.test_games import Luck
from tests.server.serving import Served
from topcluck.games.island.actions import Choose
from topcluck.games.island.sets import load_set
from topcluck.server.room import Room

BEGINNING, SPECIAL, END = 6, 4, 6  # answers that are given on the page


@dataclass(frozen=True)
class Mode:
    """How a mode is chosen, a short game in it, and what is asked in no other."""

    lang: str
    seed: str
    options: dict[str, Any]
    special: Callable[[Step], bool]


def asks(*kinds: str) -> Callable[[Step], bool]:
    """Whether a step answers one of these questions."""
    return lambda step: step.kind in kinds


MODES = {
    "team": Mode("fr", "1", {"players": 4, "mode": "team"}, asks("combat_last", "choose_player")),
    "flag": Mode("it", "1", {"players": 2, "mode": "flag"}, asks("move_band")),
    "gallos": Mode("de", "2", {"players": 2, "mode": "gallos"}, asks("arrange_stack")),
    "expert": Mode("en", "4", {"players": 2, "flags": ["expert"]}, asks("trigger_order", "use_or_not")),
    "hard": Mode("fr", "0", {"players": 1, "mode": "solo", "flags": ["solo_hard"]}, asks("combat_play")),
    "built": Mode("en", "4", {"players": 2, "flags": ["built_island"]}, asks("tile_place")),
    "quick": Mode("de", "3", {"players": 2, "edition": "first-de", "flags": ["quick_game"]}, asks("quick_build")),
    "bonus": Mode(
        "de", "2", {"players": 2, "edition": "first-de", "flags": ["two_player_base_bonus"]}, asks("build_save")
    ),
    "hardcore": Mode("de", "1", {"players": 2, "edition": "first-de", "flags": ["hardcore"]}, asks("combat_dice")),
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
@pytest.mark.parametrize("point", ["special", "end"])
def test_a_mode_goes_on_from_a_stored_position(point: str, mode: Mode, house: Served, person: NewPerson) -> None:
    game = game_played("chicken-island", mode.seed, **mode.options)
    first = where(game, mode.special) if point == "special" else len(game.steps) - END
    table = stored(house, game, first)
    one = person(mode.lang)
    sit_at(one, table, *range(len(table.seats)))
    room = room_of(house, table.table)
    _go_on(one, room, game.steps[first : first + SPECIAL] if point == "special" else game.steps[first:])
    if point == "end":
        one.sees_the_end(room)


def _go_on(one: Person, room: Room, steps: list[Step]) -> None:
    """Plays at one screen, or alone."""
    if len(room.table.seats) > 1:
        play_at_one_screen(one, room, steps)
    else:
        play_online([one], room, steps)
