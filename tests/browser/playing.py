"""People before their screens: a browser each, which finds everything by role and name."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.recorded import Step
from tests.browser.speaking import PageWords
from tests.server.serving import Served
from topcluck.games import game as game_called
from topcluck.kernel.faces import Action
from topcluck.kernel.game import Game
from topcluck.server.room import Room
from topcluck.words import Words

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20.0  # seconds for anything to happen
SOON, LATER = 300, 5000  # milliseconds for which a button is waited for, to be there and to be pressed
BY_KEY = frozenset({"aim"})  # a click on a farm chooses the cell under it as well


_SHOWS = "number => Number(document.querySelector('main.table')?.dataset.at ?? -1) >= number"


@dataclass
class Person:
    """Somebody before a screen of their own."""

    house: Served
    context: BrowserContext
    page: Page
    lang: str
    words: Words
    troubles: list[str] = field(default_factory=list)
    ways: dict[str, int] = field(default_factory=dict)  # how often something was chosen in which way
    _unfolded: bool = False

    # -- around the page --------------------------------------------------------------------------------------------

    def button(self, key: str, **args: object) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=self.words.say(key, **args), exact=True)

    def click(self, key: str, **args: object) -> None:
        """Clicks the button with these words."""
        self.button(key, **args).first.click()

    def go(self, path: str) -> None:
        """Opens an address of the server."""
        self.page.goto(path if path.startswith("http") else self.house.url + path)

    # -- starting a game --------------------------------------------------------------------------------------------

    def choose_game(self, game: str, company: str) -> None:
        """The first two of the three clicks that start a game."""
        self.go("/")
        self.page.get_by_role("button", name=re.compile("^" + re.escape(self.words.say(f"game-{game}")))).click()
        self.page.get_by_role(
            "button", name=re.compile("^" + re.escape(self.words.say(f"home-company-{company}")))
        ).click()

    def more_choices(self) -> None:
        """Opens what is folded away."""
        self.page.get_by_text(self.words.say("home-details"), exact=True).click()

    def choose_one(self, legend: str, label: str) -> None:
        """Chooses one of several in a named group."""
        group = self.page.get_by_role("group", name=self.words.say(legend), exact=True)
        group.get_by_role("radio", name=label, exact=True).click()

    def open_leaders(self) -> None:
        """Unfolds the choice of Leaders."""
        self.page.get_by_text(self.words.say("home-leaders", chosen=9, all=9), exact=True).click()

    def toggle_leader(self, name: str) -> None:
        """Takes a Leader out of the deck, or puts it back."""
        self.page.get_by_role(
            "checkbox", name=self.words.name("card", name, game_called("chicken-island")), exact=True
        ).click()

    def begin(self) -> str:
        """The third click; gives the id of the table."""
        self.click("home-go")
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2].partition("#")[0]

    def open_online(self, game: str, name: str, players: int = 2) -> tuple[str, str, str]:
        """Opens a table for others too: its id, the link to sit down, and the one to watch."""
        self.choose_game(game, "online")
        self.more_choices()
        if players > 2:
            self.choose_one("home-players", str(players))
        letter = game_called(game).seat_name(0)
        self.page.get_by_label(self.words.say("home-name-of", letter=letter)).fill(name)
        id = self.begin()
        links = [self.page.get_by_label(self.words.say(key)).input_value() for key in ("table-invite", "table-watch")]
        return id, links[0], links[1]

    def sit_down(self, link: str, name: str) -> None:
        """Comes by a link, and takes a seat."""
        self.go(link)
        self.page.get_by_label(self.words.say("page-your-name")).fill(name)
        self.click("table-sit-down")

    # -- at a table -------------------------------------------------------------------------------------------------

    def names(self, room: Room) -> list[str]:
        """How the page calls the seats."""
        return [
            self.words.say("table-bot", level=row.bot) if row.who == "bot" else row.name for row in room.table.seats
        ]

    def at(self, room: Room) -> PageWords:
        """The words of the table as they are said to this person."""
        plain = self.names(room)
        letters = [room.table.game.seat_name(seat) for seat in range(len(plain))]
        names = [
            self.words.say("table-namesake", name=name, letter=letter) if name and plain.count(name) > 1 else name
            for name, letter in zip(plain, letters, strict=True)
        ]
        if room.table.row.setup.get("mode") == "solo":
            names.append(self.words.say("draw-island-challenger"))  # an army without a seat
        return PageWords(self.lang, room.table.game, names)

    def answer(self, step: Step, room: Room) -> None:
        """Finds a recorded answer by its sentence and presses it, until the server has heard of it."""
        sentence = self.at(room).action(step.action, room.table.game)
        wanted = entries(room, step.seat) + 1  # others may answer at the same time
        until = time.monotonic() + PATIENCE
        where, tries = "", 0
        while not wait_for(lambda: entries(room, step.seat) >= wanted, 1.0 if where else 0.0):
            assert time.monotonic() < until, self._what_is_offered(sentence)
            where = self._press(step, sentence, room, tries)
            tries += 1
        self.ways[where] = self.ways.get(where, 0) + 1

    def _press(self, step: Step, sentence: str, room: Room, tries: int) -> str:
        """Presses what is called like this, and says where; nothing if it was not found.

        What is drawn on the board stands before the list of all options. Some things have to be pointed at first; what
        may go badly asks back, so that the same sentence has to be pressed again.
        """
        called = self.page.get_by_role("button", name=sentence, exact=True)
        asked = self.page.get_by_role("dialog").get_by_role("button", name=sentence, exact=True)
        if tries and asked.count():
            return self._pressed(asked.first, step)
        self._is_up_to_date(room, step.seat)
        if not called.count():
            for hex in hexes_of(step.action, room.table.game):
                self._point_at(hex)
                if called.count():
                    break
        if tries and called.count() == 0:
            self._unfold_options()
        return self._pressed(called.first, step) if called.count() else ""

    def _is_up_to_date(self, room: Room, seat: int) -> None:
        """Waits until the page shows all that the server has told the seat."""
        with suppress(TooLate):
            self.page.wait_for_function(_SHOWS, arg=room.table.numbers[seat], timeout=LATER)

    def _point_at(self, hex: str) -> None:
        """Points at a hex where one can choose between several things, or a unit that then needs a second one."""
        button = self.page.locator(f'[data-hex="{hex}"][role="button"]')
        try:
            button.click(timeout=SOON)
        except TooLate:
            return

    def _unfold_options(self) -> None:
        """Opens the list of all options, if it is folded: it is complete, whatever the board can do."""
        folded = self.page.locator("details.options:not([open]) > summary")
        if folded.count():
            folded.first.click()
            self._unfolded = True

    def _pressed(self, button: Locator, step: Step) -> str:
        """Presses a button, and says where it was."""
        try:
            listed = self._unfolded and button.evaluate("it => it.closest('.options') !== null", timeout=LATER)
            if step.action.type() in BY_KEY:
                button.press("Enter", timeout=LATER)
            else:
                button.click(timeout=LATER)
        except TooLate:  # it went away, or something lay over it
            return ""
        return "list" if listed else "board"

    def _what_is_offered(self, sentence: str) -> str:
        """For whoever reads that a test has failed."""
        offered = self.page.get_by_role("button").evaluate_all("all => all.map(e => e.ariaLabel ?? e.innerText)")
        return f"{sentence!r} is not among {offered}; {self.troubles}"

    def is_before(self, name: str) -> None:
        """The curtain goes up for somebody."""
        self.click("table-i-am", name=name)

    def hand_over(self, name: str) -> None:
        """Gives the screen to somebody else, and lets them look."""
        self.click("table-hand-over")
        self.is_before(name)

    def sees(self, text: str) -> None:
        """Waits until a headline says this."""
        expect(self.page.get_by_role("heading", name=text, exact=True).first).to_be_visible(timeout=1000 * PATIENCE)

    def sees_the_end(self, room: Room) -> None:
        """The page says how the game ended."""
        match = room.table.match
        assert match is not None and match.outcome is not None
        self.sees(self.at(room).outcome(match.outcome, match.game))


def hexes_of(action: Action, game: Game) -> list[str]:
    """The hexes that one points at to choose this, one after the other."""
    parts = game.actions.parts[game.actions.number[type(action)]]
    named = {kind: str(getattr(action, name)) for name, kind, many in parts if not many and kind == "hex"}
    units = [str(getattr(action, name)) for name, kind, many in parts if not many and kind == "unit"]
    return [*named.values(), *(unit.rpartition("@")[2] for unit in units if "@" in unit)]


def new_person(
    browser: Browser, house: Served, lang: str = "en", viewport: ViewportSize = LAPTOP, **more: Any
) -> Person:
    """Somebody with a browser of their own, in which nothing flutters."""
    context = browser.new_context(viewport=viewport, locale=lang, reduced_motion="reduce", **more)
    context.set_default_timeout(1000 * PATIENCE)
    one = Person(house, context, context.new_page(), lang, Words(lang))
    one.page.on("pageerror", lambda error: one.troubles.append(str(error)))
    one.page.on("console", lambda said: one.troubles.extend(_trouble(said)))
    return one


def _trouble(said: ConsoleMessage) -> list[str]:
    """What the browser complains about, except for connections that end because somebody goes on or a wire is cut."""
    cut_off = said.text.startswith("WebSocket connection to")
    return [said.text] if said.type in ("error", "warning") and not cut_off else []


class Wire:
    """What lies between a page and its server; it can be cut. While it is, whoever calls hears nothing."""

    def __init__(self, one: Person) -> None:
        self._whole = True
        self._open: list[WebSocketRoute] = []
        one.page.route_web_socket(re.compile(r"/ws$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._open.append(socket)
        if self._whole:
            socket.connect_to_server()

    def cut(self) -> None:
        """Nothing comes through any more."""
        self._whole = False
        self._hang_up()

    def mend(self) -> None:
        """It holds again for who calls once more."""
        self._whole = True
        self._hang_up()

    def _hang_up(self) -> None:
        hanging, self._open = self._open, []
        for socket in hanging:
            socket.close(code=1001)


def play_online(people: Sequence[Person], room: Room, steps: Sequence[Step]) -> None:
    """Everybody answers at their own screen when they are asked."""
    for step in steps:
        people[step.seat].answer(step, room)


def play_at_one_screen(screen: Person, room: Room, steps: Sequence[Step]) -> None:
    """The screen is handed over whenever somebody else is asked."""
    names = screen.at(room).names
    before = steps[0].seat
    screen.is_before(names[before])
    for step in steps:
        if step.seat != before:
            before = step.seat
            screen.hand_over(names[before])
        screen.answer(step, room)


def entries(room: Room, seat: int | None = None) -> int:
    """How many answers the game at a table has seen, of everybody or of one seat."""
    match = room.table.match
    return sum(1 for entry in match.entries if seat in (None, entry.seat)) if match else 0


def wait_for(what: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Waits for something on the server; whether it came."""
    until = time.monotonic() + seconds
    while not what():
        if time.monotonic() > until:
            return False
        time.sleep(0.004)
    return True


def room_of(house: Served, id: str) -> Room:
    """A table of the server that runs in this process; what it holds may be read anew at any moment."""
    assert wait_for(lambda: house.desk.rooms.known(id) is not None)
    room = house.desk.rooms.known(id)
    assert room is not None
    return room
