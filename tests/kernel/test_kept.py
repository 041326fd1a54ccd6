"""Values that are made once and shown many times."""

from __future__ import annotations

from topcluck.kernel.kept import Kept, rows_of


def test_the_same_numbers_give_the_very_same_value() -> None:
    made: list[int] = []

    def make(number: int) -> tuple[int, int]:
        made.append(number)
        return number, number

    kept = Kept(make)
    assert kept[3] is kept[3]
    assert kept[4] == (4, 4)
    assert made == [3, 4]


def test_when_too_many_are_kept_all_are_forgotten() -> None:
    kept: Kept[int, list[int]] = Kept(lambda number: [number], most=2)
    first = kept[1]
    assert kept[2] == [2] and kept[1] is first
    assert kept[3] == [3] and len(kept) == 1
    assert kept[1] == first and kept[1] is not first


def test_a_row_that_is_new_is_made_of_parts_that_are_not() -> None:
    rows: Kept[tuple[int, ...], tuple[list[int], ...]] = rows_of(lambda number: [number])
    one, other = rows[1, 2], rows[2, 3]
    assert (one, other) == (([1], [2]), ([2], [3]))
    assert one[1] is other[0] and rows[1, 2] is one
    assert rows[()] == ()
