"""Achievements (ACH): who earned what in a finished game, found in its record. They never affect play.

    deeds(record)[0].earned        ('ACH-4', 'ACH-7'): what seat 0 earned in this game
    deeds(record)[0].steps         (('ACH-9', 'standard'),): what it did towards achievements over several games

What each list asks for is data (`rulesets/achievements.toml`); what a player has earned so far is a `profile`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from topcluck.games.island.chronicle import Attack, Chronicle, chronicle
from topcluck.games.island.rulesets import is_regular, resolve
from topcluck.games.island.rulesets.feats import Feat, feats
from topcluck.kernel.faces import Seat
from topcluck.kernel.game import Setup
from topcluck.kernel.replay import Record


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one seat achieved in one game."""

    feats: tuple[Feat, ...] = ()  # the list of the game's rule set
    earned: tuple[str, ...] = ()  # by id, in the order of the list
    steps: tuple[tuple[str, str], ...] = ()  # towards those over several games: id, and the Leader or mode
    counts: bool = True  # whether the game was played from its beginning: a position proves nothing


def list_of(setup: Setup) -> tuple[Feat, ...]:
    """The achievements that can be earned in a game with this setup."""
    edition, mode, flags = setup["edition"], setup["mode"], tuple(setup["flags"])
    _, options = resolve(edition, mode, flags, setup["players"], setup["options"])
    return feats(options.achievement_list, edition)


def deeds(record: Record) -> tuple[Deeds, ...]:
    """What each seat achieved in a game; nothing as long as it goes on. The record is known to hold together."""
    asked, setup = list_of(record.setup), record.setup
    if record.outcome is None:
        return (Deeds(asked),) * int(setup["players"])
    told = chronicle(record)
    return tuple(
        Deeds(
            feats=asked,
            earned=tuple(feat.id for feat in asked if _earned(feat, setup, told, seat)),
            steps=tuple((feat.id, step) for feat in asked for step in _steps(feat, setup, told, seat)),
            counts=not record.position,
        )
        for seat in range(int(setup["players"]))
    )


# -- in one game -----------------------------------------------------------------------------------------------------


def _earned(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> bool:
    """Whether a seat that stayed to the end has done what is asked for in one game."""
    judge = _JUDGES.get(feat.deed)
    return judge is not None and seat in told.stayed and judge(feat, setup, told, seat)


def _places_tag(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> bool:
    """A tag in an attack that fits (ACH-1, ACH-2, ACH-13)."""
    return any(fits(feat, attack) for attack in _tags(told, seat))


def _wins_attack(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> bool:
    """An attack that fits, whatever it brought (ACH-3 in the French edition)."""
    return any(fits(feat, attack) for attack in told.attacks if attack.seat == seat)


def _wins_game(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> bool:
    """A game that fits, won in the way that is asked for."""
    if seat not in told.winners or not _is_such_a_game(feat, setup):
        return False
    if feat.by_attack and not any(fits(feat, attack) for attack in _winning(told, seat)):
        return False
    if feat.turn and not (told.on_turn == seat and told.own_turns[seat] <= feat.turn):  # or earlier (RUL-114)
        return False
    if feat.all_tags_by and {attack.attacker for attack in _tags(told, seat)} != {feat.all_tags_by}:
        return False
    if feat.tags and not _placed_at_once(feat.tags, told, seat):
        return False
    return not (
        (feat.without == "build_actions" and told.build_actions[seat])
        or (feat.without == "machines" and told.machines[seat])
    )


def _is_such_a_game(feat: Feat, setup: Setup) -> bool:
    """Mode, number of players and variants."""
    return (
        feat.mode in ("", setup["mode"])
        and (not feat.players or setup["players"] in feat.players)
        and (not feat.regular or is_regular(setup["mode"], setup["flags"]))
    )


def _placed_at_once(number: int, told: Chronicle, seat: Seat) -> bool:
    """So many tags in the winning turn: on different Banners, if there is more than one enemy (RUL-114)."""
    banners = [attack.banner for attack in _tags(told, seat) if attack.turn == told.turn]
    return len(banners if told.enemies[seat] == 1 else set(banners)) >= number


def _has_golems(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> bool:
    """So many different Golems at once (ACH-14)."""
    return told.golems[seat] >= feat.number


def _causes_epic_death(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> bool:
    """An enemy Leader is gone for good (ACH-11); the second tag that wins a game kills nobody (RUL-107)."""
    return seat in told.epic_deaths


_JUDGES: dict[str, Callable[[Feat, Setup, Chronicle, Seat], bool]] = {
    "tag": _places_tag,
    "attack": _wins_attack,
    "win": _wins_game,
    "golems": _has_golems,
    "epic_death": _causes_epic_death,
}


def fits(feat: Feat, attack: Attack) -> bool:
    """Whether an attack is of the kind that is asked for."""
    return (
        attack.strength >= feat.strength
        and feat.attacker in ("", attack.attacker)
        and attack.soldiers >= feat.soldiers
        and (attack.ranged or not feat.ranged)
        and (not feat.after or feat.after in attack.scrolls)
    )


def _tags(told: Chronicle, seat: Seat) -> list[Attack]:
    """The attacks in which a seat placed a tag."""
    return [attack for attack in told.attacks if attack.seat == seat and attack.banner is not None]


def _winning(told: Chronicle, seat: Seat) -> list[Attack]:
    """The attack by which a seat won the game, if it was won so."""
    return [attack for attack in told.attacks if attack.seat == seat and attack.won_the_game]


# -- over several games ----------------------------------------------------------------------------------------------


def _steps(feat: Feat, setup: Setup, told: Chronicle, seat: Seat) -> Iterator[str]:
    """What this game adds to an achievement over several games: a Leader (ACH-8), modes and variants (ACH-9)."""
    if seat not in told.stayed:
        return
    if feat.deed == "leaders" and seat in told.winners and _is_such_a_game(feat, setup) and seat in told.leaders:
        yield told.leaders[seat]
    if feat.deed == "modes":
        yield from (name for name in (setup["mode"], *setup["flags"]) if name in feat.modes)
