"""Who can get where on the bare state: steps to a hex from which somebody can be attacked (`ways`, in numbers)."""

from __future__ import annotations

from typing import Final

from topcluck.games.island.board import BASE, LAVA, SEA
from topcluck.games.island.box import LAVA_WALK, PASS_ENEMIES
from topcluck.games.island.rules.values import has_trait
from topcluck.games.island.state import State

FAR: Final = 99

# bits of a gait: how a unit goes, whatever its speed
MACHINE: Final = 1
BANDS: Final = 2
ON_LAVA: Final = 4
PAST_ENEMIES: Final = 8


def gait_of(state: State, unit: int) -> int:
    """How a unit on the island goes."""
    gait = MACHINE if state.place[unit] > 6 else 0
    if state.bands(unit):
        gait |= BANDS
    if has_trait(state, unit, LAVA_WALK):
        gait |= ON_LAVA
    if has_trait(state, unit, PASS_ENEMIES):
        gait |= PAST_ENEMIES
    return gait


class Paths:
    """The ways of the units of one seat, as long as all units stand where they do.

    It keeps no state: whoever asks hands over one with the same arrangement of units and tiles.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._ground: dict[int, tuple[list[bool], list[bool]]] = {}
        self._strike: dict[int, list[int]] = {}
        self._stops: dict[int, list[int]] = {}
        self._home: dict[int, list[int]] = {}

    def ground(self, state: State, gait: int) -> tuple[list[bool], list[bool]]:
        """For each hex whether such a unit may go through, and whether it may stop there (MOVE-3 to MOVE-5, MAP-8)."""
        found = self._ground.get(gait)
        if found is None:
            through: list[bool] = []
            stops: list[bool] = []
            for hex in range(len(state.ground)):
                passes = self._may_pass(state, gait, hex)
                through.append(passes)
                stops.append(passes and self._may_stop(state, gait, hex))
            found = self._ground[gait] = (through, stops)
        return found

    def _may_pass(self, state: State, gait: int, hex: int) -> bool:
        """Whether a unit may go through a hex and live."""
        ground = state.ground[hex]
        if ground == SEA or (ground == LAVA and not gait & ON_LAVA):
            return False
        open_to_all = state.box.options.base_entry == "any_unit"
        if ground == BASE and not open_to_all and (gait & MACHINE or state.land_owner(hex) != self.seat):
            return False
        stack = state.at[hex]
        return not stack or state.owner[stack[0]] == self.seat or bool(gait & PAST_ENEMIES)

    def _may_stop(self, state: State, gait: int, hex: int) -> bool:
        """Whether a unit may share a hex with who stands there (MAP-7, MAP-8)."""
        for unit in state.at[hex]:
            if state.owner[unit] != self.seat or not gait & BANDS or not state.bands(unit):
                return False
        return True

    def strike(self, state: State, gait: int, reach: int, target: int) -> list[int]:
        """From each hex the steps to the nearest hex on which a unit may stop and attack the target hex."""
        key = (target << 8 | reach) << 8 | gait
        found = self._strike.get(key)
        if found is None:
            _, stops = self.ground(state, gait)
            away = state.box.board.distance[target]
            starts = [hex for hex in range(len(away)) if stops[hex] and 1 <= away[hex] <= reach]
            found = self._strike[key] = self._spread(state, gait, starts, FAR)
        return found

    def to_strike(self, state: State, gait: int, reach: int, target: int, hex: int) -> int:
        """How many steps a unit that can go is from attacking a hex; FAR if there is no way."""
        if 1 <= state.box.board.distance[hex][target] <= reach:
            return 0
        steps = self.strike(state, gait, reach, target)
        if steps[hex] < FAR:
            return steps[hex] or 1  # where it stands is no place to strike from, whatever the map says of others
        best = FAR - 1
        for near in state.box.board.near[hex]:
            best = min(best, steps[near])
        return 1 + best

    def stops(self, state: State, gait: int, hex: int, most: int) -> list[int]:
        """The hexes on which a move of so many steps may end."""
        key = (hex << 8 | most) << 8 | gait
        found = self._stops.get(key)
        if found is None:
            _, free = self.ground(state, gait)
            steps = self._spread(state, gait, [hex], most)
            found = self._stops[key] = [end for end, away in enumerate(steps) if 0 < away < FAR and free[end]]
        return found

    def home(self, state: State, gait: int, base: int) -> list[int]:
        """From each hex the steps to a Base."""
        key = base << 8 | gait
        found = self._home.get(key)
        if found is None:
            found = self._home[key] = self._spread(state, gait, [base], FAR)
        return found

    def _spread(self, state: State, gait: int, starts: list[int], most: int) -> list[int]:
        """How many steps it is from the nearest of these hexes to each hex that can be reached."""
        through, _ = self.ground(state, gait)
        near = state.box.board.near
        steps = [FAR] * len(through)
        for hex in starts:
            steps[hex] = 0
        edge, away = starts, 0
        while edge and away < most:
            away += 1
            further: list[int] = []
            for hex in edge:
                for other in near[hex]:
                    if steps[other] == FAR and through[other]:
                        steps[other] = away
                        further.append(other)
            edge = further
        return steps
