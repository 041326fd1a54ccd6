"""Quick check sums: equal exactly for equal states, for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import topcluck
from tests.builds import plain_only
from tests.games.walks import WAYS, Options, name_of, walk
from topcluck.games.island import state as island
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.replay import Record, digest_of

RECORDED = Path(__file__).parent.parent / "recorded"
EVERY_WAY = pytest.mark.parametrize(("game", "options"), WAYS, ids=name_of)


@EVERY_WAY
def test_digests_are_equal_exactly_for_equal_dumps(game: str, options: Options) -> None:
    by_dump: dict[str, str] = {}
    for match in walk(game, options, seed=8, steps=100):
        state = match.state
        copied = state.copy()
        assert copied.digest() == state.digest()
        worlds = [state, copied, state.redeal(0, Chance(key_of(match.seed)))]
        if len(match.entries) % 10 == 0:
            worlds.append(topcluck.imagine(match.view(0), 1))
            worlds.append(match.game.read_position(match.game.write_position(state))[1])
        for world in worlds:
            digest = world.digest()
            assert len(digest) == 16 and int(digest, 16) >= 0
            assert by_dump.setdefault(json.dumps(world.dump(), sort_keys=True), digest) == digest
    assert len(set(by_dump.values())) == len(by_dump) > 60


@pytest.mark.parametrize(("game", "options"), [WAYS[4], WAYS[1], WAYS[6], WAYS[3], WAYS[10]], ids=name_of)
def test_every_part_of_a_dump_counts(game: str, options: Options) -> None:
    *_, match = walk(game, options, seed=9, steps=60)
    for name in match.state.dump():
        if name in ("chance", "knowledge", "tokens", "cards", "outcome", "seats"):
            continue
        other = match.state.copy()
        setattr(other, name, _changed(getattr(other, name)))
        assert other.dump() != match.state.dump(), name
        assert other.digest() != match.state.digest(), name


def _changed(value: Any) -> Any:
    """Something of the same sort that is not the same."""
    if isinstance(value, bytearray):
        return bytearray([value[0] ^ 1]) + value[1:]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value:
        return [_changed(value[0]), *value[1:]]
    return type(value)([*value, 1])


def test_luck_and_knowledge_count() -> None:
    *_, match = walk("chicken-island", {"players": 2}, seed=9, steps=60)
    before = match.state.digest()
    for change in ("counter", "key", "script"):
        other = match.state.copy()
        setattr(other.chance, change, {"counter": 999, "key": b"other", "script": (1,)}[change])
        assert other.digest() != before
    known: Any = match.state.copy()
    known.knowledge.learn(0, 3, 2)
    assert known.digest() != before
    unknowing: Any = match.state.copy()
    unknowing.knowledge = None
    assert unknowing.digest() != before


def test_where_one_row_ends_and_the_next_begins_counts() -> None:
    assert digest_of([(1, 2), ()]) != digest_of([(1,), (2,)])
    assert digest_of([(1,)], (2,)) != digest_of([(1, 2)])


def test_parts_that_are_one_object_count_as_parts_that_are_equal() -> None:
    row, name = (1000, 2000), "".join(["o", "a", "t"])
    assert digest_of(row, row, "oat", "oat") == digest_of(row, (1000, 2000), name, "oat")


@plain_only("a slot takes nothing but what it is declared to hold")
def test_a_slot_that_came_later_counts_only_when_it_is_not_empty() -> None:
    *_, match = walk("chicken-island", {"players": 2}, seed=9, steps=40)
    state: Any = match.state.copy()
    assert not island._later(state)[island._LATER.index("flags")]
    before = state.digest()
    state.flags = ()
    assert state.digest() == before
    state.flags = [3]
    assert state.digest() != before


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("island-2", "f2b7ebfddfb79e35"),
        ("island-gallos", "7c235a596a7792a0"),
        ("island-flag", "be3c40972a5361f8"),
        ("farm-4", "63513d8557168508"),
    ],
)
def test_digests_that_were_stored_hold(name: str, digest: str) -> None:
    record = Record.parse((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    assert topcluck.replay(record, upto=60).state.digest() == digest
