"""A process in which bots think: a question is a line of JSON on its input, the answer a line on its output.

What is in the question is all that the bot gets: the view of its seat, what is on offer, its level, luck, a budget, and
how long it has thought in this turn. From one question to the next the process keeps at most what follows from a view
that it was shown, as a cache under that very view; it knows no table, no store and no web, and ends when whoever
started it does: then its input ends, which a thread of its own notices even while a bot thinks for ever.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO

import topcluck
from topcluck import games
from topcluck.bots import LEVELS, Bot, Budget, find_bot
from topcluck.bots.explaining import Explanation, explain_choice
from topcluck.bots.player import Account, KeepsAccount
from topcluck.kernel.codec import to_plain
from topcluck.kernel.errors import TopcluckError
from topcluck.server.shelf import open_shelf

READY = "ready"
_NICENESS = 5  # tables come first


def main() -> None:
    """Answers questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the server interrupts the server
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(_NICENESS)
    answers, sys.stdout = sys.stdout, open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  what bots print is lost
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin, questions), daemon=True).start()
    with suppress(TopcluckError):  # a folder that was changed since the server started; only bots that need it fail
        open_shelf("".join(sys.argv[1:]))
    _warm_up()
    _say(answers, {"answer": READY})
    while True:
        _say(answers, answer_to(json.loads(questions.get())))


def _warm_up() -> None:
    """Loads all games and bots, and their cards: later that would count as thinking."""
    for game in topcluck.GAMES:
        match = topcluck.new(game, players=2, seed=0)
        for level in (level.name for level in LEVELS.values() if level.plays(game)):
            find_bot(level, game).choose(match.view(0), tuple(match.legal_actions_of(0)), Budget(seconds=0.1))


def _listen(source: TextIO, questions: SimpleQueue[str]) -> None:
    """Passes questions on; when there will be no more, nobody waits for an answer either."""
    for line in source:
        questions.put(line)
    os._exit(0)


def _say(answers: TextIO, answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def answer_to(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot answers, or what kind of problem it has: its message might tell what the seat alone may know."""
    try:
        bot = find_bot(question["bot"], question["game"])
        if isinstance(bot, KeepsAccount) and question.get("account"):
            bot.account = Account(**question["account"])
        why = _thought(bot, question)
        account = to_plain(bot.account) if isinstance(bot, KeepsAccount) else None
        return {"answer": why.chosen, "looked": [to_plain(row) for row in why.looked], "account": account}
    except Exception as problem:  # whatever a bot does
        return {"problem": type(problem).__name__}


def _thought(bot: Bot, question: dict[str, Any]) -> Explanation:
    """What the bot chooses, and if that is asked for why."""
    game = games.game(question["game"])
    actions = tuple(game.actions.from_json(action) for action in question["options"])
    budget = Budget(seconds=question["seconds"], seed=question["seed"])
    view = game.view_from_json(question["view"])
    if question.get("why"):
        return explain_choice(bot, view, actions, budget)
    return Explanation(str(bot.choose(view, actions, budget)))


if __name__ == "__main__":
    main()
