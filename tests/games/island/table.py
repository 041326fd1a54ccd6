"""How tests set up a table and play at it: a few lines of the notation, then actions, then what a player would see."""

from __future__ import annotations

from textwrap import dedent

import topcluck
from topcluck.games.island.state import State
from topcluck.kernel.errors import IllegalAction
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

STUB = "game: chicken-island\ncards: stub\n"
HOUSE = "game: chicken-island\ncards: house\n"
ISLANDS = {2: "t2", 3: "t3", 4: "t4"}


def table(text: str, *, head: str = STUB, seed: int = 0) -> Match:
    """A match at the position that the lines describe; by default stub cards on the test island T2."""
    lines = dedent(text).strip("\n")
    players = next((int(line.split(":")[1]) for line in lines.splitlines() if line.startswith("players:")), 2)
    island = "" if "island:" in lines or head is HOUSE else f"island: {ISLANDS[players]}\n"
    return topcluck.position(f"{head}{island}{lines}\n", seed=seed)


def house(text: str, *, seed: int = 0) -> Match:
    """A match at a position with house cards on the suggested island."""
    return table(text, head=HOUSE, seed=seed)


def play(match: Match, *lines: str) -> list[Event]:
    """Plays lines in turn, each by the seat that is asked, or by the one named in front ("B: pass"); all events."""
    told: list[Event] = []
    for line in lines:
        seat, colon, text = line.partition(": ")
        if colon:
            assert match.decision.seat == "ABCD".index(seat), f"{line!r}, but {match.decision} is asked"
        told.extend(match.push_text(text if colon else line))
    return told


def offers(match: Match, verb: str = "") -> list[str]:
    """The actions on offer, as text; only those that begin with *verb*."""
    return [str(action) for action in match.legal_actions if str(action).startswith(verb)]


def refused(match: Match, line: str) -> str:
    """The rule that forbids a line; it must not be on offer, and trying it changes nothing."""
    before = match.state.dump()
    refusal = match.why_not(line)
    assert refusal is not None, f"{line!r} is on offer"
    try:
        match.push_text(line)
    except IllegalAction:
        assert match.state.dump() == before
        return refusal.rule
    raise AssertionError(f"{line!r} was refused by why_not and accepted by push_text")


def state_of(match: Match) -> State:
    """The island's own state of a match."""
    assert isinstance(match.state, State)
    return match.state


def unit(match: Match, name: str) -> int:
    """The unit with this name."""
    return match.game.writer(match.state, None).read("unit", name)


def standing(match: Match, seat: str) -> list[str]:
    """Where the units of a seat stand: card@hex, in the order of the board."""
    return [f"{u.card}@{u.hex}" for u in match.view(None).table.units if u.seat == "ABCD".index(seat)]  # type: ignore[attr-defined]
