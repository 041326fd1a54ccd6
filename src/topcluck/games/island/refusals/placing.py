"""Hexes where nobody may be put: by a card (MOVE-10), by Lava (LAVA-3), by a rule that sends units back."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, LAVA, SEA
from topcluck.games.island.names import SEATS
from topcluck.games.island.refusals.attempt import Attempt, about, explains
from topcluck.games.island.refusals.building import no_site
from topcluck.games.island.refusals.laying import no_place
from topcluck.games.island.rules.standing import can_hold, may_share
from topcluck.games.island.state import NOBODY
from topcluck.kernel.errors import Refusal


def bad_ground(attempt: Attempt, unit: int, hex: int, base_rule: str) -> Refusal:
    """The ground that a unit cannot go on: Sea, Lava or a Base."""
    words = about(unit=attempt.unit(unit), hex=attempt.hex(hex))
    ground = attempt.state.ground[hex]
    if ground == SEA:
        return Refusal("SEA-1", "sea-is-closed", words)
    if ground == LAVA:
        return Refusal("LAVA-1", "lava-is-closed", words)
    assert ground == BASE, "all other ground is open"
    return Refusal(base_rule, "base-is-closed", words)


@explains(a.TO)
def be_moved(attempt: Attempt) -> Refusal | None:
    """A card moves a unit hex by hex, to hexes available to it (MOVE-10)."""
    if attempt.asked != d.MOVE_TO:
        return None
    _, _, unit, _, _, _ = attempt.frame
    here = attempt.state.where[unit]
    if attempt.first not in attempt.state.box.board.near[here]:
        return Refusal("MOVE-10", "not-next-to", about(hex=attempt.hex(attempt.first), here=attempt.hex(here)))
    return _unavailable(attempt, unit, attempt.first, "FX-18")


def _unavailable(attempt: Attempt, unit: int, hex: int, base_rule: str) -> Refusal:
    """Why a hex is not available to a unit that an effect or a rule would put there (MAP-9, MOVE-10)."""
    state = attempt.state
    if state.holder(hex) not in (NOBODY, state.owner_of(unit)):
        return Refusal("MAP-7", "hex-is-taken", about(hex=attempt.hex(hex), owner=SEATS[state.holder(hex)]))
    if not may_share(state, unit, hex):
        return Refusal("MAP-8", "own-units-there", about(hex=attempt.hex(hex)))
    return bad_ground(attempt, unit, hex, base_rule)


_PLACING = {d.PLACE_LEADER: "LAVA-3", d.PLACE_STRAY: "RUL-144", d.TRANSIT_BACK: "MOVE-7", d.NEW_LEADER: "EPIC-4"}


@explains(a.AT)
def be_placed(attempt: Attempt) -> Refusal | None:
    """A new Machine, a tile, a Leader driven from Lava, a unit that must go back."""
    if attempt.asked in (d.BUILD_HEX, d.TILE_PLACE, d.TILE_BASE):
        return no_site(attempt) if attempt.asked == d.BUILD_HEX else no_place(attempt)
    if attempt.asked not in _PLACING:
        return None
    unit, hex = attempt.frame[2], attempt.first
    if not can_hold(attempt.state, unit, hex):
        return _unavailable(attempt, unit, hex, "MOVE-4")
    return Refusal(_PLACING[attempt.asked], "not-near-enough", about(unit=attempt.unit(unit), hex=attempt.hex(hex)))
