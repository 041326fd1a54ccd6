"""Bots by name, and what becomes of one that does not play by the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest

import topcluck
from tests.nest import Peck, nest_game
from topcluck.bots import LEVELS, BotFailed, Budget, ask, find_bot
from topcluck.bots.chick import Chick
from topcluck.kernel.errors import SetupRefused
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View
from topcluck.sim.runner import Plan, play


class Fox:
    """Takes the last action on offer, and remembers what it was shown."""

    shown: View | None = None

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        Fox.shown = view
        return actions[-1]


class Cheat:
    """Takes what nobody offered."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        return Peck(200)


class Coward:
    """Runs away."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        raise RuntimeError("no feathers left")


class Thief:
    """Looks what its budget tells about luck."""

    seeds: ClassVar[list[str]] = []

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        Thief.seeds.append(str(budget.seed))
        return actions[0]


class Picky:
    """Cannot be made like this."""

    def __init__(self, grain: str) -> None:
        self.grain = grain


@pytest.fixture(autouse=True)
def _my_bots() -> Iterator[None]:
    module = ModuleType("my_bots")
    for bot in (Fox, Cheat, Coward, Thief, Picky):
        setattr(module, bot.__name__, bot)
    sys.modules["my_bots"] = module
    with nest_game():
        yield
    del sys.modules["my_bots"]


def test_every_level_says_in_a_sentence_how_it_plays() -> None:
    assert {"chick", "hen"} <= set(LEVELS)
    assert all(level.sentence for level in LEVELS.values())


@pytest.mark.parametrize("game", topcluck.GAMES)
def test_chick_plays_every_game(game: str) -> None:
    assert isinstance(find_bot("chick", game), Chick)


def test_a_bot_can_come_from_anywhere() -> None:
    assert isinstance(find_bot("my_bots:Fox", "nest"), Fox)


def test_a_bot_can_lie_in_the_folder_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "local_bots.py").write_text(
        "class Wren:\n    def choose(self, view, actions, budget): return actions[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    assert type(find_bot("local_bots:Wren", "nest")).__name__ == "Wren"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("chik", "did you mean 'chick'"),
        ("eagle", "there are chick, hen"),
        ("my_bots:Owl", "my_bots has no 'Owl'"),
        ("no_bots:Owl", "cannot be loaded"),
        ("my_bots:Picky", "cannot be made"),
        ("json:loads", "has no method 'choose'"),
        ("hen", "there is no hen for nest"),
        (":", "cannot be loaded"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(name: str, why: str) -> None:
    with pytest.raises(SetupRefused, match=why):
        find_bot(name, "nest")


def test_a_bot_sees_the_view_of_its_seat_and_nothing_else() -> None:
    match = topcluck.new("nest", seed=7)
    ask(Fox(), "fox", match, 0, Budget())
    assert Fox.shown == match.view(0)


def test_the_luck_of_a_bot_tells_nothing_about_that_of_the_match() -> None:
    """With the seed of the match a bot could set up the same one, and see all that is hidden."""
    plan = Plan("nest", ("my_bots:Thief", "my_bots:Thief"), seed="secret")
    Thief.seeds.clear()
    assert play(plan, 1).finished
    once = Thief.seeds[:]
    assert play(plan, 1).finished
    assert Thief.seeds == once * 2 and len(set(once)) == len(once) > 1  # each choice has its own, always the same
    assert not any("secret" in seed for seed in once)


@pytest.mark.parametrize(
    ("bot", "why"),
    [(Cheat(), "'b' answered peck 200, which is not on offer"), (Coward(), "'b' failed with RuntimeError")],
)
def test_a_bot_that_does_not_play_by_the_rules_is_named(bot: Cheat | Coward, why: str) -> None:
    with pytest.raises(BotFailed, match=why):
        ask(bot, "b", topcluck.new("nest", seed=7), 0, Budget())


def test_chick_draws_its_luck_from_the_budget() -> None:
    match = topcluck.new("nest", seed=7)
    chosen = [str(ask(Chick(), "chick", match, 0, Budget(seed=seed))) for seed in range(30)]
    assert chosen == [str(ask(Chick(), "chick", match, 0, Budget(seed=seed))) for seed in range(30)]
    assert set(chosen) == {"peck 1", "peck 2", "roll", "peek"}
