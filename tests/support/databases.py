"""A database of a test's own, of any engine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.support.postgres_server import PostgresServer
from tests.support.waiting import wait_for


@asynccontextmanager
async def new_database(
    scheme: str, request: pytest.FixtureRequest, folder: Path
) -> AsyncIterator[str]:
    """Make a database of the engine of a scheme; yield its URL."""
    if scheme == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
        return
    server: PostgresServer = request.getfixturevalue("postgres_server")
    async with server.database() as url:
        yield url


async def wait_until_alone(url: str) -> None:
    """Wait until nobody is connected to a database: a server may end a killed process's work."""
    if not url.startswith("sqlite"):
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        db = await asyncpg.connect(url)

        async def alone() -> bool:
            return bool(await db.fetchval(f"{others} AND pid <> pg_backend_pid()") == 0)

        await wait_for(alone)
        await db.close()
