"""What belongs to which rule, read from docs/rules/ for the package: `./dev rule-references` writes it anew.

Each game has a references.toml beside the texts of its rules. It lists all rules in order, and with each

    rulings   those that the rule names, and those that name the rule,
    see       other rules that it names, those that name it if it is a ruling, and notes on reading cards that name it,
    options   what it reads of the rule set.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.rule_ids import PAGES, RULES, chapter_of, rule_ids

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "topcluck" / "games"
PAGES_OF = {"island": ("war-for-chicken-island.md", "house-set.md"), "touche": ("touche-poulet.md",)}
UNTOLD = ("SCN", "TS")  # scenarios are for tests, not for players
RULING, CARD_NOTE = "RUL", "FX"

_NAMED = re.compile(r"\b([A-Z][A-Z0-9]*)-(\d+(?:\.\d+)?)(?: to (?:[A-Z][A-Z0-9]*-)?(\d+(?:\.\d+)?))?")
_WORD = re.compile(r"`([a-z][a-z0-9_]*)`")
_READ = re.compile(r"`opt: ([a-z0-9_, ]+)`")
_ROW = re.compile(r"^\| `([a-z0-9_]+)` \|.*\| ([^|]+) \|$", re.MULTILINE)

References = dict[str, dict[str, list[str]]]


def references(game: str, folder: Path = RULES) -> References:
    """All rules of a game in order, and with each what belongs to it; what is empty is left out."""
    texts = _texts(game, folder)
    ids = [id for id in rule_ids(folder) if id in texts]
    named = {id: set(_named(texts[id], ids)) - {id} for id in ids}
    for id, other in [(id, other) for id, others in named.items() for other in others]:
        if _goes_both_ways(chapter_of(id), chapter_of(other)):
            named[other].add(id)
    options = _options(game, texts, folder)
    return {id: _entry(ids, named[id], options.get(id, [])) for id in ids}


def _goes_both_ways(chapter: str, named: str) -> bool:
    """Whether what is named leads back: rulings and what they are about, and from a rule to the notes on it."""
    if chapter == CARD_NOTE:
        return named not in (CARD_NOTE, RULING)
    return RULING in (chapter, named)


def _entry(ids: list[str], named: set[str], options: list[str]) -> dict[str, list[str]]:
    """What belongs to one rule, in the order of the pages."""
    rulings = [id for id in ids if id in named and chapter_of(id) == RULING]
    see = [id for id in ids if id in named and chapter_of(id) != RULING]
    return {key: found for key, found in {"rulings": rulings, "see": see, "options": options}.items() if found}


def _texts(game: str, folder: Path) -> dict[str, str]:
    """Each rule's own text: from its id in bold to the next one, or to the end of the paragraph."""
    texts: dict[str, str] = {}
    for page in PAGES_OF[game]:
        text, pattern = (folder / page).read_text("utf-8"), PAGES[page]
        found = list(pattern.finditer(text))
        for here, after in zip(found, [*found[1:], None], strict=True):
            whole = text[here.end() : after.start() if after else len(text)]
            if chapter_of(here[1]) not in UNTOLD:
                texts[here[1]] = texts.get(here[1], "") + whole.split("\n\n")[0]
    return texts


def _named(text: str, ids: list[str]) -> Iterator[str]:
    """The rules that a text names; of `ISLAND-3 to 7` all of them."""
    for chapter, first, last in _NAMED.findall(text):
        begin = f"{chapter}-{first}"
        if begin in ids:
            end = f"{chapter}-{last}"
            yield from ids[ids.index(begin) : ids.index(end) + 1] if end in ids else [begin]


def _options(game: str, texts: Mapping[str, str], folder: Path) -> dict[str, list[str]]:
    """The options that each rule reads or speaks of, in the order of the table of options."""
    rows = dict(_ROW.findall((folder / PAGES_OF[game][0]).read_text("utf-8"))) if game == "island" else {}
    known = list(rows) or _WORD.findall("".join(text for id, text in texts.items() if id.startswith("TP-22.")))
    found: dict[str, set[str]] = {id: set(_spoken_of(text)) & set(known) for id, text in texts.items()}
    for option, rules in rows.items():
        for id in _readers(option, rules, found):
            found[id].add(option)
    return {id: [option for option in known if option in spoken] for id, spoken in found.items()}


def _spoken_of(text: str) -> Iterator[str]:
    """The words that a text sets as names of options."""
    yield from _WORD.findall(text)
    for names in _READ.findall(text):
        yield from names.split(", ")


def _readers(option: str, rules: str, found: Mapping[str, set[str]]) -> Iterable[str]:
    """The rules of a row of the table; a whole chapter is all of it, unless one of its rules names the option."""
    if not re.fullmatch(r"[A-Z0-9]+", rules):
        return _named(re.sub(r", (\d+)", lambda more: f", {chapter_of(rules)}-{more[1]}", rules), list(found))
    chapter = [id for id in found if chapter_of(id) == rules]
    return [id for id in chapter if option in found[id]] or chapter


def written(found: References) -> str:
    """The references as a file, a line for each rule."""
    lines = ["# What belongs to which rule, in the order of docs/rules. Written by ./dev rule-references.", ""]
    for id, entry in found.items():
        parts = [f"{key} = [{', '.join(map(_quoted, names))}]" for key, names in entry.items()]
        lines.append(f"{_quoted(id)} = {{ {', '.join(parts)} }}" if parts else f"{_quoted(id)} = {{}}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return f'"{text}"'


def file_of(game: str) -> Path:
    """Where the references of a game lie in the package."""
    return GAMES / game / "words" / "rules" / "references.toml"


def main() -> int:
    """Write the files of all games."""
    for game in PAGES_OF:
        file_of(game).write_text(written(references(game)), "utf-8")
        print(f"written: {file_of(game).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
