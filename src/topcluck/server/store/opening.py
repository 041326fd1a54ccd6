"""From an address to the store behind it."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

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


def default_url() -> str:
    """Where tables are kept if nobody says anything else: a file in the user's data folder."""
    return f"{_SQLITE}{user_data_path('topcluck', appauthor=False) / 'tables.db'}"


def existing_store(url: str) -> Store:
    """As `open_store`, but no file is made where there is none: whoever wants to read would be shown an empty one."""
    store = open_store(url)
    if url.startswith(_SQLITE) and not Path(url.removeprefix(_SQLITE)).exists():
        raise SetupRefused(f"there is no database {url.removeprefix(_SQLITE)}")
    return store
