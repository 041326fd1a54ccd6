"""The hen of Touché Poulet: a hunter that shoots where units most probably lie.

For each opponent she works out how likely every unit is to lie on every spot, from all that was seen (hits, craters,
wrecks, pigeons' counts, and that units never touch), fires the unit whose expected gain is best, and buys eggs as soon
as she can. She looks one attack ahead and keeps nothing in mind: the view tells her everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from topcluck.bots.player import Budget
from topcluck.games.touche.actions import (
    Aim,
    Buy,
    End,
    Field,
    Fire,
    Patch,
    Play,
    RandomFleet,
    Resolve,
    Rob,
    Skip,
    Spy,
    Strike,
    Take,
    Target,
)
from topcluck.games.touche.farm import LINE_CELLS, Farm, bits, farm_of
from topcluck.games.touche.fleets import Sight, fleets_for, sight
from topcluck.games.touche.model import CREDIT, Cell, Place, UnitType
from topcluck.games.touche.rules.attacks import reach
from topcluck.games.touche.state import State
from topcluck.games.touche.view import View, restore
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.faces import Action, Seat

_FOR_A_HIT = 3.0  # what a hit is worth beside its ears: the enemy shoots less
_FOR_A_FIELD = 3.0
_LIKED = (  # weapons from the best
    "haggling_hen", "smuggler", "bumper_harvest", "overtime", "salvo", "nuclear_strike", "ostrich_shells",
    "hayloft_gunners", "laser_sight", "pigeon_spies", "thieving_crow", "turbo_engine", "fertiliser", "bandit_mask",
    "patch_up", "scarecrow", "field_generator", "emergency_shield",
)  # fmt: skip


class Prospect:
    """What a board promises, cell by cell: the chance of a hit, and the gains of a shot, an eggwitzer, a sprayer."""

    def __init__(self, farm: Farm, masses: dict[tuple[int, int, int, int], float], exploded: int) -> None:
        self.chance = [0.0] * farm.cells
        self.shot = [0.0] * farm.cells
        self.eggwitzer = [0.0] * farm.cells
        self.sprayer = [0.0] * farm.cells
        for (foot, _, _, kind), mass in masses.items():
            worth = mass * (farm.value[kind] + _FOR_A_HIT)
            intact = bits(foot & ~exploded)
            for cell in intact:
                self.chance[cell] += mass
                self.shot[cell] += worth
                self.eggwitzer[cell] += worth * sum(1 for other in intact if other in farm.close[cell])
                self.sprayer[cell] += worth * sum(1 for other in intact if other in farm.around[cell])


@lru_cache(maxsize=64)
def prospect(seen: Sight, exploded: int) -> Prospect:
    """What a board promises to whoever sees this. The luck is the sight's own, so the answer is always the same."""
    luck = Chance(key_of(repr(seen)))
    return Prospect(farm_of(seen.cards), fleets_for(seen).chances(luck), exploded)


