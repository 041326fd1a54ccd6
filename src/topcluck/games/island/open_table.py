"""What lies open on the table, as each seat sees it (VIS-5 to VIS-7).

First the state is written down in rows of numbers, where a seat's row has only what that seat may know; then each row
finds the named value that was made of it before (`Parts`). So a server that shows the table to everybody after every
action makes only what is new, and what has not changed is the very same object.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from topcluck.games.island import decisions as d
from topcluck.games.island.board import GROUNDS, SEA
from topcluck.games.island.box import NO_CARD, Box
from topcluck.games.island.model import CHICKENS, DIRECTIONS, FACES
from topcluck.games.island.names import FACE_DOWN, is_hidden
from topcluck.games.island.rules.flags import flag_hex
from topcluck.games.island.rules.movement import in_stack_order
from topcluck.games.island.rules.tokens import seen_group
from topcluck.games.island.rules.values import all_values, armor_of, strength_of
from topcluck.games.island.sheet import (
    ChallengerSheet,
    CombatSheet,
    FlagSheet,
    HexSheet,
    SeatSheet,
    Table,
    TokenSheet,
    UnitSheet,
    at_a_glance,
    bits,
    card_names,
    known_scroll,
    mod_sheet,
    played_sheet,
    unit_id,
    waiting_sheet,
    write_frame,
    write_tile,
    write_use,
)
from topcluck.games.island.state import DESTROYED, PILOTING, Played, State
from topcluck.kernel.frozen import quickly
from topcluck.kernel.kept import Kept, rows_of
from topcluck.kernel.knowledge import Cups

Cards = tuple[int, ...]
Units = tuple[int, ...]
Ground = tuple[tuple[int, ...], tuple[int, ...]]  # what each hex is, and who has claimed each pair
# unit, card, hex, Shields, +1 dice, what is attached, Pilots, speed, strength, armor, Range
UnitRow = tuple[int, int, int, int, int, Cards, Cards, int, int, int, int]
# Leader, pair, Scrolls in hand and laid, Resources, dice by face and spent, tags, Strategies, borrowed ones, tokens
# beside the Banner, whether there is a second Leader, the fallen one
SeatRow = tuple[int, int, int, int, Units, Units, int, Units, Cards, Cards, Cards, bool, int]
TokenRow = tuple[int, int, bool, int]  # unit, card, whether it lies face up, what it may be
FlagRow = tuple[int, int, int]  # whose, hex, carrier
ChallengerRow = tuple[int, Units, int, int]
# attacker, defender, ranged, passes, +2 and +3 dice, strength, armor, Scrolls, cancels
CombatRow = tuple[
    int, int, bool, int, int, int, int | None, int | None, tuple[Played, ...], tuple[tuple[int, int, int], ...]
]


_make_table = quickly(Table)


def table_of(state: State, seat: int | None, everything: bool = False) -> Table:
    """What lies open, as *seat* sees it, or with all that is hidden of it."""
    return tables_of(state, (seat,), everything)[0]


def tables_of(state: State, seats: Sequence[int | None], everything: bool = False) -> list[Table]:
    """The tables of several seats; those that see the same get the same one."""
    units = unit_rows(state)
    plain = everything or not _some_secret(state)
    made: dict[tuple[object, ...], Table] = {}
    tables = []
    for seat in seats:
        frames = tuple(state.stack if plain else [_as_seen(state, frame, seat) for frame in state.stack])
        sight = (frames, seat) if state.box.face_down else (frames,)  # where nothing lies face down all see the rest
        if sight not in made:
            made[sight] = _table(state, seat, everything, frames, units)
        tables.append(made[sight])
    return tables


def _table(
    state: State, seat: int | None, everything: bool, frames: tuple[d.Frame, ...], units: tuple[UnitRow, ...]
) -> Table:
    """What lies open, as a seat sees it."""
    parts = parts_of(state.box)
    some_hidden = state.box.face_down and not everything
    return _make_table(
        turn=state.turn,
        active=_seat(state.active),
        start=_seat(state.start),
        resigned=parts.numbers[bits(state.resigned)],
        board=parts.board[tuple(state.ground), tuple(state.claims)],
        island=parts.island[state.island],
        seats=parts.seats[tuple([_seat_row(state, army, seat, some_hidden) for army in range(state.armies)])],
        units=parts.units[tuple([_as_shown(state, row, seat) for row in units]) if some_hidden else units],
        gone=parts.gone[_gone(state, parts.machines)],
        lineup=parts.cards[state.lineup],
        machine_deck=len(state.machine_deck),
        machine_discard=parts.cards[state.machine_discard],
        scroll_deck=len(state.deck),
        scroll_discard=parts.cards[state.discard],
        supply=parts.supply[state.supply[0], state.supply[1], state.supply[2]],
        shields=state.shield_supply,
        free_used=state.free_used,
        used=parts.used[state.used],
        rolling=state.rolling,
        transit=parts.group[state.transit],
        transit_from="-" if state.transit_from < 0 else state.box.board.names[state.transit_from],
        mods=parts.mods[state.mods],
        waiting=parts.waiting[state.waiting],
        catastrophes=parts.catastrophes[state.catastrophes],
        struck=parts.cards[state.struck],
        combat=parts.combat[_combat_row(state)] if state.fighting else None,
        pending=parts.pending[frames],
        outcome=None if state.outcome_kind < 0 else (state.outcome_kind, state.winners),
        flags=parts.flags[tuple([(flag, flag_hex(state, flag), unit) for flag, unit in enumerate(state.flags)])],
        firm=parts.firm[state.firm],
        tokens=parts.tokens[_token_rows(state, seat, everything)],
        arranging=parts.unit_ids[_arranging(state, seat, everything)],
        humbled=parts.numbers[
            tuple([army for army in range(state.armies) if state.humbled >> state.leader_of(army) & 1])
        ],
        challenger=parts.challenger[_challenger_row(state)] if state.armies > state.seats else None,
    )


# -- rows of numbers, with what a seat may know ---------------------------------------------------------------------


# all that the row of a unit is made of, its values included, but for what never changes in a match
VALUED_BY = (
    "at", "attached", "attacker", "card", "claims", "combat_three", "combat_two", "defender", "fighting", "ground",
    "in_play", "mods", "plus", "power", "ranged", "shields", "where",
)  # fmt: skip
_valued_by = attrgetter(*VALUED_BY)


def unit_rows(state: State) -> tuple[UnitRow, ...]:
    """All units on the island, from the bottom to the top of their stacks, with their values at this moment.

    Most actions change nothing about them: then the rows that this state or the one before was seen with still hold.
    """
    now: tuple[Any, ...] = _valued_by(state)
    if state.valued is not None and state.valued[0] == now:
        rows: tuple[UnitRow, ...] = state.valued[1]
        return rows
    rows = _unit_rows(state)
    state.valued = tuple([part[:] if type(part) is list else part for part in now]), rows
    return rows


def _unit_rows(state: State) -> tuple[UnitRow, ...]:
    """The same, worked out anew."""
    card, where, shields, plus, attached = state.card, state.where, state.shields, state.plus, state.attached
    pilots: dict[int, Cards] = {}
    if min(where) <= PILOTING:
        for unit, place in enumerate(where):
            if place <= PILOTING:
                pilots[PILOTING - place] = (*pilots.get(PILOTING - place, ()), card[unit])
    return tuple(
        [
            (unit, card[unit], where[unit], shields[unit], plus[unit], attached[unit], pilots.get(unit, ()), *values)
            for unit, values in all_values(state).items()
        ]
    )


def _as_shown(state: State, row: UnitRow, seat: int | None) -> UnitRow:
    """A unit as a seat sees it: of a token that it does not know neither which it is nor its values (VIS-7)."""
    return (row[0], NO_CARD, *row[2:7], 0, 0, 0, 0) if is_hidden(state, row[0], seat) else row


def _seat_row(state: State, army: int, seat: int | None, some_hidden: bool) -> SeatRow:
    """What lies open before an army, as a seat sees it."""
    card, where, armies = state.card, state.where, state.armies
    destroyed = [unit for unit in state.box.chickens[army] if where[unit] == DESTROYED]
    return (
        card[state.leader_of(army)],
        state.home[army],
        len(state.hand[army]) + len(state.picked[army]),  # what is being picked has not left the hand yet (RUL-134)
        len(state.laid[army]),
        tuple(state.resources[army * 3 : army * 3 + 3]),
        tuple(state.banner[army * 6 : army * 6 + 6]),
        state.spent[army],
        tuple(state.tags[army::armies]),
        state.strategies[army],
        state.borrowed[army],
        tuple([NO_CARD if some_hidden and is_hidden(state, unit, seat) else card[unit] for unit in destroyed]),
        state.second_of(army) != NO_CARD,
        state.fallen_of(army),
    )


def _gone(state: State, machines: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Machines that left the island and whose place nobody has taken yet, as far as somebody may still ask."""
    card, where = state.card, state.where
    return tuple([(unit, card[unit]) for unit in machines if card[unit] != NO_CARD and where[unit] < 0])


