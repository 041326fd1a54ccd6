"""An action inside the core is one int, its code: the kind in the lowest eight bits, its parts above."""

from __future__ import annotations


def pack(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """The code of an action with these parts."""
    return ((third << 8 | second) << 8 | first) << 8 | kind


def kind(code: int) -> int:
    """What an action does."""
    return code & 255


def first(code: int) -> int:
    """The first, or only, part of an action that has one or two of eight bits."""
    return code >> 8 & 255


def whole(code: int) -> int:
    """The only part of an action, however great."""
    return code >> 8


def second(code: int) -> int:
    """The second part of an action."""
    return code >> 16 & 255


def third(code: int) -> int:
    """The third part of an action."""
    return code >> 24
