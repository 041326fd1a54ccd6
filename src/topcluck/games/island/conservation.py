"""What must always hold: no piece is lost or made up, places and stacks agree (MAP-7, MAP-8, COMP, LIMIT)."""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island.board import LAVA, SEA
from topcluck.games.island.box import NO_CARD
from topcluck.games.island.model import DICE, SHIELDS, TOKENS_PER_RESOURCE
from topcluck.games.island.rules.flags import flag_hex
from topcluck.games.island.rules.movement import overlap
from topcluck.games.island.rules.standing import can_hold
from topcluck.games.island.state import COPIED, OPEN, PILOTING, RESOLVED, State


def check(state: State) -> None:
    """Asserts all of it."""
    _check_places(state)
    _check_scrolls(state)
    _check_machines(state)
    _check_tokens(state)
    _check_leaders(state)
    _check_sharing(state)
    _check_flags(state)
    _check_challenger(state)
    if state.box.face_down:
        _check_face_down(state)


def _check_face_down(state: State) -> None:
    """Each token of a colour lies in one place, and nobody is sure of anything that is not so (VIS-7)."""
    for seat in range(state.armies):
        cards = [state.card[unit] for unit in state.chickens_of(seat)]
        assert sorted(cards) == list(range(len(cards))), "a token is lost or made up"
        if state.knowledge is not None:
            cups = state.knowledge.rows[seat]
            assert all(pieces >> card & 1 for pieces, card in zip(cups, cards, strict=True)), "a token cannot be there"
    assert all(state.is_chicken(unit) for unit in range(len(state.where)) if state.face_up >> unit & 1), "no token"
    assert not state.arranging or state.stack[-1][0] == d.ARRANGE_STACK, "no stack is being arranged"


def _check_places(state: State) -> None:
    """A unit stands where its stack says, and nowhere else."""
    standing = 0
    for hex, units in enumerate(state.at):
        for unit in units:
            standing += 1
            assert state.where[unit] == hex, f"unit {unit} is not where its stack says"
    assert standing == len([hex for hex in state.where if hex >= 0]), "a unit stands in no stack"


def _check_scrolls(state: State) -> None:
    """Every Scroll of the box is in exactly one place."""
    if not state.deck and not state.discard and not any(state.hand):
        return  # not dealt yet
    cards = [*state.deck, *state.discard]
    for rows in (state.hand, state.picked, state.laid, state.strategies, state.attached):
        for row in rows:
            cards += row
    cards += [card for _, card, fate, _ in state.played if fate in (OPEN, RESOLVED)]
    cards += [card for _, card in state.catastrophes]
    cards += state.struck
    cards += _in_hand_of_effects(state)
    cards.sort()
    assert cards == state.box.scroll_cards, "a Scroll is lost or made up"
    assert all(fate != COPIED or place >= 0 for _, _, fate, place in state.played), "a copy of nothing"


def _in_hand_of_effects(state: State) -> list[int]:
    """Scrolls played face up that are still being resolved."""
    cards = []
    for frame in state.stack:
        if frame[0] == d.PUT_AWAY:
            cards.append(frame[1])
        elif frame[0] == d.ATTACH_TO and frame[3] < 0:
            cards.append(frame[2])
    return cards


def _check_machines(state: State) -> None:
    """Machine cards, miniatures and Pilots agree (COMP-6, PILOT-1)."""
    box = state.box
    built = [unit for seat in range(state.armies) for unit in state.machines_of(seat) if state.where[unit] >= 0]
    if state.lineup or state.machine_deck:
        cards = [*state.machine_deck, *state.machine_discard, *state.lineup, *(state.card[unit] for unit in built)]
        cards.sort()
        assert cards == box.machine_cards, "a Machine card is lost or made up"
    for number, (_, miniatures) in enumerate(box.cards.miniatures):
        used = sum(1 for unit in built if box.type_of[state.card[unit]] == number)
        assert used + state.supply_machines[number] == miniatures, "a miniature is lost or made up"
    for unit in built:
        needed = 0 if state.is_challenger(state.owner_of(unit)) else box.pilots[state.card[unit]]  # SOLO-5
        assert len(state.pilots_of(unit)) == needed, "a Machine without its Pilots"
    for where in state.where:
        assert where > PILOTING or PILOTING - where in built, "a Pilot of nothing"


