"""What viewers are told: messages made from a table, for one viewer each, from what that viewer may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, cast

import msgspec
from msgspec import UNSET, structs

from topcluck.kernel.errors import IllegalAction, TopcluckError
from topcluck.kernel.faces import Seat
from topcluck.server.protocol import (
    Ask,
    BackAsked,
    LessonStep,
    Option,
    Past,
    Refused,
    TableInfo,
    Talk,
    Update,
    Welcome,
)
from topcluck.server.table import CannotDo, Happening, Table, Viewer
from topcluck.server.teaching import Lesson
from topcluck.server.viewing import Encoding

ENCODER = msgspec.json.Encoder()

# after these everybody is shown the table anew
TABLE_CHANGED = frozenset({"begin", "seat", "substitute", "timeout", "resign", "rematch"})


def ask(table: Table, viewer: Viewer) -> Ask | None:
    """What the viewer is asked, with all that it may answer."""
    match = table.match
    if viewer is None or match is None or table.stuck or table.over or not match.state.may_answer(viewer):
        return None
    options = [Option(text, action) for text, action in match.legal_actions_of(viewer).shown()]
    found = Ask(table.question(viewer).to_json(), options, table.deadline(viewer), viewer not in match.state.deciders())
    return found if table.lesson is None else _taught(table, table.lesson, viewer, found)


def _taught(table: Table, lesson: Lesson, viewer: Seat, found: Ask) -> Ask | None:
    """A question in a guided game: the next action of the lesson is all that is offered."""
    left = table.lesson_left(viewer)
    if not left:
        return found
    options = [option for option in found.options if option.text == left[0][1]]
    if not options:
        return None  # the answer is in, and others still think
    number = left[0][0]
    step = lesson.step[number]
    return structs.replace(
        found, options=options, step=LessonStep(step.id, number + 1, len(lesson.step), list(step.look))
    )


def welcome(table: Table, viewer: Viewer, have: int, present: Iterable[Viewer]) -> Welcome:
    """The whole position, and what the viewer has missed."""
    return Welcome(
        number=table.numbers[viewer],
        seat=viewer,
        table=table.info(present),
        view=None if table.match is None else cast(Any, table.match.view(viewer)),
        ask=ask(table, viewer),
        missed=[_past(table, viewer, number, happening) for number, happening in table.missed(viewer, have)],
        standing=None if viewer is None else cast(Any, table.standings.of(viewer)),
        muted=[]
        if viewer is None
        else sorted(table.muted.get(viewer, ()), key=lambda seat: -1 if seat is None else seat),
        back=_wish(table, viewer),
    )


def update(
    table: Table,
    viewer: Viewer,
    number: int,
    happening: Happening,
    encoding: Encoding,
    info: TableInfo | None,
    asked: bool = False,
) -> Update:
    """What one entry is to the viewer; *asked*: the question may have changed, and no further entry is told."""
    row = happening.row
    return Update(
        number=number,
        at=row.at,
        seat=row.seat,
        events=encoding.events(happening.seen_by(viewer)),
        view=encoding.together(happening.parts.get(viewer, {})),
        ask=ask(table, viewer) if asked else UNSET,
        table=info if row.kind in TABLE_CHANGED or (table.over and row.kind == "act") else None,
        talk=_talk(table, viewer, happening),
        back=_back(table, viewer, happening),
        standing=_standing(viewer, happening),
    )


def _past(table: Table, viewer: Viewer, number: int, happening: Happening) -> Past:
    """An entry that a viewer has missed."""
    row = happening.row
    back = cast(Literal["off", "done"], happening.back) if happening.back else None
    return Past(number, row.at, row.seat, happening.seen_by(viewer), _talk(table, viewer, happening), back)


def _talk(table: Table, viewer: Viewer, happening: Happening) -> Talk | None:
    """What was said, unless the viewer has muted who said it."""
    row = happening.row
    if row.kind != "talk" or (viewer is not None and row.seat in table.muted.get(viewer, ())):
        return None
    return Talk(row.seat, row.text, row.at)


def _back(table: Table, viewer: Viewer, happening: Happening) -> Any:
    """What became of a wish to go back."""
    if happening.back:
        return happening.back
    return _wish(table, viewer) if happening.row.kind in ("ask_back", "answer_back") else None


def _wish(table: Table, viewer: Viewer) -> BackAsked | None:
    """A wish to go back, in the viewer's own numbers."""
    wish = table.wish
    return None if wish is None else BackAsked(wish.seat, table.number_at(viewer, wish.row), sorted(wish.agreed))


def _standing(viewer: Viewer, happening: Happening) -> Any:
    """The standing answer of a seat, where this entry has changed it."""
    if happening.row.kind == "stand" and happening.row.seat == viewer:
        return happening.row.text
    return "off" if viewer in happening.dropped else None


def refused(id: int | None, problem: TopcluckError) -> Refused:
    """A refusal as the client gets it."""
    if isinstance(problem, CannotDo):
        return Refused(id, problem.code, str(problem))
    if isinstance(problem, IllegalAction):
        refusal = problem.refusal
        return Refused(id, "not_on_offer", str(problem), refusal.rule, refusal.message, dict(refusal.args))
    return Refused(id, _code(problem), str(problem))


def _code(problem: TopcluckError) -> str:
    """A word for a kind of refusal: ``NothingToAnswer`` is ``nothing_to_answer``."""
    name = type(problem).__name__
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
