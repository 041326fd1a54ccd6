"""Numbers inside, named values outside."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from tests.kernel.toy import (
    ACTIONS,
    EVENTS,
    LAY,
    LOOK,
    STEP,
    WALK,
    WRITER,
    Bid,
    BidMade,
    Drawn,
    HandSeen,
    Lay,
    Look,
    Pass,
    Rolled,
    Step,
    ToyWriter,
    Walk,
)
from topcluck.kernel import faces
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.faces import Action, Actions, Family, Number, Shown, pack, snake, texts


def test_names_in_small_letters() -> None:
    assert snake("ScrollsLaid") == "scrolls_laid"
    assert snake("Row2Shown") == "row2_shown"


@pytest.mark.parametrize(
    ("action", "text", "code"),
    [
        (Pass(), "pass", 10),
        (Lay("rye"), "lay rye", pack(LAY, 1)),
        (Look(2), "look at 2", pack(LOOK, 2)),
        (Walk(300), "walk 300", pack(WALK, 300)),
        (Step("pond", 1), "step pond 1", pack(STEP, 2, 1)),
    ],
)
def test_an_action_is_one_number_one_text_and_one_value(action: Action, text: str, code: int) -> None:
    assert str(action) == ACTIONS.text(code, WRITER) == text
    assert ACTIONS.code(action, WRITER) == ACTIONS.parse(text, WRITER) == code
    assert ACTIONS.face(code, WRITER) == action
    assert ACTIONS.from_json(json.loads(json.dumps(action.to_json()))) == action


def test_spaces_do_not_matter_in_a_text() -> None:
    assert ACTIONS.parse("  look   at 1 ", WRITER) == pack(LOOK, 1)


def test_many_codes_at_once() -> None:
    assert texts([10, pack(LAY, 0)], ACTIONS, WRITER) == ["pass", "lay oat"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly home", "'fly home' is no action"),
        ("", "'' is no action"),
        ("look", "'look' is no action"),
        ("look at", "'look at' should read 'look at <seat>'"),
        ("lay rye oat", "'lay rye oat' should read 'lay <grain>'"),
        ("lay barley", "there is no grain 'barley'"),
        ("walk far", "'far' is no number"),
        ("walk -1", "a number of this 'walk' is too large or too small"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        ACTIONS.parse(text, WRITER)


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Give some, get some."""

    give: Number
    get: Number


def test_numbers_that_do_not_fit_never_stand_for_another_action() -> None:
    """256 for 0 packs into the same bits as 0 for 1."""
    trades = Actions([Trade])
    assert trades.parse("trade 0 1", WRITER) == pack(0, 0, 1) == pack(0, 256, 0)
    for text in ("trade 256 0", "trade -1 0", "trade 0 -1"):
        with pytest.raises(Unreadable, match="too large or too small"):
            trades.parse(text, WRITER)
    with pytest.raises(Unreadable, match="too large or too small"):
        trades.code(Trade(256, 0), WRITER)


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="'trade 1 2' is no action of this game"):
        ACTIONS.code(Trade(1, 2), WRITER)


def test_an_event_is_made_from_numbers_and_taken_apart_again() -> None:
    for cls, values in (
        (Rolled, [0, 6]),
        (Drawn, [1, None]),
        (Drawn, [1, 2]),
        (HandSeen, [0, 1, (0, 0, 2)]),
        (HandSeen, [0, 1, None]),
    ):
        event = EVENTS.make(EVENTS.number[cls], values, WRITER)
        assert event.to_json() == json.loads(json.dumps(event.to_json()))
        assert EVENTS.values(event, WRITER) == values
        assert EVENTS.from_json(json.loads(json.dumps(event.to_json()))) == event