def _combat_row(state: State) -> CombatRow:
    """The combat going on; who has left the island has no values."""
    attacker, defender = state.attacker, state.defender
    return (
        attacker,
        defender,
        state.ranged,
        state.passes,
        state.combat_two,
        state.combat_three,
        strength_of(state, attacker) if state.where[attacker] >= 0 else None,
        armor_of(state, defender) if state.where[defender] >= 0 else None,
        state.played,
        state.cancels,
    )


def _challenger_row(state: State) -> ChallengerRow:
    """What the Challenger goes by."""
    return state.facing, state.order, state.activated, state.power


def _arranging(state: State, seat: int | None, everything: bool) -> Units:
    """The tokens that a seat is arranging, for itself."""
    return tuple([unit for unit in state.arranging if everything or state.owner_of(unit) == seat])


def _token_rows(state: State, seat: int | None, everything: bool) -> tuple[TokenRow, ...]:
    """All places of Chicken tokens, where they lie face down."""
    rows: list[TokenRow] = []
    for army in range(state.armies if state.box.face_down else 0):
        for unit, mask in zip(state.chickens_of(army), thought(state, army), strict=True):
            shown = everything or not is_hidden(state, unit, seat)
            rows.append((unit, state.card[unit] if shown else NO_CARD, not state.is_face_down(unit), mask))
    return tuple(rows)


