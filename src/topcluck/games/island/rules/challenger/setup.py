"""Setting up against the Challenger: the human chooses for both sides (SOLO-3, SOLO-12, DESOLO-6, RUL-138)."""

from __future__ import annotations

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import NO_CARD
from topcluck.games.island.rules.challenger.turn import refresh_order
from topcluck.games.island.state import NOBODY, State

HUMAN = 0


def ask_leaders(state: State) -> None:
    """One's own Leader first, then the Challenger's; where Leaders die, a second own one (D-SOLO-LEADERS, RUL-56)."""
    if state.box.options.unchosen_leader == "kept_face_down":
        state.ask(d.SOLO_LEADER, HUMAN, HUMAN, 1)
    for army in reversed(range(state.armies)):
        state.ask(d.SOLO_LEADER, HUMAN, army, 0)


@d.ask(d.SOLO_LEADER)
class SoloLeader:
    """Any Leader of the set that does not lead the other side (SOLO-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        taken = {state.card[state.leader_of(army)] for army in range(state.armies)}
        free = [card for card in state.box.leaders if not {card, state.box.plain[card]} & taken]
        return [a.pack(a.CHOOSE, leader) for leader in free]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, _, army, second = frame
        if second:
            state.second = (a.first(code), NO_CARD)  # the Challenger has none (RUL-56)
            return
        state.card[state.leader_of(army)] = state.box.borne_by(army, a.first(code))
        state.tell(e.LEADER_DISCLOSED, army, a.first(code))
        if state.home[army] >= 0:  # its Base is claimed already (RUL-6)
            _put(state, army, [state.leader_of(army)])


def ask_anchor(state: State) -> None:
    """When all else is done: where rank 1 points, then its first Machine (RUL-138)."""
    marker = state.box.options.solo_priority_anchor == "marker_at_base"
    state.ask(d.CHALLENGER_FIRST)
    state.ask(d.SOLO_MARKER if marker else d.SOLO_FACING, HUMAN)


def ask_bases(state: State) -> None:
    """Both pairs of Base and Territory, freely: one's own first (D-SOLO-BASES)."""
    for army in reversed(range(state.armies)):
        state.ask(d.SOLO_BASE, HUMAN, army)


@d.ask(d.SOLO_BASE)
class SoloBase:
    """Which Base, with its Territory, is whose (D-SOLO-BASES, SOLO-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        bases = state.box.board.bases
        return [a.pack(a.CLAIM, base) for pair, base in enumerate(bases) if state.claims[pair] == NOBODY]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        settle(state, frame[2], a.first(code))


def settle(state: State, army: int, base: int) -> None:
    """An army moves in; the Challenger has Chickens only where an option says so (SET-11, SOLO-5, DESOLO-1)."""
    pair = state.box.board.pair[base]
    state.claims[pair], state.home[army] = army, pair
    state.tell(e.BASE_CLAIMED, army, base)
    _put(state, army, [*state.chickens_of(army), state.leader_of(army)])


def _put(state: State, army: int, units: list[int]) -> None:
    """Units of an army, as far as they are known, stand on its Base."""
    for unit in units:
        if state.card[unit] != NO_CARD:  # a Leader may be chosen later (RUL-6)
            state.put(unit, state.base_of(army))
    state.refresh_in_play(army)
    if state.is_challenger(army):
        refresh_order(state)


@d.ask(d.SOLO_FACING)
class SoloFacing:
    """The direction that the human faces has rank 1 (SOLO-12)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.FACING, direction) for direction in range(6)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _face(state, a.first(code), "SOLO-12")


def _face(state: State, direction: int, rule: str) -> None:
    """Fixes for the whole game where rank 1 points."""
    state.facing = direction + 1
    state.tell(e.FACING_CHOSEN, direction, rule)


def marker_hexes(state: State) -> list[int]:
    """The six hexes around the Challenger's Base, clockwise, whatever lies there (DESOLO-6)."""
    board = state.box.board
    q, r = board.axial[state.base_of(state.seats)]
    return [board.index[q + dq, r + dr] for _, (dq, dr) in state.box.cards.directions]


@d.ask(d.SOLO_MARKER)
class SoloMarker:
    """A tag of the Challenger beside its Base points in the direction of rank 1 (D-SOLO-MARKER, DESOLO-6)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.MARK, hex) for hex in marker_hexes(state)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _face(state, marker_hexes(state).index(a.whole(code)), "DESOLO-6")
