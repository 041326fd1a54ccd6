"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from topcluck.bots import Bot, find_bot
from topcluck.kernel.errors import SetupRefused

HUMAN = "human"
_USUAL_BOT = "hen"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody in a seat: a person, or a bot by its name."""

    name: str
    bot: Bot | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.bot is None


def sitter(name: str, game: str) -> Sitter:
    """A person or the bot of that name."""
    return Sitter(HUMAN) if name == HUMAN else Sitter(name, find_bot(name, game))


def sitters(names: Sequence[str], game: str) -> list[Sitter]:
    """All who sit down, in the order of their seats."""
    return [sitter(name, game) for name in names]


def names_of_seats(seats: str | None, bots: str | None, players: int | None) -> list[str]:
    """The names by seat from what was said: all of them, or the bots among so many players, or nothing at all.

    >>> names_of_seats("human,hen", None, None), names_of_seats(None, "hen,hen", None), names_of_seats(None, None, 3)
    (['human', 'hen'], ['hen', 'hen'], ['human', 'hen', 'hen'])
    """
    if seats is not None and bots is not None:
        raise SetupRefused("--seats and --bots both say who plays; one of them is enough")
    if players is not None and not 1 <= players <= 8:
        raise SetupRefused(f"{players} players are not possible")
    if seats is not None:
        return _counted(_listed(seats), players)
    if bots is not None:
        named = _listed(bots)
        return _counted([HUMAN] * ((players or 0) - len(named)) + named, players)
    return [HUMAN] + [_USUAL_BOT] * ((players or 2) - 1)


def _listed(text: str) -> list[str]:
    """The names between the commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SetupRefused(f"{text!r} should be names with commas between them, such as human,hen")
    return names


def _counted(names: list[str], players: int | None) -> list[str]:
    """The names, if they are as many as players."""
    if players is not None and len(names) != players:
        raise SetupRefused(f"{len(names)} seats are named for {players} players")
    return names
