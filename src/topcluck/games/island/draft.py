"""A position as somebody wrote it: lines by key, words and numbers. What cannot be read is told with line and key."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from topcluck.games.island.box import CATASTROPHE, LEADER_CARD, MACHINE, MAGIC, STRATEGY, Box
from topcluck.games.island.names import SEATS
from topcluck.kernel.errors import Unreadable

NONE = "-"
OUTCOMES = ("tags", "resigned", "deck", "flag")
SCROLLS, MACHINES, LEADERS = (MAGIC, STRATEGY, CATASTROPHE), (MACHINE,), (LEADER_CARD,)
_KIND_NAMES = {SCROLLS: "Scroll", MACHINES: "Machine", LEADERS: "Leader"}
_MOST = 9999  # no number in a position is greater, and no pile higher

KEYS = {
    "game", "players", "edition", "mode", "cards", "island", "tile", "flags", "option", "leader deck", "first", "turn",
    "start", "resigned",
    "outcome", "leaders", "gone", "tags", "lineup", "machine deck", "machine discard", "deck", "discard", "supply",
    "shields", "free", "used", "rolling", "transit", "mod", "waiting", "catastrophes", "struck", "combat", "played",
    "cancels", "pending", "step", "chance", "luck", "firm", "arranging", "humbled", "facing", "order", "activated",
    "power",
}  # fmt: skip
SEAT_KEYS = {
    "units", "dice", "resources", "hand", "picked", "laid", "strategies", "borrowed", "dealt", "answer", "knows",
    "flag", "tokens", "guesses", "face up", "second", "fallen",
}  # fmt: skip
BLOCKS = {"board", "define"}  # their lines are indented below the key


class Misread(Unreadable):
    """A line cannot be read; the message already says which."""


class Line:
    """One line: where it stands and what it says."""

    __slots__ = ("key", "number", "value")

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number, self.key, self.value = number, key, value

    @contextmanager
    def reading(self) -> Iterator[None]:
        """What cannot be read inside is told with this line."""
        try:
            yield
        except Misread:
            raise
        except (Unreadable, ValueError) as problem:
            raise Misread(f"line {self.number}, {self.key}: {problem}") from None

    def parts(self, *names: str) -> list[str]:
        """The words of a line that has exactly these."""
        words = self.value.split()
        if len(words) != len(names):
            raise Unreadable(f"{self.value!r} should be {len(names)} words: {', '.join(names)}")
        return words


class Draft:
    """The lines of a position by key, in order; with a seat where the key names one."""

    def __init__(self, text: str) -> None:
        self._lines: dict[str, list[Line]] = {}
        self._read: set[str] = set()  # keys that somebody has asked for
        block = ""
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.rstrip()
            if not line.strip() or (line.lstrip().startswith("#") and block != "define"):
                continue
            if block and line[:1].isspace():
                self._lines[block].append(Line(number, block, line))
                continue
            key, colon, value = (part.strip() for part in line.partition(":"))
            if not colon or not is_key(key):
                raise Unreadable(f"line {number}: {line.strip()!r} begins with no key of a position{_meant(key)}")
            block = key if key in BLOCKS else ""
            self._open(Line(number, key, value.split(" #")[0].strip()))

    def _open(self, line: Line) -> None:
        """Enters a line under its key; what follows a block's key belongs to the block."""
        if line.key not in BLOCKS:
            self._lines.setdefault(line.key, []).append(line)
        elif line.value or line.key in self._lines:
            raise Unreadable(f"line {line.number}, {line.key}: the lines below it belong to it, and it stands once")
        else:
            self._lines[line.key] = []

    def has(self, key: str) -> bool:
        """Whether there is such a line, and something in it."""
        return any(line.value for line in self.all(key))

    def all(self, key: str) -> list[Line]:
        """All lines with this key."""
        self._read.add(key)
        return self._lines.get(key, [])

    def only(self, key: str) -> Line:
        """The line with this key, which stands once at most; without one, an empty line."""
        found = self.all(key)
        if len(found) > 1:
            raise Unreadable(f"line {found[1].number}, {key}: this line stands {len(found)} times")
        return found[0] if found else Line(0, key, "")

    def one(self, key: str, default: str = "") -> str:
        """The value of a line that stands once at most."""
        return self.only(key).value or default

    @contextmanager
    def reading(self, key: str) -> Iterator[None]:
        """What cannot be read inside is told with the line of this key."""
        with self.only(key).reading():
            yield

    def number(self, key: str, default: int) -> int:
        """The number in a line."""
        with self.reading(key):
            return whole(self.one(key)) if self.has(key) else default

    def words(self, key: str) -> list[str]:
        """The words of a line, with ``peck*2`` written out; a lone minus sign is nothing."""
        words: list[str] = []
        with self.reading(key):
            for word in self.one(key).split():
                name, star, number = word.partition("*")
                words += [name] * (whole(number) if star else 1) if word != NONE else []
                if len(words) > _MOST:
                    raise Unreadable("that is more than any game has")
        return words

    def cards(self, key: str, box: Box, kinds: tuple[int, ...]) -> tuple[str, ...]:
        """The cards in a line, which must be of one of these kinds."""
        words = self.words(key)
        with self.reading(key):
            return tuple(known_card(box, word, kinds) for word in words)

    def closed(self, key: str) -> bool:
        """Whether a pile is complete as it is: it ends with a minus sign."""
        return self.one(key).split()[-1:] == [NONE]

    def skip(self, key: str) -> None:
        """Lines with this key tell nothing that others do not tell."""
        self._read.add(key)

    def refuse_unread(self, seats: int) -> None:
        """Refuses a line that nobody has asked for: whoever wrote it means another position than this one."""
        unread = [line for key, lines in self._lines.items() if key not in self._read for line in lines]
        for line in sorted(unread, key=lambda line: line.number):
            if line.value in ("", NONE):
                continue
            with line.reading():
                word, _, seat = line.key.rpartition(" ")
                if word in SEAT_KEYS:
                    read_seat(seat, seats)
                raise Unreadable("this has no meaning here: it belongs to another mode or another moment")