def thought(state: State, army: int) -> Cups:
    """What others must think possible of each token of an army; without any memory all that lies face down."""
    if state.knowledge is not None and state.knowledge.rows:
        return state.knowledge.rows[army]
    return at_a_glance([-1 if state.is_face_down(unit) else state.card[unit] for unit in state.chickens_of(army)])


# -- what is pending, as a seat may see it --------------------------------------------------------------------------


def _some_secret(state: State) -> bool:
    """Whether seats may see different things pending."""
    return state.box.face_down or any(frame[0] in (d.COMBAT_MORE, d.HAND_DISCARD) for frame in state.stack)


def _as_seen(state: State, frame: d.Frame, seat: int | None) -> d.Frame:
    """A frame as a seat may see it: nobody else learns how far a secret picking has come (RUL-134, RUL-103)."""
    if len(frame) < 2 or frame[1] == seat:
        return frame
    if frame[0] == d.COMBAT_MORE:
        return (d.COMBAT_PLAY, frame[1])
    if frame[0] == d.HAND_DISCARD:
        return (d.HAND_DISCARD, frame[1], frame[2] + len(state.picked[frame[1]]))
    return unseen_tokens(state, frame)


def unseen_tokens(state: State, frame: d.Frame) -> d.Frame:
    """A frame as others see it: not which face-down tokens are being picked, nor how a stack is arranged."""
    if not state.box.face_down:
        return frame
    if frame[0] == d.MOVE_BAND:
        group = seen_group(state, frame[2])
        return (d.MOVE_BAND, frame[1], group, in_stack_order(state, group)[-1])  # who set out first tells nothing
    return (d.ARRANGE, frame[1], 0) if frame[0] in (d.ARRANGE, d.ARRANGE_STACK) else frame


# -- named values, made of such rows --------------------------------------------------------------------------------


def parts_of(box: Box) -> Parts:
    """The parts of tables that were made of this box before."""
    if box.parts is None:
        box.parts = Parts(box)
    return box.parts


class Parts:
    """All parts of the tables of a box, by the rows they are made of: equal rows are one and the same part."""

    def __init__(self, box: Box) -> None:
        self.setup = dict(box.setup)
        self.machines = [unit for unit, place in enumerate(box.place) if place > CHICKENS]
        self.board: Kept[Ground, tuple[HexSheet, ...]] = Kept(partial(_board, Kept(partial(_hex_sheet, box))))
        self.island = rows_of(partial(write_tile, box))
        self.seats = rows_of(partial(_seat_sheet, box))
        self.units = rows_of(partial(_unit_sheet, box))
        self.tokens = rows_of(partial(_token_sheet, box))
        self.flags = rows_of(partial(_flag_sheet, box))
        self.numbers: Kept[tuple[int, ...], tuple[int, ...]] = Kept(tuple)
        # Any, because a compiled core takes a tuple of three numbers apart and would make a new one at every look.
        self.supply: Kept[tuple[int, int, int], Any] = Kept(tuple)
        self.cards: Kept[Cards, tuple[str, ...]] = Kept(partial(card_names, box))
        self.mods = rows_of(partial(mod_sheet, box))
        self.waiting = rows_of(partial(waiting_sheet, box))
        self.used = rows_of(partial(write_use, box))
        self.pending = rows_of(partial(write_frame, box))
        self.known = rows_of(partial(known_scroll, box))
        self.unit_ids = rows_of(partial(unit_id, box))
        self.group: Kept[int, tuple[str, ...]] = Kept(lambda units: self.unit_ids[bits(units)])
        self.gone = rows_of(partial(_gone_machine, box))
        self.catastrophes = rows_of(partial(_catastrophe, box))
        self.firm = rows_of(partial(_firm_place, box))
        self.combat: Kept[CombatRow, CombatSheet] = Kept(partial(_combat_sheet, box))
        self.challenger: Kept[ChallengerRow, ChallengerSheet] = Kept(partial(_challenger_sheet, self))


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _hex_sheet(box: Box, row: tuple[int, int, tuple[int, ...]]) -> HexSheet:
    """A tile hex of the island."""
    hex, ground, claims = row
    pair = box.board.pair[hex]
    return HexSheet(box.board.names[hex], GROUNDS[ground], _seat(pair), None if pair < 0 else _seat(claims[pair]))


