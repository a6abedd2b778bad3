"""Connections to a PostgreSQL server: how they are set, and what the server does to us."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from engine.host.store.errors import Unwritable
from engine.host.store.postgres.address import place_of

CONNECT_SECONDS: Final = 5.0
LOCK_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 20.0
"""After so long without an answer to a statement, a connection counts as lost."""
READERS: Final = 4
LEAVE_SECONDS: Final = 1.0
"""For so long, at most, a server still lists a connection that its program has closed."""
LOST: Final = "the connection to the server was lost"
SILENT: Final = "the server does not answer"

_READING: Final = {
    "application_name": "monopoly",
    # A plan is compiled only for queries that are far larger than any of ours.
    "jit": "off",
    # What is lost in the middle of a transaction must not keep its locks.
    "idle_in_transaction_session_timeout": "60s",
}
_WRITING: Final = {
    **_READING,
    "default_transaction_isolation": "read committed",
    "lock_timeout": f"{LOCK_SECONDS:.0f}s",
    # Its few statements find every row by its key: to plan them anew each time is costly.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    # Unlike a bitmap, a plain scan of an index marks the entries of rows that are gone, so that the
    # next one does not look at them again: a game's deadlines are replaced with each change.
    "enable_bitmapscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)

# What the server or another process does to us, by the beginning of the error's code, longest
# first; any other error of the database is a bug of ours.
_OUTSIDE: Final = {
    "28": "the server refuses this user or password",
    "3D000": "there is no such database on the server",
    "42501": "the user may not do this in the database",
    "25006": "it is read-only",
    "53100": "the disk of the server is full",
    "53": "the server has no room for another connection, or no memory",
    "55P03": "another process keeps it locked",
    "40": "another process keeps it locked",
    "57P03": "the server is starting or stopping",
    "57014": "the server takes too long",
    "57": "the server is stopping",
    "58": "the disk of the server fails",
    "XX001": "the database is damaged",
    "XX002": "the database is damaged",
    "08": LOST,
}


class Connection(asyncpg.Connection):
    """A connection that is not reset after each use: ours leaves nothing behind."""

    def get_reset_query(self) -> str:
        return ""


Db: TypeAlias = asyncpg.Connection | PoolConnectionProxy
"""A connection that statements go to."""


async def connect(url: str, patience: float | None = ANSWER_SECONDS) -> Connection:
    """Connect for writing, so that what is committed survives a power cut. Raises Unwritable.

    `patience`: seconds within which each statement has to be answered, None for any time.
    """
    with refusals(place_of(url)):
        connection: Connection = await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=patience,
            connection_class=Connection,
            server_settings=_WRITING,
        )
        try:
            await connection.execute(_DURABLE)
        except BaseException:
            connection.terminate()
            raise
    return connection


async def pool(url: str) -> asyncpg.Pool:
    """Return connections for reading, which are made when they are needed."""
    return await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=READERS,
        max_inactive_connection_lifetime=0,
        timeout=CONNECT_SECONDS,
        command_timeout=ANSWER_SECONDS,
        connection_class=Connection,
        server_settings=_READING,
    )


@contextmanager
def refusals(place: str) -> Iterator[None]:
    """Turn what the server or another process does to us into Unwritable."""
    try:
        yield
    except Exception as error:
        reason = _reason(error)
        if reason is None:
            raise
        raise Unwritable(place, reason) from error


def is_lost(error: BaseException) -> bool:
    """Return whether the connection is gone with this error."""
    return _reason(error) in (LOST, SILENT) or _reason(error) == _OUTSIDE["57"]


def _reason(error: BaseException) -> str | None:
    if isinstance(error, asyncpg.PostgresError):
        code = error.sqlstate or ""
        return next((_OUTSIDE[code[:n]] for n in (5, 2) if code[:n] in _OUTSIDE), None)
    if isinstance(error, asyncpg.ClientConfigurationError):
        return "its address cannot be understood"
    if isinstance(error, TimeoutError):
        return SILENT
    if isinstance(error, ConnectionResetError | BrokenPipeError | asyncpg.InternalClientError):
        return LOST
    if isinstance(error, OSError):
        return "the server cannot be reached"
    # Any other misuse of a connection is ours.
    return LOST if isinstance(error, asyncpg.InterfaceError) and "closed" in str(error) else None


async def is_used_beside(connection: Connection) -> bool:
    """Return whether this program is connected to the database by others than this connection."""
    for _ in range(int(LEAVE_SECONDS / _LOOK_SECONDS)):
        if not await connection.fetchval(_OTHERS):
            return False
        await asyncio.sleep(_LOOK_SECONDS)
    return True


_LOOK_SECONDS: Final = 0.05
_OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()"
)
