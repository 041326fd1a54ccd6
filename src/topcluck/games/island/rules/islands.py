"""Building an island together (ISLAND): Territories, Bases and Lava/Neutral tiles, laid in turn.

While it is built, the board is a wide empty Sea around the central Lava; when it is finished, the match goes on with
the tables of the island that lies there. Hexes keep their names.
"""

from __future__ import annotations

from dataclasses import dataclass

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import BASE, LAVA, NEUTRAL, SEA, TERRITORY, Board
from topcluck.games.island.model import TWO_SIDED_TILES, IslandPreset
from topcluck.games.island.state import State

Tile = tuple[int, ...]  # what it is, then its hexes; a Base also names the Territory it is linked to


def lay_island(state: State) -> None:
    """Asks everybody in turn order for their tiles; at last the holes are filled (ISLAND-1, ISLAND-2, ISLAND-8)."""
    order = [(state.start + step) % state.armies for step in range(state.armies)]
    state.ask(d.FILL_HOLES)
    if state.box.options.island_build_sequence == "per_player":
        kinds = [(kind, seat) for seat in order for kind in (d.TILE_SHAPE, d.TILE_BASE, d.TILE_LAND)]
    else:
        kinds = [(kind, seat) for kind in (d.TILE_SHAPE, d.TILE_BASE, d.TILE_LAND) for seat in order]
    for kind, seat in reversed(kinds):
        state.ask(kind, seat)


# -- what lies where -----------------------------------------------------------------------------------------------


def tiles_of(state: State, kind: int) -> list[Tile]:
    """The tiles of one kind, in the order in which they were laid."""
    return [tile for tile in state.island if tile[0] == kind]


def tile_hexes(tile: Tile) -> tuple[int, ...]:
    """The hexes that a tile covers."""
    return tile[1:2] if tile[0] == BASE else tile[1:]


def contacts(state: State, hex: int) -> list[int]:
    """Which tiles already laid touch a hex: their places in the row."""
    near = state.box.board.near[hex]
    return [place for place, tile in enumerate(state.island) if any(there in near for there in tile_hexes(tile))]


def touching(state: State, hexes: tuple[int, ...], grounds: tuple[int, ...]) -> int:
    """How many of these hexes touch ground of one of these kinds."""
    board, ground = state.box.board, state.ground
    return sum(1 for hex in hexes if any(ground[near] in grounds for near in board.near[hex]))


def enclosed(board: Board, land: set[int]) -> list[int]:
    """Empty hexes from which no path of empty hexes leads outside (RUL-141)."""
    rim = [hex for hex in range(len(board.axial)) if len(board.near[hex]) < 6 and hex not in land]
    outside, edge = set(rim), rim
    while edge:
        edge = [near for hex in edge for near in board.near[hex] if near not in outside and near not in land]
        edge = list(dict.fromkeys(edge))
        outside.update(edge)
    return [hex for hex in range(len(board.axial)) if hex not in outside and hex not in land]


def _spares(state: State) -> int:
    """Lava/Neutral tiles left when everybody has laid their own (RUL-45, RUL-141)."""
    return TWO_SIDED_TILES - 1 - state.armies


def _free(state: State, hexes: tuple[int, ...]) -> bool:
    """Whether tiles may lie there: no overlap, and no more holes than can be filled (ISLAND-8, ISLAND-9)."""
    if any(state.ground[hex] != SEA for hex in hexes):
        return False
    land = {hex for hex, ground in enumerate(state.ground) if ground != SEA} | set(hexes)
    return len(enclosed(state.box.board, land)) <= _spares(state)


def _shore(state: State) -> list[int]:
    """Empty hexes next to a tile: nothing is ever laid elsewhere."""
    near = [hex for tile in state.island for there in tile_hexes(tile) for hex in state.box.board.near[there]]
    return sorted({hex for hex in near if state.ground[hex] == SEA})


# -- Territories ---------------------------------------------------------------------------------------------------


