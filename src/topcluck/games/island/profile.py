"""What one player has achieved over all games (ACH-8, ACH-9 and all others): a value with a text form.

Games only add to a profile, and adding one twice changes nothing, so what was kept of one player in two places can be
put together. Nothing here touches a file: who keeps profiles, and where, is decided outside.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from topcluck.games.island.achievements import Deeds
from topcluck.games.island.rulesets.feats import Feat
from topcluck.kernel.errors import TopcluckError

FORMAT = "topcluck-profile"
VERSION = 1

Steps = Mapping[str, frozenset[str]]


class BadProfile(TopcluckError, ValueError):
    """This is no profile, or not one that this version can read."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The achievements that a player has earned, by id, and the steps towards those over several games.

    >>> str(Profile(frozenset({"ACH-1"})))
    '{"format": "topcluck-profile", "version": 1, "earned": ["ACH-1"], "steps": {}}'
    """

    earned: frozenset[str] = frozenset()
    steps: Steps = field(default_factory=lambda: MappingProxyType({}))

    def towards(self, feat: Feat) -> frozenset[str]:
        """What has been done for an achievement over several games."""
        return self.steps.get(feat.id, frozenset())

    def to_json(self) -> dict[str, Any]:
        """The profile in plain JSON values."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "earned": sorted(self.earned, key=_number),
            "steps": {id: sorted(self.steps[id]) for id in sorted(self.steps, key=_number)},
        }

    def __str__(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False)

    @classmethod
    def from_json(cls, data: Any) -> Profile:
        """The way back from `to_json`; `BadProfile` says what is wrong."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise BadProfile(f"this is no profile: the key 'format' should be {FORMAT!r}")
        if data.get("version") != VERSION:
            raise BadProfile(f"this profile has version {data.get('version')!r:.20}; version {VERSION} can be read")
        steps = data.get("steps")
        if not _are_names(data.get("earned")):
            raise BadProfile("the key 'earned' of this profile should be a list of achievements")
        if not isinstance(steps, Mapping) or not all(map(_are_names, steps.values())):
            raise BadProfile("the key 'steps' of this profile should name for each achievement what was done")
        return cls(frozenset(data["earned"]), _frozen(steps))

    @classmethod
    def parse(cls, text: str) -> Profile:
        """The way back from `str`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadProfile(f"this is no profile: {problem}") from None
        return cls.from_json(data)


@dataclass(frozen=True, slots=True)
class News:
    """What a game has changed in a profile."""

    earned: tuple[Feat, ...] = ()  # now, and not before
    steps: tuple[Feat, ...] = ()  # those over several games that came nearer


def add_game(profile: Profile, deeds: Deeds) -> tuple[Profile, News]:
    """The profile after a game, and what is new; a game that does not count changes nothing."""
    if not deeds.counts:
        return profile, News()
    after = joined(profile, Profile(frozenset(deeds.earned), _frozen(_gathered(deeds.steps))))
    reached = {feat.id for feat in deeds.feats if is_complete(feat, after)}
    after = Profile(after.earned | reached, after.steps)
    earned = tuple(feat for feat in deeds.feats if feat.id in after.earned - profile.earned)
    nearer = tuple(feat for feat in deeds.feats if feat not in earned and after.towards(feat) != profile.towards(feat))
    return after, News(earned, nearer)


def joined(one: Profile, other: Profile) -> Profile:
    """Two profiles of one player, put together."""
    ids = {*one.steps, *other.steps}
    steps = {id: one.steps.get(id, frozenset()) | other.steps.get(id, frozenset()) for id in ids}
    return Profile(one.earned | other.earned, _frozen(steps))


def is_complete(feat: Feat, profile: Profile) -> bool:
    """Whether an achievement over several games is reached by the steps of a profile."""
    done = profile.towards(feat)
    return bool(feat.steps) and (len(done) >= feat.number if feat.deed == "leaders" else done >= set(feat.modes))


def ticked(profile: Profile, feat: Feat, done: bool = True) -> Profile:
    """The profile with an achievement ticked off by hand, or no longer; the others must be earned (ACH-10, ACH-20)."""
    if feat.deed != "by_hand":
        raise BadProfile(f"{feat.id} is earned in play; only what no game can see is ticked off by hand")
    return Profile(profile.earned | {feat.id} if done else profile.earned - {feat.id}, profile.steps)


def _gathered(steps: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Steps by achievement."""
    found: dict[str, list[str]] = {}
    for id, step in steps:
        found.setdefault(id, []).append(step)
    return found


def _frozen(steps: Mapping[str, Iterable[str]]) -> Steps:
    """Steps that nobody changes; an achievement without any is not mentioned."""
    kept = {id: frozenset(done) for id, done in steps.items()}
    return MappingProxyType({id: done for id, done in kept.items() if done})


def _are_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _number(id: str) -> tuple[int, str]:
    """The order of the lists: by number."""
    digits = id.rpartition("-")[2]
    return (int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 9 else 0), id
