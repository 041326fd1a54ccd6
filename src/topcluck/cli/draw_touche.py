"""Touché Poulet in the terminal: the boards side by side, then what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

import topcluck
from topcluck.games.touche.farm import Farm, farm_of

if TYPE_CHECKING:
    from rich.console import Console

    from topcluck.games.touche.view import View
    from topcluck.kernel.game import Game
    from topcluck.words import Words

_GROUND = {"M": "on green4", "D": "on blue", "L": "on medium_purple4", "G": "on dark_green", "P": "on grey35"}
_WHEAT = "on dark_goldenrod"
_MARKS = {"o": ("o", "grey70"), "#": ("#", "bold black on red3")}
_TARGET = ("+", "bold yellow")
_EXPLOSION = "bold red1"
_OWN = "bold white"


def draw(view: View, console: Console, words: Words) -> None:
    """The whole table as the view shows it."""
    game, farm = topcluck.game(view.game), farm_of(view.cards)
    boards = [_board(view, seat, farm, game, words) for seat in range(len(view.boards))]
    console.print(Columns(boards, padding=(0, 3)))
    for line in _lines(view, game, words):
        console.print(Text(line), soft_wrap=True)


def _board(view: View, seat: int, farm: Farm, game: Game, words: Words) -> Text:
    """One board with its player's name and purse above it."""
    player = view.players[seat]
    title = words.say("draw-farm", seat=game.seat_name(seat), ears=player.ears, eggs=player.eggs)
    drawn = Text(f"{title}\n", style="bold" if seat == view.turn else "")
    drawn.append("   " + " ".join(farm.cell_names[column][0] for column in range(farm.columns)) + "\n", "dim")
    cells = _cells(view, seat, farm, game)
    for row in range(farm.rows):
        drawn.append(f"{row + 1:>2} ", "dim")
        for sign, style in cells[row * farm.columns : (row + 1) * farm.columns]:
            drawn.append(f"{sign} ", style)
        drawn.append("\n")
    return drawn


def _cells(view: View, seat: int, farm: Farm, game: Game) -> list[tuple[str, str]]:
    """Sign and style of each cell: its mark, a pending target, a unit that may be seen, or bare ground."""
    fleet, targets = _fleet(view, seat, farm), _targets(view, game.seat_name(seat), farm)
    ground = "".join(farm.set.map)
    drawn = []
    for cell, mark in enumerate("".join(view.boards[seat].shots)):
        sign, style = _MARKS.get(mark, (mark, _EXPLOSION)) if mark != "." else fleet.get(cell, (".", "grey70"))
        if cell in targets:
            sign, style = _TARGET
        drawn.append((sign, style if " on " in style else f"{style} {_GROUND.get(ground[cell], _WHEAT)}"))
    return drawn


def _fleet(view: View, seat: int, farm: Farm) -> dict[int, tuple[str, str]]:
    """The cells of the units that this view shows: one's own, or all at the end."""
    cells = {}
    for token in view.boards[seat].fleet or ():
        kind = farm.unit_ids.index(token.unit)
        for cell in farm.foot[kind][farm.cell_numbers[token.cell]]:
            cells[cell] = (farm.set.units[kind].letter, _OWN)
    return cells


def _targets(view: View, board: str, farm: Farm) -> set[int]:
    """The cells of a board on which targets wait."""
    places = [place for player in view.players for attack in player.attacks for place in attack.places]
    split = [place.partition(":") for place in places]
    return {farm.cell_numbers[cell] for name, _, cell in split if name == board and cell in farm.cell_numbers}


def _lines(view: View, game: Game, words: Words) -> list[str]:
    """What lies beside the boards, as far as there is any."""
    on_sale = [words.name("egg", egg.egg, game) for egg in view.eggs if egg.where == "on_sale"]
    lines = [words.say("draw-round", round=view.round, phase=words.name("phase", view.phase, game))]
    rows = [("draw-display", "weapon", view.display)]
    if view.seat is not None:
        own = view.players[view.seat]
        rows += [("draw-own-weapons", "weapon", own.weapons), ("draw-own-units", "unit", own.cards)]
    lines += [words.say(key, things=_named(kind, things, game, words)) for key, kind, things in rows if things]
    return [*lines, words.say("draw-on-sale", things=", ".join(on_sale))] if on_sale else lines


def _named(kind: str, things: tuple[str, ...], game: Game, words: Words) -> str:
    """Names with commas between them."""
    return ", ".join(words.name(kind, thing, game) for thing in things)
