"""Writing in groups: writes that share one transaction of the writing connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from engine.host.store.database import GuardFailed, Write
from engine.host.store.groups import Failure
from engine.host.store.sqlite.file import transaction

_TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_SYNCED: Final = "PRAGMA synchronous = FULL"
_UNSYNCED: Final = "PRAGMA synchronous = NORMAL"
"""Nothing waits for the disk: a power cut undoes it, but nothing before it, and no crash does."""


def together(db: sqlite3.Connection, writes: Sequence[Write]) -> list[Failure]:
    """Carry out writes in one transaction; return the failure of each, None for none."""
    # As a script, because SQLite carries out a statement of this kind when it is prepared.
    db.executescript(_SYNCED if any(write.synced for write in writes) else _UNSYNCED)
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(db, write) for write in writes]
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        # One has spoiled it for all: now each has a transaction of its own.
        return [error] if len(writes) == 1 else [_alone(db, write) for write in writes]
    return outcomes


def _attempt(db: sqlite3.Connection, write: Write) -> Failure:
    """Carry out a write beside others; raises what it raised if it has left anything behind."""
    before = db.total_changes
    try:
        _carry_out(db, write)
    except Exception as error:
        if not db.in_transaction or db.total_changes != before:
            raise
        return error
    return None


def _alone(db: sqlite3.Connection, write: Write) -> Failure:
    try:
        transaction(db, lambda db: _carry_out(db, write))
    except Exception as error:
        return error
    return None


def _carry_out(db: sqlite3.Connection, write: Write) -> None:
    for sql, values, guards, _ in write.statements:
        try:
            changed = db.execute(sql, values).rowcount
        except sqlite3.IntegrityError as error:
            if guards and error.sqlite_errorcode in _TAKEN:
                raise GuardFailed from error
            raise
        if guards and changed < 1:
            raise GuardFailed
