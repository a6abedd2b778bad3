"""Copying all games from one database to another, of whichever engines.

Everything is written in one transaction, read back and compared before it is committed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Protocol

from engine.host.store.errors import StoreError

Row = tuple[Any, ...]

TABLES: Final = {
    "games": ("id",),
    "steps": ("game_id", "version"),
    "players": ("game_id", "seat"),
    "deadlines": ("game_id", "decision", "seat"),
    "outbox": ("game_id", "role"),
    "secrets": ("game_id",),
    "messages": ("game_id", "role"),
    "notes": ("game_id", "key"),
    "orders": ("game_id", "seat"),
    "drafts": ("id",),
    "results": ("game_id", "user_id"),
    "boards": ("id",),
    "preferences": ("user_id",),
    "settings": ("key",),
}
"""All tables by name, with the columns that order their rows; what others refer to comes first."""
UNCOPIED: Final = ("leases", "turns")
"""Tables that say only which processes run at the moment."""
BATCH: Final = 500
"""Rows that are held in memory at once."""


class Uncopied(StoreError):
    """A database cannot be copied in that way; the target holds nothing of it."""


class Tables(Protocol):
    """The rows of one database within one transaction."""

    async def columns(self, table: str) -> tuple[str, ...]:
        """Return the names of a table's columns."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """Yield all rows in batches, in the order of TABLES."""

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Write rows. Raises Uncopied for what this database cannot hold."""

    async def is_empty(self, table: str) -> bool:
        """Return whether a table has no rows."""


@dataclass(frozen=True, slots=True)
class Copied:
    """How many rows a table has, and the hash of all of them in order."""

    table: str
    rows: int
    digest: str


async def copy(source: Tables, target: Tables, target_place: str) -> list[Copied]:
    """Copy every table, and return what the target then holds. Raises Uncopied."""
    for table in TABLES:
        if not await target.is_empty(table):
            raise Uncopied(f"The database {target_place} is not empty. Nothing was copied.")
    written = [await _copy(table, source, target) for table in TABLES]
    found = [await _read(table, target) for table in TABLES]
    for sent, came in zip(written, found, strict=True):
        if sent != came:
            raise Uncopied(
                f"The table {sent.table} has {sent.rows} rows and came as {came.rows} others. "
                "Nothing was copied."
            )
    return found


async def _copy(table: str, source: Tables, target: Tables) -> Copied:
    columns, seen = sorted(await source.columns(table)), _Seen()
    async for batch in source.rows(table, columns):
        seen.add(batch)
        await target.insert(table, columns, batch)
    return Copied(table, seen.rows, seen.hash.hexdigest())


async def _read(table: str, tables: Tables) -> Copied:
    columns, seen = sorted(await tables.columns(table)), _Seen()
    async for batch in tables.rows(table, columns):
        seen.add(batch)
    return Copied(table, seen.rows, seen.hash.hexdigest())


class _Seen:
    """The rows of a table that have been seen so far."""

    def __init__(self) -> None:
        self.rows = 0
        self.hash = sha256()

    def add(self, batch: Sequence[Row]) -> None:
        """Add rows to the hash; not every engine has booleans."""
        self.rows += len(batch)
        for row in batch:
            plain = [int(value) if isinstance(value, bool) else value for value in row]
            self.hash.update(f"{plain!r}\n".encode("utf-8", "surrogatepass"))
