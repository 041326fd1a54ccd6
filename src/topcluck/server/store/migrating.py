"""The numbered SQL files that bring a database up to date, whichever database it is.

A file is called ``0001_tables.sql``. It is applied once, in a transaction of its own under the lock of the database,
and noted in the table ``migration``.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from topcluck.kernel.errors import SetupRefused

FOLDER = Path(__file__).parent / "migrations"

MAKE_LIST = "CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY, applied DOUBLE PRECISION NOT NULL)"
LATEST = "SELECT coalesce(max(number), 0) FROM migration"
NOTE = "INSERT INTO migration (number, applied) VALUES ($1, $2)"


class Migration(Struct, frozen=True):
    """One step from an older form of the tables to the next."""

    number: int
    statements: list[str]


def all_migrations() -> list[Migration]:
    """Every step there is, in order."""
    return [Migration(int(path.name[:4]), _statements(path)) for path in sorted(FOLDER.glob("[0-9]*.sql"))]


def _statements(path: Path) -> list[str]:
    """What stands in a file, without its comments; each statement ends its line with a semicolon."""
    lines = path.read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("--"))
    return [statement.strip() for statement in text.split(";\n") if statement.strip(" \n;")]


def missing(latest: int) -> list[Migration]:
    """The steps that a database still needs whose latest is this one."""
    steps = all_migrations()
    newest = steps[-1].number
    if latest > newest:
        raise SetupRefused(
            f"this database was used by a newer topcluck (its tables have form {latest}, this one knows {newest}); "
            "please upgrade"
        )
    return [step for step in steps if step.number > latest]
