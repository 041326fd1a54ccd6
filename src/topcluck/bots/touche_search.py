"""The rooster and the top cluck of Touché Poulet: they look at many more worlds than the hen, and hide better.

Whatever is hidden they imagine: hundreds or thousands of fleets that fit all that was seen, each counted by how likely
somebody lays it (`topcluck.bots.touche.guesses`). An attack is worth what it gains over all of these worlds. They think
until they have seen enough worlds or their time is over, and can say what they looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from topcluck.bots.explaining import Explanation, Looked
from topcluck.bots.player import Budget
from topcluck.bots.touche.guesses import guess
from topcluck.bots.touche.hiding import next_step
from topcluck.bots.touche_hen import Prospect, Thought
from topcluck.games.touche.actions import Aim, Fire, Strike, Target
from topcluck.games.touche.fleets import sight
from topcluck.games.touche.model import CREDIT, Place
from topcluck.games.touche.view import View
from topcluck.kernel.faces import Action, Seat

# who is ahead, as told in explanations; fitted to who won 116 games (docs/measurements/touche-bots.md)
_EGG = 30.0  # ears that an egg is worth
_HIT = 8.0  # and a hit on a unit that is not destroyed yet
_LEAD = 25.0  # ears by which one is ahead who wins e times as often as others


class Deliberation(Thought):
    """A decision thought about in many worlds."""

    def __init__(
        self, view: View, actions: Sequence[Action], worlds: int, seconds: float | None, budget: Budget
    ) -> None:
        super().__init__(view, actions)
        self.worlds, self.seconds, self.chance, self.clock = worlds, seconds, budget.chance(), budget.clock
        self.looked_at = 0

    def board(self, board: Seat) -> Prospect:
        """What an opponent's board promises over all imagined worlds."""
        if board not in self.hopes:
            share = None if self.seconds is None else self.seconds / max(1, len(self.prey))
            found = guess(sight(self.state, board), self.worlds, share, self.clock)
            self.looked_at = max(self.looked_at, found.worlds)
            self.hopes[board] = Prospect(self.farm, found.masses, self.state.exploded_on(board))
        return self.hopes[board]

    def place(self) -> Action:
        """A fleet that is well hidden."""
        return next_step(self.state, self.seat, self.actions, self.chance) or super().place()

    # -- saying why ---------------------------------------------------------------------------------------------

    def explained(self) -> Explanation:
        """What to do, and what else was looked at."""
        chosen = self.answer()
        gains = self.gains()
        if chosen not in gains:
            return Explanation(str(chosen))
        most = max(gains.values())
        rows = [Looked(str(action), self.looked_at, self.chance_of(gain - most)) for action, gain in gains.items()]
        rows.sort(key=lambda row: (row.action != str(chosen), -row.chance))
        return Explanation(str(chosen), tuple(rows), sum(row.visits for row in rows))

    def gains(self) -> dict[Action, float]:
        """What the options gain that are weighed against each other over the worlds."""
        if self.kind in ("turn", "overtime"):
            fires = [action for action in self.actions if isinstance(action, Fire)]
            return {action: self.promise(self.farm.unit_ids.index(action.unit)) for action in fires}
        if self.kind == "strike_block":
            blocks = {self.state.names.write("place", place): gain for gain, place in self.blocks()}
            return {action: blocks[action.place] for action in self.actions if isinstance(action, Strike)}
        if self.kind in ("attack_board", "attack_cell", "bonus_board", "bonus_cell", "line_cell"):
            return self.targets()
        return {}

    def targets(self) -> dict[Action, float]:
        """What cells gain, alone or by the best line through them, or the best of a board."""
        cells: dict[str, float] = {}
        boards: dict[str, float] = {}
        for gain, place in sorted(self.line_gains() if self.is_line() else self.cell_gains(), reverse=True):
            cells.setdefault(self.state.names.write("place", place), gain)
            boards.setdefault(self.state.names.write("board", place // self.farm.cells), gain)
        found: dict[Action, float] = {a: cells[a.place] for a in self.actions if isinstance(a, Target)}
        return found | {a: boards[a.player] for a in self.actions if isinstance(a, Aim) and a.player in boards}

    def cell_gains(self) -> list[tuple[float, Place]]:
        """What a shot at each cell promises."""
        return [(gain, place) for gain, _, place in self.best(self.gains_of(self.about[1]), self.prey)]

    def line_gains(self) -> list[tuple[float, Place]]:
        """What each line promises, for each of its cells; once it is begun, by its shots alone."""
        unit = self.farm.unit_ids.index(self.about[1])
        begun = self.kind == "line_cell"
        rows = self.lines(unit, self.state.attacks[self.seat][-1][1:] if begun else ())
        bonus = {board: 0.0 if begun else self.bonus(unit, board) for board in self.prey}
        size = self.farm.cells
        return [(gain + hit * bonus[board], board * size + cell) for gain, hit, board, line in rows for cell in line]

    def chance_of(self, gain: float) -> float:
        """How likely it is to win with so much less than the best option: by what all have got so far.

        The best option changes nothing: the others will do their best as well.
        """
        wealth = [self.wealth(seat) for seat in (self.seat, *self.state.opponents(self.seat))]
        wealth[0] += gain
        shares = [exp((one - max(wealth)) / _LEAD) for one in wealth]
        return shares[0] / sum(shares)

    def wealth(self, seat: Seat) -> float:
        """What a player has got: ears, eggs, and hits that will be paid for."""
        hits = self.state.marks.count(CREDIT + seat)
        return self.state.purses[seat] + _EGG * self.state.owned[seat] + _HIT * hits


class ToucheRooster:
    """Looks at some hundred worlds."""

    worlds = 400
    seconds = 0.6  # for one decision; a turn has a handful, of which the first does most of the thinking

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """One of the actions, by what the view shows."""
        return actions[0] if len(actions) == 1 else self._thinking(view, actions, budget).answer()

    def explain(self, view: View, actions: Sequence[Action], budget: Budget) -> Explanation:
        """What it would choose, and what it looked at."""
        if len(actions) == 1:
            return Explanation(str(actions[0]))
        return self._thinking(view, actions, budget).explained()

    def _thinking(self, view: View, actions: Sequence[Action], budget: Budget) -> Deliberation:
        """A thought within the budget: with a number of iterations its own time does not matter."""
        if budget.iterations is not None:
            return Deliberation(view, actions, budget.iterations, budget.seconds, budget)
        own = self.seconds * budget.think
        seconds = own if budget.seconds is None else min(own, budget.seconds)
        return Deliberation(view, actions, self.worlds, seconds, budget)


class ToucheTopCluck(ToucheRooster):
    """Looks at thousands of worlds."""

    worlds = 3000
    seconds = 2.0
