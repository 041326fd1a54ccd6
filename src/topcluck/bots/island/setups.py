"""Before the first turn: which Leader, which Base."""

from __future__ import annotations

from topcluck.bots.island.scene import Scene, distance
from topcluck.games.island import actions as a
from topcluck.games.island.names import SEATS
from topcluck.kernel.faces import Action


def choose_leader(scene: Scene, action: Action) -> float:
    """D-LEADER: armor keeps tags away; strength, Range and abilities help a little."""
    assert isinstance(action, a.Choose)
    leader = scene.cards.leaders[action.leader]
    return leader.armor + 0.2 * leader.strength + 0.5 * (leader.range - 1) + 0.5 * bool(leader.effects)


def solo_leader(scene: Scene, action: Action) -> float:
    """D-SOLO-LEADERS: a good one for oneself, and for the Challenger, who has no use for abilities, a weak one."""
    assert isinstance(action, a.Choose)
    leader = scene.cards.leaders[action.leader]
    if scene.asked[1]["army"] == SEATS[scene.me]:
        return choose_leader(scene, action)
    return -leader.armor - 0.2 * leader.strength - 0.5 * leader.speed


def claim(scene: Scene, action: Action) -> float:
    """D-CLAIM: as far from the others as can be had."""
    assert isinstance(action, a.Claim)
    taken = [sheet.base for sheet in scene.table.seats if sheet.base is not None]
    return min((distance(action.base, base) for base in taken), default=0)
