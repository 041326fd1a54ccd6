"""A bot that looks ahead: it deals itself worlds that fit its view, grows a tree, and takes what it looked at most.

What it must know about a game is told by a `Lookout`; the view is all that goes in. The same view, seed and number of
iterations bring the same answer, if no tree is kept. Time is that of a whole turn: each choice gets its part of it, and
no turn takes more than it is given. The tree of one choice may be kept for the next one of the same turn: what it knows
of that choice then counts with the new looks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from topcluck.bots.explaining import Explanation, Looked
from topcluck.bots.player import Account, Bot, Budget
from topcluck.bots.search.tree import Guide, Node, Tree
from topcluck.kernel.chance import Chance, QuickChance
from topcluck.kernel.faces import Action, Code, Seat
from topcluck.kernel.game import View

MOST_OF_THE_REST: Final = 0.3  # of the time that is left in a turn, for one choice
IN_TIME: Final = 0.9  # of the time for a choice: the last look must end too
TOO_SHORT: Final = 0.01  # seconds for a choice that are not worth dealing a world
WORLD_SHARED: Final = 3  # scenarios in one dealt world, each with other luck
CATCHING_UP: Final = 0.5  # of the looks that are left: more the second best choice hardly ever gets
TRIED: Final = 2  # looks from which on a choice may seem better than another


class Lookout(Protocol):
    """What a searching bot must know about a game."""

    fallback: Bot  # who chooses when there is no time, and where looking ahead is of no use

    def is_worth_it(self, view: Any) -> bool:
        """Whether this is a choice for which looking ahead makes a difference."""

    def turn(self, view: Any) -> str:
        """The turn that a choice belongs to; its time is counted together."""

    def part_of_turn(self, view: Any) -> float:
        """The part of a turn's time that this choice deserves."""

    def world(self, view: Any, chance: Chance) -> Any:
        """A state that fits the view."""

    def codes(self, world: Any, view: Any, actions: Sequence[Action]) -> list[Code]:
        """The actions as the bare state knows them."""

    def guide(self, world: Any) -> Guide:
        """Who guides the search from this state."""

    def first_shares(self, view: Any, actions: Sequence[Action], chance: Chance) -> list[float]:
        """How much each action deserves to be looked at, before anything is known."""


class Searcher:
    """Looks ahead with so many seconds for a whole turn."""

    def __init__(self, lookout: Lookout, seconds: float, *, keeps_tree: bool = True) -> None:
        self.lookout, self.seconds, self.keeps_tree = lookout, seconds, keeps_tree
        self.account = Account()
        self._kept: tuple[Tree, Code] | None = None  # what was looked at last, and what was chosen there

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """The action that was looked at most."""
        chosen = self.explain(view, actions, budget).chosen
        return next(action for action in actions if str(action) == chosen)

    def explain(self, view: View, actions: Sequence[Action], budget: Budget) -> Explanation:
        """What it chooses, and what it looked at."""
        if len(actions) == 1:
            return Explanation(str(actions[0]))
        if not self.lookout.is_worth_it(view):
            return Explanation(str(self.lookout.fallback.choose(view, actions, budget)))
        began = budget.clock()
        turn = self.lookout.turn(view)
        if self.account.turn != turn:
            self.account, self._kept = Account(turn), None
        seconds = self._time_for(view, budget)
        if seconds < TOO_SHORT:
            told = Explanation(str(self.lookout.fallback.choose(view, actions, budget)))
        else:
            told = self._think(view, actions, budget, began + seconds)
        self.account = Account(turn, self.account.spent + budget.clock() - began)
        return told

    def _time_for(self, view: View, budget: Budget) -> float:
        """How long this choice may take: its part of the turn, not too much of what is left, and as it is told."""
        if budget.seconds is None and budget.iterations is not None:
            return float("inf")
        seconds = self.seconds * budget.think
        part = min(seconds * self.lookout.part_of_turn(view), MOST_OF_THE_REST * max(seconds - self.account.spent, 0.0))
        return IN_TIME * (part if budget.seconds is None else min(part, budget.seconds))

    def _think(self, view: View, actions: Sequence[Action], budget: Budget, until: float) -> Explanation:
        """Grows a tree while there is time, and reads it."""
        assert view.seat is not None, "a spectator decides nothing"
        chance, lookout = budget.chance(), self.lookout
        base = lookout.world(view, Chance(chance.word().to_bytes(8, "big")))
        codes = lookout.codes(base, view, actions)
        guide = lookout.guide(base)
        tree = self._tree(guide, base, view.seat)
        root = tree.root
        root.prefer(codes, lookout.first_shares(view, actions, chance))
        grow(tree, codes, Scenarios(base, view.seat, chance), budget, until)
        if not tree.iterations:
            return Explanation(str(lookout.fallback.choose(view, actions, budget)))
        best = max(codes, key=lambda code: (root.edges[code].visits, root.edges[code].total))
        self._kept = (tree, best) if self.keeps_tree else None
        return _told(root, dict(zip(codes, actions, strict=True)), best, tree.iterations)

    def _tree(self, guide: Guide, base: Any, seat: Seat) -> Tree:
        """What the last tree of this turn already knows about this choice, or a new beginning.

        What grows from a tree counts as a part of it, so that a whole turn takes no more memory than one tree may.
        """
        if self._kept is not None:
            last, chosen = self._kept
            child = last.root.children.get((chosen, guide.situation(base, seat)))
            if child is not None and child.seat == seat:
                return Tree(guide, seat, child, nodes=last.nodes)
        return Tree(guide, seat)


