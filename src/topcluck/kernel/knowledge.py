"""Who knows what: where a hidden piece may be, for each seat.

A *place* is where hidden pieces lie (a hand, a row of face-down cards); a *label* is what is printed on a piece.
Pieces with the same label cannot be told apart, so nobody follows one of them: what a seat knows is a list of *traces*,
each saying "a piece with this label lies in one of these places", and different traces are different pieces.

Seeing narrows a trace; a hidden move widens it, in the same way whichever piece truly moved. How many pieces lie in
each place is public, and `settle` draws the conclusions: a piece cannot be where nothing is.

Where all pieces differ and each lies in a place of its own, like peas under cups, everybody but their owner knows the
same: for each cup the pieces that may be under it. Lifting a cup narrows that, exchanging pieces unseen widens it.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from topcluck.kernel.chance import Chance

Trace = tuple[int, int]  # label, places as bits
Cups = tuple[int, ...]  # for each cup the pieces that may lie under it, as bits


class Knowledge:
    """The traces of all seats. It is part of the state, changes only with what the seats see, and copies in a line.

    `rows` are rows of cups, as everybody but their owner knows them.
    """

    __slots__ = ("rows", "traces")

    def __init__(self, traces: list[tuple[Trace, ...]], rows: Sequence[Cups] = ()) -> None:
        self.traces, self.rows = traces, list(rows)

    @classmethod
    def nothing(cls, seats: int, rows: Sequence[Cups] = ()) -> Knowledge:
        """What everybody knows before anything was shown."""
        return cls([()] * seats, rows)

    def copy(self) -> Knowledge:
        """The same knowledge, free to change."""
        return Knowledge(self.traces[:], self.rows)

    def learn(self, seat: int, label: int, place: int) -> None:
        """The seat knows of one more piece: it had it in hand and saw where it went."""
        self.traces[seat] = tuple(sorted((*self.traces[seat], (label, 1 << place))))

    def look(self, seat: int, place: int, labels: list[int]) -> None:
        """The seat sees everything that lies in *place*.

        Of the traces that might have been there, as many as were seen are there now; only the rest, if more were
        thought possible than were seen, lie elsewhere.
        """
        bit = 1 << place
        kept = [trace for trace in self.traces[seat] if not trace[1] & bit]
        for label in sorted({trace[0] for trace in self.traces[seat]} | set(labels)):
            seen = labels.count(label)
            sure = sum(1 for trace in self.traces[seat] if trace == (label, bit))
            loose = [mask for known, mask in self.traces[seat] if known == label and mask & bit and mask != bit]
            kept.extend((label, mask & ~bit) for mask in _fewer(loose, len(loose) - (seen - sure)))
            kept.extend([(label, bit)] * seen)
        self.traces[seat] = tuple(sorted(kept))

    def see_leave(self, seat: int, place: int, label: int) -> None:
        """The seat sees which piece leaves *place* for the open: one trace that might be it is done with."""
        bit = 1 << place
        mine = [mask for known, mask in self.traces[seat] if known == label and mask & bit]
        if not mine:
            return  # a piece it knew nothing about
        kept = [trace for trace in self.traces[seat] if trace[0] != label or not trace[1] & bit]
        sure = mine.count(bit)
        loose = [mask for mask in mine if mask != bit]
        rest = [bit] * (sure - 1) + loose if sure else _fewer(loose, len(loose) - 1)
        self.traces[seat] = tuple(sorted(kept + [(label, mask) for mask in rest]))

    def move_unseen(self, seat: int, source: int, target: int, among: Container[int] | None = None) -> None:
        """For the seat one piece went from *source* to *target*: each that was there may now be here.

        If by the rules only some labels can have gone, which everybody knows, they are given as *among*.
        Of traces with one label, one of which lies wherever the other may lie, only the closer one opens: if the other
        piece went, it stands for that one, and the two cannot be told apart.
        """
        bit, also = 1 << source, 1 << target
        traces = self.traces[seat]
        moved = []
        for index, (label, mask) in enumerate(traces):
            closer = any(
                known == label and other & bit and not other & ~mask and (other != mask or number < index)
                for number, (known, other) in enumerate(traces)
            )
            can_have_gone = mask & bit and not closer and (among is None or label in among)
            moved.append((label, mask | also if can_have_gone else mask))
        self.traces[seat] = tuple(sorted(moved))

    def settle(self, sizes: list[int]) -> None:
        """Draws conclusions from the number of pieces in each place."""
        for seat, traces in enumerate(self.traces):
            if traces:
                self.traces[seat] = _settled(traces, sizes)


def _fewer(masks: list[int], number: int) -> list[int]:
    """The masks of *number* pieces, when one cannot tell which of the pieces with these masks they are.

    With k of them gone, whichever these are, the first that is left is one of the first k + 1, the second one of those
    from the second on, and so forth.
    """
    masks = sorted(masks)
    gone = len(masks) - number
    return [reduce(or_, masks[first : first + gone + 1]) for first in range(number)] if gone > 0 else masks


def _settled(traces: tuple[Trace, ...], sizes: list[int]) -> tuple[Trace, ...]:
    """Leaves out places that are empty, and places where other traces leave no room."""
    empty = sum(1 << place for place, size in enumerate(sizes) if not size)
    settled = [(label, mask & ~empty) for label, mask in traces]
    assert all(mask for _, mask in settled), "what a seat knows contradicts the number of pieces: one has no place left"
    groups = _groups(settled, sizes)
    while any(_narrow(settled, group, room) for group, room in groups):
        pass
    return tuple(sorted(settled))


def _groups(traces: list[Trace], sizes: list[int]) -> list[tuple[int, int]]:
    """Sets of places that several traces might share, each with the number of pieces that lie there."""
    touched = reduce(or_, (mask for _, mask in traces if mask & (mask - 1)), 0)
    places = [place for place in range(len(sizes)) if touched >> place & 1]
    return [
        (sum(1 << place for place in chosen), sum(sizes[place] for place in chosen))
        for length in range(1, len(places))
        for chosen in combinations(places, length)
    ]


def _narrow(traces: list[Trace], group: int, room: int) -> bool:
    """Puts outside a group of places what has no room in it; whether that says anything new.

    Of several equal traces as many may lie inside as there is room beside those that must; the rest lies outside.
    """
    left = room - sum(1 for _, mask in traces if not mask & ~group)
    straddling = {trace for trace in traces if trace[1] & group and trace[1] & ~group}
    changed = False
    for label, mask in straddling:
        for _ in range(traces.count((label, mask)) - left):
            traces[traces.index((label, mask))] = (label, mask & ~group)
            changed = True
    return changed


def spread(traces: tuple[Trace, ...], sizes: list[int], chance: Chance) -> list[int]:
    """A place for each trace, drawn among all ways that fit: every free slot where a piece may lie is alike."""
    order = sorted(range(len(traces)), key=lambda index: traces[index][1].bit_count())
    for _ in range(_TRIES):
        chosen = _one_spread(traces, order, sizes[:], chance)
        if chosen is not None:
            return chosen
    found = _any_spread(traces, order, 0, sizes[:], [0] * len(traces))
    assert found is not None, "what a seat knows contradicts the number of pieces"
    return found


_TRIES = 20


def _one_spread(traces: tuple[Trace, ...], order: list[int], free: list[int], chance: Chance) -> list[int] | None:
    """One try at `spread`, the most confined traces first; None where it gets stuck."""
    chosen = [0] * len(traces)
    for index in order:
        mask = traces[index][1]
        slots = sum(free[place] for place in range(len(free)) if mask >> place & 1)
        if not slots:
            return None
        slot = chance.below(slots)
        for place in range(len(free)):
            if mask >> place & 1:
                if slot < free[place]:
                    chosen[index] = place
                    free[place] -= 1
                    break
                slot -= free[place]
    return chosen


def _any_spread(
    traces: tuple[Trace, ...], order: list[int], at: int, free: list[int], chosen: list[int]
) -> list[int] | None:
    """The first way that fits, by trying all: the way out when chance was unlucky."""
    if at == len(order):
        return chosen
    for place in range(len(free)):
        if traces[order[at]][1] >> place & 1 and free[place]:
            free[place] -= 1
            chosen[order[at]] = place
            if _any_spread(traces, order, at + 1, free, chosen) is not None:
                return chosen
            free[place] += 1
    return None


# -- pieces under cups ---------------------------------------------------------------------------------------------


def in_order(number: int) -> Cups:
    """Everybody saw the pieces put down: the first under the first cup, and so on."""
    return tuple(1 << piece for piece in range(number))


def mixed(cups: Cups, places: Sequence[int]) -> Cups:
    """The pieces under these cups may have been exchanged in any way, unseen."""
    any_of_them = reduce(or_, (cups[place] for place in places), 0)
    return tuple(any_of_them if place in places else pieces for place, pieces in enumerate(cups))


def parted(cups: Cups, places: Sequence[int], first: int) -> Cups:
    """So many of the pieces under these cups, unseen which, now come first; these and the others keep their order.

    The second of those that come first was the second of all, or at most as far behind it as there are others.
    """
    moved = list(cups)
    for place in range(len(places)):
        start, ahead = (place, len(places) - first) if place < first else (place - first, first)
        moved[places[place]] = reduce(or_, (cups[origin] for origin in places[start : start + ahead + 1]))
    return tuple(moved)


def lifted(cups: Cups, place: int, piece: int) -> Cups:
    """Everybody sees what lies under a cup: it is under no other, and more may follow from that."""
    assert cups[place] >> piece & 1, "what everybody knows is wrong: this piece cannot be here"
    return settled_cups(tuple(1 << piece if at == place else pieces & ~(1 << piece) for at, pieces in enumerate(cups)))


def settled_cups(cups: Cups) -> Cups:
    """Only what may truly be: with that piece under that cup there is room for all others."""
    return tuple(
        sum(1 << piece for piece in range(len(cups)) if pieces >> piece & 1 and _ways(_fixed(cups, place, piece)))
        for place, pieces in enumerate(cups)
    )


def _fixed(cups: Cups, place: int, piece: int) -> Cups:
    """The same with one piece under one cup."""
    return (*cups[:place], 1 << piece, *cups[place + 1 :])


def _ways(cups: Cups, used: int = 0) -> int:
    """In how many ways the pieces that are not used yet can lie under these cups."""
    if not cups:
        return 1
    free = cups[0] & ~used
    return sum(_ways(cups[1:], used | 1 << piece) for piece in range(free.bit_length()) if free >> piece & 1)


def deal(cups: Cups, chance: Chance) -> list[int]:
    """A piece for each cup, drawn evenly among all ways that fit."""
    dealt: list[int] = []
    used, number = 0, chance.below(_ways(cups))
    for place, pieces in enumerate(cups):
        for piece in range(pieces.bit_length()):
            if (pieces & ~used) >> piece & 1:
                ways = _ways(cups[place + 1 :], used | 1 << piece)
                if number < ways:
                    dealt.append(piece)
                    used |= 1 << piece
                    break
                number -= ways
    return dealt