class ToucheHen:
    """Shoots where units most probably lie; buys whatever she can."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """One of the actions, by what the view shows."""
        if len(actions) == 1:
            return actions[0]
        return Thought(view, actions).answer()


class Thought:
    """One decision being thought about."""

    def __init__(self, view: View, actions: Sequence[Action]) -> None:
        assert view.seat is not None
        self.view, self.actions, self.seat = view, actions, view.seat
        self.state: State = restore(view, Chance(b""))
        self.farm = self.state.farm
        self.kind, *self.about = view.pending[-1].split()
        boards = self.state.boards_to_target(self.seat)
        self.prey: dict[Seat, list[Cell]] = {  # for each board the cells that can be targeted
            board: [c for c, yes in enumerate(self.state.targetable(self.seat, board)) if yes] for board in boards
        }
        self.hopes: dict[Seat, Prospect] = {}

    def answer(self) -> Action:
        """What to do."""
        plans: dict[str, Callable[[], Action]] = {
            "placement": self.place,
            "turn": self.turn,
            "overtime": self.fire,
            "resolving": self.go_on,
            "attack_board": self.aim,
            "attack_cell": self.target,
            "line_cell": self.go_on_with_line,
            "bonus_board": self.aim,
            "bonus_cell": self.target,
            "strike_board": self.strike_board,
            "strike_block": self.strike,
            "field_board": self.field_board,
            "field_block": self.field,
            "taking": self.take,
            "spying": self.spy,
            "robbery": self.rob,
            "patching": self.patch,
        }
        return plans.get(self.kind, lambda: self.actions[0])()

    # -- what lies where ----------------------------------------------------------------------------------------

    def board(self, board: Seat) -> Prospect:
        """What an opponent's board promises."""
        if board not in self.hopes:
            self.hopes[board] = prospect(sight(self.state, board), self.state.exploded_on(board))
        return self.hopes[board]

    def best(
        self, gains: Callable[[Prospect], list[float]], boards: Iterable[Seat]
    ) -> list[tuple[float, float, Place]]:
        """All cells that can be targeted on these boards, with gain and chance, the best first."""
        rows = []
        for board in boards:
            hope = self.board(board)
            gain = gains(hope)
            low = board * self.farm.cells
            rows += [(gain[cell], hope.chance[cell], low + cell) for cell in self.prey.get(board, ())]
        return sorted(rows, reverse=True)

    def gains_of(self, arm: str) -> Callable[[Prospect], list[float]]:
        """How the cells are valued for what the attack is made with."""
        unit = self.farm.unit_ids.index(arm) if arm in self.farm.unit_ids else -1
        bonus = self.farm.when_hit[unit] if unit >= 0 else ""
        if bonus == "explode_surrounding":
            return lambda hope: hope.sprayer
        if bonus == "explode_neighbours":
            return lambda hope: hope.eggwitzer
        return lambda hope: hope.shot

    # -- the own turn -------------------------------------------------------------------------------------------

    def place(self) -> Action:
        """A random fleet is as hard to guess as any."""
        return self.first(RandomFleet) or self.actions[0]

    def turn(self) -> Action:
        """Buy, play what helps, then fire."""
        return self.buy() or self.play() or self.strike_instead() or self.fire()

    def go_on(self) -> Action:
        """The same in the resolution."""
        return self.buy() or self.play() or self.first(Resolve) or self.first(End) or self.actions[0]

    def buy(self) -> Action | None:
        """The cheapest way to another egg."""
        wreck = next((a for a in self.actions if isinstance(a, Buy) and a.egg != "wild"), None)
        return self.plays("haggling_hen") or wreck or self.plays("smuggler") or self.first(Buy)

    def play(self) -> Action | None:
        """A weapon that is worth playing now."""
        robbable = [
            other
            for other in self.state.opponents(self.seat)
            if self.state.purses[other] and not self.state.has(other, "no_theft")
        ]
        crow = self.plays("thieving_crow") if robbable else None
        shield = self.plays("emergency_shield") if self.state.fields[self.seat] < 0 else None
        helpful = ("bumper_harvest", "pigeon_spies", "salvo", "overtime", "patch_up")
        return next((a for weapon in helpful if (a := self.plays(weapon))), None) or crow or shield

    def plays(self, weapon: str) -> Action | None:
        """The action that plays a weapon, if it is on offer."""
        return next((a for a in self.actions if isinstance(a, Play) and a.weapon == weapon), None)

    def first(self, kind: type[Action]) -> Action | None:
        """The first action of a kind."""
        return next((action for action in self.actions if isinstance(action, kind)), None)

    # -- attacks ------------------------------------------------------------------------------------------------

    def fire(self) -> Action:
        """The unit whose attack promises most."""
        units = [action for action in self.actions if isinstance(action, Fire)]
        if not units:
            return self.first(End) or self.actions[0]
        return max(units, key=lambda action: self.promise(self.farm.unit_ids.index(action.unit)))

    def promise(self, unit: UnitType) -> float:
        """The expected gain of a unit's attack with its bonus."""
        cells = min(reach(self.state, self.seat, unit), self.state.free_targets(self.seat))
        if self.farm.pattern[unit] == LINE_CELLS:
            bonus = {board: self.bonus(unit, board) for board in self.prey}
            return max((gain + hit * bonus[board] for gain, hit, board, _ in self.lines(unit)), default=0.0)
        rows = self.best(self.gains_of(self.farm.unit_ids[unit]), self.prey)
        gain = sum(row[0] for row in rows[:cells])
        if self.farm.when_hit[unit] == "extra_shot":
            gain += _any(row[1] for row in rows[:cells]) * sum(row[0] for row in rows[cells : cells + 1])
        return gain

    def bonus(self, unit: UnitType, board: Seat) -> float:
        """What a hit of a line brings on top."""
        effect = self.farm.when_hit[unit]
        if effect == "attack_as":
            arm = self.farm.unit_ids[self.farm.bonus_unit[unit]]
            return max((row[0] for row in self.best(self.gains_of(arm), self.prey)), default=0.0)
        if effect == "steal_ears" and not self.state.has(board, "no_theft"):
            return float(min(self.farm.bonus_amount[unit], self.state.purses[board]))
        return _FOR_A_FIELD if effect == "place_field" else 0.0

    def lines(self, unit: UnitType, within: Sequence[Place] = ()) -> list[tuple[float, float, Seat, list[Cell]]]:
        """Gain, chance of any hit, board and targetable cells of all lines, or of those through these places."""
        length = reach(self.state, self.seat, unit)
        rows = []
        for board, cells in self.prey.items():
            hope, low = self.board(board), board * self.farm.cells
            chosen = [place - low for place in within]
            for line in {line for cell in cells for line in self.farm.lines_through[length][cell] if line}:
                if all(cell in line for cell in chosen):
                    open_cells = [cell for cell in line if cell in cells]
                    gain = sum(hope.shot[cell] for cell in open_cells)
                    rows.append((gain, _any(hope.chance[cell] for cell in open_cells), board, open_cells))
        return rows

    def best_of_line(self, within: Sequence[Place] = ()) -> tuple[Seat, list[Cell]]:
        """Board and cells of the line that promises most."""
        unit = self.farm.unit_ids.index(self.about[1])
        bonus = {board: self.bonus(unit, board) for board in self.prey}
        best = max(self.lines(unit, within), key=lambda row: (row[0] + row[1] * bonus[row[2]], row[2], row[3]))
        return best[2], best[3]

    def is_line(self) -> bool:
        """Whether the attack being made is a line."""
        arm = self.about[1]
        return arm in self.farm.unit_ids and self.farm.pattern[self.farm.unit_ids.index(arm)] == LINE_CELLS

    def aim(self) -> Action:
        """The board with the best cell, or the best line."""
        if self.is_line():
            board = self.best_of_line()[0]
        else:
            board = self.best(self.gains_of(self.about[1]), self.prey)[0][2] // self.farm.cells
        return self.aim_at(board)

    def aim_at(self, board: Seat) -> Action:
        """The action that aims at a board."""
        name = self.state.names.write("board", board)
        return next((a for a in self.actions if isinstance(a, Aim) and a.player == name), self.actions[0])

    def target(self) -> Action:
        """The best cell of the board."""
        board = self.state.names.read("board", self.about[-1])
        if self.is_line():
            best, cells = self.best_of_line()
            if best == board:
                return self.shoot([board * self.farm.cells + cell for cell in cells])
        return self.shoot([place for _, _, place in self.best(self.gains_of(self.about[1]), [board])])

    def go_on_with_line(self) -> Action:
        """The next cell of the best line through those that were chosen; or enough, if that line is complete."""
        chosen = self.state.attacks[self.seat][-1][1:]
        board = self.state.names.read("board", self.about[-1])
        rows = [row for row in self.lines(self.farm.unit_ids.index(self.about[1]), chosen) if row[2] == board]
        cells = max(rows)[3] if rows else []
        return self.shoot([board * self.farm.cells + cell for cell in cells])

    def shoot(self, places: Iterable[Place]) -> Action:
        """The first of these places that is on offer as a target."""
        offered = {action.place: action for action in self.actions if isinstance(action, Target)}
        names = (self.state.names.write("place", place) for place in places)
        return next((offered[name] for name in names if name in offered), self.actions[0])

    # -- strikes, fields and other weapons ----------------------------------------------------------------------

    def blocks(self) -> list[tuple[float, Place]]:
        """What each block that could be struck promises."""
        rows = []
        for board, cells in self.prey.items():
            hope, low = self.board(board), board * self.farm.cells
            rows += [
                (sum(hope.shot[cell] for cell in self.farm.blocks[anchor] if cell in cells), low + anchor)
                for anchor in self.farm.block_anchors
            ]
        return sorted(rows, reverse=True)

    def strike_instead(self) -> Action | None:
        """A nuclear strike, if it promises more than its price and the best attack."""
        strike = self.plays("nuclear_strike")
        if strike is None:
            return None
        units = [self.farm.unit_ids.index(action.unit) for action in self.actions if isinstance(action, Fire)]
        best = max((self.promise(unit) for unit in units), default=0.0)
        price = max(self.farm.price)
        return strike if self.blocks()[0][0] > best + price else None

    def strike_board(self) -> Action:
        """The board with the best block."""
        return self.aim_at(self.blocks()[0][1] // self.farm.cells)

    def strike(self) -> Action:
        """The best block that is on offer."""
        offered = {action.place: action for action in self.actions if isinstance(action, Strike)}
        names = (self.state.names.write("place", place) for _, place in self.blocks())
        return next((offered[name] for name in names if name in offered), self.actions[0])

    def field_board(self) -> Action:
        """The field guards what is left of an own damaged unit."""
        return self.aim_at(self.seat) if self.state.living[self.seat] else self.first(Skip) or self.actions[0]

    def field(self) -> Action:
        """The block that covers most of the own damaged units."""
        return max((a for a in self.actions if isinstance(a, Field)), key=self.guarded, default=self.actions[0])

    def guarded(self, action: Field) -> int:
        """How much a field at this place would guard."""
        place = self.state.names.read("place", action.place)
        low = self.seat * self.farm.cells
        if not low <= place < low + self.farm.cells:
            return 0
        return sum(self.need(low + cell) for cell in self.farm.fields[place - low])

    def need(self, place: Place) -> int:
        """How much a cell of the own board needs to be guarded: more if its unit was hit."""
        token = self.state.unit_at[place]
        if not token or self.state.marks[place]:
            return 0
        kind = self.farm.token_type[token - 1]
        hit = self.state.left[self.seat * self.farm.tokens + token - 1] < self.farm.size[kind]
        return self.farm.value[kind] * (3 if hit else 1)

    def take(self) -> Action:
        """The weapon she likes best."""
        return min(self.actions, key=lambda a: _LIKED.index(a.weapon) if isinstance(a, Take) else len(_LIKED))

    def spy(self) -> Action:
        """The zone with the most cells that nobody knows anything about."""
        return max(self.actions, key=lambda a: self.unknown(a.area) if isinstance(a, Spy) else -1)

    def unknown(self, area: str) -> int:
        """How many open cells of a zone were never counted."""
        board, zone = divmod(self.state.names.read("area", area), len(self.farm.zones))
        counted = any(report[:2] == (board, zone) for report in self.state.reports)
        return 0 if counted else (self.farm.zone_mask[zone] & ~self.state.exploded_on(board)).bit_count()

    def rob(self) -> Action:
        """The fullest purse that no Scarecrow guards."""
        return max(self.actions, key=lambda a: self.loot(a.player) if isinstance(a, Rob) else -1)

    def loot(self, player: str) -> int:
        """What can be taken from a player."""
        seat = self.state.names.read("board", player)
        return 0 if self.state.has(seat, "no_theft") else self.state.purses[seat]

    def patch(self) -> Action:
        """A cell of the unit that is nearest to its end."""
        return max(self.actions, key=lambda a: self.hurt(a.place) if isinstance(a, Patch) else -1)

    def hurt(self, place: str) -> int:
        """How many cells of the unit there were hit."""
        token = self.state.unit_at[self.state.names.read("place", place)] - 1
        cells = self.state.places(self.seat, self.state.footprint(self.seat, token))
        return sum(1 for cell in cells if self.state.marks[cell] >= CREDIT)


def _any(chances: Iterable[float]) -> float:
    """The chance that at least one comes true, as if they had nothing to do with each other."""
    none = 1.0
    for chance in chances:
        none *= max(0.0, 1.0 - chance)
    return 1.0 - none
