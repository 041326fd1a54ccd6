"""Letting a bot answer: it gets its seat's view and the offered actions, and its answer is checked."""

from __future__ import annotations

from topcluck.bots.player import Bot, Budget
from topcluck.kernel.chance import key_of
from topcluck.kernel.errors import TopcluckError
from topcluck.kernel.faces import Action, Seat
from topcluck.kernel.match import Match


class BotFailed(TopcluckError):
    """A bot raised an exception or answered with something that is not on offer."""


def own_seed(seed: int | str, seat: Seat, entries: int) -> str:
    """The seed of the luck that a bot may use for one choice: it follows from that of the match, but tells nothing
    about it, or the bot could work out all dice and decks."""
    return key_of(f"{seed}/{seat}/{entries}").hex()


def ask(bot: Bot, name: str, match: Match, seat: Seat, budget: Budget) -> Action:
    """What the bot chooses for the seat; `BotFailed` names the bot if it does not play by the rules."""
    offered = list(match.legal_actions_of(seat))
    if len(offered) == 1:
        return offered[0]
    try:
        chosen = bot.choose(match.view(seat), tuple(offered), budget)
    except Exception as problem:
        raise BotFailed(f"the bot {name!r} failed with {type(problem).__name__}: {problem}") from problem
    if chosen not in offered:
        raise BotFailed(f"the bot {name!r} answered {chosen!s:.60}, which is not on offer")
    return chosen
