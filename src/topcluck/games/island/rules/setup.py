"""Setup (SET): Leaders, Scrolls, lineup, dice, Resources, starting player, Bases."""

from __future__ import annotations

from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import LAVA, SITE
from topcluck.games.island.box import ADD_SHIELD, CATASTROPHE, NO_CARD, SETUP, Box
from topcluck.games.island.model import DICE, TOKENS_PER_RESOURCE
from topcluck.games.island.rules.challenger.setup import ask_anchor, ask_bases, ask_leaders
from topcluck.games.island.rules.destruction import add_shields
from topcluck.games.island.rules.islands import lay_island
from topcluck.games.island.rules.lineup import refill_lineup, shuffled
from topcluck.games.island.rules.rolling import roll_dice
from topcluck.games.island.rules.selecting import effect
from topcluck.games.island.rules.tokens import let_rearrange
from topcluck.games.island.state import NOBODY, State
from topcluck.kernel.chance import Chance

DEALT_LEADERS: Final = 2  # SET-2
DEALT_SCROLLS: Final = 3  # SET-3
EACH_PER_PLAYER: Final = 3  # of each Resource, where not all tokens are mixed (SET-6)


def begin(box: Box, chance: Chance, first_seat: int | None) -> State:
    """A new game at its first decision: Leaders are chosen first, or the island and its Bases (SET-13)."""
    state = State(box, chance)
    state.start = NOBODY if first_seat is None else first_seat
    for seat in range(state.armies):
        for place, unit in enumerate(state.chickens_of(seat)):
            state.card[unit] = place
    state.ask(d.DEAL)
    if state.armies > state.seats:
        state.start = state.seats  # the Challenger (SOLO-3)
    if box.mode.leaders:
        state.ask(d.DEAL_LEADERS)
    if box.options.base_claim_step == "after_island":
        _lay_out(state)
    state.run()
    return state


def _lay_out(state: State) -> None:
    """The starting player is found, the island laid out, and Bases are claimed (SET-8 to SET-10)."""
    if state.start == NOBODY:
        state.start = state.chance.below(state.armies)
    state.tell(e.STARTING_SEAT, state.start)
    state.ask(d.CLAIM_BASES)
    if state.box.board.preset.id == SITE:  # SET-8
        state.island = ((LAVA, state.box.board.index[state.box.board.preset.center]),)  # ISLAND-1
        lay_island(state)


@d.task(d.DEAL_LEADERS)
def deal_leaders(state: State, frame: d.Frame) -> None:
    """Two Leaders for each seat to choose from (SET-2); against the Challenger all are (SOLO-3)."""
    if state.armies > state.seats:
        ask_leaders(state)
        return
    leaders = shuffled(state, tuple(state.box.leaders))
    for seat in range(state.armies):
        state.dealt[seat] = tuple(sorted(leaders[seat * DEALT_LEADERS : (seat + 1) * DEALT_LEADERS]))
    state.ask(d.CHOOSE_LEADER)


