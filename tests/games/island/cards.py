"""What the tests of single cards share: which card a test plays, and what a player sees of it.

The suggested islands for two and three players, on which most cards of the house set are played:

              f3.   g3B                               e3B   f3b   g3b
           e4.   f4b   g4b                         d4.   e4b   f4b   g4.
  c5a   d5a   e5^   f5b   g5b                   c5a   d5a   e5^   f5c   g5C
     c6a   d6a   e6.                               c6a   d6a   e6c   f6c
        c7A   d7.                                     c7A   d7.   e7c
"""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent
from typing import TypeVar

from tests.games.island.glance import open_table
from tests.games.island.table import STUB, state_of, table, unit
from topcluck.games.island.events import ValuesCompared
from topcluck.games.island.sheet import UnitSheet, unit_id
from topcluck.kernel.faces import Event
from topcluck.kernel.match import Match

Test = TypeVar("Test", bound=Callable[..., None])

PLAYED: dict[str, list[str]] = {}  # card of the house set: tests that play it


def card(*ids: str) -> Callable[[Test], Test]:
    """Says which cards of the house set a test plays."""

    def note(test: Test) -> Test:
        for id in ids:
            PLAYED.setdefault(id, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return note


def compared(events: list[Event]) -> tuple[int, int] | None:
    """Strength and armor as they were compared in the last combat; None if they were not."""
    last = next((event for event in reversed(events) if isinstance(event, ValuesCompared)), None)
    return None if last is None else (last.strength, last.armor)


def told(events: list[Event], *kinds: str) -> list[str]:
    """The events of these kinds, as text: their names and what they say, without the seat."""
    return [_line(event) for event in events if type(event).__name__ in kinds]


def _line(event: Event) -> str:
    values = [str(value) for key, value in event.to_json().items() if key not in ("type", "seat")]
    return " ".join([event.type(), *values])


def sheet(match: Match, name: str) -> UnitSheet:
    """All that can be seen of the unit with this name."""
    id = unit_id(state_of(match).box, unit(match, name))
    return next(one for one in open_table(match).units if one.id == id)


def strength(match: Match, name: str) -> int:
    """The strength of a unit now."""
    return sheet(match, name).strength


def armor(match: Match, name: str) -> int:
    """The armor of a unit now."""
    return sheet(match, name).armor


def speed(match: Match, name: str) -> int:
    """The speed of a unit now."""
    return sheet(match, name).speed


def discarded(match: Match) -> tuple[str, ...]:
    """The open pile of discarded Scrolls, the oldest first."""
    return open_table(match).scroll_discard


def offered(match: Match, verb: str) -> list[str]:
    """What may follow a verb now, sorted: ``offered(match, "target")`` are the units that may be chosen."""
    texts = [str(action) for action in match.legal_actions]
    return sorted(text.removeprefix(verb).strip() for text in texts if f"{text} ".startswith(f"{verb} "))


# -- cards that a test makes up --------------------------------------------------------------------------------------


def magic(*effects: str, id: str = "spell", play: str = '["turn", "combat"]', attach: str = "") -> str:
    """A Magic Scroll in TOML; each effect is what stands between its braces, *when* is `resolve` if left out."""
    return _card("scroll", id, effects, kind='"magic"', play=play, **({"attach": attach} if attach else {}))


def strategy(*effects: str, id: str = "plan", copies: int = 1) -> str:
    """A Strategy in TOML; *when* is `static` if left out."""
    return _card("scroll", id, effects, "static", kind='"strategy"', copies=str(copies))


def machine(*effects: str, id: str = "golem") -> str:
    """A Machine of the stub set with other effects, in TOML; *when* is `activate`, once a turn, if left out."""
    return "\n".join(["[[machine]]", f'id = "{id}"', _effects(effects, "activate")])


def leader(*effects: str, id: str = "leader") -> str:
    """A Leader of the stub set with these effects, in TOML; *when* is `static` if left out."""
    return "\n".join(["[[leader]]", f'id = "{id}"', _effects(effects, "static")])


def _card(table: str, id: str, effects: tuple[str, ...], when: str = "resolve", **keys: str) -> str:
    lines = [f"[[{table}]]", f'id = "{id}"', f'name = "{id}"', 'origin = { name = "house", rule = "house" }']
    fields = {"copies": "1", "text": '""', **keys}
    return "\n".join([*lines, *(f"{key} = {value}" for key, value in fields.items()), _effects(effects, when)])


def _effects(effects: tuple[str, ...], when: str) -> str:
    lines = [effect if "when =" in effect else f'when = "{when}", {effect}' for effect in effects]
    price = {"activate": ", uses = 1"}
    written = [
        line + ("" if "stars" in line or "uses" in line or "then" in line else price.get(_when(line), ""))
        for line in lines
    ]
    return "effects = [" + ", ".join(f"{{ {line} }}" for line in written) + "]"


def _when(line: str) -> str:
    return line.partition('when = "')[2].partition('"')[0]


def defining(position: str, *cards: str, head: str = STUB) -> Match:
    """A match at a position in which these cards are defined."""
    block = "\n".join(f"  {line}" for text in cards for line in text.splitlines())
    return table(f"{dedent(position).strip()}\ndefine:\n{block}\n", head=head)
