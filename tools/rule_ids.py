"""The ids of all rules, read from the pages of docs/rules/, where they stand in bold at the place that defines them."""

import re
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"

# MOVE-3, RUL-22, ACH-1, SCN-4; on the farm TP-9.5 and, before the name of the thing, TP-10.1 and TS-3.
PAGES = {
    "war-for-chicken-island.md": re.compile(r"\*\*([A-Z][A-Z0-9]*-\d+)\*\*"),
    "house-set.md": re.compile(r"\*\*(FX-\d+)\*\*"),
    "touche-poulet.md": re.compile(r"\*\*(TP-\d+\.\d+|TS-\d+)\b"),
}


def rule_ids(folder: Path = RULES) -> list[str]:
    """All rule ids, each once, chapter by chapter in the order of the pages."""
    found = dict.fromkeys(_read(folder))
    chapters = {chapter: place for place, chapter in enumerate(dict.fromkeys(map(chapter_of, found)))}
    return sorted(found, key=lambda id: (chapters[chapter_of(id)], number_of(id)))


def chapter_of(id: str) -> str:
    """
    >>> chapter_of("MOVE-3")
    'MOVE'
    """
    return id.partition("-")[0]


def number_of(id: str) -> tuple[int, ...]:
    """
    >>> number_of("TP-15.10")
    (15, 10)
    """
    return tuple(map(int, id.partition("-")[2].split(".")))


def _read(folder: Path) -> Iterator[str]:
    for page, pattern in PAGES.items():
        yield from pattern.findall((folder / page).read_text("utf-8"))
