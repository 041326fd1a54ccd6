"""What a viewer may ask for, and what becomes of it: each request leaves an entry in the log, or is refused."""

from __future__ import annotations

import json

from topcluck.kernel.errors import NothingToAnswer, TopcluckError
from topcluck.kernel.faces import Seat
from topcluck.server import protocol as p
from topcluck.server import telling
from topcluck.server.lobby import rematch
from topcluck.server.plain_text import one_line
from topcluck.server.room import Connection, Entry, Room
from topcluck.server.standing import OFF
from topcluck.server.table import CannotDo, Table, Viewer


async def answer_request(room: Room, connection: Connection, message: p.ToServer) -> p.ToClient:
    """Carries out what a viewer asks for, and answers; returns the answer."""
    id = getattr(message, "id", None)
    try:
        answer: p.ToClient = await _answer(room, connection.viewer, message)
    except TopcluckError as problem:
        answer = telling.refused(id, problem)
    connection.send(telling.ENCODER.encode(answer))
    return answer


async def _answer(room: Room, viewer: Viewer, message: p.ToServer) -> p.Done | p.Explained | p.Hinted:
    """What a request is answered with; refusals are raised."""
    if isinstance(message, p.Hello):
        raise CannotDo("said_already", "you have said hello already")
    if isinstance(message, p.WhyNot):
        return await room.look(lambda table: _explain(table, _seated(viewer), message))
    if isinstance(message, p.Hint):
        return await _hint(room, _seated(viewer), message)
    if not isinstance(message, p.Ping):
        await _carry_out(room, viewer, message)
    return p.Done(message.id)


async def _hint(room: Room, seat: Seat, message: p.Hint) -> p.Hinted:
    """What a bot would do in the place of the seat."""
    if room.rooms.hints is None:
        raise CannotDo("no_hint", "no bot thinks here just now; try again")
    return await room.rooms.hints.give(room, seat, message.id)


def _explain(table: Table, seat: Seat, message: p.WhyNot) -> p.Explained:
    """Why a line is not on offer."""
    refusal = table.playing().why_not(message.line, seat)
    if refusal is None:
        table.check_lesson(seat, table.lines(seat, message.line))
        return p.Explained(message.id, None)
    return p.Explained(message.id, refusal.rule, refusal.message, dict(refusal.args))


async def _carry_out(room: Room, viewer: Viewer, message: p.ToServer) -> None:
    """A request that leaves an entry."""
    match message:
        case p.Act():
            await act(room, _seated(viewer), message.line, message.at)
        case p.Say():
            await room.enter(lambda table: _said(table, viewer, message.text))
        case p.TakeBack():
            seat = _seated(viewer)
            await room.enter(lambda table: [("back", seat, table.back_alone(seat))])
        case p.AskBack():
            await _ask_back(room, _seated(viewer), message.to)
        case p.AnswerBack():
            await _answer_back(room, _seated(viewer), message.agree)
        case p.Stand():
            await room.enter(lambda table: _left_standing(table, _seated(viewer), message.what or OFF))
        case p.Mute():
            text = json.dumps({"seat": message.seat, "on": message.on})
            await room.enter(lambda table: [("mute", _seated(viewer), text)])
        case p.Resign():
            await room.enter(lambda table: _resigned(table, _seated(viewer)))
        case p.Substitute():
            await room.enter(lambda table: _substituted(table, _seated(viewer), message.on))
        case p.Rematch():
            await rematch(room, _seated(viewer))
        case _:
            raise AssertionError(f"{type(message).__name__} is no request")


async def act(room: Room, seat: Seat, line: str, at: int | None = None) -> None:
    """A seat acts: a line of the notation, all of it or nothing."""

    def work_out(table: Table) -> list[Entry]:
        if at is not None and at < table.moved[seat]:
            raise CannotDo("out_of_date", "something has happened since: look again before you choose")
        if seat in table.substitutes:
            raise CannotDo("substituted", "a bot plays this seat; take it over first")
        texts = table.lines(seat, line)
        table.check_lesson(seat, texts)
        return [("act", seat, text) for text in texts]

    await room.enter(work_out)


async def _ask_back(room: Room, seat: Seat, to: int) -> None:
    """Wishes to go back; where nobody else has a say, it goes back at once."""
    await room.enter(lambda table: [("ask_back", seat, table.back_to(seat, to))])
    await _go_back_if_agreed(room)


async def _answer_back(room: Room, seat: Seat, agree: bool) -> None:
    """Agrees or not."""

    def work_out(table: Table) -> list[Entry]:
        if table.wish is None:
            raise CannotDo("not_asked", "nobody has asked to go back")
        return [("answer_back", seat, "yes" if agree else "no")]

    await room.enter(work_out)
    await _go_back_if_agreed(room)


async def _go_back_if_agreed(room: Room) -> None:
    """Goes back once all have agreed."""

    def work_out(table: Table) -> list[Entry]:
        agreed = table.agreed()
        return [] if agreed is None or table.wish is None else [("back", table.wish.seat, agreed)]

    await room.enter(work_out)


def _seated(viewer: Viewer) -> Seat:
    """The seat of who asks."""
    if viewer is None:
        raise CannotDo("spectator", "spectators only watch")
    return viewer


def _said(table: Table, viewer: Viewer, text: str) -> list[Entry]:
    """Table talk, in one line."""
    if not table.row.manners.get("talk", True):
        raise CannotDo("no_talk", "there is no talk at this table")
    line = one_line(text)
    if not line:
        raise CannotDo("empty", "nothing was said")
    return [("talk", viewer, line)]


def _left_standing(table: Table, seat: Seat, what: str) -> list[Entry]:
    """A standing answer is left or taken back."""
    table.playing()
    if not table.standings.possible:
        raise CannotDo("nothing_to_pass", "in this game nobody passes")
    return [] if (table.standings.of(seat) or OFF) == what else [("stand", seat, what)]


def _resigned(table: Table, seat: Seat) -> list[Entry]:
    """A seat leaves for good."""
    if table.playing().outcome is not None:
        raise NothingToAnswer("the game is over: nobody can resign")
    if seat in table.resigned:
        raise CannotDo("resigned", "you have resigned already")
    return [("resign", seat, "")]


def _substituted(table: Table, seat: Seat, on: bool) -> list[Entry]:
    """A bot takes a seat over, or gives it back."""
    table.playing()
    if seat in table.resigned:
        raise CannotDo("resigned", "who has resigned does not come back")
    return [] if (seat in table.substitutes) == on else [("substitute", seat, "on" if on else "off")]
