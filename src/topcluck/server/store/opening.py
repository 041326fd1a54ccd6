"""From an address to the store behind it."""

from __future__ import annotations

from pathlib import Path

from topcluck.kernel.errors import SetupRefused
from topcluck.server.store import Store

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str, *, synchronous: str = "NORMAL") -> Store:
    """The store at ``sqlite:///FILE`` or ``postgresql://…``, not yet connected.

    *synchronous* is for SQLite: with ``FULL`` not even a power cut loses what was acknowledged.
    """
    if url.startswith(_SQLITE) and url != _SQLITE:
        from topcluck.server.store.sqlite import SqliteStore  # noqa: PLC0415  each database is loaded by who needs it

        return SqliteStore(Path(url.removeprefix(_SQLITE)), synchronous)
    if url.startswith(_POSTGRES):
        from topcluck.server.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)
    kind = url.partition(":")[0][:20]  # the rest may hold a password
    raise SetupRefused(f"the database {kind}:… is none of ours; it should be sqlite:///FILE or postgresql://…")
