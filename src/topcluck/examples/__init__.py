"""Positions at hand by name: each is a text file in the notation (`docs/notation.md`)."""

from __future__ import annotations

from importlib.resources import files

from topcluck.kernel.errors import Unreadable


def example_names() -> list[str]:
    """The names that `read_example` knows."""
    return sorted(entry.name[:-4] for entry in files(__package__).iterdir() if entry.name.endswith(".txt"))


def read_example(name: str) -> str:
    """The text of an example."""
    if name not in example_names():
        raise Unreadable(f"there is no example {name!r}; there are {', '.join(example_names())}")
    return (files(__package__) / f"{name}.txt").read_text(encoding="utf-8")
