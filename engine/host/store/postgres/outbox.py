"""Statements on what has been committed and not been shown yet."""

from __future__ import annotations

from typing import Final

from engine.host.store.leases import Fence
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.places import INSIDE, numbers_of
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.postgres.writes import Statement, Write, fences_of
from engine.host.store.records import OutboxEntry
from engine.host.store.slots import Slots

OUTBOX_ENTRY: Final = RowMapper(OutboxEntry)
_SHOWN: Final = (
    "WITH shown AS (DELETE FROM outbox WHERE game_id = $1 AND role = $2 AND version <= $3)"
    " UPDATE games SET shown_version = $3 WHERE id = $1 AND shown_version < $3"
)


async def unshown(db: Db, within: Slots) -> tuple[str, ...]:
    """Return the ids of these slots' games with something that nobody has seen."""
    rows = await db.fetch(
        f"SELECT id FROM games WHERE shown_version < version AND {INSIDE}"
        f" UNION SELECT id FROM outbox JOIN games ON id = game_id WHERE {INSIDE} ORDER BY 1",
        *numbers_of(within),
    )
    return tuple(game_id for (game_id,) in rows)


async def of_game(db: Db, game_id: str) -> tuple[OutboxEntry, ...]:
    """Return the messages still to be shown."""
    query = f"SELECT {OUTBOX_ENTRY.columns} FROM outbox WHERE game_id = $1 ORDER BY role"
    return await OUTBOX_ENTRY.select(db, query, game_id)


def mark_shown(game_id: str, role: str, version: int, fence: Fence | None) -> Write:
    """Take from the outbox what has been shown."""
    shown = Statement(_SHOWN, (game_id, role, version))
    return Write(game_id, (shown,), fences=fences_of(fence))
