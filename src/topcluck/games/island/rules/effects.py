"""How the effects of a card are carried out: line by line, asking for what must be chosen (FX-1 to FX-3, FX-9).

An EFFECT frame remembers the card, the line, and everything chosen so far; each question writes its answer into it.
What an operation does stands in `operations.py`.
"""

from __future__ import annotations

from typing import Final

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.box import DESTROY, FREE_ACTION, MOVE_UNIT, P_OPPONENT, RESOLVE, SWAP_UNITS, Line
from topcluck.games.island.rules.operations import perform
from topcluck.games.island.rules.possible import (
    can_do,
    candidates,
    needs_tile,
    needs_unit,
    opponents,
    partners,
    tiles,
)
from topcluck.games.island.rules.selecting import all_hold, effect, matching
from topcluck.games.island.rules.tokens import take_one_unseen
from topcluck.games.island.state import STAYED, State

# how far the preparation of a line has come
_FRESH: Final = 0
_WANTED: Final = 1
_PLAYER: Final = 2
_READY: Final = 3


def line_of(state: State, frame: d.Frame) -> Line:
    """The line that an effect is at."""
    return state.box.lines[frame[d.CARD]][frame[d.WHEN]][frame[d.LINE]]


@d.task(d.EFFECT)
def carry_out(state: State, frame: d.Frame) -> None:
    """Prepares the present line as far as possible without asking, then carries it out or asks."""
    if frame[d.LINE] == frame[d.END]:
        _finish(state, frame)
        return
    line, stage = line_of(state, frame), frame[d.STAGE]
    if stage == _FRESH and not _wanted(state, line, frame):
        return
    if stage <= _WANTED and line.player == P_OPPONENT:
        _ask(state, frame, _PLAYER, d.CHOOSE_PLAYER, bool(opponents(state, line, frame)))
    elif needs_tile(line, frame) and (tiles(state, line, frame) or not frame[d.TILES]):
        _ask(state, frame, _PLAYER, d.CHOOSE_TILE, bool(tiles(state, line, frame)))
    elif needs_unit(state, line, frame) and (candidates(state, line, frame) or not frame[d.UNITS]):
        _ask(state, frame, _PLAYER, d.CHOOSE_UNIT, bool(candidates(state, line, frame)))
    elif stage <= _PLAYER and line.with_ is not None:
        _prepare_swap(state, frame, line)
    else:
        _perform(state, frame, line)


def _wanted(state: State, line: Line, frame: d.Frame) -> bool:
    """Whether the line is to be carried out; if not, or if somebody must be asked, that is seen to."""
    if (line.then and not frame[d.WHOLE]) or not all_hold(state, line, frame):
        _advance(state, frame, whole=0)
        return False
    if line.choice and frame[d.CHOSEN_LINE] != frame[d.LINE]:
        if frame[d.CHOSEN_LINE] in _group(state, frame) or not alternatives(state, frame):
            _advance(state, frame, whole=0)
        else:
            state.stack.append(frame)
            state.ask(d.CHOOSE_LINE, frame[d.YOU])
        return False
    if line.may:
        _ask(state, frame, _WANTED, d.USE_OR_NOT, can_do(state, line, frame))
        return False
    return True


def _ask(state: State, frame: d.Frame, stage: int, kind: int, possible: bool) -> None:
    """Asks for something that the line needs; without any possible answer the line is skipped (FX-2)."""
    if possible:
        state.stack.append((*frame[: d.STAGE], stage, *frame[d.STAGE + 1 :]))
        state.ask(kind, frame[d.YOU])
    else:
        _advance(state, frame, whole=0)


def _advance(state: State, frame: d.Frame, whole: int) -> None:
    """Goes on to the next line."""
    changed = list(frame)
    changed[d.LINE], changed[d.STAGE], changed[d.WHOLE] = frame[d.LINE] + 1, _FRESH, whole
    changed[d.UNITS] = changed[d.TILES] = 0
    state.stack.append(tuple(changed))


def _prepare_swap(state: State, frame: d.Frame, line: Line) -> None:
    """A swap needs its first unit, named by a role or chosen before, and then a partner."""
    assert line.target is not None, "a swap without target"
    if not line.target.chosen:
        units = candidates(state, line, frame)
        if not units:
            _advance(state, frame, whole=0)
            return
        frame = (*frame[: d.UNIT], units[0], *frame[d.UNIT + 1 :])
    _ask(state, frame, _READY, d.CHOOSE_WITH, bool(partners(state, line, frame, frame[d.UNIT])))


def _perform(state: State, frame: d.Frame, line: Line) -> None:
    """Carries the line out; what it brings about comes before the next line."""
    fewer = needs_unit(state, line, frame) or needs_tile(line, frame)
    _advance(state, frame, whole=1)
    place = len(state.stack) - 1
    if not perform(state, line, frame) or fewer:
        kept = state.stack[place]
        state.stack[place] = (*kept[: d.WHOLE], 0, *kept[d.WHOLE + 1 :])