def shapes(state: State) -> list[int]:
    """The rotations of a Territory that cover different hexes: half a turn changes nothing (house set 8.1)."""
    seen: set[frozenset[tuple[int, int]]] = set()
    found = []
    for number, cells in enumerate(state.box.cards.territory_rotations):
        left, top = min(q for q, _ in cells), min(r for _, r in cells)
        form = frozenset((q - left, r - top) for q, r in cells)
        if form not in seen:
            seen.add(form)
            found.append(number)
    return found


def _covered(state: State, shape: int, anchor: int) -> tuple[int, ...] | None:
    """The hexes of a Territory with its first hex there; None if it would leave the table."""
    board = state.box.board
    q, r = board.axial[anchor]
    cells = [(q + dq, r + dr) for dq, dr in state.box.cards.territory_rotations[shape]]
    return tuple(sorted(board.index[cell] for cell in cells)) if all(cell in board.index for cell in cells) else None


def places(state: State, shape: int) -> list[int]:
    """Where a Territory of this shape may lie, by its first hex; demands "if possible" count while they can be met."""
    legal = _legal_places(state, shape)
    if state.box.options.island_contact_rules != "second" or not tiles_of(state, TERRITORY):
        return legal
    strict = state.box.options.island_second_territory_lava_strict and len(tiles_of(state, TERRITORY)) == 1
    by_lava = [anchor for anchor in legal if _touches_lava(state, shape, anchor)]
    return by_lava if by_lava or strict or _some_place_by_lava(state) else legal  # ISLAND-6


def _some_place_by_lava(state: State) -> bool:
    """Whether a Territory could be laid, in whatever rotation, so that it touches a Lava tile."""
    return any(
        _touches_lava(state, shape, anchor) and _may_lie(state, shape, anchor)
        for shape in shapes(state)
        for anchor in range(len(state.ground))
    )


def _touches_lava(state: State, shape: int, anchor: int) -> bool:
    """Whether a Territory laid there would touch a Lava tile."""
    hexes = _covered(state, shape, anchor)
    return hexes is not None and touching(state, hexes, (LAVA,)) > 0


def _legal_places(state: State, shape: int) -> list[int]:
    """Places that meet all demands without exception."""
    return [anchor for anchor in range(len(state.ground)) if _may_lie(state, shape, anchor)]


def _may_lie(state: State, shape: int, anchor: int) -> bool:
    """Contact with two hexes (ISLAND-3, ISLAND-6, RUL-44), room for a Base (RUL-141), no hole too many."""
    hexes = _covered(state, shape, anchor)
    if hexes is None or any(state.ground[hex] != SEA for hex in hexes):
        return False
    if state.box.options.island_contact_rules == "first":
        return _touches_enough_first(state, hexes) and _free(state, hexes)
    if touching(state, hexes, (LAVA, NEUTRAL, BASE, TERRITORY)) < 2:
        return False
    bases = [hex for hex in _around(state, hexes) if _base_fits(state, hexes, hex)]
    return _free(state, hexes) and any(_free(state, (*hexes, hex)) for hex in bases)


def _touches_enough_first(state: State, hexes: tuple[int, ...]) -> bool:
    """ISLAND-11: if possible a side at the central Lava and two sides at other Territories (RUL-46)."""
    board = state.box.board
    centre = board.index[state.box.board.preset.center]
    sides = sum(1 for hex in hexes for near in board.near[hex] if state.ground[near] == TERRITORY)
    wanted = min(2, len(tiles_of(state, TERRITORY)))
    return any(centre in board.near[hex] for hex in hexes) and sides >= wanted


def _around(state: State, hexes: tuple[int, ...]) -> list[int]:
    """The hexes next to some hexes."""
    return sorted({near for hex in hexes for near in state.box.board.near[hex]} - set(hexes))


