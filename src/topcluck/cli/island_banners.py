"""What lies before each player: dice, Resources, tags, Strategies, hand and units, in a frame of the seat's colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from topcluck.cli.island_cards import is_token, values_of
from topcluck.cli.island_map import BADGES, LEADER, SEATS, SHIELD, flags_on
from topcluck.games.island.model import RESOURCES
from topcluck.games.island.names import FACE_DOWN

if TYPE_CHECKING:
    from topcluck.cli.island_cards import Cards
    from topcluck.games.island.sheet import SeatSheet, UnitSheet
    from topcluck.games.island.view import View

FEW = 3  # tokens that one may be are named; more would not help
_FRAMES = tuple(badge.rpartition(" ")[2] for badge in BADGES)


def banner(view: View, seat: int, cards: Cards) -> Panel:
    """One seat."""
    sheet = view.table.seats[seat]
    lines = [
        Text.assemble((f"{cards.words.say(f'draw-island-{label}')} ", "dim"), value)
        for label, value in _rows(view, seat, cards)
        if value.plain
    ]
    title = Text.assemble((f" {SEATS[seat]} ", BADGES[seat]), f" {cards.name(sheet.leader) if sheet.leader else ''} ")
    if _is_challenger(view, seat):
        title.append(f"· {cards.words.say('draw-island-challenger')} ", "bold")
    for word in _standing(view, seat):
        title.append(f"· {cards.words.say(f'draw-island-{word}')} ", "bold")
    mine = [unit for unit in view.table.units if unit.seat == seat]
    may_be = {token.id: token.may_be for token in view.table.tokens}
    units = _units(mine, flags_on(view.table), may_be, cards)
    return Panel(Group(*lines, units), title=title, title_align="left", border_style=_FRAMES[seat], padding=(0, 1))


def _standing(view: View, seat: int) -> list[str]:
    """What a seat is just now: yours, on turn, gone."""
    table = view.table
    marks = {"you": seat == view.seat, "on-turn": seat == table.active, "resigned": seat in table.resigned}
    return [word for word, holds in marks.items() if holds]


def _is_challenger(view: View, seat: int) -> bool:
    """Whether nobody sits there (SOLO-5)."""
    return seat >= int(view.setup["players"])


_ROWS = {"power": ("+3",), "command": ("+1", "+2", "claw"), "build": ("chicken",), "reinforce": ("star",)}  # SOLO-11


def _solo_card(view: View, seat: int, cards: Cards) -> list[tuple[str, Text]]:
    """The Solo card: four rows of dice, the pile, the activation order, and where rank 1 points."""
    sheet, card = view.table.seats[seat], view.table.challenger
    if card is None:
        return []
    rows = [
        (row, Text(" ").join(_die(face, cards) for face in sheet.dice if face in faces) or Text("–"))
        for row, faces in _ROWS.items()
    ]
    units = {unit.id: unit for unit in view.table.units}
    order = [f"{cards.name(units[id].card)} {units[id].hex}" for id in card.order if id in units]
    facing = cards.words.name("direction", card.facing, cards.game)
    rows += [("tags", _tags(sheet)), ("pile", _scrolls(sheet, cards)), ("order", Text(" → ".join(order), "bold"))]
    destroyed = Text(" ".join(_number(chicken) for chicken in sheet.destroyed if sheet.base))
    return [*rows, ("destroyed", destroyed), ("facing", Text(facing))]


def _die(face: str, cards: Cards) -> Text:
    """One die."""
    return Text(cards.words.name("face", face, cards.game), "reverse")


def _rows(view: View, seat: int, cards: Cards) -> list[tuple[str, Text]]:
    """A label and what stands beside it; what is empty is left out."""
    sheet = view.table.seats[seat]
    if not view.table.scroll_deck and not view.table.scroll_discard and not sheet.hand:
        return []  # nothing is dealt yet
    if _is_challenger(view, seat):
        return _solo_card(view, seat, cards)
    strategies = [cards.name(card) for card in (*sheet.strategies, *sheet.borrowed)]
    return [
        ("dice", _dice(sheet, cards)),
        ("free-action", _free_action(view, seat, cards)),
        ("resources", Text() if view.table.tokens else _resources(sheet, cards)),  # GALLOS-1
        ("tags", _tags(sheet)),
        ("flag", _flag(view, seat, cards)),
        ("scrolls", _scrolls(sheet, cards)),
        ("strategies", Text(", ".join(strategies), "bold")),
        ("second", Text(cards.words.say("draw-island-second-lies") if sheet.second else "")),
        ("fallen", Text(cards.name(sheet.fallen) if sheet.fallen else "")),
        ("destroyed", Text(" ".join(_number(card) for card in sheet.destroyed if sheet.base))),
    ]


def _number(chicken: str) -> str:
    """Which of the six Chickens it is, if that is known."""
    return "?" if chicken == FACE_DOWN else chicken.removeprefix("chicken")


def _dice(sheet: SeatSheet, cards: Cards) -> Text:
    """The faces on the Banner, and how many dice are spent."""
    line = Text(" ").join(_die(face, cards) for face in sheet.dice)
    if sheet.spent:
        line.append(f"{' ' if sheet.dice else ''}{cards.words.say('draw-island-spent', number=sheet.spent)}", "dim")
    return line


def _free_action(view: View, seat: int, cards: Cards) -> Text:
    """Whether the player on turn still has it."""
    if seat != view.table.active:
        return Text()
    return Text(cards.words.say("draw-island-free-used" if view.table.free_used else "draw-island-free-left"))


def _resources(sheet: SeatSheet, cards: Cards) -> Text:
    """All three kinds, also those of which there are none."""
    named = [cards.resource(kind, number) for kind, number in zip(RESOURCES, sheet.resources, strict=True)]
    return Text(", ".join(named))


def _tags(sheet: SeatSheet) -> Text:
    """The tags that others have put on this Banner."""
    owners = [seat for seat, number in enumerate(sheet.tags) for _ in range(number)]
    return Text(" ").join(Text(f" {SEATS[seat]} ", BADGES[seat]) for seat in owners)


def _flag(view: View, seat: int, cards: Cards) -> Text:
    """Where the Flag of a seat is, and who has it."""
    for flag in view.table.flags:
        if flag.seat == seat:
            unit = next((unit for unit in view.table.units if unit.id == flag.carrier), None)
            if unit is None:
                return Text(cards.words.say("draw-island-flag-lies", hex=flag.hex))
            name = cards.words.name("unit", unit.card, cards.game)
            return Text(cards.words.say("draw-island-flag-carried", hex=flag.hex, seat=SEATS[unit.seat], unit=name))
    return Text()


def _scrolls(sheet: SeatSheet, cards: Cards) -> Text:
    """How many Scrolls are in hand, and how many lie face down."""
    line = Text(cards.words.say("draw-island-in-hand", number=sheet.hand))
    if sheet.laid:
        line.append(", " + cards.words.say("draw-island-face-down", number=sheet.laid), "bold")
    return line


Guesses = dict[str, tuple[str, ...]]  # for each token that lies face down those that it may be (VIS-7)


def _units(units: list[UnitSheet], flags: dict[str, str], may_be: Guesses, cards: Cards) -> Grid:
    """All units with their values, hex by hex; the Chickens of a hex stand in one line, from the top of their stack."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    for hex in dict.fromkeys(unit.hex for unit in units):
        here = [unit for unit in units if unit.hex == hex]
        chickens = [unit for unit in here if is_token(unit)]
        for unit in reversed(here):  # the Leader stands on top
            if unit not in chickens:
                crown = "" if unit.card in cards.machines else f"{LEADER} "
                grid.add_row(hex, f"{crown}{cards.name(unit.card)}{_extras(unit, flags, cards)}", values_of(unit))
        if chickens:
            grid.add_row(hex, *_chickens(chickens[::-1] if may_be else chickens, flags, may_be, cards))
    return grid


