"""One PostgreSQL database in use: durable commits on one connection, reading on others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, TypeVar

import asyncpg

from engine.host.store import database
from engine.host.store.database import Dialect, Write
from engine.host.store.errors import Unwritable
from engine.host.store.groups import Failure, finished
from engine.host.store.health import Use
from engine.host.store.postgres import changes
from engine.host.store.postgres.address import place_of
from engine.host.store.postgres.commits import together
from engine.host.store.postgres.connections import Connection, Db, connect, is_lost, pool, refusals
from engine.host.store.postgres.dialect import at_once, connected, numbered
from engine.host.store.postgres.hints import Listener
from engine.host.store.postgres.schema import migrate
from engine.host.store.rows import Row

LOG = logging.getLogger(__name__)
VACUUM_SECONDS: Final = 10.0
"""Seconds within which deleted rows are cleared away: somebody waits for the answer."""
PERSONAL: Final = (
    "games", "players", "steps", "results", "preferences", "orders", "drafts", "notes", "messages",
    "settings",
)  # fmt: skip
"""Tables with rows about people."""
T = TypeVar("T")


class Database(database.Database):
    """The connections to a database; one that is lost is made anew when it is needed."""

    dialect = Dialect(
        position="strpos",
        joined="string_agg",
        lock="FOR NO KEY UPDATE",
        creation=changes.creation,
        change=changes.change,
        at_once=at_once,
        connected=connected,
    )

    def __init__(self, url: str, writer: Connection, readers: asyncpg.Pool) -> None:
        super().__init__(place_of(url))
        self.writer = writer
        self.readers = readers
        self._url = url
        self._closing: asyncio.Future[None] | None = None
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, url: str) -> Database:
        """Connect, and bring the database to the newest schema.

        Raises NewerSchema or Unwritable, each with a sentence for the operator of the bot.
        """
        writer = await connect(url)
        try:
            with refusals(place_of(url)):
                await migrate(writer, place_of(url))
            readers = await pool(url)
        except BaseException:
            writer.terminate()
            raise
        return cls(url, writer, readers)

    async def close(self) -> None:
        """Finish what was begun, then disconnect; a second call does nothing."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await finished(self._closing)

    def refusals(self) -> AbstractContextManager[None]:
        """Turn what the server or another process does to us into Unwritable."""
        return refusals(self.place)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what processes tell each other, until this database is closed."""
        self._listeners.append(Listener(self._url, heard))

    async def read(self, query: Callable[[Db], Awaitable[T]]) -> T:
        """Ask `query` on a connection that reads; once more if that one was lost meanwhile.

        When the waiting task is cancelled, the answer is waited for: to cancel a query takes a
        connection of its own, which costs more than nearly all of them.
        """
        with self.health.noting(Use.READ), self.refusals():
            return await finished(asyncio.ensure_future(self._read(query)))

    async def purge(self, tables: Sequence[str] = PERSONAL) -> None:
        """Have the server clear away deleted rows, as it would by itself sooner or later.

        What takes too long, or what it does not allow, is left to the server.
        """
        try:
            with self.refusals():
                async with self.readers.acquire() as db:
                    await db.execute(f"VACUUM {', '.join(tables)}", timeout=VACUUM_SECONDS)
        except (asyncpg.PostgresError, Unwritable) as error:
            LOG.warning("deleted rows are left to the server to clear away: %s", error)

    async def _close(self) -> None:
        await asyncio.gather(*(listener.close() for listener in self._listeners))
        await self._groups.close()
        await self.readers.close()
        await self.writer.close()

    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> Sequence[Row]:
        reading = self._read(lambda db: db.fetch(numbered(sql), *values))
        return await finished(asyncio.ensure_future(reading))

    async def _read(self, query: Callable[[Db], Awaitable[T]]) -> T:
        try:
            async with self.readers.acquire() as db:
                return await query(db)
        except Exception as error:
            if not is_lost(error) or self._closing is not None:
                raise
        async with self.readers.acquire() as db:
            return await query(db)

    def _begin(self, writes: Sequence[Write]) -> asyncio.Future[list[Failure]]:
        return asyncio.ensure_future(self._together(writes))

    async def _together(self, writes: Sequence[Write]) -> list[Failure]:
        if self.writer.is_closed():
            self.writer = await connect(self._url)
        try:
            return await together(self.writer, writes)
        except BaseException:
            # Whatever it still has to say belongs to what is given up.
            self.writer.terminate()
            raise
