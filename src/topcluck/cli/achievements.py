"""`topcluck achievements`: what there is to achieve, what was earned in a game, and what a player has earned so far."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.cli.files import file_problem
from topcluck.cli.profiles import profile_path, read_profile, write_profile
from topcluck.kernel.errors import BadRecord, TopcluckError, Unreadable

if TYPE_CHECKING:
    from topcluck.cli.screen import Screen
    from topcluck.games.island.achievements import Deeds
    from topcluck.games.island.profile import News, Profile
    from topcluck.games.island.rulesets.feats import Feat
    from topcluck.kernel.faces import Seat
    from topcluck.kernel.replay import Record
    from topcluck.words import Words

_GAME = "chicken-island"  # the one game that has achievements (ACH)


def achievements(
    records: Annotated[list[str] | None, typer.Argument(metavar="[RECORD]...", help="Games that are over.")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="Whose games go into the profile.")] = None,
    edition: options.Edition = None,
    tick: Annotated[list[str] | None, typer.Option("--tick", metavar="ID", help="Done, though no game saw it.")] = None,
    untick: Annotated[list[str] | None, typer.Option("--untick", metavar="ID", help="Not done after all.")] = None,
    profile: options.Profile = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Show what can be achieved and what has been.

    Without a record: the list of an edition and how far you are. With records: who earned what in them; --seat adds
    what that seat earned to the profile.
    """
    speaker = _Speaker(options.words_for(lang), profile_path(profile), as_json)
    if seat is not None and not records:
        raise Unreadable("--seat says who you were in a game; name the records of your games too")
    if (tick or untick) and records:
        raise Unreadable("--tick and --untick are for what no game can see; records come by themselves")
    if tick or untick:
        speaker.tick_off(tick or [], untick or [])
    if records:
        speaker.tell_games(records, seat)
    elif not tick and not untick:
        speaker.show_list(edition or "second-en")


class _Speaker:
    """Says it in somebody's language, or as JSON."""

    def __init__(self, words: Words, path: Path, as_json: bool) -> None:
        self.words = words
        self.path = path
        self.as_json = as_json

    def print(self, data: dict[str, Any], lines: Iterable[str]) -> None:
        """One JSON object, or lines."""
        if self.as_json:
            print(json.dumps(data, ensure_ascii=False))
        else:
            for line in lines:
                print(line)

    def show_list(self, edition: str) -> None:
        """The list of an edition, with what the profile holds of it."""
        from topcluck.games.island.rulesets import edition_options
        from topcluck.games.island.rulesets.feats import feats

        asked, kept = feats(edition_options(edition).achievement_list, edition), read_profile(self.path)
        earned = [feat.id for feat in asked if feat.id in kept.earned]
        rows = [_row(feat, kept) for feat in asked]
        title = self.words.say(
            "cli-achievements-list", edition=edition, earned=len(earned), number=len(asked), file=str(self.path)
        )
        lines = [f"{'★' if feat.id in kept.earned else '·'} {self._with_progress(feat, kept)}" for feat in asked]
        self.print({"edition": edition, "profile": str(self.path), "achievements": rows}, [title, *lines])

    def _with_progress(self, feat: Feat, kept: Profile) -> str:
        """An achievement and, until it is earned, how far it is."""
        line = sentence(self.words, feat)
        if not feat.steps or feat.id in kept.earned:
            return line
        left = [mode for mode in feat.modes if mode not in kept.towards(feat)]
        missing = self.words.say("cli-achievement-missing", things=_named(self.words, left)) if left else ""
        return "  ".join(filter(None, [line, progress(self.words, feat, kept), missing]))

    def tick_off(self, done: Sequence[str], undone: Sequence[str]) -> None:
        """What players note by hand (ACH-10, ACH-20)."""
        from topcluck.games.island.profile import ticked

        kept, lines = read_profile(self.path), []
        for ids, yes, key in ((done, True, "cli-profile-ticked"), (undone, False, "cli-profile-unticked")):
            for feat in map(_feat, ids):
                kept = ticked(kept, feat, yes)
                lines.append(self.words.say(key, name=_name(self.words, feat), id=feat.id))
        write_profile(self.path, kept)
        self.print({"profile": str(self.path), "earned": kept.to_json()["earned"]}, lines)

    def tell_games(self, files: Sequence[str], seat: str | None) -> None:
        """What was earned in some games; those of a seat go into the profile."""
        told = [_found(file, seat) for file in files]
        lines, games = [], []
        for file, record, deeds, own in told:
            lines += [f"{file}:", *(f"  {line}" for line in _earned_lines(self.words, record, deeds))]
            if own is not None:
                lines += [f"  {line}" for line in keep(self.words, self.path, deeds[own])]
            seats = [{"seat": number, "earned": done.earned, "steps": done.steps} for number, done in enumerate(deeds)]
            games.append({"file": file, "over": record.outcome is not None, "seats": seats})
        self.print({"profile": str(self.path), "games": games}, lines)


def _row(feat: Feat, kept: Profile) -> dict[str, Any]:
    """An achievement in plain JSON values."""
    return {
        "id": feat.id,
        "earned": feat.id in kept.earned,
        "steps": sorted(kept.towards(feat)),
        "needed": feat.steps,
    }


