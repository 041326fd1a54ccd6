"""What is printed on the cards of a box, read once: what Scrolls add, how Machines go, how full hands protect."""

from __future__ import annotations

from typing import Final

from topcluck.bots.island.bare.paths import BANDS, MACHINE, ON_LAVA, PAST_ENEMIES, Paths
from topcluck.games.island.box import (
    ACTIVATE,
    ARMOR,
    ATTACKER,
    BUILD_DISCOUNT,
    CANCEL_SCROLL,
    CATASTROPHE,
    CHANGE_DEFENDER,
    DEFENDER,
    DESTROY,
    FREE_ACTION,
    GRANT,
    LAVA_WALK,
    MAGIC,
    MODIFY,
    MODIFY_LIMIT,
    MOVE,
    RESOLVE,
    SPEED,
    STATIC,
    STRATEGY,
    STRENGTH,
    Box,
)
from topcluck.games.island.box import MACHINE as MACHINE_CARD
from topcluck.games.island.box import PASS_ENEMIES as PASSES_ENEMIES
from topcluck.games.island.rules.selecting import matches, static_context
from topcluck.games.island.state import State

MOST_LORE: Final = 16  # boxes that are kept in mind
MOST_PATHS: Final = 64  # arrangements of units
SAFE: Final = 4  # how much armor a Scroll stands for that takes the attack from the defender
UNDO: Final = 2  # the same for a cancelled Scroll


class Lore:
    """What is printed on the cards of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        count = len(box.names)
        self.attack: list[int] = [0] * count  # what a Scroll adds for the attacker
        self.defence: list[int] = [0] * count  # and for the defender
        for card in range(count):
            if box.kind[card] == MAGIC:
                self._read(card)
        self.effects = [sum(len(lines) for lines in by_when) for by_when in box.lines]
        self.itself = [self._moves_itself(card) for card in range(count)]
        self.gait = [self._gait(card) if box.kind[card] == MACHINE_CARD else 0 for card in range(count)]
        self._share = self._shares()
        self._odds: list[list[float]] = [[1.0]]
        self._paths: dict[tuple[tuple[tuple[int, ...], ...], bytes, tuple[int, ...], tuple[int, ...], int], Paths] = {}

    def _read(self, card: int) -> None:
        """What a Magic does in a combat, as far as one can say without knowing it."""
        attack = defence = 0
        for line in self.box.lines[card][RESOLVE]:
            if line.op == MODIFY and line.target is not None:
                if line.stat == STRENGTH and line.target.fights == ATTACKER:
                    attack = max(attack, line.amount)
                elif line.stat == ARMOR and line.target.fights == DEFENDER:
                    attack, defence = max(attack, -line.amount), max(defence, line.amount)
            elif line.op == CHANGE_DEFENDER:
                defence = max(defence, SAFE)
            elif line.op == CANCEL_SCROLL:
                defence = max(defence, UNDO)
        self.attack[card], self.defence[card] = attack, defence

    def _moves_itself(self, card: int) -> bool:
        """Whether a Machine has a free move in each turn (MACH-6)."""
        lines = self.box.lines[card][ACTIVATE]
        return any(line.op == FREE_ACTION and line.action == MOVE and not line.stars for line in lines)

    def _gait(self, card: int) -> int:
        """How a Machine goes that is not built yet."""
        gait = MACHINE | (BANDS if self.box.bands[card] else 0)
        for line in self.box.lines[card][STATIC]:
            if line.op == GRANT and line.trait == LAVA_WALK:
                gait |= ON_LAVA
            elif line.op == GRANT and line.trait == PASSES_ENEMIES:
                gait |= PAST_ENEMIES
        return gait

    def strategy(self, state: State, seat: int, card: int) -> float:
        """What a Strategy in play is worth to a seat, with the units it has."""
        worth, frame = 0.01, static_context(seat, card, state.leader_of(seat))
        for line in self.box.lines[card][STATIC] + self.box.lines[card][ACTIVATE]:
            if line.op == MODIFY and line.target is not None and not line.target.fights:
                units = 0
                for unit in state.units_of(seat):
                    units += matches(state, line.target, unit, frame)
                share = 0.01 if line.stat == ARMOR else 0.015 if line.stat == SPEED else 0.02
                worth += share * line.amount * min(units, 3)
            elif line.op == MODIFY:
                worth += 0.12
            elif line.op == MODIFY_LIMIT:
                worth += 0.1
            elif line.op == BUILD_DISCOUNT:
                worth += 0.06
            elif line.op == GRANT:
                worth += 0.02
            elif line.op == DESTROY:
                worth -= 0.01
            else:
                worth += 0.01
        return worth

    def keep(self, state: State, seat: int, card: int) -> float:
        """What a Scroll is worth in the hand."""
        if self.box.kind[card] == STRATEGY:
            return self.strategy(state, seat, card) * (0.5 if card in state.strategies[seat] else 1.0)
        return 0.03 * max(self.attack[card], self.defence[card], 1)

    def _shares(self) -> list[float]:
        """How likely an unknown Scroll adds so much for a defender; to the Challenger each is a number (SOLO-27)."""
        box = self.box
        if box.armies > box.seats:
            numbers = [max(box.bonus[card]) for card in box.scroll_cards if card in box.bonus]
        else:
            numbers = [self.defence[card] for card in box.scroll_cards if box.kind[card] != CATASTROPHE]
        share = [0.0] * (max(numbers, default=0) + 1)
        for number in numbers:
            share[number] += 1.0 / len(numbers)
        return share if numbers else [1.0]

    def holds(self, scrolls: int, lead: int) -> float:
        """The chance that so many unknown Scrolls add no more than that for the defender."""
        if lead < 0:
            return 0.0
        while len(self._odds) <= scrolls:
            last = self._odds[-1]
            grown = [0.0] * (len(last) + len(self._share) - 1)
            for total, chance in enumerate(last):
                for armor, part in enumerate(self._share):
                    grown[total + armor] += chance * part
            self._odds.append(grown)
        row = self._odds[scrolls]
        sums = 0.0
        for total in range(min(lead + 1, len(row))):
            sums += row[total]
        return sums

    def paths(self, state: State, seat: int) -> Paths:
        """The ways of a seat's units as all units stand now; many choices leave them where they are."""
        key = (tuple(state.at), bytes(state.ground), tuple(state.card), tuple(state.claims), seat)
        found = self._paths.get(key)
        if found is None:
            if len(self._paths) >= MOST_PATHS:
                self._paths.clear()
            found = self._paths[key] = Paths(seat)
        return found


_LORE: dict[int, Lore] = {}  # of the boxes that were last looked at


def lore_of(box: Box) -> Lore:
    """What is printed on the cards of a box; read once."""
    found = _LORE.get(id(box))
    if found is None or found.box is not box:
        if len(_LORE) >= MOST_LORE:
            _LORE.clear()
        found = _LORE[id(box)] = Lore(box)
    return found
