"""A SQLite file with every table and no row: made once in a process, and copied for each test."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.host.store.sqlite.file import PRIVATE, migrate


def copy_empty(place: Path) -> Path:
    """Make the file unless it is there; return its place.

    To apply each migration takes four times as long as the rest of opening a database does.
    """
    if not place.exists():
        place.write_bytes(_empty())
        place.chmod(PRIVATE)
    return place


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        place = Path(folder, "empty.db")
        with closing(sqlite3.connect(place, isolation_level=None)) as connection:
            migrate(connection, place)
        return place.read_bytes()
