"""What the games say over the wire, as types: the page gets its TypeScript from these (`./dev protocol-types`).

A game has faces and views of its own, as dataclasses that know nothing of the wire. Here each becomes a type named
after its game, `IslandStep`, so that two games can use one word for two things:

>>> sorted(game_types("chicken-island"))
['IslandAction', 'IslandDecision', 'IslandEvent', 'IslandView']
>>> import msgspec
>>> msgspec.convert({"type": "step", "hex": "c4"}, game_types("chicken-island")["IslandAction"])
IslandStep(hex='c4')
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import defstruct

from topcluck.games import PACKAGES, game
from topcluck.games.island.decisions import KINDS as ISLAND_KINDS
from topcluck.games.island.view import View as IslandView
from topcluck.games.touche.decisions import FIRST_ASK
from topcluck.games.touche.decisions import KINDS as TOUCHE_KINDS
from topcluck.games.touche.view import View as ToucheView
from topcluck.kernel.faces import Face, Family
from topcluck.server import protocol

VIEWS: Mapping[str, type] = {"chicken-island": IslandView, "touche-poulet": ToucheView}


def wire_types() -> dict[str, Any]:
    """All types that cross the wire and that a program at the other end has to name."""
    named = protocol_types()
    for id in PACKAGES:
        named.update(game_types(id))
    return named


def protocol_types() -> dict[str, Any]:
    """The messages and the bodies of requests, by the names that they have in `protocol.py`."""
    return {name: value for name, value in vars(protocol).items() if any(value is type for type in protocol.WIRE_TYPES)}


@cache
def game_types(id: str) -> Mapping[str, Any]:
    """What a game says: its actions and events, each with its `type`, what it asks, and its view."""
    prefix = PACKAGES[id].rpartition(".")[2].capitalize()
    played = game(id)
    return {
        f"{prefix}Action": _either(played.actions, prefix),
        f"{prefix}Event": _either(played.events, prefix),
        f"{prefix}Decision": _decision(prefix, asked_kinds(id)),
        f"{prefix}View": _struct(VIEWS[id], prefix),
    }


def asked_kinds(id: str) -> list[str]:
    """The kinds of decisions that a game puts to a seat."""
    if id == "chicken-island":
        return [kind.name for kind in ISLAND_KINDS if kind.asked]
    return [kind.name for kind in TOUCHE_KINDS[FIRST_ASK:]]


def _either(family: Family[Any], prefix: str) -> Any:
    """One of a family of faces."""
    classes: Sequence[type] = family.classes
    return reduce(or_, (_struct(cls, prefix) for cls in classes))


def _decision(prefix: str, kinds: Iterable[str]) -> Any:
    """What a seat is asked, as `Decision.to_json` writes it."""
    parts = [("kind", Literal[tuple(kinds)]), ("seat", int), ("about", dict[str, str])]
    doc = "What a seat is asked: the kind of decision, and what it is about in named details."
    return defstruct(f"{prefix}Decision", parts, namespace={"__doc__": doc}, frozen=True)


@cache
def _struct(cls: type, prefix: str) -> Any:
    """A dataclass of a game as a type of the wire. Nothing is left out there, so nothing has a default."""
    hints = get_type_hints(cls, include_extras=True)
    parts = [(field.name, _of_the_wire(hints[field.name], prefix)) for field in fields(cls)]
    tag: dict[str, Any] = {"tag_field": "type", "tag": cls.type()} if issubclass(cls, Face) else {}
    return defstruct(f"{prefix}{cls.__name__}", parts, namespace={"__doc__": cls.__doc__}, frozen=True, **tag)


def _of_the_wire(hint: Any, prefix: str) -> Any:
    """The type of a field, its dataclasses replaced; which kind of thing a name stands for is left out."""
    if is_dataclass(hint):
        return _struct(hint, prefix)  # type: ignore[arg-type]  # a class, not one of its values
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _of_the_wire(args[0], prefix)
    inner = tuple(arg if arg is ... else _of_the_wire(arg, prefix) for arg in args)
    if origin is Union or isinstance(hint, types.UnionType):
        return reduce(or_, inner)
    return origin[inner] if origin in (tuple, dict) else hint
