"""What goes to the terminal: sentences, lists of options, drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console
from rich.pretty import Pretty
from rich.text import Text

from topcluck.games import PACKAGES

if TYPE_CHECKING:
    from topcluck.kernel.faces import Action, Event
    from topcluck.kernel.game import Game, View
    from topcluck.words import Words

Draw = Callable[[Any, Console, "Words"], None]
_FEW = 12  # options that stand below one another; more of them stand in columns


def draw_plainly(view: Any, console: Console, words: Words) -> None:
    """Any view, without knowing its game."""
    console.print(Pretty(view.to_json(), expand_all=False, max_string=80))


def drawing_of(game: str) -> Draw:
    """How a game is drawn: by `topcluck.cli.draw_<game>`, or plainly."""
    module = f"topcluck.cli.draw_{PACKAGES[game].rpartition('.')[2]}"
    if find_spec(module) is None:
        return draw_plainly
    draw: Draw = import_module(module).draw
    return draw


class Screen:
    """A console that speaks one language about one game."""

    def __init__(self, words: Words, game: Game, console: Console | None = None) -> None:
        self.words = words
        self.game = game
        self.console = console or Console(highlight=False)
        self._draw = drawing_of(game.id)

    @property
    def is_terminal(self) -> bool:
        """Whether somebody is looking, rather than a file or another program."""
        return self.console.is_terminal

    def print(self, text: str, style: str = "") -> None:
        """A line as it is: no markup, no breaking."""
        self.console.print(Text(text), style=style or None, soft_wrap=True)

    def say(self, key: str, style: str = "", /, **args: Any) -> None:
        """A line in the reader's language."""
        self.print(self.words.say(key, **args), style)

    def tell(self, events: Iterable[Event]) -> None:
        """What happened, a line each."""
        for event in events:
            self.print("  " + self.words.event(event, self.game), "italic")

    def draw(self, view: View) -> None:
        """The table as somebody sees it."""
        self._draw(view, self.console, self.words)

    def offer(self, actions: Sequence[Action]) -> None:
        """The options with their numbers, and how each is written."""
        lines = [self._option(number, action) for number, action in enumerate(actions, 1)]
        if self.is_terminal and len(lines) > _FEW:
            self.console.print(Columns(lines, column_first=True, equal=True, padding=(0, 2)))
            return
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _option(self, number: int, action: Action) -> Text:
        """One option."""
        phrase = self.words.action(action, self.game)
        line = Text.assemble((f"{number:>3} ", "bold cyan"), phrase)
        return line if phrase == str(action) else line.append(f"  {action}", "dim")

    def curtain(self) -> None:
        """Hides what the last player saw."""
        if self.is_terminal:
            self.console.clear()
            self.print("\n" * self.console.height)
            self.console.clear()
