"""Monte Carlo tree search over what one seat can know (information sets), for any game of the kernel.

Each iteration begins with a choice at the root, in a world that the seat cannot tell from the true one. It walks down
the tree with what is on offer in that world, adds one situation, and lets the guide judge it. Whoever decides goes for
their own chance of winning. A choice that is not on offer in some worlds is compared only where it was (availability).
What luck brings, such as dice, tells situations apart as far as the guide says.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, Protocol

EXPLORING: Final = 0.6  # how far shares and visits count against what was found so far, between two sides
CAUTION: Final = 0.05  # how much worse than its surroundings a choice is taken to be before it was tried
MOST_NODES: Final = 60_000  # of some hundred bytes for each choice: well below 300 MB
DEEPEST: Final = 400  # choices in one iteration, whatever the game


class Guide(Protocol):
    """What search must be told about a game: what comes to mind first, how likely a win is, when to stop looking."""

    def sides(self) -> int:
        """How many may win: two or more."""

    def shares(self, state: Any, seat: int, codes: list[int]) -> list[float]:
        """How much each choice deserves to be looked at, in parts of 1."""

    def situation(self, state: Any, seat: int) -> int:
        """A number that tells apart what luck has brought about."""

    def chances(self, state: Any) -> list[float]:
        """For each seat the chance of winning, after playing on a little if that makes it clearer."""

    def is_far(self, state: Any) -> bool:
        """Whether a state lies beyond what is looked at."""

    def follow(self, luck: int) -> None:
        """What luck brings in the next look: in each turn the same, whatever was chosen before it."""

    def steady(self, state: Any) -> None:
        """Sees to it that a turn which has begun gets its own luck."""


class Edge:
    """A choice: how often it was on offer and taken, and the chances of winning that came of it, summed up."""

    __slots__ = ("offered", "share", "total", "visits")

    def __init__(self, share: float) -> None:
        self.share = share
        self.visits, self.offered, self.total = 0, 0, 0.0


class Node:
    """A situation in which a seat chooses."""

    __slots__ = ("children", "edges", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}
        self.children: dict[tuple[int, int], Node] = {}
        self.visits, self.total = 0, 0.0

    def meet(self, codes: list[int], shares: list[float]) -> None:
        """Takes up the choices that were not on offer before."""
        for code, share in zip(codes, shares, strict=True):
            if code not in self.edges:
                self.edges[code] = Edge(share)

    def prefer(self, codes: list[int], shares: list[float]) -> None:
        """Looks at these choices in these shares from now on."""
        self.meet(codes, shares)
        for code, share in zip(codes, shares, strict=True):
            self.edges[code].share = share

    def choose(self, codes: list[int], exploring: float) -> int:
        """The choice that deserves the next look (PUCT)."""
        mean = self.total / self.visits if self.visits else 0.5
        best, found = -1e9, codes[0]
        edges = self.edges
        for code in codes:
            edge = edges[code]
            edge.offered += 1
            value = edge.total / edge.visits if edge.visits else mean - CAUTION
            value += exploring * edge.share * sqrt(edge.offered) / (1 + edge.visits)
            if value > best:
                best, found = value, code
        return found


class Tree:
    """A search from one decision of one seat."""

    def __init__(
        self, guide: Guide, seat: int, root: Node | None = None, most: int = MOST_NODES, nodes: int = 1
    ) -> None:
        """A tree from a new root, or from one that comes with so many nodes."""
        self.guide, self.seat, self.most, self.nodes = guide, seat, most, nodes
        self.exploring = EXPLORING * 2.0 / guide.sides()  # among many, chances are small, and so is what changes them
        self.root = Node(seat) if root is None else root
        self.iterations = 0

    def look(self, state: Any, first: int, luck: int) -> None:
        """One iteration, on a world of its own with its own luck, that begins with the choice *first*."""
        self.iterations += 1
        guide = self.guide
        guide.follow(luck)
        node, seat = self.root, self.seat
        path: list[tuple[Node, Edge]] = []
        codes: list[int] = state.actions(seat)
        chances: list[float] = []
        for _ in range(DEEPEST):
            fresh = not node.visits and node is not self.root
            if fresh or any(code not in node.edges for code in codes):
                node.meet(codes, guide.shares(state, seat, codes))
            if fresh:
                break
            code = node.choose(codes, self.exploring) if path else first
            path.append((node, node.edges[code]))
            guide.steady(state)
            state.apply(code, seat)
            codes = []
            while state.outcome is None and not guide.is_far(state):
                seat = state.deciders()[0]
                codes = state.actions(seat)
                if len(codes) > 1:
                    break
                guide.steady(state)
                state.apply(codes[0], seat)
                codes = []
            if not codes:
                break
            key = (code, guide.situation(state, seat))
            child = node.children.get(key)
            if child is None:
                if self.nodes >= self.most:
                    break
                child = node.children[key] = Node(seat)
                self.nodes += 1
            node = child
        chances = won(state) if state.outcome is not None else guide.chances(state)
        if node.visits == 0 and (not path or path[-1][0] is not node):
            node.visits, node.total = 1, chances[node.seat]
        for passed, edge in path:
            value = chances[passed.seat]
            passed.visits += 1
            passed.total += value
            edge.visits += 1
            edge.total += value


def won(state: Any) -> list[float]:
    """What an outcome is worth to each seat; a win that is shared is a win."""
    outcome = state.outcome
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
