"""Bots by name: a level that both games know, or an import path such as ``my_bots:Fox``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any

from topcluck.bots.player import Bot
from topcluck.kernel.errors import SetupRefused


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays, in a sentence, and where its class is for each game (an empty id: for all)."""

    name: str
    sentence: str
    classes: Mapping[str, str]

    def plays(self, game: str) -> bool:
        """Whether there is a bot of this level for a game."""
        return bool({"", game} & self.classes.keys())

    def path_for(self, game: str) -> str:
        """The import path of the bot that plays this game at this level."""
        path = self.classes.get(game, self.classes.get(""))
        if path is None:
            raise SetupRefused(f"there is no {self.name} for {game}")
        return path


LEVELS = {
    level.name: level
    for level in (
        Level("chick", "takes any legal action, all alike", {"": "topcluck.bots.chick:Chick"}),
        Level(
            "hen",
            "greedy: looks one step ahead and takes what gains most",
            {
                "chicken-island": "topcluck.bots.island_hen:IslandHen",
                "touche-poulet": "topcluck.bots.touche_hen:ToucheHen",
            },
        ),
        Level(
            "rooster",
            "looks ahead, about three seconds for a whole turn",
            {
                "chicken-island": "topcluck.bots.island_search:Rooster",
                "touche-poulet": "topcluck.bots.touche_search:ToucheRooster",
            },
        ),
        Level(
            "top-cluck",
            "the strongest: looks ahead for about ten seconds with all it has learnt",
            {
                "chicken-island": "topcluck.bots.island_search:TopCluck",
                "touche-poulet": "topcluck.bots.touche_search:ToucheTopCluck",
            },
        ),
    )
}


def best_level(game: str) -> str:
    """The best level of bots that plays a game: whom one asks for a hint."""
    return [level.name for level in LEVELS.values() if level.plays(game)][-1]


def find_bot(name: str, game: str) -> Bot:
    """The bot of that level, or from that import path; `SetupRefused` says what is wrong with the name."""
    if name in LEVELS:
        return _load(LEVELS[name].path_for(game), name)
    if ":" in name:
        return _load(name, name)
    close = get_close_matches(name, LEVELS, 1)
    hint = (
        f"did you mean {close[0]!r}?" if close else f"there are {', '.join(LEVELS)}, or an import path like my_bots:Fox"
    )
    raise SetupRefused(f"there is no bot {name!r}; {hint}")


def _load(path: str, name: str) -> Bot:
    """The bot that an import path leads to: a class that is called without arguments, or an object that can choose."""
    module_name, _, attribute = path.partition(":")
    found: Any = getattr(_module(module_name, name), attribute, None)
    if found is None:
        raise SetupRefused(f"the bot {name!r} cannot be found: {module_name} has no {attribute!r}")
    try:
        bot: Bot = found() if isinstance(found, type) else found
    except Exception as problem:
        raise SetupRefused(f"the bot {name!r} cannot be made: {type(problem).__name__}: {problem}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise SetupRefused(f"the bot {name!r} has no method 'choose'")
    return bot


def _module(module_name: str, name: str) -> Any:
    """The module, also from the folder where the program was started."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module_name)
    except Exception as problem:  # whatever a stranger's module does on import, it is the name that was wrong
        raise SetupRefused(f"the bot {name!r} cannot be loaded: {type(problem).__name__}: {problem}") from problem
