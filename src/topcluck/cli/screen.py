"""What goes to the terminal: sentences, lists of options, drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console
from rich.pretty import Pretty
from rich.rule import Rule
from rich.text import Text

from topcluck.games import PACKAGES
from topcluck.words.sentences import percent

if TYPE_CHECKING:
    from topcluck.bots.explaining import Explanation
    from topcluck.kernel.faces import Action, Event
    from topcluck.kernel.game import Game, View
    from topcluck.words import Words

Draw = Callable[[Any, Console, "Words"], None]
_FEW = 12  # options that stand below one another with what their cards say; more of them stand in columns
_FORGET = "\x1b[3J"  # to a terminal: what has scrolled out of sight is gone
_LOOKED = 5  # options of which a hint tells
_HEADLINES = ("turn_began", "round_began")  # events that begin something new


def draw_plainly(view: Any, console: Console, words: Words) -> None:
    """Any view, without knowing its game."""
    console.print(Pretty(view.to_json(), expand_all=False, max_string=80))


def drawing_of(game: str) -> Draw:
    """How a game is drawn: by `topcluck.cli.draw_<game>`, or plainly."""
    draw: Draw = _part(game, "draw") or draw_plainly
    return draw


def _part(game: str, name: str) -> Any:
    """What `topcluck.cli.draw_<game>` has under this name, or None."""
    module = f"topcluck.cli.draw_{PACKAGES[game].rpartition('.')[2]}"
    return None if find_spec(module) is None else getattr(import_module(module), name, None)


class Screen:
    """A console that speaks one language about one game."""

    def __init__(self, words: Words, game: Game, console: Console | None = None) -> None:
        self.words = words
        self.game = game
        self.console = console or Console(highlight=False)
        self._draw = drawing_of(game.id)
        self._draw_briefly: Draw = _part(game.id, "draw_briefly") or self._draw
        self._chapter: Callable[[Any], Any] = _part(game.id, "chapter") or (lambda view: None)
        self._last_drawn: View | None = None

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
        """What happened, a line each; a new turn begins with a rule."""
        for event in events:
            sentence = self.words.event(event, self.game)
            if event.type() in _HEADLINES:
                self.console.print(Rule(Text(sentence, "bold"), align="left", style="dim"))
            else:
                self.print("  " + sentence, "italic")

    def draw(self, view: View) -> None:
        """The table as somebody sees it."""
        self._draw(view, self.console, self.words)
        self._last_drawn = view

    def show(self, view: View) -> None:
        """The whole table at the beginning of a turn; afterwards the part that one looks at, if it has changed."""
        last = self._last_drawn
        if last is None or last.seat != view.seat or self._chapter(last) != self._chapter(view):
            self.draw(view)
        elif self._brief(last) != self._brief(view):
            self._draw_briefly(view, self.console, self.words)
        self._last_drawn = view

    def _brief(self, view: View) -> str:
        """The brief drawing as it would look."""
        with self.console.capture() as captured:
            self._draw_briefly(view, self.console, self.words)
        return captured.get()

    def read_cards(self, view: View, text: str) -> bool:
        """Prints the cards whose names contain the text; whether there is any."""
        find = _part(self.game.id, "find_cards")
        found: list[Text] = [] if find is None or not text else find(view, text, self.words)
        for card in found:
            self.console.print(card)
        return bool(found)

    # -- options ------------------------------------------------------------------------------------------------

    def offer(self, actions: Sequence[Action]) -> None:
        """The options with their numbers, and how each is written."""
        numbered = list(enumerate(actions, 1))
        if len(numbered) <= _FEW:
            for number, action in numbered:
                self._print_hanging(self._option(number, action).append(self._card_text(action), "dim"))
            return
        for group in _alike(numbered):
            lines = [self._option(number, action) for number, action in group]
            self.console.print(Columns(lines, column_first=True, equal=True, padding=(0, 2)))

    def advise(self, level: str, told: Explanation, actions: Sequence[Action]) -> None:
        """What a bot would choose, and what it thinks of the options that it has looked at."""
        numbered = {str(action): (number, action) for number, action in enumerate(actions, 1)}
        looked = [row for row in told.looked if row.visits]  # for all others there was no time
        chosen = self.words.action(numbered[told.chosen][1], self.game)
        self.say("hint-would", "bold", level=self.words.say("table-bot", level=level), action=chosen)
        if not looked:
            self.say("hint-no-reason")
            return
        self.say("hint-why", count=len(looked))
        for row in looked[:_LOOKED]:
            weighed = self.words.say("hint-looked", share=percent(row.chance), visits=row.visits)
            self._print_hanging(self._option(*numbered[row.action]).append(f"  {weighed}", "dim"))

    def _option(self, number: int, action: Action) -> Text:
        """One option: its number, what it is in words, and how it is written."""
        phrase = self.words.action(action, self.game)
        line = Text.assemble((f"{number:>3} ", "bold cyan"), phrase)
        return line if phrase.casefold() == str(action) else line.append(f"  {action}", "cyan")

    def _card_text(self, action: Action) -> str:
        """What the card says that an option is about."""
        parts = self.game.actions.parts[self.game.actions.number[type(action)]]
        texts = [
            self.words.card_text(str(getattr(action, name)), self.game) for name, kind, _ in parts if kind == "card"
        ]
        return "".join(f"  {text}" for text in texts if text)

    def _print_hanging(self, line: Text) -> None:
        """A line whose rest is indented where it has to be broken."""
        if not self.is_terminal:
            self.console.print(line, soft_wrap=True)
            return
        first, *rest = line.wrap(self.console, self.console.width - 6)
        self.console.print(Text("\n").join([first, *(Text("      ") + part for part in rest)]))

    def curtain(self) -> None:
        """Hides what the last player saw, also from who scrolls back."""
        if self.is_terminal:
            self.console.clear()
            self.print("\n" * self.console.height)
            self.console.clear()
            self.console.file.write(_FORGET)


def _alike(numbered: list[tuple[int, Action]]) -> list[list[tuple[int, Action]]]:
    """Neighbours of one kind together; of pairs such as attacker and defender, those with the same first part."""
    groups: list[list[tuple[int, Action]]] = []
    last: object = None
    for number, action in numbered:
        values = [getattr(action, field.name) for field in fields(action)]
        key = (type(action), values[0]) if len(values) > 1 else type(action) if values else None
        if not groups or key != last:
            groups.append([])
        groups[-1].append((number, action))
        last = key
    return groups