@d.ask(d.CHOOSE_LEADER)
class ChooseLeader:
    """Each seat secretly keeps one of its Leaders; all are disclosed together (SET-2, RUL-89)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.CHOOSE, leader) for leader in state.dealt[frame[1]]]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        state.answers[frame[1]] = a.first(code)
        if NO_CARD in state.answers:
            state.ask(d.CHOOSE_LEADER)
            return
        for seat in range(state.armies):
            _disclose(state, seat)
        if state.box.options.unchosen_leader == "kept_face_down":
            rejected = zip(state.dealt, state.answers, strict=True)
            state.second = tuple(next(card for card in pair if card != kept) for pair, kept in rejected)  # EPIC-1
        state.dealt = [()] * state.armies  # the others go to the box, unseen (VIS-6)


def _disclose(state: State, seat: int) -> None:
    """A Leader lies open; if its Base is claimed already, it goes on top of the stack there (SET-11, RUL-6)."""
    leader = state.leader_of(seat)
    state.card[leader] = state.answers[seat]
    state.tell(e.LEADER_DISCLOSED, seat, state.answers[seat])
    if state.home[seat] >= 0:
        state.put(leader, state.base_of(seat))
        state.refresh_in_play(seat)


@d.task(d.DEAL)
def deal(state: State, frame: d.Frame) -> None:
    """Everything that is dealt after the choice of Leaders (SET-3 to SET-6); then Bases, unless they are claimed."""
    state.answers = [NO_CARD] * state.armies
    _deal_scrolls(state)
    state.machine_deck = shuffled(state, tuple(state.box.machine_cards))  # SET-4
    refill_lineup(state)
    for seat in range(state.armies):
        state.spent[seat] = DICE
        roll_dice(state, seat, DICE)  # SET-5
    if state.box.resources:
        _deal_resources(state)
    state.ask(*state.box.mode.opening(state.armies))
    if state.armies > state.seats:
        ask_anchor(state)
    if state.box.options.base_claim_step == "last":
        _lay_out(state)


@d.task(d.CLAIM_BASES)
def claim_bases(state: State, frame: d.Frame) -> None:
    """Everybody claims a Base in turn (SET-10); against the Challenger the human does it for both (SOLO-3)."""
    if state.armies > state.seats:
        ask_bases(state)
        return
    for seat in reversed(_claiming_order(state)):
        state.ask(d.CLAIM, seat)


def _claiming_order(state: State) -> list[int]:
    """The right neighbour of the starting player first, then counter-clockwise (SET-10, RUL-88)."""
    return [(state.start - step) % state.armies for step in (*range(1, state.armies), 0)]


def _deal_scrolls(state: State) -> None:
    """Three Scrolls each; a Catastrophe is set aside, replaced, and shuffled in at the end (SET-3, RUL-75, RUL-137).

    Nobody looks at the Challenger's, so that it may hold Catastrophes (SOLO-4, RUL-48).
    """
    deck = list(shuffled(state, tuple(state.box.scroll_cards)))
    aside: list[int] = []
    for seat in range(state.armies):
        hand: list[int] = []
        while len(hand) < DEALT_SCROLLS:
            card = deck.pop()
            replaced = state.box.kind[card] == CATASTROPHE or card in state.box.void  # RUL-137
            (aside if replaced and not state.is_challenger(seat) else hand).append(card)
        state.add_to_hand(seat, hand)
        state.tell(e.SCROLLS_DEALT, seat, len(hand), state.hand[seat])
    state.deck = shuffled(state, tuple(deck + aside)) if aside else tuple(deck)


def _deal_resources(state: State) -> None:
    """Tokens are mixed and dealt; what is left is the supply, or goes to the box (SET-6)."""
    options = state.box.options
    each = TOKENS_PER_RESOURCE
    if options.starting_resource_pool == "three_each_per_player":
        each = EACH_PER_PLAYER * state.seats
    pool = [kind for kind in range(3) for _ in range(each)]
    state.chance.shuffle(pool)
    for seat in range(state.seats):  # the Challenger has none (SOLO-5)
        for _ in range(options.starting_resources):
            state.resources[seat * 3 + pool.pop()] += 1
        state.tell(e.RESOURCES_DEALT, seat, *state.resources[seat * 3 : seat * 3 + 3])
    left = [pool.count(kind) for kind in range(3)]
    outside = TOKENS_PER_RESOURCE - each
    in_supply = options.unused_resource_tokens == "supply"
    state.supply = [number + outside for number in left] if in_supply else [0, 0, 0]


@d.ask(d.CLAIM)
class Claim:
    """A seat takes an unclaimed Base with its Territory and puts its army there (SET-10, SET-11)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        board = state.box.board
        return [a.pack(a.CLAIM, base) for pair, base in enumerate(board.bases) if state.claims[pair] == NOBODY]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        seat, base = frame[1], a.first(code)
        pair = state.box.board.pair[base]
        state.claims[pair], state.home[seat] = seat, pair
        state.tell(e.BASE_CLAIMED, seat, base)
        for unit in (*state.chickens_of(seat), state.leader_of(seat)):  # RUL-146: the Leader on top
            if state.card[unit] != NO_CARD:  # there may be none, or it is dealt later (FLAG-1, RUL-6)
                state.put(unit, base)
        state.refresh_in_play(seat)


@d.task(d.LEADER_GIFTS)
def leader_gifts(state: State, frame: d.Frame) -> None:
    """What Leaders bring at the start, by seat number (GEN-7); then the first turn (SET-14)."""
    left = frame[1]
    if left == state.armies:
        _shield_leaders(state)
    if not left:
        state.ask(d.NEXT_TURN)
        for seat in reversed(range(state.armies)):
            let_rearrange(state, seat)  # RUL-146: once before the first turn
        return
    state.ask(d.LEADER_GIFTS, left - 1)
    seat = state.armies - left
    leader = state.leader_of(seat)
    lines = state.box.lines[state.card[leader]][SETUP]
    if lines:
        state.stack.append(effect(seat, state.card[leader], SETUP, leader, len(lines)))


def _shield_leaders(state: State) -> None:
    """In Expert and Hardcore each Leader starts with a Shield (EXPERT-1, HCORE-1)."""
    for seat in range(state.armies):
        leader = state.leader_of(seat)
        number = state.box.leader_shields
        if state.box.expert and state.box.names[state.card[leader]] == "abigail":
            number = _shields_of_abigail(state, leader)
        add_shields(state, leader, number)


def _shields_of_abigail(state: State, leader: int) -> int:
    """What her edition says; a card that brings a Shield of its own adds up to the same (FX-14)."""
    own = any(line.op == ADD_SHIELD for line in state.box.lines[state.card[leader]][SETUP])
    return 1 if own else state.box.options.expert_abigail_shields
