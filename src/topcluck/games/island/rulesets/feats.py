"""The achievements of an edition, as data: what each list asks for (ACH), and what an edition asks for in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from topcluck.games.island.rulesets import achievement_table
from topcluck.kernel.codec import from_plain, to_plain


@dataclass(frozen=True, slots=True, kw_only=True)
class Feat:
    """One achievement; the words are explained in achievements.toml. What is empty is not asked for."""

    id: str
    deed: Literal["tag", "attack", "win", "golems", "epic_death", "leaders", "modes", "by_hand"]
    # of a game
    mode: str = ""
    players: tuple[int, ...] = ()
    regular: bool = False
    turn: int = 0
    without: Literal["", "build_actions", "machines"] = ""
    tags: int = 0
    all_tags_by: str = ""
    # of an attack
    strength: int = 0
    attacker: str = ""
    soldiers: int = 0
    ranged: bool = False
    after: str = ""
    # over several games, or of Golems
    number: int = 0
    modes: tuple[str, ...] = ()

    @property
    def by_attack(self) -> bool:
        """Whether something is asked of the attack."""
        return bool(self.strength or self.attacker or self.soldiers or self.ranged or self.after)

    @property
    def steps(self) -> int:
        """How many things must be done over several games; 0 for what is done in one."""
        return {"leaders": self.number, "modes": len(self.modes)}.get(self.deed, 0)


@cache
def feats(name: str, edition: str) -> tuple[Feat, ...]:
    """A list of achievements, as an edition has it.

    >>> [feat.deed for edition in ("second-en", "second-fr") for feat in feats("second", edition) if feat.id == "ACH-3"]
    ['win', 'attack']
    """
    plain = to_plain(Feat(id="", deed="by_hand"))
    return tuple(
        from_plain(Feat, {**plain, "id": id, **asked}, id) for id, asked in achievement_table(name, edition).items()
    )


@cache
def all_feats() -> Mapping[str, Feat]:
    """The achievements of all lists, by id.

    >>> [id for id, feat in all_feats().items() if feat.deed == "by_hand"]
    ['ACH-10', 'ACH-20']
    """
    return MappingProxyType({feat.id: feat for name in ("second", "first") for feat in feats(name, "second-en")})
