"""The rows of a PostgreSQL database, for copying all of them from or to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from engine.host.store import copying
from engine.host.store.copying import BATCH, TABLES, Row, Uncopied
from engine.host.store.postgres.address import place_of
from engine.host.store.postgres.connections import Connection, connect, is_used_beside, refusals

_COLUMNS: Final = (
    "SELECT column_name, data_type FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1"
)


class Tables(copying.Tables):
    """copying.Tables, in PostgreSQL."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def columns(self, table: str) -> tuple[str, ...]:
        return tuple(name for name, _ in await self._connection.fetch(_COLUMNS, table))

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(TABLES[table])}"
        cursor = await self._connection.cursor(query)
        while batch := await cursor.fetch(BATCH):
            yield [tuple(row) for row in batch]

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        types = {name: kind for name, kind in await self._connection.fetch(_COLUMNS, table)}
        flags = {at for at, name in enumerate(columns) if types.get(name) == "boolean"}
        records = [
            tuple(bool(value) if at in flags else value for at, value in enumerate(row))
            for row in rows
        ]
        try:
            await self._connection.copy_records_to_table(table, records=records, columns=columns)
        except (asyncpg.DataError, asyncpg.CharacterNotInRepertoireError, ValueError) as error:
            raise Uncopied(
                f"The table {table} holds what PostgreSQL cannot: {error}. Nothing was copied."
            ) from error

    async def is_empty(self, table: str) -> bool:
        return not await self._connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})")


@asynccontextmanager
async def tables_of(url: str, used: bool = False) -> AsyncIterator[Tables]:
    """Yield the rows of a database that no bot uses; what was written is committed at the end.

    `used`: a bot may use it, and what it commits meanwhile is not seen. Raises Uncopied or
    Unwritable.
    """
    connection = await connect(url, patience=None)  # To sort a large table takes its time.
    try:
        with refusals(place_of(url)):
            if not used and await is_used_beside(connection):
                raise Uncopied(f"The database {place_of(url)} is in use. Stop the bot first.")
            async with connection.transaction(isolation="repeatable_read"):
                yield Tables(connection)
            # Statistics would otherwise come some time later, and good plans with them.
            if not used:
                await connection.execute("ANALYZE")
    finally:
        connection.terminate()
