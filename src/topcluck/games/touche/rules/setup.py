"""Setting up (TP-4, TP-5) and the options of section 22."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from topcluck.games.touche import decisions
from topcluck.games.touche.farm import farm_of
from topcluck.games.touche.rules.weapons import refill
from topcluck.games.touche.sets import read_set
from topcluck.games.touche.state import State
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.game import Setup

FEWEST, MOST = 2, 4  # players
_KNOWN = ("players", "cards", "cards_hash", "first_seat", "options")
OPTIONS = {"no_repeat": False, "weapons": True}  # TP-22.1, TP-22.2; `first_player` is TP-22.3


def complete_setup(given: Mapping[str, Any]) -> Setup:
    """The complete setup for what somebody asked for; `SetupRefused` says what is unknown or impossible."""
    unknown = sorted(set(given) - set(_KNOWN))
    if unknown:
        raise SetupRefused(f"Touché Poulet knows no {unknown[0]!r}; it has {', '.join(_KNOWN)}")
    players = given.get("players", FEWEST)
    if not _whole(players) or not FEWEST <= players <= MOST:
        raise SetupRefused(f"Touché Poulet is for {FEWEST} to {MOST} players, not {players!r}")
    found = read_set(_name(given.get("cards", "farm")))
    if given.get("cards_hash", found.hash) != found.hash:
        raise SetupRefused(f"the set {found.name} is not the one that this game was played with")
    house_rules = given.get("options") or {}
    if not isinstance(house_rules, Mapping):
        raise SetupRefused(f"the options are given by name, not as {house_rules!r}")
    options = dict(house_rules)
    first = _first(options.pop("first_player", None), given.get("first_seat"), players)
    return {
        "players": players,
        "cards": found.name,
        "cards_hash": found.hash,
        "first_seat": first,
        "options": _options(options),
    }


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise SetupRefused(f"a set is named by a text such as 'farm', not by {value!r}")
    return value


def _first(option: Any, seat: Any, players: int) -> int | None:
    """The first player (TP-5.1): a seat from 0, or None for a random one."""
    first = seat if option is None else option
    if seat is not None and option is not None and seat != option:
        raise SetupRefused("first_seat and the option first_player name different seats")
    if first is not None and (not _whole(first) or not 0 <= first < players):
        raise SetupRefused(f"the first seat is a number from 0 to {players - 1}, not {first!r}")
    return None if first is None else int(first)


def _options(given: Mapping[str, Any]) -> dict[str, bool]:
    """The house rules of section 22."""
    for key, value in given.items():
        if key not in OPTIONS:
            raise SetupRefused(f"there is no option {key!r}; there are {', '.join([*OPTIONS, 'first_player'])}")
        if not isinstance(value, bool):
            raise SetupRefused(f"the option {key!r} is true or false, not {value!r}")
    return {**OPTIONS, **given}


def start(setup: Setup, chance: Chance) -> State:
    """Everything laid out, and all players placing their fleets."""
    state = State(farm_of(setup["cards"]), setup["players"], chance)
    state.no_repeat, state.weapons = setup["options"]["no_repeat"], setup["options"]["weapons"]
    first = setup["first_seat"]
    state.first = chance.below(state.seats) if first is None else first  # TP-5.1
    state.turn = state.first
    if state.weapons:  # TP-4.9, TP-22.2
        state.draw = state.farm.deck()
        chance.shuffle(state.draw)
        refill(state)
    state.ask(decisions.PLACEMENT)
    return state
