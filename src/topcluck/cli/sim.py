"""`topcluck sim`: many games by bots."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topcluck.cli import options
from topcluck.kernel.errors import SetupRefused

if TYPE_CHECKING:
    from rich.table import Table

    from topcluck.sim.runner import Batch
    from topcluck.words import Words


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="chicken-island or touche-poulet.")],
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", help="The bots, such as hen,chick.")] = "hen,chick",
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 40,
    max_turns: Annotated[int, typer.Option("--max-turns", metavar="N", help="Stop a game after N per player.")] = 500,
    leaders: Annotated[str, typer.Option("--leaders", metavar="LIST", help="Leaders to take, the best first.")] = "",
    records: Annotated[str | None, typer.Option("--records", metavar="DIR", help="Keep every game here.")] = None,
    think: Annotated[float, typer.Option("--think", metavar="X", help="Bots take X of their usual time.")] = 1.0,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", help="Bots look ahead N times instead of by the clock.")
    ] = None,
    kept: Annotated[
        str | None, typer.Option("--keep", metavar="FILE", help="Note every game here, and go on from what it holds.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", help="Processes that play.")] = 1,
    seed: options.Seed = None,
    edition: options.Edition = None,
    mode: options.Mode = None,
    flag: options.Flags = None,
    option: options.House = None,
    cards: options.Cards = None,
    island: options.Island = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print a table in Markdown.")] = False,
) -> None:
    """Let bots play many games, and count.

    Seats rotate from game to game. A game that is stopped is reported as unfinished, never as a result.
    """
    from topcluck.sim.runner import Plan, run

    words = options.words_for(lang)
    if max_turns < 1:
        raise SetupRefused(f"--max-turns should be at least 1, not {max_turns}")
    if kept is not None and seed is None:
        raise SetupRefused("--keep goes on with the games of a seed: say which with --seed")
    plan = Plan(
        options.known_game(game),
        tuple(name.strip() for name in bots.split(",")),
        secrets.token_hex(8) if seed is None else _seed(seed),
        max_turns,
        options.setup_options(edition, mode, flag, option, cards, island),
        None if records is None else Path(records),
        _leaders(leaders, cards),
        _positive(think, "--think"),
        None if iterations is None else int(_positive(iterations, "--iterations")),
    )
    batch = run(plan, games, workers, None if kept is None else Path(kept))
    if as_markdown:
        print(batch.markdown())
    elif as_json:
        print(json.dumps(batch.to_json(), ensure_ascii=False))
    else:
        _print(batch, words)


def _positive(number: float, name: str) -> float:
    """A number that must be greater than 0."""
    if not number > 0:
        raise SetupRefused(f"{name} should be greater than 0, not {number:g}")
    return number


def _leaders(text: str, cards: str | None) -> tuple[str, ...]:
    """The Leaders that bots are to take; in Solo one's own first, then the Challenger's."""
    from topcluck.games.island.sets import load_set

    if not text:
        return ()
    known = [leader.id for leader in load_set(cards or "house").leaders]
    return tuple(options.known(name.strip(), known, "Leader") for name in text.split(","))


def _seed(text: str) -> int | str:
    """A seed that was given."""
    seed = options.seed_of(text)
    return text if seed is None else seed


def _print(batch: Batch, words: Words) -> None:
    """The results as a table and a few lines."""
    from rich.console import Console

    from topcluck.sim.figures import Spread

    console = Console(highlight=False)
    console.print(_table(batch, words))
    seats = ", ".join(str(batch.wins_of_seat(seat)) for seat in range(len(batch.plan.bots)))
    console.print(words.say("sim-seats", seats=seats, seed=str(batch.plan.seed)), markup=False)
    if batch.plan.iterations is not None:
        console.print(words.say("sim-iterations", number=batch.plan.iterations), markup=False)
    elif batch.plan.think != 1.0:
        console.print(words.say("sim-think", part=f"{batch.plan.think:g}"), markup=False)
    spreads = {"turns": batch.turns, "decisions": batch.decisions, "choices": batch.choices}
    for name, spread in {**spreads, "options": Spread.counted(batch.options)}.items():
        numbers = {key: f"{value:.4g}" for key, value in spread.to_json().items()}
        console.print(words.say(f"sim-{name}", **numbers), markup=False)


def _table(batch: Batch, words: Words) -> Table:
    """Who won how often, with the interval in which the true share probably lies."""
    from rich.table import Table

    from topcluck.sim.figures import wilson

    finished = len(batch.finished)
    game = words.say(f"game-{batch.plan.game}")
    table = Table(title=words.say("sim-title", game=game, finished=finished, games=len(batch.played)))
    table.add_column(words.say("sim-bot"))
    for title in (words.say("sim-wins"), words.say("sim-share"), "95 %"):
        table.add_column(title, justify="right")
    for place, name in enumerate(batch.plan.bots):
        wins = batch.wins(place)
        low, high = wilson(wins, finished)
        share = f"{wins / finished:.1%}" if finished else "–"
        table.add_row(f"{place + 1} {name}", str(wins), share, f"{low:.1%} – {high:.1%}")
    return table
