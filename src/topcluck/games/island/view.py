"""What a view is (VIS), worlds that fit one, and what a seat is asked; `showing` makes views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from topcluck.games.island import decisions as d
from topcluck.games.island.box import CATASTROPHE, NO_CARD, Box
from topcluck.games.island.names import SEATS, unit_name
from topcluck.games.island.open_table import thought, unseen_tokens
from topcluck.games.island.sheet import Hidden, KnownScroll, Table, bits, build, read_known
from topcluck.games.island.state import State, hand_place, laid_place
from topcluck.kernel.chance import Chance
from topcluck.kernel.codec import from_plain, to_plain
from topcluck.kernel.game import Decision
from topcluck.kernel.knowledge import Trace, deal, spread


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat may know, and nothing else. Seat None is a spectator."""

    game: str
    seat: int | None
    setup: dict[str, Any]
    table: Table
    hand: tuple[str, ...]
    picked: tuple[str, ...]
    laid: tuple[str, ...]
    dealt: tuple[str, ...]
    answer: str | None
    known: tuple[KnownScroll, ...]
    deciding: tuple[int, ...]
    second: str | None = None  # the own Leader that lies face down (EPIC-1)

    @property
    def face_down(self) -> tuple[int, ...]:
        """How many Scrolls lie face down before each seat (VIS-2)."""
        return tuple(sheet.laid for sheet in self.table.seats)

    def to_json(self) -> dict[str, Any]:
        """The view in plain JSON values."""
        data: dict[str, Any] = to_plain(self)
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> View:
        """The way back from `to_json`."""
        return from_plain(cls, data)


# -- worlds that fit -----------------------------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A state that fits the view; the view is all that goes in."""
    from topcluck.games.island.game import GAME  # noqa: PLC0415  the game knows its views, and a view its game

    box = GAME.box(seen.setup)
    state = build(box, seen.table, _some_deal(box, seen), chance, [])
    traces: list[tuple[Trace, ...]] = [()] * state.seats
    if seen.seat is not None:
        traces[seen.seat] = tuple(sorted(read_known(box, scroll) for scroll in seen.known))
    assert state.knowledge is not None, "it was just built"
    state.knowledge.traces = traces
    _deal_anew(state, seen.seat, chance)
    return state


def redeal(state: State, seat: int, chance: Chance) -> State:
    """A copy in which everything that the seat cannot know is dealt anew, as it might be."""
    twin = state.copy()
    _deal_anew(twin, seat, chance)
    return twin


def _some_deal(box: Box, seen: View) -> Hidden:
    """Any deal with the right numbers; it is dealt anew before anybody looks."""
    table, seat = seen.table, seen.seat
    pool = unseen_scrolls(box, seen)
    pool.sort(key=lambda name: box.kind[box.card(name)] == CATASTROPHE)  # those never lie in hands of people (CAT-1)
    hands, laid = [], []
    for other, sheet in enumerate(table.seats):
        own = other == seat
        hands.append(seen.hand if own else tuple(pool.pop(0) for _ in range(sheet.hand)))
        laid.append(seen.laid if own else tuple(pool.pop(0) for _ in range(sheet.laid)))
    leaders = unseen_leaders(box, seen)
    choosing = bool(table.pending) and table.pending[-1].startswith("choose_leader")
    return Hidden(
        hands=tuple(hands),
        picked=tuple(seen.picked if other == seat else () for other in range(len(table.seats))),
        laid=tuple(laid),
        scroll_deck=tuple(pool),
        machine_deck=tuple(unseen_machines(box, table)),
        dealt=tuple(
            seen.dealt if other == seat else tuple(leaders.pop(0) for _ in range(2)) if choosing else ()
            for other in range(len(table.seats))
        ),
        answers=tuple(seen.answer or "-" if other == seat else "-" for other in range(len(table.seats))),
        seconds=tuple(
            "-" if not sheet.second else seen.second or "-" if other == seat else leaders.pop(0)
            for other, sheet in enumerate(table.seats)
        ),
    )


def unseen_leaders(box: Box, seen: View) -> list[str]:
    """All Leaders that do not lie open and are not before the viewer."""
    shown = {*seen.dealt, seen.second}
    for sheet in seen.table.seats:
        shown |= {sheet.leader, sheet.fallen}
    return [box.names[card] for card in box.leaders if box.names[card] not in shown]


