"""Cards of the island game as people read them: names, values, costs and texts, in their language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from topcluck.games.island.game import GAME
from topcluck.games.island.model import RESOURCES, LeaderCard, MachineCard, ScrollCard
from topcluck.games.island.names import FACE_DOWN

if TYPE_CHECKING:
    from topcluck.games.island.model import Card
    from topcluck.games.island.sheet import UnitSheet
    from topcluck.games.island.view import View
    from topcluck.kernel.game import Game
    from topcluck.words import Words


class Cards:
    """The cards of one match, in one language."""

    def __init__(self, view: View, words: Words) -> None:
        self.words = words
        self.game: Game = GAME
        self._set = GAME.box(view.setup).cards

    @cached_property
    def by_id(self) -> dict[str, Card]:
        """All designs."""
        return {card.id: card for card in self._set.cards}

    @cached_property
    def machines(self) -> dict[str, str]:
        """The names of all Machines."""
        return {card.id: self.name(card.id) for card in self._set.machines}

    @cached_property
    def leaders(self) -> frozenset[str]:
        """The ids of all Leaders."""
        return frozenset(card.id for card in self._set.leaders)

    def name(self, id: str) -> str:
        """What a card or a Chicken is called."""
        return self.words.name("card", id, self.game)

    def text(self, id: str) -> str:
        """What a card says."""
        return self.words.card_text(id, self.game)

    def kind(self, id: str) -> str:
        """Magic, Strategy, Golem …"""
        card = self.by_id[id]
        kind = "leader" if isinstance(card, LeaderCard) else card.type if isinstance(card, MachineCard) else card.kind
        key = f"draw-island-kind-{kind.replace('_', '-')}"
        return self.words.say(key) if self.words.has(key) else kind.replace("_", " ")

    def values(self, id: str) -> str:
        """The printed values of a Leader or Machine."""
        card = self.by_id[id]
        assert not isinstance(card, ScrollCard)
        return values(card.speed, card.strength, card.armor, card.range)

    def cost(self, id: str) -> str:
        """What a Machine costs."""
        card = self.by_id[id]
        assert isinstance(card, MachineCard)
        asked = [self.resource(kind, number) for kind, number in zip(RESOURCES, card.cost, strict=True) if number]
        pilots = self.words.say("draw-island-pilots", number=card.pilots)
        return ", ".join([*asked, pilots])

    def resource(self, kind: str, number: int) -> str:
        """So many Resources of a kind."""
        return f"{number} {self.words.name('resource', kind, self.game)}"


def values(speed: int, strength: int, armor: int, range: int) -> str:
    """Strength and armor, speed, and Range where it is more than 1.

    >>> values(1, 5, 8, 1), values(0, 6, 5, 3)
    ('5/8 →1', '6/5 →0 ↗3')
    """
    return f"{strength}/{armor} →{speed}" + (f" ↗{range}" if range > 1 else "")


def is_token(unit: UnitSheet) -> bool:
    """Whether a unit is a Chicken, also one that lies face down."""
    return unit.card == FACE_DOWN or unit.card.startswith("chicken")


def values_of(unit: UnitSheet) -> str:
    """The values of a unit at this moment."""
    return values(unit.speed, unit.strength, unit.armor, unit.range)
