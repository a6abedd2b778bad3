"""Queries on leases: who owns which slot, by the server's clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import gcd
from typing import Final

from engine.host.store.leases import Fence, Lease, OtherDivision
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.writes import Statement

_NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
_LEASE: Final = f"slot, owner, fence, until - {_NOW} AS left, {_NOW} - connected_at AS absent"
_HELD: Final = "unnest($1::bigint[], $2::bigint[]) AS held (slot, fence)"
_IS_HELD: Final = "leases.slot = held.slot AND leases.fence = held.fence"


async def every(db: Db) -> tuple[Lease, ...]:
    """Return all leases."""
    rows = await db.fetch(f"SELECT {_LEASE} FROM leases ORDER BY slot")
    return tuple(Lease(*row) for row in rows)


async def divide(db: Db, count: int, absent: float) -> None:
    """Divide all games into a number of slots, unless they are, or others still own any."""
    if len(await every(db)) == count:
        return
    async with db.transaction():
        # Others who divide, take or renew wait until this is done.
        await db.execute("LOCK TABLE leases IN EXCLUSIVE MODE")
        known = await every(db)
        if len(known) == count:
            return
        if not all(lease.is_free for lease in known):
            raise OtherDivision(len(known), count)
        fence = max((lease.fence for lease in known), default=0)
        spans = [_absent(slot, count, known, absent) for slot in range(count)]
        await db.execute("DELETE FROM leases")
        await db.execute(
            "INSERT INTO leases (slot, owner, fence, until, connected_at)"
            f" SELECT slot, NULL, $1, {_NOW}, {_NOW} - absent"
            " FROM unnest($2::bigint[], $3::double precision[]) AS made (slot, absent)",
            fence,
            list(range(count)),
            spans,
        )


def _absent(slot: int, count: int, known: Collection[Lease], otherwise: float) -> float:
    """Return for how long the parts of a new slot have been absent, at the most."""
    common = gcd(count, len(known)) if known else count
    parts = [it.absent for it in known if it.slot % common == slot % common]
    return max(parts, default=otherwise)


async def acquire(
    db: Db, owner: str, expected: Collection[Fence], seconds: float
) -> tuple[Lease, ...]:
    """Take slots which nobody has taken since their fences were read."""
    rows = await db.fetch(
        f"UPDATE leases SET owner = $3, fence = leases.fence + 1, until = {_NOW} + $4"
        f" FROM {_HELD} WHERE {_IS_HELD}"
        f" RETURNING leases.slot, owner, leases.fence, until - {_NOW}, {_NOW} - connected_at",
        *_columns(expected),
        owner,
        float(seconds),
    )
    return tuple(sorted((Lease(*row) for row in rows), key=lambda lease: lease.slot))


async def renew(
    db: Db, held: Mapping[int, int], connected: Collection[int], seconds: float
) -> frozenset[int]:
    """Let leases end later that have not ended, and note which slots are connected."""
    rows = await db.fetch(
        f"UPDATE leases SET until = {_NOW} + $4, connected_at = {_connected_at('$3')}"
        f" FROM {_HELD} WHERE {_IS_HELD} AND until > {_NOW} RETURNING leases.slot",
        *_columns(held.items()),
        list(connected),
        float(seconds),
    )
    return frozenset(slot for (slot,) in rows)


async def release(db: Db, held: Mapping[int, int], connected: Collection[int]) -> None:
    """Let leases end now."""
    await db.execute(
        f"UPDATE leases SET until = {_NOW}, connected_at = {_connected_at('$3')}"
        f" FROM {_HELD} WHERE {_IS_HELD}",
        *_columns(held.items()),
        list(connected),
    )


def connected(fences: Collection[Fence]) -> Statement:
    """Note that slots are connected now."""
    query = f"UPDATE leases SET connected_at = {_NOW} FROM {_HELD} WHERE {_IS_HELD}"
    return Statement(query, _columns(fences))


async def turn(db: Db, line: str, pause: float) -> float:
    """Take the next place in a line, and return how long it takes until then."""
    wait: float = await db.fetchval(
        f"INSERT INTO turns AS turn (line, next_at) VALUES ($1, {_NOW} + $2)"
        f" ON CONFLICT (line) DO UPDATE SET next_at = greatest(turn.next_at, {_NOW}) + $2"
        f" RETURNING next_at - $2 - {_NOW}",
        line,
        float(pause),
    )
    return max(0.0, wait)


def _connected_at(connected: str) -> str:
    return f"CASE WHEN leases.slot = ANY ({connected}::bigint[]) THEN {_NOW} ELSE connected_at END"


def _columns(fences: Collection[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Return slots and fences, in the order in which rows are locked."""
    ordered = sorted(fences)
    return [slot for slot, _ in ordered], [fence for _, fence in ordered]
