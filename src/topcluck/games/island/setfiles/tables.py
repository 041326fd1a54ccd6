"""A TOML table under the eyes of a reader who writes down every mistake and goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

_T = TypeVar("_T")

REQUIRED: Any = object()  # the default of a key that has none

_KINDS: tuple[tuple[type, str], ...] = (  # a bool is an int to Python, hence first
    (bool, "true or false"),
    (int, "a whole number"),
    (str, "a text"),
    (dict, "a table"),
    (list, "a list"),
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a set: which file, which card, which key, and what is wrong there.

    >>> print(Problem("machines.toml", "wood_golem", "effects[0].op", '"destory" is not an operation'))
    machines.toml: wood_golem: effects[0].op: "destory" is not an operation
    """

    file: str
    card: str
    key: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.card, self.key, self.message) if part)


def quoted(value: object) -> str:
    """A value as it may be shown in a sentence: short, on one line."""
    text = f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "…"


def meant(value: str, words: Iterable[str]) -> str:
    """What to add to "that is not a word": the word that was probably meant, or all there are.

    >>> meant("destory", ("destroy", "draw"))
    ' (did you mean "destroy"?)'
    """
    known = list(words)
    close = get_close_matches(value, known, 1)
    if close:
        return f' (did you mean "{close[0]}"?)'
    return f" (there is {', '.join(known)})" if 0 < len(known) <= 20 else ""


def kind_of(value: object) -> str:
    """What a TOML value is, in words."""
    return next((words for kind, words in _KINDS if isinstance(value, kind)), "something else")


class Table:
    """One TOML table being read: what is asked for is checked, what is never asked for is a mistake.

    A key that is missing or wrong yields its default or a stand-in (0, "", False, nothing), so that reading goes on.
    *defaults* are values of the card that this table changes; they come before the defaults of the reader.
    """

    __slots__ = ("file", "card", "path", "problems", "_data", "_defaults", "_asked")

    def __init__(
        self,
        data: Mapping[str, object],
        problems: list[Problem],
        file: str,
        card: str = "",
        path: str = "",
        defaults: Mapping[str, Any] | None = None,
    ) -> None:
        self.file, self.card, self.path, self.problems = file, card, path, problems
        self._data, self._defaults = data, defaults or {}
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._data

    @property
    def names(self) -> tuple[str, ...]:
        """The keys as they are written."""
        return tuple(self._data)

    def complain(self, key: str, message: str) -> None:
        """Write down a mistake at *key* of this table."""
        self.problems.append(Problem(self.file, self.card, self.path_to(key), message))

    def path_to(self, key: str) -> str:
        """The way to *key* from the card: `effects[0].op`."""
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def text(self, key: str, default: Any = REQUIRED, limit: int = 1000) -> str:
        """A text of one line and at most *limit* characters."""
        value = self._given(key, str)
        if value is None:
            return str(self.absent(key, default, ""))
        if len(value) > limit:
            self.complain(key, f"is {len(value)} characters long; {limit} is the limit")
        if not value.isprintable():
            self.complain(key, "holds a line break or another character that cannot be printed")
        return value

    def block(self, key: str, limit: int = 10_000) -> str:
        """A text of several lines."""
        value = self._given(key, str)
        if value is None:
            return str(self.absent(key, REQUIRED, ""))
        if len(value) > limit:
            self.complain(key, f"is {len(value)} characters long; {limit} is the limit")
            return ""
        return value

    def integer(self, key: str, low: int, high: int, default: Any = REQUIRED) -> int:
        """A whole number from *low* to *high*."""
        value = self._given(key, int)
        if value is None:
            return int(self.absent(key, default, low))
        if low <= value <= high:
            return value
        self.complain(key, f"must be from {low} to {high}, not {quoted(value)}")
        return low

    def number_or_all(self, key: str, low: int, high: int, all_value: int) -> int:
        """A whole number from *low* to *high*, or the word "all"."""
        if not isinstance(self._data.get(key), str):
            return self.integer(key, low, high)
        if self.word(key, ("all",), what="a number"):
            return all_value
        return low

    def flag(self, key: str, default: Any = REQUIRED) -> bool:
        """True or false."""
        value = self._given(key, bool)
        return bool(self.absent(key, default, False)) if value is None else value

    def word(self, key: str, words: Iterable[str], default: Any = REQUIRED, what: str = "a word for this key") -> Any:
        """One of *words*; "" when it is not, the default when it is absent."""
        value = self._given(key, str)
        return self.absent(key, default, "") if value is None else self._known(key, value, words, what)

    def words(self, key: str, words: Iterable[str], default: Any = (), what: str = "a word for this key") -> Any:
        """A list of some of *words*, each at most once, as a tuple."""
        values = self.items(key, str)
        if values is None:
            return self.absent(key, default, ())
        if not values:
            self.complain(key, "must name at least one")
        found = [self._known(f"{key}[{i}]", value, words, what) for i, value in enumerate(values)]
        for word in sorted({word for word in found if word and found.count(word) > 1}):
            self.complain(key, f'names "{word}" twice')
        return tuple(word for word in dict.fromkeys(found) if word)

    def items(self, key: str, kind: type[_T]) -> list[_T] | None:
        """The items of the list at *key*, all of one kind; None if it is absent or no list."""
        values = self._given(key, list)
        if values is None:
            return None
        for i, value in enumerate(values):
            if not _is(value, kind):
                self.complain(f"{key}[{i}]", _wrong(kind, value))
        return [value for value in values if _is(value, kind)]

    def child(self, key: str) -> Table | None:
        """The table at *key*; None if it is absent or no table."""
        data = self._given(key, dict)
        return None if data is None else self._below(data, key)

    def children(self, key: str) -> list[Table] | None:
        """The tables of the list at *key*; None if it is absent or no list."""
        values = self.items(key, dict)
        return None if values is None else [self._below(value, f"{key}[{i}]") for i, value in enumerate(values)]

    def at_the_top(self) -> Table:
        """The same table, named by its keys alone: where a file holds no other, the way to it says nothing."""
        return Table(self._data, self.problems, self.file, self.card)

    def absent(self, key: str, default: Any, stand_in: Any) -> Any:
        """What a key counts as that is not there: its default, or a stand-in and a complaint."""
        if key in self._data:
            return stand_in  # it is there and wrong, and that was said
        value = self._defaults.get(key, default)
        if value is not REQUIRED:
            return value
        self.complain(key, "is missing")
        return stand_in

    def done(self) -> None:
        """Write down every key that nobody asked for."""
        for key in self._data:
            if key not in self._asked:
                self.complain(key, f"is not a key here{meant(key, sorted(self._asked))}")

    def _given(self, key: str, kind: type[_T]) -> _T | None:
        self._asked.add(key)
        value = self._data.get(key)
        if key not in self._data or _is(value, kind):
            return value  # type: ignore[return-value]  # None, or what _is has looked at
        self.complain(key, _wrong(kind, value))
        return None

    def _known(self, key: str, value: str, words: Iterable[str], what: str) -> str:
        known = tuple(words)
        if value in known:
            return value
        self.complain(key, f"{quoted(value)} is not {what}{meant(value, known)}")
        return ""

    def _below(self, data: Mapping[str, object], key: str) -> Table:
        return Table(data, self.problems, self.file, self.card, self.path_to(key))


def _is(value: object, kind: type) -> bool:
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def _wrong(kind: type, value: object) -> str:
    return f"must be {dict(_KINDS)[kind]}, not {kind_of(value)} ({quoted(value)})"
