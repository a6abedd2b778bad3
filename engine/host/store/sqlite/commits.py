"""Writing in groups: pieces of work that share one transaction of the writing connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from engine.host.store.groups import Failure
from engine.host.store.sqlite.file import Work, transaction


def together(db: sqlite3.Connection, works: Sequence[Work[None]]) -> list[Failure]:
    """Do pieces of work in one transaction; return the failure of each, None for none."""
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(db, work) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        # One has spoiled it for all: now each has a transaction of its own.
        return [error] if len(works) == 1 else [_alone(db, work) for work in works]
    return outcomes


def _attempt(db: sqlite3.Connection, work: Work[None]) -> Failure:
    """Do work beside others; raises what it raised if it has left anything behind."""
    before = db.total_changes
    try:
        work(db)
    except Exception as error:
        if not db.in_transaction or db.total_changes != before:
            raise
        return error
    return None


def _alone(db: sqlite3.Connection, work: Work[None]) -> Failure:
    try:
        transaction(db, work)
    except Exception as error:
        return error
    return None
