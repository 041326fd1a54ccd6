"""Search on Chicken Island: instinct for what to look at first, learnt judgement for how it stands."""

from __future__ import annotations

from typing import Final

from topcluck.bots.island.bare.lore import lore_of
from topcluck.bots.island.instinct import WARMTH, Instinct, shares
from topcluck.bots.island.judgement import Judgement, Weights
from topcluck.games.island.state import State
from topcluck.kernel.chance import QuickChance

LONGEST: Final = 150  # choices of a roll-out, whatever happens


class IslandGuide:
    """What the search is told about one game of War for Chicken Island, from one of its turns."""

    def __init__(self, state: State, weights: Weights, turns: int) -> None:
        self.lore = lore_of(state.box)
        self.instinct = Instinct(self.lore)
        self.judgement = Judgement(self.lore, weights)
        self._sides = len(set(state.box.sides))
        self.last = state.turn + turns  # the first turn that is not looked at
        self._whim = QuickChance(1)  # by which instinct picks
        self._followed, self._turn = 0, -1

    def sides(self) -> int:
        """Armies, or teams; the Challenger is one too."""
        return self._sides

    def shares(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """What comes to mind first."""
        return shares(self.instinct.weigh(state, seat, codes), WARMTH)

    def situation(self, state: State, seat: int) -> int:
        """The question, and the dice on the Banners."""
        return hash((state.stack[-1], tuple(state.banner)))

    def is_far(self, state: State) -> bool:
        """Whether the turns that are looked at are over."""
        return state.turn >= self.last

    def follow(self, luck: int) -> None:
        """Luck for the next look."""
        self._followed, self._turn = luck, -1

    def steady(self, state: State) -> None:
        """Every turn has its own luck, so that what a choice brings about is not hidden by other dice."""
        if state.turn != self._turn:
            self._turn = state.turn
            luck = QuickChance(self._followed + state.turn * 7919).word()
            self._whim, state.chance = QuickChance(luck), QuickChance(luck * 16807)

    def chances(self, state: State) -> list[float]:
        """Plays on by instinct to the end of the turns that are looked at, then judges."""
        for _ in range(LONGEST):
            if state.outcome_kind >= 0:
                winners = state.winners
                return [float(winners >> seat & 1) for seat in range(state.armies)]
            if state.turn >= self.last:
                break
            seat = state.deciders()[0]
            codes = state.actions(seat)
            self.steady(state)
            state.apply(self.instinct.pick(state, seat, codes, self._whim), seat)
        return self.judgement.chances(state)
