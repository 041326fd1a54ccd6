"""Fleets that fit what was seen of a board: hits, craters, wrecks, pigeons' counts, and that units never touch.

`sight` collects what everybody knows of a board; `FleetsThatFit` draws fleets from all that agree with it: exactly
evenly where they can be counted, otherwise by a random search that is then stirred (Gibbs sampling: a few units are
lifted and laid anew, all ways alike), which reaches every fleet and comes close to even. It never fails, because a
search that keeps losing its way goes on until it has tried everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from topcluck.games.touche.farm import Farm, farm_of
from topcluck.games.touche.model import CRATER, Cell, UnitType
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.faces import Seat

if TYPE_CHECKING:
    from topcluck.games.touche.state import State

Spot = tuple[int, int, Cell, UnitType]  # cells covered, those and all that surround them (masks), anchor, type
Fleet = tuple[Spot, ...]

_FEW = 600  # fleets that are listed rather than sampled
_TRIES = 5  # first attempts, from which one is drawn by weight
_PATIENCE = 300  # steps of one attempt before it starts again
_RESTARTS = 10  # attempts before the search is made exhaustive
_STIRS = 16  # moves that even out a sampled fleet
_LONG = 3000  # further moves while the pigeons' counts are not right
_ODDS = tuple(int((1 << 20) * 2.718281828 ** (-wrong / 0.6)) for wrong in range(12))  # of a move that makes them worse
_PAIRS = 150  # joint placements of two units that one move looks at
_CHAINS = 8  # of sampled fleets, when chances are worked out
_MOVES = 50  # of each of them


class Dice:
    """Luck for imagined fleets: a quick generator, seeded through the only door for luck."""

    __slots__ = ("word",)

    def __init__(self, chance: Chance) -> None:
        self.word = chance.word()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (Knuth's MMIX generator; its high bits are good enough for imagining)."""
        self.word = (self.word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (self.word >> 32) % n


@dataclass(frozen=True, slots=True)
class Sight:
    """What everybody knows of a board, in masks. It is all that the drawing of fleets gets."""

    cards: str  # the farm set
    types: tuple[UnitType, ...]  # of the living tokens, from the largest
    empty: int  # cells where no living unit can be
    known: int  # cells where there is one
    not_within: tuple[int, ...]  # no living unit lies wholly within one of these: it would have been destroyed
    counts: tuple[tuple[int, int], ...]  # pigeons: so many cells of living units lie within this mask


def sight(state: State, board: Seat) -> Sight:
    """What is public about a board."""
    farm = state.farm
    low, first = board * farm.cells, board * farm.tokens
    wrecks, rings = 0, 0
    for token, kind in enumerate(farm.token_type):
        anchor = state.anchors[first + token]
        if not state.left[first + token] and anchor >= 0:
            wrecks |= farm.foot_mask[kind][anchor]
            rings |= farm.halo_mask[kind][anchor]
    craters = sum(1 << cell for cell in range(farm.cells) if state.marks[low + cell] == CRATER)
    hits = (state.hits_on(board), *(mask for seat, mask in state.patches if seat == board))
    known = 0
    for mask in hits:
        known |= mask
    counts = tuple(
        (intact & ~wrecks, count - (intact & wrecks).bit_count())
        for seat, _, count, intact in state.reports
        if seat == board
    )
    types = tuple(kind for token, kind in enumerate(farm.token_type) if state.left[first + token])
    return Sight(farm.set.name, types, craters | rings, known & ~wrecks, hits, counts)


@lru_cache(maxsize=64)
def fleets_for(seen: Sight) -> FleetsThatFit:
    """The fleets for a sight; remembered, because a turn asks several times."""
    return FleetsThatFit(farm_of(seen.cards), seen)


class FleetsThatFit:
    """All ways in which the living units of a board can lie, and even draws from them."""

    def __init__(self, farm: Farm, seen: Sight) -> None:
        self.farm = farm
        self.seen = seen
        self.kinds = sorted(set(seen.types), key=lambda kind: (-farm.size[kind], kind))
        self.number = {kind: seen.types.count(kind) for kind in self.kinds}
        self.spots = {kind: [spot for spot in _all_spots(farm, kind) if self._possible(spot)] for kind in self.kinds}
        self.listed: list[Fleet] | None = None
        self.estimated = False

    def _possible(self, spot: Spot) -> bool:
        """Whether a unit may lie there, for all that is known of single cells."""
        foot, halo, _, _ = spot
        if foot & self.seen.empty or halo & ~foot & self.seen.known:
            return False
        if any(not foot & ~mask for mask in self.seen.not_within):
            return False
        return all((foot & mask).bit_count() <= count for mask, count in self.seen.counts)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, chance: Chance) -> Fleet:
        """One fleet that fits, as evenly as can be had fast."""
        return tuple(self._draw(Dice(chance)))

    def guesses(self, chance: Chance) -> Iterator[tuple[Fleet, int]]:
        """Fleets one after another, with weights that make up for how the search came by them.

        Where they can be counted it is all of them, once each; otherwise there is no end to them.
        """
        dice = Dice(chance)
        self._list_if_few()
        if self.listed is not None:
            yield from ((fleet, 1) for fleet in self.listed)
            return
        while True:
            yield (tuple(self._draw(dice)), 1) if self.seen.counts else self._attempt(dice)

    def _draw(self, dice: Dice) -> list[Spot]:
        """The same as a list that may be stirred on."""
        self._list_if_few()
        if self.listed is not None:
            return list(self.listed[dice.below(len(self.listed))])
        for _ in range(_RESTARTS):
            spots = self._weighted(dice)
            if self._settle(spots, dice):
                return spots
        return list(self._thorough(dice))

    def _list_if_few(self) -> None:
        """Lists all fleets, once, if a first guess of their number is small.

        The luck of that guess is the sight's own: what is drawn later must not depend on who was here first.
        """
        if self.estimated:
            return
        self.estimated = True
        dice = Dice(Chance(key_of(repr(self.seen))))
        if max(self._attempt(dice)[1] for _ in range(3)) <= 8 * _FEW:
            self.listed = self.all(_FEW)

    def _weighted(self, dice: Dice) -> list[Spot]:
        """One of several attempts, drawn by how unlikely the search made it."""
        tries = [self._attempt(dice) for _ in range(_TRIES)]
        at = dice.below(sum(weight for _, weight in tries))
        for fleet, weight in tries:
            at -= weight
            if at < 0:
                return list(fleet)
        raise AssertionError("weights do not add up")

    def _attempt(self, dice: Dice) -> tuple[Fleet, int]:
        """A fleet by random search, pigeons aside, and the product of the choices there were on the way."""
        for _ in range(_RESTARTS):
            search = _Search(self, _PATIENCE, (), dice)
            found = search.run()
            if found is not None:
                return found, search.weight
        return self._thorough(dice), 1

    def _thorough(self, dice: Dice) -> Fleet:
        """A fleet by a search that does not end before it has found one."""
        found = _Search(self, -1, self.seen.counts, dice).run()
        assert found is not None, "what was seen fits no fleet"
        return found

    def _settle(self, spots: list[Spot], dice: Dice) -> bool:
        """Stirs a fleet for a while, and on until the pigeons' counts are right; whether they ever were."""
        for _ in range(_STIRS if spots else 0):
            self._stir(spots, dice)
        if not self.seen.counts:
            return True
        for _ in range(_LONG):
            if not self._error(_covered(spots)):
                return True
            self._stir(spots, dice)
        return False

    def _stir(self, spots: list[Spot], dice: Dice) -> None:
        """Lifts one or two units and lays them anew, all possible ways alike.

        Fleets that the pigeons contradict are passed through, the less likely the more they are wrong: so no fleet is
        cut off from the others, and those that are right remain equally likely.
        """
        one, two = dice.below(len(spots)), dice.below(len(spots))
        firsts, seconds, covered = self._free_for(spots, one, two)
        before = self._error(_covered(spots))
        if one != two and len(firsts) * len(seconds) <= _PAIRS:
            known = self.seen.known & ~covered
            pairs = [(a, b) for a in firsts for b in seconds if not a[1] & b[0] and not known & ~(a[0] | b[0])]
            first, second = pairs[dice.below(len(pairs))]
            if self._accepts(before, covered | first[0] | second[0], dice):
                spots[one], spots[two] = first, second
            return
        fitting, covered = self._beside(spots, one, two, firsts, covered)
        first = fitting[dice.below(len(fitting))]
        if self._accepts(before, covered | first[0], dice):
            spots[one] = first

    def _accepts(self, before: int, covered: int, dice: Dice) -> bool:
        """Whether a move to these cells is made, by how wrong the pigeons' counts were and would be."""
        if not self.seen.counts:
            return True
        worse = self._error(covered) - before
        return worse <= 0 or dice.below(1 << 20) < _ODDS[min(worse, len(_ODDS) - 1)]

    def _free_for(self, spots: list[Spot], one: int, two: int) -> tuple[list[Spot], list[Spot], int]:
        """Where two units could lie for the units that stay, and the cells that those cover."""
        blocked, covered = 0, 0
        for index, (foot, halo, _, _) in enumerate(spots):
            if index not in (one, two):
                blocked |= halo
                covered |= foot
        firsts = [spot for spot in self.spots[spots[one][3]] if not spot[0] & blocked]
        seconds = [spot for spot in self.spots[spots[two][3]] if not spot[0] & blocked]
        return firsts, seconds, covered

    def _beside(
        self, spots: list[Spot], one: int, two: int, firsts: list[Spot], covered: int
    ) -> tuple[list[Spot], int]:
        """Where the first of two units can lie if the second stays as well, and what the others then cover."""
        blocked = 0
        if one != two:
            blocked, covered = spots[two][1], covered | spots[two][0]
        known = self.seen.known & ~covered
        return [spot for spot in firsts if not spot[0] & blocked and not known & ~spot[0]], covered

    def _error(self, covered: int) -> int:
        """By how many cells the pigeons' counts are wrong if the living units cover these."""
        return sum(abs((covered & mask).bit_count() - count) for mask, count in self.seen.counts)

    # -- chances ------------------------------------------------------------------------------------------------

    def chances(self, chance: Chance) -> dict[Spot, float]:
        """For each spot how many units of its type lie there on average, over all fleets that fit."""
        dice = Dice(chance)
        self._list_if_few()
        if self.listed is not None:
            found: dict[Spot, float] = {}
            for fleet in self.listed:
                for spot in fleet:
                    found[spot] = found.get(spot, 0.0) + 1 / len(self.listed)
            return found
        return self._sampled_chances(dice)

    def _sampled_chances(self, dice: Dice) -> dict[Spot, float]:
        """The same from stirred fleets: each look adds all places of a unit, not only the one where it lies."""
        found: dict[Spot, float] = {}
        looks = dict.fromkeys(self.kinds, 0)
        for _ in range(_CHAINS):
            spots = self._draw(dice)
            for one in range(len(spots)):
                self._look(spots, one, found, looks)
            for _ in range(_MOVES):
                self._stir(spots, dice)
                if not self._error(_covered(spots)):
                    self._look(spots, dice.below(len(spots)), found, looks)
        return {spot: mass * self.number[spot[3]] / looks[spot[3]] for spot, mass in found.items()}

    def _look(self, spots: list[Spot], one: int, found: dict[Spot, float], looks: dict[UnitType, int]) -> None:
        """Adds all places where one unit could lie if the others stay."""
        firsts, _, covered = self._free_for(spots, one, one)
        fitting, covered = self._beside(spots, one, one, firsts, covered)
        if self.seen.counts:
            fitting = [spot for spot in fitting if not self._error(covered | spot[0])]
        looks[spots[one][3]] += 1
        for spot in fitting:
            found[spot] = found.get(spot, 0.0) + 1 / len(fitting)

    # -- counting -----------------------------------------------------------------------------------------------

    def all(self, most: int) -> list[Fleet] | None:
        """Every fleet that fits, each once; None if there are more than *most* or the search gets too long."""
        found: set[Fleet] = set()
        search = _Search(self, 12 * most, self.seen.counts)
        if not search.collect(found, most):
            return None
        return sorted(found)


