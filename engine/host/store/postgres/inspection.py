"""What is in a database on PostgreSQL that is not open."""

from __future__ import annotations

import asyncio

from engine.host.store.copying import TABLES
from engine.host.store.errors import Unreadable, Unusable, Unwritable
from engine.host.store.postgres.address import place_of
from engine.host.store.postgres.connections import connect, is_used_beside, refusals
from engine.host.store.postgres.dialect import numbered
from engine.host.store.postgres.schema import migrations, schema_of
from engine.host.store.postgres.tables import tables_of
from engine.host.store.records import Schema
from engine.host.store.settings import SETTING
from engine.host.store.texts import RowVisitor


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


async def refuse_in_use(url: str) -> None:
    """Raise Unusable while another process of this program is connected to a database."""
    db = await connect(url)
    try:
        with refusals(place_of(url)):
            is_used = await is_used_beside(db)
    finally:
        await db.close()
    if is_used:
        raise Unusable(f"The database {place_of(url)} is in use. Stop the bot first.")


def visit_rows(url: str, visit: RowVisitor) -> None:
    """Pass all rows of a database, which may be in use, to a function; what it raises goes through.

    Raises Unreadable.
    """

    async def look() -> None:
        async with tables_of(url, used=True) as tables:
            for table in TABLES:
                columns = await tables.columns(table)
                async for rows in tables.rows(table, columns):
                    for row in rows:
                        visit(table, dict(zip(columns, row, strict=True)))

    try:
        asyncio.run(look())
    except Unwritable as error:
        raise Unreadable(place_of(url), error.reason) from error


def setting_at(url: str, key: str) -> str | None:
    """Return a setting of a database that is not open, or None."""

    async def look() -> str | None:
        db = await connect(url)
        with refusals(place_of(url)):
            found = await db.fetchval(numbered(SETTING), key) if await schema_of(db) else None
            await db.close()
        return found

    try:
        return asyncio.run(look())
    except Unwritable:
        return None
