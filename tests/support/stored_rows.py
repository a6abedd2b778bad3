"""Rows of the bot's database, of any engine, read by tests beside the bot that uses it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg

T = TypeVar("T")
Row = tuple[Any, ...]
Place = Path | str
"""A SQLite file, or the URL of a database on a server."""


class Rows(Protocol):
    """Reads rows; a query has a question mark for each value."""

    def rows(self, query: str, *values: object) -> list[Row]: ...


class FileRows:
    """The rows of a SQLite file."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def rows(self, query: str, *values: object) -> list[Row]:
        """The rows of a query."""
        return self._file.execute(query, values).fetchall()


class ServerRows:
    """The rows of a database on a server, asked on a thread with an event loop of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection | None = None

    def rows(self, query: str, *values: object) -> list[Row]:
        """The rows of a query."""
        return self.run(self._rows(query, values))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work on the thread."""
        return asyncio.run_coroutine_threadsafe(work, _loop()).result()

    async def connection(self) -> asyncpg.Connection:
        """The connection, made anew if the server has ended it."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url)
        return self._connection

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[Row]:
        numbers = count(1)
        numbered = re.sub(r"\?", lambda _: f"${next(numbers)}", query)
        return [tuple(row) for row in await (await self.connection()).fetch(numbered, *values)]

    async def begin(self) -> Any:
        """Begin a transaction that sees one moment."""
        connection = await self.connection()
        transaction = connection.transaction(isolation="repeatable_read", readonly=True)
        await transaction.start()
        return transaction


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="stored rows", daemon=True).start()
    return loop


@cache
def _server(url: str) -> ServerRows:
    return ServerRows(url)


@contextmanager
def moment(place: Place) -> Iterator[Rows]:
    """Let rows be read that are all of one moment."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True)) as file:
            file.execute("BEGIN")
            yield FileRows(file)
    else:
        server = _server(place)
        transaction = server.run(server.begin())
        try:
            yield server
        finally:
            server.run(transaction.rollback())


@contextmanager
def standing(place: Place) -> Iterator[Rows]:
    """Let rows be read again and again; each query sees what is committed."""
    if not isinstance(place, Path):
        yield _server(place)
        return
    address = f"file:{place}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as file:
        yield FileRows(file)


def rows(place: Place, query: str, *values: object) -> list[Row]:
    """Return the rows of a query."""
    if not isinstance(place, Path):
        return _server(place).rows(query, *values)
    with closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True)) as file:
        return FileRows(file).rows(query, *values)
