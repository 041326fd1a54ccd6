"""Whole lines for several small choices: ``move golem@c4 d4 d5`` is a move, a group and two steps.

Each word of the line must belong to an action on offer in its turn: its whole text, or its text without the verb.
Small words between them ("done", or which action pays for the move) may be left out. A line never reaches past a roll,
an event that reveals something or another seat's choice, so trying lines teaches nothing.
"""

from __future__ import annotations

from typing import Any

from topcluck.kernel.errors import Unreadable
from topcluck.kernel.faces import Code, Seat
from topcluck.kernel.game import Game, State

_MOST_CONNECTORS = 3


def expand(game: Game, state: State, seat: Seat, line: str) -> list[Code] | None:
    """The codes that the line stands for, or None if it leads nowhere."""
    words = line.split()
    return _follow(game, state, seat, words, _MOST_CONNECTORS) if words else None


def _follow(game: Game, state: State, seat: Seat, words: list[str], connectors: int) -> list[Code] | None:
    """The codes for the rest of a line."""
    if not state.may_answer(seat):
        return None
    writer = game.writer(state, seat)
    faces = [(code, game.actions.face(code, writer)) for code in state.actions(seat)]
    matching = [(code, length) for code, face in faces if (length := _length(str(face), face.verb(), words))]
    for code, length in sorted(matching, key=lambda pair: -pair[1]):
        found = _after(game, state, seat, code, words[length:], _MOST_CONNECTORS)
        if found is not None:
            return found
    if connectors:
        for code, face in faces:
            if face.verb() in game.connectors:
                found = _after(game, state, seat, code, words, connectors - 1)
                if found is not None:
                    return found
    return None


def _after(game: Game, state: State, seat: Seat, code: Code, words: list[str], connectors: int) -> list[Code] | None:
    """The codes when *code* is taken first."""
    if not words:
        return [code]
    ahead: Any = state.copy()
    ahead.sink = []
    try:
        ahead.apply(code, seat)
    except Unreadable:  # luck that was fixed in advance and does not fit
        return None
    drawn = ahead.chance.counter != state.chance.counter or ahead.chance.script != state.chance.script
    if drawn or any(event.REVEALS for event in ahead.sink):
        return None
    rest = _follow(game, ahead, seat, words, connectors)
    return None if rest is None else [code, *rest]


def _length(text: str, verb: str, words: list[str]) -> int:
    """How many words of the line this action takes up; 0 if it is not meant."""
    whole = text.split()
    if words[: len(whole)] == whole:
        return len(whole)
    bare = whole[len(verb.split()) :]
    return len(bare) if bare and words[: len(bare)] == bare else 0