@lru_cache(maxsize=64)
def _spots_of(name: str, kind: UnitType) -> tuple[Spot, ...]:
    farm = farm_of(name)
    return tuple(
        (farm.foot_mask[kind][anchor], farm.halo_mask[kind][anchor], anchor, kind) for anchor in farm.spots[kind]
    )


def _all_spots(farm: Farm, kind: UnitType) -> tuple[Spot, ...]:
    """Everywhere a unit of this type could lie on an empty board."""
    return _spots_of(farm.set.name, kind)


class _Search:
    """A depth-first search for fleets: first the units on known hits, then the rest from the largest down."""

    def __init__(
        self, fleets: FleetsThatFit, patience: int, counts: tuple[tuple[int, int], ...], dice: Dice | None = None
    ) -> None:
        self.of = fleets
        self.counts = counts  # the pigeons' that it heeds
        self.dice = dice
        self.patience = patience  # steps until it gives up; negative: never
        self.weight = 1
        self.left = dict(fleets.number)

    def run(self) -> Fleet | None:
        """A random fleet, or None when patience ran out."""
        laid: list[Spot] = []
        return tuple(laid) if self._descend(laid, 0, 0, 1) else None

    def _descend(self, laid: list[Spot], covered: int, blocked: int, weight: int) -> bool:
        """Lays the next unit in random order of its places until the rest follows."""
        options = self._options(covered, blocked)
        if options is None:
            self.weight = weight
            return True
        assert self.dice is not None
        weight *= len(options)
        while options:
            if self.patience == 0:
                return False
            self.patience -= 1
            index = self.dice.below(len(options))
            spot = options[index]
            options[index] = options[-1]
            options.pop()
            laid.append(spot)
            self.left[spot[3]] -= 1
            if self._descend(laid, covered | spot[0], blocked | spot[1], weight):
                return True
            self.left[spot[3]] += 1
            laid.pop()
        return False

    def collect(self, found: set[Fleet], most: int) -> bool:
        """Collects all fleets; whether that was possible within the limits."""
        return self._collect(found, most, [], 0, 0)

    def _collect(self, found: set[Fleet], most: int, laid: list[Spot], covered: int, blocked: int) -> bool:
        options = self._options(covered, blocked)
        if options is None:
            found.add(tuple(sorted(laid, key=_by_type)))
            return len(found) <= most
        for spot in options:
            self.patience -= 1
            if self.patience == 0:
                return False
            if laid and laid[-1][3] == spot[3] and laid[-1][2] > spot[2] and not laid[-1][0] & self.of.seen.known:
                continue  # equal units in one order only
            laid.append(spot)
            self.left[spot[3]] -= 1
            complete = self._collect(found, most, laid, covered | spot[0], blocked | spot[1])
            self.left[spot[3]] += 1
            laid.pop()
            if not complete:
                return False
        return True

    def _options(self, covered: int, blocked: int) -> list[Spot] | None:
        """The places for the next unit; None when all are laid and everything agrees, none when it cannot."""
        left = self.left
        room = sum(self.of.farm.size[kind] * number for kind, number in left.items()) if self.counts else 0
        for mask, count in self.counts:
            need = count - (covered & mask).bit_count()
            if need < 0 or need > min(room, (mask & ~blocked).bit_count()):
                return []
            if need == 0:
                blocked |= mask
        uncovered = self.of.seen.known & ~covered
        if uncovered & blocked:
            return []
        if uncovered:
            cell = uncovered & -uncovered
            kinds = [kind for kind in self.of.kinds if left[kind]]
            return [spot for kind in kinds for spot in self.of.spots[kind] if spot[0] & cell and not spot[0] & blocked]
        kind = next((kind for kind in self.of.kinds if left[kind]), -1)
        if kind < 0:
            return None
        return [spot for spot in self.of.spots[kind] if not spot[0] & blocked]