def unseen_scrolls(box: Box, seen: View) -> list[str]:
    """All Scrolls of the box that do not lie open and are not the viewer's own."""
    if not seen.table.scroll_deck and not any(sheet.hand or sheet.laid for sheet in seen.table.seats):
        return []  # nothing is dealt yet, or everything lies open
    pool = [box.names[card] for card in box.scroll_cards]
    for name in (*open_scrolls(seen.table), *seen.hand, *seen.picked, *seen.laid):
        pool.remove(name)
    return pool


def open_scrolls(table: Table) -> list[str]:
    """All Scrolls that lie open on the table."""
    names = [*table.scroll_discard, *table.struck, *(card for _, card in table.catastrophes)]
    for sheet in table.seats:
        names += sheet.strategies
    for unit in table.units:
        names += unit.attached
    if table.combat is not None:
        names += [entry.card for entry in table.combat.played if entry.fate in ("open", "resolved")]
    for line in table.pending:
        kind, *fields = line.split()
        given = dict(field.partition("=")[::2] for field in fields)
        if kind == "put_away" or (kind == "attach_to" and given["source"] == "-1"):
            names.append(given["card"])
    return names


def unseen_machines(box: Box, table: Table) -> list[str]:
    """All Machine cards that do not lie open."""
    if not table.machine_deck:
        return []
    pool = [box.names[card] for card in box.machine_cards]
    built = [unit.card for unit in table.units if unit.card in pool]
    for name in (*table.lineup, *table.machine_discard, *built):
        pool.remove(name)
    return pool


def _deal_anew(state: State, seat: int | None, chance: Chance) -> None:
    """Deals everything that the seat cannot know anew: hands, rows, decks, secret choices and luck."""
    others = [other for other in range(state.armies) if other != seat]
    _forget_picks(state, seat, others)
    _deal_scrolls(state, seat, others, chance)
    if state.box.face_down:
        _deal_tokens(state, others, chance)
    machines = list(state.machine_deck)
    chance.shuffle(machines)
    state.machine_deck = tuple(machines)
    if state.outcome_kind < 0 and state.stack[-1][0] == d.CHOOSE_LEADER:
        _deal_leaders(state, seat, others, chance)
    if any(state.second_of(other) != NO_CARD for other in others):
        _deal_seconds(state, seat, chance)
    state.chance = Chance(chance.word().to_bytes(8, "big"))


def _forget_picks(state: State, seat: int | None, others: list[int]) -> None:
    """What others are picking has, for all that one can see, not left their hands (RUL-134)."""
    for other in others:
        if state.picked[other]:
            frame = state.stack[-1]
            if frame[0] == d.COMBAT_MORE:
                state.stack[-1] = (d.COMBAT_PLAY, other)
            else:
                state.stack[-1] = (frame[0], other, frame[2] + len(state.picked[other]))
            state.hand[other] = tuple(sorted(state.hand[other] + state.picked[other]))
            state.picked[other] = ()
            state.offered = None


def _deal_scrolls(state: State, seat: int | None, others: list[int], chance: Chance) -> None:
    """Scrolls that were shown lie in one of the places where they may be; the rest is shuffled."""
    sizes = [0] * (2 * state.armies)
    pool = list(state.deck)
    for other in others:
        pool += state.hand[other] + state.laid[other]
        sizes[hand_place(other)], sizes[laid_place(other)] = len(state.hand[other]), len(state.laid[other])
    known = () if seat is None or state.knowledge is None else state.knowledge.traces[seat]
    lying: list[list[int]] = [[] for _ in sizes]
    for (label, _), place in zip(known, spread(known, sizes, chance), strict=True):
        lying[place].append(label)
        pool.remove(label)
    fate = [card for card in pool if state.box.kind[card] == CATASTROPHE]
    rest = [card for card in pool if state.box.kind[card] != CATASTROPHE]
    chance.shuffle(rest)
    rest.sort(key=lambda card: state.box.in_combat[card])  # only such Scrolls lie in rows (FX-10), so rows come first
    last_row = 2 * state.seats - 1
    for place in (*range(1, 2 * state.seats, 2), *range(0, 2 * state.seats, 2)):
        while len(lying[place]) < sizes[place]:
            lying[place].append(rest.pop())
        if place == last_row:
            chance.shuffle(rest)
    deck = rest + fate
    chance.shuffle(deck)
    for place in range(2 * state.seats, len(sizes)):  # nobody looked at what the Challenger has (RUL-48)
        while len(lying[place]) < sizes[place]:
            lying[place].append(deck.pop())
        chance.shuffle(lying[place])
    for other in others:
        hand = lying[hand_place(other)]
        state.hand[other] = tuple(hand if state.is_challenger(other) else sorted(hand))
        state.laid[other] = tuple(lying[laid_place(other)])
    state.deck = tuple(deck)
    state.offered = None if state.stack and state.stack[-1][1:2] != (seat,) else state.offered


