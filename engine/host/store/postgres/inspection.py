"""What is in a database on PostgreSQL that is not open."""

from __future__ import annotations

import asyncio

from engine.host.store.errors import Unreadable, Unwritable
from engine.host.store.postgres import settings
from engine.host.store.postgres.address import place_of
from engine.host.store.postgres.connections import connect, refusals
from engine.host.store.postgres.schema import migrations, schema_of
from engine.host.store.records import Schema


def schema_at(url: str) -> Schema:
    """Return the schema of a database, without changing it. Raises Unreadable."""

    async def look() -> int:
        db = await connect(url)
        with refusals(place_of(url)):
            found = await schema_of(db)
            await db.close()
        return found

    try:
        return Schema(asyncio.run(look()), max(migrations()))
    except Unwritable as error:
        raise Unreadable(place_of(url), error.reason) from error


def setting_at(url: str, key: str) -> str | None:
    """Return a setting of a database that is not open, or None."""

    async def look() -> str | None:
        db = await connect(url)
        with refusals(place_of(url)):
            found = await settings.get(db, key) if await schema_of(db) else None
            await db.close()
        return found

    try:
        return asyncio.run(look())
    except Unwritable:
        return None
