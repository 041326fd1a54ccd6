"""What is printed on the cards of a match, sorted for a player who looks things up, and what a hidden hand may hold."""

from __future__ import annotations

from functools import cache
from typing import Any

from topcluck.games.island.box import catastrophe_effects
from topcluck.games.island.game import cards_of
from topcluck.games.island.model import CardSet, Effect, LeaderCard, MachineCard, ScrollCard
from topcluck.games.island.modes import MODES
from topcluck.games.island.rulesets import Options, resolve

SAFE = 4  # how much armor a change of the defender stands for when a hidden hand is guessed at
UNDO = 2  # the same for a cancelled Scroll


class Library:
    """The cards and rule options of a match."""

    def __init__(self, cards: CardSet, options: Options, challenger: bool) -> None:
        self.options = options
        self.leaders = {card.id: card for card in cards.leaders}
        self.machines = {card.id: card for card in cards.machines}
        self.scrolls = {card.id: card for card in cards.scrolls}
        self.tokens = {f"chicken{number}": token for number, token in enumerate(cards.chickens, 1)}
        self._lines: dict[tuple[str, str], tuple[Effect, ...]] = {}
        self._abilities: dict[str, tuple[tuple[Effect, ...], ...]] = {}
        self._odds: list[list[float]] = [[1.0]]
        hidden = [(guess_armor(card), card.copies) for card in cards.scrolls if card.kind != "catastrophe"]
        if challenger:  # to it every Scroll is a number (SOLO-27)
            hidden = [(card.challenger_bonus, card.copies) for card in cards.scrolls]
        total = sum(copies for _, copies in hidden) or 1
        self.per_scroll = sum(armor * copies for armor, copies in hidden) / total
        self._share = [sum(n for armor, n in hidden if armor == k) / total for k in range(_most(hidden) + 1)]

    def card(self, id: str) -> LeaderCard | MachineCard | ScrollCard | None:
        """A card by its id; None for a Chicken token."""
        return self.machines.get(id) or self.leaders.get(id) or self.scrolls.get(id)

    def lines(self, id: str, when: str) -> tuple[Effect, ...]:
        """The effects of a card for one moment, in order."""
        if (id, when) not in self._lines:
            self._lines[id, when] = tuple(effect for effect in self._effects(id) if effect.when == when)
        return self._lines[id, when]

    def _effects(self, id: str) -> tuple[Effect, ...]:
        """All effects of a card; which text a Catastrophe has is a matter of options."""
        card = self.card(id)
        if isinstance(card, ScrollCard) and card.kind == "catastrophe":
            return catastrophe_effects(card, self.options)
        return () if card is None else card.effects

    def abilities(self, id: str) -> tuple[tuple[Effect, ...], ...]:
        """The abilities of a card, each with its effects: one that has a price of its own begins a new one."""
        if id not in self._abilities:
            found: list[list[Effect]] = []
            for effect in self.lines(id, "activate"):
                if not found or effect.stars or effect.uses:
                    found.append([])
                found[-1].append(effect)
            self._abilities[id] = tuple(tuple(effects) for effects in found)
        return self._abilities[id]

    def types(self, id: str) -> tuple[str, ...]:
        """The words by which effects may mean a unit with this card."""
        if id in self.machines:
            return ("unit", "machine", self.machines[id].type)
        if id in self.leaders:
            return ("unit", "leader") if self.options.leader_is_unit else ("leader",)
        return ("unit", "chicken")

    def moves_itself(self, id: str) -> bool:
        """Whether a Machine has a free move in each turn (MACH-6)."""
        return any(
            effects[0].op == "free_action" and effects[0].action == "move" and not effects[0].stars
            for effects in self.abilities(id)
        )

    def holds_at_most(self, scrolls: int, armor: int) -> float:
        """The chance that so many unknown Scrolls add no more than that to the armor of a defender."""
        if armor < 0:
            return 0.0
        while len(self._odds) <= scrolls:
            self._odds.append(_one_more(self._odds[-1], self._share))
        return sum(self._odds[scrolls][: armor + 1])


def guess_armor(scroll: ScrollCard) -> int:
    """What a Scroll is worth to a defender, as far as one can say without knowing the combat."""
    best = 0
    for effect in scroll.effects if scroll.kind == "magic" else ():
        if effect.op == "modify" and effect.stat == "armor" and effect.target and effect.target.fights == "defender":
            best = max(best, effect.amount)
        elif effect.op == "change_defender":
            best = max(best, SAFE)
        elif effect.op == "cancel_scroll":
            best = max(best, UNDO)
    return best


def _most(hidden: list[tuple[int, int]]) -> int:
    return max((armor for armor, _ in hidden), default=0)


def _one_more(odds: list[float], share: list[float]) -> list[float]:
    """The odds of a sum with one more Scroll in it."""
    grown = [0.0] * (len(odds) + len(share) - 1)
    for total, chance in enumerate(odds):
        for armor, part in enumerate(share):
            grown[total + armor] += chance * part
    return grown


def library_of(setup: dict[str, Any]) -> Library:
    """The cards of a match with this setup; read once."""
    options = setup["options"]
    return _library(
        setup["cards"], setup["define"], setup["edition"], setup["mode"], tuple(setup["flags"]), setup["players"],
        tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())),
    )  # fmt: skip


@cache
def _library(
    cards: str, define: str, edition: str, mode: str, flags: tuple[str, ...], players: int, house: tuple[Any, ...]
) -> Library:
    _, options = resolve(edition, mode, flags, players, dict(house))
    challenger = MODES[mode].armies(players) > players
    return Library(cards_of({"cards": cards, "define": define}), options, challenger)
