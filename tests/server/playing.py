"""People at tables, played by a script through the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from topcluck import games
from topcluck.bots import Budget, find_bot
from topcluck.server import protocol as p
from topcluck.server.client import Client, Link, Lobby, ServerRefused, fresh_word


def open_table(lobby: Lobby, game: str, people: int, *bots: str, clock: p.Clock | None = None) -> list[Link]:
    """A table where all sit already: the links of the people by seat, and the one for spectators at the end."""
    seats = [p.SeatWish("me", f"Person {seat + 1}") for seat in range(people)]
    seats += [p.SeatWish("bot", bot=bot) for bot in bots]
    made = lobby.open_table(p.NewTable(game, seats, clock=clock, word=fresh_word()))
    return [Link(lobby.server, made.table, token) for token in (*(seat.token for seat in made.seats), made.watch)]


def advice(client: Client) -> str:
    """What a bot would do, by what a client has before it."""
    assert client.ask is not None and client.view is not None and client.table is not None
    game = games.game(client.table.game)
    actions = [game.actions.from_json(option.action) for option in client.ask.options]
    if len(actions) == 1:
        return str(actions[0])
    bot = find_bot("hen", client.table.game)
    return str(bot.choose(game.view_from_json(client.view), actions, Budget(seed=client.number)))


async def play_on(clients: Sequence[Client], until: Callable[[], bool] = lambda: False) -> None:
    """Lets these seats play until the game is over, or until something holds."""

    def due() -> bool:
        return until() or any(client.over or client.must_answer for client in clients)

    while not until():
        waiting = [asyncio.ensure_future(client.until(lambda _: due())) for client in clients]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        asked = next((client for client in clients if client.must_answer and not client.over), None)
        if asked is None:
            if any(client.over for client in clients):
                return
            continue
        if await refusal(asked.act(advice(asked), asked.number)) != "done":  # a bot was quicker
            await asked.ping()


async def settled(*clients: Client) -> None:
    """All that was told before has been heard."""
    await asyncio.gather(*(client.ping() for client in clients))


async def refusal(work: Awaitable[object]) -> str:
    """The code with which something is refused, or that it was done."""
    try:
        await work
    except ServerRefused as problem:
        return problem.code
    return "done"
