"""Writes what the page knows of the Python types: `web/src/protocol.gen.ts`, and `web/src/words/faces.gen.ts`.

The first holds the types of everything on the wire, by way of their JSON Schema. The second tells of every action and
event which kind of thing each field names, which is what a sentence about it needs to know, and which rules its
docstring cites, which is what a reader of the log may ask for.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from topcluck.games import PACKAGES, game
from topcluck.kernel.faces import Action, Event, Family
from topcluck.server.wire_types import wire_types

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CONVERTER = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
MOST_SEATS = 4
RULE_ID = r"\b[A-Z][A-Z0-9]*-[0-9]+(?:\.[0-9]+)?\b"  # MOVE-3, TP-4.3
WRITTEN_BY = "Written by ./dev protocol-types from the Python types; a change here would be lost."
NOTHING = "NotUsed"  # the converter wants a type for the whole document as well
CHATTER = (  # of the converter: what one sees anyway
    r"(?m)^ \*\n \* This interface was referenced by .*\n \* via the `definition` .*\n",
    r"(?m)^/\*\*\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*/\n",
    r"(?m)^ */\*\*\n(?: +\* @(?:min|max)Items \d+\n)+ +\*/\n",
    rf"(?m)^export interface {NOTHING} {{\n.*\n}}\n",
)


def schema() -> dict[str, Any]:
    """The JSON Schema of all types on the wire."""
    named = wire_types()
    found, definitions = msgspec.json.schema_components(named.values(), ref_template="#/definitions/{name}")
    assert not any("." in name for name in definitions), "two types have one name"
    for name, described in zip(named, found, strict=True):
        definitions.setdefault(name, described)
    document = {"title": NOTHING, "definitions": definitions}
    _in_old_words(document)
    return document


def _in_old_words(schema: Any) -> None:
    """What the converter reads in an older dialect: rows of fixed length, and objects with any keys."""
    if isinstance(schema, list):
        for item in schema:
            _in_old_words(item)
    elif isinstance(schema, dict):
        if "prefixItems" in schema:
            schema["items"] = schema.pop("prefixItems")
        elif schema.get("type") == "array":
            for key in ("minItems", "maxItems"):
                schema.pop(key, None)  # how many is for the server to check
        if schema.get("type") == "object":
            schema.setdefault("additionalProperties", "properties" not in schema)
        for item in schema.values():
            _in_old_words(item)


def protocol() -> str:
    """The types of the wire in TypeScript."""
    node = shutil.which("node")
    if node is None or not CONVERTER.exists():
        raise SystemExit("The converter of web/node_modules or its node is missing; ./dev protocol-types brings both.")
    command = [node, str(CONVERTER), "--unreachableDefinitions", "--bannerComment", f"// {WRITTEN_BY}"]
    command += ["--style.printWidth", "120", "--style.singleQuote"]
    made = subprocess.run(command, input=json.dumps(schema()), capture_output=True, text=True, check=True).stdout
    for pattern in CHATTER:
        made = re.sub(pattern, "", made)
    return made


def faces() -> str:
    """Of every action and event the kinds of its fields; a star stands for a row of them."""
    games = {
        id: {
            "prefix": package.rpartition(".")[2],
            "seats": [game(id).seat_name(seat) for seat in range(MOST_SEATS)],
            "verbs": _verbs(game(id).actions.classes),
            "action": _kinds(game(id).actions),
            "event": _kinds(game(id).events),
            "rules": _rules(game(id).events.classes),
        }
        for id, package in PACKAGES.items()
    }
    table = json.dumps(games, ensure_ascii=False, indent=2)
    return f"// {WRITTEN_BY}\n\nexport const GAMES = {table} as const;\n"


def _kinds(family: Family[Any]) -> dict[str, dict[str, str]]:
    """By type of face: its fields in order, and the kind of each."""
    parts = zip(family.classes, family.parts, strict=True)
    return {cls.type(): {name: kind + "*" * many for name, kind, many in fields} for cls, fields in parts}


def _rules(classes: Iterable[type[Event]]) -> Mapping[str, list[str]]:
    """By type of event the rules that it comes from, as its docstring cites them."""
    cited = {cls.type(): re.findall(RULE_ID, cls.__doc__ or "") for cls in classes}
    return {type: rules for type, rules in cited.items() if rules}


def _verbs(classes: Iterable[type[Action]]) -> Mapping[str, str]:
    """How an action begins in the notation, where that is not its type."""
    return {cls.type(): cls.verb() for cls in classes if cls.verb() != cls.type()}


FILES = {WEB / "src" / "protocol.gen.ts": protocol, WEB / "src" / "words" / "faces.gen.ts": faces}


def main(args: list[str]) -> int:
    """Write the files, or look whether they are up to date."""
    stale = []
    for path, made in FILES.items():
        name, text = path.relative_to(ROOT).as_posix(), made()
        if path.exists() and path.read_text("utf-8") == text:
            print(f"up to date: {name}")
        elif "--check" in args:
            stale.append(name)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"written: {name}")
    if stale:
        print(f"Out of date: {', '.join(stale)}; ./dev protocol-types writes it anew from the Python types.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
