"""Leaders, Machines, Scrolls and Chicken tokens from their tables (house set 2.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from topcluck.games.island.model import (
    CATASTROPHES,
    CHICKENS,
    EDITIONS,
    KINDS,
    ORIGINS,
    PLAYS,
    RESOURCES,
    TEXT_LIMIT,
    TOKENS_PER_RESOURCE,
    ChickenToken,
    LeaderCard,
    MachineCard,
    ScrollCard,
    Selector,
)
from topcluck.games.island.setfiles.effects import need_count, read_effects, read_selector
from topcluck.games.island.setfiles.tables import REQUIRED, Table

ID = re.compile(r"[a-z][a-z0-9_]*")
_MOST = 99

# Which moments a kind of card knows (house set 2.3). A Machine may have `end_turn` too: SEA-3 speaks of any unit.
_LEADER_MOMENTS = ("static", "setup", "activate", "after_combat", "end_turn")
_MACHINE_MOMENTS = ("static", "built", "activate", "after_combat", "destroyed", "end_turn")
_STRATEGY_MOMENTS = ("static", "activate", "after_combat", "end_turn")
_MAGIC_MOMENTS = ("resolve", "after_combat")
_ATTACHED_MOMENTS = ("static", "resolve", "after_combat")
_CATASTROPHE_MOMENTS = ("drawn",)


def read_leader(table: Table, types: Sequence[str]) -> LeaderCard:
    """A Leader card (COMP-5)."""
    card = LeaderCard(
        id=read_id(table),
        name=table.text("name", limit=40),
        origin=_origin(table, ("name", "rule", "stats")),
        speed=table.integer("speed", 0, _MOST),
        strength=table.integer("strength", 0, _MOST),
        armor=table.integer("armor", 0, _MOST),
        range=table.integer("range", 1, _MOST, 1),
        text=table.text("text", limit=TEXT_LIMIT),
        quip=table.text("quip", "", limit=TEXT_LIMIT),
        effects=read_effects(table, "effects", _LEADER_MOMENTS, types),
    )
    table.done()
    return card


def read_machine(table: Table, types: Sequence[str], machine_types: Sequence[str]) -> MachineCard:
    """A Machine card (COMP-5, MACH-1)."""
    card = MachineCard(
        id=read_id(table),
        name=table.text("name", limit=40),
        origin=_origin(table, ("name", "rule", "stats", "pilots", "cost")),
        type=table.word("type", machine_types, what="a Machine type of this set"),
        copies=read_counts(table, "copies"),
        speed=table.integer("speed", 0, _MOST),
        strength=table.integer("strength", 0, _MOST),
        armor=table.integer("armor", 0, _MOST),
        range=table.integer("range", 1, _MOST, 1),
        pilots=table.integer("pilots", 1, CHICKENS),
        cost=_cost(table),
        banding=table.flag("banding"),
        text=table.text("text", limit=TEXT_LIMIT),
        effects=read_effects(table, "effects", _MACHINE_MOMENTS, types),
    )
    table.done()
    return card


def read_scroll(table: Table, types: Sequence[str]) -> ScrollCard:
    """A Scroll card (COMP-3)."""
    kind = table.word("kind", KINDS, what="a kind of Scroll")
    attach = _attach(table, kind, types)
    moments = _scroll_moments(kind, attach)
    catastrophe = kind == "catastrophe"
    card = ScrollCard(
        id=read_id(table),
        name=table.text("name", limit=40),
        kind=kind,
        origin=_origin(table, ("name", "rule")),
        copies=table.integer("copies", 1, _MOST),
        play=table.words("play", PLAYS, REQUIRED) if kind == "magic" or "play" in table else (),
        attach=attach,
        text=table.text("text", limit=TEXT_LIMIT),
        text_first=table.text("text_first", REQUIRED if catastrophe else "", limit=TEXT_LIMIT),
        effects=read_effects(table, "effects", moments, types),
        effects_first=read_effects(table, "effects_first", moments, types) if _has_first(table, kind) else (),
    )
    table.done()
    _check_kind(table, card)
    return card


def read_chickens(table: Table) -> tuple[ChickenToken, ...]:
    """The six tokens that every colour has (COMP-1, RUL-4)."""
    table.word("origin", ORIGINS, "house")
    if not table.flag("banding", True):
        table.complain("banding", "must be true: Chickens always band")
    reach = table.integer("range", 1, _MOST, 1)
    tables = table.children("tokens")
    if tables is None:
        found: tuple[ChickenToken, ...] = table.absent("tokens", REQUIRED, ())
    else:
        found = tuple(_token(each, reach) for each in tables)
        if len(tables) != CHICKENS:
            table.complain("tokens", f"there are {len(tables)} tokens, not {CHICKENS} (COMP-1)")
    table.done()
    return found


def read_id(table: Table) -> str:
    """An id: small letters, digits and underscores, so that it can stand in notation and message files."""
    value = table.text("id", limit=40)
    if value and not ID.fullmatch(value):
        table.complain("id", "must be small letters, digits and underscores, a letter first")
    return value


def read_counts(table: Table, key: str) -> tuple[tuple[str, int], ...]:
    """One number for each rule set, in the order of EDITIONS."""
    below = table.child(key)
    if below is None:
        found: tuple[tuple[str, int], ...] = table.absent(key, REQUIRED, ())
        return found
    counts = tuple((edition, below.integer(edition, 0, _MOST)) for edition in EDITIONS)
    below.done()
    return counts


def _token(table: Table, reach: int) -> ChickenToken:
    token = ChickenToken(
        speed=table.integer("speed", 0, _MOST),
        strength=table.integer("strength", 0, _MOST),
        armor=table.integer("armor", 0, _MOST),
        range=reach,
    )
    table.done()
    return token


def _origin(table: Table, parts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    below = table.child("origin")
    if below is None:
        found: tuple[tuple[str, str], ...] = table.absent("origin", REQUIRED, ())
        return found
    marks = tuple((part, below.word(part, ORIGINS, what="a mark of origin")) for part in parts)
    below.done()
    return marks


def _cost(table: Table) -> tuple[int, int, int]:
    below = table.child("cost")
    if below is None:
        found: tuple[int, int, int] = table.absent("cost", REQUIRED, (0, 0, 0))
        return found
    wood, rock, metal = (below.integer(resource, 0, TOKENS_PER_RESOURCE, 0) for resource in RESOURCES)
    below.done()
    return wood, rock, metal


def _attach(table: Table, kind: str, types: Sequence[str]) -> Selector | None:
    below = table.child("attach")
    if below is None:
        found: Selector | None = table.absent("attach", None, None)
        return found if kind == "magic" else None
    selector = read_selector(below, types)
    if not selector.is_choice:
        below.complain("", "must choose a unit; ref and fights do not belong here")
    need_count(below, selector, one=True)
    return selector


def _scroll_moments(kind: str, attach: Selector | None) -> Sequence[str]:
    if kind == "magic":
        return _MAGIC_MOMENTS if attach is None else _ATTACHED_MOMENTS
    return _STRATEGY_MOMENTS if kind == "strategy" else _CATASTROPHE_MOMENTS


def _has_first(table: Table, kind: str) -> bool:
    return kind == "catastrophe" or "effects_first" in table


def _check_kind(table: Table, card: ScrollCard) -> None:
    """Some keys belong to one kind of Scroll, and Catastrophes are named (COMP-3)."""
    only = {"play": "magic", "attach": "magic", "text_first": "catastrophe", "effects_first": "catastrophe"}
    for key, kind in only.items():
        if key in table and card.kind and card.kind != kind:
            table.complain(key, f"belongs to {kind} only")
    if card.kind == "catastrophe" and card.id and card.id not in CATASTROPHES:
        table.complain("id", f"is no Catastrophe: they are {', '.join(CATASTROPHES)} (COMP-3)")
