"""Editions and modes are data and small layers: no rule asks for their names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import topcluck.games.island
from topcluck.games.island.rulesets import CUSTOM, EDITIONS, FLAGS, MODES

PACKAGE = Path(topcluck.games.island.__file__).parent
NAMES = {*EDITIONS, *MODES, *FLAGS, CUSTOM}
ASKING = {"edition", "mode_name", "flags"}  # attributes and keys that would hold such a name
FILES = sorted(path for path in (PACKAGE / "rules").rglob("*.py"))


def asks(path: Path) -> Iterator[str]:
    """Every place of a file where a name of an edition, mode or flag stands, or something is asked for one."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(value=str(word)) if word in NAMES | ASKING:
                yield f"{path.name}:{node.lineno} says {word!r}"
            case ast.Attribute(attr="edition" | "setup" as word):
                yield f"{path.name}:{node.lineno} asks for .{word}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_rule_asks_for_the_name_of_an_edition_or_a_mode(path: Path) -> None:
    assert not list(asks(path))
