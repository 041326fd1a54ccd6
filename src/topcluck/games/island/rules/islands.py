"""Building an island together (ISLAND): Territories, Bases and Lava/Neutral tiles, laid in turn.

While it is built, the board is a wide empty Sea around the central Lava; when it is finished, the match goes on with
the tables of the island that lies there. Hexes keep their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import BASE, BUILT, LAVA, NEUTRAL, TERRITORY
from topcluck.games.island.model import TERRITORY_HEXES, TWO_SIDED_TILES, IslandPreset
from topcluck.games.island.rules.site import TABLE, Hexes, at_least, beside, each, enclosed, hexes_at, moved, sides
from topcluck.games.island.state import State
from topcluck.kernel.hexes import Axial

Tile = tuple[int, ...]  # what it is, then its hexes; a Base also names the Territory it is linked to


def lay_island(state: State) -> None:
    """Asks everybody in turn order for their tiles; at last the holes are filled (ISLAND-1, ISLAND-2, ISLAND-8)."""
    state.ask(d.FILL_HOLES)
    for kind, step in reversed(building_steps(state)):
        seat = (state.start + step) % state.armies
        state.ask(kind, min(seat, state.seats - 1))  # the human lays the Challenger's tiles too (RUL-138)


def building_steps(state: State) -> list[tuple[int, int]]:
    """What is laid one after the other, each with its player, counted from the starting player (ISLAND-2)."""
    kinds, players = (d.TILE_SHAPE, d.TILE_BASE, d.TILE_LAND), range(state.armies)
    if _by_steps(state):
        return [(kind, player) for kind in kinds for player in players]
    return [(kind, player) for player in players for kind in kinds]


def _by_steps(state: State) -> bool:
    """Whether all Territories are laid before any Base, and all Bases before any Lava/Neutral tile (ISLAND-2)."""
    return state.box.options.island_build_sequence == "per_step"


# -- what lies where -----------------------------------------------------------------------------------------------


def tiles_of(state: State, *kinds: int) -> list[Tile]:
    """The tiles of some kinds, in the order in which they were laid."""
    return [tile for tile in state.island if tile[0] in kinds]


def tile_hexes(tile: Tile) -> tuple[int, ...]:
    """The hexes that a tile covers."""
    return tile[1:2] if tile[0] == BASE else tile[1:]


def covered(state: State, *kinds: int) -> Hexes:
    """All hexes that tiles of these kinds cover; without kinds, those of all tiles."""
    axial = state.box.board.axial
    return hexes_at(axial[hex] for tile in state.island if not kinds or tile[0] in kinds for hex in tile_hexes(tile))


def contacts(state: State, number: int) -> Hexes:
    """The hexes that touch at least so many different tiles."""
    axial = state.box.board.axial
    tiles = [hexes_at(axial[hex] for hex in tile_hexes(tile)) for tile in state.island]
    return at_least(number, map(beside, tiles)) & ~covered(state)


def _numbers(state: State, hexes: Hexes) -> list[int]:
    """The hexes of a set as the board counts them."""
    index = state.box.board.index
    return [index[hex] for hex in each(hexes)]


def _hex(state: State, hex: int) -> Hexes:
    """The set that holds one hex."""
    return hexes_at([state.box.board.axial[hex]])


# -- holes ---------------------------------------------------------------------------------------------------------


def can_be_filled(state: State, land: Hexes) -> bool:
    """Whether the tiles left when everybody has laid their own suffice for all holes (ISLAND-8, RUL-45, RUL-141)."""
    return enclosed(land).bit_count() <= TWO_SIDED_TILES - 1 - state.armies


def open_to_a_tile(state: State, hexes: Hexes) -> list[int]:
    """Those of these hexes on which a single tile may lie: no overlap, no hole too many (ISLAND-8, ISLAND-9)."""
    land = covered(state)
    return [hex for hex in _numbers(state, hexes & ~land) if can_be_filled(state, land | _hex(state, hex))]


# -- Territories ---------------------------------------------------------------------------------------------------


def shapes(state: State) -> list[int]:
    """The rotations of a Territory that cover different hexes: half a turn changes nothing (house set 8.1)."""
    seen: set[frozenset[Axial]] = set()
    found = []
    for number, cells in enumerate(state.box.cards.territory_rotations):
        left, top = min(q for q, _ in cells), min(r for _, r in cells)
        form = frozenset((q - left, r - top) for q, r in cells)
        if form not in seen:
            seen.add(form)
            found.append(number)
    return found


def territory_at(state: State, shape: int, first: Axial) -> tuple[Axial, ...]:
    """The hexes of a Territory whose first hex lies there."""
    return tuple((first[0] + q, first[1] + r) for q, r in state.box.cards.territory_rotations[shape])


def _having(state: State, shape: int, hexes: Hexes) -> list[Hexes]:
    """For each of the four hexes of a Territory: where its first hex lies if that one is to lie in *hexes*."""
    return [moved(hexes, (-q, -r)) for q, r in state.box.cards.territory_rotations[shape]]


def without_overlap(state: State, shape: int) -> Hexes:
    """Where the first hex of a Territory may lie so that it is on the table and covers no tile (ISLAND-9)."""
    return at_least(TERRITORY_HEXES, _having(state, shape, TABLE & ~covered(state)))


def touching_tiles(state: State, shape: int) -> Hexes:
    """Where two hexes of a Territory touch tiles, of whatever kind (ISLAND-3, ISLAND-6, RUL-44)."""
    return at_least(2, _having(state, shape, beside(covered(state))))


def _touching_lava(state: State, shape: int) -> Hexes:
    """Where a Territory touches a Lava tile (ISLAND-6)."""
    return at_least(1, _having(state, shape, beside(covered(state, LAVA))))


def demands(state: State, shape: int) -> list[Hexes]:
    """Where the first hex of a Territory may lie so that it touches enough, by what is demanded first "if possible".

    The first of these sets that leaves any place, in whatever rotation, is the one that counts.
    """
    free = without_overlap(state, shape)
    if state.box.options.island_contact_rules == "first":
        return [free & demand for demand in _demands_of_first(state, shape)]
    enough = free & touching_tiles(state, shape)
    earlier = len(tiles_of(state, TERRITORY))
    if not earlier:
        return [enough]
    by_lava = enough & _touching_lava(state, shape)
    strict = state.box.options.island_second_territory_lava_strict and earlier == 1
    return [by_lava] if strict else [by_lava, enough]  # ISLAND-6


def _demands_of_first(state: State, shape: int) -> list[Hexes]:
    """ISLAND-11: a side at the central Lava and two at other Territories; else one of both; else a side (RUL-46)."""
    centre = hexes_at([state.box.board.preset.center])
    at_lava = at_least(1, _having(state, shape, beside(centre)))
    contacts = [hexes for side in sides(covered(state, TERRITORY)) for hexes in _having(state, shape, side)]
    two_sides = at_least(2, contacts)
    return [at_lava & two_sides, at_lava | two_sides, at_least(1, contacts)]


def places(state: State, shape: int) -> list[int]:
    """Where a Territory of this shape may lie, by its first hex (ISLAND-3, ISLAND-6, ISLAND-11)."""
    index = state.box.board.index
    others = [other for other in shapes(state) if other != shape]
    for level, hexes in enumerate(demands(state, shape)):
        found: list[int] = [index[hex] for hex in _laid_well(state, shape, hexes)]
        if found or any(_has_place(state, other, level) for other in others):
            return found
    return []


def fitting_shapes(state: State) -> list[int]:
    """The rotations for which there is a place."""
    for level in range(len(demands(state, 0))):
        found = [shape for shape in shapes(state) if _has_place(state, shape, level)]
        if found:
            return found
    return []


def _has_place(state: State, shape: int, level: int) -> bool:
    """Whether a Territory of this shape can meet these demands somewhere."""
    return next(_laid_well(state, shape, demands(state, shape)[level]), None) is not None


def _laid_well(state: State, shape: int, hexes: Hexes) -> Iterator[Axial]:
    """Those of these first hexes that leave no hole too many, and room for a Base (ISLAND-8, RUL-141)."""
    land = covered(state)
    for first in each(hexes):
        tile = hexes_at(territory_at(state, shape, first))
        if can_be_filled(state, land | tile) and leaves_room_for_bases(state, tile):
            yield first


def leaves_room_for_bases(state: State, tile: Hexes) -> bool:
    """Whether a Base can be laid for a new Territory, and for those that wait for theirs (RUL-141).

    By the rules of the first edition nobody looks so far ahead.
    """
    if state.box.options.island_contact_rules == "first":
        return True
    waiting = without_base(state) if _by_steps(state) else []
    return _bases_can_be_laid(state, covered(state) | tile, [*(_of_territory(state, one) for one in waiting), tile])


def _bases_can_be_laid(state: State, land: Hexes, territories: list[Hexes]) -> bool:
    """Whether each of these Territories can be given a Base, one after the other."""
    if not territories:
        return True
    spots = at_least(2, sides(territories[0])) & ~land
    return any(
        can_be_filled(state, land | base) and _bases_can_be_laid(state, land | base, territories[1:])
        for base in map(hexes_at, ([spot] for spot in each(spots)))
    )


def _of_territory(state: State, number: int) -> Hexes:
    """The hexes of a Territory by its number."""
    axial = state.box.board.axial
    return hexes_at(axial[hex] for hex in tiles_of(state, TERRITORY)[number][1:])


def _lay(state: State, tile: Tile) -> None:
    """A tile is laid."""
    state.island += (tile,)
    for hex in tile_hexes(tile):
        state.ground[hex] = tile[0]


@d.ask(d.TILE_SHAPE)
class TileShape:
    """First shape and rotation of a Territory are chosen, if any place is legal (D-TILE-TERR, RUL-141)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.TERRITORY, shape + 1) for shape in fitting_shapes(state)] or [a.SKIP]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code != a.SKIP:
            state.ask(d.TILE_PLACE, frame[1], a.first(code) - 1)


