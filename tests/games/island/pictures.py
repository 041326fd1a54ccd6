"""Islands drawn in a test: set-up and expectation in one drawing, rows of hexes shifted by one character.

    assert_reach("S", '''
         * ^ .
        * S b .
         * * .
    ''')

    .  *   Territory that the move must not end on, that it must be able to end on
    -  +   the same for Neutral tiles
    ^  !   Lava that must not be entered, that the unit can enter (to burn, unless it may stand there)
    ~  @   Sea that the move must not end on, that it must be able to end on
    1  2   the Base of A, of B
    L C S G B K T W M   units of A on Territory: Leader, Chicken, Soldier, Golem, Battle Car, Cannon, Tower, Lavawalker,
                        Skimmer; small letters are units of B

A letter hides what is under it: *onto* names the own units whose hexes the move must be able to end on, and `stack`
what stands where the letter of the moving unit is, if all of it moves together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import dedent
from typing import Any

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island.board import Board
from topcluck.games.island.box import ARMY, Box
from topcluck.games.island.game import GAME, cards_of
from topcluck.games.island.model import IslandPreset
from topcluck.games.island.rulesets import resolve
from topcluck.games.island.state import CLAW, State
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.hexes import Axial

CARDS = {
    "L": "leader", "C": "chicken1", "S": "soldier", "G": "golem", "B": "car", "K": "cannon", "T": "tower",
    "W": "lavawalker", "M": "skimmer",
}  # fmt: skip
FAR_AWAY = ((60, 0), (70, 0))  # where the Bases are that nobody drew
REACHED = "*+!@"
UNREACHED = str.maketrans(REACHED, ".-^~")


def assert_reach(
    mover: str,
    drawing: str,
    *,
    onto: str = "",
    stack: str = "",
    claws: int = 1,
    strategies: tuple[str, ...] = (),
    define: str = "",
    **options: Any,
) -> None:
    """Asserts where one move action of the unit drawn as *mover* may end: on the marked hexes and nowhere else.

    A has *claws* claw dice and no free action; *strategies* are A's, *define* adds cards, and what is left are options
    of the rule set, by name.
    """
    cells = dict(_cells(drawing))
    state = _state(cells, mover, stack or mover, define, options)
    state.banner[CLAW] = claws
    state.spent[0] = 5 - claws
    state.strategies[0] = tuple(int(state.box.card(name)) for name in strategies)
    state.refresh_in_play(0)
    start = next(axial for axial, mark in cells.items() if mark == mover)
    asked = {axial for axial, mark in cells.items() if mark in REACHED or mark in onto.split()}
    found = {state.box.board.axial[hex] for hex in _ends(state, int(state.box.board.at(*start)))} - {start}
    lines = ["the move may end on", *_draw(cells, found), "and should on", *_draw(cells, asked)]
    assert found == asked, "\n".join(lines)


# -- reading a drawing -------------------------------------------------------------------------------------------------


def _cells(drawing: str) -> Iterator[tuple[Axial, str]]:
    """Each drawn hex with its mark: neighbours in a row are two columns apart, the next row is shifted by one."""
    marks = [
        (column, r, mark)
        for r, line in enumerate(dedent(drawing).strip("\n").splitlines())
        for column, mark in enumerate(line)
        if mark != " "
    ]
    first = marks[0][0] % 2
    for column, r, mark in marks:
        assert (column - r) % 2 == first, f"row {r + 1} is not shifted by one character"
        yield ((column - r - first) // 2, r), mark


def _draw(cells: Mapping[Axial, str], found: set[Axial]) -> list[str]:
    """The drawing again, with an asterisk wherever a move may end."""
    rows: dict[int, str] = {}
    left = min(2 * q + r for q, r in cells)
    for (q, r), mark in cells.items():
        rows[r] = rows.get(r, "").ljust(2 * q + r - left + 4) + ("*" if (q, r) in found else mark.translate(UNREACHED))
    return [rows[r] for r in sorted(rows)]


# -- from the drawing to a state ---------------------------------------------------------------------------------------


def _preset(cells: Mapping[Axial, str]) -> IslandPreset:
    """The drawn island; everything that is no tile, no Base and no Sea is one Territory."""
    special = "-+^!~@12"
    return IslandPreset(
        id="drawn",
        name="drawn",
        players=2,
        territories=(tuple(axial for axial, mark in cells.items() if mark not in special), ()),
        bases=tuple(
            next((axial for axial, mark in cells.items() if mark == base), away)
            for base, away in zip("12", FAR_AWAY, strict=True)
        ),
        neutral=tuple(axial for axial, mark in cells.items() if mark in "-+"),
        lava=tuple(axial for axial, mark in cells.items() if mark in "^!"),
    )


def _state(cells: Mapping[Axial, str], mover: str, stack: str, define: str, options: Mapping[str, Any]) -> State:
    """A's Take Actions step on the drawn island, with the units that are drawn."""
    setup = GAME.setup(players=2, cards="stub", island="t2", options=dict(options), define=define)
    _, rules = resolve("second-en", "standard", (), 2, dict(options))
    state = State(Box(cards_of(setup), rules, Board(_preset(cells)), setup), Chance(key_of(0)))
    state.home, state.claims, state.active, state.turn, state.free_used = [0, 1], [0, 1], 0, 1, True
    for seat in (0, 1):
        for number, token in enumerate(state.chickens_of(seat)):
            state.card[token] = number
    for axial, mark in cells.items():
        if mark.upper() in CARDS:
            for letter in stack if mark == mover else mark:
                _put(state, letter, int(state.box.board.at(*axial)))
    state.ask(d.END_TURN, 0)
    state.ask(d.ACTION, 0)
    return state


def _put(state: State, letter: str, hex: int) -> None:
    """One more unit, in its owner's next free place."""
    seat, card = int(letter.islower()), int(state.box.card(CARDS[letter.upper()]))
    places = {"L": range(1), "C": range(1, 7)}.get(letter.upper(), range(7, ARMY))
    unit = next(seat * ARMY + place for place in places if state.where[seat * ARMY + place] < 0)
    if letter.upper() != "C":
        state.card[unit] = card
    state.put(unit, hex)


# -- trying all ways ---------------------------------------------------------------------------------------------------


def _ends(state: State, start: int) -> set[int]:
    """Every hex where a move of all units on *start* may end, tried out on copies."""
    group = state.at[start]
    if a.CLAW_MOVE not in state.actions():
        return set()
    moving = _after(state, a.CLAW_MOVE)
    if a.pack(a.MOVE, group[0]) not in moving.actions():
        return set()
    moving = _after(moving, a.pack(a.MOVE, group[0]))
    for unit in group[1:]:
        moving = _after(moving, a.pack(a.WITH, unit))
    if moving.stack[-1][0] == d.MOVE_BAND:
        moving = _after(moving, a.GO)
    return set(_stops(moving))


def _stops(state: State) -> Iterator[int]:
    """Where a move under way may end."""
    for code in state.actions():
        if code == a.STOP:
            yield state.where[_first(state.stack[-1][2])]
        elif a.kind(code) == a.STEP:
            further = _after(state, code)
            if further.stack[-1][0] == d.MOVE_STEP:
                yield from _stops(further)
            else:
                yield a.first(code)


def _first(group: int) -> int:
    """The first unit of a group."""
    return (group & -group).bit_length() - 1


def _after(state: State, code: int) -> State:
    """The state after an action."""
    twin = state.copy()
    twin.apply(code)
    return twin
