"""Copies of a database: made while the bot runs, checked, and put back in its place."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from engine.host.store.copying import TABLES
from engine.host.store.errors import NewerSchema, Unusable
from engine.host.store.records import LIVE
from engine.host.store.rows import placeholders
from engine.host.store.sqlite.file import (
    BUSY_SECONDS,
    PRIVATE,
    apply_script,
    make_private,
    migrations,
    schema_of,
)
from engine.host.store.texts import RowVisitor

_LIVE: Final = f"phase IN ({placeholders(LIVE)})"


@dataclass(frozen=True, slots=True)
class Contents:
    """What a checked database holds."""

    games: int
    live: int
    schema: int


def back_up(database: Path, target: Path) -> Contents:
    """Copy a database that may be in use into a new file, and check the copy.

    Writers are not held up; the copy is of one moment.
    """
    if not database.is_file():
        raise Unusable(f"There is no database at {database}.")
    with _new(target) as part, _as_unusable(target):
        with _as_unusable(database, target), closing(_connected(database, "rw")) as source:
            _copy(source, part)
        contents = inspect(part, called=database)
        os.replace(part, target)
    return contents


def restore(
    backup: Path,
    database: Path,
    aside: Path | None = None,
    need: Callable[[Path], None] = lambda backup: None,
) -> Contents:
    """Put a backup in the place of a database that nobody uses.

    What was there is kept as the new file `aside`; without it nothing may be there. `need`
    is called with the backup, a sound database, before anything is replaced, and may raise.
    """
    contents = inspect(backup)
    need(backup)
    with _as_unusable(database):
        if database.exists():
            if aside is None:
                raise Unusable(
                    f"There is already a database at {database}. --replace renames and keeps it."
                )
            _set_aside(database, aside)
        make_private(database)
        with closing(locked(database, "rw")) as taken:
            with closing(_connected(backup, "ro")) as source:
                source.backup(taken)
            _show_again(taken)
    return contents


def inspect(place: Path, called: Path | None = None) -> Contents:
    """Return what a file holds. Raises NewerSchema or Unusable unless it is a sound database.

    `called` is what the refusal calls it.
    """
    name = called or place
    if not place.is_file():
        raise Unusable(f"There is no file {name}.")
    with _as_unusable(name), closing(_connected(place, "ro")) as db:
        _refuse_strange(db, name)
        (sound,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if sound != "ok" or db.execute("PRAGMA foreign_key_check").fetchone():
            raise Unusable(f"{name} is damaged.")
        (games,) = db.execute("SELECT count(*) FROM games").fetchone()
        (live,) = db.execute(f"SELECT count(*) FROM games WHERE {_LIVE}", LIVE).fetchone()
        return Contents(games, live, schema_of(db))


def visit_rows(place: Path, visit: RowVisitor) -> None:
    """Pass all rows of a database, which may be in use, to a function; what it raises goes through.

    Bytes that are no text come as halves of surrogate pairs.
    """
    with _as_unusable(place), closing(_connected(place, "ro")) as db:
        db.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
        known = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        for table in filter(known.__contains__, TABLES):
            rows = db.execute(f"SELECT * FROM {table}")
            columns = [name for name, *_ in rows.description]
            for row in rows:
                visit(table, dict(zip(columns, row, strict=True)))


def _refuse_strange(db: sqlite3.Connection, name: Path) -> None:
    schema, known = schema_of(db), max(migrations())
    if schema > known:
        raise NewerSchema(str(name), schema, known)
    if schema < 1 or not _has_tables(db, schema):
        raise Unusable(f"{name} is not a database of this program.")


def _has_tables(db: sqlite3.Connection, schema: int) -> bool:
    """Return whether every table and column of that schema is there."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for number, script in migrations().items():
            if number <= schema:
                apply_script(model, number, script)
        return _columns(model) <= _columns(db)


def _columns(db: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(
        db.execute(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables"
            " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
        )
    )


def _set_aside(database: Path, aside: Path) -> None:
    with _new(aside) as part:
        try:
            with closing(locked(database, "rw")) as taken:
                _copy(taken, part)
            os.replace(part, aside)
        except sqlite3.DatabaseError as error:
            if _code(error) not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise
            # It cannot be copied, but whoever tries to repair it wants the file itself.
            os.replace(database, aside)


def _show_again(db: sqlite3.Connection) -> None:
    """Put the tables of live games into the outbox, since their messages show a later time."""
    db.execute(
        "INSERT OR REPLACE INTO outbox (game_id, role, version)"
        f" SELECT id, 'table', version FROM games WHERE {_LIVE}",
        LIVE,
    )


def _copy(source: sqlite3.Connection, target: Path) -> None:
    # In one step: in several it would begin anew each time that somebody writes meanwhile.
    make_private(target)
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        copy.execute("PRAGMA synchronous = FULL")
        source.backup(copy)
        # One file, which may be moved and read anywhere.
        copy.execute("PRAGMA journal_mode = DELETE")


def locked(database: Path, mode: str) -> sqlite3.Connection:
    """Open a connection beside which there is no other until it is closed."""
    connection = _connected(database, mode)
    try:
        # GuardFailed while another connection is open, idle or not.
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.OperationalError) and _code(error) == sqlite3.SQLITE_BUSY:
            raise Unusable(f"The database {database} is in use. Stop the bot first.") from error
        raise
    return connection


def _connected(place: Path, mode: str) -> sqlite3.Connection:
    # A file without a log is read without making one beside it.
    alone = mode == "ro" and not Path(f"{place}-wal").exists()
    address = f"{place.absolute().as_uri()}?mode={mode}{'&immutable=1' if alone else ''}"
    return sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


@contextmanager
def _new(target: Path) -> Iterator[Path]:
    """Yield a file that becomes `target` when it is finished; the name is taken from the start."""
    try:
        target.touch(PRIVATE, exist_ok=False)
    except FileExistsError:
        raise Unusable(f"{target} already exists. Choose another name.") from None
    except OSError as error:
        raise Unusable(f"{target} cannot be written: {error.strerror}.") from error
    try:
        with TemporaryDirectory(dir=target.parent, prefix=f".{target.name}-") as folder:
            yield Path(folder, target.name)
    except BaseException:
        target.unlink()
        raise


@contextmanager
def _as_unusable(place: Path, target: Path | None = None) -> Iterator[None]:
    """Turn errors of SQLite and of the disk into Unusable, with a sentence for the operator.

    `target`: what is written there from `place`; a full disk is that of the target.
    """
    try:
        yield
    except sqlite3.DatabaseError as error:
        if target is not None and _code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise Unusable(f"{target} cannot be written: {error}.") from error
        if _code(error) == sqlite3.SQLITE_NOTADB:
            raise Unusable(f"{place} is not a SQLite database.") from error
        raise Unusable(f"{place} cannot be used: {error}.") from error
    except OSError as error:
        raise Unusable(f"{place} cannot be used: {error.strerror}.") from error


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def refuse_in_use(database: Path) -> None:
    """Raise Unusable while another process has a database open; nothing is changed."""
    if not database.is_file():
        raise Unusable(f"There is no database at {database}.")
    with _as_unusable(database), closing(_connected(database, "rw")) as db:
        try:
            # Nobody else may have a connection, idle or not; the log stays a log.
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("BEGIN IMMEDIATE")
            db.execute("COMMIT")
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY:
                raise
            raise Unusable(f"The database {database} is in use. Stop the bot first.") from error
