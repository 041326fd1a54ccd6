"""The only door for luck (GEN-13, TP-0.4): SHA-256 over a key and a counter.

A generator is two numbers, so it is cheap to copy, the same on every Python, and cannot be predicted from the rolls
one has seen. Tests and positions may put a *script* in front of it: numbers that come out first.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from topcluck.kernel.errors import Unreadable

T = TypeVar("T")

_SPAN: Final = 1 << 64
_QUICK_SPAN: Final = (1 << 31) - 1


def key_of(seed: int | str) -> bytes:
    """The 32 bytes that a seed stands for; a number and its decimal text are the same seed."""
    return sha256(f"topcluck seed {seed}".encode()).digest()


def commitment(seed: int | str) -> str:
    """What may be published before a game: it fixes the seed and tells nothing about it."""
    return sha256(b"topcluck commitment " + key_of(seed)).hexdigest()


def shared_commitment(secret: str) -> str:
    """What a table publishes before anybody sits down: it fixes the server's share of the luck."""
    return sha256(f"topcluck table {secret}".encode()).hexdigest()


def shared_seed(secret: str, words: Sequence[str]) -> str:
    """The seed of a table: from the server's secret and a word from each person, so that nobody alone chooses it."""
    parts = "".join(f" {len(word)}:{word}" for word in (secret, *words))
    return sha256(f"topcluck shared{parts}".encode()).hexdigest()


class Chance:
    """A stream of luck: key, counter, and the numbers that a test or a position fixed in advance.

    >>> chance = Chance(key_of(7))
    >>> twin = chance.copy()
    >>> [chance.below(6) for _ in range(5)] == [twin.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("counter", "key", "script")

    def __init__(self, key: bytes, counter: int = 0, script: tuple[int, ...] = ()) -> None:
        self.key = key
        self.counter = counter
        self.script = script

    def copy(self) -> Chance:
        """A generator that will say the same."""
        return Chance(self.key, self.counter, self.script)

    def word(self) -> int:
        """The next 64 random bits."""
        self.counter += 1
        return int.from_bytes(sha256(self.key + self.counter.to_bytes(8, "big")).digest()[:8], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all alike; scripted numbers come first."""
        if self.script:
            return self._scripted(n)
        limit = _SPAN - _SPAN % n
        word = self.word()
        while word >= limit:  # without this, small numbers would be a hair more likely
            word = self.word()
        return word % n

    def _scripted(self, n: int) -> int:
        """The next number of the script."""
        first, self.script = self.script[0], self.script[1:]
        if not 0 <= first < n:
            raise Unreadable(f"the scripted luck {first} does not fit: a number from 0 to {n - 1} is drawn here")
        return first

    def shuffle(self, items: list[T]) -> None:
        """Shuffles a list in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def stir(self, number: int) -> None:
        """Goes on with another stream: what was already seen of the old one helps nobody."""
        self.key = sha256(self.key + b"stir" + number.to_bytes(8, "big")).digest()
        self.counter = 0
        self.script = ()


class QuickChance(Chance):
    """Luck for imagined worlds, where nobody is to be kept from predicting it: a small generator, and quick.

    >>> QuickChance(7).below(6) == QuickChance(7).below(6)
    True
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"", seed % (_QUICK_SPAN - 1) + 1)

    def copy(self) -> QuickChance:
        """A generator that will say the same."""
        return QuickChance(self.counter - 1)

    def word(self) -> int:
        """The next 31 random bits, or nearly (Park and Miller)."""
        self.counter = self.counter * 48271 % _QUICK_SPAN
        return self.counter

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for small n as good as alike."""
        return self.word() % n

    def part(self) -> float:
        """A number between 0 and 1."""
        return self.word() / _QUICK_SPAN

    def stir(self, number: int) -> None:
        """Goes on with another stream."""
        self.counter = (self.counter + number) % (_QUICK_SPAN - 1) + 1
