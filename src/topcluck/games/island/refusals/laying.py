"""Tiles that do not fit where somebody would like to lay them (ISLAND)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import SEA, TERRITORY
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.games.island.rules import islands
from topcluck.games.island.rules.site import Hexes, hexes_at
from topcluck.kernel.errors import Refusal


@explains(a.TERRITORY)
def turn_territory(attempt: Attempt) -> Refusal | None:
    """Turned like this it fits nowhere, or it looks like one that is on offer (RUL-141)."""
    if attempt.asked != d.TILE_SHAPE:
        return None
    return Refusal("RUL-141", "no-such-rotation", about(number=attempt.first))


def no_place(attempt: Attempt) -> Refusal:
    """A Territory or a Base that cannot lie there."""
    return _no_base(attempt) if attempt.asked == d.TILE_BASE else _no_territory(attempt)


def _no_territory(attempt: Attempt) -> Refusal:
    """It overlaps, touches too little, encloses too much or leaves no room for a Base, in this order."""
    state, shape, words = attempt.state, attempt.frame[2], about(hex=attempt.hex(attempt.first))
    here = _here(attempt)
    if not here & islands.without_overlap(state, shape):
        return Refusal("ISLAND-9", "territory-overlaps", words)
    demands = islands.demands(state, shape)
    if not here & demands[-1]:
        return _touches_too_little(attempt)
    tile = hexes_at(islands.territory_at(state, shape, state.box.board.axial[attempt.first]))
    if not islands.can_be_filled(state, islands.covered(state) | tile):
        return Refusal("ISLAND-8", "too-many-holes", words)
    if not islands.leaves_room_for_bases(state, tile):
        return Refusal("RUL-141", "no-room-for-a-base", words)
    return _touches_too_little(attempt)  # other places touch what they should


def _touches_too_little(attempt: Attempt) -> Refusal:
    """What a Territory must touch (ISLAND-3, ISLAND-6, ISLAND-11)."""
    state, words = attempt.state, about(hex=attempt.hex(attempt.first))
    if state.box.options.island_contact_rules == "first":
        return Refusal("ISLAND-11", "territory-lacks-sides", words)
    if not islands.tiles_of(state, TERRITORY):
        return Refusal("ISLAND-3", "territory-off-the-centre", words)
    if not _here(attempt) & islands.touching_tiles(state, attempt.frame[2]):
        return Refusal("ISLAND-6", "territory-lacks-tiles", words)
    return Refusal("ISLAND-6", "territory-off-the-lava", words)


def _no_base(attempt: Attempt) -> Refusal:
    """A Base that overlaps, touches too little, or encloses too much."""
    state, hex, words = attempt.state, attempt.first, about(hex=attempt.hex(attempt.first))
    if state.ground[hex] != SEA:
        return Refusal("ISLAND-9", "tile-there-already", words)
    if islands.touches_its_territory(state, hex):
        if not islands.open_to_a_tile(state, _here(attempt)):
            return Refusal("ISLAND-8", "too-many-holes", words)
        return Refusal("RUL-141", "no-room-for-a-base", words)
    first = state.box.options.island_contact_rules == "first"
    return Refusal("ISLAND-11" if first else "ISLAND-4", "base-does-not-fit", words)


@explains(a.LAVA, a.NEUTRAL)
def lay_land(attempt: Attempt) -> Refusal | None:
    """Lava lies next to Lava, a Neutral tile next to two others, and holes are few (ISLAND-5, ISLAND-8)."""
    if attempt.asked != d.TILE_LAND:
        return None
    state, hex, words = attempt.state, attempt.first, about(hex=attempt.hex(attempt.first))
    if state.ground[hex] != SEA:
        return Refusal("ISLAND-9", "tile-there-already", words)
    lava = attempt.verb == a.LAVA
    if _here(attempt) & (islands.lava_spots(state) if lava else islands.neutral_spots(state)):
        return Refusal("ISLAND-8", "too-many-holes", words)
    if state.box.options.island_contact_rules == "first":
        return Refusal("ISLAND-11", "land-does-not-fit", words)
    if lava:
        return Refusal("ISLAND-7", "no-lava-beside-it", words)
    return Refusal("ISLAND-7", "too-few-tiles-beside-it", words)


def _here(attempt: Attempt) -> Hexes:
    """The hex that was named."""
    return hexes_at([attempt.state.box.board.axial[attempt.first]])
