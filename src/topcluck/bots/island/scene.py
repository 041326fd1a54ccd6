"""What a view shows, at hand for whoever thinks about it: units by name, hexes, seats, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, cached_property, lru_cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from topcluck.bots.island.cards import Library, library_of
from topcluck.games.island.model import Effect, Selector
from topcluck.games.island.names import FACE_DOWN, SEATS
from topcluck.games.island.sheet import HexSheet, SeatSheet, Table, UnitSheet
from topcluck.games.island.view import View
from topcluck.kernel import hexes
from topcluck.kernel.chance import Chance

MUSCLE = {"+1": 1, "+2": 2, "+3": 3}  # strength dice (DICE-6, DICE-8)
DICE = 5

Fields = dict[str, str]
Found = TypeVar("Found")
Given = ParamSpec("Given")


class Scene:
    """One view, sorted. It is made anew for every decision and forgotten after it."""

    def __init__(self, view: View, chance: Chance) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view, self.me, self.chance = view, view.seat, chance
        self.cards: Library = library_of(view.setup)
        self.table = _with_guesses(view.table, self.cards) if view.table.tokens else view.table
        self.board: dict[str, HexSheet] = {hex.name: hex for hex in view.table.board}
        self.near = neighbours(tuple(self.board))
        self.at: dict[str, list[UnitSheet]] = {}
        self.by_id: dict[str, UnitSheet] = {}
        for unit in self.table.units:
            self.at.setdefault(unit.hex, []).append(unit)
            self.by_id[unit.id] = unit
        self.memo: dict[object, Any] = {}  # what `remembered` functions have worked out already

    # -- seats ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.table.seats)

    @property
    def mine(self) -> SeatSheet:
        """What lies open before this seat."""
        return self.table.seats[self.me]

    @property
    def solo(self) -> bool:
        """Whether the only enemy is the Challenger (SOLO)."""
        return self.is_challenger(self.seats - 1)

    def side(self, seat: int) -> tuple[int, ...]:
        """Those who win together with a seat (TEAM-1)."""
        return (seat, (seat + 2) % 4) if self.view.setup["mode"] == "team" else (seat,)

    def enemies(self, seat: int) -> list[int]:
        """All others who are no teammates (GEN-8)."""
        return [other for other in range(self.seats) if other not in self.side(seat)]

    def leader(self, seat: int) -> UnitSheet | None:
        """The Leader of a seat, where there are Leaders."""
        return self.by_id.get(f"{SEATS[seat]}0")

    def muscle(self, seat: int) -> int:
        """The strength that lies on a Banner in dice."""
        return sum(MUSCLE.get(face, 0) for face in self.table.seats[seat].dice)

    def stars(self) -> int:
        """How many stars are on the own Banner."""
        return self.mine.dice.count("star")

    def known_hand(self, seat: int) -> list[str]:
        """The Scrolls that are in another hand for certain (FX-19)."""
        place = (f"{SEATS[seat]} hand",)
        return [scroll.card for scroll in self.view.known if scroll.places == place]

    # -- units ------------------------------------------------------------------------------------------------------

    @cached_property
    def by_name(self) -> dict[str, UnitSheet]:
        """Units as actions name them: card and hex, a number for the second of equal ones."""
        names: dict[str, UnitSheet] = {}
        for hex, stack in self.at.items():
            seen: dict[str, int] = {}
            chickens = [unit for unit in stack if is_chicken(unit)]
            names |= {f"{FACE_DOWN}{depth}@{hex}": unit for depth, unit in enumerate(reversed(chickens), 1)}
            for unit in stack:
                number = seen[unit.card] = seen.get(unit.card, 0) + 1
                name = "leader" if is_leader(unit) else unit.card
                names[f"{name}@{hex}" if number == 1 else f"{name}#{number}@{hex}"] = unit
        return names

    def exposed(self, unit: UnitSheet) -> bool:
        """Whether a unit may fight: where tokens lie face down, perhaps only who lies on top (GALLOS-6)."""
        if is_leader(unit) or not self.table.tokens or self.cards.options.gallos_attackable == "any":
            return True
        return unit is [mate for mate in self.at[unit.hex] if is_chicken(mate)][-1]

    def units(self, seat: int) -> list[UnitSheet]:
        """The units of a seat on the island."""
        return [unit for unit in self.table.units if unit.seat == seat]

    @cached_property
    def own(self) -> list[UnitSheet]:
        """One's own units on the island."""
        return self.units(self.me)

    @cached_property
    def hostile(self) -> list[UnitSheet]:
        """All enemies' units on the island."""
        enemies = self.enemies(self.me)
        return [unit for unit in self.table.units if unit.seat in enemies]

    def bands(self, unit: UnitSheet) -> bool:
        """Whether a unit has Banding (BAND-2)."""
        machine = self.cards.machines.get(unit.card)
        return machine is None or machine.banding

    def in_play(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat that reach beyond one unit: Leader and Strategies."""
        sheet = self.table.seats[seat]
        leader = () if sheet.leader is None or self.is_challenger(seat) else (sheet.leader,)
        return (*leader, *sheet.strategies, *sheet.borrowed)

    def is_challenger(self, seat: int) -> bool:
        """Whether nobody sits there: the Challenger, whose Leader has no ability (SOLO-5)."""
        return seat >= int(self.view.setup["players"])

    def bearing(self, unit: UnitSheet) -> list[tuple[str, UnitSheet | None]]:
        """The cards that may say something about a unit, each with its bearer: its own, those on it, its player's."""
        plain = is_leader(unit) and self.is_challenger(unit.seat)
        cards: list[tuple[str, UnitSheet | None]] = [] if plain else [(unit.card, unit)]
        cards += [(card, unit) for card in unit.attached]
        leader = self.leader(unit.seat)
        return cards + [(card, leader) for card in self.in_play(unit.seat) if leader is not unit or card != unit.card]

    # -- what is asked ----------------------------------------------------------------------------------------------

    @cached_property
    def asked(self) -> tuple[str, Fields]:
        """The kind of question and its details."""
        return _frame(self.table.pending[-1])

    @cached_property
    def effect(self) -> Fields:
        """The details of the card effect that is being carried out; none if there is none."""
        for line in reversed(self.table.pending):
            if line.startswith("effect "):
                return _frame(line)[1]
        return {}

    def line(self, offset: int = 0) -> Effect | None:
        """The line that the running effect is at, or one that many lines away."""
        if not self.effect:
            return None
        lines = self.cards.lines(self.effect["card"], self.effect["when"])
        number = int(self.effect["line"]) + offset
        return lines[number] if 0 <= number < len(lines) else None

    # -- whom a card means ------------------------------------------------------------------------------------------

    def fits(self, selector: Selector | None, unit: UnitSheet, seat: int, bearer: UnitSheet | None = None) -> bool:
        """Whether a card of *seat* on *bearer* may mean this unit; roles and stacks are left to who asks."""
        if selector is None:
            return True
        if selector.ref == "self" and unit is not bearer:
            return False
        if selector.owner is not None and (unit.seat == seat) != (selector.owner == "you"):
            return False
        if selector.types and not set(selector.types) & set(self.cards.types(unit.card)):
            return False
        hex = self.board.get(unit.hex)
        if selector.where and (hex.ground if hex else "sea") not in selector.where:
            return False
        if selector.ground is not None:
            owner = hex.owner if hex else None
            if owner is None or (owner == seat) != (selector.ground == "you"):
                return False
        if selector.shielded is not None and (unit.shields > 0) != selector.shielded:
            return False
        if selector.near is not None and selector.near.of == "self":
            return bearer is not None and 1 <= distance(unit.hex, bearer.hex) <= selector.near.within
        return True


def _with_guesses(table: Table, cards: Library) -> Table:
    """The table with the mean values of what they may be for tokens that lie face down (VIS-7)."""
    may_be = {token.id: [cards.tokens[name] for name in token.may_be] for token in table.tokens}
    units = []
    for unit in table.units:
        if unit.card == FACE_DOWN:
            tokens = may_be[unit.id]
            strength, armor, speed, reach = (
                round(sum(values) / len(tokens))
                for values in zip(*((t.strength, t.armor, t.speed, t.range) for t in tokens), strict=True)
            )
            unit = replace(unit, strength=strength + unit.plus, armor=armor, speed=speed, range=reach)
        units.append(unit)
    return replace(table, units=tuple(units))


def remembered(think: Callable[Concatenate[Scene, Given], Found]) -> Callable[Concatenate[Scene, Given], Found]:
    """A function of a scene that thinks about the same question only once; questions are put by position."""

    @wraps(think)
    def answer(scene: Scene, /, *given: Given.args, **named: Given.kwargs) -> Found:
        key = (think, *given)
        if key not in scene.memo:
            scene.memo[key] = think(scene, *given, **named)
        found: Found = scene.memo[key]
        return found

    return answer


def is_leader(unit: UnitSheet) -> bool:
    """Whether a unit is a Leader; A0 is the Leader of seat A."""
    return unit.id[1:] == "0"


def is_chicken(unit: UnitSheet) -> bool:
    """Whether a unit is a Chicken; A1 to A6 are the Chickens of seat A."""
    return 1 <= int(unit.id[1:]) <= 6


def is_machine(unit: UnitSheet) -> bool:
    """Whether a unit is a Machine."""
    return int(unit.id[1:]) > 6


@lru_cache(maxsize=1024)
def _frame(line: str) -> tuple[str, Fields]:
    """A pending line: its kind, and its fields by name."""
    kind, *words = line.split()
    return kind, dict(word.partition("=")[::2] for word in words)


# -- hexes by name -------------------------------------------------------------------------------------------------


@cache
def axial(name: str) -> hexes.Axial:
    """Where a hex lies: its column letters and its row."""
    letters = name.rstrip("0123456789")
    column = -1
    for letter in letters:
        column = (column + 1) * 26 + ord(letter) - 97
    return column, int(name[len(letters) :])


@cache
def distance(one: str, other: str) -> int:
    """Steps from hex to hex, whatever lies between (MAP-3)."""
    return hexes.distance(axial(one), axial(other))


@lru_cache(maxsize=64)
def neighbours(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """For each of these hexes those of them that touch it (MAP-2)."""
    return {name: tuple(other for other in names if distance(name, other) == 1) for name in names}
