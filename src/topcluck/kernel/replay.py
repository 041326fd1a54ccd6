"""Records: options, seed and actions are the saved game.

A record names its format, the revision of the rules, and through its setup the card set and the island with version
and hash. It ends with a check sum of the last state, so a record that was cut off or changed is found out.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any

from topcluck.kernel.chance import commitment, shared_commitment, shared_seed
from topcluck.kernel.errors import BadRecord, TopcluckError, shortened
from topcluck.kernel.faces import Seat
from topcluck.kernel.game import Game, Outcome, State

if TYPE_CHECKING:
    from topcluck.kernel.match import Match

FORMAT = "topcluck-record"
VERSION = 1
_MARSHAL_VERSION = 2
_MOST_DIGITS = 18
MOST = 10**_MOST_DIGITS - 1  # the greatest number that an entry may have


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: a seat and what it did, or ``!resign``."""

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"

    @classmethod
    def parse(cls, line: str) -> Entry:
        """The way back from `str`."""
        seat, _, text = line.partition(" ")
        if not is_number(seat) or not text:
            raise BadRecord(f"{shortened(line)!r} is no entry: it should be a seat number and an action")
        return cls(int(seat), text)


def is_number(text: str) -> bool:
    """Whether a text is a number from 0 up, of a length that somebody may have meant."""
    return text.isdecimal() and len(text) <= _MOST_DIGITS


def state_hash(state: State) -> str:
    """A check sum of the whole state, secrets included."""
    return sha256(json.dumps(state.dump(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def digest_of(*parts: Any) -> str:
    """A check sum that is quick to work out, of numbers, text, bytes, truth values, None, and tuples and lists of them.

    They are put into bytes by `marshal` in its version 2, which every Python writes alike, and which does not tell
    whether two equal parts are one object.

    >>> digest_of((1, 2), [], "oat", None)
    '2b7eece5c04313bd'
    """
    return blake2b(marshal.dumps(parts, _MARSHAL_VERSION), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class SharedLuck:
    """How the seed of a table came about: the commitment was published before anybody gave a word."""

    commitment: str
    secret: str
    words: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The shared luck in plain JSON values."""
        return {"commitment": self.commitment, "secret": self.secret, "words": list(self.words)}

    @classmethod
    def from_json(cls, data: Any) -> SharedLuck:
        """The way back from `to_json`."""
        words = data.get("words") if isinstance(data, Mapping) else None
        texts = (data.get("commitment"), data.get("secret"), *words) if isinstance(words, list) else (None,)
        if not all(isinstance(text, str) for text in texts):
            raise BadRecord("the luck of this record cannot be read")
        return cls(data["commitment"], data["secret"], tuple(data["words"]))

    def check(self, seed: int | str) -> None:
        """Refuses a seed that did not come about like this."""
        if shared_commitment(self.secret) != self.commitment:
            raise BadRecord("the server's secret in this record is not the one that it had committed to")
        if shared_seed(self.secret, self.words) != seed:
            raise BadRecord("the seed of this record does not come from the server's secret and the players' words")


@dataclass(frozen=True, slots=True)
class Record:
    """A saved game. `str(record)` is JSON text that `Record.parse` reads."""

    game: str
    revision: int
    setup: dict[str, Any]
    seed: int | str
    position: str
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    hash: str
    luck: SharedLuck | None = None  # of a game at a server's table

    @classmethod
    def of(cls, match: Match) -> Record:
        """The record of a match as it stands."""
        return cls(
            match.game.id,
            match.game.revision,
            dict(match.setup),
            match.seed,
            match.start,
            tuple(match.entries),
            match.outcome,
            state_hash(match.state),
        )

    def to_json(self) -> dict[str, Any]:
        """The record in plain JSON values."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "revision": self.revision,
            "setup": self.setup,
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "position": self.position,
            "entries": [str(entry) for entry in self.entries],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
            "hash": self.hash,
            **({} if self.luck is None else {"luck": self.luck.to_json()}),
        }

    def __str__(self) -> str:
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The way back from `str`; `BadRecord` says what is wrong."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadRecord(f"this is no whole record: {problem}") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """The way back from `to_json`."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise BadRecord(f"this is no record: the key 'format' should be {FORMAT!r}")
        if data.get("version") != VERSION:
            raise BadRecord(f"this record has version {data.get('version')!r}; version {VERSION} can be read")
        for key, fits in _SHAPE.items():
            if not fits(data.get(key)):
                raise BadRecord(f"the key {key!r} of this record is missing or not what it should be")
        outcome = data.get("outcome")
        try:
            end = None if outcome is None else Outcome.from_json(outcome)
        except (KeyError, TypeError, ValueError):
            raise BadRecord("the outcome of this record cannot be read") from None
        if data.get("commitment") != commitment(data["seed"]):
            raise BadRecord("the seed of this record is not the one that was committed to")
        luck = None if data.get("luck") is None else SharedLuck.from_json(data["luck"])
        if luck is not None:
            luck.check(data["seed"])
        entries = tuple(Entry.parse(line) for line in data["entries"])
        return cls(
            data["game"], data["revision"], dict(data["setup"]), data["seed"], data["position"], entries, end,
            data["hash"], luck,
        )  # fmt: skip


def _whole(value: Any) -> bool:
    """A whole number that is no truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


_SHAPE: dict[str, Callable[[Any], bool]] = {
    "game": lambda value: isinstance(value, str),
    "revision": _whole,
    "setup": lambda value: isinstance(value, dict),
    "seed": lambda value: isinstance(value, str) or _whole(value),
    "position": lambda value: isinstance(value, str),
    "entries": lambda value: isinstance(value, list) and all(isinstance(line, str) for line in value),
    "hash": lambda value: isinstance(value, str),
}


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match that a record tells of, all of it or its first entries; `BadRecord` if it does not hold together."""
    from topcluck.kernel.match import Match  # noqa: PLC0415  a match makes records and a record makes matches

    if record.revision != game.revision:
        raise BadRecord(
            f"this record was played by revision {record.revision} of the rules; this is revision {game.revision}"
        )
    try:
        setup = game.setup(**record.setup)
        position = game.read_position(record.position)[1] if record.position else None
        match = Match(game, setup, record.seed, position)
        for number, entry in enumerate(record.entries[:upto], 1):
            try:
                match.replay_entry(entry)
            except TopcluckError as problem:
                raise BadRecord(f"entry {number}, '{entry}', cannot be played: {problem}") from None
    except BadRecord:
        raise
    except TopcluckError as problem:
        raise BadRecord(f"this record cannot be set up: {problem}") from None
    return match


def verify(game: Game, record: Record) -> Match:
    """Replays a record and checks its end: same state, same outcome."""
    match = replay(game, record)
    if state_hash(match.state) != record.hash:
        raise BadRecord("the record replays, but to another state than the one it was saved with")
    if match.outcome != record.outcome:
        raise BadRecord("the record replays, but to another outcome than the one it was saved with")
    return match
