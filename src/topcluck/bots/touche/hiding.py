"""Where to hide one's own fleet.

Of all fleets that could be there most have many units at the edges, because there they leave each other more room: who
hunts by counting fleets looks there first. So the middle of the board is the better place to hide.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from topcluck.games.touche.actions import Confirm, Place
from topcluck.games.touche.farm import Farm
from topcluck.games.touche.model import Cell
from topcluck.games.touche.rules.placement import fleet
from topcluck.games.touche.state import State
from topcluck.kernel.chance import Chance
from topcluck.kernel.faces import Action, Seat

_TRIES = 30  # fleets that are thought of for each token
_ENOUGH = 3  # of them from the best, one of which it is going to be: nobody shall know it beforehand


def next_step(state: State, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action | None:
    """The next token as a well hidden fleet has it; None where there is no such fleet."""
    confirm = next((action for action in actions if isinstance(action, Confirm)), None)
    if confirm is not None:
        return confirm
    farm, laid = state.farm, fleet(state, seat)
    places = {action.cell: action for action in actions if isinstance(action, Place)}
    if not places:
        return None
    thought_of = [whole for _ in range(_TRIES) if (whole := _gone_on(farm, laid, chance)) is not None]
    best = sorted(thought_of, key=lambda anchors: exposed(farm, anchors))[:_ENOUGH]
    return places[farm.cell_names[best[chance.below(len(best))][laid.index(-1)]]] if best else None


def exposed(farm: Farm, anchors: Sequence[Cell]) -> int:
    """How much of a fleet lies at the edges of the board; corners count twice."""
    last = (farm.columns - 1, farm.rows - 1)
    cells = [cell for token, anchor in enumerate(anchors) for cell in farm.foot[farm.token_type[token]][anchor]]
    return sum((cell % farm.columns in (0, last[0])) + (cell // farm.columns in (0, last[1])) for cell in cells)


def _gone_on(farm: Farm, laid: Sequence[Cell], chance: Chance) -> list[Cell] | None:
    """A whole fleet with what is laid already, the rest at random; None if there was no room left."""
    anchors = list(laid)
    for token, kind in enumerate(farm.token_type):
        if anchors[token] < 0:
            free = list(compress(farm.spots[kind], farm.free_spots(kind, anchors)))
            if not free:
                return None
            anchors[token] = free[chance.below(len(free))]
    return anchors
