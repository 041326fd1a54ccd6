"""Whether players could have built an island by the rules of an edition: an order of laying is looked for (ISLAND)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, BUILDING_RINGS, LAVA, NEUTRAL, TERRITORY, Board, building_site
from topcluck.games.island.box import Box
from topcluck.games.island.model import CardSet, IslandPreset
from topcluck.games.island.rules import islands
from topcluck.games.island.rules.site import each, enclosed
from topcluck.games.island.rulesets import resolve
from topcluck.games.island.setfiles.layout import hexes_of
from topcluck.games.island.state import State
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.hexes import Axial, distance

_KINDS = {d.TILE_SHAPE: (TERRITORY,), d.TILE_BASE: (BASE,), d.TILE_LAND: (LAVA, NEUTRAL)}


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in an order of laying: what it is, one of its hexes, and whether it fills a hole (ISLAND-8)."""

    ground: int
    hex: Axial
    fills: bool = False


@dataclass(frozen=True, slots=True)
class Order:
    """An order in which an island can be built; *more* Lava/Neutral tiles than players lay come at its end."""

    tiles: tuple[Laid, ...]
    more: int


@dataclass(frozen=True, slots=True)
class _Piece:
    """A tile that is still to be laid; a Base and its Territory have the same number."""

    ground: int
    hexes: tuple[int, ...]
    number: int = -1


def building_order(island: IslandPreset, edition: str, cards: CardSet) -> Order | None:
    """How players could have built the island; None if they could not. The island must be in order."""
    box = _site(island.players, edition, cards)
    for extra in (False, True):  # what only players would lay is looked for first
        for centre in island.lava:
            if max(distance(centre, hex) for hex in hexes_of(island)) < BUILDING_RINGS:
                found = _Search(box, island, centre, extra).run()
                if found is not None:
                    return found
    return None


def _site(players: int, edition: str, cards: CardSet) -> Box:
    """An empty table, and the rules of an edition."""
    flags = ("built_island",)
    _, options = resolve(edition, "standard", flags, players, {})
    setup = {"edition": edition, "players": players, "mode": "standard", "flags": flags}
    return Box(cards, options, Board(building_site(players), rings=BUILDING_RINGS), setup)


class _Search:
    """Tries all orders around one central Lava; positions that were reached before in vain are not tried again."""

    def __init__(self, box: Box, island: IslandPreset, centre: Axial, extra: bool) -> None:
        self.centre, self.extra = centre, extra
        self.state = State(box, Chance(key_of(0)))
        self.state.island = ((LAVA, box.board.index[0, 0]),)
        self.left = list(self._pieces(island))
        self.steps = [kind for kind, _ in islands.building_steps(self.state)]
        self.pairs: list[int] = []  # numbers of the Territories, in the order in which they were laid
        self.vain: set[tuple[tuple[int, ...], frozenset[_Piece]]] = set()

    def run(self) -> Order | None:
        """An order, if there is one."""
        if not self._goes_on(0):
            return None
        tiles = [Laid(tile[0], self._file_hex(tile[1])) for tile in self.state.island]
        holes = [Laid(LAVA, self._file_hex(piece.hexes[0]), fills=True) for piece in self.left]
        more = len(tiles) - 1 - len(self.steps)
        return Order((*tiles, *holes), more)

    def _file_hex(self, hex: int) -> Axial:
        q, r = self.state.box.board.axial[hex]
        return q + self.centre[0], r + self.centre[1]

    def _pieces(self, island: IslandPreset) -> Iterator[_Piece]:
        """All tiles but the centre, on a table whose middle the centre is."""
        index, (left, top) = self.state.box.board.index, self.centre

        def at(*hexes: Axial) -> tuple[int, ...]:
            return tuple(sorted(index[q - left, r - top] for q, r in hexes))

        for number, (base, territory) in enumerate(zip(island.bases, island.territories, strict=True)):
            yield _Piece(TERRITORY, at(*territory), number)
            yield _Piece(BASE, at(base), number)
        for ground, hexes in ((LAVA, island.lava), (NEUTRAL, island.neutral)):
            yield from (_Piece(ground, at(hex)) for hex in hexes if hex != self.centre)

    def _goes_on(self, step: int) -> bool:
        """Whether the rest can be laid in some order."""
        key = (tuple(self.pairs), frozenset(self.left))
        if key in self.vain:
            return False
        if step >= len(self.steps) and self._only_holes_are_left():
            return True
        if step < len(self.steps) or self.extra:
            kinds = _KINDS[self.steps[step] if step < len(self.steps) else d.TILE_LAND]
            if any(self._tried(piece, step) for piece in list(self.left) if piece.ground in kinds):
                return True
        self.vain.add(key)
        return False

    def _tried(self, piece: _Piece, step: int) -> bool:
        """Lays a tile, if the rules allow it, and all others after it; takes it back if that cannot be done."""
        if not self._may_lie(piece):
            return False
        before = self.state.island
        self.left.remove(piece)
        if piece.ground == TERRITORY:
            self.pairs.append(piece.number)
        link = (self.pairs.index(piece.number),) if piece.ground == BASE else ()
        self.state.island += ((piece.ground, *piece.hexes, *link),)
        if self._goes_on(step + 1):
            return True
        self.state.island = before
        self.left.append(piece)
        if piece.ground == TERRITORY:
            self.pairs.pop()
        return False

    def _may_lie(self, piece: _Piece) -> bool:
        """Whether the rules allow a tile there now."""
        state = self.state
        if piece.ground == TERRITORY:
            return self._territory_may_lie(piece)
        if piece.ground == BASE:
            if piece.number not in self.pairs:
                return False
            return piece.hexes[0] in islands.base_spots(state).get(self.pairs.index(piece.number), ())
        spots = islands.lava_spots(state) if piece.ground == LAVA else islands.neutral_spots(state)
        return piece.hexes[0] in islands.open_to_a_tile(state, spots)

    def _territory_may_lie(self, piece: _Piece) -> bool:
        """A Territory lies where it may in the rotation that covers its hexes."""
        board = self.state.box.board
        wanted = {board.axial[hex] for hex in piece.hexes}
        for shape in islands.shapes(self.state):
            firsts = [first for first in wanted if set(islands.territory_at(self.state, shape, first)) == wanted]
            if firsts:
                return board.index[firsts[0]] in islands.places(self.state, shape)
        return False

    def _only_holes_are_left(self) -> bool:
        """Whether what is left is the Lava that fills the holes at the end (ISLAND-8)."""
        board = self.state.box.board
        holes = {board.index[hex] for hex in each(enclosed(islands.covered(self.state)))}
        return {piece.hexes[0] for piece in self.left} == holes and all(piece.ground == LAVA for piece in self.left)