def _finish(state: State, frame: d.Frame) -> None:
    """The effect is complete: Resources above the limit go back now (LIMIT-2)."""
    for seat in reversed(list(state.from_active())):  # the active player is asked first (GEN-7)
        state.ask(d.TRIM_RESOURCES, seat)


# -- the questions -------------------------------------------------------------------------------------------------


def _group(state: State, frame: d.Frame) -> list[int]:
    """The lines with the same letter as the present one: the alternatives on the card."""
    lines = state.box.lines[frame[d.CARD]][frame[d.WHEN]]
    return [number for number, line in enumerate(lines) if line.choice == lines[frame[d.LINE]].choice]


def alternatives(state: State, frame: d.Frame) -> list[int]:
    """Those of the present alternatives that would do something."""
    lines = state.box.lines[frame[d.CARD]][frame[d.WHEN]]
    held = [number for number in _group(state, frame) if all_hold(state, lines[number], frame)]
    return [number for number in held if can_do(state, lines[number], frame)]


@d.ask(d.CHOOSE_LINE)
class ChooseLine:
    """Exactly one of several alternatives is carried out (`choice`, CMB-7)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        effect_frame = state.stack[-2]
        group = _group(state, effect_frame)
        return [a.pack(a.OPTION, group.index(number) + 1) for number in alternatives(state, effect_frame)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        state.note(d.CHOSEN_LINE, _group(state, state.stack[-1])[a.first(code) - 1])


@d.ask(d.USE_OR_NOT)
class UseOrNot:
    """The player may decline (`may`)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.YES, a.NO]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        if code == a.NO:
            _advance(state, state.stack.pop(), whole=0)


@d.ask(d.CHOOSE_PLAYER)
class ChoosePlayer:
    """One enemy of choice; for the rest of the card `same` means this one (FX-9)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        effect_frame = state.stack[-2]
        return [a.pack(a.AGAINST, seat) for seat in opponents(state, line_of(state, effect_frame), effect_frame)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        state.note(d.PLAYER, a.first(code))


@d.ask(d.CHOOSE_TILE)
class ChooseTile:
    """The next Lava/Neutral tile; for the rest of the card the last one chosen is "the tile" (FX-9)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        effect_frame = state.stack[-2]
        return [a.pack(a.TILE, hex) for hex in tiles(state, line_of(state, effect_frame), effect_frame)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        hex, chosen = a.first(code), state.stack[-1][d.TILES]
        state.note(d.TILE, hex)
        state.note(d.TILES, chosen | 1 << hex)


@d.ask(d.CHOOSE_UNIT)
class ChooseUnit:
    """The next unit; the controller of the card chooses (FX-3, FX-7)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        effect_frame = state.stack[-2]
        return [a.pack(a.TARGET, unit) for unit in candidates(state, line_of(state, effect_frame), effect_frame)]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        unit, chosen = a.first(code), state.stack[-1][d.UNITS]
        if state.box.face_down:
            unit = _as_all_see(state, frame[1], unit)
        state.note(d.UNIT, unit)
        state.note(d.UNITS, chosen | 1 << unit)


_LEAVING: Final = frozenset((MOVE_UNIT, SWAP_UNITS, DESTROY, FREE_ACTION))


def _as_all_see(state: State, seat: int, unit: int) -> int:
    """The unit that was chosen: an own token that leaves its stack is known to its owner only (RUL-140).

    Others name a token by its place, which all hear (FX-24); and so does who puts something on an own one.
    """
    leaves = line_of(state, state.stack[-1]).op in _LEAVING
    return take_one_unseen(state, unit) if leaves and state.owner_of(unit) == seat else unit


@d.ask(d.CHOOSE_WITH)
class ChooseWith:
    """The unit that changes places with the chosen one."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        effect_frame = state.stack[-2]
        line = line_of(state, effect_frame)
        return [a.pack(a.SWAP, unit) for unit in partners(state, line, effect_frame, effect_frame[d.UNIT])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        unit = a.first(code)
        state.note(d.PARTNER, _as_all_see(state, frame[1], unit) if state.box.face_down else unit)


@d.ask(d.ATTACH_TO)
class AttachTo:
    """A Magic stays on a unit of its player's choice; without any it is discarded (FX-16, MAGIC-3)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        _, seat, scroll, source = frame
        sel = state.box.attach[scroll]
        assert sel is not None, "this Scroll does not stay on a unit"
        units = matching(state, sel, effect(seat, scroll, RESOLVE, -1, 0, source=source))
        return [a.pack(a.TARGET, unit) for unit in units] or [a.DONE]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _, seat, scroll, source = frame
        if code == a.DONE:
            if source < 0:
                state.discard += (scroll,)
            return
        unit = a.first(code)
        state.attached[unit] += (scroll,)
        state.tell(e.SCROLL_ATTACHED, seat, scroll, unit)
        if source >= 0:
            who, card, _, _ = state.played[source]
            state.played = (*state.played[:source], (who, card, STAYED, unit), *state.played[source + 1 :])
        lines = len(state.box.lines[scroll][RESOLVE])
        state.stack.append(effect(seat, scroll, RESOLVE, unit, lines, source=source))
