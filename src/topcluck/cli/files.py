"""Reading and writing what people name on the command line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from topcluck.kernel.errors import BadRecord, Unreadable

if TYPE_CHECKING:
    from topcluck.kernel.match import Match
    from topcluck.kernel.replay import Record

_LARGEST = 50_000_000  # bytes; a record of a long game has a few thousand


def read_text(name: str) -> str:
    """The text of a file, or of standard input if it is called ``-``."""
    raw = sys.stdin.buffer.read(_LARGEST + 1) if name == "-" else _read_file(Path(name))
    if len(raw) > _LARGEST:
        raise Unreadable(f"{name} is larger than {_LARGEST // 1_000_000} MB; that is no game of ours")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Unreadable(f"{name} is no UTF-8 text: {problem.reason} at byte {problem.start}") from None


def _read_file(path: Path) -> bytes:
    """The bytes of a file, but not more than anybody needs."""
    try:
        with path.open("rb") as file:
            return file.read(_LARGEST + 1)
    except ValueError as problem:  # a null character in the name
        raise Unreadable(f"{str(path)!r} is no file name: {problem}") from None


def read_record(name: str) -> Record:
    """The record in a file."""
    from topcluck.kernel.replay import Record

    try:
        return Record.parse(read_text(name))
    except BadRecord as problem:
        raise BadRecord(f"{name}: {problem}") from None
    except RecursionError:
        raise BadRecord(f"{name}: this is no record: it is nested too deeply") from None


def write_record(path: Path, match: Match) -> None:
    """Saves a match."""
    write_whole(path, str(match.record) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Writes a file; a program that dies while it writes leaves the old one whole."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, path)
    except OSError as problem:  # who wanted the one file does not know the other
        raise OSError(problem.errno, problem.strerror, str(path)) from None


def file_problem(problem: OSError) -> str:
    """What a file had against being read or written."""
    reason = problem.strerror or str(problem)
    return f"{problem.filename}: {reason}" if problem.filename is not None else reason
