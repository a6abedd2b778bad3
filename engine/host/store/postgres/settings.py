"""Statements on settings: the bot's notes to itself, and what servers have chosen."""

from __future__ import annotations

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.writes import Statement, Write


async def get(db: Db, key: str) -> str | None:
    """Return a setting."""
    body: str | None = await db.fetchval("SELECT body FROM settings WHERE key = $1", key)
    return body


def put_statement(key: str, text: str) -> Statement:
    """Return the statement that writes a setting in place of the earlier one."""
    insert = (
        "INSERT INTO settings (key, body) VALUES ($1, $2)"
        " ON CONFLICT (key) DO UPDATE SET body = excluded.body"
    )
    return Statement(insert, (key, text))


def put(key: str, text: str) -> Write:
    """Write a setting in place of the earlier one."""
    return Write(f"setting {key}", (put_statement(key, text),))