def _covered(spots: list[Spot]) -> int:
    """The cells that these units cover."""
    covered = 0
    for spot in spots:
        covered |= spot[0]
    return covered


def _by_type(spot: Spot) -> tuple[UnitType, Cell]:
    return spot[3], spot[2]


def lay_fleet(state: State, board: Seat, fleet: Fleet) -> None:
    """Makes the living units of a board lie like this; wrecks stay where they are."""
    farm = state.farm
    low, first = board * farm.cells, board * farm.tokens
    lying = {kind: sorted(spot[2] for spot in fleet if spot[3] == kind) for kind in farm.token_type}
    for cell in range(farm.cells):
        token = state.unit_at[low + cell]
        if token and state.left[first + token - 1]:
            state.unit_at[low + cell] = 0
    for token, kind in enumerate(farm.token_type):
        if state.left[first + token]:
            anchor = lying[kind].pop(0)
            state.anchors[first + token] = anchor
            state.left[first + token] = _lay(state, low, token, farm.foot[kind][anchor])
    _in_reading_order(state, board)


def _lay(state: State, low: int, token: int, cells: tuple[Cell, ...]) -> int:
    """Notes a token on its cells; how many of them are intact."""
    for cell in cells:
        state.unit_at[low + cell] = token + 1
    return sum(1 for cell in cells if not state.marks[low + cell])


def _in_reading_order(state: State, board: Seat) -> None:
    """Renumbers tokens of the same type so that they stand in reading order, wrecks included."""
    farm = state.farm
    first = board * farm.tokens
    for kind in set(farm.token_type):
        tokens = farm.tokens_of(kind)
        rows = sorted((state.anchors[first + token], state.left[first + token]) for token in tokens)
        for token, (anchor, left) in zip(tokens, rows, strict=True):
            state.anchors[first + token], state.left[first + token] = anchor, left
            if anchor >= 0:
                for place in state.places(board, farm.foot[kind][anchor]):
                    state.unit_at[place] = token + 1
