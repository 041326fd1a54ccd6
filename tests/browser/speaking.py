"""What the page says, made in Python: buttons are found by it, as a screen reader would find them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from topcluck.kernel.game import Game
from topcluck.words import Words

_OWNED = re.compile(r"(?P<owner>[A-Z][0-9]?):(?P<thing>[^@#.:]+)")


class PageWords(Words):
    """The words of a table where seats have names; the twin of `Words.at` in web/src/words/words.ts."""

    def __init__(self, lang: str, game: Game, names: Sequence[str]) -> None:
        super().__init__(lang)
        letters = [game.seat_name(seat) for seat in range(len(names))]
        self.names = [name or letter for name, letter in zip(names, letters, strict=True)]
        self._named = dict(zip(letters, self.names, strict=True))

    def seat(self, seat: int, game: Game) -> str:
        """How a seat is called."""
        return self.names[seat] if seat < len(self.names) else super().seat(seat, game)

    def name(self, kind: str, text: str, game: Game) -> str:
        """The name of a thing; where it belongs to somebody, with the name of that player."""
        if text in self._named:
            return self._named[text]
        named = super().name(kind, text, game)
        owned = _OWNED.fullmatch(text)
        if named == text and owned and owned["owner"] in self._named:  # a cell of somebody's board
            return self.say("thing-of", thing=owned["thing"], owner=owned["owner"])
        return named

    def say(self, key: str, /, **args: object) -> str:
        """A message; owners are called by their names."""
        if key == "thing-of":
            args["owner"] = self._named.get(str(args["owner"]), args["owner"])
        return super().say(key, **args)
