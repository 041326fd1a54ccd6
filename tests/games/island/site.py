"""Half-built islands. Hexes are counted from the central Lava, (0,0), which the notation names k11."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import topcluck
from tests.games.island.glance import open_table
from tests.games.island.table import offers, table
from topcluck.kernel.hexes import Axial
from topcluck.kernel.match import Match

Tile = tuple[str, tuple[Axial, ...]]


def hex(name: str) -> Axial:
    """The hex with a name like k11."""
    return ord(name[0]) - ord("k"), int(name[1:]) - 11


def name(q: int, r: int) -> str:
    """The name of a hex."""
    return f"{chr(ord('k') + q)}{r + 11}"


def names(hexes: Iterable[Axial]) -> set[str]:
    """The names of hexes."""
    return {name(q, r) for q, r in hexes}


def at(match: Match, verb: str = "at") -> set[str]:
    """The hexes on offer after a verb."""
    return {offer.split()[1] for offer in offers(match, f"{verb} ")}


def begun(players: int = 2, *, first_seat: int = 0, seed: int = 1, **more: object) -> Match:
    """A match whose island is about to be built."""
    match = topcluck.new(
        "chicken-island", cards="stub", players=players, flags=["built_island"], first_seat=first_seat, seed=seed,
        **more,
    )  # fmt: skip
    for seat in range(players):
        match.push(match.legal_actions_of(seat)[0], seat=seat)
    return match


def laid(match: Match) -> list[Tile]:
    """The tiles on the table, in the order in which they were laid."""
    words = [line.split() for line in open_table(match).island]
    return [(kind, tuple(hex(one) for one in where if not one.isdigit())) for kind, *where in words]


def site(
    *tiles: str,
    ask: str,
    players: int = 2,
    edition: str = "second-en",
    last: bool = False,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A half-built island; *ask* is what A is asked now. Unless it is the *last* tile, B has more to lay."""
    leaders = ["A=leader", "B=leader_b", "C=leader_c", "D=leader_d"][:players]
    pending = [f"leader_gifts left={players}", "claim_bases", "fill_holes", *["tile_land seat=B"] * (not last) * 2]
    lines = [
        f"players: {players}", f"edition: {edition}", "flags: built_island", "turn: 0 -", "start: A",
        *(f"option: {option} = {str(value).lower()}" for option, value in (options or {}).items()),
        f"leaders: {' '.join(leaders)}", *(f"tile: {tile}" for tile in ("lava (0,0)", *tiles)),
        *(f"pending: {frame}" for frame in (*pending, f"{ask} seat=A")),
    ]  # fmt: skip
    return table("\n".join(lines))


def territory(*hexes: Axial) -> str:
    """A tile line for a Territory."""
    return "territory " + " ".join(name(q, r) for q, r in hexes)


TERRITORY_A = territory((1, -1), (2, -1), (1, 0), (2, 0))
TERRITORY_B = territory((-1, 1), (-2, 1), (-1, 0), (-2, 0))


def pocket(length: int) -> list[str]:
    """A lane of empty hexes from (1,0) to (length,0), open only at its end; Territories are its walls."""
    south = [territory((q, 1), (q + 1, 1), (q, 2), (q + 1, 2)) for q in range(0, length + 1, 2)]
    north = [territory((q, -2), (q + 1, -2), (q, -1), (q + 1, -1)) for q in range(1, length + 2, 2)]
    return [*south, *north]
