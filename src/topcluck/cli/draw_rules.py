"""Rules, chapters and editions as they stand in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from topcluck.words import Words

Found = dict[str, Any]
_SIDE_BY_SIDE = 2  # editions that find room beside each other in 80 columns


def draw(found: Found, words: Words, console: Console | None = None) -> None:
    """What `topcluck rules` has found."""
    page = _Page(words, console or Console(highlight=False))
    if "games" in found:
        page.contents(found)
    elif "found" in found:
        page.search(found)
    elif "chapter" in found:
        page.rule(found) if "text" in found else page.chapter(found)
    else:
        page.points(found)


class _Page:
    """A console that prints rules in one language."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def contents(self, found: Found) -> None:
        """The chapters of the games."""
        for book in found["games"]:
            self._title(self.words.say(f"game-{book['game']}"))
            self._lines([(chapter["id"], chapter["title"]) for chapter in book["chapters"]])

    def rule(self, found: Found) -> None:
        """A rule with all that belongs to it."""
        self._title(found["id"], found["chapter"]["title"], self.words.say(f"game-{found['game']}"))
        self.console.print(Padding(Text(found["text"]), (0, 0, 0, 2), expand=False))
        self._options(found)
        if found["rulings"]:
            self._heading("rules-rulings")
            self._lines([(ruling["id"], ruling["text"]) for ruling in found["rulings"]])
        if found["see"]:
            self._heading("rules-see")
            self._lines([(other["id"], other["text"]) for other in found["see"]])

    def chapter(self, found: Found) -> None:
        """The rules of a chapter, and what the editions say to them."""
        chapter = found["chapter"]
        self._title(chapter["id"], chapter["title"], self.words.say(f"game-{found['game']}"))
        self._lines([(rule["id"], self._with_rulings(rule)) for rule in found["rules"]])
        self._options(found)

    def search(self, found: Found) -> None:
        """The rules that have been found."""
        self._title(self.words.say("rules-found", count=len(found["found"]), text=found["search"]))
        self._lines([(rule["id"], rule["text"]) for rule in found["found"]])

    def points(self, found: Found) -> None:
        """Editions, point by point."""
        self._title(self.words.say(f"game-{found['game']}"))
        self._compared(found, with_rules=True)

    # -- parts --------------------------------------------------------------------------------------------------

    def _title(self, *parts: str) -> None:
        self.console.print(Text(" · ".join(parts), "bold"))

    def _heading(self, key: str, **args: Any) -> None:
        self.console.print()
        self.console.print(Text(self.words.say(key, **args), "bold dim"))

    def _lines(self, lines: Iterable[tuple[str, str | Text]]) -> None:
        """Ids and what they say, in two columns."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column()
        for id, text in lines:
            grid.add_row(id, text if isinstance(text, Text) else Text(text))
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    def _with_rulings(self, rule: Found) -> Text:
        """A rule, followed by the ids of its rulings."""
        text = Text(rule["text"])
        return text.append(f"  {', '.join(rule['rulings'])}", "dim") if rule["rulings"] else text

    def _options(self, found: Found) -> None:
        """What the editions say to a rule or a chapter."""
        if len(found["editions"]) > 1:
            self.console.print()
            if found["options"]:
                self._compared(found)
            else:
                self.console.print(Text(self.words.say("rules-same"), "dim"))
        elif found["options"]:
            for edition in found["editions"]:
                self._heading("rules-edition", edition=edition)
            if not found["editions"]:
                self._heading("rules-usual")
            for option in found["options"]:
                (value,) = option["values"].values()
                line = Text(self.words.say("rules-point", point=option["decides"], value=value["text"]))
                line.stylize("bold", len(line) - len(value["text"]))
                self.console.print(Padding(line, (0, 0, 0, 2), expand=False))

    def _compared(self, found: Found, with_rules: bool = False) -> None:
        """Options with their values in the editions: two stand side by side, more below each other."""
        if len(found["editions"]) <= _SIDE_BY_SIDE:
            self.console.print(self._table(found, with_rules))
            return
        for option in found["options"]:
            self._title(*option["rules"][: int(with_rules)], option["decides"])
            self._lines([(", ".join(editions), text) for text, editions in _by_text(option).items()])

    def _table(self, found: Found, with_rules: bool) -> Table:
        """Options with the values of one edition or two; what differs is bold."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        if with_rules:
            table.add_column(self.words.say("rules-column-rule"), no_wrap=True, style="cyan")
        table.add_column(self.words.say("rules-column-point"), ratio=5, overflow="fold")
        for edition in found["editions"]:
            table.add_column(edition, ratio=4, overflow="fold")
        for option in found["options"]:
            style = "bold" if option["differs"] and not with_rules else ""
            values = [Text(value["text"], style) for value in option["values"].values()]
            table.add_row(*option["rules"][: int(with_rules)], Text(option["decides"]), *values)
        return table


def _by_text(option: Found) -> dict[str, list[str]]:
    """The values of an option, and the editions that have each."""
    found: dict[str, list[str]] = {}
    for edition, value in option["values"].items():
        found.setdefault(value["text"], []).append(edition)
    return found
