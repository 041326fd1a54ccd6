"""What can be played here, for the lobby: looked up once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version

from topcluck.bots import LEVELS
from topcluck.games.island.game import DEFAULT_ISLANDS, leaders_needed
from topcluck.games.island.model import CardSet
from topcluck.games.island.rulesets import (
    EDITIONS,
    FLAGS,
    MODES,
    OPTIONS,
    OptionInfo,
    edition_options,
    layer_of,
    resolve,
)
from topcluck.games.island.rulesets.feats import Feat, feats
from topcluck.games.island.setfiles.drawn import draw
from topcluck.games.island.sets import card_words
from topcluck.games.touche.rules.setup import FEWEST, MOST
from topcluck.games.touche.rules.setup import OPTIONS as FARM_OPTIONS
from topcluck.kernel.codec import to_plain
from topcluck.server import protocol as p
from topcluck.server.settings import Settings
from topcluck.server.shelf import ISLAND, Shelf
from topcluck.server.teaching import find_lesson, lessons_of

FARM = "touche-poulet"


def program_version() -> str:
    """The version of the program."""
    try:
        return version("topcluck")
    except PackageNotFoundError:
        return "0"


def games_offered(settings: Settings, shelf: Shelf) -> p.Games:
    """All games with everything that a lobby can choose."""
    return p.Games(
        [make(shelf) for make in _GAMES.values()], bool(settings.invitation), settings.talk, program_version()
    )


def _island(shelf: Shelf) -> p.GameInfo:
    """War for Chicken Island."""
    modes = [_mode(name) for name in MODES]
    return p.GameInfo(
        id=ISLAND,
        players=sorted({number for mode in modes for number in mode.players}),
        editions=[_edition(name) for name in EDITIONS],
        modes=modes,
        flags=[_flag(name) for name in FLAGS],
        options=[_house_rule(option) for option in OPTIONS.values()],
        sets=[_set(name, found, name in shelf.sets) for name, found in shelf.all_sets().items()],
        islands=list(_islands(shelf)),
        bots=_bots(ISLAND),
        lessons=_lessons(ISLAND),
    )


def _mode(name: str) -> p.ModeInfo:
    players = list(layer_of("mode", name)["players"])
    fewest = players[0]
    options = {edition: resolve(edition, name, (), fewest, {})[1] for edition in EDITIONS}
    leaders = {edition: leaders_needed(those, name, fewest) // fewest for edition, those in options.items()}
    return p.ModeInfo(name, players, leaders)


def _edition(name: str) -> p.EditionInfo:
    options = edition_options(name)
    return p.EditionInfo(name, to_plain(options), [_feat(feat) for feat in feats(options.achievement_list, name)])


def _feat(feat: Feat) -> p.FeatInfo:
    asked: dict[str, str | bool] = {"deed": feat.deed, "regular": feat.regular, "multiplayer": bool(feat.players)}
    return p.FeatInfo(feat.id, asked, feat.steps, list(feat.modes))


def _flag(name: str) -> p.FlagInfo:
    told = layer_of("flag", name)
    return p.FlagInfo(name, list(told["editions"]), list(told["modes"]), list(told["players"]))


def _house_rule(option: OptionInfo) -> p.HouseRule:
    return p.HouseRule(
        option.name, option.kind, to_plain(option.default), list(option.words), option.low, option.high,
        option.optional, list(option.rules),
    )  # fmt: skip


def _set(name: str, found: CardSet, own: bool) -> p.SetInfo:
    return p.SetInfo(name, found.name, list(found.languages), [leader.id for leader in found.leaders], own)


def _islands(shelf: Shelf) -> Iterator[p.IslandInfo]:
    for name, found in shelf.all_sets().items():
        for island in found.islands:
            usual = DEFAULT_ISLANDS.get(island.players) == island.id
            yield p.IslandInfo(island.id, island.name, island.players, draw(island), name, usual)
    for island in shelf.islands.values():
        yield p.IslandInfo(island.id, island.name, island.players, draw(island), None)


def _farm(_: Shelf) -> p.GameInfo:
    """Touché Poulet."""
    options = [p.HouseRule(name, "flag", value) for name, value in FARM_OPTIONS.items()]
    players = list(range(FEWEST, MOST + 1))
    modes = [p.ModeInfo("standard", players)]
    return p.GameInfo(FARM, players, [], modes, [], options, [], [], _bots(FARM), _lessons(FARM))


def _bots(game: str) -> list[p.BotInfo]:
    return [p.BotInfo(one.name, one.sentence) for one in LEVELS.values() if one.plays(game)]


def _lessons(game: str) -> list[p.LessonInfo]:
    return [p.LessonInfo(name, find_lesson(name).minutes) for name in lessons_of(game)]


def set_file(shelf: Shelf, name: str) -> p.SetFile | None:
    """All cards of a set that is here."""
    found = shelf.all_sets().get(name)
    if found is None:
        return None
    words = {language: to_plain(dict(card_words(name, language))) for language in found.languages}
    leaders, machines, scrolls = map(to_plain, (found.leaders, found.machines, found.scrolls))
    return p.SetFile(name, found.name, leaders, machines, scrolls, words)


_GAMES: dict[str, Callable[[Shelf], p.GameInfo]] = {ISLAND: _island, FARM: _farm}
