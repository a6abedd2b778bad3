"""Writing in groups: what waits together is one transaction, alike statements are sent at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

import asyncpg

from engine.host.store.database import GuardFailed, Write
from engine.host.store.groups import Failure
from engine.host.store.leases import Fence, LostLease
from engine.host.store.postgres.batches import Part, batches
from engine.host.store.postgres.connections import Connection, is_lost
from engine.host.store.postgres.dialect import numbered

_HELD: Final = (
    "SELECT slot, fence FROM leases WHERE (slot, fence) IN"
    " (SELECT * FROM unnest($1::bigint[], $2::bigint[])) ORDER BY slot FOR KEY SHARE OF leases"
)


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
            return [_explained(writes[0], error)]
        # One has spoiled it for all: now each has a transaction of its own.
        return [await _alone(db, write) for write in writes]
    return [lost.get(at) or (GuardFailed() if at in refused else None) for at in range(len(writes))]


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
    guard that did not hold.
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
    """Send batches one after the other, but for what follows a guard that did not hold."""
    refused = set[int]()
    for batch in group:
        allowed = [part for part in batch if part.write not in refused]
        refused |= await _send(db, allowed) if allowed else set()
    return refused


async def _send(db: Connection, batch: Sequence[Part]) -> set[int]:
    """Send statements of one text; return the writes that are refused."""
    sql, rows = numbered(batch[0].sql), [part.statement.values for part in batch]
    if batch[0].statement.merges:
        columns = [list(chain.from_iterable(values)) for values in zip(*rows, strict=True)]
        changed = {about for (about,) in await db.fetch(sql, *columns)}
        return {part.write for part in batch if part.about not in changed}
    if batch[0].statement.guards:
        sql += f" RETURNING ${len(rows[0]) + 1}::bigint"
        found = await db.fetchmany(sql, [(*row, at) for at, row in enumerate(rows)])
        changed = {at for (at,) in found}
        return {part.write for at, part in enumerate(batch) if at not in changed}
    await db.executemany(sql, rows)
    return set()


def _explained(write: Write, error: Exception) -> Exception:
    """Return the refusal that a violated key stands for, else the error itself."""
    guards = any(statement.guards for statement in write.statements)
    return GuardFailed() if guards and isinstance(error, asyncpg.UniqueViolationError) else error
