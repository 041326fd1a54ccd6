"""The options that several commands share, and what they mean."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.kernel.errors import SetupRefused, Unreadable

if TYPE_CHECKING:
    from topcluck.kernel.match import Match
    from topcluck.words import Words

Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, fr, it or de; else the system's.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on standard output, and nothing else.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED", help="Number or word that fixes all luck.")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="NAME", help="The rule set, such as second-en.")]
Mode = Annotated[str | None, typer.Option("--mode", metavar="NAME", help="standard, team, flag, gallos or solo.")]
Flags = Annotated[list[str] | None, typer.Option("--flag", metavar="NAME", help="A variant; may be repeated.")]
House = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; repeatable.")]
Cards = Annotated[str | None, typer.Option("--cards", metavar="SET", help="The card set, by name.")]
Island = Annotated[str | None, typer.Option("--island", metavar="NAME|FILE", help="The island: its name, or a file.")]
Leaders = Annotated[str | None, typer.Option("--leaders", metavar="A,B,…", help="The Leaders that can be dealt.")]
Profile = Annotated[str | None, typer.Option("--profile", metavar="FILE", help="Whose achievements; else your own.")]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="As this seat sees it: A, P2 or 0.")]


def known(name: str, names: Sequence[str], what: str) -> str:
    """The name, if it is one of these; otherwise `SetupRefused` with the one that was probably meant."""
    from difflib import get_close_matches

    if name in names:
        return name
    close = get_close_matches(name, names, 1, 0.4)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names)}"
    raise SetupRefused(f"there is no {what} {name!r}; {hint}")


def known_game(name: str) -> str:
    """The id of a game."""
    import topcluck

    return known(name, topcluck.GAMES, "game")


def words_for(lang: str | None, setup: Mapping[str, Any] | None = None) -> Words:
    """The words of the language that was asked for, or of the environment's, with the cards that a match brought."""
    import os
    from pathlib import Path

    from topcluck.words import Words, chosen_language

    chosen, given = chosen_language(lang, os.environ), setup or {}
    folder = Path(str(given.get("cards", "")) or "no set")
    own_cards = [folder] if (folder / "set.toml").is_file() else []
    return Words(chosen, own_cards, str(given.get("define", "")))


def seed_of(text: str | None) -> int | str | None:
    """A seed: a number where it looks like one."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 40 else text


def setup_options(
    edition: str | None,
    mode: str | None,
    flags: Sequence[str] | None,
    house: Sequence[str] | None,
    cards: str | None,
    island: str | None,
    leaders: str | None = None,
) -> dict[str, Any]:
    """What was asked for of a new game; what was not said is left to the game."""
    said: dict[str, Any] = {"edition": edition, "mode": mode, "cards": cards}
    said["island"] = _island_in(island) if island is not None and is_file(island) else island
    said["leaders"] = None if leaders is None else [name.strip() for name in leaders.split(",")]
    said["flags"] = tuple(flags) if flags else None
    said["options"] = dict(map(_house_rule, house)) if house else None
    return {name: value for name, value in said.items() if value is not None}


def is_file(name: str) -> bool:
    """Whether the name of an island is that of a file: no island of a set has such a name."""
    return name == "-" or any(sign in name for sign in "./\\")


def _island_in(file: str) -> dict[str, Any]:
    """The island in a file, as a game takes it."""
    from topcluck.cli.files import read_text
    from topcluck.games.island.island_files import island_option, parse_island

    return island_option(parse_island(read_text(file), file))


def _house_rule(text: str) -> tuple[str, Any]:
    """``name=value``: a value is a number, a truth value or a word."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise Unreadable(f"{text!r} is no house rule; it should read name=value")
    try:
        return name.strip(), json.loads(value)
    except (ValueError, RecursionError):
        return name.strip(), value.strip()


def seat_in(match: Match, name: str) -> int:
    """The seat that is called so: by its name in the game, or by its number from 0."""
    names = [match.game.seat_name(seat) for seat in range(match.state.seats)]
    if name.isdecimal() and len(name) < 4 and int(name) < len(names):
        return int(name)
    return names.index(known(name.upper(), names, "seat"))
