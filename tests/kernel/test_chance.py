"""The only door for luck."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.builds import plain_only
from topcluck.kernel.chance import Chance, QuickChance, commitment, key_of
from topcluck.kernel.errors import Unreadable


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert key_of(7) == key_of("7")
    assert key_of(7) != key_of(8)


def test_a_stream_is_the_same_on_every_machine() -> None:
    """Records of released versions must replay for ever: these numbers never change."""
    chance = Chance(key_of(7))
    assert [chance.below(6) for _ in range(12)] == [4, 5, 5, 2, 2, 0, 2, 0, 1, 2, 5, 5]
    items = list(range(8))
    chance.shuffle(items)
    assert items == [0, 4, 3, 6, 1, 7, 5, 2]


def test_a_copy_says_the_same_and_goes_its_own_way() -> None:
    chance = Chance(key_of("copy"), script=(1, 0))
    chance.below(2)
    twin = chance.copy()
    assert [twin.below(2), twin.below(1000)] == [chance.below(2), chance.below(1000)]
    twin.below(10)
    assert twin.counter == chance.counter + 1


@pytest.mark.parametrize("chance", [Chance(key_of("even")), QuickChance(7)], ids=["true", "quick"])
def test_all_numbers_are_alike(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(880 < count < 1120 for count in counts.values())


@pytest.mark.parametrize("chance", [Chance(key_of("orders")), QuickChance(7)], ids=["true", "quick"])
def test_a_shuffle_reaches_every_order(chance: Chance) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(60 < count < 150 for count in orders.values())


@plain_only("its methods call each other directly, so a replaced one is not called")
def test_words_that_would_favour_small_numbers_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([(1 << 64) - 1, 7])
    monkeypatch.setattr(Chance, "word", lambda self: next(words))
    assert Chance(b"").below(3) == 1  # 2**64 - 1 is one of the few that three does not divide evenly


def test_scripted_numbers_come_first_then_luck() -> None:
    chance = Chance(key_of(1), script=(5, 0))
    assert [chance.below(6), chance.below(6)] == [5, 0]
    assert chance.counter == 0
    assert chance.below(6) == Chance(key_of(1)).below(6)


@pytest.mark.parametrize("number", [6, -1])
def test_a_scripted_number_that_does_not_fit_is_refused(number: int) -> None:
    with pytest.raises(Unreadable, match=rf"luck {number} does not fit: a number from 0 to 5"):
        Chance(key_of(1), script=(number,)).below(6)


def test_stirring_gives_another_stream_for_each_number() -> None:
    streams = []
    for number in (1, 2):
        chance = Chance(key_of(1), counter=9, script=(3,))
        chance.stir(number)
        streams.append([chance.below(1000) for _ in range(4)])
    plain = Chance(key_of(1))
    streams.append([plain.below(1000) for _ in range(4)])
    assert len({tuple(stream) for stream in streams}) == 3
    early, late = Chance(key_of(1), counter=2), Chance(key_of(1), counter=50)
    early.stir(2)
    late.stir(2)
    assert [early.below(1000), late.below(1000)] == [streams[1][0]] * 2  # however much was drawn before


def test_a_commitment_fixes_the_seed_and_is_not_the_key() -> None:
    assert commitment("secret") == commitment("secret")
    assert commitment("secret") != commitment("secreu")
    assert commitment("secret") != key_of("secret").hex()


def test_quick_luck_is_copied_and_stirred_like_the_other() -> None:
    """A search with the same seed must bring the same answer wherever it runs: these numbers never change."""
    chance = QuickChance(7)
    assert [chance.below(6) for _ in range(8)] == [2, 0, 2, 1, 1, 3, 0, 1]
    twin, stirred = chance.copy(), chance.copy()
    stirred.stir(1)
    drawn = [[luck.below(1000) for _ in range(5)] for luck in (chance, twin, stirred)]
    assert drawn[0] == drawn[1] != drawn[2]


@pytest.mark.parametrize("seed", [0, -1, (1 << 31) - 2, (1 << 31) - 1, 1 << 64])
def test_quick_luck_never_runs_dry(seed: int) -> None:
    """The one number that would come again for ever is no beginning."""
    chance = QuickChance(seed)
    assert len({chance.word() for _ in range(10)}) == 10