class Scenarios:
    """Worlds that a seat cannot tell from *base*, each with the luck that it brings; they are dealt when asked for."""

    def __init__(self, base: Any, seat: Seat, chance: Chance) -> None:
        self.base, self.seat, self.chance = base, seat, chance
        self._dealt: list[tuple[Any, int]] = []

    def __getitem__(self, number: int) -> tuple[Any, int]:
        """A copy of the world of this number, and a number for its luck."""
        while number >= len(self._dealt):
            if len(self._dealt) % WORLD_SHARED == 0:
                world = self.base.redeal(self.seat, QuickChance(self.chance.word()))
                world.knowledge = None  # what seats know is of no use in there, and costs time
            else:
                world = self._dealt[-1][0]
            self._dealt.append((world, self.chance.word() >> 33))
        world, luck = self._dealt[number]
        return world.copy(), luck


def grow(tree: Tree, codes: list[Code], scenarios: Scenarios, budget: Budget, until: float) -> None:
    """Looks again and again.

    All choices are looked at in the same scenarios, one after the other, because what a choice changes is mostly small
    beside what dice and hidden cards bring: where the luck is the same, it can be seen. By the clock, it ends as soon
    as the rest of the time would hardly bring another choice.
    """
    iterations, clock, root = budget.iterations, budget.clock, tree.root
    looks = dict.fromkeys(codes, 0)
    began = before = clock()
    longest = 0.0
    while iterations is None or tree.iterations < iterations:
        now = clock()
        longest, before = max(longest, now - before), now
        if now + longest >= until:  # another look might not end in time
            return
        if tree.iterations and is_made(root, codes, tree.iterations * (until - now) / max(now - began, 1e-9)):
            return
        code = root.choose(codes, tree.exploring)
        world, luck = scenarios[looks[code]]
        looks[code] += 1
        tree.look(world, code, luck)


def is_made(root: Node, codes: Sequence[Code], left: float) -> bool:
    """Whether the choice that was looked at most is too far ahead for any other, with so many looks left.

    One that has turned out better is given the time to catch up: the tree may have found out late what it is good for.
    """
    edges = [root.edges[code] for code in codes]
    first = max(edges, key=lambda edge: edge.visits)
    others = [edge for edge in edges if edge is not first]
    if first.visits - max(edge.visits for edge in others) <= CATCHING_UP * left:
        return False
    mean = first.total / first.visits
    return all(edge.visits < TRIED or edge.total <= mean * edge.visits for edge in others)


def _told(root: Node, actions: Mapping[Code, Action], best: Code, iterations: int) -> Explanation:
    """A tree in words."""
    edges = [(str(action), root.edges[code]) for code, action in actions.items()]
    looked = [Looked(text, edge.visits, edge.total / edge.visits if edge.visits else 0.0) for text, edge in edges]
    looked.sort(key=lambda one: (-one.visits, -one.chance))
    return Explanation(str(actions[best]), tuple(looked), iterations)
