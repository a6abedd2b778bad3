"""Writing in groups: what waits together is one transaction, alike statements are sent at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

import asyncpg

from engine.host.store.errors import Conflict, Repeated, StoreError
from engine.host.store.groups import Failure
from engine.host.store.leases import Fence, LostLease
from engine.host.store.postgres import games
from engine.host.store.postgres.connections import Connection, is_lost
from engine.host.store.postgres.writes import Part, Write, batches
from engine.host.store.records import Commit
from engine.host.store.texts import Outdated

_IN_GAMES: Final = "SELECT version FROM games WHERE id = $1"
_HELD: Final = (
    "SELECT slot, fence FROM leases WHERE (slot, fence) IN"
    " (SELECT * FROM unnest($1::bigint[], $2::bigint[])) ORDER BY slot FOR KEY SHARE OF leases"
)
_IN_LOG: Final = "SELECT max(version) FROM steps WHERE game_id = $1"


async def together(db: Connection, writes: Sequence[Write]) -> list[Failure]:
    """Carry out writes in one transaction; return the failure of each, None for none.

    Raises what a lost connection raises: then it is not known whether they were done.
    """
    try:
        lost, refused = await _transaction(db, writes)
    except Exception as error:
        if is_lost(error):
            raise
        if len(writes) == 1:
            return [await _explained(db, writes[0], error)]
        # One has spoiled it for all: now each has a transaction of its own.
        return [await _alone(db, write) for write in writes]
    return [
        await _outdated(db, write) if at in refused and at not in lost else lost.get(at)
        for at, write in enumerate(writes)
    ]


async def _outdated(db: Connection, write: Write) -> StoreError:
    if write.change is None:
        return Outdated(f"another request has changed {write.about}")
    return await _refusal(db, write.change, _IN_GAMES)


async def _alone(db: Connection, write: Write) -> Failure:
    try:
        (failure,) = await together(db, [write])
    except Exception as error:
        return error
    return failure


async def _transaction(
    db: Connection, writes: Sequence[Write]
) -> tuple[dict[int, LostLease], set[int]]:
    """Carry out writes; return by their places those without a lease, and those that came to a
    game at another version, or to another text.
    """
    if not any(write.fences for write in writes):
        group = batches(writes)
        if len(group) == 1:
            # What is sent at once is a transaction by itself.
            return {}, await _send(db, group[0])
        async with db.transaction():
            return {}, await _send_all(db, group)
    async with db.transaction():
        lost = await _lost(db, writes)
        allowed = [
            replace(write, statements=()) if at in lost else write
            for at, write in enumerate(writes)
        ]
        return lost, await _send_all(db, batches(allowed))


async def _lost(db: Connection, writes: Sequence[Write]) -> dict[int, LostLease]:
    """Return the writes without a lease; nobody takes the others' slots until they are done."""
    wanted = sorted({fence for write in writes for fence in write.fences})
    rows = await db.fetch(_HELD, [it.slot for it in wanted], [it.number for it in wanted])
    held = {Fence(*row) for row in rows}
    missing = ((at, fence) for at, it in enumerate(writes) for fence in it.fences)
    return {at: LostLease(fence) for at, fence in missing if fence not in held}


async def _send_all(db: Connection, group: Sequence[Sequence[Part]]) -> set[int]:
    return set[int]().union(*[await _send(db, batch) for batch in group])


async def _send(db: Connection, batch: Sequence[Part]) -> set[int]:
    sql = batch[0].sql
    if not batch[0].merged:
        await db.executemany(sql, [part.values for part in batch])
        return set()
    alike = zip(*(part.values for part in batch), strict=True)
    columns = [list(chain.from_iterable(values)) for values in alike]
    changed = {game_id for (game_id,) in await db.fetch(sql, *columns)}
    return {part.write for part in batch if part.about not in changed}


async def _explained(db: Connection, write: Write, error: Exception) -> Exception:
    """Return the refusal that a violated key stands for, else the error itself."""
    if isinstance(error, asyncpg.UniqueViolationError) and write.change is not None:
        return await _refusal(db, write.change, _IN_LOG)
    return error


async def _refusal(db: Connection, change: Commit, newest: str) -> StoreError:
    """Return why a change cannot follow; that it was made before comes first."""
    for step in change.steps:
        if step.key and (first := await games.outcome(db, change.record.id, step.key)):
            return Repeated(first.version)
    version: int | None = await db.fetchval(newest, change.record.id)
    return Conflict(change.record.id, change.expected_version, version)
