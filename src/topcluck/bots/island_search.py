"""Rooster and top-cluck on Chicken Island: they look ahead, and take what they have looked at most.

The hen's weights say what is looked at first, instinct on the bare state what comes after it, and a sum of features how
it stands at the end of a turn (`topcluck.bots.island`): between two sides the rooster weighs them as they were set by
hand, the top-cluck as it has learnt; among three or four both as it was learnt. When there is no time at all, the hen
chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from topcluck.bots.island.guide import IslandGuide
from topcluck.bots.island.instinct import shares
from topcluck.bots.island.scene import Scene
from topcluck.bots.island.weights import BY_HAND, LEARNT, LEARNT_MANY, read_weights
from topcluck.bots.island_hen import WEIGH, IslandHen
from topcluck.bots.player import Bot
from topcluck.bots.search.searcher import Searcher
from topcluck.games.island.game import GAME
from topcluck.games.island.state import State
from topcluck.games.island.view import View, imagine
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Action, Code

HEN_WARMTH: Final = 0.08
HEN_PART: Final = 0.7  # how much of the first shares is the hen's; the rest is alike for all
PARTS: Final = {  # of a turn's time; an average turn makes 1 of them
    "action": 0.22, "attack_with": 0.15, "build_card": 0.1, "combat_dice": 0.09, "move_unit": 0.09, "combat_play": 0.08,
    "move_step": 0.06, "combat_more": 0.06, "roll": 0.06, "reroll": 0.05, "reroll_dice": 0.03, "draw_step": 0.02,
}  # fmt: skip
SMALL: Final = 0.03  # of a turn's time: all other choices
ROOSTER: Final = 3.0  # seconds for a turn
TOP_CLUCK: Final = 10.0


class IslandLookout:
    """What a searching bot must know about War for Chicken Island."""

    def __init__(self, weights: Path = LEARNT) -> None:
        self.weights, self.many = read_weights(weights), read_weights(LEARNT_MANY)
        self.fallback: Bot = IslandHen()

    def is_worth_it(self, view: View) -> bool:
        """Before the first turn there is nothing to be seen yet."""
        return view.table.turn > 0

    def turn(self, view: View) -> str:
        """Its number, and who thinks."""
        return f"{view.table.turn} {view.seat}"

    def part_of_turn(self, view: View) -> float:
        """By the kind of question."""
        return PARTS.get(view.table.pending[-1].split()[0], SMALL)

    def world(self, view: View, chance: Chance) -> State:
        """A state that fits the view."""
        return imagine(view, chance)

    def codes(self, world: State, view: View, actions: Sequence[Action]) -> list[Code]:
        """The actions as the bare state knows them."""
        writer = GAME.writer(world, view.seat)
        return [GAME.actions.code(action, writer) for action in actions]

    def guide(self, world: State) -> IslandGuide:
        """Instinct and judgement: between two to the end of the other's turn, among many to the end of this one."""
        two = len(set(world.box.sides)) == 2
        return IslandGuide(world, self.weights, 2) if two else IslandGuide(world, self.many, 1)

    def first_shares(self, view: View, actions: Sequence[Action], chance: Chance) -> list[float]:
        """What the hen would look at first, and something for everything else."""
        scene = Scene(view, chance)
        weigh, alike = WEIGH.get(scene.asked[0]), 1.0 / len(actions)
        if weigh is None:
            return [alike] * len(actions)
        parts = shares([weigh(scene, action) for action in actions], HEN_WARMTH)
        return [HEN_PART * part + (1.0 - HEN_PART) * alike for part in parts]


class Rooster(Searcher):
    """Looks ahead, about three seconds for a whole turn, and judges as it was told."""

    def __init__(self, *, keeps_tree: bool = True) -> None:
        super().__init__(IslandLookout(BY_HAND), ROOSTER, keeps_tree=keeps_tree)


class TopCluck(Searcher):
    """Looks ahead for about ten seconds, and judges as it has learnt."""

    def __init__(self, *, keeps_tree: bool = True) -> None:
        super().__init__(IslandLookout(), TOP_CLUCK, keeps_tree=keeps_tree)
