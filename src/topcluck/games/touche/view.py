"""What a seat may see (TP-21), and worlds that fit it; `showing` makes views.

A view is built up from what lies open on the table, plus the own fleet; at the end of the game all fleets are shown.
It is complete: shots, wrecks, every count that pigeons ever brought, and what was hit before a unit was mended.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topcluck.games.touche.decisions import SHOTS, read_frame
from topcluck.games.touche.farm import Farm, farm_of
from topcluck.games.touche.fleets import fleets_for, lay_fleet, sight
from topcluck.games.touche.model import (
    CONFIRMED,
    CRATER,
    CREDIT,
    INTACT,
    NUCLEAR,
    ON_SALE,
    OUT_OF_PLAY,
    OWNED,
    PLACING,
    RESERVE,
    UNCONFIRMED,
    WRECK,
)
from topcluck.games.touche.names import seat_name
from topcluck.kernel.chance import Chance
from topcluck.kernel.codec import from_plain, to_plain
from topcluck.kernel.faces import Seat
from topcluck.kernel.game import Outcome

if TYPE_CHECKING:
    from topcluck.games.touche.state import State

GAME_ID = "touche-poulet"
PHASES = ("placement", "targeting", "resolution")
MAINS = ("open", "unit", "strike")
ANSWERS = ("placing", "confirmed", "random")
_MARKS = {INTACT: ".", CRATER: "o", WRECK: "#", **{CREDIT + seat: str(seat + 1) for seat in range(4)}}
_DRAWN = {drawn: mark for mark, drawn in _MARKS.items()} | {"+": INTACT}


@dataclass(frozen=True, slots=True)
class TokenView:
    """A unit token on a board, by its top left cell."""

    unit: str
    cell: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """A large board: ``.`` intact, ``o`` crater, ``#`` wreck, ``1`` to ``4`` an explosion credited to that player."""

    shots: tuple[str, ...]
    wrecks: tuple[TokenView, ...]
    fleet: tuple[TokenView, ...] | None  # None: hidden from this seat
    patched: tuple[tuple[str, ...], ...]  # the cells of living units that were hit before each Patch-Up


