"""Statements that change a single text as it was read, or not at all."""

from __future__ import annotations

from functools import cache

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.writes import Statement, Write
from engine.host.store.texts import StoredText, Table

_TYPES = {"user_id": "bigint", "updated_at": "double precision"}
"""The types of columns that are not text."""


async def get(db: Db, text: StoredText) -> str | None:
    """Return a text."""
    which = " AND ".join(f"{name} = ${at}" for at, (name, _) in enumerate(text.key, 1))
    query = f"SELECT body FROM {text.table} WHERE {which}"
    body: str | None = await db.fetchval(query, *(value for _, value in text.key))
    return body


def swap(text: StoredText, before: str | None, after: str | None) -> Write:
    """Write a text in place of `before`."""
    names, also = tuple(name for name, _ in text.key), tuple(name for name, _ in text.also)
    about = _about(text)
    values = (about, *(value for _, value in (*text.key, *text.also)), before, after)
    statement = Statement(_swap(text.table, names, also), tuple([value] for value in values))
    return Write(about, (statement,), is_swap=True)


def _about(text: StoredText) -> str:
    """Return what the write is about, as for one that does not ask what is stored."""
    first = str(text.key[0][1])
    return {"settings": f"setting {first}", "preferences": f"person {first}"}.get(text.table, first)


@cache
def _swap(table: Table, key: tuple[str, ...], also: tuple[str, ...]) -> str:
    """Return the statement for many texts at once; it returns what the written ones are
    about.

    A row that another transaction is just changing is waited for, and compared afterwards.
    """
    columns = ("about", *key, *also, "before", "after")
    given = ", ".join(f"${at}::{_TYPES.get(it, 'text')}[]" for at, it in enumerate(columns, 1))
    same = " AND ".join(f"{table}.{name} = given.{name}" for name in key)
    stands = f"{same} AND {table}.body = given.before"
    news = ", ".join(("body = given.after", *(f"{name} = given.{name}" for name in also)))
    row = ", ".join(key)
    made = " AND ".join(f"made.{name} = given.{name}" for name in key)
    return (
        f"WITH given AS (SELECT * FROM unnest({given}) AS given ({', '.join(columns)})),"
        f" gone AS (DELETE FROM {table} USING given"
        f" WHERE {stands} AND given.after IS NULL RETURNING given.about),"
        f" changed AS (UPDATE {table} SET {news} FROM given"
        f" WHERE {stands} AND given.after IS NOT NULL RETURNING given.about),"
        f" made AS (INSERT INTO {table} ({row}, body) SELECT {row}, after FROM given"
        f" WHERE before IS NULL AND after IS NOT NULL ON CONFLICT DO NOTHING RETURNING {row})"
        " SELECT about FROM gone UNION ALL SELECT about FROM changed"
        f" UNION ALL SELECT about FROM given JOIN made ON {made}"
    )
