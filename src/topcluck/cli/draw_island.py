"""War for Chicken Island in the terminal: the island, who has what, what can be built, what one holds and knows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from topcluck.cli.island_banners import banner
from topcluck.cli.island_cards import Cards, values_of
from topcluck.cli.island_map import SEATS, draw_map, map_width
from topcluck.games.island.model import RESOURCES

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from topcluck.games.island.sheet import UnitSheet
    from topcluck.games.island.view import View
    from topcluck.words import Words

_BESIDE = 42  # characters that the Banners need to stand beside the island
_PAIRED = 38  # … and to stand beside each other
_NARROW = 11  # the width of a hex at which it still looks well


def draw(view: View, console: Console, words: Words) -> None:
    """The whole table as the view shows it."""
    cards = Cards(view, words)
    console.print(Rule(Text(_title(view, words), "bold"), style="dim"))
    console.print(_island(view, cards, console.width))
    for part in (_combat(view, cards), _market(view, cards), _own_cards(view, cards), _known(view, cards)):
        if part is not None:
            console.print(part)


def draw_briefly(view: View, console: Console, words: Words) -> None:
    """The island and the combat: enough in the middle of a turn."""
    cards = Cards(view, words)
    console.print(draw_map(view.table, cards.machines, console.width))
    combat = _combat(view, cards)
    if combat is not None:
        console.print(combat)


def chapter(view: View) -> tuple[int, int | None, bool]:
    """What has to change for the whole table to be worth another look: the turn, or a step of the setup."""
    return view.table.turn, view.table.active, bool(view.table.lineup)


def find_cards(view: View, text: str, words: Words) -> list[Text]:
    """All cards whose name or id contains the text, with what they say."""
    cards = Cards(view, words)
    wanted = text.casefold()
    found = [id for id in cards.by_id if wanted in id or wanted in cards.name(id).casefold()]
    return [_told(id, cards) for id in found]


def _title(view: View, words: Words) -> str:
    """Which turn it is, and whose."""
    table = view.table
    if table.active is None:
        return words.say("draw-island-setup")
    return words.say("draw-island-turn", turn=table.turn, seat=SEATS[table.active])


# -- the island and the Banners ---------------------------------------------------------------------------------------


def _island(view: View, cards: Cards, width: int) -> RenderableType:
    """The island; the Banners stand beside it where there is room, else below."""
    seats = [banner(view, seat, cards) for seat in range(len(view.table.seats))]
    legend = Text(cards.words.say("draw-island-legend"), "dim")
    if view.table.flags:
        legend.append(f"   {cards.words.say('draw-island-legend-flag')}")
    if width - map_width(view.table, _NARROW) < _BESIDE:
        return Group(draw_map(view.table, cards.machines, width), legend, _in_pairs(seats, width))
    drawn = draw_map(view.table, cards.machines, width - _BESIDE - 1)
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(drawn, Group(*seats))
    return Group(grid, legend)


def _in_pairs(seats: list[Panel], width: int) -> RenderableType:
    """Two Banners in a row."""
    if width < 2 * _PAIRED:
        return Group(*seats)
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for first in range(0, len(seats), 2):
        grid.add_row(*seats[first : first + 2])
    return grid


# -- the combat -------------------------------------------------------------------------------------------------------


def _combat(view: View, cards: Cards) -> RenderableType | None:
    """Who attacks whom, the values so far, and the Scrolls of this combat."""
    combat = view.table.combat
    if combat is None:
        return None
    words = cards.words
    units = {unit.id: unit for unit in view.table.units}
    sides = [_fighter(units.get(id), id, cards) for id in (combat.attacker, combat.defender)]
    lines = [Text(words.say("draw-island-fight", attacker=sides[0], defender=sides[1]), "bold")]
    if combat.strength is not None and combat.armor is not None:
        lines.append(Text(words.say("draw-island-values", strength=combat.strength, armor=combat.armor)))
    dice = ["+2"] * combat.twos + ["+3"] * combat.threes
    if dice:
        lines.append(Text(words.say("draw-island-combat-dice", dice=" ".join(dice))))
    laid = [(SEATS[seat], sheet.laid) for seat, sheet in enumerate(view.table.seats) if sheet.laid]
    lines += [Text(words.say("draw-island-lies-face-down", seat=seat, number=number)) for seat, number in laid]
    for entry in combat.played:
        fate = words.say(f"draw-island-fate-{entry.fate}")
        lines.append(Text.assemble(f"{SEATS[entry.seat]}: ", (cards.name(entry.card), "bold"), f" ({fate})"))
    return Panel(Group(*lines), title=words.say("draw-island-combat"), title_align="left", border_style="red")


def _fighter(unit: UnitSheet | None, id: str, cards: Cards) -> str:
    """A unit in a combat, also one that has left the island."""
    if unit is None:
        return cards.words.say("draw-island-gone", seat=id[0])
    return f"{SEATS[unit.seat]} {cards.name(unit.card)} {unit.hex} ({values_of(unit)})"


# -- what can be built, and what is left ------------------------------------------------------------------------------


def _market(view: View, cards: Cards) -> RenderableType | None:
    """The lineup and the supply."""
    table, words = view.table, cards.words
    if not table.lineup and not table.machine_deck:
        return None
    grid = _list(words.say("draw-island-lineup"))
    for card in table.lineup:
        grid.add_row("·", _told(card, cards))
    left = ", ".join(cards.resource(kind, number) for kind, number in zip(RESOURCES, table.supply, strict=True))
    supply = words.say("draw-island-supply", resources=left, shields=table.shields)
    piles = words.say(
        "draw-island-piles",
        scrolls=table.scroll_deck,
        discarded=len(table.scroll_discard),
        machines=table.machine_deck,
        scrapped=len(table.machine_discard),
    )
    return Group(grid, Text(f"{supply} · {piles}", "dim"))


def _list(title: str) -> Grid:
    """A list with a title."""
    grid = Grid(
        box=None, show_header=False, title=title, title_justify="left", title_style="bold", padding=(0, 1, 0, 0)
    )
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


# -- what one holds and knows -----------------------------------------------------------------------------------------


def _own_cards(view: View, cards: Cards) -> RenderableType | None:
    """The Leaders to choose from, the hand, and what lies face down."""
    rows = [("leaders", view.dealt if not view.hand else ()), ("hand", view.hand), ("picked", view.picked)]
    parts: list[RenderableType] = []
    second = (view.second,) if view.second else ()
    for label, held in [*rows, ("laid", view.laid), ("second", second)]:
        if held:
            parts.append(_held(cards.words.say(f"draw-island-own-{label}"), held, cards))
    return Group(*parts) if parts else None


def _held(title: str, held: tuple[str, ...], cards: Cards) -> Grid:
    """Cards with their texts; equal ones once."""
    grid = _list(title)
    for card, number in Counter(held).items():
        grid.add_row("·" if number == 1 else f"{number}×", _told(card, cards))
    return grid


def _told(card: str, cards: Cards) -> Text:
    """A card: its name, what it is, its values and cost, and what it says."""
    line = Text.assemble((cards.name(card), "bold"), f"  {cards.kind(card)}")
    if card in cards.leaders or card in cards.machines:
        line.append(f" {cards.values(card)}")
    if card in cards.machines:
        line.append(f"  {cards.cost(card)}", "bold cyan")
    return line.append(f"  {cards.text(card)}", "dim")


def _known(view: View, cards: Cards) -> RenderableType | None:
    """The Scrolls of others that one was shown, and where they may be."""
    if not view.known:
        return None
    grid = _list(cards.words.say("draw-island-known"))
    for scroll in view.known:
        places = cards.words.say("draw-island-or").join(_place(place, cards) for place in scroll.places)
        grid.add_row("·", Text.assemble((cards.name(scroll.card), "bold"), f"  {places}"))
    return grid


def _place(name: str, cards: Cards) -> str:
    """A hidden place in words."""
    seat, _, what = name.partition(" ")
    return cards.words.say(f"draw-island-place-{what}", seat=seat)