@dataclass(frozen=True, slots=True)
class AttackView:
    """An attack that waits for its resolution: a unit, ``salvo`` or ``nuclear``, and its places in order."""

    arm: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies before a player."""

    clan: str
    ears: int
    cards: tuple[str, ...]  # unit cards still in the game
    tilted: tuple[str, ...]
    last_attack: str | None  # the unit of the last main attack, if that was in the last own turn
    free_targets: int
    targets_in_use: int
    eggs: int
    weapons: tuple[str, ...]
    field: str | None
    attacks: tuple[AttackView, ...]
    out: bool


@dataclass(frozen=True, slots=True)
class EggView:
    """An egg: ``reserve``, ``on_sale``, ``gone``, or the player who owns it."""

    egg: str
    where: str


@dataclass(frozen=True, slots=True)
class PigeonView:
    """What a pigeon counted: so many intact cells of living units among the cells that were intact at that time."""

    area: str
    count: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat may know of a game of Touché Poulet."""

    game: str
    seat: Seat | None
    cards: str
    no_repeat: bool
    weapons: bool
    phase: str
    round: int
    first_seat: Seat
    turn: Seat
    main_attack: str
    hit_this_turn: bool
    busy: bool
    answer: str | None  # the own answer while fleets are placed
    asked: tuple[Seat, ...]  # who may answer now; while fleets are placed nobody sees who has confirmed
    pending: tuple[str, ...]  # decisions and steps, the one to be answered last
    display: tuple[str, ...]
    draw_pile: int
    discard_pile: tuple[str, ...]
    eggs: tuple[EggView, ...]
    wild_eggs: tuple[str, ...]
    pigeons: tuple[PigeonView, ...]
    boards: tuple[BoardView, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None

    def to_json(self) -> dict[str, Any]:
        """The view in plain JSON values."""
        data: dict[str, Any] = to_plain(self)
        return data


def view_from_json(data: dict[str, Any]) -> View:
    """The way back from `View.to_json`."""
    return from_plain(View, data)


def where(place: int) -> str:
    """Where an egg is, in a word."""
    known = {RESERVE: "reserve", ON_SALE: "on_sale", OUT_OF_PLAY: "gone"}
    return known[place] if place in known else seat_name(place - OWNED)


def egg_place(text: str) -> int:
    """The way back from `where`."""
    known = {"reserve": RESERVE, "on_sale": ON_SALE, "gone": OUT_OF_PLAY}
    return known[text] if text in known else OWNED + int(text[1:]) - 1


def shots_drawn(state: State, board: Seat) -> tuple[str, ...]:
    """The large board, row by row."""
    low = board * state.farm.cells
    return drawn(state.farm, bytes(state.marks[low : low + state.farm.cells]))


def drawn(farm: Farm, marks: bytes) -> tuple[str, ...]:
    """The marks of a board, row by row."""
    cells = "".join([_MARKS[mark] for mark in marks])
    return tuple(cells[start : start + farm.columns] for start in range(0, farm.cells, farm.columns))


def mark_text(mark: int) -> str:
    """How a cell's mark is drawn."""
    return _MARKS[mark]


def mark_of(text: str) -> int:
    """The way back from `mark_text`."""
    return _DRAWN[text]


# ---- worlds that fit


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """A copy in which the other fleets and the draw pile are dealt anew, as the seat must think they may be."""
    world = state.copy()
    world.chance = _own_luck(chance)
    _deal_hidden(world, seat, chance)
    return world


def imagine(view: View, chance: Chance) -> State:
    """A state that fits the view, drawn from all that do."""
    state = restore(view, _own_luck(chance))
    _deal_hidden(state, view.seat, chance)
    return state


def _own_luck(chance: Chance) -> Chance:
    """A stream of its own: what will be drawn in the real game must not be known."""
    return Chance(chance.word().to_bytes(32, "big"))


def _deal_hidden(state: State, seat: Seat | None, chance: Chance) -> None:
    """Deals what the seat cannot know: the draw pile's order and, while the game goes on, the other fleets."""
    chance.shuffle(state.draw)
    if state.outcome is not None:
        return
    for board in range(state.seats):
        if board != seat and not state.out[board]:
            _deal_fleet(state, board, chance)


def _deal_fleet(state: State, board: Seat, chance: Chance) -> None:
    """Another fleet for a board; while fleets are placed, a whole one that is not confirmed yet."""
    fleet = fleets_for(sight(state, board)).draw(chance)
    lay_fleet(state, board, fleet)
    if state.phase == PLACING:
        state.answers[board] = UNCONFIRMED  # nobody knows; if all others had confirmed, the placement might be over
        low = board * state.farm.cells
        state.unit_at[low : low + state.farm.cells] = bytes(state.farm.cells)


def restore(view: View, chance: Chance) -> State:
    """A state with everything that the view shows; the hidden fleets are missing, the draw pile is in order."""
    from topcluck.games.touche.state import State  # noqa: PLC0415  states make views

    farm = farm_of(view.cards)
    state = State(farm, len(view.players), chance)
    state.no_repeat, state.weapons = view.no_repeat, view.weapons
    state.phase, state.main = PHASES.index(view.phase), MAINS.index(view.main_attack)
    state.round, state.first, state.turn = view.round, view.first_seat, view.turn
    state.hit_this_turn, state.busy, state.outcome = view.hit_this_turn, view.busy, view.outcome
    state.stack = [read_frame(text, state.names) for text in view.pending]
    state.eggs = [egg_place(egg.where) for egg in view.eggs]
    state.wild = [egg_place(place) for place in view.wild_eggs]
    for seat, player in enumerate(view.players):
        _restore_player(state, seat, player)
    _restore_piles(state, view)
    for pigeon in view.pigeons:
        board, zone = divmod(state.names.read("area", pigeon.area), len(farm.zones))
        state.reports.append((board, zone, pigeon.count, _mask(state, pigeon.cells)))
    for seat, shown in enumerate(view.boards):
        _restore_board(state, seat, shown)
    lay_pending_targets(state)
    for seat in range(state.seats):
        _restore_answer(state, seat, view)
        state.reopen(seat)
    return state


def lay_pending_targets(state: State) -> None:
    """Lays the targets of all attacks, unless they were swept away by an explosion (TP-9.2)."""
    attacks = [
        (seat, attack[1:]) for seat in range(state.seats) for attack in state.attacks[seat] if attack[0] != NUCLEAR
    ]
    attacks += [(frame[1], frame[4:]) for frame in state.stack if frame[0] == SHOTS]
    for seat, places in attacks:
        for place in places:
            if not state.marks[place]:
                state.pending[place] = seat + 1


def _restore_piles(state: State, view: View) -> None:
    """The display, the discard pile, and a draw pile of all that is nowhere else."""
    names = state.names
    state.display = [names.read("weapon", id) for id in view.display]
    state.discard = [names.read("weapon", id) for id in view.discard_pile]
    if not state.weapons:
        return
    state.draw = state.farm.deck()
    held = [index % state.farm.weapons for index, count in enumerate(state.held) for _ in range(count)]
    for weapon in [*state.display, *state.discard, *held]:
        state.draw.remove(weapon)


def _restore_player(state: State, seat: Seat, player: PlayerView) -> None:
    """What lies before a player."""
    names, farm = state.names, state.farm
    state.purses[seat], state.owned[seat], state.out[seat] = player.ears, player.eggs, player.out
    state.types[seat] = sum(1 << farm.unit_ids.index(id) for id in player.cards)
    state.tilted[seat] = sum(1 << farm.unit_ids.index(id) for id in player.tilted)
    state.last_main[seat] = -1 if player.last_attack is None else farm.unit_ids.index(player.last_attack)
    state.used[seat] = player.targets_in_use
    state.fields[seat] = -1 if player.field is None else names.read("place", player.field)
    for id in player.weapons:
        state.held[seat * farm.weapons + names.read("weapon", id)] += 1
    state.attacks[seat] = tuple(
        (names.read("arm", attack.arm), *(names.read("place", place) for place in attack.places))
        for attack in player.attacks
    )


def _restore_answer(state: State, seat: Seat, view: View) -> None:
    """Whether the seat has confirmed: while fleets are placed only the own seat knows."""
    if view.answer is not None and seat == view.seat:
        state.answers[seat] = ANSWERS.index(view.answer)
    else:
        state.answers[seat] = UNCONFIRMED if seat in view.asked and state.phase == PLACING else CONFIRMED


def _restore_board(state: State, seat: Seat, board: BoardView) -> None:
    """Marks, wrecks, and the fleet if it is shown."""
    farm = state.farm
    low, first = seat * farm.cells, seat * farm.tokens
    for cell, drawn in enumerate("".join(board.shots)):
        state.marks[low + cell] = mark_of(drawn)
    state.patches.extend((seat, _mask(state, cells)) for cells in board.patched)
    placed = [(token, 0) for token in board.wrecks] + [(token, 1) for token in board.fleet or ()]
    rows = sorted((farm.unit_ids.index(token.unit), farm.cell_numbers[token.cell], alive) for token, alive in placed)
    for kind in set(farm.token_type):
        tokens = farm.tokens_of(kind)
        lying = [(anchor, alive) for of, anchor, alive in rows if of == kind]
        for token, (anchor, alive) in zip(tokens, lying, strict=False):
            state.anchors[first + token] = anchor
            if not alive:
                state.left[first + token] = 0
    _restore_tokens(state, seat)


def _restore_tokens(state: State, seat: Seat) -> None:
    """What lies on which cell, how many cells are left, and who is alive."""
    farm = state.farm
    low, first = seat * farm.cells, seat * farm.tokens
    for token in range(farm.tokens):
        anchor = state.anchors[first + token]
        if state.out[seat] and anchor < 0:
            state.left[first + token] = 0
        if anchor < 0 or state.phase == PLACING:
            continue
        for cell in state.footprint(seat, token):
            state.unit_at[low + cell] = token + 1
        if state.left[first + token]:
            intact = [cell for cell in state.footprint(seat, token) if not state.marks[low + cell]]
            state.left[first + token] = len(intact)
    state.living[seat] = sum(1 for left in state.left[first : first + farm.tokens] if left)


def _mask(state: State, cells: tuple[str, ...]) -> int:
    return sum(1 << state.farm.cell_numbers[cell] for cell in cells)