def _base_fits(state: State, territory: tuple[int, ...], hex: int) -> bool:
    """ISLAND-4: next to at least two hexes of its Territory, and free."""
    near = state.box.board.near[hex]
    return state.ground[hex] == SEA and sum(1 for there in territory if there in near) >= 2


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
        fitting = [shape for shape in shapes(state) if places(state, shape)]
        return [a.pack(a.TERRITORY, shape + 1) for shape in fitting] or [a.SKIP]

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
        hexes = _covered(state, frame[2], a.whole(code))
        assert hexes is not None, "a Territory off the table"
        _lay(state, (TERRITORY, *hexes))
        state.tell(e.TERRITORY_LAID, frame[1], hexes)


# -- Bases ---------------------------------------------------------------------------------------------------------


def without_base(state: State) -> list[int]:
    """The numbers of Territories that have no Base yet."""
    linked = {tile[2] for tile in tiles_of(state, BASE)}
    return [number for number in range(len(tiles_of(state, TERRITORY))) if number not in linked]


def base_places(state: State) -> list[int]:
    """Where a Base may be laid: for the Territory just placed, or for any without Base (ISLAND-4, ISLAND-11)."""
    territories = tiles_of(state, TERRITORY)
    numbers = without_base(state)
    if state.box.options.island_contact_rules == "second":
        numbers = numbers[-1:]
    fitting = {
        hex for number in numbers for hex in _around(state, territories[number][1:])
        if _base_fits(state, territories[number][1:], hex)
    }  # fmt: skip
    return sorted(hex for hex in fitting if _free(state, (hex,)))


@d.ask(d.TILE_BASE)
class TileBase:
    """Where the Base lies (D-TILE-BASE)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.AT, hex) for hex in base_places(state)] or [a.SKIP]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.SKIP:
            return
        hex = a.whole(code)
        fitting = [n for n in without_base(state) if _base_fits(state, tiles_of(state, TERRITORY)[n][1:], hex)]
        if len(fitting) > 1 and state.box.options.island_contact_rules == "first":
            state.ask(d.TILE_LINK, frame[1], hex)
        else:
            _lay_base(state, frame[1], hex, fitting[-1])


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
        fitting = [n for n in without_base(state) if _base_fits(state, territories[n][1:], frame[2])]
        return [a.pack(a.TILE, territories[number][1]) for number in fitting]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        firsts = [tile[1] for tile in tiles_of(state, TERRITORY)]
        _lay_base(state, frame[1], frame[2], firsts.index(a.whole(code)))


# -- Lava and Neutral tiles ----------------------------------------------------------------------------------------


def lava_places(state: State) -> list[int]:
    """Where a tile may be laid Lava side up: next to another Lava tile (ISLAND-5, ISLAND-7, ISLAND-11)."""
    if state.box.options.island_contact_rules == "first":
        return _places_first(state)
    return [hex for hex in _shore(state) if touching(state, (hex,), (LAVA,)) and _free(state, (hex,))]


def neutral_places(state: State) -> list[int]:
    """Where a tile may be laid Neutral side up: next to at least two different tiles (ISLAND-5, ISLAND-7)."""
    if state.box.options.island_contact_rules == "first":
        return _places_first(state)
    return [hex for hex in _shore(state) if len(contacts(state, hex)) >= 2 and _free(state, (hex,))]


def _places_first(state: State) -> list[int]:
    """ISLAND-11: two sides at Territories or Bases, either side up."""
    near = state.box.board.near
    return [
        hex
        for hex in _shore(state)
        if sum(1 for there in near[hex] if state.ground[there] in (TERRITORY, BASE)) >= 2 and _free(state, (hex,))
    ]


@d.ask(d.TILE_LAND)
class TileLand:
    """Where a Lava/Neutral tile lies, and which side is up (D-TILE-LN)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        lava = [a.pack(a.LAVA, hex) for hex in lava_places(state)]
        return [*lava, *(a.pack(a.NEUTRAL, hex) for hex in neutral_places(state))] or [a.SKIP]

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
    board = state.box.board
    land = {hex for hex, ground in enumerate(state.ground) if ground != SEA}
    for hex in enclosed(board, land):
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
        id="built",
        name="built",
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