def _chickens(chickens: list[UnitSheet], flags: dict[str, str], may_be: Guesses, cards: Cards) -> tuple[str, str]:
    """The Chickens of a hex with strength and armor of each, and how fast the slowest and the fastest are."""
    told = [_chicken(unit, may_be) + _extras(unit, flags, cards) for unit in chickens]
    speeds = sorted({unit.speed for unit in chickens if unit.card != FACE_DOWN})
    if not speeds:
        return f"{cards.words.say('draw-island-chickens')} {' '.join(told)}", ""
    fastest = f"–{speeds[-1]}" if len(speeds) > 1 else ""
    return f"{cards.words.say('draw-island-chickens')} {' '.join(told)}", f"→{speeds[0]}{fastest}"


def _chicken(unit: UnitSheet, may_be: Guesses) -> str:
    """One Chicken by its number, strength and armor; of a token that is not known, what few it may be (VIS-7)."""
    if unit.card != FACE_DOWN:
        return f"{_number(unit.card)}:{unit.strength}/{unit.armor}"
    few = may_be[unit.id] if len(may_be[unit.id]) <= FEW else ()
    return _number(unit.card) + "|".join(map(_number, few))


def _extras(unit: UnitSheet, flags: dict[str, str], cards: Cards) -> str:
    """What lies on a unit: Flags, Shields, +1 dice, Scrolls."""
    carried = f" {flags[unit.id]}" if unit.id in flags else ""
    scrolls = "".join(f" [{cards.name(card)}]" for card in unit.attached)
    return f"{carried}{' ' if unit.shields else ''}{SHIELD * unit.shields}{' +1' * unit.plus}{scrolls}"
