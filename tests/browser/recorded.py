"""Games that bots have played, to be played once more through the page: same setup, same luck, same answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from topcluck import games
from topcluck.bots import Budget, find_bot
from topcluck.kernel.faces import Action, Event
from topcluck.kernel.game import Game, Outcome, Setup
from topcluck.kernel.match import Match

BOT = "hen"
MOST = 900  # answers of a game; longer ones are for other tests


@dataclass(frozen=True)
class Step:
    """One answer: who gives it, what it is, what was asked, and what came of it."""

    seat: int
    action: Action
    kind: str
    told: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Recorded:
    """A whole game."""

    game: Game
    setup: Setup
    seed: str
    steps: list[Step]
    outcome: Outcome


def recorded(game: str, seed: str, **options: Any) -> Recorded:
    """Lets hens play a game to its end."""
    made = games.game(game)
    match = Match(made, made.setup(**options), seed=seed)
    steps = played_on(match)
    assert match.outcome is not None, "this game is too long: choose another seed"
    return Recorded(made, match.setup, seed, steps, match.outcome)


def steps_of(game: str, seed: str, count: int, **options: Any) -> list[Step]:
    """What hens answer first."""
    made = games.game(game)
    return played_on(Match(made, made.setup(**options), seed=seed), count)


def played_on(match: Match, most: int = MOST) -> list[Step]:
    """What hens answer from here to the end of the game, or so many answers of it."""
    bot = find_bot(BOT, match.game.id)
    steps: list[Step] = []
    while match.outcome is None and len(steps) < most:
        seat, kind = match.decision.seat, match.decision.kind
        actions = list(match.legal_actions_of(seat))
        action = actions[0] if len(actions) == 1 else bot.choose(match.view(seat), actions, Budget(seed=match.seed))
        steps.append(Step(seat, action, kind, tuple(match.push(action, seat))))
    return steps
