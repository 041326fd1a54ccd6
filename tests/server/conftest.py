"""What the tests of the server share: databases to work on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres

SQLITE = pytest.param("sqlite", id="sqlite")
POSTGRES = pytest.param("postgres", id="postgres", marks=pytest.mark.slow)


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio alone."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[postgres.Cluster]:
    """A running PostgreSQL; without one tests are left out, and in CI that is a failure."""
    try:
        with postgres.cluster() as running:
            yield running
    except postgres.Missing as problem:
        if os.environ.get("CI"):
            pytest.fail(str(problem))
        pytest.skip(str(problem))


@pytest.fixture
def postgres_url(postgres_cluster: postgres.Cluster) -> Iterator[str]:
    """An empty PostgreSQL database."""
    url = postgres_cluster.database()
    yield url
    postgres_cluster.take_back(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=[SQLITE, POSTGRES])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
