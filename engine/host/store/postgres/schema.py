"""The schema of a PostgreSQL database: read, and brought to the newest one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.host.store.errors import NewerSchema
from engine.host.store.migrations import scripts_in
from engine.host.store.postgres.connections import Connection

MIGRATIONS: Final = Path(__file__).with_name("migrations")
# Not by to_regclass(), which may not know yet what another process has committed meanwhile.
_IS_MARKED: Final = (
    "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE tablename = 'schema_version'"
    " AND schemaname = ANY (current_schemas(false)))"
)
SCRIPT_SECONDS: Final = 24 * 3600.0
"""How long a migration may take: a new index on a large table takes minutes."""
_TURNSTILE: Final = 5_047_203_318
"""What processes lock that open one database at once: any number that nobody else uses."""


def migrations(folder: Path = MIGRATIONS) -> Mapping[int, str]:
    """Return the scripts by the schema that each leads to, oldest first."""
    return scripts_in(folder)


async def migrate(db: Connection, place: str, folder: Path = MIGRATIONS) -> None:
    """Apply the migrations that the database lacks, each in a transaction of its own."""
    scripts = migrations(folder)
    known = max(scripts)
    # Looked at before anything is written.
    if (found := await schema_of(db)) > known:
        raise NewerSchema(place, found, known)
    for number, script in scripts.items():
        if number > found:
            await _apply(db, number, script)


async def schema_of(db: Connection) -> int:
    """Return the number of the last migration that the database has seen; 0 for an empty one."""
    if not await db.fetchval(_IS_MARKED):
        return 0
    return await db.fetchval("SELECT version FROM schema_version") or 0


async def _apply(db: Connection, number: int, script: str) -> None:
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", _TURNSTILE)
        # Asked again behind the turnstile, since another process may be opening the same database.
        if await schema_of(db) >= number:
            return
        await db.execute(
            "CREATE TABLE IF NOT EXISTS schema_version"
            " (one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), version BIGINT NOT NULL)"
        )
        await db.execute(script, timeout=SCRIPT_SECONDS)
        await db.execute(
            "INSERT INTO schema_version (version) VALUES ($1)"
            " ON CONFLICT (one) DO UPDATE SET version = excluded.version",
            number,
        )