def _check_tokens(state: State) -> None:
    """Dice, Shields, Resources and tags are all there."""
    for seat in range(state.armies):
        mine = sum(state.banner[seat * 6 : seat * 6 + 6]) + state.spent[seat]
        mine += sum(state.plus[unit] for unit in state.army(seat))
        if seat == state.active:
            mine += state.rolling + state.combat_two + state.combat_three
        assert mine in (DICE, 0), f"seat {seat} has {mine} dice"
        assert state.unplaced_tags(seat) >= 0, "more tags than there are (LIMIT-6)"
    assert state.shield_supply + sum(state.shields) == SHIELDS, "a Shield is lost or made up"
    assert min(state.resources, default=0) >= 0 and min(state.supply) >= 0, "less than no Resource"
    for kind in range(3):
        out = sum(state.resources[kind::3]) + state.supply[kind]
        assert out <= TOKENS_PER_RESOURCE, "a Resource is made up"
    off = [unit for unit, hex in enumerate(state.where) if hex < 0]
    burdened = [unit for unit in off if state.shields[unit] or state.plus[unit] or state.attached[unit]]
    assert not burdened, "things lie on nobody"


def _check_leaders(state: State) -> None:
    """A Leader that lies face down or has died is nowhere else (EPIC-1, EPIC-4)."""
    open_ones = [state.card[state.leader_of(seat)] for seat in range(state.armies)]
    away = [card for card in (*state.second, *state.fallen) if card != NO_CARD]
    assert len(set(away)) == len(away) and not set(away) & set(open_ones), "a Leader is in two places"


def _check_challenger(state: State) -> None:
    """Its activation order holds each of its Machines on the island once, and the Leader at the right end (SOLO-10)."""
    if state.armies == state.seats or not state.order:
        return
    built = [unit for unit in state.machines_of(state.seats) if state.where[unit] >= 0]
    assert all(state.order.count(unit) == 1 for unit in built), "a Machine of the Challenger is never activated"
    assert state.order[-1] == state.leader_of(state.seats), "the Challenger's Leader is not at the end of its order"


def _check_sharing(state: State) -> None:
    """MAP-7 and MAP-8, but for units on their way, one overlap (MOVE-6), and who has nowhere to go (MOVE-7)."""
    if any(frame[0] in (d.MOVE_STEP, d.MOVE_ON) for frame in state.stack):
        return
    for hex, units in enumerate(state.at):
        if len(units) > 1:
            name = state.box.board.names[hex]
            assert len({state.owner_of(unit) for unit in units}) == 1, f"two players share {name} (MAP-7)"
            banded = all(state.bands(unit) for unit in units)
            allowed = banded or overlap(state) or _has_no_room(state, units[-1])
            assert allowed, f"there is a stack without Banding on {name} (MAP-8)"


def _has_no_room(state: State, unit: int) -> bool:
    """Whether no hex is available to a unit; one that has just come free is taken when the action is over (RUL-144)."""
    just_freed = 2
    return sum(can_hold(state, unit, hex) for hex in range(len(state.ground))) <= just_freed


def _check_flags(state: State) -> None:
    """Each Flag is carried by a unit on the island, or lies on a tile; nobody off the island is firmly anywhere."""
    assert len(state.flags) in ((0,) if state.box.mode.leaders else (0, state.armies)) or not state.turn, (
        "a Flag is lost"
    )
    for flag, carrier in enumerate(state.flags):
        assert carrier < 0 or state.where[carrier] >= 0, "a Flag is carried by nobody"
        assert carrier >= 0 or state.ground[flag_hex(state, flag)] != SEA, "a Flag is lost at Sea (RUL-99)"
    for unit, hex in state.firm:
        assert state.where[unit] >= 0 and state.ground[state.where[unit]] in (LAVA, SEA), "a unit stands firmly"
        assert state.ground[hex] != SEA, "the Sea is not firm"