def _board(hexes: Kept[tuple[int, int, tuple[int, ...]], HexSheet], row: Ground) -> tuple[HexSheet, ...]:
    """The tile hexes of the island."""
    grounds, claims = row
    return tuple([hexes[hex, ground, claims] for hex, ground in enumerate(grounds) if ground != SEA])


def _unit_sheet(box: Box, row: UnitRow) -> UnitSheet:
    """A unit on the island."""
    unit, card, hex, shields, plus, attached, pilots, speed, strength, armor, reach = row
    return UnitSheet(
        id=unit_id(box, unit),
        seat=box.owner[unit],
        card=_shown(box, card),
        hex=box.board.names[hex],
        shields=shields,
        plus=plus,
        attached=card_names(box, attached),
        pilots=card_names(box, pilots),
        speed=speed,
        strength=strength,
        armor=armor,
        range=reach,
    )


def _shown(box: Box, card: int) -> str:
    """Which token lies there, for who may know it."""
    return FACE_DOWN if card == NO_CARD else box.names[card]


def _seat_sheet(box: Box, row: SeatRow) -> SeatSheet:
    """What lies open before an army."""
    leader, home, hand, laid, resources, dice, spent, tags, strategies, borrowed, destroyed, second, fallen = row
    return SeatSheet(
        leader=None if leader == NO_CARD else box.names[leader],
        base=None if home < 0 else box.board.names[box.board.bases[home]],
        hand=hand,
        laid=laid,
        resources=(resources[0], resources[1], resources[2]),
        dice=tuple(face for face, number in zip(FACES, dice, strict=True) for _ in range(number)),
        spent=spent,
        tags=tags,
        strategies=card_names(box, strategies),
        borrowed=card_names(box, borrowed),
        destroyed=tuple(_shown(box, card) for card in destroyed),
        second=second,
        fallen=None if fallen == NO_CARD else box.names[fallen],
    )


def _gone_machine(box: Box, row: tuple[int, int]) -> str:
    """A Machine that left the island."""
    return f"{unit_id(box, row[0])}={box.names[row[1]]}"


def _catastrophe(box: Box, row: tuple[int, int]) -> tuple[int, str]:
    """A Catastrophe and who drew it."""
    return row[0], box.names[row[1]]


def _firm_place(box: Box, row: tuple[int, int]) -> tuple[str, str]:
    """A unit and where it stood before it came to Lava or Sea."""
    return unit_id(box, row[0]), box.board.names[row[1]]


def _token_sheet(box: Box, row: TokenRow) -> TokenSheet:
    """A place of a Chicken token."""
    unit, card, face_up, may_be = row
    return TokenSheet(unit_id(box, unit), _shown(box, card), face_up, card_names(box, bits(may_be)))


def _flag_sheet(box: Box, row: FlagRow) -> FlagSheet:
    """Where a Flag is."""
    flag, hex, carrier = row
    return FlagSheet(flag, box.board.names[hex], unit_id(box, carrier))


def _challenger_sheet(parts: Parts, row: ChallengerRow) -> ChallengerSheet:
    """What the Challenger goes by."""
    facing, order, activated, power = row
    return ChallengerSheet(
        facing=DIRECTIONS[facing - 1] if facing else "-",
        order=parts.unit_ids[order],
        activated=parts.group[activated],
        power=power,
    )


def _combat_sheet(box: Box, row: CombatRow) -> CombatSheet:
    """The combat going on."""
    attacker, defender, ranged, passes, twos, threes, strength, armor, played, cancels = row
    return CombatSheet(
        attacker=unit_id(box, attacker),
        defender=unit_id(box, defender),
        ranged=ranged,
        passes=passes,
        twos=twos,
        threes=threes,
        strength=strength,
        armor=armor,
        played=tuple(played_sheet(box, entry) for entry in played),
        cancels=cancels,
    )
