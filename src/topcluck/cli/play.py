"""`topcluck play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.kernel.errors import SetupRefused

if TYPE_CHECKING:
    from topcluck.cli.story import Story


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="chicken-island or touche-poulet.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST", help="Who plays: human,hen,chick.")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LIST", help="The bots; people take the rest.")] = None,
    seed: options.Seed = None,
    edition: options.Edition = None,
    mode: options.Mode = None,
    flag: options.Flags = None,
    option: options.House = None,
    cards: options.Cards = None,
    island: options.Island = None,
    leaders: options.Leaders = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help="Save after every action.")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    hints: Annotated[bool, typer.Option(help="Whether people may type hint to hear what a bot would do.")] = True,
    profile: options.Profile = None,
    lang: options.Lang = None,
) -> None:
    """Play a game with people and bots in any seat.

    Type the number of an option or a line of the notation; ? helps, why LINE explains, hint advises, quit stops.
    The file given to --save can be resumed and replayed. What the first person at the table earns is kept in a profile.
    """
    options.words_for(lang)  # before anything is dealt: a language that is not there is refused
    kept = _profile(profile)
    asked = options.setup_options(edition, mode, flag, option, cards, island, leaders)
    if resume is not None:
        _refuse_new_setup(asked, seed, players)
        _sit_and_play(_resumed(resume, game), seats, bots, lang, Path(save or resume), kept, hints)
        return
    if mode == "solo" and players is None and seats is None and bots is None:
        players = 1
    story = _begun(game or "chicken-island", _count(seats, bots, players), seed, asked)
    _sit_and_play(story, seats, bots, lang, None if save is None else _fresh(Path(save)), kept, hints)


def _profile(file: str | None) -> Path:
    """Where achievements are kept; a file that was named must be a profile before the game begins."""
    from topcluck.cli.profiles import profile_path, read_profile

    path = profile_path(file)
    if file is not None:
        read_profile(path)
    return path


def _begun(game: str, players: int, seed: str | None, asked: dict[str, Any]) -> Story:
    """A new game."""
    import topcluck
    from topcluck.cli.story import Story

    known = options.known_game(game)
    return Story(topcluck.new(known, seed=options.seed_of(seed), players=players, **asked))


def _count(seats: str | None, bots: str | None, players: int | None) -> int:
    """How many play, as far as was said."""
    from topcluck.cli.seating import names_of_seats

    return len(names_of_seats(seats, bots, players))


def _resumed(file: str, game: str | None) -> Story:
    """A saved game."""
    from topcluck.cli.files import read_record
    from topcluck.cli.story import Story

    record = read_record(file)
    if game is not None and options.known_game(game) != record.game:
        raise SetupRefused(f"{file} is a game of {record.game}, not of {game}")
    return Story.of(record)


def _refuse_new_setup(asked: dict[str, Any], seed: str | None, players: int | None) -> None:
    """A saved game brings its own setup."""
    given = [*asked, *(["seed"] if seed is not None else []), *(["players"] if players is not None else [])]
    if given:
        raise SetupRefused(f"a saved game cannot be resumed with another {given[0]}")


def _fresh(path: Path) -> Path:
    """A file to save to, which must not hold anything yet."""
    if path.exists() and path.stat().st_size:
        raise SetupRefused(f"{path} holds something already; --resume goes on with a saved game")
    return path


def _sit_and_play(
    story: Story, seats: str | None, bots: str | None, lang: str | None, save: Path | None, profile: Path, hints: bool
) -> None:
    """Seats everybody and plays; who has won something by it hears so at the end."""
    from topcluck.cli.achievements import celebrate
    from topcluck.cli.screen import Screen
    from topcluck.cli.seating import names_of_seats, sitters
    from topcluck.cli.table import Keyboard, Table

    match = story.match
    if seats is not None or bots is not None:
        names = names_of_seats(seats, bots, None if seats else match.state.seats if bots else None)
    else:
        names = names_of_seats(None, None, match.state.seats)
    if len(names) != match.state.seats:
        raise SetupRefused(f"{len(names)} seats are named, but this game has {match.state.seats}")
    words = options.words_for(lang, match.setup)
    screen = Screen(words, match.game)
    screen.say("cli-welcome", "bold", game=words.say(f"game-{match.game.id}"), seed=str(match.seed))
    table = Table(story, sitters(names, match.game.id), screen, Keyboard(), save, hints=hints)
    was_over = match.outcome is not None
    table.play()
    if not was_over:
        celebrate(screen, match.record, table.humans, profile)
