"""A database of a test's own, of any engine."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest

from engine.host.administration.databases import file_of
from tests.support.postgres_server import PostgresServer
from tests.support.waiting import wait_for


@asynccontextmanager
async def new_database(
    scheme: str, request: pytest.FixtureRequest, folder: Path, *, bare: bool = False
) -> AsyncIterator[str]:
    """Make a database of the engine of a scheme; yield its URL. A `bare` one has no tables."""
    if scheme == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
        return
    server: PostgresServer = request.getfixturevalue("postgres_server")
    async with server.database(bare=bare) as url:
        yield url


async def wait_until_alone(url: str) -> None:
    """Wait until nobody is connected to a database: a server may end a killed process's work."""
    if not url.startswith("sqlite"):
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        async with _server(url) as db:

            async def alone() -> bool:
                return bool(await db.fetchval(f"{others} AND pid <> pg_backend_pid()") == 0)

            await wait_for(alone)


async def execute(url: str, statement: str) -> None:
    """Run a statement on a database, beside the stores that are open."""
    if place := file_of(url):
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            file.execute(statement)
        return
    async with _server(url) as db:
        await db.execute(statement)


@asynccontextmanager
async def games_locked(url: str) -> AsyncIterator[None]:
    """Let nobody write to a game until the end of the block."""
    if place := file_of(url):
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            yield
            file.execute("COMMIT")
        return
    async with _server(url) as db, db.transaction():
        await db.execute("SELECT FROM games FOR UPDATE")
        yield


@asynccontextmanager
async def _server(url: str) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()
