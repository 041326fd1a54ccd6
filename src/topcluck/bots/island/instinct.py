"""What comes to mind first: how much each action on offer seems worth, from numbers alone.

Search begins with it where it has not looked yet, and plays its roll-outs by it. One function for each kind of
decision, like the hen's, and it thinks as the hen does; what has none is left to chance.
"""

from __future__ import annotations

from math import exp
from typing import Final

from topcluck.bots.island.bare import fights, turns
from topcluck.bots.island.bare.glance import Glance
from topcluck.bots.island.bare.lore import Lore
from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.state import State
from topcluck.kernel.chance import QuickChance

WARMTH: Final = 0.06  # how far apart two worths must lie to make a clear difference
ROLLING_WARMTH: Final = 0.02  # the same where instinct plays


class Instinct:
    """Weighs what is on offer."""

    def __init__(self, lore: Lore) -> None:
        self.lore = lore

    def weigh(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """What each of these actions seems worth to the seat."""
        frame = state.stack[-1]
        kind, glance = frame[0], Glance(state, seat, self.lore)
        if kind in (d.ACTION, d.WINDOW):
            return turns.take_action(glance, codes)
        if kind == d.MOVE_STEP:
            return turns.move_step(glance, codes, frame[2], frame[3])
        if kind in (d.COMBAT_PLAY, d.COMBAT_MORE):
            return fights.combat_play(glance, codes)
        if kind == d.COMBAT_DICE:
            return fights.combat_dice(glance, codes)
        if kind in (d.ROLL, d.REROLL_DICE, d.ROLL_AGAIN):
            return turns.roll(glance, codes)
        if kind == d.REROLL:
            return turns.second_roll(glance, codes)
        if kind in (d.PICK, d.REFILL, d.GAIN_RESOURCE, d.RECOVER):
            return turns.pick(glance, codes)
        if kind == d.MOVE_UNIT:
            return [glance.gain(code >> 8, 0) if code & 255 == a.MOVE else 0.0 for code in codes]
        if kind == d.ATTACK_WITH:
            return turns.attack_with(glance, codes)
        if kind == d.DRAW_STEP:
            return turns.draw_step(glance, codes)
        if kind == d.MOVE_BAND:
            return [turns.company(state, code) for code in codes]
        return self._seldom(glance, codes, frame)

    def pick(self, state: State, seat: int, codes: list[int], whim: QuickChance) -> int:
        """What it does, with a little luck."""
        if len(codes) == 1:
            return codes[0]
        left = whim.part()
        for code, part in zip(codes, shares(self.weigh(state, seat, codes), ROLLING_WARMTH), strict=True):
            left -= part
            if left <= 0.0:
                return code
        return codes[-1]

    def _seldom(self, glance: Glance, codes: list[int], frame: d.Frame) -> list[float]:
        """The same for what is asked less often."""
        kind, state, seat, lore = frame[0], glance.state, glance.seat, self.lore
        if kind in (d.BUILD_CARD, d.QUICK_BUILD):
            return [glance.machine(code >> 8) if code & 255 == a.BUILD else 0.02 for code in codes]
        if kind == d.BUILD_HEX:
            return [turns.site(glance, frame[2], code >> 8) for code in codes]
        if kind == d.BUILD_PILOT:
            return [turns.pilot(glance, code) for code in codes]
        if kind == d.BUILD_SAVE:
            return [-0.1 * state.resources[seat * 3 + (code >> 8)] if code & 255 == a.SAVE else -1.0 for code in codes]
        if kind == d.HAND_DISCARD:
            return [-lore.keep(state, seat, code >> 8) for code in codes]
        if kind == d.DISCARD_FROM:
            return [lore.keep(state, seat, code >> 8) for code in codes]
        if kind == d.STRATEGY_LIMIT:
            return [-lore.strategy(state, seat, code >> 8) for code in codes]
        if kind == d.RETURN_RESOURCE or (kind == d.LOSE_RESOURCE and frame[3] == seat):
            return [0.1 * turns.spare(glance, code >> 8) for code in codes]
        if kind == d.EXCHANGE:
            return [turns.exchange(glance, code) for code in codes]
        if kind == d.PLACE_SHIELD:
            return [turns.shield(glance, code >> 8) for code in codes]
        if kind in (d.TRANSIT_BACK, d.PLACE_LEADER, d.PLACE_STRAY):
            return turns.put(glance, codes, frame[2])
        return fights.card_question(glance, codes, frame)


def shares(weights: list[float], warmth: float) -> list[float]:
    """Weights as shares of 1: the warmer, the more alike."""
    most = max(weights)
    raw = [exp(max((weight - most) / warmth, -30.0)) for weight in weights]
    total = sum(raw)
    return [one / total for one in raw]
