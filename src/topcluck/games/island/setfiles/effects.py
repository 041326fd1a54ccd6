"""The effects of a card: each word checked against the vocabulary, then the lines against each other (house set 2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from topcluck.games.island.model import (
    ACTIONS,
    ALL,
    ALL_OPS,
    CHOOSERS,
    DURATIONS,
    LIMITS,
    NEAR_OF,
    NO_TILES,
    OPERATIONS,
    OPS,
    OUTCOMES,
    OWNERS,
    PLACES,
    PLAYERS,
    REFS,
    ROLES,
    SIGNED_OPS,
    STACKS,
    STATS,
    TILE_SIDES,
    TRAITS,
    WHATS,
    WHENS,
    WHOSE,
    Condition,
    Effect,
    Near,
    Selector,
    TileSelector,
)
from topcluck.games.island.setfiles.tables import REQUIRED, Table

_OPERATION = {operation.name: operation for operation in OPERATIONS}
_PARAMETERS = sorted({key for operation in OPERATIONS for key in operation.required + operation.optional})
_CONDITIONS = ("side", "outcome", "ranged", "no_tile", "unit")
_ONE_UNIT_OPS = ("swap_units", "change_defender", "free_action")
_CHOICES = "abcdefghijklmnopqrstuvwxyz"
_MOST = 99  # more than any value, amount or count can be

_Lines = Sequence[tuple[Effect, Table]]


def read_effects(card: Table, key: str, moments: Sequence[str], types: Sequence[str]) -> tuple[Effect, ...]:
    """The list of effects at *key* of a card that may use those *moments* and unit *types*."""
    tables = card.children(key)
    if tables is None:
        found: tuple[Effect, ...] = card.absent(key, REQUIRED, ())
        _check_moments([(effect, card) for effect in found], key, moments)
        return found
    lines = [(_effect(table, types), table) for table in tables]
    _check_moments(lines, "when", moments)
    _check_then(lines)
    _check_choices(lines)
    _check_references(lines)
    _check_prices(lines)
    return tuple(effect for effect, _ in lines)


def read_selector(table: Table, types: Sequence[str]) -> Selector:
    """A unit selector (house set 2.4)."""
    near = table.child("near")
    selector = Selector(
        ref=table.word("ref", REFS, None) or None,
        fights=table.word("fights", ROLES, None) or None,
        owner=table.word("owner", OWNERS, None) or None,
        types=table.words("type", types, what="a type of unit"),
        where=table.words("where", PLACES),
        ground=table.word("ground", OWNERS, None) or None,
        stack_of=table.word("stack_of", STACKS, None) or None,
        near=None if near is None else _near(near),
        shielded=table.flag("shielded") if "shielded" in table else None,
        count=table.number_or_all("count", 1, _MOST, ALL) if "count" in table else None,
    )
    table.done()
    return selector


def need_count(table: Table, selector: Selector, one: bool = False) -> None:
    """Where units are chosen a count is needed, and beside `ref` and `fights`, which are one unit, there is none."""
    if not selector.is_choice:
        no_count(table, selector, "beside ref and fights, which are one unit")
    elif selector.count is None:
        table.complain("count", "is missing: units are chosen here")
    elif one and selector.count != 1:
        table.complain("count", "must be 1: this is about one unit")


def no_count(table: Table, selector: Selector, where: str) -> None:
    """Where all units that match are meant, a count would say nothing."""
    if selector.count is not None:
        table.complain("count", f"does not belong {where}")


def _near(table: Table) -> Near:
    near = Near(
        of=table.word("of", NEAR_OF),
        within=table.integer("within", 1, _MOST),
        side=table.word("side", TILE_SIDES, None) or None,
    )
    if near.of == "self" and near.side is not None:
        table.complain("side", 'belongs to of = "tile" only')
    table.done()
    return near


def _tile(table: Table) -> TileSelector:
    tile = TileSelector(side=table.word("side", TILE_SIDES), count=table.number_or_all("count", 1, _MOST, ALL))
    table.done()
    return tile


def _condition(table: Table, types: Sequence[str]) -> Condition:
    unit = table.child("unit")
    condition = Condition(
        side=table.word("side", ROLES, None) or None,
        outcome=table.word("outcome", OUTCOMES, None) or None,
        ranged=table.flag("ranged") if "ranged" in table else None,
        no_tile=table.word("no_tile", NO_TILES, None) or None,
        unit=None if unit is None else read_selector(unit, types),
    )
    if unit is not None and condition.unit is not None:
        no_count(unit, condition.unit, "in a condition, which looks at all units")
    table.done()
    if sum(key in table for key in _CONDITIONS) != 1:
        table.complain("", f"a condition has exactly one of {', '.join(_CONDITIONS)}")
    return condition


def _effect(table: Table, types: Sequence[str]) -> Effect:
    op = table.word("op", OPS, what="an operation")
    when = table.word("when", WHENS, what="a moment")
    target, with_, per, tile = (table.child(key) for key in ("target", "with", "per", "tile"))
    effect = Effect(
        when=when,
        op=op,
        stat=table.word("stat", STATS, None, what="a value of units") or None,
        amount=_amount(table, op) if "amount" in table else 0,
        value=table.integer("value", 0, _MOST, 0),
        trait=table.word("trait", TRAITS, None, what="a trait") or None,
        action=table.word("action", ACTIONS, None, what="an action") or None,
        limit=table.word("limit", LIMITS, None, what="a limit") or None,
        player=table.word("player", PLAYERS, None) or None,
        chooser=table.word("chooser", CHOOSERS, None) or None,
        whose=table.word("whose", WHOSE, None) or None,
        what=table.word("what", WHATS, None) or None,
        target=None if target is None else read_selector(target, types),
        with_=None if with_ is None else read_selector(with_, types),
        per=None if per is None else read_selector(per, types),
        cap=table.integer("cap", 1, _MOST, 0) or None,
        tile=None if tile is None else _tile(tile),
        conditions=tuple(_condition(each, types) for each in table.children("if") or ()),
        stars=table.integer("stars", 1, _MOST, 0),
        uses=table.integer("uses", 1, _MOST, 0),
        choice=table.word("choice", _CHOICES, None, what="a letter from a to z") or None,
        may=table.flag("may", False),
        then=table.flag("then", False),
        for_turn=table.word("for", DURATIONS, None) == "turn",
        lava=table.flag("lava", False),
    )
    table.done()
    _check_parameters(table, effect)
    _check_activation(table, effect)
    one = op in _ONE_UNIT_OPS
    for below, selector in ((target, effect.target), (with_, effect.with_)):
        if below is not None and selector is not None:
            _check_count(below, selector, when, one)
    if per is not None and effect.per is not None:
        no_count(per, effect.per, "in per, which counts all units")
    return effect


def _amount(table: Table, op: str) -> int:
    if op in ALL_OPS:
        return table.number_or_all("amount", 1, _MOST, ALL)
    if op not in SIGNED_OPS:
        return table.integer("amount", 1 if op else -_MOST, _MOST)
    amount = table.integer("amount", -_MOST, _MOST)
    if amount == 0:
        table.complain("amount", "must not be 0")
    return amount


def _check_count(table: Table, selector: Selector, when: str, one: bool) -> None:
    if when == "static" and selector.is_choice:
        no_count(table, selector, "in a static effect, which looks at all units")
    elif when:
        need_count(table, selector, one)


def _check_parameters(table: Table, effect: Effect) -> None:
    """Each operation has its own parameters: none missing, none too many (house set 2.8)."""
    if not effect.op:
        return
    operation = _OPERATION[effect.op]
    needs = f'is missing: "{effect.op}" needs {", ".join(operation.required)}'
    for key in operation.required:
        if key not in table:
            table.complain(key, needs)
    for key in _PARAMETERS:
        if key in table and key not in operation.required + operation.optional:
            table.complain(key, f'"{effect.op}" takes no {key}')
    if "cap" in table and "per" not in table:
        table.complain("cap", "caps nothing without per")
    if effect.op == "free_action" and effect.action:
        _check_free_action(table, effect.action)


def _check_free_action(table: Table, action: str) -> None:
    with_unit = action in ("move", "attack")
    if with_unit and "target" not in table:
        table.complain("target", f'is missing: "{action}" needs the unit that takes the action')
    if not with_unit and "target" in table:
        table.complain("target", f'"{action}" is taken by no unit')


def _check_prices(lines: _Lines) -> None:
    """Where an ability begins that is not the first, its stars or uses say so; the first may have neither (FX-13)."""
    abilities = [(effect, table) for effect, table in lines if effect.when == "activate"]
    for effect, table in abilities[1:]:
        if "stars" not in table and "uses" not in table and not effect.then:
            table.complain("when", 'a second "activate" needs stars, uses or both')


def _check_activation(table: Table, effect: Effect) -> None:
    """Stars and uses belong to `activate` (FX-13)."""
    for key in ("stars", "uses"):
        if key in table and effect.when not in ("", "activate"):
            table.complain(key, 'belongs to when = "activate" only')


def _check_moments(lines: _Lines, key: str, moments: Sequence[str]) -> None:
    """Each kind of card knows some of the moments (house set 2.3)."""
    for effect, table in lines:
        if effect.when and effect.when not in moments:
            table.complain(key, f'"{effect.when}" is no moment of this kind of card ({", ".join(moments)})')


def _check_then(lines: _Lines) -> None:
    """`then` continues the effect just before it (house set 2.2)."""
    if lines and lines[0][0].then:
        lines[0][1].complain("then", "continues the effect before, and there is none")
    for (before, _), (effect, table) in pairwise(lines):
        if effect.then and before.when and effect.when and before.when != effect.when:
            table.complain("then", f'continues an effect with another moment ("{before.when}")')


def _check_choices(lines: _Lines) -> None:
    """One of the effects with the same letter is carried out, so there are at least two, at the same moment."""
    for effect, table in lines:
        alike = [other for other, _ in lines if other.choice == effect.choice]
        if effect.choice and len(alike) < 2:
            table.complain("choice", f'"{effect.choice}" stands at one effect only, so there is nothing to choose')
        elif effect.choice and effect.when != alike[0].when and effect.when and alike[0].when:
            table.complain("choice", f'"{effect.choice}" stands at effects with different moments')


def _check_references(lines: _Lines) -> None:
    """`same`, and a tile without a side, mean what an earlier effect of the card has chosen (FX-9)."""
    unit = player = tile = False
    for effect, table in lines:
        if any(selector.ref == "same" for selector in effect.selectors()) and not unit:
            table.complain("", 'ref = "same" means a unit chosen before, and no earlier effect chooses one')
        if effect.player == "same" and not player:
            table.complain("player", '"same" means a player chosen before, and no earlier effect chooses one')
        if any(near.of == "tile" and near.side is None for near in _nears(effect)) and not tile:
            table.complain(
                "", 'near a "tile" means the tile chosen before; no earlier effect chooses one, so give side'
            )
        unit = unit or (effect.target is not None and effect.target.is_choice and effect.target.count == 1)
        player = player or effect.player == "opponent"
        tile = tile or (effect.tile is not None and effect.tile.count == 1)
        tile = tile or any(near.side is not None for near in _nears(effect))


def _nears(effect: Effect) -> list[Near]:
    return [selector.near for selector in effect.selectors() if selector.near is not None]
