"""Everything that can be refused, and how it is said.

    TopcluckError
     ├── SetupRefused     a game that cannot be started: unknown edition, impossible combination, wrong numbers
     ├── Unreadable       text that does not parse: an action, a hex, a position, a record
     ├── IllegalAction    well formed, but not on offer now; it carries the rule that forbids it
     ├── NothingToAnswer  the seat is not asked, or the game is over
     └── BadRecord        a record that is cut off, does not replay, or does not verify

Exceptions speak English to programmers; players get the sentence that `words` makes of a `Refusal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


def shortened(text: str, most: int = 120) -> str:
    """What somebody wrote, as far as a sentence can quote it."""
    return text if len(text) <= most else text[: most - 1] + "…"


class TopcluckError(Exception):
    """Something was refused; the message is one sentence that says what, where and why."""


class SetupRefused(TopcluckError, ValueError):
    """A game cannot be started like this."""


class Unreadable(TopcluckError, ValueError):
    """A text cannot be read."""


class NothingToAnswer(TopcluckError, ValueError):
    """The seat has no open decision."""


class BadRecord(TopcluckError, ValueError):
    """A record does not hold together."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not on offer: the rule, a message id, and the arguments from which `words` makes a sentence."""

    rule: str
    message: str
    args: tuple[tuple[str, str], ...] = ()

    def to_json(self) -> dict[str, object]:
        """The refusal in plain JSON values."""
        return {"rule": self.rule, "message": self.message, "args": dict(self.args)}

    @classmethod
    def from_json(cls, data: dict[str, object]) -> Refusal:
        """The way back from `to_json`."""
        args = data["args"]
        assert isinstance(args, dict)
        return cls(str(data["rule"]), str(data["message"]), tuple((str(k), str(v)) for k, v in args.items()))


class IllegalAction(TopcluckError, ValueError):
    """The action is well formed, but it is not on offer now."""

    def __init__(self, text: str, refusal: Refusal, offered: Sequence[str]) -> None:
        self.text, self.refusal, self.offered = text, refusal, tuple(offered)
        some = ", ".join(self.offered[:5])
        more = " …" if len(self.offered) > 5 else ""
        super().__init__(f"{text!r} is not on offer ({refusal.rule}: {refusal.message}); try {some}{more}")

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, Refusal, tuple[str, ...]]]:
        """It can cross from a worker process to the one that waits for it."""
        return IllegalAction, (self.text, self.refusal, self.offered)