def _feat(id: str) -> Feat:
    """The achievement with this id, in whichever list."""
    from topcluck.games.island.rulesets.feats import all_feats

    known = all_feats()
    return known[options.known(id.upper(), list(known), "achievement")]


def _found(file: str, seat: str | None) -> tuple[str, Record, tuple[Deeds, ...], Seat | None]:
    """A game that holds together, what everybody did in it, and the seat whose profile it is."""
    import topcluck
    from topcluck.cli.files import read_record
    from topcluck.games.island.achievements import deeds

    record = read_record(file)
    if record.game != _GAME:
        raise BadRecord(f"{file}: there are no achievements in {record.game}")
    try:
        match = topcluck.verify(record)
    except BadRecord as problem:
        raise BadRecord(f"{file}: {problem}") from None
    return file, record, deeds(record), None if seat is None else options.seat_in(match, seat)


# -- what other commands tell ----------------------------------------------------------------------------------------


def celebrate(screen: Screen, record: Record, humans: Sequence[Seat], profile: Path) -> None:
    """The end of a game: what people have earned, and what is new in the profile of the first of them."""
    if record.game != _GAME or record.outcome is None or not humans:
        return
    from topcluck.games.island.achievements import deeds

    done = deeds(record)
    for line in _seats_lines(screen.words, record, done, humans):
        screen.print(line, "bold")
    try:
        news = keep(screen.words, profile, done[humans[0]])
    except (TopcluckError, OSError) as problem:  # a game that was played to its end does not fail because of this
        reason = file_problem(problem) if isinstance(problem, OSError) else str(problem)
        screen.say("cli-profile-failed", "red", problem=reason)
        return
    for line in news:
        screen.print(line)


def tell_earned(screen: Screen, record: Record, seats: Iterable[Seat]) -> None:
    """What these seats have earned in a game that is over; nothing, if that is nothing."""
    if record.game != _GAME or record.outcome is None:
        return
    from topcluck.games.island.achievements import deeds

    for line in _seats_lines(screen.words, record, deeds(record), seats):
        screen.print(line, "bold")


def keep(words: Words, path: Path, deeds: Deeds) -> list[str]:
    """Adds a game to a profile on disk, and says what is new there."""
    from topcluck.games.island.profile import add_game

    if not deeds.counts:
        return [words.say("cli-profile-position")]
    before = read_profile(path)
    after, news = add_game(before, deeds)
    if after == before:
        return []
    write_profile(path, after)
    return [words.say("cli-profile-new", file=str(path)), *(f"  {line}" for line in _news(words, news, after))]


def _news(words: Words, news: News, after: Profile) -> list[str]:
    """What a game has changed in a profile, a line each."""
    earned = [f"★ {_title(words, feat)}" for feat in news.earned]
    return [*earned, *(f"· {_title(words, feat)}  {progress(words, feat, after)}" for feat in news.steps)]


def _earned_lines(words: Words, record: Record, deeds: tuple[Deeds, ...]) -> list[str]:
    """Who earned what in a game, or that nobody did."""
    if record.outcome is None:
        return [words.say("cli-achievements-running")]
    return _seats_lines(words, record, deeds, range(len(deeds))) or [words.say("cli-achievements-nobody")]


def _seats_lines(words: Words, record: Record, deeds: tuple[Deeds, ...], seats: Iterable[Seat]) -> list[str]:
    """What these seats earned, a line each below the seat."""
    import topcluck

    lines: list[str] = []
    for seat in seats:
        earned = [feat for feat in deeds[seat].feats if feat.id in deeds[seat].earned]
        if earned:
            lines.append(words.say("cli-achievements-of", seat=words.seat(seat, topcluck.game(record.game))))
            lines += [f"  ★ {sentence(words, feat)}" for feat in earned]
    return lines


# -- an achievement in words -----------------------------------------------------------------------------------------


def _name(words: Words, feat: Feat) -> str:
    return words.say(f"island-achievement-{feat.id}")


def _title(words: Words, feat: Feat) -> str:
    """Name and id."""
    return f"{_name(words, feat)} ({feat.id})"


def sentence(words: Words, feat: Feat) -> str:
    """Name, id and what is asked for, as this edition asks for it."""
    asked = {"deed": feat.deed, "regular": feat.regular, "multiplayer": bool(feat.players)}
    text = words.say(f"island-achievement-text-{feat.id}", **asked)
    return words.say("cli-achievement", name=_name(words, feat), id=feat.id, text=text)


def progress(words: Words, feat: Feat, kept: Profile) -> str:
    """How much has been done of an achievement over several games."""
    done = kept.towards(feat)
    if not done:
        return words.say("cli-achievement-steps", done=0, needed=feat.steps)
    things = [mode for mode in feat.modes if mode in done] if feat.modes else sorted(done)
    return words.say("cli-achievement-things", done=len(things), needed=feat.steps, things=_named(words, things))


def _named(words: Words, things: Iterable[str]) -> str:
    """Modes, flags and Leaders by their names."""
    import topcluck

    game = topcluck.game(_GAME)
    return ", ".join(words.name("mode", thing, game) for thing in things)