@d.ask(d.TILE_PLACE)
class TilePlace:
    """Then its position (ISLAND-3, ISLAND-6)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.AT, anchor) for anchor in places(state, frame[2])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        board = state.box.board
        hexes = tuple(sorted(board.index[hex] for hex in territory_at(state, frame[2], board.axial[a.whole(code)])))
        _lay(state, (TERRITORY, *hexes))
        state.tell(e.TERRITORY_LAID, frame[1], hexes)


# -- Bases ---------------------------------------------------------------------------------------------------------


def without_base(state: State) -> list[int]:
    """The numbers of Territories that have no Base yet."""
    linked = {tile[2] for tile in tiles_of(state, BASE)}
    return [number for number in range(len(tiles_of(state, TERRITORY))) if number not in linked]


def served(state: State) -> list[int]:
    """The Territories for which a Base may be laid now: the placer's own (ISLAND-4), or any without one (ISLAND-11)."""
    numbers = without_base(state)
    if state.box.options.island_contact_rules == "first":
        return numbers
    return numbers[:1] if _by_steps(state) else numbers[-1:]  # step by step, all lay in the same order


def base_spots(state: State) -> dict[int, list[int]]:
    """Where a Base may be laid for which Territory: two sides of it at the Territory (ISLAND-4, ISLAND-7, ISLAND-11).

    Where the first edition's builders have left no such place, fewer sides must do (GEN-6): everybody needs a Base.
    """
    for number in (2, 1, 0):
        spots = {territory: _spots_beside(state, territory, number) for territory in served(state)}
        if any(spots.values()):
            return spots
    return {}


