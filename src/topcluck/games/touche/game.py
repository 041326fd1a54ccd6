"""What the kernel asks of Touché Poulet beside its states."""

from __future__ import annotations

from typing import Any

from topcluck.games.touche.actions import ACTIONS, CONNECTORS
from topcluck.games.touche.decisions import decision_of
from topcluck.games.touche.events import EVENTS
from topcluck.games.touche.names import Names, seat_name
from topcluck.games.touche.notation import read_position, write_position
from topcluck.games.touche.refusals import explain
from topcluck.games.touche.rules.setup import complete_setup, start
from topcluck.games.touche.state import State
from topcluck.games.touche.view import GAME_ID, View, imagine, view_from_json
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Refusal
from topcluck.kernel.faces import Code, Seat
from topcluck.kernel.game import Decision, Setup


class TouchePoulet:
    """What the kernel asks of the game beside its states."""

    id = GAME_ID
    revision = 1
    actions = ACTIONS
    events = EVENTS
    connectors = CONNECTORS

    def setup(self, **options: Any) -> Setup:
        """The complete setup for these options."""
        return complete_setup(options)

    def start(self, setup: Setup, chance: Chance) -> State:
        """The state at the first decision: all place their fleets."""
        return start(setup, chance)

    def seats(self, setup: Setup) -> int:
        """How many seats play."""
        return int(setup["players"])

    def seat_name(self, seat: Seat) -> str:
        """P1 to P4."""
        return seat_name(seat)

    def writer(self, state: State, seat: Seat | None) -> Names:
        """Turns numbers into words and back; everybody uses the same."""
        return state.names

    def decision(self, state: State, seat: Seat) -> Decision:
        """What the seat is asked."""
        return decision_of(state, seat)

    def explain(self, state: State, seat: Seat, code: Code) -> Refusal:
        """Why an action that is not on offer is not."""
        return explain(state, seat, code)

    def view_from_json(self, data: dict[str, Any]) -> View:
        """The way back from a view's `to_json`."""
        return view_from_json(data)

    def imagine(self, view: View, chance: Chance) -> State:
        """A state that fits the view."""
        return imagine(view, chance)

    def write_position(self, state: State) -> str:
        """The whole position as text."""
        return write_position(state)

    def read_position(self, text: str) -> tuple[Setup, State]:
        """The way back from `write_position`."""
        return read_position(text)


GAME = TouchePoulet()
