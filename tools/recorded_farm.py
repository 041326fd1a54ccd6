"""Positions of Touché Poulet for tests of the page: each kind of decision, the end, a resolution, and the set."""

from __future__ import annotations

from typing import Any

import topcluck
from topcluck.games.touche.decisions import FIRST_ASK, KINDS
from topcluck.games.touche.sets import read_set
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.codec import to_plain
from topcluck.kernel.match import Match

PLAYERS = 3


def positions() -> dict[str, Any]:
    """By kind of decision what the seat is shown and asked; `over` the end, `shots` what an action brought about."""
    found: dict[str, Any] = {}
    wanted = {kind.name for kind in KINDS[FIRST_ASK:]} | {"over", "shots"}
    for seed in range(100):
        _play(topcluck.new("touche-poulet", players=PLAYERS, seed=seed), Chance(key_of(seed)), found)
        if wanted <= found.keys():
            return {**found, "printed": to_plain(read_set("farm"))}
    raise AssertionError(f"never met: {', '.join(sorted(wanted - found.keys()))}")


def _play(match: Match, chance: Chance, found: dict[str, Any]) -> None:
    """Plays a game at random and keeps what was not met before."""
    while match.outcome is None:
        decision = match.decision
        if decision.kind not in found:
            found[decision.kind] = _asked(match)
        before = None if "shots" in found else match.view(decision.seat)
        events = [event.to_json() for event in match.push(match.state.sample(chance))]
        if before is not None and {"hit", "missed", "unit_destroyed"} <= {event["type"] for event in events}:
            after = match.view(decision.seat).to_json()
            found["shots"] = {"seat": decision.seat, "before": before.to_json(), "after": after, "events": events}
    found.setdefault("over", {"seat": 0, "view": match.view(0).to_json(), "ask": None})


def _asked(match: Match) -> dict[str, Any]:
    """What the seat that decides is shown and asked, as a server would tell it."""
    decision = match.decision
    options = [{"text": str(action), "action": action.to_json()} for action in match.legal_actions_of(decision.seat)]
    ask = {"decision": decision.to_json(), "options": options, "deadline": None}
    return {"seat": decision.seat, "view": match.view(decision.seat).to_json(), "ask": ask}
