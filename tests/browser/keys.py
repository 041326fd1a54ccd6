"""Somebody who has a keyboard and no mouse."""

from __future__ import annotations

import time

from tests.browser.playing import PATIENCE, Person, entries, hexes_of, wait_for
from tests.browser.recorded import Step
from topcluck.server.room import Room

STOPS = 160  # of the tab key, after which something is nowhere
_FOCUSED = """() => {
    const it = document.activeElement;
    const box = it.getBoundingClientRect();
    return {
        name: (it.getAttribute('aria-label') ?? it.innerText ?? '').replace(/\\s+/g, ' ').trim(),
        hex: it.dataset?.hex ?? null,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
    };
}"""
_MIDDLE = """hex => {
    const box = document.querySelector(`[data-hex="${hex}"]`)?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


class Keys:
    """Tab, arrows, Enter and Escape."""

    def __init__(self, one: Person) -> None:
        self.one, self.page = one, one.page

    def press(self, key: str) -> None:
        """Presses a key."""
        self.page.keyboard.press(key)

    def focused(self) -> str:
        """What the thing that has the focus is called."""
        name: str = self.page.evaluate(_FOCUSED)["name"]
        return name

    def has_focus(self, name: str) -> bool:
        """Whether the thing of this name has the focus."""
        return self.focused() == name

    def tab_to(self, name: str, begins: bool = False) -> bool:
        """Goes on with the tab key until something has this name; whether it was found."""
        for _ in range(STOPS):
            now = self.focused()
            if now == name or (begins and now.startswith(name)):
                return True
            self.press("Tab")
        return False

    def choose(self, key: str, begins: bool = False, **args: object) -> None:
        """Goes to a button and presses it."""
        name = self.one.words.say(key, **args)
        assert self.tab_to(name, begins), f"{name!r} is not reached by the tab key"
        self.press("Enter")

    def walk_to(self, hex: str) -> bool:
        """Goes to the island by the tab key and to a hex by arrow keys; whether one got there."""
        for _ in range(STOPS):
            if self.page.evaluate(_FOCUSED)["hex"] is not None:
                break
            self.press("Tab")
        for _ in range(30):
            now, to = self.page.evaluate(_FOCUSED), self.page.evaluate(_MIDDLE, hex)
            if now["hex"] == hex:
                return True
            if now["hex"] is None or to is None:
                return False
            right, down = to[0] - now["x"], to[1] - now["y"]
            self.press(
                ("ArrowDown" if down > 0 else "ArrowUp")
                if abs(down) > 5
                else "ArrowRight"
                if right > 0
                else "ArrowLeft"
            )
        return False

    def answer(self, step: Step, room: Room) -> None:
        """Gives a recorded answer, until the server has heard of it."""
        sentence = self.one.at(room).action(step.action, room.table.game)
        wanted = entries(room) + 1
        until = time.monotonic() + 3 * PATIENCE
        while not wait_for(lambda: entries(room) >= wanted, 0.0):
            assert time.monotonic() < until, f"{sentence!r} cannot be reached by keyboard"
            for hex in hexes_of(step.action, room.table.game):
                if not self._is_before(sentence) and self.walk_to(hex) and self.focused() != sentence:
                    self.press("Enter")  # a list opens, or a unit is taken
                    self.page.wait_for_timeout(50)
            if self.tab_to(sentence):
                self.press("Enter")
                wait_for(lambda: entries(room) >= wanted, 1.0)
                self._mean_it(sentence)

    def _is_before(self, sentence: str) -> bool:
        """Whether a list is open in which this stands."""
        return self.page.get_by_role("dialog").get_by_role("button", name=sentence, exact=True).count() > 0

    def _mean_it(self, sentence: str) -> None:
        """Answers the question whether something dangerous is meant."""
        if self.page.locator("dialog[open]").count() and self.tab_to(sentence):
            self.press("Enter")