def touches_its_territory(state: State, hex: int) -> bool:
    """Whether a Base on this hex would have two sides at a Territory that it may serve."""
    return any(_hex(state, hex) & _beside_territory(state, territory, 2) for territory in served(state))


def _spots_beside(state: State, territory: int, number: int) -> list[int]:
    """Where a Base with so many sides at a Territory may lie; whoever comes later needs a place too (RUL-141)."""
    spots = open_to_a_tile(state, _beside_territory(state, territory, number))
    if state.box.options.island_contact_rules == "first" or not _by_steps(state):
        return spots
    land = covered(state)
    later = [_of_territory(state, other) for other in without_base(state) if other != territory]
    return [hex for hex in spots if _bases_can_be_laid(state, land | _hex(state, hex), later)]


def _beside_territory(state: State, territory: int, number: int) -> Hexes:
    """The hexes that have at least so many sides at a Territory; with none, all along the shore."""
    if not number:
        return beside(covered(state))
    return at_least(number, sides(_of_territory(state, territory)))


@d.ask(d.TILE_BASE)
class TileBase:
    """Where the Base lies (D-TILE-BASE)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        spots = {hex for hexes in base_spots(state).values() for hex in hexes}
        return [a.pack(a.AT, hex) for hex in sorted(spots)] or [a.SKIP]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.SKIP:
            return
        hex = a.whole(code)
        fitting = _fitting(state, hex)
        if len(fitting) > 1:
            state.ask(d.TILE_LINK, frame[1], hex)
        else:
            _lay_base(state, frame[1], hex, fitting[0])


def _fitting(state: State, hex: int) -> list[int]:
    """The Territories that a Base on this hex could serve."""
    return [territory for territory, spots in base_spots(state).items() if hex in spots]


def _lay_base(state: State, seat: int, hex: int, territory: int) -> None:
    """A Base is laid and linked (SET-12)."""
    _lay(state, (BASE, hex, territory))
    state.tell(e.BASE_LAID, seat, hex)


@d.ask(d.TILE_LINK)
class TileLink:
    """Which of two Territories a Base serves (RUL-118): named by one of its hexes."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        territories = tiles_of(state, TERRITORY)
        return [a.pack(a.TILE, territories[number][1]) for number in _fitting(state, frame[2])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        firsts = [tile[1] for tile in tiles_of(state, TERRITORY)]
        _lay_base(state, frame[1], frame[2], firsts.index(a.whole(code)))


# -- Lava and Neutral tiles ----------------------------------------------------------------------------------------


def lava_spots(state: State) -> Hexes:
    """Where Lava may touch what it must: another Lava tile (ISLAND-5, ISLAND-7)."""
    if state.box.options.island_contact_rules == "first":
        return _spots_of_first(state)
    return beside(covered(state, LAVA))


def neutral_spots(state: State) -> Hexes:
    """Where a Neutral tile may touch what it must: at least two different tiles (ISLAND-5, ISLAND-7)."""
    if state.box.options.island_contact_rules == "first":
        return _spots_of_first(state)
    return contacts(state, 2)


def _spots_of_first(state: State) -> Hexes:
    """ISLAND-11: two sides at Territories or Bases, either side up."""
    return at_least(2, sides(covered(state, TERRITORY, BASE)))


@d.ask(d.TILE_LAND)
class TileLand:
    """Where a Lava/Neutral tile lies, and which side is up (D-TILE-LN)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        lava = [a.pack(a.LAVA, hex) for hex in open_to_a_tile(state, lava_spots(state))]
        neutral = [a.pack(a.NEUTRAL, hex) for hex in open_to_a_tile(state, neutral_spots(state))]
        return [*lava, *neutral] or [a.SKIP]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code != a.SKIP:
            side = LAVA if a.kind(code) == a.LAVA else NEUTRAL
            _lay(state, (side, a.whole(code)))
            state.tell(e.LAND_LAID, frame[1], a.whole(code), side)


# -- the end -------------------------------------------------------------------------------------------------------


@d.task(d.FILL_HOLES)
def fill_holes(state: State, frame: d.Frame) -> None:
    """Enclosed hexes become Lava, and the island is finished (ISLAND-8)."""
    for hex in _numbers(state, enclosed(covered(state))):
        _lay(state, (LAVA, hex))
        state.tell(e.LAND_LAID, state.start, hex, LAVA)
    _move_in(state, finished(state))


@dataclass(frozen=True, slots=True)
class BuiltIsland:
    """An island that was built: its tiles, and the corner from which its hexes are named."""

    preset: IslandPreset
    corner: tuple[int, int]


def finished(state: State) -> BuiltIsland:
    """The island as it lies, for the tables of the match."""
    board = state.box.board

    def where(kind: int) -> tuple[tuple[int, int], ...]:
        return tuple(board.axial[tile[1]] for tile in tiles_of(state, kind))

    territories = [tuple(board.axial[hex] for hex in tile[1:]) for tile in tiles_of(state, TERRITORY)]
    bases = sorted(tiles_of(state, BASE), key=lambda tile: tile[2])
    linked = [tile[2] for tile in bases]
    order = linked + [number for number in range(len(territories)) if number not in linked]
    preset = IslandPreset(
        id=BUILT,
        name=BUILT,
        players=state.armies,
        territories=tuple(territories[number] for number in order),
        bases=tuple(board.axial[tile[1]] for tile in bases),
        neutral=where(NEUTRAL),
        lava=where(LAVA),
        center=board.preset.center,
    )
    return BuiltIsland(preset, board.corner)


def _move_in(state: State, island: BuiltIsland) -> None:
    """The match goes on with the tables of the finished island; hexes keep their names."""
    state.box = state.box.on_island(island.preset, island.corner)
    state.ground = state.box.board.ground[:]
    state.at = [()] * len(state.ground)
    state.claims = [-1] * len(state.box.board.bases)
    state.island = ()