def is_key(key: str) -> bool:
    """Whether a line may begin like this."""
    word, _, seat = key.rpartition(" ")
    return key in KEYS or key in BLOCKS or (word in SEAT_KEYS and len(seat) == 1 and seat in SEATS)


def _meant(key: str) -> str:
    """Which key was probably meant."""
    seats = [f"{word} {seat}" for word in sorted(SEAT_KEYS) for seat in SEATS]
    close = get_close_matches(key, [*sorted(KEYS | BLOCKS), *seats], 1)
    return f"; did you mean {close[0]!r}?" if close else "; docs/notation.md lists them"


def known_card(box: Box, name: str, kinds: tuple[int, ...]) -> str:
    """The name, if it is that of a card of one of these kinds; Leaders must be among those of the match (SET-2)."""
    card = box.number.get(name)
    if card is not None and box.kind[card] in kinds:
        if box.kind[card] == LEADER_CARD and card not in box.leaders:
            raise Unreadable(f"{name!r} is not in the leader deck of this match")
        return name
    right = [box.names[number] for number in range(len(box.names)) if box.kind[number] in kinds]
    close = get_close_matches(name, right, 1)
    hint = f"; did you mean {close[0]}?" if close else ""
    raise Unreadable(f"{name!r} is no {_KIND_NAMES.get(kinds, 'card')} of the set {box.cards.id!r}{hint}")


def whole(text: str, what: str = "a whole number") -> int:
    """A number from 0 up; `Unreadable` if it is none."""
    if not text.isdecimal() or len(text) > 9 or int(text) > _MOST:
        raise Unreadable(f"{text!r} should be {what} from 0 to {_MOST}")
    return int(text)


def signed(text: str) -> int:
    """A number that may be negative."""
    return -whole(text[1:]) if text.startswith("-") else whole(text)


def one_of(text: str, words: tuple[str, ...], what: str) -> str:
    """The word, if it is one of these."""
    if text not in words:
        raise Unreadable(f"{text!r} is no {what}; there are {', '.join(words)}")
    return text


def read_seat(text: str, seats: int) -> int:
    """A seat by its letter."""
    if len(text) != 1 or text not in SEATS[:seats]:
        raise Unreadable(f"{text!r} is no seat; there are {', '.join(SEATS[:seats])}")
    return SEATS.index(text)
