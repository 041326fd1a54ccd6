"""Everything of a database in one file, and back: a backup, and the way from SQLite to PostgreSQL.

The file is gzipped text with a JSON object in each line: a header, the tables, what is kept for browsers, and at the
end how many there were. It holds all secrets of running games.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from topcluck.kernel.errors import SetupRefused, Unreadable
from topcluck.server.store import Kept, Store, Whole

FORMAT = "topcluck-backup"
VERSION = 1


class Header(Struct, frozen=True, tag="header", tag_field="line"):
    """The first line."""

    format: str
    version: int
    made: float


class Count(Struct, frozen=True, tag="end", tag_field="line"):
    """The last line: without it the file was cut off."""

    tables: int
    profiles: int


class Restored(Struct, frozen=True):
    """What came of a backup."""

    tables: int  # that were added
    there: int  # that were there already, and stay as they are
    profiles: int


_Line = Header | Whole | Kept | Count
_DECODER = msgspec.json.Decoder(_Line)
_ENCODER = msgspec.json.Encoder()


async def back_up(store: Store, path: Path, now: float) -> Count:
    """Writes all that a store holds, as it stands at one moment, while others go on writing."""
    fresh = path.with_name(path.name + ".new")
    tables = profiles = 0
    with os.fdopen(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as file:
            file.write(_ENCODER.encode(Header(FORMAT, VERSION, now)) + b"\n")
            async for thing in store.everything():
                file.write(_ENCODER.encode(thing) + b"\n")
                tables += isinstance(thing, Whole)
                profiles += isinstance(thing, Kept)
            count = Count(tables, profiles)
            file.write(_ENCODER.encode(count) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    os.replace(fresh, path)
    return count


async def restore(store: Store, path: Path, merge: bool = False) -> Restored:
    """Adds all that a backup holds to an empty store; with *merge* also to one that has tables, which stay as they
    are. The file is read to its end before anything is changed."""
    check(path)
    if not merge and await store.all_tables():
        raise SetupRefused("there are tables in this database already; --merge adds those of the backup to them")
    tables = there = profiles = 0
    for line in lines(path):
        if isinstance(line, Whole):
            added = await store.restore(line.table, line.seats, line.entries)
            tables, there = tables + added, there + (not added)
        elif isinstance(line, Kept) and await store.profile(line.key) is None:
            await store.keep_profile(line.key, line.data)
            profiles += 1
    return Restored(tables, there, profiles)


def check(path: Path) -> Count:
    """Reads a backup to its end; refuses one that is cut off or does not hold together."""
    tables = profiles = 0
    end: Count | None = None
    for number, line in enumerate(lines(path)):
        if end is not None:
            raise Unreadable(f"{path} is no backup of ours: it goes on after its end")
        if isinstance(line, Header) != (number == 0):
            raise Unreadable(f"{path} is no backup of ours: its header is not where it should be")
        if isinstance(line, Header) and (line.format, line.version) != (FORMAT, VERSION):
            raise Unreadable(f"{path} is a {line.format} of version {line.version}; version {VERSION} can be read")
        if isinstance(line, Whole):
            _check_table(path, line)
        tables += isinstance(line, Whole)
        profiles += isinstance(line, Kept)
        end = line if isinstance(line, Count) else None
    if end is None:
        raise Unreadable(f"{path} is no whole backup: its end is missing")
    if (end.tables, end.profiles) != (tables, profiles):
        raise Unreadable(f"{path} is no whole backup: {end.tables} tables were written, {tables} are there")
    return end


def _check_table(path: Path, whole: Whole) -> None:
    """Refuses a table whose log has gaps."""
    if [entry.number for entry in whole.entries] != list(range(1, whole.table.last + 1)):
        raise Unreadable(f"{path}: the log of table {whole.table.id} has gaps")


def lines(path: Path) -> Iterator[_Line]:
    """What stands in a backup, line by line."""
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield _DECODER.decode(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError) as problem:
        raise Unreadable(f"{path} is no whole backup: {problem}") from None
