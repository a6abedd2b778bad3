"""A SQLite file and its connections: opened, brought to the newest schema, written atomically."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite

from engine.host.store.errors import NewerSchema, Unwritable
from engine.host.store.groups import finished
from engine.host.store.migrations import scripts_in

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

MIGRATIONS: Final = Path(__file__).with_name("migrations")
BUSY_SECONDS: Final = 5.0
_PAUSE: Final = 0.01
"""Seconds between two tries where SQLite does not wait by itself."""
PRIVATE: Final = 0o600
"""The mode of a file that only its owner reads and writes."""

_ALWAYS: Final = (
    "foreign_keys = ON",
    "synchronous = FULL",
    "secure_delete = ON",
    "wal_autocheckpoint = 0",
)
"""What holds for every connection. What is deleted is overwritten, not only marked as free, and no
commit copies the write-ahead log into the database."""

# What the disk or another process does to us; any other error of SQLite is a bug of ours.
_OUTSIDE: Final = {
    sqlite3.SQLITE_BUSY: "another process keeps it locked",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened or created there",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk fails",
    sqlite3.SQLITE_NOTADB: "the file is not a SQLite database",
    sqlite3.SQLITE_PERM: "access is denied",
    sqlite3.SQLITE_READONLY: "it is read-only",
}


class Connection(aiosqlite.Connection):
    """A connection whose thread can do a whole transaction as one piece of work.

    Statement by statement, aiosqlite would cross between threads for each, which costs as much as
    the statement, and another task's statements could come between.
    """

    @classmethod
    async def open(cls, place: Path, *, is_reader: bool = False) -> Connection:
        """Connect; statements outside a transaction commit at once.

        A reader needs a database that is there, and cannot write to it.
        """
        connection = cls(partial(_connect, place, "ro" if is_reader else "rwc"), iter_chunk_size=64)
        try:
            await connection
        except BaseException:
            # aiosqlite does not wait for its thread, which would speak to a closed event loop; the
            # thread has nothing left to do.
            connection._thread.join()
            raise
        return connection

    async def run(self, work: Work[T]) -> T:
        """Do `work` on the thread; when the waiting task is cancelled, finish it first."""
        return await finished(self.begin(work))

    def begin(self, work: Work[T]) -> asyncio.Future[T]:
        """Have `work` done on the thread after all that was begun before it.

        It is done also if the future is cancelled. Raises ValueError if the connection is closed.
        """
        job = asyncio.get_running_loop().create_future()
        # As aiosqlite does it in a coroutine, for which each work would need a task.
        self._tx.put_nowait((job, partial(work, self._conn)))
        return job

    async def close(self) -> None:
        """Finish the work that waits, then disconnect; a second call does nothing."""
        # A task of its own, so that it comes after the work that was begun before it.
        await finished(asyncio.ensure_future(super().close()))


def make_private(place: Path) -> None:
    """Make an empty file that only its owner reads, unless there is one: it holds running seeds.

    SQLite gives the files beside it, the log among them, the same mode. What cannot be made is
    left to SQLite, which says why.
    """
    with suppress(OSError):
        os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def _connect(place: Path, mode: str) -> sqlite3.Connection:
    make_private(place)
    address = f"{place.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        for pragma in _ALWAYS:
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def refusals(place: Path | str) -> Iterator[None]:
    """Turn what the disk or another process does to us into Unwritable."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        # The low byte is the kind of error, the rest its variety.
        reason = _OUTSIDE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if reason is None:
            raise
        raise Unwritable(str(place), reason) from error


def transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Do `work` and commit it, or leave nothing of it behind."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def migrations(folder: Path = MIGRATIONS) -> Mapping[int, str]:
    """Return the scripts by the schema that each leads to, oldest first."""
    return scripts_in(folder)


def migrate(connection: sqlite3.Connection, place: Path, folder: Path = MIGRATIONS) -> None:
    """Apply the migrations that the file lacks, each in a transaction of its own."""
    scripts = migrations(folder)
    known = max(scripts)
    # Looked at before anything is written, the journal's mode included.
    if schema_of(connection) > known:
        raise NewerSchema(str(place), schema_of(connection), known)
    _use_wal(connection)
    for number, script in scripts.items():
        transaction(connection, partial(apply_script, number=number, script=script))


def _use_wal(connection: sqlite3.Connection) -> None:
    """Keep what is written in a log beside the file; readers then wait for no writer."""
    ends = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # SQLite waits for nobody where several change the mode of a new file at once.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= ends:
                raise
            time.sleep(_PAUSE)


def apply_script(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Bring the file to schema `number` unless it is there already."""
    # Asked again under the lock, since another process may be opening the same file.
    if schema_of(connection) >= number:
        return
    for statement in _statements(script):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {number:d}")


def _statements(script: str) -> Iterator[str]:
    # executescript() would commit the transaction before it begins.
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def schema_of(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration that the file has seen."""
    row: tuple[Any, ...] = connection.execute("PRAGMA user_version").fetchone()
    return int(row[0])


def schema_in(place: Path) -> int:
    """Return the schema of a file that is not open, without changing it; raises sqlite3.Error."""
    with closing(sqlite3.connect(f"{place.as_uri()}?mode=ro", uri=True)) as connection:
        return schema_of(connection)
