"""Tiles that do not fit where somebody would like to lay them (ISLAND)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import LAVA, SEA, TERRITORY
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.games.island.rules.islands import contacts, tiles_of, touching
from topcluck.kernel.errors import Refusal

TILES_AROUND = 2  # a Neutral tile touches at least so many others (ISLAND-5)


@explains(a.TERRITORY)
def turn_territory(attempt: Attempt) -> Refusal | None:
    """Turned like this it fits nowhere, or it looks like one that is on offer (RUL-141)."""
    if attempt.asked != d.TILE_SHAPE:
        return None
    return Refusal("RUL-141", "no-such-rotation", about(number=attempt.first))


def no_place(attempt: Attempt) -> Refusal:
    """A Territory or a Base that cannot lie there."""
    words = about(hex=attempt.hex(attempt.first))
    if attempt.state.ground[attempt.first] != SEA:
        return Refusal("ISLAND-9", "tile-there-already", words)
    first = attempt.state.box.options.island_contact_rules == "first"
    if attempt.asked == d.TILE_BASE:
        return Refusal("ISLAND-11" if first else "ISLAND-4", "base-does-not-fit", words)
    later = "ISLAND-6" if tiles_of(attempt.state, TERRITORY) else "ISLAND-3"
    return Refusal("ISLAND-11" if first else later, "territory-does-not-fit", words)


@explains(a.LAVA, a.NEUTRAL)
def lay_land(attempt: Attempt) -> Refusal | None:
    """Lava lies next to Lava, a Neutral tile next to two others, and holes are few (ISLAND-5, ISLAND-8)."""
    if attempt.asked != d.TILE_LAND:
        return None
    state, hex, words = attempt.state, attempt.first, about(hex=attempt.hex(attempt.first))
    if state.ground[hex] != SEA:
        return Refusal("ISLAND-9", "tile-there-already", words)
    if state.box.options.island_contact_rules == "first":
        return Refusal("ISLAND-11", "land-does-not-fit", words)
    if attempt.verb == a.LAVA and not touching(state, (hex,), (LAVA,)):
        return Refusal("ISLAND-7", "no-lava-beside-it", words)
    if attempt.verb == a.NEUTRAL and len(contacts(state, hex)) < TILES_AROUND:
        return Refusal("ISLAND-7", "too-few-tiles-beside-it", words)
    return Refusal("ISLAND-8", "too-many-holes", words)
