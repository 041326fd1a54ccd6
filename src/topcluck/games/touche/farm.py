"""The farm of one match as tables of ints: what lies where, what touches what, what units and weapons do.

Built once from a set and shared by all copies of a state. Cells are numbered in reading order (TP-0.3).
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from topcluck.games.touche import actions
from topcluck.games.touche.model import FREE, LINE, Cell, FarmSet, Token, UnitType, Weapon
from topcluck.games.touche.sets import COLUMNS, read_set
from topcluck.kernel.faces import Code, pack

if TYPE_CHECKING:
    from topcluck.games.touche.showing import Parts

# patterns of attacks
NO_ATTACK: Final = 0
FREE_CELLS: Final = 1
LINE_CELLS: Final = 2
_PATTERN = {FREE: FREE_CELLS, LINE: LINE_CELLS}


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(cells: tuple[Cell, ...]) -> int:
    """Cells as bits of one number."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


class Farm:
    """The tables. A mask is a set of cells as bits; an anchor is the top left cell of a rectangle."""

    def __init__(self, of: FarmSet) -> None:
        self.set = of
        self.columns, self.rows = len(of.map[0]), len(of.map)
        self.cells = self.columns * self.rows
        self.targets = of.targets
        self.egg_price = of.egg_price
        self.wild_prices = list(of.wild_eggs)  # from the cheapest
        self.cheapest = min(of.egg_price, *of.wild_eggs)
        self.cell_names = [f"{COLUMNS[cell % self.columns]}{cell // self.columns + 1}" for cell in range(self.cells)]
        self.cell_numbers = {name: cell for cell, name in enumerate(self.cell_names)}
        self._lay_out_ground()
        self._read_units()
        self._read_weapons()
        self._write_codes()
        self.parts: Parts | None = None  # of views; made when somebody looks

    # -- the ground ---------------------------------------------------------------------------------------------

    def _lay_out_ground(self) -> None:
        """What touches what, and where the zones lie."""
        self.neighbours = [self._around(cell, ((0, -1), (-1, 0), (1, 0), (0, 1))) for cell in range(self.cells)]
        ring = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
        self.surrounding = [self._around(cell, ring) for cell in range(self.cells)]
        self.around_mask = [mask_of(cells) for cells in self.surrounding]
        self.close = [frozenset((cell, *cells)) for cell, cells in enumerate(self.neighbours)]
        self.around = [frozenset((cell, *cells)) for cell, cells in enumerate(self.surrounding)]
        letters = "".join(self.set.map)
        self.zones = [zone.id for zone in self.set.zones]
        self.zone_mask = [
            mask_of(tuple(cell for cell in range(self.cells) if letters[cell] == zone.letter))
            for zone in self.set.zones
        ]
        self.lines_through = {length: self._lines(length) for length in range(1, 5)}
        self.whole = (1 << self.cells) - 1

    def _around(self, cell: Cell, steps: tuple[tuple[int, int], ...]) -> tuple[Cell, ...]:
        """The cells that these steps lead to, in reading order; cells outside the grid do not exist (TP-2.4)."""
        x, y = cell % self.columns, cell // self.columns
        found = [(y + dy) * self.columns + x + dx for dx, dy in steps if self._inside(x + dx, y + dy)]
        return tuple(sorted(found))

    def _inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.columns and 0 <= y < self.rows

    def rectangle(self, anchor: Cell, width: int, height: int) -> tuple[Cell, ...]:
        """The cells of a rectangle in reading order; none if it leaves the grid."""
        x, y = anchor % self.columns, anchor // self.columns
        if x + width > self.columns or y + height > self.rows:
            return ()
        return tuple((y + dy) * self.columns + x + dx for dy in range(height) for dx in range(width))

    def rectangles(self, width: int, height: int) -> list[tuple[Cell, ...]]:
        """For each cell the rectangle that it anchors; an empty one where it would leave the grid."""
        return [self.rectangle(cell, width, height) for cell in range(self.cells)]

    def _lines(self, length: int) -> list[list[tuple[Cell, ...]]]:
        """For each cell all lines of this length that it is part of (TP-7.6)."""
        across, down = self.rectangles(length, 1), self.rectangles(1, length)
        lines = [line for line in across + (down if length > 1 else []) if line]
        return [[line for line in lines if cell in line] for cell in range(self.cells)]

    # -- units --------------------------------------------------------------------------------------------------

    def _read_units(self) -> None:
        """Shapes, values, attacks and bonuses of the unit types, and the tokens of a fleet from the largest down."""
        units = self.set.units
        self.unit_ids = [unit.id for unit in units]
        self.types = len(units)
        self.size = [unit.width * unit.height for unit in units]
        self.value = [unit.ears for unit in units]
        self.pattern = [NO_ATTACK if unit.attack is None else _PATTERN[unit.attack.pattern] for unit in units]
        self.reach = [0 if unit.attack is None else unit.attack.cells for unit in units]
        self.when_hit = ["" if unit.when_hit is None else unit.when_hit.op for unit in units]
        self.bonus_amount = [0 if unit.when_hit is None else unit.when_hit.amount for unit in units]
        self.bonus_unit = [
            -1 if unit.when_hit is None or not unit.when_hit.unit else self.unit_ids.index(unit.when_hit.unit)
            for unit in units
        ]
        self.when_destroyed = ["" if unit.when_destroyed is None else unit.when_destroyed.op for unit in units]
        self.egg_types = [kind for kind, unit in enumerate(units) if unit.egg]
        self.egg_slot = [self.egg_types.index(kind) if unit.egg else -1 for kind, unit in enumerate(units)]
        self.attackers = sum(1 << kind for kind in range(self.types) if self.pattern[kind] != NO_ATTACK)
        self.token_type: list[UnitType] = sorted(
            (kind for kind, unit in enumerate(units) for _ in range(unit.tokens)), key=lambda kind: -self.size[kind]
        )
        self.tokens = len(self.token_type)
        self._place_shapes()

    def _place_shapes(self) -> None:
        """Where the tokens of each type can lie (TP-4.4, TP-4.5), and what they then keep free (TP-4.6)."""
        self.foot = [self.rectangles(unit.width, unit.height) for unit in self.set.units]
        self.foot_mask = [[mask_of(cells) for cells in feet] for feet in self.foot]
        self.halo_mask = [[self._with_ring(cells) for cells in feet] for feet in self.foot]
        self.spots = [[cell for cell in range(self.cells) if feet[cell]] for feet in self.foot]
        self._keep_apart()
        first = [self.token_type.index(kind) for kind in range(self.types)]
        self.twins = [  # ranges of tokens that cannot be told apart; they are kept in reading order
            (first[kind], first[kind] + unit.tokens) for kind, unit in enumerate(self.set.units) if unit.tokens > 1
        ]

    def _keep_apart(self) -> None:
        """For each type the spots that a lying token takes from it: all in one number, a byte for each spot."""
        self.every_spot = [sum(1 << 8 * index for index in range(len(spots))) for spots in self.spots]
        halos = [[bits(halo) for halo in row] for row in self.halo_mask]
        self.spots_near: list[list[list[int]]] = []  # by type, then type and anchor of the token that lies there
        for kind in range(self.types):
            over = self._spots_over(kind)
            self.spots_near.append([[reduce(or_, [over[cell] for cell in halo], 0) for halo in row] for row in halos])

    def _spots_over(self, kind: UnitType) -> list[int]:
        """For each cell the spots of a type that cover it, a byte for each spot."""
        over = [0] * self.cells
        for index, anchor in enumerate(self.spots[kind]):
            for cell in self.foot[kind][anchor]:
                over[cell] |= 1 << 8 * index
        return over

    def free_spots(self, kind: UnitType, anchors: list[Cell]) -> bytes:
        """For each spot of a type whether a token may lie there beside those laid already (TP-4.6); 1 is yes."""
        blocked = 0
        for token, anchor in enumerate(anchors):
            if anchor >= 0:
                blocked |= self.spots_near[kind][self.token_type[token]][anchor]
        return (self.every_spot[kind] ^ blocked).to_bytes(len(self.spots[kind]), "little")

    def _with_ring(self, cells: tuple[Cell, ...]) -> int:
        """The cells and all that surround them."""
        mask = mask_of(cells)
        for cell in cells:
            mask |= self.around_mask[cell]
        return mask

    # -- weapons ------------------------------------------------------------------------------------------------

    def _read_weapons(self) -> None:
        """What the secret weapons do, and which of them change units."""
        cards = self.set.weapons
        self.weapon_ids = [card.id for card in cards]
        self.weapons = len(cards)
        self.copies = [card.copies for card in cards]
        self.op = [card.effect.op for card in cards]
        self.amount = [card.effect.amount for card in cards]
        self.price = [card.effect.price for card in cards]
        self.strike_size = next((card.effect.size for card in cards if card.effect.op == "nuclear_strike"), 1)
        self.lasting = [card.lasting for card in cards]
        self._lasting_ops: dict[str, list[Weapon]] = {}
        for weapon, card in enumerate(cards):
            if card.lasting:
                self._lasting_ops.setdefault(card.effect.op, []).append(weapon)
        self.in_targeting = [weapon for weapon, card in enumerate(cards) if "targeting" in card.when]
        self.in_resolution = [weapon for weapon, card in enumerate(cards) if "resolution" in card.when]
        self.blocks = self.rectangles(self.strike_size, self.strike_size)
        self.block_mask = [mask_of(cells) for cells in self.blocks]
        self.block_anchors = [cell for cell in range(self.cells) if self.blocks[cell]]
        self.fields = self.rectangles(self.set.field, self.set.field)
        self.field_mask = [mask_of(cells) for cells in self.fields]
        self.field_anchors = [cell for cell in range(self.cells) if self.fields[cell]]
        self.longer = [self._changing("attack_with", kind) for kind in range(self.types)]
        self.wider = [self._changing("wider", kind) for kind in range(self.types)]
        self.greedier = [self._changing("steal_more", kind) for kind in range(self.types)]

    def _changing(self, op: str, kind: UnitType) -> list[Weapon]:
        """The lasting weapons with this effect on this type of unit."""
        id = self.unit_ids[kind]
        return [
            weapon
            for weapon, card in enumerate(self.set.weapons)
            if card.effect.op == op and (card.effect.unit == id or id in card.effect.units)
        ]

    def _write_codes(self) -> None:
        """The codes of actions that are listed often, ready to be picked."""
        boards = [range(board * self.cells, (board + 1) * self.cells) for board in range(len(self.set.clans))]
        self.target_codes: list[tuple[Code, ...]] = [
            tuple(pack(actions.TARGET, place) for place in places) for places in boards
        ]
        self.aim_codes: list[Code] = [pack(actions.AIM, board) for board in range(len(boards))]
        self.field_codes: list[list[tuple[Code, int]]] = [
            [(pack(actions.FIELD, places[anchor]), self.field_mask[anchor]) for anchor in self.field_anchors]
            for places in boards
        ]
        self.strike_codes: list[list[tuple[Code, int]]] = [
            [(pack(actions.STRIKE, places[anchor]), self.block_mask[anchor]) for anchor in self.block_anchors]
            for places in boards
        ]
        self.fire_codes: list[list[Code]] = [
            [pack(actions.FIRE, kind) for kind in bits(mask & self.attackers)] for mask in range(1 << self.types)
        ]
        self.place_codes: list[list[Code]] = [  # by type and spot
            [pack(actions.PLACE, kind, anchor) for anchor in self.spots[kind]] for kind in range(self.types)
        ]

    def lasting_with(self, op: str) -> list[Weapon]:
        """The lasting weapons with this effect."""
        return self._lasting_ops.get(op, [])

    def deck(self) -> list[Weapon]:
        """All secret weapons, in the order of the set."""
        return [weapon for weapon in range(self.weapons) for _ in range(self.copies[weapon])]

    def tokens_of(self, kind: UnitType) -> list[Token]:
        """The tokens of a type."""
        return [token for token in range(self.tokens) if self.token_type[token] == kind]


@cache
def farm_of(name: str) -> Farm:
    """The tables of a set that ships with the game; the same for ``farm`` and ``farm@1``."""
    found = read_set(name)
    return Farm(found) if name == found.name else farm_of(found.name)