def _deal_tokens(state: State, others: list[int], chance: Chance) -> None:
    """Face-down tokens lie where they may, and nobody else has begun to pick any of them (RUL-103)."""
    if state.outcome_kind < 0 and state.stack[-1][1:2] and state.stack[-1][1] in others:
        frame = unseen_tokens(state, state.stack[-1])
        if frame != state.stack[-1]:
            state.stack[-1], state.offered = frame, None
        state.arranging = ()
    for other in others:
        for unit, card in zip(state.chickens_of(other), deal(thought(state, other), chance), strict=True):
            state.card[unit] = card


def _deal_leaders(state: State, seat: int | None, others: list[int], chance: Chance) -> None:
    """Two of the Leaders that the seat does not hold for each other seat, and no answer from anybody else yet."""
    mine = () if seat is None else state.dealt[seat]
    leaders: list[int] = [card for card in state.box.leaders if card not in mine]
    chance.shuffle(leaders)
    for other in others:
        state.dealt[other] = tuple(sorted((leaders.pop(), leaders.pop())))
        state.answers[other] = NO_CARD


def _deal_seconds(state: State, seat: int | None, chance: Chance) -> None:
    """For each Leader that lies face down before another seat one of those that the seat has not seen (VIS-6)."""
    shown = {*state.card, *state.fallen, NO_CARD if seat is None else state.second_of(seat)}
    plain = state.box.plain  # as the Challenger's Leader is read (SOLO-5)
    leaders: list[int] = [card for card in state.box.leaders if not {card, plain.get(card, card)} & shown]
    chance.shuffle(leaders)
    state.second = tuple(
        card if other == seat or card == NO_CARD else leaders.pop() for other, card in enumerate(state.second)
    )


# -- where hidden tokens are, for whoever puts this to the test ----------------------------------------------------


def whereabouts(state: State) -> set[tuple[str, str]]:
    """Which token truly lies in which place."""
    return {
        (f"{SEATS[state.owner_of(unit)]}.{state.box.names[state.card[unit]]}", str(unit))
        for seat in range(state.armies if state.box.face_down else 0)
        for unit in state.chickens_of(seat)
    }


def places_of_unknown(state: State, seat: int) -> set[tuple[str, str]]:
    """The same as far as the seat can tell: every token with every place where it may lie."""
    mine = {pair for pair in whereabouts(state) if pair[0][0] == SEATS[seat]}
    others = [other for other in range(state.armies if state.box.face_down else 0) if other != seat]
    return mine | {
        (f"{SEATS[other]}.{state.box.names[card]}", str(unit))
        for other in others
        for unit, mask in zip(state.chickens_of(other), thought(state, other), strict=True)
        for card in bits(mask)
    }


# -- what is asked -------------------------------------------------------------------------------------------------


def decision(state: State, seat: int) -> Decision:
    """What the seat is asked, with the details that it may know."""
    frame = state.stack[-1]
    kind = d.KINDS[frame[0]]
    about: list[tuple[str, str]] = []
    for (name, what), value in zip(kind.fields[1:], frame[2:], strict=True):
        text = _detail(state, what, value, seat)
        if text:
            about.append((name, text))
    if len(state.stack) > 1 and state.stack[-2][0] == d.EFFECT:
        about.append(("card", state.box.names[state.stack[-2][d.CARD]]))
    if state.fighting:
        about += [(role, unit_name(state, unit, seat)) for role, unit in _roles(state)]
    return Decision(kind.name, seat, tuple(about))


def _roles(state: State) -> list[tuple[str, int]]:
    return [("attacker", state.attacker), ("defender", state.defender)]


def _detail(state: State, what: str, value: int, seat: int) -> str:
    """A field of a frame in words, as the seat may know it; empty for nothing."""
    if what == "number":
        return str(value)
    if value < 0:
        return ""
    if what == "units":
        return "+".join(unit_name(state, unit, seat) for unit in bits(value))
    if what == "hexes":
        return "+".join(state.box.board.names[hex] for hex in bits(value))
    if what == "unit":
        return unit_name(state, value, seat)
    words = {"hex": state.box.board.names, "card": state.box.names, "seat": list(SEATS)}
    return words[what][value]
