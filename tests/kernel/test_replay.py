"""Records: options, seed and actions are the saved game."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.test_match import at_turn, scripted, toy
from tests.kernel.toy import GAME
from topcluck.kernel.chance import commitment, shared_commitment, shared_seed
from topcluck.kernel.errors import BadRecord
from topcluck.kernel.match import Match
from topcluck.kernel.replay import Entry, Record, SharedLuck, replay, state_hash, verify


def played(players: int = 2, seed: int | str = 1) -> Match:
    """A match after a handful of actions, one seat gone at the end."""
    match = at_turn(players, seed)
    for text in ("lay oat done", "look at 0", "steal 1", "draw", "roll"):
        if match.why_not(text) is None:
            match.push_text(text)
    match.resign(1)
    return match


MATCH = played()
TEXT = str(MATCH.record)


def tampered(**changes: Any) -> str:
    """The record with other values under some keys."""
    return json.dumps(json.loads(TEXT) | changes)


def test_a_record_parses_back_replays_and_verifies() -> None:
    record = Record.parse(TEXT)
    assert record == MATCH.record
    assert str(record) == TEXT
    again = verify(GAME, record)
    assert json.dumps(again.state.dump()) == json.dumps(MATCH.state.dump())
    assert again.events(everything=True) == MATCH.events(everything=True)
    assert again.outcome == MATCH.outcome is not None
    assert again.record == record


def test_a_record_names_format_revision_setup_and_the_commitment_to_its_seed() -> None:
    data = json.loads(TEXT)
    assert (data["format"], data["version"], data["game"], data["revision"]) == ("topcluck-record", 1, "toy", 3)
    assert data["setup"] == {"players": 2}
    assert data["commitment"] == commitment(1)
    assert data["entries"][-1] == "1 !resign"
    assert data["outcome"] == {"winners": [0], "reason": "alone", "rule": "TOY-2"}


@pytest.mark.parametrize("upto", [0, 1, 4])
def test_a_record_replays_to_any_point(upto: int) -> None:
    match = replay(GAME, MATCH.record, upto)
    assert match.entries == MATCH.entries[:upto]


def test_a_running_game_is_saved_and_goes_on() -> None:
    match = at_turn()
    saved = verify(GAME, Record.parse(str(match.record)))
    assert saved.outcome is None
    assert saved.push_text("roll") == match.push_text("roll")


def test_a_match_from_a_position_is_saved_with_it() -> None:
    match = scripted(2, 1)
    for text in ("look at 1", "roll", "steal 1"):
        match.push_text(text)
    match.push_text("steal 0")  # the script is used up: this comes from the seed
    again = verify(GAME, Record.parse(str(match.record)))
    assert again.state.dump() == match.state.dump()
    other = Match(GAME, match.setup, 6, scripted(2, 1).state)
    for entry in match.entries:
        other.replay_entry(entry)
    assert state_hash(other.state) != state_hash(match.state)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (TEXT[: len(TEXT) // 2], "this is no whole record"),
        ("", "this is no whole record"),
        ("[" * 100_000, "this is no whole record"),
        ("[]", "this is no record: the key 'format' should be 'topcluck-record'"),
        ("{}", "this is no record"),
        (tampered(format="pgn"), "this is no record"),
        (tampered(version=2), "this record has version 2; version 1 can be read"),
        (tampered(game=None), "the key 'game' of this record is missing or not what it should be"),
        (tampered(revision=True), "the key 'revision'"),
        (tampered(setup=[]), "the key 'setup'"),
        (tampered(seed=1.5), "the key 'seed'"),
        (tampered(position=0), "the key 'position'"),
        (tampered(entries=[1]), "the key 'entries'"),
        (tampered(entries="x"), "the key 'entries'"),
        (tampered(hash=3), "the key 'hash'"),
        (tampered(outcome={"winners": 3}), "the outcome of this record cannot be read"),
        (tampered(outcome=[]), "the outcome of this record cannot be read"),
        (tampered(seed=2), "the seed of this record is not the one that was committed to"),
        (tampered(commitment=commitment(2)), "the seed of this record is not the one that was committed to"),
        (tampered(entries=["roll"]), "'roll' is no entry"),
        (tampered(entries=["-1 roll"]), "'-1 roll' is no entry"),
        (tampered(entries=["0"]), "'0' is no entry"),
        (tampered(entries=["9" * 5000 + " roll"]), "^'9{119}…' is no entry"),
    ],
)
def test_a_record_that_cannot_be_read_says_why(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.parse(text)


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (replace(MATCH.record, revision=2), "played by revision 2 of the rules; this is revision 3"),
        (replace(MATCH.record, setup={"players": 9}), "cannot be set up: two or three can play, not 9"),
        (replace(MATCH.record, setup={"hens": 2}), "cannot be set up: there is no option 'hens'"),
        (replace(MATCH.record, position="game: toy\n"), "cannot be set up: this position cannot be read"),
        (replace(MATCH.record, entries=(Entry(0, "bid 1"), Entry(1, "fly"))), "entry 2, '1 fly', cannot be played"),
        (replace(MATCH.record, entries=(Entry(0, "roll"),)), "entry 1, '0 roll', .* 'roll' is not on offer"),
        (replace(MATCH.record, entries=(Entry(7, "bid 1"),)), "entry 1, '7 bid 1', .* there is no seat 7"),
        (replace(MATCH.record, entries=(Entry(7, "!resign"),)), "cannot be played: there is no seat 7"),
        (replace(MATCH.record, entries=(*MATCH.record.entries, Entry(0, "roll"))), "the game is over"),
        (replace(MATCH.record, entries=MATCH.record.entries[:-2]), "but to another state"),
        (replace(MATCH.record, seed=2), "but to another state|cannot be played"),
        (replace(MATCH.record, hash="0" * 16), "but to another state"),
        (replace(MATCH.record, outcome=None), "but to another outcome"),
    ],
)  # fmt: skip
def test_a_record_that_does_not_hold_together_says_why(record: Record, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        verify(GAME, record)


@given(st.data())
def test_damaged_text_never_ends_in_anything_but_a_sentence(data: st.DataObject) -> None:
    """Cut off anywhere, or with a piece replaced by something else."""
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 40)))
    text = TEXT[:start] + data.draw(st.text(alphabet='{}[]",: 019abé!', max_size=6)) + TEXT[end:]
    with suppress(BadRecord):
        assert verify(GAME, Record.parse(text)).state.dump() == MATCH.state.dump()


def test_an_entry_is_a_line() -> None:
    entry = Entry(2, "lay oat")
    assert str(entry) == "2 lay oat"
    assert Entry.parse("2 lay oat") == entry


def test_the_hash_tells_states_apart() -> None:
    assert state_hash(toy(seed=1).state) == state_hash(toy(seed=1).state)
    assert state_hash(toy(seed=1).state) != state_hash(toy(seed=2).state)


def test_the_luck_of_a_table_is_checked_with_its_record() -> None:
    secret, words = "an egg", ("corn", "oat")
    luck = SharedLuck(shared_commitment(secret), secret, words)
    record = replace(toy(seed=shared_seed(secret, words)).record, luck=luck)
    assert Record.parse(str(record)) == record
    data = record.to_json()
    for changed, said in (
        ({"secret": "another egg"}, "not the one that it had committed to"),
        ({"commitment": "0" * 64}, "not the one that it had committed to"),
        ({"words": ["corn", "rye"]}, "does not come from the server's secret and the players' words"),
        ({"words": ["cor", "noat"]}, "does not come from"),
        ({"words": [7]}, "cannot be read"),
        ({"secret": None}, "cannot be read"),
    ):
        with pytest.raises(BadRecord, match=said):
            Record.parse(json.dumps(data | {"luck": data["luck"] | changed}))
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.parse(json.dumps(data | {"luck": "much"}))
