"""A bot that comes from outside: it takes a seat through the same protocol as people do, and no other way."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from topcluck import games
from topcluck.bots import Bot, BotFailed, Budget, find_bot
from topcluck.kernel.game import Outcome
from topcluck.server import protocol as p
from topcluck.server.client import Client, Link, Lobby, ServerLost, ServerRefused, fresh_word

_NOT_WELCOME = "not_welcome"  # what a server says to who says hello with an invitation
_LOOK_AGAIN = frozenset({"out_of_date", "not_on_offer", "nothing_to_answer"})  # the position has moved on meanwhile
_TOO_FAST = "too_fast"
_PAUSE = 0.1  # seconds between two answers, once the server finds them too fast; twice as long if it does so again


class Visit(Struct, frozen=True):
    """How it went."""

    link: Link  # of the seat
    seat: int
    game: str
    answers: int
    outcome: Outcome | None  # None: the game goes no further


async def play(
    link: Link, bot: str, name: str, seconds: float | None, seated: Callable[[Link, int], None] | None = None
) -> Visit:
    """Lets a bot play the seat that a link leads to, or take a free one if it is an invitation, until the end.

    *seated* hears which seat it is, and the link with which it can be gone on with.
    """
    info = await asyncio.to_thread(Lobby(link.server).info, link.table, link.token)
    player = find_bot(bot, info.game)
    try:
        return await _play(link, player, bot, seconds, seated)
    except ServerRefused as problem:
        if problem.code != _NOT_WELCOME:
            raise
    wish = p.SitDown(link.token, name, word=fresh_word())  # refused with a sentence if it is no invitation either
    seat = await asyncio.to_thread(Lobby(link.server).sit_down, link.table, wish)
    return await _play(Link(link.server, link.table, seat.token), player, bot, seconds, seated)


async def _play(
    link: Link, bot: Bot, name: str, seconds: float | None, seated: Callable[[Link, int], None] | None
) -> Visit:
    """Plays a seat to the end."""
    async with Client(link, word=fresh_word()) as client:
        assert client.table is not None, "a client that is there has been shown the table"
        if client.seat is None:
            raise ServerRefused("spectator", "this link is for spectators: a bot needs the link of a seat")
        if seated is not None:
            seated(link, client.seat)
        answers, pause = 0, 0.0
        while (asked := await client.question()) is not None:
            line, at = await _choice(bot, name, client, asked, seconds), client.number
            try:
                await client.act(line, at)
                answers += 1
            except ServerLost:
                await client.until(lambda client: client.connections)  # it comes back by itself
            except ServerRefused as problem:
                pause = await _after(problem, client, pause)
            await asyncio.sleep(pause)
        told = client.table.outcome
        outcome = None if told is None else Outcome.from_json(told)
        return Visit(link, client.seat, client.table.game, answers, outcome)


async def _after(refused: ServerRefused, client: Client, pause: float) -> float:
    """How long to wait after each answer from now on; what neither waiting nor looking again mends is raised."""
    if refused.code == _TOO_FAST:
        return max(_PAUSE, 2 * pause)
    if refused.code not in _LOOK_AGAIN:
        raise refused
    with suppress(ServerRefused):  # which is an answer too, and what has happened meanwhile comes before it
        await client.ping()
    return pause


async def _choice(bot: Bot, name: str, client: Client, asked: p.Ask, seconds: float | None) -> str:
    """What the bot chooses, by what its seat has before it; it thinks beside the loop, so the socket stays alive."""
    assert client.table is not None and client.view is not None, "who is asked has been shown the position"
    texts = [option.text for option in asked.options]
    if len(texts) == 1:
        return texts[0]
    game = games.game(client.table.game)
    actions = tuple(game.actions.from_json(option.action) for option in asked.options)
    view, budget = game.view_from_json(client.view), Budget(seconds, seed=secrets.token_hex(8))
    try:
        chosen = await asyncio.to_thread(bot.choose, view, actions, budget)
    except Exception as problem:
        raise BotFailed(f"the bot {name!r} failed with {type(problem).__name__}: {problem}") from problem
    if str(chosen) not in texts:
        raise BotFailed(f"the bot {name!r} answered {chosen!s:.60}, which is not on offer")
    return str(chosen)
