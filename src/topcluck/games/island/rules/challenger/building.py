"""What the Challenger builds and where: free of Resources and Pilots (SOLO-5, SOLO-13, SOLO-17, SOLO-21, SOLO-22)."""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import SPEED, STRENGTH
from topcluck.games.island.rules.building import put_machine
from topcluck.games.island.rules.challenger.priority import in_words, way
from topcluck.games.island.state import DESTROYED, State


def moves(state: State, card: int) -> bool:
    """A Machine with speed 1 or more."""
    return state.box.printed[SPEED][card] > 0


def _strength(state: State, card: int) -> int:
    return state.box.printed[STRENGTH][card]


def on_offer(state: State) -> list[int]:
    """The lineup from left to right; Machines without a miniature left are as if not there (SOLO-6, RUL-90)."""
    return [card for card in state.lineup if state.supply_machines[state.box.type_of[card]]]


def window(state: State, dice: int) -> list[int]:
    """SOLO-21: from the leftmost Machine that moves, and one more card to the right for each Build die.

    Which cards count is an option: the next ones, or the next ones that move (DESOLO-5).
    """
    cards = on_offer(state)
    first = next((place for place, card in enumerate(cards) if moves(state, card)), len(cards))
    row = cards[first:]
    if state.box.options.solo_build_window == "next_mobile_cards":
        row = [card for card in row if moves(state, card)]
    return row[: 1 + dice]


def strongest(state: State, cards: list[int]) -> int:
    """Of those that move the one with the highest strength, the leftmost if tied (SOLO-21, SOLO-28); -1 if none."""
    mobile = [card for card in cards if moves(state, card)]
    return max(mobile, key=lambda card: _strength(state, card), default=-1)


def first_pick(state: State) -> int:
    """SOLO-13: the strongest of the lineup; whether speed breaks ties before the order does is an option."""
    mobile = [card for card in on_offer(state) if moves(state, card)]
    if state.box.options.solo_setup_pick == "max_strength":
        return strongest(state, mobile)
    speed = state.box.printed[SPEED]
    return max(mobile, key=lambda card: (_strength(state, card), speed[card]), default=-1)


# -- where (SOLO-22, RUL-52) ---------------------------------------------------------------------------------------


def sites(state: State, seat: int, card: int) -> list[int]:
    """The hexes of its Territory where the Machine may be put, as far as they come into question.

    Empty hexes; without any, own bands that a Machine with Banding may join (RUL-52). With `adjacent_first` a hex next
    to the Base, be it a band to join, comes before empty hexes farther away.
    """
    hexes: list[int] = list(state.box.board.territories[state.home[seat]])
    empty = [hex for hex in hexes if not state.at[hex]]
    joined = [hex for hex in hexes if state.at[hex] and _may_join(state, seat, card, hex)]
    if state.box.options.solo_build_hex == "adjacent_first":
        beside = state.box.board.near[state.base_of(seat)]
        for choice in (empty, joined):
            if any(hex in beside for hex in choice):
                return [hex for hex in choice if hex in beside]
    return empty or joined


def _may_join(state: State, seat: int, card: int, hex: int) -> bool:
    """Whether all there are own units with Banding, and so is the Machine (BUILD-4)."""
    return state.box.bands[card] and all(state.owner_of(unit) == seat and state.bands(unit) for unit in state.at[hex])


def build(state: State, seat: int, by: str, dice: int, cards: list[int], card: int, rule: str) -> None:
    """Builds a Machine, if there is one and a hex for it, and tells from what it was chosen and why there."""
    if card < 0:
        state.tell(e.CHALLENGER_BUILDS_NOTHING, "machine", "RUL-49")
        return
    hexes = sites(state, seat, card)
    if not hexes:
        state.tell(e.CHALLENGER_BUILDS_NOTHING, "hex", "RUL-52")
        return
    base = state.base_of(seat)
    away = [state.box.board.distance[base][hex] for hex in hexes]
    ways = [way(state, base, hex) for hex in hexes]
    hex = min(zip(away, ways, hexes, strict=True))[2]
    speeds = [state.box.printed[SPEED][other] for other in cards]
    strengths = [_strength(state, other) for other in cards]
    where = (hexes, away, [in_words(one) for one in ways], hex)
    state.tell(e.CHALLENGER_BUILDS, by, dice, cards, speeds, strengths, card, *where, rule)
    _line_up(state, seat, card, hex)


def _line_up(state: State, seat: int, card: int, hex: int) -> None:
    """The card goes immediately left of the Leader; before it, in first-de, of the Chickens (SOLO-22, DESOLO-2)."""
    machine = next(unit for unit in state.machines_of(seat) if state.where[unit] == DESTROYED)
    order = [unit for unit in state.order if unit != machine]
    place = next((place for place, unit in enumerate(order) if not state.is_machine(unit)), len(order))
    state.order = (*order[:place], machine, *order[place:])
    put_machine(state, seat, card, machine, hex)


@d.task(d.CHALLENGER_FIRST)
def first_machine(state: State, frame: d.Frame) -> None:
    """The last step of setup: its first Machine (SOLO-13)."""
    build(state, state.seats, "setup", 0, on_offer(state), first_pick(state), "SOLO-13")


@d.task(d.CHALLENGER_BUILD)
def build_row(state: State, frame: d.Frame) -> None:
    """Exactly one Machine, whatever the number of dice (SOLO-21)."""
    cards = window(state, frame[1])
    build(state, state.seats, "row", frame[1], cards, strongest(state, cards), "SOLO-21")


def build_freely(state: State) -> None:
    """Without a Machine the free action builds the leftmost one that moves (SOLO-17, RUL-120)."""
    cards = window(state, 0)
    build(state, state.seats, "free", 0, cards, strongest(state, cards), "SOLO-17")