def test_who_may_not_read_a_secret_sees_the_public_twin() -> None:
    seen = HandSeen(0, 1, ("oat", "rye"))
    assert seen.seen_by(0) is seen
    assert seen.seen_by(1) is seen
    assert seen.seen_by(2) == HandSeen(0, 1, None)
    assert seen.seen_by(None) == HandSeen(0, 1, None)


def test_a_hidden_event_does_not_exist_for_others() -> None:
    bid = BidMade(1, 3)
    assert bid.seen_by(1) is bid
    assert bid.seen_by(0) is None
    assert bid.seen_by(None) is None


def test_an_open_event_is_the_same_for_all() -> None:
    rolled = Rolled(0, 4)
    assert rolled.seen_by(None) is rolled


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"type": "fly"}, "'fly' is no type of this game; there are bid, draw"),
        ({}, "'' is no type of this game"),
        ({"type": "lay"}, "lay: grain missing"),
        ({"type": "lay", "grain": "rye", "size": 1}, "lay: size unknown"),
        ({"type": "lay", "grain": 5}, r"lay\.grain should be str, not 5"),
    ],
)
def test_json_that_is_no_action_is_refused_with_a_sentence(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        ACTIONS.from_json(data)


def test_the_text_of_a_code_is_that_of_its_face() -> None:
    for number, cls in enumerate(ACTIONS.classes):
        for value in (0, 1, 2):
            code = pack(number, *[value] * len(ACTIONS.parts[number]))
            assert ACTIONS.text(code, WRITER) == str(ACTIONS.face(code, WRITER))
            assert ACTIONS.text(code, WRITER).startswith(cls.verb())


class Keeper(ToyWriter):
    """A writer that keeps what it has written, but for some kinds."""

    def __init__(self, *changing: str) -> None:
        super().__init__()
        self.shown: dict[int, Shown] = {}
        self.changing = frozenset(changing)


def test_what_is_shown_of_a_code_is_what_its_face_shows() -> None:
    lasting = Keeper()
    for number in range(len(ACTIONS.classes)):
        for value in (0, 1, 2):
            code = pack(number, *[value] * len(ACTIONS.parts[number]))
            face = ACTIONS.face(code, WRITER)
            (shown,), (kept,) = ACTIONS.shown([code], WRITER), ACTIONS.shown([code], lasting)
            assert shown == kept == (str(face), face.to_json())
            assert ACTIONS.shown([code, code], lasting)[1] is kept


def test_what_is_called_otherwise_later_is_not_kept() -> None:
    fickle = Keeper(*(kind for parts in ACTIONS.parts for _, kind, _ in parts))
    codes = [pack(number, *[1] * len(parts)) for number, parts in enumerate(ACTIONS.parts)]
    assert ACTIONS.shown(codes, fickle) == ACTIONS.shown(codes, WRITER)
    assert set(fickle.shown) == {code for code, parts in zip(codes, ACTIONS.parts, strict=True) if not parts}


def test_not_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "MOST", 2)
    lasting = Keeper()
    codes = [pack(number, *[1] * len(parts)) for number, parts in enumerate(ACTIONS.parts)]
    assert ACTIONS.shown(codes, lasting) == ACTIONS.shown(codes, WRITER)
    assert 0 < len(lasting.shown) <= 2 < len(codes)


def test_two_faces_cannot_share_a_name() -> None:
    with pytest.raises(AssertionError, match="share a type name"):
        Family([Bid, Bid])


def test_a_field_must_say_what_it_shows() -> None:
    @dataclass(frozen=True, slots=True)
    class Vague(Action):
        what: int

    Vague.__annotations__["what"] = int
    with pytest.raises(TypeError, match=r"Vague.what does not say which kind"):
        Actions([Vague])


def test_a_part_of_an_action_cannot_be_a_row() -> None:
    @dataclass(frozen=True, slots=True)
    class Many(Action):
        what: tuple[Number, ...]

    Many.__annotations__["what"] = tuple[Number, ...]
    with pytest.raises(AssertionError, match="one number"):
        Actions([Many])
