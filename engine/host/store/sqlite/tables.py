"""The rows of a SQLite file, for copying all of them from or to it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from engine.host.store import copying
from engine.host.store.copying import BATCH, TABLES, Row, Uncopied
from engine.host.store.errors import Unusable
from engine.host.store.rows import placeholders
from engine.host.store.sqlite.backup import locked
from engine.host.store.sqlite.file import Connection, refusals


class Tables(copying.Tables):
    """copying.Tables, in SQLite."""

    def __init__(self, place: Path, connection: Connection) -> None:
        self._place = place
        self._connection = connection

    async def columns(self, table: str) -> tuple[str, ...]:
        query = "SELECT name FROM pragma_table_info(?)"
        found = await self._connection.run(lambda db: db.execute(query, (table,)).fetchall())
        return tuple(name for (name,) in found)

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(TABLES[table])}"
        cursor = await self._connection.run(lambda db: db.execute(query))
        while batch := await self._connection.run(lambda db: cursor.fetchmany(BATCH)):
            yield batch

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        values = placeholders(columns)
        query = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})"
        with refusals(self._place):
            await self._connection.run(lambda db: db.executemany(query, rows))

    async def is_empty(self, table: str) -> bool:
        query = f"SELECT NOT EXISTS (SELECT 1 FROM {table})"
        (empty,) = await self._connection.run(lambda db: db.execute(query).fetchone())
        return bool(empty)


@asynccontextmanager
async def tables_of(place: Path) -> AsyncIterator[Tables]:
    """Yield the rows of a file that nobody else uses; what was written is committed at the end.

    Raises Uncopied or Unwritable.
    """
    try:
        with closing(locked(place, "rw")):
            pass
    except Unusable as error:
        raise Uncopied(str(error)) from error
    except sqlite3.Error as error:
        raise Uncopied(f"The database {place} cannot be used: {error}.") from error
    with refusals(place):
        connection = await Connection.open(place)
        try:
            await connection.run(lambda db: db.execute("BEGIN"))
            yield Tables(place, connection)
            await connection.run(lambda db: db.execute("COMMIT"))
        finally:
            await connection.close()
