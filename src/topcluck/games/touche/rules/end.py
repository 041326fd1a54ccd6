"""Wiped-out players and the end of the game (TP-17, TP-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcluck.games.touche import decisions, events
from topcluck.games.touche.decisions import Frame, Kind
from topcluck.games.touche.model import OUT_OF_PLAY, OWNED
from topcluck.games.touche.rules.fields import remove_field
from topcluck.games.touche.rules.weapons import discard
from topcluck.kernel.faces import Seat
from topcluck.kernel.game import Outcome

if TYPE_CHECKING:
    from topcluck.games.touche.state import State


class Judge(Kind):
    """After a destruction: a player is wiped out (TP-17.1), and perhaps only one is left (TP-18.2)."""

    number = decisions.JUDGE
    name = "judge"

    def run(self, state: State, frame: Frame) -> None:
        state.tell(events.WIPED_OUT, frame[1])
        judge_survivors(state)


def judge_survivors(state: State) -> None:
    """The only player with a living unit wins at once; pending shots are not resolved (TP-18.2)."""
    alive = [seat for seat in range(state.seats) if state.living[seat]]
    if len(alive) == 1:
        finish(state, alive, "last-survivor", "TP-18.2")


def judge_eggs(state: State, seat: Seat) -> None:
    """The fifth egg wins at once (TP-18.1)."""
    if state.owned[seat] >= state.farm.set.eggs_to_win:
        finish(state, [seat], "eggs", "TP-18.1")


def judge_stalemate(state: State) -> None:
    """A round in which nothing happened ends the game: eggs, then ears, then intact cells decide (TP-18.3)."""
    ranks = {
        seat: (state.owned[seat], state.purses[seat], state.intact_cells(seat))
        for seat in range(state.seats)
        if not state.out[seat]
    }
    best = max(ranks.values())
    finish(state, [seat for seat, rank in ranks.items() if rank == best], "stalemate", "TP-18.3")


def finish(state: State, winners: list[Seat], reason: str, rule: str) -> None:
    """The game is over; all fleets are shown (TP-21.3)."""
    state.outcome = Outcome(tuple(winners), reason, rule)
    state.tell(events.GAME_ENDED, winners)
    if state.sink is not None:
        for seat in range(state.seats):
            show_fleet(state, seat)


def show_fleet(state: State, seat: Seat) -> None:
    """Tells where the seat's living units lay."""
    farm = state.farm
    low = seat * farm.tokens
    alive = [token for token in range(farm.tokens) if state.left[low + token] and state.anchors[low + token] >= 0]
    units = [farm.token_type[token] for token in alive]
    state.tell(events.FLEET_SHOWN, seat, units, [state.anchors[low + token] for token in alive])


def go_out(state: State, seat: Seat) -> None:
    """No more turns; purse, weapons, field and bought eggs are gone; eggs on wrecks stay on sale (TP-17.3)."""
    state.out[seat] = True
    state.purses[seat] = 0
    remove_field(state, seat)
    state.eggs = [OUT_OF_PLAY if place == OWNED + seat else place for place in state.eggs]
    state.wild = [OUT_OF_PLAY if place == OWNED + seat else place for place in state.wild]
    state.owned[seat] = 0
    low = seat * state.farm.weapons
    for weapon in range(state.farm.weapons):
        while state.held[low + weapon]:
            discard(state, seat, weapon)
